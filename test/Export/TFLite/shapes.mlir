// How the FlatBuffer stores unknown dimensions and ranks.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o - | tfuse-translate -tflite-flatbuffer-to-text | FileCheck %s

func.func @main(%dynamic: tensor<?x3x?xf32>, %static: tensor<2x3xf32>, %scalar: tensor<f32>, %unranked: tensor<*xf32>)
    -> tensor<?x3x?xf32> attributes {tf.entry_function = {inputs = "dynamic,static,scalar,unranked", outputs = "out"}} {
  %0 = "tfl.abs"(%dynamic) : (tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
  return %0 : tensor<?x3x?xf32>
}

// CHECK-LABEL: tensors:
// Unknown dimensions are stored as 1, and as -1 in the shape signature.
// CHECK-NEXT: shape: [ 1, 3, 1 ],
// CHECK-NEXT: buffer: 1,
// CHECK-NEXT: name: "dynamic",
// CHECK-NEXT: quantization: {
// CHECK:      },
// CHECK-NEXT: shape_signature: [ -1, 3, -1 ],
// CHECK-NEXT: has_rank: true

// CHECK:      shape: [ 2, 3 ],
// CHECK-NEXT: buffer: 2,
// CHECK-NEXT: name: "static",
// CHECK-NEXT: quantization: {
// CHECK:      },
// CHECK-NEXT: has_rank: true

// A scalar has rank 0; an unranked tensor has no rank.
// CHECK:      shape: [ ],
// CHECK-NEXT: buffer: 3,
// CHECK-NEXT: name: "scalar",
// CHECK-NEXT: quantization: {
// CHECK:      },
// CHECK-NEXT: has_rank: true

// CHECK:      shape: [ ],
// CHECK-NEXT: buffer: 4,
// CHECK-NEXT: name: "unranked",
// CHECK-NEXT: quantization: {
// CHECK-NOT:  has_rank
// CHECK:      }, {
// CHECK-NEXT: shape: [ 1, 3, 1 ],
