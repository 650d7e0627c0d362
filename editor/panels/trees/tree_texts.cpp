// SPDX-License-Identifier: MIT
#include "editor/panels/trees/tree_texts.h"

#include <QCoreApplication>

namespace cave {
namespace {

QString trTree(const char *text)
{
    return QCoreApplication::translate("Trees", text);
}

} // namespace

QString decisionName(Decision decision)
{
    switch (decision) {
    case Decision::NearPlayer:
        return trTree("Is the player near?");
    case Decision::LowHp:
        return trTree("Is its health low?");
    case Decision::SeesPlayer:
        return trTree("Does it see the player?");
    }
    return {};
}

QString actionName(Action action)
{
    switch (action) {
    case Action::MoveTowardPlayer:
        return trTree("Go straight for the player");
    case Action::MoveTowardPlayerAvoidWalls:
        return trTree("Go for the player around walls");
    case Action::ShootPlayer:
        return trTree("Shoot");
    case Action::ShootHomingProjectile:
        return trTree("Shoot, homing");
    case Action::Heal:
        return trTree("Heal");
    case Action::Patrol:
        return trTree("Patrol");
    case Action::Wander:
        return trTree("Wander");
    case Action::Chase:
        return trTree("Chase");
    case Action::Idle:
        return trTree("Stay");
    case Action::Fight:
        return trTree("Fight");
    case Action::KeepAway:
        return trTree("Keep away");
    }
    return {};
}

QString decisionAbout(Decision decision)
{
    switch (decision) {
    case Decision::NearPlayer:
        return trTree("Yes if the player is at most so far away, measured straight, walls or not.");
    case Decision::LowHp:
        return trTree("Yes if the health that it has left is at most so many points.");
    case Decision::SeesPlayer:
        return trTree("Yes if nothing between blocks its sight of the player.");
    }
    return {};
}

QString actionAbout(Action action)
{
    switch (action) {
    case Action::MoveTowardPlayer:
        return trTree("Walks straight toward the player, and is stopped by what is in the way.");
    case Action::MoveTowardPlayerAvoidWalls:
        return trTree("Walks to the player by a shortest way around walls.");
    case Action::ShootPlayer:
        return trTree("Stands and shoots at the player once the cooldown is over.");
    case Action::ShootHomingProjectile:
        return trTree("Stands and lets fly a shot that turns after the player, once the cooldown is over.");
    case Action::Heal:
        return trTree("Stands and gets so much health back, once the cooldown is over.");
    case Action::Patrol:
        return trTree("Walks to and fro along an axis.");
    case Action::Wander:
        return trTree("Walks anywhere.");
    case Action::Chase:
        return trTree("Goes after the player by a shortest way.");
    case Action::Idle:
        return trTree("Does nothing.");
    case Action::Fight:
        return trTree("Goes on to the player to strike.");
    case Action::KeepAway:
        return trTree("Walks away from the player, around walls.");
    }
    return {};
}

QString remarkText(const TreeRemark &remark)
{
    return remark.answer ? trTree("Always yes, by what is asked above.")
                         : trTree("Always no, by what is asked above.");
}

} // namespace cave
