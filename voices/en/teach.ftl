# Teaching a box: "companion teach". All of it is heard by whoever fills the box in, on the loudspeaker and in the terminal.
# It is no game: nobody has a secret here.

## At the beginning, between two cards, at the end

# At the beginning. $game: the game. $told: cards told whole. $all: cards to tell.
teach-begin = { $game }: { $told } of { $all } cards told.
# At the beginning, where no card of this game has anything to be told. $game: the game.
teach-begin-nothing = { $game }: no text to tell, only barcodes.
# Between two cards, the first time and in help: what to do. $entries: the choices.
teach-rest = Scan a card, or a new code. Hash: the first that is missing. { $entries }. Star: stop.
# In the choice between two cards.
teach-rest-list = the list
# In the choice between two cards.
teach-rest-box = the barcode on the box
# In the choice between two cards.
teach-rest-steps = the set-up, step by step
# In the choice between two cards.
teach-rest-codes = codes, card after card
# The same, later.
teach-rest-again = Scan, or hash.
# Key D: where are we. $told: cards told whole. $all: cards to tell.
teach-where = { $told } of { $all } cards told.
# D again: what is missing. $count: how many cards. $names: the first of them.
teach-lacking = { $count ->
    [one] One is missing: { $names }.
   *[other] { $count } are missing: { $names }.
}
# Key D, where codes were taught. $count: how many things have one. $all: how many things are in the box.
teach-where-labels = { $count ->
    [one] One thing out of { $all } has a taught code.
   *[other] { $count } things out of { $all } have a taught code.
}
# D again: what has no taught code. $count: how many things. $names: the first of them.
teach-lacking-labels = { $count ->
    [one] One has none: { $names }.
   *[other] { $count } have none: { $names }.
}
# Hash after the last that is missing. $count: what is still missing, further up the list.
teach-end-of-list = { $count ->
    [0] Everything is told.
    [one] End of the list. One thing is still missing.
   *[other] End of the list. { $count } things are still missing.
}
# Refusal: hash, and nothing is missing.
teach-nothing-missing = Nothing is missing. Scan a card to change it.
# Star between two cards: stop?
teach-leave = Stop? Everything is kept. Hash: yes. Star: no.
# At the end. $told: cards told whole. $all: cards to tell.
teach-left = Kept: { $told } of { $all }. See you soon.
# Key 9, after the question of the moment.
teach-help = Key B: undo. Key D: where are we. 0: say again. Star: one step back.
# Refusal: this key is no choice. 9 says the question again.
teach-choose = No such choice here. 9: help.
# Refusal: a scan or a digit while a text is typed or to be confirmed.
teach-first-this = This is not finished: hash or star.
# Refusal: a thing of another box. $token: its name.
teach-not-of-box = Not in this box: { $token }.
# Refusal: the file could not be written, nothing has changed. $fault: the file's fault.
teach-not-kept = Not noted. { $fault }

## At a card

# A card and what it lacks. $token: the card. $slot: a "teach-slot". $entries: the choices, numbered.
teach-ask = { $token }, { $slot }? { $entries }. Hash: skip.
# The same, later. $token: the card. $slot: a "teach-slot".
teach-ask-again = { $token }, { $slot }?
# A thing that has nothing to be told, but for a barcode. $token: its name. $entries: the choices, numbered.
teach-ask-thing = { $token }. { $entries }. Hash: done.
# One thing among equal ones. $token: its name. $copy: its number.
teach-copy = { $token }, number { $copy }
# What can be told of a card, lower case. $slot: name, text, round, pair, lieu, or another word of the pack.
teach-slot = { $slot ->
    [name] name
    [text] text
    [ways] rooms next to it
    [round] pile
    [pair] pair number
    [lieu] board number
    [order] order, Templar 1, Franciscan 2, Benedictine 3
    [rank] rank, father 1, brother 2, novice 3
    [hood] hood, yes 1, no 2
    [face] face, bearded 1, clean-shaven 2
    [build] build, fat 1, thin 2
    [seal] seal, star 1, die 2, nothing 3
    [cards] cards to pass on
    [step] step
   *[other] { $slot }
}
# The text for some number of players. $slot: a "teach-slot". $players: that number.
teach-slot-players = { $slot } for { $players } players
# Choice, after its number.
teach-record = record
# Choice, after its number.
teach-type = type
# Choice, after its number: a number.
teach-type-number = type the number
# Choice, after its number.
teach-barcode = barcode
# Choice, after its number: what else the card has to be told.
teach-other-field = another field
# Choice, after its number: a text for some number of players.
teach-by-players = by the number of players
# Choice, after its number: what another file told differently.
teach-other-version = hear the other version
# At a card: what is noted already. $value: a number, a text or a recording.
teach-has = Noted already: { $value }.
# At a card: the text is noted for some numbers of players only.
teach-has-by-players = Noted only by the number of players.
# At a card: another file told something else; it is kept beside. $count: how many versions.
teach-has-others = { $count ->
    [one] Another version lies beside it.
   *[other] { $count } other versions lie beside it.
}
# After choice 5. $fewest, $most: the limits.
teach-for-players = For how many players? { $fewest } to { $most }.
# It is kept on disk.
teach-noted = Noted.
# Right after that: this card has everything. $told: cards told whole. $all: cards to tell.
teach-card-complete = Card complete: { $told } of { $all }.

## A number, a text, a recording

# A number to type. $slot: a "teach-slot". $high: the largest.
teach-number = Type: { $slot }, 1 to { $high }, then hash.
# A text to type at the keyboard. $slot: a "teach-slot".
teach-text = Type: { $slot }, then Enter. Enter alone: nothing.
# Refusal: a number is not recorded.
teach-number-is-typed = A number is typed: 2.
# Refusal: there is no keyboard to type a text.
teach-no-keyboard = No keyboard here. 1: record.
# Refusal: the text is too long. $length: its length. $longest: the most.
teach-too-long = Too long: { $length } characters, { $longest } at most.
# The microphone is being opened. The ready sign and "teach-speak-now" follow.
teach-speak = Speak after the sign. Hash: done. Star: give up.
# The same, later.
teach-speak-again = After the sign.
# After the sign: the microphone listens as soon as this word is said.
teach-speak-now = Speak.
# What was just typed or recorded, said back. $value: the text, the recording or the number.
teach-heard = Here it is: { $value }.
# After it was said back.
teach-keep = Hash: keep. 1: again. Star: no.
# The same, later.
teach-keep-again = Keep it?
# The same, where there are several other versions.
teach-keep-or-next = Hash: take this one. 6: the next. Star: no.
# The recording was too long, its end is missing.
teach-cut-short = Too long: the end is missing.
# Refusal: nothing was recorded, the sound library is missing.
microphone-no-library = No microphone: the sound library is missing. At a keyboard, 2: type.
# Refusal: nothing was recorded, no microphone is plugged in.
microphone-no-device = No microphone. Plug one in, then 1; at a keyboard, 2: type.
# Refusal: nothing was recorded, several microphones, and none is the system's own.
microphone-several = Several microphones. Name one at the start: --microphone NAME.
# Refusal: nothing was recorded, the microphone will not be opened.
microphone-cannot-open = The microphone will not open. Unplug it, plug it in again, then 1.
# Refusal: nothing was recorded, the microphone is gone.
microphone-gone = Microphone unplugged: nothing was recorded. Plug it in again, then 1.
# Refusal: nothing was recorded, nobody was heard.
microphone-silent = I heard nothing. Speak closer, then 1.

## Barcodes

# The next barcode will be this thing's. $token: its name.
teach-scan = { $token }: scan its barcode.
# A label, a tag or a barcode that nobody knows, the first time and at key D. $ways: what else can be done.
teach-owner = A new code. Which card? Its number in the list, then hash. Or { $ways }. Star: nothing.
# In the question whose a code is. $token: the likeliest card.
teach-owner-list = hash alone: the list, beginning with { $token }
# In the question whose a code is.
teach-owner-record = Key A: record what it says
# In the question whose a code is.
teach-owner-spell = Key C: spell its name
# In the question whose a code is.
teach-owner-type = At the keyboard: type its name
# In the question whose a code is.
teach-owner-scan = Scan its other code
# The same, later.
teach-owner-again = A new code. Which card?
# After key C: the card's name is spelled, the first time and at key D. $keys: the keys.
teach-spell = Spell a part of its name. { $keys }. Hash: look it up.
# While the name of a card is spelled.
teach-spell-digits = 2 to 9: letters, as on a telephone
# While the name of a card is spelled.
teach-spell-a = Key A: the next letter is on the same key
# While the name of a card is spelled.
teach-spell-zero = 0: read it back
# While the name of a card is spelled.
teach-spell-b = Key B: delete the last one
# The same, later.
teach-spell-again = Spell, then hash.
# A refusal: no card is called that. $names: the names most like it.
teach-no-such-name = No card is called that. The nearest: { $names }.
# A refusal: all equal cards have a code, and nobody knows which of them this one is on. $token: their name. $count: how many they are.
teach-all-copies = { $token }: all { $count } have a code already. First scan the right card's code.
# A refusal: key A, and no card waits for what it says.
teach-none-to-record = No card without a code still needs a text.
# Codes one after the other, in the order of the cards, the first time. $token: the first. $keys: the keys.
teach-row = One code a card, in order. Scan the one for: { $token }. { $keys }. Hash: done.
# While codes are taken one after the other.
teach-row-before = 1: card before
# While codes are taken one after the other.
teach-row-after = 3: card after
# While codes are taken one after the other.
teach-row-group = 4 or 6: another group
# While codes are taken one after the other.
teach-row-b = Key B: undo
# The same, when another card is chosen or another sort begins. $token: the card.
teach-row-again = { $token }: scan.
# The code is kept, in a row of codes. $token: the card. $codes: how many codes it has now.
teach-row-adopted = { $codes ->
    [1] { $token }.
   *[other] { $token }. It has { $codes } codes.
}
# The row of codes is done. $count: how many were kept.
teach-row-ended = { $count ->
    [0] Done. No code noted.
    [one] Done. One code noted.
   *[other] Done. { $count } codes noted.
}
# The code is kept. $token: what it stands for. $codes: how many codes that thing has now.
teach-adopted = { $codes ->
    [1] Code noted: { $token }.
   *[other] Code noted: { $token }. It has { $codes } codes.
}
# This barcode is its own already: forget it?
teach-forget = It has this barcode already. 1: forget it. Star: keep it.
# The barcode stands for nothing any more.
teach-forgotten = Barcode forgotten.
# Refusal: it is Companion's own label of this very thing. $token: its name.
teach-barcode-same = This code is its own already: { $token }.
# Refusal: this code stands for something else already. $token: for what.
teach-barcode-taken = Refused, this code is in use already: { $token }.
# Refusal: this barcode cannot be kept.
teach-barcode-unfit = This barcode is too long, or has accents.
# The list, the first time. $token: the thing. $number: its place. $count: how many there are.
teach-browse = { $token }, { $number } of { $count }. 1 and 3: back, on. 4 and 6: from group to group. Hash: this one.
# The same, then. $token: the thing. $number: its place. $count: how many there are.
teach-browse-again = { $token }, { $number } of { $count }.

## Star, and short names for undo

# The text is given up.
cancelled-text = No text.
# What was just said back is not kept.
cancelled-value = Not kept.
# No barcode is learnt.
cancelled-barcode = No code noted.
# It goes on.
cancelled-leaving = We go on.
# A key or a scan while recording: nothing of it is kept.
cancelled-recording = Recording given up.
# Short name: what was told. $token: the card. $slot: a "teach-slot".
teach-recall-field = { $token }, { $slot }
# Short name: a barcode. $token: what it stands for.
teach-recall-barcode = barcode, { $token }

## Two files become one: "companion teach … --merge"

# What the other file has added. $game: the game. $count: how many things.
merge-added = { $game }: { $count ->
    [0] nothing added.
    [one] one thing added.
   *[other] { $count } things added.
}
# What the other file tells differently: ours is used, theirs is kept beside. $count: how many. $names: what.
merge-beside = { $count ->
    [one] One difference: yours is used, the other lies beside it. { $names }.
   *[other] { $count } differences: yours are used, the others lie beside them. { $names }.
}
# The other file brings nothing. $game: the game.
merge-nothing = { $game }: nothing new.
# Short name: a barcode. $code: its characters.
merge-barcode = barcode { $code }
# Another file has another meaning for a barcode. $code: its characters. $token: what it stands for here. $others: what it stands for there.
merge-barcode-differs = Barcode { $code }: here { $token }, there { $others }. Yours stays.
# Short name: a row of the set-up. $row: as in the file.
merge-row = set-up { $row }
# Short name: the series of the labels.
merge-series = series of the labels
# What was taught, small letters: all the steps of the set-up.
teach-steps = the steps of the set-up

## What is known of each box, and boxes as files: "companion decks"

# A box in the list. $game: the game. $what: how many of what, small letters.
decks-line = { $game }: { $what }.
# Nothing has been told of any box.
decks-none = No box has been taught yet. Teach one: companion teach, and the game.
# In the list. $count: how many.
decks-codes = { $count ->
    [one] one barcode
   *[other] { $count } barcodes
}
# In the list. $count: how many.
decks-names = { $count ->
    [one] one name
   *[other] { $count } names
}
# In the list: texts of cards. $count: how many.
decks-texts = { $count ->
    [one] one card text
   *[other] { $count } card texts
}
# In the list: numbers that are on the cards, and rows of the set-up. $count: how many.
decks-facts = { $count ->
    [one] one number
   *[other] { $count } numbers
}
# In the list: steps of the set-up. $count: how many.
decks-steps = { $count ->
    [one] one step of the set-up
   *[other] { $count } steps of the set-up
}
# In the list. $count: how many.
decks-recordings = { $count ->
    [one] one recording
   *[other] { $count } recordings
}
# Behind a box in the list: it was told on this machine. $date: the day of the last time.
decks-here = Told here, { $date }.
# Behind a box in the list: others have told it. $who: a name. $date: the day of the last time.
decks-by = Told by { $who }, { $date }.
# The box file is written. $game: the game. $what: how many of what, small letters.
decks-exported = Exported, { $game }: { $what }.
# In place of how much: the box file has the game alone.
decks-game-alone = the game alone
# After that, where the box has such texts.
decks-texts-stay = The words printed on cards, or in the rules, stay here: they are not yours to give. Recordings go along.
# A game of one's own has come with its box file. $game: the game.
decks-game-added = New game: { $game }.
# Refused: nothing has been told of this box. $game: the game.
decks-nothing = { $game }: nothing to export yet. Teach it: companion teach.
# Refused: a file that is no box file would be overwritten. $path: the file.
decks-other-file = { $path } is another file, and stays as it is. Give another name.
# Refused: this machine does not know the game. $game: its id. $path: the file.
decks-unknown-game = { $path }: the game { $game } is not known here. Its pack is needed first, in the folder packs.
# Refused: another game has that name here. $game: the game.
decks-other-game = { $game }: a game of that name is here, with other cards. Nothing was imported.
# Refused: the name after --by. $longest: characters.
decks-by-form = After --by: a name of at most { $longest } characters.
# A day. $day: 1 to 31. $month: 1 to 12. $year: the year.
date = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day }, { $year }

## The set-up, step by step

# At the beginning, where only the rules in the box tell the set-up and nobody has told it yet.
teach-steps-untold = Nobody has told its set-up yet. Key 3: tell it, step by step.
# At a step that is told. $number: its place. $count: how many there are. $entries: the
# choices, numbered.
teach-step = Step { $number } of { $count }. { $entries }. Hash: the next. Star: done.
# The same, later.
teach-step-again = Step { $number } of { $count }. Hash: the next.
# After the last step: the place of a new one. $number: its place. $entries: the choices, numbered.
teach-step-new = New step, number { $number }. { $entries }. Hash: done.
# The same, later.
teach-step-new-again = New step, number { $number }? Hash: done.
# A choice, after its number: the step goes before the one before it.
teach-step-earlier = one place earlier
# A choice, after its number.
teach-step-later = one place later
# A choice, after its number.
teach-step-remove = remove
# A choice, after its number: all the steps, as another file told them.
teach-step-other = the other file's steps
# A step is removed, on disk too.
teach-step-removed = Removed.
