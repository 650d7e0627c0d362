// SPDX-License-Identifier: MIT
#include "app/seeds/compare/compared_map.h"

#include "app/seeds/compare/compared_world.h"
#include "core/gen/rooms/level_areas.h"
#include "editor/view/form/bindings.h"
#include "editor/view/map/focus_frame.h"
#include "editor/view/map/map_cover.h"
#include "editor/view/map/map_keys.h"
#include "editor/view/map/map_view.h"
#include "editor/view/overlays/room_overlays.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>

#include <optional>
#include <utility>

namespace cave {
ComparedMap::ComparedMap(const QString &id, QWidget *parent)
    : QWidget(parent)
    , m_map(new MapView(this))
    , m_cover(new MapCover(*m_map))
    , m_problem(new QLabel(this))
    , m_focusFrame(new FocusFrame(this))
    , m_things(*m_map)
{
    setObjectName(id);
    m_map->setObjectName(id + ".map");
    m_map->terrain()->setFog(false);
    m_map->installEventFilter(this);
    m_problem->setObjectName(id + ".problem");
    m_problem->setAlignment(Qt::AlignCenter);
    m_problem->setWordWrap(true);
    m_problem->setAutoFillBackground(true);
    m_problem->setMargin(6 * kGrid);
    m_problem->hide();
    setMinimumSize(m_map->minimumSizeHint());
    bindLook(*this, [this] { refreshLook(); });
}

void ComparedMap::setWorld(ComparedWorld *world)
{
    if (m_world == world)
        return;
    if (m_world)
        m_world->disconnect(this);
    m_world = world;
    m_stage = nullptr;
    if (m_world)
        connect(m_world, &ComparedWorld::made, this, &ComparedMap::refresh);
    refresh();
}

void ComparedMap::setStage(std::shared_ptr<const RegionSource> stage)
{
    if (m_stage == stage)
        return;
    m_stage = std::move(stage);
    refresh();
}

void ComparedMap::setOverlays(MapOverlays overlays)
{
    m_overlays = std::move(overlays);
    markRooms();
}

void ComparedMap::refreshLook()
{
    const Theme &theme = currentTheme();
    markRooms();
    m_problem->setPalette(paletteFor(theme));
}

void ComparedMap::keyPressEvent(QKeyEvent *event)
{
    if (!moveMapByKey(*m_map, *event))
        QWidget::keyPressEvent(event);
}

void ComparedMap::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeParts();
}

bool ComparedMap::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_map && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        m_focusFrame->setVisible(event->type() == QEvent::FocusIn);
    return QWidget::eventFilter(watched, event);
}

void ComparedMap::placeParts()
{
    for (QWidget *part : {static_cast<QWidget *>(m_map), static_cast<QWidget *>(m_problem), m_focusFrame})
        part->setGeometry(rect());
}

/// Marks the start and the boss room of a map of rooms.
void ComparedMap::markRooms()
{
    const std::optional<RoomMap> map =
        m_world && m_world->source() ? roomMapOf(m_world->madeSpec()) : std::nullopt;
    MapOverlays overlays = map ? roomOverlays(*map, currentTheme()) : MapOverlays();
    append(overlays, m_overlays);
    m_map->figures()->setOverlays(std::move(overlays));
}

void ComparedMap::refresh()
{
    const std::shared_ptr<const RegionSource> own = m_world ? m_world->source() : nullptr;
    const std::shared_ptr<const RegionSource> &source = m_stage && own ? m_stage : own;
    m_cover->keep();
    m_map->setSource(source);
    m_map->setAccessibleName(
        source ? tr("Map of %1").arg(QString::fromStdString(seedText(m_world->madeSpec()))) : QString());
    if (m_world) {
        m_map->figures()->setPlayerMarker(m_world->spawn());
        m_things.setWorld(m_world->madeSpec(), m_world->content(), source);
    }
    markRooms();
    m_problem->setText(m_world ? m_world->problem() : QString());
    m_problem->setVisible(!m_problem->text().isEmpty());
}

} // namespace cave

#include "moc_compared_map.cpp"
