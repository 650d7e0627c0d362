// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/map/action_scenes.h"
#include "app/play/map/play_map_objects.h"
#include "core/session/report/run_report.h"
#include "core/session/session.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/overlay_stack.h"
#include "editor/view/map/world_scene.h"

#include <QWidget>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>

namespace cave {

/// A small map of the end of a run: the way walked, and the line of the attack. It takes no input.
class RunPicture : public QWidget {
    Q_OBJECT

public:
    explicit RunPicture(QWidget *parent = nullptr)
        : QWidget(parent)
        , m_map(named("run.map", new MapView(this)))
        , m_overlays(new OverlayStack(*m_map, m_map))
    {
        setObjectName("run.picture");
        setAttribute(Qt::WA_TransparentForMouseEvents);
        constexpr QSize kSmallest{120, 80}; // where the window leaves little room
        setMinimumSize(kSmallest);
        setMaximumSize(sizeHint());
        m_map->setFocusPolicy(Qt::NoFocus);
        m_map->setMotion(false);
        vbox(*this, kStyleSpacing, kNoMargins, {m_map});
    }

    /// Shows the surroundings of a death, or else of the player, as far as they are explored.
    void showEnd(Session &session, const RunReport &report, const std::optional<Death> &death)
    {
        const World &world = session.world();
        const bool free = world.content->scenario.freeMovement();
        const WorldPos at = death ? death->at : world.player().position;
        m_things.begin(session);
        m_map->setSource(world.map.viewSource());
        m_map->terrain()->setExplored(world.map);
        m_map->terrain()->setDaylight(world.content->scenario.view == ViewKind::Level);
        const Level *level = world.map.plan().levelAt(at);
        m_map->setBounds(level == nullptr ? std::nullopt : std::optional(level->area));
        m_map->setZoom({qRound(kZoom * devicePixelRatioF())});
        m_map->setPlayer(at, session.visible()); // who died may be elsewhere by now
        m_map->figures()->setThings(m_things.things(session, {}, {}));
        if (free) {
            m_map->figures()->showAction(sceneOf(world), ActionMotion::AtOnce);
            m_map->figures()->setGround(groundOf(session, false));
        }
        m_map->lookAt(at);
        const std::span<const WorldPos> last = lastCells(report.way(world), at);
        OverlayLayer layer;
        layer.overlays.tracks.push_back({{last.begin(), last.end()}, {}});
        if (death && death->from && *death->from != at)
            layer.overlays.lines.push_back({*death->from, at, {}});
        m_overlays->set(OverlayStack::Slot::Tracks, std::move(layer));
    }

    /// Lets go of the world.
    void clear()
    {
        m_overlays->clear(OverlayStack::Slot::Tracks);
        m_map->setSource(nullptr);
    }

    [[nodiscard]] QSize sizeHint() const override { return {300, 220}; }

private:
    static constexpr std::size_t kWay = 60; ///< the last cells of the way that are shown
    static constexpr int kZoom = 14;        ///< logical pixels per cell

    /// The last cells of the way that led to a place; of the whole way if that doesn't touch it.
    static std::span<const WorldPos> lastCells(std::span<const WorldPos> way, WorldPos at)
    {
        std::size_t length = way.size();
        while (length > 0 && way[length - 1] != at)
            --length;
        if (length > 0)
            way = way.first(length);
        return way.last(std::min(way.size(), kWay));
    }

    MapView *m_map;
    OverlayStack *m_overlays;
    PlayMapObjects m_things;
};

} // namespace cave
