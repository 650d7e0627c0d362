#pragma once

#include "core/base/result.h"
#include "core/world/settings.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace cave {

/// The settings that matter to a generator as one JSON object with the keys of `settingsOf(kind)`; chances as
/// decimal fractions.
std::string settingsToJson(const WorldSettings &settings, GeneratorKind kind = GeneratorKind::Caves);

/// Reads a JSON object of settings; keys that are not in it keep their value in `defaults`. Numbers are taken
/// exactly: a chance has at most four decimals. Error InvalidArgument: not an object, or an unknown key, a
/// wrong type or a value out of range, naming the key.
Result<WorldSettings> settingsFromJson(std::string_view text, const WorldSettings &defaults);

/// `settingsFromJson` of a file. Errors name the file; NotFound, Io, InvalidArgument.
Result<WorldSettings> readSettingsFile(const std::filesystem::path &path, const WorldSettings &defaults);

} // namespace cave
