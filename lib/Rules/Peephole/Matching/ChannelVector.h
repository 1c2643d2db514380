//===- ChannelVector.h - Constants with a value per channel -----*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_CHANNELVECTOR_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_CHANNELVECTOR_H

#include "mlir/IR/BuiltinAttributes.h"

namespace tfuse::tfl {

/// A constant with one value per channel, the last axis, as a vector of
/// `channels` elements. The constant has the shape [1, ..., 1, channels] or one
/// element. Null for all other constants.
mlir::ElementsAttr asChannelVector(mlir::ElementsAttr elements,
                                   int64_t channels);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_CHANNELVECTOR_H
