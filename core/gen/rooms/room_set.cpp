// SPDX-License-Identifier: MIT
#include "core/gen/rooms/room_set.h"

#include "core/base/small_file.h"
#include "core/base/text.h"
#include "core/gen/rooms/level_cells.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <mutex>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

namespace cave {
namespace {

constexpr std::array kRoles{RoomRole::Start, RoomRole::Safe, RoomRole::Dangerous, RoomRole::Boss};

Message borderName(Direction side)
{
    switch (side) {
    case Direction::North:
        return message("north border");
    case Direction::East:
        return message("east border");
    case Direction::South:
        return message("south border");
    default:
        return message("west border");
    }
}

/// The innermost folder of a file; empty for none.
std::string_view folderOf(std::string_view name)
{
    const std::size_t slash = name.rfind('/');
    if (slash == std::string_view::npos)
        return {};
    const std::string_view path = name.substr(0, slash);
    const std::size_t before = path.rfind('/');
    return before == std::string_view::npos ? path : path.substr(before + 1);
}

Result<RoomRole> roleOf(const std::string &file)
{
    const std::string_view folder = folderOf(file);
    if (folder.empty())
        return RoomRole::Start;
    const auto found = std::ranges::find_if(
        kRoles, [folder](RoomRole role) { return foldedCase(folder) == foldedCase(roomRoleName(role)); });
    if (found != kRoles.end())
        return *found;
    return invalid(located(file, message("folder '%1' must be start, safe, dangerous or boss", folder)));
}

Result<void> checkSize(const std::string &file, const LevelFile &design)
{
    if (design.type != LevelType::Roguelike)
        return invalid(
            located(file, message("a room must be a RoguelikeLevel, not a %1", levelTypeName(design.type))));
    const bool fits = std::min(design.width, design.height) >= kSmallestRoom &&
                      std::max(design.width, design.height) <= kLargestRoom;
    if (fits)
        return {};
    return invalid(located(file, message("the room is %1x%2 tiles; it must be from %3 to %4 per side",
                                         design.width, design.height, kSmallestRoom, kLargestRoom)));
}

Result<CellPos> readDoor(const std::string &file, const LevelFile &design, Direction side)
{
    const Message border = borderName(side);
    const std::optional<CellPos> door = doorOn(design, side);
    if (!door)
        return invalid(located(file, message("there is no Door marker on the %1", border)));
    const Message bar = whatBars(design, cellBefore(*door, side));
    if (bar.empty())
        return *door;
    return invalid(located(file, message("the Door marker at %1 on the %2 has %3 in front of it",
                                         tileText(design, *door), border, bar)));
}

Result<void> readDoors(RoomTemplate &room)
{
    for (const Direction side : kDirections) {
        const auto door = CAVE_TRY(readDoor(room.name, room.design, side));
        room.doors[static_cast<std::size_t>(side)] = door;
    }
    return {};
}

Result<void> checkStart(const RoomTemplate &room)
{
    const Result<LevelStart> start = levelStartOf(room.name, room.design);
    return start ? Result<void>() : start.error();
}

Result<RoomTemplate> readRoom(const LevelFileText &file)
{
    const auto role = CAVE_TRY(roleOf(file.name));
    auto read = CAVE_TRY(readLevel(file.name, file.text));
    RoomTemplate room{file.name, role, std::move(read.design), {}};
    Result<void> valid = checkSize(room.name, room.design);
    if (valid.ok())
        valid = readDoors(room);
    if (valid.ok() && room.role == RoomRole::Start)
        valid = checkStart(room);
    if (!valid)
        return valid.error();
    return room;
}

Error lacksRole(RoomRole role)
{
    const std::string name(roomRoleName(role));
    return invalid(message("the room set has no %1 room: no file in a folder '%2'", name, name));
}

/// The latest set: a search generates many worlds from the same files.
struct LastSet {
    std::mutex guard;
    std::vector<LevelFileText> files;
    std::shared_ptr<const RoomSet> set;
};

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
    const Message where = message("folder '%1'", folder.string());
    std::error_code error;
    if (!fs::is_directory(folder, error))
        return Error{ErrorCode::NotFound, message("there is no %1", where)};
    std::vector<fs::path> files;
    std::size_t entries = 0;
    fs::recursive_directory_iterator entry(folder, error);
    for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        if (++entries > kMaxEntries)
            return invalid(message("%1 contains more than %2 files and folders", where, kMaxEntries));
        std::error_code unknown;
        if (utf8Of(entry->path().extension()) == ".csv" && entry->is_regular_file(unknown))
            files.push_back(entry->path());
    }
    if (error)
        return Error{ErrorCode::Io, message("cannot read %1: %2", where, error.message())};
    if (files.empty())
        return Error{ErrorCode::NotFound, message("there is no level file (*.csv) below %1", where)};
    if (files.size() > kMaxLevelFiles)
        return invalid(
            message("%1 contains %2 level files; the limit is %3", where, files.size(), kMaxLevelFiles));
    return files;
}

} // namespace

std::string_view roomRoleName(RoomRole role)
{
    constexpr std::array<std::string_view, kRoles.size()> kNames{"start", "safe", "dangerous", "boss"};
    return kNames[static_cast<std::size_t>(role)];
}

std::vector<std::size_t> RoomSet::ofRole(RoomRole role) const
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        if (rooms[i].role == role)
            found.push_back(i);
    }
    return found;
}

Result<std::shared_ptr<const RoomSet>> makeRoomSet(const std::vector<LevelFileText> &files)
{
    auto set = std::make_shared<RoomSet>();
    std::set<std::string_view> names;
    for (const LevelFileText &file : files) {
        if (!names.insert(file.name).second)
            return invalid(located(file.name, Message("there are two files with this name")));
        auto room = CAVE_TRY(readRoom(file));
        set->widest = std::max(set->widest, room.design.width);
        set->highest = std::max(set->highest, room.design.height);
        set->rooms.push_back(std::move(room));
    }
    for (const RoomRole role : kRoles) {
        if (set->ofRole(role).empty())
            return lacksRole(role);
    }
    return std::shared_ptr<const RoomSet>(std::move(set));
}

Result<std::shared_ptr<const RoomSet>> builtInRoomSet()
{
    static const Result<std::shared_ptr<const RoomSet>> kSet = makeRoomSet(builtInRoomFiles());
    return kSet;
}

Result<std::shared_ptr<const RoomSet>> roomSetOf(const std::vector<LevelFileText> &files)
{
    if (files.empty())
        return builtInRoomSet();
    static LastSet last;
    const std::lock_guard<std::mutex> lock(last.guard);
    if (last.set != nullptr && last.files == files)
        return last.set;
    Result<std::shared_ptr<const RoomSet>> made = makeRoomSet(files);
    if (made) {
        last.files = files;
        last.set = *made;
    }
    return made;
}

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
            return invalid(message("the level files below folder '%1' are larger than %2 MiB together",
                                   folder, kMaxLevelFileBytes >> 20U));
        LevelFileText file{utf8Of(path.lexically_relative(root)), std::move(text)};
        if (!isUtf8(file.name))
            return invalid(message("the name of level file '%1' is not valid UTF-8", path.string()));
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
