//===- Translations.h - What tfuse-translate can translate ------*- C++ -*-===//
//
// A translation is registered by a function of its own, declared here, defined
// in the file named beside it, and called in tfuse-translate.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_TOOLS_TFUSE_TRANSLATE_TRANSLATIONS_H
#define TFUSE_TOOLS_TFUSE_TRANSLATE_TRANSLATIONS_H

namespace tfuse {

void registerGraphDefTranslations(); // GraphDefTranslations.cpp

} // namespace tfuse

#endif // TFUSE_TOOLS_TFUSE_TRANSLATE_TRANSLATIONS_H
