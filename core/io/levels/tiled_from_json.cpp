// SPDX-License-Identifier: MIT
// Tiled's JSON maps as its XML maps.

#include "core/base/json.h"
#include "core/io/levels/tiled_reading.h"

#include <array>
#include <utility>

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

} // namespace cave
