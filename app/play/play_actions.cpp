#include "app/play/play_actions.h"

#include "editor/view/page_action.h"

#include <QAction>
#include <QWidget>

namespace cave {

PlayActions::PlayActions(QWidget *page)
    : QObject(page)
    , zoomIn(add(m_view, "zoomIn",
                 {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal), QKeySequence::ZoomIn}))
    , zoomOut(add(m_view, "zoomOut", {QKeySequence(Qt::Key_Minus), QKeySequence::ZoomOut}))
    , centre(add(m_view, "centreOnPlayer", {QKeySequence(Qt::Key_C), QKeySequence(Qt::Key_Home)}))
    , fog(add(m_view, "fog", {QKeySequence(Qt::Key_F)}))
    , glyphs(add(m_view, "glyphs", {QKeySequence(Qt::Key_G)}))
    , followSoftly(add(m_view, "followSoftly", {QKeySequence(Qt::Key_T)}))
    , motion(add(m_view, "motion", {}))
    , discs(add(m_view, "play.discs", {QKeySequence(Qt::Key_V)}))
    , inventory(add(m_play, "play.inventory", {QKeySequence(Qt::Key_I)}))
    , explore(add(m_play, "play.explore", {QKeySequence(Qt::Key_O)}))
    , travel(
          add(m_play, "play.travel", {QKeySequence(Qt::Key_Underscore), QKeySequence(Qt::CTRL | Qt::Key_G)}))
    , examine(add(m_play, "play.examine", {QKeySequence(Qt::Key_X)}))
    , marker(add(m_play, "play.marker", {QKeySequence(Qt::Key_N), QKeySequence(Qt::SHIFT | Qt::Key_N)}))
    , journal(add(m_play, "play.journal", {QKeySequence(Qt::CTRL | Qt::Key_J)}))
    , realTime(add(m_play, "play.realTime", {QKeySequence(Qt::CTRL | Qt::Key_T)}))
    , pause(add(m_play, "play.pause", {QKeySequence(Qt::Key_P), QKeySequence(Qt::Key_Space)}))
    , allMonsters(add(m_play, "ui.debug", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)}))
{
    m_view.insert(m_view.indexOf(fog), nullptr);
    m_view.insert(m_view.indexOf(followSoftly), nullptr);
    m_play.insert(m_play.indexOf(realTime), nullptr);
    m_play.insert(m_play.indexOf(allMonsters), nullptr);
    for (QAction *action : {fog, glyphs, followSoftly, motion, discs, examine, realTime, pause, allMonsters})
        action->setCheckable(true);
    for (QAction *action : {realTime, pause})
        action->setEnabled(false);
    retranslate();
}

QAction *PlayActions::add(QList<QAction *> &list, const char *id, const QList<QKeySequence> &keys)
{
    QAction *action = addPageAction(*static_cast<QWidget *>(parent()), id, keys);
    list.append(action);
    return action;
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
    name(allMonsters, tr("Show &all monsters"), tr("Cheating: show monsters that you can't see"));
}

} // namespace cave
