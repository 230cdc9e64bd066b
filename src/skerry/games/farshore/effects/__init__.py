"""What a deck can say: the effects of cards and places, each with its constructor.

Deeds, for `play`, `produce`, `visit` and `first` of a `Card`, for shore places and islands:

    Take(amount, points, treasures, per)   gain resources, points, treasures (effects.gain)
    take_any(count, of, per)       gain resources of own choice, of all or of these kinds
    draw(count, deck=, bay=)       draw from the deck, the bay, or both (effects.draw)
    MoveShip(spaces)               move the ship; no move by the compass
    ChooseOne(effect, effect, …)       one of these
    Sequence(effect, effect, …)            one after the other (woodland.effect)
    discard_for(up_to, reward, every)   discard up to so many cards; for every so many the reward
                                   (woodland.effects.hand; ANY_NUMBER for any number)
    may_discard(count, reward)     you may discard just so many cards for a reward (effects.trade)
    discard(count)                 discard just so many cards (woodland.effects.hand)
    PayUpTo(cost, up_to, reward, any_cost)   pay up to so many times; each time the reward
                                   (effects.trade)
    Exchange(up_to, reward)        pay up to so many resources for as many others (effects.trade)
    give_for(count, reward)        you may give cards to an opponent for a reward (effects.trade)
    activate_other()               another green card acts, not one that says the same
    use_place(islands=)            let a place of the shore, or an island face up, act
    play_card(zones, less, form, optional)   play a card for so many resources less; FREE for
                                   nothing; zones out of HAND and BAY (effects.plays)
    reveal_and_play(count, most, optional)   turn up cards, play one worth so much for nothing
    leave_city(form)               discard a card of the city, its cost comes back; as `first` of a
                                   card that cannot be played without one (effects.plays)
    move_worker()                  you may move one of your workers to another place
    TakeMap(may_lack)              take a map for which so many cards may be missing (effects.maps)

Rewards of `discard_for` and `PayUpTo` are multiplied: Take, take_any, draw, MoveShip, ChooseOne
and a Sequence of these will do.

When a blue card acts: `after=` CONSTRUCTION, CRITTER or "any" when another such card was played,
AFTER_COMPASS when a card moved the ship by the compass, AFTER_PLACING when a worker was placed at
the shore or on an island; what it does then is its `play`.

How a blue card helps to pay: `aid=Help(less=, only=, swap=, form=, matching=, leaves=)` (help).

What a purple card scores: `score=` Times(points, count, most) or Sum of such (woodland.counts), with
CardsOf(Sort(types, form, unique), others=), Treasures(), Maps(), TreasureMarks() (effects.scores).

A compass tile is a Sort (compass). A map is what it asks for of each type, in the order of TYPES.
"""
