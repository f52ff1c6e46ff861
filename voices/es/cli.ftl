# Ayuda de la línea de órdenes, leída en un terminal, a menudo con lector de pantalla: líneas sencillas.

# Uso incorrecto. $detail: qué falla, en términos técnicos. $command: la orden.
wrong-usage = Orden mal escrita: { $detail }. «{ $command } --help» muestra las opciones.
# Qué es el programa.
cli-companion = Jugar de oído a juegos de mesa adaptados. Sin orden: la entrada, que ofrece los juegos.
# Opción.
cli-version = decir la versión
# Orden.
cli-play = jugar; primero se ofrece la partida sin terminar
# Orden.
cli-demo = escuchar una partida entera, jugada por un lector y un teclado simulados
# Orden.
cli-say = decir una pegatina (corazón), una carta o un texto
# Orden.
cli-stickers = el código de pegatinas
# Orden.
cli-games = los juegos, sus identificadores y números de jugadores
# Orden.
cli-rules = las reglas de un juego en líneas, un capítulo, o lo que habla de una palabra
# Argumento de rules.
cli-rules-word = un capítulo, o una palabra que buscar
# Orden.
cli-tutorial = aprender las teclas, o un juego, en una pequeña partida inventada
# Orden.
cli-codes = los códigos de un juego o de las pegatinas, una línea por carta
# Orden.
cli-labels = imprimir las etiquetas de un juego en un PDF
# Orden.
cli-check = comprobar pegatinas, voces, juegos, archivos de caja y ajustes
# Orden.
cli-replay = releer una partida guardada
# Orden.
cli-devices = los puertos y salidas de audio encontrados
# Comando.
cli-teach = enseñar una caja: textos, grabaciones, códigos de barras, preparación; new: hacer un juego propio
# Argumento.
cli-game = el identificador de un juego o su comienzo, por ejemplo time
# Argumento de teach.
cli-teach-game = el identificador de un juego o su comienzo, por ejemplo time; new: un juego propio
# Argumento.
cli-what = pegatina, carta o texto
# Argumento.
cli-box = el identificador de un juego, o stickers
# Argumento.
cli-box-blank = el identificador de un juego, o stickers, o blank para etiquetas en blanco, o phones para la página de los teléfonos
# Argumento.
cli-paths = archivos o carpetas; sin nada, todo lo incluido y la carpeta de datos
# Argumento.
cli-file = una partida guardada, o last: la última
# Argumento.
cli-token = la carta con la que empezar, por ejemplo lieu/3; tras new, el juego que se cambia
# Opción.
cli-aloud = decir también las líneas
# Opción.
cli-option-lang = fr, en o es
# Opción.
cli-option-mute = sin sonido: solo las líneas, y nada espera
# Opción.
cli-option-data = carpeta de partidas, cajas y ajustes
# Opción.
cli-option-output = salida de audio, por ejemplo table=USB, seat2=Auricular
# Opción.
cli-option-earcons = toca cada signo sonoro y dice qué significa
# Opción.
cli-option-show-private = mostrar las líneas privadas en el terminal
# Opción.
cli-option-players = número de jugadores
# Opción.
cli-option-names = nombres por orden de puesto: "Ana,Leo"
# Opción.
cli-option-scanner = puerto del lector: auto, /dev/ttyACM0, /dev/ttyUSB0?baud=115200&parity=E, seat2=PUERTO
# Opción.
cli-option-keypad = puerto del teclado, escrito igual
# Opción.
cli-option-set = un ajuste del juego, por ejemplo scanner=no
# Opción.
cli-option-script = entradas leídas de un archivo, o - para la entrada estándar
# Opción.
cli-option-microphone = micrófono, por una parte de su nombre; si no, el del sistema
# Opción.
cli-option-merge = reunir con otro archivo de caja, o su carpeta, y terminar
# Orden.
cli-decks = lo que se sabe de cada caja; export e import: un archivo por caja, para dárselo a otro club
# Argumento de decks.
cli-decks-act = export JUEGO ARCHIVO, import ARCHIVO; nada: la lista
# Opción de decks.
cli-option-by = quién lo ha enseñado, por ejemplo el nombre de tu club
# Opción.
cli-option-pdf = el archivo PDF que se escribe
# Opción.
cli-option-sheets = la lista de hojas de etiquetas conocidas
# Opción.
cli-option-sheet = la hoja: L7651 (si no se dice otra), L7636, 25.4x10 o plain, papel para cortar
# Opción.
cli-option-symbol = el tipo de código: qr, code128 o datamatrix; si no se dice, el que quepa, primero qr
# Opción.
cli-option-dpi = la resolución de la impresora, 300 o 600 puntos por pulgada
# Opción.
cli-option-start = la primera etiqueta libre de una hoja empezada, contada fila por fila
# Opción.
cli-option-count = cuántas etiquetas en blanco
# Opción.
cli-option-series = otra serie de códigos, para una caja cuyos códigos se han aprendido
# Opción.
cli-option-outline = solo la página de contornos, para ajustar la impresora
# Opción.
cli-option-right = desplazar a la derecha, en milímetros
# Opción.
cli-option-down = desplazar hacia abajo, en milímetros
# Opción.
cli-option-scale = estirar las posiciones, en tanto por ciento
# Opción.
cli-option-font = una fuente que usar, archivo .ttf u .otf
# Opción.
cli-option-wifi = el nombre de una wifi, para imprimirlo para los teléfonos
# Opción.
cli-option-password = su contraseña
# Opción.
cli-option-address = la dirección que se imprime, si no la de este ordenador
# Opción.
cli-help = mostrar esta ayuda
# Ante la línea que muestra el orden de los argumentos.
cli-usage = uso:
# Título de la lista de argumentos y órdenes.
cli-arguments = argumentos
# Título de la lista de opciones.
cli-options = opciones
# Orden.
cli-setup = preparar de oído lector, teclado, altavoz y auriculares, sin pantalla
# Argumento.
cli-part = una sola parte: language, sound, keypad, scanner, ears, booth, tutorial o install
# Opción.
cli-option-install = solo el arranque con la máquina
# Opción.
cli-option-uninstall = quitar ese arranque
# Opción.
cli-option-install-pages = con --install: arrancar con las páginas para navegadores y teléfonos
# Opción.
cli-option-wait-for-sound = esperar una salida de sonido, como mucho tantos segundos
# Opción.
cli-option-pages = mostrar la mesa y unir teléfonos en los navegadores de la red
# companion play --help: al final de la línea de --tls.
cli-option-tls = páginas también cifradas, con la cámara de los teléfonos como escáner

# In the terminal, or at the table: a kept game whose pack is gone. $path: its file, $pack: the pack that is missing.
game-without-pack = La partida está intacta, pero falta su juego: { $path }. Vuelve a poner { $pack } en la carpeta packs.
# Detalle de un mal uso: una opción o palabra que la orden no conoce. $what: lo que se escribió.
cli-fault-unknown = aquí no se conoce { $what }
# Detalle de un mal uso: falta un argumento. $what: su nombre en la ayuda.
cli-fault-missing = falta { $what }
# Detalle de un mal uso: una opción sin su valor. $what: la opción.
cli-fault-no-value = { $what } necesita un valor
# Detalle de un mal uso: una orden o una parte que no existe. $value: lo que se escribió, $near: lo que se le parece. $what: el argumento.
cli-fault-choice = no se conoce { $value }. Parecido: { $near }
# Detalle de un mal uso: un valor que la opción no admite. $what: la opción, $value: el valor.
cli-fault-value = { $what } no admite { $value }
# Detalle de un mal uso: no se dio nada. $what: lo que era posible.
cli-fault-one-of = da una de estas cosas: { $what }
# Detalle de un mal uso: dos opciones que se excluyen. $what, $other: las opciones.
cli-fault-both = { $what } no va con { $other }
# Detalle de un mal uso: un valor para una opción que no lleva ninguno. $what: la opción, $value: el valor.
cli-fault-takes-none = { $what } no lleva valor
# Detalle de un mal uso, cuando no se puede decir nada más exacto.
cli-fault-other = hay una opción que no encaja
# Opción.
cli-option-plain = líneas desnudas, sin la etiqueta que dice para quién son
# Opción.
cli-option-width = cortar las líneas a N celdas, entre palabras, para una línea braille (10 como mínimo)
# Opción.
cli-option-table = una segunda mesa en esta máquina: con sus partidas, sus aparatos y su nombre; las cajas se comparten
# En la mesa, lo primero, donde varias mesas tienen nombre. $name: ese nombre.
table-named = Mesa «{ $name }».
# En el terminal: un nombre de mesa imposible. $name: lo que se escribió.
table-name-form = «{ $name }» no puede ser el nombre de una mesa. Letras, cifras, espacios y guiones, 30 como mucho.
# En el terminal, con «companion teach»: un trozo de nombre que vale para varias cartas. $what: lo que se escribió, $near: esas cartas.
ambiguous-token = { $what } puede ser: { $near }. Escribe más.
# En el terminal: un ajuste que este juego no tiene. $setting: lo que se escribió, $game: el juego, $near: los ajustes más parecidos.
setting-of-other-game = { $game } no tiene el ajuste { $setting }. Parecido: { $near }.
# En el terminal, entre cartas de las que elegir. $card: su nombre, $token: lo que se escribe para ella.
card-and-id = { $card } ({ $token })
