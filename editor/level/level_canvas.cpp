// SPDX-License-Identifier: MIT
#include "editor/level/level_canvas.h"

#include "editor/document/level_document.h"
#include "editor/level/level_tools.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_input.h"
#include "editor/view/style/theme.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace cave {
namespace {

constexpr int kLargestTile = 256;         ///< device pixels
constexpr double kMargin = 24;            ///< around a fitted level, in logical pixels
constexpr double kLargestFit = 64;        ///< logical pixels per tile
constexpr double kSmallestFigureTile = 8; ///< logical pixels; smaller tiles are plain squares
constexpr double kSmallestGridTile = 6;
constexpr int kGridEvery = 5; ///< lines between bold ones
constexpr double kGhost = 0.55;
constexpr double kHalf = 0.5;

bool hasPlace(const LevelRecord &record)
{
    return record.isObject() || record.kind == LevelRecord::Kind::PlayerStart;
}

QColor faint(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

} // namespace

LevelCanvas::LevelCanvas(LevelTools &tools, QWidget *parent) : MapView(parent, kLargestTile), m_tools(tools)
{
    setObjectName("level.canvas");
    setMotion(false);
    const auto repaint = qOverload<>(&QWidget::update);
    const auto takeTool = [this] { input()->setTool(m_tools.mapTool()); };
    connect(&m_tools, &LevelTools::documentChanged, this, repaint);
    connect(&m_tools, &LevelTools::selectionChanged, this, repaint);
    connect(&m_tools, &LevelTools::previewChanged, this, &LevelCanvas::showPreview);
    connect(&m_tools, &LevelTools::optionsChanged, this, repaint);
    connect(&m_tools, &LevelTools::optionsChanged, this, takeTool);
    connect(&m_tools, &LevelTools::toolChanged, this, takeTool);
    connect(&m_tools, &LevelTools::interrupted, input(), &MapInput::cancel);
    connect(input(), &MapInput::pointed, this, &LevelCanvas::followPointer);
    takeTool();
    bindLook(*this, [this] { m_pictures.clear(); });
}

/// The base class outlives these members, and its input may still emit signals.
LevelCanvas::~LevelCanvas()
{
    input()->disconnect(this);
    m_tools.disconnect(this);
    input()->setTool(nullptr);
}

void LevelCanvas::setGrid(bool shown)
{
    m_grid = shown;
    update();
}

void LevelCanvas::setMarked(std::vector<LevelPoint> tiles)
{
    m_marked = std::move(tiles);
    update();
}

void LevelCanvas::fitLevel()
{
    if (m_tools.document() == nullptr)
        return m_fitted.reset();
    const LevelFile &design = m_tools.document()->design();
    const double most =
        std::min((width() - 2 * kMargin) / design.width, (height() - 2 * kMargin) / design.height);
    if (most >= 1)
        setZoom(
            {static_cast<int>(std::floor(std::min(std::floor(most), kLargestFit) * devicePixelRatioF()))});
    else
        fit({{0, -design.height}, design.width, design.height});
    setCamera(MapCamera{{}, design.width * kHalf, -design.height * kHalf});
    m_fitted.emplace(camera(), zoom());
}

bool LevelCanvas::isFitted() const
{
    return m_fitted && m_fitted->second == zoom() && m_fitted->first.wayTo(camera()).isNull();
}

void LevelCanvas::showTile(LevelPoint tile)
{
    const WorldPos cell = cellOfPoint(tile);
    bringIntoView(cell);
    input()->showCursor(cell);
}

/// The position of the level's corner.
QPointF LevelCanvas::origin() const
{
    const MapViewport shown = viewport();
    const QPointF corner = shown.corner();
    return QPointF(corner.x() - static_cast<double>(shown.camera.cell.x) * shown.scale(),
                   corner.y() + static_cast<double>(shown.camera.cell.y) * shown.scale()) /
           shown.ratio;
}

QRectF LevelCanvas::tileRect(LevelPoint at) const
{
    const double size = tileSize();
    return {origin() + QPointF(at.x, at.y) * size, QSizeF(size, size)};
}

LevelPoint LevelCanvas::pointAt(QPointF widget) const
{
    const QPointF at = (widget - origin()) / tileSize();
    return {at.x(), at.y()};
}

QRectF LevelCanvas::levelRect() const
{
    const LevelFile &design = m_tools.document()->design();
    return {origin(), QSizeF(design.width, design.height) * tileSize()};
}

LevelPoint LevelCanvas::chosenTile() const
{
    return tileOfCell(input()->chosenCell());
}

std::optional<LevelPoint> LevelCanvas::cursorTile() const
{
    if (!input()->cursor())
        return std::nullopt;
    return tileOfCell(*input()->cursor());
}

void LevelCanvas::followPointer()
{
    std::optional<LevelPoint> at = cursorTile();
    if (!at && input()->pointer())
        at = pointAt(*input()->pointer());
    emit hovered(at);
    if (ghostPlace() != m_ghost)
        update();
}

void LevelCanvas::showPreview()
{
    const LevelPreview &preview = m_tools.preview();
    MapOverlays overlays;
    if (preview.cells) {
        const QColor colour =
            m_tools.tool() == LevelTool::Erase ? currentTheme().danger : currentTheme().accent;
        overlays.masks.push_back({std::make_shared<const CellMask>(*preview.cells), colour, true});
    }
    if (preview.textAt)
        overlays.labels.push_back({*preview.textAt, preview.text});
    figures()->setOverlays(std::move(overlays));
    update();
}

void LevelCanvas::resizeEvent(QResizeEvent *event)
{
    const bool fitted = isFitted();
    MapView::resizeEvent(event);
    if (fitted)
        fitLevel();
}

void LevelCanvas::paintContent(const MapCanvas &canvas)
{
    canvas.painter.save();
    canvas.painter.scale(canvas.at.unit, canvas.at.unit);
    canvas.painter.fillRect(rect(), currentTheme().background);
    if (m_tools.document() != nullptr)
        paintLevel(canvas.painter);
    canvas.painter.restore();
    if (m_tools.document() != nullptr)
        MapView::paintContent(canvas);
}

void LevelCanvas::paintLevel(QPainter &painter)
{
    if (std::exchange(m_picturedSize, tileSize()) != tileSize())
        m_pictures.clear();
    paintGround(painter);
    paintObjects(painter);
    paintGrid(painter);
    painter.setPen(QPen(currentTheme().accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(levelRect().adjusted(-1, -1, 1, 1));
    paintMarks(painter);
    paintSelection(painter);
    paintFrame(painter);
    m_ghost = ghostPlace();
    if (m_ghost) {
        painter.setOpacity(kGhost);
        paintObject(painter, m_tools.options().piece.recordAt(*m_ghost), tileRect(*m_ghost));
        painter.setOpacity(1);
    }
}

void LevelCanvas::paintGround(QPainter &painter) const
{
    painter.fillRect(rect(), QBrush(currentTheme().bounds, Qt::BDiagPattern));
    drawLevelBackground(painter, levelRect(), tileSize(), m_tools.document()->design(), currentTheme());
}

void LevelCanvas::paintGrid(QPainter &painter) const
{
    const double size = tileSize();
    if (!m_grid || size < kSmallestGridTile)
        return;
    const QRectF level = levelRect();
    const QRectF seen = level.intersected(QRectF(rect()));
    const auto lines = [&](double from, double begin, double end, auto draw) {
        const int first = static_cast<int>(std::floor((begin - from) / size));
        const int last = static_cast<int>(std::ceil((end - from) / size));
        for (int i = first; i <= last; ++i) {
            painter.setPen(QPen(faint(currentTheme().text, i % kGridEvery == 0 ? 60 : 26), 1));
            draw(from + i * size);
        }
    };
    lines(level.left(), seen.left(), seen.right(),
          [&](double x) { painter.drawLine(QPointF(x, seen.top()), QPointF(x, seen.bottom())); });
    lines(level.top(), seen.top(), seen.bottom(),
          [&](double y) { painter.drawLine(QPointF(seen.left(), y), QPointF(seen.right(), y)); });
}

void LevelCanvas::paintObjects(QPainter &painter)
{
    const LevelFile &design = m_tools.document()->design();
    const QRectF seen = QRectF(rect());
    const LevelPoint by = m_tools.preview().moved;
    for (std::size_t i = 0; i < design.records.size(); ++i) {
        const LevelRecord &record = design.records[i];
        if (!hasPlace(record))
            continue;
        LevelPoint at = record.at;
        if (by != LevelPoint{} && m_tools.selection().contains(i))
            at = {at.x + by.x, at.y + by.y};
        const QRectF cell = tileRect(at);
        if (cell.intersects(seen))
            paintObject(painter, record, cell);
    }
}

void LevelCanvas::paintObject(QPainter &painter, const LevelRecord &record, const QRectF &rect)
{
    const LevelLook look = lookOf(m_tools.document()->design(), record);
    if (tileSize() < kSmallestFigureTile) {
        painter.fillRect(rect, levelObjectColour(look, currentTheme()));
        return;
    }
    auto found = m_pictures.find(look);
    if (found == m_pictures.end())
        found = m_pictures
                    .emplace(look, levelObjectPixmap(look, static_cast<int>(tileSize()), devicePixelRatioF(),
                                                     currentTheme()))
                    .first;
    painter.drawPixmap(rect.topLeft(), found->second);
}

/// A light frame inside a dark one is visible on any background.
void LevelCanvas::paintSelection(QPainter &painter) const
{
    const LevelFile &design = m_tools.document()->design();
    const LevelPoint by = m_tools.preview().moved;
    painter.setBrush(Qt::NoBrush);
    for (const std::size_t index : m_tools.selection()) {
        const LevelPoint at = design.records[index].at;
        const QRectF cell = tileRect({at.x + by.x, at.y + by.y});
        if (!cell.intersects(QRectF(rect())))
            continue;
        painter.setPen(QPen(currentTheme().background, 4));
        painter.drawRect(cell);
        painter.setPen(QPen(currentTheme().accent, 2));
        painter.drawRect(cell);
    }
}

void LevelCanvas::paintFrame(QPainter &painter) const
{
    const std::optional<QRectF> &frame = m_tools.preview().frame;
    if (!frame)
        return;
    painter.setPen(QPen(currentTheme().accent, 1, Qt::DashLine));
    painter.setBrush(faint(currentTheme().accent, 30));
    painter.drawRect(QRectF(tileRect({frame->left(), frame->top()}).topLeft(), frame->size() * tileSize()));
}

std::optional<LevelPoint> LevelCanvas::ghostPlace() const
{
    const bool brush = m_tools.tool() == LevelTool::Brush;
    if (m_tools.document() == nullptr || (!brush && m_tools.tool() != LevelTool::Place) ||
        (brush && input()->isPressed()) || input()->isPanning())
        return std::nullopt;
    const std::optional<LevelPoint> cursor = cursorTile();
    if (!cursor && !input()->pointer())
        return std::nullopt;
    const LevelPoint at =
        cursor ? LevelPoint{cursor->x + kHalf, cursor->y + kHalf} : pointAt(*input()->pointer());
    if (brush)
        return LevelPoint{std::floor(at.x), std::floor(at.y)};
    return m_tools.placeFor(at, !cursor && QGuiApplication::keyboardModifiers().testFlag(Qt::AltModifier));
}

/// A corner is cut off where there is a problem, so that it also differs in shape.
void LevelCanvas::paintMarks(QPainter &painter) const
{
    constexpr double kCorner = 0.34;
    for (const LevelPoint &tile : m_marked) {
        const QRectF cell = tileRect(tile);
        if (!cell.intersects(QRectF(rect())))
            continue;
        const QPointF corner = cell.topRight();
        const double side = std::max(4.0, cell.width() * kCorner);
        const QPolygonF sign({corner, corner - QPointF(side, 0), corner + QPointF(0, side)});
        painter.setPen(QPen(currentTheme().background, 1));
        painter.setBrush(currentTheme().danger);
        painter.drawPolygon(sign);
    }
}

} // namespace cave

#include "moc_level_canvas.cpp"
