// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/survey.h"
#include "core/content/builtin.h"

#include <benchmark/benchmark.h>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace cave;

namespace {

/// Measures these metrics of another seed each time, as a search does.
void surveySeeds(benchmark::State &state, GeneratorKind kind, const std::vector<MetricQuery> &queries)
{
    const auto content = std::make_shared<const Content>(std::move(builtInContent().value()));
    WorldSpec spec{{}, {kind, 1}, defaultSettings(kind)};
    std::int64_t seed = 0;
    double sum = 0;
    for (auto _ : state) {
        spec.seed = std::to_string(seed++);
        Survey survey = std::move(Survey::begin(spec, content).value());
        for (const MetricQuery &query : queries)
            sum += survey.value(query);
    }
    benchmark::DoNotOptimize(sum);
}

std::vector<MetricQuery> allMetrics()
{
    std::vector<MetricQuery> queries;
    for (const MetricInfo &info : metricInfos())
        queries.push_back(ownQuery(info.id));
    return queries;
}

void BM_SurveySpawnOnly(benchmark::State &state)
{
    surveySeeds(state, GeneratorKind::Caves, {});
}
BENCHMARK(BM_SurveySpawnOnly)->Unit(benchmark::kMicrosecond);

void BM_SurveyChests20(benchmark::State &state)
{
    surveySeeds(state, GeneratorKind::Caves, {{MetricId::Chests, 20}});
}
BENCHMARK(BM_SurveyChests20)->Unit(benchmark::kMicrosecond);

void BM_SurveyChests20Classic(benchmark::State &state)
{
    surveySeeds(state, GeneratorKind::Classic, {{MetricId::Chests, 20}});
}
BENCHMARK(BM_SurveyChests20Classic)->Unit(benchmark::kMicrosecond);

void BM_SurveyAllMetrics(benchmark::State &state)
{
    surveySeeds(state, GeneratorKind::Caves, allMetrics());
}
BENCHMARK(BM_SurveyAllMetrics)->Unit(benchmark::kMicrosecond);

void BM_SurveyAllMetricsClassic(benchmark::State &state)
{
    surveySeeds(state, GeneratorKind::Classic, allMetrics());
}
BENCHMARK(BM_SurveyAllMetricsClassic)->Unit(benchmark::kMicrosecond);

/// Each metric alone, by its number.
void BM_SurveyOneMetric(benchmark::State &state)
{
    const MetricInfo &info = metricInfos()[static_cast<std::size_t>(state.range(0))];
    state.SetLabel(std::string(info.key));
    surveySeeds(state, GeneratorKind::Caves, {ownQuery(info.id)});
}
BENCHMARK(BM_SurveyOneMetric)->DenseRange(0, kMetricCount - 1)->Unit(benchmark::kMicrosecond);

} // namespace
