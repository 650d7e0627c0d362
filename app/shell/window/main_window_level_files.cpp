// The main window's part in level files: playing them, and what is dropped onto the window.

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/shell/start/world_name.h"
#include "app/shell/window/level_worlds.h"
#include "app/shell/window/main_window.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/texts/error_texts.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

#include <utility>
#include <vector>

namespace cave {
namespace {

using Paths = std::vector<std::filesystem::path>;

constexpr const char *kWorldSuffix = ".cave";

Paths pathsOf(const QStringList &files)
{
    Paths paths;
    paths.reserve(static_cast<std::size_t>(files.size()));
    for (const QString &file : files)
        paths.push_back(toPath(file));
    return paths;
}

/// Level files and folders on this machine, or one world; nothing if there is anything else.
Paths filesIn(const QMimeData &data)
{
    Paths paths;
    const QList<QUrl> urls = data.urls();
    paths.reserve(static_cast<std::size_t>(urls.size()));
    for (const QUrl &url : urls) {
        const std::filesystem::path path = toPath(url.toLocalFile());
        const bool levels = isLevelFile(path) || QFileInfo(url.toLocalFile()).isDir();
        const bool oneWorld = urls.size() == 1 && path.extension() == kWorldSuffix;
        if (!url.isLocalFile() || !(levels || oneWorld))
            return {};
        paths.push_back(path);
    }
    return paths;
}

} // namespace

void MainWindow::openFile(const std::filesystem::path &path)
{
    if (isLevelFile(path))
        editLevel(path);
    else
        openWorld(path);
}

void MainWindow::chooseLevels()
{
    QFileDialog *dialog = askForFile(this, tr("Level files to play, one after the other"));
    dialog->setNameFilter(tr("Level files (*.csv);;All files (*)"));
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this,
            [this](const QStringList &files) { playLevels(pathsOf(files)); });
    dialog->open();
}

void MainWindow::chooseLevelFolder()
{
    QFileDialog *dialog = askForFile(this, tr("Folder of level files to play"));
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &folder) { playLevels({toPath(folder)}); });
    dialog->open();
}

void MainWindow::playLevels(const std::vector<std::filesystem::path> &paths)
{
    setBusy(true);
    m_jobs.runLatest([paths] { return levelWorldOf(paths); },
                     [this](const Result<LevelWorld> &found) {
                         setBusy(false);
                         takeLevels(found);
                     });
}

void MainWindow::takeLevels(const Result<LevelWorld> &found)
{
    if (!found) {
        m_log.error("levels", found.error().message);
        m_banner->tell(Banner::Kind::Error, errorText(found.error()));
        return;
    }
    if (found->sideView)
        return refuseSideView(*found->sideView);
    const QString name = keptWorldName(QString::fromStdString(found->name));
    createWorld(worldNameProblem(name).isEmpty() ? name : tr("Level files"), found->spec);
}

/// What is seen from the side can't be walked around in.
void MainWindow::refuseSideView(const std::filesystem::path &file)
{
    std::vector<BannerAction> actions{{tr("Edit it"), [this, file] { editLevel(file); }}};
    m_banner->tell(Banner::Kind::Warning,
                   tr("“%1” is a MarioLevel, seen from the side. Such levels can be edited, but not played.")
                       .arg(fromPath(file.filename())),
                   std::move(actions));
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (m_pages->isEnabled() && !filesIn(*event->mimeData()).empty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const Paths paths = filesIn(*event->mimeData());
    if (paths.empty() || !m_pages->isEnabled())
        return;
    event->acceptProposedAction();
    if (paths.size() == 1 && !QFileInfo(fromPath(paths.front())).isDir())
        openFile(paths.front());
    else
        playLevels(paths);
}

} // namespace cave
