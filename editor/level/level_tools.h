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
#include <optional>
#include <set>

namespace cave {

class LevelDocument;

/// What the left button does on the level editor's canvas.
enum class LevelTool : std::uint8_t { Select, Place, Brush, Erase, Line, Rectangle, Ellipse, Fill, Pick };

/// What is done at once, to the selection or the level.
enum class LevelCommand : std::uint8_t {
    Undo,
    Redo,
    Cut,
    Copy,
    Paste,
    Duplicate,
    Delete,
    SelectAll,
    SelectNone,
    SelectSame,
    Rotate,
    MirrorAcross,
    MirrorUpDown,
    BorderWalls
};

struct LevelToolOptions {
    LevelPiece piece;  ///< what is placed
    double snap = 1;   ///< positions are multiples of it, in tiles; 0: anywhere
    int brushSize = 1; ///< tiles, 1 .. kWidestBrush
    bool round = false;
    bool filled = false; ///< rectangles and ellipses

    friend bool operator==(const LevelToolOptions &, const LevelToolOptions &) = default;
};

/// The tools of the level editor: turn presses, drags and commands into edits of a document, and keep what is
/// selected. Points are those of the file: tiles, y down.
class LevelTools : public QObject {
    Q_OBJECT

public:
    struct Pointer {
        LevelPoint at;
        Qt::KeyboardModifiers modifiers; ///< Shift adds to the selection, Alt places anywhere
    };

    explicit LevelTools(QObject *parent = nullptr);

    /// Observed; null for none.
    void setDocument(LevelDocument *document);
    [[nodiscard]] LevelDocument *document() const { return m_document; }

    [[nodiscard]] LevelTool tool() const { return m_tool; }
    void setTool(LevelTool tool);
    [[nodiscard]] const LevelToolOptions &options() const { return m_options; }
    void setOptions(const LevelToolOptions &options);

    /// Indices of records, all of which have a place.
    [[nodiscard]] const std::set<std::size_t> &selection() const { return m_selection; }
    void setSelection(std::set<std::size_t> selection);
    /// The one drawn last of those that cover a point.
    [[nodiscard]] std::optional<std::size_t> recordAt(LevelPoint at) const;

    void press(const Pointer &at);
    void drag(const Pointer &at);
    void release(const Pointer &at);
    /// The press is over; what it was about to do isn't done.
    void cancel();
    [[nodiscard]] bool isPressed() const { return m_press.has_value(); }

    void run(LevelCommand command);
    [[nodiscard]] bool canRun(LevelCommand command) const;
    /// Pastes so that the north-western corner of what was copied is on this tile.
    void pasteAt(LevelPoint tile);
    /// By so many steps of the snap, or tiles where that is 0.
    void nudge(int columns, int rows);
    /// Does any edit; see `LevelDocument::edit`. One that fails changes nothing, and is told.
    void change(const QString &label, const std::function<Result<void>(LevelFile &)> &edit,
                std::uint64_t stroke = 0);

    // What a canvas shows meanwhile.
    /// How far the selection is being moved.
    [[nodiscard]] LevelPoint moved() const { return m_moved; }
    /// The tiles that a shape or brush is about to change.
    [[nodiscard]] const std::optional<CellMask> &preview() const { return m_preview; }
    /// What is being framed, in tiles.
    [[nodiscard]] std::optional<QRectF> frame() const { return m_frame; }
    /// Where the piece would come, were it placed here.
    [[nodiscard]] LevelPoint placeFor(const Pointer &at) const;
    /// Lines on the clipboard that are objects of a level; empty if there are none.
    [[nodiscard]] static std::vector<LevelRecord> clipboardRecords();

signals:
    void toolChanged();
    void optionsChanged();
    void selectionChanged();
    /// The document is another one or has changed.
    void documentChanged();
    void previewChanged();
    /// What can be undone or redone.
    void historyChanged();
    void failed(const cave::Error &error);

private:
    void follow(const LevelPatch &patch);
    void pressSelect(const Pointer &at);
    void dragSelect(const Pointer &at);
    void releaseSelect(const Pointer &at);
    void extendCells(const Pointer &at);
    void finishCells();
    void placePiece(const Pointer &at);
    void fill(LevelPoint at);
    void pick(LevelPoint at);
    void placeOn(const CellMask &cells, const QString &label);
    void eraseOn(const CellMask &cells);
    void copy() const;
    void insert(std::vector<LevelRecord> records, const QString &label);
    void eraseSelected(const QString &label, bool objectsOnly);
    void transform(const QString &label, const std::function<LevelPoint(LevelPoint, const QRectF &)> &map);
    void selectSame();
    [[nodiscard]] std::vector<LevelRecord> selectedObjects() const;
    [[nodiscard]] double snapped(double value, bool freely) const;

    LevelDocument *m_document = nullptr;
    QMetaObject::Connection m_following;
    QMetaObject::Connection m_followingHistory;
    LevelTool m_tool = LevelTool::Select;
    LevelTool m_before = LevelTool::Brush; ///< picking goes back to it
    LevelToolOptions m_options;
    std::set<std::size_t> m_selection;
    std::optional<Pointer> m_press;
    Pointer m_last{};
    bool m_moving = false;
    LevelPoint m_grabbed; ///< the place of the record that is held
    LevelPoint m_moved;
    std::optional<CellMask> m_preview;
    std::optional<QRectF> m_frame;
    std::size_t m_nextNudge = 0;
    std::uint64_t m_nudgeStroke = 0;
};

} // namespace cave
