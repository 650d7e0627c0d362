// SPDX-License-Identifier: MIT
#include "app/shell/controllers/help_controller.h"

#include "app/common/banner.h"
#include "app/common/preferences.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/keys/key_bindings.h"
#include "app/play/page/play_page.h"
#include "app/play/session/play_actions.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/help/log_window.h"
#include "app/shell/help/report_dialog.h"
#include "app/shell/help/shortcut_overview.h"
#include "app/shell/help/user_guide.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/settings/key_map.h"
#include "app/shell/settings/language.h"
#include "app/shell/settings/settings_dialog.h"
#include "app/shell/start/start_page.h"
#include "app/shell/window/shell_actions.h"
#include "app/shell/window/shell_menus.h"
#include "app/shell/window/shell_services.h"
#include "editor/view/form/form.h"
#include "editor/view/style/rich_text.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

#include <string>
#include <utility>

namespace cave {
namespace {

QString shownKeys(const QList<QKeySequence> &keys)
{
    return QKeySequence::listToString(keys, QKeySequence::NativeText).replace("; ", ", ");
}

void addLines(const QList<QAction *> &actions, ShortcutGroup &group)
{
    for (const QAction *action : actions) {
        if (action == nullptr || action->isSeparator())
            continue;
        if (const QString keys = shownKeys(action->shortcuts()); !keys.isEmpty())
            group.lines.append({plainText(action->text()), keys});
    }
}

ShortcutGroup groupOf(const QString &heading, const QList<QAction *> &actions)
{
    ShortcutGroup group{heading, {}};
    addLines(actions, group);
    return group;
}

ShortcutGroup movementGroup(const KeyBindings &bindings)
{
    ShortcutGroup group{HelpController::tr("Moving"), {}};
    for (const KeyHelp &help : movementKeyHelp(bindings))
        group.lines.append({help.what, help.keys});
    return group;
}

/// Keys for looking around with the cursor, which don't belong to actions.
ShortcutGroup examineGroup()
{
    return {HelpController::tr("Looking around with the cursor"),
            {{HelpController::tr("Move the cursor"), HelpController::tr("Movement keys, with Shift 8 cells")},
             {HelpController::tr("Next object, previous object"),
              shownKeys({Qt::Key_Tab, Qt::SHIFT | Qt::Key_Tab})},
             {HelpController::tr("Walk there"), shownKey(Qt::Key_Enter)},
             {HelpController::tr("Leave"), shownKey(Qt::Key_Escape)}}};
}

/// The keys of the replay window, which is created each time.
ShortcutGroup replayGroup()
{
    return {HelpController::tr("Replay"),
            {{HelpController::tr("Previous, next command"), shownKeys({Qt::Key_Left, Qt::Key_Right})},
             {HelpController::tr("Beginning, end"), shownKeys({Qt::Key_Home, Qt::Key_End})},
             {HelpController::tr("Zoom in, out"), shownKeys({Qt::Key_Plus, Qt::Key_Minus})},
             {HelpController::tr("Close"), shownKey(Qt::Key_Escape)}}};
}

} // namespace

HelpController::HelpController(ShellServices &shell, const PlayController &play)
    : m_shell(shell)
    , m_play(play)
{
    connect(shell.actions.settings, &QAction::triggered, this, &HelpController::showSettings);
    connect(shell.actions.log, &QAction::triggered, this, &HelpController::showLog);
    connect(shell.actions.report, &QAction::triggered, this, &HelpController::showReport);
    connect(shell.actions.keys, &QAction::triggered, this, &HelpController::showKeys);
    connect(shell.actions.guide, &QAction::triggered, this, &HelpController::showGuide);
    connect(shell.actions.about, &QAction::triggered, this, &HelpController::showAbout);
    connect(&shell.preferences, &Preferences::changed, this, &HelpController::followSetting);
    // Queued, as a combo box of the settings changes the language.
    connect(&shell.language, &Language::changed, this, &HelpController::renewDialogs, Qt::QueuedConnection);
    connectThemes();
}

void HelpController::connectThemes()
{
    for (const auto &[action, choice] : {std::pair(m_shell.actions.followSystem, ThemeChoice::FollowSystem),
                                         std::pair(m_shell.actions.dark, ThemeChoice::Dark),
                                         std::pair(m_shell.actions.light, ThemeChoice::Light)})
        connect(action, &QAction::triggered, this,
                [this, choice = choice] { m_shell.appearance.choose(choice); });
    showTheme();
}

void HelpController::showTheme()
{
    const ThemeChoice choice = m_shell.appearance.choice();
    m_shell.actions.followSystem->setChecked(choice == ThemeChoice::FollowSystem);
    m_shell.actions.dark->setChecked(choice == ThemeChoice::Dark);
    m_shell.actions.light->setChecked(choice == ThemeChoice::Light);
}

void HelpController::followSetting(Setting setting)
{
    if (setting == Setting::Theme)
        showTheme();
    if (setting == Setting::LogLevel)
        m_shell.log.setLevel(m_shell.preferences.logLevel());
}

/// Creates the dialogs again, in the new language; open ones stay open.
void HelpController::renewDialogs()
{
    const auto renew = [this](auto *&dialog, void (HelpController::*show)()) {
        auto *old = std::exchange(dialog, nullptr);
        if (old == nullptr)
            return;
        if (old->isVisible()) {
            (this->*show)();
            dialog->setGeometry(old->geometry());
        }
        old->hide();
        old->deleteLater();
    };
    renew(m_keys, &HelpController::showKeys);
    renew(m_guide, &HelpController::showGuide);
    renew(m_log, &HelpController::showLog);
    renew(m_settings, &HelpController::showSettings);
}

void HelpController::checkLog()
{
    if (const std::optional<Error> failure = m_shell.log.failure())
        m_shell.banner.report(Banner::Kind::Warning,
                              tr("Logging is off: %1").arg(messageText(failure->message)));
}

void HelpController::showSettings()
{
    if (m_settings == nullptr) {
        m_shell.keyMap.gather(m_shell.window, m_play.place().objectName());
        m_settings = new SettingsDialog(m_shell.preferences, m_shell.keyMap, &m_shell.window);
        connect(m_settings, &SettingsDialog::logRequested, this, &HelpController::showLog);
    }
    updateWorld();
    showInFront(*m_settings);
}

void HelpController::updateWorld()
{
    if (m_settings == nullptr)
        return;
    const PlayPage *page = m_play.page();
    m_settings->setWorld(page != nullptr ? page->played().name() : QString(), playedSpec());
}

/// Of the open world, if there is one.
std::optional<WorldSpec> HelpController::playedSpec() const
{
    const PlayPage *page = m_play.page();
    return page != nullptr ? std::optional(page->played().world().spec) : std::nullopt;
}

void HelpController::showLog()
{
    if (m_log == nullptr)
        m_log = new LogWindow(m_shell.log, &m_shell.window);
    showInFront(*m_log);
}

void HelpController::showReport()
{
    if (m_report == nullptr)
        m_report = new ReportDialog(m_shell.log, &m_shell.window);
    m_report->setWorld(playedSpec());
    showInFront(*m_report);
}

void HelpController::showKeys()
{
    if (m_keys == nullptr)
        m_keys = new ShortcutOverview(&m_shell.window);
    QList<ShortcutGroup> groups{movementGroup(m_shell.keyMap.playKeys())};
    for (const QAction *menu : m_shell.window.menuBar()->actions()) {
        groups.append(groupOf(plainText(menu->text()), menu->menu()->actions()));
        if (menu->menu() == m_shell.menus.view)
            groups.last().lines.append({tr("Leave full screen"), shownKey(Qt::Key_Escape)});
    }
    groups.append(examineGroup());
    groups.append(groupOf(tr("Fights"), m_play.place().fightActions()));
    groups.append(groupOf(tr("In rooms"), m_play.place().actions().itemActions()));
    QObject examples; // as no world is open
    groups.append(groupOf(tr("Inventory"), m_play.page() != nullptr
                                               ? m_play.page()->inventoryActions()
                                               : InventoryDialog::exampleActions(examples)));
    groups.append(replayGroup());
    groups.append(groupOf(tr("Your worlds"), m_play.startPage().worldActions()));
    m_keys->setGroups(groups);
    showInFront(*m_keys);
}

void HelpController::showGuide()
{
    if (m_guide == nullptr)
        m_guide = new UserGuide(&m_shell.window);
    if (const PlayPage *page = m_play.page())
        m_guide->showPageOf(page->played().world().content->scenario.kind);
    showInFront(*m_guide);
}

void HelpController::showAbout()
{
    auto *about = named("about", new QMessageBox(&m_shell.window));
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->setWindowTitle(tr("About Cave Game"));
    constexpr int kPicture = 64;
    about->setIconPixmap(programIcon().pixmap(QSize(kPicture, kPicture), m_shell.window.devicePixelRatioF()));
    showRich(*about, RichText::bold(tr("Cave Game %1").arg(QCoreApplication::applicationVersion())));
    about->setInformativeText(
        tr("Seeded, endless caves to explore.\n\nThe source code is under the MIT licence. This program "
           "includes "
           "QCustomPlot and is under the GNU General Public License, version 3 or later."));
    about->open();
}

} // namespace cave

#include "moc_help_controller.cpp"
