//===- Convolution.td - convolution and pooling ------------*- tablegen -*-===//
//
// Ops that slide a window over two or three spatial dimensions. Images are
// NHWC, filters OHWI; a depthwise filter is 1HWO, a 3-D one DHWIO.
//
//===----------------------------------------------------------------------===//

include "tfuse/Dialect/TFL/IR/TFLOpBase.td"
include "tfuse/Dialect/TFL/IR/TFLOptions.td"

def TFL_Conv2DOp : TFL_Op<"conv_2d", [
    Pure, TFL_IsConvolution, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "2-D convolution with bias and activation";
  let description = [{
    A filter with fewer input channels than the image makes a grouped
    convolution.
  }];
  let arguments = (ins
    TFL_Tensor<[F32, QI8, QUI8, QI16]>:$input,
    TFL_Tensor<[F32, QI4, QI8, QUI8]>:$filter,
    TFL_OptionalVector<[F32, I32, I64]>:$bias,
    I32Attr:$dilation_h_factor, I32Attr:$dilation_w_factor,
    TFL_ActivationAttr:$fused_activation_function, TFL_PaddingAttr:$padding,
    I32Attr:$stride_h, I32Attr:$stride_w);
  let results = (outs TFL_Tensor<[F32, QI8, QUI8, QI16]>:$output);
  let extraClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                        ::mlir::TypeRange actual);
  }];
  let builtin = TFL_Builtin<"CONV_2D", 3>;
  let options = TFL_Conv2DOptions;
  let versions = [
    Version<6, "2.9.0", Check<"op.isGroupedConv()">>,
    Version<4, "2.3.0", All<[InOut<"INT16">, In<1, ["INT16"]>]>>,
    Version<3, "1.14.0", All<[InOut<"INT8">, In<1, ["INT8"]>]>>,
    Version<7, "2.11.0", All<[InOut<"INT8">, In<1, ["INT4"]>]>>,
    Version<5, "2.4.0", All<[InOut<"FLOAT32">, In<1, ["INT8"]>, PerAxis<1>]>>,
    Version<2, "1.14.0", All<[InOut<"FLOAT32">, In<1, ["INT8"]>]>>,
    Version<1, "1.5.0">
  ];
  let quantizable = 1;
  let dynamicRange = 1;
  let weights = [1];
  let channelAxis = 0;
  let narrowWeights = 1;
  let bias = 2;
  let biasScales = [0, 1];
}

def TFL_DepthwiseConv2DOp : TFL_Op<"depthwise_conv_2d", [
    Pure, TFL_IsConvolution]> {
  let summary = "depthwise 2-D convolution with bias and activation";
  let arguments = (ins
    TFL_Tensor<[F32, QI8, QUI8, QI16]>:$input,
    TFL_Tensor<[F32, QI4, QI8, QUI8]>:$filter,
    TFL_OptionalVector<[F32, I32, I64]>:$bias,
    I32Attr:$dilation_h_factor, I32Attr:$dilation_w_factor,
    TFL_ActivationAttr:$fused_activation_function, TFL_PaddingAttr:$padding,
    I32Attr:$stride_h, I32Attr:$stride_w, I32Attr:$depth_multiplier);
  let results = (outs TFL_Tensor<[F32, QI8, QUI8, QI16]>:$output);
  let builtin = TFL_Builtin<"DEPTHWISE_CONV_2D", 4>;
  let options = TFL_DepthwiseConv2DOptions;
  let versions = [
    Version<5, "2.3.0", All<[InOut<"INT16">, In<1, ["INT16"]>]>>,
    Version<6, "2.3.0", All<[InOut<"FLOAT32">, In<1, ["INT8"]>, PerAxis<1>]>>,
    Version<4, "2.2.0", All<[InOut<"FLOAT32">, In<1, ["INT8"]>]>>,
    Version<3, "1.14.0", All<[InOut<"INT8">, In<1, ["INT8"]>]>>,
    Version<7, "2.11.0", All<[InOut<"INT8">, In<1, ["INT4"]>]>>,
    Version<2, "1.12.0", Any<[OptionNot<"dilation_w_factor", 1>,
                              OptionNot<"dilation_h_factor", 1>]>>,
    Version<1, "1.5.0">
  ];
  let quantizable = 1;
  let dynamicRange = 1;
  let weights = [1];
  let channelAxis = 3;
  let narrowWeights = 1;
  let bias = 2;
  let biasScales = [0, 1];
}

def TFL_TransposeConvOp : TFL_Op<"transpose_conv", [
    Pure, TFL_Rank<0, 1>, TFL_Rank<1, 4>, TFL_Rank<2, 4>,
    TFL_ResultLikeOperand<0, 2, "input and output">]> {
  let summary = "transposed 2-D convolution";
  let arguments = (ins
    TFL_I32Tensor:$output_shape,
    TFL_Tensor<[F32, QI8, QUI8, QI16]>:$weights,
    TFL_Tensor<[F32, QI8, QUI8, QI16]>:$input,
    TFL_OptionalTensor<[F32, QI32, I64]>:$bias,
    TFL_PaddingAttr:$padding, TFL_PositiveI32:$stride_h,
    TFL_PositiveI32:$stride_w, TFL_ActivationAttr:$fused_activation_function);
  let results = (outs TFL_Tensor<[F32, QI8, QUI8, QI16]>:$output);
  let hasVerifier = 1;
  let builtin = TFL_Builtin<"TRANSPOSE_CONV", 67>;
  let omitsAbsentLast = 1;
  let options = TFL_TransposeConvOptions;
  let versions = [
    Version<4, "2.13.0", Option<"fused_activation_function">>,
    Version<3, "2.3.0", HasInput<3>>,
    Version<2, "2.2.0", In<1, ["INT8"]>>,
    Version<1, "1.9.0">
  ];
  let quantizable = 1;
  let dynamicRange = 1;
  let weights = [1];
  let channelAxis = 0;
  let narrowWeights = 1;
  let bias = 3;
  let biasScales = [1, 2];
}

def TFL_Conv3DOp : TFL_Op<"conv_3d", [
    Pure, TFL_IsConvolution, TFL_Rank<0, 5>, TFL_Rank<1, 5>, TFL_SameDims<0, 1, 4, 3>,
    TFL_OutputLikeInput,
    PredOpTrait<"bias and output must have same element type",
      Or<[CPred<"::llvm::isa<::mlir::NoneType>($_op.getOperand(2).getType())">,
          TFL_ResultLikeOperandPred<0, 2>]>>,
    TFL_ElementCountIsDim<2, 1, 4,
      "bias must has num of elements equals to 4th dim of filter">]> {
  let summary = "3-D convolution with bias and activation";
  let arguments = (ins
    TFL_F32Tensor:$input, TFL_F32Tensor:$filter,
    TFL_OptionalTensor<[F32]>:$bias,
    I32Attr:$dilation_d_factor, I32Attr:$dilation_h_factor,
    I32Attr:$dilation_w_factor,
    TFL_ActivationAttr:$fused_activation_function, TFL_PaddingAttr:$padding,
    I32Attr:$stride_d, I32Attr:$stride_h, I32Attr:$stride_w);
  let results = (outs TFL_F32Tensor:$output);
  let builtin = TFL_Builtin<"CONV_3D", 132>;
  let options = TFL_Conv3DOptions;
  let versions = [Version<1, "2.5.0">];
  let weights = [1];
  let channelAxis = 4;
  let narrowWeights = 1;
  let bias = 2;
  let biasScales = [0, 1];
}

def TFL_Conv3DTransposeOp : TFL_Op<"conv_3d_transpose", [
    Pure, TFL_Rank<0, 1>, TFL_Rank<1, 5>, TFL_Rank<2, 5>,
    TFL_ElementCount<0, 5>, TFL_SameDims<2, 1, 4, 4>,
    TFL_ResultLikeOperand<0, 2, "input and output">,
    PredOpTrait<"bias and output must have same element type",
      Or<[CPred<"::llvm::isa<::mlir::NoneType>($_op.getOperand(3).getType())">,
          TFL_ResultLikeOperandPred<0, 3>]>>,
    TFL_ElementCountIsDim<3, 1, 3,
      "bias must has num of elements equals to 4th dim of filter">]> {
  let summary = "transposed 3-D convolution";
  let arguments = (ins
    TFL_I32Tensor:$output_shape, TFL_F32Tensor:$filter, TFL_F32Tensor:$input,
    TFL_OptionalTensor<[F32]>:$bias,
    I32Attr:$dilation_d_factor, I32Attr:$dilation_h_factor,
    I32Attr:$dilation_w_factor,
    TFL_ActivationAttr:$fused_activation_function, TFL_PaddingAttr:$padding,
    I32Attr:$stride_d, I32Attr:$stride_h, I32Attr:$stride_w);
  let results = (outs TFL_F32Tensor:$output);
  let builtin = TFL_Builtin<"CONV_3D_TRANSPOSE", 141>;
  let options = TFL_Conv3DOptions;
  let versions = [Version<1, "2.6.0">];
  let weights = [1];
  let channelAxis = 3;
  let narrowWeights = 1;
  let bias = 3;
  let biasScales = [1, 2];
}

//===----------------------------------------------------------------------===//
// Pooling
//===----------------------------------------------------------------------===//

def TFL_AveragePool2DOp : TFL_Op<"average_pool_2d", [Pure]> {
  let summary = "mean over a window";
  let arguments = (ins
    TFL_Tensor<[F32, QI8, QUI8, QI16]>:$input,
    I32Attr:$filter_height, I32Attr:$filter_width, TFL_PaddingAttr:$padding,
    I32Attr:$stride_h, I32Attr:$stride_w,
    TFL_ActivationAttr:$fused_activation_function);
  let results = (outs TFL_Tensor<[F32, QI8, QUI8, QI16]>:$output);
  let builtin = TFL_Builtin<"AVERAGE_POOL_2D", 1>;
  let options = TFL_Pool2DOptions;
  let versions = [
    Version<3, "2.3.0", InOut<"INT16">>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.5.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}

def TFL_MaxPool2DOp : TFL_Op<"max_pool_2d", [
    TFL_Rank<0, 4>, TFL_OutputLikeInput, Pure]> {
  let summary = "maximum over a window";
  let arguments = (ins
    TFL_Tensor<[F32, QUI8, QI8, QI16, TFL_Quint8]>:$input,
    TFL_PaddingAttr:$padding, I32Attr:$stride_w, I32Attr:$stride_h,
    I32Attr:$filter_width, I32Attr:$filter_height,
    TFL_ActivationAttr:$fused_activation_function);
  let results = (outs TFL_Tensor<[F32, QUI8, QI8, QI16, TFL_Quint8]>:$output);
  let builtin = TFL_Builtin<"MAX_POOL_2D", 17>;
  let options = TFL_Pool2DOptions;
  let versions = [
    Version<3, "2.3.0", InOut<"INT16">>,
    Version<2, "1.14.0", In<0, ["INT8"]>>,
    Version<1, "1.5.0">
  ];
  let quantizable = 1;
  let sameScales = 1;
}
