// RUN: tfuse-opt %s -split-input-file -verify-diagnostics -tfg-optimize="stages=remap-fuse-hash-bucket" | FileCheck %s

// Fires.
// CHECK-LABEL: tfg.graph
// CHECK: _TensorToHashBucketFast(%{{.*}}) {{.*}}name("h") {T = i64, num_buckets = 10 : i64}
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = i64, shape = #tf_type.shape<?>} : () -> (tensor<*xi64>)
  %t, %t_ctl = AsString(%x) device("/device:CPU:0") name("t") {T = i64, fill = "", precision = -1 : i64, scientific = false, shortest = false, width = -1 : i64} : (tensor<*xi64>) -> (tensor<*x!tf_type.string>)
  %h, %h_ctl = StringToHashBucketFast(%t) device("/device:CPU:0") name("h") {num_buckets = 10 : i64} : (tensor<*x!tf_type.string>) -> (tensor<*xi64>)
  %out, %out_ctl = Neg(%h) device("/device:CPU:0") name("out") {T = i64} : (tensor<*xi64>) -> (tensor<*xi64>)
}

// -----

// C1: no integer.
// CHECK-LABEL: tfg.graph
// CHECK: AsString(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = f32, shape = #tf_type.shape<?>} : () -> (tensor<*xf32>)
  %t, %t_ctl = AsString(%x) device("/device:CPU:0") name("t") {T = f32, fill = "", precision = -1 : i64, scientific = false, shortest = false, width = -1 : i64} : (tensor<*xf32>) -> (tensor<*x!tf_type.string>)
  // expected-remark@+1 {{remap-fuse-hash-bucket: element-type: the operand of AsString is not of a signed integer type}}
  %h, %h_ctl = StringToHashBucketFast(%t) device("/device:CPU:0") name("h") {num_buckets = 10 : i64} : (tensor<*x!tf_type.string>) -> (tensor<*xi64>)
  %out, %out_ctl = Neg(%h) device("/device:CPU:0") name("out") {T = i64} : (tensor<*xi64>) -> (tensor<*xi64>)
}

// -----

// C2: a width.
// CHECK-LABEL: tfg.graph
// CHECK: AsString(
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %x_ctl = Placeholder device("/device:CPU:0") name("x") {dtype = i64, shape = #tf_type.shape<?>} : () -> (tensor<*xi64>)
  %t, %t_ctl = AsString(%x) device("/device:CPU:0") name("t") {T = i64, fill = "", precision = -1 : i64, scientific = false, shortest = false, width = 4 : i64} : (tensor<*xi64>) -> (tensor<*x!tf_type.string>)
  // expected-remark@+1 {{remap-fuse-hash-bucket: attribute: AsString pads the text to a width}}
  %h, %h_ctl = StringToHashBucketFast(%t) device("/device:CPU:0") name("h") {num_buckets = 10 : i64} : (tensor<*x!tf_type.string>) -> (tensor<*xi64>)
  %out, %out_ctl = Neg(%h) device("/device:CPU:0") name("out") {T = i64} : (tensor<*xi64>) -> (tensor<*xi64>)
}
