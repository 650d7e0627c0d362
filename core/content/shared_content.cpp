// SPDX-License-Identifier: MIT
#include "core/content/shared_content.h"

#include "core/content/builtin.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace cave {
namespace {

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
    // Immutable, so they are shared.
    static const auto kBuiltIn = [] {
        std::vector<std::shared_ptr<const Content>> all;
        for (const ScenarioInfo &info : scenarioInfos())
            all.push_back(readBuiltIn(info.kind));
        return all;
    }();
    return kBuiltIn[static_cast<std::size_t>(scenario)];
}

} // namespace cave
