//===- TFOpTest.cpp - Creating, reading and changing tf ops ---------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Verifier.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tfuse;

namespace {

class TFOpTest : public testing::Test {
protected:
  TFOpTest() : builder(&context), loc(builder.getUnknownLoc()) {
    context.loadDialect<tf::TFDialect, arith::ArithDialect>();
    module = ModuleOp::create(loc);
    builder.setInsertionPointToStart(module->getBody());
  }

  NamedAttribute attr(StringRef name, Attribute value) {
    return builder.getNamedAttr(name, value);
  }
  Type tensor(ArrayRef<int64_t> shape, Type element) {
    return RankedTensorType::get(shape, element);
  }
  Type f32(ArrayRef<int64_t> shape = {}) {
    return tensor(shape, builder.getF32Type());
  }
  Type i32(ArrayRef<int64_t> shape = {}) {
    return tensor(shape, builder.getI32Type());
  }
  Value placeholder(Type type) {
    return tf::createOp(builder, loc, "Placeholder", type, {})->getResult(0);
  }
  Operation *conv(ArrayRef<NamedAttribute> more = {}) {
    SmallVector<NamedAttribute> attrs(more);
    attrs.push_back(attr("strides", builder.getI64ArrayAttr({1, 2, 2, 1})));
    attrs.push_back(attr("padding", builder.getStringAttr("SAME")));
    return tf::createOp(
        builder, loc, "Conv2D", f32({1, 4, 4, 8}),
        {placeholder(f32({1, 8, 8, 3})), placeholder(f32({3, 3, 3, 8}))},
        attrs);
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder;
  Location loc;
  OwningOpRef<ModuleOp> module;
};

TEST_F(TFOpTest, NamesAndDefinitions) {
  Operation *op = conv();
  EXPECT_EQ(tf::opName(op), "Conv2D");
  EXPECT_TRUE(tf::isa(op, "Conv2D"));
  EXPECT_TRUE(tf::isa(op, "Conv3D", "Conv2D"));
  EXPECT_FALSE(tf::isa(op, "Conv"));
  EXPECT_FALSE(tf::isa(op, "Conv3D", "MatMul"));
  EXPECT_FALSE(tf::isa(static_cast<Operation *>(nullptr), "Conv2D"));
  EXPECT_EQ(tf::opName(module->getOperation()), "");
  ASSERT_TRUE(tf::getOpDef(op));
  EXPECT_EQ(tf::getOpDef(op)->name(), "Conv2D");
  EXPECT_EQ(*tf::getOpDef(op), *OpRegistry::builtin().lookup("Conv2D"));

  Operation *unknown = tf::createOp(builder, loc, "MyOp", {}, {});
  EXPECT_EQ(tf::opName(unknown), "MyOp");
  EXPECT_FALSE(tf::getOpDef(unknown));
  EXPECT_FALSE(tf::getOpDef(module->getOperation()));
}

/// Every op of the table finds its own definition by its TypeID.
TEST_F(TFOpTest, EveryOpIsRegistered) {
  unsigned registered = 0;
  for (OpDefView def : builtinOps()) {
    OperationName name(("tf." + def.name()).str(), &context);
    if (!name.isRegistered())
      continue; // Of TensorFlow's own tests.
    ++registered;
    std::optional<OpDefView> found = tf::getOpDef(name);
    ASSERT_TRUE(found) << def.name().str();
    EXPECT_EQ(*found, def) << def.name().str();
  }
  EXPECT_GT(registered, 1700u);
  for (StringRef name : {"tf.IfRegion", "tf.WhileRegion", "tf.CaseRegion",
                         "tf.Yield", "tf.LegacyCall"})
    EXPECT_TRUE(OperationName(name, &context).isRegistered()) << name.str();
}

TEST_F(TFOpTest, PropertiesAndDiscardableAttributes) {
  Operation *op = conv({attr("device", builder.getStringAttr("/cpu:0")),
                        attr("T", TypeAttr::get(builder.getF32Type()))});
  auto properties = cast<DictionaryAttr>(op->getPropertiesAsAttribute());
  EXPECT_EQ(properties.size(), 2u);
  EXPECT_TRUE(properties.get("padding"));
  EXPECT_TRUE(op->getDiscardableAttr("device"));
  EXPECT_TRUE(op->getDiscardableAttr("T"));
  EXPECT_EQ(op->getAttrs().size(), 4u);

  // setAttr and removeAttr change the property, not a discardable attribute.
  op->setAttr("data_format", builder.getStringAttr("NCHW"));
  EXPECT_EQ(tf::getString(op, "data_format"), "NCHW");
  EXPECT_FALSE(op->getDiscardableAttr("data_format"));
  op->removeAttr("data_format");
  EXPECT_FALSE(op->getAttr("data_format"));
  EXPECT_EQ(tf::getString(op, "data_format"), "NHWC");
  op->setAttr("note", builder.getUnitAttr());
  EXPECT_TRUE(op->getDiscardableAttr("note"));

  Operation *clone = op->clone();
  EXPECT_EQ(clone->getAttrDictionary(), op->getAttrDictionary());
  clone->setAttr("padding", builder.getStringAttr("VALID"));
  EXPECT_EQ(tf::getString(op, "padding"), "SAME");
  clone->destroy();
}

TEST_F(TFOpTest, AttributesGivenInOneList) {
  OperationState state(loc, "tf.MatMul");
  Value x = placeholder(f32({2, 2}));
  state.addOperands({x, x});
  state.addTypes(f32({2, 2}));
  state.addAttribute("transpose_a", builder.getBoolAttr(true));
  state.addAttribute("device", builder.getStringAttr(""));
  Operation *op = builder.create(state);
  EXPECT_EQ(cast<DictionaryAttr>(op->getPropertiesAsAttribute()).size(), 1u);
  EXPECT_TRUE(op->getDiscardableAttr("device"));
  EXPECT_EQ(tf::getBool(op, "transpose_a"), true);
}

TEST_F(TFOpTest, Defaults) {
  Operation *op = conv();
  EXPECT_FALSE(op->getAttr("dilations"));
  EXPECT_EQ(tf::getInts(op, "dilations"), SmallVector<int64_t>({1, 1, 1, 1}));
  EXPECT_EQ(tf::getInts(op, "strides"), SmallVector<int64_t>({1, 2, 2, 1}));
  EXPECT_EQ(tf::getInts(op, "explicit_paddings"), SmallVector<int64_t>());
  EXPECT_EQ(tf::getBool(op, "use_cudnn_on_gpu"), true);
  EXPECT_FALSE(tf::getAttr(op, "no_such_attribute"));
  // Getters return nothing for an attribute of another kind.
  EXPECT_FALSE(tf::getInt(op, "padding"));
  EXPECT_FALSE(tf::getInts(op, "padding"));
  EXPECT_FALSE(tf::getAttr<IntegerAttr>(op, "padding"));

  tf::addDefaultAttrs(op);
  EXPECT_EQ(op->getAttr("dilations"), builder.getI64ArrayAttr({1, 1, 1, 1}));
  EXPECT_EQ(op->getAttr("data_format"), builder.getStringAttr("NHWC"));
  EXPECT_EQ(op->getAttr("strides"), builder.getI64ArrayAttr({1, 2, 2, 1}));
  EXPECT_TRUE(succeeded(verify(op)));
}

/// Each kind of default, from ops that have one.
TEST_F(TFOpTest, DefaultsOfEveryKind) {
  auto value = [&](StringRef op, StringRef name) {
    return tf::getDefault(&context,
                          *OpRegistry::builtin().lookup(op)->attr(name));
  };
  EXPECT_EQ(value("FusedBatchNormV3", "epsilon"),
            builder.getF32FloatAttr(1e-4f));
  EXPECT_EQ(value("While", "parallel_iterations"),
            builder.getI64IntegerAttr(10));
  EXPECT_EQ(value("Shape", "out_type"), TypeAttr::get(builder.getI32Type()));
  EXPECT_EQ(value("VarHandleOp", "container"), builder.getStringAttr(""));
  EXPECT_EQ(value("Placeholder", "shape"),
            tf_type::ShapeAttr::get(&context, std::nullopt));
  EXPECT_EQ(value("If", "output_shapes"), builder.getArrayAttr({}));
  EXPECT_EQ(value("Conv2D", "padding"), Attribute());
}

/// Every default in the tables must pass the verifier.
TEST_F(TFOpTest, EveryDefaultIsAnAttribute) {
  for (OpDefView def : builtinOps())
    for (AttrView attr : def.attrs())
      if (attr.hasDefault() && attr.type() != AttrType::ListFunc)
        EXPECT_TRUE(tf::getDefault(&context, attr))
            << def.name().str() << "." << attr.name().str();
}

TEST_F(TFOpTest, DerivedAttributes) {
  Value a = placeholder(f32({2})), b = placeholder(f32({3}));
  Value axis = placeholder(i32());
  Operation *op =
      tf::createOp(builder, loc, "ConcatV2", f32({5}), {a, b, axis});
  EXPECT_EQ(tf::getInt(op, "N"), 2);
  EXPECT_EQ(tf::getType(op, "T"), builder.getF32Type());
  EXPECT_EQ(tf::getType(op, "Tidx"), builder.getI32Type());
  // The derived type takes precedence over a discardable attribute T.
  op->setAttr("T", builder.getStringAttr("tfdtype$DT_FLOAT"));
  EXPECT_EQ(tf::getType(op, "T"), builder.getF32Type());

  Operation *identityN =
      tf::createOp(builder, loc, "IdentityN", {f32({2}), i32()}, {a, axis});
  EXPECT_EQ(
      tf::getAttr(identityN, "T"),
      builder.getTypeArrayAttr({builder.getF32Type(), builder.getI32Type()}));

  // Types derived from the result alone, and from reference types without their
  // subtypes.
  Operation *cast = tf::createOp(builder, loc, "Cast", i32({2}), a);
  EXPECT_EQ(tf::getType(cast, "DstT"), builder.getI32Type());
  Type ref = tensor({2}, tf_type::RefType::get(builder.getF32Type()));
  Operation *assign =
      tf::createOp(builder, loc, "Assign", ref, {placeholder(ref), a});
  EXPECT_EQ(tf::getType(assign, "T"), builder.getF32Type());
}

TEST_F(TFOpTest, AttributesOfHandles) {
  auto subtype = RankedTensorType::get({2, 3}, builder.getF32Type());
  Type handle = tensor({}, tf_type::ResourceType::get(&context, {subtype}));
  Operation *var =
      tf::createOp(builder, loc, "VarHandleOp", handle, {},
                   {attr("shared_name", builder.getStringAttr("v"))});
  EXPECT_EQ(tf::getType(var, "dtype"), builder.getF32Type());
  EXPECT_EQ(tf::getAttr(var, "shape"), tf_type::ShapeAttr::get(subtype));
  EXPECT_TRUE(succeeded(verify(var)));

  Type list = tensor({}, tf_type::VariantType::get(&context, {subtype}));
  Value one = placeholder(i32());
  Operation *reserve =
      tf::createOp(builder, loc, "TensorListReserve", list, {one, one});
  EXPECT_EQ(tf::getType(reserve, "element_dtype"), builder.getF32Type());
  EXPECT_EQ(tf::getType(reserve, "shape_type"), builder.getI32Type());
}

TEST_F(TFOpTest, InherentAndDerived) {
  OpDefView conv = *OpRegistry::builtin().lookup("Conv2D");
  EXPECT_TRUE(tf::isInherentAttr(conv, "padding"));
  EXPECT_FALSE(tf::isInherentAttr(conv, "T"));
  EXPECT_TRUE(tf::isDerivedAttr(conv, "T"));
  EXPECT_FALSE(tf::isDerivedAttr(conv, "padding"));
  EXPECT_FALSE(tf::isInherentAttr(conv, "device"));
  EXPECT_FALSE(tf::isDerivedAttr(conv, "device"));
  OpDefView whileOp = *OpRegistry::builtin().lookup("While");
  EXPECT_TRUE(tf::isInherentAttr(whileOp, "is_stateless"));
  EXPECT_TRUE(tf::isDerivedAttr(whileOp, "output_shapes"));
  OpDefView batch = *OpRegistry::builtin().lookup("BatchFunction");
  EXPECT_TRUE(tf::isInherentAttr(batch, "operandSegmentSizes"));
  EXPECT_FALSE(tf::isInherentAttr(conv, "operandSegmentSizes"));
}

TEST_F(TFOpTest, ArgumentsByName) {
  Operation *op = conv();
  EXPECT_EQ(tf::getOperand(op, "input"), op->getOperand(0));
  EXPECT_EQ(tf::getOperand(op, "filter"), op->getOperand(1));
  EXPECT_EQ(tf::getResult(op, "output"), op->getResult(0));
  EXPECT_FALSE(tf::getOperand(op, "bias"));
  EXPECT_TRUE(tf::getOperands(op, "bias").empty());

  Value a = placeholder(f32({2})), axis = placeholder(i32());
  Operation *concat =
      tf::createOp(builder, loc, "ConcatV2", f32({6}), {a, a, a, axis});
  EXPECT_EQ(tf::getOperands(concat, "values").size(), 3u);
  EXPECT_EQ(tf::getOperand(concat, "axis"), axis);
  Operation *split =
      tf::createOp(builder, loc, "Split", {f32({1}), f32({1})}, {axis, a});
  EXPECT_EQ(tf::getResults(split, "output").size(), 2u);
  Operation *unknown = tf::createOp(builder, loc, "MyOp", {}, a);
  EXPECT_FALSE(tf::operandRange(unknown, "x"));
  EXPECT_FALSE(tf::getOperand(unknown, "x"));
}

TEST_F(TFOpTest, SeveralLists) {
  Value a = placeholder(f32()), i = placeholder(i32());
  // Of one attribute: equal parts.
  Operation *stitch =
      tf::createOp(builder, loc, "DynamicStitch", f32({2}), {i, i, a, a});
  EXPECT_EQ(tf::getOperands(stitch, "indices").size(), 2u);
  EXPECT_EQ(tf::getOperand(stitch, "data"), a);
  Operation *odd =
      tf::createOp(builder, loc, "DynamicStitch", f32({2}), {i, a, a});
  EXPECT_FALSE(tf::operandRanges(odd));

  // Of different attributes: by segment sizes or by the attributes.
  auto batch = [&](ArrayRef<NamedAttribute> attrs) {
    return tf::createOp(builder, loc, "BatchFunction", {}, {a, i, i}, attrs);
  };
  EXPECT_FALSE(tf::operandRanges(batch({})));
  auto sizes = [&](ArrayRef<int32_t> values) {
    return attr("operandSegmentSizes", builder.getDenseI32ArrayAttr(values));
  };
  EXPECT_EQ(tf::getOperands(batch(sizes({1, 2})), "captured_tensors").size(),
            2u);
  EXPECT_FALSE(tf::operandRanges(batch(sizes({1, 1}))));
  EXPECT_FALSE(tf::operandRanges(batch(sizes({-1, 4}))));
  EXPECT_FALSE(tf::operandRanges(batch(sizes({3}))));
  auto types =
      builder.getTypeArrayAttr({builder.getF32Type(), builder.getI32Type()});
  EXPECT_EQ(
      tf::getOperands(batch(attr("Tin", types)), "captured_tensors").size(),
      1u);
}

TEST_F(TFOpTest, Constants) {
  auto elements = DenseElementsAttr::get(cast<ShapedType>(f32({2})),
                                         ArrayRef<float>{1.0f, 2.0f});
  Value constant = tf::createConst(builder, loc, elements);
  EXPECT_EQ(constant.getType(), f32({2}));
  EXPECT_EQ(tf::getConstant(constant), elements);
  Value vague =
      tf::createConst(builder, loc, elements, f32({ShapedType::kDynamic}));
  EXPECT_EQ(tf::getConstant(vague), elements);
  EXPECT_TRUE(succeeded(verify(vague.getDefiningOp())));

  Value identity =
      tf::createOp(builder, loc, "Identity", f32({2}), constant)->getResult(0);
  Operation *identityN =
      tf::createOp(builder, loc, "IdentityN", {f32({2}), f32({2})},
                   {placeholder(f32({2})), identity});
  EXPECT_EQ(tf::getConstant(identityN->getResult(1)), elements);
  EXPECT_FALSE(tf::getConstant(identityN->getResult(0)));
  EXPECT_FALSE(tf::getConstant(Value()));
  Value arith = arith::ConstantOp::create(builder, loc, elements);
  EXPECT_EQ(tf::getConstant(arith), elements);
  Value scalar =
      arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(1.0f));
  EXPECT_FALSE(tf::getConstant(scalar));
}

TEST_F(TFOpTest, FunctionReferences) {
  Value c = placeholder(tensor({}, builder.getI1Type()));
  auto symbol = [&](StringRef name) {
    return FlatSymbolRefAttr::get(&context, name);
  };
  Operation *ifOp = tf::createOp(
      builder, loc, "If", {}, c,
      {attr("then_branch", symbol("t")),
       attr("else_branch",
            tf_type::FuncAttr::get(&context, symbol("e"),
                                   builder.getDictionaryAttr({})))});
  SmallVector<tf::FunctionRef, 2> refs = tf::getFunctionRefs(ifOp);
  ASSERT_EQ(refs.size(), 2u);
  EXPECT_EQ(refs[0].attr, "then_branch");
  EXPECT_EQ(refs[0].symbol, symbol("t"));
  EXPECT_EQ(refs[1].symbol, symbol("e"));

  Operation *caseOp = tf::createOp(
      builder, loc, "Case", {}, placeholder(i32()),
      attr("branches", builder.getArrayAttr({symbol("a"), symbol("b")})));
  EXPECT_EQ(tf::getFunctionRefs(caseOp).size(), 2u);
  EXPECT_TRUE(tf::getFunctionRefs(conv()).empty());
  EXPECT_FALSE(tf::getFunctionSymbol(tf_type::FuncAttr::get(
      &context, symbol(""), builder.getDictionaryAttr({}))));
}

TEST_F(TFOpTest, CreateWithDefaults) {
  Value x = placeholder(f32({2, 2}));
  Operation *op =
      tf::createOpWithDefaults(builder, loc, "MatMul", f32({2, 2}), {x, x},
                               attr("transpose_b", builder.getBoolAttr(true)));
  EXPECT_EQ(op->getAttr("transpose_a"), builder.getBoolAttr(false));
  EXPECT_EQ(op->getAttr("transpose_b"), builder.getBoolAttr(true));
}

} // namespace
