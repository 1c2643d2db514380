//===- AttachRanges.cpp - Writes ranges into a module ---------------------===//

#include "tfuse/Quantize/AttachRanges.h"

#include "OpConfigs.h"
#include "QuantizationPlan.h"
#include "QuantizedRecurrent.h"
#include "tfuse/Quantize/Passes.h"
#include "tfuse/Quantize/RangesFile.h"
#include "tfuse/Quantize/TensorIds.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

#define GEN_PASS_DEF_ATTACHRANGESPASS
#include "tfuse/Quantize/Passes.h.inc"

namespace {
class RangeAttacher {
public:
  /// Without a file, each tensor gets an assumed range.
  RangeAttacher(ModuleOp module, const TensorIds &ids, const RangesFile *file,
                const RangeMethod &method, unsigned bits)
      : ids(ids), file(file), method(method),
        form{bits, /*isSymmetric=*/bits == 16}, builder(module->getContext()) {}

  void attachToAll(ModuleOp module);

private:
  void attachTo(func::FuncOp function);
  void attachTo(Operation *op);
  /// The unit attribute for tensors without statistics.
  Attribute rangeOf(Value value, const RangeMethod &method,
                    StorageForm storage) {
    bool isFloat = getElementTypeOrSelf(value).isF32();
    return rangeOf(isFloat ? ids.of(value) : StringRef(), method, storage);
  }
  Attribute rangeOf(StringRef id, const RangeMethod &method,
                    StorageForm storage);
  ArrayAttr arrayOf(FloatRange range) {
    return builder.getArrayAttr({builder.getF64FloatAttr(range.min),
                                 builder.getF64FloatAttr(range.max)});
  }
  /// Sets the ranges of tensors inside a recurrent op: of all values, as that
  /// of its state, where a clipping error feeds back in each time step.
  void attachInside(Operation *op, StringRef attr, ArrayRef<StringRef> parts);

  const TensorIds &ids;
  const RangesFile *file;
  const RangeMethod &method;
  unsigned numAssumed = 0;
  /// The storage of the op's results: as its recipe says, otherwise as for all.
  StorageForm formOf(Operation *op) const {
    if (!OpConfigs::isFromRecipe(op))
      return form;
    bool isWide = OpConfigs().of(op).mode == Mode::Int16x8;
    return {isWide ? 16U : 8U, /*isSymmetric=*/isWide};
  }

  StorageForm form;
  Builder builder;
};
} // namespace

Attribute RangeAttacher::rangeOf(StringRef id, const RangeMethod &method,
                                 StorageForm storage) {
  if (id.empty())
    return builder.getUnitAttr();
  if (!file) {
    // Measured ranges of different tensors differ as well.
    float bound = 1 + ++numAssumed / 1024.0F;
    return arrayOf({-bound, bound});
  }
  const TensorStatistics *statistics = file->find(id);
  if (!statistics || statistics->empty())
    return builder.getUnitAttr();
  return arrayOf(chooseRange(*statistics, method, storage));
}

void RangeAttacher::attachTo(func::FuncOp function) {
  for (BlockArgument argument : function.getArguments())
    if (Attribute range = rangeOf(argument, method, form);
        !isa<UnitAttr>(range))
      function.setArgAttr(argument.getArgNumber(), kRangeAttr, range);
}

void RangeAttacher::attachTo(Operation *op) {
  SmallVector<Attribute> ranges;
  // The hidden state of an LSTM has the type of the result.
  RangeMethod chosen = hiddenStateOf(op) ? RangeMethod::minMax() : method;
  for (Value result : op->getResults())
    ranges.push_back(rangeOf(result, chosen, formOf(op)));
  if (!all_of(ranges, llvm::IsaPred<UnitAttr>))
    op->setAttr(kRangesAttr, builder.getArrayAttr(ranges));
  attachInside(op, tfl::kStateRangesAttr, innerTensorsOf(op).states);
  attachInside(op, tfl::kIntermediateRangesAttr,
               innerTensorsOf(op).intermediates);
}

void RangeAttacher::attachInside(Operation *op, StringRef attr,
                                 ArrayRef<StringRef> parts) {
  SmallVector<Attribute> ranges;
  for (StringRef part : parts)
    ranges.push_back(part.empty() ? builder.getUnitAttr()
                                  : rangeOf(TensorIds::inside(
                                                ids.of(op->getResult(0)), part),
                                            RangeMethod::minMax(), formOf(op)));
  if (!ranges.empty())
    op->setAttr(attr, builder.getArrayAttr(ranges));
}

void RangeAttacher::attachToAll(ModuleOp module) {
  module.walk([&](Operation *op) {
    if (auto function = dyn_cast<func::FuncOp>(op)) {
      if (!function.isDeclaration())
        attachTo(function);
    } else if (op->getNumResults() != 0 &&
               !op->hasTrait<OpTrait::ConstantLike>()) {
      attachTo(op);
    }
  });
}

Error attachRanges(ModuleOp module, const RangesFile &file,
                   const RangeMethod &method, unsigned bits) {
  Expected<TensorIds> ids = TensorIds::of(module);
  if (!ids)
    return ids.takeError();
  if (Error error = file.checkModel(fingerprint(module, *ids)))
    return error;
  RangeAttacher(module, *ids, &file, method, bits).attachToAll(module);
  return Error::success();
}

Error attachAssumedRanges(ModuleOp module, unsigned bits) {
  Expected<TensorIds> ids = TensorIds::of(module);
  if (!ids)
    return ids.takeError();
  RangeMethod method = RangeMethod::minMax();
  RangeAttacher(module, *ids, /*file=*/nullptr, method, bits)
      .attachToAll(module);
  return Error::success();
}

namespace {
class AttachRanges : public impl::AttachRangesPassBase<AttachRanges> {
public:
  using AttachRangesPassBase::AttachRangesPassBase;

private:
  void runOnOperation() override {
    auto fail = [&](Error error) {
      emitError(UnknownLoc::get(&getContext())) << toString(std::move(error));
      signalPassFailure();
    };
    Expected<RangesFile> file = RangesFile::read(ranges);
    if (!file)
      return fail(file.takeError());
    Expected<RangeMethod> method = parseRangeMethod(rangeMethod, percentile);
    if (!method)
      return fail(method.takeError());
    if (Error error = attachRanges(getOperation(), *file, *method, bits))
      fail(std::move(error));
  }
};
} // namespace

} // namespace tfuse::quantize
