# Comment une liste se dit, partout où une phrase en contient une.

# Dans toute phrase qui dit une liste de trois ou plus : les premiers éléments. $start : le début de la liste, $item : l'élément suivant.
list-comma = { $start }, { $item }
# Dans une liste où chaque élément commence par sa touche : entre deux éléments. $start : le début de la liste, $item : l'élément suivant.
list-next = { $start }, { $item }
# Dans toute phrase qui dit une liste : le dernier élément, ou le second de deux. $start : ce qui précède, $item : le dernier.
list-end = { $start } et { $item }
# Un morceau d'une liste longue : il y en a d'autres. $items : trois ou cinq éléments.
list-goes-on = { $items }.
