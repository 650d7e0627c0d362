// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/survey.h"
#include "core/content/builtin.h"
#include "core/session/session.h"

#include <memory>
#include <string>
#include <utility>

namespace cave::test {

/// For what asks whether to go on: always.
inline bool goOn(double /*done*/)
{
    return true;
}

/// The content of the Endless Caves.
inline std::shared_ptr<const Content> gameContent()
{
    static const auto kContent = std::make_shared<const Content>(std::move(builtInContent().value()));
    return kContent;
}

inline WorldSpec specOf(GeneratorKind kind, const std::string &seed)
{
    return {seed, {kind, 1}, defaultSettings(kind)};
}

/// A world of any kind that has just begun.
inline World seededWorld(GeneratorKind kind, const std::string &seed)
{
    return copyOf(Session::begin(specOf(kind, seed))->world());
}

/// Begun with the content of the Endless Caves, as for worlds that are only looked at.
inline Survey surveyOf(const WorldSpec &spec)
{
    return std::move(Survey::begin(spec, gameContent()).value());
}

inline Survey surveyOfWorld(World world)
{
    const WorldPos spawn = world.player().position;
    return Survey::of(std::move(world), spawn);
}

} // namespace cave::test
