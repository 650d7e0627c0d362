// SPDX-License-Identifier: MIT
#include "app/play/page/play_actions.h"

#include "app/play/page/play_session.h"

#include <QAction>
#include <QWidget>

#include <array>

namespace cave {

std::span<const PlayActions::Row> PlayActions::viewRows()
{
    static constexpr std::array kRows{
        Row{&PlayActions::zoomIn, "zoomIn", "zoom-in", "+; =; Ctrl++", QT_TR_NOOP("Zoom &in"),
            QT_TR_NOOP("Show the map larger")},
        Row{&PlayActions::zoomOut, "zoomOut", "zoom-out", "-; Ctrl+-", QT_TR_NOOP("Zoom &out"),
            QT_TR_NOOP("Show more of the map")},
        Row{&PlayActions::centre, "centreOnPlayer", "centre", "C; Home", QT_TR_NOOP("&Centre on player"),
            QT_TR_NOOP("Bring the view back to the player and follow them")},
        Row{&PlayActions::fog, "fog", "fog", "F", QT_TR_NOOP("&Fog"),
            QT_TR_NOOP("Show only what has been explored")},
        Row{&PlayActions::glyphs, "glyphs", "glyphs", "G", QT_TR_NOOP("&Glyphs"),
            QT_TR_NOOP("Draw the map with text characters")},
        Row{&PlayActions::followSoftly, "followSoftly", "follow", "T", QT_TR_NOOP("Follow &softly"),
            QT_TR_NOOP("Let the view glide after the player instead of holding them in the middle")},
        Row{&PlayActions::motion, "motion", "", "", QT_TR_NOOP("&Animate"),
            QT_TR_NOOP("Animate steps, light and zoom")},
        Row{&PlayActions::discs, "play.discs", "discs", "V", QT_TR_NOOP("What monsters s&ee"),
            QT_TR_NOOP("Show how far the monsters in view see")}};
    return kRows;
}

std::span<const PlayActions::Row> PlayActions::playRows()
{
    static constexpr std::array kRows{
        Row{&PlayActions::inventory, "play.inventory", "inventory", "I", QT_TR_NOOP("&Inventory"),
            QT_TR_NOOP("What you carry and wear")},
        Row{&PlayActions::explore, "play.explore", "explore", "O", QT_TR_NOOP("Ex&plore"),
            QT_TR_NOOP("Walk by itself to what is not known yet, until there is news")},
        Row{&PlayActions::travel, "play.travel", "travel", "_; Ctrl+G", QT_TR_NOOP("&Travel…"),
            QT_TR_NOOP("Walk to a place that is remembered")},
        Row{&PlayActions::examine, "play.examine", "examine", "X", QT_TR_NOOP("E&xamine"),
            QT_TR_NOOP("Look around with a cursor")},
        Row{&PlayActions::marker, "play.marker", "marker", "N; Shift+N", QT_TR_NOOP("&Note this place…"),
            QT_TR_NOOP("Put a marker with a note on the map")},
        Row{&PlayActions::journal, "play.journal", "journal", "Ctrl+J", QT_TR_NOOP("&Journal"),
            QT_TR_NOOP("What you have done, here and in other worlds")},
        Row{&PlayActions::realTime, "play.realTime", "real-time", "Ctrl+T", QT_TR_NOOP("&Real time"),
            QT_TR_NOOP("Let monsters act as time passes, not only after you")},
        Row{&PlayActions::pause, "play.pause", "pause", "P; Space", QT_TR_NOOP("Pa&use"),
            QT_TR_NOOP("Let no time pass until you go on")},
        Row{&PlayActions::singleStep, "play.singleStep", "single-step", ".", QT_TR_NOOP("One &step of time"),
            QT_TR_NOOP("Pause, and let a 64th of a second pass")},
        Row{&PlayActions::longStep, "play.longStep", "long-step", "Shift+.; >",
            QT_TR_NOOP("Eight steps of time"), QT_TR_NOOP("Pause, and let an eighth of a second pass")},
        Row{&PlayActions::slower, "play.slower", "slower", "[", QT_TR_NOOP("S&lower"),
            QT_TR_NOOP("Let time pass at half or a quarter of its speed")},
        Row{&PlayActions::faster, "play.faster", "faster", "]", QT_TR_NOOP("&Faster"),
            QT_TR_NOOP("Let time pass faster again, up to its own speed")},
        Row{&PlayActions::nextItem, "play.nextItem", "next-item", "E; Tab", QT_TR_NOOP("Ne&xt item in hand"),
            QT_TR_NOOP("Take the next thing that you can use in hand")},
        Row{&PlayActions::previousItem, "play.previousItem", "previous-item", "Q; Backtab; Shift+Tab",
            QT_TR_NOOP("Pre&vious item in hand"), QT_TR_NOOP("Take the thing before in hand")},
        Row{&PlayActions::allMonsters, "ui.debug", "", "Ctrl+Shift+D", QT_TR_NOOP("Show &all monsters"),
            QT_TR_NOOP("Cheating: show monsters that you can't see")}};
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
    m_play.insert(m_play.indexOf(allMonsters), nullptr);
    for (int key = Qt::Key_1; key <= Qt::Key_9; ++key) {
        const QByteArray id = "play.item" + QByteArray::number(key - Qt::Key_0);
        m_items.append(addPageAction(*page, id.constData(), {key}));
    }
    for (QAction *action : {fog, glyphs, followSoftly, motion, discs, examine, realTime, pause, allMonsters})
        action->setCheckable(true);
    showFor(PlaySession()); // none is open
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

void PlayActions::showFor(const PlaySession &session)
{
    const bool passing = session.isRealTime();
    realTime->setEnabled(session.hasClock());
    realTime->setChecked(passing);
    pause->setChecked(session.isPaused());
    pause->setEnabled(passing);
    const bool open = m_enabled && session.isOpen();
    const bool freely = open && session.isFree() && session.isGoing();
    for (QAction *action : {singleStep, longStep, slower, faster})
        action->setEnabled(freely && passing);
    for (QAction *action : m_items + QList<QAction *>{nextItem, previousItem})
        action->setEnabled(freely);
    if (!open)
        return;
    // Nobody walks by themselves while time passes, and nobody attacks for having seen the player.
    for (QAction *action : {explore, travel, discs})
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
        setActionTexts(*item, tr("Take item %1 in hand").arg(number),
                       tr("Take what you found in this place in hand"));
    }
}

} // namespace cave
