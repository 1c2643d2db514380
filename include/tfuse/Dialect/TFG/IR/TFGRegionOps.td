//===- TFGRegionOps.td - Control flow with regions ------------*- tablegen -*-===//
//
// If, Case, While and For with the functions' bodies as regions, for passes
// that move nodes in and out. A region may use all values of the graph around
// it. Its block arguments are data values, then as many control tokens. All
// regions wait for the op's control operands.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFG_IR_TFGREGIONOPS_TD
#define TFUSE_DIALECT_TFG_IR_TFGREGIONOPS_TD

/// MLIR's ReturnLike forwards all operands, but these terminators forward only
/// some.
def TFG_ReturnLike : NativeOpTrait<"ReturnLike">;

class TFG_RegionTerminator<string mnemonic>
    : TFG_IntrinsicOp<mnemonic, [
        Pure, TFG_ReturnLike, Terminator, AttrSizedOperandSegments,
        DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface,
                                  ["getMutableSuccessorOperands"]>]>;

def TFG_YieldOp : TFG_RegionTerminator<"yield"> {
  let summary = "returns tensors, followed by control tokens";
  let description = [{
    The control result of the op around it waits for the control tokens.
  }];
  let arguments = (ins Variadic<TFG_Tensor>:$args,
                       Variadic<TFType_Control>:$ctls);
  let assemblyFormat = [{
    (`(` $args^ `)`)? (`[` $ctls^ `]`)? attr-dict (`:` type($args)^)?
  }];
  let extraClassDefinition = [{
    ::mlir::MutableOperandRange
    $cppClass::getMutableSuccessorOperands(::mlir::RegionSuccessor) {
      return getArgsMutable();
    }
  }];
}

def TFG_ConditionOp : TFG_RegionTerminator<"condition"> {
  let summary = "the condition of a while loop, and its loop-carried values";
  let description = [{
    The values are the arguments of the next iteration or, after the last, the
    results of the loop.
  }];
  let arguments = (ins I1Tensor:$cond, Variadic<TFG_Tensor>:$args,
                       Variadic<TFType_Control>:$ctls);
  let assemblyFormat = [{
    $cond `:` type($cond) (` ` `(` $args^ `)`)? (`[` $ctls^ `]`)? attr-dict
    (`:` type($args)^)?
  }];
  let extraClassDefinition = [{
    ::mlir::MutableOperandRange
    $cppClass::getMutableSuccessorOperands(::mlir::RegionSuccessor) {
      return getArgsMutable();
    }
  }];
}

class TFG_RegionOp<string mnemonic, list<Trait> traits = []>
    : Op<TFG_Dialect, mnemonic, [
        HasOnlyGraphRegion, SingleBlock, RegionKindInterface,
        DeclareOpInterfaceMethods<OpAsmOpInterface,
                                  ["getDefaultDialect", "getAsmResultNames"]>,
        DeclareOpInterfaceMethods<TFG_PreservedAttributesInterface>,
        DeclareOpInterfaceMethods<TFG_ControlArgumentInterface>
      ] # traits> {
  let hasVerifier = 1;
  let results = (outs Variadic<TFG_Tensor>:$outs, TFType_Control:$ctl);

  code declarations = [{
    bool areTypesCompatible(::mlir::Type a, ::mlir::Type b) {
      return static_cast<bool>(::tfuse::tf_type::getCastCompatibleType(a, b));
    }
  }];
  code definitions = [{
    ::llvm::StringRef $cppClass::getDefaultDialect() { return "tfg"; }
    void $cppClass::getAsmResultNames(::mlir::OpAsmSetValueNameFn setName) {
      detail::nameResults(*this, setName);
    }
    ::mlir::BlockArgument $cppClass::getDataValueOf(
        ::mlir::BlockArgument token) {
      return detail::getRegionDataOf(token);
    }
    ::mlir::BlockArgument $cppClass::getControlTokenOf(
        ::mlir::BlockArgument data) {
      return detail::getRegionTokenOf(data);
    }
    ::mlir::BlockArgument $cppClass::getDataValue(::mlir::Region &region,
                                                  unsigned index) {
      return region.getArgument(index);
    }
    ::mlir::BlockArgument $cppClass::getControlToken(::mlir::Region &region,
                                                     unsigned index) {
      return detail::getRegionTokenOf(region.getArgument(index));
    }
  }];
}

//===----------------------------------------------------------------------===//
// If
//===----------------------------------------------------------------------===//

class TFG_IfLikeRegionOp<string mnemonic> : TFG_RegionOp<mnemonic, [
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
        ["getRegionInvocationBounds", "getEntrySuccessorRegions"]>]> {
  let summary = "runs one of two regions";
  let arguments = (ins I1Tensor:$cond, Variadic<TFType_Control>:$ctls,
                       OptionalAttr<DictionaryAttr>:$then_attrs,
                       OptionalAttr<DictionaryAttr>:$else_attrs,
                       OptionalAttr<TFG_RegionAttr>:$then_region_attrs,
                       OptionalAttr<TFG_RegionAttr>:$else_region_attrs);
  let regions = (region SizedRegion<1>:$then_region,
                        SizedRegion<1>:$else_region);
  let assemblyFormat = [{
    $cond (` ` `[` $ctls^ `]`)? `then` $then_region `else` $else_region
    attr-dict `:` functional-type($cond, $outs)
  }];
  let extraClassDeclaration = declarations # [{
    ::mlir::Block &getThenBlock() { return getThenRegion().front(); }
    ::mlir::Block &getElseBlock() { return getElseRegion().front(); }
    YieldOp getThenYield();
    YieldOp getElseYield();
  }];
  let extraClassDefinition = definitions # [{
    YieldOp $cppClass::getThenYield() {
      return ::llvm::cast<YieldOp>(getThenBlock().getTerminator());
    }
    YieldOp $cppClass::getElseYield() {
      return ::llvm::cast<YieldOp>(getElseBlock().getTerminator());
    }
    RegionAttr $cppClass::getPreservedAttrs(unsigned index) {
      return index == 0 ? getThenRegionAttrsAttr() : getElseRegionAttrsAttr();
    }
    void $cppClass::setPreservedAttrs(unsigned index, RegionAttr attrs) {
      index == 0 ? setThenRegionAttrsAttr(attrs)
                 : setElseRegionAttrsAttr(attrs);
    }
    void $cppClass::getSuccessorRegions(
        ::mlir::RegionBranchPoint point,
        ::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &regions) {
      detail::getBranchSuccessors(*this, point, regions);
    }
    void $cppClass::getEntrySuccessorRegions(
        ::llvm::ArrayRef<::mlir::Attribute> operands,
        ::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &regions) {
      detail::getIfEntrySuccessors(*this, operands, regions);
    }
    void $cppClass::getRegionInvocationBounds(
        ::llvm::ArrayRef<::mlir::Attribute>,
        ::llvm::SmallVectorImpl<::mlir::InvocationBounds> &bounds) {
      bounds.append(2, {0, 1});
    }
    ::mlir::LogicalResult $cppClass::verify() {
      return detail::verifyIfRegions(*this);
    }
  }];
}
def TFG_IfRegionOp : TFG_IfLikeRegionOp<"IfRegion">;
def TFG_StatelessIfRegionOp : TFG_IfLikeRegionOp<"StatelessIfRegion">;
def TFG_StatefulIfRegionOp : TFG_IfLikeRegionOp<"StatefulIfRegion">;

//===----------------------------------------------------------------------===//
// Case
//===----------------------------------------------------------------------===//

def TFG_RegionArrayAttr
    : TypedArrayAttrBase<TFG_RegionAttr, "case region preserved attributes">;

class TFG_CaseLikeRegionOp<string mnemonic> : TFG_RegionOp<mnemonic, [
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
        ["getRegionInvocationBounds", "getEntrySuccessorRegions"]>]> {
  let summary = "runs one of several regions";
  let arguments = (ins I32Tensor:$branch_index, Variadic<TFType_Control>:$ctls,
                       OptionalAttr<TFG_DictionaryArrayAttr>:$branch_attrs,
                       OptionalAttr<TFG_RegionArrayAttr>:$region_attrs);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let assemblyFormat = [{
    $branch_index (` ` `[` $ctls^ `]`)? $branches
    attr-dict `:` functional-type($branch_index, $outs)
  }];
  let extraClassDeclaration = declarations # [{
    ::mlir::Block &getBranchBlock(unsigned index) {
      return getBranches()[index].front();
    }
    YieldOp getBranchYield(unsigned index);
  }];
  let extraClassDefinition = definitions # [{
    YieldOp $cppClass::getBranchYield(unsigned index) {
      return ::llvm::cast<YieldOp>(getBranchBlock(index).getTerminator());
    }
    RegionAttr $cppClass::getPreservedAttrs(unsigned index) {
      if (::mlir::ArrayAttr attrs = getRegionAttrsAttr())
        return ::llvm::cast<RegionAttr>(attrs[index]);
      return {};
    }
    void $cppClass::setPreservedAttrs(unsigned index, RegionAttr attrs) {
      auto all = ::llvm::to_vector(getRegionAttrsAttr());
      all[index] = attrs;
      setRegionAttrsAttr(::mlir::ArrayAttr::get(getContext(), all));
    }
    void $cppClass::getSuccessorRegions(
        ::mlir::RegionBranchPoint point,
        ::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &regions) {
      detail::getBranchSuccessors(*this, point, regions);
    }
    void $cppClass::getEntrySuccessorRegions(
        ::llvm::ArrayRef<::mlir::Attribute> operands,
        ::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &regions) {
      detail::getCaseEntrySuccessors(*this, operands, regions);
    }
    void $cppClass::getRegionInvocationBounds(
        ::llvm::ArrayRef<::mlir::Attribute>,
        ::llvm::SmallVectorImpl<::mlir::InvocationBounds> &bounds) {
      bounds.append(getNumRegions(), {0, 1});
    }
    ::mlir::LogicalResult $cppClass::verify() {
      return detail::verifyCaseRegions(*this, getBranchAttrsAttr(),
                                       getRegionAttrsAttr());
    }
  }];
}
def TFG_CaseRegionOp : TFG_CaseLikeRegionOp<"CaseRegion">;
def TFG_StatelessCaseRegionOp : TFG_CaseLikeRegionOp<"StatelessCaseRegion">;
def TFG_StatefulCaseRegionOp : TFG_CaseLikeRegionOp<"StatefulCaseRegion">;

//===----------------------------------------------------------------------===//
// While
//===----------------------------------------------------------------------===//

class TFG_WhileLikeRegionOp<string mnemonic> : TFG_RegionOp<mnemonic, [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
                              ["getEntrySuccessorOperands"]>]> {
  let summary = "runs the body region while the condition region returns true";
  let description = [{
    The first region, which ends with `condition`, decides whether the second
    runs with the same values, and yields those of the next iteration.
  }];
  let arguments = (ins Variadic<TFG_Tensor>:$init,
                       Variadic<TFType_Control>:$ctls,
                       I64Attr:$parallel_iterations,
                       OptionalAttr<DictionaryAttr>:$cond_attrs,
                       OptionalAttr<DictionaryAttr>:$body_attrs,
                       OptionalAttr<TFG_RegionAttr>:$cond_region_attrs,
                       OptionalAttr<TFG_RegionAttr>:$body_region_attrs);
  let regions = (region SizedRegion<1>:$cond_region,
                        SizedRegion<1>:$body_region);
  let assemblyFormat = [{
    (`(` $init^ `)`)? (`[` $ctls^ `]`)? $cond_region `do` $body_region
    attr-dict (`:` functional-type($init, $outs)^)?
  }];
  let extraClassDeclaration = declarations # [{
    ::mlir::Block &getCondBlock() { return getCondRegion().front(); }
    ::mlir::Block &getBodyBlock() { return getBodyRegion().front(); }
    ConditionOp getCondCondition();
    YieldOp getBodyYield();
  }];
  let extraClassDefinition = definitions # [{
    ConditionOp $cppClass::getCondCondition() {
      return ::llvm::cast<ConditionOp>(getCondBlock().getTerminator());
    }
    YieldOp $cppClass::getBodyYield() {
      return ::llvm::cast<YieldOp>(getBodyBlock().getTerminator());
    }
    RegionAttr $cppClass::getPreservedAttrs(unsigned index) {
      return index == 0 ? getCondRegionAttrsAttr() : getBodyRegionAttrsAttr();
    }
    void $cppClass::setPreservedAttrs(unsigned index, RegionAttr attrs) {
      index == 0 ? setCondRegionAttrsAttr(attrs)
                 : setBodyRegionAttrsAttr(attrs);
    }
    ::mlir::OperandRange
    $cppClass::getEntrySuccessorOperands(::mlir::RegionSuccessor) {
      return getInit();
    }
    void $cppClass::getSuccessorRegions(
        ::mlir::RegionBranchPoint point,
        ::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &regions) {
      detail::getWhileSuccessors(*this, point, regions);
    }
    ::mlir::LogicalResult $cppClass::verify() {
      return detail::verifyWhileRegions(*this);
    }
  }];
}
def TFG_WhileRegionOp : TFG_WhileLikeRegionOp<"WhileRegion">;
def TFG_StatelessWhileRegionOp : TFG_WhileLikeRegionOp<"StatelessWhileRegion">;
def TFG_StatefulWhileRegionOp : TFG_WhileLikeRegionOp<"StatefulWhileRegion">;

//===----------------------------------------------------------------------===//
// For
//===----------------------------------------------------------------------===//

def TFG_ForRegionOp : TFG_RegionOp<"ForRegion", [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
                              ["getEntrySuccessorOperands"]>]> {
  let summary = "runs a region for each number of a range";
  let description = [{
    The first block argument is the number; the others are the values that the
    region yields to its next iteration.
  }];
  let arguments = (ins I32Tensor:$start, I32Tensor:$limit, I32Tensor:$delta,
                       Variadic<TFG_Tensor>:$init,
                       Variadic<TFType_Control>:$ctls,
                       OptionalAttr<DictionaryAttr>:$body_attrs,
                       OptionalAttr<TFG_RegionAttr>:$region_attrs);
  let regions = (region SizedRegion<1>:$body_region);
  let assemblyFormat = [{
    (`(` $init^ `)`)? (`[` $ctls^ `]`)?
    `from` $start `to` $limit `by` $delta $body_region
    attr-dict `:` `(` type($start) `,` type($limit) `,` type($delta)
    (`,` type($init)^)? `)` (`->` `(` type($outs)^ `)`)?
  }];
  let extraClassDeclaration = declarations # [{
    ::mlir::Block &getBodyBlock() { return getBodyRegion().front(); }
    YieldOp getBodyYield();
  }];
  let extraClassDefinition = definitions # [{
    YieldOp $cppClass::getBodyYield() {
      return ::llvm::cast<YieldOp>(getBodyBlock().getTerminator());
    }
    RegionAttr $cppClass::getPreservedAttrs(unsigned) {
      return getRegionAttrsAttr();
    }
    void $cppClass::setPreservedAttrs(unsigned, RegionAttr attrs) {
      setRegionAttrsAttr(attrs);
    }
    ::mlir::OperandRange
    $cppClass::getEntrySuccessorOperands(::mlir::RegionSuccessor) {
      return getInit();
    }
    void $cppClass::getSuccessorRegions(
        ::mlir::RegionBranchPoint point,
        ::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &regions) {
      detail::getForSuccessors(*this, point, regions);
    }
    ::mlir::LogicalResult $cppClass::verify() {
      return detail::verifyForRegion(*this);
    }
  }];
}

#endif // TFUSE_DIALECT_TFG_IR_TFGREGIONOPS_TD
