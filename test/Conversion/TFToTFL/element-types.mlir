// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// Ops on element types without a TFLite kernel are computed in other types.

// Addition is exact modulo 2^8, so the int32 result is truncated.
// CHECK-LABEL: @wrap_int8
func.func @wrap_int8(%x: tensor<4xi8>, %y: tensor<4xi8>) -> tensor<4xi8> {
  // CHECK: %[[X:.*]] = "tfl.cast"(%arg0) : (tensor<4xi8>) -> tensor<4xi32>
  // CHECK: %[[Y:.*]] = "tfl.cast"(%arg1) : (tensor<4xi8>) -> tensor<4xi32>
  // CHECK: %[[SUM:.*]] = tfl.add %[[X]], %[[Y]] {{.*}} : tensor<4xi32>
  // CHECK: %[[R:.*]] = "tfl.cast"(%[[SUM]]) : (tensor<4xi32>) -> tensor<4xi8>
  // CHECK: return %[[R]]
  %0 = "tf.AddV2"(%x, %y) : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  func.return %0 : tensor<4xi8>
}

// uint32 is computed as int32, uint64 as int64: additions do not depend on
// signedness.
// CHECK-LABEL: @wrap_unsigned
func.func @wrap_unsigned(%x: tensor<4xui32>, %y: tensor<4xui64>) -> (tensor<4xui32>, tensor<4xui64>) {
  // CHECK: tfl.sub {{.*}} : tensor<4xi32>
  %0 = "tf.Sub"(%x, %x) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
  // CHECK: "tfl.bitcast"(%arg1) : (tensor<4xui64>) -> tensor<4xi64>
  // CHECK: tfl.sub {{.*}} : tensor<4xi64>
  // CHECK: "tfl.bitcast"({{.*}}) : (tensor<4xi64>) -> tensor<4xui64>
  %1 = "tf.Sub"(%y, %y) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
  func.return %0, %1 : tensor<4xui32>, tensor<4xui64>
}

// Comparisons depend on the values: uint32 is promoted to int64.
// CHECK-LABEL: @exact_uint32
func.func @exact_uint32(%x: tensor<4xui32>, %y: tensor<4xui32>) -> tensor<4xi1> {
  // CHECK: %[[X:.*]] = "tfl.cast"(%arg0) : (tensor<4xui32>) -> tensor<4xi64>
  // CHECK: %[[Y:.*]] = "tfl.cast"(%arg1) : (tensor<4xui32>) -> tensor<4xi64>
  // CHECK: %[[R:.*]] = tfl.greater(%[[X]], %[[Y]])
  // CHECK: return %[[R]]
  %0 = "tf.Greater"(%x, %y) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi1>
  func.return %0 : tensor<4xi1>
}

// NOT_EQUAL treats int16 as quantized; EQUAL does not.
// CHECK-LABEL: @not_equal_int16
func.func @not_equal_int16(%x: tensor<4xi16>, %y: tensor<4xi16>) -> (tensor<4xi1>, tensor<4xi1>) {
  // CHECK: "tfl.equal"(%arg0, %arg1) : (tensor<4xi16>, tensor<4xi16>)
  %0 = "tf.Equal"(%x, %y) : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
  // CHECK: tfl.not_equal(%{{.*}}, %{{.*}}) : (tensor<4xi32>, tensor<4xi32>)
  %1 = "tf.NotEqual"(%x, %y) : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
  func.return %0, %1 : tensor<4xi1>, tensor<4xi1>
}

// CHECK-LABEL: @half
func.func @half(%x: tensor<4xf16>, %y: tensor<4xbf16>) -> (tensor<4xf16>, tensor<4xbf16>) {
  // CHECK: %[[WIDE:.*]] = "tfl.cast"(%arg0) : (tensor<4xf16>) -> tensor<4xf32>
  // CHECK: %[[TANH:.*]] = "tfl.tanh"(%[[WIDE]])
  // CHECK: "tfl.cast"(%[[TANH]]) : (tensor<4xf32>) -> tensor<4xf16>
  %0 = "tf.Tanh"(%x) : (tensor<4xf16>) -> tensor<4xf16>
  // CHECK: "tfl.cast"(%arg1) : (tensor<4xbf16>) -> tensor<4xf32>
  // CHECK: "tfl.exp"
  %1 = "tf.Exp"(%y) : (tensor<4xbf16>) -> tensor<4xbf16>
  func.return %0, %1 : tensor<4xf16>, tensor<4xbf16>
}

// A lowering to several ops promotes to float32 once for all of them.
// CHECK-LABEL: @half_composition
func.func @half_composition(%x: tensor<4xf16>) -> tensor<4xf16> {
  // CHECK-COUNT-2: "tfl.cast"
  // CHECK-NOT: "tfl.cast"
  %0 = "tf.Softplus"(%x) : (tensor<4xf16>) -> tensor<4xf16>
  func.return %0 : tensor<4xf16>
}

// Data movement ops may bitcast elements to a type of the same width.
// CHECK-LABEL: @move
func.func @move(%x: tensor<4xf64>, %b: tensor<4xi1>, %i: tensor<2xi32>) -> (tensor<2xf64>, tensor<6xi1>) {
  %axis = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  // CHECK: %[[BITS:.*]] = "tfl.bitcast"(%arg0) : (tensor<4xf64>) -> tensor<4xi64>
  // CHECK: %[[ROWS:.*]] = "tfl.gather"(%[[BITS]], %arg2)
  // CHECK: "tfl.bitcast"(%[[ROWS]]) : (tensor<2xi64>) -> tensor<2xf64>
  %0 = "tf.GatherV2"(%x, %i, %axis) : (tensor<4xf64>, tensor<2xi32>, tensor<i32>) -> tensor<2xf64>
  // CHECK: "tfl.pad"(%arg1, %{{.*}}) : (tensor<4xi1>
  %paddings = "tf.Const"() {value = dense<1> : tensor<1x2xi32>} : () -> tensor<1x2xi32>
  %1 = "tf.Pad"(%b, %paddings) : (tensor<4xi1>, tensor<1x2xi32>) -> tensor<6xi1>
  func.return %0, %1 : tensor<2xf64>, tensor<6xi1>
}

// Only operands that the op's type attribute covers are cast, so not the
// indices.
// CHECK-LABEL: @only_typed_operands
func.func @only_typed_operands(%x: tensor<4xui16>, %i: tensor<2xi64>) -> tensor<2xui16> {
  %axis = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  // CHECK: %[[WIDE:.*]] = "tfl.cast"(%arg0) : (tensor<4xui16>) -> tensor<4xi32>
  // CHECK: "tfl.gather"(%[[WIDE]], %arg1) {{.*}} : (tensor<4xi32>, tensor<2xi64>) -> tensor<2xi32>
  %0 = "tf.GatherV2"(%x, %i, %axis) : (tensor<4xui16>, tensor<2xi64>, tensor<i32>) -> tensor<2xui16>
  func.return %0 : tensor<2xui16>
}

// Constants are cast at compile time.
// CHECK-LABEL: @constant_operand
func.func @constant_operand(%x: tensor<4xi8>) -> tensor<4xi8> {
  // CHECK: arith.constant dense<3> : tensor<i32>
  %c = "tf.Const"() {value = dense<3> : tensor<i8>} : () -> tensor<i8>
  %0 = "tf.Mul"(%x, %c) : (tensor<4xi8>, tensor<i8>) -> tensor<4xi8>
  func.return %0 : tensor<4xi8>
}

// A division by one is folded, unless it broadcasts its operand.
// CHECK-LABEL: @by_one
func.func @by_one(%x: tensor<3x?xf64>) -> (tensor<3x?xf64>, tensor<3x?xf64>, tensor<3x?xf64>) {
  // CHECK: %[[STRETCHED:.*]] = "tf.RealDiv"(%arg0, %{{.*}})
  // CHECK: return %arg0, %arg0, %[[STRETCHED]]
  %ones = "tf.Const"() {value = dense<1.0> : tensor<3x1xf64>} : () -> tensor<3x1xf64>
  %0 = "tf.RealDiv"(%x, %ones) : (tensor<3x?xf64>, tensor<3x1xf64>) -> tensor<3x?xf64>
  %one = "tf.Const"() {value = dense<1.0> : tensor<f64>} : () -> tensor<f64>
  %1 = "tf.Mul"(%one, %x) : (tensor<f64>, tensor<3x?xf64>) -> tensor<3x?xf64>
  %row = "tf.Const"() {value = dense<1.0> : tensor<4xf64>} : () -> tensor<4xf64>
  %2 = "tf.RealDiv"(%x, %row) : (tensor<3x?xf64>, tensor<4xf64>) -> tensor<3x?xf64>
  func.return %0, %1, %2 : tensor<3x?xf64>, tensor<3x?xf64>, tensor<3x?xf64>
}
