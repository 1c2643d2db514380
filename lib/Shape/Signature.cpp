//===- Signature.cpp - Shape functions written as signatures --------------===//
//
// Reads a signature from left to right and matches it at the same time. There
// is no compiled form: a signature has some thirty characters.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Shape/Signature.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace tfuse::shape {

namespace {

class Matcher {
public:
  Matcher(ShapeContext &context, StringRef text) : c(context), rest(text) {}

  void run() {
    unsigned arg = 0;
    while (!accept("->")) {
      matchInput(arg++);
      accept(",");
    }
    for (arg = 0; !rest.empty(); ++arg) {
      makeOutput(arg);
      accept(",");
    }
  }

private:
  //===--- Text -----------------------------------------------------------===//

  bool accept(StringRef token) {
    rest = rest.ltrim();
    if (!rest.consume_front(token))
      return false;
    rest = rest.ltrim();
    return true;
  }

  int64_t number() {
    int64_t value = 0;
    bool bad = rest.consumeInteger(10, value);
    assert(!bad && "a signature needs a number here");
    (void)bad;
    return value;
  }

  StringRef word() {
    StringRef name =
        rest.take_while([](char ch) { return isAlnum(ch) || ch == '_'; });
    rest = rest.drop_front(name.size());
    return name;
  }

  /// The items of a shape, without the brackets.
  SmallVector<StringRef, 6> items() {
    SmallVector<StringRef, 6> result;
    auto [inside, after] = rest.split(']');
    inside.split(result, ' ', -1, /*KeepEmpty=*/false);
    rest = after;
    return result;
  }

  //===--- Names ----------------------------------------------------------===//

  void bind(StringRef name, Dim dim) {
    if (name == "?")
      return;
    if (name.consume_front("$")) {
      c.merge(dim, fromAttribute(name, 0)[0]);
      return;
    }
    if (isDigit(name.front())) {
      int64_t size = 0;
      name.getAsInteger(10, size);
      c.merge(dim, size);
      return;
    }
    auto [entry, isNew] = dims.try_emplace(name, dim);
    if (!isNew)
      entry->second = c.merge(entry->second, dim);
  }

  void bindSequence(StringRef name, const Shape &shape) {
    if (name.empty())
      return;
    auto [entry, isNew] = sequences.try_emplace(name, shape);
    if (!isNew)
      entry->second = c.merge(entry->second, shape);
  }

  //===--- Inputs ---------------------------------------------------------===//

  void matchInput(unsigned arg) {
    if (accept("_"))
      return;
    ShapeContext::Range range = c.inputRange(arg);
    if (accept("<=")) {
      int64_t rank = number();
      for (unsigned i = 0; i < range.count; ++i)
        c.inputOfRankAtMost(range.first + i, rank);
      return;
    }
    bool isShape = accept("[");
    assert(isShape && "a signature needs a shape here");
    (void)isShape;
    SmallVector<StringRef, 6> pattern = items();
    for (unsigned i = 0; i < range.count; ++i)
      matchShape(pattern, range.first + i);
  }

  void matchShape(ArrayRef<StringRef> pattern, unsigned input) {
    const auto *open = find_if(
        pattern, [](StringRef item) { return item.starts_with("..."); });
    bool hasSequence = open != pattern.end();
    int64_t before = open - pattern.begin();
    int64_t after = hasSequence ? pattern.end() - open - 1 : 0;
    Shape shape = hasSequence ? c.inputOfRankAtLeast(input, before + after)
                              : c.inputOfRank(input, pattern.size());
    for (int64_t i = 0; i < before; ++i)
      bind(pattern[i], shape[i]);
    for (int64_t i = 1; i <= after; ++i)
      bind(pattern[pattern.size() - i], shape[-i]);
    if (hasSequence)
      bindSequence(open->drop_front(3),
                   shape.hasRank() ? shape.slice(before, shape.rank() - after)
                                   : Shape());
  }

  //===--- Outputs --------------------------------------------------------===//

  void makeOutput(unsigned arg) {
    ShapeContext::Range range = c.outputRange(arg);
    if (accept("_"))
      return;
    if (accept("=")) {
      bool withValue = accept("=");
      ShapeContext::Range from = c.inputRange(unsigned(number()));
      for (unsigned i = 0; i < range.count; ++i)
        c.forward(range.first + i, from.first + (from.count > 1 ? i : 0),
                  withValue);
      return;
    }
    bool isShape = accept("[");
    assert(isShape && "a signature needs a shape here");
    (void)isShape;
    SmallVector<StringRef, 6> pattern = items();
    for (unsigned i = 0; i < range.count; ++i) {
      Shape shape = Shape::scalar();
      for (StringRef item : pattern)
        shape = shape.concat(makeItem(item, i));
      c.setOutput(range.first + i, shape);
    }
  }

  /// `index` is the tensor's number within a list argument.
  Shape makeItem(StringRef item, unsigned index) {
    if (item.consume_front("..."))
      return item.empty() ? Shape() : sequences.lookup(item);
    if (item == "?")
      return Shape::vector(kUnknown);
    if (item.consume_front("#"))
      return Shape::vector(statedSize(item));
    if (item.consume_front("@"))
      return statedShape(item);
    if (item.consume_front("$"))
      return fromAttribute(item, index);
    int64_t size = 0;
    if (!item.getAsInteger(10, size))
      return Shape::vector(size);
    // A list argument may be empty and bind nothing.
    auto dim = dims.find(item);
    return Shape::vector(dim == dims.end() ? kUnknown : dim->second);
  }

  unsigned inputOf(StringRef &item) {
    unsigned arg = 0;
    item.consumeInteger(10, arg);
    return c.inputRange(arg).first;
  }

  Dim statedSize(StringRef item) {
    unsigned input = inputOf(item);
    if (!item.consume_front("."))
      return c.inputDim(input);
    unsigned element = 0;
    item.getAsInteger(10, element);
    const std::optional<Elements> &value = c.inputValue(input);
    if (!value || element >= value->size())
      return kUnknown;
    if (std::optional<int64_t> known = (*value)[element].value())
      if (*known < 0)
        c.fail("input " + Twine(input) +
               " states a negative size: " + Twine(*known));
    return (*value)[element].dim();
  }

  Shape statedShape(StringRef item) {
    Shape shape = c.inputAsShape(inputOf(item));
    int64_t rank = 0;
    if (item.consume_front(":") && !item.getAsInteger(10, rank))
      return c.ofRank(shape, rank);
    return shape;
  }

  Shape fromAttribute(StringRef name, unsigned index) {
    std::optional<OpDefView> op = c.definition();
    std::optional<AttrView> attr = op ? op->attr(name) : std::nullopt;
    if (attr && attr->type() == AttrType::Shape)
      return c.shapeAttr(name);
    if (attr && attr->type() == AttrType::ListShape) {
      SmallVector<Shape> shapes = c.shapesAttr(name);
      if (index >= shapes.size())
        c.fail("attribute '" + name + "' has too few shapes");
      return index < shapes.size() ? shapes[index] : Shape();
    }
    int64_t size = c.intAttr(name);
    if (size < kUnknown)
      c.fail("attribute '" + name + "' is a size and must not be " +
             Twine(size));
    return Shape::vector(std::max(size, kUnknown));
  }

  ShapeContext &c;
  StringRef rest;
  SmallDenseMap<StringRef, Dim, 8> dims;
  SmallDenseMap<StringRef, Shape, 2> sequences;
};

} // namespace

void inferBySignature(ShapeContext &context, StringRef signature) {
  Matcher(context, signature).run();
}

} // namespace tfuse::shape
