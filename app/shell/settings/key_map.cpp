// SPDX-License-Identifier: MIT
#include "app/shell/settings/key_map.h"

#include "app/common/preferences.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace cave {
namespace {

bool isOurs(const QAction &action)
{
    const QString id = action.objectName();
    if (id.isEmpty() || id.startsWith(QLatin1String("_q_")) || id.startsWith(QLatin1String("qt_")) ||
        action.isSeparator() || action.menu() != nullptr)
        return false;
    for (const QObject *owner = action.parent(); owner != nullptr; owner = owner->parent()) {
        if (qobject_cast<const QDialog *>(owner) != nullptr ||
            qobject_cast<const QLineEdit *>(owner) != nullptr)
            return false;
    }
    return true;
}

/// The object name of the page or panel that `owner` is or belongs to; empty if there is none.
QString scopeAround(const QObject *owner)
{
    for (; owner != nullptr; owner = owner->parent()) {
        // A panel has exclusive use of the keyboard while it is open.
        QString name = owner->objectName();
        if (name.endsWith(QLatin1String("Page")) || name.endsWith(QLatin1String("Panel")))
            return name;
    }
    return {};
}

/// The object name of the widget in which an action's shortcuts work; empty for the whole window.
QString scopeOf(const QAction &action)
{
    const bool limited = action.shortcutContext() == Qt::WidgetShortcut ||
                         action.shortcutContext() == Qt::WidgetWithChildrenShortcut;
    if (!limited)
        return {};
    for (const QObject *object : action.associatedObjects()) {
        if (QString name = scopeAround(object); !name.isEmpty())
            return name;
    }
    return scopeAround(action.parent()); // as its page or panel comes and goes
}

/// The headings, in order. The first one is also for whatever no other is for.
constexpr std::array kGroups{QT_TRANSLATE_NOOP("cave::KeyMap", "Playing"),
                             QT_TRANSLATE_NOOP("cave::KeyMap", "Fighting"),
                             QT_TRANSLATE_NOOP("cave::KeyMap", "End of a run"),
                             QT_TRANSLATE_NOOP("cave::KeyMap", "View"),
                             QT_TRANSLATE_NOOP("cave::KeyMap", "Game"),
                             QT_TRANSLATE_NOOP("cave::KeyMap", "Your worlds"),
                             QT_TRANSLATE_NOOP("cave::KeyMap", "Seeds"),
                             QT_TRANSLATE_NOOP("cave::KeyMap", "Inspect and Edit"),
                             QT_TRANSLATE_NOOP("cave::KeyMap", "Tools for editing"),
                             QT_TRANSLATE_NOOP("cave::KeyMap", "Level files"),
                             QT_TRANSLATE_NOOP("cave::KeyMap", "Help")};

/// By what the id of a command begins with.
constexpr std::array<std::pair<std::string_view, std::size_t>, 14> kGroupOfPrefix{{{"combat", 1},
                                                                                   {"run", 2},
                                                                                   {"view", 3},
                                                                                   {"game", 4},
                                                                                   {"place", 4},
                                                                                   {"world", 5},
                                                                                   {"seeds", 6},
                                                                                   {"plots", 6},
                                                                                   {"compare", 6},
                                                                                   {"bench", 7},
                                                                                   {"whatIf", 7},
                                                                                   {"edit", 8},
                                                                                   {"level", 9},
                                                                                   {"help", 10}}};

std::size_t groupOf(const QString &id, const QString &scope)
{
    if (scope == QLatin1String("combatPanel"))
        return 1;
    const std::string prefix = id.section('.', 0, 0).toStdString();
    const auto *found =
        std::ranges::find(kGroupOfPrefix, prefix, [](const auto &pair) { return pair.first; });
    return found == kGroupOfPrefix.end() ? 0 : found->second;
}

/// True if the key would do two things in one place. Commands with the same default keys share them on
/// purpose, such as the steps of a fight.
bool clash(const Bindable &one, const Bindable &other, const QKeySequence &key)
{
    const bool meet = one.scope.isEmpty() || other.scope.isEmpty() || one.scope == other.scope;
    const bool meantToShare = one.ownKeys.contains(key) && other.ownKeys.contains(key);
    return one.id != other.id && meet && !meantToShare && other.keys.contains(key);
}

} // namespace

QString plainText(QString menuText)
{
    return withoutMnemonic(std::move(menuText)).remove(QStringLiteral("…"));
}

KeyMap::KeyMap(Preferences &preferences, QObject *parent) : QObject(parent), m_preferences(preferences)
{
    connect(&m_preferences, &Preferences::keysChanged, this, [this] {
        if (!m_storing)
            apply();
    });
}

void KeyMap::gather(const QObject &root, const QString &playScope)
{
    m_playScope = playScope;
    m_actions.clear();
    for (QAction *action : root.findChildren<QAction *>()) {
        if (!isOurs(*action))
            continue;
        m_actions.append(action);
        if (!m_ownKeys.contains(action->objectName()))
            m_ownKeys.insert(action->objectName(), action->shortcuts());
    }
    apply();
}

QList<Bindable> KeyMap::bindables() const
{
    const KeyBindings own;
    QList<Bindable> all;
    for (const PlayKey what : kPlayKeys)
        all.append({playKeyId(what), tr("Moving"), playKeyText(what), m_playScope, m_playKeys.keys(what),
                    own.keys(what)});
    QList<std::pair<std::size_t, Bindable>> actions;
    for (const QPointer<QAction> &action : m_actions) {
        if (action == nullptr)
            continue;
        const QString id = action->objectName();
        const QString scope = scopeOf(*action);
        const std::size_t group = groupOf(id, scope);
        actions.append({group, Bindable{id, tr(kGroups[group]), plainText(action->text()), scope,
                                        action->shortcuts(), m_ownKeys.value(id)}});
    }
    std::ranges::stable_sort(actions, {}, &std::pair<std::size_t, Bindable>::first);
    for (const auto &[group, action] : actions)
        all.append(action);
    return all;
}

Bindable KeyMap::bindable(const QString &id) const
{
    for (const Bindable &candidate : bindables()) {
        if (candidate.id == id)
            return candidate;
    }
    return {};
}

QList<Bindable> KeyMap::othersWith(const QKeySequence &key, const QString &id) const
{
    const Bindable one = bindable(id);
    QList<Bindable> others;
    for (const Bindable &candidate : bindables()) {
        const bool isKnown = std::ranges::find(others, candidate.id, &Bindable::id) != others.end();
        if (!isKnown && clash(one, candidate, key))
            others.append(candidate);
    }
    return others;
}

QHash<QString, QList<QKeySequence>> KeyMap::conflicts() const
{
    QHash<QString, QList<QKeySequence>> shared;
    const QList<Bindable> all = bindables();
    for (const Bindable &one : all) {
        for (const Bindable &other : all) {
            for (const QKeySequence &key : one.keys) {
                if (clash(one, other, key) && !shared.value(one.id).contains(key))
                    shared[one.id].append(key);
            }
        }
    }
    return shared;
}

void KeyMap::bind(const QString &id, const QList<QKeySequence> &keys)
{
    store(bindable(id), keys);
    apply();
}

void KeyMap::usePreset(KeyPreset preset)
{
    const KeyBindings ready(preset);
    for (const PlayKey what : kPlayKeys)
        store(bindable(playKeyId(what)), ready.keys(what));
    apply();
}

void KeyMap::resetAll()
{
    m_preferences.forgetKeys();
}

void KeyMap::apply()
{
    const KeyBindings own;
    for (const PlayKey what : kPlayKeys)
        m_playKeys.setKeys(what, chosenKeys(playKeyId(what), own.keys(what)));
    for (const QPointer<QAction> &action : m_actions) {
        if (action != nullptr)
            action->setShortcuts(chosenKeys(action->objectName(), m_ownKeys.value(action->objectName())));
    }
    emit changed();
}

QList<QKeySequence> KeyMap::chosenKeys(const QString &id, const QList<QKeySequence> &own) const
{
    return m_preferences.keys(id).value_or(own);
}

/// Only differences are stored, so that later versions' defaults reach users who never chose.
void KeyMap::store(const Bindable &what, const QList<QKeySequence> &keys)
{
    m_storing = true;
    m_preferences.setKeys(what.id, keys == what.ownKeys ? std::nullopt : std::optional(keys));
    m_storing = false;
}

} // namespace cave

#include "moc_key_map.cpp"
