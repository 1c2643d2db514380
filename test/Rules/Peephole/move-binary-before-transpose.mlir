// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-move-binary-before-transpose remarks=true" -verify-diagnostics | FileCheck %s

// c is transposed back: rows of it become columns.

// CHECK-LABEL: func.func @fires(
// CHECK-DAG: %[[PERM:.*]] = {{.*}}dense<[1, 0]> : tensor<2xi32>
// CHECK-DAG: %[[C:.*]] = {{.*}}dense<{{\[\[}}1.000000e+00, 3.000000e+00, 5.000000e+00], [2.000000e+00, 4.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>
// CHECK: %[[ADD:.*]] = tfl.add %arg0, %[[C]] {fused_activation_function = "RELU"} : tensor<2x3xf32>
// CHECK-NEXT: %[[R:.*]] = "tfl.transpose"(%[[ADD]], %[[PERM]]) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
// CHECK-NEXT: return %[[R]]
func.func @fires(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  %1 = tfl.add(%0, %c) <{fused_activation_function = "RELU"}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}

// A permutation that is not its own inverse, integers, and c as the first
// operand, broadcast: its last dimension is the first one of x.

// CHECK-LABEL: func.func @constant_first(
// CHECK-DAG: %[[PERM:.*]] = {{.*}}dense<[1, 2, 0]> : tensor<3xi32>
// CHECK-DAG: %[[C:.*]] = {{.*}}dense<{{\[\[\[}}7]], {{\[\[}}8]]]> : tensor<2x1x1xi32>
// CHECK: %[[SUB:.*]] = tfl.sub(%[[C]], %arg0) <{fused_activation_function = "NONE"}> : (tensor<2x1x1xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT: %[[R:.*]] = "tfl.transpose"(%[[SUB]], %[[PERM]]) : (tensor<2x3x4xi32>, tensor<3xi32>) -> tensor<3x4x2xi32>
// CHECK-NEXT: return %[[R]]
func.func @constant_first(%x: tensor<2x3x4xi32>) -> tensor<3x4x2xi32> {
  %perm = arith.constant dense<[1, 2, 0]> : tensor<3xi32>
  %c = arith.constant dense<[[[7, 8]]]> : tensor<1x1x2xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<2x3x4xi32>, tensor<3xi32>) -> tensor<3x4x2xi32>
  %1 = tfl.sub(%c, %0) <{fused_activation_function = "NONE"}> : (tensor<1x1x2xi32>, tensor<3x4x2xi32>) -> tensor<3x4x2xi32>
  return %1 : tensor<3x4x2xi32>
}

// A bias of channels that come first has fewer dimensions, and becomes one of
// channels that come last.

// CHECK-LABEL: func.func @bias_of_first_channels(
// CHECK-DAG: %[[C:.*]] = {{.*}}dense<{{\[\[\[\[}}5.000000e+00, 6.000000e+00]]]]> : tensor<1x1x1x2xf32>
// CHECK: %[[ADD:.*]] = tfl.add(%arg0, %[[C]]) <{fused_activation_function = "RELU"}> : (tensor<?x3x4x2xf32>, tensor<1x1x1x2xf32>) -> tensor<?x3x4x2xf32>
// CHECK-NEXT: %[[R:.*]] = "tfl.transpose"(%[[ADD]], %{{.*}}) : (tensor<?x3x4x2xf32>, tensor<4xi32>) -> tensor<?x2x3x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @bias_of_first_channels(%x: tensor<?x3x4x2xf32>) -> tensor<?x2x3x4xf32> {
  %perm = arith.constant dense<[0, 3, 1, 2]> : tensor<4xi32>
  %c = arith.constant dense<[[[5.0]], [[6.0]]]> : tensor<2x1x1xf32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<?x3x4x2xf32>, tensor<4xi32>) -> tensor<?x2x3x4xf32>
  %1 = tfl.add(%0, %c) <{fused_activation_function = "RELU"}> : (tensor<?x2x3x4xf32>, tensor<2x1x1xf32>) -> tensor<?x2x3x4xf32>
  return %1 : tensor<?x2x3x4xf32>
}

// CHECK-LABEL: func.func @scalar_and_dynamic(
// CHECK-DAG: %[[PERM:.*]] = {{.*}}dense<[1, 0]> : tensor<2xi32>
// CHECK-DAG: %[[C:.*]] = {{.*}}dense<2.000000e+00> : tensor<f32>
// CHECK: %[[MAX:.*]] = "tfl.maximum"(%arg0, %[[C]]) : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
// CHECK-NEXT: %[[R:.*]] = "tfl.transpose"(%[[MAX]], %[[PERM]]) : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<3x?xf32>
// CHECK-NEXT: return %[[R]]
func.func @scalar_and_dynamic(%x: tensor<?x3xf32>) -> tensor<3x?xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %c = arith.constant dense<2.0> : tensor<f32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<3x?xf32>
  %1 = "tfl.maximum"(%0, %c) : (tensor<3x?xf32>, tensor<f32>) -> tensor<3x?xf32>
  return %1 : tensor<3x?xf32>
}

// Between two transposes that broadcast each other; one of them is returned,
// too.

// CHECK-LABEL: func.func @two_transposes(
// CHECK-DAG: %[[PERM:.*]] = {{.*}}dense<[1, 2, 0]> : tensor<3xi32>
// CHECK-DAG: %[[T:.*]] = "tfl.transpose"(%arg0, %[[PERM]]) : (tensor<2x1x4xf32>, tensor<3xi32>) -> tensor<1x4x2xf32>
// CHECK-DAG: %[[MUL:.*]] = tfl.mul(%arg0, %arg1) <{fused_activation_function = "NONE"}> : (tensor<2x1x4xf32>, tensor<1x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK: %[[R:.*]] = "tfl.transpose"(%[[MUL]], %[[PERM]]) : (tensor<2x3x4xf32>, tensor<3xi32>) -> tensor<3x4x2xf32>
// CHECK-NOT: "tfl.transpose"
// CHECK: return %[[R]], %[[T]]
func.func @two_transposes(%x: tensor<2x1x4xf32>, %y: tensor<1x3x4xf32>) -> (tensor<3x4x2xf32>, tensor<1x4x2xf32>) {
  %perm = arith.constant dense<[1, 2, 0]> : tensor<3xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<2x1x4xf32>, tensor<3xi32>) -> tensor<1x4x2xf32>
  %1 = "tfl.transpose"(%y, %perm) : (tensor<1x3x4xf32>, tensor<3xi32>) -> tensor<3x4x1xf32>
  %2 = tfl.mul(%0, %1) <{fused_activation_function = "NONE"}> : (tensor<1x4x2xf32>, tensor<3x4x1xf32>) -> tensor<3x4x2xf32>
  return %2, %0 : tensor<3x4x2xf32>, tensor<1x4x2xf32>
}

// CHECK-LABEL: func.func @c1_not_constant(
// CHECK: %[[T:.*]] = "tfl.transpose"(%arg0, %arg1)
// CHECK-NEXT: %[[R:.*]] = tfl.add(%[[T]], %{{.*}})
// CHECK-NEXT: return %[[R]]
func.func @c1_not_constant(%x: tensor<3x3xf32>, %perm: tensor<2xi32>) -> tensor<3x3xf32> {
  %c = arith.constant dense<1.0> : tensor<f32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<3x3xf32>, tensor<2xi32>) -> tensor<3x3xf32>
  // expected-remark@+1 {{a permutation is not a constant}}
  %1 = tfl.add(%0, %c) <{fused_activation_function = "NONE"}> : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x3xf32>
  return %1 : tensor<3x3xf32>
}

// CHECK-LABEL: func.func @c2_multiple_uses(
// CHECK: %[[T:.*]] = "tfl.transpose"(%arg0, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = tfl.add(%[[T]], %{{.*}})
// CHECK-NEXT: return %[[R]], %[[T]]
func.func @c2_multiple_uses(%x: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>) {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %c = arith.constant dense<1.0> : tensor<f32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  // expected-remark@+1 {{the transposed tensor has other users}}
  %1 = tfl.add(%0, %c) <{fused_activation_function = "NONE"}> : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x2xf32>
  return %1, %0 : tensor<3x2xf32>, tensor<3x2xf32>
}

// CHECK-LABEL: func.func @c2_multiple_uses_of_both(
// CHECK: %[[S:.*]] = "tfl.transpose"(%arg0, %{{.*}})
// CHECK-NEXT: %[[T:.*]] = "tfl.transpose"(%arg1, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = tfl.add %[[S]], %[[T]]
// CHECK-NEXT: return %[[R]], %[[S]], %[[T]]
func.func @c2_multiple_uses_of_both(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>) {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  %1 = "tfl.transpose"(%y, %perm) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  // expected-remark@+1 {{the transposed tensor has other users}}
  %2 = tfl.add(%0, %1) <{fused_activation_function = "NONE"}> : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %2, %0, %1 : tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>
}

// CHECK-LABEL: func.func @c3_shape_fewer_dims(
// CHECK: %[[T:.*]] = "tfl.transpose"(%arg0, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = tfl.add(%[[T]], %{{.*}}) {{.*}} : (tensor<3x2xf32>, tensor<2xf32>)
// CHECK-NEXT: return %[[R]]
func.func @c3_shape_fewer_dims(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  // expected-remark@+1 {{the op changes the shape of the transposed tensor}}
  %1 = tfl.add(%0, %c) <{fused_activation_function = "NONE"}> : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @c3_shape_size(
// CHECK: %[[T:.*]] = "tfl.transpose"(%arg0, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = tfl.add(%[[T]], %{{.*}}) {{.*}} -> tensor<3x2xf32>
// CHECK-NEXT: return %[[R]]
func.func @c3_shape_size(%x: tensor<1x3xf32>) -> tensor<3x2xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %c = arith.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<1x3xf32>, tensor<2xi32>) -> tensor<3x1xf32>
  // expected-remark@+1 {{the op changes the shape of the transposed tensor}}
  %1 = tfl.add(%0, %c) <{fused_activation_function = "NONE"}> : (tensor<3x1xf32>, tensor<1x2xf32>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @c4_structure(
// CHECK: %[[S:.*]] = "tfl.transpose"(%arg0, %{{.*}})
// CHECK-NEXT: %[[T:.*]] = "tfl.transpose"(%arg1, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = tfl.add %[[S]], %[[T]]
// CHECK-NEXT: return %[[R]]
func.func @c4_structure(%x: tensor<3x3x3xf32>, %y: tensor<3x3x3xf32>) -> tensor<3x3x3xf32> {
  %perm = arith.constant dense<[0, 2, 1]> : tensor<3xi32>
  %other = arith.constant dense<[2, 1, 0]> : tensor<3xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<3x3x3xf32>, tensor<3xi32>) -> tensor<3x3x3xf32>
  %1 = "tfl.transpose"(%y, %other) : (tensor<3x3x3xf32>, tensor<3xi32>) -> tensor<3x3x3xf32>
  // expected-remark@+1 {{the permutations differ}}
  %2 = tfl.add(%0, %1) <{fused_activation_function = "NONE"}> : (tensor<3x3x3xf32>, tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
  return %2 : tensor<3x3x3xf32>
}

// CHECK-LABEL: func.func @c5_element_type(
// CHECK: %[[S:.*]] = "tfl.transpose"(%arg0, %{{.*}})
// CHECK-NEXT: %[[T:.*]] = "tfl.transpose"(%arg1, %{{.*}})
// CHECK-NEXT: %[[R:.*]] = tfl.add(%[[S]], %[[T]])
// CHECK-NEXT: return %[[R]]
func.func @c5_element_type(%x: tensor<2x3x!quant.uniform<i8:f32, 0.5>>, %y: tensor<2x3x!quant.uniform<i8:f32, 0.25>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5>> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>, tensor<2xi32>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5>>
  %1 = "tfl.transpose"(%y, %perm) : (tensor<2x3x!quant.uniform<i8:f32, 0.25>>, tensor<2xi32>) -> tensor<3x2x!quant.uniform<i8:f32, 0.25>>
  // expected-remark@+1 {{the operands have different element types}}
  %2 = tfl.add(%0, %1) <{fused_activation_function = "NONE"}> : (tensor<3x2x!quant.uniform<i8:f32, 0.5>>, tensor<3x2x!quant.uniform<i8:f32, 0.25>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5>>
  return %2 : tensor<3x2x!quant.uniform<i8:f32, 0.5>>
}

// What the rule makes stays.

// CHECK-LABEL: func.func @moved_already(
// CHECK: %[[ADD:.*]] = tfl.add %arg0, %{{.*}}
// CHECK-NEXT: %[[R:.*]] = "tfl.transpose"(%[[ADD]], %{{.*}})
// CHECK-NEXT: return %[[R]]
func.func @moved_already(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %c = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %0 = tfl.add(%x, %c) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.transpose"(%0, %perm) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}
