#include "app/seeds/sheet/thumbnail_cache.h"

#include "core/base/hashing.h"
#include "core/content/builtin.h"
#include "core/rules/spawn.h"
#include "core/world/settings.h"
#include "editor/document/wanted_work.h"

#include <algorithm>
#include <utility>

namespace cave {
namespace {

constexpr int kPictureKilobytes = 192 * 1024;
constexpr int kMostWorlds = 20'000;
/// Worlds whose regions are kept, to paint more of them.
constexpr int kMostMadeWorlds = 192;

std::shared_ptr<const Content> contentOr(std::shared_ptr<const Content> content)
{
    if (content != nullptr)
        return content;
    Result<Content> own = builtInContent();
    return std::make_shared<const Content>(own ? std::move(*own) : Content{});
}

/// A world by whoever works on it now; others wait for it.
struct MadeWorld {
    std::unique_ptr<World> world;
};

} // namespace

size_t qHash(const WorldSpec &spec, size_t seed)
{
    std::uint64_t hash = combine(seed, hashBytes(spec.seed));
    hash = combine(hash, static_cast<std::uint64_t>(spec.generator.kind));
    hash = combine(hash, static_cast<std::uint64_t>(spec.generator.version));
    hash = combine(hash, static_cast<std::uint64_t>(spec.seedNumber.value_or(0)));
    for (const SettingInfo &info : settingsOf(spec.generator.kind))
        hash = combine(hash, static_cast<std::uint64_t>(info.get(spec.settings)));
    return static_cast<size_t>(hash);
}

/// Makes and paints worlds, all in one style.
class ThumbnailCache::Work : public WantedWork<CardWant, ThumbnailCache::Made> {
public:
    explicit Work(ThumbnailCache &owner)
        : WantedWork(*owner.m_threads, WorkUrgency::Cards, owner, [&owner] { owner.collect(); })
        , m_content(owner.m_content)
        , m_theme(owner.m_theme)
        , m_unit(owner.m_unit)
        , m_made(kMostMadeWorlds)
    {
    }

private:
    Made fulfil(const CardWant &want) override
    {
        QMutexLocker lock(&m_mutex);
        MadeWorld made;
        if (const std::unique_ptr<MadeWorld> kept{m_made.take(want.spec)})
            made = std::move(*kept);
        std::unique_ptr<CardPainter> painter;
        if (!m_painters.empty()) {
            painter = std::move(m_painters.back());
            m_painters.pop_back();
        }
        lock.unlock();
        if (painter == nullptr)
            painter = std::make_unique<CardPainter>(m_theme);
        Made done = make(want, made, *painter);
        lock.relock();
        if (made.world != nullptr)
            m_made.insert(want.spec, new MadeWorld(std::move(made))); // the cache owns it
        m_painters.push_back(std::move(painter));
        return done;
    }

    /// A world is for one thread at a time.
    [[nodiscard]] bool mayBegin(const CardWant &want, const std::vector<CardWant> &inWork) const override
    {
        return std::ranges::find(inWork, want.spec, &CardWant::spec) == inWork.end();
    }

    Made make(const CardWant &want, MadeWorld &made, CardPainter &painter) const
    {
        Made done;
        if (made.world == nullptr) {
            Result<std::unique_ptr<World>> world = makeCardWorld(want.spec, m_content);
            if (!world) {
                done.error = world.error();
                return done;
            }
            made.world = std::move(*world);
        }
        if (want.view.has_value())
            done.image = painter.paint(*made.world, *want.view, m_unit);
        else if (const Result<WorldPos> spawn = findSpawn(*made.world); spawn.ok())
            done.spawn = *spawn;
        return done;
    }

    const std::shared_ptr<const Content> m_content;
    const Theme m_theme;
    const double m_unit;
    QCache<WorldSpec, MadeWorld> m_made;
    std::vector<std::unique_ptr<CardPainter>> m_painters;
};

ThumbnailCache::ThumbnailCache(std::shared_ptr<const Content> content, QObject *parent)
    : QObject(parent)
    , m_content(contentOr(std::move(content)))
    , m_theme(darkTheme())
    , m_pictures(kPictureKilobytes)
    , m_worlds(kMostWorlds)
    , m_threads(holdWorkerThreads())
{
}

ThumbnailCache::~ThumbnailCache()
{
    restart();
}

void ThumbnailCache::setStyle(const Theme &theme, double unit)
{
    m_theme = theme;
    m_unit = unit;
    ++m_revision;
    restart();
}

void ThumbnailCache::restart()
{
    if (m_work != nullptr)
        m_work->abandon();
    m_work = nullptr;
}

void ThumbnailCache::want(const std::vector<CardWant> &wants)
{
    if (m_work == nullptr && wants.empty())
        return;
    if (m_work == nullptr)
        m_work = std::make_shared<Work>(*this);
    m_work->want(wants);
}

int ThumbnailCache::pendingPictures() const
{
    const auto isPicture = [](const CardWant &want) { return want.view.has_value(); };
    return m_work == nullptr ? 0 : m_work->count(isPicture);
}

void ThumbnailCache::collect()
{
    if (m_work == nullptr)
        return;
    int pictures = 0;
    for (const auto &[want, done] : m_work->take()) {
        const WorldSpec &spec = want.spec;
        const CardWorld *known = m_worlds.object(spec);
        auto world = std::make_unique<CardWorld>(known != nullptr ? *known : CardWorld{});
        world->error = done.error;
        if (want.view.has_value() && !done.error.has_value()) {
            const auto kilobytes = static_cast<int>(done.image.sizeInBytes() / 1024);
            m_pictures.insert(spec, new CardPicture{done.image, *want.view, m_revision}, kilobytes);
            ++pictures;
        } else if (!want.view.has_value()) {
            world->spawnSought = true;
            world->spawn = done.spawn;
        }
        const bool learned = done.error.has_value() || !want.view.has_value();
        m_worlds.insert(spec, world.release());
        if (learned)
            emit worldLearned(spec);
    }
    if (pictures > 0)
        emit picturesPainted(pictures);
}

} // namespace cave
