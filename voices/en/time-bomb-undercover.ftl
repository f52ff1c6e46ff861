### Time Bomb Undercover in English. Idiom before likeness: say it as a table says it, the information first.
### Names stand after a colon or as a subject, never with a possessive: "player 3" is a name too.
### A Lieu is "place", a Câble "wire", the Pince "cutters", the Fatalité "Fate".
### A message may have .brief (shorter) and .full (for a first evening, with what to do).

## Names of things

# The game's title: in the lobby and in the list of games.
game-time-bomb-undercover = Time Bomb Undercover

# The following say what a scanned thing is, when it is looked up and nothing is counted.
# The game box itself.
token-time-bomb-undercover-box = the box of Time Bomb Undercover
# A role card of the Organisation (red, heart). Only heard after the end of a game.
token-time-bomb-undercover-role-organisation = Organisation: role card
# A role card of the Agency (blue, water drop). Only heard after the end of a game.
token-time-bomb-undercover-role-agence = Agency: role card
# The role card of Shadow (violet, grapes). Only heard after the end of a game.
token-time-bomb-undercover-role-shadow = Shadow: role card
# A secure cable, while the box is sorted or after the end.
token-time-bomb-undercover-cable-secure = Clear dot: safe wire
# A defuse cable, while the box is sorted or after the end.
token-time-bomb-undercover-cable-defuse = Triangle: defusing wire
# The bomb, while the box is sorted or after the end.
token-time-bomb-undercover-cable-bomb = Spiral: the bomb
# Lieu cards ("lieu" is the game's own word for a place). The number is the companion's, not printed on the card.
token-time-bomb-undercover-lieu-1 = Place, label 1
# As above.
token-time-bomb-undercover-lieu-2 = Place, label 2
# As above.
token-time-bomb-undercover-lieu-3 = Place, label 3
# As above.
token-time-bomb-undercover-lieu-4 = Place, label 4
# As above.
token-time-bomb-undercover-lieu-5 = Place, label 5
# As above.
token-time-bomb-undercover-lieu-6 = Place, label 6
# As above.
token-time-bomb-undercover-lieu-7 = Place, label 7
# As above.
token-time-bomb-undercover-lieu-8 = Place, label 8
# As above.
token-time-bomb-undercover-lieu-9 = Place, label 9
# As above.
token-time-bomb-undercover-lieu-10 = Place, label 10
# As above.
token-time-bomb-undercover-lieu-11 = Place, label 11
# As above.
token-time-bomb-undercover-lieu-12 = Place, label 12
# As above.
token-time-bomb-undercover-lieu-13 = Place, label 13
# As above.
token-time-bomb-undercover-lieu-14 = Place, label 14
# As above.
token-time-bomb-undercover-lieu-15 = Place, label 15
# As above.
token-time-bomb-undercover-lieu-16 = Place, label 16
# As above.
token-time-bomb-undercover-lieu-17 = Place, label 17
# The Fatality token (4 players), blue face.
token-time-bomb-undercover-fatality-blue = Fate token, blue side: Shadow has to defuse
# The Fatality token, red face.
token-time-bomb-undercover-fatality-red = Fate token, red side: Shadow has to set off the bomb

# What a sticker means in this game, said after its name and colour: "Cœur: rouge. L'Organisation."
legend-time-bomb-undercover-heart = The Organisation.
    .full = In the middle of a role card: the Organisation. In the lower right corner: a red cover.
# As above; the whole line is then "Goutte d'eau: bleu. L'Agence."
legend-time-bomb-undercover-water-drop = The Agency.
    .full = In the middle of a role card: the Agency. In the lower right corner: a blue cover.
# As above, for the grapes.
legend-time-bomb-undercover-grapes = Shadow.
    .full = In the middle of a role card: Shadow, who has a cover in two opposite corners.
# As above, for the triangle.
legend-time-bomb-undercover-triangle = A wire.
# As above, for the spiral.
legend-time-bomb-undercover-spiral = A wire.
# As above, for the clear dot.
legend-time-bomb-undercover-clear-dot = A wire.

# A kind of cable inside another sentence: "Coupe 3 : sécurisé chez Léo" in French.
time-bomb-undercover-cable-secure = safe
# As above.
time-bomb-undercover-cable-defuse = defusing wire
# As above.
time-bomb-undercover-cable-bomb = bomb
# Instead of a player's name, when nobody has told who has the cutters: "Pince: on ne sait pas."
time-bomb-undercover-unknown = nobody has said

## The set-up, one step after the other; each is said when it is reached, and again by "where are we?"

# The first line of a game, after the roll call. $players: how many play.
time-bomb-undercover-started = { $players } players, here we go. Hash takes you to the next step.
# Which role cards to take out of the box. $total: all of them, Shadow included. $org-red, $org-blue: cards of the
# Organisation with a red, a blue cover; $agence-blue, $agence-red: of the Agency. $inferred: 1 where this row is our
# deduction and has to be checked on a cover card ("cache"), which has it printed.
time-bomb-undercover-step-roles = Get { $total } role cards ready. Organisation: { $org-red ->
        [0] none
       *[other] { $org-red }
    } with a red cover{ $org-blue ->
        [0] { "" }
       *[other] , { $org-blue } with a blue one
    }. Agency: { $agence-blue ->
        [0] none
       *[other] { $agence-blue }
    } with a blue cover, { $agence-red ->
        [0] none
       *[other] { $agence-red }
    } with a red one. And Shadow. Both leaders are in: Mister X and Belleville.{ $inferred ->
        [0] { "" }
       *[other] { " " }For seven this is a guess: check it on a cover card. To change it: menu, change the roles.
    }
    .full = Get { $total } role cards ready. The sticker in the middle is the team, the one in the lower right corner the cover. Organisation, heart: { $org-red ->
        [0] none
       *[other] { $org-red }
    } with a red cover{ $org-blue ->
        [0] { "" }
       *[other] , { $org-blue } with a blue one
    }. Agency, water drop: { $agence-blue ->
        [0] none
       *[other] { $agence-blue }
    } with a blue cover, { $agence-red ->
        [0] none
       *[other] { $agence-red }
    } with a red one. And Shadow, grapes. The leaders, Mister X and Belleville, must be among them. The rest goes back in the box. Hash when you are done.{ $inferred ->
        [0] { "" }
       *[other] { " " }For seven players no rule we have gives this row, it is a guess: check it on a cover card. To change it: menu, change the roles.
    }
# Roles are dealt and looked at. $aside: 1 where one card is left over and nobody may see it.
time-bomb-undercover-step-roles-dealt = Shuffle those cards. One each, face down.{ $aside ->
        [0] { "" }
       *[other] { " " }The last one stays aside: nobody looks at it.
    } Find out yours in secret.
    .full = Shuffle those cards. One each, face down.{ $aside ->
        [0] { "" }
       *[other] { " " }The last one stays aside: nobody looks at it.
    } Find out yours in secret. Hash when everybody knows their role.
# Which cables to take out of the box; $secure, $defuse: how many of each. There is one bomb.
time-bomb-undercover-step-cables = Get the wires ready: { $secure } safe, { $defuse } defusing, and the bomb.
    .full = Get the wires ready: { $secure } safe ones, clear dot; { $defuse } defusing ones, triangle; and the bomb, spiral. The rest goes back in the box. Hash when you are done.
# The first deal of cables; until # nothing that is scanned is read. $each: cables for each player.
time-bomb-undercover-step-deal = Shuffle the wires: { $each } each, face down. Look at yours in secret, shuffle them, lay them face down without knowing the order. Once they lie there, do not look at them or feel them. Hash when everything is down.
    .brief = Wires: { $each } each. Look, shuffle, lay face down. Hash when everything is down.
# The deal of the next round, right after "Fin de la manche 2." $each: cables for each player.
time-bomb-undercover-step-deal-again = Gather the wires without looking: { $each } each. Look, shuffle, lay them down. Hash when everything is down.
    .brief = Gather: { $each } each. Hash when everything is down.
    .full = Gather the uncut wires without looking. Shuffle them and deal { $each } each, face down. Look at yours in secret, shuffle them, lay them face down without knowing the order. Once they lie there, do not look at them or feel them. Hash when everything is down.
# The same when a printed card has changed a round, so that the cables do not come out even. $over: how many are left
# when everybody has $each; they are dealt one by one, clockwise, from the player who has the cutters.
time-bomb-undercover-step-deal-uneven = Gather the uncut wires without looking. Shuffle: { $each } each. { $over ->
        [1] The one left over, for
       *[other] The { $over } left over, one by one, starting with
    }: { $cutters }. Look, shuffle, lay face down. Hash when everything is down.
    .brief = Gather, shuffle, deal: { $each } each. { $over ->
            [1] The last one, for
           *[other] The last { $over }, one by one, starting with
        }: { $cutters }. Then hash.
# The piles of Lieu cards, and the first Lieu.
time-bomb-undercover-step-lieu-first = Places: four piles in the middle, 1 to 4, face down. Shuffle each pile. Turn over the top card of pile 1: scan it, or read it out and press hash.
# The Lieu of a later round. $round: the round, which is also the pile's number.
time-bomb-undercover-step-lieu = New place, pile { $round }: scan it, or read it out, then hash.
    .brief = Pile { $round }: the new place. Scan or hash.
    .full = The old place no longer counts. Turn over the top card of pile { $round }: scan it, or read it out and press hash.
# Covers are shown to the left, one pair after the other; this is the first pair. $shower shows, $left sees.
time-bomb-undercover-step-covers-first = Covers. Under the cover card, everybody turns their role card round a few times, silently. Then you show your cover to your left, to one person only, and nothing else. Shadow shows just one. { $shower } shows { $left }. Then hash.
    .brief = Turn your cards, silently. Then { $shower } shows { $left } the cover. Hash.
# After an undo: the cover that was shown has been seen.
time-bomb-undercover-lasting-cover = But that cover has been seen.
# The next pair. $shower shows the cover, $left sees it.
time-bomb-undercover-step-covers = { $shower } shows { $left }.
    .full = { $shower } shows { $left } the cover, and nothing else. Then hash.
# 4 players: a number is asked, 1 or 2.
time-bomb-undercover-ask-fatality = With four, no covers are shown. Toss the Fate token and say its side. Blue: 1. Red: 2. Without telling me: hash.
# 4 players, the game is over and its winner depends on the token, whose face had not been told.
time-bomb-undercover-ask-fatality-ending = Who wins? Which side does the Fate token show? Blue: 1. Red: 2. If nobody knows: hash.
# The face was told, or is asked for by "where are we?": what Shadow has to do to win.
time-bomb-undercover-fatality-blue = Fate is blue: Shadow has to defuse.
# As above.
time-bomb-undercover-fatality-red = Fate is red: Shadow has to set off the bomb.
# The face was passed over in the set-up.
time-bomb-undercover-fatality-unknown = Fate unknown. I will ask at the end if it matters.
# Who takes the cutters first; a seat is asked. $players: the highest seat.
time-bomb-undercover-ask-starter = Who starts? Whoever was last in this place, or last told a lie. Their seat, 1 to { $players }. Without telling me: hash.
    .brief = Who starts? Their seat. Without telling me: hash.

## Lieu cards: their names and texts are the box owner's own words

# A Lieu is revealed or read again. $name, $text: the owner's words, with their own punctuation.
time-bomb-undercover-lieu-name-text = Place: { $name }. { $text }
# The same, with a text and no name.
time-bomb-undercover-lieu-text = Place: { $text }
# The same, with a name and no text.
time-bomb-undercover-lieu-name = Place: { $name }. Its text is not filled in yet.
# The same, with nothing filled in: $card is the number that the companion has given it.
time-bomb-undercover-lieu-empty = { $card }: not recorded yet.
# Right after one of the two lines above, when play cannot go on by itself.
time-bomb-undercover-lieu-unread = Can somebody read it out? Then hash. If not, turn over the next one and scan it.

## Rounds and cuts

# A round begins. $round: 1 to 3.
time-bomb-undercover-round = Round { $round }. Cutters: { $cutters }.
    .full = Round { $round }. Cutters: { $cutters }. Pick a wire in front of somebody else and turn it over.
# The same, when nobody has told who begins.
time-bomb-undercover-round-unknown = Round { $round }. Take the cutters.
# The last round begins. $round: 4.
time-bomb-undercover-round-last = Round { $round }, the last. Cutters: { $cutters }.
    .full = Round { $round }, the last. Cutters: { $cutters }. If nothing happens, the Organisation wins.
# The same, when nobody has told who begins.
time-bomb-undercover-round-last-unknown = Round { $round }, the last. Take the cutters. If nothing happens, the Organisation wins.
# While cables are cut: D, and what is due after a refusal. $cutters has the cutters. $scanner: 1 at a table with scanner.
time-bomb-undercover-step-cut = Cutters: { $cutters }.
    .full = Cutters: { $cutters }. { $scanner ->
        [0] Choose somebody: the seat, then 1 safe, 2 defusing, 3 bomb.
       *[other] Choose somebody: the seat, then scan the wire that is cut.
    }
# The same, when nobody has told who has the cutters.
time-bomb-undercover-step-cut-unknown = Take the cutters, and cut.
    .full = Take the cutters, then cut: a seat, then a wire.
# After every cut, many times an evening: kind, cut $number of $cuts in this round, who has the cutters now.
time-bomb-undercover-cut-secure = Safe. Cut { $number } of { $cuts }. Cutters: { $cutters }.
    .brief = Safe. Cut { $number }. { $cutters }.
    .full = Safe: nothing happens. Cut { $number } of { $cuts }. The cutters go to { $cutters }.
# A defuse cable was cut: the count that matters is $found of $total. Cuts and defuse cables both run to the number of
# players, so each number has its noun. $number of $cuts: which cut of the round it is.
time-bomb-undercover-cut-defuse = Wire defused, { $found } of { $total }. Cutters: { $cutters }.
    .brief = Wire defused, { $found } of { $total }. { $cutters }.
    .full = Wire defused, { $found } of { $total }: put it to one side. Cut { $number } of { $cuts }. The cutters go to { $cutters }.
# A cut beyond the usual number, which a printed card has granted.
time-bomb-undercover-cut-extra-secure = Safe, an extra cut. Cutters: { $cutters }.
# As above.
time-bomb-undercover-cut-extra-defuse = Wire defused, { $found } of { $total }, an extra cut. Cutters: { $cutters }.
# The bomb was cut. It interrupts everything.
time-bomb-undercover-cut-bomb = Bomb! It goes off.
# The last defuse cable was cut. It interrupts everything. $total: how many there were.
time-bomb-undercover-cut-last-defuse = The last wire is defused! The bomb is defused.
    .full = The last wire is defused, { $total } of { $total }! The bomb is defused.
# After a defuse cable, when one more would end the game.
time-bomb-undercover-one-defuse-left = One wire left to defuse.
# Before the last cut of a round.
time-bomb-undercover-last-cut = One cut left.
    .full = One cut left in the round.
# A round is over; what to gather and deal follows at once.
time-bomb-undercover-round-ended = End of round { $round }.

## Corrections, from the menu

# Answer to "who has the cutters".
time-bomb-undercover-cutters = Cutters: { $cutters }.
# A wrong cut was put right. $number: which cut of the round; $cable: its kind.
time-bomb-undercover-cut-corrected = Corrected: cut { $number }, { $cable }, from { $seat }. Cutters: { $cutters }.
# A cut was taken away because it had never happened. $made: how many are left of $cuts in this round.
time-bomb-undercover-cut-removed = Cut { $number } does not count. Cuts: { $made } of { $cuts }. Cutters: { $cutters }.
# What had looked like the end of the round or of the game was none. "Manche 2. Pince: Léo." follows.
time-bomb-undercover-reopened = Play goes on.
# The row of roles for 7 players was changed; the step is said anew.
time-bomb-undercover-roles-changed = Roles changed.
# Answer to "table with or without scanner".
time-bomb-undercover-scanner-on = Playing with a scanner. To cut: a seat, then a scan.
# The same: from now on a cut is typed.
time-bomb-undercover-scanner-off = Playing without a scanner. To cut: a seat, then 1 safe, 2 defusing, 3 bomb.

## The end

# A question, answered 1 or 2 or by the role card. Neutral: the player may be of any gender. $cutter: who cut.
time-bomb-undercover-ask-shadow = { $cutter } cut it. Is that player Shadow? Yes: 1. No: 2. Or scan their role card. Hash: leave it open.
    .brief = Is { $cutter } Shadow? Yes: 1. No: 2. Or hash.
# The same, when nobody has told who cut.
time-bomb-undercover-ask-shadow-unknown = Was it Shadow who cut it? Yes: 1. No: 2. Or scan their role card. Hash: leave it open.
# Who won and how: the end of a game. Roles may be shown and scanned from here on.
time-bomb-undercover-won-agence-defused = The Agency wins: the bomb is defused. Reveal all roles.
# As above.
time-bomb-undercover-won-organisation-exploded = The Organisation wins: the bomb has gone off. Reveal all roles.
# As above, after four rounds.
time-bomb-undercover-won-organisation-rounds-over = The Organisation wins: all four rounds are over. Reveal all roles.
# As above: Shadow made the last cut.
time-bomb-undercover-won-shadow-defused = Shadow wins alone: the bomb is defused. Reveal all roles.
# As above.
time-bomb-undercover-won-shadow-exploded = Shadow wins alone: the bomb has gone off. Reveal all roles.
# As above, when the question about Shadow was left open.
time-bomb-undercover-won-open-defused = The Agency wins, unless it was Shadow who cut. Reveal all roles.
# As above.
time-bomb-undercover-won-open-exploded = The Organisation wins, unless it was Shadow who cut. Reveal all roles.
# As above, 4 players, when nobody knows the face of the Fatality token.
time-bomb-undercover-won-open-fatality-defused = The Agency wins, unless it was Shadow who cut and Fate was blue. Reveal all roles.
# As above.
time-bomb-undercover-won-open-fatality-exploded = The Organisation wins, unless it was Shadow who cut and Fate was red. Reveal all roles.

## Where are we

# D, after who has the cutters, while cables are cut. $made: cuts made of the $cuts of this round.
time-bomb-undercover-status-cuts = Round { $round }. Cuts: { $made } of { $cuts }.
# D twice, in the set-up. $people: all names, clockwise.
time-bomb-undercover-status-seats = Round the table, to the left: { $people }.
# D, right after that; D twice, when no cable is being cut. $found of $total defuse cables were cut.
time-bomb-undercover-status-found = Wires defused: { $found } of { $total }.
# D twice, between two rounds. $cutters has had the cutters last, and begins.
time-bomb-undercover-status-cutters = Cutters: { $cutters }, who begins the next round.
# D twice, after a cut that ended the game. $cutters has the cutters.
time-bomb-undercover-status-cutters-ending = Cutters: { $cutters }.
# The same, when nobody has told who has the cutters.
time-bomb-undercover-status-cutters-unknown = Cutters: nobody has said whose.
# D twice. $secure: secure cables not cut yet.
time-bomb-undercover-status-secure = { $secure ->
        [0] No safe wire left.
        [one] { $secure } safe wire left.
       *[other] { $secure } safe wires left.
    }
# D twice, when the same number of cables lies before everybody.
time-bomb-undercover-status-hands-equal = Face down: { $each ->
        [0] no wire left.
        [one] { $each } wire each.
       *[other] { $each } wires each.
    }
# D twice. $hands: a list of the next message.
time-bomb-undercover-status-hands = Wires face down: { $hands }.
# One item of that list. $cables: how many lie there; it may be 0.
time-bomb-undercover-hand = { $who } has { $cables }

## Reminders: once, after a minute in which nothing came

# Role cards are being sorted out.
time-bomb-undercover-remind-roles = Are the role cards ready? Hash.
# Roles are being looked at.
time-bomb-undercover-remind-roles-dealt = Does everybody have a role? Hash.
# Cables are being sorted out.
time-bomb-undercover-remind-cables = Are the wires ready? Hash.
# Cables are being looked at.
time-bomb-undercover-remind-looking = Are all wires down? Hash.
# A Lieu is to be revealed. $round: the pile.
time-bomb-undercover-remind-lieu = Waiting for the place of pile { $round }: scan it, or hash.
# A cover is to be shown by $shower to $left.
time-bomb-undercover-remind-covers = { $shower } shows { $left }, then hash.
# The face of the Fatality token is asked.
time-bomb-undercover-remind-fatality = Fate token. Blue: 1. Red: 2. Without telling me: hash.
# Who begins is asked.
time-bomb-undercover-remind-starter = Who starts? A seat, or hash.
# The last question of a game.
time-bomb-undercover-remind-shadow = Was it Shadow who cut? Yes: 1. No: 2. Otherwise, hash.

## What can be done now: one line each, in help; each begins with its purpose

# While cables are cut.
time-bomb-undercover-can-cut = To cut: a seat, then a scan.
# The same, at a table without scanner.
time-bomb-undercover-can-cut-by-keys = To cut: a seat, then 1 safe, 2 defusing, 3 bomb.
# Where the menu can mend something.
time-bomb-undercover-can-menu = To correct: menu, 3.
# In the set-up.
time-bomb-undercover-can-pass = To go on: hash.
# While cables are looked at.
time-bomb-undercover-can-laid = Hash when all wires are down.
# While a Lieu is to be revealed.
time-bomb-undercover-can-scan-lieu = To hear the place: scan it.
# After the end.
time-bomb-undercover-can-read-cards = To hear a card: scan it.

## Menu entries and the questions they ask

# An entry: say who holds the cutters.
time-bomb-undercover-menu-cutters = hand over the cutters
# An entry: a printed card ends the round now.
time-bomb-undercover-menu-end-round = end the round now
# An entry, after an ending: a printed card says that the game is not over.
time-bomb-undercover-menu-go-on = play goes on
# An entry: hear the Lieu again.
time-bomb-undercover-menu-lieu = hear the place again
# An entry, 7 players: change how many roles of each sort there are.
time-bomb-undercover-menu-roles-7 = change the roles
# $made: how many cuts this round has so far. 0 enters one that was missed.
time-bomb-undercover-ask-which-cut = { $made ->
        [0] No cut yet in this round. Hash: add a missed one.
        [one] Which cut? 1, or 0 for a missed one. Hash: the last.
       *[other] Which cut, 1 to { $made }? Or 0 for a missed one. Hash: the last.
    }
# Whose cable it was.
time-bomb-undercover-ask-correct-seat = Whose wire was it? Their seat. Hash: as it was.
# What the cable was. 0 takes the cut away.
time-bomb-undercover-ask-correct-kind = 1 safe, 2 defusing, 3 bomb. 0: it never happened. Hash: as it was.
# Answer 0 to the question above, where its answers are named one by one: the cut did not happen.
time-bomb-undercover-no-cut = did not happen
# The last question of a correction.
time-bomb-undercover-ask-correct-cutters = Who has the cutters? Their seat. Hash: as usual.
# The only question of the entry "changer la pince de mains".
time-bomb-undercover-ask-cutters = Who has the cutters? Their seat.
# Without scanner: the first half of a cut.
time-bomb-undercover-ask-seat = Whose wire? Their seat.
# Without scanner: the second half of a cut.
time-bomb-undercover-ask-kind = 1 safe, 2 defusing, 3 bomb.
# Changing the roles for 7: how many cards of this sort.
time-bomb-undercover-ask-org-red = Organisation with a red cover: how many?
# As above.
time-bomb-undercover-ask-org-blue = Organisation with a blue cover: how many?
# As above.
time-bomb-undercover-ask-agence-blue = Agency with a blue cover: how many?
# As above.
time-bomb-undercover-ask-agence-red = Agency with a red cover: how many?

## Refusals: they interrupt, say why, and nothing has changed

# $players wanted to play; the game is for $fewest to $most.
time-bomb-undercover-refuse-players = This game is for { $fewest } to { $most }. You are { $players }.
# A setting that this game does not have, at the start.
time-bomb-undercover-refuse-setting = Unknown setting: { $setting }.
# The setting "scanner" was $value. "yes" and "no" are typed as they stand.
time-bomb-undercover-refuse-scanner-setting = Setting scanner: yes or no, not { $value }.
# The setting "roles-7" was $value.
time-bomb-undercover-refuse-roles-setting = Setting roles-7: four numbers with commas between them, six cards of the box in all, like 1,1,3,1. Not { $value }.
# A row of roles for 7 players has the wrong sum. $total: its cards, Shadow included.
time-bomb-undercover-refuse-roles-sum = With Shadow that makes { $total } role cards. It has to be 7.
# A row of roles asks for more cards of a sort than the box holds.
time-bomb-undercover-refuse-roles-box = The box does not hold that many of these cards.
# The counter's key.
time-bomb-undercover-refuse-counter = No counter in this game: every cut is counted.
# # after the end.
time-bomb-undercover-refuse-over-confirm = The game is over: there is nothing to confirm.
# A role card was scanned before the end.
time-bomb-undercover-refuse-role-secret = Card not read: a role stays secret until the end.
# A cable was scanned while everybody looks at theirs.
time-bomb-undercover-refuse-looking = Card not read: wires are still in hand.
# A cable was scanned while roles are dealt.
time-bomb-undercover-refuse-not-dealt = Card not read: the wires are not dealt yet.
# A cable was scanned between the deal and the first round.
time-bomb-undercover-refuse-laid = Card not read: a wire on the table stays hidden, and the round has not begun.
# A cut before the Lieu of this round.
time-bomb-undercover-refuse-before-lieu = Not yet: first the place of round { $round }.
# A cut after the end.
time-bomb-undercover-refuse-over = The game is over: this cut does not count.
# This very card was cut before. $cable: what it is.
time-bomb-undercover-refuse-same-cable = This very wire is already cut: { $cable }. It does not count twice.
# $cutters, who has the cutters (or had them, in a correction), would cut at home.
time-bomb-undercover-refuse-own-cable = { $cutters } cannot cut their own wires.
# No cable is left there.
time-bomb-undercover-refuse-none-left = No wire left in front of { $seat }.
# More than the table holds: probably a typing error. $total: how many there are.
time-bomb-undercover-refuse-too-many-secure = Impossible: all { $total } safe wires are already cut. A mistake before? Menu, 3.
# As above.
time-bomb-undercover-refuse-too-many-defuse = Impossible: all { $total } defusing wires are already cut. A mistake before? Menu, 3.
# As above. $total is 1.
time-bomb-undercover-refuse-too-many-bomb = Impossible: the bomb is already cut.
# A Lieu card was scanned before it is time.
time-bomb-undercover-refuse-lieu-early = Card not read: it is not time for the place yet.
# A Lieu of round $lieu was scanned in round $round.
time-bomb-undercover-refuse-lieu-round = This place is from pile { $lieu }. You need pile { $round }.
# A second Lieu in the same round.
time-bomb-undercover-refuse-one-lieu = This round already has its place.
# A form was left with a hole.
time-bomb-undercover-refuse-incomplete = An answer is missing. Nothing has changed.
# A menu entry that makes no sense in this phase.
time-bomb-undercover-refuse-not-now = This step does not allow it: nothing has changed.
# $made: the cuts of this round.
time-bomb-undercover-refuse-no-such-cut = { $made ->
        [0] No cut in this round.
        [one] Only one cut in this round.
       *[other] Only { $made } cuts in this round.
    }
# A correction that changes nothing.
time-bomb-undercover-refuse-no-change = Nothing to correct: it was noted that way.

## Short names of what happened: "Annulé: coupe 3: sécurisé chez Léo", "Dernier fait: …"

# The game's first event.
time-bomb-undercover-recall-started = the start of the game
# A step was passed.
time-bomb-undercover-recall-roles = role cards ready
# As above.
time-bomb-undercover-recall-roles-dealt = roles dealt
# As above.
time-bomb-undercover-recall-cables = wires ready
# As above. $round: the round they were laid for.
time-bomb-undercover-recall-laid = wires down, round { $round }
# A Lieu was revealed, or passed over.
time-bomb-undercover-recall-lieu = the place
# As above.
time-bomb-undercover-recall-cover = the cover: { $shower }
# As above.
time-bomb-undercover-recall-fatality = the Fate token
# Who began.
time-bomb-undercover-recall-starter = first cutters: { $cutters }
# A cut. $number: which of its round.
time-bomb-undercover-recall-cut = cut { $number }: { $cable }, from { $seat }
# A correction of cut $number.
time-bomb-undercover-recall-corrected = the correction of cut { $number }
# The cutters were given to somebody from the menu.
time-bomb-undercover-recall-cutters = the cutters: { $cutters }
# A round's end.
time-bomb-undercover-recall-round-ended = the end of round { $round }
# It is known who won.
time-bomb-undercover-recall-won = the win
# Play went on after an end.
time-bomb-undercover-recall-reopened = play going on
# The row of roles was changed.
time-bomb-undercover-recall-roles-changed = the roles changed
# The table went over to a scanner.
time-bomb-undercover-recall-scanner-on = playing with a scanner
# The table went over to keys alone.
time-bomb-undercover-recall-scanner-off = playing without a scanner

## For one ear alone, in a seat's window

# Only in this person's ear, when the window opens after the roles are dealt.
time-bomb-undercover-window-role = Scan your role, at the upper right of the card.
# The same, with covers: five players or more. Shadow has two of them, so the window stays open.
time-bomb-undercover-window-role-cover = Scan your role, at the upper right of the card, then its cover, at the lower right. Then hash.
# Only in this ear, after the wires are dealt. $dealt: how many there are.
time-bomb-undercover-window-cables = Scan your { $dealt } wires.
# Only in this ear, when a cover is shown to it. $shower: who shows it.
time-bomb-undercover-window-cover = { $shower }: scan only the corner of that card, the cover.
# Only in this ear, one more wire. $count of $dealt.
time-bomb-undercover-cable-looked = { $count }.
    .full = { $count } of { $dealt }.
# Only in this ear: the role.
time-bomb-undercover-role-organisation = The Organisation.
# Only in this ear: the role.
time-bomb-undercover-role-agence = The Agency.
# Only in this ear: the role.
time-bomb-undercover-role-shadow = Shadow.
# Only in this ear: a cover, and nothing else.
time-bomb-undercover-cover-red = Red.
# Only in this ear: a cover, and nothing else.
time-bomb-undercover-cover-blue = Blue.
# Only in this ear: the hand, never its order. $defuse, $secure, $bomb: how many. $missing: wires not scanned.
time-bomb-undercover-own-hand = { $defuse ->
        [0] No defusing wire
        [1] One defusing
       *[other] { $defuse } defusing
    }, { $secure ->
        [0] no safe ones
        [1] one safe
       *[other] { $secure } safe
    }, { $bomb ->
        [0] no bomb
       *[other] the bomb
    }.{ $missing ->
        [0] { "" }
        [1] { " " }One wire was not scanned.
       *[other] { " " }{ $missing } wires were not scanned.
    }
# Only in this ear: this card has no business in this window. It does not say what it is.
time-bomb-undercover-refuse-window = Label refused: it is not for this listening.
# Short name, for undo: what this person listened to. It does not say what. $who: the person.
time-bomb-undercover-recall-hand = what was heard, { $who }
# A cover's label, only heard after the end of the game.
token-time-bomb-undercover-cover-red = Red cover
# As above.
token-time-bomb-undercover-cover-blue = Blue cover
