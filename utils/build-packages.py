#!/usr/bin/env python3
"""Builds the packages of a release from a build; `make packages` calls it.

  build/venv-packages/bin/python utils/build-packages.py --build build/release --output dist

  tfuse-VERSION-py3-none-manylinux_2_35_x86_64.whl   every CPython from 3.10 on
  tfuse_VERSION_amd64.deb                            Debian 12; shared libraries come from Debian
  tfuse-VERSION-linux-x86_64.tar.gz                  can be unpacked anywhere; glibc 2.35 or later

The wheel and the tarball have every shared library inside that manylinux does not allow to assume. Each
package has the licenses of all libraries that are in it, and a list of them (SBOM, CycloneDX JSON).
utils/packages/components.json names the libraries; a library that is missing there is an error.
"""

from __future__ import annotations

import argparse
import datetime
import gzip
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import uuid

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from elftools.elf.elffile import ELFFile
from packageurl import PackageURL

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIBRARIES = pathlib.Path("/usr/lib/x86_64-linux-gnu")
# Loaded on demand, so that no ELF file names it.
ON_DEMAND = LIBRARIES / "libzip.so.4"
# Libraries of every system with glibc and GCC's runtime; manylinux allows to assume them.
SYSTEM = re.compile(r"(lib(c|m|dl|pthread|rt|stdc\+\+|gcc_s)|ld-linux-x86-64)\.so")
PLATFORM = "manylinux_2_35_x86_64"
WHEEL_LIMIT = 15_000_000
COMPONENTS = json.loads((ROOT / "utils" / "packages" / "components.json").read_text())
PAGE = ROOT / "third_party" / "page"
# JavaScript in the pages that the program writes, so in every package.
PAGE_LIBRARIES = json.loads((PAGE / "libraries.json").read_text())


def run(*command: object, cwd: pathlib.Path = ROOT, **environment: str) -> str:
    words = [str(word) for word in command]
    print("+", " ".join(words), flush=True)
    return subprocess.run(
        words, cwd=cwd, check=True, text=True, stdout=subprocess.PIPE, env=os.environ | environment
    ).stdout


def version() -> str:
    return re.search(r"project\(tfuse VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text())[1]


def commit_time() -> datetime.datetime:
    """The time of every file in the packages, so that building again gives equal files."""
    seconds = run("git", "log", "-1", "--format=%ct").strip()
    return datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc)


# ===--- Licenses and SBOM ---===


def debian_version(package: str) -> str:
    return run("dpkg-query", "-W", "-f=${Version}", package).strip()


def write_licenses(parts: set[str], path: pathlib.Path) -> None:
    """tfuse's license and those of the libraries: Debian's copyright files, and those of JavaScript libraries."""
    texts = ["tfuse\n\n" + (ROOT / "LICENSE").read_text()]
    for component in COMPONENTS:
        if component["part"] in parts:
            text = pathlib.Path("/usr/share/doc", component["debian"], "copyright").read_text(errors="replace")
            texts.append(f"{component['name']} ({component['license']})\n\n{text}")
    for file in sorted({library["licenseFile"] for library in PAGE_LIBRARIES}):
        titles = [f"{each['name']} ({each['license']})" for each in PAGE_LIBRARIES if each["licenseFile"] == file]
        texts.append(f"{', '.join(titles)}\n\n{(PAGE / file).read_text()}")
    path.write_text(f"\n\n{'=' * 80}\n\n".join(texts))


def write_sbom(parts: set[str], path: pathlib.Path) -> None:
    licenses = LicenseFactory()
    tfuse = Component(
        name="tfuse", version=version(), type=ComponentType.APPLICATION, bom_ref="tfuse",
        licenses=[licenses.make_from_string("Apache-2.0")],
    )  # fmt: skip
    bom = Bom()
    bom.metadata.component = tfuse
    bom.metadata.timestamp = commit_time()
    libraries = []
    for component in COMPONENTS:
        if component["part"] not in parts:
            continue
        full = debian_version(component["debian"])
        upstream = re.sub(r"^\d+:", "", full).rpartition("-")[0]
        libraries.append(
            Component(
                name=component["name"], version=upstream, type=ComponentType.LIBRARY, bom_ref=component["name"],
                licenses=[licenses.make_from_string(component["license"])],
                purl=PackageURL("deb", "debian", component["debian"], full, {"arch": "amd64", "distro": "bookworm"}),
                description={"static": "linked statically", "header": "headers that are compiled in",
                             "shared": "a shared library in the package"}[component["part"]],
            )
        )  # fmt: skip
    for library in PAGE_LIBRARIES:
        scope, _, name = library["name"].rpartition("/")
        libraries.append(
            Component(
                name=library["name"], version=library["version"], type=ComponentType.LIBRARY,
                bom_ref=library["name"], licenses=[licenses.make_from_string(library["license"])],
                copyright=library["copyright"], purl=PackageURL("npm", scope or None, name, library["version"]),
                description="JavaScript embedded in the pages that tfuse writes",
            )
        )  # fmt: skip
    bom.components.update(libraries)
    bom.register_dependency(tfuse, libraries)
    bom.serial_number = uuid.uuid5(uuid.NAMESPACE_URL, f"tfuse {version()} {sorted(parts)} {commit_time()}")
    path.write_text(JsonV1Dot6(bom).output_as_string(indent=2) + "\n")


def write_documents(parts: set[str], build: pathlib.Path) -> None:
    """Writes the files that cmake/TFuseInstall.cmake installs."""
    folder = build / "package-documents"
    folder.mkdir(exist_ok=True)
    write_licenses(parts, folder / "THIRD_PARTY_LICENSES")
    write_sbom(parts, folder / "tfuse.cdx.json")


ALL = {"static", "header", "shared"}


# ===--- Shared libraries ---===


def needed(file: pathlib.Path) -> list[str]:
    with file.open("rb") as stream:
        dynamic = ELFFile(stream).get_section_by_name(".dynamic")
        return [tag.needed for tag in dynamic.iter_tags() if tag.entry.d_tag == "DT_NEEDED"]


def bundled(files: list[pathlib.Path]) -> list[pathlib.Path]:
    """The libraries that files need, directly or through others, without those of every system."""
    found: dict[str, pathlib.Path] = {}
    pending = [name for file in files for name in needed(file)] + [ON_DEMAND.name]
    while pending:
        name = pending.pop()
        if SYSTEM.match(name) or name in found or any(file.name == name for file in files):
            continue
        found[name] = (LIBRARIES / name).resolve(strict=True)
        pending += needed(found[name])
    known = {component["debian"] for component in COMPONENTS}
    for name in found:
        # /lib or /usr/lib: they are the same folder.
        owner = run("dpkg-query", "-S", f"*/x86_64-linux-gnu/{name}").split(":")[0]
        if owner not in known:
            raise SystemExit(f"build-packages: {name} of {owner} is not in utils/packages/components.json")
    return [LIBRARIES / name for name in sorted(found)]


# ===--- Packages ---===


def build_tarball(build: pathlib.Path, output: pathlib.Path, work: pathlib.Path) -> pathlib.Path:
    """Returns the folder that was packed."""
    name = f"tfuse-{version()}-linux-x86_64"
    tree = work / name
    write_documents(ALL, build)
    run("cmake", "--install", build, "--prefix", tree, "--strip", "--component", "Unspecified")
    private = tree / "lib" / "tfuse"
    private.mkdir()
    for library in bundled([tree / "bin" / "tfuse", tree / "lib" / "libtfuse.so"]):
        copy = private / library.name
        shutil.copy(library.resolve(), copy)
        run("patchelf", "--set-rpath", "$ORIGIN", copy)
    time = int(commit_time().timestamp())

    def reproducible(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.mtime, info.uid, info.gid, info.uname, info.gname = time, 0, 0, "root", "root"
        return info

    with (output / f"{name}.tar.gz").open("wb") as file, gzip.GzipFile("", "wb", 9, file, time) as packed:
        with tarfile.open(fileobj=packed, mode="w") as archive:
            archive.add(tree, name, filter=reproducible)
    return tree


def build_deb(build: pathlib.Path, output: pathlib.Path, work: pathlib.Path) -> None:
    write_documents({"static", "header"}, build)
    run("cpack", "-G", "DEB", "-B", work / "deb", cwd=build)
    (package,) = (work / "deb").glob("*.deb")
    shutil.copy(package, output)


def build_wheel(build: pathlib.Path, output: pathlib.Path, work: pathlib.Path, tree: pathlib.Path) -> None:
    settings = {"TFUSE_PRESET": build.name, "TFUSE_BUNDLE": ON_DEMAND}
    run(
        sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", work / "plain",
        *(f"--config-settings=cmake.define.{name}={value}" for name, value in settings.items()), ROOT,
    )  # fmt: skip
    (plain,) = (work / "plain").glob("*.whl")
    run(sys.executable, "-m", "wheel", "unpack", "-d", work / "unpacked", plain)
    (content,) = (work / "unpacked").iterdir()
    (information,) = content.glob("*.dist-info")
    documents = tree / "share" / "doc" / "tfuse"
    shutil.copy(documents / "copyright", information / "licenses" / "THIRD_PARTY_LICENSES")
    (information / "sboms").mkdir()
    shutil.copy(documents / "tfuse.cdx.json", information / "sboms")
    # Manual pages and completions land in <environment>/share.
    for folder in ("man", "bash-completion", "zsh/site-functions", "fish"):
        source = tree / "share" / folder
        shutil.copytree(source, content / f"{content.name}.data" / "data" / "share" / folder)
    (work / "packed").mkdir()
    run(sys.executable, "-m", "wheel", "pack", "-d", work / "packed", content)
    (packed,) = (work / "packed").glob("*.whl")
    run(
        sys.executable, "-m", "auditwheel", "repair", "--plat", PLATFORM, "--only-plat", "-z", "9",
        "-w", output, packed,
    )  # fmt: skip
    (wheel,) = output.glob("*.whl")
    print(run(sys.executable, "-m", "auditwheel", "show", wheel))
    if wheel.stat().st_size > WHEEL_LIMIT:
        raise SystemExit(f"build-packages: {wheel.name} has {wheel.stat().st_size} bytes, more than {WHEEL_LIMIT}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, required=True, help="a build directory of a preset")
    parser.add_argument("--output", type=pathlib.Path, required=True, help="where the packages are written")
    arguments = parser.parse_args()
    # patchelf is in the environment of this Python.
    os.environ["PATH"] = f"{pathlib.Path(sys.executable).parent}:{os.environ['PATH']}"
    os.environ["SOURCE_DATE_EPOCH"] = str(int(commit_time().timestamp()))
    output = arguments.output.resolve()
    output.mkdir(parents=True, exist_ok=True)
    for old in (*output.glob("tfuse-*.whl"), *output.glob("tfuse_*.deb"), *output.glob("tfuse-*.tar.gz")):
        old.unlink()
    # help2man may have been installed after the build was configured.
    run("cmake", arguments.build)
    with tempfile.TemporaryDirectory() as temporary:
        work = pathlib.Path(temporary)
        tree = build_tarball(arguments.build.resolve(), output, work)
        build_deb(arguments.build.resolve(), output, work)
        build_wheel(arguments.build.resolve(), output, work, tree)
    for package in sorted(output.iterdir()):
        print(f"{package.stat().st_size:12,}  {package.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
