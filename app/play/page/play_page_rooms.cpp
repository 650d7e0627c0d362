// The play page where everything moves freely: time, held keys, and what is in hand.

#include "app/play/map/action_scenes.h"
#include "app/play/map/examiner.h"
#include "app/play/map/play_scene.h"
#include "app/play/page/play_actions.h"
#include "app/play/page/play_page.h"
#include "app/play/page/play_status.h"
#include "app/play/rooms/room_play.h"
#include "app/play/walking/held_keys.h"
#include "app/play/walking/key_bindings.h"
#include "core/rules/real_time_simulation.h"

#include <QAction>
#include <QKeyEvent>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace cave {
namespace {

constexpr int kSlowest = 2; ///< a quarter
constexpr int kLongStep = kStepsPerSecond / 8;

} // namespace

void PlayPage::makeRooms()
{
    connect(m_rooms, &RoomPlay::itemChosen, this, &PlayPage::takeInHand);
    connect(m_actions->fog, &QAction::toggled, m_rooms, &RoomPlay::showGround);
    connect(m_actions->pause, &QAction::triggered, this, [this](bool on) {
        m_pausedByHand = on;
        showClock();
    });
    connect(m_actions->singleStep, &QAction::triggered, this, [this] { letStepsPass(1); });
    connect(m_actions->longStep, &QAction::triggered, this, [this] { letStepsPass(kLongStep); });
    connect(m_actions->slower, &QAction::triggered, this, [this] { changeSpeed(1); });
    connect(m_actions->faster, &QAction::triggered, this, [this] { changeSpeed(-1); });
    connect(m_actions->nextItem, &QAction::triggered, this, [this] { cycleItems(1); });
    connect(m_actions->previousItem, &QAction::triggered, this, [this] { cycleItems(-1); });
    const QList<QAction *> &items = m_actions->itemActions();
    for (int i = 0; i < items.size(); ++i)
        connect(items[i], &QAction::triggered, this, [this, i] { takeInHand(i); });
}

QList<QAction *> PlayPage::itemActions() const
{
    return m_actions->itemActions();
}

/// Whether everything moves freely in the open world.
bool PlayPage::isFree() const
{
    return m_session.has_value() && isAction(m_session->session().world());
}

/// Actions that have a meaning in some worlds only.
void PlayPage::showActions()
{
    const bool open = m_actionsOn && m_session.has_value();
    const bool going = open && m_session->session().world().run == RunState::Going;
    m_actions->setActionKeys(going && isFree(), isRealTime());
    if (!open)
        return;
    // Nobody walks by themselves while time passes, and nobody attacks for having seen the player.
    for (QAction *action : {m_actions->explore, m_actions->travel, m_actions->discs})
        action->setEnabled(!isFree());
}

/// Whether a command can be done now; keys that are held go on giving them. A key that acts ends a pause that
/// nobody asked for.
bool PlayPage::takesNow(const Command &command)
{
    if (!isFree())
        return true;
    const auto *steer = std::get_if<SteerCommand>(&command);
    const bool use = std::holds_alternative<UseCommand>(command);
    if (steer == nullptr && !use)
        return true;
    const World &world = m_session->session().world();
    if (world.run != RunState::Going)
        return false;
    if ((use || steer->direction) && !m_pausedByHand)
        goOn();
    if (steer != nullptr)
        return world.realTime && world.action->steering != steer->direction;
    return !isPaused();
}

/// True if a key is for walking or using something, whatever else it is for.
bool PlayPage::takesKey(const QKeyEvent &event) const
{
    if (!m_session.has_value())
        return false;
    if (m_keys->isDiagonal(event))
        return true;
    if (!isFree())
        return false;
    constexpr Qt::KeyboardModifiers kOfActions = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const bool isTab = event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab;
    if (m_scene->examiner().isActive() && isTab)
        return true;
    if (isUnboundPadDigit(event))
        return true;
    return (event.modifiers() & kOfActions) == 0 && m_keys->takes(event);
}

/// A digit of the number pad that no action is bound to as such. Without this it would be taken for the digit
/// above the letters, which chooses items.
bool PlayPage::isUnboundPadDigit(const QKeyEvent &event) const
{
    const bool isDigit = event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9;
    if (!isDigit || !event.modifiers().testFlag(Qt::KeypadModifier))
        return false;
    const QKeySequence own(combinationOf(event));
    const QList<QAction *> all = actions();
    return std::none_of(all.begin(), all.end(),
                        [&own](const QAction *action) { return action->shortcuts().contains(own); });
}

void PlayPage::passFreely(double seconds)
{
    const Session &session = m_session->session();
    const ItemType *item = itemInHand(session);
    if (m_keys->isUsing() && item != nullptr && isReady(session.world().action->sinceUse, item->cooldown))
        perform(UseCommand{});
    const std::int64_t second = session.world().turn / kStepsPerSecond;
    const std::vector<Event> events = m_session->advance(seconds / (1 << m_slowness));
    if (session.world().turn / kStepsPerSecond != second)
        m_status->showSession(&session);
    if (!events.empty())
        return showEvents(events);
    m_rooms->showShare();
    reportSaving();
}

/// Pauses, if it isn't so already, and lets a little time pass.
void PlayPage::letStepsPass(int steps)
{
    if (!isFree() || !isRealTime())
        return;
    m_actions->pause->setChecked(true);
    m_pausedByHand = true;
    perform(TickCommand{steps});
    m_rooms->showState();
    showClock();
}

void PlayPage::changeSpeed(int by)
{
    m_slowness = std::clamp(m_slowness + by, 0, kSlowest);
    showClock();
}

QString PlayPage::clockText() const
{
    if (!isFree())
        return {};
    const World &world = m_session->session().world();
    if (world.run != RunState::Going)
        return tr("Over");
    if (!world.realTime)
        return tr("By turns");
    const QString speed = m_slowness == 0   ? tr("Real time")
                          : m_slowness == 1 ? tr("Half speed")
                                            : tr("Quarter speed");
    const bool stands = m_actions->pause->isChecked() || !isAtTheMap();
    return stands && m_slowness == 0 ? tr("Paused") : stands ? tr("Paused · %1").arg(speed) : speed;
}

/// `number` counts from 0 among what can be taken in hand.
void PlayPage::takeInHand(int number)
{
    if (!isFree())
        return;
    const std::vector<std::size_t> stacks = usableStacks(m_session->session());
    if (number < 0 || std::cmp_greater_equal(number, stacks.size()))
        return;
    const std::size_t stack = stacks[static_cast<std::size_t>(number)];
    if (m_session->session().world().player.inventory.weapon != stack)
        perform(EquipCommand{stack});
}

void PlayPage::cycleItems(int by)
{
    if (!isFree())
        return;
    const std::vector<std::size_t> stacks = usableStacks(m_session->session());
    if (stacks.empty())
        return;
    const auto &inHand = m_session->session().world().player.inventory.weapon;
    const auto at = inHand ? std::ranges::find(stacks, *inHand) : stacks.end();
    const auto count = static_cast<int>(stacks.size());
    const int from = at != stacks.end() ? static_cast<int>(at - stacks.begin()) : by > 0 ? -1 : 0;
    takeInHand((from + by + count) % count);
}

} // namespace cave
