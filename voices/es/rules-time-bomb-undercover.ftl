### Las reglas de Time Bomb Undercover, para el oído: un pasaje cada vez, en la mesa o en un solo oído, y en líneas con «companion rules».
### Tres frases como mucho. Los números vienen de la caja y del juego: $hand los cables repartidos, $rounds las rondas, $cable-secure lo que hay en la caja,
### $fewest el mínimo de jugadores; de una fila de tabla, $players y sus columnas, $inferred 1 si ninguna fuente la dice.

# Reglas, «En un minuto».
rules-time-bomb-undercover-minute-sides = Dos equipos y alguien en solitario, y nadie sabe quién es quién. La Agencia quiere desactivar la bomba. La Organización quiere que estalle.
# Reglas, «En un minuto».
rules-time-bomb-undercover-minute-cut = Cada cual tiene delante cables ocultos. Quien tiene los alicates corta uno de otra persona, y esa persona toma los alicates. Se habla, se miente, se adivina.
# Reglas, «En un minuto», $rounds.
rules-time-bomb-undercover-minute-rounds = Hay { $rounds } rondas como mucho, y en cada una tantos cortes como jugadores. Si nada ha acabado la partida, gana la Organización.
# Reglas, «En un minuto».
rules-time-bomb-undercover-minute-shadow = Shadow juega en solitario. Gana si acaba la partida con su propia mano, de un modo u otro.
# Reglas, «La preparación».
rules-time-bomb-undercover-set-up-role = Una carta de rol dice el equipo, y lleva en la esquina una tapadera, roja o azul. La tapadera es lo que verá alguien al lado, y puede engañar. Una carta de ayuda tapa el resto.
# Reglas, «La preparación», $agence-blue, $agence-red, $inferred, $org-blue, $org-red, $players.
rules-time-bomb-undercover-set-up-roles = Con { $players } jugadores, para la Organización: { $org-red } con tapadera roja, { $org-blue } con tapadera azul. Para la Agencia: { $agence-blue } con tapadera azul, { $agence-red } con tapadera roja. Y siempre Shadow{ $inferred ->
    [1] ; esa fila no está escrita, la hemos calculado: pedid que alguien la compruebe en una carta de ayuda.
   *[0] .
}
# Reglas, «La preparación».
rules-time-bomb-undercover-set-up-chiefs = Belleville y Mister X están siempre entre esas cartas: son los jefes. Las demás vuelven a la caja.
# Reglas, «La preparación».
rules-time-bomb-undercover-set-up-dealt = Barajad esos roles, uno por persona, boca abajo, y cada cual conoce el suyo en secreto. Si sobra uno, apartadlo sin mirarlo. Así nadie sabe todo lo que está en juego.
# Reglas, «La preparación», $bomb, $defuse, $players, $secure.
rules-time-bomb-undercover-set-up-cables = Con { $players } jugadores, preparad estos cables: { $secure } seguros, { $defuse } de desactivación, { $bomb } para la bomba. El resto vuelve a la caja.
# Reglas, «La preparación», $hand.
rules-time-bomb-undercover-set-up-hands = Barajad los cables, { $hand } por persona. Cada cual mira los suyos en secreto, los baraja y los deja boca abajo. Desde entonces ya no se miran, y nadie sabe en qué orden están.
# Reglas, «La preparación», $lieu, $rounds.
rules-time-bomb-undercover-set-up-lieux = Cada una de las { $lieu } cartas de lugar tiene un efecto, para la ronda que lleva en el dorso. Haced { $rounds } pilas, una por ronda, y barajad cada una. Dad la vuelta a la primera carta de la primera pila, y leedla ante la mesa.
# Reglas, «La preparación», $fewest.
rules-time-bomb-undercover-set-up-covers = Con más de { $fewest } jugadores, quien está a tu izquierda ve tu tapadera, y nadie más. Shadow elige la suya girando su carta. Por eso la regla aconseja que todo el mundo gire la suya varias veces.
# Reglas, «La preparación», $fewest.
rules-time-bomb-undercover-set-up-fatality = Con { $fewest } jugadores no se enseña ninguna tapadera. Se lanza la ficha de Fatalidad delante de todo el mundo. Azul: Shadow debe desactivar; roja: debe hacer estallar la bomba.
# Reglas, «La preparación».
rules-time-bomb-undercover-set-up-first = Empieza quien estuvo por última vez en el lugar descubierto, o quien mintió por última vez. Toma los alicates. Si hay empate, la regla no dice nada: elige la mesa.
# Reglas, «Un turno».
rules-time-bomb-undercover-turn-cut = Con los alicates eliges un cable oculto de otra persona. Se descubre en el centro. Antes, todo el mundo puede discutir y mentir.
# Reglas, «Un turno».
rules-time-bomb-undercover-turn-whom = Nunca se cortan los cables propios: siempre los de otra persona. Y a esa persona le tiene que quedar alguno.
# Reglas, «Un turno».
rules-time-bomb-undercover-turn-pass = Los alicates pasan a quien acaba de recibir el corte. Esa persona corta después.
# Reglas, «Un turno».
rules-time-bomb-undercover-turn-once = Un cable cortado se queda en el centro, boca arriba, y cuenta una sola vez. Los de desactivación van aparte: se cuentan de una ronda a otra.
# Reglas, «Un turno».
rules-time-bomb-undercover-turn-round-end = La ronda acaba tras tantos cortes como jugadores. Recoged sin mirar los cables sin cortar, barajad, repartid el mismo número a cada persona: uno menos que antes. Se miran, se barajan, se dejan.
# Reglas, «Un turno».
rules-time-bomb-undercover-turn-looking = Cada cual mira sus cables en secreto tras cada reparto, y nunca más una vez puestos. Los demás no se enteran: se dice de ellos lo que se quiera, verdad o no.
# Reglas, «Un turno».
rules-time-bomb-undercover-turn-next-lieu = Cada ronda tiene un solo lugar, de la pila con su número, que se lee en voz alta antes del primer corte. El efecto del anterior acaba. Empieza quien recibió los alicates por última vez.
# Reglas, «Las cartas», $cable-secure.
rules-time-bomb-undercover-cards-secure = { token-time-bomb-undercover-cable-secure }. No pasa nada, y en la caja hay { $cable-secure }.
# Reglas, «Las cartas», $cable-defuse.
rules-time-bomb-undercover-cards-defuse = { token-time-bomb-undercover-cable-defuse }. En la caja hay { $cable-defuse }: en juego hay tantos como jugadores.
# Reglas, «Las cartas».
rules-time-bomb-undercover-cards-bomb = { token-time-bomb-undercover-cable-bomb }. Si se corta, estalla, y la partida acaba.
# Reglas, «Las cartas», $role-organisation.
rules-time-bomb-undercover-cards-organisation = { token-time-bomb-undercover-role-organisation }. Su pegatina es un corazón, rojo; en la caja hay { $role-organisation }. El jefe es Mister X.
# Reglas, «Las cartas», $role-agence.
rules-time-bomb-undercover-cards-agence = { token-time-bomb-undercover-role-agence }. Su pegatina es una gota de agua, azul; en la caja hay { $role-agence }. El jefe es Jack Belleville.
# Reglas, «Las cartas».
rules-time-bomb-undercover-cards-shadow = { token-time-bomb-undercover-role-shadow }. Su pegatina es un racimo de uvas, violeta. Tiene dos tapaderas, en esquinas opuestas.
# Reglas, «Las cartas».
rules-time-bomb-undercover-cards-covers = { token-time-bomb-undercover-cover-red } o { token-time-bomb-undercover-cover-blue }: es el color de la esquina de la carta de rol. No siempre dice el equipo, porque cada equipo tiene un agente doble. Shadow enseña la que quiere.
# Reglas, «Las cartas».
rules-time-bomb-undercover-cards-cache = La carta de ayuda tapa el rol y deja ver la tapadera. También recuerda qué roles se preparan.
# Reglas, «Las cartas», $fewest.
rules-time-bomb-undercover-cards-fatality = Ficha de Fatalidad, solo con { $fewest } jugadores. { token-time-bomb-undercover-fatality-blue }. { token-time-bomb-undercover-fatality-red }.
# Reglas, «Las cartas», $lieu.
rules-time-bomb-undercover-cards-lieu = Cartas de lugar: { $lieu } en la caja, cada una con un efecto solo para su ronda. Algunas cambian según el número de jugadores. Sus textos solo están impresos en ellas.
# Reglas, «Las cartas».
rules-time-bomb-undercover-cards-cutters = Los alicates vienen en ficha y en carta. Son lo mismo: usad una de las dos.
# Reglas, «El final».
rules-time-bomb-undercover-end-agence = Último cable de desactivación cortado: la Agencia gana enseguida, aunque lo corte la Organización.
# Reglas, «El final».
rules-time-bomb-undercover-end-organisation = La bomba cortada: la Organización gana enseguida, aunque la corte la Agencia.
# Reglas, «El final».
rules-time-bomb-undercover-end-shadow = Shadow gana a solas si hace él mismo el último corte, bomba o desactivación. Si lo hace otra persona, pierde.
# Reglas, «El final», $fewest.
rules-time-bomb-undercover-end-fatality = Con { $fewest } jugadores solo le vale un final: el de la ficha. Si causa el otro, gana el equipo al que favorece.
# Reglas, «El final», $rounds.
rules-time-bomb-undercover-end-time = Tras { $rounds } rondas sin bomba y sin desactivarlo todo, gana la Organización. Acabada la partida, ya no cuenta nada.
# Reglas, «Los errores habituales».
rules-time-bomb-undercover-mistakes-cover = La tapadera no es el equipo. Azul en la esquina no quiere decir Agencia.
# Reglas, «Los errores habituales», $fewest.
rules-time-bomb-undercover-mistakes-missing = Cuando se aparta un rol, puede que Shadow no esté en juego. Con { $fewest } jugadores, puede que tampoco la Organización.
# Reglas, «Los errores habituales».
rules-time-bomb-undercover-mistakes-touch = No se palpa un cable puesto: la pegatina está en su cara, y palpar sería mirar. No está escrito, jugamos así.
# Reglas, «Los errores habituales».
rules-time-bomb-undercover-mistakes-old-names = Algunas hojas de reglas aún llaman a los equipos como en el juego anterior: Sherlock es la Agencia, y Moriarty, la Organización.
# Reglas, «Los errores habituales».
rules-time-bomb-undercover-mistakes-lieu = Un lugar puede cambiar una regla, durante su ronda. Di entonces en el menú que la carta lo permite. La ayuda dice cómo abrirlo.
# Reglas, «Lo que dice la caja», detrás del nombre de un Lugar, en una lista. $value: el número de su pila.
rules-time-bomb-undercover-box-round = pila de la ronda { $value }
