// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/level_file.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// The role of a room on a map.
enum class RoomRole : std::uint8_t { Start, Safe, Dangerous, Boss };

/// "start", "safe", "dangerous", "boss".
std::string_view roomRoleName(RoomRole role);

/// A template for rooms.
struct RoomTemplate {
    std::string name; ///< of its file
    RoomRole role = RoomRole::Safe;
    LevelFile design;
    std::array<CellPos, 4> doors{}; ///< of the north, east, south and west border

    friend bool operator==(const RoomTemplate &, const RoomTemplate &) = default;
};

/// The templates for maps; at least one per role.
struct RoomSet {
    std::vector<RoomTemplate> rooms;                      ///< in the order of the files
    std::vector<std::size_t> ofRole(RoomRole role) const; ///< indices into `rooms`
    int widest = 0;                                       ///< tiles
    int highest = 0;                                      ///< tiles
};

inline constexpr int kSmallestRoom = 5;              ///< tiles per side
inline constexpr int kLargestRoom = 200;             ///< tiles per side
inline constexpr int kLargestPlayed = 500;           ///< of a level that is played on its own, tiles per
                                                     ///< side
inline constexpr std::size_t kMaxLevelFiles = 1'000; ///< in a world
inline constexpr std::size_t kMaxLevelFileBytes = 16 << 20; ///< of their texts in total

/// Makes a set from files: the role of each is its folder ("safe/pillars.csv"; ignoring case), and files in
/// no folder are starts. Errors (InvalidArgument) name the file: those of `readLevel`; not a RoguelikeLevel,
/// smaller than 5×5 or larger than kLargestRoom; no Door marker on one of the four borders, or a solid object
/// in front of it; those of `levelStartOf` for a start; two files with the same name; a role without a room.
Result<std::shared_ptr<const RoomSet>> makeRoomSet(const std::vector<LevelFileText> &files);

/// The files in resources/rooms, embedded in the library, by name.
const std::vector<LevelFileText> &builtInRoomFiles();

/// Their set; read once. Fails only if a file in resources/rooms is invalid.
Result<std::shared_ptr<const RoomSet>> builtInRoomSet();

/// The set of a world with these files: theirs, or the built-in one if there are none. The latest set is
/// cached. Errors: those of `makeRoomSet`. Thread-safe.
Result<std::shared_ptr<const RoomSet>> roomSetOf(const std::vector<LevelFileText> &files);

/// Reads all files "*.csv" below a folder, sorted by name (in which the rooms of a world depend on them), at
/// most kMaxLevelFiles of at most 1 MiB each and kMaxLevelFileBytes in total. Errors: none found,
/// unreadable, too many or too large.
Result<std::vector<LevelFileText>> readLevelFolder(const std::string &folder);

/// The same in the order in which they are played one after the other: the natural one of their names.
Result<std::vector<LevelFileText>> readLevelSequence(const std::string &folder);

} // namespace cave
