// RUN: tfuse-opt -tfl-legalize-tf %s | FileCheck %s

// Complex numbers made of real ones are PACK and BITCAST.
// CHECK-LABEL: func @output
func.func @output(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>) -> tensor<?x4xcomplex<f32>> {
  // CHECK: %[[PACK:.*]] = "tfl.pack"(%arg0, %arg1) <{axis = -1 : i32, values_count = 2 : i32}> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4x2xf32>
  // CHECK: %[[COMPLEX:.*]] = "tfl.bitcast"(%[[PACK]]) : (tensor<?x4x2xf32>) -> tensor<?x4xcomplex<f32>>
  // CHECK: return %[[COMPLEX]]
  %0 = "tf.Complex"(%x, %y) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xcomplex<f32>>
  return %0 : tensor<?x4xcomplex<f32>>
}

// Real parts of joined tensors are the tensors themselves, and MUL has no
// complex operands.
// CHECK-LABEL: func @multiply
// CHECK-NOT: complex
func.func @multiply(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-DAG: %[[XX:.*]] = tfl.mul %arg0, %arg0
  // CHECK-DAG: %[[YY:.*]] = tfl.mul %arg1, %arg1
  // CHECK: %[[REAL:.*]] = tfl.sub %[[XX]], %[[YY]]
  // CHECK: %[[IMAG:.*]] = tfl.add
  // CHECK: return %[[REAL]], %[[IMAG]]
  %0 = "tf.Complex"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
  %1 = "tf.Mul"(%0, %0) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %2 = "tf.Real"(%1) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %3 = "tf.Imag"(%1) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return %2, %3 : tensor<4xf32>, tensor<4xf32>
}

// A real factor needs two multiplications.
// CHECK-LABEL: func @scale
func.func @scale(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[PRODUCT:.*]] = tfl.mul %arg1, %arg0
  // CHECK-NEXT: return %[[PRODUCT]]
  %0 = "tf.Complex"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
  %1 = "tf.Cast"(%x) : (tensor<4xf32>) -> tensor<4xcomplex<f32>>
  %2 = "tf.Mul"(%0, %1) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %3 = "tf.Imag"(%2) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}

// Ops with a complex kernel keep it where the operand comes from one.
// CHECK-LABEL: func @native
func.func @native(%x: tensor<2x8xcomplex<f32>>) -> tensor<8x2xf32> {
  // CHECK: "tfl.transpose"({{.*}}) : (tensor<2x8xcomplex<f32>>, tensor<2xi32>) -> tensor<8x2xcomplex<f32>>
  // CHECK: tfl.mul{{.*}}complex
  // CHECK: "tfl.complex_abs"
  %p = "tf.Const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.Transpose"(%x, %p) : (tensor<2x8xcomplex<f32>>, tensor<2xi32>) -> tensor<8x2xcomplex<f32>>
  %1 = "tf.Mul"(%0, %0) : (tensor<8x2xcomplex<f32>>, tensor<8x2xcomplex<f32>>) -> tensor<8x2xcomplex<f32>>
  %2 = "tf.ComplexAbs"(%1) : (tensor<8x2xcomplex<f32>>) -> tensor<8x2xf32>
  return %2 : tensor<8x2xf32>
}
