// SPDX-License-Identifier: MIT
#include "core/world/world_spec.h"

#include "core/base/hashing.h"
#include "core/base/java_seed.h"
#include "core/content/builtin.h"
#include "core/content/content.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <cstddef>

namespace cave {

std::uint64_t worldKey(const WorldSpec &spec)
{
    const std::uint64_t kind = hashBytes(generatorName(spec.generator.kind));
    if (!generatorInfo(spec.generator.kind).numberedSeeds)
        return combine(kind, hashBytes(spec.seed));
    // Only the number matters, so that a world is the same if only that is known.
    const Result<std::int64_t> number = spec.seedNumber ? *spec.seedNumber : javaSeedHash(spec.seed);
    return combine(kind, number ? static_cast<std::uint64_t>(*number) : hashBytes(spec.seed));
}

std::string seedText(const WorldSpec &spec)
{
    return spec.seedNumber ? "#" + std::to_string(*spec.seedNumber) : spec.seed;
}

ScenarioKind scenarioOf(GeneratorKind kind)
{
    return generatorInfo(kind).scenario;
}

int contentVersionOf(const GeneratorId &generator)
{
    const GeneratorInfo &info = generatorInfo(generator.kind);
    const auto found = std::ranges::find(info.versions, generator.version);
    return found == info.versions.end()
               ? info.contents.back()
               : info.contents[static_cast<std::size_t>(found - info.versions.begin())];
}

std::shared_ptr<const Content> contentFor(const GeneratorId &generator,
                                          const std::shared_ptr<const Content> &content)
{
    const ScenarioKind scenario = scenarioOf(generator.kind);
    const int version = contentVersionOf(generator);
    return content != nullptr && content->scenario.kind == scenario && content->isOf(version)
               ? content
               : contentFor(scenario, version);
}

bool isBounded(GeneratorKind kind)
{
    return generatorInfo(kind).isBounded();
}

std::string_view generatorName(GeneratorKind kind)
{
    return generatorInfo(kind).key;
}

GeneratorId generatorOfNewWorlds(GeneratorKind kind)
{
    return {kind, generatorInfo(kind).versions.back()};
}

Result<GeneratorId> generatorNamed(std::string_view name)
{
    const std::vector<GeneratorInfo> &all = generators();
    Message known;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (name == all[i].key)
            return generatorOfNewWorlds(all[i].kind);
        Message key(all[i].key);
        known = i == 0                ? std::move(key)
                : i + 1 == all.size() ? message("%1 or %2", std::move(known), std::move(key))
                                      : message("%1, %2", std::move(known), std::move(key));
    }
    return invalid(message("unknown generator '%1'; expected one of %2", name, known));
}

WorldSettings defaultSettings(GeneratorKind kind)
{
    return generatorInfo(kind).defaults;
}

} // namespace cave
