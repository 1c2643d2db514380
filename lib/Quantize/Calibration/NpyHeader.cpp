//===- NpyHeader.cpp - The header of NumPy's array files ------------------===//
//
// The format is described in NumPy's documentation, numpy.lib.format: the magic
// bytes, the version, the length of the dictionary, the dictionary.
//
//===----------------------------------------------------------------------===//

#include "NpyHeader.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Endian.h"

using namespace llvm;

namespace tfuse::quantize {

static Error problem(const Twine &message) {
  return createStringError(message);
}

//===----------------------------------------------------------------------===//
// The dictionary
//===----------------------------------------------------------------------===//

namespace {
/// Parses "{'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }".
class DictionaryParser {
public:
  explicit DictionaryParser(StringRef text) : rest(text) {}

  /// False if the text is not such a dictionary.
  bool parse(NpyHeader &header);

private:
  bool skip(StringRef token) {
    rest = rest.ltrim();
    return rest.consume_front(token);
  }
  bool parseString(std::string &text);
  bool parseBool(bool &value);
  bool parseShape(std::vector<int64_t> &shape);
  bool parseEntry(NpyHeader &header);

  StringRef rest;
  bool hasType = false, hasOrder = false, hasShape = false;
};
} // namespace

bool DictionaryParser::parseString(std::string &text) {
  rest = rest.ltrim();
  StringRef quote = rest.take_front(1);
  if (quote != "'" && quote != "\"")
    return false;
  auto [content, after] = rest.drop_front().split(quote);
  if (after.data() == nullptr || content.size() + 1 >= rest.size())
    return false;
  text = content.str();
  rest = after;
  return true;
}

bool DictionaryParser::parseBool(bool &value) {
  value = skip("True");
  return value || skip("False");
}

bool DictionaryParser::parseShape(std::vector<int64_t> &shape) {
  constexpr size_t kMaxRank = 32; // NumPy's own limit.
  if (!skip("("))
    return false;
  while (!skip(")")) {
    uint64_t dimension;
    rest = rest.ltrim();
    if (rest.consumeInteger(10, dimension) || dimension > INT64_MAX)
      return false;
    rest.consume_front("L"); // Python 2 wrote such numbers.
    shape.push_back(static_cast<int64_t>(dimension));
    if (shape.size() > kMaxRank)
      return false;
    if (!skip(",") && !rest.ltrim().starts_with(")"))
      return false;
  }
  return true;
}

bool DictionaryParser::parseEntry(NpyHeader &header) {
  std::string key;
  if (!parseString(key) || !skip(":"))
    return false;
  if (key == "descr" && !hasType)
    return hasType = parseString(header.typeCode);
  if (key == "fortran_order" && !hasOrder)
    return hasOrder = parseBool(header.isFortranOrder);
  if (key == "shape" && !hasShape)
    return hasShape = parseShape(header.shape);
  return false;
}

bool DictionaryParser::parse(NpyHeader &header) {
  if (!skip("{"))
    return false;
  while (!skip("}")) {
    if (!parseEntry(header))
      return false;
    if (!skip(",") && !rest.ltrim().starts_with("}"))
      return false;
  }
  return hasType && hasOrder && hasShape && rest.trim().empty();
}

//===----------------------------------------------------------------------===//
// The header
//===----------------------------------------------------------------------===//

unsigned NpyHeader::elementBytes() const {
  unsigned size = 0;
  StringRef digits = kind().drop_front();
  constexpr unsigned kMaxSize = 1 << 28;
  if (!StringRef("biufcVSU").contains(kind().front()) ||
      digits.getAsInteger(10, size) || size > kMaxSize)
    return 0;
  return isText() ? size * sizeof(uint32_t) : size; // UTF-32.
}

std::string NpyHeader::describe() const {
  StringRef other = isBytes() || isText() ? StringRef("string") : typeCode;
  StringRef name = llvm::StringSwitch<StringRef>(kind())
                       .Case("b1", "bool")
                       .Case("i1", "int8")
                       .Case("i2", "int16")
                       .Case("i4", "int32")
                       .Case("i8", "int64")
                       .Case("u1", "uint8")
                       .Case("u2", "uint16")
                       .Case("u4", "uint32")
                       .Case("u8", "uint64")
                       .Case("f2", "float16")
                       .Case("f4", "float32")
                       .Case("f8", "float64")
                       .Case("c8", "complex64")
                       .Case("c16", "complex128")
                       .Case("O", "object")
                       .Default(other);
  std::string text = (name + "[").str();
  raw_string_ostream os(text);
  interleaveComma(shape, os);
  os << ']';
  return text;
}

Expected<NpyHeader>
readNpyHeader(llvm::function_ref<Error(char *data, size_t size)> read) {
  constexpr StringLiteral kMagic("\x93NUMPY");
  // NumPy's own limit for headers that it reads without being asked to.
  constexpr uint32_t kMaxLength = 1 << 16;
  char start[12];
  size_t startSize = 10;
  if (Error error = read(start, startSize))
    return std::move(error);
  if (!StringRef(start, 10).starts_with(kMagic))
    return problem("the array does not begin with the magic bytes of .npy");
  auto major = static_cast<uint8_t>(start[6]);
  uint32_t length = support::endian::read16le(start + 8);
  if (major == 2 || major == 3) {
    if (Error error = read(start + startSize, 2))
      return std::move(error);
    startSize += 2;
    length = support::endian::read32le(start + 8);
  } else if (major != 1) {
    return problem("the version of the .npy format, " + Twine(major) +
                   ", is unknown");
  }
  if (length > kMaxLength)
    return problem("the header has " + Twine(length) + " bytes; the limit is " +
                   Twine(kMaxLength));
  std::string dictionary(length, '\0');
  if (Error error = read(dictionary.data(), length))
    return std::move(error);
  NpyHeader header;
  header.bytes = startSize + length;
  if (!DictionaryParser(dictionary).parse(header) ||
      header.typeCode.size() < 2 ||
      !StringRef("<>|=").contains(header.typeCode.front()))
    return problem("the header of the array is damaged, or the array has "
                   "structured elements");
  return header;
}

} // namespace tfuse::quantize
