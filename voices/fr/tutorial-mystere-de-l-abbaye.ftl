### Mystère à l'Abbaye s'apprend en jouant : une petite partie inventée, à trois, avec Lia et Max.
### Tout est dit à la table, une étape après l'autre, derrière ce que le vrai jeu vient de dire.
### $cards : 1 si on a de quoi scanner, sinon 0. $ear : 1 si la place 1 a une oreillette.

# Le tout début. La question des cartes suit.
tutorial-mystere-de-l-abbaye-begins = Mystère à l'Abbaye, quatre minutes pour l'apprendre. Vous êtes à la place 1, joueur 1. À votre gauche : Lia et Max.
# Dièse, après une étape de la mise en place qui vient d'être dite.
tutorial-mystere-de-l-abbaye-set-up = Voilà le mystère : qui est le moine caché sous le plateau ? Tout est distribué. Dièse passe à la suite.
# La main. À la table, la carte n'est pas lue ; à l'oreillette, deux le sont ; sans carte, la touche C est refusée.
tutorial-mystere-de-l-abbaye-hand = Les moines de votre main sont innocents, et secrets. { $ear ->
        [0] { $cards ->
            [0] À l'oreillette, on les écoute : touche C. Essayez, il n'y en a pas ici.
           *[other] Scannez une de vos cartes ici, à la table : je ne la lirai pas.
        }
       *[other] Écoutez-les : touche C, puis 1{ $cards ->
            [0] { "" }
           *[other] {", puis deux scans"}
        }. Encore la touche C : fini.
    }
# Un numéro : qui commence.
tutorial-mystere-de-l-abbaye-starter = Je demande qui commence, on répond par une place. Vous : touche 1.
# Touche 9. L'aide suit.
tutorial-mystere-de-l-abbaye-help = À vous de jouer. Que peut-on faire ? À tout moment, touche 9 le dit. Essayez.
# Touche A : la cloche.
tutorial-mystere-de-l-abbaye-bell = La cloche compte les tours, et qui commence l'avance avant de toucher son pion. Sur la case 1, puis touche A.
# La première salle.
tutorial-mystere-de-l-abbaye-room = Votre pion entre au parloir, où l'on prend une carte. { $cards ->
        [0] C'est la salle 16 : touche 1, puis 6.
       *[other] Scannez la salle, sur la planche.
    }
# Lia interroge le joueur 1 : la question vient d'être posée.
tutorial-mystere-de-l-abbaye-answer = Lia arrive dans votre salle, et vous interroge à voix haute. On dit vrai, ou l'on se tait. Vous vous taisez : touche 2.
# Touche D. Max a joué.
tutorial-mystere-de-l-abbaye-where = Max a joué, et la cloche a avancé. À qui le tour ? Touche D.
# La salle du chapitre.
tutorial-mystere-de-l-abbaye-chapter = Allez dire ce que vous savez, dans la salle du chapitre. { $cards ->
        [0] Salle 18 : touche 1, puis 8.
       *[other] Scannez-la.
    }
# La révélation.
tutorial-mystere-de-l-abbaye-reveal = Un seul trait du coupable, et deux points s'il est juste. Vous dites franciscain. { $cards ->
        [0] C'est le 32 : touche 3, puis 2, puis dièse.
       *[other] Scannez-le.
    }
# Touche B, deux fois.
tutorial-mystere-de-l-abbaye-undo = Votre langue a fourché. Deux fois la touche B : on annule.
# L'accusation. Deux tours ont passé.
tutorial-mystere-de-l-abbaye-accuse = Vous révélez hospitalier à la place. Deux tours passent : le parloir est vide, et vous revoilà au chapitre. Maintenant on peut accuser. { $cards ->
        [0] Le moine 5 : touche 0, puis 5.
       *[other] Scannez un moine de la planche.
    }
# Dièse confirme l'accusation.
tutorial-mystere-de-l-abbaye-sure = Se tromper coûte deux points et une pénitence. On confirme : dièse.
# Personne n'a sa carte.
tutorial-mystere-de-l-abbaye-clear = Tout le monde cherche sa carte. Personne ne l'a : dièse.
# La carte sous le plateau.
tutorial-mystere-de-l-abbaye-culprit = { $cards ->
        [0] On retourne la carte, c'est bien lui : dièse.
       *[other] Retournez la carte, et scannez-la.
    }
# Un numéro : l'ordre du coupable.
tutorial-mystere-de-l-abbaye-verdict = Son ordre, pour compter les révélations. Hospitalier : touche 1.
# La fin.
tutorial-mystere-de-l-abbaye-won = Vous savez jouer. Écoutez bien les questions des autres : elles en disent long.
