// SPDX-License-Identifier: MIT
#include "app/seeds/rows/seed_roles.h"
#include "app/seeds/sheet/card_contents.h"
#include "app/seeds/sheet/contact_sheet.h"
#include "app/seeds/sheet/sheet_cameras.h"
#include "editor/view/style/theme.h"

#include <QAbstractListModel>
#include <QApplication>
#include <QElapsedTimer>
#include <QItemSelectionModel>
#include <QScrollBar>

#include <benchmark/benchmark.h>

#include "bench/offscreen_application.h"

namespace {

using namespace cave;

/// Seeds that weren't shown before: each sheet has worlds of its own.
class Seeds : public QAbstractListModel {
public:
    explicit Seeds(int rows) : m_count(rows), m_first(s_next) { s_next += rows; }

    /// There are none until then.
    void fill()
    {
        beginResetModel();
        m_rows = m_count;
        endResetModel();
    }

    [[nodiscard]] int rowCount(const QModelIndex & /*parent*/) const override { return m_rows; }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        const int number = m_first + index.row();
        if (role == Qt::DisplayRole)
            return QString::number(number);
        if (role == seed_roles::Spec)
            return QVariant::fromValue(WorldSpec{std::to_string(number), {}, {}});
        if (role == seed_roles::Facts)
            return QStringList{QStringLiteral("Chests 4"), QStringLiteral("Floor 44.1 %"),
                               QStringLiteral("Nearest chest 12")};
        return {};
    }

private:
    inline static int s_next = 0;
    int m_rows = 0;
    int m_count;
    int m_first;
};

/// A sheet of 1920 × 1080 logical pixels, as on a full screen.
class SheetStage {
public:
    SheetStage(int rows, int cardWidth) : m_seeds(rows)
    {
        offscreenApplication();
        m_sheet = std::make_unique<ContactSheet>(m_seeds, m_selection);
        m_sheet->resize(1920, 1080);
        m_sheet->setCardWidth(cardWidth);
        useTheme(darkTheme());
        m_sheet->show();
        QApplication::processEvents();
    }

    void fill() { m_seeds.fill(); }
    /// Until every map that is in view is on the screen, and with spawns if they are waited for.
    void showMaps()
    {
        int here = 0;
        const auto counting =
            QObject::connect(&m_sheet->contents().thumbnails(), &ThumbnailCache::picturesPainted,
                             m_sheet.get(), [&here](int count) { here += count; });
        while (here < 40)
            QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        m_sheet->viewport()->repaint();
        QObject::disconnect(counting);
    }
    void settle()
    {
        while (!m_sheet->contents().isSettled() || m_sheet->contents().thumbnails().pendingPictures() > 0)
            QApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
        m_sheet->viewport()->repaint();
    }
    ContactSheet &sheet() { return *m_sheet; }

private:
    Seeds m_seeds;
    QItemSelectionModel m_selection{&m_seeds};
    std::unique_ptr<ContactSheet> m_sheet;
};

/// From a model that is set to forty maps on the screen, with new painters. The argument: device pixels a
/// cell.
void BM_SheetFirstScreen(benchmark::State &state)
{
    for (auto _ : state) {
        state.PauseTiming();
        SheetStage stage(40, 240);
        CardCamera camera = stage.sheet().cameras().shared();
        camera.zoom = {static_cast<int>(state.range(0))};
        stage.sheet().cameras().setShared(camera);
        state.ResumeTiming();
        stage.fill();
        stage.showMaps();
        state.PauseTiming();
        stage.settle();
        state.ResumeTiming();
    }
}
BENCHMARK(BM_SheetFirstScreen)
    ->Arg(4)
    ->Arg(6)
    ->Arg(16)
    ->Arg(-2)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

/// A frame of a sheet that scrolls, all maps painted: what the interface thread does.
void BM_SheetScrollFrame(benchmark::State &state)
{
    SheetStage stage(10'000, static_cast<int>(state.range(0)));
    stage.fill();
    stage.settle();
    int step = 0;
    for (auto _ : state) {
        stage.sheet().verticalScrollBar()->setValue(step = (step + 7) % 100);
        stage.sheet().viewport()->repaint();
    }
}
BENCHMARK(BM_SheetScrollFrame)->Arg(240)->Arg(160)->Unit(benchmark::kMillisecond)->MinTime(1);

/// Scrolling on and on through 10,000 seeds, half a card a frame; maps come in as they are painted.
void BM_SheetScrollOn(benchmark::State &state)
{
    SheetStage stage(10'000, 240);
    stage.fill();
    stage.settle();
    int at = 0;
    for (auto _ : state) {
        stage.sheet().verticalScrollBar()->setValue(at += 100);
        stage.sheet().viewport()->repaint();
        QApplication::processEvents();
    }
}
BENCHMARK(BM_SheetScrollOn)->Unit(benchmark::kMillisecond)->Iterations(500)->UseRealTime();

/// A frame of all maps panned by a pixel, the pictures of before shown shifted.
void BM_SheetPanFrame(benchmark::State &state)
{
    SheetStage stage(40, 240);
    stage.fill();
    stage.settle();
    double way = 1;
    int step = 0;
    for (auto _ : state) {
        if (++step % 10 == 0)
            way = -way;
        stage.sheet().cameras().setShared(stage.sheet().cameras().shared().movedBy({way, way}));
        stage.sheet().viewport()->repaint();
    }
}
BENCHMARK(BM_SheetPanFrame)->Unit(benchmark::kMillisecond)->MinTime(1);

} // namespace
