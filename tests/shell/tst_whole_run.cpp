// SPDX-License-Identifier: MIT
// Whole runs through the dungeon, from the start page to their end, by keys alone.

#include "app/play/combat/combat_panel.h"
#include "app/play/inventory/inventory_dialog.h"
#include "core/session/players/test_player.h"

#include <QLabel>
#include <QListView>
#include <QTabBar>

#include <functional>

#include "tests/shell/run_by_keys.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

constexpr int kMaxRows = 30;

std::string seedOf(PlayStyle style, RunState wanted)
{
    constexpr GeneratorKind kKind = GeneratorKind::Dungeon;
    return seedOfRun(wanted, DungeonPlayer(style), [](const std::string &seed) {
        return *Session::begin({seed, {kKind, 1}, defaultSettings(kKind)});
    });
}

/// The window, played by keys as a dungeon player decides.
class DungeonByKeys : public RunByKeys {
public:
    CombatPanel &combat() { return *page().findChild<CombatPanel *>(); }

    void beginRun(const std::string &seed)
    {
        RunByKeys::beginRun(seed, GeneratorKind::Dungeon, "newWorld.scenario.dungeon");
    }

    /// Plays on until `enough`, or the run is over.
    void playOn(DungeonPlayer &player, const std::function<bool()> &enough)
    {
        for (int i = 0; i < kMaxCommands && world().run == RunState::Going && !enough(); ++i) {
            if (combat().isOpen() && !session().isFighting()) {
                key(Qt::Key_Return);
                continue;
            }
            const std::int64_t commands = world().commands;
            const Command command = player.next(session());
            press(command);
            if (world().commands == commands)
                qFatal("a key did nothing: %s", commandText(command).c_str());
        }
        if (combat().isOpen() && !session().isFighting())
            key(Qt::Key_Return);
    }

private:
    void press(const Command &command)
    {
        if (const auto *move = std::get_if<MoveCommand>(&command)) {
            constexpr std::array kArrows{Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left};
            key(kArrows[static_cast<std::size_t>(move->direction)]);
        } else if (std::holds_alternative<WaitCommand>(command)) {
            key(Qt::Key_Period);
        } else if (std::holds_alternative<FightCommand>(command)) {
            key(Qt::Key_1);
        } else if (const auto *cast = std::get_if<CastCommand>(&command)) {
            key(Qt::Key_3);
            pick(cast->index);
            comeBack();
        } else if (const auto *equip = std::get_if<EquipCommand>(&command)) {
            key(Qt::Key_I);
            pick(equip->index);
            key(Qt::Key_I);
            comeBack();
        }
    }

    /// No window manager does it here.
    void comeBack()
    {
        window().activateWindow();
        QVERIFY(cave::test::waitFor([this] { return QApplication::activeWindow() == &window(); }));
        if (!combat().isOpen())
            page().map()->setFocus();
    }

    /// Finds an item in the inventory by its keys and presses E.
    void pick(std::size_t stack)
    {
        auto *dialog = page().findChild<InventoryDialog *>();
        dialog->activateWindow();
        QVERIFY(cave::test::waitFor([dialog] { return QApplication::activeWindow() == dialog; }));
        auto *items = dialog->findChild<QListView *>("inventory.items");
        auto *tabs = dialog->findChild<QTabBar *>("inventory.tabs");
        const std::size_t item = world().player().inventory.stacks[stack].item;
        const QString name = QString::fromStdString(world().content->items[item].name);
        const auto isChosen = [&] { return items->currentIndex().data().toString() == name; };
        items->setFocus();
        // To the first tab, then through all items of each.
        for (int tab = 1; tab < tabs->count(); ++tab)
            QTest::keyClick(items, Qt::Key_A);
        for (int tab = 0; tab < tabs->count() && !isChosen(); ++tab) {
            if (tab > 0)
                QTest::keyClick(items, Qt::Key_D);
            for (int row = 0; row < kMaxRows; ++row)
                QTest::keyClick(items, Qt::Key_W);
            for (int row = 0; row < kMaxRows && !isChosen(); ++row)
                QTest::keyClick(items, Qt::Key_S);
        }
        QVERIFY2(isChosen(), qPrintable(name));
        QTest::keyClick(items, Qt::Key_E);
    }
};

class TestWholeRun : public QObject {
    Q_OBJECT

private slots:
    void aSensiblePlayerComesToTheVictoryScreen();
    void aRecklessPlayerComesToTheDeathScreen();
    void aRunGoesOnAfterClosingTheProgramInMidFightAndMidFloor();
};

} // namespace

void TestWholeRun::aSensiblePlayerComesToTheVictoryScreen()
{
    const std::string seed = seedOf(PlayStyle::Careful, RunState::Won);
    QVERIFY(!seed.empty());
    DungeonByKeys run;
    run.beginRun(seed);
    DungeonPlayer player(PlayStyle::Careful);
    run.playOn(player, [] { return false; });
    QVERIFY(run.world().run == RunState::Won);
    QTRY_VERIFY(run.end().isOpen());
    QVERIFY(run.end()
                .findChild<QLabel *>("run.score")
                ->text()
                .contains(QLocale().toString(static_cast<qlonglong>(run.world().player().experience))));
    verifyReplayOf(run.page().played().path());
    const QString name = run.page().played().name();
    RunByKeys::key(Qt::Key_R); // plays again
    QTRY_VERIFY(run.isPlaying() && run.page().played().name() != name);
    QVERIFY(run.world().run == RunState::Going);
    QCOMPARE(run.world().player().experience, 0);
}

void TestWholeRun::aRecklessPlayerComesToTheDeathScreen()
{
    const std::string seed = seedOf(PlayStyle::Reckless, RunState::Lost);
    QVERIFY(!seed.empty());
    DungeonByKeys run;
    run.beginRun(seed);
    DungeonPlayer player(PlayStyle::Reckless);
    run.playOn(player, [] { return false; });
    QVERIFY(run.world().run == RunState::Lost);
    QTRY_VERIFY(run.end().isOpen());
    QCOMPARE(run.world().player().health, 0);
    verifyReplayOf(run.page().played().path());
    const std::uint64_t state = run.session().stateHash();
    RunByKeys::key(Qt::Key_Up); // nothing can be done any more
    QCOMPARE(run.session().stateHash(), state);
}

void TestWholeRun::aRunGoesOnAfterClosingTheProgramInMidFightAndMidFloor()
{
    const std::string seed = seedOf(PlayStyle::Careful, RunState::Won);
    DungeonByKeys run;
    run.beginRun(seed);
    DungeonPlayer player(PlayStyle::Careful);
    run.playOn(player, [&run] { return run.world().player().statistics.steps >= 60; });
    run.restart(); // mid-floor
    run.playOn(player, [&run] {
        return run.session().isFighting() && run.world().fight()->dice->actions.size() >= 2;
    });
    QVERIFY(run.session().isFighting());
    const std::vector<DiceAction> actions = run.world().fight()->dice->actions;
    run.restart(); // mid-fight
    QVERIFY(run.session().isFighting());
    QVERIFY(run.world().fight()->dice->actions == actions);
    QVERIFY(run.combat().isOpen());
    run.playOn(player, [] { return false; });
    QVERIFY(run.world().run != RunState::Going);
    verifyReplayOf(run.page().played().path());
}

CAVE_WIDGET_TEST(TestWholeRun)
#include "tst_whole_run.moc"
