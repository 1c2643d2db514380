// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// CHECK-LABEL: @slice
func.func @slice(%x: tensor<?x4xf32>, %b: tensor<2xi64>, %s: tensor<2xi64>) -> tensor<?x?xf32> {
  // CHECK: "tfl.slice"(%arg0, %arg1, %arg2)
  %0 = "tf.Slice"(%x, %b, %s) : (tensor<?x4xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  func.return %0 : tensor<?x?xf32>
}

// x[1:3]: begin and end of the remaining axes are added.
// CHECK-LABEL: @range
func.func @range(%x: tensor<4x?x6xf32>) -> tensor<2x?x6xf32> {
  // CHECK-DAG: %[[BEGIN:.*]] = arith.constant dense<[1, 0, 0]>
  // CHECK-DAG: %[[END:.*]] = arith.constant dense<[3, 0, 0]>
  // CHECK-DAG: %[[STEP:.*]] = arith.constant dense<1> : tensor<3xi32>
  // CHECK: "tfl.strided_slice"(%arg0, %[[BEGIN]], %[[END]], %[[STEP]]) <{begin_mask = 6 : i32, ellipsis_mask = 0 : i32, end_mask = 6 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32}>
  %b = "tf.Const"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %e = "tf.Const"() {value = dense<3> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tf.StridedSlice"(%x, %b, %e, %b) : (tensor<4x?x6xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2x?x6xf32>
  func.return %0 : tensor<2x?x6xf32>
}

// x[0, ..., ::-1]: the ellipsis is expanded.
// CHECK-LABEL: @ellipsis
func.func @ellipsis(%x: tensor<4x?x5x6xf32>) -> tensor<?x5x6xf32> {
  // CHECK-DAG: %[[STEP:.*]] = arith.constant dense<[1, 1, 1, -1]>
  // CHECK: "tfl.strided_slice"(%arg0, %{{.*}}, %{{.*}}, %[[STEP]]) <{begin_mask = 14 : i32, ellipsis_mask = 0 : i32, end_mask = 14 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}>
  %b = "tf.Const"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
  %e = "tf.Const"() {value = dense<[1, 0, 0]> : tensor<3xi32>} : () -> tensor<3xi32>
  %s = "tf.Const"() {value = dense<[1, 1, -1]> : tensor<3xi32>} : () -> tensor<3xi32>
  %0 = "tf.StridedSlice"(%x, %b, %e, %s) {begin_mask = 4 : i64, end_mask = 4 : i64, ellipsis_mask = 2 : i64, shrink_axis_mask = 1 : i64} : (tensor<4x?x5x6xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x5x6xf32>
  func.return %0 : tensor<?x5x6xf32>
}

// x[:, newaxis]: no axis is sliced.
// CHECK-LABEL: @new_axis_only
func.func @new_axis_only(%x: tensor<?x6xf32>) -> tensor<?x1x6xf32> {
  // CHECK-NEXT: %[[SHAPE:.*]] = arith.constant dense<[-1, 1, 6]> : tensor<3xi32>
  // CHECK-NEXT: "tfl.reshape"(%arg0, %[[SHAPE]])
  // CHECK-NEXT: return
  %z = "tf.Const"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
  %s = "tf.Const"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.StridedSlice"(%x, %z, %z, %s) {begin_mask = 1 : i64, end_mask = 1 : i64, new_axis_mask = 2 : i64} : (tensor<?x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x1x6xf32>
  func.return %0 : tensor<?x1x6xf32>
}

// x[newaxis, 2]: a slice, then a reshape.
// CHECK-LABEL: @new_axis_and_point
func.func @new_axis_and_point(%x: tensor<4x6xf32>) -> tensor<1x6xf32> {
  // CHECK: %[[ROW:.*]] = "tfl.strided_slice"(%arg0, {{.*}} -> tensor<6xf32>
  // CHECK: "tfl.reshape"(%[[ROW]], %{{.*}}) : {{.*}} -> tensor<1x6xf32>
  %b = "tf.Const"() {value = dense<[0, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %e = "tf.Const"() {value = dense<[0, 3]> : tensor<2xi32>} : () -> tensor<2xi32>
  %s = "tf.Const"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.StridedSlice"(%x, %b, %e, %s) {new_axis_mask = 1 : i64, shrink_axis_mask = 2 : i64} : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x6xf32>
  func.return %0 : tensor<1x6xf32>
}

// Overlapping mask bits: the ellipsis takes precedence over the new axis, which
// takes precedence over the shrunk axis.
// CHECK-LABEL: @conflicting_masks
func.func @conflicting_masks(%x: tensor<4x6xf32>) -> tensor<4x6x1xf32> {
  // CHECK: "tfl.reshape"(%arg0, %{{.*}}) : {{.*}} -> tensor<4x6x1xf32>
  %z = "tf.Const"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
  %s = "tf.Const"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.StridedSlice"(%x, %z, %z, %s) {ellipsis_mask = 1 : i64, new_axis_mask = 3 : i64, shrink_axis_mask = 3 : i64} : (tensor<4x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6x1xf32>
  func.return %0 : tensor<4x6x1xf32>
}

// CHECK-LABEL: @everything
// CHECK-NEXT: return %arg0
func.func @everything(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %z = "tf.Const"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tf.Const"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = "tf.StridedSlice"(%x, %z, %z, %s) {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x6xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4x6xf32>
  func.return %0 : tensor<4x6xf32>
}

// A computed begin and end are cast to int32.
// CHECK-LABEL: @computed
func.func @computed(%x: tensor<4x6xf32>, %b: tensor<1xi64>, %e: tensor<1xi64>) -> tensor<?x6xf32> {
  // CHECK: %[[B:.*]] = "tfl.cast"(%arg1)
  // CHECK: %[[E:.*]] = "tfl.cast"(%arg2)
  // CHECK: "tfl.strided_slice"(%arg0, %[[B]], %[[E]], %{{.*}})
  %s = "tf.Const"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
  %0 = "tf.StridedSlice"(%x, %b, %e, %s) : (tensor<4x6xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x6xf32>
  func.return %0 : tensor<?x6xf32>
}

// An int64 end is clamped to the maximum of int32.
// CHECK-LABEL: @clamped
func.func @clamped(%x: tensor<?xf32>) -> tensor<?xf32> {
  // CHECK: arith.constant dense<2147483647> : tensor<1xi32>
  %b = "tf.Const"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
  %e = "tf.Const"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
  %0 = "tf.StridedSlice"(%x, %b, %e, %b) : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}

// REVERSE_V2 takes adjacent axes only.
// CHECK-LABEL: @reverse
func.func @reverse(%x: tensor<?x3x4x5xf32>) -> tensor<?x3x4x5xf32> {
  // CHECK: %[[FIRST:.*]] = arith.constant dense<0> : tensor<1xi32>
  // CHECK: %[[A:.*]] = "tfl.reverse_v2"(%arg0, %[[FIRST]])
  // CHECK: %[[OTHERS:.*]] = arith.constant dense<[2, 3]> : tensor<2xi32>
  // CHECK: "tfl.reverse_v2"(%[[A]], %[[OTHERS]])
  %axes = "tf.Const"() {value = dense<[-1, 0, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
  %0 = "tf.ReverseV2"(%x, %axes) : (tensor<?x3x4x5xf32>, tensor<3xi64>) -> tensor<?x3x4x5xf32>
  func.return %0 : tensor<?x3x4x5xf32>
}

// CHECK-LABEL: @roll
func.func @roll(%x: tensor<?x5xf32>) -> tensor<?x5xf32> {
  // CHECK: %[[LAST:.*]] = "tfl.slice"(%arg0, %{{.*}}, %{{.*}}) : {{.*}} -> tensor<?x2xf32>
  // CHECK: %[[REST:.*]] = "tfl.slice"(%arg0, %{{.*}}, %{{.*}}) : {{.*}} -> tensor<?x3xf32>
  // CHECK: "tfl.concatenation"(%[[LAST]], %[[REST]]) <{axis = 1 : i32
  %shift = "tf.Const"() {value = dense<7> : tensor<i32>} : () -> tensor<i32>
  %axis = "tf.Const"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %0 = "tf.Roll"(%x, %shift, %axis) : (tensor<?x5xf32>, tensor<i32>, tensor<i32>) -> tensor<?x5xf32>
  func.return %0 : tensor<?x5xf32>
}

// CHECK-LABEL: @dynamic_slices
func.func @dynamic_slices(%x: tensor<4x5xf32>, %u: tensor<1x2xf32>, %i: tensor<2xi32>) -> (tensor<4x5xf32>, tensor<2x3xf32>) {
  // CHECK: "tfl.dynamic_update_slice"(%arg0, %arg1, %arg2)
  %0 = "tf.XlaDynamicUpdateSlice"(%x, %u, %i) : (tensor<4x5xf32>, tensor<1x2xf32>, tensor<2xi32>) -> tensor<4x5xf32>
  // XlaDynamicSlice clamps the start.
  // CHECK: %[[LAST:.*]] = arith.constant dense<2> : tensor<2xi32>
  // CHECK: %[[CAPPED:.*]] = "tfl.minimum"(%arg2, %[[LAST]])
  // CHECK: %[[START:.*]] = "tfl.maximum"(%[[CAPPED]], %{{.*}})
  // CHECK: "tfl.slice"(%arg0, %[[START]], %{{.*}})
  %size = "tf.Const"() {value = dense<[2, 3]> : tensor<2xi32>} : () -> tensor<2xi32>
  %1 = "tf.XlaDynamicSlice"(%x, %i, %size) : (tensor<4x5xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x3xf32>
  func.return %0, %1 : tensor<4x5xf32>, tensor<2x3xf32>
}

// LiteRT cannot resize the result of a SLICE of strings: use STRIDED_SLICE.
// CHECK-LABEL: @slice_strings
func.func @slice_strings(%x: tensor<?x5x!tf_type.string>) -> (tensor<?x2x!tf_type.string>, tensor<?x4x!tf_type.string>) {
  // CHECK: %[[END:.*]] = arith.constant dense<[0, 3]>
  // CHECK: "tfl.strided_slice"(%arg0, %{{.*}}, %[[END]], %{{.*}}) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 1 : i32,
  %begin = "tf.Const"() {value = dense<[0, 1]> : tensor<2xi32>} : () -> tensor<2xi32>
  %size = "tf.Const"() {value = dense<[-1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.Slice"(%x, %begin, %size) : (tensor<?x5x!tf_type.string>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2x!tf_type.string>
  %rest = "tf.Const"() {value = dense<-1> : tensor<2xi64>} : () -> tensor<2xi64>
  %from = "tf.Const"() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
  // CHECK: "tfl.strided_slice"({{.*}}) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 3 : i32,
  %1 = "tf.Slice"(%x, %from, %rest) : (tensor<?x5x!tf_type.string>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x4x!tf_type.string>
  func.return %0, %1 : tensor<?x2x!tf_type.string>, tensor<?x4x!tf_type.string>
}

// The begin and end masks have no effect on a shrunk axis.

// CHECK-LABEL: @open_point
func.func @open_point(%x: tensor<?x6xf32>, %b: tensor<2xi32>) -> tensor<6xf32> {
  %s = "tf.Const"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  // CHECK: "tfl.strided_slice"({{.*}}) <{begin_mask = 2 : i32, ellipsis_mask = 0 : i32, end_mask = 2 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}>
  %0 = "tf.StridedSlice"(%x, %b, %b, %s) {begin_mask = 3 : i64, end_mask = 3 : i64, shrink_axis_mask = 1 : i64} : (tensor<?x6xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<6xf32>
  func.return %0 : tensor<6xf32>
}

// x[i, ...] of a vector: the ellipsis expands to no axis.

// CHECK-LABEL: @empty_ellipsis
func.func @empty_ellipsis(%x: tensor<4xf32>, %b: tensor<2xi32>, %e: tensor<2xi32>) -> tensor<f32> {
  %s = "tf.Const"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  // CHECK: %[[BEGIN:.*]] = "tfl.slice"(%arg1, {{.*}} -> tensor<1xi32>
  // CHECK: "tfl.strided_slice"(%arg0, %[[BEGIN]], {{.*}}) <{begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 1 : i32}> : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<f32>
  %0 = "tf.StridedSlice"(%x, %b, %e, %s) {ellipsis_mask = 2 : i64, shrink_axis_mask = 1 : i64} : (tensor<4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

// XNNPACK reads a size of 0 as "to the end", but does not take STRIDED_SLICE
// with a stride other than 1.

// CHECK-LABEL: @nothing_of_unknown_size
func.func @nothing_of_unknown_size(%x: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) {
  %zero = "tf.Const"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %last = "tf.Const"() {value = dense<-1> : tensor<1xi32>} : () -> tensor<1xi32>
  %one = "tf.Const"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  // CHECK: %[[EMPTY0:.*]] = arith.constant dense<[2, 1]> : tensor<2xi32>
  // CHECK: "tfl.strided_slice"(%arg0, %{{.*}}, %{{.*}}, %[[EMPTY0]])
  %0 = "tf.StridedSlice"(%x, %zero, %zero, %one) {begin_mask = 1 : i64} : (tensor<?x4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?x4xf32>
  // CHECK: %[[EMPTY1:.*]] = arith.constant dense<[2, 1]> : tensor<2xi32>
  // CHECK: "tfl.strided_slice"(%arg0, %{{.*}}, %{{.*}}, %[[EMPTY1]])
  %1 = "tf.StridedSlice"(%x, %one, %zero, %one) : (tensor<?x4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?x4xf32>
  // This slice is empty only if there are fewer than two rows.
  // CHECK-NOT: dense<[2, 1]>
  // CHECK: "tfl.strided_slice"(%arg0
  %2 = "tf.StridedSlice"(%x, %one, %last, %one) : (tensor<?x4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?x4xf32>
  func.return %0, %1, %2 : tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>
}

// A RESHAPE infers one size at most, and none if another is 0 at run time.
// CHECK-LABEL: @axis_of_two_unknowns
// CHECK-NOT: tfl.reshape
// CHECK: "tfl.expand_dims"(%arg0, %{{.*}}) : (tensor<?x?xf32>, tensor<i32>) -> tensor<?x1x?xf32>
func.func @axis_of_two_unknowns(%x: tensor<?x?xf32>) -> tensor<?x1x?xf32> {
  %b = "tf.Const"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
  %e = "tf.Const"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
  %s = "tf.Const"() {value = dense<1> : tensor<3xi32>} : () -> tensor<3xi32>
  %0 = "tf.StridedSlice"(%x, %b, %e, %s) {begin_mask = 5 : i64, end_mask = 5 : i64, ellipsis_mask = 0 : i64, new_axis_mask = 2 : i64, shrink_axis_mask = 0 : i64} : (tensor<?x?xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x1x?xf32>
  return %0 : tensor<?x1x?xf32>
}

// The kernel supports no more indices than axes: the new axis is added after.
// CHECK-LABEL: @computed_and_new_axis
// CHECK: %[[S:.*]] = "tfl.strided_slice"
// CHECK-SAME: new_axis_mask = 0
// CHECK-SAME: (tensor<?x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
// CHECK: "tfl.expand_dims"(%[[S]], %{{.*}}) : (tensor<?x?xf32>, tensor<i32>) -> tensor<?x1x?xf32>
func.func @computed_and_new_axis(%x: tensor<?x4xf32>, %i: tensor<3xi32>) -> tensor<?x1x?xf32> {
  %e = "tf.Const"() {value = dense<[2, 0, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
  %s = "tf.Const"() {value = dense<1> : tensor<3xi32>} : () -> tensor<3xi32>
  %0 = "tf.StridedSlice"(%x, %i, %e, %s) {begin_mask = 0 : i64, end_mask = 0 : i64, ellipsis_mask = 0 : i64, new_axis_mask = 2 : i64, shrink_axis_mask = 0 : i64} : (tensor<?x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x1x?xf32>
  return %0 : tensor<?x1x?xf32>
}
