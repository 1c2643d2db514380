#!/usr/bin/env python3
"""Bundles the page of reports (lib/Report/page) and its libraries into two C++ string literals.

  utils/bundle-page.py OUTPUT_FOLDER      writes PageStart.inc and PageEnd.inc

The page is page.html with the style, the libraries and the modules inserted; the report goes between
the two literals. Modules are joined in the order of their imports, which are relative and name what
they import: `import {a, b} from './file.js';`. All modules share one scope, so their top-level names
differ. third_party/page/libraries.json pins the libraries.
"""

from __future__ import annotations

import hashlib
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "lib" / "Report" / "page"
LIBRARIES = ROOT / "third_party" / "page"

IMPORT = re.compile(r"^import \{[^}]*\} from '\./([\w-]+\.js)';\n", re.MULTILINE)
DECLARATION = re.compile(r"^(?:async )?(?:class|function|const|let) (\w+)", re.MULTILINE)
DELIMITER = "tfusepage"


def modules(name: str, seen: dict[str, str]) -> None:
    """Adds a module to `seen` after the modules that it imports."""
    if name in seen:
        return
    text = (PAGE / name).read_text()
    for imported in IMPORT.findall(text):
        modules(imported, seen)
    body = re.sub(r"^export ", "", IMPORT.sub("", text), flags=re.MULTILINE)
    if found := re.search(r"^(import|export)\b.*", body, re.MULTILINE):
        raise SystemExit(f"{PAGE / name}: not supported: {found[0]}")
    seen[name] = body.strip() + "\n"


def script() -> str:
    seen: dict[str, str] = {}
    modules("main.js", seen)
    owners: dict[str, str] = {}
    for name, body in seen.items():
        for declared in DECLARATION.findall(body):
            if (other := owners.setdefault(declared, name)) != name:
                raise SystemExit(f"{PAGE / name}: '{declared}' is a name of {other}")
    return "\n".join(seen.values())


def libraries() -> str:
    parts = []
    for library in json.loads((LIBRARIES / "libraries.json").read_text()):
        data = (LIBRARIES / library["file"]).read_bytes()
        if hashlib.sha256(data).hexdigest() != library["sha256"]:
            raise SystemExit(f"{LIBRARIES / library['file']}: not the pinned file")
        notice = f"{library['name']} {library['version']}, {library['license']}: {library['copyright']}"
        parts.append(f"/* {notice} */\n{data.decode().rstrip()}\n")
    return re.sub(r"//# sourceMappingURL=.*\n", "", "".join(parts))


def notices() -> str:
    texts = {}
    for library in json.loads((LIBRARIES / "libraries.json").read_text()):
        entry = texts.setdefault(library["licenseFile"], [])
        entry.append(f"{library['name']} {library['version']}")
    return "\n".join(
        f"{', '.join(names)}\n\n{(LIBRARIES / file).read_text()}" for file, names in texts.items()
    )


def page() -> tuple[str, str]:
    """The page before and after the report."""
    parts = {
        "style": (PAGE / "page.css").read_text(),
        "libraries": libraries(),
        "script": script(),
        "notices": notices(),
    }
    for name in ("libraries", "script"):
        if "</script" in parts[name] or "<!--" in parts[name]:
            raise SystemExit(f"bundle-page: the {name} would end their script element")
    html = (PAGE / "page.html").read_text()
    text = re.sub(r"\{\{(style|libraries|script|notices)\}\}", lambda match: parts[match[1]], html)
    start, end = text.split("{{report}}")
    return start, end


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    folder = pathlib.Path(sys.argv[1])
    for name, text in zip(("PageStart.inc", "PageEnd.inc"), page()):
        if f"){DELIMITER}\"" in text:
            raise SystemExit(f"bundle-page: the page has the text ){DELIMITER}\"")
        (folder / name).write_text(f'R"{DELIMITER}({text}){DELIMITER}"\n')
    return 0


if __name__ == "__main__":
    sys.exit(main())
