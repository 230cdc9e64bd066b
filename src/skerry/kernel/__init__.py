"""What every game stands on: clauses, zones, choices, records. It imports nothing of ours."""
