# The private notebook of a seat: what it asks, what it is answered. The table hears nothing of it, but for what notebooks tell.

# At the table, when a game begins, from the menu and at D twice: what the private notebooks tell.
notebook-level-sheet = Notebooks: only what each player puts in.
# As above.
notebook-level-log = Notebooks: what each player puts in, and what the table has heard.
# As above.
notebook-level-deductions = Notebooks: what each player puts in, what the table has heard, and what follows.
# A page's button: the third.
notebook-only-deductions = also what follows
# At the table, a refusal: what it takes is not there.
notebook-cannot-deduce = This computer cannot deduce.
# Only in this ear, when the notebook opens: nobody has told how many cards there are, or hands that were corrected do not add up.
notebook-no-deductions = The number of cards is not certain, so nothing is deduced.
# A question of the notebook, as the others.
notebook-question-telling = what would tell most
# Only in this ear: what would tell most.
notebook-telling = To name: { $things }.
# Behind a card's name: who has it, as it follows.
notebook-certain = surely { $people }
# As above: they alone may have it.
notebook-only = only { $people }
# As above: what proves it.
notebook-because = Proof: { $why }
# As above: how many others.
notebook-reasons-more = and { $more } more { $more ->
        [one] reason
       *[other] reasons
    }
# In a proof: what happened, a sentence.
notebook-reason = { $said }
# As above, with who did it.
notebook-reason-of = { $who }: { $said }
# In a proof, or behind "undone": a mark.
notebook-of-card = { $card }: { $what }
# Menu entry, at the table, in games with notebooks.
menu-notebook = help from notebooks
# At the table, after that menu entry.
which-notebook-level = Notebooks? 1: what each player puts in. 2: also what the table has heard. 3: also what follows.
# A page's button: the first of these answers.
notebook-only-sheet = only what each player puts in
# A page's button: the second.
notebook-only-log = also what the table has heard
# At the table, a refusal: nothing changes.
notebook-same = The notebooks tell that already.
# Inside "undone": that choice.
recall-notebook-level = what the notebooks tell
# Only in this ear, key A: the notebook is open.
notebook-opened = Notebook. Which question?
# Only in this ear.
notebook-closed = Notebook closed.
# To whoever pressed it, a refusal: this earphone is not ready, or is passed round.
notebook-window-first = The notebook opens while you listen: key C first.
# Only in this ear, after a power cut, in an earphone that is passed round.
notebook-sealed = Scan your whole hand first: the rest of the notebook comes back.
# A question of the notebook: in help, at D, and a page's button.
notebook-question-possible = what is still possible
# As above.
notebook-question-known = what I know of a card
# As above.
notebook-question-left = who may have a card
# As above, in a game of traits.
notebook-question-left-trait = what is left of a trait
# As above.
notebook-question-mine = what I saw, gave, received
# As above.
notebook-question-answered = what a player answered
# As above.
notebook-question-mark = mark a card
# As above.
notebook-question-note = my notes
# Only in this ear: a note of this seat's.
notebook-note = Note { $number }: { $text }.
# As above: there is none yet.
notebook-no-note = No note. To take one: 7.
# The same: how to note something, or which note to hear again. $choices: "name-entry" messages.
notebook-which-way = Note? { $choices }.
# A way to note something, a page's button.
notebook-way-write = write
# The same, by microphone.
notebook-way-record = speak
# The same: an older note is heard again.
notebook-way-again = hear one by number
# Only in this ear: the number of a note. $count: how many there are.
notebook-which-note = Which note, 1 to { $count }?
# A page's button: one note.
notebook-note-number = note { $number }
# Only in this ear, before the microphone opens: everybody hears what is said.
notebook-record = The whole table will hear you. Star: don't.
# Only in this ear: the microphone listens. The sign "ready" comes before.
notebook-speak = Speak. Hash: done.
# The same: hash came too soon.
notebook-record-waits = One moment.
# The same, refusal: another key, and nothing is kept.
notebook-not-recorded = Nothing was recorded.
# The same, refusal: there is no microphone.
notebook-no-microphone = No microphone: write it, or plug one in.
# The same, refusal: it was unplugged.
notebook-microphone-gone = The microphone has gone. Nothing was recorded.
# The same, refusal: the disk has no room.
notebook-note-not-written = The disk refuses: nothing was recorded.
# The same, behind the note: it was too long.
notebook-note-cut = That was too long: its end is missing.
# The same, refusal of a scan while a note is taken.
notebook-note-first = The note is not done. Hash: done.
# As above: a note begins.
notebook-write = Write with keys 2 to 9, as on a telephone. Hash: done.
# As above: it is kept.
notebook-note-kept = Noted: { $text }.
# As above, a refusal on a pad that others see.
notebook-own-only = Others would see the letters here: only on a device of your own.
# In the place of its name: a card that the table has taken out of the game since it was marked.
notebook-card-out = a card out of the game
# Only in this ear: which mark.
notebook-which-mark = Mark? 1: cross out. 2: in doubt. 3: clear. 4: one of these.
# A mark, a page's button and at D.
notebook-mark-crossed = cross out
# As above.
notebook-mark-doubted = put in doubt
# As above.
notebook-mark-cleared = clear
# As above.
notebook-mark-one-of = one of these
# On a seat's page: above the buttons of the questions.
notebook-which = Which question?
# As above: above the buttons of the players.
notebook-which-person = Who?
# As above: above the sorts of cards.
notebook-which-group = Which one?
# Only in this ear. $choices: "name-entry".
notebook-which-person-of = Who? { $choices }.
# Only in this ear: which sort the card is of. $choices: "name-entry".
notebook-which-group-of = Which one? { $choices }. Or scan.
# Only in this ear: a card's number.
notebook-which-card = Which number? Or scan.
# The same, where its traits tell it too: by their numbers.
notebook-which-card-or-traits = Which number, or which traits? Or scan.
# The same. $traits: those that were told. $count: how many cards have them.
notebook-narrowed = { $traits }: { $count }. What else?
# The same, refusal: no card has all these traits.
notebook-nobody = Nobody has those traits together.
# Only in this ear.
notebook-which-trait = Which trait? Scan, or type its number.
# Only in this ear, on a pad that others see.
notebook-scan-card = Scan the card, or its sheet label. Hash: step through.
# As above.
notebook-scan-trait = Scan the trait. Hash: step through.
# As above.
notebook-step-person = Who? Hash: step through.
# As above, while stepping. $thing: a card, a trait, a player. Hash goes to the next.
notebook-step = { $thing }? 1: yes.
# As above, another digit is refused.
notebook-step-keys = No such choice. 1: yes. Hash: next.
# As above, a digit is refused: others would see it.
notebook-scan-it = No number here: scan, or hash to step through.
# Only in this ear: a card of "one of these" is noted.
notebook-one-of-next = { $card }. Another? Key A: that is all.
# Only in this ear. $what: what the notebook knows of it.
notebook-card = { $card }: { $what }.
# As above, what follows.
notebook-also = Also: { $what }.
# As above: a mark on several cards.
notebook-noted = { $what }.
# Only in this ear, an answer. $said: a sentence; $more: how many follow at key hash.
notebook-more = { $said } { $more } more.
# Only in this ear: nothing follows.
notebook-no-more = That is all.
# Only in this ear: the notebook knows nothing of it.
notebook-nothing = Nothing yet.
# Only in this ear. $groups: how many of each sort.
notebook-possible = { $groups }.
# As above, where nobody knows how many there are.
notebook-ruled-out = Ruled out: { $groups }.
# As above. $total: how many in all.
notebook-possible-of = { $total }: { $groups }.
# As above, their names.
notebook-names = { $group }: { $names }.
# As above, those that follow.
notebook-names-on = { $names }.
# As above, the names of what is ruled out.
notebook-names-out = { $group }, ruled out: { $names }.
# As above, what this seat has put in doubt.
notebook-doubted = In doubt: { $names }.
# As above: what contradicts the mark that was just told.
notebook-yet = And yet: { $but }
# Behind a card's name.
notebook-in-hand = in your hand
# As above.
notebook-not-in-hand = not in your hand
# As above.
notebook-unknown = nothing known
# Only in this ear. $group: a trait; $count: how many are possible.
notebook-left = { $group }: { $count } of { $of } possible.
# Behind a card's name: who may have it.
notebook-may-have = perhaps { $people }
# As above: who has not got it.
notebook-cannot-have = not { $people }
# Behind a card's name: a mark of this seat.
notebook-is-crossed = crossed out
# As above.
notebook-is-doubted = in doubt
# As above.
notebook-is-cleared = mark cleared
# As above. $cards: the cards of the mark.
notebook-is-one-of = you: one of { $cards }
# As above. $who: who may have it.
notebook-is-one-of-whose = you: { $who } has one of { $cards }
# Only in this ear, key B. $mark: a sentence, the mark that was undone.
notebook-undone = Undone. { $mark }
# Only in this ear, a refusal.
notebook-nothing-to-undo = Nothing to undo in the notebook.
# Only in this ear, key D: what it is about. $question: a question of the notebook.
notebook-about = { $question }: { $thing }.
# As above, while nothing is chosen.
notebook-asks = { $question }.
# Only in this ear, a refusal.
notebook-already = In this mark already.
# As above.
notebook-no-such-number = There is no such number.
# As above: what was scanned is no card of the notebook.
notebook-not-in-it = Nothing of the notebook's.
# Only in this ear, key 9: the questions. $choices: "name-entry".
notebook-can-ask = { $choices }.
# Only in this ear, key 9 in a window or on a device of its own: the notebook can be opened.
notebook-can-open = Key A: your notebook.
# Only in this ear, key 9 on a device of its own, where key A opens the notebook: the game's counter is to be moved.
notebook-can-count = On your own device: hash instead of key A.
# The same, when the notebook is opened at that moment.
notebook-counter = For the game's counter: star, then hash.
# Only in this ear, key 9, on a device of one's own.
notebook-can-number = Type a number, or scan.
# As above, on a pad that others see.
notebook-can-step = Scan, or hash to step through.
# As above, always.
notebook-can-keys = Hash: more. Star: back. Key B: undo. Key C: close.
# As above, where the suspects' sheet is not complete.
notebook-left-known = { $group }, known: { $of }. Possible: { $count }.
