# Enseñar una caja: «companion teach». Todo lo oye quien rellena la caja, en el altavoz y en el terminal.
# No es una partida: aquí nadie tiene secretos.

## Al principio, entre dos cartas, al final

# Al principio. $game: el juego. $told: cartas completas. $all: cartas que rellenar.
teach-begin = { $game }: { $told } de { $all } cartas rellenadas.
# Al principio, cuando ninguna carta de este juego tiene nada que rellenar. $game: el juego.
teach-begin-nothing = { $game }: ningún texto que aprender, solo códigos de barras.
# Entre dos cartas, la primera vez y en la ayuda: qué hacer. $entries: las opciones.
teach-rest = Escanea una carta, o un código nuevo. Almohadilla: la primera que falta. { $entries }. Asterisco: terminar.
# En la elección entre dos cartas.
teach-rest-list = la lista
# En la elección entre dos cartas.
teach-rest-box = el código de barras de la caja
# En la elección entre dos cartas.
teach-rest-steps = la preparación, paso a paso
# En la elección entre dos cartas.
teach-rest-codes = códigos, carta tras carta
# Lo mismo, las veces siguientes.
teach-rest-again = Escanea, o almohadilla.
# Tecla D: por dónde vamos. $told: cartas completas. $all: cartas que rellenar.
teach-where = { $told } de { $all } cartas rellenadas.
# D otra vez: lo que falta. $count: cuántas cartas. $names: las primeras.
teach-lacking = { $count ->
    [one] Falta una: { $names }.
   *[other] Faltan { $count }: { $names }.
}
# Tecla D, cuando se han enseñado códigos. $count: cuántas cosas tienen uno. $all: cuántas cosas hay en la caja.
teach-where-labels = { $count ->
    [one] Una cosa de { $all } tiene su código.
   *[other] { $count } cosas de { $all } tienen su código.
}
# D otra vez: lo que no tiene código. $count: cuántas cosas. $names: las primeras.
teach-lacking-labels = { $count ->
    [one] Una sola está sin código: { $names }.
   *[other] { $count } están sin código: { $names }.
}
# Almohadilla después de la última que falta. $count: lo que falta todavía, más arriba en la lista.
teach-end-of-list = { $count ->
    [0] Está todo.
    [one] Fin de la lista. Falta todavía una cosa.
   *[other] Fin de la lista. Faltan todavía { $count } cosas.
}
# Rechazo: almohadilla, y no falta nada.
teach-nothing-missing = No falta nada. Escanea una carta para cambiarla.
# Asterisco entre dos cartas: ¿terminar?
teach-leave = ¿Terminar? Todo queda guardado. Almohadilla: sí. Asterisco: no.
# Al final. $told: cartas completas. $all: cartas que rellenar.
teach-left = Guardado: { $told } de { $all }. Hasta pronto.
# Tecla 9, después de la pregunta del momento.
teach-help = Tecla B: deshacer. Tecla D: por dónde vamos. 0: repetir. Asterisco: un paso atrás.
# Rechazo: esta tecla no es una opción. 9 repite la pregunta.
teach-choose = Aquí no es una opción. 9: ayuda.
# Rechazo: un escaneo o una cifra durante un texto o una confirmación.
teach-first-this = Esto no ha acabado: almohadilla o asterisco.
# Rechazo: una cosa de otra caja. $token: su nombre.
teach-not-of-box = No es de esta caja: { $token }.
# Rechazo: no se pudo escribir el archivo, nada cambia. $fault: el fallo del archivo.
teach-not-kept = No anotado. { $fault }

## En una carta

# Una carta y lo que le falta. $token: la carta. $slot: un «teach-slot». $entries: las opciones, numeradas.
teach-ask = { $token }, ¿{ $slot }? { $entries }. Almohadilla: pasar.
# Lo mismo, las veces siguientes. $token: la carta. $slot: un «teach-slot».
teach-ask-again = { $token }, ¿{ $slot }?
# Una cosa sin nada que rellenar, salvo un código de barras. $token: su nombre. $entries: las opciones, numeradas.
teach-ask-thing = { $token }. { $entries }. Almohadilla: listo.
# Una cosa entre otras iguales. $token: su nombre. $copy: su número.
teach-copy = { $token }, número { $copy }
# Lo que se aprende de una carta, en minúscula. $slot: name, text, round, pair, lieu, u otra palabra de la caja.
teach-slot = { $slot ->
    [name] nombre
    [text] texto
    [ways] salas vecinas
    [round] pila
    [pair] número de pareja
    [lieu] número del lugar
    [order] orden, templario 1, franciscano 2, benedictino 3
    [rank] rango, padre 1, hermano 2, novicio 3
    [hood] capucha, sí 1, no 2
    [face] cara, con barba 1, sin barba 2
    [build] complexión, gordo 1, delgado 2
    [seal] sello, estrella 1, dado 2, nada 3
    [cards] cartas que se pasan
    [step] paso
   *[other] { $slot }
}
# El texto para cierto número de jugadores. $slot: un «teach-slot». $players: ese número.
teach-slot-players = { $slot } para { $players } personas
# Opción, después de su número.
teach-record = grabar
# Opción, después de su número.
teach-type = escribir
# Opción, después de su número: un número.
teach-type-number = teclear el número
# Opción, después de su número.
teach-barcode = código de barras
# Opción, después de su número: lo demás que tiene la carta.
teach-other-field = otro campo
# Opción, después de su número: un texto para cierto número de jugadores.
teach-by-players = según cuántas personas juegan
# Opción, después de su número: lo que otro archivo decía de otro modo.
teach-other-version = oír la otra versión
# En una carta: lo que ya está anotado. $value: un número, un texto o una grabación.
teach-has = Ya anotado: { $value }.
# En una carta: el texto solo está anotado para algunos números de jugadores.
teach-has-by-players = Anotado solo según cuántas personas juegan.
# En una carta: otro archivo decía otra cosa; se guarda al lado. $count: cuántas versiones.
teach-has-others = { $count ->
    [one] Hay otra versión al lado.
   *[other] Hay otras { $count } versiones al lado.
}
# Después de la opción 5. $fewest, $most: los límites.
teach-for-players = ¿Para cuántas personas? De { $fewest } a { $most }.
# Está guardado en el disco.
teach-noted = Anotado.
# Justo después: esta carta lo tiene todo. $told: cartas completas. $all: cartas que rellenar.
teach-card-complete = Carta completa: { $told } de { $all }.

## Un número, un texto, una grabación

# Un número que teclear. $slot: un «teach-slot». $high: el mayor.
teach-number = Teclea: { $slot }, del 1 al { $high }, y luego almohadilla.
# Un texto que escribir en el teclado. $slot: un «teach-slot».
teach-text = Escribe: { $slot }, y luego Intro. Solo Intro: nada.
# Rechazo: un número no se graba.
teach-number-is-typed = Un número se teclea: 2.
# Rechazo: no hay teclado para escribir un texto.
teach-no-keyboard = Aquí no hay teclado. 1: grabar.
# Rechazo: el texto es demasiado largo. $length: su longitud. $longest: el máximo.
teach-too-long = Demasiado largo: { $length } caracteres, { $longest } como máximo.
# Se abre el micrófono. Siguen la señal y «teach-speak-now».
teach-speak = Habla después de la señal. Almohadilla: listo. Asterisco: abandonar.
# Lo mismo, las veces siguientes.
teach-speak-again = Después de la señal.
# Después de la señal: el micrófono escucha en cuanto se dice esta palabra.
teach-speak-now = Habla.
# Lo que se acaba de escribir o grabar, repetido. $value: el texto, la grabación o el número.
teach-heard = Aquí está: { $value }.
# Después de repetirlo.
teach-keep = Almohadilla: guardar. 1: otra vez. Asterisco: no.
# Lo mismo, las veces siguientes.
teach-keep-again = ¿Lo guardo?
# Lo mismo, cuando hay varias otras versiones.
teach-keep-or-next = Almohadilla: tomar esta. 6: la siguiente. Asterisco: no.
# La grabación era demasiado larga, falta el final.
teach-cut-short = Demasiado larga: falta el final.
# Rechazo: no hay grabación, falta la biblioteca de sonido.
microphone-no-library = Sin micrófono: falta la biblioteca de sonido. Con teclado, 2: escribir.
# Rechazo: no hay grabación, no hay micrófono conectado.
microphone-no-device = Sin micrófono. Conecta uno y pulsa 1; con teclado, 2: escribir.
# Rechazo: no hay grabación, varios micrófonos, y ninguno es el del sistema.
microphone-several = Varios micrófonos. Nombra uno al empezar: --microphone NOMBRE.
# Rechazo: no hay grabación, el micrófono no se abre.
microphone-cannot-open = El micrófono no se abre. Desconéctalo, conéctalo y pulsa 1.
# Rechazo: no hay grabación, el micrófono ha desaparecido.
microphone-gone = Micrófono desconectado: no hay grabación. Conéctalo y pulsa 1.
# Rechazo: no hay grabación, no se oyó a nadie.
microphone-silent = No he oído nada. Habla más cerca y pulsa 1.

## Códigos de barras

# El próximo código de barras será el de esta cosa. $token: su nombre.
teach-scan = { $token }: escanea su código de barras.
# Una etiqueta, un chip o un código de barras que nadie conoce, la primera vez y con la tecla D. $ways: qué más se puede hacer.
teach-owner = Código nuevo. ¿Qué carta? Su número en la lista, luego almohadilla. O bien: { $ways }. Asterisco: nada.
# En la pregunta de quién es un código. $token: la carta más probable.
teach-owner-list = Solo almohadilla: la lista, empezando por { $token }
# En la pregunta de quién es un código.
teach-owner-record = Tecla A: grabar lo que dice
# En la pregunta de quién es un código.
teach-owner-spell = Tecla C: deletrear su nombre
# En la pregunta de quién es un código.
teach-owner-type = En el teclado: escribir su nombre
# En la pregunta de quién es un código.
teach-owner-scan = Escanea su otro código
# Lo mismo, las veces siguientes.
teach-owner-again = Código nuevo. ¿Qué carta?
# Después de la tecla C: se deletrea el nombre de la carta, la primera vez y con la tecla D. $keys: las teclas.
teach-spell = Deletrea una parte de su nombre. { $keys }. Almohadilla: buscar.
# Mientras se deletrea el nombre de una carta.
teach-spell-digits = Del 2 al 9: las letras, como en un teléfono
# Mientras se deletrea el nombre de una carta.
teach-spell-a = Tecla A: la letra siguiente está en la misma tecla
# Mientras se deletrea el nombre de una carta.
teach-spell-zero = 0: leer
# Mientras se deletrea el nombre de una carta.
teach-spell-b = Tecla B: borrar la última
# Lo mismo, las veces siguientes.
teach-spell-again = Deletrea, luego almohadilla.
# Un rechazo: ninguna carta se llama así. $names: los nombres más parecidos.
teach-no-such-name = Ninguna carta se llama así. Las más parecidas: { $names }.
# Un rechazo: todas las cartas iguales tienen ya un código, y no se sabe de cuál es este. $token: su nombre. $count: cuántas son.
teach-all-copies = { $token }: las { $count } ya tienen código. Escanea primero el código de la carta correcta.
# Un rechazo: tecla A, y ninguna carta espera ya lo que dice.
teach-none-to-record = Ninguna carta sin código espera ya un texto.
# Códigos uno tras otro, en el orden de las cartas, la primera vez. $token: la primera. $keys: las teclas.
teach-row = Un código por carta, en orden. Escanea el de: { $token }. { $keys }. Almohadilla: fin.
# Mientras se toman códigos uno tras otro.
teach-row-before = 1: carta anterior
# Mientras se toman códigos uno tras otro.
teach-row-after = 3: carta siguiente
# Mientras se toman códigos uno tras otro.
teach-row-group = 4 o 6: otro grupo
# Mientras se toman códigos uno tras otro.
teach-row-b = Tecla B: deshacer
# Lo mismo, cuando se cambia de carta o empieza otra clase. $token: la carta.
teach-row-again = { $token }: escanea.
# El código queda guardado, en una serie de códigos. $token: la carta. $codes: cuántos códigos tiene ahora.
teach-row-adopted = { $codes ->
    [1] { $token }.
   *[other] { $token }. Tiene { $codes } códigos.
}
# La serie de códigos ha terminado. $count: cuántos se han guardado.
teach-row-ended = { $count ->
    [0] Terminado. Ningún código anotado.
    [one] Terminado. Un código anotado.
   *[other] Terminado. { $count } códigos anotados.
}
# El código queda guardado. $token: lo que designa. $codes: cuántos códigos tiene ahora esa cosa.
teach-adopted = { $codes ->
    [1] Código anotado: { $token }.
   *[other] Código anotado: { $token }. Tiene { $codes } códigos.
}
# Este código de barras ya es suyo: ¿olvidarlo?
teach-forget = Ya tiene este código de barras. 1: olvidarlo. Asterisco: conservarlo.
# El código de barras ya no designa nada.
teach-forgotten = Código de barras olvidado.
# Rechazo: es la etiqueta de Companion de esta misma cosa. $token: su nombre.
teach-barcode-same = Este código ya es suyo: { $token }.
# Rechazo: este código ya designa otra cosa. $token: cuál.
teach-barcode-taken = Rechazado, este código ya se usa: { $token }.
# Rechazo: este código de barras no se puede guardar.
teach-barcode-unfit = Este código de barras es demasiado largo, o tiene acentos.
# La lista, la primera vez. $token: la cosa. $number: su puesto. $count: cuántas hay.
teach-browse = { $token }, { $number } de { $count }. 1 y 3: anterior, siguiente. 4 y 6: de un grupo a otro. Almohadilla: esta.
# Lo mismo, después. $token: la cosa. $number: su puesto. $count: cuántas hay.
teach-browse-again = { $token }, { $number } de { $count }.

## Asterisco, y nombres cortos para deshacer

# Se abandona el texto.
cancelled-text = Sin texto.
# Lo que se acaba de repetir no se guarda.
cancelled-value = No guardado.
# No se aprende ningún código de barras.
cancelled-barcode = Ningún código anotado.
# Se continúa.
cancelled-leaving = Seguimos.
# Una tecla o un escaneo durante la grabación: no queda nada.
cancelled-recording = Grabación abandonada.
# Nombre corto: lo que se aprendió. $token: la carta. $slot: un «teach-slot».
teach-recall-field = { $token }, { $slot }
# Nombre corto: un código de barras. $token: lo que designa.
teach-recall-barcode = código de barras, { $token }

## Reunir dos archivos: «companion teach … --merge»

# Lo que el otro archivo ha añadido. $game: el juego. $count: cuántas cosas.
merge-added = { $game }: { $count ->
    [0] nada añadido.
    [one] una cosa añadida.
   *[other] { $count } cosas añadidas.
}
# Lo que el otro archivo dice de otro modo: se usa el nuestro, el suyo se guarda al lado. $count: cuántas. $names: cuáles.
merge-beside = { $count ->
    [one] Una diferencia: se usa la tuya, la otra queda al lado. { $names }.
   *[other] { $count } diferencias: se usan las tuyas, las otras quedan al lado. { $names }.
}
# El otro archivo no aporta nada. $game: el juego.
merge-nothing = { $game }: nada nuevo.
# Nombre corto: un código de barras. $code: sus caracteres.
merge-barcode = código de barras { $code }
# Otro archivo da otro sentido a un código de barras. $code: sus caracteres. $token: lo que designa aquí. $others: lo que designa allí.
merge-barcode-differs = Código de barras { $code }: aquí { $token }, allí { $others }. Se queda el tuyo.
# Nombre corto: una fila de preparación. $row: como en el archivo.
merge-row = preparación { $row }
# Nombre corto: la serie de las etiquetas.
merge-series = serie de las etiquetas
# Lo que se enseñó, en minúscula: todos los pasos de la preparación.
teach-steps = los pasos de la preparación

## Lo que se sabe de cada caja, y las cajas como archivos: «companion decks»

# Una caja de la lista. $game: el juego. $what: cuánto de qué, minúsculas.
decks-line = { $game }: { $what }.
# No se ha enseñado nada de ninguna caja.
decks-none = Aún no hay ninguna caja enseñada. Para enseñar una: companion teach y el juego.
# En la lista. $count: cuántos.
decks-codes = { $count ->
    [one] un código de barras
   *[other] { $count } códigos de barras
}
# En la lista. $count: cuántos.
decks-names = { $count ->
    [one] un nombre
   *[other] { $count } nombres
}
# En la lista: textos de cartas. $count: cuántos.
decks-texts = { $count ->
    [one] un texto de carta
   *[other] { $count } textos de cartas
}
# En la lista: números de las cartas y filas de la preparación. $count: cuántos.
decks-facts = { $count ->
    [one] un número
   *[other] { $count } números
}
# En la lista: pasos de la preparación. $count: cuántos.
decks-steps = { $count ->
    [one] un paso de la preparación
   *[other] { $count } pasos de la preparación
}
# En la lista. $count: cuántas.
decks-recordings = { $count ->
    [one] una grabación
   *[other] { $count } grabaciones
}
# Detrás de una caja de la lista: se enseñó en esta máquina. $date: el día de la última vez.
decks-here = Enseñado aquí, el { $date }.
# Detrás de una caja de la lista: lo enseñaron otros. $who: un nombre. $date: el día de la última vez.
decks-by = Enseñado por { $who }, el { $date }.
# El archivo de la caja está escrito. $game: el juego. $what: cuánto de qué, minúsculas.
decks-exported = Exportado, { $game }: { $what }.
# En lugar de cuánto: el archivo solo tiene el juego.
decks-game-alone = solo el juego
# Después, cuando la caja tiene tales textos.
decks-texts-stay = Las palabras impresas en cartas o reglas se quedan aquí: no son tuyas para darlas. Las grabaciones sí van.
# Ha llegado un juego propio con su archivo. $game: el juego.
decks-game-added = Juego nuevo: { $game }.
# Rechazado: no se ha enseñado nada de esta caja. $game: el juego.
decks-nothing = { $game }: aún no hay nada que exportar. Para enseñarlo: companion teach.
# Rechazado: se sobrescribiría un archivo que no es una caja. $path: el archivo.
decks-other-file = { $path } es otro archivo y se queda como está. Da otro nombre.
# Rechazado: esta máquina no conoce el juego. $game: su identificador. $path: el archivo.
decks-unknown-game = { $path }: aquí no se conoce el juego { $game }. Hace falta antes su archivo de juego, en la carpeta packs.
# Rechazado: otro juego tiene aquí ese nombre. $game: el juego.
decks-other-game = { $game }: aquí ya hay un juego con ese nombre y otras cartas. No se ha importado nada.
# Rechazado: el nombre detrás de --by. $longest: caracteres.
decks-by-form = Detrás de --by: un nombre de { $longest } caracteres como máximo.
# Un día. $day: de 1 a 31. $month: de 1 a 12. $year: el año.
date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }

## La preparación, paso a paso

# Al principio, cuando solo las reglas de la caja cuentan la preparación y nadie la ha contado aún.
teach-steps-untold = Nadie ha contado aún su preparación. Tecla 3: contarla, paso a paso.
# En un paso ya contado. $number: su puesto. $count: cuántos hay. $entries: las opciones,
# numeradas.
teach-step = Paso { $number } de { $count }. { $entries }. Almohadilla: el siguiente. Asterisco: fin.
# Lo mismo, más tarde.
teach-step-again = Paso { $number } de { $count }. Almohadilla: el siguiente.
# Después del último paso: el sitio de uno nuevo. $number: su puesto. $entries: las opciones, numeradas.
teach-step-new = Paso nuevo, número { $number }. { $entries }. Almohadilla: fin.
# Lo mismo, más tarde.
teach-step-new-again = ¿Paso nuevo, número { $number }? Almohadilla: fin.
# Opción, después de su número: el paso va antes que el anterior.
teach-step-earlier = un lugar antes
# Opción, después de su número.
teach-step-later = un lugar después
# Opción, después de su número.
teach-step-remove = quitar
# Opción, después de su número: todos los pasos, como los contaba otro fichero.
teach-step-other = los pasos del otro fichero
# Un paso se ha quitado, también del disco.
teach-step-removed = Quitado.
