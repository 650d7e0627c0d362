// SPDX-License-Identifier: MIT
#include "core/content/level_file.h"

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/content/builtin.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <string>
#include <system_error>
#include <utility>

namespace cave {
namespace {

constexpr std::array<std::string_view, 3> kTypeNames{"RoguelikeLevel", "TopDownLevel", "MarioLevel"};

/// Properties of an object type other than its name and fields.
enum class Nature : std::uint8_t { Open, Solid, SideView, SolidSideView };

LevelObjectInfo info(std::string_view name, Nature nature, std::string_view about)
{
    LevelObjectInfo made;
    made.name = name;
    made.solid = nature == Nature::Solid || nature == Nature::SolidSideView;
    made.sideView = nature == Nature::SideView || nature == Nature::SolidSideView;
    made.about = about;
    return made;
}

LevelObjectInfo withField(LevelObjectInfo made, LevelField field)
{
    made.fields[made.fieldCount++] = field;
    return made;
}

LevelObjectInfo moving(LevelObjectInfo made)
{
    made.dynamic = true;
    return made;
}

/// The monsters, from rooms/cast.json. Their names live as long as the program.
void addCast(std::vector<LevelObjectInfo> &infos)
{
    static const Json kTable = Json::parse(builtInCastText()).value;
    for (const Json &entry : kTable["cast"].list()) {
        const bool fixture = entry["fixture"].truth();
        LevelObjectInfo made =
            moving(info(entry["type"].text(), fixture ? Nature::Solid : Nature::Open, entry["about"].text()));
        if (!fixture)
            made = withField(withField(made, LevelField::Health), LevelField::Strength);
        made.monster = entry["monster"].text();
        made.cunning = entry["cunning"].text();
        made.since = static_cast<int>(std::max<std::int64_t>(entry["since"].whole(), 1));
        infos.push_back(made);
    }
}

std::vector<LevelObjectInfo> madeInfos()
{
    std::vector<LevelObjectInfo> infos{
        info("Wall", Nature::Solid, "A wall."),
        info("DirectionalWall", Nature::Solid,
             "A wall whose shape depends on its position on the level's border."),
        info("Block", Nature::SolidSideView, "A solid block."),
        info("Bricks", Nature::SolidSideView, "Platformer bricks to stand on."),
        info("Ground", Nature::SolidSideView, "The ground of a platformer."),
        info("QuestionBlock", Nature::SolidSideView, "A block with an item inside."),
        info("HiddenBlock", Nature::SolidSideView, "An invisible block."),
        info("PipeEnd", Nature::SolidSideView, "The end of a pipe."),
        info("PipeStem", Nature::SolidSideView, "A pipe segment."),
        info("Flag", Nature::SideView, "The flag that ends a platformer's level."),
        info("Goal", Nature::Open, "Ends the level when the player reaches it."),
        withField(info("InfoNode", Nature::Open, "Shows its text."), LevelField::Text),
        info("Spike", Nature::Open, "Kills the player on contact; harmless to monsters."),
        withField(info("Potion", Nature::Open, "Heals the player on contact; damages if negative."),
                  LevelField::Heal),
        withField(info("PotionPickup", Nature::Open, "A flask to drink later."), LevelField::Heal),
        info("AxePickup", Nature::Open, "A weapon for close combat."),
        info("MagicPickup", Nature::Open, "A staff that shoots."),
        withField(info("Marker", Nature::Open, "Marks a door, an enemy or loot on a generated map."),
                  LevelField::MarkerId),
    };
    addCast(infos);
    infos.push_back(moving(info("Goomba", Nature::SideView, "Walks along a platformer's ground.")));
    infos.push_back(
        moving(info("Koopa", Nature::SideView, "Walks along a platformer's ground in its shell.")));
    return infos;
}

/// The integers that a field may contain.
struct Whole {
    std::int64_t lowest = 0;
    std::int64_t highest = 1'000'000'000;
};

Message wholeText(Whole range)
{
    return message("a whole number from %1 to %2", range.lowest, range.highest);
}

std::optional<Whole> rangeOf(LevelField field)
{
    switch (field) {
    case LevelField::Heal:
        return Whole{-1'000'000'000, 1'000'000'000};
    case LevelField::Health:
        return Whole{1, 1'000'000'000};
    case LevelField::Strength:
        return Whole{0, 1'000'000'000};
    case LevelField::Text:
    case LevelField::MarkerId:
        break;
    }
    return std::nullopt;
}

std::optional<std::int64_t> wholeNumberIn(std::string_view text, Whole range)
{
    std::int64_t value = 0;
    const char *end = text.data() + text.size();
    const auto [stopped, status] = std::from_chars(text.data(), end, value);
    if (status != std::errc() || stopped != end || value < range.lowest || value > range.highest)
        return std::nullopt;
    return value;
}

/// A field for a message, truncated between two characters.
std::string quotedField(std::string_view text)
{
    constexpr std::size_t kLongest = 40;
    const std::string_view start = utf8Prefix(text, kLongest);
    return "'" + std::string(start) + (start.size() < text.size() ? "…'" : "'");
}

/// Reads the fields of a line in order and keeps the first error. After that every field reads as empty, so
/// that callers need no checks.
class LineReader {
public:
    explicit LineReader(std::string_view line) : m_rest(line) {}

    /// The next field, with any content. `what` is the expected content.
    std::string_view any(const Message &what)
    {
        if (m_problem)
            return {};
        ++m_number;
        if (m_atEnd) {
            m_problem = message("field %1 is missing: expected %2", m_number, what);
            return {};
        }
        const std::size_t comma = m_rest.find(',');
        m_atEnd = comma == std::string_view::npos;
        m_field = m_rest.substr(0, comma);
        m_rest.remove_prefix(m_atEnd ? m_rest.size() : comma + 1);
        return m_field;
    }

    std::string text(const Message &what)
    {
        const std::string_view field = any(what);
        if (!m_problem && field.empty())
            fail(what);
        return std::string(field);
    }

    int whole(const Message &what, Whole range)
    {
        const Message expected = message("%1 (%2)", wholeText(range), what);
        const std::optional<std::int64_t> value = wholeNumberIn(any(expected), range);
        if (!m_problem && !value)
            fail(expected);
        return static_cast<int>(value.value_or(range.lowest));
    }

    double coordinate(const Message &what)
    {
        const Message expected = message("a number (%1)", what);
        const std::string_view field = any(expected);
        if (m_problem)
            return 0;
        double value = 0;
        const char *end = field.data() + field.size();
        const auto [stopped, status] = std::from_chars(field.data(), end, value);
        if (stopped != end || status == std::errc::invalid_argument || !std::isfinite(value))
            fail(expected);
        else if (status != std::errc() || std::abs(value) > kFarthestPlace)
            fail(message("a number from -10^15 to 10^15 (%1)", what));
        return m_problem ? 0 : value;
    }

    LevelPoint place()
    {
        const double x = coordinate(Message("the x coordinate"));
        return {x, coordinate(Message("the y coordinate"))};
    }

    /// All remaining fields.
    std::vector<std::string> others()
    {
        std::vector<std::string> fields;
        while (!m_atEnd && !m_problem)
            fields.emplace_back(any(""));
        return fields;
    }

    void end()
    {
        if (m_problem || m_atEnd)
            return;
        any("");
        fail("the end of the line");
    }

    /// Reports an error in the last field.
    void fail(const Message &expected)
    {
        if (!m_problem)
            m_problem = message("field %1 %2: expected %3", m_number, quotedField(m_field), expected);
    }

    /// "field 3 'abc': expected a number"
    [[nodiscard]] const std::optional<Message> &problem() const { return m_problem; }

private:
    std::string_view m_rest;
    std::string_view m_field;
    std::size_t m_number = 0;
    bool m_atEnd = false; ///< there are no more fields
    std::optional<Message> m_problem;
};

void readFields(LineReader &reader, const LevelObjectInfo &info, LevelRecord &record)
{
    for (std::size_t i = 0; i < info.fieldCount; ++i) {
        const Message what = message("the %1", levelFieldName(info.fields[i]));
        const std::string_view field = reader.any(what);
        if (const std::optional<Message> problem = levelFieldProblem(info.fields[i], field))
            reader.fail(*problem);
        record.fields.emplace_back(field);
    }
    reader.end();
}

/// Also records unknown types.
void readObject(LineReader &reader, LevelRecord &record, Message &remark)
{
    record.type = reader.text(Message("the type of the object"));
    record.at = reader.place();
    const bool dynamic = record.kind == LevelRecord::Kind::Dynamic;
    if (const LevelObjectInfo *known = findLevelObject(record.type, dynamic)) {
        readFields(reader, *known, record);
        return;
    }
    record.fields = reader.others();
    const std::string type = quotedField(record.type);
    if (findLevelObject(record.type, !dynamic) == nullptr)
        remark = message("unknown type %1", type);
    else
        remark = dynamic ? message("unknown type %1 among dynamic objects; it is a static one", type)
                         : message("unknown type %1 among static objects; it is a dynamic one", type);
}

void readBackground(LineReader &reader, LevelRecord &record)
{
    record.fields.push_back(reader.text(Message("the background's image")));
    if (record.kind == LevelRecord::Kind::BackgroundImage) {
        for (std::string &image : reader.others()) {
            if (image.empty())
                reader.fail("an image");
            record.fields.push_back(std::move(image));
        }
        return;
    }
    for (const MessageKey what : {MessageKey("the column of the tile"), MessageKey("the row of the tile")}) {
        const Message expected = message("%1 (%2)", wholeText({}), message(what));
        const std::string_view field = reader.any(expected);
        if (!wholeNumberIn(field, {}))
            reader.fail(expected);
        record.fields.emplace_back(field);
    }
    reader.end();
}

struct LineKind {
    std::string_view name;
    LevelRecord::Kind kind;
};

constexpr std::array<LineKind, 5> kLineKinds{{
    {"PlayerStartLocation", LevelRecord::Kind::PlayerStart},
    {"BackgroundTile", LevelRecord::Kind::BackgroundTile},
    {"BackgroundImage", LevelRecord::Kind::BackgroundImage},
    {"StaticGameObject", LevelRecord::Kind::Static},
    {"DynamicGameObject", LevelRecord::Kind::Dynamic},
}};

constexpr MessageKey kExpectedLines{"one of PlayerStartLocation, BackgroundTile, BackgroundImage, "
                                    "StaticGameObject and DynamicGameObject"};

bool isBlank(std::string_view line)
{
    return line.find_first_not_of(" \t") == std::string_view::npos;
}

/// Characters that no line may contain, if any.
std::optional<Message> byteProblem(std::string_view line)
{
    const auto isPlain = [](char c) { return (c >= ' ' && c <= '~') || c == '\t'; };
    if (std::ranges::all_of(line, isPlain))
        return std::nullopt; // nearly always, and decoding takes its time
    if (const Result<std::u16string> decoded = utf16FromUtf8(line); !decoded)
        return message("%1 of the line; expected UTF-8", decoded.error().message);
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (static_cast<unsigned char>(line[i]) < 0x20 && line[i] != '\t')
            return message(line[i] == '\r'
                               ? MessageKey("a carriage return at byte %1 of the line; expected text")
                               : MessageKey("a control character at byte %1 of the line; expected text"),
                           i);
    }
    return std::nullopt;
}

/// Reads one file line by line.
class LevelReader {
public:
    LevelReader(std::string_view file, std::string_view text) : m_file(file), m_rest(text) {}

    Result<ReadLevel> read()
    {
        constexpr std::string_view kMark = "\xEF\xBB\xBF";
        design().byteOrderMark = m_rest.substr(0, kMark.size()) == kMark;
        if (design().byteOrderMark)
            m_rest.remove_prefix(kMark.size());
        checkSize();
        if (!m_problem)
            readHeader(takeLine());
        design().windowsLines = m_windowsEnd;
        while (!m_problem && !m_rest.empty())
            readRecord(takeLine());
        if (m_problem)
            return invalid(located(m_file, *m_problem));
        design().lastLineEnds = m_ended;
        return std::move(m_read);
    }

private:
    LevelFile &design() { return m_read.design; }

    /// Checks the size of the text before anything is made of it.
    void checkSize()
    {
        const auto lines = static_cast<std::size_t>(std::ranges::count(m_rest, '\n'));
        const auto commas = static_cast<std::size_t>(std::ranges::count(m_rest, ','));
        if (m_rest.size() > kLongestLevelText)
            failAt(1, message("expected at most %1 MiB of text", kLongestLevelText >> 20U));
        else if (lines > kMaxRecords + 1)
            failAt(kMaxRecords + 2,
                   message("expected the end of the file, which has at most %1 lines after the first",
                           kMaxRecords));
        else if (commas > kMaxLevelCommas)
            failAt(1, message("expected at most %1 commas in the whole file", kMaxLevelCommas));
        else
            design().records.reserve(lines);
    }

    void failAt(std::size_t line, const Message &problem)
    {
        m_line = line;
        m_problem = message("line %1: %2", m_line, problem);
    }

    std::string_view takeLine()
    {
        ++m_line;
        const std::size_t end = m_rest.find('\n');
        m_ended = end != std::string_view::npos;
        std::string_view line = m_rest.substr(0, end);
        m_rest.remove_prefix(m_ended ? end + 1 : m_rest.size());
        m_windowsEnd = m_ended && !line.empty() && line.back() == '\r';
        if (m_windowsEnd)
            line.remove_suffix(1);
        if (const std::optional<Message> problem = byteProblem(line))
            m_problem = message("line %1: %2", m_line, *problem);
        return line;
    }

    void adopt(const LineReader &reader)
    {
        if (!m_problem && reader.problem())
            m_problem = message("line %1, %2", m_line, *reader.problem());
    }

    void readHeader(std::string_view line)
    {
        if (m_problem)
            return; // not text
        LineReader reader(line);
        const Message kExpected("one of RoguelikeLevel, TopDownLevel and MarioLevel");
        const std::optional<LevelType> type = levelTypeNamed(reader.any(kExpected));
        if (!type)
            reader.fail(kExpected);
        design().type = type.value_or(LevelType::TopDown);
        design().name = std::string(reader.any(Message("the level's name")));
        design().width = reader.whole(Message("the width in tiles"), {1, kLargestLevel});
        design().height = reader.whole(Message("the height in tiles"), {1, kLargestLevel});
        reader.end();
        adopt(reader);
        design().source = std::string(line);
    }

    void readRecord(std::string_view line)
    {
        if (m_problem)
            return; // not text
        if (design().records.size() == kMaxRecords) {
            failAt(m_line, message("expected the end of the file, which has at most %1 lines after the first",
                                   kMaxRecords));
            return;
        }
        LevelRecord record;
        record.source = std::string(line);
        record.otherEnd = m_ended && m_windowsEnd != design().windowsLines;
        if (isBlank(line))
            record.kind = LevelRecord::Kind::Blank;
        else
            readWords(line, record);
        design().records.push_back(std::move(record));
    }

    void readWords(std::string_view line, LevelRecord &record)
    {
        LineReader reader(line);
        const std::string_view word = reader.any(message(kExpectedLines));
        const auto *const kind = std::ranges::find(kLineKinds, word, &LineKind::name);
        if (kind != kLineKinds.end()) {
            record.kind = kind->kind;
            readRest(reader, record);
        } else if (levelTypeNamed(word)) {
            reader.fail(
                message("%1; the level's type belongs on the first line only", message(kExpectedLines)));
        } else {
            reader.fail(message(kExpectedLines));
        }
        adopt(reader);
    }

    void readRest(LineReader &reader, LevelRecord &record)
    {
        if (record.isObject()) {
            Message remark;
            readObject(reader, record, remark);
            if (!remark.empty())
                m_read.remarks.push_back({m_line, remark});
        } else if (record.kind == LevelRecord::Kind::PlayerStart) {
            record.at = reader.place();
            reader.end();
            if (m_startLine != 0 && !reader.problem())
                m_problem = message("line %1, field 1 '%2': duplicate; the first is on line %3", m_line,
                                    std::string("PlayerStartLocation"), m_startLine);
            m_startLine = m_line;
        } else {
            readBackground(reader, record);
        }
    }

    std::string_view m_file;
    std::string_view m_rest;
    ReadLevel m_read;
    std::size_t m_line = 0;
    std::size_t m_startLine = 0;      ///< 0: none yet
    bool m_ended = false;             ///< the last line was terminated
    bool m_windowsEnd = false;        ///< by \r\n
    std::optional<Message> m_problem; ///< of the line
};

std::string headerLine(const LevelFile &design)
{
    if (!design.source.empty())
        return design.source;
    return std::string(levelTypeName(design.type)) + "," + design.name + "," + std::to_string(design.width) +
           "," + std::to_string(design.height);
}

/// The field of an object, if its type has it and it is there.
const std::string *fieldOf(const LevelRecord &object, LevelField field)
{
    const LevelObjectInfo *info = findLevelObject(object.type, object.kind == LevelRecord::Kind::Dynamic);
    if (info == nullptr || !object.isObject())
        return nullptr;
    for (std::size_t i = 0; i < std::min(info->fieldCount, object.fields.size()); ++i) {
        if (info->fields[i] == field)
            return &object.fields[i];
    }
    return nullptr;
}

} // namespace

std::string_view levelTypeName(LevelType type)
{
    return kTypeNames[static_cast<std::size_t>(type)];
}

std::optional<LevelType> levelTypeNamed(std::string_view name)
{
    const auto *const found = std::ranges::find(kTypeNames, name);
    if (found == kTypeNames.end())
        return std::nullopt;
    return static_cast<LevelType>(std::distance(kTypeNames.begin(), found));
}

const LevelRecord *LevelFile::find(LevelRecord::Kind kind) const
{
    const auto found = std::ranges::find(records, kind, &LevelRecord::kind);
    return found == records.end() ? nullptr : &*found;
}

std::optional<LevelPoint> LevelFile::start() const
{
    const LevelRecord *record = find(LevelRecord::Kind::PlayerStart);
    return record == nullptr ? std::nullopt : std::optional(record->at);
}

bool LevelFile::contains(std::int64_t column, std::int64_t row) const
{
    return column >= 0 && row >= 0 && column < width && row < height;
}

const std::vector<LevelObjectInfo> &levelObjectInfos()
{
    static const std::vector<LevelObjectInfo> kInfos = madeInfos();
    return kInfos;
}

const LevelObjectInfo *findLevelObject(std::string_view name, bool dynamic)
{
    const std::vector<LevelObjectInfo> &infos = levelObjectInfos();
    const auto found = std::ranges::find_if(
        infos, [&](const LevelObjectInfo &info) { return info.name == name && info.dynamic == dynamic; });
    return found == infos.end() ? nullptr : &*found;
}

std::string_view levelFieldText(const LevelRecord &object, LevelField field)
{
    const std::string *text = fieldOf(object, field);
    return text == nullptr ? std::string_view() : std::string_view(*text);
}

std::string_view levelFieldName(LevelField field)
{
    constexpr std::array<std::string_view, 5> kNames{"text", "heal", "id", "maxHP", "strength"};
    return kNames[static_cast<std::size_t>(field)];
}

std::optional<Message> levelFieldProblem(LevelField field, std::string_view text)
{
    if (const std::optional<Whole> range = rangeOf(field)) {
        if (wholeNumberIn(text, *range))
            return std::nullopt;
        return message("%1 (the %2)", wholeText(*range), levelFieldName(field));
    }
    if (field == LevelField::MarkerId) {
        if (text == "Door" || text == "Enemy" || text == "Loot")
            return std::nullopt;
        return message("one of Door, Enemy and Loot");
    }
    if (text.find_first_of(",\r\n") != std::string_view::npos || byteProblem(text))
        return message("text without commas, line breaks and control characters");
    return std::nullopt;
}

bool isLevelPlace(LevelPoint at)
{
    return std::abs(at.x) <= kFarthestPlace && std::abs(at.y) <= kFarthestPlace;
}

std::int64_t tileOf(double coordinate)
{
    if (std::isnan(coordinate))
        return 0;
    return static_cast<std::int64_t>(std::floor(std::clamp(coordinate, -kFarthestPlace, kFarthestPlace)));
}

Result<ReadLevel> readLevel(std::string_view file, std::string_view text)
{
    return LevelReader(file, text).read();
}

std::string writeLevelLine(const LevelRecord &record)
{
    if (!record.source.empty() || record.kind == LevelRecord::Kind::Blank)
        return record.source;
    const auto *const kind = std::ranges::find(kLineKinds, record.kind, &LineKind::kind);
    std::string line(kind->name);
    if (record.isObject())
        line += "," + record.type;
    if (record.isObject() || record.kind == LevelRecord::Kind::PlayerStart)
        line += "," + levelNumber(record.at.x) + "," + levelNumber(record.at.y);
    for (const std::string &field : record.fields)
        line += "," + field;
    return line;
}

std::string writeLevel(const LevelFile &design)
{
    std::string text = design.byteOrderMark ? "\xEF\xBB\xBF" : "";
    text += headerLine(design);
    bool windows = design.windowsLines;
    const auto end = [&windows] { return windows ? "\r\n" : "\n"; };
    for (const LevelRecord &record : design.records) {
        text += end(); // of the previous line
        text += writeLevelLine(record);
        windows = design.windowsLines != record.otherEnd;
    }
    if (design.lastLineEnds)
        text += end();
    return text;
}

std::string levelNumber(double value)
{
    std::array<char, 512> text{}; // enough for the smallest double, written out
    if (!std::isfinite(value) || value == 0)
        return "0";
    const auto [end, status] =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    return {text.data(), end};
}

} // namespace cave
