// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace cave {

// Descriptions of things by their properties and by what is near them, such as "chest with weapon >= 15 and
// not within 20 of monster". The metrics `count` and `nearest` look for what fits one.

/// What a description can name.
enum class ThingKind : std::uint8_t {
    None,
    Chest,
    Monster, ///< on its starting cell
    Spawn,   ///< where players enter; only as what another thing is near to
};

/// A property of a thing; each belongs to one kind.
enum class ThingProperty : std::uint8_t {
    Weapon, ///< of a chest: power of its strongest weapon; 0 without one
    Armour, ///< of a chest: power of its best armour; 0 without one
    Gold,   ///< of a chest: amount
    Health, ///< of a monster: points of its kind
};
inline constexpr std::size_t kThingPropertyCount = 4;

/// The largest number that a property is compared with.
inline constexpr int kMaxOfProperty = 1'000'000;

/// Whole numbers from `low` to `high`; none if `low` is greater.
struct PropertyRange {
    int low = 0;
    int high = std::numeric_limits<int>::max();

    [[nodiscard]] constexpr bool contains(int value) const { return low <= value && value <= high; }
    /// True unless every value is in it.
    [[nodiscard]] constexpr bool excludesAny() const { return *this != PropertyRange{}; }

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend constexpr auto operator<=>(const PropertyRange &, const PropertyRange &) = default;
};

/// Things of one kind whose properties are in these ranges.
struct Thing {
    ThingKind kind = ThingKind::None;
    std::array<PropertyRange, kThingPropertyCount> properties{}; ///< by `ThingProperty`

    [[nodiscard]] constexpr const PropertyRange &rangeOf(ThingProperty property) const
    {
        return properties[static_cast<std::size_t>(property)];
    }
    /// Whether all things of the kind fit.
    [[nodiscard]] constexpr bool isAny() const
    {
        return std::ranges::none_of(properties,
                                    [](const PropertyRange &range) { return range.excludesAny(); });
    }

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend constexpr auto operator<=>(const Thing &, const Thing &) = default;
};

/// What has to be near a thing, or must not be.
struct Nearness {
    Thing other{};      ///< another one than the thing itself; of kind None: the entry is unused
    int steps = 0;      ///< from 1, of the shortest walk in cardinal moves; see `ThingReader`
    bool apart = false; ///< no such thing is within the steps; otherwise at least one is

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend constexpr auto operator<=>(const Nearness &, const Nearness &) = default;
};

inline constexpr std::size_t kMaxNearnesses = 3;

/// A thing and what is near it, all of which must hold. A value without allocations, as it is part of every
/// `MetricQuery`.
struct ThingPattern {
    Thing thing{};                                     ///< of kind None for metrics of other things
    std::array<Nearness, kMaxNearnesses> nearnesses{}; ///< the used ones first

    // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of clang-tidy 14
    friend constexpr auto operator<=>(const ThingPattern &, const ThingPattern &) = default;
};

/// Calls `visit(const Nearness &)` for each one used.
template<class Visit>
void forEachNearness(const ThingPattern &pattern, Visit visit)
{
    for (const Nearness &nearness : pattern.nearnesses) {
        if (nearness.other.kind != ThingKind::None)
            visit(nearness);
    }
}

/// "chest"; empty for None.
std::string_view thingName(ThingKind kind);
/// The kind with this name; none for other texts.
std::optional<ThingKind> thingNamed(std::string_view name);

/// "weapon"
std::string_view propertyName(ThingProperty property);
/// The property with this name; none for other texts.
std::optional<ThingProperty> propertyNamed(std::string_view name);
/// The kind of things that have it.
ThingKind ownerOf(ThingProperty property);

/// As written in conditions: "chest with weapon >= 15 and not within 20 of monster". `reach`: of the search
/// from the spawn, added as one more nearness if there is one.
std::string patternText(const ThingPattern &pattern, std::optional<int> reach);

} // namespace cave
