// SPDX-License-Identifier: MIT
#include "editor/view/style/page_action.h"

#include "editor/view/style/icons.h"
#include "editor/view/style/shown_key.h"

#include <QAction>
#include <QWidget>

#include <utility>

namespace cave {
QAction *makeAction(QObject &owner, const char *id, const QList<QKeySequence> &keys, const char *icon)
{
    auto *action = new QAction(&owner);
    action->setObjectName(QLatin1String(id));
    if (*icon != '\0')
        action->setIcon(namedIcon(QLatin1String(icon)));
    action->setShortcuts(keys);
    QObject::connect(action, &QAction::changed, action, [action, key = action->shortcut()]() mutable {
        if (std::exchange(key, action->shortcut()) != action->shortcut())
            action->setToolTip(withKey(action->statusTip(), workingKey(*action)));
    });
    return action;
}

QAction *makePageAction(QObject &owner, const char *id, const QList<QKeySequence> &keys, const char *icon)
{
    QAction *action = makeAction(owner, id, keys, icon);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    return action;
}

QAction *addPageAction(QWidget &page, const char *id, const QList<QKeySequence> &keys, const char *icon)
{
    QAction *action = makePageAction(page, id, keys, icon);
    page.addAction(action);
    return action;
}

void setActionTexts(QAction &action, const QString &text, const QString &tip)
{
    action.setText(text);
    action.setToolTip(withKey(tip, workingKey(action)));
    action.setStatusTip(tip);
}

void setCommandTip(QWidget &widget, const QString &tip, QAction &command)
{
    constexpr const char *kTip = "commandTip";
    const bool follows = widget.property(kTip).isValid();
    widget.setProperty(kTip, tip);
    const auto show = [&widget, &command] {
        widget.setToolTip(withKey(widget.property(kTip).toString(), workingKey(command)));
    };
    show();
    if (!follows)
        QObject::connect(&command, &QAction::changed, &widget, show);
}

} // namespace cave
