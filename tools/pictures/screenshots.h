// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <Qt>

namespace cave {

struct PictureOptions {
    QString folder;   ///< made if it isn't there
    QString language; ///< a code of `kLanguages`
};

/// Writes pictures of all views, dark and light, at once and twice the scale; lists them on standard output.
/// Returns the program's exit code.
int takeScreenshots(const PictureOptions &options);

/// Goes through the same views in a language for tests (`PseudoTranslator`) and prints which texts are cut or
/// aren't translated. Returns the program's exit code: 1 if there are any.
int auditTexts(Qt::LayoutDirection direction);

/// Goes through the same views and prints which controls have no name or role for screen readers, which Tab
/// doesn't reach, which don't show the focus, and which share a key with Alt, in a language of `kLanguages`;
/// and which texts are cut in a small window. Returns the program's exit code: 1 if there are any.
int auditLanguage(const QString &language);

} // namespace cave
