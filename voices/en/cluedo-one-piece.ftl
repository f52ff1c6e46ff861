### Cluedo One Piece in English. Idiom before likeness: say it as a table says it, the information first.
### Names stand after a colon, a comma or as a subject, never with a possessive: "player 3" is a name too.
### An Équipage is a "crew member", the Étui "sleeve", a Méchant "villain", the Fiche "sheet".
### A message may have .brief (shorter) and .full (for a first evening, with what to do).

## Names of things

# The game's title: in the lobby and in the list of games.
game-cluedo-one-piece = Cluedo One Piece

# The following say what a scanned thing is, where its owner has given it no name. The numbers are the companion's.
# The game box itself.
token-cluedo-one-piece-box = the box of Cluedo One Piece
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-cluedo-one-piece-fiche-ile = The islands
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-cluedo-one-piece-fiche-equipage = The crew
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-cluedo-one-piece-fiche-tresor = The treasures
# A label of the reference sheet, from which islands are scanned.
token-cluedo-one-piece-fiche-ile-1 = Sheet: island 1
# As above.
token-cluedo-one-piece-fiche-ile-2 = Sheet: island 2
# As above.
token-cluedo-one-piece-fiche-ile-3 = Sheet: island 3
# As above.
token-cluedo-one-piece-fiche-ile-4 = Sheet: island 4
# As above.
token-cluedo-one-piece-fiche-ile-5 = Sheet: island 5
# As above.
token-cluedo-one-piece-fiche-ile-6 = Sheet: island 6
# As above.
token-cluedo-one-piece-fiche-ile-7 = Sheet: island 7
# As above.
token-cluedo-one-piece-fiche-ile-8 = Sheet: island 8
# As above.
token-cluedo-one-piece-fiche-ile-9 = Sheet: island 9
# As above.
token-cluedo-one-piece-fiche-ile-10 = Sheet: island 10
# As above.
token-cluedo-one-piece-fiche-ile-11 = Sheet: island 11
# As above.
token-cluedo-one-piece-fiche-ile-12 = Sheet: island 12
# As above, crew members.
token-cluedo-one-piece-fiche-equipage-1 = Sheet: crew member 1
# As above.
token-cluedo-one-piece-fiche-equipage-2 = Sheet: crew member 2
# As above.
token-cluedo-one-piece-fiche-equipage-3 = Sheet: crew member 3
# As above.
token-cluedo-one-piece-fiche-equipage-4 = Sheet: crew member 4
# As above.
token-cluedo-one-piece-fiche-equipage-5 = Sheet: crew member 5
# As above.
token-cluedo-one-piece-fiche-equipage-6 = Sheet: crew member 6
# As above.
token-cluedo-one-piece-fiche-equipage-7 = Sheet: crew member 7
# As above.
token-cluedo-one-piece-fiche-equipage-8 = Sheet: crew member 8
# As above.
token-cluedo-one-piece-fiche-equipage-9 = Sheet: crew member 9
# As above.
token-cluedo-one-piece-fiche-equipage-10 = Sheet: crew member 10
# As above.
token-cluedo-one-piece-fiche-equipage-11 = Sheet: crew member 11
# As above.
token-cluedo-one-piece-fiche-equipage-12 = Sheet: crew member 12
# As above, treasures.
token-cluedo-one-piece-fiche-tresor-1 = Sheet: treasure 1
# As above.
token-cluedo-one-piece-fiche-tresor-2 = Sheet: treasure 2
# As above.
token-cluedo-one-piece-fiche-tresor-3 = Sheet: treasure 3
# As above.
token-cluedo-one-piece-fiche-tresor-4 = Sheet: treasure 4
# As above.
token-cluedo-one-piece-fiche-tresor-5 = Sheet: treasure 5
# As above.
token-cluedo-one-piece-fiche-tresor-6 = Sheet: treasure 6
# As above.
token-cluedo-one-piece-fiche-tresor-7 = Sheet: treasure 7
# As above.
token-cluedo-one-piece-fiche-tresor-8 = Sheet: treasure 8
# As above.
token-cluedo-one-piece-fiche-tresor-9 = Sheet: treasure 9
# As above.
token-cluedo-one-piece-fiche-tresor-10 = Sheet: treasure 10
# As above.
token-cluedo-one-piece-fiche-tresor-11 = Sheet: treasure 11
# As above.
token-cluedo-one-piece-fiche-tresor-12 = Sheet: treasure 12
# As above, the central island.
token-cluedo-one-piece-fiche-centre = Sheet: the centre
# A crew member or its card; also inside other messages, in place of a name.
token-cluedo-one-piece-equipage-1 = Crew member 1
# As above.
token-cluedo-one-piece-equipage-2 = Crew member 2
# As above.
token-cluedo-one-piece-equipage-3 = Crew member 3
# As above.
token-cluedo-one-piece-equipage-4 = Crew member 4
# As above.
token-cluedo-one-piece-equipage-5 = Crew member 5
# As above.
token-cluedo-one-piece-equipage-6 = Crew member 6
# As above.
token-cluedo-one-piece-equipage-7 = Crew member 7
# As above.
token-cluedo-one-piece-equipage-8 = Crew member 8
# As above.
token-cluedo-one-piece-equipage-9 = Crew member 9
# As above.
token-cluedo-one-piece-equipage-10 = Crew member 10
# As above.
token-cluedo-one-piece-equipage-11 = Crew member 11
# As above.
token-cluedo-one-piece-equipage-12 = Crew member 12
# As above, a treasure.
token-cluedo-one-piece-tresor-1 = Treasure 1
# As above.
token-cluedo-one-piece-tresor-2 = Treasure 2
# As above.
token-cluedo-one-piece-tresor-3 = Treasure 3
# As above.
token-cluedo-one-piece-tresor-4 = Treasure 4
# As above.
token-cluedo-one-piece-tresor-5 = Treasure 5
# As above.
token-cluedo-one-piece-tresor-6 = Treasure 6
# As above.
token-cluedo-one-piece-tresor-7 = Treasure 7
# As above.
token-cluedo-one-piece-tresor-8 = Treasure 8
# As above.
token-cluedo-one-piece-tresor-9 = Treasure 9
# As above.
token-cluedo-one-piece-tresor-10 = Treasure 10
# As above.
token-cluedo-one-piece-tresor-11 = Treasure 11
# As above.
token-cluedo-one-piece-tresor-12 = Treasure 12
# As above, an island.
token-cluedo-one-piece-ile-1 = Island 1
# As above.
token-cluedo-one-piece-ile-2 = Island 2
# As above.
token-cluedo-one-piece-ile-3 = Island 3
# As above.
token-cluedo-one-piece-ile-4 = Island 4
# As above.
token-cluedo-one-piece-ile-5 = Island 5
# As above.
token-cluedo-one-piece-ile-6 = Island 6
# As above.
token-cluedo-one-piece-ile-7 = Island 7
# As above.
token-cluedo-one-piece-ile-8 = Island 8
# As above.
token-cluedo-one-piece-ile-9 = Island 9
# As above.
token-cluedo-one-piece-ile-10 = Island 10
# As above.
token-cluedo-one-piece-ile-11 = Island 11
# As above.
token-cluedo-one-piece-ile-12 = Island 12
# An adventure card that is a villain.
token-cluedo-one-piece-mechant-1 = Villain 1
# As above.
token-cluedo-one-piece-mechant-2 = Villain 2
# As above.
token-cluedo-one-piece-mechant-3 = Villain 3
# As above.
token-cluedo-one-piece-mechant-4 = Villain 4
# As above.
token-cluedo-one-piece-mechant-5 = Villain 5
# As above.
token-cluedo-one-piece-mechant-6 = Villain 6
# As above.
token-cluedo-one-piece-mechant-7 = Villain 7
# As above.
token-cluedo-one-piece-mechant-8 = Villain 8
# An adventure card that is an ally or an event.
token-cluedo-one-piece-aventure-01 = Adventure card 1
# As above.
token-cluedo-one-piece-aventure-02 = Adventure card 2
# As above.
token-cluedo-one-piece-aventure-03 = Adventure card 3
# As above.
token-cluedo-one-piece-aventure-04 = Adventure card 4
# As above.
token-cluedo-one-piece-aventure-05 = Adventure card 5
# As above.
token-cluedo-one-piece-aventure-06 = Adventure card 6
# As above.
token-cluedo-one-piece-aventure-07 = Adventure card 7
# As above.
token-cluedo-one-piece-aventure-08 = Adventure card 8
# As above.
token-cluedo-one-piece-aventure-09 = Adventure card 9
# As above.
token-cluedo-one-piece-aventure-10 = Adventure card 10
# As above.
token-cluedo-one-piece-aventure-11 = Adventure card 11
# As above.
token-cluedo-one-piece-aventure-12 = Adventure card 12
# As above.
token-cluedo-one-piece-aventure-13 = Adventure card 13
# As above.
token-cluedo-one-piece-aventure-14 = Adventure card 14
# As above.
token-cluedo-one-piece-aventure-15 = Adventure card 15
# As above.
token-cluedo-one-piece-aventure-16 = Adventure card 16
# As above.
token-cluedo-one-piece-aventure-17 = Adventure card 17
# As above.
token-cluedo-one-piece-aventure-18 = Adventure card 18
# As above.
token-cluedo-one-piece-aventure-19 = Adventure card 19
# As above.
token-cluedo-one-piece-aventure-20 = Adventure card 20
# As above.
token-cluedo-one-piece-aventure-21 = Adventure card 21
# As above.
token-cluedo-one-piece-aventure-22 = Adventure card 22
# As above.
token-cluedo-one-piece-aventure-23 = Adventure card 23
# As above.
token-cluedo-one-piece-aventure-24 = Adventure card 24
# As above.
token-cluedo-one-piece-aventure-25 = Adventure card 25
# As above.
token-cluedo-one-piece-aventure-26 = Adventure card 26
# As above.
token-cluedo-one-piece-aventure-27 = Adventure card 27
# As above.
token-cluedo-one-piece-aventure-28 = Adventure card 28
# As above.
token-cluedo-one-piece-aventure-29 = Adventure card 29
# As above.
token-cluedo-one-piece-aventure-30 = Adventure card 30
# An equipment card.
token-cluedo-one-piece-equipement-1 = Equipment card 1
# As above.
token-cluedo-one-piece-equipement-2 = Equipment card 2
# As above.
token-cluedo-one-piece-equipement-3 = Equipment card 3
# As above.
token-cluedo-one-piece-equipement-4 = Equipment card 4
# As above.
token-cluedo-one-piece-equipement-5 = Equipment card 5
# As above.
token-cluedo-one-piece-equipement-6 = Equipment card 6
# As above.
token-cluedo-one-piece-equipement-7 = Equipment card 7
# As above.
token-cluedo-one-piece-equipement-8 = Equipment card 8
# As above.
token-cluedo-one-piece-equipement-9 = Equipment card 9
# As above.
token-cluedo-one-piece-equipement-10 = Equipment card 10
# As above.
token-cluedo-one-piece-equipement-11 = Equipment card 11
# As above.
token-cluedo-one-piece-equipement-12 = Equipment card 12

## The set-up, one step after the other; each is said when it is reached, and again by "where are we?"

# The first line of a game, after the roll call. $players: how many play.
cluedo-one-piece-started = { $players } players, here we go. Hash takes you to the next step.
# Right after it, in the variant in which no crew card leaves the game.
cluedo-one-piece-started-all-crew = Variant: all crew cards stay in the game.
# What to lay out.
cluedo-one-piece-step-board = Lay out the board, and all six pawns in the zone of their colour, even those that nobody plays. Everybody chooses a character: its pawn, its equipment card, a note sheet. Hash when it is done.
    .brief = Board, six pawns, characters. Hash.
# Whom a player plays: a number is asked. $crew: the highest.
cluedo-one-piece-ask-character = { $who }: which character? Its number, 1 to { $crew }, or a scan of the sheet. Hash: without telling me.
    .brief = { $who }: which character?
# That was told, or is said again by "where are we?"
cluedo-one-piece-plays = { $who }: { $character }.
# Which characters of the double pawns are not played: up to three numbers or scans.
cluedo-one-piece-ask-doubles = Three of the pawns stand for two characters each. Choose which one plays, and take the crew cards of the other three out of the game: scan them, or type their numbers. Hash: without telling me.
    .brief = Three double pawns: which cards leave the game? Scan, number, or hash.
# The same in the variant in which no card is taken out.
cluedo-one-piece-ask-doubles-all-crew = Three of the pawns stand for two characters each. Choose which one plays. Who is left without a pawn? Scan them, or type their numbers. All cards stay. Hash: without telling me.
    .brief = Three double pawns: who has no pawn? Scan, number, or hash.
# After the first and the second. $left: how many are still to come.
cluedo-one-piece-ask-doubles-next = { $left ->
        [1] One more.
       *[other] { $left } more.
    }
# A crew member's card has left the game.
cluedo-one-piece-taken-out = { $character }: card taken out.
# A crew member has no pawn, and its card stays.
cluedo-one-piece-without-pawn = { $character }: no pawn.
# Three cards go into the sleeve, unseen.
cluedo-one-piece-step-sleeve = Three piles: crew, treasure, island. Shuffle each of them. The top card of each pile goes into the sleeve, and nobody sees it. The sleeve goes to the centre of the board. Hash when it is done.
    .brief = Shuffle the three piles. One card of each into the sleeve, unseen. Hash.
# The rest is dealt. $side: 5 where so many cards go to the side of the board (two players, or teams), else 0.
cluedo-one-piece-step-deal = The adventure pile goes beside the board, the treasure tokens in the centre. Shuffle all other crew, treasure and island cards together. { $side ->
        [0] Deal them all.
       *[other] Lay { $side } of them at random, face down, beside the board. Deal the rest.
    } Read your cards in secret. Hash when it is done.
    .brief = Shuffle the rest. { $side ->
        [0] Deal it all.
       *[other] { $side } beside the board, face down. Deal.
    } Hash.
# The same where it is known how many cards there are. $each: for each player; $over: so many players get one more.
cluedo-one-piece-step-deal-counted = The adventure pile goes beside the board, the treasure tokens in the centre. Shuffle all other crew, treasure and island cards together. { $side ->
        [0] Deal them all
       *[other] Lay { $side } of them at random, face down, beside the board. Deal the rest
    }: { $each } each{ $over ->
        [0] { "" }
        [1] , one more for one player
       *[other] , one more for { $over } players
    }. Read your cards in secret. Hash when it is done.
    .brief = Shuffle the rest. { $side ->
        [0] Deal it
       *[other] { $side } beside the board, face down. Deal
    }: { $each } each{ $over ->
        [0] { "" }
       *[other] , { $over } left over
    }. Hash.
# Who begins: a seat is asked. $players: the highest.
cluedo-one-piece-ask-starter = Everybody rolls the die. Who has the highest number, and begins? A seat, 1 to { $players }. Key 7: I roll for everybody.
    .brief = Who begins? A seat. Key 7: I roll.
# The companion has rolled for all of them. $rolls: a list of the next message.
cluedo-one-piece-start-rolled = { $rolls }.
# One item of that list.
cluedo-one-piece-start-roll = { $who } rolls { $value }
# Several have rolled the same highest number. $people: who.
cluedo-one-piece-ask-starter-tied = A tie: { $people }. The rules do not settle it. Who begins? A seat. Key 7: I roll again for these players.

## Turns

# Somebody's turn; the pawn is on no island.
cluedo-one-piece-turn = { $who } plays.
    .full = { $who } plays. Roll the dice and move: no diagonal, not through a pawn. On reaching an island, scan it on the sheet of codes. Otherwise, hash at the end of the turn.
# The same, on an island.
cluedo-one-piece-turn-island = { $who } plays, { $island }. To stay, 2.
    .brief = { $who } plays, { $island }.
    .full = { $who } plays, { $island }. To stay, 2. If you leave, by the sea passage or by dice: scan the island you reach. Otherwise, hash at the end of the turn.
# The same, in the centre.
cluedo-one-piece-turn-centre = { $who } plays, in the centre. To accuse, 4.
    .brief = { $who } plays, in the centre.
    .full = { $who } plays, in the centre. To accuse, 4. To move on: scan the island you reach. Otherwise, hash at the end of the turn.
# In a turn, 3 was typed: # lays a villain, any other key does not. It may have been meant for island 3. $laid: how many would lie there then. $most: with so many everybody has lost.
cluedo-one-piece-sure-villain = A villain? That makes { $laid } of { $most }. Hash: yes. For island 3: key 1 first.
    .brief = A villain? That makes { $laid } of { $most }. Hash: yes.
# As above: 5 was typed.
cluedo-one-piece-sure-equipment = Equipment card, { $who }? Hash: yes. For island 5: key 1 first.
    .brief = Equipment card, { $who }? Hash: yes.
# While right or wrong is asked, 1 was typed: # wins the game for $who, any other key does not.
cluedo-one-piece-sure-right = Right, and { $who } wins? Hash: yes.
# As above: 2 was typed, and $who would be out.
cluedo-one-piece-sure-wrong = Wrong, and { $who } is out? Hash: yes.
# An island was reached, and its number is asked.
cluedo-one-piece-ask-island = Which island? Its number. Hash: none.
    .brief = Which island?
# Somebody is on an island now.
cluedo-one-piece-landed = { $island }.
# Right after that line: the crew member of a hypothesis is asked.
cluedo-one-piece-ask-crew = Hypothesis. Which crew member?
    .brief = Crew member?
    .full = Hypothesis. Which crew member? The number, or a scan of the sheet. Hash: no hypothesis.
# Then the treasure.
cluedo-one-piece-ask-treasure = Which treasure?
    .brief = Treasure?
# A player reached an island and passes (#): no hypothesis there. $who: that player. Who plays next comes right after.
cluedo-one-piece-no-hypothesis = { $who }: no hypothesis.
# What was just scanned or typed.
cluedo-one-piece-named = { $thing }.
# A hypothesis is complete; what it is follows at once.
cluedo-one-piece-supposes = Hypothesis.
# Right after that line; the pawn and the token go to the island.
cluedo-one-piece-supposed = { $crew }, { $treasure }, { $island }. Move pawn and token.
    .brief = { $crew }, { $treasure }, { $island }.
    .full = { $crew }, { $treasure }, { $island }. The pawn and the token go to this island.
# The same where the token stands on that island already.
cluedo-one-piece-supposed-pawn = { $crew }, { $treasure }, { $island }. Move the pawn, the token is there.
    .brief = { $crew }, { $treasure }, { $island }. Only the pawn.
# The same where the pawn stands there already.
cluedo-one-piece-supposed-token = { $crew }, { $treasure }, { $island }. Move the token, the pawn is there.
    .brief = { $crew }, { $treasure }, { $island }. Only the token.
# The same where there is nothing to move.
cluedo-one-piece-supposed-nothing = { $crew }, { $treasure }, { $island }. Nothing to move.
# The same for a crew member who has no pawn.
cluedo-one-piece-supposed-no-pawn = { $crew }, { $treasure }, { $island }. No pawn: move the token.
    .brief = { $crew }, { $treasure }, { $island }. No pawn.
    .full = { $crew }, { $treasure }, { $island }. No pawn moves. The token goes to this island.
# To the player whose pawn was moved by somebody's hypothesis.
cluedo-one-piece-pawn-moved = { $who }: your pawn moves. You may draw an adventure card.
    .brief = { $who }: your pawn moves.
    .full = { $who }: your pawn moves. You may draw an adventure card, and you will go on from this island.
# The same where nobody has told whom everybody plays, so that it may be somebody's pawn.
cluedo-one-piece-pawn-moved-somebody = If somebody plays this pawn: adventure card allowed.
    .brief = Adventure card allowed.
    .full = If somebody plays this pawn: an adventure card may be drawn, and that player goes on from this island.
# To whoever asked, if told at the roll call that cards are read by ear.
cluedo-one-piece-asker-by-ear = { $who }: by ear, key C, then your seat.
    .brief = { $who }: key C, your seat.
    .full = { $who }: to hear the card that is shown, key C, your seat, then the scan.
# The first time that somebody who hears cards by ear has to answer. D: what may be shown.
cluedo-one-piece-answerer-by-ear = { $who }: by ear, key C, your seat, then key D: what you may show.
# The first to answer, at the left of $asker. # or 1 is pressed at the table; which card it is nobody says.
cluedo-one-piece-answer-first = { $who } answers. A card is shown: hash. No card: 1.
    .brief = { $who } answers.
    .full = { $who } answers. If you have any of these three cards, show just one, in secret, to { $asker }. A card is shown: hash. No card: 1.
# The next to answer.
cluedo-one-piece-answer = { $who } answers.
    .brief = { $who }?
    .full = { $who } answers, and shows one card only, in secret, to { $asker }. A card is shown: hash. No card: 1.
# That player has none of the three cards.
cluedo-one-piece-had-none = { $who }: none.
# That player has shown one card; the turn is over.
cluedo-one-piece-showed = { $who } showed a card.
# Nobody had any of them.
cluedo-one-piece-nobody-showed = Nobody showed a card.
# Two players, or teams: right after that line.
cluedo-one-piece-step-side = { $who }: look in secret at one of the cards beside the board, and cross it off: it is not in the sleeve. Then hash.
    .brief = { $who }: a card beside the board, in secret. Hash.
# Somebody is in the centre.
cluedo-one-piece-step-centre = In the centre. To accuse, 1. Otherwise, hash.
    .brief = In the centre. Accuse?
    .full = In the centre. To accuse, 1. One mistake, and you are out. Otherwise, hash.
# The companion has rolled. $total: the sum; $dice: each die.
cluedo-one-piece-rolled = { $total } in all: { $dice }.
# The same, with one die.
cluedo-one-piece-rolled-one = The die shows { $total }.
# A villain lies beside the board. $laid of $most.
cluedo-one-piece-villain = Villain: { $laid } of { $most }.
    .full = Villain: { $laid } of { $most }. Lay it beside the board.
# The same when few are left. It interrupts. $left: how many.
cluedo-one-piece-villain-warning = Watch out, villain: { $laid } of { $most }! { $left ->
        [1] One more, and everybody loses.
       *[other] { $left } more, and everybody loses.
    }
# An ally or an event is about to be played.
cluedo-one-piece-adventure-due = Adventure card: scan it, or somebody who sees reads it aloud. Then go on; hash ends the turn.
    .brief = Adventure card?
# That card. $text: the owner's words, with their own punctuation.
cluedo-one-piece-adventure-text = { $card }. { $text }
# The same without a text.
cluedo-one-piece-adventure = { $card }. Read it aloud.
# Right after it, as the rules say it.
cluedo-one-piece-adventure-played = Then put it under the adventure pile, or on an island.
# An equipment card was used.
cluedo-one-piece-equipment-used = { $who }: equipment used. Turn the card over.
    .brief = { $who }: equipment used.
# Something open that was scanned and decides nothing: only what it is.
cluedo-one-piece-heard = { $card }.
# The same, with the owner's text.
cluedo-one-piece-heard-text = { $card }. { $text }

## Accusations

# In the centre: three things are asked, one after the other. # alone: no accusation.
cluedo-one-piece-accuse-crew = Accusation. Which crew member? Hash: no accusation.
    .brief = Accusation. Crew member?
# As above.
cluedo-one-piece-accuse-treasure = Which treasure?
    .brief = Treasure?
# As above.
cluedo-one-piece-accuse-island = Which island?
    .brief = Island?
# An accusation is complete; what it is follows at once.
cluedo-one-piece-accuses = { $who } accuses.
# Right after that line.
cluedo-one-piece-accused = { $crew }, { $treasure }, { $island }.
# Right after it. A number is asked, 1 or 2; or the three cards are scanned, and only right or wrong is said.
cluedo-one-piece-ask-verdict = { $who }: look into the sleeve in secret. Right: 1. Wrong: 2. Or scan its three cards: I will only say right or wrong.
    .brief = The sleeve, in secret. Right: 1. Wrong: 2. Or three scans.
# The same for a player who reads by ear.
cluedo-one-piece-ask-verdict-ear = { $who }: key C, then your seat, and scan the three cards of the sleeve. Without an earphone, scan them here: I will only say right or wrong.
    .brief = { $who }: the sleeve. Key C, your seat, three scans.
# A card of the sleeve was scanned at the table, which never hears which. $count: 1 to 3.
cluedo-one-piece-sleeve-scanned = Card { $count } of 3.
# The accusation was wrong.
cluedo-one-piece-wrong = Wrong. The cards go back into the sleeve. { $who } is out, but still shows cards.
    .brief = Wrong. The sleeve closes. { $who } still shows.
# The accusation was right. It interrupts everything.
cluedo-one-piece-won = Right! Victory: { $who }.
# All villains lie beside the board. It interrupts everything.
cluedo-one-piece-lost-villains = All the villains are here: everybody has lost.
# Every player has accused wrongly, which the rules do not foresee. It interrupts everything.
cluedo-one-piece-lost-all-wrong = Nobody can play any more. The rules do not foresee this. You may open the sleeve.

## Where are we

# D, while a hypothesis is being answered.
cluedo-one-piece-asked = Hypothesis: { $crew }, { $treasure }, { $island }.
# D, right after that line. $people: who has been asked and had nothing.
cluedo-one-piece-asked-none = Nothing so far: { $people }.
# D twice: a hypothesis of $who that has been answered. $shower: who showed a card; all between the two had nothing.
cluedo-one-piece-inquiry = Hypothesis, { $who }: { $crew }, { $treasure }, { $island }. { $shower } showed a card.
# The same, where nobody had any of the three.
cluedo-one-piece-inquiry-nobody = Hypothesis, { $who }: { $crew }, { $treasure }, { $island }. Nobody showed a card.
# D, in the middle of a hypothesis or an accusation. $things: what has been named so far.
cluedo-one-piece-status-named = Named so far: { $things }.
# D, when an ally or an event is about to be played.
cluedo-one-piece-status-adventure-due = An adventure card is expected.
# D twice, where it is known how many cards there are. $each: dealt to each player; $over: so many players got one more.
cluedo-one-piece-status-hands = Dealt: { $each } { $each ->
        [one] card
       *[other] cards
    } each{ $over ->
        [0] { "" }
        [1] , one more for one player
       *[other] , one more for { $over } players
    }.
# D twice: the cards that lie face down beside the board, for two players or teams.
cluedo-one-piece-status-side = Beside the board: { $side } cards.
# D twice. $people: all names, clockwise.
cluedo-one-piece-status-seats = Round the table, to the left: { $people }.
# D twice. $crew: those whose cards have left the game.
cluedo-one-piece-status-taken-out = Cards taken out: { $crew }.
# D twice, in the variant. $crew: those who have no pawn.
cluedo-one-piece-status-without-pawn = Without a pawn: { $crew }.
# D twice, or corrected. $laid of $most.
cluedo-one-piece-villains = Villains: { $laid } of { $most }.
# D, and D twice: the same with those that are known. $names: a list.
cluedo-one-piece-villains-named = Villains: { $laid } of { $most }. { $names }.
# D twice, or corrected. Where a player, a pawn or a treasure is.
cluedo-one-piece-stands = { $thing }: { $island }.
# The same, for whoever is in the centre.
cluedo-one-piece-stands-centre = { $thing }: in the centre.
# D twice. $people: whose pawn is on no island, or on one that nobody has told.
cluedo-one-piece-status-no-island = On no known island: { $people }.
# D twice, after those treasures that are on an island.
cluedo-one-piece-status-treasures = The other treasures: in the centre.
# D twice. $people: who has accused wrongly.
cluedo-one-piece-status-out = Out, but still answering: { $people }.
# D twice. $people: whose equipment card has not been used.
cluedo-one-piece-status-equipment = Still have their equipment: { $people }.
# D twice. $people: whose equipment card lies face down.
cluedo-one-piece-status-equipment-used = Equipment used: { $people }.

## Reminders: once, after a minute in which nothing came

# A step of the set-up is being done.
cluedo-one-piece-remind-step = Done? Hash.

## What can be done now: one line each, in help; each begins with its purpose

# In the set-up.
cluedo-one-piece-can-pass = To go on: hash.
# While a character is asked.
cluedo-one-piece-can-scan-crew = For a character: its number, or a scan.
# Help, where a thing of the sheet is asked for: behind the question.
cluedo-one-piece-can-thing = Its number, or a scan of the sheet. To give it up: hash.
# While it is asked who begins.
cluedo-one-piece-can-starter = To begin: a seat. To let me roll: 7.
# In a turn.
cluedo-one-piece-can-island = On reaching an island: a scan of the sheet, or key 1.
# As above.
cluedo-one-piece-can-turn = To end the turn: hash.
# As above.
cluedo-one-piece-can-move = To stay on the island: 2. For the centre: 4. For the dice: 7.
# As above.
cluedo-one-piece-can-cards = For a villain: a scan, or 3 then hash. For the equipment: 5 then hash. To play an adventure card: 6.
# As above.
cluedo-one-piece-can-menu = To correct: menu, 3.
# While a hypothesis is answered.
cluedo-one-piece-can-answer = For a card shown: hash. For none: 1.
# While a side card is looked at.
cluedo-one-piece-can-side = To go on, once the card is seen: hash.
# In the centre.
cluedo-one-piece-can-centre = To accuse: 1. To end the turn: hash.
# After the end.
cluedo-one-piece-can-read-cards = To hear a card: a scan.

## Menu entries and the questions they ask

# An entry: a villain was drawn out of turn, and has no label.
cluedo-one-piece-menu-villain = one more villain
# An entry: an ally or an event is played out of turn.
cluedo-one-piece-menu-adventure = play an adventure card
# An entry: an equipment card is used out of turn.
cluedo-one-piece-menu-equipment = use an equipment card
# Whose equipment.
cluedo-one-piece-ask-equipment = The equipment of which seat?
# The first question of a correction.
cluedo-one-piece-ask-which-fact = What needs correcting? The villains: 1. Whose turn it is: 2. The island of whoever plays: 3.
# The second one.
cluedo-one-piece-ask-fact = How many villains, which seat, which island? The centre: 0. Then hash.
    .brief = How many, which seat, which island?

## What may be answered, one by one: read on a page, not heard

# Answers to the questions above, where they are named one by one (the buttons of a page). In a turn: 1, an island was reached.
cluedo-one-piece-choice-island = island reached
# As above: 2.
cluedo-one-piece-choice-stay = stay on the island
# As above: 3, a villain is laid beside the board.
cluedo-one-piece-choice-villain = a villain
# As above: 4, the pawn is in the centre.
cluedo-one-piece-choice-centre = the centre
# As above: 5, whoever plays uses it.
cluedo-one-piece-choice-equipment = equipment card
# As above: 6, it is about to be played.
cluedo-one-piece-choice-adventure = adventure card
# While a hypothesis is answered: 1, none of the three cards.
cluedo-one-piece-choice-none = none of the three
# In the centre: 1.
cluedo-one-piece-choice-accuse = accuse
# The sleeve was looked at: 1, the accusation is right.
cluedo-one-piece-choice-right = right
# As above: 2.
cluedo-one-piece-choice-wrong = wrong
# What is to be corrected: 1, how many were laid.
cluedo-one-piece-choice-fact-villains = the villains
# As above: 2.
cluedo-one-piece-choice-fact-turn = whose turn it is
# As above: 3, where the pawn of whoever plays stands.
cluedo-one-piece-choice-fact-place = the island

## Refusals: they interrupt, say why, and nothing has changed

# $players wanted to play; the game is for $fewest to $most.
cluedo-one-piece-refuse-players = This game is for { $fewest } to { $most } players. You are { $players }.
# A setting that this game does not have, at the start.
cluedo-one-piece-refuse-setting = Unknown setting: { $setting }.
# A setting has a value that cannot be, at the start. $values: what it may be, as it is typed.
cluedo-one-piece-refuse-setting-value = Setting { $setting }: { $values }. Not { $value }.
# The same for a setting that counts cards. $unknown: the word to type where nobody knows, as it is typed.
cluedo-one-piece-refuse-setting-count = Setting { $setting }: a number from { $low } to { $most }, or { $unknown }. Not { $value }.
# The settings that count cards leave too few: not everybody can be dealt one. $cards: how many are left to deal. $players: how many play.
cluedo-one-piece-refuse-setting-few-cards = With these settings { $cards ->
    [one] one card is
   *[other] { $cards } cards are
} left to deal, for { $players } players.
# The counter's key.
cluedo-one-piece-refuse-counter = Key A counts nothing in this game. For a villain: a scan, or key 3.
# The menu's "table without scanner".
cluedo-one-piece-refuse-scanner = Nothing to set: here, whatever is scanned at the table can be typed too.
# That character is played by $who already.
cluedo-one-piece-refuse-character-taken = { $character }: already chosen. { $who } plays this character.
# That crew member was named already as one without a pawn.
cluedo-one-piece-refuse-already-out = { $character }: already named.
# A crew member whom $who plays cannot be without a pawn.
cluedo-one-piece-refuse-played = { $character }: in play. { $who } plays this character.
# A number beyond the highest. $most: that one.
cluedo-one-piece-refuse-no-such-number = Not that number: the highest is { $most }.
# A crew member or a treasure was named by a player on no island, or such a player wants to stay.
cluedo-one-piece-refuse-no-island = You are on no island: first scan the one you have reached.
# The companion was to roll twice in one turn. $total: what it rolled.
cluedo-one-piece-refuse-rolled = Already rolled this turn: { $total }.
# A label of the sheet that this box does not need.
cluedo-one-piece-refuse-not-in-box = This box does not have so many.
# # in the middle of a hypothesis: it is not lost by that. $lacks: what is missing, "crew" or "treasure".
cluedo-one-piece-refuse-hypothesis-begun = The hypothesis has begun, and still lacks { $lacks ->
    [crew] the crew member
   *[treasure] the treasure
}. To give it up: key B, twice.
# The same thing was named twice.
cluedo-one-piece-refuse-named = { $thing }: already named.
# A second crew member was named in one hypothesis or accusation.
cluedo-one-piece-refuse-second-crew = The crew member has already been named.
# As above, a treasure.
cluedo-one-piece-refuse-second-treasure = The treasure has already been named.
# As above, an island in an accusation.
cluedo-one-piece-refuse-second-island = The island has already been named.
# Another island than the one on which the player is.
cluedo-one-piece-refuse-other-island = The hypothesis is about your island: { $island }.
# A crew member whose card was taken out of the game.
cluedo-one-piece-refuse-crew-out = { $character }: that card is not in the game.
# The sheet was scanned while a hypothesis is being answered. Who has to is said behind it.
cluedo-one-piece-refuse-answer-first = Not yet: an answer is awaited.
# The sheet was scanned while a card of the side is to be looked at.
cluedo-one-piece-refuse-side-first = Not yet: the card beside the board comes first.
# The sheet was scanned in the centre, before an accusation was begun.
cluedo-one-piece-refuse-accuse-first = In the centre there is nothing to name before you accuse.
# The sheet was scanned, or # pressed, while right or wrong is asked.
cluedo-one-piece-refuse-verdict = The accusation is waiting for its answer.
# That very villain lies there already. $laid: how many lie there. $most: with so many everybody has lost.
cluedo-one-piece-refuse-same-villain = This villain lies there already. Still { $laid } of { $most }.
# An equipment card is used a second time.
cluedo-one-piece-refuse-equipment-used = { $who }: equipment already used.
# A card that is or may be somebody's secret was scanned at the table: the same words for all of them.
cluedo-one-piece-refuse-secret = Card not read: it is secret.
    .full = Card not read: it is secret. To name something, scan the sheet. To play an adventure card, key 6 first.
# While the sleeve is scanned at the table: a second card of a sort.
cluedo-one-piece-refuse-sleeve-sort = Not that one: the sleeve holds one card of each sort.
# A menu entry or a roll that makes no sense in this phase.
cluedo-one-piece-refuse-not-now = That cannot be done now. Nothing has changed.
# A form was left with a hole.
cluedo-one-piece-refuse-incomplete = An answer is missing. Nothing has changed.
# The turn was to be given to somebody who is out.
cluedo-one-piece-refuse-out = { $who } is out, after a wrong accusation.
# A correction that changes nothing.
cluedo-one-piece-refuse-no-change = Nothing to correct: that is how it stood.
# # after the end.
cluedo-one-piece-refuse-over = The game is over.
# "companion check" and at the start: a name was given twice. $name: the name. $other: the card that has it already.
cluedo-one-piece-flaw-name = "{ $name }": that name is taken by { $other } already. Correct one of the two.

## Short names of what happened: "Annulé : …", "Dernier fait : …"

# The game's first event.
cluedo-one-piece-recall-started = the beginning of the game
# A step was passed.
cluedo-one-piece-recall-board = the board
# As above.
cluedo-one-piece-recall-doubles = the double pawns
# As above.
cluedo-one-piece-recall-sleeve = the sleeve filled
# As above.
cluedo-one-piece-recall-deal = the deal
# Whom somebody plays.
cluedo-one-piece-recall-character = the character, { $who }
# Who has no pawn.
cluedo-one-piece-recall-without-pawn = the double pawn, { $character }
# The companion rolled.
cluedo-one-piece-recall-roll = the dice
# A digit was typed that asks for # first.
cluedo-one-piece-recall-asked-first = the question asked
# Who began.
cluedo-one-piece-recall-starter = the first turn, { $who }
# A turn without an island.
cluedo-one-piece-recall-turn = the turn, { $who }
# An island's number was asked.
cluedo-one-piece-recall-island-asked = the question about the island
# An island was reached.
cluedo-one-piece-recall-landed = the arrival, { $island }
# The centre was reached.
cluedo-one-piece-recall-centre = the arrival in the centre, { $who }
# A thing was named.
cluedo-one-piece-recall-named = the name, { $thing }
# A hypothesis was made.
cluedo-one-piece-recall-supposed = the hypothesis, { $crew }, { $treasure }, { $island }
# Somebody had none of the three cards.
cluedo-one-piece-recall-had-none = { $who }, none
# Somebody showed a card.
cluedo-one-piece-recall-showed = { $who }, a card shown
# A side card was looked at.
cluedo-one-piece-recall-side = the card beside the board, { $who }
# Somebody began to accuse, or thought better of it.
cluedo-one-piece-recall-accusation = the accusation begun
# An accusation was made.
cluedo-one-piece-recall-accused = the accusation, { $who }
# A card of the sleeve was scanned at the table.
cluedo-one-piece-recall-sleeve-scanned = a card of the sleeve
# Right or wrong.
cluedo-one-piece-recall-verdict = the sleeve's answer, { $who }
# A villain was laid. $laid: how many lie there.
cluedo-one-piece-recall-villain = villain number { $laid }
# An adventure card was played.
cluedo-one-piece-recall-adventure = the adventure card
# An equipment card was used.
cluedo-one-piece-recall-equipment = the equipment, { $who }
# A correction.
cluedo-one-piece-recall-corrected = the correction
# What somebody listened to. It does not say what.
cluedo-one-piece-recall-window = what was heard, { $who }

## In one ear alone, in a seat's window

# When the window opens, after the deal: nothing has been heard of this hand yet.
cluedo-one-piece-window-first = Scan your cards, in the order you hold them.
# The same later.
cluedo-one-piece-window-hand = Your cards: a number, or a scan.
# The same while this seat has to answer a hypothesis.
cluedo-one-piece-window-answer = Your cards. Key D: what you may show.
# When a card is being shown to this seat by $shower.
cluedo-one-piece-window-shown = { $shower } shows you a card: scan it.
    .full = { $shower } shows you a card: scan it, and none of yours.
# When this seat may look at a side card.
cluedo-one-piece-window-side = A card beside the board: scan it.
# When this seat has accused.
cluedo-one-piece-window-sleeve = The sleeve: scan its three cards.
# A card that was scanned: shown, of the side, or of the sleeve.
cluedo-one-piece-card-looked = { $card }.
# A card of one's own hand. $place: its place in it.
cluedo-one-piece-card-looked-place = { $card }.
    .full = Card { $place }: { $card }.
# An adventure card of one's own. $text: the owner's words, with their own punctuation.
cluedo-one-piece-card-looked-text = { $card }. { $text }
# A card that the table was told has been shown: what a hand's window takes it for. It may be one's own, named too.
cluedo-one-piece-card-shown = { $card }: shown by { $who }. Yours? Scan it again.
# The same where the hand is complete: it cannot be one's own.
cluedo-one-piece-card-shown-sure = { $card }: shown by { $who }.
# The second such card in one window: one was shown, so the first was not. $other: the first.
cluedo-one-piece-card-shown-instead = { $card }: shown by { $who }, and not { $other }. Yours? Scan it again.
# The same where the hand is complete.
cluedo-one-piece-card-shown-instead-sure = { $card }: shown by { $who }, and not { $other }.
# A card of the side that this seat has heard before, scanned among its own.
cluedo-one-piece-card-side = { $card }: a card beside the board. Yours? Scan it again.
# The same where the hand is complete.
cluedo-one-piece-card-side-sure = { $card }: a card beside the board.
# A card of the sleeve that this seat has heard after its accusation, scanned among its own.
cluedo-one-piece-card-sleeve = { $card }: a card of the sleeve. Yours? Scan it again.
# The same where the hand is complete.
cluedo-one-piece-card-sleeve-sure = { $card }: a card of the sleeve.
# The window of an accuser closes before all cards of the sleeve were scanned in it.
cluedo-one-piece-sleeve-short = All three cards of the sleeve, while you listen once. Nothing is judged.
# D, while this seat has to answer: the cards of its hand that were asked for.
cluedo-one-piece-may-show = You may show: { $cards }.
# The same, none.
cluedo-one-piece-may-show-none = Among the cards you have heard, nothing to show.
# D: the card that answered this seat's last hypothesis. $who: who showed it.
cluedo-one-piece-was-shown = { $who } showed you: { $card }.
# D, and when the window closes: the card of the side that this seat has just heard.
cluedo-one-piece-was-at-the-side = Card beside the board: { $card }.
# D: the whole hand in order. $count: how many cards.
cluedo-one-piece-own-hand = { $count ->
        [1] One card
       *[other] { $count } cards
    }: { $cards }.
# D, after one's own wrong accusation.
cluedo-one-piece-own-sleeve = In the sleeve: { $cards }.
# A label that does not belong here. It does not say what it is.
cluedo-one-piece-refuse-window = This label is not to be read here.
# A card that was not asked for, or is this seat's own.
cluedo-one-piece-refuse-window-shown = This card does not answer your hypothesis.
# Not a card of the sleeve: one's own, or a second of its sort.
cluedo-one-piece-refuse-window-sleeve = Not that one. One card of each sort, and none of yours.
# A villain, which nobody keeps.
cluedo-one-piece-refuse-window-villain = A villain: nobody keeps it. Lay it beside the board, and scan it at the table.
# More cards than this seat was dealt.
cluedo-one-piece-refuse-window-full = Your hand is complete already.

## What undo cannot take back

# After an undo: a card was shown to one player, or looked at by the side.
cluedo-one-piece-lasting-shown = What was shown stays seen.
# After an undo: whoever accused has looked into the sleeve.
cluedo-one-piece-lasting-sleeve = But the sleeve has been seen.

## The notebook

# Where nobody knows yet who has a card: inside a list of people.
cluedo-one-piece-notebook-hidden = the sleeve
# A sort of cards, in the notebook.
cluedo-one-piece-notebook-crew = crew
# As above.
cluedo-one-piece-notebook-treasure = treasures
# As above.
cluedo-one-piece-notebook-island = islands
# How many crew members are still possible, inside a list.
cluedo-one-piece-notebook-crew-counted = { $count ->
        [0] no crew
        [one] one of the crew
       *[other] { $count } of the crew
    }
# As above, treasures.
cluedo-one-piece-notebook-treasure-counted = { $count ->
        [0] no treasure
        [one] one treasure
       *[other] { $count } treasures
    }
# As above, islands.
cluedo-one-piece-notebook-island-counted = { $count ->
        [0] no island
        [one] one island
       *[other] { $count } islands
    }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. $who had none of the three.
cluedo-one-piece-notebook-none = None of { $cards }, turn { $turn }.
# The same, behind one card's name.
cluedo-one-piece-notebook-none-how = { $who } has not got it, turn { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. $who has shown somebody one of the three.
cluedo-one-piece-notebook-one-of = One of { $cards }, turn { $turn }.
# The same, behind the name of one of the three.
cluedo-one-piece-notebook-one-of-how = { $who } showed one card of three, turn { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A wrong accusation.
cluedo-one-piece-notebook-accused = Accused: { $cards }.
# The same, behind the name of one of the three.
cluedo-one-piece-notebook-accused-how = { $who } accused wrongly, turn { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. The hand of $who lies open.
cluedo-one-piece-notebook-open = Open hand: { $cards }, turn { $turn }.
# The same, behind one card's name.
cluedo-one-piece-notebook-open-how = open card of { $who }, turn { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. $who showed this seat the card.
cluedo-one-piece-notebook-shown = { $who } showed you { $card }, turn { $turn }.
# The same, behind the card's name.
cluedo-one-piece-notebook-shown-how = shown by { $who }, turn { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. This seat showed it.
cluedo-one-piece-notebook-i-showed = You showed { $cards } to { $who }, turn { $turn }.
# The same, behind the card's name.
cluedo-one-piece-notebook-i-showed-how = shown by you to { $who }, turn { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. This seat showed one of these: which, only its player knows.
cluedo-one-piece-notebook-i-showed-one-of = You showed { $who } one of { $cards }, turn { $turn }.
# The same, behind the name of one of them.
cluedo-one-piece-notebook-i-showed-one-of-how = perhaps shown by you to { $who }, turn { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. This seat looked at a card beside the board.
cluedo-one-piece-notebook-side = Card beside the board: { $cards }, turn { $turn }.
# The same, behind the card's name.
cluedo-one-piece-notebook-side-how = beside the board, turn { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. This seat looked into the sleeve.
cluedo-one-piece-notebook-sleeve = In the sleeve: { $cards }.
# The same, behind the card's name.
cluedo-one-piece-notebook-sleeve-how = in the sleeve
# Inside a list of people: who may have a card.
cluedo-one-piece-notebook-beside = the side
