// SPDX-License-Identifier: MIT
#include "app/play/past/play_past.h"

#include "app/play/map/moment_scene.h"
#include "app/play/map/sight_panes.h"
#include "app/play/session/play_actions.h"
#include "app/play/session/play_session.h"
#include "core/world/party.h"
#include "editor/panels/past/past_reader.h"
#include "editor/panels/past/timeline_strip.h"
#include "editor/panels/past/trace_panel.h"
#include "editor/panels/past/watch_edit.h"
#include "editor/panels/sight/sight_panel.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/overlay_stack.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QTabWidget>

#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr int kStillFor = 700; // milliseconds without a command
constexpr int kSoon = 200;     // milliseconds
/// Longer logs are read again only when something of what they lack is to be shown.
constexpr std::int64_t kFewCommands = 5000; // commands

bool isPlainKey(const QKeyEvent &event)
{
    const bool isFunction = event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F35;
    constexpr Qt::KeyboardModifiers kOfActions = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return !isFunction && (event.modifiers() & kOfActions) == 0;
}

/// Keys that only change others, or are for the system.
bool isNoKeyOfPlay(const QKeyEvent &event)
{
    const int key = event.key();
    return (key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock) || key >= Qt::Key_Super_L;
}

} // namespace

PlayPast::PlayPast(const Parts &parts, QWidget &page)
    : QObject(&page)
    , m_parts(parts)
    , m_page(page)
    , m_maps(new QStackedWidget(&page))
    , m_map(named("pastMap", new MapView))
    , m_overlays(new OverlayStack(*m_map, m_map))
    , m_scene(new MomentScene(*m_map, m_map))
    , m_caption(named("past.caption", new QLabel(m_map)))
    , m_strip(named("past.strip", new TimelineStrip(&page)))
    , m_panes(named("past.panes", new QTabWidget))
    , m_sights(new QStackedWidget)
    , m_trace(named("past.trace", new TracePanel))
{
    m_maps->addWidget(&parts.map);
    m_maps->addWidget(m_map);
    m_map->setFocusPolicy(Qt::NoFocus);
    m_caption->setTextFormat(Qt::PlainText);
    m_caption->setMargin(kGrid);
    m_caption->setAutoFillBackground(true);
    m_caption->move(kGrid, kGrid);
    m_strip->setContentsMargins(kGrid, 0, kGrid, 0);
    m_strip->hide();
    for (auto [timer, interval] : {std::pair(&m_soon, kSoon), std::pair(&m_idle, kStillFor)}) {
        timer->setSingleShot(true);
        timer->setInterval(interval);
    }
    m_sights->addWidget(&m_parts.sight);
    m_panes->setDocumentMode(true);
    m_panes->addTab(m_sights, {});
    m_panes->addTab(m_trace, {});
    connect(&m_parts.sight.panel(), &SightPanel::monsterChosen, m_trace, &TracePanel::setMonster);
    connect(&m_parts.sight, &SightPane::heldChanged, this, &PlayPast::apply);
    m_panes->installEventFilter(this);
    keepKeyboardOnClicks(*m_trace, ClickFocus::Texts);
    keepKeyboardOnClicks(*m_strip, ClickFocus::Fields);
    connect(m_trace, &TracePanel::turnChosen, m_strip, &TimelineStrip::seekTurn);
    connectStrip();
    const PlayActions &actions = m_parts.actions; // the map is shown as that of the present
    const auto follow = [this](const QAction *action, const auto &set) {
        set(action->isChecked());
        connect(action, &QAction::toggled, this, set);
    };
    follow(actions.fog, [this](bool on) { m_map->terrain()->setFog(on); });
    follow(actions.glyphs,
           [this](bool on) { m_map->terrain()->setStyle(on ? MapStyle::Glyphs : MapStyle::Tiles); });
    m_map->setMotion(false);
    page.installEventFilter(this);
    bindTexts(*m_strip, [this] { retranslate(); });
    bindLook(*m_strip, [this] {
        m_caption->setFont(fontOf(TextSize::Body, QFont::DemiBold));
        showGhosts();
    });
}

PlayPast::~PlayPast()
{
    delete m_panes; // it draws on the maps
}

void PlayPast::connectStrip()
{
    connect(m_strip, &TimelineStrip::pastShown, this, &PlayPast::show);
    connect(m_strip, &TimelineStrip::presentShown, this, &PlayPast::showPresent);
    connect(m_strip, &TimelineStrip::ghostsToggled, this, &PlayPast::showGhosts);
    connect(m_strip, &TimelineStrip::whatIfRequested, this, &PlayPast::whatIfRequested);
    connect(m_strip, &TimelineStrip::logWanted, this, &PlayPast::readLog);
    connect(&m_parts.session, &PlaySession::performing, this, [this](const Command &command) {
        if (!m_entering && !std::holds_alternative<TickCommand>(command))
            returnToPresent(); // where it has its effect
    });
    connect(&m_parts.session, &PlaySession::changed, this, &PlayPast::followPresent);
    connect(&m_parts.session, &PlaySession::stepped, this, [this] {
        if (mayShow() && !m_soon.isActive())
            m_soon.start();
    });
    connect(&m_soon, &QTimer::timeout, this, &PlayPast::followPresent);
    connect(&m_idle, &QTimer::timeout, this, &PlayPast::readLog);
    connect(m_strip, &TimelineStrip::readOn, this, &PlayPast::selectInvolved);
}

void PlayPast::followPresent()
{
    m_strip->setStale();
    m_strip->setPresent(m_parts.session.world().turn);
    if (mayShow() && !m_past && m_parts.session.world().commands <= kFewCommands)
        m_idle.start();
}

QWidget *PlayPast::maps() const
{
    return m_maps;
}

QWidget *PlayPast::strip() const
{
    return m_strip;
}

QWidget *PlayPast::panes() const
{
    return m_panes;
}

bool PlayPast::mayShow() const
{
    return m_open && !m_parts.sight.isHeld();
}

void PlayPast::setOpen(bool open)
{
    m_open = open;
    apply();
}

void PlayPast::apply()
{
    const bool may = mayShow();
    m_panes->setTabEnabled(m_panes->indexOf(m_trace), may);
    m_strip->setVisible(may && m_hasLog);
    if (!may)
        return returnToPresent();
    m_strip->setPresent(m_parts.session.world().turn);
    readLog();
}

void PlayPast::readLog()
{
    m_idle.stop();
    m_parts.session.saving().saveQuietly(); // the log is read from the file
    m_read = m_parts.session.world().commands;
    m_jobs.runLatest(
        [path = m_parts.session.path()] { return std::make_shared<Result<WorldLog>>(readWorldLog(path)); },
        [this](const std::shared_ptr<Result<WorldLog>> &log) { take(*log); });
}

/// Another one isn't needed while the past is shown, except for a later turn.
void PlayPast::take(Result<WorldLog> &log)
{
    if (!log) {
        m_strip->report(tr("The past of this world can't be read. %1").arg(errorText(log.error())));
    } else if (!m_past || m_strip->isWaiting()) {
        m_strip->setLog(std::make_shared<const WorldLog>(std::move(log).value()));
        if (m_parts.session.world().commands != m_read)
            m_strip->setStale();
        m_hasLog ? m_trace->continueIn(m_strip->past()) : m_trace->setPast(m_strip->past());
        m_trace->setTurn(m_strip->turn());
    }
    m_hasLog = true;
    m_strip->setVisible(mayShow());
    if (m_explained && mayShow())
        explain(*std::exchange(m_explained, std::nullopt));
}

void PlayPast::explain(qint64 turn)
{
    if (!mayShow() || !m_hasLog) {
        m_explained = turn;
        return;
    }
    m_panes->setCurrentWidget(m_sights);
    m_strip->seekTurn(turn);
    if (turn < m_parts.session.world().turn)
        return;
    m_involved = turn;
    selectInvolved();
    if (m_parts.session.world().commands != m_read)
        readLog();
    m_parts.map.setFocus();
}

/// In the present turn, of which the world is the one that is played.
void PlayPast::selectInvolved()
{
    if (!m_involved || m_past || *m_involved != m_parts.session.world().turn)
        return;
    if (std::vector<MonsterId> involved = m_strip->monstersIn(*m_involved); !involved.empty()) {
        m_parts.sight.panel().select(std::move(involved));
        m_involved.reset();
    }
}

void PlayPast::returnToPresent()
{
    m_explained.reset();
    if (m_past || m_strip->isWaiting())
        m_strip->seekNow();
}

/// The sight debugger of the past shows the same as that of the present.
void PlayPast::begin()
{
    m_sight =
        new SightPane([this] { return m_past ? &m_past->mutableWorld() : nullptr; }, *m_map, *m_overlays);
    KeptFields fields;
    fields.keep(m_parts.sight);
    fields.restore(*m_sight);
    keepKeyboardOnClicks(*m_sight, ClickFocus::Fields);
    m_sights->addWidget(m_sight);
    m_sights->setCurrentWidget(m_sight);
    connect(&m_sight->panel(), &SightPanel::monsterChosen, m_trace, &TracePanel::setMonster);
    m_parts.sight.setOpen(false);
    m_map->setZoom(m_parts.map.zoom());
    m_maps->setCurrentWidget(m_map);
    m_sight->setHeld(false); // the timeline is there only then
    m_sight->setOpen(true);
    if (!m_parts.sight.panel().selected().empty())
        m_sight->panel().select(m_parts.sight.panel().selected());
    m_strip->setFocus();
    emit toggled(true);
}

void PlayPast::follow(const WatchEdit &watch)
{
    WatchField *own = m_strip->watch().field();
    own->hide();
    connect(watch.field(), &WatchField::textChanged, own, &WatchField::setText);
}

void PlayPast::show(World &past)
{
    const World &present = m_parts.session.world();
    introducePlayers(present.party, past);
    m_scene->forget();
    m_past.emplace(std::move(past));
    if (m_past->world().party.find(present.party.shown) != nullptr)
        m_past->showPlayer(present.party.shown);
    if (m_sight == nullptr) {
        const QScopedValueRollback entering(m_entering, true); // keys that were held steer no more
        begin();
    }
    m_scene->showAll(*m_past);
    m_sight->panel().dropFight();
    if (std::vector<MonsterId> involved = m_strip->monstersIn(m_strip->turn()); !involved.empty())
        m_sight->panel().select(std::move(involved));
    m_sight->refresh();
    m_trace->setTurn(m_strip->turn());
    showGhosts();
    retranslate();
    emit turnShown(&*m_past);
}

void PlayPast::showPresent()
{
    m_trace->setTurn(m_strip->turn());
    if (!m_past)
        return;
    emit turnShown(nullptr);
    delete std::exchange(m_sight, nullptr);
    m_scene->forget();
    m_past.reset();
    m_maps->setCurrentWidget(&m_parts.map);
    m_parts.sight.setOpen(m_open);
    m_parts.map.setFocus();
    emit toggled(false);
}

void PlayPast::showGhosts()
{
    const std::vector<Ghost> ghosts = m_past ? m_strip->ghosts() : std::vector<Ghost>();
    m_overlays->set(OverlayStack::Slot::Tracks,
                    ghosts.empty() ? OverlayLayer() : layerOf(ghosts, currentTheme()));
}

void PlayPast::retranslate()
{
    m_panes->setTabText(0, tr("&Sight"));
    m_panes->setTabText(1, tr("T&race"));
    m_panes->setTabToolTip(1, tr("What the chosen monster did, turn by turn, and why"));
    if (m_past)
        m_caption->setText(tr("Turn %L1. Press %2 to return to the present.")
                               .arg(m_past->world().turn)
                               .arg(shownKey(QKeySequence(Qt::Key_Escape))));
    m_caption->adjustSize();
}

/// Keys that have no meaning in the past return to the present, but do nothing there.
bool PlayPast::press(const QKeyEvent &event)
{
    if (isNoKeyOfPlay(event) || m_strip->press(event))
        return true;
    if (event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal)
        m_map->zoomBy(1);
    else if (event.key() == Qt::Key_Minus)
        m_map->zoomBy(-1);
    else if (!event.isAutoRepeat())
        returnToPresent();
    return true;
}

/// In the dock and in the fields of the timeline, only Escape returns.
bool PlayPast::leave(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Escape) {
        returnToPresent();
        m_parts.map.setFocus();
    }
    return event.key() == Qt::Key_Escape || event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

/// Comes before the keys of play, and before those of actions.
bool PlayPast::eventFilter(QObject *watched, QEvent *event)
{
    const bool presses = event->type() == QEvent::KeyPress;
    const QWidget *focus = m_page.focusWidget();
    const bool inStrip = m_strip->isVisible() && focus != nullptr && m_strip->isAncestorOf(focus);
    if (presses && (watched == m_panes || inStrip) && leave(static_cast<QKeyEvent &>(*event)))
        return true;
    if (watched != &m_page || !m_past)
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride && isPlainKey(static_cast<QKeyEvent &>(*event))) {
        event->accept();
        return true;
    }
    return presses ? press(static_cast<QKeyEvent &>(*event)) : QObject::eventFilter(watched, event);
}

} // namespace cave

#include "moc_play_past.cpp"
