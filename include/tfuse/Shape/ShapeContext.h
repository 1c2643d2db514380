//===- ShapeContext.h - The interface of a shape function -------*- C++ -*-===//
//
// A shape function is a `void (ShapeContext &)`. It reads the op and the
// inferred information about its inputs, and sets that of the outputs:
//
//   void matMul(ShapeContext &c) {
//     Shape a = c.inputOfRank(0, 2), b = c.inputOfRank(1, 2);
//     bool ta = c.boolAttr("transpose_a"), tb = c.boolAttr("transpose_b");
//     c.merge(a[ta ? 0 : 1], b[tb ? 1 : 0]);
//     c.setOutput(0, Shape::matrix(a[ta ? 1 : 0], b[tb ? 0 : 1]));
//   }
//
// If a requirement is violated, the context records it (the first one as a
// message) and returns a substitute value that satisfies it. So a shape
// function needs no error handling; the results it sets after a violation are
// discarded.
//
// All levels share these functions: a driver wraps its op in an OpView.
// Attributes are in the form that the tf and tfg dialects use; absent
// attributes have the default of the op registry.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SHAPE_SHAPECONTEXT_H
#define TFUSE_SHAPE_SHAPECONTEXT_H

#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "tfuse/Shape/Shape.h"
#include "tfuse/Support/OpDefs.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace tfuse::shape {

/// A driver's view of an op, with data inputs and outputs only.
class OpView {
public:
  virtual ~OpView() = default;

  /// TensorFlow's name of the op: "Conv2D".
  virtual llvm::StringRef opName() const = 0;
  virtual unsigned numInputs() const = 0;
  virtual unsigned numOutputs() const = 0;
  /// Null if the op lacks the attribute.
  virtual mlir::Attribute attr(llvm::StringRef name) const = 0;

  virtual Shape inputShape(unsigned index) const = 0;
  /// The shape to use for an input of unknown rank that must have rank `rank`.
  virtual Shape inputShapeOfRank(unsigned index, int64_t rank) const {
    return Shape::ofRank(rank);
  }
  /// The element type without reference; null if not known.
  virtual mlir::Type inputElementType(unsigned index) const = 0;
  /// The partially known content, if any; called once per shape function.
  virtual std::optional<Elements> inputValue(unsigned index) const = 0;
  /// The content if the input is a constant; else null.
  virtual mlir::ElementsAttr inputConstant(unsigned index) const = 0;
  virtual std::optional<HandleTypes> inputHandle(unsigned index) const = 0;

  /// The declared type of an output; null or nullopt if there is none.
  virtual mlir::Type outputElementType(unsigned index) const = 0;
  virtual std::optional<HandleTypes> outputHandle(unsigned index) const = 0;

  /// The op definition; nullopt if no registry has it.
  virtual std::optional<OpDefView> definition() const {
    return OpRegistry::builtin().lookup(opName());
  }
};

/// Requirements that the known input shapes neither prove nor contradict. They
/// hold whenever the op runs.
struct Requirements {
  /// Pairs of equal dimensions; at least one of each pair is a symbol.
  llvm::SmallVector<std::pair<Dim, Dim>, 2> equalSizes;
  /// Inputs of unknown rank, and the rank that they must have.
  llvm::SmallVector<std::pair<unsigned, int64_t>, 2> ranks;

  bool empty() const { return equalSizes.empty() && ranks.empty(); }
};

/// Reads up to kMaxElements integers or booleans of a constant.
std::optional<Elements> readElements(mlir::ElementsAttr constant);

class ShapeContext {
public:
  /// Adds requirements to `requirements` if it is not null.
  explicit ShapeContext(const OpView &op, Requirements *requirements = nullptr);

  //===--- The op ---------------------------------------------------------===//

  llvm::StringRef opName() const { return op.opName(); }
  unsigned numInputs() const { return op.numInputs(); }
  unsigned numOutputs() const { return outputs.size(); }
  std::optional<OpDefView> definition() const { return opDef; }

  /// Whether the op has a value or a default for the attribute.
  bool hasAttr(llvm::StringRef name) const;
  /// An attribute of the wrong kind, or without value and default, is a
  /// violated requirement.
  int64_t intAttr(llvm::StringRef name);
  bool boolAttr(llvm::StringRef name);
  double floatAttr(llvm::StringRef name);
  llvm::StringRef stringAttr(llvm::StringRef name);
  llvm::SmallVector<int64_t> intsAttr(llvm::StringRef name);
  llvm::SmallVector<double> floatsAttr(llvm::StringRef name);
  llvm::SmallVector<llvm::StringRef> stringsAttr(llvm::StringRef name);
  Shape shapeAttr(llvm::StringRef name);
  llvm::SmallVector<Shape> shapesAttr(llvm::StringRef name);
  /// The elements of a tensor attribute; null if they are unknown.
  mlir::ElementsAttr tensorAttr(llvm::StringRef name);
  /// A type attribute, if necessary derived from the tensors of this type; null
  /// if unknown.
  mlir::Type typeAttr(llvm::StringRef name);
  llvm::SmallVector<mlir::Type> typesAttr(llvm::StringRef name);
  /// The same, with a default for an attribute that neither the op nor its
  /// definition has.
  int64_t intAttrOr(llvm::StringRef name, int64_t otherwise);
  bool boolAttrOr(llvm::StringRef name, bool otherwise);
  llvm::StringRef stringAttrOr(llvm::StringRef name, llvm::StringRef otherwise);

  /// The inputs, or outputs, that form the named argument: [first, first +
  /// count). Empty if there is no such argument.
  struct Range {
    unsigned first = 0, count = 0;
  };
  Range inputRange(llvm::StringRef argument) const;
  Range outputRange(llvm::StringRef argument) const;
  /// The same by position in the definition. Without a definition, every tensor
  /// is a separate argument.
  unsigned numInputArgs() const { return inputRanges.size(); }
  unsigned numOutputArgs() const { return outputRanges.size(); }
  Range inputRange(unsigned argument) const {
    return argument < inputRanges.size() ? inputRanges[argument] : Range();
  }
  Range outputRange(unsigned argument) const {
    return argument < outputRanges.size() ? outputRanges[argument] : Range();
  }

  //===--- Inputs ---------------------------------------------------------===//

  /// The shape of an input; unknown for an index beyond the inputs.
  const Shape &input(unsigned index) const;
  mlir::Type inputType(unsigned index) const;
  const std::optional<HandleTypes> &inputHandle(unsigned index) const;
  /// The input's shape, which must have this rank, at least this rank, or at
  /// most this rank; another rank is a violated requirement. For an unknown
  /// rank the first returns a shape with unknown dimensions, the last two an
  /// unknown shape.
  Shape inputOfRank(unsigned index, int64_t rank);
  Shape inputOfRankAtLeast(unsigned index, int64_t rank);
  Shape inputOfRankAtMost(unsigned index, int64_t rank);
  void requireScalar(unsigned index) { inputOfRank(index, 0); }

  /// The elements of an input, as many as its shape has; nullopt if unknown.
  const std::optional<Elements> &inputValue(unsigned index) const;
  /// The elements of an input, if all of them are known.
  std::optional<llvm::SmallVector<int64_t>> inputInts(unsigned index) const;
  /// The only element of an input, if it is known.
  std::optional<int64_t> inputInt(unsigned index) const;
  /// The elements of an input that is a constant of a real type.
  std::optional<llvm::SmallVector<double>> inputFloats(unsigned index) const;
  /// The only element of a constant string input.
  std::optional<llvm::StringRef> inputString(unsigned index) const;
  /// The dimension given by a scalar input. A negative value is a violation.
  Dim inputDim(unsigned index);
  /// The shape given by a vector input, in which -1 means unknown. With
  /// `scalarIsUnknown` a scalar -1 means an unknown rank.
  Shape inputAsShape(unsigned index, bool scalarIsUnknown = false);
  /// The axis of `shape` given by a scalar input, where negative values count
  /// from the end. It is checked if axis and rank are known.
  std::optional<int64_t> inputAxis(unsigned index, const Shape &shape,
                                   bool allowEnd = false);
  std::optional<int64_t> checkAxis(int64_t axis, const Shape &shape,
                                   bool allowEnd = false);

  //===--- Requirements ---------------------------------------------------===//

  void fail(const llvm::Twine &message);
  bool failed() const { return hasFailed; }
  llvm::StringRef message() const { return text; }

  Shape ofRank(const Shape &shape, int64_t rank);
  Shape ofRankAtLeast(const Shape &shape, int64_t rank);
  Shape ofRankAtMost(const Shape &shape, int64_t rank);
  Dim merge(Dim a, Dim b);
  Shape merge(const Shape &a, const Shape &b);
  Shape broadcast(const Shape &a, const Shape &b);
  /// `a - b`, which must not be negative.
  Dim subtract(Dim a, Dim b);
  /// `a / b`. With `exact` there must be no remainder.
  Dim divide(Dim a, Dim b, bool exact);
  Dim add(Dim a, Dim b) { return addDims(a, b); }
  Dim multiply(Dim a, Dim b) { return mulDims(a, b); }
  /// Merges handles that must point to the same types.
  std::optional<HandleTypes> mergeHandles(const std::optional<HandleTypes> &a,
                                          const std::optional<HandleTypes> &b);

  //===--- Outputs --------------------------------------------------------===//

  /// Sets an output's shape. Outputs that are not set have unknown shapes.
  void setOutput(unsigned index, Shape shape);
  void setOutputValue(unsigned index, Elements value);
  void setOutputHandle(unsigned index, std::optional<HandleTypes> handle);
  /// Copies shape and handle, and optionally the value, of an input to an
  /// output.
  void forward(unsigned index, unsigned input, bool withValue = false);
  const Shape &outputShape(unsigned index) const;
  mlir::Type outputType(unsigned index) const;
  std::optional<HandleTypes> declaredHandle(unsigned index) const {
    return op.outputHandle(index);
  }
  llvm::ArrayRef<TensorInfo> results() const { return outputs; }

private:
  struct Input {
    Shape shape;
    std::optional<HandleTypes> handle;
    mutable std::optional<Elements> value;
    mutable bool valueRead = false;
  };
  std::optional<AttrView> attrDefault(llvm::StringRef name) const;
  template <typename T>
  T missing(llvm::StringRef name, llvm::StringRef kind, T substitute);
  void splitArguments();
  void requireEqual(Dim a, Dim b);

  const OpView &op;
  Requirements *requirements;
  std::optional<OpDefView> opDef;
  llvm::SmallVector<Input, 4> inputs;
  llvm::SmallVector<TensorInfo, 2> outputs;
  llvm::SmallVector<Range, 4> inputRanges, outputRanges;
  std::string text;
  bool hasFailed = false;
};

} // namespace tfuse::shape

#endif // TFUSE_SHAPE_SHAPECONTEXT_H
