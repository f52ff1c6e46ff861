### The rules of Time Bomb Undercover, for the ear: one passage at a time, at the table or in one ear, and as lines of “companion rules”.
### Three sentences at most. Numbers come from the box and the game: $hand the wires dealt, $rounds the rounds, $cable-secure what is in the box,
### $fewest the fewest players; of a table's row, $players and its columns, $inferred 1 where no source states it.

# Rules, “In one minute”.
rules-time-bomb-undercover-minute-sides = Two teams and a loner, and nobody knows who is who. The Agency wants to defuse the bomb. The Organisation wants it to go off.
# Rules, “In one minute”.
rules-time-bomb-undercover-minute-cut = Everybody has hidden wires in front of them. Whoever has the cutters cuts one of somebody else's, and that person takes the cutters. People talk, lie and guess.
# Rules, “In one minute”, $rounds.
rules-time-bomb-undercover-minute-rounds = There are { $rounds } rounds at most, and a round has as many cuts as players. If nothing has ended the game by then, the Organisation wins.
# Rules, “In one minute”.
rules-time-bomb-undercover-minute-shadow = Shadow plays alone. He wins if he ends the game with his own hand, one way or the other.
# Rules, “Setting up”.
rules-time-bomb-undercover-set-up-role = A role card tells the team, and has a cover in its corner, red or blue. The cover is what a neighbour will see, and it may mislead. A cover card hides the rest.
# Rules, “Setting up”, $agence-blue, $agence-red, $inferred, $org-blue, $org-red, $players.
rules-time-bomb-undercover-set-up-roles = With { $players } players, for the Organisation: { $org-red } with a red cover, { $org-blue } with a blue one. For the Agency: { $agence-blue } with a blue cover, { $agence-red } with a red one. And always Shadow{ $inferred ->
    [1] ; that row is not written, we worked it out: have it checked on a cover card.
   *[0] .
}
# Rules, “Setting up”.
rules-time-bomb-undercover-set-up-chiefs = Belleville and Mister X are always among these cards: they are the chiefs. The others go back into the box.
# Rules, “Setting up”.
rules-time-bomb-undercover-set-up-dealt = Shuffle those roles, one each, face down, and everybody learns their own in secret. If one is left, put it aside unseen. So nobody knows everything that is in play.
# Rules, “Setting up”, $bomb, $defuse, $players, $secure.
rules-time-bomb-undercover-set-up-cables = With { $players } players, get these wires ready: { $secure } safe, { $defuse } defusing, { $bomb } for the bomb. The rest goes back into the box.
# Rules, “Setting up”, $hand.
rules-time-bomb-undercover-set-up-hands = Shuffle the wires, { $hand } each. Look at yours in secret, shuffle them, lay them face down. From then on nobody looks at them again, and nobody knows their order.
# Rules, “Setting up”, $lieu, $rounds.
rules-time-bomb-undercover-set-up-lieux = Each of the { $lieu } place cards has an effect, for the round on its back. Make { $rounds } piles, one for each round, and shuffle each. Turn over the top card of the first pile, and read it out.
# Rules, “Setting up”, $fewest.
rules-time-bomb-undercover-set-up-covers = With more than { $fewest } players, your neighbour on the left sees your cover, and nobody else does. Shadow chooses his by turning his card round. So the rules advise everybody to turn theirs a few times.
# Rules, “Setting up”, $fewest.
rules-time-bomb-undercover-set-up-fatality = With { $fewest } players no cover is shown. The Fate token is tossed in front of everybody. Blue: Shadow has to defuse; red: he has to set off the bomb.
# Rules, “Setting up”.
rules-time-bomb-undercover-set-up-first = Whoever was last at the place revealed begins, or whoever lied last. They take the cutters. The rules say nothing about ties: the table chooses.
# Rules, “A turn”.
rules-time-bomb-undercover-turn-cut = With the cutters you choose a hidden wire in front of somebody else. It is turned over in the middle. Before that everybody may argue, and lie.
# Rules, “A turn”.
rules-time-bomb-undercover-turn-whom = You never cut your own wires, always somebody else's. And that person must have a wire left.
# Rules, “A turn”.
rules-time-bomb-undercover-turn-pass = Whoever has just been cut takes the cutters. They are the next to cut.
# Rules, “A turn”.
rules-time-bomb-undercover-turn-once = A cut wire stays in the middle, face up, and counts once. Defusing wires lie apart: they are counted from one round to the next.
# Rules, “A turn”.
rules-time-bomb-undercover-turn-round-end = The round is over after as many cuts as players. Gather the uncut wires unseen, shuffle, deal the same number each: one fewer than before. Look, shuffle, lay them down.
# Rules, “A turn”.
rules-time-bomb-undercover-turn-looking = You look at your wires in secret after each deal, and never again once they lie there. Nobody else learns what they are: you say of them what you like, true or not.
# Rules, “A turn”.
rules-time-bomb-undercover-turn-next-lieu = Every round has a single place, from the pile with its number, read out before the first cut. The one before it stops. Whoever received the cutters last begins.
# Rules, “The cards”, $cable-secure.
rules-time-bomb-undercover-cards-secure = { token-time-bomb-undercover-cable-secure }. Nothing happens, and the box has { $cable-secure }.
# Rules, “The cards”, $cable-defuse.
rules-time-bomb-undercover-cards-defuse = { token-time-bomb-undercover-cable-defuse }. The box has { $cable-defuse }: in play there are as many as players.
# Rules, “The cards”.
rules-time-bomb-undercover-cards-bomb = { token-time-bomb-undercover-cable-bomb }. Cut it, and it goes off: the game is over.
# Rules, “The cards”, $role-organisation.
rules-time-bomb-undercover-cards-organisation = { token-time-bomb-undercover-role-organisation }. Its sticker is a heart, red; the box has { $role-organisation }. The chief is Mister X.
# Rules, “The cards”, $role-agence.
rules-time-bomb-undercover-cards-agence = { token-time-bomb-undercover-role-agence }. Its sticker is a water drop, blue; the box has { $role-agence }. The chief is Jack Belleville.
# Rules, “The cards”.
rules-time-bomb-undercover-cards-shadow = { token-time-bomb-undercover-role-shadow }. Its sticker is a bunch of grapes, violet. It has two covers, in opposite corners.
# Rules, “The cards”.
rules-time-bomb-undercover-cards-covers = { token-time-bomb-undercover-cover-red } or { token-time-bomb-undercover-cover-blue }: it is the colour in the corner of a role card. It does not always tell the team, for each team has a double agent. Shadow shows whichever he likes.
# Rules, “The cards”.
rules-time-bomb-undercover-cards-cache = The cover card hides the role and lets the cover be seen. It also lists the roles that are got ready.
# Rules, “The cards”, $fewest.
rules-time-bomb-undercover-cards-fatality = The Fate token, with { $fewest } players only. { token-time-bomb-undercover-fatality-blue }. { token-time-bomb-undercover-fatality-red }.
# Rules, “The cards”, $lieu.
rules-time-bomb-undercover-cards-lieu = Place cards: { $lieu } in the box, each with an effect for its own round only. Some change with the number of players. Their texts are printed on them and nowhere else.
# Rules, “The cards”.
rules-time-bomb-undercover-cards-cutters = The cutters come as a token and as a card. They are the same thing: use one of the two.
# Rules, “The end”.
rules-time-bomb-undercover-end-agence = The last defusing wire is cut: the Agency wins at once, even if the Organisation has cut it.
# Rules, “The end”.
rules-time-bomb-undercover-end-organisation = The bomb is cut: the Organisation wins at once, even if the Agency has cut it.
# Rules, “The end”.
rules-time-bomb-undercover-end-shadow = Shadow wins alone if he makes the last cut himself, bomb or defusing. If somebody else does, he loses.
# Rules, “The end”, $fewest.
rules-time-bomb-undercover-end-fatality = With { $fewest } players only one of these endings is good for him: the one on the token. If he causes the other, the team that it serves wins.
# Rules, “The end”, $rounds.
rules-time-bomb-undercover-end-time = After { $rounds } rounds with no bomb and not everything defused, the Organisation wins. Once the game is over, nothing counts any more.
# Rules, “What people get wrong”.
rules-time-bomb-undercover-mistakes-cover = The cover is not the team. Blue in the corner does not mean Agency.
# Rules, “What people get wrong”, $fewest.
rules-time-bomb-undercover-mistakes-missing = When a role is put aside, Shadow may not be in play. With { $fewest } players neither may the Organisation.
# Rules, “What people get wrong”.
rules-time-bomb-undercover-mistakes-touch = Never feel a wire that lies there: the sticker is on its face, and to feel would be to look. That is not written, it is how we play.
# Rules, “What people get wrong”.
rules-time-bomb-undercover-mistakes-old-names = Some rule sheets still call the teams by the names of the older game: Sherlock is the Agency, and Moriarty the Organisation.
# Rules, “What people get wrong”.
rules-time-bomb-undercover-mistakes-lieu = A place may change a rule, for its round. Say then in the menu that the card says so. Help tells how to open it.
# Rules, “What the box tells”, behind the name of a place card, in a list. $value: the number of its pile.
rules-time-bomb-undercover-box-round = pile of round { $value }
