//===- LowerTensorLists.cpp - Lists of tensors as tensors -----------------===//
//
// A list of n elements of shape s becomes a tensor of shape [n, s...]:
//
//   TensorListReserve(s, n)       Fill([n, s...], 0)
//   EmptyTensorList(s)            Fill([0, s...], 0)
//   TensorListFromTensor(x)       x
//   TensorListSetItem(l, i, x)    XlaDynamicUpdateSlice(l, x[None], [i, 0...])
//   TensorListGetItem(l, i)       Gather(l, i)
//   TensorListPushBack(l, x)      Concat(l, x[None])
//   TensorListPopBack(l)          Slice(l, ..., n - 1), Gather(l, n - 1)
//   TensorListStack(l)            l
//   TensorListLength(l)           Shape(l)[0]
//
// and so on. The types of calls, branches and loops that forward lists change
// accordingly. All elements of such a list have one shape. If the list is
// created with unknown sizes, these are inferred (ElementShapes.h), or the
// elements start with sizes of zero and the first write pads them to its size.
//
//===----------------------------------------------------------------------===//

#include "ListLowering.h"
#include "RaggedLists.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define GEN_PASS_DEF_LOWERTENSORLISTSPASS
#include "tfuse/Conversion/TensorLists/Passes.h.inc"

namespace lists {

const StringMap<ListLowering::Handler> &ListLowering::handlers() {
  static const StringMap<Handler> table = {
      {"EmptyTensorList", &ListLowering::empty},
      {"TensorListConcat", &ListLowering::concat},
      {"TensorListConcatLists", &ListLowering::concatLists},
      {"TensorListConcatV2", &ListLowering::concat},
      {"TensorListElementShape", &ListLowering::elementShape},
      {"TensorListFromTensor", &ListLowering::fromTensor},
      {"TensorListGather", &ListLowering::gather},
      {"TensorListGetItem", &ListLowering::getItem},
      {"TensorListLength", &ListLowering::length},
      {"TensorListPopBack", &ListLowering::popBack},
      {"TensorListPushBack", &ListLowering::pushBack},
      {"TensorListReserve", &ListLowering::reserve},
      {"TensorListResize", &ListLowering::resize},
      {"TensorListScatter", &ListLowering::scatter},
      {"TensorListScatterIntoExistingList", &ListLowering::scatterInto},
      {"TensorListScatterV2", &ListLowering::scatter},
      {"TensorListSetItem", &ListLowering::setItem},
      {"TensorListSplit", &ListLowering::split},
      {"TensorListStack", &ListLowering::stack},
  };
  return table;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// The reason why a list op cannot be lowered to tensors; empty if it can.
static std::string whyNot(Operation *op, bool inPlace) {
  if (tf::isa(op, "TensorListSplit")) {
    std::optional<Ints> lengths = constantInts(tf::getOperand(op, "lengths"));
    if (!lengths || lengths->empty())
      return "the lengths of the pieces are not constant";
    if (!llvm::all_equal(*lengths))
      return "the pieces have different lengths, and a list becomes one tensor";
  }
  // The ops that write elements have no string kernels.
  if (inPlace && tf::hasFact(op, tf::OpFact::WritesListElement) &&
      isa<tf_type::StringType>(getElementTypeOrSelf(op->getOperands().back())))
    return "TFLite has no op that puts a string into a tensor of strings";
  for (Value operand : op->getOperands())
    if (auto type = tf_type::getHandleSubtype(operand.getType()))
      if (mlir::isa<tf_type::VariantType>(type.getElementType()))
        return "it is a list of lists";
  return "";
}

InFlightDiagnostic ListLowering::refuse(Operation *op, DiagnosticSite site) {
  InFlightDiagnostic diag =
      emitUserError(op->getLoc(), Code::UnsupportedOp, site);
  diag << "cannot lower " << op->getName() << ": ";
  return diag;
}

/// The name of an argument or result in the signature, or its number.
static std::string nameOf(ArrayAttr path, unsigned index) {
  auto name =
      path && !path.empty() ? dyn_cast<StringAttr>(path[0]) : StringAttr();
  return name ? "'" + name.str() + "'" : "number " + std::to_string(index);
}

/// Rejects a list that is used by an op other than list ops, or returned by the
/// model.
InFlightDiagnostic ListLowering::refuseStranger(Operation *op) {
  auto function = dyn_cast<func::FuncOp>(op);
  bool isResult = isa<func::ReturnOp>(op);
  if (isResult)
    function = op->getParentOfType<func::FuncOp>();
  if (!function) {
    InFlightDiagnostic diag = refuse(op);
    diag << "it uses a list of tensors, which cannot be a TFLite tensor";
    attachHint(diag, "stack the list (TensorArray.stack), and pass the tensor");
    return diag;
  }
  ValueRange values = isResult ? ValueRange(op->getOperands())
                               : ValueRange(function.getArguments());
  unsigned index = 0;
  while (index + 1 < values.size() && !flow.contains(values[index]))
    ++index;
  StringRef attr = tf_saved_model::indexPathAttr;
  auto path = isResult ? function.getResultAttrOfType<ArrayAttr>(index, attr)
                       : function.getArgAttrOfType<ArrayAttr>(index, attr);
  InFlightDiagnostic diag =
      emitUserError(function.getLoc(), Code::UnsupportedType);
  diag << (isResult ? "result " : "argument ") << nameOf(path, index) << " of '"
       << function.getName()
       << "' is a list of tensors (a variant), which cannot be a TFLite tensor";
  attachHint(diag, isResult ? "return the result of TensorArray.stack or concat"
                            : "take a tensor, and create the list from it "
                              "(TensorArray.unstack)");
  return diag;
}

LogicalResult ListLowering::check() {
  bool quiet = options.allowTensorListPassThrough;
  if (!flow.strangers().empty()) {
    if (!quiet)
      refuseStranger(flow.strangers().front());
    return failure();
  }
  llvm::SetVector<Operation *> ops;
  for (Value list : flow.lists()) {
    for (Operation *user : list.getUsers())
      if (isListOp(user))
        ops.insert(user);
    if (Operation *op = list.getDefiningOp(); op && isListOp(op))
      ops.insert(op);
  }
  for (Operation *op : ops) {
    std::string why = handlers().contains(tf::opName(op))
                          ? whyNot(op, options.enableDynamicUpdateSlice)
                          : "this list op has no counterpart on tensors";
    if (why.empty())
      continue;
    if (!quiet)
      refuse(op) << why;
    return failure();
  }
  return success();
}

bool ListLowering::changesLength() {
  auto result = module.walk([](Operation *op) {
    bool changes =
        tf::isa(op, "TensorListPushBack", "TensorListPopBack") ||
        tf::isa(op, "TensorListResize", "TensorListConcatLists") ||
        tf::getBool(op, "resize_if_index_out_of_bounds").value_or(false);
    return changes ? WalkResult::interrupt() : WalkResult::advance();
  });
  return result.wasInterrupted();
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// The tensor type of a lowered list. Its row shape and element type come from
/// the variant's subtype, if there is one; `element` is the default.
static Type listType(Type variant, Type element) {
  auto row = tf_type::getHandleSubtype(variant);
  if (row)
    element = row.getElementType();
  return listOf(row && row.hasRank() ? std::optional(Ints(row.getShape()))
                                     : std::nullopt,
                element);
}

/// Changes the types of all lists except results of list ops, which are
/// replaced one by one.
void ListLowering::retype() {
  for (Value list : flow.lists()) {
    Operation *op = list.getDefiningOp();
    if (op && isListOp(op))
      continue;
    const Element &element = elements[list];
    Type type = listType(list.getType(), element.type);
    if (!mlir::isa<RankedTensorType>(type))
      type = listOf(element.row, element.type);
    list.setType(type);
  }
}

/// Propagates argument types to a called function, and its result types to the
/// caller.
void ListLowering::passInto(Operation *op) {
  SmallVector<func::FuncOp> functions;
  for (const tf::FunctionRef &ref : tf::getFunctionRefs(op))
    if (auto function =
            module.lookupSymbol<func::FuncOp>(ref.symbol.getRootReference()))
      functions.push_back(function);
  if (auto call = dyn_cast<func::CallOp>(op))
    if (auto function = module.lookupSymbol<func::FuncOp>(call.getCallee()))
      functions.push_back(function);
  if (functions.empty())
    return;
  bool isLoop = tf::hasFact(op, tf::OpFact::Loop);
  unsigned first = tf::hasFact(op, tf::OpFact::Branch);
  auto passed = [&](Value value) {
    Type type = value.getType();
    auto ranked = dyn_cast<RankedTensorType>(type);
    if (keepsLength || !ranked || !isLoop || ranked.getRank() == 0)
      return type;
    return listOf(rowShape(type), ranked.getElementType());
  };
  for (func::FuncOp function : functions)
    for (BlockArgument argument : function.getArguments()) {
      unsigned index = argument.getArgNumber() + first;
      if (index < op->getNumOperands() && flow.contains(argument) &&
          !done.contains(function))
        argument.setType(passed(op->getOperand(index)));
    }
  for (func::FuncOp function : functions)
    lower(function);
  for (OpResult result : op->getResults()) {
    if (!flow.contains(result))
      continue;
    unsigned index = result.getResultNumber();
    if (isLoop)
      result.setType(passed(op->getOperand(index)));
    else
      result.setType(functions.front()
                         .front()
                         .getTerminator()
                         ->getOperand(index)
                         .getType());
  }
  // The attributes are redundant with the types.
  for (StringRef name : {"T", "Tin", "Tout", "output_shapes"})
    op->removeAttr(name);
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

void ListLowering::lower(Operation *op) {
  if (isListOp(op)) {
    Handler handler = handlers().lookup(tf::opName(op));
    ListBuilder emit(op);
    Value replacement = (this->*handler)(op, emit);
    op->getResult(0).replaceAllUsesWith(replacement);
    op->erase();
    return;
  }
  passInto(op);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &inner : make_early_inc_range(block))
        lower(&inner);
  if (tf::isa(op, "Identity", "StopGradient", "ZerosLike", "AddN") &&
      flow.contains(op->getResult(0)))
    op->getResult(0).setType(op->getOperand(0).getType());
}

void ListLowering::lower(func::FuncOp function) {
  if (function.isExternal() || !done.insert(function).second)
    return;
  for (Block &block : function.getBody())
    for (Operation &op : make_early_inc_range(block))
      lower(&op);
  SmallVector<Type> results;
  if (Operation *end = function.front().getTerminator())
    append_range(results, end->getOperandTypes());
  function.setType(FunctionType::get(
      function.getContext(), function.front().getArgumentTypes(), results));
}

LogicalResult ListLowering::run() {
  if (flow.lists().empty())
    return success();
  if (failed(check()) || failed(fixShapes()))
    return options.allowTensorListPassThrough ? success() : failure();
  keepsLength = !changesLength();
  findSpareRows();
  findElements();
  retype();
  // Types are propagated from callers, so visit functions without callers
  // first.
  auto functions = llvm::to_vector(module.getOps<func::FuncOp>());
  llvm::DenseSet<StringAttr> called;
  module.walk([&](Operation *op) {
    for (const tf::FunctionRef &ref : tf::getFunctionRefs(op))
      called.insert(ref.symbol.getRootReference());
    if (auto call = dyn_cast<func::CallOp>(op))
      called.insert(call.getCalleeAttr().getAttr());
  });
  for (func::FuncOp function : functions)
    if (!called.contains(function.getNameAttr()))
      lower(function);
  for (func::FuncOp function : functions)
    lower(function);
  return success();
}

} // namespace lists

namespace {

struct LowerTensorLists
    : public impl::LowerTensorListsPassBase<LowerTensorLists> {
  using LowerTensorListsPassBase::LowerTensorListsPassBase;
  void runOnOperation() override {
    LowerTensorListsPassOptions options;
    options.allowTensorListPassThrough = allowTensorListPassThrough;
    options.defaultToSingleBatch = defaultToSingleBatch;
    options.enableDynamicUpdateSlice = enableDynamicUpdateSlice;
    if (enableDynamicUpdateSlice) {
      lists::separateMakers(getOperation());
      if (failed(lists::unpackRaggedElements(getOperation())) ||
          failed(lists::flattenNestedLists(getOperation())) ||
          failed(lists::lowerRaggedLists(getOperation())))
        return signalPassFailure();
    }
    if (failed(lists::ListLowering(getOperation(), options).run()))
      signalPassFailure();
  }
};

} // namespace

} // namespace tfuse
