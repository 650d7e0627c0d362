// SPDX-License-Identifier: MIT
#include "app/play/rooms/room_play.h"

#include "app/play/inventory/item_strip.h"
#include "app/play/map/action_scenes.h"
#include "app/play/map/play_maps.h"
#include "app/play/map/room_map_view.h"
#include "app/play/rooms/info_card.h"
#include "app/play/rooms/room_hud.h"
#include "app/play/session/play_actions.h"
#include "app/play/session/play_session.h"
#include "app/play/texts/allies.h"
#include "app/play/texts/place_in_levels.h"
#include "core/gen/rooms/level_areas.h"
#include "core/rules/real_time/real_time_simulation.h"
#include "editor/view/map/world_scene.h"
#include "editor/view/texts/core_text.h"

#include <QAction>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace cave {
namespace {

/// The strongest monster of the boss room, while the player is there and it lives; nullptr elsewhere.
const Agent *bossOf(const std::optional<RoomMap> &map, const World &world)
{
    const auto room = static_cast<std::size_t>(world.action->level - 1);
    if (!map || room >= map->rooms.size() || map->rooms[room].role != RoomRole::Boss)
        return nullptr;
    const Agent *boss = nullptr;
    for (const Agent &agent : world.action->agents) {
        const bool beatable = !world.content->monsters[agent.kind].fixture;
        if (beatable && (boss == nullptr || agent.fullHealth > boss->fullHealth))
            boss = &agent;
    }
    return boss;
}

} // namespace

RoomPlay::RoomPlay(PlaySession &session, PlayMaps &maps, PlayActions &actions, QWidget *page)
    : QObject(page)
    , m_play(session)
    , m_maps(maps)
    , m_session(session.session())
    , m_roomMap(roomMapOf(session.world().spec))
    , m_hud(new RoomHud(page))
    , m_card(new InfoCard(maps.map()))
    , m_turn(session.world().turn)
{
    connect(&m_hud->items(), &ItemStrip::chosen, this, &RoomPlay::takeInHand);
    connect(&session, &PlaySession::stepped, this, &RoomPlay::update);
    connect(&session, &PlaySession::allActed, this, &RoomPlay::updateOthers);
    connect(&session, &PlaySession::timePassed, this, [this](const std::vector<Event> &events) {
        if (events.empty()) // others trigger it along with their own updates
            showShare();
    });
    connectActions(actions);
    showState();
    showGround();
    showRooms();
    showHud();
}

void RoomPlay::connectActions(PlayActions &actions)
{
    connect(actions.fog, &QAction::toggled, this, &RoomPlay::showGround);
    connect(actions.nextItem, &QAction::triggered, this, [this] { cycleItems(1); });
    connect(actions.previousItem, &QAction::triggered, this, [this] { cycleItems(-1); });
    const QList<QAction *> &items = actions.itemActions();
    for (int i = 0; i < items.size(); ++i)
        connect(items[i], &QAction::triggered, this, [this, i] { takeInHand(i); });
}

QWidget *RoomPlay::bar() const
{
    return m_hud;
}

/// Shows the changes by a command or time.
void RoomPlay::update(const std::vector<Event> &events)
{
    showMovers(events);
    showHud();
    if (isOnlyTime(events))
        return;
    showGround();
    readSigns(events);
    const bool known = std::any_of(events.begin(), events.end(), [](const Event &event) {
        return std::holds_alternative<LevelEntered>(event) || std::holds_alternative<LevelBeaten>(event);
    });
    if (known)
        showRooms();
}

/// What others have changed on the ground.
void RoomPlay::updateOthers(const std::vector<Event> &events)
{
    if (areasOfOthers(m_session.world(), events).empty())
        return;
    showGround();
    showHud();
    for (const ActionEffect &effect : effectsOfAllies(m_session, events))
        m_maps.map()->figures()->showEffect(effect);
}

void RoomPlay::showHud()
{
    m_hud->show(m_session);
    m_hud->setBoss(m_session, bossOf(m_roomMap, m_session.world()));
}

void RoomPlay::showMovers(const std::vector<Event> &events)
{
    const World &world = m_session.world();
    const std::int64_t steps = world.turn - m_turn;
    m_turn = world.turn;
    const bool entered = std::any_of(events.begin(), events.end(), [](const Event &event) {
        return std::holds_alternative<LevelEntered>(event);
    });
    // By turns many steps pass at once; they are shown one after the other.
    const ActionMotion motion = entered          ? ActionMotion::AtOnce
                                : steps == 0     ? ActionMotion::Amended
                                : world.realTime ? ActionMotion::AtOnce
                                                 : ActionMotion::Gliding;
    m_maps.map()->figures()->showAction(sceneOf(world), motion);
    m_maps.showAllies(world, motion);
    if (steps > 0) {
        m_steps = steps;
        m_sinceStep.start();
    }
    if (world.realTime && !entered)
        showShare();
    for (const ActionEffect &effect : effectsOf(m_session, events))
        m_maps.map()->figures()->showEffect(effect);
}

/// A state's age is the elapsed share of the next step. It is shown one step late, so that the destination of
/// all movement is known.
void RoomPlay::showShare()
{
    if (!m_session.world().realTime)
        return;
    const auto steps = static_cast<double>(m_steps);
    // Where another machine keeps time, a state's age is all there is to go by.
    const double share = m_play.keepsTime() ? m_session.stepShare()
                         : m_sinceStep.isValid()
                             ? static_cast<double>(m_sinceStep.elapsed()) * kStepsPerSecond / 1000.0
                             : 1;
    m_maps.map()->figures()->setActionShare((steps - 1 + share) / steps);
}

/// Also as the previous state, as time would otherwise resume with a step back.
void RoomPlay::showState()
{
    m_maps.map()->figures()->showAction(sceneOf(m_session.world()), ActionMotion::AtOnce);
    m_maps.showAllies(m_session.world(), ActionMotion::AtOnce);
}

/// Things on the ground: the known ones or, without fog, all.
void RoomPlay::showGround()
{
    m_maps.map()->figures()->setGround(groundOf(m_session, !m_maps.map()->terrain()->fog()));
}

void RoomPlay::showRooms()
{
    const World &world = m_session.world();
    m_hud->setPlace(levelTitle(world, world.action->level));
    if (m_roomMap)
        m_maps.rooms()->showRooms(knownRooms(*m_roomMap, m_session), m_roomMap->columns, m_roomMap->rows);
    else
        m_maps.rooms()->showLevel(world.action->level, static_cast<int>(world.map.plan().levels.size()));
}

/// A sign is shown until the player walks on.
void RoomPlay::readSigns(const std::vector<Event> &events)
{
    for (const Event &event : events) {
        if (const auto *read = std::get_if<InfoRead>(&event)) {
            m_signAt = read->at;
            m_card->open(coreText(read->text));
        }
    }
    if (m_signAt && *m_signAt != m_session.world().player().position) {
        m_signAt.reset();
        m_card->hide();
    }
}

/// `number` counts from 0 among the usable items.
void RoomPlay::takeInHand(int number)
{
    const std::vector<std::size_t> stacks = usableStacks(m_session);
    if (number < 0 || std::cmp_greater_equal(number, stacks.size()))
        return;
    const std::size_t stack = stacks[static_cast<std::size_t>(number)];
    if (m_session.world().player().inventory.weapon != stack)
        m_play.perform(EquipCommand{stack});
}

void RoomPlay::cycleItems(int by)
{
    const std::vector<std::size_t> stacks = usableStacks(m_session);
    if (stacks.empty())
        return;
    const auto &inHand = m_session.world().player().inventory.weapon;
    const auto at = inHand ? std::ranges::find(stacks, *inHand) : stacks.end();
    const auto count = static_cast<int>(stacks.size());
    const int from = at != stacks.end() ? static_cast<int>(at - stacks.begin()) : by > 0 ? -1 : 0;
    takeInHand((from + by + count) % count);
}

void RoomPlay::setClock(const QString &text)
{
    m_hud->setClock(text);
}

} // namespace cave

#include "moc_room_play.cpp"
