// SPDX-License-Identifier: MIT
#include "app/play/keys/key_bindings.h"
#include "app/play/map/map_titles.h"
#include "app/play/runs/run_end_panel.h"
#include "app/play/walking/real_time.h"
#include "core/rules/real_time/agents.h"
#include "core/rules/real_time/real_time_simulation.h"

#include <QAction>
#include <QLabel>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/play/rooms_fixture.h"

using namespace cave;

namespace {

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
    void deathShowsTheEnd();
    void byTurnsAKeyIsACellAndBackAgainItSteers();
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
    void digitsOfTheNumberPadChooseNoItem();
    void theEndTellsTheRoomBesideThePlaceAmongRuns();
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
    play.release(Qt::Key_Right);
    QCOMPARE(play.motion().steering, std::optional(Direction::North));
}

void TestRoomsPlay::lettingGoAndLosingTheKeyboardStop()
{
    LevelFixture play(std::vector<std::string>{"@......................"});
    play.hold(Qt::Key_Right);
    play.pass(0.25);
    play.release(Qt::Key_Right);
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
    play.release(Qt::Key_Right);
    const ItemType fists =
        play.session().content().items[play.session().world().player().inventory.stacks[0].item];
    play.hold(Qt::Key_Space);
    QCOMPARE(play.action().agents.size(), std::size_t{1});
    QCOMPARE(play.action().agents[0].health, play.action().agents[0].fullHealth - 100 * fists.power);
    play.pass(0.125);
    QCOMPARE(play.action().agents[0].health, play.action().agents[0].fullHealth - 100 * fists.power);
    play.pass(fists.cooldown / 100.0);
    QCOMPARE(play.action().agents[0].health, play.action().agents[0].fullHealth - 200 * fists.power);
    play.release(Qt::Key_Space);
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
    play.release(Qt::Key_Right);
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
    const QStringList strip = play.find<QWidget>("hud.items")->accessibleName().split("; ");
    QCOMPARE(strip.size(), 3);
    QVERIFY(strip[1].endsWith("wielded") && !strip[0].endsWith("wielded") && !strip[2].endsWith("wielded"));
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
    play.release(Qt::Key_Right);
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
    play.release(Qt::Key_Right); // to no effect
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
    gentle.release(Qt::Key_Right);
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

void TestRoomsPlay::digitsOfTheNumberPadChooseNoItem()
{
    LevelFixture play(std::vector<std::string>{"@/*....."});
    play.hold(Qt::Key_Right);
    play.pass(1);
    play.release(Qt::Key_Right);
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

CAVE_WIDGET_TEST(TestRoomsPlay)
#include "tst_rooms_play.moc"
