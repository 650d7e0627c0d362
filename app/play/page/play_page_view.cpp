// How the page shows the world: what it remembers of that itself, and the settings that it follows.

#include "app/common/preferences.h"
#include "app/play/combat/combat_panel.h"
#include "app/play/map/map_titles.h"
#include "app/play/map/play_maps.h"
#include "app/play/page/play_actions.h"
#include "app/play/page/play_page.h"
#include "app/play/walking/auto_walker.h"
#include "editor/view/map/map_view.h"

#include <QAction>
#include <QSettings>

namespace cave {
namespace {

constexpr const char *kFogKey = "play/fog";
constexpr const char *kFollowKey = "play/followSoftly";
constexpr const char *kZoomKey = "play/zoom";
constexpr int kFirstZoom = 28; // logical pixels a cell, until the player chooses

} // namespace

void PlayPage::followPreferences()
{
    followSwitch(m_actions->glyphs, Setting::Glyphs);
    followSwitch(m_actions->motion, Setting::Motion);
    followSwitch(m_actions->discs, Setting::MonsterSight);
    const bool motion = m_actions->motion->isChecked();
    m_maps->setMotion(motion);
    m_walker->setMotion(motion);
    m_combat->setMotion(motion);
    m_titles->setMotion(motion);
    readExploreNews();
    connect(&m_preferences, &Preferences::changed, this, [this](Setting setting) {
        if (setting == Setting::StopAtMonster || setting == Setting::StopAtChest)
            readExploreNews();
    });
}

/// The action and the setting are one switch from now on.
void PlayPage::followSwitch(QAction *action, Setting setting)
{
    action->setChecked(m_preferences.isOn(setting));
    connect(action, &QAction::toggled, &m_preferences,
            [this, setting](bool on) { m_preferences.set(setting, on ? 1 : 0); });
    connect(&m_preferences, &Preferences::changed, action, [this, action, setting](Setting changed) {
        if (changed == setting)
            action->setChecked(m_preferences.isOn(setting));
    });
}

void PlayPage::readExploreNews()
{
    m_walker->setExploreNews(
        {m_preferences.isOn(Setting::StopAtMonster), m_preferences.isOn(Setting::StopAtChest)});
}

void PlayPage::restoreView()
{
    const QSettings settings;
    m_actions->fog->setChecked(settings.value(kFogKey, true).toBool());
    m_actions->followSoftly->setChecked(settings.value(kFollowKey, true).toBool());
    MapView *map = m_maps->map();
    map->setFog(m_actions->fog->isChecked());
    map->setFollowMode(m_actions->followSoftly->isChecked() ? FollowMode::Softly : FollowMode::Strictly);
    bool isNumber = false;
    const int zoom = settings.value(kZoomKey).toInt(&isNumber);
    map->setZoom({isNumber && zoom != 0 ? zoom : qRound(kFirstZoom * devicePixelRatioF())});
}

void PlayPage::rememberView() const
{
    QSettings settings;
    settings.setValue(kFogKey, m_actions->fog->isChecked());
    settings.setValue(kFollowKey, m_actions->followSoftly->isChecked());
    settings.setValue(kZoomKey, m_maps->chosenZoom().step);
}

} // namespace cave
