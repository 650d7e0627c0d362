#pragma once

#include "core/base/geometry.h"
#include "core/world/settings.h"

#include <array>
#include <cstdint>
#include <vector>

namespace cave {

/// One bit a cell of a region: bit x of element y, y counted from the south. Bits and rows past the region's
/// size are 0.
using RegionRows = std::array<std::uint64_t, kMaxRegionSize>;

constexpr bool testCell(const RegionRows &rows, CellPos cell)
{
    return ((rows[static_cast<std::size_t>(cell.y)] >> static_cast<unsigned>(cell.x)) & 1U) != 0;
}

/// What the seed puts into one square of the world: a pure function of (generator, version, seed, position,
/// settings).
struct Region {
    RegionPos pos;
    int size = 0;                  ///< cells a side, kMinRegionSize .. kMaxRegionSize
    std::int64_t seed = 0;         ///< the region's own seed, shown in exports
    RegionRows rock{};             ///< set: rock; clear: floor (chest cells are floor)
    std::vector<CellPos> chests;   ///< in increasing (x, y)
    std::vector<CellPos> monsters; ///< where monsters start

    friend bool operator==(const Region &, const Region &) = default;

    [[nodiscard]] bool isRock(CellPos cell) const { return testCell(rock, cell); }
    [[nodiscard]] bool hasChest(CellPos cell) const;
    [[nodiscard]] int floorCount() const;
};

/// A hash of everything in a region, the same on every machine.
std::uint64_t regionHash(const Region &region);

/// Makes regions. Implementations are pure and may be called from any thread.
class RegionSource {
public:
    RegionSource() = default;
    RegionSource(const RegionSource &) = delete;
    RegionSource &operator=(const RegionSource &) = delete;
    virtual ~RegionSource() = default;

    [[nodiscard]] virtual int regionSize() const = 0;
    /// The region at `pos`; the same value for the same source settings, whenever and wherever it is asked
    /// for.
    [[nodiscard]] virtual Region generate(RegionPos pos) const = 0;
};

} // namespace cave
