# Un juego propio: «companion teach new». Quien lo hace lo oye todo, en el altavoz y en el terminal. «new-pack» y
# «new-usual» se escriben en el fichero del juego, y se dicen en la mesa cuando se juega.

# Al principio.
new-begin = Un juego propio: doce preguntas como mucho. Almohadilla: la respuesta propuesta. Tecla B: volver atrás.
# Al principio, para cambiar un juego hecho así. $game: el juego.
new-change = { $game }: sus respuestas, una tras otra. Almohadilla: mantenerla. Tecla B: volver atrás.
# Al principio: un juego empezado y sin terminar. $game: el juego.
new-offer = { $game } está sin terminar. Almohadilla: seguir. 1: dejarlo por otro.
# Al principio: el juego empezado está dañado y se ha apartado.
new-set-aside = El juego empezado estaba dañado: lo he apartado.
# Asterisco: ¿terminar?
new-leave = ¿Terminar? Las respuestas quedan para la próxima vez. Almohadilla: sí. Asterisco: no.
# Al final, si el juego no está terminado.
new-left = Guardado. Para seguir: companion teach new.
# Tecla 9, después de la pregunta del momento.
new-help = Tecla B, dos veces: la respuesta anterior. Tecla D: la pregunta. 0: repetir. Asterisco: terminar.
# Rechazo: un escaneo antes de acabar las preguntas.
new-cards-later = Las cartas se escanean después de estas preguntas.
# Un nombre queda anotado. $name: ese nombre.
new-called = { $name }. Anotado.
# Rechazo: otro juego tiene ese nombre. $name: ese nombre.
new-name-taken = Ya hay un juego con ese nombre: { $name }.
# Rechazo: otras cartas del juego tienen ese nombre. $name: ese nombre.
new-sort-taken = Ya hay otras cartas con ese nombre: { $name }.
# Rechazo: el juego ya tiene bastantes clases de cartas. $most: el número mayor.
new-sorts-full = Como mucho { $most } clases de cartas.
# Rechazo: no hay teclado para escribir un nombre.
teach-no-keyboard-here = Aquí no hay teclado.
# Al deletrear: un espacio.
letter-space = Espacio.
# Pregunta: el nombre del juego. $usual: el que queda con almohadilla. $typing: 1 si hay teclado.
new-ask-name = ¿Su nombre? 1: grabarlo.{ $typing ->
    [1] { " " }Tecla C: escribirlo.
   *[other] { "" }
} O deletréalo, como en un teléfono, del 2 al 9. Tecla A: la letra siguiente. Dos veces: un espacio. Al final, almohadilla. Solo almohadilla: { $usual }.
# Pregunta: el nombre de una clase de cartas. $number: su puesto. $usual: el que queda con almohadilla. $typing: 1 si
# hay teclado.
new-ask-sort = Cartas de la clase { $number }: ¿cómo se llama una? Deletréalo.{ $typing ->
    [1] { " " }Tecla C: escribirlo.
   *[other] { "" }
} Almohadilla: { $usual }.
# Pregunta. $low, $high: los límites. $usual: lo que queda con almohadilla.
new-ask-fewest = ¿Cuántas personas como mínimo? Del { $low } al { $high }. Almohadilla: { $usual }.
# Pregunta. $low, $high: los límites. $usual: lo que queda con almohadilla.
new-ask-most = ¿Y como máximo? Del { $low } al { $high }. Almohadilla: { $usual }.
# Pregunta. $name: la clase. $low, $high: los límites. $usual: lo que queda con almohadilla.
new-ask-count = { $name }: ¿cuántas cartas? Del { $low } al { $high }, y luego almohadilla. Solo almohadilla: { $usual }.
# Pregunta. $name: la clase. $usual: lo que queda con almohadilla.
new-ask-named = { $name }: ¿cartas distintas? 1: sí, cada una tiene su nombre o su texto. 2: no, todas iguales. Almohadilla: { $usual }.
# Pregunta. $name: la clase. $usual: lo que queda con almohadilla.
new-ask-hand = { $name }: ¿quién la oye? 1: toda la mesa. 2: solo quien la tiene en la mano. 3: una cosa u otra. Almohadilla: { $usual }.
# Pregunta. $usual: lo que queda con almohadilla.
new-ask-more = ¿Más cartas? 1: sí. 2: no. Almohadilla: { $usual }.
# Pregunta. $usual: lo que queda con almohadilla.
new-ask-flow = ¿Cuándo juega cada cual? 1: con libertad. 2: por turnos, con almohadilla. 3: por rondas. 4: por rondas, un turno por persona. Almohadilla: { $usual }.
# Pregunta. $high: el límite. $usual: lo que queda con almohadilla.
new-ask-rounds = ¿Cuántas rondas? Cero: las que queráis. Hasta { $high }, y luego almohadilla. Solo almohadilla: { $usual }.
# Pregunta. $usual: lo que queda con almohadilla.
new-ask-counter = ¿Un contador? 1: ninguno. 2: uno para la mesa. 3: puntos para cada cual. Almohadilla: { $usual }.
# Pregunta. $high: el límite. $usual: lo que queda con almohadilla.
new-ask-countdown = ¿Cuenta atrás? Sus segundos, hasta { $high }, y luego almohadilla. Cero: ninguna. Solo almohadilla: { $usual }.
# Pregunta. $low, $high: los límites. $usual: lo que queda con almohadilla.
new-ask-dice = ¿Cuántos dados? Del { $low } al { $high }. Almohadilla: { $usual }.
# Pregunta. $low, $high: los límites. $usual: lo que queda con almohadilla.
new-ask-faces = ¿Cuántas caras por dado? Del { $low } al { $high }, y luego almohadilla. Solo almohadilla: { $usual }.
# Nombre corto de una respuesta, para volver. $ask: la pregunta.
new-recall = { $ask ->
    [name] el nombre del juego
    [fewest] el mínimo de personas
    [most] el máximo de personas
    [sort] el nombre de las cartas
    [count] cuántas cartas
    [named] si son iguales
    [hand] quién las oye
    [more] más cartas
    [flow] cuándo juega cada cual
    [rounds] cuántas rondas
    [counter] el contador
    [countdown] la cuenta atrás
    [dice] los dados
   *[faces] las caras
}
# Después de un rechazo: lo que se pregunta. $what: un «new-recall».
new-due = La pregunta: { $what }.
# El juego está hecho. $game: el juego. $number: su número al empezar. $cards: cuántas cartas. $id: su nombre para los
# comandos.
new-made = { $game } está hecho. Su número en la entrada: { $number }. Cartas: { $cards }. Etiquetas: companion labels { $id }. Ahora, sus cartas.
# En la línea de comandos: este juego no se puede cambiar de oído. $game: el juego. $file: su fichero.
new-by-hand = { $game } no se hizo así, o su fichero se ha cambiado a mano. Cámbialo en { $file }.
# El nombre de un juego, para compararlo. $game: el juego.
new-title = { $game }
# El nombre de un juego que nadie ha nombrado. $number: el primero libre.
new-usual-game = Juego { $number }
# El nombre de una carta, si nadie da uno.
new-usual-sort = Carta
# Al principio del fichero, para quien lo abra.
new-pack-remark = Hecho con companion teach new. Si se cambia aquí a mano, este fichero ya solo se cambia a mano.
# El contador de cada cual.
new-pack-points = puntos
# El contador de la mesa.
new-pack-count = Contador
# Una carta que sube el contador.
new-pack-plus = Uno más
# Una carta que baja el contador.
new-pack-minus = Uno menos
# Una carta que termina la ronda.
new-pack-round = Fin de la ronda
# Una carta que tira los dados.
new-pack-dice = Tirar los dados
# Una carta que empieza la cuenta atrás.
new-pack-start = Arrancar el reloj
# Una carta que para la cuenta atrás.
new-pack-stop = Parar el reloj
# Diez segundos antes del fin de la cuenta atrás.
new-pack-ten = Diez segundos.
# El fin de la cuenta atrás.
new-pack-time = Se acabó el tiempo.
