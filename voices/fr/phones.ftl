# Les téléphones comme places : ce que la table entend du réseau, des adresses, du Wi-Fi.

# Dans toute phrase qui dit une adresse, à qui la tape dans un téléphone, chiffre par chiffre. $first à $fourth : les chiffres des quatre groupes, séparés par des espaces. $port : ceux du port. « point » et « deux-points » sont les signes à taper.
phones-address = { $first }, point, { $second }, point, { $third }, point, { $fourth }, deux-points, { $port }
