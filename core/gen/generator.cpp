// SPDX-License-Identifier: MIT
#include "core/gen/generator.h"

#include "core/base/text.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <string>
#include <utility>

namespace cave {
Result<std::shared_ptr<const StagedSource>> makeStagedSource(const WorldSpec &spec)
{
    CAVE_TRY(validate(spec.settings));
    if (!isUtf8(spec.seed))
        return Error{ErrorCode::InvalidArgument, "the seed is not valid UTF-8 text"};
    const GeneratorInfo &info = generatorInfo(spec.generator.kind);
    const std::vector<int> &versions = info.versions;
    if (std::ranges::find(versions, spec.generator.version) == versions.end()) {
        return Error{ErrorCode::TooNew,
                     message("generator %1 version %2 is not known; this program has version %3",
                             std::string(info.key), std::to_string(spec.generator.version),
                             std::to_string(versions.back()))};
    }
    if (spec.seedNumber && (!info.numberedSeeds || !spec.seed.empty()))
        return Error{ErrorCode::InvalidArgument,
                     "only a classic world without a seed text can have a seed number"};
    return info.make(spec);
}

Result<std::shared_ptr<const RegionSource>> makeRegionSource(const WorldSpec &spec)
{
    auto source = CAVE_TRY(makeStagedSource(spec));
    return std::shared_ptr<const RegionSource>(std::move(source));
}

} // namespace cave
