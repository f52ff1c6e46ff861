### Mystère à l'Abbaye s'apprend en jouant : une petite partie inventée, à trois, avec Lia et Max.
### Tout est dit à la table, une étape après l'autre, derrière ce que le vrai jeu vient de dire.
### $cards : 1 si on a de quoi scanner, sinon 0. $ear : 1 si la place 1 a une oreillette.

# Le tout début. La question des cartes suit.
tutorial-mystere-de-l-abbaye-begins = Mystère à l'Abbaye, quatre minutes pour l'apprendre. Vous êtes à la place 1, joueur 1. À votre gauche : Lia et Max.
# Dièse, après une étape de la mise en place qui vient d'être dite.
tutorial-mystere-de-l-abbaye-set-up = Un moine est caché sous le plateau : c'est le coupable, et voilà le mystère. Les autres sont distribués, et cinq attendent au parloir. Ici, c'est fait. Dièse : étape suivante.
# La main. À la table, la carte n'est pas lue ; à l'oreillette, deux le sont ; sans carte, la touche C est refusée.
tutorial-mystere-de-l-abbaye-hand = Les moines de votre main sont innocents, et secrets. { $ear ->
        [0] { $cards ->
            [0] À l'oreillette, on les écoute : touche C. Essayez : s'il n'y a pas d'oreillette, je le dis.
           *[other] Scannez une de vos cartes ici, à la table : je ne la lirai pas.
        }
       *[other] Écoutez-les : touche C, puis 1{ $cards ->
            [0] { "" }
           *[other] {", puis deux scans"}
        }. Encore la touche C : fini.
    }
# Un numéro : qui commence.
tutorial-mystere-de-l-abbaye-starter = { $ear ->
        [0] { $cards ->
            [0] { "" }
           *[other] C'est voulu. Pour l'écouter en secret, il faut une oreillette : touche C, puis sa place.{" "}
        }
       *[other] { "" }
    }Qui commence ? Un dé le dit, et on répond par une place. C'est vous : touche 1.
# Touche 9. L'aide suit.
tutorial-mystere-de-l-abbaye-help = À vous de jouer. Que peut-on faire ? À tout moment, touche 9 le dit. Essayez.
# Touche A : la cloche.
tutorial-mystere-de-l-abbaye-bell = La cloche compte les tours. Qui a commencé l'avance d'une case à chacun de ses tours, avant de toucher son pion. Après quatre cases elle sonne la messe, et on se passe des cartes. Sur la case 1, puis touche A.
# La première salle.
tutorial-mystere-de-l-abbaye-room = On avance d'une ou deux cases. Votre pion entre au parloir, où l'on prend une carte pour soi seul : c'est encore un innocent. { $cards ->
        [0] C'est la salle 16 : touche 1, puis 6.
       *[other] Scannez la salle, sur la fiche des codes.
    }
# Lia interroge le joueur 1 : la question vient d'être posée.
tutorial-mystere-de-l-abbaye-answer = Lia arrive dans votre salle, et vous interroge à voix haute. Sa question peut nommer des suspects ; la réponse n'a jamais à en nommer. On répond juste, ou l'on fait vœu de silence. Vous vous taisez : touche 2.
# Touche D. Max a joué.
tutorial-mystere-de-l-abbaye-where = Max a joué, et vous avez avancé la cloche. À qui le tour ? Touche D.
# La salle du chapitre.
tutorial-mystere-de-l-abbaye-chapter = Pour marquer des points, allez dire ce que vous savez, dans la salle du chapitre. { $cards ->
        [0] Salle 18 : touche 1, puis 8.
       *[other] Scannez-la.
    }
# La révélation.
tutorial-mystere-de-l-abbaye-reveal = Au chapitre, on peut révéler un seul trait du coupable : deux points s'il est juste. Vous dites franciscain. { $cards ->
        [0] C'est le 32 : touche 3, puis 2, puis dièse.
       *[other] Scannez-le.
    }
# Touche B, deux fois.
tutorial-mystere-de-l-abbaye-undo = Votre langue a fourché. En jeu, deux fois la touche B annule : faites-le.
# L'accusation. Deux tours ont passé.
tutorial-mystere-de-l-abbaye-accuse = Vous révélez hospitalier à la place. Deux tours passent : le parloir est vide, et vous revoilà au chapitre. Maintenant on peut accuser. { $cards ->
        [0] Le moine 5 : touche 0, puis 5.
       *[other] Scannez un moine de la fiche des codes.
    }
# Dièse confirme l'accusation.
tutorial-mystere-de-l-abbaye-sure = C'est bien le moine 5 ? Se tromper coûte deux points et une pénitence : un tour passé à l'église, sans jouer ni parler. On confirme : dièse.
# Personne n'a sa carte.
tutorial-mystere-de-l-abbaye-clear = Tout le monde cherche la carte de ce moine, et qui l'a la montre. Personne ne l'a : dièse.
# La carte sous le plateau.
tutorial-mystere-de-l-abbaye-culprit = { $cards ->
        [0] On retourne la carte sous le plateau, c'est bien lui : dièse.
       *[other] Retournez la carte sous le plateau, et scannez-la.
    }
# Un numéro : l'ordre du coupable.
tutorial-mystere-de-l-abbaye-verdict = Quel est son ordre ? C'est pour compter les révélations. Hospitalier : touche 1.
# La fin.
tutorial-mystere-de-l-abbaye-won = Vous savez jouer. Écoutez bien les questions des autres, et ce qu'ils taisent : cela en dit long.
