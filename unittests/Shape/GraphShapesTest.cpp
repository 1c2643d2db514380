//===- GraphShapesTest.cpp - Shapes of whole graphs -----------------------===//
//
// Inferred shapes of graphs, compared with those of TensorFlow's Grappler
// (Graphs/*.pbtxt), and the intended differences.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Shape/GraphShapes.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Import/GraphDef/GraphDefImport.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse;
using namespace tfuse::shape;

namespace {

class GraphShapesTest : public testing::Test {
protected:
  GraphShapesTest() {
    context.loadDialect<tfg::TFGDialect, tf_type::TFTypeDialect>();
  }

  /// The nodes of a graph, between its braces.
  Operation *parse(StringRef nodes, StringRef functions = "") {
    module = parseSourceString<ModuleOp>(
        ("module {\ntfg.graph #tf_type.version<producer = 1010, "
         "min_consumer = 0> {\n" +
         nodes + "\n}\n" + functions + "\n}")
            .str(),
        &context);
    return module ? &module->getBody()->front() : nullptr;
  }

  /// The data result of a node.
  Value tensor(StringRef node, unsigned index = 0) {
    Value found;
    module->walk([&](Operation *op) {
      if (auto view = tfg::NodeView::get(op); view && view.name() == node)
        found = op->getResult(index);
    });
    return found;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

//===----------------------------------------------------------------------===//
// Grappler's shapes
//===----------------------------------------------------------------------===//

/// One of the expected sizes: a number or a letter.
using Names = StringMap<Dim>;

/// True if `shape` equals the expected sizes, where equal letters are equal
/// sizes.
testing::AssertionResult says(const Shape &shape, StringRef expected,
                              Names &names) {
  auto failure = [&] {
    return testing::AssertionFailure()
           << shape.str() << ", expected " << expected.str();
  };
  if (expected == "*")
    return testing::AssertionSuccess();
  expected.consume_front("[");
  expected.consume_back("]");
  SmallVector<StringRef> sizes;
  expected.split(sizes, ',', -1, /*KeepEmpty=*/false);
  if (!shape.hasRank() || shape.rank() != int64_t(sizes.size()))
    return failure();
  for (auto [dim, text] : zip(shape.dims(), sizes)) {
    int64_t size;
    if (!text.getAsInteger(10, size)) {
      if (dim != size)
        return failure();
      continue;
    }
    auto [entry, isNew] = names.try_emplace(text, dim);
    if (!isNew && !isSame(entry->second, dim))
      return failure() << " (another " << text.str() << ")";
  }
  return testing::AssertionSuccess();
}

TEST_F(GraphShapesTest, SaysWhatGrapplerSays) {
  std::error_code error;
  unsigned graphs = 0, tensors = 0;
  for (sys::fs::directory_iterator file(TFUSE_SHAPE_GRAPHS, error), end;
       file != end && !error; file.increment(error)) {
    SCOPED_TRACE(file->path());
    auto text = MemoryBuffer::getFile(file->path());
    ASSERT_TRUE(text);
    auto imported = importGraphDefFile(file->path(), &context);
    ASSERT_TRUE(bool(imported)) << toString(imported.takeError());
    module = std::move(*imported);
    Operation *graph = *module->getOps<tfg::GraphOp>().begin();
    GraphShapeOptions options;
    options.assumeRequirements = true;
    GraphShapes shapes(graph, options);
    shapes.run();
    EXPECT_TRUE(shapes.conflicts().empty());

    StringMap<Operation *> nodes;
    for (Operation &op : graph->getRegion(0).front())
      nodes[tfg::NodeView(&op).name()] = &op;
    Names names;
    ++graphs;
    for (StringRef line : split((*text)->getBuffer(), '\n')) {
      if (!line.consume_front("# ") || !line.contains(':'))
        continue;
      auto [name, expected] = line.split(' ');
      auto [node, port] = name.split(':');
      unsigned index = 0;
      ASSERT_FALSE(port.getAsInteger(10, index));
      ASSERT_TRUE(nodes.contains(node)) << node.str();
      ++tensors;
      EXPECT_TRUE(
          says(shapes.shape(nodes[node]->getResult(index)), expected, names))
          << name.str();
    }
  }
  EXPECT_GE(graphs, 10u);
  EXPECT_GE(tensors, 300u);
}

//===----------------------------------------------------------------------===//
// Assumptions
//===----------------------------------------------------------------------===//

constexpr StringLiteral kTwoPlaceholders = R"mlir(
  %x, %xc = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<?x3>} : () -> (tensor<*xf32>)
  %y, %yc = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<?x3>} : () -> (tensor<*xf32>)
)mlir";

TEST_F(GraphShapesTest, RequirementsHoldForResultsOnly) {
  Operation *graph = parse((kTwoPlaceholders + R"mlir(
    %s, %sc = AddN(%x, %y) name("sum") {N = 2 : i64, T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
    %t, %tc = AddV2(%x, %y) name("broadcast") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  )mlir")
                               .str());
  ASSERT_TRUE(graph);
  GraphShapes shapes(graph);
  shapes.run();
  EXPECT_FALSE(
      isSameShape(shapes.shape(tensor("x")), shapes.shape(tensor("y"))));
  EXPECT_TRUE(
      isSameShape(shapes.shape(tensor("x")), shapes.shape(tensor("sum"))));
  EXPECT_FALSE(isSameShape(shapes.shape(tensor("x")),
                           shapes.shape(tensor("broadcast"))));

  GraphShapeOptions options;
  options.assumeRequirements = true;
  GraphShapes assumed(graph, options);
  assumed.run();
  EXPECT_TRUE(
      isSameShape(assumed.shape(tensor("x")), assumed.shape(tensor("y"))));
}

TEST_F(GraphShapesTest, ContradictingRequirementsAreNotAssumed) {
  Operation *graph = parse((kTwoPlaceholders + R"mlir(
    %a, %ac = Const name("a") {dtype = f32, value = dense<0.0> : tensor<4x3xf32>} : () -> (tensor<4x3xf32>)
    %b, %bc = Const name("b") {dtype = f32, value = dense<0.0> : tensor<5x3xf32>} : () -> (tensor<5x3xf32>)
    %s, %sc = AddN(%x, %a) name("s") {N = 2 : i64, T = f32} : (tensor<*xf32>, tensor<4x3xf32>) -> (tensor<*xf32>)
    %t, %tc = AddN(%x, %b) name("t") {N = 2 : i64, T = f32} : (tensor<*xf32>, tensor<5x3xf32>) -> (tensor<*xf32>)
  )mlir")
                               .str());
  ASSERT_TRUE(graph);
  GraphShapeOptions options;
  options.assumeRequirements = true;
  GraphShapes shapes(graph, options);
  shapes.run();
  EXPECT_FALSE(shapes.shape(tensor("x")).isStatic());
  EXPECT_EQ(shapes.shape(tensor("s")), Shape({4, 3}));
  EXPECT_EQ(shapes.shape(tensor("t")), Shape({5, 3}));
}

TEST_F(GraphShapesTest, AFedTensorMayHaveAnyShape) {
  Operation *graph = parse((kTwoPlaceholders + R"mlir(
    %r, %rc = Relu(%x) name("relu") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
    %z, %zc = Shape(%x) name("shape") {T = f32, out_type = i32} : (tensor<*xf32>) -> (tensor<*xi32>)
  )mlir")
                               .str());
  ASSERT_TRUE(graph);
  GraphShapeOptions options;
  options.fed.insert(tensor("x"));
  GraphShapes shapes(graph, options);
  shapes.run();
  EXPECT_FALSE(shapes.shape(tensor("x")).hasRank());
  EXPECT_FALSE(shapes.shape(tensor("relu")).hasRank());
  EXPECT_TRUE(shapes.shape(tensor("y")).hasRank());
}

TEST_F(GraphShapesTest, ConflictsAreTold) {
  Operation *graph = parse((kTwoPlaceholders + R"mlir(
    %m, %mc = MatMul(%x, %y) name("product") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
    %b, %bc = Const name("b") {dtype = f32, value = dense<0.0> : tensor<5x3xf32>} : () -> (tensor<5x3xf32>)
    %w, %wc = MatMul(%y, %b) name("wrong") {T = f32} : (tensor<*xf32>, tensor<5x3xf32>) -> (tensor<*xf32>)
  )mlir")
                               .str());
  ASSERT_TRUE(graph);
  GraphShapes shapes(graph);
  shapes.run();
  ASSERT_EQ(shapes.conflicts().size(), 1u);
  EXPECT_EQ(tfg::NodeView(shapes.conflicts()[0].first).name(), "wrong");
  EXPECT_FALSE(shapes.shape(tensor("wrong")).hasRank());
}

//===----------------------------------------------------------------------===//
// Order, loops, functions
//===----------------------------------------------------------------------===//

TEST_F(GraphShapesTest, NodesMayComeInAnyOrder) {
  Operation *graph = parse(R"mlir(
    %c, %cc = Relu(%b) name("c") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
    %b, %bc = Relu(%a) name("b") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
    %a, %ac = Placeholder name("a") {dtype = f32, shape = #tf_type.shape<2x?>} : () -> (tensor<*xf32>)
  )mlir");
  ASSERT_TRUE(graph);
  GraphShapes shapes(graph);
  shapes.run();
  EXPECT_TRUE(
      isSameShape(shapes.shape(tensor("a")), shapes.shape(tensor("c"))));
}

TEST_F(GraphShapesTest, ACircleThatIsNoLoopComesToAnEnd) {
  Operation *graph = parse(R"mlir(
    %zero, %zc = Const name("zero") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
    %one, %oc = Const name("one") {dtype = f32, value = dense<1.0> : tensor<1xf32>} : () -> (tensor<1xf32>)
    %a, %ac = ConcatV2(%b, %one, %zero) name("a") {N = 2 : i64, T = f32, Tidx = i32} : (tensor<*xf32>, tensor<1xf32>, tensor<i32>) -> (tensor<*xf32>)
    %b, %bc = ConcatV2(%a, %one, %zero) name("b") {N = 2 : i64, T = f32, Tidx = i32} : (tensor<*xf32>, tensor<1xf32>, tensor<i32>) -> (tensor<*xf32>)
  )mlir");
  ASSERT_TRUE(graph);
  GraphShapes shapes(graph);
  shapes.run();
  EXPECT_FALSE(shapes.shape(tensor("a")).isStatic());
}

TEST_F(GraphShapesTest, FunctionalLoopsKeepWhatTheyDoNotChange) {
  Operation *graph = parse((kTwoPlaceholders + R"mlir(
    %w:2, %wc = While(%x, %y) name("w") {T = [f32, f32], body = #tf_type.func<@body, {}>, cond = #tf_type.func<@cond, {}>} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  )mlir")
                               .str(),
                           R"mlir(
    tfg.func @cond(%a: tensor<*xf32> {tfg.name = "a"}, %b: tensor<*xf32> {tfg.name = "b"}) -> (tensor<*xi1> {tfg.name = "r"}) {
      %t, %tc = Const name("t") {dtype = i1, value = dense<true> : tensor<i1>} : () -> (tensor<*xi1>)
      return(%t) : tensor<*xi1>
    }
    tfg.func @body(%a: tensor<*xf32> {tfg.name = "a"}, %b: tensor<*xf32> {tfg.name = "b"}) -> (tensor<*xf32> {tfg.name = "r"}, tensor<*xf32> {tfg.name = "s"}) {
      %zero, %zc = Const name("zero") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<*xi32>)
      %r, %rc = Relu(%a) name("relu") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
      %s, %sc = ConcatV2(%a, %b, %zero) name("both") {N = 2 : i64, T = f32, Tidx = i32} : (tensor<*xf32>, tensor<*xf32>, tensor<*xi32>) -> (tensor<*xf32>)
      return(%r, %s) : tensor<*xf32>, tensor<*xf32>
    }
  )mlir");
  ASSERT_TRUE(graph);
  GraphShapes shapes(graph);
  shapes.run();
  Shape kept = shapes.shape(tensor("w", 0)),
        grown = shapes.shape(tensor("w", 1));
  EXPECT_TRUE(isSameShape(kept, shapes.shape(tensor("x"))));
  ASSERT_TRUE(isSymbolicallyDefined(grown));
  EXPECT_EQ(grown[1], 3);
  EXPECT_NE(grown[0], shapes.shape(tensor("y"))[0]);
  EXPECT_NE(grown[0], kept[0]);
}

/// Symbols created within a function differ from call to call.
TEST_F(GraphShapesTest, EachCallHasResultsOfItsOwn) {
  Operation *graph = parse((kTwoPlaceholders + R"mlir(
    %a:3, %ac = PartitionedCall(%x) name("a") {Tin = [f32], Tout = [i64, f32, f32], f = #tf_type.func<@f, {}>} : (tensor<*xf32>) -> (tensor<*xi64>, tensor<*xf32>, tensor<*xf32>)
    %b:3, %bc = PartitionedCall(%y) name("b") {Tin = [f32], Tout = [i64, f32, f32], f = #tf_type.func<@f, {}>} : (tensor<*xf32>) -> (tensor<*xi64>, tensor<*xf32>, tensor<*xf32>)
  )mlir")
                               .str(),
                           R"mlir(
    tfg.func @f(%a: tensor<*xf32> {tfg.name = "a"}) -> (tensor<*xi64> {tfg.name = "r"}, tensor<*xf32> {tfg.name = "s"}, tensor<*xf32> {tfg.name = "t"}) {
      %p, %pc = Where(%a) name("where") {T = f32} : (tensor<*xf32>) -> (tensor<*xi64>)
      %g, %gc = GatherNd(%a, %p) name("gather") {Tindices = i64, Tparams = f32} : (tensor<*xf32>, tensor<*xi64>) -> (tensor<*xf32>)
      %r, %rc = Relu(%a) name("relu") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
      return(%p, %g, %r) : tensor<*xi64>, tensor<*xf32>, tensor<*xf32>
    }
  )mlir");
  ASSERT_TRUE(graph);
  GraphShapes shapes(graph);
  shapes.run();
  Shape found = shapes.shape(tensor("a", 0)),
        gathered = shapes.shape(tensor("a", 1));
  ASSERT_EQ(found.rank(), 2);
  EXPECT_EQ(found[1], 2);
  EXPECT_TRUE(isSame(found[0], gathered[0]));
  EXPECT_NE(found[0], shapes.shape(tensor("b", 0))[0]);
  EXPECT_TRUE(
      isSameShape(shapes.shape(tensor("a", 2)), shapes.shape(tensor("x"))));
  EXPECT_TRUE(
      isSameShape(shapes.shape(tensor("b", 2)), shapes.shape(tensor("y"))));
}

TEST_F(GraphShapesTest, AFunctionThatCallsItselfIsNotFollowed) {
  Operation *graph = parse((kTwoPlaceholders + R"mlir(
    %a, %ac = PartitionedCall(%x) name("a") {Tin = [f32], Tout = [f32], f = #tf_type.func<@f, {}>} : (tensor<*xf32>) -> (tensor<*xf32>)
  )mlir")
                               .str(),
                           R"mlir(
    tfg.func @f(%a: tensor<*xf32> {tfg.name = "a"}) -> (tensor<*xf32> {tfg.name = "r"}) {
      %r, %rc = PartitionedCall(%a) name("again") {Tin = [f32], Tout = [f32], f = #tf_type.func<@f, {}>} : (tensor<*xf32>) -> (tensor<*xf32>)
      return(%r) : tensor<*xf32>
    }
  )mlir");
  ASSERT_TRUE(graph);
  GraphShapes shapes(graph);
  shapes.run();
  EXPECT_FALSE(shapes.shape(tensor("a")).hasRank());
}

TEST_F(GraphShapesTest, NewNodesAreInferredOneByOne) {
  Operation *graph = parse((kTwoPlaceholders + R"mlir(
    %r, %rc = Relu(%x) name("relu") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  )mlir")
                               .str());
  ASSERT_TRUE(graph);
  GraphShapes shapes(graph);
  shapes.run();
  Operation *relu = tensor("relu").getDefiningOp();
  Operation *copy = relu->clone();
  relu->getBlock()->push_back(copy);
  EXPECT_FALSE(shapes.shape(copy->getResult(0)).hasRank());
  copy->setOperand(0, tensor("y"));
  shapes.update(copy);
  EXPECT_TRUE(
      isSameShape(shapes.shape(copy->getResult(0)), shapes.shape(tensor("y"))));
  shapes.erase(copy);
  EXPECT_FALSE(shapes.shape(copy->getResult(0)).hasRank());
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

TEST(SymbolicShapesTest, Comparisons) {
  constexpr Dim a = -2, b = -3;
  EXPECT_TRUE(isSymbolicallyDefined({a, 3}));
  EXPECT_FALSE(isSymbolicallyDefined({kUnknown, 3}));
  EXPECT_FALSE(isSymbolicallyDefined(Shape()));

  EXPECT_TRUE(isSameShape({a, 3}, {a, 3}));
  EXPECT_FALSE(isSameShape({a, 3}, {b, 3}));
  EXPECT_FALSE(isSameShape({kUnknown}, {kUnknown}));
  EXPECT_FALSE(isSameShape(Shape(), Shape()));

  EXPECT_TRUE(isBroadcastable({a, 3}, {3}));
  EXPECT_TRUE(isBroadcastable({a, 3}, {1, 1}));
  EXPECT_FALSE(isBroadcastable({a, 3}, {b, 3}));
  EXPECT_FALSE(isBroadcastable({4, 3}, {2}));

  EXPECT_TRUE(isSmaller({2, 3}, {7}));
  EXPECT_FALSE(isSmaller({2, 3}, {6}));
  EXPECT_TRUE(isSmaller({a, 2}, {3, a}));
  EXPECT_TRUE(isSmaller({4}, {a, 4}));
  EXPECT_FALSE(isSmaller({5}, {a, 4}));
  EXPECT_FALSE(isSmaller({a}, {b, 100}));
}

} // namespace
