// RUN: tfuse-opt %s | tfuse-opt | FileCheck %s

// CHECK: func.func private @element_types(
// CHECK-SAME: tensor<!tf_type.string>
// CHECK-SAME: tensor<2x!tf_type.qint8>, tensor<?x!tf_type.qint16>, tensor<*x!tf_type.qint32>
// CHECK-SAME: tensor<!tf_type.quint8>, tensor<!tf_type.quint16>
func.func private @element_types(tensor<!tf_type.string>,
    tensor<2x!tf_type.qint8>, tensor<?x!tf_type.qint16>, tensor<*x!tf_type.qint32>,
    tensor<!tf_type.quint8>, tensor<!tf_type.quint16>)

// CHECK: func.func private @handles(
// CHECK-SAME: tensor<!tf_type.resource>, tensor<*x!tf_type.resource<tensor<2x?xf32>>>
// CHECK-SAME: tensor<!tf_type.variant>, tensor<!tf_type.variant<tensor<*x!tf_type.string>>>
// CHECK-SAME: tensor<!tf_type.resource<tensor<f32>, tensor<3x!tf_type.qint8>>>
func.func private @handles(tensor<!tf_type.resource>, tensor<*x!tf_type.resource<tensor<2x?xf32>>>,
    tensor<!tf_type.variant>, tensor<!tf_type.variant<tensor<*x!tf_type.string>>>,
    tensor<!tf_type.resource<tensor<f32>, tensor<3x!tf_type.qint8>>>)

// CHECK: func.func private @graph_types(!tf_type.control, !tf_type.tensor)
func.func private @graph_types(!tf_type.control, !tf_type.tensor)

// CHECK: func.func private @float_refs(
// CHECK-SAME: !tf_type.f32ref, !tf_type.f64ref, !tf_type.halfref, !tf_type.bfloat16ref
// CHECK-SAME: !tf_type.float8e5m2ref, !tf_type.float8e4m3fnref
// CHECK-SAME: !tf_type.float8e4m3fnuzref, !tf_type.float8e4m3b11fnuzref, !tf_type.float8e5m2fnuzref
// CHECK-SAME: !tf_type.complex64ref, !tf_type.complex128ref
func.func private @float_refs(!tf_type.f32ref, !tf_type.f64ref, !tf_type.halfref, !tf_type.bfloat16ref,
    !tf_type.float8e5m2ref, !tf_type.float8e4m3fnref,
    !tf_type.float8e4m3fnuzref, !tf_type.float8e4m3b11fnuzref, !tf_type.float8e5m2fnuzref,
    !tf_type.complex64ref, !tf_type.complex128ref)

// CHECK: func.func private @integer_refs(
// CHECK-SAME: !tf_type.boolref, !tf_type.int4ref, !tf_type.uint4ref, !tf_type.int8ref, !tf_type.uint8ref
// CHECK-SAME: !tf_type.int16ref, !tf_type.uint16ref, !tf_type.int32ref, !tf_type.uint32ref
// CHECK-SAME: !tf_type.int64ref, !tf_type.uint64ref
func.func private @integer_refs(!tf_type.boolref, !tf_type.int4ref, !tf_type.uint4ref, !tf_type.int8ref, !tf_type.uint8ref,
    !tf_type.int16ref, !tf_type.uint16ref, !tf_type.int32ref, !tf_type.uint32ref,
    !tf_type.int64ref, !tf_type.uint64ref)

// CHECK: func.func private @other_refs(
// CHECK-SAME: tensor<3x!tf_type.stringref>, tensor<!tf_type.resourceref>, !tf_type.variantref
// CHECK-SAME: !tf_type.qint8ref, !tf_type.qint16ref, !tf_type.qint32ref, !tf_type.quint8ref, !tf_type.quint16ref
func.func private @other_refs(tensor<3x!tf_type.stringref>, tensor<!tf_type.resourceref>, !tf_type.variantref,
    !tf_type.qint8ref, !tf_type.qint16ref, !tf_type.qint32ref, !tf_type.quint8ref, !tf_type.quint16ref)
