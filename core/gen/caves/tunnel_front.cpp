// SPDX-License-Identifier: MIT
#include "core/gen/caves/tunnel_front.h"

#include "core/base/bit_grid.h"
#include "core/base/row_bits.h"

#include <algorithm>
#include <bit>

namespace cave {
namespace {

constexpr std::size_t kUsualSteps = 48;
constexpr std::size_t kRunsApart = 3; // few rows of the front have more runs

template<std::size_t N>
bool test(const std::array<std::uint64_t, N> &rows, std::size_t row, int x)
{
    return ((rows[row] >> static_cast<unsigned>(x)) & 1U) != 0;
}

std::size_t elementOf(int y)
{
    return static_cast<std::size_t>(y) + 1;
}

} // namespace

TunnelFront::TunnelFront(const CaveWindow &pockets, int size, std::uint64_t key, TakeFrontStep takeStep)
    : m_random(key)
    , m_takeStep(takeStep)
    , m_size(static_cast<std::size_t>(size))
{
    const auto end = static_cast<std::ptrdiff_t>(m_size) + 1;
    std::fill(m_open.begin() + 2, m_open.begin() + end - 1, lowBits(size - 1) & ~std::uint64_t{1});
    std::fill(m_open.begin(), m_open.begin() + 2, 0);
    std::fill(m_open.begin() + end - 1, m_open.end(), 0);
    m_reached.reserve(kUsualSteps);
    Rows &start = m_reached.emplace_back();
    start[0] = 0;
    std::copy_n(pockets.begin(), m_size, start.begin() + 1);
    std::fill(start.begin() + end, start.end(), 0);
}

CellPos TunnelFront::spreadTo(const CaveWindow &joined)
{
    int row = -1;
    while (row < 0)
        row = spread(joined);
    const Rows &before = m_reached[m_reached.size() - 2];
    const std::size_t element = elementOf(row);
    const std::uint64_t here = before[element];
    const std::uint64_t beside = before[element - 1] | before[element + 1] | (here << 1U) | (here >> 1U);
    return {std::countr_zero(beside & joined[static_cast<std::size_t>(row)]), row};
}

/// Starts the next step as a copy of the current one. (Only the used part: small copies of a fixed size are
/// slow.)
TunnelFront::Rows &TunnelFront::addStep()
{
    Rows &after = m_reached.emplace_back();
    const Rows &before = m_reached[m_reached.size() - 2];
    std::copy_n(before.begin(), m_size + 2 + kFrontPadding, after.begin());
    return after;
}

/// One step; ends early, with the row, when a row has a cell of `joined` next to the front. Otherwise returns
/// −1.
int TunnelFront::spread(const CaveWindow &joined)
{
    Rows &after = addStep();
    const Rows &before = m_reached[m_reached.size() - 2];
    // Every fourth step enters the whole rim, which bounds the number of steps.
    const bool wholeRim = ++m_steps % 4 == 0;
    FrontStep step{before.data() + 1,        after.data() + 1, m_open.data() + 1, joined.data(),
                   static_cast<int>(m_size), wholeRim,         m_random};
    const int met = m_takeStep(step);
    m_random = step.random;
    return met;
}

void TunnelFront::stepBack(Trace &trace) const
{
    const CellPos cell = trace.cell;
    const std::size_t row = elementOf(cell.y);
    while (test(m_reached[trace.step], row, cell.x))
        --trace.step;
    const Rows &before = m_reached[trace.step];
    const auto isSet = [x = static_cast<unsigned>(cell.x)](std::uint64_t bits) {
        return static_cast<int>((bits >> x) & 1U);
    };
    const int below = isSet(before[row - 1]);
    const int vertical = isSet(before[row - 1] | before[row + 1]);
    const int west = isSet(before[row] << 1U);
    // Below, else above, else west, else east; computed, as a branch would be mispredicted.
    trace.cell = {cell.x + (1 - vertical) * (1 - 2 * west), cell.y + vertical * (1 - 2 * below)};
}

void TunnelFront::forget(CellPos cell, const CaveWindow &rest)
{
    Rows &reached = addStep();
    const auto part = row_bits::componentAt<kRunsApart>(static_cast<const Rows::array &>(reached), 1, m_size,
                                                        {cell.x, cell.y + 1});
    for (std::size_t row = 1; row <= m_size; ++row)
        reached[row] = (reached[row] & ~part.rows[row]) | (rest[row - 1] & part.rows[row]);
}

} // namespace cave
