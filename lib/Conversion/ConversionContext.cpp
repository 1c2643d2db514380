//===- ConversionContext.cpp - Replaces one op by tf ops ------------------===//

#include "tfuse/Conversion/ConversionContext.h"

#include "tfuse/Dialect/TF/IR/TFDataTypes.h"

#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tfuse::lowering {

LogicalResult ConversionContext::reject(Code code, const Twine &why,
                                        const Twine &hint,
                                        DiagnosticSite site) {
  rejection = {code, why.str(), hint.str(), site};
  return failure();
}

LogicalResult ConversionContext::reject(const Twine &why, const Twine &hint,
                                        DiagnosticSite site) {
  return reject(Code::UnsupportedOp, why, hint, site);
}

bool needsExactTypes(Operation *user) {
  return user->hasTrait<OpTrait::IsTerminator>() ||
         isa<CallOpInterface>(user) || user->getNumRegions() > 0;
}

LogicalResult ConversionContext::replace(ValueRange values) {
  assert(values.size() == op->getNumResults());
  SmallVector<Value> replacements(values);
  for (auto [value, result] : llvm::zip_equal(replacements, op->getResults()))
    if (value.getType() != result.getType() && !tf::isa(op, "Identity") &&
        llvm::any_of(result.getUsers(), needsExactTypes))
      value = tf("Identity", result.getType(), value);
  rewriter.replaceOp(op, replacements);
  return success();
}

LogicalResult ConversionContext::erase() {
  rewriter.eraseOp(op);
  return success();
}

std::string typeName(Type type) {
  StringRef name = dataTypePythonName(tf_type::toDataType(type));
  if (!name.empty())
    return name.str();
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

} // namespace tfuse::lowering
