// SPDX-License-Identifier: MIT
#include "core/gen/journey/journey_caves.h"

#include "core/base/hashing.h"
#include "core/gen/generator.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace cave {
namespace {

// In regions from the origin.
constexpr std::array<std::int64_t, 3> kRelicDistances{3, 6, 9};
constexpr std::int64_t kMapDistance = 4;
constexpr std::int64_t kGateDistance = 11;

constexpr std::uint32_t kLandmarkChance = 38; // per cent of quarters
constexpr std::int64_t kWandererDepth = 200;  // one more monster in a region for as many cells of depth
constexpr std::int64_t kMaxWanderers = 3;
constexpr int kQuarter = kMaxRegionSize / 2;
constexpr int kMargin = 3; // of a quarter, between landmarks

/// Keys of the independent draws of a world.
enum JourneyStream : std::uint64_t { GoalStream = 1, QuarterStream, WandererStream };

/// A circle in 24 steps, in thousandths of its radius.
constexpr std::array<std::int64_t, 24> kSines{0,    259,  500,   707,  866,  966,  1000, 966,
                                              866,  707,  500,   259,  0,    -259, -500, -707,
                                              -866, -966, -1000, -966, -866, -707, -500, -259};

WorldSettings withLargeRegions(WorldSettings settings)
{
    settings.regionSize = kMaxRegionSize;
    return settings;
}

CellPos cornerOfQuarter(int number)
{
    return {(number % 2) * kQuarter, (number / 2) * kQuarter};
}

Result<std::shared_ptr<const StagedSource>> makeJourney(const WorldSpec &spec)
{
    auto source = std::make_shared<JourneyCaves>(spec.seed, spec.settings, contentVersionOf(spec.generator));
    if (source->journey().empty())
        return damaged("landmarks.json has no gate");
    return std::shared_ptr<const StagedSource>(std::move(source));
}

} // namespace

JourneyCaves::JourneyCaves(std::string_view seed, const WorldSettings &settings, int content)
    : m_landmarks(builtInLandmarks(content))
    , m_caves(seed, withLargeRegions(settings))
    , m_key(combine(hashBytes(seed), hashBytes("journey")))
{
    planGoal();
}

/// Relics lie a third of a circle apart; the map piece between the first two, and the gate between the last
/// one and the first.
void JourneyCaves::planGoal()
{
    const std::uint64_t key = combine(m_key, GoalStream);
    const std::uint64_t turn = pickBelow(combine(key, 0), static_cast<std::uint32_t>(kSines.size()));
    const bool clockwise = pickBelow(combine(key, 1), 2) == 0;
    const auto turned = [&](std::uint64_t steps) {
        return turn + (clockwise ? kSines.size() - steps : steps);
    };
    for (std::size_t i = 0; i < kRelicDistances.size(); ++i) {
        const std::uint64_t sway = pickBelow(combine(key, 10 + i), 3);
        m_relics.push_back(quarterAt(turned(8 * i + sway), kRelicDistances[i], combine(key, 20 + i)));
    }
    m_map = quarterAt(turned(5), kMapDistance, combine(key, 30));
    m_gate = quarterAt(turned(20), kGateDistance, combine(key, 31));
    for (const Quarter &quarter : m_relics) {
        if (const std::optional<WorldPos> at = featurePlace(quarter, FeatureKind::Relic))
            m_plan.relics.push_back(*at);
    }
    if (const std::optional<WorldPos> at = featurePlace(m_map, FeatureKind::MapPiece))
        m_plan.mapPieces.push_back(*at);
    m_plan.gate = featurePlace(m_gate, FeatureKind::Gate);
}

JourneyCaves::Quarter JourneyCaves::quarterAt(std::uint64_t turn, std::int64_t regions,
                                              std::uint64_t key) const
{
    constexpr std::int64_t kWhole = 1000;
    const std::size_t east = static_cast<std::size_t>(turn + kSines.size() / 4) % kSines.size();
    const std::size_t north = static_cast<std::size_t>(turn) % kSines.size();
    const auto rounded = [](std::int64_t thousandths) { return floorDiv(thousandths + kWhole / 2, kWhole); };
    return {{rounded(regions * kSines[east]), rounded(regions * kSines[north])},
            static_cast<int>(pickBelow(key, 4))};
}

std::optional<WorldPos> JourneyCaves::featurePlace(const Quarter &quarter, FeatureKind kind) const
{
    const std::optional<Placed> placed = placedIn(quarter);
    if (!placed)
        return std::nullopt;
    const std::vector<Feature> &features = placed->shape->features;
    const auto found = std::ranges::find(features, kind, &Feature::kind);
    if (found == features.end())
        return std::nullopt;
    return worldPos(quarter.region, {placed->corner.x + found->cell.x, placed->corner.y + found->cell.y},
                    kMaxRegionSize);
}

/// None where no landmark is.
std::optional<LandmarkRole> JourneyCaves::roleOf(const Quarter &quarter) const
{
    if (std::ranges::find(m_relics, quarter) != m_relics.end())
        return LandmarkRole::Relic;
    if (quarter == m_map)
        return LandmarkRole::Map;
    if (quarter == m_gate)
        return LandmarkRole::Gate;
    // The four quarters around the origin: a camp, and peace.
    const WorldPos corner = worldPos(quarter.region, cornerOfQuarter(quarter.number), kMaxRegionSize);
    if (corner == WorldPos{0, 0})
        return LandmarkRole::Start;
    if (corner.x >= -kQuarter && corner.x <= 0 && corner.y >= -kQuarter && corner.y <= 0)
        return std::nullopt;
    const std::uint64_t key = combine(hashAt(combine(m_key, QuarterStream), corner.x, corner.y), 0);
    return pickBelow(key, 100) < kLandmarkChance ? std::optional(LandmarkRole::Common) : std::nullopt;
}

std::optional<JourneyCaves::Placed> JourneyCaves::placedIn(const Quarter &quarter) const
{
    const std::optional<LandmarkRole> role = roleOf(quarter);
    if (!role)
        return std::nullopt;
    const CellPos corner = cornerOfQuarter(quarter.number);
    const WorldPos place = worldPos(quarter.region, corner, kMaxRegionSize);
    const std::int64_t depth = depthAt({place.x + kQuarter / 2, place.y + kQuarter / 2});
    const auto weightOf = [&](const Landmark &landmark) {
        const bool fits = landmark.role == *role && landmark.from <= depth && depth <= landmark.to;
        return fits ? static_cast<std::uint32_t>(landmark.weight) : 0;
    };
    std::uint32_t total = 0;
    for (const Landmark &landmark : m_landmarks)
        total += weightOf(landmark);
    if (total == 0)
        return std::nullopt;
    const std::uint64_t key = hashAt(combine(m_key, QuarterStream), place.x, place.y);
    std::uint32_t ticket = pickBelow(combine(key, 1), total);
    const auto drawn = std::ranges::find_if(m_landmarks, [&](const Landmark &landmark) {
        const std::uint32_t weight = weightOf(landmark);
        if (ticket < weight)
            return true;
        ticket -= weight;
        return false;
    });
    const LandmarkShape &shape =
        drawn->shapes[pickBelow(combine(key, 2), static_cast<std::uint32_t>(drawn->shapes.size()))];
    const auto offset = [key](std::uint64_t number, int cells) {
        const int free = kQuarter - 2 * kMargin - cells;
        return kMargin +
               static_cast<int>(pickBelow(combine(key, number), static_cast<std::uint32_t>(free + 1)));
    };
    return Placed{&shape, {corner.x + offset(3, shape.width), corner.y + offset(4, shape.height)}};
}

/// More monsters with depth, on floor that no landmark has drawn.
void JourneyCaves::addWanderers(Region &region) const
{
    const WorldPos middle = worldPos(region.pos, {kQuarter, kQuarter}, kMaxRegionSize);
    const std::int64_t wanted = std::min(kMaxWanderers, depthAt(middle) / kWandererDepth);
    const std::uint64_t key = hashAt(combine(m_key, WandererStream), region.pos.x, region.pos.y);
    for (std::int64_t i = 0; i < wanted; ++i) {
        const std::uint64_t draw = combine(key, i);
        const CellPos cell{static_cast<int>(pickBelow(combine(draw, 0), kMaxRegionSize)),
                           static_cast<int>(pickBelow(combine(draw, 1), kMaxRegionSize))};
        const bool taken = region.isRock(cell) || region.hasChest(cell) ||
                           std::ranges::find(region.monsters, cell) != region.monsters.end();
        if (!taken)
            region.monsters.push_back(cell);
    }
}

std::optional<RegionRows> JourneyCaves::possibleChests(RegionPos pos, RowSpan rows) const
{
    std::optional<RegionRows> chests = m_caves.possibleChests(pos, rows);
    for (int number = 0; chests && number < 4; ++number) {
        const std::optional<Placed> placed = placedIn({pos, number});
        if (!placed)
            continue;
        for (const CellPos cell : placed->shape->chests) {
            const int x = placed->corner.x + cell.x;
            const int y = placed->corner.y + cell.y;
            (*chests)[static_cast<std::size_t>(y)] |= std::uint64_t{1} << static_cast<unsigned>(x);
        }
    }
    return chests;
}

Region JourneyCaves::generate(RegionPos pos) const
{
    return generateUpTo(pos, {GenerationStage::Kind::Monsters});
}

Region JourneyCaves::generateUpTo(RegionPos pos, const GenerationStage &stage) const
{
    using Kind = GenerationStage::Kind;
    Region region = m_caves.generateUpTo(pos, stage);
    if (stage.kind < Kind::Polish)
        return region;
    const bool monsters = stage.kind >= Kind::Monsters;
    if (pos == m_gate.region)
        region.monsters.clear(); // so that its guardian is the first
    else if (monsters)
        addWanderers(region);
    for (int number = 0; number < 4; ++number) {
        // That of the goal first, for the same reason.
        const int quarter = pos == m_gate.region ? (m_gate.number + number) % 4 : number;
        if (const std::optional<Placed> placed = placedIn({pos, quarter}))
            stamp(*placed->shape, placed->corner, stage.kind >= Kind::Chests, region);
    }
    if (!monsters) {
        region.monsters.clear();
        region.cast.clear();
    } else {
        region.cast.resize(region.monsters.size());
    }
    return region;
}

GeneratorInfo journeyGenerator()
{
    GeneratorInfo info;
    info.key = "journey";
    info.scenario = ScenarioKind::Journey;
    info.population = Population::Bands;
    info.settings = settingsNamed(
        {"journey.lives", "caves.floor_chance", "caves.threshold", "caves.iterations", "caves.smoothing",
         "chest.chance", "chest.max_items", "sight.radius", "monsters", "sight.disc", "sight.diagonal_gaps",
         "combat.armour_protection", "combat.damage_multiplier", "combat.stun_chance", "death.lose"});
    info.make = makeJourney;
    info.stages = cavesGenerator().stages;
    return info;
}

} // namespace cave
