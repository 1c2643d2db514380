// RUN: tfuse-opt %s -stablehlo-recognize -stablehlo-legalize-tf -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @max(
// CHECK: %[[MAXPOOL:.+]] = "tf.MaxPool"(%arg0){{.*}}ksize = [1, 2, 2, 1]{{.*}}padding = "VALID"{{.*}}strides = [1, 2, 2, 1]
func.func @max(%x: tensor<1x8x8x2xf32>) -> tensor<1x4x4x2xf32> {
  %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = "stablehlo.reduce_window"(%x, %0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<[1, 2, 2, 1]> : tensor<4xi64>, window_strides = dense<[1, 2, 2, 1]> : tensor<4xi64>, base_dilations = dense<1> : tensor<4xi64>, window_dilations = dense<1> : tensor<4xi64>, padding = dense<0> : tensor<4x2xi64>} : (tensor<1x8x8x2xf32>, tensor<f32>) -> tensor<1x4x4x2xf32>
  return %1 : tensor<1x4x4x2xf32>
}

// Pooling needs the channels last: transposes move the window axes.
// CHECK-LABEL: func.func @channels_first(
// CHECK: %[[TRANSPOSE:.+]] = "tf.Transpose"(%arg0, {{.*}})
// CHECK: %[[MAXPOOL:.+]] = "tf.MaxPool"(%[[TRANSPOSE]]){{.*}}ksize = [1, 2, 2, 1]{{.*}}padding = "VALID"{{.*}}strides = [1, 2, 2, 1]
// CHECK: %[[TRANSPOSE1:.+]] = "tf.Transpose"(%[[MAXPOOL]], {{.*}})
func.func @channels_first(%x: tensor<1x2x8x8xf32>) -> tensor<1x2x4x4xf32> {
  %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = "stablehlo.reduce_window"(%x, %0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<[1, 1, 2, 2]> : tensor<4xi64>, window_strides = dense<[1, 1, 2, 2]> : tensor<4xi64>, base_dilations = dense<1> : tensor<4xi64>, window_dilations = dense<1> : tensor<4xi64>, padding = dense<0> : tensor<4x2xi64>} : (tensor<1x2x8x8xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
  return %1 : tensor<1x2x4x4xf32>
}

// A window sum is an average pool times the window size.
// CHECK-LABEL: func.func @sum(
// CHECK: %[[AVGPOOL:.+]] = "tf.AvgPool"(%arg0){{.*}}ksize = [1, 2, 2, 1]{{.*}}padding = "VALID"{{.*}}strides = [1, 2, 2, 1]
// CHECK: %[[MUL:.+]] = "tf.Mul"(%[[AVGPOOL]], {{.*}})
func.func @sum(%x: tensor<1x8x8x2xf32>) -> tensor<1x4x4x2xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = "stablehlo.reduce_window"(%x, %0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<[1, 2, 2, 1]> : tensor<4xi64>, window_strides = dense<[1, 2, 2, 1]> : tensor<4xi64>, base_dilations = dense<1> : tensor<4xi64>, window_dilations = dense<1> : tensor<4xi64>, padding = dense<0> : tensor<4x2xi64>} : (tensor<1x8x8x2xf32>, tensor<f32>) -> tensor<1x4x4x2xf32>
  return %1 : tensor<1x4x4x2xf32>
}

// A window sum divided by the same window sum of ones is an AvgPool that
// excludes the padding.
// CHECK-LABEL: func.func @average(
// CHECK: %[[AVGPOOL:.+]] = "tf.AvgPool"(%arg0){{.*}}ksize = [1, 3, 3, 1]{{.*}}padding = "SAME"{{.*}}strides = [1, 2, 2, 1]
func.func @average(%x: tensor<1x7x7x2xf32>) -> tensor<1x4x4x2xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %ones = stablehlo.constant dense<1.0> : tensor<1x7x7x2xf32>
  %1 = "stablehlo.reduce_window"(%x, %0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<[1, 3, 3, 1]> : tensor<4xi64>, window_strides = dense<[1, 2, 2, 1]> : tensor<4xi64>, base_dilations = dense<1> : tensor<4xi64>, window_dilations = dense<1> : tensor<4xi64>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>} : (tensor<1x7x7x2xf32>, tensor<f32>) -> tensor<1x4x4x2xf32>
  %3 = "stablehlo.reduce_window"(%ones, %0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<[1, 3, 3, 1]> : tensor<4xi64>, window_strides = dense<[1, 2, 2, 1]> : tensor<4xi64>, base_dilations = dense<1> : tensor<4xi64>, window_dilations = dense<1> : tensor<4xi64>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>} : (tensor<1x7x7x2xf32>, tensor<f32>) -> tensor<1x4x4x2xf32>
  %4 = "stablehlo.divide"(%1, %3) : (tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return %4 : tensor<1x4x4x2xf32>
}

// With two elements, the padding is both SAME and that of a reverse cumulative
// sum. The division by the window counts makes it an AvgPool.
// CHECK-LABEL: func.func @average_of_two(
// CHECK-NOT: tf.Cumsum
// CHECK: %[[AVGPOOL:.+]] = "tf.AvgPool"({{.*}}){{.*}}ksize = [1, 2, 1, 1]{{.*}}padding = "SAME"{{.*}}strides = [1, 1, 1, 1]
func.func @average_of_two(%x: tensor<1x2x4xf32>) -> tensor<1x2x4xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %ones = stablehlo.constant dense<1.0> : tensor<1x2x4xf32>
  %1 = "stablehlo.reduce_window"(%x, %0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<[1, 2, 1]> : tensor<3xi64>, window_strides = dense<1> : tensor<3xi64>, padding = dense<[[0, 0], [0, 1], [0, 0]]> : tensor<3x2xi64>} : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x4xf32>
  %3 = "stablehlo.reduce_window"(%ones, %0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<[1, 2, 1]> : tensor<3xi64>, window_strides = dense<1> : tensor<3xi64>, padding = dense<[[0, 0], [0, 1], [0, 0]]> : tensor<3x2xi64>} : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x4xf32>
  %4 = "stablehlo.divide"(%1, %3) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
  return %4 : tensor<1x2x4xf32>
}

// A window over all preceding elements is a Cumsum.
// CHECK-LABEL: func.func @cumsum(
// CHECK: %[[CUMSUM:.+]] = "tf.Cumsum"(%arg0, {{.*}}){{.*}}reverse = false
func.func @cumsum(%x: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = "stablehlo.reduce_window"(%x, %0) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %2 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%2) : (tensor<i32>) -> ()
  }) {window_dimensions = dense<[1, 4]> : tensor<2xi64>, window_strides = dense<1> : tensor<2xi64>, base_dilations = dense<1> : tensor<2xi64>, window_dilations = dense<1> : tensor<2xi64>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>} : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x4xi32>
  return %1 : tensor<3x4xi32>
}
