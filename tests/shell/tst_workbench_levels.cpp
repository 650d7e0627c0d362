// SPDX-License-Identifier: MIT
// Levels in Inspect and Edit, through the whole window.

#include "app/workbench/worlds/export_dialog.h"
#include "app/workbench/worlds/workbench_page.h"
#include "app/workbench/worlds/world_pane.h"
#include "editor/document/world_document.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/map/coordinate_grid.h"
#include "editor/view/map/map_view.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QStatusBar>

#include "tests/shell/bench_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestWorkbenchLevels : public QObject {
    Q_OBJECT

private slots:
    void levelsAreGoneThroughByKeys()
    {
        BenchFixture shell;
        const auto path = shell.addDungeon("Deep");
        shell.open();
        shell.window().bench().inspect(path);
        QVERIFY(shell.waitForWorld("Deep"));
        auto *levels = shell.find<QComboBox>("bench.level");
        QTRY_VERIFY(levels->isVisible());
        QCOMPARE(levels->count(), 5);
        QCOMPARE(levels->currentText(), QStringLiteral("Floor 1"));
        const LevelPlan plan = shell.world().map.plan();
        for (std::size_t i = 1; i < plan.levels.size(); ++i) {
            QTest::keyClick(&shell.map(), Qt::Key_PageDown, Qt::ControlModifier);
            QCOMPARE(levels->currentText(), QStringLiteral("Floor %1").arg(i + 1));
            QCOMPARE(shell.map().bounds(), std::optional(plan.levels[i].area));
            const CellRect area = plan.levels[i].area;
            QCOMPARE(shell.map().findChild<CoordinateGrid *>("map.grid")->origin(),
                     area.origin); // as for "Go to"
            QVERIFY(shell.map().cellsInView().contains(area.origin));
            QVERIFY(shell.map().cellsInView().contains(
                {area.origin.x + area.width - 1, area.origin.y + area.height - 1}));
        }
        QTest::keyClick(&shell.map(), Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(levels->currentText(), QStringLiteral("Floor 5")); // there is no other
        QTest::keyClick(&shell.map(), Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(levels->currentText(), QStringLiteral("Floor 4"));
    }

    void aMapOfRoomsIsLookedAtRoomByRoomAndAsAWhole()
    {
        BenchFixture shell;
        shell.open();
        WorldSpec spec{"rooms", {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms), {}, {}};
        shell.bench().setMode(WorkbenchPage::Mode::Inspect);
        shell.goToPlace(Qt::Key_3);
        shell.bench().openSeed(spec);
        QTRY_VERIFY(shell.document() != nullptr);
        auto *levels = shell.find<QComboBox>("bench.level");
        QTRY_VERIFY(levels->isVisible());
        const std::vector<Level> rooms = shell.world().map.plan().levels;
        QCOMPARE(levels->count(), static_cast<int>(rooms.size()) + 1);
        QCOMPARE(levels->itemText(1), QStringLiteral("Room 1 · start"));
        QVERIFY(levels->itemText(levels->count() - 1).endsWith("boss"));
        QCOMPARE(levels->currentIndex(), 1);
        QCOMPARE(shell.map().bounds(), std::optional(rooms.front().area));
        levels->setFocus();
        QTest::keyClick(levels, Qt::Key_Home); // the whole map is the first of the list
        emit levels->activated(levels->currentIndex());
        QCOMPARE(levels->currentText(), "Map of rooms");
        for (const Level &room : rooms)
            QVERIFY(shell.map().cellsInView().contains(room.area.origin));
        QVERIFY(!shell.map().figures()->action().ground().empty());
        QTest::keyClick(&shell.map(), Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(levels->currentIndex(), 1);
    }

    void whatLiesInARoomIsReported()
    {
        BenchFixture shell;
        shell.open();
        WorldSpec spec{
            "reported", {GeneratorKind::Levels, 1}, defaultSettings(GeneratorKind::Levels), {}, {}};
        spec.levelFiles = {{"cellar.csv", "TopDownLevel,Cellar,6,4\nPlayerStartLocation,1,1\n"
                                          "StaticGameObject,Spike,2,1\nStaticGameObject,Potion,3,1,40\n"
                                          "StaticGameObject,InfoNode,4,1,Mind the step\n"}};
        shell.goToPlace(Qt::Key_3);
        shell.bench().openSeed(spec);
        QTRY_VERIFY(shell.document() != nullptr);
        QCOMPARE(shell.find<QComboBox>("bench.level")->currentText(), QStringLiteral("Level 1 · cellar"));
        const auto reported = [&](WorldPos cell) {
            QTest::mouseMove(&shell.map(), shell.pointOf({0, 0}));
            QTest::mouseMove(&shell.map(), shell.pointOf(cell));
            return shell.find<QLabel>("bench.cell")->text();
        };
        QTRY_VERIFY(shell.map().cellsInView().contains({5, 3}));
        QVERIFY(reported({2, 2}).contains("spikes"));
        QVERIFY(reported({3, 2}).contains("potion, heals 40"));
        QVERIFY(reported({4, 2}).contains("Mind the step"));
        QVERIFY(reported({2, 2}).startsWith("level 1 (2, 2)"));
    }

    void anEndlessWorldHasNoLevelsToChooseFrom()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Endless");
        shell.open();
        shell.window().bench().inspect(path);
        QVERIFY(shell.waitForWorld("Endless"));
        QVERIFY(!shell.find<QComboBox>("bench.level")->isVisible());
        QVERIFY(!shell.map().bounds());
        const WorldPos far{1'000'000, -1'000'000};
        shell.pane().flyTo(far);
        QCOMPARE(shell.map().camera().cell, far);
    }

    void aPlaceIsReportedByTheCoordinatesOfItsFloor()
    {
        BenchFixture shell;
        const auto path = shell.addDungeon("Reported");
        shell.open();
        shell.window().bench().inspect(path);
        QVERIFY(shell.waitForWorld("Reported"));
        shell.pane().showLevel(3);
        const WorldPos start = *shell.world().map.plan().levels[2].start;
        QTest::mouseMove(&shell.map(), shell.pointOf({start.x, start.y - 1}));
        QTest::mouseMove(&shell.map(), shell.pointOf(start));
        const QString reported = shell.find<QLabel>("bench.cell")->text();
        QVERIFY2(reported.startsWith(QString("floor 3 (%1, %2)").arg(start.x - 200).arg(start.y)),
                 qPrintable(reported));
        QVERIFY2(reported.contains("START"), qPrintable(reported));
    }

    void outsideALevelNothingIsPainted()
    {
        BenchFixture shell;
        shell.addDungeon("Edged");
        shell.open();
        shell.edit("Edged");
        shell.pane().showLevel(2);
        EditOptions options = shell.pane().tools().options();
        options.paint = Paint::Floor;
        shell.pane().tools().setOptions(options);
        QTest::keyClick(&shell.map(), Qt::Key_B);
        const WorldPos outside{110, 22}; // two cells above the northern edge
        const WorldPos inside{110, 19};
        shell.map().setZoom(Zoom{12});
        shell.drag(outside, outside);
        QCOMPARE(shell.world().map.terrainAt(outside), Terrain::Bounds);
        QVERIFY(!shell.document()->canUndo());
        auto *bar = shell.bench().findChild<QStatusBar *>();
        QVERIFY2(bar->currentMessage().contains("outside the level"), qPrintable(bar->currentMessage()));
        shell.drag(inside, inside);
        QCOMPARE(shell.world().map.terrainAt(inside), Terrain::Floor);
        QVERIFY(shell.document()->canUndo());
    }

    void theCellUnderThePointerIsDescribedAsEditsAndUndoLeaveIt()
    {
        BenchFixture shell;
        shell.addDungeon("Described");
        shell.open();
        shell.edit("Described");
        const WorldPos start = *shell.world().map.plan().levels[0].start;
        const WorldPos cell{start.x, start.y - 1};
        const auto described = [&] { return shell.find<QLabel>("bench.cell")->text(); };
        QTest::keyClick(&shell.map(), Qt::Key_B);
        QTest::keyClick(&shell.map(), Qt::Key_2);
        shell.drag(cell, cell);
        QVERIFY(shell.world().map.isRock(cell));
        QVERIFY2(described().contains("rock"), qPrintable(described()));
        QVERIFY(shell.document()->undo().ok());
        QVERIFY(!shell.world().map.isRock(cell));
        QVERIFY2(!described().contains("rock"), qPrintable(described()));
    }

    void startStaysWhereItIsWhenRockIsPaintedOverIt()
    {
        BenchFixture shell;
        shell.addDungeon("Saved");
        shell.open();
        shell.edit("Saved");
        const WorldPos start = *shell.world().map.plan().levels[0].start;
        QTest::keyClick(&shell.map(), Qt::Key_B);
        QTest::keyClick(&shell.map(), Qt::Key_2);
        shell.drag(start, start);
        QCOMPARE(shell.world().map.terrainAt(start), Terrain::Floor);
        QVERIFY(shell.world().map.isRock({start.x, start.y - 1}));
    }

    void oneLevelIsExportedWhole()
    {
        BenchFixture shell;
        const auto path = shell.addDungeon("Exported floor");
        shell.open();
        shell.window().bench().inspect(path);
        QVERIFY(shell.waitForWorld("Exported floor"));
        shell.pane().showLevel(4);
        shell.find<QAction>("bench.export")->trigger();
        auto *dialog = shell.bench().findChild<ExportDialog *>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        dialog->findChild<QComboBox *>("export.format")->setCurrentIndex(3);
        QCOMPARE(dialog->findChild<QComboBox *>("export.area")->currentText(), QStringLiteral("This level"));
        const QString target = fromPath(shell.worlds() / "floor.txt");
        dialog->writeTo(target);
        QVERIFY(cave::test::waitFor([&] { return QFile::exists(target) && !shell.bannerText().isEmpty(); }));
        QFile written(target);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readLine().trimmed(), QByteArray("area 300 0 40 40"));
    }

    void aSeedOfADungeonIsLookedAtWithItsOwnMonsters()
    {
        BenchFixture shell;
        shell.open();
        shell.goToPlace(Qt::Key_3);
        shell.bench().openSeed(dungeonSpec("opal"));
        QTRY_VERIFY(shell.document() != nullptr);
        QCOMPARE(shell.document()->content().scenario.kind, ScenarioKind::DungeonRun);
        QTRY_VERIFY(shell.find<QComboBox>("bench.level")->isVisible()); // the tool bar lays itself out later
    }
};

} // namespace

CAVE_WIDGET_TEST(TestWorkbenchLevels)
#include "tst_workbench_levels.moc"
