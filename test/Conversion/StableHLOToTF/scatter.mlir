// RUN: tfuse-opt %s -stablehlo-legalize-tf -canonicalize | FileCheck %s

// Out-of-range updates are redirected to a padding row, which is sliced off
// afterwards.
// CHECK-LABEL: func.func @add(
// CHECK: %[[MAXIMUM:.+]] = "tf.Maximum"(%arg1, {{.*}})
// CHECK: %[[MINIMUM:.+]] = "tf.Minimum"(%[[MAXIMUM]], {{.*}})
// CHECK: %[[EQUAL:.+]] = "tf.Equal"(%arg1, %[[MINIMUM]])
// CHECK: %[[ALL:.+]] = "tf.All"(%[[EQUAL]], {{.*}}){{.*}}keep_dims = true
// CHECK: %[[LOGICALNOT:.+]] = "tf.LogicalNot"({{.*}})
// CHECK: %[[LOGICALOR:.+]] = "tf.LogicalOr"(%[[ALL]], %[[LOGICALNOT]])
// CHECK: %[[SELECTV2:.+]] = "tf.SelectV2"(%[[LOGICALOR]], %[[MINIMUM]], {{.*}})
// CHECK: %[[PAD:.+]] = "tf.Pad"(%arg0, {{.*}})
// CHECK: %[[TENSORSCATTERADD:.+]] = "tf.TensorScatterAdd"(%[[PAD]], %[[SELECTV2]], %arg2)
// CHECK: %[[STRIDEDSLICE:.+]] = "tf.StridedSlice"(%[[TENSORSCATTERADD]], {{.*}}, {{.*}}, {{.*}}){{.*}}end_mask = 2 : i64
func.func @add(%x: tensor<5x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) -> tensor<5x4xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) {update_window_dims = dense<1> : tensor<1xi64>, inserted_window_dims = dense<0> : tensor<1xi64>, scatter_dims_to_operand_dims = dense<0> : tensor<1xi64>, index_vector_dim = 1 : i64, indices_are_sorted = false, unique_indices = false} : (tensor<5x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

// Constant indices are checked at compile time instead.
// CHECK-LABEL: func.func @constant(
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%arg1, {{.*}})
// CHECK: %[[TENSORSCATTERUPDATE:.+]] = "tf.TensorScatterUpdate"(%arg0, {{.*}}, %[[RESHAPE]])
func.func @constant(%x: tensor<5x4xf32>, %u: tensor<4xf32>) -> tensor<5x4xf32> {
  %i = stablehlo.constant dense<2> : tensor<1xi32>
  %0 = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) {update_window_dims = dense<0> : tensor<1xi64>, inserted_window_dims = dense<0> : tensor<1xi64>, scatter_dims_to_operand_dims = dense<0> : tensor<1xi64>, index_vector_dim = 0 : i64, indices_are_sorted = true, unique_indices = true} : (tensor<5x4xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
