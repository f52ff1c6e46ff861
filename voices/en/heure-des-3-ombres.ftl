### The Hour of the 3 Shadows in English. Idiom before likeness: say it as a table says it, the information first.
### Names stand after a colon, a comma or as a subject, never with a possessive: "player 3" is a name too.
### A Lieu is "place", a Traquenard "trap", an Embûche "ambush", a Malédiction "curse", the Limbes "Limbo", an Indice "clue".
### A message may have .brief (shorter) and .full (for a first evening, with what to do).


## Names of things

# The game's title: in the lobby and in the list of games.
game-heure-des-3-ombres = The Hour of the 3 Shadows
# The following say what a scanned thing is; they also stand inside sentences. The game box itself.
token-heure-des-3-ombres-box = the box of The Hour of the 3 Shadows
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-heure-des-3-ombres-lieu = The places
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-heure-des-3-ombres-enquete = The faces of the die
# A suspect's tile that its owner has not named. The number is the companion's, not printed on the tile.
token-heure-des-3-ombres-tuile-01 = Tile 1
# As above.
token-heure-des-3-ombres-tuile-02 = Tile 2
# As above.
token-heure-des-3-ombres-tuile-03 = Tile 3
# As above.
token-heure-des-3-ombres-tuile-04 = Tile 4
# As above.
token-heure-des-3-ombres-tuile-05 = Tile 5
# As above.
token-heure-des-3-ombres-tuile-06 = Tile 6
# As above.
token-heure-des-3-ombres-tuile-07 = Tile 7
# As above.
token-heure-des-3-ombres-tuile-08 = Tile 8
# As above.
token-heure-des-3-ombres-tuile-09 = Tile 9
# As above.
token-heure-des-3-ombres-tuile-10 = Tile 10
# As above.
token-heure-des-3-ombres-tuile-11 = Tile 11
# As above.
token-heure-des-3-ombres-tuile-12 = Tile 12
# As above.
token-heure-des-3-ombres-tuile-13 = Tile 13
# As above.
token-heure-des-3-ombres-tuile-14 = Tile 14
# As above.
token-heure-des-3-ombres-tuile-15 = Tile 15
# As above.
token-heure-des-3-ombres-tuile-16 = Tile 16
# As above.
token-heure-des-3-ombres-tuile-17 = Tile 17
# As above.
token-heure-des-3-ombres-tuile-18 = Tile 18
# As above.
token-heure-des-3-ombres-tuile-19 = Tile 19
# As above.
token-heure-des-3-ombres-tuile-20 = Tile 20
# As above.
token-heure-des-3-ombres-tuile-21 = Tile 21
# As above.
token-heure-des-3-ombres-tuile-22 = Tile 22
# As above.
token-heure-des-3-ombres-tuile-23 = Tile 23
# As above.
token-heure-des-3-ombres-tuile-24 = Tile 24
# As above.
token-heure-des-3-ombres-tuile-25 = Tile 25
# As above.
token-heure-des-3-ombres-tuile-26 = Tile 26
# As above.
token-heure-des-3-ombres-tuile-27 = Tile 27
# As above.
token-heure-des-3-ombres-tuile-28 = Tile 28
# As above.
token-heure-des-3-ombres-tuile-29 = Tile 29
# As above.
token-heure-des-3-ombres-tuile-30 = Tile 30
# As above.
token-heure-des-3-ombres-tuile-31 = Tile 31
# As above.
token-heure-des-3-ombres-tuile-32 = Tile 32
# As above.
token-heure-des-3-ombres-tuile-33 = Tile 33
# As above.
token-heure-des-3-ombres-tuile-34 = Tile 34
# As above.
token-heure-des-3-ombres-tuile-35 = Tile 35
# As above.
token-heure-des-3-ombres-tuile-36 = Tile 36
# As above.
token-heure-des-3-ombres-tuile-37 = Tile 37
# As above.
token-heure-des-3-ombres-tuile-38 = Tile 38
# As above.
token-heure-des-3-ombres-tuile-39 = Tile 39
# As above.
token-heure-des-3-ombres-tuile-40 = Tile 40
# The tile set aside, under which the demon's host is.
token-heure-des-3-ombres-demon = The Demon tile
# Traps (Traquenards) are told apart from Limbes cards by their kind: Vortex is both.
token-heure-des-3-ombres-traquenard-hercule = Hercules, trap
# As above.
token-heure-des-3-ombres-traquenard-vortex = Vortex, trap
# As above.
token-heure-des-3-ombres-traquenard-horloge = Clock, trap
# As above.
token-heure-des-3-ombres-traquenard-yeux-1 = Demon's Eyes, trap
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-2 = Demon's Eyes, trap
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-3 = Demon's Eyes, trap
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-4 = Demon's Eyes, trap
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-5 = Demon's Eyes, trap
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-6 = Demon's Eyes, trap
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-7 = Demon's Eyes, trap
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-8 = Demon's Eyes, trap
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-9 = Demon's Eyes, trap
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-10 = Demon's Eyes, trap
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-11 = Demon's Eyes, trap
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-12 = Demon's Eyes, trap
# A 3ID card's name, inside sentences too.
token-heure-des-3-ombres-3id-archeoscript = Archeoscript
# As above.
token-heure-des-3-ombres-3id-chronogyre = Chronogyre
# As above.
token-heure-des-3-ombres-3id-debriefing = Debriefing
# As above.
token-heure-des-3-ombres-3id-calepin = Notebook
# As above.
token-heure-des-3-ombres-3id-invertigo = Invertigo
# As above.
token-heure-des-3-ombres-3id-loupe-analytique = Analytic Lens
# As above.
token-heure-des-3-ombres-3id-stylo-traducteur = Translator Pen
# As above.
token-heure-des-3-ombres-3id-revelateur-d-empreinte = Print Revealer
# As above.
token-heure-des-3-ombres-3id-oreillettes-a-ultra-son = Ultrasound Earpieces
# A Limbes card's name with its kind, inside sentences too: Embûche (at once) or Malédiction (for a round).
# Spanish keeps trampa for Traquenard and says emboscada for Embûche; Brouillard is Niebla, Brume is Bruma.
token-heure-des-3-ombres-limbes-amnesie = Amnesia, ambush
# As above.
token-heure-des-3-ombres-limbes-brouillard = Fog, ambush
# As above.
token-heure-des-3-ombres-limbes-brume = Mist, curse
# As above.
token-heure-des-3-ombres-limbes-confusion = Confusion, curse
# As above.
token-heure-des-3-ombres-limbes-fausse-piste = False Trail, ambush
# As above.
token-heure-des-3-ombres-limbes-hallucination = Hallucination, curse
# As above.
token-heure-des-3-ombres-limbes-illusion = Illusion, ambush
# As above.
token-heure-des-3-ombres-limbes-manipulation = Manipulation, ambush
# As above.
token-heure-des-3-ombres-limbes-paralysie = Paralysis, curse
# As above.
token-heure-des-3-ombres-limbes-paranoia = Paranoia, curse
# As above.
token-heure-des-3-ombres-limbes-reveil-des-ombres = Waking Shadows, ambush
# As above.
token-heure-des-3-ombres-limbes-silence = Silence, curse
# As above.
token-heure-des-3-ombres-limbes-temps-accelere = Time Rush, ambush
# As above.
token-heure-des-3-ombres-limbes-tenebres = Darkness, curse
# As above.
token-heure-des-3-ombres-limbes-vortex = Vortex, ambush
# A face of the Enquête die, on the reference sheet.
token-heure-des-3-ombres-enquete-reverbere = Street Lamp, die face
# As above.
token-heure-des-3-ombres-enquete-chapeau = Hat, die face
# As above.
token-heure-des-3-ombres-enquete-pentacle = Pentacle, die face
# As above.
token-heure-des-3-ombres-enquete-rouage = Cogwheel, die face
# As above.
token-heure-des-3-ombres-enquete-loupe = Magnifier, die face
# As above.
token-heure-des-3-ombres-enquete-horloge = Clock, die face
# An investigator's name, inside sentences too. Names stay French.
token-heure-des-3-ombres-enqueteur-lucile = Lucile Finemouche
# As above.
token-heure-des-3-ombres-enqueteur-balafre = Le Balafré
# As above.
token-heure-des-3-ombres-enqueteur-allison = Allison Holmes
# As above.
token-heure-des-3-ombres-enqueteur-zacharie = Zacharie White
# A Lieu board that its owner has not named; the number is the companion's.
token-heure-des-3-ombres-lieu-1 = Place, label 1
# As above.
token-heure-des-3-ombres-lieu-2 = Place, label 2
# As above.
token-heure-des-3-ombres-lieu-3 = Place, label 3
# As above.
token-heure-des-3-ombres-lieu-4 = Place, label 4
# A face of the die inside a sentence. The first four each name a Lieu.
heure-des-3-ombres-face-reverbere = Street Lamp
# As above.
heure-des-3-ombres-face-chapeau = Hat
# As above.
heure-des-3-ombres-face-pentacle = Pentacle
# As above.
heure-des-3-ombres-face-rouage = Cogwheel
# As above.
heure-des-3-ombres-face-loupe = Magnifier
# As above.
heure-des-3-ombres-face-horloge = Clock
# A trap's name after the word for trap, in short names of what happened.
heure-des-3-ombres-trap-name-hercule = Hercules
# As above.
heure-des-3-ombres-trap-name-yeux = Demon's Eyes
# As above.
heure-des-3-ombres-trap-name-vortex = Vortex
# As above.
heure-des-3-ombres-trap-name-horloge = Clock
# The hour on the game's clock, said inside other messages. $hour: 0 to 12.
heure-des-3-ombres-o-clock = { $hour ->
        [0] Hour zero
       *[other] { $hour } o'clock
    }

## The set-up, one step after the other; each is said when it is reached, and again by "where are we?"

# The first line of a game, after the roll call. $players: how many play.
heure-des-3-ombres-started = { $players } players, here we go.
# Asked of each seat in turn: a digit, a scanned sheet, or # alone. $who: the player.
heure-des-3-ombres-step-investigators = { $who }, which investigator? 1: Lucile Finemouche. 2: Le Balafré. 3: Allison Holmes. 4: Zacharie White. Or scan the sheet. Hash: skip.
    .brief = { $who }? 1: Lucile. 2: Le Balafré. 3: Allison. 4: Zacharie.
# The answer. $who: the player. $ability: one of the next four messages, a whole sentence.
heure-des-3-ombres-investigator-told = { $who }: { $ability }
# What an investigator can do: after the answer above, and when the sheet is scanned.
heure-des-3-ombres-is-lucile = Lucile Finemouche, tenacious. On her turn she may roll the die again, once.
# As above.
heure-des-3-ombres-is-balafre = Le Balafré, relentless. One Hercules cube instead of two, and no trap ever shuts his eyes.
# As above.
heure-des-3-ombres-is-allison = Allison Holmes, indiscreet. On her turn, before revealing, she may look at one tile in secret.
# As above.
heure-des-3-ombres-is-zacharie = Zacharie White, nosy. On his turn, before revealing, he may look in secret at two tiles that bear a clue or a Hercules cube.
# Proposed where somebody at the table does not play with their eyes. $rules: a list of the next message.
heure-des-3-ombres-step-house = A mixed table: house rules. { $rules }. To change one: its number. Hash: agreed.
    .brief = House rules. To change one: its number. Hash: agreed.
# One of that list. $number: the key. $rule: one of the messages below.
heure-des-3-ombres-house-rule = { $number }: { $rule }
# A house rule was changed. $rule: how it is played now, one of the messages below.
heure-des-3-ombres-house-set = { $rule }.
# A house rule: the card or the case, and how this table plays it. No full stop.
heure-des-3-ombres-house-silence-taps = Silence: touch a hand or tap the table
# As above.
heure-des-3-ombres-house-silence-printed = Silence: signs only, as printed
# As above.
heure-des-3-ombres-house-silence-off = Silence: no effect
# As above.
heure-des-3-ombres-house-darkness-hands = Darkness: eyes shut, hands off the places
# As above.
heure-des-3-ombres-house-darkness-printed = Darkness: eyes shut, as printed
# As above.
heure-des-3-ombres-house-closed-eyes-hands = A trap that shuts your eyes: hands off the places
# As above.
heure-des-3-ombres-house-closed-eyes-printed = A trap that shuts your eyes: nothing more
# As above.
heure-des-3-ombres-house-looks-aloud = A look without an earphone: the tile read aloud
# As above.
heure-des-3-ombres-house-looks-whisper = A look without an earphone: the tile whispered
# As above.
heure-des-3-ombres-house-paranoia-aloud = Paranoia without an earphone: tiles read aloud
# As above.
heure-des-3-ombres-house-paranoia-whisper = Paranoia without an earphone: tiles whispered
# As above.
heure-des-3-ombres-house-paranoia-off = Paranoia without an earphone: no effect
# The box is set up, by its own rules or as its owner has told: what must be so before the first turn.
heure-des-3-ombres-step-laying = Before you begin: tiles face down on the four places, the Demon tile aside. Nobody looks. Hash when everything is laid out.
    .brief = Hash when everything is laid out.
    .full = Before you begin: tiles face down on the four places, the Demon tile aside. Nobody looks. Mark the same corner of each place, so that quarter turns can be felt. Hash when everything is laid out.
# A seat is asked. $players: the highest.
heure-des-3-ombres-step-starter = Who starts? A seat, 1 to { $players }. Hash: seat 1.

## A turn begins

# The turn of a player whose investigator is not told, and "where are we?". $who; $hour now, $hours hours to 12;
# $count: suspects put aside.
heure-des-3-ombres-turn = { $who }. { heure-des-3-ombres-o-clock }, { $hours ->
        [1] one hour
       *[other] { $hours } hours
    } to go. { $count ->
        [0] No suspect cleared yet
        [1] One suspect of 13 cleared
       *[other] { $count } suspects of 13 cleared
    }.
    .brief = { $who }. { heure-des-3-ombres-o-clock }. { $count ->
        [0] No suspect cleared yet
        [1] One suspect of 13 cleared
       *[other] { $count } suspects of 13 cleared
    }.
    .full = { $who }. { heure-des-3-ombres-o-clock }, { $hours ->
        [1] one hour
       *[other] { $hours } hours
    } to go. Suspects cleared: { $count } of 13.
# As above, with the investigator's name.
heure-des-3-ombres-turn-as = { $who }, { $investigator }. { heure-des-3-ombres-o-clock }, { $hours ->
        [1] one hour
       *[other] { $hours } hours
    } to go. { $count ->
        [0] No suspect cleared yet
        [1] One suspect of 13 cleared
       *[other] { $count } suspects of 13 cleared
    }.
    .brief = { $who }. { heure-des-3-ombres-o-clock }. { $count ->
        [0] No suspect cleared yet
        [1] One suspect of 13 cleared
       *[other] { $count } suspects of 13 cleared
    }.
    .full = { $who }, { $investigator }. { heure-des-3-ombres-o-clock }, { $hours ->
        [1] one hour
       *[other] { $hours } hours
    } to go. Suspects cleared: { $count } of 13.
# At the start of a turn: a trap had shut this player's eyes.
heure-des-3-ombres-opens = { $who } may open their eyes again.
# A trap keeps these players' eyes shut. $people: one or several.
heure-des-3-ombres-still-shut-printed = Eyes still shut: { $people }.
# As above, with the house rule that they keep their hands off the boards.
heure-des-3-ombres-still-shut-hands = Eyes still shut, hands off the places: { $people }.
# Tiles that Chronogyre keeps face up. $tiles: a list of names.
heure-des-3-ombres-visible = Face up: { $tiles }.
# The active player's object. $card: its name.
heure-des-3-ombres-holds = Object: { $card }.
# The active player's ability is free. 
heure-des-3-ombres-ability-lucile = May roll again.
    .full = Lucile may roll again once: type or scan the new result, like the first.
# As above.
heure-des-3-ombres-ability-balafre = Softer traps.
    .full = Le Balafré: one Hercules cube only, and no trap shuts his eyes.
# As above. $how: how this player looks, one of the messages "look-…", a whole sentence.
heure-des-3-ombres-ability-allison = May look at one tile before revealing. { $how }
    .brief = May look at one tile.
    .full = Allison may look at one tile in secret before revealing, but not under a Hercules cube. { $how }
# As above. $looks: how many tiles, no more than bear such a thing. $how: as above.
heure-des-3-ombres-ability-zacharie = May look at { $looks ->
        [1] one tile
       *[other] { $looks } tiles
    } with a clue. { $how }
    .brief = May look at { $looks ->
        [1] one tile
       *[other] { $looks } tiles
    } with a clue.
    .full = Zacharie may look at { $looks ->
        [1] one tile
       *[other] { $looks } tiles
    } with a clue, in secret, before revealing. { $how }
# As above. $looks: how many tiles, no more than bear such a thing. $how: as above.
heure-des-3-ombres-ability-zacharie-cube = May look at { $looks ->
        [1] one tile
       *[other] { $looks } tiles
    } with a clue or a cube. { $how }
    .brief = May look at { $looks ->
        [1] one tile
       *[other] { $looks } tiles
    } with a clue or a cube.
    .full = Zacharie may look at { $looks ->
        [1] one tile
       *[other] { $looks } tiles
    } with a clue or a Hercules cube, in secret, before revealing. { $how }
# The same, under the curse Confusion.
heure-des-3-ombres-ability-blocked = Ability blocked.
# The die is to be rolled: a key, a scan, or 7.
heure-des-3-ombres-step-start = Roll the die.
    .full = Roll the die and type its digit. 1: Street Lamp. 2: Hat. 3: Pentacle. 4: Cogwheel. 5: Magnifier. 6: Clock. 7: I roll it.
# The same from the sixth hour on, when a bluff is allowed instead.
heure-des-3-ombres-step-start-bluff = Roll the die. Bluff: key 8.
    .full = Roll the die and type its digit. 1: Street Lamp. 2: Hat. 3: Pentacle. 4: Cogwheel. 5: Magnifier. 6: Clock. 7: I roll it. A bluff instead: key 8.
# Archéoscript: the second of two plays.
heure-des-3-ombres-second-play = Archeoscript: second time.

## The die and what it asks for

# A result. $face: its name. How many tiles follows.
heure-des-3-ombres-rolled = { $face }.
# The clock's face; the new hour follows, or the question whether to roll again.
heure-des-3-ombres-rolled-horloge = Clock.
# The clock's face, but another roll is allowed first.
heure-des-3-ombres-step-rolled = Roll again. Or hash: the clock moves.
# The same where only the object Stylo traducteur allows another roll: it has to be scanned first.
heure-des-3-ombres-step-rolled-stylo = To roll again, scan the Pen. Or hash: the clock moves.
# Stylo traducteur was used: another roll is due.
heure-des-3-ombres-step-rolled-must = Roll again. This result will count.
# What is due after the face of a Lieu, for "where are we?", reminders and refusals. $face: its name.
heure-des-3-ombres-step-reveal-lieu = { $face }: one tile there, one anywhere. Empty place: just one in all.
    .brief = { $face }: one tile there, one anywhere.
    .full = { $face }: one tile in that place, one anywhere. If it is empty, just one in all.
# The same under the curse Paralysie.
heure-des-3-ombres-step-reveal-lieu-paralysie = { $face }: two tiles, both there: Paralysis. Empty place: just one, anywhere.
# The same after Loupe or Horloge.
heure-des-3-ombres-step-reveal = { $face }: two tiles, anywhere.
# The same under the curse Paralysie.
heure-des-3-ombres-step-reveal-paralysie = { $face }: two tiles from the same place: Paralysis.
# One tile is still to be seen. $face: what the die shows.
heure-des-3-ombres-step-reveal-last = { $face }: one more tile.
# The same after the face of a Lieu: if it is empty, there is no second.
heure-des-3-ombres-step-reveal-last-lieu = { $face }: one more tile.
    .full = { $face }: one more tile. Place empty: key 7.
# The same under the curse Paralysie.
heure-des-3-ombres-step-reveal-last-paralysie = { $face }: one more tile, from the same place.
# The next five are said as soon as the die shows a face, right after its name: the face of a Lieu.
heure-des-3-ombres-now-reveal-lieu = One tile there, one anywhere. Empty place: just one in all.
    .brief = One there, one anywhere.
    .full = One tile in that place, one anywhere. If it is empty, just one in all.
# The same under the curse Paralysie.
heure-des-3-ombres-now-reveal-lieu-paralysie = Two tiles, both there: Paralysis. Empty place: just one, anywhere.
    .brief = Two tiles, both there.
# After Loupe or Horloge.
heure-des-3-ombres-now-reveal = Two tiles, anywhere.
    .brief = Two tiles.
# The same under the curse Paralysie.
heure-des-3-ombres-now-reveal-paralysie = Two tiles from the same place: Paralysis.
    .brief = Two tiles from the same place.
# After the first tile.
heure-des-3-ombres-now-reveal-last = One more tile.
    .brief = One more.
# The same after the face of a Lieu: if it is empty, there is no second.
heure-des-3-ombres-now-reveal-last-lieu = One more tile.
    .brief = One more.
    .full = One more tile. If that place is empty, one is enough: key 7.
# The same under the curse Paralysie.
heure-des-3-ombres-now-reveal-last-paralysie = One more tile, from the same place.
# Under Paranoïa, once both tiles were looked at in secret: only a pair is shown.
heure-des-3-ombres-step-reveal-pair = Two tiles seen. A pair? Scan it. If not, hash.
# Under Paranoïa one tile was scanned to be shown. It is not read: the other must follow.
heure-des-3-ombres-step-reveal-claim = One tile scanned. The other of the pair? If not, hash.
# Under the curse Paranoïa, to a player with an ear of their own.
heure-des-3-ombres-paranoia-ear = Paranoia, show nothing: key C, your seat, then scan each tile. A pair? Scan it for all to hear. If not, hash.
# The same, to a player who sees.
heure-des-3-ombres-paranoia-eyes = Paranoia: look without showing. A pair? Scan it. If not, hash.
# The same by house rule, without an ear.
heure-des-3-ombres-paranoia-aloud = Paranoia: scan, and I read aloud. Traps have no effect.
# The same by house rule: somebody who sees whispers.
heure-des-3-ombres-paranoia-whisper = Paranoia: somebody who sees whispers your tiles. A pair? Scan it. If not, hash.

## Tiles. What is said of a tile that is turned back is never said again

# The first tile of a turn. $tile: its owner's name for it, else "Tuile 12".
heure-des-3-ombres-tile-first = { $tile }.
# The second.
heure-des-3-ombres-tile-second = { $tile }.
# A tile shown by Débriefing.
heure-des-3-ombres-tile-shown = { $tile }.
# A trap under the curse Paranoïa. $tile: its name.
heure-des-3-ombres-tile-trap = { $tile }: no effect, because of Paranoia.
# A tile that lies face up was scanned again; or any, after the end.
heure-des-3-ombres-tile-again = { $tile }.
# Asked where the owner has not told which tiles are pairs.
heure-des-3-ombres-step-pair = A pair? 1: yes. 2: no.
    .full = A strictly identical pair, same character and same version? I do not know: somebody who sees answers. 1: yes. 2: no.
# A pair. $count: suspects put aside, of $total.
heure-des-3-ombres-paired = A pair! { $count ->
        [1] One suspect
       *[other] { $count } suspects
    } of { $total }.
# The same, with its name. $tile: the owner's.
heure-des-3-ombres-paired-named = A pair: { $tile }! { $count ->
        [1] One suspect
       *[other] { $count } suspects
    } of { $total }.
# A pair found by Débriefing: neither a card nor a trap follows.
heure-des-3-ombres-paired-extra = Another pair for the Agency. { $count ->
        [1] One suspect
       *[other] { $count } suspects
    } of { $total }. No card and no trap for it.
# The same, with its name.
heure-des-3-ombres-paired-extra-named = A pair for the Agency: { $tile }. { $count ->
        [1] One suspect
       *[other] { $count } suspects
    } of { $total }. No card and no trap for it.
# Two different suspects. How to turn them back follows.
heure-des-3-ombres-differ = Different.
# A trap under Paranoïa and another tile, or two tiles that were not read: no pair.
heure-des-3-ombres-no-pair = No pair.
# Both tiles go face down.
heure-des-3-ombres-step-turn-back = Turn them face down. Hash.
    .brief = Face down. Hash.
# Only one tile does.
heure-des-3-ombres-step-turn-back-one = Turn the tile face down. Hash.
    .brief = Face down. Hash.
# None does: Chronogyre keeps them face up.
heure-des-3-ombres-step-turn-back-none = Nothing to turn back. Hash.
# Both do, under the curse Hallucination.
heure-des-3-ombres-step-turn-back-swap = Turn them face down and swap their places: Hallucination. Hash.
# One stays face up, under Hallucination.
heure-des-3-ombres-step-turn-back-one-swap = Turn face down the one that is not staying up, and swap their places: Hallucination. Hash.
# Both stay face up, under Hallucination.
heure-des-3-ombres-step-turn-back-none-swap = Swap their places: Hallucination. Hash.
# They lie face down; from now on it is the players' memory.
heure-des-3-ombres-turned-back = Tiles hidden.
# Chronogyre was used with two tiles open.
heure-des-3-ombres-step-chronogyre = On which tile? Scan it. Hash: the second.
# Chronogyre. $tile: the tile that stays face up.
heure-des-3-ombres-left-visible = { $tile } stays face up until its pair is made. Put a clue on it.

## Traps

# A trap was revealed; what it does follows, an hour with Horloge.
heure-des-3-ombres-trap-hercule = Hercules!
# A trap was revealed; what it does follows, an hour with Horloge.
heure-des-3-ombres-trap-yeux = Demon's Eyes!
# A trap was revealed; what it does follows, an hour with Horloge.
heure-des-3-ombres-trap-vortex = Vortex, trap!
# A trap was revealed; what it does follows, an hour with Horloge.
heure-des-3-ombres-trap-horloge = Clock, trap! Discard it.
# It was the second tile.
heure-des-3-ombres-trap-second = First turn the other tile face down.
# Hercule where no cube is left; the hour that passes follows.
heure-des-3-ombres-discard-trap = Discard the trap.
# Hercule. $cubes: 1 or 2.
heure-des-3-ombres-step-cubes = Throw { $cubes ->
        [1] one cube
       *[other] { $cubes } cubes
    } into the middle of the places: { $cubes ->
        [1] it goes on
       *[other] each goes on
    } the nearest free face-down tile. Discard the trap. Hash.
    .brief = Throw { $cubes ->
        [1] one cube
       *[other] { $cubes } cubes
    } into the middle. Discard the trap. Hash.
    .full = Throw { $cubes ->
        [1] one Hercules cube
       *[other] { $cubes } Hercules cubes
    } into the middle of the places: { $cubes ->
        [1] it goes on
       *[other] each goes on
    } the nearest free face-down tile. A tile under a cube cannot be looked at, revealed or shuffled. Discard the trap. Hash.
# The same where cubes are not counted.
heure-des-3-ombres-step-cubes-uncounted = Throw { $cubes ->
        [1] one cube
       *[other] { $cubes } cubes
    } into the middle of the places: { $cubes ->
        [1] it goes on
       *[other] each goes on
    } the nearest free face-down tile. Discard the trap. Hash. No cube left: key 2.
    .brief = Throw { $cubes ->
        [1] one cube
       *[other] { $cubes } cubes
    } into the middle. Discard the trap. Hash. No cube left: key 2.
    .full = Throw { $cubes ->
        [1] one Hercules cube
       *[other] { $cubes } Hercules cubes
    } into the middle of the places: { $cubes ->
        [1] it goes on
       *[other] each goes on
    } the nearest free face-down tile. A tile under a cube cannot be looked at, revealed or shuffled. Discard the trap. Hash. If there is no cube left: key 2, and the clock moves.
# Where Hercule cubes are counted. $supply by the clock, $laid on tiles.
heure-des-3-ombres-cubes = Hercules cubes on tiles: { $laid }. In reserve: { $supply }.
# Where they are not counted: only those on tiles.
heure-des-3-ombres-cubes-laid = Hercules cubes on tiles: { $laid }.
# A cube was taken off instead of revealing a tile.
heure-des-3-ombres-cube-removed = One Hercules cube off; the tile stays face down.
# Yeux du démon. $lieu: the owner's name for the board to turn.
heure-des-3-ombres-turn-lieu-named = A quarter turn clockwise: { $lieu }. Discard the trap.
# The same, where the owner has not told which.
heure-des-3-ombres-turn-lieu-colour = Give the place in the tile's colour a quarter turn clockwise: somebody who sees tells it. Discard the trap.
# Vortex, trap.
heure-des-3-ombres-turn-all = Give all the places a quarter turn clockwise, together, as one block. Discard the trap.
# A trap shuts this player's eyes.
heure-des-3-ombres-shuts-printed = { $who }, eyes shut until your next turn.
# The same, with the house rule.
heure-des-3-ombres-shuts-hands = { $who }, eyes shut and hands off the places until your next turn.
# Le Balafré keeps his eyes open.
heure-des-3-ombres-spared = { $who } keeps their eyes open.

## The clock

# The clock has moved. $hour now, $hours to 12, $why: one of the messages below.
heure-des-3-ombres-hour = { heure-des-3-ombres-o-clock }: { $why }. { $hours ->
        [1] One hour
       *[other] { $hours } hours
    } to go.
    .brief = { heure-des-3-ombres-o-clock }.
# The twelfth hour; the end of the game follows. $why: as above.
heure-des-3-ombres-hour-last = Twelve o'clock: { $why }.
# Why the clock has moved, a clause without full stop: the die.
heure-des-3-ombres-why-die = the die
# The trap Horloge.
heure-des-3-ombres-why-trap = the clock trap
# Hercule, and no cube is left.
heure-des-3-ombres-why-no-cube = no Hercules cube left
# The Limbes card Temps accéléré.
heure-des-3-ombres-why-temps = Time Rush
# The Limbes deck is empty.
heure-des-3-ombres-why-deck = the Limbo deck is empty
# Somebody pressed A.
heure-des-3-ombres-why-hand = moved by hand
# At three: the sleeping ambushes wake.
heure-des-3-ombres-third-hour = From now on sleeping ambushes wake up, and Debriefing reveals the tiles with clues.
# At six.
heure-des-3-ombres-sixth-hour = A bluff is allowed now, instead of rolling.
# Before the last hour.
heure-des-3-ombres-eleventh-hour = Careful: at the next hour you have lost.
# A rule moves the clock in a turn in which A had done so.
heure-des-3-ombres-hour-twice = Key A had already moved it this turn. If that was the same hour: menu, correct.
# A was pressed though the clock has moved in this turn.
heure-des-3-ombres-advance-asked = The clock has already moved this turn. Hash: one more hour.
    .brief = The clock has moved. Hash: once more.

## 3ID cards: the name, then what the card does now

# After a pair.
heure-des-3-ombres-step-card = Put it in the Agency, face up. Draw a 3ID card and scan it.
    .brief = To the Agency. Then a 3ID card.
    .full = Put the pair in the Agency, face up. Draw a 3ID card and scan it. Without a label, read it out and press hash. Deck empty: key 1.
# A 3ID card was drawn, or scanned to hear what it does now.
heure-des-3-ombres-card-archeoscript = Archeoscript, object. On your turn, before the die: play twice, with no Limbo card and no trap.
# As above.
heure-des-3-ombres-card-chronogyre = Chronogyre, object. Put a clue on a suspect you have just revealed: it stays face up until its pair is made.
# As above.
heure-des-3-ombres-card-debriefing-early = Debriefing. Before three o'clock: take a clue in your colour. Then discard it.
    .brief = Debriefing: a clue in your colour. Then discard it.
# As above.
heure-des-3-ombres-card-debriefing-late = Debriefing. Reveal every tile that bears a clue.
# As above.
heure-des-3-ombres-card-calepin = Notebook. Take a clue in your colour. If none is left, somebody else takes one of theirs. Then discard it.
    .brief = Notebook: a clue in your colour. Then discard it.
# As above.
heure-des-3-ombres-card-invertigo = Invertigo, object. Cancels a Limbo card that has just been drawn.
# As above.
heure-des-3-ombres-card-loupe-analytique = Analytic Lens, object. On your turn, before revealing: look at one tile in secret.
# As above.
heure-des-3-ombres-card-stylo-traducteur = Translator Pen, object. Roll the die again if you do not like the result. The new one counts.
# As above.
heure-des-3-ombres-card-revelateur-d-empreinte = Print Revealer, object. All Hercules cubes leave the places.
# As above.
heure-des-3-ombres-card-oreillettes-a-ultra-son = Ultrasound Earpieces, object. On your turn, before revealing: look in secret at two tiles with clues.
# A 3ID or Limbes card, or a face of the die, was scanned when none is due: nothing happens. $read: what it is and does,
# a whole sentence. "comptée", "leída": the card or the face.
heure-des-3-ombres-not-counted = Only read, not counted. { $read }
# Two objects in one hand. $cards: both. $card: the one that would go. $seat: the player's own, to discard it.
heure-des-3-ombres-step-spare = One object each: { $cards }. Who gets { $card }? A seat. Seat { $seat }: discard it. To give the other one, scan it.
# $card goes to $who.
heure-des-3-ombres-spare-given = { $who } gets: { $card }.
# $card is discarded.
heure-des-3-ombres-spare-discarded = { $card }: discarded.
# An object is used; it is discarded.
heure-des-3-ombres-used-archeoscript = Archeoscript: play twice, with no Limbo card and no trap. First time.
# As above.
heure-des-3-ombres-used-chronogyre = Chronogyre, discarded.
# As above.
heure-des-3-ombres-used-invertigo = Invertigo: the Limbo card is cancelled. Discard both.
# As above.
heure-des-3-ombres-used-loupe-analytique = Analytic Lens: one tile in secret, not under a Hercules cube.
# As above.
heure-des-3-ombres-used-stylo-traducteur = Translator Pen.
# As above.
heure-des-3-ombres-used-revelateur-d-empreinte = Print Revealer: all Hercules cubes go back to the clock.
# As above.
heure-des-3-ombres-used-oreillettes-a-ultra-son = Ultrasound Earpieces: two tiles with clues, in secret. The clues stay.
# How to look in secret: with an ear of one's own.
heure-des-3-ombres-look-ear = Key C, your seat, and scan.
# With one's eyes.
heure-des-3-ombres-look-eyes = Look, and say nothing.
# By house rule, aloud: the keys lead through the menu.
heure-des-3-ombres-look-aloud = Key 9 twice, then 8, then 1: the tile is read aloud.
# By house rule, whispered.
heure-des-3-ombres-look-whisper = Somebody who sees whispers it to you.
# From the menu, by house rule: the next scans are looks. $looks: how many are left.
heure-des-3-ombres-step-look = Scan { $looks ->
        [1] the tile
       *[other] up to { $looks } tiles
    } to look at: everybody will hear. Hash: done.
    .brief = Scan { $looks ->
            [1] the tile
           *[other] up to { $looks } tiles
        }. Hash: done.
# In one player's ear alone. $tile: what lies there.
heure-des-3-ombres-peeked = { $tile }.
# By house rule, for all to hear.
heure-des-3-ombres-peeked-aloud = { $tile }. It stays face down.
# Débriefing from the third hour on.
heure-des-3-ombres-step-debriefing = Scan them one by one; the clues go home. At the end, turn the rest back. Hash.
    .full = Scan them one by one: the clues go home to their investigators, pairs go to the Agency. A pair that I did not recognise: key 1. At the end, turn the rest face down. Hash.
# Its end.
heure-des-3-ombres-debriefing-done = The Debriefing is over.
# The third step after a pair.
heure-des-3-ombres-step-trap-due = Take a trap without looking, put it face down on a free space. Hash.
    .brief = A trap, face down. Hash.
    .full = Take a trap without looking and put it face down on a free space of any place. Hash. No trap left: key 1.
# The 3ID deck is empty: no hour passes.
heure-des-3-ombres-shuffled-3id = Shuffle the 3ID discards into a new deck. The hour does not change.
# The supply of traps is empty: no hour passes.
heure-des-3-ombres-shuffled-traps = Shuffle the discarded traps into a new pile. The hour does not change.

## Limbes cards: the name, then what the card does now

# The table read a Limbes card that the companion cannot: hash told so.
heure-des-3-ombres-limbes-read-out = Limbo card read out by the table.
# After two different suspects. $reserve is not told here.
heure-des-3-ombres-step-limbes = A clue on each, if you like. Then draw a Limbo card and scan it.
    .brief = Clues? Then a Limbo card.
    .full = You may put a clue on each, one per tile. Then draw a Limbo card and scan it; without a label, read it out and press hash. Deck empty: key 1.
# The same where clues have been dealt with, or may not be laid.
heure-des-3-ombres-step-limbes-only = Draw a Limbo card and scan it.
    .brief = A Limbo card.
# The same under the curse Brume.
heure-des-3-ombres-step-limbes-brume = No clues: Mist. Draw a Limbo card and scan it.
    .brief = No clues. A Limbo card.
# Where clues are counted. A number is asked, 0 to 2. $reserve: clues in the player's reserve.
heure-des-3-ombres-step-clues = How many clues laid? In reserve: { $reserve }. Hash: none.
    .brief = Clues laid? In reserve: { $reserve }.
    .full = How many clues laid, one per tile? In reserve: { $reserve }. Zero or hash: none.
# Where clues are counted. $who: whose. $reserve, $laid: how many.
heure-des-3-ombres-clues = Clues, { $who }: { $reserve } in reserve, { $laid } on tiles.
# An ambush before the third hour. $card: its name.
heure-des-3-ombres-limbes-asleep = { $card }: nothing before three o'clock.
# An ambush that acts now, or is read.
heure-des-3-ombres-limbes-amnesie = Amnesia: all clues on the places go home to their investigators.
# As above.
heure-des-3-ombres-limbes-brouillard = Fog: pick one free tile in each place, shuffle them face down, lay one back in each place.
# As above.
heure-des-3-ombres-limbes-fausse-piste = False Trail: a cleared pair comes back. Choose it.
# As above.
heure-des-3-ombres-limbes-fausse-piste-none = False Trail: no pair in the Agency, no effect.
# As above.
heure-des-3-ombres-limbes-illusion = Illusion.
# As above.
heure-des-3-ombres-limbes-manipulation = Manipulation: swap the two places in front of you.
# As above.
heure-des-3-ombres-limbes-reveil-des-ombres = Waking Shadows: add a trap, unseen, on a free space.
# As above.
heure-des-3-ombres-limbes-temps-accelere = Time Rush: the clock moves.
# As above.
heure-des-3-ombres-limbes-vortex = Vortex, ambush: give all the places a quarter turn clockwise, together, as one block.
# A curse is drawn. $curse: its name. $does: one of the clauses below. $who: who drew it.
heure-des-3-ombres-curse-began = { $curse }: { $does }. Until the end of the next turn: { $who }.
    .brief = { $curse }: { $does }.
# At each turn. As above.
heure-des-3-ombres-curse-in-force = { $curse }: { $does }. Until the next turn is over: { $who }.
    .brief = { $curse }.
# At the turn with which it ends.
heure-des-3-ombres-curse-last-turn = { $curse }: { $does }. It ends with this turn.
    .brief = { $curse }. Last turn.
# A curse is discarded.
heure-des-3-ombres-curse-ended = Over: { $curse }. Discard it.
# A curse's card is scanned outside its time.
heure-des-3-ombres-read-curse = { $curse }: { $does }, until the end of the drawer's next turn.
# What a curse forbids: a clause inside the messages above, no full stop.
heure-des-3-ombres-curse-brume = no clues on the places
# As above.
heure-des-3-ombres-curse-confusion = no special abilities
# As above.
heure-des-3-ombres-curse-hallucination = on your turn, the two revealed tiles swap places
# As above.
heure-des-3-ombres-curse-paralysie = all your tiles from one single place
# As above.
heure-des-3-ombres-curse-paranoia = you look at your tiles without showing them, and traps have no effect
# As above.
heure-des-3-ombres-curse-silence-taps = no talking, but you may touch a hand or tap the table
# As above.
heure-des-3-ombres-curse-silence-printed = no talking, signs allowed
# As above.
heure-des-3-ombres-curse-silence-off = no effect, house rule
# As above.
heure-des-3-ombres-curse-tenebres-hands = eyes shut and hands off the places, unless it is your turn
# As above.
heure-des-3-ombres-curse-tenebres-printed = eyes shut, unless it is your turn
# $card was just drawn; $who holds Invertigo.
heure-des-3-ombres-step-invertigo = { $card }. { $who } may cancel it with Invertigo: key 1. If not, hash.
# The die picks a Lieu.
heure-des-3-ombres-step-illusion = Roll the die until it shows a place. Key 7: I roll it.
# $face: the Lieu.
heure-des-3-ombres-illusion = { $face }: give that place a quarter turn clockwise.
# $face: no Lieu.
heure-des-3-ombres-illusion-again = { $face }: roll again.
# Which pair comes back.
heure-des-3-ombres-step-false-trail = Scan one of the two tiles. No label: hash.
# $tile: who comes back. $count: suspects still put aside.
heure-des-3-ombres-pair-returned = { $tile } is back. { $count ->
        [0] No suspect cleared yet
        [1] One suspect of 13 cleared
       *[other] { $count } suspects of 13 cleared
    }. Shuffle the pair with two other free tiles, face down, and lay one in each place if you can.
# The same, where the pair is not told.
heure-des-3-ombres-pair-returned-untold = A suspect is back. { $count ->
        [0] No suspect cleared yet
        [1] One suspect of 13 cleared
       *[other] { $count } suspects of 13 cleared
    }. Shuffle the pair with two other free tiles, face down, and lay one in each place if you can.
# The Limbes deck was empty; the hour has just been said.
heure-des-3-ombres-shuffled-limbes = Shuffle the Limbo discards into a new deck. Then draw and scan.

## The end of a turn, and of the game

# $next: whose turn is next. $who has just played.
heure-des-3-ombres-step-end = Next: { $next }. Hash.
    .full = Your turn is over, { $who }. Next: { $next }. Hash.
# The same under Archéoscript, after two different suspects: clues may be laid.
heure-des-3-ombres-step-end-clues = A clue on each, if you like. No Limbo card. Next: { $next }. Hash.
    .full = A clue on each, if you like. No Limbo card. Your turn is over, { $who }. Next: { $next }. Hash.
# Between the two plays of Archéoscript.
heure-des-3-ombres-step-end-once = No Limbo card, no trap: Archeoscript. Hash, and play again.
    .brief = Hash, and play again.
# A bluff begins.
heure-des-3-ombres-step-bluff = A bluff. Reveal one tile and scan it. If it is the wrong one, everybody loses.
# The tile that was chosen. $tile: its name.
heure-des-3-ombres-bluff-first = { $tile }.
# Then the Demon.
heure-des-3-ombres-step-bluff-demon = Now the Demon tile: reveal it and scan it.
# The Demon's tile. $tile: its name.
heure-des-3-ombres-bluff-demon = Demon: { $tile }.
# Asked where the owner has not told which tiles are identical.
heure-des-3-ombres-step-bluff-answer = Strictly identical? 1: yes. 2: no.
# The end of a game: won.
heure-des-3-ombres-ended-thirteen = You have won! Thirteen suspects cleared: the demon is unmasked.
# As above.
heure-des-3-ombres-ended-bluff-right = You have won! The two tiles are identical: the demon is unmasked.
# Lost.
heure-des-3-ombres-ended-bluff-wrong = You have lost. The two tiles differ.
# As above.
heure-des-3-ombres-ended-clock = You have lost. It is the hour of the 3 shadows.

## Where are we

# D: whose turn it is. $who: the player.
heure-des-3-ombres-status-turn = { $who }.
# The same, with the investigator's name.
heure-des-3-ombres-status-turn-as = { $who }, { $investigator }.
# D, after what is due. $hour now, $hours hours to 12; $count: suspects put aside.
heure-des-3-ombres-status-clock = { heure-des-3-ombres-o-clock }, { $hours ->
        [1] one hour
       *[other] { $hours } hours
    } to go. { $count ->
        [0] No suspect cleared yet
        [1] One suspect of 13 cleared
       *[other] { $count } suspects of 13 cleared
    }.
# The same after the end.
heure-des-3-ombres-status-end = { heure-des-3-ombres-o-clock }. { $count ->
        [0] No suspect cleared
        [1] One suspect of 13 cleared
       *[other] { $count } suspects of 13 cleared
    }.
# D twice. Which investigator $who plays.
heure-des-3-ombres-role = { $who }: { $investigator }.
# D twice, where what is due does not tell it: what the die shows. $face: its name.
heure-des-3-ombres-status-die = The die: { $face }.
# D twice, before tiles are revealed: how many looks are left, by ability or object. $how: one of the messages "look-…".
heure-des-3-ombres-status-looks = { $looks ->
        [1] One tile
       *[other] { $looks } tiles
    } to look at in secret. { $how }
# D twice, under Paranoïa: how many tiles of this turn were looked at in a window.
heure-des-3-ombres-status-veils = { $tiles ->
        [1] One tile
       *[other] { $tiles } tiles
    } looked at in secret.
# D twice, while tiles lie face up. What they are is not said: they may have been turned back meanwhile. $tiles: how many.
heure-des-3-ombres-open = { $tiles ->
        [1] One tile face up: scan it to hear it.
       *[other] { $tiles } tiles face up: scan them to hear them.
    }
# Another player's object.
heure-des-3-ombres-held-by = Object, { $who }: { $card }.
# Archéoscript. $plays: plays left, this one included.
heure-des-3-ombres-plays = Archeoscript: { $plays ->
        [1] one play left
       *[other] two plays left
    }.
# The suspects put aside that have names. $names: a list.
heure-des-3-ombres-aside = In the Agency: { $names }.
# Where traps are counted. $traps: on the boards.
heure-des-3-ombres-traps = Traps on the places: { $traps }.
# Something else was scanned, a Lieu. $what: its name.
heure-des-3-ombres-heard = { $what }.
# A face on the reference sheet, scanned when no roll is due.
heure-des-3-ombres-reads-reverbere = Street Lamp: one tile in that place, one anywhere.
# As above.
heure-des-3-ombres-reads-chapeau = Hat: one tile in that place, one anywhere.
# As above.
heure-des-3-ombres-reads-pentacle = Pentacle: one tile in that place, one anywhere.
# As above.
heure-des-3-ombres-reads-rouage = Cogwheel: one tile in that place, one anywhere.
# As above.
heure-des-3-ombres-reads-loupe = Magnifier: two tiles, anywhere.
# As above.
heure-des-3-ombres-reads-horloge = Clock: the hour moves, then two tiles, anywhere.

## Corrections, from the menu

# The hour was put right. $value: the hour now.
heure-des-3-ombres-corrected-hour = Corrected: the clock is at { $value }.
# Suspects put aside.
heure-des-3-ombres-corrected-aside = Corrected: suspects cleared, { $value } of 13.
# Hercule cubes in the supply.
heure-des-3-ombres-corrected-cubes = Corrected: Hercules cubes in reserve, { $value }.
# The active player's clues in reserve. $who: whose.
heure-des-3-ombres-corrected-clues = Corrected, { $who }: clues in reserve, { $value }.
# Traps on the boards.
heure-des-3-ombres-corrected-traps = Corrected: traps on the places, { $value }.
# Menu entry: look at a tile, aloud, by house rule.
heure-des-3-ombres-menu-look = look at a tile, aloud
# Menu entry.
heure-des-3-ombres-menu-bluff = bluff
# Menu entry, where clues are counted: a clue went home with a revealed tile.
heure-des-3-ombres-menu-clue-home = a clue goes home
# Which count.
heure-des-3-ombres-ask-correct = 1: the hour. 2: suspects cleared. 3: whose turn. 4: Hercules cubes left. 5: this player's clues. 6: traps laid.
# Its right value.
heure-des-3-ombres-ask-correct-number = How many? Then hash.
# Whose clue.
heure-des-3-ombres-ask-clue-home = Whose clue? A seat.

## Names of what a number stands for, where the answers to a question are shown one by one

# 8, where a tile is due: a Hercule cube is taken off instead.
heure-des-3-ombres-take-cube = take off a Hercules cube
# 7, where a second tile is due: there is none.
heure-des-3-ombres-no-second = no second tile
# 1, where a 3ID or a Limbes card is to be drawn.
heure-des-3-ombres-deck-empty = deck empty
# 1, while Débriefing goes on: a pair that the companion did not recognise.
heure-des-3-ombres-other-pair = a pair not recognised
# 1, where a trap is to be laid.
heure-des-3-ombres-no-trap-left = no trap left
# 2, where Hercule's cubes are to be thrown.
heure-des-3-ombres-no-cube-left = no cube left
# 1, where Invertigo may cancel a Limbes card.
heure-des-3-ombres-cancel = cancel the card
# Where a second object goes to a seat: one's own seat.
heure-des-3-ombres-discard = discard it
# What the menu can put right: the next six are the answers to "ask-correct".
heure-des-3-ombres-count-hour = the hour
# As above.
heure-des-3-ombres-count-aside = suspects cleared
# As above.
heure-des-3-ombres-count-active = whose turn
# As above.
heure-des-3-ombres-count-cubes = Hercules cubes left
# As above.
heure-des-3-ombres-count-clues = this player's clues
# As above.
heure-des-3-ombres-count-traps = traps laid

## Refusals: they interrupt, say why, and nothing has changed

# $players wanted to play; the game is for $fewest to $most.
heure-des-3-ombres-refuse-players = This game is for { $fewest } to { $most } players. At this table: { $players }.
# A setting that this game does not have.
heure-des-3-ombres-refuse-setting = Unknown setting: { $setting }.
# A value that this setting cannot have. $values: those that it can have, as they are typed.
heure-des-3-ombres-refuse-setting-value = Setting { $setting }: one of { $values }, not { $value }.
# The same for a setting that is a number. $low and $high: its limits.
heure-des-3-ombres-refuse-setting-number = Setting { $setting }: a number from { $low } to { $high }, not { $value }.
# The same for a setting that is a number, or a word. $values: the word, as it is typed.
heure-des-3-ombres-refuse-setting-count = Setting { $setting }: { $values }, or a number from { $low } to { $high }, not { $value }.
# A, before the first turn.
heure-des-3-ombres-refuse-clock-early = The clock does not move yet: the game has not begun.
# # or A after the end.
heure-des-3-ombres-refuse-over = The game is over.
# # while the die is due.
heure-des-3-ombres-refuse-roll-first = No hash here: the die has not been rolled.
# # while a tile is due.
heure-des-3-ombres-refuse-reveal-first = No hash here: a tile is still to be revealed.
# # while a number is asked.
heure-des-3-ombres-refuse-number = Hash is no answer: it takes a digit.
# # during a bluff.
heure-des-3-ombres-refuse-bluff-tile = No hash here: the bluff waits for a tile.
# Something that makes no sense in this phase.
heure-des-3-ombres-refuse-not-now = Nothing like that at this step: nothing has changed.
# $investigator is another player's.
heure-des-3-ombres-refuse-investigator-taken = { $investigator } is somebody else already.
# Any tile, before the first turn; the same words whichever it is.
heure-des-3-ombres-refuse-tile-early = Tile not read: the game has not begun.
# Any tile, before the roll.
heure-des-3-ombres-refuse-tile-unrolled = Tile not read: the die has not been rolled.
# Any tile, when none may be revealed.
heure-des-3-ombres-refuse-tile = Tile not read: nothing to reveal now.
# A suspect of the Agency was scanned as a reveal.
heure-des-3-ombres-refuse-aside = That suspect is already in the Agency.
# In an ear: no look is left, or not now.
heure-des-3-ombres-refuse-look = Nothing to look at in secret now.
# The menu's look, by somebody who told at the roll call that they see.
heure-des-3-ombres-refuse-look-eyes = No reading needed: whoever sees looks in secret.
# The menu's look, without an ability or an object for it.
heure-des-3-ombres-refuse-no-looks = Nothing lets you look at a tile in this turn.
# The menu's look, by Zacharie, where clues and cubes are counted and none lies on a tile.
heure-des-3-ombres-refuse-nothing-marked = Nothing to look at: no clue and no cube on any tile.
# A second roll.
heure-des-3-ombres-refuse-one-roll = The die has been rolled, and nothing allows another roll.
# Another roll, though a tile of this turn was seen.
heure-des-3-ombres-refuse-reroll-late = Too late to roll again: a tile has been seen.
# Another roll, though the clock's face was accepted and the hour has passed.
heure-des-3-ombres-refuse-roll-kept = Too late to roll again: the clock has moved.
# A third roll.
heure-des-3-ombres-refuse-second-reroll = Already rolled again: this result counts.
# Lucile's ability under the curse.
heure-des-3-ombres-refuse-confusion = Confusion: no special abilities.
# There is no cube to take off.
heure-des-3-ombres-refuse-no-cube = No Hercules cube on any tile.
# Under Paranoïa: both tiles were looked at, and a cube is to be taken off instead of one, or there is to be no second.
heure-des-3-ombres-refuse-tiles-seen = This turn's tiles have been seen already.
# Under Paranoïa: a third tile, after two were looked at. No card lifts it; the same words whichever tile it is.
heure-des-3-ombres-refuse-paranoia = Tile not read: it is not one of this turn's two.
# Under Paranoïa: the tile that was just scanned to be shown.
heure-des-3-ombres-refuse-paranoia-twice = The same tile twice: it takes the other of the pair.
# Ending the reveal after one tile, though the die did not name a Lieu.
heure-des-3-ombres-refuse-two-tiles = The die asks for two tiles.
# $who has an object already.
heure-des-3-ombres-refuse-two-objects = { $who } already has an object.
# $who holds it, and it is another's turn.
heure-des-3-ombres-refuse-object-turn = That object is no use now: it is not the turn of its owner, { $who }.
# Invertigo without a Limbes card that was just drawn.
heure-des-3-ombres-refuse-invertigo = Invertigo only cancels a Limbo card that has just been drawn.
# A look after a reveal, or out of turn.
heure-des-3-ombres-refuse-look-late = Too late: looks come before reveals.
# No roll to replace.
heure-des-3-ombres-refuse-stylo = The Pen serves right after the roll, once.
# After the roll.
heure-des-3-ombres-refuse-archeoscript-late = The Archeoscript is played before the die.
# A Limbes card under Archéoscript.
heure-des-3-ombres-refuse-archeoscript = Archeoscript: no Limbo card.
# No suspect was just revealed.
heure-des-3-ombres-refuse-chronogyre = Chronogyre: right after revealing a suspect.
# A card is to be drawn, and one that is in force or held is scanned.
heure-des-3-ombres-refuse-card-lies = That card lies before somebody already: it cannot be drawn.
# Chronogyre needs a clue, and Brume is in force.
heure-des-3-ombres-refuse-brume = Mist: no clues, so no Chronogyre.
# Chronogyre needs a clue, and none is left.
heure-des-3-ombres-refuse-no-clue = Chronogyre takes a clue: none in reserve.
# More clues than the player has. $who; $reserve: clues in reserve; $laid: clues on tiles, which can be moved.
heure-des-3-ombres-refuse-clues = Not enough clues, { $who }: { $reserve } in reserve, { $laid } on tiles.
# Oreillettes, where clues are counted and none lies on a tile.
heure-des-3-ombres-refuse-no-clue-laid = No clue on any tile: nothing to look at.
# From the menu: this player's clue is to go home. $who: the player.
heure-des-3-ombres-refuse-no-clue-out = { $who } has no clue on any tile.
# A bluff after the roll.
heure-des-3-ombres-refuse-bluff-rolled = A bluff replaces the roll: too late this turn.
# A bluff before six. $hour: now.
heure-des-3-ombres-refuse-bluff-early = A bluff only from six o'clock on. Now: { heure-des-3-ombres-o-clock }.
# The menu's "table without scanner".
heure-des-3-ombres-refuse-scanner = This game needs the scanner: its tiles are secret.
# A form was left with a hole.
heure-des-3-ombres-refuse-incomplete = An answer is missing: nothing has changed.
# A count outside its limits.
heure-des-3-ombres-refuse-count = That number is not possible: from { $low } to { $high }.
# Said and shown by "companion check", with the file and line of a tile: three tiles have one pair number. $tiles: the
# names of the first two.
heure-des-3-ombres-flaw-pair = pair { $pair } already has two tiles: { $tiles }. Put the wrong number right.

## What can be done now: sentences, in help; each begins with its purpose

# One for each phase, a sentence.
heure-des-3-ombres-can-investigators = A digit from 1 to 4, or scan the sheet. Not known: hash.
# In the phase of this name.
heure-des-3-ombres-can-house = To change a rule, its number; to go on, hash.
# In the phase of this name.
heure-des-3-ombres-can-laying = Hash when everything is laid out.
# In the phase of this name.
heure-des-3-ombres-can-starter = The seat of the first player. Seat 1: hash.
# In the phase of this name.
heure-des-3-ombres-can-start = For the die, its digit. 1: Street Lamp. 2: Hat. 3: Pentacle. 4: Cogwheel. 5: Magnifier. 6: Clock. 7: I roll it.
# In the phase of this name.
heure-des-3-ombres-can-start-bluff = For a bluff, key 8.
# In the phase of this name.
heure-des-3-ombres-can-rolled = To roll again, the new result; to keep it, hash.
# The same where the Stylo demands another roll.
heure-des-3-ombres-can-rolled-must = To roll again, the new result.
# The same where only the Stylo allows another roll.
heure-des-3-ombres-can-rolled-stylo = To roll again, scan the Pen; to keep it, hash.
# In the phase of this name.
heure-des-3-ombres-can-reveal = To reveal, scan a tile.
# Help: tiles to reveal; what can be done instead.
heure-des-3-ombres-can-cube = To take off a Hercules cube instead, key 8.
# In the phase of a reveal, under Paranoïa.
heure-des-3-ombres-can-veil = To show a pair, scan both its tiles; to show none, hash.
# While tiles are read aloud as looks.
heure-des-3-ombres-can-looking = To look at a tile, scan it; to stop, hash.
# An ability or an object allows a look: by a player with an ear.
heure-des-3-ombres-can-look-ear = To look at a tile in secret, key C, your seat, then scan it.
# The same, by a player who sees.
heure-des-3-ombres-can-look-eyes = To look at a tile, your eyes, and say nothing.
# The same by house rule, aloud: the keys lead through the menu.
heure-des-3-ombres-can-look-aloud = To look at a tile, read aloud: key 9 twice, then 8, then 1.
# The same by house rule, whispered.
heure-des-3-ombres-can-look-whisper = To look at a tile, somebody who sees whispers it to you, with no key.
# In the phase of this name.
heure-des-3-ombres-can-reroll = To roll again, the new result. Key 7: I roll.
# In the phase of this name.
heure-des-3-ombres-can-no-second = If the place is empty and there is no second tile, key 7.
# In the phase of this name.
heure-des-3-ombres-can-clock = To move the clock, key A.
# In the phase of this name.
heure-des-3-ombres-can-pair = If it is a pair, key 1. If not, key 2.
# In the phase of this name.
heure-des-3-ombres-can-turn-back = Hash when the tiles are face down.
# In the phase of this name.
heure-des-3-ombres-can-chronogyre = Scan the tile that stays face up.
# In the phase of this name.
heure-des-3-ombres-can-card = Scan the 3ID card. Without a label, read it out, then hash. Deck empty: key 1.
# In the phase of this name.
heure-des-3-ombres-can-spare = The seat that gets the object.
# In the phase of this name.
heure-des-3-ombres-can-debriefing = Scan each tile with a clue. A pair I did not recognise: key 1. At the end: hash.
# In the phase of this name.
heure-des-3-ombres-can-trap-due = Hash when the trap is down; no trap left, key 1.
# In the phase of this name.
heure-des-3-ombres-can-clues = How many clues were laid.
# In the phase of this name.
heure-des-3-ombres-can-limbes = Scan the Limbo card. Without a label, read it out, then hash. Deck empty: key 1.
# In the phase of this name.
heure-des-3-ombres-can-invertigo = To cancel it, key 1. If not, hash.
# In the phase of this name.
heure-des-3-ombres-can-cubes = Hash when the cubes are in place.
# In the phase of this name.
heure-des-3-ombres-can-illusion = The die's result. Key 7: I roll.
# In the phase of this name.
heure-des-3-ombres-can-false-trail = Scan a tile of the pair that comes back, or press hash.
# In the phase of this name.
heure-des-3-ombres-can-bluff = Scan the tile you have revealed.
# In the phase of this name.
heure-des-3-ombres-can-bluff-demon = Scan the Demon tile.
# In the phase of this name.
heure-des-3-ombres-can-bluff-answer = If they are identical, key 1. If not, key 2.
# In the phase of this name.
heure-des-3-ombres-can-end = For the next player, hash.
# In the phase of this name.
heure-des-3-ombres-can-over = To hear a tile or a card, scan it.
# In one player's ear, when their window is open. $looks: how many tiles they may look at.
heure-des-3-ombres-window-looks = { $looks ->
        [1] One tile to look at: scan it
       *[other] { $looks } tiles to look at: scan them
    }.

## Short names of what happened, for undo and resume. None of them says what lies under a tile

# After "C'est annulé :" and "Noté en dernier :"; no full stop.
heure-des-3-ombres-recall-started = the start of the game
# As above.
heure-des-3-ombres-recall-investigator = the investigator, { $who }
# As above.
heure-des-3-ombres-recall-house = a house rule
# As above.
heure-des-3-ombres-recall-step = a step
# As above.
heure-des-3-ombres-recall-turn = the turn, { $who }
# As above.
heure-des-3-ombres-recall-second-play = the second time
# As above.
heure-des-3-ombres-recall-rolled = the die, { $face }
# As above.
heure-des-3-ombres-recall-kept = the roll kept
# As above.
heure-des-3-ombres-recall-hour = the clock, { heure-des-3-ombres-o-clock }
# As above.
heure-des-3-ombres-recall-advance-asked = an hour asked for
# As above.
heure-des-3-ombres-recall-tile = a tile revealed
# As above.
heure-des-3-ombres-recall-paired = the pair, number { $count }
# As above.
heure-des-3-ombres-recall-differed = no pair
# As above.
heure-des-3-ombres-recall-trap = the trap { $trap }
# As above.
heure-des-3-ombres-recall-cubes = the Hercules cubes
# As above.
heure-des-3-ombres-recall-no-second = one tile only
# As above.
heure-des-3-ombres-recall-turned-back = tiles turned back
# As above.
heure-des-3-ombres-recall-clues = the clues
# As above.
heure-des-3-ombres-recall-card = the card { $card }
# As above.
heure-des-3-ombres-recall-card-untold = a 3ID card
# As above.
heure-des-3-ombres-recall-visible = the tile left face up
# As above.
heure-des-3-ombres-recall-debriefing = the Debriefing
# As above.
heure-des-3-ombres-recall-trap-laid = the trap laid
# As above.
heure-des-3-ombres-recall-passed = a step passed
# As above.
heure-des-3-ombres-recall-returned = a suspect back
# As above.
heure-des-3-ombres-recall-look = a look, { $who }
# As above.
heure-des-3-ombres-recall-look-asked = a look asked for
# As above.
heure-des-3-ombres-recall-looks-done = the end of the look
# As above.
heure-des-3-ombres-recall-claimed = a tile scanned
# Said by undo, after what was undone: somebody has seen or heard a tile, and cannot forget it.
heure-des-3-ombres-seen-stays = But what has been seen stays seen.
# As above.
heure-des-3-ombres-recall-bluff = the bluff
# As above.
heure-des-3-ombres-recall-corrected = a correction
