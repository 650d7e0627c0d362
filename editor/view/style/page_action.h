// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

class QAction;
class QObject;
class QWidget;

namespace cave {

/// Creates an action owned by `owner`, without texts.
QAction *makeAction(QObject &owner, const char *id, const QList<QKeySequence> &keys, const char *icon = "");
/// The same, for the pages or panels that it is added to: the shortcuts work in them and their children.
QAction *makePageAction(QObject &owner, const char *id, const QList<QKeySequence> &keys,
                        const char *icon = "");
/// The same, owned by the page that it is added to.
QAction *addPageAction(QWidget &page, const char *id, const QList<QKeySequence> &keys, const char *icon = "");

/// Sets an action's texts in the current language. The tool tip always ends with its current shortcut.
void setActionTexts(QAction &action, const QString &text, const QString &tip);

/// Sets the tool tip of a widget that gives a command, such as a button with another text than its action. It
/// ends with the command's current shortcut as well.
void setCommandTip(QWidget &widget, const QString &tip, QAction &command);

} // namespace cave
