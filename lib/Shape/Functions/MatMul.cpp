//===- MatMul.cpp - Matmuls and einsum ------------------------------------===//
//
// MatMul and BatchMatMul with their fused and quantized forms, and Einsum.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace tfuse::shape::functions {

void matMul(ShapeContext &c) {
  Shape a = c.inputOfRank(0, 2), b = c.inputOfRank(1, 2);
  bool ta = c.boolAttrOr("transpose_a", false),
       tb = c.boolAttrOr("transpose_b", false);
  c.merge(a[ta ? 0 : 1], b[tb ? 1 : 0]);
  c.setOutput(0, Shape::matrix(a[ta ? 1 : 0], b[tb ? 0 : 1]));
}

/// The scalars that follow the bias, if any, are ranges.
void quantizedMatMul(ShapeContext &c) {
  matMul(c);
  bool hasBias = c.inputRange("bias").count;
  if (hasBias)
    c.inputOfRank(2, 1);
  for (unsigned i = hasBias ? 3 : 2; i < c.numInputs(); ++i)
    c.requireScalar(i);
  for (unsigned i = 1; i < c.numOutputs(); ++i)
    c.setOutput(i, Shape::scalar());
}

static void batchMatMulOf(ShapeContext &c, bool broadcasts) {
  Shape a = c.inputOfRankAtLeast(0, 2), b = c.inputOfRankAtLeast(1, 2);
  bool adjX = c.boolAttr("adj_x"), adjY = c.boolAttr("adj_y");
  c.merge(a[adjX ? -2 : -1], b[adjY ? -1 : -2]);
  Shape batchA = a.dropBack(2), batchB = b.dropBack(2);
  Shape batch =
      broadcasts ? c.broadcast(batchA, batchB) : c.merge(batchA, batchB);
  c.setOutput(0, batch.append(a[adjX ? -1 : -2]).append(b[adjY ? -2 : -1]));
}
void batchMatMul(ShapeContext &c) { batchMatMulOf(c, false); }
void batchMatMulV2(ShapeContext &c) { batchMatMulOf(c, true); }

//===----------------------------------------------------------------------===//
// Einsum
//===----------------------------------------------------------------------===//

namespace {

/// The equation of an einsum, matched against the inputs from left to right.
struct Einsum {
  explicit Einsum(ShapeContext &c) : c(c) {}

  /// Labels before and after the ellipsis.
  struct Term {
    StringRef before, after;
    bool ellipsis = false;
    int64_t rank() const { return before.size() + after.size(); }
  };

  std::optional<Term> parse(StringRef text) {
    Term term;
    term.ellipsis = text.contains("...");
    std::tie(term.before, term.after) = text.split("...");
    if (all_of(term.before, isAlpha) && all_of(term.after, isAlpha))
      return term;
    c.fail("einsum term '" + text + "' is malformed");
    return std::nullopt;
  }

  void bind(char label, Dim dim) {
    auto [entry, isNew] = sizes.try_emplace(label, dim);
    if (!isNew)
      entry->second = c.merge(entry->second, dim);
  }

  void matchInput(const Term &term, unsigned input) {
    Shape shape = term.ellipsis ? c.inputOfRankAtLeast(input, term.rank())
                                : c.inputOfRank(input, term.rank());
    for (auto [i, label] : enumerate(term.before))
      bind(label, shape[i]);
    for (auto [i, label] : enumerate(reverse(term.after)))
      bind(label, shape[-1 - int64_t(i)]);
    Shape rest = Shape::scalar();
    if (term.ellipsis)
      rest = shape.hasRank() ? shape.slice(term.before.size(),
                                           shape.rank() - term.after.size())
                             : Shape();
    batch = c.broadcast(batch, rest);
  }

  Shape labeled(StringRef labels) {
    Shape shape = Shape::scalar();
    for (char label : labels) {
      auto entry = sizes.find(label);
      if (entry == sizes.end())
        c.fail("einsum label '" + Twine(label) + "' is in no input");
      shape = shape.append(entry == sizes.end() ? kUnknown : entry->second);
    }
    return shape;
  }

  ShapeContext &c;
  SmallDenseMap<char, Dim, 8> sizes;
  Shape batch = Shape::scalar();
};

} // namespace

void einsum(ShapeContext &c) {
  std::string equation;
  copy_if(c.stringAttr("equation"), std::back_inserter(equation),
          [](char letter) { return letter != ' '; });
  size_t arrow = StringRef(equation).find("->");
  if (arrow == StringRef::npos)
    return c.fail("einsum equation '" + equation + "' has no '->'");
  auto [left, right] = StringRef(equation).split("->");
  SmallVector<StringRef, 2> terms;
  left.split(terms, ',');
  if (terms.size() != c.numInputs() || terms.size() > 2)
    return c.fail("einsum equation '" + equation + "' is for " +
                  Twine(terms.size()) + " inputs, not " + Twine(c.numInputs()));
  Einsum einsum(c);
  for (auto [i, text] : enumerate(terms)) {
    std::optional<Einsum::Term> term = einsum.parse(text);
    if (!term)
      return;
    einsum.matchInput(*term, i);
  }
  std::optional<Einsum::Term> term = einsum.parse(right);
  if (!term)
    return;
  // If the result has no ellipsis, the ellipses of the inputs must be empty.
  if (!term->ellipsis)
    einsum.batch = c.ofRankAtMost(einsum.batch, 0).hasRank() ? einsum.batch
                                                             : Shape::scalar();
  c.setOutput(0, einsum.labeled(term->before)
                     .concat(einsum.batch)
                     .concat(einsum.labeled(term->after)));
}

} // namespace tfuse::shape::functions
