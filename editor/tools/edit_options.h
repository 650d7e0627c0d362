// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/shapes.h"

#include <QString>

#include <array>
#include <cstddef>
#include <cstdint>

namespace cave {

/// What a tool turns the covered cells into.
enum class Paint : std::uint8_t {
    Floor,
    Rock,
    Water,
    Trees,
    Seed,      ///< reverted to the seed, including things
    Explored,  ///< explored by the player
    Unexplored ///< unexplored
};
inline constexpr std::array kPaints{Paint::Floor, Paint::Rock,     Paint::Water,     Paint::Trees,
                                    Paint::Seed,  Paint::Explored, Paint::Unexplored};

/// The maximum number of cells in a flood fill.
inline constexpr int kFarthestFlood = 1'000'000;

/// The options of all tools.
struct EditOptions {
    Paint paint = Paint::Floor;
    Paint otherPaint = Paint::Rock; ///< of the right button; a key swaps it with `paint`
    int brushSize = 3;              ///< cells across, 1 .. kWidestBrush
    BrushShape brushShape = BrushShape::Round;
    ShapeFill shapeFill = ShapeFill::Filled;
    int density = 40;            ///< of noise, per cent of the cells
    int threshold = 5;           ///< of the automaton: rock with this many rock neighbours, 0 .. 8
    int floodLimit = 100'000;    ///< cells, 1 .. kFarthestFlood
    bool onlySelection = false;  ///< painting is limited to the selection, if there is one
    std::size_t monsterKind = 0; ///< index into `Content::monsters`
    QString markerLabel;         ///< for the next marker

    friend bool operator==(const EditOptions &, const EditOptions &) = default;
};

} // namespace cave
