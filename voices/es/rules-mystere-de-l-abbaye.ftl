### Las reglas de Mystère à l'Abbaye, para el oído: un pasaje cada vez, en la mesa o en un solo oído, y en líneas con «companion rules». Tres frases como mucho.
### Números: $suspects los monjes, $bell la última casilla de la campana, $messe y $crypte las cartas, $most el máximo de jugadores; $hand, $parlour y $culprit el reparto para $players;
### $revelation, $accusation lo que da una correcta, $revelation-wrong, $accusation-wrong lo que cuesta una falsa.

# Reglas, «En un minuto», $suspects.
rules-mystere-de-l-abbaye-minute-goal = Uno de los { $suspects } monjes es el asesino, y su carta está bajo el tablero. Cada cual tiene algunos, que son inocentes, y busca a los demás. Se gana por puntos, no solo por encontrarlo.
# Reglas, «En un minuto».
rules-mystere-de-l-abbaye-minute-play = Se anda por la abadía, se pregunta a quien se encuentra, se registran salas. La campana marca el ritmo: en cada misa se pasan cartas.
# Reglas, «En un minuto».
rules-mystere-de-l-abbaye-minute-traits = Un monje tiene orden, rango, capucha o no, cara y complexión: son sus rasgos. En la sala capitular se revela un rasgo del culpable, o se acusa.
# Reglas, «La preparación».
rules-mystere-de-l-abbaye-set-up-start = Todas las figuras van a la iglesia. Cada cual toma un cuaderno y una hoja de sospechosos, y los oculta a los demás.
# Reglas, «La preparación», $crypte.
rules-mystere-de-l-abbaye-set-up-piles = Barajad cada pila aparte: biblioteca, scriptorium, eventos. Las { $crypte } cartas de cripta van a la cripta.
# Reglas, «La preparación», $culprit, $hand, $parlour, $players.
rules-mystere-de-l-abbaye-set-up-deal = Con { $players } jugadores: { $culprit } sospechoso bajo el tablero, sin mirarlo. En el locutorio, boca abajo: { $parlour }. A cada persona: { $hand }.
# Reglas, «La preparación».
rules-mystere-de-l-abbaye-set-up-source = Nuestra copia de las reglas se equivoca en estos números: no habría cartas suficientes. Estos vienen de las reglas inglesas de la editorial, y su suma es correcta.
# Reglas, «La preparación».
rules-mystere-de-l-abbaye-set-up-first = Un dado con los colores de las figuras dice quién empieza; un color que no juega se vuelve a tirar, siempre. Esa persona toma la campana y las misas, con Maitines encima.
# Reglas, «La preparación».
rules-mystere-de-l-abbaye-set-up-confessed = Dos dados, puestos en los confesionarios, dicen quién se confesó allí por última vez: dos personas distintas.
# Reglas, «Un turno».
rules-mystere-de-l-abbaye-turn-bell = Se juega por turnos, hacia la izquierda. La primera persona empieza por la campana, sin tocar aún su figura. Las demás no la tocan.
# Reglas, «Un turno», $most.
rules-mystere-de-l-abbaye-turn-move = Hay que moverse: una o dos casillas, y sin ida y vuelta. Con { $most } jugadores, hasta tres. El color del suelo separa las casillas; cuáles se tocan lo dice el tablero, o lo que la caja me ha enseñado: tecla D.
# Reglas, «Un turno».
rules-mystere-de-l-abbaye-turn-meet = ¿Ya hay alguien en la casilla? Debes hacerle una pregunta, a una sola persona. Solo después actúa la sala.
# Reglas, «Un turno».
rules-mystere-de-l-abbaye-turn-question = Vale toda pregunta que se pueda contestar sin nombrar a un sospechoso; ella sí puede nombrarlos. Se hace voto de silencio, o se contesta con verdad y exactitud; una promesa se cumple. Quien contesta puede preguntar a su vez, y a eso hay que contestar.
# Reglas, «Un turno».
rules-mystere-de-l-abbaye-turn-penance = En penitencia, la figura está en la iglesia y pierde su próximo turno. Mientras está ahí, ni pregunta ni contesta. Viene de ser visto en una celda ajena, de acusar en falso, de olvidar la campana; y, si hay acuerdo, de malos modos.
# Reglas, «La campana y las misas», $bell, $most.
rules-mystere-de-l-abbaye-masses-count = Cada vez que le toca a la primera persona, la campana avanza una casilla, de la primera a la { $bell }. La vez siguiente ya no avanza: toca a misa. Con { $most } jugadores, tras una misa vuelve a empezar en la segunda.
# Reglas, «La campana y las misas».
rules-mystere-de-l-abbaye-masses-mass = La misa: todas las figuras a la iglesia. A la vez, cada cual pasa a la izquierda las cartas que diga la misa; con menos se dan todas, y se guarda lo que llega. Luego un evento, que se aplica enseguida.
# Reglas, «La campana y las misas».
rules-mystere-de-l-abbaye-masses-next = Quien está a la derecha de quien tocó pasa a ser la primera persona. Toma la campana y las misas, y pone debajo la de arriba.
# Reglas, «La campana y las misas», $messe.
rules-mystere-de-l-abbaye-masses-order = Hay { $messe } misas: { mystere-de-l-abbaye-mass-matines }, { mystere-de-l-abbaye-mass-laudes }, { mystere-de-l-abbaye-mass-prime }, { mystere-de-l-abbaye-mass-tierce }. Luego { mystere-de-l-abbaye-mass-sexte }, { mystere-de-l-abbaye-mass-none }, { mystere-de-l-abbaye-mass-vepres }, { mystere-de-l-abbaye-mass-complies }. Cuántas cartas se pasan solo está impreso en ellas.
# Reglas, «Las salas».
rules-mystere-de-l-abbaye-rooms-eglise = { token-mystere-de-l-abbaye-salle-eglise }. Aquí se empieza, se vuelve en cada misa, se hace penitencia.
# Reglas, «Las salas».
rules-mystere-de-l-abbaye-rooms-confessionnal = { token-mystere-de-l-abbaye-salle-confessionnal-1 }, { token-mystere-de-l-abbaye-salle-confessionnal-2 }. Toma al azar una carta de quien se confesó antes ahí, y pon el dado en tu color. Una sola figura a la vez.
# Reglas, «Las salas».
rules-mystere-de-l-abbaye-rooms-cellule = { token-mystere-de-l-abbaye-salle-cellule-1 }, y así sucesivamente: una por persona, una sola figura. En la de otra persona, toma una de sus cartas al azar. Si esa persona entra, devuelve la carta, o una al azar si ya no la tienes, y ve a la penitencia.
# Reglas, «Las salas».
rules-mystere-de-l-abbaye-rooms-scriptorium = { token-mystere-de-l-abbaye-salle-scriptorium }. Roba un libro. Una estrella en el sello: guárdalo oculto, para después; si no, léelo en voz alta y aplícalo.
# Reglas, «Las salas».
rules-mystere-de-l-abbaye-rooms-bibliotheque = { token-mystere-de-l-abbaye-salle-bibliotheque }, una vez por partida. Nadie puede tener menos cartas que tú, y alguien ha de tener más. Roba un libro, léelo, aplícalo.
# Reglas, «Las salas».
rules-mystere-de-l-abbaye-rooms-parloir = { token-mystere-de-l-abbaye-salle-parloir }. Toma la primera carta de la pila. Sin pila, pide a alguien que te enseñe una carta con uno o dos rasgos; si tiene, enseña una sin darla, y si no, lo dice.
# Reglas, «Las salas».
rules-mystere-de-l-abbaye-rooms-crypte = { token-mystere-de-l-abbaye-salle-crypte }. Toma una carta de cripta, una sola a la vez. Tras uno de tus turnos te deja jugar otra vez; la regla dice «cuando quieras», así que ya en este turno: así jugamos.
# Reglas, «Las salas».
rules-mystere-de-l-abbaye-rooms-chapitre = { token-mystere-de-l-abbaye-salle-chapitre }. Puedes revelar un rasgo, o acusar. No es obligatorio.
# Reglas, «Las salas».
rules-mystere-de-l-abbaye-rooms-others = { token-mystere-de-l-abbaye-salle-cour }. { token-mystere-de-l-abbaye-salle-cloitre }. { token-mystere-de-l-abbaye-salle-autre }: sin efecto, pero las casillas cuentan.
# Reglas, «Las cartas», $suspects.
rules-mystere-de-l-abbaye-cards-suspects = Los { $suspects } sospechosos: uno por monje, y tus cartas son solo tuyas. Solo cambian de mano en secreto.
# Reglas, «Las cartas».
rules-mystere-de-l-abbaye-cards-orders = Tres órdenes, con tantos monjes cada una: { mystere-de-l-abbaye-trait-hospitalier }, { mystere-de-l-abbaye-trait-franciscain }, { mystere-de-l-abbaye-trait-benedictin }. Tres rangos: { mystere-de-l-abbaye-trait-pere }, { mystere-de-l-abbaye-trait-frere }, { mystere-de-l-abbaye-trait-novice }, con menos padres.
# Reglas, «Las cartas».
rules-mystere-de-l-abbaye-cards-looks = Lo demás divide a los monjes por la mitad: { mystere-de-l-abbaye-trait-avec-capuche } o { mystere-de-l-abbaye-trait-sans-capuche }, { mystere-de-l-abbaye-trait-barbu } o { mystere-de-l-abbaye-trait-glabre }, { mystere-de-l-abbaye-trait-gros } o { mystere-de-l-abbaye-trait-maigre }. No hay dos monjes iguales.
# Reglas, «Las cartas».
rules-mystere-de-l-abbaye-cards-books = Libros del scriptorium y de la biblioteca, y eventos: sus textos solo están impresos en las cartas. Una carta jugada va debajo de su pila. Un dado en el sello: tíralo para señalar a alguien.
# Reglas, «Las cartas», $crypte.
rules-mystere-de-l-abbaye-cards-crypte = { token-mystere-de-l-abbaye-crypte }. Hay { $crypte }, todas iguales.
# Reglas, «Revelar y acusar».
rules-mystere-de-l-abbaye-accusing-reveal = Una revelación es un solo rasgo del culpable, dicho ante la mesa y anotado. Ni dos, ni «no es». No se repite la de nadie, pero se puede contradecir.
# Reglas, «Revelar y acusar».
rules-mystere-de-l-abbaye-accusing-accuse = Solo se acusa en la sala capitular, y cuando la pila del locutorio está vacía. Nombra a un monje. Si alguien tiene su carta, la enseña ante la mesa: penitencia para ti.
# Reglas, «Revelar y acusar».
rules-mystere-de-l-abbaye-accusing-once = Una de las dos por visita: la regla dice «o», y así jugamos. Acusar a un monje que tienes: la regla no lo dice, y te aviso al oído.
# Reglas, «El final».
rules-mystere-de-l-abbaye-end-found = La partida acaba cuando nadie exculpa al acusado: se mira bajo el tablero. Nunca acaba por tiempo: tras la última misa vuelve la primera; no está escrito, jugamos así.
# Reglas, «El final», $accusation, $accusation-wrong, $revelation, $revelation-wrong.
rules-mystere-de-l-abbaye-end-score = Puntos ganados: { $accusation } por encontrar al culpable, { $revelation } por cada revelación correcta. Puntos perdidos: { $accusation-wrong } por cada acusación falsa, { $revelation-wrong } por cada revelación falsa.
# Reglas, «El final».
rules-mystere-de-l-abbaye-end-winner = Gana el total más alto. En caso de empate, quien encontró al culpable.
# Reglas, «El final», $most.
rules-mystere-de-l-abbaye-end-variants = Variantes de la regla: sin biblioteca, sin eventos, no más de dos libros en reserva. Más rápido: las reglas de { $most }, sin Maitines. Puede elegirlas quien prepara la partida.
# Reglas, «Los errores habituales».
rules-mystere-de-l-abbaye-mistakes-bell = La campana va antes que la figura. Tocar antes la figura es penitencia.
# Reglas, «Los errores habituales».
rules-mystere-de-l-abbaye-mistakes-left = En la misa se pasa a la izquierda, y a la vez. Lo que acaba de llegar no vuelve a salir.
# Reglas, «Los errores habituales».
rules-mystere-de-l-abbaye-mistakes-parlour = En el locutorio, sin pila, se pide ver, no recibir. Uno o dos rasgos, nunca tres.
# Reglas, «Los errores habituales».
rules-mystere-de-l-abbaye-mistakes-penance = Solo se pierde un turno, pero se calla mientras la figura esté en la iglesia, incluso después. Justo antes de una misa, se pierde el primer turno después.
# Reglas, «Los errores habituales».
rules-mystere-de-l-abbaye-mistakes-winner = Quien encuentra al culpable no siempre gana. Las revelaciones cuentan.
# Reglas, «Lo que dice la caja», detrás del nombre de una misa, en una lista. $value: cuántas cartas se pasan en ella.
rules-mystere-de-l-abbaye-box-cards = { $value ->
    [0] ninguna carta que pasar
    [one] una carta que pasar
   *[other] { $value } cartas que pasar
}
# Reglas, «Lo que dice la caja», detrás del nombre de un monje, en una lista. $value: el lugar del rasgo en la lista del pack, desde 1.
rules-mystere-de-l-abbaye-box-order = { $value ->
    [1] { mystere-de-l-abbaye-trait-hospitalier }
    [2] { mystere-de-l-abbaye-trait-franciscain }
   *[other] { mystere-de-l-abbaye-trait-benedictin }
}
# Reglas, «Lo que dice la caja», detrás del nombre de un monje, en una lista. $value: el lugar del rasgo en la lista del pack, desde 1.
rules-mystere-de-l-abbaye-box-rank = { $value ->
    [1] { mystere-de-l-abbaye-trait-pere }
    [2] { mystere-de-l-abbaye-trait-frere }
   *[other] { mystere-de-l-abbaye-trait-novice }
}
# Reglas, «Lo que dice la caja», detrás del nombre de un monje, en una lista. $value: el lugar del rasgo en la lista del pack, desde 1.
rules-mystere-de-l-abbaye-box-hood = { $value ->
    [1] { mystere-de-l-abbaye-trait-avec-capuche }
   *[other] { mystere-de-l-abbaye-trait-sans-capuche }
}
# Reglas, «Lo que dice la caja», detrás del nombre de un monje, en una lista. $value: el lugar del rasgo en la lista del pack, desde 1.
rules-mystere-de-l-abbaye-box-face = { $value ->
    [1] { mystere-de-l-abbaye-trait-barbu }
   *[other] { mystere-de-l-abbaye-trait-glabre }
}
# Reglas, «Lo que dice la caja», detrás del nombre de un monje, en una lista. $value: el lugar del rasgo en la lista del pack, desde 1.
rules-mystere-de-l-abbaye-box-build = { $value ->
    [1] { mystere-de-l-abbaye-trait-gros }
   *[other] { mystere-de-l-abbaye-trait-maigre }
}
# Reglas, «Lo que dice la caja», detrás del nombre de un libro o un evento, en una lista. $value: el lugar del sello en la lista del pack, desde 1.
rules-mystere-de-l-abbaye-box-seal = { $value ->
    [1] una estrella en el sello
    [2] un dado en el sello
   *[other] nada en el sello
}
