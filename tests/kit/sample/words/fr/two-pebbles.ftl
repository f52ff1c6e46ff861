### Deux galets : le petit jeu qui montre comment un jeu s'écrit. Personne ne le vend.

# Le nom du jeu, à l'accueil et ailleurs.
game-two-pebbles = Deux galets
# Une chose scannée hors du jeu.
token-two-pebbles-box = Deux galets, la boîte
# Une chose scannée : un galet.
token-two-pebbles-pebble-white = Galet blanc
# Une chose scannée : un galet.
token-two-pebbles-pebble-grey = Galet gris
# Une chose scannée : un galet.
token-two-pebbles-pebble-black = Galet noir
# Une chose scannée : une pièce.
token-two-pebbles-coin = Une pièce

# À la table, au début. $coins : combien de pièces finissent la partie.
two-pebbles-started = { $coins ->
    [one] On joue une seule pièce.
   *[other] On joue { $coins } pièces.
}
# À la table : première étape d'une manche. Dièse passe à la suite.
two-pebbles-step-left = Chacun prend en secret un galet dans la main gauche. Puis dièse.
# À la table : deuxième étape d'une manche.
two-pebbles-step-right = Un galet dans la main droite. Puis dièse.
# À la table : troisième étape. $left : pièces que personne n'a encore.
two-pebbles-step-open = { $left ->
    [one] Ouvrez les mains. Qui prend la dernière pièce ?
   *[other] Ouvrez les mains. Qui prend une pièce ? Il en reste { $left }.
}
# À la table, à la fin. $winners : qui a le plus de pièces. $coins : combien.
two-pebbles-over = { $coins ->
    [one] Fini. Le plus de pièces : { $winners }, une.
   *[other] Fini. Le plus de pièces : { $winners }, { $coins }.
}
# À une seule oreille : ce que cette place vient de scanner. $pebble : le galet.
two-pebbles-felt = { $pebble }.
# À la table : une place a son galet ; lequel, personne ne l'entend. $who : qui.
two-pebbles-picked = { $who } : c'est pris.
# À une seule oreille, à la fin de l'écoute ou sur demande. $pebbles : ses galets, la main gauche d'abord.
two-pebbles-own-hand = Dans vos mains : { $pebbles }.
# À la table : une pièce est prise. $who : par qui. $coins : combien cette place en a.
two-pebbles-coin-taken = { $coins ->
    [one] { $who } : une pièce.
   *[other] { $who } : { $coins } pièces.
}
# À la table : un compte corrigé par le menu. $who : de qui. $coins : le nouveau compte.
two-pebbles-corrected = { $coins ->
    [0] Corrigé : { $who }, aucune pièce.
    [one] Corrigé : { $who }, une pièce.
   *[other] Corrigé : { $who }, { $coins } pièces.
}
# À la table, où en est-on : un compte. $who : de qui. $coins : combien de pièces.
two-pebbles-status-score = { $coins ->
    [0] { $who } : rien.
    [one] { $who } : une pièce.
   *[other] { $who } : { $coins } pièces.
}
# À une seule oreille, quand son écoute s'ouvre.
two-pebbles-window-left = Scannez le galet de votre main gauche.
# À une seule oreille, quand son écoute s'ouvre.
two-pebbles-window-right = Scannez le galet de votre main droite.

## Correction (menu 3)

# À la table : quelle place corriger.
two-pebbles-ask-seat = Quelle place ?
# À la table : le bon compte de cette place.
two-pebbles-ask-coins = Combien de pièces, de 0 à 5 ?

## Aide : ce qu'on peut faire

# Aide pendant qu'on prend un galet.
two-pebbles-can-pick = C puis votre numéro : votre oreillette dit votre galet. Dièse : tout le monde a pris.
# Aide, mains ouvertes.
two-pebbles-can-take = Le numéro de la place, puis la pièce à scanner. Dièse : personne ne la prend.
# Aide, à la fin.
two-pebbles-can-again = 1 rejoue, 2 revient à l'accueil.

## Ce qui est annulé

# Annuler : le début.
two-pebbles-recall-started = début de la partie
# Annuler : le galet d'une place. $who : de qui.
two-pebbles-recall-picked = galet pris, { $who }
# Annuler : une pièce. $who : de qui.
two-pebbles-recall-coin = pièce prise, { $who }
# Annuler : une correction.
two-pebbles-recall-corrected = correction
# Annuler : une étape.
two-pebbles-recall-step = étape passée

## Refus

# Un galet scanné devant tous avant que les mains s'ouvrent. La même phrase pour chaque galet.
two-pebbles-refuse-secret = C'est secret : rien n'est lu.
# À une seule oreille : ce n'est pas un galet à prendre.
two-pebbles-refuse-window = Ce n'est pas pour cette écoute.
# Une pièce trop tôt.
two-pebbles-refuse-coin-early = Les mains sont encore fermées. La pièce attend.
# Une pièce déjà prise.
two-pebbles-refuse-coin-taken = Cette pièce est déjà prise.
# La partie est finie.
two-pebbles-refuse-over = C'est fini.
# Rien de tel maintenant.
two-pebbles-refuse-not-now = Pas maintenant.
# Une correction sans réponse.
two-pebbles-refuse-incomplete = Il manque un nombre.
# Trop ou trop peu de monde. $players : combien. $fewest, $most : les bornes.
two-pebbles-refuse-players = De { $fewest } à { $most } joueurs, pas { $players }.
# Un réglage inconnu. $setting : son nom. $game : le jeu.
two-pebbles-refuse-setting = { $game } n'a pas de réglage { $setting }.
# Une valeur impossible. $setting : le réglage. $value : la valeur. $low, $high : les bornes.
two-pebbles-refuse-setting-value = { $setting } : un nombre de { $low } à { $high }, pas { $value }.
