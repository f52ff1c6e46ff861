# Las faltas de los archivos, dichas al empezar y por «companion check»: a quien prepara la mesa, por el altavoz
# y en el terminal. Cada falta dice la forma correcta; el marco dice dónde está.

# Al empezar y por «companion check»: dónde está la falta, y luego la falta. $file: el archivo. $fault: la falta, una frase.
fault-in-file = { $file }: { $fault }
# Al empezar y por «companion check»: dónde está la falta, y luego la falta. $file: el archivo. $line: la línea. $fault: la falta, una frase.
fault-at-line = { $file }, línea { $line }: { $fault }
# Al empezar y por «companion check»: dónde está la falta, y luego la falta. $file: el archivo. $line: la línea. $field: el campo. $fault: la falta, una frase.
fault-at-field = { $file }, línea { $line }, { $field }: { $fault }
# Al empezar y por «companion check»: dónde está la falta, y luego la falta. $file: el archivo. $field: el campo. $fault: la falta, una frase.
fault-in-field = { $file }, { $field }: { $fault }

## El archivo mismo

# Después del lugar de la falta, a quien prepara la mesa.
fault-missing-file = este archivo no existe. Comprueba su nombre.
# Después del lugar de la falta, a quien prepara la mesa.
fault-directory = es una carpeta. Tiene que ser un archivo.
# Después del lugar de la falta, a quien prepara la mesa.
fault-not-yaml = este archivo no se lee: su nombre debe acabar en .yaml, en minúsculas. Cámbialo.
# Después del lugar de la falta, a quien prepara la mesa.
fault-not-a-file = no es un archivo corriente.
# Después del lugar de la falta, a quien prepara la mesa.
fault-forbidden = sin permiso para leer este archivo. Cambia sus permisos.
# Después del lugar de la falta, a quien prepara la mesa.
fault-unreadable = el disco no ha podido leer este archivo. Cópialo de nuevo.
# Después del lugar de la falta, a quien prepara la mesa.
fault-too-large = este archivo es demasiado grande: un millón de bytes como máximo.
# Después del lugar de la falta, a quien prepara la mesa.
fault-not-utf8 = estos caracteres no están en UTF-8. Guarda el archivo en UTF-8.
# Después del lugar de la falta, a quien prepara la mesa.
fault-unprintable = aquí hay un carácter invisible y prohibido. Bórralo.
# Después del lugar de la falta, a quien prepara la mesa.
fault-empty = este archivo está vacío.
# Después del lugar de la falta, a quien prepara la mesa.
fault-not-written = no se ha podido escribir este archivo. Comprueba el espacio y los permisos. El anterior sigue intacto.
# «piper-voices» en settings.yaml. $file: el nombre del archivo.
fault-no-voice-file = falta el archivo { $file }. Hace falta la voz .onnx y, a su lado, su archivo .onnx.json.

## La escritura YAML

# Después del lugar de la falta, a quien prepara la mesa.
fault-tab = una tabulación al principio de la línea. Pon espacios.
# Después del lugar de la falta, a quien prepara la mesa.
fault-yaml = esta línea no se puede leer. Alinea los campos y pon entre comillas un texto que contenga dos puntos o un signo.
# Después del lugar de la falta, a quien prepara la mesa.
fault-documents = aquí empieza un segundo documento. Deja uno por archivo.
# Después del lugar de la falta, a quien prepara la mesa.
fault-anchor = no se admiten anclas ni referencias, & y *. Escribe el valor completo.
# Después del lugar de la falta, a quien prepara la mesa.
fault-tag = no se admiten tipos, que empiezan por un signo de exclamación. Bórralo.
# Después del lugar de la falta, a quien prepara la mesa.
fault-key = un campo necesita un nombre sencillo.
# Después del lugar de la falta, a quien prepara la mesa.
fault-duplicate = este campo ya está más arriba. Deja uno solo.

## El valor de un campo

# Después del lugar de la falta, a quien prepara la mesa.
fault-label-places = un solo sitio, o dos esquinas distintas para una carta que lleva dos etiquetas.
# Después del lugar de la falta, a quien prepara la mesa. $low y $high: los límites.
fault-millimetres = hacen falta milímetros en cifras, de { $low } a { $high }, con un punto y dos decimales como mucho.
# Después del lugar de la falta, a quien prepara la mesa. $found: lo escrito.
fault-sheet-name = { $found } no es un nombre de hoja. Letras, cifras, puntos y guiones.
# Después del lugar de la falta, a quien prepara la mesa.
fault-sheet-wide = estas etiquetas no caben a lo ancho del papel, o se tapan. Mira left, across, width y columns.
# Después del lugar de la falta, a quien prepara la mesa.
fault-sheet-high = estas etiquetas no caben a lo alto del papel, o se tapan. Mira top, down, height y rows.
# Después del lugar de la falta, a quien prepara la mesa.
fault-paper = el papel es a4, letter, o el ancho y el alto de una etiqueta del rollo: [40, 30].
# Después del lugar de la falta, a quien prepara la mesa.
fault-text = aquí hace falta un texto.
# Después del lugar de la falta, a quien prepara la mesa. $found: lo escrito.
fault-quotes = escribe "{ $found }" entre comillas: si no, YAML lo toma por otra cosa.
# Después del lugar de la falta, a quien prepara la mesa. $longest: el máximo.
fault-long = texto demasiado largo: { $longest } caracteres como máximo.
# Tras el lugar del error, a quien prepara la mesa. $most: el número mayor.
fault-steps = { $most } pasos como máximo.
# Después del lugar de la falta, a quien prepara la mesa. $low: el mínimo. $high: el máximo.
fault-whole = escribe un número entero de { $low } a { $high }, en cifras, sin comillas ni cero delante.
# Después del lugar de la falta, a quien prepara la mesa. $choices: los valores posibles.
fault-choice = uno de estos: { $choices }.
# Después del lugar de la falta, a quien prepara la mesa.
fault-flag = escribe true o false.
# Después del lugar de la falta, a quien prepara la mesa. $fields: los campos posibles.
fault-record = aquí hacen falta campos: { $fields }.
# Después del lugar de la falta, a quien prepara la mesa.
fault-mapping = aquí hacen falta líneas «nombre: valor».
# Después del lugar de la falta, a quien prepara la mesa.
fault-list = aquí hace falta una lista: [uno, dos], o una línea por elemento, con un guion.
# Después del lugar de la falta, a quien prepara la mesa. $fields: los campos posibles.
fault-unknown-field = campo desconocido. Campos posibles: { $fields }.
# Después del lugar de la falta, a quien prepara la mesa.
fault-missing-field = falta este campo.
# Después del lugar de la falta, a quien prepara la mesa. $name: el nombre del campo. $newest: la versión conocida.
fault-header = el archivo tiene que empezar por «{ $name }: { $newest }».
# Después del lugar de la falta, a quien prepara la mesa. $newest: la versión conocida.
fault-newer = escrito para una versión más reciente de Companion. Actualiza Companion, o escribe { $newest }.
# Después del lugar de la falta, a quien prepara la mesa. $found: lo escrito.
fault-slug = "{ $found }": solo minúsculas sin acento, cifras y guiones.
# Después del lugar de la falta, a quien prepara la mesa. $found: lo escrito.
fault-language-tag = "{ $found }" no es un código de idioma. Ejemplos: fr, en, es.
# Después del lugar de la falta, a quien prepara la mesa. $kinds: los tipos conocidos.
fault-unknown-kind = tipo de archivo desconocido. El primer campo, o el nombre del archivo, tiene que ser uno de: { $kinds }.

## stickers.yaml

# Después del lugar de la falta, a quien prepara la mesa.
fault-sticker-number = el número de una pegatina tiene dos cifras, sin 0 ni 9.
# Después del lugar de la falta, a quien prepara la mesa. $number: el número. $owner: la forma que ya lo tiene.
fault-number-taken = el número { $number } ya es de { $owner }. Elige otro.
# Después del lugar de la falta, a quien prepara la mesa.
fault-colour-or-part = escribe colour o part, uno de los dos.

## Las cajas de juego (packs)

# Después del lugar de la falta, a quien prepara la mesa. $found: lo escrito.
fault-token-id = "{ $found }" no es un nombre de pieza: minúsculas sin acento, cifras, guiones. Ejemplo: manzana-roja.
# Después del lugar de la falta, a quien prepara la mesa. $token: la pieza.
fault-token-taken = { $token } ya está más arriba, como nombre o como nombre antiguo.
# Después del lugar de la falta, a quien prepara la mesa. $found: lo escrito.
fault-salt = "{ $found }": de 1 a 8 minúsculas o cifras.
# Después del lugar de la falta, a quien prepara la mesa. $found: lo escrito.
fault-row = "{ $found }" no es una fila de tabla. Ejemplo: roles/7.
# Después del lugar de la falta, a quien prepara la mesa. $row: la fila de la tabla.
fault-unknown-row = ninguna tabla tiene la fila { $row }.
# Después del lugar de la falta, a quien prepara la mesa. $players: el número de jugadores.
fault-missing-row = falta la fila para { $players } jugadores.
# Después del lugar de la falta, a quien prepara la mesa. $token: la pieza. $other: la otra pieza.
fault-clash = { $token } tendría el mismo código que { $other }. Añade un campo salt al más reciente de los dos.
# Después del lugar de la falta, a quien prepara la mesa. $token: la pieza nombrada.
fault-namesake = { $token } no es una pieza de esta caja a la que se enseñe un nombre.
# Después del lugar de la falta, a quien prepara la mesa: el campo «why» remite a pasajes, y no hay ninguno.
fault-why-no-rules = eso remite a las reglas para el oído, y este archivo no las tiene.
# Después del lugar de la falta, a quien prepara la mesa.
fault-braille-cells = aquí hacen falta celdas de braille, de una a seis.
# Después del lugar de la falta, a quien prepara la mesa. $found: lo escrito.
fault-braille-sign = { $found }: aquí hace falta un solo signo.
# Después del lugar de la falta, a quien prepara la mesa.
fault-braille-digits = aquí hacen falta diez celdas de braille, de 1 a 9, y luego 0.
# Después del lugar de la falta, a quien prepara la mesa. $signs: los signos que faltan.
fault-braille-missing = faltan { $signs }.
# Tras el lugar del fallo, a quien prepara la mesa. $number: el número. $game: el juego que lo tiene. $free: un número libre.
fault-lobby-taken = el número { $number } de la entrada es el de { $game }. Libre: { $free }.

## Los añadidos del dueño (decks)

# Después del lugar de la falta, a quien prepara la mesa. $games: los juegos.
fault-no-game = falta el campo game: quizá el archivo está cortado. Cópialo de nuevo, entero. Juegos: { $games }.
# Después del lugar de la falta, a quien prepara la mesa. $game: el juego.
fault-unknown-token = esta pieza no está en la caja. La lista: companion codes { $game }.
# Después del lugar de la falta, a quien prepara la mesa. $token: la pieza.
fault-no-slots = no hay nada que rellenar para { $token }.
# Después del lugar de la falta, a quien prepara la mesa. $found: lo escrito.
fault-barcode = "{ $found }": de 1 a 200 letras, cifras o signos, sin acentos.
# Después del lugar de la falta, a quien prepara la mesa. $found: el código de barras. $token: la pieza.
fault-barcode-taken = el código de barras { $found } ya es de { $token }. Déjalo a uno solo.
# Tras el lugar del fallo, a quien prepara la mesa. $other: el otro archivo.
fault-pack-twice = este juego ya está en { $other }, que es el único que cuenta. Dale otro nombre a uno de los dos, o quítalo.
# Después del lugar de la falta, a quien prepara la mesa. $found: lo escrito.
fault-barcode-misread = "{ $found }" parece una etiqueta de Companion, pero una letra está mal. Copia de nuevo sus ocho letras.
# Después del lugar de la falta, a quien prepara la mesa. $found: lo escrito.
fault-token-copy = "{ $found }" no es una pieza. Ejemplos: box, cable/secure@3.
# Después del lugar de la falta, a quien prepara la mesa. $copies: cuántos hay.
fault-copy = ejemplares: de 1 a { $copies }.
# Después del lugar de la falta, a quien prepara la mesa. $found: lo escrito.
fault-series = "{ $found }": de 1 a 16 letras sin acento, cifras o guiones.
# Después del lugar del fallo, a quien prepara la mesa.
fault-text-or-recording = hace falta text o recording.
# Después del lugar del fallo, a quien prepara la mesa. $found: lo que está escrito.
fault-name = «{ $found }»: un solo nombre, sin punto y coma ni barra. Un nombre por línea.
# Después del lugar del fallo, a quien prepara la mesa: said sin text que leer.
fault-said-alone = said dice cómo leer text: falta text.
# Después del lugar del fallo, a quien prepara la mesa. $found: lo que está escrito.
fault-recording-name = "{ $found }" no es un nombre de grabación. Ejemplo: opera.wav, junto a este archivo.
# Después del lugar del fallo, a quien prepara la mesa. $file: la grabación.
fault-recording-missing = la grabación { $file } no está. Copia toda la carpeta, o borra esta línea.
# Después del lugar del fallo, a quien prepara la mesa. $file: la grabación.
fault-recording-damaged = la grabación { $file } está cortada o dañada. Cópiala de nuevo.
# Después del lugar del fallo, a quien prepara la mesa. $file: la grabación.
fault-recording-form = la grabación { $file } debe ser un archivo WAV de 16 bits y un canal.
# Después del lugar del fallo, a quien prepara la mesa. $file: la grabación. $seconds: el máximo.
fault-recording-long = la grabación { $file } es demasiado larga: { $seconds } segundos como máximo.
# Después del lugar del fallo, a quien prepara la mesa. $found: lo que está escrito.
fault-day = «{ $found }»: un día como 2026-12-01.
# Después del archivo, a quien prepara la mesa.
fault-box-damaged = esto no es una caja exportada, o está cortada. Cópiala otra vez entera.
# Después del archivo, a quien prepara la mesa.
fault-box-no-deck = no contiene deck.yaml: no es una caja exportada.
# Después del archivo, a quien prepara la mesa.
fault-box-no-game = falta el campo game: quizá el archivo está cortado. Cópialo otra vez entero.
# Después del archivo, a quien prepara la mesa. $name: el archivo que contiene.
fault-box-stray = «{ $name }» no pinta nada en una caja exportada. No se ha importado nada.
# Después del archivo, a quien prepara la mesa.
fault-box-large = demasiado grande para una caja exportada. No se ha importado nada.

## Los ajustes

# Después del lugar de la falta, a quien prepara la mesa. $found: lo escrito.
fault-port = "{ $found }" no es un puerto. Ejemplos: auto, /dev/ttyACM0, seat2=/dev/ttyACM1.
# Después del lugar de la falta, a quien prepara la mesa. $found: lo escrito.
fault-output = "{ $found }" no es una salida. Escribe table, o seat2, o "seat2,seat5" para un auricular compartido.
# Después del lugar de la falta, a quien prepara la mesa. $who: "table" o "seat2".
fault-output-twice = { $who } tiene dos salidas. Deja una.
# Después del lugar de la falta, a quien prepara la mesa. $found: lo escrito.
fault-ear = "{ $found }" no es un auricular. Escribe seat2, o "seat2,seat5" si es compartido.
# Después del lugar de la falta, a quien prepara la mesa. $who: "seat2".
fault-ear-twice = { $who } está ajustado dos veces. Deja uno.
# Después del lugar de la falta, a quien prepara la mesa. $found: lo que está escrito.
fault-address = "{ $found }" no es una dirección: cuatro números de 0 a 255, con puntos, entre comillas. Para todas las direcciones, borra esta línea.
# Después del lugar de la falta, a quien prepara la mesa.
fault-wifi-password = una contraseña de wifi tiene de 8 a 63 caracteres, sin tildes. Cópiala tal cual, entre comillas. Si la wifi es abierta, borra esta línea.
# Después del lugar de la falta, a quien corrige la pronunciación. $found: lo escrito.
fault-lexicon-word = "{ $found }": la palabra empieza y acaba con una letra o una cifra.

## Las palabras (voices)

# Después del lugar de la falta, a quien prepara la mesa. $problem: el detalle del lector, en inglés.
fault-fluent = este mensaje no se puede leer. Comprueba llaves y sangrías. Detalle: { $problem }.
# Después del lugar de la falta, a quien prepara la mesa. $file: el archivo. $first: su línea allí.
fault-message-twice = este mensaje ya está en { $file }, línea { $first }. Deja uno solo.
# Después del lugar de la falta, a quien prepara la mesa.
fault-no-comment = falta un comentario: cuándo se oye este mensaje, y quién lo oye.
# Después del lugar de la falta, a quien prepara la mesa.
fault-no-value = este mensaje no tiene texto después del signo igual.
# Después del lugar de la falta, a quien prepara la mesa. $attributes: las variantes.
fault-attribute = variantes posibles de un mensaje: { $attributes }.
# Después del lugar de la falta, a quien prepara la mesa. $functions: las funciones.
fault-function = función desconocida. Posible: { $functions }.
# Después del lugar de la falta, a quien prepara la mesa. $message: su nombre.
fault-unknown-message = ningún mensaje se llama { $message } en este idioma.
# Después del lugar de la falta, a quien prepara la mesa.
fault-missing-message = falta este mensaje. Tradúcelo.
# Después del lugar de la falta, a quien prepara la mesa.
fault-not-in-source = este mensaje no existe en francés. Bórralo, o añádalo en francés.
# Después del lugar de la falta, a quien prepara la mesa. $variable: su nombre.
fault-missing-variable = falta { $variable } en este mensaje.
# Después del lugar de la falta, a quien prepara la mesa. $variable: su nombre.
fault-unknown-variable = la variable { $variable } no existe en francés.
# Después del lugar de la falta, a quien prepara la mesa. $problem: el detalle del lector, en inglés.
fault-unsayable = este mensaje no se ha podido decir entero. Detalle: { $problem }.

## Games without code

# A text that must be given in several languages. $languages: which.
fault-text-in-languages = escribe este texto en cada idioma del juego: { $languages }. Ejemplo: es: Hola
# A text that one language lacks. $lang: its code.
fault-text-missing = falta el texto en el idioma { $lang }.
# A pack without languages.
fault-languages = da al menos un idioma. Ejemplo: languages: [es].
# A pack that an owner has added, under a wrong file name. $name: the right one.
fault-file-name = este archivo debe llamarse { $name }, como el juego.
# A pack that an owner has added, of a game that came with the program.
fault-game-taken = el nombre { $game } ya está usado. Elige otro.
# A pack that an owner has added and that declares no game.
fault-needs-cards = un juego sin programa necesita los campos name, languages y cards.
# An effect that is none or several. $kinds: what it may be.
fault-effect = un efecto es una sola cosa de: { $kinds }. Ejemplo: counter: points, by: 1.
# A field that belongs to the effect on a counter.
fault-only-counter = este campo solo va con counter. Bórralo.
# An effect on a counter without a number, or with two.
fault-by-or-set = escribe o by (cuánto se mueve) o set (dónde se pone).
# A counter moved by 0.
fault-by-nothing = cero no mueve nada. Escribe 1, o menos 1.
# An amount's name that is not there. $names: those that are.
fault-unknown-amount = «{ $found }» no es un número conocido. Escribe un número, o: { $names }.
# A counter that starts past its limits. $start: where, $players: for how many.
fault-start-outside = el inicio, { $start }, no está entre min y max con { $players } jugadores. Cambia start, min o max.
# A text at a limit that the counter does not have. $limit: min or max.
fault-no-limit = este contador no tiene { $limit }. Añade { $limit }, o escribe un número.
# A text at a value that a counter never has.
fault-never-reached = { $counter } nunca llega a este valor: está fuera de min y max.
# The name of an amount that can be too small here. $found: that name, $least: its smallest value, $low: what is needed.
fault-amount-low = «{ $found }» puede valer { $least }: hace falta al menos { $low }.
# A counter's highest value that its cards cannot reach. $high: that value, $players: for how many, $reach: how far they go.
fault-more-than-cards = max puede valer { $high } para { $players } personas, pero las cartas solo llevan este contador a { $reach }. Cambia max, o el número de cartas.
# A card that counts is called like another. $name: the name, $token: the other.
fault-name-taken = «{ $name }» ya es el nombre de { $token }. Una carta que cuenta tiene su propio nombre.
# An effect at a counter's value that would move a counter or roll dice.
fault-at-effect = en un valor, solo next, ends o countdown.
# “whose” for a counter of the table.
fault-not-per-seat = { $counter } es de toda la mesa. Borra whose, o añade per-seat: true al contador.
# Something that needs another part of the file. $section: that part.
fault-needs-section = primero hace falta una parte «{ $section }:» en este archivo.
# An ending after the last round, and no number of rounds.
fault-over-without-number = over vale tras la última ronda: añade number.
# A key among texts by round that is none.
fault-which-round = escribe each, last o el número de una ronda.
# Turns that go to a seat that is said, and end by a key.
fault-order-key = con order: said escribe passed-by: scan: la almohadilla no dice jugador.
# Turns that no card ends.
fault-turn-never = ninguna carta termina un turno. Añade el efecto next: turn a una carta, o escribe passed-by: key.
# The key # for the turn and for the countdown.
fault-key-twice = la almohadilla ya termina los turnos. En starts escribe turn en vez de key.
# A private card that counts.
fault-private-effects = una carta privada no cuenta nada: la mesa lo oiría. Borra private o effects.
# A card that rolls dice and does something else.
fault-dice-alone = una carta que lanza los dados no hace nada más. Deja solo dice: roll.
# A sticker on two kinds of card. $token: the other.
fault-sticker-taken = esta pegatina ya está en { $token }.
# Dice with a number of faces and names, or neither.
fault-faces-or-names = escribe o faces (cuántas) o names (cómo se llaman).
# A die with fewer than two faces.
fault-two-faces = un dado tiene al menos dos caras.
# The key A for a counter of each seat, in a game without turns.
fault-a-key-seat = cada jugador tiene este contador: sin turnos, la tecla A no sabe de quién. Añade turns.
# Columns and rows of a table that do not fit. $columns: the names in columns.
fault-columns = cada fila debe tener exactamente: { $columns }.
# Old names for cards that are numbered.
fault-numbered-aliases = las cartas numeradas no tienen nombres antiguos. Borra aliases.
# “to-another” where turns go round by themselves.
fault-to-another = to-another va con order: said.
# No windows, and yet private cards.
fault-windows-never = una carta privada no se oiría nunca. Escribe always o pauses.
# Después del lugar de la falta, para quien prepara la mesa. $file: la grabación.
fault-recording-outside = la grabación { $file } es un enlace a otra carpeta. Copia el archivo mismo.

## De oído: lo que suena mal, un consejo y no una falta

# Tras el lugar, a quien prepara la mesa: un consejo. $words: las palabras oídas.
heard-numbers = dos números se tocan: «{ $words }». Pon un nombre o una pausa entre los dos.
# Tras el lugar, a quien prepara la mesa: un consejo. $words: las palabras oídas.
heard-number-name = un número y un nombre se tocan: «{ $words }». Pon una palabra o una pausa entre los dos.
# Tras el lugar, a quien prepara la mesa: un consejo. $words: las palabras oídas.
heard-liaison = la palabra de antes cambia el nombre: «{ $words }». Pon dos puntos delante.
# Tras el lugar, a quien prepara la mesa: un consejo. $words: las palabras oídas.
heard-command = suena como una orden: «{ $words }». Empieza por el nombre de la cosa.
# Tras el lugar, a quien prepara la mesa: un consejo. $words: las palabras oídas.
heard-key = una letra sola no suena a tecla: «{ $words }». Escribe «tecla» delante.
# Tras el lugar, a quien prepara la mesa: un consejo. $words: las palabras oídas.
heard-spelt = la voz deletrea esta palabra: «{ $words }». Escríbela entera.
# Tras el lugar, a quien prepara la mesa: un consejo. $words: las palabras oídas.
heard-foreign = la voz lee esta palabra en otro idioma: «{ $words }». Usa otra palabra, o escríbela como suena.
# Tras el lugar, a quien prepara la mesa: un consejo. $words: las palabras oídas.
heard-dropped = la voz se come una sílaba: «{ $words }». Escribe esta palabra como suena.
# Tras el lugar, a quien prepara la mesa: un consejo. $words: las palabras oídas.
heard-clash = estas dos palabras se mezclan: «{ $words }». Dale la vuelta a la frase.
# Tras el lugar, a quien prepara la mesa: un consejo. $words: las palabras oídas.
heard-trap = no suena como se lee: «{ $words }». Dale la vuelta a la frase.
# Tras el lugar, a quien prepara la mesa: un consejo. $words: las palabras oídas.
heard-small = sin mayúscula la voz no hace pausa: «{ $words }».
# Tras el lugar, a quien prepara la mesa: un consejo. $words: las palabras oídas.
heard-mixed = en la mesa no hablamos así: «{ $words }».
# Tras el lugar de la falta, a quien escribe reglas para el oído. $found: lo que está escrito.
fault-pattern = no es una expresión regular: { $found }.
# En el terminal, «companion check», tras los consejos para el oído. $count: cuántos son.
check-heard = { $count ->
    [one] Un consejo para el oído. Nada se rechaza.
   *[other] { $count } consejos para el oído. Nada se rechaza.
}
# En el terminal, «companion check»: falta eSpeak NG en esta máquina y no se escuchan las palabras.
check-unheard = Las palabras no se han escuchado: falta eSpeak NG.
