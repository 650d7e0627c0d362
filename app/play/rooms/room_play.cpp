#include "app/play/rooms/room_play.h"

#include "app/play/inventory/item_strip.h"
#include "app/play/map/action_scenes.h"
#include "app/play/map/place_in_levels.h"
#include "app/play/map/play_maps.h"
#include "app/play/rooms/info_card.h"
#include "app/play/rooms/room_hud.h"
#include "app/play/rooms/room_map_view.h"
#include "core/gen/rooms/level_areas.h"
#include "editor/view/map/world_scene.h"

#include <algorithm>
#include <utility>

namespace cave {

RoomPlay::RoomPlay(PlayMaps &maps, QWidget *page)
    : QObject(page)
    , m_maps(maps)
    , m_hud(new RoomHud(page))
    , m_card(new InfoCard(maps.map()))
{
    m_hud->hide();
    connect(&m_hud->items(), &ItemStrip::chosen, this, &RoomPlay::itemChosen);
}

QWidget *RoomPlay::bar() const
{
    return m_hud;
}

void RoomPlay::setTheme(const Theme &theme)
{
    m_hud->setTheme(theme);
    m_card->setTheme(theme);
}

void RoomPlay::begin(Session &session)
{
    end();
    if (!isAction(session.world()))
        return;
    m_session = &session;
    m_roomMap = roomMapOf(session.world().spec);
    m_turn = session.world().turn;
    m_steps = 1;
    m_maps.map()->showAction(sceneOf(session.world()), ActionMotion::AtOnce);
    showGround();
    showRooms();
    m_hud->show(session);
    static_cast<QWidget *>(m_hud)->show();
}

void RoomPlay::end()
{
    m_session = nullptr;
    m_roomMap.reset();
    m_signAt.reset();
    m_card->hide();
    m_hud->hide();
}

void RoomPlay::update(const std::vector<Event> &events)
{
    if (!isOpen())
        return;
    showMovers(events);
    m_hud->show(*m_session);
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

void RoomPlay::showMovers(const std::vector<Event> &events)
{
    const World &world = m_session->world();
    const std::int64_t steps = world.turn - m_turn;
    m_turn = world.turn;
    const bool entered = std::any_of(events.begin(), events.end(), [](const Event &event) {
        return std::holds_alternative<LevelEntered>(event);
    });
    // By turns many steps pass at once, which are seen one after the other.
    const ActionMotion motion = entered          ? ActionMotion::AtOnce
                                : steps == 0     ? ActionMotion::Amended
                                : world.realTime ? ActionMotion::AtOnce
                                                 : ActionMotion::Gliding;
    m_maps.map()->showAction(sceneOf(m_session->world()), motion);
    if (steps > 0)
        m_steps = steps;
    if (world.realTime && !entered)
        showShare();
    for (const ActionEffect &effect : effectsOf(*m_session, events))
        m_maps.map()->showEffect(effect);
}

/// A state is as old as the part of the next step that has passed already, and is shown a step late, so that
/// it is known where everything goes.
void RoomPlay::showShare()
{
    if (!isOpen() || !m_session->world().realTime)
        return;
    const auto steps = static_cast<double>(m_steps);
    m_maps.map()->setActionShare((steps - 1 + m_session->stepShare()) / steps);
}

/// As the state before, too, or time that goes on would begin with a step back.
void RoomPlay::showState()
{
    if (isOpen())
        m_maps.map()->showAction(sceneOf(m_session->world()), ActionMotion::AtOnce);
}

void RoomPlay::showGround()
{
    if (isOpen())
        m_maps.map()->setGround(groundOf(*m_session, !m_maps.map()->fog()));
}

void RoomPlay::showRooms()
{
    const World &world = m_session->world();
    m_hud->setPlace(levelTitle(world, world.action->level));
    if (m_roomMap)
        m_maps.rooms()->showRooms(knownRooms(*m_roomMap, *m_session), m_roomMap->columns, m_roomMap->rows);
    else
        m_maps.rooms()->showLevel(world.action->level, static_cast<int>(world.map.plan().levels.size()));
}

/// A sign is read until the player walks on.
void RoomPlay::readSigns(const std::vector<Event> &events)
{
    for (const Event &event : events) {
        if (const auto *read = std::get_if<InfoRead>(&event)) {
            m_signAt = read->at;
            m_card->open(QString::fromStdString(read->text));
        }
    }
    if (m_signAt && *m_signAt != m_session->world().player.position) {
        m_signAt.reset();
        m_card->hide();
    }
}

void RoomPlay::setClock(const QString &text)
{
    m_hud->setClock(text);
}

} // namespace cave
