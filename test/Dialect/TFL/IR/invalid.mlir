// RUN: tfuse-opt %s -split-input-file -verify-diagnostics

func.func @no_tensor(%x: f32) -> f32 {
  // expected-error @+1 {{'tfl.abs' op operand #0 must be tensor of}}
  %0 = "tfl.abs"(%x) : (f32) -> f32
  return %0 : f32
}

// -----

func.func @activation(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{attribute 'fused_activation_function' failed to satisfy constraint: string attribute whose value is NONE, or RELU, or RELU_N1_TO_1, or RELU6, or TANH, or SIGN_BIT}}
  %0 = tfl.add %x, %x {fused_activation_function = "GELU"} : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @missing_attribute(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{'tfl.softmax' op requires attribute 'beta'}}
  %0 = "tfl.softmax"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @broadcast(%x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{'tfl.add' op operands don't have broadcast-compatible shapes}}
  %0 = tfl.add(%x, %y) <{fused_activation_function = "NONE"}> : (tensor<2xf32>, tensor<3xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

func.func @reshape_count(%x: tensor<2x3xf32>) -> tensor<7xf32> {
  %shape = "tfl.pseudo_const"() <{value = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tfl.reshape' op}}
  %0 = "tfl.reshape"(%x, %shape) : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// -----

func.func @concatenation_axis(%x: tensor<2x3xf32>) -> tensor<2x6xf32> {
  // expected-error @+1 {{'tfl.concatenation' op concatenation dimension must be in [-rank, rank)}}
  %0 = "tfl.concatenation"(%x, %x) <{axis = 2 : i32, fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

// -----

func.func @while_arguments(%x: tensor<i32>) -> tensor<i32> {
  // expected-error @+1 {{'tfl.while' op number of arguments in condition function does not match number of arguments in body function (2 != 1)}}
  %0 = "tfl.while"(%x) ({
  ^bb0(%i: tensor<i32>, %j: tensor<i32>):
    %c = "tfl.pseudo_const"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    "tfl.yield"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    "tfl.yield"(%i) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

func.func @control_node_yield(%x: tensor<i32>) -> tensor<i64> {
  %0, %c = "tfl.control_node"() ({
    // expected-error @+1 {{'tfl.yield' op has 2 operand, but control_node returns 1}}
    "tfl.yield"(%x, %x) : (tensor<i32>, tensor<i32>) -> ()
  }) : () -> (tensor<i64>, !tfl.control)
  return %0 : tensor<i64>
}

// -----

// expected-error @+1 {{expected an even number of hexadecimal digits}}
func.func private @bytes() attributes {a = #tfl<const_bytes : "0x0G">}
