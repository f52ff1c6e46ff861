# The network: what the table hears of the pages (companion play --pages), and words that the table page shows.

# At the table when the evening opens, and in the terminal. $address: what to type into a browser; aloud, digit by digit.
pages-address = The table's page, for any browser on this network: { $address }
# Likewise, where the machine is on no network: only its own browser can open the page. $address: the address.
pages-no-network = No network: connect this computer to the phones' network. Until then the page opens on this computer: { $address }
# At the table when the evening opens: another program holds the port. The evening goes on without pages. $port: its number.
pages-port-taken = No pages: port { $port } is taken. Close the other program, or choose another port in the settings, under pages.
# At the table when the evening opens: the settings' address is none of this machine's. The evening goes on without pages. $address: the address.
pages-no-address = No pages: { $address } is not an address of this computer. Correct it in the settings, under pages.
# Likewise, with --tls, right after it: the encrypted address. $address: the address, without https, which is said before it.
pages-tls = Encrypted pages, with h, t, t, p, s in front: { $address }
# Likewise, while no phone knows this computer yet: the certificate is new.
pages-tls-new = Each phone installs the certificate once: on the page of its seat, under Camera.
# At the table, at the opening, with --tls: the library that makes certificates is missing. The pages go on without https.
pages-tls-library = No encrypted pages: cryptography is missing. Install it with pip. Everything else works.
# Likewise: this computer's clock is wrong, and phones would refuse the certificate.
pages-tls-clock = No encrypted pages: this computer's clock is wrong. Set it, then start again. Everything else works.
# Likewise: the certificate cannot be written to the data folder, or read back.
pages-tls-kept = No encrypted pages: the certificate cannot be kept. Check the disk and the data folder. Everything else works.
# Likewise: this computer has public addresses only, for which the certificate is not good.
pages-tls-address = No encrypted pages: this network gives a public address. Use an ordinary Wi-Fi or a phone's hotspot, then start again. Everything else works.
# Likewise: another program has the port of https. $port: its number.
pages-tls-port = No encrypted pages: port { $port } is taken. Close the other program, or choose another port in the settings, under pages. Everything else works.
# At the table, once: the pages' server has stopped by itself. It starts again alone; the game has lost nothing.
pages-start-again = The pages have stopped. They start again by themselves. A phone may have to join again.
# Said in place of an address that is a name, to whoever types it into a browser. $name: the name. $port: the port's digits, with spaces between.
pages-spelled-name = { $name }, colon, { $port }

## On the table page

# A line of the set-up's checklist: the roll call of one player. $who: the player.
page-step-seat = Roll call: { $who }
# A line of the set-up's checklist: the words of the box's owner. $text: these words.
page-step = { $text }
# A button for an answer: what this number stands for. $name: a name, a card, a game.
page-name = { $name }
# A button for an answer at the roll call: reading one's cards with the eyes.
page-choice-eyes = eyes
# The same: by touch.
page-choice-touch = touch
# The same: by ear.
page-choice-ear = ear
# The same: settling how this name is said.
page-choice-name = the name
# A button after the game: play again with the same people.
page-choice-again = play again
# The same: another game.
page-choice-other-game = another game
# A button: leave the game.
page-choice-yes = yes
# A button: go on with it.
page-choice-no = no
