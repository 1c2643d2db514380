//===- Heap.h - Memory for a process that soon ends -------------*- C++ -*-===//

#ifndef TFUSE_TOOLS_TFUSE_HEAP_H
#define TFUSE_TOOLS_TFUSE_HEAP_H

namespace tfuse::cli {

/// Requests huge pages for the heap if the system supports them. Graphs are
/// millions of small objects that are found by hash: with small pages, page
/// faults and address translation take a quarter of the time. Reserves
/// addresses, not memory. Call it before any large allocation.
void preferLargePages();

} // namespace tfuse::cli

#endif // TFUSE_TOOLS_TFUSE_HEAP_H
