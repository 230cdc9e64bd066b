"""The cards of the main deck: what the file says must agree with the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.deck.amounts import RARITIES, THINGS, WILD, Amounts, read_cost
from skerry.games.farshore.deck.effects import Meaning, read_effect
from skerry.games.farshore.deck.lines import ParseError
from skerry.games.farshore.deck.pieces import COLOURS, Piece
from skerry.games.farshore.deck.tables import TITLE, UNUSUAL
from skerry.games.woodland.card import Card
from skerry.games.woodland.terms import CONSTRUCTION, CRITTER, FOOD
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.deck.sentence import Sentence
    from skerry.games.farshore.deck.tables import Tables
    from skerry.kernel.text import Argument

# What a homebrew deck may say of a card.
BOUNDS: Final = {"points": (-9, 20), "copies": (0, 12)}
TYPE_COLOURS: Final = {sort: colour for colour, sort in COLOURS.items()}


def read_card(tables: Tables, piece: Piece) -> Card | None:
    """Read one card; note what is wrong and return None if anything is."""
    before = len(tables.faults)
    unique = _read_kind(tables, piece)
    points = _read_number(tables, piece, "points", piece.points)
    copies = _read_number(tables, piece, "copies", piece.copies)
    title = tables.entry("card", piece.name, TITLE)
    cost = _read_cost(tables, piece)
    meaning = _read_meaning(tables, piece)
    if len(tables.faults) > before or cost is None or meaning is None:
        return None
    return Card(
        piece.name,
        piece.type,
        cost=cost.stock(),
        points=points,
        copies=copies,
        title=_title(piece) if title is None else title.text,
        unique=unique,
        space=piece.space,
        any_cost=cost.number[WILD],
        form=piece.form,
        first=meaning.first,
        play=meaning.play,
        produce=meaning.produce,
        visit=meaning.visit,
        after=meaning.after,
        aid=meaning.aid,
        score=meaning.score,
    )


def _read_kind(tables: Tables, piece: Piece) -> bool:
    """Read "common green construction"; where sources may err, the file says common or unique."""
    sentence = tables.sentence("card", piece.name, "is")
    if sentence is None:
        return piece.unique
    try:
        start = sentence.at
        unique = RARITIES[sentence.choice("rarity", tuple(RARITIES))] == 1
        if unique != piece.unique and not piece.doubtful:
            sentence.at = start
            raise sentence.error(_is_not(piece, sentence.here()))
        _expect(sentence, piece, TYPE_COLOURS[piece.type], tuple(COLOURS))
        _expect(sentence, piece, piece.form, (CRITTER, CONSTRUCTION))
        sentence.end()
    except ParseError as error:
        tables.faults.append(error.fault)
        return piece.unique
    return unique


def _expect(sentence: Sentence, piece: Piece, right: str, known: tuple[str, ...]) -> None:
    if sentence.here() != right:
        if sentence.here() in known:
            raise sentence.error(_is_not(piece, sentence.here()))
        box = Text("deck-expected-box", {"card": piece.name, "kind": _kind(piece)})
        raise sentence.unknown(box, known)
    sentence.at += 1


def _kind(piece: Piece) -> str:
    """Write what a card of the box is, as the file does."""
    rarity = "unique" if piece.unique else "common"
    return f"{rarity} {TYPE_COLOURS[piece.type]} {piece.form}"


def _is_not(piece: Piece, word: str) -> Text:
    return Text("deck-card-is", {"card": piece.name, "kind": _kind(piece), "word": word})


def read_added(tables: Tables, name: str) -> Piece | None:
    """Read what a card is that is in no box; note what is wrong and return None if anything is."""
    sentence = tables.sentence("card", name, "is")
    if sentence is None:
        return None
    try:
        unique = RARITIES[sentence.choice("rarity", tuple(RARITIES))] == 1
        type_ = COLOURS[sentence.choice("kind", tuple(COLOURS))]
        form = sentence.choice("kind", (CRITTER, CONSTRUCTION))
        sentence.end()
    except ParseError as error:
        tables.faults.append(error.fault)
        return None
    return Piece(name, type_, form, unique, 0, 1, added=True)


def _title(piece: Piece) -> str:
    """Call a card that is in no box by its name in the file; those of the box have theirs."""
    return piece.name.replace("_", " ").replace("-", " ").capitalize() if piece.added else ""


def _read_number(tables: Tables, piece: Piece, key: str, right: int) -> int:
    """Return the points or copies of a card: as the box has it, or in a homebrew deck within bounds."""
    entry = tables.entry("card", piece.name, key)
    if entry is None:
        return right
    least, most = BOUNDS[key]
    if tables.homebrew:
        if not least <= entry.number <= most:
            word = str(entry.number)
            text = Text("deck-range", {"word": word, "least": least, "most": most})
            tables.faults.append(entry.error(text))
        return entry.number
    if entry.number != right:
        args: dict[str, Argument] = {
            "card": piece.name,
            "key": key,
            "right": right,
            "number": entry.number,
        }
        tables.faults.append(entry.error(Text("deck-card-number", args)))
    return right


def _read_cost(tables: Tables, piece: Piece) -> Amounts | None:
    sentence = tables.sentence("card", piece.name, "cost")
    if sentence is None:
        return None
    unusual = tables.entry("card", piece.name, UNUSUAL)
    usual = unusual is None or not unusual.number
    try:
        cost = read_cost(sentence)
        _check_cost(sentence, piece.form, usual=usual)
    except ParseError as error:
        tables.faults.append(error.fault)
        return None
    return cost


def _check_cost(sentence: Sentence, form: str, *, usual: bool) -> None:
    """Constructions never cost mushrooms; critters cost nothing else unless that is said."""
    for place, word in enumerate(sentence.words):
        thing = THINGS.get(word.text, -1)
        sentence.at = place
        if form == CONSTRUCTION and thing == FOOD:
            raise sentence.error(Text("deck-cost-construction"))
        if form == CRITTER and usual and thing >= 0 and thing != FOOD:
            raise sentence.error(Text("deck-cost-critter", {"key": UNUSUAL}))


def _read_meaning(tables: Tables, piece: Piece) -> Meaning | None:
    sentence = tables.sentence("card", piece.name, "effect")
    if sentence is None:
        return None
    try:
        return read_effect(sentence, piece.type)
    except ParseError as error:
        tables.faults.append(error.fault)
        return None
