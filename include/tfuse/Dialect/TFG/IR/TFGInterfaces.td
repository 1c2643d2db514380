//===- TFGInterfaces.td - What ops with regions have in common -*- tablegen -*-===//

#ifndef TFUSE_DIALECT_TFG_IR_TFGINTERFACES_TD
#define TFUSE_DIALECT_TFG_IR_TFGINTERFACES_TD

include "mlir/IR/OpBase.td"

def TFG_ControlArgumentInterface : OpInterface<"ControlArgumentInterface"> {
  let description = [{
    The regions of an op have a control token for each data argument. Functions
    have it right behind the argument; control flow ops have all data arguments,
    then all tokens.
  }];
  let cppNamespace = "::tfuse::tfg";
  let methods = [
    StaticInterfaceMethod<"The data argument that a token belongs to.",
      "::mlir::BlockArgument", "getDataValueOf",
      (ins "::mlir::BlockArgument":$token)>,
    StaticInterfaceMethod<"The token of a data argument.",
      "::mlir::BlockArgument", "getControlTokenOf",
      (ins "::mlir::BlockArgument":$data)>,
    StaticInterfaceMethod<"The data argument number `index`.",
      "::mlir::BlockArgument", "getDataValue",
      (ins "::mlir::Region &":$region, "unsigned":$index)>,
    StaticInterfaceMethod<"The token of the data argument number `index`.",
      "::mlir::BlockArgument", "getControlToken",
      (ins "::mlir::Region &":$region, "unsigned":$index)>,
  ];
  let verify = "return ::tfuse::tfg::detail::verifyControlArguments($_op);";
}

def TFG_PreservedAttributesInterface
    : OpInterface<"PreservedAttributesInterface"> {
  let description = [{
    A control flow op keeps, for each region, the attributes of the function
    that it was.
  }];
  let cppNamespace = "::tfuse::tfg";
  let methods = [
    InterfaceMethod<"The attributes of region number `index`, or null.",
      "::tfuse::tfg::RegionAttr", "getPreservedAttrs", (ins "unsigned":$index)>,
    InterfaceMethod<"Sets the attributes of region number `index`.",
      "void", "setPreservedAttrs",
      (ins "unsigned":$index, "::tfuse::tfg::RegionAttr":$attrs)>,
  ];
}

/// An op without a counterpart in GraphDef.
def TFG_IntrinsicOperation : NativeOpTrait<"IntrinsicOperation"> {
  let cppNamespace = "::tfuse::tfg";
}

#endif // TFUSE_DIALECT_TFG_IR_TFGINTERFACES_TD
