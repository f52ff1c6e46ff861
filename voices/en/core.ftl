# The session's words, for every game. Translated from the French for the ear, not word for word:
# information first, one idea a sentence. Names of keys: hash is #, star is *.

## Opening a table

# At the table, at the start when no game is chosen. The question "lobby" follows at once.
welcome = Hello. Scan a game box, or press its number.
    .brief = A game box, or its number.
# At the table: the list of games. $games: "lobby-entry" items.
lobby = Which game? { $games }. Hash: the list again.
# One game of the list. $number: the key. $game: its name.
lobby-entry = { $number }: { $game }
# At the table, as soon as a game is chosen. $game: its name.
game-opened = { $game }.
# At the table: how many players. $fewest, $most: the bounds.
how-many-players = How many players? { $fewest } to { $most }.
# The same, where nobody has played this game here yet: key 1 starts the small game that teaches it.
how-many-players-new = How many players? { $fewest } to { $most }. First game here? Key 1: learn it first, in four minutes.
# At the table, confirms the number of players. $players: the number.
players-counted = { $players ->
    [one] One player.
   *[other] { $players } players.
}
# At the table: who sits there. $seat: the number of the seat. $names: "name-entry" items.
which-name = Seat { $seat }. Who? { $names }. Hash: no name.
# The same, when there are ten names or more. $seat: the number of the seat. $names: "name-entry" items.
which-name-of-many = Seat { $seat }. Who? Two digits: zero one for the first name. { $names }. Hash: no name.
# A regular of the list. $number: the key. $name: their name, as it is.
name-entry = { $number }: { $name }
# At the table: how this person takes in their secrets. $who: the person.
which-way = { $who }: how will you read your cards? 1: by eye. 2: by touch. 3: by ear. 4: your name. Hash: skip.
    .brief = { $who }: 1, eyes. 2, touch. 3, ears. 4, name.
# The same, for everybody after the first. $who: the person.
which-way-next = { $who }? 1: eyes. 2: touch. 3: ears. 4: name.
# At the table, at the roll call: # was pressed, and this person has not said how they read. The next question follows.
way-passed = Skipped.
# At the table, at the roll call: what this person has just said, how they read their cards. The next question follows.
way-eyes = By eye.
# The same: by touch.
way-touch = By touch.
# The same: by ear.
way-ear = By ear.
# At the table, at the roll call: this person has just said “by ear”, and no earphone serves the seat: they are asked once more. $who: the person.
no-ear-for = No earphone for { $who }. 1: by eye. 2: by touch. 3 or hash: by ear all the same.
# At the table, when a game begins or goes on: these people read by ear, and no earphone serves their seats. $who: their names.
no-ear-now = No earphone for { $who }: nothing is said in private. Cards: by touch or by eye.
# At the table, when somebody asks where we are during the roll call. $game: the game.
where-roll-call = { $game }. Roll call.
# At the table, after the roll call: a step of the set-up, as the box's owner has told it. $number: its place. $count: how
# many there are. $text: their words or their voice.
set-up-step = Step { $number } of { $count }: { $text }
    .brief = Step { $number }: { $text }
    .full = Set-up: hash after each step. Step { $number } of { $count }: { $text }
# At the table, at the start of a game whose set-up only its box tells. $game: the game.
set-up-untold = { $game }: set it up by the rules in the box.
    .full = { $game }: set it up by the rules in the box. I can tell it step by step. To teach me: companion teach and the name of the game.
# At the table, in help: during the set-up.
can-set-up = Step done: hash.
# To the table, at the beginning of "where are we?", where what follows names nobody. $who: whose turn it is.
whose-turn = Turn: { $who }.
# To the table: a card that may be in somebody's hand was scanned outside a window. Never says which.
card-in-hand = Card not read: it may be in somebody's hand.
# At the table, when the game is over.
after-the-end = 1: play again, same players. 2: another game.
    .brief = 1: again. 2: another game.

## Resuming

# At the table, at the start, when a game is unfinished. $game: the game.
game-found = { $game }: unfinished game found.
# At the table, right after. $what: the last thing that was counted (a "recall-…").
last-counted = Last thing noted: { $what }.
# At the table, right after: what to do.
resume-or-anew = Hash to resume. Star for a new game.
# At the table: a key or a scan before resuming.
resume-first = The game has not resumed.

## Seats and held cards

# A person without a name. $seat: the number of their seat.
seat-unnamed = player { $seat }
# At the table, when a key points at a seat. $who: the person.
seat-said = { $who }.
# At the table: a card that counts was scanned without a seat. It is not read out.
whose = Whose?
# At the table: what a scanned thing is, when nothing is counted. $token: its name.
look-up = { $token }.
# The same for a sticker, with its meaning in this game. $token: the sticker. $legend: its meaning, a sentence.
look-up-legend = { $token }. { $legend }

## Refusals

# At the table: the check letters of the code are wrong.
doubt-check-letters = Misread. Scan again.
# At the table: the code is whole, but no card bears it.
doubt-unknown-code = No card has that code. Not counted.
# At the table: the scanner itself says that it read nothing.
doubt-no-read = Nothing scanned.
# At the table: endless bytes come from the scanner.
doubt-too-long = Scan too long. Scan one code only.
# At the table: characters that no code contains.
doubt-garbled = Garbled. Scan again.
# At the table: the reserved code; a key is held down somewhere.
doubt-stuck-key = A key seems stuck. Not counted.
# At the table: typed into the terminal, faster than a hand and slower than any scanner that is known.
doubt-too-slow = Scanner too slow. Not counted. To set it up: companion setup scanner.
# At the table: a readable barcode that nobody knows.
foreign-code = Unknown barcode. Not counted.
# To the table, in the lobby: a readable barcode that nobody knows, perhaps a box's.
foreign-in-lobby = Unknown barcode. To teach me this box: companion teach and the name of the game.
# Refusal: a text, and none is wanted.
no-text-now = No text is wanted now.
# At the table: letters are typed by hand in a terminal, and wait for Enter.
letters-begun = Letters. Enter: done. Star: erase.
# At the table: five seconds have passed without Enter, these letters do not count.
letters-forgotten = Letters erased: no Enter came.
# At the table or in the lobby: one of Companion's blank labels, which nobody has given to a card yet.
blank-label = Blank label: it says nothing yet. To tie it to a card: companion teach and the name of the game.
# At the table: several things bear this code. $tokens: their names.
ambiguous-code = Several things have that code: { $tokens }. Not counted.
# At the table: a card scanned before a game is chosen. $token: its name.
choose-a-game-first = No game has been chosen yet.
# At the table: a card from another game. $game: that other game.
other-game = From another game: { $game }. Not counted.
# At the table: a card of the game during the roll call.
roll-call-first = The roll call is not over.
# At the table: a card of the game during its set-up.
set-up-first = The set-up is not finished.
# At the table: a key that has no use.
no-such-key = That key does nothing here.
# At the table: a digit, though none is expected.
no-number-now = No number is needed now.
# The same, where somebody may listen in private: a seat counts only behind key C.
no-number-but-c = No number is needed now. To listen: key C, then the seat.
# At the table: a seat that does not exist. $seats: how many seats there are.
no-such-seat = No such seat: 1 to { $seats }.
# At the table: a number out of bounds. $low, $high: the bounds.
out-of-range = Not that number: { $low } to { $high }.
# The same, typed in several digits. $number: that number.
number-out-of-range = Not { $number }: { $low } to { $high }.
# At the table: a number out of bounds, when only one is possible. $number: that number.
only-number = Not that number: only { $number }.
# At the table: hash, though a number is needed. The question follows.
number-needed = A number is needed.
# At the table: key A in a game without a counter, or before the game.
no-counter = No counter here.
# At the table: nothing has been said yet.
nothing-said-yet = Nothing said yet.
# At the table: hash, and nothing waits to be confirmed.
nothing-to-confirm = Nothing to confirm.
# After every refusal: first why, then what is due now, in short. $why: the refusal. $due: the act or the question.
refusal = { $why } { $due }
# End of a refusal in the lobby: the question without its list.
due-game = Which game? Key D: the list.
# The same, at the roll call. $seat: the number of the seat.
due-name = Seat { $seat }. Who? Key D: the names.
# The same, for the language.
due-language = Which language? Key D: the list.
# The same, while the menu is open.
due-menu = The menu waits for a number. Star closes it.
# At the table, ten seconds after a scan without a seat: the card that was held is forgotten.
held-too-long = No seat was given: card not counted.

## Star

# At the table: star in silence, digits are erased.
cancelled-typed = Digits erased.
# At the table: one digit of a number that is not complete. $digit: that digit.
digit-typed = { $digit }.
# The same, where hash may end the number already, or another digit may follow. $digit: this digit.
digit-or-more = { $digit }. Hash, or one more digit.
    .full = { $digit }. Hash to confirm, or one more digit.
    .brief = { $digit }.
# The same, where only hash can end the number. $digit: this digit.
digit-last = { $digit }. Hash.
    .full = { $digit }. Hash to confirm.
    .brief = { $digit }.
# The same, where another digit is needed. $digit: this digit.
digit-first = { $digit }. Next digit.
    .full = { $digit }. One more digit.
    .brief = { $digit }.
# At the table: a question of the menu is left, by star in silence or by "no".
cancelled-form = Nothing changed.
# At the table: star in silence, the menu is closed.
cancelled-menu = Menu closed.
# At the table: star in silence, the held card is dropped.
cancelled-card = Card not counted.
# At the table: star in silence, the seat that was said is dropped.
cancelled-seat = Seat cleared.
# At the table: star in silence after a first press of B.
cancelled-undo = Nothing undone.
# At the table: star in silence, and nothing was pending.
cancelled-nothing = Nothing pending.

## Undo

# At the table: first press of B. $what: what would be undone.
undo-asked = Undo: { $what }? Press key B again.
# At the table: it is undone. $what: what was. The state of the game follows.
undone = Undone: { $what }.
# To the table: an act is taken back, but $who may have listened in private because of it. An ear keeps what it knows.
heard-stays = { $who }: what was heard in private stays heard.
# The same, after a power cut: nobody knows any more who has listened.
heard-stays-perhaps = What was heard in private stays heard.
# At the table: B, and nothing can be undone.
nothing-to-undo = Nothing to undo.
# Short name: the game that was chosen. $game: its name.
recall-game = choice of game, { $game }
# Short name: the number of players. $players: the number.
recall-players = { $players ->
    [one] one player
   *[other] { $players } players
}
# Short name: the roll call of one seat. $who: the person.
recall-seat = roll call, { $who }
# Short name: a step of the set-up. $number: its place.
recall-set-up-step = set-up, step { $number }
# Short name, when there is nothing more precise.
recall-something = start of the game

## Help

# At the table, key 9, after what can be done now.
help-menu = 9 again: menu. Key D: where we are. 0: say again.
# The same, where a nought may begin a number that is asked for: it says nothing again then.
help-menu-number = 9 again: menu. Key D: where we are, and what is asked.
# At the table: help, when a seat has an earphone and something to listen to.
can-listen = To listen in secret: key C, then the seat.
# What can be done after a refusal that a card of the game can lift.
can-lift = If a card allows it: menu, 2.
# At the table: help, where a number is begun and hash ends it. $digits: its digits.
can-end = Typed already: { $digits }. Hash: confirm. Star: erase.
# The same, where another digit is needed. $digits: its digits.
can-type-on = Typed already: { $digits }. One more digit. Star: erase.
# At the table: help, where a question may be passed over.
can-pass = No answer: hash.
# At the table: help in the lobby, to choose a game.
can-box = A game: its number, or a scan of its box.
# At the table, once, with the first thing to scan where no scanner has been seen. Menu, entry 6.
without-scanner = No scanner? Key 9, twice, then 6.
# Help on a key, behind what it does: it has not done so yet.
key-not-done = Not done yet: press it again.
# Help on a key: hash.
key-hash = Hash: confirm, go on.
# Help on a key: star.
key-star = Star: silence. If already silent: cancel.
# Help on a key: A. "Key" comes first, or some voices read the letter as the article "a".
key-a = Key A: the game's counter. While you listen, or on a device of your own: your notebook.
# Help on a key: B.
key-b = Key B: undo. A second time: confirm.
# Help on a key: C.
key-c = Key C, then a seat: private listening.
# Help on a key: D.
key-d = Key D: where we are. A second time: everything.

## Menu

# At the table: the menu or a chapter that has one page. $entries: "menu-entry" items.
menu-page = Menu. { $entries }.
# The same, the last page of several.
menu-page-last = Menu. { $entries }. Hash: from the start.
# The same, when there are other pages. $entries: "menu-entry" items.
menu-page-more = Menu. { $entries }. Hash: more.
# The menu's first page: behind it come the rules, who is at the table, notebooks, phones. $entries: its entries.
menu-page-first = Menu. { $entries }. Hash: rules and table.
# One entry of the menu. $number: the key. $entry: its name.
menu-entry = { $number }: { $entry }
# At the table, behind the first page of the menu, when it opens.
menu-way-out = Star: close.
# At the table: nothing is offered under this number of the menu now. $number: the number.
menu-unused = { $number }: nothing there now.
# At the table, menu entry "learn by playing", during a game.
menu-learn-before = Learning comes before a game, not during it.
# The same entry, where this game has no lessons.
menu-not-taught = This game has no lessons to play.
# At the table, the menu's entry for phones, where there are none this evening.
menu-no-phones = No phones this evening.
# At the table, the menu's entry for the rules, where nobody has written them.
menu-no-rules = The rules of this game cannot be read here.
# At the table, menu entry "back to the rules".
menu-rules-not-begun = No reading to go back to.
# At the table or in one ear, the menu's entries for a hand, where nobody listens to one.
menu-no-hand = No hand to arrange: that is done while listening to it.
# At the table: a six-sided dice. $value: the result.
dice-fell = Dice: { $value }.
# At the table, menu entry "who is at the table", after the end.
menu-over = The game is over.
# At the table, the menu's entry for notebooks.
menu-nobody-listens = Nobody here has an earphone or a phone.
# The same entry.
menu-no-notebooks = This game has no notebooks.
# At the table: something else is begun from the menu or with key C; a number, a card or a question that waited counts no more.
begun-is-left = What was begun is dropped.
# Menu entry.
menu-sticker = read a sticker
# Menu entry: a printed card lifts the last refusal.
menu-card-says-so = a card lifts the refusal
# Menu entry.
menu-correct = correct
# Menu entry.
menu-voice = voice
# Menu entry.
menu-language = language
# Menu entry: play without a scanner, or with one again.
menu-scanner = play without a scanner or with one
# Menu entry. Never "die": at a table it sounds like the verb.
menu-dice = roll the dice
# Menu entry: a chapter, the entries of the game that is played.
menu-game = more for this game
# Menu entry: in the lobby the small game that teaches the keys; before a game that game's tutorial.
menu-learn = learn by playing
# Menu entry.
menu-leave-game = leave the game
# Button of the question "how-many-players-new" on a page.
menu-learn-game = learn this game by playing
# Entry of the voice menu.
menu-louder = louder
# Entry of the voice menu.
menu-softer = softer
# Entry of the voice menu.
menu-faster = faster
# Entry of the voice menu.
menu-slower = slower
# Entry of the voice menu.
menu-verbosity = level of detail
# Entry of the voice menu: another voice of the same language.
menu-other-voice = another voice
# At the table: the number of a sticker.
which-sticker = Sticker number? Two digits.
# At the table: no sticker has this number.
no-such-sticker = No sticker has that number. 11 to 18, or 21 to 25.
# At the table: confirmation before leaving the game.
leave-game = Leave the game? It is kept. 1: yes. 2: no.
# Answer 1 to a question, wherever the answers are named one by one: the button of a page.
yes = yes
# As above, answer 2.
no = no
# As above: the companion rolls the die, or draws lots.
let-roll = at random
# At the table: choice of the language. $languages: "language-entry" items.
which-language = Language? { $languages }.
# One language of the list. $number: the key. $name: its name in that language.
language-entry = { $number }: { $name }
# At the table, in the new language.
language-is = English.
# At the table: a refusal that no card can lift.
no-card-can-lift = No card can allow that.
# At the table: no refusal to lift.
nothing-to-lift = Nothing was refused.
# At the table: nothing to correct.
nothing-to-correct = Nothing to correct.
# At the table: this menu entry needs a game.
no-game-yet = No game in progress.
# At the table: a printed card allows what had been refused. What follows is said after.
card-says-so = The card says so.
# At the table: the volume. $percent: in per cent.
volume-is = Volume { $percent }.
# At the table: the speech rate. $words: words a minute.
rate-is = Speed { $words }.
# At the table: the level of detail. $verbosity: its name.
verbosity-is = Detail: { $verbosity }.
# Level of detail.
verbosity-brief = brief
# Level of detail.
verbosity-normal = normal
# Level of detail.
verbosity-full = full
# Level of detail, likewise: long at first, then shorter and shorter.
verbosity-habit = shorter with habit
# At the table, in the new voice. $number: which. $count: how many voices speak this language.
voice-is = Voice { $number } of { $count }.
# At the table: the computer has no other voice for this language.
no-other-voice = No other voice in this language.

## Equipment

# At the table: a scanner is ready. $device: its technical name, not said.
scanner-ready = Scanner ready.
# At the table: a scanner no longer answers.
scanner-lost = Scanner unplugged. Plug it back in.
# At the table: the scanner has come back.
scanner-back = Scanner back.
# At the table: a keypad is ready.
keypad-ready = Keypad ready.
# At the table: a keypad no longer answers.
keypad-lost = Keypad unplugged. Plug it back in.
# At the table: a keypad that is plugged in has not been heard of for 25 seconds.
keypad-silent = The keypad no longer answers. Unplug it and plug it in again.
# At the table: the keypad has come back.
keypad-back = Keypad back.
# At the table: a scanner has sent nothing readable yet, and this is the second time.
scanner-unreadable = Nothing readable comes from the scanner. To set it up: companion setup scanner.
# At the table, once it is over: the unreadable that came after what was said. $more: how many, three at least.
scanner-noise-more = Scanner: { $more } more unreadable scans.
# At the table: a keypad sends what no keypad sends.
keypad-noise = The keypad sends unreadable signs. Check its cable, or run: companion setup keypad.
# At the table, once it is over: the unreadable that came after what was said. $more: how many, three at least.
keypad-noise-more = Keypad: { $more } more unreadable signs.
# At the table: the machine froze, and in which order several devices were used is lost.
stalled = The computer froze for a moment. No key and no scan was counted. Do it again.
# In a terminal that hands over whole lines only: how a key is pressed there.
keys-need-enter = On this terminal, press Enter after each key.
# In the terminal: the sound is ready.
loudspeaker-ready = Loudspeaker ready.
# In the terminal: the loudspeaker has gone.
loudspeaker-lost = Sound lost. Plug the loudspeaker back in.
# At the table: the loudspeaker has come back.
loudspeaker-back = Sound back.
# At the table, after a sound: a private message found no checked earphone. Never the content, nor for whom.
private-unheard = Private message, not said: no earphone is ready. Press key C and the seat to prepare one.
# The same, where that player has no earphone at all, and none can be prepared.
private-unserved = Private message, not said: that player has no earphone.

## Faults

# In the terminal: no sound is possible. $reason: the technical detail.
no-sound = No sound ({ $reason }): the same words are shown here. For sound, plug in a loudspeaker and install PulseAudio or PipeWire.
# In the terminal: there is no such microphone. $name: what was asked for. $found: the sources of sound.
unknown-microphone = No microphone { $name }. There are: { $found }.
# In the terminal: several microphones have this name. $name: what was asked for. $found: the microphones.
ambiguous-microphone = Several microphones match { $name }: { $found }. Name one.
# At the table and in the terminal: the speech engine no longer answers. The words are shown.
engine-trouble = The voice has failed. The words are shown in the terminal. The command companion check says what is wrong.
# At the table and in the terminal: there is no speech engine, or no sound comes from it. A sign tells of it; these words are only read. Outside Linux one installs eSpeak NG.
voice-mute = The voice is mute: no sound comes from eSpeak NG. The words are shown in the terminal. On Debian, Ubuntu or Raspberry Pi OS: sudo apt install libespeak-ng1, then start again.
# In the terminal only, with a sign: a phrase has waited for nearly a second and the speech engine does not answer. It may still do so.
voice-late = The voice keeps you waiting. If it does not come, read here. The command companion check says what is wrong.
# At the table and in the terminal: no voice for this language. $lang: the code of the language.
voice-missing = No voice for language { $lang }. Install eSpeak NG, or choose another language with --lang.
# To the table and the terminal: a recording cannot be played. $detail: the file.
recording-missing = Recording missing or damaged: { $detail }. Copy the decks folder again.
# To the table and the terminal: the sound of a private note cannot be played. It is not said which.
note-missing = A spoken note is missing or damaged.
# At the table, at the start: a voice of the settings is not on this machine. $voice: its name, $lang: the language's code.
voice-unknown = Settings, voice { $lang }: no voice { $voice } on this machine. The usual one speaks.
# At the table: what a natural voice needs is not installed. $lang: the code of the language, $file: the file's name.
natural-no-package = No natural voice for { $lang }: install companion with its piper option. The usual voice carries on.
# At the table: the natural voice's file, or the one beside it, is not there. $lang: the code of the language, $file: the file's name.
natural-no-file = No natural voice for { $lang }: { $file } is missing, or the .json file beside it. The usual voice carries on.
# At the table: the file is no voice. $lang: the code of the language, $file: the file's name.
natural-bad-file = No natural voice for { $lang }: { $file } is damaged, or is not a voice. The usual voice carries on.
# At the table: the natural voice speaks another language. $lang: the code of the language, $file: the file's name.
natural-wrong-language = No natural voice for { $lang }: { $file } speaks another language. The usual voice carries on.
# At the table: the natural voice could not read a sentence. $lang: the code of the language.
natural-failed = The natural voice for { $lang } has failed. The usual voice takes over.
# At the table: the disk is full, the event was not noted.
disk-full = Disk full: not counted. Free some space, then do it again.
# At the table: writing failed. $reason: technical detail.
journal-failed = Could not save: not counted. Check the disk, then do it again.
# At the table: an error of the program. Nothing is counted.
inner-fault = Program error: not counted. Do it again.
# In the terminal: the journal comes from a newer version. $path: the file.
newer-journal = { $path } comes from a newer version of Companion. Update Companion. The file is left as it is.
# In the terminal: this file is not a journal. $path: the file.
not-a-journal = { $path } is not a Companion game. Choose another file.
# In the terminal: the journal is damaged. $path: the file.
damaged-journal = { $path } is damaged. It is left as it is. Star, or another folder with --data, opens a new game.
# In the terminal: no game to replay. $path: the folder.
no-game-kept = No game in { $path }. Play one first.
# In the terminal: the data folder is in use. $path: the folder.
data-taken = Another Companion is using { $path }. Close it, or open a second table with --table NAME.
# In the terminal: the data folder is forbidden. $path: the folder.
data-forbidden = No permission to write in { $path }. Give another folder with --data.
# In the terminal: unknown name of a game. $what: what was typed. $games: the games whose names are most like it.
unknown-game = No game is called { $what }. Similar: { $games }.
# In the terminal: start of a name that fits several games. $what: what was typed. $games: those games.
ambiguous-game = { $what } could be: { $games }. Type more letters.
# In the terminal: impossible number of players. $players, $fewest, $most: the numbers. $game: the game.
too-many-players = { $game } is for { $fewest } to { $most } players, not { $players }.
# In the terminal: more names than players. $names, $players: the numbers.
names-and-players = { $players ->
    [one] { $names } names for one player. Give a single name, or none.
   *[other] { $names } names for { $players } players. Give one name per player, or fewer.
}
# In the terminal: unknown setting. $setting: what was typed. $near: the settings most like it.
unknown-setting = Unknown setting: { $setting }. Similar: { $near }.
# In the terminal: unknown audio output. $name: what was typed. $found: the outputs that were found.
unknown-output = No audio output is called { $name }. Found: { $found }.
# In the terminal: a name that fits several outputs. $name: what was typed. $found: those outputs.
ambiguous-output = { $name } could be: { $found }. Give the id.
# In the terminal: an output that is written wrong. $name: what was typed.
output-form = --output { $name }: write table=NAME, or seat2=NAME, or seat2,seat5=NAME.
# In the terminal: the table or a player has two outputs. $who: "table" or "seat2".
output-twice = --output: { $who } has two outputs. Keep one.
# In the terminal: the ear asked for sounds where the whole table hears it. $name: what was typed.
output-tables-own = { $name } is the table's output: everybody would hear. Plug in a USB adapter for the earphone, and give its name.
# In the terminal: two names for one device. $first, $second: what was typed.
output-same-device = { $first } and { $second } are the same device. For a shared earphone, write seat2,seat5=NAME.
# In the terminal: earphones are asked for, and the machine does not tell where the table hears.
output-table-unknown = With an earphone, name the table's output too: --output table=NAME. "companion devices" lists them all.
# In the terminal: nothing to say. $what: what was typed. $near: similar names.
unknown-token = Neither a sticker nor a card: { $what }. Similar: { $near }.
# In the terminal: unknown language code. $lang: what was typed. $languages: the languages.
unknown-language = No language { $lang }. Languages: { $languages }.
# In the terminal: a folder or a game that the disk refuses. $path: the file. $reason: technical detail.
unusable = Cannot use { $path } ({ $reason }). Check the disk, or give another folder with --data.
# In the terminal, when interrupted: nothing is lost.
left = The game is kept.

## Command lines

# In the terminal, "companion games". $id: the id. $game: its name. $fewest, $most: players.
games-line = { $id }: { $game }, { $fewest } to { $most } players
# In the terminal, "companion check": the voice has read this sentence, without playing it, and sound came.
check-voice = Voice tried: it gives sound.
# In the terminal, "companion check": all is well.
check-fine = All is well.
# In the terminal, "companion check": the folder named with --data does not exist. $path: the folder.
check-no-data = There is no folder { $path }: only what is shipped is checked.
# In the terminal, "companion check". $count: how many faults.
check-faults = { $count ->
    [one] One fault.
   *[other] { $count } faults.
}
# In the terminal, "companion devices": a port. $device: its path. $description: its name. $role: its role.
devices-port = port { $device }: { $description }, { $role }
# In the terminal: a keyboard, a pad or a scanner that types. $device: its address. $description: its name. $role: its role.
devices-typing = keyboard { $device }: { $description }, { $role }
# Role of a port.
role-scanner = recognised scanner
# Role of a port.
role-keypad = recognised keypad
# Role of a port.
role-unknown = unknown; name it with --scanner or --keypad
# In the terminal: no serial port.
devices-no-port = No serial port. The terminal's keyboard serves as keypad and scanner.
# In the terminal: an audio output. $name: its name. $id: its id.
devices-output = audio output { $name } ({ $id })
# In the terminal: the audio output where the machine plays. $name: its name. $id: its id.
devices-output-default = audio output { $name } ({ $id }), the table's if none is named
# In the terminal: a microphone that was found, for --microphone. $name: its name. $id: its id.
devices-microphone = microphone { $name } ({ $id })
# In the terminal: no microphone.
devices-no-microphone = No microphone. To record a voice, plug one in.
# "companion say --earcons": this sign is played, then these words. The meaning, then the sound.
earcon-accepted = Accepted: one short rising tone.
# "companion say --earcons": this sign is played, then these words. The meaning, then the sound.
earcon-refused = Refused: two low falling tones.
# "companion say --earcons": this sign is played, then these words. The meaning, then the sound.
earcon-doubtful = Doubtful scan: one tone, up and down again.
# "companion say --earcons": this sign is played, then these words. The meaning, then the sound.
earcon-again = Already scanned: two equal high ticks.
# "companion say --earcons": this sign is played, then these words. The meaning, then the sound.
earcon-private = Private: three soft falling ticks.
# "companion say --earcons": this sign is played, then these words. The meaning, then the sound.
earcon-passed = Round or turn over: a high tone, then a low one.
# "companion say --earcons": this sign is played, then these words. The meaning, then the sound.
earcon-ready = Ready: three rising ticks.
# "companion say --earcons": this sign is played, then these words. The meaning, then the sound.
earcon-lost = Device lost: one long slide down.
# "companion say --earcons": this sign is played, then these words. The meaning, then the sound.
earcon-back = Device back: one long slide up from far below.
# "companion say --earcons": this sign is played, then these words. The meaning, then the sound.
earcon-attention = Attention, an announcement: high, low, high.
# "companion say --earcons": the first step of the scale, then these words. $step: 1.
earcon-scale = Hour, or wire defused: a tick, then a note, one step higher each time. Step { $step }.
# "companion say --earcons": a step of the scale, then these words. $step: which, 2 to 12.
earcon-step = Step { $step }.
# In the terminal: brltty holds a port. $description: the device.
devices-brltty = { $description } is there but has no port: brltty took it for a braille display. A udev rule can exclude it; keep brltty.
# At the start of the demonstration. $game: the game.
demo-begins = Demonstration: { $game }, a whole game.
# At the end of the demonstration.
demo-ends = End of the demonstration.

## Ports, files, options

# Detail of "no-sound": no sound library.
no-sound-no-library = no sound library
# Detail of "no-sound": no audio output.
no-sound-no-device = no audio output
# Detail of "no-sound": the audio output does not open.
no-sound-cannot-open = the audio output does not open
# Detail of "no-sound": the audio output has gone.
no-sound-gone = the audio output has gone
# At the table: a setting made by ear could not be kept. $fault: what is wrong with the file.
not-kept = Set for tonight, but not kept. { $fault }
# At the table: somebody's own text, said as it is. $text: the text.
own-text = { $text }
# In the terminal, instead of a recording that is heard.
own-recording = (recording)
# In the terminal: not allowed. $device: the port. $detail: the group to join, empty if none may.
port-no-permission = Not allowed to open { $device }. { $detail ->
    [empty] Ask whoever looks after this machine.
   *[other] Join the group { $detail }: sudo usermod -aG { $detail } $USER, then log in again.
}
# In the terminal: in the group, but not since this login. $device: the port. $detail: the group.
port-log-in-again = Not allowed to open { $device } yet. You are in the group { $detail }: log in again.
# At the table: the port is not there. $device: the port. $detail: where it was looked for.
port-missing = { $device } is not plugged in. Plug it in: it is taken at once.
# At the table: twin devices. $device: the port. $detail: their paths.
port-ambiguous = Several devices could be { $device }: { $detail }. Name one.
# At the table: the port is taken. $device: the port. $detail: its path.
port-busy = Another program is using { $device }. Close that program.
# In the terminal: a wrong address. $device: the address. $detail: what the system says.
port-bad-url = { $device } is not a port's address. Example: /dev/ttyACM0?baud=9600&parity=N.
# In the terminal: not a port. $device: the address. $detail: the path.
port-not-a-port = { $device } is not a serial port. "companion devices" lists the ports.
# In the terminal: the port refuses a setting. $device: the port. $detail: what the port says.
port-no-such-setting = { $device } refuses this setting: { $detail }. Change baud or parity.
# At the table: the port refuses. $device: the port. $detail: what the system says.
port-other = { $device } does not answer ({ $detail }). Unplug it, then plug it in again.
# To the table: a scanner or keypad that types like a keyboard, with no terminal to read it. $device: the device.
port-no-library = { $device } types like a keyboard. To read it without a terminal, install companion with the option evdev.
# In the terminal: a wrong address. $device: the address. $field: the wrong part. $right: the right forms.
port-bad-address = { $device }: { $field } is wrong. Right forms: { $right }.
# In the terminal: --set written wrong. $setting: what was written.
setting-form = --set { $setting }: write setting=value.
# In the terminal: two people of one name. $name: that name.
name-twice = Two people are called { $name }. Give two different names.
# In the terminal, at the start: a player's name is longer than allowed. $name: its beginning. $longest: the most.
name-long = "{ $name }…": a name has { $longest } letters at most. Shorten it.
# In the terminal, at the start: a name of --names holds a sign that stands between names. $name: what is written.
name-form = "{ $name }": one name or several? Put commas between names: --names "Ana,Leo".
# In the terminal: the disk is full before anything begins. $path: the file.
disk-full-at-start = Disk full: { $path } cannot be written. Free some space.
# In the terminal: no such file. $path: the file.
no-such-journal = { $path } does not exist. "companion replay last" reads the latest game.
# In the terminal: a script names something unknown. $line: its line. $what: what is written. $near: what is close.
unknown-script-token = Script, line { $line }: nothing is called { $what }. Similar: { $near }.
# Fault of a script: the line is no input.
fault-script-line = Right forms: scan CODE, scan TOKEN@COPY, key KEY, type TEXT, record FILE.wav, wait SECONDS, or hash space and a remark.

## Listening in private

# At the table, key C: who wants to listen?
whose-window = Which seat?
    .full = Private. Which seat?
# At the table: the earphone must be checked. $who: who wears it.
ear-check = { $who }: type the digit you hear in the earphone.
# In the earphone alone, not checked yet. $digit: a random digit.
ear-digit = { $digit }.
# At the table: the earphone goes to this person. $who.
ear-to = Earphone to { $who }. Then hash.
# At the table: a window opens. $who: who listens.
window-opened = { $who } is listening.
# At the table: the window closes. $who: who was listening.
window-closed = { $who } is done.
# Only in the ear of whoever listens, some seconds before the window closes by itself, whatever was heard there.
window-ends = Listening ends soon. 0: more time.
# The same, where key 0 belongs to a number, the menu or the notebook that is open there.
window-ends-begun = Listening ends soon.
# At the table: several windows in one sentence. $who: who is listening now, $listen: how many; $done: who has just
# finished, $ended: how many. One of the numbers may be 0.
listeners = { $listen ->
    [0] { $done } are done.
   *[other] { $listen ->
        [one] { $who } is listening.
       *[other] { $who } are listening.
    }{ $ended ->
        [0] {""}
        [one] {" "}{ $done } is done.
       *[other] {" "}{ $done } are done.
    }
}
# At the table: people who read by ear have something to listen to. $who: their names.
may-listen = By ear: { $who }.
    .full = By ear: { $who }. Press key C, then the seat.
# Only in this ear: choose three digits to hear again later, for the earphone is shared.
choose-own-code = To hear your cards again later, only you: choose three digits. Without: hash, or scan.
# Only in this ear: a digit while cards are to be scanned, and none of them can be heard again by its number.
no-number-listening = No digits now. To hear it again: 0.
# Only in this ear: the three digits, to hear again.
own-code = Your three digits? Hash: without.
# Only in this ear: the digits are kept for tonight.
own-code-kept = Kept.
# Only in this ear: no digits, so nothing to hear again.
no-own-code-kept = No code.
# At the table: no earphone is plugged in or set up.
no-earphone = No earphone. Nothing is said in private.
# At the table: the earphone is not worn yet. Nothing is read.
window-not-open = The earphone is not in place: nothing is read.
# Only in this ear: a card scanned before the three digits that this seat chooses or gives again.
own-code-first = The three digits first: nothing is read.
# At the table: a wrong digit. Another is said in the earphone.
not-that-digit = Not that digit. Listen again.
# Only in this ear: a wrong code.
not-that-code = Not that code.
# Only in this ear: without a code nothing is said again on a shared earphone.
no-own-code = Without a code nothing is said again. Scan again.
# The same, where cards that lie in the hand are asked for (D).
no-own-code-scan = Without a code: scan all your cards, then key D.
# Only in this ear: nothing to listen to now.
nothing-to-look-at = Nothing to listen to now.
# Only in this ear, after a refusal or at key D: nothing to listen to now, so all that is left is to end.
due-window = Hash: stop listening.
# Only in this ear: while it listens, something else is asked for (an undo, a correction).
scans-let-go = What you scanned while listening counts no more.
# Only in this ear: this card has just been scanned.
already-seen = Scanned already.
# At the table: star or C after C.
cancelled-call = Listening cancelled.
# At the table: an earphone is ready. $device: its technical name, not said.
earphone-ready = Earphone ready.
# At the table: an earphone has gone.
earphone-lost = Earphone unplugged. Nothing is said in private now.
# At the table: it is back, and will have to be checked.
earphone-back = Earphone back.
# At the table: no earphone for this seat. $who: the person.
no-private-ear = No earphone for { $who }. Nothing is said in private.
# In the terminal: a fault of the program, away from the table. The line before says where.
inner-fault-at-start = Program error. Try again; if it happens again, report it with the line above.
# In this ear, else at the table: a key of a seat's keypad, after the game has gone on and what that keypad had begun (a
# number, a question of the menu) holds no longer.
begun-is-gone = The game has moved on meanwhile: that entry no longer counts.
# At the table, or in the ear that asked: hash or a number would end what these players may listen to in private, and they
# have not. $who: their names; $count: how many they are. The same key again does it.
not-listened = { $count ->
    [one] { $who } has not listened
   *[other] { $who } have not listened
}. The same key again: go on.
# In an ear or at the table: what would end the step waits for those who still listen. $who: who listens;
# $count: how many they are.
another-listens = { $count ->
    [one] { $who } is listening.
   *[other] { $who } are listening.
}
# At the table: several listen without a scanner of their own, and the table's scanner reads nothing: nobody can tell
# whose card it is. $who: their names; $count: how many they are, two or more.
scanner-is-shared = Nothing is read: { $who } are listening with one scanner.
# After “another-listens”: what to do. Nothing of what the other hears.
until-closed = Wait until it ends.
# In this ear alone: a number beyond the cards of its hand. $cards: how many it has.
# Also without a number: the last card has just been dropped.
no-such-card = { $cards ->
    [0] No card in hand.
    [one] Only one card in hand.
   *[other] { $cards } cards in hand.
}
# In this ear alone: which card of its hand is to be dropped or moved? $cards: how many it has.
which-card = Which card, one to { $cards }?
# In this ear alone: to which place is it moved? $cards: how many places there are.
which-place = Which place, one to { $cards }?
# In this ear alone, menu entry while listening: a card is in the hand no more.
menu-hand-drop = drop a card from the hand
# In this ear alone, menu entry while listening: a card changes its place in the hand.
menu-hand-move = move a card in the hand
# In this ear alone, key 9 while listening: what can be done.
can-in-window = Scan your cards. 0: hear again. Key D: what is kept. Hash: done.
# In this ear alone, key 9 while listening: after how long the window closes. $seconds: a number.
can-in-window-for = After { $seconds } seconds without a scan or a key, listening ends.
# In this ear alone, key 9 while listening, where a hand is kept in its order.
can-with-hand = A digit: that card of the hand. In the menu, hash: drop, move.

## Games without code

# At the table: which number is a card of many? $name: its name, $number: which.
card-numbered = { $name } { $number }
# At the table, after a power cut: a countdown was running and starts no more by itself.
timer-lost = The countdown stopped when the power went.
# At the table, when a game goes on after a power cut, where an earphone is shared: everybody's three digits are lost.
codes-lost = Shared earphone: codes chosen before are lost. Key C: a new code. Then scan your cards.
# In this ear alone, which is shared: what was heard before the power cut is said again only after another scan.
before-the-cut = That was before the power cut: scan it again.
# At the table, after an undo: what is taken back had ended a countdown, and how much was left nobody knows.
timer-not-again = The countdown does not start again.
# At the table, at the start without a game chosen, where there are more games than digits. $count: how many, $width: digits of a number.
lobby-many = { $count } games. Scan a box, or type a number of { $width } digits. Key D: the list.
# At the table, when the list of many games is asked for. $games: a list of “lobby-entry”.
lobby-list = { $games }.
# At the table, in the lobby: a number that no game has. $number: that number.
no-such-game = No game has number { $number }.
# In this ear alone, a shared one, at the end of listening: the cards are kept, but what was heard earlier waits for the three digits.
kept-behind-code = Kept. To hear it all again: key D, then your three digits.
# Only in this ear: the same for who chose no digits: on a shared earphone nothing is said again.
kept-without-code = Kept. Without a code it is not said again.
# At the table: the machine's battery is running down. $percent: what is left. $last: 1 at the last warning.
battery = Battery: { $percent } percent left.{ $last ->
    [1] {" "}Plug the machine in now.
   *[other] {""}
}
# At the table, once: the Raspberry Pi's power supply is too weak.
undervolted = The power supply is too weak: the machine may stop. Use a better charger.
# At the table, once: the system did not let us hold off sleep.
may-fall-asleep = The machine may fall asleep during the game. Turn sleep off in its settings.
# At the table, at the start, once for each file: it has a fault, and the evening goes on without it. $fault: the file, the line and the right form. $more: how many more faults it has.
left-out = A file is left out. { $fault }{ $more ->
    [0] {""}
    [one] {" "}And one more fault.
   *[other] {" "}And { $more } more faults.
}
# At the table, at the start: the file of learned settings is damaged. It is kept under another name.
learned-set-aside = The learned settings are damaged: they are put aside, and the usual ones hold. To make them again by ear: companion setup.
# At the table, at the start: a game's file is damaged. It is kept under another name, and not offered again. $game: the game.
kept-damaged = A kept game is damaged, of { $game }: it is put aside.
# At the table, at the start: a game comes from a later version of the program. $game: the game.
kept-newer = A kept game is from a newer Companion, of { $game }: it is left alone. Update Companion to go on with it.
# At the table, at the start: a game's file cannot be read. $game: the game.
kept-unreadable = A kept game cannot be read, of { $game }. Check the disk.
# At the table, at the start: a game waits for an added game that is not there any more. $pack: its file.
kept-without-pack = A kept game waits for its box. Put { $pack } back into the folder packs.

## Phones

# At the table, at once: a phone wants to be this person's, and shows four digits. $who: the person.
phone-knocks = A phone for { $who }? Type its four digits, or star.
# The same, while the table's keypad is somebody's: it is asked for behind that. $who: the person.
phone-waits = A phone for { $who } waits.
# The same, where phones come in without digits: anybody can ask.
phone-knocks-bare = A phone for { $who }? Nothing proves that it is theirs. Hash: yes. Star: no.
# At the table: the right number, or hash. What is private now goes to this phone. $who: the person.
phone-joined = { $who } has a phone now.
# The same, where this person had a phone already.
phone-joined-anew = { $who } has another phone. The old one is out.
# At the table, right behind it, where there is no key to answer with.
phone-unasked = Nothing proves that it is theirs.
# At the table: another number than the phone's. $who: the person.
phone-wrong = Wrong number: no phone for { $who }. Start again on the phone.
# At the table: star, or the door was shut from the menu. $who: the person.
phone-sent-away = No phone for { $who }.
# At the table: nobody typed the number in time, or the phone went. $who: the person.
phone-lapsed = The phone for { $who } no longer waits.
# At the table: a phone asks for a seat that this table lacks. $who: the seat.
phone-no-seat = A phone for { $who }? Nobody sits there.
# At the table: this phone left of its own accord. $who: the person.
phone-left = { $who } has no phone any more.
# At the table: this phone has not answered for a minute. It may come back by itself. $who: the person.
phone-away = { $who }: the phone does not answer.
# At the table, right behind it: this person had an earphone, which serves again. $who: the person.
phone-earphone = { $who }: the earphone serves again.
# At the table: this phone answers again. $who: the person.
phone-back = { $who }: the phone is back.
# At the table: three wrong numbers, or ten requests that came to nothing.
phones-fell = Too many tries: no phone gets in now. To open again: menu, hash, then 5.
# At the table, from the menu: requests are refused without a word.
phones-shut = No phone gets in now.
# At the table, from the menu or when a table sits down: requests are heard again.
phones-open = A phone may come in.
# Menu entry: opens or shuts the door to phones.
menu-phones = let phones in, or not
# At the table, when a phone no longer waits and a number of the game had been begun. $digits: its digits so far.
typed-so-far = Typed already: { $digits }.
# At the table: no earphone is plugged in or set up, but there are pages.
no-earphone-phone = No earphone. A phone can take its place.
# The same, for one seat. $who: the person.
no-private-ear-phone = No earphone for { $who }. A phone can take its place.
# The same where there are pages: a phone may still come. $who: the person.
no-ear-for-phone = No earphone for { $who }. A phone can take its place: 3 or hash. 1: by eye. 2: by touch.
# The same, at the start of a game or when it goes on. $who: their names.
no-ear-now-phone = No earphone for { $who }: a phone can take its place.
# In this ear alone: it is kept, but it was heard only on a phone that is no longer there.
on-the-phone = That was on the phone: scan it again.
