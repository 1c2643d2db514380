// RUN: tfuse-opt %s -tfl-legalize-tf | FileCheck %s

// Arithmetic, comparison and selection in element types that have kernels.

// CHECK-LABEL: @same_op
func.func @same_op(%x: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) {
  // CHECK: "tfl.ceil"(%arg0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %0 = "tf.Ceil"(%x) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  // CHECK: "tfl.logistic"(%arg0)
  %1 = "tf.Sigmoid"(%x) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  // CHECK: "tfl.round"(%arg0)
  %2 = "tf.Rint"(%x) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  func.return %0, %1, %2 : tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>
}

// CHECK-LABEL: @binary
func.func @binary(%x: tensor<?x3xf32>, %y: tensor<3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi1>) {
  // CHECK: tfl.sub(%arg0, %arg1) <{fused_activation_function = "NONE"}>
  %0 = "tf.Sub"(%x, %y) : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  // CHECK: tfl.less(%arg0, %arg1)
  %1 = "tf.Less"(%x, %y) : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xi1>
  func.return %0, %1 : tensor<?x3xf32>, tensor<?x3xi1>
}

// ABS has no int64 kernel: max(x, -x) also wraps like tf.Abs for the smallest
// integer.
// CHECK-LABEL: @abs_i64
func.func @abs_i64(%x: tensor<4xi64>) -> tensor<4xi64> {
  // CHECK: %[[NEG:.*]] = "tfl.neg"(%arg0)
  // CHECK: "tfl.maximum"(%arg0, %[[NEG]])
  %0 = "tf.Abs"(%x) : (tensor<4xi64>) -> tensor<4xi64>
  func.return %0 : tensor<4xi64>
}

// CHECK-LABEL: @sign_i64
func.func @sign_i64(%x: tensor<4xi64>) -> tensor<4xi64> {
  // CHECK: %[[GT:.*]] = tfl.greater(%arg0, %[[ZERO:.*]])
  // CHECK: %[[ABOVE:.*]] = "tfl.cast"(%[[GT]])
  // CHECK: %[[LT:.*]] = tfl.less(%arg0, %[[ZERO]])
  // CHECK: %[[BELOW:.*]] = "tfl.cast"(%[[LT]])
  // CHECK: tfl.sub %[[ABOVE]], %[[BELOW]]
  %0 = "tf.Sign"(%x) : (tensor<4xi64>) -> tensor<4xi64>
  func.return %0 : tensor<4xi64>
}

// CHECK-LABEL: @square
func.func @square(%x: tensor<4xf32>, %y: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>) {
  // CHECK: "tfl.square"(%arg0)
  %0 = "tf.Square"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: tfl.mul %arg1, %arg1
  %1 = "tf.Square"(%y) : (tensor<4xi32>) -> tensor<4xi32>
  func.return %0, %1 : tensor<4xf32>, tensor<4xi32>
}

// CHECK-LABEL: @round_integers
// CHECK-NEXT: return %arg0
func.func @round_integers(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "tf.Round"(%x) : (tensor<4xi32>) -> tensor<4xi32>
  func.return %0 : tensor<4xi32>
}

// Integer TruncateMod is a corrected FLOOR_MOD. Float TruncateMod is a
// FLOOR_MOD of absolute values, which avoids rounding.
// CHECK-LABEL: @truncate_mod
func.func @truncate_mod(%x: tensor<4xi32>, %y: tensor<4xi32>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>) {
  // CHECK: %[[MOD:.*]] = "tfl.floor_mod"(%arg0, %arg1)
  // CHECK: %[[REST:.*]] = tfl.sub %[[MOD]], %arg1
  // CHECK: "tfl.select"(%{{.*}}, %[[REST]], %[[MOD]])
  %0 = "tf.TruncateMod"(%x, %y) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  // CHECK-DAG: %[[ABSA:.*]] = "tfl.abs"(%arg2)
  // CHECK-DAG: %[[ABSB:.*]] = "tfl.abs"(%arg3)
  // CHECK: %[[MAGNITUDE:.*]] = "tfl.floor_mod"(%[[ABSA]], %[[ABSB]])
  // CHECK: %[[NEG:.*]] = "tfl.neg"(%[[MAGNITUDE]])
  // CHECK: "tfl.select"(%{{.*}}, %[[NEG]], %[[MAGNITUDE]])
  %1 = "tf.TruncateMod"(%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %0, %1 : tensor<4xi32>, tensor<4xf32>
}

// CHECK-LABEL: @no_nan
func.func @no_nan(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: %[[DIV:.*]] = tfl.div %arg0, %arg1
  // CHECK: %[[ISZERO:.*]] = "tfl.equal"(%arg1, %[[ZERO:.*]])
  // CHECK: "tfl.select_v2"(%[[ISZERO]], %{{.*}}, %[[DIV]])
  %0 = "tf.DivNoNan"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[LOG:.*]] = "tfl.log"(%arg1)
  // CHECK: %[[MUL:.*]] = tfl.mul %arg0, %[[LOG]]
  // CHECK: %[[ISZERO2:.*]] = "tfl.equal"(%arg0, %{{.*}})
  // CHECK: "tfl.select"(%[[ISZERO2]], %arg0, %[[MUL]])
  %1 = "tf.Xlogy"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: @pow_i64
func.func @pow_i64(%x: tensor<4xi64>) -> tensor<4xi64> {
  // x^5 = x * (x^2)^2
  // CHECK: %[[TWO:.*]] = tfl.mul %arg0, %arg0
  // CHECK: %[[FOUR:.*]] = tfl.mul %[[TWO]], %[[TWO]]
  // CHECK: tfl.mul %arg0, %[[FOUR]]
  %y = "tf.Const"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
  %0 = "tf.Pow"(%x, %y) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
  func.return %0 : tensor<4xi64>
}

// CHECK-LABEL: @add_n
func.func @add_n(%x: tensor<4xf32>, %y: tensor<4xi64>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi64>) {
  %0 = "tf.AddN"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[TWO:.*]] = tfl.add %arg0, %arg0
  %1 = "tf.AddN"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK: "tfl.add_n"(%arg0, %arg0, %arg0)
  %2 = "tf.AddN"(%x, %x, %x) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[SUM:.*]] = tfl.add %arg1, %arg1
  // CHECK: tfl.add %[[SUM]], %arg1
  %3 = "tf.AddN"(%y, %y, %y) : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  // CHECK: return %arg0, %[[TWO]]
  func.return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi64>
}

// CHECK-LABEL: @bits
func.func @bits(%x: tensor<4xui8>, %y: tensor<4xi64>) -> (tensor<4xui8>, tensor<4xui8>, tensor<4xi64>) {
  // CHECK: "tfl.bitwise_xor"(%arg0, %{{.*}}) : (tensor<4xui8>, tensor<ui8>)
  %0 = "tf.Invert"(%x) : (tensor<4xui8>) -> tensor<4xui8>
  // LeftShift becomes a multiplication.
  // CHECK: arith.constant dense<8> : tensor<i32>
  // CHECK: tfl.mul
  %three = "tf.Const"() {value = dense<3> : tensor<ui8>} : () -> tensor<ui8>
  %1 = "tf.LeftShift"(%x, %three) : (tensor<4xui8>, tensor<ui8>) -> tensor<4xui8>
  // CHECK: %[[ONES:.*]] = arith.constant dense<-1> : tensor<i64>
  // CHECK: tfl.sub(%[[ONES]], %arg1)
  %2 = "tf.Invert"(%y) : (tensor<4xi64>) -> tensor<4xi64>
  func.return %0, %1, %2 : tensor<4xui8>, tensor<4xui8>, tensor<4xi64>
}

// CHECK-LABEL: @is_something
func.func @is_something(%x: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  // CHECK: tfl.not_equal(%arg0, %arg0)
  %0 = "tf.IsNan"(%x) : (tensor<4xf32>) -> tensor<4xi1>
  // CHECK: %[[INF:.*]] = arith.constant dense<0x7F800000> : tensor<f32>
  // CHECK: %[[ABS:.*]] = "tfl.abs"(%arg0)
  // CHECK: "tfl.equal"(%[[ABS]], %[[INF]])
  %1 = "tf.IsInf"(%x) : (tensor<4xf32>) -> tensor<4xi1>
  // CHECK: %[[DIFF:.*]] = tfl.sub %arg0, %arg0
  // CHECK: "tfl.equal"(%[[DIFF]], %{{.*}})
  %2 = "tf.IsFinite"(%x) : (tensor<4xf32>) -> tensor<4xi1>
  func.return %0, %1, %2 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}

// CHECK-LABEL: @select
func.func @select(%c: tensor<2x3xi1>, %r: tensor<2xi1>, %x: tensor<2x3xf32>, %y: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  // tf.Select with a vector condition selects rows.
  // CHECK: "tfl.select"(%arg1, %arg2, %arg2)
  %0 = "tf.Select"(%r, %x, %x) : (tensor<2xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK: "tfl.select"(%arg0, %arg2, %arg2)
  %1 = "tf.SelectV2"(%c, %x, %x) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK: "tfl.select_v2"(%arg0, %arg2, %arg3)
  %2 = "tf.SelectV2"(%c, %x, %y) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  func.return %0, %1, %2 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}

// With incompatible_shape_error = false, operands whose shapes are known to
// broadcast are compared normally.
// CHECK-LABEL: @equal_lenient
func.func @equal_lenient(%x: tensor<2x3xf32>, %y: tensor<3xf32>) -> tensor<2x3xi1> {
  // CHECK: "tfl.equal"(%arg0, %arg1)
  %0 = "tf.Equal"(%x, %y) {incompatible_shape_error = false} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xi1>
  func.return %0 : tensor<2x3xi1>
}

// CHECK-LABEL: @atan2
func.func @atan2(%x: tensor<?x3xf32>, %y: tensor<3xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
  // CHECK: "tfl.atan2"(%arg0, %arg0)
  %0 = "tf.Atan2"(%x, %x) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  // The kernel does not broadcast.
  // CHECK: %[[X:.*]] = "tfl.broadcast_to"(%arg0
  // CHECK: %[[Y:.*]] = "tfl.broadcast_to"(%arg1
  // CHECK: "tfl.atan2"(%[[X]], %[[Y]])
  %1 = "tf.Atan2"(%x, %y) : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  func.return %0, %1 : tensor<?x3xf32>, tensor<?x3xf32>
}
