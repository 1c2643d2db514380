//===- TestOtherVersion.cpp - A plug-in from another time -----------------===//

#include "tfuse/Fusion.h"

extern "C" TFUSE_FUSION_EXPORT const TFuseFusionPlugin *tfuseFusionPlugin() {
  static const TFuseFusionPlugin plugin = {TFUSE_FUSION_ABI_VERSION + 41,
                                           7,
                                           0,
                                           {nullptr, 0},
                                           {nullptr, 0},
                                           nullptr,
                                           0};
  return &plugin;
}
