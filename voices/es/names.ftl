## Cómo se dice un nombre

# Entrada del menú de la voz.
menu-names = un nombre mal dicho
# En la mesa: ¿qué nombre se dice mal? $people: entradas como «name-entry».
naming-whose = ¿Qué nombre? { $people }.
# En la mesa, a la persona que se llama así. $who: su nombre, como se dice ahora.
naming-ask = { $who }. ¿Está bien dicho? Almohadilla: sí. 1: de otro modo. 2: deletrear. 3: grabar.
    .brief = ¿{ $who }? Almohadilla: sí. 1, 2 o 3: de otro modo.
# En la mesa: el nombre dicho de otro modo, luego las teclas. $name: el nombre, dicho así.
naming-other = { $name }. Almohadilla: guardar. 1: de otra forma. Asterisco: volver.
    .brief = { $name }.
# Lo mismo, las veces siguientes.
naming-other-again = { $name }.
# En la mesa, a la persona que va a deletrear su nombre.
naming-spell = Deletrea como en un teléfono: teclas del 2 al 9. Tecla A: letra siguiente. Tecla 1: acento. Tecla 0: escuchar. Tecla B: una letra menos. Almohadilla: listo. O escribe el nombre en el teclado, y luego Intro.
    .brief = Deletrea: teclas del 2 al 9.
# Lo mismo, cuando ya hay letras. $name: esas letras, leídas.
naming-spell-again = { $name }. Sigue. Almohadilla: listo.
# En la mesa, con cada letra. $letter: la letra.
letter-typed = { $letter }
# En la mesa: una letra menos. $count: cuántas quedan.
letter-gone = { $count ->
    [0] No queda ninguna letra.
    [one] Queda una letra.
   *[other] Quedan { $count } letras.
}
# En la mesa: lo deletreado, leído de una vez. $name: las letras.
letters-read = { $name }.
# En la mesa: no se ha deletreado nada.
letters-none = Aún no hay letras.
# En la mesa: el nombre se dice así, hoy y las demás veces. $who: el nombre, dicho así.
name-kept = De acuerdo: { $who }.
# En la mesa: nada ha cambiado.
cancelled-naming = El nombre se queda como está.
# Rechazo: nadie en la mesa tiene nombre, o no en ese puesto. A la mesa.
naming-nobody = No hay nombre en ese puesto.
# Rechazo: es el nombre de otra persona. $name: el nombre.
naming-taken = { $name } ya está en la mesa.
# Rechazo: demasiadas letras. $longest: el máximo.
naming-long = No más de { $longest } letras.
# Rechazo: la última letra no lleva acento.
naming-no-accent = Sin acento en esa letra.
# A quien ha pulsado, rechazo: otra persona habla al micrófono.
microphone-taken = El micrófono está ocupado. Espera un momento.
# Rechazo: el micrófono no ha dado nada.
naming-no-microphone = No hay micrófono. Prueba la tecla 2 y deletrea.
# Rechazo: el micrófono no ha oído a nadie.
naming-silent = No he oído nada. Habla más cerca.
# Tras un rechazo: lo que se espera, sin repetir la lista.
due-whose-name = ¿Qué nombre? Tecla D: la lista.
# Tras un rechazo: lo que se espera de quien deletrea su nombre.
due-spelling = Deletrea: teclas del 2 al 9.
