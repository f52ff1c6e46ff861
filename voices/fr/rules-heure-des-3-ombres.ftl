### Les règles de L'heure des 3 ombres, à lire par l'oreille : un passage à la fois, à la table ou dans une oreille, et en lignes par « companion rules ». Trois phrases au plus.
### Nombres : $suspects à écarter pour gagner, $last-hour la dernière heure, $sleep et $bluff les heures où quelque chose s'ouvre, $reveals les tuiles d'un tour, $lieu, $enquete et $enqueteur ce que la boîte en a.

# Règles, « En une minute », $suspects.
rules-heure-des-3-ombres-minute-goal = Un démon se cache dans un suspect. On joue tous ensemble : retrouvez les paires de suspects, et celui qui reste seul est le démon. Une paire, c'est un suspect écarté : à { $suspects }, tout le monde gagne.
# Règles, « En une minute », $last-hour.
rules-heure-des-3-ombres-minute-clock = L'horloge tourne contre vous. À { $last-hour } heures, tout le monde perd.
# Règles, « En une minute ».
rules-heure-des-3-ombres-minute-memory = C'est un jeu de mémoire : on dévoile, on retient, on cache. Je ne redis jamais ce qu'il y a sous une tuile retournée.
# Règles, « La mise en place », $lieu.
rules-heure-des-3-ombres-set-up-boards = Posez les { $lieu } plateaux Lieu, l'Horloge et l'Agence, où iront les paires. Les tuiles Suspect vont face cachée sur les Lieux ; ce n'est pas écrit, nous jouons ainsi. Chaque suspect a deux versions, presque pareilles : la normale et l'hypnotisée.
# Règles, « La mise en place ».
rules-heure-des-3-ombres-set-up-demon = Une tuile reste à part, face cachée, sans que personne la regarde : la tuile Démon. C'est le double du suspect que vous cherchez. On ne la dévoile qu'au coup de bluff.
# Règles, « La mise en place », $enqueteur.
rules-heure-des-3-ombres-set-up-people = Chacun prend un enquêteur, un rôle par personne. La boîte en a { $enqueteur }.
# Règles, « La mise en place ».
rules-heure-des-3-ombres-set-up-unknown = Combien de tuiles, de Traquenards, d'Indices et de cubes Hercule au départ : seule la boîte le dit. L'horloge part de zéro et avance d'une heure à la fois ; ce n'est pas écrit, nous jouons ainsi.
# Règles, « Un tour », $reveals.
rules-heure-des-3-ombres-turn-roll = On commence par lancer le dé : il montre un des Lieux, la loupe ou l'horloge. C'est lui qui dit où dévoiler, et { $reveals } tuiles au plus. Votre tour fini, c'est à la personne à votre gauche.
# Règles, « Un tour ».
rules-heure-des-3-ombres-turn-face-lieu = Un Lieu, c'est-à-dire Réverbère, Chapeau, Pentacle ou Rouage : une tuile de ce Lieu, puis une au choix. S'il est vide, une seule tuile en tout, au choix.
# Règles, « Un tour ».
rules-heure-des-3-ombres-turn-face-other = { heure-des-3-ombres-reads-loupe } { heure-des-3-ombres-reads-horloge }
# Règles, « Un tour ».
rules-heure-des-3-ombres-turn-pair = Deux suspects strictement identiques : c'est une paire, et elle va à l'Agence, face visible. Piochez une carte 3ID, le matériel de l'Agence : elle aide. Puis posez face cachée, à une place vide, un Traquenard : un piège, que personne ne regarde.
# Règles, « Un tour ».
rules-heure-des-3-ombres-turn-differ = Deux suspects différents : retournez-les face cachée. Vous pouvez y laisser des Indices, les cubes à votre couleur. Puis piochez une carte Limbes, qui nuit.
# Règles, « Un tour ».
rules-heure-des-3-ombres-turn-trap = Un Traquenard : appliquez-le, défaussez-le. En premier, il arrête tout : pas d'autre tuile. En second, retournez d'abord le suspect.
# Règles, « Un tour ».
rules-heure-des-3-ombres-turn-open = Une carte Limbes après un Traquenard, ou après une seule tuile ? La règle se contredit. Ici, seulement après deux suspects différents.
# Règles, « Un tour ».
rules-heure-des-3-ombres-turn-clues = Un Indice marque une tuile, un seul par tuile, et seulement après deux suspects différents. Dévoiler la tuile rend l'Indice ; la regarder en secret le laisse. Réserve vide : vous pouvez déplacer ceux que vous avez posés.
# Règles, « Un tour ».
rules-heure-des-3-ombres-turn-cube = Un cube Hercule bloque sa tuile : on ne la regarde pas, on ne la dévoile pas, on ne la mélange pas. Au lieu de dévoiler une tuile, vous pouvez retirer un cube. La tuile reste cachée.
# Règles, « Un tour ».
rules-heure-des-3-ombres-turn-looks = Les regards secrets viennent avant la première tuile dévoilée, et de vos capacités ou Objets seulement. Avant ou après le dé, la règle ne le dit pas.
# Règles, « Les Traquenards ».
rules-heure-des-3-ombres-traps-hercule = Hercule, le chat de l'Agence : jetez deux cubes à son nom vers le milieu des Lieux. Chacun va sur la tuile la plus proche, face cachée et sans cube. Sans cube en réserve, l'horloge avance.
# Règles, « Les Traquenards ».
rules-heure-des-3-ombres-traps-yeux = Yeux du démon : tournez d'un quart, sens horaire, le Lieu de la couleur indiquée. Puis fermez les yeux jusqu'à votre prochain tour.
# Règles, « Les Traquenards ».
rules-heure-des-3-ombres-traps-vortex = Vortex, le Traquenard : tournez d'un quart, sens horaire, tous les Lieux d'un seul tenant. Puis fermez les yeux jusqu'à votre prochain tour.
# Règles, « Les Traquenards ».
rules-heure-des-3-ombres-traps-horloge = Horloge : l'heure avance, et c'est tout.
# Règles, « Les Traquenards ».
rules-heure-des-3-ombres-traps-empty = Plus de Traquenard en pile ? Mélangez ceux de la défausse. L'heure ne bouge pas.
# Règles, « Les enquêteurs ».
rules-heure-des-3-ombres-investigators-lucile = { heure-des-3-ombres-is-lucile } Le second résultat compte.
# Règles, « Les enquêteurs ».
rules-heure-des-3-ombres-investigators-balafre = { heure-des-3-ombres-is-balafre }
# Règles, « Les enquêteurs ».
rules-heure-des-3-ombres-investigators-allison = { heure-des-3-ombres-is-allison }
# Règles, « Les enquêteurs ».
rules-heure-des-3-ombres-investigators-zacharie = { heure-des-3-ombres-is-zacharie } Même sous un cube : ce n'est pas écrit, nous jouons ainsi.
# Règles, « Les cartes 3ID ».
rules-heure-des-3-ombres-objects-when = Une carte 3ID se pioche après une paire. Un Objet se garde et se défausse une fois utilisé, un seul par personne : l'autre se donne ou se défausse. Je dis lesquelles sont des Objets : ce n'est pas écrit, nous jouons ainsi.
# Règles, « Les cartes 3ID ».
rules-heure-des-3-ombres-objects-archeoscript = { heure-des-3-ombres-card-archeoscript } Avant le dé : ce n'est pas écrit, nous jouons ainsi.
# Règles, « Les cartes 3ID ».
rules-heure-des-3-ombres-objects-chronogyre = Chronogyre, Objet. Dès qu'un suspect est dévoilé, posez-y un Indice : on le laisse visible, jusqu'à sa paire.
# Règles, « Les cartes 3ID », $sleep.
rules-heure-des-3-ombres-objects-debriefing = Débriefing, tout de suite. Avant { $sleep } heures : un Indice à votre couleur. Ensuite : dévoilez toutes les tuiles à Indice, écartez les paires sans carte 3ID ni Traquenard, retournez le reste.
# Règles, « Les cartes 3ID ».
rules-heure-des-3-ombres-objects-calepin = Calepin, tout de suite : un Indice de plus à votre couleur. Réserve vide : une autre personne en prend un de la sienne. Plus un seul nulle part : rien ne se passe.
# Règles, « Les cartes 3ID ».
rules-heure-des-3-ombres-objects-invertigo = { heure-des-3-ombres-card-invertigo }
# Règles, « Les cartes 3ID ».
rules-heure-des-3-ombres-objects-loupe = { heure-des-3-ombres-card-loupe-analytique }
# Règles, « Les cartes 3ID ».
rules-heure-des-3-ombres-objects-stylo = { heure-des-3-ombres-card-stylo-traducteur }
# Règles, « Les cartes 3ID ».
rules-heure-des-3-ombres-objects-revelateur = { heure-des-3-ombres-card-revelateur-d-empreinte } À votre tour : ce n'est pas écrit, nous jouons ainsi.
# Règles, « Les cartes 3ID ».
rules-heure-des-3-ombres-objects-oreillettes = { heure-des-3-ombres-card-oreillettes-a-ultra-son }
# Règles, « Les cartes 3ID ».
rules-heure-des-3-ombres-objects-empty = Pioche 3ID vide : mélangez la défausse. L'heure ne bouge pas.
# Règles, « Les cartes Limbes ».
rules-heure-des-3-ombres-limbes-when = Une carte Limbes se pioche après deux suspects différents. Une Embûche agit une fois, tout de suite. Une Malédiction dure jusqu'à la fin du prochain tour de qui l'a piochée, et plusieurs s'ajoutent.
# Règles, « Les cartes Limbes », $sleep.
rules-heure-des-3-ombres-limbes-kinds = Je dis laquelle est Embûche ou Malédiction, d'après son effet : ce n'est pas écrit, nous jouons ainsi. Une Embûche endormie n'agit qu'à partir de { $sleep } heures : avant, il ne se passe rien.
# Règles, « Les cartes Limbes ».
rules-heure-des-3-ombres-limbes-amnesie = { heure-des-3-ombres-limbes-amnesie }
# Règles, « Les cartes Limbes ».
rules-heure-des-3-ombres-limbes-temps-accelere = { heure-des-3-ombres-limbes-temps-accelere }
# Règles, « Les cartes Limbes », $sleep.
rules-heure-des-3-ombres-limbes-brouillard = { heure-des-3-ombres-limbes-brouillard } Endormie avant { $sleep } heures.
# Règles, « Les cartes Limbes », $sleep.
rules-heure-des-3-ombres-limbes-fausse-piste = Fausse piste : une paire écartée revient. Mélangez-la face cachée avec deux tuiles libres, et posez-en une par Lieu si possible. Endormie avant { $sleep } heures.
# Règles, « Les cartes Limbes », $sleep.
rules-heure-des-3-ombres-limbes-illusion = Illusion : lancez le dé jusqu'à un Lieu, et tournez-le d'un quart, sens horaire. Endormie avant { $sleep } heures.
# Règles, « Les cartes Limbes », $sleep.
rules-heure-des-3-ombres-limbes-manipulation = { heure-des-3-ombres-limbes-manipulation } Endormie avant { $sleep } heures.
# Règles, « Les cartes Limbes », $sleep.
rules-heure-des-3-ombres-limbes-reveil-des-ombres = { heure-des-3-ombres-limbes-reveil-des-ombres } Endormie avant { $sleep } heures.
# Règles, « Les cartes Limbes », $sleep.
rules-heure-des-3-ombres-limbes-vortex = { heure-des-3-ombres-limbes-vortex } Endormie avant { $sleep } heures. Ici, personne ne ferme les yeux.
# Règles, « Les cartes Limbes ».
rules-heure-des-3-ombres-limbes-brume = { token-heure-des-3-ombres-limbes-brume } : { heure-des-3-ombres-curse-brume }.
# Règles, « Les cartes Limbes ».
rules-heure-des-3-ombres-limbes-confusion = { token-heure-des-3-ombres-limbes-confusion } : { heure-des-3-ombres-curse-confusion }.
# Règles, « Les cartes Limbes ».
rules-heure-des-3-ombres-limbes-hallucination = { token-heure-des-3-ombres-limbes-hallucination } : { heure-des-3-ombres-curse-hallucination }.
# Règles, « Les cartes Limbes ».
rules-heure-des-3-ombres-limbes-paralysie = { token-heure-des-3-ombres-limbes-paralysie } : { heure-des-3-ombres-curse-paralysie }.
# Règles, « Les cartes Limbes ».
rules-heure-des-3-ombres-limbes-paranoia = { token-heure-des-3-ombres-limbes-paranoia } : { heure-des-3-ombres-curse-paranoia }. On peut les décrire, et dévoiler une paire.
# Règles, « Les cartes Limbes ».
rules-heure-des-3-ombres-limbes-silence = { token-heure-des-3-ombres-limbes-silence } : { heure-des-3-ombres-curse-silence-printed }. À une table mixte, une règle de la maison remplace les gestes.
# Règles, « Les cartes Limbes ».
rules-heure-des-3-ombres-limbes-tenebres = { token-heure-des-3-ombres-limbes-tenebres } : { heure-des-3-ombres-curse-tenebres-printed }. À une table mixte, une règle de la maison la rend juste pour tous.
# Règles, « Les cartes Limbes ».
rules-heure-des-3-ombres-limbes-empty = Pioche Limbes vide : l'heure avance, puis mélangez la défausse.
# Règles, « La fin », $suspects.
rules-heure-des-3-ombres-end-win = Tout le monde gagne avec { $suspects } suspects à l'Agence, ou par un coup de bluff réussi.
# Règles, « La fin », $last-hour.
rules-heure-des-3-ombres-end-lose = Tout le monde perd quand l'horloge atteint { $last-hour } heures, ou par un coup de bluff manqué. Les deux fins à la fois : la règle n'en dit rien.
# Règles, « La fin », $bluff.
rules-heure-des-3-ombres-end-bluff = Coup de bluff : à partir de { $bluff } heures, à votre tour, à la place du dé. Dévoilez une tuile, puis la tuile Démon. Identiques, tout le monde gagne ; différentes, tout le monde perd.
# Règles, « La fin ».
rules-heure-des-3-ombres-end-clock = L'heure avance pour ces raisons seulement : la face Horloge, le Traquenard Horloge, Hercule sans cube, Temps accéléré, la pioche Limbes vide.
# Règles, « Les erreurs courantes ».
rules-heure-des-3-ombres-mistakes-versions = Chaque suspect existe en normal et en hypnotisé, presque pareils. Une paire, c'est le même suspect dans la même version.
# Règles, « Les erreurs courantes ».
rules-heure-des-3-ombres-mistakes-names = Vortex est deux choses : un Traquenard, qui ferme les yeux, et une Embûche, qui ne les ferme pas. Brouillard et Brume aussi sont deux cartes.
# Règles, « Les erreurs courantes ».
rules-heure-des-3-ombres-mistakes-look = Regarder n'est pas dévoiler. L'Indice reste, et rien ne va à l'Agence.
# Règles, « Les erreurs courantes ».
rules-heure-des-3-ombres-mistakes-reshuffle = Seule la pioche Limbes fait avancer l'heure quand elle est vide. Les deux autres, non.
