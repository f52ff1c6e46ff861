### La chasse au trésor : la petite partie de deux minutes qui apprend les touches, une étape après l'autre.
### Tout est dit à la table. Chaque ligne commence par ce que la touche précédente vient de faire dans l'histoire.

# À l'accueil, dans l'aide (touche 9).
can-learn = Pour apprendre en jouant : menu, dièse, puis 6.
# Le tout début.
tutorial-begins = La chasse au trésor : deux minutes pour apprendre les touches. Dièse : passer une étape. Deux fois étoile : arrêter.
# Touche 0. Elle redit cette ligne, donc le mot de passe.
tutorial-again = Le mot de passe : citrouille. Mal entendu ? Touche 0.
# Touche dièse.
tutorial-hash = Citrouille ! La grotte s'ouvre. Dièse : on entre.
# Un scan. N'importe quel code fait une pièce d'or ; dièse la donne sans scan.
tutorial-scan = De l'or ! Scannez n'importe quelle carte : elle vaut une pièce d'or. Sans carte : dièse.
# Touche D : elle répond combien d'or.
tutorial-where = Combien d'or avez-vous ? Touche D.
# Touche A : une torche de plus.
tutorial-counter = Il fait noir. Pour allumer une torche : touche A.
# Touche B, deux fois. Juste avant, la table entend que l'or est tombé dans un puits.
tutorial-undo = Ah non ! Pour annuler : deux fois la touche B.
# Touche 9. L'aide du jeu suit, puis le perroquet.
tutorial-help = Perdu dans la grotte ? Touche 9 : ce qu'on peut faire. Trop long ? Dièse.
# Étoile coupe cette ligne. Elle est longue exprès.
tutorial-silence = Un perroquet ! Pour le faire taire : étoile. Coco veut du gâteau ! Du gâteau au chocolat, avec de la crème, et des noisettes, et une cerise, et encore une cerise, et du gâteau ! Coco veut du gâteau !
# Touche C. $ear : 1 si la place 1 a une oreillette ; alors elle y scanne une carte, et ferme par la touche C.
tutorial-private = { $ear ->
        [0] Silence. Touche C : l'écoute secrète, à l'oreillette. Essayez.
       *[other] Silence. Un secret, rien que pour vous : touche C, puis 1. Scannez une carte. Encore la touche C : fini.
    }
# La fin. Puis vient l'accueil.
tutorial-won = Le coffre est sous la statue, plein d'or. C'est gagné ! Vous connaissez les touches.
# À la table : étoile en silence, pendant la chasse. La deuxième l'arrête.
tutorial-star-again = Encore étoile : on arrête.
# Étoile a arrêté la partie avant sa fin.
tutorial-left = On arrête là. Pour y rejouer : deux fois la touche 9, puis dièse, puis 6.

## Ce que disent aussi les parties qui apprennent un jeu

# Derrière le tout début d'une partie qui apprend un jeu : comment on s'y déplace.
tutorial-how = Touche 0 : je répète. Dièse : je le fais pour vous. Deux fois la touche B : étape d'avant. Deux fois étoile : on arrête.
# Avant la première étape : y a-t-il de quoi scanner ? Toute carte fera l'affaire.
tutorial-cards = Si vous avez des cartes à étiquettes, ou la fiche des codes, scannez n'importe quel code. Sinon : dièse.
# Une carte a été scannée à cette question.
tutorial-card-read = Carte lue. Ici, n'importe quelle carte fait l'affaire.
# Une touche ou un scan qui compterait, mais pas maintenant. $what : ce que ce serait, « coupe 3 : sécurisé, chez : Léo ».
tutorial-would = Ce serait : { $what }. Pas maintenant.
# Le même, quand cela n'a pas de nom.
tutorial-not-now = Pas maintenant.
# On a fait ce qui est demandé, mais d'une autre façon permise : le chiffre au lieu de la carte, le dé lancé à la main.
tutorial-also = Cela marche aussi.
# Personne n'a rien fait depuis longtemps : on arrête, et on le dit.
tutorial-nobody = Plus personne ? On arrête là.
# Touche B une fois, pendant une étape.
tutorial-back-again = Encore la touche B : on revient à l'étape d'avant.
# Touche B à la première étape.
tutorial-first = C'est la première étape.
# Étoile a arrêté la partie qui apprend un jeu.
tutorial-left-game = On arrête là.
# À la ligne de commande : ce jeu-là n'a pas de partie qui l'apprend. $game : son nom. $games : ceux qui en ont une.
tutorial-none = { $game } n'a pas encore de partie qui l'apprend. Il y en a une pour : { $games }.
