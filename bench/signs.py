"""The sound signs: how far they are apart, and how loud they are beside the voices that they stand before."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from statistics import median

from bench import hearing
from bench.table import Row
from companion.model import AnySign, Phrase, ScaleStep
from companion.speech import earcons, loudness, voices
from companion.speech.engine import Manner, Rendered, WorkerEngine
from companion.speech.pcm import Pcm

#: What a table hears, by language.
SENTENCES = {
    "fr": (
        "Sécurisé. Coupe 2 sur 5. Pince : Léo.",
        "Fin de la manche. Rassemblez les câbles non coupés, sans les regarder.",
        "Ana joue. Lancez le dé.",
        "Rien n'est compté. Scannez encore.",
        "Préparez les rôles : trois rôles bleus, deux rôles rouges.",
    ),
    "en": (
        "Secure. Cut 2 of 5. Cutters: Leo.",
        "End of the round. Gather the uncut cables without looking at them.",
        "Ana plays. Roll the die.",
        "Nothing is counted. Scan again.",
        "Prepare the roles: three blue roles, two red roles.",
    ),
    "es": (
        "Seguro. Corte 2 de 5. Pinza: Leo.",
        "Fin de la ronda. Reunid los cables sin cortar, sin mirarlos.",
        "Juega Ana. Lanza el dado.",
        "No se cuenta nada. Escanead otra vez.",
        "Preparad los roles: tres roles azules, dos roles rojos.",
    ),
}


def rows(quick: bool) -> Iterator[Row]:
    apart = hearing.distances({sign: earcons.sound(sign) for sign in earcons.ALL})
    middle = median(apart.values())
    budget = f"{middle / 2:.1f}, half the median"
    for (one, other), distance in [*apart.items()][:6]:
        yield Row(
            f"from {named(one)} to {named(other)}", f"{distance:.2f}, {distance / middle:.2f} of the median", budget
        )
    yield Row("all pairs of signs", f"median {middle:.2f}, n {len(apart)}")
    longest = max(earcons.sound(sign).seconds for sign in earcons.ALL)
    yield Row("longest sign", f"{1000 * longest:.0f} ms", "120 ms")
    for lang, spoken in speech().items():
        level = loudness.integrated(spoken)
        signs = voices.load(lang).loudness - level
        yield Row(f"signs against the voice of {lang}", f"{signs:+.1f} LU; the voice has {level:.1f} LUFS", "±1 LU")


def speech() -> dict[str, Pcm]:
    """Each language's sentences, said by its usual voice one after the other."""
    engine = WorkerEngine()
    try:
        return {lang: _said(engine, lang) for lang in SENTENCES}
    finally:
        engine.close()


def _said(engine: WorkerEngine, lang: str) -> Pcm:
    voice = voices.load(lang)
    samples, rate = b"", 0
    for sentence in SENTENCES[lang]:
        arrived, found = threading.Event(), list[Rendered]()

        def done(sound: Rendered, found: list[Rendered] = found, arrived: threading.Event = arrived) -> None:
            found.append(sound)
            arrived.set()

        engine.request(Phrase(lang, sentence), Manner(voice.rate, voice.engine_voices), done)
        assert arrived.wait(30), "the voice does not come"
        (sound,) = found
        assert isinstance(sound, Pcm), sound
        samples, rate = samples + sound.trimmed().samples, sound.rate
    return Pcm(rate, samples)


def named(sign: AnySign) -> str:
    return f"step {sign.number}" if isinstance(sign, ScaleStep) else sign.value
