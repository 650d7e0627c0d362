// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/world/world.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace cave {

/// A monster strays no farther than this from its home, in cells on either axis; so the ones near a place are
/// found among a few regions.
inline constexpr int kMonsterRange = 32;

/// A monster as it is now.
struct Monster {
    MonsterId id;
    std::size_t kind = 0; ///< index into `Content::monsters`
    WorldPos home;        ///< where the seed put it; of one put there by hand, the middle of its region
    MonsterState state;

    friend bool operator==(const Monster &, const Monster &) = default;
};

/// The monster so named, dead or alive; none if there is no such monster.
std::optional<Monster> findMonster(World &world, const MonsterId &id);

/// The kind that the seed gives to the monster so named, which it puts at `home`; where the region has a
/// cast, the content's of that key, or `plainKind` if it has none.
std::size_t seededKind(World &world, const MonsterId &id, WorldPos home);

/// The kind of a monster of which nothing else is known: `kPlainMonster`, or the first where there is none.
std::size_t plainKind(const Content &content);

/// Where a monster that was put into a region by hand counts as at home: in its middle. One that had its home
/// wherever it stands would follow the player for ever, and be lost to `monstersNear`, which looks for it
/// around its region.
WorldPos homeOfPlaced(RegionPos pos, int regionSize);

/// All monsters that belong to a region, dead or alive, wherever they are now, in order of id.
std::vector<Monster> monstersOf(World &world, RegionPos home);

/// Whether a monster whose home is `home` may be at `p`: within `kMonsterRange`, or, where the scenario lets
/// hunters go to the end of a level, anywhere on the level of its home.
bool isInMonsterRange(const World &world, WorldPos home, WorldPos p);

/// Lets the level keep all regions that `monstersNear` reads for this reach, and a ring more; with fewer
/// every search would make them again.
void reserveRegionsForMonsters(World &world, int reach);

/// Radius of the largest disc that any monster of the world can have, in cells.
[[nodiscard]] int farthestDisc(const World &world);

/// Radius of the monster's disc in cells: its kind's, or the number of its level where the scenario says so.
[[nodiscard]] int sightRadiusOf(const World &world, const Monster &monster);

/// The decision tree that the monster roams by: its kind's, or one drawn for it where the scenario has
/// habits; nullptr if there is none. Observes the world's content.
[[nodiscard]] const NamedTree *treeOf(const World &world, const Monster &monster);

/// Living monsters within `reach` cells of `centre` on either axis, in order of id.
std::vector<Monster> monstersNear(World &world, WorldPos centre, int reach);

/// Keeps a monster's state.
void setMonsterState(World &world, const MonsterId &id, const MonsterState &state);

/// The monster's kind, of the world's tables.
const MonsterType &kindOf(const World &world, const Monster &monster);

/// Whether `p` lies in the monster's disc by the world's rule.
bool inDiscOf(const World &world, const Monster &monster, WorldPos p);

/// Whether a monster notices a player at `p`: in its disc, with a line of sight, by the world's rules; where
/// fights begin by contact, the distance alone counts.
bool seesCell(World &world, const Monster &monster, WorldPos p);

/// Whether any living monster has `p` in its disc, line of sight or not.
bool inAnyDisc(World &world, WorldPos p);

/// Living monsters that see `p`, in the order in which they are fought: the nearest first, then by id.
std::vector<Monster> monstersThatSee(World &world, WorldPos p);

} // namespace cave
