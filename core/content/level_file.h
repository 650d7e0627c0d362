// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/message.h"
#include "core/base/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

// Level files: one level drawn by hand, in CSV. Coordinates are those of the file, in tiles: x east, y DOWN
// from the top. They may be fractions and may lie outside the level; the tile that holds (x, y) is (⌊x⌋,
// ⌊y⌋).

enum class LevelType : std::uint8_t {
    Roguelike, ///< a room of a map of rooms
    TopDown,   ///< played by itself or one after the other
    Mario,     ///< seen from the side: can be edited, not played
};

/// "RoguelikeLevel", "TopDownLevel", "MarioLevel".
std::string_view levelTypeName(LevelType type);
std::optional<LevelType> levelTypeNamed(std::string_view name);

struct LevelPoint {
    double x = 0;
    double y = 0;

    friend bool operator==(const LevelPoint &, const LevelPoint &) = default;
};

/// A line of a level file after the first.
struct LevelRecord {
    enum class Kind : std::uint8_t {
        PlayerStart,
        BackgroundTile,
        BackgroundImage,
        Static,
        Dynamic,
        Blank, ///< an empty line
    };

    Kind kind = Kind::Static;
    std::string type; ///< of objects: "Wall"; else empty
    LevelPoint at;    ///< of PlayerStart and objects
    /// What follows: of objects the fields after y; of backgrounds those after the first word. None holds a
    /// comma or a line break.
    std::vector<std::string> fields;
    /// The line as it was read, without its end; empty for one that was made or changed, which is written
    /// from the values above. Whoever changes a record clears it.
    std::string source;
    bool otherEnd = false; ///< its line ends the other way than the first line of the file

    friend bool operator==(const LevelRecord &, const LevelRecord &) = default;
    [[nodiscard]] bool isObject() const { return kind == Kind::Static || kind == Kind::Dynamic; }
};

inline constexpr int kLargestLevel = 10'000;               ///< tiles a side
inline constexpr std::size_t kMostRecords = 250'000;       ///< lines after the first
inline constexpr std::size_t kMostLevelCommas = 1'500'000; ///< in a file; six a line
inline constexpr std::size_t kLongestLevelText = 16 << 20; ///< bytes

/// A level as its file tells it; reading and writing a valid file gives the same bytes.
struct LevelFile {
    LevelType type = LevelType::TopDown;
    std::string name;
    int width = 1;                    ///< tiles, 1 .. kLargestLevel
    int height = 1;                   ///< likewise
    std::vector<LevelRecord> records; ///< in the order of the lines
    std::string source;               ///< the first line as it was read; as in LevelRecord
    bool byteOrderMark = false;       ///< the file begins with UTF-8's mark
    bool windowsLines = false;        ///< lines end with \r\n, as the first one does
    bool lastLineEnds = true;         ///< the last line has an end, too

    friend bool operator==(const LevelFile &, const LevelFile &) = default;

    /// The first of its kind, or nullptr; observes this design.
    [[nodiscard]] const LevelRecord *find(LevelRecord::Kind kind) const;
    /// Where the player begins; none if there is no such line.
    [[nodiscard]] std::optional<LevelPoint> start() const;
    /// True if the tile is one of the level's.
    [[nodiscard]] bool contains(std::int64_t column, std::int64_t row) const;
};

/// What a kind of object can have behind its place.
enum class LevelField : std::uint8_t { Text, Heal, MarkerId, Health, Strength };

/// A type of object that level files may hold.
struct LevelObjectInfo {
    std::string_view name; ///< as written: "DirectionalWall"
    bool dynamic = false;  ///< in lines DynamicGameObject
    bool solid = false;    ///< no one walks onto its tile
    bool sideView = false; ///< of MarioLevels only
    std::array<LevelField, 2> fields{};
    std::size_t fieldCount = 0; ///< how many of `fields`; a file must have exactly these
    std::string_view about;     ///< one English sentence
    std::string_view monster;   ///< key of the monster that it is; empty if it is none
    std::string_view cunning;   ///< key of its cunning kind; empty if no Enemy marker becomes either
};

/// All of them, static ones first, in the order in which palettes show them.
const std::vector<LevelObjectInfo> &levelObjectInfos();
/// That of an object of this name, or nullptr: an unknown type.
const LevelObjectInfo *findLevelObject(std::string_view name, bool dynamic);

/// The text that it has there; empty if it has no such field.
std::string_view levelFieldText(const LevelRecord &object, LevelField field);
/// "text", "heal", "id", "maxHP", "strength": what a field is called in messages and other formats.
std::string_view levelFieldName(LevelField field);
/// Whether `text` can stand in the field, in words what is expected if not: "a whole number from ...".
std::optional<std::string> levelFieldProblem(LevelField field, std::string_view text);

/// What a file may have for its place: no farther from 0, in tiles.
inline constexpr double kFarthestPlace = 1e15;

/// The column and row of the tile that holds a point; within ±10^15 whatever the point.
std::int64_t tileOf(double coordinate);

/// Something in a file that is kept, but not understood, or that is invalid where it is.
struct LevelRemark {
    std::size_t line = 1; ///< from 1
    Message text;         ///< one clause: "unknown type 'Lava'"

    friend bool operator==(const LevelRemark &, const LevelRemark &) = default;
};

struct ReadLevel {
    LevelFile design;
    std::vector<LevelRemark> remarks; ///< unknown types, in the order of lines
};

/// Reads a level. Errors (InvalidArgument) name `file`, line, field and what was expected: "cave.csv: line 7,
/// field 3 'abc': expected a number (the x coordinate)". Object lines of unknown types need a place and are
/// else kept as they are. Allocates by the size of the text, never by that of the level.
Result<ReadLevel> readLevel(std::string_view file, std::string_view text);

/// The text of the file.
std::string writeLevel(const LevelFile &design);
/// One line of it, without its end: as it was read, or from the values.
std::string writeLevelLine(const LevelRecord &record);

/// A number as level files have it: "3", "2.5".
std::string levelNumber(double value);

/// A level file that a world is made from, kept with it.
struct LevelFileText {
    std::string name; ///< path below the folder that it is from, with '/', UTF-8: "safe/pillars.csv"
    std::string text;

    friend bool operator==(const LevelFileText &, const LevelFileText &) = default;
};

} // namespace cave
