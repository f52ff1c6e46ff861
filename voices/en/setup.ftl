# Setting up the devices, by ear: "companion setup". Nobody looks at a screen. Write for the ear.

## The keys first

# To the table, at the very beginning, in each language: the keypad's first sign of life.
setup-hello = Set-up. Press any key of the keypad.
# To the table, at the very first start, in each language: its key. $number: that key.
setup-welcome = Welcome. In English: key { $number }.
# To the table: the set-up of the first start was left half way.
setup-go-on = The set-up is not finished. Hash: go on. Star: the lobby.
# To the table, at the first start: nobody presses a key. The lobby follows.
setup-nobody = Nobody answers. Here is the lobby. The first key goes back to the set-up.
# To the table: the keypad has answered.
setup-keypad-found = Keypad found.
# To the table: the key came from the computer's keyboard.
setup-keyboard-found = That is the computer's keyboard. It serves as keypad.
# To the table: nothing comes from the keypad.
setup-nothing-keypad = I hear no key. Is the keypad's cable pushed in?
# To the table: the keypad sends unreadable signs. $speed: the speed that is tried next ("setup-speed").
setup-keypad-garbled = The keypad speaks at another speed. I am trying { $speed }. Press again.
# To the table, key 9 during the set-up. The question is said again after it.
setup-help = 0: say again. Hash: leave this question out. Key B twice: go back. Star: stop; what is set is kept.
# At the table: key B, once.
setup-back-asked = Back to the question before? Press key B again.
# At the table: key B at the first question.
setup-no-back = There is nothing before this.
# To the table: the search for devices begins and takes some seconds.
setup-looking = Looking for devices.

## Sound

# In the output that is being tried, alone. $number, $count: its rank. $name: its name.
setup-loudspeaker = Output { $number } of { $count }, { $name }. If you hear me in the right loudspeaker, press 1. If not, 2.
# To the table: the output that is being tried does not open.
setup-output-dead = This output does not answer.
# To the table: the loudspeaker is chosen. $name: its name.
setup-loudspeaker-is = The table listens here: { $name }.
# To the table: no output has been chosen.
setup-no-loudspeaker = No output chosen. The usual one stays.
# To the table: tune the voice. $entries: “menu-entry” items.
setup-manner = The voice. { $entries }. Hash: it is fine.
# Detail of "no-sound": the sound is off by the option --mute.
setup-mute = switched off as asked
# To the table and in the terminal, after "no-sound": the sound library is missing.
setup-sound-library = Install companion again: miniaudio is missing.
# To the table: the trial begins. After a long silence one word is said. HDMI or Bluetooth outputs fall asleep and swallow the first word.
setup-waking = First word test. Half a minute of silence, then I say: lemon. Hash: skip this test.
# To the table: the same for the earphone that has just been set. The word will be heard there.
setup-waking-ear = Keep the earphone in. Half a minute of silence, then you will hear in it: lemon. Hash: skip this test.
# In the output on trial, after the long silence: one word alone.
setup-waking-word = Lemon.
# To the table, right after that word.
setup-waking-heard = I said: lemon. Did you hear the whole word? 1: yes. 2: no.
# To the table: the word was not heard whole. The trial is made again then.
setup-lead-in = This output falls asleep. I wake it before I speak.
# To the table: the word was still not heard. The trial is made again then.
setup-awake = That is not enough. From now on I keep it awake.
# To the table: even awake, the output loses the word.
setup-swallows = It still swallows the beginning. Use another output if you can.
# To the table: the word was heard whole; what this output needs is kept.
setup-waking-kept = It is set.

## Keypad

# To the table: how the digits lie.
setup-layout = Press the digit in the corner, top left.
# To the table: the layout that was found. $layout: "setup-telephone" or "setup-computer".
setup-turn = { $layout } 1: keep. 2: swap top and bottom.
# Layout of the digits, a sentence.
setup-telephone = 1 is at the top, as on a telephone.
# Layout of the digits, a sentence.
setup-computer = 7 is at the top, as on a computer.
# To the table: the rows are swapped. $layout: the new layout.
setup-turned = Swapped. { $layout }
# To the table: the key in the corner is neither 1 nor 7. $digit: what it sends.
setup-odd-layout = This key sends { $digit }. In the corner a 1 or a 7 is needed: the setting pad-keys can change each key.
# To the table: each key is named and does nothing.
setup-finder = Find the keys: each says its name. Hash twice: go on. Star twice: stop.
# To the table, while the keys are looked for.
setup-five = 5. In the middle: it has the mark.

## Scanner

# To the table: a scanner, whichever, is waited for.
setup-scan = Scan anything, best of all a card of a game. 1: look for devices again. Hash: no scanner.
# To the table: one scanner is noted, another may follow.
setup-scan-another = Another scanner? Scan with it. Hash: no.
# To the table: a scanner has been found. $speed: its speed ("setup-speed"), or "setup-typing".
setup-scanner-found = Scanner found, { $speed }.
# Speed of a port. $baud: a number. $parity: a word about parity.
setup-speed = { $baud } baud, { $parity }
# Parity of a port.
setup-parity-n = no parity
# Parity of a port.
setup-parity-e = even parity
# Parity of a port.
setup-parity-o = odd parity
# Parity of a port.
setup-parity-m = mark parity
# Parity of a port.
setup-parity-s = space parity
# Instead of a speed: this scanner types like a keyboard.
setup-typing = it types like a keyboard
# To the table: whose scanner this is.
setup-whose = For the whole table: hash. For one seat: its number.
# To the table: the scanner is noted.
setup-scanner-kept = Noted, for the whole table.
# To the table: the scanner belongs to a seat. $seat: its number.
setup-scanner-seat = Noted, for seat { $seat }.
# To the table: this scanner has been noted before.
setup-known-scanner = This scanner is noted already.
# To the table: what comes is no code. $speed: the speed that is tried next.
setup-scanner-garbled = Unreadable. I am trying { $speed }. Scan again.
# To the table: all speeds have been tried. $device: the port.
setup-no-speed = No speed fits { $device }. The scanner's booklet shows a code for factory settings. Scan it, then we begin again.
# To the table: a readable code that is not known; a second reading makes sure.
setup-scan-the-same = Read once. Scan the same thing again.
# To the table: the reading failed, and the speed may not be to blame.
setup-scan-again = Misread. Scan again.
# To the table: a scan that is not asked for now.
setup-not-now = The scanner works. It is not its turn yet.
# To the table: nothing comes from the scanner.
setup-nothing-scanner = I hear nothing from the scanner. Is it plugged in? Does it light up?
# To the table, the second time that nothing comes.
setup-nothing-mode = If it reads and nothing comes, it may be set for something else. The booklet shows one code for serial port mode, and one for keyboard mode.
# To the table: a scanner that types like a keyboard, read by the terminal.
setup-typing-scanner = This scanner types like a keyboard. In this terminal nothing has to be set.
# At the table: a scanner that types slowly, read by the terminal; how slowly is kept.
setup-typing-slow = This scanner types like a keyboard, and slowly. Noted.
# To the table: what is missing to read a keyboard scanner without a screen.
setup-no-evdev = Without a terminal it also needs the option evdev: install companion with it.
# To the table: ModemManager has the port. $device: the port.
setup-modem-manager = ModemManager took { $device } for a modem. "companion setup install" writes the rule that keeps it off.
# To the table: the port is taken. $device: the port. $programs: the names of the programs that have it.
setup-taken = { $device } is taken by { $programs }. Close that program.

## Earphones

# To the table: the earphones, one by one.
setup-ears = Earphones. Put on the one that you want to set up.
# To the table, for each other output; the digit is heard in the earphone alone. $number, $count: its rank. $name: its name.
setup-ear = Output { $number } of { $count }, { $name }. If you hear a digit there, type it. Hash: the next one.
# To the table: no output but the table's.
setup-no-ear = No other sound output, so no earphone. Plug in a USB adapter, then do this part again.
# To the table: the right digit has been typed.
setup-ear-heard = Heard.
# To the table: which seats this earphone serves.
setup-ear-seats = For which seats? Type their numbers, then hash.
# To the table: the seats that were chosen. $seats: of "setup-seat".
setup-seats = For { $seats }.
# A seat of the list. $seat: its number.
setup-seat = seat { $seat }
# To the table: no seat for this earphone.
setup-no-seats = No seat.

## Phones

# At the table, in the whole set-up: are there phones?
setup-with-phones = Any phones at the table? 1: try one. Hash: no.
# At the end of a refusal: what this step asks.
setup-due-with-phones = A phone? 1: try it. Hash: no.
# At the end of a refusal: what this step asks, wherever the phone has got to.
setup-due-phones = The phone. 0: say again. Hash: done.
# At the table: the address to open, said digit by digit. $address: that address.
setup-phones = On the phone, in the same Wi-Fi, open the browser at this address: { $address }. 0: say again. Hash: no phone.
# At the table: a phone has just asked for a page.
setup-phones-came = A phone is here.
# At the table: what whoever holds the phone does now. $link: the link of the page, as it is written there.
setup-phones-join = On the phone, choose: { $link }. Then a seat. It says four digits.
# At the table: the phone has joined.
setup-phones-press = Press the keys on the phone: each says its name here. Hash on the keypad: done.
# At the table: this machine is in no network. As soon as it is, the address is said. $own: 1 if it can open a Wi-Fi of its own, else 0.
setup-phones-no-network = No network. Connect this computer to a Wi-Fi, or to a phone's hotspot. { $own ->
    [1] 1: this computer's own Wi-Fi.
   *[other] {""}
}
# At the table, after "phones-nobody": what else there is. $own: "none", "shut" (it can open its Wi-Fi) or "open" (it is open). $used: 1 if it then leaves the Wi-Fi it is in.
setup-phones-apart = This Wi-Fi may keep devices apart. Then take a phone's hotspot, which this computer joins. { $own ->
    [shut] { $used ->
        [1] 1: this computer's own Wi-Fi; it then leaves the one it is in.
       *[other] 1: this computer's own Wi-Fi.
    }
    [open] 1: close this computer's own Wi-Fi.
   *[other] {""}
}
# At the table: it takes some seconds.
setup-phones-wifi-opening = I am opening this computer's own Wi-Fi.
# At the table: it takes some seconds.
setup-phones-wifi-closing = I am closing this computer's own Wi-Fi.
# At the table: this machine's own Wi-Fi is open. $name: its name. $password: its twelve digits, three by three. Without internet many a phone leaves a Wi-Fi.
setup-phones-wifi = On the phone, the Wi-Fi { $name }. Password: { $password }. It says that there is no internet: keep this Wi-Fi, mobile data off.
# At the table: this machine's own Wi-Fi is closed.
setup-phones-wifi-shut = This computer's own Wi-Fi is closed.
# At the table: the system does not do it.
setup-phones-wifi-refused = The computer does not let me. Its own settings can: hotspot.
# At the table, at the end: this machine's own Wi-Fi serves for the evening. $name: its name.
setup-phones-wifi-stays = The Wi-Fi { $name } stays open. To close it: "companion setup phones", key 1.
# At the table: too many wrong numbers have shut the door; it is open again already.
setup-phones-fell = Too many wrong numbers. Once more from the start.

## Booth

# To the table: the booth, first page.
setup-booth-1 = The booth: a scanner that looks up, under a hood. A card slides in face down: nobody sees the card, nor how many are read, and no hand has to aim. Hash: go on.
# To the table: which scanner.
setup-booth-2 = Take an imager, not a laser: people with low vision lean in close. Hash: go on.
# To the table: how to place it.
setup-booth-3 = Lay it down with its window up, and cover it all round: the card goes in from one side only. Hash: go on.
# To the table: the scanner's mode.
setup-booth-4 = Set the scanner to presentation mode: then it reads by itself. The scanner's booklet shows the code to scan. Hash: go on.
# To the table: the scanner's beep.
setup-booth-5 = Turn its beep off, with the code in the booklet: the beep would count the cards aloud. Hash: go on.
# To the table: try it.
setup-booth-6 = Try it: slide a card in. Hash: done.
# To the table: a card has been read in the booth.
setup-booth-read = Card read.

## Starting with the machine

# To the table: a question before anything is written. $where: the file.
setup-do-unit = Companion can start by itself, without a screen. Shall I write { $where }? 1: yes. 2: no.
# To the table: a question. $where: the person's name on this computer.
setup-do-linger = Start as soon as the computer is switched on, without { $where } logging in? 1: yes. 2: no.
# To the table: a question before anything is written. $where: the file.
setup-do-rules = A rule keeps ModemManager off the scanners. Shall I write { $where }? 1: yes. 2: no.
# To the table: a question before anything is taken away. $where: the file.
setup-undo-unit = Companion starts by itself. Shall I remove { $where }? 1: yes. 2: no.
# To the table: a question. $where: the person's name on this computer.
setup-undo-linger = Start nothing for { $where } before login any more? That holds for all services of that person. 1: yes. 2: no.
# To the table: a question before anything is taken away. $where: the file.
setup-undo-rules = Shall I remove { $where }? 1: yes. 2: no.
# To the table: the file is not ours. $where: the file.
setup-foreign = Careful: { $where } is there and is not Companion's. If it is replaced, it stays beside, with .before at its end.
# To the table: nothing to do. $where: the file.
setup-is-unit = Companion starts by itself already: { $where }.
# To the table: nothing to do. $where: the person's name on this computer.
setup-is-linger = It starts at power-on already, for { $where }.
# To the table: nothing to do. $where: the file.
setup-is-rules = The rule is there already: { $where }.
# To the table: it is written. $where: the file.
setup-done-unit = Written: { $where }. Companion will start when you log in.
# To the table: it is done. $where: the person's name on this computer.
setup-done-linger = Done. Companion will start at power-on, for { $where }.
# To the table: it is written. $where: the file.
setup-done-rules = Written: { $where }. Unplug the scanner and plug it in again.
# To the table: it is taken away. $where: the file.
setup-undone-unit = Removed: { $where }. Companion does not start by itself any more.
# To the table: it is done. $where: the person's name on this computer.
setup-undone-linger = Done, for { $where }.
# To the table: it is taken away. $where: the file.
setup-undone-rules = Removed: { $where }.
# To the table: nothing to take away. $where: the file or the name.
setup-nothing-there = Nothing to remove: { $where }.
# To the table: somebody else's file is not taken away. $where: the file.
setup-left-foreign = { $where } is not Companion's: it stays.
# To the table: this computer does not start with systemd.
setup-no-systemd = This computer has no systemd: Companion cannot start by itself here. Start it with "companion".
# To the table and in the terminal: an administrator's command is needed. $why: why, a sentence. $command: the exact command.
setup-run = { $why } Run this command: { $command }
# To the table and in the terminal: writing failed. $why: why, a sentence. $where: the file.
setup-not-written = { $why } { $where } has not changed.
# Why: the system does not allow it.
setup-why-forbidden = The computer does not let me.
# Why: the system has failed to.
setup-why-failed = The computer could not do it.

## End

# To the table: all is set up.
setup-end = Set-up done. "companion" opens the table. "companion setup" sets it up again, the whole or one part.
# To the table: the set-up is left.
setup-left = Stopped. What is set is kept.

## What is due, in short

# At the end of a refusal: what this step asks, the language. Key 0 says the question again.
setup-due-language = Which language? 0: the list.
# At the end of a refusal: what this step asks, the loudspeaker.
setup-due-loudspeaker = Do you hear me in the right place? 1: yes. 2: no.
# At the end of a refusal: what this step asks, the voice.
setup-due-manner = The voice: 1 to 4, or hash.
# At the end of a refusal: what this step asks, the scanner.
setup-due-scanner = Scan anything. Hash: no scanner.
# At the end of a refusal: what this step asks, an earphone.
setup-due-ear = Type the digit you heard. Hash: the next output.
# At the end of a refusal: what this step asks, the booth.
setup-due-booth = 0: again. Hash: go on.
