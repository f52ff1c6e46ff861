### La hora de las 3 sombras se aprende jugando: una pequeña partida inventada, de dos, con Lia.
### Todo se dice a la mesa, un paso tras otro, detrás de lo que acaba de decir el juego de verdad.
### $cards: 1 si hay algo que escanear, si no 0. $ear: 1 si el puesto 1 tiene auricular.

# El principio. Sigue la pregunta por las cartas.
tutorial-heure-des-3-ombres-begins = La hora de las 3 sombras, cuatro minutos para aprenderlo. Tu sitio es el puesto 1. Lia juega contigo.
# Un número: quién es quién.
tutorial-heure-des-3-ombres-investigator = Un demonio se esconde en un sospechoso. Investigáis juntos: 13 sospechosos que apartar, una pareja de fichas por cada uno, antes de las 12. ¿Quién eres? Para Lucile: tecla 1.
# Tecla 9. Sigue la ayuda.
tutorial-heure-des-3-ombres-help = Ante todo: ¿qué se puede hacer? La tecla 9 lo dice en todo momento.
# Tecla A.
tutorial-heure-des-3-ombres-clock = El reloj avanza por el dado, por cartas, o por ti: tecla A. Prueba.
# Tecla B, dos veces.
tutorial-heure-des-3-ombres-undo = ¡Una hora de más! En el juego, dos veces la tecla B lo deshace: hazlo.
# El dado o los dados, que tira el programa.
tutorial-heure-des-3-ombres-roll = El dado dice dónde buscar: en uno de los cuatro lugares, o en todos. Se teclea su número, o lo tiro yo: prueba la tecla 7.
# Dos fichas. El dado acaba de decir dónde.
tutorial-heure-des-3-ombres-tiles = { $cards ->
        [0] Se revelan dos fichas, y se escanea cada una. Sin cartas, almohadilla: lo hago yo.
       *[other] Revela dos fichas, una tras otra, y escanea cada una.
    }
# ¿Distintas o iguales? Se acaba de preguntar.
tutorial-heure-des-3-ombres-differ = ¿Una pareja idéntica? No, estos dos sospechosos son distintos: tecla 2.
# Las fichas se tapan.
tutorial-heure-des-3-ombres-back = Es un juego de memoria. Una vez tapadas, no las repito nunca. Ponlas boca abajo, y luego almohadilla.
# La carta de Limbo.
tutorial-heure-des-3-ombres-limbes = Sin pareja, puedes dejar una pista en cada ficha: un cubo de tu color, para recordarla. Luego se roba una carta de Limbo, y lo complica todo. { $cards ->
        [0] Sin cartas: almohadilla.
       *[other] Escanéala.
    }
# La pareja. Vuelve a ser el turno del puesto 1.
tutorial-heure-des-3-ombres-pair = Mientras tanto ha jugado Lia, y este dado es el tuyo. Recuerdas una pareja. { $cards ->
        [0] Almohadilla.
       *[other] Escanea sus dos fichas.
    }
# Un número: sí.
tutorial-heure-des-3-ombres-found = ¿Una pareja? Sí, esta vez son iguales: tecla 1.
# La carta 3ID.
tutorial-heure-des-3-ombres-card = La pareja va al tablero de la Agencia. Luego se roba una carta 3ID, que ayuda. { $cards ->
        [0] Sin cartas: almohadilla.
       *[other] Escanéala.
    }
# La trampa que se pone.
tutorial-heure-des-3-ombres-trap = Luego se pone una trampa sin mirarla, boca abajo: un peligro más entre las fichas. ¿Puesta? Almohadilla.
# La trampa que se revela. Vuelve a ser el turno del puesto 1, a mitad de la partida.
tutorial-heure-des-3-ombres-danger = Ha pasado un tiempo, y te toca. Pero la ficha que revelas es una trampa. { $cards ->
        [0] Almohadilla.
       *[other] Escanéala.
    }
# Los ojos están cerrados: se acaba de decir qué hace la trampa. Almohadilla termina el turno.
tutorial-heure-des-3-ombres-eyes = El turno se acaba ahí. Cierras los ojos hasta el siguiente. Almohadilla termina un turno.
# Tecla D.
tutorial-heure-des-3-ombres-where = Lia ha jugado, y vuelves a abrir los ojos. ¿Qué hora es, a quién le toca? Tecla D.
# El farol.
tutorial-heure-des-3-ombres-bluff = Desde las 6 vale un farol en vez del dado: tecla 8.
# El sospechoso y luego la ficha Demonio.
tutorial-heure-des-3-ombres-demon = Crees saber quién esconde al demonio. { $cards ->
        [0] Se revela su ficha, y luego la ficha Demonio, que estaba aparte. Almohadilla.
       *[other] Escanea su ficha, y luego la ficha Demonio, que estaba aparte.
    }
# Un número: sí.
tutorial-heure-des-3-ombres-same = ¿Idénticas? Si son distintas, perdéis. Son iguales: tecla 1.
# El final.
tutorial-heure-des-3-ombres-won = Ya sabes jugar. Recuerda tus fichas, y vigila el reloj: a las 12 se pierde.
