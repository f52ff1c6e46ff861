# Command-line help, read in a terminal, often by a screen reader: plain lines.

# Wrong usage. $detail: what is wrong, in technical words. $command: the command.
wrong-usage = Not a command: { $detail }. "{ $command } --help" lists the options.
# What the program is.
cli-companion = Play adapted board games by ear. Without a command: the lobby, which offers the games.
# Option.
cli-version = say the version
# Command.
cli-play = play; an unfinished game is offered first
# Command.
cli-demo = hear a whole game, played by a simulated scanner and keypad
# Command.
cli-say = say a sticker (heart), a card or a text
# Command.
cli-stickers = the sticker code
# Command.
cli-games = the games, their ids and numbers of players
# Command.
cli-rules = the rules of a game in lines, a chapter, or what is said of a word
# Argument of rules.
cli-rules-word = a chapter, or a word to look for
# Command.
cli-tutorial = learn the keys, or a game, in a small made-up game
# Command.
cli-codes = the codes of a game or of the stickers, one line a card
# Command.
cli-labels = print a game's labels into a PDF
# Command.
cli-check = check stickers, voices, packs, deck files and settings
# Command.
cli-replay = read a kept game again
# Command.
cli-devices = the ports and audio outputs that were found
# Command.
cli-teach = teach a box: texts, recordings, barcodes, set-up; new: make a game of your own
# Argument.
cli-game = a game's id or how it begins, for example time
# Argument of teach.
cli-teach-game = a game's id or how it begins, for example time; new: a game of your own
# Argument.
cli-what = sticker, card or text
# Argument.
cli-box = a game's id, or stickers
# Argument.
cli-box-blank = a game's id, or stickers, or blank for labels that mean nothing yet, or phones for the page that phones join by
# Argument.
cli-paths = files or folders; with none, everything shipped and the data folder
# Argument.
cli-file = a kept game, or last for the latest
# Argument.
cli-token = the card to begin with, for example lieu/3; after new, the game to change
# Option.
cli-aloud = speak the lines as well
# Option.
cli-option-lang = fr, en or es
# Option.
cli-option-mute = no sound: only the lines, and nothing waits
# Option.
cli-option-data = folder of games, deck files and settings
# Option.
cli-option-output = audio output, for example table=USB, seat2=Headset
# Option.
cli-option-earcons = plays each sound sign and says what it means
# Option.
cli-option-show-private = show private lines in the terminal
# Option.
cli-option-players = number of players
# Option.
cli-option-names = names in the order of the seats: "Ana,Leo"
# Option.
cli-option-scanner = scanner's port: auto, /dev/ttyACM0, /dev/ttyUSB0?baud=115200&parity=E, seat2=PORT
# Option.
cli-option-keypad = keypad's port, written the same way
# Option.
cli-option-set = a setting of the game, for example scanner=no
# Option.
cli-option-script = inputs from a file, or - for standard input
# Option.
cli-option-microphone = microphone, by a part of its name; else the system's own
# Option.
cli-option-merge = merge another deck file, or its folder, and end
# Command.
cli-decks = what is known of each box; export and import: one file a box, to give to another club
# Argument of decks.
cli-decks-act = export GAME FILE, import FILE; nothing: a list
# Option of decks.
cli-option-by = who has told it, for example your club's name
# Option.
cli-option-pdf = the PDF file to write
# Option.
cli-option-sheets = the list of label sheets that are known
# Option.
cli-option-sheet = the sheet: L7651 (if none is named), L7636, 25.4x10, or plain, paper to cut
# Option.
cli-option-symbol = the kind of code: qr, code128 or datamatrix; if none is named what fits, qr first
# Option.
cli-option-dpi = the printer's resolution, 300 or 600 dots an inch
# Option.
cli-option-start = the first free label of a part-used sheet, counted row by row
# Option.
cli-option-count = how many blank labels
# Option.
cli-option-series = another series of codes, for a box whose codes have been learnt
# Option.
cli-option-outline = only the page of outlines, to adjust the printer
# Option.
cli-option-right = shift to the right, in millimetres
# Option.
cli-option-down = shift down, in millimetres
# Option.
cli-option-scale = stretch the positions, in per cent
# Option.
cli-option-font = a font to use, a .ttf or .otf file
# Option.
cli-option-wifi = the name of a Wi-Fi, to be printed for phones
# Option.
cli-option-password = its password
# Option.
cli-option-address = the address to print, else this computer's
# Option.
cli-help = show this help
# Before the line that shows the order of the arguments.
cli-usage = usage:
# Heading of the list of arguments and commands.
cli-arguments = arguments
# Heading of the list of options.
cli-options = options
# Command.
cli-setup = set up scanner, keypad, loudspeaker and earphones by ear, without a screen
# Argument.
cli-part = one part alone: language, sound, keypad, scanner, ears, booth, tutorial or install
# Option.
cli-option-install = only the start with the machine
# Option.
cli-option-uninstall = take that start away
# Option.
cli-option-install-pages = with --install: start with the pages for browsers and phones
# Option.
cli-option-wait-for-sound = wait for a sound output, at most so many seconds
# Option.
cli-option-pages = show the table, and let phones join, in browsers on this network
# companion play --help: at the end of the line of --tls.
cli-option-tls = encrypted pages too, with phones' cameras as scanners

# In the terminal, or at the table: a kept game whose pack is gone. $path: its file, $pack: the pack that is missing.
game-without-pack = The game is intact, but its pack is gone: { $path }. Put { $pack } back into the packs folder.
# Detail of wrong usage: an option or a word that the command does not know. $what: what was typed.
cli-fault-unknown = { $what } is unknown here
# Detail of wrong usage: an argument is missing. $what: its name in the help.
cli-fault-missing = { $what } is missing
# Detail of wrong usage: an option without its value. $what: the option.
cli-fault-no-value = { $what } needs a value
# Detail of wrong usage: a command or a part that does not exist. $value: what was typed, $near: what is like it. $what: the argument.
cli-fault-choice = { $value } is unknown. Similar: { $near }
# Detail of wrong usage: a value that the option cannot take. $what: the option, $value: the value.
cli-fault-value = { $what } does not take { $value }
# Detail of wrong usage: nothing was given. $what: what was possible.
cli-fault-one-of = give one of these: { $what }
# Detail of wrong usage: two options that exclude each other. $what, $other: the options.
cli-fault-both = { $what } does not go with { $other }
# Detail of wrong usage: a value for an option that takes none. $what: the option, $value: the value.
cli-fault-takes-none = { $what } takes no value
# Detail of wrong usage, where nothing more exact can be said.
cli-fault-other = an option does not fit
# Option.
cli-option-plain = bare lines, without the tag that says who hears them
# Option.
cli-option-width = cut lines at N cells, between words, for a braille display (10 at least)
# Option.
cli-option-table = a second table on this machine: games, devices and a name of its own; boxes are shared
# At the table, first of all, where several tables have names. $name: that name.
table-named = Table "{ $name }".
# In the terminal: an impossible name for a table. $name: what was typed.
table-name-form = "{ $name }" cannot be a table's name. Letters, digits, spaces and dashes, 30 at most.
# In the terminal, with "companion teach": a part of a name that fits several cards. $what: what was typed, $near: those cards.
ambiguous-token = { $what } could be: { $near }. Type more of it.
# In the terminal: a setting that this game does not have. $setting: what was typed, $game: the game, $near: the settings most like it.
setting-of-other-game = { $game } has no setting { $setting }. Similar: { $near }.
# In the terminal, among cards to choose from. $card: its name, $token: what is typed for it.
card-and-id = { $card } ({ $token })
