// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-convert-splat-to-scalar remarks" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[C:[^ ]+]] = {{.*}}dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT: %[[Y:[^ ]+]] = tfl.add(%arg0, %[[C]]) <{fused_activation_function = "NONE"}> : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %c = arith.constant dense<2.0> : tensor<5x7xf32>
  %0 = "tfl.add"(%x, %c) <{fused_activation_function = "NONE"}> : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
  return %0 : tensor<5x7xf32>
}

// CHECK-LABEL: func.func @fires_dynamic(
// CHECK: %[[C:[^ ]+]] = {{.*}}dense<3> : tensor<i32>
// CHECK-NEXT: %[[Y:[^ ]+]] = tfl.less(%[[C]], %arg0) : (tensor<i32>, tensor<?x7xi32>) -> tensor<?x7xi1>
// CHECK-NEXT: return %[[Y]]
func.func @fires_dynamic(%x: tensor<?x7xi32>) -> tensor<?x7xi1> {
  %c = arith.constant dense<3> : tensor<1x7xi32>
  %0 = "tfl.less"(%c, %x) : (tensor<1x7xi32>, tensor<?x7xi32>) -> tensor<?x7xi1>
  return %0 : tensor<?x7xi1>
}

// Only select_v2 broadcasts.

// CHECK-LABEL: func.func @fires_select(
// CHECK: %[[C:[^ ]+]] = {{.*}}dense<-1.000000e+00> : tensor<f32>
// CHECK-NEXT: %[[Y:[^ ]+]] = "tfl.select_v2"(%arg0, %arg1, %[[C]]) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
// CHECK-NEXT: return %[[Y]]
func.func @fires_select(%b: tensor<5x7xi1>, %x: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %c = arith.constant dense<-1.0> : tensor<5x7xf32>
  %0 = "tfl.select"(%b, %x, %c) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
  return %0 : tensor<5x7xf32>
}

// CHECK-LABEL: func.func @c1_target(
// CHECK: %[[C:[^ ]+]] = {{.*}}dense<2.000000e+00> : tensor<1x1x1x1x2x3xf32>
// CHECK-NEXT: tfl.div %arg0, %[[C]]
func.func @c1_target(%x: tensor<1x1x1x1x2x3xf32>) -> tensor<1x1x1x1x2x3xf32> {
  %c = arith.constant dense<2.0> : tensor<1x1x1x1x2x3xf32>
  // expected-remark @below {{target: tfl.div broadcasts up to rank 5}}
  %0 = "tfl.div"(%x, %c) <{fused_activation_function = "NONE"}> : (tensor<1x1x1x1x2x3xf32>, tensor<1x1x1x1x2x3xf32>) -> tensor<1x1x1x1x2x3xf32>
  return %0 : tensor<1x1x1x1x2x3xf32>
}

// CHECK-LABEL: func.func @c2_unknown_shape(
// CHECK: %[[C:[^ ]+]] = {{.*}}dense<2.000000e+00> : tensor<5x7xf32>
// CHECK-NEXT: tfl.add(%arg0, %[[C]])
func.func @c2_unknown_shape(%x: tensor<*xf32>) -> tensor<*xf32> {
  %c = arith.constant dense<2.0> : tensor<5x7xf32>
  // expected-remark @below {{unknown-shape: the rank of an operand is unknown}}
  %0 = "tfl.add"(%x, %c) <{fused_activation_function = "NONE"}> : (tensor<*xf32>, tensor<5x7xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// The constant makes more rows.

// CHECK-LABEL: func.func @c3_shape(
// CHECK: %[[C:[^ ]+]] = {{.*}}dense<2.000000e+00> : tensor<5x7xf32>
// CHECK-NEXT: tfl.add(%arg0, %[[C]])
func.func @c3_shape(%x: tensor<1x7xf32>) -> tensor<5x7xf32> {
  %c = arith.constant dense<2.0> : tensor<5x7xf32>
  // expected-remark @below {{shape: no other operand has the shape of the result}}
  %0 = "tfl.add"(%x, %c) <{fused_activation_function = "NONE"}> : (tensor<1x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
  return %0 : tensor<5x7xf32>
}

// CHECK-LABEL: func.func @c4_attribute(
// CHECK: %[[C:[^ ]+]] = {{.*}}dense<2.000000e+00> : tensor<5x7xf32>
// CHECK-NEXT: "tfl.select"(%arg0, %arg1, %[[C]])
func.func @c4_attribute(%b: tensor<5xi1>, %x: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %c = arith.constant dense<2.0> : tensor<5x7xf32>
  // expected-remark @below {{attribute: the condition of select selects whole rows}}
  %0 = "tfl.select"(%b, %x, %c) : (tensor<5xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
  return %0 : tensor<5x7xf32>
}

// CHECK-LABEL: func.func @elements_differ(
// CHECK: %[[C:[^ ]+]] = {{.*}}dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: tfl.add %arg0, %[[C]]
func.func @elements_differ(%x: tensor<2xf32>) -> tensor<2xf32> {
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = "tfl.add"(%x, %c) <{fused_activation_function = "NONE"}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func.func @fused(
// CHECK: %[[C:[^ ]+]] = {{.*}}dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT: %[[Y:[^ ]+]] = tfl.add(%arg0, %[[C]])
// CHECK-NEXT: return %[[Y]]
func.func @fused(%x: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %c = arith.constant dense<2.0> : tensor<f32>
  %0 = "tfl.add"(%x, %c) <{fused_activation_function = "NONE"}> : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  return %0 : tensor<5x7xf32>
}
