// SPDX-License-Identifier: MIT
#include "app/seeds/metrics/reach_box.h"

#include "app/seeds/metrics/metric_texts.h"
#include "core/world/generator_info.h"

#include <algorithm>

namespace cave {

void ReachBox::setQuery(const MetricQuery &query, GeneratorKind generator)
{
    const MetricInfo &info = infoOf(query.id);
    const bool square = info.reach == MetricReach::Square && isBounded(generator);
    m_ownReach = info.ownReach;
    m_kind = square ? MetricReach::Level : info.reach;
    const bool levels = m_kind == MetricReach::Level;
    const int shown = levels && query.reach == m_ownReach ? kAllLevels : query.reach;
    const int farthest = square ? generatorInfo(generator).mostLevels : farthestReach(info);
    setRange(levels ? kAllLevels : 1, std::clamp(shown, farthest, kMaxMetricReach));
    setSpecialValueText(levels ? allLevelsText() : QString());
    setValue(shown);
}

} // namespace cave
