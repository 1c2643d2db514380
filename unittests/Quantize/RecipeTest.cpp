//===- RecipeTest.cpp - How each op is quantized, from a file -------------===//

#include "tfuse/Quantize/Recipe.h"

#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace tfuse;
using namespace tfuse::quantize;

namespace {

constexpr StringLiteral kWeights =
    R"("weight_tensor_config": {"num_bits": 8, "granularity": "CHANNELWISE"})";

std::string entry(StringRef regex, StringRef operation, StringRef config,
                  StringRef algorithm = "min_max_uniform_quantize") {
  return ("{\"regex\": \"" + regex + "\", \"operation\": \"" + operation +
          "\", \"algorithm_key\": \"" + algorithm + "\", \"op_config\": {" +
          config + "}}")
      .str();
}

std::string dynamic() {
  return (kWeights + R"(, "compute_precision": "INTEGER")").str();
}
std::string weightOnly() {
  return (kWeights + R"(, "explicit_dequantize": true)").str();
}
std::string integer(StringRef activations) {
  return (kWeights + R"(, "compute_precision": "INTEGER", )" +
          R"("activation_tensor_config": {)" + activations + "}")
      .str();
}
std::string int8() { return integer(R"("num_bits": 8, "symmetric": false)"); }
std::string int16() { return integer(R"("num_bits": 16)"); }

std::string list(std::initializer_list<std::string> entries) {
  return "[" + join(entries, ", ") + "]";
}

Recipe parse(const std::string &text) {
  return cantFail(Recipe::parse(text, "test.json"));
}

/// The code and the message of the error.
std::pair<std::string, std::string> errorOf(const std::string &text) {
  Expected<Recipe> recipe = Recipe::parse(text, "test.json");
  if (recipe)
    return {};
  std::pair<std::string, std::string> found;
  handleAllErrors(recipe.takeError(), [&](const UserError &error) {
    found = {codeName(error.code).str(), error.message};
  });
  return found;
}

std::vector<unsigned> numbers(const Recipe &recipe, StringRef operation,
                              StringRef scope) {
  std::vector<unsigned> found;
  for (const Recipe::Entry *entry : recipe.matching(operation, scope))
    found.push_back(entry->number);
  return found;
}

TEST(Recipe, modes) {
  Recipe recipe = parse(list(
      {entry("a", "*", int8()), entry("b", "*", int16()),
       entry("c", "*", dynamic()), entry("d", "*", weightOnly()),
       entry("e", "*",
             R"("weight_tensor_config": {"num_bits": 16, "dtype": "FLOAT"},
                "explicit_dequantize": true)",
             "float_casting"),
       R"({"regex": "f", "operation": "*", "algorithm_key": "no_quantize"})"}));
  std::vector<Mode> modes;
  for (const Recipe::Entry &entry : recipe.entries())
    modes.push_back(entry.config.mode);
  EXPECT_EQ(modes,
            (std::vector<Mode>{Mode::Int8, Mode::Int16x8, Mode::DynamicRange,
                               Mode::Weights, Mode::Float16, Mode::None}));
  EXPECT_EQ(recipe.commonMode(), Mode::Int8);
  EXPECT_EQ(parse(list({entry("b", "*", int16())})).commonMode(),
            Mode::Int16x8);
  EXPECT_EQ(parse(list({entry("b", "*", dynamic())})).commonMode(),
            Mode::Weights);
}

TEST(Recipe, configuration) {
  Recipe recipe = parse(list(
      {entry("a", "CONV_2D", weightOnly() + R"(, "min_weight_elements": 1024)"),
       entry("b", "CONV_2D",
             R"("weight_tensor_config": {"num_bits": 4, "block_size": 0},
                "explicit_dequantize": true, "skip_checks": false)")}));
  const OpConfig &first = recipe.entries()[0].config;
  EXPECT_EQ(first.weightBits, 8U);
  EXPECT_EQ(first.minElements, 1024U);
  EXPECT_TRUE(first.perChannel);
  const OpConfig &second = recipe.entries()[1].config;
  EXPECT_EQ(second.weightBits, 4U);
  EXPECT_EQ(second.minElements, 0U);
  EXPECT_FALSE(second.perChannel);
}

TEST(Recipe, laterEntriesComeFirst) {
  Recipe recipe =
      parse(list({entry(".*", "*", int8()), entry("dense", "*", int16()),
                  entry("dense", "CONV_2D", dynamic())}));
  EXPECT_EQ(numbers(recipe, "CONV_2D", "dense/conv;"),
            (std::vector<unsigned>{3, 2, 1}));
  EXPECT_EQ(numbers(recipe, "ADD", "dense/add;"),
            (std::vector<unsigned>{2, 1}));
  EXPECT_EQ(numbers(recipe, "ADD", "conv;"), (std::vector<unsigned>{1}));
}

// As RecipeManager.add_quantization_config of ai-edge-quantizer.
TEST(Recipe, entriesOfOneExpressionReplaceEachOther) {
  Recipe recipe =
      parse(list({entry(".*", "ADD", int8()), entry(".*", "MUL", int8()),
                  entry("x", "*", int8()), entry(".*", "ADD", int16())}));
  EXPECT_EQ(numbers(recipe, "ADD", "x;"), (std::vector<unsigned>{3, 4}));
  EXPECT_EQ(numbers(recipe, "MUL", "x;"), (std::vector<unsigned>{3, 2}));
  Recipe all =
      parse(list({entry(".*", "ADD", int8()), entry(".*", "*", int16())}));
  EXPECT_EQ(numbers(all, "ADD", "x;"), (std::vector<unsigned>{2}));
}

TEST(Recipe, namesOfOperations) {
  Recipe recipe = parse(list({entry(".*", "CONV_2D_TRANSPOSE", dynamic()),
                              entry(".*", "CUSTOM_OP", dynamic())}));
  EXPECT_EQ(recipe.entries()[0].operation, "TRANSPOSE_CONV");
  EXPECT_EQ(recipe.entries()[1].operation, "CUSTOM");
}

TEST(RecipeErrors, damagedFiles) {
  std::string whole = list({entry(".*", "*", int8())});
  for (size_t size = 0; size < whole.size(); ++size)
    EXPECT_EQ(errorOf(whole.substr(0, size)).first, "file-corrupt") << size;
  for (const char *text : {"{}", "[]", "[1]", "[{}]", R"([{"regex": 1}])",
                           "[[[[[[[[[[[[[[[[[[["}) {
    EXPECT_EQ(errorOf(text).first, "file-corrupt") << text;
  }
  EXPECT_EQ(errorOf(std::string(Recipe::kMaxBytes + 1, ' ')).first,
            "limit-exceeded");
}

TEST(RecipeErrors, damagedEntries) {
  std::string head =
      R"({"regex": "x", "operation": "*", "algorithm_key": "min_max_uniform_quantize")";
  for (const std::string &text : {
           head + "}",
           head + R"(, "op_config": 3})",
           entry("x", "*", ""),
           entry("x", "*", R"("weight_tensor_config": {})"),
           entry("x", "*", R"("weight_tensor_config": {"num_bits": "8"})"),
           entry("x", "*",
                 R"("weight_tensor_config": {"num_bits": 8, "symmetric": 1})"),
           entry("x", "*", kWeights.str() + R"(, "compute_precision": "HALF")"),
           entry("x", "*", kWeights.str() + R"(, "explicit_dequantize": "no")"),
           entry("x", "*", weightOnly() + R"(, "min_weight_elements": -1)"),
       }) {
    auto [code, message] = errorOf(list({text}));
    EXPECT_EQ(code, "file-corrupt") << text;
    EXPECT_TRUE(StringRef(message).starts_with(
        "entry 1 of the recipe (regex 'x', operation *): "))
        << message;
  }
}

TEST(RecipeErrors, unsupportedEntries) {
  auto config = [](StringRef weights) {
    return ("\"weight_tensor_config\": {" + weights +
            "}, \"explicit_dequantize\": true")
        .str();
  };
  std::pair<std::string, StringRef> cases[] = {
      {entry("(?=x)", "*", int8()), "its regular expression cannot be "
                                    "converted: '(?=' has no POSIX form"},
      {entry("x)", "*", int8()), "its regular expression is invalid"},
      {entry("x", "*", int8(), "GPTQ"),
       "the algorithm 'GPTQ' is not supported"},
      {entry("x", "*", int8(), "float_casting"),
       "float_casting is weight-only, FLOAT with 16 bits"},
      {entry("x", "*", integer(R"("num_bits": 4)")),
       "activations are INT with 4 bits"},
      {entry("x", "*", integer(R"("num_bits": 8, "dtype": "UINT")")),
       "activations are UINT with 8 bits"},
      {entry("x", "*", integer(R"("num_bits": 8)")),
       "activations with 8 bits are symmetric"},
      {entry("x", "*", integer(R"("num_bits": 16, "symmetric": false)")),
       "activations with 16 bits are asymmetric"},
      {entry("x", "*",
             integer(R"("num_bits": 16, "granularity": "CHANNELWISE")")),
       "activations have the granularity CHANNELWISE"},
      {entry("x", "*", kWeights.str()),
       "compute_precision FLOAT, explicit_dequantize false without an "
       "activation_tensor_config do not go together"},
      {entry("x", "*", int8() + R"(, "explicit_dequantize": true)"),
       "compute_precision INTEGER, explicit_dequantize true and an "
       "activation_tensor_config do not go together"},
      {entry("x", "*", config(R"("num_bits": 2)")),
       "weights are INT with 2 bits"},
      {entry("x", "*",
             R"("weight_tensor_config": {"num_bits": 8, "symmetric": false}, )"
             R"("compute_precision": "INTEGER")"),
       "weights are asymmetric with compute_precision INTEGER"},
      {entry("x", "*", config(R"("num_bits": 8, "block_size": 32)")),
       "weights have a scale for each block (BLOCKWISE)"},
      {entry("x", "*",
             config(R"("num_bits": 8, "granularity": "BLOCKWISE_32")")),
       "weights have a scale for each block (BLOCKWISE_32)"},
      {entry("x", "*",
             config(R"("num_bits": 8, "algorithm_params": {"a": 1})")),
       "algorithm_params are not supported"},
  };
  for (auto &[text, expected] : cases) {
    auto [code, message] = errorOf(list({text}));
    EXPECT_EQ(code, "invalid-option") << text;
    EXPECT_TRUE(StringRef(message).contains("entry 1 of the recipe (regex"))
        << message;
    EXPECT_TRUE(StringRef(message).contains(expected)) << message;
  }
}

//===----------------------------------------------------------------------===//
// Regular expressions
//===----------------------------------------------------------------------===//

std::string converted(StringRef text) {
  Expected<std::string> result = posixRegex(text);
  return result ? *result : "error: " + toString(result.takeError());
}

TEST(PosixRegex, keepsCommonSyntax) {
  for (StringRef text : {".*", "^conv_[0-9]+/(a|b)?;$", "a{2,3}b{4}", "[]a]",
                         "[^]/]", "a\\.b\\[0\\]"})
    EXPECT_EQ(converted(text), text.str());
}

TEST(PosixRegex, convertsPythonsSyntax) {
  EXPECT_EQ(converted(""), ".*");
  EXPECT_EQ(converted("\\d+\\w\\s"), "[[:digit:]]+[[:alnum:]_][[:space:]]");
  EXPECT_EQ(converted("[\\d-]"), "[[:digit:]-]");
  EXPECT_EQ(converted("(?:a|b)"), "(a|b)");
  EXPECT_EQ(converted("a.*?b+?c??d{2}?"), "a.*b+c?d{2}");
}

TEST(PosixRegex, refusesOtherSyntax) {
  for (StringRef text :
       {"(?=a)", "(?!a)", "(?P<n>a)", "(a)\\1", "\\b", "\\D", "a\\", "[a",
        "[[:alpha:]]", "[\\]]", "a{", "{x}", "a{256}", "(a{16}){16}"})
    EXPECT_TRUE(StringRef(converted(text)).starts_with("error: "))
        << text.str() << " gives " << converted(text);
  EXPECT_TRUE(
      StringRef(converted(std::string(1001, 'a'))).starts_with("error"));
}

} // namespace
