### L'heure des 3 ombres s'apprend en jouant : une petite partie inventée, à deux, avec Lia.
### Tout est dit à la table, une étape après l'autre, derrière ce que le vrai jeu vient de dire.
### $cards : 1 si on a de quoi scanner, sinon 0. $ear : 1 si la place 1 a une oreillette.

# Le tout début. La question des cartes suit.
tutorial-heure-des-3-ombres-begins = L'heure des 3 ombres, quatre minutes pour l'apprendre. Vous êtes à la place 1, joueur 1. Lia joue avec vous.
# Un numéro : qui joue qui.
tutorial-heure-des-3-ombres-investigator = Un démon se cache dans un suspect. On enquête ensemble : 13 suspects à écarter, une paire de tuiles pour chacun, avant 12 heures. Qui êtes-vous ? Pour Lucile : touche 1.
# Touche 9. L'aide suit. C'est le tour du joueur 1.
tutorial-heure-des-3-ombres-help = Avant tout : que peut-on faire ? À tout moment, touche 9 le dit.
# Touche A.
tutorial-heure-des-3-ombres-clock = L'horloge avance par le dé, par des cartes, ou par vous : touche A. Essayez.
# Touche B, deux fois.
tutorial-heure-des-3-ombres-undo = Une heure de trop ! En jeu, deux fois la touche B annule : faites-le.
# Le dé, que je lance.
tutorial-heure-des-3-ombres-roll = Le dé dit où chercher : dans un des quatre Lieux, ou partout. On tape son numéro, ou touche 7 : je lance. Essayez la touche 7.
# Deux tuiles. Le dé vient de dire où.
tutorial-heure-des-3-ombres-tiles = { $cards ->
        [0] On dévoile deux tuiles, et on scanne chacune. Sans carte, dièse : je le fais.
       *[other] Dévoilez deux tuiles l'une après l'autre, et scannez chacune.
    }
# Différentes ou pareilles ? La question vient d'être posée.
tutorial-heure-des-3-ombres-differ = Une paire strictement identique ? Non, ces deux suspects diffèrent : touche 2.
# Les tuiles sont retournées.
tutorial-heure-des-3-ombres-back = C'est un jeu de mémoire. Une fois cachées, je ne les redis plus jamais. Retournez-les face cachée, puis dièse.
# La carte Limbes.
tutorial-heure-des-3-ombres-limbes = Sans paire, on peut laisser un Indice sur chaque tuile : un cube à sa couleur, pour s'en souvenir. Puis on pioche une carte Limbes, et elle complique tout. { $cards ->
        [0] Sans carte : dièse.
       *[other] Scannez-la.
    }
# La paire. C'est de nouveau le tour du joueur 1.
tutorial-heure-des-3-ombres-pair = Entre-temps Lia a joué, et ce dé est le vôtre. Vous vous souvenez d'une paire. { $cards ->
        [0] Dièse.
       *[other] Scannez ses deux tuiles.
    }
# Un numéro : oui.
tutorial-heure-des-3-ombres-found = Une paire ? Oui, cette fois les mêmes : touche 1.
# La carte 3ID.
tutorial-heure-des-3-ombres-card = La paire va sur le plateau Agence. On pioche alors une carte 3ID, qui aide. { $cards ->
        [0] Sans carte : dièse.
       *[other] Scannez-la.
    }
# Le Traquenard que l'on pose.
tutorial-heure-des-3-ombres-trap = Puis on pose un Traquenard sans le regarder, face cachée : un piège de plus parmi les tuiles. C'est posé ? Dièse.
# Le Traquenard que l'on dévoile. C'est de nouveau le tour du joueur 1, au milieu de la partie.
tutorial-heure-des-3-ombres-danger = Du temps a passé, c'est votre tour. Mais la tuile que vous dévoilez est un Traquenard. { $cards ->
        [0] Dièse.
       *[other] Scannez-la.
    }
# Les yeux sont fermés : ce que fait le Traquenard vient d'être dit. Dièse finit le tour.
tutorial-heure-des-3-ombres-eyes = Le tour s'arrête là. Vous fermez les yeux jusqu'au suivant. Dièse finit un tour.
# Touche D. Le temps a passé.
tutorial-heure-des-3-ombres-where = Lia a joué, et vous rouvrez les yeux. Quelle heure est-il, à qui le tour ? Touche D.
# Le coup de bluff.
tutorial-heure-des-3-ombres-bluff = Depuis 6 heures, au lieu du dé, on peut bluffer : touche 8.
# Le suspect, puis la tuile Démon.
tutorial-heure-des-3-ombres-demon = Vous pensez savoir qui cache le démon. { $cards ->
        [0] On dévoile sa tuile, puis la tuile Démon, restée à part. Dièse.
       *[other] Scannez sa tuile, puis la tuile Démon, restée à part.
    }
# Un numéro : oui.
tutorial-heure-des-3-ombres-same = Strictement identiques ? Si elles diffèrent, tout le monde perd. Elles sont pareilles : touche 1.
# La fin.
tutorial-heure-des-3-ombres-won = Vous savez jouer. Retenez vos tuiles, et surveillez l'horloge : à 12 heures, c'est perdu.
