"""Streams of bytes in, frames out: whole, byte by byte, cut anywhere, with junk before and behind."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.inputs.framing import LONGEST, Doubtful, Frame, Framer
from companion.model import Doubt
from tests.examples import tried

CODE = "BCDFGHJK"
ENDS = [b"\r", b"\n", b"\r\n", b"\t", b"\x03", b"\x04"]

#: Every suffix and prefix that scanners are known to send: (name, bytes of one scan of CODE).
DIALECTS = {
    "CR (DE2120, Denso SPP)": b"BCDFGHJK\r",
    "CR LF (Datalogic RS-232)": b"BCDFGHJK\r\n",
    "LF": b"BCDFGHJK\n",
    "TAB": b"BCDFGHJK\t",
    "STX ETX": b"\x02BCDFGHJK\x03",
    "STX EOT": b"\x02BCDFGHJK\x04",
    "no suffix (Honeywell, E-Seek, Zebra)": b"BCDFGHJK",
    "a checksum byte after CR LF": b"BCDFGHJK\r\n\x9a",
    "a printable checksum byte after CR LF": b"BCDFGHJK\r\nK",
    "AIM Code 128": b"]C0BCDFGHJK\r",
    "AIM QR": b"]Q1BCDFGHJK\r\n",
    "AIM Data Matrix, no suffix": b"]d1BCDFGHJK",
    "AIM after STX": b"\x02]E0BCDFGHJK\x03",
    "leading GS": b"\x1dBCDFGHJK\r",
    "GS after AIM": b"]C1\x1dBCDFGHJK\r",
    "NUL round it": b"\0\0BCDFGHJK\0\r",
}


def heard(*stream: bytes | None) -> list[Frame | Doubtful]:
    """What a fresh framer makes of these reads; None is 80 ms of silence."""
    framer = Framer()
    found: list[Frame | Doubtful] = []
    for read in stream:
        found += framer.silence() if read is None else framer.feed(read)
    return found


def byte_by_byte(*stream: bytes | None) -> list[bytes | None]:
    return [part for read in stream for part in ([None] if read is None else [bytes([b]) for b in read])]


@pytest.mark.parametrize("sent", DIALECTS.values(), ids=DIALECTS.keys())
def test_every_dialect_is_one_frame_each_time_whole_or_byte_by_byte(sent: bytes) -> None:
    stream = [sent, None, sent, None, sent, None]
    assert heard(*stream) == [Frame(CODE)] * 3
    assert heard(*byte_by_byte(*stream)) == [Frame(CODE)] * 3


@pytest.mark.parametrize("end", ENDS)
def test_a_terminated_frame_does_not_wait_for_silence(end: bytes) -> None:
    assert heard(b"BCDFGHJK" + end) == [Frame(CODE)]


def test_many_frames_in_one_read_come_out_in_order() -> None:
    assert heard(b"A\rB\rC\r") == [Frame("A"), Frame("B"), Frame("C")]


def test_a_frame_may_arrive_in_any_two_pieces() -> None:
    for at in range(len(b"\x02]C0BCDFGHJK\r\n") + 1):
        sent = b"\x02]C0BCDFGHJK\r\n"
        assert heard(sent[:at], sent[at:]) == [Frame(CODE)], at


@pytest.mark.parametrize("nothing", [b"", b"\r\n", b"\n\n\n", b"\x02\x03", b"\0\r\n", b"\x02\x1d\x04"])
def test_empty_frames_are_nothing(nothing: bytes) -> None:
    assert heard(nothing, None) == []


@pytest.mark.parametrize("words", ["NR", "NOREAD", "NO READ", "]A0NR", "ERROR", "?", "nr", "NoRead", "error", "]C0"])
@pytest.mark.parametrize("end", [b"\r\n", None])
def test_no_read_words_are_a_doubt(words: str, end: bytes | None) -> None:
    assert heard(words.encode(), end) == [Doubtful(Doubt.NO_READ)]


def test_a_code_that_only_holds_a_no_read_word_is_a_frame() -> None:
    assert heard(b"NRV\r", b"ERRORS\r", b"??\r") == [Frame("NRV"), Frame("ERRORS"), Frame("??")]


def test_one_latin_1_byte_makes_its_frame_doubtful_and_no_other() -> None:
    assert heard(b"BCDF\xe9HJK\rBCDFGHJK\r") == [Doubtful(Doubt.GARBLED), Frame(CODE)]


@pytest.mark.parametrize("byte", [b for b in range(256) if not 32 <= b < 127 and b not in b"\r\n\t\x03\x04"])
def test_no_unprintable_byte_inside_a_code_is_overlooked(byte: int) -> None:
    assert heard(b"BCDF" + bytes([byte]) + b"GHJK\r") == [Doubtful(Doubt.GARBLED)]


def test_junk_behind_a_code_never_leaves_the_code_standing() -> None:
    assert heard(b"BCDFGHJK\xff\xfe", None) == [Doubtful(Doubt.GARBLED)]
    assert heard(b"BCDFGHJKxx", None) == [Frame("BCDFGHJKxx")]


def test_junk_behind_a_terminator_is_a_frame_of_its_own() -> None:
    assert heard(b"BCDFGHJK\r\n\xff\xfe", None) == [Frame(CODE), Doubtful(Doubt.GARBLED)]


def test_a_single_letter_is_a_frame_where_it_is_not_left_over() -> None:
    assert heard(b"X", None) == [Frame("X")]
    assert heard(b"X\r\nY\r\n") == [Frame("X"), Frame("Y")]
    assert heard(b"BCDFGHJK\r\n", None, b"X", None) == [Frame(CODE), Frame("X")]


def test_a_checksum_byte_glued_to_the_next_scan_leaves_no_code_behind() -> None:
    assert heard(b"BCDFGHJK\r\nKBCDFGHJK\r\nK", None) == [Frame(CODE), Frame("K" + CODE)]


def test_256_bytes_are_a_frame_and_257_are_too_long() -> None:
    for stream in ([b"X" * 256, b"\r"], byte_by_byte(b"X" * 256 + b"\r"), [b"X" * 256, None]):
        assert heard(*stream) == [Frame("X" * 256)]
    for stream in ([b"X" * 257 + b"\r"], byte_by_byte(b"X" * 257 + b"\r"), [b"X" * 257, None]):
        assert heard(*stream) == [Doubtful(Doubt.TOO_LONG)]


@pytest.mark.parametrize("end", [b"\r", None])
def test_too_long_is_said_once_at_once_and_the_next_code_is_read(end: bytes | None) -> None:
    framer = Framer()
    assert framer.feed(b"X" * 300) == [Doubtful(Doubt.TOO_LONG)]
    assert framer.feed(b"BCDFGHJK" * 100) == []
    assert framer.wait
    assert (framer.silence() if end is None else framer.feed(end)) == []
    assert framer.feed(b"BCDFGHJK\r") == [Frame(CODE)]


def test_the_tail_of_a_frame_that_was_too_long_is_never_a_code() -> None:
    assert heard(b"X" * 300, b"BCDFGHJK\r") == [Doubtful(Doubt.TOO_LONG)]


def test_an_endless_stream_holds_little() -> None:
    """That it takes linear time is measured in ``python -m bench ports``."""
    framer = Framer()
    assert framer.feed(b"B" * 160_000) == [Doubtful(Doubt.TOO_LONG)]
    for _ in range(2_000):
        assert framer.feed(b"B" * 64) == []
        assert len(framer._held) <= LONGEST
    assert framer.feed(b"\r" + b"BCDFGHJK\r" * 10_000) == [Frame(CODE)] * 10_000


def test_silence_is_asked_for_only_where_it_would_change_something() -> None:
    framer = Framer()
    assert framer.wait is None
    framer.feed(b"\r\n")
    assert framer.wait is None
    framer.feed(b"B")
    assert framer.wait
    framer.feed(b"\r\n")
    assert framer.wait  # a checksum byte may follow
    framer.silence()
    assert framer.wait is None


def test_after_a_reconnection_half_a_frame_is_forgotten() -> None:
    for before in (b"BCDF", b"X" * 300, b"BCDFGHJK\r\n"):
        framer = Framer()
        framer.feed(before)
        framer.reset()
        assert framer.wait is None
        assert framer.feed(b"X") + framer.silence() == [Frame("X")]


# --- a device that shows its gap ---------------------------------------------------------------------------


class Port:
    """Hands bytes to a framer as a serial port does, and calls for silence when it is due. Nothing waits."""

    def __init__(self, whole: tuple[str, ...] = (CODE,)) -> None:
        self.framer = Framer(whole.__contains__)
        self.now = 100.0
        self.found: list[Frame | Doubtful] = []
        self.waited: list[float] = []  # after how many seconds silence was enough for each frame

    def gets(self, data: bytes, gap: float = 0.0) -> Port:
        """These bytes, after a gap in seconds."""
        due = self.now + gap
        while (wait := self.framer.wait) is not None and self.now + wait <= due:
            self.now += wait
            found = self.framer.silence(self.now)
            self.waited += [wait] * len(found)
            self.found += found
        self.now = due
        self.found += self.framer.feed(data, due)
        return self

    def rests(self) -> Port:
        return self.gets(b"", 1.0)

    def shows(self, gap: float, scans: int = 3) -> Port:
        for _ in range(scans):
            self.gets(b"BCDF").gets(b"GHJK", gap).rests()
        self.found.clear()
        return self


@pytest.mark.parametrize(("shown", "enough"), [(0.0, 0.03), (0.012, 0.03), (0.02, 0.04), (0.039, 0.078), (0.05, 0.08)])
def test_a_frame_without_an_end_is_taken_after_twice_the_gap_that_its_scanner_has_shown(
    shown: float, enough: float
) -> None:
    port = Port().shows(shown)
    assert port.waited == [0.08] * 3
    port.gets(b"BCDFGHJK").rests()
    assert port.found == [Frame(CODE)]
    assert port.waited[3:] == [pytest.approx(enough)]


def test_what_does_not_prove_that_it_is_whole_waits_for_the_whole_silence() -> None:
    port = Port().shows(0.0)
    for text in (b"BCDFGHJ", b"3760146640054", b"NR", b"BCDFGHJKX"):
        port.gets(text).rests()
    assert port.waited[3:] == [0.08] * 4


def test_one_long_gap_holds_for_sixteen_scans_and_no_longer() -> None:
    port = Port().shows(0.0).shows(0.03, 1).shows(0.0, 17)
    assert port.waited[4:] == [pytest.approx(0.06)] * 16 + [0.03]


def test_at_a_new_connection_the_gap_must_be_shown_anew() -> None:
    port = Port().shows(0.0)
    port.framer.opened(port.now)
    port.gets(b"BCDFGHJK").rests()
    assert port.waited[3:] == [0.08]


def test_an_end_that_comes_after_the_frame_was_taken_is_no_frame_and_shows_the_gap() -> None:
    port = Port().shows(0.0)
    for _ in range(2):
        port.gets(b"BCDFGHJK").gets(b"\r", 0.035).gets(b"\nK", 0.001).rests()
    assert port.found == [Frame(CODE)] * 2
    assert port.waited[3:] == [0.03], "the second was still there when its end came"


def test_nul_alone_is_told_but_in_the_first_second() -> None:
    framer = Framer()
    framer.opened(10.0)
    assert framer.feed(b"\0", 10.5) + framer.silence(10.6) == []
    assert framer.feed(b"\0", 12.0) + framer.silence(12.1) == [Doubtful(Doubt.GARBLED)]


CODES = ("BCDFGHJK", "LNPRSTVX", "XVTSRPNL")
#: A scan: what is sent, its end, where it is cut, and the gap at each cut.
SCANS = st.tuples(
    st.sampled_from(CODES),
    st.sampled_from([b"", b"", b"\r", b"\r\n", b"\r\nQ"]),
    st.lists(st.tuples(st.integers(1, 10), st.floats(0.0, 0.079)), max_size=4),
)


@tried(200)
@given(st.lists(SCANS, max_size=12))
def test_however_a_scanner_hesitates_every_code_is_taken_once_and_none_in_halves(
    scans: list[tuple[str, bytes, list[tuple[int, float]]]],
) -> None:
    port = Port(CODES)
    for code, end, cuts in scans:
        sent, at = code.encode() + end, 0
        for cut, gap in [*sorted(cuts), (len(sent), 0.0)]:
            port.gets(sent[at : max(at, cut)], gap)
            at = max(at, cut)
        port.rests()
    assert port.found == [Frame(code) for code, _, _ in scans]


@tried(200)
@given(st.lists(st.tuples(st.text("BCDFGHJKLNPRSTVX1\r", min_size=1, max_size=20), st.floats(0.0, 0.2)), max_size=20))
def test_whatever_comes_only_a_whole_code_is_taken_before_the_whole_silence(sent: list[tuple[str, float]]) -> None:
    port = Port(CODES).shows(0.0)
    for text, gap in sent:
        before, waits = len(port.found), len(port.waited)
        port.gets(text.encode(), gap)
        early = [wait for wait in port.waited[waits:] if wait < 0.08]
        assert len(early) <= sum(isinstance(f, Frame) and f.text in CODES for f in port.found[before:])


SPECIAL = [None, *DIALECTS.values(), *ENDS, b"]C0", b"NOREAD", b"X" * 255, b"X" * 300, b"\0" * 257]


def stream_of(raw: bytes) -> list[bytes | None]:
    """A stream from random bytes, cheap to draw: every other byte is a piece of its own that matters here."""
    return [SPECIAL[byte % len(SPECIAL)] if at % 2 else raw[at : at + 1] * (byte % 3) for at, byte in enumerate(raw)]


STREAMS = st.binary(max_size=24).map(stream_of)


@tried(500)
@given(STREAMS)
def test_no_stream_raises_gives_the_unprintable_or_is_held_for_long(stream: list[bytes | None]) -> None:
    framer = Framer()
    for read in [*stream, None]:
        found = framer.silence() if read is None else framer.feed(read)
        assert len(framer._held) <= LONGEST
        for frame in found:
            if isinstance(frame, Frame):
                assert frame.text.isascii()
                assert frame.text.isprintable()
                assert 0 < len(frame.text) <= LONGEST
    assert framer.wait is None


@tried(100)
@given(STREAMS, st.data())
def test_how_the_bytes_fall_into_reads_never_matters(stream: list[bytes | None], data: st.DataObject) -> None:
    joined: list[bytes | None] = []
    for read in stream:  # as few reads as there can be
        if read is not None and joined and joined[-1] is not None:
            joined[-1] += read
        else:
            joined.append(read)
    cut: list[bytes | None] = []
    for read in joined:
        if read is None:
            cut.append(None)
        else:
            places = data.draw(st.sets(st.integers(0, len(read)), max_size=4))
            cut += [read[a:b] for a, b in pairwise(sorted(places | {0, len(read)}))]
    assert heard(*joined) == heard(*cut) == heard(*byte_by_byte(*stream))


@tried(100)
@given(st.binary(max_size=40), st.binary(max_size=40))
def test_a_terminated_code_is_read_whatever_came_before_and_behind(before: bytes, behind: bytes) -> None:
    found = heard(before, None, b"BCDFGHJK\r\n" + behind, None)
    assert found[len(heard(before, None))] == Frame(CODE)
