// SPDX-License-Identifier: MIT
#pragma once

#include "app/workbench/worlds/workbench_page.h"
#include "app/workbench/worlds/world_pane.h"
#include "editor/document/world_document.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/map/map_view.h"

#include <QListWidget>
#include <QSettings>

#include <filesystem>
#include <string>

#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

namespace cave {

inline WorldSpec dungeonSpec(const std::string &seed)
{
    WorldSpec spec;
    spec.seed = seed;
    spec.generator = generatorNamed("dungeon").value();
    spec.settings = defaultSettings(spec.generator.kind);
    return spec;
}

/// The workbench of a window, driven by keys and clicks.
class BenchFixture : public ShellFixture {
public:
    BenchFixture() { QSettings().setValue("play/motion", false); }

    WorkbenchPage &bench() { return *window().workbench(); }
    WorldPane &pane() { return bench().pane(); }
    MapView &map() { return pane().map(); }
    WorldDocument *document() { return bench().document(); }
    World &world() { return document()->world(); }

    std::filesystem::path addDungeon(const std::string &name)
    {
        const Result<std::filesystem::path> path = WorldLibrary(worlds()).pathForNewWorld(name);
        if (!path || !SavedSession::create(*path, name, dungeonSpec("deep")))
            qFatal("the dungeon for a test could not be made");
        return *path;
    }
    void goToPlace(Qt::Key key) { QTest::keyClick(&window(), key, Qt::ControlModifier); }
    bool waitForWorld(const QString &name)
    {
        return cave::test::waitFor([&] { return document() != nullptr && document()->name() == name; });
    }
    /// Goes to Edit, and opens a world of the list by a key.
    void edit(const QString &name)
    {
        goToPlace(Qt::Key_4);
        auto *worlds = find<QListWidget>("welcome.worlds");
        QList<QListWidgetItem *> found;
        const auto isListed = [&] { return !(found = worlds->findItems(name, Qt::MatchExactly)).isEmpty(); };
        if (!cave::test::waitFor(isListed))
            qFatal("the workbench does not list '%s'", qPrintable(name));
        worlds->setCurrentItem(found.front());
        worlds->setFocus();
        QTest::keyClick(worlds, Qt::Key_Return);
        if (!waitForWorld(name) || !document()->canEdit())
            qFatal("the world did not open for editing: %s", qPrintable(bannerText()));
        map().setZoom(Zoom{16});
    }
    QPoint pointOf(WorldPos cell) { return map().cellRect(cell).center().toPoint(); }
    void drag(WorldPos from, WorldPos to)
    {
        QTest::mousePress(&map(), Qt::LeftButton, {}, pointOf(from));
        QTest::mouseMove(&map(), pointOf(to));
        QTest::mouseRelease(&map(), Qt::LeftButton, {}, pointOf(to));
    }
    /// Paints rock from the player three cells east and on.
    WorldPos paintRock()
    {
        const WorldPos player = world().player().position;
        const WorldPos from{player.x + 3, player.y};
        EditOptions options = pane().tools().options();
        options.paint = Paint::Rock;
        pane().tools().setOptions(options);
        QTest::keyClick(&map(), Qt::Key_B);
        drag(from, {from.x + 4, from.y});
        return from;
    }
    bool allRock(WorldPos from)
    {
        for (int i = 0; i <= 4; ++i) {
            if (!world().map.isRock({from.x + i, from.y}))
                return false;
        }
        return true;
    }
};

} // namespace cave
