// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/world/action.h"
#include "core/world/fight.h"
#include "core/world/player.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

struct World;

/// The most code points of a player's name, and the most players of a world, absent ones included.
inline constexpr std::size_t kLongestPlayerName = 40;
inline constexpr std::size_t kMaxPlayers = 64;

/// A player of a world and everything that is theirs, except what they have explored
/// (`WorldMap::exploredBy`).
struct PartyMember {
    int id = 1;               ///< 1 .. kMaxPlayers; theirs for as long as the world exists
    std::string name;         ///< shown to the others; has no part in any rule or hash
    std::uint32_t colour = 0; ///< 0xRRGGBB; likewise
    bool present = true;      ///< plays now; if not, their figure stands still and monsters leave it alone
    bool watching = false;    ///< has lost their only life
    Player player;
    std::optional<Fight> fight;
    PlayerMotion motion; ///< with free movement

    /// Monsters go for them, and they can act.
    [[nodiscard]] bool plays() const { return present && !watching; }
    friend bool operator==(const PartyMember &, const PartyMember &) = default;
};

/// Everyone who plays a world. One of them, the one shown, is "the player" of views: `World::player`,
/// `World::fight` and `World::motion` are theirs. Rules that change a world are given the member whom they
/// concern, and never ask who is shown; forecasts and texts for a window do.
struct Party {
    std::vector<PartyMember> members = std::vector<PartyMember>(1); ///< in order of id, never empty
    int shown = 1;                                                  ///< one of `members`
    int acting = 1;                                                 ///< whose command was the last of the log
    bool ownMaps = false; ///< each has explored a map of their own, instead of one for all

    /// Played by one player; no other ever joined.
    [[nodiscard]] bool isAlone() const { return members.size() == 1 && !ownMaps; }
    /// The one shown.
    [[nodiscard]] const PartyMember &current() const { return at(shown); }
    [[nodiscard]] PartyMember &current() { return at(shown); }
    /// The member with this id, who must be there.
    [[nodiscard]] const PartyMember &at(int id) const { return members[indexOf(id)]; }
    [[nodiscard]] PartyMember &at(int id) { return members[indexOf(id)]; }
    /// How many are there now; 1 in a world played alone.
    [[nodiscard]] int presentPlayers() const;
    [[nodiscard]] const PartyMember *find(int id) const;
    [[nodiscard]] PartyMember *find(int id);

private:
    /// Ids count from 1 without gaps, unless a damaged file lost some.
    [[nodiscard]] std::size_t indexOf(int id) const
    {
        const auto expected = static_cast<std::size_t>(id - 1);
        return expected < members.size() && members[expected].id == id ? expected : searchedIndex(id);
    }
    [[nodiscard]] std::size_t searchedIndex(int id) const;
};

/// Makes another member, who must be there, the one shown.
void showPlayer(World &world, int id);
/// Gives players the names and colours that `known` has, which logs lack.
void introducePlayers(const Party &known, World &world);
/// "player 2 (Ada)", or "player 2" without a name.
[[nodiscard]] Message playerText(int player, const std::string &name);
/// Puts `party` in place of a world's only player, whose state becomes that of the member shown.
void setParty(World &world, Party party);

/// Makes events from index `first` on those of a player, but for those that are known to be another's.
template<class Events>
void attribute(Events &events, std::size_t first, int player)
{
    for (std::size_t i = first; i < events.size(); ++i) {
        if (events[i].player == 0)
            events[i].player = player;
    }
}

/// The member whose figure stands on a cell, present or not, apart from one player. Watching members have no
/// figure. None in a world played alone.
[[nodiscard]] const PartyMember *allyAt(const World &world, int player, WorldPos cell);

/// The larger of the distances on either axis.
[[nodiscard]] std::int64_t cellDistance(WorldPos a, WorldPos b);

/// The member who plays and is nearest to a cell by `cellDistance`, then by id; the first where none plays.
[[nodiscard]] int nearestPlayer(const World &world, WorldPos cell);

/// True if a member other than this player fights this monster.
[[nodiscard]] bool fightsAlly(const World &world, int player, const MonsterId &monster);

} // namespace cave
