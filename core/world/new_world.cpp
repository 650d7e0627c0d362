// SPDX-License-Identifier: MIT
#include "core/world/new_world.h"

namespace cave {

GeneratorId generatorOfNewWorlds(GeneratorKind kind)
{
    return {kind, 1};
}

} // namespace cave
