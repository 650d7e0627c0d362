// SPDX-License-Identifier: MIT
#include "app/play/combat/combat_panel.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/runs/run_end_panel.h"
#include "core/session/event.h"

#include <QLineEdit>

#include <filesystem>

#include "tests/play/party_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Someone who only watches a host.
class Onlooker : public CommandOrder {
public:
    [[nodiscard]] bool keepsTime() const override { return false; }
    [[nodiscard]] bool isOnlooker() const override { return true; }
    [[nodiscard]] bool hasCompany() const override { return true; }
    [[nodiscard]] bool awaitsAnswer() const override { return false; }
    void give(const Command & /*command*/) override { ++m_given; }
    void setPaused(bool /*on*/) override {}

    [[nodiscard]] int given() const { return m_given; }

private:
    int m_given = 0;
};

/// A run, its fights and its items where several play.
class TestSharedRun : public QObject {
    Q_OBJECT

    static WorldSpec dungeon()
    {
        return {"dungeon 3", {GeneratorKind::Dungeon, 1}, defaultSettings(GeneratorKind::Dungeon)};
    }
    static QAction *action(PlayFixture &play, const char *name)
    {
        return play.place().findChild<QAction *>(QLatin1String(name));
    }
    static CombatPanel &panel(PlayFixture &play) { return *play.page().findChild<CombatPanel *>(); }
    static RunEndPanel &runEnd(PlayFixture &play) { return *play.page().findChild<RunEndPanel *>(); }
    /// A fight with the first kind of monster begins.
    static void attackPlayer(PlayFixture &play)
    {
        Fight fight;
        fight.dice = DiceFight{10, 10, {}};
        play.session().mutableWorld().party.current().fight = fight;
        play.page().played().showApplied({Event{FightBegan{fight.enemy, fight.kind, fight.first}, 1}});
    }

private slots:
    void theInventoryIsReadAfterOthersJoined()
    {
        PartyFixture play(longHall());
        play.press(Qt::Key_I);
        auto *dialog = play.page().findChild<InventoryDialog *>();
        const auto rows = [&] {
            return dialog->findChild<QListView *>("inventory.items")->model()->rowCount();
        };
        const int before = rows();
        QVERIFY(before > 0);
        dialog->close();
        play.join(3, "Bob", 0x20c020);
        play.press(Qt::Key_I);
        QCOMPARE(rows(), before);
    }

    void theViewGoesToTheNextFloorWithTheAllyItFollows()
    {
        PartyFixture play(dungeon());
        play.press(Qt::Key_Z, Qt::ShiftModifier);
        World &world = play.session().mutableWorld();
        const WorldPos finish = *world.map.plan().levels.front().finish;
        WorldPos &ann = world.party.at(2).player.position;
        std::size_t side = 0; // from which the FINISH can be entered
        while (world.map.isRock(step(finish, kEightDirections[side])))
            ++side;
        ann = step(finish, kEightDirections[side]);
        QVERIFY(!play.map().cellsInView().contains(world.map.plan().levels[1].area.origin));
        play.annDoes(MoveCommand{kEightDirections[(side + 2) % 4]});
        QCOMPARE(world.map.plan().levelAt(ann)->number, 2);
        QVERIFY(play.map().cellsInView().contains(ann));
    }

    void aQuestionAboutAnItemStaysWhileOthersAct()
    {
        PartyFixture play(longHall());
        play.press(Qt::Key_I);
        auto *dialog = play.page().findChild<InventoryDialog *>();
        auto *question = dialog->findChild<QWidget *>("inventory.confirm");
        dialog->findChild<QAction *>("inventory.drop")->trigger();
        QVERIFY(!question->isHidden());
        play.annDoes(WaitCommand{});
        QVERIFY(!question->isHidden());
    }

    void aSecondKeyDoesNotDropAnotherItem()
    {
        PartyFixture play(longHall(), false);
        const std::size_t items = play.session().world().player().inventory.stacks.size();
        QVERIFY(items >= 2);
        play.press(Qt::Key_I);
        auto *drop = play.page().findChild<InventoryDialog *>()->findChild<QAction *>("inventory.drop");
        for (int presses = 0; presses < 2; ++presses) { // worn: asks first
            drop->trigger();
            if (auto *yes = play.page().findChild<QAbstractButton *>("inventory.confirm.yes");
                yes->isVisible())
                QTest::mouseClick(yes, Qt::LeftButton);
        }
        QCOMPARE(play.order().waiting(), std::size_t(1));
        play.order().answer();
        QCOMPARE(play.session().world().player().inventory.stacks.size(), items - 1);
    }

    void theViewLeavesAnAllyWhoFell()
    {
        PartyFixture play(dungeon());
        play.press(Qt::Key_Z, Qt::ShiftModifier);
        World &world = play.session().mutableWorld();
        const WorldPos own = play.positionOf(1);
        world.party.at(2).player.position = {own.x + 500, own.y};
        play.annDoes(WaitCommand{});
        QVERIFY(!play.map().cellsInView().contains(own));
        world.party.at(2).watching = true;
        play.played().showApplied({Event{PlayerFell{}, 2}});
        QVERIFY(play.map().cellsInView().contains(own));
    }

    void whoOnlyWatchesSeesByThoseWhoPlay()
    {
        PartyFixture play(dungeon());
        World &world = play.session().mutableWorld();
        const WorldPos own = play.positionOf(1);
        world.party.at(2).player.position = {own.x + 500, own.y};
        Onlooker order;
        play.played().setOrder(&order);
        play.played().showApplied(play.page().session().apply(1, LeaveCommand{1}));
        QVERIFY(!play.map().cellsInView().contains(own));
    }

    void aFightEndsWithTheRunThatAnotherOneEnds()
    {
        PartyFixture play(dungeon());
        attackPlayer(play);
        QVERIFY(panel(play).isOpen());
        play.session().mutableWorld().run = RunState::Won;
        play.page().played().showApplied({Event{RunEnded{true, 250}, 2}});
        QVERIFY(cave::test::waitFor([&] { return runEnd(play).isOpen(); }));
        QVERIFY(!panel(play).isOpen());
        const QString log = play.logLines().join('\n');
        QVERIFY2(log.contains("The run is won, thanks to Ann. Your score: 0."), qPrintable(log));
    }

    void aFallenPlayerWhomAllLeftEndsTheRun()
    {
        PartyFixture play(dungeon());
        play.session().mutableWorld().party.current().watching = true;
        play.annDoes(LeaveCommand{2});
        play.press(Qt::Key_Period); // they may come back while the world is hosted
        QVERIFY(play.page().played().isGoing());
        play.played().setOrder(nullptr);
        play.press(Qt::Key_D);
        const QString log = play.logLines().join('\n');
        QVERIFY2(log.contains("no other player is here to play on"), qPrintable(log));
        QVERIFY(play.page().played().isGoing());
        play.press(Qt::Key_Period);
        QCOMPARE(play.session().world().run, RunState::Lost);
        QVERIFY(cave::test::waitFor([&] { return runEnd(play).isOpen(); }));
    }

    void whoOnlyWatchesHasNoFightPanel()
    {
        PlayFixture play(dungeon());
        Onlooker order;
        play.page().played().setOrder(&order);
        attackPlayer(play);
        QVERIFY(!panel(play).isOpen());
        QCOMPARE(order.given(), 0);
    }

    void whoOnlyWatchesIsNotSpokenToAsThePlayer()
    {
        Onlooker order;
        PlayFixture hall(longHall());
        hall.page().session().session().describePlayer(1, "Ann", 0xe08030);
        hall.page().played().setOrder(&order);
        hall.press(Qt::Key_X);
        QCOMPARE(hall.map().findChild<QLabel *>("examine.title")->text(), QString("Ann"));
        PlayFixture play(dungeon());
        play.page().played().setOrder(&order);
        play.session().mutableWorld().run = RunState::Lost;
        play.page().played().showApplied({Event{RunEnded{false, 0}, 1}});
        QVERIFY(cave::test::waitFor([&] { return runEnd(play).isOpen(); }));
        const QString text = runEnd(play).text();
        QVERIFY2(text.contains("The run is over") && !text.contains("You"), qPrintable(text));
    }

    void aFallenPlayerCanNotWalkByThemselves()
    {
        PartyFixture play(dungeon());
        QVERIFY(action(play, "play.explore")->isEnabled());
        play.session().mutableWorld().party.current().watching = true;
        play.annDoes(WaitCommand{});
        for (const char *name : {"play.explore", "play.approach", "play.exit"})
            QVERIFY2(!action(play, name)->isEnabled(), name);
    }

    void aMessageBeingWrittenKeepsTheKeyboard()
    {
        PartyFixture play(dungeon());
        action(play, "play.chat")->trigger();
        auto *line = play.page().findChild<QLineEdit *>("chatLine");
        QVERIFY(line->hasFocus());
        attackPlayer(play);
        QVERIFY(panel(play).isOpen());
        play.type("all");
        QCOMPARE(line->text(), QString("all"));
        QTest::keyClick(line, Qt::Key_Escape);
        QVERIFY(panel(play).hasFocus());
    }

    void aNewWorldInPlaceOfADeletedOneHasNoneOfItsMessages()
    {
        PlayFixture play(longHall());
        for (int i = 0; i < 3; ++i)
            play.press(Qt::Key_Period);
        QVERIFY(play.logLines().join('\n').contains("You wait."));
        const std::filesystem::path path = play.page().played().path();
        QVERIFY(play.place().close());
        for (const char *suffix : {"", "-wal", "-shm"})
            std::filesystem::remove(path.string() + suffix);
        const GeneratorId caves{GeneratorKind::Caves, 1};
        Result<SavedSession> session =
            SavedSession::create(path, "Another", {"another", caves, defaultSettings(caves.kind)});
        QVERIFY(session.ok());
        play.place().open(std::move(*session));
        QVERIFY2(!play.logLines().join('\n').contains("You wait."), qPrintable(play.logLines().join('\n')));
    }

    void aKeyChosenForWatchingStays()
    {
        PlayFixture play(dungeon());
        QAction *watch = action(play, "run.watch");
        watch->setShortcut(Qt::Key_X);
        play.session().mutableWorld().run = RunState::Lost;
        play.page().played().showApplied({Event{RunEnded{false, 0}, 1}});
        QVERIFY(cave::test::waitFor([&] { return runEnd(play).isOpen(); }));
        QCOMPARE(watch->shortcut(), QKeySequence(Qt::Key_X));
    }

    void timeStandsWhenASharedGameEnds()
    {
        PartyFixture play(
            WorldSpec{"rooms 3", {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms)});
        QVERIFY(!play.played().isPaused());
        play.played().setOrder(nullptr);
        QVERIFY(play.played().isPaused());
    }
};

} // namespace

CAVE_WIDGET_TEST(TestSharedRun)
#include "tst_shared_run.moc"
