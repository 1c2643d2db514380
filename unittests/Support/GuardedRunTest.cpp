//===- GuardedRunTest.cpp - Runs end where memory or luck does ------------===//

#include "tfuse/Support/GuardedRun.h"

#include "tfuse/Support/AtomicFile.h"
#include "tfuse/Support/Diagnostics.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"
#include <new>
#include <thread>

using namespace llvm;
using namespace tfuse;

namespace {

/// Code and message of an error, or "" for success.
std::string text(Error error) {
  std::string result;
  handleAllErrors(std::move(error), [&](const UserError &user) {
    result = (codeName(user.code) + ": " + user.message).str();
  });
  return result;
}

/// A sanitizer's allocator aborts the process, and sanitizer builds run on the
/// stack of the caller.
constexpr bool kIsSanitized = LLVM_ADDRESS_SANITIZER_BUILD ||
                              LLVM_MEMORY_SANITIZER_BUILD ||
                              LLVM_THREAD_SANITIZER_BUILD;

TEST(GuardedRun, runsOnTheThreadOfTheCaller) {
  std::thread::id inside;
  EXPECT_EQ(text(runGuarded([&] { inside = std::this_thread::get_id(); })), "");
  EXPECT_EQ(inside, std::this_thread::get_id());
}

TEST(GuardedRun, fatalErrorsEndTheRun) {
  // Code after the fatal error does not run, and the process continues.
  bool went = false;
  EXPECT_EQ(text(runGuarded([&] {
              reportFatalUsageError("no such luck");
              went = true;
            })),
            "limit-exceeded: the conversion was aborted: no such luck");
  EXPECT_FALSE(went);
  EXPECT_EQ(text(runGuarded([&] { went = true; })), "");
  EXPECT_TRUE(went);
}

TEST(GuardedRun, missingMemoryEndsTheRun) {
  if (kIsSanitized)
    GTEST_SKIP();
  const char *expected =
      "limit-exceeded: the conversion was aborted: out of memory";
  EXPECT_EQ(text(runGuarded([] {
              SmallVector<char, 0> bytes;
              bytes.reserve(size_t(1) << 60);
            })),
            expected);
  // `volatile` keeps the compiler from removing the unused allocation.
  EXPECT_EQ(text(runGuarded([] {
              [[maybe_unused]] void *volatile bytes =
                  ::operator new(size_t(1) << 60);
            })),
            expected);
}

TEST(GuardedRun, handlersOfTheProgramAreUsedOutside) {
  if (kIsSanitized)
    GTEST_SKIP();
  static bool called;
  called = false;
  std::set_new_handler([] {
    called = true;
    std::set_new_handler(nullptr);
  });
  EXPECT_EQ(text(runGuarded([] {})), "");
  // Nothing throws here, and nothing is allocated.
  EXPECT_EQ(::operator new(size_t(1) << 60, std::nothrow), nullptr);
  EXPECT_TRUE(called);
  std::set_new_handler(nullptr);
}

/// Takes about 1 kB of the stack per level.
LLVM_ATTRIBUTE_NOINLINE unsigned recurse(unsigned depth) {
  volatile char frame[1000];
  frame[depth % sizeof(frame)] = char(depth);
  return depth == 0 ? 0 : recurse(depth - 1) + unsigned(frame[0] == 1) + 1;
}

TEST(GuardedRun, recursionHasRoom) {
  unsigned depth = 0;
  // Sanitizer builds have larger stack frames.
  constexpr unsigned kLevels = kIsSanitized ? 1000 : 200000;
  EXPECT_EQ(text(runGuarded([&] { depth = recurse(kLevels); })), "");
  EXPECT_GE(depth, kLevels);
}

TEST(GuardedRun, unfinishedFilesAreRemoved) {
  SmallString<128> folder;
  ASSERT_FALSE(sys::fs::createUniqueDirectory("guarded-run", folder));
  SmallString<128> path = folder;
  sys::path::append(path, "file");
  EXPECT_NE(text(runGuarded([&] {
              cantFail(writeAtomically(path, [](raw_ostream &os) {
                os << "half";
                os.flush();
                reportFatalUsageError("no such luck");
              }));
            })),
            "");
  std::error_code failure;
  EXPECT_EQ(sys::fs::directory_iterator(folder, failure),
            sys::fs::directory_iterator());
  ASSERT_FALSE(sys::fs::remove(folder));
}

TEST(GuardedRun, aRunInsideIsPartOfTheOuterOne) {
  bool went = false;
  EXPECT_NE(text(runGuarded([&] {
              EXPECT_EQ(text(runGuarded([] {})), "");
              consumeError(
                  runGuarded([] { reportFatalUsageError("no such luck"); }));
              went = true;
            })),
            "");
  EXPECT_FALSE(went);
}

/// The distance in bytes of two variables on the stack.
static size_t distance(const char *a, const char *b) {
  return a < b ? b - a : a - b;
}

TEST(GuardedRun, callbacksRunOnTheCallersStack) {
  char outer = 0;
  unsigned calls = 0;
  EXPECT_EQ(text(runGuarded([&] {
              char inner = 0;
              for (unsigned i = 0; i != 3; ++i)
                callOnOuterStack([&] {
                  char here = 0;
                  EXPECT_LT(distance(&outer, &here), size_t(64) << 10);
                  ++calls;
                });
              if (!kIsSanitized) // Their stacks cannot be switched.
                EXPECT_GT(distance(&outer, &inner), size_t(64) << 10);
            })),
            "");
  callOnOuterStack([&] { ++calls; });
  EXPECT_EQ(calls, 4u);
}

TEST(GuardedRun, aRunEndsAfterAFailureInACallback) {
  EXPECT_NE(text(runGuarded([] {
              callOnOuterStack([] { reportFatalUsageError("no such luck"); });
            })),
            "");
  EXPECT_EQ(text(runGuarded([] {})), "");
}

} // namespace
