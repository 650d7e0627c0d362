// SPDX-License-Identifier: MIT
#include "app/play/texts/disguise.h"

#include "editor/view/texts/content_texts.h"

#include <QCoreApplication>

namespace cave {

bool isDisguised(const World &world, const MonsterId &id)
{
    const bool met = world.fight() && world.fight()->enemy == id;
    return world.content->scenario.disguised && !met;
}

CreatureLook disguisedLook()
{
    return {"unknown", "grey", '?'};
}

QString somethingText()
{
    return QCoreApplication::translate("cave::Disguise", "something");
}

QString aKnownMonster(const World &world, const MonsterId &id, std::size_t kind)
{
    return isDisguised(world, id) ? somethingText() : aMonster(world.content->monsters[kind]);
}

} // namespace cave
