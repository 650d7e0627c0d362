// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/generation_stage.h"

#include <QString>

namespace cave {

/// The stage's name: "Automaton, step 2".
QString stageName(const GenerationStage &stage);

/// What the generator does in it, in a sentence, with the world's own numbers.
QString stageExplanation(const GenerationStage &stage, const WorldSpec &spec);

} // namespace cave
