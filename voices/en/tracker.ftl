### Frames around the words of a game without code: heard by the whole table unless it says otherwise. What the game
### itself says stands in its pack.
### $name, $card, $counter, $text: the pack's or the box owner's own words. $who: a player.

# At the table, when a game begins. $players: how many.
tracker-started = { $players ->
    [one] One player.
   *[other] { $players } players.
}
# At the table: a step of the set-up. $text: the pack's own words.
tracker-set-up = { $text }
# At the table: a step of the set-up that counts things. $table: what they are, $row: a list of “tracker-column”.
tracker-set-up-row = { $table }. { $row }.
# As above, where no source states the numbers and the pack says so.
tracker-set-up-row-inferred = { $table }. { $row }. These numbers are deduced: check them in the box.
# Inside “tracker-set-up-row”. $name: a thing in the plural, $count: how many.
tracker-column = { $name }: { $count }
# At the table: who begins? A digit answers, # alone leaves it open.
tracker-ask-starter = Who begins? A seat, 1 to { $players }.
# The same, with the pack's own words for how the first player is found. $text: those words.
tracker-ask-starter-text = { $text } Who begins? A seat.
    .brief = Who begins? A seat.
# At the table, at the start of a round, and when asked where we are. $round: its number.
tracker-round = Round { $round }.
# The same, where the number of rounds is known.
tracker-round-of = Round { $round } of { $rounds }.
# At the table: whose turn it is. $who: a player.
tracker-turn = Your turn, { $who }.
# At the table: words of the pack, said as they are.
tracker-says = { $text }
# At the table: a card without a text. $card: its name.
tracker-card = { $card }.
# At the table: a card and what it says. $card: its name, $text: its own words.
tracker-card-says = { $card }. { $text }
# At the table: a counter at its new value, or when asked where we are.
tracker-counter = { $name }: { $value }.
# The same, for a counter with a highest value, $high.
tracker-counter-of = { $name }: { $value } of { $high }.
# The same, for a counter that every seat has. $who: a player.
tracker-counter-seat = { $who }, { $name }: { $value }.
# The same, with a highest value.
tracker-counter-of-seat = { $who }, { $name }: { $value } of { $high }.
# At the table, when everything is asked for: a counter at each seat. $values: a list of “tracker-of-seat”.
tracker-counter-seats = { $name }: { $values }.
# Inside “tracker-counter-seats”. $who: a player, $value: where that seat's counter stands.
tracker-of-seat = { $who } has { $value }
# A number below zero, wherever a counter's value is said. $number: how far below.
tracker-below-zero = minus { $number }
# At the table: A was pressed a second time in one turn.
tracker-advance-asked = It has already moved this turn. Hash moves it again.
    .brief = Moved already. Again? Hash.
# At the table: a round is over. $round: its number.
tracker-round-ended = End of round { $round }.
# At the table, between two rounds: how to go on.
tracker-go-on = Hash when ready.
    .brief = Hash.
# At the table: the countdown begins. $seconds: how long.
tracker-countdown-started = { $seconds ->
    [one] One second.
   *[other] { $seconds } seconds.
}
# At the table: the countdown was stopped before its end.
tracker-countdown-stopped = The countdown stops.
# At the table, when asked where we are: the countdown is running. $seconds: its whole length.
tracker-countdown-runs = A countdown is running: { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} in all.
# At the table, cutting in: the countdown is over, and the pack has no words for it.
tracker-time-up = Time is up.
# At the table: what the dice show. $faces: their faces.
tracker-dice = The dice: { $faces }.
# The same for several dice with numbers. $sum: their sum.
tracker-dice-sum = The dice: { $faces }. Total: { $sum }.
# At the table: the game is over, and the pack does not say how.
tracker-over = The game is over.
# At the table: the game is over. $text: the pack's own words for this ending.
tracker-over-says = { $text } The game is over.
# At the table: play goes on after what had looked like the end.
tracker-reopened = The game goes on.
# At the table, when asked where we are: turns taken in this round.
tracker-status-turns = Turns taken: { $taken } of { $turns }.
# In one ear, when its window opens.
tracker-window = Scan your cards: only you can hear them.
# At the table, once after a minute: a step of the set-up is waiting.
tracker-remind-set-up = When it is done, hash.
# At the table, once after a minute: the next round is waiting.
tracker-remind-between = For the next round, hash.
# Help, in the set-up and between rounds.
tracker-can-go-on = Hash: done, go on.
# Help, while playing.
tracker-can-scan = Scan a card.
# Help, while playing, where cards count at a player.
tracker-can-scan-seat = Type a seat, then scan a card.
# Help, where # ends a turn.
tracker-can-pass = Hash: next turn.
# Help, where # starts the countdown.
tracker-can-count-down = Hash: countdown.
# Help: what the key A does. $counter: a counter's name.
tracker-can-a = Key A: { $counter }.
# Help: what the key A does.
tracker-can-a-dice = Key A: roll the dice.
# As above.
tracker-can-a-countdown = Key A: countdown.
# Menu entry, and its question follows: a card is told by its number.
tracker-menu-card = A card without a barcode
# Menu entry: whose turn it is.
tracker-menu-turn = Whose turn it is
# Menu entry: the round is over.
tracker-menu-round = End the round
# Menu entry: the countdown starts.
tracker-menu-countdown-start = Start the countdown
# Menu entry: the countdown stops.
tracker-menu-countdown-stop = Stop the countdown
# Menu entry: the game is over.
tracker-menu-end = End the game
# Menu entry, after the end: it was no end.
tracker-menu-reopen = Go on with the game
# Question of the menu. $counters: a numbered list of counters.
tracker-ask-counter = Which counter? { $counters }.
# Question of the menu. $cards: a numbered list of cards.
tracker-ask-card = Which card? { $cards }.
# Question of the menu. $endings: a numbered list of the pack's endings.
tracker-ask-ending = Which ending? { $endings }.
# Question of the menu. $players: the highest number.
tracker-ask-whose = Which seat? 1 to { $players }. Hash: nobody.
    .brief = Which seat?
# Question of the menu. $players: the highest number.
tracker-ask-turn = Whose turn? 1 to { $players }.
# Question of the menu: where the counter stands.
tracker-ask-value = What value? Then hash.
    .brief = What value?
# Question of the menu, where a counter can be below zero: 1 if its value is, # if not. The value itself is asked next.
tracker-ask-below-zero = Below zero? 1: yes. Hash: no.
    .brief = Below zero?
# The answer 1 to that question: read on a page, not heard.
tracker-choice-below-zero = below zero
# Refusal, before the game: too few or too many players.
tracker-refuse-players = { $fewest } to { $most } players, not { $players }.
# Refusal, in the terminal: a rule setting that this game does not have. $game: its name.
tracker-refuse-setting = { $game }: no setting { $setting }.
# Refusal, in the terminal: a rule setting out of its range.
tracker-refuse-setting-value = { $setting }: a number from { $low } to { $high }.
# Refusal, in the terminal: a rule setting with another word than it may have. $values: those that it may have.
tracker-refuse-setting-choice = { $setting }: { $values }. Not { $value }.
# Refusal: # after the end.
tracker-refuse-over = The game is over. Nothing is counted.
# Refusal: # while playing, where it has nothing to do.
tracker-refuse-nothing-due = Nothing to confirm now.
# Refusal: the key A, in a game that gives it nothing.
tracker-refuse-no-counter = Key A does nothing in this game.
# Refusal: a card, A or the dice before play or after it.
tracker-refuse-not-playing = Not yet: play has not begun. Nothing is counted.
# Refusal: A for a counter of whoever's turn it is, and nobody has said whose.
tracker-refuse-whose-turn = I do not know whose turn it is. Tell me in the menu: 9, 9, 8, 2.
# Refusal: from the menu, where a player's number is needed.
tracker-refuse-whose = A seat is needed. Nothing is counted.
# Refusal: a private card outside a window; its name is not said.
tracker-refuse-private = Private card: nothing is read here.
# Refusal, in one ear: a thing that is no card.
tracker-refuse-window = That is not a card.
# Refusal: the same physical card counted already. $card: its name.
tracker-refuse-same-card = This card has counted already: { $card }.
# Refusal: a card between two rounds; its name is not said.
tracker-refuse-between = The round is over. Nothing counts before the next.
# Refusal: a counter past its highest value. $counter: its name, $limit: that value.
tracker-refuse-high = Impossible. { $counter }: not beyond { $limit }.
# Refusal: a counter below its lowest value.
tracker-refuse-low = Impossible. { $counter }: not below { $limit }.
# Refusal: from the menu, a counter that stands there already.
tracker-refuse-same-value = { $counter }: it is { $value } already.
# Refusal: the menu's “table without scanner”, where the game has another entry for it.
tracker-refuse-scanner = This table has no scanner: menu, 8, a card without a barcode.
# Inside “undo” and “last counted”. $card: a card's name.
tracker-recall-card = { $card }
# As above. $who: at which player.
tracker-recall-card-seat = { $card }, { $who }
# As above: a counter moved by hand.
tracker-recall-counter = { $name } at { $value }
# As above: whose turn it had become.
tracker-recall-turn = the turn passed to { $who }
# As above, where nobody has said whose.
tracker-recall-turn-unknown = the next turn
# As above.
tracker-recall-started = the start of the game
# As above: a step of the set-up.
tracker-recall-step = a step of the set-up
# As above.
tracker-recall-starter = who begins
# As above.
tracker-recall-round-ended = the end of round { $round }
# As above.
tracker-recall-round = the start of round { $round }
# As above.
tracker-recall-countdown = the countdown
# As above.
tracker-recall-countdown-stopped = stopping the countdown
# As above.
tracker-recall-dice = the dice
# As above.
tracker-recall-over = the end of the game
# As above.
tracker-recall-reopened = going on with the game
# Refusal: the card would give the turn to whoever has it. $who: that player.
tracker-refuse-own-turn = The card goes to somebody else: { $who } has the turn already.
# "companion check" and at the start: a name was given twice. $name: the name. $other: the card that has it already.
tracker-flaw-name = "{ $name }": that name is taken by { $other } already. Correct one of the two.
# Menu entry: a card of a numbered sort, without its barcode. $name: the sort's name.
tracker-menu-number = { $name }, by its number
# Question of the menu. $name: what is numbered, $most: the highest number.
tracker-ask-number = { $name }, which number? 1 to { $most }.
# In one ear alone: a card without a text. $card: its name.
tracker-look = { $card }.
# In one ear alone: a card and what it says. $card: its name, $text: its own words.
tracker-look-says = { $card }. { $text }
# Inside “undo” and “last counted”: A was pressed a second time, and nothing has moved yet.
tracker-recall-asked = key A, pressed again
