// SPDX-License-Identifier: MIT
#include "app/play/log/objective_texts.h"

#include "core/rules/journey/journey.h"
#include "editor/view/texts/place_texts.h"

#include <QCoreApplication>

namespace cave {
namespace {

struct GoalWords {
    Q_DECLARE_TR_FUNCTIONS(cave::ObjectiveText)
};

QString towardsText(Direction direction)
{
    switch (direction) {
    case Direction::North:
        return GoalWords::tr("to the north");
    case Direction::East:
        return GoalWords::tr("to the east");
    case Direction::South:
        return GoalWords::tr("to the south");
    case Direction::West:
        return GoalWords::tr("to the west");
    case Direction::NorthEast:
        return GoalWords::tr("to the north-east");
    case Direction::SouthEast:
        return GoalWords::tr("to the south-east");
    case Direction::SouthWest:
        return GoalWords::tr("to the south-west");
    case Direction::NorthWest:
        break;
    }
    return GoalWords::tr("to the north-west");
}

} // namespace

std::optional<QString> journeyObjective(const World &world)
{
    const std::optional<Objective> objective = objectiveOf(world);
    if (!objective)
        return std::nullopt;
    const QString where = towardsText(objective->towards);
    if (objective->gateOpen)
        return GoalWords::tr("The open gate is at %1, %2.").arg(coordinatesText(objective->gate), where);
    QString text = GoalWords::tr("The next relic lies about %1 cells away, %2.")
                       .arg((objective->distance + 5) / 10 * 10)
                       .arg(where);
    if (objective->knowledge == GateKnowledge::Place)
        text += ' ' + GoalWords::tr("The gate is at %1.").arg(coordinatesText(objective->gate));
    else if (objective->knowledge == GateKnowledge::Direction)
        text += ' ' + GoalWords::tr("From where you began, the gate lies %1.")
                          .arg(towardsText(compassDirection({}, objective->gate)));
    return text;
}

} // namespace cave
