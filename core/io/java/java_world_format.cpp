// SPDX-License-Identifier: MIT
#include "core/io/java/java_world_format.h"

#include "core/base/bit_grid.h"
#include "core/base/json.h"
#include "core/base/random_words.h"
#include "core/base/text.h"
#include "core/gen/classic/java_random.h"
#include "core/rules/loot.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <iterator>
#include <limits>
#include <string>
#include <utility>

namespace cave {
namespace {

constexpr std::array<JavaItem, 9> kItems{{
    {"wooden_sword", "SwordItem", "Wooden", "damage"},
    {"iron_sword", "SwordItem", "Iron", "damage"},
    {"steel_sword", "SwordItem", "Steel", "damage"},
    {"infused_sword", "SwordItem", "Infused", "damage"},
    {"leather_armour", "ArmourItem", "Leather", "shielding"},
    {"chainmail_armour", "ArmourItem", "Chainmail", "shielding"},
    {"iron_armour", "ArmourItem", "Iron", "shielding"},
    {"infused_armour", "ArmourItem", "Infused", "shielding"},
    {"gold", "GoldItem", "", ""},
}};

constexpr std::int64_t kLargestAmount = std::numeric_limits<std::int32_t>::max();

bool isKnownType(std::string_view type)
{
    return std::ranges::any_of(kItems, [type](const JavaItem &item) { return item.type == type; });
}

/// The table's entry for the value at `place`; nullptr, after reporting an error, if there is none.
const JavaItem *readKind(JsonReader &reader, const JsonPlace &place)
{
    const JsonPlace typePlace = reader.member(place, "t");
    const std::string type = reader.text(typePlace);
    if (reader.ok() && !isKnownType(type))
        reader.fail(typePlace, message("is %1, which is not an item kind of the original program",
                                       typePlace.value->dump()));
    std::optional<JsonPlace> tierPlace;
    std::string tier;
    if (reader.ok() && type != "GoldItem") {
        tierPlace = reader.member(place, "tier");
        tier = reader.text(*tierPlace);
    }
    if (!reader.ok())
        return nullptr;
    const auto *item = std::ranges::find_if(
        kItems, [&](const JavaItem &known) { return known.type == type && known.tier == tier; });
    if (item != kItems.end())
        return item;
    reader.fail(*tierPlace, message("is %1, which is not a tier of %2", tierPlace->value->dump(), type));
    return nullptr;
}

std::optional<std::int64_t> number(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

/// Reads one region file.
class RegionReader {
public:
    RegionReader(RegionPos named, const Content &content, JavaFindings &findings)
        : m_reader(javaRegionFileName(named))
        , m_content(content)
        , m_findings(findings)
    {
        m_region.pos = named;
    }

    Result<JavaRegion> read(const std::filesystem::path &path)
    {
        const auto file = CAVE_TRY(m_reader.parse(path));
        const JsonPlace root{&file};
        readPosition(root);
        readCells(root);
        readMonsters(root);
        readRandom(root);
        m_reader.expectOnly(root, {"cells", "regionCoordinate", "random", "entityCoordinates", "entities"});
        if (!m_reader.ok())
            return m_reader.error();
        const std::vector<Message> &notes = m_reader.notes();
        m_findings.notes.insert(m_findings.notes.end(), notes.begin(), notes.end());
        return std::move(m_region);
    }

private:
    void readPosition(const JsonPlace &root)
    {
        const JsonPlace place = m_reader.member(root, "regionCoordinate");
        m_reader.expectOnly(place, {"rx", "ry"});
        const JsonPlace x = m_reader.member(place, "rx");
        const JsonPlace y = m_reader.member(place, "ry");
        const RegionPos pos{m_reader.wholeNumber(x, -kWorldLimit, kWorldLimit),
                            m_reader.wholeNumber(y, -kWorldLimit, kWorldLimit)};
        if (m_reader.ok() && pos != m_region.pos) {
            m_reader.fail(place,
                          message("is (%1, %2), which is not what the file is named after", pos.x, pos.y));
        }
    }

    void readCells(const JsonPlace &root)
    {
        const JsonPlace columns = m_reader.member(root, "cells");
        const std::size_t size = m_reader.size(columns);
        if (m_reader.ok() && (size < kMinRegionSize || size > kMaxRegionSize)) {
            m_reader.fail(columns, message("columns: %1; regions have from %2 to %3", size, kMinRegionSize,
                                           kMaxRegionSize));
        }
        checkReach(columns, size);
        for (std::size_t x = 0; x < size && m_reader.ok(); ++x) {
            const JsonPlace column = m_reader.element(columns, x);
            if (const std::size_t height = m_reader.size(column); m_reader.ok() && height != size) {
                m_reader.fail(column, message("cells: %1, but columns: %2", height, size));
            }
            for (std::size_t y = 0; y < size && m_reader.ok(); ++y)
                readCell(m_reader.element(column, y), {static_cast<int>(x), static_cast<int>(y)});
        }
    }

    /// Sets the size; fails for a region that isn't completely inside the world.
    void checkReach(const JsonPlace &columns, std::size_t size)
    {
        if (!m_reader.ok())
            return;
        m_region.size = static_cast<int>(size);
        const std::int64_t farthest = kWorldLimit / m_region.size - 1;
        const RegionPos pos = m_region.pos;
        if (pos.x < -farthest || pos.x > farthest || pos.y < -farthest || pos.y > farthest)
            m_reader.fail(columns, "the region is outside the world");
    }

    void readCell(const JsonPlace &cell, CellPos at)
    {
        m_reader.expectOnly(cell, {"t", "reward", "claimed", "listener"});
        const JsonPlace typePlace = m_reader.member(cell, "t");
        const std::string type = m_reader.text(typePlace);
        if (type == "r")
            m_region.rock[static_cast<std::size_t>(at.y)] |= std::uint64_t{1} << static_cast<unsigned>(at.x);
        else if (type == "c")
            readChest(cell, at);
        else if (type != "f")
            m_reader.fail(typePlace, message("is %1, which is not a cell kind; expected r, f or c",
                                             typePlace.value->dump()));
    }

    void readChest(const JsonPlace &cell, CellPos at)
    {
        JavaChest chest{at, {}, m_reader.truth(cell, "claimed")};
        m_reader.forEach(m_reader.member(cell, "reward"), [&](const JsonPlace &item) {
            chest.items.push_back(readJavaItem(m_reader, item, m_content, m_findings.differences));
        });
        if (chest.claimed)
            chest.items.clear();
        m_region.chests.push_back(std::move(chest));
    }

    void readMonsters(const JsonPlace &root)
    {
        const JsonPlace places = m_reader.member(root, "entityCoordinates");
        const JsonPlace entities = m_reader.member(root, "entities");
        const std::size_t count = m_reader.size(entities);
        if (const std::size_t others = m_reader.size(places); m_reader.ok() && others != count) {
            m_reader.fail(places, message("elements: %1, but in 'entities': %2", others, count));
        }
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i) {
            const JsonPlace place = m_reader.element(places, i);
            const WorldPos position = readJavaPlace(m_reader, place, m_region.size);
            if (m_reader.ok() && regionOf(position, m_region.size) != m_region.pos)
                m_reader.fail(place, "is outside the file's region");
            readMonster(m_reader.element(entities, i), position);
        }
    }

    void readMonster(const JsonPlace &entity, WorldPos position)
    {
        m_reader.expectOnly(entity, {"t", "health", "alive", "armour", "armourChange"});
        const JsonPlace typePlace = m_reader.member(entity, "t");
        const std::string type = m_reader.text(typePlace);
        if (m_reader.ok() && type != "m")
            m_reader.fail(typePlace, message("is %1, which is not a monster kind of the original program",
                                             typePlace.value->dump()));
        JavaMonster monster;
        monster.position = position;
        monster.health = m_reader.number(m_reader.member(entity, "health"));
        // Older files have no "alive".
        monster.alive = m_reader.truth(entity, "alive", true);
        monster.armour = m_reader.wholeNumber(entity, "armour", 0, std::numeric_limits<std::int32_t>::max());
        m_region.monsters.push_back(monster);
    }

    /// Older files have no random state.
    void readRandom(const JsonPlace &root)
    {
        const std::optional<JsonPlace> random = m_reader.find(root, "random");
        if (!random)
            return;
        m_reader.expectOnly(*random, {"seed", "nextNextGaussian", "haveNextNextGaussian"});
        m_region.randomState = m_reader.wholeNumber(*random, "seed", std::numeric_limits<std::int64_t>::min(),
                                                    std::numeric_limits<std::int64_t>::max());
    }

    JsonReader m_reader;
    const Content &m_content;
    JavaFindings &m_findings;
    JavaRegion m_region;
};

constexpr int kCellsNamed = 5; ///< number of differing cells listed

/// Computes the changes of one region.
class Comparison {
public:
    Comparison(const JavaRegion &region, const JavaComparison &with, JavaFindings &findings)
        : m_region(region)
        , m_with(with)
        , m_findings(findings)
    {
    }

    RegionChanges changes()
    {
        for (int y = 0; y < m_region.size; ++y)
            m_changes.explored[static_cast<std::size_t>(y)] = lowBits(m_region.size);
        compareTerrain();
        compareChests();
        compareMonsters();
        compareRandom();
        return std::move(m_changes);
    }

private:
    [[nodiscard]] std::string where(CellPos cell) const
    {
        return placeText(worldPos(m_region.pos, cell, m_region.size));
    }

    void report(Message sentence)
    {
        m_findings.differences.push_back(located(javaRegionFileName(m_region.pos), std::move(sentence)));
    }

    void compareTerrain()
    {
        int count = 0;
        Message named;
        for (int y = 0; y < m_region.size; ++y) {
            const auto row = static_cast<std::size_t>(y);
            m_changes.flipped[row] = m_region.rock[row] ^ m_with.seeded.rock[row];
            for (std::uint64_t left = m_changes.flipped[row]; left != 0; left &= left - 1) {
                const CellPos cell{std::countr_zero(left), y};
                if (count++ >= kCellsNamed)
                    continue;
                Message what = testCell(m_region.rock, cell) ? message("%1 is rock", where(cell))
                                                             : message("%1 is floor", where(cell));
                named =
                    named.empty() ? std::move(what) : message("%1, %2", std::move(named), std::move(what));
            }
        }
        if (count == 0)
            return;
        if (count > kCellsNamed)
            named = message("%1 and %2 more", std::move(named), count - kCellsNamed);
        report(count == 1 ? message("1 cell is different from the seed: %1", std::move(named))
                          : message("%1 cells are different from the seed: %2", count, std::move(named)));
    }

    void compareChests()
    {
        for (const JavaChest &chest : m_region.chests)
            takeChest(chest);
        for (const CellPos cell : m_with.seeded.chests) {
            const bool present = std::ranges::any_of(
                m_region.chests, [cell](const JavaChest &chest) { return chest.cell == cell; });
            if (present)
                continue;
            m_changes.removedChests.push_back(cell);
            report(message("there is no chest at %1 where the seed has one", where(cell)));
        }
    }

    void takeChest(const JavaChest &chest)
    {
        const bool seeded = m_with.seeded.hasChest(chest.cell);
        if (!seeded)
            report(chest.claimed
                       ? message("there is a claimed chest at %1 where the seed has none", where(chest.cell))
                       : message("there is a closed chest at %1 where the seed has none", where(chest.cell)));
        std::vector<ItemStack> items = chest.items;
        for (ItemStack &stack : items) {
            if (stack.amount == 0)
                stack.amount = goldFor(chest.cell, stack);
        }
        if (!chest.claimed && items.empty())
            report(message("the closed chest at %1 is empty; it counts as claimed", where(chest.cell)));
        if (!items.empty())
            putItems(m_changes.chests, {chest.cell, std::move(items)});
        else if (seeded)
            m_changes.claimed.push_back(chest.cell);
        // A claimed chest that isn't in the seed is floor, and looks like it.
    }

    /// An amount instead of 0, determined by world and place.
    int goldFor(CellPos cell, const ItemStack &gold)
    {
        const ItemType &type = m_with.content.items[gold.item];
        const WorldPos at = worldPos(m_region.pos, cell, m_region.size);
        RandomWords words(chestLootKey(m_with.worldKey, at));
        const int amount =
            type.fewest + static_cast<int>(pickBelow(
                              words.next(), static_cast<std::uint32_t>(type.most - type.fewest + 1)));
        report(message("the chest at %1 holds 0 gold; it has %2 now", where(cell), amount));
        return amount;
    }

    void compareMonsters()
    {
        std::vector<JavaMonster> others = m_region.monsters;
        const auto seededCount = static_cast<int>(m_with.seeded.monsters.size());
        for (int index = 0; index < seededCount; ++index)
            placeSeeded(index, others);
        int index = seededCount;
        for (const JavaMonster &monster : others) {
            m_changes.monsters.push_back({index++, stateOf(monster), plainKind()});
            report(
                message("there is a monster at %1 that the seed doesn't have", placeText(monster.position)));
        }
        for (const JavaMonster &monster : m_region.monsters)
            compareStrength(monster);
    }

    /// Finds the seed's monster among those of the file and removes it from them.
    void placeSeeded(int index, std::vector<JavaMonster> &others)
    {
        const WorldPos home =
            worldPos(m_region.pos, m_with.seeded.monsters[static_cast<std::size_t>(index)], m_region.size);
        auto found = std::ranges::find(others, home, &JavaMonster::position);
        if (found == others.end())
            found = others.begin();
        if (found == others.end()) {
            MonsterState gone;
            gone.position = home;
            gone.alive = false;
            m_changes.monsters.push_back({index, gone, std::nullopt});
            report(message("the monster that the seed has at %1 is missing", placeText(home)));
            return;
        }
        if (found->position != home) {
            report(message("the monster is at %1, not at %2 where the seed has it",
                           placeText(found->position), placeText(home)));
        }
        if (found->position != home || !found->alive)
            m_changes.monsters.push_back({index, stateOf(*found), std::nullopt});
        others.erase(found);
    }

    static MonsterState stateOf(const JavaMonster &monster)
    {
        MonsterState state;
        state.position = monster.position;
        state.alive = monster.alive;
        return state;
    }

    [[nodiscard]] std::size_t plainKind() const
    {
        const MonsterType *plain = m_with.content.findMonster(kPlainMonster);
        return static_cast<std::size_t>(std::distance(m_with.content.monsters.data(), plain));
    }

    void compareStrength(const JavaMonster &monster)
    {
        const MonsterType &plain = m_with.content.monsters[plainKind()];
        if (!monster.alive)
            return;
        const std::string place = placeText(monster.position);
        if (monster.health != plain.health) {
            report(message("the monster at %1 has %2 health; fights here start with %3", place,
                           Json(monster.health).dump(), plain.health));
        }
        if (monster.armour != plain.armour) {
            report(message("the monster at %1 has %2 armour; fights here start with %3", place,
                           monster.armour, plain.armour));
        }
        if (testCell(m_region.rock, cellOf(monster.position, m_region.size)))
            report(message("the monster at %1 has rock around it", place));
    }

    void compareRandom()
    {
        if (m_region.randomState &&
            static_cast<std::uint64_t>(*m_region.randomState) != javaRandomState(m_with.seeded))
            report(message("its random stream is not in the state the seed gives"));
    }

    const JavaRegion &m_region;
    const JavaComparison &m_with;
    JavaFindings &m_findings;
    RegionChanges m_changes;
};

} // namespace

std::string javaRegionFileName(RegionPos pos)
{
    return "r" + std::to_string(pos.x) + "," + std::to_string(pos.y) + ".json";
}

std::optional<RegionPos> regionOfJavaFileName(std::string_view fileName)
{
    constexpr std::string_view kEnd = ".json";
    if (!fileName.starts_with('r') || !fileName.ends_with(kEnd))
        return std::nullopt;
    const std::string_view numbers = fileName.substr(1, fileName.size() - 1 - kEnd.size());
    const std::size_t comma = numbers.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const std::optional<std::int64_t> x = number(numbers.substr(0, comma));
    const std::optional<std::int64_t> y = number(numbers.substr(comma + 1));
    if (!x || !y)
        return std::nullopt;
    return RegionPos{*x, *y};
}

const JavaItem *javaItem(std::string_view key)
{
    const auto *item = std::ranges::find(kItems, key, &JavaItem::key);
    return item == kItems.end() ? nullptr : item;
}

ItemStack readJavaItem(JsonReader &reader, const JsonPlace &place, const Content &content,
                       std::vector<Message> &differences)
{
    reader.expectOnly(place, {"t", "tier", "damage", "shielding", "quantity"});
    std::int64_t quantity = 0;
    if (const std::optional<JsonPlace> given = reader.find(place, "quantity"))
        quantity = reader.wholeNumber(*given, 0, kLargestAmount);
    const JavaItem *kind = readKind(reader, place);
    if (kind == nullptr)
        return {};
    const ItemType *type = content.findItem(kind->key);
    if (type == nullptr) {
        reader.fail(place, message("the item '%1' doesn't exist here", kind->key));
        return {};
    }
    const auto item = static_cast<std::size_t>(std::distance(content.items.data(), type));
    if (type->kind == ItemKind::Gold)
        return {item, static_cast<int>(quantity)};
    const auto differ = [&](Message what) {
        differences.push_back(located(reader.file(), located(place.path(), std::move(what))));
    };
    if (const std::optional<JsonPlace> given = reader.find(place, kind->powerField)) {
        const std::int64_t power = reader.wholeNumber(*given, 0, kLargestAmount);
        if (power != type->power) {
            differ(message("%1 is %2; %3 has %4 here", kind->powerField, power, Message::ofTable(type->name),
                           type->power));
        }
    }
    if (quantity > 1)
        differ(message("there are %1 at one position; one was kept", quantity));
    return {item, 1};
}

WorldPos readJavaPlace(JsonReader &reader, const JsonPlace &place, int regionSize)
{
    reader.expectOnly(place, {"wx", "wy", "rx", "ry", "cx", "cy"});
    const auto read = [&](std::string_view key, std::int64_t low, std::int64_t high) {
        return reader.wholeNumber(place, key, low, high);
    };
    const WorldPos world{read("wx", -kWorldLimit, kWorldLimit), read("wy", -kWorldLimit, kWorldLimit)};
    const RegionPos region{read("rx", -kWorldLimit, kWorldLimit), read("ry", -kWorldLimit, kWorldLimit)};
    const CellPos cell{static_cast<int>(read("cx", 0, regionSize - 1)),
                       static_cast<int>(read("cy", 0, regionSize - 1))};
    if (reader.ok() && (regionOf(world, regionSize) != region || cellOf(world, regionSize) != cell)) {
        reader.fail(place, message("its world, region and cell coordinates disagree for regions of %1 cells",
                                   regionSize));
    }
    return world;
}

std::uint64_t javaRandomState(const Region &seeded)
{
    const auto size = static_cast<std::uint64_t>(seeded.size);
    std::uint64_t state = lcgJump(2 * size * size).apply(JavaRandom::stateOf(seeded.seed));
    if (seeded.monsters.empty())
        return state;
    for (;;) {
        JavaRandom random = JavaRandom::fromState(state);
        const int x = random.nextInt(seeded.size);
        const int y = random.nextInt(seeded.size);
        state = random.state();
        if (CellPos{x, y} == seeded.monsters.front())
            return state;
    }
}

Result<JavaRegion> readJavaRegion(const std::filesystem::path &path, RegionPos named, const Content &content,
                                  JavaFindings &findings)
{
    return RegionReader(named, content, findings).read(path);
}

RegionChanges changesOfJavaRegion(const JavaRegion &region, const JavaComparison &with,
                                  JavaFindings &findings)
{
    return Comparison(region, with, findings).changes();
}

} // namespace cave
