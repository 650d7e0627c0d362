// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/generation_stage.h"

#include <QString>

namespace cave {

/// The stage's name: "Automaton, step 2".
QString stageName(const GenerationStage &stage);

/// A sentence on what the generator does in a stage, with the world's own numbers.
QString stageExplanation(const GenerationStage &stage, const WorldSpec &spec);

} // namespace cave
