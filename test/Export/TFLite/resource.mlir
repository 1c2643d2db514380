// Round trip through the FlatBuffer: variables, hash tables, random numbers.
// RUN: tfuse-translate -mlir-to-tflite-flatbuffer %s -o %t.tflite
// RUN: tfuse-translate -tflite-flatbuffer-to-mlir %t.tflite | tfuse-opt | grep -v ^module > %t.read
// RUN: tfuse-opt %s | grep -v ^module | diff - %t.read

module {
  func.func @main(%x: tensor<2x3xf32>, %key: tensor<4x!tf_type.string>, %long: tensor<4xi64>, %shape: tensor<2xi32>,
                  %default: tensor<i64>) -> tensor<2x3xf32>
      attributes {tf.entry_function = {inputs = "x,key,long,shape,default", outputs = "read"}} {
    "tfl.call_once"() <{session_init_function = "initialize"}> : () -> ()
    %handle = "tfl.var_handle"() <{container = "box", shared_name = "weights"}> : () -> tensor<!tf_type.resource>
    "tfl.assign_variable"(%handle, %x) : (tensor<!tf_type.resource>, tensor<2x3xf32>) -> ()
    %read = "tfl.read_variable"(%handle) : (tensor<!tf_type.resource>) -> tensor<2x3xf32>
    %table = "tfl.hashtable"() <{key_dtype = !tf_type.string, table_id = 7 : i32, value_dtype = i64}> : () -> tensor<1x!tf_type.resource>
    "tfl.hashtable_import"(%table, %key, %long) : (tensor<1x!tf_type.resource>, tensor<4x!tf_type.string>, tensor<4xi64>) -> ()
    %find = "tfl.hashtable_find"(%table, %key, %default) : (tensor<1x!tf_type.resource>, tensor<4x!tf_type.string>, tensor<i64>) -> tensor<4xi64>
    %size = "tfl.hashtable_size"(%table) : (tensor<1x!tf_type.resource>) -> tensor<1xi64>
    %uniform = "tfl.random_uniform"(%shape) <{seed = 12345678901 : i64, seed2 = -2 : i64}> : (tensor<2xi32>) -> tensor<?x?xf32>
    %normal = "tfl.random_standard_normal"(%shape) <{seed = 1 : i64, seed2 = 2 : i64}> : (tensor<2xi32>) -> tensor<?x?xf32>
    %count = "tfl.rank"(%x) : (tensor<2x3xf32>) -> tensor<i32>
    %multinomial = "tfl.multinomial"(%x, %count) <{seed = 3 : i64, seed2 = 4 : i64}> : (tensor<2x3xf32>, tensor<i32>) -> tensor<2x?xi64>
    return %read : tensor<2x3xf32>
  }
  func.func private @initialize() {
    %handle = "tfl.var_handle"() <{container = "", shared_name = "weights"}> : () -> tensor<!tf_type.resource>
    %zeros = "tfl.pseudo_const"() <{value = dense<0.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    "tfl.assign_variable"(%handle, %zeros) : (tensor<!tf_type.resource>, tensor<2x3xf32>) -> ()
    return
  }
}
