//===- TFLFacts.td - facts about TFLite operators ----------*- tablegen -*-===//
//
// The classes with which the definition of an op states how it is written to
// a FlatBuffer, which version of the operator it needs, and how it may be
// quantized. tfuse-tblgen turns these fields into the tables of OpFacts.h;
// exporter, importer and quantizer know no op by name.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_TFLFACTS_TD
#define TFUSE_DIALECT_TFL_IR_TFLFACTS_TD

//===----------------------------------------------------------------------===//
// Operator codes
//===----------------------------------------------------------------------===//

// A builtin operator: its name and number in the schema's BuiltinOperator.
class TFL_Builtin<string enumerator, int number> {
  string name = enumerator;
  int value = number;
}

//===----------------------------------------------------------------------===//
// Options tables
//===----------------------------------------------------------------------===//

// One field of an options table. `id` is the field's id in the FlatBuffer
// table, `kind` an enumerator of FieldKind. The value is the op's attribute of
// the same name. A field is omitted if the op lacks the attribute or has its
// default value. For a value that is not an attribute, `source` is the index of
// the result, operand or region that it comes from.
class TFL_Field<int fieldId, string fieldKind, string fieldName,
                string fieldDefault = "0", int fieldSource = 0> {
  int id = fieldId;
  string kind = fieldKind;
  string name = fieldName;
  string defaultValue = fieldDefault;
  int source = fieldSource;
}

// Scalars and vectors.
class TFL_Bool<int id, string name, int value = 0>
    : TFL_Field<id, "Bool", name, !cast<string>(value)>;
class TFL_Int<int id, string name, int value = 0>
    : TFL_Field<id, "Int", name, !cast<string>(value)>;
class TFL_Long<int id, string name> : TFL_Field<id, "Long", name>;
class TFL_Float<int id, string name> : TFL_Field<id, "Float", name>;
class TFL_Ints<int id, string name> : TFL_Field<id, "IntVector", name>;
class TFL_Floats<int id, string name> : TFL_Field<id, "FloatVector", name>;
class TFL_String<int id, string name> : TFL_Field<id, "String", name>;
// One byte, numbered as the attribute's cases are.
class TFL_Activation<int id>
    : TFL_Field<id, "Activation", "fused_activation_function">;
class TFL_Padding<int id> : TFL_Field<id, "Padding", "padding">;
class TFL_WeightsFormat<int id>
    : TFL_Field<id, "WeightsFormat", "weights_format">;
class TFL_LSTMKernel<int id> : TFL_Field<id, "LSTMKernel", "kernel_type">;
class TFL_MirrorMode<int id> : TFL_Field<id, "MirrorMode", "mode">;
// A TensorType: that of an attribute, or of a result's elements.
class TFL_TypeField<int id, string name> : TFL_Field<id, "Type", name>;
class TFL_ResultType<int id, string name, int result, string value = "0">
    : TFL_Field<id, "ResultType", name, value, result>;
// The index of the subgraph that a region calls, or that an attribute names.
class TFL_RegionSubgraph<int id, string name, int region>
    : TFL_Field<id, "RegionSubgraph", name, "0", region>;
class TFL_SymbolSubgraph<int id, string attribute>
    : TFL_Field<id, "SymbolSubgraph", attribute>;

// A table of the schema's union BuiltinOptions (or, with `which` 2, of
// BuiltinOptions2): `number` is its place in the union, counted from one.
class TFL_Options<string tableName, int number, list<TFL_Field> tableFields,
                  int which = 1> {
  string name = tableName;
  int tag = number;
  int unionNumber = which;
  list<TFL_Field> fields = tableFields;
}

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

// A condition on one op. `cond` is C++ over `op`, an OpSignature.
class TFL_When<string expression> {
  string cond = expression;
}
def TFL_Always : TFL_When<"true">;

class TFL_Types<list<string> names> {
  string cxx = "{" # !interleave(!foreach(n, names, "TensorType::" # n), ", ")
               # "}";
}
// Operand / result `i` has one of the element types.
class In<int i, list<string> types>
    : TFL_When<"op.inIs(" # i # ", " # TFL_Types<types>.cxx # ")">;
class Out<int i, list<string> types>
    : TFL_When<"op.outIs(" # i # ", " # TFL_Types<types>.cxx # ")">;
// The first operand and the first result are of this type.
class InOut<string type>
    : TFL_When<In<0, [type]>.cond # " && " # Out<0, [type]>.cond>;
class RankAbove<int i, int n> : TFL_When<"op.rank(" # i # ") > " # n>;
class RankIsNot<int i, int n> : TFL_When<"op.rank(" # i # ") != " # n>;
class HasInputs<int n> : TFL_When<"op.numInputs() == " # n>;
class HasInput<int i> : TFL_When<"op.hasInput(" # i # ")">;
// The option (an integer, boolean or enumeration) differs from zero.
class Option<string name> : TFL_When<"op.option(\"" # name # "\") != 0">;
class OptionNot<string name, int value>
    : TFL_When<"op.option(\"" # name # "\") != " # value>;
class PerAxis<int i> : TFL_When<"op.isPerAxis(" # i # ")">;
class NotQuantized<int i> : TFL_When<"!op.isQuantized(" # i # ")">;
class SparseOperand<int i> : TFL_When<"op.isSparse(" # i # ")">;
// Anything else, as a C++ expression.
class Check<string expression> : TFL_When<expression>;

class All<list<TFL_When> parts>
    : TFL_When<!interleave(!foreach(p, parts, "(" # p.cond # ")"), " && ")>;
class Any<list<TFL_When> parts>
    : TFL_When<!interleave(!foreach(p, parts, "(" # p.cond # ")"), " || ")>;

// Version `number` of the operator, which the runtime knows since release
// `since`, is needed when the condition holds. Of the rules of an op, the first
// one that holds applies.
class Version<int number, string since, TFL_When cond = TFL_Always> {
  int version = number;
  string runtime = since;
  TFL_When when = cond;
}

// The usual version rules: version 1, and later versions for int8 and int16.
class Versions<string one, string int8, string int16 = ""> {
  list<Version> rules = !listconcat(
    !if(!empty(int16), []<Version>, [Version<3, int16, In<0, ["INT16"]>>]),
    [Version<2, int8, In<0, ["INT8"]>>, Version<1, one>]);
}

//===----------------------------------------------------------------------===//
// Quantization
//===----------------------------------------------------------------------===//

// The result of the op always lies in a fixed range: with `width` bits of storage
// its scale is 2^-scaleLog2 and its zero point as given (for signed storage).
class TFL_FixedRange<int storageBits, int scaleExponent, int zero> {
  int width = storageBits;
  int scaleLog2 = scaleExponent;
  int zeroPoint = zero;
}

class TFL_Quantization {
  // Kernels have quantized operands and results.
  bit quantizable = 0;
  // Operands and results must have the same scale and zero point.
  bit sameScales = 0;
  // With uint8 storage, scales may differ in spite of sameScales.
  bit freeUint8Scales = 0;
  // The kernel takes int8 weights with float32 activations, which it quantizes
  // while it runs (hybrid kernel); with sameScales, it moves the integers.
  bit dynamicRange = 0;
  // Operands that are weights, and the axis of the weights along which each
  // index may have a separate scale (-1: one scale for the tensor).
  list<int> weights = [];
  int channelAxis = -1;
  // Stored weights exclude the least integer: [-127, 127] for int8.
  bit narrowWeights = 0;
  // The bias (-1: none); its scale is the product of the scales of biasScales.
  int bias = -1;
  list<int> biasScales = [];
  // Results whose int8 or int16 type has a fixed range.
  list<TFL_FixedRange> fixedRanges = [];
}

#endif // TFUSE_DIALECT_TFL_IR_TFLFACTS_TD
