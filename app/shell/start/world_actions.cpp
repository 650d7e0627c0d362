// SPDX-License-Identifier: MIT
#include "app/shell/start/world_actions.h"

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/shell/new_world/world_name.h"
#include "core/io/files/database_files.h"
#include "core/io/files/error_text.h"
#include "core/io/files/file_lock.h"
#include "core/io/world_file/world_file.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QUrl>

#include <algorithm>
#include <system_error>

#include "moc_world_actions.cpp"

namespace cave {
namespace {

/// The world's file, and files next to it left by a killed program.
std::vector<QString> filesOf(const std::filesystem::path &path)
{
    std::vector<QString> files;
    for (const std::filesystem::path &each : databaseFiles(path)) {
        if (const QString file = fromPath(each); QFileInfo::exists(file))
            files.push_back(file);
    }
    return files;
}

/// Keeps players out for the lifetime of the lock; error Locked if the world is in play. Any other failure is
/// no reason to keep a file, so there may be no lock.
Result<std::optional<FileLock>> keepPlayersOut(const std::filesystem::path &path)
{
    if (const Result<WorldFile> file = WorldFile::open(path); !file && file.error().code == ErrorCode::Locked)
        return file.error();
    // Opening and closing the file merges anything a killed program left next to it. Now for the lock itself,
    // at the path where players look for it.
    std::error_code status;
    const std::filesystem::path real = std::filesystem::weakly_canonical(path, status);
    Result<FileLock> lock = FileLock::acquire(status ? path : real);
    if (lock)
        return std::optional<FileLock>(std::move(*lock));
    if (lock.error().code == ErrorCode::Locked)
        return lock.error();
    return std::optional<FileLock>();
}

/// The trash has a note for each file on where it came from, which is useless without the file.
void removeBinNote(const QString &inBin)
{
    const QFileInfo info(inBin);
    QDir bin = info.dir();
    if (bin.cdUp())
        QFile::remove(bin.filePath("info/" + info.fileName() + ".trashinfo"));
}

// Operations on a world that isn't being played. Callable from any thread; a world being played gives the
// error Locked and stays unchanged.

Result<void> renameWorld(const std::filesystem::path &path, const QString &name)
{
    return CAVE_TRY(WorldFile::open(path)).rename(name.toStdString());
}

Result<void> restoreFromTrash(const TrashedWorld &world)
{
    for (const TrashedWorld::Moved &moved : world.files) {
        if (!QFile::rename(moved.to, moved.from)) // replaces nothing
            return Error{ErrorCode::Io,
                         message("%1 could not be restored", cave::quoted(moved.to.toStdString()))};
        removeBinNote(moved.to);
    }
    return {};
}

/// Under another file name, if another world has its own by now. Returns the file.
Result<QString> restoreWorld(TrashedWorld world, const WorldLibrary &library)
{
    const QString before = world.files.front().from;
    QString file = before;
    if (QFileInfo::exists(file))
        file = fromPath(CAVE_TRY(library.pathForNewWorld(world.name.toStdString())));
    for (TrashedWorld::Moved &moved : world.files)
        moved.from.replace(0, before.size(), file); // all begin with the name of the first
    CAVE_TRY(restoreFromTrash(world));
    return file;
}

/// Error Io if there is no trash for this place; then nothing is removed.
Result<TrashedWorld> moveToTrash(const std::filesystem::path &path, const QString &name)
{
    const Result<std::optional<FileLock>> lock = keepPlayersOut(path); // held until the files are moved
    if (!lock)
        return lock.error();
    TrashedWorld world{name, {}};
    for (const QString &file : filesOf(path)) {
        QString inBin;
        if (!QFile::moveToTrash(file, &inBin)) {
            static_cast<void>(restoreFromTrash(world)); // all or nothing
            return Error{ErrorCode::Io,
                         message("%1 could not be moved to the bin", cave::quoted(file.toStdString()))};
        }
        world.files.push_back({file, inBin});
    }
    if (world.files.empty())
        return Error{ErrorCode::NotFound, message("there is no file %1", quoted(path))};
    return world;
}

Result<void> removePermanently(const std::filesystem::path &path)
{
    const Result<std::optional<FileLock>> lock = keepPlayersOut(path); // held until the files are gone
    if (!lock)
        return lock.error();
    for (const QString &file : filesOf(path)) {
        if (!QFile::remove(file))
            return Error{ErrorCode::Io, message("%1 could not be removed", cave::quoted(file.toStdString()))};
    }
    return {};
}

/// The name of a copy of a world: "Deep Hollow 2", if it is free in the folder.
std::string copyName(const QString &name, const WorldList &all)
{
    QStringList taken{name};
    for (const WorldSummary &world : all.worlds)
        taken += QString::fromStdString(world.name);
    return nextWorldName(name, taken).toStdString();
}

} // namespace

bool TrashedWorld::canBeRestored() const
{
    return !files.empty() &&
           std::none_of(files.begin(), files.end(), [](const Moved &moved) { return moved.to.isEmpty(); });
}

WorldActions::WorldActions(WorldLibrary library, Banner &banner, QWidget *page)
    : ActionSet(Qt::WidgetShortcut, page)
    , m_library(std::move(library))
    , m_banner(banner)
{
    m_copySeed->setShortcut(QKeySequence::Copy);
    m_delete->setShortcut(QKeySequence::Delete);
    m_undo->setShortcut(QKeySequence::Undo);
    m_undo->setEnabled(false);
    choose({});
}

WorldActions::~WorldActions()
{
    m_jobs.finish();
}

void WorldActions::choose(const ChosenWorld &world)
{
    m_world = world;
    const bool any = !world.path.isEmpty();
    for (QAction *action : {m_play, m_edit, m_rename, m_duplicate, m_copySeed})
        action->setEnabled(any && world.readable);
    for (QAction *action : {m_inspect, m_showInFolder, m_verify, m_repair, m_delete})
        action->setEnabled(any);
}

QList<QAction *> WorldActions::menu() const
{
    return {m_play,  m_inspect,      m_edit,   nullptr,  m_rename, m_duplicate, m_copySeed,
            nullptr, m_showInFolder, m_verify, m_repair, nullptr,  m_delete,    m_undo};
}

QAction *WorldActions::add(void (WorldActions::*slot)(), const ActionRow &row)
{
    QAction *action = ActionSet::add(row);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

/// Waits for jobs on the world's file, as it would be in use otherwise.
void WorldActions::play()
{
    if (!m_jobs.isBusy())
        return emit playRequested(m_world.path);
    m_jobs.run([path = m_world.path] { return path; },
               [this](const QString &path) { emit playRequested(path); });
}

/// Waits likewise.
void WorldActions::edit()
{
    m_jobs.run([path = m_world.path] { return path; },
               [this](const QString &path) { emit editRequested(path); });
}

void WorldActions::rename(const QString &path, const QString &name)
{
    emit fileNeeded(path);
    m_jobs.run([path = toPath(path), name] { return renameWorld(path, name); },
               [this, path, name](const Result<void> &done) {
                   if (done)
                       return emit renamed(path, name);
                   reportError(done.error());
                   emit libraryChanged(path);
               });
}

void WorldActions::duplicate()
{
    // The list may be older than a recent copy, so names are looked up when the job runs.
    const auto makeCopy = [library = m_library, path = toPath(m_world.path),
                           name = m_world.name]() mutable -> Result<std::filesystem::path> {
        const auto all = CAVE_TRY(library.list());
        return library.duplicate(path, copyName(name, all));
    };
    m_jobs.run(makeCopy, [this](const Result<std::filesystem::path> &copy) {
        if (copy)
            emit libraryChanged(fromPath(*copy));
        else
            reportError(copy.error());
    });
}

void WorldActions::copySeed()
{
    QGuiApplication::clipboard()->setText(m_world.seed);
    m_banner.report(Banner::Kind::Note, tr("Copied the seed of “%1”.").arg(m_world.name));
}

void WorldActions::showInFolder()
{
    const QString folder = QFileInfo(m_world.path).absolutePath();
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        m_banner.report(Banner::Kind::Note, tr("The worlds are in %1").arg(folder));
}

void WorldActions::verify()
{
    const auto report = [this, name = m_world.name](const Result<std::vector<Message>> &problems) {
        if (!problems)
            return reportError(problems.error());
        if (problems->empty())
            return m_banner.report(Banner::Kind::Note, tr("“%1” has no damage.").arg(name));
        const int count = static_cast<int>(problems->size());
        const QString text =
            count == 1 ? tr("“%1” is damaged.") : tr("“%1” is damaged in %n places.", nullptr, count);
        m_banner.report(Banner::Kind::Warning, withDetails(text.arg(name), problems->front()));
    };
    m_jobs.run([path = toPath(m_world.path)] { return verifyWorldFile(path); }, report);
}

void WorldActions::offerRepairOf(const ChosenWorld &world)
{
    m_banner.report(
        Banner::Kind::Warning,
        tr("Repair “%1”? Damaged regions revert to the seed and become unexplored. If the file "
           "itself is broken, readable parts are saved to a new file and the damaged file is kept.")
            .arg(world.name),
        {{tr("Repair"), [this, world] { repair(world); }}, {tr("Cancel"), [] {}}});
}

void WorldActions::repair(const ChosenWorld &world)
{
    emit fileNeeded(world.path);
    m_jobs.run([path = toPath(world.path)] { return repairWorldFile(path); },
               [this, world](const Result<WorldRepair> &repair) {
                   if (!repair)
                       return reportError(repair.error());
                   reportRepair(world, *repair);
                   emit libraryChanged(world.path);
               });
}

/// The core's message, as it names what was lost and what replaces it.
void WorldActions::reportRepair(const ChosenWorld &world, const WorldRepair &repair)
{
    if (!repair.left.empty()) {
        const Message why = repair.obstacle.empty() ? repair.left.front().problem : repair.obstacle;
        const QString text = repair.repaired.empty()
                                 ? tr("“%1” can't be repaired. Delete it, or replace it with a backup.")
                                 : tr("Not all of “%1” could be repaired.");
        return m_banner.report(Banner::Kind::Warning, withDetails(text.arg(world.name), why));
    }
    if (repair.repaired.empty())
        return m_banner.report(Banner::Kind::Note, tr("“%1” has no damage.").arg(world.name));
    const auto count = static_cast<int>(repair.repaired.size());
    QString text =
        count == 1 ? tr("“%1” was repaired.") : tr("“%1” was repaired in %n places.", nullptr, count);
    text = text.arg(world.name);
    if (!repair.original.empty())
        text += ' ' + tr("The damaged file is kept as %1.").arg(fromPath(repair.original.filename()));
    // The replacement is more informative than a broken table.
    const WorldFinding &finding = repair.repaired.back();
    m_banner.report(Banner::Kind::Note,
                    withDetails(text, message("%1; %2", finding.problem, finding.remedy)));
}

void WorldActions::moveChosenToBin()
{
    const ChosenWorld world = m_world;
    emit fileNeeded(world.path);
    m_jobs.run([path = toPath(world.path), name = world.name] { return moveToTrash(path, name); },
               [this, world](const Result<TrashedWorld> &binned) {
                   if (binned) {
                       reportTrashed(*binned);
                       emit libraryChanged({});
                   } else if (binned.error().code == ErrorCode::Io) {
                       offerRemoval(world, binned.error());
                   } else {
                       reportError(binned.error());
                   }
               });
}

void WorldActions::offerRemoval(const ChosenWorld &world, const Error &error)
{
    const QString text = tr("“%1” can't be moved to the bin. Delete it permanently? This can't be undone.");
    m_banner.report(Banner::Kind::Warning, withDetails(text.arg(world.name), error.message),
                    {{tr("Delete permanently"), [this, world] { remove(world); }}, {tr("Keep it"), [] {}}});
}

void WorldActions::remove(const ChosenWorld &world)
{
    emit fileNeeded(world.path);
    m_jobs.run([path = toPath(world.path)] { return removePermanently(path); },
               [this](const Result<void> &removed) {
                   if (!removed)
                       reportError(removed.error());
                   emit libraryChanged({});
               });
}

void WorldActions::reportTrashed(const TrashedWorld &world)
{
    std::vector<BannerAction> actions;
    m_trashed = world.canBeRestored() ? std::optional(world) : std::nullopt;
    m_undo->setEnabled(m_trashed.has_value());
    if (m_trashed)
        actions.push_back({tr("Undo"), [this, world] { undo(world); }});
    m_banner.report(Banner::Kind::Note, tr("“%1” is in the bin.").arg(world.name), std::move(actions));
}

void WorldActions::undoLast()
{
    m_banner.dismiss();
    undo(TrashedWorld(*m_trashed));
}

void WorldActions::undo(const TrashedWorld &world)
{
    m_trashed.reset();
    m_undo->setEnabled(false);
    m_jobs.run([world, library = m_library] { return restoreWorld(world, library); },
               [this, world](const Result<QString> &file) {
                   if (file)
                       return emit libraryChanged(*file);
                   if (!m_trashed) { // it can be tried again
                       m_trashed = world;
                       m_undo->setEnabled(true);
                   }
                   reportError(file.error());
                   emit libraryChanged({});
               });
}

void WorldActions::reportError(const Error &error)
{
    m_banner.report(Banner::Kind::Error, errorText(error));
    if (error.code == ErrorCode::NotFound)
        emit libraryChanged({});
}

} // namespace cave
