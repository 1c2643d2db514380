// RUN: not tfuse-opt %s -diagnostic-codes -tfl-lift-tflite-flex-ops -split-input-file 2>&1 | FileCheck %s

// CHECK: error: [unknown-op] TensorFlow has no op 'NoSuchOp'
func.func @unknown(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.custom"(%x) {custom_code = "FlexNoSuchOp", custom_option = #tfl<const_bytes : "0x00">} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: error: [invalid-graph] the options of the Flex op are not a FlexBuffer
func.func @no_buffer(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.custom"(%x) {custom_code = "FlexAdjustHue", custom_option = #tfl<const_bytes : "0x00">} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: error: [invalid-graph] the options of the Flex op do not contain a name and a node
func.func @one_part(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.custom"(%x) {custom_code = "FlexAdjustHue", custom_option = #tfl<const_bytes : "0x0941646A75737448756500010B14022801">} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: error: [invalid-graph] the options of the Flex op do not contain a name and a node
func.func @a_number(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.custom"(%x) {custom_code = "FlexAdjustHue", custom_option = #tfl<const_bytes : "0x0941646A75737448756500020B011404042801">} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: error: [invalid-graph] the options of the Flex op belong to 'AdjustHue'
func.func @other_op(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.custom"(%x) {custom_code = "FlexAdjustSaturation", custom_option = #tfl<const_bytes : "0x0941646A7573744875650025120941646A7573744875651A001A002A070A015412023001320B0A0941646A757374487565000232281414042801">} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: error: [invalid-graph] the options of the Flex op contain no node
func.func @no_node(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.custom"(%x) {custom_code = "FlexAdjustHue", custom_option = #tfl<const_bytes : "0x0941646A75737448756500046E6F6465000211071414042801">} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: error: [invalid-graph] empty attr name
func.func @attribute(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.custom"(%x) {custom_code = "FlexAdjustHue", custom_option = #tfl<const_bytes : "0x0941646A75737448756500190A016E120941646A7573744875652A090A01541204520212000002261C1414042801">} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
