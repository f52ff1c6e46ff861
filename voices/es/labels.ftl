# Las etiquetas: lo que «companion labels» imprime, y lo que dice de ello en el terminal. Ninguna de estas palabras está en una etiqueta.

## El documento y sus hojas

# Título del documento PDF. $game: el juego.
labels-title = Etiquetas de { $game }
# Título del documento PDF.
labels-title-stickers = El código de las pegatinas
# El título de un PDF de etiquetas en blanco.
labels-title-blank = Etiquetas en blanco
# En el índice del PDF. $sheet: el número de la hoja.
labels-sheet = Hoja { $sheet }
# En el índice del PDF: las páginas de un rollo, una por etiqueta.
labels-roll = Las etiquetas del rollo
# Impreso en el margen de una hoja de etiquetas. $game: el juego. $series: la edición de las etiquetas. $sheet: el número de la hoja, de $sheets.
labels-head = { $game }, serie { $series }, hoja { $sheet } de { $sheets }. Imprimir al 100 %.
# Impreso en el margen de una hoja de etiquetas en blanco. $sheet: el número de la hoja, de $sheets.
labels-head-blank = Etiquetas en blanco, hoja { $sheet } de { $sheets }. Imprimir al 100 %.
# El nombre de un tipo de código, en el terminal e impreso.
labels-symbol-qr = QR
# El nombre de un tipo de código, en el terminal e impreso.
labels-symbol-code128 = Code 128
# El nombre de un tipo de código, en el terminal e impreso.
labels-symbol-datamatrix = Data Matrix

## La clave: qué etiqueta va en qué carta

# Impreso, para quien prepara la caja.
labels-key = La clave de las etiquetas
# Impreso, para quien prepara la caja.
labels-key-secret = Para quien pega, y para nadie más: esta página dice qué etiqueta es qué carta. Guárdala fuera de la caja.
# Impreso, para quien prepara la caja. $game: el juego. $count: cuántas etiquetas. $symbol: el tipo de código. $sheet: el tipo de hoja. $series: la edición.
labels-key-facts = { $game }: { $count } etiquetas { $symbol } en { $sheet }, serie { $series }.
# Impreso, para quien prepara la caja.
labels-key-order = Pon las cartas en el orden de la tabla y despega las etiquetas fila por fila, de izquierda a derecha. Las cifras al borde de una hoja cuentan sus filas y columnas. No hay ningún código que comparar.
# Impreso, para quien prepara la caja, si las etiquetas están en un rollo.
labels-key-order-roll = Pon las cartas en el orden de la tabla: las etiquetas salen del rollo en el mismo orden. No hay ningún código que comparar.
# Impreso, para quien prepara la caja.
labels-how-face = En la cara de la carta, nunca en el dorso: allí delataría la carta.
# Impreso, para quien prepara la caja.
labels-how-corner = Siempre en la misma esquina, en el mismo sentido y al lado del dibujo. La esquina es la de la carta derecha, con la cara hacia ti.
# Impreso, para quien prepara la caja.
labels-how-touch = Para los dedos, una sola marca: un punto en relieve en el círculo de la etiqueta, o en la carta, a su lado, donde no hay círculo. Nunca sobre el código ni pegado a él.
# Impreso, para quien prepara la caja.
labels-how-trim = Dos etiquetas en una carta no se tocan. Una etiqueta demasiado ancha se recorta, dejando tres milímetros de blanco alrededor del código.
# Impreso, para quien prepara la caja.
labels-how-spare = Algunas cantidades son amplias: una etiqueta de más no se pega.
# Impreso, en la cabecera de una columna de la tabla de la clave.
labels-column-labels = Etiquetas
# Impreso, en la cabecera de una columna de la tabla de la clave.
labels-column-count = Cuántas
# Impreso, en la cabecera de una columna de la tabla de la clave.
labels-column-card = Carta o pieza
# Impreso, al principio de una columna de la tabla de la clave: el nombre enseñado, o una casilla vacía para escribirlo.
labels-column-name = Su nombre
# Impreso, en la cabecera de una columna de la tabla de la clave.
labels-column-place = Dónde pegarla
# Impreso en la clave: una etiqueta. $sheet, $row y $column: hoja, fila y columna.
labels-at = hoja { $sheet }, fila { $row }, columna { $column }
# Impreso en la clave: varias etiquetas de una fila. $sheet y $row: hoja y fila. $first y $last: de qué columna a qué columna.
labels-in-row = hoja { $sheet }, fila { $row }, columnas { $first } a { $last }
# Impreso en la clave: etiquetas en varias filas. $first: la primera. $last: la última.
labels-from-to = de { $first } hasta { $last }
# Impreso en la clave: una etiqueta de un rollo. $number: cuál.
labels-at-number = etiqueta { $number }
# Impreso en la clave: varias etiquetas de un rollo. $first y $last: de cuál a cuál.
labels-at-numbers = etiquetas { $first } a { $last }
# Impreso: una carta sin otro nombre. $card: la carta.
labels-name = { $card }
# Impreso en braille: el nombre que su dueña ha dado a una carta. $name: ese nombre. $card: la carta.
labels-own-name = { $name }, { $card }
# Impreso en la clave: dónde se pega la etiqueta.
labels-place-upper-right = arriba a la derecha
# Impreso en la clave: dónde se pega la etiqueta.
labels-place-lower-right = abajo a la derecha
# Impreso en la clave: dónde se pega la etiqueta.
labels-place-lower-left = abajo a la izquierda
# Impreso en la clave: dónde se pega la etiqueta.
labels-place-upper-left = arriba a la izquierda
# Impreso en la clave: dónde se pega la etiqueta.
labels-place-face = en la cara, fuera del dibujo
# Impreso en la clave: dónde se pega la etiqueta.
labels-place-lid = en la tapa de la caja
# Impreso en la clave: dónde se pega la etiqueta.
labels-place-sheet = en la hoja de referencia
# Impreso en la clave. $first: dónde se pega la etiqueta. $second: dónde va la segunda, en una carta que lleva dos.
labels-place-two = { $first }; la segunda de una misma carta { $second }

## Para la mesa

# Impreso en grande, para la mesa.
labels-reference = La hoja de referencia
# Impreso en grande, para la mesa, en la primera página.
labels-reference-how = La hoja de referencia: lo que nadie tiene en la mano se escanea aquí. Pon un punto en relieve en cada círculo. Un bloque tiene tantos puntos como su lugar en la página.
# En braille, al principio del archivo para la impresora braille.
labels-reference-felt = Lo que nadie tiene en la mano se escanea en la hoja impresa. Cada página lleva su título en braille, y cada bloque tantos puntos, a la izquierda de su código, como el número que se da aquí.
# Impreso en grande, al principio de cada página para la mesa. $title: lo que hay en ella. $page: el número de la página.
labels-leaf = { $title }, página { $page }
# En braille, para la impresora braille: un bloque de la hoja de referencia. $number: cuántos puntos tiene. $name: lo que se escanea ahí.
labels-block = { $number }: { $name }
# Impreso en grande, para la mesa.
labels-legend = El código de las pegatinas
# Impreso en grande, para la mesa.
labels-legend-how = Pega en cada marco la pegatina que se nombra al lado. El código de la derecha la dice en voz alta.
# En braille, al principio del archivo para la impresora braille.
labels-legend-felt = En la hoja impresa, cada pegatina va en su marco. A la derecha, junto a un punto en relieve, el código la dice en voz alta.
# Impreso en grande bajo el nombre de una pegatina. $number: las dos cifras que se teclean para oírla.
labels-sticker-number = Número { $number }

## La página de los teléfonos

# Impreso muy grande, para la mesa: el título de la página que dice cómo se une un teléfono a la mesa.
labels-phones = Teléfonos
# Impreso pequeño en la esquina superior derecha, para recortarla: sin verla, la página se sostiene luego del derecho.
labels-phones-cut = esquina que se recorta
# Impreso en grande, para la mesa: el nombre y la contraseña de la wifi están debajo.
labels-phones-wifi = 1. La wifi
# Impreso en grande, para la mesa: la dirección que se abre en el navegador del teléfono está debajo.
labels-phones-address = 2. La dirección
# En braille, para la mesa. $wifi: el nombre de la wifi.
labels-phones-wifi-felt = Wifi: { $wifi }
# En braille, para la mesa. $password: la contraseña de la wifi.
labels-phones-password-felt = Contraseña: { $password }
# En braille, para la mesa. $address: la dirección que se abre en el navegador del teléfono.
labels-phones-address-felt = Dirección: { $address }

## La página de ajuste

# Impreso, para quien prepara la caja.
labels-outline = Ajustar la impresora
# Impreso, para quien prepara la caja. $sheet: el tipo de hoja.
labels-outline-print = Imprime la página de contornos en papel corriente, al 100 %, sin ajustar a la página.
# Impreso, para quien prepara la caja. $sheet: el tipo de hoja.
labels-outline-hold = Sostenla delante de una hoja { $sheet }, a contraluz.
# Impreso, para quien prepara la caja.
labels-outline-shift = ¿Los contornos están un milímetro demasiado a la izquierda? Añade --right 1. ¿Medio milímetro demasiado arriba? --down 0.5. En el otro sentido, con un menos.
# Impreso, para quien prepara la caja. $ruler: la longitud de la regla impresa, en milímetros.
labels-outline-ruler = La regla debe medir { $ruler } milímetros. ¿Mide 98? Divide 10000 entre 98: --scale 102.04. Después imprime esta página otra vez.

## Lo que se ha escrito

# En el terminal, a quien imprime. $path: el archivo. $pages: cuántas páginas.
labels-written = { $path }: { $pages ->
    [one] una página
   *[other] { $pages } páginas
}.
# En el terminal, a quien imprime. Al principio de una línea que dice lo que hay. $first y $last: de qué página a qué página. $count: cuántas.
labels-pages = { $count ->
    [one] Página { $first }
   *[other] Páginas { $first } a { $last }
}
# En el terminal, a quien imprime. $pages: las páginas. $count: cuántas etiquetas. $symbol: el tipo de código. $sheet: el tipo de hoja.
labels-report-labels = { $pages }: { $count ->
    [one] una etiqueta
   *[other] { $count } etiquetas
} { $symbol }, para imprimir en { $sheet }.
# En el terminal, a quien imprime. $pages: las páginas. $sheet: el tipo de hoja de etiquetas.
labels-report-key = { $pages }: la clave, en papel corriente, para quien pega y para nadie más.
# En el terminal, a quien imprime. $pages: las páginas. $sheet: el tipo de hoja de etiquetas.
labels-report-reference = { $pages }: la hoja de referencia, en papel corriente, para la mesa.
# En el terminal, a quien imprime. $pages: las páginas. $sheet: el tipo de hoja de etiquetas.
labels-report-legend = { $pages }: el código de las pegatinas en grande, en papel corriente, para la mesa.
# En el terminal, a quien imprime. $pages: las páginas. $sheet: el tipo de hoja de etiquetas.
labels-report-outline = { $pages }: los contornos de { $sheet }, para imprimir en papel corriente, y cómo usarlos.
# En la terminal, a quien imprime. $pages: las páginas. $sheet: el tipo de hoja de etiquetas.
labels-report-phones = { $pages }: cómo se une un teléfono a la mesa, en papel normal. Recorta la esquina de arriba a la derecha. Un punto de relieve por cada círculo: la wifi tiene uno, la dirección dos.
# En la terminal, a quien imprime: ni las opciones ni los ajustes dicen la wifi.
labels-report-no-wifi = No se ha dicho la wifi: hay líneas para escribirla. O bien: --wifi NOMBRE --password CLAVE.
# En la terminal, a quien imprime. $others: las otras direcciones de este ordenador.
labels-report-addresses = Este ordenador tiene también { $others }. Para otra: --address.
# En la terminal, a quien imprime. $address: la dirección impresa.
labels-report-address = La página vale mientras la dirección sea { $address }. Un rúter puede guardarla para este ordenador.
# En el terminal, a quien imprime. $symbol: el tipo de código elegido. $sheet: el tipo de hoja.
labels-report-small = { $symbol }, porque un QR no cabe en { $sheet }. Comprueba que tu lector lo lee.
# En el terminal, a quien imprime. $free: cuántas etiquetas quedan en la última hoja. $start: la primera de ellas.
labels-report-free = { $free ->
    [one] Queda una etiqueta
   *[other] Quedan { $free } etiquetas
} en la última hoja: --start { $start } la próxima vez.
# En el terminal, a quien imprime.
labels-report-scale = Imprime al 100 %, sin ajustar a la página.
# En el terminal, a quien imprime. $path: el archivo. $cells y $lines: celdas de una línea y líneas de una página.
labels-report-brf = { $path }: lo que es para la mesa, en braille, para una impresora de { $cells } celdas por { $lines } líneas.
# En el terminal, a quien imprime. $count: cuántas cartas no tienen nombre. $game: el juego, como se escribe en una orden.
labels-report-names = { $count ->
    [one] Falta un nombre
   *[other] Faltan { $count } nombres
}: hay sitio para escribir. Mejor antes de pegar: companion teach { $game }, y vuelve a imprimir.
# En el terminal, a quien imprime. $series: la edición de las etiquetas. $path: el archivo de la caja.
labels-report-series = Estas etiquetas solo se leen con «series: "{ $series }"» en { $path }. Las antiguas ya no se leerán.
# En el terminal, a quien imprime. $letters: las letras que faltan.
labels-report-letters = Estas letras no se han podido imprimir: { $letters }. Da una fuente que las tenga, con --font.
# En el terminal, a quien imprime. $name: el tipo de hoja. $labels: cuántas etiquetas, en $columns columnas y $rows filas. $width y $height: su tamaño en milímetros. $symbols: los tipos de códigos que caben.
labels-sheet-line = { $name }: { $labels } etiquetas de { $width } por { $height } milímetros, { $columns } columnas, { $rows } filas. Caben: { $symbols }.
# En el terminal, a quien imprime. $name: el tipo de rollo. $labels, $columns y $rows: cuántas etiquetas a la vez, en cuántas columnas y filas. $width y $height: su tamaño en milímetros. $symbols: los tipos de código que caben.
labels-roll-line = { $name }: un rollo, etiquetas de { $width } por { $height } milímetros. Caben: { $symbols }.

## Lo que no se ha podido imprimir

# Un rechazo, en el terminal y en voz alta, a quien imprime.
labels-which-box = ¿De qué juego? Escribe por ejemplo: companion labels time -o etiquetas.pdf. Las hojas: companion labels --sheets.
# Un rechazo, en el terminal y en voz alta, a quien imprime.
labels-which-file = ¿En qué archivo? Añade por ejemplo: -o etiquetas.pdf.
# Un rechazo, en el terminal y en voz alta, a quien imprime. $sheet: lo escrito. $sheets: las hojas conocidas.
labels-unknown-sheet = Aquí no hay ninguna hoja { $sheet }. Hay { $sheets }. La tuya se puede describir en sheets.yaml.
# Un rechazo, en el terminal y en voz alta, a quien imprime. $symbol: lo escrito. $symbols: los tipos de códigos.
labels-unknown-symbol = { $symbol } no es un tipo de código. Elige entre { $symbols }.
# Un rechazo, en el terminal y en voz alta, a quien imprime. $dpi: lo escrito. $known: las resoluciones posibles.
labels-dpi = { $dpi } puntos por pulgada no vale. Elige { $known }.
# Un rechazo, en el terminal y en voz alta, a quien imprime. $sheet: el tipo de hoja. $most: cuántas etiquetas tiene.
labels-start = --start cuenta las etiquetas de una hoja { $sheet }, fila por fila: de 1 a { $most }.
# Un rechazo, en el terminal y en voz alta, a quien imprime. $option: la opción. $low y $high: de cuánto a cuánto.
labels-range = { $option } va de { $low } a { $high }.
# Rechazo, en el terminal y en voz alta, a quien imprime. $sheet: el tipo de rollo.
labels-outline-roll = { $sheet } es un rollo y no tiene contornos. Imprime una etiqueta, mide sus márgenes y ajusta con --right y --down.
# Rechazo, en el terminal y en voz alta, a quien imprime. $sheet: el tipo de hoja. $dpi: los puntos por pulgada de la impresora. $width y $height: la etiqueta más pequeña que serviría, en milímetros.
labels-too-small = Ningún código cabe en las etiquetas de { $sheet }. A { $dpi } puntos por pulgada hacen falta al menos { $width } por { $height } milímetros.
# Rechazo, en el terminal y en voz alta, a quien imprime. $symbol: el tipo de código. $sheet: el tipo de hoja. $dpi: los puntos por pulgada de la impresora. $width y $height: la etiqueta más pequeña que serviría, en milímetros. $fitting: los tipos que caben.
labels-does-not-fit = { $symbol } no cabe en las etiquetas de { $sheet }. A { $dpi } puntos por pulgada necesita { $width } por { $height } milímetros. Caben: { $fitting }.
# Un rechazo, en el terminal y en voz alta, a quien imprime. $series: lo escrito.
labels-series-form = { $series } no es una serie. De una a dieciséis letras, cifras o guiones, por ejemplo 2.
# Un rechazo, en el terminal y en voz alta, a quien imprime. $series: la serie.
labels-series-clash = En la serie { $series } dos etiquetas tendrían el mismo código. Elige otro nombre de serie.
# Un rechazo, en el terminal y en voz alta, a quien imprime.
labels-series-stickers = Las pegatinas no tienen serie: sus códigos valen para todas las cajas.
# Un rechazo, en el terminal y en voz alta, a quien imprime.
labels-series-blank = Las etiquetas en blanco no tienen serie: no hay dos iguales.
# Un rechazo, en el terminal y en voz alta, a quien imprime.
labels-count-blank = El número solo se elige para etiquetas en blanco. Ejemplo: companion labels blank --count 40 -o blanco.pdf.
# Rechazo, en la terminal y en voz alta, a quien imprime. $option: la opción.
labels-only-phones = { $option } solo va con «companion labels phones».
# Rechazo, en la terminal y en voz alta, a quien imprime. $option: la opción.
labels-not-phones = { $option } no va con la página de los teléfonos.
# Rechazo, en la terminal y en voz alta, a quien imprime. $longest: cuántos caracteres como mucho.
labels-wifi-name = El nombre de una wifi tiene { $longest } caracteres como mucho. Cópialo del rúter.
# Rechazo, en la terminal y en voz alta, a quien imprime.
labels-wifi-password = Una contraseña de wifi tiene de 8 a 63 caracteres, sin tildes. Si la wifi es abierta, quita --password.
# Rechazo, en la terminal y en voz alta, a quien imprime. $address: lo que está escrito.
labels-phones-address-form = "{ $address }" no es una dirección: cuatro números de 0 a 255, con puntos.
# Rechazo, en la terminal y en voz alta, a quien imprime.
labels-phones-no-network = Este ordenador no está en ninguna red. Ponlo en la wifi de los teléfonos, o escribe su dirección con --address.
# En el terminal y en voz alta, a quien ha impreso etiquetas en blanco: qué hacer después.
labels-report-blank = Aún no dicen nada. Pega una en cada carta, la que quieras. Después: companion teach y el nombre del juego.
# En el terminal y en voz alta: el archivo que recuerda las etiquetas en blanco ya impresas estaba dañado.
labels-blank-set-aside = El archivo de las etiquetas en blanco ya impresas estaba dañado, y queda apartado. Las nuevas salen al azar, y siguen siendo distintas.
# Un rechazo, en el terminal y en voz alta, a quien imprime. $path: el archivo.
labels-font = { $path } no es una fuente legible. Hace falta un archivo .ttf u .otf.
# Un rechazo, en el terminal y en voz alta, a quien imprime. $path: el archivo.
labels-file-folder = { $path } es una carpeta. Da un nombre de archivo, por ejemplo { $path }/etiquetas.pdf.
# Un rechazo, en el terminal y en voz alta, a quien imprime. $path: el archivo. $folder: la carpeta que falta.
labels-file-nowhere = La carpeta { $folder } no existe. Créala, o escribe { $path } en otro sitio.
# Un rechazo, en el terminal y en voz alta, a quien imprime. $path: el archivo.
labels-file-odd = { $path } no es un archivo corriente. Elige otro nombre.
# Un rechazo, en el terminal y en voz alta, a quien imprime. $path: el archivo.
labels-file-other = { $path } existe y no es un PDF: no se reemplaza. Elige otro nombre.
# Rechazo, en el terminal y en voz alta, a quien imprime. $path: el archivo.
labels-file-no-braille = { $path } existe y no es braille: no se sustituye. Elige otro nombre para el PDF.
# Un rechazo, en el terminal y en voz alta, a quien imprime. $path: el archivo. $reason: la razón del sistema, abreviada.
labels-file-forbidden = No se puede escribir { $path } ({ $reason }). Elige una carpeta en la que puedas escribir.
# Un rechazo, en el terminal y en voz alta, a quien imprime. $path: el archivo.
labels-file-full = El disco está lleno: { $path } no se ha escrito. Haz sitio.
