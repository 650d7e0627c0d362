// SPDX-License-Identifier: MIT
// Maps of the map editor Tiled as level files.

#include "core/base/whole_number.h"
#include "core/edit/level_edit.h"
#include "core/io/levels/level_file_io.h"
#include "core/io/levels/tiled_map.h"
#include "core/io/levels/tiled_parts.h"
#include "core/io/levels/tiled_reading.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <pugixml.hpp>
#include <sstream>
#include <system_error>
#include <utility>
#include <vector>

namespace cave {
namespace {

using RecordKind = LevelRecord::Kind;

/// Converts a map into the text of a level, which the common parser of levels then reads.
class TiledReader {
public:
    explicit TiledReader(const pugi::xml_node &map) : m_map(map), m_properties(map), m_tilesets(map) {}

    /// The lines, or an error.
    Result<LevelFile> read()
    {
        readMap();
        readLayers(m_map, m_grid, 0);
        if (m_problem)
            return invalid(*m_problem);
        placeLines();
        return std::move(m_design);
    }

private:
    void fail(const Message &what)
    {
        if (!m_problem)
            m_problem = what;
    }

    int wholeAttribute(const char *name, int highest)
    {
        const std::string text = m_map.attribute(name).value();
        const int value = parseWhole<int>(text).value_or(0);
        if (value < 1 || value > highest) {
            fail(message("the map's %1 '%2': expected a whole number from 1 to %3", name, text, highest));
            return 1;
        }
        return value;
    }

    std::string clean(std::string text, const Message &what)
    {
        if (const std::optional<Message> problem = levelFieldProblem(LevelField::Text, text))
            fail(located(what, message("expected %1", *problem)));
        return text;
    }

    void readMap()
    {
        if (std::strcmp(m_map.attribute("orientation").value(), "orthogonal") != 0)
            fail("expected an orthogonal map");
        const std::optional<std::string> typeName = m_properties.find("levelType");
        const std::optional<LevelType> type = levelTypeNamed(typeName.value_or(""));
        if (!type)
            fail(typeName ? message("the map's property levelType '%1': expected one of RoguelikeLevel, "
                                    "TopDownLevel and MarioLevel",
                                    *typeName)
                          : message("the map's property levelType is missing: expected one of "
                                    "RoguelikeLevel, TopDownLevel and MarioLevel"));
        m_design.type = type.value_or(LevelType::TopDown);
        m_design.name =
            clean(m_properties.find("levelName").value_or(""), message("the map's property levelName"));
        m_design.width = wholeAttribute("width", kLargestLevel);
        m_design.height = wholeAttribute("height", kLargestLevel);
        m_grid.tileWidth = wholeAttribute("tilewidth", kLargestTile);
        m_grid.tileHeight = wholeAttribute("tileheight", kLargestTile);
        m_design.windowsLines = m_properties.flag("windowsLines", false);
        m_design.lastLineEnds = m_properties.flag("lastLineEnds", true);
        m_design.byteOrderMark = m_properties.flag("byteOrderMark", false);
        keepHeader();
        readOtherLines();
    }

    /// Keeps the original first line, if its meaning is unchanged.
    void keepHeader()
    {
        const std::string source = m_properties.find("source").value_or("");
        const Result<ReadLevel> read = readLevel("source", source);
        if (read && read->design.records.empty() && read->design.type == m_design.type &&
            read->design.name == m_design.name && read->design.width == m_design.width &&
            read->design.height == m_design.height)
            m_design.source = source;
    }

    /// Backgrounds and empty lines.
    void readOtherLines()
    {
        constexpr std::string_view kLinePrefix = "line ";
        for (const pugi::xml_node &node : m_map.child("properties").children("property")) {
            const std::string_view name = node.attribute("name").value();
            if (name.substr(0, kLinePrefix.size()) != kLinePrefix)
                continue;
            const std::optional<std::size_t> index = indexOf(name.substr(kLinePrefix.size()));
            const std::string line = node.attribute("value").value();
            const Result<ReadLevel> read = readLine(line);
            if (!index || !read || read->design.records.front().isObject())
                fail(message(
                    "the map's property '%1': expected a line of a level file, a background or an empty one",
                    name));
            else
                m_lines.emplace_back(*index, read->design.records.front());
        }
    }

    static std::optional<std::size_t> indexOf(std::string_view text)
    {
        std::size_t index = 0;
        const char *end = text.data() + text.size();
        const auto [stopped, status] = std::from_chars(text.data(), end, index);
        if (status != std::errc() || stopped != end)
            return std::nullopt;
        return index;
    }

    /// Parses one line as a level; an error if it is none, or several.
    static Result<ReadLevel> readLine(const std::string &line)
    {
        Result<ReadLevel> read = readLevel("line", "TopDownLevel,,1,1\n" + line + "\n");
        if (read && read->design.records.size() != 1)
            return invalid("expected one line");
        return read;
    }

    /// The layers of the map or of a group layer, with those of the groups in it.
    void readLayers(const pugi::xml_node &parent, const TiledGrid &outer, int depth)
    {
        constexpr int kDeepest = 100;
        for (const pugi::xml_node &layer : parent.children()) {
            const std::string_view element = layer.name();
            const bool group = element == "group";
            if (!group && element != "objectgroup" && element != "layer" && element != "imagelayer")
                continue;
            const Message where = message("the layer '%1'", layer.attribute("name").value());
            const Result<TiledGrid> grid = gridOfLayer(layer, outer);
            if (!grid)
                fail(located(where, grid.error().message));
            else if (group && depth == kDeepest)
                fail(located(where, message("is nested too deep")));
            else if (group)
                readLayers(layer, *grid, depth + 1);
            else if (element == "objectgroup")
                readGroup(layer, *grid);
            else if (element == "layer")
                readTileLayer(layer, *grid, where);
            else
                fail(located(where, message("is a picture, which is not read; a background is a property of "
                                            "the map, such as 'line 1'")));
        }
    }

    void readGroup(const pugi::xml_node &group, const TiledGrid &grid)
    {
        const std::string_view name = group.attribute("name").value();
        const auto *const layer = std::ranges::find(kTiledLayers, name, &TiledLayer::name);
        if (layer == kTiledLayers.end()) {
            fail(message("the object layer '%1': expected static, dynamic or start", name));
            return;
        }
        for (const pugi::xml_node &node : group.children("object"))
            readObject(node, layer->kind, grid);
    }

    /// A layer whose property `type`, or class, is Wall or the like has one on each painted tile.
    void readTileLayer(const pugi::xml_node &layer, const TiledGrid &grid, const Message &where)
    {
        const Result<std::vector<LevelPoint>> tiles = tilesOfLayer(layer, grid);
        if (!tiles)
            fail(located(where, tiles.error().message));
        if (!tiles || tiles->empty())
            return;
        LevelRecord record;
        record.type = TiledProperties(layer).find("type").value_or(layer.attribute("class").value());
        const LevelObjectInfo *info = findLevelObject(record.type, false);
        if (info != nullptr && fillsTiles(*info))
            addObjects(std::move(record), *tiles, std::nullopt);
        else
            fail(located(where, message("is a tile layer; its property 'type' is '%1', expected what its "
                                        "tiles are: Wall, Spike and the like",
                                        record.type)));
    }

    void readObject(const pugi::xml_node &node, RecordKind kind, const TiledGrid &grid)
    {
        const Message where = message("object %1", std::string(node.attribute("id").value()));
        const std::uint32_t gid = gidOfObject(node);
        const pugi::xml_node tile = m_tilesets.find(gid);
        TiledProperties properties(node);
        properties.add(tile);
        LevelRecord record;
        record.kind = kind;
        if (record.isObject()) {
            const std::string type = tiledTypeOf(node);
            record.type = clean(type.empty() ? tiledTypeOf(tile) : type, message("%1, type", where));
            readFields(properties, where, record);
        }
        const LevelObjectInfo *info = findLevelObject(record.type, kind == RecordKind::Dynamic);
        const Result<std::vector<LevelPoint>> tiles =
            tilesOfObject(node, {grid, m_tilesets.anchorOf(gid),
                                 record.isObject() && info != nullptr && fillsTiles(*info)});
        if (!tiles)
            fail(located(where, tiles.error().message));
        if (m_problem)
            return;
        record.at = tiles->front();
        if (const Result<ReadLevel> plain = readLine(plainLevelLine(record)); !plain) {
            fail(ofObject(where, plain.error().message));
            return;
        }
        keepSource(properties, record);
        addObjects(std::move(record), *tiles, indexOf(properties.find("line").value_or("")));
    }

    /// What `readLine` says of an object, without its "line: line 2".
    static Message ofObject(const Message &where, const Message &problem)
    {
        if (problem.arguments().size() != 2 || problem.arguments()[1].arguments().size() != 2)
            return located(where, problem);
        const Message &ofLine = problem.arguments()[1];
        const Message &what = ofLine.arguments()[1];
        return ofLine.pattern() == "line %1, %2" ? message("%1, %2", where, what) : located(where, what);
    }

    /// Adds an object for each tile, in the order of the lines if it has a number there. Objects with the
    /// same number, as from copying in Tiled, come one after the other.
    void addObjects(LevelRecord record, const std::vector<LevelPoint> &tiles,
                    std::optional<std::size_t> index)
    {
        if (m_lines.size() + m_added.size() + tiles.size() > kMaxRecords) {
            fail(message("the map has more than %1 objects and tiles of walls", kMaxRecords));
            return;
        }
        for (const LevelPoint &tile : tiles) {
            if (tile != record.at)
                record.source.clear();
            record.at = tile;
            if (index)
                m_lines.emplace_back(*index, record);
            else
                m_added.push_back(record);
        }
    }

    void readFields(const TiledProperties &properties, const Message &where, LevelRecord &record)
    {
        const LevelObjectInfo *info = findLevelObject(record.type, record.kind == RecordKind::Dynamic);
        for (std::size_t i = 0; info == nullptr || i < info->fieldCount; ++i) {
            const std::string name = tiledFieldName(record, i);
            std::optional<std::string> value = properties.find(name);
            if (!value && info == nullptr)
                return;
            if (!value && hasDefault(info->fields[i]))
                value = newLevelObject(*info, record.at).fields[i];
            record.fields.push_back(fieldText(value, where, name));
        }
    }

    /// Numbers have one; what a note says and a marker means has none.
    static bool hasDefault(LevelField field)
    {
        return field == LevelField::Heal || field == LevelField::Health || field == LevelField::Strength;
    }

    std::string fieldText(const std::optional<std::string> &value, const Message &where,
                          const std::string &name)
    {
        if (!value)
            fail(located(where, message("expected a property '%1'", name)));
        return clean(value.value_or(""), message("%1, property '%2'", where, name));
    }

    /// Keeps the original line, if its meaning is unchanged.
    static void keepSource(const TiledProperties &properties, LevelRecord &record)
    {
        const std::optional<std::string> source = properties.find("source");
        if (!source)
            return;
        const Result<ReadLevel> read = readLine(*source);
        if (!read)
            return;
        LevelRecord kept = read->design.records.front();
        kept.source.clear();
        if (kept == record)
            record.source = *source;
    }

    void placeLines()
    {
        std::vector<std::size_t> others;
        std::istringstream list(m_properties.find("otherLineEnds").value_or(""));
        for (std::size_t index = 0; list >> index;)
            others.push_back(index);
        std::ranges::sort(others);
        std::ranges::stable_sort(m_lines, [](const auto &a, const auto &b) { return a.first < b.first; });
        m_design.records.reserve(m_lines.size() + m_added.size());
        for (auto &[index, record] : m_lines) {
            record.otherEnd = std::ranges::binary_search(others, index);
            m_design.records.push_back(std::move(record));
        }
        for (LevelRecord &record : m_added)
            m_design.records.push_back(std::move(record));
    }

    static constexpr int kLargestTile = 4096; ///< pixels

    pugi::xml_node m_map;
    TiledProperties m_properties; ///< of the map
    LevelFile m_design;
    TiledTilesets m_tilesets;
    TiledGrid m_grid;                                         ///< of the map
    std::vector<std::pair<std::size_t, LevelRecord>> m_lines; ///< with their line numbers
    std::vector<LevelRecord> m_added;
    std::optional<Message> m_problem;
};

/// The maximum number of bytes, in addition to the text, that pugixml uses for an XML text.
std::size_t memoryOfXml(std::string_view xml)
{
    std::size_t bytes = 0;
    bool inTag = false;
    bool content = false; // there is text after the last tag
    for (std::size_t i = 0; i < xml.size(); ++i) {
        if (xml[i] == '<') {
            const bool end = i + 1 < xml.size() && xml[i + 1] == '/';
            bytes += (end ? 0 : kXmlNodeMemory) + (content ? kXmlNodeMemory : 0);
        }
        if (xml[i] == '=')
            bytes += kXmlAttributeMemory;
        if (xml[i] == '<' || xml[i] == '>')
            inTag = xml[i] == '<', content = false;
        else
            content = content || (!inTag && static_cast<unsigned char>(xml[i]) > ' ');
    }
    return bytes;
}

/// Changes `xml`, which the document observes.
Result<void> parseXml(const std::string &name, std::string &xml, pugi::xml_document &document)
{
    if (memoryOfXml(xml) > kMaxXmlMemory)
        return invalid(
            located(name, message("more elements and attributes than a map of %1 MiB in memory can have",
                                  kMaxXmlMemory >> 20U)));
    const pugi::xml_parse_result parsed =
        document.load_buffer_inplace(xml.data(), xml.size(), pugi::parse_default, pugi::encoding_utf8);
    if (parsed)
        return {};
    return invalid(located(name, message("not XML at byte %1: %2", parsed.offset, parsed.description())));
}

} // namespace

void TiledProperties::add(const pugi::xml_node &node)
{
    for (const pugi::xml_node &property : node.child("properties").children("property")) {
        const pugi::xml_attribute value = property.attribute("value");
        // Tiled writes a multi-line value as the content of the element.
        m_values.emplace(property.attribute("name").value(), value ? value.value() : property.child_value());
    }
}

std::optional<std::string> TiledProperties::find(const std::string &name) const
{
    const auto found = m_values.find(name);
    return found == m_values.end() ? std::nullopt : std::optional<std::string>(found->second);
}

bool TiledProperties::flag(const std::string &name, bool missing) const
{
    const std::optional<std::string> value = find(name);
    return value ? *value == "true" : missing;
}

std::string tiledTypeOf(const pugi::xml_node &node)
{
    const pugi::xml_attribute type = node.attribute("type");
    return type ? type.value() : node.attribute("class").value();
}

Result<ReadLevel> levelFromTiled(std::string_view file, std::string text, TiledFormat format)
{
    const std::string name(file);
    pugi::xml_document document;
    CAVE_TRY(format == TiledFormat::Json ? xmlOfTiledJson(name, text, document)
                                         : parseXml(name, text, document));
    const pugi::xml_node map = document.child("map");
    if (!map)
        return invalid(located(name, Message("expected an element 'map' of Tiled")));
    Result<LevelFile> design = TiledReader(map).read();
    if (!design)
        return invalid(located(name, design.error().message));
    document.reset();
    text = writeLevel(*design);
    design = LevelFile(); // not kept in memory along with the level made from its text
    auto level = readLevel(name, text);
    if (!level && level.error().message.arguments().size() == 2)
        return invalid(located(message("%1, as a level", name), level.error().message.arguments()[1]));
    return level;
}

} // namespace cave
