// SPDX-License-Identifier: MIT
#include "core/base/random_stream.h"
#include "core/io/worlds/replay.h"
#include "core/session/unsaved_changes.h"
#include "editor/panels/past/timeline_bar.h"
#include "editor/panels/past/timeline_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include "tests/panels/panel_fixture.h"
#include "tests/support/played_file.h"

using namespace cave;

namespace {

class TestTimelinePanel : public QObject {
    Q_OBJECT

private slots:
    void anyTurnIsShownAsItWas_data();
    void anyTurnIsShownAsItWas();
    void theWheelAndKeysGoThroughTurns();
    void aMarkShowsWhoHadAPartInIt();
    void onlyEventsOfALaneAreGoneThrough();
    void whoWasWhereBeforeAndAfterIsMarked();
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
    PlayedFile::addRows();
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
    QTest::keyClick(shown.find<TimelineBar>("past.timeline"), Qt::Key_Home);
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
    QTest::keyClick(shown.find<TimelineBar>("past.timeline"), Qt::Key_Left);
    QCOMPARE(document->world().turn, last - 1);
    QTest::keyClick(shown.find<TimelineBar>("past.timeline"), Qt::Key_Right);
    QVERIFY(!document->showsPast());
    auto *bar = shown.find<TimelineBar>("past.timeline");
    const QPointF middle = bar->rect().center();
    for (const int notch : {60, 60}) { // half a notch each, as touchpads send them
        QWheelEvent wheel(middle, bar->mapToGlobal(middle), {}, {0, notch}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(bar, &wheel);
    }
    QCOMPARE(document->world().turn, last - 1);
    QTest::keyClick(shown.find<TimelineBar>("past.timeline"), Qt::Key_Home);
    QCOMPARE(document->world().turn, 0);
    QTest::keyClick(shown.find<TimelineBar>("past.timeline"), Qt::Key_End);
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

void TestTimelinePanel::whoWasWhereBeforeAndAfterIsMarked()
{
    const PlayedFile file(GeneratorKind::Journey, 1);
    const std::unique_ptr<WorldDocument> document = file.read();
    Panel shown;
    shown.panel.setDocument(document.get());
    QVERIFY(waitForPast(shown));
    shown.click("past.ghosts");
    QVERIFY(shown.panel.layer().legend.isEmpty()); // not of the present
    shown.find<QSpinBox>("past.turn")->setValue(20);
    QVERIFY(!shown.panel.layer().legend.isEmpty());
    shown.click("past.ghosts");
    QVERIFY(shown.panel.layer().legend.isEmpty());
    shown.click("past.ghosts");
    shown.click("past.now");
    QVERIFY(shown.panel.layer().legend.isEmpty());
}

void TestTimelinePanel::turnsAreNotSteppedInThePast()
{
    const PlayedFile file(GeneratorKind::Caves, 1);
    const std::unique_ptr<WorldDocument> document = file.read();
    Panel shown;
    shown.panel.setDocument(document.get());
    QVERIFY(waitForPast(shown));
    QTest::keyClick(shown.find<TimelineBar>("past.timeline"), Qt::Key_Home);
    const std::uint64_t before = stateHash(document->world());
    QVERIFY(!document->stepTurn());
    QCOMPARE(stateHash(document->world()), before);
    QTest::keyClick(shown.find<TimelineBar>("past.timeline"), Qt::Key_End);
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
    QTest::keyClick(shown.find<TimelineBar>("past.timeline"), Qt::Key_Home);
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
