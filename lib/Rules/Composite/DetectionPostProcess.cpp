//===- DetectionPostProcess.cpp - SSD detection postprocessing ------------===//
//
//   box encodings   class predictions   anchors
//              \            |            /
//          TFLite_Detection_PostProcess {max_detections, ...}
//             /         |       |       \
//          boxes     classes  scores   number of detections
//
//   =>   the custom op of this name, with the attributes as its options
//
// The runtime registers the kernel. Follows upstream's
// ConvertSSDPostProcessFunc.
//
// C1 (signature)     Three arguments, four results.
// C2 (attribute)     max_detections, max_classes_per_detection, num_classes:
//                    positive 32-bit integers; so is detections_per_class, if
//                    present.
// C3 (attribute)     nms_score_threshold, nms_iou_threshold, y_scale, x_scale,
//                    h_scale, w_scale: floats.
// C4 (attribute)     use_regular_nms: a bool.
//
// Further requirements of the kernel, which upstream does not check:
//
// C5 (element-type)  Arguments are float or uint8, results are float.
// C6 (shape)         Where ranks are known: encodings [1, n, 4 or more],
//                    predictions of rank 3, anchors [n, 4].
//
//===----------------------------------------------------------------------===//

#include "tfuse/Format/TFLite/CustomOptions.h"
#include "tfuse/Rules/Composite/CompositeRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct DetectionOptions {
  SmallVector<std::pair<StringRef, int64_t>, 4> counts;
  SmallVector<float, 6> numbers;
  bool useRegularNMS;
};

class DetectionPostProcess : public CompositeRule<DetectionPostProcess> {
public:
  MatchResult<DetectionOptions> match(Signature &sig) const;
  void fuse(DetectionOptions &options, BodyBuilder &body) const;
};
} // namespace

static constexpr StringLiteral countNames[] = {
    "max_detections", "max_classes_per_detection", "num_classes"};
static constexpr StringLiteral numberNames[] = {"nms_score_threshold",
                                                "nms_iou_threshold",
                                                "y_scale",
                                                "x_scale",
                                                "h_scale",
                                                "w_scale"};

static void checkTensors(Signature &sig) {
  sig.argument(0, "the box encodings").is(tensor().rankIfKnown(3).f32().ui8());
  sig.argument(1, "the class predictions")
      .is(tensor().rankIfKnown(3).f32().ui8());
  sig.argument(2, "the anchors").is(tensor().rankIfKnown(2).f32().ui8());
  for (unsigned index : seq(4u))
    sig.result(index, "the result").is(tensor().f32());
  if (sig.failed())
    return;
  if (auto boxes = sig.rankedArgument(0)) {
    sig.argument(0, "the box encodings")
        .is(tensor().shape({1, TensorSpec::kAny, TensorSpec::kAny}));
    sig.require(boxes.isDynamicDim(2) || boxes.getDimSize(2) >= 4,
                Reason::Shape,
                "the box encodings should have at least 4 columns (the "
                "coordinates of a box), they have " +
                    Twine(boxes.getDimSize(2)));
  }
  if (sig.rankedArgument(2))
    sig.argument(2, "the anchors").is(tensor().shape({TensorSpec::kAny, 4}));
}

MatchResult<DetectionOptions>
DetectionPostProcess::match(Signature &sig) const {
  DetectionOptions options;
  sig.arguments(3).results(4);
  SmallVector<StringRef, 4> names(std::begin(countNames), std::end(countNames));
  // The kernel has a default for this optional attribute.
  if (sig.getAnnotation().attrs.get("detections_per_class") &&
      !sig.followsUpstream())
    names.push_back("detections_per_class");
  for (StringRef name : names) {
    int64_t count = sig.attribute(name).integer();
    options.counts.emplace_back(name, count);
    sig.require(count > 0, Reason::Attribute,
                name + " attribute should be greater than 0, it is " +
                    Twine(count));
    sig.require(isInt<32>(count), Reason::Attribute,
                name + " attribute should fit into 32 bits, it is " +
                    Twine(count));
  }
  for (StringRef name : numberNames)
    options.numbers.push_back(sig.attribute(name).number());
  options.useRegularNMS = sig.attribute("use_regular_nms").boolean();
  if (!sig.failed() && !sig.followsUpstream())
    checkTensors(sig);
  return options;
}

void DetectionPostProcess::fuse(DetectionOptions &options,
                                BodyBuilder &body) const {
  CustomOptions written;
  for (auto [name, value] : options.counts)
    written.integer(name, value);
  for (auto [name, value] : zip(numberNames, options.numbers))
    written.number(name, value);
  // Every version of the kernel reads this option as an integer.
  written.integer("use_regular_nms", options.useRegularNMS);
  body.customOp("TFLite_Detection_PostProcess",
                written.finish(body.getContext()),
                "TFLite_Detection_PostProcess");
}

TFUSE_DEFINE_RULE(DetectionPostProcess)

} // namespace tfuse
