//===- OutlineRegions.cpp - Regions as functions --------------------------===//

#include "OutlineRegions.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

llvm::SetVector<Value> capturesOf(Operation *op) {
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  return captured;
}

/// Whether the op can be duplicated.
static bool isRepeatable(Operation *op) {
  return op && (op->hasTrait<OpTrait::ConstantLike>() ||
                isa<NoValueOp, QConstOp, SparseConstOp, SparseQConstOp,
                    ExternalConstOp, VarHandleOp, HashtableOp>(op));
}

void sinkConstants(Operation *op) {
  for (Value value : capturesOf(op)) {
    Operation *constant = value.getDefiningOp();
    if (!isRepeatable(constant) || constant->getNumOperands() != 0)
      continue;
    for (Region &region : op->getRegions()) {
      auto isHere = [&](OpOperand &use) {
        return region.isAncestor(use.getOwner()->getParentRegion());
      };
      if (none_of(value.getUses(), isHere))
        continue;
      OpBuilder builder = OpBuilder::atBlockBegin(&region.front());
      Operation *copy = builder.clone(*constant);
      value.replaceUsesWithIf(copy->getResult(0), isHere);
    }
    if (constant->use_empty())
      constant->erase();
  }
}

bool isCall(Region &region, ValueRange arguments) {
  Block &block = region.front();
  auto call = dyn_cast<func::CallOp>(block.front());
  return call && call->getNextNode() == block.getTerminator() &&
         llvm::equal(call.getOperands(), arguments) &&
         llvm::equal(block.getTerminator()->getOperands(), call.getResults());
}

Value copyOf(OpBuilder &builder, Location loc, Value value) {
  auto type = cast<mlir::TensorType>(value.getType());
  auto constant = [&](ArrayRef<int32_t> numbers) -> Value {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getI32TensorAttr(numbers));
  };
  if (type.hasStaticShape())
    return ReshapeOp::create(builder, loc, type, value,
                             constant(SmallVector<int32_t>(type.getShape())));
  if (type.hasRank())
    return SliceOp::create(builder, loc, type, value,
                           constant(SmallVector<int32_t>(type.getRank(), 0)),
                           constant(SmallVector<int32_t>(type.getRank(), -1)));
  auto sizes =
      RankedTensorType::get({ShapedType::kDynamic}, builder.getI32Type());
  return ReshapeOp::create(builder, loc, type, value,
                           ShapeOp::create(builder, loc, sizes, value));
}

static constexpr StringLiteral kRecordedNames = "tfl.region_functions";

void keepNames(Operation *op, ArrayRef<StringRef> names) {
  op->setDiscardableAttr(kRecordedNames,
                         Builder(op->getContext()).getStrArrayAttr(names));
}

SmallVector<std::string> OutlineNames::namesFor(Operation *op,
                                                ArrayRef<StringRef> suffixes) {
  Operation *table = SymbolTable::getNearestSymbolTable(op);
  auto isFree = [&](StringRef name) {
    return !SymbolTable::lookupSymbolIn(table, name);
  };
  if (auto recorded = dyn_cast_or_null<ArrayAttr>(
          op->removeDiscardableAttr(kRecordedNames))) {
    auto names =
        map_to_vector(recorded.getAsRange<StringAttr>(),
                      [](StringAttr name) { return name.getValue().str(); });
    if (names.size() == suffixes.size() && all_of(names, isFree))
      return names;
  }
  StringRef node = nodeName(op->getLoc());
  std::string base =
      node.empty() ? op->getName().getStringRef().str() : node.str();
  while (true) {
    unsigned number = taken[base]++;
    auto names = map_to_vector(suffixes, [&](StringRef suffix) {
      return base + (number ? std::to_string(number) : "") + suffix.str();
    });
    if (all_of(names, isFree))
      return names;
  }
}

func::FuncOp outline(Region &region, StringRef name) {
  Operation *op = region.getParentOp();
  auto module = op->getParentOfType<ModuleOp>();
  Block &block = region.front();
  Operation *yield = block.getTerminator();
  SmallVector<Type> results(yield->getOperandTypes());
  auto type =
      FunctionType::get(op->getContext(), block.getArgumentTypes(), results);
  auto function = func::FuncOp::create(op->getLoc(), name, type);
  function.setPrivate();
  module.push_back(function);
  function.getBody().takeBody(region);
  OpBuilder builder(yield);
  func::ReturnOp::create(builder, yield->getLoc(), yield->getOperands());
  yield->erase();

  Block &caller = region.emplaceBlock();
  for (BlockArgument argument : function.getArguments())
    caller.addArgument(argument.getType(), argument.getLoc());
  builder.setInsertionPointToStart(&caller);
  auto call = func::CallOp::create(builder, op->getLoc(), function,
                                   caller.getArguments());
  YieldOp::create(builder, op->getLoc(), call.getResults());
  return function;
}

} // namespace tfuse::tfl
