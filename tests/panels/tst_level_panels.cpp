// SPDX-License-Identifier: MIT
// What is beside the canvas of the level editor: properties, palette, checks.

#include "editor/level/level_palette.h"
#include "editor/level/level_panels.h"

#include <QColorDialog>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTreeWidget>

#include <algorithm>
#include <optional>

#include "tests/support/widget_test.h"
#include "tests/tools/level_fixture.h"

using namespace cave;

namespace {

const std::string kLevel = "TopDownLevel,yard,10,8\n"
                           "PlayerStartLocation,1,1\n"
                           "BackgroundTile,grass.png,2,0\n"
                           "DynamicGameObject,Demon,4,2,100,30\n"
                           "DynamicGameObject,Demon,6,2,80,30\n"
                           "StaticGameObject,Marker,3,3,Loot\n"
                           "StaticGameObject,InfoNode,2,5,hello\n"
                           "StaticGameObject,Goal,8,6\n"
                           "StaticGameObject,Lava,5,5,hot\n";

template<class Widget>
Widget &part(QWidget &in, const char *name)
{
    auto *found = in.findChild<Widget *>(name);
    if (found == nullptr)
        qFatal("there is no widget '%s'", name);
    return *found;
}

void write(QLineEdit &line, const QString &text)
{
    line.setFocus();
    line.selectAll();
    QTest::keyClicks(&line, text);
    QTest::keyClick(&line, Qt::Key_Return);
}

void shown(QWidget &panel)
{
    panel.resize(panel.sizeHint());
    panel.show();
    panel.activateWindow();
    if (!QTest::qWaitForWindowActive(&panel, cave::test::kPatience))
        qFatal("the panel did not come up");
}

class TestLevelPanels : public QObject {
    Q_OBJECT

private slots:
    void mixedValuesAreReportedAndWrittenToAll()
    {
        LevelFixture level(kLevel);
        LevelProperties panel(level.tools());
        shown(panel);
        level.tools().setSelection({2, 3});
        auto &health = part<QLineEdit>(panel, "level.field1");
        auto &strength = part<QLineEdit>(panel, "level.field2");
        QCOMPARE(health.text(), QString());
        QVERIFY(!health.placeholderText().isEmpty());
        QCOMPARE(strength.text(), QString("30"));
        write(health, "55");
        QVERIFY(level.lines().contains("DynamicGameObject,Demon,4,2,55,30"));
        QVERIFY(level.lines().contains("DynamicGameObject,Demon,6,2,55,30"));
        QCOMPARE(level.document().undoStack().count(), 1);
    }

    void aPlaceMayHaveAFraction()
    {
        LevelFixture level(kLevel);
        LevelProperties panel(level.tools());
        shown(panel);
        level.tools().setSelection({6});
        QCOMPARE(part<QLineEdit>(panel, "level.x").text(), QString("8"));
        write(part<QLineEdit>(panel, "level.x"), "2.25");
        QVERIFY(level.lines().contains("StaticGameObject,Goal,2.25,6"));
        write(part<QLineEdit>(panel, "level.x"), "1e20"); // is refused
        QCOMPARE(part<QLineEdit>(panel, "level.x").text(), QString("2.25"));
        QVERIFY(level.lines().contains("StaticGameObject,Goal,2.25,6"));
    }

    void whatCannotBeIsReportedInPlaceAndChangesNothing_data()
    {
        QTest::addColumn<int>("record");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        QTest::newRow("no number") << 2 << "level.x"
                                   << "east";
        QTest::newRow("no health") << 2 << "level.field1"
                                   << "0";
        QTest::newRow("a fraction of strength") << 2 << "level.field2"
                                                << "1.5";
        QTest::newRow("a comma in a text") << 5 << "level.field1"
                                           << "hello, you";
    }
    void whatCannotBeIsReportedInPlaceAndChangesNothing()
    {
        QFETCH(const int, record);
        QFETCH(const QString, field);
        QFETCH(const QString, text);
        LevelFixture level(kLevel);
        LevelProperties panel(level.tools());
        shown(panel);
        level.tools().setSelection({static_cast<std::size_t>(record)});
        write(part<QLineEdit>(panel, field.toUtf8().constData()), text);
        auto &problem = part<QLabel>(panel, "level.objectProblem");
        QVERIFY(problem.isVisible());
        QVERIFY(!problem.text().isEmpty());
        QCOMPARE(level.text().toStdString(), kLevel);
    }

    void whatIsTypedForOneObjectIsNotWrittenToOthers()
    {
        LevelFixture level(kLevel);
        LevelProperties panel(level.tools());
        shown(panel);
        level.tools().setSelection({2});
        auto &x = part<QLineEdit>(panel, "level.x");
        x.setFocus();
        x.selectAll();
        QTest::keyClicks(&x, "7");
        level.tools().commands().run(LevelCommand::SelectSame);
        QCOMPARE(level.tools().selection().size(), std::size_t{2});
        QTest::keyClick(&x, Qt::Key_Return);
        QVERIFY(level.lines().contains("DynamicGameObject,Demon,7,2,100,30"));
        QVERIFY(level.lines().contains("DynamicGameObject,Demon,6,2,80,30"));
    }

    void nudgesOfAnotherObjectAreUndoneForThemselves()
    {
        LevelFixture level(kLevel);
        level.tools().setSelection({2});
        level.key(Qt::Key_Right);
        level.key(Qt::Key_Right);
        level.tools().setSelection({3});
        level.key(Qt::Key_Right);
        QVERIFY(level.lines().contains("DynamicGameObject,Demon,7,2,80,30"));
        level.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(level.lines().contains("DynamicGameObject,Demon,6,2,80,30"));
        QVERIFY(level.lines().contains("DynamicGameObject,Demon,6,2,100,30"));
    }

    void aMarkerIsChosenFromThoseThereAre()
    {
        LevelFixture level(kLevel);
        LevelProperties panel(level.tools());
        shown(panel);
        level.tools().setSelection({4});
        auto &marker = part<QComboBox>(panel, "level.markerId");
        QVERIFY(marker.isVisible());
        QCOMPARE(marker.currentData().toString(), QString("Loot"));
        marker.setFocus();
        QTest::keyClick(&marker, Qt::Key_Up);
        QVERIFY(level.lines().contains("StaticGameObject,Marker,3,3,Enemy"));
    }

    void aLevelIsRenamedAndResized()
    {
        LevelFixture level(kLevel);
        LevelProperties panel(level.tools());
        shown(panel);
        write(part<QLineEdit>(panel, "level.name"), "garden");
        panel.askSize();
        QTest::keyClicks(&part<QSpinBox>(panel, "level.width"), "12");
        part<QComboBox>(panel, "level.anchor").setCurrentIndex(8);
        QTest::mouseClick(&part<QPushButton>(panel, "level.applySize"), Qt::LeftButton);
        QVERIFY(level.text().startsWith("TopDownLevel,garden,12,8\n"));
        QVERIFY2(level.lines().contains("StaticGameObject,Goal,10,6"), "the content stays at the right");
        QVERIFY(level.lines().contains("StaticGameObject,Lava,7,5,hot"));
    }

    void theSizeShownIsTheLevelsAfterAnUndo()
    {
        LevelFixture level(kLevel);
        LevelProperties panel(level.tools());
        shown(panel);
        auto &width = part<QSpinBox>(panel, "level.width");
        panel.askSize();
        QTest::keyClicks(&width, "12");
        QTest::mouseClick(&part<QPushButton>(panel, "level.applySize"), Qt::LeftButton);
        width.setFocus();
        level.document().undoStack().undo();
        QCOMPARE(width.value(), level.document().design().width);
    }

    void leavingAFieldOfTheLevelChangesNothing()
    {
        LevelFixture level(kLevel);
        LevelProperties panel(level.tools());
        shown(panel);
        for (const char *field : {"level.imageColumn", "level.imageRow", "level.width", "level.height"}) {
            part<QSpinBox>(panel, field).setFocus();
            QTest::keyClick(&part<QSpinBox>(panel, field), Qt::Key_Return);
        }
        part<QLineEdit>(panel, "level.image").setFocus();
        part<QLineEdit>(panel, "level.name").setFocus();
        QCOMPARE(level.document().undoStack().count(), 0);
    }

    void theBackgroundBecomesAColourThatIsChosen()
    {
        LevelFixture level(kLevel);
        LevelProperties panel(level.tools());
        shown(panel);
        auto &kind = part<QComboBox>(panel, "level.background");
        auto &colour = part<QPushButton>(panel, "level.colour");
        QVERIFY(!colour.isVisible());
        kind.setFocus();
        QTest::keyClick(&kind, Qt::Key_Up);
        QVERIFY(colour.isVisible());
        QVERIFY(!level.text().contains("BackgroundTile"));
        QVERIFY(level.lines().contains("BackgroundImage," + colour.text()));
        QTest::mouseClick(&colour, Qt::LeftButton);
        auto &dialog = part<QColorDialog>(panel, "level.colourDialog");
        dialog.setCurrentColor(QColor(0x10, 0x20, 0x30));
        auto *buttons = dialog.findChild<QDialogButtonBox *>();
        QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QVERIFY(level.lines().contains("BackgroundImage,#102030"));
        QCOMPARE(colour.text(), QString("#102030"));
        level.tools().commands().run(LevelCommand::Undo);
        level.tools().commands().run(LevelCommand::Undo);
        QCOMPARE(level.text().toStdString(), kLevel);
    }

    void theFirstOfSeveralPicturesBecomesTheTile()
    {
        std::string text = kLevel;
        const std::string tile = "BackgroundTile,grass.png,2,0";
        text.replace(text.find(tile), tile.size(), "BackgroundImage,far.png,near.png");
        LevelFixture level(text);
        LevelProperties panel(level.tools());
        shown(panel);
        auto &kind = part<QComboBox>(panel, "level.background");
        kind.setFocus();
        QTest::keyClick(&kind, Qt::Key_Up);
        QCOMPARE(level.lines().filter("Background"), QStringList("BackgroundTile,far.png,0,0"));
    }

    void theTileOfTheBackgroundIsChangedByItsColumn()
    {
        LevelFixture level(kLevel);
        LevelProperties panel(level.tools());
        shown(panel);
        auto &column = part<QSpinBox>(panel, "level.imageColumn");
        column.setFocus();
        column.selectAll();
        QTest::keyClicks(&column, "5");
        QTest::keyClick(&column, Qt::Key_Return);
        QVERIFY(level.lines().contains("BackgroundTile,grass.png,5,0"));
    }

    void theStartTakesFractionsWithPointOrComma_data()
    {
        QTest::addColumn<QString>("written");
        QTest::newRow("point") << "2.5";
        QTest::newRow("comma") << "2,5";
    }
    void theStartTakesFractionsWithPointOrComma()
    {
        QFETCH(const QString, written);
        LevelFixture level(kLevel);
        LevelProperties panel(level.tools());
        shown(panel);
        write(part<QLineEdit>(panel, "level.startX"), written);
        QVERIFY(level.lines().contains("PlayerStartLocation,2.5,1"));
    }

    void whatAFieldTakesIsReportedBeforeAnythingWrongIsWritten()
    {
        LevelFixture level(kLevel);
        LevelProperties panel(level.tools());
        shown(panel);
        level.tools().setSelection({2});
        auto &health = part<QLineEdit>(panel, "level.field1");
        const QString hint = health.toolTip();
        QVERIFY(!hint.isEmpty());
        write(health, "0");
        QCOMPARE(part<QLabel>(panel, "level.objectProblem").text(), hint);
        for (const char *field : {"level.width", "level.height", "level.imageColumn", "level.imageRow"})
            QVERIFY2(!part<QSpinBox>(panel, field).toolTip().isEmpty(), field);
    }

    void whatIsBeingWrittenWhenTheLevelGoesChangesNoOther()
    {
        LevelFixture level(kLevel);
        LevelProperties panel(level.tools());
        shown(panel);
        auto &name = part<QLineEdit>(panel, "level.name");
        name.setFocus();
        name.selectAll();
        QTest::keyClicks(&name, "garden");
        level.tools().setDocument(nullptr);
        level.tools().setDocument(&level.document());
        QCOMPARE(name.text(), QString("yard"));
        QCOMPARE(level.text().toStdString(), kLevel);
    }

    void aNameWithACommaIsRefused()
    {
        LevelFixture level(kLevel);
        LevelProperties panel(level.tools());
        shown(panel);
        write(part<QLineEdit>(panel, "level.name"), "a, b");
        QVERIFY(part<QLabel>(panel, "level.problem").isVisible());
        QCOMPARE(level.text().toStdString(), kLevel);
    }

    void whatIsSearchedForIsChosenByEnter()
    {
        LevelFixture level(kLevel);
        QWidget page;
        const LevelActions actions(page, level.tools());
        LevelPalette palette(level.tools(), actions);
        shown(palette);
        auto &search = part<QLineEdit>(palette, "level.search");
        search.setFocus();
        QTest::keyClicks(&search, "minot");
        QTest::keyClick(&search, Qt::Key_Return);
        QCOMPARE(level.tools().options().piece.type, std::string("Minotaur"));
        QCOMPARE(level.tools().tool(), LevelTool::Place);
        search.clear();
        const auto &list = part<QTreeWidget>(palette, "level.pieces");
        QCOMPARE(list.topLevelItem(0)->childCount(), 1);
        QCOMPARE(list.topLevelItem(0)->child(0)->toolTip(0).isEmpty(), false);
    }

    void thePaletteHoldsEveryTypeAndEveryMarker()
    {
        LevelFixture level(kLevel);
        QWidget page;
        const LevelActions actions(page, level.tools());
        LevelPalette palette(level.tools(), actions);
        const auto &list = part<QTreeWidget>(palette, "level.pieces");
        int pieces = 0;
        for (int i = 0; i < list.topLevelItemCount(); ++i)
            pieces += list.topLevelItem(i)->childCount();
        constexpr int kMarkersMore = 2;
        constexpr int kStart = 1;
        QCOMPARE(pieces, static_cast<int>(levelObjectInfos().size()) + kMarkersMore + kStart);
    }

    void unknownTypesAreReportedWithTheirLine()
    {
        LevelFixture level(kLevel);
        LevelChecksPanel panel(level.tools());
        shown(panel);
        level.tools().change("Nothing", [](LevelFile &design) {
            design.records.push_back(LevelPiece{"Wall", false, {}}.recordAt({9, 7}));
            return Result<void>();
        });
        QTRY_VERIFY(!panel.isBusy() && !panel.issues().empty());
        const auto &issues = panel.issues();
        QVERIFY(std::any_of(issues.begin(), issues.end(), [](const LevelIssue &issue) {
            return issue.text.english().find("line 9") != std::string::npos &&
                   issue.text.english().find("Lava") != std::string::npos;
        }));
    }

    void afterAnEditAnIssueLeadsToItsOwnObject()
    {
        LevelFixture level("TopDownLevel,yard,10,8\n"
                           "PlayerStartLocation,1,1\n"
                           "StaticGameObject,Lava,5,5,hot\n"
                           "StaticGameObject,Slime,6,5\n"
                           "StaticGameObject,Goal,8,6\n");
        LevelChecksPanel panel(level.tools());
        shown(panel);
        level.tools().change("Nothing", [](LevelFile &design) {
            design.records.push_back(LevelPiece{"Wall", false, {}}.recordAt({9, 7}));
            return Result<void>();
        });
        QTRY_VERIFY(!panel.isBusy() && !panel.issues().empty());
        QSignalSpy chosen(&panel, &LevelChecksPanel::issueChosen);
        auto &list = part<QListWidget>(panel, "level.checks.list");
        const auto itemOf = [&list](const char *type) {
            return list.findItems(type, Qt::MatchContains).value(0);
        };
        QVERIFY(itemOf("Lava") != nullptr && itemOf("Slime") != nullptr);
        level.tools().setSelection({1});
        level.tools().commands().run(LevelCommand::Delete);
        QVERIFY(panel.isBusy()); // it has not been checked again
        for (const char *type : {"Slime", "Lava"}) {
            list.scrollToItem(itemOf(type));
            QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                              list.visualItemRect(itemOf(type)).center());
        }
        QCOMPARE(chosen.count(), 2);
        const std::optional<std::size_t> record = chosen[0][0].value<LevelIssue>().record;
        QVERIFY(record.has_value());
        QCOMPARE(level.design().records.at(*record).type, std::string("Slime"));
        QVERIFY(!chosen[1][0].value<LevelIssue>().record.has_value());
    }

    void aIssueIsListedUntilItIsMendedAndLeadsToItsPlace()
    {
        LevelFixture level(kLevel);
        LevelChecksPanel panel(level.tools());
        shown(panel);
        QSignalSpy chosen(&panel, &LevelChecksPanel::issueChosen);
        level.choose({"Wall", false, {}});
        level.tools().setTool(LevelTool::Brush);
        level.click(1, 1);
        const auto blocked = [](const LevelIssue &issue) {
            return issue.kind == LevelIssueKind::StartBlocked;
        };
        const auto listed = [&] {
            return std::any_of(panel.issues().begin(), panel.issues().end(), blocked);
        };
        QTRY_VERIFY(listed());
        auto &list = part<QListWidget>(panel, "level.checks.list");
        const auto at = std::find_if(panel.issues().begin(), panel.issues().end(), blocked);
        const QListWidgetItem *item = list.item(static_cast<int>(at - panel.issues().begin()));
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(item).center());
        QCOMPARE(chosen.count(), 1);
        level.tools().commands().run(LevelCommand::Undo);
        QTRY_VERIFY(!listed());
    }
};

} // namespace

CAVE_WIDGET_TEST(TestLevelPanels)
#include "tst_level_panels.moc"
