// SPDX-License-Identifier: MIT
#include "core/session/players/test_player.h"

#include "core/session/players/dungeon_player.h"
#include "core/session/players/explorer.h"
#include "core/session/players/journey_player.h"
#include "core/session/players/random_player.h"
#include "core/session/players/rooms_player.h"

#include <algorithm>
#include <cstddef>

namespace cave {
namespace {

constexpr std::array<std::string_view, kPlayStyles.size()> kKeys{"careful", "reckless", "random"};

template<class Player>
TestPlayer playerOf(Player player)
{
    return [player](Session &session) mutable -> std::optional<Command> { return player.next(session); };
}

} // namespace

std::string_view playStyleKey(PlayStyle style)
{
    return kKeys[static_cast<std::size_t>(style)];
}

std::optional<PlayStyle> playStyleNamed(std::string_view key)
{
    const auto *found = std::ranges::find(kKeys, key);
    if (found == kKeys.end())
        return std::nullopt;
    return kPlayStyles[static_cast<std::size_t>(found - kKeys.begin())];
}

TestPlayer testPlayer(const Scenario &scenario, PlayStyle style, std::uint64_t number)
{
    if (style == PlayStyle::Random)
        return playerOf(RandomPlayer(number));
    if (scenario.freeMovement())
        return playerOf(RoomsPlayer(style));
    if (scenario.journey)
        return playerOf(JourneyPlayer(style));
    if (scenario.combat == CombatKind::Dice)
        return playerOf(DungeonPlayer(style));
    return playerOf(Explorer(style));
}

} // namespace cave
