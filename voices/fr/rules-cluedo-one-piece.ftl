### Les règles de Cluedo One Piece, à lire par l'oreille : un passage à la fois, à la table ou dans une oreille, et en lignes par « companion rules ». Trois phrases au plus.
### Nombres : $pawns les pions, $doubles ceux qui servent à deux personnages, $crew les membres d'équipage, $villains les méchants, $side-cards les cartes mises de côté, $fewest et $most les joueurs.

# Règles, « En une minute ».
rules-cluedo-one-piece-minute-goal = Qui a trouvé quel trésor, et sur quelle île ? Ces trois cartes sont dans l'étui. La première personne qui le dit juste gagne.
# Règles, « En une minute ».
rules-cluedo-one-piece-minute-play = On navigue d'île en île, et on émet des hypothèses. Les autres les démentent en montrant une carte, en secret.
# Règles, « En une minute », $villains.
rules-cluedo-one-piece-minute-villains = Attention aux méchants : s'ils sont tous sortis, tout le monde perd. Il y en a { $villains }.
# Règles, « La mise en place », $fewest, $most, $pawns.
rules-cluedo-one-piece-set-up-board = Posez les { $pawns } pions dans leur zone, même ceux que personne ne joue. Chacun choisit un personnage et prend son pion, sa carte Équipement, une feuille de notes. On joue de { $fewest } à { $most } ; ce n'est pas écrit, nous jouons ainsi.
# Règles, « La mise en place », $doubles.
rules-cluedo-one-piece-set-up-doubles = { $doubles } pions servent chacun à deux personnages. Avant de commencer, choisissez lequel des deux joue, et sortez du jeu la carte de l'autre.
# Règles, « La mise en place ».
rules-cluedo-one-piece-set-up-sleeve = Faites trois tas, équipage, trésors, îles, et mélangez chacun à part. La première carte de chaque tas va dans l'étui, sans que personne la voie. L'étui va au centre du plateau.
# Règles, « La mise en place ».
rules-cluedo-one-piece-set-up-deal = Mélangez ensemble les cartes qui restent et distribuez-les toutes, même si une main est plus grande. Chacun regarde les siennes en secret. Les jetons Trésor vont au centre.
# Règles, « La mise en place ».
rules-cluedo-one-piece-set-up-adventure = Mélangez la pile Aventure et posez-la à côté du plateau. La mélanger n'est pas écrit, nous jouons ainsi.
# Règles, « La mise en place ».
rules-cluedo-one-piece-set-up-first = Tout le monde lance les dés : qui fait le plus commence, puis on tourne vers la gauche. À égalité, la règle n'en dit rien : relancez.
# Règles, « La mise en place », $side-cards.
rules-cluedo-one-piece-set-up-two = À deux ou par équipes : { $side-cards } cartes vont au bord du plateau, face cachée, avant de distribuer. On en regarde une quand personne n'a rien montré.
# Règles, « Un tour ».
rules-cluedo-one-piece-turn-move = Lancez les dés et avancez d'autant, une fois par tour. Pas en diagonale, pas par une case occupée, pas deux fois la même case. On entre sur une île par une voie maritime ouverte.
# Règles, « Un tour ».
rules-cluedo-one-piece-turn-stay = Déjà sur une île ? Restez pour une nouvelle hypothèse, ou prenez son passage maritime, s'il y en a un, et faites-en une là-bas. Dans les deux cas, sans lancer les dés.
# Règles, « Un tour ».
rules-cluedo-one-piece-turn-question-mark = Si vous vous arrêtez sur un point d'interrogation, vous pouvez piocher une carte Aventure. De même si l'hypothèse de quelqu'un amène votre pion sur une île : votre prochain tour part de cette île.
# Règles, « L'hypothèse ».
rules-cluedo-one-piece-hypothesis-say = Sur une île, nommez un membre d'équipage, un trésor, et cette île-là. Amenez-y le pion et le jeton Trésor.
# Règles, « L'hypothèse ».
rules-cluedo-one-piece-hypothesis-answer = À votre gauche d'abord, puis chacun son tour : qui a une de ces cartes vous en montre une, en secret, et une seule. On s'arrête là. Même après une accusation fausse, on répond encore.
# Règles, « L'hypothèse ».
rules-cluedo-one-piece-hypothesis-side = À deux ou par équipes, si personne n'a rien : regardez en secret une carte du bord du plateau. Elle n'est pas dans l'étui. Si l'on peut revoir la même, la règle n'en dit rien.
# Règles, « L'hypothèse ».
rules-cluedo-one-piece-hypothesis-all-crew = Variante plus dure : aucune carte d'équipage ne sort du jeu. Si vous nommez quelqu'un qui n'a pas de pion, aucun pion ne bouge.
# Règles, « Les cartes », $crew.
rules-cluedo-one-piece-cards-crew = Équipage : { $crew } membres dans la boîte, et un de moins par pion double, sauf dans la variante plus dure. Ce nombre n'est pas écrit, nous l'avons compté sur les pions. Trésors et îles : seule la boîte dit combien.
# Règles, « Les cartes ».
rules-cluedo-one-piece-cards-allies = Aventure, alliés et événements : gardez la carte secrète jusqu'à son usage. Ensuite elle va sous la pile, ou « sur une île » : la règle ne dit pas laquelle.
# Règles, « Les cartes », $villains.
rules-cluedo-one-piece-cards-villains = Aventure, méchants : posez la carte à côté du plateau, pour tout le monde. Il y en a { $villains } : le dernier fait perdre tout le monde.
# Règles, « Les cartes ».
rules-cluedo-one-piece-cards-equipment = Équipement : une carte par personnage, un effet, une seule fois. Ensuite, retournez-la.
# Règles, « Les cartes ».
rules-cluedo-one-piece-cards-unknown = Noms et effets ne sont imprimés que dans la boîte. Ce que son propriétaire m'a dit est au chapitre de la boîte.
# Règles, « L'accusation ».
rules-cluedo-one-piece-accusation-where = Pour accuser, il faut être sur l'île du centre. Dites les trois à voix haute, puis regardez dans l'étui, en secret.
# Règles, « L'accusation ».
rules-cluedo-one-piece-accusation-wrong = Accusation fausse : vous ne jouez plus, et les cartes retournent dans l'étui sans un mot. Vous montrez encore des cartes aux autres.
# Règles, « La fin ».
rules-cluedo-one-piece-end-win = L'accusation juste gagne, et la partie finit.
# Règles, « La fin ».
rules-cluedo-one-piece-end-lose = Tous les méchants sortis : tout le monde perd. Si tout le monde s'est trompé, la règle n'en dit rien.
# Règles, « Les erreurs courantes ».
rules-cluedo-one-piece-mistakes-island = L'hypothèse porte toujours sur l'île où vous êtes. L'accusation, elle, peut nommer n'importe laquelle.
# Règles, « Les erreurs courantes ».
rules-cluedo-one-piece-mistakes-one = On ne montre qu'une carte, même si l'on en a deux. Et après elle, plus personne ne montre.
# Règles, « Les erreurs courantes ».
rules-cluedo-one-piece-mistakes-own = Votre personnage peut être dans l'étui. Rien n'interdit de le nommer.
# Règles, « Les erreurs courantes ».
rules-cluedo-one-piece-mistakes-murder = La feuille de règles parle d'un meurtre : c'est un reste du Cluedo d'avant. Ici, on cherche un trésor.
