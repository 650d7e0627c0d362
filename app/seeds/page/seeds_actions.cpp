// SPDX-License-Identifier: MIT
#include "app/seeds/page/seeds_actions.h"

#include <QAction>
#include <QWidget>

namespace cave {

SeedsActions::SeedsActions(QWidget &page) : ActionSet(page, &page)
{
    oneOf(views());
}

QList<QAction *> SeedsActions::ofSeed() const
{
    return {play,     inspect,  compare,     largeMap, places,   likeThis, nullptr, star,    nullptr,
            copySeed, copyLink, copyCommand, nullptr,  saveCard, saveMap,  nullptr, copyRows};
}

QList<QAction *> SeedsActions::menu() const
{
    return {sheet,         table,     plots,    compare, nullptr,  play,      inspect,   largeMap,
            places,        likeThis,  star,     nullptr, copySeed, copyLink,  copyRows,  copyCommand,
            nullptr,       openCard,  saveCard, nullptr, saveMap,  saveSheet, saveRows,  nullptr,
            previousFloor, nextFloor, nullptr,  back,    find,     things,    sidePanel, details};
}

} // namespace cave

#include "moc_seeds_actions.cpp"
