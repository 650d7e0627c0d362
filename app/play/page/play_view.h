// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/map/play_maps.h"
#include "app/play/page/play_frame.h"
#include "app/play/session/play_actions.h"

#include <QAction>
#include <QObject>
#include <QSettings>

#include <cmath>

namespace cave {

/// How the maps are shown, as set by actions; the zoom is remembered.
class PlayView : public QObject {
public:
    /// The maps begin once they know how they are to be shown. All must outlive this.
    PlayView(const PlayActions &actions, PlayHabits &habits, PlayMaps &maps)
        : QObject(&maps)
        , m_actions(actions)
        , m_habits(habits)
        , m_maps(maps)
    {
        connectActions();
        restoreZoom();
        m_maps.begin();
    }

    /// Stores the zoom, and keeps that of the mini map for the next page.
    void remember() const
    {
        QSettings().setValue(kZoomKey, m_maps.chosenZoom().step / m_maps.map()->devicePixelRatioF());
        if (const std::optional<Zoom> zoom = m_maps.miniMapZoom())
            m_habits.miniMap = zoom;
    }

private:
    static constexpr const char *kZoomKey = "play/zoom"; // logical pixels per cell
    static constexpr int kFirstZoom = 28;                // logical pixels per cell, until the player chooses

    void connectActions()
    {
        MapView *map = m_maps.map();
        connect(m_actions.zoomIn, &QAction::triggered, map, [map] { map->zoomBy(1); });
        connect(m_actions.zoomOut, &QAction::triggered, map, [map] { map->zoomBy(-1); });
        connect(m_actions.centre, &QAction::triggered, &m_maps, &PlayMaps::centreOnPlayer);
        const auto follow = [this](const QAction *action, const auto &show) {
            show(action->isChecked());
            connect(action, &QAction::toggled, this, show);
        };
        follow(m_actions.fog, [this](bool on) { m_maps.setFog(on); });
        follow(m_actions.glyphs,
               [map](bool on) { map->terrain()->setStyle(on ? MapStyle::Glyphs : MapStyle::Tiles); });
        follow(m_actions.followSoftly,
               [this](bool on) { m_maps.setFollowMode(on ? FollowMode::Softly : FollowMode::Strictly); });
        follow(m_actions.motion, [this](bool on) { m_maps.setMotion(on); });
    }

    void restoreZoom()
    {
        bool isNumber = false;
        const double zoom = QSettings().value(kZoomKey).toDouble(&isNumber);
        const bool isChosen = isNumber && zoom != 0 && std::abs(zoom) <= Zoom::kLargest;
        MapView *map = m_maps.map();
        map->setZoom({qRound((isChosen ? zoom : kFirstZoom) * map->devicePixelRatioF())});
        if (m_habits.miniMap)
            m_maps.setMiniMapZoom(*m_habits.miniMap);
    }

    const PlayActions &m_actions;
    PlayHabits &m_habits;
    PlayMaps &m_maps;
};

} // namespace cave
