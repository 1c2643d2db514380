// RUN: tfuse-opt %s -stablehlo-legalize-tf -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @renamed(
// CHECK: %[[EXP:.+]] = "tf.Exp"(%arg0)
// CHECK: %[[ADDV2:.+]] = "tf.AddV2"(%[[EXP]], %arg1)
func.func @renamed(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.exponential"(%x) {result_accuracy} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "stablehlo.add"(%0, %y) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// tf has separate ops for bool.
// CHECK-LABEL: func.func @logical(
// CHECK: %[[LOGICALAND:.+]] = "tf.LogicalAnd"(%arg0, %arg1)
// CHECK: %[[LOGICALNOT:.+]] = "tf.LogicalNot"(%[[LOGICALAND]])
func.func @logical(%x: tensor<2xi1>, %y: tensor<2xi1>) -> tensor<2xi1> {
  %0 = "stablehlo.and"(%x, %y) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  %1 = "stablehlo.not"(%0) : (tensor<2xi1>) -> tensor<2xi1>
  return %1 : tensor<2xi1>
}

// Complex types have separate ops, too, and their division does not round
// towards zero.
// CHECK-LABEL: func.func @complex(
// CHECK: %[[REALDIV:.+]] = "tf.RealDiv"(%arg0, %arg1)
// CHECK: "tf.ComplexAbs"(%[[REALDIV]])
func.func @complex(%x: tensor<3xcomplex<f32>>, %y: tensor<3xcomplex<f32>>) -> tensor<3xf32> {
  %0 = "stablehlo.divide"(%x, %y) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %1 = "stablehlo.abs"(%0) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// CHECK-LABEL: func.func @magnitude(
// CHECK: "tf.Abs"(%arg0)
func.func @magnitude(%x: tensor<3xi32>) -> tensor<3xi32> {
  %0 = "stablehlo.abs"(%x) : (tensor<3xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// tf.AddV2 broadcasts its operands: no BroadcastTo is needed.
// CHECK-LABEL: func.func @bias(
// CHECK: %[[ADDV2:.+]] = "tf.AddV2"(%arg0, %arg1)
func.func @bias(%x: tensor<2x3xf32>, %b: tensor<3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.broadcast_in_dim"(%b) {broadcast_dimensions = dense<1> : tensor<1xi64>} : (tensor<3xf32>) -> tensor<2x3xf32>
  %1 = "stablehlo.add"(%x, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// If neither operand has the result's shape, one operand is broadcast
// explicitly.
// CHECK-LABEL: func.func @both(
// CHECK: %[[BROADCASTTO:.+]] = "tf.BroadcastTo"(%arg0, {{.*}})
// CHECK: %[[MUL:.+]] = "tf.Mul"(%[[BROADCASTTO]], %arg1)
func.func @both(%a: tensor<1x1xf32>, %b: tensor<f32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>} : (tensor<1x1xf32>) -> tensor<2x3xf32>
  %1 = "stablehlo.broadcast_in_dim"(%b) {broadcast_dimensions = dense<> : tensor<0xi64>} : (tensor<f32>) -> tensor<2x3xf32>
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// Operands that broadcast to the result's shape together need no BroadcastTo.
// CHECK-LABEL: func.func @outer(
// CHECK: %[[RESHAPE:.+]] = "tf.Reshape"(%arg0, {{.*}})
// CHECK: %[[MUL:.+]] = "tf.Mul"(%[[RESHAPE]], %arg1)
func.func @outer(%a: tensor<2xf32>, %b: tensor<3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = dense<0> : tensor<1xi64>} : (tensor<2xf32>) -> tensor<2x3xf32>
  %1 = "stablehlo.broadcast_in_dim"(%b) {broadcast_dimensions = dense<1> : tensor<1xi64>} : (tensor<3xf32>) -> tensor<2x3xf32>
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @relu(
// CHECK: %[[RELU:.+]] = "tf.Relu"(%arg0)
func.func @relu(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = dense<> : tensor<0xi64>} : (tensor<f32>) -> tensor<2xf32>
  %2 = "stablehlo.maximum"(%x, %1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}

// CHECK-LABEL: func.func @maximum(
// CHECK: %[[MAXIMUM:.+]] = "tf.Maximum"(%arg0, {{.*}})
func.func @maximum(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.constant dense<1.0> : tensor<2xf32>
  %1 = "stablehlo.maximum"(%x, %0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: func.func @relu6(
// CHECK: %[[RELU6:.+]] = "tf.Relu6"(%arg0)
func.func @relu6(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.constant dense<6.0> : tensor<f32>
  %2 = "stablehlo.clamp"(%0, %x, %1) : (tensor<f32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}

// CHECK-LABEL: func.func @clamp(
// CHECK: %[[MAXIMUM:.+]] = "tf.Maximum"(%arg0, %arg1)
// CHECK: %[[MINIMUM:.+]] = "tf.Minimum"(%[[MAXIMUM]], %arg2)
func.func @clamp(%x: tensor<2xi32>, %low: tensor<i32>, %high: tensor<2xi32>) -> tensor<2xi32> {
  %0 = "stablehlo.clamp"(%low, %x, %high) : (tensor<i32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// Integer division rounds towards zero.
// CHECK-LABEL: func.func @integers(
// CHECK: %[[TRUNCATEDIV:.+]] = "tf.TruncateDiv"(%arg0, %arg1)
// CHECK: %[[TRUNCATEMOD:.+]] = "tf.TruncateMod"(%arg0, %arg1)
func.func @integers(%x: tensor<2xi32>, %y: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %0 = "stablehlo.divide"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %1 = "stablehlo.remainder"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0, %1 : tensor<2xi32>, tensor<2xi32>
}

// CHECK-LABEL: func.func @compared(
// CHECK: %[[LESSEQUAL:.+]] = "tf.LessEqual"(%arg0, %arg1)
// CHECK: %[[SELECTV2:.+]] = "tf.SelectV2"(%[[LESSEQUAL]], %arg0, %arg1)
func.func @compared(%x: tensor<2xf32>, %y: tensor<2xf32>) -> (tensor<2xi1>, tensor<2xf32>) {
  %0 = "stablehlo.compare"(%x, %y) {comparison_direction = "LE", compare_type = "FLOAT"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %1 = "stablehlo.select"(%0, %x, %y) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0, %1 : tensor<2xi1>, tensor<2xf32>
}

// CHECK-LABEL: func.func @converted(
// CHECK: %[[CAST:.+]] = "tf.Cast"(%arg0)
func.func @converted(%x: tensor<2xf32>) -> tensor<2xi32> {
  %0 = "stablehlo.convert"(%x) : (tensor<2xf32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// CHECK-LABEL: func.func @shifted(
// CHECK: %[[BITCAST:.+]] = "tf.Bitcast"(%arg0)
// CHECK: %[[BITCAST1:.+]] = "tf.Bitcast"(%arg1)
// CHECK: %[[RIGHTSHIFT:.+]] = "tf.RightShift"(%[[BITCAST]], %[[BITCAST1]])
// CHECK: %[[BITCAST2:.+]] = "tf.Bitcast"(%[[RIGHTSHIFT]])
func.func @shifted(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  %0 = "stablehlo.shift_right_logical"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// CHECK-LABEL: func.func @less_precise(
// CHECK: %[[CAST:.+]] = "tf.Cast"(%arg0)
// CHECK: %[[CAST1:.+]] = "tf.Cast"(%[[CAST]])
func.func @less_precise(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.reduce_precision"(%x) {exponent_bits = 5 : i32, mantissa_bits = 10 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func.func @mapped(
// CHECK: %[[SUB:.+]] = "tf.Sub"(%arg0, %arg1)
func.func @mapped(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.subtract"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) {dimensions = dense<0> : tensor<1xi64>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
