// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/hashing.h"
#include "core/content/builtin.h"
#include "core/link/frames.h"
#include "core/world/generator_info.h"

#include <string>
#include <utility>

namespace cave {

/// What this program compares with another before they play together.
[[nodiscard]] inline LinkIdentity linkIdentity(std::string programVersion)
{
    LinkIdentity identity;
    identity.programVersion = std::move(programVersion);
    for (const GeneratorInfo &info : generators()) {
        const ContentTexts texts = builtInContentTexts(info.scenario);
        for (const auto &text : {texts.items, texts.monsters, texts.trees, texts.scenario})
            identity.content = combine(identity.content, hashBytes(text));
        identity.generators = combine(identity.generators, hashBytes(info.key));
        for (const int version : info.versions)
            identity.generators = combine(identity.generators, word(version));
    }
    identity.content = combine(identity.content, hashBytes(builtInCastText()));
    return identity;
}

} // namespace cave
