// SPDX-License-Identifier: MIT
#include "editor/level/level_tools.h"

#include "core/base/message.h"
#include "core/edit/level_edit.h"
#include "editor/document/level_document.h"
#include "editor/level/level_commands.h"
#include "editor/level/level_map_tools.h"
#include "editor/tools/paint.h"
#include "editor/tools/paint_tools.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// Places the current piece on tiles of a level file, or removes their objects. A stroke is previewed, and
/// becomes an edit at its end.
class LevelPainter final : public CellSurface {
public:
    enum class Kind : std::uint8_t { Place, Erase };

    /// `tools` must outlive it.
    LevelPainter(LevelTools &tools, Kind kind) : m_tools(tools), m_kind(kind) {}

    [[nodiscard]] int regionSize() const override { return kMaxRegionSize; }
    [[nodiscard]] Brush brush() const override;
    [[nodiscard]] QString paintLabel() const override;
    void paint(const QString &label, CellMask cells) override;
    bool beginStroke() override;
    bool extendStroke(const QString &label, CellMask piece) override;
    void endStroke() override;
    void cancelStroke() override { m_stroke.reset(); }
    void preview(CellMask cells, const QString &text = {},
                 std::optional<WorldPos> textAt = std::nullopt) override;
    void clearPreview() override;
    void fail(const Error &error) override;

private:
    void place(const QString &label, CellMask cells);
    void erase(const CellMask &cells);

    LevelTools &m_tools;
    Kind m_kind;
    std::optional<CellMask> m_stroke;
    QString m_strokeLabel;
};

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
    makeTools();
}

LevelTools::~LevelTools() = default;

void LevelTools::makeTools()
{
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

Result<void> LevelTools::checkLines(const LevelFile &design)
{
    if (design.records.size() > kMaxRecords)
        return invalid(message("a level holds at most %1 lines", kMaxRecords));
    return {};
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
    if (const Result<void> fits = checkLines(design); !fits) {
        emit failed(fits.error());
        return;
    }
    m_document->edit(label, design, stroke);
}

} // namespace cave

#include "moc_level_tools.cpp"
