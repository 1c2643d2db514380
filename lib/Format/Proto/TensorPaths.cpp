//===- TensorPaths.cpp - Where messages hold tensors ----------------------===//

#include "TensorPaths.h"

#include "llvm/Support/ErrorHandling.h"

namespace tfuse {

using Kind = MessageKind;

namespace {
/// In a message of kind `from`, field `field` is a message of kind `to`.
struct Step {
  Kind from;
  uint32_t field;
  Kind to;
};
} // namespace

static constexpr Step steps[] = {
    {Kind::SavedModel, 2, Kind::MetaGraph},
    {Kind::MetaGraph, 2, Kind::Graph},
    {Kind::MetaGraph, 5, Kind::SignatureEntry},
    {Kind::SignatureEntry, 2, Kind::Signature},
    {Kind::Signature, 4, Kind::TensorEntry}, // Default values of inputs.
    {Kind::TensorEntry, 2, Kind::Tensor},
    {Kind::Graph, 1, Kind::Node},
    {Kind::Graph, 2, Kind::Library},
    {Kind::Library, 1, Kind::Function},
    {Kind::Function, 3, Kind::Node},
    {Kind::Function, 5, Kind::NamedAttr},
    {Kind::Function, 7, Kind::ArgAttrsEntry},
    {Kind::ArgAttrsEntry, 2, Kind::ArgAttrs},
    {Kind::ArgAttrs, 1, Kind::NamedAttr},
    {Kind::Node, 5, Kind::NamedAttr},
    {Kind::NamedAttr, 2, Kind::AttrValue},
    {Kind::AttrValue, 1, Kind::AttrList},
    {Kind::AttrValue, 8, Kind::Tensor},
    {Kind::AttrValue, 10, Kind::NameAttrList},
    {Kind::AttrList, 8, Kind::Tensor},
    {Kind::AttrList, 9, Kind::NameAttrList},
    {Kind::NameAttrList, 2, Kind::NamedAttr},
};

std::optional<MessageKind> messageIn(MessageKind kind, uint32_t field) {
  for (const Step &step : steps)
    if (step.from == kind && step.field == field)
      return step.to;
  return std::nullopt;
}

MessageKind rootMessage(ModelKind kind) {
  switch (kind) {
  case ModelKind::SavedModel:
    return Kind::SavedModel;
  case ModelKind::MetaGraph:
    return Kind::MetaGraph;
  case ModelKind::GraphDef:
    return Kind::Graph;
  case ModelKind::TFLite:
    break;
  }
  llvm_unreachable("not a protobuf message");
}

} // namespace tfuse
