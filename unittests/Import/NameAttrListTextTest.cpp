//===- NameAttrListTextTest.cpp - Annotations in protobuf's text form -----===//
//
// Accepts texts that TensorFlow writes. An error names the field, its line and
// its column. Syntax errors use protobuf's wording.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Import/Annotation/NameAttrListText.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"
#include <random>

using namespace llvm;
using namespace mlir;
using namespace tfuse;

namespace {

class NameAttrListTextTest : public ::testing::Test {
protected:
  NameAttrListTextTest() { context.loadDialect<tf::TFDialect>(); }

  /// The error for a text; empty if there is none.
  std::string errorOf(StringRef text) {
    Expected<tf_type::FuncAttr> func = parseNameAttrList(text, &context);
    return func ? "" : toString(func.takeError());
  }

  /// Expects that the attribute value `value` imports as the MLIR attribute
  /// `expected`.
  void expectValue(StringRef value, StringRef expected) {
    Expected<tf_type::FuncAttr> func = parseNameAttrList(
        ("name: \"f\" attr { key: \"k\" value { " + value + " } }").str(),
        &context);
    ASSERT_TRUE(bool(func)) << toString(func.takeError());
    EXPECT_EQ(func->getAttrs().get("k"), parseAttribute(expected, &context))
        << value.str();
  }

  void expectError(StringRef text, StringRef part) {
    std::string error = errorOf(text);
    EXPECT_TRUE(StringRef(error).contains(part))
        << text.str() << "\nfound: " << error << "\nneeded: " << part.str();
  }

  void expectValueError(StringRef value, StringRef part) {
    expectError(
        ("name: \"f\" attr { key: \"k\" value { " + value + " } }").str(),
        part);
  }

  MLIRContext context;
};

TEST_F(NameAttrListTextTest, EveryKindOfValue) {
  expectValue("i: -12", "-12 : i64");
  expectValue("i: 0x10", "16 : i64");
  expectValue("f: 1.5e1", "15.0 : f32");
  expectValue("f: 3", "3.0 : f32");
  expectValue("f: -inf", "0xFF800000 : f32");
  expectValue("b: true", "true");
  expectValue("b: 0", "false");
  expectValue(R"(s: "a" 'b\n\x41')", R"("ab\nA")");
  expectValue("type: DT_INT64", "i64");
  expectValue("type: 1", "f32");
  expectValue("shape { dim { size: 2 } dim { size: -1 name: 'x' } }",
              "#tf_type.shape<2x?>");
  expectValue("shape { unknown_rank: true }", "#tf_type.shape<*>");
  expectValue("tensor { dtype: DT_FLOAT tensor_shape { dim { size: 3 } } "
              "float_val: 1 float_val: 2 }",
              "dense<[1.0, 2.0, 2.0]> : tensor<3xf32>");
  expectValue("func { name: 'g' attr { key: 'a' value { i: 1 } } }",
              "#tf_type.func<@g, {a = 1 : i64}>");
  expectValue("placeholder: 'p'", "#tf_type.placeholder<\"p\">");
}

TEST_F(NameAttrListTextTest, ListsOfEveryKind) {
  expectValue("list { i: 1 i: 2 }", "[1 : i64, 2 : i64]");
  expectValue("list { i: [1, 2] }", "[1 : i64, 2 : i64]");
  expectValue("list { f: 1 f: 2.5 }", "[1.0 : f32, 2.5 : f32]");
  expectValue("list { b: true b: false }", "[true, false]");
  expectValue("list { s: 'a' s: 'b' }", R"(["a", "b"])");
  expectValue("list { type: DT_FLOAT type: DT_INT32 }", "[f32, i32]");
  expectValue("list { shape { } shape { dim { size: 1 } } }",
              "[#tf_type.shape<>, #tf_type.shape<1>]");
  expectValue("list { func { name: 'g' } }", "[#tf_type.func<@g, {}>]");
  expectValue("list { }", "[]");
}

TEST_F(NameAttrListTextTest, WaysToWriteTheSame) {
  for (StringRef text : {"name: \"f\" attr { key: \"k\" value { i: 1 } }",
                         "name:'f',attr<key:'k';value<i:1>>",
                         "attr: { value: { i: 1 } key: 'k' } name: 'f'",
                         "# a comment\nname: \"f\"\n  attr [{ key: 'k' value { "
                         "i: 1 } }] # end"}) {
    Expected<tf_type::FuncAttr> func = parseNameAttrList(text, &context);
    ASSERT_TRUE(bool(func)) << text.str() << toString(func.takeError());
    EXPECT_EQ(*func,
              parseAttribute("#tf_type.func<@f, {k = 1 : i64}>", &context));
  }
}

TEST_F(NameAttrListTextTest, UnknownFields) {
  expectError("name: 'f' attribute { }",
              "no field named \"attribute\" (line 1, column 21)");
  expectError("name: 'f' attr { key: 'k' valu { i: 1 } }",
              "Message type \"tensorflow.NamedAttr\" has no field named "
              "\"valu\" (line 1, column 32)");
  expectValueError("int: 1",
                   "Message type \"tensorflow.AttrValue\" has no field "
                   "named \"int\"");
  expectValueError("list { n: 1 }", "no field named \"n\"");
  expectValueError("shape { size: 1 }", "no field named \"size\"");
  expectValueError("shape { dim { length: 1 } }", "no field named \"length\"");
  expectValueError("tensor { values: 1 }", "no field named \"values\"");
}

TEST_F(NameAttrListTextTest, MissingParts) {
  expectError("", "the annotation has no name");
  expectError("attr { key: 'k' value { i: 1 } }", "the annotation has no name");
  expectError("name: ''", "the annotation has no name");
  expectError("name: 'f' attr { value { i: 1 } }", "the attribute has no key");
  expectError("name: 'f' attr { key: 'k' }", "the attribute 'k' has no value");
  expectValueError("", "the attribute 'k' has no value");
  expectValueError("func { }", "the function has no name (line 1, column 35)");
}

TEST_F(NameAttrListTextTest, GivenTwice) {
  expectError("name: 'f' name: 'g'", "\"name\" is specified multiple times");
  expectError("name: 'f' attr { key: 'k' value { i: 1 } } "
              "attr { key: 'k' value { i: 1 } }",
              "the key 'k' is given twice");
  expectError("name: 'f' attr { key: 'k' key: 'l' value { i: 1 } }",
              "\"key\" is specified multiple times");
  expectValueError("shape { unknown_rank: true unknown_rank: true }",
                   "\"unknown_rank\" is specified multiple times");
  expectValueError("shape { dim { size: 1 size: 2 } }",
                   "\"size\" is specified multiple times");
  expectValueError("tensor { dtype: DT_INT8 dtype: DT_INT8 }",
                   "\"dtype\" is specified multiple times");
  expectValueError("i: 1 f: 2",
                   "Field \"f\" is specified along with field \"i\"");
  expectValueError("list { i: 1 f: 2 }", "a list has elements of one kind");
}

TEST_F(NameAttrListTextTest, WrongKindOfValue) {
  expectError("name: 3", "Expected string, got: 3 (line 1, column 7)");
  expectError("name: 'f' attr: 3", "Expected \"{\", found \"3\"");
  expectValueError("i: 1.5", "Expected integer, got: 1.5");
  expectValueError("i: 99999999999999999999", "Integer out of range");
  expectValueError("i: 'x'", "Expected integer, got: 'x'");
  expectValueError("f: abc", "Expected double, got: abc");
  expectValueError("b: 2", "Integer out of range (2)");
  expectValueError("s: word", "Expected string, got: word");
  expectValueError("type: FLOAT",
                   "Unknown enumeration value of \"FLOAT\" for field "
                   "\"type\"");
  expectValueError("shape: 3", "Expected \"{\", found \"3\"");
  expectValueError("shape { dim { size: -2 } }",
                   "a size is a number from -1 on, not '-2'");
  expectValueError("tensor { dtype: DT_FLOAT tensor_shape { } int_val: 1 }",
                   "elements of DT_FLOAT are in 'float_val', not in "
                   "'int_val' (line 1, column 77)");
  expectValueError("i: [1]", "Expected integer, got: [");
  expectError("name: ['f']", "Expected string, got: [");
  expectError("name: 'f' attr { key: ['k'] value { i: 1 } }",
              "Expected string, got: [");
  expectValueError("tensor { dtype: DT_FLOAT float_val: 'x' }",
                   "Expected double, got: 'x'");
  expectValueError("tensor { dtype: DT_FLOAT tensor_shape { dim { size: "
                   "1000000000 } } float_val: 1 }",
                   "at most 65536 elements");
}

TEST_F(NameAttrListTextTest, Syntax) {
  expectError("name 'f'", "Expected \":\", found");
  expectError("name ['f']", "Expected \":\", found");
  expectError("name: 'f", "Unexpected end of string");
  expectError(
      "name: 'f' attr { key: 'k' value { i: 1 }",
      "Expected identifier, got: the end of the text (line 1, column 41)");
  expectError("name: 'f' }", "Expected identifier, got: }");
  expectError("name: 'f' attr { key: 'k' value { i: } }",
              "Expected integer, got: }");
  expectError("name: '\\q'", "Invalid escape sequence in string literal");
  expectError("name: '\\ud800'", "the string is not UTF-8");
  expectError(StringRef("name: 'f'\0", 10), "Invalid control characters");
  std::string deep = "name: 'f' attr { key: 'k' value { ";
  for (int i = 0; i < 10000; ++i)
    deep += "func { name: 'g' attr { key: 'k' value { ";
  expectError(deep, "Message is too deep");
}

TEST_F(NameAttrListTextTest, NotUTF8) {
  expectError("name: '\xff'", "the text is not UTF-8 (line 1, column 8)");
  expectError("name: '\\377'", "the string is not UTF-8");
  expectValueError("s: '\\200'", "the string is not UTF-8");
}

/// A randomly changed text either parses or gives an error.
TEST_F(NameAttrListTextTest, DamagedTexts) {
  constexpr StringLiteral text =
      "name: 'f' attr { key: 'k' value { list { i: [1, -2] } } } "
      "attr { key: 't' value { tensor { dtype: DT_FLOAT tensor_shape { dim { "
      "size: 3 } } float_val: 1.5e3 tensor_content: '\\001\\x41' } } } "
      "attr { key: 's' value { shape { dim { size: -1 } unknown_rank: false } "
      "} } attr { key: 'g' value { func { name: \"g\" } } } # end";
  constexpr StringLiteral replacements = "{}<>[]:;,'\"\\#-.0e9x \n\xff_a";
  std::mt19937 random(1);
  auto below = [&](size_t limit) { return random() % limit; };
  for (int i = 0; i < 20000; ++i) {
    std::string damaged = text.str();
    for (size_t count = 1 + below(4); count > 0; --count) {
      size_t at = below(damaged.size());
      switch (below(3)) {
      case 0:
        damaged[at] = replacements[below(replacements.size())];
        break;
      case 1:
        damaged.erase(at, 1 + below(8));
        break;
      default:
        damaged.insert(at, damaged.substr(below(damaged.size()), below(20)));
      }
      if (damaged.empty())
        damaged = text.str();
    }
    if (Expected<tf_type::FuncAttr> func = parseNameAttrList(damaged, &context))
      EXPECT_TRUE(func->getName());
    else
      EXPECT_FALSE(toString(func.takeError()).empty());
  }
}

TEST_F(NameAttrListTextTest, ErrorsNameLineAndColumn) {
  expectError("name: 'f'\nattr {\n  key: 'k'\n  value { int: 1 }\n}",
              "(line 4, column 14)");
}

} // namespace
