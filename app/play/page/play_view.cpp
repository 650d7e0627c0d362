// SPDX-License-Identifier: MIT
#include "app/play/page/play_view.h"

#include "app/common/preferences.h"
#include "app/play/map/play_maps.h"
#include "app/play/page/play_actions.h"

#include <QAction>
#include <QSettings>

#include <cmath>

namespace cave {
namespace {

constexpr const char *kSidebarKey = "play/sidebar";
constexpr const char *kLegendKey = "play/legend";
constexpr const char *kFollowKey = "play/followSoftly";
constexpr const char *kZoomKey = "play/zoom"; // logical pixels per cell
constexpr int kFirstZoom = 28;                // logical pixels per cell, until the player chooses

} // namespace

PlayView::PlayView(Preferences &preferences, PlayActions &actions, PlayMaps &maps)
    : QObject(&maps)
    , m_preferences(preferences)
    , m_actions(actions)
    , m_maps(maps)
{
    connectActions();
    restore();
    followSwitch(m_actions.glyphs, Setting::Glyphs);
    followSwitch(m_actions.motion, Setting::Motion);
    followSwitch(m_actions.sound, Setting::Sound);
    followSwitch(m_actions.discs, Setting::MonsterSight);
    m_maps.setMotion(m_actions.motion->isChecked());
}

void PlayView::connectActions()
{
    MapView *map = m_maps.map();
    connect(m_actions.zoomIn, &QAction::triggered, map, [map] { map->zoomBy(1); });
    connect(m_actions.zoomOut, &QAction::triggered, map, [map] { map->zoomBy(-1); });
    connect(m_actions.centre, &QAction::triggered, &m_maps, &PlayMaps::centreOnPlayer);
    connect(m_actions.fog, &QAction::toggled, &m_maps, &PlayMaps::setFog);
    connect(m_actions.glyphs, &QAction::toggled, map,
            [map](bool on) { map->terrain()->setStyle(on ? MapStyle::Glyphs : MapStyle::Tiles); });
    connect(m_actions.followSoftly, &QAction::toggled, &m_maps,
            [this](bool on) { m_maps.setFollowMode(on ? FollowMode::Softly : FollowMode::Strictly); });
    connect(m_actions.motion, &QAction::toggled, &m_maps, &PlayMaps::setMotion);
}

/// Keeps the action and the setting in sync.
void PlayView::followSwitch(QAction *action, Setting setting)
{
    action->setChecked(m_preferences.isOn(setting));
    connect(action, &QAction::toggled, &m_preferences,
            [this, setting](bool on) { m_preferences.set(setting, on ? 1 : 0); });
    connect(&m_preferences, &Preferences::changed, action, [this, action, setting](Setting changed) {
        if (changed == setting)
            action->setChecked(m_preferences.isOn(setting));
    });
}

void PlayView::restore()
{
    const QSettings settings;
    m_actions.followSoftly->setChecked(settings.value(kFollowKey, true).toBool());
    m_actions.sidebar->setChecked(settings.value(kSidebarKey, true).toBool());
    m_actions.legend->setChecked(settings.value(kLegendKey, false).toBool());
    MapView *map = m_maps.map();
    m_maps.setFollowMode(m_actions.followSoftly->isChecked() ? FollowMode::Softly : FollowMode::Strictly);
    bool isNumber = false;
    const double zoom = settings.value(kZoomKey).toDouble(&isNumber);
    const bool isChosen = isNumber && zoom != 0 && std::abs(zoom) <= Zoom::kLargest;
    map->setZoom({qRound((isChosen ? zoom : kFirstZoom) * map->devicePixelRatioF())});
}

void PlayView::remember() const
{
    QSettings settings;
    settings.setValue(kSidebarKey, m_actions.sidebar->isChecked());
    settings.setValue(kLegendKey, m_actions.legend->isChecked());
    settings.setValue(kFollowKey, m_actions.followSoftly->isChecked());
    settings.setValue(kZoomKey, m_maps.chosenZoom().step / m_maps.map()->devicePixelRatioF());
}

} // namespace cave

#include "moc_play_view.cpp"
