# El cuaderno privado de un sitio: lo que pregunta y lo que se le responde. La mesa no oye nada de esto, salvo lo que dicen los cuadernos.

# En la mesa, al empezar una partida, en el menú y con la tecla D dos veces: lo que dicen los cuadernos privados.
notebook-level-sheet = Cuadernos: solo lo que cada cual pone.
# Igual.
notebook-level-log = Cuadernos: lo que cada cual pone y lo que la mesa ha oído.
# Igual.
notebook-level-deductions = Cuadernos: lo que cada cual pone, lo que la mesa ha oído y lo que se deduce.
# Botón de una página: la tercera.
notebook-only-deductions = también lo que se deduce
# En la mesa, rechazo: le falta lo necesario.
notebook-cannot-deduce = Este ordenador no sabe deducir.
# Solo en este oído, al abrir el cuaderno: nadie ha dicho cuántas cartas hay, o las manos corregidas no cuadran.
notebook-no-deductions = El número de cartas no es seguro: no se deduce nada.
# Una pregunta del cuaderno, como las otras.
notebook-question-telling = lo que más diría
# Solo en este oído: lo que más diría.
notebook-telling = Para nombrar: { $things }.
# Tras el nombre de una carta: quién la tiene, se deduce.
notebook-certain = seguro { $people }
# Igual: solo ellos pueden tenerla.
notebook-only = solo { $people }
# Igual: lo que lo prueba.
notebook-because = Prueba: { $why }
# Igual: cuántas más.
notebook-reasons-more = y { $more } { $more ->
        [one] razón
       *[other] razones
    } más
# En una prueba: lo que pasó, una frase.
notebook-reason = { $said }
# Igual, con quién lo hizo.
notebook-reason-of = { $who }: { $said }
# En una prueba, o tras «deshecho»: una marca.
notebook-of-card = { $card }: { $what }
# Entrada del menú, en la mesa, en los juegos con cuadernos.
menu-notebook = ayuda de cuadernos
# En la mesa, después de esa entrada del menú.
which-notebook-level = ¿Cuadernos? 1: lo que cada cual pone. 2: también lo que la mesa ha oído. 3: también lo que se deduce.
# Botón de una página: la primera de estas respuestas.
notebook-only-sheet = solo lo que cada cual pone
# Botón de una página: la segunda.
notebook-only-log = también lo que la mesa ha oído
# En la mesa, rechazo: nada cambia.
notebook-same = Los cuadernos ya dicen eso.
# Dentro de «deshecho»: esa elección.
recall-notebook-level = lo que dicen los cuadernos
# Solo en este oído, tecla A: el cuaderno está abierto.
notebook-opened = Cuaderno. ¿Qué pregunta?
# Solo en este oído.
notebook-closed = Cuaderno cerrado.
# A quien pulsó, rechazo: este auricular no está listo, o pasa de mano en mano.
notebook-window-first = El cuaderno se abre en una escucha: primero la tecla C.
# Solo en este oído, tras un corte de luz, en un auricular compartido.
notebook-sealed = Escanea primero toda tu mano: el resto del cuaderno vuelve.
# Una pregunta del cuaderno: en la ayuda, con la tecla D y botón de una página.
notebook-question-possible = lo que sigue siendo posible
# Igual.
notebook-question-known = lo que sé de una carta
# Igual.
notebook-question-left = quién puede tener una carta
# Igual, en un juego de rasgos.
notebook-question-left-trait = lo que queda de un rasgo
# Igual.
notebook-question-mine = lo que vi, di y recibí
# Igual.
notebook-question-answered = lo que respondió una persona
# Igual.
notebook-question-mark = marcar una carta
# Igual.
notebook-question-note = mis notas
# Solo en este oído: una nota de este sitio.
notebook-note = Nota { $number }: { $text }.
# Igual: todavía no hay ninguna.
notebook-no-note = Sin notas. Para tomar una: 7.
# Lo mismo: cómo anotar, o qué nota oír de nuevo. $choices: mensajes «name-entry».
notebook-which-way = ¿Nota? { $choices }.
# Una manera de anotar, botón de una página.
notebook-way-write = escribir
# Lo mismo, al micrófono.
notebook-way-record = hablar
# Lo mismo: oír de nuevo una nota anterior.
notebook-way-again = oír una por su número
# Solo en este oído: el número de una nota. $count: cuántas hay.
notebook-which-note = ¿Qué nota, de 1 a { $count }?
# Botón de una página: una nota.
notebook-note-number = nota { $number }
# Solo en este oído, antes de abrir el micrófono: lo que se dice lo oyen todos.
notebook-record = Toda la mesa te va a oír. Asterisco: no.
# Solo en este oído: el micrófono escucha. La señal «listo» va antes.
notebook-speak = Habla. Almohadilla: listo.
# Lo mismo: almohadilla antes de tiempo.
notebook-record-waits = Un momento.
# Lo mismo, rechazo: otra tecla, y no se guarda nada.
notebook-not-recorded = No se ha grabado nada.
# Lo mismo, rechazo: no hay micrófono.
notebook-no-microphone = No hay micrófono: escríbela o conecta uno.
# Lo mismo, rechazo: lo han desconectado.
notebook-microphone-gone = El micrófono ya no está. No se ha grabado nada.
# Lo mismo, rechazo: el disco no tiene sitio.
notebook-note-not-written = El disco no deja: no se ha grabado nada.
# Lo mismo, tras la nota: era demasiado larga.
notebook-note-cut = Demasiado larga: le falta el final.
# Lo mismo, rechazo de un escaneo durante una nota.
notebook-note-first = La nota no está acabada. Almohadilla: listo.
# Igual: empieza una nota.
notebook-write = Escribe con las teclas 2 a 9, como en un teléfono. Almohadilla: listo.
# Igual: queda guardada.
notebook-note-kept = Anotado: { $text }.
# Igual, rechazo en un teclado que otros ven.
notebook-own-only = Aquí otros verían las letras: solo en un aparato tuyo.
# En lugar de su nombre: una carta que la mesa ha sacado del juego desde que se marcó.
notebook-card-out = una carta fuera del juego
# Solo en este oído: qué marca.
notebook-which-mark = ¿Marca? 1: tachar. 2: en duda. 3: borrar. 4: una de estas.
# Una marca, botón de una página y tecla D.
notebook-mark-crossed = tachar
# Igual.
notebook-mark-doubted = poner en duda
# Igual.
notebook-mark-cleared = borrar
# Igual.
notebook-mark-one-of = una de estas
# En la página de un sitio: encima de los botones de las preguntas.
notebook-which = ¿Qué pregunta?
# Igual: encima de los botones de las personas.
notebook-which-person = ¿Quién?
# Igual: encima de los tipos de cartas.
notebook-which-group = ¿Cuál?
# Solo en este oído. $choices: «name-entry».
notebook-which-person-of = ¿Quién? { $choices }.
# Solo en este oído: de qué tipo es la carta. $choices: «name-entry».
notebook-which-group-of = ¿Cuál? { $choices }. O escanea.
# Solo en este oído: el número de una carta.
notebook-which-card = ¿Qué número? O escanea.
# Lo mismo, cuando también la dicen sus rasgos: por sus números.
notebook-which-card-or-traits = ¿Qué número o qué rasgos? O escanea.
# Lo mismo. $traits: los que se han dicho. $count: cuántas cartas los tienen.
notebook-narrowed = { $traits }: { $count }. ¿Y qué más?
# Lo mismo, rechazo: ninguna carta tiene todos esos rasgos.
notebook-nobody = Nadie tiene esos rasgos a la vez.
# Solo en este oído.
notebook-which-trait = ¿Qué rasgo? Escanea o escribe su número.
# Solo en este oído, en un teclado que otros ven.
notebook-scan-card = Escanea la carta o su ficha. Almohadilla: recorrer.
# Igual.
notebook-scan-trait = Escanea el rasgo. Almohadilla: recorrer.
# Igual.
notebook-step-person = ¿Quién? Almohadilla: recorrer.
# Igual, al recorrer. $thing: una carta, un rasgo, una persona. La almohadilla pasa al siguiente.
notebook-step = ¿{ $thing }? 1: sí.
# Igual, rechazo de otra cifra.
notebook-step-keys = No hay tal opción. 1: sí. Almohadilla: siguiente.
# Igual, rechazo de una cifra, que otros verían.
notebook-scan-it = Aquí sin número: escanea, o almohadilla para recorrer.
# Solo en este oído: una carta de «una de estas» queda anotada.
notebook-one-of-next = { $card }. ¿Otra? Tecla A: eso es todo.
# Solo en este oído. $what: lo que el cuaderno sabe de ella.
notebook-card = { $card }: { $what }.
# Igual, lo que sigue.
notebook-also = También: { $what }.
# Igual: una marca en varias cartas.
notebook-noted = { $what }.
# Solo en este oído, una respuesta. $said: una frase; $more: cuántas siguen con la almohadilla.
notebook-more = { $said } { $more } más.
# Solo en este oído: no sigue nada.
notebook-no-more = Eso es todo.
# Solo en este oído: el cuaderno no sabe nada.
notebook-nothing = Nada todavía.
# Solo en este oído. $groups: cuántos de cada tipo.
notebook-possible = { $groups }.
# Igual, cuando nadie sabe cuántos hay.
notebook-ruled-out = Descartados: { $groups }.
# Igual. $total: cuántos en total.
notebook-possible-of = { $total }: { $groups }.
# Igual, sus nombres.
notebook-names = { $group }: { $names }.
# Igual, los siguientes.
notebook-names-on = { $names }.
# Igual, los nombres de lo descartado.
notebook-names-out = { $group }, descartados: { $names }.
# Igual, lo que este sitio ha puesto en duda.
notebook-doubted = En duda: { $names }.
# Igual: lo que contradice la marca recién dicha.
notebook-yet = Sin embargo: { $but }
# Tras el nombre de una carta.
notebook-in-hand = en tu mano
# Igual.
notebook-not-in-hand = no en tu mano
# Igual.
notebook-unknown = nada sabido
# Solo en este oído. $group: un rasgo; $count: cuántos son posibles.
notebook-left = { $group }: { $count } { $count ->
        [one] posible
       *[other] posibles
    } de { $of }.
# Tras el nombre de una carta: quién puede tenerla.
notebook-may-have = quizá { $people }
# Igual: quién no la tiene.
notebook-cannot-have = imposible para { $people }
# Tras el nombre de una carta: una marca de este sitio.
notebook-is-crossed = carta tachada
# Igual.
notebook-is-doubted = en duda
# Igual.
notebook-is-cleared = marca borrada
# Igual. $cards: las cartas de la marca.
notebook-is-one-of = tú: una de { $cards }
# Igual. $who: quién la tendría.
notebook-is-one-of-whose = tú: { $who } tiene una de { $cards }
# Solo en este oído, tecla B. $mark: una frase, la marca deshecha.
notebook-undone = Deshecho. { $mark }
# Solo en este oído, rechazo.
notebook-nothing-to-undo = Nada que deshacer en el cuaderno.
# Solo en este oído, tecla D: de qué se trata. $question: una pregunta del cuaderno.
notebook-about = { $question }: { $thing }.
# Igual, mientras no se elige nada.
notebook-asks = { $question }.
# Solo en este oído, rechazo.
notebook-already = Ya está en esta marca.
# Igual.
notebook-no-such-number = No hay tal número.
# Igual: lo escaneado no es una carta del cuaderno.
notebook-not-in-it = Nada del cuaderno.
# Solo en este oído, tecla 9: las preguntas. $choices: «name-entry».
notebook-can-ask = { $choices }.
# Solo en este oído, tecla 9 en una escucha o en un aparato propio: se puede abrir el cuaderno.
notebook-can-open = Tecla A: tu cuaderno.
# Solo en este oído, tecla 9 en un aparato propio, donde la tecla A abre el cuaderno: hay que avanzar el contador.
notebook-can-count = En tu aparato: almohadilla en lugar de la tecla A.
# Lo mismo, cuando el cuaderno se abre en ese momento.
notebook-counter = Para el contador del juego: asterisco y luego almohadilla.
# Solo en este oído, tecla 9, en un aparato propio.
notebook-can-number = Escribe un número o escanea.
# Igual, en un teclado que otros ven.
notebook-can-step = Escanea, o almohadilla para recorrer.
# Igual, siempre.
notebook-can-keys = Almohadilla, más. Asterisco, atrás. Tecla B, borra. Tecla C, fin.
# Igual, cuando la hoja de sospechosos no está completa.
notebook-left-known = { $group }, conocidos: { $of }. Posibles: { $count }.
