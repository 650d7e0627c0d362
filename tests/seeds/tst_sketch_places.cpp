// SPDX-License-Identifier: MIT
// From a map to a sketch, through the whole window.

#include "app/seeds/map/seed_map_window.h"
#include "app/seeds/page/seeds_page.h"
#include "app/seeds/places/places_panel.h"
#include "app/seeds/rows/seed_roles.h"
#include "app/seeds/sheet/contact_sheet.h"
#include "app/seeds/sheet/sheet_cameras.h"
#include "app/seeds/sketch/sketch_dialog.h"
#include "app/seeds/sketch/sketch_row.h"
#include "app/seeds/source/source_panel.h"
#include "app/workbench/worlds/workbench_page.h"
#include "core/analysis/sketch/sketch_ground.h"
#include "core/edit/cell_mask.h"
#include "core/world/world_map.h"
#include "editor/tools/edit_context.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/overlay_stack.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>

#include <algorithm>

#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class SketchFixture : public ShellFixture {
public:
    SketchFixture() { QSettings().setValue("play/motion", false); }

    SeedsPage *seeds() { return window().seedsPage(); }
    /// The window for drawing, once it is there.
    SketchDialog *dialog()
    {
        SketchDialog *found = nullptr;
        const bool shown = cave::test::waitFor([&] {
            found = seeds() != nullptr ? seeds()->findChild<SketchDialog *>() : nullptr;
            return found != nullptr && found->isVisible();
        });
        if (!shown)
            qFatal("the window for drawing did not come up");
        return found;
    }
    void trigger(const char *action) { find<QAction>(action)->trigger(); }
};

class TestSketchPlaces : public QObject {
    Q_OBJECT

private slots:
    void aSeedsMapBecomesASketchThatFindsIt();
    void aSelectionInInspectBecomesASketch();
    void placesAreFoundInTheWorldInspected();
    void placesAreFoundOnASeedsLargeMap();
    void aPastedLinkIsShownAtItsPlace();
};

} // namespace

void TestSketchPlaces::aSeedsMapBecomesASketchThatFindsIt()
{
    SketchFixture shell;
    shell.open();
    QTest::keyClick(&shell.window(), Qt::Key_2, Qt::ControlModifier);
    QTRY_VERIFY(shell.seeds() != nullptr && shell.seeds()->isVisible());
    auto &sheet = *shell.seeds()->findChild<ContactSheet *>();
    QTRY_VERIFY(sheet.rows().rowCount() > 5);
    sheet.setCurrentIndex(sheet.rows().index(4, 0));
    const QString seed = sheet.rows().index(4, 0).data().toString();
    shell.trigger("seeds.likeThis");
    SketchDialog *dialog = shell.dialog();
    QCOMPARE(dialog->pattern().width(), 24);
    QCOMPARE(dialog->pattern().height(), 24);
    QTest::mouseClick(dialog->findChild<QPushButton *>("sketch.use"), Qt::LeftButton);
    QCOMPARE(shell.find<QTabWidget>("seeds.side")->currentIndex(), 1);
    shell.find<QSpinBox>("search.sketchAgree")->setValue(100);
    QTest::mouseClick(shell.find<QPushButton>("search.run"), Qt::LeftButton);
    QTRY_VERIFY(shell.find<QPushButton>("search.run")->isVisible());
    QTRY_VERIFY(sheet.rows().rowCount() > 0);
    QCOMPARE(sheet.rows().index(0, 0).data().toString(), seed);
}

void TestSketchPlaces::aSelectionInInspectBecomesASketch()
{
    SketchFixture shell;
    shell.open();
    WorkbenchPage &bench = *shell.window().workbench();
    bench.openSeed({"sketched", {}, defaultSettings(GeneratorKind::Caves)});
    QTRY_VERIFY(bench.document() != nullptr);
    Selection &selection = bench.pane().tools().selection();
    CellMask cells(bench.document()->world().map.regionSize());
    const CellRect area{{-7, 12}, 9, 5};
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; ++x)
            cells.add({area.origin.x + x, area.origin.y + y});
    }
    selection.select(cells);
    shell.trigger("bench.likeThis");
    const SketchDialog *dialog = shell.dialog();
    QVERIFY(shell.seeds()->isVisible());
    WorldMap map(bench.document()->world().map.viewSource());
    QVERIFY(dialog->pattern() == sketchOf(map, std::nullopt, area));
}

void TestSketchPlaces::placesAreFoundInTheWorldInspected()
{
    SketchFixture shell;
    const std::filesystem::path path = shell.addWorld("Deep", "21");
    shell.open();
    WorkbenchPage &bench = *shell.window().workbench();
    bench.openPath(path);
    QTRY_VERIFY(bench.document() != nullptr);
    QTest::keyClick(&shell.window(), Qt::Key_3, Qt::ControlModifier);
    QTRY_VERIFY(bench.isVisible());
    shell.trigger("bench.places");
    auto *panel = shell.find<PlacesPanel>("placesPanel");
    QTRY_VERIFY(panel->isVisible());
    QVERIFY2(shell.find<QLabel>("places.about")->text().contains("as generated"),
             qPrintable(shell.find<QLabel>("places.about")->text()));
    panel->sketch()->setPattern(SketchPattern::parse("####\n#..#\n####\n").value());
    shell.press("places.find");
    QTRY_VERIFY(!panel->finder().places().empty());
    shell.find<QPushButton>("places.stop")->click(); // it may have found enough
    const WorldPos shown = bench.pane().map().camera().normalized().cell;
    QVERIFY(std::ranges::any_of(panel->finder().places(),
                                [shown](const Place &place) { return place.sketch->middle() == shown; }));
    const auto marks = [&bench] { return bench.pane().overlays().all().marks.size(); };
    QCOMPARE(marks(), panel->finder().places().size());
    shell.find<QDockWidget>("bench.places.dock")->close();
    QTRY_COMPARE(marks(), std::size_t{0});
}

void TestSketchPlaces::placesAreFoundOnASeedsLargeMap()
{
    SketchFixture shell;
    shell.open();
    QTest::keyClick(&shell.window(), Qt::Key_2, Qt::ControlModifier);
    QTRY_VERIFY(shell.seeds() != nullptr && shell.seeds()->isVisible());
    auto &sheet = *shell.seeds()->findChild<ContactSheet *>();
    QTRY_VERIFY(sheet.rows().rowCount() > 5);
    QVERIFY(!shell.find<QAction>("seeds.places")->isEnabled());
    sheet.setCurrentIndex(sheet.rows().index(4, 0));
    shell.trigger("seeds.places");
    auto *window = shell.window().findChild<SeedMapWindow *>();
    QTRY_VERIFY(window != nullptr && window->isVisible() && window->places().isVisible());
    QVERIFY(window->places().world() == seed_roles::specOf(sheet.rows().index(4, 0)));
    window->close();
    sheet.setCurrentIndex(sheet.rows().index(2, 0));
    shell.trigger("seeds.largeMap");
    QTRY_VERIFY(window->isVisible());
    QVERIFY(window->places().world() == seed_roles::specOf(sheet.rows().index(2, 0)));
}

void TestSketchPlaces::aPastedLinkIsShownAtItsPlace()
{
    SketchFixture shell;
    shell.open();
    QTest::keyClick(&shell.window(), Qt::Key_2, Qt::ControlModifier);
    QTRY_VERIFY(shell.seeds() != nullptr && shell.seeds()->isVisible());
    auto &sheet = *shell.seeds()->findChild<ContactSheet *>();
    QTRY_VERIFY(sheet.rows().rowCount() > 5);
    sheet.setCurrentIndex(sheet.rows().index(4, 0));
    CardCamera camera = sheet.cameras().of(sheet.rows().index(4, 0));
    camera.at.cell = {250, -75};
    sheet.cameras().setShared(camera);
    const WorldSpec spec = seed_roles::specOf(sheet.rows().index(4, 0));
    shell.trigger("seeds.copyLink");
    sheet.cameras().reset();
    shell.find<QComboBox>("source.kind")->setCurrentIndex(static_cast<int>(SourcePanel::Kind::List));
    auto *list = shell.find<QPlainTextEdit>("source.list");
    list->setFocus();
    QTest::keySequence(list, QKeySequence::SelectAll);
    QTest::keySequence(list, QKeySequence::Paste);
    QTRY_COMPARE(sheet.rows().rowCount(), 1);
    QVERIFY(seed_roles::specOf(sheet.rows().index(0, 0)) == spec);
    QTRY_VERIFY((sheet.cameras().of(spec).at.normalized().cell == WorldPos{250, -75}));
}

CAVE_WIDGET_TEST(TestSketchPlaces)

#include "tst_sketch_places.moc"
