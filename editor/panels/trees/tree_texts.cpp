// SPDX-License-Identifier: MIT
#include "editor/panels/trees/tree_texts.h"

#include <QCoreApplication>

namespace cave {
namespace {

struct TreeText {
    Q_DECLARE_TR_FUNCTIONS(Trees)
};

} // namespace

QString decisionName(Decision decision)
{
    switch (decision) {
    case Decision::NearPlayer:
        return TreeText::tr("Is the player near?");
    case Decision::LowHp:
        return TreeText::tr("Is its health low?");
    case Decision::SeesPlayer:
        return TreeText::tr("Does it see the player?");
    }
    return {};
}

QString actionName(Action action)
{
    switch (action) {
    case Action::MoveTowardPlayer:
        return TreeText::tr("Move straight to the player");
    case Action::MoveTowardPlayerAvoidWalls:
        return TreeText::tr("Move to the player around walls");
    case Action::ShootPlayer:
        return TreeText::tr("Shoot");
    case Action::ShootHomingProjectile:
        return TreeText::tr("Shoot, homing");
    case Action::Heal:
        return TreeText::tr("Heal");
    case Action::Patrol:
        return TreeText::tr("Patrol");
    case Action::Wander:
        return TreeText::tr("Wander");
    case Action::Chase:
        return TreeText::tr("Chase");
    case Action::Idle:
        return TreeText::tr("Idle");
    case Action::Fight:
        return TreeText::tr("Fight");
    case Action::KeepAway:
        return TreeText::tr("Keep away");
    }
    return {};
}

QString decisionAbout(Decision decision)
{
    switch (decision) {
    case Decision::NearPlayer:
        return TreeText::tr("Yes if the player is within this distance, in a straight line through walls.");
    case Decision::LowHp:
        return TreeText::tr("Yes if its health is at most this many points.");
    case Decision::SeesPlayer:
        return TreeText::tr("Yes if it has a clear line of sight to the player.");
    }
    return {};
}

QString actionAbout(Action action)
{
    switch (action) {
    case Action::MoveTowardPlayer:
        return TreeText::tr("Walks straight toward the player; obstacles stop it.");
    case Action::MoveTowardPlayerAvoidWalls:
        return TreeText::tr("Walks the shortest path to the player.");
    case Action::ShootPlayer:
        return TreeText::tr("Stands still and shoots at the player whenever the cooldown ends.");
    case Action::ShootHomingProjectile:
        return TreeText::tr("Stands still and fires a homing shot whenever the cooldown ends.");
    case Action::Heal:
        return TreeText::tr("Stands still and heals by this amount whenever the cooldown ends.");
    case Action::Patrol:
        return TreeText::tr("Walks back and forth along an axis.");
    case Action::Wander:
        return TreeText::tr("Wanders at random.");
    case Action::Chase:
        return TreeText::tr("Chases the player by the shortest path.");
    case Action::Idle:
        return TreeText::tr("Does nothing.");
    case Action::Fight:
        return TreeText::tr("Closes in on the player to attack.");
    case Action::KeepAway:
        return TreeText::tr("Walks away from the player, around walls.");
    }
    return {};
}

QString remarkText(const TreeRemark &remark)
{
    return remark.answer ? TreeText::tr("Always yes, given the questions above.")
                         : TreeText::tr("Always no, given the questions above.");
}

} // namespace cave
