// SPDX-License-Identifier: MIT
#include "app/seeds/conditions/condition_edit.h"
#include "app/seeds/marks/seed_marks_store.h"
#include "app/seeds/page/search_panel.h"
#include "app/seeds/rows/seed_order.h"
#include "app/seeds/rows/seed_table.h"
#include "app/seeds/search/search_controller.h"
#include "app/seeds/sketch/sketch_dialog.h"
#include "app/seeds/sketch/sketch_row.h"
#include "core/analysis/sketch/sketch_ground.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/rules/spawn.h"
#include "editor/view/form/field_note.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>

#include "tests/seeds/seed_fixture.h"
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
    void move(QPoint to, Qt::MouseButton button = Qt::LeftButton)
    {
        QMouseEvent move(QEvent::MouseMove, to, canvas()->mapToGlobal(to), Qt::NoButton, button, {});
        QApplication::sendEvent(canvas(), &move);
    }
    void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(canvas(), button, {}, from);
        move(to, button);
        QTest::mouseRelease(canvas(), button, {}, to);
    }

    SketchDialog dialog;
};

/// A search panel over thirty worlds, with its table.
struct SearchedSketch {
    SearchedSketch()
    {
        if (!store.open(folder.filePath("seeds.db").toStdString()))
            qFatal("the library for a test could not be made");
        panel.setSet(SeedSet::range(plainCaves(), 0, 30).value());
        panel.resize(320, 700);
        bringUp(panel);
    }
    static SketchPattern aroundSpawnOf(const std::string &seed)
    {
        World world(plainCaves(seed), gameContent(), makeRegionSource(plainCaves(seed)).value());
        const WorldPos spawn = findSpawn(world).value();
        return sketchOf(world.map, spawn, {{spawn.x - 8, spawn.y - 5}, 17, 12});
    }

    QTemporaryDir folder;
    SeedMarksStore store;
    SeedTable table{store, gameContent()};
    SeedOrder order{table};
    SearchController search{table, store, gameContent()};
    SearchPanel panel{search, order};
};

class TestSketch : public QObject {
    Q_OBJECT

private slots:
    void thePencilDrawsLines();
    void theRightButtonErases();
    void theRectangleIsFilled();
    void aStrokeIsUndoneAsOne();
    void anUndoneStrokeIsOver();
    void aRectangleEndsWhenItIsUndoneOrTheSketchIsCleared();
    void manyCellsAreOneChange();
    void keysDraw();
    void keysDrawARectangle();
    void digitsChooseTheKind();
    void onlyOneSpawnStays();
    void theSizeChanges();
    void filesAreSavedAndOpened();
    void wrongFilesAreReported();
    void nothingDrawnCannotBeUsed();
    void theSearchFindsTheWorldOfASketch();
    void withASketchNothingIsSaidOfTheConditionAlone();
    void theCommandHasTheSketchInAFile_data();
    void theCommandHasTheSketchInAFile();
    void shownSeedsAreFilteredByTheSketch();
    void aResumedSearchStillFramesThePlaces();
    void escapeAsksBeforeADrawingIsLost();
    void aSketchIsRemoved();
    void aSketchIsShownByOneChange();
    void theRowComesBackAsItWas();
};

} // namespace

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

void TestSketch::anUndoneStrokeIsOver()
{
    OpenedSketch opened;
    opened.choose(SketchCell::Rock);
    QTest::mousePress(opened.canvas(), Qt::LeftButton, {}, opened.middleOf(0, 1));
    QCOMPARE(opened.text(), "????\n#???\n????\n");
    QTest::keySequence(&opened.dialog, QKeySequence::Undo);
    opened.move(opened.middleOf(3, 1));
    QTest::mouseRelease(opened.canvas(), Qt::LeftButton, {}, opened.middleOf(3, 1));
    QCOMPARE(opened.text(), "????\n????\n????\n");
    QVERIFY(!named<QToolButton>(opened.dialog, "sketch.undo")->isEnabled());
    opened.drag(opened.middleOf(0, 0), opened.middleOf(3, 0));
    QCOMPARE(opened.text(), "????\n????\n####\n");
    opened.press("sketch.undo");
    QCOMPARE(opened.text(), "????\n????\n????\n");
}

void TestSketch::aRectangleEndsWhenItIsUndoneOrTheSketchIsCleared()
{
    OpenedSketch opened("####\n####\n####\n");
    opened.press("sketch.rectangle");
    opened.choose(SketchCell::Floor);
    SketchCanvas *canvas = opened.canvas();
    canvas->setFocus();
    QTest::keyClick(canvas, Qt::Key_Space);
    QTest::keySequence(&opened.dialog, QKeySequence::Undo);
    QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClick(canvas, Qt::Key_Space); // begins another one
    QCOMPARE(opened.text(), "####\n####\n####\n");
    opened.press("sketch.clear");
    canvas->setFocus();
    QTest::keyClick(canvas, Qt::Key_Up);
    QTest::keyClick(canvas, Qt::Key_Space);
    QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClick(canvas, Qt::Key_Space);
    QCOMPARE(opened.text(), "????\n?..?\n????\n");
    opened.press("sketch.undo");
    opened.press("sketch.undo");
    QCOMPARE(opened.text(), "####\n####\n####\n");
}

void TestSketch::manyCellsAreOneChange()
{
    SketchDocument document(SketchPattern(4, 1));
    const QSignalSpy changes(&document, &SketchDocument::changed);
    document.paint({{0, 0}, {2, 0}, {9, 9}}, SketchCell::Rock);
    QCOMPARE(document.pattern().text(), std::string("#?#?\n"));
    QCOMPARE(changes.count(), 1);
    document.paint({{0, 0}, {2, 0}}, SketchCell::Rock);
    QCOMPARE(changes.count(), 1);
    document.undo();
    QCOMPARE(document.pattern().counted(), 0);
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

void TestSketch::wrongFilesAreReported()
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
    QVERIFY2(lacks.contains("of the sketch matches, not 100"), qPrintable(lacks));
}

void TestSketch::withASketchNothingIsSaidOfTheConditionAlone()
{
    SearchedSketch opened;
    const auto *rarity = named<QLabel>(opened.panel, "rarity.text");
    opened.panel.edit()->setText("chests(20) >= 1");
    QVERIFY(rarity->isVisible());
    opened.panel.sketch()->setPattern(sketchOfText("#.#\n"));
    QVERIFY(!rarity->isVisible());
    opened.panel.sketch()->setPattern(std::nullopt);
    QVERIFY(rarity->isVisible());
}

void TestSketch::theCommandHasTheSketchInAFile_data()
{
    QTest::addColumn<QString>("where");
    QTest::addColumn<bool>("turned");
    QTest::addColumn<QString>("command");
    QTest::newRow("sketch alone")
        << "" << false << "cavegame-cli search --sketch %1 --from=0 --count 30 --generator caves:1";
    QTest::newRow("with a condition") << "gold > 5" << true
                                      << "cavegame-cli search --where 'gold > 5' --sketch %1 --agree 80% "
                                         "--within 20 --turned --from=0 --count 30 --generator caves:1";
}

void TestSketch::theCommandHasTheSketchInAFile()
{
    QFETCH(QString, where);
    QFETCH(bool, turned);
    QFETCH(QString, command);
    SearchedSketch opened;
    opened.panel.edit()->setText(where);
    opened.panel.sketch()->setPattern(sketchOfText("#.#\n?@?\n"));
    if (turned) {
        named<QSpinBox>(opened.panel, "search.sketchAgree")->setValue(80);
        named<QSpinBox>(opened.panel, "search.sketchWithin")->setValue(20);
        named<QCheckBox>(opened.panel, "search.sketchTurned")->setChecked(true);
    }
    auto *copy = named<QToolButton>(opened.panel, "search.copy");
    QVERIFY2(copy->isEnabled() && copy->toolTip().contains("--sketch sketch.txt"),
             qPrintable(copy->toolTip()));
    QTest::mouseClick(copy, Qt::LeftButton);
    auto *dialog = opened.panel.findChild<QFileDialog *>();
    QVERIFY(dialog != nullptr);
    const QString file = opened.folder.filePath("my_sketch.txt");
    emit dialog->fileSelected(file);
    QCOMPARE(QGuiApplication::clipboard()->text(), command.arg(file));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll(), QByteArray("#.#\n?@?\n"));
    const auto *note = named<FieldNote>(opened.panel, "search.note");
    QVERIFY2(note->text().contains(file) && !note->isProblem(), qPrintable(note->text()));
    emit dialog->fileSelected(opened.folder.filePath("missing/sketch.txt"));
    QVERIFY2(note->isProblem(), qPrintable(note->text()));
}

void TestSketch::shownSeedsAreFilteredByTheSketch()
{
    SearchedSketch opened;
    opened.table.showSet(SeedSet::range(plainCaves(), 0, 30).value());
    opened.panel.sketch()->setPattern(opened.aroundSpawnOf("21"));
    named<QSpinBox>(opened.panel, "search.sketchAgree")->setValue(100);
    auto *filter = named<QCheckBox>(opened.panel, "search.filter");
    QVERIFY(filter->isEnabled());
    filter->setFocus();
    QTest::keyClick(filter, Qt::Key_Space);
    QVERIFY(filter->isChecked());
    QTRY_COMPARE(opened.order.rowCount(), 1);
    QCOMPARE(opened.order.index(0, 0).data().toString(), "21");
    QVERIFY(opened.order.index(0, 0).data(seed_roles::Place).isValid());
    opened.panel.edit()->setText("chests(20) >= 1000");
    QTRY_COMPARE(opened.order.rowCount(), 0);
    opened.panel.edit()->setText({});
    QTRY_COMPARE(opened.order.rowCount(), 1);
    named<QSpinBox>(opened.panel, "search.sketchAgree")->setValue(0);
    QTRY_COMPARE(opened.order.rowCount(), 30);
    QVERIFY(filter->isChecked());
    opened.panel.sketch()->setPattern(std::nullopt);
    QVERIFY(!filter->isChecked());
    QCOMPARE(opened.order.rowCount(), 30);
    QVERIFY(!opened.order.index(0, 0).data(seed_roles::Place).isValid());
}

void TestSketch::aResumedSearchStillFramesThePlaces()
{
    const QTemporaryDir folder;
    SeedMarksStore store;
    QVERIFY(store.open(folder.filePath("seeds.db").toStdString()).ok());
    const SketchQuery query{sketchOfText("..\n..\n"), 1, 50, false};
    const SearchRequest request{SeedSet::range(plainCaves(), 0, 100'000).value(), anyWorld(), 0, 40,
                                std::make_shared<const SketchMatcher>(query)};
    CellRect place;
    {
        SeedTable table(store, gameContent());
        SearchController search(table, store, gameContent());
        search.setThreads(1);
        search.start(request);
        QVERIFY(cave::test::waitFor([&] { return table.matchCount() > 0; }));
        place = table.index(0, 0).data(seed_roles::Place).value<CellRect>();
    } // the program closes
    SeedTable table(store, gameContent());
    SearchController search(table, store, gameContent());
    search.resumeKept();
    QVERIFY(table.matchCount() > 0); // at once
    QVERIFY(table.index(0, 0).data(seed_roles::Place).isValid());
    QVERIFY(table.index(0, 0).data(seed_roles::Place).value<CellRect>() == place);
    search.cancel();
}

void TestSketch::escapeAsksBeforeADrawingIsLost()
{
    OpenedSketch unchanged;
    QTest::keyClick(unchanged.canvas(), Qt::Key_Escape);
    QVERIFY(!unchanged.dialog.isVisible());
    OpenedSketch opened;
    QTest::keyClicks(opened.canvas(), "#");
    QTest::keyClick(opened.canvas(), Qt::Key_Escape);
    auto *discard = named<QPushButton>(opened.dialog, "sketch.leaving.yes");
    QVERIFY(opened.dialog.isVisible() && discard->isVisible());
    opened.press("sketch.leaving.no");
    QVERIFY(opened.dialog.isVisible() && !discard->isVisible());
    opened.dialog.close();
    QVERIFY(opened.dialog.isVisible() && discard->isVisible());
    QTest::mouseClick(discard, Qt::LeftButton);
    QVERIFY(!opened.dialog.isVisible());
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

void TestSketch::aSketchIsShownByOneChange()
{
    SketchRow row;
    const QSignalSpy changes(&row, &SketchRow::changed);
    const SketchQuery query{sketchOfText("#.#\n"), 0.5, 7, true};
    row.showSketch(std::make_shared<const SketchMatcher>(query));
    QCOMPARE(changes.count(), 1);
    QVERIFY(row.sketch()->query() == query);
    const QTemporaryDir folder;
    QSettings settings(folder.filePath("s.ini"), QSettings::IniFormat);
    row.saveState(settings);
    row.showSketch(nullptr);
    QCOMPARE(changes.count(), 2);
    row.restoreState(settings);
    QCOMPARE(changes.count(), 3);
    QVERIFY(row.sketch()->query() == query);
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
