// SPDX-License-Identifier: MIT
// From a map to a sketch, through the whole window.

#include "app/seeds/page/seeds_page.h"
#include "app/seeds/sheet/contact_sheet.h"
#include "app/seeds/sketch/sketch_dialog.h"
#include "app/workbench/worlds/workbench_page.h"
#include "core/analysis/sketch/sketch_ground.h"
#include "core/edit/cell_mask.h"
#include "core/world/world_map.h"
#include "editor/tools/edit_tools.h"
#include "editor/tools/selection.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>

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

} // namespace

class TestSketchPlaces : public QObject {
    Q_OBJECT

private slots:
    void aSeedsMapBecomesASketchThatFindsIt();
    void aSelectionInInspectBecomesASketch();
};

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

CAVE_WIDGET_TEST(TestSketchPlaces)

#include "tst_sketch_places.moc"
