//===- TextFormat.h - The syntax of protobuf's text format ------*- C++ -*-===//
//
// Reads any message as a tree of fields, without knowing its definition; what
// the fields mean, callers decide. Extensions and Any expansions do not occur
// in what tfuse reads, and are errors.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_COMPOSITE_FUSION_TEXTFORMAT_H
#define TFUSE_LIB_RULES_COMPOSITE_FUSION_TEXTFORMAT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace tfuse {

struct TextField {
  enum class Kind { Identifier, Number, String, Message };

  /// Points into the text.
  llvm::StringRef name;
  Kind kind = Kind::Identifier;
  /// An identifier or number as written, with its sign; a string's bytes.
  std::string scalar;
  std::vector<TextField> fields;
  /// Whether the value stands in brackets: `f: [1]`.
  bool inList = false;
  /// Where the value stands in the text.
  size_t offset = 0;
};

/// The fields in the order of the text; `f: [1, 2]` gives two. Fails with
/// InvalidAnnotation.
llvm::Expected<std::vector<TextField>> parseTextFormat(llvm::StringRef text);

/// An InvalidAnnotation error that names line and column of `offset`.
llvm::Error textFormatError(llvm::StringRef text, size_t offset,
                            const llvm::Twine &message);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_COMPOSITE_FUSION_TEXTFORMAT_H
