### Cluedo One Piece se aprende jugando: una pequeña partida inventada, de tres, con Lia y Max.
### Todo se dice a la mesa, un paso tras otro, detrás de lo que acaba de decir el juego de verdad.
### $cards: 1 si hay algo que escanear, si no 0. $ear: 1 si el puesto 1 tiene auricular.

# El principio. Sigue la pregunta por las cartas.
tutorial-cluedo-one-piece-begins = Cluedo One Piece, cuatro minutos para aprenderlo. Tu sitio es el puesto 1. A tu izquierda: Lia y Max.
# Un número: qué personaje.
tutorial-cluedo-one-piece-character = ¿Quién encontró qué tesoro, y en qué isla? Ese es el enigma. Primero, tu personaje. { $cards ->
        [0] Un número: tecla 1.
       *[other] Escanéalo, en la hoja de códigos.
    }
# Almohadilla, tras el paso siguiente.
tutorial-cluedo-one-piece-deal = El estuche ya esconde la respuesta: un tripulante, un tesoro, una isla. Todas las demás cartas están repartidas. Aquí ya está hecho. Almohadilla: paso siguiente.
# La mano. En la mesa la carta no se lee, en el auricular dos; sin cartas se rechaza la tecla C.
tutorial-cluedo-one-piece-hand = Tus cartas son secretas. { $ear ->
        [0] { $cards ->
            [0] Con un auricular se escuchan en secreto: tecla C. Pruébala: si no hay auricular, lo digo.
           *[other] Escanea una aquí, en la mesa: no la leeré.
        }
       *[other] Escúchalas: tecla C y luego 1{ $cards ->
            [0] { "" }
           *[other] {", y dos escaneos"}
        }. Otra vez la tecla C: ya está.
    }
# Un número: quién empieza.
tutorial-cluedo-one-piece-starter = { $ear ->
        [0] { $cards ->
            [0] { "" }
           *[other] Así debe ser. Para oírla en secreto hace falta un auricular: tecla C y luego tu puesto.{" "}
        }
       *[other] { "" }
    }¿Quién empieza? El dado más alto, y se responde con un puesto. Empiezas tú: tecla 1.
# El dado o los dados, que tira el programa.
tutorial-cluedo-one-piece-roll = Te toca: los dados dicen cuánto avanzas, pero ni en diagonal ni a través de un peón. Se tiran a mano, o los tiro yo. Prueba: tecla 7.
# La isla.
tutorial-cluedo-one-piece-island = Llegas a la isla 2. { $cards ->
        [0] Tecla 1, luego 0 y 2.
       *[other] Escanéala, en la hoja de códigos.
    }
# La hipótesis. Se acaba de preguntar el tripulante.
tutorial-cluedo-one-piece-guess = Tu hipótesis, aquí: un tripulante, y luego un tesoro. { $cards ->
        [0] Tecla 4, luego 0 y 3.
       *[other] Escanea uno y luego el otro, en la hoja de códigos.
    }
# Tecla 9. Sigue la ayuda.
tutorial-cluedo-one-piece-help = Lia no tiene nada de eso, y responde Max. ¿Qué se puede hacer? La tecla 9 lo dice en todo momento.
# Alguien responde: se acaba de preguntar.
tutorial-cluedo-one-piece-answer = Max te enseña una carta en secreto, solo una: la isla. Hecho: almohadilla.
# Tecla D.
tutorial-cluedo-one-piece-where = El turno pasa a la izquierda, a Lia. ¿Te has perdido? Tecla D: cómo va.
# Un villano, en el turno de Lia.
tutorial-cluedo-one-piece-villain = Lia roba un villano. Con el octavo, perdéis todos. { $cards ->
        [0] Tecla 3 y luego almohadilla.
       *[other] Escanéalo.
    }
# Tecla B, dos veces.
tutorial-cluedo-one-piece-undo = Perdón, era un aliado, y es secreto. En el juego, dos veces la tecla B lo deshace: hazlo.
# Lia ha hecho una hipótesis y responde el puesto 1.
tutorial-cluedo-one-piece-show = Lia lanza una hipótesis, y te toca responder. Supongamos que no tienes ninguna de las tres: tecla 1.
# En el centro, en el turno siguiente.
tutorial-cluedo-one-piece-centre = ¡Nadie tiene nada! Quizá sean las tres. En tu próximo turno, rápido, al centro. { $cards ->
        [0] Tecla 4.
       *[other] Escanea el centro, en la hoja de códigos.
    }
# La acusación.
tutorial-cluedo-one-piece-accuse = En el centro se puede acusar. Un error, y dejas de jugar. Te atreves: tecla 1.
# Las tres cosas de la acusación.
tutorial-cluedo-one-piece-three = Tu acusación: el tripulante, el tesoro, la isla. { $cards ->
        [0] Tecla 4, luego 0 y 3, y luego 0 y 1.
       *[other] Tres escaneos de la hoja de códigos.
    }
# El estuche. El número y luego almohadilla.
tutorial-cluedo-one-piece-check = Miras el estuche, y nadie más. Supongamos que aciertas: tecla 1 y luego almohadilla para confirmar.
# El final.
tutorial-cluedo-one-piece-won = Ya sabes jugar. Apunta quién enseña y quién no tiene nada: ahí está todo.
