// SPDX-License-Identifier: MIT
#include "core/analysis/past/watch_search.h"
#include "core/content/builtin.h"
#include "core/io/worlds/replay.h"
#include "editor/panels/conditions/condition_texts.h"
#include "editor/panels/past/timeline_bar.h"
#include "editor/panels/past/timeline_panel.h"
#include "editor/panels/past/watch_edit.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>

#include <cstdint>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "tests/panels/panel_fixture.h"
#include "tests/support/played_file.h"

using namespace cave;

namespace {

/// A field for watch points by itself, and over the past in the timeline of Inspect.
class TestWatchEdit : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrongIsNamedUntilItIsCorrected();
    void namesAreCompleted();
    void whatThePlayerCanNotKnowIsRefusedWhileLimited();
    void theWayLeadsThroughTheTurnsInWhichItHolds_data();
    void theWayLeadsThroughTheTurnsInWhichItHolds();
    void oneThatNeverHoldsSaysSo();
    void aClearedOneLeavesAllEvents();
    void anInvalidOneIsNone();
    void aLogThatCanNotGoOnSaysHowFar();
    void anotherWorldIsLookedThroughAgain();
    void inASmallWindowNothingIsCut();

private:
    struct Single : WatchEdit {
        Single() : WatchEdit(NotePlace::Below)
        {
            setObjectName("single");
            setContent(std::make_shared<const Content>(builtInContent().value()));
        }
    };
    using Panel = Shown<TimelinePanel>;

    template<class Widget>
    static void write(const Shown<Widget> &shown, const QString &text)
    {
        auto *field = shown.template find<WatchField>("watch.field");
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Escape); // the completions
        QTest::keyClick(field, Qt::Key_Return);
    }
    static bool waitForFinds(const Panel &shown)
    {
        return cave::test::waitFor([&] {
            const PastWatch &watch = shown.find<PastWatchEdit>("past.watch")->watch();
            return shown.panel.past() != nullptr && shown.panel.past()->isRead() && watch.hasPoint() &&
                   !watch.isSearching();
        });
    }
    static std::shared_ptr<const WorldLog> logOf(const PlayedFile &file)
    {
        return std::make_shared<const WorldLog>(std::move(readWorldLog(file.path())).value());
    }
    /// The turns in which it holds for player 1, by searching a timeline.
    static std::vector<std::int64_t> turnsOf(const PlayedFile &file, const char *text)
    {
        Timeline timeline(logOf(file));
        while (timeline.read(1000)) {
        }
        ConditionError error;
        const auto point = WatchPoint::parse(text, *timeline.log().stored.content, error);
        std::vector<std::int64_t> turns;
        for (const WatchFind &find :
             findMoments(timeline, *point, {1, 0, std::numeric_limits<std::int64_t>::max(), true})) {
            if (turns.empty() || turns.back() != find.turn)
                turns.push_back(find.turn);
        }
        return turns;
    }
};

void TestWatchEdit::whatIsWrongIsNamedUntilItIsCorrected()
{
    const Shown<Single> shown;
    const auto *note = shown.find<QLabel>("watch.note");
    write(shown, "helth < 10");
    QVERIFY2(note->isVisible() && note->text().contains("did you mean 'health'"), qPrintable(note->text()));
    QVERIFY(!shown.panel.point());
    write(shown, "<b>health</b> < 10");
    QVERIFY(note->isVisible());
    QCOMPARE(note->textFormat(), Qt::PlainText);
    write(shown, "health < 10");
    QVERIFY(note->isHidden());
    QVERIFY(shown.panel.point());
    QCOMPARE(shown.panel.point()->text(), "health < 10");
    QSignalSpy changed(&shown.panel, &WatchEdit::pointChanged);
    shown.find<WatchField>("watch.field")->clear();
    QCOMPARE(changed.count(), 1);
    QVERIFY(!shown.panel.point() && note->isHidden());
    // Without Enter it counts after a pause.
    QTest::keyClicks(shown.find<WatchField>("watch.field"), "gold > 5");
    QVERIFY(!shown.panel.point());
    QTRY_VERIFY(shown.panel.point());
    QVERIFY(!shown.find<WatchField>("watch.field")->accessibleName().isEmpty());
}

void TestWatchEdit::namesAreCompleted()
{
    const Shown<Single> shown;
    auto *field = shown.find<WatchField>("watch.field");
    const auto *list = field->findChild<ConditionCompletion *>();
    field->setFocus();
    QTest::keyClicks(field, "hea");
    QVERIFY(list->isVisible());
    QCOMPARE(list->current(), "health");
    QTest::keyClick(field, Qt::Key_Tab);
    QCOMPARE(field->text(), "health");
    QVERIFY(!list->isVisible());
    QTest::keyClicks(field, " < 5 and ");
    QTest::keyClick(field, Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(list->isVisible());
    QTest::keyClick(field, Qt::Key_Down);
    const QString second = list->current();
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(field->text(), "health < 5 and " + second);
    field->clear();
    QTest::keyClicks(field, "kill and monster = cave_r");
    QVERIFY(list->isVisible());
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!list->isVisible());
    QVERIFY(shown.panel.isVisible());
}

void TestWatchEdit::whatThePlayerCanNotKnowIsRefusedWhileLimited()
{
    Shown<Single> shown;
    shown.panel.setLimited(true);
    for (const char *hidden : {"seen_by > 0", "noticed", "health < 5 and hunted_by > 1",
                               "fight and monster = cave_rat", "distance < 4", "kill"}) {
        write(shown, hidden);
        QVERIFY2(!shown.panel.point(), hidden);
        QVERIFY(shown.text("watch.note").contains("can't see"));
    }
    for (const char *known : {"health < 5", "fight or find or level", "floor = 2 and gold >= 10"}) {
        write(shown, known);
        QVERIFY2(shown.panel.point(), known);
    }
    auto *field = shown.find<WatchField>("watch.field");
    field->setText("hunted");
    QTest::keyClick(field, Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(!field->findChild<ConditionCompletion *>()->isVisible());
    write(shown, "seen_by > 0");
    shown.panel.setLimited(false);
    QVERIFY(shown.panel.point());
    QVERIFY(shown.find<QLabel>("watch.note")->isHidden());
}

void TestWatchEdit::theWayLeadsThroughTheTurnsInWhichItHolds_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("players");
    for (const GeneratorKind kind :
         {GeneratorKind::Caves, GeneratorKind::Dungeon, GeneratorKind::Rooms, GeneratorKind::Journey}) {
        for (const int players : {1, 2})
            QTest::addRow("%d, %d players", static_cast<int>(kind), players)
                << static_cast<int>(kind) << players;
    }
}

void TestWatchEdit::theWayLeadsThroughTheTurnsInWhichItHolds()
{
    QFETCH(const int, kind);
    QFETCH(const int, players);
    const char *text = "fight or find or hit or noticed or 4 <= turn <= 9";
    const PlayedFile file(static_cast<GeneratorKind>(kind), players);
    const std::vector<std::int64_t> turns = turnsOf(file, text);
    QVERIFY(turns.size() > 2);
    const std::unique_ptr<WorldDocument> document = file.read();
    Panel shown;
    shown.panel.setDocument(document.get());
    write(shown, text);
    QVERIFY(waitForFinds(shown));
    QCOMPARE(shown.text("watch.note"), QString("The watch point holds in %L1 turns.").arg(turns.size()));
    QCOMPARE(shown.find<QComboBox>("past.kind")->currentText(), "Watch point");
    auto *earlier = shown.find<QToolButton>("past.earlier");
    std::vector<std::int64_t> gone;
    while (earlier->isEnabled()) {
        shown.click("past.earlier");
        gone.insert(gone.begin(), document->world().turn);
    }
    const std::int64_t last = document->world().turn; // which is shown at first
    QCOMPARE(gone.front(), turns.front());
    if (turns.back() > last && gone.size() + 1 == turns.size())
        gone.push_back(turns.back());
    QVERIFY(gone == turns);
    shown.find<TimelineBar>("past.timeline")->setFocus();
    QTest::keyClick(&shown.panel, Qt::Key_Home);
    QTest::keyClick(&shown.panel, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(document->world().turn, turns.front() > 0 ? turns[0] : turns[1]);
}

void TestWatchEdit::oneThatNeverHoldsSaysSo()
{
    const PlayedFile file(GeneratorKind::Dungeon, 1);
    const std::unique_ptr<WorldDocument> document = file.read();
    Panel shown;
    shown.panel.setDocument(document.get());
    write(shown, "health > 100000");
    QVERIFY(waitForFinds(shown));
    QCOMPARE(shown.text("watch.note"), "The watch point holds in no turn.");
    QVERIFY(!shown.find<QToolButton>("past.earlier")->isEnabled());
    QTest::keyClick(&shown.panel, Qt::Key_Home);
    QVERIFY(!shown.find<QToolButton>("past.later")->isEnabled());
}

void TestWatchEdit::aClearedOneLeavesAllEvents()
{
    const PlayedFile file(GeneratorKind::Caves, 1);
    const std::unique_ptr<WorldDocument> document = file.read();
    Panel shown;
    shown.panel.setDocument(document.get());
    const auto *kind = shown.find<QComboBox>("past.kind");
    const auto *bar = shown.find<TimelineBar>("past.timeline");
    const int kinds = kind->count();
    const int height = bar->sizeHint().height();
    write(shown, "steps > 3");
    QVERIFY(waitForFinds(shown));
    QCOMPARE(kind->count(), kinds + 1);
    QVERIFY(bar->sizeHint().height() > height);
    shown.find<WatchField>("watch.field")->clear();
    QCOMPARE(kind->count(), kinds);
    QCOMPARE(kind->currentText(), "All events");
    QCOMPARE(bar->sizeHint().height(), height);
    QVERIFY(shown.find<QLabel>("watch.note")->isHidden());
}

void TestWatchEdit::anInvalidOneIsNone()
{
    const PlayedFile file(GeneratorKind::Caves, 1);
    const std::unique_ptr<WorldDocument> document = file.read();
    Panel shown;
    shown.panel.setDocument(document.get());
    write(shown, "steps > 3");
    QVERIFY(waitForFinds(shown));
    write(shown, "steps >");
    QVERIFY(shown.find<QLabel>("watch.note")->isVisible());
    QCOMPARE(shown.find<QComboBox>("past.kind")->currentText(), "All events");
    write(shown, "steps > 3");
    QVERIFY(waitForFinds(shown));
    QVERIFY(shown.text("watch.note").contains("holds in"));
}

void TestWatchEdit::aLogThatCanNotGoOnSaysHowFar()
{
    const PlayedFile file(GeneratorKind::Caves, 1);
    auto log = std::make_shared<WorldLog>(std::move(readWorldLog(file.path())).value());
    log->commands[20] = EquipCommand{99};
    TimelineBar bar;
    PastWatchEdit edit(bar);
    edit.setPast(log, 1);
    edit.field()->setText("turn >= 0");
    QTRY_VERIFY(edit.watch().stuckAt());
    QTRY_VERIFY(!edit.watch().isSearching());
    QVERIFY2(edit.findChild<QLabel *>("watch.note")->text().contains("beyond turn"),
             qPrintable(edit.findChild<QLabel *>("watch.note")->text()));
}

void TestWatchEdit::anotherWorldIsLookedThroughAgain()
{
    const PlayedFile file(GeneratorKind::Caves, 1);
    const PlayedFile other(GeneratorKind::Dungeon, 1);
    const std::unique_ptr<WorldDocument> first = file.read();
    const std::unique_ptr<WorldDocument> second = other.read();
    Panel shown;
    shown.panel.setDocument(first.get());
    write(shown, "turn > 10");
    QVERIFY(waitForFinds(shown));
    shown.panel.setDocument(second.get());
    QVERIFY(waitForFinds(shown));
    QCOMPARE(shown.find<PastWatchEdit>("past.watch")->watch().turns(),
             static_cast<std::int64_t>(turnsOf(other, "turn > 10").size()));
    QCOMPARE(shown.find<QComboBox>("past.kind")->currentText(), "Watch point");
}

void TestWatchEdit::inASmallWindowNothingIsCut()
{
    const PlayedFile file(GeneratorKind::Caves, 1);
    const std::unique_ptr<WorldDocument> document = file.read();
    Panel shown;
    shown.panel.resize(640, 300);
    shown.panel.setDocument(document.get());
    write(shown, "helth < 10 and turn > 0 and steps > 0");
    const auto *note = shown.find<QLabel>("watch.note");
    QTRY_VERIFY(note->isVisible());
    QTRY_VERIFY(note->heightForWidth(note->width()) <= note->height());
    QCOMPARE(shown.panel.width(), 640);
}

} // namespace

CAVE_WIDGET_TEST(TestWatchEdit)

#include "tst_watch_edit.moc"
