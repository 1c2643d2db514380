"""Convolutions, pooling, normalization, resizing, blocks, boxes."""

from __future__ import annotations

import numpy as np

from case import const, feed
from family import Family, TYPES, types_of
from values import array, some, sizes

FAMILY = Family("images")


def i32(*values: int) -> object:
    return const(np.asarray(values, np.int32))


for dtype in types_of("Conv2D"):
    x, w = some(dtype, (1, 5, 6, 2), low=-2, high=2), some(dtype, (3, 2, 2, 3), "w", -2, 2)
    FAMILY.add("Conv2D", feed(x), const(w), form="same", strides=[1, 1, 1, 1], padding="SAME")
    FAMILY.add("Conv2D", feed(x, np.concatenate([x, x])), const(w), form="batch", strides=[1, 2, 1, 1], padding="VALID")
    d = some(dtype, (2, 2, 2, 3), "d", -2, 2)
    FAMILY.add("DepthwiseConv2dNative", feed(x), const(d), form="same", strides=[1, 1, 1, 1], padding="SAME")
    FAMILY.add(
        "DepthwiseConv2dNative",
        feed(x, np.concatenate([x, x])),
        const(d),
        form="batch",
        strides=[1, 2, 2, 1],
        padding="VALID",
    )
    y = some(dtype, (1, 3, 3, 3), "y", -2, 2)
    FAMILY.add(
        "Conv2DBackpropInput",
        i32(1, 6, 6, 2),
        const(w),
        feed(y),
        form="same",
        dtype=dtype,
        strides=[1, 2, 2, 1],
        padding="SAME",
    )
    FAMILY.add(
        "Conv2DBackpropInput",
        i32(1, 5, 4, 2),
        const(w),
        feed(y),
        form="valid",
        dtype=dtype,
        strides=[1, 1, 1, 1],
        padding="VALID",
    )
    if dtype == "float32":
        FAMILY.add("Conv2D", feed(x), feed(w), form="kernel-fed", strides=[1, 1, 1, 1], padding="SAME")
        FAMILY.add(
            "Conv2D", feed(x), const(w), form="dilated", strides=[1, 1, 1, 1], padding="VALID", dilations=[1, 2, 2, 1]
        )
        FAMILY.add(
            "Conv2D",
            feed(x),
            const(w),
            form="explicit",
            strides=[1, 1, 2, 1],
            padding="EXPLICIT",
            explicit_paddings=[0, 0, 1, 0, 2, 1, 0, 0],
        )
        groups = some(dtype, (2, 2, 1, 4), "g")
        FAMILY.add("Conv2D", feed(x), const(groups), form="grouped", strides=[1, 1, 1, 1], padding="SAME")
        FAMILY.add(
            "DepthwiseConv2dNative",
            feed(x),
            const(d),
            form="dilated",
            strides=[1, 1, 1, 1],
            padding="SAME",
            dilations=[1, 2, 2, 1],
        )
DILATED = some("float32", (3, 2, 2, 3), "w", -2, 2)


def dilated_transposed(y: np.ndarray) -> list[np.ndarray]:
    """Each input adds the filter, spread by two, to the output; TensorFlow has no kernel for CPUs."""
    result = np.zeros((1, 7, 6, 2), np.float32)
    for row, column in np.ndindex(3, 2):
        result[:, 2 * row : 2 * row + 3, 2 * column : 2 * column + 4] += y @ DILATED[row, column].T
    return [result]


FAMILY.add(
    "Conv2DBackpropInput",
    i32(1, 7, 6, 2),
    const(DILATED),
    feed(some("float32", (1, 3, 4, 3), "y", -2, 2)),
    form="dilated",
    dtype="float32",
    definition=dilated_transposed,
    strides=[1, 1, 1, 1],
    padding="VALID",
    dilations=[1, 2, 2, 1],
)
for dtype in types_of("Conv3D"):
    x, w = some(dtype, (1, 3, 4, 4, 2), low=-2, high=2), some(dtype, (2, 2, 2, 2, 3), "w", -2, 2)
    FAMILY.add("Conv3D", feed(x), const(w), form="same", strides=[1, 1, 1, 1, 1], padding="SAME")
    FAMILY.add("Conv3D", feed(x), const(w), form="valid", strides=[1, 2, 2, 2, 1], padding="VALID")
for dtype in types_of("Conv3DBackpropInputV2"):
    y, w = some(dtype, (1, 2, 2, 2, 3), low=-2, high=2), some(dtype, (2, 2, 2, 2, 3), "w", -2, 2)
    FAMILY.add(
        "Conv3DBackpropInputV2",
        i32(1, 4, 4, 4, 2),
        const(w),
        feed(y),
        form="same",
        dtype=dtype,
        strides=[1, 2, 2, 2, 1],
        padding="SAME",
    )

WINDOW = {"ksize": [1, 2, 3, 1], "strides": [1, 2, 1, 1]}
for padding in ("SAME", "VALID"):
    for op in "AvgPool MaxPool".split():
        for dtype in types_of(op):
            x = some(dtype, (1, 5, 4, 3))
            FAMILY.add(op, feed(x), form=padding.lower(), padding=padding, **WINDOW)
            FAMILY.add(op, feed(x, np.concatenate([x, x])), form=f"batch-{padding.lower()}", padding=padding, **WINDOW)
    for dtype in types_of("MaxPoolV2"):
        window = [const(np.int32(WINDOW[name])) for name in ("ksize", "strides")]
        FAMILY.add("MaxPoolV2", feed(some(dtype, (2, 5, 4, 3))), *window, form=padding.lower(), padding=padding)
    for op in "AvgPool3D MaxPool3D".split():
        for dtype in types_of(op):
            FAMILY.add(
                op,
                feed(some(dtype, (1, 3, 4, 4, 2))),
                form=padding.lower(),
                padding=padding,
                ksize=[1, 2, 2, 2, 1],
                strides=[1, 1, 2, 2, 1],
            )
for dtype in types_of("LRN"):
    FAMILY.add("LRN", feed(some(dtype, (1, 2, 2, 5))), form="plain", depth_radius=2, bias=1.0, alpha=0.5, beta=0.75)

for op in "BiasAdd BiasAddV1".split():
    for dtype in types_of(op):
        FAMILY.add(op, feed(some(dtype, (2, 3))), feed(some(dtype, (3,), "b")), form="plain")
        FAMILY.add(op, sizes(dtype, (1, 2, 2, 3), (2, 2, 2, 3)), const(some(dtype, (3,), "b")), form="unknown")
for dtype in types_of("BiasAddGrad"):
    FAMILY.add("BiasAddGrad", feed(some(dtype, (2, 3))), form="plain")
    FAMILY.add("BiasAddGrad", sizes(dtype, (1, 2, 2, 3), (2, 2, 2, 3)), form="unknown")
for op in "FusedBatchNorm FusedBatchNormV2 FusedBatchNormV3".split():
    for dtype in types_of(op):
        numbers = [
            const(some("float32" if op != "FusedBatchNorm" else dtype, (3,), seed, 0.5, 2))
            for seed in ("scale", "offset", "mean", "variance")
        ]
        facts = {"epsilon": 1e-3, "fetch": [0]}
        FAMILY.add(op, sizes(dtype, (1, 2, 2, 3), (3, 2, 2, 3)), *numbers, form="inference", is_training=False, **facts)
        empty = [*numbers[:2], const(np.zeros(0, numbers[0].value.dtype)), const(np.zeros(0, numbers[0].value.dtype))]
        FAMILY.add(op, feed(some(dtype, (2, 2, 2, 3))), *empty, form="training", is_training=True, **facts)
        FAMILY.add(
            op,
            feed(some(dtype, (2, 3, 4, 2))),
            *empty,
            form="training-channels-first",
            is_training=True,
            data_format="NCHW",
            epsilon=1e-3,
            fetch=[0, 1, 2],
        )
for dtype in types_of("BatchNormWithGlobalNormalization"):
    numbers = [const(some(dtype, (3,), seed, 0.5, 2)) for seed in ("mean", "variance", "beta", "gamma")]
    for scaled in (True, False):
        FAMILY.add(
            "BatchNormWithGlobalNormalization",
            feed(some(dtype, (2, 2, 2, 3))),
            *numbers,
            form=f"scaled-{scaled}",
            variance_epsilon=1e-3,
            scale_after_normalization=scaled,
        )

for op in "ResizeBilinear ResizeNearestNeighbor".split():
    for dtype in types_of(op):
        x = some(dtype, (1, 3, 4, 2))
        for form, facts in {
            "plain": {},
            "half-pixel": {"half_pixel_centers": True},
            "corners": {"align_corners": True},
        }.items():
            FAMILY.add(op, feed(x), i32(6, 5), form=form, **facts)
        FAMILY.add(
            op, feed(x, x), feed(np.int32([2, 2]), np.int32([7, 3])), form="size-computed", half_pixel_centers=True
        )

for dtype in types_of("ResizeBicubic"):
    x, batch = some(dtype, (1, 3, 4, 2)), some(dtype, (2, 3, 4, 2))
    for form, facts in {
        "plain": {},
        "half-pixel": {"half_pixel_centers": True},
        "corners": {"align_corners": True},
    }.items():
        FAMILY.add("ResizeBicubic", feed(x, batch), i32(7, 5), form=form, **facts)
        FAMILY.add("ResizeBicubic", feed(some(dtype, (1, 9, 7, 1))), i32(4, 1), form=f"smaller-{form}", **facts)
    FAMILY.add("ResizeBicubic", feed(some(dtype, (2, 1, 5, 3))), i32(1, 5), form="equal", half_pixel_centers=True)
    FAMILY.add(
        "ResizeBicubic", feed(x, x), feed(np.int32([2, 2]), np.int32([7, 3])), form="size-computed", code="unsupported-op"
    )

for dtype in types_of("ResizeArea"):
    x, batch = some(dtype, (1, 6, 4, 2)), some(dtype, (2, 6, 4, 2))
    FAMILY.add("ResizeArea", feed(x, batch), i32(3, 2), form="smaller")
    FAMILY.add("ResizeArea", feed(x, batch), i32(4, 3), form="smaller-fractions")
    FAMILY.add("ResizeArea", feed(x), i32(7, 9), form="larger")
    FAMILY.add("ResizeArea", feed(x), i32(3, 6), form="corners", align_corners=True)
    FAMILY.add("ResizeArea", feed(some(dtype, (1, 40, 30, 3))), i32(3, 2), form="many-weights")
    FAMILY.add(
        "ResizeArea", feed(x, x), feed(np.int32([2, 2]), np.int32([7, 3])), form="size-computed", code="unsupported-op"
    )

for dtype in types_of("ScaleAndTranslate"):
    x, batch = some(dtype, (1, 6, 9, 2)), some(dtype, (2, 6, 9, 2))

    def scaled(size, scale, translation, form, images=feed(x, batch), **facts):
        FAMILY.add(
            "ScaleAndTranslate",
            images,
            i32(*size),
            const(np.float32(scale)),
            const(np.float32(translation)),
            form=form,
            **facts,
        )

    scaled((3, 4), (0.5, 4 / 9), (0, 0), "smaller")
    scaled((3, 4), (0.5, 4 / 9), (0, 0), "smaller-aliased", antialias=False)
    scaled((10, 12), (10 / 6, 12 / 9), (0, 0), "larger")
    scaled((6, 9), (0.75, 1.25), (1.5, -2.25), "moved")
    if dtype == "float32":
        for kernel in "lanczos1 lanczos5 gaussian box triangle keyscubic mitchellcubic".split():
            scaled((4, 13), (4 / 6, 13 / 9), (0.25, -0.5), kernel, kernel_type=kernel)
        scaled((3, 2), (0.1, 0.2), (0, 0), "many-weights", feed(some(dtype, (1, 30, 10, 3))))
        FAMILY.add(
            "ScaleAndTranslate",
            feed(x),
            i32(3, 4),
            feed(np.float32([1, 2])),
            const(np.float32([0, 0])),
            form="scale-computed",
            code="unsupported-op",
        )

for dtype in types_of("CropAndResize"):
    x = some(dtype, (2, 5, 4, 3))
    boxes = np.float32([[0, 0, 1, 1], [0.2, 0.6, 0.7, 0.1], [-0.5, -0.25, 0.5, 1.5], [0.25, 0.5, 0.25, 0.5]])
    for method in ("bilinear", "nearest"):
        facts = {"method": method}
        indices = feed(np.int32([0, 1, 1, 0]))
        FAMILY.add("CropAndResize", feed(x), feed(boxes), indices, i32(3, 4), form=method, **facts)
        FAMILY.add(
            "CropAndResize", feed(x), feed(boxes), indices, i32(1, 1), form=f"{method}-point",
            extrapolation_value=-2.5, **facts,
        )
        FAMILY.add(
            "CropAndResize",
            feed(x, some(dtype, (3, 7, 2, 3))),
            feed(boxes, boxes[:1]),
            feed(np.int32([0, 1, 1, 0]), np.int32([2])),
            i32(2, 5),
            form=f"{method}-unknown",
            **facts,
        )
    FAMILY.add(
        "CropAndResize", feed(x, x), feed(boxes, boxes), feed(np.int32([0, 1, 1, 0]), np.int32([1, 0, 1, 0])),
        feed(np.int32([2, 2]), np.int32([3, 3])), form="size-computed", code="unsupported-op",
    )

for dtype in TYPES:
    if dtype == "string":
        continue
    x, blocks = some(dtype, (4, 2, 2, 1)), some(dtype, (1, 4, 4, 2))
    zeros = const(np.int32([[0, 0], [0, 0]]))
    FAMILY.add("BatchToSpace", feed(x), zeros, form="plain", block_size=2)
    FAMILY.add("BatchToSpaceND", feed(x), i32(2, 2), const(np.int32([[1, 0], [0, 1]])), form="plain")
    FAMILY.add("SpaceToBatch", feed(blocks), zeros, form="plain", block_size=2)
    FAMILY.add("SpaceToBatchND", feed(blocks), i32(2, 2), const(np.int32([[0, 0], [2, 0]])), form="plain")
    FAMILY.add("SpaceToBatchND", feed(some(dtype, (1, 6, 2))), i32(3), const(np.int32([[0, 0]])), form="rank-3")
    FAMILY.add(
        "SpaceToBatchND",
        feed(some(dtype, (2, 3, 5, 2, 2)), some(dtype, (2, 1, 2, 2, 2))),
        i32(2, 3),
        const(np.int32([[0, 1], [1, 0]])),
        form="rank-5-unknown",
    )
    FAMILY.add(
        "BatchToSpaceND",
        feed(some(dtype, (4, 2, 3, 1)), some(dtype, (8, 3, 3, 1))),
        i32(2),
        const(np.int32([[1, 1]])),
        form="one-block-unknown",
    )
    FAMILY.add("DepthToSpace", feed(some(dtype, (1, 2, 2, 8))), form="plain", block_size=2)
    FAMILY.add("SpaceToDepth", feed(blocks, np.concatenate([blocks, blocks])), form="batch", block_size=2)

BOXES = np.float32([[0, 0, 1, 1], [0, 0.1, 1, 1.1], [0, 2, 1, 3], [0, 2.05, 1, 3.05], [3, 3, 4, 4]])
SCORES = np.float32([0.9, 0.75, 0.6, 0.95, 0.3])
FAMILY.add("NonMaxSuppression", feed(BOXES), feed(SCORES), const(np.int32(3)), form="plain", iou_threshold=0.5)
for dtype in types_of("NonMaxSuppressionV2"):
    boxes, scores, half = feed(array(BOXES, dtype)), feed(array(SCORES, dtype)), const(array(0.5, dtype))
    low = const(array(0.4, dtype))
    three = const(np.int32(3))
    if dtype == "float32":
        FAMILY.add("NonMaxSuppressionV2", boxes, scores, three, const(np.float32(0.5)), form="plain")
    FAMILY.add("NonMaxSuppressionV3", boxes, scores, three, half, low, form="plain")
    FAMILY.add("NonMaxSuppressionV4", boxes, scores, three, half, low, form="padded", pad_to_max_output_size=True)
    FAMILY.add(
        "NonMaxSuppressionV5",
        boxes,
        scores,
        three,
        half,
        low,
        const(array(0.0, dtype)),
        form="padded",
        pad_to_max_output_size=True,
    )
    FAMILY.add(
        "NonMaxSuppressionV5",
        boxes,
        scores,
        three,
        half,
        low,
        const(array(0.5, dtype)),
        form="soft",
        pad_to_max_output_size=True,
    )
