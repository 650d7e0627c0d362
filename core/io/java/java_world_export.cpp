// SPDX-License-Identifier: MIT
#include "core/base/java_seed.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/io/files/folders.h"
#include "core/io/files/world_names.h"
#include "core/io/java/java_world.h"
#include "core/io/java/java_world_format.h"
#include "core/rules/inventory.h"
#include "core/rules/loot.h"
#include "core/rules/monsters.h"
#include "core/sight/area_of_effect.h"
#include "core/world/world.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// A region for the original program.
struct JavaLayout {
    Region seeded;                       ///< as generated
    Region region;                       ///< in its current state
    std::vector<Monster> monsters;       ///< those currently in it, including dead ones, in order of id
    std::map<CellPos, WorldPos> watched; ///< cells in a living monster's disc, and that monster's position
};

/// Discs may overlap a neighbour whose discs overlap the next ...: beyond this many regions, the original may
/// generate the rest itself. With regions of 50 cells no chain is that long.
constexpr int kChainReach = 8;

/// True if all of the region's coordinates fit into the original's 32 bits.
bool fitsJava(RegionPos pos, int regionSize)
{
    constexpr std::int64_t kLowest = std::numeric_limits<std::int32_t>::min();
    constexpr std::int64_t kHighest = std::numeric_limits<std::int32_t>::max();
    const std::int64_t last = regionSize - 1;
    return pos.x * regionSize >= kLowest && pos.x * regionSize + last <= kHighest &&
           pos.y * regionSize >= kLowest && pos.y * regionSize + last <= kHighest;
}

/// Finds the required regions.
class Layouts {
public:
    Layouts(const World &world, std::vector<Message> &notes)
        : m_world(world)
        , m_size(world.map.regionSize())
        , m_plain(*world.content->findMonster(kPlainMonster))
        , m_notes(notes)
    {
    }

    std::map<RegionPos, JavaLayout> all()
    {
        std::vector<RegionPos> next{regionOf(m_world.player().position, m_size)};
        for (const auto &[pos, changes] : m_world.map.changes())
            next.push_back(pos);
        for (int chain = 0; chain <= kChainReach && !next.empty(); ++chain) {
            std::vector<RegionPos> reached;
            for (const RegionPos pos : next)
                make(pos, reached);
            next = std::move(reached);
        }
        std::ranges::sort(m_monsters, [](const Monster &a, const Monster &b) { return a.id < b.id; });
        for (const Monster &monster : m_monsters)
            place(monster);
        return std::move(m_layouts);
    }

private:
    /// Generates a region, and appends those that its monsters overlap.
    void make(RegionPos pos, std::vector<RegionPos> &reached)
    {
        if (m_layouts.contains(pos))
            return;
        if (!fitsJava(pos, m_size)) {
            if (!m_leftOut.insert(pos).second)
                return;
            m_notes.push_back(
                message("region %1 was left out: the original program uses 32-bit cell coordinates",
                        placeText({pos.x, pos.y})));
            return;
        }
        JavaLayout layout;
        layout.seeded = m_world.map.source()->generate(pos);
        layout.region = layout.seeded;
        const RegionChanges &changes = m_world.map.changesOf(pos);
        applyTo(layout.region, changes);
        for (const Monster &monster : monstersOf(layout.seeded, changes)) {
            m_monsters.push_back(monster);
            reached.push_back(regionOf(monster.state.position, m_size));
            forEachWatchedCell(monster, [&](WorldPos cell) { reached.push_back(regionOf(cell, m_size)); });
        }
        m_layouts.emplace(pos, std::move(layout));
    }

    /// The monsters that belong to a region, wherever they are.
    std::vector<Monster> monstersOf(const Region &seeded, const RegionChanges &changes)
    {
        std::vector<Monster> monsters;
        for (std::size_t i = 0; i < seeded.monsters.size(); ++i) {
            Monster monster{{seeded.pos, static_cast<int>(i)}, 0, {}, {}};
            monster.state.position = worldPos(seeded.pos, seeded.monsters[i], m_size);
            monsters.push_back(monster);
        }
        for (const MonsterChange &change : changes.monsters) {
            if (static_cast<std::size_t>(change.index) >= monsters.size())
                monsters.push_back(Monster{{seeded.pos, change.index}, 0, {}, change.state});
            else
                monsters[static_cast<std::size_t>(change.index)].state = change.state;
            if (change.kind && m_world.content->monsters[*change.kind].key != kPlainMonster) {
                m_notes.push_back(message("the %1 at %2 is a plain Monster there",
                                          Message::ofTable(m_world.content->monsters[*change.kind].name),
                                          placeText(change.state.position)));
            }
        }
        return monsters;
    }

    /// Puts a monster into the region where it is, and its disc onto the cells around it. The original has
    /// one listener per cell; of several monsters the last one wins.
    void place(const Monster &monster)
    {
        const auto home = m_layouts.find(regionOf(monster.state.position, m_size));
        if (home == m_layouts.end())
            return;
        home->second.monsters.push_back(monster);
        forEachWatchedCell(monster, [&](WorldPos cell) {
            const auto layout = m_layouts.find(regionOf(cell, m_size));
            if (layout != m_layouts.end())
                layout->second.watched[cellOf(cell, m_size)] = monster.state.position;
        });
    }

    template<class Visit>
    void forEachWatchedCell(const Monster &monster, Visit visit) const
    {
        if (!monster.state.alive)
            return;
        const int radius = m_plain.sightRadius;
        for (int dx = -radius; dx <= radius; ++dx) {
            for (int dy = -radius; dy <= radius; ++dy) {
                if (inDisc(DiscRule::Original, radius, dx, dy))
                    visit(WorldPos{monster.state.position.x + dx, monster.state.position.y + dy});
            }
        }
    }

    const World &m_world;
    int m_size;
    const MonsterType &m_plain;
    std::vector<Message> &m_notes;
    std::map<RegionPos, JavaLayout> m_layouts;
    std::set<RegionPos> m_leftOut;
    std::vector<Monster> m_monsters;
};

/// The regions of `world` for which the original needs files, with their content; see `exportJavaWorld`. What
/// can't be represented is reported in `notes`.
std::map<RegionPos, JavaLayout> layOutForJava(const World &world, std::vector<Message> &notes)
{
    return Layouts(world, notes).all();
}

/// Items in a file that the original, and the importer, can read: each is an object of its own there.
constexpr std::int64_t kMaxItems = 50'000;

std::int64_t objectsOf(const World &world, const std::vector<ItemStack> &stacks)
{
    std::int64_t objects = 0;
    for (const ItemStack &stack : stacks)
        objects += world.content->items[stack.item].kind == ItemKind::Gold ? 1 : stack.amount;
    return objects;
}

Result<void> checkAmounts(const World &world)
{
    if (const std::int64_t items = objectsOf(world, world.player().inventory.stacks); items > kMaxItems)
        return invalid(message("the player has %1 items; the original program, which can't stack them, has "
                               "room for %2",
                               items, kMaxItems));
    for (const auto &[pos, changes] : world.map.changes()) {
        std::int64_t items = 0;
        for (const std::vector<CellItems> *list : {&changes.chests, &changes.piles}) {
            for (const CellItems &cell : *list)
                items += objectsOf(world, cell.items);
        }
        if (items > kMaxItems)
            return invalid(message("%1 has %2 items; the original program, which can't stack them, has room "
                                   "for %3",
                                   regionText(pos), items, kMaxItems));
    }
    return {};
}

/// The files of one world, all created before any is written. Fields are in the order of the original's.
class Exporter {
public:
    Exporter(const World &world, std::string name) : m_world(world), m_name(std::move(name)) {}

    /// Makes the text of every file.
    Result<std::map<std::string, std::string>> files()
    {
        CAVE_TRY(check());
        std::map<std::string, std::string> files;
        reportSettings();
        const std::map<RegionPos, JavaLayout> layouts = layOutForJava(m_world, m_notes);
        for (const auto &[pos, layout] : layouts)
            files[javaRegionFileName(pos)] = text(regionJson(layout));
        m_regions = static_cast<int>(layouts.size());
        files[kJavaWorldFile] = text({{"worldName", m_name},
                                      {"configurationHash", kJavaConfigurationHash},
                                      {"worldSeed", seedNumber()}});
        files[kJavaPlayerFile] = text(playerJson());
        if (m_world.fight())
            m_notes.push_back(message("the current fight was left out; it starts again"));
        reportPlayers();
        return files;
    }

    [[nodiscard]] int regions() const { return m_regions; }
    [[nodiscard]] std::vector<Message> takeNotes() { return std::move(m_notes); }

private:
    /// Non-ASCII characters are escaped, as the original reads files in its system's encoding.
    static std::string text(const Json &json) { return json.dump({.ascii = true}); }

    [[nodiscard]] Result<void> check() const
    {
        if (m_world.spec.generator.kind != kOriginalGenerator.kind) {
            return invalid(message(
                "the original program supports only classic worlds; this one is of the generator '%1'",
                generatorName(m_world.spec.generator.kind)));
        }
        CAVE_TRY(validateWorldName(m_name));
        if (!m_world.spec.seedNumber)
            CAVE_TRY(javaSeedHash(m_world.spec.seed));
        const int size = m_world.map.regionSize();
        if (!fitsJava(regionOf(m_world.player().position, size), size)) {
            return invalid(
                message("the player is at %1, but the original program uses 32-bit cell coordinates",
                        placeText(m_world.player().position)));
        }
        for (const ItemType &item : m_world.content->items) {
            if (javaItem(item.key) == nullptr)
                return invalid(message("the original program has no item '%1'", item.key));
        }
        return {};
    }

    [[nodiscard]] std::int64_t seedNumber() const
    {
        return m_world.spec.seedNumber ? *m_world.spec.seedNumber
                                       : javaSeedHash(m_world.spec.seed).valueOr(0);
    }

    /// Lists the entries of the original's configuration that this world needs to continue unchanged.
    void reportSettings()
    {
        struct Setting {
            std::string_view key;
            std::string_view javaKey;
        };
        static constexpr std::array kSettings{
            Setting{"region.size", "iRegionSize"},
            Setting{"caves.iterations", "iRegionIterationCount"},
            Setting{"caves.threshold", "iCellDeathThreshold"},
            Setting{"caves.floor_chance", "fRandomBoundary"},
            Setting{"chest.chance", "fChestSpawnBoundary"},
            Setting{"combat.armour_protection", "fArmourProtection"},
            Setting{"combat.damage_multiplier", "fDamageMultiplier"},
            Setting{"combat.stun_chance", "fCombatStunProbability"},
        };
        const WorldSettings usual = defaultSettings(kOriginalGenerator.kind);
        WorldSettings written = m_world.spec.settings;
        written.chestChance.perTenThousand = kWholeChance - written.chestChance.perTenThousand;
        std::string lines;
        for (const Setting &setting : kSettings) {
            const SettingInfo *info = findSetting(setting.key);
            if (info != nullptr && info->get(m_world.spec.settings) != info->get(usual)) {
                lines += (lines.empty() ? "" : ", ") + std::string(setting.javaKey) + "=" +
                         settingText(*info, written);
            }
        }
        if (!lines.empty())
            m_notes.push_back(
                message("the original program needs these lines in cavegame.properties: %1", lines));
        if (m_world.spec.settings.monsters == MonsterMode::Roaming)
            m_notes.push_back(message("monsters don't move in the original program"));
    }

    [[nodiscard]] Json placeJson(WorldPos p) const
    {
        const int size = m_world.map.regionSize();
        const RegionPos region = regionOf(p, size);
        const CellPos cell = cellOf(p, size);
        return {{"wx", p.x}, {"wy", p.y}, {"rx", region.x}, {"ry", region.y}, {"cx", cell.x}, {"cy", cell.y}};
    }

    [[nodiscard]] Json itemJson(const ItemStack &stack) const
    {
        const ItemType &type = m_world.content->items[stack.item];
        const JavaItem &item = *javaItem(type.key);
        Json json{{"t", item.type}};
        if (!item.tier.empty())
            json["tier"] = item.tier;
        if (!item.powerField.empty())
            json[std::string(item.powerField)] = type.power;
        // Only gold has a quantity in the original.
        json["quantity"] = type.kind == ItemKind::Gold ? stack.amount : 0;
        return json;
    }

    /// Adds each item separately, as the original can't stack them.
    void addItems(Json &list, const ItemStack &stack) const
    {
        const bool gold = m_world.content->items[stack.item].kind == ItemKind::Gold;
        const int copies = gold ? 1 : stack.amount;
        const Json item = itemJson(stack);
        for (int i = 0; i < copies; ++i)
            list.append(item);
    }

    [[nodiscard]] Json itemsJson(const std::vector<ItemStack> &items) const
    {
        Json list = Json::List{};
        for (const ItemStack &stack : items)
            addItems(list, stack);
        return list;
    }

    Json regionJson(const JavaLayout &layout)
    {
        Json region;
        Json &columns = region["cells"] = Json::List{};
        for (int x = 0; x < layout.region.size; ++x) {
            Json &column = columns.append(Json::List{});
            for (int y = 0; y < layout.region.size; ++y)
                column.append(cellJson(layout, {x, y}));
        }
        Json places = Json::List{};
        Json entities = Json::List{};
        for (const Monster &monster : layout.monsters) {
            places.append(placeJson(monster.state.position));
            entities.append(monsterJson(monster));
        }
        region["regionCoordinate"] = {{"rx", layout.region.pos.x}, {"ry", layout.region.pos.y}};
        region["random"] = {{"seed", javaRandomState(layout.seeded)},
                            {"nextNextGaussian", 0.0},
                            {"haveNextNextGaussian", false}};
        region["entityCoordinates"] = std::move(places);
        region["entities"] = std::move(entities);
        return region;
    }

    Json cellJson(const JavaLayout &layout, CellPos cell)
    {
        const RegionChanges &changes = m_world.map.changesOf(layout.region.pos);
        const WorldPos at = worldPos(layout.region.pos, cell, layout.region.size);
        const CellItems *pile = findCell(changes.piles, cell);
        const bool chest = layout.region.hasChest(cell);
        const bool claimed = changes.isClaimed(cell);
        std::vector<ItemStack> items;
        if (chest && !claimed)
            items = chestLoot(m_world, at);
        if (pile != nullptr) {
            items.insert(items.end(), pile->items.begin(), pile->items.end());
            m_notes.push_back(message("what was dropped at %1 lies in a chest there", placeText(at)));
        }
        Json json;
        if (chest || pile != nullptr)
            json = {{"t", "c"}, {"reward", itemsJson(items)}, {"claimed", pile == nullptr && claimed}};
        else
            json = {{"t", layout.region.isRock(cell) ? "r" : "f"}};
        if (const auto watched = layout.watched.find(cell); watched != layout.watched.end())
            json["listener"] = placeJson(watched->second);
        return json;
    }

    [[nodiscard]] Json monsterJson(const Monster &monster) const
    {
        const MonsterType &plain = *m_world.content->findMonster(kPlainMonster);
        return {{"t", "m"},
                {"health", monster.state.alive ? static_cast<double>(plain.health) : 0.0},
                {"alive", monster.state.alive},
                {"armour", plain.armour},
                {"armourChange", {0, 0}}};
    }

    Json playerJson()
    {
        const Inventory inventory = asJavaWearsIt();
        Json items = Json::List{};
        std::vector<std::size_t> places; // in the list, of each stack
        for (const ItemStack &stack : inventory.stacks) {
            places.push_back(items.size());
            addItems(items, stack);
        }
        return {{"inventory", std::move(items)},
                {"iEquippedWeapon", places[*inventory.weapon]},
                {"iEquippedArmour", places[*inventory.armour]},
                {"location", placeJson(m_world.player().position)},
                {"health", static_cast<double>(kPlayerHealth)},
                {"alive", true},
                {"armour", wornItem(*m_world.content, inventory, EquipmentSlot::Armour)->power},
                {"armourChange", {0, 0}}};
    }

    /// The original knows one player: the others stay behind with all they carry.
    void reportPlayers()
    {
        for (const PartyMember &member : m_world.party.members) {
            if (member.id != m_world.party.shown)
                m_notes.push_back(message("%1 was left out; the original program has one player",
                                          playerText(member.id, member.name)));
        }
    }

    /// The inventory with a weapon and armour worn.
    Inventory asJavaWearsIt()
    {
        Inventory inventory = m_world.player().inventory;
        for (const EquipmentSlot slot : {EquipmentSlot::Weapon, EquipmentSlot::Armour}) {
            if (!inventory.equipped(slot))
                wear(inventory, slot);
        }
        return inventory;
    }

    void wear(Inventory &inventory, EquipmentSlot slot)
    {
        const std::vector<ItemType> &items = m_world.content->items;
        const auto fits = [&](const ItemStack &stack) { return slotOf(items[stack.item].kind) == slot; };
        auto found = std::ranges::find_if(inventory.stacks, fits);
        const bool carried = found != inventory.stacks.end();
        if (!carried) {
            const Inventory plainest = startingInventory(*m_world.content);
            found = inventory.stacks.insert(found, plainest.stacks[*plainest.equipped(slot)]);
        }
        inventory.equipped(slot) = static_cast<std::size_t>(std::distance(inventory.stacks.begin(), found));
        const Message name = Message::ofTable(items[found->item].name);
        m_notes.push_back(
            carried
                ? message("the original program requires a weapon and armour: the player wears the first, %1",
                          name)
                : message("the original program requires a weapon and armour: the player was given %1",
                          name));
    }

    const World &m_world;
    std::string m_name;
    std::vector<Message> m_notes;
    int m_regions = 0;
};

/// The original has only caves of rock and floor.
Result<void> checkPlain(const World &world)
{
    if (isBounded(world.spec.generator.kind)) {
        return Error{
            ErrorCode::InvalidArgument,
            message("the original program supports only endless caves; this world is of the generator %1",
                    generatorName(world.spec.generator.kind))};
    }
    for (const auto &[pos, changes] : world.map.changes()) {
        if (changes.flippedWater != RegionRows{} || changes.flippedTrees != RegionRows{}) {
            return Error{
                ErrorCode::InvalidArgument,
                message("region (%1, %2) has water or trees, which the original program doesn't support",
                        pos.x, pos.y)};
        }
    }
    return {};
}

} // namespace

Result<JavaExport> exportJavaWorld(const World &world, const std::string &name,
                                   const std::filesystem::path &folder)
{
    CAVE_TRY(checkPlain(world));
    CAVE_TRY(checkAmounts(world));
    CAVE_TRY(checkNewFolder(folder));
    Exporter exporter(world, name);
    const auto files = CAVE_TRY(exporter.files());
    CAVE_TRY(writeNewFolder(files, folder));
    return JavaExport{exporter.regions(), exporter.takeNotes()};
}

} // namespace cave
