"""A policy learned by self-play, a small network that numpy evaluates; `skerry.rl.learning` taught it."""
