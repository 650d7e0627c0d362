// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/content/level_file.h"
#include "core/edit/cell_mask.h"
#include "core/edit/level_edit.h"
#include "editor/level/level_commands.h"
#include "editor/view/map/map_tool.h"

#include <QObject>
#include <QRectF>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>

namespace cave {

class CellSurface;
class LevelCommands;
class LevelDocument;
class MapTool;

// Level files count rows downward, while north is up on maps: row r of a level is row −1 − r of its map.

/// The tile of a cell, given by its north-west corner in the level.
inline LevelPoint tileOfCell(WorldPos cell)
{
    return {static_cast<double>(cell.x), static_cast<double>(-1 - cell.y)};
}

/// The cell of a point's tile.
inline WorldPos cellOfPoint(LevelPoint at)
{
    return {tileOf(at.x), -1 - tileOf(at.y)};
}

/// The position of a tool in the level.
inline LevelPoint levelPoint(const MapTool::Pointer &at)
{
    return {static_cast<double>(at.cell.x) + at.inCell.x(),
            -(static_cast<double>(at.cell.y) + at.inCell.y())};
}

/// The effect of the left mouse button on the level editor's canvas.
enum class LevelTool : std::uint8_t { Select, Place, Brush, Erase, Line, Rectangle, Ellipse, Fill, Pick };

struct LevelToolOptions {
    LevelPiece piece;  ///< the piece to place
    double snap = 1;   ///< positions are multiples of it, in tiles; 0: no snapping
    int brushSize = 1; ///< tiles, 1 .. kWidestBrush
    bool round = false;
    bool filled = false; ///< rectangles and ellipses

    friend bool operator==(const LevelToolOptions &, const LevelToolOptions &) = default;
};

/// A preview of a tool's effect.
struct LevelPreview {
    LevelPoint moved;              ///< offset of the selection
    std::optional<QRectF> frame;   ///< the selection frame, in tiles
    std::optional<CellMask> cells; ///< of the canvas's map, which will be covered
    QString text;                  ///< shown at `textAt`
    std::optional<WorldPos> textAt;
};

/// Shared by the level editor's tools: the document, the options, the selection, and their only way to change
/// the document. Points are in the file's coordinates: tiles, y down.
class LevelTools : public QObject {
    Q_OBJECT

public:
    explicit LevelTools(QObject *parent = nullptr);
    ~LevelTools() override;

    /// Observed; null for none.
    void setDocument(LevelDocument *document);
    [[nodiscard]] LevelDocument *document() const { return m_document; }
    [[nodiscard]] LevelCommands &commands() { return *m_commands; }

    [[nodiscard]] LevelTool tool() const { return m_tool; }
    void setTool(LevelTool tool);
    /// Picking is done: restores the previous placing tool.
    void endPicking() { setTool(m_before); }
    /// The tool for the map view. There is only one start, so every painting tool places it.
    [[nodiscard]] MapTool *mapTool() const;
    [[nodiscard]] const LevelToolOptions &options() const { return m_options; }
    void setOptions(const LevelToolOptions &options);

    /// Indices of records, all of which have a position.
    [[nodiscard]] const std::set<std::size_t> &selection() const { return m_selection; }
    void setSelection(std::set<std::size_t> selection);
    /// The topmost record at a point.
    [[nodiscard]] std::optional<std::size_t> recordAt(LevelPoint at) const;

    /// Applies an edit; see `LevelDocument::edit`. On an error, or if a file of the level couldn't be read
    /// again, nothing is changed, and `failed` is emitted.
    void change(const QString &label, const std::function<Result<void>(LevelFile &)> &edit,
                std::uint64_t stroke = 0);
    void fail(const Error &error) { emit failed(error); }

    /// The nearest coordinate on the snap grid; if `freely`, only rounded.
    [[nodiscard]] double snapped(double value, bool freely) const;
    /// The position of the piece when placed at this point.
    [[nodiscard]] LevelPoint placeFor(LevelPoint at, bool freely) const;
    [[nodiscard]] const LevelPreview &preview() const { return m_preview; }
    void setPreview(LevelPreview preview);

signals:
    void toolChanged();
    void optionsChanged();
    void selectionChanged();
    /// The document was replaced or changed.
    void documentChanged();
    void previewChanged();
    /// The availability of undo or redo changed.
    void historyChanged();
    /// Another action was started: tools should cancel what they are doing.
    void interrupted();
    /// A command is about to run on the selection: what was typed for it should be applied first.
    void settling();
    /// The document was changed by this patch; before `documentChanged`.
    void edited(const cave::LevelPatch &patch);
    void failed(const cave::Error &error);

private:
    void follow(const LevelPatch &patch);

    LevelDocument *m_document = nullptr;
    QMetaObject::Connection m_following;
    QMetaObject::Connection m_followingHistory;
    LevelTool m_tool = LevelTool::Select;
    LevelTool m_before = LevelTool::Brush; ///< restored after picking
    LevelToolOptions m_options;
    std::set<std::size_t> m_selection;
    LevelPreview m_preview;
    std::unique_ptr<LevelCommands> m_commands;
    std::unique_ptr<CellSurface> m_painter;
    std::unique_ptr<CellSurface> m_eraser;
    std::map<LevelTool, std::unique_ptr<MapTool>> m_mapTools;
};

} // namespace cave
