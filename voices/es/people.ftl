# Quién está en la mesa durante una partida: irse, llegar, cambiar de sitio, sustituir.

## En el menú

# Entrada del menú, durante una partida: alguien se va, llega, cambia de sitio.
menu-people = quién está en la mesa
# En la mesa, después de esa entrada.
people-what = 1: alguien se va. 2: alguien llega. 3: dos cambian de sitio. 4: alguien sustituye. 5: alguien vuelve.
# Respuesta 1: el botón de una página.
people-leaves = alguien se va
# Igual, respuesta 2.
people-comes = alguien llega
# Igual, respuesta 3.
people-change = dos cambian de sitio
# Igual, respuesta 4.
people-sits-in = alguien sustituye un rato
# Igual, respuesta 5.
people-is-back = vuelve quien faltaba
# En la mesa: el número de la persona o del puesto.
people-who = ¿Qué número?
# En la mesa: la segunda persona que cambia de sitio.
people-with-whom = ¿Con qué número?
# En la mesa: cómo conoce sus secretos quien se sienta.
people-way = ¿Cómo lee quien llega? 1: vista. 2: tacto. 3: oído.
# Respuesta 1: el botón de una página.
people-eyes = con la vista
# Igual, respuesta 2.
people-touch = con el tacto
# Igual, respuesta 3.
people-ear = con el oído

## Lo que pasa

# En la mesa: esta persona se va a casa. $who: la persona.
people-left = Se va { $who }.
# Justo después: el puesto sigue en la partida, sin nadie. $who: el puesto.
people-left-nobody = Su mano sigue oculta. En su turno, la mesa decide en voz alta.
# Igual: la mano se pone a la vista.
people-left-open = Poned su mano a la vista. Ese puesto ya no juega.
# Igual: la mano se reparte a los demás.
people-left-dealt = Repartid su mano, una carta a cada persona, desde su izquierda. Ese puesto ya no juega.
# En la mesa: alguien ocupa un puesto libre. $who: el puesto.
people-came = Hola, { $who }. Nada de lo dicho en privado se repite. Tu nombre: menú de la voz.
# En la mesa: alguien sustituye a $who un rato.
people-sits-in-for = { $who }: alguien sustituye. Nada de lo dicho en privado se repite, salvo con las cifras del puesto.
# En la mesa: vuelve quien faltaba. $who: la persona.
people-returned = Vuelve { $who }.
# En la mesa: dos personas cambian de sitio. $one, $other: las personas.
people-changed = { $one } y { $other } cambian de sitio. Números y cartas van con ellos.
# En la mesa, y con D dos veces: el orden alrededor de la mesa. $people: las personas.
people-order = En orden: { $people }.
# En la mesa, al empezar otra partida: alguien se ha ido y los números ya no son los de antes. $people: todos, en orden.
people-renumbered = Números nuevos, en orden: { $people }. Auriculares y teclados conservan el suyo.
# En la mesa: es el turno de un puesto sin nadie. $who: el puesto.
people-nobody-plays = Nadie juega { $who }: decidid en voz alta.
# Con D dos veces: los puestos libres. $who: los puestos.
people-empty = Sin nadie: { $who }.
# Con D dos veces: los puestos con sustituto. $who: quienes faltan.
people-lent-now = Con sustituto: { $who }.
# En la mesa: la mano que quedó está a la vista, se escanean sus cartas. También ayuda y aviso. $who: el puesto.
open-hand-due = Cartas a la vista, { $who }: escaneadlas una a una. Almohadilla: son todas.
# En la mesa: una carta de la mano a la vista. $card: su nombre, $count: cuántas van.
open-hand-card = { $card }. { $count }.
# En la mesa: la mano a la vista está terminada. $who: el puesto, $count: cuántas cartas.
open-hand-done = { $count ->
    [0] { $who }: mano a la vista, nada escaneado.
    [1] { $who }: una carta a la vista.
   *[other] { $who }: { $count } cartas a la vista.
}
# En la mesa: una carta que ya está a la vista, escaneada otra vez. $card: su nombre, $who: el puesto.
open-hand-named = { $card }. A la vista, { $who }.
# Con D dos veces: lo que está a la vista. $who: el puesto, $cards: las cartas.
open-hand-lies = Mano a la vista, { $who }: { $cards }.
# Igual, si no se ha escaneado ninguna carta.
open-hand-unread = Mano a la vista, nada escaneado: { $who }.

## Rechazos

# En la mesa: ese puesto quedó libre. $who: el puesto.
people-nobody-there = { $who }: no hay nadie.
# En la mesa: ese puesto no está libre. $who: la persona.
people-taken = { $who } sigue jugando: primero que se vaya, o sustituid.
# En la mesa: alguien llega en mitad de la partida, y nadie se ha ido.
people-no-place = No hay puesto libre. Las cartas están contadas para este número: próxima partida, o sustituir, número 4.
# En la mesa: la mano de ese puesto está a la vista o repartida. $who: el puesto.
people-hand-gone = { $who } ya no tiene mano: próxima partida, o sustituir, número 4.
# En la mesa: dos veces el mismo número para cambiar de sitio. $who: la persona.
people-same = { $who }, dos veces.
# En la mesa: nadie cambia de sitio ni se va una mano mientras algo da la vuelta. Lo que sigue dice qué terminar.
people-goes-round = En mitad de esto, no: terminad antes.
# En la mesa: ya hay alguien en lugar de esta persona. $who: la persona.
people-lent = { $who } ya tiene a alguien.
# En la mesa: nadie sustituía a esta persona. $who: la persona.
people-not-lent = { $who } ya está aquí.
# En la mesa: quiere irse la última persona.
people-last = Sois muy pocos para seguir. Para acabar: salir de la partida, en el menú.
# En la mesa: una tecla para seguir, pero la mano a la vista no está terminada. Lo que sigue dice qué hacer.
open-hand-first = Primero la mano a la vista.

## Después, y para deshacer

# Un puesto sin nadie, en cualquier frase que nombraría a alguien. $seat: su número.
seat-empty = la plaza { $seat }
# Solo en este oído: lo oído antes en ese puesto no se repite.
before-you-came = Eso fue antes de llegar tú: escanéala otra vez.
# Tras deshacer: alguien se iba o llegaba. Cifras, cuaderno y teléfono del puesto no vuelven.
seat-left-lasting = Pero lo que ese puesto guardaba en privado está borrado.
# Nombre corto: alguien se ha ido. $who: la persona.
recall-seat-left = se va { $who }
# Nombre corto: alguien ha ocupado un puesto. $who: el puesto.
recall-seat-taken = alguien llega, { $who }
# Nombre corto: una sustitución. $who: a quién se sustituye.
recall-seat-lent = alguien sustituye, { $who }
# Nombre corto: ha vuelto quien faltaba. $who: la persona.
recall-seat-returned = vuelve { $who }
# Nombre corto: dos personas han cambiado de sitio. $one, $other: las personas.
recall-places-changed = cambio de sitio, { $one } y { $other }
# Nombre corto: una carta puesta a la vista. $who: el puesto, $card: la carta.
recall-card-laid-open = { $card }, a la vista, { $who }
# Nombre corto: la mano a la vista está terminada, o se retoma. $who: el puesto.
recall-hand-laid-open = mano a la vista, { $who }
