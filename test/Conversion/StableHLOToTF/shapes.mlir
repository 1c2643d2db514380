// RUN: tfuse-opt %s -stablehlo-legalize-tf -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @reshaped(
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%arg0, {{.*}})
func.func @reshaped(%x: tensor<?x6xf32>) -> tensor<?x2x3xf32> {
  %0 = "stablehlo.reshape"(%x) : (tensor<?x6xf32>) -> tensor<?x2x3xf32>
  return %0 : tensor<?x2x3xf32>
}

// CHECK-LABEL: func.func @transposed(
// CHECK: %[[TRANSPOSE:.+]] = "tf.Transpose"(%arg0, {{.*}})
func.func @transposed(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = "stablehlo.transpose"(%x) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// tf.BroadcastTo aligns trailing axes, so a Reshape inserts unit axes first.
// CHECK-LABEL: func.func @repeated(
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%arg0, {{.*}})
// CHECK: %[[BROADCASTTO:.+]] = "tf.BroadcastTo"(%[[RESHAPE]], {{.*}})
func.func @repeated(%x: tensor<2xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.broadcast_in_dim"(%x) {broadcast_dimensions = dense<0> : tensor<1xi64>} : (tensor<2xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// Adding unit axes needs a Reshape alone.
// CHECK-LABEL: func.func @axis(
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%arg0, {{.*}})
func.func @axis(%x: tensor<2xf32>) -> tensor<2x1xf32> {
  %0 = "stablehlo.broadcast_in_dim"(%x) {broadcast_dimensions = dense<0> : tensor<1xi64>} : (tensor<2xf32>) -> tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}

// CHECK-LABEL: func.func @swapped(
// CHECK: %[[TRANSPOSE:.+]] = "tf.Transpose"(%arg0, {{.*}})
func.func @swapped(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = "stablehlo.broadcast_in_dim"(%x) {broadcast_dimensions = dense<[1, 0]> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @counted(
// CHECK: %[[RANGE:.+]] = "tf.Range"({{.*}}, {{.*}}, {{.*}})
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%[[RANGE]], {{.*}})
// CHECK: %[[BROADCASTTO:.+]] = "tf.BroadcastTo"(%[[RESHAPE]], {{.*}})
func.func @counted() -> tensor<2x3xi32> {
  %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// CHECK-LABEL: func.func @concatenated(
// CHECK: %[[CONCATV2:.+]] = "tf.ConcatV2"(%arg0, %arg1, {{.*}})
func.func @concatenated(%x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<5xf32> {
  %0 = "stablehlo.concatenate"(%x, %y) {dimension = 0 : i64} : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// CHECK-LABEL: func.func @unknown_sizes(
// CHECK: %[[SHAPE:.+]] = "tf.Shape"(%arg0)
// CHECK: %[[STRIDEDSLICE:.+]] = "tf.StridedSlice"(%[[SHAPE]], {{.*}}, {{.*}}, {{.*}}){{.*}}shrink_axis_mask = 1 : i64
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%[[STRIDEDSLICE]], {{.*}})
// CHECK: %[[CONCATV2:.+]] = "tf.ConcatV2"(%[[RESHAPE]], {{.*}}, {{.*}})
// CHECK: %[[BROADCASTTO:.+]] = "tf.BroadcastTo"(%arg1, %[[CONCATV2]])
func.func @unknown_sizes(%x: tensor<?x3xf32>, %b: tensor<3xf32>) -> tensor<?x3xf32> {
  %0 = "stablehlo.get_dimension_size"(%x) {dimension = 0 : i64} : (tensor<?x3xf32>) -> tensor<i32>
  %1 = "stablehlo.reshape"(%0) : (tensor<i32>) -> tensor<1xi32>
  %2 = stablehlo.constant dense<3> : tensor<1xi32>
  %3 = "stablehlo.concatenate"(%1, %2) {dimension = 0 : i64} : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %4 = "stablehlo.dynamic_broadcast_in_dim"(%b, %3) {broadcast_dimensions = dense<1> : tensor<1xi64>} : (tensor<3xf32>, tensor<2xi32>) -> tensor<?x3xf32>
  return %4 : tensor<?x3xf32>
}

// known_nonexpanding_dimensions: the Reshape keeps the dynamic size.
// CHECK-LABEL: func.func @staying(
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%arg0, {{.*}})
func.func @staying(%x: tensor<?xf32>, %shape: tensor<2xi32>) -> tensor<?x1xf32> {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %shape) {broadcast_dimensions = dense<0> : tensor<1xi64>, known_nonexpanding_dimensions = dense<0> : tensor<1xi64>} : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x1xf32>
  return %0 : tensor<?x1xf32>
}

// CHECK-LABEL: func.func @dynamic_iota(
// CHECK: %[[GATHERV2:.+]] = "tf.GatherV2"(%arg0, {{.*}}, {{.*}})
// CHECK: %[[RANGE:.+]] = "tf.Range"({{.*}}, %[[GATHERV2]], {{.*}})
// CHECK: %[[BROADCASTTO:.+]] = "tf.BroadcastTo"(%[[RANGE]], %arg0)
func.func @dynamic_iota(%shape: tensor<2xi32>) -> tensor<?x?xi32> {
  %0 = "stablehlo.dynamic_iota"(%shape) {iota_dimension = 1 : i64} : (tensor<2xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// CHECK-LABEL: func.func @dynamic_reshape(
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%arg0, {{.*}})
// CHECK: %[[RESHAPE1:.+]] = "tf.Reshape"(%arg0, %arg1)
func.func @dynamic_reshape(%x: tensor<?x?xf32>, %shape: tensor<2xi32>) -> (tensor<?x4xf32>, tensor<?x?xf32>) {
  %0 = "stablehlo.dynamic_reshape"(%x, %shape) : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %1 = "stablehlo.dynamic_reshape"(%x, %shape) : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<?x?xf32>
}
