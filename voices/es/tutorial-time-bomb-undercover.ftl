### Time Bomb Undercover se aprende jugando: una pequeña partida inventada, de cinco, con Lia, Max, Sam y Nora.
### Todo se dice a la mesa, un paso tras otro, detrás de lo que acaba de decir el juego de verdad.
### $cards: 1 si hay algo que escanear, si no 0. $ear: 1 si el puesto 1 tiene auricular.

# El principio. Sigue la pregunta por las cartas.
tutorial-time-bomb-undercover-begins = Time Bomb Undercover, cuatro minutos para aprenderlo. Tu sitio es el puesto 1. A tu izquierda: Lia, Max, Sam y Nora.
# El rol. En la mesa la carta no se lee, en el auricular sí; sin cartas se rechaza la tecla C.
tutorial-time-bomb-undercover-role = La Agencia quiere desactivar la bomba; la Organización, que explote. ¿Quién es quién? Cada rol es secreto. { $ear ->
        [0] { $cards ->
            [0] Con un auricular se escucha el propio en secreto: tecla C. Pruébala: si no hay auricular, lo digo.
           *[other] Tienes delante tu carta de rol: escanéala. En la mesa, no la leo.
        }
       *[other] Escucha el tuyo: tecla C y luego 1{ $cards ->
            [0] { "" }
           *[other] {", y escanea tu carta"}
        }. Otra vez la tecla C: ya está.
    }
# Almohadilla, tras un paso de la preparación que se acaba de decir.
tutorial-time-bomb-undercover-set-up = { $ear ->
        [0] { $cards ->
            [0] { "" }
           *[other] Así debe ser. Para oírla en secreto hace falta un auricular: tecla C y luego tu puesto.{" "}
        }
       *[other] { "" }
    }Yo digo la preparación, paso a paso: los roles y luego los cables. Aquí ya está todo listo. Almohadilla: paso siguiente.
# Un número: quién empieza.
tutorial-time-bomb-undercover-starter = Los cables están en la mesa, boca abajo. ¿Quién empieza? Se responde con un puesto. Empiezas tú: tecla 1.
# El primer corte.
tutorial-time-bomb-undercover-cut = Los alicates son tuyos. Corta delante de Max: tecla 3 y luego { $cards ->
        [0] 1, seguro.
       *[other] da la vuelta a un cable suyo, y escanéalo.
    }
# Un corte prohibido. Max ha cortado a Sam, y Sam a ti.
tutorial-time-bomb-undercover-own = Max ha cortado a Sam, y Sam a ti: vuelves a tener los alicates. ¿Vale cortar uno propio? Prueba: tecla 1 y luego { $cards ->
        [0] otra vez 1.
       *[other] un cable.
    }
# El segundo corte: primero el cable, luego el puesto.
tutorial-time-bomb-undercover-defuse = Prohibido, y no ha contado. Pues corta delante de Lia. { $cards ->
        [0] Tecla 2 y otra vez 2: desactivación.
       *[other] También vale el cable primero: escanéalo y luego tecla 2.
    }
# Tecla B, dos veces.
tutorial-time-bomb-undercover-undo = Desactivación es el triángulo. Hacen falta 5. ¡Pero era de Sam, no de Lia! En el juego, dos veces la tecla B lo deshace: hazlo.
# El mismo acto otra vez, el bueno.
tutorial-time-bomb-undercover-again = Hazlo otra vez delante de Sam: tecla 4 y luego { $cards ->
        [0] 2.
       *[other] el cable.
    }
# Tecla D.
tutorial-time-bomb-undercover-where = ¿Quién tiene los alicates, cómo va? Tecla D.
# Tecla 9. Sigue la ayuda.
tutorial-time-bomb-undercover-help = ¿Y qué se puede hacer? Tecla 9.
# La ronda ha terminado y se acaba de decir el reparto. Almohadilla.
tutorial-time-bomb-undercover-round = Tras 5 cortes se mezclan los cables que quedan, y se reparten otra vez: uno menos por persona. Miras los tuyos, los mezclas y los pones boca abajo. Tras cuatro rondas, gana la Organización. ¿Todo en la mesa? Almohadilla.
# El último corte. Mientras tanto, otros dos cables de desactivación.
tutorial-time-bomb-undercover-last = Saltemos unos cortes. Segunda ronda: los demás han desactivado otros dos cables, ya son 4, y los alicates son tuyos. Delante de Sam, rápido: tecla 4 y luego { $cards ->
        [0] 2.
       *[other] un cable.
    }
# La pregunta del final, que se acaba de hacer.
tutorial-time-bomb-undercover-shadow = Has hecho el último corte. ¿Eres Shadow, que juega a solas y gana así? Sí: tecla 1. Aquí, no: tecla 2.
# El final.
tutorial-time-bomb-undercover-won = Ya sabes jugar. Y cuidado con la espiral: es la bomba. A hablar, a mentir y a escuchar.
