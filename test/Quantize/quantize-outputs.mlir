// RUN: tfuse-opt %s -tfl-quantize='input-type=int8 output-type=int8' | FileCheck %s

// An output that is a constant is an integer tensor as well.
// CHECK-LABEL: @constant
// CHECK-SAME: -> tensor<2x!quant.uniform<i8:f32, 0.015686{{.*}}:-1>>
// CHECK: %[[C:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<2x!quant.uniform<i8:f32, 0.015686{{.*}}:-1>>
// CHECK: return %[[C]]
func.func @constant() -> tensor<2xf32> {
  %c = "tfl.pseudo_const"() {value = dense<[-2.0, 2.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  return %c : tensor<2xf32>
}
