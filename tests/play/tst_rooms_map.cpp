// SPDX-License-Identifier: MIT
#include "app/play/map/examiner.h"
#include "app/play/map/map_titles.h"
#include "app/play/rooms/info_card.h"
#include "app/play/runs/run_end_panel.h"
#include "core/rules/real_time/real_time_simulation.h"
#include "editor/view/overlays/cell_overlays.h"

#include <QScrollArea>
#include <QWheelEvent>

#include <algorithm>
#include <deque>
#include <map>
#include <string>
#include <vector>

#include "tests/play/rooms_fixture.h"

using namespace cave;

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

/// What the map, the small map and signs show of rooms and level files.
class TestRoomsMap : public QObject {
    Q_OBJECT

private slots:
    void aSmallLevelIsShownWholeAndALargeOneFollowsThePlayer();
    void levelsAreCounted();
    void theMapOfRoomsKnowsWhatWasVisitedAndWhatIsBehindDoors();
    void playAndInspectDrawTheSameOnTheGround();
    void whatLiesOnACellIsReported();
    void aChosenZoomIsKeptFromLevelToLevelUntilTheViewIsBroughtBack();
    void levelFilesHaveASmallMapAndRoomsHaveTheirs();
    void aSignIsReadUntilThePlayerWalksOn();
    void aLongSignStaysInTheUpperHalfOfTheMapAndCanBeScrolled();
    void aShortSignLetsTheMouseThrough();
};

} // namespace

void TestRoomsMap::aSignIsReadUntilThePlayerWalksOn()
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

void TestRoomsMap::aSmallLevelIsShownWholeAndALargeOneFollowsThePlayer()
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

void TestRoomsMap::levelsAreCounted()
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

void TestRoomsMap::theMapOfRoomsKnowsWhatWasVisitedAndWhatIsBehindDoors()
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

void TestRoomsMap::playAndInspectDrawTheSameOnTheGround()
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
            thing.shut = false; // which isn't in files
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

void TestRoomsMap::whatLiesOnACellIsReported()
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
    play.release(Qt::Key_Right);
    QVERIFY(play.position().x >= 2);
    QVERIFY(!reported(2).startsWith("Potion"));
}

void TestRoomsMap::aChosenZoomIsKeptFromLevelToLevelUntilTheViewIsBroughtBack()
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
    play.release(Qt::Key_Right);
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

void TestRoomsMap::levelFilesHaveASmallMapAndRoomsHaveTheirs()
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

void TestRoomsMap::aLongSignStaysInTheUpperHalfOfTheMapAndCanBeScrolled()
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

void TestRoomsMap::aShortSignLetsTheMouseThrough()
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

CAVE_WIDGET_TEST(TestRoomsMap)
#include "tst_rooms_map.moc"
