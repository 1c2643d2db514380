//===- DataFormat.h - Formats of images, such as NHWC -----------*- C++ -*-===//
//
// A data format names the axes of a tensor, one letter each, as in TensorFlow's
// attributes data_format, src_format and dst_format.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SUPPORT_DATAFORMAT_H
#define TFUSE_SUPPORT_DATAFORMAT_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace tfuse {

/// The position in `to` of each axis of `from`; empty if the formats do not
/// have the same axes.
llvm::SmallVector<int64_t> axisMap(llvm::StringRef from, llvm::StringRef to);

/// For DataFormatVecPermute: the element of the operand that each element of
/// the result is. The operand has `size` elements (or pairs), one for each axis
/// of src_format, or one for each axis but N and C. Empty if it has another
/// size, or the formats do not have the same axes.
llvm::SmallVector<int64_t> permutedElements(llvm::StringRef srcFormat,
                                            llvm::StringRef dstFormat,
                                            int64_t size);

} // namespace tfuse

#endif // TFUSE_SUPPORT_DATAFORMAT_H
