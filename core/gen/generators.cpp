// SPDX-License-Identifier: MIT
#include "core/gen/generator.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace cave {
namespace {

/// One line per generator, in the order of `GeneratorKind`.
std::vector<GeneratorInfo> makeTable()
{
    std::vector<GeneratorInfo> table;
    const auto add = [&table](GeneratorKind kind, GeneratorInfo info) {
        info.kind = kind;
        assert(static_cast<std::size_t>(kind) == table.size());
        table.push_back(std::move(info));
    };
    add(GeneratorKind::Caves, cavesGenerator());
    add(GeneratorKind::Classic, classicGenerator());
    add(GeneratorKind::Cavern, cavernGenerator());
    add(GeneratorKind::Dungeon, dungeonGenerator());
    add(GeneratorKind::Rooms, roomsGenerator());
    add(GeneratorKind::Journey, journeyGenerator());
    add(GeneratorKind::Levels, levelsGenerator());
    return table;
}

} // namespace

bool GeneratorInfo::uses(std::string_view wanted) const
{
    return std::ranges::find(settings, wanted, &SettingInfo::key) != settings.end() &&
           std::ranges::find(unused, wanted) == unused.end();
}

const std::vector<GeneratorInfo> &generators()
{
    static const std::vector<GeneratorInfo> kTable = makeTable();
    return kTable;
}

const GeneratorInfo &generatorInfo(GeneratorKind kind)
{
    return generators()[static_cast<std::size_t>(kind)];
}

const std::vector<GeneratorKind> &seedGenerators()
{
    static const std::vector<GeneratorKind> kKinds = [] {
        std::vector<GeneratorKind> kinds;
        for (const GeneratorInfo &info : generators()) {
            if (info.files != FileUse::Required)
                kinds.push_back(info.kind);
        }
        return kinds;
    }();
    return kKinds;
}

bool hasEffect(const SettingInfo &info, const WorldSettings &settings, GeneratorKind kind)
{
    const bool journey = scenarioInfo(generatorInfo(kind).scenario).journey;
    return !(info.key == "death.lose" && journey && settings.lives == Lives::One);
}

const GeneratorInfo &generatorFor(ScenarioKind scenario)
{
    return *std::ranges::find(generators(), scenario, &GeneratorInfo::scenario);
}

} // namespace cave
