//===- acme.cpp - A plug-in with a composite and a pattern ----------------===//
//
// Teaches tfuse two things that the people of Acme know about their models:
//
// - Functions that are annotated with "acme:linear" are a product with weights,
//   a bias and an activation: one FULLY_CONNECTED.
// - A reshape, transpose and reshape that moves channels into blocks of pixels
//   is one DEPTH_TO_SPACE.
//
//===----------------------------------------------------------------------===//

#include <tfuse/Fusion.h>

using namespace tfuse::fusion;

//===----------------------------------------------------------------------===//
// acme:linear(x: [.., in], weights: [in, out], bias: [out]) {activation}
//
// FULLY_CONNECTED wants weights [out, in]. The transpose is emitted like any
// other op; as weights are constants in the end, nothing of it remains.
//===----------------------------------------------------------------------===//

static Outcome fuseLinear(CompositeMatch &match) {
  if (match.argumentCount() != 3 || match.resultCount() != 1)
    return match.reject(Reason::Signature,
                        "it takes x, weights and a bias and gives one tensor");
  Value x = match.argument(0), weights = match.argument(1),
        bias = match.argument(2);
  for (Value operand : {x, weights, bias})
    if (match.type(operand).getElement() != Element::Float32)
      return match.reject(Reason::ElementType,
                          "x, weights and bias should be floats");
  if (match.type(weights).rank() != 2)
    return match.reject(Reason::Shape, "the weights should be a matrix");

  std::optional<std::string> activation =
      match.attribute("activation").string();
  if (!activation || (*activation != "linear" && *activation != "relu" &&
                      *activation != "tanh"))
    return match.reject(Reason::Attribute,
                        "the string attribute 'activation' should be linear, "
                        "relu or tanh");
  // Not every runtime has a FULLY_CONNECTED that ends in a tanh.
  Value product = match.builtin(
      "FULLY_CONNECTED", {x, match.transpose(weights, {1, 0}), bias},
      match.resultType(0),
      Attributes()
          .set("fused_activation_function",
               *activation == "relu" ? "RELU" : "NONE")
          .set("keep_num_dims", true));
  if (*activation == "tanh")
    product = match.tensorflow("Tanh", {product}, match.resultType(0));
  return match.replace(product);
}

//===----------------------------------------------------------------------===//
//   x: [n, h, w, r * r * c]
//   Reshape   [n, h, w, r, r, c]
//   Transpose [n, h, r, w, r, c]      =>      DEPTH_TO_SPACE, block_size r
//   Reshape   [n, h * r, w * r, c]
//===----------------------------------------------------------------------===//

static Outcome fusePixelShuffle(PatternMatch &match) {
  Node last = match.root();
  Node transpose = match.definition(last.operand(0));
  if (!transpose.is("Transpose"))
    return match.skip(); // Reshapes are everywhere.
  Node first = match.definition(transpose.operand(0));
  if (!first.is("Reshape"))
    return match.skip();

  std::optional<std::vector<int32_t>> permutation =
      match.constant<int32_t>(transpose.operand(1));
  if (!permutation)
    return match.reject(Reason::NotConstant,
                        "the permutation should be a constant");
  if (*permutation != std::vector<int32_t>{0, 1, 3, 2, 4, 5})
    return match.skip(); // Something else.

  Type x = match.type(first.operand(0));
  Type blocks = match.type(first.result(0));
  Type result = match.type(last.result(0));
  if (x.getElement() != Element::Float32)
    return match.reject(Reason::ElementType, "pixels should be floats");
  if (x.rank() != 4 || blocks.rank() != 6 || result.rank() != 4)
    return match.reject(Reason::UnknownShape, "all ranks should be known");
  int64_t size = blocks.dim(3);
  if (size < 2 || size != blocks.dim(4))
    return match.reject(Reason::Shape, "blocks should be squares");
  for (int axis : {1, 2})
    if (x.dim(axis) == kUnknown || blocks.dim(axis) != x.dim(axis) ||
        result.dim(axis) != x.dim(axis) * size)
      return match.reject(Reason::Shape,
                          "rows and columns should be kept apart");
  if (blocks.dim(5) == kUnknown || result.dim(3) != blocks.dim(5))
    return match.reject(Reason::Shape, "channels should be kept together");

  return match.replace(match.builtin("DEPTH_TO_SPACE", {first.operand(0)},
                                     result,
                                     Attributes().set("block_size", size)));
}

TFUSE_FUSION_PLUGIN(
    "acme", "1.0",
    composite("acme-linear", "acme:linear",
              "acme:linear functions into FULLY_CONNECTED", fuseLinear),
    pattern("acme-pixel-shuffle", "Reshape",
            "Reshape, transpose and reshape into DEPTH_TO_SPACE",
            fusePixelShuffle))
