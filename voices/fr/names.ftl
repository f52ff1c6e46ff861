## Comment se dit un nom

# Entrée du menu de la voix.
menu-names = un nom mal dit
# À la table : quel nom est mal dit ? $people : des « name-entry ».
naming-whose = Quel nom ? { $people }.
# À la table, à la personne dont c'est le nom. $who : son nom, comme il se dit en ce moment.
naming-ask = { $who }. Bien dit ? Dièse : oui. 1 : autrement. 2 : épeler. 3 : enregistrer.
    .brief = { $who } ? Dièse : oui. 1, 2 ou 3 : autrement.
# À la table : le nom dit d'une autre façon, puis les touches. $name : le nom, dit ainsi.
naming-other = { $name }. Dièse : garder. 1 : autrement. Étoile : retour.
    .brief = { $name }.
# De même, les fois suivantes.
naming-other-again = { $name }.
# À la table, à la personne qui va épeler son nom.
naming-spell = Épelez, comme sur un téléphone : touches 2 à 9. Touche A : lettre suivante. Touche 1 : accent. Touche 0 : écouter. Touche B : enlever. Dièse : fini. Ou tapez le nom au clavier, puis Entrée.
    .brief = Épelez : touches 2 à 9.
# De même, quand des lettres sont déjà tapées. $name : ces lettres, lues.
naming-spell-again = { $name }. Continuez. Dièse : fini.
# À la table, à chaque lettre. $letter : la lettre.
letter-typed = { $letter }
# À la table : une lettre de moins. $count : combien il en reste.
letter-gone = { $count ->
    [0] Plus aucune lettre.
    [one] Reste une lettre.
   *[other] Restent { $count } lettres.
}
# À la table : ce qui est épelé, lu d'un trait. $name : les lettres.
letters-read = { $name }.
# À la table : rien n'est épelé.
letters-none = Pas encore de lettre.
# À la table : le nom se dit ainsi, ce soir et les autres soirs. $who : le nom, dit ainsi.
name-kept = D'accord : { $who }.
# À la table : rien n'a changé.
cancelled-naming = Le nom reste le même.
# À qui a appuyé, refus : quelqu'un d'autre parle au micro.
microphone-taken = Le micro est pris. Dans un moment.
# Refus : personne à la table n'a de nom. À la table.
naming-nobody = Pas de nom à cette place.
# Refus : ce nom est celui de quelqu'un d'autre. $name : le nom.
naming-taken = { $name } est déjà à la table.
# Refus : trop de lettres. $longest : le maximum.
naming-long = Pas plus de { $longest } lettres.
# Refus : la dernière lettre ne prend pas d'accent.
naming-no-accent = Pas d'accent sur cette lettre.
# Refus : le micro n'a rien donné.
naming-no-microphone = Pas de micro. Essayez la touche 2, épeler.
# Refus : le micro n'a entendu personne.
naming-silent = Je n'ai rien entendu. Parlez plus près.
# Après un refus : ce que l'on attend, sans redire la liste.
due-whose-name = Quel nom ? Touche D : la liste.
# Après un refus : ce que l'on attend de qui épelle son nom.
due-spelling = Épelez : touches 2 à 9.
