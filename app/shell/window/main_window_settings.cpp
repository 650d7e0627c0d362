// The main window's part in the settings and the log.

#include "app/common/banner.h"
#include "app/common/preferences.h"
#include "app/play/page/play_page.h"
#include "app/shell/help/log_window.h"
#include "app/shell/new_world/new_world_page.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/settings/key_map.h"
#include "app/shell/settings/settings_dialog.h"
#include "app/shell/window/main_window.h"
#include "app/workbench/worlds/workbench_page.h"

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
    connect(m_preferences, &Preferences::newWorldSettingsChanged, this, &MainWindow::offerImportedSettings);
    connect(m_play, &PlayPage::performed, this, [this] {
        if (m_play->hasWorld())
            m_checkpoints.moved(m_play->worldPath());
    });
    followSetting(Setting::SavePace);
    offerImportedSettings();
}

/// Does what a setting says now. The theme, colours and text are the appearance's business, how a world is
/// played and shown is the play page's.
void MainWindow::followSetting(Setting setting)
{
    switch (setting) {
    case Setting::SavePace:
        return m_checkpoints.setPace(m_preferences->savePace());
    case Setting::Motion:
        if (m_bench != nullptr)
            m_bench->setMotion(m_preferences->isOn(Setting::Motion));
        return;
    case Setting::LogLevel:
        return m_log.setLevel(m_preferences->logLevel());
    default:
        return;
    }
}

void MainWindow::offerImportedSettings()
{
    m_newWorld->setStartingSettings(
        [this](GeneratorKind kind) { return m_preferences->newWorldSettings(kind); });
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
