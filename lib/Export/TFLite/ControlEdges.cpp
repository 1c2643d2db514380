//===- ControlEdges.cpp - which operators run before which ----------------===//
//
// LiteRT runs the operators in the order of the file, but an operator that a
// delegate takes may move. The metadata entry model_control_dependencies says
// which orders have to stay.
//
//===----------------------------------------------------------------------===//

#include "ModelWriter.h"

#include "tfuse/Dialect/TFL/Analysis/SharedMemory.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::tfl {

void addMemoryEdges(Block &block, const OperatorNumbers &numbers,
                    std::vector<std::pair<int32_t, int32_t>> &edges) {
  for (const SharedTensors &shared : findSharedTensors(block))
    for (OpOperand *overwrite : shared.overwrites) {
      Operation *writer = overwrite->getOwner();
      auto after = numbers.find(writer);
      for (Operation *reader : readersBefore(block, shared, *overwrite)) {
        auto before = numbers.find(executedOp(reader));
        // An operand's producer runs before in any case.
        if (before == numbers.end() || after == numbers.end() ||
            before->second > after->second ||
            llvm::is_contained(reader->getResults(), overwrite->get()))
          continue;
        edges.emplace_back(before->second, after->second);
      }
    }
}

/// Subgraph::OpMightHaveSideEffect has this list, and ops that make handles,
/// which may run at any time.
std::vector<int32_t> findEffects(const OperatorNumbers &numbers) {
  auto isHandle = [](Value value) {
    auto type = dyn_cast<ShapedType>(value.getType());
    return type && tensorTypeOf(type.getElementType()) == TensorType::RESOURCE;
  };
  std::vector<int32_t> effects;
  for (auto [op, number] : numbers)
    if (isa<IfOp, WhileOp, CallOnceOp>(op) ||
        llvm::any_of(op->getOperands(), isHandle))
      effects.push_back(number);
  llvm::sort(effects);
  return effects;
}

} // namespace tfuse::tfl
