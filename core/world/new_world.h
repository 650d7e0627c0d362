// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

namespace cave {

/// The generator of new worlds of this kind, unless another version is chosen: the newest.
[[nodiscard]] inline GeneratorId generatorOfNewWorlds(GeneratorKind kind)
{
    return {kind, generatorInfo(kind).versions.back()};
}

} // namespace cave
