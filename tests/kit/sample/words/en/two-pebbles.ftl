### Two Pebbles: the small game that shows how a game is written. Nobody sells it.

# The game's name, in the lobby and elsewhere.
game-two-pebbles = Two Pebbles
# A thing that was scanned outside the game.
token-two-pebbles-box = Two Pebbles, the box
# A thing that was scanned: a pebble.
token-two-pebbles-pebble-white = White pebble
# A thing that was scanned: a pebble.
token-two-pebbles-pebble-grey = Grey pebble
# A thing that was scanned: a pebble.
token-two-pebbles-pebble-black = Black pebble
# A thing that was scanned: a coin.
token-two-pebbles-coin = A coin

# At the table, at the start. $coins: how many coins end the game.
two-pebbles-started = { $coins ->
    [one] We play for one coin.
   *[other] We play for { $coins } coins.
}
# At the table: first step of a round. Hash goes on.
two-pebbles-step-left = Everybody takes a pebble in the left hand, in secret. Then hash.
# At the table: second step of a round.
two-pebbles-step-right = A pebble in the right hand. Then hash.
# At the table: third step. $left: coins that nobody has yet.
two-pebbles-step-open = { $left ->
    [one] Open your hands. Who takes the last coin?
   *[other] Open your hands. Who takes a coin? There are { $left } left.
}
# At the table, at the end. $winners: who has most coins. $coins: how many.
two-pebbles-over = { $coins ->
    [one] Over. Most coins: { $winners }, one.
   *[other] Over. Most coins: { $winners }, { $coins }.
}
# To one ear alone: what this seat has just scanned. $pebble: the pebble.
two-pebbles-felt = { $pebble }.
# At the table: a seat has its pebble; nobody hears which. $who: who.
two-pebbles-picked = { $who }: taken.
# To one ear alone, at the end of a window or when asked for. $pebbles: its pebbles, left hand first.
two-pebbles-own-hand = In your hands: { $pebbles }.
# At the table: a coin is taken. $who: by whom. $coins: how many this seat has.
two-pebbles-coin-taken = { $coins ->
    [one] { $who }: one coin.
   *[other] { $who }: { $coins } coins.
}
# At the table: a count corrected in the menu. $who: whose. $coins: the new count.
two-pebbles-corrected = { $coins ->
    [0] Corrected: { $who }, no coin.
    [one] Corrected: { $who }, one coin.
   *[other] Corrected: { $who }, { $coins } coins.
}
# At the table, where are we: a score. $who: whose. $coins: how many coins.
two-pebbles-status-score = { $coins ->
    [0] { $who }: nothing.
    [one] { $who }: one coin.
   *[other] { $who }: { $coins } coins.
}
# To one ear alone, when its window opens.
two-pebbles-window-left = Scan the pebble in your left hand.
# To one ear alone, when its window opens.
two-pebbles-window-right = Scan the pebble in your right hand.

## Correction (menu 3)

# At the table: which seat to correct.
two-pebbles-ask-seat = Which seat?
# At the table: the right count of this seat.
two-pebbles-ask-coins = How many coins, 0 to 5?

## Help: what can be done

# Help while pebbles are taken.
two-pebbles-can-pick = C and your number: your earphone tells your pebble. Hash: everybody has one.
# Help while hands are open.
two-pebbles-can-take = The seat's number, then scan the coin. Hash: nobody takes it.
# Help at the end.
two-pebbles-can-again = 1 plays again, 2 goes back to the games.

## What is taken back

# Undo: the start.
two-pebbles-recall-started = start of the game
# Undo: a seat's pebble. $who: whose.
two-pebbles-recall-picked = pebble taken, { $who }
# Undo: a coin. $who: whose.
two-pebbles-recall-coin = coin taken, { $who }
# Undo: a correction.
two-pebbles-recall-corrected = correction
# Undo: a step.
two-pebbles-recall-step = step passed

## Refusals

# A pebble scanned before everybody while hands are closed. The same sentence for every pebble.
two-pebbles-refuse-secret = That is secret: nothing is read.
# To one ear alone: no pebble to take.
two-pebbles-refuse-window = That is not for this window.
# A coin too early.
two-pebbles-refuse-coin-early = Hands are still closed. The coin waits.
# A coin that somebody has.
two-pebbles-refuse-coin-taken = That coin is taken already.
# The game is over.
two-pebbles-refuse-over = It is over.
# Nothing of the kind now.
two-pebbles-refuse-not-now = Not now.
# A correction without an answer.
two-pebbles-refuse-incomplete = A number is missing.
# Too many or too few. $players: how many. $fewest, $most: the limits.
two-pebbles-refuse-players = { $fewest } to { $most } players, not { $players }.
# An unknown setting. $setting: its name. $game: the game.
two-pebbles-refuse-setting = { $game } has no setting { $setting }.
# An impossible value. $setting: the setting. $value: the value. $low, $high: the limits.
two-pebbles-refuse-setting-value = { $setting }: a number from { $low } to { $high }, not { $value }.
