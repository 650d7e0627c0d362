// SPDX-License-Identifier: MIT
#include "core/io/worlds/world_library.h"

#include "core/base/text.h"
#include "core/io/files/environment.h"
#include "core/io/files/error_text.h"
#include "core/io/files/world_names.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <system_error>
#include <utility>

namespace cave {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kExtension = ".cave";

/// The folder's entries; none if there is no folder.
Result<std::vector<fs::path>> entries(const fs::path &folder)
{
    std::vector<fs::path> paths;
    std::error_code status;
    fs::directory_iterator at(folder, status);
    if (status == std::errc::no_such_file_or_directory)
        return paths;
    for (; !status && at != fs::directory_iterator(); at.increment(status))
        paths.push_back(at->path());
    if (status)
        return Error{ErrorCode::Io,
                     message("cannot read the worlds folder %1: %2", quoted(folder), status.message())};
    return paths;
}

/// Those that are gone meanwhile come last.
std::vector<fs::path> lastChangedFirst(std::vector<fs::path> paths)
{
    std::ranges::sort(paths);
    std::vector<std::pair<fs::file_time_type, fs::path>> dated;
    for (fs::path &path : paths) {
        std::error_code gone;
        const fs::file_time_type changed = fs::last_write_time(path, gone);
        dated.emplace_back(gone ? fs::file_time_type::min() : changed, std::move(path));
    }
    std::ranges::stable_sort(dated, std::ranges::greater(), &std::pair<fs::file_time_type, fs::path>::first);
    paths.clear();
    for (auto &[changed, path] : dated)
        paths.push_back(std::move(path));
    return paths;
}

std::string quotedFileNames(const std::vector<fs::path> &paths)
{
    std::string list;
    for (const fs::path &path : paths)
        list += (list.empty() ? "'" : ", '") + path.filename().string() + "'";
    return list;
}

/// "Name.cave", "Name 2.cave" …
std::string fileNameFor(const std::string &name, int number)
{
    return safeFileName(name) + (number == 1 ? "" : ' ' + std::to_string(number)) + std::string(kExtension);
}

} // namespace

WorldLibrary::WorldLibrary(fs::path folder) : m_folder(std::move(folder)) {}

Result<WorldList> WorldLibrary::list(const Watch &watch) const
{
    auto paths = CAVE_TRY(entries(m_folder));
    std::erase_if(paths, [](const fs::path &path) { return path.extension() != kExtension; });
    const std::vector<fs::path> files = lastChangedFirst(std::move(paths));
    WorldList list;
    for (const fs::path &path : files) {
        if (watch && !watch(list, files.size()))
            break;
        Result<WorldSummary> summary = WorldFile::summary(path);
        if (summary)
            list.worlds.push_back(std::move(*summary));
        else
            list.unreadable.push_back({path, summary.error()});
    }
    std::ranges::sort(list.worlds, [](const WorldSummary &a, const WorldSummary &b) {
        return a.lastPlayedMs == b.lastPlayedMs ? a.path < b.path : a.lastPlayedMs > b.lastPlayedMs;
    });
    std::ranges::sort(list.unreadable, {}, &UnreadableWorld::path);
    return list;
}

Result<fs::path> WorldLibrary::pathForNewWorld(const std::string &name) const
{
    CAVE_TRY(validateWorldName(name));
    const auto paths = CAVE_TRY(entries(m_folder));
    std::set<std::u16string> taken;
    for (const fs::path &path : paths)
        taken.insert(foldedCase(path.filename().string()));
    std::string fileName = fileNameFor(name, 1);
    for (int number = 2; taken.contains(foldedCase(fileName)); ++number)
        fileName = fileNameFor(name, number);
    return m_folder / fileName;
}

Result<std::vector<fs::path>> WorldLibrary::pathsOfName(const std::string &name) const
{
    auto paths = CAVE_TRY(entries(m_folder));
    const auto numbers = static_cast<int>(paths.size()) + 1; // none is higher
    std::set<std::u16string> names;
    for (int number = 1; number <= numbers; ++number)
        names.insert(foldedCase(fileNameFor(name, number)));
    std::erase_if(
        paths, [&](const fs::path &path) { return !names.contains(foldedCase(path.filename().string())); });
    std::ranges::sort(paths, [](const fs::path &a, const fs::path &b) {
        return naturallyBefore(a.stem().string(), b.stem().string());
    });
    return paths;
}

Result<fs::path> WorldLibrary::find(const std::string &nameOrFile) const
{
    const auto all = CAVE_TRY(list());
    std::vector<fs::path> files;
    std::vector<fs::path> named;
    for (const WorldSummary &world : all.worlds) {
        files.push_back(world.path);
        if (world.name == nameOrFile)
            named.push_back(world.path);
    }
    for (const UnreadableWorld &world : all.unreadable)
        files.push_back(world.path);

    const auto fileWith = [&files](auto matches) { return std::ranges::find_if(files, matches); };
    if (const auto found = fileWith([&](const fs::path &path) { return path.filename() == nameOrFile; });
        found != files.end())
        return *found;
    if (named.size() > 1) {
        return invalid(message("%1 worlds are named '%2'; give the file name instead: %3", named.size(),
                               nameOrFile, quotedFileNames(named)));
    }
    if (named.size() == 1)
        return named.front();
    if (const auto found = fileWith([&](const fs::path &path) { return path.stem() == nameOrFile; });
        found != files.end())
        return *found;
    return Error{ErrorCode::NotFound, message("there is no world '%1' in %2", nameOrFile, quoted(m_folder))};
}

Result<fs::path> WorldLibrary::duplicate(const fs::path &world, const std::string &name)
{
    auto target = CAVE_TRY(pathForNewWorld(name));
    CAVE_TRY(WorldFile::copy(world, target, name));
    return target;
}

Message recoveredName(const std::string &world)
{
    return message("Recovered %1", safeFileName(world));
}

Result<fs::path> defaultDataFolder()
{
    if (const char *own = std::getenv("CAVEGAME_DATA_DIR"); own != nullptr && *own != '\0')
        return fs::path(own);
    if (const fs::path shared = xdgFolder("XDG_DATA_HOME"); !shared.empty())
        return shared / "CaveGame";
    const fs::path home = homeFolder();
    if (home.empty())
        return Error{ErrorCode::NotFound,
                     "there is no folder for worlds: HOME isn't set, and you have no home; set HOME or "
                     "CAVEGAME_DATA_DIR, or use --data-dir"};
    return home / ".local/share/CaveGame";
}

} // namespace cave
