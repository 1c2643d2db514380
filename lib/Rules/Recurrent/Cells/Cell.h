//===- Cell.h - One time step of a recurrent cell ---------------*- C++ -*-===//
//
// The cells for which TFLite has ops, with their weights. x is [batch,
// columns], h is [batch, units], c is [batch, cells]:
//
//   i = sigmoid(x Wi + h Ri + pi c + bi)     or coupled: 1 - f
//   f = sigmoid(x Wf + h Rf + pf c + bf)
//   c' = clip(f c + i act(x Wc + h Rc + bc)) act: tanh, relu or relu6
//   o = sigmoid(x Wo + h Ro + po c' + bo)
//   h' = clip(o act(c') P + bp)              the projection P may be absent
//
//   h' = activation(x W + h R + b)           a simple cell: tanh, relu, relu6,
//                                            relu_n1_to_1 or no activation
//
// All gates of an LSTM may have layer normalization before the bias is added:
//
//   f = sigmoid(normalize(x Wf + h Rf + pf c) gf + bf)
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_CELL_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_CELL_H

#include "Expression.h"
#include "tfuse/Rules/Recurrent/Costs.h"
#include "tfuse/Rules/Rule.h"

namespace tfuse::recurrent {

/// The argument of a gate's activation.
struct Gate {
  /// The inputs x and their matrices W, [columns, cells]. The matrix is null
  /// for an input that is added directly.
  llvm::SmallVector<std::pair<SumId, mlir::ElementsAttr>, 2> inputs;
  /// R: [units, cells], or [cells] for a diagonal matrix; null for none.
  mlir::ElementsAttr recurrent;
  /// p and b: [cells]; null for none.
  mlir::ElementsAttr peephole, bias;
  /// g: [cells]; null if the gate is not normalized.
  mlir::ElementsAttr layerNorm;
  float epsilon = 0;
};

struct Cell {
  bool isLSTM = true;
  /// Nothing for a coupled input gate. A simple cell has only `candidate`.
  std::optional<Gate> input;
  Gate forget, candidate, output;
  Function activation = Function::Tanh;
  /// Zero for no clipping.
  float cellClip = 0, projectionClip = 0;
  /// Projection weights [cells, units] and bias [units] (TFLite: n_cell and
  /// n_output); null if absent.
  mlir::ElementsAttr projection, projectionBias;
  /// Positions in the list of matched states; only LSTMs have `cell`.
  unsigned hidden = 0, cell = 0;
  int64_t cells = 0, units = 0;

  /// The gates that have weights.
  llvm::SmallVector<const Gate *, 4> gates() const;
};

/// The results of one time step. A simple cell has no `cell`.
struct TimeStepResult {
  SumId hidden = 0, cell = 0;
};

/// Builds the equations above as expressions. `source` gives the value of each
/// input. Missing states are zeros. Nothing if an expression gets too large.
std::optional<TimeStepResult>
computeTimeStep(Expressions &expressions, const Cell &cell,
                llvm::function_ref<SumId(SumId)> source,
                std::optional<SumId> hidden, std::optional<SumId> cellState);

/// The costs of a layer of this cell.
RecurrentCosts costsOfCell(const Cell &cell, double batch);

/// True if the chosen runtime has the op of a cell; else refuses `op`.
bool checkTarget(const Cell &cell, mlir::Operation *op, RuleContext &ctx);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_CELL_H
