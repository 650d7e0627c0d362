#pragma once

#include "core/world/settings.h"

#include <QString>

#include <optional>

namespace cave {

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
