// RUN: tfuse-opt %s -tfg-optimize="optimizers=remap" -o /dev/null
// RUN: tfuse-opt %s -tfg-optimize="optimizers=remap semantics=exact" -o /dev/null
// RUN: tfuse-opt %s -tfg-optimize="optimizers=remap semantics=grappler" -o /dev/null

// Nodes that lack attributes, operands or results, or that form a circle, are
// no reason to crash.

tfg.graph #tf_type.version<producer = 1, min_consumer = 1> {
  %x, %cx = Placeholder device("/device:CPU:0") name("x") {} : () -> (tensor<*xf32>)
  %c, %cc = Conv2D(%x) device("/device:CPU:0") name("c") {} : (tensor<*xf32>) -> (tensor<*xf32>)
  %c2, %cc2 = Conv2D(%x, %x) device("/device:CPU:0") name("c2") {} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %a, %ca = BiasAdd(%c2, %x) device("/device:CPU:0") name("a") {} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %r, %cr = Relu(%a) device("/device:CPU:0") name("r") {} : (tensor<*xf32>) -> (tensor<*xf32>)
  %n, %cn = FusedBatchNormV3(%x, %x, %x, %x, %x) device("/device:CPU:0") name("n") {T = f32, U = f32, data_format = "NHWC", is_training = true} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %q, %cq = Relu(%n) device("/device:CPU:0") name("q") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %s, %cs = Sigmoid() device("/device:CPU:0") name("s") {} : () -> (tensor<*xf32>)
  %m, %cm = Mul(%s, %s) device("/device:CPU:0") name("m") {T = "text"} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %l1, %cl1 = Mul(%l2, %x) device("/device:CPU:0") name("l1") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
  %l2, %cl2 = Sigmoid(%l1) device("/device:CPU:0") name("l2") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}
