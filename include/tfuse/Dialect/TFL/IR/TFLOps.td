//===- TFLOps.td - all tfl ops -----------------------------*- tablegen -*-===//
//
// Every op family, for tfuse-tblgen and for patterns. The op classes are
// generated from each family for itself.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_TFLOPS_TD
#define TFUSE_DIALECT_TFL_IR_TFLOPS_TD

include "tfuse/Dialect/TFL/IR/Ops/Bidirectional.td"
include "tfuse/Dialect/TFL/IR/Ops/Constant.td"
include "tfuse/Dialect/TFL/IR/Ops/ControlFlow.td"
include "tfuse/Dialect/TFL/IR/Ops/Convolution.td"
include "tfuse/Dialect/TFL/IR/Ops/Elementwise.td"
include "tfuse/Dialect/TFL/IR/Ops/Image.td"
include "tfuse/Dialect/TFL/IR/Ops/MatMul.td"
include "tfuse/Dialect/TFL/IR/Ops/Quantization.td"
include "tfuse/Dialect/TFL/IR/Ops/Recurrent.td"
include "tfuse/Dialect/TFL/IR/Ops/Reduction.td"
include "tfuse/Dialect/TFL/IR/Ops/Resource.td"
include "tfuse/Dialect/TFL/IR/Ops/Shape.td"
include "tfuse/Dialect/TFL/IR/Ops/Slicing.td"
include "tfuse/Dialect/TFL/IR/Ops/Unary.td"

#endif // TFUSE_DIALECT_TFL_IR_TFLOPS_TD
