"""Chance is the same on every machine and in both flavours."""

from skerry.kernel.rng import from_seed


def reference(word: int) -> tuple[int, int]:
    """SplitMix64 as published, on plain numbers."""
    full = (1 << 64) - 1
    word = (word + 0x9E3779B97F4A7C15) & full
    mixed = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & full
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & full
    return word, mixed ^ (mixed >> 31)


def test_the_stream_is_splitmix64_for_small_and_large_seeds() -> None:
    for seed in (0, 1, 7, 1 << 62, 1 << 63, (1 << 64) - 1):
        rng, word = from_seed(seed), seed
        for _ in range(50):
            word, number = reference(word)
            assert rng.below(1 << 20) == (number >> 32) * (1 << 20) >> 32


def test_a_shuffle_keeps_the_cards() -> None:
    cards = list(range(68))
    from_seed(3).shuffle(cards)
    assert sorted(cards) == list(range(68))
    assert cards != list(range(68))
