// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <vector>

class QAction;
class QActionGroup;
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

/// What an action is made from.
struct ActionRow {
    const char *id;                 ///< stable: the object name
    const char *icon;               ///< see namedIcon; empty for none
    const char *keys;               ///< in the format of QKeySequence::listFromString: "Ctrl+Y; Ctrl+Shift+Z"
    const char *text;               ///< marked for translation in the context of its class
    const char *tip;                ///< the same; a phrase on what it does
    const char *iconText = nullptr; ///< the same; for buttons, which have less space than menus
};

/// Actions that belong together. A class of them declares each as a member with all that it is made from:
/// `QAction *open = add({"level.open", "open-file", "Ctrl+O", QT_TR_NOOP("&Open…"), QT_TR_NOOP("…")});`
///
/// The texts follow the language. Such a class needs Q_OBJECT, as its name is their context.
class ActionSet : public QObject {
public:
    /// In the order in which they were added.
    [[nodiscard]] const QList<QAction *> &all() const { return m_all; }
    /// Sets all texts as they were declared.
    virtual void retranslate();
    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    /// Actions of a page: it owns them, and their keys work in it and its children.
    ActionSet(QWidget &page, QObject *parent);
    /// Actions that are placed by others; their keys work as `context` says. The texts follow the language of
    /// `parent`, if there is one.
    ActionSet(Qt::ShortcutContext context, QWidget *parent);

    QAction *add(const ActionRow &row);
    /// The same for a part of the page, which owns the action.
    QAction *addTo(QWidget &part, const ActionRow &row);
    /// An action that is on or off.
    QAction *toggle(const ActionRow &row);
    /// Of these, one is on at a time.
    QActionGroup *oneOf(const QList<QAction *> &actions);

private:
    QAction *keep(QAction &action, const ActionRow &row);
    void setTexts(QAction &action, const ActionRow &row) const;

    QWidget *m_page = nullptr; ///< null: others place the actions
    Qt::ShortcutContext m_context = Qt::WidgetWithChildrenShortcut;
    QList<QAction *> m_all;
    std::vector<ActionRow> m_rows; ///< of which these are made
};

} // namespace cave
