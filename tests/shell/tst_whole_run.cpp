// Whole runs through the dungeon, from the start page to their end, by keys alone.

#include "app/play/combat_panel.h"
#include "app/play/inventory_dialog.h"
#include "app/play/run_end_panel.h"
#include "app/shell/scenario_card.h"
#include "core/io/replay.h"
#include "core/session/dungeon_player.h"
#include "editor/view/map_view.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSettings>
#include <QTabBar>

#include <functional>

#include "tests/shell/shell_fixture.h"

using namespace cave;

namespace {

constexpr int kMostCommands = 20'000;
constexpr int kMostRows = 30;

/// A seed whose run such a player wins, or loses.
std::string seedOf(DungeonPlayer::Style style, RunState wanted)
{
    for (int number = 0; number < 200; ++number) {
        const std::string seed = "whole run " + std::to_string(number);
        const GeneratorKind kind = GeneratorKind::Dungeon;
        Session session = *Session::begin({seed, {kind, 1}, defaultSettings(kind)});
        DungeonPlayer player(style);
        for (int i = 0; i < kMostCommands && session.world().run == RunState::Going; ++i)
            session.apply(player.next(session));
        if (session.world().run == wanted)
            return seed;
    }
    return {};
}

/// The window, played by keys as a dungeon player decides.
class RunByKeys : public ShellFixture {
public:
    RunByKeys() { QSettings().setValue("play/motion", false); }

    PlayPage &page() { return *window().playPage(); }
    Session &session() { return page().session()->session(); }
    const World &world() { return session().world(); }
    RunEndPanel &end() { return *page().findChild<RunEndPanel *>(); }
    CombatPanel &combat() { return *page().findChild<CombatPanel *>(); }

    static void key(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }

    /// From the start page by keys: new world, its seed, the dungeon, and in.
    void beginRun(const std::string &seed)
    {
        open();
        QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier);
        auto *line = find<QLineEdit>("newWorld.seed");
        QVERIFY(QTest::qWaitFor([line] { return line->isVisible(); }));
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, QString::fromStdString(seed));
        find<ScenarioCard>("newWorld.scenario.endless-caves")->setFocus();
        key(Qt::Key_Down);
        key(Qt::Key_Down);
        key(Qt::Key_Return);
        QVERIFY(QTest::qWaitFor([this] { return page().hasWorld() && page().isVisible(); }));
        QVERIFY(world().spec.generator.kind == GeneratorKind::Dungeon);
        QCOMPARE(world().spec.seed, seed);
        page().map()->setFocus();
    }

    /// Plays on until `enough`, or the run is over.
    void playOn(DungeonPlayer &player, const std::function<bool()> &enough)
    {
        for (int i = 0; i < kMostCommands && world().run == RunState::Going && !enough(); ++i) {
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

    /// Quits the program, starts it again and opens the world by the keyboard.
    void restart()
    {
        const std::uint64_t before = session().stateHash();
        close();
        open();
        list()->setFocus();
        list()->setCurrentIndex(list()->model()->index(0, 0));
        key(Qt::Key_Return);
        QVERIFY(QTest::qWaitFor([this] { return page().hasWorld() && page().isVisible(); }));
        QCOMPARE(session().stateHash(), before);
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
        QVERIFY(QTest::qWaitFor([this] { return QApplication::activeWindow() == &window(); }));
        if (!combat().isOpen())
            page().map()->setFocus();
    }

    /// Finds an item in the inventory by its keys and presses E.
    void pick(std::size_t stack)
    {
        auto *dialog = page().findChild<InventoryDialog *>();
        dialog->activateWindow();
        QVERIFY(QTest::qWaitFor([dialog] { return QApplication::activeWindow() == dialog; }));
        auto *items = dialog->findChild<QListView *>("inventory.items");
        auto *tabs = dialog->findChild<QTabBar *>("inventory.tabs");
        const std::size_t item = world().player.inventory.stacks[stack].item;
        const QString name = QString::fromStdString(world().content->items[item].name);
        const auto isChosen = [&] { return items->currentIndex().data().toString() == name; };
        items->setFocus();
        // To the first tab, then through all items of each.
        for (int tab = 1; tab < tabs->count(); ++tab)
            QTest::keyClick(items, Qt::Key_A);
        for (int tab = 0; tab < tabs->count() && !isChosen(); ++tab) {
            if (tab > 0)
                QTest::keyClick(items, Qt::Key_D);
            for (int row = 0; row < kMostRows; ++row)
                QTest::keyClick(items, Qt::Key_W);
            for (int row = 0; row < kMostRows && !isChosen(); ++row)
                QTest::keyClick(items, Qt::Key_S);
        }
        QVERIFY2(isChosen(), qPrintable(name));
        QTest::keyClick(items, Qt::Key_E);
    }
};

/// Does all of a world's log again and compares.
void verifyReplayOf(const std::filesystem::path &path)
{
    const Result<ReplayReport> report = verifyReplay(path);
    QVERIFY2(report.ok(), report.ok() ? "" : report.error().message.c_str());
    QVERIFY2(!report->difference, report->difference ? report->difference->what.c_str() : "");
    QVERIFY(report->commands > 100);
}

} // namespace

class TestWholeRun : public QObject {
    Q_OBJECT

private slots:
    void aSensiblePlayerComesToTheVictoryScreen();
    void aRecklessPlayerComesToTheDeathScreen();
    void aRunGoesOnAfterClosingTheProgramInMidFightAndMidFloor();
};

void TestWholeRun::aSensiblePlayerComesToTheVictoryScreen()
{
    const std::string seed = seedOf(DungeonPlayer::Style::Sensible, RunState::Won);
    QVERIFY(!seed.empty());
    RunByKeys run;
    run.beginRun(seed);
    DungeonPlayer player(DungeonPlayer::Style::Sensible);
    run.playOn(player, [] { return false; });
    QVERIFY(run.world().run == RunState::Won);
    QTRY_VERIFY(run.end().isOpen());
    QVERIFY(run.end()
                .findChild<QLabel *>("run.score")
                ->text()
                .contains(QLocale().toString(static_cast<qlonglong>(run.world().player.experience))));
    verifyReplayOf(run.page().worldPath());
    const QString name = run.page().worldName();
    RunByKeys::key(Qt::Key_R); // plays again
    QTRY_VERIFY(run.page().hasWorld() && run.page().worldName() != name);
    QVERIFY(run.world().run == RunState::Going);
    QCOMPARE(run.world().player.experience, 0);
}

void TestWholeRun::aRecklessPlayerComesToTheDeathScreen()
{
    const std::string seed = seedOf(DungeonPlayer::Style::Reckless, RunState::Lost);
    QVERIFY(!seed.empty());
    RunByKeys run;
    run.beginRun(seed);
    DungeonPlayer player(DungeonPlayer::Style::Reckless);
    run.playOn(player, [] { return false; });
    QVERIFY(run.world().run == RunState::Lost);
    QTRY_VERIFY(run.end().isOpen());
    QCOMPARE(run.world().player.health, 0);
    verifyReplayOf(run.page().worldPath());
    const std::uint64_t state = run.session().stateHash();
    RunByKeys::key(Qt::Key_Up); // nothing can be done any more
    QCOMPARE(run.session().stateHash(), state);
}

void TestWholeRun::aRunGoesOnAfterClosingTheProgramInMidFightAndMidFloor()
{
    const std::string seed = seedOf(DungeonPlayer::Style::Sensible, RunState::Won);
    RunByKeys run;
    run.beginRun(seed);
    DungeonPlayer player(DungeonPlayer::Style::Sensible);
    run.playOn(player, [&run] { return run.world().player.statistics.steps >= 60; });
    run.restart(); // mid-floor
    run.playOn(player,
               [&run] { return run.session().isFighting() && run.world().fight->dice->deeds.size() >= 2; });
    QVERIFY(run.session().isFighting());
    const std::vector<DiceDeed> deeds = run.world().fight->dice->deeds;
    run.restart(); // mid-fight
    QVERIFY(run.session().isFighting());
    QVERIFY(run.world().fight->dice->deeds == deeds);
    QVERIFY(run.combat().isOpen());
    run.playOn(player, [] { return false; });
    QVERIFY(run.world().run != RunState::Going);
    verifyReplayOf(run.page().worldPath());
}

QTEST_MAIN(TestWholeRun)
#include "tst_whole_run.moc"
