// Round trip through the FlatBuffer: functions, loops, control edges, custom
// ops, signatures.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o %t.tflite
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir %t.tflite | tfuse-opt | grep -v ^module > %t.read
// RUN: tfuse-opt %s | grep -v ^module | diff - %t.read

module attributes {tf_saved_model.semantics} {
  func.func @main(%n: tensor<i32> {tf_saved_model.index_path = ["n"]}, %x: tensor<?x2xf32> {tf_saved_model.index_path = ["x"]})
      -> (tensor<?x2xf32> {tf_saved_model.index_path = ["result"]})
      attributes {tf.entry_function = {inputs = "serving_default_n:0,serving_default_x:0", outputs = "StatefulPartitionedCall:0"}, tf_saved_model.exported_names = ["serving_default"]} {
    %loop:2 = "tfl.while"(%n, %x) ({
    ^bb0(%i: tensor<i32>, %y: tensor<?x2xf32>):
      %more = func.call @cond(%i, %y) : (tensor<i32>, tensor<?x2xf32>) -> tensor<i1>
      "tfl.yield"(%more) : (tensor<i1>) -> ()
    }, {
    ^bb0(%i: tensor<i32>, %y: tensor<?x2xf32>):
      %next:2 = func.call @body(%i, %y) : (tensor<i32>, tensor<?x2xf32>) -> (tensor<i32>, tensor<?x2xf32>)
      "tfl.yield"(%next#0, %next#1) : (tensor<i32>, tensor<?x2xf32>) -> ()
    }) : (tensor<i32>, tensor<?x2xf32>) -> (tensor<i32>, tensor<?x2xf32>)
    %is_less = tfl.less(%n, %loop#0) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %if = "tfl.if"(%is_less) ({
      %then = func.call @then(%loop#1, %n) : (tensor<?x2xf32>, tensor<i32>) -> tensor<?x2xf32>
      "tfl.yield"(%then) : (tensor<?x2xf32>) -> ()
    }, {
      %else = func.call @else(%loop#1, %n) : (tensor<?x2xf32>, tensor<i32>) -> tensor<?x2xf32>
      "tfl.yield"(%else) : (tensor<?x2xf32>) -> ()
    }) : (tensor<i1>) -> tensor<?x2xf32>
    %none = "tfl.no_value"() <{value}> : () -> none
    %mine:2 = "tfl.custom"(%if, %none, %n) <{custom_code = "Mine", custom_option = #tfl<const_bytes : "0x0001FF">}> : (tensor<?x2xf32>, none, tensor<i32>) -> (tensor<?x2xf32>, tensor<*xi64>)
    %first, %control = tfl.control_node controls "tfl.custom"(%mine#0) <{custom_code = "Log", custom_option = #tfl<const_bytes : "0x">}> : (tensor<?x2xf32>) -> tensor<?x2xf32>
    %second, %control_2 = tfl.control_node(%control) controls "tfl.custom"(%mine#0) <{custom_code = "Log", custom_option = #tfl<const_bytes : "0x">}> : (tensor<?x2xf32>) -> tensor<?x2xf32>
    %third, %control_3 = tfl.control_node(%control, %control_2) controls "tfl.abs"(%mine#0) : (tensor<?x2xf32>) -> tensor<?x2xf32>
    return %mine#0 : tensor<?x2xf32>
  }
  // A second entry function with two signatures.
  func.func @other(%x: tensor<3xf32> {tf_saved_model.index_path = ["in"]}) -> (tensor<3xf32> {tf_saved_model.index_path = ["out"]}, tensor<3xf32> {tf_saved_model.index_path = ["in_again"]})
      attributes {tf.entry_function = {inputs = "other_x:0", outputs = "PartitionedCall:0,other_x:0"}, tf_saved_model.exported_names = ["encode", "decode"]} {
    %0 = "tfl.neg"(%x) : (tensor<3xf32>) -> tensor<3xf32>
    return %0, %x : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @cond(%i: tensor<i32>, %y: tensor<?x2xf32>) -> tensor<i1> {
    %limit = "tfl.pseudo_const"() <{value = dense<10> : tensor<i32>}> : () -> tensor<i32>
    %0 = tfl.less(%i, %limit) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
  func.func private @body(%i: tensor<i32>, %y: tensor<?x2xf32>) -> (tensor<i32>, tensor<?x2xf32>) {
    %one = "tfl.pseudo_const"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %0 = tfl.add %i, %one {fused_activation_function = "NONE"} : tensor<i32>
    %1 = tfl.mul %y, %y {fused_activation_function = "NONE"} : tensor<?x2xf32>
    return %0, %1 : tensor<i32>, tensor<?x2xf32>
  }
  func.func private @then(%y: tensor<?x2xf32>, %n: tensor<i32>) -> tensor<?x2xf32> {
    return %y : tensor<?x2xf32>
  }
  func.func private @else(%y: tensor<?x2xf32>, %n: tensor<i32>) -> tensor<?x2xf32> {
    %0 = "tfl.neg"(%y) : (tensor<?x2xf32>) -> tensor<?x2xf32>
    return %0 : tensor<?x2xf32>
  }
}
