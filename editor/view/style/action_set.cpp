// SPDX-License-Identifier: MIT
#include "editor/view/style/action_set.h"

#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
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

namespace {

QList<QKeySequence> keysOf(const ActionRow &row)
{
    return QKeySequence::listFromString(QLatin1String(row.keys));
}

} // namespace

ActionSet::ActionSet(QWidget &page, QObject *parent) : QObject(parent), m_page(&page)
{
    page.installEventFilter(this);
}

ActionSet::ActionSet(Qt::ShortcutContext context, QWidget *parent) : QObject(parent), m_context(context)
{
    if (parent != nullptr)
        parent->installEventFilter(this);
}

/// A filter, as it is called before the widget and its children read the texts.
bool ActionSet::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return QObject::eventFilter(watched, event);
}

void ActionSet::retranslate()
{
    for (int i = 0; i < m_all.size(); ++i)
        setTexts(*m_all[i], m_rows[static_cast<std::size_t>(i)]);
}

QAction *ActionSet::add(const ActionRow &row)
{
    if (m_page != nullptr)
        return addTo(*m_page, row);
    QAction *action = makeAction(*this, row.id, keysOf(row), row.icon);
    action->setShortcutContext(m_context);
    return keep(*action, row);
}

QAction *ActionSet::addTo(QWidget &part, const ActionRow &row)
{
    return keep(*addPageAction(part, row.id, keysOf(row), row.icon), row);
}

QAction *ActionSet::toggle(const ActionRow &row)
{
    QAction *action = add(row);
    action->setCheckable(true);
    action->setAutoRepeat(false); // a held key switches it once
    return action;
}

QActionGroup *ActionSet::oneOf(const QList<QAction *> &actions)
{
    auto *group = new QActionGroup(this);
    for (QAction *action : actions) {
        action->setCheckable(true);
        group->addAction(action);
    }
    return group;
}

QAction *ActionSet::keep(QAction &action, const ActionRow &row)
{
    m_all.append(&action);
    m_rows.push_back(row);
    setTexts(action, row);
    return &action;
}

void ActionSet::setTexts(QAction &action, const ActionRow &row) const
{
    const QMetaObject &context = *metaObject();
    setActionTexts(action, context.tr(row.text, nullptr), context.tr(row.tip, nullptr));
    if (row.iconText != nullptr)
        action.setIconText(context.tr(row.iconText, nullptr));
}

} // namespace cave
