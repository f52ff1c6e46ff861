# The tactile stickers: the shape, then what it stands for.

# To the whole table, when the sticker is scanned, or asked for by its number or its name: what it stands for. In lists too. No full stop.
token-sticker-heart = Heart: red
# To the whole table, when the sticker is scanned, or asked for by its number or its name: what it stands for. In lists too. No full stop.
token-sticker-moon = Moon: yellow
# To the whole table, when the sticker is scanned, or asked for by its number or its name: what it stands for. In lists too. No full stop.
token-sticker-water-drop = Water drop: blue
# To the whole table, when the sticker is scanned, or asked for by its number or its name: what it stands for. In lists too. No full stop.
token-sticker-full-circle = Full circle: orange
# To the whole table, when the sticker is scanned, or asked for by its number or its name: what it stands for. In lists too. No full stop.
token-sticker-clover = Clover: green
# To the whole table, when the sticker is scanned, or asked for by its number or its name: what it stands for. In lists too. No full stop.
token-sticker-four-tiles = Four tiles: brown
# To the whole table, when the sticker is scanned, or asked for by its number or its name: what it stands for. In lists too. No full stop.
token-sticker-grapes = Bunch of grapes: violet
# To the whole table, when the sticker is scanned, or asked for by its number or its name: what it stands for. In lists too. No full stop.
token-sticker-flower = Flower: pink
# To the whole table, when the sticker is scanned, or asked for by its number or its name: what it stands for. In lists too. No full stop.
token-sticker-thick-cross = Thick cross: black
# To the whole table, when the sticker is scanned, or asked for by its number or its name: what it stands for. In lists too. No full stop.
token-sticker-full-square = Full square: white
# To the whole table, when the sticker is scanned, or asked for by its number or its name: what it stands for. In lists too. No full stop.
token-sticker-triangle = Triangle: defusing
# To the whole table, when the sticker is scanned, or asked for by its number or its name: what it stands for. In lists too. No full stop.
token-sticker-spiral = Spiral: bomb
# To the whole table, when the sticker is scanned, or asked for by its number or its name: what it stands for. In lists too. No full stop.
token-sticker-clear-dot = Clear dot: safe
