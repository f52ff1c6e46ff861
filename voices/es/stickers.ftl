# Las pegatinas táctiles: la forma, luego lo que representa.

# A toda la mesa, al escanear la pegatina, o al pedirla por su número o por su nombre: qué representa. También en listas. Sin punto.
token-sticker-heart = Corazón: rojo
# A toda la mesa, al escanear la pegatina, o al pedirla por su número o por su nombre: qué representa. También en listas. Sin punto.
token-sticker-moon = Luna: amarillo
# A toda la mesa, al escanear la pegatina, o al pedirla por su número o por su nombre: qué representa. También en listas. Sin punto.
token-sticker-water-drop = Gota de agua: azul
# A toda la mesa, al escanear la pegatina, o al pedirla por su número o por su nombre: qué representa. También en listas. Sin punto.
token-sticker-full-circle = Círculo lleno: naranja
# A toda la mesa, al escanear la pegatina, o al pedirla por su número o por su nombre: qué representa. También en listas. Sin punto.
token-sticker-clover = Trébol: verde
# A toda la mesa, al escanear la pegatina, o al pedirla por su número o por su nombre: qué representa. También en listas. Sin punto.
token-sticker-four-tiles = Cuatro rombos: marrón
# A toda la mesa, al escanear la pegatina, o al pedirla por su número o por su nombre: qué representa. También en listas. Sin punto.
token-sticker-grapes = Racimo de uvas: violeta
# A toda la mesa, al escanear la pegatina, o al pedirla por su número o por su nombre: qué representa. También en listas. Sin punto.
token-sticker-flower = Flor: rosa
# A toda la mesa, al escanear la pegatina, o al pedirla por su número o por su nombre: qué representa. También en listas. Sin punto.
token-sticker-thick-cross = Cruz gruesa: negro
# A toda la mesa, al escanear la pegatina, o al pedirla por su número o por su nombre: qué representa. También en listas. Sin punto.
token-sticker-full-square = Cuadrado lleno: blanco
# A toda la mesa, al escanear la pegatina, o al pedirla por su número o por su nombre: qué representa. También en listas. Sin punto.
token-sticker-triangle = Triángulo: desactivación
# A toda la mesa, al escanear la pegatina, o al pedirla por su número o por su nombre: qué representa. También en listas. Sin punto.
token-sticker-spiral = Espiral: bomba
# A toda la mesa, al escanear la pegatina, o al pedirla por su número o por su nombre: qué representa. También en listas. Sin punto.
token-sticker-clear-dot = Punto transparente: seguro

## Las mismas en Time Bomb Undercover.

# Justo después de la pegatina, a toda la mesa, durante una partida de Time Bomb Undercover: qué significa en las cartas de ese juego.
time-bomb-undercover-sticker-heart = La Organización. En una esquina, tapadera roja.
# Justo después de la pegatina, a toda la mesa, durante una partida de Time Bomb Undercover: qué significa en las cartas de ese juego.
time-bomb-undercover-sticker-water-drop = La Agencia. En una esquina, tapadera azul.
# Justo después de la pegatina, a toda la mesa, durante una partida de Time Bomb Undercover: qué significa en las cartas de ese juego.
time-bomb-undercover-sticker-grapes = Shadow. Una tapadera en dos esquinas opuestas.
# Justo después de la pegatina, a toda la mesa, durante una partida de Time Bomb Undercover: qué significa en las cartas de ese juego.
time-bomb-undercover-sticker-triangle = Cable de desactivación.
# Justo después de la pegatina, a toda la mesa, durante una partida de Time Bomb Undercover: qué significa en las cartas de ese juego.
time-bomb-undercover-sticker-spiral = La bomba.
# Justo después de la pegatina, a toda la mesa, durante una partida de Time Bomb Undercover: qué significa en las cartas de ese juego.
time-bomb-undercover-sticker-clear-dot = Cable seguro.
