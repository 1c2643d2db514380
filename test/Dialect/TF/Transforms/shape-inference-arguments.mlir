// RUN: tfuse-opt %s '-tf-shape-inference=input-arg-shapes=1,-1,4:' | FileCheck %s
// RUN: not tfuse-opt %s '-tf-shape-inference=input-arg-shapes=1,5,4:2' 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: not tfuse-opt %s '-tf-shape-inference=input-arg-shapes=1,5,4::' 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not tfuse-opt %s '-tf-shape-inference=input-arg-shapes=1,x' 2>&1 | FileCheck %s --check-prefix=TEXT

// RANK: input 1 of 'main' is a 'tensor<f32>' and cannot have the shape [2]
// COUNT: shapes are given for 3 inputs of 'main', which has 2
// TEXT: Missing input argument shapes

// The given shapes apply to the arguments of @main; a more specific type stays.

// CHECK-LABEL: func.func @main
// CHECK-SAME: (%{{.*}}: tensor<1x5x4xf32>, %{{.*}}: tensor<f32>) -> tensor<1x20xf32>
func.func @main(%arg0: tensor<?x5x?xf32>, %arg1: tensor<f32>) -> tensor<*xf32> {
  %0 = "tf.Mul"(%arg0, %arg1) : (tensor<?x5x?xf32>, tensor<f32>) -> tensor<*xf32>
  %size = "tf.Const"() <{value = dense<[1, -1]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %1 = "tf.Reshape"(%0, %size) : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}
