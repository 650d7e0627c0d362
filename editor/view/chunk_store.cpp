#include "editor/view/chunk_store.h"

#include <QFontDatabase>
#include <QMetaObject>
#include <QMutex>
#include <QThreadPool>

#include <algorithm>
#include <deque>
#include <utility>

namespace cave {
namespace {

constexpr int kCacheKilobytes = 160 * 1024;
/// How many changes are remembered to tell which chunks they made stale.
constexpr std::size_t kMostChanges = 64;

bool touches(const CellRect &a, const CellRect &b, int margin)
{
    return a.origin.x - margin < b.origin.x + b.width && b.origin.x < a.origin.x + a.width + margin &&
           a.origin.y - margin < b.origin.y + b.height && b.origin.y < a.origin.y + a.height + margin;
}

} // namespace

/// What the store and the painting threads share. Lives as long as either needs it; `owner` is null once the
/// store is gone.
class ChunkStore::Shared : public std::enable_shared_from_this<ChunkStore::Shared> {
public:
    struct Painted {
        ChunkKey key;
        QImage image;
        int revision;
    };

    explicit Shared(ChunkStore &owner)
        : m_owner(&owner)
        , m_scene(owner.m_scene)
        , m_theme(owner.m_theme)
        , m_style(owner.m_style)
        , m_glyphFont(owner.m_glyphFont)
        , m_history(owner.m_history)
    {
    }

    void abandon()
    {
        const QMutexLocker lock(&m_mutex);
        m_owner = nullptr;
        m_wanted.clear();
    }

    void update(const MapScene &scene, Changed what, const CellRect &area)
    {
        const QMutexLocker lock(&m_mutex);
        m_scene = scene;
        m_history.add(what, area);
    }

    void want(const std::vector<ChunkKey> &keys)
    {
        const QMutexLocker lock(&m_mutex);
        m_wanted.assign(keys.begin(), keys.end());
        std::erase_if(m_wanted, [this](const ChunkKey &key) {
            return std::find(m_inWork.begin(), m_inWork.end(), key) != m_inWork.end();
        });
        const int most = std::max(1, QThreadPool::globalInstance()->maxThreadCount() - 1);
        for (int i = m_workers; i < std::min(most, static_cast<int>(m_wanted.size())); ++i) {
            ++m_workers;
            QThreadPool::globalInstance()->start([self = shared_from_this()] { self->work(); });
        }
    }

    std::vector<Painted> takePainted()
    {
        const QMutexLocker lock(&m_mutex);
        m_announced = false;
        return std::exchange(m_painted, {});
    }

private:
    void work()
    {
        Painter painter = borrowPainter();
        QMutexLocker lock(&m_mutex);
        while (m_owner != nullptr && !m_wanted.empty()) {
            const ChunkKey key = m_wanted.front();
            m_wanted.pop_front();
            m_inWork.push_back(key);
            const MapScene scene = m_scene;
            catchUp(painter, scene, m_history);
            lock.unlock();
            QImage image = painter.painter->paint(scene, key);
            lock.relock();
            std::erase(m_inWork, key);
            m_painted.push_back({key, std::move(image), painter.revision});
            announce();
        }
        --m_workers;
        m_painters.push_back(std::move(painter));
    }

    Painter borrowPainter()
    {
        const QMutexLocker lock(&m_mutex);
        if (m_painters.empty())
            return {std::make_unique<ChunkPainter>(m_scene.source, m_theme, m_style, m_glyphFont),
                    m_history.revision};
        Painter painter = std::move(m_painters.back());
        m_painters.pop_back();
        return painter;
    }

    void announce()
    {
        if (m_owner == nullptr || std::exchange(m_announced, true))
            return;
        QMetaObject::invokeMethod(m_owner, "collect", Qt::QueuedConnection);
    }

    QMutex m_mutex;
    ChunkStore *m_owner;
    MapScene m_scene;
    Theme m_theme;
    MapStyle m_style;
    QFont m_glyphFont;
    History m_history;
    int m_workers = 0;
    bool m_announced = false;
    std::deque<ChunkKey> m_wanted;
    std::vector<ChunkKey> m_inWork;
    std::vector<Painted> m_painted;
    std::vector<Painter> m_painters;
};

ChunkStore::ChunkStore(QObject *parent)
    : QObject(parent)
    , m_theme(darkTheme())
    , m_chunks(kCacheKilobytes)
    , m_glyphFont(QFontDatabase::systemFont(QFontDatabase::FixedFont))
{
}

ChunkStore::~ChunkStore()
{
    if (m_shared != nullptr)
        m_shared->abandon();
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

void ChunkStore::change(Changed what, const CellRect &area)
{
    m_history.add(what, area);
    if (m_shared != nullptr)
        m_shared->update(m_scene, what, area);
}

void ChunkStore::History::add(Changed what, const CellRect &area)
{
    changes.push_back({++revision, area, what});
    if (what == Changed::Terrain)
        terrainRevision = revision;
    if (changes.size() > kMostChanges)
        changes.pop_front();
}

bool ChunkStore::History::reachesBackTo(int since) const
{
    return changes.empty() || since + 1 >= changes.front().revision;
}

/// Has a painter read the terrain as it is now, and read again only what of it may be others.
void ChunkStore::catchUp(Painter &painter, const MapScene &scene, const History &history)
{
    const int known = std::exchange(painter.revision, history.revision);
    if (known >= history.terrainRevision)
        return;
    if (!history.reachesBackTo(known))
        return painter.painter->setSource(scene.source);
    for (const Change &change : history.changes) {
        if (change.revision > known && change.what == Changed::Terrain)
            painter.painter->updateSource(scene.source, change.area);
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

bool ChunkStore::changedSince(int revision, const CellRect &cells) const
{
    if (!m_history.reachesBackTo(revision))
        return true; // too long ago to tell
    return std::any_of(m_history.changes.begin(), m_history.changes.end(), [&](const Change &change) {
        return change.revision > revision && touches(cells, change.area, CellBlock::kMargin);
    });
}

ChunkStore::Found ChunkStore::find(const ChunkKey &key)
{
    Entry *entry = m_chunks.object(key);
    if (entry == nullptr)
        return {};
    const bool fresh = !changedSince(entry->revision, key.cells());
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
    if (m_shared == nullptr)
        m_shared = std::make_shared<Shared>(*this);
    m_shared->want(keys);
}

void ChunkStore::keep(const ChunkKey &key, QImage image, int revision)
{
    const auto kilobytes = static_cast<int>(image.sizeInBytes() / 1024);
    auto entry = std::make_unique<Entry>(Entry{std::move(image), revision});
    m_chunks.insert(key, entry.release(), kilobytes);
}

void ChunkStore::restart()
{
    if (m_shared != nullptr)
        m_shared->abandon();
    m_shared = nullptr;
    m_painter = {};
    m_chunks.clear();
    m_history.changes.clear();
}

void ChunkStore::collect()
{
    if (m_shared == nullptr)
        return;
    bool any = false;
    for (Shared::Painted &painted : m_shared->takePainted()) {
        const Entry *kept = m_chunks.object(painted.key);
        if (kept != nullptr && kept->revision > painted.revision)
            continue; // painted here meanwhile, of what is known now
        keep(painted.key, std::move(painted.image), painted.revision);
        any = true;
    }
    if (any)
        emit chunksPainted();
}

} // namespace cave
