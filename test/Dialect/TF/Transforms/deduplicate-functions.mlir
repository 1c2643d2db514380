// RUN: tfuse-opt %s -tf-deduplicate-functions -split-input-file | FileCheck %s

// Two signatures that call equal functions become one function with both
// exported names.

module attributes {tf_saved_model.semantics} {
// CHECK-LABEL: func.func @serve
// CHECK-SAME: tf_saved_model.exported_names = ["serve", "serving_default"]
// CHECK: f = @call_1
// CHECK-NOT: @serving_default(
// CHECK-LABEL: func.func private @call_1
// CHECK-NOT: @call_2
func.func @serve(%x: tensor<2xf32> {tf_saved_model.index_path = ["x"]}) -> (tensor<2xf32> {tf_saved_model.index_path = ["y"]})
    attributes {tf_saved_model.exported_names = ["serve"]} {
  %0 = "tf.PartitionedCall"(%x) {f = @call_1} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @serving_default(%x: tensor<2xf32> {tf_saved_model.index_path = ["x"]}) -> (tensor<2xf32> {tf_saved_model.index_path = ["y"]})
    attributes {tf_saved_model.exported_names = ["serving_default"]} {
  %0 = "tf.PartitionedCall"(%x) {f = @call_2} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @call_1(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @call_2(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
}

// -----

// Functions that differ in an op, an argument name, an attribute or the
// operands are not merged.

module attributes {tf_saved_model.semantics} {
// CHECK: @ops_1
// CHECK: @ops_2
// CHECK: @names_1
// CHECK: @names_2
// CHECK: @attributes_1
// CHECK: @attributes_2
// CHECK: @operands_1
// CHECK: @operands_2
func.func private @ops_1(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @ops_2(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Abs"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @names_1(%x: tensor<2xf32> {tf_saved_model.index_path = ["x"]}) -> (tensor<2xf32> {tf_saved_model.index_path = ["z"]})
    attributes {tf_saved_model.exported_names = ["names_1"]} {
  return %x : tensor<2xf32>
}
func.func @names_2(%x: tensor<2xf32> {tf_saved_model.index_path = ["y"]}) -> (tensor<2xf32> {tf_saved_model.index_path = ["z"]})
    attributes {tf_saved_model.exported_names = ["names_2"]} {
  return %x : tensor<2xf32>
}
func.func private @attributes_1(%x: tensor<2xf32>) -> tensor<2xf32> attributes {tf._implements = "a"} {
  return %x : tensor<2xf32>
}
func.func private @attributes_2(%x: tensor<2xf32>) -> tensor<2xf32> attributes {tf._implements = "b"} {
  return %x : tensor<2xf32>
}
func.func private @operands_1(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Sub"(%x, %y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @operands_2(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.Sub"(%y, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
}
