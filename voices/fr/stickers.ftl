# Les stickers de relief : la forme, puis ce qu'elle représente.

# À toute la table, quand le sticker est scanné, ou demandé par son numéro ou par son nom : ce qu'il veut dire. Aussi dans une liste. Sans point.
token-sticker-heart = Cœur : rouge
# À toute la table, quand le sticker est scanné, ou demandé par son numéro ou par son nom : ce qu'il veut dire. Aussi dans une liste. Sans point.
token-sticker-moon = Lune : jaune
# À toute la table, quand le sticker est scanné, ou demandé par son numéro ou par son nom : ce qu'il veut dire. Aussi dans une liste. Sans point.
token-sticker-water-drop = Goutte d'eau : bleu
# À toute la table, quand le sticker est scanné, ou demandé par son numéro ou par son nom : ce qu'il veut dire. Aussi dans une liste. Sans point.
token-sticker-full-circle = Rond plein : orange
# À toute la table, quand le sticker est scanné, ou demandé par son numéro ou par son nom : ce qu'il veut dire. Aussi dans une liste. Sans point.
token-sticker-clover = Trèfle : vert
# À toute la table, quand le sticker est scanné, ou demandé par son numéro ou par son nom : ce qu'il veut dire. Aussi dans une liste. Sans point.
token-sticker-four-tiles = Quatre carreaux : marron
# À toute la table, quand le sticker est scanné, ou demandé par son numéro ou par son nom : ce qu'il veut dire. Aussi dans une liste. Sans point.
token-sticker-grapes = Grappe de raisin : violet
# À toute la table, quand le sticker est scanné, ou demandé par son numéro ou par son nom : ce qu'il veut dire. Aussi dans une liste. Sans point.
token-sticker-flower = Fleur : rose
# À toute la table, quand le sticker est scanné, ou demandé par son numéro ou par son nom : ce qu'il veut dire. Aussi dans une liste. Sans point.
token-sticker-thick-cross = Croix épaisse : noir
# À toute la table, quand le sticker est scanné, ou demandé par son numéro ou par son nom : ce qu'il veut dire. Aussi dans une liste. Sans point.
token-sticker-full-square = Carré plein : blanc
# À toute la table, quand le sticker est scanné, ou demandé par son numéro ou par son nom : ce qu'il veut dire. Aussi dans une liste. Sans point.
token-sticker-triangle = Triangle : désamorçage
# À toute la table, quand le sticker est scanné, ou demandé par son numéro ou par son nom : ce qu'il veut dire. Aussi dans une liste. Sans point.
token-sticker-spiral = Spirale : bombe
# À toute la table, quand le sticker est scanné, ou demandé par son numéro ou par son nom : ce qu'il veut dire. Aussi dans une liste. Sans point.
token-sticker-clear-dot = Pastille transparente : sécurisé
