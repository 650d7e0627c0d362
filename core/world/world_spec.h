#pragma once

#include "core/world/settings.h"

#include <string>
#include <string_view>

namespace cave {

enum class GeneratorKind { Caves, Classic };

/// A generator and the version of its algorithm. Output never changes under one version number.
struct GeneratorId {
    GeneratorKind kind = GeneratorKind::Caves;
    int version = 1;

    friend bool operator==(const GeneratorId &, const GeneratorId &) = default;
};

/// Everything that decides what a world looks like before anyone has walked in it.
struct WorldSpec {
    std::string seed; ///< any UTF-8 text, the empty one included
    GeneratorId generator;
    WorldSettings settings;

    friend bool operator==(const WorldSpec &, const WorldSpec &) = default;
};

/// "caves" or "classic".
std::string_view generatorName(GeneratorKind kind);

/// The newest version of the generator so named. Error: the name and the known ones.
Result<GeneratorId> generatorNamed(std::string_view name);

/// The settings that a new world of this kind starts from.
WorldSettings defaultSettings(GeneratorKind kind);

} // namespace cave
