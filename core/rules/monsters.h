// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/content.h"
#include "core/world/player.h"
#include "core/world/world.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// The kind of the `index`-th monster of a region, as an index into `Content::monsters`: drawn by weight
/// among the kinds that live `distance` cells (≥ 0, Chebyshev) from the world's origin, or from the entrance
/// of a bounded level. Determined by world and place: `worldKey` is a hash of the world's seed. Integer
/// arithmetic only, with the same results everywhere.
[[nodiscard]] std::size_t monsterKindAt(const Content &content, std::uint64_t worldKey, RegionPos region,
                                        int index, std::int64_t distance);

/// The maximum distance of a monster from its home, in cells on either axis; so the ones near a place are
/// found in a few regions.
inline constexpr int kMonsterRange = 32;

/// A monster in its current state.
struct Monster {
    MonsterId id;
    std::size_t kind = 0; ///< index into `Content::monsters`
    WorldPos home;        ///< where the seed put it; for an added one, the centre of its region
    MonsterState state;

    friend bool operator==(const Monster &, const Monster &) = default;
};

/// The monster with this id, dead or alive; none if there is no such monster.
std::optional<Monster> findMonster(World &world, const MonsterId &id);

/// The kind that the seed gives to the monster with this id, which it puts at `home`; if the region has a
/// cast, the content's kind with that key, or `plainKind`.
std::size_t seededKind(World &world, const MonsterId &id, WorldPos home);

/// The default kind of monsters: `kPlainMonster`, or the first if there is none.
std::size_t plainKind(const Content &content);

/// The home of a monster added to a region by hand: its centre. If it were wherever the monster stands, the
/// monster could follow the player for ever, and `monstersNear`, which looks around its region, wouldn't find
/// it.
WorldPos homeOfPlaced(RegionPos pos, int regionSize);

/// All monsters that belong to a region, dead or alive, wherever they are now, in order of id.
std::vector<Monster> monstersOf(World &world, RegionPos home);

/// Whether a monster with its home at `home` may be at `p`: within `kMonsterRange`, or, if the scenario's
/// hunters never give up, anywhere on the level of its home.
bool isInMonsterRange(const World &world, WorldPos home, WorldPos p);

/// Makes the level cache all regions that `monstersNear` reads for this radius, and one more ring; with a
/// smaller cache every search would regenerate them.
void reserveRegionsForMonsters(World &world, int radius);

/// The largest disc radius of any monster in the world, in cells.
[[nodiscard]] int farthestDisc(const World &world);

/// The largest radius that the disc of this monster of an endless, unplayed world may have, wherever in its
/// region it starts.
[[nodiscard]] int farthestDiscOf(const World &world, const MonsterId &id);

/// The radius of the monster's disc in cells: its kind's, or the number of its level, depending on the
/// scenario.
[[nodiscard]] int sightRadiusOf(const World &world, const Monster &monster);

/// The decision tree of a roaming monster: its kind's, or one drawn for it if the scenario has habits;
/// nullptr if there is none. Observes the world's content.
[[nodiscard]] const NamedTree *treeOf(const World &world, const Monster &monster);

/// Living monsters within `radius` cells of `centre` on either axis, in order of id.
std::vector<Monster> monstersNear(World &world, WorldPos centre, int radius);

/// Sets a monster's state.
void setMonsterState(World &world, const MonsterId &id, const MonsterState &state);

/// The monster's kind in the world's content.
const MonsterType &kindOf(const World &world, const Monster &monster);

/// Whether `p` is in the monster's disc by the world's rule.
bool inDiscOf(const World &world, const Monster &monster, WorldPos p);

/// Whether a monster notices a player at `p`: in its disc, in line of sight, by the world's rules; where
/// fights begin by contact, only the distance counts.
bool seesCell(World &world, const Monster &monster, WorldPos p);

/// Whether any living monster has `p` in its disc, regardless of line of sight.
bool inAnyDisc(World &world, WorldPos p);

/// Living monsters that see `p`, in the order of fights: by distance, then by id.
std::vector<Monster> monstersThatSee(World &world, WorldPos p);

/// The clouds of all who play.
[[nodiscard]] std::vector<SmokeCloud> smokeClouds(const World &world);
[[nodiscard]] bool isInCloud(const SmokeCloud &cloud, WorldPos cell);
/// Whether a cloud of any player hides who stands on a cell: no monster sees or notices them.
[[nodiscard]] bool isInSmoke(const World &world, WorldPos cell);

} // namespace cave
