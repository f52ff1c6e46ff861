### Mystère à l'Abbaye. French is the source: heard by the whole table, from one loudspeaker, in the middle of talk; what one
### ear alone hears says so. The information comes first. Names are written after a colon, a comma or "chez": never where a
### word would have to change before a vowel. Monks are men; players may be of any gender.
### $who, $asked, $robbed, $taker, $intruder, $owner, $shower, $first, $by, $giver: a player, said as a name or as "joueur 3".
### $people: several. $monk: a monk, by name or number. $trait, $traits, $room, $mass: words of this file.
### A message may have .brief (shorter) and .full (for a first evening, with what to do).

## Names of things

# The game's title: in the lobby and in the list of games.
game-mystere-de-l-abbaye = Mystery of the Abbey
# What a scanned thing is, when it is looked up and nothing is counted. The game box itself.
token-mystere-de-l-abbaye-box = the box of Mystery of the Abbey
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-mystere-de-l-abbaye-salle = The rooms
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-mystere-de-l-abbaye-trait = The traits
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-mystere-de-l-abbaye-moine = The monks
# Rooms of the reference sheet, with the number that is typed for each.
token-mystere-de-l-abbaye-salle-eglise = Church, room 11
# As above; it is entered from the church.
token-mystere-de-l-abbaye-salle-confessionnal-1 = Confessional by the church, room 12
# As above; it is entered from the court.
token-mystere-de-l-abbaye-salle-confessionnal-2 = Confessional by the court, room 13
# As above.
token-mystere-de-l-abbaye-salle-scriptorium = Scriptorium, room 14
# As above.
token-mystere-de-l-abbaye-salle-bibliotheque = Library, room 15
# As above.
token-mystere-de-l-abbaye-salle-parloir = Parlour, room 16
# As above.
token-mystere-de-l-abbaye-salle-crypte = Crypt, room 17
# As above.
token-mystere-de-l-abbaye-salle-chapitre = Chapter hall, room 18
# As above: the cell of the player at seat 1.
token-mystere-de-l-abbaye-salle-cellule-1 = Cell of seat 1, room 21
# As above.
token-mystere-de-l-abbaye-salle-cellule-2 = Cell of seat 2, room 22
# As above.
token-mystere-de-l-abbaye-salle-cellule-3 = Cell of seat 3, room 23
# As above.
token-mystere-de-l-abbaye-salle-cellule-4 = Cell of seat 4, room 24
# As above.
token-mystere-de-l-abbaye-salle-cellule-5 = Cell of seat 5, room 25
# As above.
token-mystere-de-l-abbaye-salle-cellule-6 = Cell of seat 6, room 26
# As above.
token-mystere-de-l-abbaye-salle-cour = Court, room 31
# As above.
token-mystere-de-l-abbaye-salle-cloitre = Cloister, room 32
# As above: any room without effect.
token-mystere-de-l-abbaye-salle-autre = Another empty room, room 33
# Traits of the reference sheet, with the number that is typed for each.
token-mystere-de-l-abbaye-trait-hospitalier = Templar, trait 31
# As above.
token-mystere-de-l-abbaye-trait-franciscain = Franciscan, trait 32
# As above.
token-mystere-de-l-abbaye-trait-benedictin = Benedictine, trait 33
# As above.
token-mystere-de-l-abbaye-trait-pere = Father, trait 41
# As above.
token-mystere-de-l-abbaye-trait-frere = Brother, trait 42
# As above.
token-mystere-de-l-abbaye-trait-novice = Novice, trait 43
# As above.
token-mystere-de-l-abbaye-trait-avec-capuche = Hooded, trait 51
# As above.
token-mystere-de-l-abbaye-trait-sans-capuche = Without a hood, trait 52
# As above.
token-mystere-de-l-abbaye-trait-barbu = Bearded, trait 61
# As above.
token-mystere-de-l-abbaye-trait-glabre = Clean-shaven, trait 62
# As above.
token-mystere-de-l-abbaye-trait-gros = Fat, trait 71
# As above.
token-mystere-de-l-abbaye-trait-maigre = Thin, trait 72
# A monk of the reference sheet, where nothing more is said of him.
token-mystere-de-l-abbaye-moine-01 = Monk 1
# As above.
token-mystere-de-l-abbaye-moine-02 = Monk 2
# As above.
token-mystere-de-l-abbaye-moine-03 = Monk 3
# As above.
token-mystere-de-l-abbaye-moine-04 = Monk 4
# As above.
token-mystere-de-l-abbaye-moine-05 = Monk 5
# As above.
token-mystere-de-l-abbaye-moine-06 = Monk 6
# As above.
token-mystere-de-l-abbaye-moine-07 = Monk 7
# As above.
token-mystere-de-l-abbaye-moine-08 = Monk 8
# As above.
token-mystere-de-l-abbaye-moine-09 = Monk 9
# As above.
token-mystere-de-l-abbaye-moine-10 = Monk 10
# As above.
token-mystere-de-l-abbaye-moine-11 = Monk 11
# As above.
token-mystere-de-l-abbaye-moine-12 = Monk 12
# As above.
token-mystere-de-l-abbaye-moine-13 = Monk 13
# As above.
token-mystere-de-l-abbaye-moine-14 = Monk 14
# As above.
token-mystere-de-l-abbaye-moine-15 = Monk 15
# As above.
token-mystere-de-l-abbaye-moine-16 = Monk 16
# As above.
token-mystere-de-l-abbaye-moine-17 = Monk 17
# As above.
token-mystere-de-l-abbaye-moine-18 = Monk 18
# As above.
token-mystere-de-l-abbaye-moine-19 = Monk 19
# As above.
token-mystere-de-l-abbaye-moine-20 = Monk 20
# As above.
token-mystere-de-l-abbaye-moine-21 = Monk 21
# As above.
token-mystere-de-l-abbaye-moine-22 = Monk 22
# As above.
token-mystere-de-l-abbaye-moine-23 = Monk 23
# As above.
token-mystere-de-l-abbaye-moine-24 = Monk 24
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
token-mystere-de-l-abbaye-messe-matines = Mass: Matins
# As above.
token-mystere-de-l-abbaye-messe-laudes = Mass: Lauds
# As above.
token-mystere-de-l-abbaye-messe-prime = Mass: Prime
# As above.
token-mystere-de-l-abbaye-messe-tierce = Mass: Terce
# As above.
token-mystere-de-l-abbaye-messe-sexte = Mass: Sexte
# As above. Not "None", as the box has it: an ear would take it for "no card".
token-mystere-de-l-abbaye-messe-none = Mass: Nones
# As above.
token-mystere-de-l-abbaye-messe-vepres = Mass: Vespers
# As above.
token-mystere-de-l-abbaye-messe-complies = Mass: Compline
# A crypt card.
token-mystere-de-l-abbaye-crypte = Crypt card: a second turn
# Library books; the number is the companion's.
token-mystere-de-l-abbaye-bibliotheque-1 = Library book, label 1
# As above.
token-mystere-de-l-abbaye-bibliotheque-2 = Library book, label 2
# As above.
token-mystere-de-l-abbaye-bibliotheque-3 = Library book, label 3
# As above.
token-mystere-de-l-abbaye-bibliotheque-4 = Library book, label 4
# As above.
token-mystere-de-l-abbaye-bibliotheque-5 = Library book, label 5
# As above.
token-mystere-de-l-abbaye-bibliotheque-6 = Library book, label 6
# As above.
token-mystere-de-l-abbaye-bibliotheque-7 = Library book, label 7
# As above.
token-mystere-de-l-abbaye-bibliotheque-8 = Library book, label 8
# Scriptorium books.
token-mystere-de-l-abbaye-scriptorium-01 = Scriptorium book, label 1
# As above.
token-mystere-de-l-abbaye-scriptorium-02 = Scriptorium book, label 2
# As above.
token-mystere-de-l-abbaye-scriptorium-03 = Scriptorium book, label 3
# As above.
token-mystere-de-l-abbaye-scriptorium-04 = Scriptorium book, label 4
# As above.
token-mystere-de-l-abbaye-scriptorium-05 = Scriptorium book, label 5
# As above.
token-mystere-de-l-abbaye-scriptorium-06 = Scriptorium book, label 6
# As above.
token-mystere-de-l-abbaye-scriptorium-07 = Scriptorium book, label 7
# As above.
token-mystere-de-l-abbaye-scriptorium-08 = Scriptorium book, label 8
# As above.
token-mystere-de-l-abbaye-scriptorium-09 = Scriptorium book, label 9
# As above.
token-mystere-de-l-abbaye-scriptorium-10 = Scriptorium book, label 10
# As above.
token-mystere-de-l-abbaye-scriptorium-11 = Scriptorium book, label 11
# As above.
token-mystere-de-l-abbaye-scriptorium-12 = Scriptorium book, label 12
# As above.
token-mystere-de-l-abbaye-scriptorium-13 = Scriptorium book, label 13
# As above.
token-mystere-de-l-abbaye-scriptorium-14 = Scriptorium book, label 14
# As above.
token-mystere-de-l-abbaye-scriptorium-15 = Scriptorium book, label 15
# As above.
token-mystere-de-l-abbaye-scriptorium-16 = Scriptorium book, label 16
# As above.
token-mystere-de-l-abbaye-scriptorium-17 = Scriptorium book, label 17
# As above.
token-mystere-de-l-abbaye-scriptorium-18 = Scriptorium book, label 18
# As above.
token-mystere-de-l-abbaye-scriptorium-19 = Scriptorium book, label 19
# As above.
token-mystere-de-l-abbaye-scriptorium-20 = Scriptorium book, label 20
# As above.
token-mystere-de-l-abbaye-scriptorium-21 = Scriptorium book, label 21
# As above.
token-mystere-de-l-abbaye-scriptorium-22 = Scriptorium book, label 22
# As above.
token-mystere-de-l-abbaye-scriptorium-23 = Scriptorium book, label 23
# As above.
token-mystere-de-l-abbaye-scriptorium-24 = Scriptorium book, label 24
# As above.
token-mystere-de-l-abbaye-scriptorium-25 = Scriptorium book, label 25
# As above.
token-mystere-de-l-abbaye-scriptorium-26 = Scriptorium book, label 26
# Events.
token-mystere-de-l-abbaye-evenement-01 = Event, label 1
# As above.
token-mystere-de-l-abbaye-evenement-02 = Event, label 2
# As above.
token-mystere-de-l-abbaye-evenement-03 = Event, label 3
# As above.
token-mystere-de-l-abbaye-evenement-04 = Event, label 4
# As above.
token-mystere-de-l-abbaye-evenement-05 = Event, label 5
# As above.
token-mystere-de-l-abbaye-evenement-06 = Event, label 6
# As above.
token-mystere-de-l-abbaye-evenement-07 = Event, label 7
# As above.
token-mystere-de-l-abbaye-evenement-08 = Event, label 8
# As above.
token-mystere-de-l-abbaye-evenement-09 = Event, label 9
# As above.
token-mystere-de-l-abbaye-evenement-10 = Event, label 10
# As above.
token-mystere-de-l-abbaye-evenement-11 = Event, label 11
# As above.
token-mystere-de-l-abbaye-evenement-12 = Event, label 12
# As above.
token-mystere-de-l-abbaye-evenement-13 = Event, label 13
# As above.
token-mystere-de-l-abbaye-evenement-14 = Event, label 14
# As above.
token-mystere-de-l-abbaye-evenement-15 = Event, label 15
# As above.
token-mystere-de-l-abbaye-evenement-16 = Event, label 16
# As above.
token-mystere-de-l-abbaye-evenement-17 = Event, label 17
# As above.
token-mystere-de-l-abbaye-evenement-18 = Event, label 18
# As above.
token-mystere-de-l-abbaye-evenement-19 = Event, label 19
# As above.
token-mystere-de-l-abbaye-evenement-20 = Event, label 20
# A trait inside a sentence.
mystere-de-l-abbaye-trait-hospitalier = Templar
# As above.
mystere-de-l-abbaye-trait-franciscain = Franciscan
# As above.
mystere-de-l-abbaye-trait-benedictin = Benedictine
# As above.
mystere-de-l-abbaye-trait-pere = father
# As above.
mystere-de-l-abbaye-trait-frere = brother
# As above.
mystere-de-l-abbaye-trait-novice = novice
# As above.
mystere-de-l-abbaye-trait-avec-capuche = hooded
# As above.
mystere-de-l-abbaye-trait-sans-capuche = without a hood
# As above.
mystere-de-l-abbaye-trait-barbu = bearded
# As above.
mystere-de-l-abbaye-trait-glabre = clean-shaven
# As above.
mystere-de-l-abbaye-trait-gros = fat
# As above.
mystere-de-l-abbaye-trait-maigre = thin
# A mass inside a sentence.
mystere-de-l-abbaye-mass-matines = Matins
# As above.
mystere-de-l-abbaye-mass-laudes = Lauds
# As above.
mystere-de-l-abbaye-mass-prime = Prime
# As above.
mystere-de-l-abbaye-mass-tierce = Terce
# As above.
mystere-de-l-abbaye-mass-sexte = Sexte
# As above; see the card.
mystere-de-l-abbaye-mass-none = Nones
# As above.
mystere-de-l-abbaye-mass-vepres = Vespers
# As above.
mystere-de-l-abbaye-mass-complies = Compline
# A room inside a sentence, after a colon or a comma.
mystere-de-l-abbaye-room-eglise = church
# As above.
mystere-de-l-abbaye-room-confessionnal-1 = confessional by the church
# As above.
mystere-de-l-abbaye-room-confessionnal-2 = confessional by the court
# As above.
mystere-de-l-abbaye-room-scriptorium = scriptorium
# As above.
mystere-de-l-abbaye-room-bibliotheque = library
# As above.
mystere-de-l-abbaye-room-parloir = parlour
# As above.
mystere-de-l-abbaye-room-crypte = crypt
# As above.
mystere-de-l-abbaye-room-chapitre = chapter hall
# As above.
mystere-de-l-abbaye-room-cour = court
# As above.
mystere-de-l-abbaye-room-cloitre = cloister
# As above: any room without effect.
mystere-de-l-abbaye-room-autre = empty room
# As above: a figure that went somewhere without effect.
mystere-de-l-abbaye-room-nowhere = somewhere without effect
# As above: somebody's cell. $who: whose.
mystere-de-l-abbaye-room-cellule = the cell of { $who }
# As above: the cell of a seat where nobody plays. $number: the seat.
mystere-de-l-abbaye-room-cellule-nobody = nobody's cell, seat { $number }
# A monk whose name nobody has entered. $number: the companion's, 1 to 24, on the reference sheet.
mystere-de-l-abbaye-monk-number = monk { $number }
# A monk by name, whose rank nobody has entered. $name: the owner's own text.
mystere-de-l-abbaye-monk-name = { $name }
# A monk by rank and name. $name: the owner's own text.
mystere-de-l-abbaye-monk-pere = Father { $name }
# As above.
mystere-de-l-abbaye-monk-frere = Brother { $name }
# As above.
mystere-de-l-abbaye-monk-novice = Novice { $name }
# One of several who may be chosen: "3 Inès". $number: the key.
mystere-de-l-abbaye-seat = { $number }: { $who }
# One card of a hand, in order, in one ear. $number: its place.
mystere-de-l-abbaye-card = { $number }: { $monk }

## The set-up, one step after the other; each is said when it is reached, and again by "where are we?"

# The first line of a game, after the roll call. $players: how many play.
mystere-de-l-abbaye-started = { $players } players, here we go. Hash takes you to the next step.
# Right after it, where the owner's sheet of suspects is not whole. $named of $monks have a name, $full all five traits.
mystere-de-l-abbaye-sheet = The suspects' sheet is not complete: { $named } names of { $monks }, { $full } monks with all five traits. You can play: of the others I give the number. To complete it, after the game: the command teach.
    .brief = Suspects' sheet: { $named } names, { $full } complete monks of { $monks }.
# At the start, where the box's owner has not told of every room which others touch it. $told: of how many.
mystere-de-l-abbaye-ways-untold = { $told ->
        [0] I do not know which rooms touch
       *[other] Not of every room do I know which others touch it
    }: the board tells. To teach me, after the game: the command teach.
    .brief = { $told ->
        [0] I do not know which rooms touch.
       *[other] Not of every room do I know which others touch it.
    }
# What to lay out. $library, $events: 1 where these piles are used, 0 where a variant leaves them out.
mystere-de-l-abbaye-step-prepare = All figures in the church. A notebook and a sheet each. Shuffle each pile on its own: scriptorium{ $library ->
        [0] { "" }
       *[other] , library
    }{ $events ->
        [0] { "" }
       *[other] , events
    }. The crypt cards on their space. Hash.
    .brief = Figures in the church, notebooks, piles shuffled. Hash.
# The suspects' cards. $parlour: how many lie on the parlour's pile; $hand: how many for each player.
mystere-de-l-abbaye-step-deal = Shuffle the 24 suspects. One goes under the board, unseen: that is the culprit. { $parlour } in the parlour, face down. { $hand } each. Hash when they are dealt.
    .brief = Suspects: one under the board, { $parlour } in the parlour, { $hand } each. Hash.
# Who plays first; a number is asked. $players: the highest seat.
mystere-de-l-abbaye-ask-starter = Who starts? Roll a die and press the seat, 1 to { $players }. 7: I roll.
    .full = Who starts? Roll a die and press the seat of its colour, 1 to { $players }. A colour that nobody plays: roll again, as with every roll of the game. 7: I roll.
# The answer to it.
mystere-de-l-abbaye-starter = { $who } starts.
# Two dice are rolled for who was last in the two confessionals. $starter: the first player.
mystere-de-l-abbaye-ask-confessor-1 = { $starter } takes the bell and the mass cards. Roll two dice for the confessionals. Who was last to confess by the church? The seat. 7: I roll both.
    .brief = Confessional by the church: which seat? 7: I roll both.
# The second one; it must be somebody else.
mystere-de-l-abbaye-ask-confessor-2 = And in the confessional by the court? Another seat. 7: I roll.
# Who was last in the church's confessional.
mystere-de-l-abbaye-confessor-1 = Confessional by the church: { $who }.
# Who was last in the court's confessional.
mystere-de-l-abbaye-confessor-2 = Confessional by the court: { $who }.
# Both at once, when the companion rolled.
mystere-de-l-abbaye-confessors = Confessional by the church: { $church }. By the court: { $court }.

## Turns

# The first player's turn begins: before the figure is touched, the bell. $to: the space it goes to.
mystere-de-l-abbaye-step-bell = { $who }: the bell first, on { $to }. Key A.
    .brief = { $who }: bell on { $to }. Key A.
    .full = { $who } plays. Before touching the figure, put the bell on space { $to }, then key A.
# The same, when the bell stands on its last space: it is rung.
mystere-de-l-abbaye-step-ring = { $who }: ring for mass, { $mass }. Key A.
# The bell was moved. $to: where it stands now.
mystere-de-l-abbaye-bell = Bell on { $to }.
# A room was given before the bell was moved. A means that the figure was not touched; the digit takes # after it.
mystere-de-l-abbaye-ask-forgotten = The bell has not moved. If the figure has not either: key A. If somebody touched it already: 4, then hash, penance.
    .brief = { $who }: key A, if the figure has not moved. If it has, 4, then hash.
# A turn. $steps: at most so many spaces.
mystere-de-l-abbaye-step-move = { $who }, { $steps ->
        [2] one or two
       *[other] one, two or three
    } spaces.
    .full = { $who }, { $steps ->
        [2] one or two
       *[other] one, two or three
    } spaces: you must move, and not back to the start. Scan the room, or type its number. Hash: a space without effect, nobody there.
# The second turn of a crypt card.
mystere-de-l-abbaye-step-again = { $who } plays again, { $steps ->
        [2] one or two
       *[other] one, two or three
    } spaces.
# A figure stands in a room: what was scanned or typed.
mystere-de-l-abbaye-moved = { $who }, { $room }.
# The same, on a space without effect.
mystere-de-l-abbaye-moved-nowhere = { $who }, somewhere without effect.
    .brief = { $who }, no effect.
# A turn is spent in penance and passes by itself; in the church, figures that were sent there stay silent.
mystere-de-l-abbaye-skipped = { $who } prays and skips this turn. Silent as long as the figure stays in the church.
    .brief = { $who } prays and skips this turn.
# A room of several spaces where somebody is: on the same one? $people: seat and name of who is, or may be, in that room.
mystere-de-l-abbaye-ask-who = Who is on the same space? { $people }. Nobody: hash.
# Several are met: one of them is asked. $people: seat and name of each.
mystere-de-l-abbaye-ask-whom = Whom does { $who } question? { $people }.
# A question has to be asked aloud; then how it was taken is told.
mystere-de-l-abbaye-ask-question = { $who } questions { $asked }. The answer, and a question back: hash when all is said. Vow of silence: 2.
    .brief = { $who } questions { $asked }. All said: hash. Silence: 2.
    .full = { $who } must ask a question: { $asked }. Anything goes, except what can only be answered with a suspect's name. The answer is exact, and whoever answers may ask one back: hash when all is said. The vow of silence, said aloud: 2.
# A figure comes into the church, and those who are there do penance: nobody is asked. $people: they.
mystere-de-l-abbaye-not-asked = No question: in penance in the church, { $people }.
# After an answer, and after the question back, if there was one. $asked has answered.
mystere-de-l-abbaye-answered = { $asked } has answered.
# The gesture of the finger on the mouth, said for those who do not see it.
mystere-de-l-abbaye-vow = Vow of silence: { $asked }.

## Rooms

# A confessional or a cell: a card is drawn blindly. $cards: how many $robbed holds.
mystere-de-l-abbaye-step-rob = { $cards ->
        [1] { $robbed } has one card, { $who } takes it
       *[other] { $robbed } has { $cards } cards, { $who } takes one at random
    }. Hash. 7: I draw a number.
    .brief = { $cards ->
        [1] { $robbed }: one card
       *[other] { $robbed }: one of { $cards } cards
    }, for { $who }. Hash, or else 7.
# A card was drawn.
mystere-de-l-abbaye-taken = { $taker } takes a card, { $robbed } loses one.
    .brief = { $taker } takes a card.
# The same, when the companion drew which. $number: counted from the left of the hand of $robbed.
mystere-de-l-abbaye-taken-number = { $robbed }: card { $number }, counting from their left. { $taker } takes it.
# Whoever was in a confessional turns its die.
mystere-de-l-abbaye-confessed = { $who } turns the confessional's die.
# Nobody's card can be taken there: the last visitor holds none, or is the same player.
mystere-de-l-abbaye-confessed-nothing = No card to take here.
# One's own cell, empty.
mystere-de-l-abbaye-own-cell = Their own cell: nothing.
# The owner of the cell holds no card.
mystere-de-l-abbaye-empty-hand = { $who } has no cards.
# The owner enters a cell where somebody is.
mystere-de-l-abbaye-caught = { $intruder } is caught in the act!
# The card that was taken in this cell goes back; if it is gone, a blind one.
mystere-de-l-abbaye-ask-caught = { $intruder } gives back the card taken here, { $owner } gets it: hash. If it is gone, another one at random: 7, I draw.
    .brief = { $intruder } gives the card back, { $owner } gets it: hash. Another one: 7.
# The stolen card went back.
mystere-de-l-abbaye-returned = { $owner } has the card back.
# Another one, which the companion drew. $number: counted from the left of the hand of $intruder.
mystere-de-l-abbaye-returned-number = { $intruder }: card { $number }, counting from their left. { $owner } takes it.
# No card was taken in this cell, or none is left.
mystere-de-l-abbaye-returned-none = { $intruder } has nothing to give back.
# The scriptorium. A book with a star is kept, unread.
mystere-de-l-abbaye-step-book = { $who } draws a book. A star on the seal: 1, it stays secret. Otherwise it is read aloud: scan it, or hash once it is done.
    .brief = { $who }, a book. Star: 1. Otherwise a scan or hash.
# A starred book is kept. $books: how many this player keeps now.
mystere-de-l-abbaye-book-kept = { $books ->
        [1] { $who } has one book in reserve
       *[other] { $who } has { $books } books in reserve
    }.
# The same, where nobody has entered the seals of all books: no scan, which would be refused.
mystere-de-l-abbaye-step-book-aloud = { $who } draws a book. A star on the seal: 1, it stays secret. Otherwise read it aloud, then hash.
    .brief = { $who }, a book. Star: 1. Otherwise aloud, then hash.
# The library: the book is read aloud and applied.
mystere-de-l-abbaye-step-read = { $who } draws a library book, once a game, reads it aloud and applies it at once: scan it, or hash once it is done.
    .brief = { $who }, a library book: a scan, or hash.
# A book or an event in its owner's words.
mystere-de-l-abbaye-card-name-text = { $name }. { $text }
# The same, without a name.
mystere-de-l-abbaye-card-text = { $text }
# The same, without a text.
mystere-de-l-abbaye-card-name = { $name }. Its text has not been entered yet: read the card aloud.
# The same, with nothing entered.
mystere-de-l-abbaye-card-blank = This card has not been entered yet: read it aloud.
# What was read is being done; a die may be needed.
mystere-de-l-abbaye-step-apply = Apply it. A die: 7, I roll. Hash when done.
    .brief = Apply it. Hash.
    .full = Apply it. A die on the seal: 7, I roll. If hands change: menu. Hash when done.
# The same, for an event: its die names a player or a room, as its text says.
mystere-de-l-abbaye-step-apply-event = Apply it. A die: 7, a player; 8, a room. Hash when done.
    .brief = Apply it. Hash.
    .full = Apply it. A die on the seal: 7, I draw a player; 8, a room. If hands change: menu. Hash when done.
# The die that the companion rolled names a player.
mystere-de-l-abbaye-die = The die: { $who }.
# The die that the companion rolled names a room, for an event.
mystere-de-l-abbaye-die-room = The die: { $room }.
# A kept book was scanned at the table. It is not read before its player is told.
mystere-de-l-abbaye-ask-book-whose = A book in reserve. Who plays it? The seat. Hash: nobody, it stays secret.
    .brief = Who plays this book? The seat. Hash: nobody.
# Nobody plays it.
mystere-de-l-abbaye-book-unread = Nobody plays it.
# From the menu: somebody plays a kept book that was not scanned yet.
mystere-de-l-abbaye-step-book-played = { $who } plays a book in reserve. Scan it, or hash once it was read aloud.
    .brief = { $who }, a book in reserve: scan it, or hash once read.
# A kept book is played.
mystere-de-l-abbaye-book-used = { $who } plays a book.
# The parlour: the top card goes to this player's hand. $left: on the pile.
mystere-de-l-abbaye-parlour = { $who } takes the top card of the pile. { $left ->
        [0] None left
        [1] One left
       *[other] { $left } left
    }.
    .brief = { $who } takes a card. { $left ->
        [0] None left
        [1] One left
       *[other] { $left } left
    }.
# The pile is empty: two rooms change.
mystere-de-l-abbaye-pile-empty = The pile is empty! In the parlour you now ask to see a card. In the chapter hall you may now accuse.
# The empty parlour. One may ask somebody to show a card, not to give it.
mystere-de-l-abbaye-ask-show-whom = { $who } may ask to see a card, without taking it. Whose? The seat. Hash: nobody's.
    .brief = { $who } wants to see a card: whose? Otherwise, hash.
# What kind of card: a trait by scan or by its number.
mystere-de-l-abbaye-ask-trait = { $asked }: which card? A trait: a scan, or its number.
# A second trait may be asked for. $trait: the first. $asked: of whom.
mystere-de-l-abbaye-ask-trait-2 = { $asked }: { $trait }. A second trait? Otherwise, hash.
# Whether a card is shown. $traits: what was asked for.
mystere-de-l-abbaye-ask-shown = { $asked }: { $traits }? One is shown: hash. None: 2.
    .full = { $asked }: { $traits }? If you have one, show one, and only one: hash. None: 2.
# A card was shown to one player alone.
mystere-de-l-abbaye-shown = { $asked } shows { $who } a card.
# There is no such card in that hand.
mystere-de-l-abbaye-shown-none = { $asked } has none.
# The crypt: a card for a second turn later.
mystere-de-l-abbaye-crypt-taken = { $who } has a crypt card.
    .full = { $who } has a crypt card: a second turn, right after a normal one.
# The crypt, for somebody who holds a crypt card already.
mystere-de-l-abbaye-crypt-held = Already holding a crypt card: no second one.
# By hand: this player holds no crypt card.
mystere-de-l-abbaye-crypt-gone = { $who } has no crypt card.
# After a normal turn of somebody who holds a crypt card. The digit takes # after it.
mystere-de-l-abbaye-ask-crypt = { $who } holds a crypt card. Play again: 1, then hash. Otherwise, hash.
    .brief = { $who }, crypt card: 1, then hash. Otherwise, hash.
# The same, where the turn that it gives would be the one that a penance skips.
mystere-de-l-abbaye-ask-crypt-penance = { $who } holds a crypt card. Playing it spends the turn of penance at once: 1, then hash. Otherwise, hash.
    .brief = { $who }, crypt card for the penance: 1, then hash. Otherwise, hash.
# It is played.
mystere-de-l-abbaye-crypt-used = Crypt card under the pile.

## The chapter hall

# The chapter hall while the parlour's pile is not empty.
mystere-de-l-abbaye-step-chapter-pile = { $who } may make a revelation: a trait, by scan or number. Hash: nothing.
    .brief = { $who } reveals a trait. Otherwise, hash.
    .full = { $who } may make a revelation: one trait of the culprit, a positive one. A scan, or its number. No accusation yet: there are still cards in the parlour. Hash: nothing.
# The chapter hall when accusations are open.
mystere-de-l-abbaye-step-chapter = { $who } reveals a trait, or accuses a monk: scan or number. 80: accuse by traits. Hash: nothing.
    .brief = { $who } reveals, or accuses. Otherwise, hash.
    .full = { $who } reveals a trait, or accuses a monk. A scan, or a number: monks 01 to 24, or 80, by traits. The numbers of the traits: key 9. Hash: nothing.
# A revelation, to be written down.
mystere-de-l-abbaye-revealed = Revelation: { $trait }. { $who }.
# A revelation was typed; it is made only after #. Star takes it back.
mystere-de-l-abbaye-ask-reveal = { $who } reveals: { $trait }? Hash: yes. Star: no.
# An accusation was typed, scanned, or told by traits; it is made only after #. Star takes it back.
mystere-de-l-abbaye-ask-accuse = { $who } accuses { $monk }? Hash: yes. Star: no.
# The accused is told by traits; a number is asked, # leaves it open.
mystere-de-l-abbaye-ask-accused-order = His order? Templar: 1. Franciscan: 2. Benedictine: 3. Hash: not known.
# As above.
mystere-de-l-abbaye-ask-accused-rank = His rank? Father: 1. Brother: 2. Novice: 3.
# As above.
mystere-de-l-abbaye-ask-accused-hood = A hood? Yes: 1. No: 2.
# As above.
mystere-de-l-abbaye-ask-accused-face = His face? Bearded: 1. Clean-shaven: 2.
# As above.
mystere-de-l-abbaye-ask-accused-build = His build? Fat: 1. Thin: 2.
# The traits name nobody on the sheet.
mystere-de-l-abbaye-nobody-fits = No monk on the sheet is like that.
# The traits do not name one monk alone: too few were told, or the sheet does not tell enough. $monks: who it may be.
mystere-de-l-abbaye-several-fit = { $count ->
        [1] I cannot be certain, the sheet is not complete. Perhaps
       *[other] Several monks are possible
    }: { $monks }. Give a name, or a number.
# As above, when there are too many to be named. $monks: how many.
mystere-de-l-abbaye-many-fit = { $monks } monks are possible. Give a name, or a number.
# An accusation: whoever holds that card must show it to all.
mystere-de-l-abbaye-ask-clear = { $who } accuses { $monk }. Whoever has his card shows it to everyone. Which seat? Nobody: hash.
    .brief = { $who } accuses { $monk }. Who has his card? Nobody: hash.
# The card that is shown to all was scanned, and it is the one.
mystere-de-l-abbaye-verified = That is him: { $monk }. Who had the card? The seat.
# A wrong accusation. It interrupts everything.
mystere-de-l-abbaye-cleared = Innocent: { $monk }. { $by } has his card.
# What a wrong accusation costs.
mystere-de-l-abbaye-cleared-score = { $who } loses 2 points.
# Nobody clears the accused.
mystere-de-l-abbaye-step-culprit = Nobody clears { $monk }. Turn over the card under the board: scan it, or two digits. Hash if it is him.
    .brief = The card under the board: a scan, or two digits. If it is { $monk }: hash.
# The accusation was right: the end. It interrupts everything.
mystere-de-l-abbaye-culprit = The culprit: { $monk }! { $who } found him.
# The card under the board is another: the accuser held the card of the accused. Everybody has seen it, so this is the end.
mystere-de-l-abbaye-culprit-other = The culprit is { $monk }, not { $accused }: { $who } held that card. A wrong accusation, and the end of the game.
# The score needs what the sheet does not tell of the culprit. A number is asked; # leaves it open.
mystere-de-l-abbaye-ask-culprit-order = For the score, the culprit's order? Templar: 1. Franciscan: 2. Benedictine: 3. Hash: not known.
# As above.
mystere-de-l-abbaye-ask-culprit-rank = His rank? Father: 1. Brother: 2. Novice: 3. Hash: not known.
# As above.
mystere-de-l-abbaye-ask-culprit-hood = A hood? Yes: 1. No: 2. Hash: not known.
# As above.
mystere-de-l-abbaye-ask-culprit-face = His face? Bearded: 1. Clean-shaven: 2. Hash: not known.
# As above.
mystere-de-l-abbaye-ask-culprit-build = His build? Fat: 1. Thin: 2. Hash: not known.

## What may be answered, one by one: read on a page, not heard

# Answers to questions, where they are named one by one (the buttons of a page). The figure was touched before the bell: 4.
mystere-de-l-abbaye-choice-touched = the figure was touched
# How a question was taken: 1.
mystere-de-l-abbaye-choice-answer = an answer
# As above: 2.
mystere-de-l-abbaye-choice-vow = vow of silence
# A scriptorium book with a star: 1.
mystere-de-l-abbaye-choice-keep = in reserve, secret
# What the companion draws for an event: 7, somebody at the table.
mystere-de-l-abbaye-choice-die = a player
# As above: 8, a room of the board.
mystere-de-l-abbaye-choice-room = a room
# The parlour: 1, whoever was asked showed a card.
mystere-de-l-abbaye-choice-shown = one is shown
# As above: 2.
mystere-de-l-abbaye-choice-not-shown = no card
# The chapter hall: 80, the accused is told trait by trait.
mystere-de-l-abbaye-choice-traits = by traits
# With a crypt card: 1, a second turn.
mystere-de-l-abbaye-choice-again = play again

## Penance

# Caught in another's cell: to the church, and a turn is skipped.
mystere-de-l-abbaye-penance-cell = Penance: { $who } goes to the church and skips the next turn.
    .brief = Penance: { $who }, to the church, and one turn to skip.
    .full = Penance: { $who } goes to the church and skips the next turn. No questions and no answers while the figure is there.
# After a wrong accusation.
mystere-de-l-abbaye-penance-accusation = Penance: { $who } goes to the church and skips the next turn.
# The bell was forgotten: this turn is over, and the next one is skipped.
mystere-de-l-abbaye-penance-bell = Penance, for the bell: { $who } goes to the church, and loses this turn and the next.
# The same, by the setting that makes the running turn the skipped one.
mystere-de-l-abbaye-penance-bell-now = Penance, for the bell: { $who } goes to the church, and loses this turn.
# The table has agreed on it.
mystere-de-l-abbaye-penance-consent = Penance, by common consent: { $who } goes to the church and skips a turn.
    .brief = Penance: { $who }, to the church, and one turn to skip.
# A penance is taken back.
mystere-de-l-abbaye-pardoned = Penance over: { $who }.

## Masses

# The bell is rung. It interrupts everything.
mystere-de-l-abbaye-rung = The bell rings! Mass: { $mass }. All figures to the church.
# Right after it: who reads by ear may choose there what to pass on. $people: their names.
mystere-de-l-abbaye-may-choose = To choose by ear: { $people }. Key C, then the seat.
# How many cards are passed on is printed on the mass card, and nobody has entered it. A number is asked.
mystere-de-l-abbaye-ask-mass-cards = How many cards are passed on? It is printed on the card: { $mass }. 0 to 9.
    .brief = { $mass }: how many cards, 0 to 9?
# Everybody lays so many cards to the left, at the same time. $cards: how many.
mystere-de-l-abbaye-step-mass = Everybody lays { $cards ->
        [0] no card
        [1] one card
       *[other] { $cards } cards
    } to the left, face down. Whoever has fewer gives them all. Hash when they are all down.
    .brief = To the left, { $cards ->
        [0] no card
        [1] one card
       *[other] { $cards } cards
    }, face down. Hash.
# The piles are taken up.
mystere-de-l-abbaye-passed = Take the cards you were given, and keep them.
    .brief = Take your cards.
# The event of a mass.
mystere-de-l-abbaye-step-event = Draw an event and apply it at once: scan it, or read it aloud, then hash. A die: 7, a player; 8, a room.
    .brief = An event: a scan or hash.
    .full = Draw an event and apply it at once: scan it, or read it aloud, then hash. A die on the seal: 7, I draw a player; 8, a room. If you roll it: a colour that nobody plays, roll again.
# Who is first player now, and the next mass. $mass: its name.
mystere-de-l-abbaye-mass-over = { $first } takes the bell and the mass cards. Next mass: { $mass }.
# Right after it, where somebody's penance goes on past the mass. $people: whose next turn is skipped.
mystere-de-l-abbaye-still-penance = Still a turn of penance: { $people }.
# People who take in secrets by ear have a card to hear. $people: their names.
mystere-de-l-abbaye-new-cards = A card to hear for { $people }. Key C, then the seat.
    .brief = A card to hear for { $people }.

## The end

# The score sheet, line by line. A right revelation. $points: its points.
mystere-de-l-abbaye-score-right = { $who }, { $trait }: right, { $points } points.
# A wrong one. $points: what it costs.
mystere-de-l-abbaye-score-wrong = { $who }, { $trait }: wrong, minus { $points }.
# Nobody could tell.
mystere-de-l-abbaye-score-unknown = { $who }, { $trait }: not known, no points.
# The right accusation.
mystere-de-l-abbaye-score-found = { $who }, the culprit: { $points } points.
# A wrong accusation.
mystere-de-l-abbaye-score-accused = { $who }, wrong accusation, { $monk }: minus { $points }.
# A player's sum.
mystere-de-l-abbaye-score = { $who }: { $points ->
        [0] no points
        [1] one point
       *[other] { $points } points
    }.
# A sum below nought.
mystere-de-l-abbaye-score-minus = { $who }: minus { $points }.
# Who wins.
mystere-de-l-abbaye-won = { $who } wins.
# A tie, decided for whoever found the culprit.
mystere-de-l-abbaye-won-tie = A tie. It goes to whoever found the culprit: { $who }.
# A tie that nothing decides.
mystere-de-l-abbaye-won-together = A tie: { $people }.

## Corrections, from the menu

# A hand's size was put right.
mystere-de-l-abbaye-hand-set = { $who }: { $cards ->
        [0] no cards
        [1] one card
       *[other] { $cards } cards
    }.
# A card changed hands by a printed card.
mystere-de-l-abbaye-card-moved = { $giver } gives a card, { $taker } gets it.
# The parlour's pile was put right.
mystere-de-l-abbaye-pile = Parlour pile: { $left ->
        [0] empty
        [1] one card
       *[other] { $left } cards
    }.
# Mass and bell were put right. $to: the bell's space, 0 where it was just received.
mystere-de-l-abbaye-bell-set = Mass: { $mass }. { $to ->
        [0] Bell not placed
       *[other] Bell on { $to }
    }.
# The number of kept books was put right.
mystere-de-l-abbaye-books-set = { $books ->
        [0] { $who } has no book in reserve
        [1] { $who } has one book in reserve
       *[other] { $who } has { $books } books in reserve
    }.
# An entry of the menu.
mystere-de-l-abbaye-menu-penance = a penance
# As above.
mystere-de-l-abbaye-menu-card-moved = a card changes hands
# As above.
mystere-de-l-abbaye-menu-use-book = play a book in reserve
# As above.
mystere-de-l-abbaye-menu-revelations = hear the revelations again
# As above.
mystere-de-l-abbaye-menu-pardon = lift a penance
# As above.
mystere-de-l-abbaye-menu-place = move a figure
# As above.
mystere-de-l-abbaye-menu-pile = the parlour pile
# As above.
mystere-de-l-abbaye-menu-books = books in reserve
# As above.
mystere-de-l-abbaye-menu-crypt = a crypt card
# As above.
mystere-de-l-abbaye-menu-bell = mass and bell
# As above.
mystere-de-l-abbaye-menu-turn = whose turn it is
# A question of a menu entry: whose?
mystere-de-l-abbaye-ask-seat = Which seat?
# Who gives the card.
mystere-de-l-abbaye-ask-from-seat = From which seat?
# Who gets it.
mystere-de-l-abbaye-ask-to-seat = To which seat?
# How many cards a hand holds.
mystere-de-l-abbaye-ask-size = How many cards in hand? Then hash.
# Where a figure stands: a room's number.
mystere-de-l-abbaye-ask-room = Which room number?
# How many cards lie on the parlour's pile.
mystere-de-l-abbaye-ask-pile = How many cards in the parlour?
# How many books somebody keeps.
mystere-de-l-abbaye-ask-books = How many books in reserve?
# Whether somebody holds a crypt card.
mystere-de-l-abbaye-ask-crypt-held = A crypt card? Yes: 1. No: 2.
# Which mass card lies on top.
mystere-de-l-abbaye-ask-mass = Which mass? Matins: 1. Lauds: 2. Prime: 3. Terce: 4. Sexte: 5. Nones: 6. Vespers: 7. Compline: 8.
# Where the bell stands.
mystere-de-l-abbaye-ask-bell = The bell, 1 to 4. Not placed yet: 0.

## Where are we

# D: mass, bell and pile. $bell: 0 where the first player has just received it.
mystere-de-l-abbaye-status = { $mass }, { $bell ->
        [0] bell not placed
       *[other] bell on { $bell }
    }. Parlour: { $pile ->
        [0] no cards
        [1] one card
       *[other] { $pile } cards
    }.
# D: which rooms touch the one where the figure is. $ways: the words of the box's owner.
mystere-de-l-abbaye-ways = From here: { $ways }
# The room of the figure, scanned once more.
mystere-de-l-abbaye-room-heard = { $room }. From here: { $ways }
# D, while a mass is said: it is nobody's turn.
mystere-de-l-abbaye-status-mass = Mass is being said: { $mass }.
# D: the bell was forgotten, and the turn is lost.
mystere-de-l-abbaye-status-lost = Turn lost, because of the bell.
# D, while the accused is told by traits: those told so far.
mystere-de-l-abbaye-status-given = Told so far: { $traits }.
# D, while the score still needs a trait of the culprit.
mystere-de-l-abbaye-status-culprit = Culprit: { $monk }.
# D twice: this turn was given by a crypt card.
mystere-de-l-abbaye-status-extra = A second turn, by a crypt card.
# D twice, once for each player: where the figure stands, and what lies there for all to see. $crypt, $library: 1 or 0. $penance: 2 in penance, 1 silent in the church, 0 neither.
mystere-de-l-abbaye-status-player = { $who }: { $room }, { $cards ->
        [0] no cards
        [1] one card
       *[other] { $cards } cards
    }{ $books ->
        [0] { "" }
        [1] , a book in reserve
       *[other] , { $books } books in reserve
    }{ $crypt ->
        [0] { "" }
       *[other] , a crypt card
    }{ $library ->
        [0] { "" }
       *[other] , has been in the library
    }{ $penance ->
        [0] { "" }
        [1] , silent in the church
       *[other] , in penance
    }.
# D twice, in the set-up. $people: all names, clockwise.
mystere-de-l-abbaye-status-seats = Around the table, to the left: { $people }.
# D twice: who has the bell.
mystere-de-l-abbaye-status-first = { $who } has the bell.
# D twice: what the mass card that lies on top says. $cards: how many are passed on at it.
mystere-de-l-abbaye-status-mass-cards = { $cards ->
        [0] This mass will pass on no cards
        [1] This mass will pass on one card
       *[other] This mass will pass on { $cards } cards
    }.
# D twice: who was last in the confessionals.
mystere-de-l-abbaye-status-confessors = Last to confess. Church: { $church }. Court: { $court }.
# D twice: the library's test for the player whose turn it is.
mystere-de-l-abbaye-library-open = { $who } may enter the library.
# The same, when it is closed to that player.
mystere-de-l-abbaye-library-closed = { $who } may not enter the library.
# D twice, or from the menu.
mystere-de-l-abbaye-no-revelations = No revelation yet.
# D twice, or from the menu.
mystere-de-l-abbaye-revelations = Revelations: { $revelations }.
# One of these.
mystere-de-l-abbaye-revelation = { $trait } by { $who }
# D twice: a wrong accusation. $points: what it cost. $by: who has shown the card.
mystere-de-l-abbaye-status-cleared = Innocent: { $monk }. Accusation: { $who }, minus { $points } points. Card: { $by }.
# A monk of the reference sheet, looked up at the table, with all five traits.
mystere-de-l-abbaye-monk = { $monk }: { $traits }.
# The same, where the sheet does not tell them all.
mystere-de-l-abbaye-monk-part = { $monk }: { $traits }. The rest has not been entered.
# The same, where it tells no trait.
mystere-de-l-abbaye-monk-blank = { $monk }. His traits have not been entered.

## In one ear alone

# What this window is for. $heard of the hand's $size cards are known.
mystere-de-l-abbaye-window-hand = { $heard ->
        [0] Scan your { $size } cards, in the order you hold them
       *[other] { $heard } of { $size } cards known. Scan the new ones
    }.
# The same, when all $size cards of the hand are known.
mystere-de-l-abbaye-window-known = Your { $size } cards are known. A digit, counted from the left, says that card again. Key D: all of them.
# The same, when cards have left the hand and nobody told which. $gone: how many.
mystere-de-l-abbaye-window-gone = { $gone ->
        [1] A known card has gone
       *[other] { $gone } known cards have gone
    }, and I do not know which. To drop one: 9, 9, hash, 7. Or scan the new ones.
# During a mass: what is scanned now is what this player lays to the left. $cards: how many.
mystere-de-l-abbaye-window-give = Scan the { $cards ->
        [1] card
       *[other] { $cards } cards
    } you give to the left. Key D: your hand.
# A card is being shown in the parlour. $shower: by whom.
mystere-de-l-abbaye-window-shown = Scan the card that { $shower } shows, then give it back.
# A book was drawn in the scriptorium.
mystere-de-l-abbaye-window-book = Scan the book.
# The accused is in this player's own hand: nobody else can clear him.
mystere-de-l-abbaye-window-own-accused = Careful: you hold that card yourself, { $monk }. Key B twice, when you are done listening, takes the accusation back.
# The same, while the accusation is not made yet.
mystere-de-l-abbaye-window-own-meant = Careful: you hold that card yourself, { $monk }. Star, when you are done listening, gives up.
# A new card of one's own hand, with all five traits. $number of $of: its place.
mystere-de-l-abbaye-looked-hand = { $number }, { $monk }: { $traits }.
    .full = { $number } of { $of }, { $monk }: { $traits }.
# The same, where the sheet does not tell them all.
mystere-de-l-abbaye-looked-hand-part = { $number }, { $monk }: { $traits }. The rest has not been entered.
# The same, where it tells no trait.
mystere-de-l-abbaye-looked-hand-blank = { $number }, { $monk }. His traits have not been entered.
# A card of one's own hand once more. $number: its place there.
mystere-de-l-abbaye-looked-again = { $number }, { $monk }: { $traits }.
# The same, where the sheet does not tell all traits.
mystere-de-l-abbaye-looked-again-part = { $number }, { $monk }: { $traits }. The rest has not been entered.
# The same, where it tells no trait.
mystere-de-l-abbaye-looked-again-blank = { $number }, { $monk }. His traits have not been entered.
# A card that is laid to the left. $number of $of.
mystere-de-l-abbaye-looked-give = To the left, card { $number } of { $of }: { $monk }, { $traits }.
# The same, where the sheet does not tell all traits.
mystere-de-l-abbaye-looked-give-part = To the left, card { $number } of { $of }: { $monk }, { $traits }. The rest has not been entered.
# The same, where it tells no trait.
mystere-de-l-abbaye-looked-give-blank = To the left, card { $number } of { $of }: { $monk }.
# The card that was shown in the parlour.
mystere-de-l-abbaye-looked-shown = { $monk }: { $traits }.
# The same, where the sheet does not tell all traits.
mystere-de-l-abbaye-looked-shown-part = { $monk }: { $traits }. The rest has not been entered.
# The same, where it tells no trait.
mystere-de-l-abbaye-looked-shown-blank = { $monk }. His traits have not been entered.
# A monk of the sheet was scanned in the window: his card is in one's own hand.
mystere-de-l-abbaye-checked-held = { $monk }: in your hand.
# The same: it is not, as far as it was heard.
mystere-de-l-abbaye-checked-not = { $monk }: not in your hand, as far as you have listened.
# A book in one ear, whose text nobody has entered.
mystere-de-l-abbaye-book-name = { $name }. Its text has not been entered.
# The same, with nothing entered.
mystere-de-l-abbaye-book-blank = This book has not been entered.
# The seal of a book.
mystere-de-l-abbaye-seal-etoile = A star: keep it, key 1.
# As above.
mystere-de-l-abbaye-seal-de = A die on the seal: to be read aloud.
# As above.
mystere-de-l-abbaye-seal-rien = No star: to be read aloud.
# As above: nobody has entered it.
mystere-de-l-abbaye-seal-unknown = Its seal has not been entered.
# What this ear has heard of its hand, in order. $missing: cards not heard yet.
mystere-de-l-abbaye-own-hand = Your hand. { $cards }.{ $missing ->
        [0] { "" }
        [1] { " " }One card to scan.
       *[other] { " " }{ $missing } cards to scan.
    }
# How many of these have gone, and nobody told which.
mystere-de-l-abbaye-own-gone = Of these, { $gone ->
        [1] one has gone
       *[other] { $gone } have gone
    }, to be dropped.
# What it lays to the left at this mass.
mystere-de-l-abbaye-own-giving = You give: { $cards }.
# How many books it keeps.
mystere-de-l-abbaye-own-books = In reserve: { $books ->
        [1] one book
       *[other] { $books } books
    }. A scan reads them again.
# In one ear: this label has nothing to do here.
mystere-de-l-abbaye-refuse-window = That label is not for listening.
# In one ear: the card that is shown cannot be one's own.
mystere-de-l-abbaye-refuse-own-card = That card is in your own hand. Scan the one you are shown.
# In one ear: only one's own cards can be given.
mystere-de-l-abbaye-refuse-not-in-hand = That card is not in your hand.
# In one ear: all $size cards of the hand are known already, which what is due says behind it.
mystere-de-l-abbaye-refuse-hand-full = One card too many. If one has gone, drop it: 9, 9, hash, 7.

## Help: one line for each thing that can be done now

# Help (key 9).
mystere-de-l-abbaye-can-pass = To go on: hash.
# As above.
mystere-de-l-abbaye-can-seat-or-roll = A seat. 7: I roll.
# As above.
mystere-de-l-abbaye-can-bell = The bell: key A.
# As above.
mystere-de-l-abbaye-can-menu = A hand, the pile, a penance, a book: menu.
# As above.
mystere-de-l-abbaye-can-move = The room the figure goes to: a scan, or two digits. Hash: a space without effect, nobody there.
# As above: the numbers of some rooms.
mystere-de-l-abbaye-can-rooms-1 = Church 11, confessional by the church 12, by the court 13.
# As above: the numbers of some rooms.
mystere-de-l-abbaye-can-rooms-2 = Scriptorium 14, library 15, parlour 16.
# As above: the numbers of some rooms.
mystere-de-l-abbaye-can-rooms-3 = Crypt 17, chapter hall 18. Cell: 2, then the seat.
# As above: the numbers of some rooms.
mystere-de-l-abbaye-can-rooms-4 = Court 31, cloister 32, other 33.
# As above.
mystere-de-l-abbaye-can-sheet = A monk on the sheet: a scan, and I say his traits.
# As above.
mystere-de-l-abbaye-can-question = An answer: hash. The vow of silence: 2.
# As above.
mystere-de-l-abbaye-can-rob = The card is taken: hash. I draw a number: 7.
# As above.
mystere-de-l-abbaye-can-caught = The same card: hash. Another one at random: 7.
# As above.
mystere-de-l-abbaye-can-book = Star: 1, in reserve. Otherwise: a scan, or hash once it is done. A die: 7.
# As above, where nobody has entered the seals of all books.
mystere-de-l-abbaye-can-book-aloud = Star: 1, in reserve. Otherwise aloud, then hash. A die: 7.
# Right after it.
mystere-de-l-abbaye-can-book-sealed = If I know its seal, and it has no star: a scan, and I read it.
# As above.
mystere-de-l-abbaye-can-book-played = The book that is played: a scan, and I read it. Read without me: hash.
# As above.
mystere-de-l-abbaye-can-read = The card: a scan. When it is done: hash. A die: 7.
# As above, for an event: its die names a player (7) or a room (8), as its text says.
mystere-de-l-abbaye-can-event = The event: a scan. When it is done: hash. A die: 7, I draw a player. 8, a room, cells too.
# As above.
mystere-de-l-abbaye-can-apply = It is applied: hash. A die: 7.
# As above, while an event is applied.
mystere-de-l-abbaye-can-apply-event = It is applied: hash. A die: 7, I draw a player. 8, a room, cells too.
# As above, in the chapter hall; the traits' numbers follow, and an accusation where it is open.
mystere-de-l-abbaye-can-chapter = A revelation: the scan of a trait, or two digits. Nothing: hash.
# As above, when accusations are open.
mystere-de-l-abbaye-can-accuse = An accusation: the scan of a monk, or 01 to 24. By his traits: 80.
# As above.
mystere-de-l-abbaye-can-trait = A trait: a scan, or two digits.
# As above, after the question for a trait of the accused.
mystere-de-l-abbaye-can-trait-open = Or a scan of the trait. Hash: not known.
# As above: the numbers of some traits.
mystere-de-l-abbaye-can-traits-1 = Templar 31, Franciscan 32, Benedictine 33.
# As above: the numbers of some traits.
mystere-de-l-abbaye-can-traits-2 = Father 41, brother 42, novice 43.
# As above: the numbers of some traits.
mystere-de-l-abbaye-can-traits-3 = Hooded 51, without a hood 52. Bearded 61, clean-shaven 62.
# As above: the numbers of some traits.
mystere-de-l-abbaye-can-traits-4 = Fat 71, thin 72.
# As above.
mystere-de-l-abbaye-can-clear = The card shown to all: a scan, then the seat of whoever had it. Nobody: hash.
# As above.
mystere-de-l-abbaye-can-culprit = The card under the board: a scan, or two digits, 01 to 24. If it is the accused: hash.
# As above.
mystere-de-l-abbaye-can-crypt = Play again: 1, then hash. Or a scan of the crypt card. Otherwise, hash.
# As above.
mystere-de-l-abbaye-can-mass = Hash when all cards lie to the left.
# As above, after the end.
mystere-de-l-abbaye-can-read-cards = To hear a card: a scan.

## Refusals

# Before the game: too few or too many.
mystere-de-l-abbaye-refuse-players = This game is for { $fewest } to { $most } players. You are { $players }.
# A setting that this game does not know.
mystere-de-l-abbaye-refuse-setting = Unknown setting: { $setting }.
# A value that a setting cannot have. $values: those that it can.
mystere-de-l-abbaye-refuse-setting-value = Setting { $setting }: { $values }, not { $value }.
# The owner's table of the deal does not come to 24. $dealt: what it comes to.
mystere-de-l-abbaye-refuse-deal = The deal for { $players }: { $dealt } suspects, the culprit included. It takes 24, one of them the culprit. Correct setup, deal.
# "With or without scanner" has no meaning here.
mystere-de-l-abbaye-refuse-scanner = In this game scans and numbers always work side by side.
# A, when no bell is due. $first: whose the bell is.
mystere-de-l-abbaye-refuse-bell = { $first } has the bell, and moves it when that turn starts.
# A room or #, before the bell.
mystere-de-l-abbaye-refuse-bell-first = The bell comes before the figure.
# #, where a number is needed.
mystere-de-l-abbaye-refuse-number = Hash alone is no answer.
# A room or an answer at the wrong moment.
mystere-de-l-abbaye-refuse-not-now = Something else is going on.
# # after the end.
mystere-de-l-abbaye-refuse-over = The game is over.
# A menu entry was left half answered.
mystere-de-l-abbaye-refuse-incomplete = An answer is missing.
# A suspect's card outside a window: always these words, whatever the card.
mystere-de-l-abbaye-refuse-secret = Card not read: suspects are secret.
# No room has this number.
mystere-de-l-abbaye-refuse-room-number = No room has number { $number }.
# No trait has this number.
mystere-de-l-abbaye-refuse-trait-number = No trait has number { $number }.
# Neither a trait nor a monk has this number.
mystere-de-l-abbaye-refuse-chapter-number = Neither a trait nor a monk has number { $number }. Monks: 1 to 24.
# No such seat. $players: the highest.
mystere-de-l-abbaye-refuse-no-such-player = Nobody sits there: seats 1 to { $players }.
# Somebody else is needed.
mystere-de-l-abbaye-refuse-self = Not { $who }: it must be somebody else.
# Somebody who is not met here.
mystere-de-l-abbaye-refuse-not-there = That player is not on the space.
# The two dice must show two colours.
mystere-de-l-abbaye-refuse-confessors = It takes two different players.
# A room while the compulsory question is due.
mystere-de-l-abbaye-refuse-question-first = The question is compulsory.
# A room, while it is open whether a crypt card is played. $who: whose card.
mystere-de-l-abbaye-refuse-crypt-first = A crypt card waits: { $who }.
# A number that answers nothing here.
mystere-de-l-abbaye-refuse-answer = Number { $number } is no answer here.
# Not moving, or out and back.
mystere-de-l-abbaye-refuse-same-space = Already there: { $room }. You must move, and not out and back.
# The same, where the box's owner has told which rooms touch this one. $ways: the owner's own words.
mystere-de-l-abbaye-refuse-same-space-ways = Already there: { $room }. From here: { $ways }
# A cell or a confessional where somebody is. $who: who.
mystere-de-l-abbaye-refuse-occupied = It is closed, { $room }: { $who } is in there.
# The variant without a library.
mystere-de-l-abbaye-refuse-library-burnt = Library closed: you play without it.
# Once per player and game.
mystere-de-l-abbaye-refuse-library-again = Library closed: one visit per game.
# Somebody holds fewer cards. $own: the active player's, $fewer: those of $who.
mystere-de-l-abbaye-refuse-library-fewer = Library closed: { $who } has fewer cards, { $fewer } against { $own }.
# Nobody holds more cards. $own: everybody's number.
mystere-de-l-abbaye-refuse-library-equal = Library closed: nobody has more cards than you: { $own }.
# The variant: nobody enters with two books.
mystere-de-l-abbaye-refuse-two-books = Scriptorium closed: two books in reserve already.
# A second trait of the same kind cannot be asked for.
mystere-de-l-abbaye-refuse-same-characteristic = That is the same characteristic: it must be another one.
# This revelation was made already. $who: by whom.
mystere-de-l-abbaye-refuse-repeated = That has been revealed: { $trait }, by { $who }.
# An accusation while there are cards in the parlour. $left: how many.
mystere-de-l-abbaye-refuse-pile = No accusation yet: { $left ->
        [1] one card
       *[other] { $left } cards
    } left in the parlour.
# A book with a star, or one whose seal nobody has entered, is not read to the table.
mystere-de-l-abbaye-refuse-book-secret = Book not read: it may have a star.
# A book or an event when none is due.
mystere-de-l-abbaye-refuse-text-now = Card not read: none is to be read now.
# Somebody who keeps no book cannot play one.
mystere-de-l-abbaye-refuse-no-books = { $who } has no book in reserve.
# A second kept book, while one is being played. $who: by whom.
mystere-de-l-abbaye-refuse-book-open = A book is being played already: { $who }.
# Somebody without cards can give none.
mystere-de-l-abbaye-refuse-no-card = { $who } has no cards.

## Faults of the owner's sheet of suspects, in "companion check" and at the start

# A row of the deal does not come to 24 suspects. $players: for how many players; $dealt: what it comes to.
mystere-de-l-abbaye-flaw-deal = the deal for { $players } comes to { $dealt } suspects, the culprit included: it must be 24, one of them the culprit. Correct this row.
# More monks have a trait than the box holds. $most: how many it holds, $count: how many were entered, $monks: numbers.
mystere-de-l-abbaye-flaw-too-many = too many monks are "{ $trait }": { $count }, and there are { $most } at most. They are monks { $monks }. Correct the wrong one.
# A name was given twice. $other: the number of the monk who has it already.
mystere-de-l-abbaye-flaw-name = the name "{ $name }" is that of monk { $other } already. Correct one of the two.
# All 24 monks differ. $other: the number of the one who looks the same.
mystere-de-l-abbaye-flaw-alike = these five traits are those of monk { $other } already, and all monks differ. Correct one of the two.

## Short names of what happened, for undo and after a power cut

# "Undo: … ?", "Last: …".
mystere-de-l-abbaye-recall-started = the start of the game
# As above.
mystere-de-l-abbaye-recall-prepare = the set-up
# As above.
mystere-de-l-abbaye-recall-deal = the deal
# As above.
mystere-de-l-abbaye-recall-starter = who starts, { $who }
# As above.
mystere-de-l-abbaye-recall-confessor = the confessionals
# As above.
mystere-de-l-abbaye-recall-turn = the turn given to { $who }
# As above. $to: the bell's space.
mystere-de-l-abbaye-recall-bell = the bell on { $to }
# As above.
mystere-de-l-abbaye-recall-bell-missed = the forgotten bell
# As above.
mystere-de-l-abbaye-recall-mass = the mass, { $mass }
# As above.
mystere-de-l-abbaye-recall-mass-cards = the number of cards for the mass
# As above.
mystere-de-l-abbaye-recall-passed = the cards passed to the left
# As above.
mystere-de-l-abbaye-recall-penance = the penance, { $who }
# As above.
mystere-de-l-abbaye-recall-pardoned = the penance lifted, { $who }
# As above.
mystere-de-l-abbaye-recall-moved = { $who }, { $room }
# As above.
mystere-de-l-abbaye-recall-moved-nowhere = { $who }, a space without effect
# As above.
mystere-de-l-abbaye-recall-question = the question, { $who }
# As above.
mystere-de-l-abbaye-recall-taken = the card taken, from { $robbed } to { $taker }
# As above.
mystere-de-l-abbaye-recall-returned = the card given back, { $who }
# As above.
mystere-de-l-abbaye-recall-book = the book, { $who }
# As above.
mystere-de-l-abbaye-recall-book-offered = a book in reserve
# As above.
mystere-de-l-abbaye-recall-text = the card read
# As above.
mystere-de-l-abbaye-recall-parlour = the request in the parlour
# As above.
mystere-de-l-abbaye-recall-crypt = the crypt card, { $who }
# As above.
mystere-de-l-abbaye-recall-revealed = the revelation, { $trait }, { $who }
# As above.
mystere-de-l-abbaye-recall-traits = the traits of the accused
# As above: what was asked before a revelation.
mystere-de-l-abbaye-recall-asked-trait = the revelation to confirm, { $trait }
# As above: what was asked before an accusation.
mystere-de-l-abbaye-recall-asked-monk = the accusation to confirm, { $monk }
# As above.
mystere-de-l-abbaye-recall-accused = the accusation, { $monk }, by { $who }
# As above.
mystere-de-l-abbaye-recall-cleared = the answer to the accusation, { $monk }
# As above.
mystere-de-l-abbaye-recall-culprit = the card under the board
# As above.
mystere-de-l-abbaye-recall-verdict = a trait of the culprit
# As above.
mystere-de-l-abbaye-recall-hand-set = the number of cards, { $who }
# As above.
mystere-de-l-abbaye-recall-card-moved = the card given, { $who }
# As above.
mystere-de-l-abbaye-recall-pile = the parlour pile
# As above: what somebody listened to. It does not tell what.
mystere-de-l-abbaye-recall-hand = what was heard, { $who }
# As above.
mystere-de-l-abbaye-recall-done = the end of the turn
# After an undo: the card of the accused, or the one under the board, lay open for all.
mystere-de-l-abbaye-lasting-seen = But everybody has seen that card.
# After an undo: a card of the parlour was shown to one player, or none was.
mystere-de-l-abbaye-lasting-shown = What was shown stays seen.
# After an undo: a kept book was read aloud.
mystere-de-l-abbaye-lasting-heard = But everybody has heard that book.
# In this ear alone, a shared one: a monk's label scanned before the seat's three digits.
mystere-de-l-abbaye-refuse-check = Your hand is behind your three digits: key D, the digits, then the monk.

## The notebook

# Where nobody knows who has a card: inside a list of people.
mystere-de-l-abbaye-notebook-hidden = the culprit
# Inside a list of people: who may have a card.
mystere-de-l-abbaye-notebook-pile = the parlour pile
# All monks, in the notebook, before their names.
mystere-de-l-abbaye-notebook-monks = monks
# The monks whose order nobody has entered, before their names.
mystere-de-l-abbaye-notebook-order-unknown = order unknown
# How many monks may still be the culprit.
mystere-de-l-abbaye-notebook-monks-counted = { $count ->
        [0] no monk
        [one] one monk
       *[other] { $count }
    }
# The same where nobody has entered their orders.
mystere-de-l-abbaye-notebook-monks-untold-counted = { $count ->
        [0] no monk, orders unknown
        [one] one monk, order unknown
       *[other] { $count } monks, orders unknown
    }
# As above, of one order, inside a list.
mystere-de-l-abbaye-notebook-hospitalier-counted = { $count ->
        [0] no Templar
        [one] one Templar
       *[other] { $count } Templars
    }
# As above.
mystere-de-l-abbaye-notebook-franciscain-counted = { $count ->
        [0] no Franciscan
        [one] one Franciscan
       *[other] { $count } Franciscans
    }
# As above.
mystere-de-l-abbaye-notebook-benedictin-counted = { $count ->
        [0] no Benedictine
        [one] one Benedictine
       *[other] { $count } Benedictines
    }
# As above, those whose order nobody has entered.
mystere-de-l-abbaye-notebook-order-unknown-counted = { $count ->
        [0] none of unknown order
        [one] one of unknown order
       *[other] { $count } of unknown order
    }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A card that came from $who.
mystere-de-l-abbaye-notebook-received = Received from { $who }: { $monks }, turn { $turn }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-received-how = received from { $who }, turn { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A card that came from somebody.
mystere-de-l-abbaye-notebook-received-somewhere = Received: { $monks }, turn { $turn }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-received-somewhere-how = received, turn { $turn }
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-held-how = held in hand, turn { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A card that was passed at a mass.
mystere-de-l-abbaye-notebook-given = Given to { $who }: { $monks }, at { $mass }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-given-how = given to { $who }, at { $mass }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. $who drew this card from the seat's hand.
mystere-de-l-abbaye-notebook-taken = { $who } took { $monks } from you, turn { $turn }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-taken-how = taken by { $who }, turn { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. The same, where nobody knows which card.
mystere-de-l-abbaye-notebook-taken-unknown = { $who } took a card from you, turn { $turn }.
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. In the parlour.
mystere-de-l-abbaye-notebook-shown = { $who } showed you { $monks }, turn { $turn }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-shown-how = shown by { $who }, turn { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. This seat showed a card with these traits in the parlour.
mystere-de-l-abbaye-notebook-i-showed = A card shown to { $asker }: { $traits }, turn { $turn }.
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. In the parlour: a card with these traits was shown.
mystere-de-l-abbaye-notebook-parlour-shown = { $traits }: a card shown to { $asker }, turn { $turn }.
# The same, behind the name of a monk with these traits.
mystere-de-l-abbaye-notebook-parlour-shown-how = { $who } showed such a card, turn { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. In the parlour: there was no card with these traits.
mystere-de-l-abbaye-notebook-parlour-none = { $traits }: no card for { $asker }, turn { $turn }.
# The same, behind the name of a monk with these traits.
mystere-de-l-abbaye-notebook-parlour-none-how = { $who } had not got it, turn { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A question was answered aloud.
mystere-de-l-abbaye-notebook-question = Answered { $asker }, turn { $turn }.
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A question was answered by the vow of silence.
mystere-de-l-abbaye-notebook-vow = Vow of silence for { $asker }, turn { $turn }.
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A revelation in the chapter hall.
mystere-de-l-abbaye-notebook-revealed = Revelation: { $trait }, turn { $turn }.
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. The accused was cleared by his card.
mystere-de-l-abbaye-notebook-cleared = Card shown to all: { $monks }, turn { $turn }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-cleared-how = shown to all by { $who }, turn { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. The hand of $who lies open.
mystere-de-l-abbaye-notebook-open = Open hand: { $monks }, turn { $turn }.
# The same, behind one card's name.
mystere-de-l-abbaye-notebook-open-how = open card of { $who }, turn { $turn }
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-culprit-how = the culprit
# Behind where a card was: a mass moved cards of that hand.
mystere-de-l-abbaye-notebook-since-mass = since { $mass } its place is unknown
# Behind where a card was: a card of that hand has moved.
mystere-de-l-abbaye-notebook-since-turn = since turn { $turn } its place is unknown
# Behind where a card was: the player of that hand has gone home.
mystere-de-l-abbaye-notebook-since-left = since somebody left its place is unknown
