// RUN: tfuse-opt %s -stablehlo-import-programs | FileCheck %s

// The bytes are the serialized jax.export of x * 2 + 1. The module already has
// a function of the same name.
// CHECK-LABEL: func.func @main(
// CHECK: "tf.PartitionedCall"(%arg0) <{f = @main_0}>
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.XlaCallModule"(%x) {version = 9 : i64, module = "ML\EFR\0DStableHLO_v1.15.0\00\01\1F\05\01\05\0F\01\03\0B\03\0D\0F\13\17\1B\1F#\03sO\11\017\07\0F\0F\0B\0F\0F\0B\0F#\0B\0F\0B\0B\0B\0F\0B\0B\0B\1B\0B\0F\0F\1B\0B\0F\0F\1B\03\19\0F\0F\0B\0B\0F\13\0B\0B\0B\0B\1F\1F\01\05\0B\0F\03\0D\13\0F\07\17\13\07\02B\02\1F\1D!\05\1D#%\05\13\11\03\05\1D')\05\15\1D/1\03\07\13\15\17\09\19\09\05\17\11\01\00\05\19\05\1B\05\1D\1D\1F\01\05\1F\05!\05#-\07\07\0B\05\E1\05%\15+\05\1D\0D--\07\07\0BEK\05'\153\05\1D\0D5-\07\07\0BEi\1F\0D\01\03\03;\0D\01#\0B\03\03A\0D\03CE\1D)\1D+\1D-\1D/\1F\07\09\00\00\80?\1F\07\09\00\00\00@\01\09\01\02\02)\03\09\09)\01\09\09\11\03\05\03\05)\03\01\0F\1D\04\97\05\01Q\01\11\01\07\04\85\03\01\05\07P\01\03\07\04q\03\0F\1F\03\0B\1D\00\03B\03\05\03\07\03B\03\07\03\07\05F\0B\09\03\05\03\05\09\06\0B\03\05\05\01\07\05F\0F\09\03\05\03\03\0B\06\0F\03\05\05\09\0B\0D\04\03\03\0D\06\03\01\05\01\00\E2\041\0F\0B\0F!%%\13\1D\05\19%)9\13\1F\15\0F\19\11)\19\0F\0B\11builtin\00vhlo\00module\00constant_v1\00broadcast_in_dim_v1\00func_v1\00multiply_v1\00add_v1\00return_v1\00/tmp/jxtiny.py\00<lambda>\00jax.uses_shape_polymorphism\00mhlo.num_partitions\00mhlo.num_replicas\00jit__lambda\00x\00jit(<lambda>)\00<module>\00jit(<lambda>)/mul\00jit(<lambda>)/add\00jax.result_info\00result\00main\00public\00\08!\0B\057\01\0B9=?GI\03K\03M\037", Sout = [#tf_type.shape<2>], platforms = ["CPU"]} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func.func @dynamic(
// CHECK: "tf.PartitionedCall"(%arg0) <{f = @[[SECOND:.+]]}> : (tensor<?xf32>) -> tensor<*xf32>
func.func @dynamic(%x: tensor<?xf32>) -> tensor<*xf32> {
  %0 = "tf.XlaCallModule"(%x) {version = 9 : i64, module = "ML\EFR\0DStableHLO_v1.15.0\00\01\1F\05\01\05\0F\01\03\0B\03\0D\0F\13\17\1B\1F#\03sO\11\017\07\0F\0F\0B\0F\0F\0B\0F#\0B\0F\0B\0B\0B\0F\0B\0B\0B\1B\0B\0F\0F\1B\0B\0F\0F\1B\03\19\0F\0F\0B\0B\0F\13\0B\0B\0B\0B\1F\1F\01\05\0B\0F\03\0D\13\0F\07\17\13\07\02B\02\1F\1D!\05\1D#%\05\13\11\03\05\1D')\05\15\1D/1\03\07\13\15\17\09\19\09\05\17\11\01\00\05\19\05\1B\05\1D\1D\1F\01\05\1F\05!\05#-\07\07\0B\05\E1\05%\15+\05\1D\0D--\07\07\0BEK\05'\153\05\1D\0D5-\07\07\0BEi\1F\0D\01\03\03;\0D\01#\0B\03\03A\0D\03CE\1D)\1D+\1D-\1D/\1F\07\09\00\00\80?\1F\07\09\00\00\00@\01\09\01\02\02)\03\09\09)\01\09\09\11\03\05\03\05)\03\01\0F\1D\04\97\05\01Q\01\11\01\07\04\85\03\01\05\07P\01\03\07\04q\03\0F\1F\03\0B\1D\00\03B\03\05\03\07\03B\03\07\03\07\05F\0B\09\03\05\03\05\09\06\0B\03\05\05\01\07\05F\0F\09\03\05\03\03\0B\06\0F\03\05\05\09\0B\0D\04\03\03\0D\06\03\01\05\01\00\E2\041\0F\0B\0F!%%\13\1D\05\19%)9\13\1F\15\0F\19\11)\19\0F\0B\11builtin\00vhlo\00module\00constant_v1\00broadcast_in_dim_v1\00func_v1\00multiply_v1\00add_v1\00return_v1\00/tmp/jxtiny.py\00<lambda>\00jax.uses_shape_polymorphism\00mhlo.num_partitions\00mhlo.num_replicas\00jit__lambda\00x\00jit(<lambda>)\00<module>\00jit(<lambda>)/mul\00jit(<lambda>)/add\00jax.result_info\00result\00main\00public\00\08!\0B\057\01\0B9=?GI\03K\03M\037", Sout = [#tf_type.shape<*>], platforms = ["CPU"]} : (tensor<?xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// The first argument of a program for several platforms selects the platform.
// CHECK-LABEL: func.func @platforms(
func.func @platforms(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "tf.XlaCallModule"(%x) {version = 9 : i64, module = "ML\EFR\0DStableHLO_v1.15.0\00\01\1D\05\01\05\0D\01\03\0B\03\0B\0F\13\17\1B\1F\03qI\15\01-\07\0F\0F\0F\0B\0F#\0B\0F\0B\0B\0B\0F\0B\0B\0B\1B\0B\0F\0F\0B\1B\03\1D\13\13\0B\0B\0B\0B\0F\13\0B\0B\0B\0B\1F\0F\01\05\0B\0F\03\11\13\0F\07\0F\1B\07\13\07\02\1A\02\1F\11\03\05\1D\1D\07\1D\1F!\05\11\1D#%\03\07\0F\11\13\03\15\03\05\13\11\01\01\05\15\05\17\05\19\1D\1B\01\05\1B\05\1D\05\1F-\09\07\17\05\D1\05!\15'\07\1D)+\05#-\09\07\17EK\03\05/5\0D\0313\1D%\1D'\0D\01#\0D\03\03;\0D\03=?\1D)\1D+\1D-\1D/\1F\0B\09\00\00\00@\1F\11\01\01\09\01\02\02)\03\09\09)\01\0F\09)\01\09\11\05\07\05\03\05\1B)\03\01\13\1D\04m\05\01Q\01\0D\01\07\04[\03\01\05\03P\01\03\07\04G\03\0B\13\05\0D\0B\19\00\05B\05\05\03\0B\07F\0B\07\03\05\03\05\09\06\0B\03\05\05\03\07\0B\04\05\03\09\06\03\01\05\01\00\0E\051\0F\0B\0F!!)\13%\13\1D\05\19%)9\1F\15\19)\19\11\0F\0B\11builtin\00vhlo\00module\00func_v1\00constant_v1\00broadcast_in_dim_v1\00multiply_v1\00return_v1\00/tmp/jxtiny.py\00jax.uses_shape_polymorphism\00mhlo.num_partitions\00mhlo.num_replicas\00jit__lambda\00x\00jit(<lambda>)\00<module>\00jit(<lambda>)/mul\00<lambda>\00jax.global_constant\00_platform_index\00jax.result_info\00result\00main\00public\00\08\1D\09\05/\01\0B-79AC\03E\03G", Sout = [#tf_type.shape<2>], platforms = ["CUDA", "CPU"]} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: func.func private @main_0(%arg0: tensor<2xf32>) -> tensor<2xf32>
// CHECK: "stablehlo.multiply"(%arg0,
// CHECK: "stablehlo.add"

// CHECK: func.func private @[[SECOND]](

// CHECK: func.func private @main_{{.*}}(%arg0: tensor<2xf32>) -> tensor<2xf32>
// CHECK: stablehlo.constant dense<1> : tensor<i32>
