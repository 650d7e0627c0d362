// SPDX-License-Identifier: MIT
// The level editor's tools, by mouse and by keys alone.

#include "editor/level/level_figures.h"
#include "editor/view/style/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>
#include <set>

#include "tests/support/widget_test.h"
#include "tests/tools/level_fixture.h"

using namespace cave;

namespace {

const std::string kHead = "TopDownLevel,yard,10,8\nPlayerStartLocation,1,1\n";
const LevelPiece kWall{"Wall", false, {}};

/// Counts how often a widget is painted.
class Paints : public QObject {
public:
    explicit Paints(QWidget &watched) { watched.installEventFilter(this); }
    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            ++count;
        return false;
    }
    int count = 0;
};

/// The colour at a place of a widget that was grabbed.
QColor at(const QImage &image, QPoint place)
{
    return image.pixelColor((QPointF(place) * image.devicePixelRatio()).toPoint());
}

QStringList sorted(QStringList lines)
{
    std::sort(lines.begin(), lines.end());
    return lines;
}

class TestLevelTools : public QObject {
    Q_OBJECT

private slots:
    void aClickPlacesOneObjectOnTheTile()
    {
        LevelFixture level(kHead);
        level.key(Qt::Key_P);
        QCOMPARE(level.tools().tool(), LevelTool::Place);
        level.choose({"Demon", true, {"100", "30"}});
        level.click(4, 3);
        QCOMPARE(level.lines(),
                 QStringList({"PlayerStartLocation,1,1", "DynamicGameObject,Demon,4,3,100,30"}));
        level.click(4, 3);
        QVERIFY2(level.lines().size() == 2, "the same twice on a tile is one");
        level.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(level.lines(), QStringList({"PlayerStartLocation,1,1"}));
        level.key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(level.lines().size(), 2);
    }

    void quartersOfATileAreSnappedTo()
    {
        LevelFixture level(kHead);
        LevelToolOptions options = level.tools().options();
        options.snap = 0.25;
        options.piece = {"Goal", false, {}};
        level.tools().setOptions(options);
        level.key(Qt::Key_P);
        const QRectF tile = level.canvas().tileRect({5, 5});
        QTest::mouseClick(&level.canvas(), Qt::LeftButton, {}, tile.bottomRight().toPoint());
        QCOMPARE(level.lines().back(), QString("StaticGameObject,Goal,5.5,5.5"));
    }

    void tenthsOfATileAreWrittenAsTenths()
    {
        LevelFixture level(kHead + "StaticGameObject,Wall,0.1,2\nStaticGameObject,Goal,4,4\n");
        LevelToolOptions options = level.tools().options();
        options.snap = 0.1;
        level.tools().setOptions(options);
        level.tools().setSelection({1});
        for (int i = 0; i < 3; ++i)
            level.tools().commands().nudge(1, 0);
        QCOMPARE(level.lines().at(1), QString("StaticGameObject,Wall,0.4,2"));
        QCOMPARE(level.tools().snapped(0.31, false), 0.3);
    }

    void aStrokeOfTheBrushIsOneEdit()
    {
        LevelFixture level(kHead);
        level.key(Qt::Key_B);
        level.choose(kWall);
        level.drag(level.pointOf(2, 2), level.pointOf(5, 2));
        QCOMPARE(sorted(level.lines()),
                 sorted({"PlayerStartLocation,1,1", "StaticGameObject,Wall,2,2", "StaticGameObject,Wall,3,2",
                         "StaticGameObject,Wall,4,2", "StaticGameObject,Wall,5,2"}));
        QCOMPARE(level.document().undoStack().count(), 1);
    }

    void theEraserTakesObjectsButNotTheStart()
    {
        LevelFixture level(kHead + "StaticGameObject,Wall,2,1\nStaticGameObject,Lava,3,1\n"
                                   "StaticGameObject,Wall,7,7\n");
        level.key(Qt::Key_E);
        level.drag(level.pointOf(1, 1), level.pointOf(4, 1));
        QCOMPARE(level.lines(), QStringList({"PlayerStartLocation,1,1", "StaticGameObject,Wall,7,7"}));
    }

    void rectanglesAreOutlinedOrFilled()
    {
        LevelFixture level(kHead);
        level.choose(kWall);
        level.key(Qt::Key_U);
        level.drag(level.pointOf(2, 2), level.pointOf(5, 4));
        QCOMPARE(level.lines().size(), 1 + 10);
        level.key(Qt::Key_Z, Qt::ControlModifier);
        LevelToolOptions options = level.tools().options();
        options.filled = true;
        level.tools().setOptions(options);
        level.drag(level.pointOf(2, 2), level.pointOf(5, 4));
        QCOMPARE(level.lines().size(), 1 + 12);
    }

    void aFillStopsAtObjectsAndAtTheBorder()
    {
        std::string text = kHead;
        for (int row = 0; row < 8; ++row)
            text += "StaticGameObject,Wall,3," + std::to_string(row) + "\n";
        LevelFixture level(text);
        level.choose({"Spike", false, {}});
        level.key(Qt::Key_G);
        level.click(0, 0);
        const QStringList lines = level.lines();
        QCOMPARE(lines.filter("Spike").size(), 3 * 8);
        QVERIFY(lines.contains("StaticGameObject,Spike,2,7"));
    }

    void whatIsPickedUpIsPlacedNext()
    {
        LevelFixture level(kHead + "DynamicGameObject,Archer,4,4,70,5\n");
        level.key(Qt::Key_P);
        level.key(Qt::Key_I);
        level.click(4, 4);
        QCOMPARE(level.tools().tool(), LevelTool::Place);
        level.click(6, 4);
        QCOMPARE(level.lines().back(), QString("DynamicGameObject,Archer,6,4,70,5"));
    }

    void aDragMovesWhatIsSelected()
    {
        LevelFixture level(kHead + "StaticGameObject,Wall,2.5,2\nStaticGameObject,Goal,4,4\n");
        level.click(2.5, 2);
        level.click(4, 4, Qt::ShiftModifier);
        QCOMPARE(level.tools().selection().size(), std::size_t(2));
        level.drag(level.pointOf(4, 4), level.pointOf(6, 5));
        QCOMPARE(level.lines(), QStringList({"PlayerStartLocation,1,1", "StaticGameObject,Wall,4.5,3",
                                             "StaticGameObject,Goal,6,5"}));
        QCOMPARE(level.document().undoStack().count(), 1);
        QCOMPARE(level.tools().selection().size(), std::size_t(2));
    }

    void theStartIsMovedLikeAnObject()
    {
        LevelFixture level(kHead);
        level.drag(level.pointOf(1, 1), level.pointOf(3, 2));
        QCOMPARE(level.lines(), QStringList({"PlayerStartLocation,3,2"}));
    }

    void aFrameSelectsWhatItTouches()
    {
        LevelFixture level(kHead + "StaticGameObject,Wall,4,4\nStaticGameObject,Wall,5,4\n"
                                   "StaticGameObject,Wall,8,6\n");
        level.drag(level.pointOf(3, 3), level.pointOf(6, 5));
        QCOMPARE(level.tools().selection(), (std::set<std::size_t>{1, 2}));
    }

    void whatIsSelectedStaysSelectedWhenLinesBeforeItGo()
    {
        LevelFixture level(kHead + "StaticGameObject,Wall,4,4\nStaticGameObject,Goal,5,4\n");
        level.tools().setSelection({2});
        level.key(Qt::Key_E);
        level.click(4, 4);
        QCOMPARE(level.tools().selection(), (std::set<std::size_t>{1}));
        QCOMPARE(QString::fromStdString(level.design().records[1].type), QString("Goal"));
        level.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(level.tools().selection(), (std::set<std::size_t>{2}));
    }

    void copiesArePastedUnderThePointer()
    {
        LevelFixture level(kHead + "StaticGameObject,Wall,4,4\nStaticGameObject,Goal,5,4.5\n");
        level.key(Qt::Key_A, Qt::ControlModifier);
        level.key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().contains("StaticGameObject,Goal,5,4.5"));
        QTest::mouseMove(&level.canvas(), level.pointOf(1, 6));
        level.key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(level.lines().contains("StaticGameObject,Wall,1,6"));
        QVERIFY(level.lines().contains("StaticGameObject,Goal,2,6.5"));
        QCOMPARE(level.tools().selection(), (std::set<std::size_t>{3, 4}));
        level.key(Qt::Key_Delete);
        QCOMPARE(level.lines().size(), 3);
    }

    void theStartCannotBeCutAndStaysWhenObjectsAre()
    {
        LevelFixture level(kHead + "StaticGameObject,Wall,4,4\n");
        QApplication::clipboard()->setText("before");
        level.tools().setSelection({0});
        level.key(Qt::Key_X, Qt::ControlModifier);
        QVERIFY(level.lines().contains("PlayerStartLocation,1,1"));
        QCOMPARE(QApplication::clipboard()->text(), QString("before"));
        level.tools().setSelection({0, 1});
        level.key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(level.lines(), QStringList({"PlayerStartLocation,1,1"}));
        QVERIFY(QApplication::clipboard()->text().contains("StaticGameObject,Wall,4,4"));
    }

    void theTilesOfAShapeAreTintedBeforeItIsPlaced()
    {
        LevelFixture level("TopDownLevel,long,120,8\n");
        level.choose(kWall);
        level.key(Qt::Key_L);
        const QImage before = level.canvas().grab().toImage();
        QTest::mousePress(&level.canvas(), Qt::LeftButton, {}, level.pointOf(45, 3));
        QTest::mouseMove(&level.canvas(), level.pointOf(55, 3));
        const QImage during = level.canvas().grab().toImage();
        for (int column = 40; column < 60; ++column) {
            const QPoint on = level.pointOf(column, 3);
            const QPoint below = level.pointOf(column, 4);
            QCOMPARE(at(during, on) != at(before, on), column >= 45 && column <= 55);
            QCOMPARE(at(during, below), at(before, below));
        }
        level.key(Qt::Key_Escape);
        QTest::mouseRelease(&level.canvas(), Qt::LeftButton, {}, level.pointOf(55, 3));
    }

    void shiftKeepsAStrokeInTheRowItBeganIn()
    {
        LevelFixture level(kHead);
        level.choose(kWall);
        level.key(Qt::Key_B);
        QTest::mousePress(&level.canvas(), Qt::LeftButton, Qt::ShiftModifier, level.pointOf(2, 2));
        QTest::mouseRelease(&level.canvas(), Qt::LeftButton, Qt::ShiftModifier, level.pointOf(4, 3));
        QCOMPARE(level.lines().mid(1), QStringList({"StaticGameObject,Wall,2,2", "StaticGameObject,Wall,3,2",
                                                    "StaticGameObject,Wall,4,2"}));
    }

    void aShapePlacesItsLinesFromTheTopDown()
    {
        LevelFixture level(kHead);
        level.choose(kWall);
        level.key(Qt::Key_L);
        level.drag(level.pointOf(4, 4), level.pointOf(2, 2));
        QCOMPARE(level.lines().mid(1), QStringList({"StaticGameObject,Wall,2,2", "StaticGameObject,Wall,3,3",
                                                    "StaticGameObject,Wall,4,4"}));
    }

    void everyToolThatPaintsMovesTheOneStart()
    {
        LevelFixture level(kHead);
        level.choose({});
        for (const Qt::Key key : {Qt::Key_B, Qt::Key_L, Qt::Key_U, Qt::Key_O, Qt::Key_G, Qt::Key_P}) {
            level.key(key);
            level.drag(level.pointOf(3, 3), level.pointOf(5, 6));
            QCOMPARE(level.lines(), QStringList({"PlayerStartLocation,5,6"}));
            level.key(Qt::Key_Z, Qt::ControlModifier);
        }
    }

    void theTilesUnderABrushAreTinted()
    {
        LevelFixture level(kHead);
        LevelToolOptions options = level.tools().options();
        options.brushSize = 3;
        level.tools().setOptions(options);
        level.key(Qt::Key_B);
        const QImage before = level.canvas().grab().toImage();
        QTest::mouseMove(&level.canvas(), level.pointOf(5, 4));
        const QImage hovering = level.canvas().grab().toImage();
        for (int column = 2; column < 9; ++column) {
            const QPoint on = level.pointOf(column, 5);
            QCOMPARE(at(hovering, on) != at(before, on), column >= 4 && column <= 6);
        }
    }

    void aTiledBackgroundHasItsFlecksOnEachTileAndNoneOutside()
    {
        LevelFixture level(kHead + "BackgroundTile,ground.png,0,0\n");
        const LevelCanvas &canvas = level.canvas();
        const QImage shown = level.canvas().grab().toImage();
        const auto inTile = [&canvas](int column, int row, double x, double y) {
            return canvas.tileRect({column + x, row + y}).topLeft().toPoint();
        };
        const QColor fleck = at(shown, inTile(4, 4, 0.29, 0.29));
        QVERIFY(fleck != at(shown, inTile(4, 4, 0.45, 0.45)));
        for (int row = 2; row < 8; ++row) {
            for (int column = 2; column < 10; ++column)
                QCOMPARE(at(shown, inTile(column, row, 0.29, 0.29)), fleck);
        }
        const QRectF whole(canvas.tileRect({0, 0}).topLeft(), canvas.tileRect({9, 7}).bottomRight());
        for (int y = 0; y < canvas.height(); ++y) {
            for (int x = 0; x < canvas.width(); ++x)
                QVERIFY(whole.adjusted(-2, -2, 2, 2).contains(x, y) || at(shown, {x, y}) != fleck);
        }
    }

    void aLevelOfAnySizeIsShownWholeUntilTheViewIsMoved()
    {
        LevelFixture level("TopDownLevel,long,4000,8\n");
        const auto isWhole = [&] {
            const QRectF area = level.canvas().rect();
            return area.contains(level.canvas().tileRect({0, 0})) &&
                   area.contains(level.canvas().tileRect({3999, 7}));
        };
        QVERIFY(isWhole());
        level.canvas().window()->resize(320, 240);
        QTRY_VERIFY(level.canvas().width() < 640);
        QVERIFY(isWhole());
        level.canvas().zoomBy(2);
        level.canvas().window()->resize(640, 480);
        QTRY_VERIFY(level.canvas().width() > 320);
        QVERIFY(!isWhole());
    }

    void thePointerWithinATilePaintsNothingAnew()
    {
        LevelFixture level(kHead);
        level.choose(kWall);
        level.key(Qt::Key_B);
        const QPoint middle = level.pointOf(4, 4);
        QTest::mouseMove(&level.canvas(), middle);
        Paints paints(level.canvas());
        level.canvas().update();
        QTRY_VERIFY(paints.count > 0);
        QTest::qWait(50);
        paints.count = 0;
        QTest::mouseMove(&level.canvas(), middle + QPoint(3, 3));
        QTest::qWait(50);
        QCOMPARE(paints.count, 0);
        QTest::mouseMove(&level.canvas(), level.pointOf(6, 4));
        QTRY_VERIFY(paints.count > 0);
    }

    void aColourBeneathALevelIsPaintedAsItIs()
    {
        LevelFixture level(kHead + "BackgroundImage,#336699\n");
        const QImage image = level.canvas().grab().toImage();
        QCOMPARE(at(image, level.pointOf(5, 5)), QColor(0x33, 0x66, 0x99));
    }

    void aClipboardWithoutObjectsIsReported()
    {
        LevelFixture level(kHead);
        QApplication::clipboard()->setText("nothing of the kind");
        const QSignalSpy failed(&level.tools(), &LevelTools::failed);
        level.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(level.lines().size(), 1);
    }

    void aSelectionIsTurnedAndMirrored()
    {
        LevelFixture level(kHead + "StaticGameObject,Wall,2,2\nStaticGameObject,Goal,4,3\n");
        level.key(Qt::Key_A, Qt::ControlModifier);
        level.key(Qt::Key_F);
        QCOMPARE(level.lines().mid(1),
                 QStringList({"StaticGameObject,Wall,4,2", "StaticGameObject,Goal,2,3"}));
        level.key(Qt::Key_F, Qt::ShiftModifier);
        QCOMPARE(level.lines().mid(1),
                 QStringList({"StaticGameObject,Wall,4,3", "StaticGameObject,Goal,2,2"}));
        for (int i = 0; i < 4; ++i)
            level.key(Qt::Key_R);
        QCOMPARE(level.lines().mid(1),
                 QStringList({"StaticGameObject,Wall,4,3", "StaticGameObject,Goal,2,2"}));
        level.key(Qt::Key_R);
        QCOMPARE(level.lines().mid(1),
                 QStringList({"StaticGameObject,Wall,2,4", "StaticGameObject,Goal,3,2"}));
    }

    void allOfATypeAreSelectedAndADuplicateLiesBeside()
    {
        LevelFixture level(kHead + "StaticGameObject,Wall,2,2\nStaticGameObject,Goal,4,3\n"
                                   "StaticGameObject,Wall,6,2\n");
        level.click(2, 2);
        level.key(Qt::Key_A, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(level.tools().selection(), (std::set<std::size_t>{1, 3}));
        level.key(Qt::Key_D, Qt::ControlModifier);
        QVERIFY(level.lines().contains("StaticGameObject,Wall,3,3"));
        QVERIFY(level.lines().contains("StaticGameObject,Wall,7,3"));
    }

    void whatNoFileCouldHoldIsRefused()
    {
        LevelFixture level(kHead + "StaticGameObject,Wall,1000000000000000,2\n");
        QStringList errors;
        QObject::connect(&level.tools(), &LevelTools::failed, &level.tools(), [&errors](const Error &error) {
            errors.append(QString::fromStdString(error.text()));
        });
        level.tools().setSelection({1});
        level.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(level.lines().size(), 2);
        QCOMPARE(errors.size(), 1);
        QVERIFY2(errors.first().contains("10^15"), qPrintable(errors.first()));
    }

    void fractionsStayAsTheyWereWritten()
    {
        LevelFixture level(kHead + "StaticGameObject,Wall,0.1,2\n");
        level.tools().setSelection({1});
        level.key(Qt::Key_F);
        QCOMPARE(level.document().undoStack().count(), 0);
        level.key(Qt::Key_C, Qt::ControlModifier);
        QTest::mouseMove(&level.canvas(), level.pointOf(3, 4));
        level.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(level.lines().last(), QString("StaticGameObject,Wall,3.1,4"));
    }

    void pastingEndsADrag()
    {
        LevelFixture level(kHead + "StaticGameObject,Wall,2,2\n");
        level.click(2, 2);
        level.key(Qt::Key_C, Qt::ControlModifier);
        QTest::mousePress(&level.canvas(), Qt::LeftButton, {}, level.pointOf(2, 2));
        QTest::mouseMove(&level.canvas(), level.pointOf(4, 4));
        level.key(Qt::Key_V, Qt::ControlModifier);
        QTest::mouseMove(&level.canvas(), level.pointOf(6, 5));
        QTest::mouseRelease(&level.canvas(), Qt::LeftButton, {}, level.pointOf(6, 5));
        QCOMPARE(level.lines().mid(1),
                 QStringList({"StaticGameObject,Wall,2,2", "StaticGameObject,Wall,4,4"}));
    }

    void arrowsNudgeASelectionAsOneStep()
    {
        LevelFixture level(kHead + "StaticGameObject,Wall,2,2\n");
        level.click(2, 2);
        level.key(Qt::Key_Right);
        level.key(Qt::Key_Right);
        level.key(Qt::Key_Down);
        QCOMPARE(level.lines().back(), QString("StaticGameObject,Wall,4,3"));
        QCOMPARE(level.document().undoStack().count(), 1);
        level.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(level.lines().back(), QString("StaticGameObject,Wall,2,2"));
    }

    void keysAloneDrawAndMove()
    {
        LevelFixture level(kHead);
        level.choose(kWall);
        level.canvas().showTile({2, 2});
        level.key(Qt::Key_B);
        QTest::keyPress(&level.canvas(), Qt::Key_Space);
        level.key(Qt::Key_Right);
        level.key(Qt::Key_Right);
        QTest::keyRelease(&level.canvas(), Qt::Key_Space);
        QCOMPARE(level.lines().filter("Wall").size(), 3);
        level.key(Qt::Key_V);
        level.key(Qt::Key_Return);
        QCOMPARE(level.tools().selection().size(), std::size_t(1));
        level.key(Qt::Key_Down);
        QVERIFY(level.lines().contains("StaticGameObject,Wall,4,3"));
        level.key(Qt::Key_Escape);
        QVERIFY(level.tools().selection().empty());
    }

    void escapeGivesUpAStroke()
    {
        LevelFixture level(kHead);
        level.choose(kWall);
        level.key(Qt::Key_B);
        QTest::mousePress(&level.canvas(), Qt::LeftButton, {}, level.pointOf(2, 2));
        QTest::mouseMove(&level.canvas(), level.pointOf(5, 2));
        level.key(Qt::Key_Escape);
        QTest::mouseRelease(&level.canvas(), Qt::LeftButton, {}, level.pointOf(5, 2));
        QCOMPARE(level.lines().size(), 1);
    }

    void borderWallsLeaveDoorsFree()
    {
        LevelFixture level("RoguelikeLevel,room,5,5\nPlayerStartLocation,2,2\n"
                           "StaticGameObject,Marker,2,0,Door\n");
        level.key(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(level.lines().filter("DirectionalWall").size(), 16 - 1);
        QVERIFY(!level.lines().contains("StaticGameObject,DirectionalWall,2,0"));
        QCOMPARE(level.document().undoStack().count(), 1);
    }

    void theWheelZoomsAtThePointer()
    {
        LevelFixture level(kHead);
        const double before = level.canvas().tileSize();
        const QPoint at = level.pointOf(7, 5);
        const LevelPoint under = level.canvas().pointAt(at);
        level.canvas().zoomBy(1, QPointF(at));
        QVERIFY(level.canvas().tileSize() > before);
        QVERIFY(std::abs(level.canvas().pointAt(at).x - under.x) < 0.01);
        QVERIFY(std::abs(level.canvas().pointAt(at).y - under.y) < 0.01);
    }

    void everyTypeOfTheTableHasAPictureOfItsOwn()
    {
        std::set<QByteArray> seen;
        std::size_t count = 0;
        for (const LevelPiece &piece : levelPieces()) {
            const LevelLook look = lookOf(LevelFile(), piece.recordAt({}));
            const QImage image = levelObjectPixmap(look, 48, 1, darkTheme()).toImage();
            seen.insert(QByteArray(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes()));
            ++count;
        }
        QVERIFY(count > levelObjectInfos().size());
        QCOMPARE(seen.size(), count);
    }
};

} // namespace

CAVE_WIDGET_TEST(TestLevelTools)
#include "tst_level_tools.moc"
