//===- ExtraOps.cpp - tf ops that TensorFlow does not have ----------------===//

#include "ExtraOps.h"

#include "tfuse/Support/OpRegistryOverlay.h"

using namespace llvm;

namespace tfuse::tf {

namespace {
/// Puts a definition together; the type attributes of its lists come along.
class Definition {
public:
  explicit Definition(StringRef name) { op.name = name.str(); }

  Definition &in(StringRef name, DataType type) {
    op.inputs.push_back({.name = name.str(), .fixedType = type});
    return *this;
  }
  Definition &inList(StringRef name, StringRef types) {
    return list(op.inputs, name, types);
  }
  Definition &out(StringRef name, DataType type) {
    op.outputs.push_back({.name = name.str(), .fixedType = type});
    return *this;
  }
  Definition &outList(StringRef name, StringRef types) {
    return list(op.outputs, name, types);
  }
  Definition &attr(StringRef name, StringRef type) {
    op.attrs.push_back({.name = name.str(), .type = type.str()});
    return *this;
  }
  Definition &boolAttr(StringRef name, bool defaultValue) {
    attr(name, "bool");
    op.attrs.back().defaultValue = {.bools = {defaultValue}};
    return *this;
  }
  Definition &intAttr(StringRef name, int64_t defaultValue, int64_t minimum) {
    attr(name, "int");
    op.attrs.back().defaultValue = {.ints = {defaultValue}};
    op.attrs.back().minimum = minimum;
    return *this;
  }
  Definition &stringAttr(StringRef name, StringRef defaultValue) {
    attr(name, "string");
    op.attrs.back().defaultValue = {.strings = {defaultValue.str()}};
    return *this;
  }
  OpDefData take() { return std::move(op); }

private:
  Definition &list(std::vector<ArgData> &args, StringRef name,
                   StringRef types) {
    args.push_back({.name = name.str(), .typeListAttr = types.str()});
    bool known = any_of(
        op.attrs, [&](const AttrData &attr) { return attr.name == types; });
    if (!known)
      attr(types, "list(type)");
    return *this;
  }

  OpDefData op;
};
} // namespace

static std::vector<OpDefData> defineOps() {
  std::vector<OpDefData> ops;
  ops.push_back(Definition("CaseRegion")
                    .in("branch_index", DataType::Int32)
                    .outList("output", "Tout")
                    .boolAttr("is_stateless", false)
                    .take());
  ops.push_back(Definition("GeneratorDatasetRegion")
                    .inList("init_func_other_args", "Tinit_func_args")
                    .inList("next_func_other_args", "Tnext_func_args")
                    .inList("finalize_func_other_args", "Tfinalize_func_args")
                    .out("handle", DataType::Variant)
                    .attr("output_types", "list(type)")
                    .attr("output_shapes", "list(shape)")
                    .stringAttr("metadata", "")
                    .take());
  ops.push_back(Definition("IfRegion")
                    .in("cond", DataType::Bool)
                    .outList("output", "Tout")
                    .boolAttr("is_stateless", false)
                    .stringAttr("_then_func_name", "")
                    .stringAttr("_else_func_name", "")
                    .take());
  ops.push_back(Definition("LegacyCall")
                    .inList("args", "Tin")
                    .outList("output", "Tout")
                    .attr("f", "func")
                    .boolAttr("_disable_call_shape_inference", false)
                    .take());
  ops.push_back(Definition("WhileRegion")
                    .inList("input", "T")
                    .outList("output", "T")
                    .intAttr("parallel_iterations", 10, 1)
                    .boolAttr("is_stateless", false)
                    .take());
  ops.push_back(Definition("Yield").inList("values", "T").take());
  return ops;
}

ArrayRef<OpDefView> extraOps() {
  // The overlay holds the definitions, so it lives as long as the process.
  static const std::vector<OpDefView> views = [] {
    static OpRegistryOverlay registry;
    std::vector<OpDefData> ops = defineOps();
    cantFail(registry.addFromModel(ops), "our own definitions are well formed");
    std::vector<OpDefView> views;
    views.reserve(ops.size());
    for (const OpDefData &op : ops)
      views.push_back(*registry.lookup(op.name));
    return views;
  }();
  return views;
}

} // namespace tfuse::tf
