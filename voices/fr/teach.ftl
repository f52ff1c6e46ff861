# Apprendre une boîte : « companion teach ». Tout est entendu par la personne qui renseigne la boîte, au haut-parleur et au
# terminal. Ce n'est pas une partie : personne n'a de secret ici.

## Au début, entre deux cartes, à la fin

# Au début. $game : le jeu. $told : cartes entièrement renseignées. $all : cartes à renseigner.
teach-begin = { $game } : { $told } sur { $all } cartes renseignées.
# Au début, quand aucune carte de ce jeu n'a de texte à apprendre. $game : le jeu.
teach-begin-nothing = { $game } : aucun texte à apprendre, seulement des codes-barres.
# Entre deux cartes, la première fois et à l'aide : que faire. $entries : les choix.
teach-rest = Scannez une carte, ou un nouveau code. Dièse : la première qui manque. { $entries }. Étoile : arrêter.
# Dans le choix entre deux cartes.
teach-rest-list = la liste
# Dans le choix entre deux cartes.
teach-rest-box = le code-barres de la boîte
# Dans le choix entre deux cartes.
teach-rest-steps = l'installation, étape par étape
# Dans le choix entre deux cartes.
teach-rest-codes = des codes, carte après carte
# De même, les fois suivantes.
teach-rest-again = Scannez, ou dièse.
# Touche D : où on en est. $told : cartes entièrement renseignées. $all : cartes à renseigner.
teach-where = { $told } sur { $all } cartes renseignées.
# D encore : ce qui manque. $count : combien de cartes. $names : les premières.
teach-lacking = { $count ->
    [one] Il en manque une : { $names }.
   *[other] Il en manque { $count } : { $names }.
}
# Touche D, quand des codes ont été appris. $count : combien de choses en ont un. $all : combien il y a de choses dans la boîte.
teach-where-labels = { $count ->
    [one] Une chose sur { $all } a un code appris.
   *[other] { $count } choses sur { $all } ont un code appris.
}
# D encore : ce qui n'a pas de code appris. $count : combien de choses. $names : les premières.
teach-lacking-labels = { $count ->
    [one] Une seule est sans code : { $names }.
   *[other] { $count } sont sans code : { $names }.
}
# Dièse après la dernière qui manque. $count : ce qui manque encore, plus haut dans la liste.
teach-end-of-list = { $count ->
    [0] Tout est renseigné.
    [one] Fin de la liste. Il manque encore une chose.
   *[other] Fin de la liste. Il manque encore { $count } choses.
}
# Refus : dièse, et rien ne manque.
teach-nothing-missing = Rien ne manque. Scannez une carte pour la changer.
# Étoile entre deux cartes : arrêter ?
teach-leave = Arrêter ? Tout est gardé. Dièse : oui. Étoile : non.
# À la fin. $told : cartes entièrement renseignées. $all : cartes à renseigner.
teach-left = C'est gardé : { $told } sur { $all }. À bientôt.
# Touche 9, après la question du moment.
teach-help = Touche B : annuler. Touche D : où on en est. 0 : redire. Étoile : un pas en arrière.
# Refus : cette touche n'est pas un choix. 9 redit la question.
teach-choose = Ce n'est pas un choix ici. 9 : aide.
# Refus : un scan ou un chiffre pendant un texte ou une confirmation.
teach-first-this = Ceci n'est pas fini : dièse ou étoile.
# Refus : une chose d'une autre boîte. $token : son nom.
teach-not-of-box = Pas dans cette boîte : { $token }.
# Refus : le fichier n'a pas pu être écrit, rien n'est changé. $fault : la faute du fichier.
teach-not-kept = Pas noté. { $fault }

## À une carte

# Une carte et ce qui lui manque. $token : la carte. $slot : un « teach-slot ». $entries : les choix, numérotés.
teach-ask = { $token }, { $slot } ? { $entries }. Dièse : passer.
# De même, les fois suivantes. $token : la carte. $slot : un « teach-slot ».
teach-ask-again = { $token }, { $slot } ?
# Une chose qui n'a rien à apprendre, sauf un code-barres. $token : son nom. $entries : les choix, numérotés.
teach-ask-thing = { $token }. { $entries }. Dièse : fini.
# Une chose parmi d'autres pareilles. $token : son nom. $copy : son numéro.
teach-copy = { $token }, numéro { $copy }
# Ce qui s'apprend d'une carte, minuscule. $slot : name, text, round, pair, lieu, ou un autre mot de la boîte.
teach-slot = { $slot ->
    [name] nom
    [text] texte
    [ways] salles voisines
    [round] pile
    [pair] numéro de paire
    [lieu] numéro du lieu
    [order] ordre, hospitalier 1, franciscain 2, bénédictin 3
    [rank] rang, père 1, frère 2, novice 3
    [hood] capuche, oui 1, non 2
    [face] visage, barbu 1, glabre 2
    [build] carrure, gros 1, maigre 2
    [seal] sceau, étoile 1, dé 2, rien 3
    [cards] cartes à passer
    [step] étape
   *[other] { $slot }
}
# Le texte pour un certain nombre de joueurs. $slot : un « teach-slot ». $players : ce nombre.
teach-slot-players = { $slot } pour { $players } joueurs
# Choix, après son numéro.
teach-record = enregistrer
# Choix, après son numéro.
teach-type = taper au clavier
# Choix, après son numéro : un nombre.
teach-type-number = taper le nombre
# Choix, après son numéro.
teach-barcode = code-barres
# Choix, après son numéro : ce que la carte a d'autre à apprendre.
teach-other-field = autre champ
# Choix, après son numéro : un texte pour un certain nombre de joueurs.
teach-by-players = selon le nombre de joueurs
# Choix, après son numéro : ce qu'un autre fichier disait autrement.
teach-other-version = écouter l'autre version
# À une carte : ce qui est déjà noté. $value : un nombre, un texte ou un enregistrement.
teach-has = Déjà noté : { $value }.
# À une carte : le texte n'est noté que pour certains nombres de joueurs.
teach-has-by-players = C'est noté, mais seulement selon le nombre de joueurs.
# À une carte : un autre fichier disait autre chose ; c'est gardé à côté. $count : combien de versions.
teach-has-others = { $count ->
    [one] Une autre version est à côté.
   *[other] { $count } autres versions sont à côté.
}
# Après le choix 5. $fewest, $most : les bornes.
teach-for-players = Pour combien de joueurs ? De { $fewest } à { $most }.
# C'est gardé sur le disque.
teach-noted = C'est noté.
# Juste après : cette carte a tout. $told : cartes entièrement renseignées. $all : cartes à renseigner.
teach-card-complete = Carte complète : { $told } sur { $all }.

## Un nombre, un texte, un enregistrement

# Un nombre à taper. $slot : un « teach-slot ». $high : le plus grand.
teach-number = Tapez : { $slot }, de 1 à { $high }, puis dièse.
# Un texte à taper au clavier. $slot : un « teach-slot ».
teach-text = Tapez : { $slot }, puis la touche Entrée. La touche seule : rien.
# Refus : un nombre ne s'enregistre pas.
teach-number-is-typed = Un nombre se tape : 2.
# Refus : il n'y a pas de clavier pour taper un texte.
teach-no-keyboard = Pas de clavier ici. 1 : enregistrer.
# Refus : le texte est trop long. $length : sa longueur. $longest : le maximum.
teach-too-long = Trop long : { $length } caractères, { $longest } au plus.
# Le micro s'ouvre. Le signal « prêt » et « teach-speak-now » suivent.
teach-speak = Parlez après le signal. Dièse : fini. Étoile : abandon.
# De même, les fois suivantes.
teach-speak-again = Après le signal.
# Après le signal : le micro écoute dès que ce mot est dit.
teach-speak-now = Parlez.
# Ce qui vient d'être tapé ou enregistré, redit. $value : le texte, l'enregistrement ou le nombre.
teach-heard = Voici : { $value }.
# Après l'avoir redit.
teach-keep = Dièse : garder. 1 : recommencer. Étoile : non.
# De même, les fois suivantes.
teach-keep-again = On garde ?
# De même, quand il y a plusieurs autres versions.
teach-keep-or-next = Dièse : prendre celle-ci. 6 : la suivante. Étoile : non.
# L'enregistrement était trop long, sa fin manque.
teach-cut-short = Trop long : la fin manque.
# Refus : rien n'est enregistré, la bibliothèque de son manque.
microphone-no-library = Pas de micro : la bibliothèque de son manque. Au clavier, 2 : taper.
# Refus : rien n'est enregistré, aucun micro n'est branché.
microphone-no-device = Pas de micro. Branchez-en un, puis 1 ; au clavier, 2 : taper.
# Refus : rien n'est enregistré, plusieurs micros, et aucun n'est celui du système.
microphone-several = Plusieurs micros. Nommez-en un au démarrage : --microphone NOM.
# Refus : rien n'est enregistré, le micro ne s'ouvre pas.
microphone-cannot-open = Le micro ne s'ouvre pas. Débranchez-le, rebranchez-le, puis 1.
# Refus : rien n'est enregistré, le micro a disparu.
microphone-gone = Micro débranché : rien n'est enregistré. Rebranchez-le, puis 1.
# Refus : rien n'est enregistré, personne n'a été entendu.
microphone-silent = Je n'ai rien entendu. Parlez plus près, puis 1.

## Codes-barres

# Le prochain code-barres sera celui de cette chose. $token : son nom.
teach-scan = { $token } : scannez son code-barres.
# Une étiquette, une puce ou un code-barres que personne ne connaît, la première fois et à la touche D. $ways : ce qu'on peut faire d'autre.
teach-owner = Nouveau code. Quelle carte ? Son numéro dans la liste, puis dièse. Ou { $ways }. Étoile : rien.
# Dans la question à qui est un code. $token : la carte la plus probable.
teach-owner-list = dièse tout de suite : la liste, { $token } d'abord
# Dans la question à qui est un code.
teach-owner-record = touche A : enregistrer ce qu'elle dit
# Dans la question à qui est un code.
teach-owner-spell = touche C : épeler son nom
# Dans la question à qui est un code.
teach-owner-type = au clavier : taper son nom
# Dans la question à qui est un code.
teach-owner-scan = scannez son autre code
# De même, les fois suivantes.
teach-owner-again = Nouveau code. Quelle carte ?
# Après la touche C : épeler le nom de la carte, la première fois et à la touche D. $keys : les touches.
teach-spell = Épelez un bout de son nom. { $keys }. Dièse : chercher.
# Pendant qu'on épelle le nom d'une carte.
teach-spell-digits = 2 à 9 : les lettres, comme au téléphone
# Pendant qu'on épelle le nom d'une carte.
teach-spell-a = touche A : la lettre suivante est sur la même touche
# Pendant qu'on épelle le nom d'une carte.
teach-spell-zero = 0 : relire
# Pendant qu'on épelle le nom d'une carte.
teach-spell-b = touche B : effacer la dernière
# De même, les fois suivantes.
teach-spell-again = Épelez, puis dièse.
# Refus : aucune carte ne s'appelle ainsi. $names : les noms les plus proches.
teach-no-such-name = Aucune carte ne s'appelle ainsi. Les plus proches : { $names }.
# Refus : toutes les cartes pareilles ont déjà un code, et on ne sait pas à laquelle celui-ci va. $token : leur nom. $count : combien elles sont.
teach-all-copies = { $token } : les { $count } ont déjà un code. Scannez d'abord le code de la bonne carte.
# Refus : touche A, et aucune carte n'attend plus ce qu'elle dit.
teach-none-to-record = Aucune carte sans code n'attend de texte.
# Des codes l'un après l'autre, dans l'ordre des cartes, la première fois. $token : la première. $keys : les touches.
teach-row = Un code par carte, dans l'ordre. Scannez celui de : { $token }. { $keys }. Dièse : fini.
# Pendant les codes l'un après l'autre.
teach-row-before = 1 : carte d'avant
# Pendant les codes l'un après l'autre.
teach-row-after = 3 : carte d'après
# Pendant les codes l'un après l'autre.
teach-row-group = 4 ou 6 : autre groupe
# Pendant les codes l'un après l'autre.
teach-row-b = touche B : annuler
# De même, quand on change de carte, ou qu'une autre sorte commence. $token : la carte.
teach-row-again = { $token } : scannez.
# Le code est gardé, dans une suite de codes. $token : la carte. $codes : combien de codes elle a maintenant.
teach-row-adopted = { $codes ->
    [1] { $token }.
   *[other] { $token }. Elle a { $codes } codes.
}
# La suite de codes est finie. $count : combien ont été gardés.
teach-row-ended = { $count ->
    [0] Fini. Aucun code noté.
    [one] Fini. Un code noté.
   *[other] Fini. { $count } codes notés.
}
# Le code est gardé. $token : ce qu'il désigne. $codes : combien de codes cette chose a maintenant.
teach-adopted = { $codes ->
    [1] Code noté : { $token }.
   *[other] Code noté : { $token }. Elle a { $codes } codes.
}
# Ce code-barres est déjà le sien : l'oublier ?
teach-forget = C'est déjà son code-barres. 1 : l'oublier. Étoile : le garder.
# Le code-barres ne désigne plus rien.
teach-forgotten = Code-barres oublié.
# Refus : c'est l'étiquette de Companion sur cette même chose. $token : son nom.
teach-barcode-same = Ce code est déjà le sien : { $token }.
# Refus : ce code désigne déjà autre chose. $token : quoi.
teach-barcode-taken = Code refusé, il sert déjà : { $token }.
# Refus : ce code-barres ne peut pas être gardé.
teach-barcode-unfit = Ce code-barres est trop long, ou a des accents.
# La liste, la première fois. $token : la chose. $number : son rang. $count : combien il y en a.
teach-browse = { $token }, { $number } sur { $count }. 1 et 3 : précédente, suivante. 4 et 6 : d'un groupe à l'autre. Dièse : celle-ci.
# De même, ensuite. $token : la chose. $number : son rang. $count : combien il y en a.
teach-browse-again = { $token }, { $number } sur { $count }.

## Étoile, et noms courts pour annuler

# Le texte est abandonné.
cancelled-text = Pas de texte.
# Ce qui vient d'être redit n'est pas gardé.
cancelled-value = Pas gardé.
# Aucun code-barres n'est appris.
cancelled-barcode = Aucun code noté.
# On continue.
cancelled-leaving = On continue.
# Une touche ou un scan pendant l'enregistrement : rien n'en reste.
cancelled-recording = Enregistrement abandonné.
# Nom court : ce qui a été appris. $token : la carte. $slot : un « teach-slot ».
teach-recall-field = { $token }, { $slot }
# Nom court : un code-barres. $token : ce qu'il désigne.
teach-recall-barcode = code-barres, { $token }

## Réunir deux fichiers : « companion teach … --merge »

# Ce que l'autre fichier a ajouté. $game : le jeu. $count : combien de choses.
merge-added = { $game } : { $count ->
    [0] rien d'ajouté.
    [one] une chose ajoutée.
   *[other] { $count } choses ajoutées.
}
# Ce que l'autre fichier dit autrement : le nôtre sert, le sien est gardé à côté. $count : combien. $names : quoi.
merge-beside = { $count ->
    [one] Une différence : la vôtre sert, l'autre est à côté. { $names }.
   *[other] { $count } différences : les vôtres servent, les autres sont à côté. { $names }.
}
# L'autre fichier n'apporte rien. $game : le jeu.
merge-nothing = { $game } : rien de nouveau.
# Nom court : un code-barres. $code : ses caractères.
merge-barcode = code-barres { $code }
# Un autre fichier donne un autre sens à un code-barres. $code : ses caractères. $token : ce qu'il désigne ici. $others : ce qu'il désigne là-bas.
merge-barcode-differs = Code-barres { $code } : ici { $token }, là-bas : { $others }. Le vôtre reste.
# Nom court : une ligne de mise en place. $row : comme dans le fichier.
merge-row = mise en place { $row }
# Nom court : la série des étiquettes.
merge-series = série des étiquettes
# Nom d'une chose apprise, minuscule : toutes les étapes de l'installation.
teach-steps = les étapes de l'installation

## Ce qui est su de chaque boîte, et les boîtes en fichiers : « companion decks »

# Une boîte de la liste. $game : le jeu. $what : combien de quoi, minuscules.
decks-line = { $game } : { $what }.
# Rien n'a été appris d'aucune boîte.
decks-none = Aucune boîte n'est apprise. Pour en apprendre une : companion teach, puis le jeu.
# Dans la liste. $count : combien.
decks-codes = { $count ->
    [one] un code-barres
   *[other] { $count } codes-barres
}
# Dans la liste. $count : combien.
decks-names = { $count ->
    [one] un nom
   *[other] { $count } noms
}
# Dans la liste : les textes des cartes. $count : combien.
decks-texts = { $count ->
    [one] un texte de carte
   *[other] { $count } textes de cartes
}
# Dans la liste : les nombres des cartes, et les lignes de la mise en place. $count : combien.
decks-facts = { $count ->
    [one] un nombre
   *[other] { $count } nombres
}
# Dans la liste : les étapes de l'installation. $count : combien.
decks-steps = { $count ->
    [one] une étape d'installation
   *[other] { $count } étapes d'installation
}
# Dans la liste. $count : combien.
decks-recordings = { $count ->
    [one] un enregistrement
   *[other] { $count } enregistrements
}
# Après une boîte de la liste : appris sur cette machine. $date : le jour de la dernière fois.
decks-here = Appris ici, le { $date }.
# Après une boîte de la liste : d'autres l'ont appris. $who : un nom. $date : le jour de la dernière fois.
decks-by = Appris par { $who }, le { $date }.
# Le fichier de la boîte est écrit. $game : le jeu. $what : combien de quoi, minuscules.
decks-exported = Le fichier est prêt. { $game } : { $what }.
# À la place de combien : le fichier n'a que le jeu.
decks-game-alone = le jeu seul
# Ensuite, quand la boîte a de tels textes.
decks-texts-stay = Les mots imprimés sur les cartes, ou dans la règle, restent ici : ils ne sont pas à donner. Les enregistrements partent.
# Un jeu à soi est arrivé avec son fichier. $game : le jeu.
decks-game-added = Nouveau jeu : { $game }.
# Refusé : rien n'a été appris de cette boîte. $game : le jeu.
decks-nothing = { $game } : rien à exporter encore. Pour l'apprendre : companion teach.
# Refusé : un fichier qui n'est pas une boîte serait écrasé. $path : le fichier.
decks-other-file = { $path } est un autre fichier, et reste tel quel. Donnez un autre nom.
# Refusé : cette machine ne connaît pas le jeu. $game : son nom de fichier. $path : le fichier.
decks-unknown-game = { $path } : le jeu { $game } est inconnu ici. Il faut d'abord son fichier de jeu, dans le dossier packs.
# Refusé : un autre jeu porte ce nom ici. $game : le jeu.
decks-other-game = { $game } : un jeu de ce nom est déjà ici, avec d'autres cartes. Rien n'a été importé.
# Refusé : le nom après --by. $longest : caractères.
decks-by-form = Après --by : un nom de { $longest } caractères au plus.
# Un jour. $day : 1 à 31. $month : 1 à 12. $year : l'année.
date = { $day ->
    [1] premier
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }

## L'installation, étape par étape

# Au début, quand la règle de la boîte est seule à dire l'installation et que personne ne l'a encore dite.
teach-steps-untold = Son installation n'est pas encore dite. Touche 3 : la dire, étape par étape.
# À une étape déjà dite. $number : son rang. $count : combien il y en a. $entries : les choix,
# numérotés.
teach-step = Étape { $number } sur { $count }. { $entries }. Dièse : la suite. Étoile : fini.
# De même, les fois suivantes.
teach-step-again = Étape { $number } sur { $count }. Dièse : la suite.
# Après la dernière étape : la place d'une nouvelle. $number : son rang. $entries : les choix, numérotés.
teach-step-new = Nouvelle étape, numéro { $number }. { $entries }. Dièse : fini.
# De même, les fois suivantes.
teach-step-new-again = Nouvelle étape, numéro { $number } ? Dièse : fini.
# Choix, après son numéro : l'étape passe avant celle d'avant.
teach-step-earlier = un rang plus tôt
# Choix, après son numéro.
teach-step-later = un rang plus tard
# Choix, après son numéro.
teach-step-remove = retirer
# Choix, après son numéro : toutes les étapes, comme un autre fichier les disait.
teach-step-other = les étapes de l'autre fichier
# Une étape est retirée, sur le disque aussi.
teach-step-removed = C'est retiré.
