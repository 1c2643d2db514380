// RUN: tfuse-opt %s -verify-diagnostics -stablehlo-recognize='only-rules=stablehlo-recognize-average remarks' | FileCheck %s
// RUN: tfuse-opt %s -stablehlo-recognize=disable-rules=stablehlo-recognize-average | FileCheck %s --check-prefix=DISABLED

// DISABLED-LABEL: func.func @fires(
// DISABLED-NOT: average,
// DISABLED: stablehlo.divide
// DISABLED-LABEL: func.func @recognized_already(

// CHECK-LABEL: func.func @fires(
// CHECK: %[[SUM:.*]] = "stablehlo.reduce"(%arg0
// CHECK: {average, dimensions = dense<1> : tensor<1xi64>}
// CHECK-NEXT: return %[[SUM]]
func.func @fires(%x: tensor<2x4xf32>) -> tensor<2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<4.0> : tensor<2xf32>
  %s = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
  %q = "stablehlo.divide"(%s, %n) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %q : tensor<2xf32>
}

// CHECK-LABEL: func.func @fires_keep_dims(
// CHECK: %[[SUM:.*]] = "stablehlo.reduce"(%arg0
// CHECK: {average, dimensions = dense<1> : tensor<1xi64>}
// CHECK: %[[Y:.*]] = "stablehlo.reshape"(%[[SUM]])
// CHECK-NEXT: return %[[Y]]
func.func @fires_keep_dims(%x: tensor<2x4xf32>) -> tensor<2x1xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<4.0> : tensor<2x1xf32>
  %s = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
  %r = "stablehlo.reshape"(%s) : (tensor<2xf32>) -> tensor<2x1xf32>
  %q = "stablehlo.divide"(%r, %n) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  return %q : tensor<2x1xf32>
}

// CHECK-LABEL: func.func @fires_window(
// CHECK: %[[SUM:.*]] = "stablehlo.reduce_window"(%arg0
// CHECK: {average, padding = dense<0>
// CHECK-NEXT: return %[[SUM]]
func.func @fires_window(%x: tensor<1x4x2xf32>) -> tensor<1x2x2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<2.0> : tensor<1x2x2xf32>
  %s = "stablehlo.reduce_window"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<[1, 2, 1]> : tensor<3xi64>, window_strides = dense<[1, 2, 1]> : tensor<3xi64>, padding = dense<0> : tensor<3x2xi64>} : (tensor<1x4x2xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %q = "stablehlo.divide"(%s, %n) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
  return %q : tensor<1x2x2xf32>
}

// CHECK-LABEL: func.func @fires_window_without_padding(
// CHECK: %[[SUM:.*]] = "stablehlo.reduce_window"(%arg0
// CHECK: {average, padding =
// CHECK: return %[[SUM]]
func.func @fires_window_without_padding(%x: tensor<1x3x2xf32>) -> tensor<1x3x2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ones = stablehlo.constant dense<1.0> : tensor<1x3x2xf32>
  %s = "stablehlo.reduce_window"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<[1, 2, 1]> : tensor<3xi64>, window_strides = dense<1> : tensor<3xi64>, padding = dense<[[0, 0], [0, 1], [0, 0]]> : tensor<3x2xi64>} : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x3x2xf32>
  %n = "stablehlo.reduce_window"(%ones, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<[1, 2, 1]> : tensor<3xi64>, window_strides = dense<1> : tensor<3xi64>, padding = dense<[[0, 0], [0, 1], [0, 0]]> : tensor<3x2xi64>} : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x3x2xf32>
  %q = "stablehlo.divide"(%s, %n) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
  return %q : tensor<1x3x2xf32>
}

// Near misses: no sum becomes an average.

// CHECK-NOT: average,
// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: stablehlo.divide
func.func @c1_multiple_uses(%x: tensor<2x4xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<4.0> : tensor<2xf32>
  %s = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
  // expected-remark @+1 {{stablehlo-recognize-average: multiple-uses: the sum has other users}}
  %q = "stablehlo.divide"(%s, %n) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %s, %q : tensor<2xf32>, tensor<2xf32>
}

// CHECK-NOT: average,
// CHECK-LABEL: func.func @c2_initial_value(
// CHECK: stablehlo.divide
func.func @c2_initial_value(%x: tensor<2x4xf32>) -> tensor<2xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %n = stablehlo.constant dense<4.0> : tensor<2xf32>
  %s = "stablehlo.reduce"(%x, %one) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
  // expected-remark @+1 {{stablehlo-recognize-average: constant-value: the initial value of the sum is not zero}}
  %q = "stablehlo.divide"(%s, %n) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %q : tensor<2xf32>
}

// CHECK-NOT: average,
// CHECK-LABEL: func.func @c3_integers(
// CHECK: stablehlo.divide
func.func @c3_integers(%x: tensor<2x4xi32>) -> tensor<2xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<4> : tensor<2xi32>
  %s = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%c) : (tensor<i32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x4xi32>, tensor<i32>) -> tensor<2xi32>
  // expected-remark @+1 {{stablehlo-recognize-average: element-type: the elements are not floats}}
  %q = "stablehlo.divide"(%s, %n) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %q : tensor<2xi32>
}

// CHECK-NOT: average,
// CHECK-LABEL: func.func @c4_refined_type(
// CHECK: stablehlo.divide
func.func @c4_refined_type(%x: tensor<2x4xf32>) -> tensor<2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<4.0> : tensor<2xf32>
  %s = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x4xf32>, tensor<f32>) -> tensor<?xf32>
  // expected-remark @+1 {{stablehlo-recognize-average: shape: the division changes the type}}
  %q = "stablehlo.divide"(%s, %n) : (tensor<?xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %q : tensor<2xf32>
}

// CHECK-NOT: average,
// CHECK-LABEL: func.func @c5_unknown_size(
// CHECK: stablehlo.divide
func.func @c5_unknown_size(%x: tensor<2x?xf32>) -> tensor<2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<4.0> : tensor<2xf32>
  %s = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x?xf32>, tensor<f32>) -> tensor<2xf32>
  // expected-remark @+1 {{stablehlo-recognize-average: unknown-shape: the number of elements of each sum is unknown}}
  %q = "stablehlo.divide"(%s, %n) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %q : tensor<2xf32>
}

// The variance of a sample divides by n - 1.
// CHECK-NOT: average,
// CHECK-LABEL: func.func @c6_divisor(
// CHECK: stablehlo.divide
func.func @c6_divisor(%x: tensor<2x4xf32>) -> tensor<2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<3.0> : tensor<2xf32>
  %s = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
  // expected-remark @+1 {{stablehlo-recognize-average: constant-value: the divisor is not the number of elements of each sum}}
  %q = "stablehlo.divide"(%s, %n) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %q : tensor<2xf32>
}

// The windows at the border have fewer elements.
// CHECK-NOT: average,
// CHECK-LABEL: func.func @c6_padded_window(
// CHECK: stablehlo.divide
func.func @c6_padded_window(%x: tensor<1x3x2xf32>) -> tensor<1x3x2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<2.0> : tensor<1x3x2xf32>
  %s = "stablehlo.reduce_window"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<[1, 2, 1]> : tensor<3xi64>, window_strides = dense<1> : tensor<3xi64>, padding = dense<[[0, 0], [0, 1], [0, 0]]> : tensor<3x2xi64>} : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x3x2xf32>
  // expected-remark @+1 {{stablehlo-recognize-average: constant-value: the divisor is not the number of elements of each sum}}
  %q = "stablehlo.divide"(%s, %n) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
  return %q : tensor<1x3x2xf32>
}

// SAME adds the padding at the end.
// CHECK-NOT: average,
// CHECK-LABEL: func.func @c6_other_padding(
// CHECK: stablehlo.divide
func.func @c6_other_padding(%x: tensor<1x3x2xf32>) -> tensor<1x3x2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ones = stablehlo.constant dense<1.0> : tensor<1x3x2xf32>
  %s = "stablehlo.reduce_window"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<[1, 2, 1]> : tensor<3xi64>, window_strides = dense<1> : tensor<3xi64>, padding = dense<[[0, 0], [1, 0], [0, 0]]> : tensor<3x2xi64>} : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x3x2xf32>
  %n = "stablehlo.reduce_window"(%ones, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<[1, 2, 1]> : tensor<3xi64>, window_strides = dense<1> : tensor<3xi64>, padding = dense<[[0, 0], [1, 0], [0, 0]]> : tensor<3x2xi64>} : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x3x2xf32>
  // expected-remark @+1 {{stablehlo-recognize-average: constant-value: the divisor is not the number of elements of each sum}}
  %q = "stablehlo.divide"(%s, %n) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
  return %q : tensor<1x3x2xf32>
}

// Maxima are not sums: this is far from the pattern.
// CHECK-NOT: average,
// CHECK-LABEL: func.func @maximum(
// CHECK: stablehlo.divide
func.func @maximum(%x: tensor<2x4xf32>) -> tensor<2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<4.0> : tensor<2xf32>
  %s = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
  %q = "stablehlo.divide"(%s, %n) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %q : tensor<2xf32>
}

// CHECK-LABEL: func.func @recognized_already(
// CHECK: {average, dimensions
// CHECK-NOT: stablehlo.divide
func.func @recognized_already(%x: tensor<2x4xf32>) -> tensor<2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {average, dimensions = dense<1> : tensor<1xi64>} : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
  return %s : tensor<2xf32>
}
