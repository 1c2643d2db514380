// RUN: tfuse-opt %s -stablehlo-legalize-tf -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @descending(
// CHECK: %[[TOPKV2:.+]]:2 = "tf.TopKV2"(%arg0, {{.*}})
func.func @descending(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %0 = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.compare"(%a, %b) {compare_type = "TOTALORDER", comparison_direction = "GT"} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }) {dimension = 1 : i64, is_stable = true} : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

// TopKV2 sorts in descending order, so the key is inverted before and after.
// The other operands are gathered with its indices.
// CHECK-LABEL: func.func @with_places(
// CHECK: %[[RANGE:.+]] = "tf.Range"({{.*}}, {{.*}}, {{.*}})
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%[[RANGE]], {{.*}})
// CHECK: %[[BROADCASTTO:.+]] = "tf.BroadcastTo"(%[[RESHAPE]], {{.*}})
// CHECK: %[[TRANSPOSE:.+]] = "tf.Transpose"(%arg0, {{.*}})
// CHECK: %[[TRANSPOSE1:.+]] = "tf.Transpose"(%[[BROADCASTTO]], {{.*}})
// CHECK: %[[INVERT:.+]] = "tf.Invert"(%[[TRANSPOSE]])
// CHECK: %[[TOPKV2:.+]]:2 = "tf.TopKV2"(%[[INVERT]], {{.*}})
// CHECK: %[[INVERT1:.+]] = "tf.Invert"(%[[TOPKV2]]#0)
// CHECK: %[[TRANSPOSE2:.+]] = "tf.Transpose"(%[[INVERT1]], {{.*}})
// CHECK: %[[GATHERV2:.+]] = "tf.GatherV2"(%[[TRANSPOSE1]], %[[TOPKV2]]#1, {{.*}}){{.*}}batch_dims = 1 : i64
// CHECK: %[[TRANSPOSE3:.+]] = "tf.Transpose"(%[[GATHERV2]], {{.*}})
func.func @with_places(%x: tensor<3x5xi32>) -> (tensor<3x5xi32>, tensor<3x5xi32>) {
  %i = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
  %0:2 = "stablehlo.sort"(%x, %i) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %1 = "stablehlo.compare"(%a, %b) {comparison_direction = "LT"} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }) {dimension = 0 : i64, is_stable = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> (tensor<3x5xi32>, tensor<3x5xi32>)
  return %0#0, %0#1 : tensor<3x5xi32>, tensor<3x5xi32>
}
