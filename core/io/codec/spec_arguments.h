// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/world_spec.h"

#include <string>
#include <string_view>

namespace cave {

/// Reads "caves.threshold=4" into `settings`: a key of any generator's settings and its value as
/// `settingText` writes it. Error InvalidArgument: what is wrong with it.
Result<void> assignSetting(std::string_view assignment, WorldSettings &settings);

/// `text` as one word of a POSIX shell: unchanged where nothing in it means anything to a shell, else quoted.
std::string shellWord(std::string_view text);

/// The options by which the command line program is given this world, each a shell word: "--seed=alpha
/// --generator classic --set caves.threshold=4". What is as by default is left out. Only the seed's text can
/// be given: for a world of which only its number is known, or that is made of level files of its own, the
/// options name another world.
std::string specArguments(const WorldSpec &spec);

/// `specArguments` without the seed.
std::string specArgumentsWithoutSeed(const WorldSpec &spec);

} // namespace cave
