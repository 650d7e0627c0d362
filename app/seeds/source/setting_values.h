// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/settings.h"

#include <QString>

#include <optional>
#include <vector>

namespace cave {

/// Whether this setting changes what the generator makes.
bool shapesTerrainOf(const SettingInfo &info, GeneratorKind kind);

/// The settings that shape what any generator makes, each once, in the order in which they are shown.
std::vector<const SettingInfo *> terrainSettings();
/// Those that can be varied in worlds of this generator: the ones that shape what it makes; where none does,
/// all that it has.
std::vector<const SettingInfo *> variableSettings(GeneratorKind kind);

/// A setting's name; translated.
QString settingLabel(const SettingInfo &info);

/// A value as people type it, without its unit: a chance in per cent, "4.5"; a choice by its name.
QString typedSettingValue(const SettingInfo &info, int value);

/// Reads such a text, exactly; a "%" after a chance is skipped. None if it is no value; its range is not
/// looked at.
std::optional<int> settingValueFrom(const SettingInfo &info, const QString &text);

/// What it may be: "30 – 70 %".
QString settingRangeText(const SettingInfo &info);

} // namespace cave
