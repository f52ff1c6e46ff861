# Who is at the table during a game: leaving, coming, changing places, sitting in.

## In the menu

# Menu entry, during a game: somebody leaves, comes, changes places.
menu-people = who is at the table
# At the table, after that entry.
people-what = 1: somebody leaves. 2: somebody comes. 3: two change places. 4: somebody sits in. 5: back again.
# Answer 1: the button of a page.
people-leaves = somebody leaves
# As above, answer 2.
people-comes = somebody comes
# As above, answer 3.
people-change = two change places
# As above, answer 4.
people-sits-in = somebody sits in for a while
# As above, answer 5.
people-is-back = whoever was away is back
# At the table: the number of the person, or of the seat.
people-who = Which number?
# At the table: the second person who changes places.
people-with-whom = With which number?
# At the table: how the person who sits down takes in secrets.
people-way = How does the newcomer read? 1: eyes. 2: touch. 3: ears.
# Answer 1: the button of a page.
people-eyes = by eye
# As above, answer 2.
people-touch = by touch
# As above, answer 3.
people-ear = by ear

## What happens

# At the table: this person goes home. $who: the person.
people-left = { $who } has left.
# Right after: the place stays in the game without a player. $who: the seat.
people-left-nobody = The hand stays hidden. In its turn the table decides aloud.
# As above: the hand is laid open.
people-left-open = Lay the hand open. This seat plays no more.
# As above: the hand is dealt to the others.
people-left-dealt = Deal the hand round, one card each, from the left. This seat plays no more.
# At the table: somebody takes a seat that was left. $who: the seat.
people-came = Welcome, { $who }. Nothing that was said in private is said again. Your name: the voice menu.
# At the table: somebody sits in for $who for a while.
people-sits-in-for = { $who }: somebody sits in. Nothing that was said in private is said again, but with the seat's own digits.
# At the table: whoever was away is back. $who: the person.
people-returned = { $who } is back.
# At the table: two people exchange places. $one, $other: the people.
people-changed = { $one } and { $other } change places. Numbers and cards go with them.
# At the table, and with D twice: the order round the table. $people: the people.
people-order = In order: { $people }.
# At the table, where a new game begins: somebody has gone, and numbers are not those of before. $people: everybody, in order.
people-renumbered = New numbers, in order: { $people }. Earphones and keypads keep theirs.
# At the table: it is the turn of a seat without a player. $who: the seat.
people-nobody-plays = Nobody plays { $who }: decide aloud.
# With D twice: the seats that were left. $who: the seats.
people-empty = Without a player: { $who }.
# With D twice: the seats with a stand-in. $who: those who are away.
people-lent-now = With a stand-in: { $who }.
# At the table: the hand that was left lies open, its cards are scanned. Also help and reminder. $who: the seat.
open-hand-due = The open cards of { $who }: scan each. Hash: that was all.
# At the table: a card of the open hand. $card: its name, $count: how many so far.
open-hand-card = { $card }. { $count }.
# At the table: the open hand is done. $who: the seat, $count: how many cards.
open-hand-done = { $count ->
    [0] { $who }: open hand, nothing scanned.
    [1] { $who }: one open card.
   *[other] { $who }: { $count } open cards.
}
# At the table: a card that lies open already was scanned again. $card: its name, $who: the seat.
open-hand-named = { $card }. Open card of { $who }.
# With D twice: what lies open. $who: the seat, $cards: the cards.
open-hand-lies = Open hand, { $who }: { $cards }.
# The same, where no card was scanned.
open-hand-unread = Open hand, nothing scanned: { $who }.

## Refusals

# At the table: that seat was left. $who: the seat.
people-nobody-there = { $who }: nobody is there.
# At the table: that seat is not free. $who: the person.
people-taken = { $who } still plays: leave first, or sit in.
# At the table: somebody comes in the middle of a game, and nobody has left.
people-no-place = No free seat. The cards are counted for this number: the next game, or sit in, number 4.
# At the table: that seat's hand lies open or was dealt round. $who: the seat.
people-hand-gone = { $who } has no hand any more: the next game, or sit in, number 4.
# At the table: the same number twice to change places. $who: the person.
people-same = { $who } twice.
# At the table: nobody changes places, and no hand leaves, while something goes round. What follows says what to finish.
people-goes-round = Not in the middle of this: finish first.
# At the table: somebody sits in for this person already. $who: the person.
people-lent = { $who } has a stand-in already.
# At the table: nobody was sitting in for this person. $who: the person.
people-not-lent = { $who } is there already.
# At the table: the last person wants to leave.
people-last = Too few to go on. To end: leave the game, in the menu.
# At the table: a key for what comes next, but the open hand is not done. What follows says what to do.
open-hand-first = First the open hand.

## Afterwards, and for undo

# A seat without a player, in any sentence that would name somebody. $seat: its number.
seat-empty = seat { $seat }
# In this ear alone: what was heard there before is not said again.
before-you-came = That was before you came: scan it again.
# After an undo: of somebody leaving or coming. The seat's digits, notebook and phone do not come back.
seat-left-lasting = But what this seat kept in private is erased.
# Short name: somebody left. $who: the person.
recall-seat-left = { $who } left
# Short name: somebody took a seat. $who: the seat.
recall-seat-taken = somebody came, { $who }
# Short name: a stand-in. $who: whom they sit in for.
recall-seat-lent = somebody sits in, { $who }
# Short name: whoever was away is back. $who: the person.
recall-seat-returned = back again, { $who }
# Short name: two people changed places. $one, $other: the people.
recall-places-changed = places changed, { $one } and { $other }
# Short name: a card was laid open. $who: the seat, $card: the card.
recall-card-laid-open = { $card }, open, { $who }
# Short name: the open hand is done, or taken up again. $who: the seat.
recall-hand-laid-open = open hand, { $who }
