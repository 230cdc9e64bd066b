"""An account by passkey, from the first page to the last: the browser's own authenticator, a real server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.house import UNHURRIED, House
from tests.web.access import barriers
from tests.web.people import DESK, PHONE, Person

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import CDPSession, Dialog

    from tests.web.screens import Screens

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with accounts."""
    place = tmp_path_factory.mktemp("club")
    flags = (*UNHURRIED, "--community", "--accounts")
    house = House(f"{place}/skerry.db", place / "log", *flags).start()
    yield house
    house.leave()
    assert "Traceback" not in house.log.read_text()


@pytest.fixture
def visit(screens: Screens, club: House) -> Iterator[Callable[..., Person]]:
    """Ask people there, by the name of this computer; they leave when the test ends."""
    people: list[Person] = []

    def one(size: tuple[int, int] = DESK) -> Person:
        person = Person(screens, club, size, "reduce", fresh=True)
        people.append(person)
        person.address = person.address.replace("127.0.0.1", "localhost")
        return person.open("/")

    yield one
    for person in people:
        person.leave()


def with_passkeys(person: Person) -> tuple[CDPSession, str]:
    """Give a browser an authenticator that always finds somebody there who agrees."""
    line = person.context.new_cdp_session(person.page)
    line.send("WebAuthn.enable")
    made = line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return line, str(made["authenticatorId"])


def agree(dialog: Dialog) -> None:
    dialog.accept()


def press(person: Person, message: str) -> None:
    person.button(person.said(message)).click()


def reserve(ann: Person, name: str) -> None:
    press(ann, "account-open")
    ann.page.get_by_label(ann.said("account-name")).fill(name)
    press(ann, "account-register")
    expect(ann.page.get_by_text(ann.said("account-as", name=name))).to_be_visible()
    assert barriers(ann.page) == []


def is_refused(eve: Person, name: str) -> None:
    """Somebody else tries to sit down by that name."""
    eve.open("/").page.get_by_label(eve.said("browser-name-yours")).fill(name)
    row = eve.page.get_by_role("article").filter(has_text="Ann")
    row.get_by_role("button", name=eve.said("browser-sit-down")).click()
    expect(eve.page.get_by_role("alert")).to_have_text(eve.said("server-name-owned", name=name))
    assert eve.overflow() == 0


def go_and_return(ann: Person) -> None:
    press(ann, "account-sign-out")
    expect(ann.button(ann.said("account-register"))).to_be_visible()
    press(ann, "account-sign-in")
    expect(ann.page.get_by_text(ann.said("account-as", name="Ann"))).to_be_visible()
    ann.open("/")
    expect(ann.page.get_by_label(ann.said("browser-name-yours"))).to_have_value("Ann")


def test_a_name_is_reserved_by_a_passkey_and_given_up_again(visit: Callable[..., Person]) -> None:
    ann, eve = visit(), visit(PHONE)
    line, authenticator = with_passkeys(ann)
    ann.page.on("dialog", agree)
    reserve(ann, "Ann")
    kept = line.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
    assert [each["isResidentCredential"] for each in kept] == [True]
    press(ann, "account-add")
    expect(ann.page.get_by_role("alert")).to_have_text(ann.said("account-there"))
    wish = {"game": "faraway", "seats": [{"kind": "me"}, {"kind": "friend"}], "open": True}
    assert ann.page.request.post(f"{ann.address}/api/tables", data=wish).status == 201
    is_refused(eve, "ann")
    go_and_return(ann)
    ann.button("Ann").click()
    press(ann, "account-delete")
    expect(ann.button(ann.said("account-register"))).to_be_visible()
    press(ann, "account-sign-in")
    expect(ann.page.get_by_role("alert")).to_have_text(ann.said("server-passkey-unknown"))


def test_where_passkeys_cannot_work_it_is_told_where_they_do(visit: Callable[..., Person]) -> None:
    ann = visit()
    ann.open(f"http://{ann.house.host}/")
    press(ann, "account-open")
    link = ann.page.get_by_role("link", name="localhost")
    expect(link).to_have_attribute("href", ann.address)
