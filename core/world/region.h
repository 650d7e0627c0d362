// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/world/settings.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// One bit a cell of a region: bit x of element y, y counted from the south. Bits and rows past the region's
/// size are 0.
using RegionRows = std::array<std::uint64_t, kMaxRegionSize>;

constexpr bool testCell(const RegionRows &rows, CellPos cell)
{
    return ((rows[static_cast<std::size_t>(cell.y)] >> static_cast<unsigned>(cell.x)) & 1U) != 0;
}

/// What a cell is made of. Each cell is one of these.
enum class Terrain : std::uint8_t {
    Floor,
    Rock,   ///< blocks walking and sight
    Water,  ///< doesn't block sight; wading into it takes two turns
    Trees,  ///< block sight, not walking: who stands among them isn't seen
    Bounds, ///< beyond the edges of a bounded level: blocks like rock, and can't be changed
};

/// A place of a level with a meaning of its own.
enum class FeatureKind : std::uint8_t {
    Start,
    Finish,     ///< where the level is left, or the run is won
    Door,       ///< `value` 1: leads to another room; 0: walled up, and rock, too
    Spike,      ///< kills the player
    Potion,     ///< heals the player by `value` at once, or harms them when it is negative; then it is gone
    Pickup,     ///< `value` of the item `text` (a key of the content); gone once it is taken
    Info,       ///< shows `text`
    Decoration, ///< nothing but a look: `text` names the type of a level file's object
};

struct Feature {
    CellPos cell;
    FeatureKind kind = FeatureKind::Start;
    int value = 0;
    std::string text = {};

    friend bool operator==(const Feature &, const Feature &) = default;
};

/// Who starts at a place, where that isn't drawn by kinds.
struct CastMember {
    std::string kind;  ///< a key of the content's monsters
    int health = 0;    ///< points; 0: those of its kind
    int strength = -1; ///< points that its touch does; below 0: those of its kind

    friend bool operator==(const CastMember &, const CastMember &) = default;
};

/// What the seed puts into one square of the world: a pure function of (generator, version, seed, position,
/// settings).
struct Region {
    RegionPos pos;
    int size = 0;                       ///< cells a side, kMinRegionSize .. kMaxRegionSize
    std::int64_t seed = 0;              ///< the region's own seed, shown in exports
    RegionRows rock{};                  ///< set: rock; clear: floor (chest cells are floor)
    std::vector<CellPos> chests;        ///< in increasing (x, y)
    std::vector<CellPos> monsters;      ///< where monsters start
    RegionRows water{};                 ///< set: water; neither rock nor trees
    RegionRows trees{};                 ///< set: trees; neither rock nor water
    RegionRows bounds{};                ///< set: outside every level; rock, too
    std::vector<Feature> features = {}; ///< in increasing cell; several may share one
    std::vector<CastMember> cast = {};  ///< who `monsters` are, one for each; or empty: kinds are drawn

    friend bool operator==(const Region &, const Region &) = default;

    [[nodiscard]] bool isRock(CellPos cell) const { return testCell(rock, cell); }
    [[nodiscard]] Terrain terrain(CellPos cell) const;
    [[nodiscard]] bool hasChest(CellPos cell) const;
    [[nodiscard]] int floorCount() const;
};

/// The cells of a region that are of a terrain.
RegionRows cellsOf(const Region &region, Terrain terrain);

/// A hash of everything in a region, the same on every machine.
std::uint64_t regionHash(const Region &region);

/// A bounded level: a rectangle of the world's plane. Levels lie so far apart that nothing walks or sees from
/// one to another.
struct Level {
    int number = 1; ///< from 1
    CellRect area;
    std::int64_t seed = 0;          ///< the level's own
    std::optional<WorldPos> start;  ///< where the player enters
    std::optional<WorldPos> finish; ///< where the level is left, or the run is won

    friend bool operator==(const Level &, const Level &) = default;
};

/// Walking onto `from` leads to `to`, on another level.
struct Link {
    WorldPos from;
    WorldPos to;

    friend bool operator==(const Link &, const Link &) = default;
};

/// How a world's plane is divided. Without levels it is endless.
struct LevelPlan {
    std::vector<Level> levels; ///< by number
    std::vector<Link> links;

    friend bool operator==(const LevelPlan &, const LevelPlan &) = default;

    [[nodiscard]] bool isBounded() const { return !levels.empty(); }
    /// The level that holds `p`, or nullptr.
    [[nodiscard]] const Level *levelAt(WorldPos p) const;
    /// Where walking onto `p` leads; none: nowhere.
    [[nodiscard]] std::optional<WorldPos> linkFrom(WorldPos p) const;
};

/// Makes regions. Implementations are pure and may be called from any thread.
class RegionSource {
public:
    RegionSource() = default;
    RegionSource(const RegionSource &) = delete;
    RegionSource &operator=(const RegionSource &) = delete;
    virtual ~RegionSource() = default;

    [[nodiscard]] virtual int regionSize() const = 0;
    /// The region at `pos`; the same value for the same source settings, whenever and wherever it is asked
    /// for.
    [[nodiscard]] virtual Region generate(RegionPos pos) const = 0;
    /// The levels of a bounded world; it may have to make them. By default the world is endless.
    [[nodiscard]] virtual const LevelPlan &plan() const;
};

} // namespace cave
