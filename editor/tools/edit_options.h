// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/shapes.h"

#include <QString>

#include <array>
#include <cstddef>
#include <cstdint>

namespace cave {

/// What a tool makes of the cells that it covers.
enum class Paint : std::uint8_t {
    Floor,
    Rock,
    Water,
    Trees,
    Seed,      ///< as the seed makes them, with what stands there
    Explored,  ///< seen by the player
    Unexplored ///< not seen by the player
};
inline constexpr std::array kPaints{Paint::Floor, Paint::Rock,     Paint::Water,     Paint::Trees,
                                    Paint::Seed,  Paint::Explored, Paint::Unexplored};

/// Most cells that a flood reaches before it is stopped.
inline constexpr int kFarthestFlood = 1'000'000;

/// How the tools work, all of them in one.
struct EditOptions {
    Paint paint = Paint::Floor;
    Paint otherPaint = Paint::Rock; ///< changes places with `paint` on a key
    int brushSize = 3;              ///< cells across, 1 .. kWidestBrush
    BrushShape brushShape = BrushShape::Round;
    ShapeFill shapeFill = ShapeFill::Filled;
    int density = 40;            ///< of noise, per cent of the cells
    int threshold = 5;           ///< of the automaton: rock from this many neighbours of rock on, 0 .. 8
    int floodLimit = 100'000;    ///< cells, 1 .. kFarthestFlood
    bool onlySelection = false;  ///< painting leaves alone what isn't selected, if anything is
    std::size_t monsterKind = 0; ///< index into `Content::monsters`
    QString markerLabel;         ///< of the next marker

    friend bool operator==(const EditOptions &, const EditOptions &) = default;
};

} // namespace cave
