// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/generator_info.h"
#include "core/world/settings.h"

namespace cave {

/// False for a setting that another one leaves without any effect: where death ends a journey, nothing else
/// is lost. Lists for people leave such a setting out; files contain it.
[[nodiscard]] inline bool hasEffect(const SettingInfo &info, const WorldSettings &settings,
                                    GeneratorKind kind)
{
    const bool journey = scenarioInfo(generatorInfo(kind).scenario).journey;
    return !(info.key == "death.lose" && journey && settings.lives == Lives::One);
}

} // namespace cave
