// SPDX-License-Identifier: MIT
#include "core/rules/loot.h"
#include "editor/tools/things_at.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>

#include "tests/support/widget_test.h"
#include "tests/tools/edit_fixture.h"

using namespace cave;

namespace {

class TestSelectionTools : public QObject {
    Q_OBJECT

private slots:
    void shiftAddsAndAltTakesAway()
    {
        EditFixture edit;
        edit.key(Qt::Key_M);
        edit.drag({{25, 25}, {28, 28}});
        QCOMPARE(edit.tools().selection().cells().count(), 16);
        edit.drag({{28, 28}, {29, 29}}, Qt::ShiftModifier);
        QCOMPARE(edit.tools().selection().cells().count(), 19);
        edit.drag({{25, 25}, {28, 25}}, Qt::AltModifier);
        QCOMPARE(edit.tools().selection().cells().count(), 15);
        edit.drag({{29, 29}, {32, 32}}, Qt::ShiftModifier | Qt::AltModifier);
        QCOMPARE(edit.tools().selection().cells().count(), 1);
        QVERIFY(edit.document().history().empty());
    }

    void escapeSelectsNothing()
    {
        EditFixture edit;
        edit.key(Qt::Key_M);
        edit.drag({{25, 25}, {28, 28}});
        // The first is the selection's; the second is left to the window, which leaves full screen.
        for (const bool own : {true, false}) {
            QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
            QApplication::sendEvent(&edit.map(), &escape);
            QCOMPARE(escape.isAccepted(), own);
            QVERIFY(edit.tools().selection().empty());
        }
    }

    void aLassoTakesWhatIsInsideIt()
    {
        EditFixture edit;
        edit.key(Qt::Key_Q);
        edit.drag({{24, 24}, {28, 24}, {28, 28}, {24, 28}});
        QCOMPARE(edit.tools().selection().cells().count(), 25);
        QVERIFY(edit.tools().selection().cells().contains({26, 26}));
    }

    void theWandStopsAtItsLimit()
    {
        EditFixture edit;
        edit.key(Qt::Key_W);
        edit.click({25, 25});
        QCOMPARE(edit.tools().selection().cells().count(), 400);
        edit.change([](EditOptions &o) { o.floodLimit = 50; });
        edit.click({25, 25});
        QCOMPARE(edit.tools().selection().cells().count(), 50);
    }

    void theSelectionGrowsShrinksAndIsInverted()
    {
        Selection selection;
        selection.reset(50);
        selection.select(*rectangleCells(50, {-2, -2}, {2, 2}, ShapeFill::Filled));
        selection.grow();
        QCOMPARE(selection.cells(), *rectangleCells(50, {-3, -3}, {3, 3}, ShapeFill::Filled));
        selection.shrink();
        selection.shrink();
        QCOMPARE(selection.cells(), *rectangleCells(50, {-1, -1}, {1, 1}, ShapeFill::Filled));
        CellMask middle(50);
        middle.add({0, 0});
        selection.select(middle, SelectMode::Subtract);
        selection.invert();
        QCOMPARE(selection.cells(), middle);
    }

    void draggingMovesWhatIsSelectedAndWhatStandsThere()
    {
        EditFixture edit;
        edit.key(Qt::Key_M);
        edit.drag({{29, 29}, {31, 31}});
        edit.key(Qt::Key_V);
        edit.drag({{30, 30}, {30, 25}});
        QCOMPARE(edit.errors, QStringList());
        QCOMPARE(edit.world().map.chestAt({30, 25}), ChestState::Closed);
        QCOMPARE(edit.world().map.chestAt(kHallChest), ChestState::None);
        QVERIFY(edit.isRock({31, 31}));
        QVERIFY(edit.tools().selection().cells().contains({30, 25}));
        QVERIFY(!edit.tools().selection().cells().contains({30, 30}));
    }

    void whatIsCutCanBePlacedInAnotherWorld()
    {
        EditFixture from;
        from.key(Qt::Key_M);
        from.drag({{29, 29}, {31, 31}});
        const std::vector<ItemStack> items = chestLoot(from.world(), kHallChest);
        from.key(Qt::Key_X, Qt::ControlModifier);
        QVERIFY(from.isRock({30, 30}));
        QCOMPARE(from.world().map.chestAt(kHallChest), ChestState::None);

        EditFixture to;
        to.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(to.tools().tool(), ToolId::Float);
        to.move({24, 24});
        QVERIFY(to.document().history().empty());
        to.click({24, 24});
        QCOMPARE(to.errors, QStringList());
        QCOMPARE(to.labels(), QStringList({"Paste"}));
        QCOMPARE(to.world().map.chestAt({24, 24}), ChestState::Closed);
        QVERIFY(chestLoot(to.world(), {24, 24}) == items);
        QVERIFY(to.tools().tool() != ToolId::Float);
    }

    void enterPlacesAPieceWhereItFloatsUnderTheMouse()
    {
        EditFixture edit;
        edit.key(Qt::Key_M);
        edit.drag({{29, 29}, {31, 31}});
        edit.key(Qt::Key_C, Qt::ControlModifier);
        edit.key(Qt::Key_V, Qt::ControlModifier);
        edit.move({24, 25});
        edit.key(Qt::Key_Return);
        QCOMPARE(edit.errors, QStringList());
        QCOMPARE(edit.labels(), QStringList({"Paste"}));
        QCOMPARE(edit.world().map.chestAt({24, 25}), ChestState::Closed);
        QVERIFY(edit.tools().tool() != ToolId::Float);
    }

    void aPieceFloatsUnderTheMouseFromTheBeginning()
    {
        EditFixture edit;
        edit.key(Qt::Key_M);
        edit.drag({{29, 29}, {31, 31}});
        edit.key(Qt::Key_C, Qt::ControlModifier);
        edit.move({26, 33});
        edit.key(Qt::Key_V, Qt::ControlModifier);
        edit.key(Qt::Key_Return);
        QCOMPARE(edit.world().map.chestAt({26, 33}), ChestState::Closed);
    }

    void theClipboardHasTextThatCanBeReadBack()
    {
        EditFixture edit;
        edit.key(Qt::Key_M);
        edit.drag({{29, 29}, {31, 31}});
        edit.key(Qt::Key_C, Qt::ControlModifier);
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.contains("cavegame_patch"), qPrintable(text));
        QGuiApplication::clipboard()->setText(text); // as if it came through a text editor
        edit.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(edit.tools().tool(), ToolId::Float);
    }

    void aClipboardWithSomethingElseIsReported_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("words") << "not a piece of a map";
        QTest::newRow("other JSON") << R"({"rows": 3})";
        QTest::newRow("truncated") << R"({"cavegame_patch": 1, "rows": [)";
    }
    void aClipboardWithSomethingElseIsReported()
    {
        QFETCH(QString, text);
        EditFixture edit;
        QGuiApplication::clipboard()->setText(text);
        edit.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(edit.errors.size(), 1);
        QVERIFY(edit.tools().tool() != ToolId::Float);
    }

    void whatFloatsIsTurnedAndGivenUp()
    {
        EditFixture edit;
        CellPatch patch;
        patch.cells.reset(2, 1);
        patch.cells.set(0, 0);
        patch.cells.set(1, 0);
        patch.rock = patch.cells;
        patch.rock.clear(0, 0); // floor in the west, rock in the east
        edit.key(Qt::Key_B);
        edit.tools().floatPatch(patch, "Try");
        edit.key(Qt::Key_F);
        edit.click({25, 25}); // the middle is the eastern cell
        QCOMPARE(edit.rows({24, 25}, 2, 1), QStringList({"#."}));
        QCOMPARE(edit.tools().tool(), ToolId::Brush);
        edit.tools().floatPatch(patch, "Try");
        edit.key(Qt::Key_R); // rock in the south
        edit.click({30, 26});
        QCOMPARE(edit.rows({30, 25}, 1, 2), QStringList({".", "#"}));
        edit.tools().floatPatch(patch, "Try");
        edit.key(Qt::Key_Escape);
        QCOMPARE(edit.tools().tool(), ToolId::Brush);
        QCOMPARE(edit.document().history().size(), 2U);
    }

    void commandsChangeWhatIsSelected()
    {
        EditFixture edit;
        edit.tools().selection().select(*rectangleCells(50, {25, 25}, {27, 27}, ShapeFill::Filled));
        edit.key(Qt::Key_Backspace, Qt::ShiftModifier);
        QCOMPARE(edit.rows({25, 25}, 3, 3), QStringList({"###", "###", "###"}));
        edit.change([](EditOptions &o) { o.threshold = 4; });
        edit.tools().actions().command(EditCommand::AutomatonStep)->trigger();
        // Corners have three neighbours of rock, sides five.
        QCOMPARE(edit.rows({25, 25}, 3, 3), QStringList({".#.", "###", ".#."}));
        edit.key(Qt::Key_Backspace);
        QCOMPARE(edit.rows({25, 25}, 3, 3), QStringList({"...", "...", "..."}));
    }

    void withoutASelectionItsCommandsAreOff()
    {
        EditFixture edit;
        const EditActions &actions = edit.tools().actions();
        QVERIFY(!actions.command(EditCommand::Cut)->isEnabled());
        edit.tools().selection().select(*rectangleCells(50, {25, 25}, {27, 27}, ShapeFill::Filled));
        QVERIFY(actions.command(EditCommand::Cut)->isEnabled());
        edit.closeDocument();
        QVERIFY(!actions.command(EditCommand::Cut)->isEnabled());
        QVERIFY(!actions.tool(ToolId::Brush)->isEnabled());
    }

    void anotherToolKeepsTheSelection()
    {
        EditFixture edit;
        edit.key(Qt::Key_M);
        edit.drag({{25, 25}, {28, 28}});
        edit.key(Qt::Key_B);
        QCOMPARE(edit.tools().selection().cells().count(), 16);
    }

    void lettersTypedIntoAFieldChooseNoTool()
    {
        EditFixture edit;
        QLineEdit field(&edit.page());
        field.show();
        field.setFocus();
        QTest::keyClicks(&field, "bug");
        QCOMPARE(field.text(), QStringLiteral("bug"));
        QCOMPARE(edit.tools().tool(), ToolId::Look);
    }
};

} // namespace

CAVE_WIDGET_TEST(TestSelectionTools)
#include "tst_selection_tools.moc"
