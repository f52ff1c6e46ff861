# L'aide de la ligne de commande, lue au terminal, souvent par un lecteur d'écran : des lignes simples.

# Faute d'usage. $detail : ce qui ne va pas, en termes techniques. $command : la commande.
wrong-usage = Commande mal écrite : { $detail }. « { $command } --help » montre les options.
# Description du programme.
cli-companion = Jouer à l'oreille à des jeux de société adaptés. Sans commande : l'accueil, qui propose les jeux.
# Option.
cli-version = dire la version
# Commande.
cli-play = jouer ; une partie en cours est proposée d'abord
# Commande.
cli-demo = écouter une partie entière, jouée par un lecteur et un pavé simulés
# Commande.
cli-say = dire un sticker (cœur), une carte ou un texte
# Commande.
cli-stickers = le code des stickers
# Commande.
cli-games = les jeux, leurs identifiants et leurs nombres de joueurs
# Commande.
cli-rules = les règles d'un jeu en lignes, un chapitre, ou ce qui parle d'un mot
# Argument de rules.
cli-rules-word = un chapitre, ou un mot à chercher
# Commande.
cli-tutorial = apprendre les touches, ou un jeu, dans une petite partie inventée
# Commande.
cli-codes = les codes d'un jeu ou des stickers, une ligne par carte
# Commande.
cli-labels = imprimer les étiquettes d'un jeu dans un PDF
# Commande.
cli-check = vérifier stickers, voix, jeux, fichiers de boîte et réglages
# Commande.
cli-replay = relire une partie gardée
# Commande.
cli-devices = les ports et les sorties audio trouvés
# Commande.
cli-teach = apprendre une boîte : textes, enregistrements, codes-barres, installation ; new : faire un jeu à soi
# Argument.
cli-game = l'identifiant d'un jeu ou son début, par exemple time
# Argument de teach.
cli-teach-game = l'identifiant d'un jeu ou son début, par exemple time ; new : un jeu à soi
# Argument.
cli-what = sticker, carte ou texte
# Argument.
cli-box = l'identifiant d'un jeu, ou stickers
# Argument.
cli-box-blank = l'identifiant d'un jeu, ou stickers, ou blank pour des étiquettes vierges, ou phones pour la page des téléphones
# Argument.
cli-paths = fichiers ou dossiers ; sans rien, tout ce qui est livré et le dossier de données
# Argument.
cli-file = une partie gardée, ou last : la dernière
# Argument.
cli-token = la carte par laquelle commencer, par exemple lieu/3 ; après new, le jeu à changer
# Option.
cli-aloud = dire aussi les lignes
# Option.
cli-option-lang = fr, en ou es
# Option.
cli-option-mute = sans son : seulement les lignes, et rien n'attend
# Option.
cli-option-data = dossier des parties, des boîtes et des réglages
# Option.
cli-option-output = sortie audio, par exemple table=USB, seat2=Casque
# Option.
cli-option-earcons = joue chaque signe sonore et dit ce qu'il veut dire
# Option.
cli-option-show-private = montrer les lignes privées au terminal
# Option.
cli-option-players = nombre de joueurs
# Option.
cli-option-names = noms, dans l'ordre des places : "Ana,Léo"
# Option.
cli-option-scanner = port du lecteur : auto, /dev/ttyACM0, /dev/ttyUSB0?baud=115200&parity=E, seat2=PORT
# Option.
cli-option-keypad = port du pavé, écrit de même
# Option.
cli-option-set = un réglage du jeu, par exemple scanner=no
# Option.
cli-option-script = entrées lues dans un fichier, ou - pour l'entrée standard
# Option.
cli-option-microphone = micro, par une partie de son nom ; sans rien, celui du système
# Option.
cli-option-merge = réunir avec un autre fichier de boîte, ou son dossier, puis finir
# Commande.
cli-decks = ce qui est su de chaque boîte ; export et import : un fichier par boîte, à donner à un autre club
# Argument de decks.
cli-decks-act = export JEU FICHIER, import FICHIER ; rien : la liste
# Option de decks.
cli-option-by = qui l'a appris, par exemple le nom de votre club
# Option.
cli-option-pdf = le fichier PDF à écrire
# Option.
cli-option-sheets = la liste des feuilles d'étiquettes connues
# Option.
cli-option-sheet = la feuille : L7651 (d'office), L7636, 25.4x10 ou plain, du papier à couper
# Option.
cli-option-symbol = la sorte de code : qr, code128 ou datamatrix ; d'office le premier qui tient, qr d'abord
# Option.
cli-option-dpi = la résolution de l'imprimante, 300 ou 600 points par pouce
# Option.
cli-option-start = la première étiquette libre d'une feuille entamée, comptée rang par rang
# Option.
cli-option-count = combien d'étiquettes vierges
# Option.
cli-option-series = une autre série de codes, pour une boîte dont les codes ont été appris
# Option.
cli-option-outline = seulement la page des contours, pour régler l'imprimante
# Option.
cli-option-right = décaler vers la droite, en millimètres
# Option.
cli-option-down = décaler vers le bas, en millimètres
# Option.
cli-option-scale = étirer les positions, en pour cent
# Option.
cli-option-font = une police à utiliser, fichier .ttf ou .otf
# Option.
cli-option-wifi = un nom de Wi-Fi, à imprimer pour les téléphones
# Option.
cli-option-password = son mot de passe
# Option.
cli-option-address = l'adresse à imprimer, sinon celle de cet ordinateur
# Option.
cli-help = afficher cette aide
# Devant la ligne qui montre l'ordre des paramètres.
cli-usage = usage :
# Titre de la liste des paramètres et des commandes.
cli-arguments = paramètres
# Titre de la liste des options.
cli-options = options
# Commande.
cli-setup = mettre en place à l'oreille lecteur, pavé, haut-parleur et oreillettes, sans écran
# Argument.
cli-part = une seule partie : language, sound, keypad, scanner, ears, booth, tutorial ou install
# Option.
cli-option-install = seulement le démarrage avec la machine
# Option.
cli-option-uninstall = enlever ce démarrage
# Option.
cli-option-install-pages = avec --install : démarrer avec les pages pour navigateurs et téléphones
# Option.
cli-option-wait-for-sound = attendre une sortie de son, autant de secondes au plus
# Option.
cli-option-pages = montrer la table et joindre des téléphones dans les navigateurs du réseau
# companion play --help : à la fin de la ligne de --tls.
cli-option-tls = pages aussi chiffrées, avec la caméra des téléphones comme scanner

# In the terminal, or at the table: a kept game whose pack is gone. $path: its file, $pack: the pack that is missing.
game-without-pack = Partie intacte, mais son jeu n'est plus là : { $path }. Remettez { $pack } dans le dossier packs.
# Détail d'une faute d'usage : une option ou un mot que la commande ne connaît pas. $what : ce qui a été écrit.
cli-fault-unknown = { $what } est inconnu ici
# Détail d'une faute d'usage : il manque un argument. $what : son nom dans l'aide.
cli-fault-missing = il manque { $what }
# Détail d'une faute d'usage : une option sans sa valeur. $what : l'option.
cli-fault-no-value = { $what } attend une valeur
# Détail d'une faute d'usage : une commande ou une partie qui n'existe pas. $value : ce qui a été écrit, $near : ce qui lui ressemble. $what : l'argument.
cli-fault-choice = { $value } est inconnu. Proche : { $near }
# Détail d'une faute d'usage : une valeur que l'option ne peut pas prendre. $what : l'option, $value : la valeur.
cli-fault-value = { $what } n'accepte pas { $value }
# Détail d'une faute d'usage : rien n'a été donné. $what : ce qui était possible.
cli-fault-one-of = donnez une de ces choses : { $what }
# Détail d'une faute d'usage : deux options qui s'excluent. $what, $other : les options.
cli-fault-both = { $what } ne va pas avec { $other }
# Détail d'une faute d'usage : une valeur donnée à une option qui n'en prend pas. $what : l'option, $value : la valeur.
cli-fault-takes-none = { $what } ne prend pas de valeur
# Détail d'une faute d'usage, quand rien de plus précis ne peut être dit.
cli-fault-other = une option ne va pas
# Option.
cli-option-plain = des lignes nues, sans l'étiquette qui dit pour qui
# Option.
cli-option-width = couper les lignes à N cases, entre les mots, pour une plage braille (10 au moins)
# Option.
cli-option-table = une deuxième table sur cette machine : ses parties, ses appareils et son nom à elle ; les boîtes sont partagées
# À la table, en premier, où plusieurs tables ont chacune leur nom. $name : ce nom.
table-named = Table « { $name } ».
# Au terminal : un nom de table impossible. $name : ce qui a été écrit.
table-name-form = « { $name } » ne peut pas être le nom d'une table. Des lettres, des chiffres, des espaces et des tirets, 30 au plus.
# Au terminal, avec « companion teach » : un bout de nom qui va à plusieurs cartes. $what : ce qui a été écrit, $near : ces cartes.
ambiguous-token = { $what } peut être : { $near }. Écrivez-en plus.
# Au terminal : un réglage que ce jeu n'a pas. $setting : ce qui a été écrit, $game : le jeu, $near : les réglages qui lui ressemblent.
setting-of-other-game = { $game } n'a pas de réglage { $setting }. Proche : { $near }.
# Au terminal, parmi des cartes entre lesquelles choisir. $card : son nom, $token : ce qu'on écrit pour elle.
card-and-id = { $card } ({ $token })
