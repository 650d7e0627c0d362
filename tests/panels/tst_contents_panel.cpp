// SPDX-License-Identifier: MIT
#include "core/io/exports/region_text.h"
#include "editor/panels/regions/cell_text_view.h"
#include "editor/panels/regions/region_panels.h"

#include <QLabel>
#include <QLocale>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>

#include "tests/panels/panel_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

struct ShownContents : Shown<ContentsPanel> {
    ShownContents()
    {
        panel.setDocument(document.get());
        panel.showRegion({0, 0});
    }

    [[nodiscard]] QTreeWidget *tree() const { return find<QTreeWidget>("contents.tree"); }
    [[nodiscard]] QTreeWidget *table() const { return find<QTreeWidget>("contents.table"); }
    [[nodiscard]] CellTextView *cells() const { return find<CellTextView>("contents.cells"); }
    [[nodiscard]] QTreeWidgetItem *group(const QString &name) const
    {
        for (int i = 0; i < tree()->topLevelItemCount(); ++i) {
            if (tree()->topLevelItem(i)->text(0) == name)
                return tree()->topLevelItem(i);
        }
        qFatal("there is no group %s", qPrintable(name));
        return nullptr;
    }
    void showCells() const
    {
        auto *tabs = find<QTabWidget>("contents.tabs");
        tabs->setCurrentIndex(1);
        cells()->setFocus();
    }

    EventfulFile file;
    std::unique_ptr<WorldDocument> document = file.read();
};

class TestContentsPanel : public QObject {
    Q_OBJECT

private slots:
    void withoutARegionItSaysWhatBelongsHere()
    {
        Shown<ContentsPanel> shown;
        QVERIFY(shown.emptyText().contains("Open a world"));
        const auto document = documentInMemory(eventfulWorld());
        shown.panel.setDocument(document.get());
        QVERIFY(shown.emptyText().contains("Click a cell"));
    }

    void theLettersOfCellsAreExplainedAsTheyAreWritten()
    {
        ShownContents f;
        const QString reported = f.cells()->toolTip();
        for (const auto &[terrain, name] :
             {std::pair(Terrain::Rock, "rock"), std::pair(Terrain::Floor, "floor"),
              std::pair(Terrain::Water, "water"), std::pair(Terrain::Trees, "trees")}) {
            const QString text = QString("%1 %2").arg(QLatin1Char(terrainLetter(terrain))).arg(name);
            QVERIFY2(reported.contains(text), qPrintable(reported));
        }
        for (const auto &[kind, name] :
             {std::pair(FeatureKind::Camp, "camp"), std::pair(FeatureKind::Relic, "relic"),
              std::pair(FeatureKind::Gate, "gate"), std::pair(FeatureKind::Shrine, "shrine"),
              std::pair(FeatureKind::Captive, "captive")}) {
            const QString text = QString("%1 %2").arg(QLatin1Char(featureLetter(kind))).arg(name);
            QVERIFY2(reported.contains(text), qPrintable(reported));
        }
    }

    void whatIsInARegionIsListedByKind()
    {
        ShownContents f;
        QCOMPARE(f.text("contents.title"), QString("Region 0, 0"));
        QCOMPARE(f.group("Chests")->childCount(), 2);
        QCOMPARE(f.group("Dropped items")->childCount(), 1);
        QCOMPARE(f.group("Markers")->childCount(), 1);
        QCOMPARE(f.group("Markers")->child(0)->text(0), QString("Camp"));
        QCOMPARE(f.group("Markers")->child(0)->text(1), QString("23, 22"));
        int alive = 0;
        for (int i = 0; i < f.group("Monsters")->childCount(); ++i)
            alive += f.group("Monsters")->child(i)->text(0).endsWith("alive") ? 1 : 0;
        QCOMPARE(alive, 1); // of the map; those of the seed are dead
        QStringList chests;
        for (int i = 0; i < 2; ++i)
            chests.append(f.group("Chests")->child(i)->text(0).section(", ", -1));
        chests.sort();
        QCOMPARE(chests, (QStringList{"claimed", "closed"}));
    }

    void terrainIsCounted()
    {
        ShownContents f;
        // A hall of 7 × 3 cells, and the cell that was dug, in solid rock of 50 × 50.
        QVERIFY(f.group("Terrain")->child(0)->text(1).startsWith("22 "));
        QVERIFY(f.group("Terrain")->child(1)->text(1).startsWith(QLocale().toString(2500 - 22)));
        QVERIFY(f.group("Terrain")->child(2)->text(1).startsWith("8 "));
    }

    void aDoubleClickShowsAThingOnTheMap()
    {
        ShownContents f;
        QSignalSpy flown(&f.panel, &InspectorPanel::placeChosen);
        QTreeWidgetItem *marker = f.group("Markers")->child(0);
        f.tree()->scrollToItem(marker);
        const QPoint at = f.tree()->visualItemRect(marker).center();
        QTest::mouseClick(f.tree()->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(f.tree()->viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(flown.count(), 1);
        QVERIFY(flown[0][0].value<WorldPos>() == (WorldPos{23, 22}));
    }

    void anEditLeavesThePlaceInTheLists()
    {
        Shown<ContentsPanel> shown;
        const EventfulFile file;
        const auto document = file.open();
        shown.panel.setDocument(document.get());
        shown.panel.showRegion({0, 0});
        const auto *tree = shown.find<QTreeWidget>("contents.tree");
        const auto group = [tree](const char *name) {
            return tree->findItems(name, Qt::MatchExactly).value(0);
        };
        group("Chests")->setExpanded(false);
        QTreeWidgetItem *marker = group("Markers")->child(0);
        shown.find<QTreeWidget>("contents.tree")->setCurrentItem(marker);
        EditDraft draft(document->world(), document->bookmarks());
        QVERIFY(draft.putChest({24, 22}, {{0, 1}}).ok());
        QVERIFY(document->perform("Put a chest", draft.delta()).ok());
        QTRY_COMPARE(group("Chests")->childCount(), 3);
        QVERIFY(!group("Chests")->isExpanded());
        QVERIFY(group("Monsters")->isExpanded());
        QCOMPARE(tree->currentItem(), group("Markers")->child(0));
    }

    void theThingsCanBeShownAsATable()
    {
        ShownContents f;
        f.click("contents.asTable");
        QVERIFY(f.table()->isVisible());
        QVERIFY(!f.tree()->isVisible());
        const auto things = thingsIn(f.document->world(), f.document->bookmarks(), {0, 0});
        QCOMPARE(f.table()->topLevelItemCount(), static_cast<int>(things.size()));
        // Places sort as numbers, from the west.
        f.table()->sortByColumn(2, Qt::AscendingOrder);
        WorldPos before{-1, -1};
        for (int i = 0; i < f.table()->topLevelItemCount(); ++i) {
            const QStringList place = f.table()->topLevelItem(i)->text(2).split(", ");
            const WorldPos at{place[0].toLongLong(), place[1].toLongLong()};
            QVERIFY(before <= at);
            before = at;
        }
    }

    void theCellsAreShownAsTextNorthFirst()
    {
        ShownContents f;
        const QStringList rows = f.cells()->toPlainText().split('\n');
        QCOMPARE(rows.size(), 50);
        QCOMPARE(rows[0], QString(50, '#'));
        // The map's rows begin at (20, 20).
        QCOMPARE(rows[49 - 23].mid(20, 9), QString("#c..M..C#"));
        QCOMPARE(rows[49 - 22].mid(20, 9), QString("#.@+....#"));
        QCOMPARE(rows[49 - 21].mid(20, 9), QString("#!......#"));
    }

    void theCellAtTheCursorIsReported()
    {
        ShownContents f;
        f.panel.showCell({21, 23});
        f.showCells();
        QVERIFY(f.cells()->cell() == (WorldPos{21, 23}));
        QVERIFY(f.text("contents.cell").contains("21, 23"));
        QVERIFY(f.text("contents.cell").contains("Claimed chest"));
        QTest::keyClick(f.cells(), Qt::Key_Right);
        QVERIFY(f.cells()->cell() == (WorldPos{22, 23}));
        QTest::keyClick(f.cells(), Qt::Key_Down); // southward
        QVERIFY(f.cells()->cell() == (WorldPos{22, 22}));
        QVERIFY(f.text("contents.cell").contains("the player"));
        QSignalSpy flown(&f.panel, &InspectorPanel::placeChosen);
        QTest::keyClick(f.cells(), Qt::Key_Return);
        QCOMPARE(flown.count(), 1);
        QVERIFY(flown[0][0].value<WorldPos>() == (WorldPos{22, 22}));
    }

    void editsAreFollowedAndTheCursorStays()
    {
        const EventfulFile file;
        const auto document = file.open();
        Shown<ContentsPanel> shown;
        shown.panel.setDocument(document.get());
        shown.panel.showCell({25, 22});
        auto *cells = shown.find<CellTextView>("contents.cells");
        EditDraft draft(document->world(), document->bookmarks());
        CellMask rock(50);
        rock.add({25, 22});
        draft.setTerrain(rock, Terrain::Rock);
        QVERIFY(document->perform("Brush", draft.delta()).ok());
        QTRY_COMPARE(cells->toPlainText().split('\n')[49 - 22].mid(20, 9), QString("#.@+.#..#"));
        QVERIFY(cells->cell() == (WorldPos{25, 22}));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestContentsPanel)
#include "tst_contents_panel.moc"
