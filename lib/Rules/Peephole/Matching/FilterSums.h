//===- FilterSums.h - What a constant input makes of a filter ---*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_FILTERSUMS_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_FILTERSUMS_H

#include "Affine.h"

#include <vector>

namespace tfuse::tfl {

using HostVector = std::vector<float>;

/// A constant in front of an affine op as one value for each index of the
/// filter's axis of input channels (depthwise: of output channels), or as one
/// value for all. Empty if it does not go along input channels.
HostVector inputChannelValues(AffineOp affine, mlir::ElementsAttr elements);

/// For each output channel, the sum of the filter's elements times the value
/// of their input channel. Reads the filter once, in bounded memory. Null if
/// it cannot be read. 32-bit floats only.
mlir::ElementsAttr weightedFilterSums(AffineOp affine,
                                      mlir::ElementsAttr filter,
                                      llvm::ArrayRef<float> values);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_FILTERSUMS_H
