// SPDX-License-Identifier: MIT
#include "app/seeds/marks/marks_panel.h"
#include "editor/view/style/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

#include <memory>
#include <vector>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

WorldSpec specOf(const std::string &seed)
{
    return {seed, {}, defaultSettings(GeneratorKind::Caves)};
}

SeedMarks someMarks()
{
    return {true, {"big", "wide"}, "a note", {{{5, -6}, "gold"}, {{7, 8}, "sword"}}};
}

/// A panel and what it reported.
struct OpenedMarks {
    struct Report {
        WorldSpec spec;
        SeedMarks marks;
    };

    OpenedMarks()
    {
        QObject::connect(panel.get(), &MarksPanel::marksChanged, panel.get(),
                         [this](const WorldSpec &spec, const SeedMarks &marks) {
                             reports.push_back({spec, marks});
                         });
        useTheme(darkTheme());
        panel->resize(320, 600);
        panel->show();
        panel->activateWindow();
        if (!QTest::qWaitForWindowActive(panel.get(), cave::test::kPatience))
            qFatal("the panel does not show");
    }

    template<class Widget>
    Widget *find(const char *name) const
    {
        return panel->findChild<Widget *>(QLatin1String(name));
    }
    [[nodiscard]] QLineEdit *tags() const { return find<QLineEdit>("marks.tags"); }
    [[nodiscard]] QPlainTextEdit *note() const { return find<QPlainTextEdit>("marks.note"); }
    [[nodiscard]] QToolButton *star() const { return find<QToolButton>("marks.star"); }
    [[nodiscard]] QTreeWidget *list() const { return find<QTreeWidget>("marks.markers"); }
    [[nodiscard]] QLineEdit *labelEditor() const { return list()->viewport()->findChild<QLineEdit *>(); }
    void click(const char *name) const { QTest::mouseClick(find<QPushButton>(name), Qt::LeftButton); }

    std::vector<Report> reports; // the panel's end is reported, too
    std::unique_ptr<MarksPanel> panel = std::make_unique<MarksPanel>();
};

/// The panel in which star, tags, note and markers of a seed are written.
class TestMarksPanel : public QObject {
    Q_OBJECT

private slots:
    void withoutASeedItSaysWhatBelongsHere()
    {
        OpenedMarks f;
        QVERIFY(f.find<QLabel>("marks.empty")->isVisible());
        QVERIFY(!f.tags()->isVisible());
        f.panel->addMarkerAt({1, 2});
        QVERIFY(f.reports.empty());
    }

    void theMarksOfASeedAreShownAndNotReportedBack()
    {
        OpenedMarks f;
        f.panel->show(specOf("s"), someMarks());
        QVERIFY(!f.find<QLabel>("marks.empty")->isVisible());
        QCOMPARE(f.find<QLabel>("marks.seed")->text(), QString("s"));
        QVERIFY(f.star()->isChecked());
        QCOMPARE(f.tags()->text(), QString("big, wide"));
        QCOMPARE(f.note()->toPlainText(), QString("a note"));
        QCOMPARE(f.list()->topLevelItemCount(), 2);
        QCOMPARE(f.list()->topLevelItem(1)->text(0), QString("sword"));
        QCOMPARE(f.list()->topLevelItem(1)->text(1), QString("7, 8"));
        f.panel->clear();
        QVERIFY(f.find<QLabel>("marks.empty")->isVisible());
        QVERIFY(f.reports.empty());
    }

    void aStarIsReportedAtOnce()
    {
        OpenedMarks f;
        f.panel->show(specOf("s"), {});
        QTest::mouseClick(f.star(), Qt::LeftButton);
        QCOMPARE(f.reports.size(), std::size_t{1});
        QVERIFY(f.reports[0].spec == specOf("s"));
        QVERIFY(f.reports[0].marks.starred);
        QCOMPARE(f.star()->text(), QString("Starred"));
    }

    void typingIsReportedOnceItRests()
    {
        OpenedMarks f;
        f.panel->show(specOf("s"), {});
        QTest::keyClicks(f.note(), "hello");
        QVERIFY(f.reports.empty());
        QTRY_COMPARE(f.reports.size(), std::size_t{1});
        QCOMPARE(f.reports[0].marks.note, std::string("hello"));
    }

    void whatCouldNotBeStoredIsReportedAgain()
    {
        OpenedMarks f;
        bool stores = false;
        QObject::connect(f.panel.get(), &MarksPanel::marksChanged, f.panel.get(), [&] {
            if (!stores)
                f.panel->keepPending({});
        });
        f.panel->show(specOf("s"), {});
        QTest::keyClicks(f.note(), "hello");
        QTest::mouseClick(f.star(), Qt::LeftButton);
        QVERIFY(!f.star()->isChecked());
        stores = true;
        f.panel->show(specOf("other"), {});
        QCOMPARE(f.reports.size(), std::size_t{2});
        QVERIFY(f.reports[1].spec == specOf("s"));
        QCOMPARE(f.reports[1].marks.note, std::string("hello"));
    }

    void aNoteStaysAsItWasWritten()
    {
        const std::string note = "À la une\u00A0!\r\nfin";
        OpenedMarks f;
        f.panel->show(specOf("s"), {false, {}, note, {}});
        f.panel->show(specOf("other"), {});
        QVERIFY(f.reports.empty());
        f.panel->show(specOf("s"), {false, {}, note, {}});
        QTest::keyClicks(f.note(), "x");
        f.panel->flush();
        QCOMPARE(f.reports.back().marks.note, std::string("xÀ la une\u00A0!\nfin"));
    }

    void typedTagsAreReportedSortedAndOnce()
    {
        OpenedMarks f;
        f.panel->show(specOf("s"), {});
        QTest::keyClicks(f.tags(), "wide, big,, big ,");
        f.panel->flush();
        QCOMPARE(f.reports.size(), std::size_t{1});
        QVERIFY((f.reports[0].marks.tags == std::vector<std::string>{"big", "wide"}));
    }

    void whatIsTypedIsKeptWhenTheFocusGoes()
    {
        OpenedMarks f;
        f.panel->show(specOf("s"), {});
        f.note()->setFocus();
        QTest::keyClicks(f.note(), "hello");
        f.tags()->setFocus();
        QCOMPARE(f.reports.size(), std::size_t{1});
    }

    void whatIsTypedIsKeptForItsSeedWhenAnotherIsShown()
    {
        OpenedMarks f;
        f.panel->show(specOf("first"), {});
        QTest::keyClicks(f.note(), "of the first");
        QTest::keyClicks(f.tags(), "one");
        f.panel->show(specOf("second"), {});
        QCOMPARE(f.reports.size(), std::size_t{1});
        QVERIFY(f.reports[0].spec == specOf("first"));
        QCOMPARE(f.reports[0].marks.note, std::string("of the first"));
        QCOMPARE(f.note()->toPlainText(), QString());
        QCOMPARE(f.tags()->text(), QString());
    }

    void whatIsTypedIsKeptWhenThePanelIsClearedHiddenOrGone()
    {
        OpenedMarks f;
        f.panel->show(specOf("s"), {});
        QTest::keyClicks(f.note(), "a");
        f.panel->hide();
        QCOMPARE(f.reports.size(), std::size_t{1});
        f.panel->show();
        QTest::keyClicks(f.note(), "b");
        f.panel->clear();
        QCOMPARE(f.reports.size(), std::size_t{2});
        f.panel->show(specOf("s"), {});
        QTest::keyClicks(f.note(), "c");
        f.panel.reset();
        QCOMPARE(f.reports.size(), std::size_t{3});
        QCOMPARE(f.reports[2].marks.note, std::string("c"));
    }

    void anEchoOfWhatWasReportedDisturbsNobodyWhoWrites()
    {
        OpenedMarks f;
        f.panel->show(specOf("s"), {});
        QObject::connect(f.panel.get(), &MarksPanel::marksChanged, f.panel.get(),
                         [&](const WorldSpec &spec, const SeedMarks &marks) { f.panel->show(spec, marks); });
        QTest::keyClicks(f.tags(), "wide, bi");
        f.panel->flush();
        QCOMPARE(f.tags()->text(), QString("wide, bi"));
        QTest::keyClicks(f.tags(), "g");
        QCOMPARE(f.tags()->text(), QString("wide, big"));
        f.panel->flush();
        QCOMPARE(f.reports.size(), std::size_t{2});
    }

    void aStarSetElsewhereAndANoteBeingWrittenAreBothKept()
    {
        OpenedMarks f;
        f.panel->show(specOf("s"), {});
        QTest::keyClicks(f.note(), "half a sent");
        SeedMarks elsewhere;
        elsewhere.starred = true;
        f.panel->show(specOf("s"), elsewhere);
        QVERIFY(f.star()->isChecked());
        QTest::keyClicks(f.note(), "ence");
        f.panel->flush();
        QCOMPARE(f.reports.back().marks.note, std::string("half a sentence"));
        QVERIFY(f.reports.back().marks.starred);
    }

    void aMarkerIsAddedAndItsLabelWritten()
    {
        OpenedMarks f;
        f.panel->show(specOf("s"), {});
        QVERIFY(f.find<QLabel>("marks.noMarkers")->isVisible());
        f.panel->addMarkerAt({-12, 1'000'000'000'000});
        QCOMPARE(f.reports.size(), std::size_t{1});
        QVERIFY(!f.find<QLabel>("marks.noMarkers")->isVisible());
        QVERIFY(f.labelEditor() != nullptr);
        QTest::keyClicks(f.labelEditor(), "Bone pit");
        QTest::keyClick(f.labelEditor(), Qt::Key_Return);
        QTRY_COMPARE(f.reports.size(), std::size_t{2});
        const std::vector<SeedMarker> expected{{{-12, 1'000'000'000'000}, "Bone pit"}};
        QVERIFY(f.reports[1].marks.markers == expected);
    }

    void aLabelBeingWrittenIsKeptWhenAnotherSeedIsShown()
    {
        OpenedMarks f;
        f.panel->show(specOf("first"), {});
        f.panel->addMarkerAt({1, 2});
        QTest::keyClicks(f.labelEditor(), "Door");
        f.panel->show(specOf("second"), {});
        QVERIFY(f.reports.back().spec == specOf("first"));
        QCOMPARE(f.reports.back().marks.markers.at(0).label, std::string("Door"));
        QCOMPARE(f.list()->topLevelItemCount(), 0);
    }

    void aSecondMarkerAtACellIsTheFirst()
    {
        OpenedMarks f;
        f.panel->show(specOf("s"), someMarks());
        f.panel->addMarkerAt({7, 8});
        QCOMPARE(f.list()->topLevelItemCount(), 2);
        QCOMPARE(f.list()->currentItem()->text(0), QString("sword"));
        f.panel->addMarkerAt({kWorldLimit + 1, 0});
        QCOMPARE(f.list()->topLevelItemCount(), 2);
    }

    void markersAreFlownToByButtonAndEnter()
    {
        OpenedMarks f;
        f.panel->show(specOf("s"), someMarks());
        std::vector<WorldPos> flown;
        QObject::connect(f.panel.get(), &MarksPanel::markerActivated, f.panel.get(),
                         [&](WorldPos cell) { flown.push_back(cell); });
        f.click("marks.fly");
        f.list()->setCurrentItem(f.list()->topLevelItem(1));
        QTest::keyClick(f.list(), Qt::Key_Return);
        QVERIFY((flown == std::vector<WorldPos>{{5, -6}, {7, 8}}));
        QVERIFY(f.reports.empty());
    }

    void markersAreRemovedByButtonAndKey()
    {
        OpenedMarks f;
        f.panel->show(specOf("s"), someMarks());
        f.click("marks.remove");
        QCOMPARE(f.reports.size(), std::size_t{1});
        QCOMPARE(f.reports[0].marks.markers.size(), std::size_t{1});
        QCOMPARE(f.reports[0].marks.markers[0].label, std::string("sword"));
        QTest::keyClick(f.list(), Qt::Key_Delete);
        QVERIFY(f.reports.back().marks.markers.empty());
        QVERIFY(!f.find<QPushButton>("marks.fly")->isEnabled());
        QVERIFY(!f.find<QPushButton>("marks.remove")->isEnabled());
    }

    void knownTagsCompleteTheOneBeingWritten()
    {
        OpenedMarks f;
        f.panel->setKnownTags({"big", "bizarre", "wide"});
        f.panel->show(specOf("s"), {});
        f.tags()->setFocus();
        QTest::keyClicks(f.tags(), "deep, WI");
        QCompleter *completer = f.tags()->completer();
        QCOMPARE(completer->completionCount(), 1);
        QTRY_VERIFY(completer->popup()->isVisible());
        QTest::keyClick(completer->popup(), Qt::Key_Down);
        QTest::keyClick(completer->popup(), Qt::Key_Return);
        f.panel->flush();
        QVERIFY((f.reports.back().marks.tags == std::vector<std::string>{"deep", "wide"}));
    }

    void whatIsPastTheLimitsIsReportedAndNeverReported()
    {
        OpenedMarks f;
        f.panel->show(specOf("s"), {});
        auto *issues = f.find<QLabel>("marks.flaws");
        QVERIFY(!issues->isVisible());
        f.tags()->setText("fine, " + QString(200, 'x'));
        QVERIFY(issues->isVisible());
        f.note()->insertPlainText(QString(static_cast<qsizetype>(kMaxSeedNoteBytes), QChar(0x00E4)));
        f.panel->flush();
        QVERIFY(validate(f.reports.back().marks));
        QVERIFY((f.reports.back().marks.tags == std::vector<std::string>{"fine"}));
        QCOMPARE(f.reports.back().marks.note.size(), kMaxSeedNoteBytes);
        f.tags()->setText("fine");
        f.note()->selectAll();
        f.note()->insertPlainText("short");
        QVERIFY(!issues->isVisible());
    }
};

} // namespace

CAVE_WIDGET_TEST(TestMarksPanel)
#include "tst_marks_panel.moc"
