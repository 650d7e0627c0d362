// SPDX-License-Identifier: MIT
#include "editor/level/level_tools.h"

#include "core/base/message.h"
#include "core/content/level_file.h"
#include "core/edit/level_edit.h"
#include "editor/document/level_document.h"
#include "editor/level/level_commands.h"
#include "editor/tools/paint.h"
#include "editor/tools/paint_tools.h"
#include "editor/view/map/map_tool.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// Selects objects by clicking and framing, and drags the selection with snapping. Shift adds, Alt disables
/// snapping, arrow keys move the selection, Escape clears it.
class LevelSelectTool final : public MapTool {
public:
    /// `tools` must outlive it.
    explicit LevelSelectTool(LevelTools &tools) : m_tools(tools) {}

    void press(const Pointer &at) override
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
    void drag(const Pointer &at) override
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

    void release(const Pointer &at) override
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

    void cancel() override
    {
        m_tools.setPreview({});
        if (!std::exchange(m_from, std::nullopt))
            m_tools.setSelection({});
    }

    [[nodiscard]] bool hasMoreToCancel() const override { return !m_tools.selection().empty(); }

    bool nudge(int east, int north) override
    {
        if (m_tools.selection().empty())
            return false;
        m_tools.commands().nudge(east, -north);
        return true;
    }

    [[nodiscard]] bool isFine() const override { return true; }
    [[nodiscard]] Qt::CursorShape cursor() const override { return Qt::ArrowCursor; }

private:
    void selectFramed(bool adds)
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

    void moveSelected()
    {
        const LevelPoint by = m_tools.preview().moved;
        m_tools.setPreview({});
        m_tools.change(LevelTools::tr("Move"), [&](LevelFile &design) {
            const std::set<std::size_t> &selection = m_tools.selection();
            return moveRecords(design, {selection.begin(), selection.end()}, by.x, by.y);
        });
    }

    LevelTools &m_tools;
    std::optional<LevelPoint> m_from;    ///< where the button was pressed
    std::optional<LevelPoint> m_grabbed; ///< the position of the dragged record
};

/// Places one object where the button is released.
class LevelPlaceTool final : public MapTool {
public:
    /// `tools` must outlive it.
    explicit LevelPlaceTool(LevelTools &tools) : m_tools(tools) {}

    void press(const Pointer & /*at*/) override {}

    void release(const Pointer &at) override
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

    [[nodiscard]] bool isFine() const override { return true; }

private:
    LevelTools &m_tools;
};

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

/// Fills the connected empty tiles.
class LevelFillTool final : public MapTool {
public:
    /// `tools` must outlive it.
    explicit LevelFillTool(LevelTools &tools) : m_tools(tools) {}

    void press(const Pointer & /*at*/) override {}

    void release(const Pointer &at) override
    {
        const LevelPiece &piece = m_tools.options().piece;
        if (m_tools.document() == nullptr)
            return;
        const std::optional<std::vector<LevelPoint>> tiles =
            Flood(m_tools.document()->design()).from(at.cell);
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

private:
    LevelTools &m_tools;
};

/// Picks an existing object as the next piece to place.
class LevelPickTool final : public MapTool {
public:
    /// `tools` must outlive it.
    explicit LevelPickTool(LevelTools &tools) : m_tools(tools) {}

    void press(const Pointer & /*at*/) override {}

    void release(const Pointer &at) override
    {
        const std::optional<std::size_t> hit = m_tools.recordAt(levelPoint(at));
        if (!hit)
            return;
        LevelToolOptions options = m_tools.options();
        options.piece = pieceOf(m_tools.document()->design().records[*hit]);
        m_tools.setOptions(options);
        m_tools.endPicking();
    }

    [[nodiscard]] bool isFine() const override { return true; }

private:
    LevelTools &m_tools;
};

/// Places the current piece on tiles of a level file, or removes their objects. A stroke is previewed, and
/// becomes an edit at its end.
class LevelPainter final : public CellSurface {
public:
    enum class Kind : std::uint8_t { Place, Erase };

    /// `tools` must outlive it.
    LevelPainter(LevelTools &tools, Kind kind) : m_tools(tools), m_kind(kind) {}

    [[nodiscard]] int regionSize() const override { return kMaxRegionSize; }

    [[nodiscard]] Brush brush() const override
    {
        const LevelToolOptions &options = m_tools.options();
        return {options.brushSize, options.round ? BrushShape::Round : BrushShape::Square,
                options.filled ? ShapeFill::Filled : ShapeFill::Outline};
    }

    [[nodiscard]] QString paintLabel() const override { return pieceName(m_tools.options().piece); }

    void paint(const QString &label, CellMask cells) override
    {
        if (m_tools.document() == nullptr)
            return;
        if (m_kind == Kind::Erase)
            erase(cells);
        else
            place(label, std::move(cells));
    }

    bool beginStroke() override
    {
        if (m_tools.document() == nullptr)
            return false;
        m_stroke.emplace(regionSize());
        return true;
    }

    bool extendStroke(const QString &label, CellMask piece) override
    {
        m_strokeLabel = label;
        if (m_stroke)
            m_stroke->unite(piece);
        return m_stroke.has_value();
    }

    void endStroke() override
    {
        if (std::optional<CellMask> cells = std::exchange(m_stroke, std::nullopt); cells && !cells->empty())
            paint(m_strokeLabel, std::move(*cells));
    }

    void cancelStroke() override { m_stroke.reset(); }

    void preview(CellMask cells, const QString &text = {},
                 std::optional<WorldPos> textAt = std::nullopt) override
    {
        if (m_stroke)
            cells.unite(*m_stroke);
        m_tools.setPreview({{}, std::nullopt, std::move(cells), text, textAt});
    }

    void clearPreview() override { m_tools.setPreview({}); }
    void fail(const Error &error) override { m_tools.fail(error); }

private:
    /// A tile that already contains the same is left unchanged.
    void place(const QString &label, CellMask cells)
    {
        if (cells.count() > static_cast<std::int64_t>(kMaxRecords))
            return m_tools.fail({ErrorCode::InvalidArgument, message("more than %1 objects", kMaxRecords)});
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

    void erase(const CellMask &cells)
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

    LevelTools &m_tools;
    Kind m_kind;
    std::optional<CellMask> m_stroke;
    QString m_strokeLabel;
};

constexpr double kFinest = 1'000; ///< steps per tile without snapping

/// True if the tile of an object, which may be between tiles, covers a point.
bool covers(const LevelRecord &record, LevelPoint at)
{
    return at.x >= record.at.x && at.x < record.at.x + 1 && at.y >= record.at.y && at.y < record.at.y + 1;
}

} // namespace

LevelTools::LevelTools(QObject *parent)
    : QObject(parent)
    , m_commands(std::make_unique<LevelCommands>(*this))
    , m_painter(std::make_unique<LevelPainter>(*this, LevelPainter::Kind::Place))
    , m_eraser(std::make_unique<LevelPainter>(*this, LevelPainter::Kind::Erase))
{
    m_options.piece = {"Wall", false, {}};
    m_mapTools[LevelTool::Select] = std::make_unique<LevelSelectTool>(*this);
    m_mapTools[LevelTool::Place] = std::make_unique<LevelPlaceTool>(*this);
    m_mapTools[LevelTool::Brush] = std::make_unique<BrushTool>(*m_painter, BrushTool::Kind::Solid);
    m_mapTools[LevelTool::Erase] = std::make_unique<BrushTool>(*m_eraser, BrushTool::Kind::Solid);
    m_mapTools[LevelTool::Line] = std::make_unique<ShapeTool>(*m_painter, ShapeTool::Kind::Line);
    m_mapTools[LevelTool::Rectangle] = std::make_unique<ShapeTool>(*m_painter, ShapeTool::Kind::Rectangle);
    m_mapTools[LevelTool::Ellipse] = std::make_unique<ShapeTool>(*m_painter, ShapeTool::Kind::Ellipse);
    m_mapTools[LevelTool::Fill] = std::make_unique<LevelFillTool>(*this);
    m_mapTools[LevelTool::Pick] = std::make_unique<LevelPickTool>(*this);
}

LevelTools::~LevelTools() = default;

MapTool *LevelTools::mapTool() const
{
    const bool paints = m_tool == LevelTool::Brush || m_tool == LevelTool::Line ||
                        m_tool == LevelTool::Rectangle || m_tool == LevelTool::Ellipse ||
                        m_tool == LevelTool::Fill;
    return m_mapTools.at(paints && m_options.piece.isStart() ? LevelTool::Place : m_tool).get();
}

void LevelTools::setDocument(LevelDocument *document)
{
    emit interrupted();
    disconnect(m_following);
    disconnect(m_followingHistory);
    m_document = document;
    if (document != nullptr) {
        m_following = connect(document, &LevelDocument::changed, this, &LevelTools::follow);
        // While an edit is being made the history doesn't include it yet.
        m_followingHistory =
            connect(document, &LevelDocument::stateChanged, this, &LevelTools::historyChanged);
    }
    setSelection({});
    emit documentChanged();
}

/// Updates the selection for edits and undo.
void LevelTools::follow(const LevelPatch &patch)
{
    std::set<std::size_t> selection;
    for (const std::size_t index : m_selection) {
        if (const std::optional<std::size_t> after = patch.indexAfter(index))
            selection.insert(*after);
    }
    m_selection = std::move(selection);
    emit edited(patch);
    emit documentChanged();
    emit selectionChanged();
}

void LevelTools::setTool(LevelTool tool)
{
    if (tool == m_tool)
        return;
    emit interrupted();
    setPreview({});
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
    // A multiple of 0.1 would have too many digits; a quotient has not.
    const double parts = freely || m_options.snap <= 0 ? kFinest : std::round(1 / m_options.snap);
    return std::round(value * parts) / parts;
}

LevelPoint LevelTools::placeFor(LevelPoint at, bool freely) const
{
    if (!freely && m_options.snap == 1)
        return {std::floor(at.x), std::floor(at.y)};
    constexpr double kHalfTile = 0.5; // its centre is under the pointer
    return {snapped(at.x - kHalfTile, freely), snapped(at.y - kHalfTile, freely)};
}

void LevelTools::setPreview(LevelPreview preview)
{
    m_preview = std::move(preview);
    emit previewChanged();
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
    if (const Result<void> fits = checkWritten(design); !fits) {
        emit failed(fits.error());
        return;
    }
    m_document->edit(label, design, stroke);
}

} // namespace cave

#include "moc_level_tools.cpp"
