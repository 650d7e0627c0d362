// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/rules/decision_tree.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace cave {

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
class Walker {
public:
    Walker() = default;
    Walker(const Walker &) = delete;
    Walker &operator=(const Walker &) = delete;
    virtual ~Walker() = default;

    /// True if it is heading south (Vertical) or west (Horizontal).
    [[nodiscard]] virtual bool headsBack(Axis axis) const = 0;
    [[nodiscard]] virtual Wandering wandering() const = 0;
    /// The next step of a shortest path to the assumed position of the player.
    [[nodiscard]] virtual Ways towardPlayer() = 0;
    [[nodiscard]] virtual Ways awayFromPlayer() = 0;
};

/// The steps that serve an intent to approach, keep away, patrol or wander; none for any other.
[[nodiscard]] Ways waysOf(const Intent &intent, Walker &walker);

} // namespace cave
