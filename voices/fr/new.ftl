# Un jeu à soi : « companion teach new ». La personne qui le fait entend tout, au haut-parleur et au terminal. « new-pack »
# et « new-usual » sont écrits dans le fichier du jeu, et dits à la table quand on y joue.

# Au début.
new-begin = Un jeu à vous : douze questions au plus. Dièse : la réponse proposée. Touche B : revenir en arrière.
# Au début, pour changer un jeu fait ainsi. $game : le jeu.
new-change = { $game } : ses réponses, l'une après l'autre. Dièse : garder. Touche B : revenir en arrière.
# Au début : un jeu a été commencé et n'est pas fini. $game : le jeu.
new-offer = { $game } n'est pas fini. Dièse : continuer. 1 : l'abandonner pour un autre.
# Au début : le jeu commencé est abîmé, il est mis de côté.
new-set-aside = Le jeu commencé était abîmé : je l'ai mis de côté.
# Étoile : arrêter ?
new-leave = Arrêter ? Vos réponses restent, pour la prochaine fois. Dièse : oui. Étoile : non.
# À la fin, quand le jeu n'est pas fini.
new-left = C'est gardé. Pour continuer : companion teach new.
# Touche 9, après la question du moment.
new-help = Touche B, deux fois : la réponse d'avant. Touche D : la question. 0 : redire. Étoile : arrêter.
# Refus : un scan, avant la fin des questions.
new-cards-later = Les cartes se scannent après ces questions.
# Un nom est noté. $name : ce nom.
new-called = { $name }. C'est noté.
# Refus : un autre jeu porte ce nom. $name : ce nom.
new-name-taken = Un jeu s'appelle déjà ainsi : { $name }.
# Refus : d'autres cartes du jeu portent ce nom. $name : ce nom.
new-sort-taken = D'autres cartes s'appellent déjà ainsi : { $name }.
# Refus : le jeu a assez de sortes de cartes. $most : le plus grand nombre.
new-sorts-full = { $most } sortes de cartes au plus.
# Refus : il n'y a pas de clavier pour taper un nom.
teach-no-keyboard-here = Pas de clavier ici.
# En épelant : une espace.
letter-space = Espace.
# Question : le nom du jeu. $usual : celui que garde dièse. $typing : 1 s'il y a un clavier.
new-ask-name = Son nom ? 1 : l'enregistrer.{ $typing ->
    [1] { " " }Touche C : le taper.
   *[other] { "" }
} Ou épelez, comme au téléphone, de 2 à 9. Touche A : la lettre suivante. Deux fois : une espace. À la fin, dièse. Dièse tout de suite : { $usual }.
# Question : le nom d'une sorte de cartes. $number : son rang. $usual : le nom que garde dièse. $typing : 1 s'il y a
# un clavier.
new-ask-sort = Cartes de la sorte { $number } : comment s'appelle une carte ? Épelez.{ $typing ->
    [1] { " " }Touche C : taper.
   *[other] { "" }
} Dièse : { $usual }.
# Question. $low, $high : les bornes. $usual : ce que garde dièse.
new-ask-fewest = Combien de joueurs au moins ? De { $low } à { $high }. Dièse : { $usual }.
# Question. $low, $high : les bornes. $usual : ce que garde dièse.
new-ask-most = Et combien au plus ? De { $low } à { $high }. Dièse : { $usual }.
# Question. $name : la sorte. $low, $high : les bornes. $usual : ce que garde dièse.
new-ask-count = { $name } : combien de cartes ? De { $low } à { $high }, puis dièse. Dièse tout de suite : { $usual }.
# Question. $name : la sorte. $usual : ce que garde dièse.
new-ask-named = { $name } : des cartes différentes ? 1 : oui, chacune a son nom ou son texte. 2 : non, toutes pareilles. Dièse : { $usual }.
# Question. $name : la sorte. $usual : ce que garde dièse.
new-ask-hand = { $name } : qui l'entend ? 1 : toute la table. 2 : seulement qui l'a en main. 3 : l'un ou l'autre. Dièse : { $usual }.
# Question. $usual : ce que garde dièse.
new-ask-more = D'autres cartes ? 1 : oui. 2 : non. Dièse : { $usual }.
# Question. $usual : ce que garde dièse.
new-ask-flow = Qui joue quand ? 1 : librement. 2 : à tour de rôle, avec dièse. 3 : en manches. 4 : en manches, un tour par personne. Dièse : { $usual }.
# Question. $high : la borne. $usual : ce que garde dièse.
new-ask-rounds = Combien de manches ? Jusqu'à { $high }, puis dièse. Zéro : autant qu'on veut. Dièse tout de suite : { $usual }.
# Question. $usual : ce que garde dièse.
new-ask-counter = Un compteur ? 1 : aucun. 2 : un pour la table. 3 : des points pour chacun. Dièse : { $usual }.
# Question. $high : la borne. $usual : ce que garde dièse.
new-ask-countdown = Un compte à rebours ? Combien de secondes, jusqu'à { $high }, puis dièse. Zéro : aucun. Dièse tout de suite : { $usual }.
# Question. $low, $high : les bornes. $usual : ce que garde dièse.
new-ask-dice = Combien de dés ? De { $low } à { $high }. Dièse : { $usual }.
# Question. $low, $high : les bornes. $usual : ce que garde dièse.
new-ask-faces = Combien de faces par dé ? De { $low } à { $high }, puis dièse. Dièse tout de suite : { $usual }.
# Nom court d'une réponse, pour revenir. $ask : la question.
new-recall = { $ask ->
    [name] le nom du jeu
    [fewest] combien de joueurs au moins
    [most] combien de joueurs au plus
    [sort] le nom des cartes
    [count] combien de cartes
    [named] pareilles ou non
    [hand] qui les entend
    [more] d'autres cartes
    [flow] qui joue quand
    [rounds] combien de manches
    [counter] le compteur
    [countdown] le compte à rebours
    [dice] les dés
   *[faces] les faces
}
# Après un refus : ce qui est demandé. $what : un « new-recall ».
new-due = La question : { $what }.
# Le jeu est fait. $game : le jeu. $number : son numéro au début d'une soirée. $cards : combien de cartes. $id : son
# nom pour les commandes.
new-made = { $game } est fait. Son numéro à l'accueil : { $number }. Cartes : { $cards }. Étiquettes : companion labels { $id }. Maintenant, ses cartes.
# À la ligne de commande : ce jeu ne peut pas être changé à l'oreille. $game : le jeu. $file : son fichier.
new-by-hand = { $game } n'a pas été fait ainsi, ou son fichier a été changé à la main. Changez-le dans { $file }.
# Le nom d'un jeu, pour le comparer. $game : le jeu.
new-title = { $game }
# Le nom d'un jeu que personne n'a nommé. $number : le premier libre.
new-usual-game = Jeu { $number }
# Le nom d'une carte, quand personne n'en donne.
new-usual-sort = Carte
# En tête du fichier, pour qui l'ouvre.
new-pack-remark = Fichier de companion teach new. Une fois modifié à la main, il ne se modifie plus qu'à la main.
# Le compteur de chacun.
new-pack-points = points
# Le compteur de la table.
new-pack-count = Compteur
# Une carte qui fait monter le compteur.
new-pack-plus = Bonus
# Une carte qui fait descendre le compteur.
new-pack-minus = Malus
# Une carte qui finit la manche.
new-pack-round = Fin de la manche
# Une carte qui lance les dés.
new-pack-dice = Lancer les dés
# Une carte qui lance le compte à rebours.
new-pack-start = Lancer le chrono
# Une carte qui arrête le compte à rebours.
new-pack-stop = Arrêter le chrono
# Dix secondes avant la fin du compte à rebours.
new-pack-ten = Dix secondes.
# La fin du compte à rebours.
new-pack-time = Le temps est écoulé.
