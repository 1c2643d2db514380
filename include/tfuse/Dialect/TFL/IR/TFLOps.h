//===- TFLOps.h - the ops of the tfl dialect --------------------*- C++ -*-===//
//
// The op classes, one header per family. Further facts about an op are in
// OpFacts.h: every op that is a TFLite operator implements OpFactsInterface.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_TFLOPS_H
#define TFUSE_DIALECT_TFL_IR_TFLOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Traits.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLOpSupport.h"
#include "tfuse/Dialect/TFL/IR/TFLOpTraits.h"

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Constant.h.inc"
#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/ControlFlow.h.inc"
#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Convolution.h.inc"
#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Elementwise.h.inc"
#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Image.h.inc"
#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/MatMul.h.inc"
#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Quantization.h.inc"
#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Recurrent.h.inc"
#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Reduction.h.inc"
#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Resource.h.inc"
#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Shape.h.inc"
#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Slicing.h.inc"
#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Unary.h.inc"

#endif // TFUSE_DIALECT_TFL_IR_TFLOPS_H
