# Los teléfonos como sitios: lo que la mesa oye de la red, de las direcciones, de la wifi.

# En toda frase que dice una dirección, a quien la escribe en un teléfono, cifra por cifra. $first a $fourth: las cifras de los cuatro grupos, separadas por espacios. $port: las del puerto. «punto» y «dos puntos» son los signos que hay que escribir.
phones-address = { $first }, punto, { $second }, punto, { $third }, punto, { $fourth }, dos puntos, { $port }

## Durante una velada, con --pages

# En la mesa: este ordenador ya no está en ninguna red. No se pierde nada, la partida sigue.
phones-network-gone = Ya no hay red: los teléfonos no oyen nada. La partida sigue.
# En la mesa: vuelve a estar en una, con la misma dirección. Los teléfonos vuelven solos.
phones-network-back = Ha vuelto la red.
# En la mesa: la dirección es otra que antes. $address: «phones-address», o la dirección tal como se escribe. Los teléfonos tienen que abrirla y unirse de nuevo a la mesa.
phones-address-is = Nueva dirección para los teléfonos: { $address }.
# En la mesa, una vez: en medio minuto ningún otro aparato ha pedido nada.
phones-nobody = No ha llegado ningún teléfono. En el teléfono: la misma wifi que este ordenador, y los datos móviles apagados.
# En la mesa, justo después: este ordenador tiene además otra dirección. $address: esa dirección.
phones-other-address = Otra dirección que probar: { $address }.
# En la mesa, justo después. $own: 1 si este ordenador puede abrir su propia wifi, si no 0. En muchos lugares públicos la wifi impide que los aparatos se hablen.
phones-apart = Puede que esta wifi separe los aparatos. Entonces, la zona wifi de un teléfono, a la que este ordenador también se une. { $own ->
    [1] O la wifi de este ordenador: salid, ejecutad «companion setup phones» y volved.
   *[other] {""}
}
