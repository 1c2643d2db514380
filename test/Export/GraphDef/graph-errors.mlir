// RUN: not tfuse-translate -mlir-to-graphdef -split-input-file %s 2>&1 | FileCheck %s

// CHECK: error: node 'use': Can't export graph with missing op-name: the node uses a 'tfg.Const' without a name
tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %c = Const : () -> (tensor<*xf32>)
  %y, %c1 = Neg(%x) name("use") : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// CHECK: error: function 'f': argument is missing 'tfg.name'
tfg.func @f(%x: tensor<f32>) {
  return
}

// -----

// CHECK: error: function 'f', node 'mine': op 'Mine' is neither registered nor a function
tfg.func @f() -> (tensor<f32> {tfg.name = "y"}) {
  %x, %c = Mine name("mine") : () -> (tensor<f32>)
  return(%x) : tensor<f32>
}
