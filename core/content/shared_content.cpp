#include "core/content/shared_content.h"

#include "core/content/builtin.h"

#include <array>
#include <cstddef>
#include <utility>

namespace cave {
namespace {

constexpr std::array kScenarios{ScenarioKind::EndlessCaves, ScenarioKind::Cavern, ScenarioKind::DungeonRun,
                                ScenarioKind::Rooms};

std::shared_ptr<const Content> readBuiltIn(ScenarioKind scenario)
{
    Result<Content> content = builtInContent(scenario);
    return content ? std::make_shared<const Content>(std::move(*content)) : nullptr;
}

} // namespace

std::shared_ptr<const Content> contentFor(ScenarioKind scenario,
                                          const std::shared_ptr<const Content> &content)
{
    if (content != nullptr && content->scenario.kind == scenario)
        return content;
    // Nothing changes them, so one copy serves all.
    static const auto kBuiltIn = [] {
        std::array<std::shared_ptr<const Content>, kScenarios.size()> all;
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = readBuiltIn(kScenarios[i]);
        return all;
    }();
    return kBuiltIn[static_cast<std::size_t>(scenario)];
}

} // namespace cave
