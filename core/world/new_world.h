// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"

namespace cave {

/// The generator of new worlds of this kind, unless another version is chosen.
[[nodiscard]] constexpr GeneratorId generatorOfNewWorlds(GeneratorKind kind)
{
    return {kind, 1};
}

} // namespace cave
