// RUN: tfuse-opt %s -stablehlo-legalize-tf -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @slice(
// CHECK: %[[SLICE:.+]] = "tf.Slice"(%arg0, {{.*}}, {{.*}})
// CHECK: %[[STRIDEDSLICE:.+]] = "tf.StridedSlice"(%arg0, {{.*}}, {{.*}}, {{.*}})
func.func @slice(%x: tensor<5x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %0 = "stablehlo.slice"(%x) {start_indices = dense<[1, 0]> : tensor<2xi64>, limit_indices = dense<[3, 4]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} : (tensor<5x4xf32>) -> tensor<2x4xf32>
  %1 = "stablehlo.slice"(%x) {start_indices = dense<[1, 0]> : tensor<2xi64>, limit_indices = dense<[5, 4]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} : (tensor<5x4xf32>) -> tensor<2x4xf32>
  return %0, %1 : tensor<2x4xf32>, tensor<2x4xf32>
}

// A constant start is clamped at compile time, any other start at run time.
// CHECK-LABEL: func.func @dynamic_slice(
// CHECK: %[[MAXIMUM:.+]] = "tf.Maximum"(%arg1, {{.*}})
// CHECK: %[[MINIMUM:.+]] = "tf.Minimum"(%[[MAXIMUM]], {{.*}})
// CHECK: %[[PACK:.+]] = "tf.Pack"(%[[MINIMUM]], {{.*}})
// CHECK: %[[SLICE:.+]] = "tf.Slice"(%arg0, %[[PACK]], {{.*}})
func.func @dynamic_slice(%x: tensor<5x4xf32>, %i: tensor<i32>) -> tensor<2x2xf32> {
  %0 = stablehlo.constant dense<7> : tensor<i32>
  %1 = "stablehlo.dynamic_slice"(%x, %i, %0) {slice_sizes = dense<2> : tensor<2xi64>} : (tensor<5x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}

// CHECK-LABEL: func.func @update(
// CHECK: %[[CAST:.+]] = "tf.Cast"(%arg2)
// CHECK: %[[CAST1:.+]] = "tf.Cast"(%arg2)
// CHECK: %[[PACK:.+]] = "tf.Pack"(%[[CAST]], %[[CAST1]])
// CHECK: %[[XLADYNAMICUPDATESLICE:.+]] = "tf.XlaDynamicUpdateSlice"(%arg0, %arg1, %[[PACK]])
func.func @update(%x: tensor<5x4xf32>, %y: tensor<2x2xf32>, %i: tensor<i64>) -> tensor<5x4xf32> {
  %0 = "stablehlo.dynamic_update_slice"(%x, %y, %i, %i) : (tensor<5x4xf32>, tensor<2x2xf32>, tensor<i64>, tensor<i64>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

// CHECK-LABEL: func.func @reverse(
// CHECK: %[[REVERSEV2:.+]] = "tf.ReverseV2"(%arg0, {{.*}})
func.func @reverse(%x: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %0 = "stablehlo.reverse"(%x) {dimensions = dense<1> : tensor<1xi64>} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

// CHECK-LABEL: func.func @pad(
// CHECK: %[[PAD:.+]] = "tf.Pad"(%arg0, {{.*}})
func.func @pad(%x: tensor<5x4xf32>) -> tensor<6x6xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = "stablehlo.pad"(%x, %0) {edge_padding_low = dense<[1, 0]> : tensor<2xi64>, edge_padding_high = dense<[0, 2]> : tensor<2xi64>, interior_padding = dense<0> : tensor<2xi64>} : (tensor<5x4xf32>, tensor<f32>) -> tensor<6x6xf32>
  return %1 : tensor<6x6xf32>
}

// Negative edge padding crops; interior padding inserts elements.
// CHECK-LABEL: func.func @pad_all(
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%arg0, {{.*}})
// CHECK: %[[PADV2:.+]] = "tf.PadV2"(%[[RESHAPE]], {{.*}}, %arg1)
// CHECK: %[[RESHAPE1:.+]] = "tf.Reshape"(%[[PADV2]], {{.*}})
// CHECK: %[[STRIDEDSLICE:.+]] = "tf.StridedSlice"(%[[RESHAPE1]], {{.*}}, {{.*}}, {{.*}}){{.*}}end_mask = 0 : i64
// CHECK: %[[PADV21:.+]] = "tf.PadV2"(%[[STRIDEDSLICE]], {{.*}}, %arg1)
func.func @pad_all(%x: tensor<5xf32>, %v: tensor<f32>) -> tensor<9xf32> {
  %0 = "stablehlo.pad"(%x, %v) {edge_padding_low = dense<1> : tensor<1xi64>, edge_padding_high = dense<-1> : tensor<1xi64>, interior_padding = dense<1> : tensor<1xi64>} : (tensor<5xf32>, tensor<f32>) -> tensor<9xf32>
  return %0 : tensor<9xf32>
}

// CHECK-LABEL: func.func @real_dynamic(
// CHECK: %[[CAST:.+]] = "tf.Cast"(%arg1)
// CHECK: %[[CAST1:.+]] = "tf.Cast"(%arg2)
// CHECK: %[[CAST2:.+]] = "tf.Cast"(%arg3)
// CHECK: %[[STRIDEDSLICE:.+]] = "tf.StridedSlice"(%arg0, %[[CAST]], %[[CAST1]], %[[CAST2]])
func.func @real_dynamic(%x: tensor<?xf32>, %a: tensor<1xi64>, %b: tensor<1xi64>, %c: tensor<1xi64>) -> tensor<?xf32> {
  %0 = "stablehlo.real_dynamic_slice"(%x, %a, %b, %c) : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
