// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/sight/sight_probe.h"
#include "core/base/message.h"
#include "core/base/result.h"
#include "core/sight/line_of_sight.h"
#include "core/world/region.h"
#include "core/world/world.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// A cell of a line of sight, and what it does to the line.
struct SightStep {
    WorldPos at;
    Terrain terrain = Terrain::Floor;
    bool blocks = false;                        ///< as a cell: rock, trees, beyond the world
    std::optional<std::array<WorldPos, 2>> gap; ///< both block beside the diagonal step to this cell

    /// Whether it breaks the line by this rule.
    [[nodiscard]] bool breaks(GapRule rule) const { return blocks || (gap && rule == GapRule::Closed); }
};

using TerrainAt = std::function<Terrain(WorldPos)>;

/// A line cell by cell. A monster looks out of its own cell, the first one, even from among trees.
std::vector<SightStep> sightSteps(const std::vector<WorldPos> &cells, const TerrainAt &terrainAt,
                                  bool fromMonster);

/// "(3, 4): rock; blocks", or "(5, 5): floor; diagonal gap between (5, 4) and (4, 5), which blocks".
Message stepText(const SightStep &step, GapRule rule);

/// The largest width and height of the map of a case, in cells.
inline constexpr int kMaxCaseSide = 2'048;

/// A line of sight on a map with the answer that is expected: a test case, which people read and write.
///
///     sight case 1
///     note a gap beside the pillar              (any number of these)
///     viewer 3 4                                (or "monster 3 4", who looks out of their own cell)
///     target 5 6
///     rule gap                                  (or original)
///     disc wide 5                               (or exact, original; without it only the line counts)
///     expect blocked 5 6 gap                    (or cell; or "expect visible")
///     expect inside                             (or outside: of the disc)
///     area 0 0 12 9                             (then the rows, as `mapText` writes them)
struct SightCase {
    struct Disc {
        DiscRule rule = DiscRule::Wide;
        int radius = 0; ///< cells
    };

    /// What is expected of the line; kind None for a visible target.
    struct Expected {
        SightObstacle::Kind obstacle = SightObstacle::Kind::None;
        WorldPos at; ///< of the obstacle

        friend bool operator==(const Expected &, const Expected &) = default;
    };

    std::vector<std::string> notes;
    WorldPos viewer;
    bool fromMonster = false;
    WorldPos target;
    GapRule gaps = GapRule::Closed;
    std::optional<Disc> disc;
    Expected expected;
    bool expectedInside = false; ///< with a disc
    CellRect area;               ///< of the map; has viewer and target
    std::vector<std::string> rows;

    /// Bounds outside the map.
    [[nodiscard]] Terrain terrainAt(WorldPos p) const;
    [[nodiscard]] bool isInDisc(WorldPos p) const;
};

/// Error InvalidArgument: "line 3: …", what is wrong there.
Result<SightCase> parseSightCase(std::string_view text);
std::string sightCaseText(const SightCase &sightCase);

/// What the rules say of a case.
struct SightCaseResult {
    SightTrace line;
    std::vector<SightStep> steps;
    bool inside = false;              ///< of the disc, if there is one
    std::vector<Message> differences; ///< from what is expected

    [[nodiscard]] bool agrees() const { return differences.empty(); }
};

SightCaseResult runSightCase(const SightCase &sightCase);

/// The case of a line in a world, which expects what is there now. The disc is that of `radius` around
/// `probe.from`, by the world's rule, or else that of a living monster there. Error InvalidArgument: the map
/// would be too large.
Result<SightCase> sightCaseOf(World &world, const SightProbe &probe, GapRule gaps, std::optional<int> radius);

/// A picture of a case as SVG: terrain, the disc's cells, the line's cells, what breaks it, both ends.
std::string sightCaseSvg(const SightCase &sightCase);

} // namespace cave
