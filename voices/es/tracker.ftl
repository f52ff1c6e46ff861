### Frames around the words of a game without code: heard by the whole table unless it says otherwise. What the game
### itself says stands in its pack.
### $name, $card, $counter, $text: the pack's or the box owner's own words. $who: a player.

# At the table, when a game begins. $players: how many.
tracker-started = { $players ->
    [one] Una persona.
   *[other] { $players } personas.
}
# At the table: a step of the set-up. $text: the pack's own words.
tracker-set-up = { $text }
# At the table: a step of the set-up that counts things. $table: what they are, $row: a list of “tracker-column”.
tracker-set-up-row = { $table }. { $row }.
# As above, where no source states the numbers and the pack says so.
tracker-set-up-row-inferred = { $table }. { $row }. Estos números están deducidos: comprobadlos en la caja.
# Inside “tracker-set-up-row”. $name: a thing in the plural, $count: how many.
tracker-column = { $name }: { $count }
# At the table: who begins? A digit answers, # alone leaves it open.
tracker-ask-starter = ¿Quién empieza? Su puesto, del 1 al { $players }.
# The same, with the pack's own words for how the first player is found. $text: those words.
tracker-ask-starter-text = { $text } ¿Quién empieza? Su puesto.
    .brief = ¿Quién empieza? Su puesto.
# At the table, at the start of a round, and when asked where we are. $round: its number.
tracker-round = Ronda { $round }.
# The same, where the number of rounds is known.
tracker-round-of = Ronda { $round } de { $rounds }.
# At the table: whose turn it is. $who: a player.
tracker-turn = Te toca, { $who }.
# At the table: words of the pack, said as they are.
tracker-says = { $text }
# At the table: a card without a text. $card: its name.
tracker-card = { $card }.
# At the table: a card and what it says. $card: its name, $text: its own words.
tracker-card-says = { $card }. { $text }
# At the table: a counter at its new value, or when asked where we are.
tracker-counter = { $name }: { $value }.
# The same, for a counter with a highest value, $high.
tracker-counter-of = { $name }: { $value } de { $high }.
# The same, for a counter that every seat has. $who: a player.
tracker-counter-seat = { $who }, { $name }: { $value }.
# The same, with a highest value.
tracker-counter-of-seat = { $who }, { $name }: { $value } de { $high }.
# At the table, when everything is asked for: a counter at each seat. $values: a list of “tracker-of-seat”.
tracker-counter-seats = { $name }: { $values }.
# Inside “tracker-counter-seats”. $who: a player, $value: where that seat's counter stands.
tracker-of-seat = { $who } tiene { $value }
# A number below zero, wherever a counter's value is said. $number: how far below.
tracker-below-zero = menos { $number }
# At the table: A was pressed a second time in one turn.
tracker-advance-asked = Ya se movió en este turno. Almohadilla: otra vez.
    .brief = Ya se movió. ¿Otra vez? Almohadilla.
# At the table: a round is over. $round: its number.
tracker-round-ended = Fin de la ronda { $round }.
# At the table, between two rounds: how to go on.
tracker-go-on = Almohadilla cuando esté listo.
    .brief = Almohadilla.
# At the table: the countdown begins. $seconds: how long.
tracker-countdown-started = { $seconds ->
    [one] Un segundo.
   *[other] { $seconds } segundos.
}
# At the table: the countdown was stopped before its end.
tracker-countdown-stopped = La cuenta atrás se para.
# At the table, when asked where we are: the countdown is running. $seconds: its whole length.
tracker-countdown-runs = Corre una cuenta atrás: { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} en total.
# At the table, cutting in: the countdown is over, and the pack has no words for it.
tracker-time-up = Se acabó el tiempo.
# At the table: what the dice show. $faces: their faces.
tracker-dice = Los dados: { $faces }.
# The same for several dice with numbers. $sum: their sum.
tracker-dice-sum = Los dados: { $faces }. Total: { $sum }.
# At the table: the game is over, and the pack does not say how.
tracker-over = Fin de la partida.
# At the table: the game is over. $text: the pack's own words for this ending.
tracker-over-says = { $text } Fin de la partida.
# At the table: play goes on after what had looked like the end.
tracker-reopened = La partida sigue.
# At the table, when asked where we are: turns taken in this round.
tracker-status-turns = Turnos jugados: { $taken } de { $turns }.
# In one ear, when its window opens.
tracker-window = Escanea tus cartas: solo se oyen aquí.
# At the table, once after a minute: a step of the set-up is waiting.
tracker-remind-set-up = Cuando esté hecho, almohadilla.
# At the table, once after a minute: the next round is waiting.
tracker-remind-between = Para la ronda siguiente, almohadilla.
# Help, in the set-up and between rounds.
tracker-can-go-on = Almohadilla: hecho, seguimos.
# Help, while playing.
tracker-can-scan = Escanea una carta.
# Help, while playing, where cards count at a player.
tracker-can-scan-seat = Teclea un puesto y escanea una carta.
# Help, where # ends a turn.
tracker-can-pass = Almohadilla: turno siguiente.
# Help, where # starts the countdown.
tracker-can-count-down = Almohadilla: cuenta atrás.
# Help: what the key A does. $counter: a counter's name.
tracker-can-a = Tecla A: { $counter }.
# Help: what the key A does.
tracker-can-a-dice = Tecla A: tirar los dados.
# As above.
tracker-can-a-countdown = Tecla A: cuenta atrás.
# Menu entry, and its question follows: a card is told by its number.
tracker-menu-card = Una carta sin código de barras
# Menu entry: whose turn it is.
tracker-menu-turn = A quién le toca
# Menu entry: the round is over.
tracker-menu-round = Terminar la ronda
# Menu entry: the countdown starts.
tracker-menu-countdown-start = Empezar la cuenta atrás
# Menu entry: the countdown stops.
tracker-menu-countdown-stop = Parar la cuenta atrás
# Menu entry: the game is over.
tracker-menu-end = Terminar la partida
# Menu entry, after the end: it was no end.
tracker-menu-reopen = Seguir con la partida
# Question of the menu. $counters: a numbered list of counters.
tracker-ask-counter = ¿Qué contador? { $counters }.
# Question of the menu. $cards: a numbered list of cards.
tracker-ask-card = ¿Qué carta? { $cards }.
# Question of the menu. $endings: a numbered list of the pack's endings.
tracker-ask-ending = ¿Qué final? { $endings }.
# Question of the menu. $players: the highest number.
tracker-ask-whose = ¿Qué puesto? Del 1 al { $players }. Almohadilla: nadie.
    .brief = ¿Qué puesto?
# Question of the menu. $players: the highest number.
tracker-ask-turn = ¿A quién le toca? Del 1 al { $players }.
# Question of the menu: where the counter stands.
tracker-ask-value = ¿Qué valor? Luego, almohadilla.
    .brief = ¿Qué valor?
# Question of the menu, where a counter can be below zero: 1 if its value is, # if not. The value itself is asked next.
tracker-ask-below-zero = ¿Bajo cero? 1: sí. Almohadilla: no.
    .brief = ¿Bajo cero?
# The answer 1 to that question: read on a page, not heard.
tracker-choice-below-zero = bajo cero
# Refusal, before the game: too few or too many players.
tracker-refuse-players = De { $fewest } a { $most } personas, no { $players }.
# Refusal, in the terminal: a rule setting that this game does not have. $game: its name.
tracker-refuse-setting = { $game }: no hay ajuste { $setting }.
# Refusal, in the terminal: a rule setting out of its range.
tracker-refuse-setting-value = { $setting }: un número de { $low } a { $high }.
# Rechazo, en el terminal: un ajuste con otra palabra de las que puede tener. $values: las que puede tener.
tracker-refuse-setting-choice = { $setting }: { $values }. No { $value }.
# Refusal: # after the end.
tracker-refuse-over = La partida ha terminado. No se cuenta nada.
# Refusal: # while playing, where it has nothing to do.
tracker-refuse-nothing-due = Nada que confirmar ahora.
# Refusal: the key A, in a game that gives it nothing.
tracker-refuse-no-counter = La tecla A no sirve en este juego.
# Refusal: a card, A or the dice before play or after it.
tracker-refuse-not-playing = Todavía no: la partida no ha empezado. No se cuenta nada.
# Refusal: A for a counter of whoever's turn it is, and nobody has said whose.
tracker-refuse-whose-turn = No sé a quién le toca. Dilo en el menú: 9, 9, 8, 2.
# Refusal: from the menu, where a player's number is needed.
tracker-refuse-whose = Hace falta un puesto. No se cuenta nada.
# Refusal: a private card outside a window; its name is not said.
tracker-refuse-private = Carta privada: aquí no se lee nada.
# Refusal, in one ear: a thing that is no card.
tracker-refuse-window = Eso no es una carta.
# Refusal: the same physical card counted already. $card: its name.
tracker-refuse-same-card = Esta carta ya ha contado: { $card }.
# Refusal: a card between two rounds; its name is not said.
tracker-refuse-between = La ronda ha terminado. No se cuenta nada antes de la siguiente.
# Refusal: a counter past its highest value. $counter: its name, $limit: that value.
tracker-refuse-high = Imposible. { $counter }: no más de { $limit }.
# Refusal: a counter below its lowest value.
tracker-refuse-low = Imposible. { $counter }: no menos de { $limit }.
# Refusal: from the menu, a counter that stands there already.
tracker-refuse-same-value = { $counter }: ya es { $value }.
# Refusal: the menu's “table without scanner”, where the game has another entry for it.
tracker-refuse-scanner = Esta mesa no tiene lector: menú, 8, una carta sin código de barras.
# Inside “undo” and “last counted”. $card: a card's name.
tracker-recall-card = { $card }
# As above. $who: at which player.
tracker-recall-card-seat = { $card }, { $who }
# As above: a counter moved by hand.
tracker-recall-counter = { $name } a { $value }
# As above: whose turn it had become.
tracker-recall-turn = el turno de { $who }
# As above, where nobody has said whose.
tracker-recall-turn-unknown = el turno siguiente
# As above.
tracker-recall-started = el inicio de la partida
# As above: a step of the set-up.
tracker-recall-step = un paso de la preparación
# As above.
tracker-recall-starter = quién empieza
# As above.
tracker-recall-round-ended = el fin de la ronda { $round }
# As above.
tracker-recall-round = el inicio de la ronda { $round }
# As above.
tracker-recall-countdown = la cuenta atrás
# As above.
tracker-recall-countdown-stopped = la parada de la cuenta atrás
# As above.
tracker-recall-dice = los dados
# As above.
tracker-recall-over = el fin de la partida
# As above.
tracker-recall-reopened = la reanudación de la partida
# Refusal: the card would give the turn to whoever has it. $who: that player.
tracker-refuse-own-turn = La carta va a otra persona: ya le toca a { $who }.
# "companion check" and at the start: a name was given twice. $name: the name. $other: the card that has it already.
tracker-flaw-name = «{ $name }»: ese nombre ya es el de { $other }. Corrige uno de los dos.
# Menu entry: a card of a numbered sort, without its barcode. $name: the sort's name.
tracker-menu-number = { $name }, por su número
# Question of the menu. $name: what is numbered, $most: the highest number.
tracker-ask-number = { $name }, ¿qué número? Del 1 al { $most }.
# In one ear alone: a card without a text. $card: its name.
tracker-look = { $card }.
# In one ear alone: a card and what it says. $card: its name, $text: its own words.
tracker-look-says = { $card }. { $text }
# Inside “undo” and “last counted”: A was pressed a second time, and nothing has moved yet.
tracker-recall-asked = la tecla A, otra vez
