//===- OpName.h - Op names that the compiler checks -------------*- C++ -*-===//
//
// The name of an op of the tf dialect, without "tf.". A string literal converts
// to it; a literal that does not name an op is a compile-time error:
//
//   tf::isa(op, "While")     // compiles
//   tf::isa(op, "Wihle")     // error: call to consteval function
//                            // 'OpName::OpName' is not a constant expression
//
// The ops are those of OpRegistry.txt and ExtraOps.txt (lib/Dialect/TF/IR),
// less those of TestOps.def.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SUPPORT_OPNAME_H
#define TFUSE_SUPPORT_OPNAME_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <iterator>
#include <string_view>

namespace tfuse::tf {

class OpName {
public:
  /// An empty name.
  constexpr OpName() = default;
  consteval OpName(const char *name) : name(name) {
    if (!exists(this->name))
      notAnOpOfTheDialect();
  }
  constexpr operator llvm::StringRef() const { return name; }
  constexpr llvm::StringRef str() const { return name; }

  static constexpr bool exists(std::string_view name);

private:
  /// Not constexpr, so that a call is a compile-time error.
  static void notAnOpOfTheDialect();

  std::string_view name;
};

namespace detail {
/// All names in order, joined, and where each of them begins.
#include "tfuse/Support/OpNames.inc"
} // namespace detail

constexpr bool OpName::exists(std::string_view name) {
  const uint16_t *first = detail::opNameStarts;
  const uint16_t *last = std::end(detail::opNameStarts) - 1;
  while (first < last) {
    const uint16_t *middle = first + (last - first) / 2;
    std::string_view other(detail::opNameText + middle[0],
                           middle[1] - middle[0]);
    if (other == name)
      return true;
    if (other < name)
      first = middle + 1;
    else
      last = middle;
  }
  return false;
}

} // namespace tfuse::tf

#endif // TFUSE_SUPPORT_OPNAME_H
