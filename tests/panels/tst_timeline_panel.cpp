// SPDX-License-Identifier: MIT
#include "core/base/random_stream.h"
#include "core/io/worlds/saved_session.h"
#include "core/session/players/test_player.h"
#include "core/session/unsaved_changes.h"
#include "core/world/generator_info.h"
#include "editor/panels/past/timeline_bar.h"
#include "editor/panels/past/timeline_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <map>

#include "tests/panels/panel_fixture.h"

using namespace cave;

namespace {

constexpr int kCommands = 250;

/// A world that a test player plays, in a file; with it, its hash at the start of each turn.
class PlayedFile {
public:
    PlayedFile(GeneratorKind kind, int players)
    {
        const GeneratorInfo &info = generatorInfo(kind);
        WorldSpec spec{"timeline", {kind, info.versions.back()}, info.defaults};
        spec.settings.monsters = MonsterMode::Roaming;
        Result<SavedSession> saved = SavedSession::create(path(), "Played", spec);
        if (!saved)
            qFatal("%s", saved.error().text().c_str());
        note(saved->session());
        if (players > 1)
            apply(*saved, 1, JoinCommand{2});
        play(*saved, players);
        if (!saved->save())
            qFatal("the world isn't saved");
    }

    [[nodiscard]] std::filesystem::path path() const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / "played.cave";
    }
    [[nodiscard]] std::unique_ptr<WorldDocument> read() const
    {
        Result<ReadDocument> read = readDocument(path());
        if (!read)
            qFatal("%s", read.error().text().c_str());
        return std::make_unique<WorldDocument>(std::move(*read));
    }
    [[nodiscard]] const std::map<std::int64_t, std::uint64_t> &hashes() const { return m_hashes; }

private:
    void note(Session &session) { m_hashes.try_emplace(session.world().turn, session.stateHash()); }
    void apply(SavedSession &saved, int player, const Command &command)
    {
        saved.apply(player, command);
        note(saved.session());
    }
    void play(SavedSession &saved, int players)
    {
        Session &session = saved.session();
        const TestPlayer mind = testPlayer(session.content().scenario, PlayStyle::Reckless, 5);
        for (int i = 0; i < kCommands && session.world().run == RunState::Going; ++i) {
            const int player = 1 + i / 3 % players;
            session.showPlayer(player);
            const std::optional<Command> command = mind(session);
            session.showPlayer(1);
            if (!command)
                break;
            apply(saved, player, *command);
        }
    }

    QTemporaryDir m_folder;
    std::map<std::int64_t, std::uint64_t> m_hashes;
};

class TestTimelinePanel : public QObject {
    Q_OBJECT

private slots:
    void anyTurnIsShownAsItWas_data();
    void anyTurnIsShownAsItWas();
    void theWheelAndKeysGoThroughTurns();
    void aMarkShowsWhoHadAPartInIt();
    void onlyEventsOfALaneAreGoneThrough();
    void turnsAreNotSteppedInThePast();
    void withoutAPastItSaysWhy();
    void aDamagedLogIsReported();
    void anotherDocumentBeginsWithItsPresent();

private:
    using Panel = Shown<TimelinePanel>;
    static bool waitForPast(const Panel &shown)
    {
        return cave::test::waitFor(
            [&] { return shown.panel.past() != nullptr && shown.panel.past()->isRead(); });
    }
};

void TestTimelinePanel::anyTurnIsShownAsItWas_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("players");
    for (const GeneratorKind kind :
         {GeneratorKind::Caves, GeneratorKind::Cavern, GeneratorKind::Dungeon, GeneratorKind::Rooms,
          GeneratorKind::Journey}) {
        for (const int players : {1, 2})
            QTest::addRow("%d, %d players", static_cast<int>(kind), players)
                << static_cast<int>(kind) << players;
    }
}

void TestTimelinePanel::anyTurnIsShownAsItWas()
{
    QFETCH(const int, kind);
    QFETCH(const int, players);
    const PlayedFile file(static_cast<GeneratorKind>(kind), players);
    const std::unique_ptr<WorldDocument> document = file.read();
    const std::uint64_t present = stateHash(document->world());
    Panel shown;
    shown.panel.setDocument(document.get());
    QVERIFY(waitForPast(shown));
    std::vector<std::int64_t> turns;
    for (const auto &[turn, hash] : file.hashes())
        turns.push_back(turn);
    RandomStream random(7, "turns");
    for (int i = 0; i < 30; ++i) {
        const std::int64_t turn = turns[random.nextBelow(static_cast<std::uint32_t>(turns.size()))];
        shown.find<QSpinBox>("past.turn")->setValue(static_cast<int>(turn));
        QCOMPARE(document->world().turn, turn);
        if (turn != turns.back())
            QCOMPARE(stateHash(document->world()), file.hashes().at(turn));
    }
    QTest::keyClick(&shown.panel, Qt::Key_Home);
    QVERIFY(document->showsPast());
    shown.click("past.now");
    QVERIFY(!document->showsPast());
    QCOMPARE(stateHash(document->world()), present);
}

void TestTimelinePanel::theWheelAndKeysGoThroughTurns()
{
    const PlayedFile file(GeneratorKind::Dungeon, 1);
    const std::unique_ptr<WorldDocument> document = file.read();
    Panel shown;
    shown.panel.setDocument(document.get());
    QVERIFY(waitForPast(shown));
    const std::int64_t last = document->world().turn;
    shown.panel.setFocus();
    QTest::keyClick(&shown.panel, Qt::Key_Left);
    QCOMPARE(document->world().turn, last - 1);
    QTest::keyClick(&shown.panel, Qt::Key_Right);
    QVERIFY(!document->showsPast());
    auto *bar = shown.find<TimelineBar>("past.timeline");
    const QPointF middle = bar->rect().center();
    for (const int notch : {60, 60}) { // half a notch each, as touchpads send them
        QWheelEvent wheel(middle, bar->mapToGlobal(middle), {}, {0, notch}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(bar, &wheel);
    }
    QCOMPARE(document->world().turn, last - 1);
    QTest::keyClick(&shown.panel, Qt::Key_Home);
    QCOMPARE(document->world().turn, 0);
    QTest::keyClick(&shown.panel, Qt::Key_End);
    QCOMPARE(document->world().turn, last);
}

void TestTimelinePanel::aMarkShowsWhoHadAPartInIt()
{
    const PlayedFile file(GeneratorKind::Dungeon, 1);
    const std::unique_ptr<WorldDocument> document = file.read();
    Panel shown;
    shown.panel.setDocument(document.get());
    QVERIFY(waitForPast(shown));
    std::vector<MonsterId> involved;
    connect(&shown.panel, &TimelinePanel::turnShown, this,
            [&](qint64 /*turn*/, const std::vector<MonsterId> &monsters) { involved = monsters; });
    auto *earlier = shown.find<QToolButton>("past.earlier");
    QTRY_VERIFY(earlier->isEnabled());
    while (involved.empty() && earlier->isEnabled())
        shown.click("past.earlier");
    QVERIFY(!involved.empty());
    QVERIFY(document->showsPast());
    const std::int64_t turn = document->world().turn;
    shown.click("past.later");
    QVERIFY(document->world().turn > turn);
}

void TestTimelinePanel::onlyEventsOfALaneAreGoneThrough()
{
    const PlayedFile file(GeneratorKind::Journey, 1);
    const std::unique_ptr<WorldDocument> document = file.read();
    Timeline timeline(std::make_shared<const WorldLog>(std::move(readWorldLog(file.path())).value()));
    while (timeline.read(1000)) {
    }
    std::vector<std::int64_t> finds; // turns, latest first
    for (const TimelineMark &mark : timeline.marks()) {
        if (mark.kind == MarkKind::Find && (finds.empty() || finds.front() != mark.turn))
            finds.insert(finds.begin(), mark.turn);
    }
    QVERIFY(finds.size() > 1 && finds.size() < timeline.marks().size());
    Panel shown;
    shown.panel.setDocument(document.get());
    QVERIFY(waitForPast(shown));
    auto *bar = shown.find<TimelineBar>("past.timeline");
    QTest::mouseClick(bar, Qt::LeftButton, {}, {5, bar->height() * 5 / 8}); // the name of the third lane
    auto *kind = shown.find<QComboBox>("past.kind");
    QCOMPARE(kind->currentText(), "Finds");
    auto *earlier = shown.find<QToolButton>("past.earlier");
    QTRY_VERIFY(earlier->isEnabled());
    for (const std::int64_t turn : finds) {
        shown.click("past.earlier");
        QCOMPARE(document->world().turn, turn);
    }
    QVERIFY(!earlier->isEnabled());
    kind->setCurrentIndex(0);
    QVERIFY(!bar->lane());
}

void TestTimelinePanel::turnsAreNotSteppedInThePast()
{
    const PlayedFile file(GeneratorKind::Caves, 1);
    const std::unique_ptr<WorldDocument> document = file.read();
    Panel shown;
    shown.panel.setDocument(document.get());
    QVERIFY(waitForPast(shown));
    QTest::keyClick(&shown.panel, Qt::Key_Home);
    const std::uint64_t before = stateHash(document->world());
    QVERIFY(!document->stepTurn());
    QCOMPARE(stateHash(document->world()), before);
    QTest::keyClick(&shown.panel, Qt::Key_End);
    QVERIFY(document->stepTurn().ok());
}

void TestTimelinePanel::withoutAPastItSaysWhy()
{
    Panel shown;
    QVERIFY(shown.emptyText().contains("Open a world"));
    const std::unique_ptr<WorldDocument> seed = documentInMemory(eventfulWorld());
    shown.panel.setDocument(seed.get());
    QVERIFY(shown.emptyText().contains("hasn't been played"));
    const EventfulFile file;
    const std::unique_ptr<WorldDocument> unplayed = file.read();
    shown.panel.setDocument(unplayed.get());
    QTRY_VERIFY(shown.emptyText().contains("No commands yet"));
    const std::unique_ptr<WorldDocument> edited = file.open();
    shown.panel.setDocument(edited.get());
    QVERIFY(shown.emptyText().contains("Inspect"));
}

void TestTimelinePanel::aDamagedLogIsReported()
{
    const EventfulFile file;
    file.execute("UPDATE origin SET crc32 = crc32 + 1");
    const std::unique_ptr<WorldDocument> document = file.read();
    Panel shown;
    shown.panel.setDocument(document.get());
    QTRY_VERIFY(shown.emptyText().contains("can't be read"));
}

void TestTimelinePanel::anotherDocumentBeginsWithItsPresent()
{
    const PlayedFile file(GeneratorKind::Dungeon, 1);
    const std::unique_ptr<WorldDocument> first = file.read();
    const std::unique_ptr<WorldDocument> second = file.read();
    Panel shown;
    shown.panel.setDocument(first.get());
    QVERIFY(waitForPast(shown));
    QTest::keyClick(&shown.panel, Qt::Key_Home);
    shown.panel.setDocument(second.get());
    QVERIFY(waitForPast(shown));
    QVERIFY(!second->showsPast());
    QVERIFY(!shown.find<QPushButton>("past.now")->isEnabled());
    shown.panel.setDocument(first.get());
    QVERIFY(waitForPast(shown));
    QVERIFY(first->showsPast());
    QCOMPARE(shown.find<QSpinBox>("past.turn")->value(), 0);
}

} // namespace

CAVE_WIDGET_TEST(TestTimelinePanel)

#include "tst_timeline_panel.moc"
