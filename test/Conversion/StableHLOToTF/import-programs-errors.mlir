// RUN: not tfuse-opt %s -split-input-file -stablehlo-import-programs 2>&1 | FileCheck %s

// CHECK: error: the program of StableHLO in it cannot be read: it is not MLIR bytecode
// CHECK: hint: export the model again
func.func @text(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.XlaCallModule"(%x) {version = 9 : i64, module = "module {}", Sout = [#tf_type.shape<2>], platforms = ["CPU"]} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: error: the program of StableHLO in it cannot be read: it is MLIR bytecode of version 35, and versions up to 6 are supported
func.func @later(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.XlaCallModule"(%x) {version = 9 : i64, module = "ML\EFR\47StableHLO_v9.0.0\00", Sout = [#tf_type.shape<2>], platforms = ["CPU"]} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: error: XlaCallModule of version 3 is not known; versions 4 to 10 are
func.func @version(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.XlaCallModule"(%x) {version = 3 : i64, module = "ML\EFR", Sout = [#tf_type.shape<2>]} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: error: holds a program of StableHLO that computes '(tensor<2xf32>) -> tensor<2xf32>', and is used as '(tensor<3xf32>) -> tensor<3xf32>'
func.func @shapes(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = "tf.XlaCallModule"(%x) {version = 9 : i64, module = "ML\EFR\0DStableHLO_v1.15.0\00\01\1F\05\01\05\0F\01\03\0B\03\0D\0F\13\17\1B\1F#\03sO\11\017\07\0F\0F\0B\0F\0F\0B\0F#\0B\0F\0B\0B\0B\0F\0B\0B\0B\1B\0B\0F\0F\1B\0B\0F\0F\1B\03\19\0F\0F\0B\0B\0F\13\0B\0B\0B\0B\1F\1F\01\05\0B\0F\03\0D\13\0F\07\17\13\07\02B\02\1F\1D!\05\1D#%\05\13\11\03\05\1D')\05\15\1D/1\03\07\13\15\17\09\19\09\05\17\11\01\00\05\19\05\1B\05\1D\1D\1F\01\05\1F\05!\05#-\07\07\0B\05\E1\05%\15+\05\1D\0D--\07\07\0BEK\05'\153\05\1D\0D5-\07\07\0BEi\1F\0D\01\03\03;\0D\01#\0B\03\03A\0D\03CE\1D)\1D+\1D-\1D/\1F\07\09\00\00\80?\1F\07\09\00\00\00@\01\09\01\02\02)\03\09\09)\01\09\09\11\03\05\03\05)\03\01\0F\1D\04\97\05\01Q\01\11\01\07\04\85\03\01\05\07P\01\03\07\04q\03\0F\1F\03\0B\1D\00\03B\03\05\03\07\03B\03\07\03\07\05F\0B\09\03\05\03\05\09\06\0B\03\05\05\01\07\05F\0F\09\03\05\03\03\0B\06\0F\03\05\05\09\0B\0D\04\03\03\0D\06\03\01\05\01\00\E2\041\0F\0B\0F!%%\13\1D\05\19%)9\13\1F\15\0F\19\11)\19\0F\0B\11builtin\00vhlo\00module\00constant_v1\00broadcast_in_dim_v1\00func_v1\00multiply_v1\00add_v1\00return_v1\00/tmp/jxtiny.py\00<lambda>\00jax.uses_shape_polymorphism\00mhlo.num_partitions\00mhlo.num_replicas\00jit__lambda\00x\00jit(<lambda>)\00<module>\00jit(<lambda>)/mul\00jit(<lambda>)/add\00jax.result_info\00result\00main\00public\00\08!\0B\057\01\0B9=?GI\03K\03M\037", Sout = [#tf_type.shape<3>], platforms = ["CPU"]} : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// CHECK: error: the program of StableHLO in it has no function 'main'
func.func @no_main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.XlaCallModule"(%x) {version = 9 : i64, module = "ML\EFR\0DStableHLO_v1.15.0\00\01\1F\05\01\05\0F\01\03\0B\03\0D\0F\13\17\1B\1F#\03sO\11\017\07\0F\0F\0B\0F\0F\0B\0F#\0B\0F\0B\0B\0B\0F\0B\0B\0B\1B\0B\0F\0F\1B\0B\0F\0F\1B\03\19\0F\0F\0B\0B\0F\13\0B\0B\0B\0B\1F\1F\01\05\0B\0F\03\0D\13\0F\07\17\13\07\02B\02\1F\1D!\05\1D#%\05\13\11\03\05\1D')\05\15\1D/1\03\07\13\15\17\09\19\09\05\17\11\01\00\05\19\05\1B\05\1D\1D\1F\01\05\1F\05!\05#-\07\07\0B\05\E1\05%\15+\05\1D\0D--\07\07\0BEK\05'\153\05\1D\0D5-\07\07\0BEi\1F\0D\01\03\03;\0D\01#\0B\03\03A\0D\03CE\1D)\1D+\1D-\1D/\1F\07\09\00\00\80?\1F\07\09\00\00\00@\01\09\01\02\02)\03\09\09)\01\09\09\11\03\05\03\05)\03\01\0F\1D\04\97\05\01Q\01\11\01\07\04\85\03\01\05\07P\01\03\07\04q\03\0F\1F\03\0B\1D\00\03B\03\05\03\07\03B\03\07\03\07\05F\0B\09\03\05\03\05\09\06\0B\03\05\05\01\07\05F\0F\09\03\05\03\03\0B\06\0F\03\05\05\09\0B\0D\04\03\03\0D\06\03\01\05\01\00\E2\041\0F\0B\0F!%%\13\1D\05\19%)9\13\1F\15\0F\19\11)\19\0F\0B\11builtin\00vhlo\00module\00constant_v1\00broadcast_in_dim_v1\00func_v1\00multiply_v1\00add_v1\00return_v1\00/tmp/jxtiny.py\00<lambda>\00jax.uses_shape_polymorphism\00mhlo.num_partitions\00mhlo.num_replicas\00jit__lambda\00x\00jit(<lambda>)\00<module>\00jit(<lambda>)/mul\00jit(<lambda>)/add\00jax.result_info\00result\00mbin\00public\00\08!\0B\057\01\0B9=?GI\03K\03M\037", Sout = [#tf_type.shape<2>], platforms = ["CPU"]} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
