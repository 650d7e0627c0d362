// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

class QAction;
class QObject;
class QWidget;

namespace cave {

/// A row of the table that a class makes its actions from. `Key`: what it finds the action by, a member that
/// points to it or an enumerator.
template<class Key>
struct ActionRow {
    Key key;
    const char *id;   ///< stable: the object name
    const char *icon; ///< see namedIcon; empty: none
    const char *keys; ///< as QKeySequence::listFromString reads them: "Ctrl+Y; Ctrl+Shift+Z"
    const char *text; ///< marked for translation in the context of its class
    const char *tip;  ///< likewise; a phrase that says what it does
};

/// A new action of `owner`, without texts.
QAction *makeAction(QObject &owner, const char *id, const QList<QKeySequence> &keys, const char *icon = "");
/// The same, of a page: the keys work in it and in what is in it.
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

/// Names an action in the language of now. The tool tip ends with its key, as long as it has that.
void setActionTexts(QAction &action, const QString &text, const QString &tip);

} // namespace cave
