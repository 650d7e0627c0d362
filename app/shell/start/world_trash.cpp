// SPDX-License-Identifier: MIT
#include "app/shell/start/world_trash.h"

#include "app/common/data_folders.h"
#include "core/io/files/database_files.h"
#include "core/io/files/error_text.h"
#include "core/io/files/file_lock.h"
#include "core/io/world_file/world_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <optional>
#include <system_error>

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

} // namespace

bool TrashedWorld::canBeRestored() const
{
    return !files.empty() &&
           std::none_of(files.begin(), files.end(), [](const Moved &moved) { return moved.to.isEmpty(); });
}

Result<void> renameWorld(const std::filesystem::path &path, const QString &name)
{
    Result<WorldFile> file = WorldFile::open(path);
    return file ? file->rename(name.toStdString()) : file.error();
}

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

Result<void> restoreFromTrash(const TrashedWorld &world)
{
    for (const TrashedWorld::Moved &moved : world.files) {
        if (QFileInfo::exists(moved.from))
            return Error{ErrorCode::AlreadyExists,
                         cave::quoted(moved.from.toStdString()) + " already exists"};
        if (!QFile::rename(moved.to, moved.from))
            return Error{ErrorCode::Io, cave::quoted(moved.to.toStdString()) + " could not be restored"};
        removeBinNote(moved.to);
    }
    return {};
}

Result<void> removePermanently(const std::filesystem::path &path)
{
    const Result<std::optional<FileLock>> lock = keepPlayersOut(path); // held until the files are gone
    if (!lock)
        return lock.error();
    for (const QString &file : filesOf(path)) {
        if (!QFile::remove(file))
            return Error{ErrorCode::Io, cave::quoted(file.toStdString()) + " could not be removed"};
    }
    return {};
}

} // namespace cave
