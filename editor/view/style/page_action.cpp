// SPDX-License-Identifier: MIT
#include "editor/view/style/page_action.h"

#include "editor/view/style/icons.h"

#include <QAction>
#include <QWidget>

#include <utility>

namespace cave {
namespace {

QString withKey(const QString &tip, const QKeySequence &key)
{
    return key.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, key.toString(QKeySequence::NativeText));
}

} // namespace

QAction *makeAction(QObject &owner, const char *id, const QList<QKeySequence> &keys, const char *icon)
{
    auto *action = new QAction(&owner);
    action->setObjectName(QLatin1String(id));
    if (*icon != '\0')
        action->setIcon(namedIcon(QLatin1String(icon)));
    action->setShortcuts(keys);
    QObject::connect(action, &QAction::changed, action, [action, key = action->shortcut()]() mutable {
        if (std::exchange(key, action->shortcut()) != action->shortcut())
            action->setToolTip(withKey(action->statusTip(), key));
    });
    return action;
}

QAction *addPageAction(QWidget &page, const char *id, const QList<QKeySequence> &keys, const char *icon)
{
    QAction *action = makeAction(page, id, keys, icon);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    page.addAction(action);
    return action;
}

void setActionTexts(QAction &action, const QString &text, const QString &tip)
{
    action.setText(text);
    action.setToolTip(withKey(tip, action.shortcut()));
    action.setStatusTip(tip);
}

void setCommandTip(QWidget &widget, const QString &tip, QAction &command)
{
    constexpr const char *kTip = "commandTip";
    const bool follows = widget.property(kTip).isValid();
    widget.setProperty(kTip, tip);
    const auto show = [&widget, &command] {
        widget.setToolTip(withKey(widget.property(kTip).toString(), command.shortcut()));
    };
    show();
    if (!follows)
        QObject::connect(&command, &QAction::changed, &widget, show);
}

} // namespace cave
