//===- OptimizerUpdates.cpp - Decomposes the updates of optimizers --------===//
//
// For models that train on the device. The formulas are those of TensorFlow's
// kernels (training_ops.cc); in the comments, a slot's name is its variable.
//
//===----------------------------------------------------------------------===//

#include "Decomposer.h"

#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

Value Decomposer::oneMinus(Value value) {
  Value one = scalar(getElementTypeOrSelf(value.getType()), 1);
  return tf("Sub", value.getType(), {one, value});
}

/// var -= alpha * delta
bool Decomposer::gradientDescent() {
  Value var = operand("var"), delta = operand("delta");
  Value old = read(var, getElementTypeOrSelf(delta.getType()));
  Value step = elementwise("Mul", delta, operand("alpha"));
  assign(var, elementwise("Sub", old, step));
  return true;
}

/// accum = accum * momentum + grad;        var -= lr * accum
/// Keras: accum = accum * momentum - lr * grad;  var += accum
/// Nesterov looks one step ahead.
bool Decomposer::momentum(bool isKeras) {
  Value var = operand("var"), accum = operand("accum");
  Value lr = operand("lr"), grad = operand("grad");
  Value factor = operand("momentum");
  Type element = getElementTypeOrSelf(grad.getType());
  bool nesterov = getBool(op, "use_nesterov").value_or(false);
  Value old = read(var, element);
  Value decayed = elementwise("Mul", read(accum, element), factor);
  if (isKeras) {
    Value step = elementwise("Mul", grad, lr);
    Value next = elementwise("Sub", decayed, step);
    assign(accum, next);
    if (nesterov)
      next = elementwise("Sub", elementwise("Mul", next, factor), step);
    assign(var, elementwise("AddV2", old, next));
    return true;
  }
  Value next = elementwise("AddV2", decayed, grad);
  assign(accum, next);
  if (nesterov)
    next = elementwise("AddV2", grad, elementwise("Mul", next, factor));
  assign(var, elementwise("Sub", old, elementwise("Mul", next, lr)));
  return true;
}

/// lr_t = lr * sqrt(1 - beta2_power) / (1 - beta1_power)
/// m += (grad - m) * (1 - beta1);  v += (grad^2 - v) * (1 - beta2)
/// var -= lr_t * m / (sqrt(v) + epsilon)
/// Nesterov: m becomes m * beta1 + (1 - beta1) * grad in the last line.
/// AMSGrad: v becomes vhat = max(vhat, v) there.
bool Decomposer::adam(bool isAmsgrad) {
  Value var = operand("var"), m = operand("m"), v = operand("v"),
        grad = operand("grad");
  Type element = getElementTypeOrSelf(grad.getType());
  Value lr = operand("lr");
  Value root = oneMinus(operand("beta2_power"));
  root = tf("Sqrt", root.getType(), root);
  lr = tf(
      "RealDiv", lr.getType(),
      {tf("Mul", lr.getType(), {lr, root}), oneMinus(operand("beta1_power"))});
  Value rate1 = oneMinus(operand("beta1")), rate2 = oneMinus(operand("beta2"));
  Value oldM = read(m, element), oldV = read(v, element);
  Value nextM = elementwise(
      "AddV2", oldM, elementwise("Mul", elementwise("Sub", grad, oldM), rate1));
  Value square = tf("Square", grad.getType(), grad);
  Value nextV =
      elementwise("AddV2", oldV,
                  elementwise("Mul", elementwise("Sub", square, oldV), rate2));
  assign(m, nextM);
  assign(v, nextV);
  if (isAmsgrad) {
    nextV = elementwise("Maximum", read(operand("vhat"), element), nextV);
    assign(operand("vhat"), nextV);
  }
  Value direction = nextM;
  if (getBool(op, "use_nesterov").value_or(false))
    direction =
        elementwise("AddV2", elementwise("Mul", nextM, operand("beta1")),
                    elementwise("Mul", grad, rate1));
  Value divisor = elementwise("AddV2", tf("Sqrt", nextV.getType(), nextV),
                              operand("epsilon"));
  Value step =
      elementwise("RealDiv", elementwise("Mul", direction, lr), divisor);
  assign(var, elementwise("Sub", read(var, element), step));
  return true;
}

/// accum += grad^2;  var -= lr * grad / (sqrt(accum) + epsilon)
bool Decomposer::adagrad() {
  Value var = operand("var"), accum = operand("accum");
  Value grad = operand("grad"), lr = operand("lr");
  Type element = getElementTypeOrSelf(grad.getType());
  Value next = read(accum, element);
  if (getBool(op, "update_slots").value_or(true)) {
    next = elementwise("AddV2", next, tf("Square", grad.getType(), grad));
    assign(accum, next);
  }
  Value divisor = tf("Sqrt", next.getType(), next);
  if (Value epsilon = operand("epsilon"))
    divisor = elementwise("AddV2", divisor, epsilon);
  Value step = elementwise("RealDiv", elementwise("Mul", grad, lr), divisor);
  assign(var, elementwise("Sub", read(var, element), step));
  return true;
}

/// m += (grad - m) * (1 - beta1);  v = max(v * beta2, |grad|)
/// var -= lr / (1 - beta1_power) * m / (v + epsilon)
bool Decomposer::adaMax() {
  Value var = operand("var"), m = operand("m"), v = operand("v"),
        grad = operand("grad"), lr = operand("lr");
  Type element = getElementTypeOrSelf(grad.getType());
  Value oldM = read(m, element);
  Value nextM = elementwise("AddV2", oldM,
                            elementwise("Mul", elementwise("Sub", grad, oldM),
                                        oneMinus(operand("beta1"))));
  Value nextV = elementwise(
      "Maximum", elementwise("Mul", read(v, element), operand("beta2")),
      tf("Abs", grad.getType(), grad));
  assign(m, nextM);
  assign(v, nextV);
  Value rate =
      tf("RealDiv", lr.getType(), {lr, oneMinus(operand("beta1_power"))});
  Value step = elementwise("RealDiv", elementwise("Mul", nextM, rate),
                           elementwise("AddV2", nextV, operand("epsilon")));
  assign(var, elementwise("Sub", read(var, element), step));
  return true;
}

/// accum = accum * rho + grad^2 * (1 - rho)
/// step = grad * sqrt(accum_update + epsilon) / sqrt(accum + epsilon)
/// var -= step * lr;  accum_update = accum_update * rho + step^2 * (1 - rho)
bool Decomposer::adadelta() {
  Value var = operand("var"), accum = operand("accum"),
        steps = operand("accum_update"), grad = operand("grad");
  Value rho = operand("rho"), epsilon = operand("epsilon");
  Type element = getElementTypeOrSelf(grad.getType());
  Value rest = oneMinus(rho);
  auto decayed = [&](Value old, Value found) {
    Value square = tf("Square", found.getType(), found);
    return elementwise("AddV2", elementwise("Mul", old, rho),
                       elementwise("Mul", square, rest));
  };
  auto root = [&](Value value) {
    return tf("Sqrt", value.getType(), elementwise("AddV2", value, epsilon));
  };
  Value next = decayed(read(accum, element), grad);
  Value oldSteps = read(steps, element);
  Value step = elementwise("Mul", grad,
                           elementwise("RealDiv", root(oldSteps), root(next)));
  assign(accum, next);
  assign(steps, decayed(oldSteps, step));
  assign(var, elementwise("Sub", read(var, element),
                          elementwise("Mul", step, operand("lr"))));
  return true;
}

/// ms += (grad^2 - ms) * (1 - rho)
/// mom = mom * momentum + lr * grad / sqrt(ms + epsilon);  var -= mom
/// Centered: mg += (grad - mg) * (1 - rho), and ms - mg^2 in the last line.
bool Decomposer::rmsProp(bool isCentered) {
  Value var = operand("var"), ms = operand("ms"), mom = operand("mom"),
        grad = operand("grad");
  Type element = getElementTypeOrSelf(grad.getType());
  Value rate = oneMinus(operand("rho"));
  auto follow = [&](Value handle, Value found) {
    Value old = read(handle, element);
    Value next = elementwise(
        "AddV2", old, elementwise("Mul", elementwise("Sub", found, old), rate));
    assign(handle, next);
    return next;
  };
  Value variance = follow(ms, tf("Square", grad.getType(), grad));
  if (isCentered) {
    Value mean = follow(operand("mg"), grad);
    variance = elementwise("Sub", variance, tf("Square", mean.getType(), mean));
  }
  Value root = tf("Sqrt", variance.getType(),
                  elementwise("AddV2", variance, operand("epsilon")));
  Value step =
      elementwise("RealDiv", elementwise("Mul", grad, operand("lr")), root);
  Value next = elementwise(
      "AddV2", elementwise("Mul", read(mom, element), operand("momentum")),
      step);
  assign(mom, next);
  assign(var, elementwise("Sub", read(var, element), next));
  return true;
}

/// sign(value) * max(|value| - by, 0)
Value Decomposer::shrink(Value value, Value by) {
  Type type = value.getType();
  Value zero = scalar(getElementTypeOrSelf(type), 0);
  Value rest = elementwise("Maximum",
                           tf("Sub", type, {tf("Abs", type, value), by}), zero);
  return tf("Mul", type, {tf("Sign", type, value), rest});
}

/// next = accum + grad^2
/// linear += grad - (next^-lr_power - accum^-lr_power) / lr * var
/// var = -shrink(linear, l1) / (next^-lr_power / lr + 2 * l2);  accum = next
/// V2: grad + 2 * l2_shrinkage * var is what linear gets.
bool Decomposer::ftrl() {
  if (getBool(op, "multiply_linear_by_lr").value_or(false))
    return false;
  Value var = operand("var"), accum = operand("accum"),
        linear = operand("linear"), grad = operand("grad"), lr = operand("lr");
  Type element = getElementTypeOrSelf(grad.getType());
  Value two = scalar(element, 2);
  Value exponent = tf("Neg", lr.getType(), operand("lr_power"));
  Value oldVar = read(var, element), old = read(accum, element);
  Value next = elementwise("AddV2", old, tf("Square", grad.getType(), grad));
  Value nextPower = elementwise("Pow", next, exponent);
  Value change =
      elementwise("Sub", nextPower, elementwise("Pow", old, exponent));
  Value pull = grad;
  if (Value shrinkage = operand("l2_shrinkage"))
    pull = elementwise(
        "AddV2", grad,
        elementwise("Mul", oldVar, elementwise("Mul", shrinkage, two)));
  Value sum = elementwise(
      "AddV2", read(linear, element),
      elementwise(
          "Sub", pull,
          elementwise("Mul", elementwise("RealDiv", change, lr), oldVar)));
  Value divisor = elementwise("AddV2", elementwise("RealDiv", nextPower, lr),
                              elementwise("Mul", operand("l2"), two));
  Value shrunk = shrink(sum, operand("l1"));
  Value negated = tf("Neg", shrunk.getType(), shrunk);
  assign(accum, next);
  assign(linear, sum);
  assign(var, elementwise("RealDiv", negated, divisor));
  return true;
}

/// var = shrink(var - rate * delta, rate * l1) / (1 + rate * l2)
/// where rate is alpha or, for Adagrad, lr / sqrt(accum += grad^2)
bool Decomposer::proximal(bool isAdagrad) {
  Value var = operand("var"), l1 = operand("l1"), l2 = operand("l2");
  Value grad = operand(isAdagrad ? "grad" : "delta");
  Type element = getElementTypeOrSelf(grad.getType());
  Value rate = isAdagrad ? operand("lr") : operand("alpha");
  if (isAdagrad) {
    Value accum = operand("accum");
    Value next = elementwise("AddV2", read(accum, element),
                             tf("Square", grad.getType(), grad));
    assign(accum, next);
    Value root = tf("Sqrt", next.getType(), next);
    rate = tf("RealDiv", root.getType(), {rate, root});
  }
  Value moved =
      elementwise("Sub", read(var, element), elementwise("Mul", grad, rate));
  Value shrunk = shrink(moved, elementwise("Mul", rate, l1));
  Value divisor =
      elementwise("AddV2", elementwise("Mul", rate, l2), scalar(element, 1));
  assign(var, elementwise("RealDiv", shrunk, divisor));
  return true;
}

/// m = m * beta + grad * (1 - beta);  s = sign_decay * sign(grad) * sign(m)
/// var -= lr * (alpha + s) * grad;  Power: lr * exp(logbase * s) * grad
bool Decomposer::signs(bool isPower) {
  Value var = operand("var"), m = operand("m"), grad = operand("grad");
  Type type = grad.getType(), element = getElementTypeOrSelf(type);
  Value beta = operand("beta");
  Value next = elementwise("AddV2", elementwise("Mul", read(m, element), beta),
                           elementwise("Mul", grad, oneMinus(beta)));
  assign(m, next);
  Value agreement = elementwise("Mul",
                                elementwise("Mul", tf("Sign", type, grad),
                                            tf("Sign", next.getType(), next)),
                                operand("sign_decay"));
  Value factor;
  if (isPower)
    factor = tf("Exp", agreement.getType(),
                elementwise("Mul", agreement, operand("logbase")));
  else
    factor = elementwise("AddV2", agreement, operand("alpha"));
  Value step =
      elementwise("Mul", elementwise("Mul", grad, factor), operand("lr"));
  assign(var, elementwise("Sub", read(var, element), step));
  return true;
}

bool Decomposer::optimize() {
  if (isa(op, "ResourceApplyGradientDescent"))
    return gradientDescent();
  if (isa(op, "ResourceApplyMomentum"))
    return momentum(/*isKeras=*/false);
  if (isa(op, "ResourceApplyKerasMomentum"))
    return momentum(/*isKeras=*/true);
  if (isa(op, "ResourceApplyAdam"))
    return adam(/*isAmsgrad=*/false);
  if (isa(op, "ResourceApplyAdamWithAmsgrad"))
    return adam(/*isAmsgrad=*/true);
  if (isa(op, "ResourceApplyAdaMax"))
    return adaMax();
  if (isa(op, "ResourceApplyAdagrad", "ResourceApplyAdagradV2"))
    return adagrad();
  if (isa(op, "ResourceApplyAdadelta"))
    return adadelta();
  if (isa(op, "ResourceApplyRMSProp"))
    return rmsProp(/*isCentered=*/false);
  if (isa(op, "ResourceApplyCenteredRMSProp"))
    return rmsProp(/*isCentered=*/true);
  if (isa(op, "ResourceApplyFtrl", "ResourceApplyFtrlV2"))
    return ftrl();
  if (isa(op, "ResourceApplyProximalGradientDescent"))
    return proximal(/*isAdagrad=*/false);
  if (isa(op, "ResourceApplyProximalAdagrad"))
    return proximal(/*isAdagrad=*/true);
  if (isa(op, "ResourceApplyAddSign"))
    return signs(/*isPower=*/false);
  if (isa(op, "ResourceApplyPowerSign"))
    return signs(/*isPower=*/true);
  return false;
}

} // namespace tfuse::tf
