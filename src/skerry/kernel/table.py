"""A table with one game on it: ask for options, act, look, copy, take back, keep the record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

from skerry.kernel import position
from skerry.kernel.asking import ask
from skerry.kernel.board import drawn
from skerry.kernel.choice import Move
from skerry.kernel.chronicle import Chronicle, LogEntry
from skerry.kernel.dealing import Worlds
from skerry.kernel.errors import (
    IllegalAction,
    NotYourTurn,
    OptionError,
    StaleAction,
    UndoError,
)
from skerry.kernel.names import whole
from skerry.kernel.past import Past, dealt
from skerry.kernel.recall import Origin
from skerry.kernel.record import Answer, Player, Record, Result
from skerry.kernel.refusals import no_seat, not_offered, not_to_move, stale
from skerry.kernel.text import Text
from skerry.kernel.view import View, awaited, view_of
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skerry.kernel.choice import Choice, Rival, ScoreLine
    from skerry.kernel.effect import Effect
    from skerry.kernel.game import Game, Value
    from skerry.kernel.gathering import Gathering
    from skerry.kernel.rng import Rng
    from skerry.kernel.state import Offer
    from skerry.kernel.text import Argument


class Table(Past):  # noqa: PLW1641 - it changes, so it is no key
    """A game being played. All its methods refuse bad input and then leave everything as it was."""

    __slots__ = ()

    # Whose turn, and what may be done.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.agenda is None and not self.state.lanes

    @property
    def awaited(self) -> list[int]:
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
        """The legal picks of the awaited seat, as numbers."""
        for offer in self.state.offers:
            if offer is not None:
                return offer.options[:]
        return []

    @property
    def moves(self) -> list[Move]:
        """The legal picks of the awaited seat, by number, name and words."""
        choice = self.choice()
        options = [] if choice is None else choice.options
        return [Move(option.pick, option.name, option.label) for option in options]

    @property
    def position(self) -> int:
        """How many answers have been given."""
        return len(self.answers)

    def options_of(self, seat: SupportsIndex) -> list[int]:
        """Return the legal picks of a seat; none if it is not awaited."""
        offer = self._offer(seat)
        return [] if offer is None else offer.options[:]

    def choice(self, seat: SupportsIndex | None = None) -> Choice | None:
        """Return what the awaited seat, or this one, is asked, in words; None if nothing."""
        offer = self._offer(self.seat if seat is None else seat)
        return None if offer is None else ask(self.game, self.state, offer.frame.seat, offer)

    def asks_set(self, seat: SupportsIndex) -> bool:
        """Tell whether what a seat is asked may be answered by a whole set."""
        offer = self._offer(seat)
        return offer is not None and self._gathering(offer) is not None

    def why_not(self, pick: SupportsIndex | str, seat: SupportsIndex | None = None) -> Text | None:
        """Give the reason why the awaited seat, or this one, cannot pick that; None if it can."""
        number = self._pick(pick)
        self.game.vocabulary.name(number)
        offer = self._offer(self.seat if seat is None else seat)
        if offer is None:
            return Text("why-not-your-turn")
        if number in offer.options:
            return None
        return offer.frame.effect.why_not(self.state, offer.frame, number)

    def act(
        self,
        pick: SupportsIndex | str,
        seat: SupportsIndex | None = None,
        position: int | None = None,
    ) -> None:
        """Answer for the awaited seat, or for this one, with a pick or its name.

        An answer may carry the position that it was meant for, and is refused if the seat has
        been asked something else since.
        """
        number = self._pick(pick)
        who = self.seat if seat is None else self._answering(seat)
        offer = self.state.offers[who]  # when nobody is awaited, there is none at the end, too
        if offer is None:
            raise NotYourTurn(not_to_move(self.state, who))
        if position is not None and not offer.position <= position <= self.position:
            raise StaleAction(stale(offer, position, self.position))
        if not offer.has(number):
            raise IllegalAction(not_offered(self.game.vocabulary.names, number, offer))
        self._answer(who, number)

    def _answer(self, seat: int, pick: int) -> None:
        if self._recall is not None and self._recall.state is None:
            self._recall.state = self.state.clone()
        if self._chronicle is not None and self._chronicle.state is self.state:
            self._chronicle.answer(seat, pick)
        else:
            self.state.answer(seat, pick)
        self.answers.append((seat, pick))

    def gather(
        self,
        picks: Sequence[SupportsIndex | str],
        seat: SupportsIndex | None = None,
        position: int | None = None,
        taken: Sequence[SupportsIndex | str] | None = None,
    ) -> None:
        """Answer with a whole set, given in any order, and with the pick that ends it if need be.

        Where things are given for others, what is taken for them may be told at once.
        """
        who = self.seat if seat is None else self._answering(seat)
        offer = self.state.offers[who]
        if offer is None:
            raise NotYourTurn(not_to_move(self.state, who))
        gathering = self._gathering(offer)
        if gathering is None:
            raise IllegalAction(Text("error-no-set", {"seat": who}))
        numbers = [self._pick(pick) for pick in picks]
        for number in numbers:
            self.game.vocabulary.name(number)
        things = gathering.in_order(numbers, self.game.label)
        wished = [self._pick(pick) for pick in taken or []]
        left = gathering.to_take(things, wished, self.game.label)
        self.act(things[0] if things else gathering.stop, who, position)
        if gathering.ways:
            for answer in things[1:]:
                self.act(answer, who)
        else:
            self._add_rest(offer.frame.effect, gathering, things, who)
        if left:
            self.gather(left, who)

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

    def view(self, seat: SupportsIndex | None = None) -> View:
        """Return what a seat may see; without a seat, what a spectator may."""
        return view_of(self.state, SHARED if seat is None else self._checked(seat))

    def clone(self) -> Table:
        """Return an independent copy, which remembers what this one does."""
        copy = Table(
            self.game,
            self.seed,
            self.settings,
            self.state.clone(),
            self.answers[:],
            imagined=self.imagined,
            players=self.players,
        )
        copy._origin = self._origin
        if self._recall is not None:
            copy._remember(self._recall)
            self._recall_is_shared = True
        return copy

    def watched(self) -> Table:
        """Return a copy that takes down what happens: nothing is played once more for its log."""
        copy = self.clone()
        copy._chronicle = Chronicle(copy.state, self.past())  # noqa: SLF001 - our own
        return copy

    def __copy__(self) -> Table:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        start: str | int = self._origin_text() if self.imagined else self.seed
        answers = self.answers if self._has_past() or not self.imagined else []
        return revived, (self.game, self.seats, self.settings, start, answers, self.players)

    def __str__(self) -> str:
        """Draw the table, hands and all, for whoever holds it."""
        return drawn("text", self)

    def _repr_html_(self) -> str:
        """Draw the table for a notebook."""
        return drawn("page", self)

    def _repr_svg_(self) -> str:
        """Draw the table as one picture, which can be kept in a file."""
        return drawn("picture", self)

    def __repr__(self) -> str:
        now = "over" if self.over else f"awaited: {self.awaited}"
        return f"<{self.game.name}, {self.seats} seats, {self.position} answers, {now}>"

    def __eq__(self, other: object) -> bool:
        """Tell whether both are at the same position of the same game, however they came there."""
        return (
            isinstance(other, Table)
            and self.game is other.game
            and self.settings == other.settings
            and self.state.same_as(other.state)
        )

    def sample(self, seat: int, rng: Rng) -> Table:
        """Return a world in which the seat has seen just what it has seen here.

        It can be sampled again for the same seat. What the others have seen before cannot be known
        there, so for them it holds only what they see and what they have seen since.
        """
        worlds = self._worlds
        if worlds is None or not worlds.are_of(self.state, seat):
            worlds = Worlds(self.state, self._checked(seat), self._remembered())
            self._worlds = worlds
        state = worlds.draw(rng)
        # The true seed would tell everything.
        world = Table(self.game, 0, self.settings, state, self.answers[:], imagined=True)
        world._remember(worlds.recall.again())
        return world

    def hasten(self) -> Table:
        """From now on answer by itself whatever has one option, for playouts; it keeps no record."""
        if self._recall is not None:
            self._recall = self._remembered().fork()
            self._recall_is_shared = False
            if self._recall.state is not None:
                self._recall.state.hasty = True
        self.imagined = True
        self._origin = None
        self.state.hasty = True
        return self

    def key(self, seat: SupportsIndex | None = None) -> str:
        """Write the position down in one line, which `skerry.position` reads back.

        With a seat: what that seat knows, the same for all positions that it cannot tell apart.
        """
        if seat is None:
            return position.write(self.game, self.settings, self.state)
        number = self._checked(seat)
        memory = self._remembered().memories[number]
        return position.write_for(self.game, self.settings, self.state, number, memory)

    def log(self, seat: int | None = None, since: int = 0) -> list[LogEntry]:
        """Tell what happened, answer by answer, what follows in another's turn apart.

        A caller that has heard the first `since` entries already gets the others.
        """
        viewer = SHARED if seat is None else self._checked(seat)
        past = self.past()
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
        """Return all that is needed to play this game again.

        An imagined table has no deal: its record begins with a position instead, where its cards
        were laid, or where it stands if they were dealt anew.
        """
        answers = self.answers if self._has_past() else []
        names = self.game.vocabulary.names
        return Record(
            self.game.name,
            self.game.rules,
            self.seats,
            self.seed,
            self.game.told(self.settings),
            [Answer(seat, names[pick]) for seat, pick in answers],
            Result(self.scores(), self.winners()) if self.over else None,
            self.game.digest,
            players=self.players,
            homebrew=self.game.homebrew,
            position=self._origin_text() if self.imagined else "",
        )

    def sit(self, players: list[Player]) -> None:
        """Write down who plays, seat by seat; the record tells it."""
        if len(players) not in (0, self.seats):
            args: dict[str, Argument] = {"players": len(players), "seats": self.seats}
            raise OptionError(Text("error-players", args))
        self.players = tuple(players)

    def at(self, position: int) -> Table:
        """Return the table as it was after so many answers."""
        return self._again(self.answers[:position])

    def undoable(self, seat: int | None = None) -> list[int]:
        """Return the numbers of the answers that a seat may take back, the latest first.

        Without a seat: those of whoever answered last.
        """
        if not self._has_past() or not self.answers:
            return []
        seat = self.answers[-1][0] if seat is None else self._checked(seat)
        return self.past().undoable(self.answers, seat)

    def steps(self, seat: int) -> list[int]:
        """Return those of the undoable answers that begin something; a set is one step."""
        numbers = self.undoable(seat)
        return [number for number in numbers if not self.past().continues[number]]

    def undo(self, seat: int | None = None, to: int | None = None) -> None:
        """Take back a seat's last answer, or all its answers from number `to` on."""
        numbers = self.undoable(seat)
        if not numbers:
            raise UndoError(Text("error-undo-none"))
        if to is not None and to not in numbers:
            raise UndoError(Text("error-undo", {"answer": str(to), "answers": str(numbers)}))
        gone = numbers[:1] if to is None else [number for number in numbers if number >= to]
        kept = [answer for number, answer in enumerate(self.answers) if number not in gone]
        self.state = self._again(kept).state
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

    def score_sheet(self, seat: SupportsIndex) -> list[ScoreLine]:
        """Return where a seat's points come from."""
        return self.game.score_sheet(self.state, self._checked(seat))

    def rival(self) -> Rival | None:
        """Return the opponent without a seat, where there is one, with its score sheet."""
        return self.game.rival(self.state)

    # Inside.

    def _again(self, answers: list[tuple[int, int]]) -> Table:
        """Return this game from where it began, with these answers."""
        again = Table(
            self.game,
            self.seed,
            self.settings,
            self._beginning(),
            [],
            imagined=self.imagined,
            players=self.players,
        )
        again._origin = self._origin
        if not again.awaited:
            again.state.run()
        for seat, pick in answers:
            again.act(pick, seat)
        return again

    def _gathering(self, offer: Offer) -> Gathering | None:
        return offer.frame.effect.gathering(self.state, offer.frame)

    def _rest(self, effect: Effect[Any], begun: int, seat: int) -> Gathering | None:
        """Return what is left of a set that has grown beyond its beginning; None if it is done."""
        offer = self.state.offers[seat]
        if offer is None or offer.frame.effect is not effect:
            return None
        rest = self._gathering(offer)
        return rest if rest is not None and rest.chosen > begun else None

    def _pick(self, given: SupportsIndex | str) -> int:
        """Return the number of a pick, however it is given."""
        if isinstance(given, str):
            return self.game.vocabulary.id(given)
        number = whole(given)
        if number is None:
            raise IllegalAction(Text("error-pick", {"pick": repr(given)}))
        return number

    def _offer(self, seat: SupportsIndex) -> Offer | None:
        """Return what is put before a seat; nothing before nobody, who is -1 as in `seat`."""
        return None if whole(seat) == SHARED else self.state.offers[self._checked(seat)]

    def _checked(self, seat: SupportsIndex) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise OptionError(no_seat(self.state, seat))
        return number

    def _answering(self, seat: SupportsIndex) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise NotYourTurn(no_seat(self.state, seat))
        return number


def start(game: Game[Any], seats: int, seed: int, settings: dict[str, Value]) -> Table:
    """Set up a table for checked seats and settings, and play up to the first choice."""
    state = dealt(game, seats, seed, settings)
    state.run()
    return Table(game, seed, settings, state, [])


def from_position(game: Game[Any], settings: dict[str, Value], header: position.Header) -> Table:
    """Set up a table at a position that was written down; it has no deal, and begins there."""
    state = position.read(header, game, settings)
    table = Table(game, 0, settings, state, [], imagined=True)
    table._begin_at(Origin(state.clone(), position.read_memories(header, state)))  # noqa: SLF001
    return table


def revived(
    game: Game[Any],
    seats: int,
    settings: dict[str, Value],
    begun: str | int,
    answers: list[tuple[int, int]],
    players: tuple[Player, ...] = (),
) -> Table:
    """Return a table that was written down: its deal or first position, and its answers."""
    if isinstance(begun, str):
        table = from_position(game, settings, position.Header(begun))
    else:
        table = start(game, seats, begun, settings)
    for seat, pick in answers:
        table.act(pick, seat)
    table.players = players
    return table


def checked_seed(seed: object) -> int:
    """Return the seed if it is one; refuse it otherwise."""
    number = whole(seed)
    if number is None or not 0 <= number < 1 << 64:
        raise OptionError(Text("error-seed", {"seed": repr(seed)}))
    return number
