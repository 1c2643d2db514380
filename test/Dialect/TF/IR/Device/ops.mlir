// RUN: tfuse-opt %s | tfuse-opt | FileCheck %s

// CHECK-LABEL: @regions
func.func @regions(%x: tensor<f32>) -> tensor<f32> {
  // CHECK: "tf_device.cluster"() <{policy = "p"}> ({
  // CHECK:   "tf.Relu"
  // CHECK:   tf_device.return %{{.*}} : tensor<f32>
  // CHECK: }) {_tpu_replicate = "c"} : () -> tensor<f32>
  %0 = "tf_device.cluster"() ({
    %1 = "tf.Relu"(%x) : (tensor<f32>) -> tensor<f32>
    tf_device.return %1 : tensor<f32>
  }) {policy = "p", _tpu_replicate = "c"} : () -> tensor<f32>
  // CHECK: "tf_device.parallel_execute"() ({
  // CHECK:   "tf_device.launch"() <{device = "/device:CPU:0"}> ({
  // CHECK:     tf_device.return{{ *$}}
  // CHECK:   tf_device.return {note} %{{.*}} : tensor<f32>
  %2 = "tf_device.parallel_execute"() ({
    "tf_device.launch"() ({
      tf_device.return
    }) {device = "/device:CPU:0"} : () -> ()
    tf_device.return {note} %0 : tensor<f32>
  }, {
    tf_device.return
  }) : () -> tensor<f32>
  return %2 : tensor<f32>
}

// CHECK-LABEL: @functions
func.func @functions(%x: tensor<f32>) {
  // CHECK: "tf_device.cluster_func"(%{{.*}}) <{func = @f}> : (tensor<f32>) -> tensor<f32>
  %0 = "tf_device.cluster_func"(%x) {func = @f} : (tensor<f32>) -> tensor<f32>
  // CHECK: "tf_device.launch_func"(%{{.*}}) <{device = "d", func = @f}> : (tensor<f32>) -> tensor<f32>
  %1 = "tf_device.launch_func"(%x) {device = "d", func = @f} : (tensor<f32>) -> tensor<f32>
  return
}
func.func private @f(tensor<f32>) -> tensor<f32>
