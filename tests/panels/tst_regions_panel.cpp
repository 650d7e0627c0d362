// SPDX-License-Identifier: MIT
#include "editor/panels/regions/region_panels.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QTreeView>

#include "tests/panels/panel_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

struct ShownRegions : Shown<RegionsPanel> {
    [[nodiscard]] QTreeView *table() const { return find<QTreeView>("regions.table"); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return table()->model()->index(row, column).data().toString();
    }
    [[nodiscard]] int rows() const { return table()->model()->rowCount(); }
    /// The row of a region as it is sorted now; -1 if it isn't there.
    [[nodiscard]] int rowOf(const QString &region) const
    {
        for (int row = 0; row < rows(); ++row) {
            if (cell(row, RegionsModel::Position) == region)
                return row;
        }
        return -1;
    }
    void show(WorldDocument &document)
    {
        panel.setDocument(&document);
        QTRY_VERIFY(find<QLabel>("regions.count")->text() == QString("2 of 2 regions"));
    }
};

/// The colour that a layer gives to a region; transparent if none.
QColor colourAt(const OverlayLayer &layer, RegionPos pos, int regionSize)
{
    for (const OverlayPicture &picture : layer.overlays.pictures) {
        const RegionPos first = regionOf(picture.origin, regionSize);
        const auto x = static_cast<int>(pos.x - first.x);
        const auto y = static_cast<int>(picture.pixels.height() - 1 - (pos.y - first.y));
        if (picture.cellsPerPixel == regionSize && picture.pixels.rect().contains(x, y) &&
            picture.pixels.pixelColor(x, y).alpha() > 0)
            return picture.pixels.pixelColor(x, y);
    }
    return Qt::transparent;
}

class TestRegionsPanel : public QObject {
    Q_OBJECT

private slots:
    void withoutAWorldItSaysWhatBelongsHere()
    {
        ShownRegions f;
        QVERIFY(f.emptyText().contains("Open a world"));
        const EventfulFile file;
        {
            const auto document = file.read();
            f.panel.setDocument(document.get());
            QVERIFY(f.emptyText().isEmpty());
        }
        // The document has ended, and the panel knows.
        QVERIFY(f.emptyText().contains("Open a world"));
    }

    void everyStoredRegionIsListedWithItsFigures()
    {
        const EventfulFile file;
        const auto document = file.read();
        ShownRegions f;
        f.show(*document);
        for (const StoredRegion &stored : document->stored()) {
            const int row = f.rowOf(QString("%1, %2").arg(stored.pos.x).arg(stored.pos.y));
            QVERIFY(row >= 0);
            QCOMPARE(f.cell(row, RegionsModel::Size), QLocale().toString(qlonglong(stored.payloadBytes)));
            QCOMPARE(f.cell(row, RegionsModel::Turn), QLocale().toString(qlonglong(stored.changedTurn)));
            QCOMPARE(f.cell(row, RegionsModel::Health), QString("Intact"));
            const ChangeCounts counts = countChanges(document->world(), stored.pos);
            QCOMPARE(f.cell(row, RegionsModel::Changes), QLocale().toString(qlonglong(counts.total())));
        }
    }

    void aClickOnAHeaderSortsByNumber()
    {
        const EventfulFile file;
        const auto document = file.read();
        ShownRegions f;
        f.show(*document);
        // Region (0, 0) was built over, so it takes more room than the other, and sorts after it.
        f.find<QTreeView>("regions.table")->sortByColumn(RegionsModel::Size, Qt::DescendingOrder);
        QCOMPARE(f.cell(0, RegionsModel::Position), QString("0, 0"));
        QHeaderView *header = f.table()->header();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          {header->sectionViewportPosition(RegionsModel::Size) + 8, header->height() / 2});
        QCOMPARE(f.cell(0, RegionsModel::Position), QString("1, 0"));
    }

    void filtersLeaveOutWhatIsNotAskedFor()
    {
        const EventfulFile file;
        file.damage();
        const auto document = file.read();
        ShownRegions f;
        f.show(*document);
        f.click("regions.changed");
        QCOMPARE(f.rows(), 1);
        QCOMPARE(f.cell(0, RegionsModel::Position), QString("0, 0"));
        f.click("regions.damaged"); // either of them
        QCOMPARE(f.rows(), 2);
        f.click("regions.changed");
        QCOMPARE(f.rows(), 1);
        QCOMPARE(f.cell(0, RegionsModel::Position), QString("1, 0"));
        QCOMPARE(f.cell(0, RegionsModel::Health), QString("Damaged"));
        QVERIFY(f.table()
                    ->model()
                    ->index(0, RegionsModel::Health)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains("checksum"));
    }

    void enterShowsTheRegionOnTheMap()
    {
        const EventfulFile file;
        const auto document = file.read();
        ShownRegions f;
        f.show(*document);
        QSignalSpy chosen(&f.panel, &RegionsPanel::regionChosen);
        QSignalSpy flown(&f.panel, &InspectorPanel::areaChosen);
        clickRow(f.table(), f.table()->model()->index(f.rowOf("1, 0"), 0));
        QCOMPARE(chosen.count(), 1);
        QVERIFY(chosen[0][0].value<RegionPos>() == (RegionPos{1, 0}));
        QTest::keyClick(f.table(), Qt::Key_Return);
        QCOMPARE(flown.count(), 1);
        const int size = document->world().map.regionSize();
        QVERIFY(flown[0][0].value<CellRect>() == (CellRect{{size, 0}, size, size}));
    }

    void theMapIsColouredByWhatIsChosen_data()
    {
        QTest::addColumn<int>("by");
        QTest::addColumn<bool>("both"); // of the two regions
        QTest::newRow("share explored") << int(RegionColouring::Explored) << true;
        QTest::newRow("what changed") << int(RegionColouring::Changed) << true;
        QTest::newRow("size") << int(RegionColouring::Size) << true;
        QTest::newRow("damage") << int(RegionColouring::Health) << true;
        QTest::newRow("nothing") << int(RegionColouring::Nothing) << false;
    }
    void theMapIsColouredByWhatIsChosen()
    {
        QFETCH(int, by);
        QFETCH(bool, both);
        const EventfulFile file;
        const auto document = file.read();
        ShownRegions f;
        f.show(*document);
        auto *combo = f.find<QComboBox>("regions.colour");
        combo->setFocus();
        for (int i = 0; i < by; ++i)
            QTest::keyClick(combo, Qt::Key_Down);
        const int size = document->world().map.regionSize();
        QCOMPARE(colourAt(f.panel.layer(), {0, 0}, size).alpha() > 0, both);
        QCOMPARE(colourAt(f.panel.layer(), {1, 0}, size).alpha() > 0, both);
        QVERIFY(colourAt(f.panel.layer(), {0, 1}, size).alpha() == 0);
        QCOMPARE(!f.panel.layer().legend.isEmpty(), both);
        if (by == int(RegionColouring::Explored) || by == int(RegionColouring::Size))
            QVERIFY(colourAt(f.panel.layer(), {0, 0}, size) != colourAt(f.panel.layer(), {1, 0}, size));
    }

    void regionsFarApartAreBothColoured()
    {
        World world = eventfulWorld();
        const RegionPos far{-1'000'000'000'000, 999'999'999'999};
        world.map.edit(far, [](RegionChanges &changes) { changes.explored[0] = 1; });
        const auto document = documentInMemory(std::move(world));
        ShownRegions f;
        f.panel.setDocument(document.get());
        QTRY_COMPARE(f.rows(), 3);
        f.find<QComboBox>("regions.colour")->setCurrentIndex(int(RegionColouring::Explored));
        const int size = document->world().map.regionSize();
        QVERIFY(colourAt(f.panel.layer(), far, size).alpha() > 0);
        QVERIFY(colourAt(f.panel.layer(), {0, 0}, size).alpha() > 0);
        QCOMPARE(f.cell(f.rowOf("0, 0"), RegionsModel::Health), QString("In memory"));
        QCOMPARE(f.cell(f.rowOf("0, 0"), RegionsModel::Size), QString("–"));
    }

    void editsAreFollowed()
    {
        const EventfulFile file;
        const auto document = file.open();
        ShownRegions f;
        f.show(*document);
        QCOMPARE(f.cell(f.rowOf("1, 0"), RegionsModel::Changes), QString("0"));
        CellMask cells(document->world().map.regionSize());
        cells.addRow({60, 10}, 5);
        EditDraft draft(document->world(), document->bookmarks());
        draft.setTerrain(cells, document->world().map.isRock({60, 10}) ? Terrain::Floor : Terrain::Rock);
        const auto before = countChanges(document->world(), {1, 0}).total();
        QVERIFY(document->perform("Brush", draft.delta()).ok());
        const auto after = countChanges(document->world(), {1, 0}).total();
        QVERIFY(after > before);
        QTRY_COMPARE(f.cell(f.rowOf("1, 0"), RegionsModel::Changes), QLocale().toString(qlonglong(after)));
        // Edits are in the file at once, those of other regions, too.
        CellMask elsewhere(document->world().map.regionSize());
        elsewhere.addRow({160, 10}, 5);
        EditDraft more(document->world(), document->bookmarks());
        more.setTerrain(elsewhere, document->world().map.isRock({160, 10}) ? Terrain::Floor : Terrain::Rock);
        QVERIFY(document->perform("Brush", more.delta()).ok());
        QTRY_COMPARE(f.cell(f.rowOf("3, 0"), RegionsModel::Health), QString("Intact"));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestRegionsPanel)
#include "tst_regions_panel.moc"
