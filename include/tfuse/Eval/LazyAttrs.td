//===- LazyAttrs.td - The tfuse dialect: constants not yet computed -------===//
//
// The tfuse dialect holds no ops, only attributes for constants whose elements
// are described rather than stored. See LazyElements.h for how to make and
// read them.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EVAL_LAZYATTRS
#define TFUSE_EVAL_LAZYATTRS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

def TFuseDialect : Dialect {
  let name = "tfuse";
  let cppNamespace = "::tfuse::eval";
  let summary = "Constants that are described rather than stored";
  let useDefaultAttributePrinterParser = 1;
}

class TFuseAttr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<TFuseDialect, name, traits> {
  let mnemonic = attrMnemonic;
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

def LazyStepAttr : TFuseAttr<"LazyStep", "step"> {
  let summary = "One element-wise step of a lazy constant";
  let description = [{
    Either a conversion to another element type,

    ```
    #tfuse.step<cast f32>
    ```

    or the stored integers of a quantized type with one scale,

    ```
    #tfuse.step<quantize !quant.uniform<i8<-127:127>:f32, 5.0e-01>>
    ```

    or an operation with a second constant. A strided view gives the second
    constant the shape of the lazy constant; its element type is the one that
    the preceding step produces:

    ```
    #tfuse.step<mul dense<[1.0, 2.0]> : tensor<2xf32>, offset = 0, strides = [0, 1]>
    ```
  }];
  let parameters = (ins
    "::tfuse::eval::StepKind":$kind,
    "::mlir::Type":$castType,
    "::mlir::ElementsAttr":$operand,
    "int64_t":$offset,
    ArrayRefParameter<"int64_t">:$strides
  );
}

def LazyElementsAttr : TFuseAttr<"LazyElements", "lazy", [ElementsAttrInterface]> {
  let summary = "A strided view of another constant, computed when written";
  let description = [{
    Element [i, j, ...] of the constant is element
    `offset + i * strides[0] + j * strides[1] + ...` of the source (counted in
    row-major order), taken through the steps in order. Strides may be zero
    (broadcast) or negative (reverse). The transpose of a 2x3 matrix, widened:

    ```
    #tfuse.lazy<dense_resource<w> : tensor<2x3xf16>, offset = 0,
                strides = [1, 3], steps = [<cast f32>]> : tensor<3x2xf32>
    ```

    The attribute is equal to another one if both describe the same view of the
    same source; contents are never compared.
  }];
  let parameters = (ins
    AttributeSelfTypeParameter<"", "::mlir::ShapedType">:$type,
    "::mlir::ElementsAttr":$source,
    "int64_t":$offset,
    ArrayRefParameter<"int64_t">:$strides,
    ArrayRefParameter<"::tfuse::eval::LazyStepAttr">:$steps
  );
  let extraClassDeclaration = [{
    /// What the ElementsAttr interface offers: elements as attributes, as
    /// APInt and APFloat, and as C++ values. Each access computes its element
    /// anew; read a whole constant with writeElements or toHostTensor.
    using NonContiguousIterableTypesT =
        std::tuple<::mlir::Attribute, ::llvm::APInt, ::llvm::APFloat, bool,
                   int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t,
                   uint32_t, uint64_t, float, double>;

    template <typename T>
    auto try_value_begin_impl(OverloadToken<T>) const {
      LazyElementsAttr self = *this;
      auto values = ::llvm::map_range(
          ::llvm::seq<ptrdiff_t>(0, getNumElements()),
          [self](ptrdiff_t index) { return self.template elementAt<T>(index); });
      using Iterator = decltype(values.begin());
      if (!self.template canIterate<T>())
        return ::mlir::FailureOr<Iterator>(::mlir::failure());
      return ::mlir::FailureOr<Iterator>(values.begin());
    }

    bool isSplat() const;
    /// Whether the view sees neighboring elements of the source, in order.
    bool isDenseView() const;
    /// The value at a row-major index; a default value if the source has no
    /// data.
    template <typename T> T elementAt(int64_t index) const;
    template <typename T> bool canIterate() const;
  }];
}

#endif // TFUSE_EVAL_LAZYATTRS
