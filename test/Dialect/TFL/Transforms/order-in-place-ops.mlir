// RUN: tfuse-opt %s -tfl-order-in-place-ops -tfl-verify-memory-sharing | FileCheck %s

// %a has one user, so %b and %r share its memory: SUB overwrites %b.

// CHECK-LABEL: func.func @reader_first
// CHECK: %[[B:.*]] = tfl.mul
// CHECK-NEXT: %[[R:.*]] = "tfl.reshape"(%[[B]]
// CHECK-NEXT: %[[M:.*]] = tfl.mul %[[B]], %[[B]]
// CHECK-NEXT: %[[S:.*]] = tfl.sub %[[R]]
// CHECK-NEXT: %[[T:.*]] = "tfl.abs"(%[[S]])
// CHECK-NEXT: return %[[T]], %[[M]]
func.func @reader_first(%x: tensor<1x4xi32>, %y: tensor<4xi32>) -> (tensor<4xi32>, tensor<1x4xi32>) {
  %two = "tfl.pseudo_const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %shape = "tfl.pseudo_const"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
  %a = tfl.add(%x, %y) <{fused_activation_function = "NONE"}> : (tensor<1x4xi32>, tensor<4xi32>) -> tensor<1x4xi32>
  %b = tfl.mul(%a, %two) <{fused_activation_function = "NONE"}> : (tensor<1x4xi32>, tensor<i32>) -> tensor<1x4xi32>
  %r = "tfl.reshape"(%b, %shape) : (tensor<1x4xi32>, tensor<1xi32>) -> tensor<4xi32>
  %s = tfl.sub %r, %y {fused_activation_function = "NONE"} : tensor<4xi32>
  %t = "tfl.abs"(%s) : (tensor<4xi32>) -> tensor<4xi32>
  %m = tfl.mul %b, %b {fused_activation_function = "NONE"} : tensor<1x4xi32>
  return %t, %m : tensor<4xi32>, tensor<1x4xi32>
}

// Unknown sizes may be equal. The overwritten memory is that of the first
// RESHAPE's operand, through a chain of RESHAPEs.

// CHECK-LABEL: func.func @chain
// CHECK: %[[P:.*]] = "tfl.expand_dims"
// CHECK: %[[Q:.*]] = "tfl.squeeze"(%[[P]])
// CHECK-NEXT: %[[U:.*]] = "tfl.abs"(%[[P]])
// CHECK-NEXT: tfl.mul(%[[Q]]
// CHECK-NEXT: tfl.add
// CHECK-NEXT: return %{{.*}}, %[[U]]
func.func @chain(%x: tensor<?x3xi32>) -> (tensor<?x3xi32>, tensor<1x?x3xi32>) {
  %two = "tfl.pseudo_const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %zero = "tfl.pseudo_const"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %n = "tfl.neg"(%x) : (tensor<?x3xi32>) -> tensor<?x3xi32>
  %p = "tfl.expand_dims"(%n, %zero) : (tensor<?x3xi32>, tensor<i32>) -> tensor<1x?x3xi32>
  %q = "tfl.squeeze"(%p) <{squeeze_dims = [0]}> : (tensor<1x?x3xi32>) -> tensor<?x3xi32>
  %s = tfl.mul(%q, %two) <{fused_activation_function = "NONE"}> : (tensor<?x3xi32>, tensor<i32>) -> tensor<?x3xi32>
  %s2 = tfl.add(%s, %two) <{fused_activation_function = "NONE"}> : (tensor<?x3xi32>, tensor<i32>) -> tensor<?x3xi32>
  %u = "tfl.abs"(%p) : (tensor<1x?x3xi32>) -> tensor<1x?x3xi32>
  return %s2, %u : tensor<?x3xi32>, tensor<1x?x3xi32>
}

// Two ops overwrite the same memory: one of them reads a copy.

// CHECK-LABEL: func.func @two_writers
// CHECK: %[[R:.*]] = "tfl.reshape"
// CHECK: %[[Q:.*]] = "tfl.reshape"
// CHECK: %[[C:.*]] = "tfl.slice"(%[[R]]
// CHECK-NEXT: tfl.sub(%[[C]]
// CHECK: tfl.mul(%[[Q]]
func.func @two_writers(%x: tensor<2x3xi32>) -> (tensor<6xi32>, tensor<3x2xi32>) {
  %two = "tfl.pseudo_const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %six = "tfl.pseudo_const"() <{value = dense<6> : tensor<1xi32>}> : () -> tensor<1xi32>
  %32 = "tfl.pseudo_const"() <{value = dense<[3, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %a = "tfl.neg"(%x) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %b = tfl.mul(%a, %two) <{fused_activation_function = "NONE"}> : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  %r = "tfl.reshape"(%b, %six) : (tensor<2x3xi32>, tensor<1xi32>) -> tensor<6xi32>
  %q = "tfl.reshape"(%b, %32) : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<3x2xi32>
  %s = tfl.sub(%r, %two) <{fused_activation_function = "NONE"}> : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
  %s2 = "tfl.abs"(%s) : (tensor<6xi32>) -> tensor<6xi32>
  %m = tfl.mul(%q, %two) <{fused_activation_function = "NONE"}> : (tensor<3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
  %m2 = "tfl.abs"(%m) : (tensor<3x2xi32>) -> tensor<3x2xi32>
  return %s2, %m2 : tensor<6xi32>, tensor<3x2xi32>
}

// The other reader uses the result, so no order is valid. CAST copies scalars
// and tensors with more dimensions than SLICE takes.

// CHECK-LABEL: func.func @needs_result
// CHECK: %[[C:.*]] = "tfl.cast"(%{{.*}}) : (tensor<i64>) -> tensor<i64>
// CHECK-NEXT: tfl.sub %[[C]]
func.func @needs_result(%x: tensor<1x1xi64>, %y: tensor<i64>) -> tensor<1x1xi64> {
  %two = "tfl.pseudo_const"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
  %shape = "tfl.pseudo_const"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %a = "tfl.neg"(%x) : (tensor<1x1xi64>) -> tensor<1x1xi64>
  %b = tfl.mul(%a, %two) <{fused_activation_function = "NONE"}> : (tensor<1x1xi64>, tensor<i64>) -> tensor<1x1xi64>
  %r = "tfl.reshape"(%b, %shape) : (tensor<1x1xi64>, tensor<0xi32>) -> tensor<i64>
  %s = tfl.sub %r, %y {fused_activation_function = "NONE"} : tensor<i64>
  %m = tfl.mul(%b, %s) <{fused_activation_function = "NONE"}> : (tensor<1x1xi64>, tensor<i64>) -> tensor<1x1xi64>
  return %m : tensor<1x1xi64>
}

// BITCAST shares memory across element types.

// CHECK-LABEL: func.func @bitcast
// CHECK: %[[R:.*]] = "tfl.bitcast"
// CHECK-NEXT: "tfl.abs"(%[[B:.*]]) : (tensor<4xi32>)
// CHECK-NEXT: "tfl.softmax"(%[[R]])
func.func @bitcast(%x: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %two = "tfl.pseudo_const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %a = "tfl.neg"(%x) : (tensor<4xi32>) -> tensor<4xi32>
  %b = tfl.mul(%a, %two) <{fused_activation_function = "NONE"}> : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  %r = "tfl.bitcast"(%b) : (tensor<4xi32>) -> tensor<4xf32>
  %s = "tfl.softmax"(%r) <{beta = 1.0 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
  %s2 = "tfl.neg"(%s) : (tensor<4xf32>) -> tensor<4xf32>
  %m = "tfl.abs"(%b) : (tensor<4xi32>) -> tensor<4xi32>
  return %s2, %m : tensor<4xf32>, tensor<4xi32>
}

// Ops with side effects keep their order: %m does not move before the
// assignment, so SUB moves after both.

// CHECK-LABEL: func.func @effects
// CHECK: "tfl.assign_variable"
// CHECK-NEXT: "tfl.assign_variable"
// CHECK-NEXT: tfl.sub
func.func @effects(%x: tensor<1x4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %two = "tfl.pseudo_const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %shape = "tfl.pseudo_const"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
  %h = "tfl.var_handle"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource>
  %a = "tfl.neg"(%x) : (tensor<1x4xi32>) -> tensor<1x4xi32>
  %b = tfl.mul(%a, %two) <{fused_activation_function = "NONE"}> : (tensor<1x4xi32>, tensor<i32>) -> tensor<1x4xi32>
  %r = "tfl.reshape"(%b, %shape) : (tensor<1x4xi32>, tensor<1xi32>) -> tensor<4xi32>
  %s = tfl.sub %r, %y {fused_activation_function = "NONE"} : tensor<4xi32>
  %t = "tfl.abs"(%s) : (tensor<4xi32>) -> tensor<4xi32>
  "tfl.assign_variable"(%h, %x) : (tensor<!tf_type.resource>, tensor<1x4xi32>) -> ()
  "tfl.assign_variable"(%h, %b) : (tensor<!tf_type.resource>, tensor<1x4xi32>) -> ()
  return %t : tensor<4xi32>
}

//===----------------------------------------------------------------------===//
// No conflict
//===----------------------------------------------------------------------===//

// The owner %a of the memory has two users, so SUB allocates new memory.

// CHECK-LABEL: func.func @owner_with_users
// CHECK: tfl.sub
// CHECK-NEXT: tfl.abs
// CHECK-NEXT: tfl.mul
func.func @owner_with_users(%x: tensor<1x4xi32>, %y: tensor<4xi32>) -> (tensor<4xi32>, tensor<1x4xi32>) {
  %shape = "tfl.pseudo_const"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
  %a = "tfl.neg"(%x) : (tensor<1x4xi32>) -> tensor<1x4xi32>
  %r = "tfl.reshape"(%a, %shape) : (tensor<1x4xi32>, tensor<1xi32>) -> tensor<4xi32>
  %s = tfl.sub %r, %y {fused_activation_function = "NONE"} : tensor<4xi32>
  %t = "tfl.abs"(%s) : (tensor<4xi32>) -> tensor<4xi32>
  %m = tfl.mul %a, %a {fused_activation_function = "NONE"} : tensor<1x4xi32>
  return %t, %m : tensor<4xi32>, tensor<1x4xi32>
}

// The result is larger than the operand.

// CHECK-LABEL: func.func @larger
// CHECK: tfl.sub
// CHECK-NEXT: tfl.mul
func.func @larger(%x: tensor<1x4xi32>, %y: tensor<2x4xi32>) -> (tensor<2x4xi32>, tensor<1x4xi32>) {
  %two = "tfl.pseudo_const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %shape = "tfl.pseudo_const"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
  %a = "tfl.neg"(%x) : (tensor<1x4xi32>) -> tensor<1x4xi32>
  %b = tfl.mul(%a, %two) <{fused_activation_function = "NONE"}> : (tensor<1x4xi32>, tensor<i32>) -> tensor<1x4xi32>
  %r = "tfl.reshape"(%b, %shape) : (tensor<1x4xi32>, tensor<1xi32>) -> tensor<4xi32>
  %s = tfl.sub(%r, %y) <{fused_activation_function = "NONE"}> : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  %m = tfl.mul %b, %b {fused_activation_function = "NONE"} : tensor<1x4xi32>
  return %s, %m : tensor<2x4xi32>, tensor<1x4xi32>
}

// LiteRT never shares tensors of four bytes.

// CHECK-LABEL: func.func @small
// CHECK: tfl.sub
// CHECK-NEXT: tfl.mul
func.func @small(%x: tensor<1x1xi32>, %y: tensor<1xi32>) -> (tensor<1xi32>, tensor<1x1xi32>) {
  %two = "tfl.pseudo_const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %shape = "tfl.pseudo_const"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %a = "tfl.neg"(%x) : (tensor<1x1xi32>) -> tensor<1x1xi32>
  %b = tfl.mul(%a, %two) <{fused_activation_function = "NONE"}> : (tensor<1x1xi32>, tensor<i32>) -> tensor<1x1xi32>
  %r = "tfl.reshape"(%b, %shape) : (tensor<1x1xi32>, tensor<1xi32>) -> tensor<1xi32>
  %s = tfl.sub %r, %y {fused_activation_function = "NONE"} : tensor<1xi32>
  %m = tfl.mul %b, %b {fused_activation_function = "NONE"} : tensor<1x1xi32>
  return %s, %m : tensor<1xi32>, tensor<1x1xi32>
}

// Results and arguments of the function never share memory.

// CHECK-LABEL: func.func @ends
// CHECK: tfl.sub
// CHECK-NEXT: tfl.mul
// CHECK-NEXT: tfl.sub
// CHECK-NEXT: tfl.mul
func.func @ends(%x: tensor<1x4xi32>, %y: tensor<4xi32>) -> (tensor<4xi32>, tensor<1x4xi32>, tensor<4xi32>, tensor<1x4xi32>) {
  %two = "tfl.pseudo_const"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %shape = "tfl.pseudo_const"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
  %q = "tfl.reshape"(%x, %shape) : (tensor<1x4xi32>, tensor<1xi32>) -> tensor<4xi32>
  %a = "tfl.neg"(%x) : (tensor<1x4xi32>) -> tensor<1x4xi32>
  %b = tfl.mul(%a, %two) <{fused_activation_function = "NONE"}> : (tensor<1x4xi32>, tensor<i32>) -> tensor<1x4xi32>
  %r = "tfl.reshape"(%b, %shape) : (tensor<1x4xi32>, tensor<1xi32>) -> tensor<4xi32>
  %s = tfl.sub %r, %y {fused_activation_function = "NONE"} : tensor<4xi32>
  %m = tfl.mul %x, %b {fused_activation_function = "NONE"} : tensor<1x4xi32>
  %t = tfl.sub %q, %y {fused_activation_function = "NONE"} : tensor<4xi32>
  %n = tfl.mul %x, %b {fused_activation_function = "NONE"} : tensor<1x4xi32>
  return %s, %m, %t, %n : tensor<4xi32>, tensor<1x4xi32>, tensor<4xi32>, tensor<1x4xi32>
}
