// SPDX-License-Identifier: MIT
#include "app/play/combat/combat_panel.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/map/map_titles.h"
#include "app/play/runs/run_end_actions.h"
#include "app/play/runs/run_end_panel.h"
#include "app/play/walking/play_keys.h"
#include "app/play/walking/real_time.h"
#include "app/play/walking/step_rate_limiter.h"
#include "core/session/players/dungeon_player.h"

#include <QAbstractItemView>
#include <QAction>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QSignalSpy>
#include <QTabBar>
#include <QTreeWidget>

#include <optional>
#include <string>

#include "tests/play/play_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Every run is one of these; with so many all that is looked for happens in one of them.
constexpr int kRuns = 60;

struct Found {
    std::string seed;
    std::vector<Command> commands; ///< that lead there
};

/// The first run that comes by a state for which `wanted(session, events of the last command)` holds, played
/// by somebody of this style.
template<class Wanted>
std::optional<Found> findRun(PlayStyle style, Wanted wanted)
{
    for (int run = 0; run < kRuns; ++run) {
        Found found{"dungeon " + std::to_string(run), {}};
        Session session = *Session::begin(
            {found.seed, {GeneratorKind::Dungeon, 1}, defaultSettings(GeneratorKind::Dungeon)});
        DungeonPlayer player(style);
        while (session.world().run == RunState::Going && found.commands.size() < 20'000) {
            const Command command = player.next(session);
            found.commands.push_back(command);
            if (wanted(session, session.apply(command)))
                return found;
        }
    }
    return std::nullopt;
}

template<class E>
bool has(const std::vector<Event> &events)
{
    return std::any_of(events.begin(), events.end(),
                       [](const Event &event) { return std::holds_alternative<E>(event); });
}

bool carriesScroll(const Session &session)
{
    const auto &stacks = session.world().player().inventory.stacks;
    return std::any_of(stacks.begin(), stacks.end(), [&](const ItemStack &stack) {
        return session.content().items[stack.item].kind == ItemKind::Scroll;
    });
}

/// Dungeon runs and caverns on the play page, driven by keys.
class TestDungeonPlay : public QObject {
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
    void realTimePassesOnlyWithTheMapInHand();
    void aPauseHoldsTimeUntilItEnds();
    void aWalkingKeyGoesOnAndWalks_data();
    void aWalkingKeyGoesOnAndWalks();
    void aPauseEndsAWalkAndAWalkEndsAPause();
    void aRealTimeWorldIsOpenedPaused();
    void inRealTimeExploringIsNoFasterThanThePaceAllows();
    void theTimePlayedIsInTheFileWhenARunEnds();
    void realTimeIsOfferedInTheDungeonOnly();
    void theMouseNamesStartAndFinish();

private:
    static void play(PlayFixture &page, const Found &found);
    static QAction *action(PlayFixture &page, const char *id);
    static CombatPanel *fight(PlayFixture &page)
    {
        return page.page().findChild<CombatPanel *>("combatPanel");
    }
    static RunEndPanel *end(PlayFixture &page) { return page.page().findChild<RunEndPanel *>("runEndPanel"); }
    static MapTitles *titles(PlayFixture &page) { return page.page().findChild<MapTitles *>("mapTitles"); }
    /// No time passes but what a test lets pass.
    static void holdClock(PlayFixture &page) { page.page().findChild<RealTime *>()->blockSignals(true); }
    /// The dialog that was opened, once it has the keyboard; null if there is none.
    static InventoryDialog *openInventory(PlayFixture &page)
    {
        auto *dialog = page.page().findChild<InventoryDialog *>("inventory");
        if (dialog == nullptr || !dialog->isVisible())
            return nullptr;
        dialog->activateWindow();
        const auto isActive = [dialog] { return QApplication::activeWindow() == dialog; };
        return cave::test::waitFor(isActive) ? dialog : nullptr;
    }
    static bool isMarking(PlayFixture &page)
    {
        const auto *editor = page.map().findChild<QLineEdit *>("markerEditor");
        return editor != nullptr && editor->isVisible();
    }
    /// Lets time pass as it goes by, once a test says how much; nothing is paused.
    static void switchRealTimeOn(PlayFixture &page)
    {
        holdClock(page);
        action(page, "play.realTime")->trigger();
        QTRY_VERIFY(page.map().hasFocus());
        QVERIFY(page.session().world().realTime && titles(page)->pause().isEmpty());
    }
    /// An arrow key that walks from where the player is.
    static Qt::Key freeArrow(PlayFixture &page)
    {
        constexpr std::array kArrows{Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left};
        for (std::size_t i = 0; i < kArrows.size(); ++i) {
            if (isFree(page, step(page.position(), kDirections[i])))
                return kArrows[i];
        }
        return Qt::Key_unknown;
    }
    static bool isFree(PlayFixture &page, WorldPos at)
    {
        return !page.session().isRock(at) && page.session().monstersNear(at, 0).empty();
    }
};

} // namespace

/// The commands of a run that was found; fights on the way are looked at to their end.
void TestDungeonPlay::play(PlayFixture &page, const Found &found)
{
    for (const Command &command : found.commands) {
        if (fight(page)->isOpen() && !page.session().isFighting())
            QTest::keyClick(fight(page), Qt::Key_Space);
        page.page().played().perform(command);
    }
}

QAction *TestDungeonPlay::action(PlayFixture &page, const char *id)
{
    return page.place().findChild<QAction *>(QLatin1String(id));
}

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
    play.place().findChild<QAction *>("play.sidebar")->setChecked(false); // which tells the same
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

/// Nobody lives on the first floor, so time needs no counting there.
void walkToTheSecondFloor(PlayFixture &play)
{
    DungeonPlayer player(PlayStyle::Reckless);
    const LevelPlan &plan = play.session().world().map.plan();
    while (plan.levelAt(play.session().world().player().position)->number == 1)
        play.page().played().perform(player.next(play.session()));
}

void TestDungeonPlay::realTimePassesOnlyWithTheMapInHand()
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

void TestDungeonPlay::aPauseHoldsTimeUntilItEnds()
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

void TestDungeonPlay::aWalkingKeyGoesOnAndWalks_data()
{
    QTest::addColumn<bool>("waits");
    QTest::newRow("walking") << false;
    QTest::newRow("waiting") << true;
}

void TestDungeonPlay::aWalkingKeyGoesOnAndWalks()
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

void TestDungeonPlay::aPauseEndsAWalkAndAWalkEndsAPause()
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

void TestDungeonPlay::aRealTimeWorldIsOpenedPaused()
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

void TestDungeonPlay::inRealTimeExploringIsNoFasterThanThePaceAllows()
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

void TestDungeonPlay::theTimePlayedIsInTheFileWhenARunEnds()
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

void TestDungeonPlay::realTimeIsOfferedInTheDungeonOnly()
{
    PlayFixture caves(kQuietSeed);
    QVERIFY(!action(caves, "play.realTime")->isEnabled());
    PlayFixture dungeon("dungeon 4", GeneratorKind::Dungeon);
    QVERIFY(action(dungeon, "play.realTime")->isEnabled());
    QVERIFY(!action(dungeon, "play.realTime")->isChecked());
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
