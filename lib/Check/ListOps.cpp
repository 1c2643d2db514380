//===- ListOps.cpp - Evaluate lists of tensors ----------------------------===//

#include "Unsupported.h"
#include "tfuse/Check/Interpreter.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::check {

using eval::HostTensor;

/// The element shape of a list; unknown dimensions are dynamic.
static SmallVector<int64_t> sizesFrom(const HostTensor &shape) {
  std::optional<SmallVector<int64_t>> sizes =
      shape ? shape.toInts() : std::nullopt;
  bool isKnown = sizes && shape.rank() == 1 &&
                 all_of(*sizes, [](int64_t size) { return size >= 0; });
  return isKnown ? *sizes : SmallVector<int64_t>();
}

static SmallVector<int64_t> tail(ArrayRef<int64_t> shape) {
  return SmallVector<int64_t>(shape.drop_front());
}

/// Stacks the elements of a list to one tensor.
Error Interpreter::stackList(Operation *op) {
  const Datum &list = known[op->getOperand(0)];
  SmallVector<int64_t> shape = list.elementShape;
  for (const HostTensor &element : *list.list)
    if (element)
      shape.assign(element.shape().begin(), element.shape().end());
  SmallVector<int64_t> sizes{int64_t(list.list->size())};
  append_range(sizes, shape);
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  Expected<HostTensor> stacked = HostTensor::allocate(type, sizes);
  if (!stacked)
    return stacked.takeError();
  MutableArrayRef<char> bytes = stacked->mutableBytes();
  llvm::fill(bytes, 0);
  size_t width = list.list->empty() ? 0 : bytes.size() / list.list->size();
  for (auto [index, element] : enumerate(*list.list)) {
    if (!element)
      continue;
    if (element.elementType() != type || element.shape() != ArrayRef(shape))
      return unsupported(
          op, "the elements of the list have different types or shapes");
    copy(element.bytes(), bytes.begin() + index * width);
  }
  set(op->getResult(0), *stacked);
  return Error::success();
}

Error Interpreter::runList(Operation *op) {
  Value result = op->getResult(0);
  Datum datum;
  if (tf::isa(op, "TensorListFromTensor")) {
    HostTensor all = tensor(op->getOperand(0));
    if (!all || all.rank() == 0)
      return unsupported(op, "its operand is not a tensor of elements");
    datum.list = std::make_shared<std::vector<HostTensor>>();
    datum.elementShape = tail(all.shape());
    size_t count = size_t(all.dim(0));
    ArrayRef<char> bytes = all.bytes();
    size_t width = count ? bytes.size() / count : 0;
    for (size_t index = 0; index < count; ++index) {
      HostTensor element =
          cantFail(HostTensor::allocate(all.elementType(), datum.elementShape));
      copy(bytes.slice(index * width, width), element.mutableBytes().begin());
      datum.list->push_back(element);
    }
    known[result] = datum;
    return Error::success();
  }
  if (tf::isa(op, "TensorListReserve", "EmptyTensorList")) {
    HostTensor size = tensor(op->getOperand(1));
    std::optional<int64_t> count = size ? size.toInt() : std::nullopt;
    constexpr int64_t kMost = 1 << 20;
    if (!count || *count > kMost)
      return unsupported(op, "the number of elements is unknown");
    bool isEmpty = tf::isa(op, "EmptyTensorList");
    datum.list = std::make_shared<std::vector<HostTensor>>(
        isEmpty ? 0 : size_t(std::max<int64_t>(*count, 0)));
    datum.elementShape = sizesFrom(tensor(op->getOperand(0)));
    known[result] = datum;
    return Error::success();
  }
  Expected<Datum> source = get(op->getOperand(0));
  if (!source)
    return source.takeError();
  if (!source->list)
    return unsupported(op, "its operand is not a list");
  datum = *source;
  int64_t size = int64_t(datum.list->size());
  if (tf::isa(op, "TensorListStack"))
    return stackList(op);
  if (tf::isa(op, "TensorListLength")) {
    set(result, HostTensor::scalar<int32_t>(
                    getElementTypeOrSelf(result.getType()), int32_t(size)));
    return Error::success();
  }
  // Lists are values: other users of this list must not see the change.
  auto changed = std::make_shared<std::vector<HostTensor>>(*datum.list);
  if (tf::isa(op, "TensorListPushBack")) {
    changed->push_back(tensor(op->getOperand(1)));
    datum.list = changed;
    known[result] = datum;
    return Error::success();
  }
  HostTensor number = tensor(op->getOperand(1));
  std::optional<int64_t> index = number ? number.toInt() : std::nullopt;
  if (!index || *index < 0)
    return unsupported(op, "the index is unknown");
  if (tf::isa(op, "TensorListGetItem")) {
    if (*index >= size || !(*datum.list)[size_t(*index)])
      return unsupported(op, "the index is out of range");
    set(result, (*datum.list)[size_t(*index)]);
    return Error::success();
  }
  bool grows = tf::getBool(op, "resize_if_index_out_of_bounds").value_or(false);
  if (*index >= size && (!grows || *index > size))
    return unsupported(op, "the index is out of range");
  if (*index == size)
    changed->emplace_back();
  (*changed)[size_t(*index)] = tensor(op->getOperand(2));
  datum.list = changed;
  known[result] = datum;
  return Error::success();
}

} // namespace tfuse::check
