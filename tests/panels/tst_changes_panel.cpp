// SPDX-License-Identifier: MIT
#include "app/common/seed_worlds.h"
#include "core/io/worlds/replay.h"
#include "editor/panels/changes/changes_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeView>

#include "tests/panels/panel_fixture.h"
#include "tests/support/played_file.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

struct ShownChanges : Shown<ChangesPanel> {
    explicit ShownChanges(WorldDocument &document)
    {
        panel.setDocument(&document);
        if (!cave::test::waitFor([this] { return emptyText().isEmpty() && changes().rowCount() > 0; }))
            qFatal("nothing is compared");
    }

    [[nodiscard]] QTreeView *list() const { return find<QTreeView>("changes.list"); }
    [[nodiscard]] const ChangesModel &changes() const
    {
        return *qobject_cast<ChangesModel *>(list()->model());
    }
    /// The row of the first change of this kind; invalid if there is none.
    [[nodiscard]] QModelIndex rowOf(ChangeKind kind) const
    {
        for (int region = 0; region < changes().rowCount(); ++region) {
            const QModelIndex parent = changes().index(region, 0);
            for (int row = 0; row < changes().rowCount(parent); ++row) {
                if (changes().changeAt(changes().index(row, 0, parent))->kind == kind)
                    return changes().index(row, 0, parent);
            }
        }
        return {};
    }
    [[nodiscard]] QCheckBox *box(const char *kind) const
    {
        return find<QCheckBox>((QByteArray("changes.") + kind).constData());
    }
    void toggle(const char *kind) const
    {
        QTest::mouseClick(box(kind), Qt::LeftButton, {}, {8, box(kind)->height() / 2});
    }
};

bool isMarked(const OverlayLayer &layer, WorldPos at)
{
    return std::any_of(layer.overlays.marks.begin(), layer.overlays.marks.end(),
                       [&](const MapMark &mark) { return mark.at == at; });
}

class TestChangesPanel : public QObject {
    Q_OBJECT

private slots:
    void aWorldAsItsSeedMakesItSaysSo()
    {
        Shown<ChangesPanel> shown;
        QVERIFY(shown.emptyText().contains("Open a world"));
        WorldSpec spec;
        spec.seed = "untouched";
        const std::shared_ptr<const SeedWorld> world = seedWorld(spec);
        WorldDocument document(documentOfSeed(world->world(), *world->spawn()));
        shown.panel.setDocument(&document);
        QVERIFY(shown.emptyText().contains("No differences"));
    }

    void totalsAreThoseOfTheComparison()
    {
        const EventfulFile file;
        const auto document = file.read();
        const ShownChanges f(*document);
        const ChangeCounts counts = countChanges(document->world(), {0, 0});
        QVERIFY(counts.of(ChangeKind::Filled) > 0);
        QCOMPARE(f.box("filled")->text(),
                 "Filled: " + QLocale().toString(qlonglong(counts.of(ChangeKind::Filled))));
        QCOMPARE(f.box("chest-claimed")->isVisible(), counts.of(ChangeKind::ChestClaimed) > 0);
        QCOMPARE(f.box("items-dropped")->text(), QString("Items dropped: 1"));
        QCOMPARE(f.box("monster-moved")->isVisible(), counts.of(ChangeKind::MonsterMoved) > 0);
        QVERIFY(f.text("changes.summary").contains("12 cells explored"));
    }

    void aKindThatIsNotWantedIsHiddenInListAndMap()
    {
        const EventfulFile file;
        const auto document = file.read();
        const ShownChanges f(*document);
        const QModelIndex dropped = f.rowOf(ChangeKind::ItemsDropped);
        QVERIFY(dropped.isValid());
        const WorldPos at = f.changes().changeAt(dropped)->at;
        QVERIFY(isMarked(f.panel.layer(), at));
        const auto legend = f.panel.layer().legend.size();
        f.toggle("items-dropped");
        QVERIFY(!f.rowOf(ChangeKind::ItemsDropped).isValid());
        QVERIFY(!isMarked(f.panel.layer(), at));
        QCOMPARE(f.panel.layer().legend.size(), legend - 1);
        f.toggle("items-dropped");
        QVERIFY(isMarked(f.panel.layer(), at));
    }

    void whatIsSelectedStaysWhileKindsAreShownAndHidden()
    {
        const EventfulFile file;
        const auto document = file.read();
        const ShownChanges f(*document);
        QItemSelectionModel &selection = *f.list()->selectionModel();
        const auto select = QItemSelectionModel::Select | QItemSelectionModel::Rows;
        selection.select(f.changes().index(0, 0), select);
        selection.select(f.rowOf(ChangeKind::Filled), select);
        selection.setCurrentIndex(f.rowOf(ChangeKind::ItemsDropped), select);
        QCOMPARE(selection.selectedRows().size(), 3);
        const int row = f.rowOf(ChangeKind::ItemsDropped).row();
        f.toggle("chest-claimed");
        QVERIFY(f.rowOf(ChangeKind::ItemsDropped).row() < row);
        QCOMPARE(selection.selectedRows().size(), 3);
        QVERIFY(selection.isSelected(f.changes().index(0, 0)));
        QVERIFY(selection.isSelected(f.rowOf(ChangeKind::Filled)));
        QVERIFY(selection.isSelected(f.rowOf(ChangeKind::ItemsDropped)));
        QVERIFY(selection.currentIndex() == f.rowOf(ChangeKind::ItemsDropped));
    }

    void terrainIsDrawnCellForCellAndFilledIsHatched()
    {
        const EventfulFile file;
        const auto document = file.read();
        const ShownChanges f(*document);
        World &world = document->world();
        const Region seed = world.map.source()->generate({0, 0});
        const RegionRows rock = world.map.region({0, 0}).rock;
        for (const OverlayPicture &picture : f.panel.layer().overlays.pictures) {
            QCOMPARE(picture.cellsPerPixel, 1);
            QVERIFY(picture.origin == (WorldPos{0, 0}));
            for (int y = 0; y < seed.size; ++y) {
                for (int x = 0; x < seed.size; ++x) {
                    const bool differs = seed.isRock({x, y}) != testCell(rock, {x, y});
                    const bool wanted = differs && testCell(rock, {x, y}) == picture.hatched;
                    QCOMPARE(qAlpha(picture.pixels.pixel(x, seed.size - 1 - y)) > 0, wanted);
                }
            }
        }
        QCOMPARE(f.panel.layer().overlays.pictures.size(), std::size_t{2});
    }

    void aClickShowsAChangeOnTheMap()
    {
        const EventfulFile file;
        const auto document = file.read();
        ShownChanges f(*document);
        QSignalSpy flown(&f.panel, &InspectorPanel::placeChosen);
        const QModelIndex dropped = f.rowOf(ChangeKind::ItemsDropped);
        const WorldPos at = f.changes().changeAt(dropped)->at;
        clickRow(f.list(), dropped);
        QCOMPARE(flown.count(), 1);
        QVERIFY(flown[0][0].value<WorldPos>() == at);
        QSignalSpy shown(&f.panel, &InspectorPanel::areaChosen);
        clickRow(f.list(), f.changes().index(0, 0));
        QCOMPARE(shown.count(), 1);
    }

    void aWorldThatIsOnlyLookedAtCannotBeReverted()
    {
        const EventfulFile file;
        const auto document = file.read();
        const ShownChanges f(*document);
        clickRow(f.list(), f.rowOf(ChangeKind::ItemsDropped));
        for (const char *button : {"changes.revertThis", "changes.revertRegion", "changes.revertSelection"})
            QVERIFY(!f.find<QPushButton>(button)->isEnabled());
        QVERIFY(f.text("changes.reason").contains("Read-only"));
    }

    void revertingAsksForTheCellsOfWhatIsChosen()
    {
        const EventfulFile file;
        const auto document = file.open();
        ShownChanges f(*document);
        std::vector<CellMask> asked;
        connect(&f.panel, &ChangesPanel::revertRequested, this,
                [&](const CellMask &cells) { asked.push_back(cells); });
        const QModelIndex filled = f.rowOf(ChangeKind::Filled);
        const WorldChange change = *f.changes().changeAt(filled);
        clickRow(f.list(), filled);
        f.click("changes.revertThis");
        QCOMPARE(asked.size(), std::size_t{1});
        CellMask run(50);
        run.addRow(change.at, change.cells);
        QVERIFY(asked[0] == run);
        f.click("changes.revertRegion");
        QCOMPARE(asked[1].count(), std::int64_t{50 * 50});
        QVERIFY(!f.find<QPushButton>("changes.revertSelection")->isEnabled());
        CellMask selection(50);
        selection.add({1, 1});
        f.panel.setSelection(selection);
        f.click("changes.revertSelection");
        QVERIFY(asked[2] == selection);
    }

    void whatWasRevertedIsGoneFromTheList()
    {
        const EventfulFile file;
        const auto document = file.open();
        ShownChanges f(*document);
        connect(&f.panel, &ChangesPanel::revertRequested, this, [&](const CellMask &cells) {
            EditDraft draft(document->world(), document->bookmarks());
            draft.eraseToSeed(cells);
            QVERIFY(document->perform("Revert", draft.delta()).ok());
        });
        clickRow(f.list(), f.rowOf(ChangeKind::ItemsDropped));
        f.click("changes.revertRegion");
        QTRY_VERIFY(!f.emptyText().isEmpty());
        QVERIFY(f.emptyText().contains("No differences"));
        QVERIFY(f.panel.layer().overlays.pictures.empty());
        QVERIFY(document->undo().ok());
        QTRY_VERIFY(f.emptyText().isEmpty());
    }

    void ofThePastItSaysWhatChangedSince()
    {
        const PlayedFile file(GeneratorKind::Dungeon, 1);
        const std::unique_ptr<WorldDocument> document = file.read();
        const Result<WorldLog> log = readWorldLog(file.path());
        QVERIFY(log.ok());
        ShownChanges shown(*document);
        auto *base = shown.find<QComboBox>("changes.base");
        QVERIFY(base->isHidden());
        const int ofNow = shown.changes().rowCount();
        document->showPast(copyOf(log->origin));
        QTRY_VERIFY(base->isVisible());
        QTRY_COMPARE(shown.changes().rowCount(), 0);
        base->setCurrentIndex(1); // all of it has happened since the start
        QTRY_COMPARE(shown.changes().rowCount(), ofNow);
        document->showPast(copyOf(document->present()));
        QTRY_COMPARE(shown.changes().rowCount(), 0);
        QVERIFY(shown.find<QLabel>("changes.summary")->text().contains("since this turn"));
        document->showPresent();
        QTRY_COMPARE(shown.changes().rowCount(), ofNow);
        QVERIFY(base->isHidden());
    }
};

} // namespace

CAVE_WIDGET_TEST(TestChangesPanel)
#include "tst_changes_panel.moc"
