// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/content.h"
#include "core/world/player.h"
#include "core/world/region_changes.h"
#include "core/world/world.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

// The rules of a journey: three relics open a gate, and who beats its guardian has won. What was found is in
// the changes of the regions (`RegionChanges::claimed`), so nothing else has to be saved.

/// What the players know about the gate's place.
enum class GateKnowledge : std::uint8_t {
    Nothing,
    Direction, ///< after the first relic: in which direction it lies, seen from the origin
    Place,     ///< after a map piece, or all relics
};

/// How far a journey has come, and where to go next.
struct Objective {
    std::vector<WorldPos> relics; ///< those still to be found, the nearest to the origin first
    std::size_t found = 0;        ///< number of relics found
    std::size_t total = 0;        ///< number of relics in the world
    bool gateOpen = false;        ///< all relics were found
    GateKnowledge knowledge = GateKnowledge::Nothing;
    WorldPos gate;                        ///< whether the players know it or not
    WorldPos goal;                        ///< the next relic, or the open gate
    Direction towards = Direction::North; ///< of eight, from the player to `goal`

    friend bool operator==(const Objective &, const Objective &) = default;
};

/// As seen by a player. None in a world without a journey.
[[nodiscard]] std::optional<Objective> objectiveOf(const World &world, const Player &player);
/// As seen by the player shown.
[[nodiscard]] std::optional<Objective> objectiveOf(const World &world);

/// The direction, of eight, in which `to` lies from `from`; north if they are equal.
[[nodiscard]] Direction compassDirection(WorldPos from, WorldPos to);

/// The band of a journey at a place; nullptr in other scenarios. Observes `content`.
[[nodiscard]] const Band *bandAt(const Content &content, WorldPos at);

/// One of `shares`, which isn't empty, by weight, for a random word.
[[nodiscard]] const Share &drawShare(const std::vector<Share> &shares, std::uint64_t word);

/// True for the guardian of a journey's gate.
[[nodiscard]] bool isGuardian(const World &world, const MonsterId &monster);

/// True if it takes no part in anything yet: the guardian, until the gate opens.
[[nodiscard]] bool isAsleep(const World &world, const MonsterId &monster);

/// True if the thing at a feature's place was taken, the shrine used, the captive freed or the camp rested
/// at.
[[nodiscard]] bool isClaimed(const World &world, WorldPos at);

// Gear with affixes: "Keen Iron Sword". Each pair of an item and an affix that fits it is an item of the
// content's table, so that stacks, files and fights treat it like any other.

/// The place of an item of this content in its table.
[[nodiscard]] std::size_t indexOf(const Content &content, const ItemType &item);

/// The item, which has an affix or none, with another one of those found at `depth`: drawn by weight for a
/// random word. The item itself where none fits.
[[nodiscard]] std::size_t withAffix(const Content &content, std::size_t item, std::int64_t depth,
                                    std::uint64_t word);

/// Whether some affix fits an item.
[[nodiscard]] bool canHaveAffix(const Content &content, const ItemType &item);

/// The affixes of gear that this player has had, in the order of the table.
[[nodiscard]] std::vector<const Affix *> knownAffixes(const Content &content, const Player &player);

} // namespace cave
