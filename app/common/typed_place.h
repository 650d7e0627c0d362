// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QString>

#include <optional>

namespace cave {

/// Reads coordinates typed by the user, x east and y north: "12, -40", "12 -40" or "(12,-40)". None for other
/// texts, and for places outside the usable world.
std::optional<WorldPos> typedPlace(const QString &text);

} // namespace cave
