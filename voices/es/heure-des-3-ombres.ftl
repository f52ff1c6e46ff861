### La hora de las 3 sombras en español. Traducido del francés para el oído; la traducción automática de las reglas no sirve.
### Lieu es «lugar», Traquenard «trampa», Embûche «emboscada», Malédiction «maldición», Indice «pista», tuile «ficha».
### Brouillard es Niebla y Brume es Bruma; Vórtice es trampa y emboscada. Se tutea; sin género para las personas.
### A message may have .brief (shorter) and .full (for a first evening, with what to do).


## Names of things

# The game's title: in the lobby and in the list of games.
game-heure-des-3-ombres = La hora de las 3 sombras
# The following say what a scanned thing is; they also stand inside sentences. The game box itself.
token-heure-des-3-ombres-box = la caja de La hora de las 3 sombras
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-heure-des-3-ombres-lieu = Los lugares
# Printed large, at the head of those pages of the reference sheet that hold these things.
reference-heure-des-3-ombres-enquete = Las caras del dado
# A suspect's tile that its owner has not named. The number is the companion's, not printed on the tile.
token-heure-des-3-ombres-tuile-01 = Ficha 1
# As above.
token-heure-des-3-ombres-tuile-02 = Ficha 2
# As above.
token-heure-des-3-ombres-tuile-03 = Ficha 3
# As above.
token-heure-des-3-ombres-tuile-04 = Ficha 4
# As above.
token-heure-des-3-ombres-tuile-05 = Ficha 5
# As above.
token-heure-des-3-ombres-tuile-06 = Ficha 6
# As above.
token-heure-des-3-ombres-tuile-07 = Ficha 7
# As above.
token-heure-des-3-ombres-tuile-08 = Ficha 8
# As above.
token-heure-des-3-ombres-tuile-09 = Ficha 9
# As above.
token-heure-des-3-ombres-tuile-10 = Ficha 10
# As above.
token-heure-des-3-ombres-tuile-11 = Ficha 11
# As above.
token-heure-des-3-ombres-tuile-12 = Ficha 12
# As above.
token-heure-des-3-ombres-tuile-13 = Ficha 13
# As above.
token-heure-des-3-ombres-tuile-14 = Ficha 14
# As above.
token-heure-des-3-ombres-tuile-15 = Ficha 15
# As above.
token-heure-des-3-ombres-tuile-16 = Ficha 16
# As above.
token-heure-des-3-ombres-tuile-17 = Ficha 17
# As above.
token-heure-des-3-ombres-tuile-18 = Ficha 18
# As above.
token-heure-des-3-ombres-tuile-19 = Ficha 19
# As above.
token-heure-des-3-ombres-tuile-20 = Ficha 20
# As above.
token-heure-des-3-ombres-tuile-21 = Ficha 21
# As above.
token-heure-des-3-ombres-tuile-22 = Ficha 22
# As above.
token-heure-des-3-ombres-tuile-23 = Ficha 23
# As above.
token-heure-des-3-ombres-tuile-24 = Ficha 24
# As above.
token-heure-des-3-ombres-tuile-25 = Ficha 25
# As above.
token-heure-des-3-ombres-tuile-26 = Ficha 26
# As above.
token-heure-des-3-ombres-tuile-27 = Ficha 27
# As above.
token-heure-des-3-ombres-tuile-28 = Ficha 28
# As above.
token-heure-des-3-ombres-tuile-29 = Ficha 29
# As above.
token-heure-des-3-ombres-tuile-30 = Ficha 30
# As above.
token-heure-des-3-ombres-tuile-31 = Ficha 31
# As above.
token-heure-des-3-ombres-tuile-32 = Ficha 32
# As above.
token-heure-des-3-ombres-tuile-33 = Ficha 33
# As above.
token-heure-des-3-ombres-tuile-34 = Ficha 34
# As above.
token-heure-des-3-ombres-tuile-35 = Ficha 35
# As above.
token-heure-des-3-ombres-tuile-36 = Ficha 36
# As above.
token-heure-des-3-ombres-tuile-37 = Ficha 37
# As above.
token-heure-des-3-ombres-tuile-38 = Ficha 38
# As above.
token-heure-des-3-ombres-tuile-39 = Ficha 39
# As above.
token-heure-des-3-ombres-tuile-40 = Ficha 40
# The tile set aside, under which the demon's host is.
token-heure-des-3-ombres-demon = La ficha Demonio
# Traps (Traquenards) are told apart from Limbes cards by their kind: Vortex is both.
token-heure-des-3-ombres-traquenard-hercule = Hércules, trampa
# As above.
token-heure-des-3-ombres-traquenard-vortex = Vórtice, trampa
# As above.
token-heure-des-3-ombres-traquenard-horloge = Reloj, trampa
# As above.
token-heure-des-3-ombres-traquenard-yeux-1 = Ojos del demonio, trampa
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-2 = Ojos del demonio, trampa
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-3 = Ojos del demonio, trampa
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-4 = Ojos del demonio, trampa
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-5 = Ojos del demonio, trampa
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-6 = Ojos del demonio, trampa
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-7 = Ojos del demonio, trampa
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-8 = Ojos del demonio, trampa
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-9 = Ojos del demonio, trampa
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-10 = Ojos del demonio, trampa
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-11 = Ojos del demonio, trampa
# As above; the number is the companion's and is not said.
token-heure-des-3-ombres-traquenard-yeux-12 = Ojos del demonio, trampa
# A 3ID card's name, inside sentences too.
token-heure-des-3-ombres-3id-archeoscript = Arqueoscript
# As above.
token-heure-des-3-ombres-3id-chronogyre = Cronogiro
# As above.
token-heure-des-3-ombres-3id-debriefing = Informe
# As above.
token-heure-des-3-ombres-3id-calepin = Libreta
# As above.
token-heure-des-3-ombres-3id-invertigo = Invértigo
# As above.
token-heure-des-3-ombres-3id-loupe-analytique = Lupa analítica
# As above.
token-heure-des-3-ombres-3id-stylo-traducteur = Pluma traductora
# As above.
token-heure-des-3-ombres-3id-revelateur-d-empreinte = Revelador de huellas
# As above.
token-heure-des-3-ombres-3id-oreillettes-a-ultra-son = Auriculares de ultrasonidos
# A Limbes card's name with its kind, inside sentences too: Embûche (at once) or Malédiction (for a round).
# Spanish keeps trampa for Traquenard and says emboscada for Embûche; Brouillard is Niebla, Brume is Bruma.
token-heure-des-3-ombres-limbes-amnesie = Amnesia, emboscada
# As above.
token-heure-des-3-ombres-limbes-brouillard = Niebla, emboscada
# As above.
token-heure-des-3-ombres-limbes-brume = Bruma, maldición
# As above.
token-heure-des-3-ombres-limbes-confusion = Confusión, maldición
# As above.
token-heure-des-3-ombres-limbes-fausse-piste = Pista falsa, emboscada
# As above.
token-heure-des-3-ombres-limbes-hallucination = Alucinación, maldición
# As above.
token-heure-des-3-ombres-limbes-illusion = Ilusión, emboscada
# As above.
token-heure-des-3-ombres-limbes-manipulation = Manipulación, emboscada
# As above.
token-heure-des-3-ombres-limbes-paralysie = Parálisis, maldición
# As above.
token-heure-des-3-ombres-limbes-paranoia = Paranoia, maldición
# As above.
token-heure-des-3-ombres-limbes-reveil-des-ombres = Despertar de las sombras, emboscada
# As above.
token-heure-des-3-ombres-limbes-silence = Silencio, maldición
# As above.
token-heure-des-3-ombres-limbes-temps-accelere = Tiempo acelerado, emboscada
# As above.
token-heure-des-3-ombres-limbes-tenebres = Tinieblas, maldición
# As above.
token-heure-des-3-ombres-limbes-vortex = Vórtice, emboscada
# A face of the Enquête die, on the reference sheet.
token-heure-des-3-ombres-enquete-reverbere = Poste de luz, cara del dado
# As above.
token-heure-des-3-ombres-enquete-chapeau = Sombrero, cara del dado
# As above.
token-heure-des-3-ombres-enquete-pentacle = Pentáculo, cara del dado
# As above.
token-heure-des-3-ombres-enquete-rouage = Rueda dentada, cara del dado
# As above.
token-heure-des-3-ombres-enquete-loupe = Lupa, cara del dado
# As above.
token-heure-des-3-ombres-enquete-horloge = Reloj, cara del dado
# An investigator's name, inside sentences too. Names stay French.
token-heure-des-3-ombres-enqueteur-lucile = Lucile Finemouche
# As above.
token-heure-des-3-ombres-enqueteur-balafre = Le Balafré
# As above.
token-heure-des-3-ombres-enqueteur-allison = Allison Holmes
# As above.
token-heure-des-3-ombres-enqueteur-zacharie = Zacharie White
# A Lieu board that its owner has not named; the number is the companion's.
token-heure-des-3-ombres-lieu-1 = Lugar, etiqueta 1
# As above.
token-heure-des-3-ombres-lieu-2 = Lugar, etiqueta 2
# As above.
token-heure-des-3-ombres-lieu-3 = Lugar, etiqueta 3
# As above.
token-heure-des-3-ombres-lieu-4 = Lugar, etiqueta 4
# A face of the die inside a sentence. The first four each name a Lieu.
heure-des-3-ombres-face-reverbere = Poste de luz
# As above.
heure-des-3-ombres-face-chapeau = Sombrero
# As above.
heure-des-3-ombres-face-pentacle = Pentáculo
# As above.
heure-des-3-ombres-face-rouage = Rueda dentada
# As above.
heure-des-3-ombres-face-loupe = Lupa
# As above.
heure-des-3-ombres-face-horloge = Reloj
# A trap's name after the word for trap, in short names of what happened.
heure-des-3-ombres-trap-name-hercule = Hércules
# As above.
heure-des-3-ombres-trap-name-yeux = Ojos del demonio
# As above.
heure-des-3-ombres-trap-name-vortex = Vórtice
# As above.
heure-des-3-ombres-trap-name-horloge = Reloj
# The hour on the game's clock, said inside other messages. $hour: 0 to 12.
heure-des-3-ombres-o-clock = { $hour ->
        [0] Hora cero
        [1] La una
       *[other] Las { $hour }
    }

## The set-up, one step after the other; each is said when it is reached, and again by "where are we?"

# The first line of a game, after the roll call. $players: how many play.
heure-des-3-ombres-started = Empezamos: { $players } personas.
# Asked of each seat in turn: a digit, a scanned sheet, or # alone. $who: the player.
heure-des-3-ombres-step-investigators = { $who }, ¿qué personaje? 1: Lucile Finemouche. 2: Le Balafré. 3: Allison Holmes. 4: Zacharie White. O escanea la hoja. Almohadilla: no se sabe.
    .brief = ¿{ $who }? 1: Lucile. 2: Le Balafré. 3: Allison. 4: Zacharie.
# The answer. $who: the player. $ability: one of the next four messages, a whole sentence.
heure-des-3-ombres-investigator-told = { $who }: { $ability }
# What an investigator can do: after the answer above, and when the sheet is scanned.
heure-des-3-ombres-is-lucile = Lucile Finemouche, tenaz. En su turno puede volver a tirar el dado una vez.
# As above.
heure-des-3-ombres-is-balafre = Le Balafré, implacable. Un solo cubo Hércules en vez de dos, y ninguna trampa le cierra los ojos.
# As above.
heure-des-3-ombres-is-allison = Allison Holmes, indiscreta. En su turno, antes de revelar, puede mirar una ficha en secreto.
# As above.
heure-des-3-ombres-is-zacharie = Zacharie White, fisgón. En su turno, antes de revelar, puede mirar en secreto dos fichas con una pista o un cubo Hércules.
# Proposed where somebody at the table does not play with their eyes. $rules: a list of the next message.
heure-des-3-ombres-step-house = Mesa mixta: reglas de la casa. { $rules }. Para cambiar una: su número. Almohadilla: de acuerdo.
    .brief = Reglas de la casa. Para cambiar una: su número. Almohadilla: de acuerdo.
# One of that list. $number: the key. $rule: one of the messages below.
heure-des-3-ombres-house-rule = { $number }: { $rule }
# A house rule was changed. $rule: how it is played now, one of the messages below.
heure-des-3-ombres-house-set = { $rule }.
# A house rule: the card or the case, and how this table plays it. No full stop.
heure-des-3-ombres-house-silence-taps = Silencio: tocar la mano o golpear la mesa
# As above.
heure-des-3-ombres-house-silence-printed = Silencio: solo señas, como en la carta
# As above.
heure-des-3-ombres-house-silence-off = Silencio: sin efecto
# As above.
heure-des-3-ombres-house-darkness-hands = Tinieblas: ojos cerrados, manos lejos de los lugares
# As above.
heure-des-3-ombres-house-darkness-printed = Tinieblas: ojos cerrados, como en la carta
# As above.
heure-des-3-ombres-house-closed-eyes-hands = Trampa que cierra los ojos: manos lejos de los lugares
# As above.
heure-des-3-ombres-house-closed-eyes-printed = Trampa que cierra los ojos: nada más
# As above.
heure-des-3-ombres-house-looks-aloud = Mirada sin auricular: ficha leída en voz alta
# As above.
heure-des-3-ombres-house-looks-whisper = Mirada sin auricular: ficha dicha al oído
# As above.
heure-des-3-ombres-house-paranoia-aloud = Paranoia sin auricular: fichas leídas en voz alta
# As above.
heure-des-3-ombres-house-paranoia-whisper = Paranoia sin auricular: fichas dichas al oído
# As above.
heure-des-3-ombres-house-paranoia-off = Paranoia sin auricular: sin efecto
# The box is set up, by its own rules or as its owner has told: what must be so before the first turn.
heure-des-3-ombres-step-laying = Antes de empezar: fichas boca abajo en los cuatro lugares. La ficha Demonio, aparte. Nadie mira. Almohadilla, cuando todo esté puesto.
    .brief = Almohadilla, cuando todo esté puesto.
    .full = Antes de empezar: fichas boca abajo en los cuatro lugares. La ficha Demonio, aparte. Nadie mira. Marcad la misma esquina de cada lugar: así los cuartos de vuelta se notan con el dedo. Almohadilla, cuando todo esté puesto.
# A seat is asked. $players: the highest.
heure-des-3-ombres-step-starter = ¿Quién empieza? Su puesto, de 1 a { $players }. Almohadilla: el puesto 1.

## A turn begins

# The turn of a player whose investigator is not told, and "where are we?". $who; $hour now, $hours hours to 12;
# $count: suspects put aside.
heure-des-3-ombres-turn = { $who }. { heure-des-3-ombres-o-clock }, { $hours ->
        [1] queda una hora
       *[other] quedan { $hours } horas
    }. { $count ->
        [0] Ningún sospechoso apartado
        [1] Un sospechoso de 13
       *[other] { $count } sospechosos de 13
    }.
    .brief = { $who }. { heure-des-3-ombres-o-clock }. { $count ->
        [0] Ningún sospechoso apartado
        [1] Un sospechoso de 13
       *[other] { $count } sospechosos de 13
    }.
    .full = { $who }. { heure-des-3-ombres-o-clock }, { $hours ->
        [1] queda una hora
       *[other] quedan { $hours } horas
    }. Sospechosos apartados: { $count } de 13.
# As above, with the investigator's name.
heure-des-3-ombres-turn-as = { $who }, { $investigator }. { heure-des-3-ombres-o-clock }, { $hours ->
        [1] queda una hora
       *[other] quedan { $hours } horas
    }. { $count ->
        [0] Ningún sospechoso apartado
        [1] Un sospechoso de 13
       *[other] { $count } sospechosos de 13
    }.
    .brief = { $who }. { heure-des-3-ombres-o-clock }. { $count ->
        [0] Ningún sospechoso apartado
        [1] Un sospechoso de 13
       *[other] { $count } sospechosos de 13
    }.
    .full = { $who }, { $investigator }. { heure-des-3-ombres-o-clock }, { $hours ->
        [1] queda una hora
       *[other] quedan { $hours } horas
    }. Sospechosos apartados: { $count } de 13.
# At the start of a turn: a trap had shut this player's eyes.
heure-des-3-ombres-opens = { $who } vuelve a abrir los ojos.
# A trap keeps these players' eyes shut. $people: one or several.
heure-des-3-ombres-still-shut-printed = Ojos aún cerrados: { $people }.
# As above, with the house rule that they keep their hands off the boards.
heure-des-3-ombres-still-shut-hands = Ojos aún cerrados, manos lejos de los lugares: { $people }.
# Tiles that Chronogyre keeps face up. $tiles: a list of names.
heure-des-3-ombres-visible = Boca arriba: { $tiles }.
# The active player's object. $card: its name.
heure-des-3-ombres-holds = Objeto: { $card }.
# The active player's ability is free. 
heure-des-3-ombres-ability-lucile = Puede volver a tirar.
    .full = Lucile puede volver a tirar una vez: teclea o escanea el nuevo resultado, como el primero.
# As above.
heure-des-3-ombres-ability-balafre = Trampas suavizadas.
    .full = Le Balafré: un solo cubo Hércules, y ninguna trampa le cierra los ojos.
# As above. $how: how this player looks, one of the messages "look-…", a whole sentence.
heure-des-3-ombres-ability-allison = Puede mirar una ficha antes de revelar. { $how }
    .brief = Puede mirar una ficha.
    .full = Allison puede mirar una ficha en secreto antes de revelar, pero no bajo un cubo Hércules. { $how }
# As above. $looks: how many tiles, no more than bear such a thing. $how: as above.
heure-des-3-ombres-ability-zacharie = Puede mirar { $looks ->
        [1] una ficha
       *[other] { $looks } fichas
    } con pista. { $how }
    .brief = Puede mirar { $looks ->
        [1] una ficha
       *[other] { $looks } fichas
    } con pista.
    .full = Zacharie puede mirar { $looks ->
        [1] una ficha
       *[other] { $looks } fichas
    } con pista, en secreto, antes de revelar. { $how }
# As above. $looks: how many tiles, no more than bear such a thing. $how: as above.
heure-des-3-ombres-ability-zacharie-cube = Puede mirar { $looks ->
        [1] una ficha
       *[other] { $looks } fichas
    } con pista o cubo. { $how }
    .brief = Puede mirar { $looks ->
        [1] una ficha
       *[other] { $looks } fichas
    } con pista o cubo.
    .full = Zacharie puede mirar { $looks ->
        [1] una ficha
       *[other] { $looks } fichas
    } con una pista o un cubo Hércules, en secreto, antes de revelar. { $how }
# The same, under the curse Confusion.
heure-des-3-ombres-ability-blocked = Habilidad bloqueada.
# The die is to be rolled: a key, a scan, or 7.
heure-des-3-ombres-step-start = Tira el dado.
    .full = Tira el dado y teclea su cifra. 1: Poste de luz. 2: Sombrero. 3: Pentáculo. 4: Rueda dentada. 5: Lupa. 6: Reloj. 7: lo tiro yo.
# The same from the sixth hour on, when a bluff is allowed instead.
heure-des-3-ombres-step-start-bluff = Tira el dado. Para un farol: tecla 8.
    .full = Tira el dado y teclea su cifra. 1: Poste de luz. 2: Sombrero. 3: Pentáculo. 4: Rueda dentada. 5: Lupa. 6: Reloj. 7: lo tiro yo. En su lugar, un farol: tecla 8.
# Archéoscript: the second of two plays.
heure-des-3-ombres-second-play = Arqueoscript: segunda vez.

## The die and what it asks for

# A result. $face: its name. How many tiles follows.
heure-des-3-ombres-rolled = { $face }.
# The clock's face; the new hour follows, or the question whether to roll again.
heure-des-3-ombres-rolled-horloge = Reloj.
# The clock's face, but another roll is allowed first.
heure-des-3-ombres-step-rolled = Vuelve a tirar. O almohadilla: avanza el reloj.
# The same where only the object Stylo traducteur allows another roll: it has to be scanned first.
heure-des-3-ombres-step-rolled-stylo = Para volver a tirar, escanea la Pluma. O almohadilla: avanza el reloj.
# Stylo traducteur was used: another roll is due.
heure-des-3-ombres-step-rolled-must = Vuelve a tirar el dado. Ese resultado contará.
# What is due after the face of a Lieu, for "where are we?", reminders and refusals. $face: its name.
heure-des-3-ombres-step-reveal-lieu = { $face }: una ficha ahí, otra cualquiera. Si está vacío, una en total.
    .brief = { $face }: una ficha ahí, otra cualquiera.
    .full = { $face }: una ficha de ese lugar, otra cualquiera. Si está vacío, una sola ficha en total.
# The same under the curse Paralysie.
heure-des-3-ombres-step-reveal-lieu-paralysie = { $face }: dos fichas, las dos ahí: Parálisis. Si está vacío, solo una, cualquiera.
# The same after Loupe or Horloge.
heure-des-3-ombres-step-reveal = { $face }: dos fichas cualesquiera.
# The same under the curse Paralysie.
heure-des-3-ombres-step-reveal-paralysie = { $face }: dos fichas de un mismo lugar: Parálisis.
# One tile is still to be seen. $face: what the die shows.
heure-des-3-ombres-step-reveal-last = { $face }: otra ficha.
# The same after the face of a Lieu: if it is empty, there is no second.
heure-des-3-ombres-step-reveal-last-lieu = { $face }: otra ficha.
    .full = { $face }: otra ficha. Lugar vacío: tecla 7.
# The same under the curse Paralysie.
heure-des-3-ombres-step-reveal-last-paralysie = { $face }: otra ficha, del mismo lugar.
# The next five are said as soon as the die shows a face, right after its name: the face of a Lieu.
heure-des-3-ombres-now-reveal-lieu = Una ficha ahí, otra cualquiera. Si está vacío, una en total.
    .brief = Una ahí, otra cualquiera.
    .full = Una ficha de ese lugar, otra cualquiera. Si está vacío, una sola ficha en total.
# The same under the curse Paralysie.
heure-des-3-ombres-now-reveal-lieu-paralysie = Dos fichas, las dos ahí: Parálisis. Si está vacío, solo una, cualquiera.
    .brief = Dos fichas, las dos ahí.
# After Loupe or Horloge.
heure-des-3-ombres-now-reveal = Dos fichas cualesquiera.
    .brief = Dos fichas.
# The same under the curse Paralysie.
heure-des-3-ombres-now-reveal-paralysie = Dos fichas de un mismo lugar: Parálisis.
    .brief = Dos fichas de un mismo lugar.
# After the first tile.
heure-des-3-ombres-now-reveal-last = Otra ficha.
    .brief = Otra.
# The same after the face of a Lieu: if it is empty, there is no second.
heure-des-3-ombres-now-reveal-last-lieu = Otra ficha.
    .brief = Otra.
    .full = Otra ficha. Si ese lugar está vacío, basta con una: tecla 7.
# The same under the curse Paralysie.
heure-des-3-ombres-now-reveal-last-paralysie = Otra ficha, del mismo lugar.
# Under Paranoïa, once both tiles were looked at in secret: only a pair is shown.
heure-des-3-ombres-step-reveal-pair = Dos fichas vistas. ¿Una pareja? Escanéala. Si no, almohadilla.
# Under Paranoïa one tile was scanned to be shown. It is not read: the other must follow.
heure-des-3-ombres-step-reveal-claim = Una ficha escaneada. ¿La otra de la pareja? Si no, almohadilla.
# Under the curse Paranoïa, to a player with an ear of their own.
heure-des-3-ombres-paranoia-ear = Paranoia, no se enseña nada: tecla C, tu puesto, y escanea cada ficha. ¿Una pareja? Escanéala delante de todos. Si no, almohadilla.
# The same, to a player who sees.
heure-des-3-ombres-paranoia-eyes = Paranoia: mira sin enseñar. ¿Una pareja? Escanéala. Si no, almohadilla.
# The same by house rule, without an ear.
heure-des-3-ombres-paranoia-aloud = Paranoia: escanea y lo leo en voz alta. Las trampas no tienen efecto.
# The same by house rule: somebody who sees whispers.
heure-des-3-ombres-paranoia-whisper = Paranoia: alguien que ve te dice las fichas al oído. ¿Una pareja? Escanéala. Si no, almohadilla.

## Tiles. What is said of a tile that is turned back is never said again

# The first tile of a turn. $tile: its owner's name for it, else "Tuile 12".
heure-des-3-ombres-tile-first = { $tile }.
# The second.
heure-des-3-ombres-tile-second = { $tile }.
# A tile shown by Débriefing.
heure-des-3-ombres-tile-shown = { $tile }.
# A trap under the curse Paranoïa. $tile: its name.
heure-des-3-ombres-tile-trap = { $tile }: sin efecto, por Paranoia.
# A tile that lies face up was scanned again; or any, after the end.
heure-des-3-ombres-tile-again = { $tile }.
# Asked where the owner has not told which tiles are pairs.
heure-des-3-ombres-step-pair = ¿Pareja? 1: sí. 2: no.
    .full = ¿Una pareja idéntica, mismo personaje y misma versión? No lo sé: contesta alguien que ve. 1: sí. 2: no.
# A pair. $count: suspects put aside, of $total.
heure-des-3-ombres-paired = ¡Pareja! { $count ->
        [1] Un sospechoso
       *[other] { $count } sospechosos
    } de { $total }.
# The same, with its name. $tile: the owner's.
heure-des-3-ombres-paired-named = ¡Pareja: { $tile }! { $count ->
        [1] Un sospechoso
       *[other] { $count } sospechosos
    } de { $total }.
# A pair found by Débriefing: neither a card nor a trap follows.
heure-des-3-ombres-paired-extra = Otra pareja, a la Agencia. { $count ->
        [1] Un sospechoso
       *[other] { $count } sospechosos
    } de { $total }. Sin carta ni trampa.
# The same, with its name.
heure-des-3-ombres-paired-extra-named = Pareja: { $tile }, a la Agencia. { $count ->
        [1] Un sospechoso
       *[other] { $count } sospechosos
    } de { $total }. Sin carta ni trampa.
# Two different suspects. How to turn them back follows.
heure-des-3-ombres-differ = Distintos.
# A trap under Paranoïa and another tile, or two tiles that were not read: no pair.
heure-des-3-ombres-no-pair = No hay pareja.
# Both tiles go face down.
heure-des-3-ombres-step-turn-back = Ponlas boca abajo. Almohadilla.
    .brief = Boca abajo. Almohadilla.
# Only one tile does.
heure-des-3-ombres-step-turn-back-one = Pon la ficha boca abajo. Almohadilla.
    .brief = Boca abajo. Almohadilla.
# None does: Chronogyre keeps them face up.
heure-des-3-ombres-step-turn-back-none = Nada que tapar. Almohadilla.
# Both do, under the curse Hallucination.
heure-des-3-ombres-step-turn-back-swap = Ponlas boca abajo e intercambia sus sitios: Alucinación. Almohadilla.
# One stays face up, under Hallucination.
heure-des-3-ombres-step-turn-back-one-swap = Pon boca abajo la que no queda visible, e intercambia sus sitios: Alucinación. Almohadilla.
# Both stay face up, under Hallucination.
heure-des-3-ombres-step-turn-back-none-swap = Intercambia sus sitios: Alucinación. Almohadilla.
# They lie face down; from now on it is the players' memory.
heure-des-3-ombres-turned-back = Fichas tapadas.
# Chronogyre was used with two tiles open.
heure-des-3-ombres-step-chronogyre = ¿En qué ficha? Escanéala. Almohadilla: la segunda.
# Chronogyre. $tile: the tile that stays face up.
heure-des-3-ombres-left-visible = { $tile } queda boca arriba hasta su pareja. Pon encima una pista.

## Traps

# A trap was revealed; what it does follows, an hour with Horloge.
heure-des-3-ombres-trap-hercule = ¡Hércules!
# A trap was revealed; what it does follows, an hour with Horloge.
heure-des-3-ombres-trap-yeux = ¡Ojos del demonio!
# A trap was revealed; what it does follows, an hour with Horloge.
heure-des-3-ombres-trap-vortex = ¡Vórtice, trampa!
# A trap was revealed; what it does follows, an hour with Horloge.
heure-des-3-ombres-trap-horloge = ¡Reloj, trampa! Descártala.
# It was the second tile.
heure-des-3-ombres-trap-second = Primero, pon boca abajo la otra ficha.
# Hercule where no cube is left; the hour that passes follows.
heure-des-3-ombres-discard-trap = Descarta la trampa.
# Hercule. $cubes: 1 or 2.
heure-des-3-ombres-step-cubes = Lanza { $cubes ->
        [1] un cubo
       *[other] { $cubes } cubos
    } hacia el centro de los lugares: { $cubes ->
        [1] va a
       *[other] cada uno va a
    } la ficha libre boca abajo más cercana. Descarta la trampa. Almohadilla.
    .brief = Lanza { $cubes ->
        [1] un cubo
       *[other] { $cubes } cubos
    } hacia el centro. Descarta la trampa. Almohadilla.
    .full = Lanza { $cubes ->
        [1] un cubo Hércules
       *[other] { $cubes } cubos Hércules
    } hacia el centro de los lugares: { $cubes ->
        [1] va a
       *[other] cada uno va a
    } la ficha libre boca abajo más cercana. Bajo un cubo, una ficha no se puede mirar, revelar ni mezclar. Descarta la trampa. Almohadilla.
# The same where cubes are not counted.
heure-des-3-ombres-step-cubes-uncounted = Lanza { $cubes ->
        [1] un cubo
       *[other] { $cubes } cubos
    } hacia el centro de los lugares: { $cubes ->
        [1] va a
       *[other] cada uno va a
    } la ficha libre boca abajo más cercana. Descarta la trampa. Almohadilla. Si no quedan cubos: tecla 2.
    .brief = Lanza { $cubes ->
        [1] un cubo
       *[other] { $cubes } cubos
    } hacia el centro. Descarta la trampa. Almohadilla. Si no quedan cubos: tecla 2.
    .full = Lanza { $cubes ->
        [1] un cubo Hércules
       *[other] { $cubes } cubos Hércules
    } hacia el centro de los lugares: { $cubes ->
        [1] va a
       *[other] cada uno va a
    } la ficha libre boca abajo más cercana. Bajo un cubo, una ficha no se puede mirar, revelar ni mezclar. Descarta la trampa. Almohadilla. Si no quedan cubos: tecla 2, y avanza el reloj.
# Where Hercule cubes are counted. $supply by the clock, $laid on tiles.
heure-des-3-ombres-cubes = Cubos Hércules sobre fichas: { $laid }. En reserva: { $supply }.
# Where they are not counted: only those on tiles.
heure-des-3-ombres-cubes-laid = Cubos Hércules sobre fichas: { $laid }.
# A cube was taken off instead of revealing a tile.
heure-des-3-ombres-cube-removed = Un cubo Hércules fuera; la ficha sigue boca abajo.
# Yeux du démon. $lieu: the owner's name for the board to turn.
heure-des-3-ombres-turn-lieu-named = Un cuarto de vuelta en sentido horario: { $lieu }. Descarta la trampa.
# The same, where the owner has not told which.
heure-des-3-ombres-turn-lieu-colour = Gira un cuarto de vuelta, en sentido horario, el lugar del color de la ficha: alguien que ve lo dice. Descarta la trampa.
# Vortex, trap.
heure-des-3-ombres-turn-all = Gira un cuarto de vuelta, en sentido horario, todos los lugares en bloque. Descarta la trampa.
# A trap shuts this player's eyes.
heure-des-3-ombres-shuts-printed = { $who } cierra los ojos hasta su próximo turno.
# The same, with the house rule.
heure-des-3-ombres-shuts-hands = { $who } cierra los ojos hasta su próximo turno, con las manos lejos de los lugares.
# Le Balafré keeps his eyes open.
heure-des-3-ombres-spared = { $who } sigue con los ojos abiertos.

## The clock

# The clock has moved. $hour now, $hours to 12, $why: one of the messages below.
heure-des-3-ombres-hour = { heure-des-3-ombres-o-clock }: { $why }. { $hours ->
        [1] Queda una hora
       *[other] Quedan { $hours } horas
    }.
    .brief = { heure-des-3-ombres-o-clock }.
# The twelfth hour; the end of the game follows. $why: as above.
heure-des-3-ombres-hour-last = Las doce: { $why }.
# Why the clock has moved, a clause without full stop: the die.
heure-des-3-ombres-why-die = el dado
# The trap Horloge.
heure-des-3-ombres-why-trap = la trampa Reloj
# Hercule, and no cube is left.
heure-des-3-ombres-why-no-cube = no quedan cubos Hércules
# The Limbes card Temps accéléré.
heure-des-3-ombres-why-temps = Tiempo acelerado
# The Limbes deck is empty.
heure-des-3-ombres-why-deck = el mazo de Limbo está vacío
# Somebody pressed A.
heure-des-3-ombres-why-hand = a mano
# At three: the sleeping ambushes wake.
heure-des-3-ombres-third-hour = Desde ahora actúan las emboscadas dormidas, y el Informe revela las fichas con pista.
# At six.
heure-des-3-ombres-sixth-hour = Desde ahora se permite un farol, en vez de tirar el dado.
# Before the last hour.
heure-des-3-ombres-eleventh-hour = Cuidado: con la próxima hora se pierde la partida.
# A rule moves the clock in a turn in which A had done so.
heure-des-3-ombres-hour-twice = La tecla A ya lo había avanzado este turno. Si era la misma hora: menú, corregir.
# A was pressed though the clock has moved in this turn.
heure-des-3-ombres-advance-asked = El reloj ya avanzó este turno. Almohadilla: otra hora.
    .brief = El reloj ya avanzó. Almohadilla: otra.

## 3ID cards: the name, then what the card does now

# After a pair.
heure-des-3-ombres-step-card = Ponla en la Agencia, boca arriba. Roba una carta 3ID y escanéala.
    .brief = A la Agencia. Luego, una carta 3ID.
    .full = Pon la pareja en la Agencia, boca arriba. Roba una carta 3ID y escanéala. Sin etiqueta, léela y luego almohadilla. Mazo vacío: tecla 1.
# A 3ID card was drawn, or scanned to hear what it does now.
heure-des-3-ombres-card-archeoscript = Arqueoscript, objeto. En tu turno, antes del dado: juega dos veces, sin carta de Limbo ni trampa.
# As above.
heure-des-3-ombres-card-chronogyre = Cronogiro, objeto. Sobre un sospechoso que acabas de revelar: pon una pista y queda boca arriba hasta su pareja.
# As above.
heure-des-3-ombres-card-debriefing-early = Informe. Antes de las tres: toma una pista de tu color. Después, descártala.
    .brief = Informe: una pista de tu color. Después, descártala.
# As above.
heure-des-3-ombres-card-debriefing-late = Informe. Revela todas las fichas con pista.
# As above.
heure-des-3-ombres-card-calepin = Libreta. Toma una pista de tu color. Si no quedan, otra persona toma una del suyo. Después, descártala.
    .brief = Libreta: una pista de tu color. Después, descártala.
# As above.
heure-des-3-ombres-card-invertigo = Invértigo, objeto. Anula una carta de Limbo recién robada.
# As above.
heure-des-3-ombres-card-loupe-analytique = Lupa analítica, objeto. En tu turno, antes de revelar: mira una ficha en secreto.
# As above.
heure-des-3-ombres-card-stylo-traducteur = Pluma traductora, objeto. Vuelve a tirar el dado si no te gusta el resultado. Vale el nuevo.
# As above.
heure-des-3-ombres-card-revelateur-d-empreinte = Revelador de huellas, objeto. Todos los cubos Hércules salen de los lugares.
# As above.
heure-des-3-ombres-card-oreillettes-a-ultra-son = Auriculares de ultrasonidos, objeto. En tu turno, antes de revelar: mira en secreto dos fichas con pista.
# A 3ID or Limbes card, or a face of the die, was scanned when none is due: nothing happens. $read: what it is and does,
# a whole sentence. "comptée", "leída": the card or the face.
heure-des-3-ombres-not-counted = Solo leída, no cuenta. { $read }
# Two objects in one hand. $cards: both. $card: the one that would go. $seat: the player's own, to discard it.
heure-des-3-ombres-step-spare = Un solo objeto por persona: { $cards }. ¿Quién recibe { $card }? Su puesto. El puesto { $seat }: descartar. Para ceder el otro, escanéalo.
# $card goes to $who.
heure-des-3-ombres-spare-given = { $who } recibe: { $card }.
# $card is discarded.
heure-des-3-ombres-spare-discarded = { $card }: al descarte.
# An object is used; it is discarded.
heure-des-3-ombres-used-archeoscript = Arqueoscript: juega dos veces, sin carta de Limbo ni trampa. Primera vez.
# As above.
heure-des-3-ombres-used-chronogyre = Cronogiro, al descarte.
# As above.
heure-des-3-ombres-used-invertigo = Invértigo: la carta de Limbo queda anulada. Descarta las dos.
# As above.
heure-des-3-ombres-used-loupe-analytique = Lupa analítica: una ficha en secreto, salvo bajo un cubo Hércules.
# As above.
heure-des-3-ombres-used-stylo-traducteur = Pluma traductora.
# As above.
heure-des-3-ombres-used-revelateur-d-empreinte = Revelador de huellas: todos los cubos Hércules vuelven junto al reloj.
# As above.
heure-des-3-ombres-used-oreillettes-a-ultra-son = Auriculares de ultrasonidos: dos fichas con pista, en secreto. Las pistas se quedan.
# How to look in secret: with an ear of one's own.
heure-des-3-ombres-look-ear = Tecla C, tu puesto, y escanea.
# With one's eyes.
heure-des-3-ombres-look-eyes = Mira, sin decir nada.
# By house rule, aloud: the keys lead through the menu.
heure-des-3-ombres-look-aloud = Dos veces la tecla 9, luego 8, luego 1: la ficha se lee en voz alta.
# By house rule, whispered.
heure-des-3-ombres-look-whisper = Alguien que ve te lo dice al oído.
# From the menu, by house rule: the next scans are looks. $looks: how many are left.
heure-des-3-ombres-step-look = Escanea { $looks ->
        [1] la ficha
       *[other] hasta { $looks } fichas
    } para mirar: todos lo oirán. Almohadilla: ya está.
    .brief = Escanea { $looks ->
            [1] la ficha
           *[other] hasta { $looks } fichas
        }. Almohadilla: ya está.
# In one player's ear alone. $tile: what lies there.
heure-des-3-ombres-peeked = { $tile }.
# By house rule, for all to hear.
heure-des-3-ombres-peeked-aloud = { $tile }. Sigue boca abajo.
# Débriefing from the third hour on.
heure-des-3-ombres-step-debriefing = Escanéalas una a una; las pistas vuelven. Al final, tapa el resto. Almohadilla.
    .full = Escanéalas una a una: las pistas vuelven a sus personajes, las parejas van a la Agencia. Una pareja que no he reconocido: tecla 1. Al final, pon el resto boca abajo. Almohadilla.
# Its end.
heure-des-3-ombres-debriefing-done = Fin del Informe.
# The third step after a pair.
heure-des-3-ombres-step-trap-due = Toma una trampa sin mirarla y ponla boca abajo en un espacio libre. Almohadilla.
    .brief = Una trampa, boca abajo. Almohadilla.
    .full = Toma una trampa sin mirarla y ponla boca abajo en un espacio libre del lugar que quieras. Almohadilla. Si no quedan: tecla 1.
# The 3ID deck is empty: no hour passes.
heure-des-3-ombres-shuffled-3id = Baraja el descarte 3ID como mazo nuevo. La hora no cambia.
# The supply of traps is empty: no hour passes.
heure-des-3-ombres-shuffled-traps = Mezcla las trampas descartadas como pila nueva. La hora no cambia.

## Limbes cards: the name, then what the card does now

# The table read a Limbes card that the companion cannot: hash told so.
heure-des-3-ombres-limbes-read-out = Carta de Limbo leída por la mesa.
# After two different suspects. $reserve is not told here.
heure-des-3-ombres-step-limbes = Una pista en cada una, si quieres. Luego roba una carta de Limbo y escanéala.
    .brief = ¿Pistas? Luego, una carta de Limbo.
    .full = Puedes poner una pista en cada una, una sola por ficha. Luego roba una carta de Limbo y escanéala; sin etiqueta, léela y luego almohadilla. Mazo vacío: tecla 1.
# The same where clues have been dealt with, or may not be laid.
heure-des-3-ombres-step-limbes-only = Roba una carta de Limbo y escanéala.
    .brief = Una carta de Limbo.
# The same under the curse Brume.
heure-des-3-ombres-step-limbes-brume = Sin pistas: Bruma. Roba una carta de Limbo y escanéala.
    .brief = Sin pistas. Una carta de Limbo.
# Where clues are counted. A number is asked, 0 to 2. $reserve: clues in the player's reserve.
heure-des-3-ombres-step-clues = ¿Cuántas pistas puestas? En reserva: { $reserve }. Almohadilla: ninguna.
    .brief = ¿Pistas puestas? En reserva: { $reserve }.
    .full = ¿Cuántas pistas puestas, una por ficha? En reserva: { $reserve }. Cero o almohadilla: ninguna.
# Where clues are counted. $who: whose. $reserve, $laid: how many.
heure-des-3-ombres-clues = Pistas, { $who }: { $reserve } en reserva, { $laid } sobre fichas.
# An ambush before the third hour. $card: its name.
heure-des-3-ombres-limbes-asleep = { $card }: nada antes de las tres.
# An ambush that acts now, or is read.
heure-des-3-ombres-limbes-amnesie = Amnesia: todas las pistas de los lugares vuelven a sus personajes.
# As above.
heure-des-3-ombres-limbes-brouillard = Niebla: elige una ficha libre por lugar, mézclalas boca abajo y pon una en cada lugar.
# As above.
heure-des-3-ombres-limbes-fausse-piste = Pista falsa: vuelve una pareja apartada. Elígela.
# As above.
heure-des-3-ombres-limbes-fausse-piste-none = Pista falsa: no hay parejas en la Agencia, sin efecto.
# As above.
heure-des-3-ombres-limbes-illusion = Ilusión.
# As above.
heure-des-3-ombres-limbes-manipulation = Manipulación: intercambia los dos lugares que tienes delante.
# As above.
heure-des-3-ombres-limbes-reveil-des-ombres = Despertar de las sombras: añade una trampa, sin mirarla, en un espacio libre.
# As above.
heure-des-3-ombres-limbes-temps-accelere = Tiempo acelerado: avanza el reloj.
# As above.
heure-des-3-ombres-limbes-vortex = Vórtice, emboscada: gira un cuarto de vuelta, en sentido horario, todos los lugares en bloque.
# A curse is drawn. $curse: its name. $does: one of the clauses below. $who: who drew it.
heure-des-3-ombres-curse-began = { $curse }: { $does }. Hasta el final del próximo turno: { $who }.
    .brief = { $curse }: { $does }.
# At each turn. As above.
heure-des-3-ombres-curse-in-force = { $curse }: { $does }. Hasta que acabe el próximo turno: { $who }.
    .brief = { $curse }.
# At the turn with which it ends.
heure-des-3-ombres-curse-last-turn = { $curse }: { $does }. Hasta el final de este turno.
    .brief = { $curse }. Último turno.
# A curse is discarded.
heure-des-3-ombres-curse-ended = Se acabó: { $curse }. Descártala.
# A curse's card is scanned outside its time.
heure-des-3-ombres-read-curse = { $curse }: { $does }, hasta el final del próximo turno de quien la roba.
# What a curse forbids: a clause inside the messages above, no full stop.
heure-des-3-ombres-curse-brume = nada de pistas en los lugares
# As above.
heure-des-3-ombres-curse-confusion = sin habilidades especiales
# As above.
heure-des-3-ombres-curse-hallucination = en tu turno, las dos fichas reveladas cambian de sitio
# As above.
heure-des-3-ombres-curse-paralysie = todas tus fichas, de un solo lugar
# As above.
heure-des-3-ombres-curse-paranoia = miras tus fichas sin enseñarlas, y las trampas no tienen efecto
# As above.
heure-des-3-ombres-curse-silence-taps = no se habla, pero se puede tocar la mano o dar golpes en la mesa
# As above.
heure-des-3-ombres-curse-silence-printed = no se habla, se permiten señas
# As above.
heure-des-3-ombres-curse-silence-off = sin efecto, regla de la casa
# As above.
heure-des-3-ombres-curse-tenebres-hands = ojos cerrados y manos lejos de los lugares, menos quien juega
# As above.
heure-des-3-ombres-curse-tenebres-printed = ojos cerrados, menos quien juega
# $card was just drawn; $who holds Invertigo.
heure-des-3-ombres-step-invertigo = { $card }. { $who } puede anularla con Invértigo: tecla 1. Si no, almohadilla.
# The die picks a Lieu.
heure-des-3-ombres-step-illusion = Tira el dado hasta que salga un lugar. Tecla 7: lo tiro yo.
# $face: the Lieu.
heure-des-3-ombres-illusion = { $face }: gira ese lugar un cuarto de vuelta en sentido horario.
# $face: no Lieu.
heure-des-3-ombres-illusion-again = { $face }: tira otra vez.
# Which pair comes back.
heure-des-3-ombres-step-false-trail = Escanea una de las dos fichas. Sin etiqueta, almohadilla.
# $tile: who comes back. $count: suspects still put aside.
heure-des-3-ombres-pair-returned = { $tile } vuelve. { $count ->
        [0] Ningún sospechoso apartado
        [1] Un sospechoso de 13
       *[other] { $count } sospechosos de 13
    }. Mezcla la pareja con otras dos fichas libres, boca abajo, y pon una en cada lugar si se puede.
# The same, where the pair is not told.
heure-des-3-ombres-pair-returned-untold = Vuelve un sospechoso. { $count ->
        [0] Ningún sospechoso apartado
        [1] Un sospechoso de 13
       *[other] { $count } sospechosos de 13
    }. Mezcla la pareja con otras dos fichas libres, boca abajo, y pon una en cada lugar si se puede.
# The Limbes deck was empty; the hour has just been said.
heure-des-3-ombres-shuffled-limbes = Baraja el descarte de Limbo como mazo nuevo. Luego roba y escanea.

## The end of a turn, and of the game

# $next: whose turn is next. $who has just played.
heure-des-3-ombres-step-end = Después: { $next }. Almohadilla.
    .full = Fin del turno, { $who }. Después: { $next }. Almohadilla.
# The same under Archéoscript, after two different suspects: clues may be laid.
heure-des-3-ombres-step-end-clues = Una pista en cada una, si quieres. Sin carta de Limbo. Después: { $next }. Almohadilla.
    .full = Una pista en cada una, si quieres. Sin carta de Limbo. Fin del turno, { $who }. Después: { $next }. Almohadilla.
# Between the two plays of Archéoscript.
heure-des-3-ombres-step-end-once = Ni Limbo ni trampa: Arqueoscript. Almohadilla, y juega otra vez.
    .brief = Almohadilla, y juega otra vez.
# A bluff begins.
heure-des-3-ombres-step-bluff = Un farol. Revela una ficha y escanéala. Si no es la buena, perdéis.
# The tile that was chosen. $tile: its name.
heure-des-3-ombres-bluff-first = { $tile }.
# Then the Demon.
heure-des-3-ombres-step-bluff-demon = Ahora la ficha Demonio: revélala y escanéala.
# The Demon's tile. $tile: its name.
heure-des-3-ombres-bluff-demon = Demonio: { $tile }.
# Asked where the owner has not told which tiles are identical.
heure-des-3-ombres-step-bluff-answer = ¿Exactamente iguales? 1: sí. 2: no.
# The end of a game: won.
heure-des-3-ombres-ended-thirteen = ¡Victoria! Trece sospechosos apartados: el demonio está desenmascarado.
# As above.
heure-des-3-ombres-ended-bluff-right = ¡Victoria! Las dos fichas son idénticas: el demonio está desenmascarado.
# Lost.
heure-des-3-ombres-ended-bluff-wrong = Derrota. Las dos fichas son distintas.
# As above.
heure-des-3-ombres-ended-clock = Derrota. Es la hora de las 3 sombras.

## Where are we

# D: whose turn it is. $who: the player.
heure-des-3-ombres-status-turn = { $who }.
# The same, with the investigator's name.
heure-des-3-ombres-status-turn-as = { $who }, { $investigator }.
# D, after what is due. $hour now, $hours hours to 12; $count: suspects put aside.
heure-des-3-ombres-status-clock = { heure-des-3-ombres-o-clock }, { $hours ->
        [1] queda una hora
       *[other] quedan { $hours } horas
    }. { $count ->
        [0] Ningún sospechoso apartado
        [1] Un sospechoso de 13
       *[other] { $count } sospechosos de 13
    }.
# The same after the end.
heure-des-3-ombres-status-end = { heure-des-3-ombres-o-clock }. { $count ->
        [0] Ningún sospechoso apartado
        [1] Un sospechoso de 13
       *[other] { $count } sospechosos de 13
    }.
# D twice. Which investigator $who plays.
heure-des-3-ombres-role = { $who }: { $investigator }.
# D twice, where what is due does not tell it: what the die shows. $face: its name.
heure-des-3-ombres-status-die = El dado: { $face }.
# D twice, before tiles are revealed: how many looks are left, by ability or object. $how: one of the messages "look-…".
heure-des-3-ombres-status-looks = { $looks ->
        [1] Una ficha
       *[other] { $looks } fichas
    } para mirar en secreto. { $how }
# D twice, under Paranoïa: how many tiles of this turn were looked at in a window.
heure-des-3-ombres-status-veils = { $tiles ->
        [1] Una ficha mirada
       *[other] { $tiles } fichas miradas
    } en secreto.
# D twice, while tiles lie face up. What they are is not said: they may have been turned back meanwhile. $tiles: how many.
heure-des-3-ombres-open = { $tiles ->
        [1] Una ficha boca arriba: escanéala para oírla.
       *[other] { $tiles } fichas boca arriba: escanéalas para oírlas.
    }
# Another player's object.
heure-des-3-ombres-held-by = Objeto, { $who }: { $card }.
# Archéoscript. $plays: plays left, this one included.
heure-des-3-ombres-plays = Arqueoscript: { $plays ->
        [1] queda una jugada
       *[other] quedan dos jugadas
    }.
# The suspects put aside that have names. $names: a list.
heure-des-3-ombres-aside = En la Agencia: { $names }.
# Where traps are counted. $traps: on the boards.
heure-des-3-ombres-traps = Trampas en los lugares: { $traps }.
# Something else was scanned, a Lieu. $what: its name.
heure-des-3-ombres-heard = { $what }.
# A face on the reference sheet, scanned when no roll is due.
heure-des-3-ombres-reads-reverbere = Poste de luz: una ficha de ese lugar, otra cualquiera.
# As above.
heure-des-3-ombres-reads-chapeau = Sombrero: una ficha de ese lugar, otra cualquiera.
# As above.
heure-des-3-ombres-reads-pentacle = Pentáculo: una ficha de ese lugar, otra cualquiera.
# As above.
heure-des-3-ombres-reads-rouage = Rueda dentada: una ficha de ese lugar, otra cualquiera.
# As above.
heure-des-3-ombres-reads-loupe = Lupa: dos fichas cualesquiera.
# As above.
heure-des-3-ombres-reads-horloge = Reloj: avanza la hora, y luego dos fichas cualesquiera.

## Corrections, from the menu

# The hour was put right. $value: the hour now.
heure-des-3-ombres-corrected-hour = Corrección hecha: el reloj marca { $value }.
# Suspects put aside.
heure-des-3-ombres-corrected-aside = Corrección hecha: sospechosos apartados, { $value } de 13.
# Hercule cubes in the supply.
heure-des-3-ombres-corrected-cubes = Corrección hecha: cubos Hércules en reserva, { $value }.
# The active player's clues in reserve. $who: whose.
heure-des-3-ombres-corrected-clues = Corrección hecha, { $who }: pistas en reserva, { $value }.
# Traps on the boards.
heure-des-3-ombres-corrected-traps = Corrección hecha: trampas en los lugares, { $value }.
# Menu entry: look at a tile, aloud, by house rule.
heure-des-3-ombres-menu-look = mirar una ficha, en voz alta
# Menu entry.
heure-des-3-ombres-menu-bluff = farol
# Menu entry, where clues are counted: a clue went home with a revealed tile.
heure-des-3-ombres-menu-clue-home = una pista vuelve
# Which count.
heure-des-3-ombres-ask-correct = 1: la hora. 2: sospechosos apartados. 3: de quién es el turno. 4: cubos Hércules en reserva. 5: pistas de quien juega. 6: trampas puestas.
# Its right value.
heure-des-3-ombres-ask-correct-number = ¿Cuánto? Luego, almohadilla.
# Whose clue.
heure-des-3-ombres-ask-clue-home = ¿La pista de quién? Su puesto.

## Names of what a number stands for, where the answers to a question are shown one by one

# 8, where a tile is due: a Hercule cube is taken off instead.
heure-des-3-ombres-take-cube = quitar un cubo Hércules
# 7, where a second tile is due: there is none.
heure-des-3-ombres-no-second = sin segunda ficha
# 1, where a 3ID or a Limbes card is to be drawn.
heure-des-3-ombres-deck-empty = mazo vacío
# 1, while Débriefing goes on: a pair that the companion did not recognise.
heure-des-3-ombres-other-pair = una pareja no reconocida
# 1, where a trap is to be laid.
heure-des-3-ombres-no-trap-left = no quedan trampas
# 2, where Hercule's cubes are to be thrown.
heure-des-3-ombres-no-cube-left = no quedan cubos
# 1, where Invertigo may cancel a Limbes card.
heure-des-3-ombres-cancel = anular la carta
# Where a second object goes to a seat: one's own seat.
heure-des-3-ombres-discard = descartar
# What the menu can put right: the next six are the answers to "ask-correct".
heure-des-3-ombres-count-hour = la hora
# As above.
heure-des-3-ombres-count-aside = sospechosos apartados
# As above.
heure-des-3-ombres-count-active = de quién es el turno
# As above.
heure-des-3-ombres-count-cubes = cubos Hércules en reserva
# As above.
heure-des-3-ombres-count-clues = pistas de quien juega
# As above.
heure-des-3-ombres-count-traps = trampas puestas

## Refusals: they interrupt, say why, and nothing has changed

# $players wanted to play; the game is for $fewest to $most.
heure-des-3-ombres-refuse-players = Este juego es para { $fewest } a { $most } personas. En la mesa: { $players }.
# A setting that this game does not have.
heure-des-3-ombres-refuse-setting = Ajuste desconocido: { $setting }.
# A value that this setting cannot have. $values: those that it can have, as they are typed.
heure-des-3-ombres-refuse-setting-value = Ajuste { $setting }, a elegir: { $values }. No { $value }.
# The same for a setting that is a number. $low and $high: its limits.
heure-des-3-ombres-refuse-setting-number = Ajuste { $setting }: un número de { $low } a { $high }, y no { $value }.
# The same for a setting that is a number, or a word. $values: the word, as it is typed.
heure-des-3-ombres-refuse-setting-count = Ajuste { $setting }: { $values }, o un número de { $low } a { $high }, y no { $value }.
# A, before the first turn.
heure-des-3-ombres-refuse-clock-early = El reloj aún no avanza: la partida no ha empezado.
# # or A after the end.
heure-des-3-ombres-refuse-over = La partida ha terminado.
# # while the die is due.
heure-des-3-ombres-refuse-roll-first = Almohadilla no vale aquí: falta tirar el dado.
# # while a tile is due.
heure-des-3-ombres-refuse-reveal-first = Almohadilla no vale aquí: falta revelar una ficha.
# # while a number is asked.
heure-des-3-ombres-refuse-number = La almohadilla no vale: hace falta una cifra.
# # during a bluff.
heure-des-3-ombres-refuse-bluff-tile = Almohadilla no vale aquí: el farol espera una ficha.
# Something that makes no sense in this phase.
heure-des-3-ombres-refuse-not-now = Nada así en este paso: no ha cambiado nada.
# $investigator is another player's.
heure-des-3-ombres-refuse-investigator-taken = { $investigator } ya lo lleva otra persona.
# Any tile, before the first turn; the same words whichever it is.
heure-des-3-ombres-refuse-tile-early = Ficha no leída: la partida no ha empezado.
# Any tile, before the roll.
heure-des-3-ombres-refuse-tile-unrolled = Ficha no leída: falta tirar el dado.
# Any tile, when none may be revealed.
heure-des-3-ombres-refuse-tile = Ficha no leída: ahora no se revela nada.
# A suspect of the Agency was scanned as a reveal.
heure-des-3-ombres-refuse-aside = Ese sospechoso ya está en la Agencia.
# In an ear: no look is left, or not now.
heure-des-3-ombres-refuse-look = Ahora no hay nada que mirar en secreto.
# The menu's look, by somebody who told at the roll call that they see.
heure-des-3-ombres-refuse-look-eyes = No hace falta leerla: quien ve mira en secreto.
# The menu's look, without an ability or an object for it.
heure-des-3-ombres-refuse-no-looks = Nada permite mirar una ficha en este turno.
# The menu's look, by Zacharie, where clues and cubes are counted and none lies on a tile.
heure-des-3-ombres-refuse-nothing-marked = Nada que mirar: ni pista ni cubo sobre las fichas.
# A second roll.
heure-des-3-ombres-refuse-one-roll = El dado ya se ha tirado, y nada permite repetir.
# Another roll, though a tile of this turn was seen.
heure-des-3-ombres-refuse-reroll-late = Tarde para volver a tirar: ya se ha visto una ficha.
# Another roll, though the clock's face was accepted and the hour has passed.
heure-des-3-ombres-refuse-roll-kept = Tarde para volver a tirar: el reloj ya avanzó.
# A third roll.
heure-des-3-ombres-refuse-second-reroll = Ya se volvió a tirar: vale ese resultado.
# Lucile's ability under the curse.
heure-des-3-ombres-refuse-confusion = Confusión: sin habilidades especiales.
# There is no cube to take off.
heure-des-3-ombres-refuse-no-cube = No hay cubos Hércules sobre las fichas.
# Under Paranoïa: both tiles were looked at, and a cube is to be taken off instead of one, or there is to be no second.
heure-des-3-ombres-refuse-tiles-seen = Las fichas de este turno ya se han visto.
# Under Paranoïa: a third tile, after two were looked at. No card lifts it; the same words whichever tile it is.
heure-des-3-ombres-refuse-paranoia = Ficha no leída: no es una de las dos de este turno.
# Under Paranoïa: the tile that was just scanned to be shown.
heure-des-3-ombres-refuse-paranoia-twice = Dos veces la misma ficha: hace falta la otra de la pareja.
# Ending the reveal after one tile, though the die did not name a Lieu.
heure-des-3-ombres-refuse-two-tiles = El dado pide dos fichas.
# $who has an object already.
heure-des-3-ombres-refuse-two-objects = { $who } ya tiene un objeto.
# $who holds it, and it is another's turn.
heure-des-3-ombres-refuse-object-turn = Ese objeto no sirve ahora: no es el turno de quien lo tiene, { $who }.
# Invertigo without a Limbes card that was just drawn.
heure-des-3-ombres-refuse-invertigo = Invértigo solo anula una carta de Limbo recién robada.
# A look after a reveal, or out of turn.
heure-des-3-ombres-refuse-look-late = Demasiado tarde: se mira antes de revelar.
# No roll to replace.
heure-des-3-ombres-refuse-stylo = La Pluma sirve justo después del dado, una vez.
# After the roll.
heure-des-3-ombres-refuse-archeoscript-late = El Arqueoscript se juega antes del dado.
# A Limbes card under Archéoscript.
heure-des-3-ombres-refuse-archeoscript = Arqueoscript: sin carta de Limbo.
# No suspect was just revealed.
heure-des-3-ombres-refuse-chronogyre = Cronogiro: justo después de revelar a un sospechoso.
# A card is to be drawn, and one that is in force or held is scanned.
heure-des-3-ombres-refuse-card-lies = Esa carta ya está delante de alguien: no se puede robar.
# Chronogyre needs a clue, and Brume is in force.
heure-des-3-ombres-refuse-brume = Bruma: sin pistas, así que sin Cronogiro.
# Chronogyre needs a clue, and none is left.
heure-des-3-ombres-refuse-no-clue = El Cronogiro pide una pista: no quedan en reserva.
# More clues than the player has. $who; $reserve: clues in reserve; $laid: clues on tiles, which can be moved.
heure-des-3-ombres-refuse-clues = No hay tantas pistas, { $who }: { $reserve } en reserva, { $laid } sobre fichas.
# Oreillettes, where clues are counted and none lies on a tile.
heure-des-3-ombres-refuse-no-clue-laid = No hay pistas sobre las fichas: nada que mirar.
# From the menu: this player's clue is to go home. $who: the player.
heure-des-3-ombres-refuse-no-clue-out = { $who } no tiene pistas sobre las fichas.
# A bluff after the roll.
heure-des-3-ombres-refuse-bluff-rolled = El farol va en lugar del dado: este turno ya es tarde.
# A bluff before six. $hour: now.
heure-des-3-ombres-refuse-bluff-early = Farol, solo desde las seis. Ahora: { heure-des-3-ombres-o-clock }.
# The menu's "table without scanner".
heure-des-3-ombres-refuse-scanner = Este juego necesita el lector: sus fichas son secretas.
# A form was left with a hole.
heure-des-3-ombres-refuse-incomplete = Falta una respuesta: no ha cambiado nada.
# A count outside its limits.
heure-des-3-ombres-refuse-count = Ese número no es posible: de { $low } a { $high }.
# Said and shown by "companion check", with the file and line of a tile: three tiles have one pair number. $tiles: the
# names of the first two.
heure-des-3-ombres-flaw-pair = la pareja { $pair } ya tiene dos fichas: { $tiles }. Corrige el número equivocado.

## What can be done now: sentences, in help; each begins with its purpose

# One for each phase, a sentence.
heure-des-3-ombres-can-investigators = Una cifra de 1 a 4, o escanea la hoja. No se sabe: almohadilla.
# In the phase of this name.
heure-des-3-ombres-can-house = Para cambiar una regla, su número; para seguir, almohadilla.
# In the phase of this name.
heure-des-3-ombres-can-laying = Almohadilla cuando todo esté puesto.
# In the phase of this name.
heure-des-3-ombres-can-starter = El puesto de quien empieza. El puesto 1: almohadilla.
# In the phase of this name.
heure-des-3-ombres-can-start = Para el dado, su cifra. 1: Poste de luz. 2: Sombrero. 3: Pentáculo. 4: Rueda dentada. 5: Lupa. 6: Reloj. 7: lo tiro yo.
# In the phase of this name.
heure-des-3-ombres-can-start-bluff = Para un farol, tecla 8.
# In the phase of this name.
heure-des-3-ombres-can-rolled = Para volver a tirar, el nuevo resultado; para dejarlo, almohadilla.
# The same where the Stylo demands another roll.
heure-des-3-ombres-can-rolled-must = Para volver a tirar, el nuevo resultado.
# The same where only the Stylo allows another roll.
heure-des-3-ombres-can-rolled-stylo = Para volver a tirar, escanea la Pluma; para dejarlo, almohadilla.
# In the phase of this name.
heure-des-3-ombres-can-reveal = Para revelar, escanea una ficha.
# Help: tiles to reveal; what can be done instead.
heure-des-3-ombres-can-cube = Para quitar un cubo Hércules en su lugar, tecla 8.
# In the phase of a reveal, under Paranoïa.
heure-des-3-ombres-can-veil = Para enseñar una pareja, escanea sus dos fichas; para no enseñar nada, almohadilla.
# While tiles are read aloud as looks.
heure-des-3-ombres-can-looking = Para mirar una ficha, escanéala; para terminar, almohadilla.
# An ability or an object allows a look: by a player with an ear.
heure-des-3-ombres-can-look-ear = Para mirar una ficha en secreto, tecla C, tu puesto, y escanéala.
# The same, by a player who sees.
heure-des-3-ombres-can-look-eyes = Para mirar una ficha, tus ojos, sin decir nada.
# The same by house rule, aloud: the keys lead through the menu.
heure-des-3-ombres-can-look-aloud = Para mirar una ficha, leída en voz alta: dos veces la tecla 9, luego 8, luego 1.
# The same by house rule, whispered.
heure-des-3-ombres-can-look-whisper = Para mirar una ficha, alguien que ve te la dice al oído, sin tecla.
# In the phase of this name.
heure-des-3-ombres-can-reroll = Para volver a tirar, el nuevo resultado. Tecla 7: lo tiro yo.
# In the phase of this name.
heure-des-3-ombres-can-no-second = Si el lugar está vacío y no hay segunda ficha, tecla 7.
# In the phase of this name.
heure-des-3-ombres-can-clock = Para avanzar el reloj, tecla A.
# In the phase of this name.
heure-des-3-ombres-can-pair = Si es pareja, tecla 1. Si no, tecla 2.
# In the phase of this name.
heure-des-3-ombres-can-turn-back = Almohadilla cuando las fichas estén tapadas.
# In the phase of this name.
heure-des-3-ombres-can-chronogyre = Escanea la ficha que queda visible.
# In the phase of this name.
heure-des-3-ombres-can-card = Escanea la carta 3ID. Sin etiqueta, léela y luego almohadilla. Mazo vacío: tecla 1.
# In the phase of this name.
heure-des-3-ombres-can-spare = El puesto de quien recibe el objeto.
# In the phase of this name.
heure-des-3-ombres-can-debriefing = Escanea cada ficha con pista. Una pareja que no he reconocido: tecla 1. Al final: almohadilla.
# In the phase of this name.
heure-des-3-ombres-can-trap-due = Almohadilla cuando la trampa esté puesta; si no quedan, tecla 1.
# In the phase of this name.
heure-des-3-ombres-can-clues = Cuántas pistas se han puesto.
# In the phase of this name.
heure-des-3-ombres-can-limbes = Escanea la carta de Limbo. Sin etiqueta, léela y luego almohadilla. Mazo vacío: tecla 1.
# In the phase of this name.
heure-des-3-ombres-can-invertigo = Para anular, tecla 1. Si no, almohadilla.
# In the phase of this name.
heure-des-3-ombres-can-cubes = Almohadilla cuando los cubos estén puestos.
# In the phase of this name.
heure-des-3-ombres-can-illusion = El resultado del dado. Tecla 7: lo tiro yo.
# In the phase of this name.
heure-des-3-ombres-can-false-trail = Escanea una ficha de la pareja que vuelve, o almohadilla.
# In the phase of this name.
heure-des-3-ombres-can-bluff = Escanea la ficha revelada.
# In the phase of this name.
heure-des-3-ombres-can-bluff-demon = Escanea la ficha Demonio.
# In the phase of this name.
heure-des-3-ombres-can-bluff-answer = Si son iguales, tecla 1. Si no, tecla 2.
# In the phase of this name.
heure-des-3-ombres-can-end = Para pasar el turno, almohadilla.
# In the phase of this name.
heure-des-3-ombres-can-over = Para oír una ficha o una carta, escanéala.
# In one player's ear, when their window is open. $looks: how many tiles they may look at.
heure-des-3-ombres-window-looks = { $looks ->
        [1] Una ficha para mirar: escanéala
       *[other] { $looks } fichas para mirar: escanéalas
    }.

## Short names of what happened, for undo and resume. None of them says what lies under a tile

# After "C'est annulé :" and "Noté en dernier :"; no full stop.
heure-des-3-ombres-recall-started = el comienzo de la partida
# As above.
heure-des-3-ombres-recall-investigator = el personaje, { $who }
# As above.
heure-des-3-ombres-recall-house = una regla de la casa
# As above.
heure-des-3-ombres-recall-step = un paso
# As above.
heure-des-3-ombres-recall-turn = el turno, { $who }
# As above.
heure-des-3-ombres-recall-second-play = la segunda vez
# As above.
heure-des-3-ombres-recall-rolled = el dado, { $face }
# As above.
heure-des-3-ombres-recall-kept = el dado, como estaba
# As above.
heure-des-3-ombres-recall-hour = el reloj, { heure-des-3-ombres-o-clock }
# As above.
heure-des-3-ombres-recall-advance-asked = una hora pedida
# As above.
heure-des-3-ombres-recall-tile = una ficha revelada
# As above.
heure-des-3-ombres-recall-paired = la pareja, número { $count }
# As above.
heure-des-3-ombres-recall-differed = sin pareja
# As above.
heure-des-3-ombres-recall-trap = la trampa { $trap }
# As above.
heure-des-3-ombres-recall-cubes = los cubos Hércules
# As above.
heure-des-3-ombres-recall-no-second = una sola ficha
# As above.
heure-des-3-ombres-recall-turned-back = las fichas tapadas
# As above.
heure-des-3-ombres-recall-clues = las pistas
# As above.
heure-des-3-ombres-recall-card = la carta { $card }
# As above.
heure-des-3-ombres-recall-card-untold = una carta 3ID
# As above.
heure-des-3-ombres-recall-visible = la ficha visible
# As above.
heure-des-3-ombres-recall-debriefing = el Informe
# As above.
heure-des-3-ombres-recall-trap-laid = la trampa puesta
# As above.
heure-des-3-ombres-recall-passed = un paso saltado
# As above.
heure-des-3-ombres-recall-returned = la vuelta de un sospechoso
# As above.
heure-des-3-ombres-recall-look = una mirada, { $who }
# As above.
heure-des-3-ombres-recall-look-asked = una mirada pedida
# As above.
heure-des-3-ombres-recall-looks-done = el final de la mirada
# As above.
heure-des-3-ombres-recall-claimed = una ficha escaneada
# Said by undo, after what was undone: somebody has seen or heard a tile, and cannot forget it.
heure-des-3-ombres-seen-stays = Pero lo visto, visto está.
# As above.
heure-des-3-ombres-recall-bluff = el farol
# As above.
heure-des-3-ombres-recall-corrected = una corrección
