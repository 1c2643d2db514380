//===- Report.cpp - Records applied and rejected rewrites -----------------===//

#include "tfuse/Report/Report.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;

namespace tfuse {

void Report::recordApplied(StringRef rule, ArrayRef<StringRef> nodes,
                           ArrayRef<StringRef> before,
                           ArrayRef<StringRef> after) {
  RewriteEvent event{
      RewriteEvent::Kind::Applied, intern(rule), {}, {}, {}, {}, {}, {}};
  for (StringRef node : nodes)
    event.nodes.push_back(intern(node));
  for (StringRef op : before)
    event.before.push_back(intern(op));
  for (StringRef op : after)
    event.after.push_back(intern(op));
  for (StringRef node : event.nodes)
    appliedAt.insert({event.rule.data(), node.data()});
  appliedEvents.push_back(std::move(event));
}

bool Report::recordNearMiss(StringRef rule, StringRef node, StringRef reason,
                            StringRef detail, StringRef hint) {
  RewriteEvent event{RewriteEvent::Kind::NearMiss,
                     intern(rule),
                     {},
                     {},
                     {},
                     intern(reason),
                     intern(detail),
                     intern(hint)};
  event.nodes.push_back(intern(node));
  std::pair<const char *, const char *> at(event.rule.data(),
                                           event.nodes.front().data());
  bool isNew = missedAt.insert({at, event.detail.data()}).second;
  if (isNew)
    missEvents.push_back(std::move(event));
  return isNew;
}

void Report::recordNote(StringRef text) { noteTexts.push_back(intern(text)); }

void Report::recordTiming(StringRef phase, double seconds) {
  phaseTimings.push_back({intern(phase), seconds});
}

void Report::recordOpCounts(StringRef stage,
                            const StringMap<unsigned> &counts) {
  OpCounts entry{intern(stage), {}};
  for (const auto &count : counts)
    entry.counts.emplace_back(intern(count.getKey()), count.getValue());
  sort(entry.counts, [](const auto &a, const auto &b) {
    return a.second != b.second ? a.second > b.second : a.first < b.first;
  });
  opCounts.push_back(std::move(entry));
}

SmallVector<const RewriteEvent *> Report::nearMisses() const {
  SmallVector<const RewriteEvent *> result;
  for (const RewriteEvent &event : missEvents)
    if (!appliedAt.contains({event.rule.data(), event.nodes.front().data()}))
      result.push_back(&event);
  return result;
}

SmallVector<std::pair<StringRef, unsigned>> Report::appliedByRule() const {
  MapVector<StringRef, unsigned> counts;
  for (const RewriteEvent &event : appliedEvents)
    ++counts[event.rule];
  return SmallVector<std::pair<StringRef, unsigned>>(counts.begin(),
                                                     counts.end());
}

static json::Array toArray(ArrayRef<StringRef> strings) {
  json::Array array;
  for (StringRef text : strings)
    array.push_back(json::fixUTF8(text));
  return array;
}

json::Object Report::toJSON() const {
  json::Array rewrites, misses, times;
  for (const RewriteEvent &event : appliedEvents)
    rewrites.push_back(json::Object{{"rule", event.rule},
                                    {"nodes", toArray(event.nodes)},
                                    {"before", toArray(event.before)},
                                    {"after", toArray(event.after)}});
  for (const RewriteEvent *event : nearMisses())
    misses.push_back(json::Object{{"rule", event->rule},
                                  {"node", json::fixUTF8(event->nodes.front())},
                                  {"reason", event->reason},
                                  {"detail", json::fixUTF8(event->detail)},
                                  {"hint", json::fixUTF8(event->hint)}});
  for (const PhaseTiming &timing : phaseTimings)
    times.push_back(
        json::Object{{"phase", timing.phase}, {"seconds", timing.seconds}});
  json::Object counts;
  for (const OpCounts &entry : opCounts) {
    json::Object ops;
    for (auto &[name, count] : entry.counts)
      ops[json::fixUTF8(name)] = count;
    counts[entry.stage] = std::move(ops);
  }
  return json::Object{{"version", 1},
                      {"applied", std::move(rewrites)},
                      {"nearMisses", std::move(misses)},
                      {"opCounts", std::move(counts)},
                      {"timings", std::move(times)},
                      {"notes", toArray(noteTexts)}};
}

void Report::printSummary(raw_ostream &os, const llvm::StringSet<> &unlisted,
                          unsigned maxNearMisses) const {
  auto byRule = appliedByRule();
  if (!byRule.empty()) {
    os << "rewrites:\n";
    for (auto &[rule, count] : byRule)
      os << format("  %6u  ", count) << rule << '\n';
  }
  auto misses = nearMisses();
  auto listed = make_filter_range(misses, [&](const RewriteEvent *event) {
    return !unlisted.contains(event->rule);
  });
  if (!listed.empty())
    os << "nearly:\n";
  unsigned shown = 0;
  for (const RewriteEvent *event : listed) {
    if (shown == maxNearMisses)
      break;
    os << "  " << event->rule << " at '" << event->nodes.front()
       << "': " << event->detail << '\n';
    ++shown;
  }
  if (size_t more = misses.size() - shown) {
    if (shown)
      os << "  and " << more << " more";
    else
      os << more << (more == 1 ? " near miss" : " near misses")
         << " of small rewrites";
    os << ": --report FILE.json lists all\n";
  }
  for (StringRef note : noteTexts)
    os << note << '\n';
}

} // namespace tfuse
