// The output of mlir-pdll is a pattern file.

// RUN: mlir-pdll -x mlir %S/Inputs/relu6.pdll -o %t.mlir
// RUN: tfuse-opt %s --tf-user-fusions="files=%t.mlir summary" 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT <%t.err

// CHECK-LABEL: func.func @relu6
// CHECK-NEXT: %[[RESULT:.*]] = "tf.Relu6"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: return %[[RESULT]]
func.func @relu6(%x: tensor<?xf32>) -> tensor<?xf32> {
  %six = "tf.Const"() <{value = dense<6.0> : tensor<f32>}> : () -> tensor<f32>
  %0 = "tf.Relu"(%x) : (tensor<?xf32>) -> tensor<?xf32> loc("relu")
  %1 = "tf.Minimum"(%0, %six) : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32> loc("clip")
  func.return %1 : tensor<?xf32>
}

// CHECK-LABEL: func.func @seven
// CHECK: tf.Minimum
func.func @seven(%x: tensor<?xf32>) -> tensor<?xf32> {
  %seven = "tf.Const"() <{value = dense<7.0> : tensor<f32>}> : () -> tensor<f32>
  %0 = "tf.Relu"(%x) : (tensor<?xf32>) -> tensor<?xf32> loc("relu7")
  %1 = "tf.Minimum"(%0, %seven) : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32> loc("clip7")
  func.return %1 : tensor<?xf32>
}

// REPORT: 1  AcmeRelu6
// REPORT: AcmeRelu6 at 'clip7': the result of tf.Const '' is not a constant with all elements equal to 6 : i64
