// SPDX-License-Identifier: MIT
// The tiles of a Tiled map: its tilesets and tile layers.

#include "core/base/base64.h"
#include "core/base/text.h"
#include "core/io/codec/payload.h"
#include "core/io/levels/tiled_reading.h"

#include <array>
#include <charconv>
#include <span>
#include <system_error>
#include <utility>

namespace cave {
namespace {

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
