# Les étiquettes : ce que « companion labels » imprime, et ce qu'il en dit au terminal. Aucun de ces mots n'est sur une étiquette.

## Le document et ses feuilles

# Titre du document PDF. $game : le jeu.
labels-title = Étiquettes : { $game }
# Titre du document PDF.
labels-title-stickers = Le code des stickers
# Le titre du PDF d'étiquettes vierges.
labels-title-blank = Étiquettes vierges
# Dans le sommaire du PDF. $sheet : le numéro de la feuille.
labels-sheet = Feuille { $sheet }
# Dans le sommaire du PDF : les pages d'un rouleau, une par étiquette.
labels-roll = Les étiquettes du rouleau
# Imprimé dans la marge d'une feuille d'étiquettes. $game : le jeu. $series : l'édition des étiquettes. $sheet : le numéro de la feuille, de $sheets.
labels-head = { $game }, série { $series }, feuille { $sheet } sur { $sheets }. Imprimer à 100 %.
# Imprimé dans la marge d'une feuille d'étiquettes vierges. $sheet : le numéro de la feuille, de $sheets.
labels-head-blank = Étiquettes vierges, feuille { $sheet } sur { $sheets }. Imprimer à 100 %.
# Le nom d'une sorte de code, au terminal et imprimé.
labels-symbol-qr = QR
# Le nom d'une sorte de code, au terminal et imprimé.
labels-symbol-code128 = Code 128
# Le nom d'une sorte de code, au terminal et imprimé.
labels-symbol-datamatrix = Data Matrix

## La clé : quelle étiquette va sur quelle carte

# Imprimé, pour la personne qui prépare la boîte.
labels-key = La clé des étiquettes
# Imprimé, pour la personne qui prépare la boîte.
labels-key-secret = Pour la personne qui colle, et pour elle seule : cette page dit quelle étiquette est quelle carte. Rangez-la hors de la boîte.
# Imprimé, pour la personne qui prépare la boîte. $game : le jeu. $count : le nombre d'étiquettes. $symbol : la sorte de code. $sheet : la sorte de feuille. $series : l'édition.
labels-key-facts = { $game } : { $count } étiquettes { $symbol } sur { $sheet }, série { $series }.
# Imprimé, pour la personne qui prépare la boîte.
labels-key-order = Rangez les cartes dans l'ordre du tableau, puis décollez les étiquettes rang par rang, de gauche à droite. Les chiffres au bord d'une feuille comptent ses rangs et ses colonnes. Il n'y a aucun code à comparer.
# Imprimé, pour la personne qui prépare la boîte, quand les étiquettes sont sur un rouleau.
labels-key-order-roll = Rangez les cartes dans l'ordre du tableau : les étiquettes sortent du rouleau dans le même ordre. Il n'y a aucun code à comparer.
# Imprimé, pour la personne qui prépare la boîte.
labels-how-face = Sur la face de la carte, jamais sur le dos : au dos, elle trahirait la carte.
# Imprimé, pour la personne qui prépare la boîte.
labels-how-corner = Toujours au même coin, dans le même sens, et à côté du dessin. Le coin est celui de la carte tenue droite, sa face vers vous.
# Imprimé, pour la personne qui prépare la boîte.
labels-how-touch = Pour les doigts, une seule marque : un point de relief dans le rond de l'étiquette, ou sur la carte à côté là où il n'y a pas de rond. Jamais sur le code ni contre lui.
# Imprimé, pour la personne qui prépare la boîte.
labels-how-trim = Deux étiquettes sur une carte ne se touchent pas. Une étiquette trop large se recoupe, en gardant trois millimètres de blanc autour du code.
# Imprimé, pour la personne qui prépare la boîte.
labels-how-spare = Certains nombres sont larges : une étiquette de trop ne se colle pas.
# Imprimé, en tête d'une colonne du tableau de la clé.
labels-column-labels = Étiquettes
# Imprimé, en tête d'une colonne du tableau de la clé.
labels-column-count = Nombre
# Imprimé, en tête d'une colonne du tableau de la clé.
labels-column-card = Carte ou pièce
# Imprimé, en tête d'une colonne du tableau de la clé : le nom appris, ou une case vide pour l'écrire.
labels-column-name = Son nom
# Imprimé, en tête d'une colonne du tableau de la clé.
labels-column-place = Où la coller
# Imprimé dans la clé : une étiquette. $sheet, $row et $column : feuille, rang et colonne. Une espace insécable tient chaque nombre à son nom.
labels-at = feuille { $sheet }, rang { $row }, colonne { $column }
# Imprimé dans la clé : plusieurs étiquettes d'un rang. $sheet et $row : feuille et rang. $first et $last : de quelle colonne à quelle colonne.
labels-in-row = feuille { $sheet }, rang { $row }, colonnes { $first } à { $last }
# Imprimé dans la clé : des étiquettes sur plusieurs rangs. $first : la première. $last : la dernière.
labels-from-to = de { $first } jusqu'à { $last }
# Imprimé dans la clé : une étiquette d'un rouleau. $number : la combientième.
labels-at-number = étiquette { $number }
# Imprimé dans la clé : plusieurs étiquettes d'un rouleau. $first et $last : de la combientième à la combientième.
labels-at-numbers = étiquettes { $first } à { $last }
# Imprimé : une carte sans autre nom. $card : la carte.
labels-name = { $card }
# Imprimé en braille : le nom que sa propriétaire a donné à une carte. $name : ce nom. $card : la carte.
labels-own-name = { $name }, { $card }
# Imprimé dans la clé : où coller l'étiquette.
labels-place-upper-right = en haut à droite
# Imprimé dans la clé : où coller l'étiquette.
labels-place-lower-right = en bas à droite
# Imprimé dans la clé : où coller l'étiquette.
labels-place-lower-left = en bas à gauche
# Imprimé dans la clé : où coller l'étiquette.
labels-place-upper-left = en haut à gauche
# Imprimé dans la clé : où coller l'étiquette.
labels-place-face = sur la face, hors du dessin
# Imprimé dans la clé : où coller l'étiquette.
labels-place-lid = sur le couvercle de la boîte
# Imprimé dans la clé : où coller l'étiquette.
labels-place-sheet = sur la feuille de référence
# Imprimé dans la clé. $first : où coller l'étiquette. $second : où va la seconde, sur une carte qui en prend deux.
labels-place-two = { $first } ; la seconde d'une même carte { $second }

## Pour la table

# Imprimé en grand, pour la table.
labels-reference = La feuille de référence
# Imprimé en grand, pour la table, sur la première page.
labels-reference-how = La feuille de référence : ce que personne ne tient en main se scanne ici. Posez un point de relief dans chaque rond. Un bloc a autant de points que son rang sur la page.
# En braille, au début du fichier pour l'embosseuse.
labels-reference-felt = Ce que personne ne tient en main se scanne sur la feuille imprimée. Chaque page a son titre en braille, et chaque bloc autant de points, à gauche de son code, que le numéro donné ici.
# Imprimé en grand, en tête de chaque page pour la table. $title : ce qui y est. $page : le numéro de la page.
labels-leaf = { $title }, page { $page }
# En braille, pour l'embosseuse : un bloc de la feuille de référence. $number : combien de points il a. $name : ce qui s'y scanne.
labels-block = { $number } : { $name }
# Imprimé en grand, pour la table.
labels-legend = Le code des stickers
# Imprimé en grand, pour la table.
labels-legend-how = Collez dans chaque cadre le sticker qui est nommé à côté. Le code à droite le dit à voix haute.
# En braille, au début du fichier pour l'embosseuse.
labels-legend-felt = Sur la feuille imprimée, chaque sticker est collé dans son cadre. À droite, près d'un point de relief, le code le dit à voix haute.
# Imprimé en grand sous le nom d'un sticker. $number : les deux chiffres à taper pour l'entendre.
labels-sticker-number = Numéro { $number }

## La page des téléphones

# Imprimé en très grand, pour la table : le titre de la page qui dit comment un téléphone rejoint la table.
labels-phones = Téléphones
# Imprimé en petit au coin supérieur droit, à découper : sans la voir, on tient ensuite la page dans le bon sens.
labels-phones-cut = coin à couper
# Imprimé en grand, pour la table : le nom et le mot de passe du Wi-Fi sont dessous.
labels-phones-wifi = 1. Le Wi-Fi
# Imprimé en grand, pour la table : l'adresse à ouvrir dans le navigateur du téléphone est dessous.
labels-phones-address = 2. L'adresse
# En braille, pour la table. $wifi : le nom du Wi-Fi.
labels-phones-wifi-felt = Wi-Fi : { $wifi }
# En braille, pour la table. $password : le mot de passe du Wi-Fi.
labels-phones-password-felt = Mot de passe : { $password }
# En braille, pour la table. $address : l'adresse à ouvrir dans le navigateur du téléphone.
labels-phones-address-felt = Adresse : { $address }

## La page de réglage

# Imprimé, pour la personne qui prépare la boîte.
labels-outline = Régler l'imprimante
# Imprimé, pour la personne qui prépare la boîte. $sheet : la sorte de feuille.
labels-outline-print = Imprimez la page des contours sur papier ordinaire, à 100 %, sans ajuster à la page.
# Imprimé, pour la personne qui prépare la boîte. $sheet : la sorte de feuille.
labels-outline-hold = Tenez-la devant une feuille { $sheet }, contre la lumière.
# Imprimé, pour la personne qui prépare la boîte.
labels-outline-shift = Les contours sont trop à gauche d'un millimètre ? Ajoutez --right 1. Trop haut d'un demi-millimètre ? --down 0.5. Dans l'autre sens, avec un moins.
# Imprimé, pour la personne qui prépare la boîte. $ruler : la longueur de la règle imprimée, en millimètres.
labels-outline-ruler = La règle doit mesurer { $ruler } millimètres. Elle en mesure 98 ? Divisez 10000 par 98 : --scale 102.04. Puis imprimez cette page encore une fois.

## Ce qui a été écrit

# Au terminal, à la personne qui imprime. $path : le fichier. $pages : le nombre de pages.
labels-written = { $path } : { $pages ->
    [one] une page
   *[other] { $pages } pages
}.
# Au terminal, à la personne qui imprime. Au début d'une ligne qui dit ce qui y est. $first et $last : de quelle page à quelle page. $count : combien.
labels-pages = { $count ->
    [one] Page { $first }
   *[other] Pages { $first } à { $last }
}
# Au terminal, à la personne qui imprime. $pages : les pages. $count : combien d'étiquettes. $symbol : la sorte de code. $sheet : la sorte de feuille.
labels-report-labels = { $pages } : { $count ->
    [one] une étiquette
   *[other] { $count } étiquettes
} { $symbol }, à imprimer sur { $sheet }.
# Au terminal, à la personne qui imprime. $pages : les pages. $sheet : la sorte de feuille d'étiquettes.
labels-report-key = { $pages } : la clé, sur papier ordinaire, pour la personne qui colle et nulle autre.
# Au terminal, à la personne qui imprime. $pages : les pages. $sheet : la sorte de feuille d'étiquettes.
labels-report-reference = { $pages } : la feuille de référence, sur papier ordinaire, pour la table.
# Au terminal, à la personne qui imprime. $pages : les pages. $sheet : la sorte de feuille d'étiquettes.
labels-report-legend = { $pages } : le code des stickers en grand, sur papier ordinaire, pour la table.
# Au terminal, à la personne qui imprime. $pages : les pages. $sheet : la sorte de feuille d'étiquettes.
labels-report-outline = { $pages } : les contours de { $sheet }, à imprimer sur papier ordinaire, et comment s'en servir.
# Au terminal, à la personne qui imprime. $pages : les pages. $sheet : la sorte de feuille d'étiquettes.
labels-report-phones = { $pages } : comment un téléphone rejoint la table, sur papier ordinaire. Coupez le coin en haut à droite. Un point de relief par rond : le Wi-Fi en a un, l'adresse deux.
# Au terminal, à la personne qui imprime : ni les options ni les réglages ne disent le Wi-Fi.
labels-report-no-wifi = Le Wi-Fi n'est pas dit : il y a des lignes pour l'écrire. Ou bien : --wifi NOM --password MOT.
# Au terminal, à la personne qui imprime. $others : les autres adresses de cet ordinateur.
labels-report-addresses = Cet ordinateur a aussi { $others }. Pour une autre : --address.
# Au terminal, à la personne qui imprime. $address : l'adresse imprimée.
labels-report-address = La page vaut tant que l'adresse reste { $address }. Une box peut la garder pour cet ordinateur.
# Au terminal, à la personne qui imprime. $symbol : la sorte de code choisie. $sheet : la sorte de feuille.
labels-report-small = { $symbol }, parce qu'un QR ne tient pas sur { $sheet }. Vérifiez que votre lecteur le lit.
# Au terminal, à la personne qui imprime. $free : combien d'étiquettes restent sur la dernière feuille. $start : la première d'entre elles.
labels-report-free = { $free ->
    [one] Une étiquette reste
   *[other] { $free } étiquettes restent
} sur la dernière feuille : --start { $start } la prochaine fois.
# Au terminal, à la personne qui imprime.
labels-report-scale = Imprimez à 100 %, sans ajuster à la page.
# Au terminal, à la personne qui imprime. $path : le fichier. $cells et $lines : cellules d'une ligne et lignes d'une page.
labels-report-brf = { $path } : ce qui est pour la table, en braille, pour une embosseuse de { $cells } cellules sur { $lines } lignes.
# Au terminal, à la personne qui imprime. $count : combien de cartes n'ont pas de nom. $game : le jeu, comme il s'écrit dans une commande.
labels-report-names = { $count ->
    [one] Un nom manque
   *[other] { $count } noms manquent
} encore : il y a de la place pour écrire. Mieux, avant de coller : companion teach { $game }, puis imprimez de nouveau.
# Au terminal, à la personne qui imprime. $series : l'édition des étiquettes. $path : le fichier de boîte.
labels-report-series = Ces étiquettes ne seront lues qu'avec « series: "{ $series }" » dans { $path }. Les anciennes ne le seront plus.
# Au terminal, à la personne qui imprime. $letters : les lettres qui manquent.
labels-report-letters = Ces lettres n'ont pas pu être imprimées : { $letters }. Donnez une police qui les a, avec --font.
# Au terminal, à la personne qui imprime. $name : la sorte de feuille. $labels : combien d'étiquettes, en $columns colonnes et $rows rangs. $width et $height : leur taille en millimètres. $symbols : les sortes de codes qui y tiennent.
labels-sheet-line = { $name } : { $labels } étiquettes de { $width } sur { $height } millimètres, { $columns } colonnes, { $rows } rangs. Y tiennent : { $symbols }.
# Au terminal, à la personne qui imprime. $name : la sorte de rouleau. $labels, $columns et $rows : combien d'étiquettes à la fois, en combien de colonnes et de rangs. $width et $height : leur taille en millimètres. $symbols : les sortes de codes qui y tiennent.
labels-roll-line = { $name } : un rouleau, étiquettes de { $width } sur { $height } millimètres. Y tiennent : { $symbols }.

## Ce qui n'a pas pu être imprimé

# Refus, au terminal et à voix haute, à la personne qui imprime.
labels-which-box = De quel jeu ? Écrivez par exemple : companion labels time -o etiquettes.pdf. Les feuilles : companion labels --sheets.
# Refus, au terminal et à voix haute, à la personne qui imprime.
labels-which-file = Dans quel fichier ? Ajoutez par exemple : -o etiquettes.pdf.
# Refus, au terminal et à voix haute, à la personne qui imprime. $sheet : ce qui a été écrit. $sheets : les feuilles connues.
labels-unknown-sheet = La feuille { $sheet } n'existe pas ici. Il y a { $sheets }. La vôtre peut être décrite dans sheets.yaml.
# Refus, au terminal et à voix haute, à la personne qui imprime. $symbol : ce qui a été écrit. $symbols : les sortes de codes.
labels-unknown-symbol = { $symbol } n'est pas une sorte de code. Choisissez entre { $symbols }.
# Refus, au terminal et à voix haute, à la personne qui imprime. $dpi : ce qui a été écrit. $known : les résolutions possibles.
labels-dpi = { $dpi } points par pouce ne va pas. Choisissez { $known }.
# Refus, au terminal et à voix haute, à la personne qui imprime. $sheet : la sorte de feuille. $most : combien d'étiquettes elle a.
labels-start = --start compte les étiquettes d'une feuille { $sheet }, rang par rang : de 1 à { $most }.
# Refus, au terminal et à voix haute, à la personne qui imprime. $option : l'option. $low et $high : de combien à combien.
labels-range = { $option } va de { $low } à { $high }.
# Refus, au terminal et à voix haute, à la personne qui imprime. $sheet : la sorte de rouleau.
labels-outline-roll = { $sheet } est un rouleau : il n'a pas de contours. Imprimez une étiquette, mesurez ses bords, puis réglez avec --right et --down.
# Refus, au terminal et à voix haute, à la personne qui imprime. $sheet : la sorte de feuille. $dpi : les points par pouce de l'imprimante. $width et $height : la plus petite étiquette qui irait, en millimètres.
labels-too-small = Aucun code ne tient sur les étiquettes de { $sheet }. À { $dpi } points par pouce, il faut au moins { $width } sur { $height } millimètres.
# Refus, au terminal et à voix haute, à la personne qui imprime. $symbol : la sorte de code. $sheet : la sorte de feuille. $dpi : les points par pouce de l'imprimante. $width et $height : la plus petite étiquette qui irait, en millimètres. $fitting : les sortes qui y tiennent.
labels-does-not-fit = { $symbol } ne tient pas sur les étiquettes de { $sheet }. À { $dpi } points par pouce, il lui faut { $width } sur { $height } millimètres. Y tiennent : { $fitting }.
# Refus, au terminal et à voix haute, à la personne qui imprime. $series : ce qui a été écrit.
labels-series-form = { $series } n'est pas une série. Une à seize lettres, chiffres ou traits d'union, par exemple 2.
# Refus, au terminal et à voix haute, à la personne qui imprime. $series : la série.
labels-series-clash = Dans la série { $series }, deux étiquettes auraient le même code. Choisissez un autre nom de série.
# Refus, au terminal et à voix haute, à la personne qui imprime.
labels-series-stickers = Les stickers n'ont pas de série : leurs codes valent pour toutes les boîtes.
# Refus, au terminal et à voix haute, à la personne qui imprime.
labels-series-blank = Les étiquettes vierges n'ont pas de série : il n'y en a pas deux pareilles.
# Refus, au terminal et à voix haute, à la personne qui imprime.
labels-count-blank = Un nombre ne se choisit que pour des étiquettes vierges. Exemple : companion labels blank --count 40 -o vierges.pdf.
# Refus, au terminal et à voix haute, à la personne qui imprime. $option : l'option.
labels-only-phones = { $option } va seulement avec « companion labels phones ».
# Refus, au terminal et à voix haute, à la personne qui imprime. $option : l'option.
labels-not-phones = { $option } ne va pas avec la page des téléphones.
# Refus, au terminal et à voix haute, à la personne qui imprime. $longest : combien de signes au plus.
labels-wifi-name = Un nom de Wi-Fi a { $longest } signes au plus. Recopiez-le de la box.
# Refus, au terminal et à voix haute, à la personne qui imprime.
labels-wifi-password = Un mot de passe de Wi-Fi a de 8 à 63 caractères, sans accents. Pour un Wi-Fi ouvert, laissez --password de côté.
# Refus, au terminal et à voix haute, à la personne qui imprime. $address : ce qui est écrit.
labels-phones-address-form = « { $address } » n'est pas une adresse : quatre nombres de 0 à 255, avec des points.
# Refus, au terminal et à voix haute, à la personne qui imprime.
labels-phones-no-network = Cet ordinateur n'est dans aucun réseau. Mettez-le dans le Wi-Fi des téléphones, ou écrivez son adresse avec --address.
# Au terminal et à voix haute, à la personne qui a imprimé des étiquettes vierges : que faire ensuite.
labels-report-blank = Elles ne disent encore rien. Collez-en une sur chaque carte, n'importe laquelle. Ensuite : companion teach et le nom du jeu.
# Au terminal et à voix haute : le fichier qui retient les étiquettes vierges déjà imprimées était abîmé.
labels-blank-set-aside = Le fichier des étiquettes vierges déjà imprimées était abîmé : il est mis de côté. Les nouvelles sont tirées au hasard, et restent différentes.
# Refus, au terminal et à voix haute, à la personne qui imprime. $path : le fichier.
labels-font = { $path } n'est pas une police lisible. Il faut un fichier .ttf ou .otf.
# Refus, au terminal et à voix haute, à la personne qui imprime. $path : le fichier.
labels-file-folder = { $path } est un dossier. Donnez un nom de fichier, par exemple { $path }/etiquettes.pdf.
# Refus, au terminal et à voix haute, à la personne qui imprime. $path : le fichier. $folder : le dossier qui manque.
labels-file-nowhere = Le dossier { $folder } n'existe pas. Créez-le, ou écrivez { $path } ailleurs.
# Refus, au terminal et à voix haute, à la personne qui imprime. $path : le fichier.
labels-file-odd = { $path } n'est pas un fichier ordinaire. Choisissez un autre nom.
# Refus, au terminal et à voix haute, à la personne qui imprime. $path : le fichier.
labels-file-other = { $path } existe et n'est pas un PDF : il n'est pas remplacé. Choisissez un autre nom.
# Refus, au terminal et à voix haute, à la personne qui imprime. $path : le fichier.
labels-file-no-braille = { $path } existe et n'est pas du braille : il n'est pas remplacé. Choisissez un autre nom pour le PDF.
# Refus, au terminal et à voix haute, à la personne qui imprime. $path : le fichier. $reason : la raison du système, en abrégé.
labels-file-forbidden = Impossible d'écrire { $path } ({ $reason }). Choisissez un dossier où vous pouvez écrire.
# Refus, au terminal et à voix haute, à la personne qui imprime. $path : le fichier.
labels-file-full = Le disque est plein : { $path } n'a pas été écrit. Faites de la place.
