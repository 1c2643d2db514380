//===- ArgRanges.cpp - Operands and results by argument name --------------===//
//
// If an op has one list argument, the list has all values that are not in other
// arguments. Lists that share a count attribute divide these values evenly.
// Only an op whose lists have different count attributes needs the values of
// the attributes, or the segment sizes in dumps of TensorFlow.
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace mlir;

namespace tfuse::tf {

/// The attribute that holds the length of a list.
static StringRef countAttr(ArgView arg) {
  return arg.numberAttr.empty() ? arg.typeListAttr : arg.numberAttr;
}

/// An explicit count: the node may carry attributes that the dialect derives.
static std::optional<int64_t> explicitCount(Operation *op, StringRef attr) {
  Attribute value = op->getAttr(attr);
  if (auto number = dyn_cast_if_present<IntegerAttr>(value))
    return number.getInt();
  if (auto list = dyn_cast_if_present<ArrayAttr>(value))
    return list.size();
  return std::nullopt;
}

static std::optional<ArgRanges> fromSegments(Operation *op, ArgList args,
                                             StringRef segmentAttr,
                                             unsigned total) {
  auto sizes = op->getAttrOfType<DenseI32ArrayAttr>(segmentAttr);
  if (!sizes || sizes.size() != std::distance(args.begin(), args.end()))
    return std::nullopt;
  ArgRanges ranges;
  unsigned next = 0;
  for (int32_t size : sizes.asArrayRef()) {
    if (size < 0 || unsigned(size) > total - next)
      return std::nullopt;
    ranges.emplace_back(next, size);
    next += size;
  }
  if (next != total)
    return std::nullopt;
  return ranges;
}

/// Computes the sizes of list arguments from the attributes that state their
/// counts. At most one such attribute may be absent; its count follows from
/// `total`.
static std::optional<ArgRanges> fromCounts(Operation *op, ArgList args,
                                           unsigned total) {
  StringRef unknown;
  int64_t known = 0, shares = 0;
  SmallVector<int64_t, 4> sizes;
  for (ArgView arg : args) {
    int64_t size = 1;
    if (arg.isList()) {
      StringRef attr = countAttr(arg);
      std::optional<int64_t> count = explicitCount(op, attr);
      if (!count && !unknown.empty() && unknown != attr)
        return std::nullopt;
      if (!count)
        unknown = attr;
      shares += !count;
      size = count.value_or(-1);
      if (count && (*count < 0 || *count > total))
        return std::nullopt;
    }
    sizes.push_back(size);
    known += size < 0 ? 0 : size;
  }
  int64_t left = int64_t(total) - known;
  if (left < 0 || (shares ? left % shares != 0 : left != 0))
    return std::nullopt;
  ArgRanges ranges;
  unsigned next = 0;
  for (int64_t size : sizes) {
    unsigned length = size < 0 ? left / shares : size;
    ranges.emplace_back(next, length);
    next += length;
  }
  return ranges;
}

static std::optional<ArgRanges> computeRanges(Operation *op, ArgList args,
                                              StringRef segmentAttr,
                                              unsigned total) {
  unsigned lists =
      llvm::count_if(args, [](ArgView arg) { return arg.isList(); });
  if (lists > 1)
    if (auto ranges = fromSegments(op, args, segmentAttr, total))
      return ranges;
  if (lists != 1)
    return fromCounts(op, args, total);

  // The common case needs no attribute.
  unsigned fixed = std::distance(args.begin(), args.end()) - 1;
  if (total < fixed)
    return std::nullopt;
  ArgRanges ranges;
  unsigned next = 0;
  for (ArgView arg : args) {
    unsigned size = arg.isList() ? total - fixed : 1;
    ranges.emplace_back(next, size);
    next += size;
  }
  return ranges;
}

std::optional<ArgRanges> operandRanges(Operation *op) {
  const OpInfo *info = lookupOp(op);
  if (!info)
    return std::nullopt;
  return computeRanges(op, info->def.inputs(), operandSegmentSizes,
                       op->getNumOperands());
}

std::optional<ArgRanges> resultRanges(Operation *op) {
  const OpInfo *info = lookupOp(op);
  if (!info)
    return std::nullopt;
  return computeRanges(op, info->def.outputs(), resultSegmentSizes,
                       op->getNumResults());
}

//===----------------------------------------------------------------------===//
// By name
//===----------------------------------------------------------------------===//

using Range = std::pair<unsigned, unsigned>;

static std::optional<Range>
findRange(ArgList args, std::optional<ArgRanges> ranges, StringRef name) {
  if (!ranges)
    return std::nullopt;
  for (auto [arg, range] : llvm::zip(args, *ranges))
    if (arg.name == name)
      return range;
  return std::nullopt;
}

std::optional<Range> operandRange(Operation *op, StringRef arg) {
  const OpInfo *info = lookupOp(op);
  if (!info)
    return std::nullopt;
  return findRange(info->def.inputs(), operandRanges(op), arg);
}

std::optional<Range> resultRange(Operation *op, StringRef arg) {
  const OpInfo *info = lookupOp(op);
  if (!info)
    return std::nullopt;
  return findRange(info->def.outputs(), resultRanges(op), arg);
}

OperandRange getOperands(Operation *op, StringRef arg) {
  Range range = operandRange(op, arg).value_or(Range(0, 0));
  return op->getOperands().slice(range.first, range.second);
}

ResultRange getResults(Operation *op, StringRef arg) {
  Range range = resultRange(op, arg).value_or(Range(0, 0));
  return op->getResults().slice(range.first, range.second);
}

Value getOperand(Operation *op, StringRef arg) {
  OperandRange operands = getOperands(op, arg);
  return operands.empty() ? Value() : operands.front();
}

Value getResult(Operation *op, StringRef arg) {
  ResultRange results = getResults(op, arg);
  return results.empty() ? Value() : Value(results.front());
}

} // namespace tfuse::tf
