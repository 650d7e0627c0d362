#include "core/io/region_image.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <png.h>

namespace cave {
namespace {

/// Indices into the palette.
enum class Ink : std::uint8_t { Unknown, Rock, Wall, Floor, Chest, Monster };

struct Colour {
    std::uint8_t red;
    std::uint8_t green;
    std::uint8_t blue;
};

constexpr std::array<Colour, 6> kPalette{{
    {0x14, 0x15, 0x1a}, // unknown
    {0x1b, 0x1d, 0x24}, // rock
    {0x6a, 0x71, 0x83}, // wall
    {0x6e, 0x5c, 0x46}, // floor
    {0xf2, 0xb8, 0x4b}, // chest
    {0xe5, 0x53, 0x3d}, // monster
}};

/// The smallest rectangle of regions that holds all of them.
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
    return Error{ErrorCode::InvalidArgument,
                 "the regions are too far apart for one picture of at most " + std::to_string(kMaxImageSide) +
                     " pixels a side: " + std::to_string(most) + " regions fit beside each other"};
}

/// A picture in cells, rows from the south, before it is enlarged.
class CellPicture {
public:
    CellPicture(const RegionBounds &bounds, int regionSize)
        : m_low(bounds.low)
        , m_regionSize(regionSize)
        , m_width(static_cast<int>(span(bounds.low.x, bounds.high.x) + 1) * regionSize)
        , m_height(static_cast<int>(span(bounds.low.y, bounds.high.y) + 1) * regionSize)
        , m_inks(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height), Ink::Unknown)
    {
    }

    [[nodiscard]] int width() const { return m_width; }
    [[nodiscard]] int height() const { return m_height; }
    [[nodiscard]] Ink at(int x, int y) const { return m_inks[index(x, y)]; }

    void add(const Region &region)
    {
        const int left = static_cast<int>(region.pos.x - m_low.x) * m_regionSize;
        const int bottom = static_cast<int>(region.pos.y - m_low.y) * m_regionSize;
        for (int y = 0; y < m_regionSize; ++y) {
            for (int x = 0; x < m_regionSize; ++x)
                m_inks[index(left + x, bottom + y)] = region.isRock({x, y}) ? Ink::Rock : Ink::Floor;
        }
        for (const CellPos cell : region.chests)
            m_inks[index(left + cell.x, bottom + cell.y)] = Ink::Chest;
        for (const CellPos cell : region.monsters)
            m_inks[index(left + cell.x, bottom + cell.y)] = Ink::Monster;
    }

    /// Rock with floor among its eight neighbours becomes wall.
    void findWalls()
    {
        for (int y = 0; y < m_height; ++y) {
            for (int x = 0; x < m_width; ++x) {
                if (at(x, y) == Ink::Rock && touchesFloor(x, y))
                    m_inks[index(x, y)] = Ink::Wall;
            }
        }
    }

private:
    [[nodiscard]] std::size_t index(int x, int y) const
    {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(x);
    }

    [[nodiscard]] bool touchesFloor(int x, int y) const
    {
        for (int ny = std::max(y - 1, 0); ny <= std::min(y + 1, m_height - 1); ++ny) {
            for (int nx = std::max(x - 1, 0); nx <= std::min(x + 1, m_width - 1); ++nx) {
                if (at(nx, ny) >= Ink::Floor)
                    return true;
            }
        }
        return false;
    }

    RegionPos m_low;
    int m_regionSize;
    int m_width;
    int m_height;
    std::vector<Ink> m_inks;
};

/// The colour of pixel (px, py) of a cell: a chest is a square and a monster a diamond, with floor around
/// them.
Ink inkInside(Ink ink, int px, int py, int cellPixels)
{
    if (cellPixels < 4 || (ink != Ink::Chest && ink != Ink::Monster))
        return ink;
    const int dx = std::abs(2 * px + 1 - cellPixels);
    const int dy = std::abs(2 * py + 1 - cellPixels);
    const bool inside = ink == Ink::Chest ? std::max(dx, dy) <= cellPixels * 3 / 4 : dx + dy <= cellPixels;
    return inside ? ink : Ink::Floor;
}

std::vector<std::uint8_t> enlarge(const CellPicture &picture, int cellPixels)
{
    std::vector<std::uint8_t> pixels;
    pixels.reserve(static_cast<std::size_t>(picture.width()) * static_cast<std::size_t>(picture.height()) *
                   static_cast<std::size_t>(cellPixels) * static_cast<std::size_t>(cellPixels));
    for (int y = picture.height() - 1; y >= 0; --y) {
        for (int py = 0; py < cellPixels; ++py) {
            for (int x = 0; x < picture.width(); ++x) {
                for (int px = 0; px < cellPixels; ++px)
                    pixels.push_back(
                        static_cast<std::uint8_t>(inkInside(picture.at(x, y), px, py, cellPixels)));
            }
        }
    }
    return pixels;
}

/// libpng's simplified interface: it reports errors by return value, so nothing jumps over our frames.
Result<std::string> encode(const std::vector<std::uint8_t> &pixels, int width, int height)
{
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(width);
    image.height = static_cast<png_uint_32>(height);
    image.format = PNG_FORMAT_RGB_COLORMAP;
    image.colormap_entries = static_cast<png_uint_32>(kPalette.size());
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    std::string bytes(size, '\0');
    if (png_image_write_to_memory(&image, bytes.data(), &size, 0, pixels.data(), width, kPalette.data()) == 0)
        return Error{ErrorCode::Io, std::string("can't encode the picture: ") + image.message};
    bytes.resize(size);
    return bytes;
}

} // namespace

Result<void> checkImageSize(const std::vector<RegionPos> &regions, int regionSize, int cellPixels)
{
    if (regions.empty())
        return Error{ErrorCode::InvalidArgument, "a picture needs at least one region"};
    return checkBounds(boundsOf(regions, [](RegionPos pos) { return pos; }), regionSize, cellPixels);
}

Result<std::string> regionsPng(const std::vector<Region> &regions, int cellPixels)
{
    if (regions.empty())
        return Error{ErrorCode::InvalidArgument, "a picture needs at least one region"};
    const int regionSize = regions.front().size;
    const RegionBounds bounds = boundsOf(regions, [](const Region &region) { return region.pos; });
    if (Result<void> fits = checkBounds(bounds, regionSize, cellPixels); !fits)
        return fits.error();
    CellPicture picture(bounds, regionSize);
    for (const Region &region : regions)
        picture.add(region);
    picture.findWalls();
    return encode(enlarge(picture, cellPixels), picture.width() * cellPixels, picture.height() * cellPixels);
}

} // namespace cave
