### Podpowiedź i spojrzenie wstecz na partię.

advice-why-gain = Daje o około { $more } więcej punktów niż inne: { $gain }.
advice-why-cost = Traci około { $less } wobec innych: { $cost }.
advice-why-both = Daje o około { $more } więcej: { $gain }. Traci około { $less }: { $cost }.
