//===- TestMissingSymbol.cpp - A plug-in that is not whole ----------------===//

#include "tfuse/Fusion.h"

using namespace tfuse::fusion;

Outcome fuseElsewhere(CompositeMatch &match);

TFUSE_FUSION_PLUGIN("missing", "0",
                    composite("missing", "missing", "Missing", fuseElsewhere))
