//===- Annotation.cpp - Annotations of functions --------------------------===//
//
// The text of `_implements`, as a name with flags or as a NameAttrList, and the
// FlexBuffer that the attributes of a tfl_fusable_op become.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Composite/Annotation.h"
#include "Format/Proto/Graph.pb.h"
#include "Fuzzing.h"
#include "ProtoMutator.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Format/TFLite/CustomOptions.h"

#include "mlir/IR/Builders.h"
#include <flatbuffers/flexbuffers.h>

using namespace mlir;
using namespace tfuse;

static void writeOptions(const Annotation &annotation, MLIRContext *context) {
  CustomOptions options;
  for (NamedAttribute attr : annotation.attrs)
    if (!options.add(attr.getName(), attr.getValue()))
      return;
  llvm::StringRef bytes = options.finish(context).getValue();
  std::vector<uint8_t> reused;
  if (!flexbuffers::VerifyBuffer(
          reinterpret_cast<const uint8_t *>(bytes.data()), bytes.size(),
          &reused)) {
    llvm::errs() << "the options are not a FlexBuffer\n";
    std::abort();
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  MLIRContext &context =
      fuzz::contextOf<tf::TFDialect, tf_type::TFTypeDialect, tfl::TFLDialect>();
  Builder builder(&context);
  OwningOpRef<ModuleOp> holder = ModuleOp::create(builder.getUnknownLoc());
  (*holder)->setAttr(implementsAttrName,
                     builder.getStringAttr(fuzz::asText(data, size)));
  auto annotation = readAnnotation(*holder);
  if (fuzz::succeeded(annotation))
    writeOptions(*annotation, &context);
  return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                               unsigned seed) {
  static constexpr llvm::StringLiteral words[] = {
      "tfl_fusable_op", "max_detections", "iou_threshold", "name", "key"};
  return fuzz::mutateText(data, size, maxSize, seed,
                          proto::NameAttrList::default_instance(), words);
}
