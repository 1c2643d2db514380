// RUN: tfuse-opt --split-input-file --tfg-shape-inference %s | FileCheck %s

// A shape is read, computed on, and used as a shape again.

// CHECK-LABEL: tfg.graph
tfg.graph #tf_type.version<producer = 1010, min_consumer = 0> {
  // CHECK: Placeholder{{.*}} -> (tensor<?x4x5xf32>)
  %x, %cx = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<?x4x5>} : () -> (tensor<*xf32>)
  // CHECK: Shape{{.*}} -> (tensor<3xi32>)
  %s, %cs = Shape(%x) name("s") {T = f32, out_type = i32} : (tensor<*xf32>) -> (tensor<*xi32>)
  %zero, %c0 = Const name("zero") {dtype = i32, value = dense<0> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %one, %c1 = Const name("one") {dtype = i32, value = dense<1> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %batch, %cb = StridedSlice(%s, %zero, %one, %one) name("batch") {Index = i32, T = i32, begin_mask = 0 : i64, ellipsis_mask = 0 : i64, end_mask = 0 : i64, new_axis_mask = 0 : i64, shrink_axis_mask = 1 : i64} : (tensor<*xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  %twenty, %c20 = Const name("twenty") {dtype = i32, value = dense<20> : tensor<i32>} : () -> (tensor<i32>)
  %to, %ct = Pack(%batch, %twenty) name("to") {N = 2 : i64, T = i32, axis = 0 : i64} : (tensor<*xi32>, tensor<i32>) -> (tensor<*xi32>)
  // CHECK: Reshape{{.*}} -> (tensor<?x20xf32>)
  %r, %cr = Reshape(%x, %to) name("r") {T = f32, Tshape = i32} : (tensor<*xf32>, tensor<*xi32>) -> (tensor<*xf32>)
}

// -----

// A TensorFlow 1 loop: one loop-carried value keeps its shape, the other grows.

// CHECK-LABEL: tfg.graph
tfg.graph #tf_type.version<producer = 1010, min_consumer = 0> {
  %x, %cx = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<*xf32>)
  %axis, %ca = Const name("axis") {dtype = i32, value = dense<1> : tensor<i32>} : () -> (tensor<i32>)
  %p, %cp = Placeholder name("p") {dtype = i1, shape = #tf_type.shape<>} : () -> (tensor<i1>)
  // CHECK: Enter{{.*}} -> (tensor<2x3xf32>)
  %e, %ce = Enter(%x) name("e") {T = f32, frame_name = "loop", is_constant = false, parallel_iterations = 10 : i64} : (tensor<*xf32>) -> (tensor<*xf32>)
  %f, %cf = Enter(%x) name("f") {T = f32, frame_name = "loop", is_constant = false, parallel_iterations = 10 : i64} : (tensor<*xf32>) -> (tensor<*xf32>)
  // CHECK: Merge{{.*}} name("m") {{.*}} -> (tensor<2x3xf32>, tensor<i32>)
  %m:2, %cm = Merge(%e, %n) name("m") {N = 2 : i64, T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi32>)
  // CHECK: Merge{{.*}} name("g") {{.*}} -> (tensor<2x?xf32>, tensor<i32>)
  %g:2, %cg = Merge(%f, %o) name("g") {N = 2 : i64, T = f32} : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi32>)
  %pe, %cpe = Enter(%p) name("pe") {T = i1, frame_name = "loop", is_constant = true, parallel_iterations = 10 : i64} : (tensor<i1>) -> (tensor<*xi1>)
  %l, %cl = LoopCond(%pe) name("l") : (tensor<*xi1>) -> (tensor<*xi1>)
  %s:2, %cs = Switch(%m#0, %l) name("s") {T = f32} : (tensor<*xf32>, tensor<*xi1>) -> (tensor<*xf32>, tensor<*xf32>)
  %t:2, %ct = Switch(%g#0, %l) name("t") {T = f32} : (tensor<*xf32>, tensor<*xi1>) -> (tensor<*xf32>, tensor<*xf32>)
  %a, %caa = Relu(%s#1) name("a") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %ae, %cae = Enter(%axis) name("ae") {T = i32, frame_name = "loop", is_constant = true, parallel_iterations = 10 : i64} : (tensor<i32>) -> (tensor<*xi32>)
  %b, %cb = ConcatV2(%t#1, %a, %ae) name("b") {N = 2 : i64, T = f32, Tidx = i32} : (tensor<*xf32>, tensor<*xf32>, tensor<*xi32>) -> (tensor<*xf32>)
  %n, %cn = NextIteration(%a) name("n") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  %o, %co = NextIteration(%b) name("o") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  // CHECK: Exit{{.*}} -> (tensor<2x3xf32>)
  %x1, %cx1 = Exit(%s#0) name("x1") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  // CHECK: Exit{{.*}} -> (tensor<2x?xf32>)
  %x2, %cx2 = Exit(%t#0) name("x2") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// -----

// A function is analyzed for each call; its argument types cover all calls.

// CHECK-LABEL: tfg.graph
tfg.graph #tf_type.version<producer = 1010, min_consumer = 0> {
  %x, %cx = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<*xf32>)
  %y, %cy = Placeholder name("y") {dtype = f32, shape = #tf_type.shape<4x?>} : () -> (tensor<*xf32>)
  // CHECK: PartitionedCall{{.*}} name("a") {{.*}} -> (tensor<2x3xf32>)
  %a, %ca = PartitionedCall(%x) name("a") {Tin = [f32], Tout = [f32], f = #tf_type.func<@f, {}>} : (tensor<*xf32>) -> (tensor<*xf32>)
  // CHECK: PartitionedCall{{.*}} name("b") {{.*}} -> (tensor<4x?xf32>)
  %b, %cb = PartitionedCall(%y) name("b") {Tin = [f32], Tout = [f32], f = #tf_type.func<@f, {}>} : (tensor<*xf32>) -> (tensor<*xf32>)
}

// CHECK-LABEL: tfg.func @f
// CHECK-NEXT: -> (tensor<*xf32>
tfg.func @f(%a: tensor<*xf32> {tfg.name = "a"}) -> (tensor<*xf32> {tfg.name = "r"}) {
  %r, %cr = Relu(%a) name("r") {T = f32} : (tensor<*xf32>) -> (tensor<*xf32>)
  return(%r) : tensor<*xf32>
}

// -----

// The body of a functional loop may change the shapes of loop-carried values.

// CHECK-LABEL: tfg.graph
tfg.graph #tf_type.version<producer = 1010, min_consumer = 0> {
  %x, %cx = Placeholder name("x") {dtype = f32, shape = #tf_type.shape<2x3>} : () -> (tensor<*xf32>)
  // CHECK: While{{.*}} name("w") {{.*}} -> (tensor<2x?xf32>)
  %w, %cw = While(%x) name("w") {T = [f32], body = #tf_type.func<@body, {}>, cond = #tf_type.func<@cond, {}>} : (tensor<*xf32>) -> (tensor<*xf32>)
}
tfg.func @cond(%a: tensor<*xf32> {tfg.name = "a"}) -> (tensor<*xi1> {tfg.name = "r"}) {
  %t, %ct = Const name("t") {dtype = i1, value = dense<true> : tensor<i1>} : () -> (tensor<*xi1>)
  return(%t) : tensor<*xi1>
}
tfg.func @body(%a: tensor<*xf32> {tfg.name = "a"}) -> (tensor<*xf32> {tfg.name = "r"}) {
  %axis, %ca = Const name("axis") {dtype = i32, value = dense<1> : tensor<i32>} : () -> (tensor<i32>)
  %r, %cr = ConcatV2(%a, %a, %axis) name("r") {N = 2 : i64, T = f32, Tidx = i32} : (tensor<*xf32>, tensor<*xf32>, tensor<i32>) -> (tensor<*xf32>)
  return(%r) : tensor<*xf32>
}
