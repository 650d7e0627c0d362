// SPDX-License-Identifier: MIT
#include "editor/tools/brush_tool.h"

#include "editor/tools/edit_context.h"
#include "editor/tools/paint.h"

#include <QElapsedTimer>
#include <QRandomGenerator>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace cave {
namespace {

constexpr qint64 kLongestRest = 100; ///< milliseconds

} // namespace

BrushTool::BrushTool(EditContext &context, Kind kind) : m_context(context), m_kind(kind)
{
    m_rest.setSingleShot(true);
    QObject::connect(&m_rest, &QTimer::timeout, &m_rest, [this] { flush(); });
}

void BrushTool::press(const Pointer &at)
{
    end();
    WorldDocument *document = m_context.document();
    if (document == nullptr)
        return;
    m_stroke = document->newStroke();
    m_noiseSeed = QRandomGenerator::global()->generate64();
    m_positionBefore = document->position();
    m_begin = at.cell;
    m_last = at.cell;
    paintTo(at.cell);
}

void BrushTool::drag(const Pointer &at)
{
    if (m_stroke != 0)
        paintTo(constrained(at));
}

void BrushTool::release(const Pointer &at)
{
    if (m_stroke != 0) {
        m_rest.stop();
        paintTo(constrained(at));
    }
    end();
    showPreview(at.cell);
}

void BrushTool::hover(std::optional<WorldPos> cell)
{
    if (cell)
        showPreview(*cell);
    else
        m_context.clearPreview();
}

/// What was painted of the stroke is undone, and can be redone.
void BrushTool::cancel()
{
    const bool begun = std::exchange(m_stroke, 0) != 0;
    end();
    m_context.clearPreview();
    WorldDocument *document = m_context.document();
    if (!begun || document == nullptr || document->position() != m_positionBefore + 1)
        return;
    if (const Result<void> undone = document->undo(); !undone)
        m_context.fail(undone.error());
}

WorldPos BrushTool::constrained(const Pointer &at) const
{
    if (!at.modifiers.testFlag(Qt::ShiftModifier))
        return at.cell;
    const bool across = std::abs(at.cell.x - m_begin.x) >= std::abs(at.cell.y - m_begin.y);
    return across ? WorldPos{at.cell.x, m_begin.y} : WorldPos{m_begin.x, at.cell.y};
}

void BrushTool::paintTo(WorldPos cell)
{
    const EditOptions &options = m_context.options();
    CellMask piece = brushStroke(m_context.regionSize(), m_last, cell, options.brushSize, options.brushShape);
    if (m_kind == Kind::Noise)
        piece = noiseCells(piece, options.density, m_noiseSeed);
    if (m_pending)
        m_pending->unite(piece);
    else
        m_pending = std::move(piece);
    m_last = cell;
    if (!m_rest.isActive())
        flush();
    if (m_stroke != 0)
        showPreview(cell);
}

/// Paints what is pending, then rests for as long as that took.
void BrushTool::flush()
{
    if (m_stroke == 0 || !m_pending)
        return;
    QElapsedTimer clock;
    clock.start();
    const QString label =
        m_kind == Kind::Noise ? EditContext::tr("Noise brush: %1") : EditContext::tr("Brush: %1");
    const CellMask piece = *std::exchange(m_pending, std::nullopt);
    if (m_context.paint(label.arg(paintName(m_context.options().paint)), piece, m_stroke) !=
        EditOutcome::Done)
        m_stroke = 0; // the rest of the way isn't asked about again and again
    else
        m_rest.start(static_cast<int>(std::min(clock.elapsed(), kLongestRest)));
}

void BrushTool::end()
{
    m_rest.stop();
    m_pending.reset();
    m_stroke = 0;
    if (WorldDocument *document = m_context.document())
        document->finishStroke();
}

void BrushTool::showPreview(WorldPos cell)
{
    const EditOptions &options = m_context.options();
    CellMask cells = brushStroke(m_context.regionSize(), cell, cell, options.brushSize, options.brushShape);
    if (m_pending)
        cells.unite(*m_pending);
    m_context.preview(std::move(cells));
}

} // namespace cave
