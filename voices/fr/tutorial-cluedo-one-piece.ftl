### Cluedo One Piece s'apprend en jouant : une petite partie inventée, à trois, avec Lia et Max.
### Tout est dit à la table, une étape après l'autre, derrière ce que le vrai jeu vient de dire.
### $cards : 1 si on a de quoi scanner, sinon 0. $ear : 1 si la place 1 a une oreillette.

# Le tout début. La question des cartes suit.
tutorial-cluedo-one-piece-begins = Cluedo One Piece, quatre minutes pour l'apprendre. Vous êtes à la place 1, joueur 1. À votre gauche : Lia et Max.
# Un numéro : quel personnage.
tutorial-cluedo-one-piece-character = Qui a trouvé quel trésor, sur quelle île ? C'est l'énigme. D'abord, votre personnage. { $cards ->
        [0] Un numéro : touche 1.
       *[other] Scannez-le, sur la fiche des codes.
    }
# Dièse, après une étape de la mise en place qui vient d'être dite.
tutorial-cluedo-one-piece-deal = L'étui cache déjà la réponse : un membre d'équipage, un trésor, une île. Toutes les autres cartes sont distribuées. Ici, c'est fait. Dièse : étape suivante.
# La main. À la table, la carte n'est pas lue ; à l'oreillette, deux le sont ; sans carte, la touche C est refusée.
tutorial-cluedo-one-piece-hand = Vos cartes sont secrètes. { $ear ->
        [0] { $cards ->
            [0] À l'oreillette, on les écoute : touche C. Essayez : s'il n'y a pas d'oreillette, je le dis.
           *[other] Scannez-en une ici, à la table : je ne la lirai pas.
        }
       *[other] Écoutez-les : touche C, puis 1{ $cards ->
            [0] { "" }
           *[other] {", puis deux scans"}
        }. Encore la touche C : fini.
    }
# Un numéro : qui commence.
tutorial-cluedo-one-piece-starter = { $ear ->
        [0] { $cards ->
            [0] { "" }
           *[other] C'est voulu. Pour l'écouter en secret, il faut une oreillette : touche C, puis sa place.{" "}
        }
       *[other] { "" }
    }Qui commence ? Le plus grand dé, et on répond par une place. C'est vous : touche 1.
# Les dés, que je lance.
tutorial-cluedo-one-piece-roll = À vous : les dés disent de combien on avance, mais ni en diagonale ni à travers un pion. On les lance à la main, ou je m'en charge. Essayez : touche 7.
# L'île.
tutorial-cluedo-one-piece-island = Vous avancez jusqu'à l'île 2. { $cards ->
        [0] Touche 1, puis 0 et 2.
       *[other] Scannez-la, sur la fiche des codes.
    }
# L'hypothèse. La question du membre d'équipage vient d'être posée.
tutorial-cluedo-one-piece-guess = Votre hypothèse, ici : un membre d'équipage, puis un trésor. { $cards ->
        [0] Touche 4, puis 0 et 3.
       *[other] Scannez l'un, puis l'autre, sur la fiche des codes.
    }
# Touche 9, pendant que Max répond. L'aide suit. Lia n'avait rien.
tutorial-cluedo-one-piece-help = Lia n'a rien de tout cela, Max doit répondre. Que peut-on faire ? À tout moment, touche 9 le dit.
# Max répond.
tutorial-cluedo-one-piece-answer = Max vous montre une carte en secret, une seule : l'île. C'est fait : dièse.
# Touche D.
tutorial-cluedo-one-piece-where = Le tour passe à gauche, à Lia. Perdu ? Touche D : où en est-on.
# Un méchant, pendant le tour de Lia.
tutorial-cluedo-one-piece-villain = Lia pioche un méchant. Au huitième, tout le monde perd. { $cards ->
        [0] Touche 3, puis dièse.
       *[other] Scannez-le.
    }
# Touche B, deux fois.
tutorial-cluedo-one-piece-undo = Pardon, c'était un allié, à garder secret. En jeu, deux fois la touche B annule : faites-le.
# Lia a fait une hypothèse, et c'est au joueur 1 de répondre.
tutorial-cluedo-one-piece-show = Lia fait une hypothèse, à vous de répondre. Supposons que vous n'ayez aucune des trois : touche 1.
# Au centre, à son tour suivant.
tutorial-cluedo-one-piece-centre = Personne n'a rien ! Ce sont peut-être les trois. À votre tour suivant, vite, au centre. { $cards ->
        [0] Touche 4.
       *[other] Scannez le centre, sur la fiche des codes.
    }
# Un numéro : accuser.
tutorial-cluedo-one-piece-accuse = Au centre, on peut accuser. Une erreur, et on ne joue plus. Vous osez : touche 1.
# Les trois de l'accusation.
tutorial-cluedo-one-piece-three = Votre accusation : l'équipage, le trésor, l'île. { $cards ->
        [0] Touche 4, puis 0 et 3, puis 0 et 1.
       *[other] Trois scans de la fiche des codes.
    }
# L'étui. Le numéro, puis dièse.
tutorial-cluedo-one-piece-check = Vous regardez l'étui, vous seul. Supposons que ce soit juste : touche 1, puis dièse pour confirmer.
# La fin.
tutorial-cluedo-one-piece-won = Vous savez jouer. Notez qui montre et qui n'a rien : tout est là.
