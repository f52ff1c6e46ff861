### Dos guijarros: el pequeño juego que muestra cómo se escribe un juego. Nadie lo vende.

# El nombre del juego, en la entrada y en otros sitios.
game-two-pebbles = Dos guijarros
# Una cosa escaneada fuera del juego.
token-two-pebbles-box = Dos guijarros, la caja
# Una cosa escaneada: un guijarro.
token-two-pebbles-pebble-white = Guijarro blanco
# Una cosa escaneada: un guijarro.
token-two-pebbles-pebble-grey = Guijarro gris
# Una cosa escaneada: un guijarro.
token-two-pebbles-pebble-black = Guijarro negro
# Una cosa escaneada: una moneda.
token-two-pebbles-coin = Una moneda

# En la mesa, al principio. $coins: cuántas monedas acaban la partida.
two-pebbles-started = { $coins ->
    [one] Se juega una sola moneda.
   *[other] Se juegan { $coins } monedas.
}
# En la mesa: primer paso de una ronda. Almohadilla sigue.
two-pebbles-step-left = Cada uno toma en secreto un guijarro en la mano izquierda. Después, almohadilla.
# En la mesa: segundo paso de una ronda.
two-pebbles-step-right = Un guijarro en la mano derecha. Después, almohadilla.
# En la mesa: tercer paso. $left: monedas que aún no tiene nadie.
two-pebbles-step-open = { $left ->
    [one] Abrid las manos. ¿Quién toma la última moneda?
   *[other] Abrid las manos. ¿Quién toma una moneda? Quedan { $left }.
}
# En la mesa, al final. $winners: quién tiene más monedas. $coins: cuántas.
two-pebbles-over = { $coins ->
    [one] Fin. Más monedas: { $winners }, una.
   *[other] Fin. Más monedas: { $winners }, { $coins }.
}
# A un solo oído: lo que este sitio acaba de escanear. $pebble: el guijarro.
two-pebbles-felt = { $pebble }.
# En la mesa: un sitio tiene su guijarro; nadie oye cuál. $who: quién.
two-pebbles-picked = { $who }: tomado.
# A un solo oído, al final de la escucha o si lo pide. $pebbles: sus guijarros, primero la mano izquierda.
two-pebbles-own-hand = En tus manos: { $pebbles }.
# En la mesa: se toma una moneda. $who: quién. $coins: cuántas tiene.
two-pebbles-coin-taken = { $coins ->
    [one] { $who }: una moneda.
   *[other] { $who }: { $coins } monedas.
}
# En la mesa: una cuenta corregida en el menú. $who: de quién. $coins: la nueva cuenta.
two-pebbles-corrected = { $coins ->
    [0] Corregido: { $who }, ninguna moneda.
    [one] Corregido: { $who }, una moneda.
   *[other] Corregido: { $who }, { $coins } monedas.
}
# En la mesa, dónde estamos: una cuenta. $who: de quién. $coins: cuántas monedas.
two-pebbles-status-score = { $coins ->
    [0] { $who }: nada.
    [one] { $who }: una moneda.
   *[other] { $who }: { $coins } monedas.
}
# A un solo oído, cuando se abre su escucha.
two-pebbles-window-left = Escanea el guijarro de tu mano izquierda.
# A un solo oído, cuando se abre su escucha.
two-pebbles-window-right = Escanea el guijarro de tu mano derecha.

## Corrección (menú 3)

# En la mesa: qué sitio corregir.
two-pebbles-ask-seat = ¿Qué sitio?
# En la mesa: la cuenta correcta de este sitio.
two-pebbles-ask-coins = ¿Cuántas monedas, de 0 a 5?

## Ayuda: lo que se puede hacer

# Ayuda mientras se toman guijarros.
two-pebbles-can-pick = C y tu número: tu auricular dice tu guijarro. Almohadilla: ya tienen todos.
# Ayuda, manos abiertas.
two-pebbles-can-take = El número del sitio y después la moneda. Almohadilla: nadie la toma.
# Ayuda, al final.
two-pebbles-can-again = 1 juega otra vez, 2 vuelve a los juegos.

## Lo que se deshace

# Deshacer: el principio.
two-pebbles-recall-started = principio de la partida
# Deshacer: el guijarro de un sitio. $who: de quién.
two-pebbles-recall-picked = guijarro tomado, { $who }
# Deshacer: una moneda. $who: de quién.
two-pebbles-recall-coin = moneda tomada, { $who }
# Deshacer: una corrección.
two-pebbles-recall-corrected = corrección
# Deshacer: un paso.
two-pebbles-recall-step = paso hecho

## Rechazos

# Un guijarro escaneado ante todos con las manos cerradas. La misma frase para cada guijarro.
two-pebbles-refuse-secret = Es secreto: no se lee nada.
# A un solo oído: no es un guijarro que tomar.
two-pebbles-refuse-window = No es para esta escucha.
# Una moneda demasiado pronto.
two-pebbles-refuse-coin-early = Las manos aún están cerradas. La moneda espera.
# Una moneda que ya tiene alguien.
two-pebbles-refuse-coin-taken = Esa moneda ya está tomada.
# La partida ha acabado.
two-pebbles-refuse-over = Ya ha acabado.
# Nada de eso ahora.
two-pebbles-refuse-not-now = Ahora no.
# Una corrección sin respuesta.
two-pebbles-refuse-incomplete = Falta un número.
# Demasiados o muy pocos. $players: cuántos. $fewest, $most: los límites.
two-pebbles-refuse-players = De { $fewest } a { $most } jugadores, no { $players }.
# Un ajuste desconocido. $setting: su nombre. $game: el juego.
two-pebbles-refuse-setting = { $game } no tiene el ajuste { $setting }.
# Un valor imposible. $setting: el ajuste. $value: el valor. $low, $high: los límites.
two-pebbles-refuse-setting-value = { $setting }: un número de { $low } a { $high }, no { $value }.
