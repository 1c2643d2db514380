// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite" 2>/dev/null | FileCheck %s
// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite remarks=true" 2>&1 >/dev/null | FileCheck %s --check-prefix=MISS

// What the bytes of the options mean is tested in
// unittests/Rules/CustomOptionsTest.cpp.

// It fires: all arguments, several results, all attributes but one.

// CHECK-LABEL: func.func @two_results(
// CHECK-NEXT: [[OP:%.*]]:2 = "tfl.custom"(%arg0, %arg1) <{custom_code = "my_op", custom_option = #tfl<const_bytes : "0x{{[0-9A-F]+}}">}> : (tensor<?x4xf32>, tensor<4xi32>) -> (tensor<?x4xf32>, tensor<f32>)
// CHECK-NEXT: return [[OP]]#0, [[OP]]#1
func.func @two_results(%a: tensor<?x4xf32>, %b: tensor<4xi32>) -> (tensor<?x4xf32>, tensor<f32>) attributes {tf._implements = #tf_type.func<@my_op, {tfl_fusable_op = true, width = 3 : i64}>} {
  %0:2 = "tf.Elsewhere"(%a, %b) : (tensor<?x4xf32>, tensor<4xi32>) -> (tensor<?x4xf32>, tensor<f32>)
  return %0#0, %0#1 : tensor<?x4xf32>, tensor<f32>
}

// -----

// No attributes: an empty map. An unused argument, an empty body, no rank.

// CHECK-LABEL: func.func @no_attributes(
// CHECK-NEXT: [[OP:%.*]] = "tfl.custom"(%arg0, %arg1) <{custom_code = "my_op", custom_option = #tfl<const_bytes : "0x{{[0-9A-F]+}}">}> : (tensor<*xf32>, tensor<2xf32>) -> tensor<*xf32>
// CHECK-NEXT: return [[OP]]
func.func @no_attributes(%a: tensor<*xf32>, %b: tensor<2xf32>) -> tensor<*xf32> attributes {tf._implements = #tf_type.func<@my_op, {tfl_fusable_op = true}>} {
  return %a : tensor<*xf32>
}

// -----

// The annotation as text; a variable is read.

// CHECK-LABEL: func.func @text(
// CHECK-NEXT: [[VALUE:%.*]] = "tf.ReadVariableOp"(%arg0)
// CHECK-NEXT: "tfl.custom"([[VALUE]]) <{custom_code = "my_op"
func.func @text(%a: tensor<!tf_type.resource<tensor<2xf32>>>) -> tensor<2xf32> attributes {tf._implements = "name: \22my_op\22 attr { key: \22tfl_fusable_op\22 value { b: true } }"} {
  %0 = "tf.ReadVariableOp"(%a) : (tensor<!tf_type.resource<tensor<2xf32>>>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// Where it does not want to be one, nothing happens.

// CHECK-LABEL: func.func @not_fusable(
// CHECK-NEXT: return
func.func @not_fusable(%a: tensor<2xf32>) -> tensor<2xf32> attributes {tf._implements = #tf_type.func<@my_op, {tfl_fusable_op = false}>} {
  return %a : tensor<2xf32>
}

// -----

// Near misses.

// CHECK-LABEL: func.func @c1_integer(
// CHECK-NEXT: return
// MISS: composite-fusable-op: attribute: tfl_fusable_op attribute is not set or not a bool, it is 1 : i64 (function 'c1_integer')
func.func @c1_integer(%a: tensor<2xf32>) -> tensor<2xf32> attributes {tf._implements = #tf_type.func<@my_op, {tfl_fusable_op = 1 : i64}>} {
  return %a : tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @c2_attribute(
// CHECK-NEXT: return
// MISS: composite-fusable-op: attribute: the attribute 'kind' cannot be encoded in the options of a custom op (function 'c2_attribute')
func.func @c2_attribute(%a: tensor<2xf32>) -> tensor<2xf32> attributes {tf._implements = #tf_type.func<@my_op, {kind = dense<(1.0, 2.0)> : tensor<complex<f32>>, tfl_fusable_op = true}>} {
  return %a : tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @c3_resource(
// CHECK-NEXT: "tf.Elsewhere"
// MISS: composite-fusable-op: element-type: argument 1 of the custom op 'my_op' should be a tensor or a variable of known type (function 'c3_resource')
func.func @c3_resource(%a: tensor<2xf32>, %b: tensor<!tf_type.resource>) -> tensor<2xf32> attributes {tf._implements = #tf_type.func<@my_op, {tfl_fusable_op = true}>} {
  %0 = "tf.Elsewhere"(%a, %b) : (tensor<2xf32>, tensor<!tf_type.resource>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// Fused already.

// CHECK-LABEL: func.func @fused(
// CHECK-NEXT: "tfl.custom"(%arg0) <{custom_code = "other"
// CHECK-NEXT: return
// MISS-NOT: fused
func.func @fused(%a: tensor<2xf32>) -> tensor<2xf32> attributes {tf._implements = #tf_type.func<@my_op, {tfl_fusable_op = true}>} {
  %0 = "tfl.custom"(%a) {custom_code = "other", custom_option = #tfl<const_bytes : "0x">} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
