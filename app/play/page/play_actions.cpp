// SPDX-License-Identifier: MIT
#include "app/play/page/play_actions.h"

#include "app/play/page/play_session.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/page_action.h"

#include <QAction>
#include <QWidget>

namespace cave {

PlayActions::PlayActions(QWidget *page)
    : QObject(page)
    , zoomIn(add(m_view, "zoomIn", "zoom-in", {Qt::Key_Plus, Qt::Key_Equal, QKeySequence::ZoomIn}))
    , zoomOut(add(m_view, "zoomOut", "zoom-out", {Qt::Key_Minus, QKeySequence::ZoomOut}))
    , centre(add(m_view, "centreOnPlayer", "centre", {Qt::Key_C, Qt::Key_Home}))
    , fog(add(m_view, "fog", "fog", {Qt::Key_F}))
    , glyphs(add(m_view, "glyphs", "glyphs", {Qt::Key_G}))
    , followSoftly(add(m_view, "followSoftly", "follow", {Qt::Key_T}))
    , motion(add(m_view, "motion", nullptr, {}))
    , discs(add(m_view, "play.discs", "discs", {Qt::Key_V}))
    , inventory(add(m_play, "play.inventory", "inventory", {Qt::Key_I}))
    , explore(add(m_play, "play.explore", "explore", {Qt::Key_O}))
    , travel(add(m_play, "play.travel", "travel", {Qt::Key_Underscore, Qt::CTRL | Qt::Key_G}))
    , examine(add(m_play, "play.examine", "examine", {Qt::Key_X}))
    , marker(add(m_play, "play.marker", "marker", {Qt::Key_N, Qt::SHIFT | Qt::Key_N}))
    , journal(add(m_play, "play.journal", "journal", {Qt::CTRL | Qt::Key_J}))
    , realTime(add(m_play, "play.realTime", "real-time", {Qt::CTRL | Qt::Key_T}))
    , pause(add(m_play, "play.pause", "pause", {Qt::Key_P, Qt::Key_Space}))
    , singleStep(add(m_play, "play.singleStep", "single-step", {Qt::Key_Period}))
    , longStep(add(m_play, "play.longStep", "long-step", {Qt::SHIFT | Qt::Key_Period, Qt::Key_Greater}))
    , slower(add(m_play, "play.slower", "slower", {Qt::Key_BracketLeft}))
    , faster(add(m_play, "play.faster", "faster", {Qt::Key_BracketRight}))
    , nextItem(add(m_play, "play.nextItem", "next-item", {Qt::Key_E, Qt::Key_Tab}))
    , previousItem(add(m_play, "play.previousItem", "previous-item",
                       {Qt::Key_Q, Qt::Key_Backtab, Qt::SHIFT | Qt::Key_Tab}))
    , allMonsters(add(m_play, "ui.debug", nullptr, {Qt::CTRL | Qt::SHIFT | Qt::Key_D}))
{
    m_view.insert(m_view.indexOf(fog), nullptr);
    m_view.insert(m_view.indexOf(followSoftly), nullptr);
    m_play.insert(m_play.indexOf(realTime), nullptr);
    m_play.insert(m_play.indexOf(nextItem), nullptr);
    m_play.insert(m_play.indexOf(allMonsters), nullptr);
    for (int key = Qt::Key_1; key <= Qt::Key_9; ++key) {
        const QByteArray id = "play.item" + QByteArray::number(key - Qt::Key_0);
        add(m_items, id.constData(), nullptr, {key});
    }
    for (QAction *action : {fog, glyphs, followSoftly, motion, discs, examine, realTime, pause, allMonsters})
        action->setCheckable(true);
    showFor(PlaySession()); // none is open
    retranslate();
}

QAction *PlayActions::add(QList<QAction *> &list, const char *id, const char *icon,
                          const QList<QKeySequence> &keys)
{
    QAction *action = addPageAction(*static_cast<QWidget *>(parent()), id, keys);
    if (icon != nullptr)
        action->setIcon(namedIcon(icon));
    list.append(action);
    return action;
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
    const auto name = [](QAction *action, const QString &text, const QString &tip) {
        action->setText(text);
        action->setToolTip(tip);
        action->setStatusTip(tip);
    };
    name(zoomIn, tr("Zoom &in"), tr("Show the map larger"));
    name(zoomOut, tr("Zoom &out"), tr("Show more of the map"));
    name(centre, tr("&Centre on player"), tr("Bring the view back to the player and follow them"));
    name(fog, tr("&Fog"), tr("Show only what has been explored"));
    name(glyphs, tr("&Glyphs"), tr("Draw the map with text characters"));
    name(followSoftly, tr("Follow &softly"),
         tr("Let the view glide after the player instead of holding them in the middle"));
    name(motion, tr("&Animate"), tr("Animate steps, light and zoom"));
    name(discs, tr("What monsters s&ee"), tr("Show how far the monsters in view see"));
    name(explore, tr("Ex&plore"), tr("Walk by itself to what is not known yet, until there is news"));
    name(travel, tr("&Travel…"), tr("Walk to a place that is remembered"));
    name(examine, tr("E&xamine"), tr("Look around with a cursor"));
    name(marker, tr("&Note this place…"), tr("Put a marker with a note on the map"));
    name(journal, tr("&Journal"), tr("What you have done, here and in other worlds"));
    name(inventory, tr("&Inventory"), tr("What you carry and wear"));
    name(realTime, tr("&Real time"), tr("Let monsters act as time passes, not only after you"));
    name(pause, tr("Pa&use"), tr("Let no time pass until you go on"));
    name(singleStep, tr("One &step of time"), tr("Pause, and let a 64th of a second pass"));
    name(longStep, tr("Eight steps of time"), tr("Pause, and let an eighth of a second pass"));
    name(slower, tr("S&lower"), tr("Let time pass at half or a quarter of its speed"));
    name(faster, tr("&Faster"), tr("Let time pass faster again, up to its own speed"));
    name(nextItem, tr("Ne&xt item in hand"), tr("Take the next thing that you can use in hand"));
    name(previousItem, tr("Pre&vious item in hand"), tr("Take the thing before in hand"));
    for (QAction *item : m_items) {
        const qsizetype number = m_items.indexOf(item) + 1;
        name(item, tr("Take item %1 in hand").arg(number), tr("Take what you found in this place in hand"));
    }
    name(allMonsters, tr("Show &all monsters"), tr("Cheating: show monsters that you can't see"));
}

} // namespace cave
