// SPDX-License-Identifier: MIT
#include "app/play/map/sight_panes.h"
#include "app/play/runs/replay_window.h"
#include "core/analysis/past/watch_search.h"
#include "core/io/worlds/replay.h"
#include "editor/panels/past/timeline_bar.h"
#include "editor/panels/past/watch_edit.h"
#include "editor/view/map/map_view.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QToolButton>

#include <cstdint>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "tests/play/party_fixture.h"
#include "tests/play/play_fixture.h"
#include "tests/support/played_file.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Writes as the user does, and presses Enter.
void writeWatch(const QWidget &around, const char *text)
{
    auto *field = around.findChild<WatchField *>();
    if (field == nullptr)
        qFatal("there is no field for a watch point");
    field->setFocus();
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, QLatin1String(text));
    QTest::keyClick(field, Qt::Key_Space, Qt::ControlModifier);
    if (field->findChild<QListView *>()->isVisible())
        QTest::keyClick(field, Qt::Key_Escape);
    QTest::keyClick(field, Qt::Key_Return);
}

/// Watch points in replays, and while a world is played.
class TestWatchPoints : public QObject {
    Q_OBJECT

private slots:
    void playingPausesWhereItBeginsToHold_data();
    void playingPausesWhereItBeginsToHold();
    void playingPausesInTheMiddleOfACommandWhereTimePasses();
    void eventsOfAReplayAreGoneThroughByKey();
    void itIsThatOfThePlayerWhoIsFollowed();
    void aReplayAsksForNothingThatIsHeldBack();
    void withoutOneAReplayPlaysToItsEnd();
    void exploringStops();
    void travellingStopsOnceAndGoesOn();
    void aHeldKeyStops();
    void whatHoldsAlreadyStopsNothing();
    void freeTimePauses();
    void aSharedWorldIsNotPaused();
    void anInvalidOrClearedOneStopsNothing();
    void nothingIsRevealedWhileItIsHeldBack();

private:
    void open(const PlayedFile &file)
    {
        m_window = std::make_unique<ReplayWindow>(std::move(readWorldLog(file.path())).value(), file.path());
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), cave::test::kPatience));
    }
    [[nodiscard]] const World &world() const { return m_window->session().world(); }
    [[nodiscard]] QString note() const { return m_window->findChild<QLabel *>("watch.note")->text(); }
    [[nodiscard]] const PastWatch &watch() const
    {
        return m_window->findChild<PastWatchEdit *>("replay.watch")->watch();
    }
    [[nodiscard]] bool isFound() const { return watch().hasPoint() && !watch().isSearching(); }
    void playFast() { m_window->findChild<QComboBox *>("replay.speed")->setCurrentIndex(4); }
    /// Where it begins to hold.
    static std::vector<WatchFind> beginsOf(const PlayedFile &file, const char *text, int player)
    {
        Timeline timeline(std::make_shared<const WorldLog>(std::move(readWorldLog(file.path())).value()));
        while (timeline.read(1000)) {
        }
        ConditionError error;
        const auto point = WatchPoint::parse(text, *timeline.log().stored.content, error);
        std::vector<WatchFind> begins;
        for (const WatchFind &find :
             findMoments(timeline, *point, {player, 0, std::numeric_limits<std::int64_t>::max(), true})) {
            const bool isNew = begins.empty() || begins.back().moment != find.moment;
            if (find.begins && find.moment != Moment{} && isNew)
                begins.push_back(find);
        }
        return begins;
    }
    static QString lastLine(PlayFixture &play)
    {
        return play.logLines().isEmpty() ? QString() : play.logLines().last();
    }
    static void watchIn(PlayFixture &play, const char *text)
    {
        QDockWidget *dock = play.place().docks().at(2);
        dock->show();
        writeWatch(*dock, text);
        dock->hide(); // here it is a window of its own
        play.place().activateWindow();
        if (!QTest::qWaitForWindowActive(&play.place(), cave::test::kPatience))
            qFatal("the page isn't active again");
        play.map().setFocus();
        QTest::qWait(100); // for the focus that windows get late
    }

    std::unique_ptr<ReplayWindow> m_window;
};

} // namespace

void TestWatchPoints::playingPausesWhereItBeginsToHold_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("players");
    QTest::addColumn<QByteArray>("text");
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Dungeon, GeneratorKind::Rooms}) {
        for (const int players : {1, 2}) {
            for (const char *text : {"steps >= 12", "fight or find or hit or noticed or steps = 5"})
                QTest::addRow("%d, %d players, %s", static_cast<int>(kind), players, text)
                    << static_cast<int>(kind) << players << QByteArray(text);
        }
    }
}

void TestWatchPoints::playingPausesWhereItBeginsToHold()
{
    QFETCH(const int, kind);
    QFETCH(const int, players);
    QFETCH(const QByteArray, text);
    const PlayedFile file(static_cast<GeneratorKind>(kind), players);
    const std::vector<WatchFind> begins = beginsOf(file, text.constData(), 1);
    open(file);
    writeWatch(*m_window, text.constData());
    playFast();
    std::size_t paused = 0;
    for (; paused < begins.size() && paused < 12; ++paused) {
        m_window->setPlaying(true);
        QTRY_VERIFY(!m_window->isPlaying());
        QCOMPARE(world().turn, begins[paused].turn);
        QCOMPARE(note(), "Paused: " + QString(text));
    }
    if (paused < begins.size())
        return;
    m_window->setPlaying(true);
    QTRY_VERIFY(!m_window->isPlaying());
    QCOMPARE(m_window->position(), m_window->length());
}

void TestWatchPoints::playingPausesInTheMiddleOfACommandWhereTimePasses()
{
    const PlayedFile file(GeneratorKind::Rooms, 1);
    const std::int64_t last = readWorldLog(file.path())->stored.turn;
    open(file);
    const std::int64_t middle = last / 2;
    writeWatch(*m_window, QByteArray("turn = " + QByteArray::number(qlonglong(middle))).constData());
    playFast();
    m_window->setPlaying(true);
    QTRY_VERIFY(!m_window->isPlaying());
    QCOMPARE(world().turn, middle);
    m_window->setPlaying(true);
    QVERIFY(!note().contains("Paused"));
    QTRY_VERIFY(!m_window->isPlaying());
    QCOMPARE(m_window->position(), m_window->length());
}

void TestWatchPoints::eventsOfAReplayAreGoneThroughByKey()
{
    const PlayedFile file(GeneratorKind::Caves, 1);
    open(file);
    writeWatch(*m_window, "steps = 7 or steps = 9");
    QTRY_VERIFY(isFound());
    QVERIFY(note().contains("holds in"));
    QVERIFY(!m_window->findChild<WatchField *>()->hasFocus()); // so that the keys are those of the replay
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(world().player().statistics.steps, 7);
    while (m_window->findChild<QToolButton *>("replay.later")->isEnabled())
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(world().player().statistics.steps, 9);
    writeWatch(*m_window, "health > 100000");
    QTRY_VERIFY(isFound());
    QCOMPARE(note(), "The watch point holds in no turn.");
    QVERIFY(!m_window->findChild<QToolButton *>("replay.earlier")->isEnabled());
}

void TestWatchPoints::itIsThatOfThePlayerWhoIsFollowed()
{
    const PlayedFile file(GeneratorKind::Caves, 2);
    open(file);
    writeWatch(*m_window, "steps >= 5");
    playFast();
    for (const int player : {2, 1}) {
        m_window->followPlayer(player);
        m_window->seek(0);
        m_window->setPlaying(true);
        QTRY_VERIFY(!m_window->isPlaying());
        const std::vector<WatchFind> begins = beginsOf(file, "steps >= 5", player);
        QVERIFY(!begins.empty());
        QCOMPARE(m_window->position(), static_cast<int>(begins.front().moment.command));
    }
}

void TestWatchPoints::aReplayAsksForNothingThatIsHeldBack()
{
    const PlayedFile file(GeneratorKind::Caves, 1);
    open(file);
    m_window->sight().setHeld(true);
    writeWatch(*m_window, "seen_by > 0");
    QVERIFY(note().contains("can't see"));
    QVERIFY(!watch().hasPoint());
    m_window->sight().setHeld(false);
    QVERIFY(watch().hasPoint());
}

void TestWatchPoints::withoutOneAReplayPlaysToItsEnd()
{
    const PlayedFile file(GeneratorKind::Caves, 1);
    open(file);
    writeWatch(*m_window, "steps >= 5");
    m_window->findChild<WatchField *>()->clear();
    QVERIFY(!watch().hasPoint());
    playFast();
    m_window->setPlaying(true);
    QTRY_VERIFY(!m_window->isPlaying());
    QCOMPARE(m_window->position(), m_window->length());
}

void TestWatchPoints::exploringStops()
{
    PlayFixture play(kQuietSeed);
    watchIn(play, "steps >= 4");
    play.press(Qt::Key_O);
    QTRY_COMPARE(play.notice(), "Stopped: steps >= 4");
    QCOMPARE(play.session().world().player().statistics.steps, 4);
    QCOMPARE(lastLine(play), "Stopped: steps >= 4");
    const std::int64_t turn = play.turn();
    QTest::qWait(200);
    QCOMPARE(play.turn(), turn);
}

void TestWatchPoints::travellingStopsOnceAndGoesOn()
{
    PlayFixture play(longHall());
    const WorldPos from = play.position();
    watchIn(play, "steps = 3");
    const auto travel = [&] { play.click({from.x + 10, from.y}); };
    travel();
    QTRY_COMPARE(play.notice(), "Stopped: steps = 3");
    QCOMPARE(play.position(), (WorldPos{from.x + 3, from.y}));
    travel();
    QTRY_COMPARE(play.position(), (WorldPos{from.x + 10, from.y}));
}

void TestWatchPoints::aHeldKeyStops()
{
    PlayFixture play(longHall());
    watchIn(play, "steps = 2");
    QTest::keyPress(&play.map(), Qt::Key_Right);
    QTRY_COMPARE(play.notice(), "Stopped: steps = 2");
    QTest::qWait(400);
    QCOMPARE(play.session().world().player().statistics.steps, 2);
    QTest::keyRelease(&play.map(), Qt::Key_Right);
    QTest::keyClick(&play.map(), Qt::Key_Right);
    QCOMPARE(play.session().world().player().statistics.steps, 3);
}

void TestWatchPoints::whatHoldsAlreadyStopsNothing()
{
    PlayFixture play(longHall());
    watchIn(play, "steps >= 0");
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&play.map(), Qt::Key_Right);
    QVERIFY(!play.logLines().join('\n').contains("Stopped"));
}

void TestWatchPoints::freeTimePauses()
{
    PlayFixture play("abc123", GeneratorKind::Rooms);
    const auto *pause = play.place().findChild<QAction *>("play.pause");
    const std::int64_t begin = play.turn();
    watchIn(play, QByteArray("turn >= " + QByteArray::number(qlonglong(begin + 40))).constData());
    if (pause->isChecked())
        play.press(Qt::Key_P);
    QTRY_VERIFY(lastLine(play).startsWith("Stopped: turn >= "));
    QVERIFY(pause->isChecked());
    QVERIFY(play.page().played().isPausedByHand());
    const std::int64_t stopped = play.turn();
    QVERIFY(stopped >= begin + 40);
    QTest::keyClick(&play.map(), Qt::Key_Right);
    QTest::qWait(150);
    QCOMPARE(play.turn(), stopped);
    play.press(Qt::Key_P);
    QTRY_VERIFY(play.turn() > stopped);
}

void TestWatchPoints::aSharedWorldIsNotPaused()
{
    PartyFixture play(longHall());
    const WorldPos from = play.position();
    watchIn(play, "steps = 3");
    play.click({from.x + 10, from.y});
    QTRY_COMPARE(play.notice(), "Stopped: steps = 3");
    QCOMPARE(play.position(), (WorldPos{from.x + 3, from.y}));
    QCOMPARE(play.order().pauses(), 0);
    play.annWalks(Direction::East, 4); // hers are not watched
    QCOMPARE(play.logLines().filter("Stopped").size(), 1);
}

void TestWatchPoints::anInvalidOrClearedOneStopsNothing()
{
    PlayFixture play(longHall());
    const WorldPos from = play.position();
    watchIn(play, "steps = 3");
    watchIn(play, "stepz = 3");
    const auto *note = play.place().docks().at(2)->findChild<QLabel *>("watch.note");
    QVERIFY(!note->isHidden() && note->text().contains("stepz"));
    play.click({from.x + 5, from.y});
    QTRY_COMPARE(play.position(), (WorldPos{from.x + 5, from.y}));
    watchIn(play, "steps = 7");
    play.place().docks().at(2)->findChild<WatchField *>()->clear();
    play.map().setFocus();
    play.click({from.x + 10, from.y});
    QTRY_COMPARE(play.position(), (WorldPos{from.x + 10, from.y}));
    QVERIFY(!play.logLines().join('\n').contains("Stopped"));
}

void TestWatchPoints::nothingIsRevealedWhileItIsHeldBack()
{
    PlayFixture play(longHall());
    const QDockWidget *dock = play.place().docks().at(2);
    auto *pane = dock->findChild<SightPane *>();
    pane->setHeld(true);
    const auto *note = dock->findChild<QLabel *>("watch.note");
    watchIn(play, "hunted_by > 0");
    QVERIFY(!note->isHidden() && note->text().contains("can't see"));
    watchIn(play, "steps = 1");
    QVERIFY(note->isHidden());
    QTest::keyClick(&play.map(), Qt::Key_Right);
    QCOMPARE(lastLine(play), "Stopped: steps = 1");
}

CAVE_WIDGET_TEST(TestWatchPoints)
#include "tst_watch_points.moc"
