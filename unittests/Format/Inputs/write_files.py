#!/usr/bin/env python3
"""Writes the HDF5 files and zip archives of HDF5FileTest.cpp and ZipArchiveTest.cpp.

Needs the packages of test/e2e/requirements-oracle.txt.
"""

from __future__ import annotations

import pathlib
import zipfile

import h5py
import numpy as np

HERE = pathlib.Path(__file__).resolve().parent


def write_values(file: h5py.File, **options) -> None:
    for name in ("float16", "float32", "float64", "int8", "int32", "int64", "uint8", "uint16", "bool"):
        file.create_dataset(f"types/{name}", data=np.array([[0, 1, 2], [3, 4, 5]]).astype(name), **options)
    file.create_dataset("types/opaque", data=np.array([b"\x80\x3f", b"\x00\x40"], "V2"))
    file["types/scalar"] = np.float32(7)
    file["types/empty"] = np.zeros((0, 3), np.float32)
    file["types/text"] = "not numbers"
    file.attrs["one"] = "caf\u00e9"
    file.attrs["fixed"] = np.bytes_(b"fixed")
    file.attrs["list"] = [b"a", b"bc", b"def"]
    file.attrs["texts"] = np.array(["x", "", "yz"], h5py.string_dtype())
    file.attrs["none"] = np.array([])
    file.attrs["number"] = 3.0


def write_members(file: h5py.File, count: int) -> None:
    """More members and attributes than a header holds."""
    for i in range(count):
        file.create_group(f"many/member_{i:03}").attrs["name"] = str(i)
    for i in range(12):
        file.attrs[f"attribute_{i}"] = str(i)
    file["soft"] = h5py.SoftLink("/many")
    file["external"] = h5py.ExternalLink("other.h5", "/many")


def main() -> None:
    forms = {"earliest": "earliest", "v108": ("v108", "v108"), "v110": ("v110", "v110")}
    for name, version in forms.items():
        with h5py.File(HERE / f"{name}.h5", "w", libver=version) as file:
            write_values(file)
            write_members(file, 120 if name == "v108" else 20)
    rng = np.random.default_rng(1)
    data = np.round(rng.standard_normal((13, 7, 5)), 1).astype(np.float32)
    filters = {
        "gzip": {"compression": "gzip"},
        "shuffle": {"compression": "gzip", "shuffle": True},
        "checksum": {"fletcher32": True},
        "plain": {},
    }
    with h5py.File(HERE / "chunks.h5", "w", libver="earliest") as file:
        file["data"] = data
        for name, options in filters.items():
            file.create_dataset(name, data=data, chunks=(4, 3, 5), **options)
        file.create_dataset("whole", data=data, chunks=(13, 7, 5), compression="gzip")
        file.create_dataset("lzf", data=data, compression="lzf")
        file.create_dataset("missing", (100, 100), "f4", chunks=(10, 10))
        file.create_dataset("unwritten", (100, 100), "f4")
        file.create_dataset("big_endian", data=data.astype(">f4"))
        file.create_dataset("pairs", data=np.zeros(2, [("a", "f4"), ("b", "f4")]))
    with h5py.File(HERE / "chunks_v110.h5", "w", libver=("v110", "v110")) as file:
        file.create_dataset("data", data=data, chunks=(4, 3, 5))
    with h5py.File(HERE / "user_block.h5", "w", userblock_size=512) as file:
        file["data"] = data[:1]

    # A group that is also a member of itself.
    with h5py.File(HERE / "cycle.h5", "w") as file:
        file["layers/dense/vars/0"] = data[0]
        file["layers/dense/again"] = file["layers"]

    content = b"some text, some text, some text"
    for name, method in (("stored", zipfile.ZIP_STORED), ("deflated", zipfile.ZIP_DEFLATED), ("bzip2", zipfile.ZIP_BZIP2)):
        with zipfile.ZipFile(HERE / f"{name}.zip", "w", method) as archive:
            archive.writestr(zipfile.ZipInfo("a/text.txt"), content, method)
            with archive.open(zipfile.ZipInfo("wide"), "w", force_zip64=True) as file:
                file.write(content)
            archive.comment = b"a comment"


if __name__ == "__main__":
    main()
