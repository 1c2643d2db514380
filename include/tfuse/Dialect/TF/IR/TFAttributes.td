//===- TFAttributes.td - TensorFlow's attribute values --------*- tablegen -*-===//
//
// The kinds of AttrValue that MLIR's builtin attributes do not have.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_TFATTRIBUTES_TD
#define TFUSE_DIALECT_TF_IR_TFATTRIBUTES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "tfuse/Dialect/TF/IR/TFTypeDialect.td"

class TFType_Attr<string name, string keyword, list<Trait> traits = []>
    : AttrDef<TFTypeDialect, name, traits> {
  let mnemonic = keyword;
  let hasCustomAssemblyFormat = 1;
}

def TFType_FuncAttr : TFType_Attr<"Func", "func"> {
  let summary = "a function and the attributes to instantiate it with";
  let description = [{
    `#tf_type.func<@name, {attr = value}>`, or with `""` for no function.
  }];
  let parameters = (ins "::mlir::SymbolRefAttr":$name,
                        "::mlir::DictionaryAttr":$attrs);
  let builders = [
    AttrBuilderWithInferredContext<(ins "::mlir::StringAttr":$name,
                                        "::mlir::DictionaryAttr":$attrs), [{
      return $_get(name.getContext(), ::mlir::SymbolRefAttr::get(name), attrs);
    }]>
  ];
}

def TFType_PlaceholderAttr : TFType_Attr<"Placeholder", "placeholder"> {
  let summary = "a placeholder for the value of a function attribute";
  let parameters = (ins StringRefParameter<>:$value);
}

def TFType_ShapeAttr : TFType_Attr<"Shape", "shape"> {
  let summary = "a shape, each dimension of which may be unknown, or all of it";
  let description = [{
    `#tf_type.shape<2x?x3>`, `#tf_type.shape<>` for a scalar,
    `#tf_type.shape<*>` where the rank is unknown. An unknown dimension is
    ShapedType::kDynamic.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape,
                        "bool":$unranked);
  let builders = [
    AttrBuilder<(ins "std::optional<llvm::ArrayRef<int64_t>>":$dims), [{
      return $_get($_ctxt, dims ? *dims : llvm::ArrayRef<int64_t>(), !dims);
    }]>,
    AttrBuilderWithInferredContext<(ins "::mlir::ShapedType":$type), [{
      return type.hasRank() ? $_get(type.getContext(), type.getShape(), false)
                            : $_get(type.getContext(),
                                    llvm::ArrayRef<int64_t>(), true);
    }]>
  ];
  let extraClassDeclaration = [{
    bool hasRank() const { return !getUnranked(); }
    int64_t getRank() const { return getShape().size(); }
    bool hasStaticShape() const {
      return hasRank() && !::mlir::ShapedType::isDynamicShape(getShape());
    }
    /// The dimensions, or nothing where the rank is unknown.
    std::optional<llvm::ArrayRef<int64_t>> getValue() const {
      if (!hasRank())
        return std::nullopt;
      return getShape();
    }
    /// The tensor type of this shape.
    ::mlir::TensorType getTensorType(::mlir::Type elementType) const;
  }];
}

def TFType_VersionAttr : TFType_Attr<"Version", "version"> {
  let summary = "the GraphDef versions a graph was made for";
  let parameters = (ins "int32_t":$producer, "int32_t":$minConsumer,
                        ArrayRefParameter<"int32_t">:$badConsumers);
}

def TFType_GpuDeviceMetadataAttr
    : AttrDef<TFTypeDialect, "GpuDeviceMetadata"> {
  let summary = "the compute capability of a GPU";
  let mnemonic = "gpu_device_metadata";
  let parameters = (ins "int32_t":$cc_major, "int32_t":$cc_minor);
  let assemblyFormat = "`<` struct(params) `>`";
}

def TFType_TensorProtoAttr
    : TFType_Attr<"TensorProto", "tensor_proto",
                  [ElementsAttrInterface, TypedAttrInterface]> {
  let summary = "the elements of a tensor as a serialized TensorProto";
  let description = [{
    `#tf_type<tensor_proto : "0x0A0B"> : tensor<2xi32>`: what a dump holds
    where the elements have no other form (variants, or dumps of TensorFlow
    that keep the proto).
  }];
  let parameters = (ins
    AttributeSelfTypeParameter<"", "::mlir::ShapedType">:$type,
    StringRefParameter<>:$value);
  let builders = [
    AttrBuilderWithInferredContext<(ins "::mlir::ShapedType":$type,
                                        "llvm::StringRef":$value), [{
      return $_get(type.getContext(), type, value);
    }]>
  ];
}

//===----------------------------------------------------------------------===//
// Full types
//===----------------------------------------------------------------------===//

/// The type constructors of TensorFlow's FullTypeDef, with its numbers.
def TFType_FullTypeId : I32EnumAttr<"FullTypeId", "a FullTypeId", [
    I32EnumAttrCase<"TFT_UNSET", 0, "unset">,
    I32EnumAttrCase<"TFT_VAR", 1, "var">,
    I32EnumAttrCase<"TFT_ANY", 2, "any">,
    I32EnumAttrCase<"TFT_PRODUCT", 3, "product">,
    I32EnumAttrCase<"TFT_NAMED", 4, "named">,
    I32EnumAttrCase<"TFT_FOR_EACH", 20, "for_each">,
    I32EnumAttrCase<"TFT_CALLABLE", 100, "callable">,
    I32EnumAttrCase<"TFT_BOOL", 200, "bool">,
    I32EnumAttrCase<"TFT_UINT8", 201, "uint8">,
    I32EnumAttrCase<"TFT_UINT16", 202, "uint16">,
    I32EnumAttrCase<"TFT_UINT32", 203, "uint32">,
    I32EnumAttrCase<"TFT_UINT64", 204, "uint64">,
    I32EnumAttrCase<"TFT_INT8", 205, "int8">,
    I32EnumAttrCase<"TFT_INT16", 206, "int16">,
    I32EnumAttrCase<"TFT_INT32", 207, "int32">,
    I32EnumAttrCase<"TFT_INT64", 208, "int64">,
    I32EnumAttrCase<"TFT_HALF", 209, "half">,
    I32EnumAttrCase<"TFT_FLOAT", 210, "float">,
    I32EnumAttrCase<"TFT_DOUBLE", 211, "double">,
    I32EnumAttrCase<"TFT_COMPLEX64", 212, "complex64">,
    I32EnumAttrCase<"TFT_COMPLEX128", 213, "complex128">,
    I32EnumAttrCase<"TFT_STRING", 214, "string">,
    I32EnumAttrCase<"TFT_BFLOAT16", 215, "bfloat16">,
    I32EnumAttrCase<"TFT_TENSOR", 1000, "tensor">,
    I32EnumAttrCase<"TFT_ARRAY", 1001, "array">,
    I32EnumAttrCase<"TFT_OPTIONAL", 1002, "optional">,
    I32EnumAttrCase<"TFT_LITERAL", 1003, "literal">,
    I32EnumAttrCase<"TFT_ENCODED", 1004, "encoded">,
    I32EnumAttrCase<"TFT_SHAPE_TENSOR", 1005, "shape_tensor">,
    I32EnumAttrCase<"TFT_DATASET", 10102, "dataset">,
    I32EnumAttrCase<"TFT_RAGGED", 10103, "ragged">,
    I32EnumAttrCase<"TFT_ITERATOR", 10104, "iterator">,
    I32EnumAttrCase<"TFT_MUTEX_LOCK", 10202, "mutex_lock">,
    I32EnumAttrCase<"TFT_LEGACY_VARIANT", 10203, "legacy_variant">]> {
  let cppNamespace = "::tfuse::tf_type";
  let genSpecializedAttr = 0;
}

def TFType_FullTypeAttr : TFType_Attr<"FullType", "full_type"> {
  let summary = "TensorFlow's FullTypeDef";
  let description = [{
    `#tf_type.full_type<array<tensor<var "T">>>`: a type constructor, its
    arguments, and an optional string or integer.
  }];
  let parameters = (ins
    "::tfuse::tf_type::FullTypeId":$typeId,
    ArrayRefParameter<"::tfuse::tf_type::FullTypeAttr">:$args,
    "::mlir::Attribute":$attr);
}

#endif // TFUSE_DIALECT_TF_IR_TFATTRIBUTES_TD
