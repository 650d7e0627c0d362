// SPDX-License-Identifier: MIT
#include "app/play/map/room_map_view.h"

#include "core/rules/real_time/real_time_simulation.h"
#include "editor/view/figures/figures.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace cave {
namespace {

bool isKnown(const WorldMap &map, const CellRect &area)
{
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; ++x) {
            if (map.isExplored({area.origin.x + x, area.origin.y + y}))
                return true;
        }
    }
    return false;
}

CellPos neighbour(CellPos place, Direction side)
{
    const WorldPos to = step(WorldPos{place.x, place.y}, side);
    return {static_cast<int>(to.x), static_cast<int>(to.y)};
}

} // namespace

std::vector<RoomSquare> knownRooms(const RoomMap &map, Session &session)
{
    const World &world = session.world();
    std::vector<RoomSquare> squares;
    for (const MapRoom &room : map.rooms) {
        if (!isKnown(world.map, room.area))
            continue;
        RoomSquare square{room.number, room.place, true, false, false, false, room.doors};
        square.here = room.area.contains(world.player().position);
        square.boss = room.role == RoomRole::Boss;
        const Level *level = world.map.plan().levelAt(room.area.origin);
        square.beaten = level != nullptr && !hasFoes(session.mutableWorld(), *level);
        squares.push_back(square);
    }
    const auto isThere = [&squares](CellPos place) {
        return std::ranges::any_of(squares,
                                   [place](const RoomSquare &square) { return square.place == place; });
    };
    const std::size_t visited = squares.size();
    for (std::size_t i = 0; i < visited; ++i) {
        for (std::size_t side = 0; side < kDirections.size(); ++side) {
            const CellPos place = neighbour(squares[i].place, kDirections[side]);
            const MapRoom *room = squares[i].doors[side] ? map.at(place) : nullptr;
            if (room == nullptr || isThere(place))
                continue;
            squares.push_back({room->number, place, false, false, false, false, {}});
        }
    }
    return squares;
}

namespace {

constexpr double kRoomGap = 0.28; ///< gap between squares, as a share of a field's side
constexpr int kMapMargin = 3 * kGrid;

/// Two horns, for the boss room.
void drawHorns(QPainter &painter, const QRectF &square, const QColor &colour)
{
    const double s = square.width();
    const QPointF m = square.center();
    QPainterPath horns(m + QPointF(-0.3 * s, -0.28 * s));
    horns.quadTo(m + QPointF(-0.3 * s, 0), m + QPointF(-0.12 * s, 0.02 * s));
    horns.lineTo(m + QPointF(-0.12 * s, 0.26 * s));
    horns.lineTo(m + QPointF(0.12 * s, 0.26 * s));
    horns.lineTo(m + QPointF(0.12 * s, 0.02 * s));
    horns.quadTo(m + QPointF(0.3 * s, 0), m + QPointF(0.3 * s, -0.28 * s));
    horns.quadTo(m + QPointF(0.2 * s, -0.08 * s), m + QPointF(0, -0.08 * s));
    horns.quadTo(m + QPointF(-0.2 * s, -0.08 * s), m + QPointF(-0.3 * s, -0.28 * s));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(horns);
}

} // namespace

RoomMapView::RoomMapView(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("roomMap"));
    bindTexts(*this, [this] { update(); });
}

void RoomMapView::showRooms(std::vector<RoomSquare> rooms, int columns, int rows)
{
    m_rooms = std::move(rooms);
    m_columns = std::max(1, columns);
    m_rows = std::max(1, rows);
    m_level = 0;
    setAccessibleName(text());
    setToolTip(tr("Filled: visited · outlined: behind a door · dot: enemies left"));
    update();
}

void RoomMapView::showLevel(int number, int count)
{
    m_rooms.clear();
    m_level = number;
    m_levels = count;
    setAccessibleName(text());
    setToolTip({});
    update();
}

QString RoomMapView::text() const
{
    if (m_level > 0)
        return tr("Level %1 of %2").arg(m_level).arg(m_levels);
    const auto visited = std::ranges::count(m_rooms, true, &RoomSquare::visited);
    return visited == 1 ? tr("1 room visited") : tr("%n rooms visited", nullptr, static_cast<int>(visited));
}

/// The grid keeps its aspect ratio.
QRectF RoomMapView::squareOf(CellPos place) const
{
    const double field =
        std::min((width() - 2.0 * kMapMargin) / m_columns, (height() - 2.0 * kMapMargin) / m_rows);
    const double left = (width() - field * m_columns) / 2 + field * place.x;
    const double top = (height() - field * m_rows) / 2 + field * (m_rows - 1 - place.y);
    const double inset = field * kRoomGap / 2;
    return QRectF(left, top, field, field).adjusted(inset, inset, -inset, -inset);
}

void RoomMapView::paintDoors(QPainter &painter, const RoomSquare &room) const
{
    const QRectF square = squareOf(room.place);
    const double width = square.width() * 0.22;
    const double reach = square.width() * kRoomGap / (1 - kRoomGap) + 2;
    const QPointF m = square.center();
    const std::array<QRectF, 4> bridges{QRectF(m.x() - width / 2, square.top() - reach + 1, width, reach),
                                        QRectF(square.right() - 1, m.y() - width / 2, reach, width),
                                        QRectF(m.x() - width / 2, square.bottom() - 1, width, reach),
                                        QRectF(square.left() - reach + 1, m.y() - width / 2, reach, width)};
    for (std::size_t side = 0; side < bridges.size(); ++side) {
        if (room.doors[side])
            painter.fillRect(bridges[side], currentTheme().wallEdge);
    }
}

void RoomMapView::paintRoom(QPainter &painter, const RoomSquare &room) const
{
    const QRectF square = squareOf(room.place);
    const double round = square.width() * 0.12;
    painter.setBrush(room.visited
                         ? QBrush(room.here ? currentTheme().floorLit : currentTheme().floorRemembered)
                         : QBrush(Qt::NoBrush));
    painter.setPen(room.here      ? QPen(currentTheme().accent, 2.5)
                   : room.visited ? QPen(currentTheme().wallEdge, 1.5)
                                  : QPen(currentTheme().mutedText, 1, Qt::DashLine));
    painter.drawRoundedRect(square, round, round);
    if (room.boss)
        drawHorns(painter, square, currentTheme().danger);
    if (room.here) {
        const double dot = square.width() * 0.14;
        drawPlayerDot(painter, room.boss ? square.bottomRight() - QPointF(dot, dot) * 1.4 : square.center(),
                      std::max(0.6, dot / 4), currentTheme());
    } else if (room.visited && !room.beaten && !room.boss) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(currentTheme().danger);
        painter.drawEllipse(square.center(), square.width() * 0.12, square.width() * 0.12);
    }
}

/// A dot for each level, as many as fit.
void RoomMapView::paintLevels(QPainter &painter) const
{
    constexpr double kDot = 12;
    painter.setPen(currentTheme().text);
    painter.setFont(fontOf(TextSize::Heading, QFont::DemiBold));
    painter.drawText(rect().adjusted(0, 0, 0, -height() / 5), Qt::AlignCenter, text());
    if (m_levels * kDot > width() - 2 * kMapMargin)
        return;
    const double left = (width() - m_levels * kDot) / 2 + kDot / 2;
    for (int i = 0; i < m_levels; ++i) {
        painter.setPen(QPen(currentTheme().mutedText, 1));
        painter.setBrush(i + 1 < m_level    ? QBrush(currentTheme().mutedText)
                         : i + 1 == m_level ? QBrush(currentTheme().accent)
                                            : QBrush(Qt::NoBrush));
        painter.drawEllipse(QPointF(left + i * kDot, height() * 0.62), kDot / 3, kDot / 3);
    }
}

void RoomMapView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), currentTheme().background);
    if (m_level > 0)
        return paintLevels(painter);
    for (const RoomSquare &room : m_rooms)
        paintDoors(painter, room);
    for (const RoomSquare &room : m_rooms)
        paintRoom(painter, room);
}

} // namespace cave

#include "moc_room_map_view.cpp"
