// RUN: not tfuse-opt %s -diagnostic-codes -tfl-legalize-tf=diagnose=true 2>&1 | FileCheck %s

func.func private @one(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

func.func private @int(%x: tensor<2xf32>) -> tensor<i32> {
  %0 = "tf.Const"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  return %0 : tensor<i32>
}

// CHECK: error: [shape-mismatch] cannot lower tf.PartitionedCall: its operands do not have the types of the arguments of function one
func.func @operand_types(%x: tensor<3xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @one} : (tensor<3xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [shape-mismatch] cannot lower tf.PartitionedCall: its results do not have the types of those of function one
func.func @result_types(%x: tensor<2xf32>) -> tensor<?xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @one} : (tensor<2xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: error: [recursive-function] cannot lower tf.PartitionedCall: function self calls itself
func.func private @self(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @self} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func private @blocks(%x: tensor<2xf32>) -> tensor<2xf32> {
  cf.br ^next
^next:
  return %x : tensor<2xf32>
}

// CHECK: error: [unsupported-control-flow] cannot lower tf.PartitionedCall: function blocks has several blocks
func.func @several_blocks(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = @blocks} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [unsupported-control-flow] cannot lower tf.If: its condition is not a scalar
func.func @vector_condition(%c: tensor<3xi1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%c, %x) {then_branch = @one, else_branch = @one, is_stateless = true} : (tensor<3xi1>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [unsupported-control-flow] cannot lower tf.If: its condition is neither a bool nor a number
func.func @string_condition(%c: tensor<!tf_type.string>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.If"(%c, %x) {then_branch = @one, else_branch = @one, is_stateless = true} : (tensor<!tf_type.string>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [unsupported-control-flow] cannot lower tf.CaseRegion: its branch index is not a scalar
func.func @vector_index(%i: tensor<3xi32>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.CaseRegion"(%i) ({
    "tf.Yield"(%x) : (tensor<2xf32>) -> ()
  }, {
    "tf.Yield"(%x) : (tensor<2xf32>) -> ()
  }) {is_stateless = true} : (tensor<3xi32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [unsupported-control-flow] cannot lower tf.While: function int does not return one bool
func.func @loop_condition(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.While"(%x) {cond = @int, body = @one, is_stateless = true} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: error: [invalid-graph] cannot lower tf.PartitionedCall: its function attribute does not name a function
func.func @no_function(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.PartitionedCall"(%x) {f = #tf_type.placeholder<"f">} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
