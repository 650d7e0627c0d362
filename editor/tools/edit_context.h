// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/edit_draft.h"
#include "editor/document/world_document.h"
#include "editor/tools/cell_surface.h"
#include "editor/tools/edit_options.h"
#include "editor/tools/selection.h"
#include "editor/view/overlays/overlay_stack.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>

namespace cave {

class MapView;

/// What came of an edit.
enum class EditOutcome : std::uint8_t {
    Done,  ///< also when there was nothing to change
    Asked, ///< it is waiting until someone agrees
    Failed ///< nothing changed; `EditContext::failed` told why
};

/// What the editor's tools share: the document, the options, the selection, the map, and the one way in which
/// all of them change the document.
class EditContext : public QObject, public CellSurface {
    Q_OBJECT

public:
    using Change = std::function<Result<void>(EditDraft &)>;

    /// View and stack must outlive it.
    EditContext(MapView &view, OverlayStack &overlays, QObject *parent = nullptr);

    /// Null: nothing is edited. Observed.
    void setDocument(WorldDocument *document);
    [[nodiscard]] WorldDocument *document() const { return m_document; }
    /// The document, if it can be edited; else null.
    [[nodiscard]] WorldDocument *editable() const;
    [[nodiscard]] int regionSize() const override { return m_selection.cells().regionSize(); }
    [[nodiscard]] Brush brush() const override;
    [[nodiscard]] QString paintLabel() const override;

    [[nodiscard]] MapView &view() const { return m_view; }
    [[nodiscard]] Selection &selection() { return m_selection; }
    [[nodiscard]] const EditOptions &options() const { return m_options; }
    void setOptions(const EditOptions &options);

    /// Makes a draft, and performs it as an edit called `label`; pieces of one stroke as `WorldDocument`. An
    /// edit of more cells than are in view is asked about first. `then` runs after it was done, if it changed
    /// anything.
    EditOutcome change(const QString &label, const Change &make, std::uint64_t stroke = 0,
                       const std::function<void()> &then = {});
    /// The same without asking: someone has agreed.
    EditOutcome changeNow(const QString &label, const Change &make, std::uint64_t stroke = 0,
                          const std::function<void()> &then = {});
    /// An edit that was put together elsewhere, on the document as it is now: asked about like any other.
    /// It isn't done if the document changes before someone agrees.
    EditOutcome apply(const QString &label, const WorldDelta &delta);
    /// `change` that paints with the option's paint; keeps to the selection if that is asked for.
    void paint(const QString &label, CellMask cells) override;
    bool beginStroke() override;
    bool extendStroke(const QString &label, CellMask piece) override;
    void endStroke() override;
    /// What was painted of it is undone, and can be redone.
    void cancelStroke() override;
    /// Asks before `go` runs; it won't if the document is another by then.
    void ask(const QString &text, std::function<void()> go);
    void fail(const Error &error) override { emit failed(error); }
    void tell(const QString &text) { emit told(text); }

    /// What the tool is about to cover, in place of what it showed before.
    void preview(OverlayLayer layer);
    void preview(CellMask cells, const QString &text = {},
                 std::optional<WorldPos> textAt = std::nullopt) override;
    void clearPreview() override;

    /// Cells that are at least partly in view.
    [[nodiscard]] std::int64_t cellsInView() const;

signals:
    void documentChanged();
    void optionsChanged();
    void failed(const cave::Error &error);
    void confirmationNeeded(const QString &text, const std::function<void()> &go);
    void told(const QString &text);

private:
    EditOutcome perform(const QString &label, const WorldDelta &delta, std::uint64_t stroke,
                        const std::function<void()> &then);
    EditOutcome paintCellsOf(const QString &label, CellMask cells, std::uint64_t stroke);
    std::optional<WorldDelta> draft(const Change &make);
    void showSelection();

    MapView &m_view;
    OverlayStack &m_overlays;
    QPointer<WorldDocument> m_document;
    Selection m_selection;
    EditOptions m_options;
    std::uint64_t m_stroke = 0;
    std::size_t m_positionBefore = 0; ///< in the history, when the stroke began
    bool m_previewing = false;
};

} // namespace cave
