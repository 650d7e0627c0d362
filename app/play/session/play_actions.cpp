// SPDX-License-Identifier: MIT
#include "app/play/session/play_actions.h"

#include "app/play/session/play_session.h"
#include "core/rules/inventory.h"
#include "editor/view/style/action_set.h"

#include <QAction>
#include <QWidget>

#include <utility>

namespace cave {

PlayActions::PlayActions(QWidget &page) : ActionSet(page, &page)
{
    for (int key = Qt::Key_1; key <= Qt::Key_9; ++key) {
        const QByteArray id = "play.item" + QByteArray::number(key - Qt::Key_0);
        m_items.append(addPageAction(page, id.constData(), {key}));
    }
    // What is said to others: a held key says it once.
    for (QAction *action : {chat, ping, follow})
        action->setAutoRepeat(false);
    showNone();
    retranslate();
}

QList<QAction *> PlayActions::viewActions() const
{
    return {zoomIn,       zoomOut, centre, nullptr, fog,   glyphs, nullptr,
            followSoftly, motion,  sound,  sidebar, discs, legend};
}

QList<QAction *> PlayActions::playActions() const
{
    return {inventory,    explore,  approach, travel,     interact, exit,    examine,    marker,  journal,
            nullptr,      realTime, pause,    singleStep, longStep, slower,  faster,     nullptr, nextItem,
            previousItem, nullptr,  chat,     ping,       follow,   nullptr, allMonsters};
}

QList<QAction *> PlayActions::toolBarActions() const
{
    return {zoomIn, zoomOut, centre,  nullptr, inventory, explore, examine,
            marker, travel,  journal, nullptr, discs,     realTime};
}

void PlayActions::setEnabled(bool on)
{
    m_enabled = on;
    for (QAction *action : all())
        action->setEnabled(on);
}

void PlayActions::showNone()
{
    setEnabled(false);
    for (QAction *action : {chat, ping, follow})
        action->setVisible(false);
    for (QAction *action : m_items)
        action->setEnabled(false);
    for (QAction *action : {examine, realTime, pause, allMonsters})
        action->setChecked(false);
    fog->setChecked(true);
}

void PlayActions::showFor(const PlaySession &session)
{
    const bool passing = session.isRealTime();
    const bool acts = !session.isOnlooker();
    const bool fallen = session.world().party.current().watching;
    const bool walks = acts && !fallen && session.isGoing() && !session.isFree();
    realTime->setEnabled(session.hasClock() && session.keepsTime());
    const bool own = session.keepsTime();
    if (std::exchange(m_ownTime, own) != own)
        retranslate();
    realTime->setChecked(passing);
    pause->setChecked(session.isPaused());
    pause->setEnabled(passing);
    const bool open = m_enabled;
    for (QAction *action : {chat, ping, follow}) {
        action->setVisible(session.isShared());
        action->setEnabled(open && session.isShared());
    }
    const bool freely = open && acts && session.isFree() && session.isGoing();
    for (QAction *action : {singleStep, longStep, slower, faster})
        action->setEnabled(freely && passing && !session.isShared());
    for (QAction *action : m_items + QList<QAction *>{nextItem, previousItem})
        action->setEnabled(freely);
    exit->setEnabled(open && walks && session.world().map.plan().isBounded());
    interact->setEnabled(open && acts && session.isGoing() &&
                         session.world().content->scenario.journey.has_value());
    const bool byTurns = open && acts && session.isGoing() && !session.isFree();
    nextItem->setEnabled(
        freely || (byTurns && bestUpgrade(*session.world().content, session.world().player().inventory)));
    if (!open)
        return;
    // There is no automatic walking while time passes, and monsters don't attack on sight.
    for (QAction *action : {explore, approach})
        action->setEnabled(walks);
    for (QAction *action : {travel, discs})
        action->setEnabled(!session.isFree());
}

void PlayActions::retranslate()
{
    ActionSet::retranslate();
    if (!m_ownTime)
        setActionTexts(*realTime, realTime->text(),
                       tr("The host chooses whether monsters act as time passes"));
    for (QAction *item : m_items) {
        const qsizetype number = m_items.indexOf(item) + 1;
        setActionTexts(*item, tr("Wield item %1").arg(number), tr("Wield the item in this slot"));
    }
}

} // namespace cave

#include "moc_play_actions.cpp"
