# The pages: what a browser shows on the table's page and on a seat's. Our voices say none of it; a screen reader or a braille display does.

## Both pages

# Name of a part of the page, for a screen reader: the last line, in very large print.
page-last-line = Last line
# Name of a part of the page, for a screen reader: the question that is asked, and its answers.
page-question = Question
# Name of a part of the page, for a screen reader: round, counters, whose turn.
page-facts = Where we are
# Title of a part of the page: the set-up, step by step.
page-steps = Set-up
# Before a step of the set-up, for the eye and for a screen reader.
page-step-done = Done:
# The same.
page-step-open = To do:
# Title of a part of the page, and name of the group of sixteen buttons.
page-keys = Keys
# Checkbox: the device's keyboard stands for the keys. To be unchecked where a screen reader or another aid needs it.
page-typing = The keyboard works as keys
# Title of a part of the page: all lines, the newest first.
page-log = What was said
# Title of a part of the page: the rules, by chapters.
page-rules = Rules of the game
# Button: shows the rules, or hides them.
page-rules-open = Read the rules
# Before a list, while no game is chosen: which game's rules.
page-rules-game = Which game
# Before a field: words are typed there, and only the passages that have them stay.
page-rules-search = Search the rules
# What the search has found, told by the screen reader and shown. $count: how many.
page-rules-found = Passages found: { $count }
# The same: no passage.
page-rules-none = Nothing about that in these rules.
# The page could not get the rules.
page-rules-lost = The rules have not arrived. Close them and open them again.
# Shown, and said by a screen reader, when the page hears no more of the table's computer. It keeps looking by itself.
page-lost = No link to the table. This page keeps trying.
# The time that runs. $time: minutes and seconds, "1:05".
page-clock = Time: { $time }
# The time, stopped. $time: minutes and seconds.
page-clock-stopped = Time stopped: { $time }
# Under the question, when not every answer has a button.
page-answer-free = Type the number, then hash.
# Button: answer hash to a question that may be passed.
page-answer-skip = Hash: pass

## The keys

# The name of the star key, for a screen reader.
page-key-star = star
# The name of the hash key, for a screen reader.
page-key-hash = hash
# What a key does, small below it and said after its name. Very short. Star.
page-key-star-does = silence
# The same: hash.
page-key-hash-does = confirm
# The same: 0.
page-key-0-does = again
# The same: 9.
page-key-9-does = help
# The same: key A.
page-key-a-does = counter, notebook
# The same: key B.
page-key-b-does = undo
# The same: key C.
page-key-c-does = private
# The same: key D.
page-key-d-does = status

## The table's page

# Title of a part of the page: who sits where.
page-seats = Seats
# A seat without a phone. $name: the name. $seat: the number of the seat.
page-seat = { $name }, seat { $seat }
# A seat with a phone. $name: the name. $seat: the number of the seat.
page-seat-with-phone = { $name }, seat { $seat }: has a phone
# The name of a seat without a name. $seat: its number.
page-seat-unnamed = Player { $seat }
# For the eye: a phone may ask for a seat.
page-door-open = A phone may join.
# The same: a phone waits for the table to type its number.
page-door-busy = A phone is waiting at the door.
# The same: too many tries. Only the table opens it again.
page-door-shut = The door is shut to phones. The menu opens it.
# Link from the table's page to a seat's.
page-to-seat = Play with this device

## Joining

# Title of a seat's page, before it has joined.
page-join = Join the table
# Title of a group of buttons: the seat that is asked for.
page-join-seat = Your seat
# Button: a free seat. $name: the name. $seat: the number of the seat.
page-join-as = { $name }, seat { $seat }
# Button: a seat that has a phone already; joining replaces it. $name: the name. $seat: the number of the seat.
page-join-as-anew = { $name }, seat { $seat }: replace its phone
# Instead of the buttons, while the table has not counted its players yet.
page-join-no-seat = No seats yet. The table says first who plays.
# Title of a group of choices: how this person reads.
page-reads = How do you read?
# Choice.
page-reads-reader = With a screen reader
# Choice: one line at a time, and it stays.
page-reads-braille = In braille, line by line
# Choice.
page-reads-large = In large print
# Choice: the program's voice, on this phone.
page-reads-speak = With the game's own voice
# Said by a screen reader and shown as soon as a seat is asked for.
page-join-asking = Asking for the seat.
# Said by a screen reader after the phone's number, and shown below it: four digits in very large print.
page-join-digits = Type these four digits at the table.
# Likewise, where only the page on the table's computer has keys.
page-join-page = Type these four digits on the table's computer, on its page.
# Likewise, without a number, where a mere hash lets a phone in.
page-join-press = Have hash pressed at the table.
# Likewise, where nobody has keys: there is nothing to do.
page-join-unasked = The table has no keys: nothing to type.
# Below: what the person is waiting for.
page-join-wait = You are in when the table says so. If it says another name, it was not you.
# Button, while the table has not answered: give up asking.
page-join-cancel = Cancel the request
# The table did not type the right number, said no, or did nothing for a minute.
page-join-refused = The table did not say yes.
# Likewise, on the page that was waiting: the person has given up asking.
page-join-given-up = Request cancelled.
# Another phone is waiting.
page-join-busy = Another phone is waiting. Try again in a moment.
# Too many tries: the door is shut.
page-join-shut = The door is shut. The table opens it in the menu.
# The table's computer does not answer.
page-join-no-answer = The table does not answer. Same Wi-Fi?
# What came is not from the table alone: somebody has changed the messages. The page stops.
page-join-impostor = Danger: somebody is between this phone and the table. Nothing is joined. Tell the table.
# Button.
page-join-again = Join again

## The seat

# Title of a seat's page. $name: the name.
page-mine = Your seat, { $name }
# Said by a screen reader and shown once it has joined. The screen cannot stay on by itself.
page-autolock = To keep the screen on: phone settings, auto-lock, never.
# Toggle button: the text is there, but eyes do not see it.
page-curtain = Hide the text
# In large print, when the text has hidden itself.
page-touch = Touch to read
# Button, while the browser waits for a gesture before it makes a sound.
page-sound = Touch to hear
# Said by a screen reader, and right after it a button: "speak to me" is silent until somebody has touched the page.
page-sound-waits = The browser waits for a touch before it speaks.
# Button of the braille line when all is read.
page-braille-nothing = Nothing new
# At the head of the braille line: an alert waits. $count: how many lines wait.
page-braille-alert = Alert { $count }:
# At the head of the braille line: more lines wait. $count: how many.
page-braille-more = +{ $count }
# Help of the braille line, said by a screen reader.
page-braille-how = Press for the next
# Title of this seat's settings.
page-settings = Settings
# Setting.
page-set-language = Language
# Setting.
page-set-verbosity = Detail
# Choice: how long lines are.
page-verbosity-brief = brief
# Choice, the same.
page-verbosity-normal = normal
# Choice, the same.
page-verbosity-full = full
# Choice, the same.
page-verbosity-habit = shorter with habit
# Setting: how much time this person has to answer and to listen.
page-set-patience = Time you are given
# Choice.
page-patience-1 = usual
# Choice.
page-patience-2 = twice
# Choice.
page-patience-4 = four times
# Choice.
page-patience-off = no limit
# Button: the seat has no phone any more.
page-leave = Leave the seat
# Shown and said when this page has lost the seat: somebody else has joined, or another tab.
page-gone-replaced = This seat is open somewhere else.
# The same: the person has left.
page-gone-left = You have left the seat.
# The same: the evening is over.
page-gone-closed = The table has finished.
# The same: the table's computer does not know this phone any more: it has started again, or another phone has taken the seat.
page-gone-restarted = This phone is not joined any more.

## The camera

# Heading of a part of the page: the camera as a scanner, or a photo.
page-camera = Camera
# Button: the camera begins to read labels.
page-camera-start = Scan with the camera
# The same button, while it reads.
page-camera-stop = Stop the camera
# Button, where there are several cameras: on to the next one.
page-camera-other = Other camera
# Toggle button, where the camera has a lamp.
page-camera-lamp = Lamp
# Button, where the browser opens no camera: take a photo of the label, which is read on this very device.
page-camera-photo = Scan by a photo
# Link, where only https is allowed a camera: the table's certificate, to be installed once on the phone.
page-camera-certificate = Once: install the table's certificate
# Link, right after it: the same page over https, where the camera reads all the time. One joins again there.
page-camera-secure = Then: on to the page with a running camera
# For the eye alone, for a moment, with a beep: a label is read. The table says what it is worth.
page-camera-read = Got it
# Said by a screen reader and shown, as all that follows: the camera opens, and the browser may ask whether it is allowed.
page-camera-starting = The camera opens. If the browser asks, allow it.
# The camera is open and looks for a label.
page-camera-looking = The camera is looking. One label at a time, 20 centimetres away.
# Once only, where nothing was read in the first twenty seconds.
page-camera-nothing = Nothing read so far. Move the label nearer or farther, and find some light.
# Several labels are seen together: none counts.
page-camera-several = Several codes at once. Show only one.
# The camera is open and sees black only.
page-camera-dark = The picture is black. Open the camera's cover, or switch on a light.
# This device has no camera, or none that serves.
page-camera-none = No camera on this device. Plug one in, or take a phone.
# The browser, or the person, has refused this page the camera.
page-camera-refused = The camera was refused. Allow it for this page in the browser, then start again.
# The camera is there but does not open: often another application uses it.
page-camera-busy = The camera does not open. Close the application that uses it, then start again.
# The camera has stopped by itself: unplugged, or taken by another application.
page-camera-lost = The camera has gone. Plug it in again, then start again.
# The program that reads codes has not come from the table's computer.
page-camera-no-reader = The code reader does not load. Check the Wi-Fi, then start again.
# A label was read, by the camera or by a scanner that types, but the table has not received it: it does not count.
page-scan-not-sent = Read, but not passed on. Scan it again.
# Likewise: no label has so long a code, or one of several lines; it is that of something else.
page-scan-foreign = This code is not a label of the game.
# The camera stops because somebody wished so.
page-camera-stopped = Camera stopped.
# A photo is taken, and the device looks for a code in it.
page-camera-developing = Reading the photo.
# There is no readable code in the photo.
page-camera-photo-nothing = Nothing readable in the photo. The label in the middle, 20 centimetres away, held still.
