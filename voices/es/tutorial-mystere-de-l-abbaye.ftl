### Misterio en la Abadía se aprende jugando: una pequeña partida inventada, de tres, con Lia y Max.
### Todo se dice a la mesa, un paso tras otro, detrás de lo que acaba de decir el juego de verdad.
### $cards: 1 si hay algo que escanear, si no 0. $ear: 1 si el puesto 1 tiene auricular.

# El principio. Sigue la pregunta por las cartas.
tutorial-mystere-de-l-abbaye-begins = Misterio en la Abadía, cuatro minutos para aprenderlo. Tu sitio es el puesto 1. A tu izquierda: Lia y Max.
# Almohadilla, tras un paso de la preparación que se acaba de decir.
tutorial-mystere-de-l-abbaye-set-up = Un monje está bajo el tablero: es el culpable, y ese es el misterio. Los demás están repartidos, y cinco esperan en el locutorio. Aquí ya está hecho. Almohadilla: paso siguiente.
# La mano. En la mesa la carta no se lee, en el auricular dos; sin cartas se rechaza la tecla C.
tutorial-mystere-de-l-abbaye-hand = Los monjes de tu mano son inocentes, y secretos. { $ear ->
        [0] { $cards ->
            [0] Con un auricular se escuchan en secreto: tecla C. Pruébala: si no hay auricular, lo digo.
           *[other] Escanea una de tus cartas aquí, en la mesa: no la leeré.
        }
       *[other] Escúchalos: tecla C y luego 1{ $cards ->
            [0] { "" }
           *[other] {", y dos escaneos"}
        }. Otra vez la tecla C: ya está.
    }
# Un número: quién empieza.
tutorial-mystere-de-l-abbaye-starter = { $ear ->
        [0] { $cards ->
            [0] { "" }
           *[other] Así debe ser. Para oírla en secreto hace falta un auricular: tecla C y luego tu puesto.{" "}
        }
       *[other] { "" }
    }¿Quién empieza? Lo dice un dado, y se responde con un puesto. Empiezas tú: tecla 1.
# Tecla 9. Sigue la ayuda.
tutorial-mystere-de-l-abbaye-help = Te toca. ¿Qué se puede hacer? La tecla 9 lo dice en todo momento. Prueba.
# Tecla A: la campana.
tutorial-mystere-de-l-abbaye-bell = La campana cuenta las rondas. Quien empezó la mueve una casilla en cada uno de sus turnos, antes que su figura. Tras cuatro casillas toca a misa, y se pasan cartas. A la casilla 1, y tecla A.
# La primera sala.
tutorial-mystere-de-l-abbaye-room = Se avanza una casilla o dos. Tu figura entra en el locutorio, donde coges una carta para ti a solas: un inocente más. { $cards ->
        [0] Es la sala 16: tecla 1 y luego 6.
       *[other] Escanea la sala, en la hoja de códigos.
    }
# Alguien responde: se acaba de preguntar.
tutorial-mystere-de-l-abbaye-answer = Lia llega a tu sala y te pregunta en voz alta. Su pregunta puede nombrar sospechosos; la respuesta nunca tiene que hacerlo. Se dice la verdad, o se hace voto de silencio. Tú callas: tecla 2.
# Tecla D.
tutorial-mystere-de-l-abbaye-where = Max ha jugado, y ya has movido la campana. ¿A quién le toca? Tecla D.
# La sala capitular.
tutorial-mystere-de-l-abbaye-chapter = Para ganar puntos, ve a decir lo que sabes, a la sala capitular. { $cards ->
        [0] Sala 18: tecla 1 y luego 8.
       *[other] Escanéala.
    }
# La revelación.
tutorial-mystere-de-l-abbaye-reveal = En la sala capitular puedes revelar un solo rasgo del culpable: dos puntos si es cierto. Dices franciscano. { $cards ->
        [0] Es el 32: tecla 3, luego 2, luego almohadilla.
       *[other] Escanéalo.
    }
# Tecla B, dos veces.
tutorial-mystere-de-l-abbaye-undo = Se te ha ido la lengua. En el juego, dos veces la tecla B lo deshace: hazlo.
# La acusación.
tutorial-mystere-de-l-abbaye-accuse = Revelas templario en su lugar. Pasan dos rondas: el locutorio está vacío, y vuelves a la sala capitular. Ahora ya se puede acusar. { $cards ->
        [0] El monje 5: tecla 0 y luego 5.
       *[other] Escanea un monje de la hoja de códigos.
    }
# Almohadilla confirma la acusación.
tutorial-mystere-de-l-abbaye-sure = ¿Es el monje 5? Un error cuesta dos puntos y una penitencia: un turno en la iglesia, sin jugar ni hablar. Confirmas: almohadilla.
# Nadie tiene su carta.
tutorial-mystere-de-l-abbaye-clear = Todos buscan la carta de ese monje, y quien la tiene la enseña. Nadie la tiene: almohadilla.
# La carta bajo el tablero.
tutorial-mystere-de-l-abbaye-culprit = { $cards ->
        [0] Das la vuelta a la carta que está bajo el tablero, y es él: almohadilla.
       *[other] Da la vuelta a la carta que está bajo el tablero, y escanéala.
    }
# Un número: la orden del culpable.
tutorial-mystere-de-l-abbaye-verdict = ¿Cuál es su orden? Es para contar las revelaciones. Templario: tecla 1.
# El final.
tutorial-mystere-de-l-abbaye-won = Ya sabes jugar. Escucha bien las preguntas de los demás, y lo que callan: dicen mucho.
