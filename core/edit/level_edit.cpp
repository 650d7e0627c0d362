// SPDX-License-Identifier: MIT
#include "core/edit/level_edit.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <iterator>
#include <limits>
#include <optional>
#include <system_error>
#include <unordered_set>
#include <utility>

namespace cave {
namespace {

bool hasPlace(const LevelRecord &record)
{
    return record.isObject() || record.kind == LevelRecord::Kind::PlayerStart;
}

bool isBackground(const LevelRecord &record)
{
    return record.kind == LevelRecord::Kind::BackgroundTile ||
           record.kind == LevelRecord::Kind::BackgroundImage;
}

Error wrong(Message what)
{
    return invalid(std::move(what));
}

Error tooFar()
{
    return wrong(message("expected a position from -10^15 to 10^15 tiles"));
}

/// A tile of a level as one number.
std::int64_t keyOf(std::int64_t column, std::int64_t row)
{
    return row * kLargestLevel + column;
}

/// The tiles of the level with an object for which `wanted` holds.
template<class Wanted>
std::unordered_set<std::int64_t> tilesWith(const LevelFile &design, Wanted wanted)
{
    std::unordered_set<std::int64_t> tiles;
    for (const LevelRecord &record : design.records) {
        const std::int64_t column = tileOf(record.at.x);
        const std::int64_t row = tileOf(record.at.y);
        if (record.isObject() && design.contains(column, row) && wanted(record))
            tiles.insert(keyOf(column, row));
    }
    return tiles;
}

/// The offset of the content along one axis; `side` is 0 at the beginning, 1 in the centre, 2 at the end.
int shiftOf(int before, int after, int side)
{
    const int difference = after - before;
    if (side == 1)
        return difference >= 0 ? difference / 2 : -(-difference / 2);
    return side == 0 ? 0 : difference;
}

/// Before the objects, after the player's start if that precedes them.
std::size_t placeOfBackground(const LevelFile &design)
{
    std::size_t place = 0;
    while (place < design.records.size() && design.records[place].kind == LevelRecord::Kind::PlayerStart)
        ++place;
    return place;
}

/// A column or row, clamped to the range of int; 0 if there is none.
int numberOf(const LevelRecord &background, std::size_t field)
{
    if (field >= background.fields.size())
        return 0;
    const std::string &text = background.fields[field];
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc::result_out_of_range ? std::numeric_limits<int>::max() : std::max(number, 0);
}

void insertRecord(LevelFile &design, std::size_t place, LevelRecord record)
{
    design.records.insert(design.records.begin() + static_cast<std::ptrdiff_t>(place), std::move(record));
}

Result<void> replaceBackground(LevelFile &design, LevelRecord::Kind kind, std::vector<std::string> fields)
{
    for (const std::string &field : fields) {
        if (const std::optional<Message> problem = levelFieldProblem(LevelField::Text, field))
            return wrong(message("expected the name of an image: %1", *problem));
    }
    if (fields.empty() || std::ranges::any_of(fields, [](const auto &f) { return f.empty(); }))
        return wrong(message("expected the name of an image"));
    LevelRecord background;
    background.kind = kind;
    background.fields = std::move(fields);
    const auto first = std::ranges::find_if(design.records, isBackground);
    if (first == design.records.end()) {
        insertRecord(design, placeOfBackground(design), std::move(background));
        return {};
    }
    background.otherEnd = first->otherEnd;
    *first = std::move(background);
    design.records.erase(std::remove_if(first + 1, design.records.end(), isBackground), design.records.end());
    return {};
}

std::vector<std::string> newFields(const LevelObjectInfo &info)
{
    std::vector<std::string> fields;
    for (std::size_t i = 0; i < info.fieldCount; ++i) {
        switch (info.fields[i]) {
        case LevelField::Text:
            fields.emplace_back();
            break;
        case LevelField::Heal:
            fields.emplace_back("50");
            break;
        case LevelField::MarkerId:
            fields.emplace_back("Loot");
            break;
        case LevelField::Health:
            fields.emplace_back("100");
            break;
        case LevelField::Strength:
            fields.emplace_back(info.name == "Archer" ? "10" : "30");
            break;
        }
    }
    return fields;
}

using TileSet = std::unordered_set<std::uint64_t>;

std::uint64_t tileKey(std::int64_t x, std::int64_t y)
{
    return static_cast<std::uint64_t>(y) * kLargestLevel + static_cast<std::uint64_t>(x);
}

/// Adds the tiles of the level that an object covers: with fractions more than one.
void addTilesUnder(const LevelFile &design, const LevelRecord &object, TileSet &tiles)
{
    const std::int64_t right = tileOf(std::ceil(object.at.x));
    const std::int64_t bottom = tileOf(std::ceil(object.at.y));
    for (std::int64_t y = tileOf(object.at.y); y <= bottom; ++y) {
        for (std::int64_t x = tileOf(object.at.x); x <= right; ++x) {
            if (design.contains(x, y))
                tiles.insert(tileKey(x, y));
        }
    }
}

/// Whether a name is a colour: '#' and six hexadecimal digits.
bool isLevelColour(std::string_view name)
{
    constexpr std::size_t kLength = 7;
    return name.size() == kLength && name.front() == '#' &&
           name.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

using Records = std::vector<LevelRecord>;

constexpr const char *kAnyHeader = "TopDownLevel,lines,1,1\n";

Records slice(const Records &records, std::size_t from, std::size_t to)
{
    return {records.begin() + static_cast<std::ptrdiff_t>(from),
            records.begin() + static_cast<std::ptrdiff_t>(to)};
}

/// For equal numbers of records: the runs of those that differ.
std::vector<LevelHunk> replacedRuns(const Records &before, const Records &after)
{
    std::vector<LevelHunk> hunks;
    std::size_t i = 0;
    while (i < before.size()) {
        if (before[i] == after[i]) {
            ++i;
            continue;
        }
        const std::size_t from = i;
        while (i < before.size() && !(before[i] == after[i]))
            ++i;
        hunks.push_back({from, slice(before, from, i), slice(after, from, i)});
    }
    return hunks;
}

/// For records that were only removed; none if there are other changes.
std::optional<std::vector<LevelHunk>> removedRuns(const Records &before, const Records &after)
{
    std::vector<LevelHunk> hunks;
    std::size_t kept = 0;
    std::size_t i = 0;
    while (i < before.size()) {
        if (kept < after.size() && before[i] == after[kept]) {
            ++kept;
            ++i;
            continue;
        }
        const std::size_t from = i;
        while (i < before.size() && (kept == after.size() || !(before[i] == after[kept])))
            ++i;
        hunks.push_back({from, slice(before, from, i), {}});
    }
    return kept == after.size() ? std::optional(std::move(hunks)) : std::nullopt;
}

/// Everything between the common beginning and the common end.
std::vector<LevelHunk> oneHunk(const Records &before, const Records &after)
{
    const std::size_t common = std::min(before.size(), after.size());
    std::size_t head = 0;
    while (head < common && before[head] == after[head])
        ++head;
    std::size_t tail = 0;
    while (tail < common - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    LevelHunk hunk{head, slice(before, head, before.size() - tail), slice(after, head, after.size() - tail)};
    if (hunk.removed.empty() && hunk.inserted.empty())
        return {};
    return {std::move(hunk)};
}

bool staysInPlace(const LevelHunk &hunk)
{
    return hunk.removed.size() == hunk.inserted.size();
}

bool fits(const LevelFile &design, const LevelPatch &patch)
{
    std::size_t from = 0;
    for (const LevelHunk &hunk : patch.hunks) {
        if (hunk.at < from || hunk.at > design.records.size() ||
            hunk.removed.size() > design.records.size() - hunk.at)
            return false;
        const auto there = design.records.begin() + static_cast<std::ptrdiff_t>(hunk.at);
        if (!std::equal(hunk.removed.begin(), hunk.removed.end(), there))
            return false;
        from = hunk.at + hunk.removed.size();
    }
    return headerOf(design) == patch.before;
}

} // namespace

LevelPoint displaced(LevelPoint from, double dx, double dy)
{
    constexpr double kFinest = 1e6;
    const auto sum = [](double at, double by) {
        return by == 0 ? at : std::round((at + by) * kFinest) / kFinest;
    };
    return {sum(from.x, dx), sum(from.y, dy)};
}

Result<void> checkWritten(const LevelFile &design)
{
    if (design.records.size() > kMaxRecords)
        return wrong(message("a level holds at most %1 lines", kMaxRecords));
    std::size_t most = design.name.size() + design.source.size();
    for (const LevelRecord &record : design.records) {
        if (hasPlace(record) && !isLevelPlace(record.at))
            return tooFar();
        most += 2 + (record.source.empty() ? writeLevelLine(record).size() : record.source.size());
    }
    // Every edit is checked, and a large level takes long to write: it is written only if it may not fit.
    if (most < std::min(kLongestLevelText, kMaxLevelCommas) / 2)
        return {};
    const std::string text = writeLevel(design);
    if (text.size() > kLongestLevelText)
        return wrong(message("a level holds at most %1 MiB of text", kLongestLevelText >> 20U));
    if (std::ranges::count(text, ',') > static_cast<std::ptrdiff_t>(kMaxLevelCommas))
        return wrong(message("a level holds at most %1 commas", kMaxLevelCommas));
    return {};
}

LevelRecord newLevelObject(const LevelObjectInfo &info, LevelPoint at)
{
    LevelRecord object;
    object.kind = info.dynamic ? LevelRecord::Kind::Dynamic : LevelRecord::Kind::Static;
    object.type = std::string(info.name);
    object.at = at;
    object.fields = newFields(info);
    return object;
}

std::size_t addObject(LevelFile &design, LevelRecord object)
{
    object.source.clear();
    design.records.push_back(std::move(object));
    return design.records.size() - 1;
}

void removeRecords(LevelFile &design, const std::vector<std::size_t> &indices)
{
    std::vector<bool> removed(design.records.size(), false);
    for (const std::size_t index : indices)
        removed[index] = true;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < design.records.size(); ++i) {
        if (removed[i])
            continue;
        if (kept != i)
            design.records[kept] = std::move(design.records[i]);
        ++kept;
    }
    design.records.resize(kept);
}

Result<void> moveRecords(LevelFile &design, const std::vector<std::size_t> &indices, double dx, double dy)
{
    for (const std::size_t index : indices) {
        const LevelRecord &record = design.records[index];
        if (hasPlace(record) && !isLevelPlace({record.at.x + dx, record.at.y + dy}))
            return tooFar();
    }
    for (const std::size_t index : indices) {
        LevelRecord &record = design.records[index];
        if (!hasPlace(record))
            continue;
        record.at = displaced(record.at, dx, dy);
        record.source.clear();
    }
    return {};
}

Result<LevelPatch> movePatch(const LevelFile &design, const std::vector<std::size_t> &indices, double dx,
                             double dy)
{
    LevelPatch patch{headerOf(design), headerOf(design), {}};
    for (const std::size_t index : indices) {
        const LevelRecord &record = design.records[index];
        if (!hasPlace(record))
            continue;
        LevelRecord there = record;
        there.at = displaced(record.at, dx, dy);
        there.source.clear();
        if (!isLevelPlace(there.at))
            return tooFar();
        if (patch.hunks.empty() || patch.hunks.back().at + patch.hunks.back().removed.size() != index)
            patch.hunks.push_back({index, {}, {}});
        patch.hunks.back().removed.push_back(record);
        patch.hunks.back().inserted.push_back(std::move(there));
    }
    return patch;
}

Result<void> setLevelField(LevelFile &design, std::size_t index, std::size_t field, const std::string &text)
{
    LevelRecord &record = design.records[index];
    if (field >= record.fields.size())
        return wrong(message("there is no field %1 to set", field + 1));
    const LevelObjectInfo *info =
        record.isObject() ? findLevelObject(record.type, record.kind == LevelRecord::Kind::Dynamic) : nullptr;
    const LevelField kind =
        info != nullptr && field < info->fieldCount ? info->fields[field] : LevelField::Text;
    if (const std::optional<Message> problem = levelFieldProblem(kind, text))
        return wrong(message("expected %1", *problem));
    LevelRecord changed = record;
    changed.fields[field] = text;
    changed.source.clear();
    if (isBackground(changed)) { // its fields have their own rules
        const Result<ReadLevel> read =
            readLevel("background", "TopDownLevel,,1,1\n" + writeLevelLine(changed));
        if (!read)
            return wrong(message("expected the name of an image, or a whole number for a column or row"));
    }
    record = std::move(changed);
    return {};
}

Result<void> setBackgroundTile(LevelFile &design, const std::string &image, int column, int row)
{
    if (column < 0 || row < 0)
        return wrong(message("expected a column and a row from 0"));
    return replaceBackground(design, LevelRecord::Kind::BackgroundTile,
                             {image, std::to_string(column), std::to_string(row)});
}

Result<void> setBackgroundImages(LevelFile &design, const std::vector<std::string> &images)
{
    return replaceBackground(design, LevelRecord::Kind::BackgroundImage, images);
}

LevelBackground backgroundOf(const LevelFile &design)
{
    const auto found = std::ranges::find_if(design.records, isBackground);
    LevelBackground background;
    if (found == design.records.end() || found->fields.empty())
        return background;
    background.images = found->fields;
    if (found->kind == LevelRecord::Kind::BackgroundTile) {
        background.kind = LevelBackground::Kind::Tile;
        background.images.resize(1);
        background.column = numberOf(*found, 1);
        background.row = numberOf(*found, 2);
    } else if (background.images.size() == 1 && isLevelColour(background.images.front())) {
        background.kind = LevelBackground::Kind::Colour;
        for (char &letter : background.images.front())
            letter = letter >= 'A' && letter <= 'F' ? static_cast<char>(letter - 'A' + 'a') : letter;
    } else {
        background.kind = LevelBackground::Kind::Images;
    }
    return background;
}

Result<void> setBackground(LevelFile &design, const LevelBackground &background)
{
    const std::string first = background.images.empty() ? std::string() : background.images.front();
    switch (background.kind) {
    case LevelBackground::Kind::None:
        std::erase_if(design.records, isBackground);
        return {};
    case LevelBackground::Kind::Colour:
        if (background.images.size() != 1 || !isLevelColour(first))
            return wrong(message("expected a colour such as #46505a"));
        return setBackgroundImages(design, {first});
    case LevelBackground::Kind::Tile:
        return setBackgroundTile(design, first, background.column, background.row);
    case LevelBackground::Kind::Images:
        break;
    }
    return setBackgroundImages(design, background.images);
}

Result<void> setLevelStart(LevelFile &design, LevelPoint at)
{
    if (!isLevelPlace(at))
        return tooFar();
    const auto found = std::ranges::find_if(
        design.records, [](const auto &record) { return record.kind == LevelRecord::Kind::PlayerStart; });
    if (found != design.records.end()) {
        found->at = at;
        found->source.clear();
        return {};
    }
    LevelRecord start;
    start.kind = LevelRecord::Kind::PlayerStart;
    start.at = at;
    insertRecord(design, 0, std::move(start));
    return {};
}

std::optional<LevelTile> freeTileNear(const LevelFile &design, LevelTile from)
{
    TileSet walls;
    TileSet taken;
    for (const LevelRecord &record : design.records) {
        const bool dynamic = record.kind == LevelRecord::Kind::Dynamic;
        if (isSolidObject(record) && !dynamic && design.contains(tileOf(record.at.x), tileOf(record.at.y)))
            walls.insert(tileKey(tileOf(record.at.x), tileOf(record.at.y)));
        else if (dynamic || (record.isObject() && (record.type == "Spike" || record.type == "Goal")))
            addTilesUnder(design, record, taken);
    }
    std::deque<LevelTile> next;
    TileSet reached;
    const auto reach = [&](LevelTile tile) {
        const std::uint64_t key = tileKey(tile.x, tile.y);
        if (design.contains(tile.x, tile.y) && !walls.contains(key) && reached.insert(key).second)
            next.push_back(tile);
    };
    reach(from);
    while (!next.empty()) {
        const LevelTile tile = next.front();
        next.pop_front();
        if (!taken.contains(tileKey(tile.x, tile.y)))
            return tile;
        reach({tile.x, tile.y - 1});
        reach({tile.x + 1, tile.y});
        reach({tile.x, tile.y + 1});
        reach({tile.x - 1, tile.y});
    }
    return std::nullopt;
}

Result<void> resizeLevel(LevelFile &design, int width, int height, LevelAnchor anchor)
{
    if (width < 1 || height < 1 || width > kLargestLevel || height > kLargestLevel)
        return wrong(
            message("expected a size from 1 to %1 tiles, not %2 × %3", kLargestLevel, width, height));
    const int side = static_cast<int>(anchor);
    const int dx = shiftOf(design.width, width, side % 3);
    const int dy = shiftOf(design.height, height, side / 3);
    if (dx != 0 || dy != 0) {
        std::vector<std::size_t> all(design.records.size());
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = i;
        CAVE_TRY(moveRecords(design, all, dx, dy));
    }
    if (design.width != width || design.height != height)
        design.source.clear();
    design.width = width;
    design.height = height;
    return {};
}

std::size_t addBorderWalls(LevelFile &design)
{
    std::unordered_set<std::int64_t> taken = tilesWith(design, [](const LevelRecord &record) {
        return isSolidObject(record) || levelFieldText(record, LevelField::MarkerId) == "Door";
    });
    const LevelObjectInfo *wall =
        findLevelObject(design.type == LevelType::Roguelike ? "DirectionalWall" : "Wall", false);
    std::size_t added = 0;
    const auto add = [&](int x, int y) {
        if (!taken.insert(keyOf(x, y)).second)
            return;
        addObject(design, newLevelObject(*wall, {static_cast<double>(x), static_cast<double>(y)}));
        ++added;
    };
    for (int x = 0; x < design.width; ++x)
        add(x, 0);
    for (int y = 1; y < design.height - 1; ++y) {
        add(0, y);
        add(design.width - 1, y);
    }
    for (int x = 0; x < design.width; ++x)
        add(x, design.height - 1);
    return added;
}

Result<void> renameLevel(LevelFile &design, const std::string &name)
{
    if (const std::optional<Message> problem = levelFieldProblem(LevelField::Text, name))
        return wrong(message("expected a name: %1", *problem));
    if (design.name != name)
        design.source.clear();
    design.name = name;
    return {};
}

void changeLevelType(LevelFile &design, LevelType type)
{
    if (design.type != type)
        design.source.clear();
    design.type = type;
}

std::vector<std::size_t> objectsIn(const LevelFile &design, const LevelRect &rect)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < design.records.size(); ++i) {
        const LevelRecord &record = design.records[i];
        const std::int64_t x = tileOf(record.at.x) - rect.x;
        const std::int64_t y = tileOf(record.at.y) - rect.y;
        if (hasPlace(record) && x >= 0 && y >= 0 && x < rect.width && y < rect.height)
            found.push_back(i);
    }
    return found;
}

LevelHeader headerOf(const LevelFile &design)
{
    return {design.type, design.name, design.width, design.height, design.source};
}

LevelPatch LevelPatch::inverse() const
{
    LevelPatch back{after, before, {}};
    back.hunks.reserve(hunks.size());
    std::size_t inserted = 0;
    std::size_t removed = 0;
    for (const LevelHunk &hunk : hunks) {
        back.hunks.push_back({hunk.at + inserted - removed, hunk.inserted, hunk.removed});
        inserted += hunk.inserted.size();
        removed += hunk.removed.size();
    }
    return back;
}

std::optional<std::size_t> LevelPatch::indexAfter(std::size_t index) const
{
    std::size_t inserted = 0;
    std::size_t removed = 0;
    for (const LevelHunk &hunk : hunks) {
        if (index < hunk.at)
            break;
        if (index < hunk.at + hunk.removed.size()) {
            if (hunk.inserted.size() != hunk.removed.size())
                return std::nullopt;
            return index + inserted - removed;
        }
        inserted += hunk.inserted.size();
        removed += hunk.removed.size();
    }
    return index + inserted - removed;
}

LevelPatch levelPatch(const LevelFile &before, const LevelFile &after)
{
    LevelPatch patch{headerOf(before), headerOf(after), {}};
    if (before.records.size() == after.records.size()) {
        patch.hunks = replacedRuns(before.records, after.records);
        return patch;
    }
    std::optional<std::vector<LevelHunk>> removed;
    if (before.records.size() > after.records.size())
        removed = removedRuns(before.records, after.records);
    patch.hunks = removed ? std::move(*removed) : oneHunk(before.records, after.records);
    return patch;
}

Result<void> applyPatch(LevelFile &design, const LevelPatch &patch)
{
    if (!fits(design, patch))
        return invalid("the change doesn't apply to this level");
    const auto place = [&](std::size_t at) {
        return design.records.begin() + static_cast<std::ptrdiff_t>(at);
    };
    if (std::ranges::all_of(patch.hunks, staysInPlace)) {
        for (const LevelHunk &hunk : patch.hunks)
            std::ranges::copy(hunk.inserted, place(hunk.at));
    } else {
        Records changed;
        changed.reserve(design.records.size());
        std::size_t from = 0;
        for (const LevelHunk &hunk : patch.hunks) {
            std::move(place(from), place(hunk.at), std::back_inserter(changed));
            changed.insert(changed.end(), hunk.inserted.begin(), hunk.inserted.end());
            from = hunk.at + hunk.removed.size();
        }
        std::move(place(from), design.records.end(), std::back_inserter(changed));
        design.records = std::move(changed);
    }
    design.type = patch.after.type;
    design.name = patch.after.name;
    design.width = patch.after.width;
    design.height = patch.after.height;
    design.source = patch.after.source;
    return {};
}

bool mergeInPlace(LevelPatch &patch, const LevelPatch &next)
{
    const bool same = std::ranges::equal(patch.hunks, next.hunks, [](const LevelHunk &a, const LevelHunk &b) {
        return a.at == b.at && a.inserted.size() == b.inserted.size() && staysInPlace(a) && staysInPlace(b);
    });
    if (!same)
        return false;
    for (std::size_t i = 0; i < next.hunks.size(); ++i)
        patch.hunks[i].inserted = next.hunks[i].inserted;
    std::erase_if(patch.hunks, [](const LevelHunk &hunk) { return hunk.removed == hunk.inserted; });
    patch.after = next.after;
    return true;
}

std::string textOfRecords(const std::vector<LevelRecord> &records)
{
    if (records.empty())
        return {};
    LevelFile lines;
    lines.name = "lines";
    lines.records = records;
    const std::string text = writeLevel(lines);
    return text.substr(text.find('\n') + 1);
}

Result<std::vector<LevelRecord>> recordsOfText(const std::string &text)
{
    if (text.empty())
        return std::vector<LevelRecord>();
    auto read = CAVE_TRY(readLevel("lines", kAnyHeader + text));
    return std::move(read.design.records);
}

std::string textOfHeader(const LevelHeader &header)
{
    LevelFile design;
    design.type = header.type;
    design.name = header.name;
    design.width = header.width;
    design.height = header.height;
    design.source = header.source;
    design.lastLineEnds = false;
    return writeLevel(design);
}

Result<LevelHeader> headerOfText(const std::string &line)
{
    auto read = CAVE_TRY(readLevel("first line", line));
    return headerOf(read.design);
}

} // namespace cave
