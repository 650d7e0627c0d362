// What the window does about runs that end: it remembers them, and begins others.

#include "app/play/runs_dialog.h"
#include "core/io/run_history.h"

#include <QAction>
#include <QTreeWidget>

#include "tests/shell/shell_fixture.h"

using namespace cave;

namespace {

/// A window in which a dungeon is played.
class RunFixture : public ShellFixture {
public:
    RunFixture()
    {
        const GeneratorKind kind = GeneratorKind::Dungeon;
        const Result<std::filesystem::path> path = WorldLibrary(worlds()).pathForNewWorld("Dungeon run");
        if (!path || !SavedSession::create(*path, "Dungeon run", {"first", {kind, 1}, defaultSettings(kind)}))
            qFatal("the world for a test could not be made");
        open();
        window().openWorld(*path);
        if (!QTest::qWaitFor([this] { return page().hasWorld(); }))
            qFatal("the world for a test could not be opened");
    }

    PlayPage &page() { return *window().playPage(); }
    const World &world() { return page().session()->session().world(); }
    [[nodiscard]] std::vector<RunRecord> runs() const
    {
        Result<RunHistory> history = RunHistory::open(worlds().parent_path() / "runs.db");
        return history ? history->all().valueOr({}) : std::vector<RunRecord>();
    }
};

} // namespace

class TestRuns : public QObject {
    Q_OBJECT

private slots:
    void playsAgainInAnotherDungeonOrTheSame();
    void remembersARunOnce();
    void showsRunsFromTheMenu();
    void tellsWhereADungeonStandsOnItsCard();
};

void TestRuns::playsAgainInAnotherDungeonOrTheSame()
{
    RunFixture run;
    emit run.page().playAgainRequested(false);
    QTRY_COMPARE(run.page().worldName(), "Dungeon run 2");
    const std::string second = run.world().spec.seed;
    QVERIFY(second != "first");
    QVERIFY(run.world().spec.generator.kind == GeneratorKind::Dungeon);
    emit run.page().playAgainRequested(true);
    QTRY_COMPARE(run.page().worldName(), "Dungeon run 3");
    QCOMPARE(run.world().spec.seed, second);
    QCOMPARE(run.world().turn, 0);
    emit run.page().leaveRequested();
    QTRY_VERIFY(run.window().startPage()->isVisible());
    QTRY_COMPARE(run.list()->model()->rowCount(), 3);
}

void TestRuns::remembersARunOnce()
{
    RunFixture run;
    QVERIFY(run.runs().empty());
    emit run.page().runEnded();
    emit run.page().runEnded();
    const std::vector<RunRecord> runs = run.runs();
    QCOMPARE(runs.size(), std::size_t{1});
    QCOMPARE(runs.front().worldName, "Dungeon run");
    QCOMPARE(runs.front().seed, "first");
    QCOMPARE(runs.front().floor, 1);
    QCOMPARE(runs.front().score, run.world().player.experience);
}

void TestRuns::showsRunsFromTheMenu()
{
    RunFixture run;
    emit run.page().runEnded();
    run.window().findChild<QAction *>("game.runs")->trigger();
    auto *dialog = run.window().findChild<RunsDialog *>();
    QVERIFY(dialog != nullptr);
    QTRY_VERIFY(dialog->isVisible());
    int rows = 0;
    for (const QTreeWidget *table : dialog->findChildren<QTreeWidget *>())
        rows = std::max(rows, table->topLevelItemCount());
    QCOMPARE(rows, 1);
}

void TestRuns::tellsWhereADungeonStandsOnItsCard()
{
    RunFixture run;
    run.window().showStart();
    QVERIFY(run.waitForWorlds(1));
    const QString text = run.list()->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(text.contains("Floor 1 of 5 · score 0"), qPrintable(text));
    QVERIFY2(text.contains("Dungeon Run"), qPrintable(text));
}

QTEST_MAIN(TestRuns)
#include "tst_run_keeping.moc"
