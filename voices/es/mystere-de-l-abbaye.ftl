### Mystère à l'Abbaye. French is the source: heard by the whole table, from one loudspeaker, in the middle of talk; what one
### ear alone hears says so. The information comes first. Names are written after a colon, a comma or "chez": never where a
### word would have to change before a vowel. Monks are men; players may be of any gender.
### $who, $asked, $robbed, $taker, $intruder, $owner, $shower, $first, $by, $giver: a player, said as a name or as "joueur 3".
### $people: several. $monk: a monk, by name or number. $trait, $traits, $room, $mass: words of this file.
### A message may have .brief (shorter) and .full (for a first evening, with what to do).

## Names of things

# The game's title: in the lobby and in the list of games.
game-mystere-de-l-abbaye = Misterio en la Abadía
# What a scanned thing is, when it is looked up and nothing is counted. The game box itself.
token-mystere-de-l-abbaye-box = la caja de Misterio en la Abadía
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-mystere-de-l-abbaye-salle = Las salas
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-mystere-de-l-abbaye-trait = Los rasgos
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-mystere-de-l-abbaye-moine = Los monjes
# Rooms of the reference sheet, with the number that is typed for each.
token-mystere-de-l-abbaye-salle-eglise = Iglesia, sala 11
# As above; it is entered from the church.
token-mystere-de-l-abbaye-salle-confessionnal-1 = Confesionario de la iglesia, sala 12
# As above; it is entered from the court.
token-mystere-de-l-abbaye-salle-confessionnal-2 = Confesionario del patio, sala 13
# As above.
token-mystere-de-l-abbaye-salle-scriptorium = Scriptorium, sala 14
# As above.
token-mystere-de-l-abbaye-salle-bibliotheque = Biblioteca, sala 15
# As above.
token-mystere-de-l-abbaye-salle-parloir = Locutorio, sala 16
# As above.
token-mystere-de-l-abbaye-salle-crypte = Cripta, sala 17
# As above.
token-mystere-de-l-abbaye-salle-chapitre = Sala capitular, sala 18
# As above: the cell of the player at seat 1.
token-mystere-de-l-abbaye-salle-cellule-1 = Celda del puesto 1, sala 21
# As above.
token-mystere-de-l-abbaye-salle-cellule-2 = Celda del puesto 2, sala 22
# As above.
token-mystere-de-l-abbaye-salle-cellule-3 = Celda del puesto 3, sala 23
# As above.
token-mystere-de-l-abbaye-salle-cellule-4 = Celda del puesto 4, sala 24
# As above.
token-mystere-de-l-abbaye-salle-cellule-5 = Celda del puesto 5, sala 25
# As above.
token-mystere-de-l-abbaye-salle-cellule-6 = Celda del puesto 6, sala 26
# As above.
token-mystere-de-l-abbaye-salle-cour = Patio, sala 31
# As above.
token-mystere-de-l-abbaye-salle-cloitre = Claustro, sala 32
# As above: any room without effect.
token-mystere-de-l-abbaye-salle-autre = Otra sala vacía, sala 33
# Traits of the reference sheet, with the number that is typed for each.
token-mystere-de-l-abbaye-trait-hospitalier = Templario, rasgo 31
# As above.
token-mystere-de-l-abbaye-trait-franciscain = Franciscano, rasgo 32
# As above.
token-mystere-de-l-abbaye-trait-benedictin = Benedictino, rasgo 33
# As above.
token-mystere-de-l-abbaye-trait-pere = Padre, rasgo 41
# As above.
token-mystere-de-l-abbaye-trait-frere = Hermano, rasgo 42
# As above.
token-mystere-de-l-abbaye-trait-novice = Novicio, rasgo 43
# As above.
token-mystere-de-l-abbaye-trait-avec-capuche = Con capucha, rasgo 51
# As above.
token-mystere-de-l-abbaye-trait-sans-capuche = Sin capucha, rasgo 52
# As above.
token-mystere-de-l-abbaye-trait-barbu = Con barba, rasgo 61
# As above.
token-mystere-de-l-abbaye-trait-glabre = Sin barba, rasgo 62
# As above.
token-mystere-de-l-abbaye-trait-gros = Gordo, rasgo 71
# As above.
token-mystere-de-l-abbaye-trait-maigre = Delgado, rasgo 72
# A monk of the reference sheet, where nothing more is said of him.
token-mystere-de-l-abbaye-moine-01 = Monje 1
# As above.
token-mystere-de-l-abbaye-moine-02 = Monje 2
# As above.
token-mystere-de-l-abbaye-moine-03 = Monje 3
# As above.
token-mystere-de-l-abbaye-moine-04 = Monje 4
# As above.
token-mystere-de-l-abbaye-moine-05 = Monje 5
# As above.
token-mystere-de-l-abbaye-moine-06 = Monje 6
# As above.
token-mystere-de-l-abbaye-moine-07 = Monje 7
# As above.
token-mystere-de-l-abbaye-moine-08 = Monje 8
# As above.
token-mystere-de-l-abbaye-moine-09 = Monje 9
# As above.
token-mystere-de-l-abbaye-moine-10 = Monje 10
# As above.
token-mystere-de-l-abbaye-moine-11 = Monje 11
# As above.
token-mystere-de-l-abbaye-moine-12 = Monje 12
# As above.
token-mystere-de-l-abbaye-moine-13 = Monje 13
# As above.
token-mystere-de-l-abbaye-moine-14 = Monje 14
# As above.
token-mystere-de-l-abbaye-moine-15 = Monje 15
# As above.
token-mystere-de-l-abbaye-moine-16 = Monje 16
# As above.
token-mystere-de-l-abbaye-moine-17 = Monje 17
# As above.
token-mystere-de-l-abbaye-moine-18 = Monje 18
# As above.
token-mystere-de-l-abbaye-moine-19 = Monje 19
# As above.
token-mystere-de-l-abbaye-moine-20 = Monje 20
# As above.
token-mystere-de-l-abbaye-moine-21 = Monje 21
# As above.
token-mystere-de-l-abbaye-moine-22 = Monje 22
# As above.
token-mystere-de-l-abbaye-moine-23 = Monje 23
# As above.
token-mystere-de-l-abbaye-moine-24 = Monje 24
# The card of a monk, in lists of codes.
token-mystere-de-l-abbaye-suspect-01 = Sospechoso 1
# As above.
token-mystere-de-l-abbaye-suspect-02 = Sospechoso 2
# As above.
token-mystere-de-l-abbaye-suspect-03 = Sospechoso 3
# As above.
token-mystere-de-l-abbaye-suspect-04 = Sospechoso 4
# As above.
token-mystere-de-l-abbaye-suspect-05 = Sospechoso 5
# As above.
token-mystere-de-l-abbaye-suspect-06 = Sospechoso 6
# As above.
token-mystere-de-l-abbaye-suspect-07 = Sospechoso 7
# As above.
token-mystere-de-l-abbaye-suspect-08 = Sospechoso 8
# As above.
token-mystere-de-l-abbaye-suspect-09 = Sospechoso 9
# As above.
token-mystere-de-l-abbaye-suspect-10 = Sospechoso 10
# As above.
token-mystere-de-l-abbaye-suspect-11 = Sospechoso 11
# As above.
token-mystere-de-l-abbaye-suspect-12 = Sospechoso 12
# As above.
token-mystere-de-l-abbaye-suspect-13 = Sospechoso 13
# As above.
token-mystere-de-l-abbaye-suspect-14 = Sospechoso 14
# As above.
token-mystere-de-l-abbaye-suspect-15 = Sospechoso 15
# As above.
token-mystere-de-l-abbaye-suspect-16 = Sospechoso 16
# As above.
token-mystere-de-l-abbaye-suspect-17 = Sospechoso 17
# As above.
token-mystere-de-l-abbaye-suspect-18 = Sospechoso 18
# As above.
token-mystere-de-l-abbaye-suspect-19 = Sospechoso 19
# As above.
token-mystere-de-l-abbaye-suspect-20 = Sospechoso 20
# As above.
token-mystere-de-l-abbaye-suspect-21 = Sospechoso 21
# As above.
token-mystere-de-l-abbaye-suspect-22 = Sospechoso 22
# As above.
token-mystere-de-l-abbaye-suspect-23 = Sospechoso 23
# As above.
token-mystere-de-l-abbaye-suspect-24 = Sospechoso 24
# Mass cards.
token-mystere-de-l-abbaye-messe-matines = Misa: Maitines
# As above.
token-mystere-de-l-abbaye-messe-laudes = Misa: Laudes
# As above.
token-mystere-de-l-abbaye-messe-prime = Misa: Prima
# As above.
token-mystere-de-l-abbaye-messe-tierce = Misa: Tercia
# As above.
token-mystere-de-l-abbaye-messe-sexte = Misa: Sexta
# As above.
token-mystere-de-l-abbaye-messe-none = Misa: Nona
# As above.
token-mystere-de-l-abbaye-messe-vepres = Misa: Vísperas
# As above.
token-mystere-de-l-abbaye-messe-complies = Misa: Completas
# A crypt card.
token-mystere-de-l-abbaye-crypte = Carta de cripta: un segundo turno
# Library books; the number is the companion's.
token-mystere-de-l-abbaye-bibliotheque-1 = Libro de la biblioteca, etiqueta 1
# As above.
token-mystere-de-l-abbaye-bibliotheque-2 = Libro de la biblioteca, etiqueta 2
# As above.
token-mystere-de-l-abbaye-bibliotheque-3 = Libro de la biblioteca, etiqueta 3
# As above.
token-mystere-de-l-abbaye-bibliotheque-4 = Libro de la biblioteca, etiqueta 4
# As above.
token-mystere-de-l-abbaye-bibliotheque-5 = Libro de la biblioteca, etiqueta 5
# As above.
token-mystere-de-l-abbaye-bibliotheque-6 = Libro de la biblioteca, etiqueta 6
# As above.
token-mystere-de-l-abbaye-bibliotheque-7 = Libro de la biblioteca, etiqueta 7
# As above.
token-mystere-de-l-abbaye-bibliotheque-8 = Libro de la biblioteca, etiqueta 8
# Scriptorium books.
token-mystere-de-l-abbaye-scriptorium-01 = Libro del scriptorium, etiqueta 1
# As above.
token-mystere-de-l-abbaye-scriptorium-02 = Libro del scriptorium, etiqueta 2
# As above.
token-mystere-de-l-abbaye-scriptorium-03 = Libro del scriptorium, etiqueta 3
# As above.
token-mystere-de-l-abbaye-scriptorium-04 = Libro del scriptorium, etiqueta 4
# As above.
token-mystere-de-l-abbaye-scriptorium-05 = Libro del scriptorium, etiqueta 5
# As above.
token-mystere-de-l-abbaye-scriptorium-06 = Libro del scriptorium, etiqueta 6
# As above.
token-mystere-de-l-abbaye-scriptorium-07 = Libro del scriptorium, etiqueta 7
# As above.
token-mystere-de-l-abbaye-scriptorium-08 = Libro del scriptorium, etiqueta 8
# As above.
token-mystere-de-l-abbaye-scriptorium-09 = Libro del scriptorium, etiqueta 9
# As above.
token-mystere-de-l-abbaye-scriptorium-10 = Libro del scriptorium, etiqueta 10
# As above.
token-mystere-de-l-abbaye-scriptorium-11 = Libro del scriptorium, etiqueta 11
# As above.
token-mystere-de-l-abbaye-scriptorium-12 = Libro del scriptorium, etiqueta 12
# As above.
token-mystere-de-l-abbaye-scriptorium-13 = Libro del scriptorium, etiqueta 13
# As above.
token-mystere-de-l-abbaye-scriptorium-14 = Libro del scriptorium, etiqueta 14
# As above.
token-mystere-de-l-abbaye-scriptorium-15 = Libro del scriptorium, etiqueta 15
# As above.
token-mystere-de-l-abbaye-scriptorium-16 = Libro del scriptorium, etiqueta 16
# As above.
token-mystere-de-l-abbaye-scriptorium-17 = Libro del scriptorium, etiqueta 17
# As above.
token-mystere-de-l-abbaye-scriptorium-18 = Libro del scriptorium, etiqueta 18
# As above.
token-mystere-de-l-abbaye-scriptorium-19 = Libro del scriptorium, etiqueta 19
# As above.
token-mystere-de-l-abbaye-scriptorium-20 = Libro del scriptorium, etiqueta 20
# As above.
token-mystere-de-l-abbaye-scriptorium-21 = Libro del scriptorium, etiqueta 21
# As above.
token-mystere-de-l-abbaye-scriptorium-22 = Libro del scriptorium, etiqueta 22
# As above.
token-mystere-de-l-abbaye-scriptorium-23 = Libro del scriptorium, etiqueta 23
# As above.
token-mystere-de-l-abbaye-scriptorium-24 = Libro del scriptorium, etiqueta 24
# As above.
token-mystere-de-l-abbaye-scriptorium-25 = Libro del scriptorium, etiqueta 25
# As above.
token-mystere-de-l-abbaye-scriptorium-26 = Libro del scriptorium, etiqueta 26
# Events.
token-mystere-de-l-abbaye-evenement-01 = Evento, etiqueta 1
# As above.
token-mystere-de-l-abbaye-evenement-02 = Evento, etiqueta 2
# As above.
token-mystere-de-l-abbaye-evenement-03 = Evento, etiqueta 3
# As above.
token-mystere-de-l-abbaye-evenement-04 = Evento, etiqueta 4
# As above.
token-mystere-de-l-abbaye-evenement-05 = Evento, etiqueta 5
# As above.
token-mystere-de-l-abbaye-evenement-06 = Evento, etiqueta 6
# As above.
token-mystere-de-l-abbaye-evenement-07 = Evento, etiqueta 7
# As above.
token-mystere-de-l-abbaye-evenement-08 = Evento, etiqueta 8
# As above.
token-mystere-de-l-abbaye-evenement-09 = Evento, etiqueta 9
# As above.
token-mystere-de-l-abbaye-evenement-10 = Evento, etiqueta 10
# As above.
token-mystere-de-l-abbaye-evenement-11 = Evento, etiqueta 11
# As above.
token-mystere-de-l-abbaye-evenement-12 = Evento, etiqueta 12
# As above.
token-mystere-de-l-abbaye-evenement-13 = Evento, etiqueta 13
# As above.
token-mystere-de-l-abbaye-evenement-14 = Evento, etiqueta 14
# As above.
token-mystere-de-l-abbaye-evenement-15 = Evento, etiqueta 15
# As above.
token-mystere-de-l-abbaye-evenement-16 = Evento, etiqueta 16
# As above.
token-mystere-de-l-abbaye-evenement-17 = Evento, etiqueta 17
# As above.
token-mystere-de-l-abbaye-evenement-18 = Evento, etiqueta 18
# As above.
token-mystere-de-l-abbaye-evenement-19 = Evento, etiqueta 19
# As above.
token-mystere-de-l-abbaye-evenement-20 = Evento, etiqueta 20
# A trait inside a sentence.
mystere-de-l-abbaye-trait-hospitalier = templario
# As above.
mystere-de-l-abbaye-trait-franciscain = franciscano
# As above.
mystere-de-l-abbaye-trait-benedictin = benedictino
# As above.
mystere-de-l-abbaye-trait-pere = padre
# As above.
mystere-de-l-abbaye-trait-frere = hermano
# As above.
mystere-de-l-abbaye-trait-novice = novicio
# As above.
mystere-de-l-abbaye-trait-avec-capuche = con capucha
# As above.
mystere-de-l-abbaye-trait-sans-capuche = sin capucha
# As above.
mystere-de-l-abbaye-trait-barbu = con barba
# As above.
mystere-de-l-abbaye-trait-glabre = sin barba
# As above.
mystere-de-l-abbaye-trait-gros = gordo
# As above.
mystere-de-l-abbaye-trait-maigre = delgado
# A mass inside a sentence.
mystere-de-l-abbaye-mass-matines = Maitines
# As above.
mystere-de-l-abbaye-mass-laudes = Laudes
# As above.
mystere-de-l-abbaye-mass-prime = Prima
# As above.
mystere-de-l-abbaye-mass-tierce = Tercia
# As above.
mystere-de-l-abbaye-mass-sexte = Sexta
# As above.
mystere-de-l-abbaye-mass-none = Nona
# As above.
mystere-de-l-abbaye-mass-vepres = Vísperas
# As above.
mystere-de-l-abbaye-mass-complies = Completas
# A room inside a sentence, after a colon or a comma.
mystere-de-l-abbaye-room-eglise = iglesia
# As above.
mystere-de-l-abbaye-room-confessionnal-1 = confesionario de la iglesia
# As above.
mystere-de-l-abbaye-room-confessionnal-2 = confesionario del patio
# As above.
mystere-de-l-abbaye-room-scriptorium = scriptorium
# As above.
mystere-de-l-abbaye-room-bibliotheque = biblioteca
# As above.
mystere-de-l-abbaye-room-parloir = locutorio
# As above.
mystere-de-l-abbaye-room-crypte = cripta
# As above.
mystere-de-l-abbaye-room-chapitre = sala capitular
# As above.
mystere-de-l-abbaye-room-cour = patio
# As above.
mystere-de-l-abbaye-room-cloitre = claustro
# As above: any room without effect.
mystere-de-l-abbaye-room-autre = sala vacía
# As above: a figure that went somewhere without effect.
mystere-de-l-abbaye-room-nowhere = un lugar sin efecto
# As above: somebody's cell. $who: whose.
mystere-de-l-abbaye-room-cellule = celda de { $who }
# As above: the cell of a seat where nobody plays. $number: the seat.
mystere-de-l-abbaye-room-cellule-nobody = celda de nadie, puesto { $number }
# A monk whose name nobody has entered. $number: the companion's, 1 to 24, on the reference sheet.
mystere-de-l-abbaye-monk-number = el monje { $number }
# A monk by name, whose rank nobody has entered. $name: the owner's own text.
mystere-de-l-abbaye-monk-name = { $name }
# A monk by rank and name. $name: the owner's own text.
mystere-de-l-abbaye-monk-pere = padre { $name }
# As above.
mystere-de-l-abbaye-monk-frere = hermano { $name }
# As above.
mystere-de-l-abbaye-monk-novice = novicio { $name }
# One of several who may be chosen: "3 Inès". $number: the key.
mystere-de-l-abbaye-seat = { $number }: { $who }
# One card of a hand, in order, in one ear. $number: its place.
mystere-de-l-abbaye-card = { $number }: { $monk }

## The set-up, one step after the other; each is said when it is reached, and again by "where are we?"

# The first line of a game, after the roll call. $players: how many play.
mystere-de-l-abbaye-started = Empezamos: sois { $players }. Almohadilla: paso siguiente.
# Right after it, where the owner's sheet of suspects is not whole. $named of $monks have a name, $full all five traits.
mystere-de-l-abbaye-sheet = La hoja de sospechosos está incompleta: { $named } nombres de { $monks }, { $full } monjes con sus cinco rasgos. Se puede jugar: de los demás diré el número. Para completarla, después de la partida: el comando teach.
    .brief = Hoja de sospechosos: { $named } nombres, { $full } monjes completos de { $monks }.
# At the start, where the box's owner has not told of every room which others touch it. $told: of how many.
mystere-de-l-abbaye-ways-untold = { $told ->
        [0] No sé qué salas se tocan
       *[other] No sé de todas las salas cuáles se tocan
    }: lo dice el tablero. Para enseñármelo, después de la partida: el comando teach.
    .brief = { $told ->
        [0] No sé qué salas se tocan.
       *[other] No sé de todas las salas cuáles se tocan.
    }
# What to lay out. $library, $events: 1 where these piles are used, 0 where a variant leaves them out.
mystere-de-l-abbaye-step-prepare = Todas las figuras en la iglesia. Un cuaderno y una hoja por persona. Barajad cada pila aparte: scriptorium{ $library ->
        [0] { "" }
       *[other] , biblioteca
    }{ $events ->
        [0] { "" }
       *[other] , eventos
    }. Las cartas de cripta en su casilla. Almohadilla.
    .brief = Figuras en la iglesia, cuadernos, pilas barajadas. Almohadilla.
# The suspects' cards. $parlour: how many lie on the parlour's pile; $hand: how many for each player.
mystere-de-l-abbaye-step-deal = Barajad los 24 sospechosos. Uno bajo el tablero, sin mirarlo: es el culpable. { $parlour } en el locutorio, boca abajo. { $hand } por persona. Almohadilla cuando estén repartidos.
    .brief = Sospechosos: uno bajo el tablero, { $parlour } en el locutorio, { $hand } por persona. Almohadilla.
# Who plays first; a number is asked. $players: the highest seat.
mystere-de-l-abbaye-ask-starter = ¿Quién empieza? Tirad un dado y teclead el puesto, del 1 al { $players }. 7: tiro yo.
    .full = ¿Quién empieza? Tirad un dado y teclead el puesto de su color, del 1 al { $players }. Un color que no juega: se vuelve a tirar, como en cada tirada de la partida. 7: tiro yo.
# The answer to it.
mystere-de-l-abbaye-starter = { $who } empieza.
# Two dice are rolled for who was last in the two confessionals. $starter: the first player.
mystere-de-l-abbaye-ask-confessor-1 = { $starter } se queda la campana y las misas. Tirad dos dados para los confesionarios. ¿Quién se confesó por última vez junto a la iglesia? Su puesto. 7: tiro los dos.
    .brief = Confesionario de la iglesia: ¿qué puesto? 7: tiro los dos.
# The second one; it must be somebody else.
mystere-de-l-abbaye-ask-confessor-2 = ¿Y en el confesionario del patio? Otro puesto. 7: tiro yo.
# Who was last in the church's confessional.
mystere-de-l-abbaye-confessor-1 = Confesionario de la iglesia: { $who }.
# Who was last in the court's confessional.
mystere-de-l-abbaye-confessor-2 = Confesionario del patio: { $who }.
# Both at once, when the companion rolled.
mystere-de-l-abbaye-confessors = Confesionario de la iglesia: { $church }. Del patio: { $court }.

## Turns

# The first player's turn begins: before the figure is touched, the bell. $to: the space it goes to.
mystere-de-l-abbaye-step-bell = { $who }: primero la campana, en { $to }. Tecla A.
    .brief = { $who }: campana en { $to }. Tecla A.
    .full = Juega { $who }. Antes de tocar la figura, pon la campana en la casilla { $to } y pulsa la tecla A.
# The same, when the bell stands on its last space: it is rung.
mystere-de-l-abbaye-step-ring = { $who }: toca a misa, { $mass }. Tecla A.
# The bell was moved. $to: where it stands now.
mystere-de-l-abbaye-bell = Campana en { $to }.
# A room was given before the bell was moved. A means that the figure was not touched; the digit takes # after it.
mystere-de-l-abbaye-ask-forgotten = La campana no se ha movido. Si la figura tampoco: tecla A. Si alguien ya la ha tocado: 4, luego almohadilla, penitencia.
    .brief = { $who }: tecla A, si la figura no se ha movido. Si no, 4 y luego almohadilla.
# A turn. $steps: at most so many spaces.
mystere-de-l-abbaye-step-move = { $who }, { $steps ->
        [2] una o dos
       *[other] una, dos o tres
    } casillas.
    .full = { $who }, { $steps ->
        [2] una o dos
       *[other] una, dos o tres
    } casillas: es obligatorio, y sin volver a la salida. Escanea la sala o teclea su número. Almohadilla: un lugar sin efecto y sin nadie.
# The second turn of a crypt card.
mystere-de-l-abbaye-step-again = { $who } vuelve a jugar, { $steps ->
        [2] una o dos
       *[other] una, dos o tres
    } casillas.
# A figure stands in a room: what was scanned or typed.
mystere-de-l-abbaye-moved = { $who }, { $room }.
# The same, on a space without effect.
mystere-de-l-abbaye-moved-nowhere = { $who }, un lugar sin efecto.
    .brief = { $who }, sin efecto.
# A turn is spent in penance and passes by itself; in the church, figures that were sent there stay silent.
mystere-de-l-abbaye-skipped = { $who } reza y pierde este turno. En silencio mientras la figura siga en la iglesia.
    .brief = { $who } reza y pierde este turno.
# A room of several spaces where somebody is: on the same one? $people: seat and name of who is, or may be, in that room.
mystere-de-l-abbaye-ask-who = ¿Quién está en la misma casilla? { $people }. Nadie: almohadilla.
# Several are met: one of them is asked. $people: seat and name of each.
mystere-de-l-abbaye-ask-whom = ¿A quién pregunta { $who }? { $people }.
# A question has to be asked aloud; then how it was taken is told.
mystere-de-l-abbaye-ask-question = { $who } pregunta a { $asked }. La respuesta, y la pregunta de vuelta: almohadilla cuando esté todo dicho. Voto de silencio: 2.
    .brief = { $who } pregunta a { $asked }. Todo dicho: almohadilla. Silencio: 2.
    .full = { $who } debe preguntar a { $asked }. Vale cualquier pregunta, menos la que obligue a nombrar a un sospechoso. La respuesta es exacta, y quien contesta puede preguntar a su vez: almohadilla cuando esté todo dicho. Voto de silencio, dicho en voz alta: 2.
# A figure comes into the church, and those who are there do penance: nobody is asked. $people: they.
mystere-de-l-abbaye-not-asked = Sin pregunta: en penitencia en la iglesia, { $people }.
# After an answer, and after the question back, if there was one. $asked has answered.
mystere-de-l-abbaye-answered = { $asked } ha contestado.
# The gesture of the finger on the mouth, said for those who do not see it.
mystere-de-l-abbaye-vow = Voto de silencio: { $asked }.

## Rooms

# A confessional or a cell: a card is drawn blindly. $cards: how many $robbed holds.
mystere-de-l-abbaye-step-rob = { $cards ->
        [1] { $robbed } tiene una carta, { $who } se la queda
       *[other] { $robbed } tiene { $cards } cartas, { $who } coge una al azar
    }. Almohadilla. 7: saco un número.
    .brief = { $cards ->
        [1] { $robbed }: una carta
       *[other] { $robbed }: una de sus { $cards } cartas
    }, para { $who }. Almohadilla, o si no, 7.
# A card was drawn.
mystere-de-l-abbaye-taken = { $taker } coge una carta, { $robbed } pierde una.
    .brief = { $taker } coge una carta.
# The same, when the companion drew which. $number: counted from the left of the hand of $robbed.
mystere-de-l-abbaye-taken-number = { $robbed }: carta { $number }, contando desde su izquierda. { $taker } la coge.
# Whoever was in a confessional turns its die.
mystere-de-l-abbaye-confessed = { $who } gira el dado del confesionario.
# Nobody's card can be taken there: the last visitor holds none, or is the same player.
mystere-de-l-abbaye-confessed-nothing = Aquí no hay ninguna carta que tomar.
# One's own cell, empty.
mystere-de-l-abbaye-own-cell = Su propia celda: nada.
# The owner of the cell holds no card.
mystere-de-l-abbaye-empty-hand = { $who } no tiene cartas.
# The owner enters a cell where somebody is.
mystere-de-l-abbaye-caught = ¡{ $intruder }, con las manos en la masa!
# The card that was taken in this cell goes back; if it is gone, a blind one.
mystere-de-l-abbaye-ask-caught = { $intruder } devuelve la carta cogida aquí, la recibe { $owner }: almohadilla. Si ya no la tiene, otra al azar: 7, saco yo.
    .brief = { $intruder } devuelve la carta, la recibe { $owner }: almohadilla. Otra: 7.
# The stolen card went back.
mystere-de-l-abbaye-returned = { $owner } ha recuperado su carta.
# Another one, which the companion drew. $number: counted from the left of the hand of $intruder.
mystere-de-l-abbaye-returned-number = { $intruder }: carta { $number }, contando desde su izquierda. { $owner } la coge.
# No card was taken in this cell, or none is left.
mystere-de-l-abbaye-returned-none = { $intruder } no tiene nada que devolver.
# The scriptorium. A book with a star is kept, unread.
mystere-de-l-abbaye-step-book = { $who } roba un libro. Una estrella en el sello: 1, queda en secreto. Si no, se lee en voz alta: escanéalo, o almohadilla una vez hecho.
    .brief = { $who }, un libro. Estrella: 1. Si no, escaneo o almohadilla.
# A starred book is kept. $books: how many this player keeps now.
mystere-de-l-abbaye-book-kept = { $books ->
        [1] { $who } tiene un libro en reserva
       *[other] { $who } tiene { $books } libros en reserva
    }.
# The same, where nobody has entered the seals of all books: no scan, which would be refused.
mystere-de-l-abbaye-step-book-aloud = { $who } roba un libro. Una estrella en el sello: 1, queda en secreto. Si no, léelo en voz alta, y luego almohadilla.
    .brief = { $who }, un libro. Estrella: 1. Si no, en voz alta, y luego almohadilla.
# The library: the book is read aloud and applied.
mystere-de-l-abbaye-step-read = { $who } roba un libro de la biblioteca, una vez por partida, lo lee en voz alta y lo aplica enseguida: escanéalo, o almohadilla una vez hecho.
    .brief = { $who }, un libro de la biblioteca: escaneo o almohadilla.
# A book or an event in its owner's words.
mystere-de-l-abbaye-card-name-text = { $name }. { $text }
# The same, without a name.
mystere-de-l-abbaye-card-text = { $text }
# The same, without a text.
mystere-de-l-abbaye-card-name = { $name }. Su texto aún no está registrado: leed la carta en voz alta.
# The same, with nothing entered.
mystere-de-l-abbaye-card-blank = Esta carta aún no está registrada: leedla en voz alta.
# What was read is being done; a die may be needed.
mystere-de-l-abbaye-step-apply = Aplicadlo. Un dado: 7, tiro yo. Almohadilla cuando esté hecho.
    .brief = Aplicadlo. Almohadilla.
    .full = Aplicadlo. Un dado en el sello: 7, tiro yo. Si cambian las manos: menú. Almohadilla cuando esté hecho.
# The same, for an event: its die names a player or a room, as its text says.
mystere-de-l-abbaye-step-apply-event = Aplicadlo. Un dado: 7, una persona; 8, una sala. Almohadilla cuando esté hecho.
    .brief = Aplicadlo. Almohadilla.
    .full = Aplicadlo. Un dado en el sello: 7, saco una persona; 8, una sala. Si cambian las manos: menú. Almohadilla cuando esté hecho.
# The die that the companion rolled names a player.
mystere-de-l-abbaye-die = El dado: { $who }.
# The die that the companion rolled names a room, for an event.
mystere-de-l-abbaye-die-room = El dado: { $room }.
# A kept book was scanned at the table. It is not read before its player is told.
mystere-de-l-abbaye-ask-book-whose = Un libro en reserva. ¿Quién lo juega? Su puesto. Almohadilla: nadie, sigue en secreto.
    .brief = ¿Quién juega este libro? Su puesto. Almohadilla: nadie.
# Nobody plays it.
mystere-de-l-abbaye-book-unread = Nadie lo juega.
# From the menu: somebody plays a kept book that was not scanned yet.
mystere-de-l-abbaye-step-book-played = { $who } juega un libro en reserva. Escanéalo, o almohadilla cuando esté leído.
    .brief = { $who }, un libro en reserva: escanéalo, o almohadilla ya leído.
# A kept book is played.
mystere-de-l-abbaye-book-used = { $who } juega un libro.
# The parlour: the top card goes to this player's hand. $left: on the pile.
mystere-de-l-abbaye-parlour = { $who } coge la primera carta de la pila. { $left ->
        [0] No queda ninguna
        [1] Queda una
       *[other] Quedan { $left }
    }.
    .brief = { $who } coge una carta. { $left ->
        [0] No queda ninguna
        [1] Queda una
       *[other] Quedan { $left }
    }.
# The pile is empty: two rooms change.
mystere-de-l-abbaye-pile-empty = ¡Pila vacía! En el locutorio ahora se pide ver una carta. En la sala capitular se puede acusar.
# The empty parlour. One may ask somebody to show a card, not to give it.
mystere-de-l-abbaye-ask-show-whom = { $who } puede pedir ver una carta, sin quedársela. ¿De quién? Su puesto. Almohadilla: de nadie.
    .brief = { $who } quiere ver una carta: ¿de quién? Si no, almohadilla.
# What kind of card: a trait by scan or by its number.
mystere-de-l-abbaye-ask-trait = { $asked }: ¿qué carta? Un rasgo: un escaneo, o su número.
# A second trait may be asked for. $trait: the first. $asked: of whom.
mystere-de-l-abbaye-ask-trait-2 = { $asked }: { $trait }. ¿Un segundo rasgo? Si no, almohadilla.
# Whether a card is shown. $traits: what was asked for.
mystere-de-l-abbaye-ask-shown = { $asked }: ¿{ $traits }? Enseña una: almohadilla. Ninguna: 2.
    .full = { $asked }: ¿{ $traits }? Si tienes, enseña una, y solo una: almohadilla. Ninguna: 2.
# A card was shown to one player alone.
mystere-de-l-abbaye-shown = { $asked } enseña una carta a { $who }.
# There is no such card in that hand.
mystere-de-l-abbaye-shown-none = { $asked } no tiene ninguna.
# The crypt: a card for a second turn later.
mystere-de-l-abbaye-crypt-taken = { $who } tiene una carta de cripta.
    .full = { $who } tiene una carta de cripta: un segundo turno, justo después de uno normal.
# The crypt, for somebody who holds a crypt card already.
mystere-de-l-abbaye-crypt-held = Ya tiene una carta de cripta: no hay segunda.
# By hand: this player holds no crypt card.
mystere-de-l-abbaye-crypt-gone = { $who } no tiene carta de cripta.
# After a normal turn of somebody who holds a crypt card. The digit takes # after it.
mystere-de-l-abbaye-ask-crypt = { $who } tiene una carta de cripta. Jugar otra vez: 1, luego almohadilla. Si no, almohadilla.
    .brief = { $who }, carta de cripta: 1, luego almohadilla. Si no, almohadilla.
# The same, where the turn that it gives would be the one that a penance skips.
mystere-de-l-abbaye-ask-crypt-penance = { $who } tiene una carta de cripta. Jugarla gasta ahora el turno de penitencia: 1, luego almohadilla. Si no, almohadilla.
    .brief = { $who }, carta de cripta para la penitencia: 1, luego almohadilla. Si no, almohadilla.
# It is played.
mystere-de-l-abbaye-crypt-used = Carta de cripta bajo la pila.

## The chapter hall

# The chapter hall while the parlour's pile is not empty.
mystere-de-l-abbaye-step-chapter-pile = { $who } puede hacer una revelación: un rasgo, escaneo o número. Almohadilla: nada.
    .brief = { $who } revela un rasgo. Si no, almohadilla.
    .full = { $who } puede hacer una revelación: un solo rasgo del culpable, positivo. Un escaneo, o su número. Todavía no se acusa: quedan cartas en el locutorio. Almohadilla: nada.
# The chapter hall when accusations are open.
mystere-de-l-abbaye-step-chapter = { $who } revela un rasgo o acusa a un monje: escaneo o número. 80: acusar por los rasgos. Almohadilla: nada.
    .brief = { $who } revela o acusa. Si no, almohadilla.
    .full = { $who } revela un rasgo o acusa a un monje. Un escaneo, o un número: monjes del 01 al 24, u 80, por los rasgos. Los números de los rasgos: tecla 9. Almohadilla: nada.
# A revelation, to be written down.
mystere-de-l-abbaye-revealed = Revelación: { $trait }. { $who }.
# A revelation was typed; it is made only after #. Star takes it back.
mystere-de-l-abbaye-ask-reveal = { $who } revela: ¿{ $trait }? Almohadilla: sí. Asterisco: no.
# An accusation was typed, scanned, or told by traits; it is made only after #. Star takes it back.
mystere-de-l-abbaye-ask-accuse = { $who } acusa: ¿{ $monk }? Almohadilla: sí. Asterisco: no.
# The accused is told by traits; a number is asked, # leaves it open.
mystere-de-l-abbaye-ask-accused-order = ¿Su orden? Templario: 1. Franciscano: 2. Benedictino: 3. Almohadilla: no se sabe.
# As above.
mystere-de-l-abbaye-ask-accused-rank = ¿Su rango? Padre: 1. Hermano: 2. Novicio: 3.
# As above.
mystere-de-l-abbaye-ask-accused-hood = ¿Capucha? Sí: 1. No: 2.
# As above.
mystere-de-l-abbaye-ask-accused-face = ¿Su cara? Con barba: 1. Sin barba: 2.
# As above.
mystere-de-l-abbaye-ask-accused-build = ¿Su complexión? Gordo: 1. Delgado: 2.
# The traits name nobody on the sheet.
mystere-de-l-abbaye-nobody-fits = Ningún monje de la hoja es así.
# The traits do not name one monk alone: too few were told, or the sheet does not tell enough. $monks: who it may be.
mystere-de-l-abbaye-several-fit = { $count ->
        [1] No puedo decirlo con certeza, la hoja está incompleta. Quizás
       *[other] Hay varios monjes posibles
    }: { $monks }. Decid un nombre o un número.
# As above, when there are too many to be named. $monks: how many.
mystere-de-l-abbaye-many-fit = Hay { $monks } monjes posibles. Decid un nombre o un número.
# An accusation: whoever holds that card must show it to all.
mystere-de-l-abbaye-ask-clear = { $who } acusa: { $monk }. Quien tenga su carta la enseña a toda la mesa. ¿Su puesto? Nadie: almohadilla.
    .brief = { $who } acusa: { $monk }. ¿Quién tiene su carta? Nadie: almohadilla.
# The card that is shown to all was scanned, and it is the one.
mystere-de-l-abbaye-verified = Es él: { $monk }. ¿Quién tenía la carta? Su puesto.
# A wrong accusation. It interrupts everything.
mystere-de-l-abbaye-cleared = Inocente: { $monk }. { $by } tiene su carta.
# What a wrong accusation costs.
mystere-de-l-abbaye-cleared-score = { $who } pierde 2 puntos.
# Nobody clears the accused.
mystere-de-l-abbaye-step-culprit = Nadie lo exculpa: { $monk }. Dad la vuelta a la carta bajo el tablero: escaneadla, o dos cifras. Almohadilla si es él.
    .brief = La carta bajo el tablero: escaneo, o dos cifras. Si es { $monk }: almohadilla.
# The accusation was right: the end. It interrupts everything.
mystere-de-l-abbaye-culprit = El culpable: ¡{ $monk }! Lo encontró { $who }.
# The card under the board is another: the accuser held the card of the accused. Everybody has seen it, so this is the end.
mystere-de-l-abbaye-culprit-other = El culpable: { $monk }, y no { $accused }. { $who } tenía esa carta. Acusación falsa, fin de la partida.
# The score needs what the sheet does not tell of the culprit. A number is asked; # leaves it open.
mystere-de-l-abbaye-ask-culprit-order = Para la puntuación, ¿la orden del culpable? Templario: 1. Franciscano: 2. Benedictino: 3. Almohadilla: no se sabe.
# As above.
mystere-de-l-abbaye-ask-culprit-rank = ¿Su rango? Padre: 1. Hermano: 2. Novicio: 3. Almohadilla: no se sabe.
# As above.
mystere-de-l-abbaye-ask-culprit-hood = ¿Capucha? Sí: 1. No: 2. Almohadilla: no se sabe.
# As above.
mystere-de-l-abbaye-ask-culprit-face = ¿Su cara? Con barba: 1. Sin barba: 2. Almohadilla: no se sabe.
# As above.
mystere-de-l-abbaye-ask-culprit-build = ¿Su complexión? Gordo: 1. Delgado: 2. Almohadilla: no se sabe.

## What may be answered, one by one: read on a page, not heard

# Answers to questions, where they are named one by one (the buttons of a page). The figure was touched before the bell: 4.
mystere-de-l-abbaye-choice-touched = se ha tocado la figura
# How a question was taken: 1.
mystere-de-l-abbaye-choice-answer = una respuesta
# As above: 2.
mystere-de-l-abbaye-choice-vow = voto de silencio
# A scriptorium book with a star: 1.
mystere-de-l-abbaye-choice-keep = en reserva, en secreto
# What the companion draws for an event: 7, somebody at the table.
mystere-de-l-abbaye-choice-die = una persona
# As above: 8, a room of the board.
mystere-de-l-abbaye-choice-room = una sala
# The parlour: 1, whoever was asked showed a card.
mystere-de-l-abbaye-choice-shown = enseña una
# As above: 2.
mystere-de-l-abbaye-choice-not-shown = ninguna carta
# The chapter hall: 80, the accused is told trait by trait.
mystere-de-l-abbaye-choice-traits = por los rasgos
# With a crypt card: 1, a second turn.
mystere-de-l-abbaye-choice-again = jugar otra vez

## Penance

# Caught in another's cell: to the church, and a turn is skipped.
mystere-de-l-abbaye-penance-cell = Penitencia: { $who } va a la iglesia y pierde su próximo turno.
    .brief = Penitencia: { $who }, a la iglesia, y un turno sin jugar.
    .full = Penitencia: { $who } va a la iglesia y pierde su próximo turno. Ni preguntas ni respuestas mientras la figura siga allí.
# After a wrong accusation.
mystere-de-l-abbaye-penance-accusation = Penitencia: { $who } va a la iglesia y pierde su próximo turno.
# The bell was forgotten: this turn is over, and the next one is skipped.
mystere-de-l-abbaye-penance-bell = Penitencia, por la campana: { $who } va a la iglesia, pierde este turno y el próximo.
# The same, by the setting that makes the running turn the skipped one.
mystere-de-l-abbaye-penance-bell-now = Penitencia, por la campana: { $who } va a la iglesia y pierde este turno.
# The table has agreed on it.
mystere-de-l-abbaye-penance-consent = Penitencia, de común acuerdo: { $who } va a la iglesia y pierde un turno.
    .brief = Penitencia: { $who }, a la iglesia, y un turno sin jugar.
# A penance is taken back.
mystere-de-l-abbaye-pardoned = Fin de la penitencia: { $who }.

## Masses

# The bell is rung. It interrupts everything.
mystere-de-l-abbaye-rung = ¡Suena la campana! Misa: { $mass }. Todas las figuras a la iglesia.
# Right after it: who reads by ear may choose there what to pass on. $people: their names.
mystere-de-l-abbaye-may-choose = Para elegir al oído: { $people }. Tecla C y el puesto.
# How many cards are passed on is printed on the mass card, and nobody has entered it. A number is asked.
mystere-de-l-abbaye-ask-mass-cards = ¿Cuántas cartas se pasan? Está escrito en la carta: { $mass }. Del 0 al 9.
    .brief = { $mass }: ¿cuántas cartas, del 0 al 9?
# Everybody lays so many cards to the left, at the same time. $cards: how many.
mystere-de-l-abbaye-step-mass = Cada persona deja a su izquierda, boca abajo, { $cards ->
        [0] ninguna carta
        [1] una carta
       *[other] { $cards } cartas
    }. Quien tenga menos las da todas. Almohadilla cuando estén todas en la mesa.
    .brief = A la izquierda, { $cards ->
        [0] ninguna carta
        [1] una carta
       *[other] { $cards } cartas
    }, boca abajo. Almohadilla.
# The piles are taken up.
mystere-de-l-abbaye-passed = Coged las cartas recibidas y quedáoslas.
    .brief = Coged vuestras cartas.
# The event of a mass.
mystere-de-l-abbaye-step-event = Robad un evento y aplicadlo enseguida. Un escaneo, o en voz alta y luego almohadilla. Un dado: 7, una persona; 8, una sala.
    .brief = Un evento: escaneo o almohadilla.
    .full = Robad un evento y aplicadlo enseguida. Un escaneo, o en voz alta y luego almohadilla. Un dado en el sello: 7, saco una persona; 8, una sala. Si lo tiráis vosotros: un color que no juega, se vuelve a tirar.
# Who is first player now, and the next mass. $mass: its name.
mystere-de-l-abbaye-mass-over = { $first } se queda la campana y las misas. Próxima misa: { $mass }.
# Right after it, where somebody's penance goes on past the mass. $people: whose next turn is skipped.
mystere-de-l-abbaye-still-penance = Aún un turno de penitencia: { $people }.
# People who take in secrets by ear have a card to hear. $people: their names.
mystere-de-l-abbaye-new-cards = Por escuchar: { $people }. Tecla C y el puesto.
    .brief = Por escuchar: { $people }.

## The end

# The score sheet, line by line. A right revelation. $points: its points.
mystere-de-l-abbaye-score-right = { $who }, { $trait }: cierto, { $points } puntos.
# A wrong one. $points: what it costs.
mystere-de-l-abbaye-score-wrong = { $who }, { $trait }: falso, menos { $points }.
# Nobody could tell.
mystere-de-l-abbaye-score-unknown = { $who }, { $trait }: no se sabe, sin puntos.
# The right accusation.
mystere-de-l-abbaye-score-found = { $who }, el culpable: { $points } puntos.
# A wrong accusation.
mystere-de-l-abbaye-score-accused = { $who }, acusación falsa, { $monk }: menos { $points }.
# A player's sum.
mystere-de-l-abbaye-score = { $who }: { $points ->
        [0] ningún punto
        [1] un punto
       *[other] { $points } puntos
    }.
# A sum below nought.
mystere-de-l-abbaye-score-minus = { $who }: menos { $points }.
# Who wins.
mystere-de-l-abbaye-won = Victoria: { $who }.
# A tie, decided for whoever found the culprit.
mystere-de-l-abbaye-won-tie = Empate. Gana quien encontró al culpable: { $who }.
# A tie that nothing decides.
mystere-de-l-abbaye-won-together = Empate: { $people }.

## Corrections, from the menu

# A hand's size was put right.
mystere-de-l-abbaye-hand-set = { $who }: { $cards ->
        [0] ninguna carta
        [1] una carta
       *[other] { $cards } cartas
    }.
# A card changed hands by a printed card.
mystere-de-l-abbaye-card-moved = { $giver } da una carta, { $taker } la recibe.
# The parlour's pile was put right.
mystere-de-l-abbaye-pile = Pila del locutorio: { $left ->
        [0] vacía
        [1] una carta
       *[other] { $left } cartas
    }.
# Mass and bell were put right. $to: the bell's space, 0 where it was just received.
mystere-de-l-abbaye-bell-set = Misa: { $mass }. { $to ->
        [0] Campana por poner
       *[other] Campana en { $to }
    }.
# The number of kept books was put right.
mystere-de-l-abbaye-books-set = { $books ->
        [0] { $who } no tiene ningún libro en reserva
        [1] { $who } tiene un libro en reserva
       *[other] { $who } tiene { $books } libros en reserva
    }.
# An entry of the menu.
mystere-de-l-abbaye-menu-penance = una penitencia
# As above.
mystere-de-l-abbaye-menu-card-moved = una carta cambia de mano
# As above.
mystere-de-l-abbaye-menu-use-book = jugar un libro en reserva
# As above.
mystere-de-l-abbaye-menu-revelations = oír otra vez las revelaciones
# As above.
mystere-de-l-abbaye-menu-pardon = levantar una penitencia
# As above.
mystere-de-l-abbaye-menu-place = mover una figura
# As above.
mystere-de-l-abbaye-menu-pile = la pila del locutorio
# As above.
mystere-de-l-abbaye-menu-books = los libros en reserva
# As above.
mystere-de-l-abbaye-menu-crypt = una carta de cripta
# As above.
mystere-de-l-abbaye-menu-bell = la misa y la campana
# As above.
mystere-de-l-abbaye-menu-turn = a quién le toca
# A question of a menu entry: whose?
mystere-de-l-abbaye-ask-seat = ¿Qué puesto?
# Who gives the card.
mystere-de-l-abbaye-ask-from-seat = ¿De qué puesto?
# Who gets it.
mystere-de-l-abbaye-ask-to-seat = ¿A qué puesto?
# How many cards a hand holds.
mystere-de-l-abbaye-ask-size = ¿Cuántas cartas en la mano? Luego almohadilla.
# Where a figure stands: a room's number.
mystere-de-l-abbaye-ask-room = ¿Qué número de sala?
# How many cards lie on the parlour's pile.
mystere-de-l-abbaye-ask-pile = ¿Cuántas cartas en el locutorio?
# How many books somebody keeps.
mystere-de-l-abbaye-ask-books = ¿Cuántos libros en reserva?
# Whether somebody holds a crypt card.
mystere-de-l-abbaye-ask-crypt-held = ¿Una carta de cripta? Sí: 1. No: 2.
# Which mass card lies on top.
mystere-de-l-abbaye-ask-mass = ¿Qué misa? Maitines: 1. Laudes: 2. Prima: 3. Tercia: 4. Sexta: 5. Nona: 6. Vísperas: 7. Completas: 8.
# Where the bell stands.
mystere-de-l-abbaye-ask-bell = La campana, del 1 al 4. Todavía sin poner: 0.

## Where are we

# D: mass, bell and pile. $bell: 0 where the first player has just received it.
mystere-de-l-abbaye-status = { $mass }, { $bell ->
        [0] campana por poner
       *[other] campana en { $bell }
    }. Locutorio: { $pile ->
        [0] pila vacía
        [1] una carta
       *[other] { $pile } cartas
    }.
# D: which rooms touch the one where the figure is. $ways: the words of the box's owner.
mystere-de-l-abbaye-ways = Desde aquí: { $ways }
# The room of the figure, scanned once more.
mystere-de-l-abbaye-room-heard = { $room }. Desde aquí: { $ways }
# D, while a mass is said: it is nobody's turn.
mystere-de-l-abbaye-status-mass = Se está celebrando la misa: { $mass }.
# D: the bell was forgotten, and the turn is lost.
mystere-de-l-abbaye-status-lost = Turno perdido, por la campana.
# D, while the accused is told by traits: those told so far.
mystere-de-l-abbaye-status-given = Ya dicho: { $traits }.
# D, while the score still needs a trait of the culprit.
mystere-de-l-abbaye-status-culprit = Culpable: { $monk }.
# D twice: this turn was given by a crypt card.
mystere-de-l-abbaye-status-extra = Segundo turno, por una carta de cripta.
# D twice, once for each player: where the figure stands, and what lies there for all to see. $crypt, $library: 1 or 0. $penance: 2 in penance, 1 silent in the church, 0 neither.
mystere-de-l-abbaye-status-player = { $who }: { $room }, { $cards ->
        [0] ninguna carta
        [1] una carta
       *[other] { $cards } cartas
    }{ $books ->
        [0] { "" }
        [1] , un libro en reserva
       *[other] , { $books } libros en reserva
    }{ $crypt ->
        [0] { "" }
       *[other] , una carta de cripta
    }{ $library ->
        [0] { "" }
       *[other] , ya estuvo en la biblioteca
    }{ $penance ->
        [0] { "" }
        [1] , en silencio en la iglesia
       *[other] , en penitencia
    }.
# D twice, in the set-up. $people: all names, clockwise.
mystere-de-l-abbaye-status-seats = Alrededor de la mesa, hacia la izquierda: { $people }.
# D twice: who has the bell.
mystere-de-l-abbaye-status-first = La campana la tiene { $who }.
# D twice: what the mass card that lies on top says. $cards: how many are passed on at it.
mystere-de-l-abbaye-status-mass-cards = { $cards ->
        [0] En esta misa no se pasará ninguna carta
        [1] En esta misa se pasará una carta
       *[other] En esta misa se pasarán { $cards } cartas
    }.
# D twice: who was last in the confessionals.
mystere-de-l-abbaye-status-confessors = Últimas confesiones. Iglesia: { $church }. Patio: { $court }.
# D twice: the library's test for the player whose turn it is.
mystere-de-l-abbaye-library-open = { $who } puede entrar en la biblioteca.
# The same, when it is closed to that player.
mystere-de-l-abbaye-library-closed = { $who } no puede entrar en la biblioteca.
# D twice, or from the menu.
mystere-de-l-abbaye-no-revelations = Todavía no hay revelaciones.
# D twice, or from the menu.
mystere-de-l-abbaye-revelations = Revelaciones: { $revelations }.
# One of these.
mystere-de-l-abbaye-revelation = { $trait } por { $who }
# D twice: a wrong accusation. $points: what it cost. $by: who has shown the card.
mystere-de-l-abbaye-status-cleared = Inocente: { $monk }. Acusación: { $who }, menos { $points } puntos. Carta: { $by }.
# A monk of the reference sheet, looked up at the table, with all five traits.
mystere-de-l-abbaye-monk = { $monk }: { $traits }.
# The same, where the sheet does not tell them all.
mystere-de-l-abbaye-monk-part = { $monk }: { $traits }. Lo demás no está registrado.
# The same, where it tells no trait.
mystere-de-l-abbaye-monk-blank = { $monk }. Sus rasgos no están registrados.

## In one ear alone

# What this window is for. $heard of the hand's $size cards are known.
mystere-de-l-abbaye-window-hand = { $heard ->
        [0] Escanea tus { $size } cartas, en el orden en que las tienes
        [1] Conozco una carta de { $size }. Escanea las nuevas
       *[other] Conozco { $heard } cartas de { $size }. Escanea las nuevas
    }.
# The same, when all $size cards of the hand are known.
mystere-de-l-abbaye-window-known = Ya conozco tus { $size } cartas. Una cifra, desde la izquierda, repite esa carta. Tecla D: todas.
# The same, when cards have left the hand and nobody told which. $gone: how many.
mystere-de-l-abbaye-window-gone = { $gone ->
        [1] Se ha ido una carta conocida
       *[other] Se han ido { $gone } cartas conocidas
    }, y no sé cuál. Para quitarla: 9, 9, almohadilla, 7. O escanea las nuevas.
# During a mass: what is scanned now is what this player lays to the left. $cards: how many.
mystere-de-l-abbaye-window-give = Escanea { $cards ->
        [1] la carta
       *[other] las { $cards } cartas
    } que das a la izquierda. Tecla D: tu mano.
# A card is being shown in the parlour. $shower: by whom.
mystere-de-l-abbaye-window-shown = Escanea la carta que enseña { $shower } y devuélvela.
# A book was drawn in the scriptorium.
mystere-de-l-abbaye-window-book = Escanea el libro.
# The accused is in this player's own hand: nobody else can clear him.
mystere-de-l-abbaye-window-own-accused = Cuidado: esa carta la tienes tú, { $monk }. Dos veces la tecla B, al terminar de escuchar, para renunciar.
# The same, while the accusation is not made yet.
mystere-de-l-abbaye-window-own-meant = Cuidado: esa carta la tienes tú, { $monk }. Asterisco, al terminar de escuchar, para renunciar.
# A new card of one's own hand, with all five traits. $number of $of: its place.
mystere-de-l-abbaye-looked-hand = { $number }, { $monk }: { $traits }.
    .full = { $number } de { $of }, { $monk }: { $traits }.
# The same, where the sheet does not tell them all.
mystere-de-l-abbaye-looked-hand-part = { $number }, { $monk }: { $traits }. Lo demás no está registrado.
# The same, where it tells no trait.
mystere-de-l-abbaye-looked-hand-blank = { $number }, { $monk }. Sus rasgos no están registrados.
# A card of one's own hand once more. $number: its place there.
mystere-de-l-abbaye-looked-again = { $number }, { $monk }: { $traits }.
# The same, where the sheet does not tell all traits.
mystere-de-l-abbaye-looked-again-part = { $number }, { $monk }: { $traits }. Lo demás no está registrado.
# The same, where it tells no trait.
mystere-de-l-abbaye-looked-again-blank = { $number }, { $monk }. Sus rasgos no están registrados.
# A card that is laid to the left. $number of $of.
mystere-de-l-abbaye-looked-give = A la izquierda, carta { $number } de { $of }: { $monk }. Es { $traits }.
# The same, where the sheet does not tell all traits.
mystere-de-l-abbaye-looked-give-part = A la izquierda, carta { $number } de { $of }: { $monk }. Es { $traits }. Lo demás no está registrado.
# The same, where it tells no trait.
mystere-de-l-abbaye-looked-give-blank = A la izquierda, carta { $number } de { $of }: { $monk }.
# The card that was shown in the parlour.
mystere-de-l-abbaye-looked-shown = { $monk }: { $traits }.
# The same, where the sheet does not tell all traits.
mystere-de-l-abbaye-looked-shown-part = { $monk }: { $traits }. Lo demás no está registrado.
# The same, where it tells no trait.
mystere-de-l-abbaye-looked-shown-blank = { $monk }. Sus rasgos no están registrados.
# A monk of the sheet was scanned in the window: his card is in one's own hand.
mystere-de-l-abbaye-checked-held = { $monk }: en tu mano.
# The same: it is not, as far as it was heard.
mystere-de-l-abbaye-checked-not = { $monk }: no está en tu mano, según lo que has escuchado.
# A book in one ear, whose text nobody has entered.
mystere-de-l-abbaye-book-name = { $name }. Su texto no está registrado.
# The same, with nothing entered.
mystere-de-l-abbaye-book-blank = Este libro no está registrado.
# The seal of a book.
mystere-de-l-abbaye-seal-etoile = Estrella: guárdalo, tecla 1.
# As above.
mystere-de-l-abbaye-seal-de = Un dado en el sello: se lee en voz alta.
# As above.
mystere-de-l-abbaye-seal-rien = Sin estrella: se lee en voz alta.
# As above: nobody has entered it.
mystere-de-l-abbaye-seal-unknown = Su sello no está registrado.
# What this ear has heard of its hand, in order. $missing: cards not heard yet.
mystere-de-l-abbaye-own-hand = Tu mano. { $cards }.{ $missing ->
        [0] { "" }
        [1] { " " }Una carta por escanear.
       *[other] { " " }{ $missing } cartas por escanear.
    }
# How many of these have gone, and nobody told which.
mystere-de-l-abbaye-own-gone = De ellas, { $gone ->
        [1] una se ha ido
       *[other] { $gone } se han ido
    }: hay que quitarlas.
# What it lays to the left at this mass.
mystere-de-l-abbaye-own-giving = Entregas: { $cards }.
# How many books it keeps.
mystere-de-l-abbaye-own-books = En reserva: { $books ->
        [1] un libro
       *[other] { $books } libros
    }. Un escaneo los repite.
# In one ear: this label has nothing to do here.
mystere-de-l-abbaye-refuse-window = Esa etiqueta no es para escuchar.
# In one ear: the card that is shown cannot be one's own.
mystere-de-l-abbaye-refuse-own-card = Esa carta está en tu mano. Escanea la que te enseñan.
# In one ear: only one's own cards can be given.
mystere-de-l-abbaye-refuse-not-in-hand = Esa carta no está en tu mano.
# In one ear: all $size cards of the hand are known already, which what is due says behind it.
mystere-de-l-abbaye-refuse-hand-full = Una carta de más. Si una se ha ido, quítala: 9, 9, almohadilla, 7.

## Help: one line for each thing that can be done now

# Help (key 9).
mystere-de-l-abbaye-can-pass = Para seguir: almohadilla.
# As above.
mystere-de-l-abbaye-can-seat-or-roll = Un puesto. 7: tiro yo.
# As above.
mystere-de-l-abbaye-can-bell = La campana: tecla A.
# As above.
mystere-de-l-abbaye-can-menu = Una mano, la pila, una penitencia, un libro: menú.
# As above.
mystere-de-l-abbaye-can-move = La sala adonde va la figura: un escaneo, o dos cifras. Almohadilla: un lugar sin efecto y sin nadie.
# As above: the numbers of some rooms.
mystere-de-l-abbaye-can-rooms-1 = Iglesia 11, confesionario de la iglesia 12, del patio 13.
# As above: the numbers of some rooms.
mystere-de-l-abbaye-can-rooms-2 = Scriptorium 14, biblioteca 15, locutorio 16.
# As above: the numbers of some rooms.
mystere-de-l-abbaye-can-rooms-3 = Cripta 17, sala capitular 18. Celda: 2 y el puesto.
# As above: the numbers of some rooms.
mystere-de-l-abbaye-can-rooms-4 = Patio 31, claustro 32, otra 33.
# As above.
mystere-de-l-abbaye-can-sheet = Un monje de la hoja: un escaneo, y digo sus rasgos.
# As above.
mystere-de-l-abbaye-can-question = Una respuesta: almohadilla. El voto de silencio: 2.
# As above.
mystere-de-l-abbaye-can-rob = La carta ya cogida: almohadilla. Saco un número: 7.
# As above.
mystere-de-l-abbaye-can-caught = La misma carta: almohadilla. Otra al azar: 7.
# As above.
mystere-de-l-abbaye-can-book = Estrella: 1, en reserva. Si no: un escaneo, o almohadilla una vez hecho. Un dado: 7.
# As above, where nobody has entered the seals of all books.
mystere-de-l-abbaye-can-book-aloud = Estrella: 1, en reserva. Si no, en voz alta, y luego almohadilla. Un dado: 7.
# Right after it.
mystere-de-l-abbaye-can-book-sealed = Si conozco su sello, y no tiene estrella: un escaneo, y lo leo.
# As above.
mystere-de-l-abbaye-can-book-played = El libro jugado: un escaneo y lo leo. Leído sin mí: almohadilla.
# As above.
mystere-de-l-abbaye-can-read = La carta: un escaneo. Cuando esté hecho: almohadilla. Un dado: 7.
# As above, for an event: its die names a player (7) or a room (8), as its text says.
mystere-de-l-abbaye-can-event = El evento: un escaneo. Cuando esté hecho: almohadilla. Un dado: 7, saco una persona. 8, una sala, también una celda.
# As above.
mystere-de-l-abbaye-can-apply = Ya aplicado: almohadilla. Un dado: 7.
# As above, while an event is applied.
mystere-de-l-abbaye-can-apply-event = Ya aplicado: almohadilla. Un dado: 7, saco una persona. 8, una sala, también una celda.
# As above, in the chapter hall; the traits' numbers follow, and an accusation where it is open.
mystere-de-l-abbaye-can-chapter = Una revelación: escanear un rasgo, o dos cifras. Nada: almohadilla.
# As above, when accusations are open.
mystere-de-l-abbaye-can-accuse = Una acusación: escanear un monje, o de 01 a 24. Por sus rasgos: 80.
# As above.
mystere-de-l-abbaye-can-trait = Un rasgo: un escaneo, o dos cifras.
# As above, after the question for a trait of the accused.
mystere-de-l-abbaye-can-trait-open = O un escaneo del rasgo. Almohadilla: no se sabe.
# As above: the numbers of some traits.
mystere-de-l-abbaye-can-traits-1 = Templario 31, franciscano 32, benedictino 33.
# As above: the numbers of some traits.
mystere-de-l-abbaye-can-traits-2 = Padre 41, hermano 42, novicio 43.
# As above: the numbers of some traits.
mystere-de-l-abbaye-can-traits-3 = Con capucha 51, sin capucha 52. Con barba 61, sin barba 62.
# As above: the numbers of some traits.
mystere-de-l-abbaye-can-traits-4 = Gordo 71, delgado 72.
# As above.
mystere-de-l-abbaye-can-clear = La carta que ve toda la mesa: un escaneo, y el puesto de quien la tenía. Nadie: almohadilla.
# As above.
mystere-de-l-abbaye-can-culprit = La carta bajo el tablero: un escaneo, o dos cifras, de 01 a 24. Si es el acusado: almohadilla.
# As above.
mystere-de-l-abbaye-can-crypt = Jugar otra vez: 1, luego almohadilla. O un escaneo de la carta de cripta. Si no, almohadilla.
# As above.
mystere-de-l-abbaye-can-mass = Almohadilla cuando todas las cartas estén puestas a la izquierda.
# As above, after the end.
mystere-de-l-abbaye-can-read-cards = Para oír una carta: un escaneo.

## Refusals

# Before the game: too few or too many.
mystere-de-l-abbaye-refuse-players = Este juego es para { $fewest } a { $most } personas. Sois { $players }.
# A setting that this game does not know.
mystere-de-l-abbaye-refuse-setting = Ajuste desconocido: { $setting }.
# A value that a setting cannot have. $values: those that it can.
mystere-de-l-abbaye-refuse-setting-value = Ajuste { $setting }: { $values }, y no { $value }.
# The owner's table of the deal does not come to 24. $dealt: what it comes to.
mystere-de-l-abbaye-refuse-deal = Reparto para { $players }: { $dealt } sospechosos, con el culpable. Hacen falta 24, uno de ellos el culpable. Corregid setup, deal.
# "With or without scanner" has no meaning here.
mystere-de-l-abbaye-refuse-scanner = En este juego sirven siempre tanto el lector como los números.
# A, when no bell is due. $first: whose the bell is.
mystere-de-l-abbaye-refuse-bell = { $first } tiene la campana, y la mueve al empezar su turno.
# A room or #, before the bell.
mystere-de-l-abbaye-refuse-bell-first = La campana va antes que la figura.
# #, where a number is needed.
mystere-de-l-abbaye-refuse-number = Hace falta un número: no basta con almohadilla.
# A room or an answer at the wrong moment.
mystere-de-l-abbaye-refuse-not-now = Hay otra cosa en marcha.
# # after the end.
mystere-de-l-abbaye-refuse-over = La partida ha terminado.
# A menu entry was left half answered.
mystere-de-l-abbaye-refuse-incomplete = Falta una respuesta.
# A suspect's card outside a window: always these words, whatever the card.
mystere-de-l-abbaye-refuse-secret = Carta no leída: los sospechosos son secretos.
# No room has this number.
mystere-de-l-abbaye-refuse-room-number = Ninguna sala tiene el número { $number }.
# No trait has this number.
mystere-de-l-abbaye-refuse-trait-number = Ningún rasgo tiene el número { $number }.
# Neither a trait nor a monk has this number.
mystere-de-l-abbaye-refuse-chapter-number = Ningún rasgo ni monje tiene el número { $number }. Monjes: del 1 al 24.
# No such seat. $players: the highest.
mystere-de-l-abbaye-refuse-no-such-player = Ahí no se sienta nadie: del 1 al { $players }.
# Somebody else is needed.
mystere-de-l-abbaye-refuse-self = { $who } no: tiene que ser otra persona.
# Somebody who is not met here.
mystere-de-l-abbaye-refuse-not-there = Esa persona no está en la casilla.
# The two dice must show two colours.
mystere-de-l-abbaye-refuse-confessors = Hacen falta dos personas distintas.
# A room while the compulsory question is due.
mystere-de-l-abbaye-refuse-question-first = La pregunta es obligatoria.
# A room, while it is open whether a crypt card is played. $who: whose card.
mystere-de-l-abbaye-refuse-crypt-first = Espera una carta de cripta: { $who }.
# A number that answers nothing here.
mystere-de-l-abbaye-refuse-answer = El { $number } no es una respuesta aquí.
# Not moving, or out and back.
mystere-de-l-abbaye-refuse-same-space = Ya estás ahí: { $room }. Hay que moverse, y sin ida y vuelta.
# The same, where the box's owner has told which rooms touch this one. $ways: the owner's own words.
mystere-de-l-abbaye-refuse-same-space-ways = Ya estás ahí: { $room }. Desde aquí: { $ways }
# A cell or a confessional where somebody is. $who: who.
mystere-de-l-abbaye-refuse-occupied = Está cerrado, { $room }: dentro ya está { $who }.
# The variant without a library.
mystere-de-l-abbaye-refuse-library-burnt = Biblioteca cerrada: se juega sin ella.
# Once per player and game.
mystere-de-l-abbaye-refuse-library-again = Biblioteca cerrada: una sola visita por partida.
# Somebody holds fewer cards. $own: the active player's, $fewer: those of $who.
mystere-de-l-abbaye-refuse-library-fewer = Biblioteca cerrada: { $who } tiene menos cartas, { $fewer } contra { $own }.
# Nobody holds more cards. $own: everybody's number.
mystere-de-l-abbaye-refuse-library-equal = Biblioteca cerrada: nadie tiene más cartas que tú: { $own }.
# The variant: nobody enters with two books.
mystere-de-l-abbaye-refuse-two-books = Scriptorium cerrado: ya hay dos libros en reserva.
# A second trait of the same kind cannot be asked for.
mystere-de-l-abbaye-refuse-same-characteristic = Es la misma característica: tiene que ser otra.
# This revelation was made already. $who: by whom.
mystere-de-l-abbaye-refuse-repeated = Eso ya se reveló: { $trait }, por { $who }.
# An accusation while there are cards in the parlour. $left: how many.
mystere-de-l-abbaye-refuse-pile = Todavía no se acusa: { $left ->
        [1] queda una carta
       *[other] quedan { $left } cartas
    } en el locutorio.
# A book with a star, or one whose seal nobody has entered, is not read to the table.
mystere-de-l-abbaye-refuse-book-secret = Libro no leído: puede tener una estrella.
# A book or an event when none is due.
mystere-de-l-abbaye-refuse-text-now = Carta no leída: ahora no toca leer ninguna.
# Somebody who keeps no book cannot play one.
mystere-de-l-abbaye-refuse-no-books = { $who } no tiene ningún libro en reserva.
# A second kept book, while one is being played. $who: by whom.
mystere-de-l-abbaye-refuse-book-open = Ya se está jugando un libro: { $who }.
# Somebody without cards can give none.
mystere-de-l-abbaye-refuse-no-card = { $who } no tiene cartas.

## Faults of the owner's sheet of suspects, in "companion check" and at the start

# A row of the deal does not come to 24 suspects. $players: for how many players; $dealt: what it comes to.
mystere-de-l-abbaye-flaw-deal = el reparto para { $players } suma { $dealt } sospechosos, con el culpable: deben ser 24, uno de ellos el culpable. Corrige esta línea.
# More monks have a trait than the box holds. $most: how many it holds, $count: how many were entered, $monks: numbers.
mystere-de-l-abbaye-flaw-too-many = demasiados monjes «{ $trait }»: { $count }, y hay { $most } como mucho. Son los monjes { $monks }. Corrige el que está mal.
# A name was given twice. $other: the number of the monk who has it already.
mystere-de-l-abbaye-flaw-name = el nombre «{ $name }» ya es del monje { $other }. Corrige uno de los dos.
# All 24 monks differ. $other: the number of the one who looks the same.
mystere-de-l-abbaye-flaw-alike = estos cinco rasgos ya son los del monje { $other }, y todos los monjes son distintos. Corrige uno de los dos.

## Short names of what happened, for undo and after a power cut

# "Undo: … ?", "Last: …".
mystere-de-l-abbaye-recall-started = el comienzo de la partida
# As above.
mystere-de-l-abbaye-recall-prepare = la preparación
# As above.
mystere-de-l-abbaye-recall-deal = el reparto
# As above.
mystere-de-l-abbaye-recall-starter = quién empieza, { $who }
# As above.
mystere-de-l-abbaye-recall-confessor = los confesionarios
# As above.
mystere-de-l-abbaye-recall-turn = el turno dado a { $who }
# As above. $to: the bell's space.
mystere-de-l-abbaye-recall-bell = la campana en { $to }
# As above.
mystere-de-l-abbaye-recall-bell-missed = la campana olvidada
# As above.
mystere-de-l-abbaye-recall-mass = la misa, { $mass }
# As above.
mystere-de-l-abbaye-recall-mass-cards = el número de cartas de la misa
# As above.
mystere-de-l-abbaye-recall-passed = las cartas pasadas a la izquierda
# As above.
mystere-de-l-abbaye-recall-penance = la penitencia, { $who }
# As above.
mystere-de-l-abbaye-recall-pardoned = la penitencia levantada, { $who }
# As above.
mystere-de-l-abbaye-recall-moved = { $who }, { $room }
# As above.
mystere-de-l-abbaye-recall-moved-nowhere = { $who }, un lugar sin efecto
# As above.
mystere-de-l-abbaye-recall-question = la pregunta, { $who }
# As above.
mystere-de-l-abbaye-recall-taken = la carta cogida, de { $robbed } a { $taker }
# As above.
mystere-de-l-abbaye-recall-returned = la carta devuelta, { $who }
# As above.
mystere-de-l-abbaye-recall-book = el libro, { $who }
# As above.
mystere-de-l-abbaye-recall-book-offered = un libro en reserva
# As above.
mystere-de-l-abbaye-recall-text = la carta leída
# As above.
mystere-de-l-abbaye-recall-parlour = la petición en el locutorio
# As above.
mystere-de-l-abbaye-recall-crypt = la carta de cripta, { $who }
# As above.
mystere-de-l-abbaye-recall-revealed = la revelación, { $trait }, { $who }
# As above.
mystere-de-l-abbaye-recall-traits = los rasgos del acusado
# As above: what was asked before a revelation.
mystere-de-l-abbaye-recall-asked-trait = la revelación por confirmar, { $trait }
# As above: what was asked before an accusation.
mystere-de-l-abbaye-recall-asked-monk = la acusación por confirmar, { $monk }
# As above.
mystere-de-l-abbaye-recall-accused = la acusación, { $monk }, por { $who }
# As above.
mystere-de-l-abbaye-recall-cleared = la respuesta a la acusación, { $monk }
# As above.
mystere-de-l-abbaye-recall-culprit = la carta bajo el tablero
# As above.
mystere-de-l-abbaye-recall-verdict = un rasgo del culpable
# As above.
mystere-de-l-abbaye-recall-hand-set = el número de cartas, { $who }
# As above.
mystere-de-l-abbaye-recall-card-moved = la carta entregada, { $who }
# As above.
mystere-de-l-abbaye-recall-pile = la pila del locutorio
# As above: what somebody listened to. It does not tell what.
mystere-de-l-abbaye-recall-hand = lo escuchado, { $who }
# As above.
mystere-de-l-abbaye-recall-done = el fin del turno
# After an undo: the card of the accused, or the one under the board, lay open for all.
mystere-de-l-abbaye-lasting-seen = Pero todos han visto esa carta.
# After an undo: a card of the parlour was shown to one player, or none was.
mystere-de-l-abbaye-lasting-shown = Lo que se ha enseñado, visto queda.
# After an undo: a kept book was read aloud.
mystere-de-l-abbaye-lasting-heard = Pero todos han oído ese libro.
# Solo en este oído, compartido: la etiqueta de un monje escaneada antes de las tres cifras del puesto.
mystere-de-l-abbaye-refuse-check = Tu mano está detrás de tus tres cifras: tecla D, las cifras y después el monje.

## The notebook

# Where nobody knows who has a card: inside a list of people.
mystere-de-l-abbaye-notebook-hidden = el culpable
# Inside a list of people: who may have a card.
mystere-de-l-abbaye-notebook-pile = el locutorio
# All monks, in the notebook, before their names.
mystere-de-l-abbaye-notebook-monks = monjes
# The monks whose order nobody has entered, before their names.
mystere-de-l-abbaye-notebook-order-unknown = sin orden
# How many monks may still be the culprit.
mystere-de-l-abbaye-notebook-monks-counted = { $count ->
        [0] ningún monje
        [one] un monje
       *[other] { $count }
    }
# The same where nobody has entered their orders.
mystere-de-l-abbaye-notebook-monks-untold-counted = { $count ->
        [0] ningún monje, sin órdenes
        [one] un monje, sin orden
       *[other] { $count } monjes, sin órdenes
    }
# As above, of one order, inside a list.
mystere-de-l-abbaye-notebook-hospitalier-counted = { $count ->
        [0] ningún templario
        [one] un templario
       *[other] { $count } templarios
    }
# As above.
mystere-de-l-abbaye-notebook-franciscain-counted = { $count ->
        [0] ningún franciscano
        [one] un franciscano
       *[other] { $count } franciscanos
    }
# As above.
mystere-de-l-abbaye-notebook-benedictin-counted = { $count ->
        [0] ningún benedictino
        [one] un benedictino
       *[other] { $count } benedictinos
    }
# As above, those whose order nobody has entered.
mystere-de-l-abbaye-notebook-order-unknown-counted = { $count ->
        [0] ninguno sin orden
        [one] uno sin orden
       *[other] { $count } sin orden
    }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A card that came from $who.
mystere-de-l-abbaye-notebook-received = Recibido de { $who }: { $monks }, turno { $turn }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-received-how = carta recibida de { $who }, turno { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A card that came from somebody.
mystere-de-l-abbaye-notebook-received-somewhere = Recibido: { $monks }, turno { $turn }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-received-somewhere-how = carta recibida, turno { $turn }
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-held-how = carta que estuvo en mano, turno { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A card that was passed at a mass.
mystere-de-l-abbaye-notebook-given = Dado a { $who }: { $monks }, en { $mass }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-given-how = carta dada a { $who }, en { $mass }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. $who drew this card from the seat's hand.
mystere-de-l-abbaye-notebook-taken = { $who } te quitó { $monks }, turno { $turn }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-taken-how = carta que te quitó { $who }, turno { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. The same, where nobody knows which card.
mystere-de-l-abbaye-notebook-taken-unknown = { $who } te quitó una carta, turno { $turn }.
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. In the parlour.
mystere-de-l-abbaye-notebook-shown = { $who } te enseñó { $monks }, turno { $turn }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-shown-how = carta enseñada por { $who }, turno { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. This seat showed a card with these traits in the parlour.
mystere-de-l-abbaye-notebook-i-showed = Enseñada a { $asker }: { $traits }, turno { $turn }.
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. In the parlour: a card with these traits was shown.
mystere-de-l-abbaye-notebook-parlour-shown = { $traits }: una carta enseñada a { $asker }, turno { $turn }.
# The same, behind the name of a monk with these traits.
mystere-de-l-abbaye-notebook-parlour-shown-how = { $who } enseñó una carta así, turno { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. In the parlour: there was no card with these traits.
mystere-de-l-abbaye-notebook-parlour-none = { $traits }: ninguna carta para { $asker }, turno { $turn }.
# The same, behind the name of a monk with these traits.
mystere-de-l-abbaye-notebook-parlour-none-how = { $who } no la tenía, turno { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A question was answered aloud.
mystere-de-l-abbaye-notebook-question = Respondió a { $asker }, turno { $turn }.
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A question was answered by the vow of silence.
mystere-de-l-abbaye-notebook-vow = Voto de silencio para { $asker }, turno { $turn }.
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. A revelation in the chapter hall.
mystere-de-l-abbaye-notebook-revealed = Revelación: { $trait }, turno { $turn }.
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. The accused was cleared by his card.
mystere-de-l-abbaye-notebook-cleared = A todos: { $monks }, turno { $turn }.
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-cleared-how = carta enseñada a todos por { $who }, turno { $turn }
# Only in the ear of one seat, from its notebook. $turn: in which turn of the game, from 1. The hand of $who lies open.
mystere-de-l-abbaye-notebook-open = Mano a la vista: { $monks }, turno { $turn }.
# The same, behind one card's name.
mystere-de-l-abbaye-notebook-open-how = carta a la vista de { $who }, turno { $turn }
# The same, behind the card's name.
mystere-de-l-abbaye-notebook-culprit-how = el culpable
# Behind where a card was: a mass moved cards of that hand.
mystere-de-l-abbaye-notebook-since-mass = desde { $mass }, lugar desconocido
# Behind where a card was: a card of that hand has moved.
mystere-de-l-abbaye-notebook-since-turn = desde el turno { $turn }, lugar desconocido
# Behind where a card was: the player of that hand has gone home.
mystere-de-l-abbaye-notebook-since-left = desde que alguien se fue, lugar desconocido
