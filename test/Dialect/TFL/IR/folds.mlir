// RUN: tfuse-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func @same_type
// CHECK-NEXT: return %arg0, %arg0, %arg0
func.func @same_type(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %shape = arith.constant dense<[2, 3]> : tensor<2xi32>
  %perm = arith.constant dense<[0, 1]> : tensor<2xi32>
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %1 = "tfl.transpose"(%x, %perm) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %2 = "tfl.cast"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %1, %2 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}

// A reshape with a dynamic result shape may change the shape.
// CHECK-LABEL: func @dynamic
// CHECK: "tfl.reshape"
func.func @dynamic(%x: tensor<?x?xf32>, %shape: tensor<2xi32>) -> tensor<?x?xf32> {
  %0 = "tfl.reshape"(%x, %shape) : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// A transpose of equal dimensions is not an identity.
// CHECK-LABEL: func @square
// CHECK: "tfl.transpose"
func.func @square(%x: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %perm = arith.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "tfl.transpose"(%x, %perm) : (tensor<3x3xf32>, tensor<2xi32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// CHECK-LABEL: func @known
// CHECK-DAG: %[[SHAPE:.*]] = arith.constant dense<[2, 3]> : tensor<2xi32>
// CHECK-DAG: %[[RANK:.*]] = arith.constant dense<2> : tensor<i32>
// CHECK: return %[[SHAPE]], %[[RANK]]
func.func @known(%x: tensor<2x3xf32>) -> (tensor<2xi32>, tensor<i32>) {
  %0 = "tfl.shape"(%x) : (tensor<2x3xf32>) -> tensor<2xi32>
  %1 = "tfl.rank"(%x) : (tensor<2x3xf32>) -> tensor<i32>
  return %0, %1 : tensor<2xi32>, tensor<i32>
}

// CHECK-LABEL: func @unknown
// CHECK: "tfl.shape"
func.func @unknown(%x: tensor<2x?xf32>) -> tensor<2xi32> {
  %0 = "tfl.shape"(%x) : (tensor<2x?xf32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// A fold does not copy the bytes of a large constant.
// CHECK-LABEL: func @reshaped_constant
// CHECK: arith.constant dense_resource<weights> : tensor<1x4xf32>
func.func @reshaped_constant() -> tensor<1x4xf32> {
  %weights = "tfl.pseudo_const"() <{value = dense_resource<weights> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %shape = arith.constant dense<[1, 4]> : tensor<2xi32>
  %0 = "tfl.reshape"(%weights, %shape) : (tensor<2x2xf32>, tensor<2xi32>) -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

// A loop-invariant iter arg is replaced by its initial value.
// CHECK-LABEL: func @while_state
// CHECK: "tfl.while"(%arg0)
// CHECK: return %{{.*}}, %arg1
func.func @while_state(%n: tensor<i32>, %x: tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>) {
  %0:2 = "tfl.while"(%n, %x) ({
  ^bb0(%i: tensor<i32>, %y: tensor<2xf32>):
    %more = "tfl.less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tfl.yield"(%more) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<2xf32>):
    %next = tfl.add %i, %i {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next, %y) : (tensor<i32>, tensor<2xf32>) -> ()
  }) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<i32>, tensor<2xf32>
}

// CHECK-LABEL: func @zero_bias
// CHECK: %[[NONE:.*]] = "tfl.no_value"
// CHECK: "tfl.fully_connected"(%arg0, %arg1, %[[NONE]])
func.func @zero_bias(%x: tensor<2x4xf32>, %w: tensor<3x4xf32>) -> tensor<2x3xf32> {
  %bias = arith.constant dense<0.0> : tensor<3xf32>
  %0 = "tfl.fully_connected"(%x, %w, %bias) <{fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<2x4xf32>, tensor<3x4xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// Stateful ops are neither merged nor erased.
// CHECK-LABEL: func @effects
// CHECK: "tfl.assign_variable"
// CHECK: "tfl.random_uniform"
func.func @effects(%x: tensor<2xf32>, %shape: tensor<1xi32>) {
  %handle = "tfl.var_handle"() <{container = "", shared_name = "v"}> : () -> tensor<!tf_type.resource>
  "tfl.assign_variable"(%handle, %x) : (tensor<!tf_type.resource>, tensor<2xf32>) -> ()
  %0 = "tfl.random_uniform"(%shape) <{seed = 0 : i64, seed2 = 0 : i64}> : (tensor<1xi32>) -> tensor<?xf32>
  return
}

// Operand and result have equal ranks, so there is no axis to remove.

// CHECK-LABEL: func.func @squeeze_nothing
// CHECK-SAME: (%[[X:.*]]: tensor<?x?xf32>)
// CHECK: return %[[X]]
func.func @squeeze_nothing(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = "tfl.squeeze"(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F000000400000404000008040"
    }
  }
#-}
