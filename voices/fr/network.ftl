# Le réseau : ce que la table entend des pages (companion play --pages), et les mots que la page de la table montre.

# À la table, à l'ouverture de la soirée, et dans le terminal. $address : l'adresse à taper dans un navigateur ; à voix haute, chiffre par chiffre.
pages-address = Page de la table, pour tout navigateur du réseau : { $address }
# De même, quand la machine n'est sur aucun réseau : seul son propre navigateur peut ouvrir la page. $address : l'adresse.
pages-no-network = Pas de réseau : reliez cet ordinateur à celui des téléphones. En attendant, la page s'ouvre ici même : { $address }
# À la table, à l'ouverture : un autre programme tient déjà le port. La soirée continue sans les pages. $port : son numéro.
pages-port-taken = Pas de pages : le port { $port } est pris. Fermez l'autre programme, ou choisissez un autre port dans les réglages, sous pages.
# À la table, à l'ouverture : l'adresse des réglages n'est pas celle de cette machine. La soirée continue sans les pages. $address : l'adresse.
pages-no-address = Pas de pages : { $address } n'est pas une adresse de cet ordinateur. Corrigez-la dans les réglages, sous pages.
# De même, avec --tls, juste après : l'adresse chiffrée. $address : l'adresse, sans https, qui est dit avant.
pages-tls = Pages chiffrées, avec h, t, t, p, s devant : { $address }
# De même, tant qu'aucun téléphone ne connaît encore cet ordinateur : le certificat est neuf.
pages-tls-new = Chaque téléphone installe une fois le certificat : sur la page de sa place, sous Caméra.
# À la table, à l'ouverture, avec --tls : la bibliothèque qui fait les certificats manque. Les pages vont sans https.
pages-tls-library = Pas de pages chiffrées : il manque cryptography. Installez-la avec pip. Tout le reste marche.
# De même : l'horloge de l'ordinateur n'est pas à l'heure, et les téléphones refuseraient le certificat.
pages-tls-clock = Pas de pages chiffrées : l'horloge de cet ordinateur est fausse. Mettez-le à l'heure, puis relancez. Tout le reste marche.
# De même : le certificat ne peut pas être écrit ou relu dans le dossier de données.
pages-tls-kept = Pas de pages chiffrées : le certificat ne peut pas être gardé. Vérifiez le disque et le dossier de données. Tout le reste marche.
# De même : cet ordinateur n'a que des adresses publiques, pour lesquelles le certificat ne vaut pas.
pages-tls-address = Pas de pages chiffrées : ce réseau donne une adresse publique. Prenez un Wi-Fi ordinaire ou le partage d'un téléphone, puis relancez. Tout le reste marche.
# De même : un autre programme tient le port de https. $port : son numéro.
pages-tls-port = Pas de pages chiffrées : le port { $port } est pris. Fermez l'autre programme, ou choisissez un autre port dans les réglages, sous pages. Tout le reste marche.
# À la table, une seule fois : le serveur des pages s'est arrêté de lui-même. Il repart seul ; le jeu, lui, n'a rien perdu.
pages-start-again = Les pages se sont arrêtées. Elles repartent toutes seules. Un téléphone devra peut-être se joindre de nouveau.
# Dit à la place d'une adresse qui est un nom, à qui la tape dans un navigateur. $name : le nom. $port : les chiffres du port, séparés par des espaces.
pages-spelled-name = { $name }, deux points, { $port }

## Sur la page de la table

# Ligne de la liste de mise en place : l'appel d'une personne. $who : la personne.
page-step-seat = Appel : { $who }
# Ligne de la liste de mise en place : les mots de qui possède la boîte. $text : ces mots.
page-step = { $text }
# Bouton d'une réponse : ce que vaut ce numéro. $name : un nom, une carte, un jeu.
page-name = { $name }
# Bouton d'une réponse à l'appel : lire ses cartes avec les yeux.
page-choice-eyes = yeux
# De même : au toucher.
page-choice-touch = toucher
# De même : à l'oreille.
page-choice-ear = oreille
# De même : dire comment se dit ce nom.
page-choice-name = le nom
# Bouton, après la partie : rejouer avec les mêmes.
page-choice-again = rejouer
# De même : un autre jeu.
page-choice-other-game = un autre jeu
# Bouton : quitter la partie.
page-choice-yes = oui
# Bouton : la continuer.
page-choice-no = non
