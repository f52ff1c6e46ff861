# La preparación del material, de oído: «companion setup». Nadie mira una pantalla. Escribir para el oído.

## Primero las teclas

# A la mesa, al principio, en cada idioma: la primera señal del teclado.
setup-hello = Preparación. Pulsa cualquier tecla del teclado.
# A la mesa, en el primer arranque, en cada idioma: su tecla. $number: esa tecla.
setup-welcome = Hola. En español: tecla { $number }.
# A la mesa: la preparación del primer arranque se quedó a medias.
setup-go-on = La preparación no ha terminado. Almohadilla: seguir. Asterisco: la entrada.
# A la mesa, en el primer arranque: nadie pulsa nada. Sigue la entrada.
setup-nobody = Nadie responde. Aquí está la entrada. La primera tecla retoma la preparación.
# A la mesa: el teclado ha respondido.
setup-keypad-found = Teclado encontrado.
# A la mesa: la tecla venía del teclado del ordenador.
setup-keyboard-found = Es el teclado del ordenador. Sirve de teclado de juego.
# A la mesa: no llega nada del teclado.
setup-nothing-keypad = No oigo ninguna tecla. ¿Está bien metido el cable del teclado?
# A la mesa: el teclado envía signos ilegibles. $speed: la velocidad que se prueba después («setup-speed»).
setup-keypad-garbled = El teclado habla a otra velocidad. Pruebo { $speed }. Pulsa otra vez.
# A la mesa, tecla 9 durante la preparación. Después se repite la pregunta.
setup-help = 0: repetir. Almohadilla: saltar esta pregunta. Tecla B dos veces: volver. Asterisco: parar; lo ajustado se guarda.
# En la mesa: la tecla B, una primera vez.
setup-back-asked = ¿Volver a la pregunta anterior? Otra vez la tecla B.
# En la mesa: la tecla B en la primera pregunta.
setup-no-back = No hay nada antes.
# A la mesa: empieza la búsqueda de aparatos, que dura unos segundos.
setup-looking = Busco los aparatos.

## Sonido

# En la sola salida que se prueba. $number, $count: su orden. $name: su nombre.
setup-loudspeaker = Salida { $number } de { $count }, { $name }. Si me oyes en el altavoz correcto, pulsa 1. Si no, 2.
# A la mesa: la salida que se prueba no se abre.
setup-output-dead = Esta salida no responde.
# A la mesa: el altavoz está elegido. $name: su nombre.
setup-loudspeaker-is = La mesa escucha aquí: { $name }.
# A la mesa: no se ha elegido ninguna salida.
setup-no-loudspeaker = Ninguna salida elegida. Sigue la habitual.
# A la mesa: ajustar la voz. $entries: varios «menu-entry».
setup-manner = La voz. { $entries }. Almohadilla: está bien así.
# Detalle de «no-sound»: el sonido está apagado con la opción --mute.
setup-mute = apagado a petición
# A la mesa y en el terminal, después de «no-sound»: falta la biblioteca de sonido.
setup-sound-library = Falta miniaudio: instala companion otra vez.
# A la mesa: empieza la prueba. Tras un largo silencio se dice una palabra. Las salidas HDMI o Bluetooth se duermen y se comen la primera palabra.
setup-waking = Prueba de la primera palabra. Medio minuto de silencio y luego digo: naranja. Almohadilla: saltar esta prueba.
# A la mesa: lo mismo para el auricular que se acaba de ajustar. La palabra se oirá ahí.
setup-waking-ear = No te quites el auricular. Medio minuto de silencio y luego oirás en él: naranja. Almohadilla: saltar esta prueba.
# En la salida que se prueba, tras el largo silencio: una sola palabra.
setup-waking-word = Naranja.
# A la mesa, justo después de esa palabra.
setup-waking-heard = He dicho: naranja. ¿La has oído entera? 1: sí. 2: no.
# A la mesa: la palabra no se ha oído entera. La prueba se repite después.
setup-lead-in = Esta salida se duerme. La despierto antes de hablar.
# A la mesa: la palabra sigue sin oírse. La prueba se repite después.
setup-awake = No basta. Ya no la dejo dormir.
# A la mesa: incluso despierta, la salida pierde la palabra.
setup-swallows = Sigue comiéndose el principio. Usa otra salida si puedes.
# A la mesa: la palabra se ha oído entera; lo que esta salida necesita queda guardado.
setup-waking-kept = Queda ajustado.

## Teclado

# A la mesa: cómo están los números.
setup-layout = Pulsa el número de la esquina, arriba a la izquierda.
# A la mesa: la disposición encontrada. $layout: «setup-telephone» o «setup-computer».
setup-turn = { $layout } 1: dejarlo. 2: cambiar arriba y abajo.
# Disposición de los números, una frase.
setup-telephone = El 1 está arriba, como en un teléfono.
# Disposición de los números, una frase.
setup-computer = El 7 está arriba, como en un ordenador.
# A la mesa: las filas están cambiadas. $layout: la nueva disposición.
setup-turned = Cambiado. { $layout }
# A la mesa: la tecla de la esquina no es ni 1 ni 7. $digit: lo que envía.
setup-odd-layout = Esta tecla envía { $digit }. En la esquina hace falta un 1 o un 7: el ajuste pad-keys puede cambiar cada tecla.
# A la mesa: cada tecla dice su nombre, sin hacer nada.
setup-finder = Encontrar las teclas: cada una dice su nombre. Almohadilla dos veces: seguir. Asterisco dos veces: parar.
# A la mesa, mientras se buscan las teclas.
setup-five = 5. En el centro: lleva la marca.

## Lector

# A la mesa: se espera un lector, cualquiera.
setup-scan = Escanea cualquier cosa, mejor una carta de un juego. 1: buscar otra vez los aparatos. Almohadilla: sin lector.
# A la mesa: un lector está apuntado, otro puede seguir.
setup-scan-another = ¿Otro lector? Escanea con él. Almohadilla: no.
# A la mesa: se ha encontrado un lector. $speed: su velocidad («setup-speed»), o «setup-typing».
setup-scanner-found = Lector encontrado, { $speed }.
# Velocidad de un puerto. $baud: un número. $parity: una palabra sobre la paridad.
setup-speed = { $baud } baudios, { $parity }
# Paridad de un puerto.
setup-parity-n = sin paridad
# Paridad de un puerto.
setup-parity-e = paridad par
# Paridad de un puerto.
setup-parity-o = paridad impar
# Paridad de un puerto.
setup-parity-m = paridad marca
# Paridad de un puerto.
setup-parity-s = paridad espacio
# En lugar de una velocidad: este lector escribe como un teclado.
setup-typing = escribe como un teclado
# A la mesa: de quién es este lector.
setup-whose = Para toda la mesa: almohadilla. Para un solo puesto: su número.
# A la mesa: el lector está apuntado.
setup-scanner-kept = Apuntado, para toda la mesa.
# A la mesa: el lector es de un puesto. $seat: su número.
setup-scanner-seat = Apuntado, para el puesto { $seat }.
# A la mesa: este lector ya está apuntado.
setup-known-scanner = Este lector ya está apuntado.
# A la mesa: lo que llega no es un código. $speed: la velocidad que se prueba después.
setup-scanner-garbled = Ilegible. Pruebo { $speed }. Escanea otra vez.
# A la mesa: se han probado todas las velocidades. $device: el puerto.
setup-no-speed = Ninguna velocidad sirve para { $device }. El librito del lector muestra un código para los ajustes de fábrica. Escanéalo y empezamos otra vez.
# A la mesa: un código legible, pero desconocido; una segunda lectura lo asegura.
setup-scan-the-same = Leído una vez. Escanea otra vez lo mismo.
# A la mesa: la lectura ha fallado, y quizá no sea la velocidad.
setup-scan-again = Mal leído. Escanea otra vez.
# A la mesa: un escaneo que ahora no se pide.
setup-not-now = El lector funciona. Aún no es su turno.
# A la mesa: no llega nada del lector.
setup-nothing-scanner = No oigo nada del lector. ¿Está enchufado? ¿Se enciende?
# A la mesa, la segunda vez que no llega nada.
setup-nothing-mode = Si lee y no llega nada, quizá esté ajustado para otra cosa. El librito muestra un código para el puerto serie, y otro para el teclado.
# A la mesa: un lector que escribe como un teclado, leído por el terminal.
setup-typing-scanner = Este lector escribe como un teclado. En este terminal no hay nada que ajustar.
# En la mesa: un lector que teclea despacio, leído por el terminal; su lentitud se guarda.
setup-typing-slow = Este lector teclea como un teclado, y despacio. Queda guardado.
# A la mesa: lo que falta para leer un lector de teclado sin pantalla.
setup-no-evdev = Sin terminal hace falta además la opción evdev: instala companion con ella.
# A la mesa: ModemManager tiene el puerto. $device: el puerto.
setup-modem-manager = ModemManager ha tomado { $device } por un módem. «companion setup install» escribe la regla que lo impide.
# A la mesa: el puerto está ocupado. $device: el puerto. $programs: los nombres de los programas que lo tienen.
setup-taken = { $device } está ocupado por { $programs }. Cierra ese programa.

## Auriculares

# A la mesa: los auriculares, uno a uno.
setup-ears = Auriculares. Ponte el que quieras ajustar.
# A la mesa, para cada otra salida; el número se oye solo en el auricular. $number, $count: su orden. $name: su nombre.
setup-ear = Salida { $number } de { $count }, { $name }. Si oyes ahí un número, púlsalo. Almohadilla: la siguiente.
# A la mesa: no hay más salida que la de la mesa.
setup-no-ear = No hay otra salida de sonido, así que no hay auricular. Enchufa un adaptador USB y repite esta parte.
# A la mesa: se ha pulsado el número correcto.
setup-ear-heard = Oído.
# A la mesa: a qué puestos sirve este auricular.
setup-ear-seats = ¿Para qué puestos? Pulsa sus números, y después almohadilla.
# A la mesa: los puestos elegidos. $seats: de «setup-seat».
setup-seats = Para { $seats }.
# Un puesto de la lista. $seat: su número.
setup-seat = puesto { $seat }
# A la mesa: ningún puesto para este auricular.
setup-no-seats = Ningún puesto.

## Teléfonos

# En la mesa, en la preparación entera: ¿hay teléfonos?
setup-with-phones = ¿Hay teléfonos en la mesa? 1: probar uno. Almohadilla: no.
# Al final de un rechazo: lo que pide este paso.
setup-due-with-phones = ¿Un teléfono? 1: probarlo. Almohadilla: no.
# Al final de un rechazo: lo que pide este paso, esté donde esté el teléfono.
setup-due-phones = El teléfono. 0: repetir. Almohadilla: ya está.
# En la mesa: la dirección que hay que abrir, dicha cifra por cifra. $address: esa dirección.
setup-phones = En el teléfono, en la misma wifi, abre el navegador en esta dirección: { $address }. 0: repetir. Almohadilla: sin teléfono.
# En la mesa: un teléfono acaba de pedir una página.
setup-phones-came = Ha llegado un teléfono.
# En la mesa: lo que hace ahora quien tiene el teléfono. $link: el enlace de la página, tal como está escrito.
setup-phones-join = En el teléfono, toca: { $link }. Luego, un sitio. Dice cuatro cifras.
# En la mesa: el teléfono ha entrado.
setup-phones-press = Pulsa las teclas del teléfono: cada una dice aquí su nombre. Almohadilla en el teclado: ya está.
# En la mesa: este ordenador no está en ninguna red. En cuanto lo esté, se dice la dirección. $own: 1 si puede abrir su propia wifi, si no 0.
setup-phones-no-network = No hay red. Conecta este ordenador a una wifi, o a la zona wifi de un teléfono. { $own ->
    [1] 1: la wifi de este ordenador.
   *[other] {""}
}
# En la mesa, tras «phones-nobody»: qué más hay. $own: «none», «shut» (puede abrir su wifi) u «open» (está abierta). $used: 1 si entonces deja la wifi en la que está.
setup-phones-apart = Puede que esta wifi separe los aparatos. Entonces, la zona wifi de un teléfono, a la que este ordenador también se une. { $own ->
    [shut] { $used ->
        [1] 1: la wifi de este ordenador, que deja entonces la suya.
       *[other] 1: la wifi de este ordenador.
    }
    [open] 1: cerrar la wifi de este ordenador.
   *[other] {""}
}
# En la mesa: tarda unos segundos.
setup-phones-wifi-opening = Abro la wifi de este ordenador.
# En la mesa: tarda unos segundos.
setup-phones-wifi-closing = Cierro la wifi de este ordenador.
# En la mesa: la wifi de este ordenador está abierta. $name: su nombre. $password: sus doce cifras, de tres en tres. Sin internet, muchos teléfonos dejan una wifi.
setup-phones-wifi = En el teléfono, la wifi { $name }. Contraseña: { $password }. Dirá que no hay internet: quédate en ella, con los datos móviles apagados.
# En la mesa: la wifi de este ordenador está cerrada.
setup-phones-wifi-shut = La wifi de este ordenador está cerrada.
# En la mesa: el sistema no lo hace.
setup-phones-wifi-refused = El ordenador no me deja. Sus propios ajustes pueden: zona wifi.
# En la mesa, al final: la wifi de este ordenador sirve para la velada. $name: su nombre.
setup-phones-wifi-stays = La wifi { $name } sigue abierta. Para cerrarla: «companion setup phones», tecla 1.
# En la mesa: demasiados números equivocados han cerrado la puerta; ya está abierta otra vez.
setup-phones-fell = Demasiados números equivocados. Empezamos de nuevo.

## Cabina

# A la mesa: la cabina, primera página.
setup-booth-1 = La cabina: un lector que mira hacia arriba, bajo una cubierta. Una carta entra boca abajo: nadie ve la carta ni cuántas se leen, y la mano no tiene que apuntar. Almohadilla: seguir.
# A la mesa: qué lector.
setup-booth-2 = Toma un lector de imagen, no de láser: quien ve poco se acerca mucho. Almohadilla: seguir.
# A la mesa: cómo colocarlo.
setup-booth-3 = Ponlo con la ventana hacia arriba y cúbrelo todo alrededor: la carta entra solo por un lado. Almohadilla: seguir.
# A la mesa: el modo del lector.
setup-booth-4 = Pon el lector en modo presentación: así lee solo. El librito del lector muestra el código que hay que escanear. Almohadilla: seguir.
# A la mesa: el pitido del lector.
setup-booth-5 = Quita su pitido, con el código del librito: el pitido contaría las cartas en voz alta. Almohadilla: seguir.
# A la mesa: probar.
setup-booth-6 = Prueba: mete una carta. Almohadilla: listo.
# A la mesa: se ha leído una carta en la cabina.
setup-booth-read = Leído.

## Arrancar con la máquina

# A la mesa: una pregunta antes de escribir. $where: el archivo.
setup-do-unit = Companion puede arrancar solo, sin pantalla. ¿Escribo { $where }? 1: sí. 2: no.
# A la mesa: una pregunta. $where: el nombre de la persona en este ordenador.
setup-do-linger = ¿Arrancar en cuanto se enciende el ordenador, sin que { $where } abra sesión? 1: sí. 2: no.
# A la mesa: una pregunta antes de escribir. $where: el archivo.
setup-do-rules = Una regla impide que ModemManager toque los lectores. ¿Escribo { $where }? 1: sí. 2: no.
# A la mesa: una pregunta antes de quitar. $where: el archivo.
setup-undo-unit = Companion arranca solo. ¿Quito { $where }? 1: sí. 2: no.
# A la mesa: una pregunta. $where: el nombre de la persona en este ordenador.
setup-undo-linger = ¿No arrancar nada más para { $where } antes de abrir sesión? Vale para todos sus servicios. 1: sí. 2: no.
# A la mesa: una pregunta antes de quitar. $where: el archivo.
setup-undo-rules = ¿Quito { $where }? 1: sí. 2: no.
# A la mesa: el archivo no es nuestro. $where: el archivo.
setup-foreign = Cuidado: { $where } existe y no es de Companion. Si se reemplaza, queda al lado, con .before al final.
# A la mesa: nada que hacer. $where: el archivo.
setup-is-unit = Companion ya arranca solo: { $where }.
# A la mesa: nada que hacer. $where: el nombre de la persona en este ordenador.
setup-is-linger = Ya arranca al encender, para { $where }.
# A la mesa: nada que hacer. $where: el archivo.
setup-is-rules = La regla ya está: { $where }.
# A la mesa: está escrito. $where: el archivo.
setup-done-unit = Escrito: { $where }. Companion arrancará al abrir sesión.
# A la mesa: está hecho. $where: el nombre de la persona en este ordenador.
setup-done-linger = Hecho. Companion arrancará al encender, para { $where }.
# A la mesa: está escrito. $where: el archivo.
setup-done-rules = Escrito: { $where }. Desenchufa el lector y enchúfalo otra vez.
# A la mesa: está quitado. $where: el archivo.
setup-undone-unit = Quitado: { $where }. Companion ya no arranca solo.
# A la mesa: está hecho. $where: el nombre de la persona en este ordenador.
setup-undone-linger = Hecho, para { $where }.
# A la mesa: está quitado. $where: el archivo.
setup-undone-rules = Quitado: { $where }.
# A la mesa: nada que quitar. $where: el archivo o el nombre.
setup-nothing-there = Nada que quitar: { $where }.
# A la mesa: un archivo ajeno no se quita. $where: el archivo.
setup-left-foreign = { $where } no es de Companion: se queda.
# A la mesa: este ordenador no arranca con systemd.
setup-no-systemd = Este ordenador no tiene systemd: Companion no puede arrancar solo. Ábrelo con «companion».
# A la mesa y en el terminal: hace falta una orden de administración. $why: por qué, una frase. $command: la orden exacta.
setup-run = { $why } Escribe esta orden: { $command }
# A la mesa y en el terminal: no se pudo escribir. $why: por qué, una frase. $where: el archivo.
setup-not-written = { $why } { $where } no ha cambiado.
# Por qué: el sistema no lo permite.
setup-why-forbidden = El ordenador no me deja.
# Por qué: el sistema no lo ha conseguido.
setup-why-failed = El ordenador no lo ha conseguido.

## Fin

# A la mesa: todo está preparado.
setup-end = Preparación terminada. «companion» abre la mesa. «companion setup» la prepara otra vez, entera o una sola parte.
# A la mesa: se deja la preparación.
setup-left = Parado. Lo ajustado se guarda.

## Lo que toca, en corto

# Al final de un rechazo: lo que pide este paso, el idioma. La tecla 0 repite la pregunta.
setup-due-language = ¿Qué idioma? 0: la lista.
# Al final de un rechazo: lo que pide este paso, el altavoz.
setup-due-loudspeaker = ¿Me oyes en el sitio correcto? 1: sí. 2: no.
# Al final de un rechazo: lo que pide este paso, la voz.
setup-due-manner = La voz: del 1 al 4, o almohadilla.
# Al final de un rechazo: lo que pide este paso, el lector.
setup-due-scanner = Escanea cualquier cosa. Almohadilla: sin lector.
# Al final de un rechazo: lo que pide este paso, un auricular.
setup-due-ear = Teclea la cifra que oíste. Almohadilla: la salida siguiente.
# Al final de un rechazo: lo que pide este paso, la cabina.
setup-due-booth = 0: repetir. Almohadilla: seguir.
