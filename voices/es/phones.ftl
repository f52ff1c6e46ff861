# Los teléfonos como sitios: lo que la mesa oye de la red, de las direcciones, de la wifi.

# En toda frase que dice una dirección, a quien la escribe en un teléfono, cifra por cifra. $first a $fourth: las cifras de los cuatro grupos, separadas por espacios. $port: las del puerto. «punto» y «dos puntos» son los signos que hay que escribir.
phones-address = { $first }, punto, { $second }, punto, { $third }, punto, { $fourth }, dos puntos, { $port }
