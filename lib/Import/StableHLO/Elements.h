//===- Elements.h - Types and attributes of a program -----------*- C++ -*-===//

#ifndef TFUSE_IMPORT_STABLEHLO_ELEMENTS_H
#define TFUSE_IMPORT_STABLEHLO_ELEMENTS_H

#include "Bytecode.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Location.h"
#include "tfuse/Support/Diagnostics.h"
#include <string>

namespace tfuse::vhlo {

/// The types and attributes of a file, converted to MLIR on first use. Null if
/// one is malformed or unknown; `problem` describes the first error.
class Elements {
public:
  Elements(const Bytecode &code, mlir::MLIRContext *context)
      : code(code), context(context), attributes(code.attributes.size()),
        types(code.types.size()) {}

  mlir::Attribute attribute(uint64_t index);
  mlir::Type type(uint64_t index);
  /// Returns the name in a location, without file and line; `otherwise` if the
  /// location has no name.
  mlir::Location location(uint64_t index, mlir::Location otherwise);

  mlir::MLIRContext *getContext() const { return context; }
  std::string problem;
  DiagnosticSite problemSite;

  /// Records the first problem.
  std::nullptr_t fail(const llvm::Twine &what,
                      DiagnosticSite site = DiagnosticSite::current()) {
    if (problem.empty()) {
      problem = what.str();
      problemSite = site;
    }
    return nullptr;
  }

private:
  template <typename T> struct Entry {
    enum { Unread, InWork, Done } state = Unread;
    T value;
    /// The number of types and attributes in its textual form.
    uint64_t weight = 1;
  };

  template <typename T>
  T readOnce(std::vector<Entry<T>> &table, uint64_t index,
             llvm::ArrayRef<Encoded> encoded,
             T (Elements::*read)(ByteReader &, llvm::StringRef),
             llvm::StringRef kind);

  mlir::Attribute readAttribute(ByteReader &reader, llvm::StringRef dialect);
  mlir::Attribute readBuiltinAttribute(ByteReader &reader);
  mlir::Attribute readVhloAttribute(ByteReader &reader);
  mlir::Attribute readEnum(ByteReader &reader, uint64_t code);
  mlir::Attribute readNumber(ByteReader &reader, mlir::Type type);
  mlir::Attribute readTensor(ByteReader &reader);
  mlir::Attribute readDictionary(ByteReader &reader);
  mlir::Attribute readLocation(ByteReader &reader, uint64_t code);
  mlir::Type readType(ByteReader &reader, llvm::StringRef dialect);
  mlir::Type readBuiltinType(ByteReader &reader);
  mlir::Type readVhloType(ByteReader &reader);
  mlir::Type readTensorType(ByteReader &reader, bool hasEncoding);

  bool readAttributes(ByteReader &reader,
                      llvm::SmallVectorImpl<mlir::Attribute> &into);
  bool readTypes(ByteReader &reader, llvm::SmallVectorImpl<mlir::Type> &into);

  const Bytecode &code;
  mlir::MLIRContext *const context;
  std::vector<Entry<mlir::Attribute>> attributes;
  std::vector<Entry<mlir::Type>> types;
  unsigned depth = 0;
  /// The weight of the current type or attribute.
  uint64_t weight = 0;
};

} // namespace tfuse::vhlo

#endif // TFUSE_IMPORT_STABLEHLO_ELEMENTS_H
