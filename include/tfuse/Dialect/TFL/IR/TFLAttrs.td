//===- TFLAttrs.td - attributes of tfl ops -----------------*- tablegen -*-===//
//
// Attribute kinds that tfl ops use beside the builtin ones. Enumerations of
// the TFLite schema appear as plain strings (activations, paddings) or as
// typed attributes (LSTM kernels, mirror padding), as the textual form needs.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_TFLATTRS_TD
#define TFUSE_DIALECT_TFL_IR_TFLATTRS_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "tfuse/Dialect/TFL/IR/TFLDialect.td"

//===----------------------------------------------------------------------===//
// Enumerations held as strings. The position of a name is its number in the
// TFLite schema; the exporter and importer tables are made from these lists.
//===----------------------------------------------------------------------===//

class TFL_StringEnum<list<string> names> : StringBasedAttr<
    Or<!foreach(n, names,
         CPred<"::llvm::cast<::mlir::StringAttr>($_self).getValue() == \"" # n # "\"">)>,
    "string attribute whose value is " # !interleave(names, ", or ")> {
  list<string> cases = names;
}

def TFL_ActivationAttr : TFL_StringEnum<
    ["NONE", "RELU", "RELU_N1_TO_1", "RELU6", "TANH", "SIGN_BIT"]>;
def TFL_PaddingAttr : TFL_StringEnum<["SAME", "VALID"]>;
def TFL_WeightsFormatAttr : TFL_StringEnum<["DEFAULT", "SHUFFLED4x16INT8"]>;

// For patterns that build ops.
def TFL_AF_None : ConstantStrAttr<TFL_ActivationAttr, "NONE">;
def TFL_AF_Relu : ConstantStrAttr<TFL_ActivationAttr, "RELU">;
def TFL_AF_Relu1 : ConstantStrAttr<TFL_ActivationAttr, "RELU_N1_TO_1">;
def TFL_AF_Relu6 : ConstantStrAttr<TFL_ActivationAttr, "RELU6">;
def TFL_AF_Tanh : ConstantStrAttr<TFL_ActivationAttr, "TANH">;
def TFL_PAD_Same : ConstantStrAttr<TFL_PaddingAttr, "SAME">;
def TFL_PAD_Valid : ConstantStrAttr<TFL_PaddingAttr, "VALID">;

//===----------------------------------------------------------------------===//
// Enumerations held as typed attributes.
//===----------------------------------------------------------------------===//

class TFL_I32Enum<string cpp, string summary, list<I32EnumAttrCase> values>
    : I32EnumAttr<cpp, summary, values> {
  let cppNamespace = "::tfuse::tfl";
  let genSpecializedAttr = 0;
}

def TFL_LSTMKernelType : TFL_I32Enum<"LSTMKernelType", "lstm_kernel_type",
    [I32EnumAttrCase<"FULL", 0>, I32EnumAttrCase<"BASIC", 1>]>;
def TFL_LSTMKernelTypeAttr
    : EnumAttr<TFL_Dialect, TFL_LSTMKernelType, "lstm_kernel_type_attr">;

def TFL_MirrorPaddingType : TFL_I32Enum<"MirrorPaddingType",
    "mirror_pad_enum",
    [I32EnumAttrCase<"REFLECT", 0>, I32EnumAttrCase<"SYMMETRIC", 1>]>;
def TFL_MirrorPaddingAttr
    : EnumAttr<TFL_Dialect, TFL_MirrorPaddingType, "mirror_pad_attr">;

def TFL_DimensionType : TFL_I32Enum<"DimensionType",
    "dimension_type",
    [I32EnumAttrCase<"DENSE", 0>, I32EnumAttrCase<"SPARSE_CSR", 1>]>;
def TFL_DimensionTypeAttr
    : EnumAttr<TFL_Dialect, TFL_DimensionType, "dimension_type_attr"> {
  let convertFromStorage = "$_self";
}

//===----------------------------------------------------------------------===//
// Attribute definitions.
//===----------------------------------------------------------------------===//

class TFL_Attr<string cpp, string attrMnemonic> : AttrDef<TFL_Dialect, cpp> {
  let mnemonic = attrMnemonic;
}

def TFL_I32List : AttrOrTypeParameter<"::llvm::ArrayRef<int32_t>", ""> {
  let allocator = [{$_dst = $_allocator.copyInto($_self);}];
  let cppStorageType = "::llvm::SmallVector<int32_t>";
  let parser = "::tfuse::tfl::parseI32List($_parser)";
  let printer = "$_printer << '[' << $_self << ']'";
}

def TFL_DimensionMetadataAttr
    : TFL_Attr<"DimensionMetadata", "dimension_metadata"> {
  let summary = "how one dimension of a sparse tensor is stored";
  let parameters = (ins TFL_DimensionTypeAttr:$format, "int32_t":$dense_size,
                        TFL_I32List:$segments, TFL_I32List:$indices);
  let assemblyFormat = "`<` struct(params) `>`";
}

def TFL_SparsityParameterAttr
    : TFL_Attr<"SparsityParameter", "sparsity_parameter"> {
  let summary = "how a sparse tensor is stored";
  let parameters = (ins TFL_I32List:$traversal_order, TFL_I32List:$block_map,
    ArrayRefParameter<"DimensionMetadataAttr">:$dim_metadata);
  let assemblyFormat = "`<` struct(params) `>`";
}

def TFL_ConstBytesAttr : TFL_Attr<"ConstBytes", "const_bytes"> {
  let summary = "bytes, printed in hexadecimal: `#tfl<const_bytes : \"0x0A\">`";
  let parameters = (ins StringRefParameter<"">:$value);
  let hasCustomAssemblyFormat = 1;
}

def TFL_ExternalBufferAttr : TFL_Attr<"ExternalBuffer", "external_buffer"> {
  let summary = "where a constant's bytes are in a file beside the model";
  let parameters = (ins "::mlir::StringAttr":$group_name, "uint64_t":$offset,
                        "uint64_t":$length, "::mlir::StringAttr":$packing);
  let assemblyFormat = "`<` struct(params) `>`";
}

//===----------------------------------------------------------------------===//
// Constraints on attributes.
//===----------------------------------------------------------------------===//

def TFL_TensorTypeAttr : TypeAttrBase<"::mlir::TensorType",
                                      "Tensor type attribute">;

def TFL_NonNegativeFloat : AttrConstraint<
    CPred<"!::llvm::cast<::mlir::FloatAttr>($_self).getValue().isNegative()">,
    "whose value is non-negative">;

def TFL_IsFalse : AttrConstraint<
    CPred<"!::llvm::cast<::mlir::BoolAttr>($_self).getValue()">,
    "whose value is false">;

class TFL_AtMostElements<int n> : AttrConstraint<
    CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() <= " # n>,
    "whose size is at most " # n>;

class TFL_KernelIs<string kernel> : AttrConstraint<
    CPred<"::llvm::cast<::tfuse::tfl::LSTMKernelTypeAttr>($_self).getValue() == "
          "::tfuse::tfl::LSTMKernelType::" # kernel>,
    "whose value is mlir::TFL::LSTMKernelType::" # kernel>;

// Often used combinations.
def TFL_FalseByDefault : DefaultValuedOptionalAttr<BoolAttr, "false">;
def TFL_ZeroByDefault : DefaultValuedOptionalAttr<I64Attr, "0">;
def TFL_Clip : ConfinedAttr<DefaultValuedOptionalAttr<F32Attr, "0.0f">,
                            [TFL_NonNegativeFloat]>;
def TFL_PositiveI32 : ConfinedAttr<I32Attr, [IntPositive]>;
def TFL_NonNegativeI32 : ConfinedAttr<I32Attr, [IntNonNegative]>;

#endif // TFUSE_DIALECT_TFL_IR_TFLATTRS_TD
