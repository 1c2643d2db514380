//===- ControlFlow.td - control flow and custom operators --*- tablegen -*-===//
//
// Ops with regions, and ops that stand for operators that TFLite does not
// define.
//
//===----------------------------------------------------------------------===//

include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "tfuse/Dialect/TFL/IR/TFLOpBase.td"
include "tfuse/Dialect/TFL/IR/TFLOptions.td"

def TFL_YieldOp : Op<TFL_Dialect, "yield", [Pure, Terminator]> {
  let summary = "ends a region with its results";
  let arguments = (ins Variadic<AnyType>:$operands);
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, {}); }]>];
}

def TFL_IfOp : TFL_Op<"if", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
      ["getEntrySuccessorRegions"]>,
    SingleBlockImplicitTerminator<"YieldOp">, RecursiveMemoryEffects,
    NoRegionArguments]> {
  let summary = "runs one of two regions";
  let arguments = (ins TFL_BoolTensor:$cond);
  let results = (outs Variadic<AnyTensor>:$results);
  let regions = (region SizedRegion<1>:$then_region, AnyRegion:$else_region);
  let builtin = TFL_Builtin<"IF", 118>;
  let options = TFL_IfOptions;
  let versions = [Version<1, "1.15.0">];
}

def TFL_WhileOp : TFL_Op<"while", [
    DeclareOpInterfaceMethods<LoopLikeOpInterface, ["isDefinedOutsideOfLoop"]>,
    SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "runs a region while a condition holds";
  let description = [{
    While `cond`, given the current values, yields true, `body` makes the next
    ones of them. The results are the last values. Both regions may use values
    from outside until they are outlined into functions.
  }];
  let arguments = (ins Variadic<AnyTensor>:$input,
                       TFL_FalseByDefault:$is_stateless);
  let results = (outs Variadic<AnyTensor>:$output);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let builtin = TFL_Builtin<"WHILE", 119>;
  let options = TFL_WhileOptions;
  let versions = [Version<1, "1.15.0">];
}

def TFL_PolyCallOp : Op<TFL_Dialect, "poly_call", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "one of several equivalent computations";
  let arguments = (ins Variadic<AnyTensor>:$input);
  let results = (outs Variadic<AnyTensor>:$output);
  let regions = (region VariadicRegion<SizedRegion<1>>:$calls);
}

def TFL_CustomOp : Op<TFL_Dialect, "custom", [TFL_IsCustom]> {
  let summary = "a custom operator";
  let description = [{
    `custom_code` is the name the application registers the kernel under,
    `custom_option` the bytes it is given, by custom a FlexBuffer map.
  }];
  let arguments = (ins
    Variadic<TFL_OptionalTensor<[AnyType]>>:$input, StrAttr:$custom_code,
    TFL_ConstBytesAttr:$custom_option);
  let results = (outs Variadic<AnyTensor>:$output);
}

def TFL_CustomTfOp : Op<TFL_Dialect, "custom_tf", [
    TFL_IsCustom, RecursiveMemoryEffects, IsolatedFromAbove,
    SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "a TensorFlow op that runs as a custom operator";
  let description = [{
    The region holds the op, whose operands are the region's arguments.
  }];
  let arguments = (ins Variadic<TFL_OptionalTensor<[AnyType]>>:$input);
  let results = (outs Variadic<AnyTensor>:$output);
  let regions = (region SizedRegion<1>:$body);
}

def TFL_ControlNodeOp : Op<TFL_Dialect, "control_node", [
    HasParent<"::mlir::func::FuncOp">, RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "an op that must run after others";
  let description = [{
    Runs its region after the nodes whose control results it takes:
    `%outputs, %control = tfl.control_node(%before) controls "tfl.add"(...)`.
  }];
  let arguments = (ins Variadic<TFL_Control>:$controlInputs);
  let results = (outs Variadic<AnyTensor>:$outputs, TFL_Control:$control);
  let regions = (region SizedRegion<1>:$body);
  let extraClassDeclaration = [{
    YieldOp getYield();
    /// Whether the region is one op whose results it yields.
    bool wrapsOneOp();
  }];
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}
