// SPDX-License-Identifier: MIT
// Level files as maps of the map editor Tiled.

#include "core/io/levels/level_file_io.h"
#include "core/io/levels/tiled_map.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <map>
#include <optional>
#include <pugixml.hpp>
#include <sstream>
#include <system_error>
#include <utility>
#include <vector>

namespace cave {
namespace {

using RecordKind = LevelRecord::Kind;

struct Layer {
    const char *name;
    RecordKind kind;
};
constexpr std::array<Layer, 3> kLayers{
    {{"static", RecordKind::Static}, {"dynamic", RecordKind::Dynamic}, {"start", RecordKind::PlayerStart}}};

constexpr const char *kStartType = "PlayerStartLocation";

/// The line of a record if it were written from its values.
std::string plainLine(const LevelRecord &record)
{
    LevelRecord plain = record;
    plain.source.clear();
    return writeLevelLine(plain);
}

/// The property name of field `index` of an object.
std::string fieldName(const LevelRecord &object, std::size_t index)
{
    const LevelObjectInfo *info = findLevelObject(object.type, object.kind == RecordKind::Dynamic);
    if (info != nullptr && index < info->fieldCount)
        return std::string(levelFieldName(info->fields[index]));
    return "field " + std::to_string(index + 1);
}

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
        addProperty(list, fieldName(record, i), record.fields[i]);
    if (!record.source.empty() && record.source != plainLine(record))
        addProperty(list, "source", record.source);
    if (!record.isObject())
        node.append_child("point");
}

/// The properties of a map or an object by name. Observes the node.
class Properties {
public:
    explicit Properties(const pugi::xml_node &node)
    {
        for (const pugi::xml_node &property : node.child("properties").children("property")) {
            const pugi::xml_attribute value = property.attribute("value");
            // Tiled writes a multi-line value as the content of the element.
            m_values.emplace(property.attribute("name").value(),
                             value ? value.value() : property.child_value()); // the first of equal names
                                                                              // counts
        }
    }

    [[nodiscard]] std::optional<std::string> find(const std::string &name) const
    {
        const auto found = m_values.find(name);
        return found == m_values.end() ? std::nullopt : std::optional<std::string>(found->second);
    }

    [[nodiscard]] bool flag(const std::string &name, bool missing) const
    {
        const std::optional<std::string> value = find(name);
        return value ? *value == "true" : missing;
    }

private:
    std::map<std::string_view, const char *> m_values;
};

/// Converts a map into the text of a level, which the common parser of levels then reads.
class TiledReader {
public:
    explicit TiledReader(const pugi::xml_node &map) : m_map(map), m_properties(map) {}

    /// The lines, or an error.
    Result<LevelFile> read()
    {
        readMap();
        for (const pugi::xml_node &group : m_map.children("objectgroup"))
            readGroup(group);
        if (m_problem)
            return Error{ErrorCode::InvalidArgument, *m_problem};
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
        int value = 0;
        const char *end = text.data() + text.size();
        const auto [stopped, status] = std::from_chars(text.data(), end, value);
        if (status != std::errc() || stopped != end || value < 1 || value > highest) {
            fail(message("the map's %1 '%2': expected a whole number from 1 to %3", name, text,
                         std::to_string(highest)));
            return 1;
        }
        return value;
    }

    std::string clean(std::string text, const std::string &what)
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
            fail(message(
                "the map's property levelType%1: expected one of RoguelikeLevel, TopDownLevel and MarioLevel",
                std::string(typeName ? " '" + *typeName + "'" : " is missing")));
        m_design.type = type.value_or(LevelType::TopDown);
        m_design.name = clean(m_properties.find("levelName").value_or(""), "the map's property levelName");
        m_design.width = wholeAttribute("width", kLargestLevel);
        m_design.height = wholeAttribute("height", kLargestLevel);
        m_tileWidth = wholeAttribute("tilewidth", kLargestTile);
        m_tileHeight = wholeAttribute("tileheight", kLargestTile);
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
        constexpr std::string_view kPrefix = "line ";
        for (const pugi::xml_node &node : m_map.child("properties").children("property")) {
            const std::string_view name = node.attribute("name").value();
            if (name.substr(0, kPrefix.size()) != kPrefix)
                continue;
            const std::optional<std::size_t> index = indexOf(name.substr(kPrefix.size()));
            const std::string line = node.attribute("value").value();
            const Result<ReadLevel> read = readLine(line);
            if (!index || !read || read->design.records.front().isObject())
                fail(message(
                    "the map's property '%1': expected a line of a level file, a background or an empty one",
                    std::string(name)));
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
            return Error{ErrorCode::InvalidArgument, "expected one line"};
        return read;
    }

    void readGroup(const pugi::xml_node &group)
    {
        const std::string_view name = group.attribute("name").value();
        const auto *const layer = std::find_if(kLayers.begin(), kLayers.end(),
                                               [name](const Layer &other) { return other.name == name; });
        if (layer == kLayers.end()) {
            fail(message("the object layer '%1': expected static, dynamic or start", std::string(name)));
            return;
        }
        for (const pugi::xml_node &node : group.children("object"))
            readObject(node, layer->kind);
    }

    double coordinate(const pugi::xml_node &node, const char *name, const std::string &where)
    {
        const std::string text = node.attribute(name).value();
        double value = 0;
        const char *end = text.data() + text.size();
        const auto [stopped, status] = std::from_chars(text.data(), end, value);
        if (status != std::errc() || stopped != end || !std::isfinite(value))
            fail(message("%1, %2 '%3': expected a number of pixels", where, name, text));
        return value;
    }

    /// Tiled temporarily called it class.
    static std::string typeOf(const pugi::xml_node &node)
    {
        const pugi::xml_attribute type = node.attribute("type");
        return type ? type.value() : node.attribute("class").value();
    }

    void readObject(const pugi::xml_node &node, RecordKind kind)
    {
        const std::string where = "object " + std::string(node.attribute("id").value());
        const Properties properties(node);
        LevelRecord record;
        record.kind = kind;
        record.at = {coordinate(node, "x", where) / m_tileWidth, coordinate(node, "y", where) / m_tileHeight};
        if (record.isObject()) {
            record.type = clean(typeOf(node), where + ", type");
            readFields(properties, where, record);
        }
        if (m_problem)
            return;
        constexpr std::string_view kWhere = "line: line 2";
        if (const Result<ReadLevel> plain = readLine(plainLine(record)); !plain) {
            fail(where + plain.error().text().substr(kWhere.size()));
            return;
        }
        keepSource(properties, record);
        keepOrder(properties, std::move(record));
    }

    void readFields(const Properties &properties, const std::string &where, LevelRecord &record)
    {
        const LevelObjectInfo *info = findLevelObject(record.type, record.kind == RecordKind::Dynamic);
        for (std::size_t i = 0; info == nullptr || i < info->fieldCount; ++i) {
            const std::string name = fieldName(record, i);
            const std::optional<std::string> value = properties.find(name);
            if (!value && info == nullptr)
                return;
            record.fields.push_back(fieldText(value, where, name));
        }
    }

    std::string fieldText(const std::optional<std::string> &value, const std::string &where,
                          const std::string &name)
    {
        if (!value)
            fail(located(where, message("expected a property '%1'", name)));
        return clean(value.value_or(""), where + ", property '" + name + "'");
    }

    /// Keeps the original line, if its meaning is unchanged.
    static void keepSource(const Properties &properties, LevelRecord &record)
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

    /// Objects with the same line number, as from copying in Tiled, come one after the other.
    void keepOrder(const Properties &properties, LevelRecord record)
    {
        const std::optional<std::size_t> index = indexOf(properties.find("line").value_or(""));
        if (index)
            m_lines.emplace_back(*index, std::move(record));
        else
            m_added.push_back(std::move(record));
    }

    void placeLines()
    {
        std::vector<std::size_t> others;
        std::istringstream list(m_properties.find("otherLineEnds").value_or(""));
        for (std::size_t index = 0; list >> index;)
            others.push_back(index);
        std::sort(others.begin(), others.end());
        std::stable_sort(m_lines.begin(), m_lines.end(),
                         [](const auto &a, const auto &b) { return a.first < b.first; });
        m_design.records.reserve(m_lines.size() + m_added.size());
        for (auto &[index, record] : m_lines) {
            record.otherEnd = std::binary_search(others.begin(), others.end(), index);
            m_design.records.push_back(std::move(record));
        }
        for (LevelRecord &record : m_added)
            m_design.records.push_back(std::move(record));
    }

    static constexpr int kLargestTile = 4096; ///< pixels

    pugi::xml_node m_map;
    Properties m_properties; ///< of the map
    LevelFile m_design;
    int m_tileWidth = kTilePixels;
    int m_tileHeight = kTilePixels;
    std::vector<std::pair<std::size_t, LevelRecord>> m_lines; ///< with their line numbers
    std::vector<LevelRecord> m_added;
    std::optional<Message> m_problem;
};

constexpr std::size_t kMostXmlMemory = 96 << 20; // bytes
constexpr std::size_t kNode = 64;                // bytes used by pugixml
constexpr std::size_t kAttribute = 40;           // the same

/// The maximum number of bytes, in addition to the text, that pugixml uses for an XML text.
std::size_t memoryOfXml(std::string_view xml)
{
    std::size_t bytes = 0;
    bool inTag = false;
    bool content = false; // there is text after the last tag
    for (std::size_t i = 0; i < xml.size(); ++i) {
        if (xml[i] == '<') {
            const bool end = i + 1 < xml.size() && xml[i + 1] == '/';
            bytes += (end ? 0 : kNode) + (content ? kNode : 0);
        }
        if (xml[i] == '=')
            bytes += kAttribute;
        if (xml[i] == '<' || xml[i] == '>')
            inTag = xml[i] == '<', content = false;
        else
            content = content || (!inTag && static_cast<unsigned char>(xml[i]) > ' ');
    }
    return bytes;
}

} // namespace

Result<void> checkTiledSize(const LevelFile &design)
{
    constexpr std::size_t kProperty = kNode + 3 * kAttribute;
    constexpr std::size_t kObject = 2 * kNode + 6 * kAttribute + kProperty;
    std::size_t bytes = 0;
    for (const LevelRecord &record : design.records)
        bytes += kObject + kProperty * record.fields.size();
    if (bytes > kMostXmlMemory)
        return invalid(
            message("the level has too many objects or fields for a Tiled map of at most %1 MiB of memory",
                    std::to_string(kMostXmlMemory >> 20U)));
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
    map.append_attribute("nextlayerid") = static_cast<unsigned>(kLayers.size() + 1);
    map.append_attribute("nextobjectid") = design.records.size() + 1;
    addMapProperties(map, design);
    for (std::size_t layer = 0; layer < kLayers.size(); ++layer) {
        pugi::xml_node group = map.append_child("objectgroup");
        group.append_attribute("id") = static_cast<unsigned>(layer + 1);
        group.append_attribute("name") = kLayers[layer].name;
        for (std::size_t i = 0; i < design.records.size(); ++i) {
            if (design.records[i].kind == kLayers[layer].kind)
                addObjectNode(group, design.records[i], i);
        }
    }
    std::ostringstream text;
    document.save(text, " ", pugi::format_indent, pugi::encoding_utf8);
    return text.str();
}

Result<ReadLevel> levelFromTiled(std::string_view file, std::string xml)
{
    const std::string name(file);
    if (memoryOfXml(xml) > kMostXmlMemory)
        return invalid(
            located(name, message("more elements and attributes than a map of %1 MiB in memory can have",
                                  std::to_string(kMostXmlMemory >> 20U))));
    pugi::xml_document document;
    const pugi::xml_parse_result parsed =
        document.load_buffer_inplace(xml.data(), xml.size(), pugi::parse_default, pugi::encoding_utf8);
    if (!parsed)
        return Error{ErrorCode::InvalidArgument,
                     located(name, message("not XML at byte %1: %2", std::to_string(parsed.offset),
                                           parsed.description()))};
    const pugi::xml_node map = document.child("map");
    if (!map)
        return Error{ErrorCode::InvalidArgument,
                     located(name, Message("expected an element 'map' of Tiled"))};
    Result<LevelFile> design = TiledReader(map).read();
    if (!design)
        return Error{ErrorCode::InvalidArgument, located(name, design.error().message)};
    document.reset();
    const std::string text = writeLevel(*design);
    design = LevelFile(); // not kept in memory along with the level made from its text
    return readLevel(name + ", as a level", text);
}

} // namespace cave
