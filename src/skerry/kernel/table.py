"""A table with one game on it: ask for options, act, look, copy, take back, keep the record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.kernel.asking import ask
from skerry.kernel.chronicle import Chronicle, LogEntry
from skerry.kernel.errors import (
    IllegalAction,
    NotYourTurn,
    OptionError,
    RecordError,
    StaleAction,
    UndoError,
)
from skerry.kernel.recall import Recall, recall_from
from skerry.kernel.record import Answer, Record, Result
from skerry.kernel.rng import Rng, from_seed
from skerry.kernel.text import Text
from skerry.kernel.view import View, awaited
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from skerry.kernel.choice import Choice, Rival, ScoreLine
    from skerry.kernel.effect import Effect
    from skerry.kernel.game import Game, Value
    from skerry.kernel.gathering import Gathering
    from skerry.kernel.state import Offer, State


class Table:
    """A game being played. All its methods refuse bad input and then leave everything as it was."""

    __slots__ = (
        "_chronicle",
        "_recall",
        "_recall_is_shared",
        "answers",
        "game",
        "imagined",
        "seed",
        "settings",
        "state",
    )

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
        self._recall: Recall | None = None
        self._recall_is_shared = False

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
        return None if offer is None else ask(self.game, self.state, seat, offer)

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
            raise IllegalAction(Text("error-pick", {"pick": repr(given)}))
        if seat is None:
            seat = self.seat
            offer = self.state.offers[seat]  # when nobody is awaited, there is none at the end, too
        else:
            offer = self._offer(seat)
        if offer is None:
            raise NotYourTurn(self._not_awaited(seat))
        if position is not None and not offer.position <= position <= self.position:
            raise StaleAction(
                Text(
                    "error-stale",
                    {
                        "position": str(position),
                        "seat": seat,
                        "asked": str(offer.position),
                        "now": str(self.position),
                    },
                )
            )
        if pick not in offer.options:
            raise IllegalAction(self._not_offered(pick, offer))
        if self._recall is not None and self._recall.state is None:
            self._recall.state = self.state.clone()
        self.state.answer(seat, pick)
        self.answers.append((seat, pick))

    def gather(
        self,
        picks: list[int],
        seat: int | None = None,
        position: int | None = None,
        taken: list[int] | None = None,
    ) -> None:
        """Answer with a whole set, given in any order, and with the pick that ends it if need be.

        Where things are given for others, what is taken for them may be told at once.
        """
        seat = self.seat if seat is None else seat
        offer = self._offer(seat)
        if offer is None:
            raise NotYourTurn(self._not_awaited(seat))
        gathering = self._gathering(offer)
        if gathering is None:
            raise IllegalAction(Text("error-no-set", {"seat": seat}))
        for pick in picks:
            self.game.vocabulary.name(pick)
        things = gathering.in_order(picks, self.game.label)
        left = gathering.to_take(things, taken or [], self.game.label)
        self.act(things[0] if things else gathering.stop, seat, position)
        if gathering.ways:
            for answer in things[1:]:
                self.act(answer, seat)
        else:
            self._add_rest(offer.frame.effect, gathering, things, seat)
        if left:
            self.gather(left, seat)

    def _add_rest(
        self, effect: Effect[Any], gathering: Gathering, things: list[int], seat: int
    ) -> None:
        rest = self._rest(effect, gathering.chosen, seat)
        while rest is not None:  # what leaves no choice the table has taken by itself
            taken = rest.chosen - gathering.chosen
            self.act(things[taken] if taken < len(things) else rest.stop, seat)
            rest = self._rest(effect, gathering.chosen, seat)

    def brings_news(self, picks: list[int], seat: int, *, gathered: bool = False) -> bool:
        """Tell whether something new would come to light, so that the answer could not be undone."""
        tried = self.clone()
        if gathered:
            tried.gather(picks, seat)
        else:
            tried.act(picks[0], seat)
        return tried.state.news > self.state.news

    # Looking, copying, imagining.

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may see; without a seat, what a spectator may."""
        return View(self.state, SHARED if seat is None else self._checked(seat))

    def clone(self) -> Table:
        """Return an independent copy, which remembers what this one does."""
        copy = Table(
            self.game,
            self.seed,
            self.settings,
            self.state.clone(),
            self.answers[:],
            imagined=self.imagined,
        )
        if self._recall is not None:
            copy._remember(self._recall)
            self._recall_is_shared = True
        return copy

    def sample(self, seat: int, rng: Rng) -> Table:
        """Return a world in which the seat has seen just what it has seen here.

        It can be sampled again for the same seat. What the others have seen before cannot be known
        there, so for them it holds only what they see and what they have seen since.
        """
        recall = self._remembered()
        memory = recall.memories[self._checked(seat)]
        state = self.state.clone()
        memory.deal_anew(state, rng)
        while not state.offer_anew(seat):
            memory.deal_anew(state, rng)
        state.rng = Rng(rng.below(1 << 30) << 30 | rng.below(1 << 30))
        state.hasty = True
        # The true seed would tell everything.
        world = Table(self.game, 0, self.settings, state, self.answers[:], imagined=True)
        world._remember(recall.of_world(seat))
        return world

    def hasten(self) -> Table:
        """From now on answer by itself whatever has one option, for playouts; it keeps no record."""
        if self._recall is not None:
            self._recall = self._remembered().fork()
            self._recall_is_shared = False
            if self._recall.state is not None:
                self._recall.state.hasty = True
        self.imagined = True
        self.state.hasty = True
        return self

    def log(self, seat: int | None = None, since: int = 0) -> list[LogEntry]:
        """Tell what happened, answer by answer, what follows in another's turn apart.

        A caller that has heard the first `since` entries already gets the others.
        """
        viewer = SHARED if seat is None else self._checked(seat)
        past = self._past()
        layout = past.state.layout
        return [
            LogEntry(
                part.number,
                part.turn,
                part.deed,
                part.seat,
                part.heading,
                self.game.tell(layout, part.events, viewer),
            )
            for part in past.parts[since:]
        ]

    # The record, and going back.

    def record(self) -> Record:
        """Return all that is needed to play this game again."""
        if self.imagined:
            raise RecordError(Text("error-imagined-record"))
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
            raise UndoError(Text("error-undo-none"))
        if to is not None and to not in numbers:
            raise UndoError(Text("error-undo", {"answer": str(to), "answers": str(numbers)}))
        gone = numbers[:1] if to is None else [number for number in numbers if number >= to]
        kept = [answer for number, answer in enumerate(self.answers) if number not in gone]
        past = start(self.game, self.state.layout.seats, self.seed, self.settings)
        for who, pick in kept:
            past.act(pick, who)
        self.state = past.state
        self.answers = kept
        self._chronicle = None
        self._recall = None

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
            raise RecordError(Text("error-imagined-past"))
        if self._chronicle is None:
            seats = self.state.layout.seats
            self._chronicle = Chronicle(_box(self.game, seats, self.seed, self.settings))
        return self._chronicle.follow(self.answers)

    def _remembered(self) -> Recall:
        """Return what all seats remember by now."""
        if self._recall is None:
            if self.imagined:
                raise RecordError(Text("error-imagined-past"))
            seats = self.state.layout.seats
            self._recall = recall_from(_box(self.game, seats, self.seed, self.settings))
        if self._recall.followed < len(self.answers):
            if self._recall_is_shared:
                self._recall = self._recall.fork()
                self._recall_is_shared = False
            self._recall.follow(self.answers)
        return self._recall

    def _remember(self, recall: Recall) -> None:
        self._recall = recall
        self._recall_is_shared = True

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
            raise OptionError(Text("error-no-seat", {"seat": repr(seat), "first": 0, "last": last}))
        return seat

    def _not_awaited(self, seat: int) -> Text:
        if self.over:
            return Text("error-over")
        return Text("error-not-to-move", {"seat": str(seat), "seats": str(self.seats)})

    def _not_offered(self, pick: int, offer: Offer) -> Text:
        names = self.game.vocabulary.names
        said = repr(names[pick]) if 0 <= pick < len(names) else str(pick)
        offered = ", ".join([names[option] for option in offer.options])
        return Text("error-not-offered", {"pick": said, "offered": offered})


def _box(game: Game[Any], seats: int, seed: int, settings: dict[str, Value]) -> State:
    state: State = game.start(game.layout(seats, settings), settings, from_seed(seed))
    return state


def start(game: Game[Any], seats: int, seed: int, settings: dict[str, Value]) -> Table:
    """Set up a table for checked seats and settings, and play up to the first choice."""
    state = _box(game, seats, seed, settings)
    state.run()
    return Table(game, seed, settings, state, [])


def checked_seed(seed: object) -> int:
    """Return the seed if it is one; refuse it otherwise."""
    if type(seed) is not int or not 0 <= seed < 1 << 64:
        raise OptionError(Text("error-seed", {"seed": repr(seed)}))
    return seed
