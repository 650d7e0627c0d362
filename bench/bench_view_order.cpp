// SPDX-License-Identifier: MIT
#include "app/seeds/marks/seed_marks_store.h"
#include "app/seeds/rows/seed_order.h"
#include "app/seeds/rows/seed_table.h"
#include "core/content/builtin.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QThread>

#include <algorithm>
#include <benchmark/benchmark.h>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "bench/offscreen_application.h"

namespace {

using namespace cave;

/// Filters and sorts many measured seeds, as many as `state.range(0)`. Reports how long it takes until they
/// are shown, and as "blocked_ms" the longest time for which the interface thread does nothing else.
void arrangeTable(benchmark::State &state)
{
    offscreenApplication();
    const Result<Content> content = builtInContent();
    ConditionError error;
    const std::optional<Condition> all = Condition::parse("chests >= 0 && gold >= 0", error);
    const std::optional<Condition> some = Condition::parse("chests >= 3 && gold / chests > 2", error);
    if (!content || !all || !some) {
        state.SkipWithError("can't begin");
        return;
    }
    const std::int64_t rows = state.range(0);
    SeedMarksStore marks;
    SeedTable table(marks, std::make_shared<const Content>(*content), nullptr, rows);
    SeedOrder order(table);
    const WorldSpec base{{}, {}, defaultSettings(GeneratorKind::Caves)};
    table.setFacts({});
    table.beginHits(SeedSet::range(base, 0, rows).valueOr({}), *all);
    std::vector<SearchHit> hits;
    for (std::int64_t i = 0; i < rows; ++i) {
        const auto mixed = static_cast<double>(i * 7919 % 1009);
        hits.push_back({i, {true, 0, {}}, {static_cast<double>(i % 7), mixed}});
    }
    table.addHits(hits);
    while (table.values().measuredShare() < 1)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    qint64 longest = 0;
    bool arranged = false;
    QObject::connect(&order, &SeedOrder::layoutChanged, &order, [&] { arranged = true; });
    const auto run = [&](auto change) {
        arranged = false;
        QElapsedTimer time;
        time.start();
        change();
        longest = std::max(longest, time.nsecsElapsed());
        while (!arranged) {
            QThread::msleep(1);
            time.start();
            QApplication::processEvents();
            longest = std::max(longest, time.nsecsElapsed());
        }
    };
    for (auto unused : state) {
        run([&] { order.setCondition(*some); });
        run([&] { order.sortBy(ownQuery(MetricId::Gold), Qt::DescendingOrder); });
        run([&] { order.setCondition({}); });
        run([&] { order.sortBy({}, Qt::AscendingOrder); });
    }
    constexpr double kMillisecond = 1e6; // ns
    state.counters["blocked_ms"] = static_cast<double>(longest) / kMillisecond;
}

BENCHMARK(arrangeTable)->Arg(100'000)->Arg(1'000'000)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace
