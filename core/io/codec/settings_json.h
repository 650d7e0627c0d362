// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/world/settings.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace cave {

/// The settings that affect a generator as an object with the keys of `settingsOf(kind)`, sorted;
/// probabilities as decimal fractions.
Json settingsJson(const WorldSettings &settings, GeneratorKind kind);
/// Its text.
std::string settingsToJson(const WorldSettings &settings, GeneratorKind kind = {});

/// Reads an object of settings; missing keys have their values in `defaults`. Numbers are exact: a
/// probability has at most four decimals. Errors InvalidArgument: not an object; an unknown key, a wrong type
/// or a value out of range, naming the key.
Result<WorldSettings> settingsFromObject(const Json &object, const WorldSettings &defaults);
/// The same for its text. Also an error if that is not JSON.
Result<WorldSettings> settingsFromJson(std::string_view text, const WorldSettings &defaults);

/// `settingsFromJson` of a file. Errors name the file; NotFound, Io, InvalidArgument.
Result<WorldSettings> readSettingsFile(const std::filesystem::path &path, const WorldSettings &defaults);

} // namespace cave
