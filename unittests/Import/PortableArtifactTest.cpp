//===- PortableArtifactTest.cpp - Programs of StableHLO, whole and damaged ===//

#include "tfuse/Import/StableHLO/PortableArtifact.h"
#include "Inputs.h"
#include "tfuse/Conversion/StableHLOToTF/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace mlir;

namespace tfuse {
namespace {

std::string bytesOf(llvm::StringRef name) {
  auto file = llvm::MemoryBuffer::getFile(
      (llvm::Twine(TFUSE_TEST_INPUTS) + "/" + name).str());
  return file ? (*file)->getBuffer().str() : std::string();
}

/// Reads a program and lowers it if it is valid.
class PortableArtifact : public testing::Test {
protected:
  PortableArtifact() {
    context.disableMultithreading();
    context.getDiagEngine().registerHandler(
        [](Diagnostic &) { return success(); });
  }

  OwningOpRef<ModuleOp> read(llvm::StringRef bytes) {
    auto program = readPortableArtifact(bytes, &context);
    if (program)
      return std::move(*program);
    problem = llvm::toString(program.takeError());
    return {};
  }

  bool lower(ModuleOp module) {
    PassManager passes(&context, ModuleOp::getOperationName());
    passes.addPass(createLegalizeStableHLOPass());
    return succeeded(passes.run(module)) && succeeded(verify(module));
  }

  /// True if each operand is defined before its user, outside the user's
  /// regions.
  static bool operandsDominate(ModuleOp module) {
    DominanceInfo dominance(module);
    return !module
                .walk([&](Operation *op) {
                  return llvm::all_of(op->getOperands(),
                                      [&](Value operand) {
                                        return dominance.properlyDominates(
                                            operand, op);
                                      })
                             ? WalkResult::advance()
                             : WalkResult::interrupt();
                })
                .wasInterrupted();
  }

  /// The number of variants that could be read.
  unsigned readAll(llvm::ArrayRef<std::string> variants) {
    unsigned count = 0;
    for (const std::string &variant : variants)
      if (OwningOpRef<ModuleOp> module = read(variant)) {
        ++count;
        EXPECT_TRUE(operandsDominate(*module));
        (void)lower(*module);
      }
    return count;
  }

  MLIRContext context;
  std::string problem;
};

TEST_F(PortableArtifact, IsReadAndLowered) {
  for (llvm::StringRef name : {"network.mlirbc", "loops.mlirbc"}) {
    std::string bytes = bytesOf(name);
    EXPECT_TRUE(producerOfPortableArtifact(bytes).starts_with("StableHLO_v"));
    OwningOpRef<ModuleOp> module = read(bytes);
    ASSERT_TRUE(module) << problem;
    EXPECT_TRUE(module->lookupSymbol<func::FuncOp>("main"));
    EXPECT_TRUE(lower(*module));
    bool left = false;
    module->walk([&](Operation *op) {
      left |= op->getName().getDialectNamespace() == "stablehlo";
    });
    EXPECT_FALSE(left);
  }
}

// One program in earlier versions of StableHLO and of MLIR bytecode.
TEST_F(PortableArtifact, OfEarlierVersionsIsTheSame) {
  std::string first;
  for (llvm::StringRef version :
       {"0.9.0", "0.11.0", "0.12.0", "0.14.0", "1.0.0"}) {
    std::string bytes = bytesOf(("program_v" + version + ".mlirbc").str());
    EXPECT_EQ(producerOfPortableArtifact(bytes),
              ("StableHLO_v" + version).str());
    OwningOpRef<ModuleOp> module = read(bytes);
    ASSERT_TRUE(module) << version.str() << ": " << problem;
    EXPECT_TRUE(lower(*module)) << version.str();
    std::string text;
    llvm::raw_string_ostream(text) << *module;
    if (first.empty())
      first = text;
    EXPECT_EQ(text, first) << version.str();
  }
}

TEST_F(PortableArtifact, TruncatedIsAnError) {
  for (llvm::StringRef name : {"network.mlirbc", "loops.mlirbc"}) {
    std::string bytes = bytesOf(name);
    ASSERT_FALSE(bytes.empty());
    std::vector<std::string> variants;
    variants.reserve(bytes.size());
    for (size_t size = 0; size < bytes.size(); ++size)
      variants.push_back(bytes.substr(0, size));
    EXPECT_EQ(readAll(variants), 0u);
  }
}

// A flipped bit may give another valid program, but never a crash. All bits are
// flipped if TFUSE_ALL_BITS is set.
TEST_F(PortableArtifact, FlippedBitsAreNoCrash) {
  bool all = std::getenv("TFUSE_ALL_BITS");
  for (llvm::StringRef name : {"network.mlirbc", "loops.mlirbc"}) {
    std::string bytes = bytesOf(name);
    for (size_t i = 0; i < bytes.size(); ++i) {
      for (unsigned bit = 0; bit < 8; ++bit) {
        if (!all && bit != i % 8)
          continue;
        std::string variant = bytes;
        variant[i] ^= 1 << bit;
        (void)readAll(variant);
      }
    }
  }
}

TEST_F(PortableArtifact, NamesWhatIsNotKnown) {
  EXPECT_FALSE(read("module {}"));
  EXPECT_NE(problem.find("it is not MLIR bytecode"), std::string::npos);
  EXPECT_FALSE(read(llvm::StringRef("ML\xEFR\x65StableHLO_v9.0.0\0", 23)));
  EXPECT_NE(problem.find("of version 50"), std::string::npos);
  EXPECT_EQ(producerOfPortableArtifact("ML\xEFR"), "");

  // An op of a later StableHLO version.
  std::string bytes = bytesOf("network.mlirbc");
  size_t at = bytes.find("dot_general_v2");
  ASSERT_NE(at, std::string::npos);
  bytes[at + 13] = '9';
  EXPECT_FALSE(read(bytes));
  EXPECT_NE(problem.find("'dot_general_v9', of a later version of StableHLO"),
            std::string::npos);
}

} // namespace
} // namespace tfuse
