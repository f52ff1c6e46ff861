### L'heure des 3 ombres s'apprend en jouant : une petite partie inventée, à deux, avec Ana.
### Tout est dit à la table, une étape après l'autre, derrière ce que le vrai jeu vient de dire.
### $cards : 1 si on a de quoi scanner, sinon 0. $ear : 1 si la place 1 a une oreillette.

# Le tout début. La question des cartes suit.
tutorial-heure-des-3-ombres-begins = L'heure des 3 ombres, quatre minutes pour l'apprendre. Vous êtes à la place 1, joueur 1. Ana joue avec vous.
# Un numéro : qui joue qui.
tutorial-heure-des-3-ombres-investigator = Un démon se cache dans un suspect. On enquête ensemble : 13 suspects à écarter, deux par deux, avant 12 heures. Qui êtes-vous ? Pour Lucile : touche 1.
# Le dé, que je lance.
tutorial-heure-des-3-ombres-roll = Lancez votre dé et tapez son numéro, de 1 à 6. Ou touche 7 : je lance pour vous. Essayez.
# Deux tuiles. Le dé vient de dire où.
tutorial-heure-des-3-ombres-tiles = { $cards ->
        [0] On dévoile deux tuiles, et on scanne chacune. Sans carte, dièse : je le fais.
       *[other] Dévoilez deux tuiles l'une après l'autre, et scannez chacune.
    }
# Différentes ou pareilles ? La question vient d'être posée.
tutorial-heure-des-3-ombres-differ = Une paire, c'est deux fois le même suspect, exactement. Ceux-ci diffèrent : touche 2.
# Les tuiles sont retournées.
tutorial-heure-des-3-ombres-back = C'est un jeu de mémoire. Une fois cachées, je ne les redis plus jamais. Retournez-les, puis dièse.
# La carte Limbes.
tutorial-heure-des-3-ombres-limbes = Sans paire, on pioche une carte Limbes, et elle complique tout. { $cards ->
        [0] Sans carte : dièse.
       *[other] Scannez-la.
    }
# Touche A. C'est le tour d'Ana.
tutorial-heure-des-3-ombres-clock = L'horloge avance par le dé, par des cartes, ou par vous : touche A. Essayez.
# Touche B, deux fois.
tutorial-heure-des-3-ombres-undo = Une heure de trop ! Deux fois la touche B : on annule.
# Touche D.
tutorial-heure-des-3-ombres-where = Quelle heure est-il, combien de suspects écartés ? Touche D.
# Une tuile scannée quand il ne faut pas. Ana a dévoilé un Traquenard.
tutorial-heure-des-3-ombres-unread = Ana a dévoilé un Traquenard : il arrête tout. { $cards ->
        [0] Une tuile scannée maintenant ne serait pas lue. Dièse.
       *[other] Scannez une tuile quand même : je ne la lirai pas.
    }
# La paire. C'est de nouveau le tour du joueur 1.
tutorial-heure-des-3-ombres-pair = À vous, et le dé montre la Loupe : deux tuiles où vous voulez. Vous vous souvenez d'une paire. { $cards ->
        [0] Dièse.
       *[other] Scannez ses deux tuiles.
    }
# Un numéro : oui.
tutorial-heure-des-3-ombres-found = Cette fois, les mêmes. Touche 1.
# La carte 3ID.
tutorial-heure-des-3-ombres-card = La paire va à l'Agence, et vous piochez une carte 3ID, pour aider. { $cards ->
        [0] Sans carte : dièse.
       *[other] Scannez-la.
    }
# Le Traquenard que l'on pose.
tutorial-heure-des-3-ombres-trap = En échange, un nouveau Traquenard va parmi les tuiles, sans que personne le voie. Posé ? Dièse.
# Touche 9. L'aide suit.
tutorial-heure-des-3-ombres-help = Que peut-on faire, à tout moment ? Touche 9.
# Le coup de bluff. Le temps a passé.
tutorial-heure-des-3-ombres-bluff = Le temps a passé : 7 heures, et c'est à vous. Depuis 6 heures, on peut bluffer au lieu de lancer le dé. Touche 8.
# Le suspect, puis la tuile Démon.
tutorial-heure-des-3-ombres-demon = Vous pensez savoir qui cache le démon. { $cards ->
        [0] On dévoile sa tuile, puis la tuile Démon. Dièse.
       *[other] Scannez sa tuile, puis une autre pour le Démon.
    }
# Un numéro : oui.
tutorial-heure-des-3-ombres-same = Si elles diffèrent, tout le monde perd. Elles sont pareilles : touche 1.
# La fin.
tutorial-heure-des-3-ombres-won = Vous savez jouer. Retenez vos tuiles, et surveillez l'horloge : à 12 heures, c'est perdu.
