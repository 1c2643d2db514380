"""MkDocs hooks: pages that are generated or lie outside of docs/, and links to them.

A link to a file of the repository becomes a link to a copy of that file on the site, so that the
site is complete offline and MkDocs checks the link. A link to a folder of the repository leads to
its README.md; without one it becomes text, and a link to nothing is a warning, which fails the build.
"""

from __future__ import annotations

import logging
import os
import pathlib
import re
import sys

from mkdocs.structure.files import File

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import api_pages  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DOCS = ROOT / "docs"
LINK = re.compile(r"(\[[^\]]*\])\(([^)\s#]+)(#[^)\s]*)?\)")
SOURCE = "source/"
log = logging.getLogger("mkdocs.hooks.tfuse")


def original(uri: str) -> pathlib.Path:
    """The file of the repository that a page of the site shows."""
    return ROOT / uri.removeprefix(SOURCE) if uri.startswith(SOURCE) else DOCS / uri


def outside(file: pathlib.Path, link: str) -> pathlib.Path | None:
    """The file or folder outside of docs/ that a link leads to."""
    if re.match(r"[a-z]+:", link):
        return None
    path = pathlib.Path(os.path.normpath(file.parent / link))
    if path.is_relative_to(DOCS) or not path.is_relative_to(ROOT):
        return None
    return path / "README.md" if (path / "README.md").is_file() else path


def uri_of(path: pathlib.Path) -> str:
    relative = path.relative_to(ROOT).as_posix()
    # Browsers show files with this suffix instead of downloading them.
    return f"{SOURCE}{relative}" + ("" if path.suffix in (".md", ".html", ".png") else ".txt")


def on_config(config):
    # The plug-in `offline` adds a script from the network, with which search works without a server.
    config.extra["polyfills"] = [url for url in config.extra.get("polyfills", []) if "://" not in url]
    return config


def on_files(files, config):
    for uri, content in api_pages.pages(ROOT).items():
        files.append(File.generated(config, uri, content=content))
    pending = [ROOT / "docs" / file.src_uri for file in files.documentation_pages() if (DOCS / file.src_uri).exists()]
    seen: set[pathlib.Path] = set()
    while pending:
        page = pending.pop()
        for match in LINK.finditer(page.read_text()):
            path = outside(page, match[2])
            if path is None or path in seen or not path.is_file():
                continue
            seen.add(path)
            files.append(File.generated(config, uri_of(path), content=path.read_bytes()))
            if path.suffix == ".md":
                pending.append(path)
    return files


def on_nav(nav, config, files):
    # The index of the rules leads to their pages, and links lead to those from outside of docs/.
    listed = {page.file.src_uri for page in nav.pages}
    for file in files.documentation_pages():
        if file.src_uri not in listed and not file.src_uri.startswith(("reference/rules/", SOURCE)):
            log.warning("%s is not in the navigation of mkdocs.yml", file.src_uri)
    return nav


def on_page_markdown(markdown, page, config, files):
    file = original(page.file.src_uri)

    def rewrite(match: re.Match) -> str:
        text, link, anchor = match[1], match[2], match[3] or ""
        if re.match(r"[a-z]+:", link):
            return match[0]
        path = outside(file, link)
        here = pathlib.PurePosixPath(page.file.src_uri).parent
        if path is None:
            if not page.file.src_uri.startswith(SOURCE):
                return match[0]
            target = pathlib.Path(os.path.normpath(file.parent / link)).relative_to(DOCS).as_posix()
            return f"{text}({os.path.relpath(target, here)}{anchor})"
        if path.is_dir():
            return text[1:-1]
        if not path.is_file():
            log.warning("%s: the link %s leads to no file", page.file.src_uri, link)
            return match[0]
        return f"{text}({os.path.relpath(uri_of(path), here)}{anchor})"

    return LINK.sub(rewrite, markdown)
