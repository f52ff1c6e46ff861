### Leer las reglas de oído, de todos los juegos: en la mesa o en un solo oído, por el menú o con la tecla 9 tras un rechazo, y con «companion rules».

# Entrada del menú: las reglas del juego, por capítulos.
menu-rules = las reglas del juego
# Entrada del menú: seguir leyendo las reglas en el pasaje donde un acto de la mesa las interrumpió.
menu-rules-on = seguir con las reglas
# En el menú de la entrada: las reglas de qué juego. $game: su nombre.
rules-of-game = { $game }
# A quien lee las reglas: los capítulos, o los juegos. $entries: unos «menu-entry».
rules-page = Reglas. { $entries }. Tras un rechazo, tecla 9: por qué.
# Igual, cuando hay más.
rules-page-more = Reglas. { $entries }. Almohadilla: más.
# A quien lee las reglas, o pregunta por qué un rechazo: el primer pasaje que oye de un capítulo. $title: su título. $passage: de una a tres frases.
rules-first = { $title }. { $passage } Almohadilla: más.
# Igual: un pasaje siguiente.
rules-next = { $passage }
# Igual: el último del capítulo.
rules-last = { $passage } Fin del capítulo. Almohadilla: los capítulos.
# Igual: el único que se oye, el último o el único que hay.
rules-only = { $title }. { $passage } Fin del capítulo. Almohadilla: los capítulos.
# En el terminal, «companion rules»: el título de un capítulo, antes de sus líneas.
rules-chapter = Capítulo { $number }: { $title }
# En el terminal: nada en las reglas habla de eso. $what: lo que se escribió. $chapters: los títulos.
rules-no-word = Nada sobre { $what } en estas reglas. Capítulos: { $chapters }.
# Título de un capítulo de las reglas, en el menú y antes de su primer pasaje.
rules-chapter-minute = En un minuto
# Título de un capítulo de las reglas, en el menú y antes de su primer pasaje.
rules-chapter-set-up = La preparación
# Título de un capítulo de las reglas, en el menú y antes de su primer pasaje.
rules-chapter-turn = Un turno
# Título de un capítulo de las reglas, en el menú y antes de su primer pasaje.
rules-chapter-cards = Las cartas
# Título de un capítulo de las reglas, en el menú y antes de su primer pasaje.
rules-chapter-end = El final
# Título de un capítulo de las reglas, en el menú y antes de su primer pasaje.
rules-chapter-mistakes = Los errores habituales
# Título de un capítulo de las reglas, en el menú y antes de su primer pasaje.
rules-chapter-box = Lo que dice la caja
# Título de un capítulo de las reglas, en el menú y antes de su primer pasaje.
rules-chapter-traps = Las trampas
# Título de un capítulo de las reglas, en el menú y antes de su primer pasaje.
rules-chapter-investigators = Los personajes
# Título de un capítulo de las reglas, en el menú y antes de su primer pasaje.
rules-chapter-objects = Las cartas 3ID
# Título de un capítulo de las reglas, en el menú y antes de su primer pasaje.
rules-chapter-limbes = Las cartas de Limbo
# Título de un capítulo de las reglas, en el menú y antes de su primer pasaje.
rules-chapter-masses = La campana y las misas
# Título de un capítulo de las reglas, en el menú y antes de su primer pasaje.
rules-chapter-rooms = Las salas
# Título de un capítulo de las reglas, en el menú y antes de su primer pasaje.
rules-chapter-accusing = Revelar y acusar
# Título de un capítulo de las reglas, en el menú y antes de su primer pasaje.
rules-chapter-hypothesis = La hipótesis
# Título de un capítulo de las reglas, en el menú y antes de su primer pasaje.
rules-chapter-accusation = La acusación
# Reglas, preparación: solo la dice la caja, y nadie la ha contado aún.
rules-set-up-untold = La preparación solo está impresa en la caja, y nadie me la ha contado. Para enseñármela: la orden teach.
# Reglas, lo que dice la caja: una carta y el texto que dio su dueño. $card: su nombre. $text: sus palabras o su voz.
rules-told = { $card }. { $text }
# Reglas, lo que dice la caja: una sala y las que la tocan. $card: su nombre. $text: las palabras o la voz de su dueño.
rules-told-ways = { $card }. Al lado: { $text }
# Reglas, lo que dice la caja: nombres. $what: de qué, en plural. $names: cinco nombres como mucho.
rules-told-names = { $what }: { $names }.
# Reglas, lo que dice la caja: una carta y lo que su dueño ha dicho de ella. $card: su nombre. $facts: una lista de «rules-…-box-…».
rules-told-facts = { $card }, { $facts }.
# Reglas, lo que dice la caja: faltan nombres, textos o números.
rules-untold = Aún me faltan nombres, textos o números: solo están impresos en la caja. Para enseñármelos: la orden teach.
# Reglas de un juego sin programa, según su declaración: cuántos pueden jugar.
rules-declared-players = { $game } es para { $fewest } a { $most } jugadores.
# Reglas de un juego sin programa, según su declaración: una fila de la preparación. $table: de qué, $row: una lista de «tracker-column».
rules-declared-row = { $table }, con { $players } jugadores. { $row }.
# Reglas de un juego sin programa, según su declaración: igual, si ninguna fuente da esos números.
rules-declared-row-inferred = { $table }, con { $players } jugadores. { $row }. Estos números son deducidos: comprobadlos en la caja.
# Reglas de un juego sin programa, según su declaración: a quién pasa el turno.
rules-declared-order-clockwise = El turno pasa hacia la izquierda.
# Reglas de un juego sin programa, según su declaración: a quién pasa el turno.
rules-declared-order-said = El turno pasa al puesto que se dice con la carta.
# Reglas de un juego sin programa, según su declaración: qué acaba un turno.
rules-declared-passed-key = Almohadilla acaba el turno.
# Reglas de un juego sin programa, según su declaración: qué acaba un turno.
rules-declared-passed-scan = Una carta escaneada acaba el turno.
# Reglas de un juego sin programa, según su declaración: nadie se da el turno.
rules-declared-to-another = Nadie se da el turno a sí mismo.
# Reglas de un juego sin programa, según su declaración: cuántas rondas.
rules-declared-rounds = Número de rondas: { $rounds }.
# Reglas de un juego sin programa, según su declaración: cuántas rondas.
rules-declared-rounds-free = Se juega por rondas, las que queráis.
# Reglas de un juego sin programa, según su declaración: cuánto dura una ronda.
rules-declared-round-turns = Turnos en una ronda: { $turns }.
# Reglas de un juego sin programa, según su declaración: cuánto dura una ronda, si depende de los jugadores.
rules-declared-round-players = La duración de una ronda depende del número de jugadores.
# Reglas de un juego sin programa, según su declaración: dentro de «rules-declared-starts» y «-ends».
rules-declared-when = Ronda { $round }
# Reglas de un juego sin programa, según su declaración: igual.
rules-declared-when-each = Cada ronda
# Reglas de un juego sin programa, según su declaración: igual.
rules-declared-when-last = La última ronda
# Reglas de un juego sin programa, según su declaración: lo que se dice al empezar una ronda. $when: cuál. $text: las palabras del juego.
rules-declared-starts = { $when }, al principio: { $text }
# Reglas de un juego sin programa, según su declaración: lo que se dice al acabar una ronda. $when: cuál. $text: las palabras del juego.
rules-declared-ends = { $when }, al final: { $text }
# Reglas de un juego sin programa, según su declaración: un contador. $name: su nombre.
rules-declared-counter = Se cuenta esto: { $name }. Al principio: { $start }.
# Reglas de un juego sin programa, según su declaración: un contador para cada puesto.
rules-declared-counter-seat = Se cuenta esto en cada puesto: { $name }. Al principio: { $start }.
# Reglas de un juego sin programa, según su declaración: lo más alto de un contador.
rules-declared-counter-high = { $name }: como mucho { $high }.
# Reglas de un juego sin programa, según su declaración: lo que ocurre cuando un contador llega ahí. $text: las palabras del juego.
rules-declared-at = { $name }, en { $value }: { $text }
# Reglas de un juego sin programa, según su declaración: igual, en lo más alto.
rules-declared-at-max = { $name }, al máximo: { $text }
# Reglas de un juego sin programa, según su declaración: igual, en lo más bajo.
rules-declared-at-min = { $name }, al mínimo: { $text }
# Reglas de un juego sin programa, según su declaración: la cuenta atrás.
rules-declared-countdown = Cuenta atrás, en segundos: { $seconds }.
# Reglas de un juego sin programa, según su declaración: lo que se dice en la cuenta atrás.
rules-declared-mark = Segundos que quedan, { $left }: { $text }
# Reglas de un juego sin programa, según su declaración: los dados.
rules-declared-dice = Dados: { $count }. Caras de cada uno: { $faces }.
# Reglas de un juego sin programa, según su declaración: las caras de los dados.
rules-declared-faces = Las caras: { $names }.
# Reglas de un juego sin programa, según su declaración: una carta, y cuántas.
rules-declared-card = { $card }. En el juego: { $count }.
# Reglas de un juego sin programa, según su declaración: una carta secreta, y cuántas.
rules-declared-card-private = { $card }. Secreta: cada cual escucha la suya. En el juego: { $count }.
# Reglas de un juego sin programa, según su declaración: lo que hace una carta. $does: una lista de «rules-effect».
rules-declared-does = { $card }. En el juego: { $count }. Al escanear: { $does }.
# Reglas de un juego sin programa, según su declaración: lo que ocurre tras la última ronda.
rules-declared-over = Tras la última ronda: { $text }
# Reglas de un juego sin programa, según su declaración: dentro de «rules-declared-does».
rules-effect-up = { $counter } sube { $by }
# Reglas de un juego sin programa, según su declaración: dentro de «rules-declared-does».
rules-effect-down = { $counter } baja { $by }
# Reglas de un juego sin programa, según su declaración: dentro de «rules-declared-does».
rules-effect-to = { $counter } pasa a { $value }
# Reglas de un juego sin programa, según su declaración: dentro de «rules-declared-does».
rules-effect-moves = { $counter } cambia
# Reglas de un juego sin programa, según su declaración: dentro de «rules-declared-does».
rules-effect-all = { $effect }, para todo el mundo
# Reglas de un juego sin programa, según su declaración: dentro de «rules-declared-does».
rules-effect-turn = pasa el turno
# Reglas de un juego sin programa, según su declaración: dentro de «rules-declared-does».
rules-effect-round = acaba la ronda
# Reglas de un juego sin programa, según su declaración: dentro de «rules-declared-does».
rules-effect-start = empieza la cuenta atrás
# Reglas de un juego sin programa, según su declaración: dentro de «rules-declared-does».
rules-effect-stop = se para la cuenta atrás
# Reglas de un juego sin programa, según su declaración: dentro de «rules-declared-does».
rules-effect-end = acaba la partida
# Reglas de un juego sin programa, según su declaración: dentro de «rules-declared-does».
rules-effect-dice = se tiran los dados
