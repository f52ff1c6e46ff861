### Time Bomb Undercover s'apprend en jouant : une petite partie inventée, à 5, avec Lia, Max, Sam et Nora.
### Tout est dit à la table, une étape après l'autre, derrière ce que le vrai jeu vient de dire.
### $cards : 1 si on a de quoi scanner, sinon 0. $ear : 1 si la place 1 a une oreillette.

# Le tout début. La question des cartes suit.
tutorial-time-bomb-undercover-begins = Time Bomb Undercover, quatre minutes pour l'apprendre. Vous êtes à la place 1, joueur 1. À votre gauche : Lia, Max, Sam et Nora.
# Le rôle. À la table, la carte scannée n'est pas lue ; à l'oreillette, elle l'est ; sans carte, la touche C est refusée.
tutorial-time-bomb-undercover-role = L'Agence veut désamorcer la bombe, l'Organisation la faire exploser. Qui est qui ? Chaque rôle est secret. { $ear ->
        [0] { $cards ->
            [0] À l'oreillette, on écoute le sien en secret : touche C. Essayez : s'il n'y a pas d'oreillette, je le dis.
           *[other] Votre carte Rôle est devant vous : scannez-la. À la table, je ne la lirai pas.
        }
       *[other] Écoutez le vôtre : touche C, puis 1{ $cards ->
            [0] { "" }
           *[other] {", puis scannez votre carte"}
        }. Encore la touche C : fini.
    }
# Dièse, après une étape de la mise en place qui vient d'être dite.
tutorial-time-bomb-undercover-set-up = { $ear ->
        [0] { $cards ->
            [0] { "" }
           *[other] C'est voulu. Pour l'écouter en secret, il faut une oreillette : touche C, puis sa place.{" "}
        }
       *[other] { "" }
    }Je dis la mise en place, une étape après l'autre : les rôles, puis les câbles. Ici, tout est prêt. Dièse : étape suivante.
# Un numéro : qui commence.
tutorial-time-bomb-undercover-starter = Les câbles sont posés, face cachée. Qui commence ? On répond par sa place. C'est vous : touche 1.
# La première coupe.
tutorial-time-bomb-undercover-cut = La pince est à vous. Coupez chez Max : touche 3, puis { $cards ->
        [0] 1 pour sécurisé.
       *[other] retournez un de ses câbles, et scannez-le.
    }
# Une coupe défendue. Max a coupé chez Sam, et Sam chez vous.
tutorial-time-bomb-undercover-own = Max a coupé chez Sam, puis Sam chez vous : la pince vous revient. Peut-on couper chez soi ? Essayez : touche 1, puis { $cards ->
        [0] encore 1.
       *[other] un câble.
    }
# La deuxième coupe : le câble d'abord, puis la place.
tutorial-time-bomb-undercover-defuse = Interdit, et rien n'a compté. Coupez donc chez Lia. { $cards ->
        [0] Touche 2, puis encore 2 : désamorçage.
       *[other] Le câble d'abord, cela marche aussi : scannez-le, puis touche 2.
    }
# Annuler. La coupe devait être chez Sam.
tutorial-time-bomb-undercover-undo = Désamorçage, c'est le triangle. Il en faut 5. Mais c'était chez Sam, pas chez Lia ! En jeu, deux fois la touche B annule : faites-le.
# La même coupe, au bon endroit.
tutorial-time-bomb-undercover-again = Refaites-la chez Sam : touche 4, puis { $cards ->
        [0] 2.
       *[other] le câble.
    }
# Touche D.
tutorial-time-bomb-undercover-where = Qui a la pince, où en est-on ? Touche D.
# Touche 9. L'aide suit.
tutorial-time-bomb-undercover-help = Et que peut-on faire ? Touche 9.
# La manche est finie, et la redistribution vient d'être dite. Dièse.
tutorial-time-bomb-undercover-round = Après 5 coupes, on mélange les câbles qui restent, et on les redistribue : un de moins chacun. On regarde les siens, on les mélange, on les pose. Après quatre manches, l'Organisation gagne. C'est posé ? Dièse.
# La dernière coupe. Entre-temps, deux autres câbles de désamorçage.
tutorial-time-bomb-undercover-last = Sautons quelques coupes. Deuxième manche : les autres ont encore désamorcé deux câbles, cela fait 4, et la pince est à vous. Chez Sam, vite : touche 4, puis { $cards ->
        [0] 2.
       *[other] un câble.
    }
# La question de la fin, qui vient d'être posée.
tutorial-time-bomb-undercover-shadow = Vous avez fait la dernière coupe. Êtes-vous Shadow, qui joue seul et gagne ainsi ? Oui : touche 1. Ici, non : touche 2.
# La fin.
tutorial-time-bomb-undercover-won = Vous savez jouer. Et gare à la spirale : c'est la bombe. À vous de parler, de mentir, et d'écouter.
