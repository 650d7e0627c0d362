// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"
#include "editor/view/figures/monster_figures.h"

#include <QString>

#include <cstddef>

namespace cave {

// In some scenarios monsters look alike until the player fights them.

/// True while the kind of this living monster is hidden.
bool isDisguised(const World &world, const MonsterId &id);

/// The look of a disguised monster.
CreatureLook disguisedLook();

/// "something", for use in a sentence; translated.
QString somethingText();

/// "a Rat", or "something" while disguised; `kind` indexes `Content::monsters`.
QString aKnownMonster(const World &world, const MonsterId &id, std::size_t kind);

} // namespace cave
