#include "app/play/place_in_levels.h"

#include <QCoreApplication>

namespace cave {
namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("cave::PlaceInLevels", text);
}

} // namespace

QString levelTitle(int number)
{
    return tr("Floor %1").arg(number);
}

QString levelText(const World &world, WorldPos p)
{
    const LevelPlan &plan = world.level.plan();
    const LevelArea *level = plan.levelAt(p);
    if (level == nullptr)
        return {};
    if (plan.levels.size() == 1)
        return QCoreApplication::translate("Content", world.content->scenario.name.c_str());
    return tr("Floor %1 of %2").arg(level->number).arg(plan.levels.size());
}

QString featureText(const World &world, WorldPos p)
{
    const LevelPlan &plan = world.level.plan();
    const LevelArea *level = plan.levelAt(p);
    if (level == nullptr)
        return {};
    const bool several = plan.levels.size() > 1;
    if (level->finish == p) {
        const std::optional<WorldPos> to = plan.linkFrom(p);
        const LevelArea *next = to ? plan.levelAt(*to) : nullptr;
        return next != nullptr ? tr("FINISH: the way to floor %1").arg(next->number)
                               : tr("FINISH: the way out");
    }
    if (level->start == p)
        return several ? tr("START of floor %1").arg(level->number) : tr("START");
    return {};
}

} // namespace cave
