// SPDX-License-Identifier: MIT
#include "app/seeds/conditions/condition_edit.h"
#include "app/seeds/places/places_panel.h"
#include "app/seeds/sketch/sketch_row.h"
#include "core/analysis/sketch/sketch_ground.h"
#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/rules/spawn.h"
#include "editor/view/form/field_note.h"
#include "editor/view/texts/texts.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTreeView>

#include <algorithm>

#include "tests/seeds/typing.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

using State = PlaceFinder::State;

WorldSpec firstCavesOf(const std::string &seed)
{
    return {seed, {}, defaultSettings(GeneratorKind::Caves)};
}

/// What a piece of a world looks like.
SketchPattern sketchAt(const WorldSpec &spec, const CellRect &area)
{
    WorldMap map(makeRegionSource(spec).value());
    return sketchOf(map, std::nullopt, area);
}

/// The panel in a window of its own, for one world.
struct OpenedPlaces {
    explicit OpenedPlaces(const WorldSpec &spec)
    {
        panel.resize(360, 640);
        panel.setWorld(spec);
        bringUp(panel);
    }

    template<class Widget>
    Widget *find(const QString &name)
    {
        return named<Widget>(panel, name);
    }
    void press(const char *button) { QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton); }
    bool waitForPlaces(std::size_t count)
    {
        return cave::test::waitFor([this, count] { return panel.finder().places().size() >= count; });
    }
    QTreeView *list() { return find<QTreeView>("places.list"); }
    QString cell(int row, int column) { return list()->model()->index(row, column).data().toString(); }
    /// Whether this is the middle of what a row shows.
    bool isMiddleOf(WorldPos middle, int row)
    {
        return std::ranges::any_of(panel.finder().places(), [&](const Place &place) {
            return coordinatesText(place.at) == cell(row, PlacesModel::Where) &&
                   place.sketch->middle() == middle;
        });
    }
    QString progress() { return find<QLabel>("places.progress")->text(); }

    PlacesPanel panel;
};

class TestPlacesPanel : public QObject {
    Q_OBJECT

private slots:
    void findsThePlaceThatWasDrawn();
    void findsItTurnedAndMirrored();
    void findsPlacesByACondition();
    void itStopsAndGoesOn();
    void itStopsWhenItIsHidden();
    void onlyTheQuestionAskedGoesOn();
    void itPausesWhenThereAreMany();
    void clicksAndKeysGoToPlaces();
    void theListIsSorted();
    void placesAreMarkedOnTheMap();
    void anotherWorldHasOtherPlaces();
    void whatCannotBeSearchedIsSaid_data();
    void whatCannotBeSearchedIsSaid();
};

} // namespace

void TestPlacesPanel::findsThePlaceThatWasDrawn()
{
    const WorldSpec spec = firstCavesOf("21");
    const CellRect area{{130, -90}, 20, 14};
    OpenedPlaces opened(spec);
    opened.panel.sketch()->setPattern(sketchAt(spec, area));
    opened.find<QSpinBox>("search.sketchAgree")->setValue(100);
    QVERIFY(!opened.find<QSpinBox>("search.sketchWithin")->isVisible());
    opened.press("places.find");
    QVERIFY(opened.waitForPlaces(1));
    opened.press("places.stop");
    const Place &found = opened.panel.finder().places().front();
    QVERIFY(found.sketch.has_value());
    QVERIFY(found.sketch->place == area);
    QCOMPARE(opened.cell(0, PlacesModel::Match), "100.0 %");
    QVERIFY(opened.list()->isColumnHidden(PlacesModel::Turned));
}

void TestPlacesPanel::findsItTurnedAndMirrored()
{
    const WorldSpec spec = firstCavesOf("21");
    const CellRect area{{60, 40}, 18, 12};
    OpenedPlaces opened(spec);
    opened.panel.sketch()->setPattern(sketchAt(spec, area).oriented({1, true}));
    opened.find<QSpinBox>("search.sketchAgree")->setValue(100);
    opened.find<QCheckBox>("search.sketchTurned")->click();
    opened.press("places.find");
    QVERIFY(opened.waitForPlaces(1));
    opened.press("places.stop");
    QVERIFY(opened.panel.finder().places().front().sketch->place == area);
    QVERIFY(!opened.list()->isColumnHidden(PlacesModel::Turned));
    QVERIFY2(opened.cell(0, PlacesModel::Turned).startsWith("mirrored, "),
             qPrintable(opened.cell(0, PlacesModel::Turned)));
}

void TestPlacesPanel::findsPlacesByACondition()
{
    OpenedPlaces opened(firstCavesOf("21"));
    opened.panel.edit()->setFocus();
    QTest::keyClicks(QApplication::focusWidget(), "chests(20) >= 2");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); // closes what is offered
    opened.press("places.find");
    QVERIFY(opened.waitForPlaces(3));
    opened.press("places.stop");
    QVERIFY(opened.list()->isColumnHidden(PlacesModel::Match));
    for (const Place &place : opened.panel.finder().places())
        QVERIFY(place.values.size() == 1 && place.values[0] >= 2);
    const QString tip = opened.list()->model()->index(0, 0).data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains("Chests (20)"), qPrintable(tip));
}

void TestPlacesPanel::itStopsAndGoesOn()
{
    OpenedPlaces opened(firstCavesOf("21"));
    opened.panel.edit()->setText("chests(5) >= 9"); // nowhere near
    opened.press("places.find");
    QVERIFY(!opened.find<QPushButton>("places.find")->isVisible());
    QTRY_VERIFY(opened.panel.finder().searched() > 0);
    opened.press("places.stop");
    QCOMPARE(opened.panel.finder().state(), State::Stopped);
    QVERIFY2(opened.progress().endsWith("stopped"), qPrintable(opened.progress()));
    const std::int64_t before = opened.panel.finder().searched();
    opened.press("places.more");
    QTRY_VERIFY(opened.panel.finder().searched() > before);
    opened.panel.edit()->setText("chests(5) >= 8"); // another question stops it
    QCOMPARE(opened.panel.finder().state(), State::Stopped);
}

void TestPlacesPanel::itStopsWhenItIsHidden()
{
    OpenedPlaces opened(firstCavesOf("21"));
    opened.panel.edit()->setText("chests(5) >= 9"); // nowhere near
    opened.press("places.find");
    QCOMPARE(opened.panel.finder().state(), State::Running);
    opened.panel.close();
    QCOMPARE(opened.panel.finder().state(), State::Stopped);
    opened.panel.show();
    QVERIFY(opened.find<QPushButton>("places.more")->isVisible());
}

void TestPlacesPanel::onlyTheQuestionAskedGoesOn()
{
    OpenedPlaces opened(firstCavesOf("21"));
    opened.panel.edit()->setText("chests(5) >= 9");
    opened.press("places.find");
    opened.press("places.stop");
    auto *more = opened.find<QPushButton>("places.more");
    QVERIFY(more->isVisible());
    opened.panel.edit()->setText("chests(5) >= 8");
    QVERIFY(!more->isVisible());
    opened.panel.edit()->setText("chests(5) >= 9");
    QVERIFY(more->isVisible());
    opened.panel.sketch()->setPattern(SketchPattern::parse("..\n").value());
    QVERIFY(!more->isVisible());
}

void TestPlacesPanel::itPausesWhenThereAreMany()
{
    OpenedPlaces opened(firstCavesOf("21"));
    opened.panel.sketch()->setPattern(SketchPattern::parse(".\n").value());
    opened.press("places.find");
    QTRY_COMPARE(opened.panel.finder().state(), State::Paused);
    QCOMPARE(opened.panel.finder().places().size(), PlaceFinder::kAtOnce);
    opened.press("places.more");
    QTRY_COMPARE(opened.panel.finder().state(), State::Paused);
    const std::vector<Place> &places = opened.panel.finder().places();
    QCOMPARE(places.size(), 2 * PlaceFinder::kAtOnce);
    std::vector<RegionPos> regions;
    for (const Place &place : places)
        regions.push_back(place.region);
    std::ranges::sort(regions);
    QVERIFY(std::ranges::adjacent_find(regions) == regions.end()); // each once
    QCOMPARE(opened.list()->model()->rowCount(), 200);
}

void TestPlacesPanel::clicksAndKeysGoToPlaces()
{
    OpenedPlaces opened(firstCavesOf("21"));
    QSignalSpy chosen(&opened.panel, &PlacesPanel::placeChosen);
    opened.panel.sketch()->setPattern(SketchPattern::parse("..\n..\n").value());
    opened.press("places.find");
    QTRY_COMPARE(opened.panel.finder().state(), State::Paused);
    QCOMPARE(chosen.count(), 1); // the first one is shown at once
    const QModelIndex third = opened.list()->model()->index(2, 0);
    QTest::mouseClick(opened.list()->viewport(), Qt::LeftButton, {},
                      opened.list()->visualRect(third).center());
    QVERIFY(opened.isMiddleOf(chosen.last()[0].value<WorldPos>(), 2));
    QTest::keyClick(opened.list(), Qt::Key_Down);
    QVERIFY(opened.isMiddleOf(chosen.last()[0].value<WorldPos>(), 3));
}

void TestPlacesPanel::theListIsSorted()
{
    OpenedPlaces opened(firstCavesOf("21"));
    opened.panel.sketch()->setPattern(SketchPattern::parse("##..\n##..\n#...\n").value());
    opened.find<QSpinBox>("search.sketchAgree")->setValue(70);
    opened.press("places.find");
    QTRY_COMPARE(opened.panel.finder().state(), State::Paused);
    const auto numbers = [&opened](int column) {
        std::vector<double> values;
        for (int row = 0; row < opened.list()->model()->rowCount(); ++row)
            values.push_back(
                opened.list()->model()->index(row, column).data(PlacesModel::kSortRole).toDouble());
        return values;
    };
    QVERIFY(std::ranges::is_sorted(numbers(PlacesModel::Distance)));
    QHeaderView *header = opened.list()->header();
    const QPoint match(header->sectionViewportPosition(PlacesModel::Match) + 5, header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, match);
    QVERIFY(std::ranges::is_sorted(numbers(PlacesModel::Match)));
}

void TestPlacesPanel::placesAreMarkedOnTheMap()
{
    OpenedPlaces opened(firstCavesOf("21"));
    QVERIFY(opened.panel.layer().overlays.marks.empty());
    opened.panel.sketch()->setPattern(SketchPattern::parse("##\n..\n").value());
    opened.press("places.find");
    QVERIFY(opened.waitForPlaces(1));
    opened.press("places.stop");
    const OverlayLayer &layer = opened.panel.layer();
    const std::vector<Place> &places = opened.panel.finder().places();
    QCOMPARE(layer.overlays.marks.size(), places.size());
    QVERIFY(layer.overlays.marks[0].at == places[0].at);
    QVERIFY(layer.overlays.masks[0].cells->bounds() == places[0].sketch->place);
    QCOMPARE(layer.overlays.labels.size(), std::size_t{1});
    QCOMPARE(layer.legend.size(), 1);
}

void TestPlacesPanel::anotherWorldHasOtherPlaces()
{
    OpenedPlaces opened(firstCavesOf("21"));
    opened.panel.sketch()->setPattern(SketchPattern::parse("..\n").value());
    opened.press("places.find");
    QVERIFY(opened.waitForPlaces(1));
    opened.panel.setWorld(firstCavesOf("21"));
    QVERIFY(!opened.panel.finder().places().empty());
    opened.panel.setWorld(firstCavesOf("22"));
    QVERIFY(opened.panel.finder().places().empty());
    QCOMPARE(opened.list()->model()->rowCount(), 0);
    QVERIFY(opened.panel.layer().overlays.marks.empty());
}

void TestPlacesPanel::whatCannotBeSearchedIsSaid_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("condition");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing to look for") << int(GeneratorKind::Caves) << ""
                                         << "Draw a sketch or enter";
    QTest::newRow("a world with levels") << int(GeneratorKind::Dungeon) << "chests > 1"
                                         << "has levels";
    QTest::newRow("a metric of others") << int(GeneratorKind::Caves) << "path_length > 3"
                                        << "path_length";
    QTest::newRow("no condition") << int(GeneratorKind::Caves) << "chests >"
                                  << "";
}

void TestPlacesPanel::whatCannotBeSearchedIsSaid()
{
    QFETCH(int, kind);
    QFETCH(QString, condition);
    QFETCH(QString, said);
    const auto generator = static_cast<GeneratorKind>(kind);
    OpenedPlaces opened({"21", {generator, 1}, defaultSettings(generator)});
    opened.panel.edit()->setText(condition);
    opened.press("places.find");
    QCOMPARE(opened.panel.finder().state(), State::Idle);
    const QString note = opened.find<FieldNote>("places.note")->text();
    QVERIFY2(note.contains(said), qPrintable(note));
}

CAVE_WIDGET_TEST(TestPlacesPanel)

#include "tst_places_panel.moc"
