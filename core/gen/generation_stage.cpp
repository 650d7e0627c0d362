#include "core/gen/generation_stage.h"

#include "core/gen/generator.h"
#include "core/gen/staged_source.h"

#include <algorithm>
#include <utility>

namespace cave {
namespace {

using StageKind = GenerationStage::Kind;

/// A generator that leaves off after a stage.
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

private:
    std::shared_ptr<const StagedSource> m_source;
    GenerationStage m_stage;
};

void addSteps(std::vector<GenerationStage> &stages, StageKind kind, int count)
{
    for (int step = 1; step <= count; ++step)
        stages.push_back({kind, step});
}

} // namespace

std::vector<GenerationStage> generationStages(const WorldSpec &spec)
{
    const GeneratorKind kind = spec.generator.kind;
    if (isBounded(kind) && kind != GeneratorKind::Cavern)
        return {{StageKind::Monsters}};
    const bool isCavern = kind == GeneratorKind::Cavern;
    std::vector<GenerationStage> stages{{StageKind::Noise}};
    addSteps(stages, StageKind::Automaton, isCavern ? spec.settings.cavernSmooth : spec.settings.iterations);
    if (isCavern)
        stages.push_back({StageKind::Joining});
    if (kind == GeneratorKind::Caves) {
        stages.push_back({StageKind::Portals});
        stages.push_back({StageKind::Joining});
        addSteps(stages, StageKind::Smoothing, spec.settings.smoothing);
        stages.push_back({StageKind::Polish});
    }
    stages.push_back({StageKind::Chests});
    stages.push_back({StageKind::Monsters});
    return stages;
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
    Result<std::shared_ptr<const StagedSource>> source = makeStagedSource(spec);
    if (!source)
        return source.error();
    const std::vector<GenerationStage> stages = generationStages(spec);
    if (std::ranges::find(stages, stage) == stages.end()) {
        return Error{ErrorCode::InvalidArgument,
                     "generator " + std::string(generatorName(spec.generator.kind)) +
                         " with these settings has no stage '" + stageText(stage) + "'"};
    }
    return std::shared_ptr<const RegionSource>(std::make_shared<SourceUpTo>(std::move(*source), stage));
}

} // namespace cave
