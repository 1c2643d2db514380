#!/usr/bin/env python3
"""Builds the documentation site and checks it; the last line is `N passed, N failed`.

MkDocs reports links without target and pages missing in the navigation; a check of the built pages
finds resources that a browser would load from the network. Pictures are small. Needs utils/setup.sh docs.
"""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
MAX_PICTURE = 200_000  # bytes
REMOTE = re.compile(r"<(?:script|img|iframe|source|video|link(?![^>]*rel=\"canonical\"))\b[^>]*(?:src|href)=\"https?://[^\"]*")


def main() -> int:
    mkdocs = ROOT / "build" / "venv-docs" / "bin" / "mkdocs"
    if not mkdocs.exists():
        print("build/venv-docs is missing: utils/setup.sh docs")
        print("0 passed, 1 failed")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        build = subprocess.run(
            [str(mkdocs), "build", "--strict", "--site-dir", folder], cwd=ROOT, capture_output=True, text=True,
            env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        )
        lines = (build.stdout + build.stderr).splitlines()
        problems = [line for line in lines if line.startswith(("WARNING", "ERROR"))] if build.returncode else []
        pages = list(pathlib.Path(folder).rglob("*.html"))
        for page in pages:
            for match in REMOTE.finditer(page.read_text()):
                problems.append(f"{page.relative_to(folder)}: loaded from the network: {match[0]}")
    if not pages and not problems:
        problems.append("MkDocs built no page")
    for picture in (ROOT / "docs").rglob("*.png"):
        if picture.stat().st_size >= MAX_PICTURE:
            problems.append(f"{picture.relative_to(ROOT)}: {picture.stat().st_size} bytes, not below {MAX_PICTURE}")
    print("\n".join(problems))
    print(f"{len(pages)} passed, {len(problems)} failed")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
