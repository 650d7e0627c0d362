#include "core/gen/generator.h"
#include "core/session/session.h"
#include "editor/view/map_view.h"

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
        const Level &level = m_session.world().level;
        m_map = std::make_unique<MapView>();
        m_map->setMotion(false);
        m_map->setFog(false);
        m_map->resize(1920, 1080);
        m_map->setZoom({zoomStep});
        m_map->setSource(level.source());
        m_map->setPlayer(m_session.world().player.position, m_session.visible());
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

/// Everything in view painted anew: what a jump or a change of zoom costs, spread over frames and threads. At
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

} // namespace
