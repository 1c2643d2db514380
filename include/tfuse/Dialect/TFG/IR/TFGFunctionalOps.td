//===- TFGFunctionalOps.td - Control flow that calls functions -*- tablegen -*-===//
//
// If, Case, While and For as nodes with functions in their attributes. They
// are registered so that the functions' signatures are verified. Attributes
// that only repeat the types of operands and results may be missing.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFG_IR_TFGFUNCTIONALOPS_TD
#define TFUSE_DIALECT_TFG_IR_TFGFUNCTIONALOPS_TD

/// In a generic function, any attribute may be a placeholder.
class TFG_OrPlaceholder<Attr attr, string summary>
    : Attr<Or<[attr.predicate, TFType_PlaceholderAttr.predicate]>, summary> {
  let returnType = "::mlir::Attribute";
  let convertFromStorage = "$_self";
}
def TFG_Func : TFG_OrPlaceholder<TFType_FuncAttr,
                                 "function or placeholder attribute">;
def TFG_Funcs
    : TFG_OrPlaceholder<TypedArrayAttrBase<TFType_FuncAttr, "">,
                        "array of functions or placeholder attribute">;

class TFG_FunctionalOp<string mnemonic>
    : Op<TFG_Dialect, mnemonic,
         [DeclareOpInterfaceMethods<SymbolUserOpInterface>,
          DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let results = (outs Variadic<TFG_Tensor>:$outs, TFType_Control:$ctl);
  let extraClassDefinition = [{
    void $cppClass::getAsmResultNames(::mlir::OpAsmSetValueNameFn setName) {
      detail::nameResults(*this, setName);
    }
  }];
}

class TFG_IfLikeOp<string mnemonic> : TFG_FunctionalOp<mnemonic> {
  let summary = "calls one of two functions";
  // TensorFlow takes a condition of any type: a number other than zero, a
  // string that is not empty, or else a tensor that is not empty is true.
  let arguments = (ins TFG_Tensor:$cond,
                       Variadic<TFG_TensorOrControl>:$args,
                       TFG_Func:$then_branch,
                       TFG_Func:$else_branch,
                       OptionalAttr<AnyAttr>:$Tcond,
                       OptionalAttr<AnyAttr>:$Tin,
                       OptionalAttr<AnyAttr>:$Tout,
                       OptionalAttr<AnyAttr>:$output_shapes);
}
def TFG_IfOp : TFG_IfLikeOp<"If">;
def TFG_StatelessIfOp : TFG_IfLikeOp<"StatelessIf">;
def TFG_StatefulIfOp : TFG_IfLikeOp<"StatefulIf">;

class TFG_CaseLikeOp<string mnemonic> : TFG_FunctionalOp<mnemonic> {
  let summary = "calls one of several functions";
  let arguments = (ins TFG_OpaqueOr<I32Tensor>:$branch_index,
                       Variadic<TFG_TensorOrControl>:$args,
                       TFG_Funcs:$branches,
                       OptionalAttr<AnyAttr>:$Tin,
                       OptionalAttr<AnyAttr>:$Tout,
                       OptionalAttr<AnyAttr>:$output_shapes);
}
def TFG_CaseOp : TFG_CaseLikeOp<"Case">;
def TFG_StatelessCaseOp : TFG_CaseLikeOp<"StatelessCase">;
def TFG_StatefulCaseOp : TFG_CaseLikeOp<"StatefulCase">;

class TFG_WhileLikeOp<string mnemonic> : TFG_FunctionalOp<mnemonic> {
  let summary = "calls the body function while the condition function returns true";
  let arguments = (ins Variadic<TFG_TensorOrControl>:$args,
                       TFG_Func:$cond,
                       TFG_Func:$body,
                       OptionalAttr<AnyAttr>:$parallel_iterations,
                       OptionalAttr<AnyAttr>:$T,
                       OptionalAttr<AnyAttr>:$output_shapes);
}
def TFG_WhileOp : TFG_WhileLikeOp<"While">;
def TFG_StatelessWhileOp : TFG_WhileLikeOp<"StatelessWhile">;
def TFG_StatefulWhileOp : TFG_WhileLikeOp<"StatefulWhile">;

def TFG_ForOp : TFG_FunctionalOp<"For"> {
  let summary = "calls a function for each number of a range";
  let arguments = (ins TFG_OpaqueOr<I32Tensor>:$start,
                       TFG_OpaqueOr<I32Tensor>:$limit,
                       TFG_OpaqueOr<I32Tensor>:$delta,
                       Variadic<TFG_TensorOrControl>:$args,
                       TFG_Func:$body,
                       OptionalAttr<AnyAttr>:$T);
}

#endif // TFUSE_DIALECT_TFG_IR_TFGFUNCTIONALOPS_TD
