// RUN: tfuse-opt %s | FileCheck %s
// Printed IR parses and prints the same again.
// RUN: tfuse-opt %s | tfuse-opt | FileCheck %s
// RUN: tfuse-opt %s -mlir-print-op-generic -mlir-print-debuginfo | tfuse-opt | FileCheck %s

// If operands and result have equal types, the type is printed once.
// CHECK-LABEL: func @one_type
func.func @one_type(%x: tensor<?xf32>) -> tensor<?xf32> {
  // CHECK: tfl.add %arg0, %arg0 {fused_activation_function = "RELU"} : tensor<?xf32>
  %0 = "tfl.add"(%x, %x) <{fused_activation_function = "RELU"}> : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  // CHECK: tfl.sub %0, %arg0 {fused_activation_function = "NONE", tac.device = "GPU"} : tensor<?xf32>
  %1 = tfl.sub %0, %x {fused_activation_function = "NONE", tac.device = "GPU"} : tensor<?xf32>
  // CHECK: tfl.mul %1, %arg0 {fused_activation_function = "NONE"} : tensor<?xf32>
  %2 = tfl.mul %1, %x {fused_activation_function = "NONE"} : tensor<?xf32>
  // CHECK: tfl.div %2, %arg0 {fused_activation_function = "NONE"} : tensor<?xf32>
  %3 = tfl.div %2, %x {fused_activation_function = "NONE"} : tensor<?xf32>
  // CHECK: tfl.pow %3, %arg0 : tensor<?xf32>
  %4 = "tfl.pow"(%3, %x) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  // CHECK: tfl.floor_div %4, %arg0 : tensor<?xf32>
  %5 = "tfl.floor_div"(%4, %x) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  // CHECK: tfl.squared_difference %5, %arg0 : tensor<?xf32>
  %6 = "tfl.squared_difference"(%5, %x) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %6 : tensor<?xf32>
}

// CHECK-LABEL: func @several_types
func.func @several_types(%x: tensor<4x1xf32>, %y: tensor<?xf32>) -> tensor<4x?xf32> {
  // CHECK: tfl.add(%arg0, %arg1) <{fused_activation_function = "RELU6"}> : (tensor<4x1xf32>, tensor<?xf32>) -> tensor<4x?xf32>
  %0 = tfl.add(%x, %y) <{fused_activation_function = "RELU6"}> : (tensor<4x1xf32>, tensor<?xf32>) -> tensor<4x?xf32>
  // CHECK: tfl.squared_difference(%arg0, %arg1) : (tensor<4x1xf32>, tensor<?xf32>) -> tensor<4x?xf32>
  %1 = "tfl.squared_difference"(%x, %y) : (tensor<4x1xf32>, tensor<?xf32>) -> tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// CHECK-LABEL: func @comparisons
func.func @comparisons(%x: tensor<4xf32>, %b: tensor<4xi1>) -> tensor<4xi1> {
  // CHECK: tfl.less(%arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %0 = "tfl.less"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK: tfl.less_equal(
  %1 = "tfl.less_equal"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK: tfl.greater(
  %2 = "tfl.greater"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK: tfl.greater_equal(
  %3 = "tfl.greater_equal"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK: tfl.not_equal(
  %4 = "tfl.not_equal"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // The only comparison without a short form.
  // CHECK: "tfl.equal"(
  %5 = "tfl.equal"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK: tfl.logical_and %5, %arg1 : tensor<4xi1>
  %6 = "tfl.logical_and"(%5, %b) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  // CHECK: tfl.logical_or %6, %arg1 : tensor<4xi1>
  %7 = "tfl.logical_or"(%6, %b) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %7 : tensor<4xi1>
}

// CHECK-LABEL: func @control_nodes
func.func @control_nodes(%x: tensor<1xf32>) -> tensor<1xf32> {
  // CHECK: %outputs, %control = tfl.control_node controls "tfl.abs"(%arg0) : (tensor<1xf32>) -> tensor<1xf32>
  %a, %first = tfl.control_node controls "tfl.abs"(%x) : (tensor<1xf32>) -> tensor<1xf32>
  // CHECK: %outputs_0, %control_1 = tfl.control_node(%control) {
  // CHECK-NEXT: %0 = "tfl.neg"(%outputs)
  // CHECK-NEXT: %1 = "tfl.exp"(%0)
  // CHECK-NEXT: "tfl.yield"(%1) : (tensor<1xf32>) -> ()
  %b, %second = tfl.control_node(%first) {
    %0 = "tfl.neg"(%a) : (tensor<1xf32>) -> tensor<1xf32>
    %1 = "tfl.exp"(%0) : (tensor<1xf32>) -> tensor<1xf32>
    "tfl.yield"(%1) : (tensor<1xf32>) -> ()
  }
  // CHECK: tfl.control_node(%control, %control_1) controls "tfl.abs"
  %c, %third = tfl.control_node(%first, %second) controls "tfl.abs"(%b) : (tensor<1xf32>) -> tensor<1xf32>
  return %c : tensor<1xf32>
}

// CHECK-LABEL: func @regions
func.func @regions(%n: tensor<i32>, %c: tensor<i1>) -> tensor<i32> {
  // CHECK: %0 = "tfl.while"(%arg0) <{is_stateless = true}> ({
  // CHECK-NEXT: ^bb0(%arg2: tensor<i32>):
  %0 = "tfl.while"(%n) <{is_stateless = true}> ({
  ^bb0(%i: tensor<i32>):
    %more = "tfl.less"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    // CHECK: "tfl.yield"(%2) : (tensor<i1>) -> ()
    "tfl.yield"(%more) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    %next = tfl.add %i, %i {fused_activation_function = "NONE"} : tensor<i32>
    "tfl.yield"(%next) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  // CHECK: %1 = "tfl.if"(%arg1) ({
  // CHECK-NEXT: "tfl.yield"(%0)
  // CHECK-NEXT: }, {
  // CHECK-NEXT: "tfl.yield"(%arg0)
  %1 = "tfl.if"(%c) ({
    "tfl.yield"(%0) : (tensor<i32>) -> ()
  }, {
    "tfl.yield"(%n) : (tensor<i32>) -> ()
  }) : (tensor<i1>) -> tensor<i32>
  return %1 : tensor<i32>
}

// CHECK-LABEL: func @attributes
func.func @attributes(%x: tensor<1x4xf32>) -> tensor<1x4xf32> {
  // CHECK: "tfl.custom"(%arg0) <{custom_code = "Mine", custom_option = #tfl<const_bytes : "0x00FF7A">}>
  %0 = "tfl.custom"(%x) <{custom_code = "Mine", custom_option = #tfl<const_bytes : "0x00ff7A">}> : (tensor<1x4xf32>) -> tensor<1x4xf32>
  // CHECK: custom_option = #tfl<const_bytes : "0x">
  %1 = "tfl.custom"(%0) <{custom_code = "Mine", custom_option = #tfl<const_bytes : "0x">}> : (tensor<1x4xf32>) -> tensor<1x4xf32>
  %pads = "tfl.pseudo_const"() <{value = dense<0> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  // CHECK: <{mode = #tfl<mirror_pad_attr REFLECT>}>
  %2 = "tfl.mirror_pad"(%1, %pads) <{mode = #tfl<mirror_pad_attr REFLECT>}> : (tensor<1x4xf32>, tensor<2x2xi32>) -> tensor<1x4xf32>
  // CHECK: "tfl.external_const"() <{external_buffer = #tfl.external_buffer<group_name = "weights.bin", offset = 16, length = 12, packing = "UNPACKED">}>
  %3 = "tfl.external_const"() <{external_buffer = #tfl.external_buffer<group_name = "weights.bin", offset = 16, length = 12, packing = "UNPACKED">}> : () -> tensor<3xf32>
  // CHECK: "tfl.pseudo_sparse_const"()
  // CHECK-SAME: s_param = #tfl.sparsity_parameter<traversal_order = [0, 1], block_map = [], dim_metadata = <format = DENSE, dense_size = 1, segments = [], indices = []>, <format = SPARSE_CSR, dense_size = 0, segments = [0, 1], indices = [2]>>
  %4 = "tfl.pseudo_sparse_const"() <{compressed_data = dense<2.0> : tensor<1xf32>, s_param = #tfl.sparsity_parameter<traversal_order = [0, 1], block_map = [], dim_metadata = #tfl.dimension_metadata<format = DENSE, dense_size = 1, segments = [], indices = []>, #tfl.dimension_metadata<format = SPARSE_CSR, dense_size = 0, segments = [0, 1], indices = [2]>>, value = dense<0.0> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
  return %2 : tensor<1x4xf32>
}
