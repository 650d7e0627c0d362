#include "app/seeds/card_store.h"

#include "core/base/hashing.h"
#include "core/content/builtin.h"
#include "core/rules/spawn.h"
#include "core/world/settings.h"

#include <QMetaObject>
#include <QMutex>
#include <QThreadPool>

#include <algorithm>
#include <deque>
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

/// What the store and the painting threads share. Lives as long as either needs it; `owner` is null once the
/// store is gone or wants another style.
class CardStore::Shared : public std::enable_shared_from_this<CardStore::Shared> {
public:
    struct Done {
        CardWant want;
        std::optional<Error> error;
        QImage image;
        std::optional<WorldPos> spawn;
    };

    explicit Shared(CardStore &owner)
        : m_owner(&owner)
        , m_content(owner.m_content)
        , m_theme(owner.m_theme)
        , m_unit(owner.m_unit)
        , m_made(kMostMadeWorlds)
    {
    }

    void abandon()
    {
        const QMutexLocker lock(&m_mutex);
        m_owner = nullptr;
        m_wanted.clear();
    }

    void want(const std::vector<CardWant> &wants)
    {
        const QMutexLocker lock(&m_mutex);
        m_wanted.assign(wants.begin(), wants.end());
        std::erase_if(m_wanted, [this](const CardWant &want) { return isUnderWay(want); });
        const int most = std::max(1, QThreadPool::globalInstance()->maxThreadCount());
        for (int i = m_workers; i < std::min(most, static_cast<int>(m_wanted.size())); ++i) {
            ++m_workers;
            QThreadPool::globalInstance()->start([self = shared_from_this()] { self->work(); });
        }
    }

    std::vector<Done> takeDone()
    {
        const QMutexLocker lock(&m_mutex);
        m_announced = false;
        return std::exchange(m_done, {});
    }

    int pendingPictures()
    {
        const QMutexLocker lock(&m_mutex);
        const auto isPicture = [](const CardWant &want) { return want.view.has_value(); };
        const auto waiting = std::ranges::count_if(m_wanted, isPicture);
        const auto inWork = std::ranges::count_if(m_inWork, isPicture);
        const auto done = std::ranges::count_if(m_done, isPicture, &Done::want);
        return static_cast<int>(waiting + inWork + done);
    }

private:
    [[nodiscard]] bool isUnderWay(const CardWant &want) const
    {
        return std::ranges::find(m_inWork, want) != m_inWork.end() ||
               std::ranges::find(m_done, want, &Done::want) != m_done.end();
    }

    /// The first wanted thing of a world that nobody works on, taken out of the list.
    std::optional<CardWant> takeWant()
    {
        const auto next = std::ranges::find_if(m_wanted, [this](const CardWant &want) {
            return std::ranges::find(m_inWork, want.spec, &CardWant::spec) == m_inWork.end();
        });
        if (m_owner == nullptr || next == m_wanted.end())
            return std::nullopt;
        CardWant want = std::move(*next);
        m_wanted.erase(next);
        m_inWork.push_back(want);
        return want;
    }

    void work()
    {
        QMutexLocker lock(&m_mutex);
        std::unique_ptr<CardPainter> painter;
        if (!m_painters.empty()) {
            painter = std::move(m_painters.back());
            m_painters.pop_back();
        }
        while (const std::optional<CardWant> want = takeWant()) {
            MadeWorld made;
            if (const std::unique_ptr<MadeWorld> kept{m_made.take(want->spec)})
                made = std::move(*kept);
            lock.unlock();
            if (painter == nullptr)
                painter = std::make_unique<CardPainter>(m_theme);
            Done done = fulfil(*want, made, *painter);
            lock.relock();
            if (made.world != nullptr)
                m_made.insert(want->spec, new MadeWorld(std::move(made))); // the cache owns it
            std::erase(m_inWork, *want);
            m_done.push_back(std::move(done));
            announce();
        }
        --m_workers;
        if (painter != nullptr)
            m_painters.push_back(std::move(painter));
    }

    Done fulfil(const CardWant &want, MadeWorld &made, CardPainter &painter) const
    {
        Done done{want, {}, {}, {}};
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

    void announce()
    {
        if (m_owner == nullptr || std::exchange(m_announced, true))
            return;
        QMetaObject::invokeMethod(m_owner, "collect", Qt::QueuedConnection);
    }

    QMutex m_mutex;
    CardStore *m_owner;
    const std::shared_ptr<const Content> m_content;
    const Theme m_theme;
    const double m_unit;
    int m_workers = 0;
    bool m_announced = false;
    std::deque<CardWant> m_wanted;
    std::vector<CardWant> m_inWork;
    std::vector<Done> m_done;
    QCache<WorldSpec, MadeWorld> m_made;
    std::vector<std::unique_ptr<CardPainter>> m_painters;
};

CardStore::CardStore(std::shared_ptr<const Content> content, QObject *parent)
    : QObject(parent)
    , m_content(contentOr(std::move(content)))
    , m_theme(darkTheme())
    , m_pictures(kPictureKilobytes)
    , m_worlds(kMostWorlds)
{
}

CardStore::~CardStore()
{
    restart();
}

void CardStore::setStyle(const Theme &theme, double unit)
{
    m_theme = theme;
    m_unit = unit;
    ++m_revision;
    restart();
}

void CardStore::restart()
{
    if (m_shared != nullptr)
        m_shared->abandon();
    m_shared = nullptr;
}

void CardStore::want(const std::vector<CardWant> &wants)
{
    if (m_shared == nullptr && wants.empty())
        return;
    if (m_shared == nullptr)
        m_shared = std::make_shared<Shared>(*this);
    m_shared->want(wants);
}

int CardStore::pendingPictures() const
{
    return m_shared == nullptr ? 0 : m_shared->pendingPictures();
}

void CardStore::collect()
{
    if (m_shared == nullptr)
        return;
    int pictures = 0;
    for (Shared::Done &done : m_shared->takeDone()) {
        const WorldSpec &spec = done.want.spec;
        const CardWorld *known = m_worlds.object(spec);
        auto world = std::make_unique<CardWorld>(known != nullptr ? *known : CardWorld{});
        world->error = done.error;
        if (done.want.view.has_value() && !done.error.has_value()) {
            const auto kilobytes = static_cast<int>(done.image.sizeInBytes() / 1024);
            m_pictures.insert(spec, new CardPicture{done.image, *done.want.view, m_revision}, kilobytes);
            ++pictures;
        } else if (!done.want.view.has_value()) {
            world->spawnSought = true;
            world->spawn = done.spawn;
        }
        const bool learned = done.error.has_value() || !done.want.view.has_value();
        m_worlds.insert(spec, world.release());
        if (learned)
            emit worldLearned(spec);
    }
    if (pictures > 0)
        emit picturesPainted(pictures);
}

} // namespace cave
