//===- ProtoMutator.h - Random changes of protobuf messages -----*- C++ -*-===//
//
// Random bytes are seldom a valid message, and hardly ever one with valid node
// names. These mutations keep the message well-formed: they change, copy,
// repeat and move fields, and reuse strings of the message.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_FUZZ_PROTOMUTATOR_H
#define TFUSE_FUZZ_PROTOMUTATOR_H

#include "Fuzzing.h"
#include "llvm/ADT/ArrayRef.h"

namespace google::protobuf {
class Message;
} // namespace google::protobuf

namespace tfuse::fuzz {

/// Changes `message` in one to four places. `words` are strings that mean
/// something to the reader, such as names of ops.
void mutateMessage(google::protobuf::Message &message, Random &random,
                   llvm::ArrayRef<llvm::StringLiteral> words = {});

/// LLVMFuzzerCustomMutator for a reader of `prototype` messages. A quarter of
/// the mutations change bytes instead of fields.
size_t mutateBinary(uint8_t *data, size_t size, size_t maxSize, unsigned seed,
                    const google::protobuf::Message &prototype,
                    llvm::ArrayRef<llvm::StringLiteral> words = {});

/// The same for text form.
size_t mutateText(uint8_t *data, size_t size, size_t maxSize, unsigned seed,
                  const google::protobuf::Message &prototype,
                  llvm::ArrayRef<llvm::StringLiteral> words = {});

} // namespace tfuse::fuzz

#endif // TFUSE_FUZZ_PROTOMUTATOR_H
