## How a name is said

# Entry of the voice menu.
menu-names = a name said wrong
# At the table: which name is said wrong? $people: entries like "name-entry".
naming-whose = Whose name? { $people }.
# At the table, to the person whose name it is. $who: the name as it is said now.
naming-ask = { $who }. Is that right? Hash: yes. 1: another way. 2: spell it. 3: record it.
    .brief = { $who }? Hash: yes. 1, 2 or 3: another way.
# At the table: the name said another way, then the keys. $name: the name, said so.
naming-other = { $name }. Hash: keep it. 1: another way. Star: back.
    .brief = { $name }.
# The same, the next times.
naming-other-again = { $name }.
# At the table, to the person who is about to spell their name.
naming-spell = Spell it as on a telephone: keys 2 to 9. Key A: next letter. Key 1: accent. Key 0: listen. Key B: one letter less. Hash: done. Or type the name at the keyboard, then Enter.
    .brief = Spell it: keys 2 to 9.
# The same, when letters are there already. $name: these letters, read.
naming-spell-again = { $name }. Go on. Hash: done.
# At the table, at each letter. $letter: the letter.
letter-typed = { $letter }
# At the table: one letter less. $count: how many are left.
letter-gone = { $count ->
    [0] No letter left.
    [one] One letter left.
   *[other] { $count } letters left.
}
# At the table: what has been spelled, read in one go. $name: the letters.
letters-read = { $name }.
# At the table: nothing has been spelled.
letters-none = No letter yet.
# At the table: the name is said so, tonight and every night. $who: the name, said so.
name-kept = All right: { $who }.
# At the table: nothing has changed.
cancelled-naming = The name stays as it is.
# Refusal: nobody at the table has a name, or not at that seat. To the table.
naming-nobody = No name at that seat.
# Refusal: it is somebody else's name. $name: the name.
naming-taken = { $name } is at the table already.
# Refusal: too many letters. $longest: the most.
naming-long = No more than { $longest } letters.
# Refusal: the last letter takes no accent.
naming-no-accent = No accent on that letter.
# To whoever pressed, refusal: somebody else speaks into the microphone.
microphone-taken = The microphone is taken. In a moment.
# Refusal: the microphone gave nothing.
naming-no-microphone = No microphone. Try key 2 and spell it.
# Refusal: the microphone heard nobody.
naming-silent = I heard nothing. Speak closer.
# After a refusal: what is waited for, without the list.
due-whose-name = Whose name? Key D: the list.
# After a refusal: what is waited for from whoever spells their name.
due-spelling = Spell it: keys 2 to 9.
