// SPDX-License-Identifier: MIT
#include "core/gen/generator.h"

#include "core/base/text.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace cave {
namespace {

using StageKind = GenerationStage::Kind;

/// A generator that stops after a stage.
class SourceUpTo final : public RegionSource {
public:
    SourceUpTo(std::shared_ptr<const StagedSource> source, const GenerationStage &stage)
        : m_source(std::move(source))
        , m_stage(stage)
    {
    }

    [[nodiscard]] int regionSize() const override { return m_source->regionSize(); }
    [[nodiscard]] Region generate(RegionPos pos) const override
    {
        return m_source->generateUpTo(pos, m_stage);
    }
    [[nodiscard]] const LevelPlan &plan() const override { return m_source->plan(); }
    [[nodiscard]] const JourneyPlan &journey() const override { return m_source->journey(); }

private:
    std::shared_ptr<const StagedSource> m_source;
    GenerationStage m_stage;
};

/// The same generator with access to its stages.
Result<std::shared_ptr<const StagedSource>> makeStagedSource(const WorldSpec &spec)
{
    CAVE_TRY(validate(spec.settings));
    if (!isUtf8(spec.seed))
        return invalid("the seed is not valid UTF-8 text");
    const GeneratorInfo &info = generatorInfo(spec.generator.kind);
    const std::vector<int> &versions = info.versions;
    if (std::ranges::find(versions, spec.generator.version) == versions.end()) {
        return Error{ErrorCode::TooNew,
                     message("generator %1 version %2 is not known; this program has version %3", info.key,
                             spec.generator.version, versions.back())};
    }
    if (spec.seedNumber && (!info.numberedSeeds || !spec.seed.empty()))
        return invalid("only a classic world without a seed text can have a seed number");
    return info.make(spec);
}

} // namespace

std::vector<GenerationStage> generationStages(const WorldSpec &spec)
{
    return generatorInfo(spec.generator.kind).stages(spec);
}

void addSteps(std::vector<GenerationStage> &stages, GenerationStage::Kind kind, int count)
{
    for (int step = 1; step <= count; ++step)
        stages.push_back({kind, step});
}

std::vector<GenerationStage> onlyStage(const WorldSpec & /*spec*/)
{
    return {{GenerationStage::Kind::Monsters}};
}

std::string stageText(const GenerationStage &stage)
{
    switch (stage.kind) {
    case StageKind::Noise:
        return "Noise";
    case StageKind::Automaton:
        return "Automaton, step " + std::to_string(stage.step);
    case StageKind::Portals:
        return "Portals";
    case StageKind::Joining:
        return "Joining";
    case StageKind::Smoothing:
        return "Smoothing, step " + std::to_string(stage.step);
    case StageKind::Polish:
        return "Polish";
    case StageKind::Chests:
        return "Chests";
    case StageKind::Monsters:
        break;
    }
    return "Monsters";
}

Result<std::shared_ptr<const RegionSource>> makeStageSource(const WorldSpec &spec,
                                                            const GenerationStage &stage)
{
    auto source = CAVE_TRY(makeStagedSource(spec));
    const std::vector<GenerationStage> stages = generationStages(spec);
    if (std::ranges::find(stages, stage) == stages.end()) {
        return Error{
            ErrorCode::InvalidArgument,
            message("generator %1 has no stage '%2'", generatorName(spec.generator.kind), stageText(stage))};
    }
    return std::shared_ptr<const RegionSource>(std::make_shared<SourceUpTo>(std::move(source), stage));
}

Result<std::shared_ptr<const RegionSource>> makeRegionSource(const WorldSpec &spec)
{
    auto source = CAVE_TRY(makeStagedSource(spec));
    return std::shared_ptr<const RegionSource>(std::move(source));
}

bool mayHaveMonsterIn(const CellRect &rect, const WorldMap &map, RegionPos pos)
{
    const std::optional<MonsterPlaces> places = map.source()->possibleMonsters(pos);
    if (!places)
        return true;
    const int size = map.regionSize();
    const std::int64_t south = pos.y * size;
    const bool inRows = south + places->rows.first < rect.origin.y + rect.height &&
                        south + places->rows.last >= rect.origin.y;
    return inRows || std::ranges::any_of(places->cells, [&](CellPos cell) {
               return rect.contains(worldPos(pos, cell, size));
           });
}

} // namespace cave
