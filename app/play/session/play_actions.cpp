// SPDX-License-Identifier: MIT
#include "app/play/session/play_actions.h"

#include "app/play/session/play_session.h"
#include "core/rules/inventory.h"

#include <QAction>
#include <QWidget>

#include <array>

namespace cave {

std::span<const PlayActions::Row> PlayActions::viewRows()
{
    static constexpr std::array kRows{
        Row{&PlayActions::zoomIn, "zoomIn", "zoom-in", "+; =; Ctrl++", QT_TR_NOOP("Zoom &in"),
            QT_TR_NOOP("Make the map larger")},
        Row{&PlayActions::zoomOut, "zoomOut", "zoom-out", "-; Ctrl+-", QT_TR_NOOP("Zoom &out"),
            QT_TR_NOOP("Make the map smaller")},
        Row{&PlayActions::centre, "centreOnPlayer", "centre", "C; Home", QT_TR_NOOP("&Centre on player"),
            QT_TR_NOOP("Centre the view on the player and follow")},
        Row{&PlayActions::fog, "fog", "fog", "F", QT_TR_NOOP("&Fog"),
            QT_TR_NOOP("Show only the explored area")},
        Row{&PlayActions::glyphs, "glyphs", "glyphs", "G", QT_TR_NOOP("&Glyphs"),
            QT_TR_NOOP("Draw the map with ASCII characters")},
        Row{&PlayActions::followSoftly, "followSoftly", "follow", "T", QT_TR_NOOP("&Smooth follow"),
            QT_TR_NOOP("Let the view follow the player smoothly")},
        Row{&PlayActions::motion, "motion", "", "", QT_TR_NOOP("&Animate"),
            QT_TR_NOOP("Animate steps, light and zoom")},
        Row{&PlayActions::sound, "play.sound", "sound", "Ctrl+M", QT_TR_NOOP("Soun&d"),
            QT_TR_NOOP("Play the sounds of the game")},
        Row{&PlayActions::sidebar, "play.sidebar", "", "Ctrl+B", QT_TR_NOOP("Side&bar"),
            QT_TR_NOOP("Show your condition and what is in view beside the map")},
        Row{&PlayActions::discs, "play.discs", "discs", "V", QT_TR_NOOP("What monsters s&ee"),
            QT_TR_NOOP("Show the area of effect of monsters in view")},
        Row{&PlayActions::legend, "play.legend", "", "Shift+V", QT_TR_NOOP("&Legend"),
            QT_TR_NOOP("Explain the marks and colours of the map")}};
    return kRows;
}

std::span<const PlayActions::Row> PlayActions::playRows()
{
    static constexpr std::array kRows{
        Row{&PlayActions::inventory, "play.inventory", "inventory", "I", QT_TR_NOOP("&Inventory"),
            QT_TR_NOOP("Inventory and equipment")},
        Row{&PlayActions::explore, "play.explore", "explore", "O", QT_TR_NOOP("Ex&plore"),
            QT_TR_NOOP("Walk to unexplored places automatically, until something happens")},
        Row{&PlayActions::approach, "play.approach", "", "Shift+O", QT_TR_NOOP("&Go to nearest find"),
            QT_TR_NOOP("Walk to the nearest chest, item or exit in view")},
        Row{&PlayActions::travel, "play.travel", "travel", "_; Ctrl+G", QT_TR_NOOP("&Travel…"),
            QT_TR_NOOP("Walk to a remembered place")},
        Row{&PlayActions::interact, "play.interact", "", "Space; B", QT_TR_NOOP("&Use what is here"),
            QT_TR_NOOP("Trade at a camp, take from a pedestal, ask a shrine or free a captive")},
        Row{&PlayActions::exit, "play.exit", "", ">", QT_TR_NOOP("&Go to the exit"),
            QT_TR_NOOP("Walk to the exit of this level")},
        Row{&PlayActions::examine, "play.examine", "examine", "X", QT_TR_NOOP("E&xamine"),
            QT_TR_NOOP("Examine the map with a cursor")},
        Row{&PlayActions::marker, "play.marker", "marker", "N; Shift+N", QT_TR_NOOP("&Note this place…"),
            QT_TR_NOOP("Put a marker with a note on the map")},
        Row{&PlayActions::journal, "play.journal", "journal", "Ctrl+J", QT_TR_NOOP("&Journal"),
            QT_TR_NOOP("Statistics of this world and all others")},
        Row{&PlayActions::realTime, "play.realTime", "real-time", "Ctrl+T", QT_TR_NOOP("&Real time"),
            QT_TR_NOOP("Monsters act as time passes, not only after your moves")},
        Row{&PlayActions::pause, "play.pause", "pause", "P; Space", QT_TR_NOOP("Pa&use"),
            QT_TR_NOOP("Stop time until you continue")},
        Row{&PlayActions::singleStep, "play.singleStep", "single-step", ".", QT_TR_NOOP("One &step of time"),
            QT_TR_NOOP("Pause and advance by 1/64 second")},
        Row{&PlayActions::longStep, "play.longStep", "long-step", "Shift+.; >",
            QT_TR_NOOP("Eight steps of time"), QT_TR_NOOP("Pause and advance by 1/8 second")},
        Row{&PlayActions::slower, "play.slower", "slower", "[", QT_TR_NOOP("S&lower"),
            QT_TR_NOOP("Slow time down to a half or a quarter")},
        Row{&PlayActions::faster, "play.faster", "faster", "]", QT_TR_NOOP("&Faster"),
            QT_TR_NOOP("Speed time up, to normal at most")},
        Row{&PlayActions::nextItem, "play.nextItem", "next-item", "E", QT_TR_NOOP("Wield ne&xt item"),
            QT_TR_NOOP("Wield the next usable item; by turns, wield or wear what is better than yours")},
        Row{&PlayActions::previousItem, "play.previousItem", "previous-item", "Q",
            QT_TR_NOOP("Wield pre&vious item"), QT_TR_NOOP("Wield the previous usable item")},
        Row{&PlayActions::chat, "play.chat", "", "Enter; Return", QT_TR_NOOP("C&hat…"),
            QT_TR_NOOP("Write a line to the other players")},
        Row{&PlayActions::ping, "play.ping", "", "Z", QT_TR_NOOP("Poin&t at this place"),
            QT_TR_NOOP("Show the other players where you stand or what you examine")},
        Row{&PlayActions::follow, "play.follow", "", "Shift+Z", QT_TR_NOOP("Foll&ow player"),
            QT_TR_NOOP("Let the view follow the next player; after the last one it follows you again")},
        Row{&PlayActions::allMonsters, "ui.debug", "", "Ctrl+Shift+D", QT_TR_NOOP("Show &all monsters"),
            QT_TR_NOOP("Cheat: show monsters that you can't see")}};
    return kRows;
}

PlayActions::PlayActions(QWidget *page) : QObject(page)
{
    for (const Row &row : viewRows())
        m_view.append(this->*row.key = addPageAction(*page, row));
    for (const Row &row : playRows())
        m_play.append(this->*row.key = addPageAction(*page, row));
    m_view.insert(m_view.indexOf(fog), nullptr);
    m_view.insert(m_view.indexOf(followSoftly), nullptr);
    m_play.insert(m_play.indexOf(realTime), nullptr);
    m_play.insert(m_play.indexOf(nextItem), nullptr);
    m_play.insert(m_play.indexOf(chat), nullptr);
    m_play.insert(m_play.indexOf(allMonsters), nullptr);
    for (int key = Qt::Key_1; key <= Qt::Key_9; ++key) {
        const QByteArray id = "play.item" + QByteArray::number(key - Qt::Key_0);
        m_items.append(addPageAction(*page, id.constData(), {key}));
    }
    for (QAction *action : {fog, glyphs, followSoftly, motion, sound, sidebar, discs, legend, examine,
                            realTime, pause, allMonsters})
        action->setCheckable(true);
    showNone();
    retranslate();
}

void PlayActions::setEnabled(bool on)
{
    m_enabled = on;
    for (QAction *action : m_view + m_play) {
        if (action != nullptr)
            action->setEnabled(on);
    }
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
    realTime->setEnabled(session.hasClock());
    realTime->setChecked(passing);
    pause->setChecked(session.isPaused());
    pause->setEnabled(passing);
    const bool open = m_enabled;
    for (QAction *action : {chat, ping, follow}) {
        action->setVisible(session.isShared());
        action->setEnabled(open && session.isShared());
    }
    const bool freely = open && session.isFree() && session.isGoing();
    for (QAction *action : {singleStep, longStep, slower, faster})
        action->setEnabled(freely && passing && !session.isShared());
    for (QAction *action : m_items + QList<QAction *>{nextItem, previousItem})
        action->setEnabled(freely);
    exit->setEnabled(open && !session.isFree() && session.world().map.plan().isBounded());
    interact->setEnabled(open && session.isGoing() && session.world().content->scenario.journey.has_value());
    const bool byTurns = open && session.isGoing() && !session.isFree();
    nextItem->setEnabled(
        freely || (byTurns && bestUpgrade(*session.world().content, session.world().player().inventory)));
    if (!open)
        return;
    // There is no automatic walking while time passes, and monsters don't attack on sight.
    for (QAction *action : {explore, approach, travel, discs})
        action->setEnabled(!session.isFree());
}

void PlayActions::retranslate()
{
    for (const std::span<const Row> rows : {viewRows(), playRows()}) {
        for (const Row &row : rows)
            setActionTexts(*(this->*row.key), tr(row.text), tr(row.tip));
    }
    for (QAction *item : m_items) {
        const qsizetype number = m_items.indexOf(item) + 1;
        setActionTexts(*item, tr("Wield item %1").arg(number), tr("Wield the item in this slot"));
    }
}

} // namespace cave

#include "moc_play_actions.cpp"
