//===- PluginFusion.h - A fusion of a plug-in as a rule ---------*- C++ -*-===//

#ifndef TFUSE_LIB_PLUGIN_PLUGINFUSION_H
#define TFUSE_LIB_PLUGIN_PLUGINFUSION_H

#include "tfuse/FusionABI.h"
#include "tfuse/Rules/Rule.h"

#include <memory>
#include <string>
#include <vector>

namespace tfuse {

/// A line of a plug-in's table, checked and copied.
struct PluginFusion {
  std::string id, summary;
  std::vector<std::string> names;
  /// The plug-in for messages: "acme 1.0 (libacme.so)".
  std::string plugin;
  bool isPattern = false;
  int32_t author = TFUSE_AUTHOR_PERSON;
  void (*run)(const TFuseHost *, TFuseMatch *, void (*)()) = nullptr;
  void (*user)() = nullptr;
};

std::unique_ptr<Rule> makeComposite(std::shared_ptr<const PluginFusion> fusion);
std::unique_ptr<Rule> makePattern(std::shared_ptr<const PluginFusion> fusion);

} // namespace tfuse

#endif // TFUSE_LIB_PLUGIN_PLUGINFUSION_H
