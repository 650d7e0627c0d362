// SPDX-License-Identifier: MIT
#include "editor/level/level_map_tools.h"

#include "core/base/message.h"
#include "core/edit/level_edit.h"
#include "editor/document/level_document.h"
#include "editor/level/level_commands.h"
#include "editor/level/level_tools.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr std::size_t kMaxFilled = 250'000; ///< tiles per fill

/// Floods empty tiles of the level, 4-connected.
class Flood {
public:
    explicit Flood(const LevelFile &design) : m_design(design)
    {
        for (const LevelRecord &record : design.records) {
            if (record.isObject())
                m_taken.add(cellOfPoint(record.at));
        }
    }

    /// The tiles reached; none if there are more than kMaxFilled.
    std::optional<std::vector<LevelPoint>> from(WorldPos start)
    {
        visit(start);
        for (std::size_t next = 0; next < m_found.size() && m_found.size() <= kMaxFilled; ++next) {
            const WorldPos cell = cellOfPoint(m_found[next]);
            visit({cell.x + 1, cell.y});
            visit({cell.x - 1, cell.y});
            visit({cell.x, cell.y - 1});
            visit({cell.x, cell.y + 1});
        }
        if (m_found.size() > kMaxFilled)
            return std::nullopt;
        return m_found;
    }

private:
    void visit(WorldPos cell)
    {
        if (!m_design.contains(cell.x, -1 - cell.y) || m_taken.contains(cell))
            return;
        m_taken.add(cell);
        m_found.push_back(tileOfCell(cell));
    }

    const LevelFile &m_design;
    CellMask m_taken{kMaxRegionSize};
    std::vector<LevelPoint> m_found;
};

} // namespace

void LevelSelectTool::press(const Pointer &at)
{
    if (m_tools.document() == nullptr)
        return;
    const LevelPoint point = levelPoint(at);
    const std::optional<std::size_t> hit = m_tools.recordAt(point);
    const bool adds = at.modifiers.testFlag(Qt::ShiftModifier);
    m_from = point;
    m_grabbed.reset();
    if (!hit) {
        if (!adds)
            m_tools.setSelection({});
        return m_tools.setPreview({{}, QRectF(point.x, point.y, 0, 0), {}, {}, {}});
    }
    std::set<std::size_t> selection = m_tools.selection();
    if (adds && selection.contains(*hit))
        selection.erase(*hit);
    else if (adds)
        selection.insert(*hit);
    else if (!selection.contains(*hit))
        selection = {*hit};
    m_tools.setSelection(std::move(selection));
    if (m_tools.selection().contains(*hit))
        m_grabbed = m_tools.document()->design().records[*hit].at;
}

/// The dragged object snaps; the rest of the selection moves along.
void LevelSelectTool::drag(const Pointer &at)
{
    if (!m_from)
        return;
    const LevelPoint point = levelPoint(at);
    LevelPreview preview = m_tools.preview();
    if (preview.frame) {
        preview.frame = QRectF(QPointF(m_from->x, m_from->y), QPointF(point.x, point.y)).normalized();
        return m_tools.setPreview(std::move(preview));
    }
    if (!m_grabbed)
        return;
    const bool freely = at.modifiers.testFlag(Qt::AltModifier);
    const auto way = [&](double grabbed, double from, double to) {
        if (!freely && m_tools.options().snap == 1)
            return std::floor(to) - std::floor(from); // keeps its offset between tiles
        return m_tools.snapped(grabbed + to - from, freely) - grabbed;
    };
    const LevelPoint moved{way(m_grabbed->x, m_from->x, point.x), way(m_grabbed->y, m_from->y, point.y)};
    if (std::exchange(preview.moved, moved) != moved)
        m_tools.setPreview(std::move(preview));
}

void LevelSelectTool::release(const Pointer &at)
{
    if (!m_from)
        return;
    drag(at);
    m_from.reset();
    if (m_tools.preview().frame)
        selectFramed(at.modifiers.testFlag(Qt::ShiftModifier));
    else if (m_tools.preview().moved != LevelPoint{})
        moveSelected();
}

void LevelSelectTool::selectFramed(bool adds)
{
    const QRectF frame = *m_tools.preview().frame;
    m_tools.setPreview({});
    std::set<std::size_t> selection;
    if (adds)
        selection = m_tools.selection();
    const std::vector<LevelRecord> &records = m_tools.document()->design().records;
    for (std::size_t i = 0; i < records.size(); ++i) {
        const bool hasPlace = records[i].isObject() || records[i].kind == LevelRecord::Kind::PlayerStart;
        if (hasPlace && frame.intersects(QRectF(records[i].at.x, records[i].at.y, 1, 1)))
            selection.insert(i);
    }
    m_tools.setSelection(std::move(selection));
}

void LevelSelectTool::moveSelected()
{
    const LevelPoint by = m_tools.preview().moved;
    m_tools.setPreview({});
    m_tools.change(LevelTools::tr("Move"), [&](LevelFile &design) {
        const std::set<std::size_t> &selection = m_tools.selection();
        return moveRecords(design, {selection.begin(), selection.end()}, by.x, by.y);
    });
}

void LevelSelectTool::cancel()
{
    m_tools.setPreview({});
    if (!std::exchange(m_from, std::nullopt))
        m_tools.setSelection({});
}

bool LevelSelectTool::hasMoreToCancel() const
{
    return !m_tools.selection().empty();
}

bool LevelSelectTool::nudge(int east, int north)
{
    if (m_tools.selection().empty())
        return false;
    m_tools.commands().nudge(east, -north);
    return true;
}

void LevelPlaceTool::release(const Pointer &at)
{
    const LevelPoint place = m_tools.placeFor(levelPoint(at), at.modifiers.testFlag(Qt::AltModifier));
    const LevelPiece piece = m_tools.options().piece;
    m_tools.change(LevelTools::tr("Place: %1").arg(pieceName(piece)), [&](LevelFile &design) {
        if (piece.isStart())
            return setLevelStart(design, place);
        const bool there = std::ranges::any_of(design.records, [&](const LevelRecord &record) {
            return record.isObject() && record.at == place && pieceOf(record) == piece;
        });
        if (!there)
            addObject(design, piece.recordAt(place));
        return Result<void>();
    });
}

void LevelFillTool::release(const Pointer &at)
{
    const LevelPiece &piece = m_tools.options().piece;
    if (m_tools.document() == nullptr)
        return;
    const std::optional<std::vector<LevelPoint>> tiles = Flood(m_tools.document()->design()).from(at.cell);
    if (!tiles)
        return m_tools.fail({ErrorCode::InvalidArgument,
                             message("more than %1 connected tiles: too many to fill", kMaxFilled)});
    m_tools.change(LevelTools::tr("Fill: %1").arg(pieceName(piece)), [&](LevelFile &design) {
        design.records.reserve(design.records.size() + tiles->size());
        for (const LevelPoint &tile : *tiles)
            design.records.push_back(piece.recordAt(tile));
        return Result<void>();
    });
}

void LevelPickTool::release(const Pointer &at)
{
    const std::optional<std::size_t> hit = m_tools.recordAt(levelPoint(at));
    if (!hit)
        return;
    LevelToolOptions options = m_tools.options();
    options.piece = pieceOf(m_tools.document()->design().records[*hit]);
    m_tools.setOptions(options);
    m_tools.endPicking();
}

} // namespace cave
