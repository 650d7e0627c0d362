#include "core/world/world.h"

#include <utility>

namespace cave {

World::World(WorldSpec madeFrom, std::shared_ptr<const Content> tables,
             std::shared_ptr<const RegionSource> source)
    : spec(std::move(madeFrom))
    , key(worldKey(spec))
    , content(std::move(tables))
    , level(std::move(source))
    , streams(key)
{
}

} // namespace cave
