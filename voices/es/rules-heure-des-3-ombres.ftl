### Las reglas de L'heure des 3 ombres, para el oído: un pasaje cada vez, en la mesa o en un solo oído, y en líneas con «companion rules». Tres frases como mucho.
### Números: $suspects que apartar para ganar, $last-hour la última hora, $sleep y $bluff las horas en que algo se abre, $reveals las fichas de un turno, $lieu, $enquete y $enqueteur lo que hay en la caja.

# Reglas, «En un minuto», $suspects.
rules-heure-des-3-ombres-minute-goal = Un demonio se esconde en un sospechoso. Jugáis en equipo: encontrad las parejas de sospechosos, y quien quede sin pareja es el demonio. Cada pareja aparta a un sospechoso: con { $suspects }, ganáis.
# Reglas, «En un minuto», $last-hour.
rules-heure-des-3-ombres-minute-clock = El reloj corre en contra. A las { $last-hour }, perdéis.
# Reglas, «En un minuto».
rules-heure-des-3-ombres-minute-memory = Es un juego de memoria: revelar, recordar, tapar. Nunca repito lo que hay bajo una ficha que se tapó.
# Reglas, «La preparación», $lieu.
rules-heure-des-3-ombres-set-up-boards = Colocad los { $lieu } tableros de lugar, el Reloj y la Agencia, adonde irán las parejas. Las fichas de sospechosos van boca abajo en los lugares; no está escrito, jugamos así. Cada sospechoso tiene dos versiones casi iguales: la normal y la hipnotizada.
# Reglas, «La preparación».
rules-heure-des-3-ombres-set-up-demon = Una ficha queda aparte, boca abajo, sin que nadie la mire: la ficha Demonio. Es el doble del sospechoso que buscáis. Solo se revela en un farol.
# Reglas, «La preparación», $enqueteur.
rules-heure-des-3-ombres-set-up-people = Cada cual toma un personaje, un papel por persona. En la caja hay { $enqueteur }.
# Reglas, «La preparación».
rules-heure-des-3-ombres-set-up-unknown = Cuántas fichas, trampas, pistas y cubos Hércules hay al principio, solo lo dice la caja. El reloj empieza en cero y avanza una hora cada vez; no está escrito, jugamos así.
# Reglas, «Un turno», $reveals.
rules-heure-des-3-ombres-turn-roll = Se empieza tirando el dado: sale un lugar, la lupa o el reloj. Dice dónde revelar, y { $reveals } fichas como mucho. Acabado tu turno, le toca a quien está a tu izquierda.
# Reglas, «Un turno».
rules-heure-des-3-ombres-turn-face-lieu = Un lugar, es decir, Poste de luz, Sombrero, Pentáculo o Rueda dentada: una ficha de ese lugar, y luego otra cualquiera. Si está vacío, una sola ficha en total, cualquiera.
# Reglas, «Un turno».
rules-heure-des-3-ombres-turn-face-other = { heure-des-3-ombres-reads-loupe } { heure-des-3-ombres-reads-horloge }
# Reglas, «Un turno».
rules-heure-des-3-ombres-turn-pair = Dos sospechosos idénticos del todo son una pareja: va a la Agencia, boca arriba. Roba una carta 3ID, material de la Agencia: ayuda. Luego pon una trampa, que nadie mira, tapada y en un hueco.
# Reglas, «Un turno».
rules-heure-des-3-ombres-turn-differ = Dos sospechosos distintos: ponlos boca abajo. Puedes dejarles pistas, los cubos de tu color. Luego roba una carta de Limbo, que perjudica.
# Reglas, «Un turno».
rules-heure-des-3-ombres-turn-trap = Una trampa: aplícala y descártala. Si sale primero, se acabó: ninguna otra ficha. Si sale segunda, tapa antes al sospechoso.
# Reglas, «Un turno».
rules-heure-des-3-ombres-turn-open = ¿Una carta de Limbo tras una trampa, o tras una sola ficha? Las reglas se contradicen. Aquí, solo tras dos sospechosos distintos.
# Reglas, «Un turno».
rules-heure-des-3-ombres-turn-clues = Una pista marca una ficha, una sola por ficha, y solo tras dos sospechosos distintos. Revelar la ficha devuelve la pista; mirarla en secreto la deja. Sin reserva, puedes mover las que has puesto.
# Reglas, «Un turno».
rules-heure-des-3-ombres-turn-cube = Un cubo Hércules bloquea su ficha: no se mira, no se revela, no se mezcla. En vez de revelar una ficha puedes quitar un cubo. La ficha sigue oculta.
# Reglas, «Un turno».
rules-heure-des-3-ombres-turn-looks = Las miradas secretas van antes de revelar la primera ficha, y solo por habilidades u objetos. Antes o después del dado, las reglas no lo dicen.
# Reglas, «Las trampas».
rules-heure-des-3-ombres-traps-hercule = Hércules: lanza dos cubos hacia el centro de los lugares. Cada uno va a la ficha libre y oculta más cercana. Sin cubos en la reserva, avanza el reloj.
# Reglas, «Las trampas».
rules-heure-des-3-ombres-traps-yeux = Ojos del demonio: gira un cuarto de vuelta, en sentido horario, el lugar de su color. Luego cierra los ojos hasta tu próximo turno.
# Reglas, «Las trampas».
rules-heure-des-3-ombres-traps-vortex = Vórtice, la trampa: gira un cuarto de vuelta, en sentido horario, todos los lugares en bloque. Luego cierra los ojos hasta tu próximo turno.
# Reglas, «Las trampas».
rules-heure-des-3-ombres-traps-horloge = Reloj: avanza la hora, y nada más.
# Reglas, «Las trampas».
rules-heure-des-3-ombres-traps-empty = ¿No quedan trampas en la pila? Mezclad las descartadas. La hora no se mueve.
# Reglas, «Los personajes».
rules-heure-des-3-ombres-investigators-lucile = { heure-des-3-ombres-is-lucile } Vale el segundo resultado.
# Reglas, «Los personajes».
rules-heure-des-3-ombres-investigators-balafre = { heure-des-3-ombres-is-balafre }
# Reglas, «Los personajes».
rules-heure-des-3-ombres-investigators-allison = { heure-des-3-ombres-is-allison }
# Reglas, «Los personajes».
rules-heure-des-3-ombres-investigators-zacharie = { heure-des-3-ombres-is-zacharie } También bajo un cubo: no está escrito, jugamos así.
# Reglas, «Las cartas 3ID».
rules-heure-des-3-ombres-objects-when = Una carta 3ID se roba tras una pareja. Un objeto se guarda y se descarta al usarlo, uno por persona: el otro se da o se descarta. Yo digo cuáles son objetos: no está escrito, jugamos así.
# Reglas, «Las cartas 3ID».
rules-heure-des-3-ombres-objects-archeoscript = { heure-des-3-ombres-card-archeoscript } Antes del dado: no está escrito, jugamos así.
# Reglas, «Las cartas 3ID».
rules-heure-des-3-ombres-objects-chronogyre = { heure-des-3-ombres-card-chronogyre }
# Reglas, «Las cartas 3ID», $sleep.
rules-heure-des-3-ombres-objects-debriefing = Informe, enseguida. Antes de las { $sleep }: una pista de tu color. Después: revela todas las fichas con pista, aparta las parejas sin carta 3ID ni trampa, tapa el resto.
# Reglas, «Las cartas 3ID».
rules-heure-des-3-ombres-objects-calepin = Libreta, enseguida: una pista más de tu color. Si no quedan, otra persona toma una del suyo. Si no hay ninguna, no pasa nada.
# Reglas, «Las cartas 3ID».
rules-heure-des-3-ombres-objects-invertigo = { heure-des-3-ombres-card-invertigo }
# Reglas, «Las cartas 3ID».
rules-heure-des-3-ombres-objects-loupe = { heure-des-3-ombres-card-loupe-analytique }
# Reglas, «Las cartas 3ID».
rules-heure-des-3-ombres-objects-stylo = { heure-des-3-ombres-card-stylo-traducteur }
# Reglas, «Las cartas 3ID».
rules-heure-des-3-ombres-objects-revelateur = { heure-des-3-ombres-card-revelateur-d-empreinte } En tu turno: no está escrito, jugamos así.
# Reglas, «Las cartas 3ID».
rules-heure-des-3-ombres-objects-oreillettes = { heure-des-3-ombres-card-oreillettes-a-ultra-son }
# Reglas, «Las cartas 3ID».
rules-heure-des-3-ombres-objects-empty = El mazo 3ID está vacío: mezclad el descarte. La hora no se mueve.
# Reglas, «Las cartas de Limbo».
rules-heure-des-3-ombres-limbes-when = Una carta de Limbo se roba tras dos sospechosos distintos. Una emboscada actúa una vez, enseguida. Una maldición dura hasta el final del próximo turno de quien la robó, y varias se suman.
# Reglas, «Las cartas de Limbo», $sleep.
rules-heure-des-3-ombres-limbes-kinds = Yo digo cuál es emboscada o maldición, por su efecto: no está escrito, jugamos así. Una emboscada dormida solo actúa desde las { $sleep }: antes no pasa nada.
# Reglas, «Las cartas de Limbo».
rules-heure-des-3-ombres-limbes-amnesie = { heure-des-3-ombres-limbes-amnesie }
# Reglas, «Las cartas de Limbo».
rules-heure-des-3-ombres-limbes-temps-accelere = { heure-des-3-ombres-limbes-temps-accelere }
# Reglas, «Las cartas de Limbo», $sleep.
rules-heure-des-3-ombres-limbes-brouillard = { heure-des-3-ombres-limbes-brouillard } Dormida antes de las { $sleep }.
# Reglas, «Las cartas de Limbo», $sleep.
rules-heure-des-3-ombres-limbes-fausse-piste = Pista falsa: vuelve una pareja apartada. Mezclad la pareja boca abajo con dos fichas libres, y poned una en cada lugar si se puede. Dormida antes de las { $sleep }.
# Reglas, «Las cartas de Limbo», $sleep.
rules-heure-des-3-ombres-limbes-illusion = Ilusión: tira el dado hasta que salga un lugar, y gíralo un cuarto de vuelta en sentido horario. Dormida antes de las { $sleep }.
# Reglas, «Las cartas de Limbo», $sleep.
rules-heure-des-3-ombres-limbes-manipulation = { heure-des-3-ombres-limbes-manipulation } Dormida antes de las { $sleep }.
# Reglas, «Las cartas de Limbo», $sleep.
rules-heure-des-3-ombres-limbes-reveil-des-ombres = { heure-des-3-ombres-limbes-reveil-des-ombres } Dormida antes de las { $sleep }.
# Reglas, «Las cartas de Limbo», $sleep.
rules-heure-des-3-ombres-limbes-vortex = { heure-des-3-ombres-limbes-vortex } Dormida antes de las { $sleep }. Aquí nadie cierra los ojos.
# Reglas, «Las cartas de Limbo».
rules-heure-des-3-ombres-limbes-brume = { token-heure-des-3-ombres-limbes-brume }: { heure-des-3-ombres-curse-brume }.
# Reglas, «Las cartas de Limbo».
rules-heure-des-3-ombres-limbes-confusion = { token-heure-des-3-ombres-limbes-confusion }: { heure-des-3-ombres-curse-confusion }.
# Reglas, «Las cartas de Limbo».
rules-heure-des-3-ombres-limbes-hallucination = { token-heure-des-3-ombres-limbes-hallucination }: { heure-des-3-ombres-curse-hallucination }.
# Reglas, «Las cartas de Limbo».
rules-heure-des-3-ombres-limbes-paralysie = { token-heure-des-3-ombres-limbes-paralysie }: { heure-des-3-ombres-curse-paralysie }.
# Reglas, «Las cartas de Limbo».
rules-heure-des-3-ombres-limbes-paranoia = { token-heure-des-3-ombres-limbes-paranoia }: { heure-des-3-ombres-curse-paranoia }. Puedes describirlas, y revelar una pareja.
# Reglas, «Las cartas de Limbo».
rules-heure-des-3-ombres-limbes-silence = { token-heure-des-3-ombres-limbes-silence }: { heure-des-3-ombres-curse-silence-printed }. En una mesa mixta, una regla de la casa sustituye las señas.
# Reglas, «Las cartas de Limbo».
rules-heure-des-3-ombres-limbes-tenebres = { token-heure-des-3-ombres-limbes-tenebres }: { heure-des-3-ombres-curse-tenebres-printed }. En una mesa mixta, una regla de la casa la hace justa.
# Reglas, «Las cartas de Limbo».
rules-heure-des-3-ombres-limbes-empty = El mazo de Limbo está vacío: avanza la hora, y luego mezclad el descarte.
# Reglas, «El final», $suspects.
rules-heure-des-3-ombres-end-win = Ganáis con { $suspects } sospechosos en la Agencia, o con un farol acertado.
# Reglas, «El final», $last-hour.
rules-heure-des-3-ombres-end-lose = Perdéis cuando el reloj llega a las { $last-hour }, o con un farol fallido. Los dos finales a la vez: la regla no lo dice.
# Reglas, «El final», $bluff.
rules-heure-des-3-ombres-end-bluff = El farol: desde las { $bluff }, en tu turno, en vez del dado. Revela una ficha, luego la ficha Demonio. Idénticas, ganáis; distintas, perdéis.
# Reglas, «El final».
rules-heure-des-3-ombres-end-clock = La hora avanza solo por estas razones: la cara Reloj, la trampa Reloj, Hércules sin cubos, Tiempo acelerado, el mazo de Limbo vacío.
# Reglas, «Los errores habituales».
rules-heure-des-3-ombres-mistakes-versions = Cada sospechoso existe normal e hipnotizado, casi iguales. Una pareja es el mismo sospechoso en la misma versión.
# Reglas, «Los errores habituales».
rules-heure-des-3-ombres-mistakes-names = Vórtice son dos cosas: una trampa, que cierra los ojos, y una emboscada, que no los cierra. Niebla y Bruma también son dos cartas.
# Reglas, «Los errores habituales».
rules-heure-des-3-ombres-mistakes-look = Mirar no es revelar. La pista se queda, y nada va a la Agencia.
# Reglas, «Los errores habituales».
rules-heure-des-3-ombres-mistakes-reshuffle = Solo el mazo de Limbo hace avanzar la hora al vaciarse. Los otros dos, no.
