//===- Translations.h - What tfuse-translate can translate ------*- C++ -*-===//
//
// Each function registers the translations of one format; the file beside it
// defines them, and tfuse-translate.cpp calls it before it parses the command
// line.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_TOOLS_TFUSE_TRANSLATE_TRANSLATIONS_H
#define TFUSE_TOOLS_TFUSE_TRANSLATE_TRANSLATIONS_H

namespace tfuse {

void registerGraphDefTranslations(); // GraphDefTranslations.cpp
void registerTFLiteTranslations();   // TFLiteTranslations.cpp

} // namespace tfuse

#endif // TFUSE_TOOLS_TFUSE_TRANSLATE_TRANSLATIONS_H
