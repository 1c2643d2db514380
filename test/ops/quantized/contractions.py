"""Convolutions and matmuls: scales per channel, biases, fused activations."""

from __future__ import annotations

import numpy as np

from case import Const, Feed, Node, const
from family import Family, make
from grids import MODES, Mode, bias, weights

FAMILY = Family("quantized/contractions")
CONV = {"strides": [1, 1, 1, 1], "padding": "SAME"}
# TFLite's fused activations, as ops of TensorFlow.
ACTIVATIONS = ("none", "relu", "relu6", "relu-n1-to-1")


def activate(node: Node, name: str) -> Node:
    if name == "relu-n1-to-1":
        return make("Minimum", make("Maximum", node, const(np.float32(-1))), const(np.float32(1)))
    return node if name == "none" else make(name.capitalize(), node)


def layer(
    mode: Mode, op: str, form: str, node: Node, activation: str = "none", offsets: np.ndarray | None = None
) -> None:
    if offsets is not None:
        node = make("BiasAdd", node, const(offsets))
    tolerance = mode.allows(2, "int16 kernels multiply by scales of 16 bits")
    FAMILY.graph(f"{op}/{mode.name}/{form}", [activate(node, activation)], **tolerance)


for mode in MODES:
    step = mode.scale(-2, 3)

    def x(*shapes: tuple[int, ...]) -> Feed:
        return mode.feed(*shapes, low=-2, high=3)

    # Conv2D: filters [height, width, input channels, output channels].
    filters = const(weights((3, 2, 2, 5), axes=(3,)))
    for activation in ACTIVATIONS:
        node = make("Conv2D", x((1, 6, 5, 2)), filters, **CONV)
        layer(mode, "Conv2D", f"bias-{activation}", node, activation, bias(5, step))
    layer(mode, "Conv2D", "no-bias", make("Conv2D", x((1, 6, 5, 2)), filters, **CONV))
    strided = {"strides": [1, 2, 1, 1], "padding": "VALID"}
    layer(mode, "Conv2D", "strided", make("Conv2D", x((2, 7, 5, 2)), filters, **strided), "none", bias(5, step))
    dilated = {"strides": [1, 1, 1, 1], "padding": "SAME", "dilations": [1, 2, 2, 1]}
    layer(mode, "Conv2D", "dilated", make("Conv2D", x((1, 7, 6, 2)), filters, **dilated), "relu", bias(5, step))
    layer(
        mode, "Conv2D", "batch", make("Conv2D", x((1, 6, 5, 2), (3, 6, 5, 2)), filters, **CONV), "none", bias(5, step)
    )
    layer(mode, "Conv2D", "sizes", make("Conv2D", x((1, 6, 5, 2), (1, 4, 7, 2)), filters, **CONV))
    pointwise = const(weights((1, 1, 3, 4), axes=(3,)))
    layer(mode, "Conv2D", "1x1", make("Conv2D", x((1, 4, 4, 3)), pointwise, **CONV), "relu6", bias(4, step))
    single = const(weights((3, 3, 2, 1), axes=(3,)))
    layer(mode, "Conv2D", "one-channel", make("Conv2D", x((1, 5, 5, 2)), single, **CONV), "none", bias(1, step))
    groups = const(weights((2, 2, 1, 4), axes=(3,)))
    layer(mode, "Conv2D", "grouped", make("Conv2D", x((1, 5, 5, 2)), groups, **CONV), "none", bias(4, step))
    # A 1-D convolution, as Keras writes it.
    line = make("ExpandDims", x((2, 9, 3)), const(np.int32(1)))
    row = const(weights((1, 3, 3, 4), axes=(3,)))
    squeezed = make("Squeeze", make("Conv2D", line, row, strides=[1, 1, 1, 1], padding="VALID"), squeeze_dims=[1])
    layer(mode, "Conv2D", "1-d", squeezed, "relu", bias(4, step))

    # DepthwiseConv2dNative: filters [height, width, channels, multiplier].
    for multiplier in (1, 3):
        depthwise = const(weights((3, 3, 2, multiplier), axes=(2, 3)))
        channels = 2 * multiplier
        for activation in ACTIVATIONS if multiplier == 1 else ("none", "relu6"):
            node = make("DepthwiseConv2dNative", x((1, 5, 6, 2)), depthwise, **CONV)
            form = f"multiplier-{multiplier}-{activation}"
            layer(mode, "DepthwiseConv2dNative", form, node, activation, bias(channels, step))
        node = make("DepthwiseConv2dNative", x((2, 7, 7, 2)), depthwise, strides=[1, 2, 2, 1], padding="VALID")
        layer(mode, "DepthwiseConv2dNative", f"multiplier-{multiplier}-strided", node, "none", bias(channels, step))
        node = make("DepthwiseConv2dNative", x((1, 5, 6, 2)), depthwise, **CONV)
        layer(mode, "DepthwiseConv2dNative", f"multiplier-{multiplier}-no-bias", node)
        node = make("DepthwiseConv2dNative", x((1, 5, 6, 2), (3, 5, 6, 2)), depthwise, **CONV)
        layer(mode, "DepthwiseConv2dNative", f"multiplier-{multiplier}-batch", node, "relu", bias(channels, step))

    # Conv2DBackpropInput: filters [height, width, output channels, input channels].
    transposed = const(weights((3, 3, 4, 2), axes=(2,)))
    for stride, size in ((1, (4, 5)), (2, (8, 10))):
        options = {"strides": [1, stride, stride, 1], "padding": "SAME"}
        sizes = const(np.int32([1, *size, 4]))
        for form, offsets in (("bias", bias(4, step)), ("no-bias", None)):
            node = make("Conv2DBackpropInput", sizes, transposed, x((1, 4, 5, 2)), **options)
            layer(mode, "Conv2DBackpropInput", f"stride-{stride}-{form}", node, "none", offsets)
    node = make(
        "Conv2DBackpropInput",
        const(np.int32([1, 6, 7, 4])),
        transposed,
        x((1, 4, 5, 2)),
        strides=[1, 1, 1, 1],
        padding="VALID",
    )
    layer(mode, "Conv2DBackpropInput", "valid-relu", node, "relu", bias(4, step))

    # MatMul with constant weights becomes FULLY_CONNECTED: weights [input, output]. Runtimes that take one scale for all
    # channels have the cases with equal scales.
    for are_equal in (False, True):
        suffix = "-equal-scales" if are_equal else ""
        offsets = bias(5, step, are_equal)

        def dense(
            form: str,
            kernel: Const,
            activation: str = "none",
            offsets: np.ndarray | None = offsets,
            operand: Feed | None = None,
            **attrs: object,
        ) -> None:
            node = make("MatMul", operand or x((3, 7)), kernel, **attrs)
            layer(mode, "MatMul", form + suffix, node, activation, offsets)

        kernel = const(weights((7, 5), axes=(1,), are_equal=are_equal))
        for activation in ACTIVATIONS:
            dense(f"bias-{activation}", kernel, activation)
        dense("no-bias", kernel, "none", None)
        dense("no-bias-relu", kernel, "relu", None)
        dense("one-row", kernel, operand=x((1, 7)))
        dense("batch", kernel, operand=x((1, 7), (4, 7)))
        dense("one-column", const(weights((7, 1), axes=(1,), are_equal=are_equal)), "none", bias(1, step, are_equal))
        dense("transposed", const(weights((5, 7), axes=(0,), are_equal=are_equal)), transpose_b=True)
        for shape in ((2, 3, 7), (2, 1, 3, 7)):
            node = make("BatchMatMulV2", x(shape), kernel)
            layer(mode, "BatchMatMulV2", f"weights-rank-{len(shape)}{suffix}", node)
        biased = make("AddV2", make("BatchMatMulV2", x((2, 3, 7)), kernel), const(offsets))
        layer(mode, "BatchMatMulV2", f"weights-bias{suffix}", biased, "relu")
    layer(mode, "MatMul", "fed", make("MatMul", x((3, 7)), mode.feed((7, 4), low=-1, high=2)))
    # BatchMatMulV2 of activations, and with constant weights for each batch: one scale.
    def y(*shape: int) -> object:
        return mode.feed(shape, low=-1, high=2, seed="y")

    FAMILY.graph(f"BatchMatMulV2/{mode.name}/plain", [make("BatchMatMulV2", x((2, 3, 4)), y(2, 4, 5))])
    FAMILY.graph(
        f"BatchMatMulV2/{mode.name}/adjoint",
        [make("BatchMatMulV2", x((2, 4, 3)), y(2, 5, 4), adj_x=True, adj_y=True)],
    )
    FAMILY.graph(f"BatchMatMulV2/{mode.name}/adjoint-y", [make("BatchMatMulV2", x((2, 3, 4)), y(2, 5, 4), adj_y=True)])
    FAMILY.graph(f"BatchMatMulV2/{mode.name}/broadcast", [make("BatchMatMulV2", x((1, 3, 4)), y(2, 4, 5))])
    FAMILY.graph(f"BatchMatMulV2/{mode.name}/rank-4", [make("BatchMatMulV2", x((2, 2, 3, 4)), y(2, 2, 4, 5))])
    batched = const(weights((2, 4, 5)))
    FAMILY.graph(f"BatchMatMulV2/{mode.name}/constant", [make("BatchMatMulV2", x((2, 3, 4)), batched)])
