#pragma once

#include "core/base/geometry.h"
#include "core/base/random_words.h"
#include "core/gen/cave_automaton.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>

namespace cave {

/// Internal to `caves`: a front that spreads from all pockets of a region at once through rock. It enters a cell of its rim only
/// now and then, so the way back from any cell wanders. Two bits a cell remember where the front came from.
class TunnelFront {
public:
    /// `pockets`: where to start; rows from `size` on must be empty.
    TunnelFront(const CaveWindow &pockets, int size, std::uint64_t key);

    /// Spreads until it stands beside a cell of `joined`, and returns that cell: the southernmost, then westernmost. Keeps off
    /// the border, for a tunnel along it would show where it is.
    CellPos spreadTo(const CaveWindow &joined);

    /// The cell from which the front entered `cell`.
    [[nodiscard]] CellPos cameFrom(CellPos cell) const;

    /// Takes back the part of the front that reached `cell`; what is left of `rest` begins anew.
    void forget(CellPos cell, const CaveWindow &rest);

private:
    /// Row y of the region is element y + 1, so that every row has one below and one above.
    using Rows = std::array<std::uint64_t, std::tuple_size_v<CaveWindow> + 2>;

    std::uint64_t findRim(const CaveWindow &joined);
    void thinRim(std::size_t end);
    void noteOrigins(std::size_t end);
    void enterRim(std::size_t end);
    void fitRows();

    Rows m_reached{};
    Rows m_rim{};      ///< outside the front and beside it; then what of it the front enters
    Rows m_sideways{}; ///< entered from the west or east, not from below or above
    Rows m_second{};   ///< entered from above or the east, not from below or the west
    RandomWords m_words;
    std::size_t m_size;
    std::uint64_t m_offBorder;
    std::size_t m_first = 1; ///< first .. last are the elements that hold the front and its rim
    std::size_t m_last = 0;
    int m_steps = 0;
};

} // namespace cave
