// SPDX-License-Identifier: MIT
#include "editor/level/level_painter.h"

#include "core/edit/level_edit.h"
#include "editor/document/level_document.h"
#include "editor/level/level_cells.h"
#include "editor/level/level_commands.h"
#include "editor/level/level_tools.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace cave {

CellSurface::Brush LevelPainter::brush() const
{
    const LevelToolOptions &options = m_tools.options();
    return {options.brushSize, options.round ? BrushShape::Round : BrushShape::Square,
            options.filled ? ShapeFill::Filled : ShapeFill::Outline};
}

QString LevelPainter::paintLabel() const
{
    return pieceName(m_tools.options().piece);
}

bool LevelPainter::beginStroke()
{
    if (m_tools.document() == nullptr)
        return false;
    m_stroke.emplace(regionSize());
    return true;
}

bool LevelPainter::extendStroke(const QString &label, CellMask piece)
{
    m_strokeLabel = label;
    if (m_stroke)
        m_stroke->unite(piece);
    return m_stroke.has_value();
}

void LevelPainter::endStroke()
{
    if (std::optional<CellMask> cells = std::exchange(m_stroke, std::nullopt); cells && !cells->empty())
        paint(m_strokeLabel, std::move(*cells));
}

void LevelPainter::paint(const QString &label, CellMask cells)
{
    if (m_tools.document() == nullptr)
        return;
    if (m_kind == Kind::Erase)
        erase(cells);
    else
        place(label, std::move(cells));
}

/// A tile that already contains the same is left unchanged.
void LevelPainter::place(const QString &label, CellMask cells)
{
    if (cells.count() > static_cast<std::int64_t>(kMostRecords))
        return m_tools.fail({ErrorCode::InvalidArgument, "more than 1,000,000 objects"});
    const LevelPiece &piece = m_tools.options().piece;
    for (const LevelRecord &record : m_tools.document()->design().records) {
        if (record.isObject() && pieceOf(record) == piece)
            cells.remove(cellOfPoint(record.at));
    }
    std::vector<WorldPos> free;
    forEachCell(cells, [&](WorldPos cell) { free.push_back(cell); });
    // Lines of a file are ordered from the top down.
    std::ranges::sort(free, {}, [](WorldPos cell) { return std::pair(-cell.y, cell.x); });
    m_tools.change(label, [&](LevelFile &design) {
        for (const WorldPos cell : free)
            design.records.push_back(piece.recordAt(tileOfCell(cell)));
        return Result<void>();
    });
}

void LevelPainter::erase(const CellMask &cells)
{
    std::vector<std::size_t> gone;
    const std::vector<LevelRecord> &records = m_tools.document()->design().records;
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (records[i].isObject() && cells.contains(cellOfPoint(records[i].at)))
            gone.push_back(i);
    }
    m_tools.change(LevelTools::tr("Erase"), [&](LevelFile &design) {
        removeRecords(design, gone);
        return Result<void>();
    });
}

void LevelPainter::preview(CellMask cells, const QString &text, std::optional<WorldPos> textAt)
{
    if (m_stroke)
        cells.unite(*m_stroke);
    m_tools.setPreview({{}, std::nullopt, std::move(cells), text, textAt});
}

void LevelPainter::clearPreview()
{
    m_tools.setPreview({});
}

void LevelPainter::fail(const Error &error)
{
    m_tools.fail(error);
}

} // namespace cave
