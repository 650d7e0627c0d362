// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"
#include "editor/view/figures/monster_figures.h"

#include <QString>

#include <cstddef>

namespace cave {

// In scenarios where monsters look alike, no one knows what one is before they fight it.

/// True while it is hidden of which kind this living monster is.
bool isDisguised(const World &world, const MonsterId &id);

/// What a monster looks like that no one has met.
CreatureLook disguisedLook();

/// "something": for use inside a sentence, translated.
QString somethingText();

/// "a Rat" or "something", as far as it may be known; `kind` indexes `Content::monsters`.
QString aKnownMonster(const World &world, const MonsterId &id, std::size_t kind);

} // namespace cave
