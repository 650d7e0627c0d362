#include "editor/panels/tree_texts.h"

#include <QCoreApplication>

namespace cave {
namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Trees", text);
}

} // namespace

QString decisionName(Decision decision)
{
    switch (decision) {
    case Decision::NearPlayer:
        return tr("Is the player near?");
    case Decision::LowHp:
        return tr("Is its health low?");
    case Decision::SeesPlayer:
        return tr("Does it see the player?");
    }
    return {};
}

QString actionName(Action action)
{
    switch (action) {
    case Action::MoveTowardPlayer:
        return tr("Go straight for the player");
    case Action::MoveTowardPlayerAvoidWalls:
        return tr("Go for the player around walls");
    case Action::ShootPlayer:
        return tr("Shoot");
    case Action::ShootHomingProjectile:
        return tr("Shoot, homing");
    case Action::Heal:
        return tr("Heal");
    case Action::Patrol:
        return tr("Patrol");
    case Action::Wander:
        return tr("Wander");
    case Action::Chase:
        return tr("Chase");
    case Action::Idle:
        return tr("Stay");
    case Action::Fight:
        return tr("Fight");
    case Action::KeepAway:
        return tr("Keep away");
    }
    return {};
}

QString decisionAbout(Decision decision)
{
    switch (decision) {
    case Decision::NearPlayer:
        return tr("Yes if the player is at most so far away, measured straight, walls or not.");
    case Decision::LowHp:
        return tr("Yes if the health that it has left is at most so many points.");
    case Decision::SeesPlayer:
        return tr("Yes if nothing between blocks its sight of the player.");
    }
    return {};
}

QString actionAbout(Action action)
{
    switch (action) {
    case Action::MoveTowardPlayer:
        return tr("Walks straight toward the player, and is stopped by what is in the way.");
    case Action::MoveTowardPlayerAvoidWalls:
        return tr("Walks to the player by a shortest way around walls.");
    case Action::ShootPlayer:
        return tr("Stands and shoots at the player once the cooldown is over.");
    case Action::ShootHomingProjectile:
        return tr("Stands and lets fly a shot that turns after the player, once the cooldown is over.");
    case Action::Heal:
        return tr("Stands and gets so much health back, once the cooldown is over.");
    case Action::Patrol:
        return tr("Walks to and fro along an axis.");
    case Action::Wander:
        return tr("Walks anywhere.");
    case Action::Chase:
        return tr("Goes after the player by a shortest way.");
    case Action::Idle:
        return tr("Does nothing.");
    case Action::Fight:
        return tr("Goes on to the player to strike.");
    case Action::KeepAway:
        return tr("Walks away from the player, around walls.");
    }
    return {};
}

QString remarkText(const TreeRemark &remark)
{
    return remark.answer ? tr("Always yes, by what is asked above.")
                         : tr("Always no, by what is asked above.");
}

} // namespace cave
