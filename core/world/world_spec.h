// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"
#include "core/content/scenario.h"
#include "core/world/settings.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

struct Content;

/// A generator and the version of its algorithm. The output of a version never changes.
struct GeneratorId {
    GeneratorKind kind = GeneratorKind::Caves;
    int version = 1;

    friend bool operator==(const GeneratorId &, const GeneratorId &) = default;
};

/// The generator for worlds of the original program, and the one for level files.
inline constexpr GeneratorId kOriginalGenerator{GeneratorKind::Classic, 1};
inline constexpr GeneratorId kLevelFileGenerator{GeneratorKind::Levels, 1};

/// Everything that determines an unplayed world.
struct WorldSpec {
    std::string seed; ///< any UTF-8 text, may be empty
    GeneratorId generator;
    WorldSettings settings;
    /// For `classic` worlds of which only the seed's number is known: the hash of an unknown text. `seed` is
    /// empty then.
    std::optional<std::int64_t> seedNumber = std::nullopt;
    /// The level files of a world of `rooms` or `levels`; see room_set.h. For `rooms`, empty means the
    /// built-in rooms. Stored in the world's own file.
    std::vector<LevelFileText> levelFiles = {};

    friend bool operator==(const WorldSpec &, const WorldSpec &) = default;
};

/// The key for everything that is drawn from the seed, except terrain.
std::uint64_t worldKey(const WorldSpec &spec);

/// The displayed seed: its text, or "#" and the number if only that is known.
std::string seedText(const WorldSpec &spec);

/// The scenario of this generator's worlds.
ScenarioKind scenarioOf(GeneratorKind kind);

/// The version of that scenario's content that the worlds have; the newest for an unknown generator version.
int contentVersionOf(const GeneratorId &generator);
/// The content of its worlds: `content` if it is of that scenario and version, otherwise the built-in one.
/// For code that handles worlds of several generators. Thread-safe; null only if a file in resources/content
/// is invalid.
std::shared_ptr<const Content> contentFor(const GeneratorId &generator,
                                          const std::shared_ptr<const Content> &content = nullptr);

/// True if its worlds have bounded levels.
bool isBounded(GeneratorKind kind);

/// "caves", "classic", "cavern", "dungeon", "rooms" or "levels".
std::string_view generatorName(GeneratorKind kind);

/// The generator of new worlds of this kind, unless another version is chosen: the newest.
[[nodiscard]] GeneratorId generatorOfNewWorlds(GeneratorKind kind);

/// The newest version of the generator with this name. Error: the name and the known ones.
Result<GeneratorId> generatorNamed(std::string_view name);

/// The default settings of a new world of this kind.
WorldSettings defaultSettings(GeneratorKind kind);

} // namespace cave
