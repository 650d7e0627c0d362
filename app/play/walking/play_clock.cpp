// SPDX-License-Identifier: MIT
#include "app/play/walking/play_clock.h"

#include "app/play/session/play_actions.h"
#include "app/play/session/play_session.h"
#include "core/rules/real_time/real_time_simulation.h"
#include "editor/view/form/form.h"
#include "editor/view/style/shown_key.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QScreen>

#include <algorithm>

namespace cave {
namespace {

constexpr int kSlowest = 2; ///< a quarter
constexpr int kLongStep = kStepsPerSecond / 8;

/// With free movement, a beat is a frame of the screen.
int clockBeat(bool free, const QScreen *display)
{
    const double pictures = display != nullptr ? display->refreshRate() : 0;
    return free ? RealTime::pictureBeat(pictures) : RealTime::kBeat;
}

} // namespace

PlayClock::PlayClock(PlaySession &session, PlayActions &actions, int &slowness, QWidget &page, QWidget &map)
    : QObject(&page)
    , m_session(session)
    , m_actions(actions)
    , m_slowness(slowness)
    , m_page(page)
    , m_map(map)
    , m_time(this)
{
    page.installEventFilter(this);
    map.installEventFilter(this);
    connect(m_actions.realTime, &QAction::triggered, this, [this](bool on) {
        m_session.setPaused(false);
        m_session.perform(ClockCommand{on});
    });
    connect(m_actions.pause, &QAction::toggled, &m_session, &PlaySession::setPaused);
    connect(m_actions.pause, &QAction::triggered, this, [this](bool on) {
        m_session.setPausedByHand(on);
        refresh();
    });
    connect(m_actions.singleStep, &QAction::triggered, this, [this] { passSteps(1); });
    connect(m_actions.longStep, &QAction::triggered, this, [this] { passSteps(kLongStep); });
    connect(m_actions.slower, &QAction::triggered, this, [this] { changeSpeed(1); });
    connect(m_actions.faster, &QAction::triggered, this, [this] { changeSpeed(-1); });
    bindTexts(page, [this] { refresh(); });
    connect(&m_time, &RealTime::passed, this, &PlayClock::pass);
    connect(&session, &PlaySession::pauseChanged, this, &PlayClock::refresh);
    connect(&session, &PlaySession::performing, this, [this](const Command &command) {
        if (std::holds_alternative<MoveCommand>(command) || std::holds_alternative<WaitCommand>(command))
            m_pace.stepped();
    });
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive && m_session.isRealTime())
            m_session.setPaused(true); // until the player resumes
    });
}

/// Whether something stops time that has to be closed first.
bool PlayClock::isInTheWay() const
{
    return !m_session.hasCompany() &&
           std::ranges::any_of(m_overlays, [](const QWidget *overlay) { return !overlay->isHidden(); });
}

/// Whether the player can act at once: nothing is in front of the map, and it has the focus. In
/// company, time passes anyway.
bool PlayClock::isAtTheMap() const
{
    if (m_session.hasCompany())
        return true;
    const QList<QDialog *> dialogs = m_page.findChildren<QDialog *>(Qt::FindDirectChildrenOnly);
    const bool alone = QApplication::activeModalWidget() == nullptr &&
                       QApplication::activePopupWidget() == nullptr &&
                       std::ranges::none_of(dialogs, [](const QDialog *one) { return one->isVisible(); });
    return m_page.isVisible() && alone && m_map.hasFocus();
}

void PlayClock::pass(double seconds)
{
    refresh();
    if (!m_session.isRealTime() || m_session.isPaused() || !isAtTheMap() || m_session.saving().isStranded())
        return;
    emit ticking();
    const bool slowly = m_session.isFree() && !m_session.isShared();
    m_session.advance(slowly ? seconds / (1 << m_slowness) : seconds);
}

/// Pauses, if not paused already, and advances time a little.
void PlayClock::passSteps(int steps)
{
    if (!m_session.isFree() || !m_session.isRealTime() || m_session.isShared())
        return;
    m_session.setPaused(true);
    m_session.setPausedByHand(true);
    m_session.perform(TickCommand{steps});
    emit stepped();
    refresh();
}

void PlayClock::changeSpeed(int by)
{
    m_slowness = std::clamp(m_slowness + by, 0, kSlowest);
    refresh();
}

void PlayClock::refresh()
{
    const bool realTime = m_session.isRealTime();
    if (!realTime)
        m_session.setPaused(false);
    m_pace.setLimited(realTime);
    // Checked on every beat, as the window may have moved to another screen.
    m_time.setBeat(clockBeat(m_session.isFree(), m_page.screen()));
    m_actions.showFor(m_session);
    m_time.setRunning(realTime && !isInTheWay() && (m_page.isVisible() || m_session.hasCompany()));
    emit pauseTextChanged(pauseText());
    emit textChanged(text());
}

QString PlayClock::pauseText() const
{
    const bool paused = m_session.isPaused();
    const QString key = shownKey(*m_actions.pause);
    if (!m_session.isRealTime() || isInTheWay() || (!paused && isAtTheMap()))
        return {};
    if (const std::optional<QString> &by = m_session.sharedPause())
        return by->isEmpty() ? tr("Paused by someone who watches: press %1 to continue").arg(key)
                             : tr("Paused by %1: press %2 to continue").arg(*by, key);
    return !paused                                             ? tr("Paused")
           : !m_session.isFree() || m_session.isPausedByHand() ? tr("Paused: press %1 to continue").arg(key)
                                                               : tr("Move or attack to continue");
}

QString PlayClock::text() const
{
    if (!m_session.isFree())
        return {};
    if (!m_session.isGoing())
        return tr("Run over");
    if (!m_session.isRealTime())
        return tr("Turn-based");
    if (m_session.isShared())
        return m_session.isPaused() ? tr("Paused") : tr("Real time");
    const QString speed = m_slowness == 0   ? tr("Real time")
                          : m_slowness == 1 ? tr("Half speed")
                                            : tr("Quarter speed");
    const bool stands = m_session.isPaused() || !isAtTheMap();
    return stands && m_slowness == 0 ? tr("Paused") : stands ? tr("Paused · %1").arg(speed) : speed;
}

/// Watches whether the page is shown, and whether the map has the focus.
bool PlayClock::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    const bool ofPage = watched == &m_page && (type == QEvent::Show || type == QEvent::Hide);
    const bool ofMap = watched == &m_map && (type == QEvent::FocusIn || type == QEvent::FocusOut);
    if (ofPage || ofMap)
        refresh();
    return QObject::eventFilter(watched, event);
}

} // namespace cave

#include "moc_play_clock.cpp"
