//===- PatternVocabulary.h - What PDL patterns can ask for ------*- C++ -*-===//
//
// The native constraints and rewrites that a file of patterns may name, as a
// table. docs/fusions-file.md explains them to users.
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
  /// What it takes: 'v' a value, 'a' an attribute.
  llvm::StringLiteral arguments;
  Reason reason;
  /// What a near miss says: "<the value> <words>".
  llvm::StringLiteral words;
  bool (*holds)(mlir::Value value, mlir::Attribute argument);
};

llvm::ArrayRef<PatternConstraint> patternConstraints();
/// Null if there is none.
const PatternConstraint *findPatternConstraint(llvm::StringRef name);

/// The rewrite `flexbuffer`: the options of a custom op of a dictionary; null
/// if an entry has no form there.
inline constexpr llvm::StringLiteral flexBufferRewrite = "flexbuffer";
mlir::Attribute makeFlexBuffer(mlir::DictionaryAttr options);

/// Makes all of it known to MLIR's interpreter of patterns.
void registerPatternVocabulary(mlir::PDLPatternModule &patterns);

} // namespace tfuse

#endif // TFUSE_LIB_PLUGIN_PATTERNVOCABULARY_H
