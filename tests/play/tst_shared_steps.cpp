// SPDX-License-Identifier: MIT
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/map/map_titles.h"
#include "app/play/walking/play_keys.h"

#include <QFrame>

#include "tests/play/party_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Walking, items and pauses where another machine orders the commands.
class TestSharedSteps : public QObject {
    Q_OBJECT

    static void answerAll(PartyFixture &play)
    {
        while (play.order().waiting() > 0)
            play.order().answer();
    }
    static WorldSpec rooms()
    {
        return {"shared rooms", {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms)};
    }
    static QString pauseText(PlayFixture &play) { return play.page().findChild<MapTitles *>()->pause(); }
    /// The same with turns and monsters that roam: time passes from cell to cell.
    static void beginRealTime(PartyFixture &play)
    {
        play.order().act(1, ClockCommand{true});
        QVERIFY(play.played().isRealTime());
    }

private slots:
    void aStepIsShownWhenItsAnswerComes()
    {
        PartyFixture play(longHall(), false);
        const WorldPos start = play.position();
        play.press(Qt::Key_D);
        QCOMPARE(play.position(), start);
        QCOMPARE(play.order().waiting(), std::size_t(1));
        play.order().answer();
        QCOMPARE(play.position(), (WorldPos{start.x + 1, start.y}));
        QCOMPARE(play.map().figures()->player(), std::optional(play.position()));
    }

    void aHeldKeyNeverHasTwoStepsWithoutAnAnswer()
    {
        PartyFixture play(longHall(), false);
        const WorldPos start = play.position();
        QTest::keyPress(&play.map(), Qt::Key_D);
        QTest::qWait(HeldKeys::kFirstBeat + 3 * HeldKeys::kBeat);
        QCOMPARE(play.order().waiting(), std::size_t(1));
        for (int i = 0; i < 3; ++i) {
            QTRY_COMPARE(play.order().waiting(), std::size_t(1));
            play.order().answer();
        }
        QTest::keyRelease(&play.map(), Qt::Key_D);
        answerAll(play);
        QTest::qWait(2 * HeldKeys::kBeat);
        QCOMPARE(play.order().waiting(), std::size_t(0));
        QCOMPARE(play.order().mostWaiting(), std::size_t(1));
        QVERIFY(play.position().x >= start.x + 3);
    }

    void aTapWhileAStepWaitsIsTheNextOne()
    {
        PartyFixture play(longHall(), false);
        const WorldPos start = play.position();
        play.press(Qt::Key_D);
        play.press(Qt::Key_S);
        QCOMPARE(play.order().waiting(), std::size_t(1));
        play.order().answer();
        QTRY_COMPARE(play.order().waiting(), std::size_t(1));
        play.order().answer();
        QCOMPARE(play.position(), (WorldPos{start.x + 1, start.y - 1}));
    }

    void aWalkTakesEachStepAfterTheAnswerToTheLast()
    {
        PartyFixture play(longHall(), false);
        const WorldPos target{play.position().x + 5, play.position().y + 1};
        play.click(target);
        for (int i = 0; i < 20 && play.position() != target; ++i) {
            QTRY_COMPARE(play.order().waiting(), std::size_t(1));
            QTest::qWait(40);
            QCOMPARE(play.order().waiting(), std::size_t(1));
            play.order().answer();
        }
        QCOMPARE(play.position(), target);
        QTRY_COMPARE(play.notice(), QString());
        QTest::qWait(40);
        QCOMPARE(play.order().waiting(), std::size_t(0));
    }

    void aWalkStopsAtTheNewsInAnAnswer()
    {
        StagedWorld stage({"@.........", "#########.", "M.........", ".........."});
        PartyFixture play(std::move(stage).take(), false);
        play.press(Qt::Key_O);
        for (int i = 0; i < 40 && play.notice().startsWith("Exploring"); ++i) {
            static_cast<void>(cave::test::waitFor(
                [&] { return play.order().waiting() > 0 || !play.notice().startsWith("Exploring"); }));
            answerAll(play);
        }
        QVERIFY2(play.notice().startsWith("You stop:"), qPrintable(play.notice()));
        QCOMPARE(play.order().mostWaiting(), std::size_t(1));
    }

    void aWalkEndsWhenAnAllyMovesThePlayer()
    {
        PartyFixture play(longHall(), false);
        play.annWalks(Direction::East, 2);
        const WorldPos start = play.position();
        play.click({start.x + 12, start.y});
        QTRY_COMPARE(play.order().waiting(), std::size_t(1));
        play.order().answer();
        QTRY_COMPARE(play.order().waiting(), std::size_t(1));
        // Ann walks into the player, who is put where she was.
        WorldPos ann = play.positionOf(2);
        for (int i = 0;
             i < 10 && cellDistance(ann, play.position()) + std::abs(ann.y - play.position().y) > 0; ++i) {
            const WorldPos own = play.position();
            play.annDoes(MoveCommand{ann.x < own.x   ? Direction::East
                                     : ann.x > own.x ? Direction::West
                                     : ann.y < own.y ? Direction::North
                                                     : Direction::South});
            if (play.position() != own)
                break;
            ann = play.positionOf(2);
        }
        QCOMPARE(play.map().figures()->player(), std::optional(play.position()));
        answerAll(play);
        QTRY_VERIFY2(play.notice().contains("the way is blocked"), qPrintable(play.notice()));
    }

    void theInventoryShowsWhatWasTakenOffWhenTheAnswerComes()
    {
        StageSpec spec;
        spec.carried = {"iron_sword"};
        PartyFixture play(StagedWorld({"...", ".@.", "..."}, spec).take(), false);
        const auto weapon = [&] { return play.session().world().player().inventory.weapon; };
        QVERIFY(weapon().has_value());
        play.press(Qt::Key_I);
        auto *dialog = play.page().findChild<InventoryDialog *>();
        QVERIFY(dialog != nullptr);
        auto *slot = dialog->findChild<QFrame *>("inventory.weapon");
        QVERIFY(slot != nullptr);
        QTest::mouseClick(slot, Qt::LeftButton);
        for (QAction *each : dialog->itemActions()) {
            if (each->objectName() == "inventory.takeOff")
                each->trigger();
        }
        QCOMPARE(play.order().waiting(), std::size_t(1));
        QVERIFY(weapon().has_value());
        play.order().answer();
        QVERIFY(!weapon().has_value());
    }

    void aGuestWhoLetsGoBeforeTheAnswerStops()
    {
        PartyFixture play(rooms(), false);
        answerAll(play);
        QTest::keyPress(&play.map(), Qt::Key_D);
        QTest::keyRelease(&play.map(), Qt::Key_D);
        QCOMPARE(play.order().waiting(), std::size_t(2));
        answerAll(play);
        QVERIFY(!play.session().world().motion().steering.has_value());
    }

    void aSharedWorldGoesOnWithoutTheFocus()
    {
        PartyFixture play(rooms());
        play.page().passTime(0.5); // without the fixture's window being active, too
        const std::int64_t before = play.turn();
        play.press(Qt::Key_I);
        play.page().passTime(0.25);
        QVERIFY(play.turn() > before);
        QVERIFY(!play.played().isPaused());
    }

    void anyoneCanPauseAndAnyoneCanGoOn()
    {
        PartyFixture play(rooms());
        play.played().setSharedPause(QString("Ann"));
        play.played().setSharedPause(QString());
        QVERIFY2(pauseText(play).contains("Paused by someone who watches"), qPrintable(pauseText(play)));
        play.played().setSharedPause(QString("Ann"));
        QVERIFY2(pauseText(play).contains("Paused by Ann"), qPrintable(pauseText(play)));
        const std::int64_t turn = play.turn();
        play.page().passTime(0.5);
        QCOMPARE(play.turn(), turn);
        play.press(Qt::Key_P);
        QCOMPARE(play.order().pauses(), 1);
        QVERIFY(!play.played().isPaused());
        QCOMPARE(pauseText(play), QString());
        play.page().passTime(0.5);
        QVERIFY(play.turn() > turn);
        play.press(Qt::Key_P);
        QVERIFY(play.played().isPaused());
    }

    void noStepIsTakenWhileAnAllyPauses()
    {
        WorldSpec spec{kQuietSeed, {GeneratorKind::Caves, 1}, defaultSettings(GeneratorKind::Caves)};
        spec.settings.monsters = MonsterMode::Roaming;
        PartyFixture play(spec);
        beginRealTime(play);
        play.played().setSharedPause(QString("Ann"));
        const WorldPos start = play.position();
        for (const int key : {Qt::Key_W, Qt::Key_A, Qt::Key_S, Qt::Key_D})
            play.press(key);
        QCOMPARE(play.position(), start);
        play.press(Qt::Key_O);
        QVERIFY2(play.notice().contains("paused"), qPrintable(play.notice()));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestSharedSteps)
#include "tst_shared_steps.moc"
