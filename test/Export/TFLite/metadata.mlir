// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o - 2>%t.remark | tfuse-translate -tflite-flatbuffer-to-text | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remark
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer -use-buffer-offset %s -o - | tfuse-translate -tflite-flatbuffer-to-text | FileCheck %s --check-prefix=OFFSET

// The minimum runtime version is the latest version that introduced one of the
// ops: 1.14.0 for log, 1.5.0 for add. The module's attribute is ignored.
// REMARK: remark: Skipping runtime version metadata in the model

module attributes {tfl.description = "A model", tfl.metadata = {author = "nobody", min_runtime_version = "9.9.9"}} {
  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> attributes {tf.entry_function = {inputs = "x", outputs = "y"}} {
    %0 = "tfl.log"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    %1 = tfl.add %0, %x {fused_activation_function = "NONE"} : tensor<2xf32>
    return %1 : tensor<2xf32>
  }
}

// CHECK: version: 3,
// CHECK: description: "A model",
// CHECK: data: [ 110, 111, 98, 111, 100, 121 ]
// CHECK: data: [ 49, 46, 49, 52, 46, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 ]
// CHECK: metadata: [ {
// CHECK-NEXT: name: "author",
// CHECK-NEXT: buffer: [[#AUTHOR:]]
// CHECK-NEXT: }, {
// CHECK-NEXT: name: "min_runtime_version",
// CHECK-NEXT: buffer: [[#AUTHOR + 1]]
// CHECK-NEXT: } ]

// OFFSET-NOT: {{^ *}}data:
// OFFSET: name: "buffer_location",
