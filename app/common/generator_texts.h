// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/scenario.h"
#include "core/world/world_spec.h"

#include <QString>

namespace cave {

/// A generator's name for people; translated.
QString generatorLabel(GeneratorKind kind);
/// The same on a button, with a key of its own.
QString generatorChoice(GeneratorKind kind);
/// One sentence on what it makes; translated.
QString generatorExplanation(GeneratorKind kind);

/// The generator whose worlds are most like those of this one, for a comparison.
GeneratorKind mostAlike(GeneratorKind kind);

/// A way to play, as its content names and describes it; translated.
QString scenarioLabel(ScenarioKind kind);
QString scenarioExplanation(ScenarioKind kind);

} // namespace cave
