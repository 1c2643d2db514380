//===- KerasFile.h - From .keras and .h5 files to tfg -----------*- C++ -*-===//
//
//   .keras   a zip archive: config.json, metadata.json, model.weights.h5, in
//            which the paths of layers follow from the configuration
//   .h5      an HDF5 file, the format of Keras 2: the configuration is an
//            attribute, and each layer has a group of weights
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_KERAS_KERASFILE_H
#define TFUSE_IMPORT_KERAS_KERASFILE_H

#include "tfuse/Import/Keras/KerasImport.h"
#include "tfuse/Support/MappedFile.h"
#include "tfuse/Support/ModelRoots.h"

namespace tfuse {

/// True if the file begins like HDF5, or like a zip archive that Keras wrote.
bool isKerasFile(const MappedFile &file);

/// Imports a model. Values of weights stay in the mapped file, unless they are
/// compressed. Errors as importKeras, and FileCorrupt; NotAModel for weights
/// without a model, and for forms of files that Keras does not write.
llvm::Expected<KerasModel>
importKerasFile(const std::shared_ptr<const MappedFile> &file,
                mlir::MLIRContext *context);

/// True if the folder has the files of a .keras archive, as
/// `model.save(folder, zipped=False)` writes them.
bool isKerasFolder(llvm::StringRef folder);

/// Imports such a folder. Errors as importKerasFile, and PathOutsideModel.
llvm::Expected<KerasModel> importKerasFolder(llvm::StringRef folder,
                                             const ModelRoots &roots,
                                             mlir::MLIRContext *context);

} // namespace tfuse

#endif // TFUSE_IMPORT_KERAS_KERASFILE_H
