// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace cave::cli {

enum class SpokenLanguage : std::uint8_t { English, German, French, Chinese };

/// The language that the environment asks for, as gettext finds it: the locale is the first of LC_ALL,
/// LC_MESSAGES and LANG that isn't empty, and LANGUAGE may name others to prefer, best first. English if the
/// locale is C, POSIX or none, isn't written in UTF-8, or if none of the languages is known.
SpokenLanguage languageOfEnvironment();

} // namespace cave::cli
