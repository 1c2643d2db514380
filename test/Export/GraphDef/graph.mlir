// RUN: tfuse-translate -mlir-to-graphdef %s | FileCheck %s
// RUN: tfuse-translate -mlir-to-graphdef-binary %s | tfuse-translate -graphdef-to-mlir | tfuse-translate -mlir-to-graphdef | FileCheck %s

// Graph inputs name an output by index, function inputs by output name;
// attributes are sorted.

// CHECK:      node {
// CHECK-NEXT:   name: "use"
// CHECK-NEXT:   op: "AddV2"
// CHECK-NEXT:   input: "parts:1"
// CHECK-NEXT:   input: "parts"
// CHECK-NEXT:   input: "^parts"
// CHECK-NEXT:   device: "/gpu:0"
// CHECK-NEXT:   attr {
// CHECK-NEXT:     key: "T"
// CHECK:          key: "_shapes"
// CHECK-NEXT:     value {
// CHECK-NEXT:       list {
// CHECK-NEXT:         shape {
// CHECK-NEXT:           dim {
// CHECK-NEXT:             size: -1
// CHECK:        name: "parts"
// CHECK:        key: "value"
// CHECK:          float_val: 1.5
tfg.graph #tf_type.version<producer = 7, min_consumer = 5> {
  %sum, %c0 = AddV2(%parts#1, %parts#0) [%c1] device("/gpu:0") name("use") {_shapes = [#tf_type.shape<?>], T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %parts:2, %c1 = Split(%axis, %x) name("parts") {T = f32, num_split = 2 : i64} : (tensor<*xi32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  %axis, %c2 = Const name("axis") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<*xi32>)
  %x, %c3 = Const name("x") {dtype = f32, value = dense<1.5> : tensor<f32>} : () -> (tensor<*xf32>)
}

// CHECK:      function {
// CHECK-NEXT:   signature {
// CHECK-NEXT:     name: "f"
// CHECK-NEXT:     input_arg {
// CHECK-NEXT:       name: "x"
// CHECK-NEXT:       type: DT_FLOAT
// CHECK:        control_output: "done"
// CHECK:        name: "call"
// CHECK-NEXT:   op: "g"
// CHECK-NEXT:   input: "parts:output:1"
// CHECK:      ret {
// CHECK-NEXT:   key: "y"
// CHECK-NEXT:   value: "call:b:0"
// CHECK:      control_ret {
// CHECK-NEXT:   key: "done"
// CHECK-NEXT:   value: "call"
tfg.func @f(%x: tensor<*xf32> {tfg.name = "x"}) -> (tensor<*xf32> {tfg.name = "y"}) {
  %axis, %c0 = Const name("axis") {dtype = i32, value = dense<0> : tensor<i32>} : () -> (tensor<*xi32>)
  %parts:2, %c1 = Split(%axis, %x) name("parts") {T = f32, num_split = 2 : i64} : (tensor<*xi32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  %call:2, %c2 = g(%parts#1) name("call") : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  return(%call#1) [%c2 {tfg.name = "done"}] : tensor<*xf32>
}

tfg.func @g(%x: tensor<*xf32> {tfg.name = "x"}) -> (tensor<*xf32> {tfg.name = "a"}, tensor<*xf32> {tfg.name = "b"}) {
  return(%x, %x) : tensor<*xf32>, tensor<*xf32>
}

// CHECK:      gradient {
// CHECK-NEXT:   function_name: "h"
// CHECK-NEXT:   gradient_func: "f"
tfg.func @h() attributes {gradient = @f} {
  return
}
// CHECK:      versions {
// CHECK-NEXT:   producer: 7
// CHECK-NEXT:   min_consumer: 5
