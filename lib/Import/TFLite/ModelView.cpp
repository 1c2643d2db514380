//===- ModelView.cpp - reading access to a FlatBuffer ---------------------===//
//
// Access to tables, and to bytes outside the FlatBuffer.
//
//===----------------------------------------------------------------------===//

#include "ModelView.h"

#include "tfuse/Support/Diagnostics.h"

using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

namespace tfuse::tfl {

namespace field = schema::field;

llvm::StringRef TableView::string(uint16_t field) const {
  auto *text = pointer<flatbuffers::String>(field);
  return text ? llvm::StringRef(text->c_str(), text->size())
              : llvm::StringRef();
}

size_t TableView::count(uint16_t field) const {
  auto *tables = pointer<Tables>(field);
  return tables ? tables->size() : 0;
}

TableView TableView::at(uint16_t field, size_t index) const {
  assert(index < count(field));
  return TableView(pointer<Tables>(field)->Get(index));
}

Error ModelView::corrupt(const llvm::Twine &what, DiagnosticSite site) const {
  return userError(Code::FileCorrupt, what, file->path(), "", site);
}

Expected<ModelView> ModelView::open(std::shared_ptr<const MappedFile> file) {
  if (Error error = verifyModel(*file))
    return std::move(error);
  ModelView model;
  model.root =
      TableView(flatbuffers::GetRoot<flatbuffers::Table>(file->bytes().data()));
  model.file = std::move(file);
  return model;
}

Expected<ArrayRef<char>> ModelView::fileBytes(uint64_t offset,
                                              uint64_t size) const {
  std::optional<ArrayRef<char>> bytes = file->slice(offset, size);
  if (!bytes)
    return corrupt(llvm::Twine("the file ends before byte ") +
                   llvm::Twine(offset) + " + " + llvm::Twine(size));
  return *bytes;
}

Expected<ArrayRef<char>> ModelView::bufferBytes(uint64_t index) const {
  if (index >= root.count(field::Model_buffers))
    return corrupt("there is no buffer " + llvm::Twine(index));
  TableView buffer = root.at(field::Model_buffers, index);
  // Offsets 0 and 1 are placeholders.
  uint64_t offset = buffer.scalar<uint64_t>(field::Buffer_offset);
  if (offset > 1)
    return fileBytes(offset, buffer.scalar<uint64_t>(field::Buffer_size));
  ArrayRef<uint8_t> data = buffer.vector<uint8_t>(field::Buffer_data);
  return ArrayRef(reinterpret_cast<const char *>(data.data()), data.size());
}

} // namespace tfuse::tfl
