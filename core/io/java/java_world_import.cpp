// SPDX-License-Identifier: MIT
#include "core/base/row_bits.h"
#include "core/base/text.h"
#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/io/files/error_text.h"
#include "core/io/files/world_names.h"
#include "core/io/java/java_world.h"
#include "core/io/java/java_world_format.h"
#include "core/rules/inventory.h"
#include "core/world/player.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// The content of the original's player.json.
struct JavaPlayer {
    WorldPos position;
    Inventory inventory; ///< in the file's order, without gold of 0
};

/// Reads player.json.
class PlayerReader {
public:
    PlayerReader(int regionSize, const Content &content, JavaFindings &findings)
        : m_reader(std::string(kJavaPlayerFile))
        , m_regionSize(regionSize)
        , m_content(content)
        , m_findings(findings)
    {
    }

    Result<JavaPlayer> read(const std::filesystem::path &path)
    {
        const auto file = CAVE_TRY(m_reader.parse(path));
        const JsonPlace root{&file};
        readInventory(root);
        readEquipped(root, "iEquippedWeapon", EquipmentSlot::Weapon);
        readEquipped(root, "iEquippedArmour", EquipmentSlot::Armour);
        const JsonPlace location = m_reader.member(root, "location");
        m_player.position = readJavaPlace(m_reader, location, m_regionSize);
        readCondition(root);
        m_reader.expectOnly(root, {"inventory", "iEquippedWeapon", "iEquippedArmour", "location", "health",
                                   "alive", "armour", "armourChange", "moveCounter"});
        if (!m_reader.ok())
            return m_reader.error();
        const std::vector<Message> &notes = m_reader.notes();
        m_findings.notes.insert(m_findings.notes.end(), notes.begin(), notes.end());
        return std::move(m_player);
    }

private:
    void readInventory(const JsonPlace &root)
    {
        m_reader.forEach(m_reader.member(root, "inventory"), [&](const JsonPlace &place) {
            const ItemStack stack = readJavaItem(m_reader, place, m_content, m_findings.differences);
            if (m_reader.ok() && stack.amount == 0) {
                m_findings.notes.push_back(
                    located(m_reader.file(), located(place.path(), message("0 gold was left out"))));
                m_stacks.emplace_back();
                return;
            }
            m_stacks.emplace_back(m_player.inventory.stacks.size());
            m_player.inventory.stacks.push_back(stack);
        });
    }

    void readEquipped(const JsonPlace &root, std::string_view key, EquipmentSlot slot)
    {
        const JsonPlace field = m_reader.member(root, key);
        if (m_reader.ok() && m_stacks.empty())
            m_reader.fail(field, "names an item, but the inventory is empty");
        const auto last = static_cast<std::int64_t>(m_stacks.size()) - 1;
        const std::int64_t index = m_reader.wholeNumber(field, 0, std::max<std::int64_t>(last, 0));
        if (!m_reader.ok())
            return;
        const std::optional<std::size_t> stack = m_stacks[static_cast<std::size_t>(index)];
        if (!stack || slotOf(m_content.items[m_player.inventory.stacks[*stack].item].kind) != slot) {
            const std::string number = std::to_string(index);
            m_reader.fail(field,
                          message("is %1, but inventory[%2] can't be used as %3", number, number,
                                  slot == EquipmentSlot::Weapon ? message("weapon") : message("armour")));
            return;
        }
        m_player.inventory.equipped(slot) = stack;
    }

    void readCondition(const JsonPlace &root)
    {
        const JsonPlace healthPlace = m_reader.member(root, "health");
        const double health = m_reader.number(healthPlace);
        const bool alive = m_reader.truth(root, "alive", true);
        if (m_reader.ok() && (health != kPlayerHealth || !alive)) {
            m_findings.differences.push_back(
                located(m_reader.file(), message("the player has %1 health; fights here start with %2",
                                                 healthPlace.value->dump(), kPlayerHealth)));
        }
    }

    JsonReader m_reader;
    int m_regionSize;
    const Content &m_content;
    JavaFindings &m_findings;
    JavaPlayer m_player;
    std::vector<std::optional<std::size_t>> m_stacks; // for each item of the file, its index in our inventory
};

/// Reads player.json of a world with regions of `regionSize` cells. Unusual but usable content is reported in
/// `findings`.
Result<JavaPlayer> readJavaPlayer(const std::filesystem::path &path, int regionSize, const Content &content,
                                  JavaFindings &findings)
{
    return PlayerReader(regionSize, content, findings).read(path);
}

namespace fs = std::filesystem;

constexpr int kUsualRegionSize = 50;

/// What a folder holds.
struct FolderContents {
    std::map<RegionPos, fs::path> regions;
    std::vector<Message> notes;
};

Result<std::vector<fs::path>> sortedEntries(const fs::path &folder)
{
    std::error_code status;
    std::vector<fs::path> paths;
    fs::directory_iterator at(folder, status);
    if (status == std::errc::no_such_file_or_directory || status == std::errc::not_a_directory)
        return Error{ErrorCode::NotFound, message("there is no folder %1", quoted(folder))};
    for (; !status && at != fs::directory_iterator(); at.increment(status))
        paths.push_back(at->path());
    if (status)
        return Error{ErrorCode::Io,
                     message("cannot read the folder %1: %2", quoted(folder), status.message())};
    std::ranges::sort(paths);
    return paths;
}

Result<FolderContents> look(const fs::path &folder)
{
    const auto paths = CAVE_TRY(sortedEntries(folder));
    FolderContents contents;
    for (const fs::path &path : paths) {
        const std::string file = path.filename().string();
        if (file == kJavaWorldFile || file == kJavaPlayerFile)
            continue;
        const std::optional<RegionPos> pos = regionOfJavaFileName(file);
        std::error_code ignored;
        if (!pos) {
            contents.notes.push_back(
                message("%1 is not a file of the world and was ignored", quoted(fs::path(file))));
        } else if (fs::symlink_status(path, ignored).type() != fs::file_type::regular) {
            contents.notes.push_back(
                message("%1 is not a regular file and was ignored", quoted(fs::path(file))));
        } else if (const auto [same, added] = contents.regions.emplace(*pos, path); !added) {
            return damaged(message("%1 and %2 are both region (%3, %4)", quoted(fs::path(file)),
                                   quoted(same->second.filename()), pos->x, pos->y));
        }
    }
    return contents;
}

/// Builds a world from its files.
class Importer {
public:
    Importer(fs::path folder, std::shared_ptr<const Content> content)
        : m_folder(std::move(folder))
        , m_content(std::move(content))
    {
    }

    Result<JavaImport> run()
    {
        auto contents = CAVE_TRY(look(m_folder));
        m_findings.notes = std::move(contents.notes);
        CAVE_TRY(readWorldFile());
        for (const auto &[pos, path] : contents.regions)
            CAVE_TRY(readRegion(path, pos));
        return assemble();
    }

private:
    Result<void> readWorldFile()
    {
        JsonReader reader{std::string(kJavaWorldFile)};
        const auto file = CAVE_TRY(reader.parse(m_folder / kJavaWorldFile));
        const JsonPlace root{&file};
        takeName(reader.text(root, "worldName"));
        const JsonPlace seed = reader.member(root, "worldSeed");
        if (reader.ok() && seed.value->isText())
            m_spec.seed = reader.text(seed);
        else if (reader.ok() && !seed.value->isNumber())
            reader.fail(seed, "must be a whole number or a text");
        else
            m_spec.seedNumber = reader.wholeNumber(seed, std::numeric_limits<std::int64_t>::min(),
                                                   std::numeric_limits<std::int64_t>::max());
        if (const std::optional<JsonPlace> hash = reader.find(root, "configurationHash");
            hash && reader.text(*hash) != kJavaConfigurationHash) {
            m_findings.differences.push_back(
                located(std::string(kJavaWorldFile),
                        message("the world uses its own configuration, which isn't in the "
                                "folder; the default is used")));
        }
        reader.expectOnly(root, {"worldName", "configurationHash", "worldSeed"});
        if (!reader.ok())
            return reader.error();
        m_findings.notes.insert(m_findings.notes.end(), reader.notes().begin(), reader.notes().end());
        return {};
    }

    void takeName(const std::string &name)
    {
        m_name = name;
        if (validateWorldName(m_name).ok())
            return;
        const fs::path whole = m_folder.lexically_normal();
        m_name = (whole.has_filename() ? whole : whole.parent_path()).filename().string();
        if (!validateWorldName(m_name).ok() || m_name == "." || m_name == "..")
            m_name = "Imported world";
        m_findings.notes.push_back(located(
            std::string(kJavaWorldFile), message("the name %1 is not a valid world name; it is called %2 now",
                                                 Json(name).dump(), quoted(fs::path(m_name)))));
    }

    /// Reads a region and compares it; all regions must have one size.
    Result<void> readRegion(const fs::path &path, RegionPos pos)
    {
        JavaFindings inFile;
        const auto region = CAVE_TRY(readJavaRegion(path, pos, *m_content, inFile));
        if (m_source == nullptr) {
            m_sizeFrom = path.filename().string();
            CAVE_TRY(makeSource(region.size));
        }
        if (region.size != m_source->regionSize()) {
            return damaged(
                located(path.filename().string(), message("cells: columns: %1, but in %2: %3", region.size,
                                                          m_sizeFrom, m_source->regionSize())));
        }
        const Region seeded = m_source->generate(pos);
        m_regions.emplace(pos, changesOfJavaRegion(region, {seeded, *m_content, worldKey(m_spec)}, inFile));
        count(region);
        m_findings.differences.insert(m_findings.differences.end(), inFile.differences.begin(),
                                      inFile.differences.end());
        m_findings.notes.insert(m_findings.notes.end(), inFile.notes.begin(), inFile.notes.end());
        return {};
    }

    Result<void> makeSource(int regionSize)
    {
        m_spec.settings.regionSize = regionSize;
        m_source = CAVE_TRY(makeRegionSource(m_spec));
        return {};
    }

    void count(const JavaRegion &region)
    {
        for (const JavaChest &chest : region.chests)
            ++(chest.claimed ? m_chestsClaimed : m_chestsClosed);
        for (const JavaMonster &monster : region.monsters)
            ++(monster.alive ? m_monstersAlive : m_monstersDead);
    }

    Result<JavaImport> assemble()
    {
        if (m_source == nullptr)
            CAVE_TRY(makeSource(kUsualRegionSize));
        World world(m_spec, m_content, m_source);
        for (const auto &[pos, changes] : m_regions)
            world.map.setChanges(pos, changes);
        world.player().statistics = statistics();
        CAVE_TRY(placePlayer(world));
        JavaImport result{m_name,
                          std::move(world),
                          static_cast<int>(m_regions.size()),
                          m_chestsClosed,
                          m_chestsClaimed,
                          m_monstersAlive,
                          m_monstersDead,
                          {},
                          {}};
        result.differences = std::move(m_findings.differences);
        result.notes = std::move(m_findings.notes);
        return result;
    }

    Result<void> placePlayer(World &world)
    {
        auto player = CAVE_TRY(
            readJavaPlayer(m_folder / kJavaPlayerFile, world.map.regionSize(), *m_content, m_findings));
        if (world.map.isRock(player.position)) {
            return damaged(
                located(std::string(kJavaPlayerFile),
                        message("location: the player is in rock at %1", placeText(player.position))));
        }
        world.player().position = player.position;
        world.player().inventory = std::move(player.inventory);
        return {};
    }

    /// The statistics that can be derived from the files.
    [[nodiscard]] Statistics statistics() const
    {
        Statistics statistics;
        for (const auto &[pos, changes] : m_regions)
            statistics.cellsExplored += row_bits::countBits(changes.explored);
        statistics.chestsOpened = m_chestsClaimed;
        statistics.fights = m_monstersDead;
        if (m_monstersDead > 0)
            statistics.kills[std::string(kPlainMonster)] = m_monstersDead;
        return statistics;
    }

    fs::path m_folder;
    std::shared_ptr<const Content> m_content;
    JavaFindings m_findings;
    WorldSpec m_spec{"", kOriginalGenerator, defaultSettings(kOriginalGenerator.kind)};
    std::string m_name;
    std::shared_ptr<const RegionSource> m_source; // created once the region size is known
    std::string m_sizeFrom;                       // the file that determined it
    std::map<RegionPos, RegionChanges> m_regions;
    int m_chestsClosed = 0;
    int m_chestsClaimed = 0;
    int m_monstersAlive = 0;
    int m_monstersDead = 0;
};

} // namespace

Result<JavaImport> importJavaWorld(const fs::path &folder)
{
    return Importer(folder, contentFor(kOriginalGenerator)).run();
}

} // namespace cave
