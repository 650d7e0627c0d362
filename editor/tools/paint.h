// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/interface.h"
#include "core/base/result.h"
#include "core/edit/cell_mask.h"
#include "core/edit/edit_draft.h"
#include "core/edit/shapes.h"

#include <QString>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace cave {

/// What brushes and shapes paint on, and with what: the cells of a world, or the tiles of a level file. Cells
/// are those of its map view, x east and y north.
class CellSurface : public Interface {
public:
    struct Brush {
        int size = 1; ///< cells across, 1 .. kWidestBrush
        BrushShape shape = BrushShape::Square;
        ShapeFill fill = ShapeFill::Filled;
        int density = 100; ///< of noise, per cent of the cells
    };

    /// Of the painted masks.
    [[nodiscard]] virtual int regionSize() const = 0;
    [[nodiscard]] virtual Brush brush() const = 0;
    /// The name of the paint, for labels of edits.
    [[nodiscard]] virtual QString paintLabel() const = 0;

    /// Paints with what the right button paints, or no longer. False if there is no such paint.
    virtual bool useOtherPaint(bool /*other*/) { return false; }
    /// Paints these cells as one edit.
    virtual void paint(const QString &label, CellMask cells) = 0;
    /// Starts an edit that is painted in pieces. False if painting is impossible.
    virtual bool beginStroke() = 0;
    /// Paints a piece. False if that ends the stroke, as it was refused or needs confirmation.
    virtual bool extendStroke(const QString &label, CellMask piece) = 0;
    /// Ends the stroke; does nothing without one.
    virtual void endStroke() = 0;
    /// Reverts the stroke.
    virtual void cancelStroke() = 0;

    /// Shows the cells that a tool would cover, replacing the previous preview.
    virtual void preview(CellMask cells, const QString &text = {},
                         std::optional<WorldPos> textAt = std::nullopt) = 0;
    virtual void clearPreview() = 0;
    virtual void fail(const Error &error) = 0;
};

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

/// Applies the paint to the cells.
void paintCells(EditDraft &draft, const CellMask &cells, Paint paint);

/// "Floor", "As the seed made it".
QString paintName(Paint paint);
/// A number of cells: "1 cell", "12,345 cells".
QString cellsText(std::int64_t cells);

} // namespace cave
