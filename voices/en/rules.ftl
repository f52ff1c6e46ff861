### Reading the rules by ear, of all games: at the table or in one ear, from the menu or by key 9 after a refusal, and by “companion rules”.

# Menu entry: the rules of the game, chapter by chapter.
menu-rules = the rules of the game
# Menu entry: go on reading the rules at the passage where an act of the table has interrupted it.
menu-rules-on = back to the rules, where you were
# In the lobby's menu: which game's rules. $game: its name.
rules-of-game = { $game }
# To whoever reads the rules: the chapters, or the games. $entries: “menu-entry”.
rules-page = Rules. { $entries }. After a refusal, key 9: why.
# The same, where there are more.
rules-page-more = Rules. { $entries }. Hash: more.
# To whoever reads the rules, or asks why something was refused: the first passage heard of a chapter. $title: its title. $passage: one to three sentences.
rules-first = { $title }. { $passage } Hash: more.
# The same: a passage behind it.
rules-next = { $passage }
# The same: the last of the chapter.
rules-last = { $passage } End of the chapter. Hash: the chapters.
# The same: the only one that is heard, the last or the only one there is.
rules-only = { $title }. { $passage } End of the chapter. Hash: the chapters.
# In the terminal, “companion rules”: a chapter's title, before its lines.
rules-chapter = Chapter { $number }: { $title }
# In the terminal: nothing in the rules is about that. $what: what was typed. $chapters: the titles.
rules-no-word = Nothing about { $what } in these rules. Chapters: { $chapters }.
# Title of a chapter of the rules, in the menu and before its first passage.
rules-chapter-minute = In one minute
# Title of a chapter of the rules, in the menu and before its first passage.
rules-chapter-set-up = Setting up
# Title of a chapter of the rules, in the menu and before its first passage.
rules-chapter-turn = A turn
# Title of a chapter of the rules, in the menu and before its first passage.
rules-chapter-cards = The cards
# Title of a chapter of the rules, in the menu and before its first passage.
rules-chapter-end = The end
# Title of a chapter of the rules, in the menu and before its first passage.
rules-chapter-mistakes = What people get wrong
# Title of a chapter of the rules, in the menu and before its first passage.
rules-chapter-box = What the box tells
# Title of a chapter of the rules, in the menu and before its first passage.
rules-chapter-traps = The traps
# Title of a chapter of the rules, in the menu and before its first passage.
rules-chapter-investigators = The investigators
# Title of a chapter of the rules, in the menu and before its first passage.
rules-chapter-objects = The 3ID cards
# Title of a chapter of the rules, in the menu and before its first passage.
rules-chapter-limbes = The Limbo cards
# Title of a chapter of the rules, in the menu and before its first passage.
rules-chapter-masses = The bell and the masses
# Title of a chapter of the rules, in the menu and before its first passage.
rules-chapter-rooms = The rooms
# Title of a chapter of the rules, in the menu and before its first passage.
rules-chapter-accusing = Revealing and accusing
# Title of a chapter of the rules, in the menu and before its first passage.
rules-chapter-hypothesis = The hypothesis
# Title of a chapter of the rules, in the menu and before its first passage.
rules-chapter-accusation = The accusation
# Rules, setting up: only the box tells it, and nobody has told it yet.
rules-set-up-untold = How it is set up is printed in the box alone, and nobody has told me. To teach me: the command teach.
# Rules, what the box tells: a card, and the text that its owner has told. $card: its name. $text: their words or voice.
rules-told = { $card }. { $text }
# Rules, what the box tells: a room and those that touch it. $card: its name. $text: its owner's words or voice.
rules-told-ways = { $card }. Next to it: { $text }
# Rules, what the box tells: names. $what: of what, in the plural. $names: five names at most.
rules-told-names = { $what }: { $names }.
# Rules, what the box tells: a card, and what its owner has told of it. $card: its name. $facts: a list of “rules-…-box-…”.
rules-told-facts = { $card }, { $facts }.
# Rules, what the box tells: names, texts or numbers are missing.
rules-untold = I still lack names, texts or numbers: they are printed in the box alone. To teach me: the command teach.
# Rules of a game without a program, told from its declaration: how many may play.
rules-declared-players = { $game } is for { $fewest } to { $most } players.
# Rules of a game without a program, told from its declaration: a row of the set-up. $table: of what, $row: a list of “tracker-column”.
rules-declared-row = { $table }, with { $players } players. { $row }.
# Rules of a game without a program, told from its declaration: the same, where no source states the numbers.
rules-declared-row-inferred = { $table }, with { $players } players. { $row }. These numbers are deduced: check them in the box.
# Rules of a game without a program, told from its declaration: who is next.
rules-declared-order-clockwise = Turns go round to the left.
# Rules of a game without a program, told from its declaration: who is next.
rules-declared-order-said = The turn goes to the seat that is named with the card.
# Rules of a game without a program, told from its declaration: what ends a turn.
rules-declared-passed-key = Hash ends the turn.
# Rules of a game without a program, told from its declaration: what ends a turn.
rules-declared-passed-scan = A scanned card ends the turn.
# Rules of a game without a program, told from its declaration: nobody gives the turn to themselves.
rules-declared-to-another = Nobody gives the turn to themselves.
# Rules of a game without a program, told from its declaration: how many rounds.
rules-declared-rounds = Number of rounds: { $rounds }.
# Rules of a game without a program, told from its declaration: how many rounds.
rules-declared-rounds-free = You play in rounds, as many as you like.
# Rules of a game without a program, told from its declaration: how long a round is.
rules-declared-round-turns = Turns in a round: { $turns }.
# Rules of a game without a program, told from its declaration: how long a round is, where it depends on the players.
rules-declared-round-players = How long a round is depends on the number of players.
# Rules of a game without a program, told from its declaration: inside “rules-declared-starts” and “-ends”.
rules-declared-when = Round { $round }
# Rules of a game without a program, told from its declaration: the same.
rules-declared-when-each = Every round
# Rules of a game without a program, told from its declaration: the same.
rules-declared-when-last = The last round
# Rules of a game without a program, told from its declaration: what is said when a round begins. $when: which. $text: the game's words.
rules-declared-starts = { $when }, at its start: { $text }
# Rules of a game without a program, told from its declaration: what is said when a round ends. $when: which. $text: the game's words.
rules-declared-ends = { $when }, at its end: { $text }
# Rules of a game without a program, told from its declaration: a counter. $name: its name.
rules-declared-counter = This is counted: { $name }. At the start: { $start }.
# Rules of a game without a program, told from its declaration: a counter for each seat.
rules-declared-counter-seat = This is counted at each seat: { $name }. At the start: { $start }.
# Rules of a game without a program, told from its declaration: a counter's highest value.
rules-declared-counter-high = { $name }: at most { $high }.
# Rules of a game without a program, told from its declaration: what happens when a counter is there. $text: the game's words.
rules-declared-at = { $name }, at { $value }: { $text }
# Rules of a game without a program, told from its declaration: the same, at its highest.
rules-declared-at-max = { $name }, at its highest: { $text }
# Rules of a game without a program, told from its declaration: the same, at its lowest.
rules-declared-at-min = { $name }, at its lowest: { $text }
# Rules of a game without a program, told from its declaration: the countdown.
rules-declared-countdown = Countdown, in seconds: { $seconds }.
# Rules of a game without a program, told from its declaration: what is said during the countdown.
rules-declared-mark = Seconds left, { $left }: { $text }
# Rules of a game without a program, told from its declaration: the dice.
rules-declared-dice = Dice: { $count }. Sides of each: { $faces }.
# Rules of a game without a program, told from its declaration: the sides of the dice.
rules-declared-faces = The sides: { $names }.
# Rules of a game without a program, told from its declaration: a card, and how many.
rules-declared-card = { $card }. In the game: { $count }.
# Rules of a game without a program, told from its declaration: a secret card, and how many.
rules-declared-card-private = { $card }. Secret: you listen to your own. In the game: { $count }.
# Rules of a game without a program, told from its declaration: what a card does. $does: a list of “rules-effect”.
rules-declared-does = { $card }. In the game: { $count }. When scanned: { $does }.
# Rules of a game without a program, told from its declaration: what happens after the last round.
rules-declared-over = After the last round: { $text }
# Rules of a game without a program, told from its declaration: inside “rules-declared-does”.
rules-effect-up = { $counter } goes up by { $by }
# Rules of a game without a program, told from its declaration: inside “rules-declared-does”.
rules-effect-down = { $counter } goes down by { $by }
# Rules of a game without a program, told from its declaration: inside “rules-declared-does”.
rules-effect-to = { $counter } becomes { $value }
# Rules of a game without a program, told from its declaration: inside “rules-declared-does”.
rules-effect-moves = { $counter } changes
# Rules of a game without a program, told from its declaration: inside “rules-declared-does”.
rules-effect-all = { $effect }, for everybody
# Rules of a game without a program, told from its declaration: inside “rules-declared-does”.
rules-effect-turn = the turn passes
# Rules of a game without a program, told from its declaration: inside “rules-declared-does”.
rules-effect-round = the round ends
# Rules of a game without a program, told from its declaration: inside “rules-declared-does”.
rules-effect-start = the countdown starts
# Rules of a game without a program, told from its declaration: inside “rules-declared-does”.
rules-effect-stop = the countdown stops
# Rules of a game without a program, told from its declaration: inside “rules-declared-does”.
rules-effect-end = the game ends
# Rules of a game without a program, told from its declaration: inside “rules-declared-does”.
rules-effect-dice = the dice are rolled
