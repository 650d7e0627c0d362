// SPDX-License-Identifier: MIT
#include "app/common/seed_worlds.h"
#include "app/common/typed_place.h"
#include "app/seeds/compare/compared_world.h"
#include "app/seeds/map/seed_map_window.h"
#include "app/seeds/places/places_panel.h"
#include "app/seeds/sheet/card_face.h"
#include "app/seeds/sketch/sketch_dialog.h"
#include "app/seeds/sketch/sketch_row.h"
#include "core/analysis/sketch/sketch_ground.h"
#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/gen/rooms/level_areas.h"
#include "core/rules/spawn.h"
#include "editor/view/form/field_note.h"
#include "editor/view/map/coordinate_grid.h"
#include "editor/view/map/map_figures.h"
#include "editor/view/map/map_view.h"
#include "editor/view/overlays/cell_overlays.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <vector>

#include "tests/seeds/typing.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

WorldSpec cavesOf(const std::string &seed)
{
    return {seed, {GeneratorKind::Caves, 2}, defaultSettings(GeneratorKind::Caves)};
}

WorldSpec roomsOf(const std::string &seed)
{
    return {seed, {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms)};
}

/// The doors that lead on.
std::vector<WorldPos> doorsIn(World &world, const CellRect &area)
{
    std::vector<WorldPos> doors;
    for (const GroundThing &thing : groundIn(world, area)) {
        if (thing.kind == FeatureKind::Door && thing.value != 0)
            doors.push_back(thing.cell);
    }
    return doors;
}

/// The window with a map, driven by mouse and keys.
struct OpenedMap {
    explicit OpenedMap(const WorldSpec &spec)
        : window(std::make_shared<const Content>(std::move(builtInContent().value())))
    {
        window.showWorld(spec, {{{0, 0}, 0.5, 0.5}, Zoom{8}});
        bringUp(window);
    }

    template<class Widget>
    Widget *find(const QString &name)
    {
        return named<Widget>(window, name);
    }
    void press(const char *button) { QTest::mouseClick(find<QToolButton>(button), Qt::LeftButton); }
    QPoint middleOf(WorldPos cell) { return window.map().cellRect(cell).center().toPoint(); }
    QString note() { return find<FieldNote>("seedMap.note")->text(); }
    WorldPos middle() { return window.map().camera().normalized().cell; }

    SeedMapWindow window;
};

class TestSeedMap : public QObject {
    Q_OBJECT

private slots:
    void goesToCoordinates();
    void theGridIsShownAndHidden();
    void linesAreAtRoundCoordinates_data();
    void linesAreAtRoundCoordinates();
    void nothingIsMeasuredForTheMap();
    void theRulerMeasuresBetweenTwoClicks();
    void theRulerMeasuresAlongADrag();
    void theLinkHasThePlaceInTheMiddle();
    void aLongNoteDoesNotWidenTheWindow();
    void placesAreFoundAndShown();
    void aPieceOfTheMapBecomesTheSketch();
    void smallCardsHaveNoFacts();
    void doorsAreInPicturesOfRoomsAtAnyZoom();
    void doorsAreOnTheLargeMapAtAnyZoom();
    void aTintShowsWhereManyThingsAreOnceTheLargeMapIsZoomedOut();
};

} // namespace

void TestSeedMap::goesToCoordinates()
{
    OpenedMap opened(cavesOf("alpha"));
    auto *field = opened.find<QLineEdit>("seedMap.goTo");
    typeOver(field, "120, -45");
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY((opened.middle() == WorldPos{120, -45}));
    QVERIFY(opened.window.isVisible());
    typeOver(field, "over there");
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY2(opened.note().contains("“over there” is not a position"), qPrintable(opened.note()));
    QVERIFY((opened.middle() == WorldPos{120, -45}));
}

void TestSeedMap::theGridIsShownAndHidden()
{
    OpenedMap opened(cavesOf("alpha"));
    auto *grid = opened.find<CoordinateGrid>("map.grid");
    const bool shown = grid->isVisible();
    opened.press("seedMap.grid");
    QCOMPARE(grid->isVisible(), !shown);
    opened.press("seedMap.grid");
    QCOMPARE(grid->isVisible(), shown);
    QCOMPARE(grid->size(), opened.window.map().size());
}

void TestSeedMap::linesAreAtRoundCoordinates_data()
{
    QTest::addColumn<double>("cell");
    QTest::addColumn<int>("spacing");
    QTest::newRow("large cells") << 80.0 << 1;
    QTest::newRow("figures") << 40.0 << 2;
    QTest::newRow("usual") << 8.0 << 10;
    QTest::newRow("small") << 1.0 << 100;
    QTest::newRow("tiny") << 0.25 << 500;
}

void TestSeedMap::linesAreAtRoundCoordinates()
{
    QFETCH(double, cell);
    QFETCH(int, spacing);
    QCOMPARE(CoordinateGrid::spacingFor(cell), std::int64_t{spacing});
}

void TestSeedMap::nothingIsMeasuredForTheMap()
{
    const WorldSpec spec = cavesOf("unmeasured");
    OpenedMap opened(spec);
    ComparedWorld other(cavesOf("measured"), contentFor(ScenarioKind::EndlessCaves));
    QTRY_VERIFY(other.isMeasured()); // the time it takes
    QCOMPARE(seedWorld(spec)->measurements(), 0);
}

void TestSeedMap::theRulerMeasuresBetweenTwoClicks()
{
    const WorldSpec spec = cavesOf("alpha");
    OpenedMap opened(spec);
    opened.press("seedMap.ruler");
    MapView &map = opened.window.map();
    // Two neighbouring floor cells, so that there is a path of one step.
    World world(spec, contentFor(spec.generator), makeRegionSource(spec).value());
    WorldPos from = findSpawn(world).value();
    const WorldPos to =
        world.map.isRock({from.x + 1, from.y}) ? WorldPos{from.x - 1, from.y} : WorldPos{from.x + 1, from.y};
    QVERIFY(!world.map.isRock(to));
    map.lookAt(from);
    QTest::mouseClick(&map, Qt::LeftButton, {}, opened.middleOf(from));
    QTest::mouseMove(&map, opened.middleOf(to));
    QTest::mouseClick(&map, Qt::LeftButton, {}, opened.middleOf(to));
    QTRY_VERIFY2(opened.note().contains("1 step"), qPrintable(opened.note()));
    QVERIFY2(opened.note().startsWith(to.x > from.x ? "1 east" : "1 west"), qPrintable(opened.note()));
    opened.press("seedMap.ruler");
    QVERIFY(opened.note().isEmpty());
}

void TestSeedMap::theRulerMeasuresAlongADrag()
{
    OpenedMap opened(cavesOf("alpha"));
    opened.press("seedMap.ruler");
    MapView &map = opened.window.map();
    QTest::mousePress(&map, Qt::LeftButton, {}, opened.middleOf({0, 0}));
    const QPoint end = opened.middleOf({-3, 4});
    QMouseEvent move(QEvent::MouseMove, end, map.mapToGlobal(end), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&map, &move);
    QTest::mouseRelease(&map, Qt::LeftButton, {}, end);
    QVERIFY2(opened.note().startsWith("3 west · 4 north · "), qPrintable(opened.note()));
    QTRY_VERIFY(opened.note().contains("step") || opened.note().contains("no path"));
    QTest::keyClick(&map, Qt::Key_Escape);
    QVERIFY2(opened.note().startsWith("Click two cells"), qPrintable(opened.note()));
    QVERIFY(opened.window.isVisible());
}

void TestSeedMap::theLinkHasThePlaceInTheMiddle()
{
    WorldSpec spec = cavesOf("amber hollow & co");
    spec.settings.threshold = 4;
    OpenedMap opened(spec);
    opened.window.map().lookAt({-12, 345});
    opened.press("seedMap.copyLink");
    QCOMPARE(QGuiApplication::clipboard()->text(),
             "cavegame:?seed=amber%20hollow%20%26%20co&generator=caves:2&set=caves.threshold=4&at=-12,345");
}

void TestSeedMap::aLongNoteDoesNotWidenTheWindow()
{
    OpenedMap opened(cavesOf("alpha"));
    const int narrowest = opened.window.minimumSizeHint().width();
    auto *place = opened.find<QLineEdit>("seedMap.goTo");
    place->setText(QString(1000, 'x'));
    QTest::keyClick(place, Qt::Key_Return);
    QVERIFY(!opened.note().isEmpty());
    QCOMPARE(opened.window.minimumSizeHint().width(), narrowest);
}

void TestSeedMap::placesAreFoundAndShown()
{
    OpenedMap opened(cavesOf("alpha"));
    QVERIFY(!opened.window.places().isVisible());
    opened.window.showPlaces();
    PlacesPanel &places = opened.window.places();
    QVERIFY(places.isVisible());
    places.sketch()->setPattern(SketchPattern::parse("#####\n#...#\n#####\n").value());
    QTest::mouseClick(named<QPushButton>(places, "places.find"), Qt::LeftButton);
    QTRY_VERIFY(!places.finder().places().empty());
    QVERIFY(std::ranges::any_of(places.finder().places(), [&opened](const Place &place) {
        return place.sketch->middle() == opened.middle();
    }));
}

void TestSeedMap::aPieceOfTheMapBecomesTheSketch()
{
    const WorldSpec spec = cavesOf("alpha");
    OpenedMap opened(spec);
    opened.window.map().lookAt({300, -120});
    opened.window.showPlaces();
    PlacesPanel &places = opened.window.places();
    QTest::keyClick(named<QPushButton>(places, "places.like"), Qt::Key_Space);
    auto *dialog = places.findChild<SketchDialog *>();
    QVERIFY(dialog != nullptr);
    WorldMap map(makeRegionSource(spec).value());
    QVERIFY(dialog->pattern() == sketchOf(map, std::nullopt, usualSketchArea({300, -120})));
    QTest::mouseClick(named<QPushButton>(*dialog, "sketch.use"), Qt::LeftButton);
    QVERIFY(places.sketch()->hasSketch());
    named<QSpinBox>(places, "search.sketchAgree")->setValue(100);
    opened.window.map().lookAt({0, 0});
    QTest::mouseClick(named<QPushButton>(places, "places.find"), Qt::LeftButton);
    QTRY_VERIFY(!places.finder().places().empty());
    QVERIFY((opened.middle() == WorldPos{300, -120}));
}

void TestSeedMap::smallCardsHaveNoFacts()
{
    const CardFonts fonts = CardFonts::ofApplication();
    const CardFace small(CardFace::kNarrowest, darkTheme(), fonts, 1);
    const CardFace usual(CardFace::kNarrowestWithFacts, darkTheme(), fonts, 1);
    CardTexts texts;
    texts.label = "alpha";
    const QImage bare = small.footer(texts);
    const QImage usualBare = usual.footer(texts);
    texts.facts = {"Chests 4"};
    QVERIFY(small.footer(texts) == bare);
    QVERIFY(usual.footer(texts) != usualBare);
    QVERIFY(usual.size().height() - usual.map().height() > small.size().height() - small.map().height());
}

void TestSeedMap::doorsAreInPicturesOfRoomsAtAnyZoom()
{
    const WorldSpec spec = roomsOf("alpha");
    World world(spec, contentFor(spec.generator), makeRegionSource(spec).value());
    const CellRect area = areaAround(levelAreas(spec)).value();
    const std::vector<WorldPos> doors = doorsIn(world, area);
    QVERIFY(!doors.empty());
    for (const int zoom : {1, 2}) {
        CardPainter painter(darkTheme());
        const QImage picture = painter.paint(world, {Zoom{zoom}, area, false}, 1);
        for (const WorldPos door : doors) {
            const int x = static_cast<int>(door.x - area.origin.x) * zoom;
            const int y = picture.height() - 1 - static_cast<int>(door.y - area.origin.y) * zoom;
            QCOMPARE(picture.pixelColor(x, y), darkTheme().good);
        }
    }
}

void TestSeedMap::doorsAreOnTheLargeMapAtAnyZoom()
{
    const WorldSpec spec = roomsOf("alpha");
    World world(spec, contentFor(spec.generator), makeRegionSource(spec).value());
    // Of another room than the start and the boss room, which have outlines.
    const WorldPos door = doorsIn(world, levelAreas(spec).at(1)).at(0);
    OpenedMap opened(spec);
    MapView &map = opened.window.map();
    map.lookAt(door);
    for (const int zoom : {2, 1}) {
        map.setZoom(Zoom{zoom});
        const auto colour = [&] {
            const QImage image = map.grab().toImage();
            return image.pixelColor((map.cellRect(door).center() * image.devicePixelRatio()).toPoint());
        };
        QTRY_COMPARE(colour(), currentTheme().good);
    }
}

void TestSeedMap::aTintShowsWhereManyThingsAreOnceTheLargeMapIsZoomedOut()
{
    OpenedMap opened(cavesOf("alpha"));
    MapView &map = opened.window.map();
    QTRY_VERIFY(map.accessibleName().contains("alpha")); // the world is made in another thread
    const auto settled = [&map] {
        cave::test::waitFor([&map] {
            map.repaint();
            return map.isSettled();
        });
        return map.grab().toImage();
    };
    map.setZoom(Zoom{-1});
    const QImage tinted = settled();
    map.terrain()->setCounted(nullptr);
    QVERIFY(tinted != settled());
}

CAVE_WIDGET_TEST(TestSeedMap)

#include "tst_seed_map.moc"
