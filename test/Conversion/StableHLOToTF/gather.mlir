// RUN: tfuse-opt %s -stablehlo-legalize-tf -canonicalize | FileCheck %s

// Gathers rows; out-of-range indices are clamped.
// CHECK-LABEL: func.func @rows(
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%arg1, {{.*}})
// CHECK: %[[MAXIMUM:.+]] = "tf.Maximum"(%[[RESHAPE]], {{.*}})
// CHECK: %[[MINIMUM:.+]] = "tf.Minimum"(%[[MAXIMUM]], {{.*}})
// CHECK: %[[GATHERV2:.+]] = "tf.GatherV2"(%arg0, %[[MINIMUM]], {{.*}}){{.*}}batch_dims = 0 : i64
func.func @rows(%x: tensor<10x4xf32>, %i: tensor<2x3x1xi32>) -> tensor<2x3x4xf32> {
  %0 = "stablehlo.gather"(%x, %i) {offset_dims = dense<2> : tensor<1xi64>, collapsed_slice_dims = dense<0> : tensor<1xi64>, start_index_map = dense<0> : tensor<1xi64>, index_vector_dim = 2 : i64, slice_sizes = dense<[1, 4]> : tensor<2xi64>, indices_are_sorted = false} : (tensor<10x4xf32>, tensor<2x3x1xi32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// The batch dimensions of the indices are not the leading dimensions of the
// result: a transpose follows.
// CHECK-LABEL: func.func @columns(
// CHECK: %[[MAXIMUM:.+]] = "tf.Maximum"(%arg1, {{.*}})
// CHECK: %[[MINIMUM:.+]] = "tf.Minimum"(%[[MAXIMUM]], {{.*}})
// CHECK: %[[GATHERV2:.+]] = "tf.GatherV2"(%arg0, %[[MINIMUM]], {{.*}}){{.*}}batch_dims = 0 : i64
// CHECK: %[[TRANSPOSE:.+]] = "tf.Transpose"(%[[GATHERV2]], {{.*}})
func.func @columns(%x: tensor<10x4xf32>, %i: tensor<3xi32>) -> tensor<3x10xf32> {
  %0 = "stablehlo.gather"(%x, %i) {offset_dims = dense<1> : tensor<1xi64>, collapsed_slice_dims = dense<1> : tensor<1xi64>, start_index_map = dense<1> : tensor<1xi64>, index_vector_dim = 1 : i64, slice_sizes = dense<[10, 1]> : tensor<2xi64>} : (tensor<10x4xf32>, tensor<3xi32>) -> tensor<3x10xf32>
  return %0 : tensor<3x10xf32>
}

// CHECK-LABEL: func.func @along(
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%arg1, {{.*}})
// CHECK: %[[MAXIMUM:.+]] = "tf.Maximum"(%[[RESHAPE]], {{.*}})
// CHECK: %[[MINIMUM:.+]] = "tf.Minimum"(%[[MAXIMUM]], {{.*}})
// CHECK: %[[GATHERV2:.+]] = "tf.GatherV2"(%arg0, %[[MINIMUM]], {{.*}}){{.*}}batch_dims = 1 : i64
func.func @along(%x: tensor<3x4xf32>, %i: tensor<3x2x1xi32>) -> tensor<3x2xf32> {
  %0 = "stablehlo.gather"(%x, %i) {offset_dims = dense<> : tensor<0xi64>, collapsed_slice_dims = dense<1> : tensor<1xi64>, operand_batching_dims = dense<0> : tensor<1xi64>, start_indices_batching_dims = dense<0> : tensor<1xi64>, start_index_map = dense<1> : tensor<1xi64>, index_vector_dim = 2 : i64, slice_sizes = dense<1> : tensor<2xi64>} : (tensor<3x4xf32>, tensor<3x2x1xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @elements(
// CHECK: %[[MAXIMUM:.+]] = "tf.Maximum"(%arg1, {{.*}})
// CHECK: %[[MINIMUM:.+]] = "tf.Minimum"(%[[MAXIMUM]], {{.*}})
// CHECK: %[[GATHERND:.+]] = "tf.GatherNd"(%arg0, %[[MINIMUM]])
func.func @elements(%x: tensor<3x4xf32>, %i: tensor<5x2xi32>) -> tensor<5xf32> {
  %0 = "stablehlo.gather"(%x, %i) {offset_dims = dense<> : tensor<0xi64>, collapsed_slice_dims = dense<[0, 1]> : tensor<2xi64>, start_index_map = dense<[0, 1]> : tensor<2xi64>, index_vector_dim = 1 : i64, slice_sizes = dense<1> : tensor<2xi64>} : (tensor<3x4xf32>, tensor<5x2xi32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// Windows larger than one row: each element of a window gets an index.
// CHECK-LABEL: func.func @windows(
// CHECK: %[[MAXIMUM:.+]] = "tf.Maximum"(%arg1, {{.*}})
// CHECK: %[[MINIMUM:.+]] = "tf.Minimum"(%[[MAXIMUM]], {{.*}})
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%[[MINIMUM]], {{.*}})
// CHECK: %[[ADDV2:.+]] = "tf.AddV2"(%[[RESHAPE]], {{.*}})
// CHECK: %[[GATHERND:.+]] = "tf.GatherNd"(%arg0, %[[ADDV2]])
func.func @windows(%x: tensor<8x4xf32>, %i: tensor<5x1xi32>) -> tensor<5x3x4xf32> {
  %0 = "stablehlo.gather"(%x, %i) {offset_dims = dense<[1, 2]> : tensor<2xi64>, collapsed_slice_dims = dense<> : tensor<0xi64>, start_index_map = dense<0> : tensor<1xi64>, index_vector_dim = 1 : i64, slice_sizes = dense<[3, 4]> : tensor<2xi64>} : (tensor<8x4xf32>, tensor<5x1xi32>) -> tensor<5x3x4xf32>
  return %0 : tensor<5x3x4xf32>
}

// Gathers a single slice.
// CHECK-LABEL: func.func @slice(
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%arg1, {{.*}})
// CHECK: %[[MAXIMUM:.+]] = "tf.Maximum"(%[[RESHAPE]], {{.*}})
// CHECK: %[[MINIMUM:.+]] = "tf.Minimum"(%[[MAXIMUM]], {{.*}})
// CHECK: %[[GATHERV2:.+]] = "tf.GatherV2"(%arg0, %[[MINIMUM]], {{.*}}){{.*}}batch_dims = 0 : i64
func.func @slice(%x: tensor<8x4xf32>, %i: tensor<1xi32>) -> tensor<4xf32> {
  %0 = "stablehlo.gather"(%x, %i) {offset_dims = dense<0> : tensor<1xi64>, collapsed_slice_dims = dense<0> : tensor<1xi64>, start_index_map = dense<0> : tensor<1xi64>, index_vector_dim = 0 : i64, slice_sizes = dense<[1, 4]> : tensor<2xi64>} : (tensor<8x4xf32>, tensor<1xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Gathers a single slice whose size is known only at run time.
// CHECK-LABEL: func.func @unknown_size(
// CHECK: %[[SHAPE:.+]] = "tf.Shape"(%arg0)
// CHECK: %[[STRIDEDSLICE:.+]] = "tf.StridedSlice"(%[[SHAPE]], {{.*}}, {{.*}}, {{.*}}){{.*}}shrink_axis_mask = 1 : i64
// CHECK: %[[SLICE:.+]] = "tf.Slice"(%arg2, {{.*}}, {{.*}})
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%[[SLICE]], {{.*}})
// CHECK: %[[SUB:.+]] = "tf.Sub"(%[[STRIDEDSLICE]], %[[RESHAPE]])
// CHECK: %[[RESHAPE1:.+]] = "tf.Reshape"(%arg1, {{.*}})
// CHECK: %[[MAXIMUM:.+]] = "tf.Maximum"(%[[RESHAPE1]], {{.*}})
// CHECK: %[[MINIMUM:.+]] = "tf.Minimum"(%[[MAXIMUM]], %[[SUB]])
// CHECK: %[[PACK:.+]] = "tf.Pack"(%[[MINIMUM]], {{.*}})
// CHECK: %[[SLICE1:.+]] = "tf.Slice"(%arg0, %[[PACK]], %arg2)
func.func @unknown_size(%x: tensor<?x4xf32>, %i: tensor<1xi32>, %s: tensor<2xi32>) -> tensor<?x4xf32> {
  %0 = "stablehlo.dynamic_gather"(%x, %i, %s) {offset_dims = dense<[0, 1]> : tensor<2xi64>, collapsed_slice_dims = dense<> : tensor<0xi64>, start_index_map = dense<0> : tensor<1xi64>, index_vector_dim = 0 : i64} : (tensor<?x4xf32>, tensor<1xi32>, tensor<2xi32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// The window spans a whole axis.
// CHECK-LABEL: func.func @whole(
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%arg1, {{.*}})
// CHECK: %[[CAST:.+]] = "tf.Cast"(%[[RESHAPE]])
// CHECK: %[[MAXIMUM:.+]] = "tf.Maximum"(%[[CAST]], {{.*}})
// CHECK: %[[MINIMUM:.+]] = "tf.Minimum"(%[[MAXIMUM]], {{.*}})
// CHECK: %[[GATHERV2:.+]] = "tf.GatherV2"(%arg0, %[[MINIMUM]], {{.*}}){{.*}}batch_dims = 0 : i64
func.func @whole(%x: tensor<5x?x4xf32>, %i: tensor<1xui32>, %s: tensor<3xi32>) -> tensor<?x4xf32> {
  %0 = "stablehlo.dynamic_gather"(%x, %i, %s) {offset_dims = dense<[0, 1]> : tensor<2xi64>, collapsed_slice_dims = dense<0> : tensor<1xi64>, start_index_map = dense<0> : tensor<1xi64>, index_vector_dim = 0 : i64} : (tensor<5x?x4xf32>, tensor<1xui32>, tensor<3xi32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
