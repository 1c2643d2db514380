//===- Image.td - images and detection ---------------------*- tablegen -*-===//
//
// Ops that resize images, and ops that choose among detected boxes.
//
//===----------------------------------------------------------------------===//

include "tfuse/Dialect/TFL/IR/TFLOpBase.td"
include "tfuse/Dialect/TFL/IR/TFLOptions.td"

class TFL_ResizeOp<string mnemonic> : TFL_Op<mnemonic, [
    Pure, TFL_OutputLikeInput, TFL_Rank<0, 4>, TFL_Rank<1, 1>,
    TFL_DimIsDynamicOr<1, 0, 2>]> {
  let arguments = (ins
    TFL_Tensor<[F32, TFL_Quint8, QUI8, QI8, QI16]>:$input, TFL_I32Tensor:$size,
    BoolAttr:$align_corners, TFL_FalseByDefault:$half_pixel_centers);
  let results = (outs
    TFL_Tensor<[F32, TFL_Quint8, QUI8, QI8, QI16]>:$output);
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_ResizeBilinearOp : TFL_ResizeOp<"resize_bilinear"> {
  let summary = "images scaled to (height, width), interpolated";
  let builtin = TFL_Builtin<"RESIZE_BILINEAR", 23>;
  let options = TFL_ResizeBilinearOptions;
  let versions = [
    Version<4, "2.5.0", In<0, ["INT16"]>>,
    Version<3, "2.2.0", Option<"half_pixel_centers">>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.7.0">
  ];
}

def TFL_ResizeNearestNeighborOp : TFL_ResizeOp<"resize_nearest_neighbor"> {
  let summary = "images scaled to (height, width), by the nearest pixel";
  let builtin = TFL_Builtin<"RESIZE_NEAREST_NEIGHBOR", 97>;
  let options = TFL_ResizeNearestNeighborOptions;
  let versions = [
    Version<4, "2.4.0", In<0, ["INT16"]>>,
    Version<3, "2.3.0", Any<[Option<"half_pixel_centers">,
                             Option<"align_corners">]>>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.13.1">
  ];
}

def TFL_FourCoordinates : PredOpTrait<"boxes should have dim[1] == 4",
                                        TFL_DimIs<0, 1, 4>>;

def TFL_NonMaxSuppressionV4Op : TFL_Op<"non_max_suppression_v4", [
    Pure, TFL_Rank<0, 2>, TFL_FourCoordinates, TFL_Rank<1, 1>, TFL_Rank<2, 0>,
    TFL_Rank<3, 0>, TFL_Rank<4, 0>]> {
  let summary = "indices of the boxes that non-maximum suppression selects";
  let arguments = (ins
    TFL_F32Tensor:$boxes, TFL_F32Tensor:$scores,
    TFL_I32Tensor:$max_output_size, TFL_F32Tensor:$iou_threshold,
    TFL_F32Tensor:$score_threshold);
  let results = (outs TFL_I32Tensor:$selected_indices,
                      TFL_I32Tensor:$valid_outputs);
  let builtin = TFL_Builtin<"NON_MAX_SUPPRESSION_V4", 120>;
  let versions = [Version<1, "2.1.0">];
}

def TFL_NonMaxSuppressionV5Op : TFL_Op<"non_max_suppression_v5", [
    Pure, TFL_Rank<0, 2>, TFL_FourCoordinates, TFL_Rank<1, 1>, TFL_Rank<2, 0>,
    TFL_Rank<3, 0>, TFL_Rank<4, 0>, TFL_Rank<5, 0>]> {
  let summary = "the same with soft suppression, which also returns the scores";
  let arguments = (ins
    TFL_F32Tensor:$boxes, TFL_F32Tensor:$scores,
    TFL_I32Tensor:$max_output_size, TFL_F32Tensor:$iou_threshold,
    TFL_F32Tensor:$score_threshold, TFL_F32Tensor:$soft_nms_sigma);
  let results = (outs TFL_I32Tensor:$selected_indices,
                      TFL_F32Tensor:$selected_scores,
                      TFL_I32Tensor:$valid_outputs);
  let builtin = TFL_Builtin<"NON_MAX_SUPPRESSION_V5", 121>;
  let versions = [Version<1, "2.1.0">];
}
