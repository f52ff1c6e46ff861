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
