#!/usr/bin/env python3
"""For `skerry serve --hook "deploy/mail_hook.py addresses.txt"`: mail to who is waited for, by name.

Each line of the file is a name as it is typed in at the table, a tab, and an address. The mail goes to `sendmail`.
"""

import json
import subprocess
import sys
from email.message import EmailMessage
from pathlib import Path


def main() -> None:
    """Read what has happened, and write to the one whom it concerns, if we know them."""
    told = json.load(sys.stdin)
    lines = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
    addresses = dict(line.split("\t", 1) for line in lines if "\t" in line)
    if not (address := addresses.get(told["name"], "").strip()):
        return
    mail = EmailMessage()
    mail["To"], mail["Subject"] = address, told["text"]
    mail.set_content(f"{told['text']}\n\n{told['link']}\n")
    subprocess.run(["sendmail", "-t", "-i"], input=mail.as_bytes(), check=True)  # noqa: S607 - wherever it is


if __name__ == "__main__":
    main()
