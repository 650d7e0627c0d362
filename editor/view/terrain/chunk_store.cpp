// SPDX-License-Identifier: MIT
#include "editor/view/terrain/chunk_store.h"

#include "editor/document/wanted_work.h"

#include <QFontDatabase>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

constexpr int kCacheKilobytes = 160 * 1024;
/// The number of changes recorded to determine stale chunks.
constexpr std::size_t kMaxChanges = 64;

bool touches(const CellRect &a, const CellRect &b, int margin)
{
    return a.origin.x - margin < b.origin.x + b.width && b.origin.x < a.origin.x + a.width + margin &&
           a.origin.y - margin < b.origin.y + b.height && b.origin.y < a.origin.y + a.height + margin;
}

} // namespace

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

} // namespace cave

#include "moc_chunk_store.cpp"
