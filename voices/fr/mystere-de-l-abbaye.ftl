### Mystère à l'Abbaye. French is the source: heard by the whole table, from one loudspeaker, in the middle of talk; what one
### ear alone hears says so. The information comes first. Names are written after a colon, a comma or "chez": never where a
### word would have to change before a vowel. Monks are men; players may be of any gender.
### $who, $asked, $robbed, $taker, $intruder, $owner, $shower, $first, $by, $giver: a player, said as a name or as "joueur 3".
### $people: several. $monk: a monk, by name or number. $trait, $traits, $room, $mass: words of this file.
### A message may have .brief (shorter) and .full (for a first evening, with what to do).

## Names of things

# The game's title: in the lobby and in the list of games.
game-mystere-de-l-abbaye = Mystère à l'Abbaye
# What a scanned thing is, when it is looked up and nothing is counted. The game box itself.
token-mystere-de-l-abbaye-box = la boîte de Mystère à l'Abbaye
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-mystere-de-l-abbaye-salle = Les salles
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-mystere-de-l-abbaye-trait = Les traits
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-mystere-de-l-abbaye-moine = Les moines
# Rooms of the reference sheet, with the number that is typed for each.
token-mystere-de-l-abbaye-salle-eglise = Église, salle 11
# As above; it is entered from the church.
token-mystere-de-l-abbaye-salle-confessionnal-1 = Confessionnal de l'église, salle 12
# As above; it is entered from the court.
token-mystere-de-l-abbaye-salle-confessionnal-2 = Confessionnal de la cour, salle 13
# As above.
token-mystere-de-l-abbaye-salle-scriptorium = Scriptorium, salle 14
# As above.
token-mystere-de-l-abbaye-salle-bibliotheque = Bibliothèque, salle 15
# As above.
token-mystere-de-l-abbaye-salle-parloir = Parloir, salle 16
# As above.
token-mystere-de-l-abbaye-salle-crypte = Crypte, salle 17
# As above.
token-mystere-de-l-abbaye-salle-chapitre = Salle du chapitre, salle 18
# As above: the cell of the player at seat 1.
token-mystere-de-l-abbaye-salle-cellule-1 = Cellule de la place 1, salle 21
# As above.
token-mystere-de-l-abbaye-salle-cellule-2 = Cellule de la place 2, salle 22
# As above.
token-mystere-de-l-abbaye-salle-cellule-3 = Cellule de la place 3, salle 23
# As above.
token-mystere-de-l-abbaye-salle-cellule-4 = Cellule de la place 4, salle 24
# As above.
token-mystere-de-l-abbaye-salle-cellule-5 = Cellule de la place 5, salle 25
# As above.
token-mystere-de-l-abbaye-salle-cellule-6 = Cellule de la place 6, salle 26
# As above.
token-mystere-de-l-abbaye-salle-cour = Cour, salle 31
# As above.
token-mystere-de-l-abbaye-salle-cloitre = Cloître, salle 32
# As above: any room without effect.
token-mystere-de-l-abbaye-salle-autre = Autre salle vide, salle 33
# Traits of the reference sheet, with the number that is typed for each.
token-mystere-de-l-abbaye-trait-hospitalier = Hospitalier, trait 31
# As above.
token-mystere-de-l-abbaye-trait-franciscain = Franciscain, trait 32
# As above.
token-mystere-de-l-abbaye-trait-benedictin = Bénédictin, trait 33
# As above.
token-mystere-de-l-abbaye-trait-pere = Père, trait 41
# As above.
token-mystere-de-l-abbaye-trait-frere = Frère, trait 42
# As above.
token-mystere-de-l-abbaye-trait-novice = Novice, trait 43
# As above.
token-mystere-de-l-abbaye-trait-avec-capuche = Avec capuche, trait 51
# As above.
token-mystere-de-l-abbaye-trait-sans-capuche = Sans capuche, trait 52
# As above.
token-mystere-de-l-abbaye-trait-barbu = Barbu, trait 61
# As above.
token-mystere-de-l-abbaye-trait-glabre = Glabre, trait 62
# As above.
token-mystere-de-l-abbaye-trait-gros = Gros, trait 71
# As above.
token-mystere-de-l-abbaye-trait-maigre = Maigre, trait 72
# A monk of the reference sheet, where nothing more is said of him.
token-mystere-de-l-abbaye-moine-01 = Moine 1
# As above.
token-mystere-de-l-abbaye-moine-02 = Moine 2
# As above.
token-mystere-de-l-abbaye-moine-03 = Moine 3
# As above.
token-mystere-de-l-abbaye-moine-04 = Moine 4
# As above.
token-mystere-de-l-abbaye-moine-05 = Moine 5
# As above.
token-mystere-de-l-abbaye-moine-06 = Moine 6
# As above.
token-mystere-de-l-abbaye-moine-07 = Moine 7
# As above.
token-mystere-de-l-abbaye-moine-08 = Moine 8
# As above.
token-mystere-de-l-abbaye-moine-09 = Moine 9
# As above.
token-mystere-de-l-abbaye-moine-10 = Moine 10
# As above.
token-mystere-de-l-abbaye-moine-11 = Moine 11
# As above.
token-mystere-de-l-abbaye-moine-12 = Moine 12
# As above.
token-mystere-de-l-abbaye-moine-13 = Moine 13
# As above.
token-mystere-de-l-abbaye-moine-14 = Moine 14
# As above.
token-mystere-de-l-abbaye-moine-15 = Moine 15
# As above.
token-mystere-de-l-abbaye-moine-16 = Moine 16
# As above.
token-mystere-de-l-abbaye-moine-17 = Moine 17
# As above.
token-mystere-de-l-abbaye-moine-18 = Moine 18
# As above.
token-mystere-de-l-abbaye-moine-19 = Moine 19
# As above.
token-mystere-de-l-abbaye-moine-20 = Moine 20
# As above.
token-mystere-de-l-abbaye-moine-21 = Moine 21
# As above.
token-mystere-de-l-abbaye-moine-22 = Moine 22
# As above.
token-mystere-de-l-abbaye-moine-23 = Moine 23
# As above.
token-mystere-de-l-abbaye-moine-24 = Moine 24
# The card of a monk, in lists of codes.
token-mystere-de-l-abbaye-suspect-01 = Suspect 1
# As above.
token-mystere-de-l-abbaye-suspect-02 = Suspect 2
# As above.
token-mystere-de-l-abbaye-suspect-03 = Suspect 3
# As above.
token-mystere-de-l-abbaye-suspect-04 = Suspect 4
# As above.
token-mystere-de-l-abbaye-suspect-05 = Suspect 5
# As above.
token-mystere-de-l-abbaye-suspect-06 = Suspect 6
# As above.
token-mystere-de-l-abbaye-suspect-07 = Suspect 7
# As above.
token-mystere-de-l-abbaye-suspect-08 = Suspect 8
# As above.
token-mystere-de-l-abbaye-suspect-09 = Suspect 9
# As above.
token-mystere-de-l-abbaye-suspect-10 = Suspect 10
# As above.
token-mystere-de-l-abbaye-suspect-11 = Suspect 11
# As above.
token-mystere-de-l-abbaye-suspect-12 = Suspect 12
# As above.
token-mystere-de-l-abbaye-suspect-13 = Suspect 13
# As above.
token-mystere-de-l-abbaye-suspect-14 = Suspect 14
# As above.
token-mystere-de-l-abbaye-suspect-15 = Suspect 15
# As above.
token-mystere-de-l-abbaye-suspect-16 = Suspect 16
# As above.
token-mystere-de-l-abbaye-suspect-17 = Suspect 17
# As above.
token-mystere-de-l-abbaye-suspect-18 = Suspect 18
# As above.
token-mystere-de-l-abbaye-suspect-19 = Suspect 19
# As above.
token-mystere-de-l-abbaye-suspect-20 = Suspect 20
# As above.
token-mystere-de-l-abbaye-suspect-21 = Suspect 21
# As above.
token-mystere-de-l-abbaye-suspect-22 = Suspect 22
# As above.
token-mystere-de-l-abbaye-suspect-23 = Suspect 23
# As above.
token-mystere-de-l-abbaye-suspect-24 = Suspect 24
# Mass cards.
token-mystere-de-l-abbaye-messe-matines = Messe : Matines
# As above.
token-mystere-de-l-abbaye-messe-laudes = Messe : Laudes
# As above.
token-mystere-de-l-abbaye-messe-prime = Messe : Prime
# As above.
token-mystere-de-l-abbaye-messe-tierce = Messe : Tierce
# As above.
token-mystere-de-l-abbaye-messe-sexte = Messe : Sexte
# As above.
token-mystere-de-l-abbaye-messe-none = Messe : None
# As above.
token-mystere-de-l-abbaye-messe-vepres = Messe : Vêpres
# As above.
token-mystere-de-l-abbaye-messe-complies = Messe : Complies
# A crypt card.
token-mystere-de-l-abbaye-crypte = Carte crypte : un second tour
# Library books; the number is the companion's.
token-mystere-de-l-abbaye-bibliotheque-1 = Livre de la bibliothèque, étiquette 1
# As above.
token-mystere-de-l-abbaye-bibliotheque-2 = Livre de la bibliothèque, étiquette 2
# As above.
token-mystere-de-l-abbaye-bibliotheque-3 = Livre de la bibliothèque, étiquette 3
# As above.
token-mystere-de-l-abbaye-bibliotheque-4 = Livre de la bibliothèque, étiquette 4
# As above.
token-mystere-de-l-abbaye-bibliotheque-5 = Livre de la bibliothèque, étiquette 5
# As above.
token-mystere-de-l-abbaye-bibliotheque-6 = Livre de la bibliothèque, étiquette 6
# As above.
token-mystere-de-l-abbaye-bibliotheque-7 = Livre de la bibliothèque, étiquette 7
# As above.
token-mystere-de-l-abbaye-bibliotheque-8 = Livre de la bibliothèque, étiquette 8
# Scriptorium books.
token-mystere-de-l-abbaye-scriptorium-01 = Livre du scriptorium, étiquette 1
# As above.
token-mystere-de-l-abbaye-scriptorium-02 = Livre du scriptorium, étiquette 2
# As above.
token-mystere-de-l-abbaye-scriptorium-03 = Livre du scriptorium, étiquette 3
# As above.
token-mystere-de-l-abbaye-scriptorium-04 = Livre du scriptorium, étiquette 4
# As above.
token-mystere-de-l-abbaye-scriptorium-05 = Livre du scriptorium, étiquette 5
# As above.
token-mystere-de-l-abbaye-scriptorium-06 = Livre du scriptorium, étiquette 6
# As above.
token-mystere-de-l-abbaye-scriptorium-07 = Livre du scriptorium, étiquette 7
# As above.
token-mystere-de-l-abbaye-scriptorium-08 = Livre du scriptorium, étiquette 8
# As above.
token-mystere-de-l-abbaye-scriptorium-09 = Livre du scriptorium, étiquette 9
# As above.
token-mystere-de-l-abbaye-scriptorium-10 = Livre du scriptorium, étiquette 10
# As above.
token-mystere-de-l-abbaye-scriptorium-11 = Livre du scriptorium, étiquette 11
# As above.
token-mystere-de-l-abbaye-scriptorium-12 = Livre du scriptorium, étiquette 12
# As above.
token-mystere-de-l-abbaye-scriptorium-13 = Livre du scriptorium, étiquette 13
# As above.
token-mystere-de-l-abbaye-scriptorium-14 = Livre du scriptorium, étiquette 14
# As above.
token-mystere-de-l-abbaye-scriptorium-15 = Livre du scriptorium, étiquette 15
# As above.
token-mystere-de-l-abbaye-scriptorium-16 = Livre du scriptorium, étiquette 16
# As above.
token-mystere-de-l-abbaye-scriptorium-17 = Livre du scriptorium, étiquette 17
# As above.
token-mystere-de-l-abbaye-scriptorium-18 = Livre du scriptorium, étiquette 18
# As above.
token-mystere-de-l-abbaye-scriptorium-19 = Livre du scriptorium, étiquette 19
# As above.
token-mystere-de-l-abbaye-scriptorium-20 = Livre du scriptorium, étiquette 20
# As above.
token-mystere-de-l-abbaye-scriptorium-21 = Livre du scriptorium, étiquette 21
# As above.
token-mystere-de-l-abbaye-scriptorium-22 = Livre du scriptorium, étiquette 22
# As above.
token-mystere-de-l-abbaye-scriptorium-23 = Livre du scriptorium, étiquette 23
# As above.
token-mystere-de-l-abbaye-scriptorium-24 = Livre du scriptorium, étiquette 24
# As above.
token-mystere-de-l-abbaye-scriptorium-25 = Livre du scriptorium, étiquette 25
# As above.
token-mystere-de-l-abbaye-scriptorium-26 = Livre du scriptorium, étiquette 26
# Events.
token-mystere-de-l-abbaye-evenement-01 = Événement, étiquette 1
# As above.
token-mystere-de-l-abbaye-evenement-02 = Événement, étiquette 2
# As above.
token-mystere-de-l-abbaye-evenement-03 = Événement, étiquette 3
# As above.
token-mystere-de-l-abbaye-evenement-04 = Événement, étiquette 4
# As above.
token-mystere-de-l-abbaye-evenement-05 = Événement, étiquette 5
# As above.
token-mystere-de-l-abbaye-evenement-06 = Événement, étiquette 6
# As above.
token-mystere-de-l-abbaye-evenement-07 = Événement, étiquette 7
# As above.
token-mystere-de-l-abbaye-evenement-08 = Événement, étiquette 8
# As above.
token-mystere-de-l-abbaye-evenement-09 = Événement, étiquette 9
# As above.
token-mystere-de-l-abbaye-evenement-10 = Événement, étiquette 10
# As above.
token-mystere-de-l-abbaye-evenement-11 = Événement, étiquette 11
# As above.
token-mystere-de-l-abbaye-evenement-12 = Événement, étiquette 12
# As above.
token-mystere-de-l-abbaye-evenement-13 = Événement, étiquette 13
# As above.
token-mystere-de-l-abbaye-evenement-14 = Événement, étiquette 14
# As above.
token-mystere-de-l-abbaye-evenement-15 = Événement, étiquette 15
# As above.
token-mystere-de-l-abbaye-evenement-16 = Événement, étiquette 16
# As above.
token-mystere-de-l-abbaye-evenement-17 = Événement, étiquette 17
# As above.
token-mystere-de-l-abbaye-evenement-18 = Événement, étiquette 18
# As above.
token-mystere-de-l-abbaye-evenement-19 = Événement, étiquette 19
# As above.
token-mystere-de-l-abbaye-evenement-20 = Événement, étiquette 20
# A trait inside a sentence.
mystere-de-l-abbaye-trait-hospitalier = hospitalier
# As above.
mystere-de-l-abbaye-trait-franciscain = franciscain
# As above.
mystere-de-l-abbaye-trait-benedictin = bénédictin
# As above.
mystere-de-l-abbaye-trait-pere = père
# As above.
mystere-de-l-abbaye-trait-frere = frère
# As above.
mystere-de-l-abbaye-trait-novice = novice
# As above.
mystere-de-l-abbaye-trait-avec-capuche = avec capuche
# As above.
mystere-de-l-abbaye-trait-sans-capuche = sans capuche
# As above.
mystere-de-l-abbaye-trait-barbu = barbu
# As above.
mystere-de-l-abbaye-trait-glabre = glabre
# As above.
mystere-de-l-abbaye-trait-gros = gros
# As above.
mystere-de-l-abbaye-trait-maigre = maigre
# A mass inside a sentence.
mystere-de-l-abbaye-mass-matines = Matines
# As above.
mystere-de-l-abbaye-mass-laudes = Laudes
# As above.
mystere-de-l-abbaye-mass-prime = Prime
# As above.
mystere-de-l-abbaye-mass-tierce = Tierce
# As above.
mystere-de-l-abbaye-mass-sexte = Sexte
# As above.
mystere-de-l-abbaye-mass-none = None
# As above.
mystere-de-l-abbaye-mass-vepres = Vêpres
# As above.
mystere-de-l-abbaye-mass-complies = Complies
# A room inside a sentence, after a colon or a comma.
mystere-de-l-abbaye-room-eglise = église
# As above.
mystere-de-l-abbaye-room-confessionnal-1 = confessionnal de l'église
# As above.
mystere-de-l-abbaye-room-confessionnal-2 = confessionnal de la cour
# As above.
mystere-de-l-abbaye-room-scriptorium = scriptorium
# As above.
mystere-de-l-abbaye-room-bibliotheque = bibliothèque
# As above.
mystere-de-l-abbaye-room-parloir = parloir
# As above.
mystere-de-l-abbaye-room-crypte = crypte
# As above.
mystere-de-l-abbaye-room-chapitre = salle du chapitre
# As above.
mystere-de-l-abbaye-room-cour = cour
# As above.
mystere-de-l-abbaye-room-cloitre = cloître
# As above: any room without effect.
mystere-de-l-abbaye-room-autre = salle vide
# As above: a figure that went somewhere without effect.
mystere-de-l-abbaye-room-nowhere = lieu sans effet
# As above: somebody's cell. $who: whose.
mystere-de-l-abbaye-room-cellule = cellule { $who }
# As above: the cell of a seat where nobody plays. $number: the seat.
mystere-de-l-abbaye-room-cellule-nobody = cellule sans occupant, place { $number }
# A monk whose name nobody has entered. $number: the companion's, 1 to 24, on the reference sheet.
mystere-de-l-abbaye-monk-number = le moine { $number }
# A monk by name, whose rank nobody has entered. $name: the owner's own text.
mystere-de-l-abbaye-monk-name = { $name }
# A monk by rank and name. $name: the owner's own text.
mystere-de-l-abbaye-monk-pere = père { $name }
# As above.
mystere-de-l-abbaye-monk-frere = frère { $name }
# As above.
mystere-de-l-abbaye-monk-novice = novice { $name }
# One of several who may be chosen: "3 Inès". $number: the key.
mystere-de-l-abbaye-seat = { $number } : { $who }
# One card of a hand, in order, in one ear. $number: its place.
mystere-de-l-abbaye-card = { $number } : { $monk }

## The set-up, one step after the other; each is said when it is reached, and again by "where are we?"

# The first line of a game, after the roll call. $players: how many play.
mystere-de-l-abbaye-started = On joue à { $players }. Dièse passe à l'étape suivante.
# Right after it, where the owner's sheet of suspects is not whole. $named of $monks have a name, $full all five traits.
mystere-de-l-abbaye-sheet = La feuille des suspects est incomplète : { $named } noms sur { $monks }, { $full } moines avec leurs cinq traits. On peut jouer : des autres, je dirai le numéro. Pour la compléter, après la partie : la commande teach.
    .brief = Feuille des suspects : { $named } noms, { $full } moines complets sur { $monks }.
# At the start, where the box's owner has not told of every room which others touch it. $told: of how many.
mystere-de-l-abbaye-ways-untold = { $told ->
        [0] Quelles salles se touchent, je ne le sais pas
       *[other] Quelles salles se touchent, je ne le sais pas pour toutes
    } : le plateau le dit. Pour me l'apprendre, après la partie : la commande teach.
    .brief = { $told ->
        [0] Je ne sais pas quelles salles se touchent.
       *[other] Je ne sais pas pour toutes les salles lesquelles se touchent.
    }
# What to lay out. $library, $events: 1 where these piles are used, 0 where a variant leaves them out.
mystere-de-l-abbaye-step-prepare = Tous les pions dans l'église. Un carnet et une fiche par personne. Mélangez chaque pile à part : scriptorium{ $library ->
        [0] { "" }
       *[other] , bibliothèque
    }{ $events ->
        [0] { "" }
       *[other] , événements
    }. Les cartes crypte sur leur case. Dièse.
    .brief = Pions à l'église, carnets, piles mélangées. Dièse.
# The suspects' cards. $parlour: how many lie on the parlour's pile; $hand: how many for each player.
mystere-de-l-abbaye-step-deal = Mélangez les 24 suspects. Un sous le plateau, sans le regarder : c'est le coupable. { $parlour } au parloir, face cachée. { $hand } par personne. Dièse quand c'est distribué.
    .brief = Suspects : un sous le plateau, { $parlour } au parloir, { $hand } par personne. Dièse.
# Who plays first; a number is asked. $players: the highest seat.
mystere-de-l-abbaye-ask-starter = Qui commence ? Lancez un dé et tapez la place, de 1 à { $players }. 7 : je lance.
    .full = Qui commence ? Lancez un dé et tapez la place de sa couleur, de 1 à { $players }. Une couleur qui ne joue pas : on relance, comme à chaque lancer de la partie. 7 : je lance.
# The answer to it.
mystere-de-l-abbaye-starter = { $who } commence.
# Two dice are rolled for who was last in the two confessionals. $starter: the first player.
mystere-de-l-abbaye-ask-confessor-1 = { $starter } prend la cloche et les messes. Deux dés, pour les confessionnaux. Qui s'est confessé en dernier près de l'église ? Sa place. 7 : je lance les deux.
    .brief = Confessionnal de l'église : quelle place ? 7 : je lance les deux.
# The second one; it must be somebody else.
mystere-de-l-abbaye-ask-confessor-2 = Et dans le confessionnal de la cour ? Une autre place. 7 : je lance.
# Who was last in the church's confessional.
mystere-de-l-abbaye-confessor-1 = Confessionnal de l'église : { $who }.
# Who was last in the court's confessional.
mystere-de-l-abbaye-confessor-2 = Confessionnal de la cour : { $who }.
# Both at once, when the companion rolled.
mystere-de-l-abbaye-confessors = Confessionnal de l'église : { $church }. De la cour : { $court }.

## Turns

# The first player's turn begins: before the figure is touched, the bell. $to: the space it goes to.
mystere-de-l-abbaye-step-bell = { $who } : d'abord la cloche, sur { $to }. Touche A.
    .brief = { $who } : cloche sur { $to }. Touche A.
    .full = { $who } joue. Avant de toucher le pion, mettez la cloche sur la case { $to }, puis touche A.
# The same, when the bell stands on its last space: it is rung.
mystere-de-l-abbaye-step-ring = { $who } : sonnez la messe, { $mass }. Touche A.
# The bell was moved. $to: where it stands now.
mystere-de-l-abbaye-bell = Cloche sur { $to }.
# A room was given before the bell was moved. A means that the figure was not touched; the digit takes # after it.
mystere-de-l-abbaye-ask-forgotten = La cloche n'a pas bougé. Si le pion non plus : touche A. Si on y a déjà touché : 4, puis dièse, pénitence.
    .brief = { $who } : touche A, si le pion n'a pas bougé. Sinon, 4, puis dièse.
# A turn. $steps: at most so many spaces.
mystere-de-l-abbaye-step-move = { $who }, { $steps ->
        [2] une ou deux
       *[other] une, deux ou trois
    } cases.
    .full = { $who }, { $steps ->
        [2] une ou deux
       *[other] une, deux ou trois
    } cases, c'est obligatoire, et sans revenir au départ. Scannez la salle, ou tapez son numéro. Dièse : un lieu sans effet, sans personne.
# The second turn of a crypt card.
mystere-de-l-abbaye-step-again = { $who } rejoue, { $steps ->
        [2] une ou deux
       *[other] une, deux ou trois
    } cases.
# A figure stands in a room: what was scanned or typed.
mystere-de-l-abbaye-moved = { $who }, { $room }.
# The same, on a space without effect.
mystere-de-l-abbaye-moved-nowhere = { $who }, lieu sans effet.
    .brief = { $who }, sans effet.
# A turn is spent in penance and passes by itself; in the church, figures that were sent there stay silent.
mystere-de-l-abbaye-skipped = { $who } prie et passe son tour. Silence tant que le pion reste à l'église.
    .brief = { $who } prie et passe son tour.
# A room of several spaces where somebody is: on the same one? $people: seat and name of who is, or may be, in that room.
mystere-de-l-abbaye-ask-who = Qui, sur la même case ? { $people }. Personne : dièse.
# Several are met: one of them is asked. $people: seat and name of each.
mystere-de-l-abbaye-ask-whom = { $who } interroge qui ? { $people }.
# A question has to be asked aloud; then how it was taken is told.
mystere-de-l-abbaye-ask-question = { $who } interroge { $asked }. Réponse, et question en retour : dièse quand tout est dit. Vœu de silence : 2.
    .brief = { $who } interroge { $asked }. Tout est dit : dièse. Silence : 2.
    .full = { $who } doit poser une question à { $asked }. Tout est permis, sauf ce qui oblige à nommer un suspect. La réponse est exacte, et qui répond peut demander à son tour : dièse quand tout est dit. Vœu de silence, à dire à voix haute : 2.
# A figure comes into the church, and those who are there do penance: nobody is asked. $people: they.
mystere-de-l-abbaye-not-asked = Pas de question : en pénitence à l'église, { $people }.
# After an answer, and after the question back, if there was one. $asked has answered.
mystere-de-l-abbaye-answered = { $asked } a répondu.
# The gesture of the finger on the mouth, said for those who do not see it.
mystere-de-l-abbaye-vow = Vœu de silence : { $asked }.

## Rooms

# A confessional or a cell: a card is drawn blindly. $cards: how many $robbed holds.
mystere-de-l-abbaye-step-rob = { $cards ->
        [1] { $robbed } a une carte, { $who } la prend
       *[other] { $robbed } a { $cards } cartes, { $who } en prend une au hasard
    }. Dièse. 7 : je tire un numéro.
    .brief = { $cards ->
        [1] { $robbed } : une carte
       *[other] { $robbed } : une carte sur { $cards }
    }, pour { $who }. Dièse, sinon 7.
# A card was drawn.
mystere-de-l-abbaye-taken = { $taker } prend une carte, { $robbed } en perd une.
    .brief = { $taker } prend une carte.
# The same, when the companion drew which. $number: counted from the left of the hand of $robbed.
mystere-de-l-abbaye-taken-number = { $robbed } : carte { $number } en partant de sa gauche. { $taker } la prend.
# Whoever was in a confessional turns its die.
mystere-de-l-abbaye-confessed = { $who } tourne le dé du confessionnal.
# Nobody's card can be taken there: the last visitor holds none, or is the same player.
mystere-de-l-abbaye-confessed-nothing = Pas de carte à prendre ici.
# One's own cell, empty.
mystere-de-l-abbaye-own-cell = Sa propre cellule : rien.
# The owner of the cell holds no card.
mystere-de-l-abbaye-empty-hand = { $who } n'a aucune carte.
# The owner enters a cell where somebody is.
mystere-de-l-abbaye-caught = Flagrant délit : { $intruder } !
# The card that was taken in this cell goes back; if it is gone, a blind one.
mystere-de-l-abbaye-ask-caught = { $intruder } rend la carte prise ici, { $owner } la reçoit : dièse. Si elle n'est plus là, une autre au hasard : 7, je tire.
    .brief = { $intruder } rend la carte, { $owner } la reçoit : dièse. Une autre : 7.
# The stolen card went back.
mystere-de-l-abbaye-returned = { $owner } a repris sa carte.
# Another one, which the companion drew. $number: counted from the left of the hand of $intruder.
mystere-de-l-abbaye-returned-number = { $intruder } : carte { $number } en partant de sa gauche. { $owner } la prend.
# No card was taken in this cell, or none is left.
mystere-de-l-abbaye-returned-none = { $intruder } n'a rien à rendre.
# The scriptorium. A book with a star is kept, unread.
mystere-de-l-abbaye-step-book = { $who } pioche un livre. Étoile sur le sceau : 1, il reste secret. Sinon, à voix haute : scan, ou dièse une fois fait.
    .brief = { $who }, un livre. Étoile sur le sceau : 1. Sinon, scan ou dièse.
# A starred book is kept. $books: how many this player keeps now.
mystere-de-l-abbaye-book-kept = { $books ->
        [1] { $who } a un livre en réserve
       *[other] { $who } a { $books } livres en réserve
    }.
# The same, where nobody has entered the seals of all books: no scan, which would be refused.
mystere-de-l-abbaye-step-book-aloud = { $who } pioche un livre. Étoile sur le sceau : 1, il reste secret. Sinon, lisez-le à voix haute, puis dièse.
    .brief = { $who }, un livre. Étoile sur le sceau : 1. Sinon, à voix haute, puis dièse.
# The library: the book is read aloud and applied.
mystere-de-l-abbaye-step-read = { $who } pioche un livre de la bibliothèque, une seule fois par partie, à lire et à appliquer tout de suite : scan, ou dièse une fois fait.
    .brief = { $who }, un livre de la bibliothèque : scan, ou dièse.
# A book or an event in its owner's words.
mystere-de-l-abbaye-card-name-text = { $name }. { $text }
# The same, without a name.
mystere-de-l-abbaye-card-text = { $text }
# The same, without a text.
mystere-de-l-abbaye-card-name = { $name }. Son texte n'est pas encore enregistré : lisez la carte à voix haute.
# The same, with nothing entered.
mystere-de-l-abbaye-card-blank = Cette carte n'est pas encore enregistrée : lisez-la à voix haute.
# What was read is being done; a die may be needed.
mystere-de-l-abbaye-step-apply = Appliquez. Un dé : 7, je lance. Dièse quand c'est fait.
    .brief = Appliquez. Dièse.
    .full = Appliquez. Un dé sur le sceau : 7, je lance. Si des mains changent : menu. Dièse quand c'est fait.
# The same, for an event: its die names a player or a room, as its text says.
mystere-de-l-abbaye-step-apply-event = Appliquez. Un dé : 7, une personne ; 8, une salle. Dièse quand c'est fait.
    .brief = Appliquez. Dièse.
    .full = Appliquez. Un dé sur le sceau : 7, je tire une personne ; 8, une salle. Si des mains changent : menu. Dièse quand c'est fait.
# The die that the companion rolled names a player.
mystere-de-l-abbaye-die = Le dé : { $who }.
# The die that the companion rolled names a room, for an event.
mystere-de-l-abbaye-die-room = Le dé : { $room }.
# A kept book was scanned at the table. It is not read before its player is told.
mystere-de-l-abbaye-ask-book-whose = Un livre en réserve. Qui le joue ? Sa place. Dièse : personne, il reste secret.
    .brief = Qui joue ce livre ? Sa place. Dièse : personne.
# Nobody plays it.
mystere-de-l-abbaye-book-unread = Personne ne le joue.
# From the menu: somebody plays a kept book that was not scanned yet.
mystere-de-l-abbaye-step-book-played = { $who } joue un livre en réserve. Scan, ou dièse une fois lu à voix haute.
    .brief = { $who }, un livre en réserve : scan, ou dièse une fois lu.
# A kept book is played.
mystere-de-l-abbaye-book-used = { $who } joue un livre.
# The parlour: the top card goes to this player's hand. $left: on the pile.
mystere-de-l-abbaye-parlour = { $who } prend la première carte de la pile. { $left ->
        [0] Il n'en reste pas
        [1] Il en reste une
       *[other] Il en reste { $left }
    }.
    .brief = { $who } prend une carte. { $left ->
        [0] Pile vide
        [1] Reste une
       *[other] Reste { $left }
    }.
# The pile is empty: two rooms change.
mystere-de-l-abbaye-pile-empty = Pile vide ! Au parloir, on demande maintenant à voir une carte. Au chapitre, les accusations sont ouvertes.
# The empty parlour. One may ask somebody to show a card, not to give it.
mystere-de-l-abbaye-ask-show-whom = { $who } peut demander à voir une carte, sans la prendre. À qui ? Sa place. Dièse : à personne.
    .brief = { $who } veut voir une carte : à qui ? Sinon, dièse.
# What kind of card: a trait by scan or by its number.
mystere-de-l-abbaye-ask-trait = { $asked } : quelle carte ? Un trait : scan, ou son numéro.
# A second trait may be asked for. $trait: the first. $asked: of whom.
mystere-de-l-abbaye-ask-trait-2 = { $asked } : { $trait }. Un second trait ? Sinon, dièse.
# Whether a card is shown. $traits: what was asked for.
mystere-de-l-abbaye-ask-shown = { $asked } : { $traits } ? On en montre une : dièse. Aucune : 2.
    .full = { $asked } : { $traits } ? Qui en a doit en montrer une, et une seule : dièse. Aucune : 2.
# A card was shown to one player alone.
mystere-de-l-abbaye-shown = { $asked } montre une carte à { $who }.
# There is no such card in that hand.
mystere-de-l-abbaye-shown-none = { $asked } n'en a aucune.
# The crypt: a card for a second turn later.
mystere-de-l-abbaye-crypt-taken = { $who } a une carte crypte.
    .full = { $who } a une carte crypte : un second tour, juste après un tour normal.
# The crypt, for somebody who holds a crypt card already.
mystere-de-l-abbaye-crypt-held = Déjà une carte crypte : pas de seconde.
# By hand: this player holds no crypt card.
mystere-de-l-abbaye-crypt-gone = { $who } n'a pas de carte crypte.
# After a normal turn of somebody who holds a crypt card. The digit takes # after it.
mystere-de-l-abbaye-ask-crypt = { $who } a une carte crypte. Rejouer : 1, puis dièse. Sinon, dièse.
    .brief = { $who }, carte crypte : 1, puis dièse. Sinon, dièse.
# The same, where the turn that it gives would be the one that a penance skips.
mystere-de-l-abbaye-ask-crypt-penance = { $who } a une carte crypte. La jouer passe tout de suite le tour de pénitence : 1, puis dièse. Sinon, dièse.
    .brief = { $who }, carte crypte pour la pénitence : 1, puis dièse. Sinon, dièse.
# It is played.
mystere-de-l-abbaye-crypt-used = Carte crypte sous la pile.

## The chapter hall

# The chapter hall while the parlour's pile is not empty.
mystere-de-l-abbaye-step-chapter-pile = { $who } peut faire une révélation : un trait, scan ou numéro. Dièse : rien.
    .brief = { $who } révèle un trait. Sinon, dièse.
    .full = { $who } peut faire une révélation : un seul trait du coupable, positif. Scan, ou son numéro. Pas encore d'accusation : il reste des cartes au parloir. Dièse : rien.
# The chapter hall when accusations are open.
mystere-de-l-abbaye-step-chapter = { $who } révèle un trait, ou accuse un moine : scan ou numéro. 80 : accuser par les traits. Dièse : rien.
    .brief = { $who } révèle, ou accuse. Sinon, dièse.
    .full = { $who } révèle un trait, ou accuse un moine. Scan, ou numéro : moines de 01 à 24, ou 80, par les traits. Les numéros des traits : touche 9. Dièse : rien.
# A revelation, to be written down.
mystere-de-l-abbaye-revealed = Révélation : { $trait }. { $who }.
# A revelation was typed; it is made only after #. Star takes it back.
mystere-de-l-abbaye-ask-reveal = { $who } révèle : { $trait } ? Dièse : oui. Étoile : non.
# An accusation was typed, scanned, or told by traits; it is made only after #. Star takes it back.
mystere-de-l-abbaye-ask-accuse = { $who } accuse { $monk } ? Dièse : oui. Étoile : non.
# The accused is told by traits; a number is asked, # leaves it open.
mystere-de-l-abbaye-ask-accused-order = Son ordre ? Hospitalier : 1. Franciscain : 2. Bénédictin : 3. Dièse : on ne sait pas.
# As above.
mystere-de-l-abbaye-ask-accused-rank = Son rang ? Père : 1. Frère : 2. Novice : 3.
# As above.
mystere-de-l-abbaye-ask-accused-hood = Une capuche ? Oui : 1. Non : 2.
# As above.
mystere-de-l-abbaye-ask-accused-face = Son visage ? Barbu : 1. Glabre : 2.
# As above.
mystere-de-l-abbaye-ask-accused-build = Sa carrure ? Gros : 1. Maigre : 2.
# The traits name nobody on the sheet.
mystere-de-l-abbaye-nobody-fits = Aucun moine de la feuille n'est ainsi.
# The traits do not name one monk alone: too few were told, or the sheet does not tell enough. $monks: who it may be.
mystere-de-l-abbaye-several-fit = { $count ->
        [1] Je ne peux pas le dire avec certitude, la feuille est incomplète. Peut-être
       *[other] Plusieurs moines possibles
    } : { $monks }. Donnez un nom, ou un numéro.
# As above, when there are too many to be named. $monks: how many.
mystere-de-l-abbaye-many-fit = { $monks } moines sont possibles. Donnez un nom, ou un numéro.
# An accusation: whoever holds that card must show it to all.
mystere-de-l-abbaye-ask-clear = { $who } accuse { $monk }. Qui a sa carte la montre à tous. Sa place ? Personne : dièse.
    .brief = { $who } accuse { $monk }. Qui a sa carte ? Personne : dièse.
# The card that is shown to all was scanned, and it is the one.
mystere-de-l-abbaye-verified = C'est bien sa carte : { $monk }. Qui l'avait ? Sa place.
# A wrong accusation. It interrupts everything.
mystere-de-l-abbaye-cleared = Innocent : { $monk }. { $by } a sa carte.
# What a wrong accusation costs.
mystere-de-l-abbaye-cleared-score = { $who } perd 2 points.
# Nobody clears the accused.
mystere-de-l-abbaye-step-culprit = Personne ne disculpe { $monk }. Retournez la carte sous le plateau : scan, ou deux chiffres. Dièse si c'est lui.
    .brief = La carte sous le plateau : scan, ou deux chiffres. Si c'est { $monk } : dièse.
# The accusation was right: the end. It interrupts everything.
mystere-de-l-abbaye-culprit = Le coupable : { $monk } ! { $who } l'a trouvé.
# The card under the board is another: the accuser held the card of the accused. Everybody has seen it, so this is the end.
mystere-de-l-abbaye-culprit-other = Le coupable est { $monk }, et non { $accused } : { $who } en avait la carte. Fausse accusation, fin de la partie.
# The score needs what the sheet does not tell of the culprit. A number is asked; # leaves it open.
mystere-de-l-abbaye-ask-culprit-order = Pour le score, l'ordre du coupable ? Hospitalier : 1. Franciscain : 2. Bénédictin : 3. Dièse : on ne sait pas.
# As above.
mystere-de-l-abbaye-ask-culprit-rank = Son rang ? Père : 1. Frère : 2. Novice : 3. Dièse : on ne sait pas.
# As above.
mystere-de-l-abbaye-ask-culprit-hood = Une capuche ? Oui : 1. Non : 2. Dièse : on ne sait pas.
# As above.
mystere-de-l-abbaye-ask-culprit-face = Son visage ? Barbu : 1. Glabre : 2. Dièse : on ne sait pas.
# As above.
mystere-de-l-abbaye-ask-culprit-build = Sa carrure ? Gros : 1. Maigre : 2. Dièse : on ne sait pas.

## What may be answered, one by one: read on a page, not heard

# Answers to questions, where they are named one by one (the buttons of a page). The figure was touched before the bell: 4.
mystere-de-l-abbaye-choice-touched = le pion a bougé
# How a question was taken: 1.
mystere-de-l-abbaye-choice-answer = une réponse
# As above: 2.
mystere-de-l-abbaye-choice-vow = vœu de silence
# A scriptorium book with a star: 1.
mystere-de-l-abbaye-choice-keep = en réserve, secret
# What the companion draws for an event: 7, somebody at the table.
mystere-de-l-abbaye-choice-die = une personne
# As above: 8, a room of the board.
mystere-de-l-abbaye-choice-room = une salle
# The parlour: 1, whoever was asked showed a card.
mystere-de-l-abbaye-choice-shown = on en montre une
# As above: 2.
mystere-de-l-abbaye-choice-not-shown = aucune carte
# The chapter hall: 80, the accused is told trait by trait.
mystere-de-l-abbaye-choice-traits = par les traits
# With a crypt card: 1, a second turn.
mystere-de-l-abbaye-choice-again = rejouer

## Penance

# Caught in another's cell: to the church, and a turn is skipped.
mystere-de-l-abbaye-penance-cell = Pénitence : { $who } va à l'église et passera son prochain tour.
    .brief = Pénitence : { $who }, à l'église, et un tour à passer.
    .full = Pénitence : { $who } va à l'église et passera son prochain tour. Ni question ni réponse tant que le pion y reste.
# After a wrong accusation.
mystere-de-l-abbaye-penance-accusation = Pénitence : { $who } va à l'église et passera son prochain tour.
# The bell was forgotten: this turn is over, and the next one is skipped.
mystere-de-l-abbaye-penance-bell = Pénitence, pour la cloche : { $who } va à l'église, perd ce tour et le prochain.
# The same, by the setting that makes the running turn the skipped one.
mystere-de-l-abbaye-penance-bell-now = Pénitence, pour la cloche : { $who } va à l'église et perd ce tour.
# The table has agreed on it.
mystere-de-l-abbaye-penance-consent = Pénitence, d'un commun accord : { $who } va à l'église et passe un tour.
    .brief = Pénitence : { $who }, à l'église, et un tour à passer.
# A penance is taken back.
mystere-de-l-abbaye-pardoned = Fin de la pénitence : { $who }.

## Masses

# The bell is rung. It interrupts everything.
mystere-de-l-abbaye-rung = La cloche sonne ! Messe : { $mass }. Tous les pions à l'église.
# Right after it: who reads by ear may choose there what to pass on. $people: their names.
mystere-de-l-abbaye-may-choose = Choix à l'oreille : { $people }. Touche C, puis la place.
# How many cards are passed on is printed on the mass card, and nobody has entered it. A number is asked.
mystere-de-l-abbaye-ask-mass-cards = Combien de cartes faut-il passer ? C'est écrit sur la carte : { $mass }. De 0 à 9.
    .brief = { $mass } : combien de cartes, de 0 à 9 ?
# Everybody lays so many cards to the left, at the same time. $cards: how many.
mystere-de-l-abbaye-step-mass = Tout le monde pose à gauche, face cachée, { $cards ->
        [0] aucune carte
        [1] une carte
       *[other] { $cards } cartes
    }. Qui en a moins donne tout. Dièse quand tout est posé.
    .brief = À gauche, { $cards ->
        [0] aucune carte
        [1] une carte
       *[other] { $cards } cartes
    }, face cachée. Dièse.
# The piles are taken up.
mystere-de-l-abbaye-passed = Prenez les cartes reçues, et gardez-les.
    .brief = Prenez vos cartes.
# The event of a mass.
mystere-de-l-abbaye-step-event = Piochez un événement, à appliquer tout de suite : scan, ou à voix haute puis dièse. Un dé : 7, une personne ; 8, une salle.
    .brief = Un événement : scan ou dièse.
    .full = Piochez un événement, à appliquer tout de suite : scan, ou à voix haute puis dièse. Un dé sur le sceau : 7, je tire une personne ; 8, une salle. Si vous le lancez : une couleur qui ne joue pas, on relance.
# Who is first player now, and the next mass. $mass: its name.
mystere-de-l-abbaye-mass-over = { $first } prend la cloche et les messes. Messe suivante : { $mass }.
# Right after it, where somebody's penance goes on past the mass. $people: whose next turn is skipped.
mystere-de-l-abbaye-still-penance = Encore un tour de pénitence : { $people }.
# People who take in secrets by ear have a card to hear. $people: their names.
mystere-de-l-abbaye-new-cards = À écouter : { $people }. Touche C, puis la place.
    .brief = À écouter : { $people }.

## The end

# The score sheet, line by line. A right revelation. $points: its points.
mystere-de-l-abbaye-score-right = { $who }, { $trait } : juste, { $points } points.
# A wrong one. $points: what it costs.
mystere-de-l-abbaye-score-wrong = { $who }, { $trait } : faux, moins { $points }.
# Nobody could tell.
mystere-de-l-abbaye-score-unknown = { $who }, { $trait } : on ne sait pas, pas de points.
# The right accusation.
mystere-de-l-abbaye-score-found = { $who }, le coupable : { $points } points.
# A wrong accusation.
mystere-de-l-abbaye-score-accused = { $who }, fausse accusation, { $monk } : moins { $points }.
# A player's sum.
mystere-de-l-abbaye-score = { $who } : { $points ->
        [0] aucun point
        [1] un point
       *[other] { $points } points
    }.
# A sum below nought.
mystere-de-l-abbaye-score-minus = { $who } : moins { $points }.
# Who wins.
mystere-de-l-abbaye-won = Victoire : { $who }.
# A tie, decided for whoever found the culprit.
mystere-de-l-abbaye-won-tie = Égalité. Victoire pour qui a trouvé le coupable : { $who }.
# A tie that nothing decides.
mystere-de-l-abbaye-won-together = Égalité : { $people }.

## Corrections, from the menu

# A hand's size was put right.
mystere-de-l-abbaye-hand-set = { $who } : { $cards ->
        [0] aucune carte
        [1] une carte
       *[other] { $cards } cartes
    }.
# A card changed hands by a printed card.
mystere-de-l-abbaye-card-moved = { $giver } donne une carte, { $taker } la reçoit.
# The parlour's pile was put right.
mystere-de-l-abbaye-pile = Pile du parloir : { $left ->
        [0] vide
        [1] une carte
       *[other] { $left } cartes
    }.
# Mass and bell were put right. $to: the bell's space, 0 where it was just received.
mystere-de-l-abbaye-bell-set = Messe : { $mass }. { $to ->
        [0] Cloche à poser
       *[other] Cloche sur { $to }
    }.
# The number of kept books was put right.
mystere-de-l-abbaye-books-set = { $books ->
        [0] { $who } n'a aucun livre en réserve
        [1] { $who } a un livre en réserve
       *[other] { $who } a { $books } livres en réserve
    }.
# An entry of the menu.
mystere-de-l-abbaye-menu-penance = une pénitence
# As above.
mystere-de-l-abbaye-menu-card-moved = une carte change de main
# As above.
mystere-de-l-abbaye-menu-use-book = jouer un livre en réserve
# As above.
mystere-de-l-abbaye-menu-revelations = redire les révélations
# As above.
mystere-de-l-abbaye-menu-pardon = lever une pénitence
# As above.
mystere-de-l-abbaye-menu-place = déplacer un pion
# As above.
mystere-de-l-abbaye-menu-pile = la pile du parloir
# As above.
mystere-de-l-abbaye-menu-books = les livres en réserve
# As above.
mystere-de-l-abbaye-menu-crypt = une carte crypte
# As above.
mystere-de-l-abbaye-menu-bell = la messe et la cloche
# As above.
mystere-de-l-abbaye-menu-turn = à qui le tour
# A question of a menu entry: whose?
mystere-de-l-abbaye-ask-seat = Quelle place ?
# Who gives the card.
mystere-de-l-abbaye-ask-from-seat = De quelle place ?
# Who gets it.
mystere-de-l-abbaye-ask-to-seat = À quelle place ?
# How many cards a hand holds.
mystere-de-l-abbaye-ask-size = Combien de cartes en main ? Puis dièse.
# Where a figure stands: a room's number.
mystere-de-l-abbaye-ask-room = Quel numéro de salle ?
# How many cards lie on the parlour's pile.
mystere-de-l-abbaye-ask-pile = Combien de cartes au parloir ?
# How many books somebody keeps.
mystere-de-l-abbaye-ask-books = Combien de livres en réserve ?
# Whether somebody holds a crypt card.
mystere-de-l-abbaye-ask-crypt-held = Une carte crypte ? Oui : 1. Non : 2.
# Which mass card lies on top.
mystere-de-l-abbaye-ask-mass = Quelle messe ? Matines : 1. Laudes : 2. Prime : 3. Tierce : 4. Sexte : 5. None : 6. Vêpres : 7. Complies : 8.
# Where the bell stands.
mystere-de-l-abbaye-ask-bell = La cloche, de 1 à 4. Pas encore posée : 0.

## Where are we

# D: mass, bell and pile. $bell: 0 where the first player has just received it.
mystere-de-l-abbaye-status = { $mass }, { $bell ->
        [0] cloche à poser
       *[other] cloche sur { $bell }
    }. Parloir : { $pile ->
        [0] pile vide
        [1] une carte
       *[other] { $pile } cartes
    }.
# D: which rooms touch the one where the figure is. $ways: the words of the box's owner.
mystere-de-l-abbaye-ways = D'ici : { $ways }
# The room of the figure, scanned once more.
mystere-de-l-abbaye-room-heard = { $room }. D'ici : { $ways }
# D, while a mass is said: it is nobody's turn.
mystere-de-l-abbaye-status-mass = Messe en cours : { $mass }.
# D: the bell was forgotten, and the turn is lost.
mystere-de-l-abbaye-status-lost = Tour perdu, à cause de la cloche.
# D, while the accused is told by traits: those told so far.
mystere-de-l-abbaye-status-given = Déjà dit : { $traits }.
# D, while the score still needs a trait of the culprit.
mystere-de-l-abbaye-status-culprit = Coupable : { $monk }.
# D twice: this turn was given by a crypt card.
mystere-de-l-abbaye-status-extra = Second tour, par une carte crypte.
# D twice, once for each player: where the figure stands, and what lies there for all to see. $crypt, $library: 1 or 0. $penance: 2 in penance, 1 silent in the church, 0 neither.
mystere-de-l-abbaye-status-player = { $who } : { $room }, { $cards ->
        [0] aucune carte
        [1] une carte
       *[other] { $cards } cartes
    }{ $books ->
        [0] { "" }
        [1] , un livre en réserve
       *[other] , { $books } livres en réserve
    }{ $crypt ->
        [0] { "" }
       *[other] , une carte crypte
    }{ $library ->
        [0] { "" }
       *[other] , déjà à la bibliothèque
    }{ $penance ->
        [0] { "" }
        [1] , silence à l'église
       *[other] , en pénitence
    }.
# D twice, in the set-up. $people: all names, clockwise.
mystere-de-l-abbaye-status-seats = Autour de la table, vers la gauche : { $people }.
# D twice: who has the bell.
mystere-de-l-abbaye-status-first = { $who } a la cloche.
# D twice: what the mass card that lies on top says. $cards: how many are passed on at it.
mystere-de-l-abbaye-status-mass-cards = { $cards ->
        [0] Cette messe ne fera passer aucune carte
        [1] Cette messe fera passer une carte
       *[other] Cette messe fera passer { $cards } cartes
    }.
# D twice: who was last in the confessionals.
mystere-de-l-abbaye-status-confessors = Au confessionnal, en dernier. Église : { $church }. Cour : { $court }.
# D twice: the library's test for the player whose turn it is.
mystere-de-l-abbaye-library-open = { $who } peut entrer à la bibliothèque.
# The same, when it is closed to that player.
mystere-de-l-abbaye-library-closed = { $who } ne peut pas entrer à la bibliothèque.
# D twice, or from the menu.
mystere-de-l-abbaye-no-revelations = Pas encore de révélation.
# D twice, or from the menu.
mystere-de-l-abbaye-revelations = Révélations : { $revelations }.
# One of these.
mystere-de-l-abbaye-revelation = { $trait } par { $who }
# D twice: a wrong accusation. $points: what it cost. $by: who has shown the card.
mystere-de-l-abbaye-status-cleared = Innocent : { $monk }. Accusation : { $who }, moins { $points } points. Carte : { $by }.
# A monk of the reference sheet, looked up at the table, with all five traits.
mystere-de-l-abbaye-monk = { $monk } : { $traits }.
# The same, where the sheet does not tell them all.
mystere-de-l-abbaye-monk-part = { $monk } : { $traits }. Le reste n'est pas enregistré.
# The same, where it tells no trait.
mystere-de-l-abbaye-monk-blank = { $monk }. Ses traits ne sont pas enregistrés.

## In one ear alone

# What this window is for. $heard of the hand's $size cards are known.
mystere-de-l-abbaye-window-hand = { $heard ->
        [0] Scannez vos { $size } cartes, dans l'ordre de la main
        [1] Une carte connue sur { $size }. Scannez les nouvelles
       *[other] { $heard } cartes connues sur { $size }. Scannez les nouvelles
    }.
# The same, when all $size cards of the hand are known.
mystere-de-l-abbaye-window-known = Vos { $size } cartes sont connues. Un chiffre, en partant de la gauche, redit une carte. Touche D : toutes.
# The same, when cards have left the hand and nobody told which. $gone: how many.
mystere-de-l-abbaye-window-gone = { $gone ->
        [1] Une carte connue est partie
       *[other] { $gone } cartes connues sont parties
    }, je ne sais pas laquelle. Pour la retirer : 9, 9, dièse, 7. Ou scannez les nouvelles.
# During a mass: what is scanned now is what this player lays to the left. $cards: how many.
mystere-de-l-abbaye-window-give = Scannez { $cards ->
        [1] la carte
       *[other] les { $cards } cartes
    } que vous donnez à gauche. Touche D : votre main.
# A card is being shown in the parlour. $shower: by whom.
mystere-de-l-abbaye-window-shown = Scannez la carte que montre { $shower }, puis rendez-la.
# A book was drawn in the scriptorium.
mystere-de-l-abbaye-window-book = Scannez le livre.
# The accused is in this player's own hand: nobody else can clear him.
mystere-de-l-abbaye-window-own-accused = Attention : vous avez vous-même la carte, { $monk }. Deux fois la touche B, après l'écoute, pour renoncer.
# The same, while the accusation is not made yet.
mystere-de-l-abbaye-window-own-meant = Attention : vous avez vous-même la carte, { $monk }. Étoile, après l'écoute, pour renoncer.
# A new card of one's own hand, with all five traits. $number of $of: its place.
mystere-de-l-abbaye-looked-hand = { $number }, { $monk } : { $traits }.
    .full = { $number } sur { $of }, { $monk } : { $traits }.
# The same, where the sheet does not tell them all.
mystere-de-l-abbaye-looked-hand-part = { $number }, { $monk } : { $traits }. Le reste n'est pas enregistré.
# The same, where it tells no trait.
mystere-de-l-abbaye-looked-hand-blank = { $number }, { $monk }. Ses traits ne sont pas enregistrés.
# A card of one's own hand once more. $number: its place there.
mystere-de-l-abbaye-looked-again = { $number }, { $monk } : { $traits }.
# The same, where the sheet does not tell all traits.
mystere-de-l-abbaye-looked-again-part = { $number }, { $monk } : { $traits }. Le reste n'est pas enregistré.
# The same, where it tells no trait.
mystere-de-l-abbaye-looked-again-blank = { $number }, { $monk }. Ses traits ne sont pas enregistrés.
# A card that is laid to the left. $number of $of.
mystere-de-l-abbaye-looked-give = À gauche, carte { $number } sur { $of } : { $monk }, { $traits }.
# The same, where the sheet does not tell all traits.
mystere-de-l-abbaye-looked-give-part = À gauche, carte { $number } sur { $of } : { $monk }, { $traits }. Le reste n'est pas enregistré.
# The same, where it tells no trait.
mystere-de-l-abbaye-looked-give-blank = À gauche, carte { $number } sur { $of } : { $monk }.
# The card that was shown in the parlour.
mystere-de-l-abbaye-looked-shown = { $monk } : { $traits }.
# The same, where the sheet does not tell all traits.
mystere-de-l-abbaye-looked-shown-part = { $monk } : { $traits }. Le reste n'est pas enregistré.
# The same, where it tells no trait.
mystere-de-l-abbaye-looked-shown-blank = { $monk }. Ses traits ne sont pas enregistrés.
# A monk of the sheet was scanned in the window: his card is in one's own hand.
mystere-de-l-abbaye-checked-held = { $monk } : dans votre main.
# The same: it is not, as far as it was heard.
mystere-de-l-abbaye-checked-not = { $monk } : pas dans votre main, d'après ce que vous avez écouté.
# A book in one ear, whose text nobody has entered.
mystere-de-l-abbaye-book-name = { $name }. Son texte n'est pas enregistré.
# The same, with nothing entered.
mystere-de-l-abbaye-book-blank = Ce livre n'est pas enregistré.
# The seal of a book.
mystere-de-l-abbaye-seal-etoile = Une étoile sur le sceau : gardez-le, touche 1.
# As above.
mystere-de-l-abbaye-seal-de = Un dé sur le sceau : à lire à voix haute.
# As above.
mystere-de-l-abbaye-seal-rien = Pas d'étoile : à lire à voix haute.
# As above: nobody has entered it.
mystere-de-l-abbaye-seal-unknown = Son sceau n'est pas enregistré.
# What this ear has heard of its hand, in order. $missing: cards not heard yet.
mystere-de-l-abbaye-own-hand = Votre main. { $cards }.{ $missing ->
        [0] { "" }
        [1] { " " }Une carte à scanner.
       *[other] { " " }{ $missing } cartes à scanner.
    }
# How many of these have gone, and nobody told which.
mystere-de-l-abbaye-own-gone = Dont { $gone ->
        [1] une carte partie
       *[other] { $gone } cartes parties
    }, à retirer.
# What it lays to the left at this mass.
mystere-de-l-abbaye-own-giving = Vous donnez : { $cards }.
# How many books it keeps.
mystere-de-l-abbaye-own-books = En réserve : { $books ->
        [1] un livre
       *[other] { $books } livres
    }. Un scan les relit.
# In one ear: this label has nothing to do here.
mystere-de-l-abbaye-refuse-window = Cette étiquette n'est pas pour l'écoute.
# In one ear: the card that is shown cannot be one's own.
mystere-de-l-abbaye-refuse-own-card = Cette carte est dans votre main. Scannez celle qu'on vous montre.
# In one ear: only one's own cards can be given.
mystere-de-l-abbaye-refuse-not-in-hand = Cette carte n'est pas dans votre main.
# In one ear: all $size cards of the hand are known already, which what is due says behind it.
mystere-de-l-abbaye-refuse-hand-full = Une carte de trop. Si une carte est partie, retirez-la : 9, 9, dièse, 7.

## Help: one line for each thing that can be done now

# Help (key 9).
mystere-de-l-abbaye-can-pass = Pour continuer : dièse.
# As above.
mystere-de-l-abbaye-can-seat-or-roll = Une place. 7 : je lance.
# As above.
mystere-de-l-abbaye-can-bell = La cloche : touche A.
# As above.
mystere-de-l-abbaye-can-menu = Une main, la pile, une pénitence, un livre : menu.
# As above.
mystere-de-l-abbaye-can-move = La salle où va le pion : scan, ou deux chiffres. Dièse : un lieu sans effet, sans personne.
# As above: the numbers of some rooms.
mystere-de-l-abbaye-can-rooms-1 = Église, 11. Confessionnal de l'église, 12. De la cour, 13.
# As above: the numbers of some rooms.
mystere-de-l-abbaye-can-rooms-2 = Scriptorium, 14. Bibliothèque, 15. Parloir, 16.
# As above: the numbers of some rooms.
mystere-de-l-abbaye-can-rooms-3 = Crypte, 17. Chapitre, 18. Cellule : 2, puis la place.
# As above: the numbers of some rooms.
mystere-de-l-abbaye-can-rooms-4 = Cour, 31. Cloître, 32. Autre, 33.
# As above.
mystere-de-l-abbaye-can-sheet = Un moine de la feuille : scan, je dis ses traits.
# As above.
mystere-de-l-abbaye-can-question = Une réponse : dièse. Le vœu de silence : 2.
# As above.
mystere-de-l-abbaye-can-rob = La carte est prise : dièse. Je tire un numéro : 7.
# As above.
mystere-de-l-abbaye-can-caught = La même carte : dièse. Une autre au hasard : 7.
# As above.
mystere-de-l-abbaye-can-book = Étoile sur le sceau : 1, en réserve. Sinon : scan, ou dièse une fois fait. Un dé : 7.
# As above, where nobody has entered the seals of all books.
mystere-de-l-abbaye-can-book-aloud = Étoile sur le sceau : 1, en réserve. Sinon, à voix haute, puis dièse. Un dé : 7.
# Right after it.
mystere-de-l-abbaye-can-book-sealed = Si son sceau est enregistré, sans étoile : scan, je le lis.
# As above.
mystere-de-l-abbaye-can-book-played = Le livre qu'on joue : scan, je le lis. Lu sans moi : dièse.
# As above.
mystere-de-l-abbaye-can-read = La carte : scan. Quand c'est fait : dièse. Un dé : 7.
# As above, for an event: its die names a player (7) or a room (8), as its text says.
mystere-de-l-abbaye-can-event = L'événement : scan. Quand c'est fait : dièse. Un dé : 7, je tire une personne. 8, une salle, cellules comprises.
# As above.
mystere-de-l-abbaye-can-apply = C'est appliqué : dièse. Un dé : 7.
# As above, while an event is applied.
mystere-de-l-abbaye-can-apply-event = C'est appliqué : dièse. Un dé : 7, je tire une personne. 8, une salle, cellules comprises.
# As above, in the chapter hall; the traits' numbers follow, and an accusation where it is open.
mystere-de-l-abbaye-can-chapter = Une révélation : scannez un trait, ou tapez deux chiffres. Rien : dièse.
# As above, when accusations are open.
mystere-de-l-abbaye-can-accuse = Une accusation : scannez un moine, ou tapez de 01 à 24. Par ses traits : 80.
# As above.
mystere-de-l-abbaye-can-trait = Un trait : scan, ou deux chiffres.
# As above, after the question for a trait of the accused.
mystere-de-l-abbaye-can-trait-open = Ou scannez le trait. Dièse : on ne sait pas.
# As above: the numbers of some traits.
mystere-de-l-abbaye-can-traits-1 = Hospitalier, 31. Franciscain, 32. Bénédictin, 33.
# As above: the numbers of some traits.
mystere-de-l-abbaye-can-traits-2 = Père, 41. Frère, 42. Novice, 43.
# As above: the numbers of some traits.
mystere-de-l-abbaye-can-traits-3 = Avec capuche, 51. Sans capuche, 52. Barbu, 61. Glabre, 62.
# As above: the numbers of some traits.
mystere-de-l-abbaye-can-traits-4 = Gros, 71. Maigre, 72.
# As above.
mystere-de-l-abbaye-can-clear = La carte que tous voient : scan, puis la place de qui l'avait. Personne : dièse.
# As above.
mystere-de-l-abbaye-can-culprit = La carte sous le plateau : scan, ou deux chiffres, de 01 à 24. Dièse : c'est l'accusé.
# As above.
mystere-de-l-abbaye-can-crypt = Rejouer : 1, puis dièse. Ou scannez la carte crypte. Sinon, dièse.
# As above.
mystere-de-l-abbaye-can-mass = Dièse quand toutes les cartes sont posées à gauche.
# As above, after the end.
mystere-de-l-abbaye-can-read-cards = Pour entendre une carte : scan.

## Refusals

# Before the game: too few or too many.
mystere-de-l-abbaye-refuse-players = Ce jeu est pour { $fewest } à { $most }. Vous êtes { $players }.
# A setting that this game does not know.
mystere-de-l-abbaye-refuse-setting = Réglage inconnu : { $setting }.
# A value that a setting cannot have. $values: those that it can.
mystere-de-l-abbaye-refuse-setting-value = Réglage { $setting } : { $values }, et non { $value }.
# The owner's table of the deal does not come to 24. $dealt: what it comes to.
mystere-de-l-abbaye-refuse-deal = Distribution à { $players } : { $dealt } suspects, coupable compris. Il en faut 24, dont un coupable. Corrigez setup, deal.
# "With or without scanner" has no meaning here.
mystere-de-l-abbaye-refuse-scanner = Dans ce jeu, le lecteur et les numéros servent toujours tous les deux.
# A, when no bell is due. $first: whose the bell is.
mystere-de-l-abbaye-refuse-bell = { $first } a la cloche, et la bouge au début de son tour.
# A room or #, before the bell.
mystere-de-l-abbaye-refuse-bell-first = La cloche passe avant le pion.
# #, where a number is needed.
mystere-de-l-abbaye-refuse-number = Il faut un nombre : dièse ne suffit pas.
# A room or an answer at the wrong moment.
mystere-de-l-abbaye-refuse-not-now = Autre chose est en cours.
# # after the end.
mystere-de-l-abbaye-refuse-over = La partie est finie.
# A menu entry was left half answered.
mystere-de-l-abbaye-refuse-incomplete = Il manque une réponse.
# A suspect's card outside a window: always these words, whatever the card.
mystere-de-l-abbaye-refuse-secret = Carte non lue : les suspects sont secrets.
# No room has this number.
mystere-de-l-abbaye-refuse-room-number = Aucune salle n'a le numéro { $number }.
# No trait has this number.
mystere-de-l-abbaye-refuse-trait-number = Aucun trait n'a le numéro { $number }.
# Neither a trait nor a monk has this number.
mystere-de-l-abbaye-refuse-chapter-number = Ni trait ni moine n'a le numéro { $number }. Moines : de 1 à 24.
# No such seat. $players: the highest.
mystere-de-l-abbaye-refuse-no-such-player = Personne à cette place : de 1 à { $players }.
# Somebody else is needed.
mystere-de-l-abbaye-refuse-self = { $who } ne convient pas : il faut quelqu'un d'autre.
# Somebody who is not met here.
mystere-de-l-abbaye-refuse-not-there = Cette personne n'est pas sur la case.
# The two dice must show two colours.
mystere-de-l-abbaye-refuse-confessors = Il faut deux personnes différentes.
# A room while the compulsory question is due.
mystere-de-l-abbaye-refuse-question-first = La question est obligatoire.
# A room, while it is open whether a crypt card is played. $who: whose card.
mystere-de-l-abbaye-refuse-crypt-first = Une carte crypte attend : { $who }.
# A number that answers nothing here.
mystere-de-l-abbaye-refuse-answer = Le { $number } n'est pas une réponse ici.
# Not moving, or out and back.
mystere-de-l-abbaye-refuse-same-space = Déjà là : { $room }. Il faut bouger, et pas en aller-retour.
# The same, where the box's owner has told which rooms touch this one. $ways: the owner's own words.
mystere-de-l-abbaye-refuse-same-space-ways = Déjà là : { $room }. D'ici : { $ways }
# A cell or a confessional where somebody is. $who: who.
mystere-de-l-abbaye-refuse-occupied = C'est fermé, { $room } : { $who } y est déjà.
# The variant without a library.
mystere-de-l-abbaye-refuse-library-burnt = Bibliothèque fermée : on joue sans elle.
# Once per player and game.
mystere-de-l-abbaye-refuse-library-again = Bibliothèque fermée : une seule visite par partie.
# Somebody holds fewer cards. $own: the active player's, $fewer: those of $who.
mystere-de-l-abbaye-refuse-library-fewer = Bibliothèque fermée : { $who } a moins de cartes, { $fewer } contre { $own }.
# Nobody holds more cards. $own: everybody's number.
mystere-de-l-abbaye-refuse-library-equal = Bibliothèque fermée : tout le monde a le même nombre de cartes, { $own }.
# The variant: nobody enters with two books.
mystere-de-l-abbaye-refuse-two-books = Scriptorium fermé : déjà deux livres en réserve.
# A second trait of the same kind cannot be asked for.
mystere-de-l-abbaye-refuse-same-characteristic = C'est la même caractéristique : il en faut une autre.
# This revelation was made already. $who: by whom.
mystere-de-l-abbaye-refuse-repeated = C'est déjà révélé : { $trait }, par { $who }.
# An accusation while there are cards in the parlour. $left: how many.
mystere-de-l-abbaye-refuse-pile = Pas encore d'accusation : il reste { $left ->
        [1] une carte
       *[other] { $left } cartes
    } au parloir.
# A book with a star, or one whose seal nobody has entered, is not read to the table.
mystere-de-l-abbaye-refuse-book-secret = Livre non lu : il peut avoir une étoile.
# A book or an event when none is due.
mystere-de-l-abbaye-refuse-text-now = Carte non lue : aucune n'est à lire maintenant.
# Somebody who keeps no book cannot play one.
mystere-de-l-abbaye-refuse-no-books = { $who } n'a aucun livre en réserve.
# A second kept book, while one is being played. $who: by whom.
mystere-de-l-abbaye-refuse-book-open = Un livre est déjà joué : { $who }.
# Somebody without cards can give none.
mystere-de-l-abbaye-refuse-no-card = { $who } n'a aucune carte.

## Faults of the owner's sheet of suspects, in "companion check" and at the start

# A row of the deal does not come to 24 suspects. $players: for how many players; $dealt: what it comes to.
mystere-de-l-abbaye-flaw-deal = la distribution à { $players } donne { $dealt } suspects, coupable compris : il en faut 24, dont un coupable. Corrigez cette ligne.
# More monks have a trait than the box holds. $most: how many it holds, $count: how many were entered, $monks: numbers.
mystere-de-l-abbaye-flaw-too-many = trop de moines « { $trait } » : { $count } au lieu de { $most } au plus. Ce sont les moines { $monks }. Corrigez celui qui est faux.
# A name was given twice. $other: the number of the monk who has it already.
mystere-de-l-abbaye-flaw-name = le nom « { $name } » est déjà celui du moine { $other }. Corrigez l'un des deux.
# All 24 monks differ. $other: the number of the one who looks the same.
mystere-de-l-abbaye-flaw-alike = ces cinq traits sont déjà ceux du moine { $other }, et tous les moines diffèrent. Corrigez l'un des deux.

## Short names of what happened, for undo and after a power cut

# "Undo: … ?", "Last: …".
mystere-de-l-abbaye-recall-started = le début de la partie
# As above.
mystere-de-l-abbaye-recall-prepare = la mise en place
# As above.
mystere-de-l-abbaye-recall-deal = la distribution
# As above.
mystere-de-l-abbaye-recall-starter = qui commence, { $who }
# As above.
mystere-de-l-abbaye-recall-confessor = les confessionnaux
# As above.
mystere-de-l-abbaye-recall-turn = le tour donné à { $who }
# As above. $to: the bell's space.
mystere-de-l-abbaye-recall-bell = la cloche sur { $to }
# As above.
mystere-de-l-abbaye-recall-bell-missed = la cloche oubliée
# As above.
mystere-de-l-abbaye-recall-mass = la messe, { $mass }
# As above.
mystere-de-l-abbaye-recall-mass-cards = le nombre de cartes de la messe
# As above.
mystere-de-l-abbaye-recall-passed = les cartes passées à gauche
# As above.
mystere-de-l-abbaye-recall-penance = la pénitence, { $who }
# As above.
mystere-de-l-abbaye-recall-pardoned = la pénitence levée, { $who }
# As above.
mystere-de-l-abbaye-recall-moved = { $who }, { $room }
# As above.
mystere-de-l-abbaye-recall-moved-nowhere = { $who }, un lieu sans effet
# As above.
mystere-de-l-abbaye-recall-question = la question, { $who }
# As above.
mystere-de-l-abbaye-recall-taken = la carte prise, { $robbed }, pour { $taker }
# As above.
mystere-de-l-abbaye-recall-returned = la carte rendue, { $who }
# As above.
mystere-de-l-abbaye-recall-book = le livre, { $who }
# As above.
mystere-de-l-abbaye-recall-book-offered = un livre en réserve
# As above.
mystere-de-l-abbaye-recall-text = la carte lue
# As above.
mystere-de-l-abbaye-recall-parlour = la demande au parloir
# As above.
mystere-de-l-abbaye-recall-crypt = la carte crypte, { $who }
# As above.
mystere-de-l-abbaye-recall-revealed = la révélation, { $trait }, { $who }
# As above.
mystere-de-l-abbaye-recall-traits = les traits de l'accusé
# As above: what was asked before a revelation.
mystere-de-l-abbaye-recall-asked-trait = la révélation à confirmer, { $trait }
# As above: what was asked before an accusation.
mystere-de-l-abbaye-recall-asked-monk = l'accusation à confirmer, { $monk }
# As above.
mystere-de-l-abbaye-recall-accused = l'accusation, { $monk }, par { $who }
# As above.
mystere-de-l-abbaye-recall-cleared = la réponse à l'accusation, { $monk }
# As above.
mystere-de-l-abbaye-recall-culprit = la carte sous le plateau
# As above.
mystere-de-l-abbaye-recall-verdict = un trait du coupable
# As above.
mystere-de-l-abbaye-recall-hand-set = le nombre de cartes, { $who }
# As above.
mystere-de-l-abbaye-recall-card-moved = la carte donnée, { $who }
# As above.
mystere-de-l-abbaye-recall-pile = la pile du parloir
# As above: what somebody listened to. It does not tell what.
mystere-de-l-abbaye-recall-hand = l'écoute, { $who }
# As above.
mystere-de-l-abbaye-recall-done = la fin du tour
# After an undo: the card of the accused, or the one under the board, lay open for all.
mystere-de-l-abbaye-lasting-seen = Mais tout le monde a vu cette carte.
# After an undo: a card of the parlour was shown to one player, or none was.
mystere-de-l-abbaye-lasting-shown = Ce qui a été montré reste vu.
# After an undo: a kept book was read aloud.
mystere-de-l-abbaye-lasting-heard = Mais tout le monde a entendu ce livre.
# À cette seule oreille, partagée : une étiquette de moine scannée avant les trois chiffres de la place.
mystere-de-l-abbaye-refuse-check = Votre main est derrière vos trois chiffres : touche D, puis les chiffres, puis le moine.

## The notebook

# Where nobody knows who has a card: inside a list of people.
mystere-de-l-abbaye-notebook-hidden = le coupable
# Inside a list of people: who may have a card.
mystere-de-l-abbaye-notebook-pile = la pile du parloir
# All monks, in the notebook, before their names.
mystere-de-l-abbaye-notebook-monks = moines
# The monks whose order nobody has entered, before their names.
mystere-de-l-abbaye-notebook-order-unknown = ordre inconnu
# How many monks may still be the culprit.
mystere-de-l-abbaye-notebook-monks-counted = { $count ->
        [0] aucun moine
        [one] un moine
       *[other] { $count } moines
    }
# The same where nobody has entered their orders.
mystere-de-l-abbaye-notebook-monks-untold-counted = { $count ->
        [0] aucun moine, ordres inconnus
        [one] un moine, ordre inconnu
       *[other] { $count } moines, ordres inconnus
    }
# As above, of one order, inside a list.
mystere-de-l-abbaye-notebook-hospitalier-counted = { $count ->
        [0] aucun hospitalier
        [one] un hospitalier
       *[other] { $count } hospitaliers
    }
# As above.
mystere-de-l-abbaye-notebook-franciscain-counted = { $count ->
        [0] aucun franciscain
        [one] un franciscain
       *[other] { $count } franciscains
    }
# As above.
mystere-de-l-abbaye-notebook-benedictin-counted = { $count ->
        [0] aucun bénédictin
        [one] un bénédictin
       *[other] { $count } bénédictins
    }
# As above, those whose order nobody has entered.
mystere-de-l-abbaye-notebook-order-unknown-counted = { $count ->
        [0] aucun d'ordre inconnu
        [one] un d'ordre inconnu
       *[other] { $count } d'ordre inconnu
    }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A card that came from $who.
mystere-de-l-abbaye-notebook-received = { $who } vous a donné { $monks }, tour { $turn }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-received-how = carte donnée par { $who }, tour { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A card that came from somebody.
mystere-de-l-abbaye-notebook-received-somewhere = Reçu : { $monks }, tour { $turn }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-received-somewhere-how = carte reçue, tour { $turn }
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-held-how = carte eue en main, tour { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A card that was passed at a mass.
mystere-de-l-abbaye-notebook-given = Vous avez donné { $monks } à { $who }, à { $mass }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-given-how = carte donnée à { $who }, à { $mass }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. $who drew this card from the seat's hand.
mystere-de-l-abbaye-notebook-taken = { $who } vous a pris { $monks }, tour { $turn }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-taken-how = carte prise par { $who }, tour { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. The same, where nobody knows which card.
mystere-de-l-abbaye-notebook-taken-unknown = { $who } vous a pris une carte, tour { $turn }.
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. In the parlour.
mystere-de-l-abbaye-notebook-shown = { $who } vous a montré { $monks }, tour { $turn }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-shown-how = carte montrée par { $who }, tour { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. This seat showed a card with these traits in the parlour.
mystere-de-l-abbaye-notebook-i-showed = Une carte montrée à { $asker } : { $traits }, tour { $turn }.
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. In the parlour: a card with these traits was shown.
mystere-de-l-abbaye-notebook-parlour-shown = { $traits } : une carte montrée à { $asker }, tour { $turn }.
# The same, behind the name of a monk with these traits.
mystere-de-l-abbaye-notebook-parlour-shown-how = { $who } a montré une telle carte, tour { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. In the parlour: there was no card with these traits.
mystere-de-l-abbaye-notebook-parlour-none = { $traits } : aucune carte pour { $asker }, tour { $turn }.
# The same, behind the name of a monk with these traits.
mystere-de-l-abbaye-notebook-parlour-none-how = { $who } ne l'avait pas, tour { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A question was answered aloud.
mystere-de-l-abbaye-notebook-question = Une réponse pour { $asker }, tour { $turn }.
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A question was answered by the vow of silence.
mystere-de-l-abbaye-notebook-vow = Vœu de silence pour { $asker }, tour { $turn }.
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A revelation in the chapter hall.
mystere-de-l-abbaye-notebook-revealed = Révélation : { $trait }, tour { $turn }.
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. The accused was cleared by his card.
mystere-de-l-abbaye-notebook-cleared = Carte montrée à tous : { $monks }, tour { $turn }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-cleared-how = carte montrée à tous par { $who }, tour { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. The hand of $who lies open.
mystere-de-l-abbaye-notebook-open = Main ouverte : { $monks }, tour { $turn }.
# The same, behind one card's name.
mystere-de-l-abbaye-notebook-open-how = carte ouverte, { $who }, tour { $turn }
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-culprit-how = le coupable
# Behind where a card was: a mass moved cards of that hand.
mystere-de-l-abbaye-notebook-since-mass = depuis { $mass }, place inconnue
# Behind where a card was: a card of that hand has moved.
mystere-de-l-abbaye-notebook-since-turn = depuis le tour { $turn }, place inconnue
# Behind where a card was: the player of that hand has gone home.
mystere-de-l-abbaye-notebook-since-left = depuis un départ, place inconnue
