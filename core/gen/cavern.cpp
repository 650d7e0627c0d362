#include "core/gen/cavern.h"

namespace cave {

CavernSource::CavernSource(std::string_view /*seed*/, const WorldSettings &settings)
    : m_settings(settings)
    , m_key(0)
{
}

CavernSource::~CavernSource() = default;

Region CavernSource::generate(RegionPos pos) const
{
    Region region;
    region.pos = pos;
    region.size = kMaxRegionSize;
    return region;
}

Region CavernSource::generateUpTo(RegionPos pos, const GenerationStage & /*stage*/) const
{
    return generate(pos);
}

} // namespace cave
