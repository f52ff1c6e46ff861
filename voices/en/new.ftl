# A game of one's own: “companion teach new”. Whoever makes it hears all of it, at the loudspeaker and in the terminal.
# “new-pack” and “new-usual” are written into the game's file, and said at the table when it is played.

# At the beginning.
new-begin = A game of your own: twelve questions at most. Hash: the answer I propose. Key B: go back.
# At the beginning, where a game that was made so is changed. $game: the game.
new-change = { $game }: its answers, one after the other. Hash: keep it. Key B: go back.
# At the beginning: a game was begun and is not finished. $game: the game.
new-offer = { $game } is not finished. Hash: go on. 1: give it up for another.
# At the beginning: the unfinished game is damaged and has been set aside.
new-set-aside = The unfinished game was damaged: I have set it aside.
# Star: stop?
new-leave = Stop? Your answers stay for the next time. Hash: yes. Star: no.
# At the end, where the game is not finished.
new-left = Kept. To go on: companion teach new.
# Key 9, after the present question.
new-help = Key B, twice: the answer before. Key D: the question. 0: say again. Star: stop.
# Refusal: a scan before the questions are over.
new-cards-later = Cards are scanned after these questions.
# A name is noted. $name: that name.
new-called = { $name }. Noted.
# Refusal: another game has this name. $name: that name.
new-name-taken = A game is already called that: { $name }.
# Refusal: other cards of the game have this name. $name: that name.
new-sort-taken = Other cards are already called that: { $name }.
# Refusal: the game has enough sorts of cards. $most: the largest number.
new-sorts-full = At most { $most } sorts of cards.
# Refusal: there is no keyboard to type a name.
teach-no-keyboard-here = No keyboard here.
# While spelling: a space.
letter-space = Space.
# Question: the game's name. $usual: the one that hash keeps. $typing: 1 where there is a keyboard.
new-ask-name = Its name? 1: record it.{ $typing ->
    [1] { " " }Key C: type it.
   *[other] { "" }
} Or spell it, as on a telephone, 2 to 9. Key A: the next letter. Twice: a space. At the end, hash. Hash alone: { $usual }.
# Question: the name of a sort of cards. $number: its place. $usual: the name that hash keeps. $typing: 1 where there
# is a keyboard.
new-ask-sort = Cards, sort { $number }: what is one called? Spell it.{ $typing ->
    [1] { " " }Key C: type it.
   *[other] { "" }
} Hash: { $usual }.
# Question. $low, $high: the range. $usual: what hash keeps.
new-ask-fewest = How many players at least? From { $low } to { $high }. Hash: { $usual }.
# Question. $low, $high: the range. $usual: what hash keeps.
new-ask-most = And at most? From { $low } to { $high }. Hash: { $usual }.
# Question. $name: the sort. $low, $high: the range. $usual: what hash keeps.
new-ask-count = { $name }: how many cards? From { $low } to { $high }, then hash. Hash alone: { $usual }.
# Question. $name: the sort. $usual: what hash keeps.
new-ask-named = { $name }: different cards? 1: yes, each has its own name or text. 2: no, all alike. Hash: { $usual }.
# Question. $name: the sort. $usual: what hash keeps.
new-ask-hand = { $name }: who hears it? 1: the whole table. 2: only whoever holds it. 3: either. Hash: { $usual }.
# Question. $usual: what hash keeps.
new-ask-more = More cards? 1: yes. 2: no. Hash: { $usual }.
# Question. $usual: what hash keeps.
new-ask-flow = Who plays when? 1: freely. 2: in turn, with hash. 3: in rounds. 4: in rounds, one turn each. Hash: { $usual }.
# Question. $high: the limit. $usual: what hash keeps.
new-ask-rounds = How many rounds? Up to { $high }, then hash. Zero: as many as you like. Hash alone: { $usual }.
# Question. $usual: what hash keeps.
new-ask-counter = A counter? 1: none. 2: one for the table. 3: points for each player. Hash: { $usual }.
# Question. $high: the limit. $usual: what hash keeps.
new-ask-countdown = A countdown? How many seconds, up to { $high }, then hash. Zero: none. Hash alone: { $usual }.
# Question. $low, $high: the range. $usual: what hash keeps.
new-ask-dice = How many dice? From { $low } to { $high }. Hash: { $usual }.
# Question. $low, $high: the range. $usual: what hash keeps.
new-ask-faces = How many faces on a die? From { $low } to { $high }, then hash. Hash alone: { $usual }.
# Short name of an answer, for going back. $ask: the question.
new-recall = { $ask ->
    [name] the game's name
    [fewest] how many players at least
    [most] how many players at most
    [sort] what the cards are called
    [count] how many cards
    [named] alike or not
    [hand] who hears them
    [more] more cards
    [flow] who plays when
    [rounds] how many rounds
    [counter] the counter
    [countdown] the countdown
    [dice] the dice
   *[faces] the faces
}
# After a refusal: what is asked. $what: a “new-recall”.
new-due = The question: { $what }.
# The game is made. $game: the game. $number: its number in the lobby. $cards: how many cards. $id: its name for
# commands.
new-made = { $game } is made. Its number in the lobby: { $number }. Cards: { $cards }. Labels: companion labels { $id }. Now its cards.
# On the command line: this game cannot be changed by ear. $game: the game. $file: its file.
new-by-hand = { $game } was not made this way, or its file has been changed by hand. Change it in { $file }.
# A game's name, to be compared. $game: the game.
new-title = { $game }
# The name of a game that nobody has named. $number: the first that is free.
new-usual-game = Game { $number }
# The name of a card where nobody gives one.
new-usual-sort = Card
# At the top of the file, for whoever opens it.
new-pack-remark = Made with companion teach new. Once changed here by hand, this file can only be changed by hand.
# Each player's counter.
new-pack-points = points
# The table's counter.
new-pack-count = Counter
# A card that moves the counter up.
new-pack-plus = One more
# A card that moves the counter down.
new-pack-minus = One less
# A card that ends the round.
new-pack-round = End of the round
# A card that rolls the dice.
new-pack-dice = Roll the dice
# A card that starts the countdown.
new-pack-start = Start the clock
# A card that stops the countdown.
new-pack-stop = Stop the clock
# Ten seconds before the countdown ends.
new-pack-ten = Ten seconds.
# The end of the countdown.
new-pack-time = Time is up.
