### A hint, and looking back at a game.

advice-why-gain = Brings about { $more } more points than the others: { $gain }.
advice-why-cost = Costs about { $less } points against the others: { $cost }.
advice-why-both = Brings about { $more } more: { $gain }. Costs about { $less }: { $cost }.
