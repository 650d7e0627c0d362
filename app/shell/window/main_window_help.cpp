// The main window's dialogs and messages.

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/play/page/play_page.h"
#include "app/play/walking/movement_keys.h"
#include "app/shell/help/shortcut_overview.h"
#include "app/shell/help/text_dialog.h"
#include "app/shell/help/user_guide.h"
#include "app/shell/settings/key_map.h"
#include "app/shell/start/start_page.h"
#include "app/shell/window/main_window.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/icons.h"
#include "editor/view/texts/error_texts.h"

#include <QAction>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

namespace cave {
namespace {

void addLines(const QList<QAction *> &actions, ShortcutGroup &group)
{
    for (const QAction *action : actions) {
        if (action == nullptr || action->isSeparator())
            continue;
        const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        if (!keys.isEmpty())
            group.lines.append({plainText(action->text()), QString(keys).replace("; ", ", ")});
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
    ShortcutGroup group{MainWindow::tr("Moving"), {}};
    for (const KeyHelp &help : movementKeyHelp(bindings))
        group.lines.append({help.what, help.keys});
    return group;
}

/// What works while looking around with the cursor: keys of no action's.
ShortcutGroup examineGroup()
{
    return {MainWindow::tr("Looking around with the cursor"),
            {{MainWindow::tr("Move the cursor"), MainWindow::tr("Walking keys, with Shift 8 cells")},
             {MainWindow::tr("Next thing, previous thing"), MainWindow::tr("Tab, Shift+Tab")},
             {MainWindow::tr("Walk there"), MainWindow::tr("Enter")},
             {MainWindow::tr("Leave"), MainWindow::tr("Esc")}}};
}

/// The keys of the replay's window, which is made anew each time.
ShortcutGroup replayGroup()
{
    return {MainWindow::tr("Replay"),
            {{MainWindow::tr("One command back, forward"), MainWindow::tr("Left, Right")},
             {MainWindow::tr("To the beginning, to the end"), MainWindow::tr("Home, End")},
             {MainWindow::tr("Zoom in, out"), MainWindow::tr("+, −")},
             {MainWindow::tr("Close"), MainWindow::tr("Esc")}}};
}

} // namespace

void MainWindow::chooseFile()
{
    QFileDialog *dialog = askForFile(this, tr("Open world file"));
    dialog->setDirectory(fromPath(m_library.folder()));
    dialog->setNameFilter(tr("Worlds (*.cave);;Level files (*.csv);;All files (*)"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &file) { openFile(toPath(file)); });
    dialog->open();
}

/// Each command that is given meanwhile asks for this: what is shown already stays as it is.
void MainWindow::tellStranded()
{
    const QString text = tr("The file of “%1” was deleted, moved or replaced by another program. Your last "
                            "steps are not saved; save the world as a new file to go on playing.")
                             .arg(m_play->worldName());
    if (m_banner->text() == text)
        return;
    m_log.error("saving", savingError().message);
    m_banner->tell(Banner::Kind::Error, text, {{tr("Save as…"), [this] { chooseNewPlace({}); }}});
}

void MainWindow::tellSaveFailed()
{
    if (m_play->isStranded())
        return tellStranded();
    m_log.error("saving", savingError().message);
    const QString text =
        tr("Your last steps are not saved yet. They are kept, and saving is tried again with every step.");
    m_banner->tell(Banner::Kind::Error, withReason(text, savingError()),
                   {{tr("Try again now"), [this] { m_play->saveNow(); }}});
}

/// The world stays open until the player has decided; dismissing the banner is to go on playing.
void MainWindow::askToLeave(const std::function<void()> &next)
{
    if (m_play->isStranded()) {
        m_banner->tell(Banner::Kind::Error,
                       tr("“%1” is still open, because its file was deleted, moved or replaced by another "
                          "program. What isn't saved as a new file is lost.")
                           .arg(m_play->worldName()),
                       {{tr("Save as…"), [this, next] { chooseNewPlace(next); }},
                        {tr("Close without saving"), [this, next] {
                             m_play->abandonWorld();
                             next();
                         }}});
        return;
    }
    const QString text = tr("“%1” is still open, because your last steps can't be saved.");
    m_banner->tell(
        Banner::Kind::Error, withReason(text.arg(m_play->worldName()), savingError()),
        {{tr("Try again"), [this, next] { leaveWorld(next); }}, {tr("Close without saving"), [this, next] {
                                                                     m_play->abandonWorld();
                                                                     next();
                                                                 }}});
}

/// Asks for a new file for the world whose own is gone.
void MainWindow::chooseNewPlace(const std::function<void()> &next)
{
    QFileDialog *dialog = askForFile(this, tr("Save world as"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDirectory(fromPath(m_library.folder()));
    dialog->setDefaultSuffix(QStringLiteral("cave"));
    dialog->setNameFilters({tr("Worlds (*.cave)")});
    if (const Result<std::filesystem::path> place = placeForRescue(); place)
        dialog->selectFile(fromPath(place->filename()));
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // an existing file is never written over
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, next](const QString &file) { saveWorldAs(toPath(file), next); });
    connect(dialog, &QFileDialog::rejected, this, [this, next] {
        if (next)
            askToLeave(next);
        else
            tellSaveFailed();
    });
    dialog->open();
}

/// A free place among the worlds for the one whose file is gone. It can't be the file's own: that is still
/// locked, and another program may put the file back.
Result<std::filesystem::path> MainWindow::placeForRescue() const
{
    const std::string name = safeFileName(m_play->worldName().toStdString());
    return m_library.pathForNewWorld(tr("Recovered %1").arg(QString::fromStdString(name)).toStdString());
}

/// `next` relies on the world being closed.
void MainWindow::saveWorldAs(std::filesystem::path target, const std::function<void()> &next)
{
    if (target.extension() != ".cave")
        target += ".cave"; // the dialog adds none to a name with a dot in it
    m_checkpoints.finish();
    if (const Result<void> saved = m_play->saveAs(target); !saved) {
        m_log.error("saving", saved.error().message);
        m_banner->tell(Banner::Kind::Error, errorText(saved.error()),
                       {{tr("Save as…"), [this, next] { chooseNewPlace(next); }}});
        return;
    }
    m_log.info("world", "saved as '" + target.string() + "'");
    m_checkpoints.follow();
    updateTitle();
    if (next)
        return leaveWorld(next);
    m_banner->tell(Banner::Kind::Note, tr("Saved as %1. You go on there.").arg(fromPath(target)));
}

/// The core's own words, as they name what was lost and what is there instead.
void MainWindow::tellDamage(const std::vector<DamagedRegion> &damaged,
                            const std::vector<std::string> &notices)
{
    if (damaged.empty() && notices.empty())
        return;
    QStringList lines;
    for (const std::string &notice : notices)
        lines += QString::fromStdString(notice);
    for (const DamagedRegion &region : damaged)
        lines += damageText(region);
    const int regions = static_cast<int>(damaged.size());
    QString text = tr("Something in this world isn't right: %1.").arg(lines.first());
    if (notices.empty() && regions == 1)
        text = tr("One region is damaged and shown as unexplored. %1").arg(lines.first());
    else if (notices.empty())
        text = tr("%n regions are damaged and shown as unexplored. The first: %1", nullptr, regions)
                   .arg(lines.first());
    std::vector<BannerAction> actions;
    if (lines.size() > 1)
        actions.push_back({tr("Show all"), [this, lines] {
                               showTextDialog(this, tr("What could not be read"),
                                              lines.join(QLatin1Char('\n')));
                           }});
    m_banner->tell(Banner::Kind::Warning, text, std::move(actions));
}

Error MainWindow::savingError() const
{
    const SavedSession *session = m_play->session();
    return session != nullptr && session->saveError().has_value() ? *session->saveError() : Error{};
}

void MainWindow::showKeys()
{
    if (m_keys == nullptr)
        m_keys = new ShortcutOverview(this);
    QList<ShortcutGroup> groups{movementGroup(m_keyMap->playKeys())};
    for (const QAction *menu : menuBar()->actions()) {
        groups.append(groupOf(plainText(menu->text()), menu->menu()->actions()));
        if (menu->menu() == m_viewMenu)
            groups.last().lines.append({tr("Leave full screen"), tr("Esc")});
    }
    groups.append(examineGroup());
    groups.append(groupOf(tr("Fights"), m_play->fightActions()));
    groups.append(groupOf(tr("In rooms"), m_play->itemActions()));
    groups.append(groupOf(tr("Inventory"), m_play->inventoryActions()));
    groups.append(replayGroup());
    groups.append(groupOf(tr("Your worlds"), m_start->worldActions()));
    m_keys->setGroups(groups);
    m_keys->show();
    m_keys->raise();
    m_keys->activateWindow();
}

void MainWindow::showGuide()
{
    if (m_guide == nullptr)
        m_guide = new UserGuide(this);
    m_guide->show();
    m_guide->raise();
    m_guide->activateWindow();
}

void MainWindow::showAbout()
{
    auto *about = new QMessageBox(this);
    about->setObjectName("about");
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->setWindowTitle(tr("About Cave Game"));
    constexpr int kPicture = 64;
    about->setIconPixmap(programIcon().pixmap(QSize(kPicture, kPicture), devicePixelRatioF()));
    about->setText(tr("<b>Cave Game %1</b>").arg(CAVEGAME_VERSION));
    about->setInformativeText(tr("Endless caves, grown from a word, to explore on foot.\n\nFree "
                                 "software; see the file LICENSE."));
    about->open();
}

} // namespace cave
