"""Calibrates a model on data that one machine cannot hold: an Apache Beam pipeline around tfuse.calibrate.

    python calibrate.py --model float.tflite --data 'gs://bucket/samples-*.npz' --output my.ranges \
        --runner DataflowRunner --project ... --region ...
    tfuse quantize float.tflite --quantize int8 --calibration my.ranges -o int8.tflite

Every Beam runner works; without --runner, the direct runner uses this machine alone. The other options are
those of the runner.

A worker runs the model on batches of samples and merges their statistics; the runner merges those of the
workers. Merging does not depend on the order, nor on how the samples are divided: the ranges file is, bit for
bit, that of one process (with --tfuse-runtime=none; LiteRT itself may round differently in each process).
"""

from __future__ import annotations

import argparse
import logging
import pathlib
import tempfile
from collections.abc import Iterable, Iterator, Mapping

import apache_beam as beam
import numpy as np
import tfuse
from apache_beam.io import fileio, filesystems
from apache_beam.options.pipeline_options import PipelineOptions

#: Input name -> array of one sample, without the axis that counts samples.
Sample = Mapping[str, np.ndarray]
#: The content of a ranges file (None: nothing was measured yet), and samples that wait for a full batch.
Accumulator = tuple[bytes | None, list[Sample]]


class CalibrateFn(beam.CombineFn):
    """Combines samples to the content of a ranges file; None if there are no samples.

    `model` is the path of a SavedModel, a GraphDef or a float .tflite file. Workers read it: it has to be in
    their image, or content is given instead of a path, as the bytes of a .tflite file. `signature` names the
    signature that the samples are for, if the model has several. `options` go to tfuse.calibrate.
    """

    def __init__(self, model: str | bytes, signature: str = "", batch_size: int = 64, **options):
        self._model, self._signature, self._batch_size, self._options = model, signature, batch_size, options

    def create_accumulator(self) -> Accumulator:
        return None, []

    def add_input(self, accumulator: Accumulator, sample: Sample) -> Accumulator:
        ranges, waiting = accumulator
        waiting = [*waiting, sample]
        return self.compact((ranges, waiting)) if len(waiting) >= self._batch_size else (ranges, waiting)

    def merge_accumulators(self, accumulators: Iterable[Accumulator]) -> Accumulator:
        parts = [self.compact(accumulator)[0] for accumulator in accumulators]
        return _merge([part for part in parts if part is not None]), []

    def compact(self, accumulator: Accumulator) -> Accumulator:
        """Runs the model on the samples that wait: statistics travel between workers, samples do not."""
        ranges, waiting = accumulator
        if waiting:
            ranges = _merge([*([ranges] if ranges else []), self._calibrate(waiting)])
        return ranges, []

    def extract_output(self, accumulator: Accumulator) -> bytes | None:
        return self.compact(accumulator)[0]

    def _calibrate(self, samples: list[Sample]) -> bytes:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            model: str | pathlib.Path = folder / "model.tflite"
            if isinstance(self._model, bytes):
                pathlib.Path(model).write_bytes(self._model)
            else:
                model = self._model
            data = folder / "samples"
            data.mkdir()
            # A file for each sample: samples of a model with unknown dimensions differ in shape.
            for number, sample in enumerate(samples):
                np.savez(data / f"{number:06}.npz", **{key: array[np.newaxis] for key, array in sample.items()})
            source = f"{self._signature}={data}" if self._signature else str(data)
            tfuse.calibrate(model, [source], folder / "part.ranges", **self._options)
            return (folder / "part.ranges").read_bytes()


def _merge(parts: list[bytes]) -> bytes | None:
    """One ranges file from the content of several."""
    if len(parts) < 2:
        return parts[0] if parts else None
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        paths = [folder / f"{number}.ranges" for number in range(len(parts))]
        for path, part in zip(paths, parts, strict=True):
            path.write_bytes(part)
        tfuse.merge_ranges(paths, folder / "all.ranges")
        return (folder / "all.ranges").read_bytes()


def read_samples(file: fileio.ReadableFile) -> Iterator[Sample]:
    """The samples of one .npz file with an array [samples, *shape] for each input."""
    with file.open() as stream, np.load(stream, allow_pickle=False) as arrays:
        columns = {name: arrays[name] for name in arrays.files}
    for row in zip(*columns.values(), strict=True):
        yield dict(zip(columns, row, strict=True))


def write_ranges(content: bytes | None, path: str) -> None:
    if content is None:
        raise ValueError("there are no samples: --data matches no file, or the files are empty")
    with filesystems.FileSystems.create(path) as stream:
        stream.write(content)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", required=True, metavar="FILE.tflite", help="the float model")
    parser.add_argument("--data", required=True, metavar="PATTERN", help=".npz files with an array for each input")
    parser.add_argument("--output", required=True, metavar="FILE", help="the ranges file to write")
    parser.add_argument("--signature", default="", metavar="KEY", help="of a model with several signatures")
    parser.add_argument("--batch-size", type=int, default=64, metavar="N", help="samples that one call measures")
    parser.add_argument("--tfuse-runtime", metavar="FILE.so|none", help="as --runtime of tfuse calibrate")
    arguments, runner_options = parser.parse_known_args()
    options = {"runtime": arguments.tfuse_runtime} if arguments.tfuse_runtime else {}
    with filesystems.FileSystems.open(arguments.model) as stream:
        model = stream.read()
    combine = CalibrateFn(model, arguments.signature, arguments.batch_size, **options)
    with beam.Pipeline(options=PipelineOptions(runner_options, save_main_session=True)) as pipeline:
        (
            pipeline
            | fileio.MatchFiles(arguments.data)
            | fileio.ReadMatches()
            | beam.FlatMap(read_samples)
            | beam.Reshuffle()
            | beam.CombineGlobally(combine)
            | beam.Map(write_ranges, arguments.output)
        )


if __name__ == "__main__":
    logging.getLogger().setLevel(logging.WARNING)
    main()
