//===- OpFacts.cpp - Facts about tf ops -----------------------------------===//

#include "tfuse/Dialect/TF/IR/OpFacts.h"

#include "OpTable.h"
#include "tfuse/Support/OpName.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;

namespace tfuse::tf {

namespace {
struct Row {
  OpName op;
  uint64_t facts;
};
} // namespace

static constexpr uint64_t bitOf(OpFact fact) {
  return uint64_t(1) << unsigned(fact);
}

static constexpr uint64_t operator|(OpFact a, OpFact b) {
  return bitOf(a) | bitOf(b);
}
static constexpr uint64_t operator|(uint64_t a, OpFact b) {
  return a | bitOf(b);
}

/// Lets a row with one fact and a row with several be written alike.
static constexpr uint64_t maskOf(OpFact fact) { return bitOf(fact); }
static constexpr uint64_t maskOf(uint64_t facts) { return facts; }

using enum OpFact;
static constexpr Row rows[] = {
#define TFUSE_TF_OP_FACTS(op, facts) {op, maskOf(facts)},
#include "OpFacts.def"
};

uint64_t factsOf(StringRef op) {
  static const StringMap<uint64_t> table = [] {
    StringMap<uint64_t> table;
    for (const Row &row : rows)
      table.try_emplace(row.op, row.facts);
    return table;
  }();
  return table.lookup(op);
}

bool hasFact(StringRef op, OpFact fact) {
  return (factsOf(op) & bitOf(fact)) != 0;
}

bool hasFact(mlir::Operation *op, OpFact fact) {
  const OpInfo *info = op ? lookupOp(op) : nullptr;
  return info && info->has(fact);
}

} // namespace tfuse::tf
