// The main window's part in worlds of the original program, replays and the journal's other worlds.

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/play/page/play_page.h"
#include "app/play/runs/replay_window.h"
#include "app/shell/help/text_dialog.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/start/start_page.h"
#include "app/shell/window/main_window.h"
#include "core/io/java/java_world.h"
#include "core/io/worlds/replay.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/texts/error_texts.h"

#include <QFileDialog>

#include <memory>

namespace cave {
namespace {

/// A world of the original's that has become one of ours.
struct ImportedWorld {
    std::filesystem::path path;
    std::string name;
    int regions = 0;
    std::vector<std::string> remarks; ///< differences from the seed, then what was passed over
};

Result<ImportedWorld> importInto(const WorldLibrary &library, const std::filesystem::path &folder)
{
    Result<JavaImport> found = importJavaWorld(folder);
    if (!found)
        return found.error();
    std::error_code failed;
    std::filesystem::create_directories(library.folder(), failed);
    const Result<std::filesystem::path> path = library.pathForNewWorld(found->name);
    if (!path)
        return path.error();
    if (const Result<WorldFile> file = WorldFile::create(*path, found->name, found->world); !file)
        return file.error();
    ImportedWorld imported{*path, found->name, found->regions, std::move(found->differences)};
    imported.remarks.insert(imported.remarks.end(), found->notes.begin(), found->notes.end());
    return imported;
}

Result<JavaExport> exportFrom(const std::filesystem::path &world, const std::string &name,
                              const std::filesystem::path &folder)
{
    const Result<LoadedWorld> loaded = WorldFile::readSnapshot(world);
    return loaded ? exportJavaWorld(loaded->world, name, folder) : loaded.error();
}

QString linesOf(const std::vector<std::string> &remarks)
{
    QStringList lines;
    for (const std::string &remark : remarks)
        lines += QString::fromStdString(remark);
    return lines.join('\n');
}

} // namespace

void MainWindow::chooseJavaWorld()
{
    QFileDialog *dialog = askForFile(this, tr("Folder of a world of the original game"));
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &folder) { importWorld(toPath(folder)); });
    dialog->open();
}

void MainWindow::importWorld(const std::filesystem::path &folder)
{
    setBusy(true);
    m_jobs.runLatest([library = m_library, folder] { return importInto(library, folder); },
                     [this](const Result<ImportedWorld> &imported) {
                         setBusy(false);
                         if (!imported) {
                             m_log.error("import", imported.error().message);
                             m_banner->tell(Banner::Kind::Error, errorText(imported.error()));
                             return;
                         }
                         tellImported(QString::fromStdString(imported->name), imported->path,
                                      imported->regions, linesOf(imported->remarks));
                     });
}

void MainWindow::tellImported(const QString &name, const std::filesystem::path &path, int regions,
                              const QString &remarks)
{
    m_log.info("import", "imported '" + path.string() + "'");
    m_start->refresh();
    std::vector<BannerAction> actions{{tr("Play it"), [this, path] { openWorld(path); }}};
    QString text = regions == 1 ? tr("“%1” is imported: one region.").arg(name)
                                : tr("“%1” is imported: %n regions.", nullptr, regions).arg(name);
    if (!remarks.isEmpty()) {
        text += ' ' + tr("Some of it differs from what its seed makes; it was kept.");
        actions.push_back({tr("Show what"), [this, name, remarks] {
                               showTextDialog(this, tr("What differs in “%1”").arg(name), remarks);
                           }});
    }
    m_banner->tell(Banner::Kind::Note, text, std::move(actions));
}

void MainWindow::chooseExportFolder()
{
    if (!m_play->hasWorld())
        return;
    QFileDialog *dialog = askForFile(this, tr("New folder for the original game"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setLabelText(QFileDialog::Accept, tr("Export"));
    dialog->selectFile(m_play->worldName());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &folder) { exportWorld(toPath(folder)); });
    dialog->open();
}

void MainWindow::exportWorld(const std::filesystem::path &folder)
{
    const std::filesystem::path world = m_play->worldPath();
    const std::string name = m_play->worldName().toStdString();
    setBusy(true);
    m_jobs.runLatest([world, name, folder] { return exportFrom(world, name, folder); },
                     [this, folder](const Result<JavaExport> &exported) {
                         setBusy(false);
                         if (!exported) {
                             m_log.error("export", exported.error().message);
                             m_banner->tell(Banner::Kind::Error, errorText(exported.error()));
                             return;
                         }
                         std::vector<BannerAction> actions;
                         if (const QString notes = linesOf(exported->notes); !notes.isEmpty())
                             actions.push_back({tr("Show notes"), [this, notes] {
                                                    showTextDialog(this, tr("Notes on the export"), notes);
                                                }});
                         const QString text = exported->regions == 1 ? tr("Exported one region to %1.")
                                                                     : tr("Exported %n regions to %1.",
                                                                          nullptr, exported->regions);
                         m_banner->tell(Banner::Kind::Note, text.arg(fromPath(folder)), std::move(actions));
                     });
}

void MainWindow::showReplay()
{
    const std::filesystem::path world = m_play->worldPath();
    setBusy(true);
    m_jobs.runLatest([world] { return std::make_shared<Result<WorldLog>>(readWorldLog(world)); },
                     [this, world](const std::shared_ptr<Result<WorldLog>> &log) {
                         setBusy(false);
                         if (!log->ok()) {
                             m_banner->tell(Banner::Kind::Error, errorText(log->error()));
                             return;
                         }
                         auto *window = new ReplayWindow(std::move(*log).value(), world, this);
                         window->setAttribute(Qt::WA_DeleteOnClose);
                         window->setTheme(m_appearance->theme());
                         window->show();
                     });
}

QList<JournalEntry> MainWindow::otherWorlds() const
{
    QList<JournalEntry> entries;
    const Result<WorldList> list = m_library.list();
    if (!list)
        return entries;
    for (const WorldSummary &world : list->worlds) {
        if (world.path == m_play->worldPath())
            continue;
        JournalEntry entry;
        entry.name = QString::fromStdString(world.name);
        entry.seed = QString::fromStdString(seedText(world.spec));
        entry.statistics = world.statistics;
        entry.turns = world.turn;
        entry.gold = world.gold;
        entry.playMs = world.playMs;
        entries.append(entry);
    }
    return entries;
}

} // namespace cave
