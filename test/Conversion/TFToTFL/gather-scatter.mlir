// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// CHECK-LABEL: @gather
func.func @gather(%x: tensor<4x?x6xf32>, %i: tensor<4x3xi32>) -> (tensor<4x?x4x3xf32>, tensor<4x3x6xf32>, tensor<4x3x?x6xf32>) {
  // CHECK: "tfl.gather"(%arg0, %arg1) <{axis = -1 : i32, batch_dims = 0 : i32}>
  %last = "tf.Const"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.GatherV2"(%x, %i, %last) : (tensor<4x?x6xf32>, tensor<4x3xi32>, tensor<i32>) -> tensor<4x?x4x3xf32>
  // A negative batch_dims counts from the rank of the indices.
  // CHECK: "tfl.gather"(%arg0, %arg1) <{axis = 1 : i32, batch_dims = 1 : i32}>
  %one = "tf.Const"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
  %1 = "tf.GatherV2"(%x, %i, %one) {batch_dims = -1 : i64} : (tensor<4x?x6xf32>, tensor<4x3xi32>, tensor<i64>) -> tensor<4x3x6xf32>
  // CHECK: "tfl.gather"(%arg0, %arg1) <{axis = 0 : i32, batch_dims = 0 : i32}>
  %2 = "tf.Gather"(%x, %i) : (tensor<4x?x6xf32>, tensor<4x3xi32>) -> tensor<4x3x?x6xf32>
  func.return %0, %1, %2 : tensor<4x?x4x3xf32>, tensor<4x3x6xf32>, tensor<4x3x?x6xf32>
}

// Rows of strings need GATHER_ND.
// CHECK-LABEL: @gather_strings
func.func @gather_strings(%x: tensor<4x2x!tf_type.string>, %v: tensor<4x!tf_type.string>, %i: tensor<3xi32>) -> (tensor<3x2x!tf_type.string>, tensor<3x!tf_type.string>, tensor<4x3x!tf_type.string>) {
  // CHECK: %[[I:.*]] = "tfl.{{expand_dims|reshape}}"(%arg2, {{.*}}) : {{.*}} -> tensor<3x1xi32>
  // CHECK: "tfl.gather_nd"(%arg0, %[[I]])
  %zero = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.GatherV2"(%x, %i, %zero) : (tensor<4x2x!tf_type.string>, tensor<3xi32>, tensor<i32>) -> tensor<3x2x!tf_type.string>
  // CHECK: "tfl.gather"(%arg1, %arg2)
  %1 = "tf.GatherV2"(%v, %i, %zero) : (tensor<4x!tf_type.string>, tensor<3xi32>, tensor<i32>) -> tensor<3x!tf_type.string>
  // GATHER_ND cannot gather columns.
  // CHECK: "tf.GatherV2"
  %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %2 = "tf.GatherV2"(%x, %i, %one) : (tensor<4x2x!tf_type.string>, tensor<3xi32>, tensor<i32>) -> tensor<4x3x!tf_type.string>
  func.return %0, %1, %2 : tensor<3x2x!tf_type.string>, tensor<3x!tf_type.string>, tensor<4x3x!tf_type.string>
}

// CHECK-LABEL: @nd
func.func @nd(%x: tensor<4x6xf32>, %i: tensor<3x1xi64>, %u: tensor<3x6xf32>, %s: tensor<2xi64>) -> (tensor<3x6xf32>, tensor<?x?xf32>) {
  // CHECK: "tfl.gather_nd"(%arg0, %arg1)
  %0 = "tf.GatherNd"(%x, %i) : (tensor<4x6xf32>, tensor<3x1xi64>) -> tensor<3x6xf32>
  // SCATTER_ND takes int32 only.
  // CHECK: %[[I:.*]] = "tfl.cast"(%arg1) : (tensor<3x1xi64>) -> tensor<3x1xi32>
  // CHECK: %[[S:.*]] = "tfl.cast"(%arg3) : (tensor<2xi64>) -> tensor<2xi32>
  // CHECK: "tfl.scatter_nd"(%[[I]], %arg2, %[[S]])
  %1 = "tf.ScatterNd"(%i, %u, %s) : (tensor<3x1xi64>, tensor<3x6xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  func.return %0, %1 : tensor<3x6xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: @tensor_scatter
func.func @tensor_scatter(%x: tensor<?x6xf32>, %i: tensor<3x1xi32>, %u: tensor<3x6xf32>) -> (tensor<?x6xf32>, tensor<?x6xf32>) {
  // CHECK: %[[SHAPE:.*]] = "tfl.shape"(%arg0)
  // CHECK: %[[SUM:.*]] = "tfl.scatter_nd"(%arg1, %arg2, %[[SHAPE]])
  // CHECK: tfl.add %arg0, %[[SUM]]
  %0 = "tf.TensorScatterAdd"(%x, %i, %u) : (tensor<?x6xf32>, tensor<3x1xi32>, tensor<3x6xf32>) -> tensor<?x6xf32>
  // SELECT instead of arithmetic: an infinity in the operand must not become
  // NaN.
  // CHECK-DAG: %[[C:.*]] = arith.constant dense<{{\[\[}}2], [0], [5]]> : tensor<3x1xi32>
  // CHECK-DAG: %[[YES:.*]] = arith.constant dense<true> : tensor<3x6xi1>
  // CHECK: %[[MASK:.*]] = "tfl.scatter_nd"(%[[C]], %[[YES]], %{{.*}})
  // CHECK: %[[NEW:.*]] = "tfl.scatter_nd"(%[[C]], %arg2, %{{.*}})
  // CHECK: "tfl.select_v2"(%[[MASK]], %[[NEW]], %arg0)
  %c = "tf.Const"() {value = dense<[[2], [0], [5]]> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
  %1 = "tf.TensorScatterUpdate"(%x, %c, %u) : (tensor<?x6xf32>, tensor<3x1xi32>, tensor<3x6xf32>) -> tensor<?x6xf32>
  func.return %0, %1 : tensor<?x6xf32>, tensor<?x6xf32>
}

// Indices may repeat. SCATTER_ND would add the repeated updates, but the last
// update must win.

// CHECK-LABEL: @tensor_scatter_twice
func.func @tensor_scatter_twice(%x: tensor<?x6xf32>, %i: tensor<3x1xi32>, %u: tensor<3x6xf32>) -> (tensor<?x6xf32>, tensor<?x6xf32>) {
  // CHECK-NOT: tfl.scatter_nd
  // CHECK: %[[LAST:.*]] = "tfl.unsorted_segment_max"
  // CHECK: %[[IS:.*]] = tfl.greater_equal(%[[LAST]]
  // CHECK: %[[FROM:.*]] = "tfl.select_v2"(%[[IS]], %[[LAST]], %{{.*}})
  // CHECK: %[[ALL:.*]] = "tfl.concatenation"(%arg2, %arg0)
  // CHECK: "tfl.gather"(%[[ALL]], %[[FROM]])
  %0 = "tf.TensorScatterUpdate"(%x, %i, %u) : (tensor<?x6xf32>, tensor<3x1xi32>, tensor<3x6xf32>) -> tensor<?x6xf32>
  // CHECK: "tfl.unsorted_segment_max"
  // CHECK-NOT: tfl.scatter_nd
  %c = "tf.Const"() {value = dense<[[2], [0], [2]]> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
  %1 = "tf.TensorScatterUpdate"(%x, %c, %u) : (tensor<?x6xf32>, tensor<3x1xi32>, tensor<3x6xf32>) -> tensor<?x6xf32>
  func.return %0, %1 : tensor<?x6xf32>, tensor<?x6xf32>
}

// The elements of an integer Range are distinct; rounded to integers, those of
// a float Range may not be.

// CHECK-LABEL: @tensor_scatter_range
func.func @tensor_scatter_range(%x: tensor<?x6xf32>, %from: tensor<i64>, %to: tensor<i64>, %step: tensor<i64>, %u: tensor<?x6xf32>) -> tensor<?x6xf32> {
  // CHECK-NOT: tfl.unsorted_segment_max
  // CHECK: tfl.scatter_nd
  %axis = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %r = "tf.Range"(%from, %to, %step) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
  %i = "tf.Cast"(%r) : (tensor<?xi64>) -> tensor<?xi32>
  %e = "tf.ExpandDims"(%i, %axis) : (tensor<?xi32>, tensor<i32>) -> tensor<?x1xi32>
  %0 = "tf.TensorScatterUpdate"(%x, %e, %u) : (tensor<?x6xf32>, tensor<?x1xi32>, tensor<?x6xf32>) -> tensor<?x6xf32>
  func.return %0 : tensor<?x6xf32>
}

// CHECK-LABEL: @tensor_scatter_rounded_range
func.func @tensor_scatter_rounded_range(%x: tensor<?x6xf32>, %from: tensor<f32>, %to: tensor<f32>, %step: tensor<f32>, %u: tensor<?x6xf32>) -> tensor<?x6xf32> {
  // CHECK-NOT: tfl.scatter_nd
  // CHECK: tfl.unsorted_segment_max
  %axis = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %r = "tf.Range"(%from, %to, %step) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<?xf32>
  %i = "tf.Cast"(%r) : (tensor<?xf32>) -> tensor<?xi32>
  %e = "tf.ExpandDims"(%i, %axis) : (tensor<?xi32>, tensor<i32>) -> tensor<?x1xi32>
  %0 = "tf.TensorScatterUpdate"(%x, %e, %u) : (tensor<?x6xf32>, tensor<?x1xi32>, tensor<?x6xf32>) -> tensor<?x6xf32>
  func.return %0 : tensor<?x6xf32>
}

// CHECK-LABEL: @one_hot
func.func @one_hot(%i: tensor<?xui8>, %on: tensor<f32>, %off: tensor<f32>) -> tensor<?x4xf32> {
  // CHECK: %[[I:.*]] = "tfl.cast"(%arg0) : (tensor<?xui8>) -> tensor<?xi32>
  // CHECK: "tfl.one_hot"(%[[I]], %{{.*}}, %arg1, %arg2) <{axis = -1 : i32}>
  %depth = "tf.Const"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.OneHot"(%i, %depth, %on, %off) : (tensor<?xui8>, tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<?x4xf32>
  func.return %0 : tensor<?x4xf32>
}

// CHECK-LABEL: @bincount
func.func @bincount(%x: tensor<?x5xi64>, %w: tensor<?x5xf32>, %v: tensor<?xi32>) -> (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<4xi32>, tensor<4xi32>) {
  %size64 = "tf.Const"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
  %size = "tf.Const"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
  %none = "tf.Const"() {value = dense<> : tensor<0xf32>} : () -> tensor<0xf32>
  %noneInt = "tf.Const"() {value = dense<> : tensor<0xi32>} : () -> tensor<0xi32>
  // CHECK: %[[A:.*]] = "tfl.one_hot"(%arg0, {{.*}}) <{axis = -1 : i32}> : {{.*}} -> tensor<?x5x4xf32>
  // CHECK: "tfl.sum"(%[[A]], {{.*}}) <{keep_dims = false}> : {{.*}} -> tensor<?x4xf32>
  %0 = "tf.DenseBincount"(%x, %size64, %none) {binary_output = false} : (tensor<?x5xi64>, tensor<i64>, tensor<0xf32>) -> tensor<?x4xf32>
  // CHECK: "tfl.one_hot"
  // CHECK: "tfl.reduce_max"
  %1 = "tf.DenseBincount"(%x, %size64, %none) {binary_output = true} : (tensor<?x5xi64>, tensor<i64>, tensor<0xf32>) -> tensor<?x4xf32>
  // CHECK: %[[ONES:.*]] = "tfl.one_hot"
  // CHECK: %[[W:.*]] = "tfl.{{expand_dims|reshape}}"(%arg1
  // CHECK: %[[MUL:.*]] = {{.*}}tfl.mul{{.*}}%[[ONES]], %[[W]]
  // CHECK: "tfl.sum"(%[[MUL]]
  %2 = "tf.DenseBincount"(%x, %size64, %w) {binary_output = false} : (tensor<?x5xi64>, tensor<i64>, tensor<?x5xf32>) -> tensor<?x4xf32>
  // The values may be empty, so REDUCE_MAX is not usable.
  // CHECK: "tfl.sum"
  // CHECK: "tfl.minimum"
  %3 = "tf.DenseBincount"(%v, %size, %noneInt) {binary_output = true} : (tensor<?xi32>, tensor<i32>, tensor<0xi32>) -> tensor<4xi32>
  // CHECK: "tfl.sum"
  %4 = "tf.Bincount"(%v, %size, %noneInt) : (tensor<?xi32>, tensor<i32>, tensor<0xi32>) -> tensor<4xi32>
  func.return %0, %1, %2, %3, %4 : tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<4xi32>, tensor<4xi32>
}

// Index 1 occurs twice: the later row wins.
// CHECK-LABEL: @dynamic_stitch
func.func @dynamic_stitch(%x: tensor<2x3xf32>, %y: tensor<2x1x3xf32>) -> tensor<3x3xf32> {
  // CHECK: %[[Y:.*]] = "tfl.reshape"(%arg1, %{{.*}}) : {{.*}} -> tensor<2x3xf32>
  // CHECK: %[[ALL:.*]] = "tfl.concatenation"(%arg0, %[[Y]])
  // CHECK: %[[ROWS:.*]] = arith.constant dense<[0, 3, 2]> : tensor<3xi32>
  // CHECK: "tfl.gather"(%[[ALL]], %[[ROWS]])
  %a = "tf.Const"() {value = dense<[0, 1]> : tensor<2xi32>} : () -> tensor<2xi32>
  %b = "tf.Const"() {value = dense<[[2], [1]]> : tensor<2x1xi32>} : () -> tensor<2x1xi32>
  %0 = "tf.DynamicStitch"(%a, %b, %x, %y) : (tensor<2xi32>, tensor<2x1xi32>, tensor<2x3xf32>, tensor<2x1x3xf32>) -> tensor<3x3xf32>
  func.return %0 : tensor<3x3xf32>
}

// CHECK-LABEL: @scatter_max
func.func @scatter_max(%x: tensor<5x6xf32>, %i: tensor<2x3x1xi64>, %u: tensor<2x3x6xf32>) -> tensor<5x6xf32> {
  // CHECK-DAG: %[[ROWS:.*]] = "tfl.reshape"(%{{.*}}) : {{.*}} -> tensor<6xi{{32|64}}>
  // CHECK-DAG: %[[DATA:.*]] = "tfl.reshape"(%arg2, %{{.*}}) : {{.*}} -> tensor<6x6xf32>
  // CHECK: %[[BEST:.*]] = "tfl.unsorted_segment_max"(%[[DATA]], %{{.*}}, %{{.*}}) : {{.*}} -> tensor<5x6xf32>
  // CHECK: "tfl.maximum"(%arg0, %[[BEST]])
  %0 = "tf.TensorScatterMax"(%x, %i, %u) : (tensor<5x6xf32>, tensor<2x3x1xi64>, tensor<2x3x6xf32>) -> tensor<5x6xf32>
  return %0 : tensor<5x6xf32>
}

// Indices into two axes become indices into their flattened axis.
// CHECK-LABEL: @scatter_min
func.func @scatter_min(%x: tensor<5x6xi16>, %i: tensor<3x2xi32>, %u: tensor<3xi16>) -> tensor<5x6xi16> {
  // CHECK: %[[STEPS:.*]] = tfl.mul(%arg1, %{{.*}})
  // CHECK: %[[PLACES:.*]] = "tfl.sum"(%[[STEPS]], %{{.*}}) {{.*}} -> tensor<3xi32>
  // CHECK: "tfl.unsorted_segment_min"(%{{.*}}, %[[PLACES]], %{{.*}}) : {{.*}} -> tensor<30xi32>
  // CHECK: "tfl.minimum"
  %0 = "tf.TensorScatterMin"(%x, %i, %u) : (tensor<5x6xi16>, tensor<3x2xi32>, tensor<3xi16>) -> tensor<5x6xi16>
  return %0 : tensor<5x6xi16>
}

// CHECK-LABEL: @scatter_max_of_unknown
func.func @scatter_max_of_unknown(%x: tensor<*xf32>, %i: tensor<3x2xi32>, %u: tensor<*xf32>) -> tensor<*xf32> {
  // CHECK: tf.TensorScatterMax
  %0 = "tf.TensorScatterMax"(%x, %i, %u) : (tensor<*xf32>, tensor<3x2xi32>, tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
