// RUN: tfuse-opt %s "-tfl-legalize-tf=diagnose select-tf-ops" | FileCheck %s --check-prefix=FLEX
// RUN: tfuse-opt %s "-tfl-legalize-tf=diagnose select-tf-ops" -tfl-lift-tflite-flex-ops | FileCheck %s

// The node of a Flex op has the attributes of the op's definition that differ
// from defaults, also those that follow from types. The importer, whose test reads
// TFLiteConverter's options, gets them back.

// FLEX-LABEL: @bicubic
// FLEX: "tfl.custom"(%arg0, %{{.*}}) <{custom_code = "FlexResizeBicubic", custom_option = #tfl<const_bytes : "0x{{[0-9A-F]+}}">}>
// CHECK-LABEL: @bicubic
// CHECK: "tf.ResizeBicubic"(%arg0, %arg1) <{half_pixel_centers = true}> {T = f32}
func.func @bicubic(%x: tensor<1x4x4x3xf32>, %size: tensor<2xi32>) -> tensor<1x?x?x3xf32> {
  %0 = "tf.ResizeBicubic"(%x, %size) {half_pixel_centers = true} : (tensor<1x4x4x3xf32>, tensor<2xi32>) -> tensor<1x?x?x3xf32>
  return %0 : tensor<1x?x?x3xf32>
}

// Lists of types, numbers, and shapes.

// CHECK-LABEL: @example
// CHECK: "tf.ParseExampleV2"
// CHECK-SAME: dense_shapes = [#tf_type.shape<1>]
// CHECK-SAME: Tdense = [f32], num_sparse = 1 : i64, ragged_split_types = [], ragged_value_types = [], sparse_types = [i64]
func.func @example(%x: tensor<?x!tf_type.string>, %names: tensor<0x!tf_type.string>, %sparse: tensor<1x!tf_type.string>, %dense: tensor<1x!tf_type.string>, %ragged: tensor<0x!tf_type.string>, %default: tensor<1xf32>) -> tensor<?x1xf32> {
  %0:4 = "tf.ParseExampleV2"(%x, %names, %sparse, %dense, %ragged, %default) {num_sparse = 1 : i64, dense_shapes = [#tf_type.shape<1>], sparse_types = [i64], ragged_value_types = [], ragged_split_types = [], resultSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>} : (tensor<?x!tf_type.string>, tensor<0x!tf_type.string>, tensor<1x!tf_type.string>, tensor<1x!tf_type.string>, tensor<0x!tf_type.string>, tensor<1xf32>) -> (tensor<?x2xi64>, tensor<?xi64>, tensor<2xi64>, tensor<?x1xf32>)
  return %0#3 : tensor<?x1xf32>
}
