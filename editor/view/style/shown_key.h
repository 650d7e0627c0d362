// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

class QAction;

namespace cave {

/// These keys do something else where the command is given, such as walking: texts name another of its keys.
void setTakenKeys(QAction &command, const QList<QKeySequence> &taken);

/// The first key of a command that isn't taken; empty if there is none.
QKeySequence workingKey(const QAction &command);

/// A command's key as texts name it: "N". If it has none, its name in quotes.
QString shownKey(const QAction &command);
/// The same for the command with this id (see `KeyMap`) in any window of the program; `otherwise` if there is
/// none yet. In a thread that isn't the interface's, what the interface's was given last: widgets can't be
/// asked there.
QString shownKey(const char *id, const QString &otherwise = {});

/// A key that is the same for everyone, such as Escape or Enter, as Qt names it in the language of the
/// window.
QString shownKey(const QKeySequence &key);

/// A tip that ends with a key in brackets, if there is one.
QString withKey(const QString &tip, const QKeySequence &key);

} // namespace cave
