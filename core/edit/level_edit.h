// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/level_file.h"
#include "core/edit/level_patch.h"
#include "core/path/tile_path.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

// Changes to a level file, made in place. Each clears the `source` of the lines that it touches and of no
// other, so that all else is written as it was read. Records are named by their index in
// `LevelFile::records`; an index past the end is a bug of the caller. Errors (InvalidArgument) say what was
// expected and leave the level as it was.

/// A rectangle of tiles: `width` × `height` from its top left corner, east and down.
struct LevelRect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    friend bool operator==(const LevelRect &, const LevelRect &) = default;
};

/// An object of a known type as it is when it has just been placed: 100 health and 30 strength, an Archer's
/// strength 10; potions of 50; a Marker of Loot; a note without text.
LevelRecord newLevelObject(const LevelObjectInfo &info, LevelPoint at);

/// The object behind all others. Returns its index.
std::size_t addObject(LevelFile &design, LevelRecord object);

/// `indices` in any order, each once or oftener.
void removeRecords(LevelFile &design, const std::vector<std::size_t> &indices);

/// Moves objects and the player's start, fractions of tiles included; lines without a place stay. Error: one
/// would come to lie farther from 0 than kFarthestPlace.
Result<void> moveRecords(LevelFile &design, const std::vector<std::size_t> &indices, double dx, double dy);

/// The same as a change, in time by the number of `indices`, which ascend.
Result<LevelPatch> movePatch(const LevelFile &design, const std::vector<std::size_t> &indices, double dx,
                             double dy);

/// Field number `field` of `LevelRecord::fields`. Errors: there is no such field; the object's type doesn't
/// take `text` there; of an unknown type or a background: a comma, a line break or a control character.
Result<void> setLevelField(LevelFile &design, std::size_t index, std::size_t field, const std::string &text);

/// One tile of a picture, or pictures one above the other, in place of all backgrounds that the level has.
/// Errors: an image's name is empty or has a comma, a line break or a control character; a number below 0.
Result<void> setBackgroundTile(LevelFile &design, const std::string &image, int column, int row);
Result<void> setBackgroundImages(LevelFile &design, const std::vector<std::string> &images);

/// What lies under a level. Level files have no line for a colour; as a picture may have any name, one is
/// written as the picture "#rrggbb" alone: `BackgroundImage,#46505a`. Programs that don't know of this find
/// no picture of that name and draw none.
struct LevelBackground {
    enum class Kind : std::uint8_t { None, Colour, Tile, Images };

    Kind kind = Kind::None;
    /// Names of pictures: of a tile one, of images at least one; of a colour that alone, in small letters.
    std::vector<std::string> images;
    int column = 0; ///< of a tile in its picture, from 0
    int row = 0;    ///< likewise

    friend bool operator==(const LevelBackground &, const LevelBackground &) = default;
};

/// Whether a name is a colour: '#' and six hexadecimal digits.
bool isLevelColour(std::string_view name);
/// That of the first line with one, which alone is drawn.
LevelBackground backgroundOf(const LevelFile &design);
/// In place of all that the level has. Errors: as of the two above; a colour that is none.
Result<void> setBackground(LevelFile &design, const LevelBackground &background);

/// Where the player begins, in place of where he did. Error: as of `moveRecords`.
Result<void> setLevelStart(LevelFile &design, LevelPoint at);

/// Where the content stays when a level gets another size.
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

/// The tile nearest to `from` on which a trial can begin: inside the level, without a solid object and out of
/// reach of whatever hurts there or ends the level (creatures, spikes, goals). Nearest by steps in four
/// directions around static walls, so that it is on the same side of a wall; `from` itself if it is free.
/// None: `from` is outside or in a wall, or nothing is free.
std::optional<LevelTile> freeTileNear(const LevelFile &design, LevelTile from);

/// Gives a level another size. What then lies outside is kept, as files may hold it. Of an odd difference
/// the smaller half goes to the left and the top. Error: a side that isn't 1 .. kLargestLevel.
Result<void> resizeLevel(LevelFile &design, int width, int height, LevelAnchor anchor);

/// Puts walls on the tiles of the border that hold neither a solid object nor a Door marker:
/// DirectionalWall in a RoguelikeLevel, else Wall. Returns how many.
std::size_t addBorderWalls(LevelFile &design);

/// Error: a comma, a line break, a control character, or no UTF-8.
Result<void> renameLevel(LevelFile &design, const std::string &name);

void changeLevelType(LevelFile &design, LevelType type);

/// Likewise of a rectangle.
std::vector<std::size_t> objectsIn(const LevelFile &design, const LevelRect &rect);

} // namespace cave
