// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/level_file.h"
#include "core/path/tile_path.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// The first line of a level file.
struct LevelHeader {
    LevelType type = LevelType::TopDown;
    std::string name;
    int width = 1;  ///< tiles
    int height = 1; ///< tiles
    std::string source;

    friend bool operator==(const LevelHeader &, const LevelHeader &) = default;
};

LevelHeader headerOf(const LevelFile &design);

/// Records of a level replaced by others.
struct LevelHunk {
    std::size_t at = 0;                ///< index of the first one before the change
    std::vector<LevelRecord> removed;  ///< the records before
    std::vector<LevelRecord> inserted; ///< the records after

    friend bool operator==(const LevelHunk &, const LevelHunk &) = default;
};

/// The difference between two states of a level: an entry of an undo history, proportional in size to the
/// change.
struct LevelPatch {
    LevelHeader before;
    LevelHeader after;
    std::vector<LevelHunk> hunks; ///< by `at`; without overlaps

    friend bool operator==(const LevelPatch &, const LevelPatch &) = default;
    [[nodiscard]] bool empty() const { return before == after && hunks.empty(); }
    /// The inverse change.
    [[nodiscard]] LevelPatch inverse() const;
    /// The index of a record after the change; unchanged if it was replaced in place, none if it was removed.
    [[nodiscard]] std::optional<std::size_t> indexAfter(std::size_t index) const;
};

/// The change from one level to the other, except for line ends. Takes time proportional to the number of
/// records; as small as one pass over both can find.
LevelPatch levelPatch(const LevelFile &before, const LevelFile &after);

/// Applies a patch. Takes time proportional to the patch if records are replaced in place, otherwise to the
/// level. Error InvalidArgument: `design` doesn't match the patch; it is unchanged then.
Result<void> applyPatch(LevelFile &design, const LevelPatch &patch);

/// Merges two consecutive changes if both replace the same records in place; otherwise returns false and
/// leaves `patch` unchanged. Takes time proportional to the changes only.
bool mergeInPlace(LevelPatch &patch, const LevelPatch &next);

/// Writes these records as lines of a level file, all terminated, and reads them back. Errors: those of
/// `readLevel`.
std::string textOfRecords(const std::vector<LevelRecord> &records);
Result<std::vector<LevelRecord>> recordsOfText(const std::string &text);
/// Writes the first line of a file, without its end, and reads it back.
std::string textOfHeader(const LevelHeader &header);
Result<LevelHeader> headerOfText(const std::string &line);

// Changes to a level file, made in place. They clear the `source` only of the lines that they change, so that
// everything else is written as it was read. Records are indices into `LevelFile::records`; an index out of
// range is a bug in the caller. Errors (InvalidArgument) say what was expected and leave the level unchanged.

/// A rectangle of tiles: `width` × `height` from its top left corner, to the east and down.
struct LevelRect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    friend bool operator==(const LevelRect &, const LevelRect &) = default;
};

/// `from`, that far away, without the digits that a sum of decimal fractions may have too many.
LevelPoint displaced(LevelPoint from, double dx, double dy);

/// Whether a file of this level could be read again. Error: what it has too much of.
Result<void> checkWritten(const LevelFile &design);

/// A new object of a known type with default fields: 100 health and 30 strength, an Archer's strength 10;
/// potions of 50; a Marker of Loot; a note without text.
LevelRecord newLevelObject(const LevelObjectInfo &info, LevelPoint at);

/// Adds an object behind all others. Returns its index.
std::size_t addObject(LevelFile &design, LevelRecord object);

/// `indices` in any order; duplicates are allowed.
void removeRecords(LevelFile &design, const std::vector<std::size_t> &indices);

/// Moves objects and the player's start, also by fractions of tiles; other lines are ignored. Error: one
/// would be farther from 0 than kFarthestPlace.
Result<void> moveRecords(LevelFile &design, const std::vector<std::size_t> &indices, double dx, double dy);

/// The same as a patch, in time proportional to the number of `indices`, which must ascend.
Result<LevelPatch> movePatch(const LevelFile &design, const std::vector<std::size_t> &indices, double dx,
                             double dy);

/// Sets `LevelRecord::fields[field]`. Errors: there is no such field; `text` is invalid there; for an unknown
/// type or a background: a comma, a line break or a control character.
Result<void> setLevelField(LevelFile &design, std::size_t index, std::size_t field, const std::string &text);

/// Sets one tile of an image, or stacked images, as the only background. Errors: an image's name is empty or
/// contains a comma, a line break or a control character; a negative number.
Result<void> setBackgroundTile(LevelFile &design, const std::string &image, int column, int row);
Result<void> setBackgroundImages(LevelFile &design, const std::vector<std::string> &images);

/// The background of a level. Level files have no line for a colour; it is written as an image named
/// "#rrggbb": `BackgroundImage,#46505a`. Programs that don't know this find no such image and paint none.
struct LevelBackground {
    enum class Kind : std::uint8_t { None, Colour, Tile, Images };

    Kind kind = Kind::None;
    /// Names of images: one for a tile, at least one for images; for a colour only that, in lower case.
    std::vector<std::string> images;
    int column = 0; ///< of a tile in its image, from 0
    int row = 0;    ///< the same

    friend bool operator==(const LevelBackground &, const LevelBackground &) = default;
};

/// The background in the first such line, the only one that is painted.
LevelBackground backgroundOf(const LevelFile &design);
/// Replaces all backgrounds of the level. Errors: those of the two above; an invalid colour.
Result<void> setBackground(LevelFile &design, const LevelBackground &background);

/// Sets the player's start. Errors: those of `moveRecords`.
Result<void> setLevelStart(LevelFile &design, LevelPoint at);

/// Where the content stays when a level is resized.
enum class LevelAnchor : std::uint8_t {
    TopLeft,
    Top,
    TopRight,
    Left,
    Centre,
    Right,
    BottomLeft,
    Bottom,
    BottomRight,
};

/// The tile nearest to `from` where a trial can start: inside the level, without a solid object, and out of
/// reach of anything that hurts or ends the level (creatures, spikes, goals). Nearest by steps in four
/// directions around static walls, so that it is on the same side of a wall; `from` itself if it is free.
/// None if `from` is outside or in a wall, or nothing is free.
std::optional<LevelTile> freeTileNear(const LevelFile &design, LevelTile from);

/// Resizes a level. Objects outside are kept, as files may contain them. If a difference is odd, the smaller
/// half goes to the left or top. Error: a side that isn't 1 .. kLargestLevel.
Result<void> resizeLevel(LevelFile &design, int width, int height, LevelAnchor anchor);

/// Adds walls on all border tiles with neither a solid object nor a Door marker: DirectionalWall in a
/// RoguelikeLevel, otherwise Wall. Returns how many.
std::size_t addBorderWalls(LevelFile &design);

/// Error: a comma, a line break, a control character, or invalid UTF-8.
Result<void> renameLevel(LevelFile &design, const std::string &name);

void changeLevelType(LevelFile &design, LevelType type);

/// The same for a rectangle.
std::vector<std::size_t> objectsIn(const LevelFile &design, const LevelRect &rect);

} // namespace cave
