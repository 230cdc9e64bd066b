"""A table with one game on it: ask for options, act, look, copy, take back, keep the record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.kernel.choice import Choice, Option
from skerry.kernel.chronicle import Chronicle
from skerry.kernel.effect import NOWHERE
from skerry.kernel.errors import (
    ActionError,
    IllegalAction,
    NotYourTurn,
    OptionError,
    RecordError,
    StaleAction,
    UndoError,
)
from skerry.kernel.record import Answer, Record, Result
from skerry.kernel.rng import Rng, from_seed
from skerry.kernel.text import Text
from skerry.kernel.view import View, awaited
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from skerry.kernel.choice import Rival, ScoreLine
    from skerry.kernel.effect import Effect
    from skerry.kernel.game import Game, Value
    from skerry.kernel.gathering import Gathering
    from skerry.kernel.state import Offer, State


class Table:
    """A game being played. All its methods refuse bad input and then leave everything as it was."""

    __slots__ = ("_chronicle", "answers", "game", "imagined", "seed", "settings", "state")

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        settings: dict[str, Value],
        state: State,
        answers: list[tuple[int, int]],
        *,
        imagined: bool = False,
    ) -> None:
        self.game = game
        self.seed = seed
        self.settings = settings
        self.state = state
        self.answers = answers  # (seat, pick) in the order in which they came
        self.imagined = imagined  # the cards were laid by hand or re-dealt: no record leads here
        self._chronicle: Chronicle | None = None

    # Whose turn, and what may be done.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.agenda and not self.state.lanes

    @property
    def seats(self) -> list[int]:
        """The seats whose answers are awaited; several where all choose at once."""
        return awaited(self.state)

    @property
    def seat(self) -> int:
        """The seat whose answer is awaited, the lowest if there are several; -1 if none is."""
        for seat, offer in enumerate(self.state.offers):
            if offer is not None:
                return seat
        return -1

    @property
    def options(self) -> list[int]:
        """The legal picks of the awaited seat; do not change the list."""
        for offer in self.state.offers:
            if offer is not None:
                return offer.options
        return []

    @property
    def position(self) -> int:
        """How many answers have been given."""
        return len(self.answers)

    def options_of(self, seat: int) -> list[int]:
        """Return the legal picks of a seat; none if it is not awaited."""
        offer = self._offer(seat)
        return [] if offer is None else offer.options

    def choice(self, seat: int | None = None) -> Choice | None:
        """Return what the awaited seat, or this one, is asked, in words; None if nothing."""
        seat = self.seat if seat is None else seat
        offer = self._offer(seat)
        if offer is None:
            return None
        frame = offer.frame
        options = [self._option(offer, pick) for pick in offer.options]
        prompt = frame.effect.prompt(self.state, frame)
        gathering = self._gathering(offer)
        pool = [] if gathering is None else [self._option(offer, p) for p in gathering.pool]
        return Choice(seat, offer.position, prompt, options, gathering, pool)

    def why_not(self, pick: int, seat: int | None = None) -> Text | None:
        """Give the reason why the awaited seat, or this one, cannot pick that; None if it can."""
        self.game.vocabulary.name(pick)
        offer = self._offer(self.seat if seat is None else seat)
        if offer is None:
            return Text("why-not-your-turn")
        return offer.frame.effect.why_not(self.state, offer.frame, pick)

    def act(self, pick: int | str, seat: int | None = None, position: int | None = None) -> None:
        """Answer for the awaited seat, or for this one, with a pick or its name.

        An answer may carry the position that it was meant for, and is refused if the seat has
        been asked something else since.
        """
        given: object = pick  # as a number, a truth value would be taken for one
        if isinstance(pick, str):
            pick = self.game.vocabulary.id(pick)
        elif type(given) is not int:
            raise IllegalAction(f"A pick is a whole number or a name, not {given!r}.")
        if seat is None:
            seat = self.seat
            offer = self.state.offers[seat]  # when nobody is awaited, there is none at the end, too
        else:
            offer = self._offer(seat)
        if offer is None:
            raise NotYourTurn(self._not_awaited(seat))
        if position is not None and not offer.position <= position <= self.position:
            raise StaleAction(
                f"The answer was meant for position {position}, but seat {seat} was asked at "
                f"position {offer.position} and the table is at {self.position}."
            )
        if pick not in offer.options:
            raise IllegalAction(self._not_offered(pick, offer))
        self.state.answer(seat, pick)
        self.answers.append((seat, pick))

    def gather(
        self, picks: list[int], seat: int | None = None, position: int | None = None
    ) -> None:
        """Answer with a whole set, given in any order, and with the pick that ends it if need be."""
        seat = self.seat if seat is None else seat
        offer = self._offer(seat)
        if offer is None:
            raise NotYourTurn(self._not_awaited(seat))
        gathering = self._gathering(offer)
        if gathering is None:
            raise IllegalAction(f"Seat {seat} is asked for one pick, not for a set.")
        things = gathering.in_order(picks, self.game.vocabulary)
        self.act(things[0] if things else gathering.stop, seat, position)
        rest = self._rest(offer.frame.effect, gathering.chosen, seat)
        while rest is not None:  # what leaves no choice the table has taken by itself
            taken = rest.chosen - gathering.chosen
            self.act(things[taken] if taken < len(things) else rest.stop, seat)
            rest = self._rest(offer.frame.effect, gathering.chosen, seat)

    # Looking, copying, imagining.

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may see; without a seat, what a spectator may."""
        return View(self.state, SHARED if seat is None else self._checked(seat))

    def clone(self) -> Table:
        """Return an independent copy."""
        return Table(
            self.game,
            self.seed,
            self.settings,
            self.state.clone(),
            self.answers[:],
            imagined=self.imagined,
        )

    def sample(self, seat: int, rng: Rng) -> Table:
        """Return a world in which the seat has seen just what it has seen here."""
        memory = self._past().memories[self._checked(seat)]
        state = self.state.clone()
        memory.redeal(state.zones, rng)
        while not state.offer_anew(seat):
            memory.redeal(state.zones, rng)
        state.rng = Rng(rng.below(1 << 30) << 30 | rng.below(1 << 30))
        # The true seed would tell everything.
        return Table(self.game, 0, self.settings, state, self.answers[:], imagined=True).hasten()

    def hasten(self) -> Table:
        """From now on answer by itself whatever has one option, for playouts; it keeps no record."""
        self.imagined = True
        self.state.hasty = True
        return self

    def log(self, seat: int | None = None, since: int = 0) -> list[list[Text]]:
        """Tell what happened before the first answer, after it, after the second, and so on.

        A caller that has heard the first `since` of these already gets the others.
        """
        viewer = SHARED if seat is None else self._checked(seat)
        past = self._past()
        return [self.game.tell(past.state.layout, told, viewer) for told in past.events[since:]]

    # The record, and going back.

    def record(self) -> Record:
        """Return all that is needed to play this game again."""
        if self.imagined:
            raise RecordError("An imagined table has no record: no deal leads to it.")
        names = self.game.vocabulary.names
        return Record(
            self.game.name,
            self.game.rules,
            self.state.layout.seats,
            self.seed,
            self.game.told(self.settings),
            [Answer(seat, names[pick]) for seat, pick in self.answers],
            Result(self.scores(), self.winners()) if self.over else None,
            self.game.digest,
        )

    def undoable(self, seat: int | None = None) -> list[int]:
        """Return the numbers of the answers that a seat may take back, the latest first.

        Without a seat: those of whoever answered last.
        """
        if self.imagined or not self.answers:
            return []
        seat = self.answers[-1][0] if seat is None else self._checked(seat)
        return self._past().undoable(self.answers, seat)

    def steps(self, seat: int) -> list[int]:
        """Return those of the undoable answers that begin something; a set is one step."""
        numbers = self.undoable(seat)
        return [number for number in numbers if not self._past().continues[number]]

    def undo(self, seat: int | None = None, to: int | None = None) -> None:
        """Take back a seat's last answer, or all its answers from number `to` on."""
        numbers = self.undoable(seat)
        if not numbers:
            raise UndoError("Nothing can be taken back: something new has come to light since.")
        if to is not None and to not in numbers:
            raise UndoError(f"Answer {to} cannot be taken back; {numbers} can, the latest first.")
        gone = numbers[:1] if to is None else [number for number in numbers if number >= to]
        kept = [answer for number, answer in enumerate(self.answers) if number not in gone]
        past = start(self.game, self.state.layout.seats, self.seed, self.settings)
        for who, pick in kept:
            past.act(pick, who)
        self.state = past.state
        self.answers = kept
        self._chronicle = None

    # The score.

    def scores(self) -> list[int]:
        """Return the score of each seat; before the end, what it would be now."""
        return self.game.scores(self.state)

    def winners(self) -> list[int]:
        """Return the seats that have won; before the end, those that would have."""
        return self.game.winners(self.state)

    def verdict(self) -> Text | None:
        """Say what the score amounts to, where a game has more to say than who has most."""
        return self.game.verdict(self.state)

    def rank(self) -> Text | None:
        """Name the class that the score falls into, where a game has names for that."""
        return self.game.rank(self.state)

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """Return where a seat's points come from."""
        return self.game.score_sheet(self.state, self._checked(seat))

    def rival(self) -> Rival | None:
        """Return the opponent without a seat, where there is one, with its score sheet."""
        return self.game.rival(self.state)

    # Inside.

    def _past(self) -> Chronicle:
        if self.imagined:
            raise RecordError("An imagined table has no past: no deal leads to it.")
        if self._chronicle is None:
            seats = self.state.layout.seats
            self._chronicle = Chronicle(_box(self.game, seats, self.seed, self.settings))
        return self._chronicle.follow(self.answers)

    def _offer(self, seat: int) -> Offer | None:
        # A bool would do as a number here, but could not be read back from a record.
        known = type(seat) is int and 0 <= seat < self.state.layout.seats
        return self.state.offers[seat] if known else None

    def _gathering(self, offer: Offer) -> Gathering | None:
        return offer.frame.effect.gathering(self.state, offer.frame)

    def _rest(self, effect: Effect[Any], begun: int, seat: int) -> Gathering | None:
        """Return what is left of a set that has grown beyond its beginning; None if it is done."""
        offer = self._offer(seat)
        if offer is None or offer.frame.effect is not effect:
            return None
        rest = self._gathering(offer)
        return rest if rest is not None and rest.chosen > begun else None

    def _checked(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.state.layout.seats:
            last = self.state.layout.seats - 1
            raise OptionError(f"There is no seat {seat!r}; seats go from 0 to {last}.")
        return seat

    def _option(self, offer: Offer, pick: int) -> Option:
        layout = self.state.layout
        about = offer.frame.effect.refer(self.state, offer.frame, pick)
        return Option(
            pick,
            self.game.vocabulary.name(pick),
            self.game.label(pick),
            "" if about.zone == NOWHERE else layout.names[about.zone],
            SHARED if about.zone == NOWHERE else layout.owners[about.zone],
            about.card,
            about.cell,
            about.group,
            self.game.vocabulary.meaning(pick),
        )

    def _not_awaited(self, seat: int) -> str:
        if self.over:
            return "The game is over; nobody is to move."
        return f"Seat {seat} is not to move now; to move: {self.seats}."

    def _not_offered(self, pick: int, offer: Offer) -> str:
        names = self.game.vocabulary.names
        said = repr(names[pick]) if 0 <= pick < len(names) else f"Pick {pick}"
        offered = ", ".join([names[option] for option in offer.options])
        return f"{said} is not among the options: {offered}."


def _box(game: Game[Any], seats: int, seed: int, settings: dict[str, Value]) -> State:
    state: State = game.start(game.layout(seats, settings), settings, from_seed(seed))
    return state


def start(game: Game[Any], seats: int, seed: int, settings: dict[str, Value]) -> Table:
    """Set up a table for checked seats and settings, and play up to the first choice."""
    state = _box(game, seats, seed, settings)
    state.run()
    return Table(game, seed, settings, state, [])


def replay(game: Game[Any], seats: int, settings: dict[str, Value], record: Record) -> Table:
    """Play a record again, and check that it ends as it says."""
    if record.rules != game.rules:
        raise RecordError(
            f"The record follows version {record.rules} of the rules of {game.name}; "
            f"this is version {game.rules}."
        )
    if record.digest != game.digest:
        raise RecordError(
            f"The record was played with {_say_variant(record.digest)}, and this is "
            f"{_say_variant(game.digest)}; replay it with the file it was played with."
        )
    table = start(game, seats, checked_seed(record.seed), settings)
    for number, answer in enumerate(record.answers):
        try:
            table.act(answer.pick, answer.seat)
        except ActionError as error:
            raise RecordError(f"Answer {number} does not fit: {error}") from None
    result = record.result
    if result is not None and not table.over:
        raise RecordError("The record says how the game ended, but its answers stop before that.")
    if result is not None and result.scores != table.scores():
        raise RecordError(
            f"The record ends with {result.scores}; by the rules it is {table.scores()}."
        )
    if result is not None and result.winners != table.winners():
        raise RecordError(
            f"The record says {result.winners} won; by the rules it is {table.winners()}."
        )
    return table


def _say_variant(digest: str) -> str:
    return f"the file {digest[:12]}" if digest else "no file"


def checked_seed(seed: object) -> int:
    """Return the seed if it is one; refuse it otherwise."""
    if type(seed) is not int or not 0 <= seed < 1 << 64:
        raise OptionError(f"A seed is a whole number from 0 to 2**64 - 1, not {seed!r}.")
    return seed
