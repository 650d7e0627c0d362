// The main window's dialogs and messages.

#include "app/play/movement_keys.h"
#include "app/play/play_page.h"
#include "app/shell/banner.h"
#include "app/shell/data_folders.h"
#include "app/shell/icons.h"
#include "app/shell/main_window.h"
#include "app/shell/shortcut_overview.h"
#include "app/shell/start_page.h"
#include "app/shell/user_guide.h"

#include <QAction>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

namespace cave {
namespace {

QString plain(QString menuText)
{
    return menuText.remove('&').remove(QStringLiteral("…"));
}

void addLines(const QList<QAction *> &actions, ShortcutGroup &group)
{
    for (const QAction *action : actions) {
        if (action == nullptr || action->isSeparator())
            continue;
        const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        if (!keys.isEmpty())
            group.lines.append({plain(action->text()), QString(keys).replace("; ", ", ")});
    }
}

ShortcutGroup groupOf(const QString &heading, const QList<QAction *> &actions)
{
    ShortcutGroup group{heading, {}};
    addLines(actions, group);
    return group;
}

ShortcutGroup movementGroup()
{
    ShortcutGroup group{MainWindow::tr("Moving"), {}};
    for (const KeyHelp &help : movementKeyHelp())
        group.lines.append({help.what, help.keys});
    return group;
}

} // namespace

void MainWindow::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Open world file"), fromPath(m_library.folder()),
                                   tr("Worlds (*.cave);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &file) { openWorld(toPath(file)); });
    dialog->open();
}

void MainWindow::tellSaveFailed(const QString &message)
{
    m_banner->tell(
        Banner::Kind::Error,
        tr("Your last steps are not saved yet: %1. They are kept, and saving is tried again with every step.")
            .arg(message),
        {{tr("Try again now"), [this] { m_play->saveNow(); }}});
}

void MainWindow::showKeys()
{
    if (m_keys == nullptr)
        m_keys = new ShortcutOverview(this);
    QList<ShortcutGroup> groups{movementGroup()};
    for (const QAction *menu : menuBar()->actions())
        groups.append(groupOf(plain(menu->text()), menu->menu()->actions()));
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
    about->setInformativeText(tr("Endless caves, grown from a word: to play, compare and look into.\n\nFree "
                                 "software; see the file LICENSE."));
    about->open();
}

} // namespace cave
