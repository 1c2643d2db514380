//===- TestMistakes.cpp - Fusions that misuse the interface ---------------===//
//
// The name of a composite says which mistake it makes: "mistake:throw".
//
//===----------------------------------------------------------------------===//

#include "tfuse/Fusion.h"

#include <stdexcept>

using namespace tfuse::fusion;

static Outcome makeMistake(CompositeMatch &match) {
  std::string which = match.name().substr(match.name().find(':') + 1);
  Type type = match.resultType(0);
  Value x = match.argument(0);
  auto builtin = [&](const char *name, const Attributes &attributes = {}) {
    return match.replace(match.builtin(name, {x}, type, attributes));
  };
  if (which == "throw")
    throw std::runtime_error("out of ideas");
  if (which == "throw_int")
    throw 1;
  if (which == "silent")
    return Outcome::Rejected;
  if (which == "argument")
    return match.replace(match.argument(7));
  if (which == "none")
    return match.replace({Value()});
  if (which == "count")
    return match.replace({x, x});
  if (which == "type")
    return match.replace(match.cast(x, Element::Int32));
  if (which == "builtin")
    return builtin("ABSOLUTELY");
  if (which == "attribute")
    return builtin("ABS", Attributes().set("beta", 1.0));
  if (which == "attribute_kind")
    return builtin("SOFTMAX", Attributes().set("beta", "much"));
  if (which == "operands")
    return builtin("CONV_2D");
  if (which == "tensorflow")
    return match.replace(match.tensorflow("Reluu", {x}, type));
  if (which == "tensorflow_operands")
    return match.replace(match.tensorflow("AddV2", {x}, type));
  if (which == "constant")
    return match.replace({match.makeConstant<float>({1, 2, 3}, {2, 4})});
  if (which == "reason")
    return match.reject(Reason::Target, "not today", "come back tomorrow");
  if (which == "twice")
    return match.replace(match.custom("Twice", {x}, {type},
                                      Attributes().set("a", 1).set("a", 2)));
  return match.fail("there is no mistake '" + which + "'");
}

static Outcome makeMistakeAtOp(PatternMatch &match) {
  return match.replace(match.root().operand(2));
}

TFUSE_FUSION_PLUGIN("mistakes", "0",
                    composite("mistake", "mistake:*", "Mistakes", makeMistake),
                    pattern("mistake-at-op", "Mul", "A mistake",
                            makeMistakeAtOp))
