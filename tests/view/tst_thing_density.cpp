// SPDX-License-Identifier: MIT
// Where many chests and monsters are, on maps whose cells are too small for single ones.

#include "core/world/world_map.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/thing_density.h"

#include <QImage>

#include <cstdlib>
#include <memory>
#include <utility>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Floor everywhere; west of x = 0, each region has a few chests and a monster.
class WesternChests final : public RegionSource {
public:
    [[nodiscard]] int regionSize() const override { return 50; }
    [[nodiscard]] Region generate(RegionPos pos) const override
    {
        Region region{pos, 50, 0, {}, {}, {}};
        if (pos.x >= 0)
            return region;
        for (int i = 0; i < 20; ++i)
            region.chests.push_back({2 * i + 1, 25});
        region.monsters = {{25, 10}};
        return region;
    }
};

MapThing thingAt(WorldPos position, bool remembered)
{
    MapThing thing;
    thing.id = static_cast<std::uint64_t>(position.x);
    thing.position = position;
    thing.kind = MapThing::Chest;
    thing.remembered = remembered;
    return thing;
}

class TestThingDensity : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        useTheme(darkTheme());
        m_view = std::make_unique<MapView>();
        m_view->resize(320, 240);
        m_view->setMotion(false);
        m_view->terrain()->setFog(false);
        m_view->setSource(std::make_shared<WesternChests>());
        m_view->lookAt({0, 0});
        m_view->show();
    }

    void aTintShowsWhereManyAre_data()
    {
        QTest::addColumn<int>("step");
        for (const int step : {1, -1, -4})
            QTest::addRow("zoom %d", step) << step;
    }
    void aTintShowsWhereManyAre()
    {
        QFETCH(int, step);
        m_view->setZoom({step});
        const QImage bare = shot();
        m_view->terrain()->setCounted(std::make_shared<const CountedThings>(CountedThings{true, {}, {}, {}}));
        const QImage tinted = shot();
        const int half = bare.width() / 2;
        const QRect west(0, 0, half - half / 4, bare.height());
        const QRect east(half + half / 4, 0, half - half / 4, bare.height());
        QVERIFY(differingIn(bare, tinted, west) > 1000);
        QCOMPARE(differingIn(bare, tinted, east), 0);
        m_view->terrain()->setCounted(nullptr);
        QCOMPARE(shot(), bare);
    }

    void largeCellsHaveNoTint()
    {
        m_view->setZoom({2});
        const QImage bare = shot();
        m_view->terrain()->setCounted(std::make_shared<const CountedThings>(CountedThings{true, {}, {}, {}}));
        QCOMPARE(shot(), bare);
    }

    void whatIsClaimedAndWhoIsDeadIsNotCounted()
    {
        m_view->setZoom({1});
        const QImage bare = shot();
        CountedThings counted{true, {}, {}, {}};
        for (std::int64_t x = -500; x < 0; ++x) {
            for (std::int64_t ry = -10; ry < 10; ++ry) {
                counted.claimed.insert({x, 50 * ry + 25});
                counted.elsewhere.insert({{floorDiv(x, 50), ry}, 0});
            }
        }
        m_view->terrain()->setCounted(std::make_shared<const CountedThings>(std::move(counted)));
        QCOMPARE(shot(), bare);
    }

    void asManyThingsTintLevelsLessThanCaves()
    {
        const auto tinted = [](DensityScale scale) {
            QImage image(60, 60, QImage::Format_RGB32);
            image.fill(Qt::black);
            paintDensity(image, {{{30, 30}, {32, 30}}, {{10, 10}}}, {{0, 0}, 60, 60}, tileCells(Zoom{1}, 1),
                         darkTheme(), scale);
            return image;
        };
        const QImage caves = tinted(DensityScale::Caves);
        const QImage levels = tinted(DensityScale::Levels);
        for (const QPoint at : {QPoint(30, 29), QPoint(10, 49)}) {
            QVERIFY(qGray(levels.pixel(at)) > 0);
            QVERIFY(qGray(levels.pixel(at)) < qGray(caves.pixel(at)));
        }
    }

    void fogHidesWhatWasNotExplored()
    {
        m_view->setZoom({1});
        m_view->terrain()->setFog(true);
        WorldMap map(std::make_shared<WesternChests>());
        RegionChanges explored;
        explored.explored.fill(~std::uint64_t{0} >> 14); // 50 cells
        map.setChanges({-2, 0}, explored);
        m_view->terrain()->setExplored(map.changes());
        const QImage bare = shot();
        m_view->terrain()->setCounted(std::make_shared<const CountedThings>(CountedThings{true, {}, {}, {}}));
        const QImage tinted = shot();
        const double ratio = bare.devicePixelRatio();
        const QPointF middle = m_view->cellRect({-75, 25}).center() * ratio;
        const QRect around = QRect(0, 0, 100, 100).translated(middle.toPoint() - QPoint(50, 50));
        QVERIFY(differingIn(bare, tinted, around) > 500);
        QCOMPARE(differingIn(bare, tinted, bare.rect()), differingIn(bare, tinted, around));
    }

    void aSingleThingThatAPlayerRemembersShowsAtAnyZoom_data()
    {
        QTest::addColumn<int>("step");
        for (const int step : {1, Zoom::kSmallest})
            QTest::addRow("zoom %d", step) << step;
    }
    void aSingleThingThatAPlayerRemembersShowsAtAnyZoom()
    {
        QFETCH(int, step);
        m_view->setZoom({step});
        const QImage bare = shot();
        m_view->setKnownThings({thingAt({100, 0}, true)});
        const QImage tinted = shot();
        const QPoint at = (m_view->cellRect({100, 0}).center() * bare.devicePixelRatio()).toPoint();
        const QColor before = bare.pixelColor(at);
        const QColor now = tinted.pixelColor(at);
        const int difference = std::abs(now.red() - before.red()) + std::abs(now.green() - before.green()) +
                               std::abs(now.blue() - before.blue());
        QVERIFY2(difference > 40, qPrintable(QString::number(difference)));
    }

    void rememberedThingsOfAPlayerAreCountedAndThoseInSightStayDots()
    {
        m_view->setZoom({1});
        const QImage bare = shot();
        m_view->setKnownThings({thingAt({100, 0}, false)});
        const QImage dot = shot();
        QVERIFY(differingIn(bare, dot, bare.rect()) > 0);
        std::vector<MapThing> things{thingAt({100, 0}, false)};
        for (int x = -80; x < -60; ++x)
            things.push_back(thingAt({x, 0}, true));
        m_view->setKnownThings(things);
        const QImage both = shot();
        const QRect east(bare.width() / 2, 0, bare.width() / 2, bare.height());
        QCOMPARE(differingIn(dot, both, east), 0);
        QVERIFY(differingIn(dot, both, bare.rect()) > 200); // more than 20 dots
        m_view->setKnownThings({});
        QCOMPARE(shot(), bare);
    }

private:
    QImage shot()
    {
        m_view->repaint();
        cave::test::waitFor([this] {
            m_view->repaint();
            return m_view->isSettled();
        });
        return m_view->grab().toImage();
    }

    static int differingIn(const QImage &a, const QImage &b, const QRect &part)
    {
        int count = 0;
        const QRect inside = part.intersected(a.rect());
        for (int y = inside.top(); y <= inside.bottom(); ++y) {
            for (int x = inside.left(); x <= inside.right(); ++x)
                count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
        }
        return count;
    }

    std::unique_ptr<MapView> m_view;
};

} // namespace

CAVE_WIDGET_TEST(TestThingDensity)
#include "tst_thing_density.moc"
