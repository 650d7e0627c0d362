// SPDX-License-Identifier: MIT
#include "core/gen/generator.h"
#include "core/session/session.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/overview.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/tile_set.h"

#include <QApplication>
#include <QPainter>
#include <QSemaphore>
#include <QSignalSpy>
#include <QThread>
#include <QWheelEvent>

#include <future>
#include <thread>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// One region again and again: a room of floor with rock around it, so that pictures can be reasoned about.
class Rooms final : public RegionSource {
public:
    [[nodiscard]] int regionSize() const override { return 50; }
    [[nodiscard]] Region generate(RegionPos pos) const override
    {
        Region region{pos, 50, 0, {}, {}, {}};
        for (std::size_t y = 0; y < 50; ++y)
            region.rock[y] = y < 10 || y >= 40 ? lowBits(50) : (lowBits(10) | (lowBits(10) << 40U));
        return region;
    }
};

/// Terrain that can't be reached before the gate opens.
class Gated final : public RegionSource {
public:
    explicit Gated(std::shared_future<void> gate) : m_gate(std::move(gate)) {}
    [[nodiscard]] int regionSize() const override { return 50; }
    [[nodiscard]] Region generate(RegionPos pos) const override
    {
        m_waiting.release();
        m_gate.wait();
        return Rooms().generate(pos);
    }
    /// Whether so many threads wait at the gate.
    [[nodiscard]] bool waitFor(int threads) const { return m_waiting.tryAcquire(threads, 30'000); }

private:
    mutable QSemaphore m_waiting;
    std::shared_future<void> m_gate;
};

VisibleCells seenAround(WorldPos p, int radius)
{
    VisibleCells seen{{p.x - radius, p.y - radius}, BitGrid(2 * radius + 1, 2 * radius + 1)};
    for (int y = 0; y <= 2 * radius; ++y) {
        for (int x = 0; x <= 2 * radius; ++x)
            seen.cells.set(x, y);
    }
    return seen;
}

/// The frame once everything in it has been painted, here or on other threads.
QImage settledFrame(MapView &view)
{
    view.composeFrame();
    for (int i = 0; i < 6000 && !view.isSettled(); ++i) {
        QTest::qWait(5);
        view.composeFrame();
    }
    return view.composeFrame().copy();
}

/// The pixel in the middle of a cell.
QRgb pixelAt(const MapView &view, const QImage &frame, WorldPos cell)
{
    return frame.pixel((view.cellRect(cell).center() * view.devicePixelRatioF()).toPoint());
}

int lightness(QRgb pixel)
{
    return qGray(pixel);
}

class TestMapView : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        useTheme(darkTheme());
        m_level = std::make_unique<WorldMap>(std::make_shared<Rooms>());
        m_view = std::make_unique<MapView>();
        m_view->resize(640, 480);
        m_view->setMotion(false);
        m_view->setZoom({16});
        m_view->setSource(m_level->source());
    }

    void cellsAndPixelsAgreeAtEveryZoom_data()
    {
        QTest::addColumn<int>("step");
        for (const int step : {-4, -1, 1, 3, 8, 17, 64})
            QTest::addRow("%d", step) << step;
    }
    void cellsAndPixelsAgreeAtEveryZoom()
    {
        QFETCH(int, step);
        for (const WorldPos home :
             {WorldPos{0, 0}, WorldPos{-7, 12}, WorldPos{1'000'000'000'000, -1'000'000'000'000}}) {
            m_view->setZoom({step});
            m_view->lookAt(home);
            // The middle lies between pixels, so it is exact to a pixel only.
            const WorldPos middle = m_view->cellAt(QRectF(m_view->rect()).center());
            const auto slack = static_cast<std::int64_t>(2 / m_view->zoom().scale());
            QVERIFY(std::abs(middle.x - home.x) <= slack && std::abs(middle.y - home.y) <= slack);
            const WorldPos other{home.x + 3, home.y - 2};
            QCOMPARE(m_view->cellAt(m_view->cellRect(other).center()), other);
            QVERIFY(m_view->cellsInView().contains(home));
        }
    }

    void northIsUp()
    {
        m_view->lookAt({0, 0});
        QVERIFY(m_view->cellRect({0, 1}).top() < m_view->cellRect({0, 0}).top());
        QVERIFY(m_view->cellRect({1, 0}).left() > m_view->cellRect({0, 0}).left());
    }

    void unexploredRememberedAndSeenCellsLookDifferent_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("style");
        QTest::newRow("tiles, dark") << true << static_cast<int>(MapStyle::Tiles);
        QTest::newRow("tiles, light") << false << static_cast<int>(MapStyle::Tiles);
        QTest::newRow("glyphs, dark") << true << static_cast<int>(MapStyle::Glyphs);
        QTest::newRow("glyphs, light") << false << static_cast<int>(MapStyle::Glyphs);
    }
    void unexploredRememberedAndSeenCellsLookDifferent()
    {
        QFETCH(bool, dark);
        QFETCH(int, style);
        useTheme(dark ? darkTheme() : lightTheme());
        m_view->terrain()->setStyle(static_cast<MapStyle>(style));
        const WorldPos player{20, 25};
        std::vector<RegionPos> touched;
        m_level->explore(1, {12, 17}, seenAround(player, 8).cells, touched);
        m_view->terrain()->setExplored(m_level->changes());
        m_view->setPlayer(player, seenAround(player, 4));
        const QImage frame = settledFrame(*m_view);
        const QRgb seen = pixelAt(*m_view, frame, {22, 25});
        const QRgb remembered = pixelAt(*m_view, frame, {27, 25});
        const QRgb unknown = pixelAt(*m_view, frame, {35, 25});
        QVERIFY2(seen != remembered && remembered != unknown && seen != unknown,
                 qPrintable(
                     QStringLiteral("%1 %2 %3").arg(seen, 0, 16).arg(remembered, 0, 16).arg(unknown, 0, 16)));
        QCOMPARE(unknown, unexploredColour(dark ? darkTheme() : lightTheme()));
    }

    void withoutFogAllTerrainShows()
    {
        m_view->terrain()->setFog(false);
        m_view->lookAt({25, 25});
        const QImage frame = settledFrame(*m_view);
        const int floor = lightness(pixelAt(*m_view, frame, {25, 25}));
        const int rock = lightness(pixelAt(*m_view, frame, {7, 25}));
        QVERIFY2(floor > rock + 20, qPrintable(QStringLiteral("floor %1, rock %2").arg(floor).arg(rock)));
    }

    void newlyExploredCellsAppear()
    {
        m_view->lookAt({25, 25});
        const QRgb before = pixelAt(*m_view, settledFrame(*m_view), {25, 25});
        const VisibleCells seen = seenAround({25, 25}, 3);
        std::vector<RegionPos> touched;
        m_level->explore(1, seen.origin, seen.cells, touched);
        m_view->terrain()->updateExplored(*m_level, {seen.origin, 7, 7});
        QVERIFY(pixelAt(*m_view, settledFrame(*m_view), {25, 25}) != before);
    }

    void cellsExploredWhileTheirChunkIsPaintedElsewhereAppear()
    {
        m_view->setZoom({2}); // small cells are painted on other threads
        m_view->lookAt({25, 25});
        const QRgb before = pixelAt(*m_view, settledFrame(*m_view), {25, 25});
        for (int i = 0; i < 20; ++i) {
            const VisibleCells seen = seenAround({15 + i, 25}, 3);
            std::vector<RegionPos> touched;
            m_level->explore(1, seen.origin, seen.cells, touched);
            m_view->terrain()->updateExplored(*m_level, {seen.origin, 7, 7});
            m_view->composeFrame();
            // Long enough for a painter to be done, without its result being collected.
            if (i % 2 == 0)
                QThread::msleep(3);
        }
        const QImage frame = settledFrame(*m_view);
        for (int x = 13; x < 37; ++x)
            QVERIFY2(pixelAt(*m_view, frame, {x, 25}) != before, qPrintable(QString::number(x)));
    }

    void aFrameIsPaintedWhileAllThreadsAreBusy()
    {
        std::promise<void> gate;
        const auto source = std::make_shared<Gated>(gate.get_future().share());
        std::vector<std::unique_ptr<MapView>> views; // enough for every thread that maps are painted with
        for (int i = 0; i < 3; ++i) {
            views.push_back(std::make_unique<MapView>());
            views.back()->resize(640, 480);
            views.back()->setMotion(false);
            views.back()->terrain()->setFog(false);
            views.back()->setZoom({-1});
            views.back()->setSource(source);
            views.back()->composeFrame();
        }
        QVERIFY(source->waitFor(std::max(2, QThread::idealThreadCount())));
        QSemaphore painted;
        bool stoodStill = false;
        std::thread rescue([&] {
            stoodStill = !painted.tryAcquire(1, 30'000);
            gate.set_value();
        });
        QImage large(2000, 2000, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&large);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(QColor(200, 120, 0, 180));
        painter.drawRoundedRect(large.rect().adjusted(10, 10, -10, -10), 40, 40);
        const QImage frame = views.front()->grab().toImage();
        painted.release();
        rescue.join();
        QVERIFY(!frame.isNull());
        QVERIFY2(!stoodStill, "painting waited for the maps' threads");
        for (const auto &view : views)
            QTRY_VERIFY_WITH_TIMEOUT((view->composeFrame(), view->isSettled()), 60'000);
    }

    void whatIsUnderTheMouseChangesWhenTheMapScrolls()
    {
        m_view->show();
        m_view->lookAt({0, 0});
        const QPointF pointer(200, 200);
        QTest::mouseMove(m_view.get(), QPoint(199, 200));
        QTest::mouseMove(m_view.get(), pointer.toPoint());
        QSignalSpy hovered(m_view->input(), &MapInput::cellHovered);
        m_view->lookAt({5, 0});
        QCOMPARE(hovered.count(), 1);
        QCOMPARE(hovered.first().first().value<WorldPos>(), m_view->cellAt(pointer));
    }

    void aTwoHundredRegionsWideViewFillsIn()
    {
        m_view->terrain()->setFog(false);
        m_view->setZoom({-4});
        m_view->show();
        QVERIFY2(m_view->cellsInView().width >= 200 * 50,
                 qPrintable(QString::number(m_view->cellsInView().width)));
        QTRY_VERIFY_WITH_TIMEOUT(m_view->isSettled(), 60000);
        // Rooms of floor in rock average to something between; the background would mean that nothing was
        // painted.
        const QImage frame = m_view->composeFrame();
        for (const QPoint at :
             {QPoint(2, 2), frame.rect().bottomRight() - QPoint(2, 2), frame.rect().center()})
            QVERIFY(frame.pixel(at) != darkTheme().background.rgb());
    }

    void theWheelZoomsAboutThePointer()
    {
        m_view->lookAt({0, 0});
        m_view->show();
        const QPointF pointer(500, 100);
        const WorldPos under = m_view->cellAt(pointer);
        QWheelEvent wheel(pointer, m_view->mapToGlobal(pointer), {}, {0, 240}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_view.get(), &wheel);
        QVERIFY(m_view->zoom().step > 16);
        QCOMPARE(m_view->cellAt(pointer), under);
    }

    void zoomStopsAtItsEnds()
    {
        m_view->zoomBy(1000);
        QCOMPARE(m_view->zoom().step, 64);
        m_view->zoomBy(-1000);
        QCOMPARE(m_view->zoom().step, -4);
    }

    void draggingPansAndStopsFollowing()
    {
        m_view->show();
        m_view->setPlayer({25, 25}, seenAround({25, 25}, 4));
        m_view->centreOnPlayer();
        QVERIFY(m_view->isFollowing());
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, {300, 200});
        const WorldPos held = m_view->cellAt({300, 200});
        QTest::mouseMove(m_view.get(), {350, 200});
        QTest::mouseMove(m_view.get(), {460, 200});
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, {460, 200});
        QVERIFY(!m_view->isFollowing());
        QCOMPARE(m_view->cellAt({460, 200}), held);
        m_view->centreOnPlayer();
        QCOMPARE(m_view->cellAt({320, 240}), (WorldPos{25, 25}));
    }

    void aClickNamesItsCell()
    {
        m_view->show();
        m_view->lookAt({5, 5});
        QSignalSpy clicked(m_view->input(), &MapInput::cellClicked);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, m_view->cellRect({9, 2}).center().toPoint());
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(clicked.first().first().value<WorldPos>(), (WorldPos{9, 2}));
    }

    void theCameraGlidesAfterThePlayerAndArrives()
    {
        m_view->setMotion(true);
        m_view->show();
        m_view->setPlayer({25, 25}, seenAround({25, 25}, 4));
        m_view->setPlayer({26, 25}, seenAround({26, 25}, 4));
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->cellAt({320, 240}), (WorldPos{26, 25}));
    }

    void farFromTheOriginLooksAsAtHome()
    {
        m_view->terrain()->setFog(false);
        m_view->setZoom({8});
        m_view->lookAt({25, 25});
        const QImage home = settledFrame(*m_view);
        constexpr std::int64_t kFar = 1'000'000'000'000;
        m_view->lookAt({kFar + 25, -kFar + 25});
        const QImage far = settledFrame(*m_view);
        // Grain and pebbles differ from place to place; shapes don't.
        qint64 difference = 0;
        for (int y = 0; y < home.height(); ++y) {
            for (int x = 0; x < home.width(); ++x)
                difference += std::abs(lightness(home.pixel(x, y)) - lightness(far.pixel(x, y)));
        }
        const double mean = static_cast<double>(difference) / (home.width() * home.height());
        QVERIFY2(mean < 6, qPrintable(QString::number(mean)));
    }

    void anOverviewIsDrawnAtAnySize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("pixels");
        QTest::newRow("card") << QSize(320, 200) << 4;
        QTest::newRow("tiles") << QSize(301, 199) << 16;
        QTest::newRow("tiny") << QSize(1, 1) << 1;
    }
    void anOverviewIsDrawnAtAnySize()
    {
        QFETCH(QSize, size);
        QFETCH(int, pixels);
        OverviewRequest request;
        request.source = m_level->source();
        request.centre = {25, 25};
        request.size = size;
        request.cellPixels = pixels;
        const QImage image = renderOverview(request, lightTheme());
        QCOMPARE(image.size(), size);
        QVERIFY(image.pixel(0, 0) != lightTheme().background.rgb());
    }

private:
    std::unique_ptr<WorldMap> m_level;
    std::unique_ptr<MapView> m_view;
};

} // namespace

CAVE_WIDGET_TEST(TestMapView)
#include "tst_map_view.moc"
