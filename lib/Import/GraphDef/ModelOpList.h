//===- ModelOpList.h - The op definitions a model carries -------*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_GRAPHDEF_MODELOPLIST_H
#define TFUSE_LIB_IMPORT_GRAPHDEF_MODELOPLIST_H

#include "Format/Proto/Graph.pb.h"
#include "tfuse/Support/OpRegistryOverlay.h"
#include <vector>

namespace tfuse {

/// Converts the stripped_op_list of a meta graph to the form that
/// OpRegistryOverlay takes.
std::vector<OpDefData> readOpList(const proto::OpList &list);

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_GRAPHDEF_MODELOPLIST_H
