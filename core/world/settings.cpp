// SPDX-License-Identifier: MIT
#include "core/world/settings.h"

#include "core/world/generator_info.h"

#include <algorithm>
#include <type_traits>

namespace cave {
namespace {

std::string fractionText(int perTenThousand)
{
    if (perTenThousand < 0)
        return "-" + fractionText(-perTenThousand);
    std::string digits = std::to_string(perTenThousand % kWholeChance);
    digits.insert(0, 4 - digits.size(), '0');
    while (digits.size() > 1 && digits.back() == '0')
        digits.pop_back();
    return std::to_string(perTenThousand / kWholeChance) + "." + digits;
}

std::string valueText(const SettingInfo &info, int value)
{
    switch (info.unit) {
    case SettingUnit::TenThousandths:
        return fractionText(value);
    case SettingUnit::Choice:
        if (value >= info.minimum && value <= info.maximum)
            return std::string(info.choices[static_cast<std::size_t>(value)]);
        break;
    case SettingUnit::Count:
        break;
    }
    return std::to_string(value);
}

/// Reads and writes one member as a number of the table.
template<auto Member>
struct Access {
    static int get(const WorldSettings &settings)
    {
        if constexpr (std::is_same_v<decltype(Member), Chance WorldSettings::*>)
            return (settings.*Member).perTenThousand;
        else
            return static_cast<int>(settings.*Member);
    }

    static void set(WorldSettings &settings, int value)
    {
        using Value = std::remove_reference_t<decltype(settings.*Member)>;
        if constexpr (std::is_same_v<Value, Chance>)
            settings.*Member = Chance{value};
        else
            settings.*Member = static_cast<Value>(value);
    }
};

struct Range {
    int minimum;
    int maximum;
};

template<auto Member>
constexpr SettingInfo setting(std::string_view key, std::string_view label, std::string_view description,
                              SettingUnit unit, Range range)
{
    return {key,           label,         description,          unit,
            range.minimum, range.maximum, &Access<Member>::get, &Access<Member>::set};
}

template<auto Member>
constexpr SettingInfo choice(std::string_view key, std::string_view label, std::string_view description,
                             std::array<std::string_view, 3> names)
{
    SettingInfo info =
        setting<Member>(key, label, description, SettingUnit::Choice, {0, names[2].empty() ? 1 : 2});
    info.choices = names;
    return info;
}

constexpr SettingInfo shapingTerrain(SettingInfo info)
{
    info.shapesTerrain = true;
    return info;
}

constexpr SettingInfo easing(SettingInfo info)
{
    info.eases = true;
    return info;
}

template<auto Member>
constexpr SettingInfo ease(std::string_view key, std::string_view label, std::string_view description)
{
    SettingInfo info = easing(choice<Member>(key, label, description, {"off", "on"}));
    info.isLater = true;
    return info;
}

/// Settings of caverns only.
const std::array<SettingInfo, 7> &cavernInfos()
{
    using S = WorldSettings;
    constexpr SettingUnit kCount = SettingUnit::Count;
    static constexpr std::array<SettingInfo, 7> kInfos{{
        shapingTerrain(setting<&S::cavernWidth>("cavern.width", "Width", "Cells from west to east.", kCount,
                                                {kMinCavern, kMaxCavern})),
        shapingTerrain(setting<&S::cavernHeight>("cavern.height", "Height", "Cells from south to north.",
                                                 kCount, {kMinCavern, kMaxCavern})),
        shapingTerrain(setting<&S::cavernSmooth>(
            "cavern.smooth", "Smoothing",
            "Number of steps in which every cell takes on the majority of its neighbours.", kCount, {0, 50})),
        shapingTerrain(choice<&S::cavernPassages>(
            "cavern.passages", "Passages",
            "Whether caves stay separate, a passage leads from end to end, or all caves are joined.",
            {"none", "path", "joined"})),
        shapingTerrain(
            setting<&S::cavernRivers>("cavern.rivers", "Rivers", "Number of rivers.", kCount, {0, 12})),
        shapingTerrain(setting<&S::cavernTrees>("cavern.trees", "Trees",
                                                "Chance that a grove starts on a floor cell.",
                                                SettingUnit::TenThousandths, {0, 3000})),
        shapingTerrain(setting<&S::cavernMonsters>("cavern.monsters", "Monsters per 1000 cells",
                                                   "Monsters per 1,000 floor cells.", kCount, {0, 50})),
    }};
    return kInfos;
}

/// Settings of maps of rooms only.
const std::array<SettingInfo, 6> &roomInfos()
{
    using S = WorldSettings;
    constexpr SettingUnit kCount = SettingUnit::Count;
    static constexpr std::array<SettingInfo, 6> kInfos{{
        shapingTerrain(setting<&S::roomColumns>("rooms.columns", "Columns", "Room slots from west to east.",
                                                kCount, {1, 16})),
        shapingTerrain(
            setting<&S::roomRows>("rooms.rows", "Rows", "Room slots from south to north.", kCount, {1, 16})),
        shapingTerrain(setting<&S::mostRooms>(
            "rooms.most", "Maximum rooms", "Number of rooms, if there are enough slots.", kCount, {2, 100})),
        choice<&S::doors>("rooms.doors", "Doors",
                          "Whether doors stay closed until all monsters in the room are defeated.",
                          {"beaten", "always"}),
        shapingTerrain(setting<&S::cunning>("rooms.cunning", "Cunning monsters",
                                            "Chance that a room's monster is a stalker, warden, ranger or "
                                            "warlock: they retreat, heal and wait.",
                                            SettingUnit::TenThousandths, {0, kWholeChance})),
        ease<&S::gentleStart>(
            "rooms.gentle_start", "Gentle start",
            "In the first three rooms, monsters can't hurt you for a second after you enter, and their touch "
            "does half the damage. Potions stay where they are while your health is full."),
    }};
    return kInfos;
}

/// Settings of dungeons only.
const std::array<SettingInfo, 1> &dungeonInfos()
{
    static constexpr std::array<SettingInfo, 1> kInfos{{
        ease<&WorldSettings::slowHealing>("dungeon.slow_healing", "Slow healing",
                                          "Health comes back slowly while nothing hunts you."),
    }};
    return kInfos;
}

/// Settings of journeys only.
const std::array<SettingInfo, 1> &journeyInfos()
{
    using S = WorldSettings;
    static constexpr std::array<SettingInfo, 1> kInfos{{
        easing(choice<&S::lives>(
            "journey.lives", "Lives",
            "Whether death ends the journey, or you wake at the nearest camp you rested at.",
            {"one", "camps"})),
    }};
    return kInfos;
}

} // namespace

std::optional<int> SettingInfo::choiceNamed(std::string_view name) const
{
    for (int i = minimum; unit == SettingUnit::Choice && i <= maximum; ++i) {
        if (choices[static_cast<std::size_t>(i)] == name)
            return i;
    }
    return std::nullopt;
}

const std::array<SettingInfo, kSettingCount> &settingInfos()
{
    using S = WorldSettings;
    constexpr SettingUnit kCount = SettingUnit::Count;
    constexpr SettingUnit kFraction = SettingUnit::TenThousandths;
    // Protection and multiplier are limited so that attacks can always do damage.
    static constexpr std::array<SettingInfo, kSettingCount> kInfos{{
        shapingTerrain(setting<&S::floorChance>("caves.floor_chance", "Open space",
                                                "Chance that a cell starts as floor; more makes wider caves.",
                                                kFraction, {3000, 7000})),
        shapingTerrain(setting<&S::threshold>("caves.threshold", "Rock threshold",
                                              "Rock neighbours, out of 8, that turn a cell to rock.", kCount,
                                              {3, 7})),
        shapingTerrain(setting<&S::iterations>("caves.iterations", "Iterations",
                                               "Steps of the cellular automaton that shapes the caves.",
                                               kCount, {0, 5})),
        shapingTerrain(setting<&S::smoothing>("caves.smoothing", "Smoothing",
                                              "More steps of the automaton, after portals are opened.",
                                              kCount, {0, 2})),
        shapingTerrain(setting<&S::regionSize>("region.size", "Region size", "Cells per region side.", kCount,
                                               {kMinRegionSize, kMaxRegionSize})),
        shapingTerrain(setting<&S::chestChance>("chest.chance", "Chests",
                                                "Chance of a chest on a floor cell.", kFraction, {0, 1000})),
        setting<&S::chestMaxItems>("chest.max_items", "Maximum items",
                                   "Maximum number of items from a chest or a victory.", kCount, {1, 10}),
        setting<&S::viewRadius>("sight.radius", "View radius", "View radius of the player, in cells.", kCount,
                                {2, 60}),
        choice<&S::monsters>("monsters", "Monsters", "Whether monsters stay in place or roam and hunt.",
                             {"stationary", "roaming"}),
        choice<&S::disc>("sight.disc", "Area of effect",
                         "Which cells around a monster count as within its sight radius.",
                         {"exact", "original", "wide"}),
        choice<&S::gaps>("sight.diagonal_gaps", "Diagonal gaps",
                         "Whether sight passes between two rocks that touch at their corners.",
                         {"open", "closed"}),
        setting<&S::armourProtection>("combat.armour_protection", "Armour protection",
                                      "Share of a point of damage that a point of armour absorbs.", kFraction,
                                      {0, 6000}),
        setting<&S::multiplierPerTenThousand>("combat.damage_multiplier", "Armour multiplier",
                                              "Multiplies the damage that armour absorbs.", kFraction,
                                              {0, 15000}),
        setting<&S::stunChance>("combat.stun_chance", "Stun chance",
                                "Chance that an attack stuns, so the attacker strikes again.", kFraction,
                                {0, 9000}),
        choice<&S::deathLoss>("death.lose", "Lost on death", "What the player loses on death.",
                              {"item", "nothing"}),
    }};
    return kInfos;
}

const std::vector<SettingInfo> &settingsOf(GeneratorKind kind)
{
    return generatorInfo(kind).settings;
}

std::vector<SettingInfo> settingsNamed(std::initializer_list<std::string_view> keys)
{
    std::vector<SettingInfo> infos;
    for (const std::string_view key : keys)
        infos.push_back(*findSetting(key));
    return infos;
}

const SettingInfo *findSetting(std::string_view key)
{
    const auto isNamed = [key](const SettingInfo &info) { return info.key == key; };
    if (const auto found = std::ranges::find_if(settingInfos(), isNamed); found != settingInfos().end())
        return &*found;
    if (const auto found = std::ranges::find_if(cavernInfos(), isNamed); found != cavernInfos().end())
        return &*found;
    if (const auto found = std::ranges::find_if(journeyInfos(), isNamed); found != journeyInfos().end())
        return &*found;
    if (const auto found = std::ranges::find_if(dungeonInfos(), isNamed); found != dungeonInfos().end())
        return &*found;
    const auto found = std::ranges::find_if(roomInfos(), isNamed);
    return found == roomInfos().end() ? nullptr : &*found;
}

bool isStored(const SettingInfo &info, const WorldSettings &settings)
{
    return !info.isLater || info.get(settings) != 0;
}

WorldSettings withRules(WorldSettings settings, GeneratorKind kind, bool gentle)
{
    for (const SettingInfo &info : settingsOf(kind)) {
        if (info.eases)
            info.set(settings, gentle ? 1 : 0);
    }
    return settings;
}

bool isGentle(const WorldSettings &settings, GeneratorKind kind)
{
    return std::ranges::any_of(
        settingsOf(kind), [&](const SettingInfo &info) { return info.eases && info.get(settings) != 0; });
}

namespace {

/// The settings of all generators.
const std::vector<SettingInfo> &allInfos()
{
    static const std::vector<SettingInfo> kAll = [] {
        std::vector<SettingInfo> infos(settingInfos().begin(), settingInfos().end());
        infos.insert(infos.end(), cavernInfos().begin(), cavernInfos().end());
        infos.insert(infos.end(), roomInfos().begin(), roomInfos().end());
        infos.insert(infos.end(), journeyInfos().begin(), journeyInfos().end());
        infos.insert(infos.end(), dungeonInfos().begin(), dungeonInfos().end());
        return infos;
    }();
    return kAll;
}

} // namespace

Result<void> validate(const WorldSettings &settings)
{
    for (const SettingInfo &info : allInfos()) {
        const int value = info.get(settings);
        if (value < info.minimum || value > info.maximum) {
            return invalid(message("setting %1 is %2; it must be from %3 to %4", info.key,
                                   valueText(info, value), valueText(info, info.minimum),
                                   valueText(info, info.maximum)));
        }
    }
    if (settings.roomColumns * settings.roomRows < 2)
        return invalid(
            "settings rooms.columns and rooms.rows are both 1; a map needs at least two room slots");
    return {};
}

std::string settingText(const SettingInfo &info, const WorldSettings &settings)
{
    return valueText(info, info.get(settings));
}

} // namespace cave
