//===- SplitHashTables.cpp - Composes tables of unsupported types ---------===//
//
// TFLite has tables from strings to int64 and from int64 to strings. The
// entries of a table of other types are constants, so they can be numbered:
//
//   strings to floats  place = find(words, x, default n)
//                      gather(concat(values, default), place)
//   numbers to floats  place = find(texts, find(numbers, x, default ""), n)
//                      and the same gather
//   numbers to numbers the second table holds the values directly
//
// where `numbers` maps the keys to "0", "1", ..., and `texts` maps these
// strings to 0, 1, ... or to the values.
//
// A table that is filled more than once or with values that are not constant,
// or that has other users, stays unchanged.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/Analysis/HandleUses.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_SPLITHASHTABLESPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

static bool isNumber(Type type) {
  return type.isSignlessInteger(32) || type.isSignlessInteger(64);
}

namespace {

/// All ops of one table of the model.
class Table {
public:
  Table(ArrayRef<Operation *> makers) : makers(makers) {}

  /// Whether it has to be split and can be.
  bool analyze();
  void split();

private:
  /// The tables that replace a handle, created where the handle is created.
  struct Parts {
    Value numbers, texts;
  };
  Parts makeParts(Operation *maker);
  Value makeTable(OpBuilder &builder, Operation *maker, StringRef part,
                  Type key, Type value);
  void fill(const Parts &parts);
  void find(Operation *op, const Parts &parts);

  /// 0, 1, 2, ... for each entry, as integers or as strings.
  Value places(OpBuilder &builder, Location loc);
  Value placeTexts(OpBuilder &builder, Location loc);
  Type stringType() const { return tf_type::StringType::get(context()); }
  Type int64Type() const { return IntegerType::get(context(), 64); }
  MLIRContext *context() const { return makers.front()->getContext(); }
  bool hasNumberKeys() const { return isNumber(key); }
  /// Whether the second table's values are those of the table.
  bool givesNumbers() const { return isNumber(key) && isNumber(value); }

  ArrayRef<Operation *> makers;
  Type key, value;
  Operation *import = nullptr;
  ElementsAttr keys, values;
};

} // namespace

bool Table::analyze() {
  key = getType(makers.front(), "key_dtype");
  value = getType(makers.front(), "value_dtype");
  if (!key || !value)
    return false;
  bool hasTextKeys = mlir::isa<tf_type::StringType>(key);
  bool hasTexts = mlir::isa<tf_type::StringType>(value);
  bool isNative =
      (isNumber(key) && hasTexts) || (hasTextKeys && isNumber(value));
  bool canHold = hasTexts || value.isIntOrFloat();
  if (isNative || !canHold || (!isNumber(key) && !hasTextKeys))
    return false;
  for (Operation *maker : makers)
    for (Operation *user : maker->getUsers()) {
      if (isa(user, "LookupTableImportV2")) {
        if (import)
          return false;
        import = user;
      } else if (!isa(user, "LookupTableFindV2", "LookupTableSizeV2")) {
        return false;
      }
    }
  if (!import)
    return false;
  keys = getConstant(import->getOperand(1));
  values = getConstant(import->getOperand(2));
  return keys && values && keys.getShapedType().getRank() == 1 &&
         keys.getShapedType() == values.getShapedType().clone(key);
}

Value Table::makeTable(OpBuilder &builder, Operation *maker, StringRef part,
                       Type keyType, Type valueType) {
  std::string name =
      (getString(maker, "shared_name").value_or("") + "/" + part).str();
  return createOp(
             builder, maker->getLoc(), "HashTableV2",
             maker->getResultTypes().front(), {},
             {builder.getNamedAttr(
                  "container", builder.getStringAttr(
                                   getString(maker, "container").value_or(""))),
              builder.getNamedAttr("shared_name", builder.getStringAttr(name)),
              builder.getNamedAttr("key_dtype", TypeAttr::get(keyType)),
              builder.getNamedAttr("value_dtype", TypeAttr::get(valueType))})
      ->getResult(0);
}

Table::Parts Table::makeParts(Operation *maker) {
  OpBuilder builder(maker);
  if (!hasNumberKeys())
    return {Value(),
            makeTable(builder, maker, "words", stringType(), int64Type())};
  return {makeTable(builder, maker, "numbers", key, stringType()),
          makeTable(builder, maker, "texts", stringType(),
                    givesNumbers() ? value : int64Type())};
}

Value Table::places(OpBuilder &builder, Location loc) {
  auto numbers = to_vector(seq<int64_t>(0, keys.getNumElements()));
  return createConst(
      builder, loc,
      DenseElementsAttr::get(
          RankedTensorType::get(keys.getNumElements(), int64Type()),
          ArrayRef<int64_t>(numbers)));
}

Value Table::placeTexts(OpBuilder &builder, Location loc) {
  SmallVector<std::string, 0> texts;
  for (int64_t place : seq<int64_t>(0, keys.getNumElements()))
    texts.push_back(itostr(place));
  SmallVector<StringRef, 0> views(texts.begin(), texts.end());
  return createConst(
      builder, loc,
      tf_type::makeStringElements(
          RankedTensorType::get(keys.getNumElements(), stringType()), views));
}

void Table::fill(const Parts &parts) {
  OpBuilder builder(import);
  Location loc = import->getLoc();
  auto add = [&](Value table, Value from, Value to) {
    createOp(builder, loc, "LookupTableImportV2", TypeRange(),
             {table, from, to}, {});
  };
  Value from = import->getOperand(1);
  if (parts.numbers) {
    Value texts = placeTexts(builder, loc);
    add(parts.numbers, from, texts);
    from = texts;
  }
  add(parts.texts, from,
      givesNumbers() ? import->getOperand(2) : places(builder, loc));
  import->erase();
}

void Table::find(Operation *op, const Parts &parts) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  auto create = [&](StringRef name, Type type, ValueRange operands) {
    return createOp(builder, loc, name, type, operands, {})->getResult(0);
  };
  auto shaped = [&](Type element) {
    return cast<TensorType>(op->getOperand(1).getType()).clone(element);
  };
  auto scalar = [&](Type element, ArrayRef<Attribute> value) {
    return createConst(
        builder, loc,
        DenseElementsAttr::get(RankedTensorType::get({}, element), value));
  };
  Value place = op->getOperand(1), otherwise = op->getOperand(2);
  if (parts.numbers) {
    Value none = createConst(
        builder, loc,
        tf_type::makeStringElements(RankedTensorType::get({}, stringType()),
                                    StringRef("")));
    place = create("LookupTableFindV2", shaped(stringType()),
                   {parts.numbers, place, none});
  }
  int64_t count = keys.getNumElements();
  Value result;
  if (givesNumbers()) {
    result = create("LookupTableFindV2", op->getResult(0).getType(),
                    {parts.texts, place, otherwise});
  } else {
    Value behind = scalar(int64Type(), IntegerAttr::get(int64Type(), count));
    place = create("LookupTableFindV2", shaped(int64Type()),
                   {parts.texts, place, behind});
    Value zero = scalar(builder.getI32Type(), builder.getI32IntegerAttr(0));
    Value one = createConst(
        builder, loc,
        DenseElementsAttr::get(RankedTensorType::get(1, builder.getI32Type()),
                               ArrayRef<int32_t>(1)));
    Value last =
        create("Reshape", RankedTensorType::get(1, value), {otherwise, one});
    Value entries = createConst(builder, loc, values);
    Value all = create("ConcatV2", RankedTensorType::get(count + 1, value),
                       {entries, last, zero});
    result = create("GatherV2", op->getResult(0).getType(), {all, place, zero});
  }
  op->getResult(0).replaceAllUsesWith(result);
  op->erase();
}

void Table::split() {
  for (Operation *maker : makers) {
    Parts parts = makeParts(maker);
    for (Operation *user : llvm::make_early_inc_range(maker->getUsers())) {
      if (isa(user, "LookupTableImportV2"))
        fill(parts);
      else if (isa(user, "LookupTableFindV2"))
        find(user, parts);
      else
        user->setOperand(0, parts.texts);
    }
    maker->erase();
  }
}

namespace {

struct SplitHashTables : public impl::SplitHashTablesPassBase<SplitHashTables> {
  void runOnOperation() override {
    llvm::MapVector<Attribute, SmallVector<Operation *>> tables;
    getOperation().walk([&](Operation *op) {
      if (isa(op, "HashTableV2"))
        tables[resourceKey(op)].push_back(op);
    });
    for (auto &[name, makers] : tables)
      if (Table table(makers); table.analyze())
        table.split();
  }
};

} // namespace

} // namespace tfuse::tf
