//===- Attention.cpp - Attention ------------------------------------------===//

#include "LayerContext.h"

#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

namespace {

/// The weights of query, key and value are [features, heads, size], that of the
/// output [heads, size, features].
class MultiHead {
public:
  explicit MultiHead(LayerContext &c) : c(c), b(c.b) {}

  Tensors build();

private:
  Value project(StringRef name, Value x, int64_t size);
  /// The scores that masks exclude, as a value to add; or null.
  Value excluded(const Tensor &query, const Tensor &key, const Tensor &value);

  LayerContext &c;
  GraphBuilder &b;
  int64_t heads = 0;
};

} // namespace

/// [batch, time, features] -> [batch, heads, time, size]
Value MultiHead::project(StringRef name, Value x, int64_t size) {
  int64_t features = b.dim(x, 2);
  KerasScope owner = innerScope(c.scope, name, {(name + "_dense").str()});
  std::string scope = b.scope;
  b.scope += ("/" + name).str();
  Value kernel = c.weight(owner, "kernel", 0, {features, heads, size});
  Value y = b.op("BatchMatMulV2",
                 {x, b.reshape(kernel, {Size(features), Size(heads * size)})});
  if (c.config.flag("use_bias", true)) {
    Value bias = c.weight(owner, "bias", 1, {heads, size});
    y = b.add(y, b.reshape(bias, {Size(heads * size)}));
  }
  y = b.reshape(y, {b.size(y, 0), b.size(y, 1), Size(heads), Size(size)});
  y = b.transpose(y, {0, 2, 1, 3});
  b.scope = std::move(scope);
  return y;
}

Value MultiHead::excluded(const Tensor &query, const Tensor &key,
                          const Tensor &value) {
  Value kept;
  auto keep = [&](Value mask) {
    kept = kept ? b.op("LogicalAnd", {kept, mask}) : mask;
  };
  // [batch, query, key]
  if (query.mask)
    keep(b.expandDims(query.mask, 2));
  if (value.mask)
    keep(b.expandDims(value.mask, 1));
  if (key.mask && key.mask != value.mask)
    keep(b.expandDims(key.mask, 1));
  if (auto given = c.arguments.named.find("attention_mask");
      given != c.arguments.named.end() && given->second.size() == 1)
    keep(b.cast(given->second.front().value, b.getBuilder().getI1Type()));
  if (!kept)
    return {};
  if (b.rank(kept) == 3)
    kept = b.expandDims(kept, 1);
  Value numbers = b.cast(kept, b.f32());
  constexpr double kFar = -1e9;
  return b.mul(b.sub(b.scalarLike(numbers, 1), numbers),
               b.scalarLike(numbers, kFar));
}

Tensors MultiHead::build() {
  auto argument = [&](unsigned index, StringRef name,
                      const Tensor &otherwise) -> Tensor {
    if (auto named = c.arguments.named.find(name);
        named != c.arguments.named.end() && named->second.size() == 1)
      return named->second.front();
    return index < c.numInputs() ? c.input(index) : otherwise;
  };
  Tensor query = argument(0, "query", {});
  Tensor value = argument(1, "value", query);
  Tensor key = argument(2, "key", value);
  for (const Tensor &tensor : {query, value, key})
    if (b.rank(tensor.value) != 3) {
      b.fail(Code::UnsupportedOp, "tfuse needs inputs of rank 3");
      return {};
    }
  if (c.config.has("attention_axes") &&
      c.config.list("attention_axes") != Ints{1})
    c.config.refuse("attention_axes");
  for (StringRef name : {"use_gate", "softmax_robust_masking"})
    if (c.config.flag(name, false))
      c.config.refuse(name);
  if (c.config.has("sliding_window"))
    c.config.refuse("sliding_window");
  if (c.arguments.keywords) {
    const json::Object &keywords = *c.arguments.keywords;
    for (StringRef name : {"use_causal_mask", "return_attention_scores"})
      if (keywords.getBoolean(name).value_or(false))
        b.fail(Code::UnsupportedOp, "the layer is called with " + name);
  }
  heads = c.config.integer("num_heads", std::nullopt, 1, 1 << 16);
  int64_t size = c.config.integer("key_dim", std::nullopt, 1, 1 << 24);
  int64_t valueSize = c.config.integer("value_dim", size, 1, 1 << 24);
  if (b.failed())
    return {};
  Value q = project("query", b.cast(query.value, b.f32()), size);
  Value k = project("key", b.cast(key.value, b.f32()), size);
  Value v = project("value", b.cast(value.value, b.f32()), valueSize);
  q = b.mul(q, b.scalarLike(q, 1 / std::sqrt(double(size))));
  Value scores = b.op("BatchMatMulV2", {q, k}, b.flag("adj_y", true));
  if (Value bias = excluded(query, key, value))
    scores = b.add(scores, bias);
  Value y = b.op("BatchMatMulV2", {b.op("Softmax", scores), v});
  y = b.transpose(y, {0, 2, 1, 3});
  y = b.reshape(y, {b.size(y, 0), b.size(y, 1), Size(heads * valueSize)});
  int64_t features = b.dim(query.value, 2);
  if (c.config.has("output_shape")) {
    Ints shape = c.config.list("output_shape");
    if (shape.size() != 1 || shape[0] < 1)
      c.config.refuse("output_shape");
    else
      features = shape[0];
  }
  KerasScope owner = innerScope(c.scope, "attention_output", {"output_dense"});
  b.scope += "/attention_output";
  Value kernel = c.weight(owner, "kernel", 0, {heads, valueSize, features});
  y = b.op("BatchMatMulV2",
           {y, b.reshape(kernel, {Size(heads * valueSize), Size(features)})});
  if (c.config.flag("use_bias", true))
    y = b.op("BiasAdd", {y, c.weight(owner, "bias", 1, features)});
  c.masksAreSet = true;
  return {{y, query.mask}};
}

Tensors buildMultiHeadAttention(LayerContext &c) {
  return MultiHead(c).build();
}

} // namespace tfuse::keras
