// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/interface.h"
#include "core/content/decision_tree.h"
#include "core/rules/monsters.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// What an agent senses when it decides. Queried only as needed by the path through its tree.
class Senses : public Interface {
public:
    /// The player is at most `distance` hundredths of a cell away (Euclidean).
    [[nodiscard]] virtual bool nearPlayer(int distance) const = 0;
    /// The remaining health is at most `threshold` hundredths of a point.
    [[nodiscard]] virtual bool lowHp(int threshold) const = 0;
    [[nodiscard]] virtual bool seesPlayer() const = 0;
};

/// The path of one evaluation through a tree; for display.
struct TreeTrace {
    /// A branch on the path, as an index of the tree's nodes, and its answer.
    struct Step {
        std::size_t node = 0;
        bool answer = false;

        friend bool operator==(const Step &, const Step &) = default;
    };

    std::vector<Step> steps; ///< from the root on
    std::size_t leaf = 0;    ///< index of the leaf reached

    friend bool operator==(const TreeTrace &, const TreeTrace &) = default;
};

/// The leaf for `senses`; observes the tree, which must be well formed. The path is written to `trace` unless
/// that is null.
const Leaf &decide(const DecisionTree &tree, const Senses &senses, TreeTrace *trace = nullptr);

/// True if two cells are at most `distance` (≥ 0) hundredths of a cell apart (Euclidean); exact anywhere in
/// the world. Implements `Senses::nearPlayer` for agents on cells.
[[nodiscard]] bool isWithin(WorldPos a, WorldPos b, int distance);

// How monsters of every scenario decide: the decision tree yields an intent, and the brain the steps that
// serve it. The code that moves monsters carries these out as far as possible; an impossible intent, such as
// shooting in turn-based fights, means waiting.

/// What a monster wants to do.
struct Intent {
    enum class Kind : std::uint8_t {
        Wait,
        Approach, ///< to the player, around walls
        Charge,   ///< to the player, straight
        Attack,
        KeepAway, ///< from the player
        Patrol,   ///< back and forth along `axis`
        Wander,
        Shoot,
        Heal,
    };

    Kind kind = Kind::Wait;
    Axis axis = Axis::Vertical;
    bool homing = false; ///< of Shoot
    int amount = 0;      ///< of Heal, hundredths of a point
    int cooldown = 0;    ///< of Shoot and Heal, hundredths of a second

    friend bool operator==(const Intent &, const Intent &) = default;
};

[[nodiscard]] Intent intentOf(const Leaf &leaf);

/// The directions for a step, the best first; at most four. If empty, the monster stays.
class Ways {
public:
    void add(Direction direction) { m_ways[m_count++] = direction; }

    [[nodiscard]] bool empty() const { return m_count == 0; }
    [[nodiscard]] std::size_t size() const { return m_count; }
    [[nodiscard]] Direction operator[](std::size_t index) const { return m_ways[index]; }
    [[nodiscard]] const Direction *begin() const { return m_ways.data(); }
    [[nodiscard]] const Direction *end() const { return m_ways.data() + m_count; }

private:
    std::array<Direction, 4> m_ways{};
    std::size_t m_count = 0;
};

/// The parameters of wandering.
struct Wandering {
    std::uint64_t word = 0;         ///< random bits for this monster and time
    std::uint32_t restsOneIn = 4;   ///< it rests once in this many times
    std::optional<Direction> keeps; ///< the direction that it mostly keeps, without checking first; none: it
                                    ///< chooses each time
};

/// The brain's view of a monster: where it is heading, and what it knows of the path to the player.
class Walker : public Interface {
public:
    /// True if it is heading south (Vertical) or west (Horizontal).
    [[nodiscard]] virtual bool headsBack(Axis axis) const = 0;
    [[nodiscard]] virtual Wandering wandering() const = 0;
    /// The next step of a shortest path to the assumed position of the player.
    [[nodiscard]] virtual Ways towardPlayer() = 0;
    [[nodiscard]] virtual Ways awayFromPlayer() = 0;
};

/// The steps that serve an intent to approach, keep away, patrol or wander; none for any other.
[[nodiscard]] Ways waysOf(const Intent &intent, Walker &walker);

/// What a monster decides and why; for display.
struct MonsterThought {
    Monster monster;                 ///< its state at the decision, after it has noticed or lost the player
    const NamedTree *tree = nullptr; ///< from the world's content; null if it has none and does nothing
    TreeTrace trace;
    bool acts = false;              ///< monsters roam, and it is near enough to the player to have a turn
    bool notices = false;           ///< the player is within its notice radius and in line of sight
    std::int64_t energy = 0;        ///< per cent of a step available this turn, including its speed
    std::optional<WorldPos> target; ///< its destination
    std::vector<WorldPos> path;     ///< its path there, from its position; may be empty
};

/// Keeps what one monster decides while monsters take their turns. Has no part in any rule.
struct Witness {
    std::optional<MonsterId> monster;     ///< none: nothing is kept
    std::vector<MonsterThought> thoughts; ///< of `monster`, in order

    [[nodiscard]] bool watches(const MonsterId &id) const { return monster == id; }
};

} // namespace cave
