//===- SavedModel.cpp - saved_model.pb, beside a sound checkpoint ---------===//
//
// The variables and the object graph are those of
// unittests/Import/Inputs/saved_model_2; some models of the corpus restore
// them.
//
//===----------------------------------------------------------------------===//

#include "Format/Proto/SavedModel.pb.h"
#include "Graphs.h"
#include "ProtoMutator.h"
#include "tfuse/Import/SavedModel/SavedModelImport.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace tfuse;

static std::string contentOf(const llvm::Twine &path) {
  auto file = llvm::MemoryBuffer::getFile(path);
  if (!file) {
    llvm::errs() << "cannot read " << path << '\n';
    std::abort();
  }
  return (*file)->getBuffer().str();
}

namespace {
class Directory : public fuzz::Scratch {
public:
  Directory() {
    for (llvm::StringRef end : {".index", ".data-00000-of-00001"})
      write(("variables/variables" + end).str(),
            contentOf(TFUSE_FUZZ_CHECKPOINT + end));
    write("assets/words.txt", "one\ntwo\n");
  }
};
} // namespace

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static Directory directory;
  directory.write("saved_model.pb", fuzz::asText(data, size));
  auto module = importSavedModel(directory.path(), &fuzz::graphContext(), {});
  if (!fuzz::succeeded(module))
    return 0;
  // As in `convert`, verification starts after raising.
  if (fuzz::raise(**module))
    fuzz::check(**module);
  return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                               unsigned seed) {
  return fuzz::mutateBinary(data, size, maxSize, seed,
                            proto::SavedModel::default_instance(),
                            fuzz::graphWords);
}
