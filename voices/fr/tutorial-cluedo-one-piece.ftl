### Cluedo One Piece s'apprend en jouant : une petite partie inventée, à trois, avec Ana et Max.
### Tout est dit à la table, une étape après l'autre, derrière ce que le vrai jeu vient de dire.
### $cards : 1 si on a de quoi scanner, sinon 0. $ear : 1 si la place 1 a une oreillette.

# Le tout début. La question des cartes suit.
tutorial-cluedo-one-piece-begins = Cluedo One Piece, quatre minutes pour l'apprendre. Vous êtes à la place 1, joueur 1. À votre gauche : Ana et Max.
# Un numéro : quel personnage.
tutorial-cluedo-one-piece-character = Qui a trouvé quel trésor, sur quelle île ? D'abord, votre personnage. { $cards ->
        [0] Un numéro : touche 1.
       *[other] Scannez-le, sur la fiche.
    }
# Dièse, après une étape de la mise en place qui vient d'être dite.
tutorial-cluedo-one-piece-sleeve = Ces trois cartes cachées, c'est la réponse. L'étui est prêt ? Dièse passe à la suite.
# Dièse, après l'étape suivante.
tutorial-cluedo-one-piece-deal = Les cartes que l'on tient ne sont donc pas dans l'étui. Distribué ? Dièse.
# La main. À la table, la carte n'est pas lue ; à l'oreillette, deux le sont ; sans carte, la touche C est refusée.
tutorial-cluedo-one-piece-hand = Vos cartes sont secrètes. { $ear ->
        [0] { $cards ->
            [0] À l'oreillette, on les écoute : touche C. Essayez, il n'y en a pas ici.
           *[other] Scannez-en une ici, à la table : je ne la lirai pas.
        }
       *[other] Écoutez-les : touche C, puis 1{ $cards ->
            [0] { "" }
           *[other] {", puis deux scans"}
        }. Encore la touche C : fini.
    }
# Un numéro : qui commence.
tutorial-cluedo-one-piece-starter = On répond par une place. Vous commencez : touche 1.
# Les dés, que je lance.
tutorial-cluedo-one-piece-roll = Lancez vos dés à la main, ou laissez-moi faire : touche 7.
# L'île.
tutorial-cluedo-one-piece-island = Vous avancez jusqu'à l'île 2. { $cards ->
        [0] Touche 1, puis 0 et 2.
       *[other] Scannez-la, sur la fiche.
    }
# L'hypothèse. La question du membre d'équipage vient d'être posée.
tutorial-cluedo-one-piece-guess = Votre hypothèse, ici : un membre d'équipage, puis un trésor. { $cards ->
        [0] Touche 4, puis 0 et 3.
       *[other] Scannez l'un, puis l'autre, sur la fiche.
    }
# Max répond. Ana n'avait rien.
tutorial-cluedo-one-piece-answer = Ana n'a rien de tout cela. Max vous montre une carte en secret, l'île. C'est fait : dièse.
# Touche D.
tutorial-cluedo-one-piece-where = Le tour passe à gauche. Perdu ? Touche D : où en est-on.
# Un méchant, pendant le tour d'Ana.
tutorial-cluedo-one-piece-villain = Ana pioche un méchant. Au huitième, tout le monde perd. { $cards ->
        [0] Touche 3, puis dièse.
       *[other] Scannez-le.
    }
# Touche B, deux fois.
tutorial-cluedo-one-piece-undo = Pardon, c'était un allié, à garder secret. Deux fois la touche B : on annule.
# Touche 9. L'aide suit, en plusieurs lignes.
tutorial-cluedo-one-piece-help = Que peut-on faire, dans un tour ? Touche 9. Trop long ? Dièse.
# Ana a fait une hypothèse, et c'est au joueur 1 de répondre.
tutorial-cluedo-one-piece-show = Ana a dit son hypothèse, Max n'a rien montré. À vous de répondre : aucune des trois, touche 1.
# Au centre, à son tour suivant.
tutorial-cluedo-one-piece-centre = Personne n'avait rien ! Équipage 4, Trésor 3, Île 1 : c'est sûrement cela. Vite, au centre. { $cards ->
        [0] Touche 4.
       *[other] Scannez le centre, sur la fiche.
    }
# Un numéro : accuser.
tutorial-cluedo-one-piece-accuse = On n'accuse qu'une fois. Vous osez : touche 1.
# Les trois de l'accusation.
tutorial-cluedo-one-piece-three = L'équipage, le trésor, l'île. { $cards ->
        [0] Touche 4, puis 0 et 3, puis 0 et 1.
       *[other] Trois scans de la fiche.
    }
# L'étui. Le numéro, puis dièse.
tutorial-cluedo-one-piece-check = Vous regardez l'étui, vous seul. C'est juste : touche 1, puis dièse.
# La fin.
tutorial-cluedo-one-piece-won = Vous savez jouer. Notez qui montre et qui n'a rien : tout est là.
