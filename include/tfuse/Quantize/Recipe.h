//===- Recipe.h - How each op is quantized, from a file ---------*- C++ -*-===//
//
// Reads the recipes of ai-edge-quantizer: a JSON list of entries, each with a
// regular expression for the names of an op's results, the name of an
// operation, an algorithm and a configuration (docs/quantization/recipes.md).
//
//   Expected<Recipe> recipe = Recipe::read("recipe.json");
//   for (const Recipe::Entry *entry : recipe->matching("CONV_2D", "conv;"))
//     ... // The entry with the highest priority comes first.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_QUANTIZE_RECIPE_H
#define TFUSE_QUANTIZE_RECIPE_H

#include "tfuse/Quantize/Options.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/Regex.h"
#include <memory>
#include <string>
#include <vector>

namespace tfuse::quantize {

class Recipe {
public:
  /// Larger files are refused.
  static constexpr uint64_t kMaxBytes = uint64_t(1) << 20;

  struct Entry {
    /// The place in the file, counted from 1.
    unsigned number;
    /// The name of a builtin operator, INPUT, OUTPUT, or "*".
    std::string operation;
    OpConfig config;
    /// "entry 2 of the recipe (regex 'dense', operation CONV_2D)".
    std::string description;
    /// Shared by the entries with this regular expression.
    std::shared_ptr<const llvm::Regex> regex;

    bool isForAllOps() const { return operation == "*"; }
  };

  /// Reads a file, which may be hostile. Damaged files are errors of
  /// Code::FileCorrupt; configurations that tfuse does not have are errors of
  /// Code::InvalidOption, which name the entry.
  static llvm::Expected<Recipe> read(const llvm::Twine &path);
  /// Parses the text of a file; `path` is for diagnostics.
  static llvm::Expected<Recipe> parse(llvm::StringRef text,
                                      llvm::StringRef path);

  /// By rising priority: entries with one regular expression have the priority
  /// of the first of them, as in ai-edge-quantizer.
  llvm::ArrayRef<Entry> entries() const { return all; }

  /// The entries for an operation whose regular expression occurs in `scope`,
  /// by falling priority. The scope is the names of the op's results, each
  /// followed by ";".
  llvm::SmallVector<const Entry *> matching(llvm::StringRef operation,
                                            llvm::StringRef scope) const;

  /// The mode of a model's inputs, outputs and of values that control flow
  /// passes on: int16x8 if all entries with integer activations have 16 bits,
  /// int8 if some have 8 bits, weights if there are none.
  Mode commonMode() const;

private:
  std::vector<Entry> all;
};

/// Converts a regular expression of Python's module `re` to the POSIX syntax of
/// llvm::Regex, which finds it in the same strings. Fails for look-around,
/// back-references and other constructs that POSIX does not have, and for
/// repetitions that would take much memory.
llvm::Expected<std::string> posixRegex(llvm::StringRef pythonRegex);

} // namespace tfuse::quantize

#endif // TFUSE_QUANTIZE_RECIPE_H
