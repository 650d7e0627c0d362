// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// What a cell of a sketch asks for.
enum class SketchCell : std::uint8_t {
    Any, ///< anything; the cell doesn't count
    Floor,
    Rock,
    Chest,
    Monster, ///< a monster starts there
    Spawn,   ///< the player enters there; at most one
    Way,     ///< a way in or out: floor that is connected to the spawn
};
inline constexpr std::array kSketchCells{SketchCell::Any,   SketchCell::Floor,   SketchCell::Rock,
                                         SketchCell::Chest, SketchCell::Monster, SketchCell::Spawn,
                                         SketchCell::Way};

/// The letter of a cell in a text: ' ', '.', '#', '$', 'M', '@', '+'.
char letterOf(SketchCell cell);

/// How a sketch is laid on the map: first mirrored (west and east change places), then turned clockwise by so
/// many right angles.
struct Orientation {
    int quarters = 0; ///< 0 .. 3
    bool mirrored = false;

    friend bool operator==(const Orientation &, const Orientation &) = default;
};
/// All of them, as drawn first.
inline constexpr std::array kOrientations{Orientation{0, false}, Orientation{1, false}, Orientation{2, false},
                                          Orientation{3, false}, Orientation{0, true},  Orientation{1, true},
                                          Orientation{2, true},  Orientation{3, true}};

/// A drawing of a piece of a world, which worlds are compared with. Cell (0, 0) is the south-west corner; +x
/// east, +y north.
class SketchPattern {
public:
    static constexpr int kMaxSide = 48;

    /// One cell that may be anything.
    SketchPattern() : SketchPattern(1, 1) {}
    /// Cells that may be anything; both sides 1 .. kMaxSide.
    SketchPattern(int width, int height);

    /// Reads a drawing: one line a row, north first, one letter a cell: see `letterOf`; '?' is the same as '
    /// '. Short lines are filled with ' '; empty lines at the end are ignored, and so are carriage returns at
    /// the ends of lines. Error InvalidArgument, with line and column: an unknown letter, a second spawn, too
    /// many lines or columns, or nothing to compare.
    static Result<SketchPattern> parse(std::string_view text);
    /// What `parse` reads, with '?' for ' ' so that no editor cuts lines; every line ends in a line feed.
    [[nodiscard]] std::string text() const;

    [[nodiscard]] int width() const { return m_width; }
    [[nodiscard]] int height() const { return m_height; }
    [[nodiscard]] bool contains(CellPos cell) const
    {
        return cell.x >= 0 && cell.y >= 0 && cell.x < m_width && cell.y < m_height;
    }
    [[nodiscard]] SketchCell at(CellPos cell) const { return m_cells[indexOf(cell)]; }
    /// A spawn replaces the previous one, which becomes floor.
    void set(CellPos cell, SketchCell what);
    /// Keeps the north-west corner in its place; new cells may be anything. Both sides 1 .. kMaxSide.
    void resize(int width, int height);

    /// The number of cells that count: all but `Any`.
    [[nodiscard]] int counted() const;
    [[nodiscard]] bool has(SketchCell what) const;
    /// As it looks in this orientation.
    [[nodiscard]] SketchPattern oriented(Orientation orientation) const;

    friend bool operator==(const SketchPattern &, const SketchPattern &) = default;

private:
    [[nodiscard]] std::size_t indexOf(CellPos cell) const
    {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_width) +
               static_cast<std::size_t>(cell.x);
    }

    int m_width;
    int m_height;
    std::vector<SketchCell> m_cells; ///< row by row from the south
};

/// A sketch and where it may lie.
struct SketchQuery {
    static constexpr int kMaxReach = 1000;

    SketchPattern pattern;
    double agree = 0.9;  ///< minimum share of agreeing cells, 0 .. 1
    int within = 50;     ///< cells from the spawn to the middle of the sketch, at most, on either axis
    bool turned = false; ///< all orientations, otherwise only as drawn

    friend bool operator==(const SketchQuery &, const SketchQuery &) = default;
};

/// A place that agrees with a sketch.
struct SketchFind {
    CellRect place; ///< what the oriented sketch covers
    Orientation orientation;
    int agreeing = 0; ///< cells
    int counted = 0;  ///< cells that count

    [[nodiscard]] double share() const { return static_cast<double>(agreeing) / counted; }
    [[nodiscard]] WorldPos middle() const { return middleOf(place); }
    /// The cell in the middle; of two, the eastern and northern one.
    static constexpr WorldPos middleOf(const CellRect &place)
    {
        return {place.origin.x + place.width / 2, place.origin.y + place.height / 2};
    }

    friend bool operator==(const SketchFind &, const SketchFind &) = default;
};

} // namespace cave
