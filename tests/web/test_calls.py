"""Being called by one's browser while no page is open."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.patience import until
from tests.server.house import UNHURRIED, House
from tests.server.mailbox import Browser, Service, text
from tests.web.people import DESK, Person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.web.screens import Screens

# A browser without a network cannot ask its own service; where it is reached is all that is made up.
SUBSCRIBED = """([endpoint, p256dh, auth]) => {
  const found = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  PushManager.prototype.subscribe = async () => found;
  PushManager.prototype.getSubscription = async () => found;
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, data }) => ({ title, body, data }))"""


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as service:
        yield service


@pytest.fixture
def ann(
    screens: Screens, service: Service, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Person]:
    """Somebody at a server that pushes."""
    place = tmp_path_factory.mktemp("calls")
    pushing = ("--push", "mailto:keeper@example.org", "--push-service", service.origin)
    house = House(f"{place}/skerry.db", place / "log", *UNHURRIED, *pushing).start()
    person = Person(screens, house, DESK, "reduce", fresh=True)
    yield person
    person.leave()
    house.leave()


def test_who_has_gone_is_called_and_the_browser_shows_it(ann: Person, service: Service) -> None:
    ann.context.grant_permissions(["notifications"])
    made, browser = ann.house.create("me", "friend"), Browser()
    ann.sit(made)
    keys = [f"{service.origin}/ann", text(browser.point), text(browser.auth)]
    ann.page.evaluate(SUBSCRIBED, keys)
    ann.button(ann.said("browser-settings")).click()
    ann.page.get_by_text(ann.said("call-switch")).click()
    switch = ann.page.get_by_role("switch", name=ann.said("call-switch"))
    expect(switch).to_be_checked()
    ann.open("/")
    until(lambda: service.got, "she has gone")
    plain = browser.reads(service.got[0][2]).decode()
    line = ann.context.new_cdp_session(ann.page)
    line.send("ServiceWorker.enable")
    workers: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: workers.extend(one["registrationId"] for one in event["registrations"]),
    )
    line.send("ServiceWorker.disable")
    line.send("ServiceWorker.enable")
    ann.page.wait_for_function("navigator.serviceWorker.controller")
    pushed = {"origin": ann.address, "registrationId": workers[0], "data": plain}
    line.send("ServiceWorker.deliverPushMessage", pushed)
    until(lambda: ann.page.evaluate(SHOWN), "it is shown")
    (notice,) = ann.page.evaluate(SHOWN)
    told = json.loads(plain)
    assert notice == {
        "title": told["title"],
        "body": told["body"],
        "data": f"{ann.address}/t/{made['table']}",
    }
