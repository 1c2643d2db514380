// RUN: tfuse-opt %s -tfl-legalize-tf -split-input-file | FileCheck %s

// LiteRT divides no int64: three float32 quotients, each of the preceding
// rest, are exact together.
// CHECK-LABEL: @floor_div
// CHECK-NOT: tfl.floor_div
// CHECK: %[[Y:.*]] = "tfl.cast"(%arg1) : (tensor<4xi64>) -> tensor<4xf32>
// CHECK: %[[X:.*]] = "tfl.cast"(%arg0) : (tensor<4xi64>) -> tensor<4xf32>
// CHECK: tfl.div %[[X]], %[[Y]]
// CHECK: "tfl.round"
// CHECK: tfl.mul %{{.*}}, %arg1
// CHECK: %[[REST:.*]] = tfl.sub %arg0
// CHECK: "tfl.cast"(%[[REST]]) : (tensor<4xi64>) -> tensor<4xf32>
// CHECK-COUNT-2: "tfl.round"
// CHECK-NOT: "tfl.round"
// CHECK: tfl.logical_and
// CHECK: "tfl.select
// CHECK-NOT: tfl.floor_div
// CHECK: return
func.func @floor_div(%x: tensor<4xi64>, %y: tensor<4xi64>) -> tensor<4xi64> {
  %0 = "tf.FloorDiv"(%x, %y) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  func.return %0 : tensor<4xi64>
}

// -----

// CHECK-LABEL: @truncate_div
// CHECK-COUNT-3: "tfl.round"
// CHECK: tfl.logical_and
// CHECK: "tfl.select
// CHECK: "tfl.select
func.func @truncate_div(%x: tensor<4xi64>, %y: tensor<4xi64>) -> tensor<4xi64> {
  %0 = "tf.TruncateDiv"(%x, %y) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  func.return %0 : tensor<4xi64>
}

// -----

// Near miss: int32 and int16 have kernels.
// CHECK-LABEL: @kernels
// CHECK-NEXT: %{{.*}} = tfl.floor_div %arg0, %arg0
// CHECK-NEXT: %{{.*}} = tfl.floor_div %arg1, %arg1
// CHECK-NEXT: %{{.*}} = tfl.div %arg0, %arg0
// CHECK-NEXT: return
func.func @kernels(%x: tensor<4xi32>, %y: tensor<4xi16>) -> (tensor<4xi32>, tensor<4xi16>, tensor<4xi32>) {
  %0 = "tf.FloorDiv"(%x, %x) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %1 = "tf.FloorDiv"(%y, %y) : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
  %2 = "tf.TruncateDiv"(%x, %x) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  func.return %0, %1, %2 : tensor<4xi32>, tensor<4xi16>, tensor<4xi32>
}
