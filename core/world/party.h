// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/action.h"
#include "core/world/explored_cells.h"
#include "core/world/fight.h"
#include "core/world/player.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

struct World;

/// The most code points of a player's name, and the most players of a world, absent ones included.
inline constexpr std::size_t kLongestPlayerName = 40;
inline constexpr std::size_t kMaxPlayers = 64;

/// Someone who plays in a world together with others.
struct PartyMember {
    int id = 0;               ///< 1 .. kMaxPlayers; theirs for as long as the world exists
    std::string name;         ///< shown to the others; has no part in any rule or hash
    std::uint32_t colour = 0; ///< 0xRRGGBB; likewise
    bool present = true;      ///< plays now; if not, their figure stands still and monsters leave it alone
    bool watching = false;    ///< has lost their only life
    Player player;
    std::optional<Fight> fight;
    PlayerMotion motion;
    ExploredCells explored; ///< their own map; empty if all share one

    /// Monsters go for them, and they can act.
    [[nodiscard]] bool plays() const { return present && !watching; }
    friend bool operator==(const PartyMember &, const PartyMember &) = default;
};

/// Everyone who plays a world together. The state of one of them, the one shown, is in `World::player`,
/// `World::fight` and `World::action`, where the rules find "the player"; that of the others is here.
struct Party {
    std::vector<PartyMember> members; ///< in order of id; empty: the world is played alone
    int shown = 1;        ///< whose state is in the world; what is kept of it in `members` means nothing
    int acting = 1;       ///< whose command was the last of the log
    bool ownMaps = false; ///< each has explored a map of their own, instead of one for all

    [[nodiscard]] bool empty() const { return members.empty(); }
    /// How many are there now; 1 in a world played alone.
    [[nodiscard]] int presentPlayers() const;
    [[nodiscard]] const PartyMember *find(int id) const;
    [[nodiscard]] PartyMember *find(int id);
};

/// Exchanges the state in `World::player`, `World::fight` and `World::action` for that of another member,
/// who must be there. In a world played alone there is only player 1.
void showPlayer(World &world, int id);

/// A member's state, wherever it is; the member must be there.
[[nodiscard]] const Player &playerOf(const World &world, const PartyMember &member);
[[nodiscard]] const std::optional<Fight> &fightOf(const World &world, const PartyMember &member);
[[nodiscard]] const PlayerMotion &motionOf(const World &world, const PartyMember &member);

/// What a member has explored, if each has a map of their own.
[[nodiscard]] const ExploredCells &ownMapOf(const World &world, const PartyMember &member);

/// The member whose figure stands on a cell, present or not, apart from the one shown. Watching members have
/// no figure. None in a world played alone.
[[nodiscard]] const PartyMember *allyAt(const World &world, WorldPos cell);

/// The larger of the distances on either axis.
[[nodiscard]] std::int64_t cellDistance(WorldPos a, WorldPos b);

/// The member who plays and is nearest to a cell by `cellDistance`, then by id;
/// the one shown in a world played alone, or where none plays.
[[nodiscard]] int nearestPlayer(const World &world, WorldPos cell);

/// True if a member other than the one shown fights this monster.
[[nodiscard]] bool fightsAlly(const World &world, const MonsterId &monster);

} // namespace cave
