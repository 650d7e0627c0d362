// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"

#include <QObject>

#include <optional>

namespace cave {

class LogWindow;
class PlayController;
class ReportDialog;
class SettingsDialog;
class ShortcutOverview;
class UserGuide;
enum class Setting;
struct ShellServices;

/// The windows about the program: settings, log, keys, guide, how to report a problem, and About. All but the
/// last are created on first use.
class HelpController : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    HelpController(ShellServices &shell, const PlayController &play);

    /// Updates the open world in the settings, if they were ever shown, and in the report.
    void updateWorld();
    /// Warns in the banner if the log can't be written.
    void checkLog();

private:
    void showTheme();
    void followSetting(Setting setting);
    void renewDialogs();
    void showSettings();
    void showLog();
    void showReport();
    void showKeys();
    void listKeys();
    void showGuide();
    void showAbout();
    [[nodiscard]] std::optional<WorldSpec> playedSpec() const;

    ShellServices &m_shell;
    const PlayController &m_play;
    SettingsDialog *m_settings = nullptr;
    LogWindow *m_log = nullptr;
    ReportDialog *m_report = nullptr;
    ShortcutOverview *m_keys = nullptr;
    UserGuide *m_guide = nullptr;
};

} // namespace cave
