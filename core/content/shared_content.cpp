// SPDX-License-Identifier: MIT
#include "core/content/shared_content.h"

#include "core/content/builtin.h"

#include <map>
#include <mutex>
#include <utility>

namespace cave {

std::shared_ptr<const Content> contentFor(ScenarioKind scenario, int version)
{
    static std::mutex guard;
    static std::map<std::pair<ScenarioKind, int>, std::shared_ptr<const Content>> known;
    const std::scoped_lock lock(guard);
    const auto [entry, isNew] = known.try_emplace({scenario, version});
    if (isNew) {
        if (Result<Content> content = builtInContent(scenario, version)) {
            // Versions with the same tables are one object.
            auto &shared = known[{scenario, content->version}];
            if (shared == nullptr)
                shared = std::make_shared<const Content>(std::move(*content));
            entry->second = shared;
        }
    }
    return entry->second;
}

} // namespace cave
