### Frames around the words of a game without code: heard by the whole table unless it says otherwise. What the game
### itself says stands in its pack.
### $name, $card, $counter, $text: the pack's or the box owner's own words. $who: a player.

# At the table, when a game begins. $players: how many.
tracker-started = { $players ->
    [one] Un joueur.
   *[other] { $players } joueurs.
}
# At the table: a step of the set-up. $text: the pack's own words.
tracker-set-up = { $text }
# At the table: a step of the set-up that counts things. $table: what they are, $row: a list of “tracker-column”.
tracker-set-up-row = { $table }. { $row }.
# As above, where no source states the numbers and the pack says so.
tracker-set-up-row-inferred = { $table }. { $row }. Ces nombres sont déduits : vérifiez-les dans la boîte.
# Inside “tracker-set-up-row”. $name: a thing in the plural, $count: how many.
tracker-column = { $name } : { $count }
# At the table: who begins? A digit answers, # alone leaves it open.
tracker-ask-starter = Qui commence ? Sa place, de 1 à { $players }.
# The same, with the pack's own words for how the first player is found. $text: those words.
tracker-ask-starter-text = { $text } Qui commence ? Sa place.
    .brief = Qui commence ? Sa place.
# At the table, at the start of a round, and when asked where we are. $round: its number.
tracker-round = Manche { $round }.
# The same, where the number of rounds is known.
tracker-round-of = Manche { $round } sur { $rounds }.
# At the table: whose turn it is. $who: a player.
tracker-turn = À vous, { $who }.
# At the table: words of the pack, said as they are.
tracker-says = { $text }
# At the table: a card without a text. $card: its name.
tracker-card = { $card }.
# At the table: a card and what it says. $card: its name, $text: its own words.
tracker-card-says = { $card }. { $text }
# At the table: a counter at its new value, or when asked where we are.
tracker-counter = { $name } : { $value }.
# The same, for a counter with a highest value, $high.
tracker-counter-of = { $name } : { $value } sur { $high }.
# The same, for a counter that every seat has. $who: a player.
tracker-counter-seat = { $who }, { $name } : { $value }.
# The same, with a highest value.
tracker-counter-of-seat = { $who }, { $name } : { $value } sur { $high }.
# At the table, when everything is asked for: a counter at each seat. $values: a list of “tracker-of-seat”.
tracker-counter-seats = { $name } : { $values }.
# Inside “tracker-counter-seats”. $who: a player, $value: where that seat's counter stands.
tracker-of-seat = { $who } en a { $value }
# A number below zero, wherever a counter's value is said. $number: how far below.
tracker-below-zero = moins { $number }
# At the table: A was pressed a second time in one turn.
tracker-advance-asked = Le compteur a déjà bougé à ce tour. Dièse : encore une fois.
    .brief = Déjà bougé. Encore ? Dièse.
# At the table: a round is over. $round: its number.
tracker-round-ended = Fin de la manche { $round }.
# At the table, between two rounds: how to go on.
tracker-go-on = Dièse quand c'est prêt.
    .brief = Dièse.
# At the table: the countdown begins. $seconds: how long.
tracker-countdown-started = { $seconds ->
    [one] Une seconde.
   *[other] { $seconds } secondes.
}
# At the table: the countdown was stopped before its end.
tracker-countdown-stopped = Le compte à rebours s'arrête.
# At the table, when asked where we are: the countdown is running. $seconds: its whole length.
tracker-countdown-runs = Un compte à rebours court : { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} au départ.
# At the table, cutting in: the countdown is over, and the pack has no words for it.
tracker-time-up = Le temps est écoulé.
# At the table: what the dice show. $faces: their faces.
tracker-dice = Aux dés : { $faces }.
# The same for several dice with numbers. $sum: their sum.
tracker-dice-sum = Aux dés : { $faces }. Total : { $sum }.
# At the table: the game is over, and the pack does not say how.
tracker-over = Fin de la partie.
# At the table: the game is over. $text: the pack's own words for this ending.
tracker-over-says = { $text } Fin de la partie.
# At the table: play goes on after what had looked like the end.
tracker-reopened = La partie continue.
# At the table, when asked where we are: turns taken in this round.
tracker-status-turns = Tours joués : { $taken } sur { $turns }.
# In one ear, when its window opens.
tracker-window = Scannez vos cartes : elles ne s'entendent qu'ici.
# At the table, once after a minute: a step of the set-up is waiting.
tracker-remind-set-up = Quand c'est fait, dièse.
# At the table, once after a minute: the next round is waiting.
tracker-remind-between = Pour la manche suivante, dièse.
# Help, in the set-up and between rounds.
tracker-can-go-on = Dièse : c'est fait, on continue.
# Help, while playing.
tracker-can-scan = Scannez une carte.
# Help, while playing, where cards count at a player.
tracker-can-scan-seat = Tapez une place, puis scannez une carte.
# Help, where # ends a turn.
tracker-can-pass = Dièse : tour suivant.
# Help, where # starts the countdown.
tracker-can-count-down = Dièse : compte à rebours.
# Help: what the key A does. $counter: a counter's name.
tracker-can-a = Touche A : { $counter }.
# Help: what the key A does.
tracker-can-a-dice = Touche A : lancer les dés.
# As above.
tracker-can-a-countdown = Touche A : compte à rebours.
# Menu entry, and its question follows: a card is told by its number.
tracker-menu-card = Une carte sans code-barres
# Menu entry: whose turn it is.
tracker-menu-turn = À qui le tour
# Menu entry: the round is over.
tracker-menu-round = Finir la manche
# Menu entry: the countdown starts.
tracker-menu-countdown-start = Lancer le compte à rebours
# Menu entry: the countdown stops.
tracker-menu-countdown-stop = Arrêter le compte à rebours
# Menu entry: the game is over.
tracker-menu-end = Finir la partie
# Menu entry, after the end: it was no end.
tracker-menu-reopen = Continuer la partie
# Question of the menu. $counters: a numbered list of counters.
tracker-ask-counter = Quel compteur ? { $counters }.
# Question of the menu. $cards: a numbered list of cards.
tracker-ask-card = Quelle carte ? { $cards }.
# Question of the menu. $endings: a numbered list of the pack's endings.
tracker-ask-ending = Quelle fin ? { $endings }.
# Question of the menu. $players: the highest number.
tracker-ask-whose = Quelle place ? De 1 à { $players }. Dièse : personne.
    .brief = Quelle place ?
# Question of the menu. $players: the highest number.
tracker-ask-turn = À qui le tour ? De 1 à { $players }.
# Question of the menu: where the counter stands.
tracker-ask-value = Quelle valeur ? Puis dièse.
    .brief = Quelle valeur ?
# Question of the menu, where a counter can be below zero: 1 if its value is, # if not. The value itself is asked next.
tracker-ask-below-zero = Sous zéro ? 1 : oui. Dièse : non.
    .brief = Sous zéro ?
# The answer 1 to that question: read on a page, not heard.
tracker-choice-below-zero = sous zéro
# Refusal, before the game: too few or too many players.
tracker-refuse-players = De { $fewest } à { $most } joueurs, pas { $players }.
# Refusal, in the terminal: a rule setting that this game does not have. $game: its name.
tracker-refuse-setting = { $game } : pas de réglage { $setting }.
# Refusal, in the terminal: a rule setting out of its range.
tracker-refuse-setting-value = { $setting } : un nombre de { $low } à { $high }.
# Refusal, in the terminal: a rule setting with another word than it may have. $values: those that it may have.
tracker-refuse-setting-choice = { $setting } : { $values }. Pas { $value }.
# Refusal: # after the end.
tracker-refuse-over = La partie est finie. Rien ne compte.
# Refusal: # while playing, where it has nothing to do.
tracker-refuse-nothing-due = Rien à valider maintenant.
# Refusal: the key A, in a game that gives it nothing.
tracker-refuse-no-counter = La touche A ne sert à rien dans ce jeu.
# Refusal: a card, A or the dice before play or after it.
tracker-refuse-not-playing = Pas encore : la partie n'est pas lancée. Rien ne compte.
# Refusal: A for a counter of whoever's turn it is, and nobody has said whose.
tracker-refuse-whose-turn = Je ne sais pas à qui le tour. Dites-le au menu : 9, 9, 8, 2.
# Refusal: from the menu, where a player's number is needed.
tracker-refuse-whose = Il faut dire quelle place. Rien ne compte.
# Refusal: a private card outside a window; its name is not said.
tracker-refuse-private = Carte privée : rien n'est lu ici.
# Refusal, in one ear: a thing that is no card.
tracker-refuse-window = Ce n'est pas une carte.
# Refusal: the same physical card counted already. $card: its name.
tracker-refuse-same-card = Cette carte a déjà compté : { $card }.
# Refusal: a card between two rounds; its name is not said.
tracker-refuse-between = La manche est finie. Rien ne compte avant la suivante.
# Refusal: a counter past its highest value. $counter: its name, $limit: that value.
tracker-refuse-high = Impossible. { $counter } : le maximum est { $limit }.
# Refusal: a counter below its lowest value.
tracker-refuse-low = Impossible. { $counter } : le minimum est { $limit }.
# Refusal: from the menu, a counter that stands there already.
tracker-refuse-same-value = { $counter } : c'est déjà { $value }.
# Refusal: the menu's “table without scanner”, where the game has another entry for it.
tracker-refuse-scanner = Cette table n'a pas de lecteur : menu, 8, une carte sans code-barres.
# Inside “undo” and “last counted”. $card: a card's name.
tracker-recall-card = { $card }
# As above. $who: at which player.
tracker-recall-card-seat = { $card }, { $who }
# As above: a counter moved by hand.
tracker-recall-counter = { $name } à { $value }
# As above: whose turn it had become.
tracker-recall-turn = le tour donné à { $who }
# As above, where nobody has said whose.
tracker-recall-turn-unknown = le tour suivant
# As above.
tracker-recall-started = le début de la partie
# As above: a step of the set-up.
tracker-recall-step = une étape de la mise en place
# As above.
tracker-recall-starter = qui commence
# As above.
tracker-recall-round-ended = la fin de la manche { $round }
# As above.
tracker-recall-round = le début de la manche { $round }
# As above.
tracker-recall-countdown = le compte à rebours
# As above.
tracker-recall-countdown-stopped = l'arrêt du compte à rebours
# As above.
tracker-recall-dice = les dés
# As above.
tracker-recall-over = la fin de la partie
# As above.
tracker-recall-reopened = la reprise de la partie
# Refusal: the card would give the turn to whoever has it. $who: that player.
tracker-refuse-own-turn = C'est déjà à { $who } : cette carte va chez quelqu'un d'autre.
# "companion check" and at the start: a name was given twice. $name: the name. $other: the card that has it already.
tracker-flaw-name = « { $name } » : ce nom est déjà pris par { $other }. Corrigez l'un des deux.
# Menu entry: a card of a numbered sort, without its barcode. $name: the sort's name.
tracker-menu-number = { $name } par son numéro
# Question of the menu. $name: what is numbered, $most: the highest number.
tracker-ask-number = { $name }, quel numéro ? De 1 à { $most }.
# In one ear alone: a card without a text. $card: its name.
tracker-look = { $card }.
# In one ear alone: a card and what it says. $card: its name, $text: its own words.
tracker-look-says = { $card }. { $text }
# Inside “undo” and “last counted”: A was pressed a second time, and nothing has moved yet.
tracker-recall-asked = la touche A, une seconde fois
