// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite" 2>/dev/null | FileCheck %s
// RUN: tfuse-opt %s -split-input-file "-tfl-prepare-composite-funcs-tf=semantics=finite remarks=true" 2>&1 >/dev/null | FileCheck %s --check-prefix=MISS

// It never fires: the rule says why.

// CHECK-LABEL: func.func private @gru(
// CHECK-NEXT: "tf.Elsewhere"
// MISS: composite-keras-gru: target: TFLite has no fused op for a GRU (function 'gru')
func.func private @gru(%x: tensor<2x6x3xf32>) -> tensor<2x6x4xf32> attributes {tf.api_implements = "gru_b4e9f0e7-ac55-42bc-8ef2-8496419a608c"} {
  %0 = "tf.Elsewhere"(%x) : (tensor<2x6x3xf32>) -> tensor<2x6x4xf32>
  return %0 : tensor<2x6x4xf32>
}
