//===- GraphDefTest.cpp - GraphDef to tfg and back ------------------------===//

#include "Format/Proto/Graph.pb.h"
#include "Inputs.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Verifier.h"
#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGDialect.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Export/GraphDef/GraphDefExport.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "tfuse/Import/GraphDef/GraphDefImport.h"
#include "tfuse/Support/OpRegistryOverlay.h"
#include <climits>

using namespace llvm;
using namespace mlir;

namespace tfuse {
namespace {

using tfg::NodeView;

class GraphDefTest : public testing::Test {
protected:
  MLIRContext context{MLIRContext::Threading::DISABLED};

  OwningOpRef<ModuleOp> import(StringRef content,
                               const GraphDefImportOptions &options = {}) {
    auto module = importGraphDef(content, "graph", &context, options);
    EXPECT_TRUE(static_cast<bool>(module));
    if (!module) {
      ADD_FAILURE() << toString(module.takeError());
      return nullptr;
    }
    EXPECT_TRUE(succeeded(verify(**module)));
    return std::move(*module);
  }

  std::string write(ModuleOp module, GraphDefForm form = GraphDefForm::Binary) {
    std::string result;
    raw_string_ostream os(result);
    GraphDefExportOptions options;
    options.form = form;
    if (Error error = exportGraphDef(module, os, options))
      ADD_FAILURE() << toString(std::move(error));
    return result;
  }

  /// The binary form of a GraphDef in text form.
  static std::string binary(StringRef text) {
    proto::GraphDef graph;
    if (Error error = parseText(text, "test", graph))
      ADD_FAILURE() << toString(std::move(error));
    return graph.SerializeAsString();
  }

  /// Imports and exports; the result must be the same. Entries of maps must
  /// be sorted in `text`.
  void expectRoundTrip(StringRef text) {
    std::string content = binary(text);
    OwningOpRef<ModuleOp> module = import(content);
    if (!module)
      return;
    std::string result = write(*module);
    proto::GraphDef graph;
    ASSERT_TRUE(graph.ParseFromString(result));
    proto::GraphDef original;
    ASSERT_TRUE(original.ParseFromString(content));
    EXPECT_EQ(printText(graph), printText(original));
    EXPECT_EQ(result, content);
  }

  NodeView find(ModuleOp module, StringRef name) {
    NodeView found;
    module.walk([&](Operation *op) {
      if (NodeView node = NodeView::get(op); node && node.name() == name)
        found = node;
    });
    EXPECT_TRUE(found) << name.str();
    return found;
  }
};

//===----------------------------------------------------------------------===//
// Round trips
//===----------------------------------------------------------------------===//

TEST_F(GraphDefTest, KeepsEveryFormOfConstants) {
  std::string content = readInput("forms.pb");
  OwningOpRef<ModuleOp> module = import(content);
  ASSERT_TRUE(module);
  EXPECT_EQ(write(*module), content);
  // In text form, no constant stays in the file.
  std::string text = write(*module, GraphDefForm::Text);
  EXPECT_EQ(write(*import(text)), content);
}

TEST_F(GraphDefTest, ReadsElements) {
  OwningOpRef<ModuleOp> module = import(readInput("forms.pb"));
  ASSERT_TRUE(module);
  auto value = [&](StringRef name) {
    return find(*module, name)->getAttr("value");
  };
  auto floats = [&](StringRef name) {
    return to_vector(cast<DenseElementsAttr>(value(name)).getValues<float>());
  };
  using Floats = SmallVector<float>;
  EXPECT_EQ(floats("float32_content"), (Floats{0, 1, 1, 0, 1, 1}));
  EXPECT_EQ(floats("float32_all"), (Floats{0, 1, 1, 0, 1, 1}));
  EXPECT_EQ(floats("float32_one"), (Floats{1, 1, 1, 1, 1, 1}));
  EXPECT_EQ(floats("float32_none"), (Floats{0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(floats("float32_empty"), Floats());
  auto bools = cast<DenseElementsAttr>(value("bool_content"));
  EXPECT_EQ(to_vector(bools.getValues<bool>()),
            (SmallVector<bool>{0, 1, 1, 0, 1, 1}));
  auto bytes = cast<DenseElementsAttr>(value("negative_int8"));
  EXPECT_EQ(to_vector(bytes.getValues<int8_t>()),
            (SmallVector<int8_t>{-128, 127}));
  EXPECT_TRUE(cast<DenseElementsAttr>(value("int32_large_one")).isSplat());
  EXPECT_TRUE(cast<DenseElementsAttr>(value("uint64_large_none")).isSplat());
  auto strings = cast<DenseStringElementsAttr>(value("string_all"));
  EXPECT_EQ(strings.getRawStringData()[2], StringRef("\xff\0", 2));
  // A TensorProto repeats its last value: the short form is kept.
  EXPECT_TRUE(isa<tf_type::TensorProtoAttr>(value("float32_some")));
  EXPECT_TRUE(isa<tf_type::TensorProtoAttr>(value("too_few_bytes")));
  EXPECT_TRUE(isa<tf_type::TensorProtoAttr>(value("does_not_fit")));
}

TEST_F(GraphDefTest, LeavesLargeConstantsInTheFile) {
  auto file = importGraphDefFile(inputPath("forms.pb"), &context);
  ASSERT_TRUE(static_cast<bool>(file));
  auto data = [&](StringRef name) {
    auto attr =
        find(**file, name)->getAttrOfType<DenseResourceElementsAttr>("value");
    EXPECT_TRUE(attr) << name.str();
    return attr.getRawHandle().getBlob()->getData();
  };
  // Both forms hold the same numbers.
  EXPECT_EQ(data("large_content"), data("large_floats"));
  EXPECT_EQ(data("large_ints").size(), 1100u * 4u);
  EXPECT_EQ(data("large_halves").size(), 3000u * 2u);
  EXPECT_EQ(data("inner"), data("large_content"));
}

TEST_F(GraphDefTest, KeepsNodes) {
  expectRoundTrip(R"pb(
    node { name: "use" op: "AddV2" input: "split:1" input: "split" input: "^x"
           device: "/job:a/task:1/device:GPU:0"
           attr { key: "T" value { type: DT_FLOAT } }
           attr { key: "_class" value { list { s: "loc:@x" } } }
           experimental_debug_info { original_node_names: "a/b"
             original_node_names: "c" original_func_names: "f" } }
    node { name: "x" op: "Placeholder"
           attr { key: "dtype" value { type: DT_FLOAT } }
           attr { key: "shape" value { shape { unknown_rank: true } } }
           experimental_type { type_id: TFT_TENSOR args { type_id: TFT_FLOAT } } }
    node { name: "axis" op: "Const"
           attr { key: "dtype" value { type: DT_INT32 } }
           attr { key: "value" value { tensor { dtype: DT_INT32
                  tensor_shape { } int_val: 0 } } } }
    node { name: "split" op: "Split" input: "axis" input: "x"
           attr { key: "T" value { type: DT_FLOAT } }
           attr { key: "num_split" value { i: 2 } } }
    versions { producer: 1987 min_consumer: 12 bad_consumers: 7 }
  )pb");
}

TEST_F(GraphDefTest, KeepsAttributesOfEveryKind) {
  expectRoundTrip(R"pb(
    node { name: "n" op: "NoOp"
      attr { key: "bytes" value { s: "\377\000" } }
      attr { key: "empty_list" value { list { } } }
      attr { key: "float" value { f: -0 } }
      attr { key: "func" value { func { name: "f"
        attr { key: "a" value { i: 1 } } attr { key: "b" value { b: false } } } } }
      attr { key: "funcs" value { list { func { name: "f" } func { name: "" } } } }
      attr { key: "int" value { i: -9223372036854775808 } }
      attr { key: "list_b" value { list { b: true b: false } } }
      attr { key: "list_f" value { list { f: 1.5 f: inf } } }
      attr { key: "list_i" value { list { i: 1 i: -1 } } }
      attr { key: "list_s" value { list { s: "" s: "x" } } }
      attr { key: "list_shape" value { list { shape { } shape { dim { size: -1 } } } } }
      attr { key: "list_tensor" value { list { tensor { dtype: DT_FLOAT
        tensor_shape { dim { size: 3 } } float_val: 2 } } } }
      attr { key: "list_type" value { list { type: DT_QINT8 type: DT_FLOAT_REF
        type: DT_RESOURCE type: DT_FLOAT8_E5M2 type: DT_INT4 } } }
      attr { key: "mixed" value { list { s: "x" i: 3 type: DT_HALF } } }
      attr { key: "named_dims" value { shape { dim { size: 2 name: "batch" } } } }
      attr { key: "negative" value { shape { dim { size: -5 } } } }
      attr { key: "nothing" value { } }
      attr { key: "placeholder" value { placeholder: "T" } }
      attr { key: "resource" value { tensor { dtype: DT_RESOURCE tensor_shape { }
        resource_handle_val { device: "d" name: "n" hash_code: 7 } } } }
      attr { key: "type_0" value { type: DT_INVALID } }
      attr { key: "type_99" value { type: 99 } }
    }
  )pb");
}

TEST_F(GraphDefTest, KeepsAttributesThatTheIRUsesItself) {
  expectRoundTrip(R"pb(
    node { name: "n" op: "NoOp"
      attr { key: "_mlir_assigned_device" value { s: "" } }
      attr { key: "_mlir_device" value { s: "d" } }
      attr { key: "_mlir_fulltype" value { i: 1 } }
      attr { key: "_mlir_name" value { s: "other" } }
      attr { key: "tfg.unparsed" value { s: "x" } } }
    node { name: "m" op: "NoOp"
      attr { key: "_mlir_assigned_device" value { s: "gpu" } } }
  )pb");
}

TEST_F(GraphDefTest, KeepsUnknownFields) {
  // Adds the unknown field 1000 to every message.
  std::string unknown("\xc2\x3e\x03new", 6);
  proto::GraphDef graph;
  std::function<void(google::protobuf::Message &)> addTo =
      [&](google::protobuf::Message &message) {
        const auto *reflection = message.GetReflection();
        std::vector<const google::protobuf::FieldDescriptor *> fields;
        reflection->ListFields(message, &fields);
        for (const auto *field : fields) {
          if (field->cpp_type() !=
              google::protobuf::FieldDescriptor::CPPTYPE_MESSAGE)
            continue;
          if (!field->is_repeated())
            addTo(*reflection->MutableMessage(&message, field));
          else
            for (int i = 0; i < reflection->FieldSize(message, field); ++i)
              addTo(*reflection->MutableRepeatedMessage(&message, field, i));
        }
        // TensorFlow declares these entries as maps, which drop unknown fields.
        StringRef name(message.GetDescriptor()->name());
        if (name != "NamedAttr" && name != "StringPair" &&
            name != "IndexPair" && name != "IndexedArgAttrs")
          message.MergeFromString(unknown);
      };
  ASSERT_FALSE(errorToBool(parseText(R"pb(
    node { name: "n" op: "NoOp"
      attr { key: "f" value { func { name: "f" } } }
      attr { key: "l" value { list { i: 1 } } }
      attr { key: "s" value { shape { dim { size: 2 } } } }
      attr { key: "t" value { tensor { dtype: DT_FLOAT tensor_shape { } } } }
      experimental_debug_info { original_node_names: "a" }
      experimental_type { type_id: TFT_TENSOR } }
    library {
      function { signature { name: "f"
        input_arg { name: "x" type: DT_RESOURCE
                    handle_data { dtype: DT_FLOAT shape { } }
                    experimental_full_type { type_id: TFT_ANY } }
        output_arg { name: "y" type: DT_RESOURCE } attr { name: "a" type: "int" } }
        arg_attr { key: 0 value { attr { key: "b" value { i: 1 } } } }
        ret { key: "y" value: "x" } }
      gradient { function_name: "f" gradient_func: "g" }
      registered_gradients { gradient_func: "g" registered_op_type: "h" } }
    versions { producer: 1 }
    debug_info { files: "a.py" }
  )pb",
                                     "test", graph)));
  addTo(graph);
  std::string content = graph.SerializeAsString();
  OwningOpRef<ModuleOp> module = import(content);
  ASSERT_TRUE(module);
  proto::GraphDef result;
  ASSERT_TRUE(result.ParseFromString(write(*module)));
  EXPECT_EQ(printText(result), printText(graph));
}

TEST_F(GraphDefTest, KeepsTheLibrary) {
  expectRoundTrip(R"pb(
    library {
      function {
        signature { name: "f" description: "what f does" is_stateful: true
          input_arg { name: "x" type: DT_FLOAT description: "an input" }
          input_arg { name: "v" type: DT_RESOURCE
            handle_data { dtype: DT_FLOAT shape { dim { size: 2 } dim { size: -1 } } } }
          output_arg { name: "y" type: DT_FLOAT }
          output_arg { name: "z" type: DT_FLOAT }
          control_output: "c1" control_output: "c0" is_commutative: true }
        node_def { name: "add" op: "AddV2" input: "neg:y:0" input: "x" input: "^x"
          attr { key: "T" value { type: DT_FLOAT } } }
        node_def { name: "neg" op: "Neg" input: "x"
          attr { key: "T" value { type: DT_FLOAT } } }
        ret { key: "y" value: "add:z:0" }
        ret { key: "z" value: "x" }
        attr { key: "_implements" value { s: "lstm" } }
        attr { key: "_noinline" value { b: true } }
        control_ret { key: "c0" value: "neg" }
        control_ret { key: "c1" value: "add" }
        arg_attr { key: 0 value { attr { key: "_user_specified_name" value { s: "input" } } } }
        arg_attr { key: 7 value { attr { key: "of_no_argument" value { i: 1 } } } }
        resource_arg_unique_id { key: 1 value: 4 }
      }
      function {
        signature { name: "calls" output_arg { name: "y" type: DT_FLOAT } }
        node_def { name: "c" op: "Const"
          attr { key: "dtype" value { type: DT_FLOAT } }
          attr { key: "value" value { tensor { dtype: DT_FLOAT
                 tensor_shape { } float_val: 1 } } } }
        node_def { name: "call" op: "g" input: "c:output:0" }
        ret { key: "extra" value: "nowhere" }
        ret { key: "y" value: "call:b:0" }
      }
      function {
        signature { name: "g" input_arg { name: "a" type: DT_FLOAT }
          output_arg { name: "a_out" type: DT_FLOAT }
          output_arg { name: "b" type: DT_FLOAT } }
        ret { key: "a_out" value: "a" } ret { key: "b" value: "a" }
      }
      gradient { function_name: "f" gradient_func: "f_grad" }
      gradient { function_name: "g" gradient_func: "g_grad" }
      registered_gradients { gradient_func: "h" registered_op_type: "Op" }
    }
    versions { producer: 1 }
    debug_info { files: "model.py" name_to_trace_id { key: "a" value: 7 } }
  )pb");
}

TEST_F(GraphDefTest, KeepsGradientsInAnyOrder) {
  expectRoundTrip(R"pb(
    library {
      function { signature { name: "f" } }
      function { signature { name: "g" } }
      gradient { function_name: "g" gradient_func: "g_grad" }
      gradient { function_name: "f" gradient_func: "f_grad" }
      gradient { function_name: "elsewhere" gradient_func: "grad" } }
  )pb");
}

TEST_F(GraphDefTest, KeepsGenericFunctions) {
  expectRoundTrip(R"pb(
    library {
      function {
        signature { name: "f"
          input_arg { name: "x" type_attr: "T" number_attr: "N" }
          output_arg { name: "y" type_attr: "T" }
          output_arg { name: "rest" type_list_attr: "L" }
          attr { name: "T" type: "type" allowed_values { list { type: DT_FLOAT } } }
          attr { name: "N" type: "int" has_minimum: true minimum: 4294967296
                 default_value { i: 3 } }
          attr { name: "L" type: "list(type)" description: "types" }
          control_output: "done" }
        node_def { name: "sum" op: "AddN" input: "x:1" input: "x:0" input: "^x"
          attr { key: "N" value { i: 2 } }
          attr { key: "T" value { placeholder: "T" } } }
        node_def { name: "call" op: "PartitionedCall" input: "sum:sum:0"
          attr { key: "Tin" value { list { type: DT_FLOAT } } }
          attr { key: "Tout" value { placeholder: "L" } }
          attr { key: "f" value { func { name: "g"
            attr { key: "T" value { placeholder: "T" } } } } } }
        ret { key: "rest" value: "call:output:0" }
        ret { key: "y" value: "sum:sum:0" }
        control_ret { key: "done" value: "sum" }
        arg_attr { key: 0 value { attr { key: "a" value { i: 1 } } } }
      } }
  )pb");
}

TEST_F(GraphDefTest, KeepsLoopsOfTensorFlow1) {
  std::string text = R"pb(
    node { name: "merge" op: "Merge" input: "enter" input: "next"
      attr { key: "N" value { i: 2 } } attr { key: "T" value { type: DT_INT32 } } }
    node { name: "enter" op: "Enter" input: "c"
      attr { key: "T" value { type: DT_INT32 } }
      attr { key: "frame_name" value { s: "loop" } } }
    node { name: "next" op: "NextIteration" input: "merge" input: "^merge"
      attr { key: "T" value { type: DT_INT32 } } }
    node { name: "c" op: "Const" attr { key: "dtype" value { type: DT_INT32 } }
      attr { key: "value" value { tensor { dtype: DT_INT32 tensor_shape { }
             int_val: 1 } } } }
    node { name: "wait" op: "NoOp" input: "^next" }
  )pb";
  expectRoundTrip(text);
  OwningOpRef<ModuleOp> module = import(text);
  EXPECT_EQ(find(*module, "merge").dataOperand(1),
            find(*module, "next")->getResult(0));
}

//===----------------------------------------------------------------------===//
// Unregistered ops
//===----------------------------------------------------------------------===//

TEST_F(GraphDefTest, KeepsUnknownOps) {
  std::string text = R"pb(
    node { name: "use" op: "AddV2" input: "mine:2" input: "mine"
      attr { key: "T" value { type: DT_FLOAT } } }
    node { name: "mine" op: "MyOp" attr { key: "a" value { i: 1 } } }
    node { name: "unused" op: "MyOp" }
    library { function {
      signature { name: "f" output_arg { name: "y" type: DT_FLOAT } }
      node_def { name: "mine" op: "MyOp" }
      node_def { name: "use" op: "Neg" input: "mine:second:1"
        attr { key: "T" value { type: DT_FLOAT } } }
      ret { key: "y" value: "mine:first:0" } } }
  )pb";
  expectRoundTrip(text);
  OwningOpRef<ModuleOp> module = import(text);
  EXPECT_EQ(find(*module, "unused").numDataResults(), 0u);
  auto graph = *module->getOps<tfg::GraphOp>().begin();
  for (Operation &op : graph.getNodes().front())
    if (NodeView(&op).name() == "mine") {
      EXPECT_EQ(NodeView(&op).numDataResults(), 3u);
      EXPECT_TRUE(isa<tf_type::OpaqueTensorType>(op.getResult(0).getType()));
    }
}

TEST_F(GraphDefTest, TakesDefinitionsFromTheModel) {
  OpDefData op;
  op.name = "MyOp";
  ArgData output;
  output.name = "out";
  output.fixedType = DataType::Int64;
  op.outputs.push_back(output);
  OpRegistryOverlay overlay;
  ASSERT_FALSE(errorToBool(overlay.addFromModel(op)));
  GraphDefImportOptions options;
  options.registry = &overlay;
  OwningOpRef<ModuleOp> module =
      import(R"pb(node { name: "mine" op: "MyOp" })pb", options);
  NodeView node = find(*module, "mine");
  ASSERT_EQ(node.numDataResults(), 1u);
  EXPECT_EQ(node->getResult(0).getType(),
            UnrankedTensorType::get(IntegerType::get(&context, 64)));
}

TEST_F(GraphDefTest, AddsDefaultsIfAsked) {
  std::string text = R"pb(node { name: "x" op: "Placeholder"
    attr { key: "dtype" value { type: DT_FLOAT } } })pb";
  EXPECT_FALSE(find(*import(text), "x")->hasAttr("shape"));
  GraphDefImportOptions options;
  options.addDefaultAttrs = true;
  OwningOpRef<ModuleOp> module = import(text, options);
  EXPECT_EQ(find(*module, "x")->getAttr("shape"),
            tf_type::ShapeAttr::get(&context, std::nullopt));
}

TEST_F(GraphDefTest, MakesReferencesToVariablesOfTensorFlow1) {
  OwningOpRef<ModuleOp> module = import(R"pb(
    node { name: "v" op: "VariableV2"
      attr { key: "dtype" value { type: DT_FLOAT } }
      attr { key: "shape" value { shape { } } } })pb");
  EXPECT_TRUE(tf_type::isRefTensor(find(*module, "v")->getResult(0).getType()));
}

//===----------------------------------------------------------------------===//
// Malformed graphs
//===----------------------------------------------------------------------===//

TEST_F(GraphDefTest, DiagnosesMalformedGraphs) {
  const char *t = "attr { key: 'T' value { type: DT_FLOAT } }";
  auto node = [&](StringRef fields) {
    return ("node { name: 'n' op: 'Neg' " + fields + t + "}").str();
  };
  struct Case {
    std::string text, where, message;
  } cases[] = {
      {node("input: 'gone'"), "node 'n'", "Non-existent input gone"},
      {node("input: '^gone'"), "node 'n'", "Non-existent input ^gone"},
      {node("input: ''"), "node 'n'", "has an empty input"},
      {node(""), "node 'n'", "has 0 data inputs, but op Neg takes 1"},
      {node("input: 'n'"), "node 'n'", "has a cycle"},
      {node("input: 'n:99999999999'"), "node 'n'", "invalid (too large)"},
      {"node { name: 'n' op: 'NoOp' } " + node("input: 'n:1'"), "node 'n'",
       "Duplicated node"},
      {"node { name: 'o' op: 'NoOp' } " + node("input: 'o'"), "node 'n'",
       "Result #0 of node 'o' is out of bounds"},
      {"node { name: 'm' op: 'NoOp' } node { name: 'n' }", "node 'n'",
       "empty op name"},
      {"node { name: 'n' op: 'Placeholder' }", "node 'n'",
       "Type attr not found: dtype"},
      {"node { name: 'n' op: 'Placeholder' attr { key: 'dtype' value { i: 1 } "
       "} }",
       "node 'n'", "Type attr not found: dtype"},
      {"node { name: 'n' op: 'Placeholder' attr { key: 'dtype' value { type: "
       "77 } } }",
       "node 'n'", "unknown type 77"},
      // DenseMap reserves these two keys.
      {"node { name: 'n' op: 'Placeholder' attr { key: 'dtype' value { type: "
       "2147483647 } } }",
       "node 'n'", "unknown type 2147483647"},
      {"node { name: 'n' op: 'Placeholder' attr { key: 'dtype' value { type: "
       "-2147483648 } } }",
       "node 'n'", "unknown type -2147483648"},
      {"node { name: 'n' op: 'NoOp' attr { value { i: 1 } } }", "node 'n'",
       "empty attr name"},
      {"node { name: 'n' op: 'func' }", "node 'n'", "not the name of an op"},
      {"node { name: 'n' op: 'WhileRegion' }", "node 'n'",
       "not the name of an op"},
      {"node { name: 'n' op: 'Unpack' attr { key: 'num' value { i: -1 } } "
       "attr { key: 'T' value { type: DT_FLOAT } } }",
       "node 'n'", "asks for -1 tensors"},
      {"node { name: 'n' op: 'Unpack' attr { key: 'num' value { i: "
       "999999999999 } } attr { key: 'T' value { type: DT_FLOAT } } }",
       "node 'n'", "asks for 999999999999 tensors"},
      {"node { name: 'm' op: 'Mine' } node { name: 'n' op: 'Neg' input: "
       "'m:2000000000' attr { key: 'T' value { type: DT_FLOAT } } }",
       "node 'm'", "a node has at most 65536 outputs"},
      {"library { function { } }", "function ''", "Function without a name"},
      {"library { function { signature { name: 'f' } } function { signature { "
       "name: 'f' } } }",
       "function 'f'", "two functions of this name"},
      {"library { function { signature { name: 'f' output_arg { name: 'y' "
       "type: DT_FLOAT } } } }",
       "function 'f'", "Output 'y' was not found in 'ret'"},
      {"library { function { signature { name: 'f' output_arg { name: 'y' "
       "type: DT_FLOAT } } ret { key: 'y' value: 'gone:z:0' } } }",
       "function 'f'", "Return 'gone:z:0' was not found"},
      {"library { function { signature { name: 'f' input_arg { name: 'x' type: "
       "DT_FLOAT } output_arg { name: 'y' type: DT_INT32 } } ret { key: 'y' "
       "value: 'x' } } }",
       "function 'f'",
       "Output 'y' is declared as tensor<*xi32>, but 'x' is tensor<*xf32>"},
      {"library { function { signature { name: 'f' control_output: 'c' } } }",
       "function 'f'", "Control output 'c' was not found"},
      {"library { function { signature { name: 'f' input_arg { name: 'x' type: "
       "DT_FLOAT } input_arg { name: 'x' type: DT_FLOAT } } } }",
       "function 'f'", "Duplicated node (or function argument)"},
      {"library { function { signature { name: 'f' input_arg { name: 'x' } } } "
       "}",
       "function 'f'", "unknown type 0"},
      {"library { function { signature { name: 'f' } node_def { name: 'n' op: "
       "'NoOp' input: 'gone:x:0' } } }",
       "node 'n' of function 'f'", "Non-existent input gone:x:0"},
  };
  for (const Case &test : cases) {
    auto module = importGraphDef(binary(test.text), "graph", &context);
    if (module) {
      ADD_FAILURE() << "no error: " << test.text;
      continue;
    }
    bool isFirst = true;
    handleAllErrors(module.takeError(), [&](const UserError &error) {
      if (!std::exchange(isFirst, false))
        return;
      EXPECT_EQ(error.code, Code::InvalidGraph) << test.text;
      EXPECT_EQ(error.where, test.where) << test.text;
      EXPECT_NE(error.message.find(test.message), std::string::npos)
          << test.text << "\n  " << error.message;
    });
  }
}

TEST_F(GraphDefTest, NumbersOfUnknownTypesAreNoTypes) {
  context.loadDialect<tfg::TFGDialect>(); // With the types of TensorFlow.
  EXPECT_TRUE(tf_type::toElementType(DataType(101), &context)); // float_ref
  for (int number : {0, -1, 34, 100, 134, 201, 1 << 20, INT_MAX, INT_MIN})
    EXPECT_FALSE(tf_type::toElementType(DataType(number), &context)) << number;
}

TEST_F(GraphDefTest, ReportsSeveralErrors) {
  auto module =
      importGraphDef(binary("node { name: 'a' op: 'NoOp' input: '^x' } "
                            "node { name: 'b' op: 'NoOp' input: '^y' }"),
                     "graph", &context);
  ASSERT_FALSE(static_cast<bool>(module));
  unsigned count = 0;
  handleAllErrors(module.takeError(), [&](const UserError &) { ++count; });
  EXPECT_EQ(count, 2u);
}

TEST_F(GraphDefTest, RefusesOtherFiles) {
  auto codeFor = [&](StringRef content) {
    return codeOf(importGraphDef(content, "file", &context));
  };
  EXPECT_EQ(codeFor("no model at all"), Code::NotAModel);
  EXPECT_EQ(codeFor("saved_model_schema_version: 1"), Code::NotAModel);
  EXPECT_EQ(codeFor(StringRef("\x1c\0\0\0TFL3....", 12)), Code::NotAModel);
  EXPECT_EQ(codeFor("node { name: }"), Code::FileCorrupt);
  EXPECT_EQ(codeOf(importGraphDefFile(inputPath("missing"), &context)),
            Code::FileNotFound);
  EXPECT_EQ(codeFor(""), std::nullopt); // The graph without nodes.
}

TEST_F(GraphDefTest, ReadsUnusualNodes) {
  auto field = [](char number, StringRef content) {
    return std::string{char(number << 3 | 2), char(content.size())} +
           content.str();
  };
  auto node = [&](StringRef name, StringRef rest) {
    return field(1, (field(1, name) + field(2, "NoOp") + rest).str());
  };
  auto codeFor = [&](const std::string &content) {
    return codeOf(importGraphDef(content, "file", &context));
  };
  // The last of repeated fields wins; obsolete groups are unknown fields.
  std::string use = node("user", field(3, "^second"));
  EXPECT_EQ(codeFor(use + node("first", field(1, "second"))), std::nullopt);
  EXPECT_EQ(codeFor(use + node("second", "\x5b\x08\x01\x5c")), std::nullopt);
  EXPECT_EQ(codeFor(use + node("other", "")), Code::InvalidGraph);
  // Text must be UTF-8, and numbers must be terminated.
  EXPECT_EQ(codeFor(node("\xc3\xa4", field(3, "^second")) +
                    node("second", field(3, ""))),
            Code::InvalidGraph);
  EXPECT_EQ(codeFor(node("\xc3\xa4", "")), std::nullopt);
  EXPECT_EQ(codeFor(node("\xc3", "")), Code::FileCorrupt);
  EXPECT_EQ(codeFor(node("n", field(4, "\xc3"))), Code::FileCorrupt);
  EXPECT_EQ(codeFor(node("n", field(5, "\x12\x7f"))), Code::FileCorrupt);
  EXPECT_EQ(codeFor(node("n", "\x1a\x7f")), Code::FileCorrupt);
}

TEST_F(GraphDefTest, SurvivesDamagedFiles) {
  std::string content = readInput("forms.pb");
  auto tryOne = [&](StringRef damaged) {
    // Uses a separate context, because attributes live as long as their
    // context.
    MLIRContext local(MLIRContext::Threading::DISABLED);
    ScopedDiagnosticHandler quiet(&local, [](Diagnostic &) {});
    auto module = importGraphDef(damaged, "damaged", &local);
    if (!module)
      return consumeError(module.takeError());
    (void)verify(**module);
    consumeError(exportGraphDef(**module, nulls()));
  };
  for (size_t i = 0; i < content.size(); i += 101) {
    tryOne(StringRef(content).take_front(i));
    std::string damaged = content;
    damaged[i] ^= 1 << (i % 8);
    tryOne(damaged);
  }
}

//===----------------------------------------------------------------------===//
// Exports of modules that were not imported
//===----------------------------------------------------------------------===//

TEST_F(GraphDefTest, WritesChangedConstants) {
  OwningOpRef<ModuleOp> module = import(readInput("forms.pb"));
  NodeView node = find(*module, "float32_one"); // Stored as one number.
  auto type =
      cast<ShapedType>(cast<TypedAttr>(node->getAttr("value")).getType());
  node->setAttr("value",
                DenseElementsAttr::get(type, {1.f, 2.f, 3.f, 4.f, 5.f, 6.f}));
  OwningOpRef<ModuleOp> again = import(write(*module));
  EXPECT_EQ(find(*again, "float32_one")->getAttr("value"),
            node->getAttr("value"));
}

TEST_F(GraphDefTest, DiagnosesWhatCannotBeWritten) {
  OwningOpRef<ModuleOp> module = import(
      "node { name: 'x' op: 'Placeholder' attr { key: 'dtype' value { type: "
      "DT_FLOAT } } } node { name: 'y' op: 'Neg' input: 'x' attr { key: 'T' "
      "value { type: DT_FLOAT } } }");
  NodeView x = find(*module, "x"), y = find(*module, "y");
  auto codeNow = [&] { return codeOf(exportGraphDef(*module, nulls())); };
  EXPECT_EQ(codeNow(), std::nullopt);
  x.setName("");
  EXPECT_EQ(codeNow(), Code::InvalidGraph);
  x.setName("x");
  y->setAttr("a", DictionaryAttr::get(&context));
  EXPECT_EQ(codeNow(), Code::InvalidGraph);
  y->setAttr("a", TypeAttr::get(IndexType::get(&context)));
  EXPECT_EQ(codeNow(), Code::InvalidGraph);
}

} // namespace
} // namespace tfuse
