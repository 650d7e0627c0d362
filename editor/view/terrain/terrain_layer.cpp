// SPDX-License-Identifier: MIT
#include "editor/view/terrain/terrain_layer.h"

#include "editor/document/wanted_work.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/chunk_painter.h"
#include "editor/view/terrain/tile_set.h"

#include <QCache>
#include <QFont>
#include <QFontDatabase>
#include <QObject>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <deque>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace cave {

inline size_t qHash(const ChunkKey &key, size_t seed = 0)
{
    return qHashMulti(seed, key.zoom.step, key.x, key.y, static_cast<int>(key.tone));
}

namespace {

constexpr int kCacheKilobytes = 160 * 1024;
/// The number of changes recorded to determine stale chunks.
constexpr std::size_t kMaxChanges = 64;

bool touches(const CellRect &a, const CellRect &b, int margin)
{
    return a.origin.x - margin < b.origin.x + b.width && b.origin.x < a.origin.x + a.width + margin &&
           a.origin.y - margin < b.origin.y + b.height && b.origin.y < a.origin.y + a.height + margin;
}

constexpr double kZoomSeconds = 0.15;
/// The maximum time that one frame may spend on painting chunks.
constexpr qint64 kPaintingMilliseconds = 3;
/// Cells at least this large are painted at once if time allows; at smaller sizes a chunk needs too many
/// regions.
constexpr int kSmallestPaintedAtOnce = 4;

double eased(double t)
{
    return t * t * (3 - 2 * t);
}

/// Copies an opaque picture into another, its top left corner at `at`, clipped.
void blit(const QImage &source, QPoint at, QImage &target)
{
    const QRect part = QRect(at, source.size()).intersected(target.rect());
    if (part.isEmpty())
        return;
    const auto bytes = static_cast<std::size_t>(part.width()) * sizeof(QRgb);
    for (int y = part.top(); y <= part.bottom(); ++y) {
        const auto *from =
            reinterpret_cast<const QRgb *>(source.constScanLine(y - at.y())) + (part.left() - at.x());
        std::memcpy(reinterpret_cast<QRgb *>(target.scanLine(y)) + part.left(), from, bytes);
    }
}

} // namespace

/// A cache of the painted chunks of one map view, filled by other threads.
///
/// Requested chunks are painted in the given order; a new list replaces the old one, so that nothing is spent
/// on what has scrolled out of view. A chunk whose cells have changed is kept, marked as stale, until its
/// replacement is ready.
class ChunkStore : public QObject {
    Q_OBJECT

public:
    explicit ChunkStore(QObject *parent = nullptr);
    ~ChunkStore() override;

    /// Replaces the terrain; drops all chunks.
    void setSource(std::shared_ptr<const RegionSource> source);
    /// Replaces colours and style; drops all chunks.
    void setStyle(const Theme &theme, MapStyle style);
    /// Null: everything is explored. Drops all chunks.
    void setExplored(std::shared_ptr<const ExploredMap> explored);
    /// Cells of `area` were explored; chunks that show them or their surroundings become stale.
    void updateExplored(std::shared_ptr<const ExploredMap> explored, const CellRect &area);
    /// `source` differs from the previous one in the cells of `area`; chunks that show them or their
    /// surroundings become stale.
    void updateSource(std::shared_ptr<const RegionSource> source, const CellRect &area);

    /// Replaces what is counted where single things aren't distinguished; chunks of such zooms that show any
    /// of it become stale.
    void setCounted(std::shared_ptr<const CountedThings> counted, double unit);

    [[nodiscard]] const MapScene &scene() const { return m_scene; }
    /// Makes the cache large enough for all chunks of a view of this size, in device pixels.
    void reserveFor(QSize view);

    struct Found {
        const QImage *image = nullptr; ///< null if never painted; valid until the event loop runs again
        bool fresh = false;
    };
    [[nodiscard]] Found find(const ChunkKey &key);

    /// Paints a chunk at once and caches it. Needs a source.
    QImage paintNow(const ChunkKey &key);

    /// Requests painting these in other threads, in this order; replaces previous requests.
    void want(const std::vector<ChunkKey> &keys);

signals:
    void chunksPainted();

private:
    struct Entry {
        QImage image;
        int revision = 0; ///< of the scene; changes up to it don't make the picture stale
    };
    enum class Changed { Terrain, Explored, Things };
    struct Change {
        int revision = 0;
        std::optional<CellRect> area; ///< none: everywhere
        Changed what = Changed::Explored;
    };
    /// The latest changes of a scene, oldest first.
    struct History {
        int revision = 0;
        int terrainRevision = 0; ///< of the latest change of terrain
        std::deque<Change> changes;

        void add(Changed what, const std::optional<CellRect> &area);
        /// False if more has changed since than is recorded.
        [[nodiscard]] bool reachesBackTo(int since) const;
    };
    /// A painter and the revision of its terrain.
    struct Painter {
        std::unique_ptr<ChunkPainter> painter;
        int revision = 0;
    };
    /// A chunk, as of `revision`.
    struct Painted {
        QImage image;
        int revision = 0;
    };
    class Work;

    void change(Changed what, const std::optional<CellRect> &area);
    static void catchUp(Painter &painter, const MapScene &scene, const History &history);
    [[nodiscard]] bool changedSince(int revision, const ChunkKey &key) const;
    void keep(const ChunkKey &key, QImage image, int revision);
    void restart();
    void collect();

    MapScene m_scene;
    Theme m_theme;
    MapStyle m_style = MapStyle::Tiles;
    QCache<ChunkKey, Entry> m_chunks;
    History m_history;
    QFont m_glyphFont; ///< looked up in the interface thread, as other threads may not query system fonts
    Painter m_painter;
    std::shared_ptr<QThreadPool> m_threads;
    std::shared_ptr<Work> m_work;
};

/// Paints the requested chunks, each from the scene at that time.
class ChunkStore::Work : public WantedWork<ChunkKey, ChunkStore::Painted> {
public:
    explicit Work(ChunkStore &owner)
        : WantedWork(*owner.m_threads, WorkUrgency::Map, owner, [&owner] { owner.collect(); })
        , m_scene(owner.m_scene)
        , m_theme(owner.m_theme)
        , m_style(owner.m_style)
        , m_glyphFont(owner.m_glyphFont)
        , m_history(owner.m_history)
    {
    }

    void update(const MapScene &scene, Changed what, const std::optional<CellRect> &area)
    {
        const QMutexLocker lock(&m_mutex);
        m_scene = scene;
        m_history.add(what, area);
    }

private:
    Painted fulfil(const ChunkKey &key) override
    {
        QMutexLocker lock(&m_mutex);
        Painter painter = borrowPainter();
        const MapScene scene = m_scene;
        catchUp(painter, scene, m_history);
        lock.unlock();
        QImage image = painter.painter->paint(scene, key);
        lock.relock();
        m_painters.push_back(std::move(painter));
        return {std::move(image), m_painters.back().revision};
    }

    Painter borrowPainter()
    {
        if (m_painters.empty())
            return {std::make_unique<ChunkPainter>(m_scene.source, m_theme, m_style, m_glyphFont),
                    m_history.revision};
        Painter painter = std::move(m_painters.back());
        m_painters.pop_back();
        return painter;
    }

    MapScene m_scene;
    Theme m_theme;
    MapStyle m_style;
    QFont m_glyphFont;
    History m_history;
    std::vector<Painter> m_painters;
};

ChunkStore::ChunkStore(QObject *parent)
    : QObject(parent)
    , m_theme(darkTheme())
    , m_chunks(kCacheKilobytes)
    , m_glyphFont(QFontDatabase::systemFont(QFontDatabase::FixedFont))
    , m_threads(holdWorkerThreads())
{
}

ChunkStore::~ChunkStore()
{
    if (m_work != nullptr)
        m_work->abandon();
}

void ChunkStore::setSource(std::shared_ptr<const RegionSource> source)
{
    m_scene.source = std::move(source);
    restart();
}

void ChunkStore::setStyle(const Theme &theme, MapStyle style)
{
    m_theme = theme;
    m_style = style;
    restart();
}

void ChunkStore::setExplored(std::shared_ptr<const ExploredMap> explored)
{
    m_scene.explored = std::move(explored);
    restart();
}

void ChunkStore::updateExplored(std::shared_ptr<const ExploredMap> explored, const CellRect &area)
{
    m_scene.explored = std::move(explored);
    change(Changed::Explored, area);
}

void ChunkStore::updateSource(std::shared_ptr<const RegionSource> source, const CellRect &area)
{
    const auto &before = m_scene.source;
    if (before == nullptr || source == nullptr || before->regionSize() != source->regionSize())
        return setSource(std::move(source));
    m_scene.source = std::move(source);
    change(Changed::Terrain, area);
}

void ChunkStore::setCounted(std::shared_ptr<const CountedThings> counted, double unit)
{
    const CountedThings none;
    const CountedThings &before = m_scene.counted ? *m_scene.counted : none;
    const CountedThings &now = counted ? *counted : none;
    const std::optional<CellRect> area =
        unit == m_scene.unit ? differingCells(before, now, unit) : std::nullopt;
    m_scene.counted = std::move(counted);
    m_scene.unit = unit;
    if (!area || area->width > 0)
        change(Changed::Things, area);
}

void ChunkStore::change(Changed what, const std::optional<CellRect> &area)
{
    m_history.add(what, area);
    if (m_work != nullptr)
        m_work->update(m_scene, what, area);
}

void ChunkStore::History::add(Changed what, const std::optional<CellRect> &area)
{
    changes.push_back({++revision, area, what});
    if (what == Changed::Terrain)
        terrainRevision = revision;
    if (changes.size() > kMaxChanges)
        changes.pop_front();
}

bool ChunkStore::History::reachesBackTo(int since) const
{
    return changes.empty() || since + 1 >= changes.front().revision;
}

/// Updates a painter to the current terrain, rereading only what may have changed.
void ChunkStore::catchUp(Painter &painter, const MapScene &scene, const History &history)
{
    const int known = std::exchange(painter.revision, history.revision);
    if (known >= history.terrainRevision)
        return;
    if (!history.reachesBackTo(known))
        return painter.painter->setSource(scene.source);
    for (const Change &change : history.changes) {
        if (change.revision > known && change.what == Changed::Terrain && change.area)
            painter.painter->updateSource(scene.source, *change.area);
    }
}

void ChunkStore::reserveFor(QSize view)
{
    // Two tones, and what has just left the view.
    constexpr qint64 kViews = 4;
    constexpr qint64 kChunksAtEdges = 512;
    constexpr qint64 kPixelBytes = 4;
    const qint64 pixels = (view.width() + kChunksAtEdges) * (view.height() + kChunksAtEdges);
    const qint64 kilobytes = kViews * pixels * kPixelBytes / 1024;
    m_chunks.setMaxCost(static_cast<int>(std::max<qint64>(kCacheKilobytes, kilobytes)));
}

bool ChunkStore::changedSince(int revision, const ChunkKey &key) const
{
    if (!m_history.reachesBackTo(revision))
        return true; // too long ago to know
    return std::any_of(m_history.changes.begin(), m_history.changes.end(), [&](const Change &change) {
        if (change.revision <= revision ||
            (change.what == Changed::Things && key.zoom.step >= kSmallestZoomWithThings))
            return false;
        return !change.area || touches(key.cells(), *change.area, CellBlock::kMargin);
    });
}

ChunkStore::Found ChunkStore::find(const ChunkKey &key)
{
    Entry *entry = m_chunks.object(key);
    if (entry == nullptr)
        return {};
    const bool fresh = !changedSince(entry->revision, key);
    if (fresh)
        entry->revision = m_history.revision;
    return {&entry->image, fresh};
}

QImage ChunkStore::paintNow(const ChunkKey &key)
{
    if (m_painter.painter == nullptr)
        m_painter = {std::make_unique<ChunkPainter>(m_scene.source, m_theme, m_style, m_glyphFont),
                     m_history.revision};
    catchUp(m_painter, m_scene, m_history);
    QImage image = m_painter.painter->paint(m_scene, key);
    keep(key, image, m_history.revision);
    return image;
}

void ChunkStore::want(const std::vector<ChunkKey> &keys)
{
    if (m_scene.source == nullptr)
        return;
    if (m_work == nullptr)
        m_work = std::make_shared<Work>(*this);
    m_work->want(keys);
}

void ChunkStore::keep(const ChunkKey &key, QImage image, int revision)
{
    const auto kilobytes = static_cast<int>(image.sizeInBytes() / 1024);
    auto entry = std::make_unique<Entry>(Entry{std::move(image), revision});
    m_chunks.insert(key, entry.release(), kilobytes);
}

void ChunkStore::restart()
{
    if (m_work != nullptr)
        m_work->abandon();
    m_work = nullptr;
    m_painter = {};
    m_chunks.clear();
    m_history.changes.clear();
}

void ChunkStore::collect()
{
    if (m_work == nullptr)
        return;
    bool any = false;
    for (Work::Answer &painted : m_work->take()) {
        const Entry *kept = m_chunks.object(painted.want);
        if (kept != nullptr && kept->revision > painted.outcome.revision)
            continue; // painted here meanwhile from the current scene
        keep(painted.want, std::move(painted.outcome.image), painted.outcome.revision);
        any = true;
    }
    if (any)
        emit chunksPainted();
}

TerrainLayer::TerrainLayer(QObject *parent) : QObject(parent), m_chunks(std::make_unique<ChunkStore>())
{
    m_explored = std::make_shared<ExploredMap>();
    m_chunks->setExplored(m_explored);
    m_chunks->setStyle(currentTheme(), m_style);
    connect(m_chunks.get(), &ChunkStore::chunksPainted, this, &TerrainLayer::changed);
}

TerrainLayer::~TerrainLayer() = default;

void TerrainLayer::setSource(std::shared_ptr<const RegionSource> source)
{
    m_chunks->setSource(std::move(source));
    m_light.clear();
    m_counted = nullptr;
    dropZoom();
    setExplored(WorldMap::Changes{});
}

void TerrainLayer::updateSource(std::shared_ptr<const RegionSource> source, const CellRect &area)
{
    m_chunks->updateSource(std::move(source), area);
    emit changed();
}

void TerrainLayer::setExplored(const WorldMap::Changes &changes)
{
    m_explored = std::make_shared<ExploredMap>(changes);
    showExplored();
}

void TerrainLayer::setExplored(const WorldMap &map)
{
    m_explored = std::make_shared<ExploredMap>(map);
    showExplored();
}

void TerrainLayer::updateExplored(const WorldMap &map, const CellRect &area)
{
    m_explored = m_explored->updated(map, area);
    if (m_fog)
        m_chunks->updateExplored(m_explored, area);
    emit changed();
}

void TerrainLayer::setCounted(std::shared_ptr<const CountedThings> counted)
{
    m_counted = std::move(counted);
    emit changed();
}

void TerrainLayer::setFog(bool on)
{
    if (m_fog == on)
        return;
    m_fog = on;
    showExplored();
}

void TerrainLayer::showExplored()
{
    m_chunks->setExplored(m_fog ? m_explored : nullptr);
    emit changed();
}

void TerrainLayer::setStyle(MapStyle style)
{
    if (m_style == style)
        return;
    m_style = style;
    renewLook();
    emit changed();
}

void TerrainLayer::renewLook()
{
    m_chunks->setStyle(currentTheme(), m_style);
    dropZoom();
}

void TerrainLayer::setDaylight(bool on)
{
    m_daylight = on;
    emit changed();
}

void TerrainLayer::startZoom(bool animated)
{
    if (!m_frame.isNull())
        m_zoomedFrom = Pictured{m_frame, m_viewport};
    m_zoomProgress = animated && m_zoomedFrom.has_value() ? 0 : 1;
}

void TerrainLayer::advanceZoom(double seconds)
{
    m_zoomProgress = std::min(1.0, m_zoomProgress + seconds / kZoomSeconds);
}

QRect TerrainLayer::chunkRect(const ChunkKey &key) const
{
    const CellRect cells = key.cells();
    const QPoint corner = m_viewport.corner();
    const WorldPos camera = m_viewport.camera.cell;
    const double scale = m_viewport.scale();
    const double x = corner.x() + static_cast<double>(cells.origin.x - camera.x) * scale;
    const double y = corner.y() - static_cast<double>(cells.origin.y + cells.height - camera.y) * scale;
    return {static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y)), key.zoom.chunkPixels(),
            key.zoom.chunkPixels()};
}

/// The chunks that intersect `area`, those near its centre first.
std::vector<ChunkKey> TerrainLayer::chunksIn(const CellRect &area, Tone tone) const
{
    const Zoom zoom = m_viewport.zoom;
    const int cells = zoom.chunkCells();
    std::vector<ChunkKey> keys;
    for (std::int64_t y = floorDiv(area.origin.y, cells);
         y <= floorDiv(area.origin.y + area.height - 1, cells); ++y) {
        for (std::int64_t x = floorDiv(area.origin.x, cells);
             x <= floorDiv(area.origin.x + area.width - 1, cells); ++x)
            keys.push_back({zoom, x, y, tone});
    }
    const WorldPos middle{area.origin.x + area.width / 2, area.origin.y + area.height / 2};
    const auto distance = [&](const ChunkKey &key) {
        const CellRect rect = key.cells();
        const double dx = static_cast<double>(rect.origin.x - middle.x) + cells / 2.0;
        const double dy = static_cast<double>(rect.origin.y - middle.y) + cells / 2.0;
        return dx * dx + dy * dy;
    };
    std::sort(keys.begin(), keys.end(),
              [&](const ChunkKey &a, const ChunkKey &b) { return distance(a) < distance(b); });
    return keys;
}

void TerrainLayer::drawTone(Tone tone, const CellRect &area, QImage &frame)
{
    for (const ChunkKey &key : chunksIn(area, tone)) {
        const QRect rect = chunkRect(key);
        if (!rect.intersects(frame.rect()))
            continue;
        const ChunkStore::Found found = m_chunks->find(key);
        if (found.fresh) {
            blit(*found.image, rect.topLeft(), frame);
            continue;
        }
        if (key.zoom.step >= kSmallestPaintedAtOnce && m_frameClock.elapsed() < kPaintingMilliseconds) {
            blit(m_chunks->paintNow(key), rect.topLeft(), frame);
            continue;
        }
        m_missing.push_back(key);
        if (found.image != nullptr)
            blit(*found.image, rect.topLeft(), frame);
        else
            drawStandIn(rect, frame);
    }
}

/// Fills the place of a missing chunk with the picture from before the zoom changed.
void TerrainLayer::drawStandIn(const QRect &target, QImage &frame) const
{
    QPainter painter(&frame);
    painter.fillRect(target, unexploredColour(currentTheme()));
    if (!m_zoomedFrom.has_value())
        return;
    const double scale = m_viewport.scale();
    const QPointF way = m_viewport.camera.wayTo(m_zoomedFrom->viewport.camera);
    const QSizeF size = QSizeF(m_zoomedFrom->image.size()) * (scale / m_zoomedFrom->viewport.scale());
    const QPointF middle(frame.width() / 2.0 + way.x() * scale, frame.height() / 2.0 - way.y() * scale);
    painter.setClipRect(target);
    painter.drawImage(QRectF(middle - QPointF(size.width(), size.height()) / 2, size), m_zoomedFrom->image);
}

const QImage &TerrainLayer::compose(const MapViewport &viewport)
{
    if (m_frame.size() != viewport.size) {
        m_frame = QImage(viewport.size, QImage::Format_RGB32);
        m_chunks->reserveFor(viewport.size);
    }
    m_viewport = viewport;
    m_missing.clear();
    if (m_chunks->scene().source == nullptr) {
        m_frame.fill(unexploredColour(currentTheme()));
        return m_frame;
    }
    const MapScene &scene = m_chunks->scene();
    if (viewport.zoom.step < kSmallestZoomWithThings &&
        (scene.counted != m_counted || scene.unit != viewport.ratio))
        m_chunks->setCounted(m_counted, viewport.ratio); // other zooms don't show it
    m_frameClock.start();
    const CellRect view = viewport.cells();
    const Tone tone = m_daylight || (m_light.isEmpty() && !m_fog) ? Tone::Lit : Tone::Remembered;
    drawTone(tone, view, m_frame);
    if (tone != Tone::Lit && !m_light.isEmpty())
        drawLight();
    wantChunks(view, tone);
    if (m_missing.empty() && !isZooming())
        dropZoom();
    return m_frame;
}

void TerrainLayer::drawLight()
{
    const CellRect lit = m_light.rect();
    const double scale = m_viewport.scale();
    const QRectF first = m_viewport.projection().rect(lit.origin);
    const QRectF bounds(first.left(), first.bottom() - lit.height * scale, lit.width * scale,
                        lit.height * scale);
    // Clipped in doubles first: far from the player the light's pixels are outside the range of int.
    const QRect part = bounds.intersected(QRectF(m_frame.rect())).toAlignedRect().intersected(m_frame.rect());
    if (part.isEmpty())
        return;
    if (m_litFrame.size() != m_frame.size())
        m_litFrame = QImage(m_frame.size(), QImage::Format_RGB32);
    drawTone(Tone::Lit, lit, m_litFrame);
    m_light.blend(m_frame, m_litFrame, part, QPointF(first.left(), first.bottom()).toPoint(), scale);
}

/// Requests missing chunks, and then a ring around the view, where the player may walk next.
void TerrainLayer::wantChunks(const CellRect &view, Tone tone)
{
    std::vector<ChunkKey> wanted = m_missing;
    const int ring = m_viewport.zoom.chunkCells();
    const CellRect around{
        {view.origin.x - ring, view.origin.y - ring}, view.width + 2 * ring, view.height + 2 * ring};
    for (const ChunkKey &key : chunksIn(around, tone)) {
        if (!chunkRect(key).intersects(m_frame.rect()) && !m_chunks->find(key).fresh)
            wanted.push_back(key);
    }
    m_chunks->want(wanted);
}

/// During a zoom both pictures are painted at a size between theirs, the one with larger cells on top.
void TerrainLayer::paint(QPainter &painter) const
{
    if (!isZooming() || !m_zoomedFrom.has_value())
        return painter.drawImage(0, 0, m_frame);
    const double progress = eased(m_zoomProgress);
    const double scale = m_viewport.scale();
    const double scaleBefore = m_zoomedFrom->viewport.scale();
    const double shown = scaleBefore * std::pow(scale / scaleBefore, progress);
    const QPointF middle = QRectF(m_frame.rect()).center();
    const QPointF way = m_viewport.camera.wayTo(m_zoomedFrom->viewport.camera);
    const QPointF screenWay(way.x(), -way.y());
    // Both cameras agree on the fixed point only at the end, so the distance between them is interpolated,
    // too.
    const QPointF now = middle - screenWay * shown * (1 - progress);
    const auto place = [&](const QImage &image, QPointF at, double pictureScale) {
        const QSizeF size = QSizeF(image.size()) * (shown / pictureScale);
        painter.drawImage(QRectF(at - QPointF(size.width(), size.height()) / 2, size), image);
    };
    const auto placeNow = [&] { place(m_frame, now, scale); };
    const auto placeBefore = [&] {
        place(m_zoomedFrom->image, middle + screenWay * shown * progress, scaleBefore);
    };
    painter.fillRect(m_frame.rect(), unexploredColour(currentTheme()));
    if (scale > scaleBefore) {
        placeBefore();
        painter.setOpacity(progress);
        placeNow();
    } else {
        placeNow();
        painter.setOpacity(1 - progress);
        placeBefore();
    }
    painter.setOpacity(1);
    painter.translate(now);
    painter.scale(shown / scale, shown / scale);
    painter.translate(-middle);
}

} // namespace cave

#include "moc_terrain_layer.cpp"
#include "terrain_layer.moc"
