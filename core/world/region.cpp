// SPDX-License-Identifier: MIT
#include "core/world/region.h"

#include "core/base/bit_grid.h"
#include "core/base/hashing.h"
#include "core/base/row_bits.h"

#include <algorithm>
#include <array>

namespace cave {

bool Region::hasChest(CellPos cell) const
{
    return std::ranges::binary_search(chests, cell);
}

Terrain Region::terrain(CellPos cell) const
{
    if (testCell(bounds, cell))
        return Terrain::Bounds;
    if (testCell(rock, cell))
        return Terrain::Rock;
    if (testCell(water, cell))
        return Terrain::Water;
    return testCell(trees, cell) ? Terrain::Trees : Terrain::Floor;
}

RegionRows cellsOf(const Region &region, Terrain terrain)
{
    RegionRows cells{};
    for (std::size_t y = 0; y < static_cast<std::size_t>(region.size); ++y) {
        const std::uint64_t bounds = region.bounds[y];
        const std::uint64_t rock = region.rock[y] & ~bounds;
        const std::uint64_t water = region.water[y] & ~region.rock[y];
        const std::uint64_t trees = region.trees[y] & ~region.rock[y] & ~region.water[y];
        const std::uint64_t all = lowBits(region.size);
        const std::array<std::uint64_t, 5> rows{all & ~(region.rock[y] | bounds | water | trees), rock, water,
                                                trees, bounds};
        cells[y] = rows[static_cast<std::size_t>(terrain)];
    }
    return cells;
}

int Region::floorCount() const
{
    return size * size - row_bits::countBits(rock);
}

const Level *LevelPlan::levelAt(WorldPos p) const
{
    const auto found =
        std::ranges::find_if(levels, [p](const Level &level) { return level.area.contains(p); });
    return found == levels.end() ? nullptr : &*found;
}

std::optional<WorldPos> LevelPlan::linkFrom(WorldPos p) const
{
    const auto found = std::ranges::find_if(links, [p](const Link &link) { return link.from == p; });
    return found == links.end() ? std::nullopt : std::optional(found->to);
}

std::int64_t depthAt(WorldPos p)
{
    constexpr std::int64_t kFarthest = 1'000'000'000; // beyond it, squares would overflow
    const std::int64_t x = std::clamp(p.x, -kFarthest, kFarthest);
    const std::int64_t y = std::clamp(p.y, -kFarthest, kFarthest);
    const std::int64_t square = x * x + y * y;
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << 30U; bit > 0; bit /= 2) {
        if ((root + bit) * (root + bit) <= square)
            root += bit;
    }
    return root;
}

const LevelPlan &RegionSource::plan() const
{
    static const LevelPlan kEndless;
    return kEndless;
}

const Level *RegionSource::level(int number) const
{
    const std::vector<Level> &levels = plan().levels;
    const auto found = std::ranges::find(levels, number, &Level::number);
    return found == levels.end() ? nullptr : &*found;
}

std::optional<RegionRows> RegionSource::possibleChests(RegionPos /*pos*/, RowSpan /*rows*/) const
{
    return std::nullopt;
}

std::optional<MonsterPlaces> RegionSource::possibleMonsters(RegionPos /*pos*/) const
{
    return std::nullopt;
}

RegionRows RegionSource::certainFloor(RegionPos /*pos*/, int /*side*/) const
{
    return {};
}

const JourneyPlan &RegionSource::journey() const
{
    static const JourneyPlan kNone;
    return kNone;
}

std::uint64_t regionHash(const Region &region)
{
    std::uint64_t hash = combine(hashAt(word(region.size), region.pos.x, region.pos.y), region.seed);
    for (const std::uint64_t row : region.rock)
        hash = combine(hash, row);
    for (const std::vector<CellPos> *cells : {&region.chests, &region.monsters}) {
        hash = combine(hash, cells->size());
        for (const CellPos cell : *cells)
            hash = hashAt(hash, cell.x, cell.y);
    }
    // The hashes of plain regions must not change.
    const auto addRows = [&hash](const RegionRows &rows, std::uint64_t what) {
        if (rows == RegionRows{})
            return;
        hash = combine(hash, what);
        for (const std::uint64_t row : rows)
            hash = combine(hash, row);
    };
    addRows(region.water, 1);
    addRows(region.trees, 2);
    addRows(region.bounds, 3);
    for (const Feature &feature : region.features) {
        hash = combine(hashAt(hash, feature.cell.x, feature.cell.y), feature.kind);
        if (feature.value != 0 || !feature.text.empty())
            hash = combine(hash, feature.value, hashBytes(feature.text));
    }
    for (const CastMember &member : region.cast)
        hash = combine(hash, hashBytes(member.kind), member.health, member.strength);
    return hash;
}

CellRect intersection(const CellRect &a, const CellRect &b)
{
    const WorldPos low{std::max(a.origin.x, b.origin.x), std::max(a.origin.y, b.origin.y)};
    const WorldPos high{std::min(a.origin.x + a.width, b.origin.x + b.width),
                        std::min(a.origin.y + a.height, b.origin.y + b.height)};
    if (high.x <= low.x || high.y <= low.y)
        return {low, 0, 0};
    return {low, static_cast<int>(high.x - low.x), static_cast<int>(high.y - low.y)};
}

CellRect clipToLevel(const LevelPlan &plan, const CellRect &rect, WorldPos p, int margin)
{
    const Level *level = plan.levelAt(p);
    if (level == nullptr)
        return rect;
    const CellRect &area = level->area;
    return intersection(rect, {{area.origin.x - margin, area.origin.y - margin},
                               area.width + 2 * margin,
                               area.height + 2 * margin});
}

} // namespace cave
