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

/// What the levels of a bounded world are.
enum class LevelKind : std::uint8_t {
    None,  ///< the world is endless
    Whole, ///< there is one, which is all of the world
    Floor, ///< one after the other; the number says how dangerous it is
    Room,  ///< side by side on one map, joined by doors; the last one is the boss's
    File,  ///< one after the other, each drawn in a level file
};

/// Which kind of monster is at a place where a generator puts one.
enum class Population : std::uint8_t {
    Plain,    ///< the plainest everywhere
    Distance, ///< the farther from the start, the more dangerous
    Floor,    ///< by the number of the floor
    Cast,     ///< as the level's file says
};

/// Whether worlds of a generator are made of level files.
enum class FileUse : std::uint8_t {
    None,
    Optional, ///< the game has some; a world may bring its own
    Required, ///< of nothing else; the seed decides what is drawn by chance alone
};

/// A generator as the rest of the program knows it: everything that differs from one to another is here. The
/// code of each is in a folder of core/gen; the table is core/gen/generators.cpp.
struct GeneratorInfo {
    GeneratorKind kind{};
    std::string_view key;         ///< "caves": in files and on the command line
    std::vector<int> versions{1}; ///< that this program has, the oldest first
    ScenarioKind scenario{};      ///< what is played in its worlds
    LevelKind levels = LevelKind::None;
    int fewestLevels = 1; ///< of a bounded world
    int mostLevels = 1;
    FileUse files = FileUse::None;
    Population population = Population::Distance;
    /// Only the number that a seed's text comes to matters, and that can be known without the text.
    bool numberedSeeds = false;
    /// The player begins out of sight of all monsters; else of those in regions that were made on the way.
    bool hiddenSpawn = true;
    /// The settings that its worlds have, in the order in which they are shown.
    std::vector<SettingInfo> settings;
    /// Keys of those that have no effect; its worlds keep them for the original program's sake.
    std::vector<std::string_view> unused;
    WorldSettings defaults; ///< that a new world starts from

    /// Makes the generator; `spec` is valid, and of this kind. Errors: a seed or level files that it refuses.
    Result<std::shared_ptr<const StagedSource>> (*make)(const WorldSpec &spec) = nullptr;
    /// The stages that its worlds go through, in order; the last one is what it makes.
    std::vector<GenerationStage> (*stages)(const WorldSettings &settings) = nullptr;
    /// Where the levels of such a world lie, by number; null for endless worlds.
    std::vector<CellRect> (*areas)(const WorldSpec &spec) = nullptr;

    [[nodiscard]] bool isBounded() const { return levels != LevelKind::None; }
    /// True if the setting has an effect on its worlds.
    [[nodiscard]] bool uses(std::string_view key) const;
};

/// All generators, by kind; those that need level files come last.
const std::vector<GeneratorInfo> &generators();
const GeneratorInfo &generatorInfo(GeneratorKind kind);
/// Those that need no more than a seed and settings, the default one first.
const std::vector<GeneratorKind> &seedGenerators();
/// The first whose worlds are played so.
const GeneratorInfo &generatorFor(ScenarioKind scenario);

} // namespace cave
