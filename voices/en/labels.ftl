# Labels: what "companion labels" prints, and what it says of it in the terminal. None of these words is on a label.

## The document and its sheets

# Title of the PDF document. $game: the game.
labels-title = Labels of { $game }
# Title of the PDF document.
labels-title-stickers = The sticker code
# The title of a PDF of blank labels.
labels-title-blank = Blank labels
# In the PDF's list of contents. $sheet: the sheet's number.
labels-sheet = Sheet { $sheet }
# In the PDF's list of contents: the pages of a roll, one for each label.
labels-roll = The labels of the roll
# Printed in the margin of a label sheet. $game: the game. $series: the labels' edition. $sheet: the sheet's number, of $sheets.
labels-head = { $game }, series { $series }, sheet { $sheet } of { $sheets }. Print at 100%.
# Printed in the margin of a sheet of blank labels. $sheet: the sheet's number, of $sheets.
labels-head-blank = Blank labels, sheet { $sheet } of { $sheets }. Print at 100%.
# The name of a kind of code, in the terminal and printed.
labels-symbol-qr = QR
# The name of a kind of code, in the terminal and printed.
labels-symbol-code128 = Code 128
# The name of a kind of code, in the terminal and printed.
labels-symbol-datamatrix = Data Matrix

## The key: which label goes on which card

# Printed, for whoever prepares the box.
labels-key = The key to the labels
# Printed, for whoever prepares the box.
labels-key-secret = For whoever sticks the labels, and nobody else: this page tells which label is which card. Keep it out of the box.
# Printed, for whoever prepares the box. $game: the game. $count: how many labels. $symbol: the kind of code. $sheet: the kind of sheet. $series: the edition.
labels-key-facts = { $game }: { $count } labels, { $symbol }, on { $sheet }, series { $series }.
# Printed, for whoever prepares the box.
labels-key-order = Put the cards in the order of the table, then peel the labels row by row, from left to right. The digits at the edge of a sheet count its rows and columns. There is no code to compare.
# Printed, for whoever prepares the box, where the labels are on a roll.
labels-key-order-roll = Put the cards in the order of the table: the labels leave the roll in the same order. There is no code to compare.
# Printed, for whoever prepares the box.
labels-how-face = On the face of the card, never on its back: there it would give the card away.
# Printed, for whoever prepares the box.
labels-how-corner = Always in the same corner, the same way up, and beside the picture. The corner is that of the card held upright, its face towards you.
# Printed, for whoever prepares the box.
labels-how-touch = For fingers, one mark only: a raised dot in the label's ring, or on the card beside it where there is no ring. Never on the code or against it.
# Printed, for whoever prepares the box.
labels-how-trim = Two labels on one card do not touch. A label that is too wide may be trimmed: leave three millimetres of white round the code.
# Printed, for whoever prepares the box.
labels-how-spare = Some counts are generous: a label too many is not stuck on.
# Printed, at the head of a column of the key's table.
labels-column-labels = Labels
# Printed, at the head of a column of the key's table.
labels-column-count = How many
# Printed, at the head of a column of the key's table.
labels-column-card = Card or piece
# Printed, at the head of a column of the key's table: the name that was taught, or an empty cell to write it.
labels-column-name = Its name
# Printed, at the head of a column of the key's table.
labels-column-place = Where to stick it
# Printed in the key: one label. $sheet, $row and $column: sheet, row and column. A no-break space keeps each number with its noun.
labels-at = sheet { $sheet }, row { $row }, column { $column }
# Printed in the key: several labels of one row. $sheet and $row: sheet and row. $first and $last: from which column to which.
labels-in-row = sheet { $sheet }, row { $row }, columns { $first } to { $last }
# Printed in the key: labels over several rows. $first: the first. $last: the last.
labels-from-to = from { $first } to { $last }
# Printed in the key: one label of a roll. $number: which one.
labels-at-number = label { $number }
# Printed in the key: several labels of a roll. $first and $last: from which to which.
labels-at-numbers = labels { $first } to { $last }
# Printed: a card without another name. $card: the card.
labels-name = { $card }
# Printed in braille: the name that its owner has given a card. $name: that name. $card: the card.
labels-own-name = { $name }, { $card }
# Printed in the key: where the label goes.
labels-place-upper-right = upper right
# Printed in the key: where the label goes.
labels-place-lower-right = lower right
# Printed in the key: where the label goes.
labels-place-lower-left = lower left
# Printed in the key: where the label goes.
labels-place-upper-left = upper left
# Printed in the key: where the label goes.
labels-place-face = on the face, off the picture
# Printed in the key: where the label goes.
labels-place-lid = on the lid of the box
# Printed in the key: where the label goes.
labels-place-sheet = on the reference sheet
# Printed in the key. $first: where the label goes. $second: where the second goes, on a card that takes two.
labels-place-two = { $first }; the second of one card { $second }

## For the table

# Printed large, for the table.
labels-reference = The reference sheet
# Printed large, for the table, on the first page.
labels-reference-how = The reference sheet: what nobody holds in the hand is scanned here. Put a raised dot into each ring. A block has as many dots as its place on the page.
# In braille, at the beginning of the file for an embosser.
labels-reference-felt = What nobody holds in the hand is scanned from the printed sheet. Each page has its title in braille, and each block as many dots, to the left of its code, as the number given here.
# Printed large, at the head of each page for the table. $title: what is on it. $page: the number of the page.
labels-leaf = { $title }, page { $page }
# In braille, for an embosser: a block of the reference sheet. $number: how many dots it has. $name: what is scanned there.
labels-block = { $number }: { $name }
# Printed large, for the table.
labels-legend = The sticker code
# Printed large, for the table.
labels-legend-how = Stick into each frame the sticker that is named beside it. The code on the right says it aloud.
# In braille, at the beginning of the file for an embosser.
labels-legend-felt = On the printed sheet each sticker is stuck into its frame. To the right, near a raised dot, the code says it aloud.
# Printed large under a sticker's name. $number: the two digits to type to hear it.
labels-sticker-number = Number { $number }

## The page for phones

# Printed huge, for the table: the title of the page that says how a phone joins the table.
labels-phones = Phones
# Printed small at the upper right corner, to be cut off: without seeing it, one then holds the page the right way up.
labels-phones-cut = cut this corner
# Printed large, for the table: the name and the password of the Wi-Fi are below.
labels-phones-wifi = 1. The Wi-Fi
# Printed large, for the table: the address to open in the phone's browser is below.
labels-phones-address = 2. The address
# In braille, for the table. $wifi: the name of the Wi-Fi.
labels-phones-wifi-felt = Wi-Fi: { $wifi }
# In braille, for the table. $password: the password of the Wi-Fi.
labels-phones-password-felt = Password: { $password }
# In braille, for the table. $address: the address to open in the phone's browser.
labels-phones-address-felt = Address: { $address }

## The outline page

# Printed, for whoever prepares the box.
labels-outline = Adjusting the printer
# Printed, for whoever prepares the box. $sheet: the kind of sheet.
labels-outline-print = Print the page of outlines on plain paper, at 100%, not fitted to the page.
# Printed, for whoever prepares the box. $sheet: the kind of sheet.
labels-outline-hold = Hold it in front of a { $sheet } sheet, against the light.
# Printed, for whoever prepares the box.
labels-outline-shift = The outlines are one millimetre too far left? Add --right 1. Half a millimetre too high? --down 0.5. The other way with a minus.
# Printed, for whoever prepares the box. $ruler: the length of the printed ruler, in millimetres.
labels-outline-ruler = The ruler has to measure { $ruler } millimetres. It measures 98? Divide 10000 by 98: --scale 102.04. Then print this page once more.

## What was written

# In the terminal, to whoever prints. $path: the file. $pages: how many pages.
labels-written = { $path }: { $pages ->
    [one] one page
   *[other] { $pages } pages
}.
# In the terminal, to whoever prints. At the beginning of a line that says what is there. $first and $last: from which page to which. $count: how many.
labels-pages = { $count ->
    [one] Page { $first }
   *[other] Pages { $first } to { $last }
}
# In the terminal, to whoever prints. $pages: the pages. $count: how many labels. $symbol: the kind of code. $sheet: the kind of sheet.
labels-report-labels = { $pages }: { $count ->
    [one] one label
   *[other] { $count } labels
}, { $symbol }, to print on { $sheet }.
# In the terminal, to whoever prints. $pages: the pages. $sheet: the kind of label sheet.
labels-report-key = { $pages }: the key, on plain paper, for whoever sticks the labels and nobody else.
# In the terminal, to whoever prints. $pages: the pages. $sheet: the kind of label sheet.
labels-report-reference = { $pages }: the reference sheet, on plain paper, for the table.
# In the terminal, to whoever prints. $pages: the pages. $sheet: the kind of label sheet.
labels-report-legend = { $pages }: the sticker code in large print, on plain paper, for the table.
# In the terminal, to whoever prints. $pages: the pages. $sheet: the kind of label sheet.
labels-report-outline = { $pages }: the outlines of { $sheet }, to print on plain paper, and what to do with them.
# In the terminal, to whoever prints. $pages: the pages. $sheet: the kind of label sheet.
labels-report-phones = { $pages }: how a phone joins the table, on plain paper. Cut off the upper right corner. One raised dot for each ring: the Wi-Fi has one, the address two.
# In the terminal, to whoever prints: neither the options nor the settings tell the Wi-Fi.
labels-report-no-wifi = The Wi-Fi is not told: there are lines to write it on. Or else: --wifi NAME --password WORD.
# In the terminal, to whoever prints. $others: the other addresses of this computer.
labels-report-addresses = This computer also has { $others }. For another one: --address.
# In the terminal, to whoever prints. $address: the address that was printed.
labels-report-address = The page holds as long as the address is { $address }. A router can keep it for this computer.
# In the terminal, to whoever prints. $symbol: the kind of code that was chosen. $sheet: the kind of sheet.
labels-report-small = { $symbol }, because a QR does not fit { $sheet }. Make sure that your scanner reads it.
# In the terminal, to whoever prints. $free: how many labels are left on the last sheet. $start: the first of them.
labels-report-free = { $free ->
    [one] One label is
   *[other] { $free } labels are
} left on the last sheet: --start { $start } the next time.
# In the terminal, to whoever prints.
labels-report-scale = Print at 100%, not fitted to the page.
# In the terminal, to whoever prints. $path: the file. $cells and $lines: cells of a line and lines of a page.
labels-report-brf = { $path }: what is for the table, in braille, for an embosser of { $cells } cells by { $lines } lines.
# In the terminal, to whoever prints. $count: how many cards have no name. $game: the game, as it is written in a command.
labels-report-names = { $count ->
    [one] One name is
   *[other] { $count } names are
} still missing: there is room to write. Better before you stick: companion teach { $game }, then print again.
# In the terminal, to whoever prints. $series: the labels' edition. $path: the deck file.
labels-report-series = These labels are read only with "series: '{ $series }'" in { $path }. The old ones are then read no more.
# In the terminal, to whoever prints. $letters: the letters that are missing.
labels-report-letters = These letters could not be printed: { $letters }. Give a font that has them, with --font.
# In the terminal, to whoever prints. $name: the kind of sheet. $labels: how many labels, in $columns columns and $rows rows. $width and $height: their size in millimetres. $symbols: the kinds of codes that fit.
labels-sheet-line = { $name }: { $labels } labels of { $width } by { $height } millimetres, { $columns } columns, { $rows } rows. What fits: { $symbols }.
# In the terminal, to whoever prints. $name: the kind of roll. $labels, $columns and $rows: how many labels at a time, in how many columns and rows. $width and $height: their size in millimetres. $symbols: the kinds of codes that fit.
labels-roll-line = { $name }: a roll, labels of { $width } by { $height } millimetres. What fits: { $symbols }.

## What could not be printed

# A refusal, in the terminal and aloud, to whoever prints.
labels-which-box = Of which game? Write for example: companion labels time -o labels.pdf. The sheets: companion labels --sheets.
# A refusal, in the terminal and aloud, to whoever prints.
labels-which-file = Into which file? Add for example: -o labels.pdf.
# A refusal, in the terminal and aloud, to whoever prints. $sheet: what was written. $sheets: the sheets that are known.
labels-unknown-sheet = There is no sheet { $sheet } here. There are { $sheets }. Yours can be described in sheets.yaml.
# A refusal, in the terminal and aloud, to whoever prints. $symbol: what was written. $symbols: the kinds of codes.
labels-unknown-symbol = { $symbol } is no kind of code. Choose among { $symbols }.
# A refusal, in the terminal and aloud, to whoever prints. $dpi: what was written. $known: the resolutions that can be.
labels-dpi = { $dpi } dots an inch cannot be done. Choose { $known }.
# A refusal, in the terminal and aloud, to whoever prints. $sheet: the kind of sheet. $most: how many labels it has.
labels-start = --start counts the labels of one { $sheet } sheet, row by row: from 1 to { $most }.
# A refusal, in the terminal and aloud, to whoever prints. $option: the option. $low and $high: from what to what.
labels-range = { $option } goes from { $low } to { $high }.
# A refusal, in the terminal and aloud, to whoever prints. $sheet: the kind of roll.
labels-outline-roll = { $sheet } is a roll and has no outlines. Print one label, measure its margins, then adjust with --right and --down.
# A refusal, in the terminal and aloud, to whoever prints. $sheet: the kind of sheet. $dpi: the printer's dots an inch. $width and $height: the smallest label that would do, in millimetres.
labels-too-small = No code fits the labels of { $sheet }. At { $dpi } dots an inch it takes at least { $width } by { $height } millimetres.
# A refusal, in the terminal and aloud, to whoever prints. $symbol: the kind of code. $sheet: the kind of sheet. $dpi: the printer's dots an inch. $width and $height: the smallest label that would do, in millimetres. $fitting: the kinds that fit.
labels-does-not-fit = { $symbol } does not fit the labels of { $sheet }. At { $dpi } dots an inch it takes { $width } by { $height } millimetres. What fits: { $fitting }.
# A refusal, in the terminal and aloud, to whoever prints. $series: what was written.
labels-series-form = { $series } is no series. One to sixteen letters, digits or hyphens, for example 2.
# A refusal, in the terminal and aloud, to whoever prints. $series: the series.
labels-series-clash = In series { $series } two labels would have one code. Choose another name for the series.
# A refusal, in the terminal and aloud, to whoever prints.
labels-series-stickers = Stickers have no series: their codes are those of every box.
# A refusal, in the terminal and aloud, to whoever prints.
labels-series-blank = Blank labels have no series: no two of them are alike.
# A refusal, in the terminal and aloud, to whoever prints.
labels-count-blank = You choose a number for blank labels only. Example: companion labels blank --count 40 -o blank.pdf.
# Refused, in the terminal and aloud, to whoever prints. $option: the option.
labels-only-phones = { $option } only goes with "companion labels phones".
# Refused, in the terminal and aloud, to whoever prints. $option: the option.
labels-not-phones = { $option } does not go with the page for phones.
# Refused, in the terminal and aloud, to whoever prints. $longest: how many characters at most.
labels-wifi-name = The name of a Wi-Fi has { $longest } characters at most. Copy it from the router.
# Refused, in the terminal and aloud, to whoever prints.
labels-wifi-password = A Wi-Fi password has 8 to 63 characters, without accents. For an open Wi-Fi, leave out --password.
# Refused, in the terminal and aloud, to whoever prints. $address: what is written.
labels-phones-address-form = "{ $address }" is no address: four numbers from 0 to 255, with dots.
# Refused, in the terminal and aloud, to whoever prints.
labels-phones-no-network = This computer is in no network. Put it into the phones' Wi-Fi, or write its address with --address.
# In the terminal and aloud, to whoever has printed blank labels: what to do next.
labels-report-blank = They say nothing yet. Stick one on each card, whichever you like. Then: companion teach and the name of the game.
# In the terminal and aloud: the file that remembers the blank labels printed before was damaged.
labels-blank-set-aside = The list of blank labels printed before was damaged, and is set aside. The new ones are drawn by chance, and still differ.
# A refusal, in the terminal and aloud, to whoever prints. $path: the file.
labels-font = { $path } is no font that can be read. It takes a .ttf or .otf file.
# A refusal, in the terminal and aloud, to whoever prints. $path: the file.
labels-file-folder = { $path } is a folder. Give the name of a file, for example { $path }/labels.pdf.
# A refusal, in the terminal and aloud, to whoever prints. $path: the file. $folder: the folder that is missing.
labels-file-nowhere = There is no folder { $folder }. Make it, or write { $path } somewhere else.
# A refusal, in the terminal and aloud, to whoever prints. $path: the file.
labels-file-odd = { $path } is no ordinary file. Choose another name.
# A refusal, in the terminal and aloud, to whoever prints. $path: the file.
labels-file-other = { $path } exists and is no PDF: it is not replaced. Choose another name.
# A refusal, in the terminal and aloud, to whoever prints. $path: the file.
labels-file-no-braille = { $path } exists and is not braille: it is not replaced. Choose another name for the PDF.
# A refusal, in the terminal and aloud, to whoever prints. $path: the file. $reason: the system's reason, in short.
labels-file-forbidden = { $path } cannot be written ({ $reason }). Choose a folder in which you may write.
# A refusal, in the terminal and aloud, to whoever prints. $path: the file.
labels-file-full = The disk is full: { $path } was not written. Make room.
