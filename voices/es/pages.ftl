# Las páginas: lo que un navegador muestra en la página de la mesa y en la de un puesto. Nuestras voces no dicen nada de esto; un lector de pantalla o una línea braille, sí.

## Las dos páginas

# Nombre de una parte de la página, para un lector de pantalla: el último anuncio, muy grande.
page-last-line = Último anuncio
# Nombre de una parte de la página, para un lector de pantalla: la pregunta hecha y sus respuestas.
page-question = Pregunta
# Nombre de una parte de la página, para un lector de pantalla: ronda, contadores, a quién le toca.
page-facts = Cómo va la partida
# Título de una parte de la página: la preparación, paso a paso.
page-steps = Preparación
# Antes de un paso de la preparación, para la vista y para un lector de pantalla.
page-step-done = Hecho:
# Lo mismo.
page-step-open = Falta:
# Título de una parte de la página, y nombre del grupo de los dieciséis botones.
page-keys = Teclas
# Casilla: el teclado del aparato vale como teclas. Se desmarca cuando lo necesita un lector de pantalla u otra ayuda.
page-typing = El teclado hace de teclas
# Título de una parte de la página: todos los anuncios, el más reciente primero.
page-log = Lo que se ha dicho
# Título de una parte de la página: las reglas, por capítulos.
page-rules = Reglas del juego
# Botón: enseña las reglas, o las oculta.
page-rules-open = Leer las reglas
# Delante de una lista, mientras no se ha elegido juego: las reglas de cuál.
page-rules-game = Qué juego
# Delante de un campo: se escriben palabras, y solo quedan los pasajes que las tienen.
page-rules-search = Buscar en las reglas
# Lo que ha encontrado la búsqueda, dicho por el lector de pantalla y a la vista. $count: cuántos.
page-rules-found = Pasajes encontrados: { $count }
# Lo mismo: ningún pasaje.
page-rules-none = Nada sobre eso en estas reglas.
# La página no ha podido tomar las reglas.
page-rules-lost = Las reglas no han llegado. Ciérralas y ábrelas de nuevo.
# Se ve, y lo dice un lector de pantalla, cuando la página ya no sabe nada del ordenador de la mesa. Sigue buscando sola.
page-lost = Sin conexión con la mesa. La página sigue probando.
# El tiempo que corre. $time: minutos y segundos, «1:05».
page-clock = Tiempo: { $time }
# El tiempo, parado. $time: minutos y segundos.
page-clock-stopped = Tiempo parado: { $time }
# Debajo de la pregunta, cuando no todas las respuestas tienen botón.
page-answer-free = Marca el número y luego almohadilla.
# Botón: contestar almohadilla a una pregunta que se puede pasar.
page-answer-skip = Almohadilla: pasar

## Las teclas

# El nombre de la tecla asterisco, para un lector de pantalla.
page-key-star = asterisco
# El nombre de la tecla almohadilla, para un lector de pantalla.
page-key-hash = almohadilla
# Lo que hace una tecla, en pequeño debajo de ella y dicho tras su nombre. Muy corto. Asterisco.
page-key-star-does = silencio
# Lo mismo: almohadilla.
page-key-hash-does = confirmar
# Lo mismo: 0.
page-key-0-does = repetir
# Lo mismo: 9.
page-key-9-does = ayuda
# Lo mismo: tecla A.
page-key-a-does = contador, cuaderno
# Lo mismo: tecla B.
page-key-b-does = deshacer
# Lo mismo: tecla C.
page-key-c-does = privado
# Lo mismo: tecla D.
page-key-d-does = estado

## La página de la mesa

# Título de una parte de la página: quién se sienta dónde.
page-seats = Los puestos
# Un puesto sin teléfono. $name: el nombre. $seat: el número del puesto.
page-seat = { $name }, puesto { $seat }
# Un puesto con teléfono. $name: el nombre. $seat: el número del puesto.
page-seat-with-phone = { $name }, puesto { $seat }: con teléfono
# El nombre de un puesto sin nombre. $seat: su número.
page-seat-unnamed = Jugador { $seat }
# Para la vista: un teléfono puede pedir un puesto.
page-door-open = Puede unirse un teléfono.
# Lo mismo: un teléfono espera a que la mesa marque su número.
page-door-busy = Un teléfono espera en la puerta.
# Lo mismo: demasiados intentos. Solo la mesa vuelve a abrir.
page-door-shut = La puerta está cerrada a los teléfonos. Se abre en el menú.
# Enlace de la página de la mesa a la de un puesto.
page-to-seat = Jugar con este aparato

## Unirse

# Título de la página de un puesto, antes de unirse.
page-join = Unirse a la mesa
# Título de un grupo de botones: el puesto que se pide.
page-join-seat = Tu puesto
# Botón: un puesto libre. $name: el nombre. $seat: el número del puesto.
page-join-as = { $name }, puesto { $seat }
# Botón: un puesto que ya tiene teléfono; al unirse se sustituye. $name: el nombre. $seat: el número del puesto.
page-join-as-anew = { $name }, puesto { $seat }: cambiar su teléfono
# En lugar de los botones, mientras la mesa no ha contado a quienes juegan.
page-join-no-seat = Aún no hay puestos. La mesa dice primero quién juega.
# Título de un grupo de opciones: cómo lee esta persona.
page-reads = ¿Cómo lees?
# Opción.
page-reads-reader = Con un lector de pantalla
# Opción: una línea cada vez, y se queda.
page-reads-braille = En braille, línea a línea
# Opción.
page-reads-large = En letra grande
# Opción: la voz del programa, en este teléfono.
page-reads-speak = Con la voz del juego
# Lo dice un lector de pantalla, y se ve, en cuanto se pide un puesto.
page-join-asking = Pidiendo el puesto.
# Lo dice un lector de pantalla después del número del teléfono, y se muestra debajo: cuatro cifras muy grandes.
page-join-digits = Marca estas cuatro cifras en la mesa.
# Igual, donde solo tiene teclas la página del ordenador de la mesa.
page-join-page = Marca estas cuatro cifras en el ordenador de la mesa, en su página.
# Igual, sin número, donde basta almohadilla para entrar.
page-join-press = Que alguien pulse almohadilla en la mesa.
# Igual, donde nadie tiene teclas: no hay nada que hacer.
page-join-unasked = La mesa no tiene teclas: nada que marcar.
# Debajo: qué espera esta persona.
page-join-wait = Estás dentro cuando la mesa lo dice. Si dice otro nombre, no eras tú.
# Botón, mientras la mesa no ha contestado: dejar de pedir.
page-join-cancel = Cancelar la petición
# La mesa no ha marcado el número bueno, ha dicho que no o no ha hecho nada durante un minuto.
page-join-refused = La mesa no ha dicho que sí.
# Igual, en la página que esperaba: la persona ya no pide nada.
page-join-given-up = Petición cancelada.
# Otro teléfono espera.
page-join-busy = Otro teléfono está esperando. Prueba dentro de un momento.
# Demasiados intentos: la puerta está cerrada.
page-join-shut = La puerta está cerrada. La mesa la abre en el menú.
# El ordenador de la mesa no contesta.
page-join-no-answer = La mesa no contesta. ¿Estáis en la misma red?
# Lo que ha llegado no viene solo de la mesa: alguien ha cambiado los mensajes. La página se detiene.
page-join-impostor = Peligro: hay alguien entre este teléfono y la mesa. No hay nada conectado. Avisa a la mesa.
# Botón.
page-join-again = Unirse de nuevo

## El puesto

# Título de la página de un puesto. $name: el nombre.
page-mine = Tu puesto, { $name }
# Lo dice un lector de pantalla, y se ve, al unirse. La pantalla no puede quedarse encendida sola.
page-autolock = Para que la pantalla no se apague: ajustes del teléfono, bloqueo automático, nunca.
# Botón de dos posiciones: el texto está, pero los ojos no lo ven.
page-curtain = Ocultar el texto
# En letra grande, cuando el texto se ha ocultado solo.
page-touch = Toca para leer
# Botón, mientras el navegador espera un gesto antes de sonar.
page-sound = Toca para oír
# Lo dice un lector de pantalla, y enseguida un botón: «háblame» está en silencio hasta que alguien toca la página.
page-sound-waits = El navegador espera un gesto antes de hablar.
# Botón de la línea braille cuando todo está leído.
page-braille-nothing = Nada nuevo
# Al principio de la línea braille: espera una alerta. $count: cuántos anuncios esperan.
page-braille-alert = Alerta { $count }:
# Al principio de la línea braille: esperan más anuncios. $count: cuántos.
page-braille-more = +{ $count }
# Ayuda de la línea braille, la dice un lector de pantalla.
page-braille-how = Pulsa para seguir
# Título de los ajustes de este puesto.
page-settings = Ajustes
# Ajuste.
page-set-language = Idioma
# Ajuste.
page-set-verbosity = Anuncios
# Opción: cómo de largos son los anuncios.
page-verbosity-brief = breves
# Opción, lo mismo.
page-verbosity-normal = normales
# Opción, lo mismo.
page-verbosity-full = completos
# Opción, lo mismo.
page-verbosity-habit = cada vez más breves
# Ajuste: cuánto tiempo tiene esta persona para contestar y para escuchar.
page-set-patience = Tiempo que tienes
# Opción.
page-patience-1 = el normal
# Opción.
page-patience-2 = el doble
# Opción.
page-patience-4 = el cuádruple
# Opción.
page-patience-off = sin límite
# Botón: el puesto deja de tener teléfono.
page-leave = Dejar el puesto
# Se ve y se dice cuando esta página ya no tiene el puesto: se ha unido otra persona, u otra pestaña.
page-gone-replaced = Este puesto está abierto en otro sitio.
# Lo mismo: la persona lo ha dejado.
page-gone-left = Has dejado el puesto.
# Lo mismo: la velada ha terminado.
page-gone-closed = La mesa ha terminado.
# Lo mismo: el ordenador de la mesa ya no conoce este teléfono: se ha reiniciado, u otro teléfono tiene el puesto.
page-gone-restarted = Este teléfono ya no está unido a la mesa.

## La cámara

# Título de una parte de la página: la cámara como escáner, o una foto.
page-camera = Cámara
# Botón: la cámara empieza a leer etiquetas.
page-camera-start = Escanear con la cámara
# El mismo botón, mientras lee.
page-camera-stop = Parar la cámara
# Botón, donde hay varias cámaras: pasar a la siguiente.
page-camera-other = Otra cámara
# Botón de encender y apagar, donde la cámara tiene linterna.
page-camera-lamp = Linterna
# Botón, donde el navegador no abre la cámara: hacer una foto de la etiqueta, que se lee en este mismo aparato.
page-camera-photo = Escanear con una foto
# Enlace, donde solo https permite la cámara: el certificado de la mesa, que se instala una sola vez en el teléfono.
page-camera-certificate = Una vez: instalar el certificado de la mesa
# Enlace, justo después: la misma página por https, donde la cámara lee sin parar. Hay que unirse otra vez.
page-camera-secure = Después: pasar a la página con cámara continua
# Solo para la vista, un instante, con un pitido: se ha leído una etiqueta. Lo que vale lo dice la mesa.
page-camera-read = Leído
# Lo dice un lector de pantalla y se muestra, como todo lo que sigue: la cámara se abre, y el navegador puede preguntar si se permite.
page-camera-starting = La cámara se abre. Si el navegador pregunta, permítela.
# La cámara está abierta y busca una etiqueta.
page-camera-looking = La cámara mira. Una etiqueta cada vez, a 20 centímetros.
# Una sola vez, si no se ha leído nada en los primeros veinte segundos.
page-camera-nothing = Nada leído hasta ahora. Aleja o acerca la etiqueta, y busca la luz.
# Se ven varias etiquetas juntas: no cuenta ninguna.
page-camera-several = Varios códigos a la vez. Enseña solo uno.
# La cámara está abierta y solo ve negro.
page-camera-dark = Imagen negra. Destapa la cámara o enciende una luz.
# Este aparato no tiene cámara, o ninguna que sirva.
page-camera-none = Este aparato no tiene cámara. Conecta una, o usa un teléfono.
# El navegador, o la persona, ha negado la cámara a esta página.
page-camera-refused = Cámara denegada. Permítela para esta página en el navegador y vuelve a empezar.
# La cámara está ahí, pero no se abre: a menudo la usa otra aplicación.
page-camera-busy = La cámara no se abre. Cierra la aplicación que la usa y vuelve a empezar.
# La cámara se ha parado sola: desconectada, o tomada por otra aplicación.
page-camera-lost = La cámara se ha cortado. Vuelve a conectarla y empieza de nuevo.
# El programa que lee los códigos no ha llegado del ordenador de la mesa.
page-camera-no-reader = El lector de códigos no se carga. Comprueba la wifi y vuelve a empezar.
# Se ha leído una etiqueta, con la cámara o con un escáner que teclea, pero la mesa no la ha recibido: no cuenta.
page-scan-not-sent = Leído, pero no transmitido. Escanea otra vez.
# Igual: ninguna etiqueta tiene un código tan largo, ni de varias líneas; es el de otra cosa.
page-scan-foreign = Este código no es una etiqueta del juego.
# La cámara se para porque alguien lo ha querido.
page-camera-stopped = Cámara parada.
# Se ha hecho una foto, y el aparato busca en ella un código.
page-camera-developing = Leyendo la foto.
# En la foto no hay ningún código legible.
page-camera-photo-nothing = Nada legible en la foto. La etiqueta en el centro, a 20 centímetros, sin moverla.
