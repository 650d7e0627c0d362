// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/content/scenario.h"
#include "core/world/settings.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace cave {

class StagedSource;
struct GenerationStage;
struct WorldSpec;

/// The kind of levels in a bounded world.
enum class LevelKind : std::uint8_t {
    None,  ///< the world is endless
    Whole, ///< a single one, which is the whole world
    Floor, ///< one after the other; danger increases with the number
    Room,  ///< side by side on one map, connected by doors; the last one is the boss's
    File,  ///< one after the other, each from a level file
};

/// How the kind of a generated monster is chosen.
enum class Population : std::uint8_t {
    Plain,    ///< the plainest everywhere
    Distance, ///< more dangerous with distance from the start
    Floor,    ///< by the number of the floor
    Cast,     ///< specified by the level's file
    Bands,    ///< specified by a landmark, or drawn for the band of a journey
};

/// Whether worlds of a generator are made of level files.
enum class FileUse : std::uint8_t {
    None,
    Optional, ///< built-in ones; a world may bring its own
    Required, ///< only of these; the seed affects only random draws
};

/// A generator's properties: everything in which generators differ, for the rest of the program. Their code
/// is in the folders of core/gen; the table is core/gen/generators.cpp.
struct GeneratorInfo {
    GeneratorKind kind{};
    std::string_view key;         ///< "caves": its name in files and on the command line
    std::vector<int> versions{1}; ///< supported ones, the oldest first
    ScenarioKind scenario{};      ///< of its worlds
    /// The version of the scenario's content that each of `versions` draws from, see content_version.h.
    std::vector<int> contents{1};
    LevelKind levels = LevelKind::None;
    int fewestLevels = 1; ///< of a bounded world
    int mostLevels = 1;
    FileUse files = FileUse::None;
    Population population = Population::Distance;
    int mostMonsters = 0; ///< that start in a region; 0: any number
    /// Only the number for a seed's text matters, and it can be known without the text.
    bool numberedSeeds = false;
    /// The player starts out of sight of all monsters; otherwise only of those in regions generated for the
    /// spawn.
    bool hiddenSpawn = true;
    /// The settings of its worlds, in display order.
    std::vector<SettingInfo> settings;
    /// Keys of settings without effect; its worlds keep them for the original program.
    std::vector<std::string_view> unused;
    WorldSettings defaults; ///< of a new world

    /// Makes the generator; `spec` is valid and of this kind. Errors: an invalid seed or level files.
    Result<std::shared_ptr<const StagedSource>> (*make)(const WorldSpec &spec) = nullptr;
    /// The stages of its worlds, in order; the last one is the final result.
    std::vector<GenerationStage> (*stages)(const WorldSpec &spec) = nullptr;
    /// The areas of a world's levels, by number; null for endless worlds.
    std::vector<CellRect> (*areas)(const WorldSpec &spec) = nullptr;

    [[nodiscard]] bool isBounded() const { return levels != LevelKind::None; }
    /// True if the setting affects its worlds.
    [[nodiscard]] bool uses(std::string_view key) const;
};

/// All generators, by kind; those that need level files come last.
const std::vector<GeneratorInfo> &generators();
const GeneratorInfo &generatorInfo(GeneratorKind kind);
/// Those that need only a seed and settings, the default one first.
const std::vector<GeneratorKind> &seedGenerators();
/// False for a setting that another one leaves without any effect: where death ends a journey, nothing else
/// is lost. Lists for people leave such a setting out; files contain it.
[[nodiscard]] bool hasEffect(const SettingInfo &info, const WorldSettings &settings, GeneratorKind kind);
/// The first one for this scenario.
const GeneratorInfo &generatorFor(ScenarioKind scenario);

} // namespace cave
