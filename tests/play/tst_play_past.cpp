// SPDX-License-Identifier: MIT
#include "app/play/map/sight_panes.h"
#include "app/play/past/play_past.h"
#include "core/rules/forecast/forecast.h"
#include "editor/panels/past/timeline_bar.h"
#include "editor/panels/past/timeline_strip.h"
#include "editor/panels/sight/mind_panel.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTreeView>

#include "tests/play/party_fixture.h"
#include "tests/support/played_file.h"

using namespace cave;

namespace {

/// The past of the world that a fixture plays.
template<class Fixture>
class PastOf {
public:
    explicit PastOf(Fixture &play) : m_play(play) {}

    [[nodiscard]] PlayPast &past() { return *m_play.page().template findChild<PlayPast *>(); }
    [[nodiscard]] Session *shown() { return past().session(); }
    template<class Widget>
    [[nodiscard]] Widget *find(const char *name)
    {
        auto *found = m_play.page().template findChild<Widget *>(QLatin1String(name));
        return found != nullptr ? found : m_play.place().template findChild<Widget *>(QLatin1String(name));
    }
    [[nodiscard]] TimelineStrip *strip() { return find<TimelineStrip>("past.strip"); }
    [[nodiscard]] bool open()
    {
        m_play.press(Qt::Key_F9);
        return cave::test::waitFor([this] {
            return strip()->isVisible() && strip()->past() != nullptr && strip()->past()->isRead();
        });
    }
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(find<TimelineBar>("past.timeline"), key, modifiers);
    }
    [[nodiscard]] bool showsTurn(std::int64_t turn)
    {
        return cave::test::waitFor(
            [this, turn] { return shown() != nullptr && shown()->world().turn == turn; });
    }

private:
    Fixture &m_play;
};

class TestPlayPast : public QObject {
    Q_OBJECT

private slots:
    void anyTurnIsShownAsItWas_data();
    void anyTurnIsShownAsItWas();
    void whatIsPlayedMeanwhileIsThere();
    void otherKeysReturnToThePresentAndDoNothing();
    void whatThePlayerDoesReturnsToThePresent();
    void timeStandsStillMeanwhile();
    void othersPlayOnMeanwhile();
    void closingTheDebuggerReturnsToThePresent();
    void theDebuggerShowsTheSameOfThePast();
    void decisionsAreThoseOfThePast();
    void aLineOfATraceShowsItsTurn();
    void whoIsTracedStays();
    void aTypedTurnIsShown();
    void aMessageShowsItsTurn();
    void aFileThatIsGoneIsReported();
};

void TestPlayPast::anyTurnIsShownAsItWas_data()
{
    PlayedFile::addRows();
}

void TestPlayPast::anyTurnIsShownAsItWas()
{
    QFETCH(const int, kind);
    QFETCH(const int, players);
    const PlayedFile file(static_cast<GeneratorKind>(kind), players);
    PlayFixture play(file.path());
    PastOf past(play);
    QVERIFY(past.open());
    const std::uint64_t present = play.session().stateHash();
    const std::map<std::int64_t, std::uint64_t> &hashes = file.hashes();
    const std::int64_t last = hashes.rbegin()->first;
    for (int i = 0; i < 20; ++i) {
        const std::int64_t turn = hashes.lower_bound(i * 7919 % last)->first; // forth and back
        if (turn == last)
            continue;
        past.find<QSpinBox>("past.turn")->setValue(static_cast<int>(turn));
        QVERIFY(past.showsTurn(turn));
        QCOMPARE(past.shown()->stateHash(), hashes.at(turn));
        QVERIFY(past.past().map()->isVisible());
        QVERIFY(!play.map().isVisible());
    }
    past.type(Qt::Key_Home);
    QVERIFY(past.shown() != nullptr);
    past.type(Qt::Key_End);
    QVERIFY(past.shown() == nullptr);
    QVERIFY(play.map().isVisible());
    QCOMPARE(play.place().window()->focusWidget(), &play.map());
    QCOMPARE(play.session().stateHash(), present);
}

void TestPlayPast::whatIsPlayedMeanwhileIsThere()
{
    PlayFixture play(kQuietSeed);
    PastOf past(play);
    QVERIFY(past.open());
    std::vector<std::uint64_t> hashes;
    for (int i = 0; i < 20; ++i) {
        hashes.push_back(play.session().stateHash());
        play.press(Qt::Key_Period);
    }
    past.type(Qt::Key_Left);
    QVERIFY(past.showsTurn(19));
    QCOMPARE(past.shown()->stateHash(), hashes[19]);
    past.type(Qt::Key_Left);
    QVERIFY(past.showsTurn(18));
    past.type(Qt::Key_Home);
    QVERIFY(past.showsTurn(0));
    QCOMPARE(past.shown()->stateHash(), hashes[0]);
}

void TestPlayPast::otherKeysReturnToThePresentAndDoNothing()
{
    PlayFixture play(kQuietSeed);
    for (int i = 0; i < 5; ++i)
        play.press(Qt::Key_Period);
    PastOf past(play);
    QVERIFY(past.open());
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Up, Qt::Key_W, Qt::Key_O, Qt::Key_I, Qt::Key_Period}) {
        past.type(Qt::Key_Left);
        QVERIFY(past.showsTurn(4));
        past.type(key);
        QVERIFY2(past.shown() == nullptr, qPrintable(QKeySequence(key).toString()));
        QCOMPARE(play.turn(), 5);
        QVERIFY(!play.page().played().isPaused());
        QCOMPARE(play.place().window()->focusWidget(), &play.map());
    }
    past.type(Qt::Key_Left);
    QVERIFY(past.showsTurn(4));
    past.type(Qt::Key_Shift);
    past.type(Qt::Key_Plus);
    QVERIFY(past.shown() != nullptr);
}

void TestPlayPast::whatThePlayerDoesReturnsToThePresent()
{
    PlayFixture play(kQuietSeed);
    play.press(Qt::Key_Period);
    PastOf past(play);
    QVERIFY(past.open());
    past.type(Qt::Key_Home);
    QVERIFY(past.showsTurn(0));
    play.page().played().perform(WaitCommand{});
    QVERIFY(past.shown() == nullptr);
    QCOMPARE(play.turn(), 2);
}

void TestPlayPast::timeStandsStillMeanwhile()
{
    const PlayedFile file(GeneratorKind::Rooms, 1);
    PlayFixture play(file.path());
    PastOf past(play);
    QVERIFY(past.open());
    play.page().played().perform(ClockCommand{true});
    const std::int64_t turn = play.turn();
    past.type(Qt::Key_Home);
    QTRY_VERIFY(past.shown() != nullptr);
    play.page().passTime(0.5);
    QCOMPARE(play.turn(), turn);
}

void TestPlayPast::othersPlayOnMeanwhile()
{
    PartyFixture play(longHall());
    for (int i = 0; i < 3; ++i)
        play.annDoes(MoveCommand{Direction::East});
    PastOf past(play);
    QVERIFY(past.open());
    past.type(Qt::Key_Home);
    QTRY_VERIFY(past.shown() != nullptr);
    const std::uint64_t shown = past.shown()->stateHash();
    const WorldPos before = play.positionOf(2);
    QCOMPARE(play.annWalks(Direction::East, 2), 2);
    QVERIFY(past.shown() != nullptr);
    QCOMPARE(past.shown()->stateHash(), shown);
    past.type(Qt::Key_End);
    QVERIFY(past.shown() == nullptr);
    QVERIFY(play.positionOf(2) != before);
}

void TestPlayPast::closingTheDebuggerReturnsToThePresent()
{
    PlayFixture play(kQuietSeed);
    play.press(Qt::Key_Period);
    PastOf past(play);
    QVERIFY(past.open());
    past.type(Qt::Key_Home);
    QVERIFY(past.showsTurn(0));
    past.type(Qt::Key_F9);
    QVERIFY(past.shown() == nullptr);
    QVERIFY(!past.strip()->isVisible());
    QVERIFY(play.map().isVisible());
}

void TestPlayPast::theDebuggerShowsTheSameOfThePast()
{
    PlayFixture play(kQuietSeed);
    play.press(Qt::Key_Period);
    PastOf past(play);
    QVERIFY(past.open());
    QWidget *panes = past.past().panes();
    panes->findChild<QComboBox *>("sight.view")->setCurrentIndex(1);
    past.type(Qt::Key_Home);
    QVERIFY(past.showsTurn(0));
    const QList<QComboBox *> views = panes->findChildren<QComboBox *>("sight.view");
    QCOMPARE(views.size(), 2);
    for (const QComboBox *view : views)
        QCOMPARE(view->currentIndex(), 1);
    past.type(Qt::Key_End);
    QCOMPARE(panes->findChildren<QComboBox *>("sight.view").size(), 1);
}

/// How the panel of decisions describes the monster that it shows of a world.
QString decisionOf(Session &session, const std::optional<MonsterId> &monster)
{
    MindPanel panel;
    if (monster)
        panel.setThought(thoughtOf(session.mutableWorld(), *monster), session.world());
    return panel.findChild<QLabel *>("mind.state")->text();
}

void TestPlayPast::decisionsAreThoseOfThePast()
{
    const PlayedFile file(GeneratorKind::Rooms, 1);
    PlayFixture play(file.path());
    PastOf past(play);
    QVERIFY(past.open());
    QDockWidget *dock = play.place().docks().at(3);
    dock->toggleViewAction()->trigger();
    const auto *mind = dock->findChild<MindPane *>();
    QVERIFY(mind != nullptr);
    const auto shown = [mind] {
        return mind->shown() ? mind->findChild<QLabel *>("mind.state")->text() : QString();
    };
    const QString present = shown();
    bool differs = false;
    const std::int64_t last = file.hashes().rbegin()->first;
    for (const std::int64_t part : {5, 3, 2}) {
        past.find<QSpinBox>("past.turn")->setValue(static_cast<int>(last / part));
        QVERIFY(past.showsTurn(last / part));
        QCOMPARE(shown(), decisionOf(*past.shown(), mind->shown()));
        differs = differs || shown() != present;
    }
    QVERIFY(differs);
    past.type(Qt::Key_Escape);
    QVERIFY(past.shown() == nullptr);
    QCOMPARE(shown(), present);
}

void TestPlayPast::aLineOfATraceShowsItsTurn()
{
    const PlayedFile file(GeneratorKind::Journey, 1);
    PlayFixture play(file.path());
    PastOf past(play);
    QVERIFY(past.open());
    past.find<QComboBox>("past.kind")->setCurrentIndex(1); // who noticed the player
    past.type(Qt::Key_Left, Qt::ControlModifier);
    QTRY_VERIFY(past.shown() != nullptr);
    QVERIFY(!past.strip()->monstersIn(past.strip()->turn()).empty());
    auto *tabs = qobject_cast<QTabWidget *>(past.past().panes());
    tabs->setCurrentIndex(1);
    auto *rows = tabs->findChild<QTreeView *>("trace.list");
    QVERIFY(rows != nullptr);
    QTRY_VERIFY(rows->model()->rowCount() > 1);
    const QModelIndex first = rows->model()->index(0, 0);
    const std::int64_t before = past.shown()->world().turn;
    rows->setCurrentIndex(first);
    QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, rows->visualRect(first).center());
    QTRY_VERIFY(past.shown() != nullptr && past.shown()->world().turn < before);
}

void TestPlayPast::whoIsTracedStays()
{
    const PlayedFile file(GeneratorKind::Journey, 1);
    PlayFixture play(file.path());
    PastOf past(play);
    QVERIFY(past.open());
    past.find<QComboBox>("past.kind")->setCurrentIndex(1);
    past.type(Qt::Key_Left, Qt::ControlModifier);
    QTRY_VERIFY(past.shown() != nullptr);
    auto *tabs = qobject_cast<QTabWidget *>(past.past().panes());
    tabs->setCurrentIndex(1);
    const auto *title = tabs->findChild<QLabel *>("trace.title");
    QTRY_VERIFY(!title->text().isEmpty());
    const QString before = title->text();
    const std::int64_t turn = past.strip()->turn();
    const WorldLog *log = past.strip()->log();
    past.past().setOpen(false);
    past.past().setOpen(true); // which reads the log once more
    QTRY_VERIFY(past.strip()->log() != log);
    tabs->setCurrentIndex(1);
    past.strip()->seekTurn(turn + 1);
    QTRY_COMPARE(title->text(), before);
}

void TestPlayPast::aTypedTurnIsShown()
{
    PlayFixture play(kQuietSeed);
    for (int i = 0; i < 5; ++i)
        play.press(Qt::Key_Period);
    PastOf past(play);
    QVERIFY(past.open());
    auto *number = past.find<QSpinBox>("past.turn");
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, "2");
    play.page().logSystem(QStringLiteral("Ann left."));
    QTest::keyClick(number, Qt::Key_Return);
    QVERIFY(past.showsTurn(2));
    QTest::keyClick(number, Qt::Key_Escape);
    QVERIFY(past.shown() == nullptr);
    QCOMPARE(play.turn(), 5);
}

void TestPlayPast::aMessageShowsItsTurn()
{
    PlayFixture play(kQuietSeed);
    for (int i = 0; i < 5; ++i)
        play.press(Qt::Key_Period);
    play.page().logSystem(QStringLiteral("Ann left."));
    for (int i = 0; i < 3; ++i)
        play.press(Qt::Key_Period);
    play.logList()->setCurrentIndex(play.logList()->model()->index(0, 0));
    play.logList()->findChild<QAction *>("messageLog.why")->trigger();
    PastOf past(play);
    QVERIFY(past.showsTurn(5));
    QVERIFY(past.strip()->isVisible());
}

void TestPlayPast::aFileThatIsGoneIsReported()
{
    PlayFixture play(kQuietSeed);
    play.press(Qt::Key_Period);
    std::filesystem::remove(play.page().played().path());
    play.press(Qt::Key_F9);
    PastOf past(play);
    QTRY_VERIFY(!past.find<QLabel>("past.state")->text().isEmpty());
    QVERIFY(past.strip()->isVisible());
}

} // namespace

CAVE_WIDGET_TEST(TestPlayPast)

#include "tst_play_past.moc"
