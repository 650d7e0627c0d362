// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"
#include "editor/view/figures/monster_figures.h"

#include <QString>

#include <cstddef>

namespace cave {

// In scenarios where monsters look alike, nobody knows what one is before they fight it.

/// True while it is not to be told of which kind this living monster is.
bool isDisguised(const World &world, const MonsterId &id);

/// What a monster looks like that nobody has met.
CreatureLook disguisedLook();

/// "something": for use inside a sentence, translated.
QString somethingText();

/// "a Rat" or "something", as far as it may be told; `kind` indexes `Content::monsters`.
QString aKnownMonster(const World &world, const MonsterId &id, std::size_t kind);

} // namespace cave
