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
        , m_revision(owner.m_revision)
    {
    }

    void abandon()
    {
        const QMutexLocker lock(&m_mutex);
        m_owner = nullptr;
        m_wanted.clear();
    }

    void setExplored(std::shared_ptr<const ExploredMap> explored, int revision)
    {
        const QMutexLocker lock(&m_mutex);
        m_scene.explored = std::move(explored);
        m_revision = revision;
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
        std::unique_ptr<ChunkPainter> painter = borrowPainter();
        QMutexLocker lock(&m_mutex);
        while (m_owner != nullptr && !m_wanted.empty()) {
            const ChunkKey key = m_wanted.front();
            m_wanted.pop_front();
            m_inWork.push_back(key);
            const MapScene scene = m_scene;
            const int revision = m_revision;
            lock.unlock();
            QImage image = painter->paint(scene, key);
            lock.relock();
            std::erase(m_inWork, key);
            m_painted.push_back({key, std::move(image), revision});
            announce();
        }
        --m_workers;
        m_painters.push_back(std::move(painter));
    }

    std::unique_ptr<ChunkPainter> borrowPainter()
    {
        const QMutexLocker lock(&m_mutex);
        if (m_painters.empty())
            return std::make_unique<ChunkPainter>(m_scene.source, m_theme, m_style, m_glyphFont);
        std::unique_ptr<ChunkPainter> painter = std::move(m_painters.back());
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
    int m_revision;
    int m_workers = 0;
    bool m_announced = false;
    std::deque<ChunkKey> m_wanted;
    std::vector<ChunkKey> m_inWork;
    std::vector<Painted> m_painted;
    std::vector<std::unique_ptr<ChunkPainter>> m_painters;
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
    m_changes.push_back({++m_revision, area});
    if (m_changes.size() > kMostChanges)
        m_changes.pop_front();
    if (m_shared != nullptr)
        m_shared->setExplored(m_scene.explored, m_revision);
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
    if (!m_changes.empty() && revision + 1 < m_changes.front().revision)
        return true; // too long ago to tell
    return std::any_of(m_changes.begin(), m_changes.end(), [&](const Change &change) {
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
        entry->revision = m_revision;
    return {&entry->image, fresh};
}

QImage ChunkStore::paintNow(const ChunkKey &key)
{
    if (m_painter == nullptr)
        m_painter = std::make_unique<ChunkPainter>(m_scene.source, m_theme, m_style, m_glyphFont);
    QImage image = m_painter->paint(m_scene, key);
    keep(key, image, m_revision);
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
    m_painter = nullptr;
    m_chunks.clear();
    m_changes.clear();
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
