// SPDX-License-Identifier: MIT
#include "app/shell/new_world/veiled_source.h"

#include <utility>

namespace cave {

VeiledSource::VeiledSource(std::shared_ptr<const RegionSource> source)
    : m_source(std::move(source))
    , m_plan(m_source->plan())
{
    for (Level &level : m_plan.levels)
        level.finish.reset();
}

Region VeiledSource::generate(RegionPos pos) const
{
    Region region = m_source->generate(pos);
    std::erase_if(region.features,
                  [](const Feature &feature) { return feature.kind == FeatureKind::Finish; });
    return region;
}

} // namespace cave
