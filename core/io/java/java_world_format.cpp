// SPDX-License-Identifier: MIT
#include "core/io/java/java_world_format.h"

#include "core/gen/classic/java_random.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <limits>

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

} // namespace cave
