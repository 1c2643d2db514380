//===- TFGAttributes.td - Attributes of the tfg dialect -------*- tablegen -*-===//

#ifndef TFUSE_DIALECT_TFG_IR_TFGATTRIBUTES_TD
#define TFUSE_DIALECT_TFG_IR_TFGATTRIBUTES_TD

include "mlir/IR/AttrTypeBase.td"
include "tfuse/Dialect/TFG/IR/TFGDialect.td"

def TFG_RegionAttr : AttrDef<TFG_Dialect, "Region"> {
  let mnemonic = "region_attrs";
  let summary = "attributes of the function that became a region";
  let description = [{
    `#tfg.region_attrs<{attributes} [of each argument] [of each result]>`.
    Lets a function that became a region of a control flow op become a function
    again. There is one dictionary for each data argument of the region and for
    each data result.
  }];
  let parameters = (ins "::mlir::DictionaryAttr":$attrs,
                        "::mlir::ArrayAttr":$argAttrs,
                        "::mlir::ArrayAttr":$resAttrs);
  let builders = [
    AttrBuilderWithInferredContext<(ins "::mlir::DictionaryAttr":$attrs,
                                        "::mlir::ArrayAttr":$argAttrs,
                                        "::mlir::ArrayAttr":$resAttrs), [{
      return $_get(attrs.getContext(), attrs, argAttrs, resAttrs);
    }]>
  ];
  let assemblyFormat = "`<` $attrs $argAttrs $resAttrs `>`";
}

def TFG_AttrValueAttr : AttrDef<TFG_Dialect, "AttrValue"> {
  let mnemonic = "attr_value";
  let summary = "an AttrValue, serialized, that no other attribute can express";
  let description = [{
    Keeps what must not be lost: fields and types that are newer than tfuse,
    named dimensions, a list with elements of several kinds, and the like.
  }];
  let parameters = (ins StringRefParameter<>:$bytes);
  let assemblyFormat = "`<` $bytes `>`";
}

#endif // TFUSE_DIALECT_TFG_IR_TFGATTRIBUTES_TD
