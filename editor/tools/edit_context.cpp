// SPDX-License-Identifier: MIT
#include "editor/tools/edit_context.h"

#include "core/base/message.h"
#include "core/edit/shapes.h"
#include "editor/tools/paint.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/theme.h"

#include <memory>
#include <utility>

namespace cave {
namespace {

constexpr int kAnyRegionSize = 50; ///< until there is a level

/// `cells` combined with their neighbours on both sides along one axis: their union, or their intersection.
template<class Combine>
CellMask withNeighbours(const CellMask &cells, std::int64_t dx, std::int64_t dy, Combine combine)
{
    CellMask all = cells;
    combine(all, cells.movedBy(dx, dy));
    combine(all, cells.movedBy(-dx, -dy));
    return all;
}

template<class Combine>
CellMask withAllNeighbours(const CellMask &cells, Combine combine)
{
    return withNeighbours(withNeighbours(cells, 1, 0, combine), 0, 1, combine);
}

QString leftOutText(std::int64_t cells, bool all)
{
    if (all)
        return EditContext::tr("Can't edit there: it is outside the level, or START or FINISH.");
    return EditContext::tr("%1 unchanged: outside the level, or START or FINISH.").arg(cellsText(cells));
}

} // namespace

Selection::Selection(QObject *parent) : QObject(parent), m_cells(kAnyRegionSize) {}

void Selection::reset(int regionSize)
{
    m_cells = CellMask(regionSize);
    emit changed();
}

void Selection::select(const CellMask &cells, SelectMode mode)
{
    CellMask all = mode == SelectMode::Replace ? cells : m_cells;
    if (mode == SelectMode::Add)
        all.unite(cells);
    else if (mode == SelectMode::Subtract)
        all.subtract(cells);
    else if (mode == SelectMode::Intersect)
        all.intersect(cells);
    if (all == m_cells)
        return;
    m_cells = std::move(all);
    emit changed();
}

void Selection::invert()
{
    const std::optional<CellRect> bounds = m_cells.bounds();
    if (!bounds)
        return;
    const WorldPos far{bounds->origin.x + bounds->width - 1, bounds->origin.y + bounds->height - 1};
    Result<CellMask> all = rectangleCells(m_cells.regionSize(), bounds->origin, far, ShapeFill::Filled);
    if (!all)
        return; // a rectangle too large for one edit is left unchanged
    all->subtract(m_cells);
    select(*all);
}

void Selection::grow()
{
    select(withAllNeighbours(m_cells, [](CellMask &all, const CellMask &moved) { all.unite(moved); }));
}

void Selection::shrink()
{
    select(withAllNeighbours(m_cells, [](CellMask &all, const CellMask &moved) { all.intersect(moved); }));
}

EditContext::EditContext(MapView &view, OverlayStack &overlays, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_overlays(overlays)
{
    connect(&m_selection, &Selection::changed, this, &EditContext::showSelection);
}

void EditContext::setDocument(WorldDocument *document)
{
    m_document = document;
    if (document != nullptr) {
        const std::shared_ptr<const Content> before = std::exchange(m_content, document->world().content);
        if (before != nullptr && before != m_content && *before != *m_content) {
            EditOptions options = m_options;
            options.monsterKind = 0;
            setOptions(options);
        }
    }
    clearPreview();
    m_selection.reset(document == nullptr ? regionSize() : document->world().map.regionSize());
    emit documentChanged();
}

WorldDocument *EditContext::editable() const
{
    return m_document != nullptr && m_document->canEdit() ? m_document.data() : nullptr;
}

void EditContext::setOptions(const EditOptions &options)
{
    if (options == m_options)
        return;
    m_options = options;
    emit optionsChanged();
}

std::int64_t EditContext::cellsInView() const
{
    const CellRect view = m_view.cellsInView();
    return std::int64_t{view.width} * view.height;
}

/// The delta of a change; none on an error.
std::optional<WorldDelta> EditContext::draft(const Change &make)
{
    if (editable() == nullptr) {
        fail({ErrorCode::InvalidArgument,
              m_document == nullptr ? message("no world is open for editing")
                                    : message("%1 is read-only here", m_document->name().toStdString())});
        return std::nullopt;
    }
    EditDraft made(m_document->world(), m_document->bookmarks());
    if (const Result<void> done = make(made); !done) {
        fail(done.error());
        return std::nullopt;
    }
    WorldDelta delta = made.delta();
    if (made.cellsLeftOut() > 0)
        report(leftOutText(made.cellsLeftOut(), delta.empty()));
    return delta;
}

EditOutcome EditContext::perform(const QString &label, const WorldDelta &delta, std::uint64_t stroke,
                                 const std::function<void()> &then)
{
    if (delta.empty())
        return EditOutcome::Done;
    if (const Result<void> done = m_document->perform(label, delta, stroke); !done) {
        fail(done.error());
        return EditOutcome::Failed;
    }
    if (then)
        then();
    return EditOutcome::Done;
}

EditOutcome EditContext::change(const QString &label, const Change &make, std::uint64_t stroke,
                                const std::function<void()> &then)
{
    const std::optional<WorldDelta> delta = draft(make);
    if (!delta)
        return EditOutcome::Failed;
    const std::int64_t cells = cellsChanged(*delta);
    if (cells <= cellsInView())
        return perform(label, *delta, stroke, then);
    ask(tr("“%1” changes %2, more than is in view.").arg(label, cellsText(cells)),
        [this, label, make, stroke, then] { changeNow(label, make, stroke, then); });
    return EditOutcome::Asked;
}

EditOutcome EditContext::apply(const QString &label, const WorldDelta &delta)
{
    if (editable() == nullptr)
        return EditOutcome::Failed;
    const std::int64_t cells = cellsChanged(delta);
    if (cells <= cellsInView())
        return perform(label, delta, 0, {});
    const auto go = [this, label, delta, asked = m_document->changeCount()] {
        if (editable() == nullptr)
            return;
        if (m_document->changeCount() != asked)
            return report(tr("The world has changed; try again."));
        perform(label, delta, 0, {});
    };
    ask(tr("“%1” changes %2, more than is in view.").arg(label, cellsText(cells)), go);
    return EditOutcome::Asked;
}

EditOutcome EditContext::changeNow(const QString &label, const Change &make, std::uint64_t stroke,
                                   const std::function<void()> &then)
{
    const std::optional<WorldDelta> delta = draft(make);
    return delta ? perform(label, *delta, stroke, then) : EditOutcome::Failed;
}

CellSurface::Brush EditContext::brush() const
{
    return {m_options.brushSize, m_options.brushShape, m_options.shapeFill, m_options.density};
}

QString EditContext::paintLabel() const
{
    return paintName(paintInUse());
}

bool EditContext::useOtherPaint(bool other)
{
    m_other = other;
    return true;
}

EditOutcome EditContext::paintCellsOf(const QString &label, CellMask cells, std::uint64_t stroke)
{
    if (m_options.onlySelection && !m_selection.empty())
        cells.intersect(m_selection.cells());
    const auto make = [cells = std::move(cells), paint = paintInUse()](EditDraft &draft) {
        paintCells(draft, cells, paint);
        return Result<void>();
    };
    return change(label, make, stroke);
}

void EditContext::paint(const QString &label, CellMask cells)
{
    static_cast<void>(paintCellsOf(label, std::move(cells), 0));
}

bool EditContext::beginStroke()
{
    if (m_document == nullptr)
        return false;
    m_stroke = m_document->newStroke();
    m_positionBefore = m_document->position();
    return true;
}

bool EditContext::extendStroke(const QString &label, CellMask piece)
{
    return paintCellsOf(label, std::move(piece), m_stroke) == EditOutcome::Done;
}

void EditContext::endStroke()
{
    if (m_document != nullptr)
        m_document->finishStroke();
}

void EditContext::cancelStroke()
{
    endStroke();
    if (m_document == nullptr || m_document->position() != m_positionBefore + 1)
        return;
    if (const Result<void> undone = m_document->undo(); !undone)
        fail(undone.error());
}

void EditContext::ask(const QString &text, std::function<void()> go)
{
    const QPointer<EditContext> self(this);
    const QPointer<WorldDocument> asked = m_document;
    emit confirmationNeeded(text, [self, asked, go = std::move(go)] {
        if (self != nullptr && asked != nullptr && self->document() == asked)
            go();
    });
}

void EditContext::preview(OverlayLayer layer)
{
    m_previewing = true;
    m_overlays.set(OverlayStack::Slot::Tool, std::move(layer));
}

void EditContext::preview(CellMask cells, const QString &text, std::optional<WorldPos> textAt)
{
    OverlayLayer layer;
    layer.overlays.masks.push_back({std::make_shared<const CellMask>(std::move(cells)), {}, true});
    if (textAt && !text.isEmpty())
        layer.overlays.labels.push_back({*textAt, text});
    preview(std::move(layer));
}

void EditContext::clearPreview()
{
    if (std::exchange(m_previewing, false))
        m_overlays.clear(OverlayStack::Slot::Tool);
}

void EditContext::showSelection()
{
    OverlayLayer layer;
    if (!m_selection.empty()) {
        layer.overlays.masks.push_back({std::make_shared<const CellMask>(m_selection.cells()), {}, true});
        layer.legend.append({LegendEntry::Mark::Outline,
                             currentTheme().accent,
                             tr("Selected: %1").arg(cellsText(m_selection.cells().count())),
                             {}});
    }
    m_overlays.set(OverlayStack::Slot::Selection, std::move(layer));
}

} // namespace cave

#include "moc_edit_context.cpp"
