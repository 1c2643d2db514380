// Composites of a plug-in: test/lib/FusionPlugin/TestFusions.cpp.

// RUN: tfuse-opt %s --tf-user-fusions="plugins=%test_lib/TestFusions.so remarks" --split-input-file --verify-diagnostics | FileCheck %s

// A plug-in receives all arguments, results and attributes, and a boolean flag;
// its composite name ends in *.

// CHECK-LABEL: func.func private @echo
// CHECK-SAME: (%[[X:.*]]: tensor<2x3xf32>, %[[Y:.*]]: tensor<*xi64>) -> (tensor<2x3xf32>, tensor<?xi1>)
// CHECK: %[[OUT:.*]]:2 = "tfl.custom"(%[[X]], %[[Y]]) <{custom_code = "test:echo_more", custom_option = #tfl<const_bytes : "0x{{.*}}">}> : (tensor<2x3xf32>, tensor<*xi64>) -> (tensor<2x3xf32>, tensor<?xi1>)
// CHECK-NEXT: return %[[OUT]]#0, %[[OUT]]#1
func.func private @echo(%x: tensor<2x3xf32>, %y: tensor<*xi64>) -> (tensor<2x3xf32>, tensor<?xi1>)
    attributes {tf._implements = "name: 'test:echo_more' attr { key: 'i' value { i: -7 } } attr { key: 'l' value { list { f: 0.5 f: 2 } } } attr { key: 't' value { type: DT_INT8 } } attr { key: 's' value { shape { dim { size: 3 } dim { size: -1 } } } } attr { key: 'c' value { tensor { dtype: DT_FLOAT tensor_shape { dim { size: 2 } } float_val: 4 float_val: 5 } } }"} {
  %0 = "tf.Relu"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = "tf.Unknown"(%y) : (tensor<*xi64>) -> tensor<?xi1>
  func.return %0, %1 : tensor<2x3xf32>, tensor<?xi1>
}
func.func @main(%x: tensor<2x3xf32>, %y: tensor<*xi64>) -> tensor<?xi1> {
  %0:2 = func.call @echo(%x, %y) : (tensor<2x3xf32>, tensor<*xi64>) -> (tensor<2x3xf32>, tensor<?xi1>)
  func.return %0#1 : tensor<?xi1>
}

// -----

// A plug-in sees a variable as its value, and creates tf ops and builtin tfl
// ops.

// CHECK-LABEL: func.func private @linear
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>, %[[W:.*]]: tensor<!tf_type.resource<tensor<4x5xf32>>>, %[[B:.*]]: tensor<5xf32>
// CHECK-DAG: %[[READ:.*]] = "tf.ReadVariableOp"(%[[W]])
// CHECK-DAG: %[[PERM:.*]] = arith.constant dense<[1, 0]> : tensor<2xi32>
// CHECK: %[[T:.*]] = "tf.Transpose"(%[[READ]], %[[PERM]]) : (tensor<4x5xf32>, tensor<2xi32>) -> tensor<5x4xf32>
// CHECK: %[[FC:.*]] = "tfl.fully_connected"(%[[X]], %[[T]], %[[B]]) <{asymmetric_quantize_inputs = false, fused_activation_function = "RELU", keep_num_dims = true, weights_format = "DEFAULT"}>
// CHECK: return %[[FC]]
func.func private @linear(%x: tensor<?x4xf32>, %w: tensor<!tf_type.resource<tensor<4x5xf32>>>, %b: tensor<5xf32>) -> tensor<?x5xf32>
    attributes {tf._implements = "name: 'test:linear' attr { key: 'activation' value { s: 'RELU' } }"} {
  %0 = "tf.Unknown"(%x) : (tensor<?x4xf32>) -> tensor<?x5xf32>
  func.return %0 : tensor<?x5xf32>
}
func.func @main(%x: tensor<?x4xf32>, %w: tensor<!tf_type.resource<tensor<4x5xf32>>>, %b: tensor<5xf32>) -> tensor<?x5xf32> {
  %0 = func.call @linear(%x, %w, %b) : (tensor<?x4xf32>, tensor<!tf_type.resource<tensor<4x5xf32>>>, tensor<5xf32>) -> tensor<?x5xf32>
  func.return %0 : tensor<?x5xf32>
}

// -----

// A user's annotation that does not fit is an error, with the plug-in's reason
// and hint.

// expected-remark @+2 {{test-linear: unknown-shape: test:linear: weights should be a matrix, their rank is -1 (function 'linear')}}
// expected-error @+1 {{test:linear: weights should be a matrix, their rank is -1 (function 'linear')}}
func.func @linear(%x: tensor<?x4xf32>, %w: tensor<*xf32>, %b: tensor<5xf32>) -> tensor<?x5xf32> attributes {tf._implements = "test:linear"} {
  // expected-note @-1 {{hint: give the argument a shape}}
  %0 = "tf.Unknown"(%x) : (tensor<?x4xf32>) -> tensor<?x5xf32>
  func.return %0 : tensor<?x5xf32>
}

// -----

// An argument that is the same constant in all calls is a constant; operands
// may be absent.

// CHECK-LABEL: func.func private @constants
// CHECK-DAG: %[[TWICE:.*]] = arith.constant dense<[3.000000e+00, -4.000000e+00]> : tensor<2xf32>
// CHECK-DAG: %[[VECTOR:.*]] = arith.constant dense<[1, 7]> : tensor<2xi32>
// CHECK-DAG: %[[NONE:.*]] = "tfl.no_value"()
// CHECK: %[[OUT:.*]] = "tfl.custom"(%{{.*}}, %[[NONE]], %[[TWICE]], %[[VECTOR]])
// CHECK: "tf.Slice"(%[[OUT]]
// CHECK: %[[END:.*]] = "tf.Reshape"
// CHECK: return %[[END]] : tensor<3xf32>
func.func private @constants(%x: tensor<3xf32>, %k: tensor<2xf32>) -> tensor<3xf32> attributes {tf._implements = "test:constants"} {
  func.return %x : tensor<3xf32>
}
func.func @main(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %k = arith.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %l = arith.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %0 = func.call @constants(%x, %k) : (tensor<3xf32>, tensor<2xf32>) -> tensor<3xf32>
  %1 = func.call @constants(%x, %l) : (tensor<3xf32>, tensor<2xf32>) -> tensor<3xf32>
  func.return %0, %1 : tensor<3xf32>, tensor<3xf32>
}

// -----

// The calls pass different values, so the argument is not a constant. A
// framework's annotation that does not fit is left unchanged.

// CHECK-LABEL: func.func private @different
// CHECK-NOT: tfl.custom
// expected-remark @+1 {{test-constants: not-constant: test:constants: k should be a constant (function 'different')}}
func.func private @different(%x: tensor<3xf32>, %k: tensor<2xf32>) -> tensor<3xf32> attributes {tf._implements = "test:constants"} {
  func.return %x : tensor<3xf32>
}
func.func @main(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %k = arith.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %l = arith.constant dense<[1.5, 2.0]> : tensor<2xf32>
  %0 = func.call @different(%x, %k) : (tensor<3xf32>, tensor<2xf32>) -> tensor<3xf32>
  %1 = func.call @different(%x, %l) : (tensor<3xf32>, tensor<2xf32>) -> tensor<3xf32>
  func.return %0, %1 : tensor<3xf32>, tensor<3xf32>
}

// -----

// The function is already fused.

// CHECK-LABEL: func.func @again
// CHECK: tfl.custom
// CHECK-NOT: tfl.custom
func.func @again(%x: tensor<3xf32>) -> tensor<3xf32> attributes {tf._implements = "test:echo"} {
  %0 = "tfl.custom"(%x) <{custom_code = "test:echo", custom_option = #tfl<const_bytes : "0x">}> : (tensor<3xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}
