//===- OpDefsTest.cpp - Op facts against TensorFlow's registry ------------===//
//
// The expected values were read off the registry of TensorFlow 2.21.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Support/OpDefs.h"
#include "tfuse/Support/OpRegistryOverlay.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"
#include <cmath>
#include <limits>

using namespace tfuse;
using llvm::ArrayRef;
using llvm::StringRef;

namespace {

OpDefView builtin(StringRef name) {
  std::optional<OpDefView> op = OpRegistry::builtin().lookup(name);
  if (!op)
    llvm::report_fatal_error("no builtin op " + name);
  return *op;
}

std::string argsText(ArgList args) {
  std::string text;
  for (ArgView arg : args) {
    text += text.empty() ? "" : ", ";
    text += arg.name.str() + ": ";
    if (!arg.numberAttr.empty())
      text += arg.numberAttr.str() + "*";
    if (!arg.typeListAttr.empty())
      text += "list " + arg.typeListAttr.str();
    else if (!arg.typeAttr.empty())
      text += arg.typeAttr.str();
    else
      text += dataTypeName(arg.fixedType).str();
    text += arg.isRef ? "&" : "";
  }
  return text;
}

std::string attrsText(OpDefView op) {
  std::string text;
  for (AttrView attr : op.attrs())
    text += (text.empty() ? "" : ", ") + attr.name().str() + ": " +
            attrTypeName(attr.type()).str() + (attr.hasDefault() ? "?" : "");
  return text;
}

std::vector<StringRef> vec(StringList list) {
  return std::vector<StringRef>(list.begin(), list.end());
}

using Strings = std::vector<StringRef>;
using Ints = std::vector<int64_t>;
using Types = std::vector<DataType>;

/// Attribute values of a node, for operandRanges.
auto counts(std::vector<std::pair<StringRef, int64_t>> values) {
  return
      [values = std::move(values)](StringRef name) -> std::optional<int64_t> {
        for (auto [key, value] : values)
          if (key == name)
            return value;
        return std::nullopt;
      };
}

std::string rangesText(llvm::Expected<ArgRanges> ranges) {
  if (!ranges)
    return llvm::toString(ranges.takeError());
  std::string text;
  for (auto [start, size] : *ranges)
    text += (text.empty() ? "" : " ") + llvm::utostr(start) + "+" +
            llvm::utostr(size);
  return text;
}

//===----------------------------------------------------------------------===//
// The builtin registry
//===----------------------------------------------------------------------===//

TEST(OpDefs, Registry) {
  EXPECT_EQ(builtinTensorFlowVersion(), "2.21.0");
  EXPECT_EQ(builtinOps().size(), 1910u);
  // Finds every op, including the first and the last of the sorted table.
  for (OpDefView op : builtinOps())
    EXPECT_EQ(OpRegistry::builtin().lookup(op.name()), op);
  for (StringRef unknown :
       {"", "NoSuchOp", "Conv2", "Conv2DD", "conv2d", "~", "!", "_", "__"})
    EXPECT_FALSE(OpRegistry::builtin().lookup(unknown)) << unknown.str();
}

TEST(OpDefs, Conv2D) {
  OpDefView op = builtin("Conv2D");
  EXPECT_EQ(op.name(), "Conv2D");
  EXPECT_EQ(argsText(op.inputs()), "input: T, filter: T");
  EXPECT_EQ(argsText(op.outputs()), "output: T");
  EXPECT_EQ(attrsText(op), "T: type, strides: list(int), use_cudnn_on_gpu: "
                           "bool?, padding: string, explicit_paddings: "
                           "list(int)?, data_format: string?, dilations: "
                           "list(int)?");
  EXPECT_FALSE(op.isStateful() || op.isCommutative() || op.isAggregate());
  EXPECT_EQ(op.attr("T")->allowedTypes(),
            ArrayRef({DataType::Half, DataType::BFloat16, DataType::Float,
                      DataType::Double, DataType::Int32}));
  EXPECT_EQ(vec(op.attr("padding")->allowedStrings()),
            (Strings{"SAME", "VALID", "EXPLICIT"}));
  EXPECT_EQ(op.attr("data_format")->defaultString(), "NHWC");
  EXPECT_EQ(op.attr("use_cudnn_on_gpu")->defaultBool(), true);
  EXPECT_EQ(op.attr("dilations")->defaultInts()->vec(), (Ints{1, 1, 1, 1}));
  EXPECT_TRUE(op.attr("explicit_paddings")->defaultInts()->empty());
  EXPECT_FALSE(op.attr("strides")->hasDefault());
  EXPECT_FALSE(op.attr("strides")->minimum());
  EXPECT_FALSE(op.attr("nonesuch"));
  EXPECT_FALSE(op.input("output"));
  EXPECT_EQ(op.output("output")->typeAttr, "T");
}

TEST(OpDefs, DefaultsAnswerOnlyToTheirType) {
  AttrView format = *builtin("Conv2D").attr("data_format");
  EXPECT_FALSE(format.defaultInt());
  EXPECT_FALSE(format.defaultFloat());
  EXPECT_FALSE(format.defaultBool());
  EXPECT_FALSE(format.defaultType());
  EXPECT_FALSE(format.defaultShape());
  EXPECT_FALSE(format.defaultTensor());
  EXPECT_FALSE(format.defaultFunc());
  EXPECT_FALSE(format.defaultStrings());
  EXPECT_FALSE(builtin("Conv2D").attr("dilations")->defaultInt());
  EXPECT_FALSE(builtin("Conv2D").attr("padding")->defaultString());
  EXPECT_TRUE(format.allowedTypes().empty());
  EXPECT_TRUE(builtin("Conv2D").attr("T")->allowedStrings().empty());
}

TEST(OpDefs, FusedConv2D) {
  OpDefView op = builtin("_FusedConv2D");
  EXPECT_EQ(argsText(op.inputs()), "input: T, filter: T, args: list TArgs, "
                                   "host_args: num_host_args*DT_FLOAT");
  EXPECT_EQ(op.attr("TArgs")->minimum(), 1);
  EXPECT_EQ(op.attr("num_args")->minimum(), 0);
  EXPECT_EQ(op.attr("num_host_args")->defaultInt(), 0);
  EXPECT_EQ(op.attr("epsilon")->defaultFloat(), 0.0001f);
  EXPECT_EQ(op.attr("leakyrelu_alpha")->defaultFloat(), 0.2f);
  EXPECT_EQ(op.attr("fused_ops")->defaultStrings()->size(), 0u);
  EXPECT_EQ(vec(op.attr("filter_format")->allowedStrings()),
            (Strings{"HWIO", "OIHW", "OIHW_VECT_I"}));
}

TEST(OpDefs, InternalOps) {
  for (StringRef name : {"_FusedMatMul", "_FusedBatchNormEx", "_Retval", "_Arg",
                         "_FusedDepthwiseConv2dNative", "_UnaryOpsComposition",
                         "_MklFusedConv2D", "_EagerConst", "_SwitchN"})
    EXPECT_TRUE(OpRegistry::builtin().lookup(name)) << name.str();
  EXPECT_TRUE(builtin("_Arg").isStateful());
  EXPECT_EQ(argsText(builtin("_Retval").inputs()), "input: T");
  EXPECT_EQ(argsText(builtin("_Retval").outputs()), "");
}

TEST(OpDefs, MatMul) {
  OpDefView op = builtin("MatMul");
  EXPECT_EQ(argsText(op.inputs()), "a: T, b: T");
  EXPECT_EQ(argsText(op.outputs()), "product: T");
  EXPECT_EQ(attrsText(op), "transpose_a: bool?, transpose_b: bool?, T: type, "
                           "grad_a: bool?, grad_b: bool?");
  EXPECT_EQ(op.attr("transpose_a")->defaultBool(), false);
  EXPECT_EQ(op.attr("T")->allowedTypes().size(), 12u);
}

TEST(OpDefs, Lists) {
  EXPECT_EQ(argsText(builtin("ConcatV2").inputs()), "values: N*T, axis: Tidx");
  EXPECT_EQ(builtin("ConcatV2").attr("N")->minimum(), 2);
  EXPECT_EQ(builtin("ConcatV2").attr("Tidx")->defaultType(), DataType::Int32);
  EXPECT_EQ(argsText(builtin("SplitV").inputs()),
            "value: T, size_splits: Tlen, split_dim: DT_INT32");
  EXPECT_EQ(argsText(builtin("SplitV").outputs()), "output: num_split*T");
  EXPECT_EQ(argsText(builtin("IdentityN").inputs()), "input: list T");
  EXPECT_TRUE(builtin("IdentityN").input("input")->isList());
  EXPECT_FALSE(builtin("SplitV").input("value")->isList());
}

TEST(OpDefs, References) {
  EXPECT_EQ(argsText(builtin("Assign").inputs()), "ref: T&, value: T");
  EXPECT_EQ(argsText(builtin("Assign").outputs()), "output_ref: T&");
  EXPECT_TRUE(builtin("Assign").allowsUninitializedInput());
  EXPECT_EQ(argsText(builtin("MutableDenseHashTable").outputs()),
            "table_handle: DT_STRING&");
}

TEST(OpDefs, Flags) {
  for (StringRef name : {"While", "VarHandleOp", "ReadVariableOp", "Print",
                         "RandomUniform", "StatefulPartitionedCall"})
    EXPECT_TRUE(builtin(name).isStateful()) << name.str();
  for (StringRef name : {"StatelessWhile", "Const", "Placeholder", "Cast"})
    EXPECT_FALSE(builtin(name).isStateful()) << name.str();
  for (StringRef name : {"AddN", "AddV2", "Mul", "LogicalAnd", "Equal"})
    EXPECT_TRUE(builtin(name).isCommutative()) << name.str();
  // TensorFlow does not declare these commutative: Add also concatenates
  // strings.
  for (StringRef name : {"Add", "Maximum", "Sub"})
    EXPECT_FALSE(builtin(name).isCommutative()) << name.str();
  EXPECT_TRUE(builtin("AddN").isAggregate());
  EXPECT_FALSE(builtin("Mul").isAggregate());
  EXPECT_TRUE(builtin("CollectiveReduceV3").isDistributedCommunication());
  EXPECT_EQ(builtin("BatchNormWithGlobalNormalization").deprecationVersion(),
            9);
  EXPECT_EQ(builtin("Conv2D").deprecationVersion(), 0);
  unsigned stateful = 0, deprecated = 0;
  for (OpDefView op : builtinOps()) {
    stateful += op.isStateful();
    deprecated += op.deprecationVersion() != 0;
    EXPECT_TRUE(op.controlOutputs().empty());
  }
  EXPECT_EQ(stateful, 555u);
  EXPECT_EQ(deprecated, 63u);
}

TEST(OpDefs, Shapes) {
  EXPECT_FALSE(builtin("Placeholder").attr("shape")->defaultShape()->hasRank);
  ShapeView scalar =
      *builtin("MutableDenseHashTable").attr("value_shape")->defaultShape();
  EXPECT_TRUE(scalar.hasRank);
  EXPECT_TRUE(scalar.dims.empty());
  ShapeView matrix = *builtin("DefaultAttrs").attr("shape_val")->defaultShape();
  EXPECT_EQ(matrix.dims.vec(), (Ints{2, 1}));
  ShapeList shapes =
      *builtin("DefaultAttrs").attr("shape_list_val")->defaultShapes();
  ASSERT_EQ(shapes.size(), 2u);
  EXPECT_TRUE(shapes[0].hasRank && shapes[0].dims.empty());
  EXPECT_EQ(shapes[1].dims.vec(), (Ints{1}));
}

TEST(OpDefs, Tensors) {
  TensorView color =
      *builtin("ImageSummary").attr("bad_color")->defaultTensor();
  EXPECT_EQ(color.type, DataType::UInt8);
  EXPECT_EQ(color.shape.dims.vec(), (Ints{4}));
  EXPECT_EQ(color.content, StringRef("\xff\0\0\xff", 4));
  TensorList list =
      *builtin("DefaultAttrs").attr("tensor_list_val")->defaultTensors();
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].type, DataType::Int32);
  EXPECT_TRUE(list[0].shape.hasRank && list[0].shape.dims.empty());
  EXPECT_EQ(list[0].content, StringRef("\1\0\0\0", 4));
}

TEST(OpDefs, OtherDefaults) {
  OpDefView op = builtin("DefaultAttrs");
  EXPECT_EQ(vec(*op.attr("string_list_val")->defaultStrings()),
            (Strings{"abc", ""}));
  EXPECT_EQ(op.attr("int_list_val")->defaultInts()->vec(), (Ints{1, 2, 3}));
  EXPECT_EQ(*op.attr("bool_list_val")->defaultBools(), ArrayRef({true, false}));
  EXPECT_EQ(op.attr("type_list_val")->defaultTypes()->vec(),
            (Types{DataType::Int32, DataType::Float}));
  EXPECT_EQ(*op.attr("float_list_val")->defaultFloats(), ArrayRef({10.0f}));

  constexpr float inf = std::numeric_limits<float>::infinity();
  OpDefView summary = builtin("DebugNumericSummary");
  EXPECT_EQ(summary.attr("lower_bound")->defaultFloat(), -inf);
  EXPECT_EQ(summary.attr("upper_bound")->defaultFloat(), inf);
  EXPECT_EQ(*builtin("SampleDistortedBoundingBox")
                 .attr("aspect_ratio_range")
                 ->defaultFloats(),
            ArrayRef({0.75f, 1.33f}));

  EXPECT_EQ(builtin("PrintV2").attr("end")->defaultString(), "\n");
  EXPECT_EQ(builtin("StringFormat").attr("template")->defaultString(), "%s");
  EXPECT_EQ(builtin("DecodeCSV").attr("field_delim")->defaultString(), ",");
  EXPECT_EQ(builtin("BoostedTreesCreateQuantileStreamResource")
                .attr("max_elements")
                ->defaultInt(),
            int64_t(1) << 40);
  EXPECT_EQ(builtin("Print").attr("first_n")->defaultInt(), -1);
  EXPECT_EQ(vec(builtin("AttrEnumList").attr("a")->allowedStrings()),
            (Strings{"apples", "oranges"}));
}

TEST(OpDefs, AttrTypes) {
  for (unsigned i = 0; i <= unsigned(AttrType::ListFunc); ++i)
    EXPECT_EQ(parseAttrType(attrTypeName(AttrType(i))), AttrType(i));
  EXPECT_EQ(attrTypeName(AttrType::ListShape), "list(shape)");
  EXPECT_EQ(elementType(AttrType::ListShape), AttrType::Shape);
  EXPECT_EQ(elementType(AttrType::Shape), AttrType::Shape);
  EXPECT_FALSE(parseAttrType("list(list(int))"));
}

//===----------------------------------------------------------------------===//
// Argument ranges
//===----------------------------------------------------------------------===//

TEST(ArgRanges, Sizes) {
  EXPECT_EQ(rangesText(operandRanges(builtin("Conv2D"), 2, counts({}))),
            "0+1 1+1");
  EXPECT_EQ(
      rangesText(operandRanges(builtin("ConcatV2"), 4, counts({{"N", 3}}))),
      "0+3 3+1");
  EXPECT_EQ(rangesText(
                resultRanges(builtin("SplitV"), 3, counts({{"num_split", 3}}))),
            "0+3");
  EXPECT_EQ(rangesText(operandRanges(builtin("While"), 0, counts({{"T", 0}}))),
            "0+0");
  EXPECT_EQ(rangesText(operandRanges(
                builtin("ParseExample"), 8,
                counts({{"Nsparse", 2}, {"Ndense", 1}, {"Tdense", 3}}))),
            "0+1 1+1 2+2 4+1 5+3");
  // num_host_args has a default value.
  EXPECT_EQ(rangesText(operandRanges(builtin("_FusedConv2D"), 3,
                                     counts({{"TArgs", 1}}))),
            "0+1 1+1 2+1 3+0");
  // The type list has a default value, too.
  EXPECT_EQ(
      rangesText(operandRanges(builtin("_QuantizedMatMul"), 0, counts({}))),
      "0+0 0+0");
}

TEST(ArgRanges, Errors) {
  EXPECT_EQ(rangesText(operandRanges(builtin("Conv2D"), 3, counts({}))),
            "op 'Conv2D' has 3 operands, but its definition has 2");
  EXPECT_EQ(rangesText(operandRanges(builtin("Conv2D"), 1, counts({}))),
            "op 'Conv2D' has too few operands (1): 'filter' takes 1 from "
            "number 1");
  EXPECT_EQ(rangesText(operandRanges(builtin("ConcatV2"), 3, counts({}))),
            "op 'ConcatV2' lacks attribute 'N', the size of 'values'");
  EXPECT_EQ(
      rangesText(operandRanges(builtin("ConcatV2"), 3, counts({{"N", -1}}))),
      "op 'ConcatV2' has -1 as attribute 'N', the size of 'values'");
  // Counts do not overflow.
  EXPECT_EQ(rangesText(operandRanges(builtin("ConcatV2"), 1,
                                     counts({{"N", int64_t(1) << 32}}))),
            "op 'ConcatV2' has too few operands (1): 'values' takes "
            "4294967296 from number 0");
}

//===----------------------------------------------------------------------===//
// A model's definitions
//===----------------------------------------------------------------------===//

OpDefData customOp() {
  OpDefData op;
  op.name = "MyOp";
  op.inputs = {{.name = "x", .typeAttr = "T", .numberAttr = "N"}};
  op.outputs = {{.name = "y", .fixedType = DataType(99)}};
  op.isStateful = true;
  auto add = [&](StringRef name, StringRef type, AttrValueData value) {
    op.attrs.push_back({.name = name.str(),
                        .type = type.str(),
                        .defaultValue = std::move(value)});
  };
  op.attrs.push_back({.name = "T", .type = "type"});
  op.attrs.push_back({.name = "N", .type = "int", .minimum = -5});
  op.attrs[0].allowed.types = {DataType::Float};
  add("zero", "list(float)", {.floats = {-0.0f, 0.0f, std::nanf("")}});
  add("text", "string", {.strings = {std::string("a\"\\\n\0\xff", 6)}});
  add("on", "list(bool)", {.bools = {true, false, true}});
  add("off", "bool", {.bools = {false}});
  add("shape", "shape", {.shapes = {{true, {-1, 3}}}});
  add("words", "tensor",
      {.tensors = {{DataType::String, {true, {2}}, "", {"ab", ""}}}});
  add("f", "func", {.funcs = {"fn"}});
  add("fs", "list(func)", {});
  return op;
}

TEST(Overlay, UnknownOp) {
  OpRegistryOverlay overlay;
  EXPECT_FALSE(overlay.lookup("MyOp"));
  ASSERT_FALSE(bool(overlay.addFromModel({customOp()})));
  OpDefView op = *overlay.lookup("MyOp");
  EXPECT_EQ(op.name(), "MyOp");
  EXPECT_EQ(argsText(op.inputs()), "x: N*T");
  EXPECT_EQ(op.output("y")->fixedType, DataType(99));
  EXPECT_TRUE(op.isStateful());
  EXPECT_EQ(op.attr("N")->minimum(), -5);
  EXPECT_EQ(op.attr("T")->allowedTypes(), ArrayRef({DataType::Float}));
  ArrayRef<float> zeros = *op.attr("zero")->defaultFloats();
  EXPECT_TRUE(zeros[0] == 0 && std::signbit(zeros[0]));
  EXPECT_FALSE(std::signbit(zeros[1]));
  EXPECT_TRUE(std::isnan(zeros[2]));
  EXPECT_EQ(op.attr("text")->defaultString(), StringRef("a\"\\\n\0\xff", 6));
  EXPECT_EQ(*op.attr("on")->defaultBools(), ArrayRef({true, false, true}));
  EXPECT_EQ(op.attr("off")->defaultBool(), false);
  EXPECT_EQ(op.attr("shape")->defaultShape()->dims.vec(), (Ints{-1, 3}));
  EXPECT_EQ(vec(op.attr("words")->defaultTensor()->strings),
            (Strings{"ab", ""}));
  EXPECT_EQ(op.attr("f")->defaultFunc(), "fn");
  EXPECT_TRUE(op.attr("fs")->defaultFuncs()->empty());
  EXPECT_EQ(overlay.lookup("Conv2D"), builtin("Conv2D"));
  EXPECT_FALSE(overlay.lookup("Other"));
}

TEST(Overlay, EveryOpSurvivesAsData) {
  // Over an empty registry every op goes through the overlay's storage.
  struct Empty final : OpRegistry {
    std::optional<OpDefView> lookup(StringRef) const override {
      return std::nullopt;
    }
  } empty;
  std::vector<OpDefData> all;
  for (OpDefView op : builtinOps())
    all.push_back(toData(op));
  OpRegistryOverlay copy(empty);
  ASSERT_FALSE(bool(copy.addFromModel(all)));
  for (OpDefView op : builtinOps()) {
    OpDefView copied = *copy.lookup(op.name());
    EXPECT_EQ(argsText(copied.inputs()), argsText(op.inputs()));
    EXPECT_EQ(argsText(copied.outputs()), argsText(op.outputs()));
    EXPECT_EQ(attrsText(copied), attrsText(op));
  }
  // Over the builtin one, equal definitions are not stored again.
  OpRegistryOverlay same;
  ASSERT_FALSE(bool(same.addFromModel(all)));
  for (OpDefView op : builtinOps())
    EXPECT_EQ(same.lookup(op.name()), op);
}

TEST(Overlay, OlderDefinitionYieldsToBuiltin) {
  // TensorFlow 2.0 had neither grad_a nor all of today's types. A different
  // flag alone does not make a definition different.
  OpDefData old = toData(builtin("MatMul"));
  std::erase_if(old.attrs, [](const AttrData &attr) {
    return StringRef(attr.name).starts_with("grad_");
  });
  for (AttrData &attr : old.attrs)
    if (attr.name == "T")
      attr.allowed.types = {DataType::Float, DataType::Double};
  old.isStateful = true;
  OpRegistryOverlay overlay;
  ASSERT_FALSE(bool(overlay.addFromModel(old)));
  EXPECT_EQ(overlay.lookup("MatMul"), builtin("MatMul"));
}

TEST(Overlay, DifferentDefinitionWins) {
  // The builtin definition lacks the attribute.
  OpDefData model = toData(builtin("AddV2"));
  model.attrs.push_back({.name = "extra", .type = "int"});
  model.isAggregate = false;
  model.isStateful = true;
  // The default value differs.
  OpDefData print = toData(builtin("Print"));
  print.isStateful = false;
  std::erase_if(print.attrs,
                [](const AttrData &attr) { return attr.name == "first_n"; });
  for (AttrData &attr : print.attrs)
    if (attr.name == "summarize")
      attr.defaultValue->ints = {7};
  OpRegistryOverlay overlay;
  ASSERT_FALSE(bool(overlay.addFromModel({model, print})));

  OpDefView add = *overlay.lookup("AddV2");
  EXPECT_TRUE(add.attr("extra"));
  EXPECT_TRUE(add.isStateful());
  EXPECT_TRUE(add.isCommutative());
  EXPECT_FALSE(add.isAggregate());

  OpDefView merged = *overlay.lookup("Print");
  EXPECT_EQ(merged.attr("summarize")->defaultInt(), 7);
  EXPECT_EQ(merged.attr("first_n")->defaultInt(), -1); // From the builtin one.
  EXPECT_TRUE(merged.isStateful());

  // The last definition in the model wins, and earlier views stay valid.
  ASSERT_FALSE(bool(overlay.addFromModel(toData(builtin("AddV2")))));
  EXPECT_EQ(overlay.lookup("AddV2"), builtin("AddV2"));
  EXPECT_EQ(add.name(), "AddV2");
}

TEST(Overlay, WiderValuesWin) {
  OpDefData model = toData(builtin("Conv2D"));
  for (AttrData &attr : model.attrs)
    if (attr.name == "padding")
      attr.allowed.strings.push_back("REFLECT");
  OpRegistryOverlay overlay;
  ASSERT_FALSE(bool(overlay.addFromModel(model)));
  EXPECT_EQ(overlay.lookup("Conv2D")->attr("padding")->allowedStrings().size(),
            4u);
}

std::string errorOf(const OpDefData &op) {
  OpRegistryOverlay overlay;
  // The valid definition beside it is still added.
  std::string message = llvm::toString(overlay.addFromModel({op, customOp()}));
  EXPECT_TRUE(overlay.lookup("MyOp"));
  return message;
}

TEST(Overlay, MalformedDefinitions) {
  OpDefData good;
  good.name = "Bad";
  good.attrs = {{.name = "T", .type = "type"}, {.name = "N", .type = "int"}};
  good.inputs = {{.name = "x", .typeAttr = "T"}};
  EXPECT_EQ(errorOf(good), "");

  OpDefData op = good;
  op.name = "";
  EXPECT_EQ(errorOf(op), "definition of op '': it has no name");
  op = good;
  op.inputs[0].typeAttr = "U";
  EXPECT_EQ(errorOf(op), "definition of op 'Bad': argument 'x' refers to "
                         "attribute 'U', which is missing");
  op = good;
  op.inputs[0].typeAttr = "N";
  EXPECT_EQ(errorOf(op), "definition of op 'Bad': argument 'x' needs "
                         "attribute 'N' as type, not as int");
  op = good;
  op.inputs[0].typeAttr = "";
  EXPECT_EQ(errorOf(op), "definition of op 'Bad': argument 'x' has no type");
  op = good;
  op.inputs[0].fixedType = DataType::Float;
  EXPECT_EQ(errorOf(op),
            "definition of op 'Bad': argument 'x' has more than one type");
  op = good;
  op.inputs.push_back(op.inputs[0]);
  EXPECT_EQ(errorOf(op),
            "definition of op 'Bad': argument 'x' has no unique name");
  op = good;
  op.attrs[1].name = "T";
  EXPECT_EQ(errorOf(op),
            "definition of op 'Bad': attribute 'T' has no unique name");
  op = good;
  op.attrs[1].type = "integer";
  EXPECT_EQ(errorOf(op), "definition of op 'Bad': attribute 'N' has the "
                         "unknown type 'integer'");
  op = good;
  op.attrs[1].defaultValue = AttrValueData{};
  EXPECT_EQ(errorOf(op),
            "definition of op 'Bad': the default of attribute 'N' is no int");
  op.attrs[1].defaultValue = AttrValueData{.strings = {"1"}};
  EXPECT_EQ(errorOf(op),
            "definition of op 'Bad': the default of attribute 'N' is no int");
  op.attrs[1].defaultValue = AttrValueData{.ints = {1, 2}};
  EXPECT_EQ(errorOf(op),
            "definition of op 'Bad': the default of attribute 'N' is no int");
  op = good;
  op.attrs[1].allowed.ints = {1};
  EXPECT_EQ(errorOf(op), "definition of op 'Bad': the allowed values of "
                         "attribute 'N' are not of its type");
}

//===----------------------------------------------------------------------===//
// DataType
//===----------------------------------------------------------------------===//

TEST(DataType, Names) {
  EXPECT_EQ(dataTypeName(DataType::Half), "DT_HALF");
  EXPECT_EQ(dataTypePythonName(DataType::Half), "float16");
  EXPECT_EQ(dataTypeName(DataType(101)), "DT_FLOAT_REF");
  EXPECT_EQ(dataTypePythonName(addRef(DataType::Float4E2M1FN)),
            "float4_e2m1fn_ref");
  EXPECT_EQ(dataTypeName(DataType(34)), "");
  EXPECT_EQ(dataTypeName(DataType(100)), "");
  EXPECT_EQ(dataTypePythonName(DataType(-1)), "");
  for (int number = 0; number <= 133; ++number) {
    DataType type = DataType(number);
    if (dataTypeName(type).empty())
      continue;
    EXPECT_EQ(parseDataType(dataTypeName(type)), type);
    EXPECT_EQ(parseDataType(dataTypePythonName(type)), type);
    EXPECT_EQ(isKnownDataType(number), number != 0);
  }
  EXPECT_EQ(parseDataType("float"), DataType::Float);
  EXPECT_EQ(parseDataType("half"), DataType::Half);
  for (StringRef bad : {"", "FLOAT", "DT_", "dt_float", "_ref", "invalid_ref",
                        "float32_ref_ref"})
    EXPECT_FALSE(parseDataType(bad)) << bad.str();
  EXPECT_FALSE(isKnownDataType(0) || isKnownDataType(100) ||
               isKnownDataType(34) || isKnownDataType(-7));
}

TEST(DataType, Sizes) {
  EXPECT_EQ(dataTypeSizeInBytes(DataType::Complex128), 16u);
  EXPECT_EQ(dataTypeSizeInBytes(DataType(101)), 4u);
  EXPECT_EQ(dataTypeSizeInBytes(DataType::Int4), 1u);
  EXPECT_EQ(dataTypeBitWidth(DataType::Int4), 4u);
  EXPECT_EQ(dataTypeSizeInBytes(DataType::String), 0u);
  EXPECT_EQ(dataTypeSizeInBytes(DataType(1000)), 0u);
}

TEST(DataType, Kinds) {
  EXPECT_TRUE(isFloatingType(DataType::BFloat16));
  EXPECT_TRUE(isFloatingType(addRef(DataType::Float)));
  EXPECT_FALSE(isFloatingType(DataType::Complex64));
  EXPECT_TRUE(isIntegerType(DataType::UInt2));
  EXPECT_FALSE(isIntegerType(DataType::QInt8) || isIntegerType(DataType::Bool));
  EXPECT_TRUE(isUnsignedType(DataType::UInt64));
  EXPECT_FALSE(isUnsignedType(DataType::Int64));
  EXPECT_TRUE(isQuantizedType(DataType::QInt32));
  EXPECT_TRUE(isComplexType(DataType::Complex64));
  EXPECT_EQ(removeRef(addRef(DataType::Int32)), DataType::Int32);
  EXPECT_EQ(addRef(DataType(101)), DataType(101));
}

} // namespace
