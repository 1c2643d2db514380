//===- TFLTypes.td - operand and result types of tfl ops ---*- tablegen -*-===//
//
// Type constraints of operands and results. There are two levels: the verifier
// of an op accepts a tensor of any element type, so that passes may build ops
// in steps. The element types that the runtime's kernels support are the list
// in `kernelTypes`, which verifyRuntimeSupport() checks.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_TFLTYPES_TD
#define TFUSE_DIALECT_TFL_IR_TFLTYPES_TD

include "mlir/IR/OpBase.td"

//===----------------------------------------------------------------------===//
// Element types. Each has an enumerator of the same name in ElementKinds.h
// (without "TFL_"), which the generated tables use.
//===----------------------------------------------------------------------===//

class TFL_Quantized<int width, bit isSigned> : Type<
    CPred<"::tfuse::tfl::isQuantizedTo($_self, " # width # ", "
          # !if(isSigned, "true", "false") # ")">,
    !if(isSigned, "QI", "QUI") # width # " type">;

def QI2 : TFL_Quantized<2, 1>;
def QI4 : TFL_Quantized<4, 1>;
def QI8 : TFL_Quantized<8, 1>;
def QI16 : TFL_Quantized<16, 1>;
def QI32 : TFL_Quantized<32, 1>;
def QUI4 : TFL_Quantized<4, 0>;
def QUI8 : TFL_Quantized<8, 0>;
def QUI16 : TFL_Quantized<16, 0>;
def QUI32 : TFL_Quantized<32, 0>;

def TFL_Str : Type<CPred<"::llvm::isa<::tfuse::tf_type::StringType>($_self)">,
                   "TFLite string type">;
def TFL_Quint8 : Type<CPred<"::llvm::isa<::tfuse::tf_type::Quint8Type>($_self)">,
                      "TFLite quint8 type">;
def TFL_Resource : Type<
    CPred<"::llvm::isa<::tfuse::tf_type::ResourceType>($_self)">, "resource">;

def TFL_I2 : I<2>;
def TFL_I4 : I<4>;
def TFL_UI4 : UI<4>;
def TFL_Int32Or64 : SignlessIntOfWidths<[32, 64]>;
def TFL_Complex64 : Complex<F32>;
def TFL_Complex128 : Complex<F64>;

//===----------------------------------------------------------------------===//
// Operands and results.
//===----------------------------------------------------------------------===//

// The parts of a type constraint that the generated tables use.
class TFL_KernelTypes<list<Type> types, string description, bit checked = 1> {
  list<Type> kernelTypes = types;
  // The requirement in the diagnostics of verifyRuntimeSupport().
  string kernelDescription = description;
  // True if it checks the element type, which is arbitrary for optional operands.
  bit checkElements = checked;
  int kernelRank = -1;
}

class TFL_Tensor<list<Type> types, list<Type> accepted = [AnyType]>
    : TensorOf<accepted>, TFL_KernelTypes<types, TensorOf<types>.summary> {
  let summary = TensorOf<types>.summary;
}

class TFL_OptionalTensor<list<Type> types>
    : AnyTypeOf<[TensorOf<[AnyType]>, NoneType]>,
      TFL_KernelTypes<types, AnyTypeOf<[TensorOf<types>, NoneType]>.summary, 0>;

class TFL_OptionalVector<list<Type> types>
    : AnyTypeOf<[TensorOf<[AnyType]>, NoneType]>,
      TFL_KernelTypes<types,
                      AnyTypeOf<[1DTensorOf<[AnyType]>, NoneType]>.summary, 0> {
  let kernelRank = 1;
}

class TFL_Tensors<list<Type> types>
    : Variadic<TensorOf<[AnyType]>>,
      TFL_KernelTypes<types, Variadic<TensorOf<types>>.summary>;

// Tensors of a rank that the op's verifier insists on.
class TFL_Scalar<list<Type> types, list<Type> accepted = [AnyType]>
    : 0DTensorOf<accepted>, TFL_KernelTypes<types, TensorOf<types>.summary>;
class TFL_Vector<list<Type> types, list<Type> accepted = [AnyType]>
    : 1DTensorOf<accepted>, TFL_KernelTypes<types, TensorOf<types>.summary>;
class TFL_Matrix<list<Type> types>
    : 2DTensorOf<[AnyType]>, TFL_KernelTypes<types, TensorOf<types>.summary>;

def TFL_BoolTensor : TFL_Tensor<[I1]>;
def TFL_F32Tensor : TFL_Tensor<[F32]>;
def TFL_I32Tensor : TFL_Tensor<[I32]>;
def TFL_I64Tensor : TFL_Tensor<[I64]>;
def TFL_I32OrI64Tensor : TFL_Tensor<[TFL_Int32Or64]>;
def TFL_ResourceTensor : TFL_Tensor<[TFL_Resource]>;
def TFL_IntTensor : TypeAlias<TFL_I32Tensor, "tensor of any integer type">;

// A tensor that keeps its value from one run of the model to the next.
def TFL_StatefulTensor : TypeAlias<AnyTensor, "stateful tensor">;

#endif // TFUSE_DIALECT_TFL_IR_TFLTYPES_TD
