"""Two servers at which the same question is answered in two ways at the same moment."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import httpx

from tests.faults.rig import LOOKS, Beyond, Rig
from tests.server.house import bearer

if TYPE_CHECKING:
    import random

    from tests.server.house import Json

QUESTIONS = 10  # of a table


async def race(rig: Rig, chance: random.Random, most: int) -> list[str]:
    """Answer questions of a new table at both servers at once: one must win, and both must show it."""
    wish = {"game": "faraway", "seats": [{"kind": "screen"}] * 2}
    hosts = [f"http://{house.host}" for house in rig.houses]
    async with httpx.AsyncClient(timeout=60, trust_env=False) as http:
        made = (await http.post(f"{hosts[0]}/api/tables", json=wish)).json()
        places = [f"{host}/api/tables/{made['table']}" for host in hosts]
        headers = bearer(made["keys"])
        for position in range(min(most, QUESTIONS)):
            shown = (await http.get(places[0], headers=headers)).json()
            eyes = chance.choice([eyes for eyes in shown["eyes"] if eyes["choice"]])
            sent = [
                http.post(f"{place}/act", json=body_of(eyes, pick), headers=headers)
                for place, pick in zip(places, (0, -1), strict=True)
            ]
            codes = sorted(answer.status_code for answer in await asyncio.gather(*sent))
            if codes != [200, 409]:
                raise Beyond(f"a race ended with {codes}")
            for place in places:
                await shows(http, place, position + 1)
    return ["race"] * min(most, QUESTIONS)


def body_of(eyes: Json, place: int) -> Json:
    """An answer with one of the options."""
    choice = eyes["choice"]
    picks = [choice["options"][place]["pick"]]
    return {"id": 1, "seat": eyes["seat"], "position": choice["position"], "picks": picks}


async def shows(http: httpx.AsyncClient, place: str, position: int) -> None:
    """Wait until a server shows so many answers."""
    async with asyncio.timeout(60):
        while (await http.get(place)).json()["position"] != position:
            await asyncio.sleep(LOOKS)
