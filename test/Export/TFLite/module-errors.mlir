// Modules that cannot be exported: code, text and node of each error.
// RUN: split-file %s %t
// RUN: not tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer %t/metadata.mlir -o %t/metadata.tflite 2>&1 | FileCheck %s --check-prefix=METADATA
// RUN: not tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer %t/one-call.mlir -o %t/one-call.tflite 2>&1 | FileCheck %s --check-prefix=ONE-CALL
// RUN: not tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer %t/operands.mlir -o %t/operands.tflite 2>&1 | FileCheck %s --check-prefix=OPERANDS
// RUN: not tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer %t/function.mlir -o %t/function.tflite 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer %t/argument.mlir -o %t/argument.tflite 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer %t/dimension.mlir -o %t/dimension.tflite 2>&1 | FileCheck %s --check-prefix=DIMENSION
// RUN: not tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer %t/variant.mlir -o %t/variant.tflite 2>&1 | FileCheck %s --check-prefix=VARIANT
// RUN: not tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer %t/constant-type.mlir -o %t/constant-type.tflite 2>&1 | FileCheck %s --check-prefix=CONSTANT-TYPE
// RUN: not tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer -emit-custom-ops=false %t/custom.mlir -o %t/custom.tflite 2>&1 | FileCheck %s --check-prefix=CUSTOM
// RUN: not tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer -emit-custom-ops %t/attribute.mlir -o %t/attribute.tflite 2>&1 | FileCheck %s --check-prefix=ATTRIBUTE
// RUN: not tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer %t/new-state.mlir -o %t/new-state.tflite 2>&1 | FileCheck %s --check-prefix=NEW-STATE
// RUN: not tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer %t/control.mlir -o %t/control.tflite 2>&1 | FileCheck %s --check-prefix=CONTROL
// RUN: not tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer %t/attr-value.mlir -o %t/attr-value.tflite 2>&1 | FileCheck %s --check-prefix=ATTR-VALUE
// RUN: not tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer %t/other-file.mlir -o %t/other-file.tflite 2>&1 | FileCheck %s --check-prefix=OTHER-FILE
// RUN: tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer %t/names.mlir -o %t/names.tflite 2>&1 | FileCheck %s --check-prefix=NAMES
// RUN: tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer %t/signature.mlir -o %t/signature.tflite 2>&1 | FileCheck %s --check-prefix=SIGNATURE
// RUN: not tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer %t/entry.mlir -o %t/entry.tflite 2>&1 | FileCheck %s --check-prefix=ENTRY
// RUN: not tfuse-translate -diagnostic-codes -mlir-to-tflite-flatbuffer %t/blocks.mlir -o %t/blocks.tflite 2>&1 | FileCheck %s --check-prefix=BLOCKS

// METADATA: error: [invalid-graph] {{.*}}the entry 'version' of tfl.metadata is not a string
//--- metadata.mlir
module attributes {tfl.metadata = {version = 1 : i64}} {
  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    return %x : tensor<2xf32>
  }
}

// ONE-CALL: error: [unsupported-control-flow] choice: each region must consist of a call to one function
//--- one-call.mlir
func.func @main(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.if"(%c) ({
    "tfl.yield"(%x) : (tensor<2xf32>) -> ()
  }, {
    "tfl.yield"(%x) : (tensor<2xf32>) -> ()
  }) : (tensor<i1>) -> tensor<2xf32> loc("choice")
  return %0 : tensor<2xf32>
}

// OPERANDS: error: [unsupported-control-flow] choice: all regions must call their functions with the same operands
//--- operands.mlir
func.func private @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
func.func @main(%c: tensor<i1>, %x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.if"(%c) ({
    %1 = func.call @f(%x) : (tensor<2xf32>) -> tensor<2xf32>
    "tfl.yield"(%1) : (tensor<2xf32>) -> ()
  }, {
    %1 = func.call @f(%y) : (tensor<2xf32>) -> tensor<2xf32>
    "tfl.yield"(%1) : (tensor<2xf32>) -> ()
  }) : (tensor<i1>) -> tensor<2xf32> loc("choice")
  return %0 : tensor<2xf32>
}

// FUNCTION: error: [unknown-function] init: there is no function 'gone'
//--- function.mlir
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  "tfl.call_once"() <{session_init_function = "gone"}> : () -> () loc("init")
  return %x : tensor<2xf32>
}

// ARGUMENT: error: [unsupported-type] {{.*}}argument arg0 is not a tensor
//--- argument.mlir
func.func @main(%x: i32) {
  return
}

// DIMENSION: error: [limit-exceeded] arg0: a dimension of tensor<4294967296xf32> does not fit in 32 bits
//--- dimension.mlir
func.func @main(%x: tensor<4294967296xf32>) -> tensor<4294967296xf32> {
  return %x : tensor<4294967296xf32>
}

// VARIANT: error: [unsupported-type] arg0: a TFLite variant has exactly one element type
//--- variant.mlir
func.func @main(%x: tensor<!tf_type.variant<tensor<2xf32>, tensor<3xf32>>>) -> tensor<!tf_type.variant<tensor<2xf32>, tensor<3xf32>>> {
  return %x : tensor<!tf_type.variant<tensor<2xf32>, tensor<3xf32>>>
}

// CONSTANT-TYPE: error: [unsupported-type] c: TFLite has no tensors of i3
//--- constant-type.mlir
func.func @main() -> tensor<2xi3> {
  %0 = "tfl.pseudo_const"() <{value = dense<1> : tensor<2xi3>}> : () -> tensor<2xi3> loc("c")
  return %0 : tensor<2xi3>
}

// CUSTOM: error: [unsupported-op] lgamma: no TFLite operator for 'tf.Lgamma'
//--- custom.mlir
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Lgamma"(%x) : (tensor<2xf32>) -> tensor<2xf32> loc("lgamma")
  return %0 : tensor<2xf32>
}

// ATTRIBUTE: error: [unsupported-op] acme: the attribute 'map' of tf.Acme cannot be stored in the options of a custom operator
//--- attribute.mlir
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Acme"(%x) {map = affine_map<(d0) -> (d0)>} : (tensor<2xf32>) -> tensor<2xf32> loc("acme")
  return %0 : tensor<2xf32>
}

// NEW-STATE: error: [unsupported-op] state: no op assigns this state
//--- new-state.mlir
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tfl.new_state"(%x) : (tensor<2xf32>) -> tensor<2xf32> loc("state")
  %1 = "tfl.exp"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CONTROL: error: [unsupported-control-flow] node: a control node must contain one op
//--- control.mlir
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0, %c = tfl.control_node {
    %1 = "tfl.exp"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    %2 = "tfl.exp"(%1) : (tensor<2xf32>) -> tensor<2xf32>
    "tfl.yield"(%2) : (tensor<2xf32>) -> ()
  } loc("node")
  return %0 : tensor<2xf32>
}

// ATTR-VALUE: error: [invalid-graph] table: the attribute 'key_dtype' has no value that TFLite can store
//--- attr-value.mlir
func.func @main() -> tensor<1x!tf_type.resource> {
  %0 = "tfl.hashtable"() <{key_dtype = i3, table_id = 1 : i32, value_dtype = i64}> : () -> tensor<1x!tf_type.resource> loc("table")
  return %0 : tensor<1x!tf_type.resource>
}

// OTHER-FILE: error: [unsupported-op] weights: a constant in another FlatBuffer cannot be written
//--- other-file.mlir
func.func @main() -> tensor<2xf32> {
  %0 = "tfl.external_const"() <{buffer_index = 1 : i32}> : () -> tensor<2xf32> loc("weights")
  %1 = "tfl.exp"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// NAMES: warning: tf.entry_function has 2 inputs for 1
//--- names.mlir
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> attributes {tf.entry_function = {inputs = "a,b", outputs = "c"}} {
  return %x : tensor<2xf32>
}

// SIGNATURE: warning: no signature: an argument or result has no name
//--- signature.mlir
module attributes {tf_saved_model.semantics} {
  func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32> {tf_saved_model.index_path = ["y"]}) attributes {tf.entry_function = {inputs = "a", outputs = "b"}, tf_saved_model.exported_names = ["f"]} {
    return %x : tensor<2xf32>
  }
}

// ENTRY: error: [invalid-graph] the module has no entry function
//--- entry.mlir
func.func @helper(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

// BLOCKS: error: [unsupported-control-flow] {{.*}}a subgraph cannot contain branches
//--- blocks.mlir
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
^unreachable:
  return %x : tensor<2xf32>
}
