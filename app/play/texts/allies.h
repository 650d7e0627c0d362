// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"
#include "core/world/world.h"
#include "editor/view/figures/figures.h"
#include "editor/view/overlays/figure_layers.h"
#include "editor/view/texts/texts.h"

#include <QColor>
#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

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

// The other players of a world, for the one at this machine.

/// As in theme.h, also for those outside the party.
QString playerName(const World &world, int player);
QColor playerColour(const World &world, int player);

/// True if the player at this machine has no figure: they have fallen, or don't play in this world.
bool isOnlooker(const World &world);

/// The other players with a figure on the same level as `near`, in order of number; absent ones included.
std::vector<MapAlly> alliesNear(const World &world, WorldPos near);
/// The same, and the companions of all players.
std::vector<MapAlly> figuresNear(const World &world, WorldPos near);
/// The numbers of the others who play, in order.
std::vector<int> playingAllies(const World &world);

/// An amount and its maximum, at least 1.
struct Amount {
    int now = 0;
    int full = 1;

    friend bool operator==(const Amount &, const Amount &) = default;
};

/// Remaining and full health of a player; none where they have no health outside of fights.
std::optional<Amount> healthOf(const World &world, const Player &player);

/// "Ann, away", and what there is to say of them: whole sentences, health and fight.
QString allyTitle(const World &world, const PartyMember &member);
QStringList allyLines(const World &world, const PartyMember &member);

/// "Cave Rat, hunting Ann" for a monster called `name` that an ally is the prey of; empty for another one.
/// For one who only watches (`watches`), all players are others.
QString hunterTitle(const World &world, const Monster &monster, const QString &name, bool watches = false);

/// Where cells were explored.
std::vector<CellRect> areasExplored(const std::vector<Event> &events);

/// The surroundings of the players who did something other than the own one, in which things have changed,
/// and what they have explored.
std::vector<CellRect> areasOfOthers(const World &world, const std::vector<Event> &events);

/// What another player sees.
struct AllyView {
    VisibleCells cells;
    std::vector<Monster> monsters;
};
/// `player` must be in the party.
AllyView viewOf(Session &session, int player);

} // namespace cave
