//===- TFLInterfaces.td - access to the facts of an op -----*- tablegen -*-===//
//
// The interface of ops that are TFLite operators.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_TFLINTERFACES_TD
#define TFUSE_DIALECT_TFL_IR_TFLINTERFACES_TD

include "mlir/IR/Interfaces.td"

def TFL_FactsInterface : OpInterface<"OpFactsInterface"> {
  let cppNamespace = "::tfuse::tfl";
  let description = [{
    Implemented by each op that corresponds to a builtin operator of TFLite. The
    facts are generated from the op's definition by tfuse-tblgen.
  }];
  let methods = [
    StaticInterfaceMethod<"What the definition of the op says about it.",
                          "const ::tfuse::tfl::OpFacts &", "getFacts">
  ];
  let verify = [{ return ::tfuse::tfl::verifyScales($_op); }];
}

#endif // TFUSE_DIALECT_TFL_IR_TFLINTERFACES_TD
