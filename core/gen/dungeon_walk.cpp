#include "core/gen/dungeon_walk.h"

namespace cave {

DungeonSource::DungeonSource(std::string_view /*seed*/, const WorldSettings & /*settings*/) {}

Region DungeonSource::generate(RegionPos pos) const
{
    Region region;
    region.pos = pos;
    region.size = kMaxRegionSize;
    return region;
}

Region DungeonSource::generateUpTo(RegionPos pos, const GenerationStage & /*stage*/) const
{
    return generate(pos);
}

} // namespace cave
