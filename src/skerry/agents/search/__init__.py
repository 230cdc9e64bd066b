"""Search in worlds that agree with what a seat has seen: the same for every candidate, played out by a policy."""
