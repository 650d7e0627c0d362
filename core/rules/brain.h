// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/rules/decision_tree.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace cave {

// How every monster decides, whatever way to play it lives in: its tree leads to an intent, and the brain
// says which steps serve it. Whoever moves the monster carries that out as far as it can; what it can't do at
// all, such as shooting where fights go by turns, is waiting.

/// What a monster wants to do now.
struct Intent {
    enum class Kind : std::uint8_t {
        Wait,
        Approach, ///< to the player, around walls
        Charge,   ///< to the player, straight
        Attack,
        KeepAway, ///< from the player
        Patrol,   ///< to and fro along `axis`
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

/// Where a step may go, the best direction first; at most four. Empty: the monster stays.
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

/// What someone who wanders goes by.
struct Wandering {
    std::uint64_t word = 0;         ///< random bits of this monster and this time
    std::uint32_t restsOneIn = 4;   ///< it rests once in this many times
    std::optional<Direction> keeps; ///< the way that it goes on with most of the time, without looking first;
                                    ///< none: it looks all around each time
};

/// A monster as the brain knows it: where it is heading, and what it knows of the way to the player.
class Walker {
public:
    Walker() = default;
    Walker(const Walker &) = delete;
    Walker &operator=(const Walker &) = delete;
    virtual ~Walker() = default;

    /// True if it is heading south (Vertical) or west (Horizontal).
    [[nodiscard]] virtual bool headsBack(Axis axis) const = 0;
    [[nodiscard]] virtual Wandering wandering() const = 0;
    /// The next step of a shortest way to where it takes the player to be.
    [[nodiscard]] virtual Ways towardPlayer() = 0;
    [[nodiscard]] virtual Ways awayFromPlayer() = 0;
};

/// The steps that serve an intent to approach, keep away, patrol or wander; none for any other.
[[nodiscard]] Ways waysOf(const Intent &intent, Walker &walker);

} // namespace cave
