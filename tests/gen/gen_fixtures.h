// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/generator.h"

#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>

namespace cave::test {

using StageKind = GenerationStage::Kind;
using Source = std::shared_ptr<const RegionSource>;

/// What a world of version 1 of a generator with its usual settings is made from.
inline WorldSpec specOf(GeneratorKind kind, const std::string &seed = "lantern")
{
    return {seed, {kind, 1}, defaultSettings(kind)};
}

inline std::string readFile(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

} // namespace cave::test
