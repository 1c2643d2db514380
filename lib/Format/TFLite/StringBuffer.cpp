//===- StringBuffer.cpp - Tensors of strings in TFLite's format -----------===//

#include "tfuse/Format/TFLite/StringBuffer.h"

#include "llvm/Support/Endian.h"

namespace tfuse::tfl {

std::optional<std::string> packStrings(llvm::ArrayRef<std::string> strings) {
  uint64_t position = 4 * (strings.size() + 2);
  std::string packed;
  auto append = [&packed](uint64_t number) {
    char bytes[4];
    llvm::support::endian::write32le(bytes, static_cast<uint32_t>(number));
    packed.append(bytes, sizeof(bytes));
  };
  append(strings.size());
  append(position);
  for (const std::string &string : strings)
    append(position += string.size());
  if (position > INT32_MAX)
    return std::nullopt;
  for (const std::string &string : strings)
    packed += string;
  return packed;
}

std::optional<std::vector<llvm::StringRef>>
unpackStrings(llvm::ArrayRef<char> bytes, uint64_t count) {
  auto word = [&](uint64_t index) -> uint64_t {
    return llvm::support::endian::read32le(bytes.data() + 4 * index);
  };
  if (bytes.size() < 4 || word(0) != count || bytes.size() / 4 < count + 2)
    return std::nullopt;
  std::vector<llvm::StringRef> strings;
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t begin = word(i + 1), end = word(i + 2);
    if (begin > end || end > bytes.size())
      return std::nullopt;
    strings.emplace_back(bytes.data() + begin, end - begin);
  }
  return strings;
}

} // namespace tfuse::tfl
