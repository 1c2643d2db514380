// Patterns of the plug-in test/lib/FusionPlugin/TestFusions.cpp.

// RUN: tfuse-opt %s --tf-user-fusions="plugins=%test_lib/TestFusions.so summary" 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT <%t.err
// RUN: tfuse-opt %s --tf-user-fusions="plugins=%test_lib/TestFusions.so disable-rules=test-square" | FileCheck %s --check-prefix=OFF

// CHECK-LABEL: func.func @square
// CHECK-NEXT: %[[SQUARE:.*]] = "tf.Square"(%{{.*}}) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: return %[[SQUARE]]
// OFF-LABEL: func.func @square
// OFF-NEXT: tf.Mul
func.func @square(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "tf.Mul"(%x, %x) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32> loc("mul")
  func.return %0 : tensor<?xf32>
}

// One pattern enables the next; dead ops are erased.

// CHECK-LABEL: func.func @abs
// CHECK-NEXT: %[[ABS:.*]] = "tfl.abs"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[ABS]]
func.func @abs(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tf.Mul"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> loc("inner")
  %1 = "tf.Sqrt"(%0) : (tensor<4xf32>) -> tensor<4xf32> loc("outer")
  func.return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @integers
// CHECK-NEXT: tf.Mul
func.func @integers(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "tf.Mul"(%x, %x) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32> loc("ints")
  func.return %0 : tensor<4xi32>
}

// CHECK-LABEL: func.func @two_uses
// CHECK: tf.Square
// CHECK-NEXT: tf.Sqrt
func.func @two_uses(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = "tf.Square"(%x) : (tensor<4xf32>) -> tensor<4xf32> loc("shared")
  %1 = "tf.Sqrt"(%0) : (tensor<4xf32>) -> tensor<4xf32> loc("root")
  func.return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @different
// CHECK-NEXT: tf.Mul
func.func @different(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tf.Mul"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> loc("other")
  func.return %0 : tensor<4xf32>
}

// REPORT-DAG: 2  test-square
// REPORT-DAG: 1  test-abs
// REPORT-DAG: test-square at 'ints': only floats are squared
// REPORT-DAG: test-abs at 'root': the result of shared is needed
// REPORT-NOT: other
