// SPDX-License-Identifier: MIT
#include "app/shell/controllers/file_controller.h"

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/play/page/play_page.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/controllers/seeds_controller.h"
#include "app/shell/controllers/workbench_controller.h"
#include "app/shell/help/text_dialog.h"
#include "app/shell/new_world/world_name.h"
#include "app/shell/start/start_page.h"
#include "app/shell/window/page_stack.h"
#include "app/shell/window/shell_actions.h"
#include "app/shell/window/shell_services.h"
#include "core/base/small_file.h"
#include "core/base/text.h"
#include "core/gen/rooms/level_plane.h"
#include "core/gen/rooms/room_set.h"
#include "core/io/files/world_names.h"
#include "core/io/java/java_world.h"
#include "core/io/seeds/seed_card.h"
#include "core/world/world_spec.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMimeData>
#include <QUrl>

#include <algorithm>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "moc_file_controller.cpp"

namespace cave {

/// A world made of level files, which are played one after the other.
struct LevelWorld {
    std::string name; ///< that of the file without its extension, or of the folder
    WorldSpec spec;
    /// The first file with a MarioLevel, which can't be played; nothing else is reported then.
    std::optional<std::filesystem::path> sideView;
};

namespace {

struct FoundFile {
    std::filesystem::path path;
    LevelFileText file;
};

bool isFolder(const std::filesystem::path &path)
{
    std::error_code ignored;
    return std::filesystem::is_directory(path, ignored);
}

Result<void> addFolder(const std::filesystem::path &folder, std::vector<FoundFile> &found)
{
    auto files = CAVE_TRY(readLevelSequence(folder.string()));
    found.reserve(found.size() + files.size());
    for (LevelFileText &file : files)
        found.push_back({folder / toPath(QString::fromStdString(file.name)), std::move(file)});
    return {};
}

Result<void> addFile(const std::filesystem::path &path, std::vector<FoundFile> &found)
{
    auto text = CAVE_TRY(readSmallFile(path, "level file"));
    found.push_back({path, {fromPath(path.filename()).toStdString(), std::move(text)}});
    return {};
}

Result<std::vector<FoundFile>> findFiles(const std::vector<std::filesystem::path> &paths)
{
    std::vector<FoundFile> found;
    for (const std::filesystem::path &path : paths)
        CAVE_TRY(isFolder(path) ? addFolder(path, found) : addFile(path, found));
    return found;
}

/// A folder, or the common folder of all files; for a single file its name.
std::string nameOf(const std::vector<std::filesystem::path> &paths)
{
    const std::filesystem::path first = std::filesystem::absolute(paths.front()).lexically_normal();
    if (isFolder(first)) // a path with a trailing slash has no file name
        return fromPath(first.has_filename() ? first.filename() : first.parent_path().filename())
            .toStdString();
    return fromPath(paths.size() == 1 ? first.stem() : first.parent_path().filename()).toStdString();
}

/// Reads level files in the natural order of their names; a folder stands for all of its files. Errors name
/// the file: it can't be read, holds no level, has no start, ...
Result<LevelWorld> levelWorldOf(std::vector<std::filesystem::path> paths)
{
    if (paths.empty())
        return invalid("there is no level file");
    std::ranges::sort(paths, [](const std::filesystem::path &a, const std::filesystem::path &b) {
        return naturallyBefore(a.native(), b.native());
    });
    auto found = CAVE_TRY(findFiles(paths));
    LevelWorld world;
    world.name = nameOf(paths);
    world.spec.generator = kLevelFileGenerator;
    world.spec.settings = defaultSettings(kLevelFileGenerator.kind);
    world.spec.levelFiles.reserve(found.size());
    for (FoundFile &file : found) {
        const Result<ReadLevel> read = readLevel(file.file.name, file.file.text);
        if (read && read->design.type == LevelType::Mario) {
            world.sideView = file.path;
            return world;
        }
        world.spec.levelFiles.push_back(std::move(file.file));
    }
    CAVE_TRY(LevelsSource::make(world.spec.seed, world.spec.levelFiles));
    return world;
}

/// Whether a path looks like a level file.
bool isLevelFile(const std::filesystem::path &path)
{
    return fromPath(path.extension()).compare(QLatin1String(".csv"), Qt::CaseInsensitive) == 0;
}

} // namespace

/// A world imported from the original program.
struct ImportedWorld {
    std::filesystem::path path;
    std::string name;
    int regions = 0;
    std::vector<Message> differences; ///< from the seed
    std::vector<Message> notes;       ///< on what was skipped or changed
};

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

/// Local level files and folders, or one world or seed card; empty if there is anything else.
Paths filesIn(const QMimeData &data)
{
    Paths paths;
    const QList<QUrl> urls = data.urls();
    paths.reserve(static_cast<std::size_t>(urls.size()));
    for (const QUrl &url : urls) {
        const std::filesystem::path path = toPath(url.toLocalFile());
        const bool levels = isLevelFile(path) || QFileInfo(url.toLocalFile()).isDir();
        const bool alone = urls.size() == 1 && (path.extension() == kWorldSuffix || looksLikeSeedCard(path));
        if (!url.isLocalFile() || !(levels || alone))
            return {};
        paths.push_back(path);
    }
    return paths;
}

Result<ImportedWorld> importInto(const WorldLibrary &library, const std::filesystem::path &folder)
{
    auto found = CAVE_TRY(importJavaWorld(folder));
    const auto path = CAVE_TRY(library.pathForNewWorld(found.name));
    CAVE_TRY(WorldFile::create(path, found.name, found.world));
    return ImportedWorld{path, found.name, found.regions, std::move(found.differences),
                         std::move(found.notes)};
}

Result<JavaExport> exportFrom(const std::filesystem::path &world, const std::string &name,
                              const std::filesystem::path &folder)
{
    const auto loaded = CAVE_TRY(WorldFile::readSnapshot(world));
    auto written = CAVE_TRY(exportJavaWorld(loaded.world, name, folder));
    std::vector<Message> notes; // what the folder lacks because the file does comes first
    for (const DamagedRegion &region : loaded.damaged)
        notes.push_back(lossText(region, loaded.world));
    notes.insert(notes.end(), loaded.notices.begin(), loaded.notices.end());
    notes.insert(notes.end(), loaded.remarks.begin(), loaded.remarks.end());
    written.notes.insert(written.notes.begin(), notes.begin(), notes.end());
    return written;
}

QString linesOf(const std::vector<Message> &remarks)
{
    QStringList lines;
    for (const Message &remark : remarks)
        lines += messageText(remark);
    return lines.join('\n');
}

} // namespace

FileController::FileController(ShellServices &shell, PlayController &play, SeedsController &seeds,
                               WorkbenchController &bench)
    : m_shell(shell)
    , m_play(play)
    , m_seeds(seeds)
    , m_bench(bench)
{
    connect(shell.actions.openFile, &QAction::triggered, this, &FileController::chooseFile);
    connect(&play.startPage(), &StartPage::openFileRequested, this, &FileController::chooseFile);
    connect(shell.actions.playLevels, &QAction::triggered, this, &FileController::chooseLevels);
    connect(shell.actions.playLevelFolder, &QAction::triggered, this,
            [this] { chooseFolder(tr("Folder of level files to play"), &FileController::playFolder); });
    connect(shell.actions.importWorld, &QAction::triggered, this, [this] {
        chooseFolder(tr("Folder of a world of the original game"), &FileController::importWorld);
    });
    connect(shell.actions.exportWorld, &QAction::triggered, this, &FileController::chooseExportFolder);
}

void FileController::chooseFile()
{
    QFileDialog *dialog = askToOpen(
        &m_shell.window, tr("Open file"),
        {tr("Worlds (*.cave);;Level files (*.csv);;Seed cards (*.cavecard *.json);;All files (*)")});
    dialog->setDirectory(fromPath(m_shell.library.folder()));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &file) { openFile(toPath(file)); });
    dialog->open();
}

void FileController::chooseFolder(const QString &title,
                                  void (FileController::*use)(const std::filesystem::path &))
{
    QFileDialog *dialog = askForFolder(&m_shell.window, title);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, use](const QString &folder) { (this->*use)(toPath(folder)); });
    dialog->open();
}

void FileController::openFile(const std::filesystem::path &path)
{
    if (isLevelFile(path))
        m_bench.editLevel(path);
    else if (looksLikeSeedCard(path))
        m_seeds.openCard(path);
    else
        m_play.openWorld(path);
}

bool FileController::takes(const QMimeData &dropped)
{
    return !filesIn(dropped).empty();
}

void FileController::drop(const QMimeData &dropped)
{
    const Paths paths = filesIn(dropped);
    if (paths.size() == 1 && !QFileInfo(fromPath(paths.front())).isDir())
        openFile(paths.front());
    else
        playLevels(paths);
}

void FileController::chooseLevels()
{
    QFileDialog *dialog = askToOpen(&m_shell.window, tr("Level files to play, one after the other"),
                                    {tr("Level files (*.csv);;All files (*)")});
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this,
            [this](const QStringList &files) { playLevels(pathsOf(files)); });
    dialog->open();
}

void FileController::playLevels(const std::vector<std::filesystem::path> &paths)
{
    m_shell.pages.wait([paths] { return levelWorldOf(paths); },
                       [this](const Result<LevelWorld> &found) { takeLevels(found); });
}

void FileController::takeLevels(const Result<LevelWorld> &found)
{
    if (!found)
        return m_shell.showFailure("levels", found.error());
    if (found->sideView)
        return refuseSideView(*found->sideView);
    const QString name = keptWorldName(QString::fromStdString(found->name));
    m_play.createWorld(worldNameProblem(name).isEmpty() ? name : tr("Level files"), found->spec);
}

/// Side view levels can't be played.
void FileController::refuseSideView(const std::filesystem::path &file)
{
    std::vector<BannerAction> actions{{tr("Edit it"), [this, file] { m_bench.editLevel(file); }}};
    m_shell.banner.report(
        Banner::Kind::Warning,
        tr("“%1” is a MarioLevel (side view). Side-view levels can be edited but not played.")
            .arg(fromPath(file.filename())),
        std::move(actions));
}

void FileController::importWorld(const std::filesystem::path &folder)
{
    m_shell.pages.wait([library = m_shell.library, folder] { return importInto(library, folder); },
                       [this](const Result<ImportedWorld> &imported) {
                           if (imported)
                               reportImport(*imported);
                           else
                               m_shell.showFailure("import", imported.error());
                       });
}

void FileController::reportImport(const ImportedWorld &imported)
{
    m_shell.log.info("import", "imported '" + imported.path.string() + "'");
    m_play.startPage().refresh();
    const QString name = QString::fromStdString(imported.name);
    std::vector<BannerAction> actions{
        {tr("Play it"), [this, path = imported.path] { m_play.openWorld(path); }}};
    QString text = imported.regions == 1
                       ? tr("“%1” was imported: one region.").arg(name)
                       : tr("“%1” was imported: %n regions.", nullptr, imported.regions).arg(name);
    if (const QString differences = linesOf(imported.differences); !differences.isEmpty()) {
        text += ' ' + tr("Parts that differ from its seed were kept.");
        actions.push_back({tr("Show differences"), [this, name, differences] {
                               showTextDialog(&m_shell.window, tr("Differences in “%1”").arg(name),
                                              differences);
                           }});
    }
    if (const QString notes = linesOf(imported.notes); !notes.isEmpty())
        actions.push_back({tr("Show notes"), [this, notes] {
                               showTextDialog(&m_shell.window, tr("Notes on the import"), notes);
                           }});
    m_shell.banner.report(Banner::Kind::Note, text, std::move(actions));
}

void FileController::chooseExportFolder()
{
    if (m_play.page() == nullptr)
        return;
    QFileDialog *dialog = askToSave(&m_shell.window, tr("New folder for the original game"), {}, {});
    dialog->setLabelText(QFileDialog::Accept, tr("Export"));
    // It may be closed meanwhile.
    const std::filesystem::path world = m_play.page()->played().path();
    const QString name = m_play.page()->played().name();
    dialog->selectFile(QString::fromStdString(safeFileName(name.toStdString()))); // it may have a "/"
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, world, name](const QString &folder) { exportWorld(world, name, toPath(folder)); });
    dialog->open();
}

void FileController::exportWorld(const std::filesystem::path &world, const QString &name,
                                 const std::filesystem::path &folder)
{
    m_shell.pages.wait([world, name = name.toStdString(), folder] { return exportFrom(world, name, folder); },
                       [this, folder](const Result<JavaExport> &exported) {
                           if (exported)
                               reportExport(*exported, folder);
                           else
                               m_shell.showFailure("export", exported.error());
                       });
}

void FileController::reportExport(const JavaExport &exported, const std::filesystem::path &folder)
{
    std::vector<BannerAction> actions;
    if (const QString notes = linesOf(exported.notes); !notes.isEmpty())
        actions.push_back({tr("Show notes"), [this, notes] {
                               showTextDialog(&m_shell.window, tr("Notes on the export"), notes);
                           }});
    const QString text = exported.regions == 1 ? tr("Exported one region to %1.")
                                               : tr("Exported %n regions to %1.", nullptr, exported.regions);
    m_shell.banner.report(Banner::Kind::Note, text.arg(fromPath(folder)), std::move(actions));
}

} // namespace cave
