// The main window's part in the settings and the log.

#include "app/play/play_page.h"
#include "app/shell/appearance.h"
#include "app/shell/banner.h"
#include "app/shell/key_map.h"
#include "app/shell/log_window.h"
#include "app/shell/main_window.h"
#include "app/shell/new_world_page.h"
#include "app/shell/preferences.h"
#include "app/shell/settings_dialog.h"
#include "app/shell/shell_actions.h"

#include <QAction>

namespace cave {
namespace {

void bringUp(QWidget &window)
{
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace

void MainWindow::connectPreferences()
{
    connect(m_keyMap, &KeyMap::changed, this, [this] { m_play->setKeyBindings(m_keyMap->playKeys()); });
    m_keyMap->gather(*this, m_play->objectName());
    connect(m_preferences, &Preferences::changed, this, &MainWindow::followSetting);
    tellSettingOf("glyphs", Setting::Glyphs);
    tellSettingOf("motion", Setting::Motion);
    tellSettingOf("play.discs", Setting::MonsterSight);
    connect(m_preferences, &Preferences::newWorldSettingsChanged, this, &MainWindow::offerImportedSettings);
    connect(m_play, &PlayPage::performed, this, [this] {
        if (m_play->hasWorld())
            m_pacer.moved(m_play->worldPath());
    });
    followSetting(Setting::SavePace);
    followSetting(Setting::StopAtChest);
    offerImportedSettings();
}

/// Does what a setting says now. The theme, colours and text are the appearance's business.
void MainWindow::followSetting(Setting setting)
{
    const auto check = [this, setting](const char *action) {
        if (auto *found = m_play->findChild<QAction *>(action))
            found->setChecked(m_preferences->isOn(setting));
    };
    switch (setting) {
    case Setting::Glyphs:
        return check("glyphs");
    case Setting::Motion:
        return check("motion");
    case Setting::MonsterSight:
        return check("play.discs");
    case Setting::StopAtMonster:
    case Setting::StopAtChest:
        return m_play->setExploreNews(
            {m_preferences->isOn(Setting::StopAtMonster), m_preferences->isOn(Setting::StopAtChest)});
    case Setting::SavePace:
        return m_pacer.setPace(m_preferences->savePace());
    case Setting::LogLevel:
        return m_log.setLevel(m_preferences->logLevel());
    default:
        return;
    }
}

/// An action that switches what a setting says sets it too.
void MainWindow::tellSettingOf(const char *action, Setting setting)
{
    if (auto *found = m_play->findChild<QAction *>(action)) {
        connect(found, &QAction::toggled, m_preferences,
                [this, setting](bool on) { m_preferences->set(setting, on ? 1 : 0); });
    }
}

void MainWindow::offerImportedSettings()
{
    m_newWorld->setStartingSettings(m_preferences->newWorldSettings(GeneratorKind::Caves),
                                    m_preferences->newWorldSettings(GeneratorKind::Classic));
}

void MainWindow::tellOfLog()
{
    if (const std::optional<Error> failure = m_log.failure())
        m_banner->tell(Banner::Kind::Warning,
                       tr("There will be no log. %1").arg(QString::fromStdString(failure->message)));
}

void MainWindow::showSettings()
{
    if (m_settings == nullptr) {
        m_keyMap->gather(*this, m_play->objectName());
        m_settings = new SettingsDialog(*m_preferences, *m_keyMap, this);
        m_settings->setTheme(m_appearance->theme());
        connect(m_settings, &SettingsDialog::logRequested, this, &MainWindow::showLog);
    }
    showWorldInSettings();
    bringUp(*m_settings);
}

void MainWindow::showWorldInSettings()
{
    const SavedSession *session = m_play->session();
    m_settings->setWorld(m_play->worldName(),
                         session == nullptr ? std::nullopt : std::optional(session->session().world().spec));
}

void MainWindow::showLog()
{
    if (m_logWindow == nullptr) {
        m_logWindow = new LogWindow(m_log, this);
        m_logWindow->setTheme(m_appearance->theme());
    }
    bringUp(*m_logWindow);
}

} // namespace cave
