//===- Zip.cpp - Zip archives ---------------------------------------------===//

#include "Fuzzing.h"
#include "tfuse/Format/Zip/Inflate.h"
#include "tfuse/Format/Zip/ZipArchive.h"

using namespace tfuse;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::StringRef text = fuzz::asText(data, size);
  auto archive = ZipArchive::open(MappedFile::fromMemory(text, "input"));
  if (fuzz::succeeded(archive))
    for (llvm::StringRef name : archive->names()) {
      auto content = archive->read(name);
      (void)fuzz::succeeded(content);
    }
  // An archive with a wrong checksum is rejected after it is inflated.
  llvm::ArrayRef<char> bytes(text.data(), text.size());
  constexpr uint64_t expanded = 1 << 16;
  for (DeflateForm form : {DeflateForm::Raw, DeflateForm::Zlib})
    (void)inflate(bytes, expanded, form);
  return 0;
}
