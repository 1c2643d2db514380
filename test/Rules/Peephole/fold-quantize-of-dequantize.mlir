// RUN: tfuse-opt %s -tfl-peephole='only-rules=peephole-fold-quantize-of-dequantize remarks' -verify-diagnostics | FileCheck %s

!q = !quant.uniform<i8:f32, 0.5:3>
!other = !quant.uniform<i8:f32, 0.25:3>
!unsigned = !quant.uniform<u8:f32, 0.5:128>

// CHECK-LABEL: func.func @fires(
// CHECK-NEXT: return %arg0
func.func @fires(%x: tensor<2x4x!q>) -> tensor<2x4x!q> {
  %0 = "tfl.dequantize"(%x) : (tensor<2x4x!q>) -> tensor<2x4xf32>
  %1 = "tfl.quantize"(%0) <{qtype = tensor<2x4x!q>}> : (tensor<2x4xf32>) -> tensor<2x4x!q>
  return %1 : tensor<2x4x!q>
}

// Who else needs the floats still gets them.

// CHECK-LABEL: func.func @fires_dynamic_two_uses(
// CHECK-NEXT: %[[D:.*]] = "tfl.dequantize"(%arg0)
// CHECK-NEXT: return %[[D]], %arg0
func.func @fires_dynamic_two_uses(%x: tensor<?x!unsigned>) -> (tensor<?xf32>, tensor<?x!unsigned>) {
  %0 = "tfl.dequantize"(%x) : (tensor<?x!unsigned>) -> tensor<?xf32>
  %1 = "tfl.quantize"(%0) <{qtype = tensor<?x!unsigned>}> : (tensor<?xf32>) -> tensor<?x!unsigned>
  return %0, %1 : tensor<?xf32>, tensor<?x!unsigned>
}

// CHECK-LABEL: func.func @c1_quantization_scale(
// CHECK-NEXT: %[[D:.*]] = "tfl.dequantize"(%arg0)
// CHECK-NEXT: %[[Q:.*]] = "tfl.quantize"(%[[D]])
// CHECK-NEXT: return %[[Q]]
func.func @c1_quantization_scale(%x: tensor<4x!q>) -> tensor<4x!other> {
  %0 = "tfl.dequantize"(%x) : (tensor<4x!q>) -> tensor<4xf32>
  // expected-remark@+1 {{peephole-fold-quantize-of-dequantize: quantization: quantize and the quantized tensor have different types}}
  %1 = "tfl.quantize"(%0) <{qtype = tensor<4x!other>}> : (tensor<4xf32>) -> tensor<4x!other>
  return %1 : tensor<4x!other>
}

// CHECK-LABEL: func.func @c1_quantization_storage(
// CHECK-NEXT: %[[D:.*]] = "tfl.dequantize"(%arg0)
// CHECK-NEXT: %[[Q:.*]] = "tfl.quantize"(%[[D]])
// CHECK-NEXT: return %[[Q]]
func.func @c1_quantization_storage(%x: tensor<4x!unsigned>) -> tensor<4x!q> {
  %0 = "tfl.dequantize"(%x) : (tensor<4x!unsigned>) -> tensor<4xf32>
  // expected-remark@+1 {{peephole-fold-quantize-of-dequantize: quantization: quantize and the quantized tensor have different types}}
  %1 = "tfl.quantize"(%0) <{qtype = tensor<4x!q>}> : (tensor<4xf32>) -> tensor<4x!q>
  return %1 : tensor<4x!q>
}

// The other way round loses what is rounded.

// CHECK-LABEL: func.func @other_order(
// CHECK-NEXT: %[[Q:.*]] = "tfl.quantize"(%arg0)
// CHECK-NEXT: %[[D:.*]] = "tfl.dequantize"(%[[Q]])
// CHECK-NEXT: return %[[D]]
func.func @other_order(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tfl.quantize"(%x) <{qtype = tensor<4x!q>}> : (tensor<4xf32>) -> tensor<4x!q>
  %1 = "tfl.dequantize"(%0) : (tensor<4x!q>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
