// SPDX-License-Identifier: MIT
// What the window does about runs that end: it remembers them, and begins others.

#include "app/common/data_folders.h"
#include "app/play/map/sight_panes.h"
#include "app/play/runs/replay_window.h"
#include "app/play/runs/run_end_panel.h"
#include "app/play/runs/runs_dialog.h"
#include "app/shell/controllers/file_controller.h"
#include "core/io/files/database.h"
#include "core/io/seeds/seed_card.h"
#include "core/io/world_file/world_marks.h"
#include "core/io/worlds/achievements.h"
#include "core/io/worlds/run_history.h"
#include "core/session/players/test_player.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// A window in which a dungeon is played.
class RunFixture : public ShellFixture {
public:
    /// `before` gets the path of the list of runs, before the world is opened.
    explicit RunFixture(const std::function<void(const std::filesystem::path &)> &before = {},
                        const std::string &seed = "first")
    {
        if (before)
            before(worlds().parent_path() / "runs.db");
        const GeneratorKind kind = GeneratorKind::Dungeon;
        const Result<std::filesystem::path> path = WorldLibrary(worlds()).pathForNewWorld("Dungeon run");
        if (!path || !SavedSession::create(*path, "Dungeon run", {seed, {kind, 1}, defaultSettings(kind)}))
            qFatal("the world for a test could not be made");
        open();
        window().play().openWorld(*path);
        if (!cave::test::waitFor([this] { return isPlaying(); }))
            qFatal("the world for a test could not be opened");
    }

    PlayPage &page() { return *window().playPage(); }
    const World &world() { return page().session().session().world(); }
    void openAgain(const std::filesystem::path &path)
    {
        window().play().showStart();
        window().play().openWorld(path);
        if (!cave::test::waitFor([&] { return isPlaying() && page().played().path() == path; }))
            qFatal("the world for a test could not be opened again");
    }
    [[nodiscard]] std::vector<WorldTotals> totals() const
    {
        const Result<PlayStatistics> book = PlayStatistics::open(worlds().parent_path() / kStatisticsFile);
        return book ? book->all().valueOr({}) : std::vector<WorldTotals>();
    }
    int messagesWith(const QString &text)
    {
        int count = 0;
        for (const LogMessage &line : page().messages().messages())
            count += line.text.contains(text) ? 1 : 0;
        return count;
    }
    [[nodiscard]] std::vector<RunRecord> runs() const
    {
        Result<RunHistory> history = RunHistory::open(worlds().parent_path() / "runs.db");
        return history ? history->all().valueOr({}) : std::vector<RunRecord>();
    }
};

/// A window in which a finished run is opened that wasn't recorded.
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
        m_score = session->world().player().experience;
        open();
    }

    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }
    [[nodiscard]] std::int64_t score() const { return m_score; }
    void openRun(const std::filesystem::path &path)
    {
        window().play().showStart();
        window().play().openWorld(path);
        if (!cave::test::waitFor([this] { return window().playPage() != nullptr; }))
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

class TestRuns : public QObject {
    Q_OBJECT

private slots:
    void playsAgainInAnotherDungeonOrTheSame();
    void remembersARunOnce();
    void remembersARunWithALongSeed();
    void showsRunsFromTheMenu();
    void theListOfRunsFollowsWhatIsPlayed();
    void tellsWhereADungeonStandsOnItsCard();
    void aFinishedRunThatIsMissingIsKeptWhenItIsOpened();
    void aRunThatWasTakenOutStaysOutAndHasNoPlace();
    void aFinishedRunThatWasMovedIsNotKeptTwice();
    void aRunThatCanNotBeKeptIsReported();
    void aDamagedFileIsSetAsideOnRequest();
    void howAnOlderRunEndedIsAddedFromItsLog();
    void aRunInWhichMoreWasShownIsMarkedAndHasNoPlace();
    void aDuplicateOfARunThatGoesOnIsMarkedAndHasNoPlace();
    void aCopyThatIsLeftAtOnceIsMarked();
    void aRunWhoseLogWasAlteredHasNoPlace();
    void aRunGoesOnInTheFileItWasSavedAs();
    void aCopyEarnsNothingAndItsCardSaysWhatItIs();
    void anOlderFileOfARunThatWentOnIsNoticed();
    void aWorldWhoseFileSaysThatItWasRevealedHasNoPlace();
    void runsWithEasedRulesDoNotCountForThePlaceOfOthers();
    void totalsAreReadFromTheLogWhenAWorldIsClosed();
    void aReplayThatIsWatchedAddsNothing();
    void whyTheRunEndedIsShownAtTheTurnOfTheDeath();
    void theEndIsSavedAsACardThatProvesIt();
    void aCardWithARunShowsItsClaim();
    void aDamagedCardIsRefused();
};

} // namespace

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
    QCOMPARE(runs.front().score, run.world().player().experience);
}

void TestRuns::remembersARunWithALongSeed()
{
    RunFixture run({}, std::string(999, 'x') + "ä and much more");
    emit run.page().runEnded();
    QVERIFY2(run.bannerText().isEmpty(), qPrintable(run.bannerText()));
    const std::vector<RunRecord> runs = run.runs();
    QCOMPARE(runs.size(), std::size_t{1});
    QCOMPARE(runs.front().seed, std::string(999, 'x')); // no half of a character
}

void TestRuns::theListOfRunsFollowsWhatIsPlayed()
{
    RunFixture run;
    run.window().findChild<QAction *>("game.runs")->trigger();
    QTRY_VERIFY(run.window().findChild<RunsDialog *>() != nullptr);
    const auto *dialog = run.window().findChild<RunsDialog *>();
    const auto *all = dialog->findChild<QTreeWidget *>("runs.all");
    const auto *kind = dialog->findChild<QComboBox *>("runs.kind");
    const QString dungeon = kind->currentText();
    const auto *empty = dialog->findChild<QLabel *>("runs.empty");
    QVERIFY2(empty->text().contains(dungeon), qPrintable(empty->text()));
    emit run.page().runEnded();
    QCOMPARE(all->topLevelItemCount(), 1);
    const std::filesystem::path caves = run.addWorld("Quiet Vault");
    run.openAgain(caves); // whose runs aren't ranked
    run.window().findChild<QAction *>("game.runs")->trigger();
    QCOMPARE(kind->currentText(), dungeon);
    QCOMPARE(all->topLevelItemCount(), 1);
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

void TestRuns::aRunThatCanNotBeKeptIsReported()
{
    RunFixture run([](const std::filesystem::path &file) {
        std::filesystem::create_directories(file); // where the file should be
    });
    emit run.page().runEnded();
    QVERIFY2(run.bannerText().startsWith("This run could not be added to the list of runs."),
             qPrintable(run.bannerText()));
    QVERIFY2(run.bannerText().contains("runs.db"), qPrintable(run.bannerText()));
}

void TestRuns::aDamagedFileIsSetAsideOnRequest()
{
    RunFixture run([](const std::filesystem::path &runs) { std::ofstream(runs) << std::string(4096, 'x'); });
    const std::filesystem::path file = run.worlds().parent_path() / "runs.db";
    emit run.page().runEnded();
    run.window().findChild<QAction *>("game.runs")->trigger();
    QVERIFY2(run.bannerText().contains("is not a history of runs"), qPrintable(run.bannerText()));
    QVERIFY2(!run.bannerText().contains("world"), qPrintable(run.bannerText()));
    QTest::mouseClick(run.window().banner()->findChild<QPushButton *>("banner.action"), Qt::LeftButton);
    QVERIFY2(run.bannerText().contains("runs.db.damaged-1"), qPrintable(run.bannerText()));
    QCOMPARE(std::filesystem::file_size(file.string() + ".damaged-1"), std::uintmax_t{4096});
    emit run.page().runEnded();
    Result<RunHistory> history = RunHistory::open(file);
    QVERIFY(history.ok());
    QCOMPARE(history->all()->size(), std::size_t{1});
}

namespace {

/// A window in which a finished run is opened that was played from its seed.
class PlayedRunFixture : public ShellFixture {
public:
    PlayedRunFixture()
    {
        const GeneratorKind kind = GeneratorKind::Dungeon;
        const Result<std::filesystem::path> path = WorldLibrary(worlds()).pathForNewWorld("Played run");
        m_path = *path;
        {
            Result<SavedSession> saved =
                SavedSession::create(m_path, "Played run", {"first", {kind, 1}, defaultSettings(kind)});
            if (!saved)
                qFatal("the world for a test could not be made");
            DungeonPlayer player(PlayStyle::Reckless);
            while (saved->session().world().run == RunState::Going)
                saved->apply(player.next(saved->session()));
        }
        open();
    }

    PlayPage &page() { return *window().playPage(); }
    void openRun()
    {
        window().play().openWorld(m_path);
        if (!cave::test::waitFor([this] { return isPlaying(); }))
            qFatal("the world for a test could not be opened");
    }
    [[nodiscard]] std::vector<RunRecord> runs() const
    {
        Result<RunHistory> history = RunHistory::open(worlds().parent_path() / "runs.db");
        return history ? history->all().valueOr({}) : std::vector<RunRecord>();
    }
    [[nodiscard]] std::vector<WorldTotals> totals() const
    {
        const Result<PlayStatistics> book = PlayStatistics::open(worlds().parent_path() / kStatisticsFile);
        return book ? book->all().valueOr({}) : std::vector<WorldTotals>();
    }
    /// Saves a card from the end of the run.
    std::filesystem::path saveCard()
    {
        find<QAction>("run.saveCard")->trigger();
        QFileDialog *dialog = nullptr;
        if (!cave::test::waitFor([&] {
                dialog = window().findChild<QFileDialog *>();
                return dialog != nullptr;
            }))
            qFatal("no file was asked for");
        const std::filesystem::path card = worlds() / "first.cavecard";
        emit dialog->fileSelected(fromPath(card));
        dialog->close();
        return card;
    }

private:
    std::filesystem::path m_path;
};

} // namespace

void TestRuns::howAnOlderRunEndedIsAddedFromItsLog()
{
    PlayedRunFixture run;
    run.openRun();
    QCOMPARE(run.runs().size(), std::size_t{1});
    QTRY_VERIFY(run.runs().front().death.has_value());
    QVERIFY(!run.runs().front().death->killer.empty());
    QVERIFY(run.runs().front().place >= 1);
    auto *panel = run.find<RunEndPanel>("runEndPanel");
    QTRY_VERIFY2(panel->text().contains("struck you down"), qPrintable(panel->text()));
}

void TestRuns::aRunInWhichMoreWasShownIsMarkedAndHasNoPlace()
{
    RunFixture run;
    QAction *fog = run.find<QAction>("fog");
    QVERIFY(fog != nullptr);
    const auto warnings = [&] {
        int count = 0;
        for (const LogMessage &line : run.page().messages().messages())
            count += line.text.contains("no longer counts") ? 1 : 0;
        return count;
    };
    QCOMPARE(warnings(), 0);
    fog->setChecked(false);
    QTest::mouseClick(run.find<QPushButton>("play.reveal.yes"), Qt::LeftButton);
    QCOMPARE(warnings(), 1);
    fog->setChecked(true);
    fog->setChecked(false);
    QCOMPARE(warnings(), 1); // it is said once
    fog->setChecked(true);   // which doesn't make it unseen
    emit run.page().runEnded();
    QCOMPARE(run.runs().size(), std::size_t{1});
    QVERIFY(run.runs().front().revealed);
    QVERIFY(isMarkedRevealed(run.page().played().path()).valueOr(false));
}

void TestRuns::aDuplicateOfARunThatGoesOnIsMarkedAndHasNoPlace()
{
    RunFixture run;
    const std::filesystem::path original = run.page().played().path();
    run.window().play().showStart();
    QVERIFY(!run.isPlaying());
    const std::filesystem::path copy = *WorldLibrary(run.worlds()).duplicate(original, "Duplicate");
    run.openAgain(copy);
    QTRY_COMPARE(run.messagesWith("This is a copy"), 1);
    QVERIFY(isMarkedCopy(copy).valueOr(false));
    emit run.page().runEnded();
    QCOMPARE(run.runs().size(), std::size_t{1});
    QVERIFY(!run.runs().front().isRanked());
    run.openAgain(original);
    QCOMPARE(run.messagesWith("This is a copy"), 0);
    emit run.page().runEnded();
    QCOMPARE(run.messagesWith("This is a copy"), 0);
    QCOMPARE(run.runs().size(), std::size_t{2});
    QCOMPARE(std::ranges::count_if(run.runs(), &RunRecord::isRanked), 1);
}

void TestRuns::aCopyThatIsLeftAtOnceIsMarked()
{
    RunFixture run;
    const std::filesystem::path original = run.page().played().path();
    run.window().play().showStart();
    const std::filesystem::path copy = *WorldLibrary(run.worlds()).duplicate(original, "Duplicate");
    run.openAgain(copy);
    QVERIFY(run.window().play().place().close());
    QVERIFY(isMarkedCopy(copy).valueOr(false));
}

/// A program that synchronises folders has put another file in the place of the world's.
void TestRuns::aRunGoesOnInTheFileItWasSavedAs()
{
    RunFixture run;
    const std::filesystem::path original = run.page().played().path();
    run.page().played().perform(WaitCommand{});
    {
        Result<Database> world = Database::open(original, Database::Mode::ReadWrite);
        QVERIFY(world && world->execute("PRAGMA wal_checkpoint(TRUNCATE)"));
    }
    const std::filesystem::path other = original.parent_path() / "other";
    std::filesystem::copy_file(original, other);
    std::filesystem::rename(other, original);
    run.page().played().perform(WaitCommand{});
    QVERIFY2(run.bannerText().contains("deleted, moved or replaced"), qPrintable(run.bannerText()));
    const std::filesystem::path target = run.worlds() / "Rescued.cave";
    QVERIFY(run.page().played().saving().saveAs(target).ok());
    run.page().played().perform(WaitCommand{});
    run.openAgain(target);
    emit run.page().runEnded();
    QCOMPARE(run.messagesWith("This is a copy"), 0);
    QCOMPARE(run.runs().size(), std::size_t{1});
    QVERIFY(run.runs().front().isRanked());
    run.openAgain(original); // what it was copied from went on elsewhere
    QTRY_COMPARE(run.messagesWith("This is a copy"), 1);
}

void TestRuns::aRunWhoseLogWasAlteredHasNoPlace()
{
    RunFixture run;
    const std::filesystem::path path = run.page().played().path();
    for (int i = 0; i < 3; ++i)
        run.page().played().perform(WaitCommand{});
    run.window().play().showStart();
    {
        Result<Database> world = Database::open(path, Database::Mode::ReadWrite);
        QVERIFY(world && world->execute("UPDATE command_log SET command = 0 WHERE seq = 2"));
    }
    run.openAgain(path);
    QTRY_COMPARE(run.messagesWith("log of this world"), 1);
    emit run.page().runEnded();
    QCOMPARE(run.runs().size(), std::size_t{1});
    QVERIFY(!run.runs().front().isRanked());
}

void TestRuns::aCopyEarnsNothingAndItsCardSaysWhatItIs()
{
    RunFixture run;
    const std::filesystem::path original = run.page().played().path();
    run.window().play().showStart();
    const std::filesystem::path copy = *WorldLibrary(run.worlds()).duplicate(original, "Duplicate");
    run.openAgain(copy);
    run.page().played().perform(WaitCommand{});
    QAction *save = run.find<QAction>("run.saveCard");
    QVERIFY(save != nullptr);
    save->trigger();
    QFileDialog *dialog = nullptr;
    QTRY_VERIFY((dialog = run.window().findChild<QFileDialog *>()) != nullptr);
    const std::filesystem::path card = run.worlds() / "copy.cavecard";
    emit dialog->fileSelected(QString::fromStdString(card.string()));
    const Result<SeedCard> read = readSeedCard(card);
    QVERIFY(read.ok() && read->run && read->run->copy);
    run.window().files().openFile(card);
    QDialog *shown = nullptr;
    QTRY_VERIFY((shown = run.window().findChild<QDialog *>("runCardDialog")) != nullptr);
    QVERIFY(shown->findChild<QLabel *>("runCard.claim")->text().contains("is a copy"));
    shown->close();
    run.openAgain(original);
    for (int i = 0; i < 2; ++i)
        run.page().played().perform(WaitCommand{});
    run.window().play().showStart();
    // Worlds are looked at one after the other, so the copy's turn is over.
    QTRY_VERIFY(!run.totals().empty() && run.totals().back().commands == 2);
    QCOMPARE(run.totals().size(), std::size_t{1});
}

void TestRuns::anOlderFileOfARunThatWentOnIsNoticed()
{
    RunFixture run;
    const std::filesystem::path path = run.page().played().path();
    const std::filesystem::path backup = run.worlds() / "backup";
    run.window().play().showStart();
    QVERIFY(!run.isPlaying());
    std::filesystem::copy_file(path, backup);
    run.openAgain(path);
    QCOMPARE(run.messagesWith("This is a copy"), 0);
    run.window().play().showStart();
    QVERIFY(!run.isPlaying());
    std::filesystem::rename(backup, path);
    run.openAgain(path);
    QTRY_COMPARE(run.messagesWith("This is a copy"), 1);
    QVERIFY(isMarkedCopy(path).valueOr(false));
}

void TestRuns::aWorldWhoseFileSaysThatItWasRevealedHasNoPlace()
{
    EndedRunFixture run;
    {
        Result<WorldFile> file = WorldFile::open(run.path()); // as if it came from another computer
        QVERIFY(file.ok() && markAsRevealed(*file).ok());
    }
    run.openRun(run.path());
    QVERIFY(run.history().all()->front().revealed);
    QVERIFY2(run.endText().contains("Not ranked"), qPrintable(run.endText()));
    QVERIFY2(!run.endText().contains("Place"), qPrintable(run.endText()));
}

void TestRuns::runsWithEasedRulesDoNotCountForThePlaceOfOthers()
{
    EndedRunFixture run;
    RunRecord better;
    better.scenario = ScenarioKind::DungeonRun;
    better.worldName = "Eased";
    better.score = run.score() + 1;
    better.eased = true;
    QVERIFY(run.history().add("another run", better).ok());
    run.openRun(run.path());
    QVERIFY2(run.endText().contains("Place 1 of 1"), qPrintable(run.endText()));
}

void TestRuns::totalsAreReadFromTheLogWhenAWorldIsClosed()
{
    PlayedRunFixture run;
    run.openRun();
    QTRY_COMPARE(run.totals().size(), std::size_t{1});
    const WorldTotals totals = run.totals().front();
    QVERIFY(totals.counts());
    QCOMPARE(totals.totals.at("losses"), 1);
    QVERIFY(totals.scenario == ScenarioKind::DungeonRun);
}

void TestRuns::aReplayThatIsWatchedAddsNothing()
{
    PlayedRunFixture run;
    run.openRun();
    QTRY_VERIFY(run.runs().size() == 1 && run.runs().front().death && run.totals().size() == 1);
    const std::vector<RunRecord> runs = run.runs();
    const QStringList files = run.worldFiles();
    const std::filesystem::path card = run.saveCard();
    QTRY_VERIFY(std::filesystem::exists(card));
    run.find<QAction>("run.watch")->trigger();
    ReplayWindow *replay = nullptr;
    QTRY_VERIFY((replay = run.window().findChild<ReplayWindow *>()) != nullptr);
    QVERIFY(replay->isPlaying());
    replay->seek(0);
    replay->seek(replay->length());
    QVERIFY(replay->session().world().run == RunState::Lost);
    replay->close();
    run.window().files().openFile(card);
    QDialog *dialog = nullptr;
    QTRY_VERIFY((dialog = run.window().findChild<QDialog *>("runCardDialog")) != nullptr);
    auto *watch = dialog->findChild<QPushButton *>("runCard.watch");
    QTRY_VERIFY(watch->isEnabled());
    QTRY_VERIFY(run.window().findChild<ReplayWindow *>() == nullptr);
    QTest::mouseClick(watch, Qt::LeftButton);
    QTRY_VERIFY((replay = run.window().findChild<ReplayWindow *>()) != nullptr);
    replay->seek(replay->length());
    QVERIFY(replay->session().world().run == RunState::Lost);
    QVERIFY(run.runs() == runs);
    QCOMPARE(run.totals().size(), std::size_t{1});
    QCOMPARE(run.worldFiles(), files);
}

void TestRuns::whyTheRunEndedIsShownAtTheTurnOfTheDeath()
{
    PlayedRunFixture run;
    run.openRun();
    QTRY_VERIFY(run.runs().size() == 1 && run.runs().front().death);
    auto *why = run.find<QToolButton>("run.whyButton");
    QTRY_VERIFY(why->isVisible());
    QTest::mouseClick(why, Qt::LeftButton);
    ReplayWindow *replay = nullptr;
    QTRY_VERIFY((replay = run.window().findChild<ReplayWindow *>()) != nullptr);
    QCOMPARE(replay->session().world().turn, run.runs().front().death->turn);
    QVERIFY(replay->sight().isVisible());
    QVERIFY(!replay->isPlaying());
}

void TestRuns::theEndIsSavedAsACardThatProvesIt()
{
    PlayedRunFixture run;
    run.openRun();
    const std::filesystem::path file = run.saveCard();
    QTRY_VERIFY2(run.bannerText().contains("with your run as proof"), qPrintable(run.bannerText()));
    const Result<SeedCard> card = readSeedCard(file);
    QVERIFY(card.ok() && card->run);
    const Result<ClaimReport> report = verifyClaim(*card);
    QVERIFY(report.ok() && report->proved());
    QCOMPARE(card->run->score, run.page().session().session().world().player().experience);
}

void TestRuns::aCardWithARunShowsItsClaim()
{
    PlayedRunFixture run;
    run.openRun();
    const std::filesystem::path file = run.saveCard();
    QTRY_VERIFY(std::filesystem::exists(file));
    Result<SeedCard> card = readSeedCard(file);
    QVERIFY(card.ok());
    card->run->score += 1; // a boaster's
    QVERIFY(writeSeedCard(*card, file, {true, true}).ok());
    run.window().files().openFile(file);
    QDialog *dialog = nullptr;
    QTRY_VERIFY((dialog = run.window().findChild<QDialog *>("runCardDialog")) != nullptr);
    auto *verdict = dialog->findChild<QLabel *>("runCard.verdict");
    QTRY_VERIFY2(verdict->text().startsWith("Not proved"), qPrintable(verdict->text()));
}

void TestRuns::aDamagedCardIsRefused()
{
    PlayedRunFixture run;
    run.openRun();
    const std::filesystem::path file = run.saveCard();
    QTRY_VERIFY(std::filesystem::exists(file));
    QFile text(fromPath(file));
    QVERIFY(text.open(QIODevice::ReadWrite));
    QByteArray bytes = text.readAll();
    bytes.replace("\"log\": \"", "\"log\": \"?");
    text.resize(0);
    text.write(bytes);
    text.close();
    run.window().files().openFile(file);
    QTRY_VERIFY2(run.bannerText().contains("run.log"), qPrintable(run.bannerText()));
    QVERIFY(run.window().findChild<QDialog *>("runCardDialog") == nullptr);
}

CAVE_WIDGET_TEST(TestRuns)
#include "tst_run_keeping.moc"
