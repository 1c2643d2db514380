//===- FilterSums.h - Filters applied to constant inputs --------*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_FILTERSUMS_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_FILTERSUMS_H

#include "Affine.h"

#include <vector>

namespace tfuse::tfl {

using HostVector = std::vector<float>;

/// The constant that is added to the input of an affine op, as one value for
/// each index of the filter's axis of input channels (depthwise: of output
/// channels), or as a single value. Empty if the constant varies along other
/// axes.
HostVector inputChannelValues(AffineOp affine, mlir::ElementsAttr elements);

/// For each output channel, the sum of the filter's elements times the value of
/// their input channel. Reads the filter once, in bounded memory. Null if the
/// filter cannot be read. Only for 32-bit floats.
mlir::ElementsAttr weightedFilterSums(AffineOp affine,
                                      mlir::ElementsAttr filter,
                                      llvm::ArrayRef<float> values);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_FILTERSUMS_H
