// SPDX-License-Identifier: MIT
#include "app/play/inventory/item_strip.h"
#include "app/play/keys/key_bindings.h"
#include "app/play/map/cell_description.h"
#include "app/play/map/map_titles.h"
#include "app/play/map/room_map_view.h"
#include "app/play/rooms/info_card.h"
#include "app/play/runs/run_end_actions.h"
#include "app/play/runs/run_end_panel.h"
#include "app/play/walking/real_time.h"
#include "core/rules/real_time/agents.h"
#include "core/rules/real_time/real_time_simulation.h"
#include "editor/view/overlays/room_overlays.h"

#include <QAction>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <deque>
#include <map>
#include <string>
#include <vector>

#include "tests/play/play_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// A level file drawn in rows from the north: # wall, @ the start, D a demon, ^ a spike, ! and % potions that
/// heal and harm, / an axe, * magic, ? a sign, > the goal.
LevelFileText drawn(const std::string &name, const std::vector<std::string> &rows)
{
    static const std::map<char, std::string> kObjects{
        {'#', "StaticGameObject,Wall,X"},        {'D', "DynamicGameObject,Demon,X,100,30"},
        {'^', "StaticGameObject,Spike,X"},       {'!', "StaticGameObject,Potion,X,50"},
        {'%', "StaticGameObject,Potion,X,-50"},  {'/', "StaticGameObject,AxePickup,X"},
        {'*', "StaticGameObject,MagicPickup,X"}, {'?', "StaticGameObject,InfoNode,X,Mind the step"},
        {'>', "StaticGameObject,Goal,X"},
    };
    std::string start;
    std::string objects;
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            const std::string at = std::to_string(x) + "," + std::to_string(y);
            if (rows[y][x] == '@')
                start = "PlayerStartLocation," + at + "\n";
            const auto object = kObjects.find(rows[y][x]);
            if (object == kObjects.end())
                continue;
            std::string line = object->second;
            line.replace(line.find('X'), 1, at);
            objects += line + "\n";
        }
    }
    const std::string head =
        "TopDownLevel," + name + "," + std::to_string(rows[0].size()) + "," + std::to_string(rows.size());
    return {name + ".csv", head + "\n" + start + "BackgroundTile,floor.png,0,0\n" + objects};
}

WorldSpec specOf(const std::vector<LevelFileText> &levels)
{
    WorldSpec spec{"levels", {GeneratorKind::Levels, 1}, defaultSettings(GeneratorKind::Levels)};
    spec.levelFiles = levels;
    return spec;
}

/// A page with a world of levels in which only the time passes that a test lets pass, from now on.
class LevelFixture : public PlayFixture {
public:
    explicit LevelFixture(const WorldSpec &spec) : PlayFixture(spec)
    {
        page().findChild<RealTime *>()->blockSignals(true);
        if (isPaused())
            press(Qt::Key_P);
    }
    explicit LevelFixture(const std::vector<std::string> &rows) : LevelFixture(specOf({drawn("one", rows)}))
    {
    }

    [[nodiscard]] const ActionState &action() { return *session().world().action; }
    [[nodiscard]] const PlayerMotion &motion() { return session().world().motion(); }
    [[nodiscard]] double x() { return motion().player.x; }
    [[nodiscard]] double shownX() { return map().figures()->action().shown().player.x; }
    [[nodiscard]] bool isPaused() { return find<QAction>("play.pause")->isChecked(); }
    void hold(Qt::Key key) { QTest::keyPress(&map(), key); }
    void letGo(Qt::Key key) { QTest::keyRelease(&map(), key); }
    /// In beats as short as those of a display.
    void pass(double seconds)
    {
        for (double left = seconds; left > 1e-9; left -= 1.0 / 64)
            page().passTime(1.0 / 64);
    }
    template<class Part>
    [[nodiscard]] Part *find(const char *name)
    {
        return place().template findChild<Part *>(QLatin1String(name));
    }
    [[nodiscard]] QString text(const char *label) { return find<QLabel>(label)->text(); }
    [[nodiscard]] std::string inHand()
    {
        const Inventory &inventory = session().world().player().inventory;
        return inventory.weapon ? session().content().items[inventory.stacks[*inventory.weapon].item].key
                                : "";
    }
    [[nodiscard]] bool isAllInView(const MapView &view)
    {
        const CellRect &level = session().world().map.plan().levels[0].area;
        const CellRect seen = view.cellsInView();
        return seen.contains(level.origin) &&
               seen.contains({level.origin.x + level.width - 1, level.origin.y + level.height - 1});
    }
    /// The small map's dock belongs to nobody yet.
    [[nodiscard]] RoomMapView *rooms() { return place().docks().at(0)->findChild<RoomMapView *>("roomMap"); }
};

/// Rooms and level files on the play page, driven by keys, time passing as each test says.
class TestRoomsPlay : public QObject {
    Q_OBJECT

private slots:
    void aHeldKeyWalksUntilAWallAndNoFarther();
    void twoHeldKeysLeadBetweenThem();
    void lettingGoAndLosingTheKeyboardStop();
    void betweenTwoStepsThePlayerIsDrawnOnTheWay();
    void aHeldKeyStrikesAsOftenAsTheItemIsReady();
    void keysCycleThroughWhatIsFoundAndChooseIt();
    void whatWasTakenIsNoLongerDrawn();
    void aPauseHoldsEverythingAndSpaceDoesNotEndIt();
    void singleStepsPauseAndPassExactlySoMuch();
    void slowMotionHalvesTimeAndThenHalvesItAgain();
    void aSignIsReadUntilThePlayerWalksOn();
    void deathShowsTheEnd();
    void byTurnsAKeyIsACellAndBackAgainItSteers();
    void aSmallLevelIsShownWholeAndALargeOneFollowsThePlayer();
    void levelsAreCounted();
    void theMapOfRoomsKnowsWhatWasVisitedAndWhatIsBehindDoors();
    void theBossHasItsNameAndABar();
    void aPotionThatStaysAtFullHealthIsMentioned();
    void strikingBeforeTheItemIsReadySaysNothing();
    void aLevelWhoseStartIsAWallIsPlayedFromTheNearestFreeTile();
    void spacePausesWhereNothingIsUsed();
    void afterASingleStepEverybodyIsShownWhereTheyAre();
    void aWorldThatWasLeftWithAKeyHeldBeginsWithThePlayerStanding();
    void aBeatOfTheClockIsNoLongerThanAPictureOfTheDisplay_data();
    void aBeatOfTheClockIsNoLongerThanAPictureOfTheDisplay();
    void theClockFollowsTheDisplayWhereEverythingMovesFreelyOnly();
    void playAndInspectDrawTheSameOnTheGround();
    void whatLiesOnACellIsReported();
    void digitsOfTheNumberPadChooseNoItem();
    void aChosenZoomIsKeptFromLevelToLevelUntilTheViewIsBroughtBack();
    void levelFilesHaveASmallMapAndRoomsHaveTheirs();
    void theEndTellsTheRoomBesideThePlaceAmongRuns();
    void aLongSignStaysInTheUpperHalfOfTheMapAndCanBeScrolled();
    void aShortSignLetsTheMouseThrough();
};

} // namespace

void TestRoomsPlay::aHeldKeyWalksUntilAWallAndNoFarther()
{
    LevelFixture play(std::vector<std::string>{"#######", "#@....#", "#######"});
    const double from = play.x();
    play.hold(Qt::Key_Right);
    play.pass(0.25);
    const double before = play.x();
    QVERIFY(before > from && before < from + 2);
    play.pass(0.125);
    QVERIFY(play.x() > before && play.x() < before + 1);
    play.pass(3);
    QVERIFY2(play.x() < 6 && play.x() > 5.4, qPrintable(QString::number(play.x())));
    const double wall = play.x();
    play.pass(0.5);
    QCOMPARE(play.x(), wall);
    QCOMPARE(play.position(), (WorldPos{5, 1}));
}

void TestRoomsPlay::twoHeldKeysLeadBetweenThem()
{
    LevelFixture play(std::vector<std::string>{"........", "........", "........", "........", "@......."});
    const Point from = play.motion().player;
    play.hold(Qt::Key_Right);
    play.hold(Qt::Key_W);
    QCOMPARE(play.motion().steering, std::optional(Direction::NorthEast));
    play.pass(0.25);
    const Point way = play.motion().player - from;
    QVERIFY(way.x > 0.3);
    QCOMPARE(way.x, way.y);
    play.letGo(Qt::Key_Right);
    QCOMPARE(play.motion().steering, std::optional(Direction::North));
}

void TestRoomsPlay::lettingGoAndLosingTheKeyboardStop()
{
    LevelFixture play(std::vector<std::string>{"@......................"});
    play.hold(Qt::Key_Right);
    play.pass(0.25);
    play.letGo(Qt::Key_Right);
    const double stopped = play.x();
    play.pass(0.25);
    QCOMPARE(play.x(), stopped);
    play.hold(Qt::Key_Right);
    play.pass(0.25);
    QVERIFY(play.x() > stopped);
    play.map().clearFocus();
    QVERIFY(!play.motion().steering.has_value());
    const double left = play.x();
    play.pass(0.25); // time stands meanwhile
    play.map().setFocus();
    play.pass(0.25);
    QCOMPARE(play.x(), left);
}

void TestRoomsPlay::betweenTwoStepsThePlayerIsDrawnOnTheWay()
{
    LevelFixture play(std::vector<std::string>{"@......................"});
    play.hold(Qt::Key_Right);
    play.pass(0.125);
    const double before = play.map().figures()->action().shown().player.x;
    const double now = play.x();
    QVERIFY(before < now); // a picture is a step late
    const std::int64_t turn = play.turn();
    play.page().passTime(0.5 / 64);
    QCOMPARE(play.turn(), turn);
    const double between = play.map().figures()->action().shown().player.x;
    QVERIFY2(between > before && between < now, qPrintable(QString::number(between - before)));
}

void TestRoomsPlay::aHeldKeyStrikesAsOftenAsTheItemIsReady()
{
    LevelFixture play(std::vector<std::string>{"#####", "#@D.#", "#####"});
    play.hold(Qt::Key_Right);
    play.pass(1.0 / 64);
    play.letGo(Qt::Key_Right);
    const ItemType fists =
        play.session().content().items[play.session().world().player().inventory.stacks[0].item];
    play.hold(Qt::Key_Space);
    QCOMPARE(play.action().agents.size(), std::size_t{1});
    QCOMPARE(play.action().agents[0].health, play.action().agents[0].fullHealth - 100 * fists.power);
    play.pass(0.125);
    QCOMPARE(play.action().agents[0].health, play.action().agents[0].fullHealth - 100 * fists.power);
    play.pass(fists.cooldown / 100.0);
    QCOMPARE(play.action().agents[0].health, play.action().agents[0].fullHealth - 200 * fists.power);
    play.letGo(Qt::Key_Space);
    play.pass(1);
    QCOMPARE(play.action().agents[0].health, play.action().agents[0].fullHealth - 200 * fists.power);
    QCOMPARE(play.map().figures()->action().shown().movers.size(), std::size_t{1});
    QVERIFY(play.map().figures()->action().shown().movers[0].health < 1);
}

void TestRoomsPlay::keysCycleThroughWhatIsFoundAndChooseIt()
{
    LevelFixture play(std::vector<std::string>{"@/*....."});
    play.hold(Qt::Key_Right);
    play.pass(1);
    play.letGo(Qt::Key_Right);
    QCOMPARE(play.session().world().player().inventory.stacks.size(), std::size_t{3});
    play.press(Qt::Key_1);
    QCOMPARE(play.inHand(), std::string("fists"));
    play.press(Qt::Key_E);
    QCOMPARE(play.inHand(), std::string("axe"));
    play.press(Qt::Key_E);
    QCOMPARE(play.inHand(), std::string("magic"));
    play.press(Qt::Key_E);
    QCOMPARE(play.inHand(), std::string("fists"));
    play.press(Qt::Key_Q);
    QCOMPARE(play.inHand(), std::string("magic"));
    play.press(Qt::Key_2);
    QCOMPARE(play.inHand(), std::string("axe"));
    const auto &strip = play.find<ItemStrip>("hud.items")->items();
    QCOMPARE(strip.size(), std::size_t{3});
    QVERIFY(strip[1].inHand && !strip[0].inHand && !strip[2].inHand);
}

void TestRoomsPlay::whatWasTakenIsNoLongerDrawn()
{
    LevelFixture play(std::vector<std::string>{"@!/.%"});
    const auto drawn = [&play](FeatureKind kind) {
        const std::vector<GroundThing> &ground = play.map().figures()->action().ground();
        return std::ranges::count(ground, kind, &GroundThing::kind);
    };
    QCOMPARE(drawn(FeatureKind::Potion), 2);
    QCOMPARE(drawn(FeatureKind::Pickup), 1);
    play.hold(Qt::Key_Right);
    play.pass(0.5);
    play.letGo(Qt::Key_Right);
    QCOMPARE(drawn(FeatureKind::Potion), 1);
    QCOMPARE(drawn(FeatureKind::Pickup), 0);
}

void TestRoomsPlay::aPauseHoldsEverythingAndSpaceDoesNotEndIt()
{
    LevelFixture play(std::vector<std::string>{"#########", "#@.....D#", "#########"});
    play.press(Qt::Key_P);
    const ActionState before = play.action();
    const Point placeBefore = play.motion().player;
    play.hold(Qt::Key_Right);
    play.press(Qt::Key_Space);
    play.pass(0.5);
    QVERIFY(play.isPaused());
    QCOMPARE(play.motion().player, placeBefore);
    QCOMPARE(play.action().agents, before.agents);
    QVERIFY(play.find<MapTitles>("mapTitles")->pause().contains("press P to continue"));
    QVERIFY(play.text("hud.clock").contains("Paused"));
    play.press(Qt::Key_P);
    play.pass(0.25);
    QVERIFY(play.x() > placeBefore.x);
    QVERIFY(play.action().agents[0].position.x < before.agents[0].position.x);
}

void TestRoomsPlay::singleStepsPauseAndPassExactlySoMuch()
{
    LevelFixture play(std::vector<std::string>{"@......................"});
    play.hold(Qt::Key_Right);
    const std::int64_t turn = play.turn();
    play.press(Qt::Key_Period);
    QVERIFY(play.isPaused());
    QCOMPARE(play.turn(), turn + 1);
    const double step = play.x() - 0.5;
    QVERIFY(step > 0);
    play.press(Qt::Key_Period);
    QCOMPARE(play.turn(), turn + 2);
    play.press(Qt::Key_Period, Qt::ShiftModifier);
    QCOMPARE(play.turn(), turn + 10);
    QCOMPARE(play.x(), 0.5 + 10 * step);
    play.pass(0.5);
    QCOMPARE(play.turn(), turn + 10);
}

void TestRoomsPlay::slowMotionHalvesTimeAndThenHalvesItAgain()
{
    LevelFixture play(std::vector<std::string>{"@......................"});
    const auto stepsOfASecond = [&play] {
        const std::int64_t turn = play.turn();
        play.pass(1);
        return static_cast<int>(play.turn() - turn);
    };
    QCOMPARE(stepsOfASecond(), kStepsPerSecond);
    play.press(Qt::Key_BracketLeft);
    QCOMPARE(play.text("hud.clock"), QStringLiteral("Half speed"));
    QVERIFY(std::abs(stepsOfASecond() - kStepsPerSecond / 2) <= 1);
    play.press(Qt::Key_BracketLeft);
    QVERIFY(std::abs(stepsOfASecond() - kStepsPerSecond / 4) <= 1);
    play.press(Qt::Key_BracketRight);
    play.press(Qt::Key_BracketRight);
    QCOMPARE(play.text("hud.clock"), QStringLiteral("Real time"));
}

void TestRoomsPlay::aSignIsReadUntilThePlayerWalksOn()
{
    LevelFixture play(std::vector<std::string>{"@?....."});
    const auto *card = play.find<InfoCard>("infoCard");
    play.hold(Qt::Key_Right);
    for (int i = 0; i < 64 && play.position().x == 0; ++i)
        play.pass(1.0 / 64);
    QCOMPARE(card->text(), QStringLiteral("Mind the step"));
    QVERIFY(card->isVisible());
    play.pass(0.5);
    QVERIFY(!card->isVisible());
}

void TestRoomsPlay::deathShowsTheEnd()
{
    LevelFixture play(std::vector<std::string>{"@^..."});
    const auto *end = play.find<RunEndPanel>("runEndPanel");
    play.hold(Qt::Key_Right);
    play.pass(1);
    QVERIFY(end->isOpen());
    QVERIFY2(end->text().contains("You died"), qPrintable(end->text()));
    QVERIFY(play.session().world().run == RunState::Lost);
    QVERIFY2(play.notice().contains("switches to turns"), qPrintable(play.notice()));
    play.letGo(Qt::Key_Right); // to no effect
    QVERIFY(end->isOpen());
}

void TestRoomsPlay::byTurnsAKeyIsACellAndBackAgainItSteers()
{
    LevelFixture play(std::vector<std::string>{"........", "........", "@......."});
    play.press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(!play.session().world().realTime);
    QCOMPARE(play.text("hud.clock"), QStringLiteral("Turn-based"));
    play.press(Qt::Key_Right);
    QCOMPARE(play.position(), (WorldPos{1, 0}));
    QCOMPARE(play.motion().player, middleOf(WorldPos{1, 0}));
    play.press(Qt::Key_U);
    QCOMPARE(play.position(), (WorldPos{2, 1}));
    std::int64_t turn = play.turn();
    play.press(Qt::Key_Period);
    QVERIFY(play.turn() > turn);
    QCOMPARE(play.position(), (WorldPos{2, 1}));
    turn = play.turn();
    play.press(Qt::Key_Space);
    QVERIFY(play.turn() > turn && play.motion().sinceUse < 1);
    turn = play.turn();
    play.pass(0.5);
    QCOMPARE(play.turn(), turn);
    play.press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(play.session().world().realTime && !play.isPaused());
    const double from = play.x();
    play.hold(Qt::Key_Right);
    QCOMPARE(play.x(), from);
    play.pass(0.25);
    QVERIFY(play.x() > from);
}

void TestRoomsPlay::aSmallLevelIsShownWholeAndALargeOneFollowsThePlayer()
{
    LevelFixture small(std::vector<std::string>{"@.......", "........", "........"});
    QTRY_VERIFY(small.map().cellsInView().contains({0, 0}) && small.map().cellsInView().contains({7, 2}));
    QVERIFY(!small.map().isFollowing());
    LevelFixture large(std::vector<std::string>{"@" + std::string(199, '.'), std::string(200, '.')});
    QTRY_VERIFY(large.map().isFollowing());
    large.hold(Qt::Key_Right);
    large.pass(15);
    QVERIFY(large.position().x > 40);
    QTRY_VERIFY(large.map().cellsInView().contains(large.position()));
    QVERIFY(!large.map().cellsInView().contains({0, 0}));
}

void TestRoomsPlay::levelsAreCounted()
{
    LevelFixture play(specOf({drawn("one", {"@.>"}), drawn("two", {"@.>"}), drawn("three", {"@.>"})}));
    QCOMPARE(play.rooms()->text(), QStringLiteral("Level 1 of 3"));
    play.hold(Qt::Key_Right);
    play.pass(0.6);
    QCOMPARE(play.rooms()->text(), QStringLiteral("Level 2 of 3"));
    QCOMPARE(play.find<MapTitles>("mapTitles")->level(), QStringLiteral("Level 2 of 3"));
    play.pass(2);
    QVERIFY(play.session().world().run == RunState::Won);
    QVERIFY(play.find<RunEndPanel>("runEndPanel")->text().contains("Victory"));
}

namespace {

/// Shortest walk by the four directions to a cell of the player's level.
std::vector<Direction> walkTo(const Session &session, WorldPos target)
{
    const WorldPos start = session.world().player().position;
    std::map<WorldPos, Direction> came;
    std::deque<WorldPos> open{start};
    while (!open.empty() && !came.contains(target)) {
        const WorldPos at = open.front();
        open.pop_front();
        for (const Direction direction : kDirections) {
            const WorldPos to = step(at, direction);
            if (to == start || came.contains(to) || session.stage()->isSolid(to))
                continue;
            came.emplace(to, direction);
            open.push_back(to);
        }
    }
    std::vector<Direction> way;
    for (WorldPos at = target; at != start && came.contains(at);) {
        way.push_back(came.at(at));
        at = step(at, kDirections[(static_cast<std::size_t>(came.at(at)) + 2) % 4]);
    }
    std::ranges::reverse(way);
    return way;
}

} // namespace

void TestRoomsPlay::theMapOfRoomsKnowsWhatWasVisitedAndWhatIsBehindDoors()
{
    LevelFixture play(WorldSpec{"rooms 3", {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms)});
    const auto visited = [&play] {
        return std::ranges::count(play.rooms()->rooms(), true, &RoomSquare::visited);
    };
    QCOMPARE(visited(), 1);
    const RoomSquare start = play.rooms()->rooms().front();
    QVERIFY(start.here && start.number == 1 && !start.boss);
    QCOMPARE(play.rooms()->rooms().size(),
             std::size_t{1} + static_cast<std::size_t>(std::ranges::count(start.doors, true)));
    const LevelPlan &plan = play.session().world().map.plan();
    const auto link = std::ranges::find_if(
        plan.links, [&](const Link &candidate) { return plan.levels[0].area.contains(candidate.from); });
    QVERIFY(link != plan.links.end());
    play.press(Qt::Key_T, Qt::ControlModifier);
    for (const Direction direction : walkTo(play.session(), link->from))
        play.press(std::array{Qt::Key_Up, Qt::Key_Right, Qt::Key_Down,
                              Qt::Key_Left}[static_cast<std::size_t>(direction)]);
    QCOMPARE(play.position(), link->to);
    QCOMPARE(visited(), 2);
    QVERIFY(!play.rooms()->rooms().front().here);
    QVERIFY(play.text("hud.place").startsWith("Room ") && play.text("hud.place") != "Room 1 of 10");
    const bool shut =
        std::ranges::any_of(play.map().figures()->action().ground(), [](const GroundThing &thing) {
            return thing.kind == FeatureKind::Door && thing.shut;
        });
    QCOMPARE(shut, play.session().stage()->isShut());
    QCOMPARE(play.text("hud.foes").contains("doors closed"), shut);
}

void TestRoomsPlay::theBossHasItsNameAndABar()
{
    Session fresh =
        *Session::begin({"rooms 3", {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms)});
    World world = std::move(fresh).takeWorld();
    const auto isShown = [](PlayFixture &play) {
        return play.page().findChild<QLabel *>("hud.boss")->isVisible() &&
               play.page().findChild<QWidget *>("hud.bossHealth")->isVisible();
    };
    {
        PlayFixture start(world);
        QVERIFY(!isShown(start));
    }
    const LevelPlan &plan = world.map.plan();
    const auto door = std::ranges::find_if(
        plan.links, [&](const Link &link) { return plan.levels.back().area.contains(link.to); });
    QVERIFY(door != plan.links.end());
    world.player().position = door->to;
    enterLevel(world, world.party.current());
    PlayFixture play(world);
    QVERIFY(isShown(play));
    const QString name = play.page().findChild<QLabel *>("hud.boss")->text();
    const std::vector<MonsterType> &kinds = play.session().content().monsters;
    QVERIFY2(std::ranges::any_of(kinds, [&](const MonsterType &kind) { return name == kind.name.c_str(); }),
             qPrintable(name));
}

void TestRoomsPlay::aPotionThatStaysAtFullHealthIsMentioned()
{
    const QString line = "You're at full health; the potion stays.";
    WorldSpec spec = specOf({drawn("one", {"######", "#@!..#", "######"})});
    LevelFixture plain(spec);
    plain.hold(Qt::Key_Right);
    plain.pass(0.5);
    QVERIFY2(!plain.logLines().contains(line), qPrintable(plain.logLines().join('\n'))); // it is drunk
    spec.settings.gentleStart = Ease::On;
    LevelFixture gentle(spec);
    gentle.hold(Qt::Key_Right);
    gentle.pass(0.5);
    gentle.letGo(Qt::Key_Right);
    QVERIFY2(gentle.logLines().contains(line), qPrintable(gentle.logLines().join('\n')));
    const QStringList before = gentle.logLines();
    gentle.pass(0.5);
    QCOMPARE(gentle.logLines(), before); // said once
}

void TestRoomsPlay::strikingBeforeTheItemIsReadySaysNothing()
{
    LevelFixture play(std::vector<std::string>{"#######", "#@....#", "#######"});
    const QStringList before = play.logLines();
    for (int i = 0; i < 5; ++i)
        play.press(Qt::Key_Space); // no time passes, so only the first one strikes
    QVERIFY(play.motion().sinceUse == 0);
    QCOMPARE(play.logLines(), before);
}

void TestRoomsPlay::aLevelWhoseStartIsAWallIsPlayedFromTheNearestFreeTile()
{
    LevelFileText level = drawn("walled", {"#####", "#...#", "#####"});
    level.text += "PlayerStartLocation,0,0\nStaticGameObject,DirectionalWall,0,0\n";
    LevelFixture play(specOf({level}));
    QVERIFY((play.position() == WorldPos{1, 1}));
    QVERIFY2(play.logLines().value(0).contains("start is blocked"), qPrintable(play.logLines().join('\n')));
}

void TestRoomsPlay::spacePausesWhereNothingIsUsed()
{
    PlayFixture play("dungeon 1", GeneratorKind::Dungeon);
    play.page().findChild<RealTime *>()->blockSignals(true);
    play.press(Qt::Key_T, Qt::ControlModifier);
    const auto *pause = play.place().findChild<QAction *>("play.pause");
    QVERIFY(!pause->isChecked());
    play.press(Qt::Key_Space);
    QVERIFY(pause->isChecked());
    QVERIFY(!play.place().findChild<QAction *>("play.singleStep")->isEnabled());
    QVERIFY(!play.place().findChild<QAction *>("play.nextItem")->isEnabled());
}

void TestRoomsPlay::afterASingleStepEverybodyIsShownWhereTheyAre()
{
    LevelFixture play(
        std::vector<std::string>{"#################", "#@.............D#", "#################"});
    play.hold(Qt::Key_Right);
    play.pass(0.125);
    QVERIFY(play.shownX() < play.x());
    play.press(Qt::Key_Period);
    QVERIFY(play.isPaused());
    QCOMPARE(play.shownX(), play.x());
    QCOMPARE(play.map().figures()->action().shown().movers.at(0).position,
             play.action().agents.at(0).position);
    play.press(Qt::Key_Period, Qt::ShiftModifier);
    QCOMPARE(play.shownX(), play.x());
    const double stood = play.x();
    play.press(Qt::Key_P);
    play.page().passTime(0.1 / 64);
    QVERIFY(play.shownX() >= stood); // time doesn't go on with a step back
}

void TestRoomsPlay::aWorldThatWasLeftWithAKeyHeldBeginsWithThePlayerStanding()
{
    const std::vector<std::string> rows{"@......................"};
    const QTemporaryDir folder;
    const std::filesystem::path path(folder.filePath("left.cave").toStdString());
    {
        Result<SavedSession> left = SavedSession::create(path, "Left", specOf({drawn("one", rows)}));
        QVERIFY(left.ok());
        left->apply(SteerCommand{Direction::East});
        QVERIFY(left->save().ok());
    }
    Result<SavedSession> again = SavedSession::open(path);
    QVERIFY(again.ok());
    QVERIFY(again->session().world().motion().steering.has_value());
    LevelFixture play(rows);
    QVERIFY(play.place().close());
    play.place().open(std::move(*again));
    QVERIFY(!play.motion().steering.has_value());
    QVERIFY(play.isPaused());
    play.press(Qt::Key_P);
    const double from = play.x();
    const std::int64_t turn = play.turn();
    play.pass(0.5);
    QVERIFY(play.turn() > turn);
    QCOMPARE(play.x(), from);
    play.hold(Qt::Key_Right);
    play.pass(0.25);
    QVERIFY(play.x() > from);
}

void TestRoomsPlay::aBeatOfTheClockIsNoLongerThanAPictureOfTheDisplay_data()
{
    QTest::addColumn<double>("hertz");
    for (const double hertz : {30.0, 59.94, 60.0, 75.0, 120.0, 144.0, 165.0, 240.0})
        QTest::addRow("%g", hertz) << hertz;
}

void TestRoomsPlay::aBeatOfTheClockIsNoLongerThanAPictureOfTheDisplay()
{
    QFETCH(double, hertz);
    const int beat = RealTime::pictureBeat(hertz);
    QVERIFY2(beat <= 1000 / hertz && beat > 1000 / hertz - 1, qPrintable(QString::number(beat)));
    QCOMPARE(RealTime::pictureBeat(100000), 4);
    QCOMPARE(RealTime::pictureBeat(0), RealTime::pictureBeat(60));
}

void TestRoomsPlay::theClockFollowsTheDisplayWhereEverythingMovesFreelyOnly()
{
    LevelFixture play(std::vector<std::string>{"@......."});
    QCOMPARE(play.page().findChild<RealTime *>()->beat(),
             RealTime::pictureBeat(play.page().screen()->refreshRate()));
    PlayFixture dungeon("dungeon 1", GeneratorKind::Dungeon);
    QCOMPARE(dungeon.page().findChild<RealTime *>()->beat(), RealTime::kBeat);
}

void TestRoomsPlay::playAndInspectDrawTheSameOnTheGround()
{
    LevelFixture levels(std::vector<std::string>{"@!/.^?.>.>"});
    LevelFixture rooms(
        WorldSpec{"rooms 3", {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms)});
    for (LevelFixture *play : {&levels, &rooms}) {
        World &world = play->session().mutableWorld();
        const CellRect area = world.map.plan().levelAt(world.player().position)->area;
        std::vector<GroundThing> played = play->map().figures()->action().ground();
        QVERIFY(!played.empty());
        for (GroundThing &thing : played)
            thing.shut = false; // which files don't tell
        QVERIFY(played == groundIn(world, area));
    }
    // The first way out is drawn with the terrain, and only that one.
    const std::vector<GroundThing> &drawn = levels.map().figures()->action().ground();
    QCOMPARE(std::ranges::count(drawn, FeatureKind::Finish, &GroundThing::kind), 1);
    QCOMPARE(std::ranges::find(drawn, FeatureKind::Finish, &GroundThing::kind)->cell, (WorldPos{9, 0}));
    // Of four doors of a room at the edge of the map some are walled up.
    World &world = rooms.session().mutableWorld();
    std::vector<GroundThing> all;
    for (const Level &room : world.map.plan().levels) {
        const std::vector<GroundThing> found = groundIn(world, room.area);
        all.insert(all.end(), found.begin(), found.end());
    }
    QVERIFY(std::ranges::any_of(
        all, [](const GroundThing &thing) { return thing.kind == FeatureKind::Door && thing.value == 0; }));
}

void TestRoomsPlay::whatLiesOnACellIsReported()
{
    LevelFixture play(std::vector<std::string>{"@.!%^?.>.>"});
    const auto reported = [&play](std::int64_t x) {
        return describeCell(play.session(), {}, {x, 0}, {}).title;
    };
    QCOMPARE(reported(2), QStringLiteral("Potion: heals 50"));
    QCOMPARE(reported(3), QStringLiteral("Poison: 50 damage"));
    QCOMPARE(reported(4), QStringLiteral("Spike: deadly"));
    QCOMPARE(reported(5), QStringLiteral("A sign"));
    QCOMPARE(reported(7), QStringLiteral("FINISH: exit"));
    QCOMPARE(reported(9), QStringLiteral("FINISH: another exit"));
    play.hold(Qt::Key_Right);
    play.pass(0.6);
    play.letGo(Qt::Key_Right);
    QVERIFY(play.position().x >= 2);
    QVERIFY(!reported(2).startsWith("Potion"));
}

void TestRoomsPlay::digitsOfTheNumberPadChooseNoItem()
{
    LevelFixture play(std::vector<std::string>{"@/*....."});
    play.hold(Qt::Key_Right);
    play.pass(1);
    play.letGo(Qt::Key_Right);
    for (const KeyPreset preset : {KeyPreset::All, KeyPreset::Wasd}) {
        play.page().setKeyBindings(KeyBindings(preset));
        play.press(Qt::Key_3);
        QCOMPARE(play.inHand(), std::string("magic"));
        for (int key = Qt::Key_1; key <= Qt::Key_9; ++key)
            play.press(key, Qt::KeypadModifier);
        QCOMPARE(play.inHand(), std::string("magic"));
        play.press(Qt::Key_1);
        QCOMPARE(play.inHand(), std::string("fists"));
    }
}

void TestRoomsPlay::aChosenZoomIsKeptFromLevelToLevelUntilTheViewIsBroughtBack()
{
    const std::vector<std::string> rows{"........", "@..>....", "........"};
    LevelFixture play(specOf({drawn("one", rows), drawn("two", rows), drawn("three", rows)}));
    QTRY_VERIFY(play.isAllInView(play.map()));
    QCoreApplication::processEvents(); // whatever the page's first layout still asked for
    const Zoom fitted = play.map().zoom();
    for (int i = 0; i < 3; ++i)
        play.press(Qt::Key_Minus);
    const Zoom chosen = play.map().zoom();
    QVERIFY(chosen != fitted);
    play.hold(Qt::Key_Right);
    for (int i = 0; i < 128 && play.action().level == 1; ++i)
        play.pass(1.0 / 64);
    play.letGo(Qt::Key_Right);
    QCOMPARE(play.action().level, 2);
    QCOMPARE(play.map().zoom(), chosen);
    QTRY_VERIFY(play.map().cellsInView().contains(play.position()));
    play.press(Qt::Key_C);
    QCOMPARE(play.map().zoom(), fitted); // for the levels are as large
    play.hold(Qt::Key_Right);
    for (int i = 0; i < 128 && play.action().level == 2; ++i)
        play.pass(1.0 / 64);
    QCOMPARE(play.action().level, 3);
    QCOMPARE(play.map().zoom(), fitted);
}

void TestRoomsPlay::levelFilesHaveASmallMapAndRoomsHaveTheirs()
{
    LevelFixture levels(specOf({drawn("one", {"@.......", "........"}), drawn("two", {"@.>"})}));
    QDockWidget *dock = levels.place().docks().at(0);
    dock->show();
    const auto *small = dock->findChild<MapView *>("miniMap");
    QTRY_VERIFY(small->isVisible() && levels.isAllInView(*small));
    QVERIFY(levels.rooms()->isVisible());
    QVERIFY(small->height() > levels.rooms()->height() / 2);
    LevelFixture rooms(
        WorldSpec{"rooms 3", {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms)});
    dock = rooms.place().docks().at(0);
    dock->show();
    QTRY_VERIFY(rooms.rooms()->isVisible());
    QVERIFY(!dock->findChild<MapView *>("miniMap")->isVisible());
}

void TestRoomsPlay::theEndTellsTheRoomBesideThePlaceAmongRuns()
{
    QWidget page;
    RunEndActions actions;
    RunEndPanel panel(actions, &page);
    RunSummary run;
    run.scenario = ScenarioKind::Rooms;
    run.floor = 3;
    run.floors = 10;
    panel.open(run, RunPlace{2, 4});
    QVERIFY2(panel.text().contains("in room 3 of 10"), qPrintable(panel.text()));
    QCOMPARE(panel.text().count("place", Qt::CaseInsensitive), 1);
    LevelFixture play(std::vector<std::string>{"@^..."});
    play.hold(Qt::Key_Right);
    play.pass(1);
    const QString reported = play.find<RunEndPanel>("runEndPanel")->text();
    QVERIFY2(reported.contains("on level 1 of 1"), qPrintable(reported));
}

void TestRoomsPlay::aLongSignStaysInTheUpperHalfOfTheMapAndCanBeScrolled()
{
    QWidget map;
    map.resize(700, 500);
    InfoCard card(&map);
    map.show();
    QVERIFY(QTest::qWaitForWindowExposed(&map, cave::test::kPatience));
    const QString text = QStringLiteral("Mind the step, and the next one. ").repeated(300);
    card.open(text);
    QCOMPARE(card.text(), text);
    QVERIFY(QRect(0, 0, 700, 250).contains(card.geometry()));
    auto *scroll = card.findChild<QScrollArea *>("infoCard.scroll");
    QTRY_VERIFY(scroll->verticalScrollBar()->maximum() > card.height());
    const QPointF at = scroll->viewport()->rect().center();
    QWheelEvent wheel(at, scroll->viewport()->mapToGlobal(at), {}, QPoint(0, -120), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(scroll->viewport(), &wheel);
    QVERIFY(scroll->verticalScrollBar()->value() > 0);
    map.resize(500, 300);
    QTRY_VERIFY(QRect(0, 0, 500, 150).contains(card.geometry()));
    card.open(text); // another sign begins at its beginning
    QCOMPARE(scroll->verticalScrollBar()->value(), 0);
}

void TestRoomsPlay::aShortSignLetsTheMouseThrough()
{
    QWidget map;
    map.resize(700, 500);
    InfoCard card(&map);
    map.show();
    card.open(QStringLiteral("Mind the step. ").repeated(300));
    QVERIFY(map.childAt(card.geometry().center()) != nullptr);
    card.open(QStringLiteral("Mind the step"));
    QVERIFY(card.isVisible());
    QVERIFY(map.childAt(card.geometry().center()) == nullptr);
    QVERIFY(!card.findChild<QScrollArea *>("infoCard.scroll")->verticalScrollBar()->isVisible());
}

CAVE_WIDGET_TEST(TestRoomsPlay)
#include "tst_rooms_play.moc"
