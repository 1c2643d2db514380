//===- PassDebugging.cpp - Watches the passes of a conversion -------------===//

#include "PassDebugging.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

PassDebugger::PassDebugger(const PassDebugging &options) : options(options) {
  times.setEnabled(options.timing);
  root = times.getRootScope();
}

PassDebugger::Scope PassDebugger::watch(PassManager &passes, StringRef phase) {
  if (options.printIRAfterAll) {
    OpPrintingFlags flags;
    flags.elideLargeElementsAttrs().elideLargeResourceString();
    passes.enableIRPrinting(
        /*shouldPrintBeforePass=*/{}, [](Pass *, Operation *) { return true; },
        /*printModuleScope=*/true,
        /*printAfterOnlyOnChange=*/true, /*printAfterOnlyOnFailure=*/false,
        errs(), flags);
  }
  if (!options.crashReproducer.empty())
    passes.enableCrashReproducerGeneration(options.crashReproducer);
  Scope scope = root.nest(phase);
  passes.enableTiming(scope);
  return scope;
}

} // namespace tfuse
