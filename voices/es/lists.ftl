# Cómo se dice una lista, dondequiera que una frase la contenga.

# En cualquier frase que diga una lista de tres o más: los primeros elementos. $start: la lista hasta ahí, $item: el siguiente.
list-comma = { $start }, { $item }
# En una lista cuyos elementos empiezan cada uno por su tecla: entre dos elementos. $start: la lista hasta ahí, $item: el siguiente.
list-next = { $start }. { $item }
# En cualquier frase que diga una lista: el último elemento, o el segundo de dos. $start: lo anterior, $item: el último.
list-end = { $start } y { $item }
# Un trozo de una lista larga: hay más. $items: tres o cinco elementos.
list-goes-on = { $items }.
