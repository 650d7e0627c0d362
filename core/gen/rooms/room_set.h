// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/level_file.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// What a room of a map is for.
enum class RoomRole : std::uint8_t { Start, Safe, Dangerous, Boss };

/// "start", "safe", "dangerous", "boss".
std::string_view roomRoleName(RoomRole role);

/// A room that maps are made of.
struct RoomTemplate {
    std::string name; ///< of its file
    RoomRole role = RoomRole::Safe;
    LevelFile design;

    friend bool operator==(const RoomTemplate &, const RoomTemplate &) = default;
};

/// The rooms that maps are made of; each role has one at least.
struct RoomSet {
    std::vector<RoomTemplate> rooms;                      ///< in the order of the files
    std::vector<std::size_t> ofRole(RoomRole role) const; ///< indices of `rooms`
    int widest = 0;                                       ///< tiles
    int highest = 0;                                      ///< tiles
};

inline constexpr int kSmallestRoom = 5;               ///< tiles a side
inline constexpr int kLargestRoom = 200;              ///< tiles a side
inline constexpr int kLargestPlayed = 500;            ///< of a level that is played by itself, tiles a side
inline constexpr std::size_t kMostLevelFiles = 1'000; ///< that a world is made of
inline constexpr std::size_t kMostLevelFileBytes = 16 << 20; ///< of their texts together

/// Makes a set of files: the role of each is the folder that it is in ("safe/pillars.csv"; the case of
/// letters doesn't matter), and files in no folder are starts. Errors (InvalidArgument) name the file: what
/// `readLevel` says; a level that is no RoguelikeLevel, smaller than 5×5 or larger than kLargestRoom; no Door
/// marker on one of the four borders, or a solid object before it; what `levelStartOf` says of a start; two
/// files of the same name; a role without a room.
Result<std::shared_ptr<const RoomSet>> makeRoomSet(const std::vector<LevelFileText> &files);

/// The files in resources/rooms as they were when the library was built, by name.
const std::vector<LevelFileText> &builtInRoomFiles();

/// Their set; read once. Fails only if a file in resources/rooms is wrong.
Result<std::shared_ptr<const RoomSet>> builtInRoomSet();

/// The set that a world with these files has: theirs, or the built-in one if there are none. That of the
/// files that were asked for last is kept. Errors: those of `makeRoomSet`. Thread-safe.
Result<std::shared_ptr<const RoomSet>> roomSetOf(const std::vector<LevelFileText> &files);

/// Reads all files "*.csv" below a folder, by name, at most kMostLevelFiles of at most 1 MiB each and
/// kMostLevelFileBytes together. Errors: none there, unreadable, too many or too large.
Result<std::vector<LevelFileText>> readLevelFolder(const std::string &folder);

} // namespace cave
