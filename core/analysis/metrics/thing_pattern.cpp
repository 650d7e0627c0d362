// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/thing_pattern.h"

#include <algorithm>

namespace cave {
namespace {

constexpr std::array<std::string_view, 4> kThingNames{"", "chest", "monster", "spawn"};
constexpr std::array<std::string_view, kThingPropertyCount> kPropertyNames{"weapon", "armour", "gold",
                                                                           "health"};

/// The index of a name; none for other texts.
template<std::size_t Size>
std::optional<std::size_t> indexIn(const std::array<std::string_view, Size> &names, std::string_view name)
{
    const auto *const found = std::ranges::find(names, name);
    if (name.empty() || found == names.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - names.begin());
}

std::string rangeText(std::string_view name, const PropertyRange &range)
{
    const std::string key(name);
    if (range.low == range.high)
        return key + " = " + std::to_string(range.low);
    std::string text;
    if (range.low != PropertyRange{}.low)
        text = key + " >= " + std::to_string(range.low);
    if (range.high != PropertyRange{}.high)
        text += (text.empty() ? "" : " and ") + key + " <= " + std::to_string(range.high);
    return text;
}

std::string thingText(const Thing &thing)
{
    std::string text(thingName(thing.kind));
    std::string joint = " with ";
    for (std::size_t i = 0; i < kThingPropertyCount; ++i) {
        if (!thing.properties[i].excludesAny())
            continue;
        text += joint + rangeText(kPropertyNames[i], thing.properties[i]);
        joint = " and ";
    }
    return text;
}

std::string nearnessText(const Nearness &nearness)
{
    return (nearness.apart ? "not within " : "within ") + std::to_string(nearness.steps) + " of " +
           thingText(nearness.other);
}

} // namespace

std::string_view thingName(ThingKind kind)
{
    return kThingNames[static_cast<std::size_t>(kind)];
}

std::optional<ThingKind> thingNamed(std::string_view name)
{
    const std::optional<std::size_t> index = indexIn(kThingNames, name);
    return index ? std::optional(static_cast<ThingKind>(*index)) : std::nullopt;
}

std::string_view propertyName(ThingProperty property)
{
    return kPropertyNames[static_cast<std::size_t>(property)];
}

std::optional<ThingProperty> propertyNamed(std::string_view name)
{
    const std::optional<std::size_t> index = indexIn(kPropertyNames, name);
    return index ? std::optional(static_cast<ThingProperty>(*index)) : std::nullopt;
}

ThingKind ownerOf(ThingProperty property)
{
    return property == ThingProperty::Health ? ThingKind::Monster : ThingKind::Chest;
}

std::string patternText(const ThingPattern &pattern, std::optional<int> reach)
{
    std::string text = thingText(pattern.thing);
    std::string joint = pattern.thing.isAny() ? " " : " and ";
    const auto add = [&](const Nearness &nearness) {
        text += joint + nearnessText(nearness);
        joint = " and ";
    };
    forEachNearness(pattern, add);
    if (reach)
        add({{ThingKind::Spawn}, *reach, false});
    return text;
}

} // namespace cave
