// SPDX-License-Identifier: MIT
#include "app/play/log/event_messages.h"
#include "app/play/page/play_status.h"
#include "core/session/planning.h"

#include <QSignalSpy>

#include "tests/play/play_fixture.h"
#include "tests/support/staged_world.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Travelling and exploring.
class TestWalking : public QObject {
    Q_OBJECT

    /// A floor cell in view, at least `cells` away, that can be walked to.
    static WorldPos farFloor(PlayFixture &play, int cells)
    {
        for (int distance = cells; distance < 12; ++distance) {
            for (const Direction direction : kDirections) {
                WorldPos p = play.position();
                for (int i = 0; i < distance; ++i)
                    p = step(p, direction);
                if (play.session().visible().contains(p) && !play.session().isRock(p))
                    return p;
            }
        }
        return play.position();
    }

private slots:
    void aClickWalksThere()
    {
        PlayFixture play(kQuietSeed);
        const WorldPos target = farFloor(play, 4);
        QVERIFY(target != play.position());
        play.click(target);
        QVERIFY2(cave::test::waitFor([&] { return play.position() == target; }), qPrintable(play.notice()));
        QVERIFY(play.turn() >= 4);
    }

    void withMotionTheWalkIsSeenStepByStepAndAKeyStopsIt()
    {
        PlayFixture play(kQuietSeed, GeneratorKind::Caves, true);
        const WorldPos start = play.position();
        const WorldPos target = farFloor(play, 6);
        QTRY_VERIFY(play.map().isSettled());
        QSignalSpy performed(&play.page(), &PlayPage::performed);
        play.click(target);
        QVERIFY(performed.wait(cave::test::kPatience));
        QVERIFY(play.position() != start);
        QVERIFY(play.position() != target);
        QTest::keyClick(&play.map(), Qt::Key_Escape);
        const WorldPos stopped = play.position();
        QTest::qWait(300);
        QCOMPARE(play.position(), stopped);
    }

    void aRefusalIsNotARockInTheWay()
    {
        PlayFixture play(kQuietSeed);
        const std::optional<QString> news =
            newsIn({Event{CommandRefused{Refusal::RunOver}}}, play.session().content(), {});
        QVERIFY(news.has_value());  // it ends a walk
        QCOMPARE(*news, QString()); // a message says why
    }

    void afterTheEndAClickSaysWhyItDoesNotWalk()
    {
        PlayFixture play(kQuietSeed);
        const WorldPos start = play.position();
        play.session().mutableWorld().run = RunState::Lost;
        play.click(farFloor(play, 4));
        QCOMPARE(play.notice(), QString("This run is over."));
        QCOMPARE(play.position(), start);
    }

    void aWalkingKeyOnlyStopsTheWalk()
    {
        PlayFixture play(kQuietSeed, GeneratorKind::Caves, true);
        QTRY_VERIFY(play.map().isSettled());
        QSignalSpy performed(&play.page(), &PlayPage::performed);
        play.click(farFloor(play, 6));
        QVERIFY(performed.wait(cave::test::kPatience));
        const std::int64_t turn = play.turn();
        QTest::keyClick(&play.map(), Qt::Key_W);
        QCOMPARE(play.turn(), turn);
        QTest::keyClick(&play.map(), Qt::Key_Period);
        QCOMPARE(play.turn(), turn + 1);
    }

    void aClickWhileWalkingOnlyStops()
    {
        PlayFixture play(kQuietSeed, GeneratorKind::Caves, true);
        QTRY_VERIFY(play.map().isSettled());
        QSignalSpy performed(&play.page(), &PlayPage::performed);
        play.click(farFloor(play, 6));
        QVERIFY(performed.wait(cave::test::kPatience));
        play.click(farFloor(play, 4));
        const WorldPos stopped = play.position();
        QTest::qWait(300);
        QCOMPARE(play.position(), stopped);
    }

    void draggingTheMapDoesNotWalk()
    {
        PlayFixture play(kQuietSeed);
        const WorldPos start = play.position();
        const QPoint from = play.pointOf(farFloor(play, 4));
        QTest::mousePress(&play.map(), Qt::LeftButton, {}, from);
        const QPoint to = from + QPoint(60, 30);
        QMouseEvent move(QEvent::MouseMove, to, play.map().mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                         Qt::NoModifier);
        QApplication::sendEvent(&play.map(), &move);
        QTest::mouseRelease(&play.map(), Qt::LeftButton, {}, to);
        QTest::qWait(100);
        QCOMPARE(play.position(), start);
        QVERIFY(!play.map().isFollowing());
    }

    void aPlaceThatNoKnownWayLeadsToIsRefusedInWords()
    {
        PlayFixture play(kQuietSeed);
        const WorldPos start = play.position();
        play.map().zoomBy(-8);
        QTRY_VERIFY(play.map().isSettled());
        play.click({start.x + 30, start.y + 20});
        QVERIFY2(play.notice().startsWith("You don't know a path to"), qPrintable(play.notice()));
        QCOMPARE(play.position(), start);
    }

    void exploringStopsWithAReasonThatIsTrue()
    {
        PlayFixture play(kQuietSeed);
        const std::int64_t known = play.session().world().player().statistics.cellsExplored;
        play.exploreOnce();
        QVERIFY2(play.notice().startsWith("You stop: "), qPrintable(play.notice()));
        QVERIFY(play.session().world().player().statistics.cellsExplored > known);
        QVERIFY(!play.logLines().isEmpty());
        const QString news = play.notice().mid(QString("You stop: ").size()).chopped(1);
        if (news.endsWith("comes into view"))
            QVERIFY2(play.logLines().join('\n').contains(news.mid(2), Qt::CaseInsensitive),
                     qPrintable(play.logLines().join('\n')));
    }

    void exploringStopsWhenAMonsterComesIntoView()
    {
        PlayFixture play("classic 7", GeneratorKind::Classic);
        QVERIFY(play.exploreUntil(
            [&] { return play.notice().contains("comes into view") && !play.notice().contains("chest"); }));
        QVERIFY(!play.session().visibleMonsters().empty());
        const std::string name =
            play.session().content().monsters[play.session().visibleMonsters().front().kind].name;
        QCOMPARE(play.notice(), QString("You stop: a %1 comes into view.").arg(QString::fromStdString(name)));
    }

    void whyAWalkEndedCanBeReadInFull_data()
    {
        QTest::addColumn<QString>("notice");
        QTest::newRow("explored") << "You stop: nothing left to explore nearby.";
        QTest::newRow("monster") << "You stop: a monster is in the way.";
        QTest::newRow("view") << "You stop: an Ancient Obsidian Gargoyle comes into view.";
    }
    void whyAWalkEndedCanBeReadInFull()
    {
        QFETCH(QString, notice);
        PlayFixture play(kQuietSeed);
        auto *status = play.place().statusWidget()->findChild<PlayStatus *>();
        QVERIFY(status != nullptr);
        play.place().statusWidget()->resize(1200, 24);
        play.place().statusWidget()->show();
        status->showNotice(notice);
        const auto *label = status->findChild<QLabel *>("statusNotice");
        QTRY_VERIFY2(label->width() >= label->fontMetrics().horizontalAdvance(notice),
                     qPrintable(QString::number(label->width())));
        QCOMPARE(label->toolTip(), notice);
        for (const char *other : {"statusPlace", "statusProgress"})
            QVERIFY2(status->findChild<QLabel *>(other)->width() > 0, other);
    }

    void exploringOpensChests()
    {
        PlayFixture play(kQuietSeed);
        QVERIFY(
            play.exploreUntil([&] { return play.session().world().player().statistics.chestsOpened > 0; }));
        QVERIFY2(play.logLines().join('\n').contains("You open a chest and find"),
                 qPrintable(play.logLines().join('\n')));
    }

    void theExploreKeyStopsExploring()
    {
        PlayFixture play(kQuietSeed, GeneratorKind::Caves, true);
        QSignalSpy performed(&play.page(), &PlayPage::performed);
        play.press(Qt::Key_O);
        if (play.notice().startsWith("Exploring")) {
            QVERIFY(performed.count() > 0 || performed.wait(cave::test::kPatience));
            play.press(Qt::Key_O);
        }
        const std::int64_t turn = play.turn();
        QTest::qWait(300);
        QCOMPARE(play.turn(), turn);
    }

    void aPathWithinSightOfAMonsterIsWalkedOnlyIfAskedForTwice()
    {
        PlayFixture play(StagedWorld({"@......M.........."}).world());
        QCOMPARE(play.session().visibleMonsters().size(), std::size_t{1});
        const WorldPos start = play.position();
        const WorldPos beside{start.x + 6, start.y};
        play.click(beside);
        QVERIFY2(play.notice().startsWith("The path leads within sight of a monster."),
                 qPrintable(play.notice()));
        QCOMPARE(play.position(), start);
        play.click(beside);
        QVERIFY2(cave::test::waitFor([&] { return play.position() != start; }), qPrintable(play.notice()));
    }

    void aChestEndsExploringOnce()
    {
        PlayFixture play(StagedWorld({"@.........C........."}).world());
        int chests = 0;
        for (int walks = 0; walks < 10 && !play.notice().contains("nothing left"); ++walks) {
            play.exploreOnce();
            chests += play.notice().contains("chest") ? 1 : 0;
        }
        QVERIFY2(play.notice().contains("nothing left"), qPrintable(play.notice()));
        QCOMPARE(play.session().world().player().statistics.chestsOpened, std::int64_t{1});
        QCOMPARE(chests, 1);
    }

    void noWalkBeginsWhileAMonsterHunts()
    {
        PlayFixture play(kQuietSeed);
        QVERIFY(play.exploreUntil([&] { return hunterInView(play.session()).has_value(); }));
        const std::int64_t turn = play.turn();
        play.press(Qt::Key_O);
        QVERIFY2(play.notice().startsWith("Not while a"), qPrintable(play.notice()));
        QVERIFY2(play.notice().endsWith("hunts you."), qPrintable(play.notice()));
        QCOMPARE(play.turn(), turn);
    }

    void aFightEndsBlowByBlowWithTheKeyAndIsReported()
    {
        PlayFixture play(kQuietSeed);
        QVERIFY(play.exploreUntil([&] { return play.session().fight() != nullptr; }));
        play.press(Qt::Key_O);
        QVERIFY2(play.notice().contains("fight"), qPrintable(play.notice()));
        const std::int64_t turn = play.turn();
        play.press(Qt::Key_W);
        QCOMPARE(play.turn(), turn);
        for (int blows = 0; blows < 500 && play.session().fight() != nullptr; ++blows)
            play.press(Qt::Key_Space);
        QVERIFY(play.session().fight() == nullptr);
        const QString folded = play.logLines().join('\n');
        QVERIFY2(folded.contains("begins") && !folded.contains("damage"), qPrintable(folded));
        play.logDock()->show();
        QVERIFY(QTest::qWaitForWindowExposed(play.logDock(), cave::test::kPatience));
        const QAbstractItemModel *lines = play.logList()->model();
        play.logList()->setCurrentIndex(
            lines->match(lines->index(0, 0), Qt::DisplayRole, "begins", 1, Qt::MatchContains).constFirst());
        QTest::keyClick(play.logList(), Qt::Key_Return);
        const QString log = play.logLines().join('\n');
        QVERIFY2(log.contains("damage"), qPrintable(log));
        QVERIFY2(log.contains("You defeat the") || log.contains("strikes you down"), qPrintable(log));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestWalking)
#include "tst_walking.moc"
