// SPDX-License-Identifier: MIT
#include "app/play/page/view_settings.h"

#include "app/common/preferences.h"
#include "app/play/session/play_actions.h"

#include <QAction>
#include <QSettings>

namespace cave {
namespace {

constexpr const char *kSidebarKey = "play/sidebar";
constexpr const char *kLegendKey = "play/legend";
constexpr const char *kFollowKey = "play/followSoftly";

} // namespace

ViewSettings::ViewSettings(Preferences &preferences, PlayActions &actions)
    : QObject(&actions)
    , m_preferences(preferences)
    , m_actions(actions)
{
    const QSettings settings;
    m_actions.followSoftly->setChecked(settings.value(kFollowKey, true).toBool());
    m_actions.sidebar->setChecked(settings.value(kSidebarKey, true).toBool());
    m_actions.legend->setChecked(settings.value(kLegendKey, false).toBool());
    followSwitch(m_actions.glyphs, Setting::Glyphs);
    followSwitch(m_actions.motion, Setting::Motion);
    followSwitch(m_actions.sound, Setting::Sound);
    followSwitch(m_actions.discs, Setting::MonsterSight);
}

/// Keeps the action and the setting in sync.
void ViewSettings::followSwitch(QAction *action, Setting setting)
{
    action->setChecked(m_preferences.isOn(setting));
    connect(action, &QAction::toggled, &m_preferences,
            [this, setting](bool on) { m_preferences.set(setting, on ? 1 : 0); });
    connect(&m_preferences, &Preferences::changed, action, [this, action, setting](Setting changed) {
        if (changed == setting)
            action->setChecked(m_preferences.isOn(setting));
    });
}

void ViewSettings::remember() const
{
    QSettings settings;
    settings.setValue(kSidebarKey, m_actions.sidebar->isChecked());
    settings.setValue(kLegendKey, m_actions.legend->isChecked());
    settings.setValue(kFollowKey, m_actions.followSoftly->isChecked());
}

} // namespace cave

#include "moc_view_settings.cpp"
