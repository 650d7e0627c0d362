// SPDX-License-Identifier: MIT
#include "core/io/exports/cell_picture.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <png.h>

namespace cave {
namespace {

constexpr std::array<PictureColour, 15> kPalette{{
    {0x14, 0x15, 0x1a}, // unknown
    {0x1b, 0x1d, 0x24}, // rock
    {0x6a, 0x71, 0x83}, // wall
    {0x6e, 0x5c, 0x46}, // floor
    {0xf2, 0xb8, 0x4b}, // chest
    {0xe5, 0x53, 0x3d}, // monster
    {0x9a, 0x82, 0x5a}, // claimed chest
    {0x4f, 0xb3, 0xd9}, // marker
    {0xf5, 0xf5, 0xf5}, // player
    {0x2f, 0x5f, 0x9e}, // water
    {0x2f, 0x6b, 0x3f}, // trees
    {0x5f, 0xc4, 0x8b}, // start
    {0xc4, 0x5f, 0xa8}, // finish
    {0xb0, 0x7d, 0x4b}, // door
    {0xc9, 0xcd, 0xd6}, // spike
}};

/// Pictures with only floor and rock need no more colours than the first of these, others except those of
/// rooms no more than the second.
constexpr std::array<std::size_t, 2> kEnoughInks{9, 13};

bool isTerrain(CellInk ink)
{
    return ink <= CellInk::Floor || ink == CellInk::Water || ink == CellInk::Trees;
}

bool isSquare(CellInk ink)
{
    return ink == CellInk::Chest || ink == CellInk::ClaimedChest;
}

/// The colour of pixel (px, py) of a cell: a chest is a square and any other thing a diamond, surrounded by
/// floor.
CellInk inkInside(CellInk ink, int px, int py, int cellPixels)
{
    if (cellPixels < 4 || isTerrain(ink))
        return ink;
    const int dx = std::abs(2 * px + 1 - cellPixels);
    const int dy = std::abs(2 * py + 1 - cellPixels);
    const bool inside = isSquare(ink) ? std::max(dx, dy) <= cellPixels * 3 / 4 : dx + dy <= cellPixels;
    return inside ? ink : CellInk::Floor;
}

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

std::optional<CellInk> inkOf(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Start:
        return CellInk::Start;
    case FeatureKind::Finish:
        return CellInk::Finish;
    case FeatureKind::Door:
    case FeatureKind::Gate:
        return CellInk::Door;
    case FeatureKind::Spike:
        return CellInk::Spike;
    case FeatureKind::Potion:
    case FeatureKind::Pickup:
    case FeatureKind::Relic:
    case FeatureKind::MapPiece:
    case FeatureKind::Pedestal:
        return CellInk::Chest;
    case FeatureKind::Camp:
    case FeatureKind::Shrine:
    case FeatureKind::Captive:
    case FeatureKind::Info:
        return CellInk::Marker;
    case FeatureKind::Decoration:
        break;
    }
    return std::nullopt;
}

PictureColour colourOf(CellInk ink)
{
    return kPalette[static_cast<std::size_t>(ink)];
}

/// libpng's simplified interface: it reports errors by return value, without longjmp.
Result<std::string> palettePng(const std::vector<std::uint8_t> &pixels, int width, int height,
                               const std::vector<PictureColour> &palette, bool clearFirst)
{
    std::vector<std::uint8_t> colours;
    for (std::size_t i = 0; i < palette.size(); ++i) {
        colours.insert(colours.end(), {palette[i].red, palette[i].green, palette[i].blue});
        if (clearFirst)
            colours.push_back(i == 0 ? 0x00 : 0xFF);
    }
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(width);
    image.height = static_cast<png_uint_32>(height);
    image.format = clearFirst ? PNG_FORMAT_RGBA_COLORMAP : PNG_FORMAT_RGB_COLORMAP;
    image.colormap_entries = static_cast<png_uint_32>(palette.size());
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    std::string bytes(size, '\0');
    if (png_image_write_to_memory(&image, bytes.data(), &size, 0, pixels.data(), width, colours.data()) == 0)
        return Error{ErrorCode::Io, message("can't encode the picture: %1", image.message)};
    bytes.resize(size);
    return bytes;
}

CellPicture::CellPicture(int width, int height)
    : m_width(width)
    , m_height(height)
    , m_inks(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), CellInk::Unknown)
{
}

void CellPicture::findWalls()
{
    for (int y = 0; y < m_height; ++y) {
        for (int x = 0; x < m_width; ++x) {
            if (at(x, y) == CellInk::Rock && touchesFloor(x, y))
                set(x, y, CellInk::Wall);
        }
    }
}

bool CellPicture::touchesFloor(int x, int y) const
{
    for (int ny = std::max(y - 1, 0); ny <= std::min(y + 1, m_height - 1); ++ny) {
        for (int nx = std::max(x - 1, 0); nx <= std::min(x + 1, m_width - 1); ++nx) {
            if (at(nx, ny) >= CellInk::Floor)
                return true;
        }
    }
    return false;
}

Result<std::string> CellPicture::png(int cellPixels) const
{
    std::vector<std::uint8_t> pixels;
    pixels.reserve(m_inks.size() * static_cast<std::size_t>(cellPixels) *
                   static_cast<std::size_t>(cellPixels));
    for (int y = m_height - 1; y >= 0; --y) {
        for (int py = 0; py < cellPixels; ++py) {
            for (int x = 0; x < m_width; ++x) {
                for (int px = 0; px < cellPixels; ++px)
                    pixels.push_back(static_cast<std::uint8_t>(inkInside(at(x, y), px, py, cellPixels)));
            }
        }
    }
    const CellInk last = m_inks.empty() ? CellInk::Unknown : *std::ranges::max_element(m_inks);
    std::vector<PictureColour> palette(kPalette.begin(), kPalette.end());
    const auto *const enough = std::ranges::find_if(
        kEnoughInks, [last](std::size_t inks) { return static_cast<std::size_t>(last) < inks; });
    if (enough != kEnoughInks.end())
        palette.resize(*enough);
    return palettePng(pixels, m_width * cellPixels, m_height * cellPixels, palette);
}

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
