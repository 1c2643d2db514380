//===- SymbolsTest.cpp - Symbols in attributes ----------------------------===//

#include "tfuse/Dialect/Utils/Symbols.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tfuse;

namespace {

std::vector<std::string> symbolsOf(llvm::StringRef text) {
  MLIRContext context;
  context.loadDialect<tf::TFDialect>();
  Attribute attribute = parseAttribute(text, &context);
  EXPECT_TRUE(attribute) << text.str();
  std::vector<std::string> found;
  if (attribute)
    forEachSymbol(attribute, [&](SymbolRefAttr symbol) {
      found.push_back(symbol.getRootReference().str());
    });
  return found;
}

using Names = std::vector<std::string>;

TEST(SymbolsTest, ArraysAndDictionaries) {
  EXPECT_EQ(symbolsOf("@f"), Names{"f"});
  EXPECT_EQ(symbolsOf("{a = [@f, [@g]], b = @h, c = \"@i\", d = 1 : i64}"),
            (Names{"f", "g", "h"}));
  EXPECT_EQ(symbolsOf("dense<1.0> : tensor<2xf32>"), Names{});
}

TEST(SymbolsTest, EachOnce) {
  EXPECT_EQ(symbolsOf("[@f, @g, {a = @f}]"), (Names{"f", "g"}));
}

TEST(SymbolsTest, AttributesOfDialects) {
  EXPECT_EQ(symbolsOf("[@f, #tf_type.func<@g, {then = @f}>]"),
            (Names{"f", "g"}));
}

} // namespace
