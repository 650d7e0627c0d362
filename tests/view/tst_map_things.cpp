// SPDX-License-Identifier: MIT
#include "core/world/world_map.h"
#include "editor/view/figures/figures.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/theme.h"

#include <algorithm>
#include <cmath>

#include "tests/support/plain_source.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

const std::vector<CreatureLook> &creatures()
{
    static const std::vector<CreatureLook> kAll{
        {"monster", "red", 'M'},      {"cave_rat", "brown", 'r'}, {"slime", "green", 's'},
        {"gloom_bat", "violet", 'b'}, {"skeleton", "white", 'k'}, {"rock_spider", "amber", 'x'},
        {"stone_golem", "grey", 'G'}, {"shade", "blue", 'h'},     {"deep_troll", "teal", 'T'},
    };
    return kAll;
}

MapThing thingAt(WorldPos position, MapThing::Kind kind = MapThing::Monster)
{
    MapThing thing;
    thing.id = 1;
    thing.position = position;
    thing.kind = kind;
    thing.look = creatures().front();
    return thing;
}

int differentPixels(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    }
    return count;
}

class TestMapThings : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        useTheme(darkTheme());
        m_view = std::make_unique<MapView>();
        m_view->resize(320, 240);
        m_view->setMotion(false);
        m_view->terrain()->setFog(false);
        m_view->setZoom({24});
        m_view->setSource(std::make_shared<test::PlainSource>());
        m_view->lookAt(m_home);
        m_view->show();
    }

    void aThingIsDrawnInItsCellAndNowhereElse_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("step");
        QTest::addColumn<qlonglong>("away");
        for (const int kind :
             {MapThing::Chest, MapThing::OpenChest, MapThing::Pile, MapThing::Monster, MapThing::Marker}) {
            for (const int step : {8, 12, 24, 64}) {
                for (const qlonglong away : {0LL, 1'000'000'000'000LL})
                    QTest::addRow("kind %d at %d px, %lld away", kind, step, away) << kind << step << away;
            }
        }
    }
    void aThingIsDrawnInItsCellAndNowhereElse()
    {
        QFETCH(int, kind);
        QFETCH(int, step);
        QFETCH(qlonglong, away);
        const WorldPos home{away + 3, -away - 5};
        // Dots keep a size that can be seen, so the least is one of logical pixels.
        m_view->setZoom({std::max(step, qRound(8 * m_view->devicePixelRatioF()))});
        m_view->lookAt(home);
        for (const MapStyle style : {MapStyle::Tiles, MapStyle::Glyphs}) {
            m_view->terrain()->setStyle(style);
            const QImage before = shot();
            MapThing thing = thingAt({home.x + 1, home.y + 1}, static_cast<MapThing::Kind>(kind));
            thing.state = MapThing::SeesPlayer;
            m_view->figures()->setThings({thing});
            const std::vector<WorldPos> changed = changedCells(before, shot());
            QCOMPARE(changed.size(), 1U);
            QCOMPARE(changed.front(), thing.position);
            m_view->figures()->setThings({});
            QCOMPARE(shot(), before);
        }
    }

    void everyStateOfAMonsterLooksDifferent()
    {
        for (const MapStyle style : {MapStyle::Tiles, MapStyle::Glyphs}) {
            m_view->terrain()->setStyle(style);
            std::vector<QImage> seen;
            for (const MapThing::State state :
                 {MapThing::Idle, MapThing::Wandering, MapThing::Hunting, MapThing::SeesPlayer}) {
                MapThing thing = thingAt(m_home);
                thing.state = state;
                m_view->figures()->setThings({thing});
                const QImage image = shot();
                for (const QImage &other : seen)
                    QVERIFY(differentPixels(image, other) > 10);
                seen.push_back(image);
            }
        }
    }

    void aRememberedThingLosesItsColour()
    {
        MapThing thing = thingAt(m_home);
        m_view->figures()->setThings({thing});
        const int seen = mostColourful(shot());
        thing.remembered = true;
        m_view->figures()->setThings({thing});
        const int remembered = mostColourful(shot());
        QVERIFY2(remembered < seen / 2, qPrintable(QStringLiteral("%1, was %2").arg(remembered).arg(seen)));
    }

    void shapesTellThingsApartWhereCellsAreSmall()
    {
        m_view->setZoom({6});
        std::vector<QImage> seen;
        for (const MapThing::Kind kind :
             {MapThing::Chest, MapThing::Pile, MapThing::Monster, MapThing::Marker}) {
            const QImage before = shot();
            m_view->figures()->setThings({thingAt(m_home, kind)});
            QImage shape(before.size(), QImage::Format_Mono);
            const QImage after = shot();
            for (int y = 0; y < shape.height(); ++y) {
                for (int x = 0; x < shape.width(); ++x)
                    shape.setPixel(x, y, after.pixel(x, y) != before.pixel(x, y) ? 1 : 0);
            }
            for (const QImage &other : seen)
                QVERIFY(shape != other);
            seen.push_back(shape);
            m_view->figures()->setThings({});
        }
    }

    void allMonstersHaveSilhouettesOfTheirOwn_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("16") << 16;
        QTest::newRow("32") << 32;
        QTest::newRow("96") << 96;
    }
    void allMonstersHaveSilhouettesOfTheirOwn()
    {
        QFETCH(int, size);
        for (std::size_t i = 0; i < creatures().size(); ++i) {
            QVERIFY2(!monsterFigure(creatures()[i].key).empty(), creatures()[i].key.c_str());
            for (std::size_t j = 0; j < i; ++j) {
                const QImage a = monsterPortrait(creatures()[i], size, darkTheme());
                const QImage b = monsterPortrait(creatures()[j], size, darkTheme());
                int apart = 0;
                for (int y = 0; y < size; ++y) {
                    for (int x = 0; x < size; ++x)
                        apart += std::abs(qAlpha(a.pixel(x, y)) - qAlpha(b.pixel(x, y)));
                }
                // A tenth of the square is solid in one and clear in the other.
                QVERIFY2(apart > 255 * size * size / 10,
                         qPrintable(QStringLiteral("%1 and %2 differ by %3")
                                        .arg(QString::fromStdString(creatures()[i].key),
                                             QString::fromStdString(creatures()[j].key))
                                        .arg(apart)));
            }
        }
    }

    void anUnknownMonsterIsDrawnWithItsGlyph()
    {
        const QImage a = monsterPortrait({"wyvern", "red", 'D'}, 32, darkTheme());
        const QImage b = monsterPortrait({"wyvern", "red", 'W'}, 32, darkTheme());
        QVERIFY(qAlpha(a.pixel(16, 16)) == 255);
        QVERIFY(differentPixels(a, b) > 10);
        QVERIFY(!monsterPortrait({"", "no such colour", '?'}, 16, lightTheme()).isNull());
    }

    void everyItemHasAnIconOfItsOwn()
    {
        const std::vector<std::pair<std::string, ItemKind>> items{
            {"wooden_sword", ItemKind::Sword},
            {"iron_sword", ItemKind::Sword},
            {"steel_sword", ItemKind::Sword},
            {"infused_sword", ItemKind::Sword},
            {"leather_armour", ItemKind::Armour},
            {"chainmail_armour", ItemKind::Armour},
            {"iron_armour", ItemKind::Armour},
            {"infused_armour", ItemKind::Armour},
            {"gold", ItemKind::Gold},
        };
        for (const int size : {16, 64}) {
            std::vector<QImage> seen;
            for (const auto &[key, kind] : items) {
                const QImage icon = itemIcon({key, kind}, size).convertToFormat(QImage::Format_Alpha8);
                for (const QImage &other : seen)
                    QVERIFY2(icon != other, key.c_str());
                seen.push_back(icon);
            }
        }
        QCOMPARE(itemIcon({"laser_sword", ItemKind::Sword}, 32),
                 itemIcon({"iron_sword", ItemKind::Sword}, 32));
    }

    void anAreaCoversExactlyItsCells_data()
    {
        QTest::addColumn<int>("step");
        for (const int step : {2, 8, 24})
            QTest::addRow("%d px", step) << step;
    }
    void anAreaCoversExactlyItsCells()
    {
        QFETCH(int, step);
        m_view->setZoom({step});
        for (const bool sight : {false, true}) {
            m_view->figures()->setOverlays({});
            const QImage before = shot();
            DiscOverlay disc{{m_home.x - 2, m_home.y - 2}, BitGrid(5, 5), {}, {}};
            std::vector<WorldPos> cells;
            for (int i = 0; i < 25; ++i) {
                const int x = i % 5;
                const int y = i / 5;
                if (std::abs(x - 2) + std::abs(y - 2) > 2 || i == 12)
                    continue; // a diamond with a hole
                disc.cells.set(x, y);
                cells.push_back({disc.origin.x + x, disc.origin.y + y});
            }
            if (sight) {
                disc.inSight = BitGrid(5, 5);
                disc.inSight.set(2, 1);
                disc.inSight.set(2, 0);
            }
            MapOverlays overlays;
            overlays.discs.push_back(disc);
            m_view->figures()->setOverlays(overlays);
            std::vector<WorldPos> changed = changedCells(before, shot());
            std::ranges::sort(cells);
            std::ranges::sort(changed);
            QVERIFY(changed == cells);
        }
    }

    void smokeCoversItsCellsBelowCreatures()
    {
        MapOverlays smoke;
        smoke.smoke.push_back({{m_home.x - 1, m_home.y - 1}, BitGrid(3, 3)});
        std::vector<WorldPos> cells;
        for (int i = 0; i < 9; ++i) {
            smoke.smoke.front().cells.set(i % 3, i / 3);
            cells.push_back({m_home.x - 1 + i % 3, m_home.y - 1 + i / 3});
        }
        for (const bool dark : {false, true}) {
            useTheme(dark ? darkTheme() : lightTheme());
            m_view->figures()->setOverlays({});
            m_view->figures()->setThings({});
            const QImage clear = shot();
            m_view->figures()->setThings({thingAt(m_home)});
            const QImage figure = shot();
            m_view->figures()->setOverlays(smoke);
            const QImage both = shot();
            m_view->figures()->setThings({});
            const QImage covered = shot();
            const std::vector<WorldPos> changed = changedCells(clear, covered);
            for (const WorldPos cell : cells)
                QVERIFY(std::ranges::count(changed, cell) == 1);
            const std::vector<WorldPos> monster = changedCells(covered, both);
            QVERIFY(monster == std::vector{m_home});
            int untouched = 0; // opaque pixels of the figure
            const QRect cell = pixelsOf(m_home);
            for (int y = cell.top(); y <= cell.bottom(); ++y) {
                for (int x = cell.left(); x <= cell.right(); ++x)
                    untouched +=
                        both.pixel(x, y) == figure.pixel(x, y) && both.pixel(x, y) != covered.pixel(x, y);
            }
            QVERIFY2(untouched > cell.width() * cell.height() / 10, qPrintable(QString::number(untouched)));
            m_view->lookAt({m_home.x + 1, m_home.y}); // the puffs go along with their cells
            const QImage moved = shot();
            m_view->lookAt(m_home);
            const QImage back = shot();
            QCOMPARE(moved.copy(cell.translated(-cell.width(), 0)), back.copy(cell));
            QCOMPARE(back, covered);
        }
    }

    void cellsInSightAreWarmerThanTheOthers()
    {
        DiscOverlay disc{m_home, BitGrid(6, 1), BitGrid(6, 1), {}};
        for (int x = 0; x < 6; ++x)
            disc.cells.set(x, 0);
        for (int x = 0; x < 3; ++x)
            disc.inSight.set(x, 0);
        MapOverlays overlays;
        overlays.discs.push_back(disc);
        for (const int step : {4, 24}) {
            m_view->setZoom({step});
            m_view->figures()->setOverlays(overlays);
            const QImage image = shot();
            QVERIFY(warmth(image, {m_home.x + 1, m_home.y}) > warmth(image, {m_home.x + 4, m_home.y}) + 10);
        }
    }

    void aBlockedLineStopsAtTheBlocker()
    {
        const WorldPos from{m_home.x - 4, m_home.y};
        const WorldPos to{m_home.x + 4, m_home.y};
        const QImage before = shot();
        MapOverlays overlays;
        overlays.lines.push_back({from, to, {}});
        m_view->figures()->setOverlays(overlays);
        const QImage clear = shot();
        overlays.lines.front().blocker = m_home;
        m_view->figures()->setOverlays(overlays);
        const QImage blocked = shot();
        const auto changedIn = [&](const QImage &image, int x) {
            return changedPixels(before, image, {m_home.x + x, m_home.y});
        };
        // Solid before the blocker, a cross at it, gaps behind it.
        QCOMPARE(changedIn(blocked, -2), changedIn(clear, -2));
        QVERIFY(changedIn(blocked, 0) > changedIn(clear, 0) * 3 / 2);
        QVERIFY(lightPixels(blocked, {m_home.x + 2, m_home.y}) <
                lightPixels(clear, {m_home.x + 2, m_home.y}));
        QVERIFY(changedIn(blocked, 3) > 0);
    }

    void aPathGoesThroughItsCellsAndEndsInAHead()
    {
        const QImage before = shot();
        std::vector<WorldPos> path;
        for (int x = -3; x <= 3; ++x)
            path.push_back({m_home.x + x, m_home.y});
        MapOverlays overlays;
        overlays.paths = {path};
        m_view->figures()->setOverlays(overlays);
        const QImage after = shot();
        for (const WorldPos cell : path)
            QVERIFY(changedPixels(before, after, cell) > 0);
        QVERIFY(changedPixels(before, after, path.back()) >
                changedPixels(before, after, path[path.size() - 2]));
        QCOMPARE(changedPixels(before, after, {m_home.x, m_home.y + 2}), 0);
    }

    void endlessLinesAndPathsAreDrawn()
    {
        constexpr std::int64_t kFar = 1'000'000'000'000;
        const QImage before = shot();
        MapOverlays overlays;
        overlays.lines.push_back({{-kFar, m_home.y}, {kFar, m_home.y}, WorldPos{-kFar + 5, m_home.y}});
        overlays.paths = {{{kFar, kFar}, {kFar + 1, kFar}}};
        overlays.cursor = WorldPos{kFar, -kFar};
        m_view->figures()->setOverlays(overlays);
        const QImage after = shot();
        QVERIFY(changedPixels(before, after, m_home) > 0);
        QCOMPARE(changedPixels(before, after, {m_home.x, m_home.y + 2}), 0);
    }

    void theCursorShowsOnEveryGround_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("step");
        for (const bool dark : {true, false}) {
            for (const int step : {-2, 4, 24})
                QTest::addRow("%s, %d", dark ? "dark" : "light", step) << dark << step;
        }
    }
    void theCursorShowsOnEveryGround()
    {
        QFETCH(bool, dark);
        QFETCH(int, step);
        useTheme(dark ? darkTheme() : lightTheme());
        m_view->setZoom({step});
        const QImage before = shot();
        MapOverlays overlays;
        overlays.cursor = m_home;
        m_view->figures()->setOverlays(overlays);
        const QImage after = shot();
        QVERIFY(differentPixels(before, after) > 30);
        // What is under the cursor can still be seen.
        if (step == 24)
            QCOMPARE(pixelAt(after, m_home), pixelAt(before, m_home));
    }

    void thingsGlideAndSettle()
    {
        m_view->setMotion(true);
        m_view->figures()->setThings({thingAt(m_home)});
        const QImage first = shot();
        QVERIFY(m_view->isSettled());
        m_view->figures()->setThings({thingAt({m_home.x + 2, m_home.y})});
        QVERIFY(!m_view->isSettled());
        QCOMPARE(m_view->grab().toImage().convertToFormat(QImage::Format_RGB32), first); // still sets out
        QTRY_VERIFY(m_view->isSettled());
        const QImage arrived = shot();
        QVERIFY(arrived != first);
        m_view->setMotion(false);
        m_view->figures()->setThings({});
        m_view->figures()->setThings({thingAt({m_home.x + 2, m_home.y})});
        QCOMPARE(shot(), arrived);
    }

    void nothingGlidesInAProgramWithoutMotion()
    {
        m_view->setMotion(true);
        useMotion(false);
        m_view->figures()->setThings({thingAt(m_home)});
        shot();
        m_view->figures()->setThings({thingAt({m_home.x + 2, m_home.y})});
        const bool settled = m_view->isSettled();
        useMotion(true);
        QVERIFY(settled);
    }

    void jumpsAndStrangersAreNotAnimated()
    {
        m_view->setMotion(true);
        m_view->figures()->setThings({thingAt(m_home)});
        shot();
        m_view->figures()->setThings({thingAt({m_home.x + 4, m_home.y})});
        QVERIFY(m_view->isSettled());
        MapThing other = thingAt({m_home.x + 3, m_home.y});
        other.id = 2;
        m_view->figures()->setThings({other});
        QVERIFY(m_view->isSettled());
    }

    void flashesAreShortAndOnlyWithMotion()
    {
        const QImage before = shot();
        m_view->figures()->flashCell(m_home, Flash::Hit);
        QVERIFY(m_view->isSettled());
        QCOMPARE(shot(), before);
        m_view->setMotion(true);
        for (const Flash flash : {Flash::Hit, Flash::Open, Flash::Pickup}) {
            m_view->figures()->flashCell(m_home, flash);
            QVERIFY(m_view->grab().toImage().convertToFormat(QImage::Format_RGB32) != before);
            QTRY_VERIFY(m_view->isSettled());
            QCOMPARE(shot(), before);
        }
    }

    void aNewWorldStartsWithoutThingsOfTheOldOne()
    {
        const QImage before = shot();
        m_view->figures()->setThings({thingAt(m_home)});
        MapOverlays overlays;
        overlays.cursor = m_home;
        m_view->figures()->setOverlays(overlays);
        QVERIFY(shot() != before);
        m_view->setSource(std::make_shared<test::PlainSource>());
        QCOMPARE(shot(), before);
    }

    void aShotThatGlowsDrawsItsTailBehindIt_data()
    {
        QTest::addColumn<bool>("west");
        for (const bool west : {false, true})
            QTest::addRow(west ? "west" : "east") << west;
    }
    void aShotThatGlowsDrawsItsTailBehindIt()
    {
        QFETCH(bool, west);
        m_view->setZoom({64});
        m_view->figures()->setPlayerMarker(WorldPos{m_home.x, m_home.y - 1});
        ActionScene scene;
        scene.player = middleOf(WorldPos{m_home.x, m_home.y - 1});
        m_view->figures()->showAction(scene, ActionMotion::AtOnce);
        const QImage before = shot();
        scene.missiles.push_back({1, middleOf(m_home), {west ? -1.0 : 1.0, 0}, ActionMissile::Homing});
        m_view->figures()->showAction(scene, ActionMotion::AtOnce);
        const QImage after = shot();
        const WorldPos behind{m_home.x + (west ? 1 : -1), m_home.y};
        const WorldPos ahead{m_home.x + (west ? -1 : 1), m_home.y};
        const std::vector<WorldPos> changed = changedCells(before, after);
        QVERIFY(std::ranges::count(changed, m_home) == 1);
        QVERIFY(std::ranges::count(changed, behind) == 1);
        QVERIFY(std::ranges::count(changed, ahead) == 0);
        useTheme(lightTheme());
        const QImage light = shot();
        scene.missiles.clear();
        m_view->figures()->showAction(scene, ActionMotion::AtOnce);
        QVERIFY(std::ranges::count(changedCells(shot(), light), m_home) == 1);
    }

    void whoMovesIsFoundAgainInAnyOrder()
    {
        const auto mover = [](std::uint64_t id, double x) {
            ActionMover made;
            made.id = id;
            made.position = {x, 0};
            return made;
        };
        ActionScene before;
        before.movers = {mover(7, 0), mover(3, 10), mover(5, 20)};
        ActionScene now;
        now.movers = {mover(3, 11), mover(9, 30), mover(7, 1)}; // 5 is gone, and 9 is new
        const ActionScene shown = between(before, now, 0.5);
        QCOMPARE(shown.movers.size(), std::size_t{3});
        QCOMPARE(shown.movers[0].position.x, 10.5);
        QCOMPARE(shown.movers[1].position.x, 30.0);
        QCOMPARE(shown.movers[2].position.x, 0.5);
    }

private:
    /// The view once it is painted and still.
    QImage shot()
    {
        m_view->grab();
        for (int i = 0; i < 2000 && !m_view->isSettled(); ++i) {
            QTest::qWait(5);
            m_view->grab();
        }
        return m_view->grab().toImage().convertToFormat(QImage::Format_RGB32);
    }

    [[nodiscard]] QRect pixelsOf(WorldPos cell) const
    {
        const QRectF rect = m_view->cellRect(cell);
        const double ratio = m_view->devicePixelRatioF();
        return QRectF(rect.topLeft() * ratio, rect.size() * ratio).toRect();
    }

    [[nodiscard]] QRgb pixelAt(const QImage &image, WorldPos cell) const
    {
        return image.pixel(pixelsOf(cell).center());
    }

    template<typename Count>
    int sumOver(const QImage &image, WorldPos cell, Count count) const
    {
        int sum = 0;
        const QRect pixels = pixelsOf(cell).intersected(image.rect());
        for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
            for (int x = pixels.left(); x <= pixels.right(); ++x)
                sum += count(x, y);
        }
        return sum;
    }

    [[nodiscard]] int changedPixels(const QImage &a, const QImage &b, WorldPos cell) const
    {
        return sumOver(a, cell, [&](int x, int y) { return a.pixel(x, y) != b.pixel(x, y) ? 1 : 0; });
    }

    [[nodiscard]] int lightPixels(const QImage &image, WorldPos cell) const
    {
        return sumOver(image, cell, [&](int x, int y) { return qGray(image.pixel(x, y)) > 130 ? 1 : 0; });
    }

    /// How much redder than blue a cell is, on average.
    [[nodiscard]] int warmth(const QImage &image, WorldPos cell) const
    {
        const int sum = sumOver(
            image, cell, [&](int x, int y) { return qRed(image.pixel(x, y)) - qBlue(image.pixel(x, y)); });
        return sum / (pixelsOf(cell).width() * pixelsOf(cell).height());
    }

    [[nodiscard]] int mostColourful(const QImage &image) const
    {
        int most = 0;
        sumOver(image, m_home, [&](int x, int y) {
            const QColor colour(image.pixel(x, y));
            most = std::max(most, std::max({colour.red(), colour.green(), colour.blue()}) -
                                      std::min({colour.red(), colour.green(), colour.blue()}));
            return 0;
        });
        return most;
    }

    [[nodiscard]] std::vector<WorldPos> changedCells(const QImage &a, const QImage &b) const
    {
        std::vector<WorldPos> cells;
        const double ratio = m_view->devicePixelRatioF();
        for (int y = 0; y < a.height(); ++y) {
            for (int x = 0; x < a.width(); ++x) {
                if (a.pixel(x, y) == b.pixel(x, y))
                    continue;
                const WorldPos cell = m_view->cellAt(QPointF(x + 0.5, y + 0.5) / ratio);
                if (std::ranges::find(cells, cell) == cells.end())
                    cells.push_back(cell);
            }
        }
        return cells;
    }

    WorldPos m_home{20, 20};
    std::unique_ptr<MapView> m_view;
};

} // namespace

CAVE_WIDGET_TEST(TestMapThings)
#include "tst_map_things.moc"
