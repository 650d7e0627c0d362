// SPDX-License-Identifier: MIT
#include "editor/level/level_tools.h"

#include "core/edit/level_edit.h"
#include "core/edit/shapes.h"
#include "editor/document/level_document.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace cave {
namespace {

constexpr double kFinest = 1'000;      ///< steps a tile when anything goes
constexpr double kFarthestShape = 1e9; ///< tiles; shapes reach no farther

WorldPos cellOf(LevelPoint at)
{
    return {tileOf(std::clamp(at.x, -kFarthestShape, kFarthestShape)),
            tileOf(std::clamp(at.y, -kFarthestShape, kFarthestShape))};
}

/// True if the tile that an object takes, which may be between tiles, covers a point.
bool covers(const LevelRecord &record, LevelPoint at)
{
    return at.x >= record.at.x && at.x < record.at.x + 1 && at.y >= record.at.y && at.y < record.at.y + 1;
}

} // namespace

LevelTools::LevelTools(QObject *parent) : QObject(parent)
{
    m_options.piece = {"Wall", false, {}};
}

void LevelTools::setDocument(LevelDocument *document)
{
    cancel();
    disconnect(m_following);
    disconnect(m_followingHistory);
    m_document = document;
    if (document != nullptr) {
        m_following = connect(document, &LevelDocument::changed, this, &LevelTools::follow);
        // While an edit is being made the history doesn't count it yet.
        m_followingHistory =
            connect(document, &LevelDocument::stateChanged, this, &LevelTools::historyChanged);
    }
    setSelection({});
    emit documentChanged();
}

/// What is selected stays selected through edits and their undoing.
void LevelTools::follow(const LevelPatch &patch)
{
    std::set<std::size_t> selection;
    for (const std::size_t index : m_selection) {
        if (const std::optional<std::size_t> after = patch.indexAfter(index))
            selection.insert(*after);
    }
    m_selection = std::move(selection);
    emit documentChanged();
    emit selectionChanged();
}

void LevelTools::setTool(LevelTool tool)
{
    if (tool == m_tool)
        return;
    cancel();
    if (m_tool != LevelTool::Pick && m_tool != LevelTool::Select)
        m_before = m_tool;
    m_tool = tool;
    emit toolChanged();
}

void LevelTools::setOptions(const LevelToolOptions &options)
{
    if (options == m_options)
        return;
    m_options = options;
    emit optionsChanged();
}

void LevelTools::setSelection(std::set<std::size_t> selection)
{
    if (selection == m_selection)
        return;
    m_selection = std::move(selection);
    emit selectionChanged();
}

std::optional<std::size_t> LevelTools::recordAt(LevelPoint at) const
{
    if (m_document == nullptr)
        return std::nullopt;
    const std::vector<LevelRecord> &records = m_document->design().records;
    for (std::size_t i = records.size(); i > 0; --i) {
        const LevelRecord &record = records[i - 1];
        if ((record.isObject() || record.kind == LevelRecord::Kind::PlayerStart) && covers(record, at))
            return i - 1;
    }
    return std::nullopt;
}

double LevelTools::snapped(double value, bool freely) const
{
    const double step = freely || m_options.snap <= 0 ? 1 / kFinest : m_options.snap;
    return std::round(value / step) * step;
}

LevelPoint LevelTools::placeFor(const Pointer &at) const
{
    const bool freely = at.modifiers.testFlag(Qt::AltModifier);
    if (!freely && m_options.snap == 1)
        return {std::floor(at.at.x), std::floor(at.at.y)};
    constexpr double kHalfTile = 0.5; // its middle is under the pointer
    return {snapped(at.at.x - kHalfTile, freely), snapped(at.at.y - kHalfTile, freely)};
}

void LevelTools::press(const Pointer &at)
{
    if (m_document == nullptr)
        return;
    m_press = at;
    m_last = at;
    switch (m_tool) {
    case LevelTool::Select:
        return pressSelect(at);
    case LevelTool::Brush:
    case LevelTool::Erase:
        m_preview.emplace(kMaxRegionSize);
        return extendCells(at);
    case LevelTool::Line:
    case LevelTool::Rectangle:
    case LevelTool::Ellipse:
        return extendCells(at);
    case LevelTool::Place:
    case LevelTool::Fill:
    case LevelTool::Pick:
        return;
    }
}

void LevelTools::drag(const Pointer &at)
{
    if (!m_press)
        return;
    const bool draws = m_tool != LevelTool::Place && m_tool != LevelTool::Fill && m_tool != LevelTool::Pick;
    if (m_tool == LevelTool::Select)
        dragSelect(at);
    else if (draws && cellOf(at.at) != cellOf(m_last.at))
        extendCells(at);
    m_last = at;
}

void LevelTools::release(const Pointer &at)
{
    if (!m_press)
        return;
    drag(at);
    switch (m_tool) {
    case LevelTool::Select:
        releaseSelect(at);
        break;
    case LevelTool::Place:
        placePiece(at);
        break;
    case LevelTool::Fill:
        fill(at.at);
        break;
    case LevelTool::Pick:
        cancel();
        return pick(at.at);
    case LevelTool::Brush:
    case LevelTool::Erase:
    case LevelTool::Line:
    case LevelTool::Rectangle:
    case LevelTool::Ellipse:
        finishCells();
        break;
    }
    cancel();
}

void LevelTools::cancel()
{
    m_press.reset();
    m_preview.reset();
    m_frame.reset();
    m_moving = false;
    m_moved = {};
    emit previewChanged();
}

void LevelTools::pressSelect(const Pointer &at)
{
    const std::optional<std::size_t> hit = recordAt(at.at);
    const bool adds = at.modifiers.testFlag(Qt::ShiftModifier);
    if (!hit) {
        if (!adds)
            setSelection({});
        m_frame = QRectF(at.at.x, at.at.y, 0, 0);
        return;
    }
    std::set<std::size_t> selection = m_selection;
    if (adds && selection.contains(*hit))
        selection.erase(*hit);
    else if (adds)
        selection.insert(*hit);
    else if (!selection.contains(*hit))
        selection = {*hit};
    setSelection(std::move(selection));
    m_moving = m_selection.contains(*hit);
    m_grabbed = m_document->design().records[*hit].at;
}

/// What is held goes to places that the snap allows; the rest of the selection goes along.
void LevelTools::dragSelect(const Pointer &at)
{
    if (m_frame) {
        m_frame = QRectF(QPointF(m_press->at.x, m_press->at.y), QPointF(at.at.x, at.at.y)).normalized();
        emit previewChanged();
        return;
    }
    if (!m_moving)
        return;
    const bool freely = at.modifiers.testFlag(Qt::AltModifier);
    const auto way = [&](double grabbed, double from, double to) {
        if (!freely && m_options.snap == 1)
            return std::floor(to) - std::floor(from); // between tiles it stays so
        return snapped(grabbed + to - from, freely) - grabbed;
    };
    const LevelPoint moved{way(m_grabbed.x, m_press->at.x, at.at.x),
                           way(m_grabbed.y, m_press->at.y, at.at.y)};
    if (std::exchange(m_moved, moved) != moved)
        emit previewChanged();
}

void LevelTools::releaseSelect(const Pointer &at)
{
    if (m_frame) {
        std::set<std::size_t> selection;
        if (at.modifiers.testFlag(Qt::ShiftModifier))
            selection = m_selection;
        const std::vector<LevelRecord> &records = m_document->design().records;
        for (std::size_t i = 0; i < records.size(); ++i) {
            const bool hasPlace = records[i].isObject() || records[i].kind == LevelRecord::Kind::PlayerStart;
            if (hasPlace && m_frame->intersects(QRectF(records[i].at.x, records[i].at.y, 1, 1)))
                selection.insert(i);
        }
        setSelection(std::move(selection));
        return;
    }
    const LevelPoint by = std::exchange(m_moved, {});
    if (by == LevelPoint{})
        return;
    change(tr("Move"), [&](LevelFile &design) {
        return moveRecords(design, {m_selection.begin(), m_selection.end()}, by.x, by.y);
    });
}

/// What the tool covers by now.
void LevelTools::extendCells(const Pointer &at)
{
    const WorldPos from = cellOf(m_press->at);
    const WorldPos to = cellOf(at.at);
    const BrushShape shape = m_options.round ? BrushShape::Round : BrushShape::Square;
    const ShapeFill fill = m_options.filled ? ShapeFill::Filled : ShapeFill::Outline;
    if (m_tool == LevelTool::Brush || m_tool == LevelTool::Erase) {
        m_preview->unite(brushStroke(kMaxRegionSize, cellOf(m_last.at), to, m_options.brushSize, shape));
    } else if (m_tool == LevelTool::Line) {
        m_preview = brushStroke(kMaxRegionSize, from, to, m_options.brushSize, shape);
    } else {
        Result<CellMask> cells = m_tool == LevelTool::Rectangle
                                     ? rectangleCells(kMaxRegionSize, from, to, fill)
                                     : ellipseCells(kMaxRegionSize, from, to, fill);
        if (cells)
            m_preview = std::move(*cells);
        else
            emit failed(cells.error());
    }
    emit previewChanged();
}

void LevelTools::finishCells()
{
    if (!m_preview || m_preview->empty())
        return;
    const CellMask cells = std::move(*m_preview);
    m_preview.reset();
    if (m_tool == LevelTool::Erase)
        eraseOn(cells);
    else
        placeOn(cells, tr("Place: %1").arg(pieceName(m_options.piece)));
}

void LevelTools::change(const QString &label, const std::function<Result<void>(LevelFile &)> &edit,
                        std::uint64_t stroke)
{
    if (m_document == nullptr)
        return;
    LevelFile design = m_document->design();
    if (const Result<void> done = edit(design); !done) {
        emit failed(done.error());
        return;
    }
    if (design.records.size() > kMostRecords) {
        emit failed(
            {ErrorCode::InvalidArgument, "a level holds at most " + std::to_string(kMostRecords) + " lines"});
        return;
    }
    m_document->edit(label, design, stroke);
}

} // namespace cave
