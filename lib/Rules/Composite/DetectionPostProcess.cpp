//===- DetectionPostProcess.cpp - The end of an SSD detector --------------===//
//
//   box encodings   class predictions   anchors
//              \            |            /
//          TFLite_Detection_PostProcess {max_detections, ...}
//             /         |       |       \
//          boxes     classes  scores   number of detections
//
//   =>   the custom op of that name, with the attributes as its options
//
// The runtime has the kernel. Follows ConvertSSDPostProcessFunc of upstream.
//
// C1 (signature)  Three arguments, four results.
// C2 (attribute)  max_detections, max_classes_per_detection, num_classes:
//                 integers.
// C3 (attribute)  nms_score_threshold, nms_iou_threshold, y_scale, x_scale,
//                 h_scale, w_scale: floats.
// C4 (attribute)  use_regular_nms: a bool.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Composite/CompositeRule.h"
#include "tfuse/Rules/Composite/CustomOptions.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct DetectionOptions {
  SmallVector<int64_t, 3> counts;
  SmallVector<float, 6> numbers;
  bool useRegularNMS;
};

class DetectionPostProcess : public CompositeRule<DetectionOptions> {
public:
  FailureOr<DetectionOptions> match(Signature &sig) const override;
  void fuse(DetectionOptions &options, BodyBuilder &body) const override;
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

FailureOr<DetectionOptions> DetectionPostProcess::match(Signature &sig) const {
  DetectionOptions options;
  sig.arguments(3).results(4);
  for (StringRef name : countNames)
    options.counts.push_back(sig.attribute(name).integer());
  for (StringRef name : numberNames)
    options.numbers.push_back(sig.attribute(name).number());
  options.useRegularNMS = sig.attribute("use_regular_nms").boolean();
  return options;
}

void DetectionPostProcess::fuse(DetectionOptions &options,
                                BodyBuilder &body) const {
  CustomOptions written;
  for (auto [name, value] : zip(countNames, options.counts))
    written.integer(name, value);
  for (auto [name, value] : zip(numberNames, options.numbers))
    written.number(name, value);
  // An integer is what all versions of the kernel read.
  written.integer("use_regular_nms", options.useRegularNMS);
  body.customOp("TFLite_Detection_PostProcess",
                written.finish(body.getContext()),
                "TFLite_Detection_PostProcess");
}

TFUSE_DEFINE_RULE(DetectionPostProcess)

} // namespace tfuse
