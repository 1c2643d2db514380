//===- GuardedRun.cpp - Deep recursion, fatal errors ----------------------===//

#include "tfuse/Support/GuardedRun.h"

#include "tfuse/Support/AtomicFile.h"
#include "tfuse/Support/Diagnostics.h"

#include "llvm/Support/Compiler.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/ProgramStack.h"
#include <csetjmp>
#include <cstring>
#include <mutex>
#include <new>
#include <utility>

// Sanitizers do not support switching stacks.
#if LLVM_ADDRESS_SANITIZER_BUILD || LLVM_MEMORY_SANITIZER_BUILD ||             \
    LLVM_THREAD_SANITIZER_BUILD
#define TFUSE_IS_SANITIZED
#elif defined(__GLIBC__)
#define TFUSE_SWITCHES_STACKS
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>
#endif

using namespace llvm;

namespace tfuse {

/// MLIR's deepest recursions need about 2 kB per nested region or per function
/// of a call chain; the size is eight times what 30,000 functions need. Only
/// pages that are accessed use memory.
[[maybe_unused]] static constexpr size_t kStackBytes = size_t(512) << 20;

namespace {
/// The guarded run of a thread.
struct Run {
  std::jmp_buf start;
  // A fixed buffer, since memory may be exhausted.
  char reason[256] = {};
};
} // namespace

static thread_local Run *currentRun = nullptr;

//===----------------------------------------------------------------------===//
// Fatal errors
//===----------------------------------------------------------------------===//

/// Aborts the guarded run of this thread; returns if there is none.
static void abandonRun(const char *reason) {
  Run *run = currentRun;
  if (!run)
    return;
  std::strncpy(run->reason, reason, sizeof(run->reason) - 1);
  std::longjmp(run->start, 1);
}

static void onFatalError(void *, const char *reason, bool) {
  abandonRun(reason);
}

static void onBadAlloc(void *, const char *, bool) {
  abandonRun("out of memory");
}

static std::new_handler hostNewHandler = nullptr;

/// `operator new` calls this until it returns memory, throws or never returns.
static void onFailedNew() {
  abandonRun("out of memory");
  // The allocation is outside of a guarded run: restore the handler of the host
  // program. If it has none, the next attempt throws.
  std::set_new_handler(hostNewHandler);
}

static void installHandlers() {
  static std::once_flag installed;
  std::call_once(installed, [] {
    install_fatal_error_handler(onFatalError);
    install_bad_alloc_error_handler(onBadAlloc);
  });
  std::new_handler previous = std::set_new_handler(onFailedNew);
  if (previous != onFailedNew)
    hostNewHandler = previous;
}

//===----------------------------------------------------------------------===//
// The stack
//===----------------------------------------------------------------------===//

#ifdef TFUSE_SWITCHES_STACKS

namespace {
/// A switch to another stack and back, on one thread: allocations and callbacks
/// stay on the caller's thread.
class StackSwitch {
public:
  explicit StackSwitch(function_ref<void()> body) : body(body) {
    // The first page is a guard page: a stack overflow faults.
    size_t page = sysconf(_SC_PAGESIZE);
    void *mapped =
        mmap(nullptr, kStackBytes, PROT_READ | PROT_WRITE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (mapped == MAP_FAILED)
      return;
    memory = mapped;
    // Pages of 4 kB: a huge page would cost 2 MB at the first call.
    madvise(memory, kStackBytes, MADV_NOHUGEPAGE);
    (void)mprotect(memory, page, PROT_NONE);
  }
  StackSwitch(const StackSwitch &) = delete;
  StackSwitch &operator=(const StackSwitch &) = delete;
  ~StackSwitch() {
    if (memory)
      munmap(memory, kStackBytes);
  }

  /// Runs the body; returns false, without running it, if the stack could not
  /// be allocated.
  bool run() {
    if (!memory || getcontext(&inner) != 0)
      return false;
    inner.uc_stack.ss_sp = memory;
    inner.uc_stack.ss_size = kStackBytes;
    inner.uc_link = &outer;
    current = this;
    makecontext(&inner, &StackSwitch::enter, 0);
    swapcontext(&outer, &inner);
    // `callOuter` switches back here, with a callback.
    // A fatal error in the callback continues on the inner stack as well.
    while (callback) {
      std::exchange(callback, nullptr)();
      swapcontext(&outer, &inner);
    }
    current = nullptr;
    return true;
  }

  /// On the inner stack: calls the callback on the outer one.
  void callOuter(function_ref<void()> function) {
    callback = function;
    swapcontext(&inner, &outer);
  }

  /// The switch of this thread, null outside of `run`.
  static thread_local StackSwitch *current;

private:
  static void enter() { current->body(); }

  function_ref<void()> body;
  function_ref<void()> callback;
  void *memory = nullptr;
  ucontext_t inner, outer;
};

thread_local StackSwitch *StackSwitch::current = nullptr;
} // namespace

void callOnOuterStack(function_ref<void()> callback) {
  if (StackSwitch *stack = StackSwitch::current)
    stack->callOuter(callback);
  else
    callback();
}

static void runOnLargeStack(function_ref<void()> body) {
  StackSwitch stack(body);
  // If the address space is limited, use the caller's stack.
  if (!stack.run())
    body();
}

#elif defined(TFUSE_IS_SANITIZED)

static void runOnLargeStack(function_ref<void()> body) { body(); }

void callOnOuterStack(function_ref<void()> callback) { callback(); }

#else

void callOnOuterStack(function_ref<void()> callback) { callback(); }

static void runOnLargeStack(function_ref<void()> body) {
  runOnNewStack(kStackBytes, body);
}

#endif

//===----------------------------------------------------------------------===//
// runGuarded
//===----------------------------------------------------------------------===//

Error runGuarded(function_ref<void()> body) {
  if (currentRun) {
    body();
    return Error::success();
  }
  installHandlers();
  Run run;
  // Assigned on the other stack. Where stacks cannot be switched, this is a
  // new thread, so `currentRun` is set there.
  bool abandoned = false;
  runOnLargeStack([&] {
    if (setjmp(run.start) == 0) {
      currentRun = &run;
      body();
    } else {
      abandoned = true;
      discardUnfinishedFiles();
    }
    currentRun = nullptr;
  });
  if (!abandoned)
    return Error::success();
  return userError(Code::LimitExceeded,
                   "the conversion was aborted: " + Twine(run.reason), "",
                   "the model needs more memory than this machine has, or this "
                   "is a bug in tfuse: please report it with the model");
}

} // namespace tfuse
