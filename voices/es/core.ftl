# Las palabras de la sesión, para todos los juegos. Traducidas del francés para el oído, no palabra por palabra:
# primero la información, una idea por frase. Se tutea a quien tiene el lector o el teclado; la gente de la mesa
# son «personas» y cada sitio un «puesto», sin género. Teclas: almohadilla es #, asterisco es *.

## Abrir una mesa

# En la mesa, al empezar sin juego elegido. La pregunta «lobby» sigue enseguida.
welcome = Hola. Escanea la caja de un juego o pulsa su número.
    .brief = La caja de un juego, o su número.
# En la mesa: la lista de juegos. $games: varios «lobby-entry».
lobby = ¿Qué juego? { $games }. Almohadilla: la lista otra vez.
# Un juego de la lista. $number: la tecla. $game: su nombre.
lobby-entry = { $number }: { $game }
# En la mesa, en cuanto se elige un juego. $game: su nombre.
game-opened = { $game }.
# En la mesa: cuántas personas juegan. $fewest, $most: los límites.
how-many-players = ¿Cuántas personas juegan? De { $fewest } a { $most }.
# Lo mismo, cuando nadie ha jugado aquí todavía: la tecla 1 empieza la pequeña partida que lo enseña.
how-many-players-new = ¿Cuántas personas juegan? De { $fewest } a { $most }. ¿Primera partida aquí? Tecla 1: aprenderlo antes, en cuatro minutos.
# En la mesa, confirma cuántas personas juegan. $players: el número.
players-counted = { $players ->
    [one] Una persona.
   *[other] { $players } personas.
}
# En la mesa: quién se sienta ahí. $seat: el número del puesto. $names: varios «name-entry».
which-name = Puesto { $seat }. ¿Quién? { $names }. Almohadilla: sin nombre.
# Lo mismo, cuando hay diez nombres o más. $seat: el número del puesto. $names: varios «name-entry».
which-name-of-many = Puesto { $seat }. ¿Quién? Dos cifras: cero uno para el primer nombre. { $names }. Almohadilla: sin nombre.
# Alguien habitual de la lista. $number: la tecla. $name: su nombre, tal cual.
name-entry = { $number }: { $name }
# En la mesa: cómo conoce sus secretos esta persona. $who: la persona.
which-way = { $who }: ¿cómo vas a leer tus cartas? 1: con la vista. 2: con el tacto. 3: con el oído. 4: tu nombre. Almohadilla: pasar.
    .brief = { $who }: 1, vista. 2, tacto. 3, oído. 4, nombre.
# Lo mismo, para cada persona después de la primera. $who: la persona.
which-way-next = ¿{ $who }? 1: vista. 2: tacto. 3: oído. 4: nombre.
# En la mesa, al pasar lista: almohadilla, y esta persona no ha dicho cómo lee. Sigue la pregunta siguiente.
way-passed = Se pasa.
# En la mesa, al pasar lista: lo que esta persona acaba de decir, cómo lee sus cartas. Sigue la pregunta siguiente.
way-eyes = Con la vista.
# Lo mismo: con el tacto.
way-touch = Con el tacto.
# Lo mismo: con el oído.
way-ear = Con el oído.
# En la mesa, al pasar lista: esta persona acaba de decir «con el oído», y ningún auricular sirve a su puesto: se le pregunta otra vez. $who: la persona.
no-ear-for = No hay auricular para { $who }. 1: con la vista. 2: con el tacto. 3 o almohadilla: con el oído de todos modos.
# En la mesa, al empezar o seguir una partida: estas personas leen con el oído, y ningún auricular sirve a sus puestos. $who: sus nombres.
no-ear-now = No hay auricular para { $who }: nada se dice en privado. Las cartas: con el tacto o con la vista.
# En la mesa, cuando alguien pregunta cómo va la partida mientras se pasa lista. $game: el juego.
where-roll-call = { $game }. Pasando lista.
# En la mesa, después de pasar lista: un paso de la preparación, contado por quien tiene la caja. $number: su puesto.
# $count: cuántos hay. $text: sus palabras o su voz.
set-up-step = Paso { $number } de { $count }: { $text }
    .brief = Paso { $number }: { $text }
    .full = Preparación: almohadilla después de cada paso. Paso { $number } de { $count }: { $text }
# En la mesa, al empezar un juego que solo su caja enseña a preparar. $game: el juego.
set-up-untold = { $game }: preparación según las reglas de la caja.
    .full = { $game }: preparación según las reglas de la caja. Puedo contarla paso a paso. Para enseñármela: companion teach y el nombre del juego.
# En la mesa, en la ayuda: durante la preparación.
can-set-up = Paso hecho: almohadilla.
# A la mesa, al principio de «¿dónde estamos?», si lo que sigue no nombra a nadie. $who: a quién le toca.
whose-turn = Turno: { $who }.
# A la mesa: se ha escaneado fuera de una ventana una carta que puede estar en una mano. No dice cuál.
card-in-hand = Carta no leída: puede estar en la mano de alguien.
# En la mesa, al acabar la partida.
after-the-end = 1: jugar otra vez con la misma gente. 2: otro juego.
    .brief = 1: otra vez. 2: otro juego.

## Seguir una partida

# En la mesa, al empezar, cuando hay una partida sin acabar. $game: el juego.
game-found = { $game }: hay una partida a medias.
# En la mesa, justo después. $what: lo último que se contó (un «recall-…»).
last-counted = Lo último anotado: { $what }.
# En la mesa, justo después: qué hacer.
resume-or-anew = Almohadilla para seguir. Asterisco para una partida nueva.
# En la mesa: una tecla o un escaneo antes de seguir la partida.
resume-first = La partida sigue parada.

## Puestos y cartas en espera

# Una persona sin nombre. $seat: el número de su puesto. Sin género: nunca «jugador».
seat-unnamed = puesto { $seat }
# En la mesa, cuando una tecla señala un puesto. $who: la persona.
seat-said = { $who }.
# En la mesa: se ha escaneado sin puesto una carta que cuenta. No se lee.
whose = ¿De quién?
# En la mesa: qué es lo escaneado, cuando no se cuenta nada. $token: su nombre.
look-up = { $token }.
# Lo mismo para una pegatina, con su sentido en este juego. $token: la pegatina. $legend: su sentido, una frase.
look-up-legend = { $token }. { $legend }

## Rechazos

# En la mesa: las letras de control del código son falsas.
doubt-check-letters = Mal leído. Escanea otra vez.
# En la mesa: el código está entero, pero ninguna carta lo lleva.
doubt-unknown-code = Ninguna carta tiene ese código. No cuenta.
# En la mesa: el propio lector dice que no ha leído nada.
doubt-no-read = Nada leído.
# En la mesa: del lector llegan bytes sin fin.
doubt-too-long = Lectura demasiado larga. Escanea un solo código.
# En la mesa: caracteres que ningún código contiene.
doubt-garbled = Lectura confusa. Escanea otra vez.
# En la mesa: el código reservado; hay una tecla apretada en alguna parte.
doubt-stuck-key = Parece que hay una tecla atascada. No cuenta.
# En la mesa: tecleado en el terminal, más deprisa que una mano y más despacio que un lector conocido.
doubt-too-slow = Lector demasiado lento. No cuenta. Para ajustarlo: companion setup scanner.
# En la mesa: un código de barras legible que nadie conoce.
foreign-code = Código de barras desconocido. No cuenta.
# A la mesa, en la entrada: un código de barras legible que nadie conoce, quizá el de una caja.
foreign-in-lobby = Código de barras desconocido. Para enseñarme esta caja: companion teach y el nombre del juego.
# Rechazo: un texto, y no se espera ninguno.
no-text-now = No se espera ningún texto.
# En la mesa: se escriben letras a mano en una terminal, y falta Intro.
letters-begun = Letras. Intro: fin. Asterisco: borrar.
# En la mesa: han pasado cinco segundos sin Intro, esas letras no cuentan.
letters-forgotten = Letras borradas: faltó Intro.
# En la mesa o en la entrada: una etiqueta en blanco de Companion, que nadie ha dado aún a una carta.
blank-label = Etiqueta en blanco: aún no dice nada. Para asignarla a una carta: companion teach y el nombre del juego.
# En la mesa: varias cosas llevan este código. $tokens: sus nombres.
ambiguous-code = Varias cosas tienen ese código: { $tokens }. No cuenta.
# En la mesa: una carta escaneada antes de elegir un juego. $token: su nombre.
choose-a-game-first = Aún no habéis elegido juego.
# En la mesa: una carta de otro juego. $game: ese otro juego.
other-game = De otro juego: { $game }. No cuenta.
# En la mesa: una carta del juego mientras se pasa lista.
roll-call-first = Aún no se ha pasado lista.
# En la mesa: una carta del juego durante su preparación.
set-up-first = La preparación no ha terminado.
# En la mesa: una tecla que no sirve.
no-such-key = Esa tecla aquí no hace nada.
# En la mesa: una cifra, cuando no se espera ninguna.
no-number-now = Ahora no hace falta ningún número.
# Igual, cuando alguien puede escuchar en privado: un puesto solo vale tras la tecla C.
no-number-but-c = Ahora no hace falta ningún número. Para escuchar: tecla C y luego el puesto.
# En la mesa: un puesto que no existe. $seats: cuántos puestos hay.
no-such-seat = Ese puesto no existe: del 1 al { $seats }.
# En la mesa: un número fuera de los límites. $low, $high: los límites.
out-of-range = Ese número no vale: del { $low } al { $high }.
# Igual, tecleado en varias cifras. $number: ese número.
number-out-of-range = El { $number } no vale: del { $low } al { $high }.
# En la mesa: un número fuera de los límites, cuando solo hay uno posible. $number: ese número.
only-number = Ese número no vale: solo el { $number }.
# En la mesa: almohadilla, cuando hace falta un número. La pregunta sigue.
number-needed = Hace falta un número.
# En la mesa: tecla A en un juego sin contador, o antes de la partida.
no-counter = Aquí no hay contador.
# En la mesa: todavía no se ha dicho nada.
nothing-said-yet = Aún no se ha dicho nada.
# En la mesa: almohadilla, y nada espera confirmación.
nothing-to-confirm = Nada que confirmar.
# Después de todo rechazo: primero por qué, luego lo que toca ahora, en corto. $why: el rechazo. $due: el acto o la pregunta.
refusal = { $why } { $due }
# Fin de un rechazo en la entrada: la pregunta sin su lista.
due-game = ¿Qué juego? Tecla D: la lista.
# Igual, al pasar lista. $seat: el número del puesto.
due-name = Puesto { $seat }. ¿Quién? Tecla D: los nombres.
# Igual, para el idioma.
due-language = ¿Qué idioma? Tecla D: la lista.
# Igual, mientras el menú está abierto.
due-menu = El menú espera un número. Asterisco lo cierra.
# En la mesa, diez segundos después de un escaneo sin puesto: la carta guardada se olvida.
held-too-long = Falta decir el puesto: la carta no cuenta.

## Asterisco

# En la mesa: asterisco en silencio, se borran cifras.
cancelled-typed = Cifras borradas.
# En la mesa: una cifra de un número que no está completo. $digit: esa cifra.
digit-typed = { $digit }.
# Igual, cuando la almohadilla ya puede acabar el número, o puede seguir otra cifra. $digit: esta cifra.
digit-or-more = { $digit }. Almohadilla, u otra cifra.
    .full = { $digit }. Almohadilla para confirmar, u otra cifra.
    .brief = { $digit }.
# Igual, cuando solo la almohadilla acaba el número. $digit: esta cifra.
digit-last = { $digit }. Almohadilla.
    .full = { $digit }. Almohadilla para confirmar.
    .brief = { $digit }.
# Igual, cuando hace falta otra cifra. $digit: esta cifra.
digit-first = { $digit }. Y la otra cifra.
    .full = { $digit }. Otra cifra más.
    .brief = { $digit }.
# En la mesa: se deja una pregunta del menú, con asterisco en silencio o con «no».
cancelled-form = Todo sigue igual.
# En la mesa: asterisco en silencio, se cierra el menú.
cancelled-menu = Menú cerrado.
# En la mesa: asterisco en silencio, se descarta la carta en espera.
cancelled-card = La carta no cuenta.
# En la mesa: asterisco en silencio, se descarta el puesto dicho.
cancelled-seat = Puesto borrado.
# En la mesa: asterisco en silencio tras pulsar B una vez.
cancelled-undo = No se deshace nada.
# En la mesa: asterisco en silencio, y no había nada pendiente.
cancelled-nothing = Nada pendiente.

## Deshacer

# En la mesa: B por primera vez. $what: lo que se desharía.
undo-asked = ¿Deshacer: { $what }? Otra vez la tecla B.
# En la mesa: está deshecho. $what: lo que era. Sigue el estado del juego.
undone = Deshecho: { $what }.
# A la mesa: se deshace un acto, pero $who ha podido escuchar en privado por él. Lo que un oído sabe, lo sabe.
heard-stays = { $who }: lo oído en privado, oído queda.
# Lo mismo, tras un corte de luz: ya no se sabe quién ha escuchado.
heard-stays-perhaps = Lo oído en privado, oído queda.
# En la mesa: B, y nada se puede deshacer.
nothing-to-undo = Nada que deshacer.
# Nombre corto: el juego elegido. $game: su nombre.
recall-game = elección del juego, { $game }
# Nombre corto: cuántas personas juegan. $players: el número.
recall-players = { $players ->
    [one] una persona
   *[other] { $players } personas
}
# Nombre corto: pasar lista en un puesto. $who: la persona.
recall-seat = pasar lista, { $who }
# Nombre corto: un paso de la preparación. $number: su puesto.
recall-set-up-step = preparación, paso { $number }
# Nombre corto, cuando no hay nada más preciso.
recall-something = comienzo de la partida

## Ayuda

# En la mesa, tecla 9, después de lo que se puede hacer ahora.
help-menu = Otra vez 9: menú. Tecla D: cómo va la partida. 0: repetir.
# Lo mismo, cuando un cero puede empezar un número que se pide: entonces no repite nada.
help-menu-number = Otra vez 9: menú. Tecla D: cómo va la partida y qué se pregunta.
# En la mesa: ayuda, cuando un puesto tiene auricular y algo que escuchar.
can-listen = Para escuchar en secreto: tecla C y luego el puesto.
# Lo que se puede hacer tras un rechazo que una carta del juego puede levantar.
can-lift = Si una carta lo permite: menú, 2.
# En la mesa: ayuda, cuando hay un número empezado y la almohadilla lo acaba. $digits: sus cifras.
can-end = Ya tecleado: { $digits }. Almohadilla: confirmar. Asterisco: borrar.
# Igual, cuando hace falta otra cifra. $digits: sus cifras.
can-type-on = Ya tecleado: { $digits }. Otra cifra más. Asterisco: borrar.
# En la mesa: ayuda, cuando una pregunta puede quedar sin respuesta.
can-pass = Sin respuesta: almohadilla.
# En la mesa: ayuda en la bienvenida, para elegir un juego.
can-box = Un juego: su número, o un escaneo de su caja.
# En la mesa, una vez, con lo primero que hay que escanear si no se ha visto ningún lector. Menú, entrada 6.
without-scanner = ¿Sin lector? Dos veces la tecla 9 y luego 6.
# Ayuda de una tecla, tras lo que hace: aún no lo ha hecho.
key-not-done = Aún no lo ha hecho: púlsala otra vez.
# Ayuda de una tecla: almohadilla.
key-hash = Almohadilla: confirmar, seguir.
# Ayuda de una tecla: asterisco.
key-star = Asterisco: silencio. Si ya hay silencio: cancelar.
# Ayuda de una tecla: A. «Tecla» va delante para que la letra no se oiga como la preposición «a».
key-a = Tecla A: el contador del juego. En una escucha, o en un aparato tuyo: tu cuaderno.
# Ayuda de una tecla: B.
key-b = Tecla B: deshacer. Por segunda vez: confirmar.
# Ayuda de una tecla: C.
key-c = Tecla C y luego un puesto: escucha privada.
# Ayuda de una tecla: D.
key-d = Tecla D: cómo va la partida. Por segunda vez: todo.

## Menú

# En la mesa: el menú o un capítulo de una sola página. $entries: varios «menu-entry».
menu-page = Menú. { $entries }.
# Lo mismo, la última de varias páginas.
menu-page-last = Menú. { $entries }. Almohadilla: al principio.
# Lo mismo, cuando hay más páginas. $entries: varios «menu-entry».
menu-page-more = Menú. { $entries }. Almohadilla: más.
# La primera página del menú: detrás vienen las reglas, quién está en la mesa, los cuadernos, los teléfonos. $entries: sus entradas.
menu-page-first = Menú. { $entries }. Almohadilla: reglas y mesa.
# Una entrada del menú. $number: la tecla. $entry: su nombre.
menu-entry = { $number }: { $entry }
# En la mesa, tras la primera página del menú, al abrirse.
menu-way-out = Asterisco: cerrar.
# En la mesa: con este número del menú no se ofrece nada ahora. $number: el número.
menu-unused = { $number }: nada por ahora.
# En la mesa, entrada del menú «aprender jugando», durante una partida.
menu-learn-before = Se aprende jugando antes de la partida, no durante.
# La misma entrada, si este juego no tiene lecciones.
menu-not-taught = Este juego no tiene lecciones.
# En la mesa, entrada del menú de los teléfonos, si esta noche no hay.
menu-no-phones = Esta noche no hay teléfonos.
# En la mesa, entrada del menú de las reglas, si nadie las ha escrito.
menu-no-rules = Las reglas de este juego no se leen aquí.
# En la mesa, entrada del menú «volver a las reglas».
menu-rules-not-begun = No hay lectura que retomar.
# En la mesa o en un solo oído, entradas del menú para la mano, si nadie escucha una.
menu-no-hand = No hay mano que ordenar: se hace al escucharla.
# En la mesa: un dado de seis caras. $value: el resultado.
dice-fell = Dado: { $value }.
# En la mesa, entrada del menú «quién está en la mesa», tras el final.
menu-over = La partida ha terminado.
# En la mesa, entrada del menú de los cuadernos.
menu-nobody-listens = Aquí nadie tiene auricular ni teléfono.
# La misma entrada.
menu-no-notebooks = Este juego no tiene cuadernos.
# En la mesa: con el menú o la tecla C se empieza otra cosa; un número, una carta o una pregunta que esperaban ya no cuentan.
begun-is-left = Lo que estaba empezado se abandona.
# Entrada del menú.
menu-sticker = leer pegatina
# Entrada del menú: una carta impresa levanta el último rechazo.
menu-card-says-so = una carta lo permite
# Entrada del menú.
menu-correct = corregir
# Entrada del menú.
menu-voice = voz
# Entrada del menú.
menu-language = idioma
# Entrada del menú: jugar sin lector de códigos, o de nuevo con él.
menu-scanner = jugar sin lector o con él
# Entrada del menú.
menu-dice = tirar un dado
# Entrada del menú: un capítulo, las entradas del juego en curso.
menu-game = más, de este juego
# Entrada del menú: al inicio, la pequeña partida que enseña las teclas; antes de una partida, la de ese juego.
menu-learn = aprender jugando
# Entrada del menú.
menu-leave-game = salir de la partida
# Botón de la pregunta «how-many-players-new» en una página.
menu-learn-game = aprender este juego jugando
# Entrada del menú de la voz: el volumen.
menu-louder = más alto
# Entrada del menú de la voz: el volumen.
menu-softer = más bajo
# Entrada del menú de la voz.
menu-faster = más rápido
# Entrada del menú de la voz.
menu-slower = más lento
# Entrada del menú de la voz.
menu-verbosity = nivel de detalle
# Entrada del menú de la voz: otra voz del mismo idioma.
menu-other-voice = otra voz
# En la mesa: el número de una pegatina.
which-sticker = ¿Número de pegatina? Dos cifras.
# En la mesa: ninguna pegatina tiene ese número.
no-such-sticker = Ninguna pegatina tiene ese número. Del 11 al 18, o del 21 al 25.
# En la mesa: confirmación antes de salir de la partida.
leave-game = ¿Salir de la partida? Queda guardada. 1: sí. 2: no.
# Respuesta 1 a una pregunta, donde se nombran las respuestas una a una: el botón de una página.
yes = sí
# Igual, respuesta 2.
no = no
# Igual: el compañero tira el dado o sortea.
let-roll = al azar
# En la mesa: elección del idioma. $languages: varios «language-entry».
which-language = ¿Idioma? { $languages }.
# Un idioma de la lista. $number: la tecla. $name: su nombre en ese idioma.
language-entry = { $number }: { $name }
# En la mesa, en el nuevo idioma.
language-is = Español.
# En la mesa: un rechazo que ninguna carta puede levantar.
no-card-can-lift = Ninguna carta puede permitir eso.
# En la mesa: no hay rechazo que levantar.
nothing-to-lift = No se ha rechazado nada.
# En la mesa: nada que corregir.
nothing-to-correct = Nada que corregir.
# En la mesa: esta entrada del menú necesita una partida.
no-game-yet = No hay partida en curso.
# En la mesa: una carta impresa permite lo que se había rechazado. Lo que sigue se dice después.
card-says-so = La carta lo dice.
# En la mesa: el volumen. $percent: en tanto por ciento.
volume-is = Volumen { $percent }.
# En la mesa: la velocidad de la voz. $words: palabras por minuto.
rate-is = Velocidad { $words }.
# En la mesa: el nivel de detalle. $verbosity: su nombre.
verbosity-is = Detalle: { $verbosity }.
# Nivel de detalle.
verbosity-brief = breve
# Nivel de detalle.
verbosity-normal = normal
# Nivel de detalle.
verbosity-full = completo
# Nivel de detalle, igual: largo al principio, cada vez más corto.
verbosity-habit = cada vez más breve
# En la mesa, en la nueva voz. $number: cuál. $count: cuántas voces hablan este idioma.
voice-is = Voz { $number } de { $count }.
# En la mesa: el ordenador no tiene otra voz para este idioma.
no-other-voice = No hay otra voz en este idioma.

## Aparatos

# En la mesa: un lector está listo. $device: su nombre técnico, no se dice.
scanner-ready = Lector listo.
# En la mesa: un lector ya no responde.
scanner-lost = Lector desconectado. Vuelve a conectarlo.
# En la mesa: el lector ha vuelto.
scanner-back = Lector de vuelta.
# En la mesa: un teclado está listo.
keypad-ready = Teclado listo.
# En la mesa: un teclado ya no responde.
keypad-lost = Teclado desconectado. Vuelve a conectarlo.
# En la mesa: un teclado conectado no da señales desde hace 25 segundos.
keypad-silent = El teclado ya no responde. Desconéctalo y vuelve a conectarlo.
# En la mesa: el teclado ha vuelto.
keypad-back = Teclado de vuelta.
# En la mesa: un lector aún no ha enviado nada legible, y es la segunda vez.
scanner-unreadable = Del lector no llega nada legible. Para ajustarlo: companion setup scanner.
# En la mesa, cuando ha acabado: lo ilegible que ha llegado después de lo dicho. $more: cuánto, al menos tres.
scanner-noise-more = Lector: otras { $more } lecturas ilegibles.
# En la mesa: un teclado envía signos que ningún teclado envía.
keypad-noise = Del teclado llegan signos ilegibles. Revisa su cable, o usa: companion setup keypad.
# En la mesa, cuando ha acabado: lo ilegible que ha llegado después de lo dicho. $more: cuánto, al menos tres.
keypad-noise-more = Teclado: otros { $more } envíos ilegibles.
# En la mesa: la máquina se ha parado, y el orden de lo que llegó de varios aparatos se ha perdido.
stalled = El ordenador se ha parado un momento. No cuenta ninguna tecla ni lectura. Repetidlo.
# En un terminal que solo entrega líneas enteras: cómo se pulsa allí una tecla.
keys-need-enter = En este terminal, pulsa Intro después de cada tecla.
# En el terminal: el sonido está listo.
loudspeaker-ready = Altavoz listo.
# En el terminal: el altavoz ha desaparecido.
loudspeaker-lost = Sin sonido. Vuelve a conectar el altavoz.
# En la mesa: el altavoz ha vuelto.
loudspeaker-back = Vuelve el sonido.
# En la mesa, tras un sonido: un mensaje privado no halló auricular comprobado. Nunca el contenido ni para quién.
private-unheard = Mensaje privado, sin decir: no hay auricular listo. Pulsa la tecla C y el puesto para preparar uno.
# Lo mismo, si esa persona no tiene ningún auricular y no se puede preparar ninguno.
private-unserved = Mensaje privado, sin decir: esa persona no tiene auricular.

## Averías

# En el terminal: no hay sonido posible. $reason: el detalle técnico.
no-sound = Sin sonido ({ $reason }): las mismas palabras aparecen aquí. Para tener sonido, conecta un altavoz e instala PulseAudio o PipeWire.
# En el terminal: no existe ese micrófono. $name: lo que se pidió. $found: las fuentes de sonido.
unknown-microphone = No hay micrófono { $name }. Hay: { $found }.
# En el terminal: varios micrófonos tienen ese nombre. $name: lo que se pidió. $found: los micrófonos.
ambiguous-microphone = Varios micrófonos responden a { $name }: { $found }. Nombra uno solo.
# En la mesa y en el terminal: el motor de voz ya no responde. Las palabras aparecen escritas.
engine-trouble = La voz ha fallado. Las palabras aparecen en el terminal. La orden companion check dice qué falla.
# En la mesa y en el terminal: no hay motor de voz, o no da ningún sonido. Una señal lo anuncia; estas palabras solo se leen. Fuera de Linux se instala eSpeak NG.
voice-mute = La voz está muda: eSpeak NG no da ningún sonido. Las palabras se muestran en el terminal. En Debian, Ubuntu o Raspberry Pi OS: sudo apt install libespeak-ng1, y arranca de nuevo.
# Solo en el terminal, con una señal: una frase espera desde hace casi un segundo y el motor de voz no responde. Aún puede responder.
voice-late = La voz se hace esperar. Si no llega, lee aquí. La orden companion check dice qué falla.
# En la mesa y en el terminal: no hay voz para este idioma. $lang: el código del idioma.
voice-missing = No hay voz para el idioma { $lang }. Instala eSpeak NG o elige otro idioma con --lang.
# A la mesa y en el terminal: no se puede reproducir una grabación. $detail: el archivo.
recording-missing = Grabación ausente o dañada: { $detail }. Copia de nuevo la carpeta decks.
# A la mesa y en el terminal: no se puede reproducir el sonido de una nota privada. No se dice cuál.
note-missing = Falta una nota hablada, o está dañada.
# En la mesa, al empezar: una voz de los ajustes no está en esta máquina. $voice: su nombre, $lang: el código del idioma.
voice-unknown = Ajustes, voz { $lang }: no hay voz { $voice } en esta máquina. Habla la de siempre.
# En la mesa: lo que necesita la voz natural no está instalado. $lang: el código del idioma, $file: el nombre del archivo.
natural-no-package = No hay voz natural para { $lang }: instala companion con la opción piper. La voz habitual continúa.
# En la mesa: falta el archivo de la voz natural, o el que va con él. $lang: el código del idioma, $file: el nombre del archivo.
natural-no-file = No hay voz natural para { $lang }: falta { $file }, o el archivo .json que va con él. La voz habitual continúa.
# En la mesa: el archivo no es una voz. $lang: el código del idioma, $file: el nombre del archivo.
natural-bad-file = No hay voz natural para { $lang }: { $file } está dañado o no es una voz. La voz habitual continúa.
# En la mesa: la voz natural habla otro idioma. $lang: el código del idioma, $file: el nombre del archivo.
natural-wrong-language = No hay voz natural para { $lang }: { $file } habla otro idioma. La voz habitual continúa.
# En la mesa: la voz natural no pudo leer una frase. $lang: el código del idioma.
natural-failed = La voz natural para { $lang } ha fallado. La voz habitual toma el relevo.
# En la mesa: el disco está lleno, el suceso no se ha anotado.
disk-full = Disco lleno: no cuenta. Libera espacio y repite.
# En la mesa: no se pudo escribir. $reason: detalle técnico.
journal-failed = No se pudo anotar: no cuenta. Revisa el disco y repite.
# En la mesa: un error del programa. No se cuenta nada.
inner-fault = Error del programa: no cuenta. Repite.
# En el terminal: el diario viene de una versión más nueva. $path: el archivo.
newer-journal = { $path } viene de una versión más nueva de Companion. Actualiza Companion. El archivo queda como está.
# En el terminal: este archivo no es un diario. $path: el archivo.
not-a-journal = { $path } no es una partida de Companion. Elige otro archivo.
# En el terminal: el diario está dañado. $path: el archivo.
damaged-journal = { $path } está dañado. Queda como está. Asterisco, u otra carpeta con --data, abre una partida nueva.
# En el terminal: no hay partida que reproducir. $path: la carpeta.
no-game-kept = No hay ninguna partida en { $path }. Juega una primero.
# En el terminal: la carpeta de datos está ocupada. $path: la carpeta.
data-taken = Otro Companion está usando { $path }. Ciérralo, o abre una segunda mesa con --table NOMBRE.
# En el terminal: carpeta de datos prohibida. $path: la carpeta.
data-forbidden = Sin permiso para escribir en { $path }. Indica otra carpeta con --data.
# En el terminal: nombre de juego desconocido. $what: lo que se escribió. $games: los juegos de nombre más parecido.
unknown-game = Ningún juego se llama { $what }. Parecido: { $games }.
# En el terminal: comienzo de nombre que vale para varios juegos. $what: lo que se escribió. $games: esos juegos.
ambiguous-game = { $what } puede ser: { $games }. Escribe más letras.
# En el terminal: número de personas imposible. $players, $fewest, $most: los números. $game: el juego.
too-many-players = { $game } es para { $fewest } a { $most } personas, no para { $players }.
# En el terminal: más nombres que personas. $names, $players: los números.
names-and-players = { $players ->
    [one] { $names } nombres para una persona. Da un solo nombre, o ninguno.
   *[other] { $names } nombres para { $players } personas. Da un nombre por persona, o menos.
}
# En el terminal: ajuste desconocido. $setting: lo que se escribió. $near: los ajustes más parecidos.
unknown-setting = Ajuste desconocido: { $setting }. Parecido: { $near }.
# En el terminal: salida de audio desconocida. $name: lo que se escribió. $found: las salidas encontradas.
unknown-output = Ninguna salida de audio se llama { $name }. Encontradas: { $found }.
# En el terminal: un nombre que vale para varias salidas. $name: lo que se escribió. $found: esas salidas.
ambiguous-output = { $name } puede ser: { $found }. Da el identificador.
# En el terminal: una salida mal escrita. $name: lo que se escribió.
output-form = --output { $name }: escribe table=NOMBRE, o seat2=NOMBRE, o seat2,seat5=NOMBRE.
# En el terminal: la mesa o un jugador tiene dos salidas. $who: "table" o "seat2".
output-twice = --output: { $who } tiene dos salidas. Deja una.
# En el terminal: el auricular pedido suena donde oye toda la mesa. $name: lo que se escribió.
output-tables-own = { $name } es la salida de la mesa: lo oirían todos. Conecta un adaptador USB para el auricular y da su nombre.
# En el terminal: dos nombres para un solo aparato. $first, $second: lo que se escribió.
output-same-device = { $first } y { $second } son el mismo aparato. Para un auricular compartido, escribe seat2,seat5=NOMBRE.
# En el terminal: se piden auriculares y la máquina no dice dónde oye la mesa.
output-table-unknown = Con un auricular, nombra también la salida de la mesa: --output table=NOMBRE. «companion devices» las da todas.
# En el terminal: nada que decir. $what: lo que se escribió. $near: nombres parecidos.
unknown-token = Ni pegatina ni carta: { $what }. Parecido: { $near }.
# En el terminal: código de idioma desconocido. $lang: lo que se escribió. $languages: los idiomas.
unknown-language = No hay idioma { $lang }. Idiomas: { $languages }.
# En el terminal: una carpeta o una partida que el disco rechaza. $path: el archivo. $reason: detalle técnico.
unusable = No se puede usar { $path } ({ $reason }). Revisa el disco o indica otra carpeta con --data.
# En el terminal, al interrumpir: no se pierde nada.
left = La partida queda guardada.

## Líneas de órdenes

# En el terminal, «companion games». $id: el identificador. $game: su nombre. $fewest, $most: cuántas personas.
games-line = { $id }: { $game }, de { $fewest } a { $most } personas
# En el terminal, «companion check»: la voz ha leído esta frase, sin que suene, y ha dado sonido.
check-voice = Voz probada: da sonido.
# En el terminal, «companion check»: todo va bien.
check-fine = Todo está en orden.
# En el terminal, «companion check»: la carpeta dada con --data no existe. $path: la carpeta.
check-no-data = No hay ninguna carpeta { $path }: solo se comprueba lo que viene de serie.
# En el terminal, «companion check». $count: cuántos fallos.
check-faults = { $count ->
    [one] Un fallo.
   *[other] { $count } fallos.
}
# En el terminal, «companion devices»: un puerto. $device: su ruta. $description: su nombre. $role: su papel.
devices-port = puerto { $device }: { $description }, { $role }
# En el terminal: un teclado o un lector que escribe. $device: su dirección. $description: su nombre. $role: su función.
devices-typing = teclado { $device }: { $description }, { $role }
# Papel de un puerto.
role-scanner = lector reconocido
# Papel de un puerto.
role-keypad = teclado reconocido
# Papel de un puerto.
role-unknown = desconocido; indícalo con --scanner o --keypad
# En el terminal: ningún puerto serie.
devices-no-port = Ningún puerto serie. El teclado del terminal sirve de teclado y de lector.
# En el terminal: una salida de audio. $name: su nombre. $id: su identificador.
devices-output = salida de audio { $name } ({ $id })
# En el terminal: la salida de audio donde suena la máquina. $name: su nombre. $id: su identificador.
devices-output-default = salida de audio { $name } ({ $id }), la de la mesa si no se nombra ninguna
# En el terminal: un micrófono encontrado, para --microphone. $name: su nombre. $id: su identificador.
devices-microphone = micrófono { $name } ({ $id })
# En el terminal: ningún micrófono.
devices-no-microphone = Ningún micrófono. Para grabar una voz, conecta uno.
# "companion say --earcons": suena este signo y luego estas palabras. El sentido, luego el sonido.
earcon-accepted = Aceptado: un tono corto que sube.
# "companion say --earcons": suena este signo y luego estas palabras. El sentido, luego el sonido.
earcon-refused = Rechazado: dos tonos graves que bajan.
# "companion say --earcons": suena este signo y luego estas palabras. El sentido, luego el sonido.
earcon-doubtful = Lectura dudosa: un tono que sube y vuelve a bajar.
# "companion say --earcons": suena este signo y luego estas palabras. El sentido, luego el sonido.
earcon-again = Ya escaneado: dos tics agudos, iguales.
# "companion say --earcons": suena este signo y luego estas palabras. El sentido, luego el sonido.
earcon-private = Privado: tres tics suaves que bajan.
# "companion say --earcons": suena este signo y luego estas palabras. El sentido, luego el sonido.
earcon-passed = Ronda o turno pasado: un agudo y luego un grave.
# "companion say --earcons": suena este signo y luego estas palabras. El sentido, luego el sonido.
earcon-ready = Listo: tres tics que suben.
# "companion say --earcons": suena este signo y luego estas palabras. El sentido, luego el sonido.
earcon-lost = Aparato perdido: un largo deslizamiento hacia abajo.
# "companion say --earcons": suena este signo y luego estas palabras. El sentido, luego el sonido.
earcon-back = Aparato de vuelta: un largo deslizamiento desde lo grave.
# "companion say --earcons": suena este signo y luego estas palabras. El sentido, luego el sonido.
earcon-attention = Atención, un anuncio: agudo, grave, agudo.
# "companion say --earcons": el primer grado de la escala y luego estas palabras. $step: 1.
earcon-scale = Hora o cable desactivado: un tic y luego una nota, un grado más alta cada vez. Grado { $step }.
# "companion say --earcons": un grado de la escala y luego estas palabras. $step: cuál, de 2 a 12.
earcon-step = Grado { $step }.
# En el terminal: brltty tiene un puerto. $description: el aparato.
devices-brltty = { $description } está, pero sin puerto: brltty lo ha tomado por una línea braille. Una regla udev puede excluirlo; conserva brltty.
# Al comienzo de la demostración. $game: el juego.
demo-begins = Demostración: { $game }, una partida entera.
# Al final de la demostración.
demo-ends = Fin de la demostración.

## Puertos, archivos, opciones

# Detalle de «no-sound»: no hay biblioteca de sonido.
no-sound-no-library = no hay biblioteca de sonido
# Detalle de «no-sound»: no hay salida de audio.
no-sound-no-device = no hay salida de audio
# Detalle de «no-sound»: la salida de audio no se abre.
no-sound-cannot-open = la salida de audio no se abre
# Detalle de «no-sound»: la salida de audio ha desaparecido.
no-sound-gone = la salida de audio ha desaparecido
# En la mesa: un ajuste hecho de oído no se pudo guardar. $fault: qué falla en el archivo.
not-kept = Ajustado para esta noche, pero no guardado. { $fault }
# En la mesa: un texto de alguien, dicho tal cual. $text: el texto.
own-text = { $text }
# En el terminal, en lugar de una grabación que se oye.
own-recording = (grabación)
# En el terminal: sin permiso. $device: el puerto. $detail: el grupo, vacío si ninguno puede.
port-no-permission = Sin permiso para abrir { $device }. { $detail ->
    [empty] Pide ayuda a quien administra esta máquina.
   *[other] Entra en el grupo { $detail }: sudo usermod -aG { $detail } $USER, y abre otra sesión.
}
# En el terminal: en el grupo, pero no desde esta sesión. $device: el puerto. $detail: el grupo.
port-log-in-again = Aún sin permiso para abrir { $device }. Estás en el grupo { $detail }: abre otra sesión.
# En la mesa: el puerto no está. $device: el puerto. $detail: dónde se buscaba.
port-missing = { $device } no está conectado. Conéctalo: funcionará al momento.
# En la mesa: aparatos gemelos. $device: el puerto. $detail: sus rutas.
port-ambiguous = Varios aparatos pueden ser { $device }: { $detail }. Nombra uno.
# En la mesa: el puerto está ocupado. $device: el puerto. $detail: su ruta.
port-busy = Otro programa usa { $device }. Cierra ese programa.
# En el terminal: dirección falsa. $device: la dirección. $detail: lo que dice el sistema.
port-bad-url = { $device } no es una dirección de puerto. Ejemplo: /dev/ttyACM0?baud=9600&parity=N.
# En el terminal: no es un puerto. $device: la dirección. $detail: la ruta.
port-not-a-port = { $device } no es un puerto serie. «companion devices» los enumera.
# En el terminal: el puerto rechaza un ajuste. $device: el puerto. $detail: lo que dice el puerto.
port-no-such-setting = { $device } rechaza este ajuste: { $detail }. Cambia baud o parity.
# En la mesa: el puerto se niega. $device: el puerto. $detail: lo que dice el sistema.
port-other = { $device } no responde ({ $detail }). Desconéctalo y vuelve a conectarlo.
# A la mesa: un lector o teclado que escribe como un teclado, sin terminal para leerlo. $device: el aparato.
port-no-library = { $device } escribe como un teclado. Para leerlo sin terminal, instala companion con la opción evdev.
# En el terminal: dirección falsa. $device: la dirección. $field: la parte falsa. $right: las formas correctas.
port-bad-address = { $device }: { $field } está mal. Formas correctas: { $right }.
# En el terminal: --set mal escrito. $setting: lo escrito.
setting-form = --set { $setting }: escribe ajuste=valor.
# En el terminal: dos personas con el mismo nombre. $name: ese nombre.
name-twice = Dos personas se llaman { $name }. Da dos nombres distintos.
# En el terminal, al empezar: un nombre de jugador es más largo de lo permitido. $name: su comienzo. $longest: el máximo.
name-long = «{ $name }…»: un nombre tiene { $longest } letras como máximo. Acórtalo.
# En el terminal, al empezar: un nombre de --names contiene un signo que separa nombres. $name: lo que está escrito.
name-form = «{ $name }»: ¿es un nombre o son varios? Separa los nombres con comas: --names "Ana,Leo".
# En el terminal: el disco está lleno antes de empezar. $path: el archivo.
disk-full-at-start = Disco lleno: no se puede escribir { $path }. Libera espacio.
# En el terminal: no existe ese archivo. $path: el archivo.
no-such-journal = { $path } no existe. «companion replay last» relee la última partida.
# En el terminal: un guion nombra algo desconocido. $line: su línea. $what: lo escrito. $near: lo cercano.
unknown-script-token = Guion, línea { $line }: nada se llama { $what }. Parecido: { $near }.
# Falta de un guion: la línea no es una entrada.
fault-script-line = Formas correctas: scan CÓDIGO, scan CARTA@COPIA, key TECLA, type TEXTO, record ARCHIVO.wav, wait SEGUNDOS, o almohadilla espacio y una nota.

## Escucha privada

# En la mesa, tecla C: ¿quién quiere escuchar?
whose-window = ¿Qué puesto?
    .full = Escucha privada. ¿Qué puesto?
# En la mesa: hay que comprobar el auricular. $who: quién lo lleva.
ear-check = { $who }: marca la cifra que oyes en el auricular.
# Solo en el auricular, aún sin comprobar. $digit: una cifra al azar.
ear-digit = { $digit }.
# En la mesa: el auricular pasa a esta persona. $who.
ear-to = El auricular para { $who }. Luego almohadilla.
# En la mesa: se abre una ventana. $who: quién escucha.
window-opened = { $who } escucha.
# En la mesa: se cierra la ventana. $who: quién escuchaba.
window-closed = { $who }: fin de la escucha.
# Solo en el oído de quien escucha, unos segundos antes de que su escucha se cierre sola, haya oído lo que haya oído.
window-ends = La escucha va a terminar. 0: más tiempo.
# Lo mismo, cuando la tecla 0 pertenece a un número, al menú o al cuaderno que está abierto ahí.
window-ends-begun = La escucha va a terminar.
# En la mesa: varias ventanas en una frase. $who: quiénes escuchan ahora, $listen: cuántos; $done: quiénes acaban de
# terminar, $ended: cuántos. Uno de los dos números puede ser 0.
listeners = { $listen ->
    [0] { $done }: fin de la escucha.
   *[other] { $listen ->
        [one] { $who } escucha.
       *[other] { $who } escuchan.
    }{ $ended ->
        [0] {""}
       *[other] {" "}{ $done }: fin de la escucha.
    }
}
# En la mesa: quienes leen de oído tienen algo que escuchar. $who: sus nombres.
may-listen = Al oído: { $who }.
    .full = Al oído: { $who }. Tecla C y el puesto.
# Solo en este oído: elegir tres cifras para volver a oír, pues el auricular se comparte.
choose-own-code = Para volver a oír tus cartas más tarde, solo tú: elige tres cifras. Sin ellas: almohadilla, o escanea.
# Solo en este oído: una cifra mientras hay que escanear cartas, y ninguna se vuelve a oír por su número.
no-number-listening = Ahora no hay cifras. Para volver a oír: 0.
# Solo en este oído: sus tres cifras, para volver a oír.
own-code = ¿Tus tres cifras? Almohadilla: sin ellas.
# Solo en este oído: las cifras quedan por esta noche.
own-code-kept = Guardado.
# Solo en este oído: sin cifras, nada que repetir.
no-own-code-kept = Sin código.
# En la mesa: no hay auricular conectado ni configurado.
no-earphone = No hay auricular. Nada se dice en privado.
# En la mesa: el auricular aún no está puesto. No se lee nada.
window-not-open = El auricular no está en su sitio: no se lee nada.
# Solo en este oído: una carta escaneada antes de las tres cifras que este puesto elige o repite.
own-code-first = Primero las tres cifras: no se lee nada.
# En la mesa: cifra equivocada. Otra se dice en el auricular.
not-that-digit = No es esa cifra. Escucha otra vez.
# Solo en este oído: código equivocado.
not-that-code = No es ese código.
# Solo en este oído: sin código no se repite nada en un auricular compartido.
no-own-code = Sin código no se repite nada. Escanea otra vez.
# Lo mismo, al pedir lo que se tiene en la mano (D).
no-own-code-scan = Sin código: escanea todas tus cartas y luego la tecla D.
# Solo en este oído: nada que escuchar ahora.
nothing-to-look-at = Nada que escuchar ahora.
# Solo en este oído, tras un rechazo o con la tecla D: nada que escuchar ahora; solo queda terminar.
due-window = Almohadilla: fin de la escucha.
# Solo en este oído: durante su escucha se pide otra cosa (se ha deshecho o corregido algo).
scans-let-go = Lo que has escaneado en esta escucha ya no cuenta.
# Solo en este oído: esta carta se acaba de escanear.
already-seen = Ya escaneada.
# En la mesa: asterisco o C después de C.
cancelled-call = Escucha cancelada.
# En la mesa: un auricular está listo. $device: su nombre técnico, no se dice.
earphone-ready = Auricular listo.
# En la mesa: un auricular ha desaparecido.
earphone-lost = Auricular desconectado. Ya nada se dice en privado.
# En la mesa: ha vuelto, y habrá que comprobarlo.
earphone-back = El auricular ha vuelto.
# En la mesa: no hay auricular para este puesto. $who: la persona.
no-private-ear = Sin auricular para { $who }. Nada se dice en privado.
# En el terminal: un fallo del programa, fuera de la mesa. La línea anterior dice dónde.
inner-fault-at-start = Error del programa. Inténtalo otra vez; si se repite, comunícalo con la línea de arriba.
# En este oído, si no en la mesa: una tecla del teclado de un puesto, cuando la partida ha seguido y ya no vale lo que
# ese teclado había empezado (un número, una pregunta del menú).
begun-is-gone = La partida ha avanzado mientras tanto: lo tecleado ya no cuenta.
# En la mesa, o en el oído que pregunta: almohadilla o un número acabaría lo que estos jugadores pueden escuchar en privado,
# y no lo han escuchado. $who: sus nombres; $count: cuántos son. La misma tecla otra vez sigue.
not-listened = { $count ->
    [one] { $who } no ha escuchado
   *[other] { $who } no han escuchado
}. La misma tecla otra vez: seguir.
# En un oído o en la mesa: lo que acabaría el paso espera a quienes aún escuchan. $who: quiénes escuchan;
# $count: cuántos son.
another-listens = { $count ->
    [one] { $who } escucha.
   *[other] { $who } escuchan.
}
# En la mesa: varios escuchan sin lector propio y el lector de la mesa ya no lee nada: no se sabe de quién es la carta.
# $who: sus nombres; $count: cuántos son, dos o más.
scanner-is-shared = No se lee nada: { $who } escuchan con el mismo lector.
# Después de «another-listens»: lo que hay que hacer. Nada de lo que oye la otra persona.
until-closed = Espera a que acabe.
# Solo en este oído: un número mayor que las cartas de su mano. $cards: cuántas tiene.
# También sin número: se acaba de quitar la última carta.
no-such-card = { $cards ->
    [0] Ninguna carta en la mano.
    [one] Una sola carta en la mano.
   *[other] { $cards } cartas en la mano.
}
# Solo en este oído: ¿qué carta de la mano se quita o se mueve? $cards: cuántas tiene.
which-card = ¿Qué carta, del uno al { $cards }?
# Solo en este oído: ¿a qué lugar se mueve? $cards: cuántos lugares hay.
which-place = ¿En qué lugar, del uno al { $cards }?
# Solo en este oído, entrada del menú durante una escucha: una carta ya no está en la mano.
menu-hand-drop = quitar una carta de la mano
# Solo en este oído, entrada del menú durante una escucha: una carta cambia de lugar en la mano.
menu-hand-move = mover una carta de la mano
# Solo en este oído, tecla 9 durante una escucha: lo que se puede hacer.
can-in-window = Escanea tus cartas. 0: otra vez. Tecla D: lo guardado. Almohadilla: listo.
# Solo en este oído, tecla 9 durante una escucha: al cabo de cuánto tiempo se cierra. $seconds: un número.
can-in-window-for = Tras { $seconds } segundos sin escaneos ni teclas, la escucha termina.
# Solo en este oído, tecla 9 durante una escucha, cuando se guarda una mano en su orden.
can-with-hand = Una cifra: esa carta de la mano. En el menú, almohadilla: quitar, mover.

## Games without code

# At the table: which number is a card of many? $name: its name, $number: which.
card-numbered = { $name } { $number }
# At the table, after a power cut: a countdown was running and starts no more by itself.
timer-lost = La cuenta atrás se paró al irse la corriente.
# En la mesa, al seguir tras un corte de luz, donde un auricular es compartido: los tres números de cada cual se han perdido.
codes-lost = Auricular compartido: los códigos de antes se han perdido. Tecla C: un código nuevo. Después, escanead vuestras cartas.
# En ese oído solo, compartido: lo oído antes del corte de luz solo se repite tras otro escaneo.
before-the-cut = Eso fue antes del corte de luz: escanéala otra vez.
# At the table, after an undo: what is taken back had ended a countdown, and how much was left nobody knows.
timer-not-again = La cuenta atrás no vuelve a empezar.
# At the table, at the start without a game chosen, where there are more games than digits. $count: how many, $width: digits of a number.
lobby-many = { $count } juegos. Escanea una caja o teclea un número de { $width } cifras. Tecla D: la lista.
# At the table, when the list of many games is asked for. $games: a list of “lobby-entry”.
lobby-list = { $games }.
# En la mesa, en la entrada: un número que ningún juego tiene. $number: ese número.
no-such-game = Ningún juego tiene el número { $number }.
# Solo en este oído, compartido, al final de una escucha: las cartas se guardan, pero lo oído antes espera las tres cifras.
kept-behind-code = Guardado. Para oírlo todo otra vez: tecla D y tus tres cifras.
# Solo en este oído: lo mismo para quien no eligió cifras: en un auricular compartido no se repite nada.
kept-without-code = Guardado. Sin código no se repite.
# En la mesa: la batería de la máquina se agota. $percent: lo que queda. $last: 1 en el último aviso.
battery = Batería: queda el { $percent } por ciento.{ $last ->
    [1] {" "}Enchufad la máquina ahora.
   *[other] {""}
}
# En la mesa, una vez: la alimentación de la Raspberry Pi es demasiado débil.
undervolted = La alimentación es demasiado débil: la máquina puede pararse. Usad un cargador mejor.
# En la mesa, una vez: el sistema no ha dejado impedir la suspensión.
may-fall-asleep = La máquina puede suspenderse durante la partida. Desactivad la suspensión en sus ajustes.
# En la mesa, al principio, una vez por archivo: tiene una falta, y la velada sigue sin él. $fault: el archivo, la línea y la forma correcta. $more: cuántas faltas más tiene.
left-out = Un archivo se deja de lado. { $fault }{ $more ->
    [0] {""}
    [one] {" "}Y una falta más.
   *[other] {" "}Y { $more } faltas más.
}
# En la mesa, al principio: el archivo de ajustes aprendidos está dañado. Se guarda con otro nombre.
learned-set-aside = Los ajustes aprendidos están dañados: se dejan de lado y valen los de siempre. Para rehacerlos de oído: companion setup.
# En la mesa, al principio: el archivo de una partida está dañado. Se guarda con otro nombre y no se vuelve a ofrecer. $game: el juego.
kept-damaged = Una partida guardada está dañada, de { $game }: se deja aparte.
# En la mesa, al principio: una partida viene de una versión más nueva del programa. $game: el juego.
kept-newer = Una partida guardada es de un Companion más nuevo, de { $game }: no se toca. Actualizad Companion para seguirla.
# En la mesa, al principio: el archivo de una partida no se puede leer. $game: el juego.
kept-unreadable = Una partida guardada no se puede leer, de { $game }. Mirad el disco.
# En la mesa, al principio: una partida espera un juego añadido que ya no está. $pack: su archivo.
kept-without-pack = Una partida guardada espera su juego. Volved a poner { $pack } en la carpeta packs.

## Teléfonos

# En la mesa, enseguida: un teléfono quiere ser el de esta persona, y muestra cuatro cifras. $who: la persona.
phone-knocks = ¿Un teléfono para { $who }? Teclead sus cuatro cifras, o asterisco.
# Lo mismo, mientras alguien usa el teclado de la mesa: se pregunta después. $who: la persona.
phone-waits = Un teléfono para { $who } espera.
# Lo mismo, donde los teléfonos entran sin cifras: cualquiera puede pedirlo.
phone-knocks-bare = ¿Un teléfono para { $who }? Nada prueba que sea el suyo. Almohadilla: sí. Asterisco: no.
# En la mesa: el número correcto, o almohadilla. Lo privado va desde ahora a este teléfono. $who: la persona.
phone-joined = { $who } ya tiene teléfono.
# Lo mismo, cuando esta persona ya tenía teléfono.
phone-joined-anew = { $who } tiene otro teléfono. El anterior ya no sirve.
# En la mesa, justo después, donde no hay ninguna tecla para responder.
phone-unasked = Nada prueba que sea el suyo.
# En la mesa: otro número que el del teléfono. $who: la persona.
phone-wrong = Número equivocado: sin teléfono para { $who }. Hay que repetirlo en el teléfono.
# En la mesa: asterisco, o se ha cerrado la puerta en el menú. $who: la persona.
phone-sent-away = Sin teléfono para { $who }.
# En la mesa: nadie ha tecleado el número a tiempo, o el teléfono se ha ido. $who: la persona.
phone-lapsed = El teléfono para { $who } ya no espera.
# En la mesa: un teléfono pide un puesto que esta mesa no tiene. $who: el puesto.
phone-no-seat = ¿Un teléfono para { $who }? Ahí no hay nadie.
# En la mesa: este teléfono se ha ido por sí mismo. $who: la persona.
phone-left = { $who } ya no tiene teléfono.
# En la mesa: este teléfono no responde desde hace un minuto. Quizá vuelva solo. $who: la persona.
phone-away = { $who }: el teléfono no responde.
# En la mesa, justo después: esta persona tenía un auricular, que vuelve a servir. $who: la persona.
phone-earphone = { $who }: el auricular vuelve a servir.
# En la mesa: este teléfono responde de nuevo. $who: la persona.
phone-back = { $who }: el teléfono ha vuelto.
# En la mesa: tres números equivocados, o diez peticiones sin resultado.
phones-fell = Demasiados intentos: ya no entra ningún teléfono. Para volver a abrir: menú, almohadilla y luego 5.
# En la mesa, por el menú: las peticiones se rechazan sin una palabra.
phones-shut = Ya no entra ningún teléfono.
# En la mesa, por el menú o cuando se sienta una mesa: las peticiones vuelven a oírse.
phones-open = Puede entrar un teléfono.
# Entrada del menú: abre o cierra la puerta a los teléfonos.
menu-phones = dejar entrar teléfonos, o no
# En la mesa, cuando un teléfono ya no espera y había un número del juego empezado. $digits: sus cifras hasta ahora.
typed-so-far = Ya tecleado: { $digits }.
# En la mesa: no hay auricular conectado ni configurado, pero hay páginas.
no-earphone-phone = No hay auricular. Un teléfono puede sustituirlo.
# Lo mismo, para un solo puesto. $who: la persona.
no-private-ear-phone = Sin auricular para { $who }. Un teléfono puede sustituirlo.
# Lo mismo cuando hay páginas: aún puede venir un teléfono. $who: la persona.
no-ear-for-phone = Sin auricular para { $who }. Un teléfono puede sustituirlo: 3 o almohadilla. 1: con la vista. 2: con el tacto.
# Lo mismo, al empezar una partida o al seguirla. $who: sus nombres.
no-ear-now-phone = Sin auricular para { $who }: un teléfono puede sustituirlo.
# Solo en este oído: está guardado, pero se oyó únicamente en un teléfono que ya no está.
on-the-phone = Eso fue en el teléfono: escanéala otra vez.
