// SPDX-License-Identifier: MIT
#include "editor/panels/past/timeline_panel.h"

#include "editor/panels/past/ghost_layer.h"
#include "editor/panels/past/past_watch_edit.h"
#include "editor/panels/past/timeline_bar.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/error_texts.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace cave {
namespace {

constexpr QKeyCombination kEarlierKey(Qt::ControlModifier, Qt::Key_Left);
constexpr QKeyCombination kLaterKey(Qt::ControlModifier, Qt::Key_Right);

int spinTurn(std::int64_t turn)
{
    return static_cast<int>(std::min<std::int64_t>(turn, std::numeric_limits<int>::max()));
}

} // namespace

TimelinePanel::TimelinePanel(QWidget *parent)
    : InspectorPanel("timelinePanel", parent)
    , m_bar(named("past.timeline", new TimelineBar))
    , m_earlier(named("past.earlier", new QToolButton))
    , m_later(named("past.later", new QToolButton))
    , m_kind(named("past.kind", new QComboBox))
    , m_turn(named("past.turn", new QSpinBox))
    , m_now(named("past.now", new QPushButton))
    , m_ghosts(named("past.ghosts", new QCheckBox))
    , m_whatIf(named("past.whatIf", new QPushButton))
    , m_watch(named("past.watch", new PastWatchEdit(*m_bar)))
    , m_state(named("past.state", new QLabel))
{
    for (QToolButton *button : {m_earlier, m_later})
        button->setAutoRaise(true);
    m_earlier->setIcon(namedIcon("previous-item"));
    m_later->setIcon(namedIcon("next-item"));
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToContents); // a watch point comes and goes
    m_turn->setKeyboardTracking(false);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    auto *ways =
        hbox(kGrid, {m_earlier, m_later, m_kind, m_turn, m_now, BoxPart::stretch(1), m_ghosts, m_whatIf});
    vbox(*body(), kGrid, kNoMargins, {m_bar, ways, m_watch, m_state});
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setFocusProxy(m_bar);
    connectParts();
    TimelinePanel::retranslate();
    TimelinePanel::refreshLook();
    TimelinePanel::documentReplaced();
}

TimelinePanel::~TimelinePanel() = default;

/// As low as it can be: the map above is to have the room.
QSize TimelinePanel::sizeHint() const
{
    return {640, minimumSizeHint().height()};
}

void TimelinePanel::connectParts()
{
    connect(m_bar, &TimelineBar::turnChosen, this, &TimelinePanel::seekTurn);
    connect(m_bar, &TimelineBar::markChosen, this, &TimelinePanel::showMark);
    connect(m_bar, &TimelineBar::lanesChanged, this, &TimelinePanel::listKinds);
    connect(m_watch, &PastWatchEdit::findsChanged, this, &TimelinePanel::refresh);
    connect(m_watch, &WatchEdit::entered, m_bar, qOverload<>(&QWidget::setFocus));
    connect(m_bar, &TimelineBar::laneChanged, this, [this] {
        m_kind->setCurrentIndex(m_bar->lane().value_or(-1) + 1);
        refresh();
    });
    connect(m_kind, &QComboBox::currentIndexChanged, this,
            [this](int row) { m_bar->setLane(row > 0 ? std::optional(row - 1) : std::nullopt); });
    connect(m_turn, &QSpinBox::valueChanged, this, [this](int turn) { seekTurn(turn); });
    connect(m_earlier, &QToolButton::clicked, this, [this] { seekMark(false); });
    connect(m_later, &QToolButton::clicked, this, [this] { seekMark(true); });
    connect(m_now, &QPushButton::clicked, this, &TimelinePanel::seekNow);
    connect(m_ghosts, &QCheckBox::toggled, this, &TimelinePanel::showGhosts);
    connect(m_whatIf, &QPushButton::clicked, this,
            [this] { emit whatIfRequested(document()->world().turn); });
}

void TimelinePanel::retranslate()
{
    m_earlier->setToolTip(withKey(tr("Previous event"), kEarlierKey));
    m_later->setToolTip(withKey(tr("Next event"), kLaterKey));
    for (QToolButton *button : {m_earlier, m_later})
        button->setAccessibleName(button->toolTip());
    listKinds();
    m_kind->setAccessibleName(tr("Events to go through"));
    m_turn->setPrefix(tr("Turn "));
    m_turn->setAccessibleName(tr("Go to turn"));
    m_now->setText(tr("Now"));
    m_now->setToolTip(withKey(tr("Return to the present"), Qt::Key_End));
    m_ghosts->setText(tr("±3 turns"));
    m_ghosts->setToolTip(
        tr("Mark where you and the monsters near you were up to three turns before and after"));
    m_whatIf->setText(tr("What if…"));
    m_whatIf->setToolTip(tr("Choose other rules, and see what would have happened from this turn on"));
    refresh();
}

void TimelinePanel::listKinds()
{
    const QSignalBlocker quiet(m_kind);
    m_kind->clear();
    m_kind->addItem(tr("All events"));
    m_kind->addItems(m_bar->laneNames());
    m_kind->setCurrentIndex(m_bar->lane().value_or(-1) + 1);
}

void TimelinePanel::refreshLook()
{
    InspectorPanel::refreshLook();
    setSecondary(m_state, currentTheme());
    showGhosts();
}

void TimelinePanel::documentReplaced()
{
    m_jobs.forgetAll();
    m_past.reset();
    m_log.reset();
    m_failure.clear();
    m_note.clear();
    m_moment.reset();
    m_requested = false;
    m_bar->clear();
    m_watch->setPast(nullptr, 1);
    showGhosts();
    emit pastReplaced();
    if (isVisible())
        readPast();
    refresh();
}

void TimelinePanel::documentChanged(const DocumentChange & /*change*/)
{
    refresh();
}

void TimelinePanel::showEvent(QShowEvent *event)
{
    InspectorPanel::showEvent(event);
    readPast();
}

void TimelinePanel::readPast()
{
    const bool hasPast =
        document() != nullptr && document()->origin() == DocumentOrigin::File && !document()->canEdit();
    if (!hasPast || std::exchange(m_requested, true))
        return;
    m_jobs.run([path = document()->path()] { return std::make_shared<Result<WorldLog>>(readWorldLog(path)); },
               [this](const std::shared_ptr<Result<WorldLog>> &log) { take(*log); });
    refresh();
}

void TimelinePanel::take(Result<WorldLog> &log)
{
    if (log) {
        m_log = std::make_shared<const WorldLog>(std::move(log).value());
        m_bar->setTurns(m_log->origin.turn, m_log->stored.turn);
        m_past = std::make_unique<PastReader>(m_log);
        connect(m_past.get(), &PastReader::marksRead, this, [this](const std::vector<TimelineMark> &marks) {
            m_bar->addMarks(marks);
            refresh();
        });
        m_watch->setPast(m_log, m_log->stored.party.shown);
        emit pastReplaced();
    } else {
        m_failure = errorText(log.error());
    }
    refresh();
}

void TimelinePanel::seekTurn(qint64 turn)
{
    if (m_past == nullptr || document() == nullptr)
        return;
    const std::int64_t present = document()->showsPast() ? m_log->stored.turn : document()->world().turn;
    if (turn >= present)
        return seekNow();
    turn = std::min<qint64>(turn, m_log->stored.turn); // those that were stepped aren't in the log
    if (const std::optional<Moment> moment = m_past->momentOf(turn))
        return showMoment(*moment);
    m_note = m_past->isRead() ? tr("The log can't be replayed as far as turn %L1.").arg(turn)
                              : tr("Turn %L1 isn't read yet.").arg(turn);
    refresh();
}

/// A turn may have several, as no turn passes during a fight.
void TimelinePanel::showMoment(Moment moment)
{
    std::optional<World> world = m_past->worldAt(moment);
    if (!world)
        return;
    m_note.clear();
    m_moment = moment;
    document()->showPast(std::move(*world));
    showGhosts();
    emit turnShown(document()->world().turn, m_bar->monstersIn(document()->world().turn));
}

/// Marks are of what is read, but a watch point may be found further on.
void TimelinePanel::showMark(const TimelineMark &mark)
{
    if (m_past->momentOf(mark.turn))
        showMoment(mark.moment);
    else
        seekTurn(mark.turn); // which says so
}

void TimelinePanel::seekMark(bool forward)
{
    if (const std::optional<TimelineMark> mark = m_bar->nextMark(forward))
        showMark(*mark);
    else if (forward && !m_bar->lane())
        seekNow();
}

void TimelinePanel::seekNow()
{
    if (document() == nullptr)
        return;
    m_note.clear();
    m_moment.reset();
    showGhosts();
    document()->showPresent();
    emit turnShown(document()->world().turn, m_bar->monstersIn(document()->world().turn));
}

void TimelinePanel::keyPressEvent(QKeyEvent *event)
{
    if (m_past == nullptr)
        return InspectorPanel::keyPressEvent(event);
    const bool far = event->modifiers() == Qt::ControlModifier;
    const qint64 turn = document()->world().turn;
    switch (event->key()) {
    case Qt::Key_Home:
        return seekTurn(m_log->origin.turn);
    case Qt::Key_End:
        return seekNow();
    case Qt::Key_Left:
        return far ? seekMark(false) : seekTurn(turn - 1);
    case Qt::Key_Right:
        return far ? seekMark(true) : seekTurn(turn + 1);
    default:
        InspectorPanel::keyPressEvent(event);
    }
}

/// Why there is no timeline; empty if there is one.
QString TimelinePanel::emptyText() const
{
    if (document() == nullptr)
        return tr("Open a world to see its past.");
    if (document()->canEdit())
        return tr("The past is shown in Inspect, where nothing is changed.");
    if (document()->origin() == DocumentOrigin::Seed)
        return tr("This world has no past: it was made from its seed and hasn't been played.");
    if (document()->origin() == DocumentOrigin::JavaFolder)
        return tr("Worlds of the original program don't record their past.");
    if (!m_failure.isEmpty())
        return tr("The past of this world can't be read. %1").arg(m_failure);
    if (m_log == nullptr)
        return tr("The past of this world is being read…");
    return m_log->commands.empty() ? tr("No commands yet in this world.") : QString();
}

void TimelinePanel::showGhosts()
{
    const bool shown = m_ghosts->isChecked() && m_moment && m_past != nullptr;
    setLayer(shown ? layerOf(m_past->ghostsAround(*m_moment), currentTheme()) : OverlayLayer());
}

void TimelinePanel::refresh()
{
    const QString empty = emptyText();
    showEmpty(empty);
    if (!empty.isEmpty())
        return;
    const bool past = document()->showsPast();
    const std::int64_t turn = document()->world().turn;
    const QSignalBlocker quiet(m_turn);
    m_turn->setRange(spinTurn(m_log->origin.turn), spinTurn(m_log->stored.turn));
    m_turn->setValue(spinTurn(turn));
    m_bar->setTurn(std::min(turn, m_log->stored.turn));
    m_now->setEnabled(past);
    m_whatIf->setEnabled(past);
    m_earlier->setEnabled(m_bar->nextMark(false).has_value());
    m_later->setEnabled(past && (!m_bar->lane() || m_bar->nextMark(true)));
    QString state = m_note;
    if (state.isEmpty() && m_log->origin.turn > 0)
        state = tr("The log begins with turn %L1.").arg(m_log->origin.turn);
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
}

} // namespace cave

#include "moc_timeline_panel.cpp"
