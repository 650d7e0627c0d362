// SPDX-License-Identifier: MIT
#include "app/seeds/marks/seed_marks_store.h"
#include "app/seeds/metrics/metric_texts.h"
#include "app/seeds/rows/seed_table.h"
#include "core/content/builtin.h"

#include <QApplication>

#include <benchmark/benchmark.h>
#include <cstdint>
#include <memory>

#include "bench/offscreen_application.h"

namespace {

using namespace cave;

constexpr std::int64_t kRows = 10'000;

/// Measures what cards show in many worlds, as the place for seeds does with its source; reports worlds a
/// second.
void measureTable(benchmark::State &state)
{
    offscreenApplication();
    const Result<Content> content = builtInContent();
    if (!content) {
        state.SkipWithError("can't begin");
        return;
    }
    SeedMarksStore marks;
    SeedTable table(marks, std::make_shared<const Content>(*content));
    const WorldSpec base{{}, {}, defaultSettings(GeneratorKind::Caves)};
    table.setFacts(defaultCardMetrics(GeneratorKind::Caves));
    std::int64_t from = 0; // worlds that no earlier turn has measured
    for (auto unused : state) {
        table.showSet(SeedSet::range(base, from, kRows).valueOr({}));
        while (table.values().measuredShare() < 1)
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        from += kRows;
    }
    state.SetItemsProcessed(state.iterations() * kRows);
}

BENCHMARK(measureTable)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace
