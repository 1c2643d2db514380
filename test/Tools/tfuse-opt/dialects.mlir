// RUN: tfuse-opt --show-dialects | FileCheck %s
// RUN: tfuse-opt --help | FileCheck %s --check-prefix=PASSES

// CHECK: Available Dialects:
// CHECK-SAME: arith
// CHECK-SAME: func
// CHECK-SAME: ml_program
// CHECK-SAME: quant
// CHECK-SAME: tf,tf_device,tf_executor,tf_saved_model,tf_type,tfg,tfl

// PASSES-DAG: --canonicalize
// PASSES-DAG: --cse
// PASSES-DAG: --inline
// PASSES-DAG: --sccp
// PASSES-DAG: --symbol-dce
