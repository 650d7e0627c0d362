// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/cell_mask.h"
#include "core/edit/edit_draft.h"
#include "editor/document/world_document.h"
#include "editor/tools/paint.h"
#include "editor/view/map/overlay_stack.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace cave {

class MapView;

/// How new cells are combined with the selection.
enum class SelectMode : std::uint8_t { Replace, Add, Subtract, Intersect };

/// The cells that commands apply to.
class Selection : public QObject {
    Q_OBJECT

public:
    explicit Selection(QObject *parent = nullptr);

    [[nodiscard]] const CellMask &cells() const { return m_cells; }
    [[nodiscard]] bool empty() const { return m_cells.empty(); }

    /// Clears the selection and sets the level's region size.
    void reset(int regionSize);
    /// `cells` must have the level's region size.
    void select(const CellMask &cells, SelectMode mode = SelectMode::Replace);
    void selectNone() { select(CellMask(m_cells.regionSize())); }
    /// Inverts the selection within its bounding rectangle.
    void invert();
    /// By one cell in all eight directions.
    void grow();
    void shrink();

signals:
    void changed();

private:
    CellMask m_cells;
};

/// The result of an edit.
enum class EditOutcome : std::uint8_t {
    Done,  ///< also if there was nothing to change
    Asked, ///< waiting for confirmation
    Failed ///< nothing changed; `EditContext::failed` was emitted
};

/// Shared by the editor's tools: the document, the options, the selection, the map, and their only way to
/// change the document.
class EditContext : public QObject, public CellSurface {
    Q_OBJECT

public:
    using Change = std::function<Result<void>(EditDraft &)>;

    /// Both must outlive this.
    EditContext(MapView &view, OverlayStack &overlays, QObject *parent = nullptr);

    /// Null: nothing is edited. Observed.
    void setDocument(WorldDocument *document);
    [[nodiscard]] WorldDocument *document() const { return m_document; }
    /// The document if it is editable, otherwise null.
    [[nodiscard]] WorldDocument *editable() const;
    [[nodiscard]] int regionSize() const override { return m_selection.cells().regionSize(); }
    [[nodiscard]] Brush brush() const override;
    [[nodiscard]] QString paintLabel() const override;
    bool useOtherPaint(bool other) override;
    /// Of the button that paints.
    [[nodiscard]] Paint paintInUse() const { return m_other ? m_options.otherPaint : m_options.paint; }

    [[nodiscard]] MapView &view() const { return m_view; }
    [[nodiscard]] Selection &selection() { return m_selection; }
    [[nodiscard]] const EditOptions &options() const { return m_options; }
    void setOptions(const EditOptions &options);

    /// Makes a draft and applies it as an edit called `label`; for pieces of a stroke see `WorldDocument`.
    /// Asks for confirmation if the edit has more cells than the view. `then` runs after an edit that changed
    /// something.
    EditOutcome change(const QString &label, const Change &make, std::uint64_t stroke = 0,
                       const std::function<void()> &then = {});
    /// The same without confirmation.
    EditOutcome changeNow(const QString &label, const Change &make, std::uint64_t stroke = 0,
                          const std::function<void()> &then = {});
    /// Applies an edit prepared elsewhere for the current document, with confirmation like any other. Dropped
    /// if the document changes before it is confirmed.
    EditOutcome apply(const QString &label, const WorldDelta &delta);
    /// `change` with the option's paint; limited to the selection if requested.
    void paint(const QString &label, CellMask cells) override;
    bool beginStroke() override;
    /// The one begun last.
    [[nodiscard]] std::uint64_t stroke() const { return m_stroke; }
    bool extendStroke(const QString &label, CellMask piece) override;
    void endStroke() override;
    /// Undoes what was painted; it can be redone.
    void cancelStroke() override;
    /// Asks before `go` runs; dropped if the document is replaced meanwhile.
    void ask(const QString &text, std::function<void()> go);
    void fail(const Error &error) override { emit failed(error); }
    void report(const QString &text) { emit reported(text); }

    /// What the tool would cover, replacing the previous preview.
    void preview(OverlayLayer layer);
    void preview(CellMask cells, const QString &text = {},
                 std::optional<WorldPos> textAt = std::nullopt) override;
    void clearPreview() override;
    /// Makes the layer of the selection, also after a change of language or theme.
    void showSelection();

    /// The number of cells at least partly visible.
    [[nodiscard]] std::int64_t cellsInView() const;

signals:
    void documentChanged();
    void optionsChanged();
    void failed(const cave::Error &error);
    void confirmationNeeded(const QString &text, const std::function<void()> &go);
    void reported(const QString &text);

private:
    EditOutcome perform(const QString &label, const WorldDelta &delta, std::uint64_t stroke,
                        const std::function<void()> &then);
    EditOutcome paintCellsOf(const QString &label, CellMask cells, std::uint64_t stroke);
    std::optional<WorldDelta> draft(const Change &make);

    MapView &m_view;
    OverlayStack &m_overlays;
    QPointer<WorldDocument> m_document;
    std::shared_ptr<const Content> m_content; ///< of the last document, which options are about
    Selection m_selection;
    EditOptions m_options;
    std::uint64_t m_stroke = 0;
    std::size_t m_positionBefore = 0; ///< in the history, at the start of the stroke
    bool m_previewing = false;
    bool m_other = false; ///< the right button paints
};

} // namespace cave
