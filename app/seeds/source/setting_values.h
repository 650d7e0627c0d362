// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/seed_set.h"
#include "core/world/settings.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// "1 seed", "2,500 seeds".
QString seedCountText(std::int64_t count);

/// The same of a list, and how many of its lines begin or end with spaces, if any.
QString seedListText(const SeedList &list);

/// Whether this setting changes the generator's terrain.
bool shapesTerrainOf(const SettingInfo &info, GeneratorKind kind);

/// The settings that affect any generator's terrain, each once, in display order.
std::vector<const SettingInfo *> terrainSettings();
/// The settings that can be varied in worlds of this generator: those that affect its terrain; if there are
/// none, all of its settings.
std::vector<const SettingInfo *> variableSettings(GeneratorKind kind);

/// A setting's name; translated.
QString settingLabel(const SettingInfo &info);

/// A value as typed, without its unit: a probability in per cent, "4.5"; a choice by its name.
QString typedSettingValue(const SettingInfo &info, int value);

/// A value with its unit: "4.5 %".
QString shownSettingValue(const SettingInfo &info, int value);

/// What distinguishes world `index` of a set: its seed, or the settings that are varied; translated. Callable
/// from any thread.
QString worldLabel(const SeedSet &set, std::int64_t index);

/// Parses such a text, exactly; "%" after a probability is optional. None if it is invalid; the range isn't
/// checked.
std::optional<int> settingValueFrom(const SettingInfo &info, const QString &text);

/// The range: "30 – 70 %".
QString settingRangeText(const SettingInfo &info);

} // namespace cave
