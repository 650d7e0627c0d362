// SPDX-License-Identifier: MIT
#include "core/gen/caves/cave_units.h"

namespace cave {

CaveUnits portableCaveUnits()
{
    return {drawRockRowsPortable, stepAutomatonPortable, takeFrontStepPortable, growUntilMeetingPortable,
            growWithinPortable};
}

CaveUnits fastestCaveUnits()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"))
        return {drawRockRowsAvx2, stepAutomatonAvx2, takeFrontStepAvx2, growUntilMeetingAvx2, growWithinAvx2};
#endif
    return portableCaveUnits();
}

} // namespace cave
