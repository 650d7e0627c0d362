// SPDX-License-Identifier: MIT
#include "core/analysis/search/certificate.h"

#include "core/base/hashing.h"
#include "core/base/text.h"
#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/rules/loot.h"
#include "core/rules/spawn.h"
#include "core/session/players/test_player.h"
#include "core/session/replay.h"
#include "core/session/session.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cctype>
#include <cstddef>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <system_error>
#include <thread>
#include <utility>

namespace cave {
namespace {

// Codes are compared between people, so the set must never change under one version, including everything
// that it covers, such as content: if that changes, increment the version.
constexpr int kSetVersion = 3;

constexpr std::string_view kCrockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int kCodeDigits = 12; // of five bits
constexpr int kSeedsInGroup = 4;

/// A world of the set, whose generator is thread-safe.
struct SetWorld {
    Message name;
    WorldSpec spec;
    std::shared_ptr<const Content> content; ///< of its scenario
    std::shared_ptr<const RegionSource> source;
};

/// The player and clock of a game in the set.
struct Game {
    PlayStyle style = PlayStyle::Random;
    std::uint64_t number = 0; ///< of a random player
    bool otherClock = false;  ///< turns instead of real time, or the other way round
};

/// An independent piece of work.
struct Item {
    enum class Kind : std::uint8_t { Region, Plan, Spawn, Game };
    Kind kind = Kind::Region;
    std::size_t world = 0;
    RegionPos pos; ///< of a Region
    Game game;     ///< of a Game
};

struct SetOfWork {
    std::vector<SetWorld> worlds;
    std::vector<Item> items;
};

/// The result of an item.
struct ItemResult {
    std::uint64_t hash = 0;
    Message issue; ///< how the replay of a game differs from it; empty if it doesn't
};

/// The set has these versions, even if there are newer ones.
GeneratorId named(std::string_view key)
{
    const auto info = std::ranges::find(generators(), key, &GeneratorInfo::key);
    return {info->kind, 1};
}

WorldSettings oddCaves()
{
    WorldSettings settings = defaultSettings(named("caves").kind);
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
    WorldSettings settings = defaultSettings(named("classic").kind);
    settings.regionSize = 31;
    settings.floorChance = {5432};
    settings.threshold = 4;
    settings.iterations = 3;
    settings.chestChance = {999};
    settings.chestMaxItems = 10;
    settings.gaps = GapRule::Closed;
    return settings;
}

WorldSettings oddCavern()
{
    WorldSettings settings = defaultSettings(named("cavern").kind);
    settings.cavernWidth = 61;
    settings.cavernHeight = 47;
    settings.cavernSmooth = 3;
    settings.cavernRivers = 3;
    settings.cavernTrees = {1500};
    settings.cavernMonsters = 12;
    return settings;
}

WorldSpec specOf(std::string seed, const GeneratorId &generator)
{
    return {std::move(seed), generator, defaultSettings(generator.kind)};
}

std::vector<SetWorld> setWorlds()
{
    const GeneratorId caves = named("caves");
    const GeneratorId classic = named("classic");
    const GeneratorId cavern = named("cavern");
    const WorldSettings ownCaves = defaultSettings(named("caves").kind);
    const WorldSettings ownClassic = defaultSettings(named("classic").kind);
    return {
        {message("caves"), {"certificate", caves, ownCaves}, {}, {}},
        {message("caves, odd settings"), {"", caves, oddCaves()}, {}, {}},
        {message("caves, seed in many scripts"), {"пещера 洞窟 🗺", caves, ownCaves}, {}, {}},
        {message("classic"), {"certificate", classic, ownClassic}, {}, {}},
        {message("classic, odd settings"), {"пещера 洞窟 🗺", classic, oddClassic()}, {}, {}},
        {message("classic, seed by number"), {"", classic, ownClassic, -8'646'911'284'551'352'321}, {}, {}},
        {message("cavern"), specOf("certificate", named("cavern")), {}, {}},
        {message("cavern, odd settings"), {"пещера 洞窟 🗺", cavern, oddCavern()}, {}, {}},
        {message("dungeon"), specOf("certificate", named("dungeon")), {}, {}},
        {message("dungeon, seed in many scripts"),
         specOf("пещера 洞窟 🗺", named("dungeon")),
         {},
         {}},
        {message("caves, version 2"), specOf("certificate", {caves.kind, 2}), {}, {}},
        {message("caves, version 2, odd settings"), {"", {caves.kind, 2}, oddCaves()}, {}, {}},
        {message("journey"), specOf("certificate", named("journey")), {}, {}},
        {message("rooms"), specOf("certificate", named("rooms")), {}, {}},
        {message("rooms, seed in many scripts"), specOf("пещера 洞窟 🗺", named("rooms")), {}, {}},
    };
}

/// The games played in a world: by turns and in real time if both are available.
std::vector<Game> gamesOf(GeneratorKind kind)
{
    const LevelKind levels = generatorInfo(kind).levels;
    std::vector<Game> games{{PlayStyle::Random, 0, false}, {PlayStyle::Random, 1, false}};
    if (levels == LevelKind::Floor) {
        for (const bool otherClock : {false, true}) {
            games.push_back({PlayStyle::Careful, 0, otherClock});
            games.push_back({PlayStyle::Reckless, 0, otherClock});
        }
        games.push_back({PlayStyle::Random, 2, true});
    }
    if (levels == LevelKind::Room) {
        for (const bool otherClock : {false, true})
            games.push_back({PlayStyle::Careful, 0, otherClock});
        games.push_back({PlayStyle::Random, 2, true});
    }
    return games;
}

/// All regions of a bounded world's levels, each once.
void addLevelRegions(std::size_t world, const RegionSource &source, std::vector<Item> &items)
{
    std::set<RegionPos> regions;
    for (const Level &level : source.plan().levels)
        forEachRegion(level.area, source.regionSize(),
                      [&](RegionPos pos, const CellRect &) { regions.insert(pos); });
    for (const RegionPos pos : regions)
        items.push_back({Item::Kind::Region, world, pos, {}});
    items.push_back({Item::Kind::Plan, world, {}, {}});
}

/// Regions around the origin, and far away on both axes and diagonals.
void addEndlessRegions(std::size_t world, std::vector<Item> &items)
{
    constexpr std::int64_t kFar = 1'000'000'000'000; // regions
    constexpr std::int64_t kReach = 9;
    for (const RegionPos centre :
         {RegionPos{0, 0}, RegionPos{kFar, kFar}, RegionPos{-kFar, kFar}, RegionPos{kFar, -kFar},
          RegionPos{-kFar, -kFar}, RegionPos{-kFar, 0}, RegionPos{0, kFar}}) {
        for (std::int64_t y = -kReach; y <= kReach; ++y) {
            for (std::int64_t x = -kReach; x <= kReach; ++x)
                items.push_back({Item::Kind::Region, world, {centre.x + x, centre.y + y}, {}});
        }
    }
}

/// Regions, a spawn, and games.
void addItems(std::size_t index, const SetWorld &world, std::vector<Item> &items)
{
    const GeneratorKind kind = world.spec.generator.kind;
    if (isBounded(kind))
        addLevelRegions(index, *world.source, items);
    else
        addEndlessRegions(index, items);
    items.push_back({Item::Kind::Spawn, index, {}, {}});
    for (const Game &game : gamesOf(kind))
        items.push_back({Item::Kind::Game, index, {}, game});
}

/// Later versions of generators than those of the set.
void addLaterVersions(std::vector<SetWorld> &worlds)
{
    for (const GeneratorKind kind : seedGenerators()) {
        for (const int version : generatorInfo(kind).versions) {
            const GeneratorId generator{kind, version};
            const auto isOf = [&](const SetWorld &world) { return world.spec.generator == generator; };
            if (std::ranges::none_of(worlds, isOf)) {
                worlds.push_back({message("%1, version %2", generatorName(kind), version),
                                  specOf("certificate", generator),
                                  {},
                                  {}});
            }
        }
    }
}

Result<SetOfWork> makeSet()
{
    SetOfWork set{setWorlds(), {}};
    addLaterVersions(set.worlds);
    for (std::size_t i = 0; i < set.worlds.size(); ++i) {
        SetWorld &world = set.worlds[i];
        world.content = contentFor(world.spec.generator);
        if (world.content == nullptr)
            return invalid("the built-in content is not valid");
        world.source = CAVE_TRY(makeRegionSource(world.spec));
        addItems(i, world, set.items);
    }
    return set;
}

/// Terrain, chests with their contents, monsters.
std::uint64_t hashOfRegion(const SetWorld &made, RegionPos pos)
{
    const Region region = made.source->generate(pos);
    std::uint64_t hash = regionHash(region);
    const World world(made.spec, made.content, made.source);
    for (const CellPos cell : region.chests) {
        for (const ItemStack &stack : chestLoot(world, worldPos(pos, cell, region.size)))
            hash = combine(hash, hashBytes(made.content->items[stack.item].key), stack.amount);
    }
    return hash;
}

std::uint64_t hashOfPlace(std::uint64_t hash, const std::optional<WorldPos> &place)
{
    return place ? hashAt(hash, place->x, place->y) : combine(hash, 0);
}

/// The areas of levels, and their links.
std::uint64_t hashOfPlan(const LevelPlan &plan)
{
    std::uint64_t hash = plan.levels.size();
    for (const Level &level : plan.levels) {
        hash = hashAt(hash, level.area.origin.x, level.area.origin.y);
        hash = hashAt(hash, level.area.width, level.area.height);
        hash = combine(hash, level.seed);
        hash = hashOfPlace(hashOfPlace(hash, level.start), level.finish);
    }
    for (const Link &link : plan.links)
        hash = hashOfPlace(hashOfPlace(hash, link.from), link.to);
    return hash;
}

std::uint64_t hashOfSpawn(const SetWorld &world)
{
    World fresh(world.spec, world.content, world.source);
    const Result<WorldPos> spawn = findSpawn(fresh);
    return spawn ? hashAt(1, spawn->x, spawn->y) : hashBytes(spawn.error().text());
}

/// Gives this many commands, or fewer if the run ends. Where monsters walk from cell to cell in real time,
/// they act after every second command.
void play(Session &session, const Game &game)
{
    constexpr int kCommands = 400;
    const TestPlayer next = testPlayer(session.content().scenario, game.style, game.number);
    if (game.otherClock)
        session.apply(ClockCommand{!session.world().realTime});
    for (int i = 0; i < kCommands && session.world().run == RunState::Going; ++i) {
        if (const std::optional<Command> command = next(session))
            session.apply(*command);
        if (session.world().realTime && session.stage() == nullptr && i % 2 == 0)
            session.apply(TickCommand{});
    }
}

/// A game, and the replay of its log.
ItemResult hashOfGame(const SetWorld &world, const Game &game)
{
    Result<Session> played = Session::begin(world.spec, world.content);
    Result<Session> replayed = Session::begin(world.spec, world.content);
    if (!played || !replayed)
        return {hashBytes((played ? replayed : played).error().text()), {}};
    play(*played, game);
    const std::vector<Command> log = played->unsavedChanges().commands;
    const ReplayProgress progress = playCommands(*replayed, log);
    const StateHashes hashes = played->stateHashes();
    std::uint64_t hash = combine(hashes.all(), log.size());
    for (const Command &command : log)
        hash = combine(hash, commandCode(command));
    if (progress.refused || replayed->stateHashes() != hashes)
        return {hash, message("the replay of a game gave another result (commands: %1)", log.size())};
    return {hash, {}};
}

ItemResult resultOf(const SetOfWork &set, const Item &item)
{
    const SetWorld &world = set.worlds[item.world];
    switch (item.kind) {
    case Item::Kind::Region:
        return {hashOfRegion(world, item.pos), {}};
    case Item::Kind::Plan:
        return {hashOfPlan(world.source->plan()), {}};
    case Item::Kind::Spawn:
        return {hashOfSpawn(world), {}};
    case Item::Kind::Game:
        break;
    }
    return hashOfGame(world, item.game);
}

enum class Order : std::uint8_t { Forward, Reversed, Shuffled };

struct Plan {
    Order order = Order::Forward;
    unsigned threads = 1;
};

/// The order in which the items are started.
std::vector<std::size_t> sequence(Order order, std::size_t size)
{
    std::vector<std::size_t> indices(size);
    std::iota(indices.begin(), indices.end(), std::size_t{0});
    if (order == Order::Reversed)
        std::ranges::reverse(indices);
    if (order == Order::Shuffled) {
        RandomStream chance(kSetVersion, "certificate");
        for (std::size_t left = size; left > 1; --left)
            std::swap(indices[left - 1], indices[chance.nextBelow(static_cast<std::uint32_t>(left))]);
    }
    return indices;
}

Message textOf(const Plan &plan)
{
    constexpr std::array kOrders{MessageKey("in order"), MessageKey("reversed"), MessageKey("shuffled")};
    return message("%1, %2", plan.threads == 1 ? message("1 thread") : message("%1 threads", plan.threads),
                   message(kOrders[static_cast<std::size_t>(plan.order)]));
}

/// One run over the set by several threads, including the calling one.
class WorkRun {
public:
    WorkRun(const SetOfWork &set, const Plan &plan)
        : m_set(set)
        , m_plan(plan)
        , m_sequence(sequence(plan.order, set.items.size()))
        , m_results(set.items.size())
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
            begun = Error{ErrorCode::Io, message("cannot start a thread: %1", failure.what())};
        }
        for (std::thread &other : others)
            other.join();
        if (!begun)
            return begun.error();
        if (m_stopped)
            return invalid("the certificate was cancelled");
        return result();
    }

private:
    void takeItems(const std::function<bool(double)> &progress)
    {
        constexpr std::size_t kBatch = 8;
        const std::size_t size = m_sequence.size();
        while (!m_stopped) {
            const std::size_t first = m_next.fetch_add(kBatch);
            if (first >= size)
                return;
            const std::size_t end = std::min(first + kBatch, size);
            for (std::size_t i = first; i < end; ++i)
                m_results[m_sequence[i]] = resultOf(m_set, m_set.items[m_sequence[i]]);
            if (progress && !progress(static_cast<double>(end) / static_cast<double>(size)))
                m_stopped = true;
        }
    }

    [[nodiscard]] CertificateRun result() const
    {
        CertificateRun run{textOf(m_plan), {}, {}};
        for (const SetWorld &world : m_set.worlds)
            run.worlds.push_back({world.name, 0});
        for (std::size_t i = 0; i < m_results.size(); ++i) {
            Certificate::Part &world = run.worlds[m_set.items[i].world];
            world.hash = combine(world.hash, m_results[i].hash);
            if (!m_results[i].issue.empty())
                run.issues.push_back(located(world.what, m_results[i].issue));
        }
        return run;
    }

    const SetOfWork &m_set;
    Plan m_plan;
    std::vector<std::size_t> m_sequence;
    std::vector<ItemResult> m_results;   ///< in the order of the items
    std::atomic<std::size_t> m_next = 0; ///< the first of the sequence not taken yet
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
        if ((at - head) % kSeedsInGroup == 0 && !code.empty())
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
        for (const Message &issue : run.issues)
            certificate.differences.push_back(message("%1, %2", issue, run.how));
        for (std::size_t i = 0; i < run.worlds.size(); ++i) {
            const Certificate::Part part{message("%1, %2", run.worlds[i].what, run.how), run.worlds[i].hash};
            if (part.hash != first[i].hash) {
                certificate.differences.push_back(message("%1: %2, but %3: %4", part.what, hexText(part.hash),
                                                          runs.front().how, hexText(first[i].hash)));
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
    const auto set = CAVE_TRY(makeSet());
    std::vector<CertificateRun> runs;
    for (const unsigned threads : kThreads) {
        for (const Order order : kOrders) {
            const auto whole = static_cast<double>(kThreads.size() * kOrders.size());
            const auto before = static_cast<double>(runs.size());
            const auto onProgress = [&](double share) {
                return !progress || progress((before + share) / whole);
            };
            auto run = CAVE_TRY(WorkRun(set, {order, threads}).work(onProgress));
            runs.push_back(std::move(run));
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
