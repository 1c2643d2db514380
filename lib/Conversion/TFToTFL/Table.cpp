//===- Table.cpp - Lowerings.def as data ----------------------------------===//

#include "Broadcast.h"
#include "ComplexPairs.h"
#include "Lowering.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace tfuse::lowering {

// The functions that the table names; each is defined in its family's file.
#define TFUSE_LOWERING(name, family, fn, ...)                                  \
  LogicalResult fn(LoweringContext &);
#define TFUSE_PREPARE(name, family, fn, ...)                                   \
  LogicalResult fn(LoweringContext &);
#define TFUSE_REFUSE(name, family, fn) LogicalResult fn(LoweringContext &);
#include "Lowerings.def"

static constexpr Lowering kLowerings[] = {
#define TFUSE_RENAME(name, target, types, promote)                             \
  {name, lowerByRenaming, target, {"T", types, Promote::promote}, 0, false},
#define TFUSE_BINARY(name, target, types, promote, rank)                       \
  {name, lowerBroadcasting, target, {"T", types, Promote::promote}, rank,      \
   false},
#define TFUSE_LOWERING(name, family, fn, target, attr, types, promote)         \
  {name, fn, target, {attr, types, Promote::promote}, 0, false},
#define TFUSE_PREPARE(name, family, fn, target, attr, types, promote)          \
  {name, fn, target, {attr, types, Promote::promote}, 0, true},
#define TFUSE_REFUSE(name, family, fn)                                         \
  {name, fn, "", {"", Any, Promote::No}, 0, false},
#include "Lowerings.def"
};

const Lowering *findLowering(StringRef name) {
  static const llvm::StringMap<const Lowering *> byName = [] {
    llvm::StringMap<const Lowering *> map;
    for (const Lowering &row : kLowerings) {
      [[maybe_unused]] bool fresh = map.try_emplace(row.name, &row).second;
      assert(fresh && "an op has two lines in Lowerings.def");
    }
    return map;
  }();
  return byName.lookup(name);
}

std::string builtinName(StringRef tflOp) {
  tflOp.consume_front("tfl.");
  return tflOp.upper();
}

LogicalResult lowerByTable(LoweringContext &ctx) {
  const Lowering *row = ctx.row;
  if (!row && !tf::getOpDef(ctx.op))
    return ctx.reject("TensorFlow itself has no such op: a library, such as "
                      "tensorflow_text, defines it");
  if (!row)
    return ctx.reject("TFLite has no equivalent op");
  bool done = false;
  if (failed(lowerOnParts(ctx, done)))
    return failure();
  if (done)
    return success();
  if (failed(promoteIfNeeded(ctx, row->types, row->target, done)))
    return failure();
  return done ? success() : row->fn(ctx);
}

} // namespace tfuse::lowering
