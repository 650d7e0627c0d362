// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"

#include <filesystem>

namespace cave {

/// A world with a past: what a careless explorer did in it, so many commands long.
struct StagedWorld {
    const char *name;
    const char *seed;
    GeneratorKind generator;
    int commands;
};

/// Two monsters and a chest are in view, two fights were won.
inline constexpr StagedWorld kExploredWorld{"Amber Hollow", "mine-1", GeneratorKind::Caves, 294};
/// In the middle of a fight that will be won.
inline constexpr StagedWorld kWinningWorld{"Spider Gallery", "amber-5", GeneratorKind::Caves, 271};
/// In the middle of a fight that will be lost.
inline constexpr StagedWorld kLosingWorld{"Cold Stair", "ember-8", GeneratorKind::Caves, 310};
/// As the original program makes it.
inline constexpr StagedWorld kClassicWorld{"The old mine", "classic 1998", GeneratorKind::Classic, 250};
inline constexpr StagedWorld kFreshWorld{"Quiet Vault", "", GeneratorKind::Caves, 0};

/// Makes the worlds above in `folder`, the first without its last `kLeftToDo` commands, and a damaged one.
void makeStagedWorlds(const std::filesystem::path &folder);

/// What is left to be done in `kExploredWorld`, so that there is something to report when it is shown.
inline constexpr int kLeftToDo = 64;

} // namespace cave
