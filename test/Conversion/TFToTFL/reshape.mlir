// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// CHECK-LABEL: @constant_shape
func.func @constant_shape(%x: tensor<?x6xf32>) -> tensor<?x2x3xf32> {
  // CHECK: %[[SHAPE:.*]] = arith.constant dense<[-1, 2, 3]> : tensor<3xi32>
  // CHECK: "tfl.reshape"(%arg0, %[[SHAPE]])
  %shape = "tf.Const"() {value = dense<[-1, 2, 3]> : tensor<3xi64>} : () -> tensor<3xi64>
  %0 = "tf.Reshape"(%x, %shape) : (tensor<?x6xf32>, tensor<3xi64>) -> tensor<?x2x3xf32>
  func.return %0 : tensor<?x2x3xf32>
}

// The result type determines the shape operand, so its computation is erased.
// CHECK-LABEL: @computed_batch
func.func @computed_batch(%x: tensor<?x6xf32>) -> tensor<?x2x3xf32> {
  // CHECK-NEXT: %[[SHAPE:.*]] = arith.constant dense<[-1, 2, 3]> : tensor<3xi32>
  // CHECK-NEXT: "tfl.reshape"(%arg0, %[[SHAPE]])
  // CHECK-NEXT: return
  %zero = "tf.Const"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %one = "tf.Const"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %two = "tf.Const"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
  %three = "tf.Const"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.Shape"(%x) : (tensor<?x6xf32>) -> tensor<2xi32>
  %1 = "tf.StridedSlice"(%0, %zero, %one, %one) {shrink_axis_mask = 1 : i64} : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<i32>
  %2 = "tf.Pack"(%1, %two, %three) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
  %3 = "tf.Reshape"(%x, %2) : (tensor<?x6xf32>, tensor<3xi32>) -> tensor<?x2x3xf32>
  func.return %3 : tensor<?x2x3xf32>
}

// For a tensor without elements, -1 would be ambiguous.
// CHECK-LABEL: @no_elements
func.func @no_elements(%x: tensor<0x4xf32>, %shape: tensor<2xi64>) -> tensor<?x0xf32> {
  // CHECK: %[[SHAPE:.*]] = "tfl.cast"(%arg1) : (tensor<2xi64>) -> tensor<2xi32>
  // CHECK: "tfl.reshape"(%arg0, %[[SHAPE]])
  %0 = "tf.Reshape"(%x, %shape) : (tensor<0x4xf32>, tensor<2xi64>) -> tensor<?x0xf32>
  func.return %0 : tensor<?x0xf32>
}

// CHECK-LABEL: @two_unknown
func.func @two_unknown(%x: tensor<?x?xf32>, %shape: tensor<2xi32>) -> tensor<?x?xf32> {
  // CHECK: "tfl.reshape"(%arg0, %arg1)
  %0 = "tf.Reshape"(%x, %shape) : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  func.return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: @dims
func.func @dims(%x: tensor<?x1x3xf32>) -> (tensor<?x3xf32>, tensor<?x1x3x1xf32>) {
  // CHECK: "tfl.squeeze"(%arg0) <{squeeze_dims = [1]}>
  %0 = "tf.Squeeze"(%x) {squeeze_dims = [1]} : (tensor<?x1x3xf32>) -> tensor<?x3xf32>
  // CHECK: "tfl.expand_dims"(%arg0, %{{.*}})
  %axis = "tf.Const"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %1 = "tf.ExpandDims"(%x, %axis) : (tensor<?x1x3xf32>, tensor<i32>) -> tensor<?x1x3x1xf32>
  func.return %0, %1 : tensor<?x3xf32>, tensor<?x1x3x1xf32>
}

// CHECK-LABEL: @shapes
func.func @shapes(%x: tensor<?x3xf32>, %y: tensor<2x3xf32>, %u: tensor<*xf32>) -> (tensor<2xi64>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<i64>) {
  // CHECK: "tfl.shape"(%arg0) : (tensor<?x3xf32>) -> tensor<2xi64>
  %0 = "tf.Shape"(%x) : (tensor<?x3xf32>) -> tensor<2xi64>
  // CHECK: arith.constant dense<[2, 3]> : tensor<2xi32>
  %1 = "tf.Shape"(%y) : (tensor<2x3xf32>) -> tensor<2xi32>
  // CHECK: arith.constant dense<2> : tensor<i32>
  %2 = "tf.Rank"(%x) : (tensor<?x3xf32>) -> tensor<i32>
  // CHECK: "tfl.rank"(%arg2)
  %3 = "tf.Rank"(%u) : (tensor<*xf32>) -> tensor<i32>
  // CHECK: %[[SHAPE:.*]] = "tfl.shape"(%arg0) : (tensor<?x3xf32>) -> tensor<2xi64>
  // CHECK: "tfl.reduce_prod"(%[[SHAPE]], %{{.*}})
  %4 = "tf.Size"(%x) : (tensor<?x3xf32>) -> tensor<i64>
  func.return %0, %1, %2, %3, %4 : tensor<2xi64>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<i64>
}

// CHECK-LABEL: @transpose
func.func @transpose(%x: tensor<?x2x3xf32>) -> (tensor<3x?x2xf32>, tensor<?x2x3xf32>) {
  // CHECK: %[[PERM:.*]] = arith.constant dense<[2, 0, 1]> : tensor<3xi32>
  // CHECK: %[[T:.*]] = "tfl.transpose"(%arg0, %[[PERM]])
  %perm = "tf.Const"() {value = dense<[2, 0, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
  %0 = "tf.Transpose"(%x, %perm) : (tensor<?x2x3xf32>, tensor<3xi64>) -> tensor<3x?x2xf32>
  %same = "tf.Const"() {value = dense<[0, 1, 2]> : tensor<3xi32>} : () -> tensor<3xi32>
  %1 = "tf.Transpose"(%x, %same) : (tensor<?x2x3xf32>, tensor<3xi32>) -> tensor<?x2x3xf32>
  // CHECK: return %[[T]], %arg0
  func.return %0, %1 : tensor<3x?x2xf32>, tensor<?x2x3xf32>
}

// Axes that stay adjacent are merged, and unit axes are dropped.
// CHECK-LABEL: @transpose_rank8
func.func @transpose_rank8(%x: tensor<2x3x1x4x5x2x1x3xf32>) -> tensor<2x4x5x1x3x2x1x3xf32> {
  // CHECK: %[[NARROW:.*]] = "tfl.reshape"(%arg0, %{{.*}}) : {{.*}} -> tensor<2x3x20x6xf32>
  // CHECK: %[[PERM:.*]] = arith.constant dense<[0, 2, 1, 3]>
  // CHECK: %[[T:.*]] = "tfl.transpose"(%[[NARROW]], %[[PERM]]) : {{.*}} -> tensor<2x20x3x6xf32>
  // CHECK: "tfl.reshape"(%[[T]], %{{.*}}) : {{.*}} -> tensor<2x4x5x1x3x2x1x3xf32>
  %perm = "tf.Const"() {value = dense<[0, 3, 4, 2, 1, 5, 6, 7]> : tensor<8xi32>} : () -> tensor<8xi32>
  %0 = "tf.Transpose"(%x, %perm) : (tensor<2x3x1x4x5x2x1x3xf32>, tensor<8xi32>) -> tensor<2x4x5x1x3x2x1x3xf32>
  func.return %0 : tensor<2x4x5x1x3x2x1x3xf32>
}

// No two of the eight axes stay adjacent: two TRANSPOSEs of lower rank, of
// which the first moves the leading axes of the result.
// CHECK-LABEL: @transpose_in_steps
func.func @transpose_in_steps(%x: tensor<?x2x3x2x4x2x5x6xf32>) -> tensor<2x2x2x?x3x4x5x6xf32> {
  // CHECK: "tfl.reshape"(%arg0, {{.*}}) : {{.*}} -> tensor<?x2x3x2x240xf32>
  // CHECK: %[[A:.*]] = "tfl.transpose"({{.*}}) : {{.*}} -> tensor<2x2x?x3x240xf32>
  // CHECK: %[[B:.*]] = "tfl.reshape"(%[[A]], {{.*}}) : {{.*}} -> tensor<2x2x?x3x4x2x5x6xf32>
  // CHECK: %[[C:.*]] = "tfl.reshape"(%[[B]], {{.*}}) : {{.*}} -> tensor<4x?x2x30xf32>
  // CHECK: %[[D:.*]] = "tfl.transpose"(%[[C]], {{.*}}) : {{.*}} -> tensor<4x2x?x30xf32>
  // CHECK: %[[E:.*]] = "tfl.reshape"(%[[D]], {{.*}}) : {{.*}} -> tensor<2x2x2x?x3x4x5x6xf32>
  // CHECK: return %[[E]]
  %perm = "tf.Const"() {value = dense<[1, 3, 5, 0, 2, 4, 6, 7]> : tensor<8xi32>} : () -> tensor<8xi32>
  %0 = "tf.Transpose"(%x, %perm) : (tensor<?x2x3x2x4x2x5x6xf32>, tensor<8xi32>) -> tensor<2x2x2x?x3x4x5x6xf32>
  func.return %0 : tensor<2x2x2x?x3x4x5x6xf32>
}

// CHECK-LABEL: @repeat
func.func @repeat(%x: tensor<1x3xf32>, %s: tensor<2xi64>, %v: tensor<f32>) -> (tensor<?x3xf32>, tensor<?x?xf32>, tensor<2x6xf32>) {
  // CHECK: "tfl.broadcast_to"(%arg0, %arg1)
  %0 = "tf.BroadcastTo"(%x, %s) : (tensor<1x3xf32>, tensor<2xi64>) -> tensor<?x3xf32>
  // CHECK: "tfl.fill"(%arg1, %arg2)
  %1 = "tf.Fill"(%s, %v) : (tensor<2xi64>, tensor<f32>) -> tensor<?x?xf32>
  // CHECK: "tfl.tile"(%arg0, %{{.*}})
  %m = "tf.Const"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
  %2 = "tf.Tile"(%x, %m) : (tensor<1x3xf32>, tensor<2xi32>) -> tensor<2x6xf32>
  func.return %0, %1, %2 : tensor<?x3xf32>, tensor<?x?xf32>, tensor<2x6xf32>
}

// CHECK-LABEL: @like
func.func @like(%x: tensor<?x3xf32>, %y: tensor<?x3xi8>) -> (tensor<?x3xf32>, tensor<?x3xi8>, tensor<?x3xf32>) {
  // CHECK: "tfl.zeros_like"(%arg0)
  %0 = "tf.ZerosLike"(%x) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  // CHECK: %[[SHAPE:.*]] = "tfl.shape"(%arg1)
  // CHECK: "tfl.fill"(%[[SHAPE]], %{{.*}}) : (tensor<2xi32>, tensor<i8>)
  %1 = "tf.ZerosLike"(%y) : (tensor<?x3xi8>) -> tensor<?x3xi8>
  // CHECK: "tfl.fill"
  %2 = "tf.OnesLike"(%x) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  func.return %0, %1, %2 : tensor<?x3xf32>, tensor<?x3xi8>, tensor<?x3xf32>
}

// CHECK-LABEL: @invert_permutation
func.func @invert_permutation(%x: tensor<4xi64>) -> tensor<4xi64> {
  // CHECK: %[[P:.*]] = "tfl.cast"(%arg0)
  // CHECK: %[[RANGE:.*]] = arith.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  // CHECK: %[[INDICES:.*]] = "tfl.reshape"(%[[P]], %{{.*}}) : {{.*}} -> tensor<4x1xi32>
  // CHECK: %[[R:.*]] = "tfl.scatter_nd"(%[[INDICES]], %[[RANGE]]
  // CHECK: "tfl.cast"(%[[R]])
  %0 = "tf.InvertPermutation"(%x) : (tensor<4xi64>) -> tensor<4xi64>
  func.return %0 : tensor<4xi64>
}

// Axes -4 to 3 are indices 0 to 7 of the map.
// CHECK-LABEL: @data_format_dim_map
func.func @data_format_dim_map(%x: tensor<?xi32>) -> tensor<?xi32> {
  // CHECK-DAG: %[[MAP:.*]] = arith.constant dense<[0, 2, 3, 1, 0, 2, 3, 1]> : tensor<8xi32>
  // CHECK-DAG: %[[INDICES:.*]] = tfl.add(%arg0, %{{.*}})
  // CHECK: "tfl.gather"(%[[MAP]], %[[INDICES]])
  %0 = "tf.DataFormatDimMap"(%x) {src_format = "NHWC", dst_format = "NCHW"} : (tensor<?xi32>) -> tensor<?xi32>
  func.return %0 : tensor<?xi32>
}

// CHECK-LABEL: @data_format_vec_permute
func.func @data_format_vec_permute(%x: tensor<4x2xi64>) -> tensor<4x2xi64> {
  // CHECK: %[[INDICES:.*]] = arith.constant dense<[0, 3, 1, 2]> : tensor<4xi32>
  // CHECK: "tfl.gather"(%arg0, %[[INDICES]])
  %0 = "tf.DataFormatVecPermute"(%x) {src_format = "NHWC", dst_format = "NCHW"} : (tensor<4x2xi64>) -> tensor<4x2xi64>
  func.return %0 : tensor<4x2xi64>
}
