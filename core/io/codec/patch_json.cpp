// SPDX-License-Identifier: MIT
#include "core/io/codec/patch_json.h"

#include "core/base/text.h"
#include "core/io/exports/region_text.h"
#include "core/io/files/json_reader.h"
#include "core/world/features.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr const char *kVersionKey = "cavegame_patch";
constexpr int kPatchVersion = 1;
constexpr std::int64_t kLargestNumber = 1'000'000'000;
constexpr std::int64_t kLastDirection = 7;

/// The terrain of a letter; a chest is on floor unless specified otherwise.
std::optional<Terrain> terrainOf(char letter)
{
    for (const Terrain terrain : {Terrain::Floor, Terrain::Rock, Terrain::Water, Terrain::Trees}) {
        if (terrainLetter(terrain) == letter)
            return terrain;
    }
    return letter == 'C' ? std::optional(Terrain::Floor) : std::nullopt;
}

/// The rows, north first.
std::vector<std::string> rowTexts(const CellPatch &patch)
{
    const auto height = static_cast<std::size_t>(patch.height());
    std::vector<std::string> rows(height, std::string(static_cast<std::size_t>(patch.width()), ' '));
    const auto at = [&](CellPos cell) -> char & {
        return rows[height - 1 - static_cast<std::size_t>(cell.y)][static_cast<std::size_t>(cell.x)];
    };
    for (int y = 0; y < patch.height(); ++y) {
        for (int x = 0; x < patch.width(); ++x) {
            if (patch.cells.test(x, y))
                at({x, y}) = terrainLetter(patch.terrain({x, y}));
        }
    }
    for (const CellPatch::Chest &chest : patch.chests)
        at(chest.cell) = 'C';
    return rows;
}

Json itemsJson(const std::vector<ItemStack> &stacks, const Content &content)
{
    Json items = Json::List{};
    for (const ItemStack &stack : stacks)
        items.append({{"item", content.items[stack.item].key}, {"amount", stack.amount}});
    return items;
}

Json chestJson(const CellPatch &patch, const CellPatch::Chest &chest, const Content &content)
{
    Json json{{"cell", cellJson(chest.cell)}, {"items", itemsJson(chest.items, content)}};
    if (chest.claimed)
        json["claimed"] = true;
    if (const Terrain terrain = patch.terrain(chest.cell); terrain != Terrain::Floor)
        json["terrain"] = std::string(1, terrainLetter(terrain));
    return json;
}

Json featuresJson(const CellPatch::Features &entry)
{
    Json json{{"cell", cellJson(entry.cell)}};
    if (entry.claimed)
        json["claimed"] = true;
    Json &features = json["features"] = Json::List{};
    for (const Feature &feature : entry.features) {
        Json &one = features.append({{"kind", std::string(featureName(feature.kind))}});
        if (feature.value != 0)
            one["value"] = feature.value;
        if (!feature.text.empty())
            one["text"] = feature.text;
    }
    return json;
}

Json monsterJson(const CellPatch::PatchMonster &monster, const Content &content)
{
    Json json{{"cell", cellJson(monster.cell)}, {"kind", content.monsters[monster.kind].key}};
    if (!monster.id)
        return json;
    const MonsterState &state = monster.state;
    json["id"] = Json{monster.id->home.x, monster.id->home.y, monster.id->index};
    json["heading"] = static_cast<int>(state.heading);
    json["energy"] = state.energy;
    json["patience"] = state.patience;
    json["last_seen"] = Json{state.lastSeen.x, state.lastSeen.y};
    return json;
}

/// The index of the entry with this key.
template<class Entry>
std::optional<std::size_t> indexOf(const std::vector<Entry> &entries, const std::string &key)
{
    const auto found = std::ranges::find(entries, key, &Entry::key);
    if (found == entries.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - entries.begin());
}

/// Reads a patch from its JSON; the reader keeps the first error.
class PatchReader {
public:
    PatchReader(JsonReader &reader, const Content &content) : m_reader(reader), m_content(content) {}

    CellPatch read(const JsonPlace &root)
    {
        m_reader.wholeNumber(root, kVersionKey, kPatchVersion, kPatchVersion);
        const JsonPlace rows = m_reader.member(root, "rows");
        if (const std::optional<JsonPlace> key = m_reader.find(root, "world"))
            m_patch.world = readWorldKey(*key);
        readRows(rows);
        if (m_reader.ok())
            readThings(root);
        if (m_reader.ok())
            checkChests(rows);
        return std::move(m_patch);
    }

private:
    void readRows(const JsonPlace &rows)
    {
        const std::size_t height = m_reader.size(rows);
        if (height < 1 || height > kMaxPatchSide)
            return failSize(rows, "rows", height);
        std::size_t width = 0;
        for (std::size_t i = 0; i < height && m_reader.ok(); ++i) {
            const JsonPlace row = JsonReader::element(rows, i);
            const std::string text = m_reader.text(row);
            if (i == 0)
                width = text.size();
            if (width < 1 || width > kMaxPatchSide)
                return failSize(row, "cells", width);
            if (i == 0) {
                m_patch.cells.reset(static_cast<int>(width), static_cast<int>(height));
                m_patch.rock = m_chests = m_patch.cells;
            }
            if (text.size() != width)
                return m_reader.fail(row, message("cells: %1, but in the first row: %2", text.size(), width));
            readRow(row, text, static_cast<int>(height - 1 - i));
        }
    }

    std::optional<std::uint64_t> readWorldKey(const JsonPlace &place)
    {
        const std::optional<std::uint64_t> key = numberOfHexText(m_reader.text(place));
        if (m_reader.ok() && !key)
            m_reader.fail(place, "must be 16 hexadecimal digits");
        return key;
    }

    void failSize(const JsonPlace &place, const std::string &what, std::size_t size)
    {
        m_reader.fail(place, message("has %1 %2; 1 to %3 are allowed", size, what, kMaxPatchSide));
    }

    void readRow(const JsonPlace &place, const std::string &text, int y)
    {
        for (int x = 0; x < m_patch.width(); ++x) {
            const char c = text[static_cast<std::size_t>(x)];
            if (c == ' ')
                continue;
            const std::optional<Terrain> terrain = terrainOf(c);
            if (!terrain)
                return m_reader.fail(
                    place,
                    message("has an unknown cell at %1; known are '#', '.', '~', 't', 'C' and ' '", x));
            m_patch.cells.set(x, y);
            m_patch.setTerrain({x, y}, *terrain);
            if (c == 'C')
                m_chests.set(x, y);
        }
    }

    void readThings(const JsonPlace &root)
    {
        forEachIn(root, "chests", [this](const JsonPlace &place) {
            const JsonPlace items = m_reader.member(place, "items");
            m_patch.chests.push_back({readCell(place), readItems(place, items), false});
            m_patch.chests.back().claimed = m_reader.truth(place, "claimed", false);
            readTerrain(place, m_patch.chests.back().cell);
        });
        forEachIn(root, "piles", [this](const JsonPlace &place) {
            const JsonPlace items = m_reader.member(place, "items");
            m_patch.piles.push_back({readCell(place), readItems(place, items)});
        });
        forEachIn(root, "monsters", [this](const JsonPlace &place) {
            const std::string key = m_reader.text(place, "kind");
            const std::optional<std::size_t> kind = indexOf(m_content.monsters, key);
            if (!kind)
                m_reader.fail(place, message("unknown monster '%1'", key));
            m_patch.monsters.push_back({readCell(place), kind.value_or(0)});
            if (m_patch.world)
                readIdentity(place, m_patch.monsters.back());
        });
        forEachIn(root, "features", [this](const JsonPlace &place) { readFeatures(place); });
        forEachIn(root, "markers", [this](const JsonPlace &place) {
            CellPatch::Marker marker{readCell(place), m_reader.text(place, "kind"),
                                     m_reader.text(place, "label")};
            if (const Message issue = issueOf({0, {}, marker.kind, marker.label}); !issue.empty())
                m_reader.fail(place, issue);
            m_patch.markers.push_back(std::move(marker));
        });
    }

    /// Which one a monster was, and its state.
    void readIdentity(const JsonPlace &place, CellPatch::PatchMonster &monster)
    {
        const std::optional<JsonPlace> id = m_reader.find(place, "id");
        if (!id)
            return;
        const auto number = [&](const char *key, std::int64_t high) {
            return static_cast<int>(m_reader.wholeNumber(place, key, 0, high));
        };
        const auto coordinate = [&](const JsonPlace &list, std::size_t axis) {
            return m_reader.wholeNumber(JsonReader::element(list, axis), -kWorldLimit, kWorldLimit);
        };
        const JsonPlace seen = m_reader.member(place, "last_seen");
        if (m_reader.size(*id) != 3 || m_reader.size(seen) != 2)
            return m_reader.fail(place, "must have an \"id\" of three numbers and a \"last_seen\" of two");
        const RegionPos home{coordinate(*id, 0), coordinate(*id, 1)};
        const std::int64_t index = m_reader.wholeNumber(JsonReader::element(*id, 2), 0, kLargestNumber);
        monster.id = MonsterId{home, static_cast<int>(index)};
        monster.state.heading = static_cast<Direction>(number("heading", kLastDirection));
        monster.state.energy = number("energy", kLargestNumber);
        monster.state.patience = number("patience", kLargestNumber);
        monster.state.lastSeen = {coordinate(seen, 0), coordinate(seen, 1)};
    }

    void readFeatures(const JsonPlace &place)
    {
        CellPatch::Features entry{readCell(place), {}, false};
        entry.claimed = m_reader.truth(place, "claimed", false);
        forEachIn(place, "features", [this, &entry](const JsonPlace &one) {
            const std::string name = m_reader.text(one, "kind");
            const std::optional<FeatureKind> kind = featureNamed(name);
            if (!kind)
                return m_reader.fail(one, message("unknown kind '%1'", name));
            Feature feature{entry.cell, *kind, 0, {}};
            if (const std::optional<JsonPlace> value = m_reader.find(one, "value"))
                feature.value =
                    static_cast<int>(m_reader.wholeNumber(*value, -kLargestNumber, kLargestNumber));
            if (const std::optional<JsonPlace> text = m_reader.find(one, "text"))
                feature.text = m_reader.text(*text);
            if (const Message issue = issueOf(feature, m_content); !issue.empty())
                return m_reader.fail(one, issue);
            entry.features.push_back(std::move(feature));
        });
        if (m_reader.ok() && entry.features.empty())
            m_reader.fail(place, "must have at least one feature");
        m_patch.features.push_back(std::move(entry));
    }

    /// Calls `read` for every element of an optional list.
    template<class Read>
    void forEachIn(const JsonPlace &root, std::string_view key, Read read)
    {
        if (const std::optional<JsonPlace> list = m_reader.find(root, key))
            m_reader.forEach(*list, read);
    }

    /// The cell of a thing, which must be covered by the patch.
    CellPos readCell(const JsonPlace &place)
    {
        const JsonPlace pair = m_reader.member(place, "cell");
        if (m_reader.size(pair) != 2) {
            m_reader.fail(pair, "must be [x, y]");
            return {};
        }
        const auto coordinate = [&](std::size_t axis, int size) {
            const JsonPlace number = JsonReader::element(pair, axis);
            return static_cast<int>(m_reader.wholeNumber(number, 0, size - 1));
        };
        const CellPos cell{coordinate(0, m_patch.width()), coordinate(1, m_patch.height())};
        if (!m_patch.cells.test(cell.x, cell.y))
            m_reader.fail(pair, "is not a covered cell");
        return cell;
    }

    /// The terrain under a chest, if it isn't floor.
    void readTerrain(const JsonPlace &place, CellPos cell)
    {
        const std::optional<JsonPlace> field = m_reader.find(place, "terrain");
        if (!field || !m_reader.ok())
            return;
        const std::string letter = m_reader.text(*field);
        const std::optional<Terrain> terrain = letter.size() == 1 ? terrainOf(letter[0]) : std::nullopt;
        if (!terrain || *terrain == Terrain::Rock)
            return m_reader.fail(*field, "must be \".\", \"~\" or \"t\"");
        m_patch.setTerrain(cell, *terrain);
    }

    std::vector<ItemStack> readItems(const JsonPlace &thing, const JsonPlace &list)
    {
        std::vector<ItemStack> stacks;
        m_reader.forEach(list, [&](const JsonPlace &place) {
            const std::string key = m_reader.text(place, "item");
            const std::optional<std::size_t> item = indexOf(m_content.items, key);
            if (!item)
                m_reader.fail(thing, message("unknown item '%1'", key));
            const std::optional<JsonPlace> amount = m_reader.find(place, "amount");
            const std::int64_t number =
                amount ? m_reader.wholeNumber(*amount, 1, std::numeric_limits<int>::max()) : 1;
            stacks.push_back({item.value_or(0), static_cast<int>(number)});
        });
        if (stacks.empty() && !m_content.scenario.hero) // there, a chest may hold nothing
            m_reader.fail(list, "must name at least one item");
        return stacks;
    }

    /// Checks that every C of the rows is listed exactly once among the chests, and vice versa.
    void checkChests(const JsonPlace &rows)
    {
        BitGrid missing = m_chests;
        for (const CellPatch::Chest &chest : m_patch.chests) {
            if (!missing.test(chest.cell.x, chest.cell.y))
                return m_reader.fail(
                    rows, message("a chest is described at %1%2", cellText(chest.cell),
                                  std::string(isMarked(chest.cell) ? " twice" : ", where there is no 'C'")));
            missing.clear(chest.cell.x, chest.cell.y);
        }
        for (int y = 0; y < missing.height(); ++y) {
            for (int x = 0; x < missing.width(); ++x) {
                if (missing.test(x, y))
                    return m_reader.fail(
                        rows,
                        message("there is a 'C' at %1, but that chest is not described", cellText({x, y})));
            }
        }
    }

    [[nodiscard]] bool isMarked(CellPos cell) const { return m_chests.test(cell.x, cell.y); }
    static std::string cellText(CellPos cell) { return cellJson(cell).dump(); }

    JsonReader &m_reader;
    const Content &m_content;
    CellPatch m_patch;
    BitGrid m_chests; ///< where the rows have a C
};

} // namespace

std::string patchJson(const CellPatch &patch, const Content &content)
{
    Json json;
    json[kVersionKey] = kPatchVersion;
    json["rows"] = Json(rowTexts(patch));
    Json &chests = json["chests"] = Json::List{};
    for (const CellPatch::Chest &chest : patch.chests)
        chests.append(chestJson(patch, chest, content));
    if (!patch.piles.empty()) {
        Json &piles = json["piles"] = Json::List{};
        for (const CellPatch::Pile &pile : patch.piles)
            piles.append({{"cell", cellJson(pile.cell)}, {"items", itemsJson(pile.items, content)}});
    }
    if (!patch.features.empty()) {
        Json &features = json["features"] = Json::List{};
        for (const CellPatch::Features &entry : patch.features)
            features.append(featuresJson(entry));
    }
    if (patch.world)
        json["world"] = hexText(*patch.world);
    Json &monsters = json["monsters"] = Json::List{};
    for (const CellPatch::PatchMonster &monster : patch.monsters)
        monsters.append(monsterJson(monster, content));
    Json &markers = json["markers"] = Json::List{};
    for (const CellPatch::Marker &marker : patch.markers)
        markers.append({{"cell", cellJson(marker.cell)}, {"kind", marker.kind}, {"label", marker.label}});
    return json.dump({.indent = 1}) + '\n';
}

Result<CellPatch> parsePatch(std::string_view text, const Content &content)
{
    JsonReader reader(message("patch"), ErrorCode::InvalidArgument);
    const auto parsed = CAVE_TRY(reader.parseText(text));
    CellPatch patch = PatchReader(reader, content).read({&parsed});
    if (!reader.ok())
        return reader.error();
    return patch;
}

} // namespace cave
