// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/cell_mask.h"
#include "core/edit/level_patch.h"
#include "editor/level/level_piece.h"

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

/// What the left button does on the level editor's canvas.
enum class LevelTool : std::uint8_t { Select, Place, Brush, Erase, Line, Rectangle, Ellipse, Fill, Pick };

struct LevelToolOptions {
    LevelPiece piece;  ///< what is placed
    double snap = 1;   ///< positions are multiples of it, in tiles; 0: anywhere
    int brushSize = 1; ///< tiles, 1 .. kWidestBrush
    bool round = false;
    bool filled = false; ///< rectangles and ellipses

    friend bool operator==(const LevelToolOptions &, const LevelToolOptions &) = default;
};

/// What a tool is about to do, as a canvas shows it.
struct LevelPreview {
    LevelPoint moved;              ///< how far the selection is being moved
    std::optional<QRectF> frame;   ///< what is being framed, in tiles
    std::optional<CellMask> cells; ///< of the canvas's map, which are about to be covered
    QString text;                  ///< at `textAt`
    std::optional<WorldPos> textAt;
};

/// What the level editor's tools share: the document, the options, the selection, and the one way in which
/// all of them change the document. Points are those of the file: tiles, y down.
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
    /// Picking is done: the tool that placed something before comes back.
    void endPicking() { setTool(m_before); }
    /// What a map view works for the tool. There is one start, so every tool that paints places it.
    [[nodiscard]] MapTool *mapTool() const;
    [[nodiscard]] const LevelToolOptions &options() const { return m_options; }
    void setOptions(const LevelToolOptions &options);

    /// Indices of records, all of which have a place.
    [[nodiscard]] const std::set<std::size_t> &selection() const { return m_selection; }
    void setSelection(std::set<std::size_t> selection);
    /// The one drawn last of those that cover a point.
    [[nodiscard]] std::optional<std::size_t> recordAt(LevelPoint at) const;

    /// Does any edit; see `LevelDocument::edit`. One that fails changes nothing, and `failed` says why.
    void change(const QString &label, const std::function<Result<void>(LevelFile &)> &edit,
                std::uint64_t stroke = 0);
    void fail(const Error &error) { emit failed(error); }

    /// The nearest coordinate that the snap allows; `freely`: any but for rounding.
    [[nodiscard]] double snapped(double value, bool freely) const;
    /// Where the piece comes, placed at this point.
    [[nodiscard]] LevelPoint placeFor(LevelPoint at, bool freely) const;
    [[nodiscard]] const LevelPreview &preview() const { return m_preview; }
    void setPreview(LevelPreview preview);

signals:
    void toolChanged();
    void optionsChanged();
    void selectionChanged();
    /// The document is another one or has changed.
    void documentChanged();
    void previewChanged();
    /// What can be undone or redone.
    void historyChanged();
    /// Something else is done now: who works a tool gives up what it has begun.
    void interrupted();
    void failed(const cave::Error &error);

private:
    void makeTools();
    void follow(const LevelPatch &patch);

    LevelDocument *m_document = nullptr;
    QMetaObject::Connection m_following;
    QMetaObject::Connection m_followingHistory;
    LevelTool m_tool = LevelTool::Select;
    LevelTool m_before = LevelTool::Brush; ///< picking goes back to it
    LevelToolOptions m_options;
    std::set<std::size_t> m_selection;
    LevelPreview m_preview;
    std::unique_ptr<LevelCommands> m_commands;
    std::unique_ptr<CellSurface> m_painter;
    std::unique_ptr<CellSurface> m_eraser;
    std::map<LevelTool, std::unique_ptr<MapTool>> m_mapTools;
};

} // namespace cave
