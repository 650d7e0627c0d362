// SPDX-License-Identifier: MIT
#include "app/cli/region_option.h"

#include "app/cli/coordinate.h"

#include <cstdint>

namespace cave::cli {
Option addRegionOption(Verb verb, RegionArguments &arguments, const Message &help)
{
    return verb.addOption("--region", arguments, help).typeName("X Y").noExtraValues();
}

Outcome readRegions(const RegionArguments &arguments, int regionSize, std::vector<RegionPos> &regions)
{
    const Message what = message("region coordinate");
    const std::int64_t limit = kWorldLimit / regionSize - 1;
    for (const auto &[x, y] : arguments) {
        RegionPos pos;
        if (Outcome outcome = readCoordinate(x, what, limit, "--region", pos.x); !outcome.done())
            return outcome;
        if (Outcome outcome = readCoordinate(y, what, limit, "--region", pos.y); !outcome.done())
            return outcome;
        regions.push_back(pos);
    }
    return {};
}

} // namespace cave::cli
