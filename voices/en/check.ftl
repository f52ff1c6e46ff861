# The faults of files, told at the start and by "companion check": to whoever prepares the table, by loudspeaker
# and in the terminal. Each fault tells the right form; the frame tells where it is.

# At the start and by "companion check": where the fault is, then the fault. $file: the file. $fault: the fault, a sentence.
fault-in-file = { $file }: { $fault }
# At the start and by "companion check": where the fault is, then the fault. $file: the file. $line: the line. $fault: the fault, a sentence.
fault-at-line = { $file }, line { $line }: { $fault }
# At the start and by "companion check": where the fault is, then the fault. $file: the file. $line: the line. $field: the field. $fault: the fault, a sentence.
fault-at-field = { $file }, line { $line }, { $field }: { $fault }
# At the start and by "companion check": where the fault is, then the fault. $file: the file. $field: the field. $fault: the fault, a sentence.
fault-in-field = { $file }, { $field }: { $fault }

## The file itself

# After the place of the fault, to whoever prepares the table.
fault-missing-file = there is no such file. Check its name.
# After the place of the fault, to whoever prepares the table.
fault-directory = this is a folder. It has to be a file.
# After the place of the fault, to whoever prepares the table.
fault-not-yaml = this file is not read: its name has to end with .yaml, in small letters. Rename it.
# After the place of the fault, to whoever prepares the table.
fault-not-a-file = this is not an ordinary file.
# After the place of the fault, to whoever prepares the table.
fault-forbidden = no permission to read this file. Change its permissions.
# After the place of the fault, to whoever prepares the table.
fault-unreadable = the disk could not read this file. Copy it again.
# After the place of the fault, to whoever prepares the table.
fault-too-large = this file is too large: one million bytes at most.
# After the place of the fault, to whoever prepares the table.
fault-not-utf8 = these characters are not UTF-8. Save the file as UTF-8.
# After the place of the fault, to whoever prepares the table.
fault-unprintable = there is an invisible, forbidden character here. Delete it.
# After the place of the fault, to whoever prepares the table.
fault-empty = this file is empty.
# After the place of the fault, to whoever prepares the table.
fault-not-written = this file could not be written. Check the free space and the permissions. The old one is untouched.
# "piper-voices" in settings.yaml. $file: the file's name.
fault-no-voice-file = the file { $file } is not there. The .onnx voice is needed and, beside it, its .onnx.json file.

## YAML's own writing

# After the place of the fault, to whoever prepares the table.
fault-tab = a tab at the start of the line. Use spaces.
# After the place of the fault, to whoever prepares the table.
fault-yaml = this line cannot be read. Align the fields, and put a text that contains a colon or a sign in quotes.
# After the place of the fault, to whoever prepares the table.
fault-documents = a second document begins here. Keep one per file.
# After the place of the fault, to whoever prepares the table.
fault-anchor = anchors and aliases, & and *, are not allowed. Write the value out.
# After the place of the fault, to whoever prepares the table.
fault-tag = tags, which begin with an exclamation mark, are not allowed. Delete it.
# After the place of the fault, to whoever prepares the table.
fault-key = a field needs a simple name.
# After the place of the fault, to whoever prepares the table.
fault-duplicate = this field is already further up. Keep one of them.

## The value of a field

# After the place of the fault, to whoever prepares the table.
fault-label-places = one place, or two different corners for a card that takes two labels.
# After the place of the fault, to whoever prepares the table. $low and $high: the bounds.
fault-millimetres = it takes millimetres in digits, from { $low } to { $high }, with a point and two places at most.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-sheet-name = { $found } is no name of a sheet. Letters, digits, points and hyphens.
# After the place of the fault, to whoever prepares the table.
fault-sheet-wide = these labels do not fit the width of the paper, or overlap. Look at left, across, width and columns.
# After the place of the fault, to whoever prepares the table.
fault-sheet-high = these labels do not fit the height of the paper, or overlap. Look at top, down, height and rows.
# After the place of the fault, to whoever prepares the table.
fault-paper = the paper is a4, letter, or the width and the height of one label of the roll: [40, 30].
# After the place of the fault, to whoever prepares the table.
fault-text = a text is needed here.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-quotes = write "{ $found }" in quotes: otherwise YAML takes it for something else.
# After the place of the fault, to whoever prepares the table. $longest: the most.
fault-long = the text is too long: { $longest } characters at most.
# After the place of the fault, to whoever prepares the table. $most: the largest number.
fault-steps = at most { $most } steps.
# After the place of the fault, to whoever prepares the table. $low: the least. $high: the most.
fault-whole = write a whole number from { $low } to { $high }, in digits, without quotes or a leading zero.
# After the place of the fault, to whoever prepares the table. $choices: the possible values.
fault-choice = one of these: { $choices }.
# After the place of the fault, to whoever prepares the table.
fault-flag = write true or false.
# After the place of the fault, to whoever prepares the table. $fields: the possible fields.
fault-record = fields are needed here: { $fields }.
# After the place of the fault, to whoever prepares the table.
fault-mapping = lines like "name: value" are needed here.
# After the place of the fault, to whoever prepares the table.
fault-list = a list is needed here: [one, two], or one line an item, with a dash.
# After the place of the fault, to whoever prepares the table. $fields: the possible fields.
fault-unknown-field = unknown field. Possible fields: { $fields }.
# After the place of the fault, to whoever prepares the table.
fault-missing-field = this field is missing.
# After the place of the fault, to whoever prepares the table. $name: the field's name. $newest: the known version.
fault-header = the file has to begin with "{ $name }: { $newest }".
# After the place of the fault, to whoever prepares the table. $newest: the known version.
fault-newer = written for a newer version of Companion. Update Companion, or write { $newest }.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-slug = "{ $found }": only plain lower-case letters, digits and dashes.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-language-tag = "{ $found }" is not a language code. Examples: fr, en, es.
# After the place of the fault, to whoever prepares the table. $kinds: the known kinds.
fault-unknown-kind = unknown kind of file. The first field, or the file's name, has to be one of: { $kinds }.

## stickers.yaml

# After the place of the fault, to whoever prepares the table.
fault-sticker-number = a sticker's number has two digits, without 0 or 9.
# After the place of the fault, to whoever prepares the table. $number: the number. $owner: the shape that has it.
fault-number-taken = number { $number } already belongs to { $owner }. Take another.
# After the place of the fault, to whoever prepares the table.
fault-colour-or-part = write either colour or part.

## Game boxes (packs)

# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-token-id = "{ $found }" is not a piece's name: small letters without accents, digits, hyphens. Example: red-apple.
# After the place of the fault, to whoever prepares the table. $token: the piece.
fault-token-taken = { $token } is already further up, as a name or a former name.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-salt = "{ $found }": 1 to 8 lower-case letters or digits.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-row = "{ $found }" is not a table row. Example: roles/7.
# After the place of the fault, to whoever prepares the table. $row: the table's row.
fault-unknown-row = no table has the row { $row }.
# After the place of the fault, to whoever prepares the table. $players: the number of players.
fault-missing-row = the row for { $players } players is missing.
# After the place of the fault, to whoever prepares the table. $token: the piece. $other: the other piece.
fault-clash = { $token } would have the same code as { $other }. Add a salt field to the newer of the two.
# After the place of the fault, to whoever prepares the table. $token: the piece that is named.
fault-namesake = { $token } is not a piece of this box that is taught a name.
# After the place of the fault, to whoever prepares the table: the field “why” points to passages, and there are none.
fault-why-no-rules = that points to the rules by ear, and this file has none.
# After the place of the fault, to whoever prepares the table.
fault-braille-cells = braille cells are needed here, one to six.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-braille-sign = { $found }: a single sign is needed here.
# After the place of the fault, to whoever prepares the table.
fault-braille-digits = ten braille cells are needed here, from 1 to 9, then 0.
# After the place of the fault, to whoever prepares the table. $signs: the signs that are missing.
fault-braille-missing = these signs are missing: { $signs }.
# After the place of the fault, to whoever prepares the table. $number: the number. $game: the game that has it. $free: a number that is free.
fault-lobby-taken = number { $number } in the lobby is { $game }'s. Free: { $free }.

## The owner's additions (decks)

# After the place of the fault, to whoever prepares the table. $games: the games.
fault-no-game = the field game is missing: the file may have been cut short. Copy it again, whole. Games: { $games }.
# After the place of the fault, to whoever prepares the table. $game: the game.
fault-unknown-token = this piece is not in the box. The list: companion codes { $game }.
# After the place of the fault, to whoever prepares the table. $token: the piece.
fault-no-slots = there is nothing to fill in for { $token }.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-barcode = "{ $found }": 1 to 200 letters, digits or signs, without accents.
# After the place of the fault, to whoever prepares the table. $found: the barcode. $token: the piece.
fault-barcode-taken = the barcode { $found } is { $token }'s already. Leave it to one of them.
# Behind the place of the fault, to whoever prepares the table. $other: the other file.
fault-pack-twice = this game is in { $other } already, which alone counts. Give one of the two another name, or take it away.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-barcode-misread = "{ $found }" looks like one of Companion's labels, but a letter is wrong. Copy its eight letters again.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-token-copy = "{ $found }" is not a piece. Examples: box, cable/secure@3.
# After the place of the fault, to whoever prepares the table. $copies: how many there are.
fault-copy = copies: 1 to { $copies }.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-series = "{ $found }": 1 to 16 plain letters, digits or dashes.
# After the place of the fault, to whoever prepares the table.
fault-text-or-recording = text or recording is needed.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-name = "{ $found }": one name, without semicolon or bar. One name a line.
# After the place of the fault, to whoever prepares the table: said without text to read.
fault-said-alone = said tells how to read text: text is missing.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-recording-name = "{ $found }" is no name of a recording. Example: opera.wav, beside this file.
# After the place of the fault, to whoever prepares the table. $file: the recording.
fault-recording-missing = the recording { $file } is not there. Copy the whole folder, or delete this line.
# After the place of the fault, to whoever prepares the table. $file: the recording.
fault-recording-damaged = the recording { $file } is cut short or damaged. Copy it again.
# After the place of the fault, to whoever prepares the table. $file: the recording.
fault-recording-form = the recording { $file } must be a WAV file of 16 bits and one channel.
# After the place of the fault, to whoever prepares the table. $file: the recording. $seconds: the most.
fault-recording-long = the recording { $file } is too long: { $seconds } seconds at most.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-day = "{ $found }": a day as 2026-12-01.
# After the file, to whoever prepares the table.
fault-box-damaged = this is no exported box, or it was cut short. Copy it again, whole.
# After the file, to whoever prepares the table.
fault-box-no-deck = there is no deck.yaml in it: it is no exported box.
# After the file, to whoever prepares the table.
fault-box-no-game = the field game is missing: the file may have been cut short. Copy it again, whole.
# After the file, to whoever prepares the table. $name: the file in it.
fault-box-stray = "{ $name }" does not belong in an exported box. Nothing was imported.
# After the file, to whoever prepares the table.
fault-box-large = too large for an exported box. Nothing was imported.

## Settings

# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-port = "{ $found }" is not a port. Examples: auto, /dev/ttyACM0, seat2=/dev/ttyACM1.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-output = "{ $found }" is not an output. Write table, or seat2, or "seat2,seat5" for a shared earphone.
# After the place of the fault, to whoever prepares the table. $who: "table" or "seat2".
fault-output-twice = { $who } has two outputs. Keep one.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-ear = "{ $found }" is not an earphone. Write seat2, or "seat2,seat5" if it is shared.
# After the place of the fault, to whoever prepares the table. $who: "seat2".
fault-ear-twice = { $who } is set twice. Keep one.
# After the place of the fault, to whoever prepares the table. $found: what is written.
fault-address = "{ $found }" is no address: four numbers from 0 to 255, with dots, in quotes. For all addresses, delete this line.
# After the place of the fault, to whoever prepares the table.
fault-wifi-password = a Wi-Fi password has 8 to 63 characters, without accents. Copy it as it is, in quotes. For an open Wi-Fi, delete this line.
# After the place of the fault, to whoever mends a pronunciation. $found: what is written.
fault-lexicon-word = "{ $found }": the word begins and ends with a letter or a digit.

## Words (voices)

# After the place of the fault, to whoever prepares the table. $problem: the reader's detail, in English.
fault-fluent = this message cannot be read. Check its braces and indents. Detail: { $problem }.
# After the place of the fault, to whoever prepares the table. $file: the file. $first: its line there.
fault-message-twice = this message is already in { $file }, line { $first }. Keep one of them.
# After the place of the fault, to whoever prepares the table.
fault-no-comment = a comment is missing: when this message is heard, and by whom.
# After the place of the fault, to whoever prepares the table.
fault-no-value = this message has no text after the equals sign.
# After the place of the fault, to whoever prepares the table. $attributes: the variants.
fault-attribute = possible variants of a message: { $attributes }.
# After the place of the fault, to whoever prepares the table. $functions: the functions.
fault-function = unknown function. Possible: { $functions }.
# After the place of the fault, to whoever prepares the table. $message: its name.
fault-unknown-message = no message is called { $message } in this language.
# After the place of the fault, to whoever prepares the table.
fault-missing-message = this message is missing. Translate it.
# After the place of the fault, to whoever prepares the table.
fault-not-in-source = this message does not exist in French. Delete it, or add it in French.
# After the place of the fault, to whoever prepares the table. $variable: its name.
fault-missing-variable = { $variable } is missing from this message.
# After the place of the fault, to whoever prepares the table. $variable: its name.
fault-unknown-variable = the variable { $variable } does not exist in French.
# After the place of the fault, to whoever prepares the table. $problem: the reader's detail, in English.
fault-unsayable = this message could not be said in full. Detail: { $problem }.

## Games without code

# A text that must be given in several languages. $languages: which.
fault-text-in-languages = write this text in each language of the game: { $languages }. Example: en: Hello
# A text that one language lacks. $lang: its code.
fault-text-missing = the text in language { $lang } is missing.
# A pack without languages.
fault-languages = give at least one language. Example: languages: [en].
# A pack that an owner has added, under a wrong file name. $name: the right one.
fault-file-name = this file must be called { $name }, like the game.
# A pack that an owner has added, of a game that came with the program.
fault-game-taken = the name { $game } is taken. Choose another.
# A pack that an owner has added and that declares no game.
fault-needs-cards = a game without code needs the fields name, languages and cards.
# An effect that is none or several. $kinds: what it may be.
fault-effect = an effect is one thing of: { $kinds }. Example: counter: points, by: 1.
# A field that belongs to the effect on a counter.
fault-only-counter = this field goes with counter only. Remove it.
# An effect on a counter without a number, or with two.
fault-by-or-set = write either by (how far it moves) or set (where it goes).
# A counter moved by 0.
fault-by-nothing = zero moves nothing. Write 1, or minus 1.
# An amount's name that is not there. $names: those that are.
fault-unknown-amount = “{ $found }” is no known number. Write a number, or: { $names }.
# A counter that starts past its limits. $start: where, $players: for how many.
fault-start-outside = the start, { $start }, is not between min and max with { $players } players. Change start, min or max.
# A text at a limit that the counter does not have. $limit: min or max.
fault-no-limit = this counter has no { $limit }. Add { $limit }, or write a number.
# A text at a value that a counter never has.
fault-never-reached = { $counter } never comes to this value: it is outside min and max.
# The name of an amount that can be too small here. $found: that name, $least: its smallest value, $low: what is needed.
fault-amount-low = "{ $found }" can be { $least }: at least { $low } is needed.
# A counter's highest value that its cards cannot reach. $high: that value, $players: for how many, $reach: how far they go.
fault-more-than-cards = max can be { $high } for { $players } players, but the cards bring this counter no further than { $reach }. Change max, or the number of cards.
# A card that counts is called like another. $name: the name, $token: the other.
fault-name-taken = "{ $name }" is the name of { $token } already. A card that counts has a name of its own.
# An effect at a counter's value that would move a counter or roll dice.
fault-at-effect = at a value only next, ends or countdown.
# “whose” for a counter of the table.
fault-not-per-seat = { $counter } is the whole table's. Remove whose, or add per-seat: true to the counter.
# Something that needs another part of the file. $section: that part.
fault-needs-section = this needs a part “{ $section }:” in the file first.
# An ending after the last round, and no number of rounds.
fault-over-without-number = over holds after the last round: add number.
# A key among texts by round that is none.
fault-which-round = write each, last or a round's number.
# Turns that go to a seat that is said, and end by a key.
fault-order-key = with order: said write passed-by: scan: the hash key names no player.
# Turns that no card ends.
fault-turn-never = no card ends a turn. Add the effect next: turn to a card, or write passed-by: key.
# The key # for the turn and for the countdown.
fault-key-twice = hash ends turns already. In starts write turn instead of key.
# A private card that counts.
fault-private-effects = a private card counts nothing: the table would hear it. Remove private or effects.
# A card that rolls dice and does something else.
fault-dice-alone = a card that rolls the dice does nothing else. Keep dice: roll alone.
# A sticker on two kinds of card. $token: the other.
fault-sticker-taken = this sticker is on { $token } already.
# Dice with a number of faces and names, or neither.
fault-faces-or-names = write either faces (how many) or names (what they are called).
# A die with fewer than two faces.
fault-two-faces = a die has at least two faces.
# The key A for a counter of each seat, in a game without turns.
fault-a-key-seat = each player has this counter: without turns key A does not know whose. Add turns.
# Columns and rows of a table that do not fit. $columns: the names in columns.
fault-columns = each row must have exactly: { $columns }.
# Old names for cards that are numbered.
fault-numbered-aliases = numbered cards have no old names. Remove aliases.
# “to-another” where turns go round by themselves.
fault-to-another = to-another goes with order: said.
# No windows, and yet private cards.
fault-windows-never = a private card would never be heard. Write always or pauses.
# After the place of the fault, for whoever prepares the table. $file: the recording.
fault-recording-outside = the recording { $file } is a link into another folder. Copy the file itself.

## By ear: what sounds wrong, as advice and not as a fault

# After the place, to whoever prepares the table: advice. $words: the words as heard.
heard-numbers = two numbers touch: “{ $words }”. Put a noun or a pause between them.
# After the place, to whoever prepares the table: advice. $words: the words as heard.
heard-number-name = a number and a name touch: “{ $words }”. Put a word or a pause between them.
# After the place, to whoever prepares the table: advice. $words: the words as heard.
heard-liaison = the word before changes the name: “{ $words }”. Put a colon before it.
# After the place, to whoever prepares the table: advice. $words: the words as heard.
heard-command = this sounds like a command: “{ $words }”. Begin with the name of the thing.
# After the place, to whoever prepares the table: advice. $words: the words as heard.
heard-key = a bare letter does not sound like a key: “{ $words }”. Write “key” before it.
# After the place, to whoever prepares the table: advice. $words: the words as heard.
heard-spelt = the voice spells this word: “{ $words }”. Write it in full.
# After the place, to whoever prepares the table: advice. $words: the words as heard.
heard-foreign = the voice reads this word in another language: “{ $words }”. Take another word, or write it as it sounds.
# After the place, to whoever prepares the table: advice. $words: the words as heard.
heard-dropped = the voice swallows a syllable: “{ $words }”. Write this word as it sounds.
# After the place, to whoever prepares the table: advice. $words: the words as heard.
heard-clash = these two words run together: “{ $words }”. Turn the sentence round.
# After the place, to whoever prepares the table: advice. $words: the words as heard.
heard-trap = this does not sound as it reads: “{ $words }”. Turn the sentence round.
# After the place, to whoever prepares the table: advice. $words: the words as heard.
heard-small = without a capital the voice makes no pause: “{ $words }”.
# After the place, to whoever prepares the table: advice. $words: the words as heard.
heard-mixed = this is not how we speak at the table: “{ $words }”.
# After the place of the fault, to whoever writes rules for the ear. $found: what is written.
fault-pattern = this is no regular expression: { $found }.
# In the terminal, “companion check”, after the advice for the ear. $count: how many pieces.
check-heard = { $count ->
    [one] One piece of advice for the ear. Nothing is refused.
   *[other] { $count } pieces of advice for the ear. Nothing is refused.
}
# In the terminal, “companion check”: this machine has no eSpeak NG, so the words are not listened to.
check-unheard = The words were not listened to: eSpeak NG is missing.
