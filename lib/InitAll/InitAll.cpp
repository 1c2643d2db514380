//===- InitAll.cpp - Everything tfuse-opt knows ---------------------------===//

#include "tfuse/InitAll.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "tfuse/Conversion/Passes.h"
#include "tfuse/Conversion/StableHLOToTF/Passes.h"
#include "tfuse/Conversion/TFGToTF/TFGToTF.h"
#include "tfuse/Conversion/TFLToTF/Passes.h"
#include "tfuse/Conversion/TensorLists/Passes.h"
#include "tfuse/Dialect/StableHLO/IR/StableHLO.h"
#include "tfuse/Dialect/StableHLO/Transforms/Passes.h"
#include "tfuse/Dialect/TF/IR/TFDevice.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFExecutor.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
#include "tfuse/Dialect/TFG/IR/TFGDialect.h"
#include "tfuse/Dialect/TFG/Transforms/Passes.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Import/Flex/Passes.h"
#include "tfuse/Plugin/Passes.h"
#include "tfuse/Quantize/Passes.h"
#include "tfuse/Rules/Composite/Passes.h"
#include "tfuse/Rules/Optimize/Passes.h"
#include "tfuse/Rules/Peephole/Passes.h"
#include "tfuse/Rules/Recurrent/Passes.h"
#include "tfuse/Rules/StableHLO/Passes.h"

namespace tfuse {

void registerAllDialects(mlir::DialectRegistry &registry) {
  registry.insert<stablehlo::StableHLODialect, tf::TFDialect,
                  tf_device::TFDeviceDialect, tf_executor::TFExecutorDialect,
                  tf_saved_model::TFSavedModelDialect, tf_type::TFTypeDialect,
                  tfg::TFGDialect, tfl::TFLDialect, eval::TFuseDialect>();
  registry.insert<mlir::arith::ArithDialect, mlir::func::FuncDialect,
                  mlir::ml_program::MLProgramDialect, mlir::quant::QuantDialect,
                  mlir::shape::ShapeDialect, mlir::tensor::TensorDialect>();
  mlir::func::registerInlinerExtension(registry);
}

void registerAllPasses() {
  mlir::registerTransformsPasses();
  registerTFGToTFPasses();
  registerStableHLOToTFPasses();
  registerTFLToTFPasses();
  registerTensorListsPasses();
  registerConversionPasses();
  registerFlexPasses();
  registerPluginPasses();
  registerCompositePasses();
  registerPeepholePasses();
  registerRecurrentPasses();
  registerStableHLORulePasses();
  stablehlo::registerStableHLOPasses();
  tf::registerTFPasses();
  tfg::registerTFGPasses();
  tfg::registerOptimizePasses();
  tfl::registerTFLPasses();
  quantize::registerQuantizePasses();
}

} // namespace tfuse
