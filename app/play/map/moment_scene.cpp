// SPDX-License-Identifier: MIT
#include "app/play/map/moment_scene.h"

#include "app/play/map/action_scenes.h"
#include "app/play/map/level_fit.h"
#include "app/play/texts/allies.h"
#include "core/base/square.h"
#include "editor/view/map/world_scene.h"

#include <QEvent>

#include <algorithm>
#include <vector>

namespace cave {

MomentScene::MomentScene(MapView &map, QObject *parent) : QObject(parent), m_map(map)
{
    map.installEventFilter(this);
}

void MomentScene::forget()
{
    m_session = nullptr;
    m_level = 0;
}

bool MomentScene::isElsewhere(const World &world) const
{
    return world.action->level != m_level;
}

/// Refits a level.
bool MomentScene::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && m_session != nullptr &&
        m_session->world().content->scenario.freeMovement()) {
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_session != nullptr)
                    showFree(true);
            },
            Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void MomentScene::showAll(Session &session)
{
    m_session = &session;
    const World &world = session.world();
    m_things.begin(session);
    m_map.setSource(world.map.viewSource());
    m_map.terrain()->setExplored(world.map);
    m_map.setPlayer(world.player().position, session.visible());
    m_map.figures()->setAllies(figuresNear(world, world.player().position), ActionMotion::AtOnce);
    m_map.setKnownThings(m_things.things(session, {}, {}));
    if (world.content->scenario.freeMovement())
        showFree(true);
    else
        m_map.centreOnPlayer();
}

/// `mapCleared` if the map was cleared.
void MomentScene::showFree(bool mapCleared)
{
    const World &world = m_session->world();
    const bool entered = isElsewhere(world);
    const Level *level = world.map.plan().levelAt(world.player().position);
    if (level != nullptr && (mapCleared || entered)) {
        m_map.terrain()->setDaylight(m_session->content().scenario.view == ViewKind::Level);
        m_map.setBounds(level->area);
        fitLevel(m_map, level->area);
    }
    m_level = world.action->level;
    const bool glides = !mapCleared && !entered && !world.realTime && world.turn > m_turn;
    m_turn = world.turn;
    m_map.figures()->showAction(sceneOf(world), glides ? ActionMotion::Gliding : ActionMotion::AtOnce);
    m_map.figures()->setGround(groundOf(*m_session, !m_map.terrain()->fog()));
}

void MomentScene::showStep(const CellRect &seen)
{
    const World &world = m_session->world();
    std::vector<CellRect> changed{seen};
    for (const PartyMember &member : world.party.members) {
        const int reach = std::max(seen.width, seen.height) / 2;
        changed.push_back(squareAround(member.player.position, reach));
    }
    for (const CellRect &area : changed) {
        m_map.terrain()->updateExplored(world.map, area);
        m_things.refresh(*m_session, area);
    }
    m_map.setPlayer(world.player().position, m_session->visible());
    m_map.figures()->setAllies(figuresNear(world, world.player().position), ActionMotion::Gliding);
    m_map.setKnownThings(m_things.things(*m_session, {}, {}));
    if (world.content->scenario.freeMovement())
        showFree(false);
}

} // namespace cave

#include "moc_moment_scene.cpp"
