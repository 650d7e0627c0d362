#include "core/world/world_spec.h"

#include "core/base/hashing.h"
#include "core/base/java_seed.h"

namespace cave {

std::uint64_t worldKey(const WorldSpec &spec)
{
    const std::uint64_t kind = hashBytes(generatorName(spec.generator.kind));
    if (spec.generator.kind != GeneratorKind::Classic)
        return combine(kind, hashBytes(spec.seed));
    // Of a classic seed only its number matters, so that a world goes on the same when that is all there is.
    const Result<std::int64_t> number = spec.seedNumber ? *spec.seedNumber : javaSeedHash(spec.seed);
    return combine(kind, number ? static_cast<std::uint64_t>(*number) : hashBytes(spec.seed));
}

std::string seedText(const WorldSpec &spec)
{
    return spec.seedNumber ? "#" + std::to_string(*spec.seedNumber) : spec.seed;
}

ScenarioKind scenarioOf(GeneratorKind kind)
{
    if (kind == GeneratorKind::Cavern)
        return ScenarioKind::Cavern;
    if (kind == GeneratorKind::Rooms || kind == GeneratorKind::Levels)
        return ScenarioKind::Rooms;
    return kind == GeneratorKind::Dungeon ? ScenarioKind::DungeonRun : ScenarioKind::EndlessCaves;
}

std::string_view generatorName(GeneratorKind kind)
{
    switch (kind) {
    case GeneratorKind::Caves:
        return "caves";
    case GeneratorKind::Classic:
        return "classic";
    case GeneratorKind::Cavern:
        return "cavern";
    case GeneratorKind::Dungeon:
        return "dungeon";
    case GeneratorKind::Rooms:
        return "rooms";
    case GeneratorKind::Levels:
        return "levels";
    }
    return "";
}

Result<GeneratorId> generatorNamed(std::string_view name)
{
    for (const GeneratorKind kind : kGenerators) {
        if (name == generatorName(kind))
            return GeneratorId{kind, 1};
    }
    if (name == generatorName(GeneratorKind::Levels))
        return GeneratorId{GeneratorKind::Levels, 1};
    return Error{ErrorCode::InvalidArgument,
                 "unknown generator '" + std::string(name) +
                     "'; known are caves, classic, cavern, dungeon, rooms and levels"};
}

WorldSettings defaultSettings(GeneratorKind kind)
{
    WorldSettings settings;
    if (kind == GeneratorKind::Classic) {
        settings.floorChance = {5000};
        settings.iterations = 2;
        settings.smoothing = 0;
        settings.monsters = MonsterMode::Stationary;
        settings.disc = DiscRule::Original;
        settings.gaps = GapRule::Open;
        settings.stunChance = {1000};
    }
    if (kind == GeneratorKind::Dungeon) {
        settings.viewRadius = 7;
        settings.disc = DiscRule::Exact;
    }
    return settings;
}

} // namespace cave
