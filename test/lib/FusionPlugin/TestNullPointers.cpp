//===- TestNullPointers.cpp - A plug-in that hands over null pointers -----===//
//
// Written against the C interface, which lets one forget what tfuse/Fusion.h
// takes care of. The name of a composite says what is null: "null:op".
//
//===----------------------------------------------------------------------===//

#include "tfuse/FusionABI.h"

#include <cstring>

static TFuseText text(const char *characters) {
  return {characters, std::strlen(characters)};
}

static bool endsIn(TFuseText name, const char *end) {
  size_t size = std::strlen(end);
  return name.size >= size &&
         std::memcmp(name.data + name.size - size, end, size) == 0;
}

static void run(const TFuseHost *host, TFuseMatch *match, void (*)(void)) {
  TFuseText name = host->name(match);
  TFuseValue result = 0;
  TFuseOp op = {};
  op.name = text("ABS");
  if (endsIn(name, "values"))
    host->replace(match, nullptr, 1);
  else if (endsIn(name, "op"))
    host->build(match, nullptr, &result);
  else if (endsIn(name, "info"))
    host->readAttribute(match, 0, nullptr);
  else if (endsIn(name, "operands")) {
    op.operandCount = 1;
    host->build(match, &op, &result);
  } else if (endsIn(name, "list")) {
    TFuseNewAttribute list = {};
    list.name = text("a");
    list.kind = TFUSE_ATTRIBUTE_INT;
    list.isList = 1;
    list.count = 3;
    op.attributes = &list;
    op.attributeCount = 1;
    host->build(match, &op, &result);
  }
}

#ifdef _WIN32
#define EXPORT extern "C" __declspec(dllexport)
#else
#define EXPORT extern "C" __attribute__((visibility("default")))
#endif

EXPORT const TFuseFusionPlugin *tfuseFusionPlugin(void) {
  static TFuseFusion fusion = {};
  fusion.id = text("null");
  fusion.names = text("null:*");
  fusion.kind = TFUSE_FUSION_COMPOSITE;
  fusion.run = run;
  static TFuseFusionPlugin plugin = {};
  plugin.abiVersion = TFUSE_FUSION_ABI_VERSION;
  plugin.abiRevision = TFUSE_FUSION_ABI_REVISION;
  plugin.fusionSize = sizeof(TFuseFusion);
  plugin.name = text("nothing");
  plugin.fusions = &fusion;
  plugin.fusionCount = 1;
  return &plugin;
}
