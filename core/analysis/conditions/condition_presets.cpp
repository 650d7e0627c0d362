// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition.h"

namespace cave {

const std::vector<ConditionPreset> &conditionPresets()
{
    static const std::vector<ConditionPreset> kPresets{
        {"A calm start", "nearest_monster > 40 && threat(30) = 0",
         "No monster sees the area around the spawn; the nearest one is far away."},
        {"A chest next to the spawn", "nearest_chest <= 6", "The first chest is a few steps away."},
        {"Sword before the first fight", "sword_first <= 60",
         "There is a better weapon on a path that no monster sees."},
        {"A hard start", "nearest_monster <= 15 && nearest_chest > 40",
         "A monster is near, and there is no weapon to fight it."},
        {"A rich start", "chests(40) >= 4 && gold(40) >= 100",
         "Several chests within a short walk, with gold in them."},
        {"Two chests close together", "count(chest within 5 of chest) >= 2",
         "There are chests at most 5 steps from each other."},
        {"An unguarded weapon", "nearest(chest with weapon >= 10 and not within 20 of monster) <= 60",
         "A chest with a good weapon is near, and no monster is near the chest."},
        {"Well armed", "best_weapon(80) >= 10 && best_armour(80) >= 10",
         "The chests within 80 steps contain a good weapon and good armour."},
        {"Safe surroundings", "monsters(40) = 0 && reachable_share(40) >= 80%",
         "No monster starts nearby, and most of the floor is reachable."},
        {"Wide halls", "mean_width >= 5 && max_width >= 12", "Broad passages and at least one large hall."},
        {"A maze", "mean_width <= 2.5 && dead_ends >= 40 && tortuosity >= 2",
         "Narrow, winding passages with many dead ends."},
        {"Connected", "components = 1", "Everything around the spawn is connected."},
        {"More treasure than danger", "chests(60) > 2 * monsters(60)",
         "There are more than two chests for every monster."},
        {"A short dungeon", "path_length <= 180", "The way through all floors is short."},
        {"A long dungeon", "path_length >= 250", "The way through all floors is long."},
        {"The boss is near", "boss_distance <= 2 && enemies <= 12",
         "Few doors and few monsters are between the start and the boss."},
        {"Well supplied", "loot >= 2 * enemies", "There is far more to find than to fight."},
        {"Lakes", "water_share >= 9%", "Much of the cavern is water."},
        {"Woods", "tree_share >= 8%", "Much of the cavern is overgrown with trees."},
    };
    return kPresets;
}

} // namespace cave
