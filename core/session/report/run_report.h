// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/message.h"
#include "core/content/item_stack.h"
#include "core/rules/armour_combat.h"
#include "core/session/event.h"
#include "core/session/replay.h"
#include "core/world/world.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

struct Inventory;

/// What a player has, what is worn first, and all of one item together.
[[nodiscard]] std::vector<ItemStack> carriedItems(const Inventory &inventory);

/// How the player died.
struct Death {
    enum class Cause : std::uint8_t { Fight, Touch, Arrow, Magic, Spike, Poison };

    Cause cause = Cause::Fight;
    std::string killer;    ///< key of its kind; empty if there is none, or it isn't known
    Points harm;           ///< of the last blow or shot
    Points left;           ///< health before it
    bool hopeless = false; ///< a fight that striking could not win without stuns
    WorldPos at;
    std::optional<WorldPos> from; ///< where the killer stood
    std::int64_t turn = 0;

    friend bool operator==(const Death &, const Death &) = default;
};

/// Names of the causes in files.
[[nodiscard]] std::string_view causeKey(Death::Cause cause);
[[nodiscard]] std::optional<Death::Cause> causeNamed(std::string_view key);

/// What the player did in a world: counts by name. "kills", "wins", "losses", "deaths", "chests", "items",
/// "gold", "steps", "explored", "turns", "score", "depth" (distance from the origin), "floor", "band",
/// "cleared" (levels without enemies), "relics", "camps", "fled", "learnt", "hurt" (times); and for each kind
/// of monster "met:KEY", "killed:KEY", "killer:KEY" (it killed the player). Those that are 0 are missing.
using RunTotals = std::map<std::string, std::int64_t, std::less<>>;

/// Follows the player shown through a world: their way, what they did, and how they died. The only source of
/// what is reported of a run, live as well as from its log.
class RunReport {
public:
    /// Forgets all; the report goes on from here.
    void begin(World &world);
    /// Call this with the events of each command, right after it.
    void observe(World &world, const std::vector<Event> &events);

    /// The last death; none without one.
    [[nodiscard]] const std::optional<Death> &death() const { return m_death; }
    [[nodiscard]] RunTotals totals(const World &world) const;
    /// Of the player shown; see `PlayerTracks::of`.
    [[nodiscard]] std::span<const WorldPos> way(const World &world) const;

private:
    struct Enemy {
        std::string kind;
        WorldPos at;
        bool hopeless = false;
    };
    struct Shooter {
        std::string kind; ///< empty if it isn't known
        WorldPos from;
        int damage = 0;
        bool homing = false;
    };
    struct Writer;

    void report(World &world, const std::vector<Event> &events);
    void meet(const World &world, const MonsterId &id, std::size_t kind);
    void faceEnemy(World &world);
    void takeShots(const World &world, const std::vector<Event> &events);
    void die(Death death, World &world, WorldPos at);
    [[nodiscard]] Death hurtDeath(const World &world, const PlayerHurt &hurt) const;

    PlayerTracks m_tracks;
    RunTotals m_counts;
    std::set<MonsterId> m_met;
    std::optional<Death> m_death;
    std::optional<Enemy> m_enemy;
    std::optional<Death> m_blow; ///< the last one that hurt the player
    Points m_left;               ///< the player's health, as far as the events say
    std::map<std::int64_t, Shooter> m_shots;
    std::int64_t m_nextShot = 1;
};

/// Which floor, room or level a place is on, from 1; of a journey, the number of its band; 0 in endless
/// caves.
[[nodiscard]] int placeNumber(const World &world, WorldPos at);

// What is said of it, in the window and on the command line alike.

/// "Floor 3", "Room 4", "the Deep"; empty for 0.
[[nodiscard]] Message placeName(ScenarioKind scenario, bool levelFiles, int place);
/// "Stone Golem", "Arrow (Archer)", "Spike": for a column of a table.
[[nodiscard]] Message causeName(ScenarioKind scenario, const Death &death);
/// A sentence: "The Stone Golem struck you down with a blow of 9 when you had 4 health left."
[[nodiscard]] Message deathText(ScenarioKind scenario, const Death &death);

} // namespace cave
