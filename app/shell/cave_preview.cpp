#include "app/shell/cave_preview.h"

#include "core/session/session.h"
#include "editor/view/map_cover.h"
#include "editor/view/map_keys.h"
#include "editor/view/map_view.h"
#include "editor/view/theme.h"
#include "editor/view/type_scale.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <cmath>

namespace cave {
namespace {

constexpr int kTypingPauseMs = 60;
constexpr double kCellPixels = 8;
constexpr int kSampled = 2; // regions on each side of the one that is entered

/// The share of floor in the square of regions around `spawn`.
double floorShareAround(const RegionSource &source, WorldPos spawn)
{
    const RegionPos centre = regionOf(spawn, source.regionSize());
    int floors = 0;
    int regions = 0;
    for (std::int64_t y = -kSampled; y <= kSampled; ++y) {
        for (std::int64_t x = -kSampled; x <= kSampled; ++x, ++regions)
            floors += source.generate({centre.x + x, centre.y + y}).floorCount();
    }
    return static_cast<double>(floors) / (regions * source.regionSize() * source.regionSize());
}

} // namespace

CavePreview::CavePreview(QWidget *parent)
    : QWidget(parent)
    , m_map(new MapView(this))
    , m_cover(new MapCover(*m_map))
    , m_caption(new QLabel(this))
{
    setObjectName("newWorld.preview");
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Preview of the new world"));
    m_map->setFog(false);
    m_caption->setObjectName("newWorld.caption");
    m_caption->setContentsMargins(4 * kGrid, 2 * kGrid, 4 * kGrid, 2 * kGrid);
    m_caption->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_map, 1);
    column->addWidget(m_caption);
    m_wait.setSingleShot(true);
    m_wait.setInterval(kTypingPauseMs);
    connect(&m_wait, &QTimer::timeout, this, &CavePreview::request);
}

void CavePreview::setTheme(const Theme &theme)
{
    m_map->setTheme(theme);
    setSecondary(m_caption, theme);
}

void CavePreview::preview(const WorldSpec &spec)
{
    m_spec = spec;
    m_wait.start();
}

QString CavePreview::caption() const
{
    return m_caption->text();
}

void CavePreview::keyPressEvent(QKeyEvent *event)
{
    if (!moveMapByKey(*m_map, *event))
        QWidget::keyPressEvent(event);
}

void CavePreview::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    m_caption->setForegroundRole(QPalette::Highlight);
}

void CavePreview::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    m_caption->setForegroundRole(QPalette::WindowText);
}

Result<CavePreview::Sketch> CavePreview::sketch(const WorldSpec &spec)
{
    const Result<Session> session = Session::begin(spec);
    if (!session)
        return session.error();
    const World &world = session->world();
    const std::shared_ptr<const RegionSource> source = world.level.viewSource();
    return Sketch{source, world.player.position, floorShareAround(*source, world.player.position)};
}

void CavePreview::request()
{
    m_jobs.runLatest([spec = m_spec] { return sketch(spec); },
                     [this](const Result<Sketch> &result) { take(result); });
}

void CavePreview::take(const Result<Sketch> &result)
{
    if (!result) {
        m_caption->setText(tr("No cave can be made of these settings."));
        emit failed(result.error());
        return;
    }
    if (m_any)
        m_cover->keep();
    m_map->setSource(result->source);
    m_map->setPlayerMarker(result->spawn);
    m_map->setMarkedArea(
        CellRect{{result->spawn.x - 2, result->spawn.y - 2}, 5, 5}); // the figure alone is easily missed
    m_map->lookAt(result->spawn);
    if (!m_any)
        m_map->setZoom({static_cast<int>(std::lround(kCellPixels * devicePixelRatioF()))});
    m_any = true;
    m_caption->setText(tr("%1 % floor · you enter at (%2, %3) · drag to look around, turn the wheel to zoom")
                           .arg(QLocale().toString(result->floorShare * 100, 'f', 0))
                           .arg(result->spawn.x)
                           .arg(result->spawn.y));
    emit previewed();
}

} // namespace cave
