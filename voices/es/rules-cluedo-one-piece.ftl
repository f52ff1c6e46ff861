### Las reglas de Cluedo One Piece, para el oído: un pasaje cada vez, en la mesa o en un solo oído, y en líneas con «companion rules». Tres frases como mucho.
### Números: $pawns los peones, $doubles los que sirven para dos personajes, $crew los miembros de la tripulación, $villains los villanos, $side-cards las cartas apartadas, $fewest y $most los jugadores.

# Reglas, «En un minuto».
rules-cluedo-one-piece-minute-goal = ¿Quién encontró qué tesoro, y en qué isla? Esas tres cartas están en el estuche. Gana quien primero lo dice bien.
# Reglas, «En un minuto».
rules-cluedo-one-piece-minute-play = Se navega de isla en isla y se hacen hipótesis. Los demás las desmienten enseñando una carta, en secreto.
# Reglas, «En un minuto», $villains.
rules-cluedo-one-piece-minute-villains = Cuidado con los villanos: si salen todos, perdéis. Hay { $villains }.
# Reglas, «La preparación», $fewest, $most, $pawns.
rules-cluedo-one-piece-set-up-board = Colocad los { $pawns } peones en su zona, incluso los que nadie juega. Cada cual elige un personaje y toma su peón, su carta de equipamiento y una hoja de notas. Se juega de { $fewest } a { $most }; no está escrito, jugamos así.
# Reglas, «La preparación», $doubles.
rules-cluedo-one-piece-set-up-doubles = { $doubles } peones sirven cada uno para dos personajes. Antes de empezar, elegid cuál de los dos juega, y sacad del juego la carta del otro.
# Reglas, «La preparación».
rules-cluedo-one-piece-set-up-sleeve = Barajad por separado tripulación, tesoros e islas. La primera carta de cada mazo va al estuche, sin que nadie la vea. El estuche va al centro del tablero.
# Reglas, «La preparación».
rules-cluedo-one-piece-set-up-deal = Barajad juntas las cartas que quedan y repartidlas todas, aunque una mano tenga una más. Cada cual mira las suyas en secreto. Las fichas de tesoro van al centro.
# Reglas, «La preparación».
rules-cluedo-one-piece-set-up-adventure = Barajad el mazo de aventura y ponedlo junto al tablero. Barajarlo no está escrito, jugamos así.
# Reglas, «La preparación».
rules-cluedo-one-piece-set-up-first = Se tiran los dados: empieza la tirada más alta, y el turno pasa a la izquierda. Si hay empate, la regla no dice nada: tirad otra vez.
# Reglas, «La preparación», $side-cards.
rules-cluedo-one-piece-set-up-two = Con dos personas, o por equipos: { $side-cards } cartas van boca abajo junto al tablero antes de repartir. Se mira una cuando nadie ha enseñado nada.
# Reglas, «Un turno».
rules-cluedo-one-piece-turn-move = Tira los dados y avanza esa cantidad, una vez por turno. Ni en diagonal, ni por una casilla ocupada, ni dos veces por la misma. A una isla se llega por una ruta marítima abierta.
# Reglas, «Un turno».
rules-cluedo-one-piece-turn-stay = ¿Ya en una isla? Quédate para otra hipótesis, o toma su paso marítimo, si lo hay, y haz una allí. En ambos casos, sin tirar los dados.
# Reglas, «Un turno».
rules-cluedo-one-piece-turn-question-mark = Si paras en un signo de interrogación, puedes robar una carta de aventura. Igual si la hipótesis de alguien lleva tu peón a una isla: tu próximo turno sale de esa isla.
# Reglas, «La hipótesis».
rules-cluedo-one-piece-hypothesis-say = En una isla, nombra un miembro de la tripulación, un tesoro y esa misma isla. Lleva allí el peón y la ficha de tesoro.
# Reglas, «La hipótesis».
rules-cluedo-one-piece-hypothesis-answer = Desde tu izquierda, por turnos: quien tiene una de esas cartas te enseña una, en secreto, y solo una. Ahí se acaba. Quien está fuera sigue contestando.
# Reglas, «La hipótesis».
rules-cluedo-one-piece-hypothesis-side = Con dos personas o por equipos, si nadie tiene ninguna: mira en secreto una carta junto al tablero. No está en el estuche. Si puede ser otra vez la misma, la regla no lo dice.
# Reglas, «La hipótesis».
rules-cluedo-one-piece-hypothesis-all-crew = Variante más difícil: ninguna carta de tripulación sale del juego. Si nombras a quien no tiene peón, no se mueve ningún peón.
# Reglas, «Las cartas», $crew.
rules-cluedo-one-piece-cards-crew = Tripulación: { $crew } miembros en la caja, y uno menos por cada peón doble, salvo en la variante más difícil. Ese número no está escrito, lo hemos contado por los peones. Cuántos tesoros e islas hay, solo lo dice la caja.
# Reglas, «Las cartas».
rules-cluedo-one-piece-cards-allies = Aventura, aliados y eventos: guarda la carta en secreto hasta usarla. Luego va debajo del mazo, o «en una isla»: la regla no dice cuál.
# Reglas, «Las cartas», $villains.
rules-cluedo-one-piece-cards-villains = Aventura, villanos: pon la carta junto al tablero, a la vista. Hay { $villains }: con el último, perdéis.
# Reglas, «Las cartas».
rules-cluedo-one-piece-cards-equipment = Equipamiento: una carta por personaje, un efecto, una sola vez. Luego dale la vuelta.
# Reglas, «Las cartas».
rules-cluedo-one-piece-cards-unknown = Nombres y efectos solo están impresos en la caja. Lo que me ha contado su dueño está en el capítulo de la caja.
# Reglas, «La acusación».
rules-cluedo-one-piece-accusation-where = Para acusar hay que estar en la isla del centro. Di las tres cosas en voz alta, y mira en el estuche, en secreto.
# Reglas, «La acusación».
rules-cluedo-one-piece-accusation-wrong = Acusación falsa: ya no juegas, y las cartas vuelven al estuche sin una palabra. Sigues enseñando cartas a los demás.
# Reglas, «El final».
rules-cluedo-one-piece-end-win = La acusación correcta gana, y la partida acaba.
# Reglas, «El final».
rules-cluedo-one-piece-end-lose = Si salen todos los villanos, perdéis. Si todo el mundo falla, la regla no lo dice.
# Reglas, «Los errores habituales».
rules-cluedo-one-piece-mistakes-island = La hipótesis siempre trata de la isla en la que estás. La acusación puede nombrar cualquiera.
# Reglas, «Los errores habituales».
rules-cluedo-one-piece-mistakes-one = Solo se enseña una carta, aunque se tengan dos. Y tras ella nadie más enseña.
# Reglas, «Los errores habituales».
rules-cluedo-one-piece-mistakes-own = Tu personaje puede estar en el estuche. Nada impide nombrarlo.
# Reglas, «Los errores habituales».
rules-cluedo-one-piece-mistakes-murder = La hoja de reglas habla de un asesinato: es un resto del Cluedo clásico. Aquí se busca un tesoro.
