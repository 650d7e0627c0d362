// SPDX-License-Identifier: MIT
#include "tools/pictures/workbench_pictures.h"

#include "app/shell/controllers/play_controller.h"
#include "app/shell/controllers/workbench_controller.h"
#include "app/shell/main_window.h"
#include "app/workbench/worlds/workbench_page.h"
#include "core/io/worlds/world_library.h"
#include "core/sight/line_of_sight.h"
#include "editor/document/world_document.h"
#include "editor/panels/checks/find_panel.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/map/map_view.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QStackedWidget>

#include <algorithm>
#include <cstdlib>

#include "tools/pictures/photographer.h"
#include "tools/pictures/staged_window.h"
#include "tools/pictures/staged_worlds.h"

namespace cave {
namespace {

constexpr Zoom kNear{30};

WorkbenchPage &bench(Photographer &photographer)
{
    return *photographer.stage().window().workbench();
}

MapView &map(Photographer &photographer)
{
    return bench(photographer).pane().map();
}

void raise(Photographer &photographer, const char *dock)
{
    auto *found = bench(photographer).findChild<QDockWidget *>(dock);
    found->show();
    found->raise();
}

/// Clicks a button of the active pane's sight panel.
void clickInSight(Photographer &photographer, const char *button)
{
    const auto *panels = bench(photographer).findChild<QStackedWidget *>("bench.sight");
    if (auto *found = panels->currentWidget()->findChild<QAbstractButton *>(button))
        found->click();
}

bool open(Photographer &photographer, bool toEdit)
{
    StagedWindow &stage = photographer.stage();
    const auto path = WorldLibrary(stage.worlds()).find(kExploredWorld.name);
    if (!path)
        return false;
    if (toEdit)
        stage.window().bench().edit(*path);
    else
        stage.window().bench().inspect(*path);
    return stage.waitUntil([&] {
        const WorldDocument *document = bench(photographer).document();
        return document != nullptr && document->canEdit() == toEdit;
    });
}

/// The monster nearest to the player, or the player.
WorldPos subjectOf(World &world)
{
    constexpr int kReach = 20;
    const WorldPos player = world.player().position;
    WorldPos nearest = player;
    std::int64_t best = std::int64_t{2} * kReach;
    for (const Monster &monster : monstersNear(world, player, kReach)) {
        const WorldPos at = monster.state.position;
        const std::int64_t way = std::max(std::abs(at.x - player.x), std::abs(at.y - player.y));
        if (way < best) {
            best = way;
            nearest = at;
        }
    }
    return nearest;
}

/// The nearest floor that `from` doesn't see, preferably because of a diagonal gap.
WorldPos hiddenFrom(World &world, WorldPos from)
{
    constexpr int kReach = 9;
    const auto blocks = [&world](WorldPos cell) { return world.map.isRock(cell); };
    WorldPos found = from;
    std::int64_t best = std::int64_t{4} * kReach * kReach;
    for (int dy = -kReach; dy <= kReach; ++dy) {
        for (int dx = -kReach; dx <= kReach; ++dx) {
            const WorldPos to{from.x + dx, from.y + dy};
            const SightObstacle obstacle = firstObstacle(blocks, from, to, GapRule::Closed);
            if (obstacle.kind == SightObstacle::Kind::None || blocks(to))
                continue;
            const bool gap = obstacle.kind == SightObstacle::Kind::DiagonalGap;
            const std::int64_t way = dx * dx + dy * dy + (gap ? 0 : 2 * kReach * kReach);
            if (way < best) {
                best = way;
                found = to;
            }
        }
    }
    return found;
}

void takeInspector(Photographer &photographer)
{
    photographer.take("inspect");
    photographer.trigger("bench.wholeWorld");
    raise(photographer, "bench.changes.dock");
    photographer.take("inspect-changes");
    raise(photographer, "bench.find.dock");
    bench(photographer).findChild<FindPanel *>()->find("unclaimed chests");
    photographer.take("inspect-find");
    photographer.takeSmall("inspect-small");
}

void takeSight(Photographer &photographer)
{
    WorldDocument &document = *bench(photographer).document();
    const WorldPos subject = subjectOf(document.world());
    raise(photographer, "bench.regions.dock");
    raise(photographer, "bench.sight.dock");
    map(photographer).setZoom(kNear);
    map(photographer).lookAt(subject);
    photographer.stage().drag(map(photographer), subject, subject);
    photographer.take("sight");
    clickInSight(photographer, "sight.probe");
    photographer.stage().drag(map(photographer), subject, hiddenFrom(document.world(), subject));
    photographer.take("why-probe");
    clickInSight(photographer, "sight.threats");
    photographer.take("threat-map");
    clickInSight(photographer, "sight.threats");
    raise(photographer, "bench.mind.dock");
    photographer.take("mind");
}

void takeEditor(Photographer &photographer)
{
    WorldPane &pane = bench(photographer).pane();
    const WorldPos player = bench(photographer).document()->world().player().position;
    pane.flyTo(player);
    pane.map().setZoom(kNear);
    EditOptions options = pane.tools().options();
    options.paint = Paint::Floor;
    pane.tools().setOptions(options);
    pane.tools().choose(ToolId::Brush);
    photographer.stage().drag(pane.map(), {player.x - 8, player.y + 3}, {player.x + 4, player.y + 5});
    pane.tools().choose(ToolId::SelectRectangle);
    photographer.stage().drag(pane.map(), {player.x - 6, player.y - 4}, {player.x + 1, player.y + 1});
    photographer.take("edit");
    photographer.takeSmall("edit-small");
    static_cast<void>(bench(photographer).document()->goTo(0));
}

} // namespace

void takeWorkbenchPictures(Photographer &photographer)
{
    photographer.trigger("place.inspect");
    photographer.take("inspect-empty");
    if (open(photographer, false)) {
        takeInspector(photographer);
        takeSight(photographer);
    }
    if (open(photographer, true))
        takeEditor(photographer);
    photographer.stage().window().play().showStart();
}

} // namespace cave
