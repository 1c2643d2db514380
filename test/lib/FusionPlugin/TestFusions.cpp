//===- TestFusions.cpp - Fusions that use all of the interface ------------===//

#include "tfuse/Fusion.h"

using namespace tfuse::fusion;

/// A custom op over all arguments, with all attributes.
static Outcome fuseEcho(CompositeMatch &match) {
  Attributes options;
  for (const std::string &name : match.attributeNames())
    options.set(name, match.attribute(name));
  options.set("flag", match.hasFlag("extra"));
  return match.replace(match.custom(match.name(), match.arguments(),
                                    match.resultTypes(), options));
}

/// Converts a matmul with weights [in, out] and a bias to FULLY_CONNECTED,
/// whose weights are [out, in].
static Outcome fuseLinear(CompositeMatch &match) {
  if (match.argumentCount() != 3 || match.resultCount() != 1)
    return match.reject(Reason::Signature,
                        "it takes x, weights and bias and gives one result");
  Type weights = match.type(match.argument(1));
  if (weights.getElement() != Element::Float32)
    return match.reject(Reason::ElementType, "weights should be floats");
  if (weights.rank() != 2)
    return match.reject(Reason::UnknownShape,
                        "weights should be a matrix, their rank is " +
                            std::to_string(weights.rank()),
                        "give the argument a shape");
  std::optional<std::string> activation =
      match.attribute("activation").string();
  Value transposed = match.transpose(match.argument(1), {1, 0});
  Value product = match.builtin(
      "FULLY_CONNECTED", {match.argument(0), transposed, match.argument(2)},
      match.resultType(0),
      Attributes()
          .set("fused_activation_function", activation.value_or("NONE"))
          .set("keep_num_dims", true));
  return match.replace(product);
}

/// The constant argument k, doubled, as a constant and in the options.
static Outcome fuseConstants(CompositeMatch &match) {
  std::optional<std::vector<float>> k =
      match.constant<float>(match.argument(1));
  if (!k)
    return match.reject(Reason::NotConstant, "k should be a constant");
  std::vector<double> doubled;
  for (float &value : *k) {
    value *= 2;
    doubled.push_back(value);
  }
  Value twice = match.makeConstant(*k, match.type(match.argument(1)).dims());
  Value result = match.custom(
      "TestConstants",
      {match.argument(0), Value(), twice,
       match.makeVector({match.type(match.argument(0)).rank(), 7})},
      match.resultType(0), Attributes().set("k", doubled));
  return match.replace(
      {match.reshape(match.slice(result, {0}, {kUnknown}), {kUnknown})});
}

/// x * x is square(x).
static Outcome fuseSquare(PatternMatch &match) {
  Node mul = match.root();
  if (mul.operand(0) != mul.operand(1))
    return match.skip();
  Type type = match.type(mul.result(0));
  if (type.getElement() != Element::Float32)
    return match.reject(Reason::ElementType, "only floats are squared");
  return match.replace(match.tensorflow("Square", {mul.operand(0)}, type));
}

/// sqrt(square(x)) is abs(x), if the square has no other users.
static Outcome fuseAbs(PatternMatch &match) {
  Value squared = match.root().operand(0);
  Node square = match.definition(squared);
  if (!square.is("Square"))
    return match.skip();
  if (!match.hasOneUse(squared))
    return match.reject(Reason::MultipleUses,
                        "the result of " + square.name() + " is needed");
  return match.replace(match.builtin("ABS", {square.operand(0)},
                                     match.type(match.root().result(0))));
}

TFUSE_FUSION_PLUGIN(
    "test", "1.2",
    composite("test-echo", "test:echo test:echo_*",
              "Everything into a custom op", fuseEcho),
    composite("test-linear", "test:linear", "Into fully_connected", fuseLinear),
    composite("test-constants", "test:constants", "Constants doubled",
              fuseConstants, Author::Framework),
    pattern("test-square", "Mul", "x * x into square(x)", fuseSquare),
    pattern("test-abs", "Sqrt", "sqrt(square(x)) into abs(x)", fuseAbs))
