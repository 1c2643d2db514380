//===- tfuse-tblgen.cpp - tables and documentation from op definitions ----===//
//
// A TableGen backend for the fields that the definitions of tfl ops have beside
// MLIR's own.
//
//===----------------------------------------------------------------------===//

#include "Generators.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Main.h"

using namespace llvm;

namespace {
enum class Action { OpFacts, OpDocs };
} // namespace

static cl::opt<Action>
    action(cl::desc("What to make:"), cl::Required,
           cl::values(clEnumValN(Action::OpFacts, "gen-op-facts",
                                 "C++ tables of the facts of all operators"),
                      clEnumValN(Action::OpDocs, "gen-op-docs",
                                 "the op reference in Markdown")));

static bool generate(raw_ostream &os, const RecordKeeper &records) {
  return action == Action::OpFacts ? tfuse::tblgen::genOpFacts(os, records)
                                   : tfuse::tblgen::genOpDocs(os, records);
}

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv, "tfuse table generator\n");
  return TableGenMain(argv[0], generate);
}
