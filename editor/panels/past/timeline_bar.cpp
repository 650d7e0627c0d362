// SPDX-License-Identifier: MIT
#include "editor/panels/past/timeline_bar.h"

#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/theme.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <utility>

namespace cave {
namespace {

constexpr int kLanes = 4;           ///< of marks; below them is that of a watch point
constexpr int kLaneMargin = 4;      ///< pixels around the lanes
constexpr double kGrabDistance = 4; ///< pixels from a mark that still mean it
constexpr double kTickWidth = 2;
constexpr double kOtherLane = 0.35; ///< opacity of marks that the way doesn't go through
constexpr int kWheelNotch = 120;    ///< eighths of a degree

/// How a kind of mark is shown.
struct MarkLook {
    int lane;
    QColor Theme::*colour;
    const char *text; ///< in the context of the class
};

constexpr std::array<MarkLook, static_cast<std::size_t>(kLastMarkKind) + 1> kLooks{{
    {0, &Theme::danger, QT_TRANSLATE_NOOP("cave::TimelineBar", "Turn %L1: a monster noticed a player")},
    {0, &Theme::mutedText, QT_TRANSLATE_NOOP("cave::TimelineBar", "Turn %L1: a monster gave up")},
    {1, &Theme::accent, QT_TRANSLATE_NOOP("cave::TimelineBar", "Turn %L1: a fight began")},
    {1, &Theme::mutedText, QT_TRANSLATE_NOOP("cave::TimelineBar", "Turn %L1: a hit")},
    {1, &Theme::good, QT_TRANSLATE_NOOP("cave::TimelineBar", "Turn %L1: a monster died")},
    {1, &Theme::danger, QT_TRANSLATE_NOOP("cave::TimelineBar", "Turn %L1: a player died")},
    {2, &Theme::gold, QT_TRANSLATE_NOOP("cave::TimelineBar", "Turn %L1: a find")},
    {3, &Theme::accent, QT_TRANSLATE_NOOP("cave::TimelineBar", "Turn %L1: another level")},
    {3, &Theme::gold, QT_TRANSLATE_NOOP("cave::TimelineBar", "Turn %L1: the world was edited or repaired")},
    {3, &Theme::text, QT_TRANSLATE_NOOP("cave::TimelineBar", "Turn %L1: a player came or went")},
}};

const MarkLook &lookOf(MarkKind kind)
{
    return kLooks[static_cast<std::size_t>(kind)];
}

QString laneName(int lane)
{
    switch (lane) {
    case 0:
        return TimelineBar::tr("Noticed");
    case 1:
        return TimelineBar::tr("Fights");
    case 2:
        return TimelineBar::tr("Finds");
    case 3:
        return TimelineBar::tr("Changes");
    default:
        return TimelineBar::tr("Watch point");
    }
}

/// The nearest mark after a turn, or before it, that counts.
template<class Counts>
std::optional<TimelineMark> nearestMark(const std::vector<TimelineMark> &marks, std::int64_t turn,
                                        bool forward, const Counts &counts)
{
    if (forward) {
        const auto after = std::ranges::upper_bound(marks, turn, {}, &TimelineMark::turn);
        const auto found = std::find_if(after, marks.end(), counts);
        return found == marks.end() ? std::nullopt : std::optional(*found);
    }
    const auto from = std::ranges::lower_bound(marks, turn, {}, &TimelineMark::turn);
    const auto found = std::find_if(std::reverse_iterator(from), marks.rend(), counts);
    return found == marks.rend() ? std::nullopt : std::optional(*found);
}

} // namespace

QString markText(const TimelineMark &mark)
{
    return QCoreApplication::translate("cave::TimelineBar", lookOf(mark.kind).text).arg(mark.turn);
}

TimelineBar::TimelineBar(QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(*this, QAccessible::Slider);
    setFocusPolicy(Qt::StrongFocus); // keys are those of the panel or window around it
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    bindTexts(*this, [this] {
        setAccessibleName(tr("Timeline"));
        updateGeometry(); // the names of lanes are longer in some languages
        update();
    });
}

void TimelineBar::setTurns(std::int64_t first, std::int64_t last)
{
    m_first = first;
    m_last = std::max(first, last);
    update();
}

void TimelineBar::addMarks(const std::vector<TimelineMark> &marks)
{
    m_marks.insert(m_marks.end(), marks.begin(), marks.end());
    update();
}

void TimelineBar::clear()
{
    m_marks.clear();
    m_finds.clear();
    m_turn = 0;
    setTurns(0, 0);
}

void TimelineBar::setTurn(std::int64_t turn)
{
    if (turn == m_turn)
        return;
    m_turn = turn;
    update();
}

void TimelineBar::setWatched(bool watched)
{
    const bool changed = std::exchange(m_watched, watched) != watched;
    m_finds.clear();
    update();
    if (!changed)
        return;
    updateGeometry();
    emit lanesChanged();
    if (watched)
        setLane(kLanes);
    else if (m_lane == kLanes)
        setLane(std::nullopt);
}

void TimelineBar::addFinds(const std::vector<WatchFind> &finds)
{
    for (const WatchFind &find : finds) {
        if (m_finds.empty() || m_finds.back().moment < find.moment)
            m_finds.push_back({find.moment, find.turn, {}, 0, {}});
    }
    update();
}

QStringList TimelineBar::laneNames() const
{
    QStringList names;
    for (int lane = 0; lane < lanes(); ++lane)
        names.append(laneName(lane));
    return names;
}

void TimelineBar::setLane(std::optional<int> lane)
{
    if (lane == m_lane)
        return;
    m_lane = lane;
    update();
    emit laneChanged();
}

std::optional<TimelineMark> TimelineBar::nextMark(bool forward) const
{
    if (m_lane == kLanes)
        return nearestMark(m_finds, m_turn, forward, [](const TimelineMark & /*find*/) { return true; });
    return nearestMark(m_marks, m_turn, forward, [this](const TimelineMark &mark) {
        return !m_lane || lookOf(mark.kind).lane == *m_lane;
    });
}

std::vector<MonsterId> TimelineBar::monstersIn(std::int64_t turn) const
{
    std::vector<MonsterId> monsters;
    for (auto mark = std::ranges::lower_bound(m_marks, turn, {}, &TimelineMark::turn);
         mark != m_marks.end() && mark->turn == turn; ++mark) {
        if (mark->monster && std::ranges::find(monsters, *mark->monster) == monsters.end())
            monsters.push_back(*mark->monster);
    }
    return monsters;
}

int TimelineBar::laneHeight() const
{
    return fontMetrics().height();
}

int TimelineBar::labelWidth() const
{
    int width = 0;
    for (int lane = 0; lane < lanes(); ++lane)
        width = std::max(width, fontMetrics().horizontalAdvance(laneName(lane)));
    return width + 2 * kLaneMargin;
}

QSize TimelineBar::sizeHint() const
{
    return {labelWidth() + 400, lanes() * laneHeight() + 2 * kLaneMargin};
}

QSize TimelineBar::minimumSizeHint() const
{
    return {labelWidth() + 100, lanes() * laneHeight() + 2 * kLaneMargin};
}

double TimelineBar::xOf(std::int64_t turn) const
{
    const double span = std::max(1.0, static_cast<double>(m_last - m_first));
    const double room = std::max(1, width() - labelWidth() - 2 * kLaneMargin);
    return labelWidth() + kLaneMargin + static_cast<double>(turn - m_first) / span * room;
}

std::int64_t TimelineBar::turnAt(double x) const
{
    const double room = std::max(1, width() - labelWidth() - 2 * kLaneMargin);
    const double share = std::clamp((x - labelWidth() - kLaneMargin) / room, 0.0, 1.0);
    return m_first + std::llround(share * static_cast<double>(m_last - m_first));
}

std::optional<TimelineMark> TimelineBar::markAt(QPointF point) const
{
    const int lane = laneAt(point);
    const std::vector<TimelineMark> &marks = lane == kLanes ? m_finds : m_marks;
    const auto first =
        std::ranges::lower_bound(marks, turnAt(point.x() - kGrabDistance), {}, &TimelineMark::turn);
    std::optional<TimelineMark> nearest;
    double best = kGrabDistance;
    for (auto mark = first; mark != marks.end() && xOf(mark->turn) <= point.x() + kGrabDistance; ++mark) {
        const double distance = std::abs(xOf(mark->turn) - point.x());
        if ((lane == kLanes || lookOf(mark->kind).lane == lane) && distance <= best) {
            best = distance;
            nearest = *mark;
        }
    }
    return nearest;
}

int TimelineBar::laneAt(QPointF point) const
{
    return std::clamp(static_cast<int>((point.y() - kLaneMargin) / laneHeight()), 0, lanes() - 1);
}

void TimelineBar::choose(QPointF point)
{
    if (const std::optional<TimelineMark> mark = markAt(point))
        emit markChosen(*mark);
    else
        emit turnChosen(turnAt(point.x()));
}

void TimelineBar::mousePressEvent(QMouseEvent *event)
{
    m_drags = event->button() == Qt::LeftButton && !isOnNames(event->position());
    if (m_drags)
        return choose(event->position());
    if (event->button() == Qt::LeftButton) {
        const int lane = laneAt(event->position());
        setLane(m_lane == lane ? std::nullopt : std::optional(lane));
    }
}

/// By one turn; with Ctrl, by a tenth of what is shown.
void TimelineBar::wheelEvent(QWheelEvent *event)
{
    const int delta = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
    m_wheel += delta;
    const int notches = m_wheel / kWheelNotch;
    m_wheel -= notches * kWheelNotch;
    const bool far = event->modifiers().testFlag(Qt::ControlModifier);
    const std::int64_t step = far ? std::max<std::int64_t>(1, (m_last - m_first) / 10) : 1;
    const std::int64_t turn = std::clamp(m_turn - notches * step, m_first, m_last);
    if (turn != m_turn)
        emit turnChosen(turn);
    event->accept();
}

void TimelineBar::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drags && (event->buttons() & Qt::LeftButton) != 0)
        emit turnChosen(turnAt(event->position().x()));
}

bool TimelineBar::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
    return true;
}

QString TimelineBar::tipAt(QPointF point) const
{
    if (isOnNames(point))
        return tr("Click to go through these events only, or through all again");
    const std::optional<TimelineMark> mark = markAt(point);
    if (!mark)
        return tr("Turn %L1").arg(turnAt(point.x()));
    return laneAt(point) == kLanes ? tr("Turn %L1: the watch point holds").arg(mark->turn) : markText(*mark);
}

void TimelineBar::paintLanes(QPainter &painter) const
{
    const Theme &theme = currentTheme();
    const int height = laneHeight();
    for (int lane = 0; lane < lanes(); ++lane) {
        const QRect label(kLaneMargin, kLaneMargin + lane * height, labelWidth() - 2 * kLaneMargin, height);
        painter.setPen(m_lane == lane ? theme.accent : theme.mutedText);
        painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, laneName(lane));
        painter.setPen(theme.line);
        painter.drawLine(QPointF(xOf(m_first), label.bottom()), QPointF(xOf(m_last), label.bottom()));
    }
}

void TimelineBar::paintMarks(QPainter &painter) const
{
    const Theme &theme = currentTheme();
    const int height = laneHeight();
    std::array<double, kLooks.size()> painted{}; // up to where, as there may be far more marks than pixels
    for (const TimelineMark &mark : m_marks) {
        const MarkLook &look = lookOf(mark.kind);
        double &last = painted[static_cast<std::size_t>(mark.kind)];
        if (xOf(mark.turn) < last + 0.5)
            continue;
        last = xOf(mark.turn);
        painter.setOpacity(!m_lane || *m_lane == look.lane ? 1 : kOtherLane);
        painter.fillRect(
            QRectF(last - kTickWidth / 2, kLaneMargin + look.lane * height + 1, kTickWidth, height - 3),
            theme.*look.colour);
    }
}

void TimelineBar::paintFinds(QPainter &painter) const
{
    const int top = kLaneMargin + kLanes * laneHeight() + 1;
    painter.setOpacity(!m_lane || *m_lane == kLanes ? 1 : kOtherLane);
    double last = 0;
    for (const TimelineMark &find : m_finds) {
        if (xOf(find.turn) < last + 0.5)
            continue;
        last = xOf(find.turn);
        painter.fillRect(QRectF(last - kTickWidth / 2, top, kTickWidth, laneHeight() - 3),
                         currentTheme().accent);
    }
}

void TimelineBar::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = currentTheme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.panel);
    paintLanes(painter);
    paintMarks(painter);
    paintFinds(painter);
    painter.setOpacity(1);
    painter.setPen(QPen(theme.text, 1));
    const double x = xOf(m_turn);
    painter.drawLine(QPointF(x, 0), QPointF(x, height()));
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 1));
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

int TimelineBar::lanes() const
{
    return m_watched ? kLanes + 1 : kLanes;
}

} // namespace cave

#include "moc_timeline_bar.cpp"
