// SPDX-License-Identifier: MIT
// Whole runs through maps of rooms, from the start page to their end, by keys alone: in real time on a clock
// of the test's own, and by turns.

#include "app/play/walking/real_time.h"
#include "core/rules/real_time/real_time_simulation.h"
#include "core/session/players/test_player.h"

#include <QAction>
#include <QLabel>

#include <array>
#include <functional>
#include <set>

#include "tests/shell/run_by_keys.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

std::string seedOf(bool realTime, RunState wanted)
{
    return seedOfRun(wanted, RoomsPlayer(), [realTime](const std::string &seed) {
        const GeneratorKind kind = GeneratorKind::Rooms;
        Session session = *Session::begin({seed, {kind, 1}, defaultSettings(kind)});
        if (!realTime)
            session.apply(ClockCommand{false});
        return session;
    });
}

/// The window, played by keys as a player of rooms decides. No time passes but what that player lets pass.
class RoomsByKeys : public RunByKeys {
public:
    void beginRun(const std::string &seed, bool realTime)
    {
        RunByKeys::beginRun(seed, GeneratorKind::Rooms, "newWorld.scenario.rooms");
        takeTheClock();
        if (!realTime)
            key(Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(world().realTime, realTime);
    }

    void restart()
    {
        hold(std::nullopt);
        RunByKeys::restart();
        takeTheClock();
    }

    void playOn(RoomsPlayer &player, const std::function<bool()> &enough)
    {
        for (int i = 0; i < kMaxCommands && world().run == RunState::Going && !enough(); ++i) {
            const Command command = player.next(session());
            const std::int64_t commands = world().commands;
            const std::int64_t turn = world().turn;
            press(command);
            if (world().commands == commands && world().turn == turn)
                qFatal("a key did nothing: %s", commandText(command).c_str());
        }
    }

private:
    void takeTheClock()
    {
        page().findChild<RealTime *>()->blockSignals(true);
        page().map()->setFocus();
        if (world().realTime && find<QAction>("play.pause")->isChecked())
            key(Qt::Key_P);
    }

    void press(const Command &command)
    {
        constexpr std::array kWays{Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left,
                                   Qt::Key_U,  Qt::Key_N,     Qt::Key_B,    Qt::Key_Y};
        if (const auto *move = std::get_if<MoveCommand>(&command)) {
            key(kWays[static_cast<std::size_t>(move->direction)]);
        } else if (std::holds_alternative<WaitCommand>(command)) {
            key(Qt::Key_Period);
        } else if (std::holds_alternative<UseCommand>(command)) {
            key(Qt::Key_Space);
        } else if (const auto *steer = std::get_if<SteerCommand>(&command)) {
            hold(steer->direction);
        } else if (const auto *tick = std::get_if<TickCommand>(&command)) {
            page().passTime(static_cast<double>(tick->steps) / kStepsPerSecond);
        } else if (const auto *equip = std::get_if<EquipCommand>(&command)) {
            key(static_cast<Qt::Key>(Qt::Key_1 + placeOf(equip->index)));
        }
    }

    /// Lets go of what doesn't lead that way and presses what does.
    void hold(std::optional<Direction> way)
    {
        const WorldPos to = way ? step(WorldPos{}, *way) : WorldPos{};
        std::set<Qt::Key> wanted;
        if (to.x != 0)
            wanted.insert(to.x > 0 ? Qt::Key_Right : Qt::Key_Left);
        if (to.y != 0)
            wanted.insert(to.y > 0 ? Qt::Key_Up : Qt::Key_Down);
        for (const Qt::Key key : m_held) {
            if (!wanted.contains(key))
                QTest::keyRelease(page().map(), key);
        }
        for (const Qt::Key key : wanted) {
            if (!m_held.contains(key))
                QTest::keyPress(page().map(), key);
        }
        m_held = wanted;
    }

    /// Which number a stack has among those that can be taken in hand.
    int placeOf(std::size_t stack)
    {
        const std::vector<ItemStack> &stacks = world().player().inventory.stacks;
        int place = 0;
        for (std::size_t i = 0; i < stack; ++i)
            place += isUsable(session().content().items[stacks[i].item].kind) ? 1 : 0;
        return place;
    }

    std::set<Qt::Key> m_held;
};

bool never()
{
    return false;
}

class TestWholeRoomsRun : public QObject {
    Q_OBJECT

private slots:
    void inRealTimeTheBossIsBeatenAndTheRunIsWon();
    void byTurnsTheBossIsBeatenAndTheRunIsWon();
    void whoDiesBeginsAnewInAnotherMap();
    void aRunGoesOnAfterClosingTheProgramWhileShotsFly();

private:
    static void winRun(bool realTime);
};

} // namespace

void TestWholeRoomsRun::winRun(bool realTime)
{
    const std::string seed = seedOf(realTime, RunState::Won);
    QVERIFY(!seed.empty());
    RoomsByKeys run;
    run.beginRun(seed, realTime);
    RoomsPlayer player;
    run.playOn(player, never);
    QVERIFY(run.world().run == RunState::Won);
    QTRY_VERIFY(run.end().isOpen());
    const auto score = static_cast<qlonglong>(run.world().player().experience);
    QVERIFY(score > 0);
    QVERIFY(run.end().findChild<QLabel *>("run.score")->text().contains(QLocale().toString(score)));
    const LevelPlan &plan = run.world().map.plan();
    QCOMPARE(plan.levelAt(run.world().player().position)->number, static_cast<int>(plan.levels.size()));
    verifyReplayOf(run.page().played().path());
}

void TestWholeRoomsRun::inRealTimeTheBossIsBeatenAndTheRunIsWon()
{
    winRun(true);
}

void TestWholeRoomsRun::byTurnsTheBossIsBeatenAndTheRunIsWon()
{
    winRun(false);
}

void TestWholeRoomsRun::whoDiesBeginsAnewInAnotherMap()
{
    const std::string seed = seedOf(true, RunState::Lost);
    QVERIFY(!seed.empty());
    RoomsByKeys run;
    run.beginRun(seed, true);
    RoomsPlayer player;
    run.playOn(player, never);
    QVERIFY(run.world().run == RunState::Lost);
    QTRY_VERIFY(run.end().isOpen());
    verifyReplayOf(run.page().played().path());
    const QString name = run.page().played().name();
    RunByKeys::key(Qt::Key_R);
    QTRY_VERIFY(run.isPlaying() && run.page().played().name() != name);
    QVERIFY(run.world().run == RunState::Going);
    QVERIFY(run.world().spec.generator.kind == GeneratorKind::Rooms);
    QVERIFY(run.world().spec.seed != seed);
    QCOMPARE(run.world().player().experience, 0);
}

void TestWholeRoomsRun::aRunGoesOnAfterClosingTheProgramWhileShotsFly()
{
    const std::string seed = seedOf(true, RunState::Won);
    RoomsByKeys run;
    run.beginRun(seed, true);
    RoomsPlayer player;
    run.playOn(player, [&run] { return !run.world().action->shots.empty(); });
    QVERIFY(!run.world().action->shots.empty());
    run.restart();
    QVERIFY(!run.world().action->shots.empty());
    RoomsPlayer another;
    run.playOn(another, never);
    QVERIFY(run.world().run != RunState::Going);
    QTRY_VERIFY(run.end().isOpen());
    verifyReplayOf(run.page().played().path());
}

CAVE_WIDGET_TEST(TestWholeRoomsRun)
#include "tst_whole_rooms_run.moc"
