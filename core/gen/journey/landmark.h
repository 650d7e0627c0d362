// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/content/content_version.h"
#include "core/world/region.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// The largest width and height of a landmark, in cells.
inline constexpr int kMaxLandmarkCells = 17;

/// What a landmark is for.
enum class LandmarkRole : std::uint8_t {
    Common, ///< anywhere within its depths
    Start,  ///< beside the spawn
    Relic,  ///< one of them at each relic
    Map,    ///< around a map piece that lies on its own
    Gate,
};

/// A hand-drawn piece of a journey's caves in one orientation. Rows are counted from the south; bits and
/// cells from the west, from the south-west corner of the piece.
struct LandmarkShape {
    int width = 0;
    int height = 0;
    std::vector<std::uint64_t> drawn; ///< cells that the piece replaces
    std::vector<std::uint64_t> rock;
    std::vector<std::uint64_t> water;
    std::vector<std::uint64_t> trees;
    /// The cells around `drawn`, which become floor: `height` + 2 rows, whose first bit is west of the piece
    /// and whose first row is south of it.
    std::vector<std::uint64_t> ring;
    std::vector<CellPos> chests;
    std::vector<CellPos> monsters;
    std::vector<CastMember> cast; ///< of `monsters`; an empty kind is drawn
    std::vector<Feature> features;
};

/// A landmark of resources/content/journey/landmarks.json.
struct Landmark {
    std::string key;
    LandmarkRole role = LandmarkRole::Common;
    int weight = 1;        ///< among those that fit
    std::int64_t from = 0; ///< the depths at which it occurs, both ends included
    std::int64_t to = 0;
    std::vector<LandmarkShape> shapes; ///< mirrored in each way
};

/// Reads landmarks. `rows` of a piece, from the north: '#' rock, '.' floor, '~' water, 't' trees, '$' a
/// chest, 'm' a monster drawn for its place, 'M' one of the kind `monster`, 'c' a camp, 'o' a relic, '?' a
/// map piece, 'g' the gate with its guardian of the kind `monster`, 'p' a pedestal, 's' a shrine, 'a' a
/// captive of the kind `captive`; ' ' leaves the cave as it is. Errors name the piece: a size or symbol that
/// isn't allowed, or floor that can't be reached from around the piece.
Result<std::vector<Landmark>> parseLandmarks(std::string_view text, int version = kNewestContent);

/// The built-in ones of a version of the content, which are read once; none only if their file is invalid.
const std::vector<Landmark> &builtInLandmarks(int version = kNewestContent);

/// True for monsters, by key, that are captives in some landmark, and never enemies.
[[nodiscard]] bool isCaptiveKind(std::string_view kind);

/// Puts a shape into `region`, with its south-west corner at `corner`, at least two cells from each border.
/// All floor of the region stays joined, and that of the piece is joined to it. Landmark monsters come after
/// those of the region; monsters, chests and features under the piece are removed. Without `objects` only the
/// terrain is changed.
void stamp(const LandmarkShape &shape, CellPos corner, bool objects, Region &region);

} // namespace cave
