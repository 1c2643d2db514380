//===- PatternVocabulary.h - Constraints and rewrites for PDL ---*- C++ -*-===//
//
// The table of native constraints and rewrites that a file of patterns may
// name. docs/fusions-file.md explains them to users.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_PLUGIN_PATTERNVOCABULARY_H
#define TFUSE_LIB_PLUGIN_PATTERNVOCABULARY_H

#include "tfuse/Rules/Rule.h"

#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace tfuse {

struct PatternConstraint {
  llvm::StringLiteral name;
  /// The arguments: 'v' for a value, 'a' for an attribute.
  llvm::StringLiteral arguments;
  Reason reason;
  /// The text of a near miss: "<the value> <words>".
  llvm::StringLiteral words;
  bool (*holds)(mlir::Value value, mlir::Attribute argument);
};

llvm::ArrayRef<PatternConstraint> patternConstraints();
/// The constraint with this name; null if none exists.
const PatternConstraint *findPatternConstraint(llvm::StringRef name);

/// The rewrite `flexbuffer`: encodes a dictionary as the options of a custom
/// op; null if an entry cannot be stored.
inline constexpr llvm::StringLiteral flexBufferRewrite = "flexbuffer";
mlir::Attribute makeFlexBuffer(mlir::DictionaryAttr options);

/// Registers all constraints and rewrites with MLIR's pattern interpreter.
void registerPatternVocabulary(mlir::PDLPatternModule &patterns);

} // namespace tfuse

#endif // TFUSE_LIB_PLUGIN_PATTERNVOCABULARY_H
