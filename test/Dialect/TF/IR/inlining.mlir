// RUN: tfuse-opt %s -inline -split-input-file | FileCheck %s

// CHECK-LABEL: @call
// CHECK-SAME: (%[[X:.*]]: tensor<2xf32>)
// CHECK-NEXT: %[[R:.*]] = "tf.Relu"(%[[X]])
// CHECK-NEXT: %[[A:.*]] = "tf.Abs"(%[[R]])
// CHECK-NEXT: return %[[A]]
func.func @call(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @relu} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tf.StatefulPartitionedCall"(%0) {f = #tf_type.func<@abs, {}>} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @relu(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Relu"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @abs(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Abs"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// A cast joins argument and operand types that differ in shape.
// CHECK-LABEL: @cast
// CHECK: %[[I:.*]] = "tf.Cast"(%{{.*}}) <{Truncate = false}> : (tensor<2xf32>) -> tensor<?xf32>
// CHECK: %[[R:.*]] = "tf.Relu"(%[[I]])
// CHECK: %[[O:.*]] = "tf.Cast"(%[[R]]) <{Truncate = false}> : (tensor<?xf32>) -> tensor<2xf32>
// CHECK: return %[[O]]
func.func @cast(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.LegacyCall"(%x) {f = @relu} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @relu(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "tf.Relu"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @into_a_branch
// CHECK: "tf.IfRegion"
// CHECK-NEXT: "tf.Relu"
// CHECK-NOT: "tf.PartitionedCall"
func.func @into_a_branch(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.IfRegion"(%c) ({
    %1 = "tf.PartitionedCall"(%x) {f = @relu} : (tensor<2xf32>) -> tensor<2xf32>
    "tf.Yield"(%1) : (tensor<2xf32>) -> ()
  }, {
    "tf.Yield"(%x) : (tensor<2xf32>) -> ()
  }) : (tensor<i1>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @relu(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Relu"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK-LABEL: @noinline
// CHECK: "tf.StatefulPartitionedCall"
func.func @noinline() {
  "tf.StatefulPartitionedCall"() {f = @f} : () -> ()
  return
}
func.func private @f() attributes {tf._noinline = true} {
  return
}

// -----

// Stateful functions are not copied: both calls use the same random number
// generator.
// CHECK-LABEL: @called_twice
// CHECK-COUNT-2: "tf.StatefulPartitionedCall"
func.func @called_twice() {
  "tf.StatefulPartitionedCall"() {f = @random} : () -> ()
  "tf.StatefulPartitionedCall"() {f = @random} : () -> ()
  return
}
func.func private @random() {
  %0 = "tf.Const"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %1 = "tf.RandomUniform"(%0) : (tensor<1xi32>) -> tensor<1xf32>
  return
}
