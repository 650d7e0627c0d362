#include "core/analysis/certificate.h"

#include "core/base/hashing.h"
#include "core/base/text.h"
#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/rules/loot.h"
#include "core/rules/spawn.h"
#include "core/session/random_player.h"
#include "core/session/session.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cctype>
#include <cstddef>
#include <memory>
#include <numeric>
#include <system_error>
#include <thread>
#include <utility>

namespace cave {
namespace {

// Two people compare codes, so the set may never change under one version. What it covers may not either,
// content included: where that changes, raise the version.
constexpr int kSetVersion = 1;

constexpr std::string_view kCrockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int kCodeDigits = 12; // of five bits
constexpr int kGroup = 4;

/// A world of the set, ready to make regions from any thread.
struct SetWorld {
    std::string_view name;
    WorldSpec spec;
    std::shared_ptr<const RegionSource> source;
};

/// A piece of work that depends on no other.
struct Item {
    enum class Kind : std::uint8_t { Region, Spawn, Game };
    Kind kind = Kind::Region;
    std::size_t world = 0;
    RegionPos pos;          ///< of a Region
    std::uint64_t game = 0; ///< of a Game: which random player
};

struct SetOfWork {
    std::shared_ptr<const Content> content;
    std::vector<SetWorld> worlds;
    std::vector<Item> items;
};

WorldSettings oddCaves()
{
    WorldSettings settings = defaultSettings(GeneratorKind::Caves);
    settings.regionSize = 23;
    settings.floorChance = {4567};
    settings.iterations = 5;
    settings.smoothing = 1;
    settings.chestChance = {700};
    settings.chestMaxItems = 7;
    settings.disc = DiscRule::Exact;
    return settings;
}

WorldSettings oddClassic()
{
    WorldSettings settings = defaultSettings(GeneratorKind::Classic);
    settings.regionSize = 31;
    settings.floorChance = {5432};
    settings.threshold = 4;
    settings.iterations = 3;
    settings.chestChance = {999};
    settings.chestMaxItems = 10;
    settings.gaps = GapRule::Closed;
    return settings;
}

std::vector<SetWorld> setWorlds()
{
    const GeneratorId caves{GeneratorKind::Caves, 1};
    const GeneratorId classic{GeneratorKind::Classic, 1};
    const WorldSettings ownCaves = defaultSettings(GeneratorKind::Caves);
    const WorldSettings ownClassic = defaultSettings(GeneratorKind::Classic);
    return {
        {"caves", {"certificate", caves, ownCaves}, nullptr},
        {"caves, odd settings", {"", caves, oddCaves()}, nullptr},
        {"caves, seed in many scripts", {"пещера 洞窟 🗺", caves, ownCaves}, nullptr},
        {"classic", {"certificate", classic, ownClassic}, nullptr},
        {"classic, odd settings", {"пещера 洞窟 🗺", classic, oddClassic()}, nullptr},
        {"classic, seed by number", {"", classic, ownClassic, -8'646'911'284'551'352'321}, nullptr},
    };
}

/// Regions around the middle and far out on both axes and diagonals, a spawn, and games.
void addItems(std::size_t world, std::vector<Item> &items)
{
    constexpr std::int64_t kFar = 1'000'000'000'000; // regions
    constexpr std::int64_t kReach = 9;
    constexpr std::uint64_t kGames = 2;
    for (const RegionPos centre :
         {RegionPos{0, 0}, RegionPos{kFar, kFar}, RegionPos{-kFar, kFar}, RegionPos{kFar, -kFar},
          RegionPos{-kFar, -kFar}, RegionPos{-kFar, 0}, RegionPos{0, kFar}}) {
        for (std::int64_t y = -kReach; y <= kReach; ++y) {
            for (std::int64_t x = -kReach; x <= kReach; ++x)
                items.push_back({Item::Kind::Region, world, {centre.x + x, centre.y + y}, 0});
        }
    }
    items.push_back({Item::Kind::Spawn, world, {}, 0});
    for (std::uint64_t game = 0; game < kGames; ++game)
        items.push_back({Item::Kind::Game, world, {}, game});
}

Result<SetOfWork> makeSet()
{
    Result<Content> content = builtInContent();
    if (!content)
        return content.error();
    SetOfWork set{std::make_shared<const Content>(std::move(*content)), setWorlds(), {}};
    for (std::size_t world = 0; world < set.worlds.size(); ++world) {
        Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(set.worlds[world].spec);
        if (!source)
            return source.error();
        set.worlds[world].source = std::move(*source);
        addItems(world, set.items);
    }
    return set;
}

/// Terrain, chests with what they hold, monsters.
std::uint64_t hashOfRegion(const SetWorld &world, const Content &content, RegionPos pos)
{
    const Region region = world.source->generate(pos);
    std::uint64_t hash = regionHash(region);
    const std::uint64_t key = worldKey(world.spec);
    for (const CellPos cell : region.chests) {
        const WorldPos chest = worldPos(pos, cell, region.size);
        for (const ItemStack &stack :
             drawLoot(content, chestLootKey(key, chest), world.spec.settings.chestMaxItems)) {
            hash = combine(hash, hashBytes(content.items[stack.item].key));
            hash = combine(hash, static_cast<std::uint64_t>(stack.amount));
        }
    }
    return hash;
}

std::uint64_t hashOfSpawn(const SetWorld &world, const std::shared_ptr<const Content> &content)
{
    World fresh(world.spec, content, world.source);
    const Result<WorldPos> spawn = findSpawn(fresh);
    return spawn ? hashAt(1, spawn->x, spawn->y) : hashBytes(spawn.error().message);
}

std::uint64_t hashOfGame(const SetWorld &world, const std::shared_ptr<const Content> &content,
                         std::uint64_t game)
{
    constexpr int kCommands = 400;
    Result<Session> session = Session::begin(world.spec, content);
    if (!session)
        return hashBytes(session.error().message);
    RandomPlayer player(game);
    for (int i = 0; i < kCommands; ++i)
        session->apply(player.next(*session));
    return session->stateHash();
}

std::uint64_t hashOf(const SetOfWork &set, const Item &item)
{
    const SetWorld &world = set.worlds[item.world];
    switch (item.kind) {
    case Item::Kind::Region:
        return hashOfRegion(world, *set.content, item.pos);
    case Item::Kind::Spawn:
        return hashOfSpawn(world, set.content);
    case Item::Kind::Game:
        break;
    }
    return hashOfGame(world, set.content, item.game);
}

enum class Order : std::uint8_t { Forward, Reversed, Shuffled };

struct Plan {
    Order order = Order::Forward;
    unsigned threads = 1;
};

/// In which order the items are begun.
std::vector<std::size_t> sequence(Order order, std::size_t size)
{
    std::vector<std::size_t> indices(size);
    std::iota(indices.begin(), indices.end(), std::size_t{0});
    if (order == Order::Reversed)
        std::reverse(indices.begin(), indices.end());
    if (order == Order::Shuffled) {
        RandomStream chance(kSetVersion, "certificate");
        for (std::size_t left = size; left > 1; --left)
            std::swap(indices[left - 1], indices[chance.nextBelow(static_cast<std::uint32_t>(left))]);
    }
    return indices;
}

std::string textOf(const Plan &plan)
{
    constexpr std::array<std::string_view, 3> kOrders{"in order", "reversed", "shuffled"};
    return std::to_string(plan.threads) + (plan.threads == 1 ? " thread, " : " threads, ") +
           std::string(kOrders[static_cast<std::size_t>(plan.order)]);
}

/// One run over the set by several threads, the calling one among them.
class Run {
public:
    Run(const SetOfWork &set, const Plan &plan)
        : m_set(set)
        , m_plan(plan)
        , m_sequence(sequence(plan.order, set.items.size()))
        , m_hashes(set.items.size())
    {
    }

    /// `progress`: of this run, 0 .. 1.
    Result<CertificateRun> work(const std::function<bool(double)> &progress)
    {
        std::vector<std::thread> others;
        Result<void> begun;
        try {
            while (others.size() + 1 < m_plan.threads)
                others.emplace_back([this] { takeItems({}); });
            takeItems(progress);
        } catch (const std::system_error &failure) {
            m_stopped = true;
            begun = Error{ErrorCode::Io, std::string("cannot begin a thread: ") + failure.what()};
        }
        for (std::thread &other : others)
            other.join();
        if (!begun)
            return begun.error();
        if (m_stopped)
            return Error{ErrorCode::InvalidArgument, "the certificate was stopped"};
        return result();
    }

private:
    void takeItems(const std::function<bool(double)> &progress)
    {
        constexpr std::size_t kBatch = 32;
        const std::size_t size = m_sequence.size();
        while (!m_stopped) {
            const std::size_t first = m_next.fetch_add(kBatch);
            if (first >= size)
                return;
            const std::size_t end = std::min(first + kBatch, size);
            for (std::size_t i = first; i < end; ++i)
                m_hashes[m_sequence[i]] = hashOf(m_set, m_set.items[m_sequence[i]]);
            if (progress && !progress(static_cast<double>(end) / static_cast<double>(size)))
                m_stopped = true;
        }
    }

    [[nodiscard]] CertificateRun result() const
    {
        CertificateRun run{textOf(m_plan), {}};
        for (const SetWorld &world : m_set.worlds)
            run.worlds.push_back({std::string(world.name), 0});
        for (std::size_t i = 0; i < m_hashes.size(); ++i) {
            std::uint64_t &hash = run.worlds[m_set.items[i].world].hash;
            hash = combine(hash, m_hashes[i]);
        }
        return run;
    }

    const SetOfWork &m_set;
    Plan m_plan;
    std::vector<std::size_t> m_sequence;
    std::vector<std::uint64_t> m_hashes; ///< in the order of the items
    std::atomic<std::size_t> m_next = 0; ///< the first of the sequence that nobody has taken
    std::atomic<bool> m_stopped = false;
};

/// The last `kCodeDigits` digits of a number.
std::string digitsOf(std::uint64_t hash)
{
    std::string digits;
    for (int i = kCodeDigits - 1; i >= 0; --i)
        digits += kCrockford[(hash >> static_cast<unsigned>(5 * i)) & 31U];
    return digits;
}

/// "1-7K3F-9QXD-MW0A" from "17K3F9QXDMW0A": groups of four from the end.
std::string grouped(std::string_view characters)
{
    constexpr std::size_t kLength = kCodeDigits;
    const std::size_t head = characters.size() > kLength ? characters.size() - kLength : 0;
    std::string code(characters.substr(0, head));
    for (std::size_t at = head; at < characters.size(); ++at) {
        if ((at - head) % kGroup == 0 && !code.empty())
            code += '-';
        code += characters[at];
    }
    return code;
}

char tidyDigit(char typed)
{
    const char upper = static_cast<char>(std::toupper(static_cast<unsigned char>(typed)));
    if (upper == 'O')
        return '0';
    return upper == 'I' || upper == 'L' ? '1' : upper;
}

} // namespace

Certificate certificateOf(const std::vector<CertificateRun> &runs)
{
    Certificate certificate;
    const std::vector<Certificate::Part> &first = runs.front().worlds;
    std::uint64_t hash = kSetVersion;
    for (const Certificate::Part &world : first)
        hash = combine(hash, world.hash);
    certificate.code = grouped(std::to_string(kSetVersion) + digitsOf(hash));
    for (const CertificateRun &run : runs) {
        for (std::size_t i = 0; i < run.worlds.size(); ++i) {
            const Certificate::Part part{run.worlds[i].what + ", " + run.how, run.worlds[i].hash};
            if (part.hash != first[i].hash) {
                certificate.differences.push_back(part.what + ": " + hexText(part.hash) + ", but " +
                                                  runs.front().how + ": " + hexText(first[i].hash));
            }
            certificate.parts.push_back(part);
        }
    }
    return certificate;
}

Result<Certificate> certify(const std::function<bool(double)> &progress)
{
    constexpr std::array kThreads{1U, 2U, 4U};
    constexpr std::array kOrders{Order::Forward, Order::Reversed, Order::Shuffled};
    const Result<SetOfWork> set = makeSet();
    if (!set)
        return set.error();
    std::vector<CertificateRun> runs;
    for (const unsigned threads : kThreads) {
        for (const Order order : kOrders) {
            const auto whole = static_cast<double>(kThreads.size() * kOrders.size());
            const auto before = static_cast<double>(runs.size());
            const auto told = [&](double share) { return !progress || progress((before + share) / whole); };
            Result<CertificateRun> run = Run(*set, {order, threads}).work(told);
            if (!run)
                return run.error();
            runs.push_back(std::move(*run));
        }
    }
    return certificateOf(runs);
}

std::string tidyCode(std::string_view typed)
{
    std::string characters;
    for (const char c : typed) {
        if (c != '-' && std::isspace(static_cast<unsigned char>(c)) == 0)
            characters += tidyDigit(c);
    }
    return grouped(characters);
}

} // namespace cave
