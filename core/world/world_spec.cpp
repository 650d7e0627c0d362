#include "core/world/world_spec.h"

namespace cave {

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
    }
    return settings;
}

} // namespace cave
