// SPDX-License-Identifier: MIT
#include "editor/panels/checks/find_panel.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QTreeView>

#include <set>

#include "tests/panels/panel_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

struct ShownFind : Shown<FindPanel> {
    explicit ShownFind(WorldDocument &document) { panel.setDocument(&document); }

    [[nodiscard]] QLineEdit *query() const { return find<QLineEdit>("find.query"); }
    [[nodiscard]] QTreeView *list() const { return find<QTreeView>("find.list"); }
    [[nodiscard]] int rows() const { return list()->model()->rowCount(); }
    void write(const char *words) const
    {
        query()->setFocus();
        QTest::keyClicks(query(), words);
    }
    [[nodiscard]] bool isDone() const { return text("find.count").contains("searched"); }
};

/// Those of the map, and those that the seed puts into the other region.
int chestCount(WorldDocument &document)
{
    return 2 + static_cast<int>(document.world().map.region({1, 0}).chests.size());
}

class TestFindPanel : public QObject {
    Q_OBJECT

private slots:
    void withoutAWorldItSaysWhatBelongsHere()
    {
        Shown<FindPanel> f;
        QVERIFY(f.emptyText().contains("Open a world"));
    }

    void aWordThatIsNoNameIsNamed()
    {
        const EventfulFile file;
        const auto document = file.read();
        ShownFind f(*document);
        f.panel.find("chests ghots");
        QTRY_VERIFY(f.text("find.problem").contains("ghots"));
        QVERIFY(f.text("find.problem").contains("unclaimed"));
    }

    void whatIsWrittenIsFound()
    {
        const EventfulFile file;
        const auto document = file.read();
        const ShownFind f(*document);
        f.write("claimed chests");
        QTRY_VERIFY(f.isDone());
        QCOMPARE(f.rows(), 1);
        QCOMPARE(f.list()->model()->index(0, FoundModel::Where).data().toString(), QString("21, 23"));
        QVERIFY(f.text("find.count").startsWith("1 found"));
        QVERIFY(f.text("find.count").contains("2 stored region"));
    }

    void enterShowsTheNearestOnTheMap()
    {
        const EventfulFile file;
        const auto document = file.read();
        ShownFind f(*document);
        QSignalSpy flown(&f.panel, &InspectorPanel::placeChosen);
        f.write("chests");
        QTest::keyClick(f.query(), Qt::Key_Return); // doesn't wait for the pause
        QTRY_VERIFY(f.isDone());
        QCOMPARE(f.rows(), chestCount(*document));
        QCOMPARE(flown.count(), 0);
        QTest::keyClick(f.query(), Qt::Key_Return);
        QCOMPARE(flown.count(), 1);
        QVERIFY(flown[0][0].value<WorldPos>() == (WorldPos{21, 23})); // the player is at (22, 22)
        QTest::keyClick(f.query(), Qt::Key_Down);
        QTest::keyClick(f.query(), Qt::Key_Return);
        QCOMPARE(flown.count(), 2);
        QVERIFY(flown[1][0].value<WorldPos>() == (WorldPos{27, 23}));
    }

    void anEditLeavesThePlaceInTheList()
    {
        const EventfulFile file;
        const auto document = file.open();
        const ShownFind f(*document);
        f.write("chests");
        QTRY_VERIFY(f.isDone() && f.rows() == chestCount(*document));
        QTest::keyClick(f.query(), Qt::Key_Down);
        QTest::keyClick(f.query(), Qt::Key_Down);
        QCOMPARE(f.list()->currentIndex().row(), 1);
        QSignalSpy listed(f.list()->model(), &QAbstractItemModel::modelReset);
        QSignalSpy arranged(f.list()->model(), &QAbstractItemModel::layoutChanged);
        EditDraft draft(document->world(), document->bookmarks());
        QVERIFY(draft.movePlayer({24, 22}).ok());
        QVERIFY(document->perform("Move", draft.delta()).ok());
        QTRY_VERIFY(listed.count() + arranged.count() > 0);
        QTRY_VERIFY(f.isDone());
        QVERIFY(f.list()->currentIndex().isValid());
        QCOMPARE(f.list()->currentIndex().siblingAtColumn(FoundModel::Where).data().toString(),
                 QString("27, 23"));
    }

    void aClickShowsAThingOnTheMap()
    {
        const EventfulFile file;
        const auto document = file.read();
        ShownFind f(*document);
        QSignalSpy flown(&f.panel, &InspectorPanel::placeChosen);
        f.write("markers");
        QTRY_VERIFY(f.isDone());
        QCOMPARE(f.rows(), 1);
        clickRow(f.list(), f.list()->model()->index(0, 0));
        QCOMPARE(flown.count(), 1);
        QVERIFY(flown[0][0].value<WorldPos>() == (WorldPos{23, 22}));
    }

    void whatIsFoundIsMarkedOnTheMap()
    {
        const EventfulFile file;
        const auto document = file.read();
        const ShownFind f(*document);
        QVERIFY(f.panel.layer().overlays.marks.empty());
        f.write("chests");
        QTRY_VERIFY(f.isDone());
        std::set<WorldPos> marked;
        for (const MapMark &mark : f.panel.layer().overlays.marks)
            marked.insert(mark.at);
        QCOMPARE(static_cast<int>(marked.size()), chestCount(*document));
        QVERIFY(marked.contains({21, 23}));
        QVERIFY(marked.contains({27, 23}));
        QCOMPARE(f.panel.layer().legend.size(), qsizetype{1});
        f.query()->clear();
        QTRY_VERIFY(f.panel.layer().overlays.marks.empty());
        QVERIFY(f.panel.layer().legend.isEmpty());
    }

    void wordsThatExcludeEachOtherAreReported()
    {
        const EventfulFile file;
        const auto document = file.read();
        const ShownFind f(*document);
        f.write("dead chests");
        QTRY_VERIFY(f.find<QLabel>("find.problem")->isVisible());
        const Result<ThingQuery> query = parseThingQuery("dead chests");
        QVERIFY(!query.ok());
        QCOMPARE(f.text("find.problem"), QString::fromStdString(query.error().text()));
        QCOMPARE(f.rows(), 0);
    }

    void anExampleIsALink()
    {
        const EventfulFile file;
        const auto document = file.read();
        const ShownFind f(*document);
        auto *examples = f.find<QLabel>("find.examples");
        QVERIFY(examples->isVisible());
        // With the keyboard: on to the first link, and press it.
        examples->setFocusPolicy(Qt::StrongFocus);
        examples->setFocus();
        QTest::keyClick(examples, Qt::Key_Tab);
        QTest::keyClick(examples, Qt::Key_Return);
        QVERIFY(!f.query()->text().isEmpty());
        QVERIFY(parseThingQuery(f.query()->text().toStdString()).ok());
        QTRY_VERIFY(f.isDone());
        QVERIFY(!examples->isVisible());
    }

    void theLastWordIsCompleted()
    {
        const EventfulFile file;
        const auto document = file.read();
        const ShownFind f(*document);
        f.write("closed mark");
        const QCompleter *completer = f.query()->completer();
        QTRY_VERIFY(completer->popup()->isVisible());
        QVERIFY(completer->currentCompletion().startsWith("closed marker"));
    }

    void editsAreSearchedAgain()
    {
        const EventfulFile file;
        const auto document = file.open();
        const ShownFind f(*document);
        f.write("chests");
        QTRY_VERIFY(f.isDone());
        const int before = f.rows();
        EditDraft draft(document->world(), document->bookmarks());
        QVERIFY(draft.putChest({24, 21}, {{0, 1}}).ok());
        QVERIFY(document->perform("Chest", draft.delta()).ok());
        QTRY_COMPARE(f.rows(), before + 1);
    }
};

} // namespace

CAVE_WIDGET_TEST(TestFindPanel)
#include "tst_find_panel.moc"
