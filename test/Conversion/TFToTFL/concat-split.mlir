// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// CHECK-LABEL: @concat
func.func @concat(%x: tensor<?x3xf32>, %y: tensor<?x2xf32>) -> (tensor<?x5xf32>, tensor<?x5xf32>) {
  // CHECK: "tfl.concatenation"(%arg0, %arg1) <{axis = -1 : i32, fused_activation_function = "NONE"}>
  %axis = "tf.Const"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
  %0 = "tf.ConcatV2"(%x, %y, %axis) : (tensor<?x3xf32>, tensor<?x2xf32>, tensor<i64>) -> tensor<?x5xf32>
  // CHECK: "tfl.concatenation"(%arg0, %arg1) <{axis = 1 : i32
  %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %1 = "tf.Concat"(%one, %x, %y) : (tensor<i32>, tensor<?x3xf32>, tensor<?x2xf32>) -> tensor<?x5xf32>
  func.return %0, %1 : tensor<?x5xf32>, tensor<?x5xf32>
}

// CHECK-LABEL: @pack
func.func @pack(%x: tensor<?x3xf32>, %b: tensor<2x3xi1>) -> (tensor<?x3x2xf32>, tensor<2x2x3xi1>) {
  // CHECK: "tfl.pack"(%arg0, %arg0) <{axis = -1 : i32, values_count = 2 : i32}>
  %0 = "tf.Pack"(%x, %x) {axis = -1 : i64} : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3x2xf32>
  // PACK has no boolean kernel, CONCATENATION has.
  // CHECK: %[[ROW:.*]] = "tfl.reshape"(%arg1, %{{.*}}) : {{.*}} -> tensor<2x1x3xi1>
  // CHECK: "tfl.concatenation"(%[[ROW]], %{{.*}}) <{axis = 1 : i32
  %1 = "tf.Pack"(%b, %b) {axis = 1 : i64} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x2x3xi1>
  func.return %0, %1 : tensor<?x3x2xf32>, tensor<2x2x3xi1>
}

// CHECK-LABEL: @unpack
func.func @unpack(%x: tensor<?x2xf32>, %y: tensor<3x2xi64>) -> (tensor<?xf32>, tensor<3xi64>) {
  // CHECK: "tfl.unpack"(%arg0) <{axis = 1 : i32, num = 2 : i32}>
  %0:2 = "tf.Unpack"(%x) {axis = 1 : i64} : (tensor<?x2xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  // UNPACK has no int64 kernel, SPLIT has.
  // CHECK: %[[PARTS:.*]]:2 = "tfl.split"(%{{.*}}, %arg1) <{num_splits = 2 : i32}>
  // CHECK: "tfl.squeeze"(%[[PARTS]]#1) <{squeeze_dims = [1]}>
  %1:2 = "tf.Unpack"(%y) {axis = -1 : i64} : (tensor<3x2xi64>) -> (tensor<3xi64>, tensor<3xi64>)
  func.return %0#0, %1#1 : tensor<?xf32>, tensor<3xi64>
}

// CHECK-LABEL: @split
func.func @split(%x: tensor<?x6xf32>) -> (tensor<?x3xf32>, tensor<?x2xf32>, tensor<?x6xf32>) {
  // CHECK: %[[HALVES:.*]]:2 = "tfl.split"(%{{.*}}, %arg0) <{num_splits = 2 : i32}>
  %one = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %0:2 = "tf.Split"(%one, %x) : (tensor<i32>, tensor<?x6xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>)
  // CHECK: %[[SIZES:.*]] = arith.constant dense<[4, 2]> : tensor<2xi32>
  // CHECK: %[[PARTS:.*]]:2 = "tfl.split_v"(%arg0, %[[SIZES]], %{{.*}}) <{num_splits = 2 : i32}>
  %sizes = "tf.Const"() {value = dense<[4, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
  %1:2 = "tf.SplitV"(%x, %sizes, %one) : (tensor<?x6xf32>, tensor<2xi64>, tensor<i32>) -> (tensor<?x4xf32>, tensor<?x2xf32>)
  %2 = "tf.Split"(%one, %x) : (tensor<i32>, tensor<?x6xf32>) -> tensor<?x6xf32>
  // CHECK: return %[[HALVES]]#0, %[[PARTS]]#1, %arg0
  func.return %0#0, %1#1, %2 : tensor<?x3xf32>, tensor<?x2xf32>, tensor<?x6xf32>
}

// Operands without elements along the axis are left out. Near misses: a size
// of 0 along another axis, and an unknown size.
// CHECK-LABEL: @concat_of_empty
func.func @concat_of_empty(%x: tensor<?x2xf32>, %none: tensor<0x2xf32>, %empty: tensor<?x0xf32>) -> (tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x0xf32>) {
  %axis = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  // CHECK: %[[TWICE:.*]] = "tfl.concatenation"(%arg0, %arg0)
  %0 = "tf.ConcatV2"(%x, %none, %x, %axis) : (tensor<?x2xf32>, tensor<0x2xf32>, tensor<?x2xf32>, tensor<i32>) -> tensor<?x2xf32>
  %1 = "tf.ConcatV2"(%none, %x, %axis) : (tensor<0x2xf32>, tensor<?x2xf32>, tensor<i32>) -> tensor<?x2xf32>
  // CHECK: %[[EMPTY:.*]] = "tfl.concatenation"(%arg2, %arg2)
  %2 = "tf.ConcatV2"(%empty, %empty, %axis) : (tensor<?x0xf32>, tensor<?x0xf32>, tensor<i32>) -> tensor<?x0xf32>
  // CHECK: return %[[TWICE]], %arg0, %[[EMPTY]]
  func.return %0, %1, %2 : tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x0xf32>
}
