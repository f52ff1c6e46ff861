# Les fautes des fichiers, dites au démarrage et par « companion check » : à la personne qui prépare la table,
# au haut-parleur et au terminal. Chaque faute dit la bonne forme ; le cadre dit où elle est.

# Au démarrage et par « companion check » : où est la faute, puis la faute. $file : le fichier. $fault : la faute, une phrase.
fault-in-file = { $file } : { $fault }
# Au démarrage et par « companion check » : où est la faute, puis la faute. $file : le fichier. $line : la ligne. $fault : la faute, une phrase.
fault-at-line = { $file }, ligne { $line } : { $fault }
# Au démarrage et par « companion check » : où est la faute, puis la faute. $file : le fichier. $line : la ligne. $field : le champ. $fault : la faute, une phrase.
fault-at-field = { $file }, ligne { $line }, { $field } : { $fault }
# Au démarrage et par « companion check » : où est la faute, puis la faute. $file : le fichier. $field : le champ. $fault : la faute, une phrase.
fault-in-field = { $file }, { $field } : { $fault }

## Le fichier lui-même

# Après l'endroit de la faute, à qui prépare la table.
fault-missing-file = ce fichier n'existe pas. Vérifiez son nom.
# Après l'endroit de la faute, à qui prépare la table.
fault-directory = c'est un dossier. Il faut un fichier.
# Après l'endroit de la faute, à qui prépare la table.
fault-not-a-file = ce n'est pas un fichier ordinaire.
# Après l'endroit de la faute, à qui prépare la table.
fault-forbidden = pas le droit de lire ce fichier. Changez ses permissions.
# Après l'endroit de la faute, à qui prépare la table.
fault-unreadable = le disque n'a pas pu lire ce fichier. Copiez-le de nouveau.
# Après l'endroit de la faute, à qui prépare la table.
fault-too-large = ce fichier est trop grand : un million d'octets au plus.
# Après l'endroit de la faute, à qui prépare la table.
fault-not-utf8 = ces caractères ne sont pas en UTF-8. Enregistrez le fichier en UTF-8.
# Après l'endroit de la faute, à qui prépare la table.
fault-unprintable = un caractère invisible et interdit est ici. Effacez-le.
# Après l'endroit de la faute, à qui prépare la table.
fault-empty = ce fichier est vide.
# Après l'endroit de la faute, à qui prépare la table.
fault-not-written = impossible d'écrire ce fichier. Vérifiez la place et les permissions. L'ancien est intact.
# « piper-voices » dans settings.yaml. $file : le nom du fichier.
fault-no-voice-file = le fichier { $file } n'est pas là. Il faut la voix .onnx et, à côté, son fichier .onnx.json.

## L'écriture YAML

# Après l'endroit de la faute, à qui prépare la table.
fault-tab = une tabulation au début de la ligne. Mettez des espaces.
# Après l'endroit de la faute, à qui prépare la table. $problem : le détail du lecteur, en anglais.
fault-yaml = cette ligne ne se lit pas. Alignez les champs, et mettez entre guillemets un texte qui contient deux-points ou un signe. Détail : { $problem }.
# Après l'endroit de la faute, à qui prépare la table.
fault-documents = un second document commence ici. Gardez-en un seul par fichier.
# Après l'endroit de la faute, à qui prépare la table.
fault-anchor = les ancres et les renvois, & et *, ne sont pas admis. Écrivez la valeur en entier.
# Après l'endroit de la faute, à qui prépare la table.
fault-tag = les types, qui commencent par un point d'exclamation, ne sont pas admis. Effacez-le.
# Après l'endroit de la faute, à qui prépare la table.
fault-key = un champ doit avoir un nom simple.
# Après l'endroit de la faute, à qui prépare la table.
fault-duplicate = ce champ est déjà plus haut. Gardez-en un seul.

## La valeur d'un champ

# Après l'endroit de la faute, à qui prépare la table.
fault-label-places = une seule place, ou deux coins différents pour une carte qui prend deux étiquettes.
# Après l'endroit de la faute, à qui prépare la table. $low et $high : les bornes.
fault-millimetres = il faut des millimètres en chiffres, entre { $low } et { $high }, avec un point et deux décimales au plus.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-sheet-name = { $found } n'est pas un nom de feuille. Des lettres, des chiffres, des points et des traits d'union.
# Après l'endroit de la faute, à qui prépare la table.
fault-sheet-wide = ces étiquettes ne tiennent pas dans la largeur du papier, ou se recouvrent. Vérifiez left, across, width et columns.
# Après l'endroit de la faute, à qui prépare la table.
fault-sheet-high = ces étiquettes ne tiennent pas dans la hauteur du papier, ou se recouvrent. Vérifiez top, down, height et rows.
# Après l'endroit de la faute, à qui prépare la table.
fault-text = il faut un texte sur cette ligne.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-quotes = écrivez "{ $found }" entre guillemets : sinon YAML le prend pour autre chose.
# Après l'endroit de la faute, à qui prépare la table. $longest : le maximum.
fault-long = texte trop long : { $longest } caractères au plus.
# Après l'endroit de la faute, à qui prépare la table. $low : le minimum. $high : le maximum.
fault-whole = écrivez un nombre entier de { $low } à { $high }, en chiffres, sans guillemets ni zéro devant.
# Après l'endroit de la faute, à qui prépare la table. $choices : les valeurs possibles.
fault-choice = au choix : { $choices }.
# Après l'endroit de la faute, à qui prépare la table.
fault-flag = écrivez true ou false.
# Après l'endroit de la faute, à qui prépare la table. $fields : les champs possibles.
fault-record = il faut ici des champs : { $fields }.
# Après l'endroit de la faute, à qui prépare la table.
fault-mapping = il faut ici des lignes « nom : valeur ».
# Après l'endroit de la faute, à qui prépare la table.
fault-list = il faut ici une liste : [un, deux], ou une ligne par élément, avec un tiret.
# Après l'endroit de la faute, à qui prépare la table. $fields : les champs possibles.
fault-unknown-field = champ inconnu. Champs possibles : { $fields }.
# Après l'endroit de la faute, à qui prépare la table.
fault-missing-field = ce champ manque.
# Après l'endroit de la faute, à qui prépare la table. $name : le nom du champ. $newest : la version connue.
fault-header = le fichier doit commencer par « { $name }: { $newest } ».
# Après l'endroit de la faute, à qui prépare la table. $newest : la version connue.
fault-newer = écrit pour une version plus récente de Companion. Mettez Companion à jour, ou écrivez { $newest }.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-slug = "{ $found }" : seulement des minuscules sans accent, des chiffres et des tirets.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-language-tag = "{ $found }" n'est pas un code de langue. Exemples : fr, en, es.
# Après l'endroit de la faute, à qui prépare la table. $kinds : les types connus.
fault-unknown-kind = type de fichier inconnu. Il faut à la première ligne un champ, ou au fichier un nom, parmi : { $kinds }.

## stickers.yaml

# Après l'endroit de la faute, à qui prépare la table.
fault-sticker-number = un numéro de sticker a deux chiffres, sans 0 ni 9.
# Après l'endroit de la faute, à qui prépare la table. $number : le numéro. $owner : la forme qui l'a déjà.
fault-number-taken = le numéro { $number } est déjà celui de { $owner }. Prenez-en un autre.
# Après l'endroit de la faute, à qui prépare la table.
fault-colour-or-part = écrivez soit colour, soit part.

## Les boîtes de jeu (packs)

# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-token-id = "{ $found }" n'est pas un nom de pièce. Exemple : cable/defuse.
# Après l'endroit de la faute, à qui prépare la table. $token : la pièce.
fault-token-taken = { $token } est déjà plus haut, comme nom ou comme ancien nom.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-salt = "{ $found }" : de 1 à 8 minuscules ou chiffres.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-row = "{ $found }" n'est pas une ligne de tableau. Exemple : roles/7.
# Après l'endroit de la faute, à qui prépare la table. $row : la ligne du tableau.
fault-unknown-row = aucun tableau n'a la ligne { $row }.
# Après l'endroit de la faute, à qui prépare la table. $players : le nombre de joueurs.
fault-missing-row = il manque la ligne pour { $players } joueurs.
# Après l'endroit de la faute, à qui prépare la table. $token : la pièce. $other : l'autre pièce.
fault-clash = { $token } aurait le même code que { $other }. Ajoutez un champ salt au plus récent des deux.

## Les ajouts du propriétaire (decks)

# Après l'endroit de la faute, à qui prépare la table. $games : les jeux.
fault-no-game = le champ game manque. Jeux : { $games }.
# Après l'endroit de la faute, à qui prépare la table. $game : le jeu.
fault-unknown-token = cette pièce n'est pas dans la boîte. La liste : companion codes { $game }.
# Après l'endroit de la faute, à qui prépare la table. $token : la pièce.
fault-no-slots = il n'y a rien à remplir pour { $token }.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-barcode = "{ $found }" : de 1 à 64 lettres, chiffres ou signes, sans accent.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-token-copy = "{ $found }" n'est pas une pièce. Exemples : box, cable/secure@3.
# Après l'endroit de la faute, à qui prépare la table. $copies : le nombre d'exemplaires.
fault-copy = exemplaires : de 1 à { $copies }.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-series = "{ $found }" : de 1 à 16 lettres sans accent, chiffres ou tirets.

## Les réglages

# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-port = "{ $found }" n'est pas un port. Exemples : auto, /dev/ttyACM0, seat2=/dev/ttyACM1.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-output = « { $found } » n'est pas une sortie. Écrivez table, ou seat2, ou "seat2,seat5" pour une oreillette partagée.
# Après l'endroit de la faute, à qui prépare la table. $who : « table » ou « seat2 ».
fault-output-twice = { $who } a deux sorties. Gardez-en une.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-ear = « { $found } » n'est pas une oreillette. Écrivez seat2, ou "seat2,seat5" si elle est partagée.
# Après l'endroit de la faute, à qui prépare la table. $who : « seat2 ».
fault-ear-twice = { $who } est réglé deux fois. Gardez un seul réglage.
# Après l'endroit de la faute, à qui corrige la prononciation. $found : ce qui est écrit.
fault-lexicon-word = « { $found } » : le mot commence et finit par une lettre ou un chiffre.

## Les mots (voices)

# Après l'endroit de la faute, à qui prépare la table. $problem : le détail du lecteur, en anglais.
fault-fluent = ce message ne se lit pas. Vérifiez accolades et retraits. Détail : { $problem }.
# Après l'endroit de la faute, à qui prépare la table. $file : le fichier. $first : sa ligne là-bas.
fault-message-twice = ce message est déjà dans { $file }, ligne { $first }. Gardez-en un seul.
# Après l'endroit de la faute, à qui prépare la table.
fault-no-comment = il manque un commentaire : quand ce message s'entend, et qui l'entend.
# Après l'endroit de la faute, à qui prépare la table.
fault-no-value = ce message n'a pas de texte après le signe égal.
# Après l'endroit de la faute, à qui prépare la table. $attributes : les variantes.
fault-attribute = variantes possibles d'un message : { $attributes }.
# Après l'endroit de la faute, à qui prépare la table. $functions : les fonctions.
fault-function = fonction inconnue. Possible : { $functions }.
# Après l'endroit de la faute, à qui prépare la table. $message : son nom.
fault-unknown-message = aucun message ne s'appelle { $message } dans cette langue.
# Après l'endroit de la faute, à qui prépare la table.
fault-missing-message = ce message manque. Traduisez-le.
# Après l'endroit de la faute, à qui prépare la table.
fault-not-in-source = ce message n'existe pas en français. Effacez-le, ou ajoutez-le en français.
# Après l'endroit de la faute, à qui prépare la table. $variable : son nom.
fault-missing-variable = il manque { $variable } dans ce message.
# Après l'endroit de la faute, à qui prépare la table. $variable : son nom.
fault-unknown-variable = la variable { $variable } n'existe pas en français.
# Après l'endroit de la faute, à qui prépare la table. $problem : le détail du lecteur, en anglais.
fault-unsayable = ce message n'a pas pu être dit en entier. Détail : { $problem }.
