# Les mots de la séance, pour tous les jeux. Le français est la langue source : écrire pour l'oreille,
# l'information d'abord, une idée par phrase. Jamais « de { $who } » (d'Ana, de Léo) : mettre deux points.

## Ouvrir une table

# À la table, au démarrage sans jeu choisi. La question « lobby » suit aussitôt.
welcome = Bonjour. Scannez la boîte d'un jeu, ou tapez son numéro.
    .brief = La boîte d'un jeu, ou son numéro.
# À la table : la liste des jeux. $games : des « lobby-entry ».
lobby = Quel jeu ? { $games }. Dièse : encore la liste.
# Un jeu de la liste. $number : la touche. $game : son nom.
lobby-entry = { $number } : { $game }
# À la table, dès qu'un jeu est choisi. $game : son nom.
game-opened = { $game }.
# À la table : combien de joueurs. $fewest, $most : les bornes.
how-many-players = Combien de joueurs ? De { $fewest } à { $most }.
# De même, quand personne n'a encore joué à ce jeu ici : la touche 1 lance la petite partie qui l'apprend.
how-many-players-new = Combien de joueurs ? De { $fewest } à { $most }. Première partie ici ? Touche 1 : on l'apprend d'abord, en quatre minutes.
# À la table, confirmation du nombre de joueurs. $players : le nombre.
players-counted = { $players ->
    [one] Un joueur.
   *[other] { $players } joueurs.
}
# À la table : qui est assis là. $seat : le numéro de la place. $names : des « name-entry ».
which-name = Place { $seat }. Qui ? { $names }. Dièse : sans nom.
# De même, quand il y a dix noms ou plus. $seat : le numéro de la place. $names : des « name-entry ».
which-name-of-many = Place { $seat }. Qui ? Deux chiffres : zéro un pour le premier nom. { $names }. Dièse : sans nom.
# Un habitué de la liste. $number : la touche. $name : son nom, tel quel.
name-entry = { $number } : { $name }
# À la table : comment cette personne découvre ses secrets. $who : la personne.
which-way = { $who } : comment lisez-vous vos cartes ? 1 : avec les yeux. 2 : au toucher. 3 : à l'oreille. 4 : votre nom. Dièse : on passe.
    .brief = { $who } : 1, yeux. 2, toucher. 3, oreille. 4, nom.
# De même, pour chaque personne après la première. $who : la personne.
which-way-next = { $who } ? 1 : yeux. 2 : toucher. 3 : oreille. 4 : nom.
# À la table, à l'appel : dièse, et cette personne n'a pas dit comment elle lit. La question suivante vient derrière.
way-passed = On passe.
# À la table, à l'appel : ce que cette personne vient de dire, comment elle lit ses cartes. La question suivante vient derrière.
way-eyes = Avec les yeux.
# De même : au toucher.
way-touch = Au toucher.
# De même : à l'oreille.
way-ear = À l'oreille.
# À la table, à l'appel : cette personne vient de dire « à l'oreille », et aucune oreillette ne sert sa place : on lui redemande. $who : la personne.
no-ear-for = Pas d'oreillette pour { $who }. 1 : avec les yeux. 2 : au toucher. 3 ou dièse : à l'oreille quand même.
# À la table, au début d'une partie ou à la reprise : ces personnes lisent à l'oreille, et aucune ne sert leur place. $who : leurs noms.
no-ear-now = Pas d'oreillette pour { $who } : rien n'est dit en privé. Les cartes : au toucher ou avec les yeux.
# À la table, quand on demande où on en est pendant l'appel des joueurs. $game : le jeu.
where-roll-call = { $game }. Appel des joueurs.
# À la table, après l'appel : une étape de l'installation, dite par qui possède la boîte. $number : son rang. $count :
# combien il y en a. $text : ses mots ou sa voix.
set-up-step = Étape { $number } sur { $count } : { $text }
    .brief = Étape { $number } : { $text }
    .full = Installation : dièse après chaque étape. Étape { $number } sur { $count } : { $text }
# À la table, au début d'un jeu que seule sa boîte apprend à installer. $game : le jeu.
set-up-untold = { $game } : installation selon la règle de la boîte.
    .full = { $game } : installation selon la règle de la boîte. Je peux la dire étape par étape. Pour me l'apprendre : companion teach et le nom du jeu.
# À la table, à l'aide : pendant l'installation.
can-set-up = Étape faite : dièse.
# À la table, au début de « où en est-on ? », si la suite ne nomme personne. $who : à qui de jouer.
whose-turn = Tour : { $who }.
# À la table : une carte qui peut être dans une main a été scannée hors d'une fenêtre. Ne dit pas laquelle.
card-in-hand = Carte non lue : elle peut être dans une main.
# À la table, quand la partie est finie.
after-the-end = 1 : rejouer avec les mêmes joueurs. 2 : un autre jeu.
    .brief = 1 : rejouer. 2 : un autre jeu.

## Reprendre

# À la table, au démarrage, quand une partie n'est pas finie. $game : le jeu.
game-found = { $game } : une partie est en cours.
# À la table, juste après. $what : la dernière chose comptée (un « recall-… »).
last-counted = Dernière chose notée : { $what }.
# À la table, juste après : que faire.
resume-or-anew = Dièse pour reprendre. Étoile pour une nouvelle partie.
# À la table : une touche ou un scan avant d'avoir repris.
resume-first = La partie n'a pas repris.

## Places et cartes tenues

# Une personne sans nom. $seat : le numéro de sa place.
seat-unnamed = joueur { $seat }
# À la table, quand une touche désigne une place. $who : la personne.
seat-said = { $who }.
# À la table : une carte qui compte a été scannée sans place. Elle n'est pas lue.
whose = Chez qui ?
# À la table : ce qu'est une chose scannée, quand rien n'est compté. $token : son nom.
look-up = { $token }.
# De même pour un sticker, avec son sens dans ce jeu. $token : le sticker. $legend : son sens, une phrase.
look-up-legend = { $token }. { $legend }

## Refus

# À la table : les lettres de contrôle du code sont fausses.
doubt-check-letters = Mal lu. Scannez encore.
# À la table : le code est entier, mais aucune carte ne le porte.
doubt-unknown-code = Aucune carte n'a ce code. Rien n'est compté.
# À la table : le lecteur lui-même dit qu'il n'a rien lu.
doubt-no-read = Pas lu.
# À la table : des octets sans fin viennent du lecteur.
doubt-too-long = Lecture trop longue. Scannez un seul code.
# À la table : des caractères qu'aucun code ne contient.
doubt-garbled = Lecture brouillée. Scannez encore.
# À la table : le code réservé, une touche reste enfoncée quelque part.
doubt-stuck-key = Une touche semble bloquée. Rien n'est compté.
# À la table : tapé au terminal, plus vite qu'une main et plus lentement qu'un lecteur connu.
doubt-too-slow = Lecteur trop lent. Rien n'est compté. Pour le régler : companion setup scanner.
# À la table : un code-barres lisible que personne ne connaît.
foreign-code = Code-barres inconnu. Rien n'est compté.
# À la table, à l'accueil : un code-barres lisible que personne ne connaît, peut-être celui d'une boîte.
foreign-in-lobby = Code-barres inconnu. Pour m'apprendre cette boîte : companion teach et le nom du jeu.
# Refus : un texte, alors qu'aucun n'est attendu.
no-text-now = Aucun texte n'est attendu.
# À la table : des lettres sont tapées à la main dans un terminal, et attendent Entrée.
letters-begun = Lettres. Entrée : fini. Étoile : effacer.
# À la table : cinq secondes ont passé sans Entrée, ces lettres ne comptent pas.
letters-forgotten = Lettres effacées : Entrée n'est pas venue.
# À la table ou à l'accueil : une étiquette vierge de Companion, que personne n'a encore donnée à une carte.
blank-label = Étiquette vierge : elle ne dit encore rien. Pour la lier à une carte : companion teach et le nom du jeu.
# À la table : plusieurs choses portent ce code. $tokens : leurs noms.
ambiguous-code = Plusieurs choses ont ce code : { $tokens }. Rien n'est compté.
# À la table : une carte scannée avant le choix d'un jeu. $token : son nom.
choose-a-game-first = Aucun jeu n'est encore choisi.
# À la table : une carte d'un autre jeu. $game : cet autre jeu.
other-game = Carte d'un autre jeu : { $game }. Rien n'est compté.
# À la table : une carte du jeu pendant l'appel des joueurs.
roll-call-first = L'appel des joueurs n'est pas fini.
# À la table : une carte du jeu pendant son installation.
set-up-first = L'installation n'est pas finie.
# À la table : une touche qui ne sert à rien.
no-such-key = Touche sans effet ici.
# À la table : un chiffre, alors qu'aucun n'est attendu.
no-number-now = Aucun numéro n'est attendu.
# De même, quand quelqu'un peut écouter en privé : une place ne sert qu'après la touche C.
no-number-but-c = Aucun numéro n'est attendu. Écouter : touche C, puis la place.
# À la table : une place qui n'existe pas. $seats : le nombre de places.
no-such-seat = Cette place n'existe pas : de 1 à { $seats }.
# À la table : un nombre hors des bornes. $low, $high : les bornes.
out-of-range = Ce numéro ne va pas : de { $low } à { $high }.
# De même, tapé en plusieurs chiffres. $number : ce nombre.
number-out-of-range = { $number } ne va pas : de { $low } à { $high }.
# À la table : un nombre hors des bornes, quand un seul est possible. $number : ce nombre.
only-number = Ce numéro ne va pas : seulement { $number }.
# À la table : dièse, alors qu'il faut un nombre. La question suit.
number-needed = Il faut un nombre.
# À la table : touche A dans un jeu sans compteur, ou avant la partie.
no-counter = Pas de compteur ici.
# À la table : rien n'a encore été dit.
nothing-said-yet = Rien n'a encore été dit.
# À la table : dièse, et rien n'attend de confirmation.
nothing-to-confirm = Rien à valider.
# Après tout refus : d'abord pourquoi, puis ce qui est attendu maintenant, en court. $why : le refus. $due : l'acte ou la question.
refusal = { $why } { $due }
# Fin d'un refus à l'accueil : la question sans sa liste.
due-game = Quel jeu ? Touche D : la liste.
# De même, à l'appel des joueurs. $seat : le numéro de la place.
due-name = Place { $seat }. Qui ? Touche D : les noms.
# De même, pour la langue.
due-language = Quelle langue ? Touche D : la liste.
# De même, quand le menu est ouvert.
due-menu = Le menu attend un numéro. Étoile : le fermer.
# À la table, dix secondes après un scan sans place : la carte tenue est oubliée.
held-too-long = Place non dite : carte non comptée.

## Étoile

# À la table : étoile en silence, des chiffres sont effacés.
cancelled-typed = Chiffres effacés.
# À la table : un chiffre d'un nombre qui n'est pas fini. $digit : ce chiffre.
digit-typed = { $digit }.
# De même, quand dièse peut déjà finir le nombre, ou un autre chiffre suivre. $digit : ce chiffre.
digit-or-more = { $digit }. Dièse, ou encore un chiffre.
    .full = { $digit }. Dièse pour valider, ou encore un chiffre.
    .brief = { $digit }.
# De même, quand seul dièse peut finir le nombre. $digit : ce chiffre.
digit-last = { $digit }. Dièse.
    .full = { $digit }. Dièse pour valider.
    .brief = { $digit }.
# De même, quand il faut encore un chiffre. $digit : ce chiffre.
digit-first = { $digit }. Et l'autre chiffre.
    .full = { $digit }. Encore un chiffre.
    .brief = { $digit }.
# À la table : une question du menu est quittée, par étoile en silence ou par « non ».
cancelled-form = Rien ne change.
# À la table : étoile en silence, le menu est fermé.
cancelled-menu = Menu fermé.
# À la table : étoile en silence, la carte tenue est oubliée.
cancelled-card = Carte non comptée.
# À la table : étoile en silence, la place dite est oubliée.
cancelled-seat = Place effacée.
# À la table : étoile en silence après une première pression sur B.
cancelled-undo = Rien n'est annulé.
# À la table : étoile en silence, et rien n'était en attente.
cancelled-nothing = Rien en attente.

## Annuler

# À la table : première pression sur B. $what : ce qui serait annulé.
# Ni « annuler » ni « annulé » en tête, ici et dans « undone » : à l'oreille, c'est le même mot.
undo-asked = On annule : { $what } ? Encore la touche B.
# À la table : c'est annulé. $what : ce qui l'a été. L'état du jeu suit.
undone = C'est annulé : { $what }.
# À la table : un acte est annulé, mais $who a pu écouter en privé à cause de lui. Ce que l'oreille sait, elle le garde.
heard-stays = { $who } : ce qui a été entendu en privé reste entendu.
# De même, après une coupure : on ne sait plus qui a écouté.
heard-stays-perhaps = Ce qui a été entendu en privé reste entendu.
# À la table : B, et rien ne peut être annulé.
nothing-to-undo = Rien à annuler.
# Nom court : le jeu qui a été choisi. $game : son nom.
recall-game = choix du jeu, { $game }
# Nom court : le nombre de joueurs. $players : le nombre.
recall-players = { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}
# Nom court : l'appel d'une place. $who : la personne.
recall-seat = appel, { $who }
# Nom court : une étape de l'installation. $number : son rang.
recall-set-up-step = installation, étape { $number }
# Nom court, quand rien de plus précis n'existe.
recall-something = début de la partie

## Aide

# À la table, touche 9, après ce qu'on peut faire maintenant.
help-menu = 9 encore : menu. Touche D : où on en est. 0 : redire.
# De même, quand un chiffre zéro peut commencer un numéro demandé : il ne redit donc rien.
help-menu-number = 9 encore : menu. Touche D : où on en est, et ce qui est demandé.
# À la table : aide, quand une place a une oreillette et quelque chose à écouter.
can-listen = Écouter en secret : touche C, puis la place.
# Ce qu'on peut faire après un refus qu'une carte du jeu peut lever.
can-lift = Si une carte le permet : menu, 2.
# À la table : aide, quand un nombre est commencé et que dièse le finit. $digits : ses chiffres.
can-end = Déjà tapé : { $digits }. Dièse : valider. Étoile : effacer.
# De même, quand il faut encore un chiffre. $digits : ses chiffres.
can-type-on = Déjà tapé : { $digits }. Encore un chiffre. Étoile : effacer.
# À la table : aide, quand une question peut rester sans réponse.
can-pass = Sans réponse : dièse.
# À la table : aide à l'accueil, pour choisir un jeu.
can-box = Un jeu : son numéro, ou un scan de sa boîte.
# À la table, une fois, à la première chose à scanner quand aucun lecteur n'a été vu. Menu, entrée 6.
without-scanner = Pas de lecteur ? Deux fois la touche 9, puis 6.
# Aide d'une touche, après ce qu'elle fait : elle ne l'a pas encore fait.
key-not-done = Pas encore fait : appuyez de nouveau.
# Aide d'une touche : dièse.
key-hash = Dièse : valider, passer à la suite.
# Aide d'une touche : étoile.
key-star = Étoile : silence. Déjà en silence : annuler.
# Aide d'une touche : A.
key-a = Touche A : le compteur du jeu. Pendant une écoute, ou sur un appareil à vous : votre carnet.
# Aide d'une touche : B.
key-b = Touche B : annuler. Une seconde fois : confirmer.
# Aide d'une touche : C.
key-c = Touche C, puis une place : écoute privée.
# Aide d'une touche : D.
key-d = Touche D : où on en est. Une seconde fois : tout.

## Menu

# À la table : le menu ou un chapitre, quand il n'a qu'une page. $entries : des « menu-entry ».
menu-page = Menu. { $entries }.
# De même, la dernière page de plusieurs.
menu-page-last = Menu. { $entries }. Dièse : au début.
# De même, quand il y a d'autres pages. $entries : des « menu-entry ».
menu-page-more = Menu. { $entries }. Dièse : la suite.
# La première page du menu : derrière elle, les règles, qui est à table, les carnets, les téléphones. $entries : ses entrées.
menu-page-first = Menu. { $entries }. Dièse : règles et table.
# Une entrée du menu. $number : la touche. $entry : son nom.
menu-entry = { $number } : { $entry }
# À la table, derrière la première page du menu, quand il s'ouvre.
menu-way-out = Étoile : fermer.
# À la table : sous ce numéro du menu, rien n'est proposé maintenant. $number : le numéro.
menu-unused = { $number } : rien pour l'instant.
# À la table, entrée du menu « apprendre en jouant », pendant une partie.
menu-learn-before = On apprend en jouant avant la partie, pas pendant.
# La même entrée, quand ce jeu n'a pas de leçons.
menu-not-taught = Ce jeu n'a pas de leçons à jouer.
# À la table, entrée du menu des téléphones, quand il n'y en a pas ce soir.
menu-no-phones = Pas de téléphones ce soir.
# À la table, entrée du menu des règles, quand personne ne les a écrites.
menu-no-rules = Les règles de ce jeu ne se lisent pas ici.
# À la table, entrée du menu « reprendre les règles ».
menu-rules-not-begun = Aucune lecture à reprendre.
# À la table ou dans une oreille, entrées du menu pour la main, quand personne n'en écoute une.
menu-no-hand = Pas de main à ranger : cela se fait en l'écoutant.
# À la table : un dé à six faces. $value : le résultat.
dice-fell = Le dé fait { $value }.
# À la table, entrée du menu « qui est à table », après la fin.
menu-over = La partie est finie.
# À la table, entrée du menu des carnets.
menu-nobody-listens = Ici, personne n'a d'oreillette ni de téléphone.
# La même entrée.
menu-no-notebooks = Ce jeu n'a pas de carnets.
# À la table : par le menu ou la touche C, autre chose est commencé ; un nombre, une carte ou une question restés en attente ne comptent plus.
begun-is-left = Ce qui était commencé est abandonné.
# Entrée du menu.
menu-sticker = lire un sticker
# Entrée du menu : une carte imprimée lève le dernier refus.
menu-card-says-so = refus levé par une carte
# Entrée du menu.
menu-correct = corriger
# Entrée du menu.
menu-voice = voix
# Entrée du menu.
menu-language = langue
# Entrée du menu : jouer sans lecteur de codes, ou de nouveau avec.
menu-scanner = jouer sans lecteur ou avec
# Entrée du menu. Jamais « dé » seul : on entend la touche D.
menu-dice = lancer un dé
# Entrée du menu : un chapitre, les entrées propres au jeu en cours.
menu-game = plus, pour ce jeu
# Entrée du menu : à l'accueil la petite partie qui apprend les touches ; avant une partie celle de ce jeu.
menu-learn = apprendre en jouant
# Entrée du menu.
menu-leave-game = quitter la partie
# Bouton de la question « how-many-players-new » sur une page.
menu-learn-game = apprendre ce jeu en jouant
# Entrée du menu de la voix.
menu-louder = plus fort
# Entrée du menu de la voix.
menu-softer = moins fort
# Entrée du menu de la voix.
menu-faster = plus vite
# Entrée du menu de la voix.
menu-slower = moins vite
# Entrée du menu de la voix.
menu-verbosity = longueur des annonces
# Entrée du menu de la voix : une autre voix de la même langue.
menu-other-voice = autre voix
# À la table : numéro d'un sticker.
which-sticker = Numéro du sticker ? Deux chiffres.
# À la table : ce numéro n'est celui d'aucun sticker.
no-such-sticker = Aucun sticker n'a ce numéro. De 11 à 18, de 21 à 25.
# À la table : confirmation avant de quitter la partie.
leave-game = Quitter la partie ? Elle est gardée. 1 : oui. 2 : non.
# Réponse 1 à une question, là où les réponses sont nommées une à une : le bouton d'une page.
yes = oui
# De même, réponse 2.
no = non
# De même : c'est le compagnon qui lance le dé, ou qui tire au sort.
let-roll = au hasard
# À la table : choix de la langue. $languages : des « language-entry ».
which-language = Langue ? { $languages }.
# Une langue de la liste. $number : la touche. $name : son nom dans cette langue.
language-entry = { $number } : { $name }
# À la table, dans la nouvelle langue.
language-is = Français.
# À la table : un refus qu'aucune carte ne peut lever.
no-card-can-lift = Aucune carte ne peut permettre cela.
# À la table : aucun refus à lever.
nothing-to-lift = Rien n'a été refusé.
# À la table : rien à corriger.
nothing-to-correct = Rien à corriger.
# À la table : cette entrée du menu a besoin d'une partie.
no-game-yet = Pas de partie en cours.
# À la table : une carte imprimée permet ce qui avait été refusé. La suite est dite après.
card-says-so = Une carte l'autorise.
# À la table : le volume. $percent : en pour cent.
volume-is = Volume { $percent }.
# À la table : le débit. $words : mots par minute.
rate-is = Débit { $words }.
# À la table : le niveau de détail. $verbosity : son nom.
verbosity-is = Annonces { $verbosity }.
# Niveau de détail, accordé avec « annonces ».
verbosity-brief = courtes
# Niveau de détail, de même.
verbosity-normal = normales
# Niveau de détail, de même.
verbosity-full = complètes
# Niveau de détail, de même : longues au début, de plus en plus courtes.
verbosity-habit = de plus en plus courtes
# À la table, dans la nouvelle voix. $number : son rang. $count : combien de voix parlent cette langue.
voice-is = Voix { $number } sur { $count }.
# À la table : l'ordinateur n'a pas d'autre voix pour cette langue.
no-other-voice = Pas d'autre voix dans cette langue.

## Matériel

# À la table : un lecteur est prêt. $device : son nom technique, non dit.
scanner-ready = Lecteur prêt.
# À la table : un lecteur ne répond plus.
scanner-lost = Lecteur débranché. Rebranchez-le.
# À la table : le lecteur est revenu.
scanner-back = Lecteur revenu.
# À la table : un pavé est prêt.
keypad-ready = Pavé prêt.
# À la table : un pavé ne répond plus.
keypad-lost = Pavé débranché. Rebranchez-le.
# À la table : un pavé branché ne donne plus de nouvelles depuis 25 secondes.
keypad-silent = Le pavé ne répond plus. Débranchez-le, puis rebranchez-le.
# À la table : le pavé est revenu.
keypad-back = Pavé revenu.
# À la table : un lecteur n'a encore rien envoyé de lisible, et c'est la deuxième fois.
scanner-unreadable = Rien de lisible ne vient du lecteur. Pour le régler : companion setup scanner.
# À la table, quand c'est fini : ce qui est venu d'illisible après ce qui a été dit. $more : combien, trois au moins.
scanner-noise-more = Lecteur : encore { $more } lectures illisibles.
# À la table : un pavé envoie des signes qu'aucun pavé n'envoie.
keypad-noise = Le pavé envoie des signes illisibles. Vérifiez son câble, ou lancez : companion setup keypad.
# À la table, quand c'est fini : ce qui est venu d'illisible après ce qui a été dit. $more : combien, trois au moins.
keypad-noise-more = Pavé : encore { $more } envois illisibles.
# À la table : la machine s'est figée, et l'ordre de ce qui est venu de plusieurs appareils est perdu.
stalled = L'ordinateur s'est figé un instant. Aucune touche ni lecture n'est comptée. Recommencez.
# Dans un terminal qui ne donne que des lignes entières : comment on y presse une touche.
keys-need-enter = Sur ce terminal, appuyez sur Entrée après chaque touche.
# Au terminal : le son est prêt.
loudspeaker-ready = Haut-parleur prêt.
# Au terminal : le haut-parleur a disparu.
loudspeaker-lost = Le son est perdu. Rebranchez le haut-parleur.
# À la table : le haut-parleur est revenu.
loudspeaker-back = Le son est revenu.
# À la table, après un son : un message privé n'a trouvé aucune oreillette vérifiée. Jamais le contenu, ni pour qui.
private-unheard = Message privé, non dit : pas d'oreillette prête. Touche C, puis la place, pour en préparer une.
# De même, si cette personne n'a aucune oreillette, et qu'on ne peut en préparer aucune.
private-unserved = Message privé, non dit : cette personne n'a pas d'oreillette.

## Pannes

# Au terminal : aucun son possible. $reason : le détail technique.
no-sound = Pas de son ({ $reason }) : les mêmes mots s'affichent ici. Pour le son, branchez un haut-parleur et installez PulseAudio ou PipeWire.
# Au terminal : ce micro n'existe pas. $name : ce qui a été demandé. $found : les sources de son.
unknown-microphone = Pas de micro { $name }. Il y a : { $found }.
# Au terminal : plusieurs micros portent ce nom. $name : ce qui a été demandé. $found : les micros.
ambiguous-microphone = Plusieurs micros répondent à { $name } : { $found }. Nommez-en un seul.
# À la table et au terminal : le moteur de parole ne répond plus, même relancé. Un son l'annonce ; ces mots-là ne sont que lus.
engine-trouble = La voix est en panne. Les mots s'affichent dans le terminal. La commande companion check dit ce qui manque.
# À la table et au terminal : il n'y a pas de moteur de parole, ou aucun son n'en sort. Un son l'annonce ; ces mots-là ne sont que lus. Ailleurs que sous Linux, on installe eSpeak NG.
voice-mute = La voix reste muette : eSpeak NG ne donne aucun son. Les mots s'affichent dans le terminal. Sous Debian, Ubuntu ou Raspberry Pi OS : sudo apt install libespeak-ng1, puis relancez.
# Au terminal seulement, avec un son : une phrase attend depuis près d'une seconde et le moteur de parole ne répond pas. Il peut encore répondre.
voice-late = La voix se fait attendre. Si elle ne vient pas, lisez ici. La commande companion check dit ce qui manque.
# À la table et au terminal : pas de voix pour cette langue. $lang : le code de la langue.
voice-missing = Pas de voix pour la langue { $lang }. Installez eSpeak NG, ou choisissez une autre langue avec --lang.
# À la table et au terminal : un enregistrement ne peut pas être joué. $detail : le fichier.
recording-missing = Enregistrement introuvable ou abîmé : { $detail }. Copiez de nouveau le dossier decks.
# À la table et au terminal : le son d'une note privée ne peut pas être joué. Sans dire laquelle.
note-missing = Une note parlée manque, ou est abîmée.
# À la table, au début : une voix des réglages n'est pas sur cette machine. $voice : son nom, $lang : le code de la langue.
voice-unknown = Réglages, voix { $lang } : pas de voix { $voice } sur cette machine. La voix habituelle parle.
# À la table : la voix naturelle est installée à moitié. $lang : le code de la langue, $file : le nom du fichier.
natural-no-package = Pas de voix naturelle pour { $lang } : installez companion avec l'option piper. La voix habituelle continue.
# À la table : le fichier de la voix naturelle, ou celui qui va avec, n'est pas là. $lang : le code de la langue, $file : le nom du fichier.
natural-no-file = Pas de voix naturelle pour { $lang } : il manque { $file }, ou le fichier .json qui va avec. La voix habituelle continue.
# À la table : le fichier n'est pas une voix. $lang : le code de la langue, $file : le nom du fichier.
natural-bad-file = Pas de voix naturelle pour { $lang } : { $file } est abîmé, ou n'est pas une voix. La voix habituelle continue.
# À la table : la voix naturelle parle une autre langue. $lang : le code de la langue, $file : le nom du fichier.
natural-wrong-language = Pas de voix naturelle pour { $lang } : { $file } parle une autre langue. La voix habituelle continue.
# À la table : la voix naturelle n'a pas pu lire une phrase. $lang : le code de la langue.
natural-failed = La voix naturelle pour { $lang } est en panne. La voix habituelle prend le relais.
# À la table : le disque est plein, l'événement n'a pas été noté.
disk-full = Disque plein : ce n'est pas compté. Faites de la place, puis recommencez.
# À la table : l'écriture a échoué. $reason : détail technique.
journal-failed = Impossible de noter : ce n'est pas compté. Vérifiez le disque, puis recommencez.
# À la table : une erreur du programme. Rien n'est compté.
inner-fault = Erreur du programme : ce n'est pas compté. Recommencez.
# Au terminal : le journal vient d'une version plus récente. $path : le fichier.
newer-journal = { $path } vient d'une version plus récente de Companion. Mettez Companion à jour. Le fichier n'est pas touché.
# Au terminal : ce fichier n'est pas un journal. $path : le fichier.
not-a-journal = { $path } n'est pas une partie de Companion. Choisissez un autre fichier.
# Au terminal : le journal est abîmé. $path : le fichier.
damaged-journal = { $path } est abîmé. Il n'est pas touché. Étoile, ou un autre dossier avec --data, ouvre une nouvelle partie.
# Au terminal : aucune partie à rejouer. $path : le dossier.
no-game-kept = Aucune partie dans { $path }. Jouez-en une d'abord.
# Au terminal : le dossier de données est pris. $path : le dossier.
data-taken = Un autre Companion utilise { $path }. Fermez-le, ou ouvrez une deuxième table avec --table NOM.
# Au terminal : dossier de données interdit. $path : le dossier.
data-forbidden = Pas le droit d'écrire dans { $path }. Donnez un autre dossier avec --data.
# Au terminal : nom de jeu inconnu. $what : ce qui a été écrit. $games : les jeux dont le nom ressemble le plus.
unknown-game = Aucun jeu ne s'appelle { $what }. Proche : { $games }.
# Au terminal : début de nom qui va à plusieurs jeux. $what : ce qui a été écrit. $games : ces jeux.
ambiguous-game = { $what } peut être : { $games }. Écrivez plus de lettres.
# Au terminal : nombre de joueurs impossible. $players, $fewest, $most : les nombres. $game : le jeu.
too-many-players = { $game } se joue de { $fewest } à { $most }, pas à { $players }.
# Au terminal : plus de noms que de joueurs. $names, $players : les nombres.
names-and-players = { $players ->
    [one] { $names } noms pour un joueur. Donnez un seul nom, ou aucun.
   *[other] { $names } noms pour { $players } joueurs. Donnez un nom par joueur, ou moins.
}
# Au terminal : réglage inconnu. $setting : ce qui a été écrit. $near : les réglages qui lui ressemblent.
unknown-setting = Réglage inconnu : { $setting }. Proche : { $near }.
# Au terminal : sortie audio inconnue. $name : ce qui a été écrit. $found : les sorties trouvées.
unknown-output = Aucune sortie audio ne s'appelle { $name }. Sorties trouvées : { $found }.
# Au terminal : nom qui va à plusieurs sorties. $name : ce qui a été écrit. $found : ces sorties.
ambiguous-output = { $name } peut être : { $found }. Donnez l'identifiant.
# Au terminal : une sortie mal écrite. $name : ce qui a été écrit.
output-form = --output { $name } : écrivez table=NOM, ou seat2=NOM, ou seat2,seat5=NOM.
# Au terminal : la table ou un joueur a deux sorties. $who : « table » ou « seat2 ».
output-twice = --output : { $who } a deux sorties. Gardez-en une.
# Au terminal : l'oreillette demandée sonne là où toute la table entend. $name : ce qui a été écrit.
output-tables-own = { $name } est la sortie de la table : tout le monde entendrait. Branchez un adaptateur USB pour l'oreillette, et donnez son nom.
# Au terminal : deux noms pour un seul appareil. $first, $second : ce qui a été écrit.
output-same-device = { $first } et { $second } sont le même appareil. Pour une oreillette partagée, écrivez seat2,seat5=NOM.
# Au terminal : des oreillettes sont demandées, et la machine ne dit pas où la table entend.
output-table-unknown = Avec une oreillette, nommez aussi la sortie de la table : --output table=NOM. « companion devices » les donne toutes.
# Au terminal : rien à dire. $what : ce qui a été écrit. $near : des noms proches.
unknown-token = Ni sticker ni carte : { $what }. Proche : { $near }.
# Au terminal : code de langue inconnu. $lang : ce qui a été écrit. $languages : les langues.
unknown-language = Pas de langue { $lang }. Langues : { $languages }.
# Au terminal : un dossier ou une partie dont le disque ne veut pas. $path : le fichier. $reason : détail technique.
unusable = Impossible d'utiliser { $path } ({ $reason }). Vérifiez le disque, ou donnez un autre dossier avec --data.
# Au terminal, à l'interruption : rien n'est perdu.
left = La partie est gardée.

## Lignes de commande

# Au terminal, « companion games ». $id : l'identifiant. $game : son nom. $fewest, $most : joueurs.
games-line = { $id } : { $game }, de { $fewest } à { $most } joueurs
# Au terminal, « companion check » : la voix a lu cette phrase, sans la jouer, et du son est sorti.
check-voice = Voix essayée : elle donne du son.
# Au terminal, « companion check » : tout va bien.
check-fine = Tout est en ordre.
# Au terminal, « companion check » : le dossier nommé par --data n'existe pas. $path : le dossier.
check-no-data = Pas de dossier { $path } : seul ce qui est livré est vérifié.
# Au terminal, « companion check ». $count : le nombre de fautes.
check-faults = { $count ->
    [one] Une faute.
   *[other] { $count } fautes.
}
# Au terminal, « companion devices » : un port. $device : son chemin. $description : son nom. $role : son rôle.
devices-port = port { $device } : { $description }, { $role }
# Au terminal : un clavier, un pavé ou un lecteur qui tape. $device : son adresse. $description : son nom. $role : son rôle.
devices-typing = clavier { $device } : { $description }, { $role }
# Rôle d'un port.
role-scanner = lecteur reconnu
# Rôle d'un port.
role-keypad = pavé reconnu
# Rôle d'un port.
role-unknown = inconnu ; à nommer avec --scanner ou --keypad
# Au terminal : aucun port série.
devices-no-port = Aucun port série. Le clavier du terminal sert de pavé et de lecteur.
# Au terminal : une sortie audio. $name : son nom. $id : son identifiant.
devices-output = sortie audio { $name } ({ $id })
# Au terminal : la sortie audio où la machine joue. $name : son nom. $id : son identifiant.
devices-output-default = sortie audio { $name } ({ $id }), celle de la table si aucune n'est nommée
# Au terminal : un micro trouvé, pour --microphone. $name : son nom. $id : son identifiant.
devices-microphone = micro { $name } ({ $id })
# Au terminal : aucun micro.
devices-no-microphone = Aucun micro. Pour enregistrer une voix, branchez-en un.
# « companion say --earcons » : ce signe se joue, puis ces mots. Le sens, puis le son.
earcon-accepted = Ça compte : un son bref qui monte.
# « companion say --earcons » : ce signe se joue, puis ces mots. Le sens, puis le son.
earcon-refused = Non : deux sons graves qui descendent.
# « companion say --earcons » : ce signe se joue, puis ces mots. Le sens, puis le son.
earcon-doubtful = Lecture douteuse : un son qui monte puis redescend.
# « companion say --earcons » : ce signe se joue, puis ces mots. Le sens, puis le son.
earcon-again = Déjà scanné : deux tics aigus, égaux.
# « companion say --earcons » : ce signe se joue, puis ces mots. Le sens, puis le son.
earcon-private = En privé : trois tics doux qui descendent.
# « companion say --earcons » : ce signe se joue, puis ces mots. Le sens, puis le son.
earcon-passed = Manche ou tour passé : un aigu, puis un grave.
# « companion say --earcons » : ce signe se joue, puis ces mots. Le sens, puis le son.
earcon-ready = Prêt : trois tics qui montent.
# « companion say --earcons » : ce signe se joue, puis ces mots. Le sens, puis le son.
earcon-lost = Appareil perdu : une longue glissade vers le bas.
# « companion say --earcons » : ce signe se joue, puis ces mots. Le sens, puis le son.
earcon-back = Appareil revenu : une longue glissade depuis le grave.
# « companion say --earcons » : ce signe se joue, puis ces mots. Le sens, puis le son.
earcon-attention = Attention, une annonce : aigu, grave, aigu.
# « companion say --earcons » : le premier degré de l'échelle, puis ces mots. $step : 1.
earcon-scale = Heure ou désamorçage : un tic, puis une note, plus haute à chaque fois. Numéro { $step }.
# « companion say --earcons » : un degré de l'échelle, puis ces mots. $step : lequel, de 2 à 12.
earcon-step = Numéro { $step }.
# Au terminal : brltty tient un port. $description : l'appareil.
devices-brltty = { $description } est là mais sans port : brltty l'a pris pour un afficheur braille. Une règle udev peut l'en exclure ; gardez brltty.
# Au début de la démonstration. $game : le jeu.
demo-begins = Démonstration : { $game }, une partie entière.
# À la fin de la démonstration.
demo-ends = Fin de la démonstration.

## Ports, fichiers, options

# Détail de « no-sound » : aucune bibliothèque de son.
no-sound-no-library = aucune bibliothèque de son
# Détail de « no-sound » : aucune sortie audio.
no-sound-no-device = aucune sortie audio
# Détail de « no-sound » : la sortie audio ne s'ouvre pas.
no-sound-cannot-open = la sortie audio ne s'ouvre pas
# Détail de « no-sound » : la sortie audio a disparu.
no-sound-gone = la sortie audio a disparu
# À la table : un réglage fait à l'oreille n'a pas pu être gardé. $fault : la faute du fichier.
not-kept = Réglage pris pour ce soir, mais pas gardé. { $fault }
# À la table : un texte donné par quelqu'un, dit tel quel. $text : le texte.
own-text = { $text }
# Au terminal, au lieu d'un enregistrement qui s'entend.
own-recording = (enregistrement)
# Au terminal : port interdit. $device : le port. $detail : le groupe à rejoindre, vide si aucun n'y a droit.
port-no-permission = Pas le droit d'ouvrir { $device }. { $detail ->
    [empty] Demandez à qui administre cette machine.
   *[other] Entrez dans le groupe { $detail } : sudo usermod -aG { $detail } $USER, puis ouvrez une nouvelle session.
}
# Au terminal : la personne est dans le groupe, mais pas depuis cette session. $device : le port. $detail : le groupe.
port-log-in-again = Pas encore le droit d'ouvrir { $device }. Vous êtes dans le groupe { $detail } : ouvrez une nouvelle session.
# À la table : le port n'est pas là. $device : le port. $detail : où il était cherché.
port-missing = { $device } n'est pas branché. Branchez-le : il sera pris aussitôt.
# À la table : des appareils jumeaux. $device : le port. $detail : leurs chemins.
port-ambiguous = Plusieurs appareils peuvent être { $device } : { $detail }. Nommez-en un.
# À la table : le port est pris. $device : le port. $detail : le chemin.
port-busy = { $device } est pris par un autre programme. Fermez cet autre programme.
# Au terminal : adresse fausse. $device : l'adresse. $detail : ce qu'en dit le système.
port-bad-url = { $device } n'est pas une adresse de port. Exemple : /dev/ttyACM0?baud=9600&parity=N.
# Au terminal : ce n'est pas un port. $device : l'adresse. $detail : le chemin.
port-not-a-port = { $device } n'est pas un port série. « companion devices » liste les ports.
# Au terminal : le port refuse un réglage. $device : le port. $detail : ce qu'en dit le port.
port-no-such-setting = { $device } refuse ce réglage : { $detail }. Changez baud ou parity.
# À la table : le port refuse. $device : le port. $detail : ce qu'en dit le système.
port-other = { $device } ne répond pas ({ $detail }). Débranchez-le, puis rebranchez-le.
# À la table : un lecteur ou un pavé qui tape comme un clavier, sans terminal pour le lire. $device : l'appareil.
port-no-library = { $device } tape comme un clavier. Pour le lire sans terminal, installez companion avec l'option evdev.
# Au terminal : adresse de port fausse. $device : l'adresse. $field : la partie fausse. $right : les formes justes.
port-bad-address = { $device } : { $field } est faux. Formes justes : { $right }.
# Au terminal : --set mal écrit. $setting : ce qui a été écrit.
setting-form = --set { $setting } : écrivez réglage=valeur.
# Au terminal : deux personnes du même nom. $name : ce nom.
name-twice = Deux personnes ont le même nom : { $name }. Donnez deux noms différents.
# Au terminal, au lancement : un nom de joueur dépasse la longueur permise. $name : son début. $longest : le maximum.
name-long = « { $name }… » : un nom a { $longest } lettres au plus. Raccourcissez-le.
# Au terminal, au lancement : un nom de --names contient un signe que l'on met entre deux noms. $name : ce qui est écrit.
name-form = « { $name } » : est-ce un nom ou plusieurs ? Séparez les noms par des virgules : --names "Ana,Léo".
# Au terminal : le disque est plein avant même de commencer. $path : le fichier.
disk-full-at-start = Disque plein : { $path } ne peut pas être écrit. Faites de la place.
# Au terminal : ce fichier n'existe pas. $path : le fichier.
no-such-journal = { $path } n'existe pas. « companion replay last » relit la dernière partie.
# Au terminal : une ligne du script nomme une chose inconnue. $line : son numéro. $what : ce qui est écrit. $near : proche.
unknown-script-token = Script, ligne { $line } : rien ne s'appelle { $what }. Proche : { $near }.
# Faute d'un script : la ligne n'est pas une entrée.
fault-script-line = Formes justes : scan CODE, scan CARTE@COPIE, key TOUCHE, type TEXTE, record FICHIER.wav, wait SECONDES, ou dièse espace et une remarque.

## Écoute privée

# À la table, touche C : qui veut écouter ?
whose-window = Quelle place ?
    .full = Écoute privée. Quelle place ?
# À la table : l'oreillette doit être vérifiée. $who : qui la porte.
ear-check = { $who } : tapez le chiffre entendu dans l'oreillette.
# Dans la seule oreillette, pas encore vérifiée. $digit : un chiffre au hasard.
ear-digit = { $digit }.
# À la table : l'oreillette passe à cette personne. $who.
ear-to = L'oreillette à : { $who }. Puis dièse.
# À la table : une fenêtre s'ouvre. $who : qui écoute.
window-opened = { $who } écoute.
# À la table : la fenêtre se ferme. $who : qui écoutait.
window-closed = { $who } : écoute finie.
# À la seule oreille de qui écoute, quelques secondes avant que son écoute se ferme d'elle-même, quoi qu'elle ait entendu.
window-ends = L'écoute va finir. 0 : plus de temps.
# De même, quand la touche 0 appartient à un nombre, au menu ou au carnet qui y est ouvert.
window-ends-begun = L'écoute va finir.
# À la table : plusieurs fenêtres, en une seule phrase. $who : qui écoute maintenant, $listen : combien ;
# $done : qui vient de finir, $ended : combien. L'un des deux nombres peut être 0.
listeners = { $listen ->
    [0] { $done } : écoute finie.
   *[other] { $listen ->
        [one] { $who } écoute.
       *[other] { $who } écoutent.
    }{ $ended ->
        [0] {""}
       *[other] {" "}{ $done } : écoute finie.
    }
}
# À la table : des personnes qui lisent à l'oreille ont quelque chose à écouter. $who : leurs noms.
may-listen = À l'oreille : { $who }.
    .full = À l'oreille : { $who }. Touche C, puis sa place.
# À cette seule oreille : choisir trois chiffres pour réentendre plus tard, car l'oreillette est partagée.
choose-own-code = Trois chiffres au choix : avec eux seuls, vous réentendrez vos cartes. Sinon : dièse, ou un scan.
# À cette seule oreille : un chiffre alors que des cartes sont à scanner, et qu'aucune ne se réécoute par son numéro.
no-number-listening = Pas de chiffres maintenant. Pour réentendre : 0.
# À cette seule oreille : ses trois chiffres, pour réentendre.
own-code = Vos trois chiffres ? Dièse : sans.
# À cette seule oreille : les chiffres sont gardés pour ce soir.
own-code-kept = C'est gardé.
# À cette seule oreille : pas de chiffres, donc rien à réentendre.
no-own-code-kept = Sans code.
# À la table : aucune oreillette n'est branchée ni réglée.
no-earphone = Pas d'oreillette. Rien n'est dit en privé.
# À la table : l'oreillette n'est pas encore en place. Rien n'est lu.
window-not-open = L'oreillette n'est pas en place : rien n'est lu.
# À cette seule oreille : une carte scannée avant les trois chiffres que cette place choisit ou redonne.
own-code-first = Les trois chiffres d'abord : rien n'est lu.
# À la table : mauvais chiffre. Un autre est dit dans l'oreillette.
not-that-digit = Ce n'est pas ce chiffre. Écoutez encore.
# À cette seule oreille : mauvais code.
not-that-code = Ce n'est pas ce code.
# À cette seule oreille : sans code, rien ne se redit sur une oreillette partagée.
no-own-code = Sans code, rien n'est redit. Scannez encore.
# De même, quand on demande ce qu'on a en main (D).
no-own-code-scan = Sans code : scannez toutes vos cartes, puis touche D.
# À cette seule oreille : rien à écouter maintenant.
nothing-to-look-at = Rien à écouter maintenant.
# À cette seule oreille, après un refus ou à la touche D : rien à écouter maintenant, il reste à finir.
due-window = Dièse : finir l'écoute.
# À cette seule oreille : pendant son écoute, autre chose est demandé (une annulation, une correction).
scans-let-go = Ce que vous avez scanné dans cette écoute ne compte plus.
# À cette seule oreille : cette carte vient d'être scannée.
already-seen = Déjà scannée.
# À la table : étoile ou C après C.
cancelled-call = Pas d'écoute.
# À la table : une oreillette est prête. $device : son nom technique, non dit.
earphone-ready = Oreillette prête.
# À la table : une oreillette a disparu.
earphone-lost = Oreillette débranchée. Rien n'est plus dit en privé.
# À la table : elle est revenue, et devra être vérifiée.
earphone-back = Oreillette revenue.
# À la table : pas d'oreillette pour cette place. $who : la personne.
no-private-ear = Pas d'oreillette pour : { $who }. Rien n'est dit en privé.
# Au terminal : une erreur du programme, hors de la table. La ligne d'avant dit où.
inner-fault-at-start = Erreur du programme. Recommencez ; si elle revient, signalez-la avec la ligne du dessus.
# À cette oreille, sinon à la table : une touche d'un clavier à une place, après que la partie a continué et que ce qu'il
# avait commencé (un nombre, une question du menu) ne tient plus.
begun-is-gone = La partie a avancé entre-temps : cette saisie ne compte plus.
# À la table, ou à l'oreille qui demande : dièse ou un numéro finirait ce que ces joueurs peuvent écouter en privé, et ils
# n'ont rien écouté. $who : leurs noms ; $count : combien ils sont. La même touche encore une fois continue.
not-listened = { $count ->
    [one] { $who } n'a pas écouté
   *[other] { $who } n'ont pas écouté
}. La même touche encore : on continue.
# Dans une oreille ou à la table : ce qui finirait l'étape attend ceux qui écoutent encore. $who : qui écoute ;
# $count : combien ils sont.
another-listens = { $count ->
    [one] { $who } écoute.
   *[other] { $who } écoutent.
}
# À la table : plusieurs écoutent sans lecteur à eux, et le lecteur de la table ne lit plus rien : on ne sait pas à qui
# est la carte. $who : leurs noms ; $count : combien ils sont, au moins deux.
scanner-is-shared = Rien n'est lu : { $who } écoutent avec le même lecteur.
# Après « another-listens » : ce qu'il faut faire. Rien de ce que l'autre écoute.
until-closed = Attendez la fin.
# À cette seule oreille : un numéro au-delà des cartes de sa main. $cards : combien elle en a.
# Aussi, sans numéro : la dernière carte vient d'être retirée.
no-such-card = { $cards ->
    [0] Aucune carte en main.
    [one] Une seule carte en main.
   *[other] { $cards } cartes en main.
}
# À cette seule oreille : quelle carte de sa main retirer ou déplacer ? $cards : combien elle en a.
which-card = Quelle carte, de un à { $cards } ?
# À cette seule oreille : à quelle place la mettre ? $cards : combien de places.
which-place = À quelle place, de un à { $cards } ?
# À cette seule oreille, entrée du menu pendant une écoute : une carte n'est plus dans la main.
menu-hand-drop = retirer une carte de la main
# À cette seule oreille, entrée du menu pendant une écoute : une carte change de place dans la main.
menu-hand-move = déplacer une carte de la main
# À cette seule oreille, touche 9 pendant une écoute : ce qu'on peut y faire.
can-in-window = Scannez vos cartes. 0 : réentendre. Touche D : ce qui est gardé. Dièse : c'est fini.
# À cette seule oreille, touche 9 pendant une écoute : après combien de temps elle se ferme. $seconds : un nombre.
can-in-window-for = Après { $seconds } secondes sans scan ni touche, l'écoute finit.
# À cette seule oreille, touche 9 pendant une écoute, quand une main est gardée dans son ordre.
can-with-hand = Un chiffre : cette carte de la main. Au menu, dièse : retirer, déplacer.

## Games without code

# At the table: which number is a card of many? $name: its name, $number: which.
card-numbered = { $name } { $number }
# At the table, after a power cut: a countdown was running and starts no more by itself.
timer-lost = Le compte à rebours s'est arrêté à la coupure de courant.
# À la table, à la reprise après une coupure de courant, où une oreillette est partagée : les trois chiffres de chacun sont perdus.
codes-lost = Oreillette partagée : les codes d'avant sont perdus. Touche C : un nouveau code. Ensuite, scannez vos cartes.
# À cette seule oreille, partagée : ce qui a été entendu avant la coupure de courant ne se redit qu'après un nouveau scan.
before-the-cut = C'était avant la coupure : scannez encore.
# At the table, after an undo: what is taken back had ended a countdown, and how much was left nobody knows.
timer-not-again = Le compte à rebours ne repart pas.
# At the table, at the start without a game chosen, where there are more games than digits. $count: how many, $width: digits of a number.
lobby-many = { $count } jeux. Scannez une boîte, ou tapez un numéro à { $width } chiffres. Touche D : la liste.
# At the table, when the list of many games is asked for. $games: a list of “lobby-entry”.
lobby-list = { $games }.
# À la table, à l'accueil : un numéro qu'aucun jeu n'a. $number : ce numéro.
no-such-game = Aucun jeu n'a le numéro { $number }.
# À cette seule oreille, partagée, à la fin d'une écoute : les cartes sont gardées, mais ce qui a été entendu avant attend les trois chiffres.
kept-behind-code = C'est gardé. Pour tout réentendre : touche D, puis vos trois chiffres.
# À cette seule oreille : de même, pour qui n'a pas choisi de chiffres : rien n'est redit sur une oreillette partagée.
kept-without-code = C'est gardé. Sans code, rien ne sera redit.
# À la table : la batterie de la machine se vide. $percent : ce qui reste. $last : 1 au dernier avertissement.
battery = Batterie : il reste { $percent } pour cent.{ $last ->
    [1] {" "}Branchez la machine maintenant.
   *[other] {""}
}
# À la table, une fois : l'alimentation du Raspberry Pi est trop faible.
undervolted = L'alimentation est trop faible : la machine peut s'arrêter. Prenez un meilleur chargeur.
# À la table, une fois : le système n'a pas permis d'empêcher la mise en veille.
may-fall-asleep = La machine peut se mettre en veille pendant la partie. Coupez la mise en veille dans ses réglages.
# À la table, au début, une fois pour chaque fichier : il a une faute, et la soirée se fait sans lui. $fault : le fichier, la ligne et la bonne forme. $more : combien d'autres fautes il a.
left-out = Un fichier est laissé de côté. { $fault }{ $more ->
    [0] {""}
    [one] {" "}Et une autre faute.
   *[other] {" "}Et { $more } autres fautes.
}
# À la table, au début : le fichier des réglages appris est abîmé. Il est gardé sous un autre nom.
learned-set-aside = Les réglages appris sont abîmés : ils sont mis de côté, et ceux d'origine valent. Pour les refaire à l'oreille : companion setup.
# À la table, au début : le fichier d'une partie est abîmé. Il est gardé sous un autre nom, et n'est plus proposé. $game : le jeu.
kept-damaged = { $game } : une partie gardée est abîmée. Elle est mise de côté.
# À la table, au début : une partie vient d'une version plus récente du programme. $game : le jeu.
kept-newer = { $game } : une partie gardée vient d'un Companion plus récent. Elle est laissée. Mettez Companion à jour pour la reprendre.
# À la table, au début : le fichier d'une partie ne peut pas être lu. $game : le jeu.
kept-unreadable = { $game } : une partie gardée ne peut pas être lue. Vérifiez le disque.
# À la table, au début : une partie attend un jeu ajouté qui n'est plus là. $pack : son fichier.
kept-without-pack = Une partie gardée attend son jeu. Remettez { $pack } dans le dossier packs.

## Téléphones

# À la table, aussitôt : un téléphone veut être celui de cette personne, et montre quatre chiffres. $who : la personne.
phone-knocks = Un téléphone pour { $who } ? Tapez ses quatre chiffres, ou étoile.
# De même, quand le clavier de la table sert à quelqu'un : la question vient après. $who : la personne.
phone-waits = Un téléphone pour { $who } attend.
# De même, là où les téléphones entrent sans chiffres : n'importe qui peut le demander.
phone-knocks-bare = Un téléphone pour { $who } ? Rien ne prouve que c'est le sien. Dièse : oui. Étoile : non.
# À la table : le bon numéro, ou dièse. Ce qui est privé va désormais à ce téléphone. $who : la personne.
phone-joined = { $who } a son téléphone.
# De même, quand cette personne avait déjà un téléphone.
phone-joined-anew = { $who } a un autre téléphone. L'ancien ne sert plus.
# À la table, juste après, là où il n'y a aucune touche pour répondre.
phone-unasked = Rien ne prouve que c'est le sien.
# À la table : un autre numéro que celui du téléphone. $who : la personne.
phone-wrong = Mauvais numéro : pas de téléphone pour { $who }. C'est à refaire sur le téléphone.
# À la table : étoile, ou la porte est fermée par le menu. $who : la personne.
phone-sent-away = Pas de téléphone pour { $who }.
# À la table : personne n'a tapé le numéro à temps, ou le téléphone est parti. $who : la personne.
phone-lapsed = Le téléphone pour { $who } n'attend plus.
# À la table : un téléphone demande une place que cette table n'a pas. $who : la place.
phone-no-seat = Un téléphone pour { $who } ? Personne n'y est.
# À la table : ce téléphone est parti de lui-même. $who : la personne.
phone-left = { $who } n'a plus de téléphone.
# À la table : ce téléphone ne répond plus depuis une minute. Il reviendra peut-être seul. $who : la personne.
phone-away = { $who } : le téléphone ne répond plus.
# À la table, juste après : cette personne avait une oreillette, qui lui sert de nouveau. $who : la personne.
phone-earphone = { $who } : l'oreillette sert de nouveau.
# À la table : ce téléphone répond de nouveau. $who : la personne.
phone-back = { $who } : le téléphone est de retour.
# À la table : trois mauvais numéros, ou dix demandes sans suite.
phones-fell = Trop d'essais : aucun téléphone n'entre plus. Pour rouvrir : menu, dièse, puis 5.
# À la table, par le menu : les demandes sont refusées sans un mot.
phones-shut = Aucun téléphone n'entre plus.
# À la table, par le menu ou quand une table s'installe : les demandes sont de nouveau entendues.
phones-open = Un téléphone peut entrer.
# Entrée du menu : ouvre ou ferme la porte aux téléphones.
menu-phones = laisser entrer des téléphones, ou non
# À la table, quand un téléphone n'attend plus et qu'un nombre du jeu était commencé. $digits : ses chiffres jusque-là.
typed-so-far = Déjà tapé : { $digits }.
# À la table : aucune oreillette n'est branchée ni réglée, mais les pages sont en marche.
no-earphone-phone = Pas d'oreillette. Un téléphone peut la remplacer.
# De même, pour une seule place. $who : qui l'occupe.
no-private-ear-phone = Pas d'oreillette pour : { $who }. Un téléphone peut la remplacer.
# De même, quand les pages sont en marche : un téléphone peut encore venir. $who : la personne.
no-ear-for-phone = Pas d'oreillette pour { $who }. Un téléphone peut la remplacer : 3 ou dièse. 1 : avec les yeux. 2 : au toucher.
# De même, au début d'une partie ou à la reprise. $who : leurs noms.
no-ear-now-phone = Pas d'oreillette pour { $who } : un téléphone peut la remplacer.
# À cette seule oreille : c'est gardé, mais cela n'a été entendu que sur un téléphone qui n'est plus là.
on-the-phone = C'était sur le téléphone : scannez encore.
