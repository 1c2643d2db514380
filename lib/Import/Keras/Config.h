//===- Config.h - The options of a layer ------------------------*- C++ -*-===//
//
// Reads members of the JSON object of a layer. A member of the wrong kind, or
// out of range, is recorded as the builder's problem; a default takes its
// place. A member that is absent or null has the default.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_KERAS_CONFIG_H
#define TFUSE_LIB_IMPORT_KERAS_CONFIG_H

#include "GraphBuilder.h"

#include "llvm/Support/JSON.h"
#include <limits>

namespace tfuse::keras {

inline constexpr int64_t kMostInt32 = std::numeric_limits<int32_t>::max();

class Config {
public:
  Config(GraphBuilder &builder, const llvm::json::Object &object)
      : builder(builder), object(object) {}

  /// Null if absent or null in the file.
  const llvm::json::Value *get(llvm::StringRef key) const;
  bool has(llvm::StringRef key) const { return get(key) != nullptr; }
  const llvm::json::Object *getObject(llvm::StringRef key) const;

  bool flag(llvm::StringRef key, bool byDefault) const;
  llvm::StringRef text(llvm::StringRef key, llvm::StringRef byDefault) const;
  double number(llvm::StringRef key, double byDefault) const;
  /// A number in a given range, which by default excludes negative numbers.
  int64_t integer(llvm::StringRef key, std::optional<int64_t> byDefault,
                  int64_t least = 0, int64_t most = kMostInt32) const;
  /// `count` numbers, or one number for all of them.
  Ints integers(llvm::StringRef key, unsigned count, int64_t byDefault,
                int64_t least = 1) const;
  /// A list of any length, in which null is `forNull`; or one number.
  Ints list(llvm::StringRef key, int64_t forNull = kDynamic) const;
  /// (before, after) for each of `count` axes, from one of: n, [n, m] for one
  /// axis, [n, m], [[a, b], [c, d]].
  llvm::SmallVector<std::pair<int64_t, int64_t>>
  pairs(llvm::StringRef key, unsigned count, int64_t byDefault) const;
  llvm::SmallVector<double> numbers(llvm::StringRef key) const;

  /// Fails, naming the option and its value.
  void refuse(llvm::StringRef key, const llvm::Twine &wanted = "") const;

private:
  std::optional<int64_t> asInteger(llvm::StringRef key,
                                   const llvm::json::Value &value,
                                   int64_t least, int64_t most) const;

  GraphBuilder &builder;
  const llvm::json::Object &object;
};

/// The class name and options of `{"class_name": ..., "config": {...}}`; null
/// if the value has another form.
struct Serialized {
  llvm::StringRef className;
  const llvm::json::Object *config = nullptr;
  const llvm::json::Object *whole = nullptr;

  static std::optional<Serialized> read(const llvm::json::Value *value);
};

} // namespace tfuse::keras

#endif // TFUSE_LIB_IMPORT_KERAS_CONFIG_H
