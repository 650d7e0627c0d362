// SPDX-License-Identifier: MIT
#include "core/io/java/java_world_player.h"

#include "core/rules/inventory.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace cave {
namespace {

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
        const JsonPlace list = m_reader.member(root, "inventory");
        const std::size_t count = m_reader.size(list);
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i) {
            const JsonPlace place = m_reader.element(list, i);
            const ItemStack stack = readJavaItem(m_reader, place, m_content, m_findings.differences);
            if (m_reader.ok() && stack.amount == 0) {
                m_findings.notes.push_back(
                    located(m_reader.file(), located(place.path(), message("0 gold was left out"))));
                m_stacks.emplace_back();
                continue;
            }
            m_stacks.emplace_back(m_player.inventory.stacks.size());
            m_player.inventory.stacks.push_back(stack);
        }
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
        bool alive = true;
        if (const std::optional<JsonPlace> place = m_reader.find(root, "alive"))
            alive = m_reader.truth(*place);
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

} // namespace

Result<JavaPlayer> readJavaPlayer(const std::filesystem::path &path, int regionSize, const Content &content,
                                  JavaFindings &findings)
{
    return PlayerReader(regionSize, content, findings).read(path);
}

} // namespace cave
