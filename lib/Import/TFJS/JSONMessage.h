//===- JSONMessage.h - Protobuf messages from JSON --------------*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_TFJS_JSONMESSAGE_H
#define TFUSE_LIB_IMPORT_TFJS_JSONMESSAGE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace google::protobuf {
class Message;
} // namespace google::protobuf

namespace tfuse {

/// Fills `message` from protobuf's JSON form: fields by their name in either
/// spelling, 64-bit integers as numbers or strings, enumerators by name or
/// number, bytes in base64 or as an array of numbers. Other fields are skipped.
/// Objects of JSON are never in memory, only the message. Errors have the code
/// FileCorrupt, and `file` as their place.
llvm::Error readMessage(llvm::StringRef text,
                        google::protobuf::Message &message,
                        llvm::StringRef file);

/// Calls `visit` with each member of an object until that fails. Values are
/// texts. Fails with FileCorrupt, without a place, if the text is not an
/// object.
llvm::Error forEachMember(
    llvm::StringRef object,
    llvm::function_ref<llvm::Error(llvm::StringRef key, llvm::StringRef value)>
        visit);

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_TFJS_JSONMESSAGE_H
