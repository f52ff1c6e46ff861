### Cluedo One Piece in Spanish. Idiom before likeness: say it as a table says it, the information first.
### Names stand after a colon, a comma or as a subject: "jugador 3" is a name too. To all: vosotros; to one player: tú.
### An Équipage is a "tripulante", the Étui "estuche", a Méchant "villano", the Fiche "hoja".
### A message may have .brief (shorter) and .full (for a first evening, with what to do).

## Names of things

# The game's title: in the lobby and in the list of games.
game-cluedo-one-piece = Cluedo One Piece

# The following say what a scanned thing is, where its owner has given it no name. The numbers are the companion's.
# The game box itself.
token-cluedo-one-piece-box = la caja de Cluedo One Piece
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-cluedo-one-piece-fiche-ile = Las islas
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-cluedo-one-piece-fiche-equipage = La tripulación
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-cluedo-one-piece-fiche-tresor = Los tesoros
# A label of the reference sheet, from which islands are scanned.
token-cluedo-one-piece-fiche-ile-1 = Hoja: isla 1
# As above.
token-cluedo-one-piece-fiche-ile-2 = Hoja: isla 2
# As above.
token-cluedo-one-piece-fiche-ile-3 = Hoja: isla 3
# As above.
token-cluedo-one-piece-fiche-ile-4 = Hoja: isla 4
# As above.
token-cluedo-one-piece-fiche-ile-5 = Hoja: isla 5
# As above.
token-cluedo-one-piece-fiche-ile-6 = Hoja: isla 6
# As above.
token-cluedo-one-piece-fiche-ile-7 = Hoja: isla 7
# As above.
token-cluedo-one-piece-fiche-ile-8 = Hoja: isla 8
# As above.
token-cluedo-one-piece-fiche-ile-9 = Hoja: isla 9
# As above.
token-cluedo-one-piece-fiche-ile-10 = Hoja: isla 10
# As above.
token-cluedo-one-piece-fiche-ile-11 = Hoja: isla 11
# As above.
token-cluedo-one-piece-fiche-ile-12 = Hoja: isla 12
# As above, crew members.
token-cluedo-one-piece-fiche-equipage-1 = Hoja: tripulante 1
# As above.
token-cluedo-one-piece-fiche-equipage-2 = Hoja: tripulante 2
# As above.
token-cluedo-one-piece-fiche-equipage-3 = Hoja: tripulante 3
# As above.
token-cluedo-one-piece-fiche-equipage-4 = Hoja: tripulante 4
# As above.
token-cluedo-one-piece-fiche-equipage-5 = Hoja: tripulante 5
# As above.
token-cluedo-one-piece-fiche-equipage-6 = Hoja: tripulante 6
# As above.
token-cluedo-one-piece-fiche-equipage-7 = Hoja: tripulante 7
# As above.
token-cluedo-one-piece-fiche-equipage-8 = Hoja: tripulante 8
# As above.
token-cluedo-one-piece-fiche-equipage-9 = Hoja: tripulante 9
# As above.
token-cluedo-one-piece-fiche-equipage-10 = Hoja: tripulante 10
# As above.
token-cluedo-one-piece-fiche-equipage-11 = Hoja: tripulante 11
# As above.
token-cluedo-one-piece-fiche-equipage-12 = Hoja: tripulante 12
# As above, treasures.
token-cluedo-one-piece-fiche-tresor-1 = Hoja: tesoro 1
# As above.
token-cluedo-one-piece-fiche-tresor-2 = Hoja: tesoro 2
# As above.
token-cluedo-one-piece-fiche-tresor-3 = Hoja: tesoro 3
# As above.
token-cluedo-one-piece-fiche-tresor-4 = Hoja: tesoro 4
# As above.
token-cluedo-one-piece-fiche-tresor-5 = Hoja: tesoro 5
# As above.
token-cluedo-one-piece-fiche-tresor-6 = Hoja: tesoro 6
# As above.
token-cluedo-one-piece-fiche-tresor-7 = Hoja: tesoro 7
# As above.
token-cluedo-one-piece-fiche-tresor-8 = Hoja: tesoro 8
# As above.
token-cluedo-one-piece-fiche-tresor-9 = Hoja: tesoro 9
# As above.
token-cluedo-one-piece-fiche-tresor-10 = Hoja: tesoro 10
# As above.
token-cluedo-one-piece-fiche-tresor-11 = Hoja: tesoro 11
# As above.
token-cluedo-one-piece-fiche-tresor-12 = Hoja: tesoro 12
# As above, the central island.
token-cluedo-one-piece-fiche-centre = Hoja: el centro
# A crew member or its card; also inside other messages, in place of a name.
token-cluedo-one-piece-equipage-1 = Tripulante 1
# As above.
token-cluedo-one-piece-equipage-2 = Tripulante 2
# As above.
token-cluedo-one-piece-equipage-3 = Tripulante 3
# As above.
token-cluedo-one-piece-equipage-4 = Tripulante 4
# As above.
token-cluedo-one-piece-equipage-5 = Tripulante 5
# As above.
token-cluedo-one-piece-equipage-6 = Tripulante 6
# As above.
token-cluedo-one-piece-equipage-7 = Tripulante 7
# As above.
token-cluedo-one-piece-equipage-8 = Tripulante 8
# As above.
token-cluedo-one-piece-equipage-9 = Tripulante 9
# As above.
token-cluedo-one-piece-equipage-10 = Tripulante 10
# As above.
token-cluedo-one-piece-equipage-11 = Tripulante 11
# As above.
token-cluedo-one-piece-equipage-12 = Tripulante 12
# As above, a treasure.
token-cluedo-one-piece-tresor-1 = Tesoro 1
# As above.
token-cluedo-one-piece-tresor-2 = Tesoro 2
# As above.
token-cluedo-one-piece-tresor-3 = Tesoro 3
# As above.
token-cluedo-one-piece-tresor-4 = Tesoro 4
# As above.
token-cluedo-one-piece-tresor-5 = Tesoro 5
# As above.
token-cluedo-one-piece-tresor-6 = Tesoro 6
# As above.
token-cluedo-one-piece-tresor-7 = Tesoro 7
# As above.
token-cluedo-one-piece-tresor-8 = Tesoro 8
# As above.
token-cluedo-one-piece-tresor-9 = Tesoro 9
# As above.
token-cluedo-one-piece-tresor-10 = Tesoro 10
# As above.
token-cluedo-one-piece-tresor-11 = Tesoro 11
# As above.
token-cluedo-one-piece-tresor-12 = Tesoro 12
# As above, an island.
token-cluedo-one-piece-ile-1 = Isla 1
# As above.
token-cluedo-one-piece-ile-2 = Isla 2
# As above.
token-cluedo-one-piece-ile-3 = Isla 3
# As above.
token-cluedo-one-piece-ile-4 = Isla 4
# As above.
token-cluedo-one-piece-ile-5 = Isla 5
# As above.
token-cluedo-one-piece-ile-6 = Isla 6
# As above.
token-cluedo-one-piece-ile-7 = Isla 7
# As above.
token-cluedo-one-piece-ile-8 = Isla 8
# As above.
token-cluedo-one-piece-ile-9 = Isla 9
# As above.
token-cluedo-one-piece-ile-10 = Isla 10
# As above.
token-cluedo-one-piece-ile-11 = Isla 11
# As above.
token-cluedo-one-piece-ile-12 = Isla 12
# An adventure card that is a villain.
token-cluedo-one-piece-mechant-1 = Villano 1
# As above.
token-cluedo-one-piece-mechant-2 = Villano 2
# As above.
token-cluedo-one-piece-mechant-3 = Villano 3
# As above.
token-cluedo-one-piece-mechant-4 = Villano 4
# As above.
token-cluedo-one-piece-mechant-5 = Villano 5
# As above.
token-cluedo-one-piece-mechant-6 = Villano 6
# As above.
token-cluedo-one-piece-mechant-7 = Villano 7
# As above.
token-cluedo-one-piece-mechant-8 = Villano 8
# An adventure card that is an ally or an event.
token-cluedo-one-piece-aventure-01 = Carta de aventura 1
# As above.
token-cluedo-one-piece-aventure-02 = Carta de aventura 2
# As above.
token-cluedo-one-piece-aventure-03 = Carta de aventura 3
# As above.
token-cluedo-one-piece-aventure-04 = Carta de aventura 4
# As above.
token-cluedo-one-piece-aventure-05 = Carta de aventura 5
# As above.
token-cluedo-one-piece-aventure-06 = Carta de aventura 6
# As above.
token-cluedo-one-piece-aventure-07 = Carta de aventura 7
# As above.
token-cluedo-one-piece-aventure-08 = Carta de aventura 8
# As above.
token-cluedo-one-piece-aventure-09 = Carta de aventura 9
# As above.
token-cluedo-one-piece-aventure-10 = Carta de aventura 10
# As above.
token-cluedo-one-piece-aventure-11 = Carta de aventura 11
# As above.
token-cluedo-one-piece-aventure-12 = Carta de aventura 12
# As above.
token-cluedo-one-piece-aventure-13 = Carta de aventura 13
# As above.
token-cluedo-one-piece-aventure-14 = Carta de aventura 14
# As above.
token-cluedo-one-piece-aventure-15 = Carta de aventura 15
# As above.
token-cluedo-one-piece-aventure-16 = Carta de aventura 16
# As above.
token-cluedo-one-piece-aventure-17 = Carta de aventura 17
# As above.
token-cluedo-one-piece-aventure-18 = Carta de aventura 18
# As above.
token-cluedo-one-piece-aventure-19 = Carta de aventura 19
# As above.
token-cluedo-one-piece-aventure-20 = Carta de aventura 20
# As above.
token-cluedo-one-piece-aventure-21 = Carta de aventura 21
# As above.
token-cluedo-one-piece-aventure-22 = Carta de aventura 22
# As above.
token-cluedo-one-piece-aventure-23 = Carta de aventura 23
# As above.
token-cluedo-one-piece-aventure-24 = Carta de aventura 24
# As above.
token-cluedo-one-piece-aventure-25 = Carta de aventura 25
# As above.
token-cluedo-one-piece-aventure-26 = Carta de aventura 26
# As above.
token-cluedo-one-piece-aventure-27 = Carta de aventura 27
# As above.
token-cluedo-one-piece-aventure-28 = Carta de aventura 28
# As above.
token-cluedo-one-piece-aventure-29 = Carta de aventura 29
# As above.
token-cluedo-one-piece-aventure-30 = Carta de aventura 30
# An equipment card.
token-cluedo-one-piece-equipement-1 = Carta de equipamiento 1
# As above.
token-cluedo-one-piece-equipement-2 = Carta de equipamiento 2
# As above.
token-cluedo-one-piece-equipement-3 = Carta de equipamiento 3
# As above.
token-cluedo-one-piece-equipement-4 = Carta de equipamiento 4
# As above.
token-cluedo-one-piece-equipement-5 = Carta de equipamiento 5
# As above.
token-cluedo-one-piece-equipement-6 = Carta de equipamiento 6
# As above.
token-cluedo-one-piece-equipement-7 = Carta de equipamiento 7
# As above.
token-cluedo-one-piece-equipement-8 = Carta de equipamiento 8
# As above.
token-cluedo-one-piece-equipement-9 = Carta de equipamiento 9
# As above.
token-cluedo-one-piece-equipement-10 = Carta de equipamiento 10
# As above.
token-cluedo-one-piece-equipement-11 = Carta de equipamiento 11
# As above.
token-cluedo-one-piece-equipement-12 = Carta de equipamiento 12

## The set-up, one step after the other; each is said when it is reached, and again by "where are we?"

# The first line of a game, after the roll call. $players: how many play.
cluedo-one-piece-started = Empezamos: sois { $players }. Almohadilla: paso siguiente.
# Right after it, in the variant in which no crew card leaves the game.
cluedo-one-piece-started-all-crew = Variante: todas las cartas de tripulación siguen en juego.
# What to lay out.
cluedo-one-piece-step-board = Colocad el tablero, y los seis peones en la zona de su color, incluso los que nadie usa. Cada persona elige su personaje: su peón, su carta de equipamiento, una hoja de notas. Almohadilla al terminar.
    .brief = Tablero, seis peones, personajes. Almohadilla.
# Whom a player plays: a number is asked. $crew: the highest.
cluedo-one-piece-ask-character = { $who }: ¿qué personaje? Su número, del 1 al { $crew }, o un escaneo de la hoja. Almohadilla: sin decirlo.
    .brief = { $who }: ¿qué personaje?
# That was told, or is said again by "where are we?"
cluedo-one-piece-plays = { $who }: { $character }.
# Which characters of the double pawns are not played: up to three numbers or scans.
cluedo-one-piece-ask-doubles = Tres peones sirven cada uno para dos personajes. Elegid cuál juega, y retirad del juego las cartas de tripulación de los otros tres: escaneadlas, o teclead sus números. Almohadilla: sin decirlo.
    .brief = Tres peones dobles: ¿qué cartas se retiran? Escaneo, número o almohadilla.
# The same in the variant in which no card is taken out.
cluedo-one-piece-ask-doubles-all-crew = Tres peones sirven cada uno para dos personajes. Elegid cuál juega. ¿Quién se queda sin peón? Escaneadlos, o teclead sus números. Todas las cartas siguen en juego. Almohadilla: sin decirlo.
    .brief = Tres peones dobles: ¿quién no tiene peón? Escaneo, número o almohadilla.
# After the first and the second. $left: how many are still to come.
cluedo-one-piece-ask-doubles-next = { $left ->
        [1] Falta uno.
       *[other] Faltan { $left }.
    }
# A crew member's card has left the game.
cluedo-one-piece-taken-out = { $character }: fuera del juego.
# A crew member has no pawn, and its card stays.
cluedo-one-piece-without-pawn = { $character }: sin peón.
# Three cards go into the sleeve, unseen.
cluedo-one-piece-step-sleeve = Tres mazos: tripulación, tesoro, isla. Barajad cada uno. La primera carta de cada mazo va al estuche, sin que nadie la vea. El estuche, al centro del tablero. Almohadilla al terminar.
    .brief = Barajad los tres mazos. Una carta de cada uno al estuche, sin verla. Almohadilla.
# The rest is dealt. $side: 5 where so many cards go to the side of the board (two players, or teams), else 0.
cluedo-one-piece-step-deal = El mazo de aventura junto al tablero, las fichas de tesoro en el centro. Barajad juntas las demás cartas de tripulación, tesoro e isla. { $side ->
        [0] Repartidlas todas.
       *[other] Apartad { $side } al azar, boca abajo, junto al tablero. Repartid el resto.
    } Leed vuestras cartas en secreto. Almohadilla al terminar.
    .brief = Barajad el resto. { $side ->
        [0] Repartidlo todo.
       *[other] { $side } apartadas, boca abajo. Repartid.
    } Almohadilla.
# The same where it is known how many cards there are. $each: for each player; $over: so many players get one more.
cluedo-one-piece-step-deal-counted = El mazo de aventura junto al tablero, las fichas de tesoro en el centro. Barajad juntas las demás cartas de tripulación, tesoro e isla. { $side ->
        [0] Repartidlas todas
       *[other] Apartad { $side } al azar, boca abajo, junto al tablero. Repartid el resto
    }: { $each } por persona{ $over ->
        [0] { "" }
        [1] , una más para una persona
       *[other] , una más para { $over } personas
    }. Leed vuestras cartas en secreto. Almohadilla al terminar.
    .brief = Barajad el resto. { $side ->
        [0] Repartid
       *[other] { $side } apartadas, boca abajo. Repartid
    }: { $each } por persona{ $over ->
        [0] { "" }
        [1] , sobra una
       *[other] , sobran { $over }
    }. Almohadilla.
# Who begins: a seat is asked. $players: the highest.
cluedo-one-piece-ask-starter = Cada persona tira el dado. ¿Quién saca el número más alto, y empieza? Su puesto, del 1 al { $players }. Tecla 7: tiro yo por toda la mesa.
    .brief = ¿Quién empieza? Su puesto. Tecla 7: tiro yo.
# The companion has rolled for all of them. $rolls: a list of the next message.
cluedo-one-piece-start-rolled = { $rolls }.
# One item of that list.
cluedo-one-piece-start-roll = { $who } saca { $value }
# Several have rolled the same highest number. $people: who.
cluedo-one-piece-ask-starter-tied = Empate: { $people }. Las reglas no lo resuelven. ¿Quién empieza? Su puesto. Tecla 7: vuelvo a tirar por estas personas.

## Turns

# Somebody's turn; the pawn is on no island.
cluedo-one-piece-turn = Juega { $who }.
    .full = Juega { $who }. Tira los dados y avanza: sin diagonales, sin atravesar un peón. Al llegar a una isla, escanéala en la hoja de códigos. Si no, almohadilla al final del turno.
# The same, on an island.
cluedo-one-piece-turn-island = Juega { $who }, { $island }. Para quedarse, 2.
    .brief = Juega { $who }, { $island }.
    .full = Juega { $who }, { $island }. Para quedarse, 2. Si te vas, por el paso marítimo o con los dados: escanea la isla a la que llegues. Si no, almohadilla al final del turno.
# The same, in the centre.
cluedo-one-piece-turn-centre = Juega { $who }, en el centro. Para acusar, 4.
    .brief = Juega { $who }, en el centro.
    .full = Juega { $who }, en el centro. Para acusar, 4. Para seguir: escanea la isla a la que llegues. Si no, almohadilla al final del turno.
# In a turn, 3 was typed: # lays a villain, any other key does not. It may have been meant for island 3. $laid: how many would lie there then. $most: with so many everybody has lost.
cluedo-one-piece-sure-villain = ¿Un villano? Con este, { $laid } de { $most }. Almohadilla: sí. Para la isla 3: primero la tecla 1.
    .brief = ¿Un villano? Con este, { $laid } de { $most }. Almohadilla: sí.
# As above: 5 was typed.
cluedo-one-piece-sure-equipment = ¿El equipamiento de { $who }? Almohadilla: sí. Para la isla 5: primero la tecla 1.
    .brief = ¿El equipamiento de { $who }? Almohadilla: sí.
# While right or wrong is asked, 1 was typed: # wins the game for $who, any other key does not.
cluedo-one-piece-sure-right = ¿Acierto, y gana { $who }? Almohadilla: sí.
# As above: 2 was typed, and $who would be out.
cluedo-one-piece-sure-wrong = ¿Fallo, y { $who } ya no juega? Almohadilla: sí.
# An island was reached, and its number is asked.
cluedo-one-piece-ask-island = ¿Qué isla? Su número. Almohadilla: ninguna.
    .brief = ¿Qué isla?
# Somebody is on an island now.
cluedo-one-piece-landed = { $island }.
# Right after that line: the crew member of a hypothesis is asked.
cluedo-one-piece-ask-crew = Hipótesis. ¿Qué tripulante?
    .brief = ¿Tripulante?
    .full = Hipótesis. ¿Qué tripulante? Su número, o un escaneo de la hoja. Almohadilla: sin hipótesis.
# Then the treasure.
cluedo-one-piece-ask-treasure = ¿Qué tesoro?
    .brief = ¿Tesoro?
# A player reached an island and passes (#): no hypothesis there. $who: that player. Who plays next comes right after.
cluedo-one-piece-no-hypothesis = { $who }: sin hipótesis.
# What was just scanned or typed.
cluedo-one-piece-named = { $thing }.
# A hypothesis is complete; what it is follows at once.
cluedo-one-piece-supposes = Hipótesis.
# Right after that line; the pawn and the token go to the island.
cluedo-one-piece-supposed = { $crew }, { $treasure }, { $island }. Moved peón y ficha.
    .brief = { $crew }, { $treasure }, { $island }.
    .full = { $crew }, { $treasure }, { $island }. El peón y la ficha van a esta isla.
# The same where the token stands on that island already.
cluedo-one-piece-supposed-pawn = { $crew }, { $treasure }, { $island }. Moved el peón, la ficha ya está.
    .brief = { $crew }, { $treasure }, { $island }. Solo el peón.
# The same where the pawn stands there already.
cluedo-one-piece-supposed-token = { $crew }, { $treasure }, { $island }. Moved la ficha, el peón ya está.
    .brief = { $crew }, { $treasure }, { $island }. Solo la ficha.
# The same where there is nothing to move.
cluedo-one-piece-supposed-nothing = { $crew }, { $treasure }, { $island }. No se mueve nada.
# The same for a crew member who has no pawn.
cluedo-one-piece-supposed-no-pawn = { $crew }, { $treasure }, { $island }. Ningún peón: moved la ficha.
    .brief = { $crew }, { $treasure }, { $island }. Ningún peón.
    .full = { $crew }, { $treasure }, { $island }. No se mueve ningún peón. La ficha va a esta isla.
# To the player whose pawn was moved by somebody's hypothesis.
cluedo-one-piece-pawn-moved = { $who }: tu peón se mueve. Carta de aventura posible.
    .brief = { $who }: tu peón se mueve.
    .full = { $who }: tu peón se mueve. Puedes robar una carta de aventura, y seguirás desde esta isla.
# The same where nobody has told whom everybody plays, so that it may be somebody's pawn.
cluedo-one-piece-pawn-moved-somebody = Si alguien juega con este peón: carta de aventura posible.
    .brief = Carta de aventura posible.
    .full = Si alguien juega con este peón: se puede robar una carta de aventura, y su turno seguirá desde esta isla.
# To whoever asked, if told at the roll call that cards are read by ear.
cluedo-one-piece-asker-by-ear = { $who }: al oído, tecla C, y tu puesto.
    .brief = { $who }: tecla C, tu puesto.
    .full = { $who }: para escuchar la carta que te enseñan: tecla C, tu puesto, y escanéala.
# La primera vez que alguien que oye sus cartas tiene que responder. D: lo que puede enseñar.
cluedo-one-piece-answerer-by-ear = { $who }: al oído, tecla C, tu puesto y tecla D: lo que puedes enseñar.
# The first to answer, at the left of $asker. # or 1 is pressed at the table; which card it is nobody says.
cluedo-one-piece-answer-first = Responde { $who }. Se enseña una carta: almohadilla. Ninguna: 1.
    .brief = Responde { $who }.
    .full = Responde { $who }. Si tienes una de estas tres cartas, enseña una sola, en secreto, a { $asker }. Se enseña una carta: almohadilla. Ninguna: 1.
# The next to answer.
cluedo-one-piece-answer = Responde { $who }.
    .brief = ¿{ $who }?
    .full = Responde { $who }, y enseña una sola carta, en secreto, a { $asker }. Se enseña una carta: almohadilla. Ninguna: 1.
# That player has none of the three cards.
cluedo-one-piece-had-none = { $who }: nada.
# That player has shown one card; the turn is over.
cluedo-one-piece-showed = { $who } ha enseñado una carta.
# Nobody had any of them.
cluedo-one-piece-nobody-showed = Nadie ha enseñado nada.
# Two players, or teams: right after that line.
cluedo-one-piece-step-side = { $who }: mira en secreto una de las cartas apartadas, y táchala: no está en el estuche. Luego, almohadilla.
    .brief = { $who }: una carta apartada, en secreto. Almohadilla.
# Somebody is in the centre.
cluedo-one-piece-step-centre = En el centro. Para acusar, 1. Si no, almohadilla.
    .brief = En el centro. ¿Acusar?
    .full = En el centro. Para acusar, 1. Con un fallo, ya no juegas. Si no, almohadilla.
# The companion has rolled. $total: the sum; $dice: each die.
cluedo-one-piece-rolled = { $total } en total: { $dice }.
# The same, with one die.
cluedo-one-piece-rolled-one = El dado saca { $total }.
# A villain lies beside the board. $laid of $most.
cluedo-one-piece-villain = Villano: { $laid } de { $most }.
    .full = Villano: { $laid } de { $most }. Ponlo junto al tablero.
# The same when few are left. It interrupts. $left: how many.
cluedo-one-piece-villain-warning = ¡Cuidado, villano: { $laid } de { $most }! { $left ->
        [1] Uno más, y pierde toda la mesa.
       *[other] { $left } más, y pierde toda la mesa.
    }
# An ally or an event is about to be played.
cluedo-one-piece-adventure-due = Carta de aventura: escanéala, o alguien que ve la lee en voz alta. Luego sigue jugando; almohadilla acaba el turno.
    .brief = ¿Carta de aventura?
# That card. $text: the owner's words, with their own punctuation.
cluedo-one-piece-adventure-text = { $card }. { $text }
# The same without a text.
cluedo-one-piece-adventure = { $card }. Léela en voz alta.
# Right after it, as the rules say it.
cluedo-one-piece-adventure-played = Luego, ponla bajo el mazo de aventura, o en una isla.
# An equipment card was used.
cluedo-one-piece-equipment-used = { $who }: equipamiento usado. Dale la vuelta a la carta.
    .brief = { $who }: equipamiento usado.
# Something open that was scanned and decides nothing: only what it is.
cluedo-one-piece-heard = { $card }.
# The same, with the owner's text.
cluedo-one-piece-heard-text = { $card }. { $text }

## Accusations

# In the centre: three things are asked, one after the other. # alone: no accusation.
cluedo-one-piece-accuse-crew = Acusación. ¿Qué tripulante? Almohadilla: no acusar.
    .brief = Acusación. ¿Tripulante?
# As above.
cluedo-one-piece-accuse-treasure = ¿Qué tesoro?
    .brief = ¿Tesoro?
# As above.
cluedo-one-piece-accuse-island = ¿Qué isla?
    .brief = ¿Isla?
# An accusation is complete; what it is follows at once.
cluedo-one-piece-accuses = Acusa { $who }.
# Right after that line.
cluedo-one-piece-accused = { $crew }, { $treasure }, { $island }.
# Right after it. A number is asked, 1 or 2; or the three cards are scanned, and only right or wrong is said.
cluedo-one-piece-ask-verdict = { $who }: mira el estuche en secreto. Acierto: 1. Fallo: 2. O escanea sus tres cartas: solo diré si es acierto o fallo.
    .brief = El estuche, en secreto. Acierto: 1. Fallo: 2. O tres escaneos.
# The same for a player who reads by ear.
cluedo-one-piece-ask-verdict-ear = { $who }: tecla C, tu puesto, y escanea las tres cartas del estuche. Sin auricular, escanéalas aquí: solo diré si es acierto o fallo.
    .brief = { $who }: el estuche. Tecla C, tu puesto, tres escaneos.
# A card of the sleeve was scanned at the table, which never hears which. $count: 1 to 3.
cluedo-one-piece-sleeve-scanned = Carta { $count } de 3.
# The accusation was wrong.
cluedo-one-piece-wrong = Fallo. Las cartas vuelven al estuche. { $who } ya no juega, pero sigue enseñando cartas.
    .brief = Fallo. El estuche se cierra. { $who } sigue enseñando.
# The accusation was right. It interrupts everything.
cluedo-one-piece-won = ¡Acierto! Victoria: { $who }.
# All villains lie beside the board. It interrupts everything.
cluedo-one-piece-lost-villains = Han salido todos los villanos: pierde toda la mesa.
# Every player has accused wrongly, which the rules do not foresee. It interrupts everything.
cluedo-one-piece-lost-all-wrong = Ya nadie puede jugar. Las reglas no prevén este caso. Podéis abrir el estuche.

## Where are we

# D, while a hypothesis is being answered.
cluedo-one-piece-asked = Hipótesis: { $crew }, { $treasure }, { $island }.
# D, right after that line. $people: who has been asked and had nothing.
cluedo-one-piece-asked-none = Nada, por ahora: { $people }.
# D twice: a hypothesis of $who that has been answered. $shower: who showed a card; all between the two had nothing.
cluedo-one-piece-inquiry = Hipótesis, { $who }: { $crew }, { $treasure }, { $island }. { $shower } enseñó una carta.
# The same, where nobody had any of the three.
cluedo-one-piece-inquiry-nobody = Hipótesis, { $who }: { $crew }, { $treasure }, { $island }. Nadie enseñó nada.
# D, in the middle of a hypothesis or an accusation. $things: what has been named so far.
cluedo-one-piece-status-named = Ya dicho: { $things }.
# D, when an ally or an event is about to be played.
cluedo-one-piece-status-adventure-due = Se espera una carta de aventura.
# D twice, where it is known how many cards there are. $each: dealt to each player; $over: so many players got one more.
cluedo-one-piece-status-hands = Reparto: { $each } { $each ->
        [one] carta
       *[other] cartas
    } por persona{ $over ->
        [0] { "" }
        [1] , una más para una persona
       *[other] , una más para { $over } personas
    }.
# D twice: the cards that lie face down beside the board, for two players or teams.
cluedo-one-piece-status-side = Junto al tablero: { $side } cartas.
# D twice. $people: all names, clockwise.
cluedo-one-piece-status-seats = Alrededor de la mesa, hacia la izquierda: { $people }.
# D twice. $crew: those whose cards have left the game.
cluedo-one-piece-status-taken-out = Fuera del juego: { $crew }.
# D twice, in the variant. $crew: those who have no pawn.
cluedo-one-piece-status-without-pawn = Sin peón: { $crew }.
# D twice, or corrected. $laid of $most.
cluedo-one-piece-villains = Villanos: { $laid } de { $most }.
# D, and D twice: the same with those that are known. $names: a list.
cluedo-one-piece-villains-named = Villanos: { $laid } de { $most }. { $names }.
# D twice, or corrected. Where a player, a pawn or a treasure is.
cluedo-one-piece-stands = { $thing }: { $island }.
# The same, for whoever is in the centre.
cluedo-one-piece-stands-centre = { $thing }: en el centro.
# D twice. $people: whose pawn is on no island, or on one that nobody has told.
cluedo-one-piece-status-no-island = En ninguna isla conocida: { $people }.
# D twice, after those treasures that are on an island.
cluedo-one-piece-status-treasures = Los demás tesoros: en el centro.
# D twice. $people: who has accused wrongly.
cluedo-one-piece-status-out = Ya no juegan, pero responden: { $people }.
# D twice. $people: whose equipment card has not been used.
cluedo-one-piece-status-equipment = Aún tienen su equipamiento: { $people }.
# D twice. $people: whose equipment card lies face down.
cluedo-one-piece-status-equipment-used = Equipamiento usado: { $people }.

## Reminders: once, after a minute in which nothing came

# A step of the set-up is being done.
cluedo-one-piece-remind-step = ¿Listo? Almohadilla.

## What can be done now: one line each, in help; each begins with its purpose

# In the set-up.
cluedo-one-piece-can-pass = Para continuar: almohadilla.
# While a character is asked.
cluedo-one-piece-can-scan-crew = Para un personaje: su número, o un escaneo.
# Ayuda, cuando se pide algo de la hoja: detrás de la pregunta.
cluedo-one-piece-can-thing = Su número, o un escaneo de la hoja. Para dejarlo: almohadilla.
# While it is asked who begins.
cluedo-one-piece-can-starter = Para empezar: un puesto. Para que tire yo: 7.
# In a turn.
cluedo-one-piece-can-island = Al llegar a una isla: un escaneo de la hoja, o la tecla 1.
# As above.
cluedo-one-piece-can-turn = Para terminar el turno: almohadilla.
# As above.
cluedo-one-piece-can-move = Para quedarse en la isla: 2. Para el centro: 4. Para los dados: 7.
# As above.
cluedo-one-piece-can-cards = Para un villano: un escaneo, o 3 y luego almohadilla. Para el equipamiento: 5 y luego almohadilla. Para jugar una carta de aventura: 6.
# As above.
cluedo-one-piece-can-menu = Para corregir: menú, 3.
# While a hypothesis is answered.
cluedo-one-piece-can-answer = Para una carta enseñada: almohadilla. Para ninguna: 1.
# While a side card is looked at.
cluedo-one-piece-can-side = Para continuar, una vez vista la carta: almohadilla.
# In the centre.
cluedo-one-piece-can-centre = Para acusar: 1. Para terminar el turno: almohadilla.
# After the end.
cluedo-one-piece-can-read-cards = Para oír una carta: un escaneo.

## Menu entries and the questions they ask

# An entry: a villain was drawn out of turn, and has no label.
cluedo-one-piece-menu-villain = un villano más
# An entry: an ally or an event is played out of turn.
cluedo-one-piece-menu-adventure = jugar una carta de aventura
# An entry: an equipment card is used out of turn.
cluedo-one-piece-menu-equipment = usar una carta de equipamiento
# Whose equipment.
cluedo-one-piece-ask-equipment = ¿El equipamiento de qué puesto?
# The first question of a correction.
cluedo-one-piece-ask-which-fact = ¿Qué hay que corregir? Los villanos: 1. A quién le toca: 2. La isla de quien juega: 3.
# The second one.
cluedo-one-piece-ask-fact = ¿Cuántos villanos, qué puesto, qué isla? El centro: 0. Luego, almohadilla.
    .brief = ¿Cuántos, qué puesto, qué isla?

## What may be answered, one by one: read on a page, not heard

# Answers to the questions above, where they are named one by one (the buttons of a page). In a turn: 1, an island was reached.
cluedo-one-piece-choice-island = isla alcanzada
# As above: 2.
cluedo-one-piece-choice-stay = quedarse en la isla
# As above: 3, a villain is laid beside the board.
cluedo-one-piece-choice-villain = un villano
# As above: 4, the pawn is in the centre.
cluedo-one-piece-choice-centre = el centro
# As above: 5, whoever plays uses it.
cluedo-one-piece-choice-equipment = carta de equipamiento
# As above: 6, it is about to be played.
cluedo-one-piece-choice-adventure = carta de aventura
# While a hypothesis is answered: 1, none of the three cards.
cluedo-one-piece-choice-none = ninguna de las tres
# In the centre: 1.
cluedo-one-piece-choice-accuse = acusar
# The sleeve was looked at: 1, the accusation is right.
cluedo-one-piece-choice-right = correcto
# As above: 2.
cluedo-one-piece-choice-wrong = falso
# What is to be corrected: 1, how many were laid.
cluedo-one-piece-choice-fact-villains = los villanos
# As above: 2.
cluedo-one-piece-choice-fact-turn = a quién le toca
# As above: 3, where the pawn of whoever plays stands.
cluedo-one-piece-choice-fact-place = la isla

## Refusals: they interrupt, say why, and nothing has changed

# $players wanted to play; the game is for $fewest to $most.
cluedo-one-piece-refuse-players = Este juego es para { $fewest } a { $most } personas. Sois { $players }.
# A setting that this game does not have, at the start.
cluedo-one-piece-refuse-setting = Ajuste desconocido: { $setting }.
# A setting has a value that cannot be, at the start. $values: what it may be, as it is typed.
cluedo-one-piece-refuse-setting-value = Ajuste { $setting }: { $values }. No { $value }.
# The same for a setting that counts cards. $unknown: the word to type where nobody knows, as it is typed.
cluedo-one-piece-refuse-setting-count = Ajuste { $setting }: { $unknown }, o un número del { $low } al { $most }. No { $value }.
# The settings that count cards leave too few: not everybody can be dealt one. $cards: how many are left to deal. $players: how many play.
cluedo-one-piece-refuse-setting-few-cards = Con estos ajustes { $cards ->
    [one] queda una carta
   *[other] quedan { $cards } cartas
} por repartir, para { $players } personas.
# The counter's key.
cluedo-one-piece-refuse-counter = La tecla A no cuenta nada en este juego. Para un villano: un escaneo, o la tecla 3.
# The menu's "table without scanner".
cluedo-one-piece-refuse-scanner = Nada que ajustar: aquí, todo lo que se escanea en la mesa también se puede teclear.
# That character is played by $who already.
cluedo-one-piece-refuse-character-taken = { $character }: ya elegido. { $who } juega este personaje.
# That crew member was named already as one without a pawn.
cluedo-one-piece-refuse-already-out = { $character }: ya dicho.
# A crew member whom $who plays cannot be without a pawn.
cluedo-one-piece-refuse-played = { $character }: en juego. { $who } juega este personaje.
# A number beyond the highest. $most: that one.
cluedo-one-piece-refuse-no-such-number = Ese número no: el más alto es { $most }.
# A crew member or a treasure was named by a player on no island, or such a player wants to stay.
cluedo-one-piece-refuse-no-island = No estás en ninguna isla: escanea primero la isla a la que has llegado.
# The companion was to roll twice in one turn. $total: what it rolled.
cluedo-one-piece-refuse-rolled = Ya se ha tirado en este turno: { $total }.
# A label of the sheet that this box does not need.
cluedo-one-piece-refuse-not-in-box = Esta caja no tiene tantos.
# # in the middle of a hypothesis: it is not lost by that. $lacks: what is missing, "crew" or "treasure".
cluedo-one-piece-refuse-hypothesis-begun = Hipótesis empezada: falta { $lacks ->
    [crew] el tripulante
   *[treasure] el tesoro
}. Para dejarla: tecla B, dos veces.
# The same thing was named twice.
cluedo-one-piece-refuse-named = { $thing }: ya dicho.
# A second crew member was named in one hypothesis or accusation.
cluedo-one-piece-refuse-second-crew = El tripulante ya está dicho.
# As above, a treasure.
cluedo-one-piece-refuse-second-treasure = El tesoro ya está dicho.
# As above, an island in an accusation.
cluedo-one-piece-refuse-second-island = La isla ya está dicha.
# Another island than the one on which the player is.
cluedo-one-piece-refuse-other-island = La hipótesis trata de tu isla: { $island }.
# A crew member whose card was taken out of the game.
cluedo-one-piece-refuse-crew-out = { $character }: su carta no está en juego.
# The sheet was scanned while a hypothesis is being answered. Who has to is said behind it.
cluedo-one-piece-refuse-answer-first = Todavía no: falta la respuesta.
# The sheet was scanned while a card of the side is to be looked at.
cluedo-one-piece-refuse-side-first = Todavía no: primero la carta apartada.
# The sheet was scanned in the centre, before an accusation was begun.
cluedo-one-piece-refuse-accuse-first = En el centro no hay nada que nombrar antes de acusar.
# The sheet was scanned, or # pressed, while right or wrong is asked.
cluedo-one-piece-refuse-verdict = La acusación espera su respuesta.
# That very villain lies there already. $laid: how many lie there. $most: with so many everybody has lost.
cluedo-one-piece-refuse-same-villain = Ese villano ya está ahí. Siguen siendo { $laid } de { $most }.
# An equipment card is used a second time.
cluedo-one-piece-refuse-equipment-used = { $who }: equipamiento ya usado.
# A card that is or may be somebody's secret was scanned at the table: the same words for all of them.
cluedo-one-piece-refuse-secret = Carta no leída: es secreta.
    .full = Carta no leída: es secreta. Para nombrar, escanea la hoja. Para jugar una carta de aventura, primero la tecla 6.
# While the sleeve is scanned at the table: a second card of a sort.
cluedo-one-piece-refuse-sleeve-sort = Esa no: el estuche tiene una carta de cada clase.
# A menu entry or a roll that makes no sense in this phase.
cluedo-one-piece-refuse-not-now = Eso no se hace ahora. No cambia nada.
# A form was left with a hole.
cluedo-one-piece-refuse-incomplete = Falta una respuesta. No ha cambiado nada.
# The turn was to be given to somebody who is out.
cluedo-one-piece-refuse-out = { $who } ya no juega, tras una acusación falsa.
# A correction that changes nothing.
cluedo-one-piece-refuse-no-change = Nada que corregir: ya estaba así.
# # after the end.
cluedo-one-piece-refuse-over = La partida ha terminado.
# "companion check" and at the start: a name was given twice. $name: the name. $other: the card that has it already.
cluedo-one-piece-flaw-name = «{ $name }»: ese nombre ya es el de { $other }. Corrige uno de los dos.

## Short names of what happened: "Annulé : …", "Dernier fait : …"

# The game's first event.
cluedo-one-piece-recall-started = el comienzo de la partida
# A step was passed.
cluedo-one-piece-recall-board = el tablero
# As above.
cluedo-one-piece-recall-doubles = los peones dobles
# As above.
cluedo-one-piece-recall-sleeve = el estuche lleno
# As above.
cluedo-one-piece-recall-deal = el reparto
# Whom somebody plays.
cluedo-one-piece-recall-character = el personaje, { $who }
# Who has no pawn.
cluedo-one-piece-recall-without-pawn = el peón doble, { $character }
# The companion rolled.
cluedo-one-piece-recall-roll = los dados
# A digit was typed that asks for # first.
cluedo-one-piece-recall-asked-first = la pregunta hecha
# Who began.
cluedo-one-piece-recall-starter = el primer turno, { $who }
# A turn without an island.
cluedo-one-piece-recall-turn = el turno, { $who }
# An island's number was asked.
cluedo-one-piece-recall-island-asked = la pregunta sobre la isla
# An island was reached.
cluedo-one-piece-recall-landed = la llegada, { $island }
# The centre was reached.
cluedo-one-piece-recall-centre = la llegada al centro, { $who }
# A thing was named.
cluedo-one-piece-recall-named = el nombre, { $thing }
# A hypothesis was made.
cluedo-one-piece-recall-supposed = la hipótesis, { $crew }, { $treasure }, { $island }
# Somebody had none of the three cards.
cluedo-one-piece-recall-had-none = { $who }, nada
# Somebody showed a card.
cluedo-one-piece-recall-showed = { $who }, una carta enseñada
# A side card was looked at.
cluedo-one-piece-recall-side = la carta apartada, { $who }
# Somebody began to accuse, or thought better of it.
cluedo-one-piece-recall-accusation = la acusación empezada
# An accusation was made.
cluedo-one-piece-recall-accused = la acusación, { $who }
# A card of the sleeve was scanned at the table.
cluedo-one-piece-recall-sleeve-scanned = una carta del estuche
# Right or wrong.
cluedo-one-piece-recall-verdict = la respuesta del estuche, { $who }
# A villain was laid. $laid: how many lie there.
cluedo-one-piece-recall-villain = el villano número { $laid }
# An adventure card was played.
cluedo-one-piece-recall-adventure = la carta de aventura
# An equipment card was used.
cluedo-one-piece-recall-equipment = el equipamiento, { $who }
# A correction.
cluedo-one-piece-recall-corrected = la corrección
# What somebody listened to. It does not say what.
cluedo-one-piece-recall-window = la escucha, { $who }

## In one ear alone, in a seat's window

# When the window opens, after the deal: nothing has been heard of this hand yet.
cluedo-one-piece-window-first = Escanea tus cartas, en el orden en que las tienes.
# The same later.
cluedo-one-piece-window-hand = Tus cartas: un número, o un escaneo.
# The same while this seat has to answer a hypothesis.
cluedo-one-piece-window-answer = Tus cartas. Tecla D: lo que puedes enseñar.
# When a card is being shown to this seat by $shower.
cluedo-one-piece-window-shown = { $shower } te enseña una carta: escanéala.
    .full = { $shower } te enseña una carta: escanéala, y ninguna de las tuyas.
# When this seat may look at a side card.
cluedo-one-piece-window-side = Una carta apartada: escanéala.
# When this seat has accused.
cluedo-one-piece-window-sleeve = El estuche: escanea sus tres cartas.
# A card that was scanned: shown, of the side, or of the sleeve.
cluedo-one-piece-card-looked = { $card }.
# A card of one's own hand. $place: its place in it.
cluedo-one-piece-card-looked-place = { $card }.
    .full = Carta { $place }: { $card }.
# An adventure card of one's own. $text: the owner's words, with their own punctuation.
cluedo-one-piece-card-looked-text = { $card }. { $text }
# A card that the table was told has been shown: what a hand's window takes it for. It may be one's own, named too.
cluedo-one-piece-card-shown = { $card }: enseñada por { $who }. ¿Es tuya? Escanéala otra vez.
# The same where the hand is complete: it cannot be one's own.
cluedo-one-piece-card-shown-sure = { $card }: enseñada por { $who }.
# The second such card in one window: one was shown, so the first was not. $other: the first.
cluedo-one-piece-card-shown-instead = { $card }: enseñada por { $who }, y no { $other }. ¿Es tuya? Escanéala otra vez.
# The same where the hand is complete.
cluedo-one-piece-card-shown-instead-sure = { $card }: enseñada por { $who }, y no { $other }.
# A card of the side that this seat has heard before, scanned among its own.
cluedo-one-piece-card-side = { $card }: una carta apartada. ¿Es tuya? Escanéala otra vez.
# The same where the hand is complete.
cluedo-one-piece-card-side-sure = { $card }: una carta apartada.
# A card of the sleeve that this seat has heard after its accusation, scanned among its own.
cluedo-one-piece-card-sleeve = { $card }: una carta del estuche. ¿Es tuya? Escanéala otra vez.
# The same where the hand is complete.
cluedo-one-piece-card-sleeve-sure = { $card }: una carta del estuche.
# The window of an accuser closes before all cards of the sleeve were scanned in it.
cluedo-one-piece-sleeve-short = Hacen falta las tres cartas del estuche, en una misma escucha. Nada se ha juzgado.
# D, while this seat has to answer: the cards of its hand that were asked for.
cluedo-one-piece-may-show = Puedes enseñar: { $cards }.
# The same, none.
cluedo-one-piece-may-show-none = Entre las cartas que has escuchado, nada que enseñar.
# D: the card that answered this seat's last hypothesis. $who: who showed it.
cluedo-one-piece-was-shown = { $who } te enseñó: { $card }.
# D, and when the window closes: the card of the side that this seat has just heard.
cluedo-one-piece-was-at-the-side = Carta apartada: { $card }.
# D: the whole hand in order. $count: how many cards.
cluedo-one-piece-own-hand = { $count ->
        [1] Una carta
       *[other] { $count } cartas
    }: { $cards }.
# D, after one's own wrong accusation.
cluedo-one-piece-own-sleeve = En el estuche: { $cards }.
# A label that does not belong here. It does not say what it is.
cluedo-one-piece-refuse-window = Esta etiqueta no es para leerla aquí.
# A card that was not asked for, or is this seat's own.
cluedo-one-piece-refuse-window-shown = Esta carta no responde a tu hipótesis.
# Not a card of the sleeve: one's own, or a second of its sort.
cluedo-one-piece-refuse-window-sleeve = Esa no. Una carta de cada clase, y ninguna de las tuyas.
# A villain, which nobody keeps.
cluedo-one-piece-refuse-window-villain = Un villano: no se guarda. Ponlo junto al tablero, y escanéalo en la mesa.
# More cards than this seat was dealt.
cluedo-one-piece-refuse-window-full = Tu mano ya está completa.

## What undo cannot take back

# After an undo: a card was shown to one player, or looked at by the side.
cluedo-one-piece-lasting-shown = Lo que se ha enseñado, visto queda.
# After an undo: whoever accused has looked into the sleeve.
cluedo-one-piece-lasting-sleeve = Pero el estuche ya se ha visto.

## The notebook

# Where nobody knows yet who has a card: inside a list of people.
cluedo-one-piece-notebook-hidden = el estuche
# A sort of cards, in the notebook.
cluedo-one-piece-notebook-crew = tripulación
# As above.
cluedo-one-piece-notebook-treasure = tesoros
# As above.
cluedo-one-piece-notebook-island = islas
# How many crew members are still possible, inside a list.
cluedo-one-piece-notebook-crew-counted = { $count ->
        [0] ningún tripulante
        [one] un tripulante
       *[other] { $count } tripulantes
    }
# As above, treasures.
cluedo-one-piece-notebook-treasure-counted = { $count ->
        [0] ningún tesoro
        [one] un tesoro
       *[other] { $count } tesoros
    }
# As above, islands.
cluedo-one-piece-notebook-island-counted = { $count ->
        [0] ninguna isla
        [one] una isla
       *[other] { $count } islas
    }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. $who had none of the three.
cluedo-one-piece-notebook-none = Nada de { $cards }, turno { $turn }.
# The same, behind one card's name.
cluedo-one-piece-notebook-none-how = { $who } no la tiene, turno { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. $who has shown somebody one of the three.
cluedo-one-piece-notebook-one-of = Una de { $cards }, turno { $turn }.
# The same, behind the name of one of the three.
cluedo-one-piece-notebook-one-of-how = { $who } enseñó una carta de tres, turno { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A wrong accusation.
cluedo-one-piece-notebook-accused = Acusó: { $cards }.
# The same, behind the name of one of the three.
cluedo-one-piece-notebook-accused-how = { $who } acusó mal, turno { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. The hand of $who lies open.
cluedo-one-piece-notebook-open = Mano a la vista: { $cards }, turno { $turn }.
# The same, behind one card's name.
cluedo-one-piece-notebook-open-how = carta a la vista de { $who }, turno { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. $who showed this seat the card.
cluedo-one-piece-notebook-shown = { $who } te enseñó { $card }, turno { $turn }.
# The same, behind the card's name.
cluedo-one-piece-notebook-shown-how = carta enseñada por { $who }, turno { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. This seat showed it.
cluedo-one-piece-notebook-i-showed = Enseñaste { $cards } a { $who }, turno { $turn }.
# The same, behind the card's name.
cluedo-one-piece-notebook-i-showed-how = carta enseñada por ti a { $who }, turno { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. This seat showed one of these: which, only its player knows.
cluedo-one-piece-notebook-i-showed-one-of = Enseñaste a { $who } una de { $cards }, turno { $turn }.
# The same, behind the name of one of them.
cluedo-one-piece-notebook-i-showed-one-of-how = carta quizá enseñada por ti a { $who }, turno { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. This seat looked at a card beside the board.
cluedo-one-piece-notebook-side = Carta apartada: { $cards }, turno { $turn }.
# The same, behind the card's name.
cluedo-one-piece-notebook-side-how = carta apartada, turno { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. This seat looked into the sleeve.
cluedo-one-piece-notebook-sleeve = En el estuche: { $cards }.
# The same, behind the card's name.
cluedo-one-piece-notebook-sleeve-how = en el estuche
# Inside a list of people: who may have a card.
cluedo-one-piece-notebook-beside = las apartadas
