// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"
#include "core/content/scenario.h"
#include "core/world/settings.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// A generator and the version of its algorithm. Output never changes under one version number.
struct GeneratorId {
    GeneratorKind kind = GeneratorKind::Caves;
    int version = 1;

    friend bool operator==(const GeneratorId &, const GeneratorId &) = default;
};

/// The generator of the original program's worlds, and the one that plays level files.
inline constexpr GeneratorId kOriginalGenerator{GeneratorKind::Classic, 1};
inline constexpr GeneratorId kLevelFileGenerator{GeneratorKind::Levels, 1};

/// Everything that decides what a world looks like before anyone has walked in it.
struct WorldSpec {
    std::string seed; ///< any UTF-8 text, the empty one included
    GeneratorId generator;
    WorldSettings settings;
    /// `classic` worlds of which only the number of the seed is known: the hash of a text that was forgotten.
    /// `seed` is then empty.
    std::optional<std::int64_t> seedNumber = std::nullopt;
    /// What a world of `rooms` or `levels` is made of; see room_set.h. Empty for `rooms`: the rooms that the
    /// game ships with. Kept in the world's own file.
    std::vector<LevelFileText> levelFiles = {};

    friend bool operator==(const WorldSpec &, const WorldSpec &) = default;
};

/// A key for everything that is drawn from the seed beside terrain.
std::uint64_t worldKey(const WorldSpec &spec);

/// How the seed is shown: its text, or "#" and the number where only that is known.
std::string seedText(const WorldSpec &spec);

/// What is played in a world of this generator.
ScenarioKind scenarioOf(GeneratorKind kind);

/// True if it makes bounded levels.
bool isBounded(GeneratorKind kind);

/// "caves", "classic", "cavern", "dungeon", "rooms" or "levels".
std::string_view generatorName(GeneratorKind kind);

/// The newest version of the generator so named. Error: the name and the known ones.
Result<GeneratorId> generatorNamed(std::string_view name);

/// The settings that a new world of this kind starts from.
WorldSettings defaultSettings(GeneratorKind kind);

} // namespace cave
