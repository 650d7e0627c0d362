// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/map/play_map_objects.h"
#include "app/play/texts/allies.h"
#include "core/base/geometry.h"
#include "editor/view/map/world_scene.h"

#include <QEvent>
#include <QObject>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace cave {

/// Shows a world on a map as its player saw it then, for a world that isn't played: a replay, or a moment of
/// the past.
class MomentScene : public QObject {
public:
    /// `map` must outlive this.
    explicit MomentScene(MapView &map, QObject *parent = nullptr) : QObject(parent), m_map(map)
    {
        map.installEventFilter(this);
    }

    /// Shows everything at once, with the view on the player. `session` is kept until the next call or
    /// `forget`.
    void showAll(Session &session)
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

    /// Shows the effect of one command after `showAll`, with movement animated. `seen` is what the player
    /// sees.
    void showStep(const CellRect &seen)
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

    /// The session shown is about to end.
    void forget()
    {
        m_session = nullptr;
        m_level = 0;
    }

    /// Whether a map of rooms isn't of the level that was shown last.
    [[nodiscard]] bool isElsewhere(const World &world) const { return world.action->level != m_level; }

protected:
    /// Refits a level.
    bool eventFilter(QObject *watched, QEvent *event) override
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

private:
    /// `mapCleared` if the map was cleared.
    void showFree(bool mapCleared)
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

    MapView &m_map;
    Session *m_session = nullptr;
    std::int64_t m_turn = 0;
    int m_level = 0;
    PlayMapObjects m_things;
};

} // namespace cave
