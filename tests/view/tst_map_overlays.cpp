// SPDX-License-Identifier: MIT
#include "core/edit/cell_mask.h"
#include "core/world/world_map.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/overlay_stack.h"

#include <QSignalSpy>

#include <algorithm>
#include <set>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Floor everywhere, but for the cells that are rock, so that all that differs between two pictures is what
/// was put on the map.
class Ground final : public RegionSource {
public:
    explicit Ground(std::set<WorldPos> rock = {}) : m_rock(std::move(rock)) {}

    [[nodiscard]] int regionSize() const override { return 50; }
    [[nodiscard]] Region generate(RegionPos pos) const override
    {
        Region region{pos, 50, 0, {}, {}, {}};
        for (const WorldPos p : m_rock) {
            if (regionOf(p, 50) == pos)
                region.rock[static_cast<std::size_t>(cellOf(p, 50).y)] |=
                    std::uint64_t{1} << static_cast<unsigned>(cellOf(p, 50).x);
        }
        return region;
    }

private:
    std::set<WorldPos> m_rock;
};

constexpr std::int64_t kFarAway = 1'000'000'000'000;

class TestMapOverlays : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_view = std::make_unique<MapView>();
        m_view->resize(320, 240);
        m_view->setMotion(false);
        m_view->terrain()->setFog(false);
        m_view->setZoom({24});
        m_view->setSource(std::make_shared<Ground>());
        m_view->show();
        lookAt({3, -5});
    }

    void aPictureColoursExactlyItsCells_data() { zoomsAndPlaces(); }
    void aPictureColoursExactlyItsCells()
    {
        QFETCH(int, step);
        QFETCH(qlonglong, away);
        m_view->setZoom({step});
        lookAt({away + 3, -away - 5});
        OverlayPicture picture{{m_home.x - 2, m_home.y - 1}, 1, clear(5, 3), false};
        picture.pixels.setPixel(0, 2, qRgb(255, 0, 0)); // the south-west corner
        picture.pixels.setPixel(4, 0, qRgb(0, 0, 255)); // the north-east one
        const QImage before = shot();
        MapOverlays overlays;
        overlays.pictures = {picture};
        m_view->figures()->setOverlays(overlays);
        const QImage after = shot();
        QCOMPARE(changedCells(before, after),
                 (std::set<WorldPos>{{m_home.x - 2, m_home.y - 1}, {m_home.x + 2, m_home.y + 1}}));
        for (const QPoint corner :
             {pixelsOf(picture.origin).topLeft(), pixelsOf(picture.origin).bottomRight()})
            QCOMPARE(after.pixel(corner), qRgb(255, 0, 0));
    }

    void aPictureOfRegionsHasSquaresOfTheirSize()
    {
        m_view->setZoom({2});
        OverlayPicture picture{{0, -50}, 50, clear(2, 1), false};
        picture.pixels.setPixel(0, 0, qRgb(0, 255, 0));
        lookAt({25, -25});
        const QImage before = shot();
        MapOverlays overlays;
        overlays.pictures = {picture};
        m_view->figures()->setOverlays(overlays);
        const std::set<WorldPos> changed = changedCells(before, shot());
        QCOMPARE(changed.size(), 2500U);
        QCOMPARE(*changed.begin(), (WorldPos{0, -50}));
        QCOMPARE(*changed.rbegin(), (WorldPos{49, -1}));
    }

    void hatchedPicturesShowTheGroundsPatternOnTop()
    {
        OverlayPicture picture{m_home, 1, clear(1, 1), false};
        picture.pixels.fill(qRgb(255, 0, 0));
        MapOverlays overlays;
        overlays.pictures = {picture};
        m_view->figures()->setOverlays(overlays);
        const QImage plain = shot();
        overlays.pictures.front().hatched = true;
        m_view->figures()->setOverlays(overlays);
        QCOMPARE(changedCells(plain, shot()), std::set<WorldPos>{m_home});
    }

    void anEnormousPictureIsDrawnWhereItIsInView()
    {
        OverlayPicture picture{{m_home.x - 2000, m_home.y - 2000}, 1, clear(4001, 4001), false};
        picture.pixels.setPixel(2000, 2000, qRgb(255, 0, 0));
        MapOverlays overlays;
        overlays.pictures = {picture};
        const QImage before = shot();
        m_view->figures()->setOverlays(overlays);
        QCOMPARE(changedCells(before, shot()), std::set<WorldPos>{m_home});
    }

    void aMasksTintCoversItsCellsAndItsOutlineTheirBorders_data() { zoomsAndPlaces(); }
    void aMasksTintCoversItsCellsAndItsOutlineTheirBorders()
    {
        QFETCH(int, step);
        QFETCH(qlonglong, away);
        m_view->resize(640, 480);
        m_view->setZoom({step});
        lookAt({away + 3, -away - 5});
        auto mask = std::make_shared<CellMask>(50);
        std::set<WorldPos> all;
        for (int y = -2; y <= 2; ++y) {
            mask->addRow({m_home.x - 2, m_home.y + y}, 5);
            for (int x = -2; x <= 2; ++x)
                all.insert({m_home.x + x, m_home.y + y});
        }
        const QImage before = shot();
        MapOverlays overlays;
        overlays.masks = {{mask, Qt::red, false}};
        m_view->figures()->setOverlays(overlays);
        std::set<WorldPos> border = all;
        for (int y = -1; y <= 1; ++y) {
            for (int x = -1; x <= 1; ++x)
                border.erase({m_home.x + x, m_home.y + y});
        }
        QVERIFY(changedCells(before, shot()) == border);
        overlays.masks = {{mask, Qt::red, true}};
        m_view->figures()->setOverlays(overlays);
        QVERIFY(changedCells(before, shot()) == all);
    }

    void aMaskShowsWhereSeveralCellsShareAPixel()
    {
        m_view->setZoom({-3});
        lookAt({0, 0});
        auto mask = std::make_shared<CellMask>(50);
        mask->add({0, 0});
        mask->addRow({100, 400}, 800);
        const QImage before = shot();
        MapOverlays overlays;
        overlays.masks = {{mask, Qt::red, false}};
        m_view->figures()->setOverlays(overlays);
        const QImage after = shot();
        const auto changedNear = [&](WorldPos cell) {
            const QPoint middle = pixelsOf(cell).center();
            for (int x = -1; x <= 1; ++x) {
                for (int y = -1; y <= 1; ++y) {
                    if (before.pixel(middle + QPoint(x, y)) != after.pixel(middle + QPoint(x, y)))
                        return true;
                }
            }
            return false;
        };
        QVERIFY(changedNear({0, 0}));
        QVERIFY(changedNear({100, 400}));
        QVERIFY(changedNear({899, 400}));
        QVERIFY(!changedNear({930, 400}));
        QVERIFY(!changedNear({0, 400}));
    }

    void aNumberedLineTellsClearCellsFromThoseBeyond()
    {
        const QImage before = shot();
        NumberedLine line = eastward(7);
        MapOverlays overlays;
        overlays.numbered = {line};
        m_view->figures()->setOverlays(overlays);
        const QImage clear = shot();
        line.clear = 3;
        line.obstacles = {line.cells[3]};
        overlays.numbered = {line};
        m_view->figures()->setOverlays(overlays);
        const QImage blocked = shot();
        std::set<WorldPos> cells(line.cells.begin(), line.cells.end());
        QVERIFY(changedCells(before, clear) == cells);
        QVERIFY(changedCells(before, blocked) == cells);
        const std::set<WorldPos> others = changedCells(clear, blocked);
        for (std::size_t i = 3; i < 7; ++i)
            QVERIFY(others.contains(line.cells[i]));
    }

    void numbersAppearFromSixteenPixelsACell()
    {
        // The 1st and the 12th cell of one line differ by their numbers only.
        const auto differs = [this](int step) {
            m_view->setZoom({qRound(step * m_view->devicePixelRatioF())});
            MapOverlays overlays;
            overlays.numbered = {eastward(3)};
            m_view->figures()->setOverlays(overlays);
            const QImage image = shot();
            QImage first = image.copy(pixelsOf(m_home));
            QImage second = image.copy(pixelsOf({m_home.x + 1, m_home.y}));
            first = first.copy(first.width() / 2, 0, first.width() / 4, first.height());
            second = second.copy(second.width() / 2, 0, second.width() / 4, second.height());
            int different = 0;
            for (int y = 0; y < first.height(); ++y) {
                for (int x = 0; x < first.width(); ++x)
                    different += std::abs(qGray(first.pixel(x, y)) - qGray(second.pixel(x, y))) > 60 ? 1 : 0;
            }
            return different;
        };
        QVERIFY(differs(24) > 0);
        QCOMPARE(differs(12), 0);
    }

    void theTwoCellsOfAGapAreCrossedAndJoined()
    {
        m_view->setZoom({32});
        const QImage before = shot();
        NumberedLine line{
            {m_home, {m_home.x + 1, m_home.y + 1}}, 1, {{m_home.x + 1, m_home.y}, {m_home.x, m_home.y + 1}}};
        MapOverlays overlays;
        overlays.numbered = {line};
        m_view->figures()->setOverlays(overlays);
        const QImage after = shot();
        for (const WorldPos cell : line.obstacles)
            QVERIFY(changedCells(before, after).contains(cell));
        // Red where the two touch.
        const QPoint corner = pixelsOf({m_home.x + 1, m_home.y + 1}).bottomLeft();
        const QColor joint = after.pixelColor(corner);
        QVERIFY2(joint.red() > joint.blue() + 60, qPrintable(joint.name()));
    }

    void labelsKeepInsideTheView()
    {
        const QImage before = shot();
        const CellRect view = m_view->cellsInView();
        for (const WorldPos at :
             {view.origin, WorldPos{view.origin.x + view.width - 1, view.origin.y + view.height - 1},
              m_home}) {
            MapOverlays overlays;
            overlays.labels = {{at, "WWWWWWWWWW"}};
            m_view->figures()->setOverlays(overlays);
            const QRect changed = changedPixels(before, shot());
            QVERIFY(!changed.isEmpty());
            QVERIFY(changed.width() > 60 * m_view->devicePixelRatioF());
            QVERIFY(changed.left() > 0 && changed.top() > 0 && changed.right() < before.width() - 1 &&
                    changed.bottom() < before.height() - 1);
        }
        MapOverlays overlays;
        overlays.labels = {{{m_home.x + 500, m_home.y}, "far"}};
        m_view->figures()->setOverlays(overlays);
        QCOMPARE(shot(), before);
    }

    void everySlotOfAStackShowsUntilItIsCleared()
    {
        OverlayStack stack(*m_view);
        QSignalSpy legends(&stack, &OverlayStack::legendChanged);
        const QImage before = shot();
        OverlayLayer one;
        one.overlays.cursor = m_home;
        one.legend = {{LegendEntry::Mark::Outline, Qt::red, "here", {}}};
        OverlayLayer other;
        other.overlays.labels = {{m_home, "word"}};
        other.legend = {{LegendEntry::Mark::Dot, Qt::blue, "there", {}}, one.legend.front()};
        stack.set(OverlayStack::Slot::Tool, one);
        const QImage withOne = shot();
        stack.set(OverlayStack::Slot::Sight, other);
        QVERIFY(shot() != withOne);
        QCOMPARE(legends.count(), 2);
        // Lowest slot first, nothing twice.
        const QList<LegendEntry> both = stack.legend();
        QCOMPARE(both.size(), 2);
        QCOMPARE(both.front().text, QString("there"));
        stack.clear(OverlayStack::Slot::Sight);
        QCOMPARE(shot(), withOne);
        stack.clear(OverlayStack::Slot::Tool);
        QCOMPARE(shot(), before);
        QVERIFY(stack.legend().isEmpty());
    }

    void terrainThatWasEditedAppearsAndNothingElseChanges_data()
    {
        QTest::addColumn<int>("step");
        for (const int step : {-2, 2, 8, 24})
            QTest::addRow("%d px", step) << step;
    }
    void terrainThatWasEditedAppearsAndNothingElseChanges()
    {
        QFETCH(int, step);
        m_view->setZoom({step});
        m_view->figures()->setPlayerMarker(WorldPos{m_home.x + 2, m_home.y});
        MapOverlays overlays;
        overlays.cursor = WorldPos{m_home.x - 3, m_home.y};
        m_view->figures()->setOverlays(overlays);
        const QImage before = shot();
        // Away from cursor and player, which keep a size that can be seen.
        const int unit = step < 0 ? 20 : step < 8 ? 5 : 1;
        const CellRect area{{m_home.x + 4 * unit, m_home.y + 4 * unit}, 4 * unit, 4 * unit};
        std::set<WorldPos> rock;
        for (int x = 4 * unit; x < 8 * unit; ++x) {
            for (int y = 4 * unit; y < 8 * unit; ++y)
                rock.insert({m_home.x + x, m_home.y + y});
        }
        m_view->terrain()->updateSource(std::make_shared<Ground>(rock), area);
        const QImage edited = shot();
        QVERIFY(edited != before);
        m_view->terrain()->updateSource(std::make_shared<Ground>(), area);
        QCOMPARE(shot(), before);
    }

    void whileEditedTerrainIsPaintedWhatWasThereStays()
    {
        m_view->setZoom({2}); // small cells are painted on other threads
        const QImage before = shot();
        std::set<WorldPos> rock;
        for (int i = 0; i < 100; ++i) {
            rock.insert({m_home.x + i % 10, m_home.y + i / 10});
            m_view->terrain()->updateSource(std::make_shared<Ground>(rock), {m_home, 10, 10});
            // Far from the edits nothing may ever be missing.
            const QImage frame = m_view->composeFrame();
            QCOMPARE(frame.pixel(2, 2), before.pixel(2, 2));
            QVERIFY(frame.pixel(pixelsOf(m_home).center()) != darkTheme().background.rgb());
        }
        const QImage after = shot();
        m_view->setSource(std::make_shared<Ground>(rock));
        lookAt(m_home);
        QCOMPARE(after, shot());
    }

private:
    static void zoomsAndPlaces()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<qlonglong>("away");
        for (const int step : {1, 2, 3, 8, 24, 28, 64}) {
            for (const qlonglong away : {0LL, static_cast<qlonglong>(kFarAway)})
                QTest::addRow("%d px, %lld away", step, away) << step << away;
        }
    }

    void lookAt(WorldPos home)
    {
        m_home = home;
        m_view->lookAt(home);
    }

    static QImage clear(int width, int height)
    {
        QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        return image;
    }

    [[nodiscard]] NumberedLine eastward(int count) const
    {
        NumberedLine line;
        for (int i = 0; i < count; ++i)
            line.cells.push_back({m_home.x + i, m_home.y});
        line.clear = line.cells.size();
        return line;
    }

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

    /// The smallest rectangle around all pixels that differ.
    static QRect changedPixels(const QImage &a, const QImage &b)
    {
        QRect all;
        for (int y = 0; y < a.height(); ++y) {
            for (int x = 0; x < a.width(); ++x) {
                if (a.pixel(x, y) != b.pixel(x, y))
                    all |= QRect(x, y, 1, 1);
            }
        }
        return all;
    }

    [[nodiscard]] std::set<WorldPos> changedCells(const QImage &a, const QImage &b) const
    {
        std::set<WorldPos> cells;
        const double ratio = m_view->devicePixelRatioF();
        for (int y = 0; y < a.height(); ++y) {
            for (int x = 0; x < a.width(); ++x) {
                if (a.pixel(x, y) != b.pixel(x, y))
                    cells.insert(m_view->cellAt(QPointF(x + 0.5, y + 0.5) / ratio));
            }
        }
        return cells;
    }

    std::unique_ptr<MapView> m_view;
    WorldPos m_home;
};

} // namespace

CAVE_WIDGET_TEST(TestMapOverlays)
#include "tst_map_overlays.moc"
