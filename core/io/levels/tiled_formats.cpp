// SPDX-License-Identifier: MIT
// The two formats in which a Tiled map is written.

#include "core/base/json.h"
#include "core/io/levels/tiled_parts.h"

#include <cstddef>
#include <pugixml.hpp>
#include <sstream>
#include <string>
#include <variant>

namespace cave {
namespace {

std::string typeOf(const TiledProperty &property)
{
    if (std::holds_alternative<bool>(property.value))
        return "bool";
    return std::holds_alternative<std::int64_t>(property.value) ? "int" : "string";
}

/// XML can't represent control characters; pugixml would write them so that no parser accepts the result.
std::string xmlText(const std::string &text)
{
    std::string clean = text;
    for (char &c : clean) {
        if (static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r')
            c = ' ';
    }
    return clean;
}

void addProperties(pugi::xml_node &parent, const std::vector<TiledProperty> &properties)
{
    if (properties.empty())
        return;
    pugi::xml_node list = parent.append_child("properties");
    for (const TiledProperty &property : properties) {
        pugi::xml_node node = list.append_child("property");
        node.append_attribute("name") = xmlText(property.name).c_str();
        const std::string type = typeOf(property);
        if (type != "string")
            node.append_attribute("type") = type.c_str();
        pugi::xml_attribute value = node.append_attribute("value");
        if (const auto *text = std::get_if<std::string>(&property.value))
            value = xmlText(*text).c_str();
        else if (const auto *number = std::get_if<std::int64_t>(&property.value))
            value = static_cast<long long>(*number);
        else
            value = std::get<bool>(property.value);
    }
}

void addTileset(pugi::xml_node &map, const TiledTileset &tileset, const std::string &picture)
{
    pugi::xml_node node = map.append_child("tileset");
    node.append_attribute("firstgid") = 1;
    node.append_attribute("name") = kTilesetName;
    node.append_attribute("tilewidth") = kTilePixels;
    node.append_attribute("tileheight") = kTilePixels;
    node.append_attribute("tilecount") = static_cast<unsigned>(tileset.types.size());
    node.append_attribute("columns") = tileset.columns;
    pugi::xml_node image = node.append_child("image");
    image.append_attribute("source") = picture.c_str();
    image.append_attribute("width") = tileset.columns * kTilePixels;
    image.append_attribute("height") = tileset.rows() * kTilePixels;
    for (std::size_t id = 0; id < tileset.types.size(); ++id) {
        pugi::xml_node tile = node.append_child("tile");
        tile.append_attribute("id") = static_cast<unsigned>(id);
        tile.append_attribute("type") = tileset.types[id].c_str();
    }
}

void addObject(pugi::xml_node &group, const TiledObject &object)
{
    pugi::xml_node node = group.append_child("object");
    node.append_attribute("id") = object.id;
    if (!object.name.empty())
        node.append_attribute("name") = xmlText(object.name).c_str();
    node.append_attribute("type") = object.type.c_str();
    node.append_attribute("gid") = object.gid;
    node.append_attribute("x") = object.x;
    node.append_attribute("y") = object.y;
    node.append_attribute("width") = kTilePixels;
    node.append_attribute("height") = kTilePixels;
    addProperties(node, object.properties);
}

void addLayers(pugi::xml_node &map, const TiledMap &tiled)
{
    int id = 1;
    for (const TiledTiles &layer : tiled.tiles) {
        pugi::xml_node node = map.append_child("layer");
        node.append_attribute("id") = id++;
        node.append_attribute("name") = layer.name.c_str();
        node.append_attribute("width") = tiled.width;
        node.append_attribute("height") = tiled.height;
        pugi::xml_node data = node.append_child("data");
        data.append_attribute("encoding") = "csv";
        data.text() = csvOf(layer.gids, tiled.width).c_str();
    }
    for (const TiledObjects &layer : tiled.objects) {
        pugi::xml_node group = map.append_child("objectgroup");
        group.append_attribute("id") = id++;
        group.append_attribute("name") = layer.name.c_str();
        for (const TiledObject &object : layer.objects)
            addObject(group, object);
    }
}

int layerCount(const TiledMap &tiled)
{
    return static_cast<int>(tiled.tiles.size() + tiled.objects.size());
}

Json propertiesJson(const std::vector<TiledProperty> &properties)
{
    Json list = Json::List{};
    for (const TiledProperty &property : properties) {
        const Json value = std::visit([](const auto &held) { return Json(held); }, property.value);
        list.append({{"name", property.name}, {"type", typeOf(property)}, {"value", value}});
    }
    return list;
}

Json tilesetJson(const TiledTileset &tileset, const std::string &picture)
{
    Json tiles = Json::List{};
    for (std::size_t id = 0; id < tileset.types.size(); ++id)
        tiles.append({{"id", id}, {"type", tileset.types[id]}});
    return {{"firstgid", 1},
            {"name", kTilesetName},
            {"tilewidth", kTilePixels},
            {"tileheight", kTilePixels},
            {"tilecount", tileset.types.size()},
            {"columns", tileset.columns},
            {"margin", 0},
            {"spacing", 0},
            {"image", picture},
            {"imagewidth", tileset.columns * kTilePixels},
            {"imageheight", tileset.rows() * kTilePixels},
            {"tiles", tiles}};
}

/// The common part of all layers.
Json layerJson(int id, const std::string &name, const char *type)
{
    return {{"id", id},     {"name", name}, {"type", type}, {"visible", true},
            {"opacity", 1}, {"x", 0},       {"y", 0}};
}

Json objectJson(const TiledObject &object)
{
    return {{"id", object.id},
            {"name", object.name},
            {"type", object.type},
            {"gid", object.gid},
            {"x", object.x},
            {"y", object.y},
            {"width", kTilePixels},
            {"height", kTilePixels},
            {"rotation", 0},
            {"visible", true},
            {"properties", propertiesJson(object.properties)}};
}

/// An object's text with one more member, whose value is JSON already: millions of numbers as values would
/// take a hundred times the memory of their text.
std::string withMember(const Json &object, const std::string &name, const std::string &value)
{
    std::string text = object.dump();
    text.pop_back();
    return text.append(",\"").append(name).append("\":").append(value).append("}");
}

std::string layersJson(const TiledMap &tiled)
{
    int id = 1;
    std::string list = "[";
    const auto add = [&](const std::string &layer) { list.append(id == 2 ? "\n" : ",\n").append(layer); };
    for (const TiledTiles &layer : tiled.tiles) {
        Json object = layerJson(id++, layer.name, "tilelayer");
        object["width"] = tiled.width;
        object["height"] = tiled.height;
        add(withMember(object, "data", "[" + csvOf(layer.gids, tiled.width) + "]"));
    }
    for (const TiledObjects &layer : tiled.objects) {
        Json object = layerJson(id++, layer.name, "objectgroup");
        object["draworder"] = "topdown";
        std::string objects = "[";
        for (const TiledObject &each : layer.objects)
            objects.append(objects.size() == 1 ? "" : ",").append(objectJson(each).dump());
        add(withMember(object, "objects", objects + "]"));
    }
    return list + "]";
}

} // namespace

std::string tiledXml(const ExportedMap &map, const std::string &tileset)
{
    const TiledMap tiled = tiledMapOf(map);
    pugi::xml_document document;
    pugi::xml_node head = document.append_child(pugi::node_declaration);
    head.append_attribute("version") = "1.0";
    head.append_attribute("encoding") = "UTF-8";
    pugi::xml_node node = document.append_child("map");
    node.append_attribute("version") = kTiledVersion;
    node.append_attribute("orientation") = "orthogonal";
    node.append_attribute("renderorder") = "right-down";
    node.append_attribute("width") = tiled.width;
    node.append_attribute("height") = tiled.height;
    node.append_attribute("tilewidth") = kTilePixels;
    node.append_attribute("tileheight") = kTilePixels;
    node.append_attribute("infinite") = 0;
    node.append_attribute("nextlayerid") = layerCount(tiled) + 1;
    node.append_attribute("nextobjectid") = tiled.nextObject;
    addProperties(node, tiled.properties);
    addTileset(node, tiled.tileset, tileset);
    addLayers(node, tiled);
    std::ostringstream text;
    document.save(text, " ", pugi::format_default, pugi::encoding_utf8);
    return std::move(text).str();
}

std::string tiledJson(const ExportedMap &map, const std::string &tileset)
{
    const TiledMap tiled = tiledMapOf(map);
    const Json object{{"type", "map"},
                      {"version", kTiledVersion},
                      {"orientation", "orthogonal"},
                      {"renderorder", "right-down"},
                      {"width", tiled.width},
                      {"height", tiled.height},
                      {"tilewidth", kTilePixels},
                      {"tileheight", kTilePixels},
                      {"infinite", false},
                      {"nextlayerid", layerCount(tiled) + 1},
                      {"nextobjectid", tiled.nextObject},
                      {"properties", propertiesJson(tiled.properties)},
                      {"tilesets", Json::List{tilesetJson(tiled.tileset, tileset)}}};
    return withMember(object, "layers", layersJson(tiled)) + "\n";
}

} // namespace cave
