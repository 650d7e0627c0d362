// SPDX-License-Identifier: MIT
#include "core/base/base64.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/io/codec/payload.h"
#include "core/io/levels/tiled_reading.h"

#include <array>
#include <charconv>
#include <span>
#include <system_error>
#include <utility>

// Tiled's JSON maps as its XML maps.

// The tiles of a Tiled map: its tilesets and tile layers.
namespace cave {
namespace {

/// A number, a text or a truth value as an attribute has it.
std::string attributeText(const Json &value)
{
    if (value.isText())
        return value.text();
    if (value.isBool())
        return value.truth() ? "true" : "false";
    if (value.isNumber())
        return value.isWhole() ? value.dump() : levelNumber(value.number());
    return {};
}

void addAttributes(const Json &object, pugi::xml_node &node)
{
    for (const Json::Member &member : object.object()) {
        if (member.value.isText() || member.value.isBool() || member.value.isNumber())
            node.append_attribute(member.key.c_str()) = attributeText(member.value).c_str();
    }
}

void addProperties(const Json &object, pugi::xml_node &node)
{
    if (object["properties"].size() == 0)
        return;
    pugi::xml_node list = node.append_child("properties");
    for (const Json &property : object["properties"].list()) {
        pugi::xml_node added = list.append_child("property");
        addAttributes(property, added);
    }
}

void addPoints(const Json &object, const char *shape, pugi::xml_node &node)
{
    const Json *points = object.find(shape);
    if (points == nullptr)
        return;
    std::string text;
    for (const Json &point : points->list())
        text += (text.empty() ? "" : " ") + attributeText(point["x"]) + "," + attributeText(point["y"]);
    node.append_child(shape).append_attribute("points") = text.c_str();
}

void addMapObject(const Json &object, pugi::xml_node &layer)
{
    pugi::xml_node node = layer.append_child("object");
    addAttributes(object, node);
    addProperties(object, node);
    for (const char *shape : {"point", "ellipse", "capsule"}) {
        if (object[shape].truth())
            node.append_child(shape);
    }
    if (object["text"].isObject())
        node.append_child("text");
    addPoints(object, "polygon", node);
    addPoints(object, "polyline", node);
}

/// The tiles of a layer or a chunk: a list of gids or a text.
std::string dataText(const Json &data)
{
    if (data.isText())
        return data.text();
    std::string text;
    for (const Json &gid : data.list())
        text += (text.empty() ? "" : ",") + attributeText(gid);
    return text;
}

void addTileData(const Json &layer, pugi::xml_node &node)
{
    pugi::xml_node data = node.append_child("data");
    const std::string encoding = layer["encoding"].text();
    data.append_attribute("encoding") = encoding.empty() ? "csv" : encoding.c_str();
    data.append_attribute("compression") = layer["compression"].text().c_str();
    if (layer["data"].size() > 0 || layer["data"].isText())
        data.text() = dataText(layer["data"]).c_str();
    for (const Json &chunk : layer["chunks"].list()) {
        pugi::xml_node part = data.append_child("chunk");
        addAttributes(chunk, part);
        part.text() = dataText(chunk["data"]).c_str();
    }
}

constexpr std::array<std::pair<std::string_view, const char *>, 4> kLayerTypes{
    {{"objectgroup", "objectgroup"},
     {"tilelayer", "layer"},
     {"group", "group"},
     {"imagelayer", "imagelayer"}}};

/// Recursive: the depth is that of the JSON text, which is limited.
void addLayers(const Json &parent, pugi::xml_node &node)
{
    for (const Json &layer : parent["layers"].list()) {
        for (const auto &[type, name] : kLayerTypes) {
            if (layer["type"].text() != type)
                continue;
            pugi::xml_node added = node.append_child(name);
            addAttributes(layer, added);
            addProperties(layer, added);
            for (const Json &object : layer["objects"].list())
                addMapObject(object, added);
            if (type == "tilelayer")
                addTileData(layer, added);
            addLayers(layer, added);
        }
    }
}

void addTilesets(const Json &map, pugi::xml_node &node)
{
    for (const Json &tileset : map["tilesets"].list()) {
        pugi::xml_node added = node.append_child("tileset");
        addAttributes(tileset, added);
        for (const Json &tile : tileset["tiles"].list()) {
            pugi::xml_node part = added.append_child("tile");
            addAttributes(tile, part);
            addProperties(tile, part);
        }
    }
}

constexpr JsonLimits kTiledLimits{120 << 20, 100};

Message problemOf(const ParsedJson &parsed)
{
    if (parsed.problem == ParsedJson::Problem::NotJson)
        return message("is not valid JSON at byte %1", parsed.byte);
    return parsed.excess.empty() ? message("is not valid JSON") : parsed.excess;
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

Result<void> xmlOfTiledJson(std::string_view file, std::string_view json, pugi::xml_document &document)
{
    const ParsedJson parsed = Json::parse(json, kTiledLimits);
    if (!parsed.ok())
        return invalid(located(std::string(file), problemOf(parsed)));
    const Json &map = parsed.value;
    if (map["type"].text() != "map")
        return invalid(located(std::string(file), message("expected a map of Tiled, with the type 'map'")));
    pugi::xml_node node = document.append_child("map");
    addAttributes(map, node);
    addProperties(map, node);
    addTilesets(map, node);
    addLayers(map, node);
    return {};
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
