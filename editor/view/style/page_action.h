// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

class QAction;
class QObject;
class QWidget;

namespace cave {

/// A row of the table from which a class makes its actions. `Key`: identifies the action, a pointer to a
/// member or an enumerator.
template<class Key>
struct ActionRow {
    Key key;
    const char *id;   ///< stable: the object name
    const char *icon; ///< see namedIcon; empty for none
    const char *keys; ///< in the format of QKeySequence::listFromString: "Ctrl+Y; Ctrl+Shift+Z"
    const char *text; ///< marked for translation in the context of its class
    const char *tip;  ///< the same; a phrase on what it does
};

/// Creates an action owned by `owner`, without texts.
QAction *makeAction(QObject &owner, const char *id, const QList<QKeySequence> &keys, const char *icon = "");
/// The same, for the pages or panels that it is added to: the shortcuts work in them and their children.
QAction *makePageAction(QObject &owner, const char *id, const QList<QKeySequence> &keys,
                        const char *icon = "");
/// The same, owned by the page that it is added to.
QAction *addPageAction(QWidget &page, const char *id, const QList<QKeySequence> &keys, const char *icon = "");

template<class Key>
QAction *makeAction(QObject &owner, const ActionRow<Key> &row)
{
    return makeAction(owner, row.id, QKeySequence::listFromString(QLatin1String(row.keys)), row.icon);
}

template<class Key>
QAction *addPageAction(QWidget &page, const ActionRow<Key> &row)
{
    return addPageAction(page, row.id, QKeySequence::listFromString(QLatin1String(row.keys)), row.icon);
}

/// Sets an action's texts in the current language. The tool tip always ends with its current shortcut.
void setActionTexts(QAction &action, const QString &text, const QString &tip);

/// Sets the tool tip of a widget that gives a command, such as a button with another text than its action. It
/// ends with the command's current shortcut as well.
void setCommandTip(QWidget &widget, const QString &tip, QAction &command);

} // namespace cave
