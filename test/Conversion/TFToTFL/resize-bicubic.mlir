// RUN: tfuse-opt %s -tfl-legalize-tf=diagnose=true | FileCheck %s

// Four rows, then four columns, each with its weights.
// CHECK-LABEL: @twice
// CHECK-COUNT-4: "tfl.gather"({{%.*}}) <{axis = 1 : i32{{.*}}}> : (tensor<?x3x4x2xf32>, tensor<6xi32>) -> tensor<?x6x4x2xf32>
// CHECK: tfl.add {{.*}} : tensor<?x6x4x2xf32>
// CHECK-COUNT-4: "tfl.gather"({{%.*}}) <{axis = 2 : i32{{.*}}}> : (tensor<?x6x4x2xf32>, tensor<8xi32>) -> tensor<?x6x8x2xf32>
// CHECK: %[[R:.*]] = tfl.add {{.*}} : tensor<?x6x8x2xf32>
// CHECK-NEXT: return %[[R]]
func.func @twice(%x: tensor<?x3x4x2xf32>) -> tensor<?x6x8x2xf32> {
  %size = "tf.Const"() {value = dense<[6, 8]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.ResizeBicubic"(%x, %size) {half_pixel_centers = true} : (tensor<?x3x4x2xf32>, tensor<2xi32>) -> tensor<?x6x8x2xf32>
  return %0 : tensor<?x6x8x2xf32>
}

// Other types are cast: the result is float32.
// CHECK-LABEL: @bytes
// CHECK: "tfl.cast"(%arg0) : (tensor<1x3x4x2xui8>) -> tensor<1x3x4x2xf32>
// CHECK: "tfl.gather"
func.func @bytes(%x: tensor<1x3x4x2xui8>) -> tensor<1x6x8x2xf32> {
  %size = "tf.Const"() {value = dense<[6, 8]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tf.ResizeBicubic"(%x, %size) {align_corners = true} : (tensor<1x3x4x2xui8>, tensor<2xi32>) -> tensor<1x6x8x2xf32>
  return %0 : tensor<1x6x8x2xf32>
}
