### Time Bomb Undercover en español: primero la información, como se habla en una mesa. Se habla de ustedes.
### Los nombres van tras dos puntos o como sujeto. Pince: "alicates"; Lieu: "lugar"; couverture: "tapadera".
### A message may have .brief (shorter) and .full (for a first evening, with what to do).

## Names of things

# The game's title: in the lobby and in the list of games.
game-time-bomb-undercover = Time Bomb Undercover

# The following say what a scanned thing is, when it is looked up and nothing is counted.
# The game box itself.
token-time-bomb-undercover-box = la caja de Time Bomb Undercover
# A role card of the Organisation (red, heart). Only heard after the end of a game.
token-time-bomb-undercover-role-organisation = Organización: carta de rol
# A role card of the Agence (blue, water drop). Only heard after the end of a game.
token-time-bomb-undercover-role-agence = Agencia: carta de rol
# The role card of Shadow (violet, grapes). Only heard after the end of a game.
token-time-bomb-undercover-role-shadow = Shadow: carta de rol
# A secure cable, while the box is sorted or after the end.
token-time-bomb-undercover-cable-secure = Punto transparente: cable seguro
# A defuse cable, while the box is sorted or after the end.
token-time-bomb-undercover-cable-defuse = Triángulo: cable de desactivación
# The bomb, while the box is sorted or after the end.
token-time-bomb-undercover-cable-bomb = Espiral: la bomba
# Lieu cards ("lieu" is the game's own word for a place). The number is the companion's, not printed on the card.
token-time-bomb-undercover-lieu-1 = Lugar, etiqueta 1
# As above.
token-time-bomb-undercover-lieu-2 = Lugar, etiqueta 2
# As above.
token-time-bomb-undercover-lieu-3 = Lugar, etiqueta 3
# As above.
token-time-bomb-undercover-lieu-4 = Lugar, etiqueta 4
# As above.
token-time-bomb-undercover-lieu-5 = Lugar, etiqueta 5
# As above.
token-time-bomb-undercover-lieu-6 = Lugar, etiqueta 6
# As above.
token-time-bomb-undercover-lieu-7 = Lugar, etiqueta 7
# As above.
token-time-bomb-undercover-lieu-8 = Lugar, etiqueta 8
# As above.
token-time-bomb-undercover-lieu-9 = Lugar, etiqueta 9
# As above.
token-time-bomb-undercover-lieu-10 = Lugar, etiqueta 10
# As above.
token-time-bomb-undercover-lieu-11 = Lugar, etiqueta 11
# As above.
token-time-bomb-undercover-lieu-12 = Lugar, etiqueta 12
# As above.
token-time-bomb-undercover-lieu-13 = Lugar, etiqueta 13
# As above.
token-time-bomb-undercover-lieu-14 = Lugar, etiqueta 14
# As above.
token-time-bomb-undercover-lieu-15 = Lugar, etiqueta 15
# As above.
token-time-bomb-undercover-lieu-16 = Lugar, etiqueta 16
# As above.
token-time-bomb-undercover-lieu-17 = Lugar, etiqueta 17
# The Fatality token (4 players), blue face.
token-time-bomb-undercover-fatality-blue = Fatalidad, cara azul: Shadow debe desactivar
# The Fatality token, red face.
token-time-bomb-undercover-fatality-red = Fatalidad, cara roja: Shadow debe hacer estallar la bomba

# What a sticker means in this game, said after its name and colour: "Cœur: rouge. L'Organisation."
legend-time-bomb-undercover-heart = La Organización.
    .full = En el centro de una carta de rol: la Organización. Abajo a la derecha: una tapadera roja.
# As above; the whole line is then "Goutte d'eau: bleu. L'Agence."
legend-time-bomb-undercover-water-drop = La Agencia.
    .full = En el centro de una carta de rol: la Agencia. Abajo a la derecha: una tapadera azul.
# As above, for the grapes.
legend-time-bomb-undercover-grapes = Shadow.
    .full = En el centro de una carta de rol: Shadow, que tiene una tapadera en dos esquinas opuestas.
# As above, for the triangle.
legend-time-bomb-undercover-triangle = Un cable.
# As above, for the spiral.
legend-time-bomb-undercover-spiral = Un cable.
# As above, for the clear dot.
legend-time-bomb-undercover-clear-dot = Un cable.

# A kind of cable inside another sentence: "Coupe 3 : sécurisé chez Léo" in French.
time-bomb-undercover-cable-secure = seguro
# As above.
time-bomb-undercover-cable-defuse = desactivación
# As above.
time-bomb-undercover-cable-bomb = bomba
# Instead of a player's name, when nobody has told who has the cutters: "Pince: on ne sait pas."
time-bomb-undercover-unknown = no se sabe

## The set-up, one step after the other; each is said when it is reached, and again by "where are we?"

# The first line of a game, after the roll call. $players: how many play.
time-bomb-undercover-started = Empezamos: sois { $players }. Almohadilla: paso siguiente.
# Which role cards to take out of the box. $total: all of them, Shadow included. $org-red, $org-blue: cards of the
# Organisation with a red, a blue cover; $agence-blue, $agence-red: of the Agence. $inferred: 1 where this row is our
# deduction and has to be checked on a cover card ("cache"), which has it printed.
time-bomb-undercover-step-roles = Preparad { $total } cartas de rol. Organización: { $org-red ->
        [0] ninguna
        [1] una
       *[other] { $org-red }
    } con tapadera roja{ $org-blue ->
        [0] { "" }
        [1] , una con tapadera azul
       *[other] , { $org-blue } con tapadera azul
    }. Agencia: { $agence-blue ->
        [0] ninguna
        [1] una
       *[other] { $agence-blue }
    } con tapadera azul, { $agence-red ->
        [0] ninguna
        [1] una
       *[other] { $agence-red }
    } con tapadera roja. Y Shadow. Con los jefes: Mister X y Belleville.{ $inferred ->
        [0] { "" }
       *[other] { " " }Para 7 es una deducción: comprobadla en una carta de ayuda. Para cambiarla: menú, cambiar los roles.
    }
    .full = Preparad { $total } cartas de rol. La pegatina del centro es el equipo; la de abajo a la derecha, la tapadera. Organización, corazón: { $org-red ->
        [0] ninguna
        [1] una
       *[other] { $org-red }
    } con tapadera roja{ $org-blue ->
        [0] { "" }
        [1] , una con tapadera azul
       *[other] , { $org-blue } con tapadera azul
    }. Agencia, gota de agua: { $agence-blue ->
        [0] ninguna
        [1] una
       *[other] { $agence-blue }
    } con tapadera azul, { $agence-red ->
        [0] ninguna
        [1] una
       *[other] { $agence-red }
    } con tapadera roja. Y Shadow, racimo de uvas. Los jefes, Mister X y Belleville, tienen que estar. El resto vuelve a la caja. Almohadilla cuando esté hecho.{ $inferred ->
        [0] { "" }
       *[other] { " " }Para 7 es una deducción: comprobadla en una carta de ayuda. Para cambiarla: menú, cambiar los roles.
    }
# Roles are dealt and looked at. $aside: 1 where one card is left over and nobody may see it.
time-bomb-undercover-step-roles-dealt = Barajad esas cartas. Una por persona, boca abajo.{ $aside ->
        [0] { "" }
       *[other] { " " }La última queda aparte: nadie la mira.
    } Descubrid la vuestra en secreto.
    .full = Barajad esas cartas. Una por persona, boca abajo.{ $aside ->
        [0] { "" }
       *[other] { " " }La última queda aparte: nadie la mira.
    } Descubrid la vuestra en secreto. Almohadilla cuando todo el mundo conozca su rol.
# Which cables to take out of the box; $secure, $defuse: how many of each. There is one bomb.
time-bomb-undercover-step-cables = Preparad los cables: { $secure } seguros, { $defuse } de desactivación, y la bomba.
    .full = Preparad los cables: { $secure } seguros, punto transparente; { $defuse } de desactivación, triángulo; y la bomba, espiral. El resto vuelve a la caja. Almohadilla cuando esté hecho.
# The first deal of cables; until # nothing that is scanned is read. $each: cables for each player.
time-bomb-undercover-step-deal = Barajad los cables: { $each } por persona, boca abajo. Descubrid los vuestros en secreto, barajadlos, dejadlos boca abajo sin saber el orden. Una vez en la mesa, ni mirarlos ni palparlos. Almohadilla cuando estén todos en la mesa.
    .brief = Cables: { $each } por persona. Descubrid, barajad, dejadlos boca abajo. Almohadilla cuando estén todos.
# The deal of the next round, right after "Fin de la manche 2." $each: cables for each player.
time-bomb-undercover-step-deal-again = Recoged los cables sin mirarlos: { $each } por persona. Descubrid, barajad, dejadlos. Almohadilla cuando estén todos en la mesa.
    .brief = Recoged: { $each } por persona. Almohadilla cuando estén todos en la mesa.
    .full = Recoged los cables sin cortar, sin mirarlos. Barajadlos y repartid { $each } por persona, boca abajo. Descubrid los vuestros en secreto, barajadlos, dejadlos boca abajo sin saber el orden. Una vez en la mesa, ni mirarlos ni palparlos. Almohadilla cuando estén todos en la mesa.
# The same when a printed card has changed a round, so that the cables do not come out even. $over: how many are left
# when everybody has $each; they are dealt one by one, clockwise, from the player who has the cutters.
time-bomb-undercover-step-deal-uneven = Recoged los cables sin cortar, sin mirarlos. Barajad: { $each } por persona. { $over ->
        [1] El que sobra, para
       *[other] Los { $over } que sobran, de uno en uno, empezando por
    }: { $cutters }. Descubrid, barajad, dejadlos boca abajo. Almohadilla cuando estén todos en la mesa.
    .brief = Recoged, barajad, repartid: { $each } por persona. { $over ->
            [1] El último, para
           *[other] Los { $over } últimos, de uno en uno, empezando por
        }: { $cutters }. Luego, almohadilla.
# The piles of Lieu cards, and the first Lieu.
time-bomb-undercover-step-lieu-first = Los lugares: cuatro pilas en el centro, de la 1 a la 4, boca abajo. Barajad cada pila. Dad la vuelta a la primera carta de la pila 1: escaneadla, o leedla y pulsad almohadilla.
# The Lieu of a later round. $round: the round, which is also the pile's number.
time-bomb-undercover-step-lieu = Nuevo lugar, pila { $round }: escaneadlo, o leedlo y pulsad almohadilla.
    .brief = Pila { $round }: el nuevo lugar. Escaneadlo, o almohadilla.
    .full = El lugar anterior ya no vale. Dad la vuelta a la primera carta de la pila { $round }: escaneadla, o leedla y pulsad almohadilla.
# Covers are shown to the left, one pair after the other; this is the first pair. $shower shows, $left sees.
time-bomb-undercover-step-covers-first = Las tapaderas. Bajo la carta de ayuda, todo el mundo gira su carta de rol varias veces, en silencio. Luego se enseña la tapadera a la izquierda, a una sola persona, y nada más. Shadow enseña solo una. { $shower } enseña a { $left }. Después, almohadilla.
    .brief = Girad las cartas, en silencio. Luego { $shower } enseña la tapadera a { $left }. Almohadilla.
# Tras deshacer: la tapadera enseñada ya se ha visto.
time-bomb-undercover-lasting-cover = Pero esa tapadera ya se ha visto.
# The next pair. $shower shows the cover, $left sees it.
time-bomb-undercover-step-covers = { $shower } enseña a { $left }.
    .full = { $shower } enseña la tapadera a { $left }, y nada más. Después, almohadilla.
# 4 players: a number is asked, 1 or 2.
time-bomb-undercover-ask-fatality = Con cuatro no se enseñan tapaderas. Lanzad la ficha de Fatalidad y decid su cara. Azul: 1. Roja: 2. Sin decirlo: almohadilla.
# 4 players, the game is over and its winner depends on the token, whose face had not been told.
time-bomb-undercover-ask-fatality-ending = ¿Quién gana? ¿Qué cara muestra la ficha de Fatalidad? Azul: 1. Roja: 2. Si nadie lo sabe: almohadilla.
# The face was told, or is asked for by "where are we?": what Shadow has to do to win.
time-bomb-undercover-fatality-blue = Fatalidad azul: Shadow debe desactivar.
# As above.
time-bomb-undercover-fatality-red = Fatalidad roja: Shadow debe hacer estallar la bomba.
# The face was passed over in the set-up.
time-bomb-undercover-fatality-unknown = Fatalidad desconocida. La preguntaré al final, si hace falta.
# Who takes the cutters first; a seat is asked. $players: the highest seat.
time-bomb-undercover-ask-starter = ¿Quién empieza? La última persona que estuvo en este lugar, o que mintió. Su puesto, de 1 a { $players }. Sin decirlo: almohadilla.
    .brief = ¿Quién empieza? Su puesto. Sin decirlo: almohadilla.

## Lieu cards: their names and texts are the box owner's own words

# A Lieu is revealed or read again. $name, $text: the owner's words, with their own punctuation.
time-bomb-undercover-lieu-name-text = Lugar: { $name }. { $text }
# The same, with a text and no name.
time-bomb-undercover-lieu-text = Lugar: { $text }
# The same, with a name and no text.
time-bomb-undercover-lieu-name = Lugar: { $name }. Su texto aún no está guardado.
# The same, with nothing filled in: $card is the number that the companion has given it.
time-bomb-undercover-lieu-empty = { $card }: aún sin registrar.
# Right after one of the two lines above, when play cannot go on by itself.
time-bomb-undercover-lieu-unread = ¿Alguien puede leerla en voz alta? Después, almohadilla. Si no, dad la vuelta a la siguiente y escaneadla.

## Rounds and cuts

# A round begins. $round: 1 to 3.
time-bomb-undercover-round = Ronda { $round }. Alicates: { $cutters }.
    .full = Ronda { $round }. Alicates: { $cutters }. Elige un cable delante de otra persona y dale la vuelta.
# The same, when nobody has told who begins.
time-bomb-undercover-round-unknown = Ronda { $round }. Tomad los alicates.
# The last round begins. $round: 4.
time-bomb-undercover-round-last = Ronda { $round }, la última. Alicates: { $cutters }.
    .full = Ronda { $round }, la última. Alicates: { $cutters }. Si no pasa nada, gana la Organización.
# The same, when nobody has told who begins.
time-bomb-undercover-round-last-unknown = Ronda { $round }, la última. Tomad los alicates. Si no pasa nada, gana la Organización.
# While cables are cut: D, and what is due after a refusal. $cutters has the cutters. $scanner: 1 at a table with scanner.
time-bomb-undercover-step-cut = Alicates: { $cutters }.
    .full = Alicates: { $cutters }. { $scanner ->
        [0] Elige a alguien: su puesto y luego 1 seguro, 2 desactivación, 3 bomba.
       *[other] Elige a alguien: su puesto y luego el escaneo del cable cortado.
    }
# The same, when nobody has told who has the cutters.
time-bomb-undercover-step-cut-unknown = Tomad los alicates y cortad.
    .full = Tomad los alicates y cortad: un puesto y luego un cable.
# After every cut, many times an evening: kind, cut $number of $cuts in this round, who has the cutters now.
time-bomb-undercover-cut-secure = Seguro. Corte { $number } de { $cuts }. Alicates: { $cutters }.
    .brief = Seguro. Corte { $number }. { $cutters }.
    .full = Seguro: no pasa nada. Corte { $number } de { $cuts }. Los alicates pasan a: { $cutters }.
# A defuse cable was cut: the count that matters is $found of $total. Cuts and defuse cables both run to the number of
# players, so each number has its noun. $number of $cuts: which cut of the round it is.
time-bomb-undercover-cut-defuse = Cable desactivado, { $found } de { $total }. Alicates: { $cutters }.
    .brief = Cable desactivado, { $found } de { $total }. { $cutters }.
    .full = Cable desactivado, { $found } de { $total }: dejadlo aparte. Corte { $number } de { $cuts }. Los alicates pasan a: { $cutters }.
# A cut beyond the usual number, which a printed card has granted.
time-bomb-undercover-cut-extra-secure = Seguro, corte adicional. Alicates: { $cutters }.
# As above.
time-bomb-undercover-cut-extra-defuse = Cable desactivado, { $found } de { $total }, corte adicional. Alicates: { $cutters }.
# The bomb was cut. It interrupts everything.
time-bomb-undercover-cut-bomb = ¡Bomba! Estalla.
# The last defuse cable was cut. It interrupts everything. $total: how many there were.
time-bomb-undercover-cut-last-defuse = ¡Último cable desactivado! La bomba está desactivada.
    .full = ¡Último cable desactivado, { $total } de { $total }! La bomba está desactivada.
# After a defuse cable, when one more would end the game.
time-bomb-undercover-one-defuse-left = Solo falta desactivar un cable.
# Before the last cut of a round.
time-bomb-undercover-last-cut = Queda un corte.
    .full = Queda un corte en la ronda.
# A round is over; what to gather and deal follows at once.
time-bomb-undercover-round-ended = Fin de la ronda { $round }.

## Corrections, from the menu

# Answer to "who has the cutters".
time-bomb-undercover-cutters = Alicates: { $cutters }.
# A wrong cut was put right. $number: which cut of the round; $cable: its kind.
time-bomb-undercover-cut-corrected = Corrección: corte { $number }, { $cable }, de { $seat }. Alicates: { $cutters }.
# A cut was taken away because it had never happened. $made: how many are left of $cuts in this round.
time-bomb-undercover-cut-removed = El corte { $number } no cuenta. Cortes: { $made } de { $cuts }. Alicates: { $cutters }.
# What had looked like the end of the round or of the game was none. "Manche 2. Pince: Léo." follows.
time-bomb-undercover-reopened = La partida sigue.
# The row of roles for 7 players was changed; the step is said anew.
time-bomb-undercover-roles-changed = Roles cambiados.
# Answer to "table with or without scanner".
time-bomb-undercover-scanner-on = Mesa con lector. Para cortar: un puesto, luego el lector.
# The same: from now on a cut is typed.
time-bomb-undercover-scanner-off = Mesa sin lector. Para cortar: un puesto, luego 1 seguro, 2 desactivación, 3 bomba.

## The end

# A question, answered 1 or 2 or by the role card. Neutral: the player may be of any gender. $cutter: who cut.
time-bomb-undercover-ask-shadow = { $cutter } ha cortado. ¿Es Shadow? Sí: 1. No: 2. O escanead su carta de rol. Almohadilla: dejarlo abierto.
    .brief = ¿{ $cutter } es Shadow? Sí: 1. No: 2. O almohadilla.
# The same, when nobody has told who cut.
time-bomb-undercover-ask-shadow-unknown = Quien ha cortado, ¿es Shadow? Sí: 1. No: 2. O escanead su carta de rol. Almohadilla: dejarlo abierto.
# Who won and how: the end of a game. Roles may be shown and scanned from here on.
time-bomb-undercover-won-agence-defused = Gana la Agencia: la bomba está desactivada. Revelad todos los roles.
# As above.
time-bomb-undercover-won-organisation-exploded = Gana la Organización: la bomba ha estallado. Revelad todos los roles.
# As above, after four rounds.
time-bomb-undercover-won-organisation-rounds-over = Gana la Organización: han terminado las cuatro rondas. Revelad todos los roles.
# As above: Shadow made the last cut.
time-bomb-undercover-won-shadow-defused = Gana Shadow, en solitario: la bomba está desactivada. Revelad todos los roles.
# As above.
time-bomb-undercover-won-shadow-exploded = Gana Shadow, en solitario: la bomba ha estallado. Revelad todos los roles.
# As above, when the question about Shadow was left open.
time-bomb-undercover-won-open-defused = Gana la Agencia, salvo si ha cortado Shadow. Revelad todos los roles.
# As above.
time-bomb-undercover-won-open-exploded = Gana la Organización, salvo si ha cortado Shadow. Revelad todos los roles.
# As above, 4 players, when nobody knows the face of the Fatality token.
time-bomb-undercover-won-open-fatality-defused = Gana la Agencia, salvo si ha cortado Shadow y la Fatalidad era azul. Revelad todos los roles.
# As above.
time-bomb-undercover-won-open-fatality-exploded = Gana la Organización, salvo si ha cortado Shadow y la Fatalidad era roja. Revelad todos los roles.

## Where are we

# D, after who has the cutters, while cables are cut. $made: cuts made of the $cuts of this round.
time-bomb-undercover-status-cuts = Ronda { $round }. Cortes: { $made } de { $cuts }.
# D twice, in the set-up. $people: all names, clockwise.
time-bomb-undercover-status-seats = Alrededor de la mesa, hacia la izquierda: { $people }.
# D, right after that; D twice, when no cable is being cut. $found of $total defuse cables were cut.
time-bomb-undercover-status-found = Cables desactivados: { $found } de { $total }.
# D twice, between two rounds. $cutters has had the cutters last, and begins.
time-bomb-undercover-status-cutters = Alicates: { $cutters }, que empieza la próxima ronda.
# D twice, after a cut that ended the game. $cutters has the cutters.
time-bomb-undercover-status-cutters-ending = Alicates: { $cutters }.
# The same, when nobody has told who has the cutters.
time-bomb-undercover-status-cutters-unknown = Alicates: no se sabe de quién.
# D twice. $secure: secure cables not cut yet.
time-bomb-undercover-status-secure = { $secure ->
        [0] Ya no quedan cables seguros.
        [1] Queda un cable seguro.
       *[other] Quedan { $secure } cables seguros.
    }
# D twice, when the same number of cables lies before everybody.
time-bomb-undercover-status-hands-equal = Boca abajo: { $each ->
        [0] ningún cable.
        [1] un cable por persona.
       *[other] { $each } cables por persona.
    }
# D twice. $hands: a list of the next message.
time-bomb-undercover-status-hands = Por cortar: { $hands }.
# One item of that list. $cables: how many lie there; it may be 0.
time-bomb-undercover-hand = { $who }: { $cables }

## Reminders: once, after a minute in which nothing came

# Role cards are being sorted out.
time-bomb-undercover-remind-roles = ¿Están listas las cartas de rol? Almohadilla.
# Roles are being looked at.
time-bomb-undercover-remind-roles-dealt = ¿Todo el mundo tiene su rol? Almohadilla.
# Cables are being sorted out.
time-bomb-undercover-remind-cables = ¿Están listos los cables? Almohadilla.
# Cables are being looked at.
time-bomb-undercover-remind-looking = ¿Están todos los cables en la mesa? Almohadilla.
# A Lieu is to be revealed. $round: the pile.
time-bomb-undercover-remind-lieu = Falta el lugar de la pila { $round }: escaneadlo, o almohadilla.
# A cover is to be shown by $shower to $left.
time-bomb-undercover-remind-covers = { $shower } enseña a { $left }, luego almohadilla.
# The face of the Fatality token is asked.
time-bomb-undercover-remind-fatality = Ficha de Fatalidad. Azul: 1. Roja: 2. Sin decirlo: almohadilla.
# Who begins is asked.
time-bomb-undercover-remind-starter = ¿Quién empieza? Un puesto, o almohadilla.
# The last question of a game.
time-bomb-undercover-remind-shadow = ¿Ha cortado Shadow? Sí: 1. No: 2. Si no, almohadilla.

## What can be done now: one line each, in help; each begins with its purpose

# While cables are cut.
time-bomb-undercover-can-cut = Para cortar: un puesto y luego el lector.
# The same, at a table without scanner.
time-bomb-undercover-can-cut-by-keys = Para cortar: un puesto y luego 1 seguro, 2 desactivación, 3 bomba.
# Where the menu can mend something.
time-bomb-undercover-can-menu = Para corregir: menú, 3.
# In the set-up.
time-bomb-undercover-can-pass = Para seguir: almohadilla.
# While cables are looked at.
time-bomb-undercover-can-laid = Almohadilla cuando todos los cables estén en la mesa.
# While a Lieu is to be revealed.
time-bomb-undercover-can-scan-lieu = Para oír el lugar: escaneadlo.
# After the end.
time-bomb-undercover-can-read-cards = Para oír una carta: escaneadla.

## Menu entries and the questions they ask

# An entry: say who holds the cutters.
time-bomb-undercover-menu-cutters = pasar los alicates
# An entry: a printed card ends the round now.
time-bomb-undercover-menu-end-round = terminar la ronda ya
# An entry, after an ending: a printed card says that the game is not over.
time-bomb-undercover-menu-go-on = la partida sigue
# An entry: hear the Lieu again.
time-bomb-undercover-menu-lieu = oír otra vez el lugar
# An entry, 7 players: change how many roles of each sort there are.
time-bomb-undercover-menu-roles-7 = cambiar los roles
# $made: how many cuts this round has so far. 0 enters one that was missed.
time-bomb-undercover-ask-which-cut = { $made ->
        [0] Ningún corte en esta ronda. Almohadilla: añadir uno olvidado.
        [one] ¿Qué corte? 1, o 0 si se olvidó uno. Almohadilla: el último.
       *[other] ¿Qué corte, de 1 a { $made }? O 0 si se olvidó uno. Almohadilla: el último.
    }
# Whose cable it was.
time-bomb-undercover-ask-correct-seat = ¿De quién era el cable? Su puesto. Almohadilla: sin cambio.
# What the cable was. 0 takes the cut away.
time-bomb-undercover-ask-correct-kind = 1 seguro, 2 desactivación, 3 bomba. 0: no se cortó. Almohadilla: sin cambio.
# Answer 0 to the question above, where its answers are named one by one: the cut did not happen.
time-bomb-undercover-no-cut = no ocurrió
# The last question of a correction.
time-bomb-undercover-ask-correct-cutters = ¿Quién tiene los alicates? Su puesto. Almohadilla: como siempre.
# The only question of the entry "changer la pince de mains".
time-bomb-undercover-ask-cutters = ¿Quién tiene los alicates? Su puesto.
# Without scanner: the first half of a cut.
time-bomb-undercover-ask-seat = ¿De quién? Su puesto.
# Without scanner: the second half of a cut.
time-bomb-undercover-ask-kind = 1 seguro, 2 desactivación, 3 bomba.
# Changing the roles for 7: how many cards of this sort.
time-bomb-undercover-ask-org-red = Organización con tapadera roja: ¿cuántas?
# As above.
time-bomb-undercover-ask-org-blue = Organización con tapadera azul: ¿cuántas?
# As above.
time-bomb-undercover-ask-agence-blue = Agencia con tapadera azul: ¿cuántas?
# As above.
time-bomb-undercover-ask-agence-red = Agencia con tapadera roja: ¿cuántas?

## Refusals: they interrupt, say why, and nothing has changed

# $players wanted to play; the game is for $fewest to $most.
time-bomb-undercover-refuse-players = Este juego es para { $fewest } a { $most }. Sois { $players }.
# A setting that this game does not have, at the start.
time-bomb-undercover-refuse-setting = Ajuste desconocido: { $setting }.
# The setting "scanner" was $value. "yes" and "no" are typed as they stand.
time-bomb-undercover-refuse-scanner-setting = Ajuste scanner: yes o no, y no { $value }.
# The setting "roles-7" was $value.
time-bomb-undercover-refuse-roles-setting = Ajuste roles-7: cuatro números separados por comas, seis cartas de la caja en total, como 1,1,3,1. No { $value }.
# A row of roles for 7 players has the wrong sum. $total: its cards, Shadow included.
time-bomb-undercover-refuse-roles-sum = Con Shadow suman { $total } cartas de rol. Tienen que ser 7.
# A row of roles asks for more cards of a sort than the box holds.
time-bomb-undercover-refuse-roles-box = La caja no tiene tantas de esas cartas.
# The counter's key.
time-bomb-undercover-refuse-counter = Este juego no tiene contador: se cuenta cada corte.
# # after the end.
time-bomb-undercover-refuse-over-confirm = La partida ha terminado: no hay nada que confirmar.
# A role card was scanned before the end.
time-bomb-undercover-refuse-role-secret = Carta no leída: un rol es secreto hasta el final.
# A cable was scanned while everybody looks at theirs.
time-bomb-undercover-refuse-looking = Carta no leída: los cables siguen en las manos.
# A cable was scanned while roles are dealt.
time-bomb-undercover-refuse-not-dealt = Carta no leída: los cables aún no están repartidos.
# A cable was scanned between the deal and the first round.
time-bomb-undercover-refuse-laid = Carta no leída: un cable en la mesa sigue oculto, y la ronda no ha empezado.
# A cut before the Lieu of this round.
time-bomb-undercover-refuse-before-lieu = Todavía no: primero el lugar de la ronda { $round }.
# A cut after the end.
time-bomb-undercover-refuse-over = La partida ha terminado: este corte no cuenta.
# This very card was cut before. $cable: what it is.
time-bomb-undercover-refuse-same-cable = Este mismo cable ya está cortado: { $cable }. No cuenta dos veces.
# $cutters, who has the cutters (or had them, in a correction), would cut at home.
time-bomb-undercover-refuse-own-cable = { $cutters } no puede cortar sus propios cables.
# No cable is left there.
time-bomb-undercover-refuse-none-left = Ya no quedan cables delante de { $seat }.
# More than the table holds: probably a typing error. $total: how many there are.
time-bomb-undercover-refuse-too-many-secure = Imposible: los { $total } seguros ya están cortados. ¿Un error antes? Menú, 3.
# As above.
time-bomb-undercover-refuse-too-many-defuse = Imposible: las { $total } desactivaciones ya están cortadas. ¿Un error antes? Menú, 3.
# As above. $total is 1.
time-bomb-undercover-refuse-too-many-bomb = Imposible: la bomba ya está cortada.
# A Lieu card was scanned before it is time.
time-bomb-undercover-refuse-lieu-early = Carta no leída: aún no toca el lugar.
# A Lieu of round $lieu was scanned in round $round.
time-bomb-undercover-refuse-lieu-round = Este lugar es de la pila { $lieu }. Hace falta la pila { $round }.
# A second Lieu in the same round.
time-bomb-undercover-refuse-one-lieu = Esta ronda ya tiene su lugar.
# A form was left with a hole.
time-bomb-undercover-refuse-incomplete = Falta una respuesta. No ha cambiado nada.
# A menu entry that makes no sense in this phase.
time-bomb-undercover-refuse-not-now = Este paso no lo permite: no ha cambiado nada.
# $made: the cuts of this round.
time-bomb-undercover-refuse-no-such-cut = { $made ->
        [0] Ningún corte en esta ronda.
        [one] Solo un corte en esta ronda.
       *[other] Solo { $made } cortes en esta ronda.
    }
# A correction that changes nothing.
time-bomb-undercover-refuse-no-change = Nada que corregir: ya estaba así.

## Short names of what happened: "Annulé: coupe 3: sécurisé chez Léo", "Dernier fait: …"

# The game's first event.
time-bomb-undercover-recall-started = el comienzo de la partida
# A step was passed.
time-bomb-undercover-recall-roles = cartas de rol preparadas
# As above.
time-bomb-undercover-recall-roles-dealt = roles repartidos
# As above.
time-bomb-undercover-recall-cables = cables preparados
# As above. $round: the round they were laid for.
time-bomb-undercover-recall-laid = cables en la mesa, ronda { $round }
# A Lieu was revealed, or passed over.
time-bomb-undercover-recall-lieu = el lugar
# As above.
time-bomb-undercover-recall-cover = la tapadera: { $shower }
# As above.
time-bomb-undercover-recall-fatality = la ficha de Fatalidad
# Who began.
time-bomb-undercover-recall-starter = primeros alicates: { $cutters }
# A cut. $number: which of its round.
time-bomb-undercover-recall-cut = corte { $number }: { $cable }, de { $seat }
# A correction of cut $number.
time-bomb-undercover-recall-corrected = la corrección del corte { $number }
# The cutters were given to somebody from the menu.
time-bomb-undercover-recall-cutters = los alicates: { $cutters }
# A round's end.
time-bomb-undercover-recall-round-ended = el final de la ronda { $round }
# It is known who won.
time-bomb-undercover-recall-won = la victoria
# Play went on after an end.
time-bomb-undercover-recall-reopened = la partida que sigue
# The row of roles was changed.
time-bomb-undercover-recall-roles-changed = los roles cambiados
# The table went over to a scanner.
time-bomb-undercover-recall-scanner-on = mesa con lector
# The table went over to keys alone.
time-bomb-undercover-recall-scanner-off = mesa sin lector

## Para un solo oído, en la ventana de un asiento

# Solo en el oído de esta persona, al abrirse su ventana tras repartir los roles.
time-bomb-undercover-window-role = Escanea tu rol, arriba a la derecha de la carta.
# Lo mismo, con tapaderas: a partir de cinco. Shadow tiene dos, así que la ventana sigue abierta.
time-bomb-undercover-window-role-cover = Escanea tu rol, arriba a la derecha de la carta, y luego su tapadera, abajo a la derecha. Después, almohadilla.
# Solo en este oído, tras repartir los cables. $dealt: cuántos tiene.
time-bomb-undercover-window-cables = Escanea tus { $dealt } cables.
# Solo en este oído, cuando se le enseña una tapadera. $shower: quién la enseña.
time-bomb-undercover-window-cover = { $shower }: escanea solo la esquina de su carta, la tapadera.
# Solo en este oído, un cable más. $count de $dealt.
time-bomb-undercover-cable-looked = { $count }.
    .full = { $count } de { $dealt }.
# Solo en este oído: su rol.
time-bomb-undercover-role-organisation = La Organización.
# Solo en este oído: su rol.
time-bomb-undercover-role-agence = La Agencia.
# Solo en este oído: su rol.
time-bomb-undercover-role-shadow = Shadow.
# Solo en este oído: una tapadera y nada más.
time-bomb-undercover-cover-red = Rojo.
# Solo en este oído: una tapadera y nada más.
time-bomb-undercover-cover-blue = Azul.
# Solo en este oído: su mano, nunca el orden. $defuse, $secure, $bomb: cuántos. $missing: cables sin escanear.
time-bomb-undercover-own-hand = { $defuse ->
        [0] Ninguno de desactivación
        [1] Uno de desactivación
       *[other] { $defuse } de desactivación
    }, { $secure ->
        [0] ninguno seguro
        [1] uno seguro
       *[other] { $secure } seguros
    }, { $bomb ->
        [0] sin bomba
       *[other] la bomba
    }.{ $missing ->
        [0] { "" }
        [1] { " " }Falta un cable por escanear.
       *[other] { " " }Faltan { $missing } cables por escanear.
    }
# Solo en este oído: esta carta no va en esta ventana. No dice cuál es.
time-bomb-undercover-refuse-window = Etiqueta rechazada: no es para esta escucha.
# Nombre corto, para deshacer: lo que esta persona escuchó. No dice qué. $who: la persona.
time-bomb-undercover-recall-hand = lo escuchado, { $who }
# Etiqueta de una tapadera, solo se oye al terminar la partida.
token-time-bomb-undercover-cover-red = Tapadera roja
# Igual.
token-time-bomb-undercover-cover-blue = Tapadera azul
