//===- PortableArtifactErrorsTest.cpp - Diagnostics for damaged programs --===//
//
// Truncated StableHLO programs, and programs with one changed byte. Each row
// names the expected diagnostic of the reader: its code and text.
//
//===----------------------------------------------------------------------===//

#include "Inputs.h"
#include "tfuse/Import/StableHLO/PortableArtifact.h"

#include "mlir/IR/BuiltinOps.h"

using namespace llvm;

namespace tfuse {
namespace {

/// Used in place of a byte's value: truncates the file before the byte.
constexpr int Cut = -1;

struct Damage {
  const char *program;
  size_t offset;
  int value;
  const char *text;
};

constexpr Damage damages[] = {
    {"network", 0, 0, "it is not MLIR bytecode"},
    {"network", 4, 0,
     "it is MLIR bytecode of version 5496754861387117651, and versions up to 6 "
     "are supported"},
    {"network", 4, 5, "its table of names is damaged"},
    {"network", 4, Cut, "its header is incomplete"},
    {"network", 5, 0, "a section is incomplete, unknown or duplicate"},
    {"network", 24, 247, "one of its sections is missing"},
    {"network", 26, 5,
     "it has the op 'module', of a later version of StableHLO"},
    {"network", 26, 25, "it has attributes of dialect 'add_v1'"},
    {"network", 27, 1,
     "it has the op 'builtin.func_v1', which is not a StableHLO op"},
    {"network", 28, 40,
     "'broadcast_in_dim_v1' has more attributes than supported"},
    {"network", 34, 35,
     "'reduce_v1' has a wrong number of operands, results or regions"},
    {"network", 34, 45,
     "attribute 'allow_imprecise_accumulation' of 'dot_general_v2' cannot be "
     "read"},
    {"network", 49, 0, "its table of types and attributes is damaged"},
    {"network", 50, 5, "it refers to type 12 of 2"},
    {"network", 51, 3, "attribute 0, of dialect 'vhlo', cannot be read"},
    {"network", 54, 5, "it has builtin attributes of code 45"},
    {"network", 67, 5, "the attributes of an op are not a dictionary"},
    {"network", 69, 1, "it has builtin types of code 54"},
    {"network", 69, 11, "type 0, of dialect 'builtin', cannot be read"},
    {"network", 120, 29, "the value of a constant does not match its type"},
    {"network", 133, 5, "a function has no name or no type"},
    {"network", 171, 5, "it has a number of a non-numeric type"},
    {"network", 193, 10, "it refers to attribute 2114 of 72"},
    {"network", 195, 29, "attribute 14 refers to itself"},
    {"network", 274, 0,
     "it has an attribute with the unknown code 0, of a later version of "
     "StableHLO"},
    {"network", 274, 15, "an enumeration has the unknown case 13"},
    {"network", 277, 5, "the size of a constant does not match its type"},
    {"network", 404, 10,
     "it has a type with the unknown code 322, of a later version of "
     "StableHLO"},
    {"network", 404, 85,
     "it has asynchronous (future) types, which are not supported"},
    {"network", 405, 3, "the element type of a tensor is invalid"},
    {"network", 406, 15, "a tensor's sizes are negative or too large"},
    {"network", 408, 5, "type 2 refers to itself"},
    {"network", 417, 19, "a constant has an invalid type"},
    {"network", 417, 49, "it has quantized types, which are not supported"},
    {"network", 443, 5,
     "function 'main' has arguments that differ from its type"},
    {"network", 447, 1,
     "function 'main' returns values that differ from its type"},
    {"network", 465, 0, "it is not a single module"},
    {"network", 466, 0, "an op has no name"},
    {"network", 467, 0, "'module' has a wrong number of regions"},
    {"network", 467, 15, "'module' uses a value that does not exist"},
    {"network", 467, 25, "'module' branches to blocks"},
    {"network", 467, 70, "an op has no properties"},
    {"network", 471, 5, "a function has several blocks"},
    {"network", 472, 0, "the body of 'module' is damaged"},
    {"network", 476, 0, "a region has more values than bytes"},
    {"network", 477, 6, "the arguments of a block are damaged"},
    {"network", 477, 9, "an op is incomplete"},
    {"network", 486, 1, "a function or a region has no body"},
    {"network", 487, 5, "a region has fewer values than arguments"},
    {"network", 487, 15, "a region has more values than declared"},
    {"network", 488, 15, "a function or a region does not end in a return"},
    {"network", 823, 0, "its table of strings is damaged"},
    {"network", 1479, 0, "its table of properties is damaged"},
    {"loops", 36, 37, "a call names no function"},
    {"loops", 408, 117,
     "function 'dynamic_index_in_dim' is duplicate or nested"},
    {"loops", 686, 5, "a call does not match function 'closed_call'"},
    {"loops", 687, 1, "it has nested modules"},
};

/// "code: message" of the only error.
std::string describe(Error error) {
  std::string result;
  handleAllErrors(std::move(error), [&](const UserError &user) {
    EXPECT_EQ(result, "");
    result = (codeName(user.code) + ": " + user.message).str();
  });
  return result;
}

TEST(PortableArtifactErrors, SayWhatIsWrong) {
  mlir::MLIRContext context;
  for (const Damage &damage : damages) {
    std::string bytes = readInput(damage.program + std::string(".mlirbc"));
    ASSERT_LT(damage.offset, bytes.size());
    if (damage.value == Cut)
      bytes.resize(damage.offset);
    else
      bytes[damage.offset] = char(damage.value);
    auto program = readPortableArtifact(bytes, &context);
    ASSERT_FALSE(static_cast<bool>(program)) << damage.text;
    EXPECT_EQ(describe(program.takeError()),
              std::string("file-corrupt: ") + damage.text);
  }
}

} // namespace
} // namespace tfuse
