// SPDX-License-Identifier: MIT
#include "core/edit/level_edit.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <deque>
#include <limits>
#include <optional>
#include <system_error>
#include <unordered_set>
#include <utility>

namespace cave {
namespace {

/// A sum of decimal fractions may have too many digits.
LevelPoint displaced(LevelPoint from, double dx, double dy)
{
    constexpr double kFinest = 1e6;
    const auto sum = [](double at, double by) {
        return by == 0 ? at : std::round((at + by) * kFinest) / kFinest;
    };
    return {sum(from.x, dx), sum(from.y, dy)};
}

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

/// Also false for NaN.
bool isPlace(LevelPoint at)
{
    return std::abs(at.x) <= kFarthestPlace && std::abs(at.y) <= kFarthestPlace;
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

} // namespace

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
        if (hasPlace(record) && !isPlace({record.at.x + dx, record.at.y + dy}))
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
        if (!isPlace(there.at))
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

bool isLevelColour(std::string_view name)
{
    constexpr std::size_t kLength = 7;
    return name.size() == kLength && name.front() == '#' &&
           name.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
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
    if (!isPlace(at))
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

} // namespace cave
