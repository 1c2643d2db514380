//===- StableHLO.td - What tfuse reads of StableHLO --------*- tablegen -*-===//
//
// Constants and composites. Other ops of the dialect are parsed in their generic
// form only.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_STABLEHLO_IR_STABLEHLO_TD
#define TFUSE_DIALECT_STABLEHLO_IR_STABLEHLO_TD

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def StableHLO_Dialect : Dialect {
  let name = "stablehlo";
  let summary = "the part of StableHLO that tfuse reads";
  let cppNamespace = "::tfuse::stablehlo";
  let hasConstantMaterializer = 1;
}

def StableHLO_ConstantOp : Op<StableHLO_Dialect, "constant", [
    ConstantLike, Pure, AllTypesMatch<["value", "output"]>]> {
  let summary = "a constant";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyStaticShapeTensor:$output);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def StableHLO_CompositeOp : Op<StableHLO_Dialect, "composite"> {
  let summary = "an operation whose decomposition is a function";
  let description = [{
    `name` says which operation it is and `composite_attributes` what of it;
    `decomposition` computes the same, for whoever does not know the name.
  }];
  let arguments = (ins Variadic<AnyType>:$inputs, StrAttr:$name,
                       OptionalAttr<DictionaryAttr>:$composite_attributes,
                       FlatSymbolRefAttr:$decomposition,
                       OptionalAttr<I32Attr>:$version);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat =
      "$name $inputs attr-dict `:` functional-type(operands, results)";
}

#endif // TFUSE_DIALECT_STABLEHLO_IR_STABLEHLO_TD
