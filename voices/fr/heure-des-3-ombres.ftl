### L'heure des 3 ombres. French is the source: heard by the whole table, from one loudspeaker, in the middle of talk.
### The information comes first. Names are written after a colon, a comma or after "chez", "devant", "à": never after
### "de", which would have to become "d'" before a vowel.
### $who, $next, $people: players, said as a name or as "joueur 3". $tile: the owner's name for a tile, else "Tuile 12".
### A message may have .brief (shorter) and .full (for a first evening, with what to do).


## Names of things

# The game's title: in the lobby and in the list of games.
game-heure-des-3-ombres = L'heure des 3 ombres
# The following say what a scanned thing is; they also stand inside sentences. The game box itself.
token-heure-des-3-ombres-box = la boîte de L'heure des 3 ombres
# A suspect's tile that its owner has not named. The number is the companion's, not printed on the tile.
token-heure-des-3-ombres-tuile-01 = Tuile 1
# As above.
token-heure-des-3-ombres-tuile-02 = Tuile 2
# As above.
token-heure-des-3-ombres-tuile-03 = Tuile 3
# As above.
token-heure-des-3-ombres-tuile-04 = Tuile 4
# As above.
token-heure-des-3-ombres-tuile-05 = Tuile 5
# As above.
token-heure-des-3-ombres-tuile-06 = Tuile 6
# As above.
token-heure-des-3-ombres-tuile-07 = Tuile 7
# As above.
token-heure-des-3-ombres-tuile-08 = Tuile 8
# As above.
token-heure-des-3-ombres-tuile-09 = Tuile 9
# As above.
token-heure-des-3-ombres-tuile-10 = Tuile 10
# As above.
token-heure-des-3-ombres-tuile-11 = Tuile 11
# As above.
token-heure-des-3-ombres-tuile-12 = Tuile 12
# As above.
token-heure-des-3-ombres-tuile-13 = Tuile 13
# As above.
token-heure-des-3-ombres-tuile-14 = Tuile 14
# As above.
token-heure-des-3-ombres-tuile-15 = Tuile 15
# As above.
token-heure-des-3-ombres-tuile-16 = Tuile 16
# As above.
token-heure-des-3-ombres-tuile-17 = Tuile 17
# As above.
token-heure-des-3-ombres-tuile-18 = Tuile 18
# As above.
token-heure-des-3-ombres-tuile-19 = Tuile 19
# As above.
token-heure-des-3-ombres-tuile-20 = Tuile 20
# As above.
token-heure-des-3-ombres-tuile-21 = Tuile 21
# As above.
token-heure-des-3-ombres-tuile-22 = Tuile 22
# As above.
token-heure-des-3-ombres-tuile-23 = Tuile 23
# As above.
token-heure-des-3-ombres-tuile-24 = Tuile 24
# As above.
token-heure-des-3-ombres-tuile-25 = Tuile 25
# As above.
token-heure-des-3-ombres-tuile-26 = Tuile 26
# As above.
token-heure-des-3-ombres-tuile-27 = Tuile 27
# As above.
token-heure-des-3-ombres-tuile-28 = Tuile 28
# As above.
token-heure-des-3-ombres-tuile-29 = Tuile 29
# As above.
token-heure-des-3-ombres-tuile-30 = Tuile 30
# As above.
token-heure-des-3-ombres-tuile-31 = Tuile 31
# As above.
token-heure-des-3-ombres-tuile-32 = Tuile 32
# As above.
token-heure-des-3-ombres-tuile-33 = Tuile 33
# As above.
token-heure-des-3-ombres-tuile-34 = Tuile 34
# As above.
token-heure-des-3-ombres-tuile-35 = Tuile 35
# As above.
token-heure-des-3-ombres-tuile-36 = Tuile 36
# As above.
token-heure-des-3-ombres-tuile-37 = Tuile 37
# As above.
token-heure-des-3-ombres-tuile-38 = Tuile 38
# As above.
token-heure-des-3-ombres-tuile-39 = Tuile 39
# As above.
token-heure-des-3-ombres-tuile-40 = Tuile 40
# The tile set aside, under which the demon's host is.
token-heure-des-3-ombres-demon = La tuile Démon
# Traps (Traquenards) are told apart from Limbes cards by their kind: Vortex is both.
token-heure-des-3-ombres-traquenard-hercule = Hercule, Traquenard
# As above.
token-heure-des-3-ombres-traquenard-vortex = Vortex, Traquenard
# As above.
token-heure-des-3-ombres-traquenard-horloge = Horloge, Traquenard
# As above.
token-heure-des-3-ombres-traquenard-yeux-1 = Yeux du démon, Traquenard
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-2 = Yeux du démon, Traquenard
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-3 = Yeux du démon, Traquenard
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-4 = Yeux du démon, Traquenard
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-5 = Yeux du démon, Traquenard
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-6 = Yeux du démon, Traquenard
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-7 = Yeux du démon, Traquenard
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-8 = Yeux du démon, Traquenard
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-9 = Yeux du démon, Traquenard
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-10 = Yeux du démon, Traquenard
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-11 = Yeux du démon, Traquenard
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-12 = Yeux du démon, Traquenard
# A 3ID card's name, inside sentences too.
token-heure-des-3-ombres-3id-archeoscript = Archéoscript
# As above.
token-heure-des-3-ombres-3id-chronogyre = Chronogyre
# As above.
token-heure-des-3-ombres-3id-debriefing = Débriefing
# As above.
token-heure-des-3-ombres-3id-calepin = Calepin
# As above.
token-heure-des-3-ombres-3id-invertigo = Invertigo
# As above.
token-heure-des-3-ombres-3id-loupe-analytique = Loupe analytique
# As above.
token-heure-des-3-ombres-3id-stylo-traducteur = Stylo traducteur
# As above.
token-heure-des-3-ombres-3id-revelateur-d-empreinte = Révélateur d'empreinte
# As above.
token-heure-des-3-ombres-3id-oreillettes-a-ultra-son = Oreillettes à ultra-son
# A Limbes card's name with its kind, inside sentences too: Embûche (at once) or Malédiction (for a round).
# Spanish keeps trampa for Traquenard and says emboscada for Embûche; Brouillard is Niebla, Brume is Bruma.
token-heure-des-3-ombres-limbes-amnesie = Amnésie, Embûche
# As above.
token-heure-des-3-ombres-limbes-brouillard = Brouillard, Embûche
# As above.
token-heure-des-3-ombres-limbes-brume = Brume, Malédiction
# As above.
token-heure-des-3-ombres-limbes-confusion = Confusion, Malédiction
# As above.
token-heure-des-3-ombres-limbes-fausse-piste = Fausse piste, Embûche
# As above.
token-heure-des-3-ombres-limbes-hallucination = Hallucination, Malédiction
# As above.
token-heure-des-3-ombres-limbes-illusion = Illusion, Embûche
# As above.
token-heure-des-3-ombres-limbes-manipulation = Manipulation, Embûche
# As above.
token-heure-des-3-ombres-limbes-paralysie = Paralysie, Malédiction
# As above.
token-heure-des-3-ombres-limbes-paranoia = Paranoïa, Malédiction
# As above.
token-heure-des-3-ombres-limbes-reveil-des-ombres = Réveil des ombres, Embûche
# As above.
token-heure-des-3-ombres-limbes-silence = Silence, Malédiction
# As above.
token-heure-des-3-ombres-limbes-temps-accelere = Temps accéléré, Embûche
# As above.
token-heure-des-3-ombres-limbes-tenebres = Ténèbres, Malédiction
# As above.
token-heure-des-3-ombres-limbes-vortex = Vortex, Embûche
# A face of the Enquête die, on the reference sheet.
token-heure-des-3-ombres-enquete-reverbere = Réverbère, face du dé
# As above.
token-heure-des-3-ombres-enquete-chapeau = Chapeau, face du dé
# As above.
token-heure-des-3-ombres-enquete-pentacle = Pentacle, face du dé
# As above.
token-heure-des-3-ombres-enquete-rouage = Rouage, face du dé
# As above.
token-heure-des-3-ombres-enquete-loupe = Loupe, face du dé
# As above.
token-heure-des-3-ombres-enquete-horloge = Horloge, face du dé
# An investigator's name, inside sentences too. Names stay French.
token-heure-des-3-ombres-enqueteur-lucile = Lucile Finemouche
# As above.
token-heure-des-3-ombres-enqueteur-balafre = Le Balafré
# As above.
token-heure-des-3-ombres-enqueteur-allison = Allison Holmes
# As above.
token-heure-des-3-ombres-enqueteur-zacharie = Zacharie White
# A Lieu board that its owner has not named; the number is the companion's.
token-heure-des-3-ombres-lieu-1 = Lieu, étiquette 1
# As above.
token-heure-des-3-ombres-lieu-2 = Lieu, étiquette 2
# As above.
token-heure-des-3-ombres-lieu-3 = Lieu, étiquette 3
# As above.
token-heure-des-3-ombres-lieu-4 = Lieu, étiquette 4
# A face of the die inside a sentence. The first four each name a Lieu.
heure-des-3-ombres-face-reverbere = Réverbère
# As above.
heure-des-3-ombres-face-chapeau = Chapeau
# As above.
heure-des-3-ombres-face-pentacle = Pentacle
# As above.
heure-des-3-ombres-face-rouage = Rouage
# As above.
heure-des-3-ombres-face-loupe = Loupe
# As above.
heure-des-3-ombres-face-horloge = Horloge
# A trap's name after the word for trap, in short names of what happened.
heure-des-3-ombres-trap-name-hercule = Hercule
# As above.
heure-des-3-ombres-trap-name-yeux = Yeux du démon
# As above.
heure-des-3-ombres-trap-name-vortex = Vortex
# As above.
heure-des-3-ombres-trap-name-horloge = Horloge
# The hour on the game's clock, said inside other messages. $hour: 0 to 12.
heure-des-3-ombres-o-clock = { $hour ->
        [0] Zéro heure
        [1] Une heure
       *[other] { $hour } heures
    }

## The set-up, one step after the other; each is said when it is reached, and again by "where are we?"

# The first line of a game, after the roll call. $players: how many play.
heure-des-3-ombres-started = On commence, à { $players }.
# Asked of each seat in turn: a digit, a scanned sheet, or # alone. $who: the player.
heure-des-3-ombres-step-investigators = { $who } : quel rôle ? 1 Lucile Finemouche, 2 Le Balafré, 3 Allison Holmes, 4 Zacharie White. Ou scannez la fiche. Dièse : on ne sait pas.
    .brief = { $who } : 1 Lucile, 2 Balafré, 3 Allison, 4 Zacharie.
# The answer. $who: the player. $ability: one of the next four messages, a whole sentence.
heure-des-3-ombres-investigator-told = { $who } : { $ability }
# What an investigator can do: after the answer above, and when the sheet is scanned.
heure-des-3-ombres-is-lucile = Lucile Finemouche, tenace. À son tour, peut relancer le dé une fois.
# As above.
heure-des-3-ombres-is-balafre = Le Balafré, implacable. Un seul cube Hercule au lieu de deux, et ne ferme jamais les yeux à cause d'un Traquenard.
# As above.
heure-des-3-ombres-is-allison = Allison Holmes, indiscrète. À son tour, avant de dévoiler, peut regarder une tuile en secret.
# As above.
heure-des-3-ombres-is-zacharie = Zacharie White, fouineur. À son tour, avant de dévoiler, peut regarder en secret deux tuiles qui portent un Indice ou un cube Hercule.
# Proposed where somebody at the table does not play with their eyes. $rules: a list of the next message.
heure-des-3-ombres-step-house = Table mixte : règles de la maison. { $rules }. Un numéro change sa règle. Dièse : d'accord.
# One of that list. $number: the key. $rule: one of the messages below.
heure-des-3-ombres-house-rule = { $number }, { $rule }
# A house rule was changed. $rule: how it is played now, one of the messages below.
heure-des-3-ombres-house-set = { $rule }.
# A house rule: the card or the case, and how this table plays it. No full stop.
heure-des-3-ombres-house-silence-taps = Silence : sans parler, on peut toucher la main ou frapper la table
# As above.
heure-des-3-ombres-house-silence-printed = Silence : gestes seulement, comme sur la carte
# As above.
heure-des-3-ombres-house-silence-off = Silence : sans effet
# As above.
heure-des-3-ombres-house-darkness-hands = Ténèbres : yeux fermés, et mains loin des Lieux
# As above.
heure-des-3-ombres-house-darkness-printed = Ténèbres : yeux fermés, comme sur la carte
# As above.
heure-des-3-ombres-house-closed-eyes-hands = Traquenard qui ferme les yeux : mains loin des Lieux aussi
# As above.
heure-des-3-ombres-house-closed-eyes-printed = Traquenard qui ferme les yeux : rien de plus
# As above.
heure-des-3-ombres-house-looks-aloud = Regard secret sans oreillette : la tuile est lue à voix haute
# As above.
heure-des-3-ombres-house-looks-whisper = Regard secret sans oreillette : quelqu'un qui voit le souffle à l'oreille
# As above.
heure-des-3-ombres-house-paranoia-aloud = Paranoïa sans oreillette : tuiles lues à voix haute
# As above.
heure-des-3-ombres-house-paranoia-whisper = Paranoïa sans oreillette : quelqu'un qui voit le souffle à l'oreille
# As above.
heure-des-3-ombres-house-paranoia-off = Paranoïa sans oreillette : sans effet
# The box is set up; its own rules say how, ours do not.
heure-des-3-ombres-step-laying = Installez le jeu comme le dit sa règle : tuiles face cachée sur les quatre Lieux, la tuile Démon à part. Personne ne regarde. Ensuite, dièse.
    .brief = Installez le jeu. Ensuite, dièse.
    .full = Installez le jeu comme le dit sa règle : tuiles face cachée sur les quatre Lieux, la tuile Démon à part. Personne ne regarde. Marquez le même coin de chaque Lieu : les quarts de tour se sentiront au doigt. Ensuite, dièse.
# A seat is asked. $players: the highest.
heure-des-3-ombres-step-starter = Qui commence ? Sa place, de 1 à { $players }. Dièse : la place 1.

## A turn begins

# The turn of a player whose investigator is not told, and "where are we?". $who; $hour now, $left hours to 12;
# $count: suspects put aside.
heure-des-3-ombres-turn = { $who }. { heure-des-3-ombres-o-clock }, encore { $left }. { $count } sur 13.
    .brief = { $who }. { heure-des-3-ombres-o-clock }. { $count } sur 13.
    .full = { $who }. { heure-des-3-ombres-o-clock }, encore { $left } avant la fin. Suspects écartés : { $count } sur 13.
# As above, with the investigator's name.
heure-des-3-ombres-turn-as = { $who }, { $investigator }. { heure-des-3-ombres-o-clock }, encore { $left }. { $count } sur 13.
    .brief = { $who }. { heure-des-3-ombres-o-clock }. { $count } sur 13.
    .full = { $who }, { $investigator }. { heure-des-3-ombres-o-clock }, encore { $left } avant la fin. Suspects écartés : { $count } sur 13.
# At the start of a turn: a trap had shut this player's eyes.
heure-des-3-ombres-opens = { $who } rouvre les yeux.
# A trap keeps these players' eyes shut. $people: one or several.
heure-des-3-ombres-still-shut-printed = Yeux encore fermés : { $people }.
# As above, with the house rule that they keep their hands off the boards.
heure-des-3-ombres-still-shut-hands = Yeux encore fermés, mains loin des Lieux : { $people }.
# Tiles that Chronogyre keeps face up. $tiles: a list of names.
heure-des-3-ombres-visible = Face visible : { $tiles }.
# The active player's object. $card: its name.
heure-des-3-ombres-holds = Objet : { $card }.
# The active player's ability is free. 
heure-des-3-ombres-ability-lucile = Peut relancer le dé.
    .full = Lucile peut relancer le dé une fois : tapez ou scannez le nouveau résultat.
# As above.
heure-des-3-ombres-ability-balafre = Traquenards adoucis.
    .full = Le Balafré : un seul cube Hercule, et jamais les yeux fermés par un Traquenard.
# As above.
heure-des-3-ombres-ability-allison = Peut regarder une tuile.
    .full = Allison peut regarder une tuile en secret avant de dévoiler, mais pas sous un cube Hercule.
# As above.
heure-des-3-ombres-ability-zacharie = Peut regarder deux tuiles à Indice.
    .full = Zacharie peut regarder en secret deux tuiles qui portent un Indice, avant de dévoiler.
# As above.
heure-des-3-ombres-ability-zacharie-cube = Peut regarder deux tuiles à Indice ou à cube.
    .full = Zacharie peut regarder en secret deux tuiles qui portent un Indice ou un cube Hercule, avant de dévoiler.
# The same, under the curse Confusion.
heure-des-3-ombres-ability-blocked = Capacité bloquée.
# The die is to be rolled: a key, a scan, or 7.
heure-des-3-ombres-step-start = Lancez le dé.
    .full = Lancez le dé, et tapez : 1 Réverbère, 2 Chapeau, 3 Pentacle, 4 Rouage, 5 Loupe, 6 Horloge. 7 : je lance.
# The same from the sixth hour on, when a bluff is allowed instead.
heure-des-3-ombres-step-start-bluff = Lancez le dé, ou 8 : coup de bluff.
    .brief = Le dé, ou 8.
    .full = Lancez le dé, et tapez : 1 Réverbère, 2 Chapeau, 3 Pentacle, 4 Rouage, 5 Loupe, 6 Horloge. 7 : je lance. À la place, 8 : coup de bluff.
# Archéoscript: the second of two plays.
heure-des-3-ombres-second-play = Archéoscript : seconde fois.

## The die and what it asks for

# A result. $face: its name. How many tiles follows.
heure-des-3-ombres-rolled = { $face }.
# The clock's face; the new hour follows, or the question whether to roll again.
heure-des-3-ombres-rolled-horloge = Horloge.
# The clock's face, but another roll is allowed first.
heure-des-3-ombres-step-rolled = Relancez, ou dièse : l'heure avance.
# Stylo traducteur was used: another roll is due.
heure-des-3-ombres-step-rolled-must = Relancez le dé. Ce résultat comptera.
# After the face of a Lieu. $face: its name, said just before.
heure-des-3-ombres-step-reveal-lieu = Une tuile là, une où vous voulez. Lieu vide : une seule en tout.
    .brief = Une là, une au choix.
    .full = { $face } : une tuile de ce Lieu, une où vous voulez. S'il est vide, une seule tuile en tout. 8 : retirer un cube Hercule à la place d'une tuile.
# The same under the curse Paralysie.
heure-des-3-ombres-step-reveal-lieu-paralysie = Deux tuiles, là et nulle part ailleurs : Paralysie. Lieu vide : une seule.
    .full = { $face } : deux tuiles, toutes deux dans ce Lieu, à cause de Paralysie. S'il est vide, une seule, où vous voulez.
# After Loupe or Horloge.
heure-des-3-ombres-step-reveal = Deux tuiles, où vous voulez.
# The same under the curse Paralysie.
heure-des-3-ombres-step-reveal-paralysie = Deux tuiles d'un même Lieu : Paralysie.
# One tile is still to be revealed.
heure-des-3-ombres-step-reveal-last = Encore une tuile.
    .full = Encore une tuile. 7 : il n'y en a plus. 8 : retirer un cube Hercule à la place.
# The same under the curse Paralysie.
heure-des-3-ombres-step-reveal-last-paralysie = Encore une tuile, du même Lieu.
# Under the curse Paranoïa, to a player with an ear of their own.
heure-des-3-ombres-paranoia-ear = Paranoïa, on ne montre rien : C, votre place, et scannez. Une paire ? Scannez-la devant tout le monde. Sinon, dièse.
# The same, to a player who sees.
heure-des-3-ombres-paranoia-eyes = Paranoïa : regardez sans montrer. Une paire ? Scannez-la. Sinon, dièse.
# The same by house rule, without an ear.
heure-des-3-ombres-paranoia-aloud = Paranoïa : scannez, je lis à voix haute. Les Traquenards sont sans effet.
# The same by house rule: somebody who sees whispers.
heure-des-3-ombres-paranoia-whisper = Paranoïa : quelqu'un qui voit vous souffle vos tuiles. Une paire ? Scannez-la. Sinon, dièse.

## Tiles. What is said of a tile that is turned back is never said again

# The first tile of a turn. $tile: its owner's name for it, else "Tuile 12".
heure-des-3-ombres-tile-first = { $tile }.
# The second.
heure-des-3-ombres-tile-second = { $tile }.
# A tile shown by Débriefing.
heure-des-3-ombres-tile-shown = { $tile }.
# A trap under the curse Paranoïa. $tile: its name.
heure-des-3-ombres-tile-trap = { $tile } : sans effet, Paranoïa.
# A tile that lies face up was scanned again; or any, after the end.
heure-des-3-ombres-tile-again = { $tile }.
# Asked where the owner has not told which tiles are pairs.
heure-des-3-ombres-step-pair = Une paire ? 1 oui, 2 non.
    .full = Une paire strictement identique, même personnage et même version ? 1 oui, 2 non.
# A pair. $count: suspects put aside, of $total.
heure-des-3-ombres-paired = Paire ! { $count } sur { $total }.
# The same, with its name. $tile: the owner's.
heure-des-3-ombres-paired-named = Paire : { $tile } ! { $count } sur { $total }.
# A pair found by Débriefing: neither a card nor a trap follows.
heure-des-3-ombres-paired-extra = Une paire de plus, à l'Agence : { $count } sur { $total }. Ni carte ni Traquenard pour elle.
# The same, with its name.
heure-des-3-ombres-paired-extra-named = Paire : { $tile }, à l'Agence. { $count } sur { $total }. Ni carte ni Traquenard pour elle.
# Two different suspects. How to turn them back follows.
heure-des-3-ombres-differ = Différents.
# A trap under Paranoïa and another tile: no pair.
heure-des-3-ombres-no-pair = Pas de paire.
# Both tiles go face down.
heure-des-3-ombres-step-turn-back = Retournez-les, face cachée. Dièse.
# Only one tile does.
heure-des-3-ombres-step-turn-back-one = Retournez la tuile, face cachée. Dièse.
# None does: Chronogyre keeps them face up.
heure-des-3-ombres-step-turn-back-none = Rien à retourner. Dièse.
# Both do, under the curse Hallucination.
heure-des-3-ombres-step-turn-back-swap = Retournez-les, face cachée, et échangez leurs places : Hallucination. Dièse.
# One stays face up, under Hallucination.
heure-des-3-ombres-step-turn-back-one-swap = Retournez celle qui n'est pas gardée visible, et échangez leurs places : Hallucination. Dièse.
# Both stay face up, under Hallucination.
heure-des-3-ombres-step-turn-back-none-swap = Échangez leurs places : Hallucination. Dièse.
# They lie face down; from now on it is the players' memory.
heure-des-3-ombres-turned-back = Caché.
# Chronogyre was used with two tiles open.
heure-des-3-ombres-step-chronogyre = Sur quelle tuile ? Scannez-la. Dièse : la seconde.
# Chronogyre. $tile: the tile that stays face up.
heure-des-3-ombres-left-visible = { $tile } reste visible jusqu'à sa paire. Posez-y un Indice.

## Traps

# A trap was revealed; what it does follows, an hour with Horloge.
heure-des-3-ombres-trap-hercule = Hercule !
# A trap was revealed; what it does follows, an hour with Horloge.
heure-des-3-ombres-trap-yeux = Yeux du démon !
# A trap was revealed; what it does follows, an hour with Horloge.
heure-des-3-ombres-trap-vortex = Vortex, Traquenard !
# A trap was revealed; what it does follows, an hour with Horloge.
heure-des-3-ombres-trap-horloge = Horloge, Traquenard ! Défaussez-le.
# It was the second tile.
heure-des-3-ombres-trap-second = D'abord, retournez l'autre tuile, face cachée.
# Hercule where no cube is left; the hour that passes follows.
heure-des-3-ombres-discard-trap = Défaussez le Traquenard.
# Hercule. $cubes: 1 or 2.
heure-des-3-ombres-step-cubes = Jetez { $cubes ->
        [1] un cube
       *[other] { $cubes } cubes
    } vers le centre des Lieux : chacun sur la tuile libre la plus proche, face cachée. Défaussez le Traquenard. Dièse.
    .full = Jetez { $cubes ->
        [1] un cube Hercule
       *[other] { $cubes } cubes Hercule
    } vers le centre des Lieux : chacun va sur la tuile libre la plus proche, face cachée. Sous un cube, une tuile ne peut être ni regardée, ni dévoilée, ni mélangée. Défaussez le Traquenard. Dièse.
# The same where cubes are not counted.
heure-des-3-ombres-step-cubes-uncounted = Jetez { $cubes ->
        [1] un cube
       *[other] { $cubes } cubes
    } vers le centre des Lieux : chacun sur la tuile libre la plus proche, face cachée. Défaussez le Traquenard. Dièse. Plus aucun cube : 2.
    .full = Jetez { $cubes ->
        [1] un cube Hercule
       *[other] { $cubes } cubes Hercule
    } vers le centre des Lieux : chacun va sur la tuile libre la plus proche, face cachée. Sous un cube, une tuile ne peut être ni regardée, ni dévoilée, ni mélangée. Défaussez le Traquenard. Dièse. S'il n'y a plus aucun cube : 2, et l'horloge avance.
# Where Hercule cubes are counted. $supply by the clock, $laid on tiles.
heure-des-3-ombres-cubes = Cubes Hercule : { $laid } sur les tuiles, { $supply } en réserve.
# A cube was taken off instead of revealing a tile.
heure-des-3-ombres-cube-removed = Un cube Hercule retiré, la tuile reste cachée.
# Yeux du démon. $lieu: the owner's name for the board to turn.
heure-des-3-ombres-turn-lieu-named = Tournez d'un quart, sens horaire : { $lieu }. Défaussez le Traquenard.
# The same, where the owner has not told which.
heure-des-3-ombres-turn-lieu-colour = Tournez d'un quart, sens horaire, le Lieu de la couleur indiquée sur la tuile. Défaussez le Traquenard.
# Vortex, trap.
heure-des-3-ombres-turn-all = Tournez d'un quart, sens horaire, tous les Lieux d'un seul tenant. Défaussez le Traquenard.
# A trap shuts this player's eyes.
heure-des-3-ombres-shuts-printed = { $who } ferme les yeux jusqu'à son prochain tour.
# The same, with the house rule.
heure-des-3-ombres-shuts-hands = { $who } ferme les yeux jusqu'à son prochain tour, et garde les mains loin des Lieux.
# Le Balafré keeps his eyes open.
heure-des-3-ombres-spared = { $who } garde les yeux ouverts.

## The clock

# The clock has moved. $hour now, $left to 12, $why: one of the messages below.
heure-des-3-ombres-hour = { heure-des-3-ombres-o-clock } : { $why }. Encore { $left }.
    .brief = { heure-des-3-ombres-o-clock }.
# The twelfth hour; the end of the game follows. $why: as above.
heure-des-3-ombres-hour-last = 12 heures : { $why }.
# Why the clock has moved, a clause without full stop: the die.
heure-des-3-ombres-why-die = le dé
# The trap Horloge.
heure-des-3-ombres-why-trap = le Traquenard Horloge
# Hercule, and no cube is left.
heure-des-3-ombres-why-no-cube = plus de cube Hercule
# The Limbes card Temps accéléré.
heure-des-3-ombres-why-temps = Temps accéléré
# The Limbes deck is empty.
heure-des-3-ombres-why-deck = la pioche Limbes est vide
# Somebody pressed A.
heure-des-3-ombres-why-hand = avancée à la main
# At three: the sleeping ambushes wake.
heure-des-3-ombres-third-hour = À partir de maintenant, les Embûches endormies agissent, et Débriefing dévoile les Indices.
# At six.
heure-des-3-ombres-sixth-hour = Le coup de bluff est permis, au lieu de lancer le dé.
# Before the last hour.
heure-des-3-ombres-eleventh-hour = Attention : la prochaine heure perd la partie.
# A rule moves the clock in a turn in which A had done so.
heure-des-3-ombres-hour-twice = A l'avait déjà avancée ce tour. Si c'était la même heure : menu, corriger.
# A was pressed though the clock has moved in this turn.
heure-des-3-ombres-advance-asked = L'heure a déjà avancé ce tour. Dièse : encore une heure.

## 3ID cards: the name, then what the card does now

# After a pair.
heure-des-3-ombres-step-card = Posez-la à l'Agence, face visible. Piochez une carte 3ID et scannez-la.
    .full = Posez la paire à l'Agence, face visible. Piochez une carte 3ID et scannez-la, ou lisez-la et dièse. 1 : la pioche est vide.
# A 3ID card was drawn, or scanned to hear what it does now.
heure-des-3-ombres-card-archeoscript = Archéoscript, Objet. À votre tour, avant le dé : jouez deux fois, sans carte Limbes ni Traquenard.
# As above.
heure-des-3-ombres-card-chronogyre = Chronogyre, Objet. Sur un suspect que vous venez de dévoiler : posez un Indice, il reste visible jusqu'à sa paire.
# As above.
heure-des-3-ombres-card-debriefing-early = Débriefing. Avant trois heures : prenez un Indice à votre couleur. Puis défaussez.
# As above.
heure-des-3-ombres-card-debriefing-late = Débriefing. Dévoilez toutes les tuiles à Indice.
# As above.
heure-des-3-ombres-card-calepin = Calepin. Prenez un Indice à votre couleur. S'il n'y en a plus, quelqu'un d'autre en prend un à la sienne. Puis défaussez.
# As above.
heure-des-3-ombres-card-invertigo = Invertigo, Objet. Annule une carte Limbes qui vient d'être piochée.
# As above.
heure-des-3-ombres-card-loupe-analytique = Loupe analytique, Objet. À votre tour, avant de dévoiler : regardez une tuile en secret.
# As above.
heure-des-3-ombres-card-stylo-traducteur = Stylo traducteur, Objet. Relancez le dé si le résultat ne vous va pas. Le nouveau compte.
# As above.
heure-des-3-ombres-card-revelateur-d-empreinte = Révélateur d'empreinte, Objet. Tous les cubes Hercule quittent les Lieux.
# As above.
heure-des-3-ombres-card-oreillettes-a-ultra-son = Oreillettes à ultra-son, Objet. À votre tour, avant de dévoiler : regardez en secret deux tuiles à Indice.
# Two objects in one hand. $cards: both. $card: the one that would go. $seat: the player's own, to discard it.
heure-des-3-ombres-step-spare = Un seul Objet par personne : { $cards }. À qui va { $card } ? Sa place. { $seat } : défausser. Pour céder l'autre, scannez-le.
# $card goes to $who.
heure-des-3-ombres-spare-given = { $card } : à { $who }.
# $card is discarded.
heure-des-3-ombres-spare-discarded = { $card } : défaussé.
# An object is used; it is discarded.
heure-des-3-ombres-used-archeoscript = Archéoscript : jouez deux fois, sans carte Limbes ni Traquenard. Première fois.
# As above.
heure-des-3-ombres-used-chronogyre = Chronogyre, défaussé.
# As above.
heure-des-3-ombres-used-invertigo = Invertigo : la carte Limbes est annulée. Défaussez les deux.
# As above.
heure-des-3-ombres-used-loupe-analytique = Loupe analytique : une tuile en secret, sauf sous un cube Hercule.
# As above.
heure-des-3-ombres-used-stylo-traducteur = Stylo traducteur.
# As above.
heure-des-3-ombres-used-revelateur-d-empreinte = Révélateur d'empreinte : tous les cubes Hercule reviennent près de l'horloge.
# As above.
heure-des-3-ombres-used-oreillettes-a-ultra-son = Oreillettes à ultra-son : deux tuiles à Indice, en secret. Les Indices restent.
# How to look in secret: with an ear of one's own.
heure-des-3-ombres-look-ear = C, votre place, et scannez.
# With one's eyes.
heure-des-3-ombres-look-eyes = Regardez, sans rien dire.
# By house rule, aloud.
heure-des-3-ombres-look-aloud = Menu, puis regarder : je lirai à voix haute.
# By house rule, whispered.
heure-des-3-ombres-look-whisper = Quelqu'un qui voit vous le souffle.
# From the menu, by house rule: the next scan is a look.
heure-des-3-ombres-look-asked = Scannez la tuile à regarder. Tout le monde l'entendra.
# In one player's ear alone. $tile: what lies there.
heure-des-3-ombres-peeked = { $tile }.
# By house rule, for all to hear.
heure-des-3-ombres-peeked-aloud = { $tile }. Elle reste cachée.
# Débriefing from the third hour on.
heure-des-3-ombres-step-debriefing = Scannez-les une à une ; les Indices rentrent. À la fin, retournez le reste, et dièse.
    .full = Scannez-les une à une : les Indices rentrent chez leurs enquêteurs, les paires vont à l'Agence. 1 : une paire que je n'ai pas reconnue. À la fin, retournez le reste, face cachée, et dièse.
# Its end.
heure-des-3-ombres-debriefing-done = Débriefing terminé.
# The third step after a pair.
heure-des-3-ombres-step-trap-due = Prenez un Traquenard sans le regarder, posez-le face cachée à une place libre. Dièse.
    .brief = Un Traquenard, face cachée. Dièse.
    .full = Prenez un Traquenard sans le regarder, posez-le face cachée à une place libre du Lieu de votre choix. Dièse. 1 : il n'y en a plus.
# The 3ID deck is empty: no hour passes.
heure-des-3-ombres-shuffled-3id = Mélangez la défausse 3ID, c'est la nouvelle pioche. L'heure ne change pas.
# The supply of traps is empty: no hour passes.
heure-des-3-ombres-shuffled-traps = Mélangez les Traquenards défaussés, c'est la nouvelle pile. L'heure ne change pas.

## Limbes cards: the name, then what the card does now

# After two different suspects. $reserve is not told here.
heure-des-3-ombres-step-limbes = Un Indice sur chacune, si vous voulez. Puis piochez une carte Limbes et scannez-la.
    .brief = Indices ? Puis une carte Limbes.
    .full = Vous pouvez poser un Indice sur chacune, un seul par tuile ; si votre réserve est vide, en déplacer un. Puis piochez une carte Limbes et scannez-la, ou lisez-la et dièse. 1 : la pioche est vide.
# The same where clues have been dealt with, or may not be laid.
heure-des-3-ombres-step-limbes-only = Piochez une carte Limbes et scannez-la.
# The same under the curse Brume.
heure-des-3-ombres-step-limbes-brume = Pas d'Indice : Brume. Piochez une carte Limbes et scannez-la.
# Where clues are counted. A number is asked, 0 to 2. $reserve: clues in the player's reserve.
heure-des-3-ombres-step-clues = Combien d'Indices posés, de 0 à 2 ? En réserve : { $reserve }. Dièse : aucun.
# Where clues are counted. $who: whose. $reserve, $laid: how many.
heure-des-3-ombres-clues = Indices, { $who } : { $reserve } en réserve, { $laid } sur les tuiles.
# An ambush before the third hour. $card: its name.
heure-des-3-ombres-limbes-asleep = { $card } : rien avant trois heures.
# An ambush that acts now, or is read.
heure-des-3-ombres-limbes-amnesie = Amnésie : tous les Indices des Lieux rentrent chez leurs enquêteurs.
# As above.
heure-des-3-ombres-limbes-brouillard = Brouillard : choisissez une tuile libre par Lieu, mélangez-les face cachée, reposez-en une par Lieu.
# As above.
heure-des-3-ombres-limbes-fausse-piste = Fausse piste : une paire écartée revient. Choisissez-la.
# As above.
heure-des-3-ombres-limbes-fausse-piste-none = Fausse piste : aucune paire à l'Agence, sans effet.
# As above.
heure-des-3-ombres-limbes-illusion = Illusion.
# As above.
heure-des-3-ombres-limbes-manipulation = Manipulation : échangez les deux Lieux devant vous.
# As above.
heure-des-3-ombres-limbes-reveil-des-ombres = Réveil des ombres : ajoutez un Traquenard, sans le regarder, à une place libre.
# As above.
heure-des-3-ombres-limbes-temps-accelere = Temps accéléré : l'horloge avance.
# As above.
heure-des-3-ombres-limbes-vortex = Vortex, Embûche : tournez d'un quart, sens horaire, tous les Lieux d'un seul tenant.
# A curse is drawn. $curse: its name. $does: one of the clauses below. $who: who drew it.
heure-des-3-ombres-curse-began = { $curse } : { $does }. Jusqu'à la fin du prochain tour, devant { $who }.
# At each turn. As above.
heure-des-3-ombres-curse-in-force = { $curse } : { $does }. Encore jusqu'au prochain tour, devant { $who }.
    .brief = { $curse }.
# At the turn with which it ends.
heure-des-3-ombres-curse-last-turn = { $curse } : { $does }. Finie après ce tour.
    .brief = { $curse }.
# A curse is discarded.
heure-des-3-ombres-curse-ended = Finie : { $curse }. Défaussez-la.
# A curse's card is scanned outside its time.
heure-des-3-ombres-read-curse = { $curse } : { $does }, jusqu'à la fin du prochain tour de qui la pioche.
# What a curse forbids: a clause inside the messages above, no full stop.
heure-des-3-ombres-curse-brume = pas d'Indice sur les Lieux
# As above.
heure-des-3-ombres-curse-confusion = pas de capacité spéciale
# As above.
heure-des-3-ombres-curse-hallucination = à son tour, on échange les places des deux tuiles dévoilées
# As above.
heure-des-3-ombres-curse-paralysie = toutes les tuiles d'un tour sur un seul Lieu
# As above.
heure-des-3-ombres-curse-paranoia = on regarde ses tuiles sans les montrer, et les Traquenards sont sans effet
# As above.
heure-des-3-ombres-curse-silence-taps = on ne parle plus, mais on peut toucher la main ou frapper la table
# As above.
heure-des-3-ombres-curse-silence-printed = on ne parle plus, gestes permis
# As above.
heure-des-3-ombres-curse-silence-off = sans effet, règle de la maison
# As above.
heure-des-3-ombres-curse-tenebres-hands = yeux fermés et mains loin des Lieux, sauf pour qui joue
# As above.
heure-des-3-ombres-curse-tenebres-printed = yeux fermés, sauf pour qui joue
# $card was just drawn; $who holds Invertigo.
heure-des-3-ombres-step-invertigo = { $card }. Invertigo, chez { $who } : 1 pour annuler. Sinon, dièse.
# The die picks a Lieu.
heure-des-3-ombres-step-illusion = Lancez le dé jusqu'à un Lieu. 7 : je lance.
# $face: the Lieu.
heure-des-3-ombres-illusion = Tournez d'un quart, sens horaire, ce Lieu : { $face }.
# $face: no Lieu.
heure-des-3-ombres-illusion-again = { $face } : relancez.
# Which pair comes back.
heure-des-3-ombres-step-false-trail = Scannez une des deux tuiles. Sans étiquette, dièse.
# $tile: who comes back. $count: suspects still put aside.
heure-des-3-ombres-pair-returned = { $tile } revient. { $count } sur 13. Mélangez la paire avec deux autres tuiles libres, face cachée, et posez-en une par Lieu si possible.
# The same, where the pair is not told.
heure-des-3-ombres-pair-returned-untold = Un suspect revient. { $count } sur 13. Mélangez la paire avec deux autres tuiles libres, face cachée, et posez-en une par Lieu si possible.
# The Limbes deck was empty; the hour has just been said.
heure-des-3-ombres-shuffled-limbes = Mélangez la défausse Limbes, c'est la nouvelle pioche. Puis piochez et scannez.

## The end of a turn, and of the game

# $next: whose turn is next. $who has just played.
heure-des-3-ombres-step-end = Dièse : à { $next }.
    .full = Le tour est fini, { $who }. Dièse : à { $next }.
# The same under Archéoscript, after two different suspects: clues may be laid.
heure-des-3-ombres-step-end-clues = Un Indice sur chacune, si vous voulez. Pas de carte Limbes. Dièse : à { $next }.
    .full = Un Indice sur chacune, si vous voulez. Pas de carte Limbes. Le tour est fini, { $who }. Dièse : à { $next }.
# Between the two plays of Archéoscript.
heure-des-3-ombres-step-end-once = Ni Limbes ni Traquenard : Archéoscript. Dièse, et rejouez.
# A bluff begins.
heure-des-3-ombres-step-bluff = Coup de bluff. Dévoilez une tuile et scannez-la. Une erreur perd la partie.
# The tile that was chosen. $tile: its name.
heure-des-3-ombres-bluff-first = { $tile }.
# Then the Demon.
heure-des-3-ombres-step-bluff-demon = Maintenant, la tuile Démon : dévoilez-la et scannez-la.
# The Demon's tile. $tile: its name.
heure-des-3-ombres-bluff-demon = Démon : { $tile }.
# Asked where the owner has not told which tiles are identical.
heure-des-3-ombres-step-bluff-answer = Strictement identiques ? 1 oui, 2 non.
# The end of a game: won.
heure-des-3-ombres-ended-thirteen = Gagné ! Treize suspects écartés : le démon est démasqué.
# As above.
heure-des-3-ombres-ended-bluff-right = Gagné ! Les deux tuiles sont identiques : le démon est démasqué.
# Lost.
heure-des-3-ombres-ended-bluff-wrong = Perdu. Les deux tuiles sont différentes.
# As above.
heure-des-3-ombres-ended-clock = Perdu. C'est l'heure des 3 ombres.

## Where are we, the whole of it

# Another player's object.
heure-des-3-ombres-held-by = { $card } : chez { $who }.
# Archéoscript. $left: plays left, this one included.
heure-des-3-ombres-plays = Archéoscript : { $left ->
        [1] dernière fois
       *[other] deux fois
    }.
# The suspects put aside that have names. $names: a list.
heure-des-3-ombres-aside = À l'Agence : { $names }.
# Where traps are counted. $traps: on the boards.
heure-des-3-ombres-traps = Traquenards sur les Lieux : { $traps }.
# Something else was scanned, a Lieu. $what: its name.
heure-des-3-ombres-heard = { $what }.
# A face on the reference sheet, scanned when no roll is due.
heure-des-3-ombres-reads-reverbere = Réverbère : une tuile de ce Lieu, une où vous voulez.
# As above.
heure-des-3-ombres-reads-chapeau = Chapeau : une tuile de ce Lieu, une où vous voulez.
# As above.
heure-des-3-ombres-reads-pentacle = Pentacle : une tuile de ce Lieu, une où vous voulez.
# As above.
heure-des-3-ombres-reads-rouage = Rouage : une tuile de ce Lieu, une où vous voulez.
# As above.
heure-des-3-ombres-reads-loupe = Loupe : deux tuiles, où vous voulez.
# As above.
heure-des-3-ombres-reads-horloge = Horloge : l'heure avance, puis deux tuiles, où vous voulez.

## Corrections, from the menu

# The hour was put right. $value: the hour now.
heure-des-3-ombres-corrected-hour = Corrigé : l'horloge est à { $value }.
# Suspects put aside.
heure-des-3-ombres-corrected-aside = Corrigé : { $value } sur 13.
# Hercule cubes in the supply.
heure-des-3-ombres-corrected-cubes = Corrigé : cubes Hercule en réserve, { $value }.
# The active player's clues in reserve. $who: whose.
heure-des-3-ombres-corrected-clues = Corrigé : Indices en réserve, { $who }, { $value }.
# Traps on the boards.
heure-des-3-ombres-corrected-traps = Corrigé : Traquenards sur les Lieux, { $value }.
# Menu entry: look at a tile, aloud, by house rule.
heure-des-3-ombres-menu-look = regarder une tuile, à voix haute
# Menu entry.
heure-des-3-ombres-menu-bluff = coup de bluff
# Menu entry, where clues are counted: a clue went home with a revealed tile.
heure-des-3-ombres-menu-clue-home = un Indice rentre
# Which count.
heure-des-3-ombres-ask-correct = 1 l'heure, 2 les suspects écartés, 3 qui joue, 4 les cubes Hercule en réserve, 5 les Indices de qui joue, 6 les Traquenards posés.
# Its right value.
heure-des-3-ombres-ask-correct-number = Combien ? Puis dièse.
# Whose clue.
heure-des-3-ombres-ask-clue-home = L'Indice de qui ? Sa place.

## Names of what a number stands for, where the answers to a question are shown one by one

# 8, where a tile is due: a Hercule cube is taken off instead.
heure-des-3-ombres-take-cube = retirer un cube Hercule
# 7, where a second tile is due: there is none.
heure-des-3-ombres-no-second = pas de seconde tuile
# 1, where a 3ID or a Limbes card is to be drawn.
heure-des-3-ombres-deck-empty = pioche vide
# 1, while Débriefing goes on: a pair that the companion did not recognise.
heure-des-3-ombres-other-pair = une paire non reconnue
# 1, where a trap is to be laid.
heure-des-3-ombres-no-trap-left = plus de Traquenard
# 2, where Hercule's cubes are to be thrown.
heure-des-3-ombres-no-cube-left = plus aucun cube
# 1, where Invertigo may cancel a Limbes card.
heure-des-3-ombres-cancel = annuler la carte
# Where a second object goes to a seat: one's own seat.
heure-des-3-ombres-discard = défausser
# What the menu can put right: the next six are the answers to "ask-correct".
heure-des-3-ombres-count-hour = l'heure
# As above.
heure-des-3-ombres-count-aside = les suspects écartés
# As above.
heure-des-3-ombres-count-active = qui joue
# As above.
heure-des-3-ombres-count-cubes = les cubes Hercule en réserve
# As above.
heure-des-3-ombres-count-clues = les Indices de qui joue
# As above.
heure-des-3-ombres-count-traps = les Traquenards posés

## Refusals: they interrupt, say why, and nothing has changed

# $players wanted to play; the game is for $fewest to $most.
heure-des-3-ombres-refuse-players = Ce jeu se joue de { $fewest } à { $most }. Vous êtes { $players }.
# A setting that this game does not have.
heure-des-3-ombres-refuse-setting = Réglage inconnu : { $setting }.
# A value that this setting cannot have.
heure-des-3-ombres-refuse-setting-value = Réglage { $setting } : { $value } n'est pas possible.
# A, before the first turn.
heure-des-3-ombres-refuse-clock-early = Pas encore : la partie n'a pas commencé.
# # or A after the end.
heure-des-3-ombres-refuse-over = La partie est finie.
# # while the die is due.
heure-des-3-ombres-refuse-roll-first = D'abord le dé : un chiffre, ou 7 et je lance.
# # while a tile is due.
heure-des-3-ombres-refuse-reveal-first = D'abord une tuile : dévoilez-la et scannez-la.
# # while a number is asked.
heure-des-3-ombres-refuse-number = Il faut un numéro.
# # during a bluff.
heure-des-3-ombres-refuse-bluff-tile = Coup de bluff : une tuile doit être dévoilée et scannée.
# Something that makes no sense in this phase.
heure-des-3-ombres-refuse-not-now = Pas maintenant. Rien n'est changé.
# $investigator is another player's.
heure-des-3-ombres-refuse-investigator-taken = Déjà à quelqu'un : { $investigator }.
# Any tile, before the first turn; the same words whichever it is.
heure-des-3-ombres-refuse-tile-early = Tuile non lue : la partie n'a pas commencé.
# Any tile, before the roll.
heure-des-3-ombres-refuse-tile-unrolled = Tuile non lue : d'abord le dé.
# Any tile, when none may be revealed.
heure-des-3-ombres-refuse-tile = Tuile non lue : rien à dévoiler maintenant.
# A suspect of the Agency was scanned as a reveal.
heure-des-3-ombres-refuse-aside = Ce suspect est déjà à l'Agence.
# In an ear: no look is left, or not now.
heure-des-3-ombres-refuse-look = Rien à regarder maintenant.
# A second roll.
heure-des-3-ombres-refuse-one-roll = Le dé est déjà lancé.
# A third roll.
heure-des-3-ombres-refuse-second-reroll = Déjà relancé : ce résultat compte.
# Lucile's ability under the curse.
heure-des-3-ombres-refuse-confusion = Confusion : pas de capacité spéciale.
# There is no cube to take off.
heure-des-3-ombres-refuse-no-cube = Aucun cube Hercule sur les tuiles.
# Ending the reveal after one tile, though the die did not name a Lieu.
heure-des-3-ombres-refuse-two-tiles = Le dé demande deux tuiles.
# $who has an object already.
heure-des-3-ombres-refuse-two-objects = { $who } a déjà un Objet.
# $who holds it, and it is another's turn.
heure-des-3-ombres-refuse-object-turn = Cet Objet est chez { $who }, et ce n'est pas son tour.
# Invertigo without a Limbes card that was just drawn.
heure-des-3-ombres-refuse-invertigo = Invertigo n'annule qu'une carte Limbes qui vient d'être piochée.
# A look after a reveal, or out of turn.
heure-des-3-ombres-refuse-look-late = Trop tard : on regarde avant de dévoiler.
# No roll to replace.
heure-des-3-ombres-refuse-stylo = Le Stylo sert juste après le dé, une seule fois.
# After the roll.
heure-des-3-ombres-refuse-archeoscript-late = L'Archéoscript se joue avant le dé.
# A Limbes card under Archéoscript.
heure-des-3-ombres-refuse-archeoscript = Archéoscript : pas de carte Limbes.
# No suspect was just revealed.
heure-des-3-ombres-refuse-chronogyre = Chronogyre : juste après avoir dévoilé un suspect.
# Chronogyre needs a clue, and Brume is in force.
heure-des-3-ombres-refuse-brume = Brume : pas d'Indice, donc pas de Chronogyre.
# Chronogyre needs a clue, and none is left.
heure-des-3-ombres-refuse-no-clue = Plus d'Indice en réserve.
# A bluff after the roll.
heure-des-3-ombres-refuse-bluff-rolled = Le coup de bluff remplace le dé : trop tard ce tour.
# A bluff before six. $hour: now.
heure-des-3-ombres-refuse-bluff-early = Coup de bluff à partir de six heures. Maintenant : { heure-des-3-ombres-o-clock }.
# The menu's "table without scanner".
heure-des-3-ombres-refuse-scanner = Ce jeu a besoin du lecteur : les tuiles sont secrètes.
# A form was left with a hole.
heure-des-3-ombres-refuse-incomplete = Il manque une réponse. Rien n'est changé.
# A count outside its limits.
heure-des-3-ombres-refuse-count = De { $low } à { $high }.

## What can be done now: sentences, in help; each begins with its purpose

# One for each phase, a sentence.
heure-des-3-ombres-can-investigators = Un chiffre de 1 à 4, ou un scan de la fiche.
# In the phase of this name.
heure-des-3-ombres-can-house = Pour changer une règle, son numéro ; pour continuer, dièse.
# In the phase of this name.
heure-des-3-ombres-can-laying = Dièse quand tout est posé.
# In the phase of this name.
heure-des-3-ombres-can-starter = La place de qui commence.
# In the phase of this name.
heure-des-3-ombres-can-start = Pour le dé : 1 Réverbère, 2 Chapeau, 3 Pentacle, 4 Rouage, 5 Loupe, 6 Horloge, 7 et je lance.
# In the phase of this name.
heure-des-3-ombres-can-start-bluff = Pour un coup de bluff, 8.
# In the phase of this name.
heure-des-3-ombres-can-rolled = Pour relancer, le nouveau résultat ; pour garder, dièse.
# In the phase of this name.
heure-des-3-ombres-can-reveal = Pour dévoiler, le scan d'une tuile ; pour retirer un cube Hercule à la place, 8.
# In the phase of this name.
heure-des-3-ombres-can-reroll = Pour relancer, le nouveau résultat, ou 7 et je lance.
# In the phase of this name.
heure-des-3-ombres-can-no-second = S'il n'y a pas de seconde tuile, 7.
# In the phase of this name.
heure-des-3-ombres-can-clock = Pour avancer l'horloge, A.
# In the phase of this name.
heure-des-3-ombres-can-pair = Si c'est une paire 1, sinon 2.
# In the phase of this name.
heure-des-3-ombres-can-turn-back = Dièse quand les tuiles sont cachées.
# In the phase of this name.
heure-des-3-ombres-can-chronogyre = Le scan de la tuile qui reste visible.
# In the phase of this name.
heure-des-3-ombres-can-card = Le scan de la carte 3ID ; pioche vide, 1.
# In the phase of this name.
heure-des-3-ombres-can-spare = La place de qui reçoit l'Objet.
# In the phase of this name.
heure-des-3-ombres-can-debriefing = Le scan de chaque tuile à Indice ; une paire non reconnue, 1 ; à la fin, dièse.
# In the phase of this name.
heure-des-3-ombres-can-trap-due = Dièse quand le Traquenard est posé ; plus de Traquenard, 1.
# In the phase of this name.
heure-des-3-ombres-can-clues = Combien d'Indices sont posés.
# In the phase of this name.
heure-des-3-ombres-can-limbes = Le scan de la carte Limbes ; pioche vide, 1.
# In the phase of this name.
heure-des-3-ombres-can-invertigo = Pour annuler 1, sinon dièse.
# In the phase of this name.
heure-des-3-ombres-can-cubes = Dièse quand les cubes sont posés.
# In the phase of this name.
heure-des-3-ombres-can-illusion = Le résultat du dé, ou 7 et je lance.
# In the phase of this name.
heure-des-3-ombres-can-false-trail = Le scan d'une tuile de la paire qui revient, ou dièse.
# In the phase of this name.
heure-des-3-ombres-can-bluff = Le scan de la tuile dévoilée.
# In the phase of this name.
heure-des-3-ombres-can-bluff-demon = Le scan de la tuile Démon.
# In the phase of this name.
heure-des-3-ombres-can-bluff-answer = Si elles sont identiques 1, sinon 2.
# In the phase of this name.
heure-des-3-ombres-can-end = Pour passer au suivant, dièse.
# In the phase of this name.
heure-des-3-ombres-can-over = Pour entendre une tuile ou une carte, un scan.
# In one player's ear, when their window is open. $looks: how many tiles they may look at.
heure-des-3-ombres-window-looks = { $looks ->
        [1] Une tuile à regarder : scannez-la
       *[other] { $looks } tuiles à regarder : scannez-les
    }.

## Short names of what happened, for undo and resume. None of them says what lies under a tile

# After "C'est annulé :" and "Noté en dernier :"; no full stop.
heure-des-3-ombres-recall-started = le début de la partie
# As above.
heure-des-3-ombres-recall-investigator = le rôle, { $who }
# As above.
heure-des-3-ombres-recall-house = une règle de la maison
# As above.
heure-des-3-ombres-recall-step = une étape
# As above.
heure-des-3-ombres-recall-turn = le tour, { $who }
# As above.
heure-des-3-ombres-recall-second-play = la seconde fois
# As above.
heure-des-3-ombres-recall-rolled = le dé, { $face }
# As above.
heure-des-3-ombres-recall-kept = le dé gardé
# As above.
heure-des-3-ombres-recall-hour = l'horloge, { heure-des-3-ombres-o-clock }
# As above.
heure-des-3-ombres-recall-advance-asked = une heure demandée
# As above.
heure-des-3-ombres-recall-tile = une tuile dévoilée
# As above.
heure-des-3-ombres-recall-paired = la paire, numéro { $count }
# As above.
heure-des-3-ombres-recall-differed = pas de paire
# As above.
heure-des-3-ombres-recall-trap = le Traquenard { $trap }
# As above.
heure-des-3-ombres-recall-cubes = les cubes Hercule
# As above.
heure-des-3-ombres-recall-no-second = une seule tuile
# As above.
heure-des-3-ombres-recall-turned-back = les tuiles cachées
# As above.
heure-des-3-ombres-recall-clues = les Indices
# As above.
heure-des-3-ombres-recall-card = la carte { $card }
# As above.
heure-des-3-ombres-recall-card-untold = une carte 3ID
# As above.
heure-des-3-ombres-recall-visible = la tuile visible
# As above.
heure-des-3-ombres-recall-debriefing = le Débriefing
# As above.
heure-des-3-ombres-recall-trap-laid = le Traquenard posé
# As above.
heure-des-3-ombres-recall-passed = une étape passée
# As above.
heure-des-3-ombres-recall-returned = le retour d'un suspect
# As above.
heure-des-3-ombres-recall-look = un regard, { $who }
# As above.
heure-des-3-ombres-recall-look-asked = un regard demandé
# As above.
heure-des-3-ombres-recall-bluff = le coup de bluff
# As above.
heure-des-3-ombres-recall-corrected = une correction
