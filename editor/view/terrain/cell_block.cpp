// SPDX-License-Identifier: MIT
#include "editor/view/terrain/cell_block.h"

#include <algorithm>

namespace cave {
namespace {

/// Every cell that is set or has a set cell to its west or east.
BitGrid widened(const BitGrid &grid)
{
    BitGrid out(grid.width(), grid.height());
    const int words = grid.wordsPerRow();
    for (int y = 0; y < grid.height(); ++y) {
        const std::uint64_t *row = grid.row(y);
        std::uint64_t *target = out.row(y);
        for (int i = 0; i < words; ++i) {
            const std::uint64_t fromWest = i > 0 ? row[i - 1] >> 63U : 0;
            const std::uint64_t fromEast = i + 1 < words ? row[i + 1] << 63U : 0;
            target[i] = row[i] | (row[i] << 1U) | fromWest | (row[i] >> 1U) | fromEast;
        }
        if (grid.width() % 64 != 0)
            target[words - 1] &= lowBits(grid.width() % 64);
    }
    return out;
}

/// Adds to `out` every cell that has a set cell of `grid` to its north or south.
void addAboveAndBelow(const BitGrid &grid, BitGrid &out)
{
    for (int y = 0; y < grid.height(); ++y) {
        for (const int near : {y - 1, y + 1}) {
            if (near < 0 || near >= grid.height())
                continue;
            for (int i = 0; i < grid.wordsPerRow(); ++i)
                out.row(y)[i] |= grid.row(near)[i];
        }
    }
}

/// Every cell that is set or has a set cell among its 8 neighbours.
BitGrid dilated(const BitGrid &grid)
{
    const BitGrid wide = widened(grid);
    BitGrid out = wide;
    addAboveAndBelow(wide, out);
    return out;
}

} // namespace

void copyKnown(const MapScene &scene, const CellRect &rect, BitGrid &out)
{
    out.reset(rect.width, rect.height);
    if (scene.explored == nullptr) {
        for (int y = 0; y < rect.height; ++y) {
            for (int x = 0; x < rect.width; x += 64)
                out.orBits(x, y, std::min(64, rect.width - x), ~std::uint64_t{0});
        }
        return;
    }
    const int size = scene.source->regionSize();
    forEachRegion(rect, size, [&](RegionPos pos, const CellRect &part) {
        const RegionRows *known = scene.explored->find(pos);
        if (known == nullptr)
            return;
        const CellPos first = cellOf(part.origin, size);
        const int x = static_cast<int>(part.origin.x - rect.origin.x);
        const int y = static_cast<int>(part.origin.y - rect.origin.y);
        for (int row = 0; row < part.height; ++row) {
            const std::uint64_t bits =
                (*known)[static_cast<std::size_t>(first.y) + static_cast<std::size_t>(row)];
            out.orBits(x, y + row, part.width, bits >> static_cast<unsigned>(first.x));
        }
    });
}

CellBlock::CellBlock(const MapScene &scene, WorldMap &terrain, const CellRect &rect) : m_rect(rect)
{
    const CellRect wide{{rect.origin.x - kMargin, rect.origin.y - kMargin},
                        rect.width + 2 * kMargin,
                        rect.height + 2 * kMargin};
    copyKnown(scene, wide, m_known);
    m_anyKnown = m_known.count() > 0;
    m_floor.reset(wide.width, wide.height);
    if (!m_anyKnown)
        return;
    readTerrain(terrain, wide);
    m_within[0] = dilated(m_floor);
    m_within[1] = dilated(m_within[0]);
    m_within[2] = dilated(m_within[1]);
    m_open = widened(m_floor);
    addAboveAndBelow(m_floor, m_open);
    for (int y = 0; y < wide.height; ++y) {
        for (int i = 0; i < m_known.wordsPerRow(); ++i)
            m_open.row(y)[i] = m_floor.row(y)[i] | (m_open.row(y)[i] & ~m_known.row(y)[i]);
    }
}

void CellBlock::readTerrain(WorldMap &terrain, const CellRect &wide)
{
    BitGrid rock;
    BitGrid opaque;
    terrain.copyRock(wide, rock);
    terrain.copyOpaque(wide, opaque);
    terrain.copyWater(wide, m_water);
    terrain.copyBounds(wide, m_bounds);
    m_trees.reset(wide.width, wide.height);
    for (int y = 0; y < wide.height; ++y) {
        for (int i = 0; i < m_known.wordsPerRow(); ++i) {
            const std::uint64_t known = m_known.row(y)[i];
            m_floor.row(y)[i] = known & ~rock.row(y)[i];
            m_trees.row(y)[i] = known & opaque.row(y)[i] & ~rock.row(y)[i];
            m_water.row(y)[i] &= known;
            m_bounds.row(y)[i] &= known;
            m_plain = m_plain && (m_trees.row(y)[i] | m_water.row(y)[i] | m_bounds.row(y)[i]) == 0;
        }
    }
}

Terrain CellBlock::terrain(int x, int y) const
{
    const auto isOf = [&](const BitGrid &cells) { return cells.test(x + kMargin, y + kMargin); };
    if (isOf(m_bounds))
        return Terrain::Bounds;
    if (isOf(m_water))
        return Terrain::Water;
    if (isOf(m_trees))
        return Terrain::Trees;
    return isFloor(x, y) ? Terrain::Floor : Terrain::Rock;
}

unsigned CellBlock::around(const BitGrid &cells, int x, int y) const
{
    unsigned mask = 0;
    for (int dy = -1; dy <= 1; ++dy) {
        const auto bits = static_cast<unsigned>(cells.bits(x + kMargin - 1, y + kMargin + dy, 3));
        mask |= bits << (3U * static_cast<unsigned>(dy + 1));
    }
    return mask;
}

int CellBlock::depth(int x, int y) const
{
    if (isFloor(x, y))
        return 0;
    for (int d = 1; d < kDeepest; ++d) {
        if (m_within[static_cast<std::size_t>(d - 1)].test(x + kMargin, y + kMargin))
            return d;
    }
    return kDeepest;
}

unsigned CellBlock::solidAround(int x, int y) const
{
    constexpr unsigned kAll = 511;
    return kAll & ~around(m_open, x, y);
}

} // namespace cave
