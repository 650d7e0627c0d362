// SPDX-License-Identifier: MIT
// What Inspect and Edit offer and say while what they show comes and goes.

#include "app/workbench/worlds/workbench_actions.h"
#include "app/workbench/worlds/workbench_page.h"
#include "app/workbench/worlds/world_pane.h"
#include "editor/document/world_document.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/map/map_view.h"

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QToolBar>

#include <filesystem>

#include "tests/shell/bench_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestWorkbenchStates : public QObject {
    Q_OBJECT

private slots:
    void aWorldBehindTheWelcomePageIsNotChanged()
    {
        BenchFixture shell;
        shell.addWorld("Hidden");
        shell.open();
        shell.edit("Hidden");
        const WorldPos rock = shell.paintRock();
        QVERIFY(shell.allRock(rock));
        const WorkbenchActions &actions = shell.bench().actions();
        actions.openSeed->trigger();
        auto *seed = shell.find<QLineEdit>("welcome.seed");
        QVERIFY(seed->isVisible());
        QVERIFY(!shell.find<QToolBar>("bench.bar")->isVisible());
        QVERIFY(!actions.goTo->isEnabled() && !actions.close->isEnabled());
        shell.find<QListWidget>("welcome.worlds")->setFocus();
        QTest::keyClick(shell.window().focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shell.allRock(rock));
        QTest::keyClick(seed, Qt::Key_Escape);
        QVERIFY(!seed->isVisible());
        QVERIFY(shell.find<QToolBar>("bench.bar")->isVisible());
        QVERIFY(actions.goTo->isEnabled() && actions.close->isEnabled());
        QTest::keyClick(&shell.map(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!shell.allRock(rock));
    }

    void theCellOfAWorldThatIsClosedIsNotNamedAnyMore()
    {
        BenchFixture shell;
        shell.addWorld("Pointed");
        shell.open();
        shell.edit("Pointed");
        QTest::mouseMove(&shell.map(), shell.pointOf(shell.world().player().position));
        const auto *cell = shell.find<QLabel>("bench.cell");
        QTRY_VERIFY(!cell->text().isEmpty());
        shell.bench().actions().close->trigger();
        QCOMPARE(cell->text(), QString());
    }

    void aWorldThatCannotBeReadAgainIsNotEditedFromInspect()
    {
        BenchFixture shell;
        const std::filesystem::path path = shell.addWorld("Gone");
        shell.open();
        shell.edit("Gone");
        std::filesystem::remove(path);
        shell.goToPlace(Qt::Key_3);
        QTRY_VERIFY(shell.document() == nullptr);
        QTRY_VERIFY(shell.find<QLabel>("bench.unreadable.text")->text().contains("Gone.cave"));
    }

    void aFolderThatCannotBeReadIsReportedInBothPlaces()
    {
        BenchFixture shell;
        shell.open();
        QVERIFY(QDir(fromPath(shell.worlds())).removeRecursively());
        QFile file(fromPath(shell.worlds()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        shell.goToPlace(Qt::Key_3);
        const auto *note = shell.find<QLabel>("welcome.note");
        QTRY_VERIFY(!note->text().contains("Reading"));
        const QString reported = note->text();
        QVERIFY2(!reported.contains("No worlds yet"), qPrintable(reported));
        shell.goToPlace(Qt::Key_4);
        QTRY_COMPARE(note->text(), reported);
    }
};

} // namespace

CAVE_WIDGET_TEST(TestWorkbenchStates)
#include "tst_workbench_states.moc"
