### Les règles de Time Bomb Undercover, à lire par l'oreille : un passage à la fois, à la table ou dans une oreille, et en lignes par « companion rules ».
### Trois phrases au plus. Les nombres viennent de la boîte et du jeu : $hand les câbles donnés, $rounds les manches, $cable-secure ce qu'il y a dans la boîte,
### $fewest le moins de joueurs ; d'une ligne de tableau, $players et ses colonnes, $inferred 1 si aucune source ne la dit.

# Règles, « En une minute ».
rules-time-bomb-undercover-minute-sides = Deux équipes et un solitaire, et personne ne sait qui est qui. L'Agence veut désamorcer la bombe. L'Organisation veut la faire exploser.
# Règles, « En une minute ».
rules-time-bomb-undercover-minute-cut = Chacun a des câbles cachés devant soi. Qui a la pince en coupe un chez quelqu'un d'autre, et cette personne prend la pince. On parle, on ment, on devine.
# Règles, « En une minute », $rounds.
rules-time-bomb-undercover-minute-rounds = On joue { $rounds } manches au plus, et une manche compte autant de coupes que de joueurs. Si rien n'a mis fin à la partie, l'Organisation gagne.
# Règles, « En une minute ».
rules-time-bomb-undercover-minute-shadow = Shadow joue pour lui seul. Il gagne s'il met fin à la partie de sa propre main, d'une façon ou de l'autre.
# Règles, « La mise en place ».
rules-time-bomb-undercover-set-up-role = Une carte Rôle dit l'équipe, et porte au coin une couverture, rouge ou bleue. La couverture est ce qu'un voisin verra, et elle peut tromper. Un cache couvre le reste.
# Règles, « La mise en place », $agence-blue, $agence-red, $inferred, $org-blue, $org-red, $players.
rules-time-bomb-undercover-set-up-roles = À { $players } joueurs, pour l'Organisation : { $org-red } à couverture rouge, { $org-blue } à couverture bleue. Pour l'Agence : { $agence-blue } à couverture bleue, { $agence-red } à couverture rouge. Et toujours Shadow{ $inferred ->
    [1]  ; cette ligne n'est pas écrite, nous l'avons calculée : faites-la vérifier sur un cache.
   *[0] .
}
# Règles, « La mise en place ».
rules-time-bomb-undercover-set-up-chiefs = Belleville et Mister X sont toujours parmi ces cartes : ce sont les chefs. Les autres retournent dans la boîte.
# Règles, « La mise en place ».
rules-time-bomb-undercover-set-up-dealt = Mélangez ces rôles, un à chacun, face cachée, et chacun apprend le sien en secret. S'il en reste un, écartez-le sans le regarder. Personne ne sait donc tout ce qui est en jeu.
# Règles, « La mise en place », $bomb, $defuse, $players, $secure.
rules-time-bomb-undercover-set-up-cables = À { $players } joueurs, préparez ces câbles : { $secure } sécurisés, { $defuse } de désamorçage, { $bomb } pour la bombe. Le reste retourne dans la boîte.
# Règles, « La mise en place », $hand.
rules-time-bomb-undercover-set-up-hands = Mélangez les câbles, { $hand } à chacun. Chacun regarde les siens en secret, les mélange et les pose face cachée. Après cela, on ne les regarde plus, et on ne sait pas dans quel ordre ils sont.
# Règles, « La mise en place », $lieu, $rounds.
rules-time-bomb-undercover-set-up-lieux = Les { $lieu } cartes Lieu ont chacune un effet, pour la manche écrite au dos. Faites-en { $rounds } piles, une par manche, et mélangez chacune. De la première pile, retournez une carte et lisez-la à tout le monde.
# Règles, « La mise en place », $fewest.
rules-time-bomb-undercover-set-up-covers = À plus de { $fewest } joueurs, votre voisin de gauche voit votre couverture, et personne d'autre. Shadow choisit la sienne en tournant sa carte. La règle conseille donc que tout le monde tourne la sienne plusieurs fois.
# Règles, « La mise en place », $fewest.
rules-time-bomb-undercover-set-up-fatality = À { $fewest } joueurs, on ne montre aucune couverture. On lance le jeton Fatalité devant tout le monde. Bleu : Shadow doit désamorcer ; rouge : il doit faire exploser.
# Règles, « La mise en place ».
rules-time-bomb-undercover-set-up-first = Commence la dernière personne qui est allée au lieu révélé, ou qui a menti. Elle prend la pince. À égalité, la règle n'en dit rien : la table choisit.
# Règles, « Un tour ».
rules-time-bomb-undercover-turn-cut = Avec la pince, choisissez un câble caché devant quelqu'un d'autre. On le dévoile au centre. Avant, tout le monde peut discuter et mentir.
# Règles, « Un tour ».
rules-time-bomb-undercover-turn-whom = On ne coupe jamais chez soi : toujours chez quelqu'un d'autre. Il faut aussi qu'il reste un câble devant cette personne.
# Règles, « Un tour ».
rules-time-bomb-undercover-turn-pass = La personne chez qui on vient de couper prend la pince. C'est elle qui coupe ensuite.
# Règles, « Un tour ».
rules-time-bomb-undercover-turn-once = Un câble coupé reste au centre, face visible, et ne compte qu'une fois. Les câbles de désamorçage vont à part : on les compte d'une manche à l'autre.
# Règles, « Un tour ».
rules-time-bomb-undercover-turn-round-end = La manche finit après autant de coupes que de joueurs. Rassemblez sans regarder les câbles non coupés, mélangez, redonnez-en à chacun le même nombre : un de moins qu'avant. On regarde, on mélange, on pose.
# Règles, « Un tour ».
rules-time-bomb-undercover-turn-looking = On regarde ses câbles en secret après chaque distribution, et jamais plus une fois posés. Les autres n'en apprennent rien : on en parle comme on veut, vrai ou faux.
# Règles, « Un tour ».
rules-time-bomb-undercover-turn-next-lieu = Chaque manche a un seul Lieu, de la pile qui porte son numéro, lu à voix haute avant la première coupe. L'effet du précédent s'arrête. La dernière personne qui a reçu la pince commence.
# Règles, « Les cartes », $cable-secure.
rules-time-bomb-undercover-cards-secure = { token-time-bomb-undercover-cable-secure }. Sans effet, et la boîte en a { $cable-secure }.
# Règles, « Les cartes », $cable-defuse.
rules-time-bomb-undercover-cards-defuse = { token-time-bomb-undercover-cable-defuse }. La boîte en a { $cable-defuse } : en jeu, il y en a autant que de joueurs.
# Règles, « Les cartes ».
rules-time-bomb-undercover-cards-bomb = { token-time-bomb-undercover-cable-bomb }. Si on la coupe, elle explose, et la partie s'arrête.
# Règles, « Les cartes », $role-organisation.
rules-time-bomb-undercover-cards-organisation = { token-time-bomb-undercover-role-organisation }. Son sticker est un cœur, rouge ; la boîte en a { $role-organisation }. Le chef est Mister X.
# Règles, « Les cartes », $role-agence.
rules-time-bomb-undercover-cards-agence = { token-time-bomb-undercover-role-agence }. Son sticker est une goutte d'eau, bleue ; la boîte en a { $role-agence }. Le chef est Jack Belleville.
# Règles, « Les cartes ».
rules-time-bomb-undercover-cards-shadow = { token-time-bomb-undercover-role-shadow }. Son sticker est une grappe de raisin, violette. Il a deux couvertures, dans deux coins opposés.
# Règles, « Les cartes ».
rules-time-bomb-undercover-cards-covers = { token-time-bomb-undercover-cover-red } ou { token-time-bomb-undercover-cover-blue } : c'est la couleur dans le coin de la carte Rôle. Elle ne dit pas toujours l'équipe, car chaque équipe a un agent double. Shadow montre celle qu'il veut.
# Règles, « Les cartes ».
rules-time-bomb-undercover-cards-cache = Le cache couvre le rôle et laisse voir la couverture. Il rappelle aussi quels rôles sont préparés.
# Règles, « Les cartes », $fewest.
rules-time-bomb-undercover-cards-fatality = Jeton Fatalité, à { $fewest } joueurs seulement. { token-time-bomb-undercover-fatality-blue }. { token-time-bomb-undercover-fatality-red }.
# Règles, « Les cartes », $lieu.
rules-time-bomb-undercover-cards-lieu = Cartes Lieu : { $lieu } dans la boîte, chacune avec un effet pour sa manche seulement. Certaines changent selon le nombre de joueurs. Leurs textes ne sont imprimés que sur elles.
# Règles, « Les cartes ».
rules-time-bomb-undercover-cards-cutters = La pince existe en jeton et en carte. C'est le même objet : prenez l'un des deux.
# Règles, « La fin ».
rules-time-bomb-undercover-end-agence = Dernier câble de désamorçage coupé : l'Agence gagne tout de suite, même si c'est l'Organisation qui a coupé.
# Règles, « La fin ».
rules-time-bomb-undercover-end-organisation = Bombe coupée : l'Organisation gagne tout de suite, même si c'est l'Agence qui a coupé.
# Règles, « La fin ».
rules-time-bomb-undercover-end-shadow = Shadow gagne seul s'il fait lui-même la dernière coupe, bombe ou désamorçage. Si c'est un autre, il perd.
# Règles, « La fin », $fewest.
rules-time-bomb-undercover-end-fatality = À { $fewest } joueurs, une seule de ces fins lui convient : celle du jeton. S'il cause l'autre, l'équipe à qui elle sert gagne.
# Règles, « La fin », $rounds.
rules-time-bomb-undercover-end-time = Après { $rounds } manches sans bombe et sans tout désamorcer : l'Organisation gagne. Une partie finie ne compte plus rien.
# Règles, « Les erreurs courantes ».
rules-time-bomb-undercover-mistakes-cover = La couverture n'est pas l'équipe. Bleu au coin ne veut pas dire Agence.
# Règles, « Les erreurs courantes », $fewest.
rules-time-bomb-undercover-mistakes-missing = Quand un rôle reste de côté, Shadow n'est peut-être pas en jeu. À { $fewest } joueurs, l'Organisation non plus.
# Règles, « Les erreurs courantes ».
rules-time-bomb-undercover-mistakes-touch = On ne tâte pas un câble posé : le sticker est sur sa face, et sentir serait regarder. Ce n'est pas écrit, nous jouons ainsi.
# Règles, « Les erreurs courantes ».
rules-time-bomb-undercover-mistakes-old-names = Sur certaines feuilles de règles, les équipes portent encore les noms de l'ancien jeu : Sherlock, c'est l'Agence, et Moriarty, l'Organisation.
# Règles, « Les erreurs courantes ».
rules-time-bomb-undercover-mistakes-lieu = Un Lieu peut changer une règle, pour sa manche. Dites alors dans le menu que la carte l'autorise. L'aide dit comment l'ouvrir.
# Règles, « Ce que dit la boîte », derrière le nom d'un Lieu, dans une liste. $value : le numéro de la pile.
rules-time-bomb-undercover-box-round = pile de la manche { $value }
