#include "core/world/world_spec.h"

#include "core/base/hashing.h"
#include "core/base/java_seed.h"

namespace cave {

std::uint64_t worldKey(const WorldSpec &spec)
{
    const std::uint64_t kind = hashBytes(generatorName(spec.generator.kind));
    if (spec.generator.kind == GeneratorKind::Caves)
        return combine(kind, hashBytes(spec.seed));
    // Of a classic seed only its number matters, so that a world goes on the same when that is all there is.
    const Result<std::int64_t> number = spec.seedNumber ? *spec.seedNumber : javaSeedHash(spec.seed);
    return combine(kind, number ? static_cast<std::uint64_t>(*number) : hashBytes(spec.seed));
}

std::string seedText(const WorldSpec &spec)
{
    return spec.seedNumber ? "#" + std::to_string(*spec.seedNumber) : spec.seed;
}

std::string_view generatorName(GeneratorKind kind)
{
    return kind == GeneratorKind::Classic ? "classic" : "caves";
}

Result<GeneratorId> generatorNamed(std::string_view name)
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Classic}) {
        if (name == generatorName(kind))
            return GeneratorId{kind, 1};
    }
    return Error{ErrorCode::InvalidArgument,
                 "unknown generator '" + std::string(name) + "'; known are caves and classic"};
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
    return settings;
}

} // namespace cave
