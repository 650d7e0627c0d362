// SPDX-License-Identifier: MIT
// A view of a level that has edges.

#include "editor/view/map/coordinate_grid.h"
#include "editor/view/map/map_view.h"

#include <algorithm>

#include "tests/support/drawn_levels.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

VisibleCells onlyHere(WorldPos p)
{
    VisibleCells seen{p, BitGrid(1, 1)};
    seen.cells.set(0, 0);
    return seen;
}

/// The west edge of what is in view, in whole cells from the level's.
std::int64_t leftOf(const MapCamera &camera, const CellRect &level, int view)
{
    const QPointF from = MapCamera{level.origin, 0, 0}.wayTo(camera);
    return std::llround(from.x() - view / 2.0);
}

class TestMapBounds : public QObject {
    Q_OBJECT

private slots:
    void theGridOfALevelBeginsAtItsCorner()
    {
        MapView map;
        map.resize(400, 300);
        map.setZoom(Zoom{8});
        map.lookAt({4, 7});
        CoordinateGrid grid(map);
        const QImage ofTheWorld = grid.grab().toImage();
        const WorldPos corner{1003, -506};
        map.lookAt({corner.x + 4, corner.y + 7});
        QVERIFY(grid.grab().toImage() != ofTheWorld);
        grid.setOrigin(corner);
        QCOMPARE(grid.grab().toImage(), ofTheWorld);
    }

    void theViewStopsAtTheEdgesOfALevel_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("view");
        for (const int width : {30, 90, 91}) {
            for (const int view : {21, 20, 30})
                QTest::addRow("%d of %d", view, width) << width << view;
        }
    }
    void theViewStopsAtTheEdgesOfALevel()
    {
        QFETCH(int, width);
        QFETCH(int, view);
        for (const std::int64_t origin :
             {std::int64_t{0}, std::int64_t{400}, std::int64_t{-1'000'000'000'000}}) {
            const CellRect level{{origin, origin}, width, width};
            for (int cx = 0; cx < width; ++cx) {
                const WorldPos player{origin + cx, origin + width - 1 - cx};
                const MapCamera camera = followingCamera(player, {}, level, QSizeF(view, view));
                QCOMPARE(leftOf(camera, level, view), std::clamp(cx - view / 2, 0, width - view));
            }
        }
    }

    void aLevelThatIsSmallerThanTheViewIsInItsMiddle()
    {
        const CellRect level{{100, 0}, 10, 20};
        for (const WorldPos player : {WorldPos{100, 0}, WorldPos{109, 19}, WorldPos{104, 7}}) {
            const MapCamera camera = followingCamera(player, {}, level, QSizeF(41.5, 33));
            const QPointF middle = MapCamera{level.origin, 0, 0}.wayTo(camera);
            QCOMPARE(middle, QPointF(5, 10));
        }
    }

    void followingStopsWhereTheLevelEnds()
    {
        MapView view;
        show(view);
        const CellRect level{{0, 0}, 90, 60};
        view.setBounds(level);
        view.setPlayer({0, 59}, onlyHere({0, 59}));
        const CellRect corner = view.cellsInView();
        QCOMPARE(corner.origin.x, std::int64_t{0});
        QCOMPARE(corner.origin.y + corner.height, std::int64_t{60});
        view.setPlayer({89, 0}, onlyHere({89, 0}));
        QCOMPARE(view.cellsInView().origin.y, std::int64_t{0});
        QCOMPARE(view.cellsInView().origin.x + view.cellsInView().width, std::int64_t{90});
        QVERIFY(view.isFollowing());
        view.setBounds(std::nullopt);
        view.centreOnPlayer();
        QCOMPARE(view.camera().cell, (WorldPos{89, 0}));
    }

    void theLevelIsNeverLost()
    {
        MapView view;
        show(view);
        const CellRect level{{200, 0}, 30, 30};
        view.setBounds(level);
        for (const WorldPos far : {WorldPos{5'000'000, 3}, WorldPos{-7, -900}, WorldPos{215, 800}}) {
            view.lookAt(far);
            const CellRect seen = view.cellsInView();
            const WorldPos nearest{std::clamp<std::int64_t>(view.camera().cell.x, 200, 229),
                                   std::clamp<std::int64_t>(view.camera().cell.y, 0, 29)};
            QVERIFY(seen.contains(nearest));
        }
        view.lookAt({210, 10});
        QCOMPARE(view.camera().cell, (WorldPos{210, 10}));
    }

    void draggingStopsWhenTheMiddleReachesTheEdge()
    {
        MapView view;
        show(view);
        view.setBounds(CellRect{{0, 0}, 20, 20});
        view.lookAt({10, 10});
        for (int i = 0; i < 4; ++i) {
            QTest::mousePress(&view, Qt::LeftButton, {}, {20, 100});
            QTest::mouseMove(&view, {view.width() - 20, 100});
            QTest::mouseRelease(&view, Qt::LeftButton, {}, {view.width() - 20, 100});
        }
        const QPointF middle = MapCamera{{0, 0}, 0, 0}.wayTo(view.camera());
        QCOMPARE(middle.x(), 0.0);
    }

    void aWholeLevelFitsIntoTheView()
    {
        MapView view;
        show(view);
        for (const CellRect &level :
             {CellRect{{0, 0}, 10, 10}, CellRect{{400, 0}, 50, 50}, CellRect{{0, 0}, 2000, 900}}) {
            view.setBounds(level);
            view.fit(level);
            QVERIFY(view.cellsInView().contains(level.origin));
            QVERIFY(view.cellsInView().contains(
                {level.origin.x + level.width - 1, level.origin.y + level.height - 1}));
            const Zoom larger = view.zoom().steppedBy(1);
            const double pixels =
                std::max(level.width * larger.scale() - view.width() * view.devicePixelRatioF(),
                         level.height * larger.scale() - view.height() * view.devicePixelRatioF());
            QVERIFY(larger == view.zoom() || pixels > 0);
        }
    }

private:
    /// 40 × 30 cells, at any scale.
    static void show(MapView &view)
    {
        view.resize(640, 480);
        view.setMotion(false);
        view.setZoom({static_cast<int>(std::lround(16 * view.devicePixelRatioF()))});
        view.setSource(std::make_shared<DrawnLevels>(std::vector<std::vector<std::string>>{{"."}}));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestMapBounds)
#include "tst_map_bounds.moc"
