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
fault-not-yaml = ce fichier n'est pas lu : son nom doit finir par .yaml, en minuscules. Renommez-le.
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
# Après l'endroit de la faute, à qui prépare la table.
fault-yaml = cette ligne ne se lit pas. Alignez les champs, et mettez entre guillemets un texte qui contient deux-points ou un signe.
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
fault-paper = le papier est a4, letter, ou la largeur et la hauteur d'une étiquette du rouleau : [40, 30].
# Après l'endroit de la faute, à qui prépare la table.
fault-text = il faut un texte sur cette ligne.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-quotes = écrivez "{ $found }" entre guillemets : sinon YAML le prend pour autre chose.
# Après l'endroit de la faute, à qui prépare la table. $longest : le maximum.
fault-long = texte trop long : { $longest } caractères au plus.
# Après l'endroit de la faute, à qui prépare la table. $most : le plus grand nombre.
fault-steps = { $most } étapes au plus.
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
fault-token-id = "{ $found }" n'est pas un nom de pièce : des minuscules sans accent, des chiffres, des tirets. Exemple : pomme-rouge.
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
# Après l'endroit de la faute, à qui prépare la table. $token : la pièce qui est nommée.
fault-namesake = { $token } n'est pas une pièce de cette boîte à qui l'on apprend un nom.
# Après l'endroit de la faute, à qui prépare la table : le champ « why » renvoie à des passages, et il n'y en a pas.
fault-why-no-rules = cela renvoie aux règles par l'oreille, et ce fichier ne les a pas.
# Après l'endroit de la faute, à qui prépare la table.
fault-braille-cells = il faut ici des cellules de braille, une à six.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-braille-sign = { $found } : il faut ici un seul signe.
# Après l'endroit de la faute, à qui prépare la table.
fault-braille-digits = il faut ici dix cellules de braille, de 1 à 9, puis 0.
# Après l'endroit de la faute, à qui prépare la table. $signs : les signes qui manquent.
fault-braille-missing = il manque { $signs }.
# Après l'emplacement de la faute, à qui prépare la table. $number : le numéro. $game : le jeu qui l'a. $free : un numéro libre.
fault-lobby-taken = le numéro { $number } de l'accueil est déjà pris : { $game }. Libre : { $free }.

## Les ajouts du propriétaire (decks)

# Après l'endroit de la faute, à qui prépare la table. $games : les jeux.
fault-no-game = le champ game manque : le fichier est peut-être coupé. Copiez-le de nouveau, en entier. Jeux : { $games }.
# Après l'endroit de la faute, à qui prépare la table. $game : le jeu.
fault-unknown-token = cette pièce n'est pas dans la boîte. La liste : companion codes { $game }.
# Après l'endroit de la faute, à qui prépare la table. $token : la pièce.
fault-no-slots = il n'y a rien à remplir pour { $token }.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-barcode = "{ $found }" : de 1 à 200 lettres, chiffres ou signes, sans accent.
# Après l'endroit de la faute, à qui prépare la table. $found : le code-barres. $token : la pièce.
fault-barcode-taken = le code-barres { $found } est déjà à { $token }. Laissez-le à un seul.
# Après l'endroit de la faute, à qui prépare la table. $other : l'autre fichier.
fault-pack-twice = ce jeu est déjà dans { $other }, qui compte seul. Donnez un autre nom à l'un des deux, ou enlevez-le.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-barcode-misread = "{ $found }" ressemble à une étiquette de Companion, mais une lettre est fausse. Recopiez ses huit lettres.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-token-copy = "{ $found }" n'est pas une pièce. Exemples : box, cable/secure@3.
# Après l'endroit de la faute, à qui prépare la table. $copies : le nombre d'exemplaires.
fault-copy = exemplaires : de 1 à { $copies }.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-series = "{ $found }" : de 1 à 16 lettres sans accent, chiffres ou tirets.
# Après l'endroit de la faute, à qui prépare la table.
fault-text-or-recording = il faut text ou recording.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-name = « { $found } » : un seul nom, sans point-virgule ni barre. Un nom par ligne.
# Après l'endroit de la faute, à qui prépare la table : said sans text à lire.
fault-said-alone = said dit comment lire text : text manque.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-recording-name = "{ $found }" n'est pas un nom d'enregistrement. Exemple : opera.wav, à côté de ce fichier.
# Après l'endroit de la faute, à qui prépare la table. $file : l'enregistrement.
fault-recording-missing = l'enregistrement { $file } n'est pas là. Copiez tout le dossier, ou effacez cette ligne.
# Après l'endroit de la faute, à qui prépare la table. $file : l'enregistrement.
fault-recording-damaged = l'enregistrement { $file } est coupé ou abîmé. Copiez-le de nouveau.
# Après l'endroit de la faute, à qui prépare la table. $file : l'enregistrement.
fault-recording-form = l'enregistrement { $file } doit être un fichier WAV de 16 bits, à une voie.
# Après l'endroit de la faute, à qui prépare la table. $file : l'enregistrement. $seconds : le maximum.
fault-recording-long = l'enregistrement { $file } est trop long : { $seconds } secondes au plus.
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-day = « { $found } » : un jour comme 2026-12-01.
# Après le fichier, à qui prépare la table.
fault-box-damaged = ce n'est pas une boîte exportée, ou elle est coupée. Recopiez-la en entier.
# Après le fichier, à qui prépare la table.
fault-box-no-deck = il n'a pas de deck.yaml : ce n'est pas une boîte exportée.
# Après le fichier, à qui prépare la table.
fault-box-no-game = le champ game manque : le fichier est peut-être coupé. Recopiez-le en entier.
# Après le fichier, à qui prépare la table. $name : le fichier qu'il contient.
fault-box-stray = « { $name } » n'a rien à faire dans une boîte exportée. Rien n'a été importé.
# Après le fichier, à qui prépare la table.
fault-box-large = trop gros pour une boîte exportée. Rien n'a été importé.

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
# Après l'endroit de la faute, à qui prépare la table. $found : ce qui est écrit.
fault-address = « { $found } » n'est pas une adresse : quatre nombres de 0 à 255, avec des points, entre guillemets. Pour toutes les adresses, effacez cette ligne.
# Après l'endroit de la faute, à qui prépare la table.
fault-wifi-password = un mot de passe de Wi-Fi a de 8 à 63 caractères, sans accents. Recopiez-le tel quel, entre guillemets. Pour un Wi-Fi ouvert, effacez cette ligne.
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

## Games without code

# A text that must be given in several languages. $languages: which.
fault-text-in-languages = écrivez ce texte dans chaque langue du jeu : { $languages }. Exemple : fr: Bonjour
# A text that one language lacks. $lang: its code.
fault-text-missing = il manque le texte dans la langue { $lang }.
# A pack without languages.
fault-languages = donnez au moins une langue. Exemple : languages: [fr].
# A pack that an owner has added, under a wrong file name. $name: the right one.
fault-file-name = ce fichier doit s'appeler { $name }, comme le jeu.
# A pack that an owner has added, of a game that came with the program.
fault-game-taken = le nom { $game } est déjà pris. Choisissez-en un autre.
# A pack that an owner has added and that declares no game.
fault-needs-cards = un jeu sans programme a besoin des champs name, languages et cards.
# An effect that is none or several. $kinds: what it may be.
fault-effect = un effet est une seule chose, parmi : { $kinds }. Exemple : counter: points, by: 1.
# A field that belongs to the effect on a counter.
fault-only-counter = ce champ ne va qu'avec counter. Effacez-le.
# An effect on a counter without a number, or with two.
fault-by-or-set = écrivez soit by (de combien il bouge), soit set (où il se met).
# A counter moved by 0.
fault-by-nothing = zéro ne fait rien bouger. Écrivez 1, ou moins 1.
# An amount's name that is not there. $names: those that are.
fault-unknown-amount = « { $found } » n'est pas un nombre connu. Écrivez un nombre, ou : { $names }.
# A counter that starts past its limits. $start: where, $players: for how many.
fault-start-outside = le départ, { $start }, n'est pas entre min et max à { $players } joueurs. Changez start, min ou max.
# A text at a limit that the counter does not have. $limit: min or max.
fault-no-limit = ce compteur n'a pas de { $limit }. Ajoutez { $limit }, ou écrivez un nombre.
# A text at a value that a counter never has.
fault-never-reached = { $counter } n'arrive jamais à cette valeur : elle est hors de min et max.
# The name of an amount that can be too small here. $found: that name, $least: its smallest value, $low: what is needed.
fault-amount-low = « { $found } » peut valoir { $least } : il faut { $low } au moins.
# A counter's highest value that its cards cannot reach. $high: that value, $players: for how many, $reach: how far they go.
fault-more-than-cards = max peut valoir { $high } à { $players } joueurs, mais les cartes ne mènent ce compteur qu'à { $reach }. Changez max, ou le nombre de cartes.
# A card that counts is called like another. $name: the name, $token: the other.
fault-name-taken = « { $name } » est déjà un nom pris : { $token }. Une carte qui compte a son propre nom.
# An effect at a counter's value that would move a counter or roll dice.
fault-at-effect = à une valeur, seulement next, ends ou countdown.
# “whose” for a counter of the table.
fault-not-per-seat = { $counter } est à toute la table. Effacez whose, ou ajoutez per-seat: true au compteur.
# Something that needs another part of the file. $section: that part.
fault-needs-section = il faut d'abord une partie « { $section }: » dans ce fichier.
# An ending after the last round, and no number of rounds.
fault-over-without-number = over vaut après la dernière manche : ajoutez number.
# A key among texts by round that is none.
fault-which-round = écrivez each, last ou le numéro d'une manche.
# Turns that go to a seat that is said, and end by a key.
fault-order-key = avec order: said, écrivez passed-by: scan : la touche dièse ne dit pas de joueur.
# Turns that no card ends.
fault-turn-never = aucune carte ne finit un tour. Ajoutez l'effet next: turn à une carte, ou écrivez passed-by: key.
# The key # for the turn and for the countdown.
fault-key-twice = dièse finit déjà les tours. Dans starts, écrivez turn au lieu de key.
# A private card that counts.
fault-private-effects = une carte privée ne compte rien : la table l'entendrait. Effacez private ou effects.
# A card that rolls dice and does something else.
fault-dice-alone = une carte qui lance les dés ne fait rien d'autre. Gardez dice: roll seul.
# A sticker on two kinds of card. $token: the other.
fault-sticker-taken = ce sticker est déjà sur { $token }.
# Dice with a number of faces and names, or neither.
fault-faces-or-names = écrivez soit faces (leur nombre), soit names (leurs noms).
# A die with fewer than two faces.
fault-two-faces = un dé a au moins deux faces.
# The key A for a counter of each seat, in a game without turns.
fault-a-key-seat = ce compteur est à chaque joueur : sans tours, la touche A ne sait pas lequel. Ajoutez turns.
# Columns and rows of a table that do not fit. $columns: the names in columns.
fault-columns = chaque ligne doit avoir exactement : { $columns }.
# Old names for cards that are numbered.
fault-numbered-aliases = des cartes numérotées n'ont pas d'anciens noms. Effacez aliases.
# “to-another” where turns go round by themselves.
fault-to-another = to-another va avec order: said.
# No windows, and yet private cards.
fault-windows-never = une carte privée ne s'entendrait jamais. Écrivez always ou pauses.
# Après l'endroit de la faute, à qui prépare la table. $file : l'enregistrement.
fault-recording-outside = l'enregistrement { $file } est un lien vers un autre dossier. Copiez le fichier lui-même.

## À l'oreille : ce qui sonne mal, un conseil et non une faute

# Après l'endroit, à qui prépare la table : un conseil. $words : les mots entendus.
heard-numbers = deux nombres se touchent : « { $words } ». Mettez un nom ou une pause entre eux.
# Après l'endroit, à qui prépare la table : un conseil. $words : les mots entendus.
heard-number-name = un nombre et un nom se touchent : « { $words } ». Mettez un mot ou une pause entre eux.
# Après l'endroit, à qui prépare la table : un conseil. $words : les mots entendus.
heard-liaison = la liaison change le nom : « { $words } ». Mettez deux-points devant.
# Après l'endroit, à qui prépare la table : un conseil. $words : les mots entendus.
heard-command = s'entend comme un ordre : « { $words } ». Commencez par le nom de la chose.
# Après l'endroit, à qui prépare la table : un conseil. $words : les mots entendus.
heard-key = une lettre seule ne s'entend pas comme une touche : « { $words } ». Écrivez « touche » devant.
# Après l'endroit, à qui prépare la table : un conseil. $words : les mots entendus.
heard-spelt = la voix épelle ce mot : « { $words } ». Écrivez-le en entier.
# Après l'endroit, à qui prépare la table : un conseil. $words : les mots entendus.
heard-foreign = la voix lit ce mot dans une autre langue : « { $words } ». Prenez un autre mot, ou écrivez-le comme il s'entend.
# Après l'endroit, à qui prépare la table : un conseil. $words : les mots entendus.
heard-dropped = la voix avale une syllabe : « { $words } ». Écrivez ce mot comme il s'entend.
# Après l'endroit, à qui prépare la table : un conseil. $words : les mots entendus.
heard-clash = ces deux mots se mêlent : « { $words } ». Tournez la phrase autrement.
# Après l'endroit, à qui prépare la table : un conseil. $words : les mots entendus.
heard-trap = ne s'entend pas comme il se lit : « { $words } ». Tournez la phrase autrement.
# Après l'endroit, à qui prépare la table : un conseil. $words : les mots entendus.
heard-small = sans majuscule, la voix ne marque pas de pause : « { $words } ».
# Après l'endroit, à qui prépare la table : un conseil. $words : les mots entendus.
heard-mixed = ce n'est pas ainsi que nous parlons à la table : « { $words } ».
# Après l'endroit de la faute, à qui écrit des règles pour l'oreille. $found : ce qui est écrit.
fault-pattern = ce n'est pas une expression régulière : { $found }.
# Au terminal, « companion check », après les conseils pour l'oreille. $count : leur nombre.
check-heard = { $count ->
    [one] Un conseil pour l'oreille. Rien n'est refusé.
   *[other] { $count } conseils pour l'oreille. Rien n'est refusé.
}
# Au terminal, « companion check » : eSpeak NG manque sur cette machine, les mots ne sont pas écoutés.
check-unheard = Les mots n'ont pas été écoutés : il manque eSpeak NG.
