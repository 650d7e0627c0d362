// SPDX-License-Identifier: MIT
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/runs/run_end_panel.h"
#include "core/session/players/test_player.h"

#include <QAbstractItemView>
#include <QAction>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QSignalSpy>
#include <QTabBar>
#include <QTreeWidget>

#include <optional>

#include "tests/play/dungeon_fixture.h"

using namespace cave;

namespace {

/// Dungeon runs and caverns on the play page, driven by keys.
class TestDungeonPlay : public QObject, DungeonHands {
    Q_OBJECT

private slots:
    void diagonalKeysWalkInACavern_data();
    void diagonalKeysWalkInACavern();
    void withShiftTheDiagonalKeyMarksAPlaceInACavern();
    void diagonalKeysAreFreeForOtherThingsInTheEndlessCaves();
    void lettersWalkAndOpenTheInventoryInTheDungeon();
    void keysWorkOnAnEmptyTabOfTheInventory();
    void statusTellsFloorHealthLevelAndScore();
    void aFloorThatFitsIsShownWholeUnlessTheViewFollowsStrictly();
    void aFloorThatIsTooLargeIsFollowedWithTheZoomFromBefore();
    void whereAFloorBeginsIsAmongThePlaces();
    void nobodyIsNamedBeforeTheirFight();
    void aScrollIsReadInAFightByKeys();
    void anotherFloorIsAnnounced();
    void deathShowsTheEndOnceTheFightWasLookedAt();
    void victoryShowsTheEndWithItsPlace();
    void aKeyWalksToTheExitOnceItIsKnown();
    void anExploredFloorSaysHowToLeave();
    void coordinatesCountFromTheCornerOfTheFloor();
    void onlyABetterRunIsTheBest_data();
    void onlyABetterRunIsTheBest();
    void theEndOffersAnotherRunByKeys_data();
    void theEndOffersAnotherRunByKeys();
    void aFinishedRunThatIsOpenedShowsItsEnd();
    void theMouseNamesStartAndFinish();
};

} // namespace

void TestDungeonPlay::diagonalKeysWalkInACavern_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<int>("east");
    QTest::addColumn<int>("north");
    const Qt::KeyboardModifiers none;
    const Qt::KeyboardModifiers pad = Qt::KeypadModifier;
    QTest::newRow("y") << int(Qt::Key_Y) << none << -1 << 1;
    QTest::newRow("u") << int(Qt::Key_U) << none << 1 << 1;
    QTest::newRow("b") << int(Qt::Key_B) << none << -1 << -1;
    QTest::newRow("n") << int(Qt::Key_N) << none << 1 << -1;
    QTest::newRow("pad 7") << int(Qt::Key_7) << pad << -1 << 1;
    QTest::newRow("pad 9") << int(Qt::Key_9) << pad << 1 << 1;
    QTest::newRow("pad 1") << int(Qt::Key_1) << pad << -1 << -1;
    QTest::newRow("pad 3") << int(Qt::Key_3) << pad << 1 << -1;
    QTest::newRow("pad 7 without Num Lock") << int(Qt::Key_Home) << pad << -1 << 1;
    QTest::newRow("pad 9 without Num Lock") << int(Qt::Key_PageUp) << pad << 1 << 1;
    QTest::newRow("pad 1 without Num Lock") << int(Qt::Key_End) << pad << -1 << -1;
    QTest::newRow("pad 3 without Num Lock") << int(Qt::Key_PageDown) << pad << 1 << -1;
}

void TestDungeonPlay::diagonalKeysWalkInACavern()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(int, east);
    QFETCH(int, north);
    PlayFixture play("cavern 1", GeneratorKind::Cavern);
    const auto ahead = [&] { return WorldPos{play.position().x + east, play.position().y + north}; };
    // Somewhere near there is room for such a step.
    for (std::size_t tries = 0; tries < 40 && !isFree(play, ahead()) && !play.session().isFighting(); ++tries)
        play.press(std::array{Qt::Key_Up, Qt::Key_Left, Qt::Key_Down, Qt::Key_Right}[tries / 3 % 4]);
    QVERIFY(isFree(play, ahead()));
    const WorldPos wanted = ahead();
    play.press(key, modifiers);
    QCOMPARE(play.position(), wanted);
}

void TestDungeonPlay::diagonalKeysAreFreeForOtherThingsInTheEndlessCaves()
{
    PlayFixture play(kQuietSeed);
    const WorldPos before = play.position();
    const QStringList reported = play.logLines();
    for (const Qt::Key key : {Qt::Key_Y, Qt::Key_U, Qt::Key_B})
        play.press(key);
    for (const Qt::Key key : {Qt::Key_7, Qt::Key_9, Qt::Key_1, Qt::Key_3})
        play.press(key, Qt::KeypadModifier);
    QCOMPARE(play.logLines(), reported);
    QVERIFY(!isMarking(play));
    play.press(Qt::Key_N);
    QVERIFY(isMarking(play));
    QCOMPARE(play.position(), before);
    QCOMPARE(play.turn(), 0);
}

void TestDungeonPlay::withShiftTheDiagonalKeyMarksAPlaceInACavern()
{
    PlayFixture play("cavern 1", GeneratorKind::Cavern);
    play.press(Qt::Key_N);
    QVERIFY(!isMarking(play));
    const WorldPos before = play.position();
    play.press(Qt::Key_N, Qt::ShiftModifier);
    QVERIFY(isMarking(play));
    QCOMPARE(play.position(), before);
}

void TestDungeonPlay::lettersWalkAndOpenTheInventoryInTheDungeon()
{
    PlayFixture play("dungeon 1", GeneratorKind::Dungeon);
    struct Way {
        Qt::Key key;
        int east;
        int north;
    };
    bool walked = false;
    for (const Way way :
         {Way{Qt::Key_W, 0, 1}, Way{Qt::Key_A, -1, 0}, Way{Qt::Key_S, 0, -1}, Way{Qt::Key_D, 1, 0}}) {
        const WorldPos to{play.position().x + way.east, play.position().y + way.north};
        const WorldPos expected = isFree(play, to) ? to : play.position();
        walked = walked || expected == to;
        play.press(way.key);
        QCOMPARE(play.position(), expected);
    }
    QVERIFY(walked);
    play.press(Qt::Key_I);
    InventoryDialog *inventory = openInventory(play);
    QVERIFY(inventory != nullptr);
    QTest::keyClick(inventory->findChild<QListView *>("inventory.items"), Qt::Key_I);
    QVERIFY(!inventory->isVisible());
}

void TestDungeonPlay::keysWorkOnAnEmptyTabOfTheInventory()
{
    constexpr int kSpells = 2;
    PlayFixture play("dungeon 1", GeneratorKind::Dungeon);
    QVERIFY(!carriesScroll(play.session()));
    play.press(Qt::Key_I);
    InventoryDialog *inventory = openInventory(play);
    QVERIFY(inventory != nullptr);
    const auto *tabs = inventory->findChild<QTabBar *>("inventory.tabs");
    const auto press = [](Qt::Key key) {
        QWidget *focused = QApplication::focusWidget();
        QVERIFY(focused != nullptr && focused->isVisible());
        QTest::keyClick(focused, key);
    };
    while (tabs->currentIndex() != kSpells) // from whichever comes first
        press(Qt::Key_D);
    press(Qt::Key_D);
    QCOMPARE(tabs->currentIndex(), 0);
    press(Qt::Key_A);
    QCOMPARE(tabs->currentIndex(), kSpells);
    press(Qt::Key_Left);
    QCOMPARE(tabs->currentIndex(), kSpells - 1);
    press(Qt::Key_Right);
    QCOMPARE(tabs->currentIndex(), kSpells);
    const QWidget *before = QApplication::focusWidget();
    press(Qt::Key_Tab);
    QVERIFY(QApplication::focusWidget() != before);
    press(Qt::Key_I);
    QVERIFY(!inventory->isVisible());
    play.place().activateWindow(); // a window system does this by itself
    QVERIFY(QTest::qWaitForWindowActive(&play.place(), cave::test::kPatience));
    play.press(Qt::Key_I); // it comes back on the tab that it was closed on
    QVERIFY(openInventory(play) != nullptr);
    QCOMPARE(tabs->currentIndex(), kSpells);
    press(Qt::Key_I);
    QVERIFY(!inventory->isVisible());
}

void TestDungeonPlay::statusTellsFloorHealthLevelAndScore()
{
    PlayFixture play("dungeon 2", GeneratorKind::Dungeon);
    play.place().findChild<QAction *>("play.sidebar")->setChecked(false); // which says the same
    QVERIFY2(play.status("statusPlace").startsWith("Floor 1 of 5"), qPrintable(play.status("statusPlace")));
    const int health = play.session().world().player().health;
    QVERIFY(play.status("statusGear").contains(QString("Health %1/%1").arg(health)));
    QVERIFY(play.status("statusGear").contains("Level 1"));
    QVERIFY(play.status("statusProgress").startsWith("Score 0"));
}

void TestDungeonPlay::aFloorThatFitsIsShownWholeUnlessTheViewFollowsStrictly()
{
    PlayFixture play("dungeon 2", GeneratorKind::Dungeon);
    const CellRect floor = play.session().world().map.plan().levels.front().area;
    const auto isWhole = [&] {
        const QRectF first = play.map().cellRect({floor.origin.x, floor.origin.y + floor.height - 1});
        const QRectF last = play.map().cellRect({floor.origin.x + floor.width - 1, floor.origin.y});
        return QRectF(play.map().rect()).adjusted(-1, -1, 1, 1).contains(first.united(last));
    };
    QTRY_VERIFY(isWhole());
    QVERIFY(!play.map().isFollowing());
    play.press(Qt::Key_T);
    QVERIFY(play.map().isFollowing());
    const QPointF middle = play.map().cellRect(play.position()).center();
    QTRY_VERIFY((middle - QPointF(play.map().rect().center())).manhattanLength() < 4);
    play.press(Qt::Key_T);
    QTRY_VERIFY(isWhole());
}

void TestDungeonPlay::aFloorThatIsTooLargeIsFollowedWithTheZoomFromBefore()
{
    Session fresh =
        *Session::begin({"dungeon 1", {GeneratorKind::Dungeon, 1}, defaultSettings(GeneratorKind::Dungeon)});
    World world = std::move(fresh).takeWorld();
    world.player().position = *world.map.plan().levels[4].start;
    PlayFixture play(world);
    play.place().resize(640, 400); // 50 cells
    QTRY_VERIFY(play.map().isFollowing());
    const Zoom zoom = play.map().zoom();
    QVERIFY(zoom.scale() / play.map().devicePixelRatioF() > 20);
    play.place().resize(1400, 1000);
    QTRY_VERIFY(!play.map().isFollowing());
    play.place().resize(640, 400);
    QTRY_VERIFY(play.map().isFollowing());
    QCOMPARE(play.map().zoom(), zoom);
}

void TestDungeonPlay::whereAFloorBeginsIsAmongThePlaces()
{
    Session fresh =
        *Session::begin({"dungeon 1", {GeneratorKind::Dungeon, 1}, defaultSettings(GeneratorKind::Dungeon)});
    World world = std::move(fresh).takeWorld();
    const WorldPos start = *world.map.plan().levels[1].start;
    world.player().position = start;
    PlayFixture play(world);
    for (const int key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Up, Qt::Key_Left}) {
        if (play.position() == start)
            play.press(key);
    }
    QVERIFY(play.position() != start);
    const auto *list = play.page().findChild<QAbstractItemView *>("sidebar.view");
    QStringList lines;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        lines.append(list->model()->index(row, 0).data().toString());
    QCOMPARE(lines.filter("START of floor 2").size(), 1);
    bool reached = false;
    play.press(Qt::Key_X);
    for (int i = 0; i < 20 && !reached; ++i) {
        play.press(Qt::Key_Tab);
        const auto *title = play.map().findChild<QLabel *>("examine.title");
        reached = title->isVisible() && title->text().contains("START");
    }
    QVERIFY(reached);
    play.press(Qt::Key_Escape);
    play.press(Qt::Key_Underscore);
    const auto *places = play.page().findChild<QTreeWidget *>("places.list");
    QVERIFY(places != nullptr);
    QCOMPARE(places->findItems("START of this floor", Qt::MatchExactly).size(), 1);
}

void TestDungeonPlay::nobodyIsNamedBeforeTheirFight()
{
    const auto found = findRun(PlayStyle::Careful, [](Session &session, const std::vector<Event> &events) {
        return has<MonsterSeen>(events) && !session.isFighting() &&
               session.world().player().statistics.fights == 0;
    });
    QVERIFY(found.has_value());
    PlayFixture page(found->seed.c_str(), GeneratorKind::Dungeon);
    play(page, *found);
    QString reported = page.logLines().join('\n');
    for (const Monster &monster : page.session().visibleMonsters()) {
        page.map().lookAt(monster.state.position);
        page.hover(monster.state.position);
        reported += page.status("statusUnderMouse") + page.map().toolTip();
    }
    QVERIFY2(reported.contains("something", Qt::CaseInsensitive), qPrintable(reported));
    for (const MonsterType &type : page.session().content().monsters) {
        QVERIFY2(!reported.contains(QString::fromStdString(type.name)), qPrintable(reported));
        QVERIFY2(!reported.contains(QString::fromStdString(type.description)), qPrintable(reported));
    }
}

void TestDungeonPlay::aScrollIsReadInAFightByKeys()
{
    const auto found = findRun(PlayStyle::Reckless, [](Session &session, const std::vector<Event> &events) {
        return has<FightBegan>(events) && session.isFighting() && carriesScroll(session);
    });
    QVERIFY(found.has_value());
    PlayFixture page(found->seed.c_str(), GeneratorKind::Dungeon);
    play(page, *found);
    QVERIFY(fight(page)->isOpen());
    const std::size_t carried = page.session().world().player().inventory.stacks.size();
    QTest::keyClick(fight(page), Qt::Key_3);
    InventoryDialog *inventory = openInventory(page);
    QVERIFY(inventory != nullptr);
    QTest::keyClick(inventory->findChild<QListView *>("inventory.items"), Qt::Key_E);
    QVERIFY(!inventory->isVisible());
    QCOMPARE(page.session().world().player().inventory.stacks.size(), carried - 1);
    const auto *log = fight(page)->findChild<QListWidget *>("combat.log");
    QVERIFY(log->item(log->count() - 1)->text().contains("Scroll"));
}

void TestDungeonPlay::anotherFloorIsAnnounced()
{
    const auto found = findRun(PlayStyle::Reckless, [](Session &, const std::vector<Event> &events) {
        return has<LevelEntered>(events);
    });
    QVERIFY(found.has_value());
    PlayFixture page(found->seed.c_str(), GeneratorKind::Dungeon);
    play(page, *found);
    QCOMPARE(titles(page)->level(), "Floor 2");
    QVERIFY(titles(page)->isVisible());
    QVERIFY(page.status("statusPlace").startsWith("Floor 2 of 5"));
    QVERIFY(page.map().cellsInView().contains(page.position()));
    QVERIFY(page.logLines().join('\n').contains("floor 2"));
}

void TestDungeonPlay::deathShowsTheEndOnceTheFightWasLookedAt()
{
    const auto found = findRun(PlayStyle::Reckless, [](Session &session, const std::vector<Event> &events) {
        return has<RunEnded>(events) && session.world().run == RunState::Lost;
    });
    QVERIFY(found.has_value());
    PlayFixture page(found->seed.c_str(), GeneratorKind::Dungeon);
    QSignalSpy ended(&page.page(), &PlayPage::runEnded);
    play(page, *found);
    QCOMPARE(ended.count(), 1);
    QVERIFY(fight(page)->isOpen());
    QVERIFY(!end(page)->isOpen());
    QTest::keyClick(fight(page), Qt::Key_Space);
    QVERIFY(!fight(page)->isOpen());
    QVERIFY(end(page)->isOpen());
    QVERIFY2(end(page)->text().contains("You died"), qPrintable(end(page)->text()));
}

void TestDungeonPlay::victoryShowsTheEndWithItsPlace()
{
    const auto found = findRun(PlayStyle::Careful, [](Session &session, const std::vector<Event> &events) {
        return has<RunEnded>(events) && session.world().run == RunState::Won;
    });
    QVERIFY(found.has_value());
    PlayFixture page(found->seed.c_str(), GeneratorKind::Dungeon);
    page.page().setRunPlace([] { return std::optional(RunPlace{2, 7}); });
    play(page, *found);
    QVERIFY(end(page)->isOpen());
    const QString reported = end(page)->text();
    const World &world = page.session().world();
    const QLocale locale;
    QVERIFY2(reported.contains("Victory"), qPrintable(reported));
    QVERIFY2(reported.contains("Score " + locale.toString(static_cast<qlonglong>(world.player().experience))),
             qPrintable(reported));
    QVERIFY2(reported.contains("Floor 5") && reported.contains("Place 2 of 7"), qPrintable(reported));
    QVERIFY2(reported.contains("Turns " + locale.toString(static_cast<qlonglong>(world.turn))),
             qPrintable(reported));
    const std::int64_t turn = page.turn();
    QTest::keyClick(end(page), Qt::Key_W);
    QCOMPARE(page.turn(), turn);
}

void TestDungeonPlay::theEndOffersAnotherRunByKeys_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("r") << int(Qt::Key_R) << "another seed";
    QTest::newRow("s") << int(Qt::Key_S) << "the same seed";
    QTest::newRow("Esc") << int(Qt::Key_Escape) << "to leave";
}

void TestDungeonPlay::theEndOffersAnotherRunByKeys()
{
    QFETCH(int, key);
    QFETCH(QString, wanted);
    QWidget page;
    page.resize(700, 500);
    RunEndActions actions;
    RunEndPanel panel(actions, &page);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page, cave::test::kPatience));
    QString asked;
    connect(&panel, &RunEndPanel::playAgainRequested, &page,
            [&asked](bool same) { asked = same ? "the same seed" : "another seed"; });
    connect(&panel, &RunEndPanel::leaveRequested, &page, [&asked] { asked = "to leave"; });
    RunSummary run;
    run.floor = 3;
    run.floors = 5;
    panel.open(run, std::nullopt);
    QVERIFY(panel.text().contains("floor 3 of 5"));
    QTest::keyClick(&panel, static_cast<Qt::Key>(key));
    QCOMPARE(asked, wanted);
}

void TestDungeonPlay::anExploredFloorSaysHowToLeave()
{
    PlayFixture play("first hour", GeneratorKind::Dungeon);
    QVERIFY(play.exploreUntil([&] { return play.notice().contains("nothing left to explore"); }));
    QVERIFY2(play.notice().contains("> walks to the exit"), qPrintable(play.notice()));
}

void TestDungeonPlay::aKeyWalksToTheExitOnceItIsKnown()
{
    Session fresh =
        *Session::begin({"dungeon 1", {GeneratorKind::Dungeon, 1}, defaultSettings(GeneratorKind::Dungeon)});
    World world = std::move(fresh).takeWorld();
    world.player().position = *world.map.plan().levels[1].start;
    PlayFixture far(world);
    far.press(Qt::Key_Greater);
    QVERIFY2(far.notice().contains("haven't found an exit"), qPrintable(far.notice()));
    const WorldPos exit = *world.map.plan().levels[0].finish;
    for (const Direction direction : kDirections) {
        if (!world.map.isRock(step(exit, direction)))
            world.player().position = step(exit, direction);
    }
    Session beside(std::move(world));
    beside.apply(WaitCommand{}); // which shows the exit
    world = std::move(beside).takeWorld();
    PlayFixture near(world);
    near.press(Qt::Key_Greater);
    QTRY_VERIFY(near.status("statusPlace").startsWith("Floor 2 of 5"));
}

void TestDungeonPlay::coordinatesCountFromTheCornerOfTheFloor()
{
    Session fresh =
        *Session::begin({"dungeon 1", {GeneratorKind::Dungeon, 1}, defaultSettings(GeneratorKind::Dungeon)});
    World world = std::move(fresh).takeWorld();
    const Level floor = world.map.plan().levels[2];
    world.player().position = *floor.start;
    PlayFixture play(world);
    const QString wanted = QString("Floor 3 of 5 · %1, %2")
                               .arg(floor.start->x - floor.area.origin.x)
                               .arg(floor.start->y - floor.area.origin.y);
    QCOMPARE(play.status("statusPlace"), wanted);
}

void TestDungeonPlay::onlyABetterRunIsTheBest_data()
{
    QTest::addColumn<int>("score");
    QTest::addColumn<int>("place");
    QTest::addColumn<bool>("shared");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("the best") << 40 << 1 << false << "Your best of 3 runs";
    QTest::newRow("as good as another") << 40 << 1 << true << "Place 1 of 3";
    QTest::newRow("without any score") << 0 << 1 << false << "Place 1 of 3";
    QTest::newRow("second") << 40 << 2 << false << "Place 2 of 3";
}

void TestDungeonPlay::onlyABetterRunIsTheBest()
{
    QFETCH(int, score);
    QFETCH(int, place);
    QFETCH(bool, shared);
    QFETCH(QString, wanted);
    QWidget page;
    RunEndActions actions;
    RunEndPanel panel(actions, &page);
    RunSummary run;
    run.score = score;
    panel.open(run, RunPlace{place, 3, shared});
    QVERIFY2(panel.text().contains(wanted), qPrintable(panel.text()));
}

void TestDungeonPlay::aFinishedRunThatIsOpenedShowsItsEnd()
{
    const auto found = findRun(PlayStyle::Reckless, [](Session &session, const std::vector<Event> &events) {
        return has<RunEnded>(events) && session.world().run == RunState::Lost;
    });
    QVERIFY(found.has_value());
    PlayFixture page(found->seed.c_str(), GeneratorKind::Dungeon);
    play(page, *found);
    const std::filesystem::path path = page.page().played().path();
    QVERIFY(page.place().close());
    QVERIFY(page.place().page() == nullptr);
    Result<SavedSession> again = SavedSession::open(path);
    QVERIFY(again.ok());
    page.place().open(std::move(*again));
    QVERIFY(end(page)->isOpen());
    QVERIFY(end(page)->text().contains("You died"));
}

void TestDungeonPlay::theMouseNamesStartAndFinish()
{
    const auto found = findRun(PlayStyle::Careful, [](Session &session, const std::vector<Event> &) {
        const Level *level = session.world().map.plan().levelAt(session.world().player().position);
        return session.world().map.isExplored(*level->finish) && !session.isFighting();
    });
    QVERIFY(found.has_value());
    PlayFixture page(found->seed.c_str(), GeneratorKind::Dungeon);
    play(page, *found);
    const Level *level = page.session().world().map.plan().levelAt(page.position());
    for (const auto &[cell, name] :
         {std::pair(*level->start, "START"), std::pair(*level->finish, "FINISH")}) {
        if (cell == page.position())
            continue;
        page.map().lookAt(cell);
        page.hover(cell);
        QVERIFY2(page.status("statusUnderMouse").contains(name), qPrintable(page.status("statusUnderMouse")));
    }
}

CAVE_WIDGET_TEST(TestDungeonPlay)
#include "tst_dungeon_play.moc"
