### Cluedo One Piece. French is the source: heard by the whole table, from one loudspeaker, in the middle of talk.
### The information comes first. Names are written after a colon or after "à": never after "de", which would have to
### become "d'" before a vowel.
### $who, $asker, $shower: a player, said as a name or as "joueur 3". $crew, $character, $treasure, $island, $thing,
### $card: what the box's owner has named it, or "Équipage 3", "Île 4".
### A message may have .brief (shorter) and .full (for a first evening, with what to do).

## Names of things

# The game's title: in the lobby and in the list of games.
game-cluedo-one-piece = Cluedo One Piece

# The following say what a scanned thing is, where its owner has given it no name. The numbers are the companion's.
# The game box itself.
token-cluedo-one-piece-box = la boîte de Cluedo One Piece
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-cluedo-one-piece-fiche-ile = Les îles
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-cluedo-one-piece-fiche-equipage = L'équipage
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-cluedo-one-piece-fiche-tresor = Les trésors
# A label of the reference sheet, from which islands are scanned.
token-cluedo-one-piece-fiche-ile-1 = Fiche : île 1
# As above.
token-cluedo-one-piece-fiche-ile-2 = Fiche : île 2
# As above.
token-cluedo-one-piece-fiche-ile-3 = Fiche : île 3
# As above.
token-cluedo-one-piece-fiche-ile-4 = Fiche : île 4
# As above.
token-cluedo-one-piece-fiche-ile-5 = Fiche : île 5
# As above.
token-cluedo-one-piece-fiche-ile-6 = Fiche : île 6
# As above.
token-cluedo-one-piece-fiche-ile-7 = Fiche : île 7
# As above.
token-cluedo-one-piece-fiche-ile-8 = Fiche : île 8
# As above.
token-cluedo-one-piece-fiche-ile-9 = Fiche : île 9
# As above.
token-cluedo-one-piece-fiche-ile-10 = Fiche : île 10
# As above.
token-cluedo-one-piece-fiche-ile-11 = Fiche : île 11
# As above.
token-cluedo-one-piece-fiche-ile-12 = Fiche : île 12
# As above, crew members.
token-cluedo-one-piece-fiche-equipage-1 = Fiche : équipage 1
# As above.
token-cluedo-one-piece-fiche-equipage-2 = Fiche : équipage 2
# As above.
token-cluedo-one-piece-fiche-equipage-3 = Fiche : équipage 3
# As above.
token-cluedo-one-piece-fiche-equipage-4 = Fiche : équipage 4
# As above.
token-cluedo-one-piece-fiche-equipage-5 = Fiche : équipage 5
# As above.
token-cluedo-one-piece-fiche-equipage-6 = Fiche : équipage 6
# As above.
token-cluedo-one-piece-fiche-equipage-7 = Fiche : équipage 7
# As above.
token-cluedo-one-piece-fiche-equipage-8 = Fiche : équipage 8
# As above.
token-cluedo-one-piece-fiche-equipage-9 = Fiche : équipage 9
# As above.
token-cluedo-one-piece-fiche-equipage-10 = Fiche : équipage 10
# As above.
token-cluedo-one-piece-fiche-equipage-11 = Fiche : équipage 11
# As above.
token-cluedo-one-piece-fiche-equipage-12 = Fiche : équipage 12
# As above, treasures.
token-cluedo-one-piece-fiche-tresor-1 = Fiche : trésor 1
# As above.
token-cluedo-one-piece-fiche-tresor-2 = Fiche : trésor 2
# As above.
token-cluedo-one-piece-fiche-tresor-3 = Fiche : trésor 3
# As above.
token-cluedo-one-piece-fiche-tresor-4 = Fiche : trésor 4
# As above.
token-cluedo-one-piece-fiche-tresor-5 = Fiche : trésor 5
# As above.
token-cluedo-one-piece-fiche-tresor-6 = Fiche : trésor 6
# As above.
token-cluedo-one-piece-fiche-tresor-7 = Fiche : trésor 7
# As above.
token-cluedo-one-piece-fiche-tresor-8 = Fiche : trésor 8
# As above.
token-cluedo-one-piece-fiche-tresor-9 = Fiche : trésor 9
# As above.
token-cluedo-one-piece-fiche-tresor-10 = Fiche : trésor 10
# As above.
token-cluedo-one-piece-fiche-tresor-11 = Fiche : trésor 11
# As above.
token-cluedo-one-piece-fiche-tresor-12 = Fiche : trésor 12
# As above, the central island.
token-cluedo-one-piece-fiche-centre = Fiche : le centre
# A crew member or its card; also inside other messages, in place of a name.
token-cluedo-one-piece-equipage-1 = Équipage 1
# As above.
token-cluedo-one-piece-equipage-2 = Équipage 2
# As above.
token-cluedo-one-piece-equipage-3 = Équipage 3
# As above.
token-cluedo-one-piece-equipage-4 = Équipage 4
# As above.
token-cluedo-one-piece-equipage-5 = Équipage 5
# As above.
token-cluedo-one-piece-equipage-6 = Équipage 6
# As above.
token-cluedo-one-piece-equipage-7 = Équipage 7
# As above.
token-cluedo-one-piece-equipage-8 = Équipage 8
# As above.
token-cluedo-one-piece-equipage-9 = Équipage 9
# As above.
token-cluedo-one-piece-equipage-10 = Équipage 10
# As above.
token-cluedo-one-piece-equipage-11 = Équipage 11
# As above.
token-cluedo-one-piece-equipage-12 = Équipage 12
# As above, a treasure.
token-cluedo-one-piece-tresor-1 = Trésor 1
# As above.
token-cluedo-one-piece-tresor-2 = Trésor 2
# As above.
token-cluedo-one-piece-tresor-3 = Trésor 3
# As above.
token-cluedo-one-piece-tresor-4 = Trésor 4
# As above.
token-cluedo-one-piece-tresor-5 = Trésor 5
# As above.
token-cluedo-one-piece-tresor-6 = Trésor 6
# As above.
token-cluedo-one-piece-tresor-7 = Trésor 7
# As above.
token-cluedo-one-piece-tresor-8 = Trésor 8
# As above.
token-cluedo-one-piece-tresor-9 = Trésor 9
# As above.
token-cluedo-one-piece-tresor-10 = Trésor 10
# As above.
token-cluedo-one-piece-tresor-11 = Trésor 11
# As above.
token-cluedo-one-piece-tresor-12 = Trésor 12
# As above, an island.
token-cluedo-one-piece-ile-1 = Île 1
# As above.
token-cluedo-one-piece-ile-2 = Île 2
# As above.
token-cluedo-one-piece-ile-3 = Île 3
# As above.
token-cluedo-one-piece-ile-4 = Île 4
# As above.
token-cluedo-one-piece-ile-5 = Île 5
# As above.
token-cluedo-one-piece-ile-6 = Île 6
# As above.
token-cluedo-one-piece-ile-7 = Île 7
# As above.
token-cluedo-one-piece-ile-8 = Île 8
# As above.
token-cluedo-one-piece-ile-9 = Île 9
# As above.
token-cluedo-one-piece-ile-10 = Île 10
# As above.
token-cluedo-one-piece-ile-11 = Île 11
# As above.
token-cluedo-one-piece-ile-12 = Île 12
# An adventure card that is a villain.
token-cluedo-one-piece-mechant-1 = Méchant 1
# As above.
token-cluedo-one-piece-mechant-2 = Méchant 2
# As above.
token-cluedo-one-piece-mechant-3 = Méchant 3
# As above.
token-cluedo-one-piece-mechant-4 = Méchant 4
# As above.
token-cluedo-one-piece-mechant-5 = Méchant 5
# As above.
token-cluedo-one-piece-mechant-6 = Méchant 6
# As above.
token-cluedo-one-piece-mechant-7 = Méchant 7
# As above.
token-cluedo-one-piece-mechant-8 = Méchant 8
# An adventure card that is an ally or an event.
token-cluedo-one-piece-aventure-01 = Carte Aventure 1
# As above.
token-cluedo-one-piece-aventure-02 = Carte Aventure 2
# As above.
token-cluedo-one-piece-aventure-03 = Carte Aventure 3
# As above.
token-cluedo-one-piece-aventure-04 = Carte Aventure 4
# As above.
token-cluedo-one-piece-aventure-05 = Carte Aventure 5
# As above.
token-cluedo-one-piece-aventure-06 = Carte Aventure 6
# As above.
token-cluedo-one-piece-aventure-07 = Carte Aventure 7
# As above.
token-cluedo-one-piece-aventure-08 = Carte Aventure 8
# As above.
token-cluedo-one-piece-aventure-09 = Carte Aventure 9
# As above.
token-cluedo-one-piece-aventure-10 = Carte Aventure 10
# As above.
token-cluedo-one-piece-aventure-11 = Carte Aventure 11
# As above.
token-cluedo-one-piece-aventure-12 = Carte Aventure 12
# As above.
token-cluedo-one-piece-aventure-13 = Carte Aventure 13
# As above.
token-cluedo-one-piece-aventure-14 = Carte Aventure 14
# As above.
token-cluedo-one-piece-aventure-15 = Carte Aventure 15
# As above.
token-cluedo-one-piece-aventure-16 = Carte Aventure 16
# As above.
token-cluedo-one-piece-aventure-17 = Carte Aventure 17
# As above.
token-cluedo-one-piece-aventure-18 = Carte Aventure 18
# As above.
token-cluedo-one-piece-aventure-19 = Carte Aventure 19
# As above.
token-cluedo-one-piece-aventure-20 = Carte Aventure 20
# As above.
token-cluedo-one-piece-aventure-21 = Carte Aventure 21
# As above.
token-cluedo-one-piece-aventure-22 = Carte Aventure 22
# As above.
token-cluedo-one-piece-aventure-23 = Carte Aventure 23
# As above.
token-cluedo-one-piece-aventure-24 = Carte Aventure 24
# As above.
token-cluedo-one-piece-aventure-25 = Carte Aventure 25
# As above.
token-cluedo-one-piece-aventure-26 = Carte Aventure 26
# As above.
token-cluedo-one-piece-aventure-27 = Carte Aventure 27
# As above.
token-cluedo-one-piece-aventure-28 = Carte Aventure 28
# As above.
token-cluedo-one-piece-aventure-29 = Carte Aventure 29
# As above.
token-cluedo-one-piece-aventure-30 = Carte Aventure 30
# An equipment card.
token-cluedo-one-piece-equipement-1 = Carte Équipement 1
# As above.
token-cluedo-one-piece-equipement-2 = Carte Équipement 2
# As above.
token-cluedo-one-piece-equipement-3 = Carte Équipement 3
# As above.
token-cluedo-one-piece-equipement-4 = Carte Équipement 4
# As above.
token-cluedo-one-piece-equipement-5 = Carte Équipement 5
# As above.
token-cluedo-one-piece-equipement-6 = Carte Équipement 6
# As above.
token-cluedo-one-piece-equipement-7 = Carte Équipement 7
# As above.
token-cluedo-one-piece-equipement-8 = Carte Équipement 8
# As above.
token-cluedo-one-piece-equipement-9 = Carte Équipement 9
# As above.
token-cluedo-one-piece-equipement-10 = Carte Équipement 10
# As above.
token-cluedo-one-piece-equipement-11 = Carte Équipement 11
# As above.
token-cluedo-one-piece-equipement-12 = Carte Équipement 12

## The set-up, one step after the other; each is said when it is reached, and again by "where are we?"

# The first line of a game, after the roll call. $players: how many play.
cluedo-one-piece-started = On joue à { $players }. Dièse passe à l'étape suivante.
# Right after it, in the variant in which no crew card leaves the game.
cluedo-one-piece-started-all-crew = Variante : toutes les cartes Équipage restent en jeu.
# What to lay out.
cluedo-one-piece-step-board = Posez le plateau, et les six pions dans la zone de leur couleur, même ceux que personne ne joue. Chaque personne choisit son personnage : son pion, sa carte Équipement, une feuille de notes. Dièse quand c'est fait.
    .brief = Plateau, six pions, personnages. Dièse.
# Whom a player plays: a number is asked. $crew: the highest.
cluedo-one-piece-ask-character = { $who } : quel personnage ? Son numéro, de 1 à { $crew }, ou un scan de la fiche. Dièse : sans le dire.
    .brief = { $who } : quel personnage ?
# That was told, or is said again by "where are we?"
cluedo-one-piece-plays = { $who } : { $character }.
# Which characters of the double pawns are not played: up to three numbers or scans.
cluedo-one-piece-ask-doubles = Trois pions servent chacun à deux personnages. Choisissez lequel joue, et retirez du jeu les cartes Équipage des trois autres. Scannez-les, ou tapez leurs numéros. Dièse : sans les dire.
    .brief = Trois pions doubles : quelles cartes retirez-vous ? Scan, numéro, ou dièse.
# The same in the variant in which no card is taken out.
cluedo-one-piece-ask-doubles-all-crew = Trois pions servent chacun à deux personnages. Choisissez lequel joue. Qui n'a donc pas de pion ? Scannez-les, ou tapez leurs numéros. Toutes les cartes restent. Dièse : sans le dire.
    .brief = Trois pions doubles : qui n'a pas de pion ? Scan, numéro, ou dièse.
# After the first and the second. $left: how many are still to come.
cluedo-one-piece-ask-doubles-next = { $left ->
        [1] Encore un.
       *[other] Encore { $left }.
    }
# A crew member's card has left the game.
cluedo-one-piece-taken-out = { $character } sort du jeu.
# A crew member has no pawn, and its card stays.
cluedo-one-piece-without-pawn = { $character } : sans pion.
# Three cards go into the sleeve, unseen.
cluedo-one-piece-step-sleeve = Trois piles : Équipage, Trésor, Île. Mélangez chacune. La première carte de chaque pile va dans l'étui, sans que personne la voie. L'étui, au centre du plateau. Dièse quand c'est fait.
    .brief = Mélangez les trois piles. Une carte de chacune dans l'étui, sans la voir. Dièse.
# The rest is dealt. $side: 5 where so many cards go to the side of the board (two players, or teams), else 0.
cluedo-one-piece-step-deal = La pile Aventure à côté du plateau, les jetons Trésor au centre. Mélangez toutes les autres cartes Équipage, Trésor et Île. { $side ->
        [0] Distribuez tout.
       *[other] Posez-en { $side } au hasard, face cachée, au bord du plateau. Distribuez le reste.
    } Lisez vos cartes en secret. Dièse quand c'est fait.
    .brief = Mélangez le reste. { $side ->
        [0] Distribuez tout.
       *[other] { $side } au bord, face cachée. Distribuez.
    } Dièse.
# The same where it is known how many cards there are. $each: for each player; $over: so many players get one more.
cluedo-one-piece-step-deal-counted = La pile Aventure à côté du plateau, les jetons Trésor au centre. Mélangez toutes les autres cartes Équipage, Trésor et Île. { $side ->
        [0] Distribuez tout
       *[other] Posez-en { $side } au hasard, face cachée, au bord du plateau. Distribuez le reste
    } : { $each } par personne{ $over ->
        [0] { "" }
        [1] , et une carte supplémentaire pour une personne
       *[other] , et une carte supplémentaire pour { $over } personnes
    }. Lisez vos cartes en secret. Dièse quand c'est fait.
    .brief = Mélangez le reste. { $side ->
        [0] Distribuez
       *[other] { $side } au bord, face cachée. Distribuez
    } : { $each } par personne{ $over ->
        [0] { "" }
       *[other] , reste { $over }
    }. Dièse.
# Who begins: a seat is asked. $players: the highest.
cluedo-one-piece-ask-starter = Tout le monde lance le dé. Qui fait le plus grand nombre, et commence ? Sa place, de 1 à { $players }. Touche 7 : je lance pour tout le monde.
    .brief = Qui commence ? Sa place. Touche 7 : je lance.
# The companion has rolled for all of them. $rolls: a list of the next message.
cluedo-one-piece-start-rolled = { $rolls }.
# One item of that list.
cluedo-one-piece-start-roll = { $who } fait { $value }
# Several have rolled the same highest number. $people: who.
cluedo-one-piece-ask-starter-tied = Égalité : { $people }. La règle n'en dit rien. Qui commence ? Sa place. Touche 7 : je relance entre ces personnes.

## Turns

# Somebody's turn; the pawn is on no island.
cluedo-one-piece-turn = { $who } joue.
    .full = { $who } joue. Lancez les dés et avancez : pas de diagonale, pas à travers un pion. Une fois sur une île, scannez-la sur la fiche, votre feuille de codes. Sinon, dièse à la fin du tour.
# The same, on an island.
cluedo-one-piece-turn-island = { $who } joue, { $island }. Pour rester, 2.
    .brief = { $who } joue, { $island }.
    .full = { $who } joue, { $island }. Pour rester, 2. Si vous partez, par le passage maritime ou aux dés : scannez l'île atteinte. Sinon, dièse à la fin du tour.
# The same, in the centre.
cluedo-one-piece-turn-centre = { $who } joue, au centre. Pour accuser, 4.
    .brief = { $who } joue, au centre.
    .full = { $who } joue, au centre. Pour accuser, 4. Pour repartir : scannez l'île atteinte. Sinon, dièse à la fin du tour.
# In a turn, 3 was typed: # lays a villain, any other key does not. It may have been meant for island 3. $laid: how many would lie there then. $most: with so many everybody has lost.
cluedo-one-piece-sure-villain = Un méchant ? Ce sera { $laid } sur { $most }. Dièse : oui. Pour l'île 3 : touche 1 d'abord.
    .brief = Un méchant ? Ce sera { $laid } sur { $most }. Dièse : oui.
# As above: 5 was typed.
cluedo-one-piece-sure-equipment = { $who } utilise son équipement ? Dièse : oui. Pour l'île 5 : touche 1 d'abord.
    .brief = { $who } utilise son équipement ? Dièse : oui.
# While right or wrong is asked, 1 was typed: # wins the game for $who, any other key does not.
cluedo-one-piece-sure-right = Juste, { $who } gagne ? Dièse : oui.
# As above: 2 was typed, and $who would be out.
cluedo-one-piece-sure-wrong = Faux, { $who } ne joue plus ? Dièse : oui.
# An island was reached, and its number is asked.
cluedo-one-piece-ask-island = Quelle île ? Son numéro. Dièse : aucune.
    .brief = Quelle île ?
# Somebody is on an island now.
cluedo-one-piece-landed = { $island }.
# Right after that line: the crew member of a hypothesis is asked.
cluedo-one-piece-ask-crew = Hypothèse. Quel membre d'équipage ?
    .brief = Équipage ?
    .full = Hypothèse. Quel membre d'équipage ? Son numéro, ou un scan de la fiche. Dièse : pas d'hypothèse.
# Then the treasure.
cluedo-one-piece-ask-treasure = Quel trésor ?
    .brief = Trésor ?
# A player reached an island and passes (#): no hypothesis there. $who: that player. Who plays next comes right after.
cluedo-one-piece-no-hypothesis = { $who } : pas d'hypothèse.
# What was just scanned or typed.
cluedo-one-piece-named = { $thing }.
# A hypothesis is complete; what it is follows at once.
cluedo-one-piece-supposes = Hypothèse.
# Right after that line; the pawn and the token go to the island.
cluedo-one-piece-supposed = { $crew }, { $treasure }, { $island }. Déplacez pion et jeton.
    .brief = { $crew }, { $treasure }, { $island }.
    .full = { $crew }, { $treasure }, { $island }. Le pion et le jeton vont sur cette île.
# The same where the token stands on that island already.
cluedo-one-piece-supposed-pawn = { $crew }, { $treasure }, { $island }. Déplacez le pion, le jeton y est.
    .brief = { $crew }, { $treasure }, { $island }. Le pion seul.
# The same where the pawn stands there already.
cluedo-one-piece-supposed-token = { $crew }, { $treasure }, { $island }. Déplacez le jeton, le pion y est.
    .brief = { $crew }, { $treasure }, { $island }. Le jeton seul.
# The same where there is nothing to move.
cluedo-one-piece-supposed-nothing = { $crew }, { $treasure }, { $island }. Rien à déplacer.
# The same for a crew member who has no pawn.
cluedo-one-piece-supposed-no-pawn = { $crew }, { $treasure }, { $island }. Aucun pion : déplacez le jeton.
    .brief = { $crew }, { $treasure }, { $island }. Aucun pion.
    .full = { $crew }, { $treasure }, { $island }. Aucun pion ne bouge. Le jeton va sur cette île.
# To the player whose pawn was moved by somebody's hypothesis.
cluedo-one-piece-pawn-moved = { $who } : votre pion bouge. Carte Aventure possible.
    .brief = { $who } : votre pion bouge.
    .full = { $who } : votre pion bouge. Vous pouvez piocher une carte Aventure, et vous repartirez de cette île.
# The same where nobody has told whom everybody plays, so that it may be somebody's pawn.
cluedo-one-piece-pawn-moved-somebody = Si quelqu'un joue ce pion : carte Aventure possible.
    .brief = Carte Aventure possible.
    .full = Si quelqu'un joue ce pion : une carte Aventure est possible, et son tour repartira de cette île.
# To whoever asked, if told at the roll call that cards are read by ear.
cluedo-one-piece-asker-by-ear = { $who } : à l'oreille, touche C, puis votre place.
    .brief = { $who } : touche C, votre place.
    .full = { $who } : pour écouter la carte montrée, touche C, votre place, puis le scan.
# La première fois que quelqu'un qui écoute ses cartes doit répondre. D : ce qu'il peut montrer.
cluedo-one-piece-answerer-by-ear = { $who } : à l'oreille, touche C, votre place, puis touche D : ce que vous pouvez montrer.
# The first to answer, at the left of $asker. # or 1 is pressed at the table; which card it is nobody says.
cluedo-one-piece-answer-first = { $who } répond. Une carte est montrée : dièse. Aucune : 1.
    .brief = { $who } répond.
    .full = { $who } répond. Si vous avez une de ces trois cartes, montrez-en une seule, en secret, à { $asker }. Une carte est montrée : dièse. Aucune : 1.
# The next to answer.
cluedo-one-piece-answer = { $who } répond.
    .brief = { $who } ?
    .full = { $who } répond, et ne montre qu'une carte, en secret, à { $asker }. Une carte est montrée : dièse. Aucune : 1.
# That player has none of the three cards.
cluedo-one-piece-had-none = { $who } : rien.
# That player has shown one card; the turn is over.
cluedo-one-piece-showed = { $who } a montré.
# Nobody had any of them.
cluedo-one-piece-nobody-showed = Personne n'a montré.
# Two players, or teams: right after that line.
cluedo-one-piece-step-side = { $who } : regardez en secret une des cartes du bord, et rayez-la, elle n'est pas dans l'étui. Puis dièse.
    .brief = { $who } : une carte du bord, en secret. Dièse.
# Somebody is in the centre.
cluedo-one-piece-step-centre = Au centre. Pour accuser, 1. Sinon, dièse.
    .brief = Au centre. Accuser ?
    .full = Au centre. Pour accuser, 1. Une erreur, et vous ne jouez plus. Sinon, dièse.
# The companion has rolled. $total: the sum; $dice: each die.
cluedo-one-piece-rolled = { $total } en tout : { $dice }.
# The same, with one die.
cluedo-one-piece-rolled-one = Le dé fait { $total }.
# A villain lies beside the board. $laid of $most.
cluedo-one-piece-villain = Méchant : { $laid } sur { $most }.
    .full = Méchant : { $laid } sur { $most }. Posez-le à côté du plateau.
# The same when few are left. It interrupts. $left: how many.
cluedo-one-piece-villain-warning = Attention, méchant : { $laid } sur { $most } ! { $left ->
        [1] Encore un, et tout le monde perd.
       *[other] Encore { $left }, et tout le monde perd.
    }
# An ally or an event is about to be played.
cluedo-one-piece-adventure-due = Carte Aventure : scannez-la, ou quelqu'un qui voit la lit à voix haute. Puis jouez ; dièse finit le tour.
    .brief = Carte Aventure ?
# That card. $text: the owner's words, with their own punctuation.
cluedo-one-piece-adventure-text = { $card }. { $text }
# The same without a text.
cluedo-one-piece-adventure = { $card }. Lisez-la à voix haute.
# Right after it, as the rules say it.
cluedo-one-piece-adventure-played = Ensuite, posez-la sous la pile Aventure, ou sur une île.
# An equipment card was used.
cluedo-one-piece-equipment-used = { $who } : l'équipement a servi. Retournez la carte.
    .brief = { $who } : l'équipement a servi.
# Something open that was scanned and decides nothing: only what it is.
cluedo-one-piece-heard = { $card }.
# The same, with the owner's text.
cluedo-one-piece-heard-text = { $card }. { $text }

## Accusations

# In the centre: three things are asked, one after the other. # alone: no accusation.
cluedo-one-piece-accuse-crew = Accusation. Quel membre d'équipage ? Dièse : ne pas accuser.
    .brief = Accusation. Équipage ?
# As above.
cluedo-one-piece-accuse-treasure = Quel trésor ?
    .brief = Trésor ?
# As above.
cluedo-one-piece-accuse-island = Quelle île ?
    .brief = Île ?
# An accusation is complete; what it is follows at once.
cluedo-one-piece-accuses = { $who } accuse.
# Right after that line.
cluedo-one-piece-accused = { $crew }, { $treasure }, { $island }.
# Right after it. A number is asked, 1 or 2; or the three cards are scanned, and only right or wrong is said.
cluedo-one-piece-ask-verdict = { $who } : regardez l'étui en secret. Juste : 1. Faux : 2. Ou scannez ses trois cartes : je dirai seulement juste ou faux.
    .brief = L'étui, en secret. Juste : 1. Faux : 2. Ou trois scans.
# The same for a player who reads by ear.
cluedo-one-piece-ask-verdict-ear = { $who } : touche C, puis votre place, et scannez les trois cartes de l'étui. Sans oreillette, scannez-les ici : je dirai seulement juste ou faux.
    .brief = { $who } : l'étui. Touche C, votre place, trois scans.
# A card of the sleeve was scanned at the table, which never hears which. $count: 1 to 3.
cluedo-one-piece-sleeve-scanned = Carte { $count } sur 3.
# The accusation was wrong.
cluedo-one-piece-wrong = Faux. Les cartes retournent dans l'étui. { $who } ne joue plus, mais montre encore ses cartes.
    .brief = Faux. L'étui se referme. { $who } montre encore.
# The accusation was right. It interrupts everything.
cluedo-one-piece-won = Juste ! Victoire : { $who }.
# All villains lie beside the board. It interrupts everything.
cluedo-one-piece-lost-villains = Tous les méchants sont là : tout le monde a perdu.
# Every player has accused wrongly, which the rules do not foresee. It interrupts everything.
cluedo-one-piece-lost-all-wrong = Plus personne ne peut jouer. La règle ne prévoit pas ce cas. Vous pouvez ouvrir l'étui.

## Where are we

# D, while a hypothesis is being answered.
cluedo-one-piece-asked = Hypothèse : { $crew }, { $treasure }, { $island }.
# D, right after that line. $people: who has been asked and had nothing.
cluedo-one-piece-asked-none = Rien, pour l'instant : { $people }.
# D twice: a hypothesis of $who that has been answered. $shower: who showed a card; all between the two had nothing.
cluedo-one-piece-inquiry = Hypothèse, { $who } : { $crew }, { $treasure }, { $island }. { $shower } a montré.
# The same, where nobody had any of the three.
cluedo-one-piece-inquiry-nobody = Hypothèse, { $who } : { $crew }, { $treasure }, { $island }. Personne n'a montré.
# D, in the middle of a hypothesis or an accusation. $things: what has been named so far.
cluedo-one-piece-status-named = Déjà dit : { $things }.
# D, when an ally or an event is about to be played.
cluedo-one-piece-status-adventure-due = Une carte Aventure est attendue.
# D twice, where it is known how many cards there are. $each: dealt to each player; $over: so many players got one more.
cluedo-one-piece-status-hands = Distribution : { $each } { $each ->
        [one] carte
       *[other] cartes
    } par personne{ $over ->
        [0] { "" }
        [1] , et une carte supplémentaire pour une personne
       *[other] , et une carte supplémentaire pour { $over } personnes
    }.
# D twice: the cards that lie face down beside the board, for two players or teams.
cluedo-one-piece-status-side = Au bord du plateau : { $side } cartes.
# D twice. $people: all names, clockwise.
cluedo-one-piece-status-seats = Autour de la table, vers la gauche : { $people }.
# D twice. $crew: those whose cards have left the game.
cluedo-one-piece-status-taken-out = Hors du jeu : { $crew }.
# D twice, in the variant. $crew: those who have no pawn.
cluedo-one-piece-status-without-pawn = Sans pion : { $crew }.
# D twice, or corrected. $laid of $most.
cluedo-one-piece-villains = Méchants : { $laid } sur { $most }.
# D, and D twice: the same with those that are known. $names: a list.
cluedo-one-piece-villains-named = Méchants : { $laid } sur { $most }. { $names }.
# D twice, or corrected. Where a player, a pawn or a treasure is.
cluedo-one-piece-stands = { $thing } : { $island }.
# The same, for whoever is in the centre.
cluedo-one-piece-stands-centre = { $thing } : au centre.
# D twice. $people: whose pawn is on no island, or on one that nobody has told.
cluedo-one-piece-status-no-island = Sur aucune île connue : { $people }.
# D twice, after those treasures that are on an island.
cluedo-one-piece-status-treasures = Les autres trésors : au centre.
# D twice. $people: who has accused wrongly.
cluedo-one-piece-status-out = Ne jouent plus, mais répondent : { $people }.
# D twice. $people: whose equipment card has not been used.
cluedo-one-piece-status-equipment = Ont encore leur équipement : { $people }.
# D twice. $people: whose equipment card lies face down.
cluedo-one-piece-status-equipment-used = L'équipement a servi : { $people }.

## Reminders: once, after a minute in which nothing came

# A step of the set-up is being done.
cluedo-one-piece-remind-step = C'est fait ? Dièse.

## What can be done now: one line each, in help; each begins with its purpose

# In the set-up.
cluedo-one-piece-can-pass = Pour continuer : dièse.
# While a character is asked.
cluedo-one-piece-can-scan-crew = Pour un personnage : son numéro, ou un scan.
# Aide, quand une chose de la fiche est demandée : à la suite de la question.
cluedo-one-piece-can-thing = Son numéro, ou un scan de la fiche. Pour y renoncer : dièse.
# While it is asked who begins.
cluedo-one-piece-can-starter = Pour commencer : une place. Pour que je lance : 7.
# In a turn.
cluedo-one-piece-can-island = Pour une île abordée : un scan de la fiche, ou la touche 1.
# As above.
cluedo-one-piece-can-turn = Pour finir le tour : dièse.
# As above.
cluedo-one-piece-can-move = Pour rester sur l'île : 2. Pour le centre : 4. Pour les dés : 7.
# As above.
cluedo-one-piece-can-cards = Pour un méchant : un scan, ou 3 puis dièse. Pour l'équipement : 5 puis dièse. Pour jouer une carte Aventure : 6.
# As above.
cluedo-one-piece-can-menu = Pour corriger : menu, 3.
# While a hypothesis is answered.
cluedo-one-piece-can-answer = Pour une carte montrée : dièse. Pour aucune : 1.
# While a side card is looked at.
cluedo-one-piece-can-side = Pour continuer, la carte vue : dièse.
# In the centre.
cluedo-one-piece-can-centre = Pour accuser : 1. Pour finir le tour : dièse.
# After the end.
cluedo-one-piece-can-read-cards = Pour entendre une carte : un scan.

## Menu entries and the questions they ask

# An entry: a villain was drawn out of turn, and has no label.
cluedo-one-piece-menu-villain = encore un méchant
# An entry: an ally or an event is played out of turn.
cluedo-one-piece-menu-adventure = jouer une carte Aventure
# An entry: an equipment card is used out of turn.
cluedo-one-piece-menu-equipment = utiliser un équipement
# Whose equipment.
cluedo-one-piece-ask-equipment = L'équipement de quelle place ?
# The first question of a correction.
cluedo-one-piece-ask-which-fact = Corriger quoi ? Les méchants : 1. À qui le tour : 2. L'île de qui joue : 3.
# The second one.
cluedo-one-piece-ask-fact = Combien de méchants, quelle place, quelle île ? Le centre : 0. Puis dièse.
    .brief = Combien, quelle place, quelle île ?

## What may be answered, one by one: read on a page, not heard

# Answers to the questions above, where they are named one by one (the buttons of a page). In a turn: 1, an island was reached.
cluedo-one-piece-choice-island = île atteinte
# As above: 2.
cluedo-one-piece-choice-stay = rester sur l'île
# As above: 3, a villain is laid beside the board.
cluedo-one-piece-choice-villain = un méchant
# As above: 4, the pawn is in the centre.
cluedo-one-piece-choice-centre = au centre
# As above: 5, whoever plays uses it.
cluedo-one-piece-choice-equipment = carte Équipement
# As above: 6, it is about to be played.
cluedo-one-piece-choice-adventure = carte Aventure
# While a hypothesis is answered: 1, none of the three cards.
cluedo-one-piece-choice-none = aucune des trois
# In the centre: 1.
cluedo-one-piece-choice-accuse = accuser
# The sleeve was looked at: 1, the accusation is right.
cluedo-one-piece-choice-right = juste
# As above: 2.
cluedo-one-piece-choice-wrong = faux
# What is to be corrected: 1, how many were laid.
cluedo-one-piece-choice-fact-villains = les méchants
# As above: 2.
cluedo-one-piece-choice-fact-turn = à qui de jouer
# As above: 3, where the pawn of whoever plays stands.
cluedo-one-piece-choice-fact-place = l'île

## Refusals: they interrupt, say why, and nothing has changed

# $players wanted to play; the game is for $fewest to $most.
cluedo-one-piece-refuse-players = Ce jeu se joue de { $fewest } à { $most }. Vous êtes { $players }.
# A setting that this game does not have, at the start.
cluedo-one-piece-refuse-setting = Réglage inconnu : { $setting }.
# A setting has a value that cannot be, at the start. $values: what it may be, as it is typed.
cluedo-one-piece-refuse-setting-value = Réglage { $setting } : { $values }. Pas { $value }.
# The same for a setting that counts cards. $unknown: the word to type where nobody knows, as it is typed.
cluedo-one-piece-refuse-setting-count = Réglage { $setting } : un nombre de { $low } à { $most }, ou { $unknown }. Pas { $value }.
# The settings that count cards leave too few: not everybody can be dealt one. $cards: how many are left to deal. $players: how many play.
cluedo-one-piece-refuse-setting-few-cards = Avec ces réglages, il reste { $cards ->
    [0] zéro carte
    [one] une carte
   *[other] { $cards } cartes
} à distribuer, pour { $players } personnes.
# The counter's key.
cluedo-one-piece-refuse-counter = La touche A ne compte rien dans ce jeu. Pour un méchant : un scan, ou la touche 3.
# The menu's "table without scanner".
cluedo-one-piece-refuse-scanner = Rien à régler : ici, tout ce qui se scanne à la table se tape aussi.
# That character is played by $who already.
cluedo-one-piece-refuse-character-taken = { $character } : déjà choisi. { $who } joue ce personnage.
# That crew member was named already as one without a pawn.
cluedo-one-piece-refuse-already-out = { $character } : déjà dit.
# A crew member whom $who plays cannot be without a pawn.
cluedo-one-piece-refuse-played = { $character } : en jeu. { $who } joue ce personnage.
# A number beyond the highest. $most: that one.
cluedo-one-piece-refuse-no-such-number = Pas ce nombre : le plus grand est { $most }.
# A crew member or a treasure was named by a player on no island, or such a player wants to stay.
cluedo-one-piece-refuse-no-island = Pas d'île : scannez d'abord celle que vous abordez.
# The companion was to roll twice in one turn. $total: what it rolled.
cluedo-one-piece-refuse-rolled = Déjà lancé, ce tour : { $total }.
# A label of the sheet that this box does not need.
cluedo-one-piece-refuse-not-in-box = Cette boîte n'en a pas autant.
# # in the middle of a hypothesis: it is not lost by that. $lacks: what is missing, "crew" or "treasure".
cluedo-one-piece-refuse-hypothesis-begun = Hypothèse commencée : il manque { $lacks ->
    [crew] le membre d'équipage
   *[treasure] le trésor
}. Pour y renoncer : touche B, deux fois.
# The same thing was named twice.
cluedo-one-piece-refuse-named = { $thing } : déjà dit.
# A second crew member was named in one hypothesis or accusation.
cluedo-one-piece-refuse-second-crew = Le membre d'équipage est déjà dit.
# As above, a treasure.
cluedo-one-piece-refuse-second-treasure = Le trésor est déjà dit.
# As above, an island in an accusation.
cluedo-one-piece-refuse-second-island = L'île est déjà dite.
# Another island than the one on which the player is.
cluedo-one-piece-refuse-other-island = L'hypothèse porte sur votre île : { $island }.
# A crew member whose card was taken out of the game.
cluedo-one-piece-refuse-crew-out = { $character } : sa carte n'est pas en jeu.
# The sheet was scanned while a hypothesis is being answered. Who has to is said behind it.
cluedo-one-piece-refuse-answer-first = Pas encore : on attend la réponse.
# The sheet was scanned while a card of the side is to be looked at.
cluedo-one-piece-refuse-side-first = Pas encore : la carte du bord d'abord.
# The sheet was scanned in the centre, before an accusation was begun.
cluedo-one-piece-refuse-accuse-first = Au centre, rien à nommer avant d'accuser.
# The sheet was scanned, or # pressed, while right or wrong is asked.
cluedo-one-piece-refuse-verdict = L'accusation attend sa réponse.
# That very villain lies there already. $laid: how many lie there. $most: with so many everybody has lost.
cluedo-one-piece-refuse-same-villain = Ce méchant est déjà là. Toujours { $laid } sur { $most }.
# An equipment card is used a second time.
cluedo-one-piece-refuse-equipment-used = { $who } : l'équipement a déjà servi.
# A card that is or may be somebody's secret was scanned at the table: the same words for all of them.
cluedo-one-piece-refuse-secret = Carte non lue : elle est secrète.
    .full = Carte non lue : elle est secrète. Pour nommer, scannez la fiche. Pour jouer une carte Aventure, touche 6 d'abord.
# While the sleeve is scanned at the table: a second card of a sort.
cluedo-one-piece-refuse-sleeve-sort = Pas celle-là : l'étui a une carte de chaque sorte.
# A menu entry or a roll that makes no sense in this phase.
cluedo-one-piece-refuse-not-now = Cela ne se fait pas maintenant. Rien ne change.
# A form was left with a hole.
cluedo-one-piece-refuse-incomplete = Il manque une réponse. Rien ne change.
# The turn was to be given to somebody who is out.
cluedo-one-piece-refuse-out = { $who } ne joue plus, après une accusation fausse.
# A correction that changes nothing.
cluedo-one-piece-refuse-no-change = Rien à corriger : c'est déjà ainsi.
# # after the end.
cluedo-one-piece-refuse-over = La partie est finie.
# "companion check" and at the start: a name was given twice. $name: the name. $other: the card that has it already.
cluedo-one-piece-flaw-name = « { $name } » : ce nom est déjà pris par { $other }. Corrigez l'un des deux.

## Short names of what happened: "Annulé : …", "Dernier fait : …"

# The game's first event.
cluedo-one-piece-recall-started = le début de la partie
# A step was passed.
cluedo-one-piece-recall-board = le plateau
# As above.
cluedo-one-piece-recall-doubles = les pions doubles
# As above.
cluedo-one-piece-recall-sleeve = l'étui rempli
# As above.
cluedo-one-piece-recall-deal = la distribution
# Whom somebody plays.
cluedo-one-piece-recall-character = le personnage, { $who }
# Who has no pawn.
cluedo-one-piece-recall-without-pawn = le pion double, { $character }
# The companion rolled.
cluedo-one-piece-recall-roll = les dés
# A digit was typed that asks for # first.
cluedo-one-piece-recall-asked-first = la question posée
# Who began.
cluedo-one-piece-recall-starter = le premier tour, { $who }
# A turn without an island.
cluedo-one-piece-recall-turn = le tour, { $who }
# An island's number was asked.
cluedo-one-piece-recall-island-asked = la question de l'île
# An island was reached.
cluedo-one-piece-recall-landed = l'arrivée, { $island }
# The centre was reached.
cluedo-one-piece-recall-centre = l'arrivée au centre, { $who }
# A thing was named.
cluedo-one-piece-recall-named = le nom, { $thing }
# A hypothesis was made.
cluedo-one-piece-recall-supposed = l'hypothèse, { $crew }, { $treasure }, { $island }
# Somebody had none of the three cards.
cluedo-one-piece-recall-had-none = { $who }, rien
# Somebody showed a card.
cluedo-one-piece-recall-showed = { $who }, une carte montrée
# A side card was looked at.
cluedo-one-piece-recall-side = la carte du bord, { $who }
# Somebody began to accuse, or thought better of it.
cluedo-one-piece-recall-accusation = l'accusation commencée
# An accusation was made.
cluedo-one-piece-recall-accused = l'accusation, { $who }
# A card of the sleeve was scanned at the table.
cluedo-one-piece-recall-sleeve-scanned = une carte de l'étui
# Right or wrong.
cluedo-one-piece-recall-verdict = la réponse de l'étui, { $who }
# A villain was laid. $laid: how many lie there.
cluedo-one-piece-recall-villain = le méchant numéro { $laid }
# An adventure card was played.
cluedo-one-piece-recall-adventure = la carte Aventure
# An equipment card was used.
cluedo-one-piece-recall-equipment = l'équipement, { $who }
# A correction.
cluedo-one-piece-recall-corrected = la correction
# What somebody listened to. It does not say what.
cluedo-one-piece-recall-window = l'écoute, { $who }

## In one ear alone, in a seat's window

# When the window opens, after the deal: nothing has been heard of this hand yet.
cluedo-one-piece-window-first = Scannez vos cartes, dans l'ordre où vous les tenez.
# The same later.
cluedo-one-piece-window-hand = Vos cartes : un numéro, ou un scan.
# The same while this seat has to answer a hypothesis.
cluedo-one-piece-window-answer = Vos cartes. Touche D : ce que vous pouvez montrer.
# When a card is being shown to this seat by $shower.
cluedo-one-piece-window-shown = { $shower } vous montre une carte : scannez-la.
    .full = { $shower } vous montre une carte : scannez-la, et aucune des vôtres.
# When this seat may look at a side card.
cluedo-one-piece-window-side = Une carte du bord : scannez-la.
# When this seat has accused.
cluedo-one-piece-window-sleeve = L'étui : scannez ses trois cartes.
# A card that was scanned: shown, of the side, or of the sleeve.
cluedo-one-piece-card-looked = { $card }.
# A card of one's own hand. $place: its place in it.
cluedo-one-piece-card-looked-place = { $card }.
    .full = Carte { $place } : { $card }.
# An adventure card of one's own. $text: the owner's words, with their own punctuation.
cluedo-one-piece-card-looked-text = { $card }. { $text }
# A card that the table was told has been shown: what a hand's window takes it for. It may be one's own, named too.
cluedo-one-piece-card-shown = { $card }, que montre { $who }. La vôtre ? Scannez-la encore.
# The same where the hand is complete: it cannot be one's own.
cluedo-one-piece-card-shown-sure = { $card }, que montre { $who }.
# The second such card in one window: one was shown, so the first was not. $other: the first.
cluedo-one-piece-card-shown-instead = { $card }, que montre { $who }, et non { $other }. La vôtre ? Scannez-la encore.
# The same where the hand is complete.
cluedo-one-piece-card-shown-instead-sure = { $card }, que montre { $who }, et non { $other }.
# A card of the side that this seat has heard before, scanned among its own.
cluedo-one-piece-card-side = { $card } : une carte du bord. La vôtre ? Scannez-la encore.
# The same where the hand is complete.
cluedo-one-piece-card-side-sure = { $card } : une carte du bord.
# A card of the sleeve that this seat has heard after its accusation, scanned among its own.
cluedo-one-piece-card-sleeve = { $card } : une carte de l'étui. La vôtre ? Scannez-la encore.
# The same where the hand is complete.
cluedo-one-piece-card-sleeve-sure = { $card } : une carte de l'étui.
# The window of an accuser closes before all cards of the sleeve were scanned in it.
cluedo-one-piece-sleeve-short = Il faut les trois cartes de l'étui, dans une même écoute. Rien n'est jugé.
# D, while this seat has to answer: the cards of its hand that were asked for.
cluedo-one-piece-may-show = Vous pouvez montrer : { $cards }.
# The same, none.
cluedo-one-piece-may-show-none = Parmi vos cartes écoutées, rien à montrer.
# D: the card that answered this seat's last hypothesis. $who: who showed it.
cluedo-one-piece-was-shown = { $who } vous a montré : { $card }.
# D, and when the window closes: the card of the side that this seat has just heard.
cluedo-one-piece-was-at-the-side = Carte du bord : { $card }.
# D: the whole hand in order. $count: how many cards.
cluedo-one-piece-own-hand = { $count ->
        [1] Une carte
       *[other] { $count } cartes
    } : { $cards }.
# D, after one's own wrong accusation.
cluedo-one-piece-own-sleeve = Dans l'étui : { $cards }.
# A label that does not belong here. It does not say what it is.
cluedo-one-piece-refuse-window = Cette étiquette n'est pas à lire ici.
# A card that was not asked for, or is this seat's own.
cluedo-one-piece-refuse-window-shown = Cette carte ne répond pas à votre hypothèse.
# Not a card of the sleeve: one's own, or a second of its sort.
cluedo-one-piece-refuse-window-sleeve = Pas celle-là. Une carte de chaque sorte, et aucune des vôtres.
# A villain, which nobody keeps.
cluedo-one-piece-refuse-window-villain = Un méchant : il ne se garde pas. Posez-le à côté du plateau, et scannez-le à la table.
# More cards than this seat was dealt.
cluedo-one-piece-refuse-window-full = Votre main est déjà complète.

## What undo cannot take back

# After an undo: a card was shown to one player, or looked at by the side.
cluedo-one-piece-lasting-shown = Ce qui a été montré reste vu.
# After an undo: whoever accused has looked into the sleeve.
cluedo-one-piece-lasting-sleeve = Mais l'étui a été vu.

## The notebook

# Where nobody knows yet who has a card: inside a list of people.
cluedo-one-piece-notebook-hidden = l'étui
# A sort of cards, in the notebook.
cluedo-one-piece-notebook-crew = équipage
# As above.
cluedo-one-piece-notebook-treasure = trésors
# As above.
cluedo-one-piece-notebook-island = îles
# How many crew members are still possible, inside a list.
cluedo-one-piece-notebook-crew-counted = { $count ->
        [0] personne de l'équipage
        [one] une personne de l'équipage
       *[other] { $count } de l'équipage
    }
# As above, treasures.
cluedo-one-piece-notebook-treasure-counted = { $count ->
        [0] aucun trésor
        [one] un trésor
       *[other] { $count } trésors
    }
# As above, islands.
cluedo-one-piece-notebook-island-counted = { $count ->
        [0] aucune île
        [one] une île
       *[other] { $count } îles
    }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. $who had none of the three.
cluedo-one-piece-notebook-none = Rien parmi { $cards }, tour { $turn }.
# The same, behind one card's name.
cluedo-one-piece-notebook-none-how = { $who } ne l'a pas, tour { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. $who has shown somebody one of the three.
cluedo-one-piece-notebook-one-of = Une carte parmi { $cards }, tour { $turn }.
# The same, behind the name of one of the three.
cluedo-one-piece-notebook-one-of-how = { $who } a montré une carte sur trois, tour { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A wrong accusation.
cluedo-one-piece-notebook-accused = Accusation : { $cards }.
# The same, behind the name of one of the three.
cluedo-one-piece-notebook-accused-how = { $who } a accusé à tort, tour { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. The hand of $who lies open.
cluedo-one-piece-notebook-open = Main ouverte : { $cards }, tour { $turn }.
# The same, behind one card's name.
cluedo-one-piece-notebook-open-how = carte ouverte, { $who }, tour { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. $who showed this seat the card.
cluedo-one-piece-notebook-shown = { $who } vous a montré { $card }, tour { $turn }.
# The same, behind the card's name.
cluedo-one-piece-notebook-shown-how = carte montrée par { $who }, tour { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. This seat showed it.
cluedo-one-piece-notebook-i-showed = Vous avez montré { $cards } à { $who }, tour { $turn }.
# The same, behind the card's name.
cluedo-one-piece-notebook-i-showed-how = carte montrée par vous à { $who }, tour { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. This seat showed one of these: which, only its player knows.
cluedo-one-piece-notebook-i-showed-one-of = Vous avez montré à { $who } une carte parmi { $cards }, tour { $turn }.
# The same, behind the name of one of them.
cluedo-one-piece-notebook-i-showed-one-of-how = carte peut-être montrée par vous à { $who }, tour { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. This seat looked at a card beside the board.
cluedo-one-piece-notebook-side = Carte du bord : { $cards }, tour { $turn }.
# The same, behind the card's name.
cluedo-one-piece-notebook-side-how = carte du bord, tour { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. This seat looked into the sleeve.
cluedo-one-piece-notebook-sleeve = Dans l'étui : { $cards }.
# The same, behind the card's name.
cluedo-one-piece-notebook-sleeve-how = dans l'étui
# Inside a list of people: who may have a card.
cluedo-one-piece-notebook-beside = le bord
