//===- TFLOptions.td - options tables of the TFLite schema -*- tablegen -*-===//
//
// The tables of the unions BuiltinOptions and BuiltinOptions2 that store the
// options of tfl ops: their number in the union and the ids of their fields.
// Fields that are deprecated or that no op sets are not listed.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_TFLOPTIONS_TD
#define TFUSE_DIALECT_TFL_IR_TFLOPTIONS_TD

include "tfuse/Dialect/TFL/IR/TFLFacts.td"

// Convolution and pooling.
def TFL_Conv2DOptions : TFL_Options<"Conv2DOptions", 1, [
  TFL_Padding<0>, TFL_Int<1, "stride_w">, TFL_Int<2, "stride_h">,
  TFL_Activation<3>, TFL_Int<4, "dilation_w_factor", 1>,
  TFL_Int<5, "dilation_h_factor", 1>
]>;
def TFL_DepthwiseConv2DOptions : TFL_Options<"DepthwiseConv2DOptions", 2, [
  TFL_Padding<0>, TFL_Int<1, "stride_w">, TFL_Int<2, "stride_h">,
  TFL_Int<3, "depth_multiplier">, TFL_Activation<4>,
  TFL_Int<5, "dilation_w_factor", 1>, TFL_Int<6, "dilation_h_factor", 1>
]>;
def TFL_Conv3DOptions : TFL_Options<"Conv3DOptions", 106, [
  TFL_Padding<0>, TFL_Int<1, "stride_d">, TFL_Int<2, "stride_w">,
  TFL_Int<3, "stride_h">, TFL_Activation<4>,
  TFL_Int<5, "dilation_d_factor", 1>, TFL_Int<6, "dilation_w_factor", 1>,
  TFL_Int<7, "dilation_h_factor", 1>
]>;
def TFL_TransposeConvOptions : TFL_Options<"TransposeConvOptions", 49, [
  TFL_Padding<0>, TFL_Int<1, "stride_w">, TFL_Int<2, "stride_h">,
  TFL_Activation<3>
]>;
def TFL_Pool2DOptions : TFL_Options<"Pool2DOptions", 5, [
  TFL_Padding<0>, TFL_Int<1, "stride_w">, TFL_Int<2, "stride_h">,
  TFL_Int<3, "filter_width">, TFL_Int<4, "filter_height">, TFL_Activation<5>
]>;

// Matrix multiplication.
def TFL_FullyConnectedOptions : TFL_Options<"FullyConnectedOptions", 8, [
  TFL_Activation<0>, TFL_WeightsFormat<1>, TFL_Bool<2, "keep_num_dims">,
  TFL_Bool<3, "asymmetric_quantize_inputs">
]>;
def TFL_BatchMatMulOptions : TFL_Options<"BatchMatMulOptions", 101, [
  TFL_Bool<0, "adj_x">, TFL_Bool<1, "adj_y">,
  TFL_Bool<2, "asymmetric_quantize_inputs">
]>;

// Element-wise operators and activations.
def TFL_AddOptions : TFL_Options<"AddOptions", 11, [TFL_Activation<0>]>;
def TFL_MulOptions : TFL_Options<"MulOptions", 21, [TFL_Activation<0>]>;
def TFL_SubOptions : TFL_Options<"SubOptions", 28, [TFL_Activation<0>]>;
def TFL_DivOptions : TFL_Options<"DivOptions", 29, [TFL_Activation<0>]>;
def TFL_ExpOptions : TFL_Options<"ExpOptions", 33, []>;
def TFL_NegOptions : TFL_Options<"NegOptions", 42, []>;
def TFL_SquareOptions : TFL_Options<"SquareOptions", 66, []>;
def TFL_SelectOptions : TFL_Options<"SelectOptions", 47, []>;
def TFL_SelectV2Options : TFL_Options<"SelectV2Options", 98, []>;
def TFL_ZerosLikeOptions : TFL_Options<"ZerosLikeOptions", 67, []>;
def TFL_BucketizeOptions : TFL_Options<"BucketizeOptions", 115,
                                       [TFL_Floats<0, "boundaries">]>;
def TFL_CumsumOptions : TFL_Options<"CumsumOptions", 102, [
  TFL_Bool<0, "exclusive">, TFL_Bool<1, "reverse">
]>;
def TFL_SoftmaxOptions : TFL_Options<"SoftmaxOptions", 9,
                                     [TFL_Float<0, "beta">]>;
def TFL_LogSoftmaxOptions : TFL_Options<"LogSoftmaxOptions", 36, []>;
def TFL_LeakyReluOptions : TFL_Options<"LeakyReluOptions", 75,
                                       [TFL_Float<0, "alpha">]>;
def TFL_GeluOptions : TFL_Options<"GeluOptions", 116,
                                  [TFL_Bool<0, "approximate">]>;
def TFL_L2NormOptions : TFL_Options<"L2NormOptions", 12, [TFL_Activation<0>]>;
def TFL_LocalResponseNormalizationOptions
    : TFL_Options<"LocalResponseNormalizationOptions", 13, [
  TFL_Int<0, "radius">, TFL_Float<1, "bias">, TFL_Float<2, "alpha">,
  TFL_Float<3, "beta">
]>;
def TFL_FakeQuantOptions : TFL_Options<"FakeQuantOptions", 58, [
  TFL_Float<0, "min">, TFL_Float<1, "max">, TFL_Int<2, "num_bits">,
  TFL_Bool<3, "narrow_range">
]>;

// Reduction.
def TFL_ReducerOptions : TFL_Options<"ReducerOptions", 27,
                                     [TFL_Bool<0, "keep_dims">]>;
def TFL_ArgMaxOptions : TFL_Options<"ArgMaxOptions", 40,
                                    [TFL_ResultType<0, "output_type", 0>]>;
def TFL_ArgMinOptions : TFL_Options<"ArgMinOptions", 57,
                                    [TFL_ResultType<0, "output_type", 0>]>;
def TFL_TopKV2Options : TFL_Options<"TopKV2Options", 34, []>;
// The default of idx_out_type is INT32, number 2.
def TFL_UniqueOptions : TFL_Options<"UniqueOptions", 80,
                                    [TFL_ResultType<0, "idx_out_type", 1, "2">]>;

// Shapes, slices, indices.
def TFL_ConcatenationOptions : TFL_Options<"ConcatenationOptions", 10, [
  TFL_Int<0, "axis">, TFL_Activation<1>
]>;
def TFL_PackOptions : TFL_Options<"PackOptions", 59, [
  TFL_Int<0, "values_count">, TFL_Int<1, "axis">
]>;
def TFL_UnpackOptions : TFL_Options<"UnpackOptions", 64, [
  TFL_Int<0, "num">, TFL_Int<1, "axis">
]>;
def TFL_SplitOptions : TFL_Options<"SplitOptions", 35,
                                   [TFL_Int<0, "num_splits">]>;
def TFL_SplitVOptions : TFL_Options<"SplitVOptions", 79,
                                    [TFL_Int<0, "num_splits">]>;
def TFL_StridedSliceOptions : TFL_Options<"StridedSliceOptions", 32, [
  TFL_Int<0, "begin_mask">, TFL_Int<1, "end_mask">, TFL_Int<2, "ellipsis_mask">,
  TFL_Int<3, "new_axis_mask">, TFL_Int<4, "shrink_axis_mask">,
  TFL_Bool<5, "offset">
]>;
def TFL_ReshapeOptions : TFL_Options<"ReshapeOptions", 17,
                                     [TFL_Ints<0, "new_shape">]>;
def TFL_SqueezeOptions : TFL_Options<"SqueezeOptions", 30,
                                     [TFL_Ints<0, "squeeze_dims">]>;
def TFL_ExpandDimsOptions : TFL_Options<"ExpandDimsOptions", 52, []>;
def TFL_PadOptions : TFL_Options<"PadOptions", 22, []>;
def TFL_PadV2Options : TFL_Options<"PadV2Options", 43, []>;
def TFL_MirrorPadOptions : TFL_Options<"MirrorPadOptions", 77,
                                       [TFL_MirrorMode<0>]>;
def TFL_SpaceToDepthOptions : TFL_Options<"SpaceToDepthOptions", 19,
                                          [TFL_Int<0, "block_size">]>;
def TFL_DepthToSpaceOptions : TFL_Options<"DepthToSpaceOptions", 94,
                                          [TFL_Int<0, "block_size">]>;
def TFL_ReverseSequenceOptions : TFL_Options<"ReverseSequenceOptions", 87, [
  TFL_Int<0, "seq_dim">, TFL_Int<1, "batch_dim">
]>;
def TFL_ShapeOptions : TFL_Options<"ShapeOptions", 55,
                                   [TFL_ResultType<0, "out_type", 0>]>;
def TFL_GatherOptions : TFL_Options<"GatherOptions", 23, [
  TFL_Int<0, "axis">, TFL_Int<1, "batch_dims">
]>;
def TFL_OneHotOptions : TFL_Options<"OneHotOptions", 61, [TFL_Int<0, "axis">]>;
def TFL_ScatterNdOptions : TFL_Options<"ScatterNdOptions", 97, []>;

// Images.
def TFL_ResizeBilinearOptions : TFL_Options<"ResizeBilinearOptions", 15, [
  TFL_Bool<2, "align_corners">, TFL_Bool<3, "half_pixel_centers">
]>;
def TFL_ResizeNearestNeighborOptions
    : TFL_Options<"ResizeNearestNeighborOptions", 74, [
  TFL_Bool<0, "align_corners">, TFL_Bool<1, "half_pixel_centers">
]>;

// Recurrent networks.
def TFL_LSTMOptions : TFL_Options<"LSTMOptions", 14, [
  TFL_Activation<0>, TFL_Float<1, "cell_clip">, TFL_Float<2, "proj_clip">,
  TFL_LSTMKernel<3>, TFL_Bool<4, "asymmetric_quantize_inputs">
]>;
def TFL_UnidirectionalSequenceLSTMOptions
    : TFL_Options<"UnidirectionalSequenceLSTMOptions", 71, [
  TFL_Activation<0>, TFL_Float<1, "cell_clip">, TFL_Float<2, "proj_clip">,
  TFL_Bool<3, "time_major">, TFL_Bool<4, "asymmetric_quantize_inputs">,
  TFL_Bool<5, "diagonal_recurrent_tensors">
]>;
def TFL_BidirectionalSequenceLSTMOptions
    : TFL_Options<"BidirectionalSequenceLSTMOptions", 69, [
  TFL_Activation<0>, TFL_Float<1, "cell_clip">, TFL_Float<2, "proj_clip">,
  TFL_Bool<3, "merge_outputs">, TFL_Bool<4, "time_major", 1>,
  TFL_Bool<5, "asymmetric_quantize_inputs">
]>;
def TFL_SequenceRNNOptions : TFL_Options<"SequenceRNNOptions", 31, [
  TFL_Bool<0, "time_major">, TFL_Activation<1>,
  TFL_Bool<2, "asymmetric_quantize_inputs">
]>;
def TFL_BidirectionalSequenceRNNOptions
    : TFL_Options<"BidirectionalSequenceRNNOptions", 70, [
  TFL_Bool<0, "time_major">, TFL_Activation<1>, TFL_Bool<2, "merge_outputs">,
  TFL_Bool<3, "asymmetric_quantize_inputs">
]>;
def TFL_SVDFOptions : TFL_Options<"SVDFOptions", 6, [
  TFL_Int<0, "rank">, TFL_Activation<1>,
  TFL_Bool<2, "asymmetric_quantize_inputs">
]>;

// Control flow and resources.
def TFL_IfOptions : TFL_Options<"IfOptions", 92, [
  TFL_RegionSubgraph<0, "then_subgraph_index", 0>,
  TFL_RegionSubgraph<1, "else_subgraph_index", 1>
]>;
def TFL_WhileOptions : TFL_Options<"WhileOptions", 93, [
  TFL_RegionSubgraph<0, "cond_subgraph_index", 0>,
  TFL_RegionSubgraph<1, "body_subgraph_index", 1>
]>;
def TFL_CallOnceOptions : TFL_Options<"CallOnceOptions", 103, [
  TFL_SymbolSubgraph<0, "session_init_function">
]>;
def TFL_VarHandleOptions : TFL_Options<"VarHandleOptions", 111, [
  TFL_String<0, "container">, TFL_String<1, "shared_name">
]>;
def TFL_HashtableOptions : TFL_Options<"HashtableOptions", 107, [
  TFL_Int<0, "table_id">, TFL_TypeField<1, "key_dtype">,
  TFL_TypeField<2, "value_dtype">
]>;
def TFL_RandomOptions : TFL_Options<"RandomOptions", 114, [
  TFL_Long<0, "seed">, TFL_Long<1, "seed2">
]>;

#endif // TFUSE_DIALECT_TFL_IR_TFLOPTIONS_TD
