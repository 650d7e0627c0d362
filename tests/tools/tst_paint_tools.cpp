// SPDX-License-Identifier: MIT
#include "editor/tools/paint.h"

#include "tests/support/widget_test.h"
#include "tests/tools/edit_fixture.h"

using namespace cave;

namespace {

class TestPaintTools : public QObject {
    Q_OBJECT

private slots:
    void aStrokeOfTheBrushIsOneEdit()
    {
        EditFixture edit;
        edit.key(Qt::Key_B);
        QCOMPARE(edit.tools().tool(), ToolId::Brush);
        edit.change([](EditOptions &o) {
            o.paint = Paint::Rock;
            o.brushSize = 1;
        });
        edit.drag({{25, 25}, {26, 25}, {27, 25}, {27, 26}});
        QCOMPARE(edit.rows({24, 24}, 5, 4), QStringList({".....", "...#.", ".###.", "....."}));
        QCOMPARE(edit.document().history().size(), 1U);
        edit.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(edit.rows({24, 24}, 5, 4), QStringList({".....", ".....", ".....", "....."}));
        edit.key(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(edit.isRock({27, 26}));
    }

    void undoDuringAStrokeEndsItAndLeavesNothingOfIt()
    {
        EditFixture edit;
        edit.key(Qt::Key_B);
        edit.change([](EditOptions &o) {
            o.paint = Paint::Rock;
            o.brushSize = 1;
        });
        edit.click({28, 28});
        edit.press({25, 25});
        edit.move({26, 25});
        QTRY_VERIFY(edit.isRock({26, 25})); // once the stroke rests
        edit.key(Qt::Key_Z, Qt::ControlModifier);
        edit.move({27, 25});
        edit.release({27, 25});
        QCOMPARE(edit.rows({24, 25}, 5, 1), QStringList({"....."}));
        QVERIFY(edit.isRock({28, 28})); // the edit before
        edit.key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(edit.rows({24, 25}, 5, 1), QStringList({".##.."}));
    }

    void theRightButtonPaintsTheOtherPaint()
    {
        EditFixture edit;
        edit.change([](EditOptions &o) {
            o.paint = Paint::Floor;
            o.otherPaint = Paint::Rock;
            o.brushSize = 1;
        });
        edit.key(Qt::Key_B);
        edit.dragRight({{25, 25}, {26, 25}, {27, 25}});
        QCOMPARE(edit.rows({24, 25}, 5, 1), QStringList({".###."}));
        QCOMPARE(edit.labels(), QStringList({"Brush: Rock"}));
        edit.drag({{26, 25}});
        QCOMPARE(edit.rows({24, 25}, 5, 1), QStringList({".#.#."}));
        edit.key(Qt::Key_L);
        edit.dragRight({{24, 27}, {28, 27}});
        QCOMPARE(edit.rows({24, 27}, 5, 1), QStringList({"#####"}));
    }

    void theRightButtonFillsWithTheOtherPaint()
    {
        EditFixture edit;
        edit.change([](EditOptions &o) {
            o.paint = Paint::Floor;
            o.otherPaint = Paint::Rock;
        });
        edit.key(Qt::Key_G);
        QCOMPARE(edit.tools().tool(), ToolId::Fill);
        edit.dragRight({{25, 25}});
        QVERIFY(edit.isRock({25, 25}) && edit.isRock({24, 27}));
        edit.key(Qt::Key_M); // a tool with no use for it
        const std::size_t before = edit.document().history().size();
        edit.dragRight({{25, 25}, {28, 28}});
        QCOMPARE(edit.document().history().size(), before);
    }

    void anEditWhoseNameIsTooLongIsKeptUnderAsMuchOfItAsFits()
    {
        EditFixture edit;
        const auto name = [](int letters) {
            return QStringLiteral("x") + QString(letters, QChar(0xE4)); // of two bytes each
        };
        const EditOutcome done = edit.tools().change(name(150), [](EditDraft &draft) -> Result<void> {
            return draft.movePlayer({22, 22});
        });
        QVERIFY(done == EditOutcome::Done);
        QCOMPARE(edit.document().history().size(), 1U);
        QCOMPARE(QString::fromStdString(edit.document().history()[0].label), name(99));
    }

    void aQuickStrokeHasNoGaps()
    {
        EditFixture edit;
        edit.key(Qt::Key_B);
        edit.change([](EditOptions &o) {
            o.paint = Paint::Rock;
            o.brushSize = 1;
        });
        edit.drag({{22, 25}, {38, 25}});
        QCOMPARE(edit.rows({21, 25}, 19, 1), QStringList({".#################."}));
    }

    void waterAndTreesArePaintedAndUndone_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<int>("terrain");
        QTest::newRow("water") << Qt::Key_3 << static_cast<int>(Terrain::Water);
        QTest::newRow("trees") << Qt::Key_4 << static_cast<int>(Terrain::Trees);
        QTest::newRow("rock") << Qt::Key_2 << static_cast<int>(Terrain::Rock);
    }
    void waterAndTreesArePaintedAndUndone()
    {
        QFETCH(Qt::Key, key);
        QFETCH(int, terrain);
        EditFixture edit;
        edit.change([](EditOptions &options) { options.brushSize = 1; });
        edit.key(Qt::Key_B);
        edit.key(key);
        edit.drag({{25, 25}, {28, 25}});
        const auto all = [&](Terrain wanted) {
            for (std::int64_t x = 25; x <= 28; ++x) {
                if (edit.world().map.terrainAt({x, 25}) != wanted)
                    return false;
            }
            return edit.world().map.terrainAt({29, 25}) == Terrain::Floor;
        };
        QVERIFY(all(static_cast<Terrain>(terrain)));
        edit.key(Qt::Key_1);
        edit.click({26, 25});
        QCOMPARE(edit.world().map.terrainAt({26, 25}), Terrain::Floor);
        edit.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(all(static_cast<Terrain>(terrain)));
        edit.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(all(Terrain::Floor));
    }

    void xPaintsWithTheOtherOne()
    {
        EditFixture edit;
        edit.key(Qt::Key_B);
        edit.change([](EditOptions &o) { o.brushSize = 1; });
        QCOMPARE(edit.tools().options().paint, Paint::Floor);
        edit.key(Qt::Key_X);
        edit.click({25, 25});
        QVERIFY(edit.isRock({25, 25}));
        edit.key(Qt::Key_X);
        edit.click({25, 25});
        QVERIFY(!edit.isRock({25, 25}));
    }

    void escapeTakesTheStrokeBack()
    {
        EditFixture edit;
        edit.key(Qt::Key_B);
        edit.change([](EditOptions &o) { o.paint = Paint::Rock; });
        edit.press({25, 25});
        edit.move({26, 25});
        QVERIFY(edit.isRock({25, 25}));
        QTest::keyClick(&edit.map(), Qt::Key_Escape);
        QVERIFY(!edit.isRock({25, 25}));
        QCOMPARE(edit.document().position(), 0U);
        edit.release({30, 25});
        QVERIFY(!edit.isRock({30, 25}));
    }

    void shapesAreDrawnFromCornerToCorner_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<bool>("filled");
        QTest::addColumn<bool>("shift");
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("filled rectangle")
            << Qt::Key_U << true << false << QStringList({".....", ".....", "###..", "###.."});
        QTest::newRow("outlined rectangle")
            << Qt::Key_U << false << true << QStringList({"###..", "#.#..", "###..", "....."});
        QTest::newRow("square") << Qt::Key_U << true << true
                                << QStringList({"###..", "###..", "###..", "....."});
        QTest::newRow("line") << Qt::Key_L << true << false
                              << QStringList({".....", ".....", "..#..", "##..."});
        QTest::newRow("straight line")
            << Qt::Key_L << true << true << QStringList({".....", "..#..", ".#...", "#...."});
        QTest::newRow("ellipse of two rows")
            << Qt::Key_O << true << false << QStringList({".....", ".....", "###..", "###.."});
    }
    void shapesAreDrawnFromCornerToCorner()
    {
        QFETCH(Qt::Key, key);
        QFETCH(bool, filled);
        QFETCH(bool, shift);
        QFETCH(QStringList, rows);
        EditFixture edit;
        edit.key(key);
        edit.change([&](EditOptions &o) {
            o.paint = Paint::Rock;
            o.brushSize = 1;
            o.shapeFill = filled ? ShapeFill::Filled : ShapeFill::Outline;
        });
        // The square is as large as the longer side, towards where the pointer is.
        const WorldPos from = rows.last() == QStringLiteral(".....") ? WorldPos{25, 25} : WorldPos{25, 24};
        edit.drag({from, {from.x + 2, from.y + 1}},
                  shift ? Qt::KeyboardModifiers(Qt::ShiftModifier) : Qt::KeyboardModifiers());
        QCOMPARE(edit.rows({25, 24}, 5, 4), rows);
        QCOMPARE(edit.document().history().size(), 1U);
    }

    void aShapeIsGivenUpWithEscape()
    {
        EditFixture edit;
        edit.key(Qt::Key_U);
        edit.change([](EditOptions &o) { o.paint = Paint::Rock; });
        edit.press({25, 25});
        edit.move({28, 28});
        QTest::keyClick(&edit.map(), Qt::Key_Escape);
        edit.release({28, 28});
        QVERIFY(edit.document().history().empty());
    }

    void aFillPaintsAllThatIsJoined()
    {
        EditFixture edit;
        edit.map().setZoom({qRound(8 * edit.map().devicePixelRatioF())}); // all of the hall is in view
        edit.key(Qt::Key_G);
        edit.change([](EditOptions &o) { o.paint = Paint::Rock; });
        edit.click({25, 25});
        QCOMPARE(edit.questions, QStringList());
        for (std::int64_t x = 20; x < 40; ++x)
            QVERIFY(edit.isRock({x, 39}));
        QVERIFY(edit.isRock({19, 19}));
    }

    void aFillThatGoesOnIsAskedAbout()
    {
        EditFixture edit;
        edit.key(Qt::Key_G);
        edit.change([](EditOptions &o) {
            o.paint = Paint::Rock;
            o.floodLimit = 10;
        });
        edit.click({25, 25});
        QCOMPARE(edit.questions.size(), 1);
        QVERIFY2(edit.questions.first().contains("10"), qPrintable(edit.questions.first()));
        QVERIFY(edit.document().history().empty());
        edit.agree();
        QCOMPARE(edit.document().history().size(), 1U);
        QCOMPARE(edit.document().history().front().cells, 10);
    }

    void anEditOfMoreThanIsInViewIsAskedAbout()
    {
        EditFixture edit;
        edit.map().setZoom({qRound(64 * edit.map().devicePixelRatioF())});
        edit.key(Qt::Key_M);
        edit.tools().selection().select(*rectangleCells(50, {20, 20}, {39, 39}, ShapeFill::Filled));
        edit.key(Qt::Key_Backspace, Qt::ShiftModifier);
        QCOMPARE(edit.questions.size(), 1);
        QVERIFY(edit.document().history().empty());
        QVERIFY(!edit.isRock({25, 25}));
        edit.agree();
        QVERIFY(edit.isRock({25, 25}));
    }

    void whatWasAskedOfAWorldThatIsClosedIsNotDone()
    {
        EditFixture edit;
        edit.key(Qt::Key_G);
        edit.change([](EditOptions &o) { o.floodLimit = 10; });
        edit.click({25, 25});
        QCOMPARE(edit.questions.size(), 1);
        edit.closeDocument();
        edit.agree();
        QCOMPARE(edit.errors, QStringList());
    }

    void anEditMadeElsewhereIsNotDoneAfterTheWorldHasChanged()
    {
        EditFixture edit;
        edit.map().setZoom({qRound(64 * edit.map().devicePixelRatioF())});
        EditDraft draft(edit.document().world(), edit.document().bookmarks());
        paintCells(draft, *rectangleCells(50, {20, 20}, {39, 39}, ShapeFill::Filled), Paint::Rock);
        QVERIFY(edit.tools().apply("Large", draft.delta()) == EditOutcome::Asked);
        WorldDelta other;
        const WorldPos place = edit.document().world().player().position;
        other.player = PlayerMoveDelta{place, {place.x + 1, place.y}};
        QVERIFY(edit.document().perform("Move", other).ok());
        edit.agree();
        QCOMPARE(edit.document().history().size(), 1U);
        QVERIFY(!edit.isRock({25, 25}));
    }

    void noisePaintsAShare()
    {
        EditFixture edit;
        edit.key(Qt::Key_N);
        const auto rockAfter = [&](int density, WorldPos at) {
            edit.change([&](EditOptions &o) {
                o.paint = Paint::Rock;
                o.brushSize = 9;
                o.brushShape = BrushShape::Square;
                o.density = density;
            });
            edit.click(at);
            int rock = 0;
            for (const QString &row : edit.rows({at.x - 4, at.y - 4}, 9, 9))
                rock += static_cast<int>(row.count(QLatin1Char('#')));
            return rock;
        };
        QCOMPARE(rockAfter(0, {25, 25}), 0);
        QCOMPARE(rockAfter(100, {25, 25}), 81);
        const int half = rockAfter(50, {34, 25});
        QVERIFY2(half > 10 && half < 71, qPrintable(QString::number(half)));
    }

    void theSeedComesBackUnderTheEraser()
    {
        EditFixture edit;
        edit.key(Qt::Key_B);
        const Region made = edit.world().map.source()->generate({0, 0});
        edit.change([](EditOptions &o) {
            o.paint = Paint::Seed;
            o.brushSize = 5;
            o.brushShape = BrushShape::Square;
        });
        edit.click({28, 28});
        for (int y = 26; y <= 30; ++y) {
            for (int x = 26; x <= 30; ++x)
                QCOMPARE(edit.isRock({x, y}), made.isRock({x, y}));
        }
    }

    void paintingKeepsToTheSelectionIfAsked()
    {
        EditFixture edit;
        edit.tools().selection().select(*rectangleCells(50, {25, 25}, {26, 26}, ShapeFill::Filled));
        edit.key(Qt::Key_B);
        edit.change([](EditOptions &o) {
            o.paint = Paint::Rock;
            o.brushSize = 5;
            o.onlySelection = true;
        });
        edit.click({25, 25});
        QCOMPARE(edit.rows({24, 24}, 4, 4), QStringList({"....", ".##.", ".##.", "...."}));
    }

    void aKeyboardIsEnoughToPaint()
    {
        EditFixture edit;
        edit.key(Qt::Key_B);
        edit.change([](EditOptions &o) {
            o.paint = Paint::Rock;
            o.brushSize = 1;
        });
        QTest::keyClick(&edit.map(), Qt::Key_Right);
        QTest::keyPress(&edit.map(), Qt::Key_Return);
        QTest::keyClick(&edit.map(), Qt::Key_Right);
        QTest::keyClick(&edit.map(), Qt::Key_Right);
        QTest::keyRelease(&edit.map(), Qt::Key_Return);
        QCOMPARE(edit.document().history().size(), 1U);
        QCOMPARE(edit.document().history().front().cells, 3);
    }

    void bracketsChangeTheBrush()
    {
        EditFixture edit;
        edit.change([](EditOptions &o) { o.brushSize = 2; });
        edit.key(Qt::Key_BracketRight);
        QCOMPARE(edit.tools().options().brushSize, 3);
        for (int i = 0; i < 5; ++i)
            edit.key(Qt::Key_BracketLeft);
        QCOMPARE(edit.tools().options().brushSize, 1);
    }
};

} // namespace

CAVE_WIDGET_TEST(TestPaintTools)
#include "tst_paint_tools.moc"
