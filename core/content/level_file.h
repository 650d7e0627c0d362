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

// Level files: one hand-drawn level, in CSV. Coordinates are those of the file, in tiles: x east, y DOWN from
// the top. They may be fractions and may be outside the level; the tile of (x, y) is (⌊x⌋, ⌊y⌋).

enum class LevelType : std::uint8_t {
    Roguelike, ///< a room of a map of rooms
    TopDown,   ///< played alone or in sequence
    Mario,     ///< side view: can be edited, not played
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
    std::string type; ///< of objects: "Wall"; otherwise empty
    LevelPoint at;    ///< of PlayerStart and objects
    /// The remaining fields: of objects those after y; of backgrounds those after the first word. None
    /// contains a comma or a line break.
    std::vector<std::string> fields;
    /// The line as read, without its end; empty for a new or changed record, which is written from the values
    /// above. Clear it when changing a record.
    std::string source;
    bool otherEnd = false; ///< its line end differs from that of the file's first line

    friend bool operator==(const LevelRecord &, const LevelRecord &) = default;
    [[nodiscard]] bool isObject() const { return kind == Kind::Static || kind == Kind::Dynamic; }
};

inline constexpr int kLargestLevel = 10'000;               ///< tiles per side
inline constexpr std::size_t kMaxRecords = 250'000;        ///< lines after the first
inline constexpr std::size_t kMaxLevelCommas = 1'500'000;  ///< in a file; six per line
inline constexpr std::size_t kLongestLevelText = 16 << 20; ///< bytes

/// The content of a level file; reading and writing a valid file preserves every byte.
struct LevelFile {
    LevelType type = LevelType::TopDown;
    std::string name;
    int width = 1;                    ///< tiles, 1 .. kLargestLevel
    int height = 1;                   ///< the same
    std::vector<LevelRecord> records; ///< in the order of the lines
    std::string source;               ///< the first line as read; see LevelRecord
    bool byteOrderMark = false;       ///< the file begins with a UTF-8 byte order mark
    bool windowsLines = false;        ///< lines end with \r\n, like the first one
    bool lastLineEnds = true;         ///< the last line is terminated, too

    friend bool operator==(const LevelFile &, const LevelFile &) = default;

    /// The first of its kind, or nullptr; observes this level.
    [[nodiscard]] const LevelRecord *find(LevelRecord::Kind kind) const;
    /// Where the player starts; none if there is no such line.
    [[nodiscard]] std::optional<LevelPoint> start() const;
    /// True if the tile is in the level.
    [[nodiscard]] bool contains(std::int64_t column, std::int64_t row) const;
};

/// The fields that a kind of object can have after its position.
enum class LevelField : std::uint8_t { Text, Heal, MarkerId, Health, Strength };

/// A type of object in level files.
struct LevelObjectInfo {
    std::string_view name; ///< its spelling: "DirectionalWall"
    bool dynamic = false;  ///< in DynamicGameObject lines
    bool solid = false;    ///< its tile can't be entered
    bool sideView = false; ///< only in MarioLevels
    std::array<LevelField, 2> fields{};
    std::size_t fieldCount = 0; ///< length of `fields`; a file must have exactly these
    std::string_view about;     ///< one English sentence
    std::string_view monster;   ///< key of its monster; empty if it is none
    std::string_view cunning;   ///< key of its cunning kind; empty if no Enemy marker becomes either
    int since = 1;              ///< version of the content from which markers become it
};

/// All of them, static ones first, in the order of palettes.
const std::vector<LevelObjectInfo> &levelObjectInfos();
/// The one with this name, or nullptr for an unknown type.
const LevelObjectInfo *findLevelObject(std::string_view name, bool dynamic);

/// The text of a field; empty if the object has no such field.
std::string_view levelFieldText(const LevelRecord &object, LevelField field);
/// "text", "heal", "id", "maxHP", "strength": the name of a field in messages and other formats.
std::string_view levelFieldName(LevelField field);
/// If `text` is invalid in the field, what is expected: "a whole number from ...".
std::optional<Message> levelFieldProblem(LevelField field, std::string_view text);

/// The maximum absolute value of a coordinate in a file, in tiles.
inline constexpr double kFarthestPlace = 1e15;
/// Whether a file can have a place; also false for NaN.
bool isLevelPlace(LevelPoint at);

/// The column or row of the tile of a coordinate; clamped to ±10^15.
std::int64_t tileOf(double coordinate);

/// Something in a file that is kept, but unknown, or invalid in its context.
struct LevelRemark {
    std::size_t line = 1; ///< from 1
    Message text;         ///< an English clause: "unknown type 'Lava'"

    friend bool operator==(const LevelRemark &, const LevelRemark &) = default;
};

struct ReadLevel {
    LevelFile design;
    std::vector<LevelRemark> remarks; ///< unknown types, in the order of lines
};

/// Reads a level. Errors (InvalidArgument) name `file`, line, field and what was expected: "cave.csv: line 7,
/// field 3 'abc': expected a number (the x coordinate)". Object lines of unknown types need a position and
/// are otherwise kept unchanged. Memory use depends on the size of the text, never on that of the level.
Result<ReadLevel> readLevel(std::string_view file, std::string_view text);

/// The text of the file.
std::string writeLevel(const LevelFile &design);
/// One line of it, without its end: as read, or from the values.
std::string writeLevelLine(const LevelRecord &record);

/// A number as written in level files: "3", "2.5".
std::string levelNumber(double value);

/// A level file of a world, stored with it.
struct LevelFileText {
    std::string name; ///< relative path with '/', UTF-8: "safe/pillars.csv"
    std::string text;

    friend bool operator==(const LevelFileText &, const LevelFileText &) = default;
};

} // namespace cave
