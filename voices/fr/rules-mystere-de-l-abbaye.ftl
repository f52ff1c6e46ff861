### Les règles de Mystère à l'Abbaye, à lire par l'oreille : un passage à la fois, à la table ou dans une oreille, et en lignes par « companion rules ». Trois phrases au plus.
### Nombres : $suspects les moines, $bell la dernière case de la cloche, $messe et $crypte les cartes, $most le plus de joueurs ; $hand, $parlour et $culprit la distribution à $players ;
### $revelation, $accusation ce que rapporte une juste, $revelation-wrong, $accusation-wrong ce que coûte une fausse.

# Règles, « En une minute », $suspects.
rules-mystere-de-l-abbaye-minute-goal = Un moine a tué, parmi { $suspects }, et sa carte est sous le plateau. Chacun en voit quelques-uns, donc innocents, et cherche les autres. On gagne aux points, pas seulement en trouvant.
# Règles, « En une minute ».
rules-mystere-de-l-abbaye-minute-play = On marche dans l'abbaye, on interroge qui l'on rencontre, on fouille des salles. La cloche compte les tours : à chaque messe, on se passe des cartes.
# Règles, « En une minute ».
rules-mystere-de-l-abbaye-minute-traits = Un moine a un ordre, un rang, une capuche ou non, un visage, une carrure : ce sont ses traits. Dans la salle du chapitre, on annonce un trait du coupable, ou on accuse.
# Règles, « La mise en place ».
rules-mystere-de-l-abbaye-set-up-start = Tous les pions vont à l'église. Chacun prend un carnet et une fiche de suspects, et les cache aux autres.
# Règles, « La mise en place », $crypte.
rules-mystere-de-l-abbaye-set-up-piles = Mélangez chaque pile à part : bibliothèque, scriptorium, événements. Les { $crypte } cartes Crypte vont à la crypte.
# Règles, « La mise en place », $culprit, $hand, $parlour, $players.
rules-mystere-de-l-abbaye-set-up-deal = À { $players } joueurs : { $culprit } suspect sous le plateau, sans le regarder. Au parloir, face cachée : { $parlour }. À chacun : { $hand }.
# Règles, « La mise en place ».
rules-mystere-de-l-abbaye-set-up-source = Notre copie des règles se trompe pour ces nombres : il faudrait trop de cartes. Ceux-ci viennent des règles anglaises de l'éditeur, et leur somme est juste.
# Règles, « La mise en place ».
rules-mystere-de-l-abbaye-set-up-first = Un dé aux couleurs des pions désigne qui commence ; une couleur absente se relance, toujours. Cette personne prend la cloche et les messes, Matines dessus.
# Règles, « La mise en place ».
rules-mystere-de-l-abbaye-set-up-confessed = Deux dés, posés dans les confessionnaux, désignent qui s'y est confessé en dernier : deux personnes différentes.
# Règles, « Un tour ».
rules-mystere-de-l-abbaye-turn-bell = Chacun joue à son tour, vers la gauche. La première personne commence par la cloche, avant de toucher son pion. Les autres n'y touchent pas.
# Règles, « Un tour », $most.
rules-mystere-de-l-abbaye-turn-move = Le déplacement est obligatoire : une ou deux cases, et pas d'aller-retour. À { $most } joueurs, jusqu'à trois. La couleur du sol sépare les cases ; lesquelles se touchent, le plateau le dit, ou ce que la boîte m'a appris : touche D.
# Règles, « Un tour ».
rules-mystere-de-l-abbaye-turn-meet = Quelqu'un est déjà sur la case ? Vous devez lui poser une question, à une seule personne. Ensuite seulement, la salle agit.
# Règles, « Un tour ».
rules-mystere-de-l-abbaye-turn-question = Toute question va, si l'on peut répondre sans nommer un suspect ; elle-même peut en nommer. On fait vœu de silence, ou on répond vrai et précis ; une promesse se tient. Qui répond peut demander à son tour, et là il faut répondre.
# Règles, « Un tour ».
rules-mystere-de-l-abbaye-turn-penance = En pénitence, le pion est à l'église et passe son prochain tour. Tant qu'il est là, ni questions ni réponses. Causes : cellule fouillée et surprise, accusation fausse, cloche oubliée ; et une impolitesse, d'un commun accord.
# Règles, « La cloche et les messes », $bell, $most.
rules-mystere-de-l-abbaye-masses-count = Chaque fois que c'est à la première personne, la cloche avance d'une case, de la première à la case { $bell }. La fois d'après, elle n'avance plus : elle sonne la messe. À { $most } joueurs, après une messe, elle repart de la deuxième case.
# Règles, « La cloche et les messes ».
rules-mystere-de-l-abbaye-masses-mass = La messe : tous les pions à l'église. Ensemble, chacun passe à gauche le nombre de cartes écrit sur la messe ; qui en a moins donne tout, et garde ce qu'il reçoit. Puis un événement, appliqué tout de suite.
# Règles, « La cloche et les messes ».
rules-mystere-de-l-abbaye-masses-next = La personne à droite de qui a sonné devient la première. Elle prend la cloche et les messes, et met celle du dessus dessous.
# Règles, « La cloche et les messes », $messe.
rules-mystere-de-l-abbaye-masses-order = Il y a { $messe } messes : { mystere-de-l-abbaye-mass-matines }, { mystere-de-l-abbaye-mass-laudes }, { mystere-de-l-abbaye-mass-prime }, { mystere-de-l-abbaye-mass-tierce }. Puis { mystere-de-l-abbaye-mass-sexte }, { mystere-de-l-abbaye-mass-none }, { mystere-de-l-abbaye-mass-vepres }, { mystere-de-l-abbaye-mass-complies }. Le nombre de cartes à passer n'est imprimé que sur elles.
# Règles, « Les salles ».
rules-mystere-de-l-abbaye-rooms-eglise = { token-mystere-de-l-abbaye-salle-eglise }. On y commence, on y revient à chaque messe, on y fait pénitence.
# Règles, « Les salles ».
rules-mystere-de-l-abbaye-rooms-confessionnal = { token-mystere-de-l-abbaye-salle-confessionnal-1 }, { token-mystere-de-l-abbaye-salle-confessionnal-2 }. Prenez au hasard une carte à qui s'y est confessé avant vous, puis tournez le dé à votre couleur. Un seul pion à la fois.
# Règles, « Les salles ».
rules-mystere-de-l-abbaye-rooms-cellule = { token-mystere-de-l-abbaye-salle-cellule-1 }, et ainsi de suite : une par personne, un seul pion. Chez un autre, prenez une de ses cartes au hasard. Si cette personne rentre, rendez-lui la carte, ou une au hasard si vous ne l'avez plus, et allez en pénitence.
# Règles, « Les salles ».
rules-mystere-de-l-abbaye-rooms-scriptorium = { token-mystere-de-l-abbaye-salle-scriptorium }. Piochez un livre. Étoile sur le sceau : gardez-le caché, pour plus tard ; sinon, lisez-le à voix haute et appliquez-le.
# Règles, « Les salles ».
rules-mystere-de-l-abbaye-rooms-bibliotheque = { token-mystere-de-l-abbaye-salle-bibliotheque }, une fois par partie. Il faut que personne n'ait moins de cartes que vous, et que quelqu'un en ait davantage. Piochez un livre, lisez-le, appliquez-le.
# Règles, « Les salles ».
rules-mystere-de-l-abbaye-rooms-parloir = { token-mystere-de-l-abbaye-salle-parloir }. Prenez la première carte de la pile. Pile vide : demandez à quelqu'un de vous montrer une carte, d'après un ou deux traits ; qui en a en montre une, sans la donner, et qui n'en a pas le dit.
# Règles, « Les salles ».
rules-mystere-de-l-abbaye-rooms-crypte = { token-mystere-de-l-abbaye-salle-crypte }. Prenez une carte Crypte, une seule à la fois. Après un de vos tours, elle vous fait rejouer ; la règle dit « quand vous le souhaiterez », donc dès ce tour : nous jouons ainsi.
# Règles, « Les salles ».
rules-mystere-de-l-abbaye-rooms-chapitre = { token-mystere-de-l-abbaye-salle-chapitre }. Vous pouvez révéler un trait, ou accuser. Ce n'est pas obligé.
# Règles, « Les salles ».
rules-mystere-de-l-abbaye-rooms-others = { token-mystere-de-l-abbaye-salle-cour }. { token-mystere-de-l-abbaye-salle-cloitre }. { token-mystere-de-l-abbaye-salle-autre } : aucun effet, mais les cases comptent.
# Règles, « Les cartes », $suspects.
rules-mystere-de-l-abbaye-cards-suspects = Les { $suspects } suspects : un par moine, et vos cartes ne sont qu'à vous. Elles ne changent de main qu'en secret.
# Règles, « Les cartes ».
rules-mystere-de-l-abbaye-cards-orders = Trois ordres, autant de moines dans chacun : { mystere-de-l-abbaye-trait-hospitalier }, { mystere-de-l-abbaye-trait-franciscain }, { mystere-de-l-abbaye-trait-benedictin }. Trois rangs : { mystere-de-l-abbaye-trait-pere }, { mystere-de-l-abbaye-trait-frere }, { mystere-de-l-abbaye-trait-novice }, avec moins de pères.
# Règles, « Les cartes ».
rules-mystere-de-l-abbaye-cards-looks = Le reste partage les moines en deux moitiés : { mystere-de-l-abbaye-trait-avec-capuche } ou { mystere-de-l-abbaye-trait-sans-capuche }, { mystere-de-l-abbaye-trait-barbu } ou { mystere-de-l-abbaye-trait-glabre }, { mystere-de-l-abbaye-trait-gros } ou { mystere-de-l-abbaye-trait-maigre }. Aucun moine n'est pareil à un autre.
# Règles, « Les cartes ».
rules-mystere-de-l-abbaye-cards-books = Livres du scriptorium et de la bibliothèque, événements : leurs textes ne sont imprimés que sur les cartes. Une carte jouée va sous sa pile. Un dé sur le sceau : lancez-le pour désigner quelqu'un.
# Règles, « Les cartes », $crypte.
rules-mystere-de-l-abbaye-cards-crypte = { token-mystere-de-l-abbaye-crypte }. Il y en a { $crypte }, toutes pareilles.
# Règles, « Révéler et accuser ».
rules-mystere-de-l-abbaye-accusing-reveal = Une révélation, c'est un seul trait du coupable, dit à tout le monde et noté. Pas deux, pas « il n'est pas ». On ne redit pas celle d'un autre, mais on peut la contredire.
# Règles, « Révéler et accuser ».
rules-mystere-de-l-abbaye-accusing-accuse = On n'accuse que dans la salle du chapitre, et quand la pile du parloir est vide. Nommez un moine. Si quelqu'un a sa carte, cette personne la montre à tout le monde : pénitence pour vous.
# Règles, « Révéler et accuser ».
rules-mystere-de-l-abbaye-accusing-once = Une seule des deux par visite : la règle dit « ou », nous jouons ainsi. Accuser un moine que vous tenez : la règle n'en dit rien, et je vous préviens à l'oreille.
# Règles, « La fin ».
rules-mystere-de-l-abbaye-end-found = La partie finit quand personne ne disculpe l'accusé : on regarde sous le plateau. Elle ne finit jamais avec le temps : après la dernière messe, on reprend la première ; ce n'est pas écrit, nous jouons ainsi.
# Règles, « La fin », $accusation, $accusation-wrong, $revelation, $revelation-wrong.
rules-mystere-de-l-abbaye-end-score = Points gagnés : { $accusation } pour le coupable trouvé, { $revelation } par révélation juste. Points perdus : { $accusation-wrong } par accusation fausse, { $revelation-wrong } par révélation fausse.
# Règles, « La fin ».
rules-mystere-de-l-abbaye-end-winner = Le plus haut total gagne. À égalité, c'est qui a trouvé le coupable.
# Règles, « La fin », $most.
rules-mystere-de-l-abbaye-end-variants = Variantes de la règle : sans bibliothèque, sans événements, pas plus de deux livres en réserve. Plus rapide : les règles à { $most }, sans Matines. Qui prépare la partie peut les choisir.
# Règles, « Les erreurs courantes ».
rules-mystere-de-l-abbaye-mistakes-bell = La cloche vient avant le pion. Toucher le pion d'abord, c'est une pénitence.
# Règles, « Les erreurs courantes ».
rules-mystere-de-l-abbaye-mistakes-left = À la messe on passe à gauche, et tous ensemble. Ce qu'on vient de recevoir ne repart pas.
# Règles, « Les erreurs courantes ».
rules-mystere-de-l-abbaye-mistakes-parlour = Au parloir, pile vide, on demande à voir, pas à recevoir. Un ou deux traits, jamais trois.
# Règles, « Les erreurs courantes ».
rules-mystere-de-l-abbaye-mistakes-penance = On ne passe qu'un tour, mais on se tait tant que le pion est à l'église, même après. Juste avant une messe, le tour passé est le premier d'après.
# Règles, « Les erreurs courantes ».
rules-mystere-de-l-abbaye-mistakes-winner = Qui trouve le coupable ne gagne pas forcément. Les révélations comptent.
# Règles, « Ce que dit la boîte », derrière le nom d'une messe, dans une liste. $value : le nombre de cartes à y passer.
rules-mystere-de-l-abbaye-box-cards = { $value ->
    [0] aucune carte à passer
    [one] une carte à passer
   *[other] { $value } cartes à passer
}
# Règles, « Ce que dit la boîte », derrière le nom d'un moine, dans une liste. $value : la place du trait dans la liste du pack, à partir de 1.
rules-mystere-de-l-abbaye-box-order = { $value ->
    [1] { mystere-de-l-abbaye-trait-hospitalier }
    [2] { mystere-de-l-abbaye-trait-franciscain }
   *[other] { mystere-de-l-abbaye-trait-benedictin }
}
# Règles, « Ce que dit la boîte », derrière le nom d'un moine, dans une liste. $value : la place du trait dans la liste du pack, à partir de 1.
rules-mystere-de-l-abbaye-box-rank = { $value ->
    [1] { mystere-de-l-abbaye-trait-pere }
    [2] { mystere-de-l-abbaye-trait-frere }
   *[other] { mystere-de-l-abbaye-trait-novice }
}
# Règles, « Ce que dit la boîte », derrière le nom d'un moine, dans une liste. $value : la place du trait dans la liste du pack, à partir de 1.
rules-mystere-de-l-abbaye-box-hood = { $value ->
    [1] { mystere-de-l-abbaye-trait-avec-capuche }
   *[other] { mystere-de-l-abbaye-trait-sans-capuche }
}
# Règles, « Ce que dit la boîte », derrière le nom d'un moine, dans une liste. $value : la place du trait dans la liste du pack, à partir de 1.
rules-mystere-de-l-abbaye-box-face = { $value ->
    [1] { mystere-de-l-abbaye-trait-barbu }
   *[other] { mystere-de-l-abbaye-trait-glabre }
}
# Règles, « Ce que dit la boîte », derrière le nom d'un moine, dans une liste. $value : la place du trait dans la liste du pack, à partir de 1.
rules-mystere-de-l-abbaye-box-build = { $value ->
    [1] { mystere-de-l-abbaye-trait-gros }
   *[other] { mystere-de-l-abbaye-trait-maigre }
}
# Règles, « Ce que dit la boîte », derrière le nom d'un livre ou un événement, dans une liste. $value : la place du sceau dans la liste du pack, à partir de 1.
rules-mystere-de-l-abbaye-box-seal = { $value ->
    [1] une étoile sur le sceau
    [2] un dé sur le sceau
   *[other] rien sur le sceau
}
