// SPDX-License-Identifier: MIT
// Two windows play one world over the loopback address: who only watches, and time that is stopped for all.

#include "app/common/data_folders.h"
#include "core/io/world_file/world_marks.h"
#include "core/io/worlds/achievements.h"
#include "core/io/worlds/run_history.h"

#include <QSignalSpy>

#include "tests/shell/together_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestWatchingTogether : public QObject {
    Q_OBJECT

private slots:
    void whoOnlyWatchesReadsEveryonesNames();
    void theHostReadsThatAWatcherHasLeft();
    void whoWatchesSomeoneAloneOnlyReadsAndSees();
    void whoWatchesHasAName();
    void whatIsWatchedDoesNotCountForTheWatcher();
    void anyoneCanPauseForAll();
    void whoComesToAPausedGameSeesThePause();
    void aPauseThatEndsMeanwhileStopsNoGuest();
    void timeStandsWhileAHostWaitsForGuests();
};

} // namespace

void TestWatchingTogether::whoOnlyWatchesReadsEveryonesNames()
{
    TogetherPair pair;
    TogetherShell eve;
    eve.open();
    eve.join(pair.host, "Eve", true);
    QVERIFY(eve.logSays("You are watching Ann"));
    const WorldPos before = eve.position();
    eve.activate();
    eve.walk();
    QVERIFY(eve.logSays("Only players can act"));
    QCOMPARE(eve.position(), before);
    pair.host.activate();
    pair.host.walk();
    QTRY_COMPARE(eve.positionOf(pair.host.own()), pair.host.position());
    // What the hero whom the map shows does isn't said to be one's own.
    const QStringList lines = eve.messages().filter(QRegularExpression("^You (?!are watching)"));
    QVERIFY2(lines.isEmpty(), qPrintable(lines.join('|')));
}

void TestWatchingTogether::theHostReadsThatAWatcherHasLeft()
{
    TogetherPair pair;
    TogetherShell eve;
    eve.open();
    eve.join(pair.host, "Eve", true);
    QVERIFY(pair.host.logSays("Eve watches."));
    eve.find<QAction>("game.closeWorld")->trigger();
    QVERIFY(pair.host.logSays("Eve has left."));
    pair.guest.find<QAction>("game.closeWorld")->trigger();
    QVERIFY(pair.host.logSays("Bob leaves the game."));
    QVERIFY(!pair.host.messages().join('\n').contains("Bob has left."));
}

void TestWatchingTogether::whoWatchesSomeoneAloneOnlyReadsAndSees()
{
    TogetherShell host;
    host.open();
    host.host("Ann", host.addStage(StagedWorld({"@C....", "......"})));
    TogetherShell eve;
    eve.open();
    eve.join(host, "Eve", true);
    host.activate();
    host.press("d");
    QVERIFY(eve.logSays("Ann opens a chest"));
    const QStringList lines = eve.messages().filter(QRegularExpression("^You (?!are watching)"));
    QVERIFY2(lines.isEmpty(), qPrintable(lines.join('|')));
    for (const char *action : {"play.explore", "play.approach", "play.exit", "play.interact"})
        QVERIFY2(!eve.find<QAction>(action)->isEnabled(), action);
    QVERIFY(eve.find<QAction>("play.examine")->isEnabled());
    eve.activate();
    const WorldPos beside = step(step(eve.position(), Direction::East), Direction::East);
    QTest::mouseClick(&eve.map(), Qt::LeftButton, {}, eve.map().cellRect(beside).center().toPoint());
    QVERIFY2(eve.find<QLabel>("statusNotice")->text().contains("Only players can act"),
             qPrintable(eve.find<QLabel>("statusNotice")->text()));
}

void TestWatchingTogether::whoWatchesHasAName()
{
    TogetherPair pair(GeneratorKind::Dungeon);
    TogetherShell eve;
    eve.open();
    eve.join(pair.host, "Eve", true);
    emit eve.page().pingRequested(eve.position());
    QVERIFY(pair.host.logSays("Eve points at"));
    // Hints how to play wait until one plays.
    eve.window().preferences()->showHintsAgain();
    QVERIFY(!eve.find<QWidget>("hintCard")->isVisible());
    QVERIFY(!eve.window().preferences()->isHintShown("firstStep"));
    QVERIFY(eve.logSays("Eve points at"));
    QVERIFY(pair.guest.logSays("Someone who watches points at"));
    emit pair.host.page().pingRequested(pair.host.position());
    QVERIFY(eve.logSays("Ann points at"));
    QVERIFY(pair.host.logSays("You point at"));
    pair.host.activate();
    pair.host.find<QAction>("play.realTime")->trigger();
    QTRY_VERIFY(eve.world().realTime && pair.guest.world().realTime);
    eve.activate();
    eve.press(Qt::Key_P);
    QTRY_COMPARE(pair.host.page().played().sharedPause().value_or("none"), "Eve");
    QTRY_COMPARE(eve.page().played().sharedPause().value_or("none"), "Eve");
    QTRY_COMPARE(pair.guest.page().played().sharedPause().value_or("none"), ""); // said in words
}

namespace {

std::size_t keptRuns(const TogetherShell &shell)
{
    Result<RunHistory> runs = RunHistory::open(shell.worlds().parent_path() / kRunsFile);
    return runs ? runs->all().valueOr({}).size() : 0;
}

std::size_t keptTotals(const TogetherShell &shell)
{
    const Result<PlayStatistics> book = PlayStatistics::open(shell.worlds().parent_path() / kStatisticsFile);
    return book ? book->all().valueOr({}).size() : 0;
}

} // namespace

void TestWatchingTogether::whatIsWatchedDoesNotCountForTheWatcher()
{
    TogetherPair pair(GeneratorKind::Dungeon);
    TogetherShell eve;
    eve.open();
    eve.join(pair.host, "Eve", true);
    const std::filesystem::path copy = eve.page().played().path();
    QVERIFY(isMarkedCopy(copy).valueOr(false));
    QVERIFY(!isMarkedCopy(pair.guest.page().played().path()).valueOr(true));
    pair.host.activate();
    pair.host.walk();
    QTRY_COMPARE(eve.positionOf(pair.host.own()), pair.host.position());
    for (TogetherShell *shell : {&pair.guest, &eve}) {
        emit shell->page().runEnded();
        shell->find<QAction>("game.closeWorld")->trigger();
        QTRY_VERIFY(shell->window().startPage()->isVisible());
    }
    QCOMPARE(keptRuns(pair.guest), std::size_t{1});
    QTRY_COMPARE(keptTotals(pair.guest), std::size_t{1});
    QCOMPARE(keptRuns(eve), std::size_t{0});
    QCOMPARE(keptTotals(eve), std::size_t{0});
}

void TestWatchingTogether::timeStandsWhileAHostWaitsForGuests()
{
    TogetherShell host;
    host.open();
    host.host("Ann", GeneratorKind::Dungeon);
    host.activate();
    host.find<QAction>("play.realTime")->trigger();
    QSignalSpy passed(&host.page().played(), &PlaySession::timePassed);
    QTRY_VERIFY(passed.count() > 0);
    host.openHostDialog();
    QTRY_COMPARE(host.find<QLabel>("mapTitles.pause")->text(), "Paused");
    passed.clear();
    QTest::qWait(300);
    QCOMPARE(passed.count(), 0);
    TogetherShell guest;
    guest.open();
    guest.join(host);
    QTRY_VERIFY(passed.count() > 0);
    // Once the guest is gone, time is the host's own.
    guest.window().close();
    host.openHostDialog();
    QTRY_COMPARE(host.find<QLabel>("mapTitles.pause")->text(), "Paused");
}

void TestWatchingTogether::anyoneCanPauseForAll()
{
    TogetherPair pair(GeneratorKind::Dungeon);
    pair.host.activate();
    pair.host.find<QAction>("play.realTime")->trigger();
    QTRY_VERIFY(pair.guest.world().realTime);
    QVERIFY(!pair.host.page().played().isPaused() && !pair.guest.page().played().isPaused());
    const auto *guestsTime = pair.guest.find<QAction>("play.realTime");
    QVERIFY(guestsTime->isChecked() && !guestsTime->isEnabled());
    QVERIFY2(guestsTime->toolTip().contains("host chooses"), qPrintable(guestsTime->toolTip()));
    QVERIFY(!pair.host.find<QAction>("play.realTime")->toolTip().contains("host chooses"));
    pair.guest.activate();
    pair.guest.press(Qt::Key_P);
    QTRY_VERIFY(pair.host.page().played().isPaused() && pair.guest.page().played().isPaused());
    QCOMPARE(pair.host.page().played().sharedPause().value_or("none"), "Bob");
    QCOMPARE(pair.guest.page().played().sharedPause().value_or("none"), "Bob");
    pair.host.activate();
    pair.host.press(Qt::Key_P);
    QTRY_VERIFY(!pair.host.page().played().isPaused() && !pair.guest.page().played().isPaused());
    pair.host.press(Qt::Key_P);
    QTRY_COMPARE(pair.guest.page().played().sharedPause().value_or("none"), "Ann");
}

void TestWatchingTogether::whoComesToAPausedGameSeesThePause()
{
    TogetherPair pair(GeneratorKind::Dungeon);
    pair.host.activate();
    pair.host.find<QAction>("play.realTime")->trigger();
    pair.host.press(Qt::Key_P);
    QTRY_COMPARE(pair.guest.page().played().sharedPause().value_or("none"), "Ann");
    TogetherShell late;
    late.open();
    late.join(pair.host, "Eve");
    QTRY_COMPARE(late.page().played().sharedPause().value_or("none"), "Ann");
    // Another copy of the world has the same pause.
    const std::filesystem::path old = pair.guest.page().played().path();
    pair.guest.session().mutableWorld().player().experience += 5;
    pair.host.activate();
    pair.host.find<QAction>("play.realTime")->trigger(); // something to be compared after
    QTRY_VERIFY(pair.guest.isPlaying() && pair.guest.page().played().path() != old);
    QCOMPARE(pair.guest.page().played().sharedPause().value_or("none"), "Ann");
}

void TestWatchingTogether::aPauseThatEndsMeanwhileStopsNoGuest()
{
    TogetherPair pair(GeneratorKind::Dungeon);
    pair.host.activate();
    pair.host.find<QAction>("play.realTime")->trigger();
    pair.host.press(Qt::Key_P);
    QTRY_VERIFY(pair.guest.page().played().isPaused());
    pair.guest.window().together().joined()->client().breakConnection();
    pair.host.press(Qt::Key_P);
    QVERIFY(!pair.host.page().played().isPaused());
    QVERIFY(pair.guest.logSays("Connected again."));
    QTRY_VERIFY(!pair.guest.page().played().isPaused());
}

CAVE_WIDGET_TEST(TestWatchingTogether)
#include "tst_watching_together.moc"
