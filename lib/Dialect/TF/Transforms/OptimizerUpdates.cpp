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
  return create("Sub", value.getType(), {one, value});
}

/// var -= alpha * delta
bool Decomposer::gradientDescent() {
  Value var = operand("var"), delta = operand("delta");
  Value old = read(var, getElementTypeOrSelf(delta.getType()));
  Value step = binary("Mul", delta, operand("alpha"));
  assign(var, binary("Sub", old, step));
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
  Value decayed = binary("Mul", read(accum, element), factor);
  if (isKeras) {
    Value step = binary("Mul", grad, lr);
    Value next = binary("Sub", decayed, step);
    assign(accum, next);
    if (nesterov)
      next = binary("Sub", binary("Mul", next, factor), step);
    assign(var, binary("AddV2", old, next));
    return true;
  }
  Value next = binary("AddV2", decayed, grad);
  assign(accum, next);
  if (nesterov)
    next = binary("AddV2", grad, binary("Mul", next, factor));
  assign(var, binary("Sub", old, binary("Mul", next, lr)));
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
  root = create("Sqrt", root.getType(), root);
  lr = create("RealDiv", lr.getType(),
              {create("Mul", lr.getType(), {lr, root}),
               oneMinus(operand("beta1_power"))});
  Value rate1 = oneMinus(operand("beta1")), rate2 = oneMinus(operand("beta2"));
  Value oldM = read(m, element), oldV = read(v, element);
  Value nextM =
      binary("AddV2", oldM, binary("Mul", binary("Sub", grad, oldM), rate1));
  Value square = create("Square", grad.getType(), grad);
  Value nextV =
      binary("AddV2", oldV, binary("Mul", binary("Sub", square, oldV), rate2));
  assign(m, nextM);
  assign(v, nextV);
  if (isAmsgrad) {
    nextV = binary("Maximum", read(operand("vhat"), element), nextV);
    assign(operand("vhat"), nextV);
  }
  Value direction = nextM;
  if (getBool(op, "use_nesterov").value_or(false))
    direction = binary("AddV2", binary("Mul", nextM, operand("beta1")),
                       binary("Mul", grad, rate1));
  Value divisor = binary("AddV2", create("Sqrt", nextV.getType(), nextV),
                         operand("epsilon"));
  Value step = binary("RealDiv", binary("Mul", direction, lr), divisor);
  assign(var, binary("Sub", read(var, element), step));
  return true;
}

/// accum += grad^2;  var -= lr * grad / (sqrt(accum) + epsilon)
bool Decomposer::adagrad() {
  Value var = operand("var"), accum = operand("accum");
  Value grad = operand("grad"), lr = operand("lr");
  Type element = getElementTypeOrSelf(grad.getType());
  Value next = read(accum, element);
  if (getBool(op, "update_slots").value_or(true)) {
    next = binary("AddV2", next, create("Square", grad.getType(), grad));
    assign(accum, next);
  }
  Value divisor = create("Sqrt", next.getType(), next);
  if (Value epsilon = operand("epsilon"))
    divisor = binary("AddV2", divisor, epsilon);
  Value step = binary("RealDiv", binary("Mul", grad, lr), divisor);
  assign(var, binary("Sub", read(var, element), step));
  return true;
}

/// m += (grad - m) * (1 - beta1);  v = max(v * beta2, |grad|)
/// var -= lr / (1 - beta1_power) * m / (v + epsilon)
bool Decomposer::adaMax() {
  Value var = operand("var"), m = operand("m"), v = operand("v"),
        grad = operand("grad"), lr = operand("lr");
  Type element = getElementTypeOrSelf(grad.getType());
  Value oldM = read(m, element);
  Value nextM = binary(
      "AddV2", oldM,
      binary("Mul", binary("Sub", grad, oldM), oneMinus(operand("beta1"))));
  Value nextV =
      binary("Maximum", binary("Mul", read(v, element), operand("beta2")),
             create("Abs", grad.getType(), grad));
  assign(m, nextM);
  assign(v, nextV);
  Value rate =
      create("RealDiv", lr.getType(), {lr, oneMinus(operand("beta1_power"))});
  Value step = binary("RealDiv", binary("Mul", nextM, rate),
                      binary("AddV2", nextV, operand("epsilon")));
  assign(var, binary("Sub", read(var, element), step));
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
    Value square = create("Square", found.getType(), found);
    return binary("AddV2", binary("Mul", old, rho),
                  binary("Mul", square, rest));
  };
  auto root = [&](Value value) {
    return create("Sqrt", value.getType(), binary("AddV2", value, epsilon));
  };
  Value next = decayed(read(accum, element), grad);
  Value oldSteps = read(steps, element);
  Value step =
      binary("Mul", grad, binary("RealDiv", root(oldSteps), root(next)));
  assign(accum, next);
  assign(steps, decayed(oldSteps, step));
  assign(var,
         binary("Sub", read(var, element), binary("Mul", step, operand("lr"))));
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
    Value next =
        binary("AddV2", old, binary("Mul", binary("Sub", found, old), rate));
    assign(handle, next);
    return next;
  };
  Value variance = follow(ms, create("Square", grad.getType(), grad));
  if (isCentered) {
    Value mean = follow(operand("mg"), grad);
    variance = binary("Sub", variance, create("Square", mean.getType(), mean));
  }
  Value root = create("Sqrt", variance.getType(),
                      binary("AddV2", variance, operand("epsilon")));
  Value step = binary("RealDiv", binary("Mul", grad, operand("lr")), root);
  Value next = binary(
      "AddV2", binary("Mul", read(mom, element), operand("momentum")), step);
  assign(mom, next);
  assign(var, binary("Sub", read(var, element), next));
  return true;
}

/// sign(value) * max(|value| - by, 0)
Value Decomposer::shrink(Value value, Value by) {
  Type type = value.getType();
  Value zero = scalar(getElementTypeOrSelf(type), 0);
  Value rest = binary(
      "Maximum", create("Sub", type, {create("Abs", type, value), by}), zero);
  return create("Mul", type, {create("Sign", type, value), rest});
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
  Value exponent = create("Neg", lr.getType(), operand("lr_power"));
  Value oldVar = read(var, element), old = read(accum, element);
  Value next = binary("AddV2", old, create("Square", grad.getType(), grad));
  Value nextPower = binary("Pow", next, exponent);
  Value change = binary("Sub", nextPower, binary("Pow", old, exponent));
  Value pull = grad;
  if (Value shrinkage = operand("l2_shrinkage"))
    pull = binary("AddV2", grad,
                  binary("Mul", oldVar, binary("Mul", shrinkage, two)));
  Value sum =
      binary("AddV2", read(linear, element),
             binary("Sub", pull,
                    binary("Mul", binary("RealDiv", change, lr), oldVar)));
  Value divisor = binary("AddV2", binary("RealDiv", nextPower, lr),
                         binary("Mul", operand("l2"), two));
  Value shrunk = shrink(sum, operand("l1"));
  Value negated = create("Neg", shrunk.getType(), shrunk);
  assign(accum, next);
  assign(linear, sum);
  assign(var, binary("RealDiv", negated, divisor));
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
    Value next = binary("AddV2", read(accum, element),
                        create("Square", grad.getType(), grad));
    assign(accum, next);
    Value root = create("Sqrt", next.getType(), next);
    rate = create("RealDiv", root.getType(), {rate, root});
  }
  Value moved = binary("Sub", read(var, element), binary("Mul", grad, rate));
  Value shrunk = shrink(moved, binary("Mul", rate, l1));
  Value divisor = binary("AddV2", binary("Mul", rate, l2), scalar(element, 1));
  assign(var, binary("RealDiv", shrunk, divisor));
  return true;
}

/// m = m * beta + grad * (1 - beta);  s = sign_decay * sign(grad) * sign(m)
/// var -= lr * (alpha + s) * grad;  Power: lr * exp(logbase * s) * grad
bool Decomposer::signs(bool isPower) {
  Value var = operand("var"), m = operand("m"), grad = operand("grad");
  Type type = grad.getType(), element = getElementTypeOrSelf(type);
  Value beta = operand("beta");
  Value next = binary("AddV2", binary("Mul", read(m, element), beta),
                      binary("Mul", grad, oneMinus(beta)));
  assign(m, next);
  Value agreement = binary("Mul",
                           binary("Mul", create("Sign", type, grad),
                                  create("Sign", next.getType(), next)),
                           operand("sign_decay"));
  Value factor;
  if (isPower)
    factor = create("Exp", agreement.getType(),
                    binary("Mul", agreement, operand("logbase")));
  else
    factor = binary("AddV2", agreement, operand("alpha"));
  Value step = binary("Mul", binary("Mul", grad, factor), operand("lr"));
  assign(var, binary("Sub", read(var, element), step));
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
