// SPDX-License-Identifier: MIT
#include "core/gen/generator.h"
#include "core/session/session.h"
#include "editor/view/map/map_view.h"

#include <QApplication>

#include <benchmark/benchmark.h>

#include "bench/offscreen_application.h"

namespace {

using namespace cave;

/// A full-screen map of a world that has been walked in, painted until nothing is missing.
class Stage {
public:
    explicit Stage(int zoomStep) : m_session(std::move(Session::begin(WorldSpec{"bench", {}, {}}).value()))
    {
        offscreenApplication();
        const WorldMap &map = m_session.world().map;
        m_map = std::make_unique<MapView>();
        m_map->setMotion(false);
        m_map->terrain()->setFog(false);
        m_map->resize(1920, 1080);
        m_map->setZoom({zoomStep});
        m_map->setSource(map.source());
        m_map->setPlayer(m_session.world().player().position, m_session.visible());
    }

    void settle()
    {
        m_map->composeFrame();
        while (!m_map->isSettled()) {
            QApplication::processEvents();
            m_map->composeFrame();
        }
    }

    MapView &map() { return *m_map; }

private:
    Session m_session;
    std::unique_ptr<MapView> m_map;
};

/// A frame of which every chunk is painted already: what scrolling and standing still cost.
void BM_FrameCached(benchmark::State &state)
{
    Stage stage(static_cast<int>(state.range(0)));
    stage.settle();
    for (auto _ : state)
        benchmark::DoNotOptimize(stage.map().composeFrame().constBits());
}
BENCHMARK(BM_FrameCached)->Arg(8)->Arg(32)->Arg(1)->Arg(-3)->Unit(benchmark::kMillisecond);

/// Everything in view repainted: what a jump or a change of zoom costs, spread over frames and threads. At
/// −3 the view covers 308 × 173 regions.
void BM_FramePainted(benchmark::State &state)
{
    for (auto _ : state) {
        Stage stage(static_cast<int>(state.range(0)));
        stage.settle();
    }
}
BENCHMARK(BM_FramePainted)
    ->Arg(8)
    ->Arg(1)
    ->Arg(-3)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->MeasureProcessCPUTime();

/// A stroke of a brush over a view of 1000 × 1000 cells: each update brings another source, a disc of 9 × 9
/// cells (or all of them) is repainted, and a frame is composed of what is there. What an update costs the
/// interface thread; 60 a second have 16 ms each.
void BM_Stroke(benchmark::State &state)
{
    offscreenApplication();
    const std::shared_ptr<const RegionSource> source =
        std::move(makeRegionSource(WorldSpec{"bench", {}, {}}).value());
    WorldMap terrain(source, 1024);
    MapView map;
    map.setMotion(false);
    map.terrain()->setFog(false);
    const auto pixels = static_cast<int>(state.range(0));
    map.resize(1000 * pixels, 1000 * pixels);
    map.setZoom({pixels});
    map.setSource(source);
    map.lookAt({0, 0});
    map.composeFrame();
    while (!map.isSettled()) {
        QApplication::processEvents();
        map.composeFrame();
    }
    const bool all = state.range(1) != 0;
    std::int64_t at = -480;
    for (auto _ : state) {
        at = at >= 470 ? -480 : at + 3;
        const WorldPos first{at, at / 2};
        const RegionPos pos = regionOf(first, terrain.regionSize());
        RegionChanges changes = terrain.changesOf(pos);
        changes.flipped[static_cast<std::size_t>(cellOf(first, terrain.regionSize()).y)] ^= 0x1FF;
        terrain.setChanges(pos, changes);
        map.terrain()->updateSource(terrain.viewSource(), all ? map.cellsInView() : CellRect{first, 9, 9});
        QApplication::processEvents();
        benchmark::DoNotOptimize(map.composeFrame().constBits());
    }
}
BENCHMARK(BM_Stroke)->Args({1, 0})->Args({2, 0})->Args({1, 1})->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
