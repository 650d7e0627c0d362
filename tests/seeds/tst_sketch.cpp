// SPDX-License-Identifier: MIT
#include "app/seeds/marks/seed_marks_store.h"
#include "app/seeds/search/search_controller.h"
#include "app/seeds/search/search_panel.h"
#include "app/seeds/sketch/sketch_canvas.h"
#include "app/seeds/sketch/sketch_dialog.h"
#include "app/seeds/sketch/sketch_row.h"
#include "app/seeds/source/field_note.h"
#include "app/seeds/table/seed_order.h"
#include "app/seeds/table/seed_table.h"
#include "core/analysis/sketch/sketch_ground.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/rules/spawn.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>

#include "tests/seeds/typing.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

SketchPattern sketchOfText(const char *text)
{
    return SketchPattern::parse(text).value();
}

/// The dialog with a sketch, driven by mouse and keys.
struct OpenedSketch {
    explicit OpenedSketch(const char *text = "????\n????\n????\n") : dialog(sketchOfTextOrAny(text))
    {
        bringUp(dialog);
    }

    static SketchPattern sketchOfTextOrAny(const char *text)
    {
        const Result<SketchPattern> read = SketchPattern::parse(text);
        return read ? *read : SketchPattern(4, 3);
    }
    [[nodiscard]] QString text() const { return QString::fromStdString(dialog.pattern().text()); }
    [[nodiscard]] SketchCanvas *canvas() { return named<SketchCanvas>(dialog, "sketch.canvas"); }
    [[nodiscard]] QPoint middleOf(int x, int y) { return canvas()->cellRect({x, y}).center().toPoint(); }
    void press(const QString &name)
    {
        QTest::mouseClick(named<QAbstractButton>(dialog, name), Qt::LeftButton);
    }
    void choose(SketchCell cell) { press(QStringLiteral("sketch.kind%1").arg(static_cast<int>(cell))); }
    void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(canvas(), button, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, canvas()->mapToGlobal(to), Qt::NoButton, button, {});
        QApplication::sendEvent(canvas(), &move);
        QTest::mouseRelease(canvas(), button, {}, to);
    }

    SketchDialog dialog;
};

std::shared_ptr<const Content> gameContent()
{
    static const auto kContent = std::make_shared<const Content>(std::move(builtInContent().value()));
    return kContent;
}

WorldSpec plainCaves(const std::string &seed = {})
{
    return {seed, {}, defaultSettings(GeneratorKind::Caves)};
}

} // namespace

class TestSketch : public QObject {
    Q_OBJECT

private slots:
    void thePencilDrawsLines();
    void theRightButtonErases();
    void theRectangleIsFilled();
    void aStrokeIsUndoneAsOne();
    void keysDraw();
    void keysDrawARectangle();
    void digitsChooseTheKind();
    void onlyOneSpawnStays();
    void theSizeChanges();
    void filesAreSavedAndOpened();
    void wrongFilesAreTold();
    void nothingDrawnCannotBeUsed();
    void theSearchFindsTheWorldOfASketch();
    void aSketchIsRemoved();
    void theRowComesBackAsItWas();
};

void TestSketch::thePencilDrawsLines()
{
    OpenedSketch opened;
    opened.choose(SketchCell::Floor);
    opened.drag(opened.middleOf(0, 0), opened.middleOf(3, 0));
    QCOMPARE(opened.text(), "????\n????\n....\n");
    opened.choose(SketchCell::Chest);
    QTest::mouseClick(opened.canvas(), Qt::LeftButton, {}, opened.middleOf(1, 2));
    QCOMPARE(opened.text(), "?$??\n????\n....\n");
}

void TestSketch::theRightButtonErases()
{
    OpenedSketch opened("####\n####\n####\n");
    opened.drag(opened.middleOf(1, 2), opened.middleOf(1, 0), Qt::RightButton);
    QCOMPARE(opened.text(), "#?##\n#?##\n#?##\n");
}

void TestSketch::theRectangleIsFilled()
{
    OpenedSketch opened;
    opened.press("sketch.rectangle");
    opened.choose(SketchCell::Rock);
    opened.drag(opened.middleOf(3, 2), opened.middleOf(2, 1));
    QCOMPARE(opened.text(), "??##\n??##\n????\n");
}

void TestSketch::aStrokeIsUndoneAsOne()
{
    OpenedSketch opened;
    QVERIFY(!named<QToolButton>(opened.dialog, "sketch.undo")->isEnabled());
    opened.choose(SketchCell::Rock);
    opened.drag(opened.middleOf(0, 1), opened.middleOf(3, 1));
    QCOMPARE(opened.text(), "????\n####\n????\n");
    QTest::keySequence(&opened.dialog, QKeySequence::Undo);
    QCOMPARE(opened.text(), "????\n????\n????\n");
    QTest::keySequence(&opened.dialog, QKeySequence::Redo);
    QCOMPARE(opened.text(), "????\n####\n????\n");
    opened.press("sketch.clear");
    QCOMPARE(opened.text(), "????\n????\n????\n");
    opened.press("sketch.undo");
    QCOMPARE(opened.text(), "????\n####\n????\n");
}

void TestSketch::keysDraw()
{
    OpenedSketch opened;
    SketchCanvas *canvas = opened.canvas();
    canvas->setFocus();
    opened.choose(SketchCell::Monster);
    QTest::keyClick(canvas, Qt::Key_Space);
    QTest::keyClick(canvas, Qt::Key_Up);
    QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClicks(canvas, "#");
    QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClicks(canvas, "m");
    QCOMPARE(opened.text(), "????\n?#M?\nM???\n");
    QCOMPARE(named<QLabel>(opened.dialog, "sketch.where")->text(), "3, 2: Monster");
    QTest::keyClick(canvas, Qt::Key_Delete);
    QCOMPARE(opened.text(), "????\n?#??\nM???\n");
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClick(canvas, Qt::Key_Space);
    QCOMPARE(opened.text(), "????\n?#?M\nM???\n");
}

void TestSketch::keysDrawARectangle()
{
    OpenedSketch opened;
    opened.press("sketch.rectangle");
    opened.choose(SketchCell::Floor);
    SketchCanvas *canvas = opened.canvas();
    canvas->setFocus();
    QTest::keyClick(canvas, Qt::Key_Space);
    QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClick(canvas, Qt::Key_Escape);
    QVERIFY(opened.dialog.isVisible());
    QCOMPARE(opened.text(), "????\n????\n????\n");
    QTest::keyClick(canvas, Qt::Key_Space);
    QTest::keyClick(canvas, Qt::Key_Up);
    QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClick(canvas, Qt::Key_Space);
    QCOMPARE(opened.text(), "????\n?..?\n?..?\n");
}

void TestSketch::digitsChooseTheKind()
{
    OpenedSketch opened;
    SketchCanvas *canvas = opened.canvas();
    canvas->setFocus();
    QTest::keyClick(canvas, Qt::Key_4);
    QVERIFY(named<QToolButton>(opened.dialog, "sketch.kind3")->isChecked());
    QTest::keyClick(canvas, Qt::Key_Space);
    QCOMPARE(opened.text(), "????\n????\n$???\n");
}

void TestSketch::onlyOneSpawnStays()
{
    OpenedSketch opened;
    opened.choose(SketchCell::Spawn);
    opened.drag(opened.middleOf(0, 2), opened.middleOf(2, 2));
    QCOMPARE(opened.text().count('@'), 1);
}

void TestSketch::theSizeChanges()
{
    OpenedSketch opened("@#..\n....\n....\n");
    auto *width = named<QSpinBox>(opened.dialog, "sketch.width");
    width->setFocus();
    width->selectAll();
    QTest::keyClicks(width, "48");
    QTest::keyClick(width, Qt::Key_Tab);
    QCOMPARE(opened.dialog.pattern().width(), 48);
    QVERIFY(opened.text().startsWith("@#..??"));
    QVERIFY(opened.canvas()->cellRect({47, 0}).right() <= opened.canvas()->width());
    named<QSpinBox>(opened.dialog, "sketch.height")->setValue(1);
    named<QSpinBox>(opened.dialog, "sketch.width")->setValue(2);
    QCOMPARE(opened.text(), "@#\n");
    opened.press("sketch.undo");
    opened.press("sketch.undo");
    opened.press("sketch.undo");
    QCOMPARE(opened.text(), "@#..\n....\n....\n");
}

void TestSketch::filesAreSavedAndOpened()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("arena.txt");
    OpenedSketch opened("#$M\n@+.\n");
    opened.dialog.saveFile(file);
    OpenedSketch other;
    other.dialog.openFile(file);
    QCOMPARE(other.text(), "#$M\n@+.\n");
    other.press("sketch.undo");
    QCOMPARE(other.text(), "????\n????\n????\n");
}

void TestSketch::wrongFilesAreTold()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("wrong.txt"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("..\n.x\n");
    file.close();
    OpenedSketch opened("#\n");
    opened.dialog.openFile(file.fileName());
    const auto *note = named<FieldNote>(opened.dialog, "sketch.note");
    QVERIFY2(note->isProblem() && note->text().contains("line 2, column 2"), qPrintable(note->text()));
    QCOMPARE(opened.text(), "#\n");
    opened.dialog.openFile(folder.filePath("none.txt"));
    QVERIFY(note->isProblem());
    opened.dialog.saveFile(folder.filePath("missing/sketch.txt"));
    QVERIFY2(note->text().startsWith("The sketch can't be saved."), qPrintable(note->text()));
}

void TestSketch::nothingDrawnCannotBeUsed()
{
    OpenedSketch opened;
    auto *use = named<QPushButton>(opened.dialog, "sketch.use");
    QVERIFY(!use->isEnabled());
    QTest::mouseClick(opened.canvas(), Qt::LeftButton, {}, opened.middleOf(0, 0));
    QVERIFY(use->isEnabled());
    QTest::mouseClick(use, Qt::LeftButton);
    QCOMPARE(opened.dialog.result(), int(QDialog::Accepted));
}

void TestSketch::theSearchFindsTheWorldOfASketch()
{
    const QTemporaryDir folder;
    SeedMarksStore store;
    QVERIFY(store.open(folder.filePath("seeds.db").toStdString()).ok());
    SeedTable table(store, gameContent());
    SeedOrder order(table);
    SearchController search(table, store, gameContent());
    SearchPanel panel(search, order);
    panel.setSet(SeedSet::range(plainCaves(), 0, 30).value());
    panel.resize(320, 700);
    bringUp(panel);
    World world(plainCaves("21"), gameContent(), makeRegionSource(plainCaves("21")).value());
    const WorldPos spawn = findSpawn(world).value();
    const CellRect area{{spawn.x - 8, spawn.y - 5}, 17, 12};
    panel.sketch()->setPattern(sketchOf(world.map, spawn, area));
    named<QSpinBox>(panel, "search.sketchAgree")->setValue(100);
    QTest::mouseClick(named<QPushButton>(panel, "search.run"), Qt::LeftButton);
    QVERIFY(cave::test::waitFor([&] { return search.state() == SearchController::State::Finished; }));
    QCOMPARE(table.matchCount(), 1);
    QCOMPARE(table.index(0, 0).data().toString(), "21");
    QVERIFY(order.index(0, 0).data(seed_roles::Place).value<CellRect>() == area);
    const QString lacks = table.index(1, 0).data(seed_roles::Lacks).toString();
    QVERIFY2(lacks.contains("of the sketch agrees, not 100"), qPrintable(lacks));
}

void TestSketch::aSketchIsRemoved()
{
    SketchRow row;
    row.resize(320, 200);
    bringUp(row);
    QVERIFY(!row.sketch());
    row.setPattern(sketchOfText("#.#\n"));
    QVERIFY(row.sketch());
    QVERIFY(named<QPushButton>(row, "search.sketch")->text().contains("3 × 1"));
    QTest::mouseClick(named<QToolButton>(row, "search.sketchRemove"), Qt::LeftButton);
    QVERIFY(!row.sketch());
    QTest::mouseClick(named<QPushButton>(row, "search.sketch"), Qt::LeftButton);
    auto *dialog = row.findChild<SketchDialog *>();
    QVERIFY(dialog != nullptr);
    QTest::keyClicks(named<SketchCanvas>(*dialog, "sketch.canvas"), "#");
    QTest::mouseClick(named<QPushButton>(*dialog, "sketch.use"), Qt::LeftButton);
    QVERIFY(row.sketch());
    QCOMPARE(row.sketch()->query().pattern.counted(), 1);
}

void TestSketch::theRowComesBackAsItWas()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath("s.ini"), QSettings::IniFormat);
    SketchRow row;
    row.setPattern(sketchOfText("#.#\n?@?\n"));
    named<QSpinBox>(row, "search.sketchAgree")->setValue(77);
    named<QSpinBox>(row, "search.sketchWithin")->setValue(12);
    named<QCheckBox>(row, "search.sketchTurned")->setChecked(true);
    row.saveState(settings);
    SketchRow other;
    other.restoreState(settings);
    QVERIFY(other.sketch());
    QVERIFY(other.sketch()->query() == row.sketch()->query());
}

CAVE_WIDGET_TEST(TestSketch)

#include "tst_sketch.moc"
