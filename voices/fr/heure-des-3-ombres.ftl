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
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-heure-des-3-ombres-lieu = Les lieux
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-heure-des-3-ombres-enquete = Les faces du dé
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
heure-des-3-ombres-started = On joue à { $players }.
# Asked of each seat in turn: a digit, a scanned sheet, or # alone. $who: the player.
heure-des-3-ombres-step-investigators = { $who }, quel rôle ? 1 : Lucile Finemouche. 2 : Le Balafré. 3 : Allison Holmes. 4 : Zacharie White. Ou scannez la fiche. Dièse : on ne sait pas.
    .brief = { $who } ? 1 : Lucile. 2 : Le Balafré. 3 : Allison. 4 : Zacharie.
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
heure-des-3-ombres-step-house = Table mixte : règles de la maison. { $rules }. Pour en changer une : son numéro. Dièse : d'accord.
    .brief = Règles de la maison. Pour en changer une : son numéro. Dièse : d'accord.
# One of that list. $number: the key. $rule: one of the messages below.
heure-des-3-ombres-house-rule = { $number } : { $rule }
# A house rule was changed. $rule: how it is played now, one of the messages below.
heure-des-3-ombres-house-set = { $rule }.
# A house rule: the card or the case, and how this table plays it. No full stop.
heure-des-3-ombres-house-silence-taps = Silence : toucher la main ou frapper la table
# As above.
heure-des-3-ombres-house-silence-printed = Silence : gestes seulement, comme sur la carte
# As above.
heure-des-3-ombres-house-silence-off = Silence : sans effet
# As above.
heure-des-3-ombres-house-darkness-hands = Ténèbres : yeux fermés, mains loin des Lieux
# As above.
heure-des-3-ombres-house-darkness-printed = Ténèbres : yeux fermés, comme sur la carte
# As above.
heure-des-3-ombres-house-closed-eyes-hands = Traquenard qui ferme les yeux : mains loin des Lieux
# As above.
heure-des-3-ombres-house-closed-eyes-printed = Traquenard qui ferme les yeux : rien d'autre
# As above.
heure-des-3-ombres-house-looks-aloud = Regard sans oreillette : tuile lue à voix haute
# As above.
heure-des-3-ombres-house-looks-whisper = Regard sans oreillette : tuile soufflée à l'oreille
# As above.
heure-des-3-ombres-house-paranoia-aloud = Paranoïa sans oreillette : tuiles lues à voix haute
# As above.
heure-des-3-ombres-house-paranoia-whisper = Paranoïa sans oreillette : tuiles soufflées à l'oreille
# As above.
heure-des-3-ombres-house-paranoia-off = Paranoïa sans oreillette : sans effet
# The box is set up, by its own rules or as its owner has told: what must be so before the first turn.
heure-des-3-ombres-step-laying = Avant de commencer : tuiles face cachée sur les quatre Lieux, la tuile Démon à part. Personne ne regarde. Dièse, quand tout est posé.
    .brief = Dièse, quand tout est posé.
    .full = Avant de commencer : tuiles face cachée sur les quatre Lieux, la tuile Démon à part. Personne ne regarde. Marquez le même coin de chaque Lieu : les quarts de tour se sentiront au doigt. Dièse, quand tout est posé.
# A seat is asked. $players: the highest.
heure-des-3-ombres-step-starter = Qui commence ? Sa place, de 1 à { $players }. Dièse : la place 1.

## A turn begins

# The turn of a player whose investigator is not told, and "where are we?". $who; $hour now, $hours hours to 12;
# $count: suspects put aside.
heure-des-3-ombres-turn = { $who }. { heure-des-3-ombres-o-clock }, fin dans { $hours ->
        [1] une heure
       *[other] { $hours } heures
    }. { $count ->
        [0] Aucun suspect écarté
        [1] Un suspect sur 13
       *[other] { $count } suspects sur 13
    }.
    .brief = { $who }. { heure-des-3-ombres-o-clock }. { $count ->
        [0] Aucun suspect écarté
        [1] Un suspect sur 13
       *[other] { $count } suspects sur 13
    }.
    .full = { $who }. { heure-des-3-ombres-o-clock }, fin dans { $hours ->
        [1] une heure
       *[other] { $hours } heures
    }. Suspects écartés : { $count } sur 13.
# As above, with the investigator's name.
heure-des-3-ombres-turn-as = { $who }, { $investigator }. { heure-des-3-ombres-o-clock }, fin dans { $hours ->
        [1] une heure
       *[other] { $hours } heures
    }. { $count ->
        [0] Aucun suspect écarté
        [1] Un suspect sur 13
       *[other] { $count } suspects sur 13
    }.
    .brief = { $who }. { heure-des-3-ombres-o-clock }. { $count ->
        [0] Aucun suspect écarté
        [1] Un suspect sur 13
       *[other] { $count } suspects sur 13
    }.
    .full = { $who }, { $investigator }. { heure-des-3-ombres-o-clock }, fin dans { $hours ->
        [1] une heure
       *[other] { $hours } heures
    }. Suspects écartés : { $count } sur 13.
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
    .full = Lucile peut relancer le dé une fois : tapez ou scannez le nouveau résultat, comme le premier.
# As above.
heure-des-3-ombres-ability-balafre = Traquenards adoucis.
    .full = Le Balafré : un seul cube Hercule, et jamais les yeux fermés par un Traquenard.
# As above. $how: how this player looks, one of the messages "look-…", a whole sentence.
heure-des-3-ombres-ability-allison = Peut regarder une tuile avant de dévoiler. { $how }
    .brief = Peut regarder une tuile.
    .full = Allison peut regarder une tuile en secret avant de dévoiler, mais pas sous un cube Hercule. { $how }
# As above. $looks: how many tiles, no more than bear such a thing. $how: as above.
heure-des-3-ombres-ability-zacharie = Peut regarder { $looks ->
        [1] une tuile
       *[other] { $looks } tuiles
    } à Indice. { $how }
    .brief = Peut regarder { $looks ->
        [1] une tuile
       *[other] { $looks } tuiles
    } à Indice.
    .full = Zacharie peut regarder { $looks ->
        [1] une tuile
       *[other] { $looks } tuiles
    } à Indice, en secret, avant de dévoiler. { $how }
# As above. $looks: how many tiles, no more than bear such a thing. $how: as above.
heure-des-3-ombres-ability-zacharie-cube = Peut regarder { $looks ->
        [1] une tuile
       *[other] { $looks } tuiles
    } à Indice ou à cube. { $how }
    .brief = Peut regarder { $looks ->
        [1] une tuile
       *[other] { $looks } tuiles
    } à Indice ou à cube.
    .full = Zacharie peut regarder { $looks ->
        [1] une tuile
       *[other] { $looks } tuiles
    } à Indice ou à cube Hercule, en secret, avant de dévoiler. { $how }
# The same, under the curse Confusion.
heure-des-3-ombres-ability-blocked = Capacité bloquée.
# The die is to be rolled: a key, a scan, or 7.
heure-des-3-ombres-step-start = Lancez le dé.
    .full = Lancez le dé, et tapez son chiffre. 1 : Réverbère. 2 : Chapeau. 3 : Pentacle. 4 : Rouage. 5 : Loupe. 6 : Horloge. 7 : je lance.
# The same from the sixth hour on, when a bluff is allowed instead.
heure-des-3-ombres-step-start-bluff = Lancez le dé. Coup de bluff : touche 8.
    .full = Lancez le dé, et tapez son chiffre. 1 : Réverbère. 2 : Chapeau. 3 : Pentacle. 4 : Rouage. 5 : Loupe. 6 : Horloge. 7 : je lance. À la place, coup de bluff : touche 8.
# Archéoscript: the second of two plays.
heure-des-3-ombres-second-play = Archéoscript : seconde fois.

## The die and what it asks for

# A result. $face: its name. How many tiles follows.
heure-des-3-ombres-rolled = { $face }.
# The clock's face; the new hour follows, or the question whether to roll again.
heure-des-3-ombres-rolled-horloge = Horloge.
# The clock's face, but another roll is allowed first.
heure-des-3-ombres-step-rolled = Relancez. Ou dièse : l'heure avance.
# The same where only the object Stylo traducteur allows another roll: it has to be scanned first.
heure-des-3-ombres-step-rolled-stylo = Pour relancer, scannez le Stylo. Ou dièse : l'heure avance.
# Stylo traducteur was used: another roll is due.
heure-des-3-ombres-step-rolled-must = Relancez le dé. Ce résultat comptera.
# What is due after the face of a Lieu, for "where are we?", reminders and refusals. $face: its name.
heure-des-3-ombres-step-reveal-lieu = { $face } : une tuile là, une au choix. Lieu vide : une seule en tout.
    .brief = { $face } : une tuile là, une au choix.
    .full = { $face } : une tuile de ce Lieu, une au choix. S'il est vide, une seule tuile en tout.
# The same under the curse Paralysie.
heure-des-3-ombres-step-reveal-lieu-paralysie = { $face } : deux tuiles, toutes deux là : Paralysie. Lieu vide : une seule, au choix.
# The same after Loupe or Horloge.
heure-des-3-ombres-step-reveal = { $face } : deux tuiles au choix.
# The same under the curse Paralysie.
heure-des-3-ombres-step-reveal-paralysie = { $face } : deux tuiles d'un même Lieu : Paralysie.
# One tile is still to be seen. $face: what the die shows.
heure-des-3-ombres-step-reveal-last = { $face } : encore une tuile.
# The same after the face of a Lieu: if it is empty, there is no second.
heure-des-3-ombres-step-reveal-last-lieu = { $face } : encore une tuile.
    .full = { $face } : encore une tuile. Lieu vide : touche 7.
# The same under the curse Paralysie.
heure-des-3-ombres-step-reveal-last-paralysie = { $face } : encore une tuile, du même Lieu.
# The next five are said as soon as the die shows a face, right after its name: the face of a Lieu.
heure-des-3-ombres-now-reveal-lieu = Une tuile là, une au choix. Lieu vide : une seule en tout.
    .brief = Une tuile là, une au choix.
    .full = Une tuile de ce Lieu, une au choix. S'il est vide, une seule tuile en tout.
# The same under the curse Paralysie.
heure-des-3-ombres-now-reveal-lieu-paralysie = Deux tuiles, toutes deux là : Paralysie. Lieu vide : une seule, au choix.
    .brief = Deux tuiles, toutes deux là.
# After Loupe or Horloge.
heure-des-3-ombres-now-reveal = Deux tuiles au choix.
    .brief = Deux tuiles.
# The same under the curse Paralysie.
heure-des-3-ombres-now-reveal-paralysie = Deux tuiles d'un même Lieu : Paralysie.
    .brief = Deux tuiles d'un même Lieu.
# After the first tile.
heure-des-3-ombres-now-reveal-last = Encore une tuile.
    .brief = Encore une.
# The same after the face of a Lieu: if it is empty, there is no second.
heure-des-3-ombres-now-reveal-last-lieu = Encore une tuile.
    .brief = Encore une.
    .full = Encore une tuile. Si ce Lieu est vide, une seule suffit : touche 7.
# The same under the curse Paralysie.
heure-des-3-ombres-now-reveal-last-paralysie = Encore une tuile, du même Lieu.
# Under Paranoïa, once both tiles were looked at in secret: only a pair is shown.
heure-des-3-ombres-step-reveal-pair = Deux tuiles vues. Une paire ? Scannez-la. Sinon, dièse.
# Under Paranoïa one tile was scanned to be shown. It is not read: the other must follow.
heure-des-3-ombres-step-reveal-claim = Une tuile scannée. L'autre de la paire ? Sinon, dièse.
# Under the curse Paranoïa, to a player with an ear of their own.
heure-des-3-ombres-paranoia-ear = Paranoïa, on ne montre rien : touche C, votre place, et un scan par tuile. Une paire ? Scannez-la devant tout le monde. Sinon, dièse.
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
heure-des-3-ombres-tile-trap = { $tile } : sans effet, à cause de Paranoïa.
# A tile that lies face up was scanned again; or any, after the end.
heure-des-3-ombres-tile-again = { $tile }.
# Asked where the owner has not told which tiles are pairs.
heure-des-3-ombres-step-pair = Une paire ? 1 : oui. 2 : non.
    .full = Une paire strictement identique, même personnage et même version ? Je ne le sais pas : quelqu'un qui voit répond. 1 : oui. 2 : non.
# A pair. $count: suspects put aside, of $total.
heure-des-3-ombres-paired = Paire ! { $count ->
        [1] Un suspect
       *[other] { $count } suspects
    } sur { $total }.
# The same, with its name. $tile: the owner's.
heure-des-3-ombres-paired-named = Paire : { $tile } ! { $count ->
        [1] Un suspect
       *[other] { $count } suspects
    } sur { $total }.
# A pair found by Débriefing: neither a card nor a trap follows.
heure-des-3-ombres-paired-extra = Encore une paire, à l'Agence. { $count ->
        [1] Un suspect
       *[other] { $count } suspects
    } sur { $total }. Ni carte ni Traquenard pour elle.
# The same, with its name.
heure-des-3-ombres-paired-extra-named = Paire : { $tile }, à l'Agence. { $count ->
        [1] Un suspect
       *[other] { $count } suspects
    } sur { $total }. Ni carte ni Traquenard pour elle.
# Two different suspects. How to turn them back follows.
heure-des-3-ombres-differ = Différents.
# A trap under Paranoïa and another tile, or two tiles that were not read: no pair.
heure-des-3-ombres-no-pair = Pas de paire.
# Both tiles go face down.
heure-des-3-ombres-step-turn-back = Retournez-les, face cachée. Dièse.
    .brief = Face cachée. Dièse.
# Only one tile does.
heure-des-3-ombres-step-turn-back-one = Retournez la tuile, face cachée. Dièse.
    .brief = Face cachée. Dièse.
# None does: Chronogyre keeps them face up.
heure-des-3-ombres-step-turn-back-none = Rien à retourner. Dièse.
# Both do, under the curse Hallucination.
heure-des-3-ombres-step-turn-back-swap = Retournez-les, face cachée, et échangez leurs places : Hallucination. Dièse.
# One stays face up, under Hallucination.
heure-des-3-ombres-step-turn-back-one-swap = Retournez celle qui n'est pas gardée visible, et échangez leurs places : Hallucination. Dièse.
# Both stay face up, under Hallucination.
heure-des-3-ombres-step-turn-back-none-swap = Échangez leurs places : Hallucination. Dièse.
# They lie face down; from now on it is the players' memory.
heure-des-3-ombres-turned-back = Tuiles cachées.
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
    } vers le centre des Lieux : { $cubes ->
        [1] il va sur
       *[other] chacun va sur
    } la tuile libre la plus proche, face cachée. Défaussez le Traquenard. Dièse.
    .brief = Jetez { $cubes ->
        [1] un cube
       *[other] { $cubes } cubes
    } vers le centre. Traquenard à la défausse. Dièse.
    .full = Jetez { $cubes ->
        [1] un cube Hercule
       *[other] { $cubes } cubes Hercule
    } vers le centre des Lieux : { $cubes ->
        [1] il va sur
       *[other] chacun va sur
    } la tuile libre la plus proche, face cachée. Sous un cube, une tuile ne peut être ni regardée, ni dévoilée, ni mélangée. Défaussez le Traquenard. Dièse.
# The same where cubes are not counted.
heure-des-3-ombres-step-cubes-uncounted = Jetez { $cubes ->
        [1] un cube
       *[other] { $cubes } cubes
    } vers le centre des Lieux : { $cubes ->
        [1] il va sur
       *[other] chacun va sur
    } la tuile libre la plus proche, face cachée. Défaussez le Traquenard. Dièse. Aucun cube : touche 2.
    .brief = Jetez { $cubes ->
        [1] un cube
       *[other] { $cubes } cubes
    } vers le centre. Traquenard à la défausse. Dièse. Aucun cube : touche 2.
    .full = Jetez { $cubes ->
        [1] un cube Hercule
       *[other] { $cubes } cubes Hercule
    } vers le centre des Lieux : { $cubes ->
        [1] il va sur
       *[other] chacun va sur
    } la tuile libre la plus proche, face cachée. Sous un cube, une tuile ne peut être ni regardée, ni dévoilée, ni mélangée. Défaussez le Traquenard. Dièse. S'il ne reste aucun cube : touche 2, et l'horloge avance.
# Where Hercule cubes are counted. $supply by the clock, $laid on tiles.
heure-des-3-ombres-cubes = Cubes Hercule sur les tuiles : { $laid }. En réserve : { $supply }.
# Where they are not counted: only those on tiles.
heure-des-3-ombres-cubes-laid = Cubes Hercule sur les tuiles : { $laid }.
# A cube was taken off instead of revealing a tile.
heure-des-3-ombres-cube-removed = Un cube Hercule retiré, la tuile reste cachée.
# Yeux du démon. $lieu: the owner's name for the board to turn.
heure-des-3-ombres-turn-lieu-named = Tournez d'un quart, sens horaire : { $lieu }. Défaussez le Traquenard.
# The same, where the owner has not told which.
heure-des-3-ombres-turn-lieu-colour = Tournez d'un quart, sens horaire, le Lieu de la couleur de la tuile : quelqu'un qui voit la dit. Défaussez le Traquenard.
# Vortex, trap.
heure-des-3-ombres-turn-all = Tournez d'un quart, sens horaire, tous les Lieux d'un seul tenant. Défaussez le Traquenard.
# A trap shuts this player's eyes.
heure-des-3-ombres-shuts-printed = { $who } ferme les yeux jusqu'à son prochain tour.
# The same, with the house rule.
heure-des-3-ombres-shuts-hands = { $who } ferme les yeux jusqu'à son prochain tour, et garde les mains loin des Lieux.
# Le Balafré keeps his eyes open.
heure-des-3-ombres-spared = { $who } garde les yeux ouverts.

## The clock

# The clock has moved. $hour now, $hours to 12, $why: one of the messages below.
heure-des-3-ombres-hour = { heure-des-3-ombres-o-clock } : { $why }. Fin dans { $hours ->
        [1] une heure
       *[other] { $hours } heures
    }.
    .brief = { heure-des-3-ombres-o-clock }.
# The twelfth hour; the end of the game follows. $why: as above.
heure-des-3-ombres-hour-last = Douze heures : { $why }.
# Why the clock has moved, a clause without full stop: the die.
heure-des-3-ombres-why-die = le dé
# The trap Horloge.
heure-des-3-ombres-why-trap = le Traquenard Horloge
# Hercule, and no cube is left.
heure-des-3-ombres-why-no-cube = aucun cube Hercule en réserve
# The Limbes card Temps accéléré.
heure-des-3-ombres-why-temps = Temps accéléré
# The Limbes deck is empty.
heure-des-3-ombres-why-deck = la pioche Limbes est vide
# Somebody pressed A.
heure-des-3-ombres-why-hand = à la main
# At three: the sleeping ambushes wake.
heure-des-3-ombres-third-hour = À partir de maintenant, les Embûches endormies agissent, et Débriefing dévoile les Indices.
# At six.
heure-des-3-ombres-sixth-hour = Le coup de bluff est permis, au lieu de lancer le dé.
# Before the last hour.
heure-des-3-ombres-eleventh-hour = Attention : à la prochaine heure, c'est perdu.
# A rule moves the clock in a turn in which A had done so.
heure-des-3-ombres-hour-twice = La touche A avait déjà avancé l'heure ce tour. Si c'était la même : menu, corriger.
# A was pressed though the clock has moved in this turn.
heure-des-3-ombres-advance-asked = L'heure a déjà avancé ce tour. Dièse : encore une heure.
    .brief = Heure déjà avancée. Dièse : encore une.

## 3ID cards: the name, then what the card does now

# After a pair.
heure-des-3-ombres-step-card = Posez-la à l'Agence, face visible. Piochez une carte 3ID et scannez-la.
    .brief = À l'Agence. Puis une carte 3ID.
    .full = Posez la paire à l'Agence, face visible. Piochez une carte 3ID et scannez-la. Sans étiquette, lisez-la, puis dièse. Pioche vide : touche 1.
# A 3ID card was drawn, or scanned to hear what it does now.
heure-des-3-ombres-card-archeoscript = Archéoscript, Objet. À votre tour, avant le dé : jouez deux fois, sans carte Limbes ni Traquenard.
# As above.
heure-des-3-ombres-card-chronogyre = Chronogyre, Objet. Sur un suspect que vous venez de dévoiler : posez un Indice, il reste visible jusqu'à sa paire.
# As above.
heure-des-3-ombres-card-debriefing-early = Débriefing. Avant trois heures : prenez un Indice à votre couleur. Puis défaussez.
    .brief = Débriefing : un Indice à votre couleur. Puis à la défausse.
# As above.
heure-des-3-ombres-card-debriefing-late = Débriefing. Dévoilez toutes les tuiles à Indice.
# As above.
heure-des-3-ombres-card-calepin = Calepin. Prenez un Indice à votre couleur. S'il n'y en a plus, quelqu'un d'autre en prend un à la sienne. Puis défaussez.
    .brief = Calepin : un Indice à votre couleur. Puis à la défausse.
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
# A 3ID or Limbes card, or a face of the die, was scanned when none is due: nothing happens. $read: what it is and does,
# a whole sentence. "comptée", "leída": the card or the face.
heure-des-3-ombres-not-counted = Pas comptée, lue seulement. { $read }
# Two objects in one hand. $cards: both. $card: the one that would go. $seat: the player's own, to discard it.
heure-des-3-ombres-step-spare = Un seul Objet par personne : { $cards }. Qui reçoit { $card } ? Sa place. La place { $seat } : défausser. Pour céder l'autre, scannez-le.
# $card goes to $who.
heure-des-3-ombres-spare-given = { $who } reçoit : { $card }.
# $card is discarded.
heure-des-3-ombres-spare-discarded = { $card }, à la défausse.
# An object is used; it is discarded.
heure-des-3-ombres-used-archeoscript = Archéoscript : jouez deux fois, sans carte Limbes ni Traquenard. Première fois.
# As above.
heure-des-3-ombres-used-chronogyre = Chronogyre, à la défausse.
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
heure-des-3-ombres-look-ear = Touche C, votre place, et scannez.
# With one's eyes.
heure-des-3-ombres-look-eyes = Regardez, sans rien dire.
# By house rule, aloud: the keys lead through the menu.
heure-des-3-ombres-look-aloud = Deux fois la touche 9, puis 8, puis 1 : la tuile sera lue à voix haute.
# By house rule, whispered.
heure-des-3-ombres-look-whisper = Quelqu'un qui voit vous le souffle.
# From the menu, by house rule: the next scans are looks. $looks: how many are left.
heure-des-3-ombres-step-look = Scannez { $looks ->
        [1] la tuile
       *[other] jusqu'à { $looks } tuiles
    } à regarder : tout le monde entendra. Dièse : fini.
    .brief = Scannez { $looks ->
            [1] la tuile
           *[other] jusqu'à { $looks } tuiles
        }. Dièse : fini.
# In one player's ear alone. $tile: what lies there.
heure-des-3-ombres-peeked = { $tile }.
# By house rule, for all to hear.
heure-des-3-ombres-peeked-aloud = { $tile }. Elle reste cachée.
# Débriefing from the third hour on.
heure-des-3-ombres-step-debriefing = Scannez-les une à une ; les Indices rentrent. À la fin, retournez le reste. Dièse.
    .full = Scannez-les une à une : les Indices rentrent à la réserve, les paires vont à l'Agence. Une paire que je n'ai pas reconnue : touche 1. À la fin, retournez le reste, face cachée. Dièse.
# Its end.
heure-des-3-ombres-debriefing-done = Fin du Débriefing.
# The third step after a pair.
heure-des-3-ombres-step-trap-due = Prenez un Traquenard sans le regarder, posez-le face cachée à une place libre. Dièse.
    .brief = Un Traquenard, face cachée. Dièse.
    .full = Prenez un Traquenard sans le regarder, posez-le face cachée à une place libre du Lieu de votre choix. Dièse. Aucun Traquenard : touche 1.
# The 3ID deck is empty: no hour passes.
heure-des-3-ombres-shuffled-3id = Mélangez la défausse 3ID, c'est la nouvelle pioche. L'heure ne change pas.
# The supply of traps is empty: no hour passes.
heure-des-3-ombres-shuffled-traps = Mélangez les Traquenards défaussés, c'est la nouvelle pile. L'heure ne change pas.

## Limbes cards: the name, then what the card does now

# The table read a Limbes card that the companion cannot: hash told so.
heure-des-3-ombres-limbes-read-out = Carte Limbes lue par la table.
# After two different suspects. $reserve is not told here.
heure-des-3-ombres-step-limbes = Un Indice sur chacune, si vous voulez. Puis piochez une carte Limbes et scannez-la.
    .brief = Indices ? Puis une carte Limbes.
    .full = Vous pouvez poser un Indice sur chacune, un seul par tuile. Puis piochez une carte Limbes et scannez-la ; sans étiquette, lisez-la, puis dièse. Pioche vide : touche 1.
# The same where clues have been dealt with, or may not be laid.
heure-des-3-ombres-step-limbes-only = Piochez une carte Limbes et scannez-la.
    .brief = Une carte Limbes.
# The same under the curse Brume.
heure-des-3-ombres-step-limbes-brume = Pas d'Indice : Brume. Piochez une carte Limbes et scannez-la.
    .brief = Pas d'Indice. Une carte Limbes.
# Where clues are counted. A number is asked, 0 to 2. $reserve: clues in the player's reserve.
heure-des-3-ombres-step-clues = Combien d'Indices posés ? En réserve : { $reserve }. Dièse : aucun.
    .brief = Indices posés ? En réserve : { $reserve }.
    .full = Combien d'Indices posés, un par tuile ? En réserve : { $reserve }. Zéro ou dièse : aucun.
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
heure-des-3-ombres-curse-began = { $curse } : { $does }. Jusqu'à la fin du prochain tour : { $who }.
    .brief = { $curse } : { $does }.
# At each turn. As above.
heure-des-3-ombres-curse-in-force = { $curse } : { $does }. Jusqu'à la fin du prochain tour : { $who }.
    .brief = { $curse }.
# At the turn with which it ends.
heure-des-3-ombres-curse-last-turn = { $curse } : { $does }. Dernier tour.
    .brief = { $curse }. Dernier tour.
# A curse is discarded.
heure-des-3-ombres-curse-ended = Fin de la carte { $curse }. Défaussez-la.
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
heure-des-3-ombres-step-invertigo = { $card }. { $who } peut annuler avec Invertigo : touche 1. Sinon, dièse.
# The die picks a Lieu.
heure-des-3-ombres-step-illusion = Lancez le dé jusqu'à un Lieu. Touche 7 : je lance.
# $face: the Lieu.
heure-des-3-ombres-illusion = Tournez d'un quart, sens horaire, ce Lieu : { $face }.
# $face: no Lieu.
heure-des-3-ombres-illusion-again = { $face } : relancez.
# Which pair comes back.
heure-des-3-ombres-step-false-trail = Scannez une des deux tuiles. Sans étiquette, dièse.
# $tile: who comes back. $count: suspects still put aside.
heure-des-3-ombres-pair-returned = { $tile } revient. { $count ->
        [0] Aucun suspect écarté
        [1] Un suspect sur 13
       *[other] { $count } suspects sur 13
    }. Mélangez la paire avec deux autres tuiles libres, face cachée, et posez-en une par Lieu si possible.
# The same, where the pair is not told.
heure-des-3-ombres-pair-returned-untold = Un suspect revient. { $count ->
        [0] Aucun suspect écarté
        [1] Un suspect sur 13
       *[other] { $count } suspects sur 13
    }. Mélangez la paire avec deux autres tuiles libres, face cachée, et posez-en une par Lieu si possible.
# The Limbes deck was empty; the hour has just been said.
heure-des-3-ombres-shuffled-limbes = Mélangez la défausse Limbes, c'est la nouvelle pioche. Puis piochez et scannez.

## The end of a turn, and of the game

# $next: whose turn is next. $who has just played.
heure-des-3-ombres-step-end = Ensuite : { $next }. Dièse.
    .full = Tour fini, { $who }. Ensuite : { $next }. Dièse.
# The same under Archéoscript, after two different suspects: clues may be laid.
heure-des-3-ombres-step-end-clues = Un Indice sur chacune, si vous voulez. Pas de carte Limbes. Ensuite : { $next }. Dièse.
    .full = Un Indice sur chacune, si vous voulez. Pas de carte Limbes. Tour fini, { $who }. Ensuite : { $next }. Dièse.
# Between the two plays of Archéoscript.
heure-des-3-ombres-step-end-once = Ni Limbes ni Traquenard : Archéoscript. Dièse, et rejouez.
    .brief = Dièse, et rejouez.
# A bluff begins.
heure-des-3-ombres-step-bluff = Coup de bluff. Dévoilez une tuile et scannez-la. Si elle n'est pas la bonne, tout le monde perd.
# The tile that was chosen. $tile: its name.
heure-des-3-ombres-bluff-first = { $tile }.
# Then the Demon.
heure-des-3-ombres-step-bluff-demon = Maintenant, la tuile Démon : dévoilez-la et scannez-la.
# The Demon's tile. $tile: its name.
heure-des-3-ombres-bluff-demon = Démon : { $tile }.
# Asked where the owner has not told which tiles are identical.
heure-des-3-ombres-step-bluff-answer = Strictement identiques ? 1 : oui. 2 : non.
# The end of a game: won.
heure-des-3-ombres-ended-thirteen = C'est gagné ! Treize suspects écartés : le démon est démasqué.
# As above.
heure-des-3-ombres-ended-bluff-right = C'est gagné ! Les deux tuiles sont identiques : le démon est démasqué.
# Lost.
heure-des-3-ombres-ended-bluff-wrong = Perdu. Les deux tuiles sont différentes.
# As above.
heure-des-3-ombres-ended-clock = Perdu. C'est l'heure des 3 ombres.

## Where are we

# D: whose turn it is. $who: the player.
heure-des-3-ombres-status-turn = { $who }.
# The same, with the investigator's name.
heure-des-3-ombres-status-turn-as = { $who }, { $investigator }.
# D, after what is due. $hour now, $hours hours to 12; $count: suspects put aside.
heure-des-3-ombres-status-clock = { heure-des-3-ombres-o-clock }, fin dans { $hours ->
        [1] une heure
       *[other] { $hours } heures
    }. { $count ->
        [0] Aucun suspect écarté
        [1] Un suspect sur 13
       *[other] { $count } suspects sur 13
    }.
# The same after the end.
heure-des-3-ombres-status-end = { heure-des-3-ombres-o-clock }. { $count ->
        [0] Aucun suspect écarté
        [1] Un suspect sur 13
       *[other] { $count } suspects sur 13
    }.
# D twice. Which investigator $who plays.
heure-des-3-ombres-role = { $who } : { $investigator }.
# D twice, where what is due does not tell it: what the die shows. $face: its name.
heure-des-3-ombres-status-die = Le dé : { $face }.
# D twice, before tiles are revealed: how many looks are left, by ability or object. $how: one of the messages "look-…".
heure-des-3-ombres-status-looks = Encore { $looks ->
        [1] une tuile
       *[other] { $looks } tuiles
    } à regarder en secret. { $how }
# D twice, under Paranoïa: how many tiles of this turn were looked at in a window.
heure-des-3-ombres-status-veils = { $tiles ->
        [1] Une tuile déjà regardée
       *[other] { $tiles } tuiles déjà regardées
    } en secret.
# D twice, while tiles lie face up. What they are is not said: they may have been turned back meanwhile. $tiles: how many.
heure-des-3-ombres-open = { $tiles ->
        [1] Une tuile face visible : scannez-la pour l'entendre.
       *[other] { $tiles } tuiles face visible : scannez-les pour les entendre.
    }
# Another player's object.
heure-des-3-ombres-held-by = Objet, { $who } : { $card }.
# Archéoscript. $plays: plays left, this one included.
heure-des-3-ombres-plays = Archéoscript : { $plays ->
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
heure-des-3-ombres-reads-reverbere = Réverbère : une tuile de ce Lieu, une au choix.
# As above.
heure-des-3-ombres-reads-chapeau = Chapeau : une tuile de ce Lieu, une au choix.
# As above.
heure-des-3-ombres-reads-pentacle = Pentacle : une tuile de ce Lieu, une au choix.
# As above.
heure-des-3-ombres-reads-rouage = Rouage : une tuile de ce Lieu, une au choix.
# As above.
heure-des-3-ombres-reads-loupe = Loupe : deux tuiles au choix.
# As above.
heure-des-3-ombres-reads-horloge = Horloge : l'heure avance, puis deux tuiles au choix.

## Corrections, from the menu

# The hour was put right. $value: the hour now.
heure-des-3-ombres-corrected-hour = C'est corrigé : l'horloge est à { $value }.
# Suspects put aside.
heure-des-3-ombres-corrected-aside = C'est corrigé : suspects écartés, { $value } sur 13.
# Hercule cubes in the supply.
heure-des-3-ombres-corrected-cubes = C'est corrigé : cubes Hercule en réserve, { $value }.
# The active player's clues in reserve. $who: whose.
heure-des-3-ombres-corrected-clues = C'est corrigé, { $who } : Indices en réserve, { $value }.
# Traps on the boards.
heure-des-3-ombres-corrected-traps = C'est corrigé : Traquenards sur les Lieux, { $value }.
# Menu entry: look at a tile, aloud, by house rule.
heure-des-3-ombres-menu-look = regarder une tuile, à voix haute
# Menu entry.
heure-des-3-ombres-menu-bluff = coup de bluff
# Menu entry, where clues are counted: a clue went home with a revealed tile.
heure-des-3-ombres-menu-clue-home = un Indice rentre
# Which count.
heure-des-3-ombres-ask-correct = 1 : l'heure. 2 : les suspects écartés. 3 : qui joue. 4 : les cubes Hercule en réserve. 5 : les Indices de qui joue. 6 : les Traquenards posés.
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
heure-des-3-ombres-no-trap-left = aucun Traquenard
# 2, where Hercule's cubes are to be thrown.
heure-des-3-ombres-no-cube-left = aucun cube
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
heure-des-3-ombres-refuse-players = Ce jeu se joue de { $fewest } à { $most }. Autour de la table : { $players }.
# A setting that this game does not have.
heure-des-3-ombres-refuse-setting = Réglage inconnu : { $setting }.
# A value that this setting cannot have. $values: those that it can have, as they are typed.
heure-des-3-ombres-refuse-setting-value = Réglage { $setting }, au choix : { $values }. Pas { $value }.
# The same for a setting that is a number. $low and $high: its limits.
heure-des-3-ombres-refuse-setting-number = Réglage { $setting } : un nombre de { $low } à { $high }, et non { $value }.
# The same for a setting that is a number, or a word. $values: the word, as it is typed.
heure-des-3-ombres-refuse-setting-count = Réglage { $setting } : { $values }, ou un nombre de { $low } à { $high }, et non { $value }.
# A, before the first turn.
heure-des-3-ombres-refuse-clock-early = L'horloge ne bouge pas encore : la partie n'a pas commencé.
# # or A after the end.
heure-des-3-ombres-refuse-over = La partie est finie.
# # while the die is due.
heure-des-3-ombres-refuse-roll-first = Dièse ne sert pas ici : le dé n'est pas lancé.
# # while a tile is due.
heure-des-3-ombres-refuse-reveal-first = Dièse ne sert pas ici : il reste une tuile à dévoiler.
# # while a number is asked.
heure-des-3-ombres-refuse-number = Dièse ne répond pas : il faut un chiffre.
# # during a bluff.
heure-des-3-ombres-refuse-bluff-tile = Dièse ne sert pas ici : le coup de bluff attend une tuile.
# Something that makes no sense in this phase.
heure-des-3-ombres-refuse-not-now = Rien de tel à cette étape : rien n'est changé.
# $investigator is another player's.
heure-des-3-ombres-refuse-investigator-taken = { $investigator } est déjà le rôle de quelqu'un.
# Any tile, before the first turn; the same words whichever it is.
heure-des-3-ombres-refuse-tile-early = Tuile non lue : la partie n'a pas commencé.
# Any tile, before the roll.
heure-des-3-ombres-refuse-tile-unrolled = Tuile non lue : le dé n'est pas lancé.
# Any tile, when none may be revealed.
heure-des-3-ombres-refuse-tile = Tuile non lue : rien à dévoiler maintenant.
# A suspect of the Agency was scanned as a reveal.
heure-des-3-ombres-refuse-aside = Ce suspect est déjà à l'Agence.
# In an ear: no look is left, or not now.
heure-des-3-ombres-refuse-look = Rien à regarder en secret maintenant.
# The menu's look, by somebody who told at the roll call that they see.
heure-des-3-ombres-refuse-look-eyes = Pas besoin de lecture : qui voit regarde en secret.
# The menu's look, without an ability or an object for it.
heure-des-3-ombres-refuse-no-looks = Rien ne permet de regarder une tuile ce tour.
# The menu's look, by Zacharie, where clues and cubes are counted and none lies on a tile.
heure-des-3-ombres-refuse-nothing-marked = Rien à regarder : ni Indice ni cube sur les tuiles.
# A second roll.
heure-des-3-ombres-refuse-one-roll = Le dé est déjà lancé, et rien ne permet de relancer.
# Another roll, though a tile of this turn was seen.
heure-des-3-ombres-refuse-reroll-late = Trop tard pour relancer : une tuile est déjà vue.
# Another roll, though the clock's face was accepted and the hour has passed.
heure-des-3-ombres-refuse-roll-kept = Trop tard pour relancer : l'heure a avancé.
# A third roll.
heure-des-3-ombres-refuse-second-reroll = Le dé est déjà relancé : ce résultat compte.
# Lucile's ability under the curse.
heure-des-3-ombres-refuse-confusion = Confusion : pas de capacité spéciale.
# There is no cube to take off.
heure-des-3-ombres-refuse-no-cube = Aucun cube Hercule sur les tuiles.
# Under Paranoïa: both tiles were looked at, and a cube is to be taken off instead of one, or there is to be no second.
heure-des-3-ombres-refuse-tiles-seen = Les tuiles de ce tour sont déjà vues.
# Under Paranoïa: a third tile, after two were looked at. No card lifts it; the same words whichever tile it is.
heure-des-3-ombres-refuse-paranoia = Tuile non lue : ce n'est pas une des deux de ce tour.
# Under Paranoïa: the tile that was just scanned to be shown.
heure-des-3-ombres-refuse-paranoia-twice = Deux fois la même tuile : il faut l'autre de la paire.
# Ending the reveal after one tile, though the die did not name a Lieu.
heure-des-3-ombres-refuse-two-tiles = Le dé demande deux tuiles.
# $who has an object already.
heure-des-3-ombres-refuse-two-objects = { $who } a déjà un Objet.
# $who holds it, and it is another's turn.
heure-des-3-ombres-refuse-object-turn = Cet Objet ne sert pas maintenant : ce n'est pas le tour de son propriétaire, { $who }.
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
# A card is to be drawn, and one that is in force or held is scanned.
heure-des-3-ombres-refuse-card-lies = Cette carte est déjà devant quelqu'un : elle ne peut pas être piochée.
# Chronogyre needs a clue, and Brume is in force.
heure-des-3-ombres-refuse-brume = Brume : pas d'Indice, donc pas de Chronogyre.
# Chronogyre needs a clue, and none is left.
heure-des-3-ombres-refuse-no-clue = Chronogyre demande un Indice : aucun en réserve.
# More clues than the player has. $who; $reserve: clues in reserve; $laid: clues on tiles, which can be moved.
heure-des-3-ombres-refuse-clues = Pas assez d'Indices, { $who } : { $reserve } en réserve, { $laid } sur les tuiles.
# Oreillettes, where clues are counted and none lies on a tile.
heure-des-3-ombres-refuse-no-clue-laid = Aucun Indice sur les tuiles : rien à regarder.
# From the menu: this player's clue is to go home. $who: the player.
heure-des-3-ombres-refuse-no-clue-out = { $who } n'a aucun Indice sur les tuiles.
# A bluff after the roll.
heure-des-3-ombres-refuse-bluff-rolled = Le coup de bluff remplace le dé : trop tard ce tour.
# A bluff before six. $hour: now.
heure-des-3-ombres-refuse-bluff-early = Coup de bluff à partir de six heures. Maintenant : { heure-des-3-ombres-o-clock }.
# The menu's "table without scanner".
heure-des-3-ombres-refuse-scanner = Ce jeu a besoin du lecteur : les tuiles sont secrètes.
# A form was left with a hole.
heure-des-3-ombres-refuse-incomplete = Il manque une réponse : rien n'est changé.
# A count outside its limits.
heure-des-3-ombres-refuse-count = Ce nombre n'est pas possible : de { $low } à { $high }.
# Said and shown by "companion check", with the file and line of a tile: three tiles have one pair number. $tiles: the
# names of the first two.
heure-des-3-ombres-flaw-pair = la paire { $pair } a déjà deux tuiles : { $tiles }. Corrigez le numéro qui est faux.

## What can be done now: sentences, in help; each begins with its purpose

# One for each phase, a sentence.
heure-des-3-ombres-can-investigators = Un chiffre de 1 à 4, ou un scan de la fiche. On ne sait pas : dièse.
# In the phase of this name.
heure-des-3-ombres-can-house = Pour changer une règle, son numéro ; pour continuer, dièse.
# In the phase of this name.
heure-des-3-ombres-can-laying = Dièse, quand tout est posé.
# In the phase of this name.
heure-des-3-ombres-can-starter = La place de qui commence. La place 1 : dièse.
# In the phase of this name.
heure-des-3-ombres-can-start = Pour le dé, son chiffre. 1 : Réverbère. 2 : Chapeau. 3 : Pentacle. 4 : Rouage. 5 : Loupe. 6 : Horloge. 7 : je lance.
# In the phase of this name.
heure-des-3-ombres-can-start-bluff = Pour un coup de bluff, touche 8.
# In the phase of this name.
heure-des-3-ombres-can-rolled = Pour relancer, le nouveau résultat ; pour garder, dièse.
# The same where the Stylo demands another roll.
heure-des-3-ombres-can-rolled-must = Pour relancer, le nouveau résultat.
# The same where only the Stylo allows another roll.
heure-des-3-ombres-can-rolled-stylo = Pour relancer, scannez le Stylo ; pour garder, dièse.
# In the phase of this name.
heure-des-3-ombres-can-reveal = Pour dévoiler, scannez une tuile.
# Help: tiles to reveal; what can be done instead.
heure-des-3-ombres-can-cube = Pour retirer un cube Hercule à la place d'une tuile, touche 8.
# In the phase of a reveal, under Paranoïa.
heure-des-3-ombres-can-veil = Pour montrer une paire, scannez ses deux tuiles ; pour ne rien montrer, dièse.
# While tiles are read aloud as looks.
heure-des-3-ombres-can-looking = Pour regarder une tuile, son scan ; pour finir, dièse.
# An ability or an object allows a look: by a player with an ear.
heure-des-3-ombres-can-look-ear = Pour regarder une tuile en secret, touche C, votre place, et son scan.
# The same, by a player who sees.
heure-des-3-ombres-can-look-eyes = Pour regarder une tuile, vos yeux, sans rien dire.
# The same by house rule, aloud: the keys lead through the menu.
heure-des-3-ombres-can-look-aloud = Pour regarder une tuile, lue à voix haute : deux fois la touche 9, puis 8, puis 1.
# The same by house rule, whispered.
heure-des-3-ombres-can-look-whisper = Pour regarder une tuile, quelqu'un qui voit vous la souffle, sans touche.
# In the phase of this name.
heure-des-3-ombres-can-reroll = Pour relancer, le nouveau résultat. Touche 7 : je lance.
# In the phase of this name.
heure-des-3-ombres-can-no-second = Si le Lieu est vide et qu'il n'y a pas de seconde tuile, touche 7.
# In the phase of this name.
heure-des-3-ombres-can-clock = Pour avancer l'horloge, touche A.
# In the phase of this name.
heure-des-3-ombres-can-pair = Si c'est une paire, touche 1. Sinon, touche 2.
# In the phase of this name.
heure-des-3-ombres-can-turn-back = Dièse, quand les tuiles sont face cachée.
# In the phase of this name.
heure-des-3-ombres-can-chronogyre = Le scan de la tuile qui reste visible.
# In the phase of this name.
heure-des-3-ombres-can-card = Le scan de la carte 3ID. Sans étiquette, lisez-la, puis dièse. Pioche vide : touche 1.
# In the phase of this name.
heure-des-3-ombres-can-spare = La place de qui reçoit l'Objet.
# In the phase of this name.
heure-des-3-ombres-can-debriefing = Le scan de chaque tuile à Indice. Une paire non reconnue : touche 1. À la fin : dièse.
# In the phase of this name.
heure-des-3-ombres-can-trap-due = Dièse, quand le Traquenard est posé ; aucun Traquenard, touche 1.
# In the phase of this name.
heure-des-3-ombres-can-clues = Combien d'Indices sont posés. Aucun : dièse.
# In the phase of this name.
heure-des-3-ombres-can-limbes = Le scan de la carte Limbes. Sans étiquette, lisez-la, puis dièse. Pioche vide : touche 1.
# In the phase of this name.
heure-des-3-ombres-can-invertigo = Pour annuler, touche 1. Sinon, dièse.
# In the phase of this name.
heure-des-3-ombres-can-cubes = Dièse, quand les cubes sont posés.
# In the phase of this name.
heure-des-3-ombres-can-illusion = Le résultat du dé. Touche 7 : je lance.
# In the phase of this name.
heure-des-3-ombres-can-false-trail = Le scan d'une tuile de la paire qui revient, ou dièse.
# In the phase of this name.
heure-des-3-ombres-can-bluff = Le scan de la tuile dévoilée.
# In the phase of this name.
heure-des-3-ombres-can-bluff-demon = Le scan de la tuile Démon.
# In the phase of this name.
heure-des-3-ombres-can-bluff-answer = Si elles sont identiques, touche 1. Sinon, touche 2.
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
heure-des-3-ombres-recall-turned-back = les tuiles retournées
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
heure-des-3-ombres-recall-looks-done = la fin du regard
# As above.
heure-des-3-ombres-recall-claimed = une tuile scannée
# Said by undo, after what was undone: somebody has seen or heard a tile, and cannot forget it.
heure-des-3-ombres-seen-stays = Mais ce qui est vu est vu.
# As above.
heure-des-3-ombres-recall-bluff = le coup de bluff
# As above.
heure-des-3-ombres-recall-corrected = une correction
