//===- ShapeCasesTest.cpp - Shape functions against TensorFlow ------------===//
//
// Replays ShapeCases.txt: TensorFlow's inferred shapes for thousands of ops
// whose input shapes are known to different degrees. Inference here may be more
// precise, but must not contradict what TensorFlow infers from fully known
// shapes.
//
//===----------------------------------------------------------------------===//

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Shape/ShapeFunctions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace mlir;
using namespace tfuse;
using namespace tfuse::shape;

namespace {

/// One input of a case.
struct CaseInput {
  Shape shape;
  Type elementType;
  ElementsAttr constant;
  std::optional<HandleTypes> handle;
};

struct CaseOutput {
  Shape shape;
  std::optional<HandleTypes> handle;
};

/// Reads the notation of ShapeCases.txt.
class CaseParser {
public:
  CaseParser(MLIRContext &context, StringRef text)
      : context(context), rest(text) {}

  bool done() {
    rest = rest.ltrim();
    return rest.empty();
  }
  bool accept(StringRef token) {
    rest = rest.ltrim();
    return rest.consume_front(token);
  }

  CaseInput input() {
    CaseInput result;
    rest = rest.ltrim();
    result.elementType = type();
    result.shape = shape();
    if (rest.consume_front("="))
      result.constant = constant(result);
    result.handle = handle();
    return result;
  }

  CaseOutput output() {
    CaseOutput result;
    rest = rest.ltrim();
    result.shape = shape();
    result.handle = handle();
    return result;
  }

private:
  Type type() {
    StringRef name =
        rest.take_until([](char c) { return c == '[' || c == '*'; });
    rest = rest.drop_front(name.size());
    return tf_type::toElementType(*parseDataType(name), &context);
  }

  Shape shape() {
    if (rest.consume_front("*"))
      return Shape();
    EXPECT_TRUE(rest.consume_front("[")) << rest.str();
    auto [text, after] = rest.split(']');
    rest = after;
    SmallVector<Dim> dims;
    if (!text.empty())
      for (StringRef item : llvm::split(text, ',')) {
        Dim dim = kUnknown;
        if (item != "?")
          item.getAsInteger(10, dim);
        dims.push_back(dim);
      }
    return Shape(dims);
  }

  std::optional<HandleTypes> handle() {
    if (!rest.consume_front("<"))
      return std::nullopt;
    HandleTypes types;
    do {
      Type element = type();
      types.push_back({shape(), element});
    } while (rest.consume_front(";"));
    EXPECT_TRUE(rest.consume_front(">"));
    return types;
  }

  ElementsAttr constant(const CaseInput &input) {
    StringRef text = rest.take_until([](char c) { return c == ' '; });
    rest = rest.drop_front(text.size());
    SmallVector<StringRef> items;
    text.split(items, ',', -1, /*KeepEmpty=*/false);
    auto type = cast<RankedTensorType>(input.shape.toType(input.elementType));
    if (isa<tf_type::StringType>(input.elementType))
      return tf_type::makeStringElements(type, items);
    SmallVector<Attribute> elements;
    for (StringRef item : items) {
      if (isa<FloatType>(input.elementType)) {
        double value;
        item.getAsDouble(value);
        elements.push_back(FloatAttr::get(input.elementType, value));
      } else {
        int64_t value;
        item.getAsInteger(10, value);
        elements.push_back(IntegerAttr::get(
            input.elementType,
            APInt(input.elementType.getIntOrFloatBitWidth(), value, true)));
      }
    }
    return DenseElementsAttr::get(type, elements);
  }

  MLIRContext &context;
  StringRef rest;
};

class CaseView final : public OpView {
public:
  CaseView(StringRef name, DictionaryAttr attrs, ArrayRef<CaseInput> inputs,
           unsigned outputs)
      : name(name), attrs(attrs), inputs(inputs), outputs(outputs) {}

  StringRef opName() const override { return name; }
  unsigned numInputs() const override { return inputs.size(); }
  unsigned numOutputs() const override { return outputs; }
  Attribute attr(StringRef name) const override { return attrs.get(name); }
  Shape inputShape(unsigned i) const override { return inputs[i].shape; }
  Type inputElementType(unsigned i) const override {
    return inputs[i].elementType;
  }
  std::optional<Elements> inputValue(unsigned i) const override {
    return readElements(inputs[i].constant);
  }
  ElementsAttr inputConstant(unsigned i) const override {
    return inputs[i].constant;
  }
  std::optional<HandleTypes> inputHandle(unsigned i) const override {
    return inputs[i].handle;
  }
  Type outputElementType(unsigned) const override { return Type(); }
  std::optional<HandleTypes> outputHandle(unsigned) const override {
    return std::nullopt;
  }

private:
  StringRef name;
  DictionaryAttr attrs;
  ArrayRef<CaseInput> inputs;
  unsigned outputs;
};

class ShapeCasesTest : public testing::Test {
protected:
  ShapeCasesTest() {
    context.loadDialect<tf_type::TFTypeDialect>();
    auto buffer = MemoryBuffer::getFile(TFUSE_SHAPE_CASES);
    EXPECT_TRUE(bool(buffer));
    if (buffer)
      file = std::move(*buffer);
  }

  /// Calls `run(op, attributes, line, text of the case)` for every case.
  template <typename Run> void forEachCase(Run run) {
    StringRef op;
    DictionaryAttr attrs;
    unsigned number = 0;
    for (StringRef line : llvm::split(file->getBuffer(), '\n')) {
      ++number;
      if (line.empty() || line.starts_with("#") ||
          line.starts_with("tensorflow "))
        continue;
      if (line.starts_with("  ")) {
        run(op, attrs, number, line);
        continue;
      }
      StringRef text;
      std::tie(op, text) = line.split(' ');
      attrs = dyn_cast_or_null<DictionaryAttr>(parseAttribute(text, &context));
      ASSERT_TRUE(attrs) << "line " << number;
    }
  }

  void check(StringRef op, DictionaryAttr attrs, unsigned number,
             StringRef line);

  MLIRContext context;
  std::unique_ptr<MemoryBuffer> file;
};

void checkHandle(const TensorInfo &result, const CaseOutput &expected) {
  if (!expected.handle)
    return;
  ASSERT_TRUE(result.handle.has_value());
  ASSERT_EQ(result.handle->size(), expected.handle->size());
  for (auto [ours, theirs] : zip(*result.handle, *expected.handle)) {
    EXPECT_TRUE(refines(ours.shape, theirs.shape))
        << ours.shape.str() << " behind the handle, not " << theirs.shape.str();
    EXPECT_EQ(ours.elementType, theirs.elementType);
  }
}

/// The number of outputs of an op that TensorFlow rejects.
unsigned outputCount(StringRef op, DictionaryAttr attrs) {
  unsigned count = 0;
  for (ArgView arg : OpRegistry::builtin().lookup(op)->outputs()) {
    auto number = attrs.getAs<IntegerAttr>(arg.numberAttr);
    count += number ? number.getInt() : 1;
  }
  return count;
}

void ShapeCasesTest::check(StringRef op, DictionaryAttr attrs, unsigned number,
                           StringRef line) {
  SCOPED_TRACE("line " + std::to_string(number) + ": " + op.str() + line.str());
  CaseParser parser(context, line);
  SmallVector<CaseInput> inputs;
  bool fails = false;
  while (!parser.accept("->") && !(fails = parser.accept("fails")))
    inputs.push_back(parser.input());
  SmallVector<CaseOutput> expected, whole;
  bool hasWhole = false;
  while (!parser.done()) {
    hasWhole |= parser.accept("~");
    (hasWhole ? whole : expected).push_back(parser.output());
  }
  CaseView view(op, attrs, inputs,
                fails ? outputCount(op, attrs) : expected.size());
  ShapeContext shapes(view);
  ASSERT_TRUE(inferOp(shapes)) << "no shape function";
  EXPECT_EQ(shapes.failed(), fails) << shapes.message().str();
  if (fails || shapes.failed())
    return;
  for (auto [i, result] : enumerate(shapes.results())) {
    // If TensorFlow's two results contradict, the one for fully known shapes is
    // right.
    if (!hasWhole || areCompatible(expected[i].shape, whole[i].shape))
      EXPECT_TRUE(refines(result.shape, expected[i].shape))
          << "output " << i << " is " << result.shape.str() << ", not "
          << expected[i].shape.str();
    checkHandle(result, expected[i]);
    if (hasWhole)
      EXPECT_TRUE(areCompatible(result.shape, whole[i].shape))
          << "output " << i << " is " << result.shape.str() << ", but can be "
          << whole[i].shape.str();
  }
}

TEST_F(ShapeCasesTest, AgreesWithTensorFlow) {
  forEachCase([&](StringRef op, DictionaryAttr attrs, unsigned number,
                  StringRef line) { check(op, attrs, number, line); });
}

TEST_F(ShapeCasesTest, CoversEveryRow) {
  llvm::StringSet<> covered;
  forEachCase([&](StringRef op, DictionaryAttr, unsigned, StringRef line) {
    if (!line.ends_with(" fails"))
      covered.insert(op);
  });
  for (const ShapeFunction &row : shapeFunctions())
    EXPECT_TRUE(covered.contains(row.op))
        << row.op.str() << " has no case in ShapeCases.txt";
}

} // namespace
