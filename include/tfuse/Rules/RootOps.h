//===- RootOps.h - Ops at which a rule may fire, as types -------*- C++ -*-===//
//
// The root ops of a rule are template arguments: op classes, or for ops without
// a class
//
//   tf::Ops<"BlockLSTM", "BlockLSTMV2">     ops of the tf dialect
//   tfg::Ops<"Mul">                         nodes of graphs
//
// Names of ops that do not exist are compile-time errors (Support/OpName.h).
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_ROOTOPS_H
#define TFUSE_RULES_ROOTOPS_H

#include "tfuse/Support/OpName.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <algorithm>
#include <array>

namespace tfuse {

/// A string literal as a template argument.
template <size_t size> struct FixedString {
  consteval FixedString(const char (&text)[size]) {
    std::copy_n(text, size, this->text);
  }
  char text[size];
};

/// The string "tf.BlockLSTM", as a compile-time constant.
template <FixedString dialect, FixedString op> struct QualifiedName {
  static constexpr auto text = [] {
    std::array<char, sizeof(dialect.text) + sizeof(op.text)> joined{};
    auto *end =
        std::copy_n(dialect.text, sizeof(dialect.text) - 1, joined.begin());
    *end++ = '.';
    std::copy_n(op.text, sizeof(op.text), end);
    return joined;
  }();
  static constexpr llvm::StringRef value{text.data(), text.size() - 1};
};

template <FixedString dialect, FixedString... ops> struct NamedOps {
  static constexpr std::array names{QualifiedName<dialect, ops>::value...};
};

/// NamedOps, restricted to ops that exist.
template <FixedString dialect, FixedString... ops>
  requires(tf::OpName::exists(ops.text) && ...)
using TFOps = NamedOps<dialect, ops...>;

namespace tf {
template <FixedString... ops> using Ops = TFOps<"tf", ops...>;
} // namespace tf

namespace tfg {
template <FixedString... ops> using Ops = TFOps<"tfg", ops...>;
} // namespace tfg

/// The names of the ops of one root argument: one name for an op class.
template <typename Root> constexpr auto rootNames() {
  if constexpr (requires { Root::names; })
    return Root::names;
  else
    return std::array{llvm::StringRef(Root::getOperationName())};
}

/// The names of all root arguments, concatenated.
template <typename... Roots> constexpr auto allRootNames() {
  std::array<llvm::StringRef, (0 + ... + rootNames<Roots>().size())> all{};
  [[maybe_unused]] auto *next = all.begin();
  ((next = std::ranges::copy(rootNames<Roots>(), next).out), ...);
  return all;
}

/// Adds a list of root ops to the rule base class `Base`. An empty list matches
/// any op.
template <typename Base, typename... Roots> class WithRoots : public Base {
public:
  using Base::Base;

  llvm::ArrayRef<llvm::StringRef> roots() const final {
    static constexpr auto names = allRootNames<Roots...>();
    return names;
  }
};

} // namespace tfuse

#endif // TFUSE_RULES_ROOTOPS_H
