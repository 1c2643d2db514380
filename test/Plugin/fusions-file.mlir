// PDL patterns: matches, near misses and the created ops.

// RUN: tfuse-opt %s --tf-user-fusions="files=%S/Inputs/patterns.pdl.mlir summary" 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT <%t.err
// RUN: tfuse-opt %s --tf-user-fusions="files=%S/Inputs/patterns.pdl.mlir disable-rules=acme_scaled" | FileCheck %s --check-prefix=OFF

// Creates a custom op with options; the matched ops become dead and are erased.

// CHECK-LABEL: func.func @scaled
// CHECK-NEXT: %[[CUSTOM:.*]] = "tfl.custom"(%arg0, %arg1) <{custom_code = "AcmeScaled", custom_option = #tfl<const_bytes : "0x{{.*}}">}> : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: return %[[CUSTOM]]
// OFF-LABEL: func.func @scaled
// OFF: tf.Mul
// OFF: tf.AddV2
func.func @scaled(%x: tensor<?x3xf32>, %y: tensor<3xf32>) -> tensor<?x3xf32> {
  %two = "tf.Const"() <{value = dense<2.0> : tensor<3xf32>}> : () -> tensor<3xf32>
  %0 = "tf.Mul"(%x, %two) : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32> loc("mul")
  %1 = "tf.AddV2"(%0, %y) : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32> loc("add")
  func.return %1 : tensor<?x3xf32>
}

// Created tf ops get default attributes; patterns can match attributes.

// CHECK-LABEL: func.func @product
// CHECK: "tf.BatchMatMulV2"(%arg0, %arg1) <{adj_x = false, adj_y = false{{.*}}}>
func.func @product(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = "tf.MatMul"(%x, %y) <{transpose_a = false, transpose_b = false}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  func.return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @transposed
// CHECK: tf.MatMul
func.func @transposed(%x: tensor<2x3xf32>, %y: tensor<4x3xf32>) -> tensor<2x4xf32> {
  %0 = "tf.MatMul"(%x, %y) <{transpose_a = false, transpose_b = true}> : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xf32> loc("transposed")
  func.return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @other_scale
// CHECK: tf.AddV2
func.func @other_scale(%x: tensor<?x3xf32>, %y: tensor<3xf32>) -> tensor<?x3xf32> {
  %three = "tf.Const"() <{value = dense<3.0> : tensor<f32>}> : () -> tensor<f32>
  %0 = "tf.Mul"(%x, %three) : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32> loc("mul3")
  %1 = "tf.AddV2"(%0, %y) : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32> loc("add3")
  func.return %1 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @shared
// CHECK: tf.AddV2
func.func @shared(%x: tensor<?x3xf32>, %y: tensor<3xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
  %two = "tf.Const"() <{value = dense<2.0> : tensor<f32>}> : () -> tensor<f32>
  %0 = "tf.Mul"(%x, %two) : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32> loc("mul_shared")
  %1 = "tf.AddV2"(%0, %y) : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32> loc("add_shared")
  func.return %0, %1 : tensor<?x3xf32>, tensor<?x3xf32>
}

// The op does not resemble the pattern, so no near miss is reported.

// CHECK-LABEL: func.func @nothing
func.func @nothing(%x: tensor<?x3xf32>, %y: tensor<3xf32>) -> tensor<?x3xf32> {
  %0 = "tf.AddV2"(%x, %y) : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32> loc("plain")
  func.return %0 : tensor<?x3xf32>
}

// REPORT-DAG: 1  acme_scaled
// REPORT-DAG: 1  acme_product
// REPORT-DAG: acme_product at 'transposed': the attribute 'transpose_b' of tf.MatMul 'transposed' is true instead of false
// REPORT-DAG: acme_scaled at 'add3': the result of tf.Const '' is not a constant with all elements equal to 2.000000e+00 : f64
// REPORT-DAG: acme_scaled at 'add_shared': the result of tf.Mul 'mul_shared' has other users
// REPORT-NOT: plain
