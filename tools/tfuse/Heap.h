//===- Heap.h - Memory for a process that soon ends -------------*- C++ -*-===//

#ifndef TFUSE_TOOLS_TFUSE_HEAP_H
#define TFUSE_TOOLS_TFUSE_HEAP_H

namespace tfuse::cli {

/// Lets the heap be of large pages, where the system has them. Graphs are
/// millions of small objects that are found by hash: with small pages, a
/// quarter of the time goes into page faults and address translation. Takes
/// addresses only, not memory. Call it before anything large is allocated.
void preferLargePages();

} // namespace tfuse::cli

#endif // TFUSE_TOOLS_TFUSE_HEAP_H
