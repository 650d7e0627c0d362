// SPDX-License-Identifier: MIT
#include "app/shell/window/level_worlds.h"

#include "app/common/data_folders.h"
#include "core/base/small_file.h"
#include "core/base/text.h"
#include "core/gen/rooms/level_plane.h"
#include "core/gen/rooms/room_set.h"

#include <QString>

#include <algorithm>
#include <memory>
#include <system_error>
#include <utility>

namespace cave {
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

} // namespace

bool isLevelFile(const std::filesystem::path &path)
{
    return fromPath(path.extension()).compare(QLatin1String(".csv"), Qt::CaseInsensitive) == 0;
}

Result<LevelWorld> levelWorldOf(std::vector<std::filesystem::path> paths)
{
    if (paths.empty())
        return Error{ErrorCode::InvalidArgument, "there is no level file"};
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

} // namespace cave
