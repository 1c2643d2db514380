// RUN: not tfuse-opt %s -split-input-file "-tfl-legalize-tf=diagnose=true" 2>&1 | FileCheck %s

// CHECK: cannot lower tf.XlaCallModule: it holds a program of StableHLO (StableHLO_v1.0.0) instead of TensorFlow ops
// CHECK: export the model with TensorFlow ops: jax2tf.convert(f, native_serialization=False, enable_xla=False)
func.func @producer(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.XlaCallModule"(%x) {version = 9 : i64, module = "ML\EFR\0DStableHLO_v1.0.0\00\1F", Sout = [#tf_type.shape<2>], Tin = [f32], Tout = [f32]} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: cannot lower tf.XlaCallModule: it holds a program of StableHLO instead of TensorFlow ops
func.func @no_bytecode(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.XlaCallModule"(%x) {version = 9 : i64, module = "ML\EFR", Sout = [#tf_type.shape<2>], Tin = [f32], Tout = [f32]} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
