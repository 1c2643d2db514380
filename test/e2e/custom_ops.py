"""Runs a .tflite file with custom ops that LiteRT lacks, using kernels written in Python.

LiteRT's Python package takes custom kernels only from C++ libraries, so this is TFLite's C library,
the one that examples/custom_op uses (`utils/setup.sh runtime` fetches it), called through ctypes.
The structures are those of its `tensorflow/lite/c/common.h`; fields after the last one that is
used are left out where nothing needs their size.

A kernel is a function of the options (a dictionary, or bytes) and the inputs that returns the
outputs. All of its outputs are dynamic tensors: their shapes are known when it has run.
"""

from __future__ import annotations

import ctypes
import os
import pathlib
import struct
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from ai_edge_litert import schema_py_generated as schema
from flatbuffers import flexbuffers

LIBRARY = (
    pathlib.Path(__file__).resolve().parents[2] / "build" / "tflite-c" / "libtensorflowlite_c.so"
)

Kernel = Callable[..., tuple[np.ndarray, ...]]

_OK, _ERROR = 0, 1
_CUSTOM = 32  # BuiltinOperator.CUSTOM
_DYNAMIC = 4  # TfLiteAllocationType.kTfLiteDynamic
_STRING = 5  # TfLiteType.kTfLiteString
_DTYPES = {
    1: np.float32, 2: np.int32, 3: np.uint8, 4: np.int64, 6: np.bool_, 7: np.int16, 9: np.int8,
}  # fmt: skip


class _IntArray(ctypes.Structure):
    _fields_ = [("size", ctypes.c_int), ("data", ctypes.c_int * 0)]

    def values(self) -> list[int]:
        return list((ctypes.c_int * self.size).from_address(ctypes.addressof(self.data)))


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int),
        ("data", ctypes.c_void_p),
        ("dims", ctypes.POINTER(_IntArray)),
        ("scale", ctypes.c_float),
        ("zero_point", ctypes.c_int32),
        ("allocation_type", ctypes.c_int),
        ("bytes", ctypes.c_size_t),
        ("allocation", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("delegate", ctypes.c_void_p),
        ("buffer_handle", ctypes.c_int),
        ("data_is_stale", ctypes.c_bool),
        ("is_variable", ctypes.c_bool),
        ("quantization_type", ctypes.c_int),
        ("quantization_params", ctypes.c_void_p),
        ("sparsity", ctypes.c_void_p),
        ("dims_signature", ctypes.c_void_p),
    ]


class _Node(ctypes.Structure):
    _fields_ = [
        ("inputs", ctypes.POINTER(_IntArray)),
        ("outputs", ctypes.POINTER(_IntArray)),
        ("intermediates", ctypes.c_void_p),
        ("temporaries", ctypes.c_void_p),
        ("user_data", ctypes.c_void_p),
        ("builtin_data", ctypes.c_void_p),
        ("custom_initial_data", ctypes.c_void_p),
        ("custom_initial_data_size", ctypes.c_int),
    ]


_RESIZE = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(_Tensor), ctypes.c_void_p
)


class _Context(ctypes.Structure):
    _fields_ = [
        ("tensors_size", ctypes.c_size_t),
        ("get_execution_plan", ctypes.c_void_p),
        ("tensors", ctypes.POINTER(_Tensor)),
        ("impl", ctypes.c_void_p),
        ("resize_tensor", _RESIZE),
    ]


_CALLBACK = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(_Context), ctypes.POINTER(_Node))


class _Registration(ctypes.Structure):
    _fields_ = [
        ("init", ctypes.c_void_p),
        ("free", ctypes.c_void_p),
        ("prepare", _CALLBACK),
        ("invoke", _CALLBACK),
        ("profiling_string", ctypes.c_void_p),
        ("builtin_code", ctypes.c_int32),
        ("custom_name", ctypes.c_char_p),
        ("version", ctypes.c_int),
    ]


def _pack_strings(value: np.ndarray) -> bytes:
    """Strings in TFLite's format: the count, the offset of each, the end offset, all characters."""
    words = [bytes(word) for word in value.astype("S").ravel()]
    offsets = np.cumsum([4 * (len(words) + 2)] + [len(word) for word in words])
    return struct.pack(f"<{len(words) + 2}i", len(words), *offsets) + b"".join(words)


def _unpack_strings(content: bytes, shape: list[int]) -> np.ndarray:
    (count,) = struct.unpack_from("<i", content)
    offsets = struct.unpack_from(f"<{count + 1}i", content, 4)
    words = [content[begin:end] for begin, end in zip(offsets, offsets[1:])]
    return np.array(words, "S").reshape(shape)


class Interpreter:
    """A model and an interpreter that has the given kernels besides TFLite's."""

    def __init__(self, model: str | os.PathLike, kernels: Mapping[str, Kernel]):
        if not LIBRARY.exists():
            raise RuntimeError(f"{LIBRARY} is missing: run utils/setup.sh runtime")
        self._library = _load()
        self._failure: Exception | None = None
        self._kept: list[Any] = []  # What the library refers to by address.
        self._model = self._library.TfLiteModelCreateFromFile(os.fsencode(model))
        options = self._library.TfLiteInterpreterOptionsCreate()
        for name, kernel in kernels.items():
            registration = self._register(name, kernel)
            self._library.TfLiteInterpreterOptionsAddCustomOp(
                options, name.encode(), ctypes.byref(registration), 1, 1
            )
        self._interpreter = self._library.TfLiteInterpreterCreate(self._model, options)
        self._library.TfLiteInterpreterOptionsDelete(options)
        if not self._interpreter:
            raise RuntimeError("TFLite makes no interpreter of the file")
        self._inputs, self._outputs = _names(pathlib.Path(model).read_bytes())

    def close(self) -> None:
        self._library.TfLiteInterpreterDelete(self._interpreter)
        self._library.TfLiteModelDelete(self._model)

    def run(self, **inputs: np.ndarray) -> dict[str, np.ndarray]:
        """Runs the main graph on inputs of any shape."""
        if inputs.keys() != set(self._inputs):
            raise ValueError(f"inputs are {sorted(self._inputs)}, not {sorted(inputs)}")
        library, interpreter = self._library, self._interpreter
        for number, name in enumerate(self._inputs):
            shape = inputs[name].shape
            sizes = (ctypes.c_int * len(shape))(*shape)
            status = library.TfLiteInterpreterResizeInputTensor(
                interpreter, number, sizes, len(shape)
            )
            self._check(status, f"resizing {name}")
        self._check(library.TfLiteInterpreterAllocateTensors(interpreter), "allocating tensors")
        for number, name in enumerate(self._inputs):
            self._fill(library.TfLiteInterpreterGetInputTensor(interpreter, number), inputs[name])
        self._check(library.TfLiteInterpreterInvoke(interpreter), "running the file")
        return {
            name: self._read(library.TfLiteInterpreterGetOutputTensor(interpreter, number)).copy()
            for number, name in enumerate(self._outputs)
        }

    def _check(self, status: int, what: str) -> None:
        if self._failure:
            raise RuntimeError(f"{what}: {self._failure}") from self._failure
        if status != _OK:
            raise RuntimeError(f"{what} gives status {status}")

    def _register(self, name: str, kernel: Kernel) -> _Registration:
        def guarded(work: Callable[[_Context, _Node], None]) -> Any:
            def callback(context: Any, node: Any) -> int:
                try:
                    work(context.contents, node.contents)
                    return _OK
                except Exception as error:  # It must not reach the library's frames.
                    self._failure = error
                    return _ERROR

            return _CALLBACK(callback)

        def prepare(context: _Context, node: _Node) -> None:
            for index in node.outputs.contents.values():
                context.tensors[index].allocation_type = _DYNAMIC

        def invoke(context: _Context, node: _Node) -> None:
            size = node.custom_initial_data_size
            options = ctypes.string_at(node.custom_initial_data, size) if size else b""
            inputs = [self._read(context.tensors[i]) for i in node.inputs.contents.values()]
            indices = node.outputs.contents.values()
            outputs = kernel(options, *inputs)
            if len(outputs) != len(indices):
                raise ValueError(f"{name} has {len(indices)} outputs, the kernel {len(outputs)}")
            for index, value in zip(indices, outputs):
                tensor = context.tensors[index]
                # ResizeTensor becomes the owner of the shape.
                shape = self._library.malloc(ctypes.sizeof(ctypes.c_int) * (value.ndim + 1))
                (ctypes.c_int * (value.ndim + 1)).from_address(shape)[:] = [
                    value.ndim,
                    *value.shape,
                ]
                context.resize_tensor(ctypes.addressof(context), ctypes.byref(tensor), shape)
                self._fill(tensor, value)

        registration = _Registration(
            prepare=guarded(prepare), invoke=guarded(invoke),
            builtin_code=_CUSTOM, custom_name=name.encode(), version=1,
        )  # fmt: skip
        self._kept.append(registration)
        return registration

    def _read(self, tensor: Any) -> np.ndarray:
        """A tensor's value; for numbers a view of it."""
        tensor = tensor if isinstance(tensor, _Tensor) else tensor.contents
        shape = tensor.dims.contents.values()
        if tensor.type == _STRING:
            return _unpack_strings(ctypes.string_at(tensor.data, tensor.bytes), shape)
        content = (ctypes.c_byte * tensor.bytes).from_address(tensor.data)
        return np.frombuffer(content, _DTYPES[tensor.type]).reshape(shape)

    def _fill(self, tensor: Any, value: np.ndarray) -> None:
        tensor = tensor if isinstance(tensor, _Tensor) else tensor.contents
        if tensor.type == _STRING:
            content = _pack_strings(value)
            self._library.TfLiteTensorRealloc(len(content), ctypes.byref(tensor))
        else:
            if value.dtype != _DTYPES[tensor.type]:
                raise ValueError(f"{value.dtype} for a tensor of {_DTYPES[tensor.type].__name__}")
            content = np.ascontiguousarray(value).tobytes()
        if len(content) != tensor.bytes:
            raise ValueError(f"{len(content)} bytes for a tensor of {tensor.bytes}")
        ctypes.memmove(tensor.data, content, len(content))


def parse_options(options: bytes) -> dict[str, Any]:
    """Options that are a FlexBuffer map."""
    return flexbuffers.Loads(options)


def _load() -> ctypes.CDLL:
    library = ctypes.CDLL(os.fspath(LIBRARY))
    pointer, number = ctypes.c_void_p, ctypes.c_int
    signatures = {
        "TfLiteModelCreateFromFile": (pointer, ctypes.c_char_p),
        "TfLiteModelDelete": (None, pointer),
        "TfLiteInterpreterOptionsCreate": (pointer,),
        "TfLiteInterpreterOptionsDelete": (None, pointer),
        "TfLiteInterpreterOptionsAddCustomOp": (
            None, pointer, ctypes.c_char_p, pointer, number, number,
        ),
        "TfLiteInterpreterCreate": (pointer, pointer, pointer),
        "TfLiteInterpreterDelete": (None, pointer),
        "TfLiteInterpreterResizeInputTensor": (number, pointer, number, pointer, number),
        "TfLiteInterpreterAllocateTensors": (number, pointer),
        "TfLiteInterpreterInvoke": (number, pointer),
        "TfLiteInterpreterGetInputTensor": (ctypes.POINTER(_Tensor), pointer, number),
        "TfLiteInterpreterGetOutputTensor": (ctypes.POINTER(_Tensor), pointer, number),
        "TfLiteTensorRealloc": (None, ctypes.c_size_t, pointer),
        "malloc": (pointer, ctypes.c_size_t),
    }  # fmt: skip
    for name, (result, *arguments) in signatures.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


def _names(content: bytes) -> tuple[list[str], list[str]]:
    """The names that the only signature gives the main graph's inputs and outputs, in order."""
    model = schema.Model.GetRootAs(content, 0)
    if model.SignatureDefsLength() != 1 or model.SignatureDefs(0).SubgraphIndex() != 0:
        raise ValueError("the C library runs files with one signature only")
    signature, graph = model.SignatureDefs(0), model.Subgraphs(0)

    def ordered(count: int, get: Callable, indices: np.ndarray) -> list[str]:
        names = {get(i).TensorIndex(): get(i).Name().decode() for i in range(count)}
        return [names[index] for index in indices]

    return (
        ordered(signature.InputsLength(), signature.Inputs, graph.InputsAsNumpy()),
        ordered(signature.OutputsLength(), signature.Outputs, graph.OutputsAsNumpy()),
    )
