//===- ControlEdges.cpp - the required order of operators -----------------===//
//
// LiteRT runs operators in the order of the file, but delegates may move
// operators. The metadata entry model_control_dependencies lists the pairs
// whose order must be kept.
//
//===----------------------------------------------------------------------===//

#include "ModelWriter.h"

#include "tfuse/Dialect/TFL/Analysis/SharedMemory.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::tfl {

void addMemoryEdges(Block &block, const OperatorNumbers &numbers,
                    std::vector<std::pair<int32_t, int32_t>> &edges) {
  for (const SharedTensors &shared : findSharedTensors(block)) {
    // Only the last reader may overwrite the memory (tfl-order-in-place-ops).
    Operation *last = lastReader(block, shared);
    auto after = numbers.find(executedOp(last));
    bool overwrites = llvm::any_of(shared.overwrites, [&](OpOperand *operand) {
      return block.findAncestorOpInBlock(*operand->getOwner()) == last;
    });
    if (!overwrites || after == numbers.end())
      continue;
    for (OpOperand *read : shared.reads) {
      Operation *reader = block.findAncestorOpInBlock(*read->getOwner());
      auto before = numbers.find(executedOp(reader));
      // The producer of an operand runs earlier in any case.
      bool isProducer = llvm::any_of(after->first->getOperands(), [&](Value v) {
        return v.getDefiningOp() == reader;
      });
      if (reader != last && before != numbers.end() && !isProducer)
        edges.emplace_back(before->second, after->second);
    }
  }
}

/// The list of Subgraph::OpMightHaveSideEffect, without ops that create
/// handles, which may run at any time.
std::vector<int32_t> findEffects(const OperatorNumbers &numbers) {
  auto isHandle = [](Value value) {
    auto type = dyn_cast<ShapedType>(value.getType());
    return type && tensorTypeOf(type.getElementType()) == TensorType::RESOURCE;
  };
  std::vector<int32_t> effects;
  for (auto [op, number] : numbers)
    if (callsSubgraphs(op) || llvm::any_of(op->getOperands(), isHandle))
      effects.push_back(number);
  llvm::sort(effects);
  return effects;
}

} // namespace tfuse::tfl
