// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"
#include "editor/view/figures/monster_figures.h"
#include "editor/view/texts/content_texts.h"

#include <QCoreApplication>
#include <QString>

#include <cstddef>

namespace cave {

// In some scenarios monsters look alike until the player fights them.
/// True while the kind of this living monster is hidden.
inline bool isDisguised(const World &world, const MonsterId &id)
{
    const bool met = world.fight() && world.fight()->enemy == id;
    return world.content->scenario.disguised && !met;
}

/// The look of a disguised monster.
inline CreatureLook disguisedLook()
{
    return {"unknown", "grey", '?'};
}

/// "something", for use in a sentence; translated.
inline QString somethingText()
{
    return QCoreApplication::translate("cave::Disguise", "something");
}

/// "a Rat", or "something" while disguised; `kind` indexes `Content::monsters`.
inline QString aKnownMonster(const World &world, const MonsterId &id, std::size_t kind)
{
    return isDisguised(world, id) ? somethingText() : aMonster(world.content->monsters[kind]);
}

} // namespace cave
