// SPDX-License-Identifier: MIT
// What a Tiled map places: its objects, and the tiles of its tilesets and tile layers.

#include "core/base/text.h"
#include "core/base/whole_number.h"
#include "core/io/codec/payload.h"
#include "core/io/levels/tiled_reading.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <sstream>
#include <system_error>
#include <utility>

namespace cave {
namespace {

constexpr double kSlack = 1e-3; ///< of a tile: what Tiled rounds when it saves
constexpr std::uint32_t kGidBits = 0x0FFFFFFF;

/// An attribute in pixels; an optional one is 0 if it is missing.
Result<double> pixelsOf(const pugi::xml_node &node, const char *name, bool required)
{
    const pugi::xml_attribute attribute = node.attribute(name);
    if (!attribute && !required)
        return 0.0;
    const std::string text = attribute.value();
    if (const std::optional<double> value = parseFinite(text))
        return *value;
    return invalid(message("%1 '%2': expected a number of pixels", name, text));
}

Error noWholeTiles()
{
    return invalid(message("expected a shape of whole tiles, with edges along the grid"));
}

Error tooManyTiles()
{
    return invalid(message("covers more than %1 tiles", kMaxRecords));
}

bool isWhole(double value)
{
    return std::abs(value - std::round(value)) < kSlack;
}

/// Without what Tiled rounds when it saves the result of a rotation or a stretched edge.
LevelPoint snapped(LevelPoint at)
{
    return {isWhole(at.x) ? std::round(at.x) : at.x, isWhole(at.y) ? std::round(at.y) : at.y};
}

/// A position, a size and a rotation, in pixels and quarter turns.
struct ShapeFrame {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    int turns = 0; ///< clockwise

    /// A place relative to the position after the turns.
    [[nodiscard]] LevelPoint turned(LevelPoint at) const
    {
        for (int i = 0; i < turns; ++i)
            at = {-at.y, at.x};
        return at;
    }
};

Result<ShapeFrame> frameOf(const pugi::xml_node &object)
{
    ShapeFrame frame;
    const std::array<std::pair<const char *, double *>, 4> parts{
        {{"x", &frame.x}, {"y", &frame.y}, {"width", &frame.width}, {"height", &frame.height}}};
    for (const auto &[name, value] : parts) {
        const auto read = CAVE_TRY(pixelsOf(object, name, value == &frame.x || value == &frame.y));
        *value = read;
    }
    if (frame.width < 0 || frame.height < 0)
        return noWholeTiles();
    const std::string rotation = object.attribute("rotation").value();
    if (rotation.empty() || object.child("point"))
        return frame;
    constexpr double kQuarter = 90;
    const std::optional<double> degrees = parseFinite(rotation);
    if (!degrees || !isWhole(*degrees / kQuarter))
        return invalid(message("is rotated by '%1' degrees; expected a multiple of 90", rotation));
    frame.turns = static_cast<int>(std::fmod(std::round(*degrees / kQuarter), 4));
    frame.turns = (frame.turns + 4) % 4;
    return frame;
}

/// The tiles inside of a polygon whose edges lie on the grid, by the crossings of each row with its edges.
class PolygonFiller {
public:
    explicit PolygonFiller(std::vector<LevelPoint> corners) : m_corners(std::move(corners)) {}

    Result<std::vector<LevelPoint>> fill()
    {
        m_origin = m_corners.front();
        for (const LevelPoint &corner : m_corners)
            m_origin = {std::min(m_origin.x, corner.x), std::min(m_origin.y, corner.y)};
        m_origin = snapped(m_origin);
        for (std::size_t i = 0; i < m_corners.size(); ++i)
            CAVE_TRY(addEdge(m_corners[i], m_corners[(i + 1) % m_corners.size()]));
        return tiles();
    }

private:
    Result<void> addEdge(LevelPoint from, LevelPoint to)
    {
        from = {from.x - m_origin.x, from.y - m_origin.y};
        to = {to.x - m_origin.x, to.y - m_origin.y};
        const bool upright = std::abs(from.x - to.x) < kSlack;
        const bool level = std::abs(from.y - to.y) < kSlack;
        if (!isWhole(from.x) || !isWhole(from.y) || (!upright && !level))
            return noWholeTiles();
        if (!upright)
            return {};
        const double top = std::round(std::min(from.y, to.y));
        const double bottom = std::round(std::max(from.y, to.y));
        if (bottom - top + static_cast<double>(m_crossings) > 2.0 * kMaxRecords)
            return tooManyTiles();
        for (double row = top; row < bottom; ++row, ++m_crossings)
            m_rows[row].push_back(std::round(from.x));
        return {};
    }

    Result<std::vector<LevelPoint>> tiles()
    {
        std::vector<LevelPoint> found;
        for (auto &[row, crossings] : m_rows) {
            std::ranges::sort(crossings);
            for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
                if (crossings[i + 1] - crossings[i] + static_cast<double>(found.size()) > kMaxRecords)
                    return tooManyTiles();
                for (double column = crossings[i]; column < crossings[i + 1]; ++column)
                    found.push_back({m_origin.x + column, m_origin.y + row});
            }
        }
        return found.empty() ? Result<std::vector<LevelPoint>>(noWholeTiles()) : found;
    }

    std::vector<LevelPoint> m_corners;
    LevelPoint m_origin;
    std::map<double, std::vector<double>> m_rows;
    std::size_t m_crossings = 0;
};

Result<std::vector<LevelPoint>> tilesOfPolygon(const pugi::xml_node &polygon, const ShapeFrame &frame,
                                               const TiledGrid &grid)
{
    std::vector<LevelPoint> corners;
    std::istringstream list(polygon.attribute("points").value());
    for (std::string pair; list >> pair;) {
        const std::size_t comma = pair.find(',');
        const std::optional<double> x = parseFinite(std::string_view(pair).substr(0, comma));
        const std::optional<double> y =
            comma == std::string::npos ? std::nullopt : parseFinite(std::string_view(pair).substr(comma + 1));
        if (!x || !y)
            return invalid(message("%1 '%2': expected a number of pixels", std::string("points"), pair));
        const LevelPoint at = frame.turned({*x, *y});
        corners.push_back({(frame.x + at.x + grid.offsetX) / grid.tileWidth,
                           (frame.y + at.y + grid.offsetY) / grid.tileHeight});
        if (!isLevelPlace(corners.back())) // farther away, a number may be its own successor
            return invalid(message("expected a position from -10^15 to 10^15 tiles"));
    }
    return corners.empty() ? Result<std::vector<LevelPoint>>(noWholeTiles())
                           : PolygonFiller(std::move(corners)).fill();
}

Result<std::vector<LevelPoint>> tilesOfRectangle(LevelPoint at, LevelPoint size)
{
    if (!isWhole(size.x) || !isWhole(size.y) || std::round(size.x) < 1 || std::round(size.y) < 1)
        return noWholeTiles();
    const double columns = std::round(size.x);
    const double rows = std::round(size.y);
    if (columns * rows > kMaxRecords)
        return tooManyTiles();
    std::vector<LevelPoint> tiles;
    tiles.reserve(static_cast<std::size_t>(columns * rows));
    for (double row = 0; row < rows; ++row) {
        for (double column = 0; column < columns; ++column)
            tiles.push_back({at.x + column, at.y + row});
    }
    return tiles;
}

/// The part of an object's meaning that a level can't represent, if any.
std::optional<Error> unreadable(const pugi::xml_node &object)
{
    if (object.attribute("template"))
        return invalid(message("uses the template '%1', which is not read; detach it in Tiled",
                               object.attribute("template").value()));
    for (const char *shape : {"polyline", "text"}) {
        if (object.child(shape))
            return invalid(message("is of the shape '%1', which levels don't have", shape));
    }
    return std::nullopt;
}

constexpr std::size_t kBytesOfGid = 4;
constexpr std::size_t kMaxGids = std::size_t{16} << 20; ///< in a layer: painted ones and others
constexpr double kHalf = 0.5;

struct NamedAnchor {
    std::string_view name;
    LevelPoint at;
};
constexpr std::array<NamedAnchor, 9> kAnchors{{{"topleft", {0, 0}},
                                               {"top", {kHalf, 0}},
                                               {"topright", {1, 0}},
                                               {"left", {0, kHalf}},
                                               {"center", {kHalf, kHalf}},
                                               {"right", {1, kHalf}},
                                               {"bottomleft", {0, 1}},
                                               {"bottom", {kHalf, 1}},
                                               {"bottomright", {1, 1}}}};

LevelPoint anchorNamed(std::string_view name)
{
    for (const NamedAnchor &anchor : kAnchors) {
        if (anchor.name == name)
            return anchor.at;
    }
    return {0, 1}; // "unspecified" in an orthogonal map
}

using Gids = std::vector<std::uint32_t>;

Error notGids()
{
    return invalid(message("has tiles that can't be read"));
}

Result<Gids> gidsOfCsv(std::string_view text, std::size_t most)
{
    Gids gids;
    for (text = trimmed(text); !text.empty() && gids.size() <= most;) {
        const std::size_t comma = text.find(',');
        const std::string_view part = trimmed(text.substr(0, comma));
        std::uint32_t gid = 0;
        const auto [stopped, status] = std::from_chars(part.data(), part.data() + part.size(), gid);
        if (status != std::errc() || stopped != part.data() + part.size())
            return notGids();
        gids.push_back(gid);
        text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
    }
    return gids;
}

Result<Gids> gidsOfBase64(std::string_view text, std::string_view compression, std::size_t most)
{
    std::optional<std::vector<std::uint8_t>> bytes = bytesOfBase64(trimmed(text));
    if (!bytes)
        return notGids();
    if (compression == "zlib") {
        Inflated inflated = inflateUpTo(*bytes, most * kBytesOfGid, message("is larger than its size"));
        if (!inflated.problem.empty())
            return invalid(inflated.problem);
        bytes = std::move(inflated.bytes);
    }
    if (bytes->size() % kBytesOfGid != 0)
        return notGids();
    Gids gids(bytes->size() / kBytesOfGid);
    for (std::size_t i = 0; i < bytes->size(); ++i) // little-endian
        gids[i / kBytesOfGid] |= std::uint32_t{(*bytes)[i]} << (8 * (i % kBytesOfGid));
    return gids;
}

Gids gidsOfElements(const pugi::xml_node &data)
{
    Gids gids;
    for (const pugi::xml_node &tile : data.children("tile"))
        gids.push_back(tile.attribute("gid").as_uint());
    return gids;
}

/// The rows of `part`, which is the data of a layer or a chunk of it; `data` says how they are encoded.
Result<Gids> gidsOf(const pugi::xml_node &data, const pugi::xml_node &part, std::size_t expected)
{
    const std::string_view encoding = data.attribute("encoding").value();
    const std::string_view compression = data.attribute("compression").value();
    Result<Gids> gids = Gids();
    if (encoding.empty())
        gids = gidsOfElements(part);
    else if (encoding == "csv")
        gids = gidsOfCsv(part.text().get(), expected);
    else if (encoding == "base64" && (compression.empty() || compression == "zlib"))
        gids = gidsOfBase64(part.text().get(), compression, expected);
    else
        return invalid(message("is stored as '%1'; choose the tile layer format CSV in Tiled",
                               std::string(compression.empty() ? encoding : compression)));
    if (gids && gids->size() != expected)
        return invalid(message("tiles: %1; expected %2", gids->size(), expected));
    return gids;
}

/// Adds the painted tiles of a layer, or of a chunk of it.
Result<void> addTiles(const pugi::xml_node &data, const pugi::xml_node &part, const pugi::xml_node &size,
                      const TiledGrid &grid, std::vector<LevelPoint> &tiles)
{
    const std::size_t width = size.attribute("width").as_uint();
    const std::size_t height = size.attribute("height").as_uint();
    if (width == 0 || height == 0 || height > kMaxGids / width)
        return invalid(message("has an invalid size or more than %1 tiles", kMaxGids));
    const auto gids = CAVE_TRY(gidsOf(data, part, width * height));
    const double left = size.attribute("x").as_int() + grid.offsetX / grid.tileWidth;
    const double top = size.attribute("y").as_int() + grid.offsetY / grid.tileHeight;
    for (std::size_t i = 0; i < gids.size(); ++i) {
        if (gids[i] == 0)
            continue;
        if (tiles.size() == kMaxRecords)
            return invalid(message("covers more than %1 tiles", kMaxRecords));
        const std::size_t row = i / width;
        tiles.push_back({left + static_cast<double>(i % width), top + static_cast<double>(row)});
    }
    return {};
}

} // namespace

Result<TiledGrid> gridOfLayer(const pugi::xml_node &layer, const TiledGrid &outer)
{
    const auto x = CAVE_TRY(pixelsOf(layer, "offsetx", false));
    const auto y = CAVE_TRY(pixelsOf(layer, "offsety", false));
    TiledGrid grid = outer;
    grid.offsetX += x;
    grid.offsetY += y;
    return grid;
}

std::uint32_t gidOfObject(const pugi::xml_node &object)
{
    return object.attribute("gid").as_uint() & kGidBits;
}

bool fillsTiles(const LevelObjectInfo &info)
{
    return !info.dynamic && (info.solid || info.name == "Spike" || info.name == "Goal");
}

Result<std::vector<LevelPoint>> tilesOfObject(const pugi::xml_node &object, const TiledShape &shape)
{
    if (const std::optional<Error> problem = unreadable(object))
        return *problem;
    const auto read = CAVE_TRY(frameOf(object));
    const ShapeFrame &frame = read;
    const TiledGrid &grid = shape.grid;
    const pugi::xml_node polygon = object.child("polygon");
    if (polygon && shape.fills)
        return tilesOfPolygon(polygon, frame, grid);
    const LevelPoint first = frame.turned({-shape.anchor.x * frame.width, -shape.anchor.y * frame.height});
    const LevelPoint last =
        frame.turned({(1 - shape.anchor.x) * frame.width, (1 - shape.anchor.y) * frame.height});
    const LevelPoint at{(frame.x + std::min(first.x, last.x) + grid.offsetX) / grid.tileWidth,
                        (frame.y + std::min(first.y, last.y) + grid.offsetY) / grid.tileHeight};
    const LevelPoint size{std::abs(last.x - first.x) / grid.tileWidth,
                          std::abs(last.y - first.y) / grid.tileHeight};
    if (!polygon && size.x <= 1 + kSlack && size.y <= 1 + kSlack)
        return std::vector<LevelPoint>{frame.turns == 0 ? at : snapped(at)};
    if (!shape.fills)
        return invalid(
            message("is a polygon or larger than a tile, which only walls, spikes and goals may be"));
    return object.child("ellipse") || object.child("capsule") ? noWholeTiles()
                                                              : tilesOfRectangle(snapped(at), size);
}

TiledTilesets::TiledTilesets(const pugi::xml_node &map)
{
    for (const pugi::xml_node &node : map.children("tileset")) {
        Tileset tileset;
        tileset.anchor = anchorNamed(node.attribute("objectalignment").value());
        for (const pugi::xml_node &tile : node.children("tile"))
            tileset.tiles.emplace(tile.attribute("id").as_uint(), tile);
        m_tilesets.emplace(node.attribute("firstgid").as_uint(), std::move(tileset));
    }
}

pugi::xml_node TiledTilesets::find(std::uint32_t gid) const
{
    const auto after = m_tilesets.upper_bound(gid);
    if (gid == 0 || after == m_tilesets.begin())
        return {};
    const auto &[first, tileset] = *std::prev(after);
    const auto tile = tileset.tiles.find(gid - first);
    return tile == tileset.tiles.end() ? pugi::xml_node() : tile->second;
}

LevelPoint TiledTilesets::anchorOf(std::uint32_t gid) const
{
    if (gid == 0)
        return {0, 0};
    const auto after = m_tilesets.upper_bound(gid);
    return after == m_tilesets.begin() ? anchorNamed("") : std::prev(after)->second.anchor;
}

Result<std::vector<LevelPoint>> tilesOfLayer(const pugi::xml_node &layer, const TiledGrid &grid)
{
    std::vector<LevelPoint> tiles;
    const pugi::xml_node data = layer.child("data");
    if (!data.child("chunk")) {
        // A layer of an infinite map without a painted tile has no chunk.
        if ((data && !data.text().empty()) || data.child("tile"))
            CAVE_TRY(addTiles(data, data, layer, grid, tiles));
    }
    for (const pugi::xml_node &chunk : data.children("chunk"))
        CAVE_TRY(addTiles(data, chunk, chunk, grid, tiles));
    return tiles;
}

} // namespace cave
