//===- TextFormat.cpp - The syntax of protobuf's text format --------------===//

#include "TextFormat.h"

#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"

using namespace llvm;

namespace tfuse {

Error textFormatError(StringRef text, size_t offset, const Twine &message) {
  StringRef before = text.take_front(offset);
  size_t line = before.count('\n') + 1;
  size_t column = before.size() - (before.rfind('\n') + 1) + 1;
  return userError(Code::InvalidAnnotation, message + " (line " + Twine(line) +
                                                ", column " + Twine(column) +
                                                ")");
}

namespace {

class TextParser {
public:
  explicit TextParser(StringRef text) : text(text) {}

  Expected<std::vector<TextField>> parse();

private:
  /// Messages inside messages; what annotations hold is far below this.
  static constexpr unsigned kMaxDepth = 32;

  Error error(const Twine &message) const {
    return textFormatError(text, position, message);
  }
  StringRef rest() const { return text.drop_front(position); }
  char peek() const { return position < text.size() ? text[position] : '\0'; }
  bool atEnd() const { return position == text.size(); }
  bool consume(char c);
  void skipSpace();
  std::string found() const;

  Error parseFields(std::vector<TextField> &fields, char end);
  Error parseField(std::vector<TextField> &fields);
  Error parseValue(TextField &field);
  Error parseList(const TextField &prototype, std::vector<TextField> &fields);
  Error parseMessage(TextField &field);
  Error parseString(std::string &bytes);
  Error parseEscape(std::string &bytes);
  Error appendCodePoint(std::string &bytes, unsigned digits);
  StringRef takeWord();

  StringRef text;
  size_t position = 0;
  unsigned depth = 0;
};

} // namespace

void TextParser::skipSpace() {
  while (!atEnd()) {
    if (isSpace(peek()))
      ++position;
    else if (peek() == '#')
      position = std::min(text.find('\n', position), text.size());
    else
      return;
  }
}

bool TextParser::consume(char c) {
  skipSpace();
  if (peek() != c || atEnd())
    return false;
  ++position;
  return true;
}

/// What stands here, for messages.
std::string TextParser::found() const {
  if (atEnd())
    return "the text ends";
  return "found '" + text.substr(position, 1).str() + "'";
}

/// Letters, digits and what numbers have; may be empty.
StringRef TextParser::takeWord() {
  StringRef word = rest().take_while(
      [&](char c) { return isAlnum(c) || c == '_' || c == '.'; });
  // The sign of an exponent belongs to the number.
  if (!word.empty() && isDigit(word[0]) && toLower(word.back()) == 'e' &&
      !word.starts_with_insensitive("0x")) {
    StringRef behind = rest().drop_front(word.size());
    if (behind.starts_with("+") || behind.starts_with("-"))
      word = rest().take_front(word.size() + 1 +
                               behind.drop_front().take_while(isDigit).size());
  }
  position += word.size();
  return word;
}

Error TextParser::appendCodePoint(std::string &bytes, unsigned digits) {
  StringRef hex = rest().take_front(digits);
  uint32_t value;
  if (hex.size() != digits || hex.getAsInteger(16, value))
    return error("a character needs " + Twine(digits) + " hexadecimal digits");
  char buffer[UNI_MAX_UTF8_BYTES_PER_CODE_POINT];
  char *end = buffer;
  if (!ConvertCodePointToUTF8(value, end))
    return error("'" + hex + "' is no character of Unicode");
  bytes.append(buffer, end);
  position += digits;
  return Error::success();
}

/// What follows a backslash.
Error TextParser::parseEscape(std::string &bytes) {
  static constexpr StringLiteral letters = "abfnrtv\\'\"?";
  static constexpr StringLiteral meanings = "\a\b\f\n\r\t\v\\'\"?";
  char c = peek();
  size_t known = atEnd() ? StringRef::npos : letters.find(c);
  if (known != StringRef::npos) {
    bytes += meanings[known];
    ++position;
    return Error::success();
  }
  if (c == 'u' || c == 'U') {
    ++position;
    return appendCodePoint(bytes, c == 'u' ? 4 : 8);
  }
  bool isHex = toLower(c) == 'x';
  StringRef digits = isHex ? rest().substr(1, 2).take_while(isHexDigit)
                           : rest().take_front(3).take_while([](char digit) {
                               return digit >= '0' && digit <= '7';
                             });
  unsigned value;
  if (digits.getAsInteger(isHex ? 16 : 8, value) || value > 255)
    return error("'\\" + rest().take_front(1) + "' is no escape sequence");
  bytes += static_cast<char>(value);
  position += digits.size() + isHex;
  return Error::success();
}

/// One literal, or several in a row, which are one.
Error TextParser::parseString(std::string &bytes) {
  while (peek() == '"' || peek() == '\'') {
    size_t start = position;
    char quote = peek();
    ++position;
    while (peek() != quote || atEnd()) {
      if (atEnd() || peek() == '\n')
        return textFormatError(text, start, "the string does not end");
      if (peek() != '\\') {
        bytes += text[position++];
        continue;
      }
      ++position;
      if (Error error = parseEscape(bytes))
        return error;
    }
    ++position;
    skipSpace();
  }
  return Error::success();
}

Error TextParser::parseMessage(TextField &field) {
  field.kind = TextField::Kind::Message;
  char end = peek() == '{' ? '}' : '>';
  if (++depth > kMaxDepth)
    return error("messages are nested too deeply");
  ++position;
  if (Error error = parseFields(field.fields, end))
    return error;
  if (!consume(end))
    return textFormatError(text, field.offset,
                           "'" + text.substr(field.offset, 1) + "' has no '" +
                               Twine(end) + "'");
  --depth;
  return Error::success();
}

Error TextParser::parseValue(TextField &field) {
  skipSpace();
  field.offset = position;
  char c = peek();
  if (c == '{' || c == '<')
    return parseMessage(field);
  if (c == '"' || c == '\'') {
    field.kind = TextField::Kind::String;
    return parseString(field.scalar);
  }
  bool isNegative = consume('-');
  skipSpace();
  StringRef word = takeWord();
  if (word.empty())
    return error("the field '" + field.name + "' needs a value, " + found());
  bool isNumber = isDigit(word[0]) || word[0] == '.';
  field.kind = isNumber ? TextField::Kind::Number : TextField::Kind::Identifier;
  // Of the identifiers, only those of numbers (inf, nan) have a sign.
  if (isNegative && !isNumber && !word.equals_insensitive("inf") &&
      !word.equals_insensitive("infinity") && !word.equals_insensitive("nan"))
    return textFormatError(text, field.offset,
                           "'-' in front of '" + word + "'");
  field.scalar = (isNegative ? "-" : "") + word.str();
  return Error::success();
}

Error TextParser::parseList(const TextField &prototype,
                            std::vector<TextField> &fields) {
  if (consume(']'))
    return Error::success();
  do {
    TextField element = prototype;
    element.inList = true;
    if (Error error = parseValue(element))
      return error;
    fields.push_back(std::move(element));
  } while (consume(','));
  return consume(']') ? Error::success()
                      : error("expected ',' or ']', " + found());
}

Error TextParser::parseField(std::vector<TextField> &fields) {
  TextField field;
  StringRef start = rest();
  field.name = start.take_while([](char c) { return isAlnum(c) || c == '_'; });
  if (field.name.empty() || isDigit(field.name[0]))
    return error("expected the name of a field, " + found());
  position += field.name.size();

  bool hasColon = consume(':');
  skipSpace();
  // Messages need no colon, lists of them neither.
  bool isList = consume('[');
  if (isList)
    skipSpace();
  if (!hasColon && peek() != '{' && peek() != '<' && !(isList && peek() == ']'))
    return error("expected ':' behind '" + field.name + "', " + found());
  if (isList) {
    if (Error error = parseList(field, fields))
      return error;
  } else {
    if (Error error = parseValue(field))
      return error;
    fields.push_back(std::move(field));
  }
  if (!consume(','))
    consume(';');
  return Error::success();
}

Error TextParser::parseFields(std::vector<TextField> &fields, char end) {
  for (skipSpace(); !atEnd() && peek() != end; skipSpace())
    if (Error error = parseField(fields))
      return error;
  return Error::success();
}

Expected<std::vector<TextField>> TextParser::parse() {
  std::vector<TextField> fields;
  if (Error error = parseFields(fields, '\0'))
    return std::move(error);
  if (!atEnd())
    return error("a zero byte in the text");
  return fields;
}

Expected<std::vector<TextField>> parseTextFormat(StringRef text) {
  return TextParser(text).parse();
}

} // namespace tfuse
