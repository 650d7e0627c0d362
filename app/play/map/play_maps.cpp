// SPDX-License-Identifier: MIT
#include "app/play/map/play_maps.h"

#include "app/play/map/play_map_objects.h"
#include "app/play/session/play_session.h"
#include "app/play/texts/allies.h"
#include "core/rules/real_time/real_time_simulation.h"
#include "core/session/event.h"
#include "core/world/generator_info.h"
#include "editor/view/figures/figures.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_input.h"
#include "editor/view/style/theme.h"

#include <QDockWidget>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "moc_play_maps.cpp"

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

constexpr int kMiniMapZoom = 2; // logical pixels per cell

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

PlayMaps::PlayMaps(PlaySession &session, QDockWidget &small, QWidget *page)
    : QObject(page)
    , m_session(session)
    , m_map(named("playMap", new MapView(page)))
    , m_small(new QWidget)
    , m_miniMap(named("miniMap", new MapView))
    , m_rooms(new RoomMapView)
{
    m_miniMap->setZoom({qRound(kMiniMapZoom * page->devicePixelRatioF())});
    m_miniMap->setFocusPolicy(Qt::NoFocus);
    m_miniMap->figures()->allies().setNamed(false);
    m_map->figures()->setPointing(true);
    vbox(*m_small, 0, kNoMargins, {m_rooms, {m_miniMap, 1}});
    m_rooms->hide();
    small.setWidget(m_small);
    bindEvent(*m_map, {QEvent::Resize}, *this, [this] {
        if (m_level || m_floor)
            QMetaObject::invokeMethod(this, &PlayMaps::refit, Qt::QueuedConnection);
    });
    bindEvent(*m_miniMap, {QEvent::Resize}, *this, [this] {
        if (m_level)
            QMetaObject::invokeMethod(this, &PlayMaps::fitMiniMap, Qt::QueuedConnection);
    });
    connect(m_miniMap->input(), &MapInput::cellClicked, m_map, &MapView::lookAt);
    connect(m_map, &MapView::viewChanged, this,
            [this] { m_miniMap->figures()->setMarkedArea(m_map->cellsInView()); });
}

PlayMaps::~PlayMaps()
{
    delete m_small;
}

void PlayMaps::setFog(bool on)
{
    m_map->terrain()->setFog(on);
    m_miniMap->terrain()->setFog(on);
}

void PlayMaps::setMotion(bool on)
{
    m_map->setMotion(on);
    m_miniMap->setMotion(on);
}

void PlayMaps::setFollowMode(FollowMode mode)
{
    m_follow = mode;
    m_map->setFollowMode(mode);
    refit();
}

void PlayMaps::begin()
{
    connect(&m_session, &PlaySession::happened, this,
            [this](const std::vector<Event> &events) { update(m_session.session(), events); });
    connect(&m_session, &PlaySession::allActed, this,
            [this](const std::vector<Event> &events) { updateOthers(m_session.session(), events); });
    Session &session = m_session.session();
    const World &world = session.world();
    const bool whole = session.content().scenario.view == ViewKind::Level;
    for (MapView *map : {m_map, m_miniMap}) {
        map->terrain()->setDaylight(whole);
        map->setSource(world.map.viewSource());
        map->terrain()->setExplored(world.map);
        showBounds(world);
        map->setPlayer(world.player().position, session.visible());
        if (!m_level)
            map->centreOnPlayer();
    }
    showAllies(world, ActionMotion::AtOnce);
    showMiniPages(world);
    fitLevel();
}

/// Which of the small maps are available.
void PlayMaps::showMiniPages(const World &world)
{
    const bool action = world.content->scenario.freeMovement();
    const bool levels = action && generatorInfo(world.spec.generator.kind).levels == LevelKind::File;
    m_miniMap->setVisible(!action || levels);
    m_rooms->setVisible(action);
    m_rooms->setMaximumHeight(levels ? m_rooms->minimumSizeHint().height() : QWIDGETSIZE_MAX);
}

/// Updates terrain and player after a command.
void PlayMaps::update(Session &session, const std::vector<Event> &events)
{
    // Also where an ally has gone whom the view follows.
    const bool entered =
        std::ranges::any_of(events, isAnyOf<LevelEntered>) || levelNumber(session.world()) != m_shownLevel;
    bool moved = std::ranges::any_of(events, isAnyOf<LevelEntered, PlayerMoved, PlayerDied>);
    const World &world = session.world();
    // Allies who walk to the player's cell move the player as well.
    moved = moved || (!world.party.isAlone() && m_map->figures()->player() != world.player().position);
    if (entered)
        showBounds(world);
    const VisibleCells &visible = session.visible();
    for (MapView *map : {m_map, m_miniMap}) {
        for (const CellRect &area : areasExplored(events))
            map->terrain()->updateExplored(world.map, area);
        if (moved)
            map->setPlayer(world.player().position, visible);
    }
    if (!world.action)
        showAllies(world, ActionMotion::Gliding);
    const bool watches = isOnlooker(world);
    if (watches)
        showOnlooker(session);
    if (entered || !watches)
        goAlong(entered, moved);
}

/// The view goes with whom it follows.
void PlayMaps::goAlong(bool entered, bool moved)
{
    if (entered && m_level)
        enterLevel();
    else if (entered && m_chosenZoom)
        leaveFit();
    else if (moved && !m_level)
        centreOnPlayer();
    else if (moved &&
             (m_map->zoom() != m_fittedZoom || !m_map->cellsInView().contains(eyeOf(m_session.world()))))
        m_map->centreOnPlayer();
}

/// The terrain that others have explored.
void PlayMaps::updateOthers(const Session &session, const std::vector<Event> &events)
{
    for (const CellRect &area : areasOfOthers(session.world(), events)) {
        for (MapView *map : {m_map, m_miniMap})
            map->terrain()->updateExplored(session.world().map, area);
    }
}

void PlayMaps::showAllies(const World &world, ActionMotion motion)
{
    for (MapView *map : {m_map, m_miniMap})
        map->figures()->setAllies(figuresNear(world, eyeOf(world)), motion);
}

/// Where whom the view follows is.
WorldPos PlayMaps::eyeOf(const World &world) const
{
    const PartyMember *ally = m_followed ? world.party.find(*m_followed) : nullptr;
    return ally != nullptr ? ally->player.position : world.player().position;
}

/// Of the level that the view is on; 0 where there is none.
int PlayMaps::levelNumber(const World &world) const
{
    const Level *level = world.map.plan().levelAt(eyeOf(world));
    return level != nullptr ? level->number : 0;
}

void PlayMaps::follow(Session &session, std::optional<int> ally)
{
    m_followed = ally;
    for (MapView *map : {m_map, m_miniMap})
        map->figures()->setFollowed(ally);
    showBounds(session.world());
    showAllies(session.world(), ActionMotion::Gliding);
    if (isOnlooker(session.world()))
        showOnlooker(session);
    if (m_level)
        return fitLevel();
    for (MapView *map : {m_map, m_miniMap})
        map->centreOnPlayer();
}

/// One who only watches has no figure, and sees what the followed player does.
void PlayMaps::showOnlooker(Session &session)
{
    const WorldPos eye = eyeOf(session.world());
    const VisibleCells seen = m_followed ? viewOf(session, *m_followed).cells : session.visible();
    for (MapView *map : {m_map, m_miniMap}) {
        map->figures()->setPlayerMarker(std::nullopt);
        map->terrain()->setLight(eye, seen);
        map->terrain()->setLightProgress(1);
    }
}

/// The view stops at the edges of the player's level. The mini map is always limited to it, as it would
/// otherwise show adjacent floors.
void PlayMaps::showBounds(const World &world)
{
    std::optional<CellRect> bounds;
    if (const Level *level = world.map.plan().levelAt(eyeOf(world)))
        bounds = level->area;
    m_shownLevel = levelNumber(world);
    m_miniMap->setBounds(bounds);
    const ViewKind view = world.content->scenario.view;
    m_map->setBounds(view == ViewKind::Centred ? std::nullopt : bounds);
    m_floor = view == ViewKind::Centred ? bounds : std::nullopt;
    m_level = view == ViewKind::Level || fitsFloor() ? bounds : std::nullopt;
}

bool PlayMaps::fitsFloor() const
{
    return m_floor && m_follow == FollowMode::Softly && fitsWhole(*m_map, *m_floor);
}

/// A zoom chosen by the player is kept from level to level, until the view is recentred.
void PlayMaps::enterLevel()
{
    if (m_map->zoom() == m_fittedZoom)
        return fitLevel();
    m_map->centreOnPlayer();
    fitMiniMap();
}

void PlayMaps::fitLevel()
{
    if (!m_level)
        return;
    if (!m_chosenZoom)
        m_chosenZoom = m_map->zoom();
    cave::fitLevel(*m_map, *m_level);
    m_fittedZoom = m_map->zoom();
    fitMiniMap();
}

/// After a change of what decides whether a floor is shown whole. A zoom chosen by the player is kept.
void PlayMaps::refit()
{
    if (m_floor && m_level && !fitsFloor())
        return leaveFit();
    const bool fitsNow = m_floor && !m_level && fitsFloor();
    if (fitsNow)
        m_level = m_floor;
    if (fitsNow || (m_level && m_map->zoom() == m_fittedZoom))
        fitLevel();
}

/// Follows the player again, with the zoom from before unless the player has chosen another one since.
void PlayMaps::leaveFit()
{
    if (m_map->zoom() != m_fittedZoom)
        m_chosenZoom.reset();
    endFitting();
    m_map->centreOnPlayer();
}

void PlayMaps::fitMiniMap()
{
    if (m_level)
        m_miniMap->fit(*m_level);
}

void PlayMaps::endFitting()
{
    m_level.reset();
    if (!m_chosenZoom)
        return;
    m_map->setZoom(*std::exchange(m_chosenZoom, std::nullopt));
    m_miniMap->setZoom({qRound(kMiniMapZoom * m_map->devicePixelRatioF())});
}

void PlayMaps::setThings(const std::vector<MapThing> &things)
{
    m_map->setKnownThings(things);
    std::vector<MapThing> worthAWay = things;
    std::erase_if(worthAWay, [](const MapThing &thing) { return thing.kind == MapThing::OpenChest; });
    m_miniMap->figures()->setThings(std::move(worthAWay));
}

void PlayMaps::centreOnPlayer()
{
    if (m_level)
        return fitLevel();
    for (MapView *map : {m_map, m_miniMap}) {
        if (!map->isFollowing())
            map->centreOnPlayer();
    }
}

std::optional<Zoom> PlayMaps::miniMapZoom() const
{
    return m_level ? std::nullopt : std::optional(m_miniMap->zoom());
}

} // namespace cave
