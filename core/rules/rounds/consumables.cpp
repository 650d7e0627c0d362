// SPDX-License-Identifier: MIT
#include "core/rules/rounds/consumables.h"

#include "core/base/hashing.h"
#include "core/rules/inventory.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace cave {

bool isKnown(const Content &content, const Player &player, std::size_t item)
{
    const ItemType &type = content.items[item];
    return type.kind != ItemKind::Consumable || type.form.empty() ||
           player.condition.known.contains(type.key);
}

const std::vector<std::string> &consumableLooks(std::string_view form)
{
    static const std::vector<std::string> kDraughts{"Murky Draught",   "Amber Draught",   "Milky Draught",
                                                    "Green Draught",   "Smoking Draught", "Black Draught",
                                                    "Glowing Draught", "Clear Draught"};
    static const std::vector<std::string> kFlasks{"Clay Flask",   "Glass Flask",    "Copper Flask",
                                                  "Sealed Flask", "Rattling Flask", "Cold Flask",
                                                  "Sooty Flask",  "Leather Flask"};
    static const std::vector<std::string> kScrolls{"Torn Scroll",    "Yellowed Scroll", "Sealed Scroll",
                                                   "Stained Scroll", "Blank Scroll",    "Burnt Scroll",
                                                   "Tied Scroll",    "Dusty Scroll"};
    return form == "draught" ? kDraughts : form == "flask" ? kFlasks : kScrolls;
}

const std::string &lookOf(const Content &content, std::uint64_t worldKey, std::size_t item)
{
    const std::string &form = content.items[item].form;
    const std::vector<std::string> &looks = consumableLooks(form);
    std::array<std::size_t, kMaxLooks> order{};
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const std::uint64_t key = combine(worldKey, hashBytes(form));
    std::ranges::sort(order, {}, [key](std::size_t look) { return combine(key, look); });
    const auto before =
        std::count_if(content.items.begin(), content.items.begin() + static_cast<std::ptrdiff_t>(item),
                      [&](const ItemType &other) { return other.form == form; });
    assert(static_cast<std::size_t>(before) < order.size());
    return looks[order[static_cast<std::size_t>(before)]];
}

const std::string &knownName(const World &world, std::size_t item)
{
    return isKnown(*world.content, world.player(), item) ? world.content->items[item].name
                                                         : lookOf(*world.content, world.key, item);
}

std::vector<std::size_t> knownConsumables(const Content &content, const Player &player)
{
    std::vector<std::size_t> known;
    for (std::size_t item = 0; item < content.items.size(); ++item) {
        if (!content.items[item].form.empty() && isKnown(content, player, item))
            known.push_back(item);
    }
    return known;
}

int viewRadiusOf(const World &world, const Player &player)
{
    int light = player.condition.light;
    for (const EquipmentSlot slot : {EquipmentSlot::Weapon, EquipmentSlot::Armour}) {
        if (const ItemType *item = wornItem(*world.content, player.inventory, slot))
            light += item->bonus.light;
    }
    const int radius = world.spec.settings.viewRadius + std::min(light, kMaxLight);
    return player.condition.farSight > 0 ? 2 * radius : radius;
}

} // namespace cave
