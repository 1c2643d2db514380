//===- PosixRegex.cpp - Python's regular expressions in POSIX syntax ------===//

#include "tfuse/Quantize/Recipe.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace tfuse::quantize {

namespace {
class RegexConverter {
public:
  explicit RegexConverter(StringRef text) : rest(text) {}

  Expected<std::string> run();

private:
  Error convertEscape(bool isInBrackets);
  Error convertGroup();
  Error convertBrackets();
  Error convertRepetition();
  void skipLazyMark() {
    // A search succeeds with a lazy quantifier where it does with a greedy one.
    rest.consume_front("?");
  }

  StringRef rest;
  std::string result;
  /// The product of the bounds of all repetitions: llvm::Regex copies the
  /// repeated expression that often.
  unsigned copies = 1;
};
} // namespace

/// `rest` begins after the backslash.
Error RegexConverter::convertEscape(bool isInBrackets) {
  if (rest.empty())
    return createStringError("the backslash at the end escapes nothing");
  char c = rest.front();
  rest = rest.drop_front();
  StringRef set = StringSwitch<StringRef>(StringRef(&c, 1))
                      .Case("d", "[:digit:]")
                      .Case("w", "[:alnum:]_")
                      .Case("s", "[:space:]")
                      .Default("");
  if (!set.empty())
    result += isInBrackets ? set.str() : ("[" + set + "]").str();
  else if (isAlnum(c))
    return createStringError("'\\" + Twine(c) + "' has no POSIX form");
  else if (isInBrackets)
    return createStringError("an escaped character between [ and ] has no "
                             "POSIX form");
  else
    result += {'\\', c};
  return Error::success();
}

/// `rest` begins after "(".
Error RegexConverter::convertGroup() {
  result += '(';
  if (rest.consume_front("?:"))
    return Error::success();
  if (rest.starts_with("?"))
    return createStringError("'(" + rest.take_front(2) + "' has no POSIX form");
  return Error::success();
}

/// `rest` begins after "[".
Error RegexConverter::convertBrackets() {
  result += '[';
  if (rest.consume_front("^"))
    result += '^';
  for (bool isFirst = true; !rest.empty(); isFirst = false) {
    char c = rest.front();
    rest = rest.drop_front();
    if (c == ']' && !isFirst) {
      result += c;
      return Error::success();
    }
    if (c == '[' && !rest.empty() && StringRef(".:=").contains(rest.front()))
      return createStringError("a class between [ and ] has no POSIX form");
    if (c != '\\')
      result += c;
    else if (Error error = convertEscape(/*isInBrackets=*/true))
      return error;
  }
  return createStringError("'[' is not closed");
}

/// `rest` begins after "{".
Error RegexConverter::convertRepetition() {
  auto [bounds, after] = rest.split('}');
  auto [least, most] = bounds.split(',');
  unsigned low = 0, high = 0;
  if (after.data() == bounds.end() || least.getAsInteger(10, low) ||
      (!most.empty() && most.getAsInteger(10, high)))
    return createStringError("'{' begins no repetition");
  constexpr unsigned kMaxCopies = 255;
  copies *= std::max({low, high, 1U});
  if (std::max(low, high) > kMaxCopies || copies > kMaxCopies)
    return createStringError("it repeats an expression more than " +
                             Twine(kMaxCopies) + " times");
  result += ("{" + bounds + "}").str();
  rest = after;
  return Error::success();
}

Expected<std::string> RegexConverter::run() {
  constexpr size_t kMaxLength = 1000;
  if (rest.size() > kMaxLength)
    return createStringError("it has more than " + Twine(kMaxLength) +
                             " characters");
  while (!rest.empty()) {
    char c = rest.front();
    rest = rest.drop_front();
    Error error = Error::success();
    if (c == '\\') {
      error = convertEscape(/*isInBrackets=*/false);
    } else if (c == '(') {
      error = convertGroup();
    } else if (c == '[') {
      error = convertBrackets();
    } else if (c == '{') {
      error = convertRepetition();
      skipLazyMark();
    } else {
      result += c;
      if (c == '*' || c == '+' || c == '?')
        skipLazyMark();
    }
    if (error)
      return std::move(error);
  }
  return result;
}

Expected<std::string> posixRegex(StringRef pythonRegex) {
  // Python finds the empty expression everywhere; POSIX does not have one.
  if (pythonRegex.empty())
    return ".*";
  return RegexConverter(pythonRegex).run();
}

} // namespace tfuse::quantize
