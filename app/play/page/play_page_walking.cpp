// Keys and mouse of the play page, walking by itself, and its dialogs.

#include "app/play/log/event_messages.h"
#include "app/play/log/places_dialog.h"
#include "app/play/map/examiner.h"
#include "app/play/map/mind_dock.h"
#include "app/play/map/play_maps.h"
#include "app/play/map/play_scene.h"
#include "app/play/map/sight_dock.h"
#include "app/play/page/play_actions.h"
#include "app/play/page/play_page.h"
#include "app/play/page/play_status.h"
#include "app/play/walking/auto_walker.h"
#include "app/play/walking/held_keys.h"
#include "core/rules/inventory.h"
#include "core/rules/spawn.h"
#include "editor/view/texts/place_texts.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>

#include <utility>

namespace cave {

void PlayPage::makeAutoWalker()
{
    m_walker =
        new AutoWalker([this](Direction direction) { return perform(MoveCommand{direction}); }, m_pace, this);
    connect(m_walker, &AutoWalker::pathChanged, this, [this] { m_scene->setPath(m_walker->path()); });
    connect(m_walker, &AutoWalker::ended, this, &PlayPage::showWalkEnd);
}

void PlayPage::connectMap()
{
    MapView *map = m_maps->map();
    map->installEventFilter(this);
    connect(map, &MapView::cellClicked, this, [this](WorldPos cell) {
        if (std::exchange(m_clickInterrupted, false))
            return;
        if (m_sightDock->takesClick(cell) || m_mindDock->takeClick(cell))
            return;
        if (m_scene->examiner().isActive())
            m_scene->examiner().moveTo(cell);
        else
            travelTo(cell);
    });
    connect(&m_scene->examiner(), &Examiner::travelRequested, this, &PlayPage::travelTo);
}

/// Ends what goes on by itself; false if nothing does.
bool PlayPage::interrupt()
{
    m_status->showNotice({});
    if (!m_walker->isWalking())
        return false;
    m_walker->stop();
    return true;
}

/// In real time a walk ends with a pause and when the map loses the keyboard, so none begins like that.
void PlayPage::beginWalk()
{
    if (!isRealTime())
        return;
    map()->setFocus();
    goOn();
}

void PlayPage::explore()
{
    if (!m_session.has_value() || isFree() || interrupt())
        return;
    m_scene->examiner().end();
    if (m_session->session().isFighting())
        return m_status->showNotice(tr("First this fight has to end."));
    beginWalk();
    m_status->showNotice(tr("Exploring; any key stops."));
    m_walker->explore(m_session->session());
}

void PlayPage::travelTo(WorldPos target)
{
    if (!m_session.has_value() || isFree())
        return;
    interrupt();
    Session &session = m_session->session();
    if (target == session.world().player.position)
        return;
    if (session.isFighting())
        return m_status->showNotice(tr("First this fight has to end."));
    beginWalk();
    m_status->showNotice(tr("Travelling; any key stops."));
    if (!m_walker->travel(session, target))
        m_status->showNotice(tr("You know no way to %1.").arg(coordinatesText(target)));
}

void PlayPage::showWalkEnd(const QString &reason)
{
    m_status->showNotice(reason.isEmpty() ? QString() : tr("You stop: %1.").arg(reason));
}

void PlayPage::toggleExamining()
{
    if (!m_session.has_value())
        return;
    interrupt();
    if (m_scene->examiner().isActive())
        m_scene->examiner().end();
    else
        m_scene->examiner().begin(m_session->session().world().player.position);
}

void PlayPage::tellCheating(bool on)
{
    if (m_session.has_value())
        m_log.append({MessageKind::Warning,
                      on ? tr("Cheating: all monsters nearby are shown.")
                         : tr("No longer cheating: only monsters in view are shown."),
                      m_session->session().world().turn, 1});
}

QList<RememberedPlace> PlayPage::rememberedPlaces()
{
    const World &world = m_session->session().world();
    if (!m_spawn) {
        // As the seed made it: what was done since must not move the place.
        World fresh(world.spec, world.content, world.map.source());
        m_spawn = findSpawn(fresh).valueOr(WorldPos{});
    }
    QList<RememberedPlace> places{{RememberedPlace::Kind::Spawn, *m_spawn, {}}};
    for (const MapMarker &marker : m_markers->markers()) {
        const bool death = marker.kind == MapMarker::Kind::Death;
        places.append(
            {death ? RememberedPlace::Kind::Death : RememberedPlace::Kind::Marker, marker.position, marker});
    }
    return places;
}

void PlayPage::showPlaces()
{
    if (!m_session.has_value())
        return;
    interrupt();
    if (m_places == nullptr) {
        m_places = new PlacesDialog(this);
        connect(m_places, &PlacesDialog::travelRequested, this, &PlayPage::travelTo);
        connect(m_places, &PlacesDialog::lookRequested, m_maps->map(), &MapView::lookAt);
        connect(m_places, &PlacesDialog::markerChanged, m_scene, &PlayScene::putMarker);
        connect(m_places, &PlacesDialog::markerRemoved, m_scene, &PlayScene::removeMarker);
    }
    m_places->setPlaces(rememberedPlaces(), m_session->session().world().player.position);
    m_places->open();
}

JournalEntry PlayPage::journalEntry() const
{
    const World &world = m_session->session().world();
    JournalEntry entry;
    entry.name = m_name;
    entry.seed = QString::fromStdString(seedText(world.spec));
    entry.statistics = world.player.statistics;
    entry.turns = world.turn;
    entry.gold = goldOf(*world.content, world.player.inventory);
    if (const Result<WorldSummary> summary = WorldFile::summary(m_session->file().path()))
        entry.playMs = summary->playMs + m_sincePlayTime.elapsed();
    entry.current = true;
    return entry;
}

void PlayPage::showJournal()
{
    if (!m_session.has_value())
        return;
    interrupt();
    if (m_journal == nullptr)
        m_journal = new JournalDialog(this);
    m_journal->setTheme(*m_theme);
    const JournalEntry entry = journalEntry();
    m_journal->setWorld(entry, m_session->session().world().content);
    QList<JournalEntry> worlds = m_otherWorlds ? m_otherWorlds() : QList<JournalEntry>();
    worlds.prepend(entry);
    m_journal->setWorlds(worlds);
    m_journal->open();
}

void PlayPage::keyPressEvent(QKeyEvent *event)
{
    if (!m_session.has_value() || !m_keys->press(*event))
        QWidget::keyPressEvent(event);
}

void PlayPage::keyReleaseEvent(QKeyEvent *event)
{
    if (!m_keys->release(*event))
        QWidget::keyReleaseEvent(event);
}

void PlayPage::hideEvent(QHideEvent *event)
{
    m_keys->clear();
    m_walker->stop();
    showClock();
    QWidget::hideEvent(event);
}

void PlayPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

/// True if a key on the map has done its work before it could walk.
bool PlayPage::filterMapKey(QKeyEvent &event)
{
    const bool isModifier = event.key() >= Qt::Key_Shift && event.key() <= Qt::Key_Alt;
    if (!isModifier && !event.isAutoRepeat() && interrupt())
        return true;
    if (!m_session.has_value())
        return false;
    if (m_scene->examiner().press(event))
        return true;
    // Tab would go to the next widget before it came to this page.
    const bool isTab = event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab;
    return isTab && m_keys->press(event);
}

/// The map has the keyboard; when it loses it, no key is held any more.
bool PlayPage::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusOut:
        m_keys->clear();
        if (isRealTime())
            m_walker->stop(); // for time stands, too
        showClock();
        break;
    case QEvent::FocusIn:
        showClock();
        break;
    case QEvent::ShortcutOverride:
        if (takesKey(*static_cast<QKeyEvent *>(event))) {
            event->accept();
            return true;
        }
        break;
    case QEvent::KeyPress:
        if (filterMapKey(*static_cast<QKeyEvent *>(event)))
            return true;
        break;
    case QEvent::MouseButtonPress:
        m_clickInterrupted = interrupt();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace cave
