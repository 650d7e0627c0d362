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
        return trTree("Move straight to the player");
    case Action::MoveTowardPlayerAvoidWalls:
        return trTree("Move to the player around walls");
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
        return trTree("Cancel");
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
        return trTree("Yes if the player is within this distance, in a straight line through walls.");
    case Decision::LowHp:
        return trTree("Yes if its health is at most this many points.");
    case Decision::SeesPlayer:
        return trTree("Yes if it has a clear line of sight to the player.");
    }
    return {};
}

QString actionAbout(Action action)
{
    switch (action) {
    case Action::MoveTowardPlayer:
        return trTree("Walks straight toward the player; obstacles stop it.");
    case Action::MoveTowardPlayerAvoidWalls:
        return trTree("Walks the shortest path to the player.");
    case Action::ShootPlayer:
        return trTree("Stands still and shoots at the player whenever the cooldown ends.");
    case Action::ShootHomingProjectile:
        return trTree("Stands still and fires a homing shot whenever the cooldown ends.");
    case Action::Heal:
        return trTree("Stands still and heals by this amount whenever the cooldown ends.");
    case Action::Patrol:
        return trTree("Walks back and forth along an axis.");
    case Action::Wander:
        return trTree("Wanders at random.");
    case Action::Chase:
        return trTree("Chases the player by the shortest path.");
    case Action::Idle:
        return trTree("Does nothing.");
    case Action::Fight:
        return trTree("Closes in on the player to attack.");
    case Action::KeepAway:
        return trTree("Walks away from the player, around walls.");
    }
    return {};
}

QString remarkText(const TreeRemark &remark)
{
    return remark.answer ? trTree("Always yes, given the questions above.")
                         : trTree("Always no, given the questions above.");
}

} // namespace cave
