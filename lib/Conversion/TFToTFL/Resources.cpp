//===- Resources.cpp - Variables and hash tables --------------------------===//
//
// The runtime identifies a variable by its name, and copies whole values of any
// type with a fixed size. It identifies a table by a number, and supports
// tables from int64 to string and from string to int64; int32 is cast to int64.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/IR/TypeUtilities.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;

namespace tfuse::lowering {

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

constexpr TypeSet kVariableTypes = F16 | BF16 | F32 | F64 | I1 | I8 | UI8 |
                                   I16 | UI16 | I32 | UI32 | I64 | UI64 | C64 |
                                   C128 | Quantized;

static LogicalResult rejectType(LoweringContext &ctx, StringRef name,
                                Type element) {
  return ctx.reject(Code::UnsupportedType,
                    "TFLite has no variables of " + typeName(element) +
                        (name.empty() ? Twine() : ", as '" + name + "' is"));
}

/// The element type in the TFLite file. XNNPACK delegates assignments of float
/// variables of any shape, and overwrites the old value even if the new value
/// has another size. It does not delegate integers, so floats are bitcast to
/// integers.
static Type storedElement(LoweringContext &ctx, TensorType variable) {
  Type element = variable.getElementType();
  // The runtime has no uint64 variables; they are bitcast to int64.
  if (contains(UI64, element))
    return ctx.rewriter.getI64Type();
  bool isFloat = contains(F16 | BF16 | F32, element);
  if (variable.hasStaticShape() || !isFloat)
    return element;
  return ctx.rewriter.getIntegerType(element.getIntOrFloatBitWidth());
}

LogicalResult lowerVarHandle(LoweringContext &ctx) {
  StringRef name = ctx.stringAttr("shared_name");
  TensorType type = tf_type::getHandleSubtype(ctx.type());
  if (!type)
    return ctx.reject("the type of variable '" + name + "' is not known");
  if (!contains(kVariableTypes, type.getElementType()))
    return rejectType(ctx, name, type.getElementType());
  auto stored =
      cast<TensorType>(withElementType(type, storedElement(ctx, type)));
  Type handleType = withElementType(
      ctx.type(), tf_type::ResourceType::get(ctx.getContext(), {stored}));
  Operation *handle = ctx.emitOp<tfl::VarHandleOp>(
      handleType, {},
      {ctx.text("container", ctx.stringAttr("container")),
       ctx.text("shared_name", name)});
  // The users are lowered next and need the exact handle type.
  ctx.rewriter.replaceAllUsesWith(ctx.op->getResult(0), handle->getResult(0));
  return ctx.erase();
}

/// The stored element type of a variable that is already lowered.
static Type elementOf(LoweringContext &ctx, Value handle, Type otherwise) {
  TensorType type = tf_type::getHandleSubtype(handle.getType());
  return type ? type.getElementType() : otherwise;
}

/// Fails unless the handle refers to exactly one variable.
static LogicalResult checkVariable(LoweringContext &ctx, Value handle,
                                   Type element) {
  if (handle.getDefiningOp<tfl::VarHandleOp>())
    return success();
  // The rejected variable has its own diagnostic.
  if (tf::isa(handle.getDefiningOp(), "VarHandleOp")) {
    StringRef name =
        tf::getString(handle.getDefiningOp(), "shared_name").value_or("");
    if (!contains(kVariableTypes, element))
      return rejectType(ctx, name, element);
    return ctx.reject(Code::UnsupportedResource,
                      "variable '" + name + "' could not be lowered");
  }
  return ctx.reject(Code::UnsupportedResource,
                    "its handle may refer to several variables",
                    "use the variables themselves in each branch, not a choice "
                    "of them");
}

LogicalResult lowerReadVariable(LoweringContext &ctx) {
  Value handle = ctx.in("resource");
  Type element = getElementTypeOrSelf(ctx.type());
  if (failed(checkVariable(ctx, handle, element)))
    return failure();
  if (!contains(kVariableTypes, element))
    return rejectType(ctx, "", element);
  Type stored = elementOf(ctx, handle, element);
  Value value = ctx.emit<tfl::ReadVariableOp>(
      withElementType(ctx.type(), stored), handle);
  return ctx.replace(stored == element ? value
                                       : ctx.tf("Bitcast", ctx.type(), value));
}

LogicalResult lowerAssignVariable(LoweringContext &ctx) {
  Value handle = ctx.in("resource"), value = ctx.in("value");
  if (failed(checkVariable(ctx, handle, getElementTypeOrSelf(value))))
    return failure();
  if (!contains(kVariableTypes, getElementTypeOrSelf(value)))
    return rejectType(ctx, "", getElementTypeOrSelf(value));
  Type stored = elementOf(ctx, handle, getElementTypeOrSelf(value));
  if (stored == getElementTypeOrSelf(value)) {
    ctx.emitOp<tfl::AssignVariableOp>(TypeRange(), {handle, value});
    return ctx.erase();
  }
  // Bitcast the value; the new assignment is visited again.
  Value bits =
      ctx.tf("Bitcast", withElementType(value.getType(), stored), value);
  ctx.tfOp("AssignVariableOp", TypeRange(), {handle, bits});
  return ctx.erase();
}

//===----------------------------------------------------------------------===//
// Hash tables
//===----------------------------------------------------------------------===//

constexpr TypeSet kTableNumbers = I32 | I64;

/// Fails unless TFLite supports the table's types.
static LogicalResult checkTable(LoweringContext &ctx) {
  StringRef name = ctx.stringAttr("shared_name");
  Type key = tf::getType(ctx.op, "key_dtype");
  Type value = tf::getType(ctx.op, "value_dtype");
  assert(key && value && "verified: the types of keys and values");
  bool fits = (contains(kTableNumbers, key) && contains(Str, value)) ||
              (contains(Str, key) && contains(kTableNumbers, value));
  if (!fits)
    return ctx.reject(Code::UnsupportedType,
                      "TFLite has tables from integers to strings and from "
                      "strings to integers; '" +
                          name + "' is from " + typeName(key) + " to " +
                          typeName(value),
                      "look up an index, and gather the values from a constant "
                      "with it");
  for (Operation *user : ctx.op->getUsers())
    if (!tf::isa(user, "LookupTableFindV2", "LookupTableImportV2",
                 "LookupTableSizeV2"))
      return ctx.reject(Code::UnsupportedResource,
                        "TFLite's tables are filled once and then looked up; "
                        "'" +
                            name + "' is used by " +
                            user->getName().getStringRef());
  return success();
}

/// Tables and variables share one range of resource numbers in the runtime.
/// Variables are numbered from 0, so tables get negative numbers.
static int32_t tableNumber(StringRef container, StringRef name) {
  uint64_t hash = llvm::xxh3_64bits((container + Twine('\0') + name).str());
  return -1 - static_cast<int32_t>(hash & 0x7fffffff);
}

static Type tableType(LoweringContext &ctx, Type type) {
  return contains(kTableNumbers, type) ? ctx.rewriter.getI64Type() : type;
}

LogicalResult lowerHashTable(LoweringContext &ctx) {
  if (failed(checkTable(ctx)))
    return failure();
  Type type =
      RankedTensorType::get({1}, tf_type::ResourceType::get(ctx.getContext()));
  int32_t number =
      tableNumber(ctx.stringAttr("container"), ctx.stringAttr("shared_name"));
  auto typeAttr = [&](StringRef name) {
    return ctx.named(name,
                     TypeAttr::get(tableType(ctx, tf::getType(ctx.op, name))));
  };
  Operation *table = ctx.emitOp<tfl::HashtableOp>(
      type, {},
      {ctx.i32Attr("table_id", number), typeAttr("key_dtype"),
       typeAttr("value_dtype")});
  // The users are lowered next and need the exact handle type.
  ctx.rewriter.replaceAllUsesWith(ctx.op->getResult(0), table->getResult(0));
  return ctx.erase();
}

LogicalResult lowerMutableHashTable(LoweringContext &ctx) {
  return ctx.reject(Code::UnsupportedResource,
                    "the model writes to the table while it runs, and TFLite "
                    "fills tables once, when the model is loaded",
                    "use tf.lookup.StaticHashTable if the entries are known "
                    "beforehand");
}

static tfl::HashtableOp tableOf(LoweringContext &ctx) {
  return ctx.in("table_handle").getDefiningOp<tfl::HashtableOp>();
}

static LogicalResult rejectTable(LoweringContext &ctx) {
  return ctx.reject(Code::UnsupportedResource,
                    "its table could not be lowered");
}

/// Casts integers to the type of the table.
static Value toTable(LoweringContext &ctx, Value value) {
  Type type = getElementTypeOrSelf(value);
  return contains(I32, type) ? ctx.castTo(value, ctx.rewriter.getI64Type())
                             : value;
}

LogicalResult lowerHashTableFind(LoweringContext &ctx) {
  tfl::HashtableOp table = tableOf(ctx);
  if (!table)
    return rejectTable(ctx);
  Value keys = toTable(ctx, ctx.in("keys"));
  Value otherwise = toTable(ctx, ctx.in("default_value"));
  Type wanted = getElementTypeOrSelf(ctx.type());
  Type type = withElementType(ctx.type(), tableType(ctx, wanted));
  Value found = ctx.emit<tfl::HashtableFindOp>(type, {table, keys, otherwise});
  return ctx.replace(type == ctx.type() ? found : ctx.castTo(found, wanted));
}

LogicalResult lowerHashTableImport(LoweringContext &ctx) {
  tfl::HashtableOp table = tableOf(ctx);
  if (!table)
    return rejectTable(ctx);
  Value keys = toTable(ctx, ctx.in("keys"));
  Value values = toTable(ctx, ctx.in("values"));
  ctx.emitOp<tfl::HashtableImportOp>(TypeRange(), {table, keys, values});
  return ctx.erase();
}

/// HASHTABLE_SIZE returns a vector of one element.
LogicalResult lowerHashTableSize(LoweringContext &ctx) {
  tfl::HashtableOp table = tableOf(ctx);
  if (!table)
    return rejectTable(ctx);
  if (ctx.options.upstreamForms)
    return ctx.replace(ctx.emit<tfl::HashtableSizeOp>(ctx.type(), {table}));
  Value size = ctx.emit<tfl::HashtableSizeOp>(
      RankedTensorType::get({1}, ctx.rewriter.getI64Type()), {table});
  return ctx.replace(ctx.tf("Reshape", ctx.type(), {size, ctx.i32s({})}));
}

/// The bucket of a word that is not in the vocabulary.
LogicalResult lowerStringToHashBucket(LoweringContext &ctx) {
  if (ctx.intAttr("num_buckets") != 1)
    return ctx.reject(
        "it has more than one bucket, and TFLite has no op that hashes strings",
        "use one bucket (num_oov_buckets = 1) for all unknown "
        "words");
  // Numbers are hashed as strings; only their shape is needed here.
  Value words = ctx.op->getOperand(0);
  if (tf::isa(words.getDefiningOp(), "AsString"))
    words = words.getDefiningOp()->getOperand(0);
  return ctx.replace(ctx.tf(
      "Fill", ctx.type(),
      {ctx.shapeVector(words), ctx.scalar(ctx.rewriter.getI64Type(), 0)}));
}

} // namespace tfuse::lowering
