//===- Keras1.h - Configurations of Keras 1 ---------------------*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_KERAS_KERAS1_H
#define TFUSE_LIB_IMPORT_KERAS_KERAS1_H

#include "llvm/Support/JSON.h"

namespace tfuse::keras {

/// Gives the layers of a model of Keras 1 the classes and options of Keras 2.
/// Options that Keras 2 does not have remain.
void upgradeKeras1(llvm::json::Value &model);

/// True if Keras 2 has the weights of a layer of Keras 1 in the same order,
/// apart from the gates of recurrent layers.
bool keepsOrderOfKeras1(llvm::StringRef className);

/// The numbers of the weights that are parts of a weight of Keras 2. Keras 1
/// has the weights of each gate: three for i, c, f, o of an LSTM.
llvm::SmallVector<unsigned> partsOfKeras1(llvm::StringRef className,
                                          unsigned weight);

} // namespace tfuse::keras

#endif // TFUSE_LIB_IMPORT_KERAS_KERAS1_H
