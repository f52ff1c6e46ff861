# Les téléphones comme places : ce que la table entend du réseau, des adresses, du Wi-Fi.

# Dans toute phrase qui dit une adresse, à qui la tape dans un téléphone, chiffre par chiffre. $first à $fourth : les chiffres des quatre groupes, séparés par des espaces. $port : ceux du port. « point » et « deux-points » sont les signes à taper.
phones-address = { $first }, point, { $second }, point, { $third }, point, { $fourth }, deux-points, { $port }

## Pendant une soirée, avec --pages

# À la table : cet ordinateur n'est plus dans aucun réseau. Rien n'est perdu, la partie continue.
phones-network-gone = Plus de réseau : les téléphones n'entendent plus rien. La partie continue.
# À la table : il y est de nouveau, à la même adresse. Les téléphones reviennent d'eux-mêmes.
phones-network-back = Le réseau est revenu.
# À la table : l'adresse est une autre qu'avant. $address : « phones-address », ou l'adresse telle qu'on la tape. Les téléphones doivent l'ouvrir et rejoindre la table de nouveau.
phones-address-is = Nouvelle adresse pour les téléphones : { $address }.
# À la table, une fois : en une demi-minute, aucun autre appareil n'a rien demandé.
phones-nobody = Aucun téléphone n'est venu. Sur le téléphone : le même Wi-Fi que cet ordinateur, et les données mobiles coupées.
# À la table, juste après : cet ordinateur a aussi une autre adresse. $address : cette adresse.
phones-other-address = Autre adresse à essayer : { $address }.
# À la table, juste après. $own : 1 si cet ordinateur peut ouvrir son propre Wi-Fi, sinon 0. Dans bien des lieux publics, le Wi-Fi empêche les appareils de se parler.
phones-apart = Ce Wi-Fi tient peut-être les appareils à l'écart. Alors, le partage de connexion d'un téléphone : cet ordinateur le rejoint. { $own ->
    [1] Ou le Wi-Fi de cet ordinateur : quittez, lancez « companion setup phones », puis reprenez.
   *[other] {""}
}
