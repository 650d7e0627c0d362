// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/interface.h"
#include "core/world/settings.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// One bit per cell of a region: bit x of element y, y counted from the south. Bits and rows past the
/// region's size are 0.
using RegionRows = std::array<std::uint64_t, kMaxRegionSize>;

constexpr bool testCell(const RegionRows &rows, CellPos cell)
{
    return ((rows[static_cast<std::size_t>(cell.y)] >> static_cast<unsigned>(cell.x)) & 1U) != 0;
}

/// The terrain of a cell.
enum class Terrain : std::uint8_t {
    Floor,
    Rock,   ///< blocks movement and sight
    Water,  ///< doesn't block sight; entering takes two turns
    Trees,  ///< block sight, not movement: nothing is seen in them
    Bounds, ///< beyond the edges of a bounded level: blocks like rock, and can't be changed
};

/// A special place in a level.
enum class FeatureKind : std::uint8_t {
    Start,
    Finish,     ///< the exit of the level, or the end of the run
    Door,       ///< `value` 1: leads to another room; 0: walled up, which is also rock
    Spike,      ///< kills the player
    Potion,     ///< heals the player by `value`, or hurts if negative; then disappears
    Pickup,     ///< `value` of the item `text` (a key of the content); disappears when taken
    Info,       ///< shows `text`
    Decoration, ///< appearance only: `text` is the type of a level file's object
    Camp,       ///< of a journey: the player rests there, and may wake there
    Relic,      ///< likewise; disappears when taken
    MapPiece,   ///< likewise
    Gate,       ///< likewise: where the last guardian stands
    Pedestal,   ///< likewise: one of the things in a vault, of which the player takes one; `value`: which
    Shrine,     ///< likewise: helps once
    Captive,    ///< likewise: goes with who frees them; `text` is their kind, a key of the content's monsters
};
inline constexpr FeatureKind kLastFeatureKind = FeatureKind::Captive;

struct Feature {
    CellPos cell;
    FeatureKind kind = FeatureKind::Start;
    int value = 0;
    std::string text = {};

    friend bool operator==(const Feature &, const Feature &) = default;
};

/// A monster placed by a generator, if its kind isn't drawn.
struct CastMember {
    std::string kind;  ///< a key of the content's monsters; empty in a journey if the kind is drawn
    int health = 0;    ///< points; 0 for the default of its kind
    int strength = -1; ///< damage of its touch in points; negative for the default of its kind

    friend bool operator==(const CastMember &, const CastMember &) = default;
};

/// What the seed generates in one square of the world: a pure function of (generator, version, seed,
/// position, settings).
struct Region {
    RegionPos pos;
    int size = 0;                       ///< cells per side, kMinRegionSize .. kMaxRegionSize
    std::int64_t seed = 0;              ///< the region's own seed, shown in exports
    RegionRows rock{};                  ///< set: rock; clear: floor (chest cells are floor)
    std::vector<CellPos> chests;        ///< in increasing (x, y)
    std::vector<CellPos> monsters;      ///< where monsters start
    RegionRows water{};                 ///< set: water; neither rock nor trees
    RegionRows trees{};                 ///< set: trees; neither rock nor water
    RegionRows bounds{};                ///< set: outside every level, which is also rock
    std::vector<Feature> features = {}; ///< in increasing cell order; several may share a cell
    std::vector<CastMember> cast = {};  ///< the kinds of `monsters`, one for each; empty if kinds are drawn

    friend bool operator==(const Region &, const Region &) = default;

    [[nodiscard]] bool isRock(CellPos cell) const { return testCell(rock, cell); }
    [[nodiscard]] Terrain terrain(CellPos cell) const;
    [[nodiscard]] bool hasChest(CellPos cell) const;
    [[nodiscard]] int floorCount() const;
};

/// The cells of a region with this terrain.
RegionRows cellsOf(const Region &region, Terrain terrain);

/// A hash of everything in a region, the same on every machine.
std::uint64_t regionHash(const Region &region);

/// A bounded level: a rectangle of the world. Levels are so far apart that nothing moves or sees from one to
/// another.
struct Level {
    int number = 1; ///< from 1
    CellRect area;
    std::int64_t seed = 0;          ///< the level's own
    std::optional<WorldPos> start;  ///< where the player enters
    std::optional<WorldPos> finish; ///< the exit of the level, or the end of the run

    friend bool operator==(const Level &, const Level &) = default;
};

/// Entering `from` leads to `to`, on another level.
struct Link {
    WorldPos from;
    WorldPos to;

    friend bool operator==(const Link &, const Link &) = default;
};

/// The levels of a world. Without levels it is endless.
struct LevelPlan {
    std::vector<Level> levels; ///< by number
    std::vector<Link> links;

    friend bool operator==(const LevelPlan &, const LevelPlan &) = default;

    [[nodiscard]] bool isBounded() const { return !levels.empty(); }
    /// The level of `p`, or nullptr.
    [[nodiscard]] const Level *levelAt(WorldPos p) const;
    /// Where a link from `p` leads; none if there is none.
    [[nodiscard]] std::optional<WorldPos> linkFrom(WorldPos p) const;
};

/// The places of a journey's goal, which the seed determines; empty in other worlds.
struct JourneyPlan {
    std::vector<WorldPos> relics;    ///< the nearest to the origin first
    std::vector<WorldPos> mapPieces; ///< any one of them shows the gate's place
    std::optional<WorldPos> gate;    ///< its guardian, the first monster of the region, stands there

    friend bool operator==(const JourneyPlan &, const JourneyPlan &) = default;
    [[nodiscard]] bool empty() const { return !gate.has_value(); }
};

/// The straight distance from the origin in whole cells, rounded down: how deep a place lies in a journey.
/// At most 2,000,000,000.
[[nodiscard]] std::int64_t depthAt(WorldPos p);

/// Rows of a region, both ends included.
struct RowSpan {
    int first = 0;
    int last = kMaxRegionSize - 1;
};

/// Where the only monster of a region may start: on one of a few cells, or, seldom, in some of its rows.
struct MonsterPlaces {
    std::array<CellPos, 4> cells; ///< it is on the first free one
    RowSpan rows;                 ///< in which it is if none of the cells is free
};

/// Generates regions. Implementations are pure and thread-safe.
class RegionSource : public Interface {
public:
    [[nodiscard]] virtual int regionSize() const = 0;
    /// The region at `pos`; always the same for the same source settings.
    [[nodiscard]] virtual Region generate(RegionPos pos) const = 0;
    /// The levels of a bounded world; may have to generate them. The default is an endless world.
    [[nodiscard]] virtual const LevelPlan &plan() const;
    /// The level with this number, or nullptr; doesn't generate other levels if it can be avoided.
    [[nodiscard]] virtual const Level *level(int number) const;
    /// The goal of a journey. The default is none.
    [[nodiscard]] virtual const JourneyPlan &journey() const;

    // What can be known of a region for a fraction of the work of generating it.

    /// All cells of some rows that may have a chest; each has one or is no floor, or something else was put
    /// there. Other rows are unspecified. None if that can't be known.
    [[nodiscard]] virtual std::optional<RegionRows> possibleChests(RegionPos pos, RowSpan rows) const;
    /// Where monsters may be. None if that can't be known, or if there may be more than one.
    [[nodiscard]] virtual std::optional<MonsterPlaces> possibleMonsters(RegionPos pos) const;
    /// Cells that are certainly floor, among the southernmost and westernmost `side` rows and columns. The
    /// default knows of none.
    [[nodiscard]] virtual RegionRows certainFloor(RegionPos pos, int side) const;
};

/// The intersection of both rectangles; width or height 0 if it is empty.
CellRect intersection(const CellRect &a, const CellRect &b);

/// The part of `rect` inside the level of `p` extended by `margin` cells; all of `rect` in an endless world
/// or outside all levels.
CellRect clipToLevel(const LevelPlan &plan, const CellRect &rect, WorldPos p, int margin = 0);

} // namespace cave
