#!/usr/bin/env python3
"""Checks that no path in a model leads out of the model's folder.

A model is untrusted input. Each test builds a SavedModel or GraphDef that names a file outside its
folder (by "..", as an absolute path, through a symbolic link) and runs `tfuse convert`, `optimize`
and `inspect` on it: the file's content must not reach any output, and the command must end with
error[path-outside-model] unless --model-root allows the folder. Models whose links stay inside
their folder must work.

Needs nothing but Python.
"""

from __future__ import annotations

import argparse
import dataclasses
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator

import wire

HERE = pathlib.Path(__file__).resolve().parent

# Field numbers of SavedModel, MetaGraphDef and their submessages.
META_GRAPHS = 2
COLLECTION_DEF, ASSET_FILE_DEF = 4, 6
ASSET_FILE_NAME = 2
COLLECTION_KEY, COLLECTION_VALUE, ANY_LIST = 1, 2, 5

# A vocabulary that the model's table accepts, with words that occur in no other file.
SECRET = "10;x;topsecret-a\n-20;y;topsecret-b\n"
OUTSIDE = "path-outside-model"


@dataclasses.dataclass
class Test:
    name: str
    # Builds model/ and other files in a given empty folder.
    build: Callable[[pathlib.Path], object]
    code: str | None = OUTSIDE  # None: the command has to succeed
    commands: str = "convert"
    roots: tuple[str, ...] = ()  # below the test's folder
    model: str = "model"
    # True if a root allows the outside content, which must then be in the output.
    allowed: bool = False
    arguments: tuple[str, ...] = ()


class Wrong(Exception):
    """tfuse misbehaved; the message says how."""


class Models:
    """The models that tests change."""

    def __init__(self, table: pathlib.Path, sharded: pathlib.Path):
        self.table, self.sharded = table, sharded
        vocabulary = table / "assets/vocabulary.txt"
        self.secret = SECRET if vocabulary.read_text().count(";") else ""
        if not self.secret:
            raise SystemExit(f"{vocabulary} has other columns than this script expects")

    def copy_table(self, folder: pathlib.Path) -> pathlib.Path:
        shutil.copytree(self.table, folder / "model")
        (folder / "secret.txt").write_text(self.secret)
        return folder / "model"

    def copy_sharded(self, folder: pathlib.Path) -> pathlib.Path:
        shutil.copytree(self.sharded, folder / "model")
        return folder / "model"


def set_asset(model: pathlib.Path, name: bytes | str) -> None:
    """Gives the model's assets another file name."""

    def rename(fields: list[wire.Field]) -> list[wire.Field]:
        return [f for f in fields if f[0] != ASSET_FILE_NAME] + [wire.text(ASSET_FILE_NAME, name)]

    change(model, [META_GRAPHS, ASSET_FILE_DEF], rename)


def change(model: pathlib.Path, path: list[int], edit: Callable) -> None:
    file = model / "saved_model.pb"
    edited = []

    def edit_and_count(fields: list[wire.Field]) -> list[wire.Field]:
        edited.append(True)
        return edit(fields)

    content = wire.change(file.read_bytes(), path, edit_and_count)
    if not edited:
        raise SystemExit(f"{file} has nothing at {path}")
    file.write_bytes(content)


def move_assets_to_collection(model: pathlib.Path) -> None:
    """TensorFlow 1 lists assets in the collection saved_model_assets."""

    def move(fields: list[wire.Field]) -> list[wire.Field]:
        assets = [value for number, _, value in fields if number == ASSET_FILE_DEF]
        url = wire.text(1, "type.googleapis.com/tensorflow.AssetFileDef")
        anys = [wire.message(1, url, wire.text(2, asset)) for asset in assets]
        collection = wire.message(COLLECTION_VALUE, wire.message(ANY_LIST, *anys))
        entry = wire.message(
            COLLECTION_DEF, wire.text(COLLECTION_KEY, "saved_model_assets"), collection
        )
        return [f for f in fields if f[0] != ASSET_FILE_DEF] + [entry]

    change(model, [META_GRAPHS], move)


def replace_by_link(path: pathlib.Path, target: str, keep: pathlib.Path | None = None) -> None:
    """Moves a file or folder to `keep` and leaves a symbolic link."""
    if keep:
        path.rename(keep)
    elif path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink()
    path.symlink_to(target)


def asset_names(models: Models) -> Iterator[Test]:
    def named(name: bytes | str, collection: bool = False) -> Callable[[pathlib.Path], None]:
        def build(folder: pathlib.Path) -> None:
            model = models.copy_table(folder)
            text = name.replace("{folder}", str(folder)) if isinstance(name, str) else name
            set_asset(model, text)
            if collection:
                move_assets_to_collection(model)

        return build

    outside = {
        "above the model": "../../secret.txt",
        "above the model, by way of a folder that is not there": "none/../../../secret.txt",
        "in the system": "../" * 40 + "etc/passwd",
        "with a zero byte": b"vocabulary.txt\0.png",
        "whose name is longer than a name may be": "v" * 300,
        "whose path is longer than a path may be": "a/" * 4000 + "v",
    }
    for what, name in outside.items():
        yield Test(f"asset {what}", named(name), commands="convert inspect")
    yield Test("asset above the model, in a collection", named("../../secret.txt", collection=True))
    yield Test("asset with an absolute path stays in assets", named("/etc/passwd"), "file-not-found")
    yield Test("asset by way of a folder inside", named("../assets/vocabulary.txt"), None)
    yield Test("asset in a collection", named("vocabulary.txt", collection=True), None)
    yield Test(
        "asset above the model in a named root",
        named("../../secret.txt"),
        None,
        roots=(".",),
        allowed=True,
    )
    yield Test(
        "asset above the model with another root", named("../../secret.txt"), roots=("model",)
    )
    yield Test(
        "root that is not there",
        named("vocabulary.txt"),
        "invalid-option",
        "convert inspect optimize",
        roots=("nowhere",),
    )


def links(models: Models) -> Iterator[Test]:
    every = "convert optimize"

    def table(edit: Callable[[pathlib.Path, pathlib.Path], object]) -> Callable:
        return lambda folder: edit(models.copy_table(folder), folder)

    def sharded(edit: Callable[[pathlib.Path, pathlib.Path], object]) -> Callable:
        return lambda folder: edit(models.copy_sharded(folder), folder)

    vocabulary = "assets/vocabulary.txt"
    for style in ("relative", "absolute"):

        def link(model: pathlib.Path, folder: pathlib.Path, style: str = style) -> None:
            target = "../../secret.txt" if style == "relative" else str(folder / "secret.txt")
            replace_by_link(model / vocabulary, target)

        yield Test(f"{style} link to a file outside", table(link), OUTSIDE, every)
        yield Test(
            f"{style} link to a file in a named root",
            table(link),
            None,
            every,
            roots=(".",),
            allowed=True,
        )

    def link_folder(model: pathlib.Path, folder: pathlib.Path) -> None:
        replace_by_link(model / "assets", "../elsewhere", keep=folder / "elsewhere")
        (folder / "elsewhere/vocabulary.txt").write_text(models.secret)

    yield Test("folder of assets that is a link outside", table(link_folder), OUTSIDE, every)
    yield Test(
        "folder of assets that is a link to a named root",
        table(link_folder),
        None,
        every,
        roots=("elsewhere",),
        allowed=True,
    )

    def link_of_link(model: pathlib.Path, folder: pathlib.Path) -> None:
        (model / "assets/hop").symlink_to("../../secret.txt")
        replace_by_link(model / vocabulary, "hop")

    yield Test("link to a link that leads outside", table(link_of_link), OUTSIDE, every)

    def link_inside(model: pathlib.Path, folder: pathlib.Path) -> None:
        (model / "more").mkdir()
        replace_by_link(model / vocabulary, "../more/words", keep=model / "more/words")

    yield Test("link to a file inside", table(link_inside), None, every)

    def absolute_inside(model: pathlib.Path, folder: pathlib.Path) -> None:
        (model / "more").mkdir()
        replace_by_link(
            model / vocabulary, str(model / "more/words"), keep=model / "more/words"
        )

    yield Test("absolute link to a file inside", table(absolute_inside), None, every)

    def folder_inside(model: pathlib.Path, folder: pathlib.Path) -> None:
        replace_by_link(model / "assets", "extra", keep=model / "extra")

    yield Test("link to a folder inside", table(folder_inside), None, every)

    def linked_model(model: pathlib.Path, folder: pathlib.Path) -> None:
        replace_by_link(folder / "model", "real", keep=folder / "real")

    yield Test("model that is a link itself", table(linked_model), None, every)
    for file in ("saved_model.pb", "variables/variables.index", "variables"):

        def link_part(model: pathlib.Path, folder: pathlib.Path, file: str = file) -> None:
            keep = folder / "kept"
            up = "../" * (file.count("/") + 1)
            replace_by_link(model / file, up + "kept", keep=keep)

        yield Test(f"{file} that is a link outside", sharded(link_part), OUTSIDE, every)

    def link_shard(model: pathlib.Path, folder: pathlib.Path) -> None:
        shard = next(p for p in sorted((model / "variables").iterdir()) if ".data-" in p.name)
        replace_by_link(shard, "../../shard", keep=folder / "shard")

    yield Test("shard that is a link outside", sharded(link_shard), OUTSIDE, every)
    yield Test("shard that is a link to a named root", sharded(link_shard), None, every, (".",))

    def endless(model: pathlib.Path, folder: pathlib.Path) -> None:
        replace_by_link(model / vocabulary, "vocabulary.txt")

    yield Test("link to itself", table(endless), "file-not-found", every)

    def device(model: pathlib.Path, folder: pathlib.Path) -> None:
        replace_by_link(model / vocabulary, "/dev/zero")

    yield Test("link to a device", table(device), OUTSIDE, every)

    def pipe(model: pathlib.Path, folder: pathlib.Path) -> None:
        (model / vocabulary).unlink()
        os.mkfifo(model / vocabulary)

    yield Test("pipe in place of a file", table(pipe), "file-not-found", "convert")
    yield Test("pipe in the folder", table(pipe), "file-corrupt", "optimize")

    def back(model: pathlib.Path, folder: pathlib.Path) -> None:
        (model / "assets/back").symlink_to("..")

    yield Test("link to the model's own folder", table(back), None, every)

    def back_in_root(model: pathlib.Path, folder: pathlib.Path) -> None:
        (folder / "root").mkdir()
        (folder / "root/back").symlink_to(".")
        (model / "assets/root").symlink_to("../../root")

    yield Test(
        "link in a named root to a folder that holds it",
        table(back_in_root),
        "file-corrupt",
        "optimize",
        roots=("root",),
    )

    def doubling(model: pathlib.Path, folder: pathlib.Path) -> None:
        """40 levels of two links each would be 2^40 folders if they were followed."""
        for level in range(40):
            (model / f"level{level}").mkdir()
            for side in "ab":
                (model / f"level{level}/{side}").symlink_to(f"../level{level + 1}")
        (model / "level40").mkdir()

    yield Test("links that multiply folders", table(doubling), None, "optimize")


GRAPH = """
node {{ name: "file" op: "Const"
  attr {{ key: "dtype" value {{ type: DT_STRING }} }}
  attr {{ key: "value" value {{ tensor {{ dtype: DT_STRING tensor_shape {{ }} string_val: "{path}" }} }} }} }}
node {{ name: "table" op: "HashTableV2"
  attr {{ key: "key_dtype" value {{ type: DT_STRING }} }}
  attr {{ key: "value_dtype" value {{ type: DT_INT64 }} }} }}
node {{ name: "fill" op: "InitializeTableFromTextFileV2" input: "table" input: "file"
  attr {{ key: "key_index" value {{ i: -2 }} }}
  attr {{ key: "value_index" value {{ i: -1 }} }} }}
node {{ name: "x" op: "Placeholder"
  attr {{ key: "dtype" value {{ type: DT_STRING }} }}
  attr {{ key: "shape" value {{ shape {{ dim {{ size: 1 }} }} }} }} }}
node {{ name: "default" op: "Const"
  attr {{ key: "dtype" value {{ type: DT_INT64 }} }}
  attr {{ key: "value" value {{ tensor {{ dtype: DT_INT64 tensor_shape {{ }} int64_val: -1 }} }} }} }}
node {{ name: "y" op: "LookupTableFindV2" input: "table" input: "x" input: "default" input: "^fill"
  attr {{ key: "Tin" value {{ type: DT_STRING }} }}
  attr {{ key: "Tout" value {{ type: DT_INT64 }} }} }}
"""


def graphs(models: Models) -> Iterator[Test]:
    """A frozen graph has no folder, so it may only read files below a named root."""

    def build(folder: pathlib.Path, path: str = "{folder}/secret.txt") -> None:
        (folder / "secret.txt").write_text(models.secret)
        text = GRAPH.format(path=path.replace("{folder}", str(folder)))
        (folder / "graph.pbtxt").write_text(text)

    yield Test("graph that names an absolute path", build, model="graph.pbtxt")
    yield Test("graph that names a relative path", lambda f: build(f, "secret.txt"), model="graph.pbtxt")
    yield Test(
        "graph that names a file in a named root",
        build,
        None,
        model="graph.pbtxt",
        roots=(".",),
        allowed=True,
    )


def contents(path: pathlib.Path) -> bytes:
    if path.is_dir():
        return b"".join(p.read_bytes() for p in sorted(path.rglob("*")) if p.is_file())
    return path.read_bytes() if path.exists() else b""


def check_links(model: pathlib.Path, output: pathlib.Path) -> None:
    """Links of the copied model must point into the copy."""
    root = output.resolve()
    for path in output.rglob("*"):
        if path.is_symlink() and not path.resolve().is_relative_to(root):
            raise Wrong(f"{path.relative_to(output)} of the copy is a link to {os.readlink(path)}")
    names = lambda top: {str(p.relative_to(top)) for p in top.rglob("*")}  # noqa: E731
    if missing := names(model) - names(output) - {"fingerprint.pb"}:
        raise Wrong(f"the copy lacks {sorted(missing)[:5]}")


def run(test: Test, command: str, tfuse: str, folder: pathlib.Path) -> None:
    test.build(folder)
    model = folder / test.model
    output = folder / "out" / ("m.tflite" if command == "convert" else "m")
    output.parent.mkdir()
    arguments = [tfuse, command, str(model), *test.arguments]
    for root in test.roots:
        arguments += ["--model-root", str(folder / root)]
    if command != "inspect":
        arguments += ["-o", str(output)]

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (64 << 20, 64 << 20))

    try:
        done = subprocess.run(
            arguments, capture_output=True, timeout=20, cwd=folder, preexec_fn=limit
        )
    except subprocess.TimeoutExpired:
        raise Wrong("no end after 20 s") from None
    text = done.stderr.decode(errors="replace")
    if done.returncode not in (0, 1):
        raise Wrong(f"exit code {done.returncode}: {text[-500:]}")
    codes = re.findall(r"error\[([a-z-]+)\]: \S", text)
    wanted = [] if test.code is None else [test.code]
    if sorted(set(codes)) != wanted or done.returncode != len(wanted):
        raise Wrong(f"exit code {done.returncode} with {codes} instead of {wanted}: {text[-500:]}")
    if test.code is not None and any(output.parent.iterdir()):
        raise Wrong("something was written")
    leaks = b"topsecret" in contents(output) + done.stdout + done.stderr
    if leaks != test.allowed:
        raise Wrong("the file outside was " + ("read" if leaks else "not read"))
    if command == "optimize" and test.code is None:
        check_links(model, output)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tfuse", default="tfuse", help="the tfuse program")
    parser.add_argument("--table", type=pathlib.Path, default=HERE / "cases/table_of_columns/model")
    parser.add_argument(
        "--sharded", type=pathlib.Path, default=HERE / "cases/sharded_checkpoint/model"
    )
    parser.add_argument("--only", metavar="TEXT", help="only tests whose name contains this")
    arguments = parser.parse_args()
    tfuse = os.path.abspath(arguments.tfuse) if os.sep in arguments.tfuse else arguments.tfuse
    models = Models(arguments.table, arguments.sharded)
    passed = failed = 0
    for test in [*asset_names(models), *links(models), *graphs(models)]:
        for command in test.commands.split():
            name = f"{command}: {test.name}"
            if arguments.only and arguments.only not in name:
                continue
            # Resolved, because link targets are compared with it.
            with tempfile.TemporaryDirectory() as temporary:
                try:
                    run(test, command, tfuse, pathlib.Path(temporary).resolve())
                    passed += 1
                except Wrong as wrong:
                    failed += 1
                    print(f"FAILED {name}: {wrong}", flush=True)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
