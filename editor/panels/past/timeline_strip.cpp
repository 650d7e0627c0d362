// SPDX-License-Identifier: MIT
#include "editor/panels/past/timeline_strip.h"

#include "editor/panels/past/timeline_bar.h"
#include "editor/panels/past/watch_edit.h"
#include "editor/view/form/form.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

/// Two groups in a row with space between them, or one above the other where the row is too narrow.
class WrapRow : public QWidget {
public:
    /// The spacing is in pixels.
    WrapRow(int spacing, BoxParts first, BoxParts second)
        : m_first(hbox(spacing, first))
        , m_second(hbox(spacing, second))
        , m_groups(hbox(*this, spacing, kNoMargins, {}))
    {
        m_groups->addLayout(m_first);
        m_groups->addStretch(1);
        m_groups->addLayout(m_second);
        bindEvent(*this, {QEvent::Resize}, [this] { arrange(); });
    }

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QSize both = m_groups->minimumSize();
        return {std::max(m_first->minimumSize().width(), m_second->minimumSize().width()), both.height()};
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return {m_first->sizeHint().width() + m_groups->spacing() + m_second->sizeHint().width(),
                m_groups->sizeHint().height()};
    }

protected:
    /// Texts may have become longer.
    bool event(QEvent *event) override
    {
        const bool handled = QWidget::event(event);
        if (event->type() == QEvent::LayoutRequest)
            arrange();
        return handled;
    }

private:
    void arrange()
    {
        const int inARow =
            m_first->minimumSize().width() + 2 * m_groups->spacing() + m_second->minimumSize().width();
        const bool fits = width() >= inARow;
        const QBoxLayout::Direction direction = fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
        if (direction == m_groups->direction())
            return;
        m_groups->setDirection(direction);
        updateGeometry();
    }

    QHBoxLayout *m_first;
    QHBoxLayout *m_second;
    QBoxLayout *m_groups;
};

constexpr int kNarrowList = 115; // pixels, where there is little room

} // namespace

TimelineStrip::TimelineStrip(QWidget *parent)
    : QWidget(parent)
    , m_bar(named("past.timeline", new TimelineBar))
    , m_earlier(named("past.earlier", new QToolButton))
    , m_later(named("past.later", new QToolButton))
    , m_kind(named("past.kind", new QComboBox))
    , m_number(named("past.turn", new QSpinBox))
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
    m_kind->setMinimumWidth(kNarrowList);
    m_number->setKeyboardTracking(false);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    auto *ways = new WrapRow(kGrid, {m_earlier, m_later, m_kind, m_number}, {m_ghosts, m_now, m_whatIf});
    vbox(*this, kGrid, kNoMargins, {m_bar, ways, m_watch, m_state});
    setFocusProxy(m_bar);
    connectParts();
    bindTexts(*this, [this] {
        m_earlier->setToolTip(withKey(tr("Previous event"), kEarlierEventKey));
        m_later->setToolTip(withKey(tr("Next event"), kLaterEventKey));
        for (QToolButton *button : {m_earlier, m_later})
            button->setAccessibleName(button->toolTip());
        listKinds();
        m_kind->setAccessibleName(tr("Events to go through"));
        m_number->setPrefix(tr("Turn "));
        m_number->setAccessibleName(tr("Go to turn"));
        m_now->setText(tr("Now"));
        m_now->setToolTip(withKey(tr("Return to the present"), Qt::Key_End));
        m_ghosts->setText(tr("±3 turns"));
        m_ghosts->setToolTip(
            tr("Mark where you and the monsters near you were up to three turns before and after"));
        m_whatIf->setText(tr("What if…"));
        m_whatIf->setToolTip(tr("Choose other rules, and see what would have happened from this turn on"));
        refresh();
    });
    bindLook(*this, [this] { setSecondary(m_state, currentTheme()); });
}

TimelineStrip::~TimelineStrip() = default;

void TimelineStrip::connectParts()
{
    connect(m_bar, &TimelineBar::turnChosen, this, &TimelineStrip::seekTurn);
    connect(m_bar, &TimelineBar::markChosen, this, &TimelineStrip::showMark);
    connect(m_bar, &TimelineBar::lanesChanged, this, &TimelineStrip::listKinds);
    connect(m_watch, &PastWatchEdit::findsChanged, this, &TimelineStrip::refresh);
    connect(m_watch, &WatchEdit::entered, m_bar, qOverload<>(&QWidget::setFocus));
    connect(m_bar, &TimelineBar::laneChanged, this, [this] {
        m_kind->setCurrentIndex(m_bar->lane().value_or(-1) + 1);
        refresh();
    });
    connect(m_kind, &QComboBox::currentIndexChanged, this,
            [this](int row) { m_bar->setLane(row > 0 ? std::optional(row - 1) : std::nullopt); });
    connect(m_number, &QSpinBox::valueChanged, this, [this](int turn) {
        m_number->findChild<QLineEdit *>()->setModified(false);
        seekTurn(turn);
    });
    connect(m_earlier, &QToolButton::clicked, this, [this] { seekMark(false); });
    connect(m_later, &QToolButton::clicked, this, [this] { seekMark(true); });
    connect(m_now, &QPushButton::clicked, this, &TimelineStrip::seekNow);
    connect(m_ghosts, &QCheckBox::toggled, this, &TimelineStrip::ghostsToggled);
    connect(m_whatIf, &QPushButton::clicked, this, [this] {
        if (isRead())
            return emit whatIfRequested(*m_past, m_turn);
        m_note = tr("Turn %L1 is being read…").arg(m_turn);
        refresh();
    });
}

void TimelineStrip::listKinds()
{
    const QSignalBlocker quiet(m_kind);
    m_kind->clear();
    m_kind->addItem(tr("All events"));
    m_kind->addItems(m_bar->laneNames());
    m_kind->setCurrentIndex(m_bar->lane().value_or(-1) + 1);
}

void TimelineStrip::setLog(std::shared_ptr<const WorldLog> log)
{
    m_past.reset();
    m_log = std::move(log);
    m_stale = false;
    m_note.clear();
    m_bar->clear();
    if (!m_wish || m_log == nullptr)
        m_moment.reset();
    if (m_log == nullptr) {
        m_wish.reset();
    } else {
        m_past = std::make_unique<PastReader>(m_log);
        follow(*m_past);
    }
    m_watch->setPast(m_log, m_log != nullptr ? m_log->stored.party.shown : 1);
    refresh();
}

void TimelineStrip::follow(PastReader &past)
{
    connect(&past, &PastReader::marksRead, this, [this](const std::vector<TimelineMark> &marks) {
        m_bar->addMarks(marks);
        refresh();
    });
    connect(&past, &PastReader::readOn, this, [this] {
        showWish();
        if (m_wantsMark && m_past->isRead())
            seekMark(false);
        emit readOn();
    });
}

void TimelineStrip::setPresent(std::int64_t turn)
{
    m_present = turn;
    if (!m_moment)
        m_turn = turn;
    refresh();
}

void TimelineStrip::seekTurn(qint64 turn)
{
    if (m_log == nullptr)
        return;
    if (turn >= m_present)
        return seekNow();
    m_wish = std::max<std::int64_t>(turn, m_log->origin.turn);
    m_note.clear();
    if (m_stale && turn > m_log->stored.turn)
        emit logWanted();
    else
        showWish();
}

void TimelineStrip::report(const QString &text)
{
    m_wish.reset();
    m_wantsMark = false;
    m_note = text;
    refresh();
}

void TimelineStrip::showWish()
{
    if (!m_wish || m_past == nullptr || (m_stale && *m_wish > m_log->stored.turn))
        return;
    const std::int64_t turn = std::min(*m_wish, m_log->stored.turn); // those that were stepped aren't in it
    if (const std::optional<Moment> moment = m_past->momentOf(turn))
        return show(*moment);
    if (m_past->isRead()) {
        m_wish.reset();
        m_note = tr("The log can't be replayed as far as turn %L1.").arg(turn);
    } else {
        m_note = tr("Turn %L1 is being read…").arg(turn);
    }
    refresh();
}

/// A turn may have several moments, as no turn passes during a fight.
/// The finds of a watch point may be ahead of what is read.
void TimelineStrip::showMark(const TimelineMark &mark)
{
    if (m_past->momentOf(mark.turn))
        show(mark.moment);
    else
        seekTurn(mark.turn);
}

void TimelineStrip::show(Moment moment)
{
    m_wish.reset();
    m_wantsMark = false;
    std::optional<World> world = m_past->worldAt(moment);
    if (!world)
        return;
    m_note.clear();
    m_moment = moment;
    m_turn = world->turn;
    refresh();
    emit pastShown(*world);
}

void TimelineStrip::seekMark(bool forward)
{
    if (!forward && m_stale && !m_moment && m_log != nullptr) { // the last one may not be known yet
        m_wantsMark = true;
        emit logWanted();
        return;
    }
    m_wantsMark = false;
    if (const std::optional<TimelineMark> mark = m_bar->nextMark(forward))
        showMark(*mark);
    else if (forward && !m_bar->lane())
        seekNow();
}

void TimelineStrip::seekNow()
{
    m_wish.reset();
    m_wantsMark = false;
    m_note.clear();
    m_moment.reset();
    m_turn = m_present;
    refresh();
    emit presentShown();
}

std::vector<MonsterId> TimelineStrip::monstersIn(std::int64_t turn) const
{
    return m_bar->monstersIn(turn);
}

std::vector<Ghost> TimelineStrip::ghosts() const
{
    return m_ghosts->isChecked() && isRead() ? m_past->ghostsAround(*m_moment) : std::vector<Ghost>();
}

/// A half-typed number stays while more is read.
bool TimelineStrip::isTyping() const
{
    const auto *line = m_number->findChild<QLineEdit *>();
    return m_number->hasFocus() && line->isModified();
}

bool TimelineStrip::press(const QKeyEvent &event)
{
    if (m_past == nullptr)
        return false;
    const bool far = event.modifiers() == Qt::ControlModifier;
    switch (event.key()) {
    case Qt::Key_Home:
        seekTurn(m_log->origin.turn);
        return true;
    case Qt::Key_End:
        seekNow();
        return true;
    case Qt::Key_Left:
        far ? seekMark(false) : seekTurn(m_turn - 1);
        return true;
    case Qt::Key_Right:
        far ? seekMark(true) : seekTurn(m_turn + 1);
        return true;
    default:
        return false;
    }
}

void TimelineStrip::keyPressEvent(QKeyEvent *event)
{
    if (!press(*event))
        QWidget::keyPressEvent(event);
}

void TimelineStrip::refresh()
{
    refreshState();
    for (QWidget *part : std::initializer_list<QWidget *>{m_bar, m_earlier, m_later, m_kind, m_number, m_now,
                                                          m_ghosts, m_whatIf})
        part->setEnabled(m_log != nullptr);
    if (m_log == nullptr)
        return;
    const std::int64_t last = m_stale ? m_present : m_log->stored.turn;
    if (!isTyping()) {
        const QSignalBlocker quiet(m_number);
        m_number->setRange(spinValue(m_log->origin.turn), spinValue(last));
        m_number->setValue(spinValue(m_turn));
    }
    m_bar->setTurns(m_log->origin.turn, last);
    m_bar->setTurn(std::min(m_turn, last));
    m_now->setEnabled(m_moment.has_value());
    m_whatIf->setEnabled(m_moment.has_value());
    m_earlier->setEnabled(m_stale || m_bar->nextMark(false));
    m_later->setEnabled(m_moment && (!m_bar->lane() || m_bar->nextMark(true)));
}

void TimelineStrip::refreshState()
{
    QString state = m_note;
    if (state.isEmpty() && m_log != nullptr && m_log->origin.turn > 0)
        state = tr("The log begins with turn %L1.").arg(m_log->origin.turn);
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
}

} // namespace cave

#include "moc_timeline_strip.cpp"
