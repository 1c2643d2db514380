// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize=stages=replace_mul_with_square | FileCheck %s

// Fires; the new node has Grappler's name, and waits for what the old one did.
// CHECK-LABEL: tfg.graph
// CHECK: %[[X:.*]], %{{.*}} = Placeholder name("x")
// CHECK: %[[C:.*]] = NoOp name("c")
// CHECK-NOT: Mul
// CHECK: %[[S:.*]], %{{.*}} = Square(%[[X]]) [%[[C]]] device("/cpu:0") name("s/ArithmeticOptimizer/ReplaceMulWithSquare_mul")
// CHECK: Neg(%[[S]]) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %ctl = Placeholder name("x") {dtype = f32} : () -> (tensor<2xf32>)
  %c = NoOp name("c")
  %mul, %ctl_0 = Mul(%x, %x) [%c] device("/cpu:0") name("s/mul") {T = f32} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %neg, %ctl_1 = Neg(%mul) name("out") {T = f32} : (tensor<2xf32>) -> (tensor<2xf32>)
}

// -----

// What is fetched keeps its name.
// CHECK-LABEL: tfg.graph
// CHECK-NOT: Mul
// CHECK: Square(%{{.*}}) name("out")
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %ctl = Placeholder name("x") {dtype = f32} : () -> (tensor<2xf32>)
  %mul, %ctl_0 = Mul(%x, %x) name("out") {T = f32} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
}

// -----

// C1: complex numbers, not on a CPU.
// CHECK-LABEL: tfg.graph
// CHECK: Mul
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %ctl = Placeholder name("x") {dtype = complex<f32>} : () -> (tensor<2xcomplex<f32>>)
  // expected-remark@+1 {{replace_mul_with_square: device: Square has no GPU kernel for complex types}}
  %mul, %ctl_0 = Mul(%x, %x) device("/gpu:0") name("out") {T = complex<f32>} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>)
}

// -----

// Different operands are nothing to talk about; nor is a square already.
// CHECK-LABEL: tfg.graph
// CHECK: Mul
// CHECK: Square
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %ctl = Placeholder name("x") {dtype = f32} : () -> (tensor<2xf32>)
  %y, %ctl_0 = Placeholder name("y") {dtype = f32} : () -> (tensor<2xf32>)
  %mul, %ctl_1 = Mul(%x, %y) name("out") {T = f32} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %square, %ctl_2 = Square(%mul) name("out2") {T = f32} : (tensor<2xf32>) -> (tensor<2xf32>)
}
