// RUN: tfuse-opt %s -split-input-file -tfl-quantize-weights | FileCheck %s --check-prefixes=CHECK,DYNAMIC
// RUN: tfuse-opt %s -split-input-file -tfl-quantize-weights="mode=float16" | FileCheck %s --check-prefixes=CHECK,HALF
// RUN: tfuse-opt %s -split-input-file -tfl-quantize-weights="mode=weights" | FileCheck %s --check-prefixes=CHECK,WEIGHTS
// RUN: tfuse-opt %s -split-input-file -tfl-quantize-weights="keep-float=dense" | FileCheck %s --check-prefixes=CHECK,KEEP

// Each row of the weights has a scale: 2 / 127. The bias stays float32 but for
// mode float16, where it is too small.
// CHECK-LABEL: @dense
// CHECK-SAME: (%[[X:.*]]: tensor<1x64xf32>
// CHECK: %[[B:.*]] = "tfl.pseudo_const"() <{value = dense<1.000000e+00> : tensor<16xf32>}>
// DYNAMIC: %[[W:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<16x64x!quant.uniform<i8<-127:127>:f32:0, {0.01574803{{[0-9]*}},{{.*}}>>, value = dense<-127> : tensor<16x64xi8>}>
// DYNAMIC: "tfl.fully_connected"(%[[X]], %[[W]], %[[B]]) <{asymmetric_quantize_inputs = true
// HALF: %[[W:.*]] = "tfl.pseudo_const"() <{value = dense<-2.000000e+00> : tensor<16x64xf16>}>
// HALF: %[[D:.*]] = "tfl.dequantize"(%[[W]]) : (tensor<16x64xf16>) -> tensor<16x64xf32>
// HALF: "tfl.fully_connected"(%[[X]], %[[D]], %[[B]]) <{fused
// WEIGHTS: %[[W:.*]] = "tfl.pseudo_qconst"() <{qtype = tensor<16x64x!quant.uniform<i8<-127:127>:f32:0
// WEIGHTS: %[[D:.*]] = "tfl.dequantize"(%[[W]])
// WEIGHTS: "tfl.fully_connected"(%[[X]], %[[D]], %[[B]]) <{fused
// KEEP-NOT: tfl.pseudo_qconst
// KEEP: return
func.func @dense(%x: tensor<1x64xf32>) -> tensor<1x16xf32> {
  %b = "tfl.pseudo_const"() {value = dense<1.0> : tensor<16xf32>} : () -> tensor<16xf32>
  %w = "tfl.pseudo_const"() {value = dense<-2.0> : tensor<16x64xf32>} : () -> tensor<16x64xf32>
  %0 = "tfl.fully_connected"(%x, %w, %b) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"} : (tensor<1x64xf32>, tensor<16x64xf32>, tensor<16xf32>) -> tensor<1x16xf32> loc("dense")
  return %0 : tensor<1x16xf32>
}

// -----

// Fewer than 1024 weights stay float32; 128 elements are enough for float16.
// CHECK-LABEL: @small
// DYNAMIC-NOT: tfl.pseudo_qconst
// WEIGHTS-NOT: tfl.pseudo_qconst
// HALF: tensor<8x127xf16>
// CHECK: return
func.func @small(%x: tensor<1x127xf32>) -> tensor<1x8xf32> {
  %b = "tfl.no_value"() {value} : () -> none
  %w = "tfl.pseudo_const"() {value = dense<-2.0> : tensor<8x127xf32>} : () -> tensor<8x127xf32>
  %0 = "tfl.fully_connected"(%x, %w, %b) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"} : (tensor<1x127xf32>, tensor<8x127xf32>, none) -> tensor<1x8xf32>
  return %0 : tensor<1x8xf32>
}

// -----

// Two ops share quantized weights; `tfl.add` and the result of the model keep
// those of float32.
// CHECK-LABEL: @shared
// DYNAMIC-DAG: %[[W:.*]] = "tfl.pseudo_const"() <{value = dense<-2.000000e+00> : tensor<32x32xf32>}>
// DYNAMIC-DAG: %[[Q:.*]] = "tfl.pseudo_qconst"
// DYNAMIC: "tfl.fully_connected"(%{{.*}}, %[[Q]],
// DYNAMIC: "tfl.fully_connected"(%{{.*}}, %[[Q]],
// DYNAMIC: tfl.add %{{.*}}, %[[W]]
// DYNAMIC: return %{{.*}}, %[[W]]
// HALF-DAG: %[[W:.*]] = "tfl.pseudo_const"() <{value = dense<-2.000000e+00> : tensor<32x32xf32>}>
// HALF-DAG: %[[D:.*]] = "tfl.dequantize"
// HALF: "tfl.fully_connected"(%{{.*}}, %[[D]],
// HALF: "tfl.fully_connected"(%{{.*}}, %[[D]],
// HALF: tfl.add %{{.*}}, %[[D]]
// HALF: return %{{.*}}, %[[W]]
func.func @shared(%x: tensor<32x32xf32>) -> (tensor<32x32xf32>, tensor<32x32xf32>) {
  %b = "tfl.no_value"() {value} : () -> none
  %w = "tfl.pseudo_const"() {value = dense<-2.0> : tensor<32x32xf32>} : () -> tensor<32x32xf32>
  %0 = "tfl.fully_connected"(%x, %w, %b) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"} : (tensor<32x32xf32>, tensor<32x32xf32>, none) -> tensor<32x32xf32>
  %1 = "tfl.fully_connected"(%0, %w, %b) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"} : (tensor<32x32xf32>, tensor<32x32xf32>, none) -> tensor<32x32xf32>
  %2 = tfl.add(%1, %w) <{fused_activation_function = "NONE"}> : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  return %2, %w : tensor<32x32xf32>, tensor<32x32xf32>
}

// -----

// A gather moves integers, its result is dequantized.
// CHECK-LABEL: @gather
// DYNAMIC: %[[G:.*]] = "tfl.gather"(%{{.*}}) <{{.*}}> : (tensor<64x16x!quant.uniform<i8<-127:127>:f32, 0.007874{{[0-9]*}}>>, tensor<4xi32>) -> tensor<4x16x!quant.uniform<
// DYNAMIC: %[[D:.*]] = "tfl.dequantize"(%[[G]])
// DYNAMIC: return %[[D]]
// WEIGHTS: "tfl.gather"(%{{.*}}) <{{.*}}> : (tensor<64x16x!quant.uniform<
// HALF: "tfl.gather"(%{{.*}}) <{{.*}}> : (tensor<64x16xf32>
func.func @gather(%i: tensor<4xi32>) -> tensor<4x16xf32> {
  %w = "tfl.pseudo_const"() {value = dense<1.0> : tensor<64x16xf32>} : () -> tensor<64x16xf32>
  %0 = "tfl.gather"(%w, %i) {axis = 0 : i32, batch_dims = 0 : i32} : (tensor<64x16xf32>, tensor<4xi32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}

// -----

// The lookup kernel takes integers in every mode: it has no float32 input.
// CHECK-LABEL: @lookup
// DYNAMIC: "tfl.embedding_lookup"(%{{.*}}) : (tensor<4xi32>, tensor<64x16x!quant.uniform<i8<-127:127>:f32:0, {0.007874
// WEIGHTS: "tfl.embedding_lookup"(%{{.*}}) : (tensor<4xi32>, tensor<64x16x!quant.uniform<i8<-127:127>:f32:0, {0.007874
// HALF: "tfl.embedding_lookup"(%{{.*}}) : (tensor<4xi32>, tensor<64x16xf32>)
func.func @lookup(%i: tensor<4xi32>) -> tensor<4x16xf32> {
  %w = "tfl.pseudo_const"() {value = dense<1.0> : tensor<64x16xf32>} : () -> tensor<64x16xf32>
  %0 = "tfl.embedding_lookup"(%i, %w) : (tensor<4xi32>, tensor<64x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}

// -----

// float16 has no 65536; a constant with infinities stays as it is in float16.
// CHECK-LABEL: @range
// HALF-DAG: dense<6.553600e+04> : tensor<257xf32>
// HALF-DAG: dense<0xFC00> : tensor<257xf16>
// CHECK: return
func.func @range(%x: tensor<257xf32>) -> tensor<257xf32> {
  %a = "tfl.pseudo_const"() {value = dense<65536.0> : tensor<257xf32>} : () -> tensor<257xf32>
  %b = "tfl.pseudo_const"() {value = dense<0xFF800000> : tensor<257xf32>} : () -> tensor<257xf32>
  %0 = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<257xf32>, tensor<257xf32>) -> tensor<257xf32>
  %1 = tfl.add(%0, %b) <{fused_activation_function = "NONE"}> : (tensor<257xf32>, tensor<257xf32>) -> tensor<257xf32>
  return %1 : tensor<257xf32>
}

// -----

// Vectors of up to 256 elements stay float32 in float16 files: a bias counts as
// much as the weights of its channel.
// CHECK-LABEL: @vector
// HALF-NOT: f16
// CHECK: return
func.func @vector(%x: tensor<4x256xf32>) -> tensor<4x256xf32> {
  %a = "tfl.pseudo_const"() {value = dense<3.0> : tensor<1x256xf32>} : () -> tensor<1x256xf32>
  %0 = tfl.mul(%x, %a) <{fused_activation_function = "NONE"}> : (tensor<4x256xf32>, tensor<1x256xf32>) -> tensor<4x256xf32>
  return %0 : tensor<4x256xf32>
}

// -----

// LiteRT's kernel for float32 x and int8 y is wrong from rank 4 on.
// CHECK-LABEL: @matrices
// DYNAMIC: "tfl.batch_matmul"(%{{.*}}, %{{.*}}) <{{.*}}> : (tensor<2x3x8x32xf32>, tensor<3x32x32xf32>)
// DEQUANTIZE takes a scale for each column, which the kernel does not.
// WEIGHTS: %[[D:.*]] = "tfl.dequantize"(%{{.*}}) : (tensor<3x32x32x!quant.uniform<i8<-127:127>:f32:2, {
// WEIGHTS: "tfl.batch_matmul"(%{{.*}}, %[[D]])
// CHECK: return
func.func @matrices(%x: tensor<2x3x8x32xf32>) -> tensor<2x3x8x32xf32> {
  %w = "tfl.pseudo_const"() {value = dense<1.0> : tensor<3x32x32xf32>} : () -> tensor<3x32x32xf32>
  %0 = "tfl.batch_matmul"(%x, %w) {adj_x = false, adj_y = false} : (tensor<2x3x8x32xf32>, tensor<3x32x32xf32>) -> tensor<2x3x8x32xf32>
  return %0 : tensor<2x3x8x32xf32>
}

// -----

// Variable tensors that grow with the batch overwrite dequantized constants: the
// hybrid kernel alone keeps its meaning.
// CHECK-LABEL: @state
// DYNAMIC: "tfl.unidirectional_sequence_rnn"(%{{.*}}) <{{.*}}> : (tensor<?x5x32xf32>, tensor<32x32x!quant.uniform<
// HALF-NOT: tfl.dequantize
// WEIGHTS-NOT: tfl.dequantize
// CHECK: return
func.func @state(%x: tensor<?x5x32xf32>, %s: tensor<?x32xf32>) -> tensor<?x5x32xf32> {
  %w = "tfl.pseudo_const"() {value = dense<1.0> : tensor<32x32xf32>} : () -> tensor<32x32xf32>
  %b = "tfl.pseudo_const"() {value = dense<1.0> : tensor<32xf32>} : () -> tensor<32xf32>
  %0 = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %s) {fused_activation_function = "TANH", time_major = false} : (tensor<?x5x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<?x32xf32>) -> tensor<?x5x32xf32>
  return %0 : tensor<?x5x32xf32>
}

// -----

// The hybrid kernel takes one scale for each matrix, DEQUANTIZE one for each row.
// CHECK-LABEL: @rnn
// DYNAMIC: "tfl.unidirectional_sequence_rnn"(%{{.*}}) <{{.*}}> : (tensor<2x5x32xf32>, tensor<32x32x!quant.uniform<i8<-127:127>:f32, 0.007874
// WEIGHTS: "tfl.dequantize"(%{{.*}}) : (tensor<32x32x!quant.uniform<i8<-127:127>:f32:0, {
// CHECK: return
func.func @rnn(%x: tensor<2x5x32xf32>, %s: tensor<2x32xf32>) -> tensor<2x5x32xf32> {
  %w = "tfl.pseudo_const"() {value = dense<1.0> : tensor<32x32xf32>} : () -> tensor<32x32xf32>
  %b = "tfl.pseudo_const"() {value = dense<1.0> : tensor<32xf32>} : () -> tensor<32xf32>
  %0 = "tfl.unidirectional_sequence_rnn"(%x, %w, %w, %b, %s) {fused_activation_function = "TANH", time_major = false} : (tensor<2x5x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<2x32xf32>) -> tensor<2x5x32xf32>
  return %0 : tensor<2x5x32xf32>
}
