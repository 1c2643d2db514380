//===- Messages.h - The messages of object headers --------------*- C++ -*-===//

#ifndef TFUSE_LIB_FORMAT_HDF5_MESSAGES_H
#define TFUSE_LIB_FORMAT_HDF5_MESSAGES_H

namespace tfuse::hdf5 {

/// The most levels of a tree; each has at least twice the nodes of the level
/// above.
inline constexpr unsigned kMostLevels = 32;

/// The numbers of the messages, as in the specification of the format.
enum MessageType : unsigned {
  Dataspace = 0x01,
  LinkInfo = 0x02,
  Datatype = 0x03,
  LinkMessage = 0x06,
  ExternalFiles = 0x07,
  Layout = 0x08,
  FilterPipeline = 0x0b,
  Attribute = 0x0c,
  Continuation = 0x10,
  SymbolTable = 0x11,
  AttributeInfo = 0x15,
};

} // namespace tfuse::hdf5

#endif // TFUSE_LIB_FORMAT_HDF5_MESSAGES_H
