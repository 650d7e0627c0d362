// SPDX-License-Identifier: MIT
// Level files as maps of the map editor Tiled.

#include "core/io/levels/level_file_io.h"
#include "core/io/levels/tiled_map.h"
#include "core/io/levels/tiled_parts.h"

#include <cstddef>
#include <pugixml.hpp>
#include <sstream>

namespace cave {
namespace {

using RecordKind = LevelRecord::Kind;

constexpr const char *kStartType = "PlayerStartLocation";

std::string lineName(std::size_t index)
{
    return "line " + std::to_string(index);
}

void addProperty(pugi::xml_node &list, const std::string &name, const std::string &value)
{
    pugi::xml_node node = list.append_child("property");
    node.append_attribute("name") = name.c_str();
    node.append_attribute("value") = value.c_str();
}

void addFlag(pugi::xml_node &list, const char *name, bool value)
{
    pugi::xml_node node = list.append_child("property");
    node.append_attribute("name") = name;
    node.append_attribute("type") = "bool";
    node.append_attribute("value") = value;
}

void addLineNumber(pugi::xml_node &list, std::size_t index)
{
    pugi::xml_node node = list.append_child("property");
    node.append_attribute("name") = "line";
    node.append_attribute("type") = "int";
    node.append_attribute("value") = index;
}

void addMapProperties(pugi::xml_node &map, const LevelFile &design)
{
    pugi::xml_node list = map.append_child("properties");
    addProperty(list, "levelType", std::string(levelTypeName(design.type)));
    addProperty(list, "levelName", design.name);
    if (!design.source.empty())
        addProperty(list, "source", design.source);
    addFlag(list, "windowsLines", design.windowsLines);
    addFlag(list, "lastLineEnds", design.lastLineEnds);
    addFlag(list, "byteOrderMark", design.byteOrderMark);
    std::string others;
    for (std::size_t i = 0; i < design.records.size(); ++i) {
        const LevelRecord &record = design.records[i];
        if (record.otherEnd)
            others += (others.empty() ? "" : " ") + std::to_string(i);
        if (!record.isObject() && record.kind != RecordKind::PlayerStart)
            addProperty(list, lineName(i), writeLevelLine(record));
    }
    if (!others.empty())
        addProperty(list, "otherLineEnds", others);
}

void addObjectNode(pugi::xml_node &group, const LevelRecord &record, std::size_t index)
{
    pugi::xml_node node = group.append_child("object");
    node.append_attribute("id") = index + 1;
    node.append_attribute("type") = record.isObject() ? record.type.c_str() : kStartType;
    node.append_attribute("x") = levelNumber(record.at.x * kTilePixels).c_str();
    node.append_attribute("y") = levelNumber(record.at.y * kTilePixels).c_str();
    if (record.isObject()) {
        node.append_attribute("width") = kTilePixels;
        node.append_attribute("height") = kTilePixels;
    }
    pugi::xml_node list = node.append_child("properties");
    addLineNumber(list, index);
    for (std::size_t i = 0; i < record.fields.size(); ++i)
        addProperty(list, tiledFieldName(record, i), record.fields[i]);
    if (!record.source.empty() && record.source != plainLevelLine(record))
        addProperty(list, "source", record.source);
    if (!record.isObject())
        node.append_child("point");
}

} // namespace

std::string plainLevelLine(const LevelRecord &record)
{
    LevelRecord plain = record;
    plain.source.clear();
    return writeLevelLine(plain);
}

std::string tiledFieldName(const LevelRecord &object, std::size_t index)
{
    const LevelObjectInfo *info = findLevelObject(object.type, object.kind == RecordKind::Dynamic);
    if (info != nullptr && index < info->fieldCount)
        return std::string(levelFieldName(info->fields[index]));
    return "field " + std::to_string(index + 1);
}

Result<void> checkTiledSize(const LevelFile &design)
{
    constexpr std::size_t kProperty = kXmlNodeMemory + 3 * kXmlAttributeMemory;
    constexpr std::size_t kObject = 2 * kXmlNodeMemory + 6 * kXmlAttributeMemory + kProperty;
    std::size_t bytes = 0;
    for (const LevelRecord &record : design.records)
        bytes += kObject + kProperty * record.fields.size();
    if (bytes > kMaxXmlMemory)
        return invalid(
            message("the level has too many objects or fields for a Tiled map of at most %1 MiB of memory",
                    kMaxXmlMemory >> 20U));
    return {};
}

std::string levelToTiled(const LevelFile &design)
{
    pugi::xml_document document;
    pugi::xml_node map = document.append_child("map");
    map.append_attribute("version") = "1.8";
    map.append_attribute("orientation") = "orthogonal";
    map.append_attribute("renderorder") = "right-down";
    map.append_attribute("width") = design.width;
    map.append_attribute("height") = design.height;
    map.append_attribute("tilewidth") = kTilePixels;
    map.append_attribute("tileheight") = kTilePixels;
    map.append_attribute("infinite") = 0;
    map.append_attribute("nextlayerid") = static_cast<unsigned>(kTiledLayers.size() + 1);
    map.append_attribute("nextobjectid") = design.records.size() + 1;
    addMapProperties(map, design);
    for (std::size_t layer = 0; layer < kTiledLayers.size(); ++layer) {
        pugi::xml_node group = map.append_child("objectgroup");
        group.append_attribute("id") = static_cast<unsigned>(layer + 1);
        group.append_attribute("name") = kTiledLayers[layer].name;
        for (std::size_t i = 0; i < design.records.size(); ++i) {
            if (design.records[i].kind == kTiledLayers[layer].kind)
                addObjectNode(group, design.records[i], i);
        }
    }
    std::ostringstream text;
    document.save(text, " ", pugi::format_indent, pugi::encoding_utf8);
    return text.str();
}

} // namespace cave
