//===- AnnotationTest.cpp - Annotations as text ---------------------------===//
//
// What is accepted is what TensorFlow writes; what is refused is refused at the
// right place, with words that say what to do.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Composite/Annotation.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"
#include <random>

using namespace llvm;
using namespace mlir;
using namespace tfuse;

namespace {

class AnnotationTest : public ::testing::Test {
protected:
  AnnotationTest() { context.loadDialect<tf::TFDialect>(); }

  /// The error for a text; empty if there is none.
  std::string errorOf(StringRef text) {
    Expected<tf_type::FuncAttr> func = parseNameAttrList(text, &context);
    return func ? "" : toString(func.takeError());
  }

  /// Expects that `value`, as the value of an attribute, is the attribute that
  /// MLIR's parser makes of `expected`.
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

TEST_F(AnnotationTest, EveryKindOfValue) {
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

TEST_F(AnnotationTest, ListsOfEveryKind) {
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

TEST_F(AnnotationTest, WaysToWriteTheSame) {
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

TEST_F(AnnotationTest, UnknownFields) {
  expectError("name: 'f' attribute { }",
              "the annotation has no field 'attribute', it has name and attr");
  expectError("name: 'f' attr { key: 'k' valu { i: 1 } }",
              "attr has no field 'valu', it has key and value");
  expectValueError("int: 1", "the value of 'k' has no field 'int', it has s, "
                             "i, f, b, type, shape, tensor, func, list");
  expectValueError("list { n: 1 }", "a list has no field 'n'");
  expectValueError("shape { size: 1 }", "a shape has 'dim { ... }'");
  expectValueError("shape { dim { length: 1 } }", "dim has no field 'length'");
  expectValueError("tensor { values: 1 }", "a tensor has no field 'values'");
}

TEST_F(AnnotationTest, MissingParts) {
  expectError("", "there is no name");
  expectError("attr { key: 'k' value { i: 1 } }", "there is no name");
  expectError("name: ''", "there is no name");
  expectError("name: 'f' attr { value { i: 1 } }", "the attribute has no key");
  expectError("name: 'f' attr { key: 'k' }", "the attribute has no value");
  expectValueError("", "the attribute 'k' has no value");
  expectValueError("func { }", "there is no name");
}

TEST_F(AnnotationTest, GivenTwice) {
  expectError("name: 'f' name: 'g'", "'name' is given twice");
  expectError("name: 'f' attr { key: 'k' value { i: 1 } } "
              "attr { key: 'k' value { i: 1 } }",
              "the key 'k' is given twice");
  expectError("name: 'f' attr { key: 'k' key: 'l' value { i: 1 } }",
              "'key' is given twice");
  expectValueError("shape { unknown_rank: true unknown_rank: true }",
                   "'unknown_rank' is given twice");
  expectValueError("shape { dim { size: 1 size: 2 } }",
                   "'size' is given twice");
  expectValueError("tensor { dtype: DT_INT8 dtype: DT_INT8 }",
                   "'dtype' is given twice");
  expectValueError("i: 1 f: 2", "the attribute 'k' has two values: 'i' and "
                                "'f'");
  expectValueError("list { i: 1 f: 2 }", "a list has elements of one kind");
}

TEST_F(AnnotationTest, WrongKindOfValue) {
  expectError("name: 3", "the field 'name' needs a string in quotes");
  expectError("name: 'f' attr: 3", "the field 'attr' needs '{ ... }'");
  expectValueError("i: 1.5", "the field 'i' needs an integer of 64 bits");
  expectValueError("i: 99999999999999999999", "the field 'i' needs an integer");
  expectValueError("i: 'x'", "the field 'i' needs an integer of 64 bits, found "
                             "a string");
  expectValueError("f: abc", "the field 'f' needs a number, found 'abc'");
  expectValueError("b: 2", "the field 'b' needs 'true' or 'false', found '2'");
  expectValueError("s: word", "the field 's' needs a string in quotes");
  expectValueError("type: FLOAT", "the field 'type' needs a type such as "
                                  "DT_FLOAT");
  expectValueError("shape: 3", "the field 'shape' needs '{ ... }'");
  expectValueError("shape { dim { size: -2 } }",
                   "a size is a number from -1 on, not '-2'");
  expectValueError("tensor { dtype: DT_FLOAT tensor_shape { } int_val: 1 }",
                   "elements of DT_FLOAT stand in 'float_val', not in "
                   "'int_val' (line 1, column 86)");
  expectValueError("i: [1]", "the field 'i' takes one value, no list");
  expectError("name: ['f']", "the field 'name' takes one value, no list");
  expectError("name: 'f' attr { key: ['k'] value { i: 1 } }",
              "the field 'key' takes one value, no list");
  expectValueError("tensor { dtype: DT_FLOAT float_val: 'x' }",
                   "'float_val' does not take this value");
  expectValueError("tensor { dtype: DT_FLOAT tensor_shape { dim { size: "
                   "1000000000 } } float_val: 1 }",
                   "at most 65536 elements");
}

TEST_F(AnnotationTest, Syntax) {
  expectError("name 'f'", "expected ':' behind 'name'");
  expectError("name ['f']", "expected ':' behind 'name'");
  expectError("name: 'f", "the string does not end");
  expectError("name: 'f' attr { key: 'k' value { i: 1 }", "has no '}'");
  expectError("name: 'f' }", "expected the name of a field, found '}'");
  expectError("name: 'f' attr { key: 'k' value { i: } }",
              "the field 'i' needs a value, found '}'");
  expectError("name: '\\q'", "is no escape sequence");
  expectError("name: '\\ud800'", "is no character of Unicode");
  expectError(StringRef("name: 'f'\0", 10), "a zero byte");
  std::string deep = "name: 'f' attr { key: 'k' value { ";
  for (int i = 0; i < 10000; ++i)
    deep += "func { name: 'g' attr { key: 'k' value { ";
  expectError(deep, "nested too deeply");
}

TEST_F(AnnotationTest, NotUTF8) {
  expectError("name: '\xff'", "the text is not UTF-8 (line 1, column 8)");
  expectError("name: '\\377'", "the string is not UTF-8");
  expectValueError("s: '\\200'", "the string is not UTF-8");
}

/// Whatever is done to a text, it is read or refused.
TEST_F(AnnotationTest, DamagedTexts) {
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

TEST_F(AnnotationTest, ErrorsNameLineAndColumn) {
  expectError("name: 'f'\nattr {\n  key: 'k'\n  value { int: 1 }\n}",
              "(line 4, column 16)");
}

} // namespace
