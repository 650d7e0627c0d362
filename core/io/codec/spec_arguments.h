// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/world_spec.h"

#include <string>
#include <string_view>

namespace cave {

/// Applies "caves.threshold=4" to `settings`: the key of any generator's setting and its value in the format
/// of `settingText`. Error InvalidArgument: what is wrong with it.
Result<void> assignSetting(std::string_view assignment, WorldSettings &settings);

/// Reads "caves", the version of new worlds, or "caves:2". Error InvalidArgument: an unknown generator or
/// version, with the known ones.
Result<GeneratorId> generatorArgument(std::string_view text);

/// `text` as one POSIX shell word: unchanged if it contains no special characters, otherwise quoted.
std::string shellWord(std::string_view text);

/// The command line options for this world, each a shell word: "--seed=alpha --generator classic --set
/// caves.threshold=4". Defaults are omitted. Only the seed's text can be given: if only a world's seed number
/// is known, or it is made of its own level files, the options name another world.
std::string specArguments(const WorldSpec &spec);

/// When the generator and its version are among options: unless they are those of new worlds, or always, for
/// a program of another version.
enum class NamedGenerator { IfUnusual, Always };

/// `specArguments` without the seed.
std::string specArgumentsWithoutSeed(const WorldSpec &spec, NamedGenerator named = NamedGenerator::IfUnusual);

} // namespace cave
