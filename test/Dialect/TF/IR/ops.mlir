// RUN: tfuse-opt %s | tfuse-opt | FileCheck %s

// Attributes of the op definition are properties in either syntax; all other
// attributes are discardable. Default values are not stored.

// CHECK-LABEL: @attributes
func.func @attributes(%x: tensor<1x8x8x3xf32>, %f: tensor<3x3x3x4xf32>) -> tensor<*xf32> {
  // CHECK: "tf.Conv2D"(%{{.*}}, %{{.*}}) <{padding = "SAME", strides = [1, 1, 1, 1]}> {_note = "kept", device = ""} : (
  %0 = "tf.Conv2D"(%x, %f) {device = "", padding = "SAME", _note = "kept", strides = [1, 1, 1, 1]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<*xf32>
  // CHECK: "tf.Conv2D"(%{{.*}}, %{{.*}}) <{data_format = "NCHW", padding = "VALID", strides = [1, 1, 2, 2]}> {device = "/cpu:0"} : (
  %1 = "tf.Conv2D"(%x, %f) <{data_format = "NCHW", padding = "VALID", strides = [1, 1, 2, 2]}> {device = "/cpu:0"} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}

// Derived attributes such as T are not properties, but explicit ones are kept
// as discardable attributes.
// CHECK-LABEL: @derived
func.func @derived(%x: tensor<2xf32>, %i: tensor<i32>) -> tensor<?xf32> {
  // CHECK: "tf.ConcatV2"(%{{.*}}, %{{.*}}, %{{.*}}) {N = 2 : i64, T = f32, Tidx = i32} : (
  %0 = "tf.ConcatV2"(%x, %x, %i) {N = 2 : i64, T = f32, Tidx = i32} : (tensor<2xf32>, tensor<2xf32>, tensor<i32>) -> tensor<?xf32>
  // CHECK: "tf.Cast"(%{{.*}}) <{Truncate = true}> : (
  %1 = "tf.Cast"(%0) {Truncate = true} : (tensor<?xf32>) -> tensor<?xi32>
  return %0 : tensor<?xf32>
}

// Attributes with sizes separate variadic operands.
// CHECK-LABEL: @segments
func.func @segments(%x: tensor<f32>, %y: tensor<2xi32>) -> tensor<f32> {
  // CHECK: "tf.BatchFunction"({{.*}}) <{allowed_batch_sizes = [6], batch_timeout_micros = 100000 : i64, {{.*}}, operandSegmentSizes = array<i32: 1, 2>}> : (
  %0 = "tf.BatchFunction"(%x, %y, %y) {allowed_batch_sizes = [6], batch_timeout_micros = 100000 : i64, f = @callee, max_batch_size = 6 : i64, num_batch_threads = 1 : i64, operandSegmentSizes = array<i32: 1, 2>} : (tensor<f32>, tensor<2xi32>, tensor<2xi32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @callee(tensor<f32>, tensor<2xi32>, tensor<2xi32>) -> tensor<f32>

// Unregistered ops, and ops that only TensorFlow's tests use.
// CHECK-LABEL: @unknown
func.func @unknown(%x: tensor<f32>) {
  // CHECK: "tf.MyCustomOp"(%{{.*}}) {int_attr = 2 : i32} : (
  %0 = "tf.MyCustomOp"(%x) {int_attr = 2 : i32} : (tensor<f32>) -> tensor<f32>
  // CHECK: "tf.A"(%{{.*}}) {a} : (
  %1 = "tf.A"(%x) {a} : (tensor<f32>) -> tensor<f32>
  return
}

// A placeholder attribute is accepted for any attribute type.
// CHECK-LABEL: @placeholder
func.func @placeholder(%x: tensor<f32>) {
  // CHECK: <{Truncate = #tf_type.placeholder<"t">}>
  %0 = "tf.Cast"(%x) {Truncate = #tf_type.placeholder<"t">} : (tensor<f32>) -> tensor<i32>
  return
}

// Operands of reference type are accepted for value types.
// CHECK-LABEL: @references
func.func @references(%r: tensor<2x!tf_type.f32ref>, %x: tensor<2xf32>) {
  // CHECK: "tf.Assign"(%{{.*}}, %{{.*}}) <{validate_shape = false}>
  %0 = "tf.Assign"(%r, %x) {validate_shape = false} : (tensor<2x!tf_type.f32ref>, tensor<2xf32>) -> tensor<2x!tf_type.f32ref>
  // CHECK: "tf.AddV2"
  %1 = "tf.AddV2"(%0, %x) : (tensor<2x!tf_type.f32ref>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: @constants
func.func @constants() {
  // CHECK: %cst = "tf.Const"() <{value = dense<["a", "b"]> : tensor<2x!tf_type.string>}> : () -> tensor<2x!tf_type.string>
  %0 = "tf.Const"() {value = dense<["a", "b"]> : tensor<2x!tf_type.string>} : () -> tensor<2x!tf_type.string>
  // CHECK: %cst_0 = "tf.Const"() <{value = #tf_type<tensor_proto : "0x68"> : tensor<!tf_type.variant>}>
  %1 = "tf.Const"() {value = #tf_type<tensor_proto : "0x68"> : tensor<!tf_type.variant>} : () -> tensor<!tf_type.variant>
  // The result type may be less specific than the constant's type.
  // CHECK: %cst_1 = "tf.Const"() <{value = dense<1.0{{.*}}> : tensor<2xf32>}> {dtype = f32} : () -> tensor<?xf32>
  %2 = "tf.Const"() {dtype = f32, value = dense<1.0> : tensor<2xf32>} : () -> tensor<?xf32>
  return
}
