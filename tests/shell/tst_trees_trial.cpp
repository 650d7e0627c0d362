// SPDX-License-Identifier: MIT
// Decision trees that were edited, tried in a world of their own.

#include "app/workbench/levels/trees_window.h"
#include "core/content/builtin.h"

#include <QAction>

#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestTreesTrial : public QObject {
    Q_OBJECT

private slots:
    void monstersOfATrialLiveByTheEditedTreesAndTheListStaysAsItIs();
};

} // namespace

void TestTreesTrial::monstersOfATrialLiveByTheEditedTreesAndTheListStaysAsItIs()
{
    ShellFixture shell;
    MainWindow &window = shell.open();
    QTest::keyClick(&window, Qt::Key_4, Qt::ControlModifier);
    QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    auto *trees = window.findChild<TreesWindow *>();
    QVERIFY(trees != nullptr);
    trees->activateWindow(); // no window manager does it here
    QTRY_VERIFY(QApplication::activeWindow() == trees);
    auto *tree = trees->findChild<QWidget *>("trees.tree");
    tree->setFocus();
    QTRY_VERIFY(tree->hasFocus());
    QTest::keyClick(tree, Qt::Key_Insert);
    const TreeTable edited = trees->document().trees();
    QVERIFY(edited != builtInContent(ScenarioKind::Rooms).value().trees);
    QTest::keyClick(tree, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(cave::test::waitFor([&window] { return window.playPage() != nullptr; }));
    const World &world = window.playPage()->session().session().world();
    QVERIFY(world.spec.generator.kind == GeneratorKind::Rooms);
    QVERIFY(world.content->trees == edited);
    QVERIFY(shell.worldFiles().isEmpty());
    QVERIFY(trees->isWindowModified()); // still in no file
    // And the file of the trial keeps them.
    const std::filesystem::path file = window.playPage()->played().path();
    shell.close();
    const Result<SavedSession> again = SavedSession::open(file);
    QVERIFY(again.ok());
    QVERIFY(again->session().content().trees == edited);
}

CAVE_WIDGET_TEST(TestTreesTrial)
#include "tst_trees_trial.moc"
