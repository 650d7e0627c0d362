#include "app/play/play_maps.h"

#include <QAction>

#include <optional>
#include <utility>

namespace cave {
namespace {

constexpr int kMiniMapZoom = 2; // logical pixels a cell

} // namespace

PlayMaps::PlayMaps(QWidget *page)
    : QObject(page)
    , m_map(new MapView(page))
    , m_miniMap(new MapView)
    , m_miniMapDock(new QDockWidget)
{
    m_map->setObjectName(QStringLiteral("playMap"));
    m_miniMap->setObjectName(QStringLiteral("miniMap"));
    m_miniMap->setZoom({qRound(kMiniMapZoom * page->devicePixelRatioF())});
    m_miniMap->setFocusPolicy(Qt::NoFocus);
    m_miniMapDock->setObjectName(QStringLiteral("miniMapDock"));
    m_miniMapDock->setWidget(m_miniMap);
    m_miniMapDock->setMinimumWidth(240);
    connect(m_miniMap, &MapView::cellClicked, m_map, &MapView::lookAt);
    connect(m_map, &MapView::viewChanged, this, &PlayMaps::showMiniMapArea);
    QAction *toggle = m_miniMapDock->toggleViewAction();
    toggle->setObjectName(QStringLiteral("miniMap.toggle"));
    toggle->setShortcut(QKeySequence(Qt::Key_M));
    toggle->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    page->addAction(toggle);
}

PlayMaps::~PlayMaps()
{
    if (m_miniMapDock != nullptr && m_miniMapDock->parent() == nullptr)
        delete m_miniMapDock;
}

void PlayMaps::setTheme(const Theme &theme)
{
    m_map->setTheme(theme);
    m_miniMap->setTheme(theme);
}

void PlayMaps::setFog(bool on)
{
    m_map->setFog(on);
    m_miniMap->setFog(on);
}

void PlayMaps::setMotion(bool on)
{
    m_map->setMotion(on);
    m_miniMap->setMotion(on);
}

void PlayMaps::retranslate()
{
    m_miniMapDock->setWindowTitle(tr("Minimap"));
    m_miniMapDock->toggleViewAction()->setText(tr("&Minimap"));
    m_miniMapDock->toggleViewAction()->setToolTip(tr("Show or hide the minimap"));
    m_map->setAccessibleName(tr("Map"));
}

void PlayMaps::showSession(const Session *session)
{
    for (MapView *map : {m_map, m_miniMap}) {
        map->setSource(session != nullptr ? session->world().level.viewSource() : nullptr);
        if (session == nullptr)
            continue;
        map->setExplored(session->world().level.changes());
        showBounds(*session);
        map->setPlayer(session->world().player.position, session->visible());
        map->centreOnPlayer();
    }
}

void PlayMaps::update(const Session &session, const std::vector<Event> &events)
{
    bool moved = false;
    bool explored = false;
    for (const Event &event : events) {
        moved = moved || std::holds_alternative<PlayerMoved>(event) ||
                std::holds_alternative<PlayerDied>(event) || std::holds_alternative<LevelEntered>(event);
        if (std::holds_alternative<LevelEntered>(event))
            showBounds(session);
        explored = explored || std::holds_alternative<CellsExplored>(event);
    }
    const VisibleCells &visible = session.visible();
    for (MapView *map : {m_map, m_miniMap}) {
        if (explored)
            map->updateExplored(session.world().level,
                                {visible.origin, visible.cells.width(), visible.cells.height()});
        if (moved)
            map->setPlayer(session.world().player.position, visible);
    }
    if (moved)
        centreOnPlayer();
}

/// Where the view stops at the edges of a level: those of the one that the player is on. The minimap always
/// stays on it, or floors that were left would show beside it.
void PlayMaps::showBounds(const Session &session)
{
    const World &world = session.world();
    std::optional<CellRect> bounds;
    if (const LevelArea *level = world.level.plan().levelAt(world.player.position))
        bounds = level->area;
    m_miniMap->setBounds(bounds);
    m_map->setBounds(session.content().scenario.view == ViewKind::Clamped ? bounds : std::nullopt);
}

void PlayMaps::setThings(const std::vector<MapThing> &things)
{
    m_map->setThings(things);
    std::vector<MapThing> worthAWay = things;
    std::erase_if(worthAWay, [](const MapThing &thing) { return thing.kind == MapThing::OpenChest; });
    m_miniMap->setThings(std::move(worthAWay));
}

void PlayMaps::centreOnPlayer()
{
    for (MapView *map : {m_map, m_miniMap}) {
        if (!map->isFollowing())
            map->centreOnPlayer();
    }
}

void PlayMaps::showMiniMapArea()
{
    m_miniMap->setMarkedArea(m_map->cellsInView());
}

} // namespace cave
