// SPDX-License-Identifier: MIT
#include "core/base/small_file.h"
#include "core/base/text.h"
#include "core/gen/rooms/room_set.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <system_error>
#include <utility>

namespace cave {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxEntries = 100'000; ///< of any kind; not meant for searching a whole disk

std::string utf8Of(const fs::path &path)
{
    const std::u8string text = path.generic_u8string();
    return {text.begin(), text.end()};
}

/// The level files below a folder, in no order.
Result<std::vector<fs::path>> findLevelFiles(const fs::path &folder)
{
    const std::string where = "folder '" + folder.string() + "'";
    std::error_code error;
    if (!fs::is_directory(folder, error))
        return Error{ErrorCode::NotFound, message("there is no %1", where)};
    std::vector<fs::path> files;
    std::size_t entries = 0;
    fs::recursive_directory_iterator entry(folder, error);
    for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        if (++entries > kMaxEntries)
            return Error{ErrorCode::InvalidArgument, message("%1 contains more than %2 files and folders",
                                                             where, std::to_string(kMaxEntries))};
        std::error_code unknown;
        if (utf8Of(entry->path().extension()) == ".csv" && entry->is_regular_file(unknown))
            files.push_back(entry->path());
    }
    if (error)
        return Error{ErrorCode::Io, message("cannot read %1: %2", where, error.message())};
    if (files.empty())
        return Error{ErrorCode::NotFound, message("there is no level file (*.csv) below %1", where)};
    if (files.size() > kMaxLevelFiles)
        return Error{ErrorCode::InvalidArgument,
                     message("%1 contains %2 level files; the limit is %3", where,
                             std::to_string(files.size()), std::to_string(kMaxLevelFiles))};
    return files;
}

} // namespace

Result<std::vector<LevelFileText>> readLevelFolder(const std::string &folder)
{
    const fs::path root(folder);
    const auto paths = CAVE_TRY(findLevelFiles(root));
    std::vector<LevelFileText> files;
    files.reserve(paths.size());
    std::size_t bytes = 0;
    for (const fs::path &path : paths) {
        auto text = CAVE_TRY(readSmallFile(path, "level file"));
        bytes += text.size();
        if (bytes > kMaxLevelFileBytes)
            return Error{ErrorCode::InvalidArgument,
                         message("the level files below folder '%1' are larger than %2 MiB together", folder,
                                 std::to_string(kMaxLevelFileBytes >> 20U))};
        LevelFileText file{utf8Of(path.lexically_relative(root)), std::move(text)};
        if (!isUtf8(file.name))
            return Error{ErrorCode::InvalidArgument,
                         message("the name of level file '%1' is not valid UTF-8", path.string())};
        files.push_back(std::move(file));
    }
    std::ranges::sort(files, {}, &LevelFileText::name);
    return files;
}

Result<std::vector<LevelFileText>> readLevelSequence(const std::string &folder)
{
    Result<std::vector<LevelFileText>> files = readLevelFolder(folder);
    if (files)
        std::ranges::sort(*files, naturallyBefore, &LevelFileText::name);
    return files;
}

} // namespace cave
