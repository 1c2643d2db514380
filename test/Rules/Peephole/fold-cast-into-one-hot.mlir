// RUN: tfuse-opt %s -tfl-peephole="only-rules=peephole-fold-cast-into-one-hot remarks=true" -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK-DAG: %[[DEPTH:.*]] = {{.*}}dense<4> : tensor<i32>
// CHECK-DAG: %[[ON:.*]] = {{.*}}dense<5.000000e+00> : tensor<f32>
// CHECK-DAG: %[[OFF:.*]] = {{.*}}dense<-2.000000e+00> : tensor<f32>
// CHECK: %[[R:.*]] = "tfl.one_hot"(%arg0, %[[DEPTH]], %[[ON]], %[[OFF]]) <{axis = -1 : i32}> : (tensor<3xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<3x4xf32>
// CHECK-NOT: "tfl.cast"
// CHECK: return %[[R]]
func.func @fires(%i: tensor<3xi32>) -> tensor<3x4xf32> {
  %depth = arith.constant dense<4> : tensor<i32>
  %on = arith.constant dense<5> : tensor<i32>
  %off = arith.constant dense<-2> : tensor<i32>
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "tfl.cast"(%0) : (tensor<3x4xi32>) -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}

// True becomes 1, not -1. The depth need not be known.

// CHECK-LABEL: func.func @booleans(
// CHECK-DAG: %[[ON:.*]] = {{.*}}dense<1.000000e+00> : tensor<f32>
// CHECK-DAG: %[[OFF:.*]] = {{.*}}dense<0.000000e+00> : tensor<f32>
// CHECK: %[[R:.*]] = "tfl.one_hot"(%arg0, %arg1, %[[ON]], %[[OFF]]) <{axis = 0 : i32}> : (tensor<?xi64>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<?x?xf32>
// CHECK-NOT: "tfl.cast"
// CHECK: return %[[R]]
func.func @booleans(%i: tensor<?xi64>, %depth: tensor<i32>) -> tensor<?x?xf32> {
  %on = arith.constant dense<true> : tensor<i1>
  %off = arith.constant dense<false> : tensor<i1>
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = 0 : i32}> : (tensor<?xi64>, tensor<i32>, tensor<i1>, tensor<i1>) -> tensor<?x?xi1>
  %1 = "tfl.cast"(%0) : (tensor<?x?xi1>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// 2^60 + 2^36 + 1 is nearer to the float 2^60 + 2^37. Rounded to 53 bits first,
// it is halfway, and goes to 2^60.

// CHECK-LABEL: func.func @rounded_once(
// CHECK-DAG: {{.*}}dense<1.15292164E+18> : tensor<f32>
// CHECK-DAG: {{.*}}dense<-1.15292164E+18> : tensor<f32>
// CHECK: "tfl.one_hot"
// CHECK-NOT: "tfl.cast"
func.func @rounded_once(%i: tensor<3xi32>) -> tensor<3x4xf32> {
  %depth = arith.constant dense<4> : tensor<i32>
  %on = arith.constant dense<1152921573326323713> : tensor<i64>
  %off = arith.constant dense<-1152921573326323713> : tensor<i64>
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<3xi32>, tensor<i32>, tensor<i64>, tensor<i64>) -> tensor<3x4xi64>
  %1 = "tfl.cast"(%0) : (tensor<3x4xi64>) -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: %[[H:.*]] = "tfl.one_hot"(%arg0, {{.*}} -> tensor<3x4xi32>
// CHECK-NEXT: %[[R:.*]] = "tfl.cast"(%[[H]])
// CHECK-NEXT: return %[[R]], %[[H]]
func.func @c1_multiple_uses(%i: tensor<3xi32>) -> (tensor<3x4xf32>, tensor<3x4xi32>) {
  %depth = arith.constant dense<4> : tensor<i32>
  %on = arith.constant dense<1> : tensor<i32>
  %off = arith.constant dense<0> : tensor<i32>
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4xi32>
  // expected-remark@+1 {{the one_hot has other users}}
  %1 = "tfl.cast"(%0) : (tensor<3x4xi32>) -> tensor<3x4xf32>
  return %1, %0 : tensor<3x4xf32>, tensor<3x4xi32>
}

// CHECK-LABEL: func.func @c2_not_constant_on(
// CHECK: %[[H:.*]] = "tfl.one_hot"(%arg0, %{{.*}}, %arg1, %{{.*}}) {{.*}} -> tensor<3x4xi32>
// CHECK-NEXT: %[[R:.*]] = "tfl.cast"(%[[H]])
// CHECK-NEXT: return %[[R]]
func.func @c2_not_constant_on(%i: tensor<3xi32>, %on: tensor<i32>) -> tensor<3x4xf32> {
  %depth = arith.constant dense<4> : tensor<i32>
  %off = arith.constant dense<0> : tensor<i32>
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4xi32>
  // expected-remark@+1 {{the on and off values of one_hot are not constant}}
  %1 = "tfl.cast"(%0) : (tensor<3x4xi32>) -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @c2_not_constant_off(
// CHECK: %[[H:.*]] = "tfl.one_hot"(%arg0, %{{.*}}, %{{.*}}, %arg1) {{.*}} -> tensor<3x4xi32>
// CHECK-NEXT: %[[R:.*]] = "tfl.cast"(%[[H]])
// CHECK-NEXT: return %[[R]]
func.func @c2_not_constant_off(%i: tensor<3xi32>, %off: tensor<i32>) -> tensor<3x4xf32> {
  %depth = arith.constant dense<4> : tensor<i32>
  %on = arith.constant dense<1> : tensor<i32>
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4xi32>
  // expected-remark@+1 {{the on and off values of one_hot are not constant}}
  %1 = "tfl.cast"(%0) : (tensor<3x4xi32>) -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}

// Only casts to 32-bit floats.

// CHECK-LABEL: func.func @to_integers(
// CHECK: %[[H:.*]] = "tfl.one_hot"(%arg0, {{.*}} -> tensor<3x4xi32>
// CHECK-NEXT: %[[R:.*]] = "tfl.cast"(%[[H]]) : (tensor<3x4xi32>) -> tensor<3x4xi64>
// CHECK-NEXT: return %[[R]]
func.func @to_integers(%i: tensor<3xi32>) -> tensor<3x4xi64> {
  %depth = arith.constant dense<4> : tensor<i32>
  %on = arith.constant dense<1> : tensor<i32>
  %off = arith.constant dense<0> : tensor<i32>
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "tfl.cast"(%0) : (tensor<3x4xi32>) -> tensor<3x4xi64>
  return %1 : tensor<3x4xi64>
}

// What the rule makes stays.

// CHECK-LABEL: func.func @floats_already(
// CHECK-DAG: %[[ON:.*]] = {{.*}}dense<1.000000e+00> : tensor<f32>
// CHECK-DAG: %[[OFF:.*]] = {{.*}}dense<0.000000e+00> : tensor<f32>
// CHECK: %[[R:.*]] = "tfl.one_hot"(%arg0, %{{.*}}, %[[ON]], %[[OFF]]) <{axis = -1 : i32}> : {{.*}} -> tensor<3x4xf32>
// CHECK-NEXT: return %[[R]]
func.func @floats_already(%i: tensor<3xi32>) -> tensor<3x4xf32> {
  %depth = arith.constant dense<4> : tensor<i32>
  %on = arith.constant dense<1.0> : tensor<f32>
  %off = arith.constant dense<0.0> : tensor<f32>
  %0 = "tfl.one_hot"(%i, %depth, %on, %off) <{axis = -1 : i32}> : (tensor<3xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
