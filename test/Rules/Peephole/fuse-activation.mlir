// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-fuse-activation remarks' -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fires(
// CHECK: %[[Y:.*]] = tfl.add(%arg0, %arg1) <{fused_activation_function = "RELU"}>
// CHECK-NEXT: return %[[Y]]
func.func @fires(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %0 = tfl.add(%x, %y) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.relu"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @relu_n1_to_1(
// CHECK: %[[Y:.*]] = tfl.sub(%arg0, %arg1) <{fused_activation_function = "RELU_N1_TO_1"}>
// CHECK-NEXT: return %[[Y]]
func.func @relu_n1_to_1(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %0 = tfl.sub(%x, %y) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %1 = "tfl.relu_n1_to_1"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// Two clamps, one after the other.

// CHECK-LABEL: func.func @minimum(
// CHECK: %[[Y:.*]] = tfl.mul(%arg0, %arg1) <{fused_activation_function = "RELU6"}>
// CHECK-NEXT: return %[[Y]]
func.func @minimum(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %0 = tfl.mul(%x, %y) <{fused_activation_function = "RELU"}> : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %v = arith.constant dense<6.000000e+00> : tensor<f32>
  %1 = "tfl.minimum"(%0, %v) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @maximum_below(
// CHECK: %[[Y:.*]] = tfl.div(%arg0, %arg1) <{fused_activation_function = "RELU6"}>
// CHECK-NEXT: return %[[Y]]
func.func @maximum_below(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %0 = tfl.div(%x, %y) <{fused_activation_function = "RELU6"}> : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %v = arith.constant dense<-1.000000e+00> : tensor<f32>
  %1 = "tfl.maximum"(%v, %0) : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @fully_connected_dynamic(
// CHECK: %[[Y:.*]] = "tfl.fully_connected"(%arg0, %arg1, {{.*}}fused_activation_function = "RELU6"
// CHECK-NEXT: return %[[Y]]
func.func @fully_connected_dynamic(%x: tensor<?x2xf32>, %f: tensor<3x2xf32>) -> tensor<?x3xf32> {
  %none = "tfl.no_value"() <{value}> : () -> none
  %0 = "tfl.fully_connected"(%x, %f, %none) <{asymmetric_quantize_inputs = false, fused_activation_function = "RELU", keep_num_dims = false, weights_format = "DEFAULT"}> : (tensor<?x2xf32>, tensor<3x2xf32>, none) -> tensor<?x3xf32>
  %1 = "tfl.relu6"(%0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

// Near misses.

// CHECK-LABEL: func.func @c1_multiple_uses(
// CHECK: %[[P:.*]] = tfl.add(%arg0, %arg1) <{fused_activation_function = "NONE"}>
// CHECK-NEXT: %[[Z:.*]] = "tfl.relu"(%[[P]])
// CHECK-NEXT: return %[[Z]]
func.func @c1_multiple_uses(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0 = tfl.add(%x, %y) <{fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-activation: multiple-uses: the result of tfl.add has users other than the activation}}
  %1 = "tfl.relu"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1, %0 : tensor<2x3xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c2_concatenation(
// CHECK-NEXT: %[[P:.*]] = "tfl.concatenation"(%arg0, %arg1) <{axis = 0 : i32, fused_activation_function = "NONE"}>
// CHECK-NEXT: %[[Z:.*]] = "tfl.relu"(%[[P]])
// CHECK-NEXT: return %[[Z]]
func.func @c2_concatenation(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<4x3xf32> {
  %0 = "tfl.concatenation"(%x, %y) <{axis = 0 : i32, fused_activation_function = "NONE"}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{peephole-fuse-activation: activation: the kernel of tfl.concatenation supports no activation}}
  %1 = "tfl.relu"(%0) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}

// CHECK-LABEL: func.func @c2_no_clamp(
// CHECK: %[[P:.*]] = tfl.add(%arg0, %arg1) <{fused_activation_function = "TANH"}>
// CHECK-NEXT: %[[Z:.*]] = "tfl.relu"(%[[P]])
// CHECK-NEXT: return %[[Z]]
func.func @c2_no_clamp(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %0 = tfl.add(%x, %y) <{fused_activation_function = "TANH"}> : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-activation: activation: tfl.add already has the activation TANH}}
  %1 = "tfl.relu"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c3_no_activation_for_both(
// CHECK: %[[P:.*]] = tfl.add(%arg0, %arg1) <{fused_activation_function = "RELU_N1_TO_1"}>
// CHECK-NEXT: %[[Z:.*]] = "tfl.relu6"(%[[P]])
// CHECK-NEXT: return %[[Z]]
func.func @c3_no_activation_for_both(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %0 = tfl.add(%x, %y) <{fused_activation_function = "RELU_N1_TO_1"}> : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  // expected-remark@+1 {{peephole-fuse-activation: activation: no activation is equivalent to RELU_N1_TO_1 followed by tfl.relu6}}
  %1 = "tfl.relu6"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @c4_other_scale(
// CHECK-NEXT: %[[P:.*]] = tfl.add %arg0, %arg1 {fused_activation_function = "NONE"}
// CHECK-NEXT: %[[Z:.*]] = "tfl.relu"(%[[P]])
// CHECK-NEXT: return %[[Z]]
func.func @c4_other_scale(%x: tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>, %y: tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<2x3x!quant.uniform<i8:f32, 2.500000e-01>> {
  %0 = tfl.add(%x, %y) <{fused_activation_function = "NONE"}> : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>, tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>
  // expected-remark@+1 {{peephole-fuse-activation: quantization: the result has other quantization parameters than that of tfl.add}}
  %1 = "tfl.relu"(%0) : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<2x3x!quant.uniform<i8:f32, 2.500000e-01>>
  return %1 : tensor<2x3x!quant.uniform<i8:f32, 2.500000e-01>>
}

// CHECK-LABEL: func.func @same_scale(
// CHECK-NEXT: %[[P:.*]] = tfl.add %arg0, %arg1 {fused_activation_function = "RELU"}
// CHECK-NEXT: return %[[P]]
func.func @same_scale(%x: tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>, %y: tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>> {
  %0 = tfl.add(%x, %y) <{fused_activation_function = "NONE"}> : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>, tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>
  %1 = "tfl.relu"(%0) : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>
  return %1 : tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>
}

// CHECK-LABEL: func.func @fused_already(
// CHECK-NEXT: %[[P:.*]] = tfl.add(%arg0, %arg1) <{fused_activation_function = "RELU"}>
// CHECK-NEXT: return %[[P]]
func.func @fused_already(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %0 = tfl.add(%x, %y) <{fused_activation_function = "RELU"}> : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
