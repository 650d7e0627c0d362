// SPDX-License-Identifier: MIT
#include "app/play/runs/replay_window.h"

#include "app/common/data_folders.h"
#include "app/common/window_layout.h"
#include "app/play/log/message_log.h"
#include "app/play/map/moment_scene.h"
#include "app/play/map/play_map_objects.h"
#include "app/play/map/sight_panes.h"
#include "app/play/runs/replay_transport.h"
#include "app/play/texts/allies.h"
#include "core/io/files/atomic_file.h"
#include "core/rules/monsters.h"
#include "core/session/event.h"
#include "editor/panels/past/timeline_bar.h"
#include "editor/panels/past/trace_panel.h"
#include "editor/panels/past/watch_edit.h"
#include "editor/panels/sight/sight_panel.h"
#include "editor/panels/sight/sight_views.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/overlay_stack.h"
#include "editor/view/map/world_scene.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QFileDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScreen>
#include <QSplitter>
#include <QTabWidget>

#include <algorithm>
#include <array>
#include <vector>

#include "moc_replay_window.cpp"

namespace cave {
namespace {

/// Everyone's way in their colour, as a replay shows them.
OverlayLayer trackLayer(const World &world, const PlayerTracks &tracks)
{
    OverlayLayer layer;
    if (world.party.isAlone()) // the others join later
        return layer;
    for (const PartyMember &member : world.party.members) {
        const QColor colour = playerColour(member.id, member.colour);
        const std::span<const WorldPos> cells = tracks.of(member.id);
        layer.overlays.tracks.push_back({{cells.begin(), cells.end()}, colour});
        layer.legend.append({LegendEntry::Mark::Line, colour, playerName(member.id, member.name), {}});
    }
    return layer;
}

constexpr int kBeat = 40;            ///< milliseconds between two frames
constexpr double kLongestGap = 0.25; ///< maximum number of seconds between two frames that is caught up

/// The number of steps of a tick; none without one.
int stepsOfTick(const TickCommand *tick)
{
    return tick != nullptr ? tick->steps : 0;
}

/// How an attack came to its damage, as a line below it.
LogMessage howLine(const LogMessage &attack)
{
    LogMessage how = attack;
    how.text = ReplayWindow::tr("How: %1").arg(attack.how);
    how.how.clear();
    return how;
}

/// Continues with what edits or a repair made of the world before a command; true if they did.
bool passChange(Session &session, const WorldLog &log, int position, MessageLog &messages)
{
    if (!passBreak(session, log, static_cast<std::size_t>(position)))
        return false;
    messages.append(messageAt(session.world(), MessageKind::Warning,
                              ReplayWindow::tr("The world was edited or repaired here.")));
    return true;
}

} // namespace

ReplayWindow::ReplayWindow(WorldLog log, std::filesystem::path path, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_log(std::make_shared<const WorldLog>(std::move(log)))
    , m_path(std::move(path))
    , m_past(new PastReader(m_log, this))
{
    setObjectName("replayWindow");
    setFirstSize(*this, QSize(960, 640));
    makeParts();
    m_clock.setBeat(kBeat);
    connect(&m_clock, &RealTime::passed, this, &ReplayWindow::play);
    begin(copyOf(m_log->origin), 0);
    bindTexts(*this, [this] { retranslateUi(); });
    showAll();
    bindLook(*this, [this] { showFight(); });
}

ReplayWindow::~ReplayWindow() = default;

void ReplayWindow::retranslateUi()
{
    setWindowTitle(tr("Replay of %1").arg(asTitle(QString::fromStdString(m_log->name))));
    m_side->widget(0)->setAccessibleName(tr("What happened"));
    m_side->setTabText(0, tr("&Messages"));
    m_side->setTabText(1, tr("&Sight"));
    m_side->setTabText(2, tr("T&race"));
    m_side->setTabToolTip(2, tr("What the chosen monster did, turn by turn, and why"));
    m_whatIf->setText(tr("&What if…"));
    m_whatIf->setToolTip(tr("Choose other rules, and see what would have happened from this turn on"));
    m_verify->setText(tr("&Verify"));
    m_verify->setToolTip(tr("Replay everything and compare the result with the file"));
    m_export->setText(tr("&Export…"));
    m_export->setToolTip(tr("Write the log as text"));
    updateTransport();
}

void ReplayWindow::makeParts()
{
    m_map = named("replay.map", new MapView(this));
    m_overlays = new OverlayStack(*m_map, m_map);
    m_scene = new MomentScene(*m_map, this);
    auto *split = new QSplitter;
    split->addWidget(m_map);
    split->addWidget(makeSide());
    split->setStretchFactor(0, 1);
    split->setSizes({640, 320});

    m_transport = new ReplayTransport(m_log);
    m_followed = m_log->stored.party.shown;
    connectTransport();
    vbox(*this, kStyleSpacing, std::nullopt, {{split, 1}, m_transport, makeFoot()});
    m_sight->setHeld(false);
    m_map->setFocusPolicy(Qt::NoFocus);
    m_transport->focusPlay();
}

QWidget *ReplayWindow::makeSide()
{
    m_messages = new MessageLog(this);
    auto *lines = named("replay.messages", messageList(*m_messages));
    lines->setSelectionMode(QAbstractItemView::NoSelection);
    connect(m_messages, &QAbstractItemModel::rowsInserted, lines, &QListView::scrollToBottom);
    m_sight = named("replay.sight",
                    new SightPane([this] { return m_session ? &m_session->mutableWorld() : nullptr; }, *m_map,
                                  *m_overlays));
    m_side = named("replay.side", new QTabWidget);
    m_side->setDocumentMode(true);
    m_side->addTab(lines, {});
    m_side->addTab(m_sight, {});
    makeTrace();
    connect(m_side, &QTabWidget::currentChanged, this, [this] {
        m_sight->setOpen(showsSight());
        showFight();
    });
    connect(m_sight, &SightPane::declined, this, [this] { m_side->setCurrentIndex(0); });
    return m_side;
}

/// It is held back as what monsters see is.
void ReplayWindow::makeTrace()
{
    m_trace = named("replay.trace", new TracePanel);
    m_trace->setPast(m_past);
    const int tab = m_side->addTab(m_trace, {});
    connect(m_sight, &SightPane::heldChanged, this, [this, tab](bool held) {
        m_side->setTabEnabled(tab, !held);
        m_whatIf->setEnabled(!held); // its maps have no fog
        m_transport->watchEdit().setLimited(held);
    });
    connect(&m_sight->panel(), &SightPanel::monsterChosen, m_trace, &TracePanel::setMonster);
    connect(m_map->input(), &MapInput::cellClicked, this, [this](WorldPos cell) {
        if (m_side->currentWidget() != m_trace || m_sight->isHeld() || !insideWorld(cell))
            return;
        if (const std::vector<Monster> here = monstersNear(m_session->mutableWorld(), cell, 0); !here.empty())
            m_sight->panel().select({here.front().id});
        showFight();
    });
    connect(m_trace, &TracePanel::turnChosen, this, [this](qint64 turn) { seekTurn(turn); });
}

bool ReplayWindow::showsSight() const
{
    return m_side->currentWidget() == m_sight;
}

QLayout *ReplayWindow::makeFoot()
{
    m_outcome = named("replay.outcome", new QLabel);
    m_outcome->setWordWrap(true);
    m_outcome->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_whatIf = named("replay.whatIf", new QPushButton);
    m_whatIf->hide();
    m_verify = named("replay.verify", new QPushButton);
    m_export = named("replay.export", new QPushButton);
    for (QPushButton *button : {m_verify, m_export})
        button->setVisible(!m_path.empty());
    connect(m_whatIf, &QPushButton::clicked, this, [this] {
        const qint64 turn = m_session->world().turn;
        if (m_past->momentOf(turn))
            emit whatIfRequested(*m_past, turn);
        else
            showText(*m_outcome, [turn] { return tr("Turn %L1 isn't read yet.").arg(turn); });
    });
    connect(m_verify, &QPushButton::clicked, this, &ReplayWindow::verify);
    connect(m_export, &QPushButton::clicked, this, &ReplayWindow::chooseExportFile);
    auto *foot = hbox(kStyleSpacing, {{m_outcome, 1}, m_whatIf, m_verify, m_export});
    return foot;
}

void ReplayWindow::offerWhatIf()
{
    m_whatIf->show();
}

void ReplayWindow::chooseExportFile()
{
    QFileDialog *dialog = askToSave(this, tr("Export the log"), {tr("Text (*.txt);;All files (*)")}, "txt");
    connect(dialog, &QFileDialog::fileSelected, this, &ReplayWindow::exportTo);
    dialog->open();
}

void ReplayWindow::exportTo(const QString &file)
{
    showText(*m_outcome, [] { return tr("The log is being written…"); });
    const auto work = [path = m_path, target = toPath(file)]() -> Result<void> {
        return writeFileAtomically(target, CAVE_TRY(replayText(path)));
    };
    m_jobs.run(work, [this, file](const Result<void> &written) {
        showText(*m_outcome, [file, written] {
            return written ? tr("The log was written to %1.").arg(file)
                           : withReason(tr("The log could not be written."), written.error());
        });
    });
}

void ReplayWindow::verify()
{
    m_verify->setEnabled(false);
    showText(*m_outcome, [] { return tr("Replaying…"); });
    m_jobs.run([path = m_path] { return verifyReplay(path); },
               [this](const Result<ReplayReport> &report) {
                   m_verify->setEnabled(true);
                   showText(*m_outcome, [this, report] { return verifiedText(report); });
               });
}

QString ReplayWindow::verifiedText(const Result<ReplayReport> &report) const
{
    if (!report)
        return messageText(report.error().message);
    if (!report->difference)
        return tr("Identical: %Ln commands, state %1.", nullptr, pluralCount(report->commands))
            .arg(report->stateHash, 16, 16, QLatin1Char('0'));
    const QString command = QLocale().toString(report->difference->command);
    const QString turn = QLocale().toString(report->difference->turn);
    const QString what = messageText(report->difference->what);
    if (report->difference->player)
        return tr("Differs from command %L1 of %2 (turn %L3): %4")
            .arg(command, m_transport->nameOf(*report->difference->player), turn, what);
    return tr("Differs from command %L1 (turn %L2): %3").arg(command, turn, what);
}

void ReplayWindow::connectTransport()
{
    connect(m_transport, &ReplayTransport::positionChosen, this, &ReplayWindow::seek);
    connect(m_transport, &ReplayTransport::turnChosen, this, [this](qint64 turn) {
        seekTurn(turn);
        selectInvolved();
    });
    connect(m_transport, &ReplayTransport::markChosen, this, &ReplayWindow::showMark);
    connect(m_transport, &ReplayTransport::markWanted, this, &ReplayWindow::seekMark);
    connect(m_transport, &ReplayTransport::playToggled, this, [this] { setPlaying(!isPlaying()); });
    connect(m_transport, &ReplayTransport::playerChosen, this, &ReplayWindow::followPlayer);
    connect(m_past, &PastReader::marksRead, this, [this](const std::vector<TimelineMark> &marks) {
        m_transport->addMarks(marks);
        const bool shown = m_session->world().turn == m_explained;
        if (shown && marks.front().turn <= m_explained && m_explained <= marks.back().turn)
            selectInvolved();
    });
}

void ReplayWindow::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        close();
        return;
    case Qt::Key_Home:
        return seek(0);
    case Qt::Key_End:
        return seek(length());
    case Qt::Key_Left:
        return event->modifiers() == Qt::ControlModifier ? seekMark(false) : seek(m_position - 1);
    case Qt::Key_Right:
        return event->modifiers() == Qt::ControlModifier ? seekMark(true) : seek(m_position + 1);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return m_map->zoomBy(1);
    case Qt::Key_Minus:
        return m_map->zoomBy(-1);
    default:
        QWidget::keyPressEvent(event);
    }
}

void ReplayWindow::begin(World world, int position)
{
    m_scene->forget();
    m_session.emplace(std::move(world));
    m_position = position;
    m_broken = false;
    m_stepsDone = 0;
    m_stepsOwed = 0;
    m_messages->clear();
    m_sight->panel().dropFight();
    introducePlayers();
    showFollowed();
    m_tracks.begin(m_session->world());
    static_cast<void>(m_words.begin(m_session->world(), {})); // a replay has no return message
    if (position == 0)
        passChange(*m_session, *m_log, m_position, *m_messages);
}

void ReplayWindow::goBefore(int position)
{
    // Enough for a look back, and still replayed at once.
    const int start = std::max(0, position - (m_log->origin.action ? 200 : 1000));
    if (position > m_position && start <= m_position)
        return;
    if (std::optional<World> world = start > 0 ? m_past->worldAt({start, 0}) : std::nullopt)
        begin(std::move(*world), start);
    else if (position <= m_position)
        begin(copyOf(m_log->origin), 0);
}

/// The log has no names and colours.
void ReplayWindow::introducePlayers()
{
    for (const PartyMember &known : m_log->stored.party.members) {
        const PartyMember *member = m_session->world().party.find(known.id);
        if (member != nullptr && (member->name != known.name || member->colour != known.colour))
            m_session->describePlayer(known.id, known.name, known.colour);
    }
}

void ReplayWindow::showFollowed()
{
    if (m_session->world().party.find(m_followed) != nullptr)
        m_session->showPlayer(m_followed);
}

void ReplayWindow::followPlayer(int player)
{
    m_followed = player;
    m_transport->setPlayer(player);
    m_trace->setPlayer(player);
    showFollowed();
    showAll();
}

Command ReplayWindow::nextCommand() const
{
    Command command = m_log->commands[static_cast<std::size_t>(m_position)];
    if (auto *ticking = std::get_if<TickCommand>(&command))
        ticking->steps -= m_stepsDone;
    return command;
}

bool ReplayWindow::advance(bool report)
{
    if (m_position == length() || m_broken)
        return false;
    m_broken = !perform(nextCommand(), report);
    if (m_broken)
        return false;
    ++m_position;
    m_stepsDone = 0;
    if (passChange(*m_session, *m_log, m_position, *m_messages))
        showAll();
    return true;
}

bool ReplayWindow::perform(const Command &command, bool report)
{
    std::vector<Event> events;
    if (!playCommand(*m_session, command, events))
        return false;
    introducePlayers();
    if (std::ranges::any_of(events, isAnyOf<FightBegan>))
        m_sight->panel().keepFight();
    m_tracks.observe(m_session->world(), events);
    if (report)
        this->report(events);
    showFollowed(); // they may have joined
    return true;
}

void ReplayWindow::report(const std::vector<Event> &events)
{
    for (const LogMessage &message : m_words.report(events, *m_session)) {
        m_messages->append(message);
        if (!message.how.isEmpty())
            m_messages->append(howLine(message));
    }
    if (!m_session->world().content->scenario.freeMovement())
        return;
    const int player = m_session->world().party.shown;
    for (const ActionEffect &effect : effectsOf(*m_session, ownEvents(events, player)))
        m_map->figures()->showEffect(effect);
}

void ReplayWindow::seek(int position)
{
    const int target = std::clamp(position, 0, length());
    if (target == m_position && m_stepsDone == 0) {
        updateTransport();
        return;
    }
    goBefore(target);
    // There is no point in messages for more lines than the log holds.
    while (m_position < target && advance(target - m_position <= MessageLog::kCapacity)) {
    }
    showAll();
}

void ReplayWindow::seekTurn(qint64 turn)
{
    if (turn == m_session->world().turn)
        return;
    const std::optional<Moment> moment = m_past->momentOf(turn);
    if (moment && (turn < m_session->world().turn || moment->command > m_position))
        goBefore(static_cast<int>(moment->command));
    if (turn < m_session->world().turn)
        begin(copyOf(m_log->origin), 0);
    while (m_session->world().turn < turn && m_position < length()) {
        const Command command = nextCommand();
        const auto *ticking = std::get_if<TickCommand>(&command);
        const auto steps = static_cast<int>(std::min<qint64>(turn - m_session->world().turn, kMaxTickSteps));
        if (ticking == nullptr || ticking->steps <= steps) {
            if (!advance(true))
                break;
            continue;
        }
        if (!perform(TickCommand{steps}, true))
            break;
        m_stepsDone += steps;
    }
    showAll();
}

void ReplayWindow::seekMark(bool forward)
{
    if (const std::optional<TimelineMark> mark = m_transport->timeline().nextMark(forward))
        showMark(*mark);
}

/// Where a turn has several moments, as in a fight, that of the mark.
void ReplayWindow::showMark(const TimelineMark &mark)
{
    if (mark.moment.step == 0)
        seek(static_cast<int>(mark.moment.command));
    else
        seekTurn(mark.turn);
    selectInvolved();
}

void ReplayWindow::explain(qint64 turn)
{
    m_explained = turn;
    seekTurn(turn);
    m_side->setCurrentWidget(m_sight);
    selectInvolved();
}

void ReplayWindow::playLastMinute()
{
    constexpr int kSeconds = 60;
    if (m_log->origin.content->scenario.freeMovement()) {
        seekTurn(std::max(m_log->origin.turn, m_log->stored.turn - std::int64_t{kSeconds} * kStepsPerSecond));
    } else {
        m_transport->setSlowest();
        seek(length() - kSeconds * ReplayTransport::slowestCommandsASecond());
    }
    setPlaying(length() > 0);
}

void ReplayWindow::setPlaying(bool playing)
{
    if (playing && m_position == length())
        seek(0);
    if (playing)
        m_pausedAt.reset();
    m_clock.setRunning(playing);
    updateTransport();
}

bool ReplayWindow::pauseIfWatched(Moment after)
{
    const std::optional<Moment> begin = m_transport->watchEdit().watch().nextBegin(after);
    if (!begin || *begin > moment())
        return false;
    m_pausedAt = moment();
    m_clock.setRunning(false);
    return true;
}

void ReplayWindow::play(double seconds)
{
    if (isFree()) {
        const QScreen *display = screen();
        m_clock.setBeat(RealTime::pictureBeat(display != nullptr ? display->refreshRate() : 0));
        m_stepsOwed += std::min(seconds, kLongestGap) * kStepsPerSecond * m_transport->timesAsFast();
        const auto steps = static_cast<int>(m_stepsOwed);
        m_stepsOwed -= steps;
        if (steps > 0)
            passSteps(steps);
        return;
    }
    const int speed = m_transport->commandsASecond();
    m_clock.setBeat(std::max(kBeat, 1000 / speed));
    const int steps = std::max(1, speed * kBeat / 1000);
    const WorldPos before = m_session->world().player().position;
    for (int i = 0; i < steps; ++i) {
        const Moment from = moment();
        if (!m_transport->watchEdit().watch().isKnown({m_position + 1, 0}))
            break; // the next beat goes on
        if (!advance(true))
            setPlaying(false);
        if (!isPlaying() || pauseIfWatched(from))
            break;
    }
    const VisibleCells &visible = m_session->visible();
    const CellRect seen{visible.origin, visible.cells.width(), visible.cells.height()};
    if (seen.contains(before) && steps == 1)
        showStep(seen);
    else
        showAll();
}

bool ReplayWindow::isFree() const
{
    return m_session->world().content->scenario.freeMovement() && m_session->world().realTime;
}

void ReplayWindow::replaySteps(int steps)
{
    const PastWatch &watch = m_transport->watchEdit().watch();
    const std::optional<Moment> begin = watch.nextBegin(moment());
    while (m_position < length() && !m_broken && !(begin && *begin <= moment())) {
        const Command command = nextCommand();
        const auto *ticking = std::get_if<TickCommand>(&command);
        if (begin && begin->command == m_position)
            steps = std::min(steps, begin->step - m_stepsDone);
        const bool whole = ticking == nullptr || ticking->steps <= steps;
        if (!watch.isKnown(whole ? Moment{m_position + 1, 0} : Moment{m_position, m_stepsDone + steps}))
            return; // the next beat goes on
        if (!whole) {
            if (steps > 0)
                static_cast<void>(perform(TickCommand{steps}, true));
            m_stepsDone += steps;
            return;
        }
        if (advance(true))
            steps -= stepsOfTick(ticking);
        if (!isFree())
            return;
    }
}

void ReplayWindow::passSteps(int steps)
{
    const Moment from = moment();
    replaySteps(steps);
    if (m_scene->isElsewhere(m_session->world())) {
        showAll();
    } else {
        const VisibleCells &visible = m_session->visible();
        showStep({visible.origin, visible.cells.width(), visible.cells.height()});
    }
    if (m_position == length() || m_broken)
        setPlaying(false);
    if (pauseIfWatched(from))
        updateTransport();
}

void ReplayWindow::showStep(const CellRect &seen)
{
    m_scene->showStep(seen);
    updateTransport();
}

void ReplayWindow::showAll()
{
    m_scene->showAll(*m_session);
    updateTransport();
}

void ReplayWindow::selectInvolved()
{
    if (std::vector<MonsterId> involved = m_transport->timeline().monstersIn(m_session->world().turn);
        !involved.empty())
        m_sight->panel().select(std::move(involved));
    if (!showsSight())
        showFight(); // which the panel has just cleared
}

/// During a fight: the area that the player was in, and the line of sight. The sight debugger shows more.
void ReplayWindow::showFight()
{
    if (showsSight())
        return m_sight->refresh();
    World &world = m_session->mutableWorld();
    const std::optional<SightVerdict> encounter = encounterOf(world);
    m_overlays->set(OverlayStack::Slot::Sight,
                    encounter ? layerOf(world, *encounter, currentTheme()) : OverlayLayer());
}

void ReplayWindow::updateTransport()
{
    if (!m_log->stored.party.isAlone())
        m_overlays->set(OverlayStack::Slot::Tracks, trackLayer(m_session->world(), m_tracks));
    showFight();
    m_trace->setTurn(m_session->world().turn);
    m_transport->showState({m_position, m_session->world().turn, isPlaying(), m_broken, momentText(),
                            m_pausedAt == moment() && !isPlaying()});
}

QString ReplayWindow::momentText() const
{
    if (m_broken)
        return tr("The replay stops here: command %L1 is not possible").arg(m_position + 1);
    if (length() == 0)
        return tr("No commands yet in this world");
    const Party &party = m_session->world().party;
    const PartyMember *acting = party.find(party.acting);
    const bool byOne =
        m_position > 0 && isPersonal(m_log->commands[static_cast<std::size_t>(m_position) - 1]);
    if (acting == nullptr || party.isAlone() || !byOne)
        return tr("Command %L1 of %L2").arg(m_position).arg(length());
    return tr("Command %L1 of %L2: %3")
        .arg(m_position)
        .arg(length())
        .arg(playerName(acting->id, acting->name));
}

} // namespace cave
