### The rules of Mystère à l'Abbaye, for the ear: one passage at a time, at the table or in one ear, and as lines of “companion rules”. Three sentences at most.
### Numbers: $suspects the monks, $bell the bell's last space, $messe and $crypte the cards, $most the most players; $hand, $parlour and $culprit the deal for $players;
### $revelation, $accusation what a right one earns, $revelation-wrong, $accusation-wrong what a wrong one costs.

# Rules, “In one minute”, $suspects.
rules-mystere-de-l-abbaye-minute-goal = One of { $suspects } monks is a killer, and his card is under the board. Everybody holds a few, who are innocent, and hunts for the others. You win by points, not only by finding him.
# Rules, “In one minute”.
rules-mystere-de-l-abbaye-minute-play = You walk about the abbey, question whoever you meet, and search rooms. The bell sets the pace: at each mass, cards are passed on.
# Rules, “In one minute”.
rules-mystere-de-l-abbaye-minute-traits = A monk has an order, a rank, a hood or none, a face and a build: those are his traits. In the chapter hall you reveal one trait of the killer, or accuse.
# Rules, “Setting up”.
rules-mystere-de-l-abbaye-set-up-start = All figures go to the church. Everybody takes a notebook and a suspects' sheet, and hides them from the others.
# Rules, “Setting up”, $crypte.
rules-mystere-de-l-abbaye-set-up-piles = Shuffle each pile on its own: library, scriptorium, events. The { $crypte } crypt cards go to the crypt.
# Rules, “Setting up”, $culprit, $hand, $parlour, $players.
rules-mystere-de-l-abbaye-set-up-deal = With { $players } players: { $culprit } suspect under the board, unseen. In the parlour, face down: { $parlour }. To each player: { $hand }.
# Rules, “Setting up”.
rules-mystere-de-l-abbaye-set-up-source = Our copy of the rules has these numbers wrong: there would not be enough cards. These are from the publisher's English rules, and their sum is right.
# Rules, “Setting up”.
rules-mystere-de-l-abbaye-set-up-first = A die with the figures' colours says who begins; a colour that is not in play is rolled again, always. That player takes the bell and the masses, Matins on top.
# Rules, “Setting up”.
rules-mystere-de-l-abbaye-set-up-confessed = Two dice, laid in the confessionals, say who confessed there last: two different players.
# Rules, “A turn”.
rules-mystere-de-l-abbaye-turn-bell = You play in turn, to the left. The first player begins with the bell, before touching their figure. The others leave it alone.
# Rules, “A turn”, $most.
rules-mystere-de-l-abbaye-turn-move = You must move: one or two spaces, and not out and back. With { $most } players, up to three. The colour of the floor tells spaces apart; which of them touch, the board tells, or what the box has taught me: key D.
# Rules, “A turn”.
rules-mystere-de-l-abbaye-turn-meet = Is somebody there already? You must ask that player a question, one player only. Only then does the room act.
# Rules, “A turn”.
rules-mystere-de-l-abbaye-turn-question = Any question will do that can be answered without naming a suspect; it may name some itself. The other takes a vow of silence, or answers truly and exactly; a promise must be kept. Whoever answers may ask one back, and that one must be answered.
# Rules, “A turn”.
rules-mystere-de-l-abbaye-turn-penance = In penance your figure is in the church and skips its next turn. While it is there you neither ask nor answer. It comes from being caught in a cell, a wrong accusation, a forgotten bell; and, if all agree, from bad manners.
# Rules, “The bell and the masses”, $bell, $most.
rules-mystere-de-l-abbaye-masses-count = Each time the first player's turn comes, the bell moves one space, from the first to space { $bell }. The time after that it does not move: it rings for mass. With { $most } players it starts again on the second space after a mass.
# Rules, “The bell and the masses”.
rules-mystere-de-l-abbaye-masses-mass = Mass: all figures to the church. All at once, everybody passes to the left as many cards as the mass card says; with fewer you give all, and keep what you receive. Then an event, applied at once.
# Rules, “The bell and the masses”.
rules-mystere-de-l-abbaye-masses-next = The player to the right of whoever rang becomes the first. They take the bell and the masses, and put the top one under.
# Rules, “The bell and the masses”, $messe.
rules-mystere-de-l-abbaye-masses-order = There are { $messe } masses: { mystere-de-l-abbaye-mass-matines }, { mystere-de-l-abbaye-mass-laudes }, { mystere-de-l-abbaye-mass-prime }, { mystere-de-l-abbaye-mass-tierce }. Then { mystere-de-l-abbaye-mass-sexte }, { mystere-de-l-abbaye-mass-none }, { mystere-de-l-abbaye-mass-vepres }, { mystere-de-l-abbaye-mass-complies }. How many cards to pass is printed on them alone.
# Rules, “The rooms”.
rules-mystere-de-l-abbaye-rooms-eglise = { token-mystere-de-l-abbaye-salle-eglise }. You start here, come back at each mass, and do penance here.
# Rules, “The rooms”.
rules-mystere-de-l-abbaye-rooms-confessionnal = { token-mystere-de-l-abbaye-salle-confessionnal-1 }, { token-mystere-de-l-abbaye-salle-confessionnal-2 }. Take a card at random from whoever confessed there before you, then turn the die to your colour. One figure at a time.
# Rules, “The rooms”.
rules-mystere-de-l-abbaye-rooms-cellule = { token-mystere-de-l-abbaye-salle-cellule-1 }, and so on: one each, one figure at a time. In somebody else's, take one of their cards at random. If they come in, give it back, or one at random if you no longer have it, and go to penance.
# Rules, “The rooms”.
rules-mystere-de-l-abbaye-rooms-scriptorium = { token-mystere-de-l-abbaye-salle-scriptorium }. Draw a book. A star on the seal: keep it hidden, for later; otherwise read it aloud and apply it.
# Rules, “The rooms”.
rules-mystere-de-l-abbaye-rooms-bibliotheque = { token-mystere-de-l-abbaye-salle-bibliotheque }, once a game. Nobody may have fewer cards than you, and somebody must have more. Draw a book, read it, apply it.
# Rules, “The rooms”.
rules-mystere-de-l-abbaye-rooms-parloir = { token-mystere-de-l-abbaye-salle-parloir }. Take the top card of the pile. With no pile left, ask somebody to show you a card with one or two traits; whoever has any shows one and keeps it, and whoever has none says so.
# Rules, “The rooms”.
rules-mystere-de-l-abbaye-rooms-crypte = { token-mystere-de-l-abbaye-salle-crypte }. Take a crypt card, one at a time. After one of your turns it lets you play again; the rule says “when you wish”, so even this turn: that is how we play.
# Rules, “The rooms”.
rules-mystere-de-l-abbaye-rooms-chapitre = { token-mystere-de-l-abbaye-salle-chapitre }. You may reveal a trait, or accuse. You need not.
# Rules, “The rooms”.
rules-mystere-de-l-abbaye-rooms-others = { token-mystere-de-l-abbaye-salle-cour }. { token-mystere-de-l-abbaye-salle-cloitre }. { token-mystere-de-l-abbaye-salle-autre }: no effect, but the spaces count.
# Rules, “The cards”, $suspects.
rules-mystere-de-l-abbaye-cards-suspects = The { $suspects } suspects: one for each monk, and your cards are yours alone. They change hands in secret only.
# Rules, “The cards”.
rules-mystere-de-l-abbaye-cards-orders = Three orders, as many monks in each: { mystere-de-l-abbaye-trait-hospitalier }, { mystere-de-l-abbaye-trait-franciscain }, { mystere-de-l-abbaye-trait-benedictin }. Three ranks: { mystere-de-l-abbaye-trait-pere }, { mystere-de-l-abbaye-trait-frere }, { mystere-de-l-abbaye-trait-novice }, with fewer fathers.
# Rules, “The cards”.
rules-mystere-de-l-abbaye-cards-looks = All else parts the monks into halves: { mystere-de-l-abbaye-trait-avec-capuche } or { mystere-de-l-abbaye-trait-sans-capuche }, { mystere-de-l-abbaye-trait-barbu } or { mystere-de-l-abbaye-trait-glabre }, { mystere-de-l-abbaye-trait-gros } or { mystere-de-l-abbaye-trait-maigre }. No two monks are alike.
# Rules, “The cards”.
rules-mystere-de-l-abbaye-cards-books = Books of the scriptorium and the library, and events: their texts are printed on the cards alone. A played card goes under its pile. A die on the seal: roll it to name somebody.
# Rules, “The cards”, $crypte.
rules-mystere-de-l-abbaye-cards-crypte = { token-mystere-de-l-abbaye-crypte }. There are { $crypte }, all alike.
# Rules, “Revealing and accusing”.
rules-mystere-de-l-abbaye-accusing-reveal = A revelation is one single trait of the killer, told to all and written down. Not two, and not “he is not”. You may not repeat anybody's, but you may contradict it.
# Rules, “Revealing and accusing”.
rules-mystere-de-l-abbaye-accusing-accuse = You accuse in the chapter hall only, and when the parlour's pile is empty. Name a monk. If somebody has his card, they show it to all: penance for you.
# Rules, “Revealing and accusing”.
rules-mystere-de-l-abbaye-accusing-once = One of the two for each visit: the rules say “or”, and so we play. Accusing a monk that you hold: the rules do not say, and I warn you in your ear.
# Rules, “The end”.
rules-mystere-de-l-abbaye-end-found = The game ends when nobody clears the accused: you look under the board. It never ends by time: after the last mass comes the first again; that is not written, it is how we play.
# Rules, “The end”, $accusation, $accusation-wrong, $revelation, $revelation-wrong.
rules-mystere-de-l-abbaye-end-score = Points won: { $accusation } for finding the killer, { $revelation } for each right revelation. Points lost: { $accusation-wrong } for each wrong accusation, { $revelation-wrong } for each wrong revelation.
# Rules, “The end”.
rules-mystere-de-l-abbaye-end-winner = The highest total wins. In a tie, it is whoever found the killer.
# Rules, “The end”, $most.
rules-mystere-de-l-abbaye-end-variants = The rules' variants: no library, no events, no more than two books in reserve. Faster: the rules for { $most }, without Matins. Whoever starts the game can choose them.
# Rules, “What people get wrong”.
rules-mystere-de-l-abbaye-mistakes-bell = The bell comes before the figure. Touch the figure first, and it is penance.
# Rules, “What people get wrong”.
rules-mystere-de-l-abbaye-mistakes-left = At mass you pass to the left, and all at once. What you have just received does not go on.
# Rules, “What people get wrong”.
rules-mystere-de-l-abbaye-mistakes-parlour = In the parlour, with no pile left, you ask to see, not to get. One or two traits, never three.
# Rules, “What people get wrong”.
rules-mystere-de-l-abbaye-mistakes-penance = You skip one turn only, but are silent as long as the figure is in the church, even after it. Just before a mass, the turn skipped is the first one after it.
# Rules, “What people get wrong”.
rules-mystere-de-l-abbaye-mistakes-winner = Whoever finds the killer need not win. Revelations count.
# Rules, “What the box tells”, behind the name of a mass, in a list. $value: how many cards are passed at it.
rules-mystere-de-l-abbaye-box-cards = { $value ->
    [0] no card to pass
    [one] one card to pass
   *[other] { $value } cards to pass
}
# Rules, “What the box tells”, behind the name of a monk, in a list. $value: the trait's place in the pack's list, from 1.
rules-mystere-de-l-abbaye-box-order = { $value ->
    [1] { mystere-de-l-abbaye-trait-hospitalier }
    [2] { mystere-de-l-abbaye-trait-franciscain }
   *[other] { mystere-de-l-abbaye-trait-benedictin }
}
# Rules, “What the box tells”, behind the name of a monk, in a list. $value: the trait's place in the pack's list, from 1.
rules-mystere-de-l-abbaye-box-rank = { $value ->
    [1] { mystere-de-l-abbaye-trait-pere }
    [2] { mystere-de-l-abbaye-trait-frere }
   *[other] { mystere-de-l-abbaye-trait-novice }
}
# Rules, “What the box tells”, behind the name of a monk, in a list. $value: the trait's place in the pack's list, from 1.
rules-mystere-de-l-abbaye-box-hood = { $value ->
    [1] { mystere-de-l-abbaye-trait-avec-capuche }
   *[other] { mystere-de-l-abbaye-trait-sans-capuche }
}
# Rules, “What the box tells”, behind the name of a monk, in a list. $value: the trait's place in the pack's list, from 1.
rules-mystere-de-l-abbaye-box-face = { $value ->
    [1] { mystere-de-l-abbaye-trait-barbu }
   *[other] { mystere-de-l-abbaye-trait-glabre }
}
# Rules, “What the box tells”, behind the name of a monk, in a list. $value: the trait's place in the pack's list, from 1.
rules-mystere-de-l-abbaye-box-build = { $value ->
    [1] { mystere-de-l-abbaye-trait-gros }
   *[other] { mystere-de-l-abbaye-trait-maigre }
}
# Rules, “What the box tells”, behind the name of a book or an event, in a list. $value: the seal's place in the pack's list, from 1.
rules-mystere-de-l-abbaye-box-seal = { $value ->
    [1] a star on the seal
    [2] a die on the seal
   *[other] nothing on the seal
}
