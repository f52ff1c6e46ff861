# Qui est à table pendant une partie : départs, arrivées, changements de place, remplacements.

## Au menu

# Entrée du menu, pendant une partie : quelqu'un part, arrive, change de place.
menu-people = qui est à table
# À la table, après cette entrée.
people-what = 1 : quelqu'un s'en va. 2 : quelqu'un arrive. 3 : deux personnes changent de place. 4 : quelqu'un remplace. 5 : retour.
# Réponse 1 : le bouton d'une page.
people-leaves = quelqu'un s'en va
# De même, réponse 2.
people-comes = quelqu'un arrive
# De même, réponse 3.
people-change = deux personnes changent de place
# De même, réponse 4.
people-sits-in = quelqu'un remplace un moment
# De même, réponse 5.
people-is-back = la personne remplacée revient
# À la table : le numéro de la personne ou de la place.
people-who = À quel numéro ?
# À la table : la seconde personne qui change de place.
people-with-whom = Avec quel numéro ?
# À la table : comment la personne qui s'assied découvre ses secrets.
people-way = Qui arrive lit comment ? 1 : yeux. 2 : toucher. 3 : oreille.
# Réponse 1 : le bouton d'une page.
people-eyes = avec les yeux
# De même, réponse 2.
people-touch = au toucher
# De même, réponse 3.
people-ear = à l'oreille

## Ce qui se passe

# À la table : cette personne rentre chez elle. $who : la personne.
people-left = Départ : { $who }.
# Juste après : la place reste dans la partie, sans personne. $who : la place.
people-left-nobody = Sa main reste cachée. À son tour, la table décide à voix haute.
# De même : la main est posée ouverte.
people-left-open = Posez sa main ouverte. Cette place ne joue plus.
# De même : la main est distribuée aux autres.
people-left-dealt = Distribuez sa main, une carte chacun, en partant de sa gauche. Cette place ne joue plus.
# À la table : quelqu'un prend une place laissée. $who : la place.
people-came = { $who } : bienvenue. Rien de ce qui a été dit en privé n'est redit. Votre nom : menu de la voix.
# À la table : quelqu'un remplace $who un moment.
people-sits-in-for = { $who } : quelqu'un remplace. Rien de ce qui a été dit en privé n'est redit, sauf avec le code de la place.
# À la table : la personne remplacée revient. $who : la personne.
people-returned = Retour : { $who }.
# À la table : deux personnes échangent leurs places. $one, $other : les personnes.
people-changed = { $one } et { $other } changent de place. Numéros et cartes suivent.
# À la table, et avec D deux fois : l'ordre du tour de table. $people : les personnes.
people-order = Dans l'ordre : { $people }.
# À la table, au début d'une nouvelle partie : quelqu'un est parti, et les numéros ne sont plus ceux d'avant. $people : tout le monde, dans l'ordre.
people-renumbered = Nouveaux numéros, dans l'ordre : { $people }. Oreillettes et pavés gardent le leur.
# À la table : c'est le tour d'une place sans personne. $who : la place.
people-nobody-plays = { $who } n'a personne : décidez à voix haute.
# Avec D deux fois : les places laissées. $who : les places.
people-empty = Sans personne : { $who }.
# Avec D deux fois : les places remplacées. $who : les personnes absentes.
people-lent-now = Avec quelqu'un d'autre : { $who }.
# À la table : la main laissée est ouverte, on en scanne les cartes. Aussi l'aide et le rappel. $who : la place.
open-hand-due = Cartes ouvertes, { $who } : scannez-les une à une. Dièse : c'est tout.
# À la table : une carte de la main ouverte. $card : son nom, $count : combien jusqu'ici.
open-hand-card = { $card }. { $count }.
# À la table : la main ouverte est finie. $who : la place, $count : combien de cartes.
open-hand-done = { $count ->
    [0] { $who } : main ouverte, rien de scanné.
    [1] { $who } : une carte ouverte.
   *[other] { $who } : { $count } cartes ouvertes.
}
# À la table : une carte déjà ouverte, scannée de nouveau. $card : son nom, $who : la place.
open-hand-named = { $card }. Carte ouverte, { $who }.
# Avec D deux fois : ce qui est ouvert. $who : la place, $cards : les cartes.
open-hand-lies = Main ouverte, { $who } : { $cards }.
# De même, si aucune carte n'a été scannée.
open-hand-unread = Main ouverte, rien de scanné : { $who }.

## Refus

# À la table : cette place a été laissée. $who : la place.
people-nobody-there = { $who } : personne n'est là.
# À la table : cette place n'est pas libre. $who : la personne.
people-taken = { $who } joue encore : un départ d'abord, ou un remplacement.
# À la table : quelqu'un arrive en cours de partie, et personne n'est parti.
people-no-place = Pas de place libre. Les cartes sont comptées pour ce nombre : prochaine partie, ou un remplacement, numéro 4.
# À la table : la main de cette place est ouverte ou distribuée. $who : la place.
people-hand-gone = { $who } n'a plus de main : prochaine partie, ou un remplacement, numéro 4.
# À la table : deux fois le même numéro pour changer de place. $who : la personne.
people-same = Deux fois : { $who }.
# À la table : on ne change pas de place, et une main ne part pas, au milieu d'un tour de table. La suite dit quoi terminer.
people-goes-round = Pas au milieu de ceci : terminez d'abord.
# À la table : quelqu'un remplace déjà cette personne. $who : la personne.
people-lent = { $who } a déjà quelqu'un.
# À la table : personne ne remplaçait cette personne. $who : la personne.
people-not-lent = { $who } est déjà là.
# À la table : la dernière personne veut partir.
people-last = Trop peu de monde pour continuer. Pour finir : quitter la partie, au menu.
# À la table : une touche pour la suite, mais la main ouverte n'est pas finie. La suite dit quoi faire.
open-hand-first = D'abord la main ouverte.

## Après, et pour annuler

# Une place sans personne, dans toute phrase qui nommerait quelqu'un. $seat : son numéro.
seat-empty = la place { $seat }
# À cette seule oreille : ce qui a été entendu avant, à cette place, n'est pas redit.
before-you-came = C'était avant vous : scannez encore.
# Après une annulation : un départ ou une arrivée. Code, carnet et téléphone de la place ne reviennent pas.
seat-left-lasting = Mais ce que cette place gardait en privé est effacé.
# Nom court : quelqu'un est parti. $who : la personne.
recall-seat-left = départ, { $who }
# Nom court : quelqu'un a pris une place. $who : la place.
recall-seat-taken = quelqu'un arrive, { $who }
# Nom court : un remplacement. $who : la personne remplacée.
recall-seat-lent = quelqu'un remplace, { $who }
# Nom court : la personne remplacée est revenue. $who : la personne.
recall-seat-returned = retour, { $who }
# Nom court : deux personnes ont changé de place. $one, $other : les personnes.
recall-places-changed = places changées, { $one } et { $other }
# Nom court : une carte posée ouverte. $who : la place, $card : la carte.
recall-card-laid-open = { $card }, ouverte, { $who }
# Nom court : la main ouverte est finie, ou reprise. $who : la place.
recall-hand-laid-open = main ouverte, { $who }
