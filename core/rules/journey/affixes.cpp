// SPDX-License-Identifier: MIT
#include "core/rules/journey/affixes.h"

#include "core/base/hashing.h"

#include <algorithm>

namespace cave {
namespace {

bool fits(const Affix &affix, const ItemType &item)
{
    return item.kind == (affix.forArmour ? ItemKind::Armour : ItemKind::Sword);
}

} // namespace

std::size_t indexOf(const Content &content, const ItemType &item)
{
    return static_cast<std::size_t>(&item - content.items.data());
}

std::size_t withAffix(const Content &content, std::size_t item, std::int64_t depth, std::uint64_t word)
{
    const ItemType &type = content.items[item];
    const auto weightOf = [&](const Affix &affix) {
        const bool found = fits(affix, type) && affix.from <= depth && affix.key != type.affix;
        return found ? static_cast<std::uint32_t>(affix.weight) : 0;
    };
    std::uint32_t total = 0;
    for (const Affix &affix : content.affixes)
        total += weightOf(affix);
    if (total == 0)
        return item;
    std::uint32_t ticket = pickBelow(word, total);
    const auto drawn = std::ranges::find_if(content.affixes, [&](const Affix &affix) {
        const std::uint32_t weight = weightOf(affix);
        if (ticket < weight)
            return true;
        ticket -= weight;
        return false;
    });
    const auto made = std::ranges::find_if(content.items, [&](const ItemType &other) {
        return other.affix == drawn->key && other.base == figureKey(type);
    });
    return made == content.items.end() ? item : indexOf(content, *made);
}

bool canHaveAffix(const Content &content, const ItemType &item)
{
    return std::ranges::any_of(content.affixes, [&](const Affix &affix) { return fits(affix, item); });
}

std::vector<const Affix *> knownAffixes(const Content &content, const Player &player)
{
    std::vector<const Affix *> known;
    for (const Affix &affix : content.affixes) {
        if (player.condition.known.contains(affix.key))
            known.push_back(&affix);
    }
    return known;
}

} // namespace cave
