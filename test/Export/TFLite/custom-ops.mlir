// Custom operators, which the application provides.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer -emit-custom-ops %s -o - | tfuse-translate -tflite-flatbuffer-to-text | FileCheck %s
// RUN: not tfuse-translate -mlir-to-tflite-flatbuffer %s -o - 2>&1 | FileCheck %s --check-prefix=ERROR

// ERROR: error: node: no TFLite operator for 'tf.Application'
// ERROR: hint: allow custom ops

func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> attributes {tf.entry_function = {inputs = "x", outputs = "z"}} {
  %0 = "tf.Application"(%x) {depth = 3 : i64, name = "ab"} : (tensor<2xf32>) -> tensor<2xf32> loc("node")
  %1 = "tf.Application"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  %2 = "tfl.custom"(%1) <{custom_code = "Other", custom_option = #tfl<const_bytes : "0x0A0B">}> : (tensor<2xf32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}

// One operator code per custom op name.
// CHECK: operator_codes: [ {
// CHECK-NEXT: deprecated_builtin_code: 32,
// CHECK-NEXT: custom_code: "Application",
// CHECK-NEXT: builtin_code: CUSTOM
// CHECK-NEXT: }, {
// CHECK-NEXT: deprecated_builtin_code: 32,
// CHECK-NEXT: custom_code: "Other",
// CHECK-NEXT: builtin_code: CUSTOM
// CHECK-NEXT: } ],

// A FlexBuffer: keys and the string, each terminated by 0; the vector of keys
// and the map, each with its length; the types of the values; the root.
// CHECK: custom_options: [ 100, 101, 112, 116, 104, 0, 110, 97, 109, 101, 0, 2, 97, 98, 0,
// CHECK: inputs: [ 2 ],
// CHECK-NEXT: outputs: [ 3 ],
// CHECK-NEXT: custom_options: [ 10, 11 ]
