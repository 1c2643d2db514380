// RUN: tfuse-opt %s -stablehlo-recognize -stablehlo-legalize-tf -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @sum(
// CHECK: %[[SUM:.+]] = "tf.Sum"(%arg0, {{.*}}){{.*}}keep_dims = false
func.func @sum(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = "stablehlo.reduce"(%x, %0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// An initial value other than the identity operand is combined with the result.
// CHECK-LABEL: func.func @started(
// CHECK: %[[MAX:.+]] = "tf.Max"(%arg0, {{.*}}){{.*}}keep_dims = false
// CHECK: %[[MAXIMUM:.+]] = "tf.Maximum"(%[[MAX]], %arg1)
func.func @started(%x: tensor<2x3xf32>, %i: tensor<f32>) -> tensor<2xf32> {
  %1 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = "stablehlo.maximum"(%b, %a) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: func.func @any(
// CHECK: %[[ANY:.+]] = "tf.Any"(%arg0, {{.*}}){{.*}}keep_dims = false
func.func @any(%x: tensor<2x3xi1>) -> tensor<2xi1> {
  %0 = stablehlo.constant dense<false> : tensor<i1>
  %1 = "stablehlo.reduce"(%x, %0) ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %2 = "stablehlo.or"(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%2) : (tensor<i1>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
  return %1 : tensor<2xi1>
}

// A sum divided by the number of elements is a Mean.
// CHECK-LABEL: func.func @mean(
// CHECK: %[[MEAN:.+]] = "tf.Mean"(%arg0, {{.*}}){{.*}}keep_dims = false
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%[[MEAN]], {{.*}})
func.func @mean(%x: tensor<2x4xf32>) -> tensor<2x1xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = "stablehlo.reduce"(%x, %0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
  %3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = dense<0> : tensor<1xi64>} : (tensor<2xf32>) -> tensor<2x1xf32>
  %4 = stablehlo.constant dense<4.0> : tensor<f32>
  %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = dense<> : tensor<0xi64>} : (tensor<f32>) -> tensor<2x1xf32>
  %6 = "stablehlo.divide"(%3, %5) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  return %6 : tensor<2x1xf32>
}

// A sum divided by another number is not a Mean.
// CHECK-LABEL: func.func @no_mean(
// CHECK: %[[SUM:.+]] = "tf.Sum"(%arg0, {{.*}}){{.*}}keep_dims = false
// CHECK: %[[REALDIV:.+]] = "tf.RealDiv"(%[[SUM]], {{.*}})
func.func @no_mean(%x: tensor<2x4xf32>) -> tensor<2xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = "stablehlo.reduce"(%x, %0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
  %4 = stablehlo.constant dense<3.0> : tensor<2xf32>
  %6 = "stablehlo.divide"(%1, %4) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %6 : tensor<2xf32>
}

// JAX's expansion of argmax.
// CHECK-LABEL: func.func @argmax(
// CHECK: %[[ARGMAX:.+]] = "tf.ArgMax"(%arg0, {{.*}})
func.func @argmax(%x: tensor<2x3xf32>) -> tensor<2xi32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
  %3:2 = "stablehlo.reduce"(%x, %2, %1, %0) ({
  ^bb0(%a: tensor<f32>, %i: tensor<i32>, %b: tensor<f32>, %j: tensor<i32>):
    %4 = "stablehlo.compare"(%a, %b) {comparison_direction = "GT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = "stablehlo.compare"(%a, %a) {comparison_direction = "NE"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = "stablehlo.or"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = "stablehlo.compare"(%a, %b) {comparison_direction = "EQ"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = "stablehlo.compare"(%i, %j) {comparison_direction = "LT"} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %10 = "stablehlo.or"(%6, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %11 = "stablehlo.select"(%6, %a, %b) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.select"(%10, %i, %j) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%11, %12) : (tensor<f32>, tensor<i32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
  return %3#1 : tensor<2xi32>
}
