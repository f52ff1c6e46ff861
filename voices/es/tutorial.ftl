### La búsqueda del tesoro: la pequeña partida de dos minutos que enseña las teclas, un paso tras otro.
### Todo se dice a la mesa. Cada línea empieza por lo que la tecla anterior acaba de hacer en la historia.

# En la entrada, en la ayuda (tecla 9).
can-learn = Para aprender jugando: menú, almohadilla y luego 6.
# El principio.
tutorial-begins = La búsqueda del tesoro: dos minutos para aprender las teclas. Almohadilla: saltar un paso. Asterisco, dos veces: terminar.
# Tecla 0. Repite esta línea, y con ella la contraseña.
tutorial-again = La contraseña: calabaza. ¿No la has oído? Tecla 0.
# La tecla almohadilla.
tutorial-hash = ¡Calabaza! La cueva se abre. Almohadilla: entramos.
# Un escaneo. Cualquier código es una moneda; almohadilla la da sin escanear.
tutorial-scan = ¡Oro! Escanea una carta cualquiera: vale una moneda de oro. ¿Sin carta? Almohadilla.
# Tecla D: responde cuánto oro.
tutorial-where = ¿Cuánto oro tienes? Tecla D.
# Tecla A: una antorcha más.
tutorial-counter = Está oscuro. Para encender una antorcha: tecla A.
# Tecla B, dos veces. Justo antes, la mesa oye que el oro ha caído en un pozo.
tutorial-undo = ¡Ni hablar! Para deshacerlo: dos veces la tecla B.
# Tecla 9. Sigue la ayuda del juego, y luego el loro.
tutorial-help = ¿Te has perdido en la cueva? Tecla 9: qué se puede hacer. ¿Demasiado largo? Almohadilla.
# Asterisco corta esta línea. Es larga a propósito.
tutorial-silence = ¡Un loro! Para que se calle: asterisco. ¡Lorito quiere tarta! Tarta de chocolate, con nata, y avellanas, y una guinda, y otra guinda, ¡y tarta! ¡Lorito quiere tarta!
# Tecla C. $ear: 1 si el puesto 1 tiene auricular; entonces escanea allí una carta y cierra con la tecla C.
tutorial-private = { $ear ->
        [0] Silencio. Tecla C: la escucha secreta, en el auricular. Pruébala.
       *[other] Silencio. Un secreto, solo para ti: tecla C y luego 1. Escanea una carta. Otra vez la tecla C: ya está.
    }
# El final. Después viene la entrada.
tutorial-won = El cofre está bajo la estatua, lleno de oro. ¡Has ganado! Ya conoces las teclas.
# En la mesa: asterisco en silencio, durante la búsqueda. El segundo la termina.
tutorial-star-again = Otra vez asterisco: terminar.
# Asterisco ha parado la partida antes del final.
tutorial-left = Lo dejamos aquí. Para volver a jugar: dos veces la tecla 9, luego almohadilla y luego 6.

## Lo que dicen también las partidas que enseñan un juego

# Detrás del principio de una partida que enseña un juego: cómo moverse en ella.
tutorial-how = Tecla 0: lo repito. Almohadilla: lo hago yo. Dos veces la tecla B: paso anterior. Dos veces asterisco: terminar.
# Antes del primer paso: ¿hay algo que escanear? Cualquier carta sirve.
tutorial-cards = Si tienes cartas con etiqueta, o la hoja de códigos, escanea un código cualquiera. Si no: almohadilla.
# Se ha escaneado una carta en esa pregunta.
tutorial-card-read = Carta leída. Aquí vale cualquier carta.
# Una tecla o un escaneo que contaría, pero ahora no. $what: qué sería, «corte 3: seguro, de: Leo».
tutorial-would = Eso sería: { $what }. Ahora no.
# Lo mismo, cuando no tiene nombre.
tutorial-not-now = Ahora no.
# Se ha hecho lo que se pide, pero de otro modo permitido: el número en vez de la carta, el dado tirado a mano.
tutorial-also = También vale así.
# Hace mucho que nadie hace nada: se termina, y se dice.
tutorial-nobody = ¿Ya no hay nadie? Lo dejamos aquí.
# Tecla B una vez, durante un paso.
tutorial-back-again = Otra vez la tecla B: volvemos al paso anterior.
# Tecla B en el primer paso.
tutorial-first = Es el primer paso.
# Asterisco ha parado la partida que enseña un juego.
tutorial-left-game = Lo dejamos aquí.
# En la línea de órdenes: ese juego no tiene partida que lo enseñe. $game: su nombre. $games: los que la tienen.
tutorial-none = { $game } todavía no tiene partida que lo enseñe. La tienen: { $games }.
