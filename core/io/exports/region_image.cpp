// SPDX-License-Identifier: MIT
#include "core/io/exports/region_image.h"

#include "core/io/exports/cell_picture.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace cave {
namespace {

/// The bounding rectangle of regions.
struct RegionBounds {
    RegionPos low;
    RegionPos high;
};

template<class Positions, class Projection>
RegionBounds boundsOf(const Positions &positions, Projection posOf)
{
    RegionBounds bounds{posOf(positions.front()), posOf(positions.front())};
    for (const auto &element : positions) {
        const RegionPos pos = posOf(element);
        bounds.low = {std::min(bounds.low.x, pos.x), std::min(bounds.low.y, pos.y)};
        bounds.high = {std::max(bounds.high.x, pos.x), std::max(bounds.high.y, pos.y)};
    }
    return bounds;
}

/// Unsigned: the difference of any two positions fits.
std::uint64_t span(std::int64_t low, std::int64_t high)
{
    return static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low);
}

Result<void> checkBounds(const RegionBounds &bounds, int regionSize, int cellPixels)
{
    const auto regionPixels = static_cast<std::uint64_t>(regionSize) * static_cast<std::uint64_t>(cellPixels);
    const std::uint64_t most = kMaxImageSide / regionPixels;
    const std::uint64_t columns = span(bounds.low.x, bounds.high.x);
    const std::uint64_t rows = span(bounds.low.y, bounds.high.y);
    if (columns < most && rows < most)
        return {};
    return invalid(message("the regions are too far apart for one picture of at "
                           "most %1 pixels per side: %2 regions fit side by side",
                           kMaxImageSide, most));
}

CellInk inkOf(Terrain terrain)
{
    constexpr std::array kInks{CellInk::Floor, CellInk::Rock, CellInk::Water, CellInk::Trees,
                               CellInk::Unknown};
    return kInks[static_cast<std::size_t>(terrain)];
}

void addRegion(CellPicture &picture, const Region &region, RegionPos low)
{
    const int left = static_cast<int>(region.pos.x - low.x) * region.size;
    const int bottom = static_cast<int>(region.pos.y - low.y) * region.size;
    for (int y = 0; y < region.size; ++y) {
        for (int x = 0; x < region.size; ++x)
            picture.set(left + x, bottom + y, inkOf(region.terrain({x, y})));
    }
    for (const Feature &feature : region.features) {
        const std::optional<CellInk> ink = inkOf(feature.kind);
        if (ink && !region.isRock(feature.cell)) // such as a walled up door
            picture.set(left + feature.cell.x, bottom + feature.cell.y, *ink);
    }
    for (const CellPos cell : region.chests)
        picture.set(left + cell.x, bottom + cell.y, CellInk::Chest);
    for (const CellPos cell : region.monsters)
        picture.set(left + cell.x, bottom + cell.y, CellInk::Monster);
}

} // namespace

Result<void> checkImageSize(const std::vector<RegionPos> &regions, int regionSize, int cellPixels)
{
    if (regions.empty())
        return invalid("a picture needs at least one region");
    return checkBounds(boundsOf(regions, [](RegionPos pos) { return pos; }), regionSize, cellPixels);
}

Result<std::string> regionsPng(const std::vector<Region> &regions, int cellPixels)
{
    if (regions.empty())
        return invalid("a picture needs at least one region");
    const int regionSize = regions.front().size;
    const RegionBounds bounds = boundsOf(regions, [](const Region &region) { return region.pos; });
    CAVE_TRY(checkBounds(bounds, regionSize, cellPixels));
    CellPicture picture(static_cast<int>(span(bounds.low.x, bounds.high.x) + 1) * regionSize,
                        static_cast<int>(span(bounds.low.y, bounds.high.y) + 1) * regionSize);
    for (const Region &region : regions)
        addRegion(picture, region, bounds.low);
    picture.findWalls();
    return picture.png(cellPixels);
}

} // namespace cave
