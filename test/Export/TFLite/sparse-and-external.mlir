// Round trip through the FlatBuffer: sparse constants, and constants in
// external files.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o %t.tflite
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir %t.tflite | tfuse-opt | grep -v ^module > %t.read
// RUN: tfuse-opt %s | grep -v ^module | diff - %t.read

!q = !quant.uniform<i8:f32, 0.5:3>

module {
  func.func @main() -> (tensor<2x4xf32>, tensor<2x4x!q>, tensor<3x5xf32>, tensor<3x5xf32>)
      attributes {tf.entry_function = {outputs = "sparse,quantized,external,other"}} {
    %sparse = "tfl.pseudo_sparse_const"() <{compressed_data = dense<[2.0, 3.0, 4.0]> : tensor<3xf32>, s_param = #tfl.sparsity_parameter<traversal_order = [0, 1], block_map = [], dim_metadata = <format = DENSE, dense_size = 2, segments = [], indices = []>, <format = SPARSE_CSR, dense_size = 0, segments = [0, 1, 3], indices = [2, 0, 3]>>, value = dense<0.0> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    // Block sparsity, with indices that do not fit into 8 bits.
    %quantized = "tfl.pseudo_sparse_qconst"() <{compressed_data = dense<[1, 2, 3]> : tensor<3xi8>, qtype = tensor<2x4x!q>, s_param = #tfl.sparsity_parameter<traversal_order = [0, 1, 2], block_map = [1], dim_metadata = <format = DENSE, dense_size = 2, segments = [], indices = []>, <format = SPARSE_CSR, dense_size = 0, segments = [0, 300, 70000], indices = [2, 0, 3]>, <format = DENSE, dense_size = 4, segments = [], indices = []>>, value = dense<0> : tensor<2x4xi8>}> : () -> tensor<2x4x!q>
    %external = "tfl.external_const"() <{external_buffer = #tfl.external_buffer<group_name = "weights.bin", offset = 16, length = 60, packing = "UNPACKED">}> : () -> tensor<3x5xf32>
    %other = "tfl.external_const"() <{external_buffer = #tfl.external_buffer<group_name = "weights.bin", offset = 80, length = 60, packing = "UNPACKED">}> : () -> tensor<3x5xf32>
    return %sparse, %quantized, %external, %other : tensor<2x4xf32>, tensor<2x4x!q>, tensor<3x5xf32>, tensor<3x5xf32>
  }
}
