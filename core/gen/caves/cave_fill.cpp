// SPDX-License-Identifier: MIT
#include "core/gen/caves/cave_fill.h"

#include "core/base/bit_grid.h"
#include "core/base/hashing.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace cave {
namespace {

constexpr int kColumnBlock = 64; // columns drawn at once, aligned to multiples of this

using PaddedRows = std::array<std::uint64_t, std::tuple_size_v<CaveWindow> + kRowsAtOnce - 1>;

std::uint64_t spread(std::uint32_t number, int digit)
{
    return 0 - static_cast<std::uint64_t>((number >> static_cast<unsigned>(digit)) & 1U);
}

/// For each column of a block, whether the lattice corner to its west or east is dense.
struct DenseSides {
    std::uint64_t west = 0;
    std::uint64_t east = 0;
};

/// The lattice over one block of columns.
class LatticeBlock {
public:
    LatticeBlock(std::uint64_t key, std::int64_t block)
        : m_key(keyOf(key, block))
        , m_eastKey(keyOf(key, block + 1))
    {
    }

    [[nodiscard]] DenseSides sides(std::int64_t latticeRow) const
    {
        const std::uint64_t here = combine(m_key, latticeRow);
        const std::uint64_t next = combine(m_eastKey, latticeRow);
        DenseSides sides;
        for (unsigned i = 0; i < kCorners; ++i) {
            const std::uint64_t east = i + 1 < kCorners ? here >> (i + 1) : next;
            sides.west |= ((here >> i) & 1U) * kColumns << (i * kLatticeStep);
            sides.east |= (east & 1U) * kColumns << (i * kLatticeStep);
        }
        return sides;
    }

private:
    static constexpr unsigned kCorners = kColumnBlock / kLatticeStep;
    static constexpr std::uint64_t kColumns = (std::uint64_t{1} << kLatticeStep) - 1;

    static std::uint64_t keyOf(std::uint64_t key, std::int64_t block) { return combine(key, block, 1); }

    std::uint64_t m_key;
    std::uint64_t m_eastKey;
};

} // namespace

CaveFill::CaveFill(std::uint64_t key, RockChances chances, DrawRockRows drawRows)
    : m_key(key)
    , m_drawRows(drawRows)
{
    for (int digit = 0; digit < kRockDigits; ++digit) {
        m_digits.open[digit] = spread(chances.open, digit);
        m_digits.differing[digit] = spread(chances.open ^ chances.dense, digit);
    }
    m_digits.first = std::min(std::countr_zero(chances.open | chances.dense), kRockDigits);
}

CaveWindow CaveFill::window(WorldPos corner, int side) const
{
    std::array<std::uint64_t, std::tuple_size_v<CaveWindow>> mixedRows;
    for (int y = 0; y < side; ++y)
        mixedRows[static_cast<std::size_t>(y)] =
            mix64(static_cast<std::uint64_t>(corner.y + y) * kGoldenGamma);

    const auto drawBlock = [&](std::int64_t block, PaddedRows &rock) {
        const LatticeBlock lattice(m_key, block);
        const std::uint64_t blockKey = combine(m_key, block);
        PaddedRows keys;
        for (std::size_t y = 0; y < static_cast<std::size_t>(side); ++y)
            keys[y] = blockKey ^ mixedRows[y];
        std::fill(keys.begin() + side, keys.end(), 0);

        std::int64_t band = floorDiv(corner.y, kLatticeStep);
        DenseSides south = lattice.sides(band);
        for (int y = 0; y < side;) {
            const DenseSides north = lattice.sides(++band);
            const auto count =
                static_cast<int>(std::min<std::int64_t>(band * kLatticeStep - (corner.y + y), side - y));
            const int offset = static_cast<int>(floorMod(corner.y + y, kLatticeStep));
            m_drawRows(m_digits, {south.west, south.east, north.west, north.east}, keys.data() + y, offset,
                       count, rock.data() + y);
            south = north;
            y += count;
        }
    };
    const std::int64_t block = floorDiv(corner.x, kColumnBlock);
    const auto shift = static_cast<unsigned>(floorMod(corner.x, kColumnBlock));
    PaddedRows west;
    PaddedRows east;
    drawBlock(block, west);
    if (static_cast<int>(shift) + side > kColumnBlock)
        drawBlock(block + 1, east);
    else
        east.fill(0);

    CaveWindow rock;
    for (std::size_t y = 0; y < static_cast<std::size_t>(side); ++y)
        rock[y] = ((west[y] >> shift) | (east[y] << (kColumnBlock - 1 - shift) << 1U)) & lowBits(side);
    std::fill(rock.begin() + side, rock.end(), 0);
    return rock;
}

} // namespace cave
