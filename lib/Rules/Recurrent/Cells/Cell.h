//===- Cell.h - Which cell an expression is ---------------------*- C++ -*-===//
//
// Compares what a step computes with the equations of the cells that TFLite has
// ops for:
//
//   i = sigmoid(x Wi + h Ri + pi c + bi)     or 1 - f
//   f = sigmoid(x Wf + h Rf + pf c + bf)
//   c' = clip(f c + i tanh(x Wc + h Rc + bc))
//   o = sigmoid(x Wo + h Ro + po c' + bo)
//   h' = clip(o tanh(c') P + bp)             P may be absent
//
//   h' = f(x W + h R + b)                    f: tanh, relu, relu6,
//   relu_n1_to_1,
//                                            or none
//
// All gates of an LSTM may be normalized before the bias is added:
//
//   f = sigmoid(norm(x Wf + h Rf + pf c) gf + bf)
//
// Nothing is known beforehand of which of the loop's states is which.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_CELL_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_CELL_H

#include "Expression.h"
#include "tfuse/Rules/Rule.h"

namespace tfuse::recurrent {

/// What stands before the activation of a gate.
struct Gate {
  /// Sources and the matrices they go through. A source that is added as it is
  /// has none.
  llvm::SmallVector<std::pair<SumId, mlir::ElementsAttr>, 2> inputs;
  /// A matrix, or a vector for a diagonal one; null for none.
  mlir::ElementsAttr recurrent;
  mlir::ElementsAttr peephole, bias;
  /// What the normalized sum is scaled by; null if it is not normalized.
  mlir::ElementsAttr layerNorm;
  float epsilon = 0;
};

/// A state that a step reads and replaces.
struct State {
  FactorId before = 0;
  SumId after = 0;
};

struct Cell {
  bool isLSTM = true;
  /// Without an input gate, it is 1 - forget. A simple cell has `candidate`
  /// alone.
  std::optional<Gate> input;
  Gate forget, candidate, output;
  Function activation = Function::Tanh;
  float cellClip = 0, projectionClip = 0;
  /// [cells, outputs]; null for none.
  mlir::ElementsAttr projection, projectionBias;
  /// Positions in the list of states; `cell` of LSTMs only.
  unsigned hidden = 0, cell = 0;
  int64_t cells = 0, units = 0;

  llvm::SmallVector<const Gate *, 4> gates() const;
};

/// Why something is no cell.
struct CellMiss {
  Reason reason = Reason::Structure;
  std::string detail;
  /// How much of a cell it is: the larger, the more it says.
  unsigned progress = 0;
};

/// The cell that computes the state at `position`, as an LSTM's cell state or a
/// simple cell's only one.
std::optional<Cell> matchCell(Expressions &expressions,
                              llvm::ArrayRef<State> states, unsigned position,
                              CellMiss &miss);

/// What a step of the cell computes, as sums: the new hidden state and, of an
/// LSTM, the new cell state. `source` gives the inputs; states that are not
/// given are zeros.
struct StepResult {
  SumId hidden = 0, cell = 0;
};
std::optional<StepResult> computeStep(Expressions &expressions,
                                      const Cell &cell,
                                      llvm::function_ref<SumId(SumId)> source,
                                      std::optional<SumId> hidden,
                                      std::optional<SumId> cellState);

/// The states that a sum depends on, by position.
llvm::SmallVector<unsigned> statesIn(const Expressions &expressions, SumId sum,
                                     llvm::ArrayRef<State> states);

/// Calls `visit` with every factor inside of a sum.
void visitFactors(const Expressions &expressions, SumId sum,
                  llvm::function_ref<void(FactorId)> visit);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_CELL_H
