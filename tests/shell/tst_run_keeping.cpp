// SPDX-License-Identifier: MIT
// What the window does about runs that end: it remembers them, and begins others.

#include "app/play/runs/run_end_panel.h"
#include "app/play/runs/runs_dialog.h"
#include "core/io/worlds/run_history.h"
#include "core/session/players/dungeon_player.h"

#include <QAction>
#include <QTreeWidget>

#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

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
        window().play().openWorld(*path);
        if (!cave::test::waitFor([this] { return page().hasWorld(); }))
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

/// A window in which a finished run is opened that nobody kept.
class EndedRunFixture : public ShellFixture {
public:
    EndedRunFixture()
    {
        const GeneratorKind kind = GeneratorKind::Dungeon;
        Result<Session> session = Session::begin({"first", {kind, 1}, defaultSettings(kind)});
        DungeonPlayer player(PlayStyle::Reckless);
        while (session->world().run == RunState::Going)
            session->apply(player.next(*session));
        const Result<std::filesystem::path> path = WorldLibrary(worlds()).pathForNewWorld("Lost run");
        std::filesystem::create_directories(worlds());
        if (!path || !WorldFile::create(*path, "Lost run", session->world()))
            qFatal("the world for a test could not be made");
        m_path = *path;
        m_score = session->world().player.experience;
        open();
    }

    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }
    [[nodiscard]] std::int64_t score() const { return m_score; }
    void openRun(const std::filesystem::path &path)
    {
        window().play().showStart();
        window().play().openWorld(path);
        if (!cave::test::waitFor([this] { return window().playPage()->hasWorld(); }))
            qFatal("the world for a test could not be opened");
    }
    [[nodiscard]] RunHistory history() const
    {
        Result<RunHistory> history = RunHistory::open(worlds().parent_path() / "runs.db");
        if (!history)
            qFatal("%s", history.error().text().c_str());
        return std::move(*history);
    }
    [[nodiscard]] QString endText() { return find<RunEndPanel>("runEndPanel")->text(); }

private:
    std::filesystem::path m_path;
    std::int64_t m_score = 0;
};

} // namespace

class TestRuns : public QObject {
    Q_OBJECT

private slots:
    void playsAgainInAnotherDungeonOrTheSame();
    void remembersARunOnce();
    void showsRunsFromTheMenu();
    void tellsWhereADungeonStandsOnItsCard();
    void aFinishedRunThatIsMissingIsKeptWhenItIsOpened();
    void aRunThatWasTakenOutStaysOutAndHasNoPlace();
    void aFinishedRunThatWasMovedIsNotKeptTwice();
    void aRunThatCanNotBeKeptIsToldOf();
};

void TestRuns::playsAgainInAnotherDungeonOrTheSame()
{
    RunFixture run;
    emit run.page().playAgainRequested(false);
    QTRY_COMPARE(run.page().played().name(), "Dungeon run 2");
    const std::string second = run.world().spec.seed;
    QVERIFY(second != "first");
    QVERIFY(run.world().spec.generator.kind == GeneratorKind::Dungeon);
    emit run.page().playAgainRequested(true);
    QTRY_COMPARE(run.page().played().name(), "Dungeon run 3");
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
    run.window().play().showStart();
    QVERIFY(run.waitForWorlds(1));
    const QString text = run.list()->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(text.contains("Floor 1 of 5 · score 0"), qPrintable(text));
    QVERIFY2(text.contains("Dungeon Run"), qPrintable(text));
}

void TestRuns::aFinishedRunThatIsMissingIsKeptWhenItIsOpened()
{
    EndedRunFixture run;
    for (int times = 0; times < 2; ++times) {
        run.openRun(run.path());
        const std::vector<RunRecord> runs = run.history().all().valueOr({});
        QCOMPARE(runs.size(), std::size_t{1});
        QCOMPARE(runs.front().score, run.score());
        QVERIFY2(run.endText().contains("Place 1 of 1"), qPrintable(run.endText()));
    }
}

void TestRuns::aRunThatWasTakenOutStaysOutAndHasNoPlace()
{
    EndedRunFixture run;
    run.openRun(run.path());
    QVERIFY(run.history().remove(run.history().all()->front().id).ok());
    RunRecord better;
    better.worldName = "Another";
    better.score = run.score() + 1;
    QVERIFY(run.history().add("another run", better).ok());
    run.openRun(run.path());
    QCOMPARE(run.history().all()->size(), std::size_t{1});
    QVERIFY(run.endText().contains("You died"));
    QVERIFY2(!run.endText().contains("Place"), qPrintable(run.endText()));
}

void TestRuns::aFinishedRunThatWasMovedIsNotKeptTwice()
{
    EndedRunFixture run;
    run.openRun(run.path());
    run.window().play().showStart();
    const std::filesystem::path moved = run.worlds() / "moved.cave";
    std::filesystem::rename(run.path(), moved);
    run.openRun(moved);
    QCOMPARE(run.history().all()->size(), std::size_t{1});
    QVERIFY2(run.endText().contains("Place 1 of 1"), qPrintable(run.endText()));
}

void TestRuns::aRunThatCanNotBeKeptIsToldOf()
{
    RunFixture run;
    std::filesystem::create_directories(run.worlds().parent_path() / "runs.db"); // where the file should be
    emit run.page().runEnded();
    QVERIFY2(run.bannerText().startsWith("This run could not be added to the list of runs."),
             qPrintable(run.bannerText()));
    QVERIFY2(run.bannerText().contains("runs.db"), qPrintable(run.bannerText()));
}

CAVE_WIDGET_TEST(TestRuns)
#include "tst_run_keeping.moc"
