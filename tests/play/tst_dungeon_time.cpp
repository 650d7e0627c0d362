// SPDX-License-Identifier: MIT
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/walking/play_keys.h"
#include "app/play/walking/real_time.h"
#include "core/session/players/test_player.h"

#include <QElapsedTimer>
#include <QListView>

#include "tests/play/dungeon_fixture.h"

using namespace cave;

namespace {

/// Dungeon runs in real time.
class TestDungeonTime : public QObject, DungeonHands {
    Q_OBJECT

private slots:
    void realTimePassesOnlyWithTheMapInHand();
    void aPauseHoldsTimeUntilItEnds();
    void aWalkingKeyGoesOnAndWalks_data();
    void aWalkingKeyGoesOnAndWalks();
    void aPauseEndsAWalkAndAWalkEndsAPause();
    void aRealTimeWorldIsOpenedPaused();
    void inRealTimeExploringIsNoFasterThanThePaceAllows();
    void theTimePlayedIsInTheFileWhenARunEnds();
    void realTimeIsOfferedInTheDungeonOnly();
};

/// The first floor has no monsters, so time needs no counting there.
void walkToTheSecondFloor(PlayFixture &play)
{
    DungeonPlayer player(PlayStyle::Reckless);
    const LevelPlan &plan = play.session().world().map.plan();
    while (plan.levelAt(play.session().world().player().position)->number == 1)
        play.page().played().perform(player.next(play.session()));
}

} // namespace

void TestDungeonTime::realTimePassesOnlyWithTheMapInHand()
{
    PlayFixture play("dungeon 3", GeneratorKind::Dungeon);
    walkToTheSecondFloor(play);
    const std::int64_t arrived = play.turn();
    constexpr double kTick = static_cast<double>(kTickMicroseconds) / 1e6;
    holdClock(play);
    play.page().passTime(2 * kTick);
    QCOMPARE(play.turn(), arrived); // by turns
    action(play, "play.realTime")->trigger();
    QVERIFY(play.session().world().realTime);
    QTRY_VERIFY(play.map().hasFocus());
    play.page().passTime(0.4 * kTick);
    QCOMPARE(play.turn(), arrived);
    play.page().passTime(0.7 * kTick);
    QCOMPARE(play.turn(), arrived + 1);
    play.press(Qt::Key_I);
    play.page().passTime(2 * kTick);
    QCOMPARE(play.turn(), arrived + 1);
    QVERIFY(!titles(play)->pause().isEmpty());
    InventoryDialog *inventory = openInventory(play);
    QVERIFY(inventory != nullptr);
    QTest::keyClick(inventory->findChild<QListView *>("inventory.items"), Qt::Key_I);
    QVERIFY(!inventory->isVisible());
    play.place().activateWindow();
    play.map().setFocus();
    QTRY_VERIFY(play.map().hasFocus());
    QVERIFY(titles(play)->pause().isEmpty());
    play.map().clearFocus();
    play.page().passTime(2 * kTick);
    QCOMPARE(play.turn(), arrived + 1);
}

void TestDungeonTime::aPauseHoldsTimeUntilItEnds()
{
    PlayFixture play("dungeon 3", GeneratorKind::Dungeon);
    walkToTheSecondFloor(play);
    constexpr double kTick = static_cast<double>(kTickMicroseconds) / 1e6;
    holdClock(play);
    play.press(Qt::Key_P);
    QVERIFY(titles(play)->pause().isEmpty()); // by turns nothing is paused
    action(play, "play.realTime")->trigger();
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_P}) {
        const std::int64_t turn = play.turn();
        play.press(key);
        QVERIFY(titles(play)->pause().contains("Paused"));
        play.page().passTime(2 * kTick);
        QCOMPARE(play.turn(), turn);
        play.press(key);
        QVERIFY(titles(play)->pause().isEmpty());
        play.page().passTime(1.1 * kTick);
        QVERIFY(play.turn() > turn);
    }
    action(play, "play.realTime")->trigger();
    QVERIFY(!play.session().world().realTime);
}

void TestDungeonTime::aWalkingKeyGoesOnAndWalks_data()
{
    QTest::addColumn<bool>("waits");
    QTest::newRow("walking") << false;
    QTest::newRow("waiting") << true;
}

void TestDungeonTime::aWalkingKeyGoesOnAndWalks()
{
    QFETCH(bool, waits);
    PlayFixture play("dungeon 3", GeneratorKind::Dungeon);
    switchRealTimeOn(play);
    play.press(Qt::Key_Space);
    QVERIFY(titles(play)->pause().contains("Paused"));
    const std::int64_t turn = play.turn();
    const WorldPos before = play.position();
    play.press(waits ? Qt::Key_Period : freeArrow(play));
    QVERIFY(!action(play, "play.pause")->isChecked());
    QVERIFY(titles(play)->pause().isEmpty());
    QVERIFY(play.turn() > turn);
    QCOMPARE(play.position() == before, waits);
}

void TestDungeonTime::aPauseEndsAWalkAndAWalkEndsAPause()
{
    PlayFixture play("dungeon 3", GeneratorKind::Dungeon);
    switchRealTimeOn(play);
    QTest::keyPress(&play.map(), freeArrow(play)); // and held from now on
    play.press(Qt::Key_Space);
    const std::int64_t turn = play.turn();
    QTest::qWait(2 * HeldKeys::kFirstBeat);
    QCOMPARE(play.turn(), turn);
    QVERIFY(titles(play)->pause().contains("Paused"));
    play.press(Qt::Key_O);
    QVERIFY(titles(play)->pause().isEmpty());
    QTRY_VERIFY(play.turn() > turn);
    action(play, "play.pause")->setChecked(true);
    const std::int64_t later = play.turn();
    QTest::qWait(2 * StepRateLimiter::kLeast);
    QCOMPARE(play.turn(), later);
    QVERIFY(titles(play)->pause().contains("Paused"));
}

void TestDungeonTime::aRealTimeWorldIsOpenedPaused()
{
    PlayFixture play("dungeon 3", GeneratorKind::Dungeon);
    switchRealTimeOn(play);
    const std::filesystem::path path = play.page().played().path();
    QVERIFY(play.place().close());
    Result<SavedSession> again = SavedSession::open(path);
    QVERIFY(again.ok());
    play.place().open(std::move(*again));
    QVERIFY(titles(play)->pause().contains("Paused"));
    const std::int64_t turn = play.turn();
    play.page().passTime(5);
    QCOMPARE(play.turn(), turn);
    play.press(freeArrow(play));
    QVERIFY(titles(play)->pause().isEmpty());
    QVERIFY(play.turn() > turn);
}

void TestDungeonTime::inRealTimeExploringIsNoFasterThanThePaceAllows()
{
    PlayFixture play("dungeon 3", GeneratorKind::Dungeon); // without motion, which else is at once
    switchRealTimeOn(play);
    QElapsedTimer since;
    int steps = 0;
    qint64 lastStep = 0;
    connect(&play.page(), &PlayPage::performed, this, [&] {
        ++steps;
        lastStep = since.elapsed();
    });
    since.start();
    for (int tries = 0; tries < 20 && steps < 4; ++tries) {
        play.press(Qt::Key_O);
        const auto isEnough = [&] { return !play.notice().startsWith("Exploring") || steps >= 4; };
        static_cast<void>(cave::test::waitFor(isEnough));
    }
    QVERIFY(steps >= 2);
    QVERIFY2(lastStep >= qint64{StepRateLimiter::kLeast} * (steps - 1) - 5,
             qPrintable(QString("%1 steps in %2 ms").arg(steps).arg(lastStep)));
}

void TestDungeonTime::theTimePlayedIsInTheFileWhenARunEnds()
{
    const auto found = findRun(PlayStyle::Reckless, [](Session &, const std::vector<Event> &events) {
        return has<RunEnded>(events);
    });
    QVERIFY(found.has_value());
    PlayFixture page(found->seed.c_str(), GeneratorKind::Dungeon);
    QTest::qWait(20);
    std::int64_t played = 0;
    connect(&page.page(), &PlayPage::runEnded, this, [&] {
        const Result<WorldSummary> file = WorldFile::summary(page.page().played().path());
        played = file ? file->playMs : -1;
    });
    play(page, *found);
    QVERIFY2(played >= 20, qPrintable(QString::number(played)));
}

void TestDungeonTime::realTimeIsOfferedInTheDungeonOnly()
{
    PlayFixture caves(kQuietSeed);
    QVERIFY(!action(caves, "play.realTime")->isEnabled());
    PlayFixture dungeon("dungeon 4", GeneratorKind::Dungeon);
    QVERIFY(action(dungeon, "play.realTime")->isEnabled());
    QVERIFY(!action(dungeon, "play.realTime")->isChecked());
}

CAVE_WIDGET_TEST(TestDungeonTime)
#include "tst_dungeon_time.moc"
