// RUN: tfuse-opt %s -tf-check-operands -split-input-file -verify-diagnostics

func.func @sizes(%x: tensor<2x3xf32>) -> tensor<*xf32> {
  %sizes = "tf.Const"() {value = dense<[2, -1]> : tensor<2xi32>} : () -> tensor<2xi32>
  // expected-error @+1 {{TensorFlow refuses to run this op: tf.Tile: size -1 is less than 0}}
  %0 = "tf.Tile"(%x, %sizes) : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

func.func @positive_sizes(%x: tensor<1x4x4x8xf32>) -> tensor<*xf32> {
  %sizes = "tf.Const"() {value = dense<[2, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  // expected-error @+1 {{size 0 is less than 1}}
  %0 = "tf.ResizeBilinear"(%x, %sizes) {align_corners = false, half_pixel_centers = false} : (tensor<1x4x4x8xf32>, tensor<2xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

func.func @axes(%x: tensor<2x3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) {
  %last = "tf.Const"() {value = dense<-2> : tensor<i32>} : () -> tensor<i32>
  %axis = "tf.Const"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
  %twice = "tf.Const"() {value = dense<[1, -1]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.Cumsum"(%x, %last) {exclusive = false, reverse = false} : (tensor<2x3xf32>, tensor<i32>) -> tensor<*xf32>
  // expected-error @+1 {{axis 2 is not less than 2}}
  %1 = "tf.Cumsum"(%x, %axis) {exclusive = false, reverse = false} : (tensor<2x3xf32>, tensor<i32>) -> tensor<*xf32>
  // expected-error @+1 {{axis -1 is given twice}}
  %2 = "tf.Sum"(%x, %twice) {keep_dims = false} : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<*xf32>
  return %0, %1, %2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}

// -----

func.func @indices(%x: tensor<2x3xf32>, %unknown: tensor<?x3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) {
  %axis = "tf.Const"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
  %first = "tf.Const"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %indices = "tf.Const"() {value = dense<[0, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %beyond = "tf.Const"() {value = dense<[0, 3]> : tensor<2xi32>} : () -> tensor<2xi32>
  %places = "tf.Const"() {value = dense<[[0, 2], [2, 0]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %0 = "tf.GatherV2"(%x, %indices, %axis) {batch_dims = 0} : (tensor<2x3xf32>, tensor<2xi32>, tensor<i32>) -> tensor<*xf32>
  // expected-error @+1 {{tf.GatherV2: index 3 is not less than 3}}
  %1 = "tf.GatherV2"(%x, %beyond, %axis) {batch_dims = 0} : (tensor<2x3xf32>, tensor<2xi32>, tensor<i32>) -> tensor<*xf32>
  %2 = "tf.GatherV2"(%unknown, %beyond, %first) {batch_dims = 0} : (tensor<?x3xf32>, tensor<2xi32>, tensor<i32>) -> tensor<*xf32>
  // expected-error @+1 {{tf.GatherNd: index 2 is not less than 2}}
  %3 = "tf.GatherNd"(%x, %places) : (tensor<2x3xf32>, tensor<2x2xi32>) -> tensor<*xf32>
  return %0, %1, %2, %3 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}

// -----

func.func @scatter(%x: tensor<2xf32>, %data: tensor<3x2xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %places = "tf.Const"() {value = dense<[[0], [4]]> : tensor<2x1xi32>} : () -> tensor<2x1xi32>
  %shape = "tf.Const"() {value = dense<4> : tensor<1xi32>} : () -> tensor<1xi32>
  %segments = "tf.Const"() {value = dense<[0, -1, 2]> : tensor<3xi32>} : () -> tensor<3xi32>
  %two = "tf.Const"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
  // expected-error @+1 {{tf.ScatterNd: index 4 is not less than 4}}
  %0 = "tf.ScatterNd"(%places, %x, %shape) : (tensor<2x1xi32>, tensor<2xf32>, tensor<1xi32>) -> tensor<*xf32>
  // expected-error @+1 {{tf.UnsortedSegmentSum: segment 2 is not less than 2}}
  %1 = "tf.UnsortedSegmentSum"(%data, %segments, %two) : (tensor<3x2xf32>, tensor<3xi32>, tensor<i32>) -> tensor<*xf32>
  return %0, %1 : tensor<*xf32>, tensor<*xf32>
}

// -----

func.func @others(%x: tensor<3x4xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xcomplex<f32>>) {
  %falling = "tf.Const"() {value = dense<[0, 2, 1]> : tensor<3xi32>} : () -> tensor<3xi32>
  %lengths = "tf.Const"() {value = dense<[4, 0, 5]> : tensor<3xi32>} : () -> tensor<3xi32>
  %paddings = "tf.Const"() {value = dense<[[2, 2], [0, 4]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %five = "tf.Const"() {value = dense<5> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error @+1 {{tf.SegmentSum: the segments are not sorted}}
  %0 = "tf.SegmentSum"(%x, %falling) : (tensor<3x4xf32>, tensor<3xi32>) -> tensor<*xf32>
  // expected-error @+1 {{tf.ReverseSequence: length 5 is not less than 5}}
  %1 = "tf.ReverseSequence"(%x, %lengths) {seq_dim = 1, batch_dim = 0} : (tensor<3x4xf32>, tensor<3xi32>) -> tensor<*xf32>
  %2 = "tf.MirrorPad"(%x, %paddings) {mode = "SYMMETRIC"} : (tensor<3x4xf32>, tensor<2x2xi32>) -> tensor<*xf32>
  // expected-error @+1 {{tf.MirrorPad: padding 4 is not less than 4}}
  %3 = "tf.MirrorPad"(%x, %paddings) {mode = "REFLECT"} : (tensor<3x4xf32>, tensor<2x2xi32>) -> tensor<*xf32>
  // expected-error @+1 {{tf.RFFT: size 5 is not less than 5}}
  %4 = "tf.RFFT"(%x, %five) : (tensor<3x4xf32>, tensor<1xi32>) -> tensor<*xcomplex<f32>>
  return %0, %1, %2, %3, %4 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xcomplex<f32>>
}
