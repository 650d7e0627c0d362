// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/scenario.h"
#include "core/world/world_spec.h"

#include <QString>

namespace cave {

/// A generator's display name; translated.
QString generatorLabel(GeneratorKind kind);
/// The same as a button label, with a mnemonic.
QString generatorChoice(GeneratorKind kind);
/// One sentence on what it makes; translated.
QString generatorExplanation(GeneratorKind kind);

/// What its worlds ease with gentle rules, in whole sentences; translated. Empty if they have no such rules.
QString gentleExplanation(GeneratorKind kind);

/// The generator with the most similar worlds, as a default for comparisons.
GeneratorKind mostAlike(GeneratorKind kind);

/// A scenario's display name, from its content; translated.
QString scenarioLabel(ScenarioKind kind);
QString scenarioExplanation(ScenarioKind kind);

} // namespace cave
