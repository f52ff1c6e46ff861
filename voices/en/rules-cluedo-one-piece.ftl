### The rules of Cluedo One Piece, for the ear: one passage at a time, at the table or in one ear, and as lines of “companion rules”. Three sentences at most.
### Numbers: $pawns the pawns, $doubles those that stand for two characters, $crew the crew members, $villains the villains, $side-cards the cards put aside, $fewest and $most the players.

# Rules, “In one minute”.
rules-cluedo-one-piece-minute-goal = Who has found which treasure, and on which island? These three cards are in the sleeve. Whoever says it right first wins.
# Rules, “In one minute”.
rules-cluedo-one-piece-minute-play = You sail from island to island and make hypotheses. The others disprove them by showing a card, in secret.
# Rules, “In one minute”, $villains.
rules-cluedo-one-piece-minute-villains = Beware of the villains: once all are out, everybody loses. There are { $villains }.
# Rules, “Setting up”, $fewest, $most, $pawns.
rules-cluedo-one-piece-set-up-board = Put all { $pawns } pawns in their zones, even those nobody plays. Everybody chooses a character and takes its pawn, its equipment card and a note sheet. The game is for { $fewest } to { $most }; that is not written, it is how we play.
# Rules, “Setting up”, $doubles.
rules-cluedo-one-piece-set-up-doubles = { $doubles } pawns stand for two characters each. Before you begin, choose which of the two plays, and take the other's card out of the game.
# Rules, “Setting up”.
rules-cluedo-one-piece-set-up-sleeve = Shuffle crew, treasures and islands, each on their own. The top card of each pile goes into the sleeve, and nobody sees it. The sleeve goes to the centre of the board.
# Rules, “Setting up”.
rules-cluedo-one-piece-set-up-deal = Shuffle the cards that are left together and deal them all, even if a hand has one more. Look at yours in secret. The treasure tokens go to the centre.
# Rules, “Setting up”.
rules-cluedo-one-piece-set-up-adventure = Shuffle the adventure pile and put it beside the board. Shuffling it is not written, it is how we play.
# Rules, “Setting up”.
rules-cluedo-one-piece-set-up-first = Everybody rolls the dice: the highest begins, and turns go round to the left. The rules say nothing about ties: roll again.
# Rules, “Setting up”, $side-cards.
rules-cluedo-one-piece-set-up-two = With two players, or in teams: { $side-cards } cards go face down beside the board before the deal. You look at one when nobody has shown anything.
# Rules, “A turn”.
rules-cluedo-one-piece-turn-move = Roll the dice and move that far, once a turn. Not diagonally, not through an occupied square, no square twice. You land on an island by an open sea route.
# Rules, “A turn”.
rules-cluedo-one-piece-turn-stay = On an island already? Stay for a new hypothesis, or take its sea passage, if it has one, and make one there. Either way you do not roll.
# Rules, “A turn”.
rules-cluedo-one-piece-turn-question-mark = If you stop on a question mark, you may draw an adventure card. The same if somebody's hypothesis brings your pawn to an island: your next turn starts from that island.
# Rules, “The hypothesis”.
rules-cluedo-one-piece-hypothesis-say = On an island, name a crew member, a treasure, and that very island. Bring the pawn and the treasure token there.
# Rules, “The hypothesis”.
rules-cluedo-one-piece-hypothesis-answer = From your left, one after the other: whoever has one of these cards shows you one, in secret, and only one. It stops there. Whoever is out still answers.
# Rules, “The hypothesis”.
rules-cluedo-one-piece-hypothesis-side = With two players or teams, if nobody has any: look in secret at a card beside the board. It is not in the sleeve. Whether it may be the same one again, the rules do not say.
# Rules, “The hypothesis”.
rules-cluedo-one-piece-hypothesis-all-crew = A harder variant: no crew card leaves the game. If you name somebody who has no pawn, no pawn moves.
# Rules, “The cards”, $crew.
rules-cluedo-one-piece-cards-crew = Crew: { $crew } members in the box, and one fewer for each double pawn, but in the harder variant. That number is not written, we counted the pawns. How many treasures and islands there are, only the box tells.
# Rules, “The cards”.
rules-cluedo-one-piece-cards-allies = Adventure, allies and events: keep the card secret until you use it. Then it goes under the pile, or “on an island”: the rules do not say which.
# Rules, “The cards”, $villains.
rules-cluedo-one-piece-cards-villains = Adventure, villains: put the card beside the board, for all to see. There are { $villains }: with the last one everybody loses.
# Rules, “The cards”.
rules-cluedo-one-piece-cards-equipment = Equipment: one card for each character, one effect, once only. Then turn it over.
# Rules, “The cards”.
rules-cluedo-one-piece-cards-unknown = Names and effects are printed in the box alone. What its owner has told me is in the box's chapter.
# Rules, “The accusation”.
rules-cluedo-one-piece-accusation-where = To accuse you must be on the central island. Say all three aloud, then look into the sleeve, in secret.
# Rules, “The accusation”.
rules-cluedo-one-piece-accusation-wrong = A wrong accusation: you are out, and the cards go back into the sleeve without a word. You still show cards to the others.
# Rules, “The end”.
rules-cluedo-one-piece-end-win = The right accusation wins, and the game is over.
# Rules, “The end”.
rules-cluedo-one-piece-end-lose = All villains out: everybody loses. If everybody has accused wrongly, the rules do not say.
# Rules, “What people get wrong”.
rules-cluedo-one-piece-mistakes-island = The hypothesis is always about the island where you are. An accusation may name any.
# Rules, “What people get wrong”.
rules-cluedo-one-piece-mistakes-one = You show one card only, even if you have two. And after it nobody else shows any.
# Rules, “What people get wrong”.
rules-cluedo-one-piece-mistakes-own = Your own character may be in the sleeve. Nothing forbids naming it.
# Rules, “What people get wrong”.
rules-cluedo-one-piece-mistakes-murder = The rule sheet speaks of a murder: that is left over from the older Cluedo. Here you look for a treasure.
