// SPDX-License-Identifier: MIT
#include "app/seeds/sheet/thumbnail_cache.h"

#include "editor/document/wanted_work.h"

#include <utility>

namespace cave {
namespace {

constexpr int kPictureKilobytes = 192 * 1024;
constexpr int kMaxWorlds = 20'000;

} // namespace

/// Generates and paints worlds, all in one style.
class ThumbnailCache::Work : public WantedWork<CardWant, ThumbnailCache::Made> {
public:
    explicit Work(ThumbnailCache &owner)
        : WantedWork(*owner.m_threads, WorkUrgency::Cards, owner, [&owner] { owner.collect(); })
        , m_content(owner.m_content)
        , m_theme(owner.m_theme)
        , m_unit(owner.m_unit)
    {
    }

private:
    Made fulfil(const CardWant &want) override
    {
        const std::shared_ptr<const SeedWorld> asked = seedWorld(want.spec);
        if (!asked->source())
            return {asked->source().error(), {}, {}};
        if (!want.view.has_value()) {
            const Result<WorldPos> spawn = asked->spawn(m_content);
            return {{}, {}, spawn ? std::optional(*spawn) : std::nullopt};
        }
        QMutexLocker lock(&m_mutex);
        std::unique_ptr<CardPainter> painter;
        if (!m_painters.empty()) {
            painter = std::move(m_painters.back());
            m_painters.pop_back();
        }
        lock.unlock();
        if (painter == nullptr)
            painter = std::make_unique<CardPainter>(m_theme);
        World world = asked->world(m_content);
        QImage image = painter->paint(world, *want.view, m_unit);
        lock.relock();
        m_painters.push_back(std::move(painter));
        return {{}, std::move(image), {}};
    }

    const std::shared_ptr<const Content> m_content;
    const Theme m_theme;
    const double m_unit;
    std::vector<std::unique_ptr<CardPainter>> m_painters;
};

ThumbnailCache::ThumbnailCache(std::shared_ptr<const Content> content, QObject *parent)
    : QObject(parent)
    , m_content(std::move(content))
    , m_pictures(kPictureKilobytes)
    , m_worlds(kMaxWorlds)
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

#include "moc_thumbnail_cache.cpp"
