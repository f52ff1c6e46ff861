# La red: lo que la mesa oye de las páginas (companion play --pages), y palabras que muestra la página de la mesa.

# En la mesa al abrir la velada, y en el terminal. $address: lo que hay que teclear en un navegador; en voz alta, cifra por cifra.
pages-address = La página de la mesa, para cualquier navegador de esta red: { $address }
# Igual, cuando la máquina no está en ninguna red: solo su propio navegador puede abrir la página. $address: la dirección.
pages-no-network = No hay red: conecta este ordenador a la de los teléfonos. Mientras tanto, la página se abre aquí mismo: { $address }
# En la mesa al abrir: otro programa ocupa el puerto. La velada sigue sin páginas. $port: su número.
pages-port-taken = Sin páginas: el puerto { $port } está ocupado. Cierra el otro programa, o elige otro puerto en los ajustes, en pages.
# En la mesa al abrir: la dirección de los ajustes no es de esta máquina. La velada sigue sin páginas. $address: la dirección.
pages-no-address = Sin páginas: { $address } no es una dirección de este ordenador. Corrígela en los ajustes, en pages.
# Igual, con --tls, justo después: la dirección cifrada. $address: la dirección, sin https, que se dice antes.
pages-tls = Páginas cifradas, con h, t, t, p, s delante: { $address }
# Igual, mientras ningún teléfono conozca este ordenador: el certificado es nuevo.
pages-tls-new = Cada teléfono instala una vez el certificado: en la página de su puesto, en Cámara.
# En la mesa, al abrir, con --tls: falta la biblioteca que hace los certificados. Las páginas siguen sin https.
pages-tls-library = Sin páginas cifradas: falta cryptography. Instálala con pip. Todo lo demás funciona.
# Igual: el reloj del ordenador está mal, y los teléfonos rechazarían el certificado.
pages-tls-clock = Sin páginas cifradas: el reloj de este ordenador está mal. Ponlo en hora y vuelve a empezar. Todo lo demás funciona.
# Igual: el certificado no se puede escribir en la carpeta de datos, ni leer.
pages-tls-kept = Sin páginas cifradas: no se puede guardar el certificado. Comprueba el disco y la carpeta de datos. Todo lo demás funciona.
# Igual: este ordenador solo tiene direcciones públicas, para las que el certificado no vale.
pages-tls-address = Sin páginas cifradas: esta red da una dirección pública. Usa una wifi corriente o la de un teléfono, y vuelve a empezar. Todo lo demás funciona.
# Igual: otro programa tiene el puerto de https. $port: su número.
pages-tls-port = Sin páginas cifradas: el puerto { $port } está ocupado. Cierra el otro programa, o elige otro puerto en los ajustes, en pages. Todo lo demás funciona.
# En la mesa, una sola vez: el servidor de las páginas se ha parado solo. Vuelve a arrancar por su cuenta; la partida no ha perdido nada.
pages-start-again = Las páginas se han parado. Vuelven solas. Puede que un teléfono tenga que unirse otra vez.
# Se dice en lugar de una dirección que es un nombre, a quien la teclea en un navegador. $name: el nombre. $port: las cifras del puerto, separadas por espacios.
pages-spelled-name = { $name }, dos puntos, { $port }

## En la página de la mesa

# Línea de la lista de preparación: la llamada de una persona. $who: la persona.
page-step-seat = Pasar lista: { $who }
# Línea de la lista de preparación: las palabras de quien tiene la caja. $text: esas palabras.
page-step = { $text }
# Botón de una respuesta: lo que vale ese número. $name: un nombre, una carta, un juego.
page-name = { $name }
# Botón de una respuesta en la llamada: leer las cartas con los ojos.
page-choice-eyes = ojos
# Igual: al tacto.
page-choice-touch = tacto
# Igual: al oído.
page-choice-ear = oído
# Igual: decidir cómo se dice este nombre.
page-choice-name = el nombre
# Botón, al acabar: jugar otra vez con las mismas personas.
page-choice-again = otra vez
# Igual: otro juego.
page-choice-other-game = otro juego
# Botón: dejar la partida.
page-choice-yes = sí
# Botón: seguir con ella.
page-choice-no = no
